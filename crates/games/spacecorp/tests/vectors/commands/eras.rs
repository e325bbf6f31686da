//! Cases about the end of an era, the change to the next one and the end of the game.

use orrery_engine::{Game, Seat, Silent, Viewer};
use spacecorp::{Action, Colony, Era, Phase, SpaceCorp, Title, data};
use toml::{Table, Value};

use super::{apply, decider, integers, legal, put};
use crate::given::{Result, World, card, contract, list, name, number, progress_card, seat, table, text, tile, word};

pub fn run(kind: &str, given: &Table, command: &Table) -> Result<Table> {
    let mut world = World::new(given)?;
    match kind {
        "era_change" => era_change(&mut world, given, command),
        "era_end" => era_end(&mut world, given, command),
        "winner" => winner(&mut world, given),
        _ => final_scoring(&mut world, given, command),
    }
}

fn era_change(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
    for step in list(command, "before").iter().filter_map(Value::as_table) {
        world.game.begin_at(seat(word(step, "by")?)?);
        world.act(step)?.map_err(|illegal| illegal.to_string())?;
        world.game.begin_at(Seat(0));
    }
    let old = world.clone();
    let mut found = Table::new();
    world.game.finish_era();
    let (mut asked, mut awarded) = (Vec::new(), Table::new());
    let mut legacy_stock = None;
    while let Some(by) = decider(&world.game).filter(|_| world.game.phase() == Phase::Between) {
        let options = legal(&world.game, by);
        let action = match options[0] {
            Action::Legacy { .. } => {
                asked.push(Value::from(name(by)));
                match table(command, "legacy").and_then(|legacy| legacy.get(&name(by))) {
                    Some(id) => Action::Legacy { site: old.site(text(id)?)?, slot: 0 },
                    None => Action::Decline,
                }
            }
            Action::UseBeyond => {
                for (pile, tiles) in table(given, "draws").into_iter().flatten() {
                    let tiles = tiles.as_array().into_iter().flatten().map(|id| tile(text(id)?)).collect::<Result<Vec<_>>>()?;
                    world.game.stack_pile(spacecorp::Pile::by_id(pile).ok_or("a pile")?, &tiles);
                }
                let used = table(command, "beyond_use").and_then(|uses| uses.get(&name(by))).and_then(Value::as_bool);
                if used == Some(false) { Action::Decline } else { Action::UseBeyond }
            }
            Action::Progress { .. } => {
                let id = table(command, "takes").and_then(|takes| takes.get(&name(by))).ok_or("a card to take")?;
                put(&mut awarded, &name(by), 1);
                Action::Progress { title: progress_card(text(id)?)?.0 }
            }
            other => return Err(format!("unexpected question: {other:?}")),
        };
        if let Action::Legacy { .. } = action {
            apply(&mut world.game, by, action)?;
            legacy_stock = legacy_stock.or(Some(world.game.player_of(by).stock));
            continue;
        }
        apply(&mut world.game, by, action)?;
    }
    put(&mut found, "asked_legacy", Value::Array(asked));
    let value = |seat: Seat| world.game.player_of(seat).legacy.map_or(0, |legacy| i64::from(legacy.value));
    put(&mut found, "legacy_value", world.by_player(|seat| value(seat).into()));
    put(&mut found, "adaptations_awarded", awarded);
    put(&mut found, "first_player", name(world.game.active_seat()));
    put(&mut found, "deck", world.game.deck_cards().len() as i64);
    put(&mut found, "hands", integers(world.seats().map(|seat| world.game.player_of(seat).hand.len() as i64)));
    let claimed = world.game.board_of_era().all().map(|site| (world.site_id(site), Value::from(world.claimants(site))));
    put(&mut found, "claimed", Value::Table(claimed.collect()));
    let free = world.game.beyond() == [None, None];
    put(&mut found, "beyond_at", if free && world.game.era() == Era::Planeteers { "oort_cloud" } else { "" });
    let old_tiles = old.seats().filter_map(|seat| old.game.player_of(seat).legacy.map(|legacy| legacy.tile));
    let gone = old_tiles
        .filter(|tile| !world.seats().any(|seat| world.game.player_of(seat).legacy.is_some_and(|legacy| legacy.tile == *tile)));
    put(
        &mut found,
        "removed_from_game",
        Value::Array(gone.filter_map(|tile| data().tile(tile)).map(|tile| tile.id.as_str().into()).collect()),
    );
    // Before the bases of the board come back, where a pair was replaced.
    let stock = legacy_stock.unwrap_or(world.game.player_of(Seat(0)).stock);
    let stock =
        spacecorp::BaseType::ALL.into_iter().map(|base| (base.id().to_owned(), Value::from(i64::from(stock[base.index()]))));
    put(&mut found, "stock_after", Value::Table([("A".to_owned(), Value::Table(stock.collect()))].into_iter().collect()));
    if let Some(produce) = table(command, "next_era_produce") {
        world.game.begin_at(seat(word(produce, "by")?)?);
        let mut produce = produce.clone();
        put(&mut produce, "type", "produce");
        world.act(&produce)?.map_err(|illegal| illegal.to_string())?;
        put(&mut found, "profit_after_produce", world.by_player(|seat| i64::from(world.game.player_of(seat).profit).into()));
    }
    let mut facts = world.facts();
    facts.extend(found);
    Ok(facts)
}

