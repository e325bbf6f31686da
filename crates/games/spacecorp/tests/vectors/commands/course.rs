//! Cases about the course of a turn, an era and the game.

use orrery_engine::{Game, Seat, Silent, Viewer};
use spacecorp::{Action, Colony, Era, Phase, SpaceCorp, Title, Wheel, WindowKind, data};
use toml::{Table, Value};

use super::{Hints, decider, ids, integers, legal, offers};
use crate::given::{
    Result, World, card, colony, contract, cube_of, kind, list, name, number, progress_card, seat, table, text, tile, word,
};

pub fn run(kind: &str, given: &Table, command: &Table) -> Result<Table> {
    let mut world = World::new(given)?;
    match kind {
        "wheel" => wheel(&mut world, command),
        "contract" => claim(&mut world, command),
        "edge" => edge(&mut world, command),
        "window" => window(&mut world, given),
        "window_resolution" => window_resolution(&mut world, given, command),
        "window_sequence" => window_sequence(&mut world, command),
        "must_pass" => must_pass(&world, given),
        "turn_steps" => turn_steps(&mut world, command),
        "goal" => goal(&mut world, command),
        "era_change" => era_change(&mut world, given, command),
        "era_end" => era_end(&mut world, given, command),
        "star_track" => star_track(&mut world, given),
        "colony_events" => colony_events(&mut world, given, command),
        "redeal" => redeal(&mut world, given),
        "winner" => winner(&mut world, given),
        "final_scoring" => final_scoring(&mut world, given, command),
        _ => Err(format!("kind {kind}")),
    }
}

fn put(found: &mut Table, key: &str, value: impl Into<Value>) {
    found.insert(key.to_owned(), value.into());
}

fn apply(game: &mut SpaceCorp, seat: Seat, action: Action) -> Result<()> {
    game.apply(seat, &action, &mut Silent).map(drop).map_err(|illegal| format!("{action:?}: {illegal}"))
}

fn titles_of(world: &World, seat: Seat, wheel: Wheel) -> i64 {
    let player = world.game.player_of(seat);
    player.titles.iter().filter(|title| data().progress[title.index()].wheel == wheel).count() as i64
}

/// The copies a player owns, by their ids.
fn copies(world: &World, seat: Seat) -> Vec<Value> {
    let player = world.game.player_of(seat);
    let copy = |title: Title| data().progress[title.index()].cards[usize::from(!player.rewarded.contains(title))].as_str().into();
    player.titles.iter().map(copy).collect()
}

fn wheel(world: &mut World, command: &Table) -> Result<Table> {
    let mut hints = Hints::of(world, command)?;
    for (cube, steps) in table(command, "advance").into_iter().flatten() {
        world.game.advance_cube(Seat(0), cube_of(cube)?, number(steps)? as u8);
        world.settle(&mut hints)?;
    }
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

/// The window in which an Edge of the card is played.
fn window_of(id: &str) -> Result<WindowKind> {
    use spacecorp::Edge;
    Ok(match data().card(card(id)?).edge.ok_or("an Edge")? {
        Edge::Diversion => WindowKind::OpponentProduced,
        Edge::Leak => WindowKind::OpponentTookBreakthrough,
        Edge::MarketInfluence => WindowKind::ContractFulfilled,
        Edge::Poach | Edge::HostileMicrobes => WindowKind::TurnEnd,
        _ => WindowKind::TurnStart,
    })
}

fn edge(world: &mut World, command: &Table) -> Result<Table> {
    let mut found = Table::new();
    let mut asked = Vec::new();
    for owner in world.seats() {
        world.fill_hand(owner, 1);
    }
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        if let Some(id) = step.get("edge") {
            world.game.give_card(seat(word(step, "by")?)?, card(text(id)?)?);
        }
    }
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        let by = seat(word(step, "by")?)?;
        if let Some(profit) = step.get("produced") {
            let profit = number(profit)? as i16;
            world.game.set_profit(by, world.game.player_of(by).profit + profit);
            world.game.set_gain(profit);
        } else if let Some(id) = step.get("claim_fulfilled") {
            let (era, row) = contract(text(id)?)?;
            world.game.fulfil(era, row);
            let reward = number(step.get("reward").ok_or("reward")?)? as i16;
            world.game.set_profit(by, world.game.player_of(by).profit + reward);
        } else if let Some(transfer) = table(step, "infra_transfer") {
            let slot = number(transfer.get("box").ok_or("box")?)? as u8 - 1;
            apply(&mut world.game, by, Action::Install { card: card(word(transfer, "card")?)?, slot })?;
        } else if let Some(id) = step.get("edge") {
            let mut before = world.game.player_of(by).hand;
            before.insert(card(text(id)?)?);
            asked = play_edge(world, by, text(id)?, step)?;
            let gained = world.game.player_of(by).hand.without(before).iter();
            put(&mut found, "hand_gains", Value::Table([(name(by), ids(gained))].into_iter().collect()));
        } else {
            let draft = world.request(step)?;
            world.game.check_request(&draft).map_err(|illegal| illegal.to_string())?;
            world.game.carry_out_request(&draft, &mut Silent);
        }
    }
    put(&mut found, "asked", Value::Array(asked.into_iter().map(|seat| name(seat).into()).collect()));
    let mut facts = world.facts();
    facts.extend(found);
    put(&mut facts, "next_turn", name(world.game.active_seat()));
    put(&mut facts, "move_infra", world.by_player(|seat| i64::from(world.game.infra_total(seat, spacecorp::Kind::Move)).into()));
    Ok(facts)
}

