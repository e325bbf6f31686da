//! Aggregation of many games into a report.
//!
//! Scores are integers, so sums are exact and the report does not depend on the order of the games or the number of threads.

use orrery_engine::{MAX_SEATS, Outcome, Score, Seat};
use serde::Serialize;

use super::SimPlan;
use super::breakdown::{Breakdown, breakdown};
use super::watch::SeatRow;

/// Results of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimReport {
    pub game: &'static str,
    pub players: u8,
    pub games: u64,
    /// Games that ended within `Meta::max_decisions`. The others count only in `decisions`.
    pub finished: u64,
    pub decisions: u64,
    pub seconds: f64,
    pub decisions_per_second: f64,
    pub games_per_second: f64,
    /// Decisions per finished game.
    pub mean_decisions: f64,
    pub decisions_sd: f64,
    pub seats: Vec<SeatReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breakdown: Option<Breakdown>,
}

/// Results of one seat, with 95 % confidence intervals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    pub bot: String,
    /// A win shared by `n` seats counts as `1 / n`.
    pub wins: f64,
    pub win_rate: f64,
    pub win_rate_low: f64,
    pub win_rate_high: f64,
    pub mean_score: f64,
    pub score_low: f64,
    pub score_high: f64,
    pub score_sd: f64,
    pub categories: Vec<CategoryReport>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CategoryReport {
    pub name: &'static str,
    pub mean: f64,
    pub sd: f64,
}

/// 97.5 % quantile of the standard normal distribution.
const Z: f64 = 1.959964;

/// Sums over the games so far.
pub(super) struct Tally {
    pub(super) decisions: u64,
    finished: u64,
    length: Sums,
    seats: Vec<SeatTally>,
    /// For the breakdown, if there is one.
    pub(super) rows: Vec<SeatRow>,
}

#[derive(Default)]
struct SeatTally {
    /// Wins by the number of seats that shared them, minus one.
    wins: [u64; MAX_SEATS],
    score: Sums,
    categories: Vec<Category>,
}

struct Category {
    name: &'static str,
    /// First game that had the category, and its index there: the sort key of the report.
    first: (u64, usize),
    sums: Sums,
}

#[derive(Clone, Copy, Default)]
struct Sums {
    sum: i128,
    squares: i128,
}

impl Tally {
    pub(super) fn new(players: u8) -> Tally {
        let seats = (0..players).map(|_| SeatTally::default()).collect();
        Tally { decisions: 0, finished: 0, length: Sums::default(), seats, rows: Vec::new() }
    }

    pub(super) fn add(&mut self, game: u64, decisions: u32, outcome: &Outcome) {
        self.finished += 1;
        self.length.add(i64::from(decisions));
        for (seat, tally) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            if outcome.winners.contains(seat) {
                tally.wins[outcome.winners.len() - 1] += 1;
            }
            tally.add_score(game, &outcome.scores[seat.index()]);
        }
    }

    pub(super) fn merge(mut self, other: Tally) -> Tally {
        self.decisions += other.decisions;
        self.finished += other.finished;
        self.length.merge(other.length);
        self.seats.iter_mut().zip(other.seats).for_each(|(mine, theirs)| mine.merge(theirs));
        self.rows.extend(other.rows);
        self
    }

    pub(super) fn report(self, game: &'static str, plan: &SimPlan, seconds: f64) -> SimReport {
        let per_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let (mean_decisions, decisions_sd) = self.length.mean_sd(self.finished);
        let seats = self.seats.into_iter().zip(&plan.bots);
        let same_bots = plan.bots.iter().all(|bot| *bot == plan.bots[0]);
        SimReport {
            game,
            players: plan.players,
            games: plan.games,
            finished: self.finished,
            decisions: self.decisions,
            seconds,
            decisions_per_second: per_second(self.decisions),
            games_per_second: per_second(plan.games),
            mean_decisions,
            decisions_sd,
            seats: seats.map(|(seat, bot)| seat.report(bot.to_string(), self.finished)).collect(),
            breakdown: plan.breakdown.then(|| breakdown(self.rows, !same_bots)),
        }
    }
}

impl SeatTally {
    fn add_score(&mut self, game: u64, score: &Score) {
        self.score.add(i64::from(score.total));
        for (index, &(name, points)) in score.parts.iter().enumerate() {
            self.category(name, (game, index)).sums.add(i64::from(points));
        }
    }

    fn category(&mut self, name: &'static str, first: (u64, usize)) -> &mut Category {
        // Most games have the same categories in the same order.
        let known = match self.categories.get(first.1) {
            Some(category) if category.name == name => Some(first.1),
            _ => self.categories.iter().position(|category| category.name == name),
        };
        let index = known.unwrap_or(self.categories.len());
        if known.is_none() {
            self.categories.push(Category { name, first, sums: Sums::default() });
        }
        let category = &mut self.categories[index];
        category.first = category.first.min(first);
        category
    }

    fn merge(&mut self, other: SeatTally) {
        self.wins.iter_mut().zip(other.wins).for_each(|(mine, theirs)| *mine += theirs);
        self.score.merge(other.score);
        for category in other.categories {
            self.category(category.name, category.first).sums.merge(category.sums);
        }
    }

    fn report(mut self, bot: String, games: u64) -> SeatReport {
        let wins = (1u32..).zip(self.wins).map(|(winners, wins)| wins as f64 / f64::from(winners)).sum::<f64>();
        let (win_rate_low, win_rate_high) = wilson(wins, games);
        let (mean_score, score_sd) = self.score.mean_sd(games);
        let margin = Z * score_sd / (games.max(1) as f64).sqrt();
        self.categories.sort_by_key(|category| category.first);
        let category = |category: &Category| {
            let (mean, sd) = category.sums.mean_sd(games);
            CategoryReport { name: category.name, mean, sd }
        };
        SeatReport {
            bot,
            wins,
            win_rate: wins / games.max(1) as f64,
            win_rate_low,
            win_rate_high,
            mean_score,
            score_low: mean_score - margin,
            score_high: mean_score + margin,
            score_sd,
            categories: self.categories.iter().map(category).collect(),
        }
    }
}

impl Sums {
    fn add(&mut self, value: i64) {
        self.sum += i128::from(value);
        self.squares += i128::from(value) * i128::from(value);
    }

    fn merge(&mut self, other: Sums) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Mean and sample standard deviation over `count` games; a game that added nothing counts as zero.
    fn mean_sd(self, count: u64) -> (f64, f64) {
        let n = i128::from(count);
        match count {
            0 => (0.0, 0.0),
            1 => (self.sum as f64, 0.0),
            _ => (self.sum as f64 / n as f64, ((n * self.squares - self.sum * self.sum) as f64 / (n * (n - 1)) as f64).sqrt()),
        }
    }
}

/// Wilson score interval of a proportion: stays within 0 and 1, and is accurate for rare wins too.
pub(super) fn wilson(wins: f64, count: u64) -> (f64, f64) {
    if count == 0 {
        return (0.0, 1.0);
    }
    let n = count as f64;
    let rate = wins / n;
    let centre = rate + Z * Z / (2.0 * n);
    let margin = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((centre - margin) / scale).max(0.0), ((centre + margin) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_exact() {
        let mut sums = Sums::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| sums.add(value));
        let (mean, sd) = sums.mean_sd(8);
        assert_eq!(mean, 5.0);
        assert!((sd - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn wilson_agrees_with_tables() {
        let (low, high) = wilson(8.0, 10);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 20).0, 0.0);
    }
}
