//! The record of a game: one small text file, written as the game goes, append-only, safe to cut at any line.
//!
//! ```text
//! orrery-record 2
//! game kepler-3042
//! rules 1
//! components 9f0c1d2e3a4b5c6d
//! position 1
//! options {"objective_set":"standard"}
//! seats ["Ada","bot greedy"]
//! seed 3042
//!
//! 0 {"select":{"space":"space_missions"}} #1c291ca3
//! undo 1 of 0 #00a1b2c3
//! 0 {"select":{"space":"galactic_mapping"}} #77aa0102
//! ```
//!
//! After the header and one empty line, every line is an [`Entry`], and the hash of the position after it:
//!
//! - `0 {...}`: a decision of a seat, as JSON;
//! - `undo n`: the last `n` decisions that were not undone before are undone, requested by the seat that made the last one (`undo
//!   n by s`: by seat `s`);
//! - `undo n of s`: the last `n` decisions of seat `s` are undone; simultaneous decisions of other seats stay;
//! - `position {...}`: the game continues from this position, with these rules and components. A server writes it when it cannot
//!   continue with those of the header; only the server that wrote it can trust it.
//!
//! (Edition, options, seats, seed, decisions) is the whole game. Format 1 had neither hashes nor the line `position`.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::edition::{Edition, PositionHash, Unplayable};
use crate::game::Game;
use crate::illegal::{Illegal, SetupError};
use crate::message::Message;
use crate::misfit::misfit;
use crate::rng::Seed;
use crate::seat::{MAX_SEATS, Seat};
use crate::table::{Undo, UndoError};

/// Version of the record format that this program writes. It reads all earlier ones.
pub const FORMAT: u32 = 2;

/// A record as text: no game is needed to read it.
///
/// ```
/// # mod walk { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doctests/walk.rs")); }
/// # use walk::{Move, Walk};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use orrery_engine::{Seat, Seed, Silent, Table};
/// use orrery_engine::record::{Entry, Header, Record};
///
/// let mut table = Table::<Walk>::new(&(), 2, Seed(7))?;
/// let header = Header::new::<Walk>(&(), vec!["Ada".to_owned(), "bot:hard".to_owned()], Seed(7));
/// let mut record = Record { header, lines: Vec::new() };
/// for action in [Move::Step, Move::Rest] {
///     table.apply(Seat(0), &action, &mut Silent)?;
///     record.lines.push(table.line(Entry::Action { seat: Seat(0), action: serde_json::to_value(action)? }));
/// }
///
/// let text = record.to_text();
/// assert!(text.starts_with("orrery-record 2\ngame walk\n") && text.contains("\n0 \"rest\" #"));
/// assert_eq!(Record::parse(&text)?, record);
/// assert_eq!(record.replay::<Walk>(|_, _, _, _| {})?.state(), table.state());
///
/// let forged = Record::parse(&text.replace("rest", "step"))?;
/// let error = forged.replay::<Walk>(|_, _, _, _| {}).unwrap_err();
/// assert_eq!(error.line, Record::line_number(1), "the hash of the position after the second entry differs");
/// # Ok(()) }
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// What the game is played with, and by whom.
    pub header: Header,
    /// The entries, in order.
    pub lines: Vec<Line>,
}

/// The header of a record: everything that is known before the first entry.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Header {
    /// Id of the game.
    pub game: String,
    /// Rules, components and position format at the first entry.
    #[serde(flatten)]
    pub edition: Edition,
    /// The options as JSON, complete with defaults.
    pub options: Value,
    /// Names of the players; their count is the number of seats.
    pub seats: Vec<String>,
    /// Determines the set-up and all chance.
    pub seed: Seed,
}

/// One line of a log: of a record, and of a table that a server stores.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The entry of this line.
    pub entry: Entry,
    /// Hash of the position after it, if recorded.
    pub hash: Option<PositionHash>,
}

/// One entry of a log.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// A decision.
    Action {
        /// The seat that decided.
        seat: Seat,
        /// The action as JSON.
        action: Value,
    },
    /// An undo.
    Undo {
        /// Which decisions are undone.
        undo: Undo,
        /// The seat that requested it, if recorded.
        by: Option<Seat>,
    },
    /// A restart from a stored position.
    Position(Restart),
}

/// A position from which a game continues: under another edition, or redealt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Restart {
    /// Rules, components and position format from here on.
    #[serde(flatten)]
    pub edition: Edition,
    /// Entries before this one that could not be carried over.
    #[serde(default)]
    pub dropped: u32,
    /// Whether the hidden part was redealt for everybody, so that it matches the earlier entries only from a spectator's view.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub redealt: bool,
    /// The position as JSON, hidden information included.
    pub state: Value,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {flaw}")]
