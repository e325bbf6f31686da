//! Component counts over every place where a component can be. A lost or duplicated one changes a count.
//!
//! Rovers and lifepods can be destroyed, so only a surplus is detected. The supply of meteorites and patches is endless (R1.6).

use orrery_engine::Seat;
use orrery_engine::inventory::different;

use crate::components::{LIFEPODS, data};
use crate::effects::Term;
use crate::kinds::Cards;
use crate::state::{Phase, PlanetUnknown};

pub(crate) fn inventory(game: &PlanetUnknown) -> Vec<(String, i64)> {
    let (objectives, civ) = (game.objective_places(), game.civ_places());
    let added = 4 * game.drawn_events(|term| term == Term::CivSupply { add: true });
    let mut counts = vec![
        ("tiles".to_owned(), game.count_tiles()),
        ("different tiles".to_owned(), different(game.piles.iter().flatten().map(|tile| tile.0)) as i64),
        ("civ cards".to_owned(), total(&civ) - added),
        ("civ cards in two places".to_owned(), doubled(&civ)),
        ("objectives".to_owned(), total(&objectives)),
        ("objectives in two places".to_owned(), doubled(&objectives)),
        ("different events".to_owned(), different(game.deck) as i64),
    ];
    for seat in Seat::all(game.seats) {
        let board = game.board(seat);
        let bare = !board.ground.covered();
        let marks = (board.patches & bare).len() + (board.icons & bare).len();
        let rovers = board.rovers().count() as i64 + i64::from(board.waiting);
        let allowed = i64::from(board.corp().rovers) + game.drawn_events(|term| term == Term::ExtraRover);
        let lifepods = i64::from(board.lifepods.count_ones()) + i64::from(board.pods.total());
        counts.push((format!("seat {seat}: marks on bare ground"), marks.into()));
        // While faces are chosen, boards are not yet laid out: their rovers are those of the placeholder.
        let laid_out = !matches!(game.phase, Phase::Sides | Phase::FreeChoice);
        let surplus = if laid_out { rovers - allowed } else { 0 };
        counts.push((format!("seat {seat}: rovers too many"), surplus.max(0)));
        counts.push((format!("seat {seat}: lifepods too many"), (lifepods - LIFEPODS as i64).max(0)));
    }
    counts
}

impl PlanetUnknown {
    /// Tiles in the piles, on the planets, and out of the game. During the turns a tile already laid still counts in its pile.
    fn count_tiles(&self) -> i64 {
        let laid = |seat: &Seat| self.phase == Phase::Turns && self.player(*seat).laid;
        let taken = Seat::all(self.seats).filter(laid).count() as i64;
        let unplaced = Seat::all(self.seats).filter(laid).filter(|&seat| self.player(seat).stuck).count() as i64;
        let in_piles: i64 = self.left.iter().map(|&left| i64::from(left)).sum();
        let placed: i64 = Seat::all(self.seats).map(|seat| i64::from(self.board(seat).placed)).sum();
        in_piles - taken + placed + unplaced + i64::from(self.tiles_gone)
    }

    /// Civ cards in play: the supply, what an event removed, and what the players own.
    fn civ_places(&self) -> Vec<Cards> {
        let owned = Seat::all(self.seats).map(|seat| self.board(seat).civ);
        [self.supply, self.removed].into_iter().chain(owned).collect()
    }

    fn objective_places(&self) -> Vec<Cards> {
        let mut places: Vec<Cards> = vec![self.neighbours.iter().copied().collect(), self.undealt.iter().copied().collect()];
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            let contest = Some(self.board(seat).contest).filter(|&card| card > 0);
            places.extend([player.offered, player.private, player.seen_objectives, contest.into_iter().collect()]);
        }
        places
    }

    /// How often this effect came with the events drawn so far.
    fn drawn_events(&self, is: impl Fn(Term) -> bool) -> i64 {
        let drawn = self.deck[..usize::from(self.drawn)].iter();
        drawn.filter(|&&card| data().event(card).effect.iter().any(|&term| is(term))).count() as i64
    }
}

fn total(places: &[Cards]) -> i64 {
    places.iter().map(|cards| i64::from(cards.len())).sum()
}

fn doubled(places: &[Cards]) -> i64 {
    total(places) - i64::from(places.iter().fold(Cards::NONE, |all, &cards| all.or(cards)).len())
}
