//! Events of the rules outside a player's command, and H.A.L.L.

use orrery_engine::{Game, Seat, Viewer};
use starship_interstellar::command::{Command, Order};
use starship_interstellar::{
    Action, Colour, Event, GovernmentStep, LeaderTrack, PassToken, Phase, Planet, SalvationAction, Term, Token, View, Work,
};
use toml::{Table, Value};

use crate::commands::{command, give};
use crate::given::World;
use crate::read::{Result, counted, list, noun, nouns, small, table, text, token};

pub fn run(kind: &str, world: &mut World, action: &Table) -> Result<()> {
    match kind {
        "setup" => {}
        "score_leader" => world.game.score_leader_track(noun(LeaderTrack::by_id, &action["track"])?),
        "advance" => return advance(world, action),
        "government_phase" => return government_phase(world, action),
        "solar_step" => {
            world.game.solar_steps(small(&action["n"])?, &mut world.events);
            world.game.finish_tasks(&mut world.events);
        }
        "turns" => return turns(world, action),
        "winner" => {
            let outcome = world.game.rank_by_pp();
            let name = |seat: Seat| Value::String(format!("p{}", seat.0 + 1));
            let mut winners: Vec<Value> = outcome.winners.iter().map(name).collect();
            if world.is_solo() && winners.is_empty() {
                winners.push("hall".into());
            }
            world.found.insert("winners".to_owned(), Value::Array(winners));
        }
        "end_check" => {
            let over = world.game.would_end();
            world.found.insert("game_over".to_owned(), Value::Boolean(over));
        }
        "unique_pass" => return unique_pass(world, action),
        "hall_bag_before" | "hall_bag_after" | "hall_bag" => return bag(kind, world, action),
        "view" => return view(world, action),
        "refill_projects" => {
            remember_stack(world);
            world.game.refill_rows(&mut world.events);
        }
        "end_of_action_phase" => {
            world.game.flip_tokens();
            if world.is_solo() {
                world.game.begin_salvation(&mut world.events);
            }
        }
        "families_round_end" => world.game.new_families(&mut world.events),
        "begin_turn" => {
            world.game.proceed(&mut world.events);
            let passed = |event: &Event| matches!(event, Event::Passed { seat, forced: true } if *seat == world.actor);
            let passed = world.events.iter().any(passed);
            world.found.insert("passed".to_owned(), Value::Boolean(passed));
        }
        other => return Err(format!("unknown kind {other}")),
    }
    Ok(())
}

/// The order of the stack, so that chance draws in it.
fn remember_stack(world: &mut World) {
    if let Some(stack) = world.stack.clone() {
        world.found.insert("stack_order".to_owned(), stack);
    }
}

fn advance(world: &mut World, action: &Table) -> Result<()> {
    let track = noun(LeaderTrack::by_id, &action["track"])?;
    world.game.begin_effect(world.actor, Term::Advance(Some(track)));
    let mut answers = command("choose", world, action)?;
    answers.order = Order::Choose;
    answers.track = None;
    give(world, &answers);
    Ok(())
}

fn government_phase(world: &mut World, action: &Table) -> Result<()> {
    for step in list(&action["steps"])? {
        let step = match text(step)? {
            "R11.1" => GovernmentStep::Governor,
            "R11.2" => GovernmentStep::Satellite,
            "R11.3" => GovernmentStep::Construction,
            "R11.4" => GovernmentStep::Income,
            "R11.5" => GovernmentStep::Sun,
            "R11.6" => GovernmentStep::Motion,
            "R11.7" => GovernmentStep::Refill,
            "R11.9" => GovernmentStep::End,
            "R12.3" => {
                world.game.score_finally();
                continue;
            }
            other => return Err(format!("unknown step {other}")),
        };
        if world.game.view(Viewer::Spectator).phase == Phase::Over {
            break;
        }
        if step == GovernmentStep::Refill {
            remember_stack(world);
        }
        world.game.step_of_government(step, &mut world.events);
        let mut parts = action.clone();
        parts.remove("steps");
        let mut answers = command("choose", world, &parts)?;
        answers.path.extend(world.tie_choice);
        if let Some(task) = world.game.open_task() {
            world.actor = if world.is_solo() { Seat(0) } else { task.seat };
            give(world, &answers);
        }
    }
    Ok(())
}

