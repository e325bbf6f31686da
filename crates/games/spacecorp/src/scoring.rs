//! Final scores and places (R13.8, R14.2).

use orrery_engine::{Outcome, Score, Seat, SeatSet};

use crate::competition::{COMPETITION, PLAYER};
use crate::components::{SoloOutcome, data};
use crate::event::Standing;
use crate::kinds::Era;
use crate::state::{Phase, SpaceCorp};

/// Progress cards a player can own at most: the second tie-break counts below the first.
const TITLES: i32 = 32;

/// Profits of the solo player and of the competition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SoloStanding {
    pub profit: i16,
    pub competition: i16,
}

impl SoloStanding {
    pub fn margin(&self) -> i16 {
        self.profit - self.competition
    }

    /// The best tier that the margin reaches.
    pub fn outcome(&self) -> SoloOutcome {
        solo_outcome(self.margin())
    }
}

/// R15.12.
pub fn solo_outcome(margin: i16) -> SoloOutcome {
    let reached = |min: Option<i16>| min.is_none_or(|min| margin >= min);
    let tier = data().solo.results.iter().find(|tier| reached(tier.min_margin));
    tier.expect("the lowest tier has no bound").outcome
}

/// The result, once the game is over (R13.8, R14.2, R15.12).
pub(crate) fn outcome(game: &SpaceCorp) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    if let Some(standing) = game.solo_standing() {
        let scores = vec![Score::new(vec![("profit", i32::from(standing.profit))])];
        let winners = if standing.margin() > 0 { SeatSet::only(PLAYER) } else { SeatSet::EMPTY };
        return Some(Outcome { scores, places: vec![1], winners });
    }
    let score = |seat| Score::new(vec![("profit", i32::from(game.player(seat).profit))]);
    Some(Outcome::ranked(game.all_seats().map(score).collect(), |seat| game.tie_break(seat)))
}

impl SpaceCorp {
    /// The solo player's margin over the competition and its tier (R15.12); during the game, as if it ended now without final
    /// scoring.
    pub fn solo_standing(&self) -> Option<SoloStanding> {
        self.is_solo().then(|| SoloStanding { profit: self.player(PLAYER).profit, competition: self.player(COMPETITION).profit })
    }

    /// Colony value, then progress cards; in a game that ended early the bases on the board.
    pub(crate) fn tie_break(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        match self.era {
            Era::Starfarers => player.colony_value() * TITLES + player.titles.iter().count() as i32,
            _ => i32::from(self.bases_on_board(seat)),
        }
    }

    fn bases_on_board(&self, seat: Seat) -> u8 {
        let own = self.sites.iter().filter(|site| site.owner == Some(seat));
        own.map(|site| site.bases().count() as u8).sum()
    }

    /// All sides at this moment of the era, by seat; in the solo game the competition follows.
    pub(crate) fn standings(&self) -> Vec<Standing> {
        let sides = self.all_seats().chain(self.is_solo().then_some(COMPETITION));
        let standing = |seat: Seat| Standing {
            profit: self.player(seat).profit,
            gained: self.player(seat).profit - self.player(seat).profit_before,
            bases: self.bases_on_board(seat),
            contracts: self.contracts_of[self.era.index()][seat.index()].count_ones() as u8,
        };
        sides.map(standing).collect()
    }
}
