//! The conformance suite: invariants of every game, tested by random play.
//!
//! A game's tests instantiate it:
//!
//! ```text
//! suite::random_games::<Kepler>(&options, seats, Plan { games: 2000, ..Plan::default() });
//! ```
//!
//! A failure names the game, options, seat count, seed and ply, so that it can be reproduced. Further modules test the texts of a
//! game ([`words`], [`plurals`], [`components`]), examples of its rules ([`vectors`]), and that nothing changes by accident ([`golden`]).

pub mod components;
pub mod golden;
pub mod inventory;
mod options;
pub mod plurals;
pub mod values;
pub mod vectors;
pub mod words;

pub use options::option_sets;

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::edition::PositionHash;
use crate::game::{Disclosure, Game, Silent, Turn};
use crate::heuristics::Heuristics;
use crate::orders::{Order, OrderOutcome};
use crate::presentation::Presentation;
use crate::record::{Entry, Flaw, Header, Line, Record};
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::shortcuts::{idle_pass, shortcuts};
use crate::table::{Table, Undo};

/// Amount of random play.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Number of games.
    pub games: u64,
    /// One decision in `thorough_every` gets the slow checks: redeal, serialisation, illegal and malformed actions.
    pub thorough_every: u32,
    /// Seed of the first game; each game has its own.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { games: 1000, thorough_every: 97, seed: 1 }
    }
}

/// Multiplier of the number of games: `ORRERY_RANDOM_PLAY=10` for a long run, 1 by default.
fn repetitions() -> u64 {
    std::env::var("ORRERY_RANDOM_PLAY").map_or(1, |times| times.parse().expect("ORRERY_RANDOM_PLAY is a number"))
}

/// Plays random games and asserts the invariants at every decision. Returns the number of decisions.
///
/// # Panics
///
/// If the game breaks an invariant.
pub fn random_games<G: Presentation + Heuristics>(options: &G::Options, seats: u8, plan: Plan) -> u64 {
    let mut decisions = 0;
    for game in 0..plan.games * repetitions() {
        let mut play = Play::<G>::new(options, seats, plan, plan.seed.wrapping_mul(1_000_003) + game);
        play.run();
        decisions += u64::from(play.ply);
    }
    decisions
}

/// One game under test.
struct Play<'a, G: Game> {
    options: &'a G::Options,
    seats: u8,
    plan: Plan,
    seed: Seed,
    rng: Rng,
    state: G,
    ply: u32,
    history: Vec<(Seat, G::Action)>,
    /// Actions played earlier in this game, most of them illegal by now.
    earlier: Vec<G::Action>,
}

impl<'a, G: Presentation + Heuristics> Play<'a, G> {
    fn new(options: &'a G::Options, seats: u8, plan: Plan, seed: u64) -> Self {
        let seed = Seed(seed);
        let state = G::setup(options, seats, seed).expect("options under test are valid");
        let rng = Rng::stream(seed, 7);
        Play { options, seats, plan, seed, rng, state, ply: 0, history: Vec::new(), earlier: Vec::new() }
    }

    /// Where a failure occurred.
    fn context(&self) -> String {
        format!("{} with {:?}, {} seats, seed {}, ply {}", G::META.id, self.options, self.seats, self.seed.0, self.ply)
    }

