//! Set-up (R3).

use orrery_engine::{Game, Viewer};
use starship_interstellar::{ExtraPool, Options, Planet, Starship, Token, data};

use crate::support::new_game;

#[test]
fn r3_3_planets_lie_in_random_quadrants_but_earth() {
    let mut seen = [[false; 4]; 8];
    for seed in 0..200 {
        let view = new_game(&Options::default(), 2, seed).view(Viewer::Spectator);
        view.quadrants.iter().zip(&mut seen).for_each(|(quadrant, seen)| seen[usize::from(*quadrant) - 1] = true);
    }
    for planet in Planet::ALL {
        let quadrants = seen[planet.index()].iter().filter(|seen| **seen).count();
        assert_eq!(quadrants, if planet == Planet::Earth { 1 } else { 4 }, "{planet:?}");
    }
}

#[test]
fn r3_10_every_salvation_technology_gets_another_cost() {
    for seed in 0..20 {
        let mut costs = new_game(&Options::default(), 3, seed).view(Viewer::Spectator).costs;
        costs.sort();
        costs.windows(2).for_each(|pair| assert_ne!(pair[0], pair[1]));
    }
}

#[test]
fn r3_11_the_core_pool_leaves_out_the_additional_tokens() {
    let options = Options { extra_token_pool: ExtraPool::Core, ..Options::default() };
    for seed in 0..30 {
        let row = new_game(&options, 4, seed).view(Viewer::Spectator).extra_row;
        assert!(row.len() == 12 && row.iter().all(|token| *token <= Token::X16), "{row:?}");
    }
}

#[test]
fn r3_12_later_players_of_the_first_round_get_more_fuel() {
    let game = new_game(&Options::default(), 4, 5);
    for (place, seat) in game.view(Viewer::Spectator).order.into_iter().enumerate() {
        assert_eq!(game.player_of(seat).fuel, 6 + place as u16);
    }
}

#[test]
fn r2_2_components_are_as_many_as_the_rules_say() {
    let data = data();
    assert_eq!(data.route.iter().take(8).map(|face| face.copies).sum::<u8>(), 36);
    assert_eq!(data.humanity.iter().sum::<u8>(), 48);
    assert_eq!(data.solar_bag.iter().sum::<u8>(), 72);
    assert!(Starship::check_components().is_ok());
}
