//! Starts a session: assigns the seats, and deals a new game or resumes a record.

use std::hash::{BuildHasher, Hasher};
use std::path::Path;

use orrery_bots::SpecError;
use orrery_engine::{Message, Seed};
use orrery_registry::Entry;

use super::session::{Session, Sitter};
use crate::args::Play;
use crate::book::Book;
use crate::error::Failure;
use crate::language::{self, say};
use crate::lookup;
use crate::record_file;
use crate::story;

/// Line number of the seats in a record.
const SEATS_LINE: usize = 7;

pub(super) fn session(args: &Play, language: &str, book: &Book) -> Result<Session, Failure> {
    match &args.resume {
        Some(path) => resumed(path, args.game.as_deref(), language),
        None => new(args, language, book),
    }
}

fn new(args: &Play, language: &str, book: &Book) -> Result<Session, Failure> {
    let entry = lookup::game(args.game.as_deref().unwrap_or_default())?;
    let meta = entry.game.meta();
    let sitters = seats(args, entry)?;
    let count = sitters.len() as u8;
    let asked = lookup::table_options(entry, &args.options)?;
    let options = entry.game.carry_over(asked, count, &|key| book.get(meta.id, key)).map_err(Failure::setup(meta))?;
    let seed = Seed(args.seed.unwrap_or_else(any_seed));
    let table = entry.game.open(options.clone(), count, seed).map_err(Failure::setup(meta))?;
    let header = entry.game.header(options, sitters.iter().map(label).collect(), seed).map_err(Failure::setup(meta))?;
    let mut session = Session::new(entry, language::of_game(meta, language)?, header, sitters, table);
    if let Some(path) = &args.record {
        session.save(path).map_err(|error| Failure::file(path, error))?;
    }
    Ok(session)
}

fn resumed(path: &Path, asked: Option<&str>, language: &str) -> Result<Session, Failure> {
    let reopened = record_file::reopen(path)?;
    let (record, entry) = (&reopened.record, reopened.entry);
    let meta = entry.game.meta();
    if let Some(asked) = asked
        && asked != meta.id
    {
        lookup::game(asked)?;
        let message = say("cli-other-game").with("file", path.display().to_string());
        return Err(Failure::Usage(message.with("game", meta.id).with("asked", asked)));
    }
    story::verify(path, entry, record)?;
    let sitters = record.header.seats.iter().map(|label| sitter(label)).collect::<Result<Vec<_>, _>>();
    let sitters = sitters.map_err(|flaw| Failure::line(path, SEATS_LINE, flaw))?;
    let mut steps = Vec::new();
    let table = story::replay(path, entry, record, |step, _| {
        steps.push(step);
        Ok(())
    })?;
    let lines = record.lines.clone();
    let mut session = Session::new(entry, language::of_game(meta, language)?, record.header.clone(), sitters, table);
    session.resume(lines, &steps, reopened.go_on()?);
    Ok(session)
}

/// The requested seats; by default one person against medium bots.
fn seats(args: &Play, entry: &Entry) -> Result<Vec<Sitter>, Failure> {
    let meta = entry.game.meta();
    let Some(text) = &args.seats else {
        let count = lookup::players(meta, args.players, |min, max| 2.clamp(min, max))?;
        let medium = Sitter::Bot("medium".parse().expect("a known bot"));
        return Ok((0..count).map(|seat| if seat == 0 { Sitter::Me } else { medium.clone() }).collect());
    };
    let sitters = text.split(',').map(|label| parse_seat(label.trim())).collect::<Result<Vec<_>, _>>().map_err(Failure::Usage)?;
    let count = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
    match args.players {
        Some(players) if players != count => {
            Err(Failure::Usage(say("cli-seats-disagree").with("players", players).with("count", count)))
        }
        _ => lookup::players(meta, Some(count), |min, _| min).map(|_| sitters),
    }
}

fn parse_seat(label: &str) -> Result<Sitter, Message> {
    match label.strip_prefix("bot:") {
        Some(bot) => bot.parse().map(Sitter::Bot).map_err(|error: SpecError| error.message()),
        None if label == "me" => Ok(Sitter::Me),
        None => Err(say("cli-not-a-seat").with("label", label)),
    }
}

/// The sitter of a record: a bot, or a person under any name.
fn sitter(label: &str) -> Result<Sitter, Message> {
    if label.starts_with("bot:") { parse_seat(label) } else { Ok(Sitter::Me) }
}

fn label(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Me => "me".to_owned(),
        Sitter::Bot(bot) => format!("bot:{bot}"),
    }
}

/// An unpredictable seed, short enough to type.
fn any_seed() -> u64 {
    std::hash::RandomState::new().build_hasher().finish() % 1_000_000_000
}
