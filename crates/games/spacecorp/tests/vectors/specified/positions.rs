//! Positions of a specification: it describes them by what matters in its example, our own cases by their pieces and cards.

use std::collections::BTreeMap;

use orrery_engine::{Seat, suite};
use spacecorp::{Card, Era, SpaceCorp, Title, Wheel, data};
use toml::{Table, Value};

use crate::commands::tables::{awarded, titles_offered};
use crate::given::{Result, World, flag, list, name, number, number_of, table, word};

fn ids(ids: impl IntoIterator<Item = impl Into<String>>) -> Value {
    ids.into_iter().map(|id| Value::from(id.into())).collect::<Vec<_>>().into()
}

fn id_of(card: Card) -> &'static str {
    &data().card(card).id
}

/// A table within a table, which is made where there is none.
fn entry<'a>(table: &'a mut Table, key: &str) -> &'a mut Table {
    let value = table.entry(key).or_insert_with(|| Table::new().into());
    value.as_table_mut().expect("a table")
}

/// Types of actions banned, no matter by whom: the first one by A's opponent, everybody one at most.
pub fn bans(given: &mut Table) {
    let players = given.get("players").and_then(Value::as_integer).unwrap_or(2) as u8;
    if let Some(Value::Array(kinds)) = given.remove("banned") {
        let owners = Seat::all(players).cycle().skip(1).map(name);
        given.insert("banned".to_owned(), Value::Table(owners.zip(kinds).collect()));
    }
}

pub fn holds(given: &mut Table, owner: &str, cards: &[&str]) {
    entry(given, "holds").insert(owner.to_owned(), ids(cards.iter().copied()));
}

pub fn holds_for_all(given: &mut Table, hands: [[&str; 2]; 4]) {
    let players = given.get("players").and_then(Value::as_integer).unwrap_or(2) as u8;
    for (seat, cards) in Seat::all(players).zip(hands) {
        holds(given, &name(seat), &cards);
    }
}

/// A question has this many options.
pub fn of_question(given: &Table, case: &mut Table) -> Result<()> {
    let world = World::new(given)?;
    let options = number_of(case, "options")? as usize;
    match word(case, "decision")? {
        "take_offer" => {
            let offers = world.game.offer_cards().into_iter().take(options).map(id_of);
            case.insert("offers".to_owned(), ids(offers));
        }
        "phobes_team" => {
            // On different places, one on the star: equal ones would be one option.
            let team = |track: usize| {
                let place = [("owner", "A".into()), ("at", "tau_ceti".into()), ("track_box", Value::from(track as i64))];
                Value::Table(place.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
            };
            case.insert("site".to_owned(), "tau_ceti".into());
            case.insert("teams".to_owned(), (0..options).map(team).collect::<Vec<_>>().into());
        }
        "progress_card" => {
            let titles = titles_offered(&awarded(&world, Seat(0), Wheel::Genetics), Seat(0));
            case.insert("progress_left".to_owned(), ids(titles.into_iter().take(options).map(Title::id)));
        }
        "transport" if options > 0 => {
            let base = [("owner", "A".into()), ("at", "tau_ceti".into()), ("types", ids(["spaceport"]))];
            let base: Table = base.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
            case.insert("bases".to_owned(), vec![Value::Table(base)].into());
        }
        "edge_window" => edge_window(&world, case),
        _ => {}
    }
    Ok(())
}

/// Everybody holds a card; once all Edges have been seen, none of them is an Edge.
fn edge_window(world: &World, case: &mut Table) {
    let edges: Vec<Card> = data().sets.edges.and(data().sets.deck[world.game.era().index()]).iter().collect();
    let is_open = flag(case, "public_test");
    for (seat, id) in world.seats().zip(["S13", "S14", "S15", "S16"]) {
        let own = is_open && seat == Seat(0) && flag(case, "holds_fitting_edge");
        let fits =
            |card: &&Card| data().card(**card).edge.and_then(SpaceCorp::window_for) == Some(spacecorp::WindowKind::TurnStart);
        let edge = edges.iter().find(fits).filter(|_| own).map(|&card| id_of(card));
        entry(case, "hand").insert(name(seat), ids([id].into_iter().chain(edge)));
    }
    if !is_open {
        case.insert("edges_seen".to_owned(), ids(edges.into_iter().map(id_of)));
    }
}

/// What a position is after, in words: our own cases have the same words, with the position and the decisions that they stand for.
pub fn of_words(given: &Table, case: &mut Table) -> Result<()> {
    let (era, after) = (word(given, "era")?, word(case, "after")?.to_owned());
    let own: Table = toml::from_str(include_str!("../derived.toml")).map_err(|error| error.to_string())?;
    let of_era = |own: &&Table| table(own, "given").is_some_and(|given| given.get("era").and_then(Value::as_str) == Some(era));
    let cases = list(&own, "case").iter().filter_map(Value::as_table).filter(of_era);
    let commands = cases.flat_map(|own| list(own, "do")).filter_map(Value::as_table);
    let undos = commands.filter(|command| command.get("cmd").and_then(Value::as_str) == Some("undo"));
    let mut told = undos.flat_map(|command| list(command, "cases")).filter_map(Value::as_table);
    let same = told.find(|told| told.get("after").and_then(Value::as_str) == Some(&after));
    *case = same.ok_or(format!("after {after}"))?.clone();
    Ok(())
}

/// Start cards of an era that a case does not mention, which do nothing in it.
fn unmentioned(given: &Table, command: &Table) -> Result<Vec<&'static str>> {
    let era = Era::by_id(given.get("era").and_then(Value::as_str).unwrap_or("mariners")).ok_or("an era")?;
    let mentioned = format!("{given} {command}");
    let start = data().sets.start.and(data().sets.deck[era.index()]).without(data().sets.edges);
    Ok(start.iter().map(id_of).filter(|id| !mentioned.contains(&format!("\"{id}\""))).collect())
}

