//! Pages of plain text that fit a terminal, for [`Presentation::render`](crate::Presentation::render).

use crate::message::Message;
use crate::words::Words;

/// Columns after which lines are wrapped.
const WIDTH: usize = 98;

/// A page under construction: headings, wrapped lines and preformatted blocks.
///
/// ```
/// use orrery_engine::{Message, Page, Words};
///
/// let words = Words::new("en", &[("en", "score = Score\npoints = { $n } points\n")])?;
/// let mut page = Page::new(&words);
/// page.heading(Message::new("score"));
/// page.item(Message::new("points").with("n", 7));
/// assert_eq!(page.finish(), "# Score\n  7 points\n");
/// # Ok::<(), orrery_engine::words::WordsError>(())
/// ```
pub struct Page<'a> {
    /// The texts of the reader's language.
    pub words: &'a Words,
    text: String,
}

impl<'a> Page<'a> {
    /// An empty page in a language.
    pub fn new(words: &'a Words) -> Page<'a> {
        Page { words, text: String::new() }
    }

    /// The text of the page.
    pub fn finish(self) -> String {
        self.text
    }

    /// Adds a heading, preceded by an empty line unless it is the first.
    pub fn heading(&mut self, title: Message) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text += &format!("# {}\n", self.words.say(&title));
    }

    /// Adds a line, wrapped if necessary.
    pub fn line(&mut self, message: Message) {
        let text = self.words.say(&message);
        self.wrapped("", &text);
    }

    /// Adds an indented list item, wrapped if necessary.
    pub fn item(&mut self, message: Message) {
        let text = self.words.say(&message);
        self.wrapped("  ", &text);
    }

    /// Adds preformatted text. Non-breaking spaces become plain ones.
    pub fn block(&mut self, text: &str) {
        text.lines().for_each(|line| {
            self.text += &line.trim_end().replace('\u{a0}', " ");
            self.text.push('\n');
        });
    }

    /// Wraps at ASCII whitespace only, so that non-breaking spaces hold a phrase together.
    fn wrapped(&mut self, indent: &str, text: &str) {
        let mut line = indent.to_owned();
        let mut line_is_empty = true;
        for word in text.split_ascii_whitespace() {
            if !line_is_empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
                self.block(&line);
                line = format!("{indent}    ");
                line_is_empty = true;
            }
            if !line_is_empty {
                line.push(' ');
            }
            line += word;
            line_is_empty = false;
        }
        self.block(&line);
    }
}
