//! Cases about the course of a turn.

use orrery_engine::{Game, Seat, Silent, Viewer};
use spacecorp::{Action, Kind, Phase, SpaceCorp, Wheel, data};
use toml::{Table, Value};

use super::answers::Answers;
use super::{copies, ids, offers, put};
use crate::given::{Result, World, card, colony, contract, cube_of, list, name, number, seat, table, text, word};

pub fn run(kind: &str, given: &Table, command: &Table) -> Result<Table> {
    let mut world = World::new(given)?;
    match kind {
        "wheel" => wheel(&mut world, command),
        "contract" => claim(&mut world, command),
        "must_pass" => must_pass(&world, given),
        "turn_steps" => turn_steps(&mut world, command),
        "goal" => goal(&mut world, command),
        "star_track" => star_track(&mut world, given),
        "colony_events" => colony_events(&mut world, given, command),
        "redeal" => redeal(&mut world, given),
        _ => Err(format!("kind {kind}")),
    }
}

fn titles_of(world: &World, seat: Seat, wheel: Wheel) -> i64 {
    let player = world.game.player_of(seat);
    player.titles.iter().filter(|title| data().progress[title.index()].wheel == wheel).count() as i64
}

fn wheel(world: &mut World, command: &Table) -> Result<Table> {
    let mut answers = Answers::of(world, command)?;
    for (cube, steps) in table(command, "advance").into_iter().flatten() {
        world.game.advance_cube(Seat(0), cube_of(cube)?, number(steps)? as u8);
        world.answer_action(&mut answers)?;
    }
    answers.finish(world)?;
    let mut found = world.facts();
    put(&mut found, "adaptations_awarded", titles_of(world, Seat(0), Wheel::Genetics));
    put(&mut found, "breakthroughs_awarded", titles_of(world, Seat(0), Wheel::Revelation));
    let mut taken = copies(world, Seat(0));
    taken.reverse();
    put(&mut found, "progress_taken", Value::Array(taken));
    Ok(found)
}

fn claim(world: &mut World, command: &Table) -> Result<Table> {
    world.game.go_to(Phase::Contracts);
    let (era, row) = contract(word(command, "claim")?)?;
    let mut found = Table::new();
    match world.game.apply(Seat(0), &Action::Contract { row }, &mut Silent) {
        Ok(_) => {
            found = world.facts();
            let rows = (0..7).filter(|&row| world.game.is_fulfilled(era, row));
            put(
                &mut found,
                "fulfilled",
                Value::Array(rows.map(|row| data().contracts[era.index()][usize::from(row)].id.as_str().into()).collect()),
            );
        }
        Err(illegal) => put(&mut found, "error", illegal.code),
    }
    Ok(found)
}

fn must_pass(world: &World, given: &Table) -> Result<Table> {
    let cases = list(given, "idle_turns_in_a_row").iter().map(|turns| {
        let mut game = world.game.clone();
        game.set_idle(Seat(0), number(turns)? as u8);
        Ok(Value::from(game.is_forced_to_pass(Seat(0))))
    });
    let mut found = Table::new();
    put(&mut found, "must_pass", Value::Array(cases.collect::<Result<_>>()?));
    Ok(found)
}

fn turn_steps(world: &mut World, command: &Table) -> Result<Table> {
    let mut answers = Answers::of(world, command)?;
    world.begin(command)?.map_err(|illegal| illegal.to_string())?;
    let mut found = Table::new();
    world.answer_terms(&mut answers, &mut Silent)?;
    put(&mut found, "offers_before_T5", offers(world.game.offer_cards()));
    world.game.go_on();
    answers.finish(world)?;
    put(&mut found, "known_to_others", world.by_player(|seat| ids(world.game.known_to_others(seat).iter())));
    let mut facts = world.facts();
    facts.extend(found);
    Ok(facts)
}

fn goal(world: &mut World, command: &Table) -> Result<Table> {
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        let by = seat(word(step, "by")?)?;
        world.reach_action(by)?;
        world.act(step)?.map_err(|illegal| illegal.to_string())?;
    }
    let mut errors = Vec::new();
    for attempt in list(command, "then_tries").iter().filter_map(Value::as_table) {
        let by = seat(word(attempt, "by")?)?;
        world.game.begin_at(by);
        let result = match table(attempt, "transport") {
            Some(transport) => {
                world.game.go_to(Phase::Transport);
                let team = world.teams[&number(transport.get("team").ok_or("team")?)?].1;
                world.game.check(by, &Action::Transport { team, site: world.site(word(transport, "to")?)? })
            }
            None => {
                let draft = world.request(attempt)?;
                world.check(&draft)
            }
        };
        errors.push(Value::from(result.err().map_or("", |illegal| illegal.code)));
    }
    let mut found = Table::new();
    put(&mut found, "errors", Value::Array(errors));
    let [first, second] = world.game.beyond().map(|owner| owner.map(name).unwrap_or_default());
    put(
        &mut found,
        "beyond",
        Value::Table([("first".to_owned(), first.into()), ("second".to_owned(), second.into())].into_iter().collect()),
    );
    Ok(found)
}

