//! What the seats decide in a game and what happens to them, by kind.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use orrery_engine::{Game, Outcome, Score, Seat};
use serde::Serialize;
use serde_json::Value;

/// Kind of a decision or an event, from its serialised form: `{"research": {"technology": "drill_1"}}` is `research` of `drill_1`.
///
/// Numbers are left out: they are places and amounts, which say little about a plan.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Kind {
    /// The name of the variant, as records write it; empty if the type is not an enum.
    pub name: String,
    /// The names among its fields.
    pub of: String,
}

/// What one seat did in one finished game.
pub(super) struct SeatRow {
    pub(super) game: u64,
    pub(super) seat: Seat,
    /// Not a seat, but the automated opponent of a solo game.
    pub(super) is_opponent: bool,
    pub(super) share: f64,
    pub(super) score: Score,
    pub(super) log: SeatLog,
}

#[derive(Default)]
pub(super) struct SeatLog {
    /// Points by category and source.
    pub(super) gains: BTreeMap<(&'static str, &'static str), i32>,
    pub(super) decisions: BTreeMap<Kind, Decisions>,
    pub(super) events: BTreeMap<Kind, u32>,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Decisions {
    /// Decisions where an action of this kind was legal.
    pub(super) offered: u32,
    pub(super) taken: u32,
}

/// Plays decisions and keeps a log of each seat.
pub(super) struct Watch<G: Game> {
    seats: Vec<SeatLog>,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    /// Kinds of the actions seen so far.
    kinds: HashMap<G::Action, Kind>,
}

impl<G: Game> Watch<G> {
    pub(super) fn new() -> Watch<G> {
        Watch { seats: Vec::new(), legal: Vec::new(), events: Vec::new(), kinds: HashMap::new() }
    }

    pub(super) fn begin(&mut self, players: u8) {
        // One more, for an automated opponent.
        self.seats = (0..=players).map(|_| SeatLog::default()).collect();
    }

    pub(super) fn play(&mut self, state: &mut G, seat: Seat, action: &G::Action) {
        self.note_decision(state, seat, action);
        state.play(seat, action, &mut self.events);
        for event in self.events.drain(..) {
            if let Some(gain) = G::gain(&event)
                && let Some(log) = self.seats.get_mut(gain.seat.index())
            {
                *log.gains.entry((gain.category, gain.source)).or_default() += gain.points;
            }
            let value = plain(&event);
            if let Some(log) = seat_of(&value).and_then(|seat| self.seats.get_mut(seat)) {
                *log.events.entry(Kind::of(&value)).or_default() += 1;
            }
        }
    }

    fn note_decision(&mut self, state: &G, seat: Seat, action: &G::Action) {
        self.legal.clear();
        state.legal(seat, &mut self.legal);
        for action in self.legal.iter().chain([action]) {
            self.kinds.entry(*action).or_insert_with(|| Kind::of(&plain(action)));
        }
        let offered: BTreeSet<&Kind> = self.legal.iter().map(|action| &self.kinds[action]).collect();
        let decisions = &mut self.seats[seat.index()].decisions;
        for kind in offered {
            decisions.entry(kind.clone()).or_default().offered += 1;
        }
        decisions.entry(self.kinds[action].clone()).or_default().taken += 1;
    }

    /// The rows of a finished game: its seats, then its automated opponent.
    pub(super) fn finish(&mut self, game: u64, outcome: &Outcome, opponent: Option<Score>) -> impl Iterator<Item = SeatRow> {
        let logs = std::mem::take(&mut self.seats);
        let seats = outcome.scores.len();
        let scores: Vec<Score> = outcome.scores.iter().cloned().chain(opponent).collect();
        logs.into_iter().zip(scores).zip(Seat::all(seats as u8 + 1)).map(move |((log, score), seat)| {
            let is_opponent = seat.index() == seats;
            let share = if is_opponent { f64::from(u8::from(outcome.winners.is_empty())) } else { outcome.share(seat) };
            SeatRow { game, seat, is_opponent, share, score, log }
        })
    }
}

impl Kind {
    fn of(value: &Value) -> Kind {
        let (name, fields) = match value {
            Value::String(name) => (name.as_str(), &Value::Null),
            _ => variant(value).unwrap_or(("", value)),
        };
        let mut names = Vec::new();
        collect_names(fields, &mut names);
        Kind { name: name.to_owned(), of: names.join(" ") }
    }
}

/// Name and content of an enum variant with content; a struct of one field looks the same.
fn variant(value: &Value) -> Option<(&str, &Value)> {
    let fields = value.as_object().filter(|fields| fields.len() == 1)?;
    fields.iter().next().map(|(name, content)| (name.as_str(), content))
}

fn collect_names<'a>(value: &'a Value, names: &mut Vec<&'a str>) {
    match value {
        Value::String(name) => names.push(name),
        Value::Array(all) => all.iter().for_each(|value| collect_names(value, names)),
        Value::Object(fields) => fields.values().for_each(|value| collect_names(value, names)),
        _ => {}
    }
}

/// The field `seat` of an event.
fn seat_of(event: &Value) -> Option<usize> {
    let fields = variant(event).map_or(event, |(_, content)| content);
    fields.get("seat")?.as_u64().map(|seat| seat as usize)
}

fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("game types are plain data")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_kind_is_the_variant_and_the_names_in_it() {
        let kind = |value: Value| {
            let Kind { name, of } = Kind::of(&value);
            (name, of)
        };
        let is = |name: &str, of: &str| (name.to_owned(), of.to_owned());
        assert_eq!(kind(json!("pass")), is("pass", ""));
        assert_eq!(kind(json!({ "trade": { "colour": "red", "side": "buy" } })), is("trade", "red buy"));
        assert_eq!(kind(json!({ "paid": { "seat": 1, "cubes": [2, 0], "for": { "card": "A7" } } })), is("paid", "A7"));
        assert_eq!(kind(json!({ "column": 3 })), is("column", ""));
        assert_eq!(kind(json!({ "seat": 0, "column": 3 })), is("", ""));
        assert_eq!(kind(json!(3)), is("", ""));
    }

    #[test]
    fn an_event_belongs_to_the_seat_it_names() {
        assert_eq!(seat_of(&json!({ "passed": { "seat": 2, "forced": true } })), Some(2));
        assert_eq!(seat_of(&json!({ "seat": 1, "column": 3 })), Some(1));
        assert_eq!(seat_of(&json!({ "round_begins": { "round": 2 } })), None);
        assert_eq!(seat_of(&json!("game_ends")), None);
    }
}
