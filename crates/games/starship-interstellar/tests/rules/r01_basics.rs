//! R1 Basics.

use orrery_engine::game::play_randomly;
use orrery_engine::{Game, Rng, Seat, Seed, Viewer};
use starship_interstellar::{Action, Event, Options, Phase, Planet, ProductionToken, Starship, Work, data};

use crate::support::{P1, decider, legal, new_game, play, play_until};

#[test]
fn r1_1_the_most_pp_at_the_end_win() {
    for seed in 0..10 {
        let mut game = new_game(&Options::default(), 3, seed);
        play_randomly(&mut game, &mut Rng::new(Seed(seed)));
        let outcome = game.outcome().expect("over");
        let totals: Vec<i32> = Seat::all(3).map(|seat| game.final_points(seat)).collect();
        let best = *totals.iter().max().expect("three players");
        assert!(outcome.winners.iter().all(|seat| totals[seat.index()] == best), "{totals:?}: {:?}", outcome.winners);
        assert!(!outcome.winners.is_empty());
    }
}

#[test]
fn r1_2_a_round_has_three_phases() {
    let mut game = new_game(&Options::default(), 2, 3);
    let mut rng = Rng::new(Seed(3));
    let mut phases = Vec::new();
    while game.view(Viewer::Spectator).round < 4 && game.outcome().is_none() {
        let action = *rng.pick(&legal(&game, decider(&game))).expect("never stuck");
        let (events, _) = play(&mut game, action);
        phases.extend(events.into_iter().filter_map(|event| match event {
            Event::RoundBegins { .. } => Some(Phase::Action),
            Event::PhaseBegins { phase: phase @ (Phase::Salvation | Phase::Government) } => Some(phase),
            _ => None,
        }));
    }
    // The first round began with the set-up.
    assert_eq!(
        phases[..6],
        [Phase::Salvation, Phase::Government, Phase::Action, Phase::Salvation, Phase::Government, Phase::Action]
    );
}

#[test]
fn r1_9_a_new_plant_has_base_token_deposit_and_warehouse() {
    let mut rng = Rng::new(Seed(1));
    let asked = |game: &Starship| matches!(game.open_task().map(|task| task.work), Some(Work::KeepToken(_)));
    let mut game = (0..)
        .map(|seed| new_game(&Options::default(), 2, seed))
        .find_map(|mut game| play_until(&mut game, &mut rng, asked).then_some(game));
    let game = game.as_mut().expect("somebody lands");
    let Some(Work::KeepToken(token)) = game.open_task().map(|task| task.work) else { unreachable!() };
    let seat = decider(game);
    let bases = |game: &Starship| game.player_of(seat).cargo.bases + game.player_of(seat).bases;
    let before = bases(game);
    play(game, Action::Accept);
    let plant = game.player_of(seat).plant(token.planet()).expect("the plant");
    let face = data().production(token);
    assert_eq!((plant.token, plant.layer), (token, 1));
    assert_eq!(plant.deposit[face.layers[0].colour.index()], face.layers[0].n);
    assert_eq!((plant.warehouse, plant.room()), ([0; 5], face.warehouse));
    assert_eq!(bases(game), before - 1, "the base stands on the planet");
}

#[test]
fn r1_9_there_is_no_plant_on_earth() {
    assert!(ProductionToken::ALL.into_iter().all(|token| token.planet() != Planet::Earth));
    assert!(new_game(&Options::default(), 2, 1).player_of(P1).planets().next().is_none());
}
