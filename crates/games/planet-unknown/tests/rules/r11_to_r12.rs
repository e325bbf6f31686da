//! R11 end of the game, R12 scoring.

use orrery_engine::{Game, Presentation, Silent, Viewer};
use planet_unknown::position::ME;
use planet_unknown::{
    Action, Options, Phase, PlanetUnknown, Ring, Term, Track, contest, meteor_medals, private_is_met, tie_break, trade_medals,
};
use planet_unknown::{PlanetId, data, metric, planet_medals, track_medals};

use crate::support::*;

#[test]
fn r11_1_the_game_ends_when_somebody_cannot_place_or_a_depot_is_empty() {
    let mut stuck = 0;
    for seed in 0..12 {
        let mut game = setup(&Options::default(), 3, seed);
        play_until(&mut game, seed, |_| false);
        let view = game.view(Viewer::Spectator);
        let empty = view.depots.iter().any(|depot| depot.small.left + depot.large.left == 0);
        assert_eq!(view.phase, Phase::Over);
        stuck += u32::from(!empty);
    }
    assert!(stuck > 0, "random players run out of room");
}

#[test]
fn r11_2_an_unplaced_tile_advances_both_cubes() {
    let mut position = plain();
    position.cover_except(&[at(6, 3)]);
    position.offer(Ring::Small, tile("I2:energy-water:meteor"));
    position.offer(Ring::Large, tile("N5:civ-energy:plain"));
    position.begin_turn(0);
    assert_eq!(position.game.prompt(ME).key, "prompt-tile-stuck");
    act(&mut position, Action::ChooseTile { ring: Ring::Small });
    assert_eq!(mine(&position), [Action::TakeUnplaced]);
    let squeezed = Action::PlaceTile { at: at(6, 3), turns: 0, flip: false };
    assert_eq!(refused(&position, squeezed), ("R4.2", "overlap"));
    act(&mut position, Action::TakeUnplaced);
    while !mine(&position).contains(&Action::Confirm) {
        let action = mine(&position)[0];
        act(&mut position, action);
    }
    assert_eq!((row(&position, Track::Water), position.board().meteors.len()), (2, 0));
}

#[test]
fn r11_2_a_tile_that_fits_must_be_placed() {
    let mut position = plain();
    position.begin_turn(0);
    assert_eq!(position.game.prompt(ME).key, "prompt-tile");
    position.hold(tile("I2:energy-water:plain"));
    assert_eq!(refused(&position, Action::TakeUnplaced), ("R11.2", "tile_can_be_placed"));
}

#[test]
fn r11_4_stored_patches_are_laid_at_the_end() {
    let mut position = plain();
    lay(&mut position, &["5,0:C"]);
    position.unlock(2);
    position.push(Term::Patch);
    position.run_pending();
    act(&mut position, Action::StorePatch);
    assert_eq!((position.board().stored, position.board().patches.len()), (1, 0));
    // Even if the technology is lost meanwhile (R9.0.5).
    position.unlock(1);
    position.begin_end();
    act(&mut position, Action::PlacePatch { at: at(9, 9) });
    assert_eq!((position.board().stored, position.board().patches.len()), (0, 1));
}

#[test]
fn r11_6_patches_are_no_longer_stored_and_those_without_a_square_are_lost() {
    let mut position = plain();
    position.unlock(2);
    position.cover_except(&[at(6, 3)]);
    position.board_mut().stored = 3;
    position.begin_end();
    assert_eq!(refused(&position, Action::StorePatch), ("R11.6", "no_storing_at_the_end"));
    act(&mut position, Action::PlacePatch { at: at(6, 3) });
    assert_eq!((position.board().stored, position.board().patches.len(), position.task()), (0, 1, None));
}

#[test]
fn r11_3_end_game_cards_are_revealed() {
    let mut kept = 0;
    for seed in 0..20 {
        let mut game = setup(&Options::default(), 2, seed);
        let hidden =
            |game: &PlanetUnknown| -> u8 { game.view(Viewer::Spectator).players.iter().map(|player| player.civ_hidden).sum() };
        let mut most = 0;
        play_until(&mut game, seed, |game| {
            most = most.max(hidden(game));
            game.view(Viewer::Spectator).ending
        });
        assert_eq!(hidden(&game), 0);
        kept += most;
    }
    assert!(kept > 0, "somebody kept a card in secret");
}

#[test]
fn r11_5_an_extra_tile_of_the_end_step_comes_from_the_depot_as_it_is() {
    let mut position = with(Republic);
    lay(&mut position, &["5,0:C"]);
    position.unlock(5);
    position.set_supply([16].into_iter().collect());
    position.offer(Ring::Small, tile("I2:water-rover:plain"));
    position.set_left(Ring::Large, 0);
    position.set_left(Ring::Small, 1);
    position.offer(Ring::Small, tile("I2:water-rover:plain"));
    position.begin_end();
    act(&mut position, Action::PickCiv { card: 16 });
    act(&mut position, Action::ChoosePile { ring: Ring::Small });
    act(&mut position, Action::PlaceTile { at: at(6, 0), turns: 0, flip: false });
    assert_eq!((position.board().placed, position.game.offered(ME, Ring::Small)), (1, None));
    while position.game.turn().seats().contains(ME) {
        let action = *mine(&position).last().expect("never stuck");
        act(&mut position, action);
    }
    assert_eq!(position.game.view(Viewer::Spectator).phase, Phase::Over);
}

