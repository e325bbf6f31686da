//! From a log back to a position: strictly, to verify an uploaded record, or leniently, to restore a table that an earlier
//! version of the program stored.

use serde::Deserialize;
use serde_json::Value;

use crate::edition::{Edition, PositionHash, Unplayable};
use crate::game::{Game, Silent};
use crate::record::{Entry, Flaw, Header, Line, Record, RecordError, Restart};
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, Viewer};
use crate::table::Table;

impl Header {
    /// The options, if this program can play a game of this header.
    fn options_of<G: Game>(&self) -> Result<G::Options, RecordError> {
        const GAME: usize = 2;
        const RULES: usize = 3;
        const COMPONENTS: usize = 4;
        const OPTIONS: usize = 6;
        if self.game != G::META.id {
            return Err(Flaw::OtherGame { theirs: self.game.clone(), ours: G::META.id }.at(GAME));
        }
        self.edition.check_playable(&G::META).map_err(|unplayable| {
            let line = match &unplayable {
                Unplayable::NewerRules { .. } | Unplayable::OlderRules { .. } => RULES,
                Unplayable::OtherComponents { .. } => COMPONENTS,
            };
            Flaw::from(unplayable).at(line)
        })?;
        G::Options::deserialize(&self.options)
            .map_err(|error| Flaw::Field { field: "options", reason: error.to_string() }.at(OPTIONS))
    }

    /// The header of the same game under the edition of this program.
    fn current<G: Game>(&self) -> Header {
        Header { edition: Edition::current(&G::META), ..self.clone() }
    }

    /// The table before the first entry.
    pub fn open<G: Game>(&self) -> Result<Table<G>, RecordError> {
        const SEATS: usize = 7;
        let options = self.options_of::<G>()?;
        let table = Table::by_rules(self.edition.rules, &options, self.seats.len() as u8, self.seed);
        table.map_err(|error| Flaw::from(error).at(SEATS))
    }
}

/// Applies a line to a table. On an error the table is unchanged, unless only the hash differs.
fn carry_out<G: Game>(table: &mut Table<G>, line: &Line, edition: &Edition, events: &mut Vec<G::Event>) -> Result<(), Flaw> {
    match &line.entry {
        Entry::Action { seat, action } => {
            let action = G::Action::deserialize(action).map_err(|error| Flaw::NotAnAction(error.to_string()))?;
            table.apply(*seat, &action, events).map_err(|illegal| Flaw::Illegal { seat: *seat, illegal })?;
        }
        Entry::Undo { undo, .. } => table.take_back(*undo)?,
        Entry::Position(_) => return Err(Flaw::UnverifiedPosition),
    }
    let comparable = edition.position == G::META.position_version;
    match line.hash.filter(|_| comparable) {
        Some(hash) if hash != PositionHash::of(table.state()) => Err(Flaw::Diverges { rules: edition.rules }),
        _ => Ok(()),
    }
}

impl Record {
    /// Plays the record from its first line and verifies every hash. `watch` is called after each entry, with its index.
    ///
    /// # Errors
    ///
    /// The first flaw. A `position` line counts as one, because its content cannot be verified.
    pub fn replay<G: Game>(&self, mut watch: impl FnMut(&Table<G>, usize, &Line, &[G::Event])) -> Result<Table<G>, RecordError> {
        let mut table = self.header.open::<G>()?;
        for (index, line) in self.lines.iter().enumerate() {
            let mut events = Vec::new();
            let done = carry_out(&mut table, line, &self.header.edition, &mut events);
            done.map_err(|flaw| flaw.at(Record::line_number(index)))?;
            watch(&table, index, line, &events);
        }
        Ok(table)
    }

    /// The table after the first `count` entries. Trusts `position` lines, so it is only for records from a trusted store.
    pub fn table_after<G: Game>(&self, count: usize) -> Result<Table<G>, RecordError> {
        let lines = &self.lines[..count];
        let restart = lines.iter().rposition(|line| matches!(line.entry, Entry::Position(_)));
        let (mut table, first) = match restart {
            Some(index) => (self.restarted(index)?, index + 1),
            None => (self.header.open::<G>()?, 0),
        };
        for (index, line) in lines.iter().enumerate().skip(first) {
            let unhashed = Line { entry: line.entry.clone(), hash: None };
            let done = carry_out(&mut table, &unhashed, &self.header.edition, &mut Vec::new());
            done.map_err(|flaw| flaw.at(Record::line_number(index)))?;
        }
        Ok(table)
    }

    fn restarted<G: Game>(&self, index: usize) -> Result<Table<G>, RecordError> {
        let Entry::Position(restart) = &self.lines[index].entry else { unreachable!("found by its kind") };
        restart.open().map_err(|flaw| flaw.at(Record::line_number(index)))
    }
}

impl Restart {
    fn open<G: Game>(&self) -> Result<Table<G>, Flaw> {
        self.edition.check_playable(&G::META)?;
        Ok(Table::from_position(read_position(&self.state)?))
    }
}

