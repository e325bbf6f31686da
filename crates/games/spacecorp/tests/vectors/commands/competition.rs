//! Cases about the competition of the solo game.

mod stars;

use orrery_engine::{Game, Seat, Silent};
use spacecorp::{
    Action, BaseType, COMPETITION, CompetitionStep, Era, Event, Line, OffersIcon, Phase, ProgressLine, Site, SpaceCorp, Term,
    Title, data,
};
use toml::{Table, Value};

use super::answers::Answers;
use super::{ids, offers, put, solo};
use crate::given::{
    Result, World, base, card, contract, flag, kind, list, number, number_of, progress_card, read_all, text, tile,
};
use crate::given::{title, word};
use crate::specified;

pub fn run(kind: &str, given: &Table, command: &Table) -> Result<Table> {
    let world = World::new(given)?;
    match kind {
        "competition_site_choice" => site_choice(world, given, command),
        "competition_offers" => offers_action(world, command),
        "competition_base_event" => columns(&world, command, |world, case| base_event(world, given, case)),
        "competition_star" => stars::star(world, given, command),
        "competition_star_steps" => columns(&world, command, stars::star_steps),
        "competition_site" => columns(&world, command, site_steps),
        "competition_contract" => discovery(world, given, command),
        "competition_contracts" => contracts(world),
        "competition_progress" => progress(world, given, command),
        "competition_turns" => turns(world, command),
        "solo_result" => results(command),
        "transition_bonus" => transition(world, given),
        _ => player_edges(&world, command),
    }
}

/// Runs every variant of a case from the same position; the results are listed by key.
fn columns(world: &World, command: &Table, run: impl Fn(World, &Table) -> Result<Table>) -> Result<Table> {
    let mut found = Table::new();
    for case in list(command, "cases").iter().filter_map(Value::as_table) {
        for (key, value) in run(world.clone(), case)? {
            let column = found.entry(key).or_insert(Value::Array(Vec::new()));
            column.as_array_mut().expect("a column").push(value);
        }
    }
    Ok(found)
}

fn strings(ids: impl IntoIterator<Item = String>) -> Value {
    Value::Array(ids.into_iter().map(Value::from).collect())
}

/// The steps of the competition among events.
fn steps(events: &[Event]) -> impl Iterator<Item = &CompetitionStep> {
    events.iter().filter_map(|event| match event {
        Event::Competition { step, .. } => Some(step),
        _ => None,
    })
}

/// Sites where teams were placed, in order.
fn teams_placed<'a>(world: &'a World, events: &'a [Event]) -> impl Iterator<Item = String> + 'a {
    steps(events).filter_map(|step| match step {
        CompetitionStep::PlacesTeam { site } => Some(world.site_id(*site)),
        _ => None,
    })
}

/// What was placed on the board, in order.
fn places(events: &[Event]) -> Value {
    let piece = |step: &CompetitionStep| match step {
        CompetitionStep::PlacesTeam { .. } => Some("team"),
        CompetitionStep::PlacesTile { .. } => Some("tile"),
        CompetitionStep::PlacesBase { .. } => Some("base"),
        CompetitionStep::PlacesColony { .. } => Some("colony"),
        _ => None,
    };
    Value::Array(steps(events).filter_map(piece).map(Value::from).collect())
}

fn profit(game: &SpaceCorp) -> i64 {
    i64::from(game.player_of(COMPETITION).profit)
}

// Which site

fn site_choice(world: World, given: &Table, command: &Table) -> Result<Table> {
    if command.contains_key("cases") {
        return columns(&world, command, |mut world, case| {
            for site in world.sites(case, "competition_teams_at")? {
                world.game.put_competition_team(site, false);
            }
            for site in world.sites(case, "bases_at")? {
                world.game.put_bases(COMPETITION, site, &[BaseType::Research]);
            }
            let site = chosen_site(&world, given, case)?;
            let mut found = site_found(&world, site);
            put(&mut found, "redraw", !world.game.act_as_competition(site, None, &mut Silent));
            Ok(found)
        });
    }
    Ok(site_found(&world, chosen_site(&world, given, command)?))
}