pub struct RecordError {
    /// Line of the file, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

impl RecordError {
    /// The number of the entry, from 1; `None` if the flaw is in the header.
    pub fn entry(&self) -> Option<usize> {
        self.line.checked_sub(HEADER).filter(|number| *number > 0)
    }
}

/// What may be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// The first line does not begin with `orrery-record`.
    #[error("not an Orrery record")]
    NotARecord,
    /// The last line has no line break: it was not written completely.
    #[error("the line is cut short (no line break at its end)")]
    CutShort,
    /// A format that this program does not read.
    #[error("record format {0} is unknown; this program reads up to {FORMAT}")]
    Format(String),
    /// A header field is missing.
    #[error("expected '{0} ...'")]
    Expected(&'static str),
    /// A header field is malformed.
    #[error("{field}: {reason}")]
    Field {
        /// Name of the field.
        field: &'static str,
        /// The parser's message.
        reason: String,
    },
    /// An impossible number of seats.
    #[error("{0} seats")]
    Seats(usize),
    /// The header does not end with an empty line.
    #[error("expected an empty line after the header")]
    NoEmptyLine,
    /// A line that is not an entry.
    #[error("expected 'seat action', 'undo n' or 'position ...'")]
    NotAnEntry,
    /// A seat that the game does not have.
    #[error("'{0}' is not a seat of this game")]
    NotASeat(String),
    /// The JSON of an entry is malformed.
    #[error("not JSON: {0}")]
    NotJson(String),
    /// The number of an undo is missing or 0.
    #[error("undo needs a number above 0")]
    UndoCount,
    /// An undo of more decisions than there are.
    #[error("{0} are taken back, but fewer decisions stand")]
    UndoTooFar(u32),
    /// A record of another game.
    #[error("the game is '{theirs}', not '{ours}'")]
    OtherGame {
        /// Id of the game in the record.
        theirs: String,
        /// Id of the expected game.
        ours: &'static str,
    },
    /// This program cannot play the record's edition.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The JSON of an entry is not an action of the game.
    #[error("not an action of this game: {0}")]
    NotAnAction(String),
    /// The rules forbid a decision.
    #[error("seat {seat} may not do this: {illegal}")]
    Illegal {
        /// The seat that decided.
        seat: Seat,
        /// The rule that forbids it.
        illegal: Illegal,
    },
    /// The rules forbid an undo.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// The hash of the position differs from the recorded one.
    #[error("the position after this entry is not the recorded one (rules version {rules})")]
    Diverges {
        /// Version of the rules at this entry.
        rules: u32,
    },
    /// A `position` line in a record that must be verified.
    #[error("a stored position cannot be verified")]
    UnverifiedPosition,
    /// A `position` line that does not deserialise.
    #[error("a position of another format: {0}")]
    UnreadablePosition(String),
}

impl Flaw {
    /// The flaw in words; the keys are `record-<flaw>` in the platform's Fluent file.
    pub fn message(&self) -> Message {
        let say = |key: &'static str| Message::new(key);
        match self {
            Flaw::NotARecord => say("record-not-a-record"),
            Flaw::CutShort => say("record-cut-short"),
            Flaw::Format(format) => say("record-format").with("format", format.clone()).with("ours", FORMAT),
            Flaw::Expected(field) => say("record-expected").with("field", *field),
            Flaw::Field { field, reason } => say("record-field").with("field", *field).with("reason", misfit(reason)),
            Flaw::Seats(count) => say("record-seats").with("n", *count as i64),
            Flaw::NoEmptyLine => say("record-no-empty-line"),
            Flaw::NotAnEntry => say("record-not-an-entry"),
            Flaw::NotASeat(text) => say("record-not-a-seat").with("text", text.clone()),
            Flaw::NotJson(reason) => say("record-not-json").with("reason", misfit(reason)),
            Flaw::UndoCount => say("record-undo-count"),
            Flaw::UndoTooFar(count) => say("record-undo-too-far").with("n", *count),
            Flaw::OtherGame { theirs, ours } => say("record-other-game").with("theirs", theirs.clone()).with("ours", *ours),
            Flaw::Unplayable(Unplayable::NewerRules { theirs, ours }) => {
                say("record-newer-rules").with("theirs", *theirs).with("ours", *ours)
            }
            Flaw::Unplayable(Unplayable::OlderRules { theirs, oldest }) => {
                say("record-older-rules").with("theirs", *theirs).with("oldest", *oldest)
            }
            Flaw::Unplayable(Unplayable::OtherComponents { theirs, ours }) => {
                say("record-other-components").with("theirs", theirs.clone()).with("ours", ours.clone())
            }
            Flaw::Setup(error) => error.message(),
            Flaw::NotAnAction(reason) => say("record-not-an-action").with("reason", misfit(reason)),
            Flaw::Illegal { seat, illegal } => {
                say("record-illegal").with("seat", seat.0 + 1).with("rule", illegal.rule).with("why", illegal.message())
            }
            Flaw::Undo(_) => say("record-undo"),
            Flaw::Diverges { rules } => say("record-diverges").with("rules", *rules),
            Flaw::UnverifiedPosition => say("record-unverified-position"),
            Flaw::UnreadablePosition(reason) => say("record-unreadable-position").with("reason", misfit(reason)),
        }
    }