fn read_position<G: Game>(state: &Value) -> Result<G, Flaw> {
    G::deserialize(state).map_err(|error| Flaw::UnreadablePosition(error.to_string()))
}

/// A table that continues from a stored position of any edition: by the position's own rules if the game still plays them, else by
/// the current ones.
fn resume_position<G: Game>(state: &Value) -> Result<Table<G>, Flaw> {
    let mut position: G = read_position(state)?;
    if G::META.check_rules(position.rules()).is_err() {
        position.adopt_current_rules();
    }
    Ok(Table::from_position(position))
}

/// A position that was stored beside a log.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// Number of entries that led to it.
    pub at: u32,
    /// The position as JSON, hidden information included.
    pub state: Value,
}

/// How far a stored log could be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every entry replays, every hash agrees.
    AsRecorded,
    /// The log diverges, but the game can continue: from a stored position or, if every entry is still legal, from the position
    /// that the current rules lead to.
    GoesOn {
        /// Where and why the log diverges.
        flaw: RecordError,
        /// What the game continues from.
        from: Resumption,
        /// Entries at the end of the log that cannot be carried over.
        dropped: u32,
    },
    /// The log replays up to here, and there is no position to continue from.
    Broken {
        /// Where and why the log diverges.
        flaw: RecordError,
    },
}

/// What a game whose log diverges continues from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resumption {
    /// The snapshot, and the later entries that are legal.
    Snapshot,
    /// The position that the entries lead to by the rules of this program: all of them are legal.
    Entries,
    /// A new set-up: nothing has been decided yet.
    Setup,
}

/// A table as far as it could be restored.
pub struct Restored<G: Game> {
    /// The table after the last entry that was replayed.
    pub table: Table<G>,
    /// The events of every entry that was replayed, in order; empty for entries that were not.
    pub events: Vec<Vec<G::Event>>,
    /// How far the log could be replayed.
    pub verdict: Verdict,
}

/// Restores a table from its stored log, or from the newest snapshot if the log does not replay. Trusts both. A table without entries
/// that cannot be opened under its own edition is set up under the current one: nothing has been decided yet.
///
/// # Errors
///
/// If the game cannot even be set up.
pub fn restore<G: Game>(record: &Record, snapshot: Option<&Snapshot>) -> Result<Restored<G>, RecordError> {
    let mut walk = Walk::<G>::begin(record);
    if let Err(flaw) = &walk.table
        && record.lines.is_empty()
        && let Ok(table) = record.header.current::<G>().open()
    {
        let verdict = Verdict::GoesOn { flaw: flaw.clone(), from: Resumption::Setup, dropped: 0 };
        return Ok(Restored { table, events: Vec::new(), verdict });
    }
    for index in 0..record.lines.len() {
        walk.step(index);
    }
    let Walk { table, events, flaw, .. } = walk;
    let Some(Mismatch { error: flaw, fatal }) = flaw else {
        return Ok(Restored { table: table?, events, verdict: Verdict::AsRecorded });
    };
    if let Some((table, dropped)) = snapshot.and_then(|snapshot| resume(record, snapshot)) {
        let verdict = Verdict::GoesOn { flaw, from: Resumption::Snapshot, dropped };
        return Ok(Restored { table, events, verdict });
    }
    let verdict = match fatal {
        true => Verdict::Broken { flaw },
        false => Verdict::GoesOn { flaw, from: Resumption::Entries, dropped: 0 },
    };
    Ok(Restored { table: table?, events, verdict })
}

/// Replays a stored log as far as it goes. `watch` is called with the first position, then after every entry with its position and its
/// events. Where the log leads to no position, because its edition cannot be played or an entry is illegal, `watch` gets the reason; the
/// next restart is a position again, whatever its edition, and so is the snapshot. Trusts both.
pub fn positions<G: Game>(
    record: &Record,
    snapshot: Option<&Snapshot>,
    mut watch: impl FnMut(Result<&Table<G>, &RecordError>, &[G::Event]),
) {
    let mut walk = Walk::begin(record);
    for at in 0..=record.lines.len() {
        let mut stored = snapshot.filter(|snapshot| snapshot.at as usize == at).map(|snapshot| &snapshot.state);
        if let Some(index) = at.checked_sub(1) {
            walk.step(index);
            if let Entry::Position(restart) = &record.lines[index].entry {
                stored = Some(&restart.state);
            }
        }
        if let Some(state) = stored {
            walk.resume_if_flawed(state);
        }
        watch(walk.position(), walk.events.last().map_or(&[], Vec::as_slice));
    }
}

