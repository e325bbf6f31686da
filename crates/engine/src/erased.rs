//! Type erasure: any game behind trait objects, with options, actions and views as JSON, for servers and tools.

use std::any::Any;
use std::cmp::Reverse;
use std::marker::PhantomData;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::campaign::Campaign;
use crate::components::ComponentError;
use crate::edition::Edition;
use crate::game::{Disclosure, Game, Turn};
use crate::illegal::{Illegal, SetupError};
use crate::message::Message;
use crate::meta::Meta;
use crate::options::OptionSpec;
use crate::orders::{Order, OrderOutcome};
use crate::outcome::{Outcome, Score};
use crate::presentation::{Explanation, Group, Presentation, SoloResult};
use crate::record::{Entry, Header, Line, Record, RecordError};
use crate::replay::{self, Snapshot, Verdict};
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::shortcuts::{self, Pass, Shortcuts};
use crate::table::{Table, Undo, UndoError};
use crate::words::{Words, WordsError};

/// A game of any type: its facts, and how to start or restore one.
pub trait AnyGame: Send + Sync {
    /// [`Game::META`].
    fn meta(&self) -> &'static Meta;
    /// [`Game::option_specs`].
    fn option_specs(&self) -> Vec<OptionSpec>;
    /// [`Game::check_components`]: whether the game can be played with the component files of this process.
    fn check_components(&self) -> Result<(), ComponentError>;
    /// [`Campaign::carry_over`]: returns the options completed with earlier results and with all defaults.
    fn carry_over(&self, options: Value, seats: u8, book: &dyn Fn(&str) -> Option<i64>) -> Result<Value, SetupError>;
    /// [`Game::setup`]: a new table by the current rules.
    ///
    /// # Errors
    ///
    /// If the options are malformed, or the game refuses them.
    fn open(&self, options: Value, seats: u8, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError>;
    /// The header of a record of a new game; completes the options with all defaults.
    ///
    /// # Errors
    ///
    /// If the options are malformed.
    fn header(&self, options: Value, seats: Vec<String>, seed: Seed) -> Result<Header, SetupError>;
    /// [`Record::replay`]: verifies a record, calling `watch` after every entry.
    fn replay(&self, record: &Record, watch: &mut Watch<'_>) -> Result<Box<dyn AnyTable>, RecordError>;
    /// [`Record::table_after`]: the table after some entries of a record from a trusted store.
    fn table_after(&self, record: &Record, count: usize) -> Result<Box<dyn AnyTable>, RecordError>;
    /// [`replay::restore`]: a table from its stored log and position.
    fn restore(&self, record: &Record, snapshot: Option<&Snapshot>) -> Result<AnyRestored, RecordError>;
    /// [`replay::positions`]: every position of a stored log that can be replayed.
    fn positions(&self, record: &Record, snapshot: Option<&Snapshot>, watch: &mut WatchPositions<'_>);
}

/// Called after every entry of a record with the table, the index of the entry, its line, and its events in words.
pub type Watch<'a> = dyn FnMut(&dyn AnyTable, usize, &Line, &[NarratedEvent]) + 'a;

/// Called with every position of a stored log, or the reason why there is none, and the events before it in words.
pub type WatchPositions<'a> = dyn FnMut(Result<&dyn AnyTable, &RecordError>, &[NarratedEvent]) + 'a;

/// As [`replay::Restored`].
pub struct AnyRestored {
    /// The table after the last entry that was replayed.
    pub table: Box<dyn AnyTable>,
    /// The events of every entry that was replayed.
    pub events: Vec<Vec<NarratedEvent>>,
    /// How far the log could be replayed.
    pub verdict: Verdict,
}

/// A [`Table`] of any game.
pub trait AnyTable: Any + Send + Sync {
    /// [`Game::turn`].
    fn turn(&self) -> Turn;
    /// [`Game::closed`].
    fn closed(&self) -> bool;
    /// [`Table::ply`].
    fn ply(&self) -> usize;
    /// [`Game::legal`]; empty unless the seat must decide.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// [`Presentation::attempts`].
    fn attempts(&self, seat: Seat) -> Vec<Value>;
    /// [`Game::check`].
    ///
    /// # Errors
    ///
    /// If the action is malformed or illegal.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused>;
    /// [`Table::apply`], with the events in words.
    ///
    /// # Errors
    ///
    /// If the action is malformed or illegal; the table is then unchanged.
    fn apply(&mut self, seat: Seat, action: &Value) -> Result<(Disclosure, Vec<NarratedEvent>), Refused>;
    /// [`Table::undoable`].
    fn undoable(&self, seat: Seat) -> usize;
    /// [`Table::undo`].
    ///
    /// # Errors
    ///
    /// As [`Table::undo`].
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// [`Table::take_back`].
    ///
    /// # Errors
    ///
    /// As [`Table::take_back`].
    fn take_back(&mut self, undo: Undo) -> Result<(), UndoError>;
    /// [`Table::redoable`].
    fn redoable(&self, seat: Seat, bots: SeatSet) -> Vec<(Seat, Value)>;
    /// [`Game::view`] as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// [`Presentation::render`] of the viewer's view.
    fn render(&self, viewer: Viewer, words: &Words) -> String;
    /// [`Presentation::prompt`].
    fn prompt(&self, seat: Seat) -> Message;
    /// [`Presentation::describe`].
    ///
    /// # Errors
    ///
    /// If the action is malformed.
    fn describe(&self, seat: Seat, action: &Value) -> Result<Message, Refused>;
    /// [`Presentation::group`].
    fn group(&self, seat: Seat, action: &Value) -> Result<Option<Group>, Refused>;
    /// [`shortcuts::shortcuts`] of a seat that must decide; an idle pass ([`shortcuts::idle_pass`]) is forced, too.
    fn shortcuts(&self, seat: Seat) -> Shortcuts<Value>;
    /// [`shortcuts::untouched`].
    fn untouched(&self, seat: Seat) -> bool;
    /// [`Presentation::orders`].
    fn orders(&self, seat: Seat) -> Vec<Order>;
    /// [`Presentation::describe_order`].
    fn describe_order(&self, order: &Order) -> Message;
    /// [`Presentation::resolve_order`].
    fn resolve_order(&self, seat: Seat, order: &Order) -> OrderOutcome<Value>;
    /// The legal actions in display order: amounts first, in descending order.
    fn offered(&self, seat: Seat) -> Vec<Offer>;
    /// Points of every seat so far, as far as the viewer knows them; the final scores when the game is over.
    fn points(&self, viewer: Viewer) -> Vec<i32>;
    /// The consequences of an action, as far as the seat can know them.
    fn preview(&self, seat: Seat, action: &Value) -> Result<Preview, Refused>;
    /// [`Game::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// [`Game::opponent`].
    fn opponent(&self) -> Option<Score>;
    /// [`Presentation::stage`] from a spectator's view.
    fn stage(&self) -> Option<Message>;
    /// [`Presentation::solo_result`].
    fn solo_result(&self) -> Option<SoloResult>;
    /// [`Campaign::carried`].
    fn carried(&self) -> Option<(String, i64)>;
    /// The log line of the entry that was just applied to this table.
    fn line(&self, entry: Entry) -> Line;
    /// [`Table::edition`].
    fn edition(&self) -> Edition;
    /// [`Table::restart`].
    fn restart(&self, dropped: u32) -> Line;
    /// [`Table::redealt`].
    fn redealt(&self, seed: Seed) -> Line;
    /// The position itself, hidden parts included: for the store, never for a client.
    fn position(&self) -> Value;
    /// A copy of the table with its history.
    fn clone_box(&self) -> Box<dyn AnyTable>;
    /// For downcasts to `Table<G>`.
    fn as_any(&self) -> &dyn Any;
}

/// A legal action as it is offered to a player.
#[derive(Clone, Debug)]
pub struct Offer {
    /// [`Presentation::amount`] of the action.
    pub amount: Option<u32>,
    /// The action as JSON.
    pub action: Box<RawValue>,
    /// [`Presentation::describe`] of the action.
    pub label: Message,
}

/// An event as JSON and as a message.
#[derive(Clone, PartialEq, Debug)]
pub struct NarratedEvent {
    /// The event as JSON.
    pub event: Value,
    /// [`Presentation::narrate`] of the event.
    pub message: Message,
}

/// The consequences of an action.
#[derive(Clone, PartialEq, Debug)]
pub enum Preview {
    /// The action discloses nothing hidden.
    Known {
        /// The events of the action.
        events: Vec<NarratedEvent>,
        /// The change in the points of every seat.
        points: Vec<i32>,
        /// The legal actions of the seat afterwards.
        next: Vec<Value>,
        /// [`Presentation::notes`].
        notes: Vec<Message>,
    },
    /// The action would disclose hidden information.
    Hidden,
}

/// Why an action in JSON is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// Not an action of this game.
    #[error("not an action of this game: {0}")]
    Malformed(String),
    /// The rules forbid it.
    #[error("{illegal}")]
    Illegal {
        /// The refusal by the rules.
        illegal: Illegal,
        /// [`Presentation::explain`].
        explanation: Explanation,
    },
}

/// [`AnyGame`] of the game `G`, as an object for the registry: `Handle::<ConnectFour>::NEW`.
pub struct Handle<G>(PhantomData<fn() -> G>);

impl<G: Game> Handle<G> {
    /// The only value.
    pub const NEW: Handle<G> = Handle(PhantomData);
}

/// The texts of a game and of the platform in one language.
pub fn words(meta: &Meta, platform: &[(&str, &str)], language: &str) -> Result<Words, WordsError> {
    Words::new(language, platform.iter().chain(meta.locales))
}

/// Deserialises the options of a game; `null` stands for the defaults.
pub fn read_options<G: Game>(options: Value) -> Result<G::Options, SetupError> {
    let options = if options.is_null() { Value::Object(Default::default()) } else { options };
    serde_json::from_value(options).map_err(|error| SetupError::Unreadable(error.to_string()))
}

fn explained<G: Presentation>(state: &G, seat: Seat, action: &G::Action, illegal: Illegal) -> Refused {
    Refused::Illegal { illegal, explanation: state.explain(seat, action, &illegal) }
}

fn read_action<G: Game>(action: &Value) -> Result<G::Action, Refused> {
    G::Action::deserialize(action).map_err(|error| Refused::Malformed(error.to_string()))
}

fn narrate_all<G: Presentation>(events: &[G::Event]) -> Vec<NarratedEvent> {
    let narrated = |event| NarratedEvent { event: to_json(event), message: G::narrate(event) };
    events.iter().map(narrated).collect()
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("game types are plain data")
}

/// JSON that is only passed on, kept as text: a tenth of the cost of parsing it.
fn to_text(value: &impl serde::Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("game types are plain data")
}

/// The legal actions of a seat; none unless it must decide.
fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if state.turn().seats().contains(seat) {
        state.legal(seat, &mut actions);
    }
    actions
}

/// The final scores once the game is over, since nothing is hidden then.
fn points<G: Game>(state: &G, viewer: Viewer) -> Vec<i32> {
    match state.outcome() {
        Some(outcome) => outcome.scores.iter().map(|score| score.total).collect(),
        None => G::points(&state.view(viewer)),
    }
}

impl<G: Presentation + Campaign> AnyGame for Handle<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        G::option_specs()
    }

    fn check_components(&self) -> Result<(), ComponentError> {
        G::check_components()
    }

    fn carry_over(&self, options: Value, seats: u8, book: &dyn Fn(&str) -> Option<i64>) -> Result<Value, SetupError> {
        let mut options = read_options::<G>(options)?;
        G::carry_over(&mut options, seats, book)?;
        Ok(to_json(&options))
    }

    fn open(&self, options: Value, seats: u8, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(Table::<G>::new(&read_options::<G>(options)?, seats, seed)?))
    }

    fn header(&self, options: Value, seats: Vec<String>, seed: Seed) -> Result<Header, SetupError> {
        Ok(Header::new::<G>(&read_options::<G>(options)?, seats, seed))
    }

    fn replay(&self, record: &Record, watch: &mut Watch<'_>) -> Result<Box<dyn AnyTable>, RecordError> {
        let table = record.replay::<G>(|table, index, line, events| watch(table, index, line, &narrate_all::<G>(events)))?;
        Ok(Box::new(table))
    }

    fn table_after(&self, record: &Record, count: usize) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(record.table_after::<G>(count)?))
    }

    fn restore(&self, record: &Record, snapshot: Option<&Snapshot>) -> Result<AnyRestored, RecordError> {
        let replay::Restored { table, events, verdict } = replay::restore::<G>(record, snapshot)?;
        let events = events.iter().map(|events| narrate_all::<G>(events)).collect();
        Ok(AnyRestored { table: Box::new(table), events, verdict })
    }

    fn positions(&self, record: &Record, snapshot: Option<&Snapshot>, watch: &mut WatchPositions<'_>) {
        replay::positions::<G>(record, snapshot, |position, events| {
            watch(position.map(|table| table as &dyn AnyTable), &narrate_all::<G>(events));
        });
    }
}