/// Plays an Edge in its window, declines for all others; returns who was asked to choose because of it.
fn play_edge(world: &mut World, by: Seat, id: &str, step: &Table) -> Result<Vec<Seat>> {
    let kind = window_of(id)?;
    let card = card(id)?;
    world.game.give_card(by, card);
    // The case has passed over the steps before the window.
    if world.game.view(Viewer::Spectator).window.is_none_or(|window| window.kind != kind) {
        if kind == WindowKind::TurnEnd && !world.game.turn().seats().is_empty() && world.game.phase() != Phase::Action {
            run_to_end(world)?;
        } else {
            world.game.open_window_of(kind);
        }
    }
    let mut chosen = Vec::new();
    let waiting: Vec<Seat> = world.game.turn().seats().iter().collect();
    for seat in waiting {
        let action = if seat == by { Action::PlayEdge { card } } else { Action::Decline };
        apply(&mut world.game, seat, action)?;
    }
    // What the Edge asks.
    while let Some(seat) = decider(&world.game) {
        let options = legal(&world.game, seat);
        let Some(Action::DiscardInfra { .. }) = options.first() else { break };
        let choice = table(step, "choose").and_then(|choices| choices.get(&name(seat)));
        let wanted = choice.map(|id| text(id).and_then(crate::given::card)).transpose()?;
        let slot = world.game.player_of(seat).boxes.iter().position(|card| Some(*card) == wanted).ok_or("an Infra card")?;
        chosen.push(seat);
        apply(&mut world.game, seat, Action::DiscardInfra { slot: slot as u8 })?;
    }
    Ok(chosen)
}

/// Declines everything until the window at the end of the turn.
fn run_to_end(world: &mut World) -> Result<()> {
    while world.game.phase() != Phase::End {
        let seat = decider(&world.game).ok_or("somebody decides")?;
        let options = legal(&world.game, seat);
        let action = if options.contains(&Action::Decline) { Action::Decline } else { options[0] };
        apply(&mut world.game, seat, action)?;
    }
    Ok(())
}

fn window_kind(given: &Table) -> Result<WindowKind> {
    WindowKind::by_id(word(given, "window")?).ok_or("a window".to_owned())
}

fn window(world: &mut World, given: &Table) -> Result<Table> {
    let asked = world.game.seats_asked(window_kind(given)?);
    let mut found = Table::new();
    put(&mut found, "asked", Value::Array(asked.iter().map(|seat| name(seat).into()).collect()));
    Ok(found)
}

