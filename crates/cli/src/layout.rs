//! Text layout: wrapping and columns.

use anstyle::Style;

/// Maximum line width; fits every terminal.
pub(crate) const WIDTH: usize = 80;

/// Bold text for headings; `anstream` strips it where styles are unsupported.
pub(crate) const BOLD: Style = Style::new().bold();

pub(crate) fn bold(text: &str) -> String {
    format!("{BOLD}{text}{BOLD:#}")
}

/// Wraps text at words, with a prefix for the first line and one for the others.
pub(crate) fn wrap(text: &str, first: &str, rest: &str) -> String {
    let mut lines = String::new();
    let mut line = first.to_owned();
    let mut fresh = true;
    for word in text.split_whitespace() {
        if !fresh && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines += line.trim_end();
            lines.push('\n');
            line = rest.to_owned();
            fresh = true;
        }
        if !fresh {
            line.push(' ');
        }
        line += word;
        fresh = false;
    }
    lines + line.trim_end()
}

/// Aligned columns: the first `left` columns left-aligned, the rest right-aligned.
pub(crate) fn columns(rows: &[Vec<String>], left: usize) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |row: &Vec<String>, i: usize| row.get(i).map_or(0, |cell| cell.chars().count());
    let widths: Vec<usize> = (0..count).map(|i| rows.iter().map(|row| cell(row, i)).max().unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let line: Vec<String> = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(i, (cell, &width))| if i < left { format!("{cell:<width$}") } else { format!("{cell:>width$}") })
            .collect();
        text += line.join("  ").trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_between_words_and_hangs() {
        let text = wrap(&"word ".repeat(30), "- ", "  ");
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH));
        assert!(text.starts_with("- word") && text.lines().skip(1).all(|line| line.starts_with("  word")));
        assert_eq!(wrap("", "", ""), "");
    }

    #[test]
    fn aligns_columns_by_characters() {
        let rows = [vec!["è".to_owned(), "10".into()], vec!["long".into(), "5".into()]];
        assert_eq!(columns(&rows, 1), "è     10\nlong   5\n");
    }
}
