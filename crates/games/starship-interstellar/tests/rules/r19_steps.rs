//! Decisions as steps, each action once (R19).

use std::collections::HashSet;

use orrery_engine::{Game, Rng, Seat, Seed, Silent, Viewer};
use starship_interstellar::{Action, Cubes, Options, Piece, Planet, Starship, Technology, Token};

use crate::support::{decider, legal, new_game, play};

/// All ways to pay the open cost: the sets of cubes, one for every way.
fn payments(game: &Starship, seat: Seat, before: &Cubes, found: &mut Vec<Cubes>) {
    let actions = legal(game, seat);
    if !actions.iter().all(|action| matches!(action, Action::Pay { .. })) {
        let now = game.player_of(seat).cubes;
        found.push(std::array::from_fn(|colour| before[colour] - now[colour]));
        return;
    }
    for action in actions {
        let mut next = game.clone();
        next.apply(seat, &action, &mut Silent).expect("listed");
        payments(&next, seat, before, found);
    }
}

#[test]
fn r19_1_every_set_of_cubes_pays_in_one_way() {
    let mut game = new_game(&Options::default(), 2, 1);
    let seat = decider(&game);
    let cubes = [2, 2, 2, 2, 2];
    let player = &mut game.table().players[seat.index()];
    player.cubes = cubes;
    player.levels[0] = 2;
    play(&mut game, Action::Play { token: Token::Research });
    play(&mut game, Action::Use);
    play(&mut game, Action::Research { technology: Technology::Ars3 });
    let mut found = Vec::new();
    payments(&game, seat, &cubes, &mut found);
    let different: HashSet<Cubes> = found.iter().copied().collect();
    assert_eq!(different.len(), found.len(), "a set was listed twice");
    // Red, green and purple, each or higher: counted by hand from the sets of three out of two of each colour.
    let fits = |set: &Cubes| {
        set.iter().sum::<u8>() == 3 && set[4] >= 1 && set[4] + set[3] + set[2] >= 2 && set.iter().all(|&cubes| cubes <= 2)
    };
    let all = (0..3u8.pow(5)).map(|n| std::array::from_fn(|colour| n / 3u8.pow(colour as u32) % 3)).filter(fits);
    assert_eq!(different, all.collect());
}

#[test]
fn r15_4_no_cube_too_many_can_be_paid() {
    let mut game = new_game(&Options::default(), 2, 1);
    let seat = decider(&game);
    game.table().players[seat.index()].cubes = [1, 1, 0, 0, 0];
    play(&mut game, Action::Play { token: Token::Research });
    play(&mut game, Action::Use);
    play(&mut game, Action::Research { technology: Technology::Drill1 });
    assert_eq!(legal(&game, seat).len(), 2, "a red or a yellow cube");
    play(&mut game, Action::Pay { cube: starship_interstellar::Colour::Yellow });
    assert_eq!(game.player_of(seat).cubes, [1, 0, 0, 0, 0]);
}

/// Dismantle or not, load, target; then reveal, keep, install.
#[test]
fn r19_a_trip_is_asked_in_the_order_of_the_table() {
    let mut game = new_game(&Options::default(), 2, 1);
    let seat = decider(&game);
    let player = &mut game.table().players[seat.index()];
    player.fuel = 20;
    player.buildings = [1, 0, 1, 1];
    play(&mut game, Action::Play { token: Token::Travel });
    let mut asked = vec![Action::Use];
    for answer in [
        Action::Use,
        // There is no plant on Earth to dismantle.
        Action::Load { piece: Piece::Base },
        Action::Load { piece: Piece::Ars },
        // Nothing is left to load after a Drill: the target is asked at once.
        Action::Load { piece: Piece::Drill },
        Action::Planet { planet: Planet::Mars },
        Action::Accept,
        Action::Accept,
        Action::Install { piece: Piece::Ars },
    ] {
        assert!(legal(&game, seat).contains(&answer), "{answer:?} after {asked:?}");
        play(&mut game, answer);
        asked.push(answer);
    }
    assert_eq!(game.player_of(seat).plant(Planet::Mars).expect("a plant").buildings[0], 1);
}

#[test]
fn r19_2_no_game_takes_2000_turns() {
    let mut rng = Rng::new(Seed(8));
    for seats in 1..=4 {
        let mut game = new_game(&Options::default(), seats, 8);
        let mut turns = 0;
        while let Some(seat) = game.turn().seats().lowest() {
            let action = *rng.pick(&legal(&game, seat)).expect("never stuck");
            turns += u32::from(matches!(action, Action::Play { .. } | Action::Repeat | Action::Pass));
            game.apply(seat, &action, &mut Silent).expect("listed");
        }
        assert!((20..2000).contains(&turns), "{turns} turns of {seats} players");
        assert!(game.view(Viewer::Spectator).round <= 32);
    }
}