fn star_track(world: &mut World, given: &Table) -> Result<Table> {
    let arrives = table(given, "team").and_then(|team| team.get("arrives_turn")).ok_or("the turn of arrival")?;
    let arrives = number(arrives)?;
    let site = world.site("alpha_centauri")?;
    world.game.send_team(Seat(0), 0, site);
    let mut boxes = Table::new();
    let mut first = 0;
    for turn in arrives + 1..=arrives + 3 {
        world.game.begin_at(Seat(0));
        world.game.go_to(Phase::Start);
        world.game.go_on();
        let track = world.game.player_of(Seat(0)).teams[0].track;
        let place = if track == 0 { Value::from("star") } else { Value::from(i64::from(track)) };
        put(&mut boxes, &turn.to_string(), place);
        let mut explore = world.game.request(Kind::Explore);
        explore.parts[0].team = Some(0);
        let on_track = world.game.check_request(&explore).err().is_some_and(|illegal| illegal.code == "team_on_track");
        if !on_track && first == 0 {
            first = turn;
        }
    }
    let mut found = Table::new();
    put(&mut found, "box_after_own_turn_start", boxes);
    put(&mut found, "first_turn_it_can_act", first);
    Ok(found)
}

fn colony_events(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
    let active = seat(word(given, "active")?)?;
    world.game.begin_at(active);
    let mut events = Vec::new();
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        let by = seat(word(step, "by")?)?;
        if let Some(id) = step.get("places_colony") {
            world.game.take_colony(by, colony(text(id)?)?, &mut events);
        } else {
            world.game.go_to(Phase::Contracts);
            let row = contract(word(step, "claim")?)?.1;
            world.game.apply(by, &Action::Contract { row }, &mut events).map_err(|illegal| illegal.to_string())?;
        }
    }
    let paid = events.iter().filter_map(|event| match event {
        spacecorp::Event::ColonyPays { seat, profit, .. } | spacecorp::Event::ContractClaimed { seat, profit, .. } => {
            Some((*seat, *profit))
        }
        _ => None,
    });
    let mut found = world.facts();
    let entry = |(seat, profit): (Seat, i16)| {
        let mut entry = Table::new();
        put(&mut entry, "owner", name(seat));
        put(&mut entry, "profit", i64::from(profit));
        Value::Table(entry)
    };
    put(&mut found, "events", Value::Array(paid.map(entry).collect()));
    Ok(found)
}

fn redeal(world: &mut World, given: &Table) -> Result<Table> {
    for (id, origin) in table(given, "origin").into_iter().flatten() {
        let card = card(id)?;
        let owner = world.seats().find(|&seat| world.game.player_of(seat).hand.contains(card));
        if text(origin)? != "deck" {
            world.game.reveal_card(owner.ok_or("a hand card")?, card);
        }
    }
    let viewer = Viewer::Seat(seat(word(given, "viewer")?)?);
    let hands = |game: &SpaceCorp| world.seats().map(|seat| game.player_of(seat).hand).collect::<Vec<_>>();
    let mut stays = hands(&world.game);
    let mut rng = orrery_engine::Rng::new(orrery_engine::Seed(5));
    for _ in 0..200 {
        let mut other = world.game.clone();
        other.redeal(viewer, &mut rng);
        for (kept, now) in stays.iter_mut().zip(hands(&other)) {
            *kept = kept.and(now);
        }
    }
    let mut found = Table::new();
    put(&mut found, "stays", world.by_player(|seat| ids(stays[seat.index()].iter())));
    let all = hands(&world.game);
    let moved = all.iter().zip(&stays).flat_map(|(hand, kept)| hand.without(*kept).iter().collect::<Vec<_>>());
    let mut pool: Vec<spacecorp::Card> = moved.chain(world.game.deck_cards().iter().copied()).collect();
    pool.sort();
    put(&mut found, "pool", ids(pool.into_iter()));
    put(&mut found, "hand_sizes", world.by_player(|seat| (all[seat.index()].len() as i64).into()));
    put(&mut found, "deck", world.game.deck_cards().len() as i64);
    Ok(found)
}
