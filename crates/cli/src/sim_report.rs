//! `orrery sim --report`: where points come from and which decisions are taken, by winners and by plan.

use orrery_bots::sim::{Breakdown, Group, Origin, UseReport};
use orrery_engine::Words;

use crate::language::{decimal, say};
use crate::layout::{bold, columns};
use crate::sim::interval;

/// A name with more kinds than this, such as the places of a map, is one row.
const MOST_KINDS: usize = 36;
/// Plans that have a column, the most frequent ones; JSON has all.
const PLAN_COLUMNS: usize = 5;

pub(crate) fn text(breakdown: &Breakdown, words: &Words) -> String {
    let mut text = String::new();
    let mut add = |title: &str, mut rows: Vec<Vec<String>>| {
        let width = rows[0].len();
        rows.iter_mut().for_each(|row| row.truncate(width));
        if rows.len() > 1 {
            text += &format!("\n{}\n{}", bold(&words.word(title)), columns(&rows, 1));
        }
    };
    add("cli-sim-plans", plan_rows(breakdown, words));
    add("cli-sim-points", points_rows(breakdown, words));
    add("cli-sim-decisions", use_rows(breakdown, &breakdown.decisions, words));
    add("cli-sim-events", use_rows(breakdown, &breakdown.events, words));
    text
}

fn plan_rows(breakdown: &Breakdown, words: &Words) -> Vec<Vec<String>> {
    let head = ["cli-sim-plan", "cli-sim-times", "cli-sim-rate", "cli-sim-mean"];
    let mut rows = vec![head.map(|key| words.word(key)).to_vec()];
    for group in breakdown.groups.iter().filter(|group| matches!(group.group, Group::Plan(_))) {
        rows.push(vec![
            group_name(group.group, words),
            group.seats.to_string(),
            interval([group.win_rate, group.win_rate_low, group.win_rate_high], 3, words),
            decimal(words, group.mean_score, 2),
        ]);
    }
    rows
}

/// A line per category, and below it one per source.
fn points_rows(breakdown: &Breakdown, words: &Words) -> Vec<Vec<String>> {
    let mut rows = vec![head(breakdown, &[], words)];
    for of_category in breakdown.points.chunk_by(|one, other| one.origin.category == other.origin.category) {
        let total = |group: usize| of_category.iter().map(|row| row.means[group]).sum();
        let totals: Vec<f64> = (0..breakdown.groups.len()).map(total).collect();
        rows.push(row(category_name(of_category[0].origin, words), &totals, words));
        if of_category.len() > 1 {
            rows.extend(
                of_category.iter().map(|points| row(format!("  {}", source_name(points.origin, words)), &points.means, words)),
            );
        }
    }
    let totals: Vec<f64> = breakdown.groups.iter().map(|group| group.mean_score).collect();
    rows.push(row(words.word("cli-sim-total"), &totals, words));
    rows
}

/// A line per name, and below it one per kind.
fn use_rows(breakdown: &Breakdown, uses: &[UseReport], words: &Words) -> Vec<Vec<String>> {
    let offered = uses.iter().any(|of| of.offered.is_some());
    let mut rows = vec![head(breakdown, if offered { &["cli-sim-offered"] } else { &[] }, words)];
    let figures = |of: &UseReport| of.offered.iter().chain(&of.means).copied().collect::<Vec<f64>>();
    for kinds in uses.chunk_by(|one, other| one.kind.name == other.kind.name) {
        let name = &kinds[0].kind.name;
        let name = if name.is_empty() { words.word("cli-sim-unnamed") } else { name.clone() };
        if let [only] = kinds {
            rows.push(row(format!("{name} {}", only.kind.of), &figures(only), words));
            continue;
        }
        // Several kinds can be offered in the same decision, so only what was taken can be added up.
        let total = |group: usize| kinds.iter().map(|of| of.means[group]).sum();
        let totals: Vec<f64> = (0..breakdown.groups.len()).map(total).collect();
        let mut line = row(name, &totals, words);
        if offered {
            line.insert(1, String::new());
        }
        rows.push(line);
        if kinds.len() <= MOST_KINDS {
            rows.extend(kinds.iter().map(|of| row(format!("  {}", of.kind.of), &figures(of), words)));
        }
    }
    rows
}

/// The titles of the columns that are shown.
fn head(breakdown: &Breakdown, first: &[&str], words: &Words) -> Vec<String> {
    let first = first.iter().map(|key| words.word(key));
    // Plans are the last groups.
    let plans = breakdown.groups.iter().filter(|group| matches!(group.group, Group::Plan(_))).count();
    let shown = breakdown.groups.len() - plans.saturating_sub(PLAN_COLUMNS);
    let groups = breakdown.groups[..shown].iter().map(|group| group_name(group.group, words));
    std::iter::once(String::new()).chain(first).chain(groups).collect()
}

fn row(title: String, figures: &[f64], words: &Words) -> Vec<String> {
    std::iter::once(title).chain(figures.iter().map(|&figure| decimal(words, figure, 2))).collect()
}

fn group_name(group: Group, words: &Words) -> String {
    match group {
        Group::All => words.word("cli-sim-all"),
        Group::Seat(seat) => words.say(&say("cli-seat").with("n", seat + 1)),
        Group::Won => words.word("cli-sim-won"),
        Group::Others => words.word("cli-sim-others"),
        Group::Opponent => words.word("cli-sim-opponent"),
        Group::Plan(origin) if origin.source.is_some() => source_name(origin, words),
        Group::Plan(origin) => category_name(origin, words),
    }
}

fn category_name(origin: Origin, words: &Words) -> String {
    words.word(&format!("score-{}", origin.category))
}

fn source_name(origin: Origin, words: &Words) -> String {
    match origin.source {
        Some(source) => words.word(&format!("source-{source}")),
        None => words.word("cli-sim-rest"),
    }
}