    pub(crate) fn at(self, line: usize) -> RecordError {
        RecordError { line, flaw: self }
    }
}

/// Lines of the header, the empty one included.
const HEADER: usize = 9;

impl Header {
    /// The header of a new game under the current edition.
    pub fn new<G: Game>(options: &G::Options, seats: Vec<String>, seed: Seed) -> Header {
        Header {
            game: G::META.id.to_owned(),
            edition: Edition::current(&G::META),
            options: serde_json::to_value(options).expect("options are plain data"),
            seats,
            seed,
        }
    }

    /// The header as written to a file, with the empty line that ends it.
    pub fn to_text(&self) -> String {
        let Header { game, edition: Edition { rules, components, position }, options, seats, seed } = self;
        let seats = serde_json::to_string(seats).expect("names are text");
        // An empty fingerprint is written so that the line has two words.
        let components = if components.is_empty() { "-" } else { components };
        format!(
            "orrery-record {FORMAT}\ngame {game}\nrules {rules}\ncomponents {components}\nposition {position}\noptions {options}\n\
             seats {seats}\nseed {}\n\n",
            seed.0
        )
    }
}

impl Entry {
    /// The seat that made the entry, if known.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Action { seat, .. } => Some(*seat),
            Entry::Undo { undo, by } => undo.of.or(*by),
            Entry::Position(_) => None,
        }
    }
}

impl Line {
    /// The line as written to a file, without the line break.
    pub fn to_text(&self) -> String {
        let entry = match &self.entry {
            Entry::Action { seat, action } => format!("{seat} {action}"),
            Entry::Undo { undo: Undo { count, of: Some(seat) }, .. } => format!("undo {count} of {seat}"),
            Entry::Undo { undo: Undo { count, of: None }, by: Some(seat) } => format!("undo {count} by {seat}"),
            Entry::Undo { undo: Undo { count, of: None }, by: None } => format!("undo {count}"),
            Entry::Position(restart) => format!("position {}", serde_json::to_string(restart).expect("plain data")),
        };
        match self.hash {
            Some(hash) => format!("{entry} #{hash}"),
            None => entry,
        }
    }

    /// Reads a line of a game with this many seats.
    pub fn parse(text: &str, seats: usize) -> Result<Line, Flaw> {
        let hashed = text.rsplit_once(" #").and_then(|(rest, hash)| Some((rest, hash.parse().ok()?)));
        let (text, hash) = hashed.map_or((text, None), |(rest, hash)| (rest, Some(hash)));
        let (first, rest) = text.split_once(' ').ok_or(Flaw::NotAnEntry)?;
        let entry = match first {
            "undo" => parse_undo(rest, seats)?,
            "position" => Entry::Position(serde_json::from_str(rest).map_err(|error| Flaw::NotJson(error.to_string()))?),
            seat => {
                let seat = parse_seat(seat, seats)?;
                let action = serde_json::from_str(rest).map_err(|error| Flaw::NotJson(error.to_string()))?;
                Entry::Action { seat, action }
            }
        };
        Ok(Line { entry, hash })
    }
}

fn parse_seat(text: &str, seats: usize) -> Result<Seat, Flaw> {
    let seat = text.parse::<u8>().ok().filter(|&seat| usize::from(seat) < seats).map(Seat);
    seat.ok_or_else(|| Flaw::NotASeat(text.to_owned()))
}

fn parse_undo(text: &str, seats: usize) -> Result<Entry, Flaw> {
    let (count, of, by) = match (text.split_once(" of "), text.split_once(" by ")) {
        (Some((count, seat)), _) => (count, Some(parse_seat(seat, seats)?), None),
        (None, Some((count, seat))) => (count, None, Some(parse_seat(seat, seats)?)),
        (None, None) => (text, None, None),
    };
    match count.parse() {
        Ok(count) if count > 0 => Ok(Entry::Undo { undo: Undo { count, of }, by }),
        _ => Err(Flaw::UndoCount),
    }
}

