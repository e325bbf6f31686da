//! Validation of names and chat messages.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::skeleton;

use crate::error::{Failure, Why};

const MAX_NAME_LENGTH: usize = 32;
const MAX_CHAT_LENGTH: usize = 500;

/// Letters and symbols without a visible glyph: Hangul fillers and the blank Braille pattern.
const BLANK: [char; 5] = ['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// Trims a name and refuses one that is empty, too long, or confusable with another player's or a bot's.
pub fn clean_name(name: &str) -> Result<String, Failure> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > MAX_NAME_LENGTH {
        return Err(Why::NameLength.with("most", MAX_NAME_LENGTH as i64));
    }
    if name.chars().any(is_invisible) {
        return Err(Why::NameCharacters.into());
    }
    // Capital and small letters have different confusables.
    if has_word_bot(name) || has_word_bot(&name.to_lowercase()) {
        return Err(Why::NameOfBot.into());
    }
    Ok(name.to_owned())
}

/// Whether a name seems to have the word "bot", also with a number or within a word of several: clients call bots "Easy bot" or "Bot facile".
fn has_word_bot(name: &str) -> bool {
    let is_bot = |word: &str| matches!(&looks(word)[..], "bot" | "bots");
    // Digits look like letters to Unicode, so they are trimmed first.
    let numbered = |word: &str| is_bot(word.trim_matches(char::is_numeric));
    looks(name).split(|char: char| !char.is_alphanumeric()).any(is_bot)
        || parts(&without_marks(name)).any(|word| is_bot(word) || numbered(word))
}

/// The words of a name, and those that capitals divide them into.
fn parts(name: &str) -> impl Iterator<Item = &str> {
    let words = name.split(|char: char| !char.is_alphanumeric());
    words.flat_map(|word| {
        let capitals = word.char_indices().filter(|(_, char)| char.is_uppercase()).map(|(at, _)| at);
        let cuts: Vec<usize> = std::iter::once(0).chain(capitals).chain([word.len()]).collect();
        std::iter::once(word).chain(cuts.windows(2).map(|cut| &word[cut[0]..cut[1]]).collect::<Vec<_>>())
    })
}

/// A name without marks above and below letters.
fn without_marks(name: &str) -> String {
    use GeneralCategory::{EnclosingMark, NonspacingMark};
    let is_mark = |char: &char| matches!(char.general_category(), NonspacingMark | EnclosingMark);
    name.chars().filter(|char| !is_mark(char)).collect()
}

/// What a name looks like, as Unicode's UTS #39 defines it, without capitals and without marks above and below letters.
fn looks(name: &str) -> String {
    without_marks(&skeleton(name).collect::<String>()).to_lowercase()
}

/// Whether two names can be taken for each other. Capital and small letters have different confusables.
pub fn look_alike(one: &str, other: &str) -> bool {
    looks(one) == looks(other) || looks(&one.to_lowercase()) == looks(&other.to_lowercase())
}

/// Trims a line of chat and refuses one that is empty, too long, or changes how other lines are rendered.
pub fn clean_chat(text: &str) -> Result<String, Failure> {
    let text = text.trim();
    let length = text.chars().count();
    if length == 0 || length > MAX_CHAT_LENGTH {
        return Err(Why::ChatLength.with("most", MAX_CHAT_LENGTH as i64));
    }
    if text.chars().any(|char| breaks_lines(char) || changes_direction(char)) {
        return Err(Why::ChatCharacters.into());
    }
    Ok(text.to_owned())
}

fn is_invisible(char: char) -> bool {
    use GeneralCategory::{Format, PrivateUse, SpaceSeparator, Unassigned};
    let category = char.general_category();
    breaks_lines(char)
        || matches!(category, Format | PrivateUse | Unassigned)
        || (category == SpaceSeparator && char != ' ')
        || BLANK.contains(&char)
}

fn breaks_lines(char: char) -> bool {
    use GeneralCategory::{Control, LineSeparator, ParagraphSeparator};
    matches!(char.general_category(), Control | LineSeparator | ParagraphSeparator)
}

/// Unicode's explicit directional formatting characters.
fn changes_direction(char: char) -> bool {
    matches!(char, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_show_every_character() {
        for name in [
            "Ada",
            " Ada L. ",
            "José",
            "李雷",
            "Ωmega-3",
            "Bottas",
            "Abbot",
            "Боте",
            "Bob",
            "Boo T",
            "🦊",
            "Bo77",
            "Botany1",
            "TheBottle",
        ] {
            assert_eq!(clean_name(name).unwrap(), name.trim(), "{name}");
        }
        for name in ["", " ", "Ad\u{200b}a", "\u{202e}adA", "A\0", "A\nb", "\u{3164}", "A\u{a0}b", "A\u{e000}", "\u{feff}Ada"] {
            assert!(clean_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for name in [
            "bot",
            "Easy bot",
            "BOT facile",
            "bot:greedy",
            "bot mcts",
            "Easy bot1",
            "2bot",
            "b0t7",
            "Bot²",
            "EasyBot",
            "BotFacile",
            "bots",
            "Easy_bot_1",
        ] {
            assert_eq!(clean_name(name).unwrap_err().why, Why::NameOfBot, "{name}");
        }
        // Cyrillic, Greek, full-width, mathematical letters; a digit; marks.
        for name in [
            "b\u{43e}t",
            "\u{412}\u{41e}\u{422}",
            "\u{392}\u{39f}\u{3a4}",
            "\u{ff42}ot",
            "\u{1d41b}ot",
            "Easy b0t",
            "bo\u{331}t",
            "b\u{f6}t",
        ] {
            assert_eq!(clean_name(name).unwrap_err().why, Why::NameOfBot, "{name}");
        }
    }

    #[test]
    fn names_that_look_alike_are_recognised() {
        for (one, other) in [("Ada", "Ad\u{430}"), ("Ada", "ADA"), ("Lou", "L\u{43e}u"), ("Jose", "José"), ("O'Hara", "0'Hara")]
        {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Ada", "Ada L."), ("Боб", "Bob"), ("", "Ada")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_line_of_chat_stays_in_its_line() {
        for text in ["hello", "שלום", "👩‍🚀"] {
            assert_eq!(clean_chat(text).unwrap(), text);
        }
        for text in ["a\nb", "a\0b", "a\u{2028}b", "\u{202e}abc", "\u{2067}abc"] {
            assert_eq!(clean_chat(text).unwrap_err().why, Why::ChatCharacters, "{text:?}");
        }
    }
}