    fn run(&mut self) {
        let inventory = self.state.inventory();
        while let Turn::Decide(deciders) = self.state.turn() {
            assert!(!deciders.is_empty(), "nobody must decide, but the game is not over: {}", self.context());
            assert!(self.state.outcome().is_none(), "an outcome before the end: {}", self.context());
            let seat = deciders.iter().nth(self.rng.below(deciders.len() as u32) as usize).expect("not empty");
            let mut actions = Vec::new();
            self.state.legal(seat, &mut actions);
            assert!(!actions.is_empty(), "stuck: {}", self.context());
            let action = actions[self.rng.below(actions.len() as u32) as usize];
            if self.rng.below(self.plan.thorough_every) == 0 {
                self.thorough(seat, deciders, &actions);
            }
            if self.earlier.len() < 4000 {
                self.earlier.push(action);
            }
            let before = self.state.clone();
            let disclosure = match self.state.apply(seat, &action, &mut Silent) {
                Ok(disclosure) => disclosure,
                Err(illegal) => panic!("listed but refused: {action:?}: {illegal}: {}", self.context()),
            };
            self.history.push((seat, action));
            self.ply += 1;
            assert_eq!(self.state.inventory(), inventory, "something was created or lost by {action:?}: {}", self.context());
            assert!(self.ply <= G::META.max_decisions, "longer than the stated bound: {}", self.context());
            if disclosure == Disclosure::Nothing && self.rng.below(self.plan.thorough_every) == 0 {
                self.undoable_decision_discloses_nothing(&before, seat, &action);
            }
        }
        assert!(self.state.outcome().is_some(), "over without an outcome: {}", self.context());
        self.replays();
    }

    /// The slow checks, on the position before a decision.
    fn thorough(&mut self, seat: Seat, deciders: SeatSet, actions: &[G::Action]) {
        self.list_is_clean(seat, actions);
        self.others_are_refused(seat, deciders, actions);
        self.malformed_actions_are_refused(actions);
        self.nobody_sees_more_than_allowed();
        Seat::all(self.seats).for_each(|seat| self.orders_depend_on_public_information(seat, deciders.contains(seat)));
        self.closed_answers_stay_secret(seat, deciders, actions);
        let text = serde_json::to_string(&self.state).expect("states are plain data");
        let back: G = serde_json::from_str(&text).expect("serialised values deserialise");
        assert_eq!(back, self.state, "changed by serialisation: {}", self.context());
        let mut pruned = actions.to_vec();
        self.state.prune(seat, &mut pruned);
        assert!(!pruned.is_empty(), "pruned to nothing: {}", self.context());
        let value = self.state.evaluate(seat);
        assert!((0.0..=1.0).contains(&value), "evaluation {value}: {}", self.context());
    }

    /// Every listed action is unique, legal, canonical, and survives serialisation.
    fn list_is_clean(&self, seat: Seat, actions: &[G::Action]) {
        let mut seen = HashSet::new();
        for action in actions {
            assert!(seen.insert(*action), "listed twice: {action:?}: {}", self.context());
            assert_eq!(self.state.check(seat, action), Ok(()), "listed but refused: {action:?}: {}", self.context());
            assert_eq!(self.state.canonical(seat, action), *action, "listed but not canonical: {}", self.context());
            let text = serde_json::to_string(action).expect("actions are plain data");
            let back: G::Action = serde_json::from_str(&text).expect("serialised values deserialise");
            assert_eq!(back, *action, "changed by serialisation: {text}");
        }
    }

    /// Actions that are not listed are refused and change nothing, unless they are equivalent to a listed one.
    fn others_are_refused(&mut self, seat: Seat, deciders: SeatSet, actions: &[G::Action]) {
        let listed: HashSet<G::Action> = actions.iter().copied().collect();
        let mut tries = Vec::new();
        self.state.attempts(seat, &mut tries);
        for _ in 0..64 {
            tries.extend(self.rng.pick(&self.earlier));
        }
        for action in tries {
            for other in Seat::all(self.seats) {
                let mut after = self.state.clone();
                let applied = after.apply(other, &action, &mut Silent);
                assert_eq!(applied.err(), self.state.check(other, &action).err(), "check and apply differ: {}", self.context());
                match applied {
                    Ok(_) => {
                        assert!(deciders.contains(other), "{other} acted out of turn: {action:?}: {}", self.context());
                        if self.state.is_out_of_order(other, &action) {
                            continue;
                        }
                        let same = self.state.canonical(other, &action);
                        assert!(
                            other != seat || listed.contains(&same),
                            "accepted but not listed: {action:?} ({same:?}): {}",
                            self.context()
                        );
                        let mut expected = self.state.clone();
                        expected.play(other, &same, &mut Silent);
                        assert_eq!(after, expected, "{action:?} differs from its canonical {same:?}: {}", self.context());
                    }
                    Err(illegal) => {
                        assert_eq!(after, self.state, "refused ({illegal}) but changed: {action:?}: {}", self.context());
                        assert!(!listed.contains(&action) || other != seat, "listed but refused: {action:?}: {}", self.context());
                        assert!(illegal.rule.starts_with('R'), "a refusal names its rule: {illegal:?}");
                    }
                }
            }
        }
    }

