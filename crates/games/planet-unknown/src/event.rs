//! What happened, for logs and animation. Events are public, so those of simultaneous decisions are sent when all players have
//! confirmed (R17.2).

use orrery_engine::Seat;
use serde::Serialize;

use crate::board::{Board, Cube, PodPlace, Pods};
use crate::components::data;
use crate::grid::{Grid, Square};
use crate::kinds::{CorporationId, PlanetId, Tile, Track};
use crate::phases::lifepods::pod_places;

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat has chosen something secretly, or is done with its part.
    Confirmed {
        seat: Seat,
    },
    BoardsChosen {
        seat: Seat,
        planet: PlanetId,
        corporation: CorporationId,
    },
    FluxChosen {
        seat: Seat,
        track: Track,
    },
    RoundBegins {
        round: u8,
        /// `None` in solo games, where it is always the same.
        commander: Option<Seat>,
    },
    Rotated {
        seat: Option<Seat>,
        offset: u8,
        /// Depots by which it turned, the short way round: clockwise, or anticlockwise if negative.
        by: i8,
    },
    EventDrawn {
        card: u8,
    },
    /// What a seat did in a part of the round.
    Did {
        seat: Seat,
        changes: Vec<Change>,
    },
    /// A seat could place neither tile (R11.1).
    CannotPlace {
        seat: Seat,
    },
    LastRound,
    GameOver,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    TilePlaced {
        tile: Tile,
        at: Square,
        turns: u8,
        flip: bool,
    },
    /// Squares of tiles placed before the last one, where several were placed at once (R7.8).
    EarlierTilesPlaced {
        squares: Vec<Square>,
    },
    PatchesLaid {
        squares: Vec<Square>,
    },
    PatchesStored {
        n: u8,
    },
    MeteorsAppeared {
        squares: Vec<Square>,
    },
    CubeMoved {
        cube: Track,
        from: Cube,
        to: Cube,
    },
    RoverMoved {
        rover: u8,
        from: Option<Square>,
        to: Option<Square>,
    },
    LifepodsCollected {
        n: u8,
    },
    LifepodsLost {
        n: u8,
    },
    /// Covered on the planet (R4.6).
    LifepodsDestroyed {
        n: u8,
    },
    MeteorsCollected {
        n: u8,
    },
    MeteorsLost {
        n: u8,
    },
    /// On the planet, or carried by a rover.
    MeteorsDestroyed {
        n: u8,
    },
    /// Collected lifepods that changed their place (R9.4.1, R9.6.1).
    LifepodsMoved {
        corporation: CorporationId,
        to: Vec<PodPlace>,
    },
    FluxMoved {
        track: Track,
    },
    /// A civ card was taken; named only if it is public.
    CivTaken {
        rank: u8,
        card: Option<u8>,
    },
    ContestBegun {
        card: u8,
    },
}

/// Differences between two states of a board. `open`: whether end-game civ cards are public (R11.6).
pub(crate) fn changes(before: &Board, after: &Board, open: bool) -> Vec<Change> {
    let mut found = Vec::new();
    // First, because of what it brings.
    for card in after.civ.without(before.civ).iter() {
        let facts = data().civ(card);
        found.push(Change::CivTaken { rank: facts.rank, card: (facts.immediate || open).then_some(card) });
    }
    if let Some(laid) = after.last.filter(|_| after.placed != before.placed) {
        found.push(Change::TilePlaced { tile: laid.tile, at: laid.corner, turns: laid.way % 4, flip: laid.way / 4 == 1 });
    }
    let squares = |grid: Grid| grid.iter().collect::<Vec<_>>();
    if after.placed > before.placed + 1 {
        let laid = after.last.map_or(Grid::EMPTY, |laid| laid.squares());
        let covered = after.ground.covered() & !before.ground.covered() & !after.patches & !laid;
        found.push(Change::EarlierTilesPlaced { squares: squares(covered) });
    }
    let new_patches = squares(after.patches & !before.patches);
    if !new_patches.is_empty() {
        found.push(Change::PatchesLaid { squares: new_patches });
    }
    if after.stored > before.stored {
        found.push(Change::PatchesStored { n: after.stored - before.stored });
    }
    let fallen = squares(after.meteors & !before.meteors);
    if !fallen.is_empty() {
        found.push(Change::MeteorsAppeared { squares: fallen });
    }
    for cube in Track::ALL.into_iter().filter(|&cube| before.cube(cube) != after.cube(cube)) {
        found.push(Change::CubeMoved { cube, from: before.cube(cube), to: after.cube(cube) });
    }
    let on_planet = |square: Square| (!square.is_off()).then_some(square);
    for (rover, (&from, &to)) in before.rovers.iter().zip(&after.rovers).enumerate().filter(|(_, (from, to))| from != to) {
        found.push(Change::RoverMoved { rover: rover as u8, from: on_planet(from), to: on_planet(to) });
    }
    if let Some(track) = after.flux.filter(|_| before.flux != after.flux) {
        found.push(Change::FluxMoved { track });
    }
    counted(before, after, &mut found);
    if after.contest != before.contest {
        found.push(Change::ContestBegun { card: after.contest });
    }
    found
}

