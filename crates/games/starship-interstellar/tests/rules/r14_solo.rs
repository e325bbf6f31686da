//! H.A.L.L. (R14).

use orrery_engine::game::play_randomly;
use orrery_engine::{Game, Presentation, Rng, Seed, Viewer};
use starship_interstellar::{
    Difficulty, Event, HALL, LeaderTrack, Options, Phase, Planet, Plant, ProductionToken, Starship, Term, Token,
};

use crate::support::{P1, decider, legal, new_game, play, play_until};

#[test]
fn r14_1_only_the_planet_of_the_top_token_is_seen() {
    let view = new_game(&Options::default(), 1, 1).view(Viewer::Seat(P1));
    let hall = view.hall.expect("solo");
    assert!(hall.private[0].is_some() && hall.private[1..].iter().all(Option::is_none));
    assert_eq!(hall.private.len(), 7);
}

#[test]
fn r14_2_4_cubes_of_an_empty_bag_come_from_the_sheet_and_end_returns() {
    let mut game = new_game(&Options::default(), 1, 1);
    let board = game.table();
    board.hall.bag = [0; 5];
    board.hall.sheet = [0, 0, 0, 0, 1];
    let mut events = Vec::new();
    assert!(game.play_hall_token(Token::Earth, &mut events));
    let hall = game.hall_bag();
    assert!(hall.refilled && hall.sheet == [0, 0, 0, 0, 1]);
    assert!(!hall.pile.contains(&Token::Earth) || hall.seen == 0, "a purple cube returns nothing now");
    assert_eq!(game.player_of(HALL).active_token(), Some(Token::Earth));
}

#[test]
fn r14_3_1_production_tokens_lie_on_top() {
    let mut rng = Rng::new(Seed(1));
    let mut found = 0;
    for seed in 0..40 {
        let mut game = new_game(&Options { difficulty: Difficulty::Impossible, ..Options::default() }, 1, seed);
        let begins = |game: &Starship| {
            let view = game.view(Viewer::Spectator);
            view.phase == Phase::Action && view.round == 4
        };
        if !play_until(&mut game, &mut rng, begins) || game.player_of(HALL).planets().next().is_none() {
            continue;
        }
        let pile = game.hall_bag().pile;
        let production = pile.iter().filter(|token| token.planet().is_some()).count();
        assert!(pile.iter().take(production).all(|token| token.planet().is_some()), "{pile:?}");
        found += 1;
    }
    assert!(found > 0);
}

#[test]
fn r14_13_the_person_needs_more_than_hall() {
    let mut wins = 0;
    for seed in 0..20 {
        let mut game = new_game(&Options { difficulty: Difficulty::Introductory, ..Options::default() }, 1, seed);
        play_randomly(&mut game, &mut Rng::new(Seed(seed)));
        let outcome = game.outcome().expect("over");
        let ahead = game.final_points(P1) > game.final_points(HALL);
        assert_eq!(outcome.winners.contains(P1), ahead);
        wins += u32::from(ahead);
    }
    assert!(wins < 20, "H.A.L.L. beats chance at least once");
}

#[test]
fn r14_7_1_tokens_without_a_salvation_side_are_set_aside() {
    let mut rng = Rng::new(Seed(5));
    let mut game = new_game(&Options::default(), 1, 5);
    assert!(play_until(&mut game, &mut rng, |game| game.view(Viewer::Spectator).phase == Phase::Salvation));
    let hall = game.hall_bag();
    let set_aside = |token: &Token| *token == Token::Earth || token.planet().is_some() || *token == Token::X17;
    assert!(!hall.pile.iter().any(set_aside));
    assert!(!legal(&game, decider(&game)).is_empty());
}

