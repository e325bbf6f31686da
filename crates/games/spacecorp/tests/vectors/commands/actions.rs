//! Actions handed over as a whole.

use orrery_engine::{Game, Seat, Silent};
use spacecorp::{Action, Amount, Draft, Kind, Part, Site, SpaceCorp, Title, data};
use toml::{Table, Value};

use super::answers::{Answers, legal};
use super::{Verdict, put};
use crate::given::{Result, World, kind, list, name, number, seat, table, word};
use crate::specified;

pub fn run(kind: &str, given: &Table, command: &Table) -> Result<Table> {
    let mut world = World::new(given)?;
    match kind {
        "value" | "value_per_team" => value(&mut world, command),
        "research" => research(&mut world, given, command),
        "sequence" => sequence(&mut world, command),
        "upgrade" => upgrade(&mut world, command),
        "refusals" => refusals(&mut world, command),
        "offered" => offered(&mut world, command),
        _ if command.contains_key("tries") => tries(&world, kind, command),
        "colonize" => colonize(&mut world, command),
        _ => single(&mut world, command),
    }
}

fn verdict(found: &mut Table, result: &Verdict) {
    match result {
        Ok(()) => put(found, "legal", true),
        Err(illegal) => put(found, "error", illegal.code),
    }
}

/// Totals and shielding of a draft that is not confirmed.
fn measure(world: &World, draft: &Draft, found: &mut Table) {
    let totals = world.game.request_totals(draft);
    let from_hq = world.game.infra_total(world.game.active_seat(), draft.kind.expect("a type"));
    put(found, "infra", i64::from(from_hq));
    put(found, "total", totals.first().map_or(0, |&total| i64::from(total)));
    put(found, "totals", Value::Array(totals.iter().map(|&total| i64::from(total).into()).collect()));
    put(found, "shielded", world.game.request_radiation(draft) == 0);
    let rewards = world.game.request_rewards(draft);
    let rewarded = rewards.iter().enumerate().filter(|(_, count)| **count > 0);
    put(
        found,
        "rewards",
        Value::Table(rewarded.map(|(index, &count)| (name(Seat(index as u8)), i64::from(count).into())).collect()),
    );
}

/// Checks values without a target: what the sources add up to, and whether they may be named.
fn value(world: &mut World, command: &Table) -> Result<Table> {
    let mut found = Table::new();
    if let Some(values) = bare_values(command)? {
        put(&mut found, "total", i64::from(SpaceCorp::total_of(&values)));
        return Ok(found);
    }
    let draft = world.request(command)?;
    measure(world, &draft, &mut found);
    // Without a card, only the value of a shielded source provides the shield.
    put(&mut found, "shielded", world.game.sources_are_shielded(&draft));
    if let Some(illegal) = world.refused.or(world.game.check_sources(&draft).err()) {
        put(&mut found, "error", illegal.code);
    }
    put(&mut found, "max_profit", world.game.points_to_buy(&draft));
    if command.contains_key("builds") {
        verdict(&mut found, &world.check(&draft));
        let costs = draft.parts[..usize::from(draft.count)].iter().filter_map(|part| {
            let team = part.team?;
            let site = world.game.player_of(Seat(0)).teams[usize::from(team)].site;
            world.game.cost_to_build(site).map(|cost| Value::from(i64::from(cost)))
        });
        put(&mut found, "costs", Value::Array(costs.collect()));
    }
    Ok(found)
}

/// Sources that are numbers only: the formula alone is asked.
fn bare_values(command: &Table) -> Result<Option<Vec<Amount>>> {
    let mut values = Vec::new();
    for source in list(command, "sources").iter().filter_map(Value::as_table) {
        if source.keys().any(|key| key != "value" && key != "mult") {
            return Ok(None);
        }
        let read = |key: &str| source.get(key).map_or(Ok(0), number).map(|value| value as u8);
        values.push(Amount { add: read("value")?, times: read("mult")? });
    }
    Ok(Some(values))
}

