//! One decision of a person: shows the table, the news and the question, and reads the answer.

use std::path::Path;

use orrery_engine::table::UndoError;
use orrery_engine::{Seat, Viewer};

use super::GameLoop;
use super::choices::{Choice, Choices};
use super::command::{self, Command};
use super::why;
use crate::args::Show;
use crate::error::Failure;
use crate::language::say;
use crate::layout::bold;
use crate::rules;

/// Number of lines that `history` prints.
const LATEST: usize = 30;

/// Whether the game continues after a command.
pub(super) enum Flow {
    GoOn,
    /// The players leave the table.
    Left,
}

/// Result of a line of input.
enum Answer {
    /// The position changed: determine the deciders again.
    Decided,
    Stay,
    Leave,
}

impl GameLoop<'_> {
    pub(super) fn person_decides(&mut self, seat: Seat) -> Result<Flow, Failure> {
        // The device need not be handed over for it.
        if let Some(action) = self.ordered(seat) {
            return self.session.play(seat, &action, true).map(|()| Flow::GoOn);
        }
        if let Flow::Left = self.curtain(seat)? {
            return Ok(Flow::Left);
        }
        let choices = Choices::of(self.session.table.as_ref(), seat, &self.session.words);
        if self.plays_itself(seat, &choices) {
            return self.play_forced(seat, &choices).map(|()| Flow::GoOn);
        }
        self.present(seat, &choices)?;
        loop {
            let Some(line) = self.console.read()? else { return Ok(Flow::Left) };
            match self.execute(seat, &choices, &line)? {
                Answer::Decided => return Ok(Flow::GoOn),
                Answer::Stay => {}
                Answer::Leave => return Ok(Flow::Left),
            }
        }
    }

    /// Hides the last player's secrets when the device is handed to another person.
    fn curtain(&mut self, seat: Seat) -> Result<Flow, Failure> {
        let last = self.last_human.replace(seat);
        let table = &self.session.table;
        let secrets = |other: Seat| table.view(Viewer::Seat(other)).get() != table.view(Viewer::Seat(seat)).get();
        // Nothing has been shown before the first person.
        let needed = last.is_some_and(|other| other != seat && secrets(other));
        if !needed {
            return Ok(Flow::GoOn);
        }
        self.shown.remove(seat);
        self.console.clear()?;
        let text = self.session.words.say(&say("cli-curtain").with("who", self.session.name(seat)));
        self.console.line(&bold(&text))?;
        let Some(line) = self.console.read()? else { return Ok(Flow::Left) };
        Ok(if command::parse(&line, &self.session.words) == Command::Quit { Flow::Left } else { Flow::GoOn })
    }

    /// A forced decision is played automatically, unless the player's earlier decisions could then no longer be undone. A closed
    /// question is always asked: otherwise everybody at the device would see who has a choice.
    fn plays_itself(&self, seat: Seat, choices: &Choices) -> bool {
        if self.session.table.closed() {
            return false;
        }
        let [only] = choices.list.as_slice() else { return false };
        if self.session.undoable(seat) == 0 {
            return true;
        }
        let mut trial = self.session.table.clone_box();
        trial.apply(seat, &only.action).is_ok() && trial.undoable(seat) > 0
    }

    fn play_forced(&mut self, seat: Seat, choices: &Choices) -> Result<(), Failure> {
        let only = &choices.list[0];
        let news = self.session.news_for(seat);
        self.print(&news)?;
        if only.label.chars().any(char::is_alphanumeric) {
            let text = self.session.words.say(&say("cli-forced").with("label", only.label.as_str()));
            self.console.line(&text)?;
        }
        self.session.play(seat, &only.action, true)?;
        let news = self.session.news_for(seat);
        self.print(&news)
    }

    /// Prints the news, the question and the choices, preceded by the table if the player has not seen it since taking the
    /// device.
    fn present(&mut self, seat: Seat, choices: &Choices) -> Result<(), Failure> {
        if self.show == Show::Text && !self.shown.contains(seat) {
            self.shown.insert(seat);
            self.show_table(seat)?;
        }
        let heading = if self.session.is_new(seat) { "cli-news-first" } else { "cli-news" };
        let news = self.session.news_for(seat);
        if !news.is_empty() {
            self.console.line(&self.session.words.word(heading))?;
            self.print(&news)?;
        }
        self.print_question(seat, choices)
    }

    fn show_table(&mut self, seat: Seat) -> Result<(), Failure> {
        let text = self.session.table.render(Viewer::Seat(seat), &self.session.words);
        self.console.block(&text)
    }

    fn print_question(&mut self, seat: Seat, choices: &Choices) -> Result<(), Failure> {
        let words = &self.session.words;
        let question = words.say(&self.session.table.prompt(seat));
        let asked = say("cli-question").with("who", self.session.name(seat)).with("question", question);
        self.console.line(&bold(&words.say(&asked)))?;
        self.print(&choices.folded(&self.session.words))
    }

    fn execute(&mut self, seat: Seat, choices: &Choices, line: &str) -> Result<Answer, Failure> {
        match command::parse(line, &self.session.words) {
            Command::Pick(number) => return self.pick(seat, choices, number),
            Command::Undo(steps) => return self.undo(seat, steps),
            Command::Redo(steps) => return self.redo(seat, steps),
            Command::Quit => return Ok(Answer::Leave),
            Command::Why(text) => self.print(&why::answer(&self.session, seat, choices, text))?,
            Command::Rule(number) => self.rule(number)?,
            Command::All => self.print(&choices.all())?,
            Command::Find(text) => self.print(&choices.find(text, &self.session.words))?,
            Command::Table => {
                self.show_table(seat)?;
                self.print_question(seat, choices)?;
            }
            Command::History { all } => self.history(if all { usize::MAX } else { LATEST })?,
            Command::Save(path) => self.save(Path::new(path))?,
            Command::Order(which) => {
                if self.order(seat, which)? {
                    return Ok(Answer::Decided);
                }
            }
            Command::Help => self.console.line(&self.session.words.word("cli-help"))?,
            Command::Nothing => self.print_question(seat, choices)?,
            Command::Unknown => {
                if let Some(choice) = choices.pick_in_group(line) {
                    return self.decide(seat, choice);
                }
                let text = self.session.words.say(&say("cli-not-understood").with("line", line));
                self.console.line(&text)?;
            }
        }
        Ok(Answer::Stay)
    }

    fn pick(&mut self, seat: Seat, choices: &Choices, number: usize) -> Result<Answer, Failure> {
        let Some(choice) = choices.pick(number) else {
            let text = self.session.words.say(&say("cli-no-such-choice").with("n", choices.list.len() as i64));
            self.console.line(&text)?;
            return Ok(Answer::Stay);
        };
        self.decide(seat, choice)
    }

    fn decide(&mut self, seat: Seat, choice: &Choice) -> Result<Answer, Failure> {
        self.session.play(seat, &choice.action, false)?;
        let news = self.session.news_for(seat);
        self.print(&news)?;
        Ok(Answer::Decided)
    }

    fn undo(&mut self, seat: Seat, steps: Option<usize>) -> Result<Answer, Failure> {
        let (message, answer) = match self.session.undo(seat, steps)? {
            Ok(count) => (say("cli-undone").with("n", count as i64), Answer::Decided),
            Err(UndoError::Nothing) => (say("cli-undo-nothing"), Answer::Stay),
            Err(UndoError::NotYours) => (say("cli-undo-not-yours"), Answer::Stay),
            Err(UndoError::Barrier) => (say("cli-undo-barrier"), Answer::Stay),
        };
        self.console.line(&self.session.words.say(&message))?;
        Ok(answer)
    }

    fn redo(&mut self, seat: Seat, steps: Option<usize>) -> Result<Answer, Failure> {
        let made = self.session.redo(seat, steps)?;
        let text = self.session.words.say(&say("cli-redone").with("n", made as i64));
        self.console.line(&text)?;
        Ok(if made > 0 { Answer::Decided } else { Answer::Stay })
    }

    fn rule(&mut self, number: Option<&str>) -> Result<(), Failure> {
        let meta = self.session.entry.game.meta();
        let words = &self.session.words;
        let text = match number {
            None => rules::contents(meta, words.language),
            Some(number) => rules::section(meta, words.language, number).unwrap_or_else(|known| {
                words.say(&say("cli-no-such-rule").with("number", number).with("known", known.join(", ")))
            }),
        };
        self.console.line(text.trim_end())
    }

    fn history(&mut self, count: usize) -> Result<(), Failure> {
        let lines: Vec<String> = self.session.history(count).into_iter().map(str::to_owned).collect();
        match lines.is_empty() {
            true => self.console.line(&self.session.words.word("cli-history-empty")),
            false => self.print(&lines),
        }
    }

    /// The game continues if the file cannot be written.
    fn save(&mut self, path: &Path) -> Result<(), Failure> {
        let file = path.display().to_string();
        let message = match self.session.save(path) {
            Ok(()) => say("cli-recording").with("file", file),
            Err(error) => say("cli-save-failed").with("file", file).with("reason", error.to_string()),
        };
        self.console.line(&self.session.words.say(&message))
    }
}
