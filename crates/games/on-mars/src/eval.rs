//! What bots know of the game: evaluation, pruning, priors. All figures are in OP.

mod prior;
mod solo;

use orrery_engine::{Heuristics, Seat};

use crate::action::{Action, Fee};
use crate::components::{Condition, data};
use crate::kinds::{Building, Contract, Executive, GoalReward, Item, SlotAction};
use crate::state::{OnMars, Phase, Player, Step};

/// Expected OP of things while there is time to use them. The first units of a kind of resource are worth more than the rest.
const RESOURCE: Stock = Stock { scarce: 1, first: 0.75, more: 0.05 };
const MINERAL: Stock = Stock { scarce: 1, first: 0.55, more: 0.7 };
const CRYSTAL: Stock = Stock { scarce: 3, first: 0.65, more: 0.5 };
/// Colonists: ready in the quarters, at work on this side and in the working area, at work on the other side, from where the next travel
/// brings them back, and on mines.
const READY: f32 = 1.15;
const AT_WORK: f32 = 0.4;
const BACK_SOON: f32 = 0.9;
const MINER: f32 = 1.05;
const BOT: f32 = 0.75;
const SHELTER: f32 = 0.6;
const SHIP: f32 = 0.65;
const BUILDING_LEVEL: f32 = 0.4;
const SCIENTIST: f32 = 3.0;
/// Value of a cube in the progress area for each colony level that still scores it.
const CUBE: f32 = 0.45;
const RESEARCH: f32 = 0.35;
const DISCOVERY: f32 = 0.1;
/// A building whose life support step has a reward: the player has its resources; there is a site for it without technology.
const AFFORDABLE: f32 = 0.8;
const NEARBY: f32 = 1.6;
/// Value of an unbuilt blueprint as a share of the OP at stake: where a building can be upgraded with it (the first `AT_ONCE` of these
/// only), and otherwise.
const FITTING: f32 = 0.73;
const UNBUILT: f32 = 0.4;
const AT_ONCE: u32 = 2;
const GOAL: f32 = 1.6;
/// A lead of this much wins about three games in four.
const SCALE: f32 = 9.0;
/// Colony level and missions that a game needs to end; what is left of them is the time left.
const LENGTH: f32 = 6.0;

/// The value of units of one kind.
struct Stock {
    scarce: u8,
    first: f32,
    more: f32,
}

impl Stock {
    fn worth(&self, units: u8) -> f32 {
        self.first * f32::from(units.min(self.scarce)) + self.more * f32::from(units.saturating_sub(self.scarce))
    }
}

impl Heuristics for OnMars {
    const ROLLOUT: Option<u32> = Some(40);

    /// At the beginning of a turn.
    fn is_settled(&self) -> bool {
        let untouched = self.turn.step == Step::Open && !self.turn.acted && !self.turn.exec_done;
        self.phase == Phase::Colonization && untouched && self.tasks.is_empty()
    }

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
    /// declining free effects. Of the contracts that could fill a slot again, the two with the most OP at stake stay. Against Lacerda, goal
    /// cards are kept until a goal is completed, since the game cannot be won without.
    fn prune(&self, seat: Seat, actions: &mut Vec<Action>) {
        let pays_goals = |action: &Action| match action {
            Action::Pay { payment } => !payment.goals.is_empty(),
            Action::Step { fee, .. } => matches!(fee, Fee::Goal(_)),
            _ => false,
        };
        keep_some(actions, |action| !pays_goals(action));
        if self.is_solo() && !self.player(seat).completed.is_some() {
            keep_some(actions, |action| !self.needs_goals_to_pay(seat, action));
        }
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
        if let [Action::Refill { .. }, ..] = actions[..] {
            actions.sort_by_key(|action| match *action {
                Action::Refill { contract } => -op_at_stake(contract),
                _ => 0,
            });
            actions.truncate(2);
        }
    }

