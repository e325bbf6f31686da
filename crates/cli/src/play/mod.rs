//! `orrery play`: a text table for terminals, screen readers and scripts.
//!
//! [`start`] seats the players, [`session`] holds the game and its record, [`turn`] handles one decision of a person, [`choices`]
//! lists legal actions, [`why`] explains illegal ones, [`orders`] handles standing orders, [`command`] parses input.

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
use std::time::{Duration, Instant};

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

/// Plays the game to its end.
fn host(session: Session, console: Console<'_>, show: Show, book: &mut Book) -> Result<(), Failure> {
    let mut game = GameLoop { session, console, show, shown: SeatSet::EMPTY, last_human: None, orders: BTreeMap::new() };
    game.welcome()?;
    match game.play()? {
        Flow::Left => game.leave(),
        Flow::GoOn => game.finish(book),
    }
}

/// Time that a bot takes for a closed question, whether or not it has a choice.
const SECRET: Duration = Duration::from_millis(500);

/// A search limited by iterations is reproducible on one thread; one limited by time uses all cores.
fn threads(bot: &BotSpec) -> usize {
    match bot {
        BotSpec::Mcts(Budget::Time(_)) | BotSpec::Named(Strength::Expert) => all_cores(),
        BotSpec::Mcts(Budget::Iterations(_)) | BotSpec::Named(_) | BotSpec::Random | BotSpec::Greedy => 1,
    }
}

/// The game loop: a session with the state of the people at this device.
struct GameLoop<'a> {
    session: Session,
    console: Console<'a>,
    show: Show,
    /// Seats that have seen the whole table since they last took the device; they are shown only the news.
    shown: SeatSet,
    /// The person who used the device last.
    last_human: Option<Seat>,
    /// Standing orders of the people at this device.
    orders: BTreeMap<Seat, Order>,
}

impl GameLoop<'_> {
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

    /// Plays until the game is over or the players leave.
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

    /// Of several simultaneous deciders, bots go first, because a person can undo only until another seat decides; then the
    /// person who already has the device. A closed question is put to people first, so that they cannot see how long
    /// bots think about it before they have answered.
    fn next(&self, deciders: SeatSet) -> Seat {
        let bot = deciders.iter().find(|&seat| !self.session.is_human(seat));
        let here = self.last_human.filter(|&seat| deciders.contains(seat));
        if self.session.table.closed() {
            let person = deciders.iter().find(|&seat| self.session.is_human(seat));
            return here.or(person).or(bot).expect("somebody must decide");
        }
        bot.or(here).or(deciders.lowest()).expect("somebody must decide")
    }

    fn bot_decides(&mut self, seat: Seat, bot: &BotSpec) -> Result<(), Failure> {
        let Session { entry, table, header, words, .. } = &self.session;
        // In a closed question people must not see which bot has a choice.
        let (secret, begun) = (table.closed() && self.session.humans() > 0, Instant::now());
        let seen = std::io::stderr().is_terminal();
        let thinking = seen && !secret && table.legal(seat).len() > 1;
        if thinking {
            let text = words.say(&say("cli-thinking").with("who", self.session.name(seat)));
            let _ = writeln!(anstream::stderr(), "{text}");
        }
        // A separate random stream per decision: a resumed game continues identically, and bots cannot predict the deal.
        let seed = Seed(Rng::stream(Seed(!header.seed.0), table.ply() as u64).next());
        let action = match secret {
            true => entry.bots.choose_within(table.as_ref(), seat, bot, &|| SECRET, seed),
            false => entry.bots.choose(table.as_ref(), seat, bot, seed, threads(bot)),
        };
        if secret && seen && bot.searches() {
            std::thread::sleep(SECRET.saturating_sub(begun.elapsed()));
        }
        self.session.play(seat, &action, true)?;
        if self.session.humans() == 0 {
            let news = self.session.news_for(seat);
            self.print(&news)?;
        }
        Ok(())
    }

    fn print(&mut self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.console.line(line))
    }

    /// Called when the players leave before the end.
    fn leave(&mut self) -> Result<(), Failure> {
        let words = &self.session.words;
        let message = match &self.session.file {
            Some(file) => say("cli-left-saved").with("file", file.path.display().to_string()),
            None => say("cli-left-unsaved"),
        };
        self.console.line(&words.say(&message))
    }

    /// Prints the final position, the last news and the score sheet, and updates the book.
    fn finish(&mut self, book: &mut Book) -> Result<(), Failure> {
        let witness = self.last_human.or_else(|| self.session.first_human());
        let news = self.session.news_for(witness.unwrap_or(Seat(0)));
        self.print(&news)?;
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
