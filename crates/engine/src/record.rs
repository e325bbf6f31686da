//! The record of a game: one small text file, written as the game goes, append-only, safe to cut at any line.
//!
//! ```text
//! orrery-record 1
//! game kepler-3042
//! rules 1
//! components 9f0c1d2e3a4b5c6d
//! options {"objective_set":"standard"}
//! seats ["Ada","bot greedy"]
//! seed 3042
//!
//! 0 {"select":{"space":"space_missions"}}
//! undo 1
//! 0 {"select":{"space":"galactic_mapping"}}
//! ```
//!
//! After the header and one empty line, every line is a decision (seat, action as JSON), or `undo n`, which takes back the
//! last `n` decisions still standing, or `undo n of s`, which takes back the last `n` of seat `s` and leaves what others decided at the
//! same time. (Options, seats, seed, actions) is the whole game.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;

use crate::game::Game;
use crate::meta::{Meta, components_hash};
use crate::rng::Seed;
use crate::seat::Seat;
use crate::table::{Table, Undo};

pub const FORMAT: u32 = 1;

/// A record as text knows it: no game needed to read it.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    pub header: Header,
    /// (line in the file, entry)
    pub entries: Vec<(usize, Entry)>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Header {
    pub game: String,
    pub rules: u32,
    pub components: String,
    pub options: Value,
    /// Who sits where; the count is the number of seats.
    pub seats: Vec<String>,
    pub seed: Seed,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    Action(Seat, Value),
    Undo(Undo),
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    pub line: usize,
    pub reason: String,
}

fn bad(line: usize, reason: impl Into<String>) -> RecordError {
    RecordError { line, reason: reason.into() }
}

impl Header {
    pub fn new<G: Game>(options: &G::Options, seats: Vec<String>, seed: Seed) -> Header {
        Header {
            game: G::META.id.to_owned(),
            rules: G::META.rules_version,
            components: components_hash(&G::META),
            options: serde_json::to_value(options).expect("options are plain data"),
            seats,
            seed,
        }
    }

    /// The header as it stands at the top of the file, with the empty line that ends it.
    pub fn to_text(&self) -> String {
        let seats = serde_json::to_string(&self.seats).expect("names are text");
        format!(
            "orrery-record {FORMAT}\ngame {}\nrules {}\ncomponents {}\noptions {}\nseats {seats}\nseed {}\n\n",
            self.game, self.rules, self.components, self.options, self.seed.0
        )
    }
}

impl Entry {
    /// One line of the file, its line break included.
    pub fn to_line(&self) -> String {
        match self {
            Entry::Action(seat, action) => format!("{seat} {action}\n"),
            Entry::Undo(Undo { count, of: None }) => format!("undo {count}\n"),
            Entry::Undo(Undo { count, of: Some(seat) }) => format!("undo {count} of {seat}\n"),
        }
    }
}

impl Record {
    pub fn to_text(&self) -> String {
        let mut text = self.header.to_text();
        for (_, entry) in &self.entries {
            let _ = write!(text, "{}", entry.to_line());
        }
        text
    }