    /// Damaged JSON never panics: it does not parse, or is checked like any other action.
    fn malformed_actions_are_refused(&mut self, actions: &[G::Action]) {
        let Some(action) = self.rng.pick(actions) else { return };
        let mut value = serde_json::to_value(action).expect("actions are plain data");
        damage(&mut value, &mut self.rng);
        if let Ok(action) = serde_json::from_value::<G::Action>(value) {
            for seat in Seat::all(self.seats) {
                let mut after = self.state.clone();
                if after.apply(seat, &action, &mut Silent).is_err() {
                    assert_eq!(after, self.state, "refused but changed: {action:?}: {}", self.context());
                }
            }
        }
    }

    /// A redeal changes neither what the viewer sees nor what the viewer can do.
    fn nobody_sees_more_than_allowed(&mut self) {
        let viewers = Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let mut other = self.state.clone();
            other.redeal(viewer, &mut self.rng);
            assert_eq!(other.view(viewer), self.state.view(viewer), "{viewer:?} can tell two worlds apart: {}", self.context());
            assert_eq!(other.turn(), self.state.turn(), "whose turn it is depends on what is hidden: {}", self.context());
            assert_eq!(other.closed(), self.state.closed(), "the kind of question depends on what is hidden: {}", self.context());
            assert_eq!(other.inventory(), self.state.inventory(), "a redeal created or lost something: {}", self.context());
            if let Viewer::Seat(seat) = viewer
                && self.state.turn().seats().contains(seat)
            {
                assert_eq!(legal(&other, seat), legal(&self.state, seat), "choices depend on what is hidden: {}", self.context());
                assert_eq!(
                    other.prompt(seat),
                    self.state.prompt(seat),
                    "the question depends on what is hidden: {}",
                    self.context()
                );
            }
        }
    }

    /// A standing order answers legally and depends on public information only.
    fn orders_depend_on_public_information(&mut self, seat: Seat, decides: bool) {
        let mut other = self.state.clone();
        other.redeal(Viewer::Spectator, &mut self.rng);
        let orders = self.state.orders(seat);
        assert_eq!(other.orders(seat), orders, "what can be ordered depends on what is hidden: {}", self.context());
        for order in orders {
            let outcome = self.state.resolve_order(seat, &order);
            assert_eq!(other.resolve_order(seat, &order), outcome, "{order:?} depends on what is hidden: {}", self.context());
            assert_ne!(outcome, OrderOutcome::Expired, "offered, but already expired: {order:?}: {}", self.context());
            if let OrderOutcome::Answer(action) = outcome
                && decides
            {
                assert_eq!(self.state.check(seat, &action), Ok(()), "{order:?} answers illegally: {}", self.context());
            }
        }
        let unknown = Order::new("unknown", 0);
        assert_eq!(
            self.state.resolve_order(seat, &unknown),
            OrderOutcome::Expired,
            "an order of another game: {}",
            self.context()
        );
    }

    /// An answer to a closed question shows nothing but its seat leaving the turn until the last one is in, and the order of answers
    /// does not matter.
    fn closed_answers_stay_secret(&mut self, seat: Seat, deciders: SeatSet, actions: &[G::Action]) {
        if !self.state.closed() || deciders.len() == 1 {
            return;
        }
        assert_eq!(shortcuts(&self.state, seat).forced, None, "a closed answer is given for {seat}: {}", self.context());
        let table = Table::from_position(self.state.clone());
        assert_eq!(idle_pass(&table, seat), None, "a closed answer is passed for {seat}: {}", self.context());
        let answered = |state: &G, seat: Seat, action: &G::Action| {
            let (mut after, mut events) = (state.clone(), Vec::new());
            after.play(seat, action, &mut events);
            (after, events)
        };
        let mut left = deciders;
        left.remove(seat);
        let others = Seat::all(self.seats).filter(|other| *other != seat).map(Viewer::Seat).chain([Viewer::Spectator]);
        let others: Vec<Viewer> = others.collect();
        let (first, told) = answered(&self.state, seat, &actions[0]);
        for action in actions {
            let (after, events) = answered(&self.state, seat, action);
            assert!(after.closed() && events == told, "{action:?} shows before the last answer: {}", self.context());
            assert_eq!(after.turn(), Turn::Decide(left), "{action:?} changes who is asked: {}", self.context());
            for viewer in &others {
                assert_eq!(after.view(*viewer), first.view(*viewer), "{viewer:?} can tell {action:?}: {}", self.context());
            }
            let other = left.lowest().expect("several are asked");
            let theirs = *self.rng.pick(&legal(&self.state, other)).expect("somebody who is asked can answer");
            let (turned, _) = answered(&answered(&self.state, other, &theirs).0, seat, action);
            assert_eq!(answered(&after, other, &theirs).0, turned, "the order of answers matters: {}", self.context());
        }
    }

    /// A decision that can be undone has the same result in every world that its player considers possible.
    fn undoable_decision_discloses_nothing(&mut self, before: &G, seat: Seat, action: &G::Action) {
        let mut other = before.clone();
        other.redeal(Viewer::Seat(seat), &mut self.rng);
        let disclosure = other.apply(seat, action, &mut Silent).expect("legal in every world");
        assert_eq!(
            disclosure,
            Disclosure::Nothing,
            "whether {action:?} discloses something depends on hidden information: {}",
            self.context()
        );
        let viewer = Viewer::Seat(seat);
        assert_eq!(other.view(viewer), self.state.view(viewer), "{action:?} disclosed something: {}", self.context());
    }

    /// The record replays to the same state, with undo lines too; it may be cut at any line; damage and wrong hashes are reported by
    /// line.
    fn replays(&mut self) {
        let mut lines: Vec<Line> = self.history.iter().map(|(seat, action)| line::<G>(*seat, action)).collect();
        if lines.len() > 4 {
            let redo: Vec<_> = lines[2..4].to_vec();
            let undo = Line { entry: Entry::Undo { undo: Undo::last(2), by: None }, hash: None };
            lines.splice(4..4, [undo].into_iter().chain(redo));
        }
        let record = record::<G>(self.options, self.seats, self.seed, lines);
        assert_eq!(Record::parse(&record.to_text()).expect("serialised values deserialise"), record);
        if self.rng.below(8) == 0 {
            self.replays_in_detail(record);
        }
    }

    fn replays_in_detail(&mut self, mut record: Record) {
        let mut hashed = Vec::new();
        let replayed = record.replay::<G>(|table, _, line, _| hashed.push(table.line(line.entry.clone())));
        assert_eq!(*replayed.expect("a played game replays").state(), self.state, "the replay differs: {}", self.context());
        record.lines = hashed;
        let text = record.to_text();
        let replay = |text: &str| Record::parse(text).and_then(|record| record.replay::<G>(|_, _, _, _| {}));
        let cut = text.split_inclusive('\n').take(9 + self.rng.below(self.ply) as usize).collect::<String>();
        replay(&cut).expect("safe to cut at any line");
        let at = self.rng.below(text.len() as u32) as usize;
        let damaged: String = text.chars().enumerate().map(|(i, c)| if i == at { '\u{7f}' } else { c }).collect();
        if let Err(error) = replay(&damaged) {
            assert!(error.line >= 1);
        }
        if !record.lines.is_empty() {
            let at = self.rng.below(record.lines.len() as u32) as usize;
            record.lines[at].hash = Some(PositionHash::of(&"another position"));
            let error = record.replay::<G>(|_, _, _, _| {}).expect_err("another position");
            assert_eq!(error, Flaw::Diverges { rules: G::META.rules_version }.at(Record::line_number(at)));
        }
    }
}