fn research(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
    // The cards that are played are among those of the hand.
    world.game.clear_hand(Seat(0));
    let draft = world.request(command)?;
    let cards = table(given, "hand").and_then(|hands| hands.get("A")).ok_or("the number of cards in hand")?;
    world.fill_hand(Seat(0), number(cards)? as usize);
    let mut found = Table::new();
    measure(world, &draft, &mut found);
    if let Err(illegal) = world.check(&draft) {
        put(&mut found, "error", illegal.code);
        return Ok(found);
    }
    let mut answers = Answers::of(world, command)?;
    world.carry_out(&draft)?;
    world.answer_action(&mut answers)?;
    answers.finish(world)?;
    let after = world.by_player(|seat| (world.game.player_of(seat).hand.len() as i64).into());
    put(&mut found, "hand_after_action", after);
    // With the present hand: what happens in between is not part of the case.
    world.game.begin_at(Seat(0));
    let mut next = Table::new();
    verdict(&mut next, &world.game.check_request(&world.game.request(Kind::Research)));
    put(&mut found, "next_turn_research", next);
    Ok(found)
}

/// Facts about the site of an action, recorded before and after it.
fn site_facts(world: &World, command: &Table, found: &mut Table) -> Result<()> {
    let Some(id) = command.get("build").or(command.get("explore")).and_then(Value::as_str) else { return Ok(()) };
    let site = world.site(id)?;
    let state = world.game.site_state(site);
    let tiles = state.tiles.iter().filter_map(|&tile| data().tile(tile)).map(|tile| Value::from(tile.id.as_str()));
    let tiles: Vec<Value> = tiles.collect();
    if let Some(first) = tiles.first() {
        put(found, "tile", first.clone());
    }
    put(found, "tiles_in_order", Value::Array(tiles));
    put(found, "build_cost_now", world.game.cost_to_build(site).map_or(-1, i64::from));
    put(found, "explore_cost", world.game.board_of_era().site(site).explore.map_or(-1, i64::from));
    put(found, "claimed_by", world.claimants(site));
    let produce = world.game.tiles_to_produce(Seat(0)).into_iter().map(|(site, _, _)| Value::from(world.site_id(site)));
    put(found, "can_produce_from", Value::Array(produce.collect()));
    put(found, "cp_tiles", (0..3).map(|slot| i64::from(world.game.tile_colony_points(site, slot))).sum::<i64>());
    let mut base = Table::new();
    if let Some((_, built)) = state.bases().next() {
        put(&mut base, "at", id);
        put(&mut base, "owner", state.owner.map(name).unwrap_or_default());
        put(&mut base, "type", built.id());
    }
    put(found, "base", base);
    Ok(())
}

fn cost_before(world: &World, command: &Table) -> Result<Option<i64>> {
    let Some(id) = command.get("build").and_then(Value::as_str) else { return Ok(None) };
    Ok(world.game.cost_to_build(world.site(id)?).map(i64::from))
}

/// One action, with everything that can be compared.
fn single(world: &mut World, command: &Table) -> Result<Table> {
    let draft = world.clone().request(command)?;
    let before = world.clone();
    let mut found = Table::new();
    let cost = cost_before(world, command)?;
    let mut measured = world.clone();
    measured.request(command)?;
    measure(&measured, &draft, &mut found);
    if let Some(part) = draft.parts.first().filter(|part| draft.kind == Some(Kind::Move) && part.site.is_some()) {
        put(&mut found, "distance", distance(world, part));
        put(&mut found, "radiation_cost", i64::from(measured.game.request_radiation(&draft)));
    }
    let result = world.act(command)?;
    let mut facts = world.facts();
    facts.extend(found);
    verdict(&mut facts, &result);
    site_facts(world, command, &mut facts)?;
    if let Some(cost) = cost {
        put(&mut facts, "build_cost", cost);
    }
    progress_facts(&before, world, &mut facts);
    Ok(facts)
}

fn distance(world: &World, part: &Part) -> i64 {
    let from = world.game.player_of(world.game.active_seat()).teams[usize::from(part.team.unwrap_or(0))].site;
    i64::from(world.game.board_of_era().distance(from, part.site.unwrap_or(Site(0))))
}

