//! Cases about the end of an era, the change to the next one and the end of the game.

use orrery_engine::{Game, Seat, Silent, Viewer};
use spacecorp::{Action, BaseType, Era, Phase, Site, SpaceCorp, Tile, data};
use toml::{Table, Value};

use super::answers::{Answers, decider, legal};
use super::{apply, integers, put};
use crate::given::{Result, World, array, card, contract, list, name, progress_card, read_all, seat, table, text, tile, word};
use crate::specified;

pub fn run(kind: &str, given: &Table, command: &Table) -> Result<Table> {
    let mut world = World::new(given)?;
    match kind {
        "era_change" => era_change(&mut world, given, command),
        "era_end" => era_end(&mut world, given, command),
        "winner" => winner(&mut world),
        _ => final_scoring(&mut world, command),
    }
}

fn era_change(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
    for step in list(command, "before").iter().filter_map(Value::as_table) {
        world.reach_action(seat(word(step, "by")?)?)?;
        world.act(step)?.map_err(|illegal| illegal.to_string())?;
    }
    let old = world.clone();
    world.game.finish_era();
    let mut found = answer_change(world, &old, given, command)?;
    change_facts(world, &old, &mut found);
    if let Some(produce) = table(command, "next_era_produce") {
        // The turns before it are not part of the case.
        world.game.begin_at(seat(word(produce, "by")?)?);
        world.act(produce)?.map_err(|illegal| illegal.to_string())?;
        put(&mut found, "profit_after_produce", world.by_player(|seat| i64::from(world.game.player_of(seat).profit).into()));
    }
    let mut facts = world.facts();
    facts.extend(found);
    Ok(facts)
}

/// Answers the questions of the change; returns the seats that were asked for a Legacy and those that took a progress card.
fn answer_change(world: &mut World, old: &World, given: &Table, command: &Table) -> Result<Table> {
    let (mut asked, mut awarded, mut legacy_stock) = (Vec::new(), Table::new(), None);
    while let Some(by) = decider(&world.game).filter(|_| world.game.phase() == Phase::Between) {
        let options = legal(&world.game, by);
        match options[0] {
            Action::Legacy { .. } => asked.push(Value::from(name(by))),
            Action::UseBeyond => stack_piles(world, given)?,
            _ => put(&mut awarded, &name(by), 1),
        }
        let action = era_answer(world, old, command, by, &options)?;
        apply(&mut world.game, by, action)?;
        if let Action::Legacy { .. } = action {
            legacy_stock.get_or_insert(world.game.player_of(by).stock);
        }
    }
    let mut found = Table::new();
    if let Some(stock) = legacy_stock.filter(|_| world.is_specified) {
        put(&mut found, "stock_after", specified::stock_after(stock));
    }
    put(&mut found, "asked_legacy", Value::Array(asked));
    put(&mut found, "adaptations_awarded", awarded);
    Ok(found)
}

/// State at the beginning of the new era.
fn change_facts(world: &World, old: &World, found: &mut Table) {
    let (game, board) = (&world.game, world.game.board_of_era());
    let value = |seat: Seat| game.player_of(seat).legacy.map_or(0, |legacy| i64::from(legacy.value));
    put(found, "legacy_value", world.by_player(|seat| value(seat).into()));
    put(found, "first_player", name(game.active_seat()));
    put(found, "deck", game.deck_cards().len() as i64);
    put(found, "hands", integers(world.seats().map(|seat| game.player_of(seat).hand.len() as i64)));
    let claimed = board.all().map(|site| (world.site_id(site), Value::from(world.claimants(site))));
    put(found, "claimed", Value::Table(claimed.collect()));
    // Where a team that arrives takes the first tile.
    let takes_beyond = |site: &Site| {
        let mut game = game.clone();
        game.send_team(Seat(0), 0, *site);
        game.beyond()[0] == Some(Seat(0))
    };
    let goal = board.all().find(takes_beyond).filter(|_| game.beyond() == [None, None]);
    put(found, "beyond_at", goal.map(|site| world.site_id(site)).unwrap_or_default());
    let legacies = |world: &World| -> Vec<Tile> {
        world.seats().filter_map(|seat| world.game.player_of(seat).legacy.map(|legacy| legacy.tile)).collect()
    };
    let (kept, before) = (legacies(world), legacies(old));
    let gone = before.into_iter().filter(|tile| !kept.contains(tile)).filter_map(|tile| data().tile(tile));
    put(found, "removed_from_game", Value::Array(gone.map(|tile| tile.id.as_str().into()).collect()));
    let stock = |seat: Seat| bases_in(game.player_of(seat).stock);
    found.entry("stock_after").or_insert_with(|| world.by_player(stock));
}