/// The legal actions of a seat.
pub fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

fn line<G: Game>(seat: Seat, action: &G::Action) -> Line {
    let action = serde_json::to_value(action).expect("actions are plain data");
    Line { entry: Entry::Action { seat, action }, hash: None }
}

/// A record with generic seat names.
fn record<G: Game>(options: &G::Options, seats: u8, seed: Seed, lines: Vec<Line>) -> Record {
    let names = Seat::all(seats).map(|seat| format!("seat {seat}")).collect();
    Record { header: Header::new::<G>(options, names, seed), lines }
}

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of a game's crate.
fn folder<G: Game>() -> PathBuf {
    root().join("crates/games").join(G::META.id)
}

/// Randomly changes one value somewhere in a JSON document.
pub fn damage(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Object(map) if !map.is_empty() && rng.below(4) != 0 => {
            let at = rng.below(map.len() as u32) as usize;
            let inner = map.values_mut().nth(at).expect("in range");
            damage(inner, rng);
        }
        Value::Array(items) if !items.is_empty() && rng.below(4) != 0 => {
            let at = rng.below(items.len() as u32) as usize;
            damage(&mut items[at], rng);
        }
        Value::Number(_) => *value = Value::from(rng.below(600) as i64 - 300),
        Value::String(text) if rng.below(2) == 0 => text.push('x'),
        _ => {
            let other =
                [Value::Null, Value::Bool(true), Value::from(-1), Value::from(u64::MAX), Value::from("?"), Value::Array(vec![])];
            *value = rng.pick(&other).expect("not empty").clone();
        }
    }
}

