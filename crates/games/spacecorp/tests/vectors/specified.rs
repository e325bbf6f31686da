//! The short form used by specifications. It leaves open what our own cases state; each function documents what is missing and
//! how it is completed.

mod positions;

use std::collections::VecDeque;

use orrery_engine::{Game, Seat, Silent};
use spacecorp::{Action, BaseType, Card, Colony, Doubled, Draft, Kind, Site, SpaceCorp, data};
use toml::{Table, Value};

use crate::commands::answers::legal;
use crate::commands::eras::bases_in;
use crate::given::{Result, World, card, flag, list, number, number_of, progress_card, text, tile};

/// Writes into a case what its short form leaves open.
pub fn complete(kind: &str, given: &mut Table, command: &mut Table) -> Result<()> {
    positions::bans(given);
    match kind {
        "asked" => for_each_case(command, |case| positions::of_question(given, case))?,
        "undo" => for_each_case(command, |case| positions::of_words(given, case))?,
        "edge" => positions::a_card_in_every_hand(given, command)?,
        "window_resolution" => positions::waits_at_an_action(given, command),
        "era_end" if command.contains_key("turns") => positions::holds_for_all(given, UPGRADES),
        "must_pass" => positions::holds(given, "A", &["M16"]),
        "sequence" if number_of(given, "players")? == 1 => positions::solo_turn(given, command)?,
        "era_change" if number_of(given, "players")? == 1 => positions::meets_contracts(given)?,
        "winner" => positions::final_scores(given)?,
        "final_scoring" => positions::colonies(given)?,
        _ => {}
    }
    Ok(())
}

/// Cards for an Upgrade, so that nobody is forced to pass.
const UPGRADES: [[&str; 2]; 4] = [["M01", "M13"], ["M02", "M14"], ["M03", "M15"], ["M04", "M16"]];

fn for_each_case(command: &mut Table, complete: impl Fn(&mut Table) -> Result<()>) -> Result<()> {
    let cases = command.get_mut("cases").and_then(Value::as_array_mut).ok_or("cases")?;
    cases.iter_mut().filter_map(Value::as_table_mut).try_for_each(complete)
}

/// Answers are keys of the command, each named after its question, and their order is left open.
pub fn answers(world: &World, command: &Table) -> Result<Vec<Action>> {
    let mut answers = Vec::new();
    for id in list(command, "takes") {
        answers.push(Action::Progress { title: progress_card(text(id)?)?.0 });
    }
    if let Some(slot) = command.get("take_offer") {
        answers.push(Action::TakeOffer { slot: number(slot)? as u8 - 1 });
    }
    if let Some(id) = command.get("choose_tile") {
        answers.push(Action::Keep { tile: tile(text(id)?)? });
    }
    if let Some(id) = command.get("phobes_team") {
        answers.push(Action::Leave { team: world.numbered_team(id)? });
    }
    let chosen = list(command, "bases").iter().filter_map(Value::as_table).filter(|base| base.contains_key("choose"));
    answers.extend(chosen.map(|_| Action::Step));
    for from in list(command, "draw_from") {
        answers.push(match text(from)?.strip_prefix("offer") {
            Some(slot) => Action::TakeOffer { slot: slot.parse::<u8>().map_err(|error| error.to_string())? - 1 },
            None => Action::Draw,
        });
    }
    for id in list(command, "solo_discard") {
        answers.push(Action::Discard { card: card(text(id)?)? });
    }
    Ok(answers)
}

/// The first answer that fits the question; an unanswered question may take any legal answer.
pub fn next_answer(game: &SpaceCorp, seat: Seat, answers: &mut VecDeque<Action>) -> Action {
    let fitting = answers.iter().position(|action| game.check(seat, action).is_ok());
    fitting.and_then(|index| answers.remove(index)).unwrap_or_else(|| any_answer(game, seat))
}

/// A draft is confirmed as soon as it can be, an offer declined, else the first choice taken.
pub fn any_answer(game: &SpaceCorp, seat: Seat) -> Action {
    let options = legal(game, seat);
    let preferred = [Action::Confirm, Action::Decline].into_iter().find(|action| options.contains(action));
    preferred.unwrap_or(options[0])
}