/// Turns as they are told: `A:act` is a turn with Research, `A:pass` a pass.
fn era_end(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
    if !command.contains_key("turns") {
        return era_end_by_contract(world, command);
    }
    let mut found = Table::new();
    if given.contains_key("deck_emptied_in") {
        world.game.cut_deck(0);
    }
    // Cards for an Upgrade, so that nobody is forced to pass.
    for (owner, ids) in world.seats().zip([["M01", "M13"], ["M02", "M14"], ["M03", "M15"], ["M04", "M16"]]) {
        ids.iter().try_for_each(|id| card(id).map(|card| world.game.give_card(owner, card)))?;
    }
    let mut may_pass = Table::new();
    let era = world.game.era();
    let mut count = 0;
    let turns = list(command, "turns");
    for turn in turns {
        let (by, what) = text(turn)?.split_once(':').ok_or("a turn")?;
        let by = seat(by)?;
        if count == 0 {
            // The first turn of the case begins before its question.
            world.game.offer_turn_to(by);
        }
        if world.game.active_seat() != by {
            return Err(format!("the turn of {} in place of {}", name(world.game.active_seat()), name(by)));
        }
        put(&mut may_pass, &name(by), world.game.phase() == Phase::PassChoice);
        count += 1;
        if what == "pass" {
            apply(&mut world.game, by, Action::Pass)?;
        } else {
            apply(&mut world.game, by, Action::Play)?;
            take_turn(world);
        }
        if world.game.era() != era || has_ended(world) {
            break;
        }
    }
    put(&mut found, "era_ended_after_turn", count);
    put(&mut found, "may_pass", may_pass);
    put(&mut found, "turns_after_sixth_contract", Value::Array(Vec::new()));
    Ok(found)
}

fn has_ended(world: &World) -> bool {
    matches!(world.game.phase(), Phase::Between | Phase::Over)
}

/// Any action, until the turn is somebody else's or the era ends.
fn take_turn(world: &mut World) {
    let turns = world.game.view(Viewer::Spectator).turns;
    while world.game.view(Viewer::Spectator).turns == turns && !has_ended(world) {
        world.game.idle(&mut Silent);
    }
}

fn era_end_by_contract(world: &mut World, command: &Table) -> Result<Table> {
    let mut found = Table::new();
    let mut turns = Vec::new();
    let mut edge = None;
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        let by = seat(word(step, "by")?)?;
        if let Some(id) = step.get("claim") {
            world.game.fulfil_now(by, contract(text(id)?)?.1);
            world.game.go_to(Phase::Contracts);
        } else {
            edge = Some((by, card(word(step, "edge")?)?));
        }
    }
    world.game.go_on();
    while world.game.era() == Era::Mariners && world.game.phase() != Phase::Between {
        let seat = decider(&world.game).ok_or("somebody decides")?;
        let options = legal(&world.game, seat);
        let played = edge.filter(|(by, card)| *by == seat && options.contains(&Action::PlayEdge { card: *card }));
        let action = match played {
            Some((_, card)) => Action::PlayEdge { card },
            None => world.game.idle_choice(seat),
        };
        if world.game.phase() == Phase::Action && world.game.view(Viewer::Seat(seat)).draft.is_none() {
            turns.push(Value::from(name(seat)));
            if let Some(attempt) = table(command, "next_turn_try") {
                let mut attempt = attempt.clone();
                put(&mut attempt, "site", "earth");
                let mut other = world.clone();
                let draft = other.request(&attempt)?;
                let mut result = Table::new();
                put(&mut result, "error", other.game.check_sources(&draft).err().map_or("", |illegal| illegal.code));
                put(&mut found, "next_turn_try", result);
            }
        }
        apply(&mut world.game, seat, action)?;
    }
    put(&mut found, "era_ended_after_turn", turns.len() as i64);
    put(&mut found, "next_turns", Value::Array(turns));
    Ok(found)
}

