//! Results: scores by category, ranking with ties, winners.

use serde::Serialize;

use crate::seat::{Seat, SeatSet};

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Score of every seat.
    pub scores: Vec<Score>,
    /// Rank of every seat, from 1. Tied seats share a rank.
    pub places: Vec<u8>,
    /// All seats that rank first; empty if a solo game was lost.
    pub winners: SeatSet,
}

/// A total and its breakdown. The name of a category is `score-<category>` in the game's Fluent file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Sum of all parts.
    pub total: i32,
    /// Category and points, in the order of the score sheet.
    pub parts: Vec<(&'static str, i32)>,
}

/// Points that a seat gets during the game, for reports of where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The seat that gets the points.
    pub seat: Seat,
    /// Category of the score that they count in.
    pub category: &'static str,
    /// Where they come from; the name is `source-<source>` in the game's Fluent file.
    pub source: &'static str,
    /// Negative: a loss.
    pub points: i32,
}

impl Score {
    /// The sum of these parts.
    pub fn new(parts: Vec<(&'static str, i32)>) -> Score {
        Score { total: parts.iter().map(|(_, points)| points).sum(), parts }
    }

    /// Points of a category.
    pub fn part(&self, category: &str) -> Option<i32> {
        self.parts.iter().find(|(name, _)| *name == category).map(|&(_, points)| points)
    }
}

impl Outcome {
    /// Ranks seats by total, then by the tie-break value. Seats that are still equal share a rank.
    ///
    /// ```
    /// use orrery_engine::{Outcome, Score, Seat};
    ///
    /// let scores = [7, 9, 9].map(|total| Score::new(vec![("points", total)])).to_vec();
    /// let outcome = Outcome::ranked(scores, |_| 0);
    /// assert_eq!(outcome.places, [3, 1, 1]);
    /// assert_eq!(outcome.share(Seat(1)), 0.5);
    /// ```
    pub fn ranked(scores: Vec<Score>, tie_break: impl Fn(Seat) -> i32) -> Outcome {
        let keys: Vec<(i32, i32)> =
            scores.iter().enumerate().map(|(seat, score)| (score.total, tie_break(Seat(seat as u8)))).collect();
        let places: Vec<u8> = keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect();
        let winners = Seat::all(places.len() as u8).filter(|seat| places[seat.index()] == 1).collect();
        Outcome { scores, places, winners }
    }

    /// A seat's share of the win: 1 for a sole winner, `1 / n` for one of `n` winners, else 0.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_places_and_wins() {
        let scores = [7, 9, 9, 3].map(|total| Score::new(vec![("all", total)])).to_vec();
        let shared = Outcome::ranked(scores.clone(), |_| 0);
        assert_eq!(shared.places, [3, 1, 1, 4]);
        assert_eq!(shared.share(Seat(1)), 0.5);
        let broken = Outcome::ranked(scores, |seat| i32::from(seat.0));
        assert_eq!(broken.places, [3, 2, 1, 4]);
        assert_eq!(broken.share(Seat(2)), 1.0);
    }
}