/// Counts the decision sequences of each length from 1 to `depth`. Simultaneous deciders are enumerated in seat order.
pub fn perft<G: Game>(state: &G, depth: u32) -> Vec<u64> {
    fn count<G: Game>(state: &G, depth: usize, counts: &mut [u64]) {
        if depth == counts.len() {
            return;
        }
        for seat in state.turn().seats().iter() {
            for action in legal(state, seat) {
                counts[depth] += 1;
                if depth + 1 < counts.len() {
                    let mut next = state.clone();
                    next.play(seat, &action, &mut Silent);
                    count(&next, depth + 1, counts);
                }
            }
        }
    }
    let mut counts = vec![0; depth as usize];
    count(state, 0, &mut counts);
    counts
}

/// The position after `plies` random decisions.
pub fn position<G: Game>(options: &G::Options, seats: u8, seed: u64, plies: u32) -> G {
    let mut state = G::setup(options, seats, Seed(seed)).expect("options under test are valid");
    let mut rng = Rng::stream(Seed(seed), 11);
    for _ in 0..plies {
        let Some(seat) = state.turn().seats().lowest() else { break };
        let actions = legal(&state, seat);
        state.play(seat, &actions[rng.below(actions.len() as u32) as usize], &mut Silent);
    }
    state
}