fn winner(world: &mut World, given: &Table) -> Result<Table> {
    for owner in world.seats() {
        let read = |key: &str| table(given, key).and_then(|table| table.get(&name(owner))).map_or(Ok(0), number);
        world.game.set_profit(owner, read("final_profit")? as i16);
        let colonies = colonies_worth(&world.game, read("colony_value")?)?;
        world.game.set_colonies(owner, &colonies);
        let copies = |title: &Title| world.game.titles_on_side_board().iter().any(|titles| titles.contains(*title));
        let titles: Vec<Title> = Title::ALL.into_iter().filter(copies).take(read("progress")? as usize).collect();
        titles.into_iter().for_each(|title| world.game.set_title(owner, title));
    }
    world.game.go_to(Phase::Over);
    let winners = world.game.outcome().ok_or("the game is over")?.winners;
    let mut found = Table::new();
    put(&mut found, "winners", Value::Array(winners.iter().map(|seat| name(seat).into()).collect()));
    Ok(found)
}

/// Colony tiles left whose values add up to a number.
fn colonies_worth(game: &SpaceCorp, value: i64) -> Result<Vec<Colony>> {
    fn search(left: &[(Colony, i64)], value: i64) -> Option<Vec<Colony>> {
        if value == 0 {
            return Some(Vec::new());
        }
        left.iter().enumerate().filter(|(_, (_, worth))| *worth <= value).find_map(|(index, &(colony, worth))| {
            let mut rest = search(&left[index + 1..], value - worth)?;
            rest.push(colony);
            Some(rest)
        })
    }
    let left: Vec<(Colony, i64)> = (0..data().colonies.len() as u8)
        .filter(|index| game.colonies_left() >> index & 1 == 1)
        .map(|index| (Colony(index), i64::from(data().colonies[usize::from(index)].value)))
        .collect();
    search(&left, value).ok_or(format!("no colonies are worth {value}"))
}

fn final_scoring(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
    let sites: Vec<spacecorp::Site> =
        world.game.board_of_era().all().filter(|&site| world.game.board_of_era().site(site).boxes > 0).collect();
    let effects = colony_effects();
    for (owner, tiles) in table(given, "colonies").into_iter().flatten() {
        for (entry, &site) in tiles.as_array().into_iter().flatten().filter_map(Value::as_table).zip(&sites) {
            let (value, effect) = (number(entry.get("value").ok_or("value")?)?, word(entry, "effect")?);
            let same = |index: &u8| {
                let index = usize::from(*index);
                world.game.colonies_left() >> index & 1 == 1
                    && i64::from(data().colonies[index].value) == value
                    && effects[index] == effect
            };
            let colony = (0..effects.len() as u8).find(same).ok_or(format!("a colony of value {value} with {effect}"))?;
            world.game.put_colony(seat(owner)?, site, Colony(colony));
        }
    }
    let claimed = command.get("claim_at_end").map(|id| text(id).and_then(contract)).transpose()?;
    let mut found = Table::new();
    if let Some((era, row)) = claimed {
        put(&mut found, "contract_reward", i64::from(world.game.reward_of(era, row)));
    }
    world.game.finish_era();
    while let Some(by) = decider(&world.game) {
        let (_, row) = claimed.ok_or("a contract to claim")?;
        apply(&mut world.game, by, Action::Contract { row })?;
    }
    put(&mut found, "final_profit", world.by_player(|seat| i64::from(world.game.player_of(seat).profit).into()));
    Ok(found)
}

/// The effect of every colony tile, by its name in the data.
fn colony_effects() -> Vec<String> {
    let file = orrery_engine::suite::components::data::<SpaceCorp>("colonies.toml");
    let rows = file["colony"].as_array().expect("a list of colonies");
    rows.iter().map(|row| row["effect"].as_str().expect("an effect").to_owned()).collect()
}