    /// Reads a record. Whatever is damaged or foreign is an error that names its line.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        if let Some(last) = lines.last()
            && !last.ends_with('\n')
        {
            return Err(bad(lines.len(), "the line is cut short (no line break at its end)"));
        }
        let mut lines =
            lines.into_iter().map(|line| line.trim_end_matches(['\n', '\r'])).enumerate().map(|(i, line)| (i + 1, line));
        let header = parse_header(&mut lines)?;
        let mut entries = Vec::new();
        let mut standing = Vec::new();
        for (line, text) in lines {
            let entry = parse_entry(line, text, header.seats.len())?;
            match entry {
                Entry::Action(seat, _) => standing.push(seat),
                Entry::Undo(undo) => {
                    let struck = undo.strike(&mut standing, |seat| *seat);
                    struck.ok_or_else(|| bad(line, format!("{text}, but not so many decisions stand")))?;
                }
            }
            entries.push((line, entry));
        }
        Ok(Record { header, entries })
    }

    /// Checks that the record belongs to this game and these rules, and reads its options.
    pub fn options_of<G: Game>(&self) -> Result<G::Options, RecordError> {
        let Header { game, rules, components, options, .. } = &self.header;
        let Meta { id, rules_version, .. } = G::META;
        if game != id {
            return Err(bad(2, format!("the game is '{game}', not '{id}'")));
        }
        if *rules > rules_version {
            return Err(bad(3, format!("rules version {rules} is newer than this program's {rules_version}")));
        }
        let ours = components_hash(&G::META);
        if *components != ours {
            return Err(bad(4, format!("played with other component data ({components}, here {ours})")));
        }
        serde_json::from_value(options.clone()).map_err(|error| bad(5, format!("options: {error}")))
    }

    /// Plays the record from the first line; `watch` is told of every entry after it stands.
    pub fn replay<G: Game>(&self, mut watch: impl FnMut(&Table<G>, usize, &Entry, &[G::Event])) -> Result<Table<G>, RecordError> {
        let options = self.options_of::<G>()?;
        let Header { seats, seed, .. } = &self.header;
        let mut table = Table::<G>::new(&options, seats.len() as u8, *seed).map_err(|error| bad(6, error.to_string()))?;
        for (line, entry) in &self.entries {
            let mut events = Vec::new();
            match entry {
                Entry::Action(seat, value) => {
                    let action: G::Action =
                        serde_json::from_value(value.clone()).map_err(|error| bad(*line, format!("not an action: {error}")))?;
                    table
                        .apply(*seat, &action, &mut events)
                        .map_err(|illegal| bad(*line, format!("seat {seat} may not do this: {illegal}")))?;
                }
                Entry::Undo(undo) => table.take_back(*undo).map_err(|error| bad(*line, error.to_string()))?,
            }
            watch(&table, *line, entry, &events);
        }
        Ok(table)
    }
}

fn parse_header<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Header, RecordError> {
    let mut field = |line: usize, name: &str| -> Result<&'a str, RecordError> {
        let (_, text) = lines.next().ok_or_else(|| bad(line, format!("the header ends before '{name}'")))?;
        match text.split_once(' ') {
            Some((key, value)) if key == name => Ok(value),
            _ => Err(bad(line, format!("expected '{name} ...'"))),
        }
    };
    let format = field(1, "orrery-record").map_err(|_| bad(1, "not an Orrery record"))?;
    if format != FORMAT.to_string() {
        return Err(bad(1, format!("record format {format} is unknown; this program reads {FORMAT}")));
    }
    let game = field(2, "game")?.to_owned();
    let rules = field(3, "rules")?.parse().map_err(|_| bad(3, "the rules version is not a number"))?;
    let components = field(4, "components")?.to_owned();
    let options = serde_json::from_str(field(5, "options")?).map_err(|error| bad(5, format!("options: {error}")))?;
    let seats: Vec<String> = serde_json::from_str(field(6, "seats")?).map_err(|error| bad(6, format!("seats: {error}")))?;
    if seats.is_empty() || seats.len() > 16 {
        return Err(bad(6, format!("{} seats", seats.len())));
    }
    let seed = field(7, "seed")?.parse().map(Seed).map_err(|_| bad(7, "the seed is not a number"))?;
    match lines.next() {
        Some((_, "")) | None => Ok(Header { game, rules, components, options, seats, seed }),
        Some((line, _)) => Err(bad(line, "expected an empty line after the header")),
    }
}

fn parse_entry(line: usize, text: &str, seats: usize) -> Result<Entry, RecordError> {
    let (first, rest) = text.split_once(' ').ok_or_else(|| bad(line, "expected 'seat action' or 'undo n'"))?;
    let seat_of = |text: &str| {
        let seat = text.parse::<u8>().ok().filter(|&seat| usize::from(seat) < seats).map(Seat);
        seat.ok_or_else(|| bad(line, format!("'{text}' is not a seat of this game")))
    };
    if first == "undo" {
        let (count, of) = match rest.split_once(" of ") {
            Some((count, seat)) => (count, Some(seat_of(seat)?)),
            None => (rest, None),
        };
        return match count.parse() {
            Ok(count) if count > 0 => Ok(Entry::Undo(Undo { count, of })),
            _ => Err(bad(line, "undo needs a number above 0")),
        };
    }
    let seat = seat_of(first)?;
    let action = serde_json::from_str(rest).map_err(|error| bad(line, format!("not JSON: {error}")))?;
    Ok(Entry::Action(seat, action))
}