impl<G: Presentation + Campaign> AnyTable for Table<G> {
    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn closed(&self) -> bool {
        self.state().closed()
    }

    fn ply(&self) -> usize {
        Table::ply(self)
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        legal(self.state(), seat).iter().map(to_json).collect()
    }

    fn attempts(&self, seat: Seat) -> Vec<Value> {
        let mut actions = Vec::new();
        self.state().attempts(seat, &mut actions);
        actions.iter().map(to_json).collect()
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused> {
        let action = read_action::<G>(action)?;
        self.state().check(seat, &action).map_err(|illegal| explained(self.state(), seat, &action, illegal))
    }

    fn apply(&mut self, seat: Seat, action: &Value) -> Result<(Disclosure, Vec<NarratedEvent>), Refused> {
        let action = read_action::<G>(action)?;
        let mut events = Vec::new();
        let applied = Table::apply(self, seat, &action, &mut events);
        let disclosure = applied.map_err(|illegal| explained(self.state(), seat, &action, illegal))?;
        Ok((disclosure, narrate_all::<G>(&events)))
    }

    fn undoable(&self, seat: Seat) -> usize {
        Table::undoable(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Table::undo(self, seat)
    }

    fn take_back(&mut self, undo: Undo) -> Result<(), UndoError> {
        Table::take_back(self, undo)
    }

    fn redoable(&self, seat: Seat, bots: SeatSet) -> Vec<(Seat, Value)> {
        Table::redoable(self, seat, bots).iter().map(|(seat, action)| (*seat, to_json(action))).collect()
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        to_text(&self.state().view(viewer))
    }

    fn render(&self, viewer: Viewer, words: &Words) -> String {
        G::render(&self.state().view(viewer), words)
    }

    fn prompt(&self, seat: Seat) -> Message {
        self.state().prompt(seat)
    }

    fn describe(&self, seat: Seat, action: &Value) -> Result<Message, Refused> {
        Ok(self.state().describe(seat, &read_action::<G>(action)?))
    }

    fn group(&self, seat: Seat, action: &Value) -> Result<Option<Group>, Refused> {
        Ok(self.state().group(seat, &read_action::<G>(action)?))
    }

    fn shortcuts(&self, seat: Seat) -> Shortcuts<Value> {
        let Shortcuts { forced, pass } = shortcuts::shortcuts(self.state(), seat);
        let forced = forced.or_else(|| shortcuts::idle_pass(self, seat));
        let pass = pass.map(|Pass { action, count, through }| Pass { action: to_json(&action), count, through });
        Shortcuts { forced: forced.as_ref().map(to_json), pass }
    }

    fn untouched(&self, seat: Seat) -> bool {
        shortcuts::untouched(self, seat)
    }

    fn orders(&self, seat: Seat) -> Vec<Order> {
        self.state().orders(seat)
    }

    fn describe_order(&self, order: &Order) -> Message {
        G::describe_order(order)
    }

    fn resolve_order(&self, seat: Seat, order: &Order) -> OrderOutcome<Value> {
        self.state().resolve_order(seat, order).map(|action| to_json(&action))
    }

    fn offered(&self, seat: Seat) -> Vec<Offer> {
        let state = self.state();
        let measured = |action: G::Action| (state.amount(seat, &action), action);
        let mut actions: Vec<_> = legal(state, seat).into_iter().map(measured).collect();
        actions.sort_by_key(|(amount, _)| Reverse(*amount));
        let offer = |(amount, action)| Offer { amount, action: to_text(&action), label: state.describe(seat, &action) };
        actions.into_iter().map(offer).collect()
    }

    fn points(&self, viewer: Viewer) -> Vec<i32> {
        points(self.state(), viewer)
    }

    fn preview(&self, seat: Seat, action: &Value) -> Result<Preview, Refused> {
        let action = read_action::<G>(action)?;
        self.state().check(seat, &action).map_err(|illegal| explained(self.state(), seat, &action, illegal))?;
        // Played on a determinization, so that the answer cannot depend on hidden information.
        let viewer = Viewer::Seat(seat);
        let mut imagined = self.state().clone();
        imagined.redeal(viewer, &mut Rng::new(Seed(0)));
        let mut events = Vec::new();
        let disclosure = imagined.play(seat, &action, &mut events);
        if disclosure == Disclosure::Something || imagined.turn() == Turn::Over {
            return Ok(Preview::Hidden);
        }
        let (after, before) = (points(&imagined, viewer), points(self.state(), viewer));
        let points = after.iter().zip(&before).map(|(after, before)| after - before).collect();
        Ok(Preview::Known {
            events: narrate_all::<G>(&events),
            points,
            next: legal(&imagined, seat).iter().map(to_json).collect(),
            notes: imagined.notes(self.state(), seat),
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn opponent(&self) -> Option<Score> {
        self.state().opponent()
    }

    fn stage(&self) -> Option<Message> {
        G::stage(&self.state().view(Viewer::Spectator))
    }

    fn solo_result(&self) -> Option<SoloResult> {
        self.state().solo_result()
    }

    fn carried(&self) -> Option<(String, i64)> {
        self.state().carried()
    }

    fn line(&self, entry: Entry) -> Line {
        Table::line(self, entry)
    }

    fn edition(&self) -> Edition {
        Table::edition(self)
    }

    fn restart(&self, dropped: u32) -> Line {
        Table::restart(self, dropped)
    }

    fn redealt(&self, seed: Seed) -> Line {
        Table::redealt(self, seed)
    }

    fn position(&self) -> Value {
        to_json(self.state())
    }

    fn clone_box(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