/// Turns with nothing but plays without action and passes. H.A.L.L. plays by itself: it gets as many tokens as it plays.
fn turns(world: &mut World, action: &Table) -> Result<()> {
    let sequence = list(&action["sequence"])?.iter().map(text).collect::<Result<Vec<_>>>()?;
    let hands: Vec<Token> = Token::ALL.into_iter().take(29).collect();
    let mut clicks: Table = Table::new();
    let board = world.game.table();
    let nations = usize::from(world.before.seats().max(2));
    for (place, player) in board.players.iter_mut().enumerate().take(nations) {
        player.hand = hands.iter().copied().collect();
        clicks.insert(name(world.before.seats(), Seat(place as u8)), Value::Integer(player.clicks.into()));
    }
    let plays = sequence.iter().filter(|turn| **turn == "hall:play").count();
    board.hall.pile = [Token::Earth, Token::X12, Token::X03, Token::X20].into_iter().take(plays).collect();
    for turn in sequence {
        let (player, what) = turn.split_once(':').ok_or("player:turn")?;
        let seat = world.seat(player)?;
        if player == "hall" || world.illegal.is_some() {
            continue;
        }
        let next = world.game.player_of(seat).hand.iter().next();
        let act = if what == "pass" { Action::Pass } else { Action::Play { token: next.ok_or("no token left")? } };
        world.illegal = world.game.apply(seat, &act, &mut world.events).err();
        if what != "pass" && world.game.open_task().is_some() {
            world.illegal = world.game.apply(seat, &Action::Skip, &mut world.events).err();
        }
    }
    for event in world.events.iter().cloned().map(Event::unmarked) {
        if let Event::Clicked { seat, clicks: now } = event {
            clicks.insert(name(world.game.seats(), seat), Value::Integer(now.into()));
        }
    }
    let order = world.game.view(Viewer::Spectator).order;
    let order = order.into_iter().map(|seat| name(world.game.seats(), seat).into()).collect();
    world.found.insert("next_order".to_owned(), Value::Array(order));
    world.found.insert("clicks".to_owned(), Value::Table(clicks));
    Ok(())
}

/// Players of turns are letters, but not against H.A.L.L.
fn name(seats: u8, seat: Seat) -> String {
    match (seats, seat) {
        (1, Seat(0)) => "p1".to_owned(),
        (1, _) => "hall".to_owned(),
        _ => letter(seat),
    }
}

fn letter(seat: Seat) -> String {
    ["A", "B", "C", "D"][seat.index()].to_owned()
}

fn unique_pass(world: &mut World, action: &Table) -> Result<()> {
    let mut removed: Vec<PassToken> = PassToken::ALL[1..].to_vec();
    let play = |world: &mut World, seat: Seat, act: Action| {
        if world.illegal.is_none() {
            world.illegal = world.game.apply(seat, &act, &mut world.events).err();
        }
    };
    let seats = world.game.seats();
    for pick in list(&action["picks"])? {
        let seat = world.seat(text(&pick["player"])?)?;
        let token = noun(PassToken::by_id, &pick["token"])?;
        // The last one of four is kept without a question.
        if world.game.view(Viewer::Spectator).phase == Phase::UniquePassDraft {
            let act = if token == PassToken::Base { Action::UseBase } else { Action::PassToken { token } };
            play(world, seat, act);
        }
    }
    for (name, choice) in table(&action["use"])? {
        let seat = world.seat(name)?;
        let act = if text(choice)? == "unique" { Action::UseUnique } else { Action::UseBase };
        if seats > 1 {
            play(world, seat, act);
        }
    }
    let used = |seat: Seat| world.game.player_of(seat).pass;
    removed.retain(|token| Seat::all(seats).all(|seat| used(seat) != *token));
    let names = |seat: Seat| if seats == 1 { "p1".to_owned() } else { letter(seat) };
    let tokens: Table = Seat::all(seats).map(|seat| (names(seat), used(seat).id().into())).collect();
    world.found.insert("pass_tokens".to_owned(), Value::Table(tokens));
    world.found.insert("pass_removed_set".to_owned(), Value::Array(removed.iter().map(|token| token.id().into()).collect()));
    Ok(())
}