fn site_found(world: &World, site: Option<Site>) -> Table {
    [("site".to_owned(), site.map(|site| world.site_id(site)).unwrap_or_default().into())].into_iter().collect()
}

fn chosen_site(world: &World, given: &Table, case: &Table) -> Result<Option<Site>> {
    match given.get("card") {
        Some(id) => match &data().line(card(text(id)?)?).line {
            Line::Site { sites } => Ok(world.game.site_listed(sites)),
            _ => Err("a card with sites".to_owned()),
        },
        None => Ok(world.game.site_extreme(word(case, "which")? == "highest", word(case, "parity")? == "odd")),
    }
}

// Offers and progress

fn offers_action(mut world: World, command: &Table) -> Result<Table> {
    let slots = list(command, "offers").iter().map(|slot| Ok(number(slot)? as u8 - 1)).collect::<Result<Vec<_>>>()?;
    let icon = |id: &str| match id {
        "era" => Ok(OffersIcon::Era),
        "edge" => Ok(OffersIcon::Edge),
        id => kind(id).map(OffersIcon::Kind),
    };
    let icons = read_all(list(command, "icons"), icon)?;
    let mut events = Vec::new();
    // The turn of this action does not count among those to come.
    world.game.begin_competition_turns(0);
    world.game.clear_terms();
    world.game.take_offers_action(&slots, &icons, &mut events);
    let mut answers = Answers::of(&world, command)?;
    world.answer_terms(&mut answers, &mut events)?;
    answers.finish(&world)?;
    let mut found = world.facts();
    let next = world.game.deck_cards().iter().rev().take(1).copied();
    put(&mut found, "era_deck_next", ids(next));
    put(&mut found, "next", Value::Array(next_turns(world, command)?));
    Ok(found)
}

/// Who takes the turns that follow this one.
fn next_turns(mut world: World, command: &Table) -> Result<Vec<Value>> {
    let mut events = Vec::new();
    world.game.compete_with(Term::Compete, &mut events);
    let side = solo::turns(&events).first().copied().ok_or("nobody's turn")?;
    world.game.go_on();
    solo::next_turns(world, side, command)
}

fn progress(mut world: World, given: &Table, command: &Table) -> Result<Table> {
    for id in list(given, "removed_by_competition") {
        let (title, rewarded) = progress_card(text(id)?)?;
        world.game.set_removed(title, rewarded);
    }
    let listed = read_all(list(given, "on_side_board"), progress_card)?;
    for copy in Title::ALL.into_iter().flat_map(|title| [(title, true), (title, false)]).filter(|copy| !listed.contains(copy)) {
        world.game.remove_copy(copy.0, copy.1);
    }
    let before = world.game.competition().removed;
    let line =
        ProgressLine { title: title(word(command, "progress")?)?, needs_prerequisite: flag(command, "needs_prerequisite") };
    world.game.take_progress_action(line, &mut Silent);
    let after = world.game.competition().removed;
    let mut removed = Vec::new();
    for (copy, (before, after)) in before.into_iter().zip(after).enumerate() {
        let new = after.without(before);
        removed.extend(new.iter().map(|title| Value::from(data().progress[title.index()].cards[copy].as_str())));
    }
    let mut found = world.facts();
    put(&mut found, "removed", Value::Array(removed));
    Ok(found)
}

// Bases

/// A base on a site, with its event.
fn base_event(mut world: World, given: &Table, case: &Table) -> Result<Table> {
    let read = |key: &str| case.get(key).or(given.get(key)).map(text).transpose();
    let site = world.site(read("site")?.ok_or("a site")?)?;
    let board = world.game.board_of_era();
    let elsewhere = board.all().filter(|&at| at != site && board.site(at).build.is_some());
    for at in elsewhere.take(number_of(given, "competition_bases_elsewhere")? as usize) {
        world.game.put_bases(COMPETITION, at, &[BaseType::Research]);
    }
    if let Some(id) = read("tile")? {
        world.game.put_tiles(site, &[tile(id)?]);
    }
    for other in world.sites(case, "other_teams_at")? {
        world.game.put_competition_team(other, false);
    }
    let mut events = Vec::new();
    world.game.place_as_competition(site, base(read("base")?.ok_or("a base")?)?, &mut events);
    answer_case(&mut world, case, &mut events)?;
    let mut found = Table::new();
    put(&mut found, "takes_beyond", world.game.beyond()[0] == Some(COMPETITION));
    put(&mut found, "team_placed_at", teams_placed(&world, &events).next().unwrap_or_default());
    put(&mut found, "competition_profit", profit(&world.game));
    Ok(found)
}