#[test]
fn r11_6_end_game_cards_taken_now_are_open() {
    let mut position = with(Republic);
    position.unlock(5);
    position.set_supply([23, 27].into_iter().collect());
    position.in_phase(Phase::End);
    position.run_pending();
    assert_eq!(position.task(), Some(Term::TakeCiv(2)));
    act(&mut position, Action::PickCiv { card: 23 });
    act(&mut position, Action::PickCiv { card: 27 });
    assert_eq!(position.task(), Some(Term::AdvanceCubes { cubes: 1, steps: 1 }));
    act(&mut position, Action::ChooseCube { cube: Track::Civ });
    assert_eq!(row(&position, Track::Civ), 1);
}

#[test]
fn r12_1_the_total_is_the_sum_of_six_categories() {
    let mut game = setup(&Options::default(), 2, 8);
    play_until(&mut game, 5, |_| false);
    let outcome = game.outcome().unwrap();
    for score in outcome.scores {
        assert_eq!(score.parts.len(), 6);
        assert_eq!(score.total, score.parts.iter().map(|(_, medals)| medals).sum::<i32>());
    }
}

#[test]
fn r12_2_rows_and_columns() {
    let mut position = plain();
    position.cover_except(&[at(0, 5)]);
    assert_eq!(planet_medals(position.board()), 36);
    position.put_rovers(&[at(5, 5)]);
    assert_eq!(planet_medals(position.board()), 36, "rovers do not matter");
}

#[test]
fn r12_3_tracks() {
    let mut position = plain();
    for (track, at) in Track::ALL.into_iter().zip([2, 13, 5, 15, 6]) {
        cube(&mut position, track, at);
    }
    assert_eq!(track_medals(position.board()), 15);
}

#[test]
fn r12_4_lifepods_and_meteorites() {
    assert_eq!((meteor_medals(8, 0), meteor_medals(9, 0), meteor_medals(9, 4)), (2, 3, 15));
    let mut position = plain();
    position.board_mut().pods.scoring = 4;
    position.board_mut().civ.insert(28);
    assert_eq!(position.game.score(ME).part("lifepods"), Some(8));
}

#[test]
fn r12_5_civ_cards() {
    assert_eq!((0..=4).map(trade_medals).collect::<Vec<_>>(), [0, 1, 3, 6, 10]);
    let mut position = plain();
    lay(&mut position, &["5,0:p", "6,0:p"]);
    position.board_mut().civ = [22, 27, 33].into_iter().collect();
    assert_eq!(position.game.score(ME).part("civ"), Some(2 + 4 + 1));
}

#[test]
fn r12_6_neighbour_objectives() {
    assert_eq!(contest(&[3, 3], false), [2, 2]);
    assert_eq!(contest(&[4, 6], true), [5, 0]);
    let mut position = plain();
    lay(&mut position, &["5,0:B", "6,1:b", "7,1:p", "4,4:B"]);
    let value = |card: u8| metric(position.board(), position.edge(), data().objective(card).metric);
    assert_eq!((value(12), value(6), value(21), value(4)), (3, 2, 2, 1));
    // The other player's planet is empty: most separate biomass areas win.
    position.set_neighbours(&[12]);
    assert_eq!(position.game.score(ME).part("objectives"), Some(5));
}

#[test]
fn r12_7_private_objectives() {
    let met = |position: &position::Position, card: u8| private_is_met(position.board(), data().objective(card).private);
    let mut position = plain();
    assert!(met(&position, 24) && !met(&position, 27) && !met(&position, 28) && !met(&position, 26));
    position.cover_except(&[]);
    assert!(met(&position, 27) && met(&position, 28) && met(&position, 1) && met(&position, 13));
    position.board_mut().meteors_collected = 9;
    position.board_mut().pods.scoring = 5;
    assert!(met(&position, 25) && !met(&position, 26));
    cube(&mut position, Track::Civ, 15);
    assert!(met(&position, 19) && !met(&position, 20));
    assert!(met(&on(PlanetId::Petra), 27), "no ice at all");
}

#[test]
fn r12_8_ties() {
    assert!(tie_break(3, 5) > tie_break(4, 1));
    assert!(tie_break(3, 4) > tie_break(3, 5));
}

#[test]
fn r12_8_the_result_is_final() {
    let mut game = setup(&Options::default(), 2, 8);
    play_until(&mut game, 5, |_| false);
    assert!(game.clone().apply(ME, &Action::Confirm, &mut Silent).is_err());
}
