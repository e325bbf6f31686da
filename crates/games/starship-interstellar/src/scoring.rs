//! Final scoring and ranking (R12.3, R12.4, R14.13).

use orrery_engine::{Gain, Outcome, Score, Seat, SeatSet};

use crate::components::data;
use crate::effects::value;
use crate::event::Event;
use crate::kinds::LeaderTrack;
use crate::state::{HALL, Phase, Starship};

/// The result, once the game is over (R12.3, R12.4, R14.13).
pub(crate) fn outcome(game: &Starship) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    Some(game.rank(game.all_seats().map(|seat| game.final_score(seat)).collect()))
}

/// The PP that an event brings, by the source that the log names.
pub(crate) fn gain(event: &Event) -> Option<Gain> {
    match event {
        Event::Gained { seat, goods, source } if goods.pp != 0 => {
            Some(Gain { seat: *seat, category: "prestige", source: source.id(), points: i32::from(goods.pp) })
        }
        Event::Solo(event) => gain(event),
        _ => None,
    }
}

impl Starship {
    /// Points of a leader track: for the furthest marker, and for the second unless several are first (R12.3).
    pub(crate) fn leader_pp(&self, seat: Seat, track: LeaderTrack) -> i32 {
        let marker = |seat: Seat| self.player(seat).leader[track.index()];
        let mine = marker(seat);
        if mine == 0 {
            return 0;
        }
        let ahead = self.all_seats().filter(|&other| marker(other) > mine).count();
        match ahead {
            0 => i32::from(data().scoring.leader_first),
            1 => i32::from(data().scoring.leader_second),
            _ => 0,
        }
    }

    pub(crate) fn final_score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let scoring = &data().scoring;
        let governs = self.governor().is_some_and(|(governor, _)| governor == seat);
        let scientists = i32::from(player.in_government()) * i32::from(scoring.scientist);
        let governor = if governs { i32::from(scoring.governor) } else { 0 };
        Score::new(vec![
            ("prestige", i32::from(player.pp)),
            // It comes first, and PP stop at 0 (R1.8).
            ("reputation", i32::from(data().zone(player.reputation).final_pp).max(-i32::from(player.pp))),
            ("satellite", i32::from(data().end_pp[usize::from(data().node(player.satellite).column)])),
            ("interstellar", self.leader_pp(seat, LeaderTrack::Interstellar)),
            ("humanity", self.leader_pp(seat, LeaderTrack::Humanity)),
            ("government", scientists + governor),
            ("reserve", value(&player.cubes) as i32 / i32::from(scoring.value_per_pp)),
        ])
    }

    /// The outcome of these scores; a solo player must outscore H.A.L.L. (R14.13).
    pub(crate) fn rank(&self, mut scores: Vec<Score>) -> Outcome {
        if self.is_solo() {
            let won = scores[0].total > scores[HALL.index()].total;
            let winners = if won { SeatSet::only(Seat(0)) } else { SeatSet::EMPTY };
            scores.truncate(1);
            return Outcome { scores, places: vec![1], winners };
        }
        Outcome::ranked(scores, |seat| self.tie_break(seat))
    }

    /// Reputation, then developed technology levels, then Fuel (R12.4).
    fn tie_break(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let reputation = i32::from(player.reputation) - i32::from(data().reputation_min);
        (reputation * 64 + i32::from(player.technology_levels())) * 65_536 + i32::from(player.fuel)
    }
}

#[cfg(test)]
mod tests {
    use orrery_engine::{Game, Rng, Seed, Turn};

    use super::*;
    use crate::options::Options;

    #[test]
    fn the_gains_of_a_game_are_the_pp_of_its_track() {
        for players in [1, 3] {
            let mut game = Starship::setup(&Options::default(), players, Seed(7)).unwrap();
            let (mut events, mut actions, mut rng) = (Vec::new(), Vec::new(), Rng::new(Seed(8)));
            while let Turn::Decide(seats) = game.turn() {
                let seat = seats.lowest().unwrap();
                actions.clear();
                game.legal(seat, &mut actions);
                game.play(seat, rng.pick(&actions).unwrap(), &mut events);
            }
            for seat in game.all_seats() {
                let gains = events.iter().filter_map(gain).filter(|gain| gain.seat == seat);
                assert_eq!(gains.map(|gain| gain.points).sum::<i32>(), i32::from(game.player(seat).pp));
            }
        }
    }
}
