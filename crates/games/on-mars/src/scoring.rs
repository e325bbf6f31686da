//! Final scores and places (R19.3, R19.4, R22.14, R22.15).

use orrery_engine::{Outcome, Score, Seat, SeatSet};

use crate::components::data;
use crate::kinds::{Building, SlotAction, SoloGoal, Tech};
use crate::state::{LACERDA, OnMars, Phase};

/// The solo player's result (R22.15).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloStanding {
    pub lead: i32,
    /// Goals whose requirements all hold.
    pub met: Vec<SoloGoal>,
    pub won: bool,
}

/// The parts of a score (R19.8).
pub(crate) const PARTS: [&str; 8] =
    ["op", "progress", "ships", "colonists", "technology", "blueprints", "scientists", "contracts"];

/// The result, once the game is over (R19.3, R19.4, R22.15).
pub(crate) fn outcome(game: &OnMars) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    if let Some(standing) = game.solo_standing() {
        let winners = if standing.won { SeatSet::only(Seat(0)) } else { SeatSet::EMPTY };
        return Some(Outcome { scores: vec![game.final_score(Seat(0))], places: vec![1], winners });
    }
    let scores = Seat::all(game.seats).map(|seat| game.final_score(seat)).collect();
    Some(Outcome::ranked(scores, |seat| game.tie_break(seat)))
}

impl OnMars {
    /// OP of the game so far and the seven parts of the final scoring, as the position stands.
    pub fn final_score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let levels = Tech::ALL.into_iter().map(|tech| player.level(tech)).filter(|&level| level > 0);
        let tech: i32 = levels.map(|level| i32::from(data().lab_op[usize::from(level) - 1])).sum();
        let blueprints = player.blueprints.iter().map(|blueprint| {
            let face = data().blueprint(blueprint);
            i32::from(if self.is_built(blueprint) { face.op_built } else { face.op_unbuilt })
        });
        let scientists = player.scientists.iter().map(|scientist| {
            let markers = self.markers_on(data().scientists[scientist.index()].scores);
            i32::from(data().scientist_op) * i32::from(markers)
        });
        let contracts = player.contracts.iter().map(|contract| {
            let face = data().contract(contract);
            i32::from(if self.completed.contains(contract) { face.op_complete } else { face.op_failed })
        });
        let parts = [
            i32::from(player.op),
            i32::from(self.progress_op(seat)),
            3 * i32::from(player.hangar),
            i32::from(self.colonists_op(seat)),
            tech,
            blueprints.sum(),
            scientists.sum(),
            contracts.sum(),
        ];
        Score::new(PARTS.into_iter().zip(parts).collect())
    }

    /// OP for the cubes in the progress area (R11.6, R19.3).
    pub(crate) fn progress_op(&self, seat: Seat) -> u8 {
        data().progress_op[self.player(seat).cubes.iter().count()]
    }

    /// Markers of any player on buildings of a type.
    pub(crate) fn markers_on(&self, building: Building) -> u8 {
        let built =
            |blueprint: &crate::kinds::Blueprint| self.is_built(*blueprint) && data().blueprint(*blueprint).upgrades == building;
        crate::kinds::Blueprint::all().filter(built).count() as u8
    }

    /// Colonists of the working area and of the slots of the marker's side come back first (R19.3).
    fn colonists_op(&self, seat: Seat) -> u8 {
        if self.is_rival(seat) {
            return data().solo_quarters_op;
        }
        let player = self.player(seat);
        let here = SlotAction::ALL.into_iter().filter(|action| action.side() == player.side());
        let back: u8 = here.map(|action| player.slots[action.index()]).sum();
        let colonists = (player.quarters + player.working + back).min(player.quarters_slots());
        data().quarters_op[usize::from(colonists)]
    }

    /// Crystals, then advanced buildings, then cubes (R19.4).
    pub(crate) fn tie_break(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let (crystals, cubes) = (i32::from(player.crystals), player.cubes.iter().count() as i32);
        (crystals * 16 + i32::from(self.advanced_count(seat))) * 16 + cubes
    }

    /// The solo player's margin, and the goals that are met in this position.
    pub fn solo_standing(&self) -> Option<SoloStanding> {
        if !self.is_solo() {
            return None;
        }
        let lead = self.final_score(Seat(0)).total - self.final_score(LACERDA).total;
        let holds =
            |goal: &SoloGoal| data().solo_goals[goal.index()].iter().all(|condition| self.holds(Seat(0), condition, lead));
        let met: Vec<SoloGoal> = SoloGoal::ALL.into_iter().filter(holds).collect();
        let won = match self.options.solo_goal.goal() {
            Some(goal) => met.contains(&goal),
            None => !met.is_empty(),
        };
        Some(SoloStanding { lead, met, won })
    }
}
