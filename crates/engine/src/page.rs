//! Plain text with headings and lines that fit a terminal: what a game renders its position on.

use crate::message::Message;
use crate::words::Words;

/// Longer lines are broken between words.
const WIDTH: usize = 98;

pub struct Page<'a> {
    pub words: &'a Words,
    text: String,
}

impl<'a> Page<'a> {
    pub fn new(words: &'a Words) -> Page<'a> {
        Page { words, text: String::new() }
    }

    pub fn finish(self) -> String {
        self.text
    }

    /// A heading, with an empty line before all but the first.
    pub fn heading(&mut self, title: Message) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text += &format!("# {}\n", self.words.say(&title));
    }

    pub fn line(&mut self, message: Message) {
        let text = self.words.say(&message);
        self.wrapped("", &text);
    }

    /// A line of a list below the line before.
    pub fn item(&mut self, message: Message) {
        let text = self.words.say(&message);
        self.wrapped("  ", &text);
    }

    /// Text that is already laid out.
    pub fn block(&mut self, text: &str) {
        text.lines().for_each(|line| {
            self.text += &line.trim_end().replace('\u{a0}', " ");
            self.text.push('\n');
        });
    }

    /// Broken at plain spaces only.
    fn wrapped(&mut self, indent: &str, text: &str) {
        let mut line = indent.to_owned();
        let mut fresh = true;
        for word in text.split_ascii_whitespace() {
            if !fresh && line.chars().count() + 1 + word.chars().count() > WIDTH {
                self.block(&line);
                line = format!("{indent}    ");
                fresh = true;
            }
            if !fresh {
                line.push(' ');
            }
            line += word;
            fresh = false;
        }
        self.block(&line);
    }
}
