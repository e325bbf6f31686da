//! The end of the game and its scoring (R12).

use orrery_engine::Game;
use starship_interstellar::Options;

use crate::support::{P1, new_game};

#[test]
fn r12_3_what_reputation_takes_away_stops_at_0_before_the_other_points_come() {
    let mut game = new_game(&Options::default(), 2, 1);
    let player = &mut game.table().players[P1.index()];
    (player.pp, player.reputation, player.cubes) = (1, -15, [0, 0, 0, 0, 2]);
    game.finish_game();
    let score = &game.outcome().expect("over").scores[P1.index()];
    assert_eq!((score.part("reputation"), score.part("reserve"), score.total), (Some(-1), Some(2), 2));
}