/// Progress cards taken, tiles removed, and the tops of the piles.
fn progress_facts(before: &World, after: &World, found: &mut Table) {
    let titles = |world: &World, breakthrough: bool| {
        let kind = |title: &Title| (data().progress[title.index()].wheel == spacecorp::Wheel::Revelation) == breakthrough;
        world.game.player_of(Seat(0)).titles.iter().filter(kind).count() as i64
    };
    put(found, "breakthroughs_awarded", titles(after, true) - titles(before, true));
    put(found, "adaptations_awarded", titles(after, false) - titles(before, false));
    if after.is_specified {
        put(found, "profit_before_breakthrough", specified::profit_before_breakthrough(before, after));
    }
    let somewhere = |world: &World| -> Vec<spacecorp::Tile> {
        let on_board = world.game.board_of_era().all().flat_map(|site| world.game.site_state(site).tiles);
        world.game.piles().into_iter().flatten().copied().chain(on_board).collect()
    };
    let now = somewhere(after);
    let gone = somewhere(before).into_iter().filter(|tile| !now.contains(tile)).filter_map(|tile| data().tile(tile));
    put(found, "removed_from_game", Value::Array(gone.map(|tile| tile.id.as_str().into()).collect()));
    let tops = spacecorp::Pile::ALL.into_iter().filter_map(|pile| {
        let tile = after.game.pile_top(pile).and_then(|tile| data().tile(tile)).filter(|tile| tile.pile == pile)?;
        Some((pile.id().to_owned(), Value::from(tile.id.as_str())))
    });
    put(found, "top_of_pile", Value::Table(tops.collect()));
}

fn sequence(world: &mut World, command: &Table) -> Result<Table> {
    let before = world.clone();
    let mut found = Table::new();
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        let by = seat(word(step, "by")?)?;
        world.reach_action(by)?;
        if let Some(cost) = cost_before(world, step)? {
            put(&mut found, "build_cost", cost);
        }
        world.act(step)?.map_err(|illegal| format!("refused: {illegal}"))?;
        site_facts(world, step, &mut found)?;
    }
    put(&mut found, "offer_cards_taken", world.by_player(|seat| (world.game.player_of(seat).known.len() as i64).into()));
    let mut facts = world.facts();
    facts.extend(found);
    progress_facts(&before, world, &mut facts);
    Ok(facts)
}

fn upgrade(world: &mut World, command: &Table) -> Result<Table> {
    let mut found = Table::new();
    let (mut removed, mut returned) = (Vec::new(), Vec::new());
    for step in list(command, "upgrades").iter().filter_map(Value::as_table) {
        // Each in its own turn.
        world.game.begin_at(Seat(0));
        let slot = number(step.get("box").ok_or("box")?)? as usize - 1;
        let old = world.game.player_of(Seat(0)).boxes[slot];
        let request = [("install".to_owned(), Value::Table(step.clone()))].into_iter().collect();
        if let Err(illegal) = world.begin(&request)? {
            put(&mut found, "error", illegal.code);
            return Ok(found);
        }
        let id = || Value::from(data().card(old).id.as_str());
        let lies = world.game.discard_pile().iter().chain(world.game.deck_cards()).any(|&card| card == old);
        if world.game.player_of(Seat(0)).hand.contains(old) {
            returned.push(id());
        } else if old.is_some() && !lies {
            removed.push(id());
        }
    }
    put(&mut found, "removed_from_game", Value::Array(removed));
    put(&mut found, "returned_to_hand", Value::Array(returned));
    Ok(found)
}

/// Alternatives, each from the same position.
fn tries(world: &World, kind: &str, command: &Table) -> Result<Table> {
    let mut results = Vec::new();
    let mut found = Table::new();
    for attempt in list(command, "tries").iter().filter_map(Value::as_table) {
        let mut world = world.clone();
        let result = match kind {
            "special" => special(&mut world, attempt)?,
            "colonize" => colonize(&mut world, attempt)?,
            _ => single(&mut world, attempt)?,
        };
        if let Some(distance) = result.get("distance") {
            put(&mut found, "distance", distance.clone());
        }
        results.push(Value::Table(result));
    }
    put(&mut found, "results", Value::Array(results));
    Ok(found)
}

