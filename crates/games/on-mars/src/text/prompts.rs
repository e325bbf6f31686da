//! Prompts: one sentence with the current question, how often it repeats, and the cost of one more.

use orrery_engine::{Message, Seat};

use super::amounts::{amount, goods, price, term};
use super::{blueprint, building, company, contract_name, discovery, hex, main_action, notes, tech, tile, to_side};
use crate::kinds::Item;
use crate::phases::actions::main_of;
use crate::state::{OnMars, Phase, Run, Task, Work};

pub(super) fn prompt(game: &OnMars, seat: Seat) -> Message {
    match game.deciders().lowest() {
        None => Message::new("prompt-over"),
        Some(decider) if decider != seat => Message::new("prompt-wait").with("who", company(game.is_solo(), decider)),
        Some(_) => match game.top() {
            Some(task) => asked(game, task),
            None => between(game, seat),
        },
    }
}

fn between(game: &OnMars, seat: Seat) -> Message {
    match game.phase {
        Phase::Colonization => Message::new(match (game.turn.acted, game.turn.exec_done) {
            (false, false) => "prompt-turn",
            (false, true) => "prompt-turn-main",
            (true, false) => "prompt-turn-executive",
            (true, true) => "prompt-turn-end",
        }),
        Phase::Shuttle => {
            let message = Message::new(if game.shuttle.left.is_some() { "prompt-shuttle-gone" } else { "prompt-shuttle" });
            message.with("to", to_side(game.player(seat).side().other()))
        }
        Phase::FinalScoring => Message::new("prompt-deliveries"),
        Phase::Setup | Phase::Over => Message::new("prompt-over"),
    }
}

fn asked(game: &OnMars, task: Task) -> Message {
    let Task { seat, work } = task;
    match work {
        Work::Offer(effect) => Message::new("prompt-offer").with("effect", term(&effect)),
        Work::Surcharge { action, points } => {
            Message::new("prompt-surcharge").with("n", points).with("action", main_action(main_of(action)))
        }
        Work::Pay(cost) => Message::new("prompt-pay").with("cost", price(&cost)),
        Work::PlaceTech(of) => Message::new("prompt-lab-space").with("tech", tech(of)),
        Work::UpgradeHex { blueprint: of, .. } => Message::new("prompt-upgrade-hex").with("blueprint", blueprint(of)),
        Work::ShipReward { .. } => Message::new("prompt-ship-reward"),
        Work::PlaceBot => Message::new("prompt-bot-hex"),
        Work::Move => movement(game),
        Work::TakeTile(at) => {
            let found = game.tile_at(at).map_or(Message::new("nothing"), tile);
            Message::new("prompt-take-tile").with("hex", hex(at)).with("tile", found)
        }
        Work::BotTiles(_) => Message::new("prompt-bot-tiles"),
        Work::ConstructType { .. } => Message::new("prompt-building"),
        Work::ConstructHex { building: of, .. } => Message::new("prompt-building-hex").with("building", building(of)),
        Work::ConstructTech { building: of, hex: at, .. } => {
            let message = Message::new("prompt-building-tech").with("building", building(of)).with("hex", hex(at));
            message.with("n", game.connected(seat, of, at))
        }
        Work::Displace { from } => Message::new("prompt-displace").with("hex", hex(from)),
        Work::LssBenefit => Message::new("prompt-benefit"),
        Work::Hire { scientist, contract, .. } => Message::new(match (scientist, contract) {
            (true, false) => "prompt-scientist",
            (false, _) => "prompt-contract",
            (true, true) => "prompt-hire",
        }),
        Work::Refill { .. } => Message::new("prompt-refill"),
        Work::UseBuilding => Message::new("prompt-use-building"),
        Work::Radar => Message::new("prompt-radar"),
        Work::Allot { item, units, contract } => {
            Message::new("prompt-allot").with("amount", amount(item, units)).with("contract", contract_name(contract))
        }
        Work::TravelTile => Message::new("prompt-travel-tile"),
        Work::TravelHex(of) => Message::new("prompt-travel-hex").with("tile", discovery(of)),
        Work::ChooseSpace(_) => Message::new("prompt-turn-order"),
        Work::SetShuttle => Message::new("prompt-set-shuttle"),
        Work::OwnerChoice(of) => {
            Message::new("prompt-owner-choice").with("who", company(game.is_solo(), game.active())).with("tech", tech(of))
        }
        Work::GoalWindow => Message::new("prompt-goal-window"),
        Work::CardsB(_) => Message::new("prompt-cards-b"),
        _ => repeated(game, seat, work),
    }
}

/// Effects with several parts: what comes next, and what one more costs.
fn repeated(game: &OnMars, seat: Seat, work: Work) -> Message {
    let of = |key: &'static str, run: Run| Message::new(key).with("n", run.left).with("notes", boost(run));
    match work {
        Work::Blueprints(run) => of("prompt-blueprint", run),
        Work::Techs(run) => of("prompt-tech", run),
        Work::Develop { run, free } => of(if free { "prompt-develop-free" } else { "prompt-develop" }, run),
        Work::Warehouse { run, .. } => of("prompt-warehouse", run),
        Work::Choice { run, .. } => of("prompt-choice", run),
        Work::Retrieve { run, .. } => of("prompt-retrieve", run),
        Work::Upgrades { run, .. } => of("prompt-upgrade", run),
        Work::Ships { run, .. } => of("prompt-ship", run),
        Work::ProduceMore(_) => {
            let produced = goods(&game.production(seat)).unwrap_or_else(|| Message::new("nothing"));
            Message::new("prompt-produce-more").with("goods", produced)
        }
        Work::GainMore { crystals } => Message::new("prompt-gain-more").with("amount", amount(Item::Crystal, crystals)),
        _ => Message::new("prompt-over"),
    }
}

fn boost(run: Run) -> Message {
    notes(run.boost.is_possible().then(|| Message::new("boost-note")))
}

/// Points left for each kind of piece.
fn movement(game: &OnMars) -> Message {
    let now = &game.movement;
    let bots = now.moves.bots.map(|_| Message::new("points-bots").with("n", now.bots));
    let rover = now.moves.rover.map(|_| Message::new("points-rover").with("n", now.rover));
    let points = super::listed("list-and", [bots, rover].into_iter().flatten());
    Message::new("prompt-move").with("points", points)
}
