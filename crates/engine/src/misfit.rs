//! Errors of parsers in the reader's language.

use crate::message::Message;

/// What a parser of JSON or TOML says about a value, as a message. Parsers only have English sentences, so this recognises the usual
/// ones; the names and values that they quote are kept.
///
/// ```
/// use orrery_engine::misfit::misfit;
///
/// let error = serde_json::from_str::<u8>("300").unwrap_err();
/// assert_eq!(misfit(&error.to_string()).key, "misfit-value");
/// ```
pub fn misfit(reason: &str) -> Message {
    let named = [
        ("missing field ", "misfit-missing-field"),
        ("unknown field ", "misfit-unknown-field"),
        ("duplicate field ", "misfit-duplicate-field"),
        ("unknown variant ", "misfit-value"),
        ("invalid type: ", "misfit-value"),
        ("invalid value: ", "misfit-value"),
    ];
    for (start, key) in named {
        if let Some(rest) = reason.strip_prefix(start) {
            let subject = rest.split(", expected").next().unwrap_or(rest);
            // `null`, a map or a sequence has no value to quote.
            return quoted(subject).map_or(Message::new("misfit-type"), |name| Message::new(key).with("name", name));
        }
    }
    match reason.rsplit_once(" column ").and_then(|(_, column)| column.parse::<u32>().ok()) {
        // At column 0 there is no text at all.
        Some(column) if column > 0 => Message::new("misfit-column").with("column", column),
        _ => Message::new("misfit-unreadable"),
    }
}

/// The text between the first pair of backticks or quotation marks.
fn quoted(text: &str) -> Option<&str> {
    let start = text.find(['`', '"'])?;
    let (mark, rest) = (text.as_bytes()[start] as char, &text[start + 1..]);
    rest.find(mark).map(|end| &rest[..end])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde::de::DeserializeOwned;

    use super::*;
    use crate::message::Arg;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Cube {
        #[allow(dead_code)]
        kind: Kind,
    }

    #[derive(Deserialize, Debug)]
    enum Kind {
        Energy,
    }

    fn of<T: DeserializeOwned + std::fmt::Debug>(text: &str) -> (String, Option<String>) {
        let message = misfit(&serde_json::from_str::<T>(text).unwrap_err().to_string());
        let arg = message.args.first().map(|(_, arg)| match arg {
            Arg::Text(text) => text.clone(),
            Arg::Number(number) => number.to_string(),
            other => panic!("{other:?}"),
        });
        (message.key.to_string(), arg)
    }

    #[test]
    fn the_usual_errors_are_recognised() {
        let named = |key: &str, name: &str| (key.to_owned(), Some(name.to_owned()));
        assert_eq!(of::<Cube>("{}"), named("misfit-missing-field", "kind"));
        assert_eq!(of::<Cube>(r#"{ "size": 1 }"#), named("misfit-unknown-field", "size"));
        assert_eq!(of::<Cube>(r#"{ "kind": "Energy", "kind": "Energy" }"#), named("misfit-duplicate-field", "kind"));
        assert_eq!(of::<Cube>(r#"{ "kind": "Matter" }"#), named("misfit-value", "Matter"));
        assert_eq!(of::<u8>(r#""seven""#), named("misfit-value", "seven"));
        assert_eq!(of::<u8>("-1"), named("misfit-value", "-1"));
        assert_eq!(of::<u8>("null"), ("misfit-type".to_owned(), None));
        assert_eq!(of::<BTreeMap<String, u8>>(r#"{ "a": }"#), named("misfit-column", "8"));
        assert_eq!(misfit("invalid digit found in string").key, "misfit-unreadable");
    }
}
