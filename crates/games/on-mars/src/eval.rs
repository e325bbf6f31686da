//! What bots know of the game: evaluation, pruning, priors. All figures are in OP.

use orrery_engine::{Heuristics, Seat};

use crate::action::{Action, Fee};
use crate::components::{Condition, data};
use crate::kinds::{Contract, GoalReward, Item, LSS, MainAction, SoloGoal, Tech};
use crate::state::{LACERDA, OnMars, Phase};

/// Expected OP of things while there is time to use them.
const RESOURCE: f32 = 0.4;
const MINERAL: f32 = 0.8;
const CRYSTAL: f32 = 0.5;
const BOT: f32 = 1.0;
const SHELTER: f32 = 1.0;
const LEVEL: f32 = 0.3;
const SOURCE: f32 = 0.6;
/// Value of an unbuilt blueprint as a share of the OP it would swing: for those that fit a building, then for any other.
const FITTING: f32 = 0.6;
const UNBUILT: f32 = 0.25;
const AT_ONCE: u32 = 2;
/// Value of an open contract as a share of the OP it would swing, besides its delivered items.
const CONTRACT: f32 = 0.25;
const GOAL: f32 = 2.0;
/// A lead of this much wins about three games in four.
const SCALE: f32 = 9.0;
/// The same against Lacerda, who is far ahead for most of the game: wide enough that every OP counts there, too.
const SOLO_SCALE: f32 = 25.0;
/// Factor on the outlook for a solo requirement without any progress.
const UNMET: f32 = 0.4;
/// Value of a contract that lacks only its last item.
const HALF_WAY: f32 = 0.5;
/// Colony level and missions that a game needs to end; what is left of them is the time left.
const LENGTH: f32 = 6.0;

impl Heuristics for OnMars {
    const ROLLOUT: Option<u32> = Some(60);

    /// From 0 (lost) to 1 (won): the expected lead over the best other player, or how near the solo goals are.
    fn evaluate(&self, seat: Seat) -> f32 {
        if self.is_solo() {
            return self.solo_outlook();
        }
        let mine = self.outlook(seat);
        let others = Seat::all(self.seats).filter(|&other| other != seat).map(|other| self.outlook(other));
        logistic((mine - others.fold(f32::NEG_INFINITY, f32::max)) / SCALE)
    }

    /// Prunes dominated choices: paying goal cards where crystals suffice, foreign tiles where the player's own suffices, and
    /// declining free effects.
    fn prune(&self, seat: Seat, actions: &mut Vec<Action>) {
        let pays_goals = |action: &Action| match action {
            Action::Pay { payment } => !payment.goals.is_empty(),
            Action::Step { fee, .. } => matches!(fee, Fee::Goal(_)),
            _ => false,
        };
        keep_some(actions, |action| !pays_goals(action));
        let own = Action::UseTech { owner: seat };
        if actions.contains(&own) {
            actions.retain(|action| !matches!(action, Action::UseTech { .. }) || *action == own);
        }
        if actions.contains(&Action::Finish) {
            keep_some(actions, |action| !matches!(action, Action::Step { fee: Fee::Crystal, .. }));
        }
        if actions
            .iter()
            .any(|action| matches!(action, Action::CompleteGoal { reward: GoalReward::Own | GoalReward::Common, .. }))
        {
            actions.retain(|action| !matches!(action, Action::CompleteGoal { reward: GoalReward::None, .. }));
        }
    }

    /// Prior used by PUCT.
    fn prior(&self, _seat: Seat, action: &Action) -> f32 {
        match *action {
            Action::Main { action } => main_prior(action),
            Action::Executive { .. } => 2.0,
            Action::CompleteGoal { reward: GoalReward::None, .. } => 0.2,
            Action::CompleteGoal { .. } | Action::RevealB { .. } => 10.0,
            Action::Deliver { .. } | Action::Allot { units: 1.., .. } => 4.0,
            Action::Accept | Action::Benefit { .. } => 3.0,
            Action::Finish | Action::Boost => 1.5,
            Action::Travel => 1.5,
            Action::Decline | Action::Stop => 0.5,
            Action::Step { fee: Fee::Point, .. } => 1.0,
            Action::Step { .. } => 0.1,
            _ => 1.0,
        }
    }
}