/// What the change of an era asks and nobody answers: no Legacy is set aside, and a Beyond tile is used.
pub fn era_answer(game: &SpaceCorp, seat: Seat) -> Action {
    let used = Action::UseBeyond;
    if game.check(seat, &used).is_ok() { used } else { any_answer(game, seat) }
}

/// The stock of A after the first Legacy was set aside, whether or not the bases on the board have been returned.
pub fn stock_after(stock: [u8; BaseType::ALL.len()]) -> Table {
    [("A".to_owned(), bases_in(stock))].into_iter().collect()
}

/// Plays Hack when a card is revealed.
pub fn hack(game: &SpaceCorp, revealed: Option<Card>) -> Option<Action> {
    let is_revealed = revealed.is_some() && game.competition().discard.last().copied() == revealed;
    legal(game, Seat(0)).into_iter().find(|action| is_revealed && matches!(action, Action::PlayEdge { .. }))
}

/// Passes the time until a condition holds.
pub fn pass_time(game: &mut SpaceCorp, holds: impl Fn(&SpaceCorp) -> bool) -> Result<()> {
    while !holds(game) {
        let seat = game.turn().seats().lowest().ok_or("nobody decides")?;
        game.apply(seat, &any_answer(game, seat), &mut Silent).map_err(|illegal| illegal.to_string())?;
    }
    Ok(())
}

/// The turns between two actions: nothing happens in them.
pub fn begin(game: &mut SpaceCorp, by: Seat) {
    game.begin_at(by);
}

/// A turn with any action, or a pass.
pub fn take_turn(game: &mut SpaceCorp, turn: &str, is_over: impl Fn(&SpaceCorp) -> bool) -> Result<()> {
    let choice = if turn.ends_with(":pass") { Action::Pass } else { Action::Play };
    game.apply(game.active_seat(), &choice, &mut Silent).map_err(|illegal| illegal.to_string())?;
    pass_time(game, is_over)
}

/// The profit without that of the progress cards that came with the action.
pub fn profit_before_breakthrough(before: &World, after: &World) -> Value {
    let profit = |seat: Seat| {
        let (then, now) = (before.game.player_of(seat), after.game.player_of(seat));
        let new = now.rewarded.iter().filter(|title| !then.titles.contains(*title));
        i64::from(now.profit) - new.map(|title| i64::from(data().progress[title.index()].profit)).sum::<i64>()
    };
    after.by_player(|seat| profit(seat).into())
}

// Requests

/// The acting team among several: the first one at the site, or the first one that the case names.
pub fn team(world: &World, at: Option<Site>, teams: &[u8]) -> Option<u8> {
    let active = world.game.active_seat();
    let named = world.teams.values().find(|(owner, _)| at.is_none() && *owner == active).map(|&(_, team)| team);
    named.or(teams.first().copied())
}

/// The supporting base among several of a type: the first one on the board.
pub fn base(sites: &[Site]) -> Site {
    sites[0]
}

/// The colony points that must be named, among those that count by themselves.
pub fn colony_points(command: &Table) -> Vec<Value> {
    list(command, "cp").iter().filter(|point| ["team", "pay5"].iter().any(|id| point.as_str() == Some(id))).cloned().collect()
}

/// The teams of a split that only asks for totals: all of the actor's, in order.
pub fn split(world: &World, draft: &mut Draft) {
    let active = world.game.active_seat();
    let own = world.teams.values().filter(|(owner, _)| *owner == active).map(|&(_, team)| team);
    draft.count = 2;
    for (part, team) in draft.parts.iter_mut().zip(own) {
        part.team = part.team.or(Some(team));
    }
}

/// The order in which bases are placed, by their boxes; what else a request leaves open is as the game takes it.
pub fn whole(draft: &Draft) -> Draft {
    let mut whole = *draft;
    for part in &mut whole.parts[..usize::from(draft.count)] {
        if part.order.is_empty() {
            part.order = (0..part.bases.len() as u8).filter(|&slot| part.bases[usize::from(slot)].is_some()).collect();
        }
    }
    whole
}

/// What a Spaceport doubles: a card of the draft; where there is none, a box of the HQ.
pub fn doubled(world: &World, draft: &Draft) -> Doubled {
    draft.cards.iter().next().map_or(Doubled::Infra(world.game.active_seat(), 1), Doubled::Card)
}