/// The snapshot with the later entries applied up to the first illegal one, and the number of entries dropped. A restart among them is
/// continued from, whatever its edition.
fn resume<G: Game>(record: &Record, snapshot: &Snapshot) -> Option<(Table<G>, u32)> {
    let mut table = resume_position::<G>(&snapshot.state).ok()?;
    let mut later = record.lines.get(snapshot.at as usize..)?.iter();
    let edition = Edition { position: u32::MAX, ..Edition::current(&G::META) };
    let mut follow = |line: &Line| match &line.entry {
        Entry::Position(restart) => resume_position(&restart.state).map(|restarted| table = restarted),
        Entry::Action { .. } | Entry::Undo { .. } => carry_out(&mut table, line, &edition, &mut Vec::new()),
    };
    let refused = later.by_ref().find(|line| follow(line).is_err());
    let dropped = later.count() as u32 + u32::from(refused.is_some());
    Some((Table::from_position(table.state().clone()), dropped))
}

/// The first entry that could not be replayed.
struct Mismatch {
    error: RecordError,
    /// The entry could not be applied at all; only a later restart recovers from that.
    fatal: bool,
}

/// A lenient replay in progress.
struct Walk<'a, G: Game> {
    record: &'a Record,
    table: Result<Table<G>, RecordError>,
    edition: &'a Edition,
    events: Vec<Vec<G::Event>>,
    flaw: Option<Mismatch>,
}

impl<'a, G: Game> Walk<'a, G> {
    fn begin(record: &'a Record) -> Walk<'a, G> {
        let table = record.header.open::<G>();
        let flaw = table.as_ref().err().map(|error| Mismatch { error: error.clone(), fatal: true });
        Walk { record, table, edition: &record.header.edition, events: Vec::new(), flaw }
    }

    /// The table after the last step, if the log leads to one.
    fn position(&self) -> Result<&Table<G>, &RecordError> {
        match &self.flaw {
            Some(Mismatch { error, fatal: true }) => Err(error),
            _ => self.table.as_ref(),
        }
    }

    /// Continues from a stored position if the log does not lead to it.
    fn resume_if_flawed(&mut self, state: &Value) {
        if self.flaw.is_some()
            && let Ok(table) = resume_position(state)
        {
            (self.table, self.flaw) = (Ok(table), None);
        }
    }

    fn step(&mut self, index: usize) {
        let line = &self.record.lines[index];
        let number = Record::line_number(index);
        let mut events = Vec::new();
        if let Entry::Position(restart) = &line.entry {
            self.edition = &restart.edition;
            match restart.open() {
                // A restart supersedes all earlier flaws.
                Ok(table) => (self.table, self.flaw) = (Ok(table), None),
                Err(flaw) => self.note(flaw.at(number), true),
            }
        } else if self.flaw.as_ref().is_none_or(|flaw| !flaw.fatal) {
            let table = self.table.as_mut().expect("without a table the first flaw is fatal");
            match carry_out(table, line, self.edition, &mut events) {
                Ok(()) => {}
                Err(flaw @ Flaw::Diverges { .. }) => self.note(flaw.at(number), false),
                Err(flaw) => self.note(flaw.at(number), true),
            }
        }
        self.events.push(events);
    }

    /// Keeps the first divergence, unless a later entry cannot be applied at all.
    fn note(&mut self, error: RecordError, fatal: bool) {
        match &mut self.flaw {
            Some(flaw) => flaw.fatal |= fatal,
            None => self.flaw = Some(Mismatch { error, fatal }),
        }
    }
}

impl<G: Game> Table<G> {
    /// The line of the decision or undo that was just applied to this table, with the hash of its position.
    pub fn line(&self, entry: Entry) -> Line {
        Line { entry, hash: Some(PositionHash::of(self.state())) }
    }

    /// The edition that this table continues under: that of this program, with the position's own version of the rules.
    pub fn edition(&self) -> Edition {
        Edition { rules: self.state().rules(), ..Edition::current(&G::META) }
    }

    /// A line that restarts the game from this position under its [`edition`](Self::edition).
    pub fn restart(&self, dropped: u32) -> Line {
        let state = serde_json::to_value(self.state()).expect("positions are plain data");
        self.line(Entry::Position(Restart { edition: self.edition(), dropped, redealt: false, state }))
    }

    /// A line that restarts the game from this position with all hidden information redealt from `seed`. The spectators' view stays
    /// the same.
    pub fn redealt(&self, seed: Seed) -> Line {
        let mut position = self.state().clone();
        position.redeal(Viewer::Spectator, &mut Rng::new(seed));
        let state = serde_json::to_value(&position).expect("positions are plain data");
        Table::from_position(position).line(Entry::Position(Restart {
            edition: self.edition(),
            dropped: 0,
            redealt: true,
            state,
        }))
    }
}

/// A log line for every decision of a list, each with its hash.
pub fn lines_of<G: Game>(start: &Table<G>, decisions: impl IntoIterator<Item = (Seat, G::Action)>) -> Vec<Line> {
    let mut table = start.clone();
    let line = |(seat, action): (Seat, G::Action)| {
        table.apply(seat, &action, &mut Silent).expect("decisions that were legal");
        table.line(Entry::Action { seat, action: serde_json::to_value(action).expect("actions are plain data") })
    };
    decisions.into_iter().map(line).collect()
}
