//! Markdown as plain text for terminals and screen readers: no marks, lines that fit, tables in columns.

use crate::layout::{WIDTH, bold, columns, wrap};

/// A whole Markdown text. Only what rule texts use: headings, paragraphs, lists, tables, code, emphasis, links.
pub(crate) fn plain(markdown: &str) -> String {
    let mut page = Page::default();
    for line in markdown.lines() {
        page.read(line);
    }
    page.finish()
}

#[derive(Default)]
struct Page {
    text: String,
    /// The paragraph or list item being collected.
    block: Option<Block>,
    table: Vec<Vec<String>>,
    in_code: bool,
}

struct Block {
    first: String,
    rest: String,
    text: String,
}

impl Page {
    fn read(&mut self, line: &str) {
        let trimmed = line.trim();
        if trimmed.starts_with("```") {
            self.close();
            self.in_code = !self.in_code;
        } else if self.in_code {
            self.push(&format!("    {line}"));
        } else if trimmed.starts_with('|') {
            self.close_block();
            self.table.extend(cells(trimmed));
        } else if trimmed.is_empty() || is_ruler(trimmed) {
            self.close();
            self.gap();
        } else if let Some(title) = heading(line) {
            self.close();
            self.gap();
            self.push(&bold(&inline(title)));
        } else if let Some((mark, text)) = list_item(trimmed) {
            self.close();
            let indent = " ".repeat(line.len() - line.trim_start().len());
            let rest = format!("{indent}{}", " ".repeat(mark.len() + 1));
            self.block = Some(Block { first: format!("{indent}{mark} "), rest, text: text.to_owned() });
        } else {
            self.close_table();
            self.go_on(trimmed.trim_start_matches("> "));
        }
    }

    /// A line more of the block at hand, or a new paragraph.
    fn go_on(&mut self, line: &str) {
        let block = self.block.get_or_insert_with(|| Block { first: String::new(), rest: String::new(), text: String::new() });
        block.text.push(' ');
        block.text += line;
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

    fn close(&mut self) {
        self.close_block();
        self.close_table();
    }

    fn close_block(&mut self) {
        if let Some(block) = self.block.take() {
            self.push(&wrap(&inline(&block.text), &block.first, &block.rest));
        }
    }

    fn close_table(&mut self) {
        if !self.table.is_empty() {
            let table = std::mem::take(&mut self.table);
            self.push(&lay_out(&table));
        }
    }

    fn finish(mut self) -> String {
        self.close();
        self.text.trim_end().to_owned() + "\n"
    }
}

fn heading(line: &str) -> Option<&str> {
    let rest = line.trim_start_matches('#');
    (rest.len() < line.len()).then(|| rest.strip_prefix(' ')).flatten()
}

fn is_ruler(line: &str) -> bool {
    line.len() >= 3 && line.bytes().all(|b| b == b'-')
}

/// `- text`, `* text` or `3. text`: the mark and the text.
fn list_item(line: &str) -> Option<(&str, &str)> {
    let (mark, text) = line.split_once(' ')?;
    let number = mark.strip_suffix('.').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    (mark == "-" || mark == "*" || number).then_some((mark, text))
}

/// The cells of a table row; nothing for the line of dashes below the head.
fn cells(row: &str) -> Option<Vec<String>> {
    let inner = row.trim_start_matches('|').trim_end_matches('|');
    let cells: Vec<&str> = inner.split('|').map(str::trim).collect();
    let ruler = cells.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|b| b == b'-' || b == b':'));
    (!ruler).then(|| cells.into_iter().map(inline).collect())
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

/// A line without emphasis, code and link marks.
fn inline(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut plain = String::new();
    let mut at = 0;
    while at < chars.len() {
        let (piece, next) = piece(&chars, at);
        plain += &piece;
        at = next;
    }
    plain
}

/// What stands at a place, and where to go on.
fn piece(chars: &[char], at: usize) -> (String, usize) {
    let text = |from: usize, to: usize| chars[from..to].iter().collect::<String>();
    let find = |from: usize, wanted: char| (from..chars.len()).find(|&i| chars[i] == wanted);
    match chars[at] {
        '`' => {
            if let Some(end) = find(at + 1, '`') {
                return (text(at + 1, end), end + 1);
            }
        }
        '*' if chars.get(at + 1) == Some(&'*') => return (String::new(), at + 2),
        '*' | '_' => {
            if let Some(end) = emphasis_end(chars, at) {
                return (inline(&text(at + 1, end)), end + 1);
            }
        }
        '[' => {
            let close = find(at, ']').filter(|&close| chars.get(close + 1) == Some(&'('));
            if let Some((close, end)) = close.and_then(|close| find(close, ')').map(|end| (close, end))) {
                return (inline(&text(at + 1, close)), end + 1);
            }
        }
        _ => {}
    }
    (chars[at].to_string(), at + 1)
}

/// Where an emphasis that opens here closes. A mark inside a word ("A*", "tile_placement") is not one.
fn emphasis_end(chars: &[char], at: usize) -> Option<usize> {
    let opens = at.checked_sub(1).is_none_or(|before| !chars[before].is_alphanumeric())
        && chars.get(at + 1).is_some_and(|next| next.is_alphanumeric());
    let closes = |i: usize| {
        chars[i] == chars[at] && !chars[i - 1].is_whitespace() && chars.get(i + 1).is_none_or(|next| !next.is_alphanumeric())
    };
    if opens { (at + 2..chars.len()).find(|&i| closes(i)) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_and_words_stay() {
        assert_eq!(
            inline("**R1** the *current* card `tile_placement` and [Q2](#q2)"),
            "R1 the current card tile_placement and Q2"
        );
        assert_eq!(inline("Sagittarius A* and 2 * 3, tile_placement"), "Sagittarius A* and 2 * 3, tile_placement");
    }

    #[test]
    fn blocks_become_lines() {
        let text =
            plain("One\ntwo.\n\n- a\n  b\n- c\n\n1. x\n\n---\n\n| n | what |\n|---|---|\n| 1 | ship |\n\n```\nraw  text\n```\n");
        assert_eq!(text, "One two.\n\n- a b\n- c\n\n1. x\n\nn  what\n1  ship\n\n    raw  text\n");
    }

    #[test]
    fn wide_tables_become_lists() {
        let long = "word ".repeat(20);
        let text = plain(&format!("| a | b |\n|---|---|\n| 1 | {long} |\n"));
        assert!(text.starts_with("- a: 1; b: word word"), "{text}");
    }
}
