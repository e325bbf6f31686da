//! Private goals (R17), and the conditions of goals, contracts and solo goals (R23).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::{Condition, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{Building, Buildings, ContractType, Contracts, Goal, GoalReward, Item};
use crate::phases::wrong_phase;
use crate::state::{COLONISTS, OnMars, Work};

impl OnMars {
    /// Whether a condition holds for a player. `lead`: OP ahead of the solo opponent.
    pub(crate) fn holds(&self, seat: Seat, condition: &Condition, lead: i32) -> bool {
        let (has, needs) = self.measure(seat, condition, lead);
        has >= needs
    }

    /// What a condition counts for a player now, and how much it asks for.
    fn measure(&self, seat: Seat, condition: &Condition, lead: i32) -> (i32, i32) {
        let player = self.player(seat);
        let completed = self.completed_by(seat);
        let (has, needs) = match *condition {
            Condition::OpLead(n) => return (lead, n.into()),
            Condition::BlueprintsHeld(n) => (player.blueprints.len(), n),
            Condition::AdvancedBuildings(n) => (self.advanced_count(seat).into(), n),
            Condition::DifferentAdvancedTypes(n) => {
                let types: Buildings =
                    self.advanced_of(seat).map(|(blueprint, _)| data().blueprint(blueprint).upgrades).collect();
                (types.iter().count(), n)
            }
            Condition::OwnMines(n) => (self.own_mines(seat).into(), n),
            Condition::OwnAdvanced { building, count } => (self.advanced_on(seat, building).count(), count),
            Condition::AdvancedBuilding { building, size } => {
                let sizes = self.advanced_on(seat, building).map(|hex| self.group_size(hex));
                (sizes.max().unwrap_or(0).into(), size)
            }
            Condition::AdvancedInComplex { markers, size, different } => (self.markers_in(seat, size, different).into(), markers),
            Condition::ComplexSize { building, size } => {
                let same = self.buildings_of(seat, building);
                let sizes = same.iter().map(|hex| self.map().group(same, HexSet::only(hex)).len());
                (sizes.max().unwrap_or(0).into(), size)
            }
            Condition::DiscoveryTiles(n) => (player.discoveries.iter().count(), n),
            Condition::ResearchTiles(n) => (player.research.iter().count(), n),
            Condition::SameResource { units, kinds } => {
                (kinds.iter().map(|item| player.storage[item.index()]).max().unwrap_or(0).into(), units)
            }
            Condition::KindsAtCapacity(n) => (player.storage.iter().filter(|&&units| units == player.capacity()).count(), n),
            Condition::Plants(n) => (player.storage[Item::Plant.index()].into(), n),
            Condition::Shelters(n) => (player.shelters.len().into(), n),
            Condition::Bots(n) => (player.bots_on_map().count(), n),
            Condition::Ships(n) => (player.hangar.into(), n),
            Condition::Cubes(n) => (player.cubes.iter().count(), n),
            Condition::Scientists(n) => (player.scientists.iter().count(), n),
            Condition::ContractsCompleted(n) => (completed.len(), n),
            Condition::ColonyLevel(n) => (self.colony_level.into(), n),
            Condition::Quarters(n) => (player.quarters.into(), n),
            Condition::ColonistsTotal(n) => ((COLONISTS - player.supply).into(), n),
            Condition::TechTiles(n) => (player.lab.iter().flatten().count(), n),
            Condition::BestTech(n) => (player.best_level().into(), n),
            Condition::TechLevel { tech, level } => (player.level(tech).into(), level),
            Condition::TechOnSpaces(spaces) => {
                (spaces.iter().filter(|&space| player.lab_used.contains(space)).count(), spaces.iter().count() as u8)
            }
            Condition::RoverDistance(n) => {
                (player.rover.on_map().map_or(0, |hex| self.map().distance(hex, data().centre)).into(), n)
            }
            Condition::ContractOfEachType => {
                let is_met = |kind: &ContractType| completed.iter().any(|contract| data().contract(contract).kind == *kind);
                (self.contract_types.iter().filter(|kind| is_met(kind)).count(), self.contract_types.len() as u8)
            }
            Condition::ContractCompleted(contract) => (completed.contains(contract).into(), 1),
            Condition::ScientistHeld(scientist) => (player.scientists.contains(scientist).into(), 1),
            Condition::GoalCompleted => (player.completed.is_some().into(), 1),
            Condition::FinishIn(side) => ((player.side() == side).into(), 1),
        };
        (has as i32, needs.into())
    }

