//! Commands at the text table.

use orrery_engine::Words;

/// A parsed line of input.
#[derive(Debug, PartialEq)]
pub(super) enum Command<'a> {
    Pick(usize),
    /// Number of steps to undo; `None` undoes everything that can be undone.
    Undo(Option<usize>),
    /// Number of steps to redo; `None` redoes all of them.
    Redo(Option<usize>),
    Why(&'a str),
    /// One rule, or the list of all.
    Rule(Option<&'a str>),
    All,
    Find(&'a str),
    /// The whole table.
    Table,
    /// The whole history, or its last part.
    History {
        all: bool,
    },
    Save(&'a str),
    /// A standing order.
    Order(Ordered),
    Help,
    Quit,
    Nothing,
    Unknown,
}

/// An operation on standing orders; numbers refer to the list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Ordered {
    List,
    Give(usize),
    Off,
}

/// A command. Its names are in the Fluent file of each language; the English names work in every language, for scripts.
#[derive(Clone, Copy)]
enum Verb {
    Undo,
    Redo,
    Why,
    Rule,
    All,
    Find,
    Table,
    History,
    Save,
    Order,
    Help,
    Quit,
}

impl Verb {
    const ALL: [(Verb, &str); 12] = [
        (Verb::Undo, "cli-command-undo"),
        (Verb::Redo, "cli-command-redo"),
        (Verb::Why, "cli-command-why"),
        (Verb::Rule, "cli-command-rule"),
        (Verb::All, "cli-command-all"),
        (Verb::Find, "cli-command-find"),
        (Verb::Table, "cli-command-table"),
        (Verb::History, "cli-command-history"),
        (Verb::Save, "cli-command-save"),
        (Verb::Order, "cli-command-order"),
        (Verb::Help, "cli-command-help"),
        (Verb::Quit, "cli-command-quit"),
    ];

    fn named(name: &str, words: &Words) -> Option<Verb> {
        Verb::ALL.into_iter().find(|(_, key)| is_named(name, key, words)).map(|(verb, _)| verb)
    }
}

fn is_named(name: &str, key: &str, words: &Words) -> bool {
    words.word(key).split_whitespace().any(|known| known == name.to_lowercase())
}

pub(super) fn parse<'a>(line: &'a str, words: &Words) -> Command<'a> {
    let line = line.trim();
    if line.is_empty() {
        return Command::Nothing;
    }
    if let Ok(number) = line.parse::<usize>() {
        return Command::Pick(number);
    }
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let everything = is_named(rest, "cli-command-all", words);
    match (Verb::named(name, words), rest) {
        (Some(Verb::Undo), rest) => steps(rest, everything).map_or(Command::Unknown, Command::Undo),
        (Some(Verb::Redo), rest) => steps(rest, everything).map_or(Command::Unknown, Command::Redo),
        (Some(Verb::Why), rest) if !rest.is_empty() => Command::Why(rest),
        (Some(Verb::Rule), rest) => Command::Rule((!rest.is_empty()).then_some(rest)),
        (Some(Verb::All), "") => Command::All,
        (Some(Verb::Find), rest) if !rest.is_empty() => Command::Find(rest),
        (Some(Verb::Table), "") => Command::Table,
        (Some(Verb::History), "") => Command::History { all: false },
        (Some(Verb::History), _) if everything => Command::History { all: true },
        (Some(Verb::Save), rest) if !rest.is_empty() => Command::Save(rest),
        (Some(Verb::Order), "") => Command::Order(Ordered::List),
        (Some(Verb::Order), rest) if is_named(rest, "cli-command-off", words) => Command::Order(Ordered::Off),
        (Some(Verb::Order), rest) => rest.parse().map_or(Command::Unknown, |number| Command::Order(Ordered::Give(number))),
        (Some(Verb::Help), _) => Command::Help,
        (Some(Verb::Quit), "") => Command::Quit,
        _ => Command::Unknown,
    }
}

/// Number of steps to undo or redo: one, the number given, or all (`Some(None)`). `None` if it is not a positive number.
fn steps(rest: &str, everything: bool) -> Option<Option<usize>> {
    match rest {
        "" => Some(Some(1)),
        _ if everything => Some(None),
        count => count.parse().ok().filter(|&steps| steps > 0).map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language;

    #[test]
    fn understands_lines() {
        let words = language::platform("en").unwrap();
        let parse = |line| parse(line, &words);
        assert_eq!(parse(" 12 "), Command::Pick(12));
        assert_eq!(parse("U"), Command::Undo(Some(1)));
        assert_eq!(parse("undo 3"), Command::Undo(Some(3)));
        assert_eq!(parse("undo all"), Command::Undo(None));
        assert_eq!(parse("undo much"), Command::Unknown);
        assert_eq!(parse("undo 0"), Command::Unknown);
        assert_eq!(parse("redo"), Command::Redo(Some(1)));
        assert_eq!(parse("redo 2"), Command::Redo(Some(2)));
        assert_eq!(parse("redo all"), Command::Redo(None));
        assert_eq!(parse("redo much"), Command::Unknown);
        assert_eq!(parse("why column  3"), Command::Why("column  3"));
        assert_eq!(parse("why"), Command::Unknown);
        assert_eq!(parse("rule R6.1"), Command::Rule(Some("R6.1")));
        assert_eq!(parse("rule"), Command::Rule(None));
        assert_eq!(parse("table"), Command::Table);
        assert_eq!(parse("history all"), Command::History { all: true });
        assert_eq!(parse("history 3"), Command::Unknown);
        assert_eq!(parse("save My Game.orrery"), Command::Save("My Game.orrery"));
        assert_eq!(parse("order"), Command::Order(Ordered::List));
        assert_eq!(parse("order 2"), Command::Order(Ordered::Give(2)));
        assert_eq!(parse("order off"), Command::Order(Ordered::Off));
        assert_eq!(parse("order much"), Command::Unknown);
        assert_eq!(parse("?"), Command::Help);
        assert_eq!(parse(""), Command::Nothing);
        assert_eq!(parse("-3"), Command::Unknown);
        assert_eq!(parse("esci"), Command::Unknown);
    }

    #[test]
    fn understands_italian() {
        let words = language::platform("it").unwrap();
        let parse = |line| parse(line, &words);
        assert_eq!(parse("annulla tutto"), Command::Undo(None));
        assert_eq!(parse("ripeti"), Command::Redo(Some(1)));
        assert_eq!(parse("Perché rover 2"), Command::Why("rover 2"));
        assert_eq!(parse("tavolo"), Command::Table);
        assert_eq!(parse("storia tutta"), Command::History { all: true });
        assert_eq!(parse("aiuto"), Command::Help);
        assert_eq!(parse("esci"), Command::Quit);
    }

    #[test]
    fn english_names_work_in_every_language_and_no_name_means_two_things() {
        let english = language::platform("en").unwrap();
        for language in orrery_engine::words::LANGUAGES {
            let words = language::platform(language).unwrap();
            let names = Verb::ALL.map(|(_, key)| words.word(key));
            let mut all: Vec<&str> = names.iter().flat_map(|names| names.split_whitespace()).collect();
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count, "{language}");
            for (_, key) in Verb::ALL {
                for name in english.word(key).split_whitespace() {
                    assert!(is_named(name, key, &words), "{language}: {name}");
                }
            }
        }
    }
}