/// Bases by type.
pub fn bases_in(stock: [u8; BaseType::ALL.len()]) -> Value {
    let count = |base: BaseType| (base.id().to_owned(), i64::from(stock[base.index()]).into());
    Value::Table(BaseType::ALL.into_iter().map(count).collect())
}

/// Tiles turned up by teams that start on a Beyond tile's site in the new era.
fn stack_piles(world: &mut World, given: &Table) -> Result<()> {
    for (pile, tiles) in table(given, "draws").into_iter().flatten() {
        let tiles = read_all(array(tiles), tile)?;
        world.game.stack_pile(spacecorp::Pile::by_id(pile).ok_or("a pile")?, &tiles);
    }
    Ok(())
}

/// Answers of a seat: the site of a Legacy on the old board, whether it uses its Beyond tile, or the progress card it takes.
fn era_answer(world: &World, old: &World, command: &Table, by: Seat, options: &[Action]) -> Result<Action> {
    let key = match options[0] {
        Action::Legacy { .. } => "legacy",
        Action::UseBeyond => "beyond_use",
        _ => "takes",
    };
    let Some(answer) = table(command, key).and_then(|answers| answers.get(&name(by))) else {
        return if world.is_specified { Ok(specified::era_answer(&world.game, by)) } else { world.only_answer(by) };
    };
    Ok(match (key, answer.as_str()) {
        (_, Some("decline")) => Action::Decline,
        ("legacy", Some(id)) => Action::Legacy { site: old.site(id)?, slot: 0 },
        ("takes", Some(id)) => Action::Progress { title: progress_card(id)?.0 },
        ("beyond_use", None) if answer.as_bool() == Some(true) => Action::UseBeyond,
        ("beyond_use", None) if answer.as_bool() == Some(false) => Action::Decline,
        _ => return Err(format!("{key} {answer}")),
    })
}

/// Turns in order, each with its answers. A specification abbreviates: `A:act` is a turn with any action, `A:pass` a pass.
fn era_end(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
    if !command.contains_key("turns") {
        return era_end_by_contract(world, command);
    }
    let mut found = Table::new();
    if given.contains_key("deck_emptied_in") {
        world.game.cut_deck(0);
    }
    let (mut may_pass, mut after_sixth) = (Table::new(), Vec::new());
    let era = world.game.era();
    let mut count = 0;
    for turn in list(command, "turns") {
        let by = match turn {
            Value::Table(turn) => word(turn, "by")?,
            turn => text(turn)?.split_once(':').ok_or("a turn")?.0,
        };
        let by = seat(by)?;
        if count == 0 {
            // The first turn of the case begins before its question.
            world.game.offer_turn_to(by);
        }
        if world.game.active_seat() != by {
            return Err(format!("the turn of {} in place of {}", name(world.game.active_seat()), name(by)));
        }
        put(&mut may_pass, &name(by), world.game.phase() == Phase::PassChoice);
        if world.game.view(Viewer::Spectator).era_end.contracts {
            after_sixth.push(Value::from(name(by)));
        }
        count += 1;
        take_turn(world, turn)?;
        if world.game.era() != era || has_ended(&world.game) {
            put(&mut found, "era_ended_after_turn", count);
            break;
        }
    }
    put(&mut found, "may_pass", may_pass);
    put(&mut found, "turns_after_sixth_contract", Value::Array(after_sixth));
    Ok(found)
}