fn window_resolution(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
    let window = window_kind(given)?;
    if let Some(taken) = table(given, "taken") {
        world.game.set_taken(seat(word(taken, "by")?)?, progress_card(word(taken, "card")?)?.0);
    }
    if world.game.deck_cards().is_empty() {
        // Infra that makes a Move legal: the game waits after the window, in place of passing on to the next era.
        world.game.install_card(Seat(0), 1, card("M16")?);
        world.game.install_card(Seat(0), 2, card("M17")?);
    }
    world.game.open_window_of(window);
    let asked: Vec<Seat> = world.game.turn().seats().iter().collect();
    let answers = table(command, "answers").cloned().unwrap_or_default();
    let before: Vec<Vec<Value>> = world.seats().map(|seat| copies(world, seat)).collect();
    let mut events = Vec::new();
    for &seat in &asked {
        let action = match answers.get(&name(seat)).map(text).transpose()? {
            None | Some("decline") => Action::Decline,
            Some(id) => Action::PlayEdge { card: card(id)? },
        };
        world.game.apply(seat, &action, &mut events).map_err(|illegal| illegal.to_string())?;
    }
    let mut banned = String::new();
    for (owner, choice) in table(command, "choices").into_iter().flatten() {
        let kind = kind(text(choice)?)?;
        world.game.apply(seat(owner)?, &Action::Ban { kind }, &mut events).map_err(|illegal| illegal.to_string())?;
        banned = kind.id().to_owned();
    }
    let played = events.iter().filter_map(|event| match event {
        spacecorp::Event::EdgePlayed { card, .. } => Some(*card),
        _ => None,
    });
    let mut found = world.facts();
    put(&mut found, "order", ids(played));
    put(&mut found, "asked", Value::Array(asked.iter().map(|&seat| name(seat).into()).collect()));
    put(&mut found, "banned", banned);
    let taken = world.seats().filter_map(|seat| {
        let new = copies(world, seat).into_iter().find(|copy| !before[seat.index()].contains(copy))?;
        Some((name(seat), new))
    });
    put(&mut found, "progress_taken", Value::Table(taken.collect()));
    let (mut turns, mut results) = (Vec::new(), Vec::new());
    // Cards for a Move, so that only a ban can stand in the way.
    if command.contains_key("tries") {
        for (owner, ids) in world.seats().zip([["M13", "M16"], ["M14", "M17"], ["M15", "M40"], ["M19", "M20"]]) {
            ids.iter().try_for_each(|id| card(id).map(|card| world.game.give_card(owner, card)))?;
        }
    }
    for attempt in list(command, "tries").iter().filter_map(Value::as_table) {
        let by = word(attempt, "turn")?;
        let kind = kind(word(attempt, "type")?)?;
        run_to_turn(world, seat(by)?)?;
        turns.push(Value::from(by));
        let result = world.game.check(seat(by)?, &Action::Begin { kind });
        results.push(Value::from(result.err().map_or("legal", |illegal| illegal.code)));
    }
    put(&mut found, "turns", Value::Array(turns));
    put(&mut found, "results", Value::Array(results));
    Ok(found)
}

/// A decision of no importance: a draft is confirmed as soon as it can be, an offer declined, else the first choice taken.
fn pass_time(world: &mut World) -> Result<()> {
    let seat = decider(&world.game).ok_or("somebody decides")?;
    let options = legal(&world.game, seat);
    let confirm = options.contains(&Action::Confirm).then_some(Action::Confirm);
    let decline = options.contains(&Action::Decline).then_some(Action::Decline);
    apply(&mut world.game, seat, confirm.or(decline).unwrap_or(options[0]))?;
    Ok(())
}

/// Passes the time with declining and Research until a seat drafts its action.
fn run_to_turn(world: &mut World, by: Seat) -> Result<()> {
    while !(world.game.phase() == Phase::Action && world.game.active_seat() == by) {
        pass_time(world)?;
    }
    Ok(())
}