/// Asserts that undo restores the previous position (apart from [`Game::keep_disclosed`]), never crosses an information barrier and keeps the simultaneous decisions of
/// others, that redo restores what was undone, and that the history of a table replays to its state.
///
/// # Panics
///
/// If any of that fails.
pub fn undo<G: Game>(options: &G::Options, seats: u8, games: u64) {
    for game in 0..games {
        let mut rng = Rng::stream(Seed(game), 13);
        let mut table = Table::<G>::new(options, seats, Seed(game)).expect("options under test are valid");
        for _ in 0..200 {
            let deciders: Vec<Seat> = table.state().turn().seats().iter().collect();
            let Some(&seat) = rng.pick(&deciders) else { break };
            let actions = legal(table.state(), seat);
            let before = table.state().clone();
            let disclosure = table.apply(seat, &actions[rng.below(actions.len() as u32) as usize], &mut Silent).expect("listed");
            let after = table.state().clone();
            match table.undoable(seat) {
                0 => assert!(table.undo(seat).is_err()),
                _ => {
                    assert_eq!(disclosure, Disclosure::Nothing);
                    if rng.below(3) == 0 {
                        table.undo(seat).expect("undoable");
                        let restored = disclosed_by(&before, &after);
                        assert_eq!(*table.state(), restored, "undo restores the previous position");
                        redo(&mut table.clone(), seat, &after);
                    }
                }
            }
            if let Some(&other) = rng.pick(&deciders)
                && table.undoable(other) > 0
                && rng.below(3) == 0
            {
                let mut by_record = table.clone();
                table.undo(other).expect("undoable");
                by_record.take_back(Undo::own(other, 1)).expect("undoable");
                assert_eq!(by_record.state(), table.state(), "an undo entry in a record differs from undo at the table");
            }
        }
        let history: Vec<_> = table.history().map(|(seat, action)| (seat, *action)).collect();
        let mut again = Table::<G>::new(options, seats, Seed(game)).expect("as before");
        for (seat, action) in &history {
            again.apply(*seat, action, &mut Silent).expect("as before");
        }
        assert_eq!(disclosed_by(again.state(), table.state()), *table.state());
        let back = history.len() / 2;
        table.take_back(Undo::last((history.len() - back) as u32)).expect("enough");
        assert_eq!(table.ply(), back);
        if let Some(&(seat, _)) = history.get(back) {
            let everybody = Seat::all(seats).collect();
            let undone = table.redoable(seat, everybody);
            // Decisions that the seat had undone before may follow.
            assert!(undone.starts_with(&history[back..]), "all that was undone can be redone in its order");
            for (seat, action) in &history[back..] {
                table.apply(*seat, action, &mut Silent).expect("redoable");
            }
            assert_eq!(*table.state(), disclosed_by(again.state(), table.state()), "redo restores the position");
        }
    }
}

/// A position with what undone decisions disclosed.
fn disclosed_by<G: Game>(position: &G, undone: &G) -> G {
    let mut position = position.clone();
    position.keep_disclosed(undone);
    position
}

/// Redoes the decision that `seat` has just undone, and compares the position with the one before the undo.
fn redo<G: Game>(table: &mut Table<G>, seat: Seat, after: &G) {
    let undone = table.redoable(seat, SeatSet::EMPTY);
    let &(by, action) = undone.first().expect("what was just undone can be redone");
    assert_eq!(by, seat);
    table.apply(seat, &action, &mut Silent).expect("redoable");
    assert_eq!(table.state(), after, "redo restores the position that was undone");
}

/// Asserts that the committed TypeScript bindings of a crate are up to date. Otherwise updates them and fails, once.
///
/// `export` writes the bindings with the given configuration.
///
/// # Panics
///
/// If the bindings were out of date.
pub fn typescript(committed: &Path, export: impl FnOnce(&ts_rs::Config)) {
    let fresh = std::env::temp_dir().join(format!("orrery-typescript-{}", std::process::id()));
    export(&ts_rs::Config::new().with_out_dir(&fresh));
    let (new, old) = (typescript_files(&fresh), typescript_files(committed));
    fs::remove_dir_all(&fresh).expect("just created");
    if new == old {
        return;
    }
    fs::create_dir_all(committed).expect("the folder can be created");
    for name in old.keys().filter(|name| !new.contains_key(*name)) {
        fs::remove_file(committed.join(name)).expect("stale bindings can be removed");
    }
    for (name, text) in new.iter().filter(|(name, text)| old.get(*name) != Some(text)) {
        fs::write(committed.join(name), text).expect("bindings can be written");
    }
    panic!("{} was out of date and has been updated; commit it", committed.display());
}

fn typescript_files(folder: &Path) -> BTreeMap<String, String> {
    let Ok(folder) = fs::read_dir(folder) else { return BTreeMap::new() };
    let paths =
        folder.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.extension().is_some_and(|kind| kind == "ts"));
    let named = |path: PathBuf| Some((path.file_name()?.to_str()?.to_owned(), fs::read_to_string(&path).ok()?));
    paths.filter_map(named).collect()
}
