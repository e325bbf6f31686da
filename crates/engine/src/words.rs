//! Translation: the Fluent files of a language, and messages formatted with them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::message::{Arg, Message};

/// Supported languages. Every text exists in all of them; the first is the fallback.
pub const LANGUAGES: [&str; 2] = ["en", "it"];

/// Texts of the engine itself.
pub const ENGINE: [(&str, &str); 2] =
    [("en", include_str!("../../../locales/en/engine.ftl")), ("it", include_str!("../../../locales/it/engine.ftl"))];

/// The Fluent bundle of one language: formats [`Message`]s.
///
/// ```
/// use orrery_engine::{Message, Words};
///
/// const ENGLISH: &str = "planets =
///     { $n ->
///         [one] a planet
///        *[other] { $n } planets
///     }
/// ";
/// let texts = [("en", ENGLISH), ("it", "planets = pianeti: { $n }\n")];
/// let (english, italian) = (Words::new("en", &texts)?, Words::new("it", &texts)?);
/// let message = Message::new("planets").with("n", 1);
/// assert_eq!(english.say(&message), "a planet");
/// assert_eq!(italian.say(&message), "pianeti: 1");
/// assert_eq!(english.word("moons"), "⟦moons⟧", "a missing key is visible");
/// # Ok::<(), orrery_engine::words::WordsError>(())
/// ```
pub struct Words {
    /// One of [`LANGUAGES`].
    pub language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

/// Why a language cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordsError {
    /// The language is not one of [`LANGUAGES`].
    #[error("'{0}' is not a language of Orrery; there are: en, it")]
    Language(String),
    /// A text is malformed, or defines a key twice.
    #[error("Fluent file for {language}: {reason}")]
    File {
        /// Language of the text.
        language: String,
        /// The parser's message.
        reason: String,
    },
}

impl Words {
    /// Parses the Fluent texts of a language from (language, text) pairs, besides the engine's own; other languages are ignored.
    ///
    /// # Errors
    ///
    /// If the language is not supported, or a text is malformed or defines a key twice.
    pub fn new<'a>(language: &str, sources: impl IntoIterator<Item = &'a (&'a str, &'a str)>) -> Result<Words, WordsError> {
        let language =
            LANGUAGES.into_iter().find(|known| *known == language).ok_or_else(|| WordsError::Language(language.to_owned()))?;
        let id: LanguageIdentifier = language.parse().expect("a known language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let fail = |reason: String| WordsError::File { language: language.to_owned(), reason };
        for (_, text) in ENGINE.iter().chain(sources).filter(|(of, _)| *of == language) {
            let resource = FluentResource::try_new((*text).to_owned())
                .map_err(|(_, errors)| fail(errors.first().map(ToString::to_string).unwrap_or_default()))?;
            bundle.add_resource(resource).map_err(|errors| fail(errors[0].to_string()))?;
        }
        Ok(Words { language, bundle })
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Formats a message without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Message::new(key.to_owned()))
    }

    /// Formats a message. A missing key or argument shows as `⟦key⟧`, which tests look for.
    pub fn say(&self, message: &Message) -> String {
        let Some(pattern) = self.bundle.get_message(&message.key).and_then(|found| found.value()) else {
            return format!("⟦{}⟧", message.key);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Message(inner) => FluentValue::from(self.say(inner)),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() { text.into_owned() } else { format!("⟦{}: {}⟧", message.key, errors[0]) }
    }
}

/// The message keys of a Fluent text, in order.
pub fn keys(fluent: &str) -> Vec<&str> {
    fluent
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-'))
        .filter_map(|line| line.split_once('=').map(|(key, _)| key.trim()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_nested_messages_and_shows_gaps() {
        let source = [("en", "tile = a tile\nturn-up = Turn up { $what } ({ $n } left)\n")];
        let words = Words::new("en", &source).unwrap();
        let message = Message::new("turn-up").with("what", Message::new("tile")).with("n", 3);
        assert_eq!(words.say(&message), "Turn up a tile (3 left)");
        assert_eq!(words.word("nothing"), "⟦nothing⟧");
        assert!(words.say(&Message::new("turn-up")).starts_with("⟦turn-up: "));
    }

    #[test]
    fn unknown_language_is_refused() {
        assert!(matches!(Words::new("xx", &[]), Err(WordsError::Language(_))));
    }
}
