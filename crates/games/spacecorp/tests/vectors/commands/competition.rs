//! Cases about the competition of the solo game.

use orrery_engine::{Game, Seat, Seed, Silent};
use spacecorp::{
    Action, BaseType, COMPETITION, CompetitionStep, Era, Event, Line, OffersIcon, Phase, ProgressLine, Site, SpaceCorp, Term,
    Title, data,
};
use toml::{Table, Value};

use super::{decider, ids, legal, offers, put, solo};
use crate::given::{Result, World, base, card, colony_by_number, contract, kind, list, number, progress_card, table, text, tile};
use crate::given::{title, word};

pub fn run(kind: &str, given: &Table, command: &Table) -> Result<Table> {
    let world = World::new(given)?;
    match kind {
        "competition_site_choice" => site_choice(world, given, command),
        "competition_offers" => offers_action(world, command),
        "competition_base_event" => base_event(&world, given, command),
        "competition_star" => star(world, given, command),
        "competition_star_steps" => star_steps(&world, command),
        "competition_site" => site_steps(&world, command),
        "competition_contract" => discovery(world, given, command),
        "competition_contracts" => contracts(world),
        "competition_progress" => progress(world, given, command),
        "competition_turns" => turns(world, command),
        "solo_result" => results(command),
        "transition_bonus" => transition(world, given),
        _ => player_edges(&world, command),
    }
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

/// Answers a question of the competition's turn, without going on to the player's.
fn answer(game: &mut SpaceCorp, action: &Action, events: &mut Vec<Event>) -> Result<()> {
    game.check(Seat(0), action).map_err(|illegal| format!("{action:?}: {illegal}"))?;
    game.answer_term(action, events);
    Ok(())
}

fn profit(game: &SpaceCorp) -> i64 {
    i64::from(game.player_of(COMPETITION).profit)
}

// Which site

fn site_choice(world: World, given: &Table, command: &Table) -> Result<Table> {
    let choose = |world: &World, case: &Table| -> Result<Option<Site>> {
        match given.get("card") {
            Some(id) => match &data().line(card(text(id)?)?).line {
                Line::Site { sites } => Ok(world.game.site_listed(sites)),
                _ => Err("a card with sites".to_owned()),
            },
            None => Ok(world.game.site_extreme(word(case, "which")? == "highest", word(case, "parity")? == "odd")),
        }
    };
    let mut found = Table::new();
    let name = |world: &World, site: Option<Site>| site.map(|site| world.site_id(site)).unwrap_or_default();
    if !command.contains_key("cases") {
        let site = choose(&world, command)?;
        put(&mut found, "site", name(&world, site));
        return Ok(found);
    }
    let (mut sites, mut redraws) = (Vec::new(), Vec::new());
    for case in list(command, "cases").iter().filter_map(Value::as_table) {
        let mut world = world.clone();
        for site in world.sites(case, "competition_teams_at")? {
            world.game.put_competition_team(site, false);
        }
        for site in world.sites(case, "bases_at")? {
            world.game.put_bases(COMPETITION, site, &[BaseType::Research]);
        }
        let site = choose(&world, case)?;
        sites.push(Value::from(name(&world, site)));
        redraws.push(Value::from(!world.game.act_as_competition(site, None, &mut Silent)));
    }
    put(&mut found, "site", Value::Array(sites));
    put(&mut found, "redraw", Value::Array(redraws));
    Ok(found)
}

// Offers and progress

fn offers_action(mut world: World, command: &Table) -> Result<Table> {
    let slots = list(command, "offers").iter().map(|slot| Ok(number(slot)? as u8 - 1)).collect::<Result<Vec<_>>>()?;
    let icon = |id: &Value| match text(id)? {
        "era" => Ok(OffersIcon::Era),
        "edge" => Ok(OffersIcon::Edge),
        id => kind(id).map(OffersIcon::Kind),
    };
    let icons = list(command, "icons").iter().map(icon).collect::<Result<Vec<_>>>()?;
    let mut events = Vec::new();
    // The turn of the action is none of those to come.
    world.game.begin_competition_turns(0);
    world.game.clear_terms();
    world.game.take_offers_action(&slots, &icons, &mut events);
    for id in list(command, "solo_discard") {
        answer(&mut world.game, &Action::Discard { card: card(text(id)?)? }, &mut events)?;
    }
    for given in list(command, "answers") {
        let action = world.answer(given)?;
        answer(&mut world.game, &action, &mut events)?;
    }
    world.game.idle_through_terms(&mut events);
    let mut found = world.facts();
    let next = world.game.deck_cards().iter().rev().take(1).copied();
    put(&mut found, "era_deck_next", ids(next));
    put(&mut found, "next", Value::Array(next_turns(&world)?));
    Ok(found)
}

/// Who takes the turns after this one of the competition.
fn next_turns(world: &World) -> Result<Vec<Value>> {
    let mut game = world.game.clone();
    let mut events = Vec::new();
    game.compete_with(Term::Compete, &mut events);
    let side = solo::turns(&events).first().copied().ok_or("nobody's turn")?;
    game.go_on();
    solo::next_turns(&game, side)
}

fn progress(mut world: World, given: &Table, command: &Table) -> Result<Table> {
    for id in list(given, "removed_by_competition") {
        let (title, rewarded) = progress_card(text(id)?)?;
        world.game.set_removed(title, rewarded);
    }
    let listed = list(given, "on_side_board").iter().map(|id| progress_card(text(id)?)).collect::<Result<Vec<_>>>()?;
    for copy in Title::ALL.into_iter().flat_map(|title| [(title, true), (title, false)]).filter(|copy| !listed.contains(copy)) {
        world.game.remove_copy(copy.0, copy.1);
    }
    let before = world.game.competition().removed;
    let needs_prerequisite = command.get("needs_prerequisite").and_then(Value::as_bool).unwrap_or(false);
    let line = ProgressLine { title: title(word(command, "progress")?)?, needs_prerequisite };
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

fn base_event(world: &World, given: &Table, command: &Table) -> Result<Table> {
    let (mut beyond, mut placed, mut profits) = (Vec::new(), Vec::new(), Vec::new());
    for case in list(command, "cases").iter().filter_map(Value::as_table) {
        let mut world = world.clone();
        let read = |key: &str| case.get(key).or(given.get(key)).map(text).transpose();
        let site = world.site(read("site")?.ok_or("a site")?)?;
        for other in 0..given.get("competition_bases_elsewhere").map_or(Ok(0), number)? {
            let mut elsewhere =
                world.game.board_of_era().all().filter(|&at| at != site && world.game.board_of_era().site(at).build.is_some());
            let at = elsewhere.nth(other as usize).ok_or("another site")?;
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
        world.game.idle_through_terms(&mut events);
        beyond.push(Value::from(world.game.beyond()[0] == Some(COMPETITION)));
        let team = steps(&events).find_map(|step| match step {
            CompetitionStep::PlacesTeam { site } => Some(world.site_id(*site)),
            _ => None,
        });
        placed.push(Value::from(team.unwrap_or_default()));
        profits.push(Value::from(profit(&world.game)));
    }
    let mut found = Table::new();
    put(&mut found, "takes_beyond", Value::Array(beyond));
    put(&mut found, "team_placed_at", Value::Array(placed));
    put(&mut found, "competition_profit", Value::Array(profits));
    Ok(found)
}

/// Site Actions of the first two eras, each from the same position.
fn site_steps(world: &World, command: &Table) -> Result<Table> {
    let (mut placed, mut profits, mut claims, mut redraws) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for case in list(command, "cases").iter().filter_map(Value::as_table) {
        let mut world = world.clone();
        let site = world.site(word(case, "site")?)?;
        let is = |key: &str| case.get(key).and_then(Value::as_bool).unwrap_or(false);
        if let Some(id) = case.get("tile") {
            world.game.put_tiles(site, &[tile(text(id)?)?]);
        }
        if is("player_base") {
            world.game.put_bases(Seat(0), site, &[BaseType::Research]);
        }
        if is("team") {
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
        redraws.push(Value::from(!world.game.act_as_competition(Some(site), None, &mut events)));
        world.game.idle_through_terms(&mut events);
        placed.push(places(&events));
        profits.push(Value::from(profit(&world.game)));
        claims.push(Value::from(world.game.competition().claims != 0));
    }
    let mut found = Table::new();
    put(&mut found, "places", Value::Array(placed));
    put(&mut found, "competition_profit", Value::Array(profits));
    put(&mut found, "competition_claims", Value::Array(claims));
    put(&mut found, "redraw", Value::Array(redraws));
    Ok(found)
}

// Star systems

fn star(mut world: World, given: &Table, command: &Table) -> Result<Table> {
    let site = world.site(word(given, "site")?)?;
    let drawn = furnish_star(&mut world, given, site)?;
    set_colonies_and_orion(&mut world, given)?;
    let number_on_card = command.get("colony_id").map(number).transpose()?.map(|number| number as u8);
    let mut events = act_in_order(&mut world, site, number_on_card, &drawn)?;
    let may_draw = i64::from(decider(&world.game).is_some_and(|seat| legal(&world.game, seat).contains(&Action::Draw)));
    world.game.idle_through_terms(&mut events);
    world.game.claim_as_competition(&mut events);
    let mut found = star_facts(&world, site, &events);
    put(&mut found, "player_may_draw", may_draw);
    Ok(found)
}

/// What stands in the system before the action. Returns the bases that it draws.
fn furnish_star(world: &mut World, given: &Table, site: Site) -> Result<Vec<BaseType>> {
    let tiles = list(given, "tiles").iter().map(|id| tile(text(id)?)).collect::<Result<Vec<_>>>()?;
    world.game.put_tiles(site, &tiles);
    let bases = list(given, "competition_bases_here").iter().map(|id| base(text(id)?)).collect::<Result<Vec<_>>>()?;
    world.game.put_bases(COMPETITION, site, &bases);
    // Bases drawn for this case come after those that stand there.
    let drawn = table(given, "draws").into_iter().flat_map(|draws| list(draws, "bases"));
    let drawn = drawn.map(|id| base(text(id)?)).collect::<Result<Vec<_>>>()?;
    if !drawn.is_empty() {
        world.fill_cup(&drawn);
    }
    let box_before = world.game.competition().in_box;
    if given.get("competition_team").and_then(Value::as_bool) == Some(true) {
        world.game.put_competition_team(site, false);
        if given.contains_key("competition_teams_in_box") {
            world.game.set_teams_in_box(box_before);
        }
    }
    if let Some(id) = given.get("player_security_at") {
        world.game.put_bases(Seat(0), world.site(text(id)?)?, &[BaseType::Security]);
    }
    for entry in list(given, "player_teams_here").iter().filter_map(Value::as_table) {
        let id = number(entry.get("id").ok_or("id")?)?;
        let track = entry.get("track_box").map_or(Ok(0), number)? as u8;
        world.game.put_team(Seat(0), 0, spacecorp::Team { site, track, claims: false });
        world.teams.insert(id, (Seat(0), 0));
    }
    Ok(drawn)
}

fn set_colonies_and_orion(world: &mut World, given: &Table) -> Result<()> {
    if let Some(count) = given.get("competition_colonies") {
        let any: Vec<spacecorp::Colony> =
            (0..32).filter(|index| world.game.colonies_left() >> index & 1 == 1).map(spacecorp::Colony).collect();
        world.game.set_colonies(COMPETITION, &any[..number(count)? as usize]);
    }
    if given.contains_key("colonies_available") {
        let left =
            list(given, "colonies_available").iter().map(|id| colony_by_number(number(id)? as u8)).collect::<Result<Vec<_>>>()?;
        world.game.leave_colonies(&left);
    }
    for (id, teams) in table(given, "orion_teams").into_iter().flatten() {
        if number(teams)? > 0 {
            let in_box = world.game.competition().in_box;
            let board = world.game.board_of_era();
            let at = board.all().find(|&at| board.region(at).id == *id).ok_or("an Orion region")?;
            world.game.put_competition_team(at, false);
            world.game.set_teams_in_box(in_box);
        }
    }
    if let Some(teams) = given.get("entered_before") {
        world.game.set_orion_entered(number(teams)? as u8);
    }
    Ok(())
}

fn star_facts(world: &World, site: Site, events: &[Event]) -> Table {
    let mut found = world.facts();
    put(&mut found, "places", places(&events_at(events, site)));
    let colony = steps(events).find_map(|step| match step {
        CompetitionStep::PlacesColony { colony, .. } => data().colony(*colony).solo_id,
        _ => None,
    });
    put(&mut found, "colony_solo_id", colony.map_or(-1, i64::from));
    let teams = steps(events).filter_map(|step| match step {
        CompetitionStep::PlacesTeam { site } => Some(world.site_id(*site)),
        _ => None,
    });
    put(&mut found, "team_placed_at", strings(teams));
    let state = world.game.site_state(site);
    let lost = (0..3).filter(|slot| state.lost >> slot & 1 == 1).filter_map(|slot| data().tile(state.tiles[slot]));
    put(&mut found, "tile_p_lost", strings(lost.map(|tile| tile.id.clone())));
    put(&mut found, "competition_team_here", world.game.competition().teams >> site.0 & 1 == 1);
    put(&mut found, "era_ends", world.game.ends_now());
    found
}

/// A Site Action whose bases come out of the cup in this order: the first seed that draws them so.
fn act_in_order(world: &mut World, site: Site, colony: Option<u8>, order: &[BaseType]) -> Result<Vec<Event>> {
    for seed in 0..1000 {
        let (mut game, mut events) = (world.game.clone(), Vec::new());
        game.reseed(Seed(seed));
        game.act_as_competition(Some(site), colony, &mut events);
        let placed = steps(&events).filter_map(|step| match step {
            CompetitionStep::PlacesBase { base, .. } => Some(*base),
            _ => None,
        });
        let placed: Vec<BaseType> = placed.collect();
        if order.len() < 2 || placed == order {
            world.game = game;
            return Ok(events);
        }
    }
    Err(format!("no draw of {order:?}"))
}

/// What happened in a system itself: a base may send another team out.
fn events_at(events: &[Event], site: Site) -> Vec<Event> {
    let here = |event: &&Event| !matches!(event, Event::Competition { step: CompetitionStep::PlacesTeam { site: at }, .. } if *at != site);
    events.iter().filter(here).cloned().collect()
}

fn star_steps(world: &World, command: &Table) -> Result<Table> {
    let (mut placed, mut redraws) = (Vec::new(), Vec::new());
    for case in list(command, "cases").iter().filter_map(Value::as_table) {
        let mut world = world.clone();
        let site = world.site(word(case, "site")?)?;
        let is = |key: &str| case.get(key).and_then(Value::as_bool).unwrap_or(false);
        let filled = case.get("filled").map_or(Ok(0), number)? as usize;
        let boxes = usize::from(world.game.board_of_era().site(site).boxes);
        let piles = world.game.piles();
        let tiles: Vec<spacecorp::Tile> = piles[0].iter().take(1).chain(piles[1].iter().take(2)).copied().take(filled).collect();
        world.game.put_tiles(site, &tiles);
        let whole: Vec<BaseType> = BaseType::ALL.into_iter().take(boxes).collect();
        if is("player_base") {
            world.game.put_bases(Seat(0), site, &whole);
        }
        if is("competition_bases") {
            world.game.put_bases(COMPETITION, site, &whole);
        }
        if is("competition_colony") {
            world.game.put_colony(COMPETITION, site, colony_by_number(3)?);
        }
        if is("team") {
            world.game.put_competition_team(site, false);
        }
        let mut events = Vec::new();
        redraws.push(Value::from(!world.game.act_as_competition(Some(site), Some(4), &mut events)));
        world.game.idle_through_terms(&mut events);
        placed.push(places(&events_at(&events, site)));
    }
    let mut found = Table::new();
    put(&mut found, "places", Value::Array(placed));
    put(&mut found, "redraw", Value::Array(redraws));
    Ok(found)
}

// Contracts

fn fulfilled(world: &World, era: Era) -> Value {
    let rows = (0..7).filter(|&row| world.game.is_fulfilled(era, row));
    strings(rows.map(|row| data().contracts[era.index()][usize::from(row)].id.clone()))
}

fn discovery(mut world: World, given: &Table, command: &Table) -> Result<Table> {
    let era = world.game.era();
    if given.get("competition_team_on_contract").and_then(Value::as_bool) == Some(true) {
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
    // Given whenever they are possible; everything else is declined.
    let answers = list(command, "answers").iter().map(|answer| world.answer(answer)).collect::<Result<Vec<_>>>()?;
    let mut after = Vec::new();
    for _ in 0..number(command.get("turns").ok_or("turns")?)? {
        let before = world.clone();
        let (seen, thrown) = (world.game.competition().discard.len(), world.game.discard_pile().len());
        world.game.begin_competition_turns(1);
        world.game.go_on();
        while world.game.phase() == Phase::Competition {
            let options = legal(&world.game, Seat(0));
            let revealed = world.game.competition().discard.last().copied();
            let edge = options.iter().find(|action| matches!(action, Action::PlayEdge { .. }));
            let wanted = answers.iter().find(|action| options.contains(action));
            let action = match (wanted, edge) {
                (Some(wanted), _) => *wanted,
                (None, Some(edge)) if hack_on.is_some() && revealed == hack_on => *edge,
                _ => Action::Decline,
            };
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
                answer(&mut game, &Action::PlayEdge { card }, &mut Vec::new())?;
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
