//! What is told to whom, and what a redeal may change.

use std::collections::BTreeSet;

use on_mars::command::Order;
use on_mars::{Action, Building, CardA, Event, Executive, OnMars, Work, data};
use orrery_engine::{Disclosure, Game, Rng, Seat, Seed, Viewer};
use toml::{Table, Value};

use super::setup::{built, reveal_b};
use super::{Brief, give, strings};
use crate::given::{Result, World, goal, inner, text, word};

/// Redeals that stand for all.
const SAMPLES: u64 = 300;

pub fn event(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    match word(command, "type") {
        Some("built") => built_event(world, brief),
        Some("executive") => goals_paid(world, brief),
        Some("reveal_b_card") => {
            reveal_b(world, given, command)?;
            tell_all(world, |event| match event {
                Event::CardBRevealed { card, .. } => Some(card.id().to_owned()),
                _ => None,
            })
        }
        Some("hire_or_contract") => {
            give(world, brief, Order::Work(Work::Hire { scientist: true, contract: true, free: false }))?;
            tell_all(world, |event| match event {
                Event::ScientistTaken { scientist, .. } => Some(scientist.id().to_owned()),
                _ => None,
            })
        }
        Some("construct_building") => next_tile(world, brief),
        Some("place_discovery") => {
            super::map::discovery(world, brief)?;
            tell_all(world, |event| match event {
                Event::ExplorationRefilled { tile } => Some(tile.id().to_owned()),
                _ => None,
            })
        }
        _ => {
            let goal = goal(word(command, "card").ok_or("a card")?)?;
            let reward = on_mars::GoalReward::by_id(word(command, "reward").ok_or("a reward")?).ok_or("a reward")?;
            world.answer(Action::CompleteGoal { goal, reward });
            tell_all(world, |event| match event {
                Event::GoalCompleted { goal, .. } => Some(format!("goal_{}", goal.0)),
                _ => None,
            })
        }
    }
}

/// Colours at the table, and the spectator.
fn audience(world: &World) -> Vec<String> {
    let seats = Seat::all(world.game.seats()).map(|seat| world.colour(seat));
    seats.chain(["spectator".to_owned()]).collect()
}

/// Events are the same for everybody.
fn tell_all(world: &mut World, told: impl Fn(&Event) -> Option<String>) -> Result<()> {
    let told = world.events.iter().find_map(told).ok_or("no event")?;
    let shown: Table = audience(world).into_iter().map(|name| (name, Value::String(told.clone()))).collect();
    world.found.insert("shown_to".into(), Value::Table(shown));
    Ok(())
}

/// Goal cards paid as crystals: the event has their number, their owner finds them among those paid.
fn goals_paid(world: &mut World, brief: &Brief) -> Result<()> {
    let actor = world.actor;
    let action = Executive::by_id(word(brief.command, "id").ok_or("an id")?).ok_or("an executive action")?;
    world.game.put_bot(actor, World::far(0));
    world.before = world.game.clone();
    if give(world, brief, Order::Executive(action))?.is_none() {
        return Ok(());
    }
    let paid = world.events.iter().find_map(|event| match event {
        Event::Paid { goals, .. } => Some(*goals),
        _ => None,
    });
    let number = match paid {
        Some(1) => "one_card",
        Some(2) => "two_cards",
        _ => return Err("cards are paid".to_owned()),
    };
    let mut shown = Table::new();
    for name in audience(world) {
        let viewer = world.seats.get(&name).map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        let known = world.game.view(viewer).players[actor.index()].paid.clone();
        let known: Vec<Value> = known.iter().map(|goal| Value::String(format!("goal_{}", goal.0))).collect();
        let told = match &known[..] {
            [] => Value::String(number.to_owned()),
            [one] => one.clone(),
            _ => Value::Array(known),
        };
        shown.insert(name, told);
    }
    world.found.insert("shown_to".into(), Value::Table(shown));
    Ok(())
}