impl Record {
    /// The record as written to a file.
    pub fn to_text(&self) -> String {
        let mut text = self.header.to_text();
        for line in &self.lines {
            text += &line.to_text();
            text += "\n";
        }
        text
    }

    /// The edition after the first `count` entries: that of the last restart among them, or the header's.
    pub fn edition_after(&self, count: usize) -> &Edition {
        let restarted = self.lines.iter().take(count).rev().find_map(|line| match &line.entry {
            Entry::Position(restart) => Some(&restart.edition),
            Entry::Action { .. } | Entry::Undo { .. } => None,
        });
        restarted.unwrap_or(&self.header.edition)
    }

    /// Line number of an entry in the file, from 1.
    pub fn line_number(index: usize) -> usize {
        HEADER + index + 1
    }

    /// The edition in force at a flaw: that of the header, or of the last restart up to the entry.
    pub fn edition_at(&self, error: &RecordError) -> &Edition {
        self.edition_after(error.entry().unwrap_or(0))
    }

    /// Reads a record of any format so far. Damage is an error that names its line.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        if let Some(last) = lines.last()
            && !last.ends_with('\n')
        {
            return Err(Flaw::CutShort.at(lines.len()));
        }
        let mut numbered = (1..).zip(lines.into_iter().map(|line| line.trim_end_matches(['\n', '\r'])));
        let header = parse_header(&mut numbered)?;
        let (mut lines, mut standing) = (Vec::new(), Vec::new());
        for (number, text) in numbered {
            let line = Line::parse(text, header.seats.len()).map_err(|flaw| flaw.at(number))?;
            if !count(&line.entry, &mut standing) {
                let Entry::Undo { undo, .. } = line.entry else { unreachable!("only an undo can go too far") };
                return Err(Flaw::UndoTooFar(undo.count).at(number));
            }
            lines.push(line);
        }
        Ok(Record { header, lines })
    }
}

/// Maintains the seats of the decisions that were not undone; `false` if an entry undoes more than there are.
fn count(entry: &Entry, standing: &mut Vec<Seat>) -> bool {
    match entry {
        Entry::Action { seat, .. } => standing.push(*seat),
        Entry::Undo { undo, .. } => return undo.remove_from(standing, |seat| *seat).is_some(),
        Entry::Position(_) => standing.clear(),
    }
    true
}

fn parse_header<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Header, RecordError> {
    let mut at = 0;
    let mut field = |name: &'static str| -> Result<(usize, &'a str), RecordError> {
        at += 1;
        let found = lines.next().and_then(|(_, text)| text.split_once(' ')).filter(|(key, _)| *key == name);
        found.map(|(_, value)| (at, value)).ok_or_else(|| Flaw::Expected(name).at(at))
    };
    let (_, format) = field("orrery-record").map_err(|_| Flaw::NotARecord.at(1))?;
    if !["1", "2"].contains(&format) {
        return Err(Flaw::Format(format.to_owned()).at(1));
    }
    let (_, game) = field("game")?;
    let rules = number("rules", field("rules")?)?;
    let (_, components) = field("components")?;
    // Format 1 hashed the text of the data files, which says nothing about their values.
    let components = if format == "1" || components == "-" { String::new() } else { components.to_owned() };
    let position = if format == "1" { 0 } else { number("position", field("position")?)? };
    let options = json("options", field("options")?)?;
    let (line, seats) = field("seats")?;
    let seats: Vec<String> = json("seats", (line, seats))?;
    if seats.is_empty() || seats.len() > MAX_SEATS {
        return Err(Flaw::Seats(seats.len()).at(line));
    }
    let seed = Seed(number("seed", field("seed")?)?);
    match lines.next() {
        Some((_, "")) | None => {
            Ok(Header { game: game.to_owned(), edition: Edition { rules, components, position }, options, seats, seed })
        }
        Some((line, _)) => Err(Flaw::NoEmptyLine.at(line)),
    }
}

fn number<T: std::str::FromStr>(field: &'static str, (line, text): (usize, &str)) -> Result<T, RecordError>
where
    T::Err: std::fmt::Display,
{
    text.parse().map_err(|error: T::Err| Flaw::Field { field, reason: error.to_string() }.at(line))
}

fn json<T: for<'de> Deserialize<'de>>(field: &'static str, (line, text): (usize, &str)) -> Result<T, RecordError> {
    serde_json::from_str(text).map_err(|error| Flaw::Field { field, reason: error.to_string() }.at(line))
}