fn window_sequence(world: &mut World, command: &Table) -> Result<Table> {
    let mut windows = Vec::new();
    let steps: Vec<&Table> = list(command, "steps").iter().filter_map(Value::as_table).collect();
    for step in steps {
        let by = seat(word(step, "by")?)?;
        match step.get("edge") {
            None => {
                world.act(step)?.map_err(|illegal| illegal.to_string())?;
                let open = world.game.view(Viewer::Spectator).window;
                if let Some(window) = open.filter(|window| window.kind == WindowKind::OpponentTookBreakthrough) {
                    let mut entry = Table::new();
                    let new = copies(world, by).pop().ok_or("a Breakthrough")?;
                    put(&mut entry, "card", new);
                    put(&mut entry, "asked", Value::Array(window.waiting.iter().map(|&seat| name(seat).into()).collect()));
                    windows.push(Value::Table(entry));
                }
            }
            Some(id) => apply(&mut world.game, by, Action::PlayEdge { card: card(text(id)?)? })?,
        }
    }
    let mut found = world.facts();
    put(&mut found, "windows", Value::Array(windows));
    put(&mut found, "progress_taken", world.by_player(|seat| Value::Array(copies(world, seat))));
    Ok(found)
}

fn must_pass(world: &World, given: &Table) -> Result<Table> {
    let cases = list(given, "idle_turns_in_a_row").iter().map(|turns| {
        let mut game = world.game.clone();
        // A card for Move, so that an action is legal.
        game.give_card(Seat(0), card("M16")?);
        game.set_idle(Seat(0), number(turns)? as u8);
        Ok(Value::from(game.is_forced_to_pass(Seat(0))))
    });
    let mut found = Table::new();
    put(&mut found, "must_pass", Value::Array(cases.collect::<Result<_>>()?));
    Ok(found)
}

fn turn_steps(world: &mut World, command: &Table) -> Result<Table> {
    let draft = world.request(command)?;
    let mut hints = Hints::of(world, command)?;
    world.game.check_request(&draft).map_err(|illegal| illegal.to_string())?;
    world.game.carry_out_request(&draft, &mut Silent);
    let mut found = Table::new();
    // The last answer runs on to the end of the turn: the offers just before are those without the card it takes.
    let mut before = world.game.offer_cards();
    while world.game.phase() == Phase::Resolve {
        let options = legal(&world.game, Seat(0));
        let action = hints.draws.remove(0);
        if !options.contains(&action) {
            return Err(format!("{action:?} is not offered"));
        }
        before = world.game.offer_cards();
        if let Action::TakeOffer { slot } = action {
            before[usize::from(slot)] = spacecorp::Card::NONE;
        }
        apply(&mut world.game, Seat(0), action)?;
    }
    put(&mut found, "offers_before_T5", offers(before));
    put(&mut found, "known_to_others", world.by_player(|seat| ids(world.game.player_of(seat).known.iter())));
    let mut facts = world.facts();
    facts.extend(found);
    Ok(facts)
}

fn goal(world: &mut World, command: &Table) -> Result<Table> {
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        let by = seat(word(step, "by")?)?;
        world.game.begin_at(by);
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
                world.game.check_request(&draft)
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

fn era_change(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
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
    let at = |seat: Seat| {
        let teams = world.game.player_of(seat).teams.into_iter().filter(|team| team.site.is_on_board());
        let mut sites: Vec<String> = teams.map(|team| world.site_id(team.site)).collect();
        sites.sort();
        Value::Array(sites.into_iter().map(Value::from).collect())
    };
    put(&mut found, "teams", world.by_player(at));
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
            take_turn(world)?;
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
fn take_turn(world: &mut World) -> Result<()> {
    let turns = world.game.view(Viewer::Spectator).turns;
    while world.game.view(Viewer::Spectator).turns == turns && !has_ended(world) {
        pass_time(world)?;
    }
    Ok(())
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
            None => [Action::Confirm, Action::Decline].into_iter().find(|action| options.contains(action)).unwrap_or(options[0]),
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
        if track == 0 && first == 0 {
            first = turn;
        }
    }
    let mut found = Table::new();
    put(&mut found, "box_after_own_turn_start", boxes);
    put(&mut found, "first_turn_it_can_act", first);
    Ok(found)
}

fn colony_events(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
    for (owner, tiles) in table(given, "colonies").into_iter().flatten() {
        let tiles = tiles.as_array().into_iter().flatten().map(|id| colony(text(id)?)).collect::<Result<Vec<_>>>()?;
        world.game.set_colonies(seat(owner)?, &tiles);
    }
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