/// Drops what a test rejects, unless that is everything.
fn keep_some(actions: &mut Vec<Action>, keep: impl Fn(&Action) -> bool) {
    if actions.iter().any(&keep) {
        actions.retain(keep);
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn main_prior(action: MainAction) -> f32 {
    match action {
        MainAction::UpgradeBuilding => 6.0,
        MainAction::ConstructBuilding => 5.0,
        MainAction::WelcomeShip | MainAction::ResearchDevelopment => 4.0,
        MainAction::LearnTechnology | MainAction::ObtainBlueprint | MainAction::HireOrContract => 3.0,
        MainAction::Resupply | MainAction::ControlCenter => 2.0,
        MainAction::LandingPod => 1.0,
    }
}

impl OnMars {
    /// The share of the game that is still to come.
    fn time_left(&self) -> f32 {
        if self.last_round || matches!(self.phase, Phase::FinalScoring | Phase::Over) {
            return 0.0;
        }
        let missions: f32 = self.missions.iter().map(|card| f32::from(card.left.min(4)) / 4.0).sum();
        ((f32::from(self.remaining_missions) + missions) / LENGTH).clamp(0.1, 1.0)
    }

    /// Expected final OP of a player.
    fn outlook(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let time = self.time_left();
        let mut soon = CRYSTAL * f32::from(player.crystals + player.waiting);
        for item in Item::RESOURCES {
            let worth = if item == Item::Mineral { MINERAL } else { RESOURCE };
            soon += worth * f32::from(player.storage[item.index()]);
        }
        soon += BOT * player.bots_on_map().count() as f32 + SHELTER * f32::from(player.shelters.len());
        soon += LEVEL * Tech::ALL.into_iter().map(|tech| f32::from(player.level(tech))).sum::<f32>();
        soon += SOURCE * f32::from(player.miners.len() + self.advanced_count(seat));
        let mut fitting = 0;
        for blueprint in self.unbuilt(seat) {
            let face = data().blueprint(blueprint);
            let fits = fitting < AT_ONCE && !self.upgrade_sites(seat, blueprint, true).is_empty();
            fitting += u32::from(fits);
            soon += if fits { FITTING } else { UNBUILT } * f32::from(face.op_built - face.op_unbuilt);
        }
        for contract in player.contracts.without(self.completed).iter() {
            let face = data().contract(contract);
            let share = CONTRACT + (1.0 - CONTRACT) * self.delivered_share(contract);
            soon += share * f32::from(face.op_complete - face.op_failed);
        }
        if !player.completed.is_some() && !player.hand.is_empty() {
            soon += GOAL;
        }
        self.final_score(seat).total as f32 + time * soon
    }

    /// Share of a contract's items already delivered; 0 for a contract without deliveries.
    fn delivered_share(&self, contract: Contract) -> f32 {
        let needed: u8 = data().contract(contract).deliver.iter().sum();
        let there: u8 = self.delivered[contract.index()].iter().sum();
        if needed > 0 { f32::from(there) / f32::from(needed) } else { 0.0 }
    }

    /// Progress towards the best solo goal (R22.15): a product, because every requirement must hold.
    fn solo_outlook(&self) -> f32 {
        let lead = self.outlook(Seat(0)) - self.outlook(LACERDA);
        let near = |goal: SoloGoal| {
            let conditions = &data().solo_goals[goal.index()];
            conditions.iter().map(|condition| UNMET + (1.0 - UNMET) * self.progress_to(condition, lead)).product::<f32>()
        };
        match self.options.solo_goal.goal() {
            Some(goal) => near(goal),
            None => SoloGoal::ALL.into_iter().map(near).fold(0.0, f32::max),
        }
    }

    /// Share of a solo requirement that is met, from 0 to 1. Requirements that take many turns are graded, so that search sees
    /// where a step leads.
    fn progress_to(&self, condition: &Condition, lead: f32) -> f32 {
        let share = |have: f32, needed: u8| (have / f32::from(needed)).min(1.0);
        match *condition {
            Condition::OpLead(n) => logistic((lead - f32::from(n)) / SOLO_SCALE),
            Condition::ColonyLevel(n) => {
                let row = self.colony_row();
                let reached: u8 = self.lss.iter().map(|&marker| u8::from(marker >= row)).sum();
                share(f32::from(self.colony_level) + f32::from(reached) / LSS as f32, n)
            }
            Condition::BestTech(n) => share(f32::from(self.player(Seat(0)).best_level()), n),
            Condition::ContractsCompleted(n) => {
                let open = self.player(Seat(0)).contracts.without(self.completed);
                let nearest = open.iter().map(|contract| self.delivered_share(contract)).fold(0.0, f32::max);
                share(self.completed_by(Seat(0)).len() as f32 + HALF_WAY * nearest, n)
            }
            _ => f32::from(u8::from(self.holds(Seat(0), condition, lead as i32))),
        }
    }
}