fn has_ended(game: &SpaceCorp) -> bool {
    matches!(game.phase(), Phase::Between | Phase::Over)
}

/// The answers of a turn, until it is somebody else's or the era ends.
fn take_turn(world: &mut World, turn: &Value) -> Result<()> {
    let turns = world.game.view(Viewer::Spectator).turns;
    let is_over = |game: &SpaceCorp| game.view(Viewer::Spectator).turns != turns || has_ended(game);
    let Some(turn) = turn.as_table() else {
        let short = world.is_specified.then(|| text(turn)).ok_or(format!("not answered: the turn {turn}"))??;
        return specified::take_turn(&mut world.game, short, is_over);
    };
    let mut answers = Answers::of(world, turn)?;
    world.answer_while(&mut answers, &mut Silent, |game| !is_over(game))?;
    answers.finish(world)
}

/// From a fulfilled contract to the end of the era, by the answers of the case. An Edge among the steps is one of them.
fn era_end_by_contract(world: &mut World, command: &Table) -> Result<Table> {
    let mut found = Table::new();
    let (mut turns, mut edges) = (Vec::new(), Vec::new());
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        if let Some(id) = step.get("claim") {
            world.game.fulfil_now(seat(word(step, "by")?)?, contract(text(id)?)?.1);
            world.game.go_to(Phase::Contracts);
        } else {
            edges.push(Action::PlayEdge { card: card(word(step, "edge")?)? });
        }
    }
    let mut answers = Answers::of(world, command)?.after(&edges);
    world.game.go_on();
    while world.game.era() == Era::Mariners && world.game.phase() != Phase::Between {
        let seat = decider(&world.game).ok_or("somebody decides")?;
        if world.game.phase() == Phase::Action && world.game.view(Viewer::Seat(seat)).draft.is_none() {
            turns.push(Value::from(name(seat)));
            if let Some(attempt) = table(command, "next_turn_try") {
                put(&mut found, "next_turn_try", refusal_of_sources(world.clone(), attempt)?);
            }
        }
        let action = answers.next(world, seat)?;
        apply(&mut world.game, seat, action)?;
    }
    answers.finish(world)?;
    put(&mut found, "era_ended_after_turn", turns.len() as i64);
    put(&mut found, "next_turns", Value::Array(turns));
    Ok(found)
}

fn refusal_of_sources(mut world: World, attempt: &Table) -> Result<Table> {
    let draft = world.request(attempt)?;
    let mut result = Table::new();
    put(&mut result, "error", world.game.check_sources(&draft).err().map_or("", |illegal| illegal.code));
    Ok(result)
}

fn winner(world: &mut World) -> Result<Table> {
    world.game.go_to(Phase::Over);
    let winners = world.game.outcome().ok_or("the game is over")?.winners;
    let mut found = Table::new();
    put(&mut found, "winners", Value::Array(winners.iter().map(|seat| name(seat).into()).collect()));
    Ok(found)
}

fn final_scoring(world: &mut World, command: &Table) -> Result<Table> {
    let claimed = command.get("claim_at_end").map(|id| text(id).and_then(contract)).transpose()?;
    let mut found = Table::new();
    if let Some((era, row)) = claimed {
        put(&mut found, "contract_reward", i64::from(world.game.reward_of(era, row)));
    }
    world.game.finish_era();
    let claim = claimed.map(|(_, row)| Action::Contract { row });
    let mut answers = Answers::default().after(claim.as_slice());
    world.answer_while(&mut answers, &mut Silent, |_| true)?;
    answers.finish(world)?;
    put(&mut found, "final_profit", world.by_player(|seat| i64::from(world.game.player_of(seat).profit).into()));
    Ok(found)
}