fn answer_case(world: &mut World, case: &Table, events: &mut Vec<Event>) -> Result<()> {
    let mut answers = Answers::of(world, case)?;
    world.answer_terms(&mut answers, events)?;
    answers.finish(world)
}

/// A Site Action of the first two eras.
fn site_steps(mut world: World, case: &Table) -> Result<Table> {
    let site = world.site(word(case, "site")?)?;
    if let Some(id) = case.get("tile") {
        world.game.put_tiles(site, &[tile(text(id)?)?]);
    }
    if flag(case, "player_base") {
        world.game.put_bases(Seat(0), site, &[BaseType::Research]);
    }
    if flag(case, "team") {
        world.game.put_competition_team(site, false);
    }
    if let Some(teams) = case.get("competition_teams_in_box") {
        world.game.set_teams_in_box(number(teams)? as u8);
    }
    if let Some(id) = case.get("tile_drawn") {
        let tile = tile(text(id)?)?;
        world.game.stack_pile(data().tile(tile).ok_or("a tile")?.pile, &[tile]);
    }
    if let Some(id) = case.get("base") {
        world.game.stack_cup(base(text(id)?)?);
    }
    let mut events = Vec::new();
    let done = world.game.act_as_competition(Some(site), None, &mut events);
    answer_case(&mut world, case, &mut events)?;
    let mut found = Table::new();
    put(&mut found, "places", places(&events));
    put(&mut found, "competition_profit", profit(&world.game));
    put(&mut found, "competition_claims", world.game.competition().claims != 0);
    put(&mut found, "redraw", !done);
    Ok(found)
}

// Contracts

fn fulfilled(world: &World, era: Era) -> Value {
    let rows = (0..7).filter(|&row| world.game.is_fulfilled(era, row));
    strings(rows.map(|row| data().contracts[era.index()][usize::from(row)].id.clone()))
}

fn discovery(mut world: World, given: &Table, command: &Table) -> Result<Table> {
    let era = world.game.era();
    if flag(given, "competition_team_on_contract") {
        world.game.put_team_on_contract(contract(word(given, "contract")?)?.1);
    }
    let read = |key: &str| command.get(key).map_or(Ok(0), number).map(|value| value as u8);
    let mut events = Vec::new();
    let done = world.game.discover_as_competition(read("discoveries")?, read("contract")? - 1, &mut events);
    let sites = |tile: bool| {
        let site = steps(&events).filter_map(move |step| match step {
            CompetitionStep::PlacesTile { site, .. } if tile => Some(*site),
            CompetitionStep::Claims { site } if !tile => Some(*site),
            _ => None,
        });
        strings(site.map(|site| world.site_id(site)))
    };
    let mut found = world.facts();
    put(&mut found, "explored", sites(true));
    put(&mut found, "claimed_by_competition", sites(false));
    put(&mut found, "fulfilled", fulfilled(&world, era));
    put(&mut found, "redraw", !done);
    Ok(found)
}

fn contracts(mut world: World) -> Result<Table> {
    let mut events = Vec::new();
    world.game.claim_as_competition(&mut events);
    let claimed = steps(&events).filter_map(|step| match step {
        CompetitionStep::ClaimsContract { row, .. } => Some(&data().contracts[world.game.era().index()][usize::from(*row)].id),
        _ => None,
    });
    let mut found = world.facts();
    put(&mut found, "claimed", strings(claimed.cloned()));
    Ok(found)
}

// Whole turns