fn counted(before: &Board, after: &Board, found: &mut Vec<Change>) {
    let (pods, were) = (after.pods.total(), before.pods.total());
    if pods > were {
        found.push(Change::LifepodsCollected { n: pods - were });
    } else if pods < were {
        found.push(Change::LifepodsLost { n: were - pods });
    }
    // A lifepod that left its place and was not lost was moved.
    if left_places(&before.pods, &after.pods) > were.saturating_sub(pods) {
        let to = pod_places().filter(|&place| after.pods.has(place) && !before.pods.has(place));
        let to = to.chain((after.pods.scoring > before.pods.scoring.max(1)).then_some(PodPlace::Scoring));
        found.push(Change::LifepodsMoved { corporation: after.corporation, to: to.collect() });
    }
    let gone = (before.lifepods.count_ones() as u8).saturating_sub(after.lifepods.count_ones() as u8);
    let destroyed = gone.saturating_sub(pods.saturating_sub(were));
    if destroyed > 0 {
        found.push(Change::LifepodsDestroyed { n: destroyed });
    }
    let (stones, were) = (after.meteors_collected, before.meteors_collected);
    if stones > were {
        found.push(Change::MeteorsCollected { n: stones - were });
    } else if stones < were {
        found.push(Change::MeteorsLost { n: were - stones });
    }
    let fallen = (after.meteors & !before.meteors).len() as u8;
    let left = after.meteor_count() + stones.saturating_sub(were);
    let destroyed = (before.meteor_count() + fallen).saturating_sub(left);
    if destroyed > 0 {
        found.push(Change::MeteorsDestroyed { n: destroyed });
    }
}

/// Number of lifepods that left their place.
fn left_places(before: &Pods, after: &Pods) -> u8 {
    let elsewhere = pod_places().filter(|&place| place != PodPlace::Scoring && before.has(place) && !after.has(place));
    elsewhere.count() as u8 + before.scoring.saturating_sub(after.scoring)
}

#[cfg(test)]
mod tests {
    use orrery_engine::Presentation;
    use orrery_engine::suite::words;

    use super::*;
    use crate::kinds::Terrain;
    use crate::state::PlanetUnknown;

    fn board(corporation: CorporationId) -> Board {
        Board::new(PlanetId::K5b4156, corporation)
    }

    /// The log entry of a change from one board to another.
    fn told(before: &Board, after: &Board) -> String {
        let event = Event::Did { seat: Seat(0), changes: changes(before, after, false) };
        words::of::<PlanetUnknown>("en").say(&PlanetUnknown::narrate(&event))
    }

    fn squares(squares: &[(u8, u8)]) -> Grid {
        squares.iter().map(|&(x, y)| Square::new(x, y)).collect()
    }