/// A colony is named by its value.
pub fn colony(world: &World, command: &Table) -> Result<Colony> {
    let value = number(command.get("colony_value").ok_or("colony_value")?)?;
    let left = world.game.colonies_left();
    let worth = |index: &u8| left >> index & 1 == 1 && i64::from(data().colonies[usize::from(*index)].value) == value;
    (0..data().colonies.len() as u8).find(worth).map(Colony).ok_or(format!("a colony of value {value}"))
}

// Values without cards

/// Values that stand for everything that HQs and hand contribute.
pub struct Lump {
    pub add: u32,
    pub times: u32,
    pub shielded: bool,
}

impl Default for Lump {
    fn default() -> Lump {
        Lump { add: 0, times: 1, shielded: false }
    }
}

/// Adds a source that is a number alone.
pub fn add_to_lump(lump: &mut Lump, source: &Table) -> Result<()> {
    lump.add += number_of(source, "value")? as u32;
    lump.times *= source.get("mult").map_or(Ok(1), number)? as u32;
    lump.shielded |= flag(source, "shielded");
    Ok(())
}

impl World {
    /// Names cards that, with the actor's HQ, add up to the given values.
    pub fn name_lump(&mut self, draft: &mut Draft, lump: &Lump) -> Result<()> {
        let kind = draft.kind.expect("a type");
        let active = self.game.active_seat();
        let infra = self.game.infra_total(active, kind);
        let hand = self.game.player_of(active).hand;
        let piles = self.game.deck_cards().iter().chain(self.game.discard_pile()).copied().chain(self.game.offer_cards());
        let free: Vec<Card> = piles.chain(hand.without(draft.cards).iter()).filter(|card| card.is_some()).collect();
        // Cards of other eras supply small numbers that this era's deck lacks.
        let any: Vec<Card> = (0..data().cards.len() as u8).map(Card).filter(|card| !draft.cards.contains(*card)).collect();
        let find = |cards: &[Card]| {
            let options = choices(cards, kind, lump.shielded);
            // A value without a multiplier may also come from multiplier cards.
            let most = if lump.times == 1 { lump.add.max(1) } else { 1 };
            let factors =
                (1..=most).filter(|factor| lump.add.is_multiple_of(*factor) && (*factor == 1 || lump.add / factor > infra));
            let missing = |factor: u32| (lump.add / factor).saturating_sub(infra);
            let mut found = factors.map(|factor| (missing(factor), lump.times * factor));
            found.find_map(|(missing, times)| choose(&options, missing, times, lump.shielded, &mut Vec::new()))
        };
        let chosen = find(&free).or_else(|| find(&any));
        for (card, _, _, shielded) in chosen.ok_or(format!("no cards make {} times {}", lump.add, lump.times))? {
            self.game.give_card(active, card);
            draft.cards.insert(card);
            if shielded {
                draft.shielded_cards.insert(card);
            }
        }
        Ok(())
    }
}

type Choice = (Card, u32, u32, bool);

/// What cards count for a type of action; shielded values only where the case has one.
fn choices(cards: &[Card], kind: Kind, with_shielded: bool) -> Vec<Choice> {
    let mut options: Vec<Choice> = Vec::new();
    for shielded in [false, true].into_iter().filter(|&shielded| !shielded || with_shielded) {
        for &card in cards {
            let amount = data().card(card).values[kind.index()].get(shielded);
            if amount.is_some() {
                options.push((card, u32::from(amount.add), u32::from(amount.times.max(1)), shielded));
            }
        }
    }
    options
}

/// Cards with this sum and this product, one of them shielded if need be.
fn choose(options: &[Choice], add: u32, times: u32, shielded: bool, chosen: &mut Vec<Choice>) -> Option<Vec<Choice>> {
    if add == 0 && times == 1 && !shielded {
        return Some(chosen.clone());
    }
    for (index, &choice) in options.iter().enumerate() {
        let (card, value, factor, is_shielded) = choice;
        let fits = value <= add && times.is_multiple_of(factor) && (value > 0 || factor > 1);
        if fits && chosen.iter().all(|(other, ..)| *other != card) {
            chosen.push(choice);
            let found = choose(&options[index + 1..], add - value, times / factor, shielded && !is_shielded, chosen);
            if found.is_some() {
                return found;
            }
            chosen.pop();
        }
    }
    None
}