#[test]
fn r14_11_1_a_cube_removes_an_equal_or_lower_one() {
    let mut game = new_game(&Options::default(), 1, 5);
    let board = game.table();
    board.players[0].cubes = [0, 0, 1, 0, 0];
    board.hall.sheet = [1, 0, 0, 1, 0];
    game.ask(P1, starship_interstellar::Work::BagBefore { from: 0 });
    let cube = starship_interstellar::Colour::Green;
    let (events, _) = play(&mut game, starship_interstellar::Action::Cube { cube });
    let removed = Event::AiCubeRemoved { discarded: cube, removed: starship_interstellar::Colour::Red };
    assert!(events.contains(&removed), "the blue one is higher, so the red one is taken without a question: {events:?}");
}

#[test]
fn r14_2_2_an_event_tells_the_reputation_really_lost() {
    let mut game = new_game(&Options::default(), 1, 1);
    let board = game.table();
    board.players[HALL.index()].reputation = -14;
    *board.solar_bag = [0, 0, 0, 0, 2];
    board.hall.bag = [0, 1, 0, 0, 0];
    let mut events = Vec::new();
    assert!(game.play_hall_token(Token::Solar, &mut events));
    assert_eq!(game.player_of(HALL).reputation, -15);
    let told = Event::SunKept { seat: HALL, cubes: [0, 0, 0, 0, 2], reputation_lost: 1 };
    assert!(events.contains(&told), "{events:?}");
}

#[test]
fn r14_13_1_equal_pp_are_told_as_such_and_lose() {
    let mut game = new_game(&Options::default(), 1, 1);
    let lead = game.final_points(P1) - game.final_points(HALL);
    let players = game.table().players;
    players[0].pp += 50;
    players[HALL.index()].pp += 50 + lead as i16;
    game.finish_game();
    let result = game.solo_result().expect("a finished solo game");
    assert_eq!(result.summary.key, "solo-level");
    assert!(result.goals.iter().all(|(_, reached)| !reached));
    assert!(game.outcome().expect("over").winners.is_empty());
}

#[test]
fn r14_13_the_score_sheet_of_hall_is_shown_at_the_end() {
    let mut game = new_game(&Options::default(), 1, 1);
    let sheet = |game: &Starship| game.view(Viewer::Spectator).hall.expect("solo").score;
    assert!(sheet(&game).is_empty() && game.opponent().is_none());
    game.finish_game();
    let total: i32 = sheet(&game).iter().map(|(_, points)| points).sum();
    assert_eq!(total, game.final_points(HALL));
    assert_eq!(game.opponent().map(|score| score.total), Some(total));
}

#[test]
fn r14_2_5_a_track_is_chosen_by_its_marker_and_a_step_on_a_full_one_is_lost() {
    let mut game = new_game(&Options::default(), 1, 1);
    game.table().players[HALL.index()].leader = [3, 12];
    game.begin_effect(HALL, Term::Advance(None));
    game.finish_tasks(&mut orrery_engine::Silent);
    let leader = game.player_of(HALL).leader;
    assert_eq!((leader[LeaderTrack::Interstellar.index()], leader[LeaderTrack::Humanity.index()]), (3, 12));
}

#[test]
fn r14_5_1_with_a_red_cube_that_of_the_deeper_layer_stays() {
    let mut game = new_game(&Options::default(), 1, 1);
    let token = ProductionToken::by_id("VEN-M2").expect("red, then blue");
    let plant = Plant { token, layer: 1, deposit: [1, 0, 0, 0, 0], warehouse: [0; 5], buildings: [0; 4] };
    let board = game.table();
    let hall = &mut board.players[HALL.index()];
    hall.plants[Planet::Venus.index()] = Some(plant);
    hall.explorer = Planet::Venus;
    board.hall.bag = [1, 0, 0, 0, 0];
    assert!(game.play_hall_token(Token::Venus, &mut orrery_engine::Silent));
    let plant = game.player_of(HALL).plant(Planet::Venus).expect("it is there");
    assert_eq!((plant.warehouse, plant.deposit), ([1, 0, 0, 0, 0], [0, 0, 0, 2, 0]));
}