    /// Where own markers stand on buildings of a type.
    fn advanced_on(&self, seat: Seat, building: Building) -> impl Iterator<Item = Hex> + '_ {
        let markers = self.advanced_of(seat);
        markers.filter(move |(blueprint, _)| data().blueprint(*blueprint).upgrades == building).map(|(_, hex)| hex)
    }

    /// Own contracts that are completed.
    pub(crate) fn completed_by(&self, seat: Seat) -> Contracts {
        Contracts(self.player(seat).contracts.0 & self.completed.0)
    }

    /// Own markers in groups of a size; each in another group if they must differ.
    fn markers_in(&self, seat: Seat, size: u8, different: bool) -> u8 {
        let mut counted = HexSet::EMPTY;
        let mut found = 0;
        for (blueprint, hex) in self.advanced_of(seat) {
            let same = self.buildings_of(seat, data().blueprint(blueprint).upgrades);
            let group = self.map().group(same, HexSet::only(hex));
            if group.len() >= size && !(different && counted.contains(hex)) {
                found += 1;
                counted = counted.with(group);
            }
        }
        found
    }

    /// Whether all conditions of a goal hold (R17.5).
    pub(crate) fn is_fulfilled(&self, seat: Seat, goal: Goal) -> bool {
        data().goal(goal).conditions.iter().all(|condition| self.holds(seat, condition, 0))
    }

    /// A goal, how much of what it asks for the player has, over all its conditions, and how much that is.
    pub(crate) fn goal_progress(&self, seat: Seat, goal: Goal) -> (Goal, u8, u8) {
        let parts = data().goal(goal).conditions.iter().map(|condition| self.measure(seat, condition, 0));
        let (has, needs) = parts.fold((0, 0), |(has, needs), (n, of)| (has + n.min(of), needs + of));
        (goal, has as u8, needs as u8)
    }

    /// The effect of a reward.
    fn reward_term(goal: Goal, reward: GoalReward) -> Term {
        match reward {
            GoalReward::Common => data().common_reward,
            GoalReward::Own => data().goal(goal).reward,
            GoalReward::None => Term::Nothing,
        }
    }

    // Completing a goal

    pub(crate) fn legal_goals(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.player(seat).completed.is_some() {
            return;
        }
        for goal in self.player(seat).hand.iter().filter(|&goal| self.is_fulfilled(seat, goal)) {
            for reward in GoalReward::ALL {
                if reward == GoalReward::None || self.is_possible_now(seat, &OnMars::reward_term(goal, reward)) {
                    out.push(Action::CompleteGoal { goal, reward });
                }
            }
        }
    }

    pub(crate) fn check_goal(&self, seat: Seat, goal: Goal, reward: GoalReward) -> Result<(), Illegal> {
        if self.player(seat).completed.is_some() {
            return Err(Illegal::new("R17.2", "goal_already_completed"));
        }
        if !self.player(seat).hand.contains(goal) {
            return Err(Illegal::new("R17.1", "unknown_id"));
        }
        if !self.is_fulfilled(seat, goal) {
            return Err(Illegal::new("R17.1", "goal_not_met"));
        }
        match reward == GoalReward::None || self.is_possible_now(seat, &OnMars::reward_term(goal, reward)) {
            true => Ok(()),
            false => Err(Illegal::new("R17.6", "nothing_to_do")),
        }
    }

    pub(crate) fn complete_goal(&mut self, seat: Seat, goal: Goal, reward: GoalReward, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.hand.remove(goal);
        player.completed = goal;
        self.disclose();
        log.note(|| Event::GoalCompleted { seat, goal, reward });
        if reward != GoalReward::None {
            self.push(seat, Work::Do(OnMars::reward_term(goal, reward)));
        }
    }

    // The window at the end of a turn (R5.10)

    pub(crate) fn is_window_due(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        self.turn.goal_window_due && !player.completed.is_some() && !player.hand.is_empty()
    }

    pub(crate) fn check_window(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::CompleteGoal { goal, reward } => self.check_goal(seat, goal, reward),
            Action::Decline => Ok(()),
            _ => Err(wrong_phase()),
        }
    }

    pub(crate) fn do_window(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        if let Action::CompleteGoal { goal, reward } = *action {
            self.complete_goal(seat, goal, reward, log);
        }
    }
}
