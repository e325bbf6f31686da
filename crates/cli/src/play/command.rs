//! What a person may type at the table.

/// One line, understood.
#[derive(Debug, PartialEq)]
pub(super) enum Command<'a> {
    Pick(usize),
    /// How many own steps back; everything that can be taken back without a number.
    Undo(Option<usize>),
    Why(&'a str),
    /// One rule, or the list of all.
    Rule(Option<&'a str>),
    All,
    Find(&'a str),
    Show,
    /// Everything, or the latest part.
    History {
        all: bool,
    },
    Save(&'a str),
    Help,
    Quit,
    Nothing,
    Unknown,
}

pub(super) fn parse(line: &str) -> Command<'_> {
    let line = line.trim();
    if let Ok(number) = line.parse::<usize>() {
        return Command::Pick(number);
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (word.to_lowercase().as_str(), rest) {
        ("", _) => Command::Nothing,
        ("undo" | "u", "") => Command::Undo(Some(1)),
        ("undo" | "u", "all") => Command::Undo(None),
        ("undo" | "u", count) => count.parse().ok().filter(|&n| n > 0).map_or(Command::Unknown, |n| Command::Undo(Some(n))),
        ("why", rest) if !rest.is_empty() => Command::Why(rest),
        ("rule" | "rules", rest) => Command::Rule((!rest.is_empty()).then_some(rest)),
        ("all", "") => Command::All,
        ("find", rest) if !rest.is_empty() => Command::Find(rest),
        ("show", "") => Command::Show,
        ("history", "") => Command::History { all: false },
        ("history", "all") => Command::History { all: true },
        ("save", rest) if !rest.is_empty() => Command::Save(rest),
        ("help" | "?", _) => Command::Help,
        ("quit" | "q" | "exit", "") => Command::Quit,
        _ => Command::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn understands_lines() {
        assert_eq!(parse(" 12 "), Command::Pick(12));
        assert_eq!(parse("U"), Command::Undo(Some(1)));
        assert_eq!(parse("undo 3"), Command::Undo(Some(3)));
        assert_eq!(parse("undo all"), Command::Undo(None));
        assert_eq!(parse("undo much"), Command::Unknown);
        assert_eq!(parse("why column  3"), Command::Why("column  3"));
        assert_eq!(parse("why"), Command::Unknown);
        assert_eq!(parse("rule R6.1"), Command::Rule(Some("R6.1")));
        assert_eq!(parse("rule"), Command::Rule(None));
        assert_eq!(parse("save My Game.orrery"), Command::Save("My Game.orrery"));
        assert_eq!(parse("?"), Command::Help);
        assert_eq!(parse(""), Command::Nothing);
        assert_eq!(parse("-3"), Command::Unknown);
    }
}
