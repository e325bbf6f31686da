//! How a game ended: scores with their breakdown, places with ties, winners.

use serde::Serialize;

use crate::seat::{Seat, SeatSet};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// One per seat.
    pub scores: Vec<Score>,
    /// One per seat: 1 is the best; equal places are shared.
    pub places: Vec<u8>,
    /// Everybody on the first place; nobody, if a solo game was lost.
    pub winners: SeatSet,
}

/// A total and the categories it is made of. The category's name is `score-<category>` in the game's Fluent file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    pub total: i32,
    pub parts: Vec<(&'static str, i32)>,
}

impl Score {
    pub fn new(parts: Vec<(&'static str, i32)>) -> Score {
        Score { total: parts.iter().map(|(_, points)| points).sum(), parts }
    }

    pub fn part(&self, category: &str) -> Option<i32> {
        self.parts.iter().find(|(name, _)| *name == category).map(|&(_, points)| points)
    }
}

impl Outcome {
    /// Ranks seats by total and, where equal, by the tie-break value; what is still equal shares a place.
    pub fn ranked(scores: Vec<Score>, tie_break: impl Fn(Seat) -> i32) -> Outcome {
        let keys: Vec<(i32, i32)> =
            scores.iter().enumerate().map(|(seat, score)| (score.total, tie_break(Seat(seat as u8)))).collect();
        let places: Vec<u8> = keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect();
        let winners = Seat::all(places.len() as u8).filter(|seat| places[seat.index()] == 1).collect();
        Outcome { scores, places, winners }
    }

    /// What a seat's result is worth: its share of the win.
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