    fn prior(&self, seat: Seat, action: &Action) -> f32 {
        self.prior_of(seat, action)
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

impl OnMars {
    /// Whether an executive action can only be paid with goal cards.
    fn needs_goals_to_pay(&self, seat: Seat, action: &Action) -> bool {
        let price = match *action {
            Action::Executive { action: Executive::AdvancedBuilding } => self.least_building_price(seat),
            Action::Executive { action } => Some(data().executives[action.index()].cost),
            Action::UseBuilding { blueprint, move_scientist } => self.building_price(seat, blueprint, move_scientist).ok(),
            _ => None,
        };
        price > Some(self.player(seat).crystals)
    }

    /// The share of the game that is still to come.
    fn time_left(&self) -> f32 {
        if self.last_round || matches!(self.phase, Phase::FinalScoring | Phase::Over) {
            return 0.0;
        }
        if self.is_solo() {
            return self.solo_time_left();
        }
        let missions: f32 = self.missions.iter().map(|card| f32::from(card.left.min(4)) / 4.0).sum();
        ((f32::from(self.remaining_missions) + missions) / LENGTH).clamp(0.1, 1.0)
    }

    /// Expected final OP of a player.
    fn outlook(&self, seat: Seat) -> f32 {
        let total = self.final_score(seat).total as f32;
        let time = self.time_left();
        if time == 0.0 {
            return total;
        }
        let player = self.player(seat);
        let soon = supplies(player) + colonists(player) + pieces(player) + self.building_outlook(seat) + self.card_outlook(seat);
        total + time * soon
    }

    /// What rewards of life support a player can score soon.
    fn building_outlook(&self, seat: Seat) -> f32 {
        let (player, zone) = (self.player(seat), self.zone(seat));
        let mut soon = 0.0;
        for building in Building::LSS {
            if self.lss_step(seat, building).is_none_or(|step| step.reward.is_none()) {
                continue;
            }
            if has_cost_of(player, building) {
                soon += AFFORDABLE;
            }
            if !self.sites(seat, building, zone, 0).is_empty() {
                soon += NEARBY;
            }
        }
        let levels_to_come = 3u8.saturating_sub(self.colony_level);
        soon + CUBE * player.cubes.iter().count() as f32 * f32::from(levels_to_come)
    }

    /// What blueprints, contracts and goal cards may still bring.
    fn card_outlook(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let mut soon = SCIENTIST * player.scientists.iter().count() as f32;
        let mut fitting = 0;
        for blueprint in self.unbuilt(seat) {
            let face = data().blueprint(blueprint);
            let fits = fitting < AT_ONCE && !self.upgrade_sites(seat, blueprint, true).is_empty();
            fitting += u32::from(fits);
            soon += if fits { FITTING } else { UNBUILT } * f32::from(face.op_built - face.op_unbuilt);
        }
        for contract in player.contracts.without(self.completed).iter() {
            soon += self.progress_of(seat, contract) * f32::from(op_at_stake(contract));
        }
        if !player.completed.is_some() && !player.hand.is_empty() {
            soon += GOAL;
        }
        soon
    }

    /// Share of a contract that is done: of its items, or of the complex that its advanced building must stand in.
    fn progress_of(&self, seat: Seat, contract: Contract) -> f32 {
        let face = data().contract(contract);
        match face.condition {
            None => {
                let there: u8 = self.delivered[contract.index()].iter().sum();
                f32::from(there) / f32::from(face.deliver.iter().sum::<u8>())
            }
            Some(Condition::AdvancedBuilding { building, size }) => {
                let advanced = self.advanced_of(seat).filter(|(blueprint, _)| data().blueprint(*blueprint).upgrades == building);
                let largest = advanced.map(|(_, hex)| self.group_size(hex).min(size)).max();
                largest.unwrap_or(0) as f32 / size as f32
            }
            Some(condition) => f32::from(u8::from(self.holds(seat, &condition, 0))),
        }
    }
}

/// What completing a contract swings at the end of the game.
fn op_at_stake(contract: Contract) -> i16 {
    let face = data().contract(contract);
    face.op_complete - face.op_failed
}

/// Whether the resources for a building are in storage.
fn has_cost_of(player: &Player, building: Building) -> bool {
    data().building_costs[building.index()].resources.iter().zip(player.storage).all(|(&needed, there)| there >= needed)
}

fn supplies(player: &Player) -> f32 {
    let resources = Item::RESOURCES.into_iter().map(|item| {
        let stock = if item == Item::Mineral { &MINERAL } else { &RESOURCE };
        stock.worth(player.storage[item.index()])
    });
    CRYSTAL.worth(player.crystals + player.waiting) + resources.sum::<f32>()
}

fn colonists(player: &Player) -> f32 {
    let here = SlotAction::ALL.into_iter().filter(|action| action.side() == player.side());
    let here: u8 = here.map(|action| player.slots[action.index()]).sum();
    let there = player.slots.iter().sum::<u8>() - here;
    READY * f32::from(player.quarters)
        + AT_WORK * f32::from(here + player.working)
        + BACK_SOON * f32::from(there)
        + MINER * f32::from(player.miners.len())
}

fn pieces(player: &Player) -> f32 {
    let levels: u8 = Building::LSS.into_iter().chain([Building::Mine]).map(|building| player.level(building.tech())).sum();
    BOT * player.bots_on_map().count() as f32
        + SHELTER * f32::from(player.shelters.len())
        + SHIP * f32::from(player.hangar)
        + BUILDING_LEVEL * f32::from(levels)
        + RESEARCH * player.research.iter().count() as f32
        + DISCOVERY * player.discoveries.iter().count() as f32
}

#[cfg(test)]
mod tests {
    use orrery_engine::{Game, Rng, Seed, Silent, Turn};

    use super::*;
    use crate::options::Options;

    #[test]
    fn rollouts_end_where_a_turn_begins() {
        for seats in [1, 3] {
            let (mut game, mut rng) = (OnMars::setup(&Options::default(), seats, Seed(1)).unwrap(), Rng::new(Seed(2)));
            let (mut begun, mut ended, mut actions) = (0, 0, Vec::new());
            while let Turn::Decide(deciders) = game.turn() {
                let seat = deciders.lowest().unwrap();
                actions.clear();
                game.legal(seat, &mut actions);
                let action = actions[rng.below(actions.len() as u32) as usize];
                let is_main = |action: &Action| matches!(action, Action::Main { .. });
                assert!(!game.is_settled() || actions.iter().any(is_main), "a turn begins with a main action to come");
                begun += u32::from(game.is_settled() && (is_main(&action) || matches!(action, Action::Executive { .. })));
                ended += u32::from(action == Action::EndTurn);
                game.play(seat, &action, &mut Silent);
            }
            assert_eq!(begun, ended);
        }
    }

    #[test]
    fn goal_cards_do_not_pay_for_executive_actions_before_a_goal_is_completed() {
        let mut game = OnMars::setup(&Options::default(), 1, Seed(1)).unwrap();
        let mut actions = Vec::new();
        while !game.is_settled() {
            actions.clear();
            game.legal(Seat(0), &mut actions);
            game.play(Seat(0), &actions[0].clone(), &mut Silent);
        }
        let executives = |game: &OnMars| {
            let mut actions = Vec::new();
            game.legal(Seat(0), &mut actions);
            game.prune(Seat(0), &mut actions);
            actions.iter().filter(|action| matches!(action, Action::Executive { .. })).count()
        };
        game.player_mut(Seat(0)).crystals = 2;
        assert!(executives(&game) > 0);
        game.player_mut(Seat(0)).crystals = 1;
        assert_eq!(executives(&game), 0, "the second crystal would be a card");
        let goal = game.player(Seat(0)).hand.iter().next().unwrap();
        let player = game.player_mut(Seat(0));
        player.hand.remove(goal);
        player.completed = goal;
        assert!(executives(&game) > 0, "the other cards are no longer needed");
    }
}