/// Everybody without a card holds one: who holds none is not asked in a window.
pub fn a_card_in_every_hand(given: &mut Table, command: &Table) -> Result<()> {
    let cards = unmentioned(given, command)?;
    let players = given.get("players").and_then(Value::as_integer).unwrap_or(2) as u8;
    for (seat, card) in Seat::all(players).zip(cards) {
        let hand = table(given, "hand").and_then(|hands| hands.get(&name(seat)));
        let has_cards = hand.is_some_and(|cards| cards.as_integer().unwrap_or(0) > 0 || !crate::given::array(cards).is_empty());
        if !has_cards {
            holds(given, &name(seat), &[card]);
        }
    }
    Ok(())
}

/// After a window the game waits at an action: with Infra for a Move where the deck is empty, and where a ban is looked at, with cards
/// for a Move, so that only the ban is in the way.
pub fn waits_at_an_action(given: &mut Table, command: &Table) {
    if given.get("deck").and_then(Value::as_integer) == Some(0) {
        let boxes = entry(entry(given, "hq"), "A");
        boxes.insert("box2".to_owned(), "M16".into());
        boxes.insert("box3".to_owned(), "M17".into());
    }
    if command.contains_key("tries") {
        holds_for_all(given, [["M13", "M16"], ["M14", "M17"], ["M15", "M40"], ["M19", "M20"]]);
    }
}

/// A turn of the player that waits at its end, because an Edge may be played there. It and the cards that are played are among the hand.
pub fn solo_turn(given: &mut Table, command: &Table) -> Result<()> {
    if let Some(count) = table(given, "hand").and_then(|hands| hands.get("A")).map(number).transpose()? {
        let steps = list(command, "steps").iter().filter_map(Value::as_table);
        let played = steps.flat_map(|step| list(step, "sources")).filter_map(|source| source.get("card")?.as_str());
        let hand = played.chain(["S76"]).map(str::to_owned);
        let others = unmentioned(given, command)?.into_iter().map(str::to_owned);
        let hand: Vec<String> = hand.chain(others).take(count as usize).collect();
        entry(given, "hand").insert("A".to_owned(), ids(hand));
    }
    if flag(given, "offers_full") {
        given.insert("offers".to_owned(), ids(["M13", "M14", "M15", "M16"]));
    }
    Ok(())
}

