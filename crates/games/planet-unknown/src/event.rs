//! What happened, for logs and animation. Everybody may see every event, so what is decided at the same time is told when all have
//! confirmed (R17.2).

use orrery_engine::Seat;
use serde::Serialize;

use crate::board::{Board, Cube, PodPlace};
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
        commander: Seat,
    },
    Rotated {
        seat: Option<Seat>,
        offset: u8,
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
    /// A civ card was taken; which one, only if it is open to all.
    CivTaken {
        rank: u8,
        card: Option<u8>,
    },
    ContestBegun {
        card: u8,
    },
}

/// What is different on a board. `open`: end-game civ cards lie open (R11.6).
pub(crate) fn changes(before: &Board, after: &Board, open: bool) -> Vec<Change> {
    let mut found = Vec::new();
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
    for card in after.civ.without(before.civ).iter() {
        let facts = data().civ(card);
        found.push(Change::CivTaken { rank: facts.rank, card: (facts.immediate || open).then_some(card) });
    }
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
    } else if after.pods != before.pods {
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
