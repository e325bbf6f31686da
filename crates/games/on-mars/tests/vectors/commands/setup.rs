//! Set-up, variants, First Colonist cards, and how long a game goes on.

use on_mars::command::{Command, Order};
use on_mars::{Action, Deed, Deeds, Event, LACERDA, Mission, OnMars, Phase, Question, Term, Work, data};
use orrery_engine::{Game, Seat, Seed, Viewer};
use toml::{Table, Value};

use super::{Brief, give, strings, unanswered};
use crate::given::{
    Result, World, card_b, inner, item, list, main_action, mission, number, options, place, side, small, text, word,
};

/// Deals that are tried until one is that of the case.
const DEALS: u64 = 10_000;

pub fn variant(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    match word(command, "type") {
        Some("built") => built(world, brief),
        Some("b_question") => {
            let asked = ask_b(world, given)?;
            world.found.insert("asked".into(), Value::Boolean(asked));
            let held = list(given, "hand_b").iter().map(|id| card_b(text(id)?)).collect::<Result<Vec<_>>>()?;
            let legal = world.legal();
            let revealable = held.into_iter().filter(|&card| legal.contains(&Action::RevealB { card }));
            world.found.insert("revealable".into(), strings(revealable.collect::<Vec<_>>(), |card| card.id().to_owned()));
            Ok(())
        }
        Some("reveal_b_card") => reveal_b(world, given, command),
        Some("setup") => set_up(world, brief),
        _ => remaining(world, brief),
    }
}

/// Puts the question about B cards after an effect in which these tasks were done.
pub fn ask_b(world: &mut World, given: &Table) -> Result<bool> {
    let deeds = list(given, "tasks_done_in_effect").iter().map(|id| Deed::by_id(text(id)?).ok_or("a task".to_owned()));
    let deeds: Deeds = deeds.collect::<Result<Vec<_>>>()?.into_iter().collect();
    Ok(world.game.ask_b(world.actor, deeds))
}

pub fn reveal_b(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    ask_b(world, given)?;
    world.before = world.game.clone();
    world.answer(Action::RevealB { card: card_b(word(command, "card").ok_or("a card")?)? });
    Ok(())
}

/// A building is put up for the actor by some effect.
pub fn built(world: &mut World, brief: &Brief) -> Result<()> {
    let building = crate::given::building(word(brief.command, "building").ok_or("a building")?)?;
    let work = Work::Build { building, hex: data().map.hex(2, 1).ok_or("on the map")? };
    give(world, brief, Order::Work(work)).map(drop)
}

/// Plays on from a trigger with the answers of the case, and counts turns and shuttle phases.
fn remaining(world: &mut World, brief: &Brief) -> Result<()> {
    let given = brief.given;
    let mut events = Vec::new();
    if let Some(turn) = small(given, "trigger_by_turn") {
        let order = world.game.view(Viewer::Spectator).order;
        world.game.begin_at(order[usize::from(turn) - 1]);
        world.game.trigger();
        world.game.end_turn_now(&mut events);
    } else if word(given, "trigger_phase") == Some("shuttle") {
        world.game.begin_shuttle(None);
        world.game.trigger();
        world.game.proceed(&mut events);
    } else {
        let round = small(given, "round").ok_or("a round")?;
        world.game.set_round(round);
        world.game.finish_colonization(&mut events);
    }
    world.events = events;
    while world.game.phase() != Phase::Over {
        let action = standing_answer(world, brief)?;
        if !world.answer(action) {
            return Ok(());
        }
    }
    let count = |test: fn(&Event) -> bool| Value::Integer(world.events.iter().filter(|event| test(event)).count() as i64);
    let turns = count(|event| matches!(event, Event::TurnBegins { .. }));
    let phases = count(|event| matches!(event, Event::ShuttleMoved { .. }));
    world.found.insert("turns_left".into(), turns);
    world.found.insert("shuttle_phases_left".into(), phases);
    world.found.insert("rounds_total".into(), Value::Integer(world.game.round().into()));
    Ok(())
}