/// The two interventions of the person and the conversion between them (R14.11).
fn bag(kind: &str, world: &mut World, action: &Table) -> Result<()> {
    let before =
        if kind == "hall_bag" { action.get("before") } else { action.get("discard").filter(|_| kind == "hall_bag_before") };
    let after = if kind == "hall_bag" { action.get("after") } else { action.get("discard").filter(|_| kind == "hall_bag_after") };
    let mut answers = Command::default();
    for pair in before.map_or(Ok(&[][..]), list)? {
        answers.removals.push((noun(Colour::by_id, &pair["cube"])?, noun(Colour::by_id, &pair["remove"])?));
    }
    answers.discards = after.map_or(Ok(Vec::new()), |cubes| nouns(Colour::by_id, cubes))?;
    match kind {
        "hall_bag_before" => world.game.ask(Seat(0), Work::BagBefore { from: 0 }),
        "hall_bag_after" => world.game.ask(Seat(0), Work::BagAfter { from: 0 }),
        _ => world.game.ask_bag(),
    }
    give(world, &answers);
    Ok(())
}

/// Which parts of the position a seat sees.
fn view(world: &mut World, action: &Table) -> Result<()> {
    let viewer = match text(&action["seat"])? {
        "spectator" => Viewer::Spectator,
        name => Viewer::Seat(world.seat(name)?),
    };
    let view = world.game.view(viewer);
    world.found.insert("view".to_owned(), Value::Table(seen(&view)));
    Ok(())
}

/// The names of what is visible.
fn seen(view: &View) -> Table {
    let mut seen = Table::new();
    let mut show = |name: String| seen.insert(name, Value::Boolean(true));
    for (place, player) in view.players.iter().enumerate() {
        let name = if view.seats == 1 && place == 1 { "hall".to_owned() } else { format!("p{}", place + 1) };
        for part in ["pp", "reputation", "technologies", "stack", "leader", "plants", "government", "cargo", "satellite"] {
            show(format!("{name}.{part}"));
        }
        if player.reserve.is_some() {
            for part in ["fuel", "cubes", "scientists", "hand", "bases", "reserve_buildings"] {
                show(format!("{name}.{part}"));
            }
        }
    }
    show("market".to_owned());
    if view.hall.is_some() {
        show("hall_sheet".to_owned());
    }
    seen
}

pub fn hall(kind: &str, world: &mut World, action: &Table) -> Result<()> {
    let log = &mut world.events;
    match kind {
        "play" => {
            world.game.play_hall_token(token(text(&action["token"])?)?, log);
        }
        "turn" => {
            world.game.play_hall_turn(log);
        }
        "satellite" | "mechanism" | "humanity" | "government" => {
            let act = SalvationAction::by_id(kind).ok_or("no action")?;
            world.game.play_hall_action(act, log);
        }
        "advance" => {
            let track = noun(LeaderTrack::by_id, &action["track"])?;
            world.game.begin_effect(world.actor, Term::Advance(Some(track)));
            world.game.finish_tasks(log);
        }
        "salvation_list" => {
            let token = token(text(&action["token"])?)?;
            let ids = |actions: &[SalvationAction]| Value::Array(actions.iter().map(|action| action.id().into()).collect());
            let order = world.game.hall_salvation_list(token);
            world.found.insert("order".to_owned(), ids(&order));
            *world.game.table().phase = Phase::Salvation;
            world.game.play_hall_token(token, log);
            let resolved = log.iter().find_map(|event| match event {
                Event::SalvationChosen { action, .. } => Some(action.id()),
                _ => None,
            });
            world.found.extend(resolved.map(|id| ("resolved".to_owned(), id.into())));
        }
        "deposit_target" => {
            let planet = world.game.hall_deposit().map_or("none", Planet::id);
            world.found.insert("planet".to_owned(), planet.into());
        }
        "payment" => {
            let paid = world.game.hall_pays(&counted(&nouns(Colour::by_id, &action["cost"])?));
            let cubes = paid.unwrap_or_default();
            let ids =
                Colour::ALL.into_iter().flat_map(|colour| vec![Value::from(colour.id()); usize::from(cubes[colour.index()])]);
            world.found.insert("payment".to_owned(), Value::Array(ids.collect()));
        }
        "convert" => world.game.convert_hall_sheet(log),
        other => return Err(format!("unknown kind {other} of H.A.L.L.")),
    }
    answer_tie(world);
    Ok(())
}

/// The person's choice among H.A.L.L.'s equal ways.
fn answer_tie(world: &mut World) {
    if world.game.open_task().is_some() && world.tie_choice.is_some() {
        let answers = Command { path: world.tie_choice.into_iter().collect(), ..Command::default() };
        world.illegal = world.game.command(Seat(0), &answers, &mut world.events).err();
    }
}
