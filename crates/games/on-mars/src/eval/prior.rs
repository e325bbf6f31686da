//! Priors: which actions the search tries first and rollouts prefer. They look at the position, or 40 plies of rollout would be noise.

use orrery_engine::Seat;

use super::has_cost_of;
use crate::action::{Action, Fee, Piece};
use crate::board::Hex;
use crate::components::data;
use crate::kinds::{Blueprint, Building, GoalReward, MainAction};
use crate::state::{DisplayCard, OnMars, Work};

impl OnMars {
    /// Prior used by PUCT.
    pub(super) fn prior_of(&self, seat: Seat, action: &Action) -> f32 {
        match *action {
            Action::Main { action } => self.main_prior(seat, action),
            Action::Executive { .. } => 2.0,
            Action::CompleteGoal { reward: GoalReward::None, .. } => 0.2,
            Action::CompleteGoal { .. } | Action::RevealB { .. } => 10.0,
            Action::Deliver { .. } | Action::Allot { units: 1.., .. } => 4.0,
            Action::Accept | Action::Benefit { .. } => 3.0,
            Action::Boost => 1.5,
            Action::Finish => self.finish_prior(seat),
            Action::Travel if self.player(seat).quarters < 2 => 5.0,
            Action::Travel => 1.5,
            Action::Decline | Action::Stop => 0.5,
            Action::Step { piece, to, fee: Fee::Point } => self.step_prior(seat, piece, to),
            Action::Step { piece, to, .. } => 0.2 * self.step_prior(seat, piece, to),
            Action::Building { building } => self.building_prior(seat, building),
            Action::Hex { hex } => match self.top().map(|task| task.work) {
                Some(Work::ConstructHex { building, .. }) => self.site_prior(seat, building, hex),
                _ => 1.0,
            },
            Action::Blueprint { blueprint } => self.blueprint_prior(seat, blueprint),
            Action::Card { slot } => match self.cards[usize::from(slot)] {
                DisplayCard::Scientist(card) => 1.0 + f32::from(self.markers_on(data().scientists[card.index()].scores)),
                _ => 1.0,
            },
            _ => 1.0,
        }
    }

    fn main_prior(&self, seat: Seat, action: MainAction) -> f32 {
        let player = self.player(seat);
        match action {
            MainAction::UpgradeBuilding => 8.0,
            MainAction::WelcomeShip => 6.0,
            MainAction::ConstructBuilding => {
                let affordable = Building::LSS.into_iter().filter(|&building| has_cost_of(player, building));
                let best = affordable.map(|building| self.step_op(seat, building)).max();
                3.0 + 0.6 * f32::from(best.unwrap_or(0))
            }
            MainAction::HireOrContract if player.contracts.is_empty() => 5.0,
            MainAction::ResearchDevelopment => 4.0,
            MainAction::ObtainBlueprint if self.unbuilt(seat).count() < 2 => 4.0,
            MainAction::LearnTechnology | MainAction::HireOrContract => 3.0,
            MainAction::Resupply | MainAction::ControlCenter => 2.0,
            MainAction::ObtainBlueprint | MainAction::LandingPod => 1.0,
        }
    }

    /// OP that the step of life support brings a builder at once.
    fn step_op(&self, seat: Seat, building: Building) -> u8 {
        self.lss_step(seat, building).map_or(0, |step| step.op())
    }

    /// A rover goes to the nearest tile or crystal; a bot does not destroy them.
    fn step_prior(&self, seat: Seat, piece: Piece, to: Hex) -> f32 {
        if piece != Piece::Rover {
            return if self.tiles.contains(to) || self.crystals.contains(to) { 0.1 } else { 0.6 };
        }
        let mut targets = self.tiles;
        for research in self.player(seat).research.iter() {
            self.research_at[research.index()].into_iter().filter(|hex| hex.is_on_map()).for_each(|hex| targets.remove(hex));
        }
        targets = targets.with(self.crystals);
        let distance = |hex: Hex| if targets.contains(hex) { 0 } else { self.map().nearest(targets, hex).0 };
        let nearer = !targets.is_empty() && distance(to) < distance(self.rover_place(seat));
        if nearer { 4.0 } else { 0.15 }
    }

    fn finish_prior(&self, seat: Seat) -> f32 {
        let arrived = self.movement.rover_moved && self.tiles.contains(self.player(seat).rover);
        if arrived { 6.0 } else { 0.7 }
    }

    fn building_prior(&self, seat: Seat, building: Building) -> f32 {
        let lasting = match building {
            Building::Shelter => 2.0,
            _ if self.player(seat).cubes.contains(building) => 0.0,
            _ => 0.5,
        };
        1.0 + lasting + 0.5 * f32::from(self.step_op(seat, building))
    }

    /// Large groups yield more, and the first of a type brings a cube; tiles under a building are lost.
    fn site_prior(&self, seat: Seat, building: Building, hex: Hex) -> f32 {
        let connected = self.connected(seat, building, hex);
        let crystal = if self.crystals.contains(hex) { 0.5 } else { 0.0 };
        let cube = if self.brings_cube(seat, building, connected + 1) { 1.5 } else { 0.0 };
        let prior = 0.5 + f32::from(connected) + crystal + cube;
        if self.tiles.contains(hex) { 0.3 * prior } else { prior }
    }

    fn blueprint_prior(&self, seat: Seat, blueprint: Blueprint) -> f32 {
        let building = data().blueprint(blueprint).upgrades;
        let fits = !self.upgrade_sites(seat, blueprint, false).is_empty();
        let scored = self.player(seat).scientists.iter().any(|card| data().scientists[card.index()].scores == building);
        (if fits { 3.0 } else { 1.0 }) * if scored { 2.0 } else { 1.0 }
    }
}