/// The tile that a construction turns up: everybody sees its arrows on top of the stack.
fn next_tile(world: &mut World, brief: &Brief) -> Result<()> {
    let kind = crate::given::building(word(brief.command, "building").ok_or("a building")?)?;
    world.stand_for(brief.given, on_mars::MainAction::ConstructBuilding);
    world.game.begin_at(world.actor);
    world.before = world.game.clone();
    give(world, brief, Order::Work(Work::ConstructHex { building: kind, free: false, tech_boost: false }))?;
    let mut shown = Table::new();
    for name in audience(world) {
        let viewer = world.seats.get(&name).map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        let stacks = world.game.view(viewer).stacks;
        let stack = stacks.iter().find(|stack| stack.building == kind).ok_or("a stack")?;
        let arrows = stack.arrows.iter().copied().collect();
        let tile = data().arrows[kind.index()].iter().position(|known| *known == arrows).ok_or("a tile")?;
        shown.insert(name, Value::String(format!("{}_{}", kind.id(), tile + 1)));
    }
    world.found.insert("shown_to".into(), Value::Table(shown));
    Ok(())
}

/// The holder sees the drawn cards in hand; the event tells how many there are.
fn built_event(world: &mut World, brief: &Brief) -> Result<()> {
    let actor = world.actor;
    let kind = crate::given::building(word(brief.command, "building").ok_or("a building")?)?;
    let before = world.game.clone();
    built(world, brief)?;
    let drawn = world.events.iter().find_map(|event| match event {
        Event::CardsBDrawn { cards, .. } => Some(*cards),
        _ => None,
    });
    let number = match drawn {
        Some(2) => "two_cards",
        _ => return Err("two cards are drawn".to_owned()),
    };
    let mut shown = Table::new();
    let view = world.game.view(Viewer::Seat(actor));
    let hand = &view.players[actor.index()].hand_b;
    shown.insert(world.colour(actor), strings(hand.clone(), |card| card.id().to_owned()));
    for seat in Seat::all(world.game.seats()).filter(|&seat| seat != actor) {
        let view = world.game.view(Viewer::Seat(seat));
        if !view.players[actor.index()].hand_b.is_empty() {
            return Err("the cards are seen by others".to_owned());
        }
        shown.insert(world.colour(seat), Value::String(number.to_owned()));
    }
    shown.insert("spectator".to_owned(), Value::String(number.to_owned()));
    world.found.insert("shown_to".into(), Value::Table(shown));
    // The same as a decision, for the barrier.
    world.found.insert("undo".into(), Value::Boolean(decided(before, actor, kind)? == Disclosure::Nothing));
    Ok(())
}

/// A building put up by a decision of its player.
fn decided(mut game: OnMars, seat: Seat, kind: Building) -> Result<Disclosure> {
    let at = |q: i8, r: i8| data().map.hex(q, r).ok_or("on the map".to_owned());
    game.put_building(kind, seat, at(0, 0)?);
    game.put_bot(seat, at(1, 1)?);
    game.ask(seat, Work::ConstructHex { building: kind, free: true, tech_boost: false });
    game.apply(seat, &Action::Hex { hex: at(1, 1)? }, &mut Vec::new()).map_err(|illegal| illegal.to_string())
}