/// The first of the case's standing answers that is offered.
fn standing_answer(world: &World, brief: &Brief) -> Result<Action> {
    let legal = world.legal();
    for id in list(brief.command, "answers") {
        let action = named_action(text(id)?)?;
        if legal.contains(&action) {
            return Ok(action);
        }
    }
    let nothing = Command::new(Order::Owners);
    let filled = brief.fill.and_then(|fill| fill(&world.game, &nothing, &legal));
    filled.ok_or_else(|| unanswered(world.game.question(), &legal))
}

fn named_action(id: &str) -> Result<Action> {
    let space = |space: &str| space.parse::<u8>().map_err(|_| format!("space {space}"));
    Ok(match (id, id.split_once('_')) {
        ("end_turn", _) => Action::EndTurn,
        ("stay", _) => Action::Stay,
        ("stop", _) => Action::Stop,
        ("decline", _) => Action::Decline,
        ("finish", _) => Action::Finish,
        (_, Some(("shuttle", on))) => Action::Shuttle { side: side(on)? },
        (_, Some(("space", number))) => Action::TurnOrder { space: space(number)? },
        _ => Action::Main { action: main_action(id)? },
    })
}

/// A real set-up, with what the case changes of it.
fn set_up(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    let seats = small(given, "players").unwrap_or(4);
    let options = options(given)?;
    let deal = |seed: u64| OnMars::setup(&options, seats, Seed(seed)).map_err(|error| error.to_string());
    let fits = |game: &OnMars| -> Result<bool> {
        for (colour, space) in inner(given, "spaces").into_iter().flatten() {
            let dealt = game.player_of(world.seat(colour)?).space;
            if dealt != 0 && i64::from(dealt) != number(space)? {
                return Ok(false);
            }
        }
        if let Some(id) = word(given, "mission").filter(|_| !given.contains_key("tracker")) {
            return Ok(tracker_of(game, mission(id)?).is_some());
        }
        // Lacerda's space takes nothing from the displays: it moves his rover.
        let his = data().spaces[usize::from(game.player_of(LACERDA).space.max(1)) - 1];
        Ok(seats > 1 || matches!(his, Term::Exchange { .. }))
    };
    let mut found = None;
    for seed in 0..DEALS {
        let game = deal(seed)?;
        if fits(&game)? {
            found = Some(game);
            break;
        }
    }
    world.game = found.ok_or("no deal of this kind")?;
    world.actor = world.decider().unwrap_or(Seat(0));
    world.found.insert("first_player".into(), Value::String(world.colour(world.actor)));
    note_deal(world);
    if let Some(id) = word(given, "mission").filter(|_| !given.contains_key("tracker")) {
        let left = tracker_of(&world.game, mission(id)?).ok_or("a mission in play")?;
        world.found.insert("tracker".into(), Value::Integer(left.into()));
    }
    change(world, given)?;
    if let Some(space) = small(command, "space") {
        if word(command, "type") == Some("setup") {
            give(world, brief, Order::Act(Action::TurnOrder { space }))?;
        }
        let side = world.game.player_of(world.actor).side();
        world.found.insert("side_of_space".into(), Value::String(side.id().to_owned()));
    }
    choose_spaces(world, brief)
}

/// The tracker of a mission that is in play.
fn tracker_of(game: &OnMars, mission: Mission) -> Option<u8> {
    game.view(Viewer::Spectator).missions.iter().find(|card| card.mission == mission).map(|card| card.left)
}

