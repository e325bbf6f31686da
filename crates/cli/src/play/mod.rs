//! `orrery play`: a text table for terminals, screen readers and scripts.
//!
//! [`start`] seats the players, [`session`] holds the game and its record, [`turn`] asks a person, [`choices`] lists what may be
//! done, [`why`] explains what may not, [`orders`] answers in advance, [`command`] reads what was typed.

mod choices;
mod command;
mod console;
mod orders;
mod session;
mod start;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
mod turn;
mod why;

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};

use orrery_bots::{BotSpec, Budget, Strength};
use orrery_engine::{Order, Rng, Seat, SeatSet, Seed, Turn, Viewer};

use crate::args::{Play, Show};
use crate::book::Book;
use crate::error::Failure;
use crate::language::say;
use crate::lookup::all_cores;
use crate::sheet::sheet;
use console::Console;
use session::{Session, Sitter};
use turn::Flow;

pub(crate) fn run(args: &Play, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let mut book = Book::open()?;
    let session = start::session(args, language, &book)?;
    host(session, Console::new(out), args.show, &mut book)
}

/// The whole game, from the first word to the last.
fn host(session: Session, console: Console<'_>, show: Show, book: &mut Book) -> Result<(), Failure> {
    let mut game = Evening { session, console, show, shown: SeatSet::EMPTY, last_human: None, orders: BTreeMap::new() };
    game.welcome()?;
    match game.play()? {
        Flow::Left => game.farewell(),
        Flow::GoOn => game.finish(book),
    }
}

/// A search that counts its iterations plays alike on every machine if it keeps to one thread; one that has time uses all
/// there is.
fn threads(bot: &BotSpec) -> usize {
    match bot {
        BotSpec::Mcts(Budget::Time(_)) | BotSpec::Named(Strength::Expert) => all_cores(),
        BotSpec::Mcts(Budget::Iterations(_)) | BotSpec::Named(_) | BotSpec::Random | BotSpec::Greedy => 1,
    }
}

/// A game with the people around it.
struct Evening<'a> {
    session: Session,
    console: Console<'a>,
    show: Show,
    /// Who has seen the whole table since they last sat down at the device; from then on news are enough.
    shown: SeatSet,
    /// Who sat at the device last.
    last_human: Option<Seat>,
    /// Standing orders of the people at this device.
    orders: BTreeMap<Seat, Order>,
}

impl Evening<'_> {
    fn welcome(&mut self) -> Result<(), Failure> {
        let Session { entry, header, words, file, .. } = &self.session;
        let names: Vec<String> = Seat::all(header.seats.len() as u8).map(|seat| self.session.name(seat)).collect();
        let title = say("cli-welcome")
            .with("game", entry.game.meta().name)
            .with("seats", names.join(", "))
            .with("seed", header.seed.0.to_string());
        self.console.line(&words.say(&title))?;
        if let Some(file) = file {
            let message = say("cli-recording").with("file", file.path.display().to_string());
            self.console.line(&words.say(&message))?;
        }
        self.console.line(&words.word("cli-welcome-help"))
    }

    /// Decision by decision until the game is over or the players leave.
    fn play(&mut self) -> Result<Flow, Failure> {
        while let Turn::Decide(deciders) = self.session.table.turn() {
            let seat = self.next(deciders);
            match self.session.sitter(seat).clone() {
                Sitter::Bot(bot) => self.bot_decides(seat, &bot)?,
                Sitter::Me => {
                    if let Flow::Left = self.person_decides(seat)? {
                        return Ok(Flow::Left);
                    }
                }
            }
        }
        Ok(Flow::GoOn)
    }

    /// Among several who decide at the same time, bots come first, because a person's steps can be taken back only while nobody else has
    /// to decide; then whoever sits at the device already.
    fn next(&self, deciders: SeatSet) -> Seat {
        let bot = deciders.iter().find(|&seat| !self.session.is_human(seat));
        let here = self.last_human.filter(|&seat| deciders.contains(seat));
        bot.or(here).or(deciders.lowest()).expect("somebody must decide")
    }

    fn bot_decides(&mut self, seat: Seat, bot: &BotSpec) -> Result<(), Failure> {
        let Session { entry, table, header, words, .. } = &self.session;
        let thinking = std::io::stderr().is_terminal() && table.legal(seat).len() > 1;
        if thinking {
            let text = words.say(&say("cli-thinking").with("who", self.session.name(seat)));
            let _ = writeln!(anstream::stderr(), "{text}");
        }
        // A stream of its own per decision: the same game resumed plays on alike, and the deal stays out of sight.
        let seed = Seed(Rng::stream(Seed(!header.seed.0), table.ply() as u64).next());
        let action = entry.bots.choose(table.as_ref(), seat, bot, seed, threads(bot));
        self.session.play(seat, &action, true)?;
        if self.session.humans() == 0 {
            let news = self.session.news_for(seat);
            self.tell(&news)?;
        }
        Ok(())
    }

    fn tell(&mut self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.console.line(line))
    }

    /// The players leave before the end.
    fn farewell(&mut self) -> Result<(), Failure> {
        let words = &self.session.words;
        let message = match &self.session.file {
            Some(file) => say("cli-left-saved").with("file", file.path.display().to_string()),
            None => say("cli-left-unsaved"),
        };
        self.console.line(&words.say(&message))
    }

    /// The last position, the last news, the score sheet, and a line in the book.
    fn finish(&mut self, book: &mut Book) -> Result<(), Failure> {
        let witness = self.last_human.or_else(|| self.session.first_human());
        let news = self.session.news_for(witness.unwrap_or(Seat(0)));
        self.tell(&news)?;
        let Session { table, words, header, entry, .. } = &self.session;
        if self.show == Show::Text {
            self.console.block(&table.render(Viewer::Spectator, words))?;
        }
        let names: Vec<String> = Seat::all(header.seats.len() as u8).map(|seat| self.session.name(seat)).collect();
        let outcome = table.outcome().expect("the game is over");
        self.console.block(&sheet(&outcome, &names, words))?;
        if let Some((key, value)) = table.carried()
            && book.raise(entry.game.meta().id, &key, value)?
        {
            self.console.line(&words.word("cli-book-written"))?;
        }
        if let Some(file) = &self.session.file {
            let message = say("cli-saved").with("file", file.path.display().to_string());
            self.console.line(&words.say(&message))?;
        }
        Ok(())
    }
}
