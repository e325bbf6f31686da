//! `why`: names the rule that forbids an action.

use orrery_engine::Seat;
use orrery_engine::erased::Refused;

use super::choices::{Choices, matches};
use super::session::Session;
use crate::language::say;
use crate::rules;

/// Maximum number of refusals shown.
const LIMIT: usize = 10;

/// Answers `why <number>` and `why <words>`.
pub(super) fn answer(session: &Session, seat: Seat, choices: &Choices, text: &str) -> Vec<String> {
    match text.parse::<usize>() {
        Ok(number) => vec![about_number(session, choices, number)],
        Err(_) => about_words(session, seat, choices, text),
    }
}

fn about_number(session: &Session, choices: &Choices, number: usize) -> String {
    match choices.pick(number) {
        Some(choice) => allowed(session, &choice.label, number),
        None => session.words.say(&say("cli-no-such-choice").with("n", choices.list.len() as i64)),
    }
}

/// Refusals come first: they are what `why` is for.
fn about_words(session: &Session, seat: Seat, choices: &Choices, text: &str) -> Vec<String> {
    let words = &session.words;
    let (mut refusals, mut possible) = (Vec::new(), Vec::new());
    for action in session.table.attempts(seat) {
        let Ok(message) = session.table.describe(seat, &action) else { continue };
        let label = words.say(&message);
        if !matches(&label, text) {
            continue;
        }
        match session.table.check(seat, &action) {
            Err(refused) => push_new(&mut refusals, forbidden(session, &label, &refused)),
            // Not listed: an equivalent of one of the listed choices.
            Ok(()) => {
                let index = choices.list.iter().position(|choice| choice.action == action);
                index.into_iter().for_each(|index| push_new(&mut possible, allowed(session, &label, index + 1)));
            }
        }
    }
    let mut lines = refusals;
    lines.append(&mut possible);
    if lines.is_empty() {
        return vec![words.say(&say("cli-why-nothing").with("words", text))];
    }
    if lines.len() > LIMIT {
        let more = words.say(&say("cli-why-more").with("n", (lines.len() - LIMIT) as i64));
        lines.truncate(LIMIT);
        lines.push(more);
    }
    lines
}

fn push_new(lines: &mut Vec<String>, line: String) {
    if !lines.contains(&line) {
        lines.push(line);
    }
}

fn allowed(session: &Session, label: &str, number: usize) -> String {
    session.words.say(&say("cli-why-allowed").with("label", label).with("n", number as i64))
}

fn forbidden(session: &Session, label: &str, refused: &Refused) -> String {
    let words = &session.words;
    match refused {
        Refused::Illegal { explanation, .. } => {
            let rule = rules::citation(session.entry.game.meta(), words.language, explanation.rule);
            let reason = say("cli-why-forbidden").with("label", label).with("reason", explanation.text.clone());
            words.say(&reason.with("rule", rule).with("number", explanation.rule))
        }
        Refused::Malformed(reason) => reason.clone(),
    }
}