pub fn redeal(world: &mut World, given: &Table) -> Result<()> {
    let spectator = word(given, "viewer") == Some("spectator");
    let viewer = if spectator { Viewer::Spectator } else { Viewer::Seat(world.actor) };
    let seats: Vec<Seat> = Seat::all(world.game.seats()).collect();
    let others: Vec<Seat> = seats.iter().copied().filter(|&seat| !viewer.is(seat)).collect();
    let hidden = |game: &OnMars| {
        let player = |seat: &Seat| game.player_of(*seat).hand.len() + game.player_of(*seat).paid.len();
        others.iter().map(player).sum::<usize>() + game.never_dealt().len()
    };
    world.found.insert("unknown_goal_cards".into(), Value::Integer(hidden(&world.game) as i64));
    for (colour, built) in inner(given, "built_since_deal").into_iter().flatten() {
        let seat = world.seat(colour)?;
        for id in built.as_array().into_iter().flatten() {
            let kind = crate::given::building(text(id)?)?;
            world.game.edit_player(seat).built.insert(kind);
        }
    }
    let mut rng = Rng::new(Seed(7));
    let (mut changed, mut fixed) = (BTreeSet::new(), BTreeSet::from(FIXED));
    let mut possible: Vec<BTreeSet<CardA>> = vec![BTreeSet::new(); seats.len()];
    for _ in 0..SAMPLES {
        let mut other = world.game.clone();
        other.redeal(viewer, &mut rng);
        differences(&world.game, &other, viewer, &mut changed, &mut fixed)?;
        for &seat in &others {
            possible[seat.index()].extend(other.player_of(seat).card_a);
        }
    }
    world.found.insert("may_change".into(), strings(changed, str::to_owned));
    world.found.insert("fixed".into(), strings(fixed, str::to_owned));
    let possible: Table = inner(given, "card_a_in_hand")
        .into_iter()
        .flatten()
        .map(|(colour, _)| {
            let seat = world.seats[colour];
            (colour.clone(), strings(possible[seat.index()].clone(), |card| card.id().to_owned()))
        })
        .collect();
    world.found.insert("possible_a".into(), Value::Table(possible));
    Ok(())
}

const FIXED: [&str; 9] = [
    "own_goals",
    "exploration_space",
    "top_building_tiles",
    "blueprint_display",
    "tech_grid",
    "contract_deck",
    "missions",
    "lss_reward_tiles",
    "hand_sizes",
];

/// Which hidden parts differ, and which open ones do not. Positions are compared as they are stored.
fn differences(
    one: &OnMars,
    other: &OnMars,
    viewer: Viewer,
    changed: &mut BTreeSet<&'static str>,
    fixed: &mut BTreeSet<&'static str>,
) -> Result<()> {
    let (a, b) = (serde_json::to_value(one), serde_json::to_value(other));
    let (Ok(a), Ok(b)) = (a, b) else { return Err("a position".to_owned()) };
    let parts = [
        ("discovery_stack_order", "/discoveries"),
        ("tech_pile_order", "/tech_pile"),
        ("blueprint_deck_order_within_level", "/blueprint_deck"),
        ("building_tiles_below_top", "/stacks"),
        ("goals_never_dealt", "/goals_left"),
        ("random_generator", "/rng"),
    ];
    changed.extend(parts.iter().filter(|(_, path)| a.pointer(path) != b.pointer(path)).map(|(name, _)| *name));
    for seat in Seat::all(one.seats()).filter(|&seat| !viewer.is(seat)) {
        let (player, dealt) = (one.player_of(seat), other.player_of(seat));
        if player.hand != dealt.hand {
            changed.insert("goals_of_others");
        }
        if player.paid != dealt.paid {
            changed.insert("goals_paid_by_others");
        }
        if player.hand.len() != dealt.hand.len() || player.paid.len() != dealt.paid.len() {
            fixed.remove("hand_sizes");
        }
    }
    let (before, after) = (one.view(viewer), other.view(viewer));
    let mine = |view: &on_mars::View| view.players.iter().map(|player| player.hand.clone()).collect::<Vec<_>>();
    let same = [
        ("own_goals", mine(&before) == mine(&after)),
        ("exploration_space", before.exploration == after.exploration),
        ("top_building_tiles", before.stacks == after.stacks),
        ("blueprint_display", before.display == after.display),
        ("tech_grid", before.grid == after.grid),
        ("contract_deck", before.contract_deck == after.contract_deck),
        ("missions", before.missions == after.missions),
        ("lss_reward_tiles", before.lss == after.lss),
    ];
    same.iter().filter(|(_, same)| !same).for_each(|(name, _)| {
        fixed.remove(name);
    });
    Ok(())
}
