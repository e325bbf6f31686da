//! The final score sheet: categories, places, winners.

use orrery_engine::{Outcome, Seat, Words};

use crate::language::say;
use crate::layout::{bold, columns};

/// `names` are the seats' names, one per seat.
pub(crate) fn sheet(outcome: &Outcome, names: &[String], words: &Words) -> String {
    let line = |title: String, cell: &dyn Fn(usize) -> String| {
        std::iter::once(title).chain((0..names.len()).map(cell)).collect::<Vec<String>>()
    };
    let mut rows = vec![line(String::new(), &|seat| names[seat].clone())];
    for category in categories(outcome) {
        let points = |seat: usize| outcome.scores[seat].part(category).map_or_else(|| "-".to_owned(), |n| n.to_string());
        rows.push(line(words.word(&format!("score-{category}")), &points));
    }
    rows.push(line(words.word("cli-sheet-total"), &|seat| outcome.scores[seat].total.to_string()));
    if names.len() > 1 {
        rows.push(line(words.word("cli-sheet-place"), &|seat| outcome.places[seat].to_string()));
    }
    format!("{}\n{}{}\n", bold(&words.word("cli-sheet-title")), columns(&rows, 1), verdict(outcome, names, words))
}

/// The categories of all seats in the order of the sheet.
fn categories(outcome: &Outcome) -> Vec<&'static str> {
    let mut all = Vec::new();
    for (category, _) in outcome.scores.iter().flat_map(|score| &score.parts) {
        if !all.contains(category) {
            all.push(category);
        }
    }
    all
}

fn verdict(outcome: &Outcome, names: &[String], words: &Words) -> String {
    let winners: Vec<&str> = outcome.winners.iter().map(|Seat(seat)| names[usize::from(seat)].as_str()).collect();
    match (winners.len(), names.len()) {
        (0, _) => words.word("cli-verdict-lost"),
        (_, 1) => words.word("cli-verdict-solo"),
        (1, _) => words.say(&say("cli-verdict-won").with("who", winners[0])),
        _ => words.say(&say("cli-verdict-shared").with("who", winners.join(", "))),
    }
}
