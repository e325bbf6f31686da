//! Markdown as plain text for terminals and screen readers: no marks, lines that fit, tables in columns.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::layout::{WIDTH, bold, columns, wrap};

/// Renders a Markdown text as plain text.
pub(crate) fn plain(markdown: &str) -> String {
    let mut page = Page::default();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        page.read(event);
    }
    page.text.trim_end().to_owned() + "\n"
}

#[derive(Default)]
struct Page {
    text: String,
    /// Inline text of the block that is being read.
    inline: String,
    /// Open lists, outermost first.
    lists: Vec<List>,
    table: Vec<Vec<String>>,
    in_code: bool,
}

struct List {
    /// Number of the next item; `None` for bullets.
    next: Option<u64>,
    /// Mark of the current item.
    mark: String,
    /// The mark stands before the item's first line only.
    marked: bool,
}

impl Page {
    fn read(&mut self, event: Event) {
        match event {
            Event::Start(tag) => self.open(tag),
            Event::End(tag) => self.close(tag),
            Event::Text(text) if self.in_code => self.push_code(&text),
            Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => self.inline += &text,
            Event::SoftBreak | Event::HardBreak => self.inline.push(' '),
            Event::Rule => self.gap(),
            // Extensions of Markdown that are not enabled.
            _ => {}
        }
    }

    fn open(&mut self, tag: Tag) {
        match tag {
            Tag::Paragraph | Tag::Heading { .. } | Tag::Table(_) => self.gap(),
            Tag::CodeBlock(_) => {
                self.close_block();
                self.gap();
                self.in_code = true;
            }
            Tag::List(next) => {
                self.close_block();
                if self.lists.is_empty() {
                    self.gap();
                }
                self.lists.push(List { next, mark: String::new(), marked: false });
            }
            Tag::Item => self.open_item(),
            Tag::TableHead | Tag::TableRow => self.table.push(Vec::new()),
            _ => {}
        }
    }

    fn open_item(&mut self) {
        let list = self.lists.last_mut().expect("an item is inside a list");
        list.mark = match &mut list.next {
            Some(number) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            None => "- ".to_owned(),
        };
        list.marked = false;
    }

    fn close(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Paragraph | TagEnd::Item | TagEnd::HtmlBlock => self.close_block(),
            TagEnd::Heading(_) => {
                let title = std::mem::take(&mut self.inline);
                self.push(&bold(&title));
            }
            TagEnd::CodeBlock => self.in_code = false,
            TagEnd::List(_) => {
                self.lists.pop();
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.inline);
                self.table.last_mut().expect("a cell is inside a row").push(cell);
            }
            TagEnd::Table => {
                let table = std::mem::take(&mut self.table);
                self.push(&lay_out(&table));
            }
            _ => {}
        }
    }

    /// Writes the paragraph or list item that was collected, if there is one.
    fn close_block(&mut self) {
        let text = std::mem::take(&mut self.inline);
        if text.trim().is_empty() {
            return;
        }
        let rest = self.margin();
        let first: String =
            self.lists.iter().map(|list| if list.marked { blank(&list.mark) } else { list.mark.clone() }).collect();
        self.lists.iter_mut().for_each(|list| list.marked = true);
        self.push(&wrap(&text, &first, &rest));
    }

    fn push_code(&mut self, code: &str) {
        let margin = self.margin();
        for line in code.lines() {
            self.push(&format!("{margin}    {line}"));
        }
    }

    /// Indentation below the marks of all open lists.
    fn margin(&self) -> String {
        self.lists.iter().map(|list| blank(&list.mark)).collect()
    }

    fn push(&mut self, lines: &str) {
        self.text += lines.trim_end();
        self.text.push('\n');
    }

    /// One empty line, never two, none at the top.
    fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }
}

/// Spaces as wide as `mark`.
fn blank(mark: &str) -> String {
    " ".repeat(mark.len())
}

/// Columns where they fit; otherwise each row as a list item that repeats the head of each column.
fn lay_out(table: &[Vec<String>]) -> String {
    let wide = columns(table, usize::MAX);
    if wide.lines().all(|line| line.chars().count() <= WIDTH) {
        return wide;
    }
    let head = &table[0];
    let row = |row: &Vec<String>| {
        let named = |(cell, name): (&String, &String)| if name.is_empty() { cell.clone() } else { format!("{name}: {cell}") };
        let parts: Vec<String> = row.iter().zip(head).filter(|(cell, _)| !cell.is_empty()).map(named).collect();
        wrap(&parts.join("; "), "- ", "  ") + "\n"
    };
    table[1..].iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_and_words_stay() {
        assert_eq!(
            plain("**R1** the *current* card `tile_placement` and [Q2](#q2)"),
            "R1 the current card tile_placement and Q2\n"
        );
        let bare = "Sagittarius A* and 2 * 3, tile_placement, rules <game>\n";
        assert_eq!(plain(bare), bare);
    }

    #[test]
    fn blocks_become_lines() {
        let text =
            plain("One\ntwo.\n\n- a\n  b\n- c\n\n1. x\n\n---\n\n| n | what |\n|---|---|\n| 1 | ship |\n\n```\nraw  text\n```\n");
        assert_eq!(text, "One two.\n\n- a b\n- c\n\n1. x\n\nn  what\n1  ship\n\n    raw  text\n");
    }

    #[test]
    fn nested_lists_hang_below_their_marks() {
        let text = plain("1. one\n\n   more\n\n2. two\n   - a\n   - b\n");
        assert_eq!(text, "1. one\n\n   more\n\n2. two\n   - a\n   - b\n");
    }

    #[test]
    fn wide_tables_become_lists() {
        let long = "word ".repeat(20);
        let text = plain(&format!("| a | b |\n|---|---|\n| 1 | {long} |\n"));
        assert!(text.starts_with("- a: 1; b: word word"), "{text}");
    }
}