/// Contracts whose condition the player meets: M6 by a card in every box of the HQ.
pub fn meets_contracts(given: &mut Table) -> Result<()> {
    for met in list(given, "player_meets").to_vec() {
        if met.as_str() != Some("M6") {
            return Err(format!("a position that meets {met}"));
        }
        let boxes = entry(entry(given, "hq"), "A");
        for (key, card) in [("box1", "M13"), ("box2", "M14"), ("box3", "M15")] {
            boxes.insert(key.to_owned(), card.into());
        }
    }
    Ok(())
}

/// Final profit, the value of the colonies and the number of progress cards.
pub fn final_scores(given: &mut Table) -> Result<()> {
    if let Some(profit) = given.remove("final_profit") {
        given.insert("profit".to_owned(), profit);
    }
    let values = given.remove("colony_value");
    let counts = given.remove("progress");
    let mut world = World::new(given)?;
    for (owner, value) in values.as_ref().and_then(Value::as_table).into_iter().flatten() {
        let colonies = colonies_worth(&world, number(value)?)?;
        world.game.set_colonies(crate::given::seat(owner)?, &colonies);
        let colonies = colonies.into_iter().map(|colony| data().colony(colony).id.as_str());
        entry(given, "colonies").insert(owner.clone(), ids(colonies));
    }
    let mut copies: BTreeMap<Title, usize> = Title::ALL.into_iter().map(|title| (title, 2)).collect();
    for (owner, count) in counts.as_ref().and_then(Value::as_table).into_iter().flatten() {
        let left = copies.iter_mut().filter(|(_, copies)| **copies > 0).take(number(count)? as usize);
        let taken = left.map(|(title, copies)| {
            *copies -= 1;
            title.id()
        });
        entry(given, "progress").insert(owner.clone(), ids(taken));
    }
    Ok(())
}

/// Colony tiles left whose values add up to a number.
fn colonies_worth(world: &World, value: i64) -> Result<Vec<spacecorp::Colony>> {
    fn search(left: &[(spacecorp::Colony, i64)], value: i64) -> Option<Vec<spacecorp::Colony>> {
        if value == 0 {
            return Some(Vec::new());
        }
        left.iter().enumerate().filter(|(_, (_, worth))| *worth <= value).find_map(|(index, &(colony, worth))| {
            let mut rest = search(&left[index + 1..], value - worth)?;
            rest.push(colony);
            Some(rest)
        })
    }
    let left: Vec<(spacecorp::Colony, i64)> = (0..data().colonies.len() as u8)
        .filter(|index| world.game.colonies_left() >> index & 1 == 1)
        .map(|index| (spacecorp::Colony(index), i64::from(data().colonies[usize::from(index)].value)))
        .collect();
    search(&left, value).ok_or(format!("no colonies are worth {value}"))
}

/// Colonies by their value and effect: the first tile that has both, each in a system of its own.
pub fn colonies(given: &mut Table) -> Result<()> {
    let Some(Value::Table(colonies)) = given.remove("colonies") else { return Ok(()) };
    let world = World::new(given)?;
    let board = world.game.board_of_era();
    let mut sites = board.all().filter(|&site| board.site(site).boxes > 0);
    let file = suite::components::data::<SpaceCorp>("colonies.toml");
    let mut left: Vec<&Table> = list(&file, "colony").iter().filter_map(Value::as_table).collect();
    left.retain(|row| list(row, "players").contains(&i64::from(world.seats().count() as u8).into()));
    let mut placed = Vec::new();
    for (owner, tiles) in &colonies {
        for tile in crate::given::array(tiles).iter().filter_map(Value::as_table) {
            let same = |row: &&Table| ["value", "effect"].into_iter().all(|key| row.get(key) == tile.get(key));
            let index = left.iter().position(same).ok_or(format!("a colony with {tile}"))?;
            let site = sites.next().ok_or("a system without a colony")?;
            let at = world.site_id(site);
            let place = [("owner", owner.as_str()), ("at", &at), ("colony", word(left.remove(index), "id")?)];
            placed.push(Value::Table(place.into_iter().map(|(key, value)| (key.to_owned(), value.into())).collect()));
        }
    }
    given.insert("colonies_at".to_owned(), placed.into());
    Ok(())
}
