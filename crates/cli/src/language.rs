//! Language selection and Fluent bundles.

use orrery_engine::words::LANGUAGES;
use orrery_engine::{Message, Meta, Words};

use crate::error::Failure;

/// Fluent files of the platform; games bring their own.
pub(crate) const PLATFORM: [(&str, &str); 2] =
    [("en", include_str!("../../../locales/en/platform.ftl")), ("it", include_str!("../../../locales/it/platform.ftl"))];

/// The requested language, else that of the locale, else English.
pub(crate) fn choose(asked: Option<&str>) -> &'static str {
    let locale = || ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok()).find(|v| !v.is_empty());
    let wanted = asked.map(str::to_owned).or_else(locale).unwrap_or_default();
    of_locale(&wanted)
}

/// `it_IT.UTF-8` is Italian.
fn of_locale(locale: &str) -> &'static str {
    let code = locale.split(['_', '.', '-', '@']).next().unwrap_or_default();
    LANGUAGES.into_iter().find(|known| known.eq_ignore_ascii_case(code)).unwrap_or(LANGUAGES[0])
}

/// The platform's texts only.
pub(crate) fn platform(language: &str) -> Result<Words, Failure> {
    Ok(Words::new(language, &PLATFORM)?)
}

/// The platform's texts and a game's.
pub(crate) fn of_game(meta: &Meta, language: &str) -> Result<Words, Failure> {
    Ok(orrery_engine::erased::words(meta, &PLATFORM, language)?)
}

/// A game's text in a language, falling back to English, then to any other.
pub(crate) fn pick<'a>(texts: &'a [(&'a str, &'a str)], language: &str) -> Option<&'a str> {
    let of = |wanted: &str| texts.iter().find(|(language, _)| *language == wanted).map(|&(_, text)| text);
    of(language).or_else(|| of(LANGUAGES[0])).or_else(|| texts.first().map(|&(_, text)| text))
}

/// Formats a decimal number for the language.
pub(crate) fn decimal(words: &Words, value: f64, places: usize) -> String {
    let text = format!("{value:.places$}");
    if words.language == "it" { text.replace('.', ",") } else { text }
}

/// Shorthand for [`Message::new`].
pub(crate) fn say(key: &'static str) -> Message {
    Message::new(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_engine::words::keys;

    #[test]
    fn every_language_has_the_same_keys() {
        let [english, italian] = PLATFORM.map(|(_, text)| keys(text));
        assert_eq!(english, italian);
        assert!(english.iter().all(|key| key.starts_with("cli-")), "a prefix keeps them apart from the games' keys");
    }

    #[test]
    fn every_game_speaks_every_language_with_the_platform() {
        for entry in orrery_registry::GAMES {
            for language in LANGUAGES {
                of_game(entry.game.meta(), language).expect("well-formed, and no key twice");
            }
        }
    }

    #[test]
    fn locales_name_a_language() {
        assert_eq!(of_locale("it_IT.UTF-8"), "it");
        assert_eq!(of_locale("en_GB"), "en");
        assert_eq!(of_locale("C"), "en");
        assert_eq!(of_locale("ita"), "en");
    }
}
