//! Actions that a person might try, legal or not: the candidates that "why not?" explains. Those for the current question come
//! first, then those of a turn.

use orrery_engine::{Game, Seat};

use crate::action::{Action, Fee, Piece};
use crate::board::HexSet;
use crate::kinds::{Blueprint, Building, Discovery, Executive, GoalReward, Item, LabSpace, LssBenefit, MainAction, Row, Tech};
use crate::state::{CARD_SLOTS, DEPOT, OnMars, Phase, Work};

pub(super) fn attempts(game: &OnMars, seat: Seat, out: &mut Vec<Action>) {
    let from = out.len();
    if game.turn().seats().contains(seat) {
        game.legal(seat, out);
    }
    let legal = out[from..].to_vec();
    let mut tried = Vec::new();
    match game.top().filter(|task| task.seat == seat) {
        Some(task) => for_task(game, seat, task.work, &mut tried),
        None if game.phase == Phase::Shuttle => tried.push(Action::Travel),
        None => {}
    }
    tried.extend(MainAction::ALL.map(|action| Action::Main { action }));
    tried.extend(Executive::ALL.map(|action| Action::Executive { action }));
    let own = game.player(seat);
    tried.extend(own.hand.iter().flat_map(|goal| GoalReward::ALL.map(|reward| Action::CompleteGoal { goal, reward })));
    tried.extend(own.contracts.iter().flat_map(|contract| Item::ALL.map(|item| Action::Deliver { contract, item })));
    tried.push(Action::EndTurn);
    // Legal actions were listed first: skip duplicates.
    out.extend(tried.into_iter().filter(|action| !legal.contains(action)));
}

fn for_task(game: &OnMars, seat: Seat, work: Work, out: &mut Vec<Action>) {
    match work {
        Work::Blueprints(_) => {
            out.extend(
                game.display.iter().flatten().filter(|card| card.is_some()).map(|&blueprint| Action::Blueprint { blueprint }),
            );
            out.push(Action::Boost);
        }
        Work::Techs(_) => {
            out.extend(Row::ALL.into_iter().flat_map(|row| Tech::ALL.map(|tech| Action::Tech { row, tech })));
            out.push(Action::Boost);
        }
        Work::PlaceTech(_) => out.extend(LabSpace::ALL.map(|space| Action::LabSpace { space })),
        Work::Develop { .. } | Work::OwnerChoice(_) => {
            out.extend(Tech::ALL.into_iter().flat_map(|tech| LabSpace::ALL.map(|space| Action::Develop { tech, space })));
            out.push(Action::Boost);
        }
        Work::Warehouse { .. } | Work::Choice { .. } | Work::ProduceMore(_) => {
            out.extend(Item::ALL.map(|item| Action::Item { item }));
            out.push(Action::Boost);
        }
        Work::Move => movement(game, seat, out),
        Work::ConstructType { .. } => out.extend(Building::ALL.map(|building| Action::Building { building })),
        Work::ConstructTech { .. } => out.extend(game.all_seats().map(|owner| Action::UseTech { owner })),
        Work::Upgrades { .. } => {
            out.extend(game.player(seat).blueprints.iter().map(|blueprint| Action::Blueprint { blueprint }));
            out.extend(game.all_seats().map(|owner| Action::UseTech { owner }));
            out.push(Action::Boost);
        }
        Work::Ships { .. } => {
            out.extend((1..=DEPOT).map(|space| Action::Ship { space }));
            out.push(Action::Boost);
        }
        Work::Hire { .. } => out.extend((0..CARD_SLOTS as u8).map(|slot| Action::Card { slot })),
        Work::UseBuilding => {
            let ways = Blueprint::all().flat_map(|blueprint| [(blueprint, false), (blueprint, true)]);
            out.extend(ways.map(|(blueprint, move_scientist)| Action::UseBuilding { blueprint, move_scientist }));
        }
        Work::Radar | Work::TravelTile => out.extend(Discovery::ALL.map(|tile| Action::Discovery { tile })),
        Work::ChooseSpace(_) => out.extend((1..=8).map(|space| Action::TurnOrder { space })),
        Work::LssBenefit => out.extend(LssBenefit::ALL.map(|benefit| Action::Benefit { benefit })),
        Work::ConstructHex { .. }
        | Work::UpgradeHex { .. }
        | Work::PlaceBot
        | Work::Displace { .. }
        | Work::TravelHex(_)
        | Work::BotTiles(_) => out.extend(HexSet::ALL.iter().map(|hex| Action::Hex { hex })),
        _ => {}
    }
    out.push(Action::Stop);
}

/// Every step of the player's pieces, with points and with a crystal.
fn movement(game: &OnMars, seat: Seat, out: &mut Vec<Action>) {
    let moved: HexSet = game.moved_bots(seat).map(|(_, hex)| hex).collect();
    let bots = game.player(seat).bots_on_map().map(|hex| match moved.contains(hex) {
        true => (Piece::MovedBot(hex), hex),
        false => (Piece::Bot(hex), hex),
    });
    for (piece, from) in bots.chain([(Piece::Rover, game.rover_place(seat))]) {
        let steps =
            game.map().near(from).iter().flat_map(|to| [Fee::Point, Fee::Crystal].map(|fee| Action::Step { piece, to, fee }));
        out.extend(steps);
    }
    out.extend(game.all_seats().map(|owner| Action::UseTech { owner }));
    out.push(Action::Finish);
}