fn special(world: &mut World, attempt: &Table) -> Result<Table> {
    let site = world.site(word(attempt, "site")?)?;
    let (targets, mut request): (Table, Table) =
        attempt.clone().into_iter().partition(|(key, _)| ["card", "site"].contains(&key.as_str()));
    put(&mut request, "special", targets);
    let result = world.act(&request)?;
    let mut found = world.facts();
    verdict(&mut found, &result);
    put(&mut found, "claimed_by", world.claimants(site));
    Ok(found)
}

fn colonize(world: &mut World, command: &Table) -> Result<Table> {
    let mut measured = world.clone();
    let draft = measured.request(command)?;
    let site = world.site(word(command, "colonize")?)?;
    let mut found = Table::new();
    put(&mut found, "cp", i64::from(measured.game.request_colony_points(&draft)));
    put(&mut found, "build_total", i64::from(measured.game.request_build_total(&draft)));
    put(&mut found, "build_needed", i64::from(world.game.request_build_needed(site)));
    put(&mut found, "teams_removed", i64::from(draft.team_removed));
    let result = world.act(command)?;
    let mut facts = world.facts();
    facts.extend(found);
    verdict(&mut facts, &result);
    Ok(facts)
}

fn refusals(world: &mut World, command: &Table) -> Result<Table> {
    let mut errors = Vec::new();
    for attempt in list(command, "tries").iter().filter_map(Value::as_table) {
        let mut world = world.clone();
        let draft = world.request(attempt)?;
        let before = world.game.clone();
        let refusal = world.check(&draft).err();
        let code = refusal.map_or("", |illegal| illegal.code);
        if world.game != before {
            return Err("a refusal changed the position".to_owned());
        }
        errors.push(Value::from(code));
    }
    let mut found = Table::new();
    put(&mut found, "errors", Value::Array(errors));
    Ok(found)
}

/// What the draft offers, step by step.
fn offered(world: &mut World, command: &Table) -> Result<Table> {
    let mut game = world.game.clone();
    let choose = |game: &mut SpaceCorp, action: Action| {
        game.apply(Seat(0), &action, &mut Silent).map(drop).map_err(|illegal| format!("{action:?}: {illegal}"))
    };
    choose(&mut game, Action::Begin { kind: kind(word(command, "type")?)? })?;
    // A step with one answer is skipped: the team is named already.
    let teams: Vec<Value> = match game.view(orrery_engine::Viewer::Seat(Seat(0))).draft {
        Some(draft) => draft.teams.iter().flatten().map(|&team| Value::from(i64::from(team) + 1)).collect(),
        None => Vec::new(),
    };
    choose(&mut game, Action::Site { site: world.site(word(command, "to")?)? })?;
    let cards = |game: &SpaceCorp| -> Vec<Value> {
        let named = legal(game, Seat(0)).into_iter().filter_map(|action| match action {
            Action::Card { card, .. } => Some(Value::from(data().card(card).id.as_str())),
            _ => None,
        });
        named.collect()
    };
    let mut found = Table::new();
    put(&mut found, "teams", Value::Array(teams));
    put(&mut found, "cards", Value::Array(cards(&game)));
    let mut after = Table::new();
    let mut same = Vec::new();
    for held in world.game.player_of(Seat(0)).hand.iter() {
        let named = Action::Card { card: held, shielded: false };
        game.check(Seat(0), &named).map_err(|illegal| illegal.to_string())?;
        let id = data().card(held).id.as_str();
        let Action::Card { card: offered, .. } = game.canonical(Seat(0), &named) else { return Err("a card".to_owned()) };
        if offered != held {
            same.push(Value::Array(vec![id.into(), data().card(offered).id.as_str().into()]));
            continue;
        }
        let mut next = game.clone();
        choose(&mut next, named)?;
        put(&mut after, id, Value::Array(cards(&next)));
    }
    put(&mut found, "cards_after", after);
    put(&mut found, "same", Value::Array(same));
    Ok(found)
}
