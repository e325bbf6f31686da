//! Private goals (R17), and the conditions of goals, contracts and solo goals (R23).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::HexSet;
use crate::components::{Condition, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{Building, Buildings, Contracts, Goal, GoalReward, Item};
use crate::phases::wrong_phase;
use crate::state::{COLONISTS, OnMars, Work};

impl OnMars {
    /// Whether a condition holds for a player. `lead`: OP ahead of the solo opponent.
    pub(crate) fn holds(&self, seat: Seat, condition: &Condition, lead: i32) -> bool {
        let player = self.player(seat);
        let markers = |building: Building| {
            self.advanced_of(seat).filter(|(blueprint, _)| data().blueprint(*blueprint).upgrades == building).count() as u8
        };
        match *condition {
            Condition::BlueprintsHeld(n) => player.blueprints.len() >= usize::from(n),
            Condition::AdvancedBuildings(n) => self.advanced_count(seat) >= n,
            Condition::DifferentAdvancedTypes(n) => {
                let types: Buildings =
                    self.advanced_of(seat).map(|(blueprint, _)| data().blueprint(blueprint).upgrades).collect();
                types.iter().count() >= usize::from(n)
            }
            Condition::OwnMines(n) => self.own_mines(seat) >= n,
            Condition::OwnAdvanced { building, count } => markers(building) >= count,
            Condition::AdvancedBuilding { building, size } => self
                .advanced_of(seat)
                .any(|(blueprint, hex)| data().blueprint(blueprint).upgrades == building && self.group_size(hex) >= size),
            Condition::AdvancedInComplex { markers, size, different } => self.has_markers_in(seat, markers, size, different),
            Condition::ComplexSize { building, size } => {
                let same = self.buildings_of(seat, building);
                same.iter().any(|hex| self.map().group(same, HexSet::only(hex)).len() >= size)
            }
            Condition::DiscoveryTiles(n) => player.discoveries.iter().count() >= usize::from(n),
            Condition::ResearchTiles(n) => player.research.iter().count() >= usize::from(n),
            Condition::SameResource { units, kinds } => kinds.iter().any(|item| player.storage[item.index()] >= units),
            Condition::KindsAtCapacity(n) => {
                player.storage.iter().filter(|&&units| units == player.capacity()).count() >= usize::from(n)
            }
            Condition::Plants(n) => player.storage[Item::Plant.index()] >= n,
            Condition::Shelters(n) => player.shelters.len() >= n,
            Condition::Bots(n) => player.bots_on_map().count() >= usize::from(n),
            Condition::Ships(n) => player.hangar >= n,
            Condition::Cubes(n) => player.cubes.iter().count() >= usize::from(n),
            Condition::Scientists(n) => player.scientists.iter().count() >= usize::from(n),
            Condition::ContractsCompleted(n) => self.completed_by(seat).len() >= usize::from(n),
            Condition::ColonyLevel(n) => self.colony_level >= n,
            Condition::Quarters(n) => player.quarters >= n,
            Condition::ColonistsTotal(n) => COLONISTS - player.supply >= n,
            Condition::TechTiles(n) => player.lab.iter().flatten().count() >= usize::from(n),
            Condition::BestTech(n) => player.best_level() >= n,
            Condition::TechLevel { tech, level } => player.level(tech) >= level,
            Condition::TechOnSpaces(spaces) => spaces.without(player.lab_used).is_empty(),
            Condition::RoverDistance(n) => player.rover.on_map().is_some_and(|hex| self.map().distance(hex, data().centre) >= n),
            Condition::ContractOfEachType => self
                .contract_types
                .iter()
                .all(|&kind| self.completed_by(seat).iter().any(|contract| data().contract(contract).kind == kind)),
            Condition::ContractCompleted(contract) => self.completed_by(seat).contains(contract),
            Condition::ScientistHeld(scientist) => player.scientists.contains(scientist),
            Condition::GoalCompleted => player.completed.is_some(),
            Condition::FinishIn(side) => player.side() == side,
            Condition::OpLead(n) => lead >= i32::from(n),
        }
    }

    /// Own contracts that are completed.
    pub(crate) fn completed_by(&self, seat: Seat) -> Contracts {
        Contracts(self.player(seat).contracts.0 & self.completed.0)
    }

    /// Own markers in groups of a size; each in another group if they must differ.
    fn has_markers_in(&self, seat: Seat, markers: u8, size: u8, different: bool) -> bool {
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
        found >= markers
    }

    /// Whether all conditions of a goal hold (R17.5).
    pub(crate) fn is_fulfilled(&self, seat: Seat, goal: Goal) -> bool {
        data().goal(goal).conditions.iter().all(|condition| self.holds(seat, condition, 0))
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