fn turns(mut world: World, command: &Table) -> Result<Table> {
    let hack_on = command.get("hack_on").map(|id| text(id).and_then(card)).transpose()?;
    let mut answers = Answers::of(&world, command)?;
    let mut after = Vec::new();
    for _ in 0..number(command.get("turns").ok_or("turns")?)? {
        let before = world.clone();
        let (seen, thrown) = (world.game.competition().discard.len(), world.game.discard_pile().len());
        world.game.begin_competition_turns(1);
        world.game.go_on();
        while world.game.phase() == Phase::Competition {
            let hacked = if world.is_specified { specified::hack(&world.game, hack_on) } else { None };
            let action = hacked.map_or_else(|| answers.next(&world, Seat(0)), Ok)?;
            world.game.apply(Seat(0), &action, &mut Silent).map_err(|illegal| illegal.to_string())?;
        }
        // The player's turn has begun; the case looks at the end of the competition's.
        let mut entry = world.facts();
        put(&mut entry, "competition_discards", ids(world.game.competition().discard[seen..].iter().copied()));
        put(&mut entry, "discarded", ids(world.game.discard_pile()[thrown..].iter().copied()));
        let built = world
            .game
            .board_of_era()
            .all()
            .find(|&site| world.game.site_state(site).owner.is_some() && before.game.site_state(site).owner.is_none());
        put(&mut entry, "base_at", built.map(|site| world.site_id(site)).unwrap_or_default());
        put(&mut entry, "offers", offers(world.game.offer_cards()));
        after.push(Value::Table(entry));
    }
    answers.finish(&world)?;
    let mut found = Table::new();
    put(&mut found, "after_turn", Value::Array(after));
    Ok(found)
}

// Results

fn results(command: &Table) -> Result<Table> {
    let outcome = |margin: &Value| -> Result<Value> {
        let outcome = spacecorp::solo_outcome(number(margin)? as i16);
        Value::try_from(outcome).map_err(|error| error.to_string())
    };
    let outcomes = list(command, "margins").iter().map(outcome).collect::<Result<Vec<_>>>()?;
    let mut found = Table::new();
    put(&mut found, "outcomes", Value::Array(outcomes));
    Ok(found)
}

fn transition(mut world: World, given: &Table) -> Result<Table> {
    let mut production = Table::new();
    for entry in list(given, "competition_bases").iter().filter_map(Value::as_table) {
        let id = word(entry, "at")?;
        put(&mut production, id, i64::from(world.game.production_of_competition(world.site(id)?)));
    }
    world.game.finish_era();
    let mut found = Table::new();
    put(&mut found, "production", production);
    put(&mut found, "competition_profit", profit(&world.game));
    Ok(found)
}

// The player's Edges

fn player_edges(world: &World, command: &Table) -> Result<Table> {
    let mut results = Vec::new();
    for case in list(command, "cases").iter().filter_map(Value::as_table) {
        let mut game = world.game.clone();
        if let Some(profit) = case.get("competition_profit") {
            game.set_profit(COMPETITION, number(profit)? as i16);
        }
        let id = word(case, "edge")?;
        let is_edge = |face: &spacecorp::CardFace| face.edge.is_some_and(|edge| edge.id() == id);
        let index = data().cards.iter().position(is_edge).ok_or("an Edge")?;
        let card = spacecorp::Card(index as u8);
        let moment = SpaceCorp::moment_of(card).ok_or("an Edge with a moment")?;
        game.give_card(Seat(0), card);
        let before = game.player_of(Seat(0)).hand;
        let mut entry = Table::new();
        game.begin_competition_turns(1);
        game.clear_terms();
        game.compete_with(Term::SoloEdge(moment), &mut Silent);
        match game.check_moment(moment, card) {
            Err(illegal) => put(&mut entry, "error", illegal.code),
            Ok(()) => {
                game.answer_term(&Action::PlayEdge { card }, &mut Silent);
                put(&mut entry, "competition_profit", profit(&game));
                put(&mut entry, "hand_gains", ids(game.player_of(Seat(0)).hand.without(before).iter()));
            }
        }
        results.push(Value::Table(entry));
    }
    let mut found = Table::new();
    put(&mut found, "results", Value::Array(results));
    Ok(found)
}
