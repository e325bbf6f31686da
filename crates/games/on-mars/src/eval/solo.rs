//! The outlook against Lacerda (R22.15): how near the solo goals are, and how long the game still lasts.

use orrery_engine::Seat;

use super::logistic;
use crate::components::{Condition, data};
use crate::kinds::{LSS, SoloCard, SoloGoal};
use crate::state::{LACERDA, OnMars};

/// Wider than against players: Lacerda leads by far for most of the game, and the curve must not be flat there.
const SCALE: f32 = 22.0;
/// Cost of an unmet requirement in OP of the lead.
const LEVEL: f32 = 8.0;
const GOAL: f32 = 20.0;
const TECH: f32 = 12.0;
const OTHER: f32 = 25.0;
/// Cost of an unmet requirement as a share of the outlook: it must count even when the lead is safe.
const UNMET: f32 = 0.3;
/// Value of a contract that is nearly done, as a share of a completed one.
const NEARLY_DONE: f32 = 0.75;
/// Value of a private goal that is nearly fulfilled, as a share of a completed one. The half of a goal is worth much less than half of that.
const NEARLY_FULFILLED: f32 = 0.7;
/// Value of any card in hand, as a share of a completed goal, while there is time: one of several goals becomes feasible more easily.
const IN_HAND: f32 = 0.15;
/// Expected steps of the decisive mission per turn: by Lacerda's cards (from the second pass through the deck on), and by everything else.
const BY_CARDS: f32 = 1.0 / 3.0;
const OTHERWISE: f32 = 0.1;
/// Turns that count as a whole game.
const TURNS: f32 = 19.0;

impl OnMars {
    /// The outlook of the solo goal, or of the nearest one.
    pub(super) fn solo_outlook(&self) -> f32 {
        let lead = self.outlook(Seat(0)) - self.final_score(LACERDA).total as f32;
        match self.options.solo_goal.goal() {
            Some(goal) => self.outlook_of(goal, lead),
            None => SoloGoal::ALL.into_iter().map(|goal| self.outlook_of(goal, lead)).fold(0.0, f32::max),
        }
    }

    fn outlook_of(&self, goal: SoloGoal, lead: f32) -> f32 {
        let (mut behind, mut all) = (0.0, 1.0);
        for condition in &data().solo_goals[goal.index()] {
            let worth = match *condition {
                Condition::OpLead(target) => {
                    behind += f32::from(target);
                    continue;
                }
                Condition::ColonyLevel(_) => LEVEL,
                Condition::GoalCompleted => GOAL,
                Condition::BestTech(_) => TECH,
                _ => OTHER,
            };
            let missing = 1.0 - self.progress_to(condition);
            behind += worth * missing;
            all *= 1.0 - UNMET * missing;
        }
        all * logistic((lead - behind) / SCALE)
    }

    /// Share of a solo requirement that is met, from 0 to 1. Requirements that take many turns are graded, so that search sees where a step
    /// leads.
    fn progress_to(&self, condition: &Condition) -> f32 {
        let share = |have: f32, needed: u8| (have / f32::from(needed)).min(1.0);
        match *condition {
            Condition::ColonyLevel(n) => {
                let row = self.colony_row();
                let reached: u8 = self.lss.iter().map(|&marker| u8::from(marker >= row)).sum();
                share(f32::from(self.colony_level) + f32::from(reached) / LSS as f32, n)
            }
            Condition::BestTech(n) => share(f32::from(self.player(Seat(0)).best_level()), n),
            Condition::ContractsCompleted(n) => {
                let open = self.player(Seat(0)).contracts.without(self.completed);
                let nearest = open.iter().map(|contract| self.progress_of(Seat(0), contract)).fold(0.0, f32::max);
                share(self.completed_by(Seat(0)).len() as f32 + NEARLY_DONE * nearest, n)
            }
            Condition::GoalCompleted => self.progress_to_goal(),
            // A lead is not a matter of progress.
            _ => f32::from(u8::from(self.holds(Seat(0), condition, 0))),
        }
    }

    /// How near a private goal is, from 0 to 1 (completed): the chance that one of the cards in hand becomes true, if they did so
    /// independently of one another.
    fn progress_to_goal(&self) -> f32 {
        let player = self.player(Seat(0));
        if player.completed.is_some() {
            return 1.0;
        }
        let least = if self.last_round { 0.0 } else { IN_HAND };
        let chance = |goal| {
            let (_, has, needs) = self.goal_progress(Seat(0), goal);
            least + (NEARLY_FULFILLED - least) * (f32::from(has) / f32::from(needs)).powi(3)
        };
        1.0 - player.hand.iter().map(|goal| 1.0 - chance(goal)).product::<f32>()
    }

    /// The share of the game that is still to come, by the mission that decides when it ends.
    pub(super) fn solo_time_left(&self) -> f32 {
        const LEAST: f32 = 0.05;
        let mut left = self.missions.map(|card| card.left);
        left.sort_unstable();
        let open = left.iter().filter(|&&left| left > 0);
        let Some(last) = usize::from(self.remaining_missions).checked_sub(1) else { return LEAST };
        let steps = f32::from(open.copied().nth(last).or(left.last().copied()).unwrap_or(0));
        let first_pass = (SoloCard::COUNT as f32 - f32::from(self.solo.draws)).max(0.0);
        let turns = (steps + BY_CARDS * first_pass) / (BY_CARDS + OTHERWISE);
        (turns / TURNS).clamp(LEAST, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use orrery_engine::{Game, Heuristics, Seed};

    use super::*;
    use crate::kinds::{Blueprint, Goal, Goals};
    use crate::options::Options;

    const SEAT: Seat = Seat(0);

    #[test]
    fn a_goal_counts_more_the_nearer_it_is() {
        let mut game = OnMars::setup(&Options::default(), 1, Seed(1)).unwrap();
        let asks_for_blueprints = |goal: &Goal| matches!(data().goal(*goal).conditions[..], [Condition::BlueprintsHeld(_)]);
        let goal = Goal::all().find(asks_for_blueprints).unwrap();
        game.player_mut(SEAT).hand = Goals::only(goal);
        let mut shares = vec![game.progress_to_goal()];
        for blueprint in Blueprint::all().take(4) {
            game.player_mut(SEAT).blueprints.insert(blueprint);
            shares.push(game.progress_to_goal());
        }
        assert!(shares.is_sorted_by(|a, b| a < b), "{shares:?}");
        let nearly = game.evaluate(SEAT);
        game.player_mut(SEAT).completed = goal;
        assert_eq!(game.progress_to_goal(), 1.0);
        assert!(game.evaluate(SEAT) > nearly);
    }

    #[test]
    fn every_goal_card_in_hand_counts_until_the_last_round() {
        let mut game = OnMars::setup(&Options::default(), 1, Seed(1)).unwrap();
        let [first, second] = [0, 1].map(|n| Goal::all().nth(n).unwrap());
        let mut progress = |hand: Goals, last_round| {
            game.player_mut(SEAT).hand = hand;
            game.last_round = last_round;
            game.progress_to_goal()
        };
        let both = [first, second].into_iter().collect();
        assert!(progress(both, false) > progress(Goals::only(first), false));
        assert!(progress(Goals::only(first), false) > progress(Goals::only(first), true));
        assert_eq!(progress(Goals::EMPTY, false), 0.0);
    }
}