    #[test]
    fn meteorites_are_collected_or_destroyed() {
        let before = Board { meteors: squares(&[(4, 4), (5, 5), (6, 6)]), ..board(CorporationId::UniversalCoalition) };
        let after = Board { meteors: squares(&[(6, 6), (7, 7)]), meteors_collected: 1, ..before };
        assert_eq!(told(&before, &after), "Player 1: meteorite on H8, 1 meteorite collected, 1 meteorite destroyed.");
    }

    #[test]
    fn a_carried_meteorite_is_destroyed_with_its_rover() {
        let mut before = Board { loaded: 1, ..board(CorporationId::Horizon) };
        before.rovers[0] = Square::new(3, 3);
        let mut after = Board { loaded: 0, ..before };
        after.rovers[0] = Square::OFF;
        assert_eq!(told(&before, &after), "Player 1: rover lost on D4, 1 meteorite destroyed.");
    }

    #[test]
    fn lifepods_move_also_where_another_one_was_collected() {
        let places = [PodPlace::Track { track: Track::Civ, row: 3 }, PodPlace::Track { track: Track::Tech, row: 5 }];
        let mut before = board(CorporationId::Cosmos);
        before.pods.put(places[0]);
        let mut after = before;
        after.pods.take(places[0]);
        after.pods.put(places[1]);
        assert_eq!(told(&before, &after), "Player 1: lifepod moved to tech track, position 5.");
        after.pods.put(PodPlace::Scoring);
        let both = "1 lifepod collected, lifepods moved to the scoring area and tech track, position 5";
        assert_eq!(told(&before, &after), format!("Player 1: {both}."));
        after.pods = Pods::default();
        assert_eq!(told(&before, &after), "Player 1: 1 lifepod lost.");
        assert_eq!(told(&after, &before), "Player 1: 1 lifepod collected.", "placing a collected lifepod is not a move");
    }

    #[test]
    fn covered_lifepods_are_destroyed() {
        let before = board(CorporationId::UniversalCoalition);
        let mut after = Board { lifepods: before.lifepods & !0b111, ..before };
        after.pods.scoring = 1;
        assert_eq!(told(&before, &after), "Player 1: 1 lifepod collected, 2 lifepods destroyed.");
    }

    #[test]
    fn a_tile_is_told_by_its_squares_alone() {
        let before = board(CorporationId::UniversalCoalition);
        let laid = crate::board::Laid { tile: Tile(0), way: 0, corner: Square::new(1, 3) };
        let after = Board { last: Some(laid), placed: before.placed + 1, ..before };
        assert_eq!(told(&before, &after), "Player 1: tile on civ B5 B6, energy B4.");
    }

    #[test]
    fn a_civ_card_is_told_by_its_name_before_what_it_brings() {
        let before = board(CorporationId::UniversalCoalition);
        let card = (1..=crate::components::CIV_CARDS).find(|&card| data().civ(card).immediate).expect("one");
        let mut after = Board { meteors_collected: 1, ..before };
        after.civ.insert(card);
        let text = told(&before, &after);
        let name = words::of::<PlanetUnknown>("en").say(&orrery_engine::Message::new(format!("civ-{card:02}")));
        let rank = data().civ(card).rank;
        assert_eq!(text, format!("Player 1: civ card of rank {rank}: {name}, 1 meteorite collected."));
    }

    #[test]
    fn every_tile_of_a_visit_is_told() {
        let before = board(CorporationId::UniversalCoalition);
        let laid = |x: u8| crate::board::Laid { tile: Tile(0), way: 0, corner: Square::new(x, 3) };
        let (first, second) = (laid(1), laid(7));
        let mut after = Board { last: Some(second), placed: before.placed + 2, ..before };
        after.ground.set(first.squares() | second.squares(), Terrain::Civ);
        let found = changes(&before, &after, false);
        let (tile, at) = (second.tile, second.corner);
        let squares = first.squares().iter().collect();
        assert_eq!(
            found,
            [Change::TilePlaced { tile, at, turns: 0, flip: false }, Change::EarlierTilesPlaced { squares }],
            "the last one as it lies, those before by their squares"
        );
    }
}