/// Changes that a case makes to the deal.
fn change(world: &mut World, given: &Table) -> Result<()> {
    for (id, units) in inner(given, "warehouse").into_iter().flatten() {
        world.game.set_warehouse(item(id)?, number(units)? as u8);
    }
    if let (Some(id), Some(left)) = (word(given, "mission"), small(given, "tracker")) {
        world.game.set_mission(0, mission(id)?, left);
    }
    for (id, units) in inner(given, "storage").into_iter().flatten() {
        let units = number(units)? as u8;
        world.player().storage[item(id)?.index()] = units;
    }
    let mut others = Seat::all(world.game.seats()).filter(|&seat| seat != world.actor);
    for space in list(given, "spaces_taken") {
        let other = others.next().ok_or("another player")?;
        world.game.edit_player(other).space = number(space)? as u8;
    }
    if !world.named_blueprints.is_empty() {
        let cards = world.named_blueprints.clone();
        world.game.set_display([&cards, &[]]);
    }
    world.before = world.game.clone();
    Ok(())
}

/// Everybody takes the space of the case; then the shuttle is set.
fn choose_spaces(world: &mut World, brief: &Brief) -> Result<()> {
    let Some(spaces) = inner(brief.given, "spaces") else { return Ok(()) };
    loop {
        let seat = world.decider().ok_or("the set-up is over")?;
        let question = world.game.question();
        let action = match question {
            Question::TurnOrder => Action::TurnOrder { space: number(&spaces[&world.colour(seat)])? as u8 },
            _ => standing_answer(world, brief)?,
        };
        if !world.answer(action) {
            return Ok(());
        }
        if question == Question::SetShuttle {
            world.found.insert("shuttle_set_by".into(), Value::String(world.colour(seat)));
            let space = world.game.view(Viewer::Spectator).shuttle.space;
            world.found.insert("shuttle_space".into(), Value::Integer(space.into()));
            return Ok(());
        }
    }
}

/// What was dealt, as a spectator sees it.
fn note_deal(world: &mut World) {
    let view = world.game.view(Viewer::Spectator);
    let int = |number: usize| Value::Integer(number as i64);
    let long = view.missions.iter().filter(|card| data().missions[card.mission.index()].long).count();
    let shelters = view.hexes.iter().filter_map(|hex| Some((hex.owner?, place(hex.hex))));
    let mut shelters: Vec<(Seat, Value)> = shelters.collect();
    shelters.sort_by_key(|(seat, _)| *seat);
    let player = &view.players[world.actor.index()];
    let own = *world.game.player_of(world.actor);
    let lacerda = world.game.seats() == 1;
    let cards_of = |seat: usize| usize::from(view.players[seat].has_card_a) + view.players[seat].cards_b;
    let found = [
        ("missions_long", int(long)),
        ("missions_short", int(view.missions.len() - long)),
        ("missions", strings(view.missions.clone(), |card| card.mission.id().to_owned())),
        ("trackers", Value::Array(view.missions.iter().map(|card| int(card.left.into())).collect())),
        ("shelter_starts", Value::Array(shelters.into_iter().map(|(_, at)| at).collect())),
        ("goals_never_dealt", int(world.game.never_dealt().len())),
        ("discovery_stack", int(view.discoveries_left)),
        ("markers", Value::Array(view.lss.iter().map(|(_, row, _)| int((*row).into())).collect())),
        ("research_tiles_on_map", int(view.hexes.iter().filter(|hex| hex.tile.is_some()).count())),
        ("starting_buildings", int(view.hexes.iter().filter(|hex| hex.building.is_some() && hex.owner.is_none()).count())),
        ("lss_reward_tiles", int(view.lss.len())),
        ("hand_a", int(usize::from(player.has_card_a))),
        ("lacerda_cards", int(if lacerda { cards_of(1) } else { 0 })),
        ("contract_deck", Value::Array(view.contract_deck.iter().map(|card| int(card.0.into())).collect())),
        ("op", int(player.op as usize)),
        ("shelters_on_map", int(player.shelters.into())),
        ("depot_free_spaces", int(usize::from(own.depot_spaces() - own.crystals))),
    ];
    world.found.extend(found.into_iter().map(|(key, value)| (key.to_owned(), value)));
}
