//! Variants (R13).

use orrery_engine::{Game, Rng, Seat, Seed, Viewer};
use starship_interstellar::{
    Action, Addition, Event, Layered, Mechanism, Options, PassToken, Phase, RouteKind, Starship, Switch, Universal, data,
};

use crate::support::{decider, legal, new_game, play};

/// Every route token of a game, drawn one after the other by the government satellite from the start of the route.
fn drawn_route(options: &Options, seed: u64) -> Vec<RouteKind> {
    let mut game = new_game(options, 2, seed);
    let mut kinds = Vec::new();
    let mut events = Vec::new();
    while game.stacks().0 > 0 {
        let board = game.table();
        *board.gov_satellite = starship_interstellar::Node::Earth;
        *board.route = Default::default();
        game.step_of_government(starship_interstellar::GovernmentStep::Satellite, &mut events);
    }
    kinds.extend(events.iter().filter_map(|event| match event {
        Event::RouteRevealed { token, .. } => Some(data().route(*token).kind),
        _ => None,
    }));
    kinds
}

#[test]
fn r13_1_black_holes_are_added_or_replace_as_many_base_tokens() {
    let count = |kinds: &[RouteKind]| kinds.iter().filter(|kind| **kind == RouteKind::BlackHole).count();
    let added = drawn_route(&Options { black_holes: Addition::Add, ..Options::default() }, 1);
    assert_eq!((added.len(), count(&added)), (44, 8));
    let replaced = drawn_route(&Options { black_holes: Addition::Replace, ..Options::default() }, 1);
    assert_eq!((replaced.len(), count(&replaced)), (36, 8));
}

#[test]
fn r13_8_both_replacements_remove_18_base_tokens() {
    let both = Options { black_holes: Addition::Replace, scattered_planets: Addition::Replace, ..Options::default() };
    let kinds = drawn_route(&both, 2);
    let added = kinds.iter().filter(|kind| matches!(kind, RouteKind::BlackHole | RouteKind::ScatteredPlanet)).count();
    assert_eq!((kinds.len(), added), (36, 18));
}

#[test]
fn r13_4_piles_of_two_and_two_hold_both_layered_tokens() {
    let options = Options { multi_resource: Layered::TwoAndTwo, ..Options::default() };
    let mut game = new_game(&options, 2, 3);
    let tokens = game.reveal_pile(starship_interstellar::Planet::Saturn);
    assert_eq!(tokens.iter().filter(|token| token.is_layered()).count(), 2);
    assert_eq!(tokens.len(), 4);
}

#[test]
fn r13_5_players_know_what_they_were_handed_and_no_more() {
    let options = Options { unique_pass: Switch::On, ..Options::default() };
    let mut game = new_game(&options, 3, 3);
    let order = game.view(Viewer::Spectator).order;
    for _ in 0..3 {
        let first = legal(&game, decider(&game))[0];
        play(&mut game, first);
    }
    assert_eq!(game.view(Viewer::Spectator).phase, Phase::UniquePassUse);
    assert_eq!(game.turn().seats().len(), 3, "all choose at the same time");
    let kept = |game: &Starship, seat: Seat| game.view(Viewer::Seat(seat)).draft.kept;
    let (first, second, last) = (order[0], order[1], order[2]);
    let mut rng = Rng::new(Seed(1));
    let mut seen = [Vec::new(), Vec::new()];
    for _ in 0..40 {
        let mut other = game.clone();
        other.redeal(Viewer::Seat(second), &mut rng);
        assert_eq!(kept(&other, last), kept(&game, last), "what was missing when the tokens came");
        seen[0].push(kept(&other, first));
        let mut other = game.clone();
        other.redeal(Viewer::Seat(first), &mut rng);
        seen[1].push(kept(&other, second));
    }
    for tokens in seen {
        assert!(tokens.iter().any(|token| *token != tokens[0]), "not known: {tokens:?}");
    }
}

#[test]
fn r13_5_choices_are_revealed_when_all_have_chosen() {
    let options = Options { unique_pass: Switch::On, ..Options::default() };
    let mut game = new_game(&options, 2, 3);
    for _ in 0..2 {
        let first = legal(&game, decider(&game))[0];
        play(&mut game, first);
    }
    let mut events = Vec::new();
    game.apply(Seat(1), &Action::UseUnique, &mut events).expect("any order");
    assert_eq!(events, [Event::PassUseChosen { seat: Seat(1) }]);
    assert_eq!(game.player_of(Seat(1)).pass, PassToken::Base);
    game.apply(Seat(0), &Action::UseBase, &mut events).expect("the last one");
    assert_ne!(game.player_of(Seat(1)).pass, PassToken::Base);
    assert_eq!(game.player_of(Seat(0)).pass, PassToken::Base);
}

#[test]
fn r13_7_the_impact_variant_puts_all_universal_mechanisms_into_play() {
    let options = Options { universal_mechanisms: Universal::Impact, ..Options::default() };
    let mut game = new_game(&options, 4, 6);
    let universal = |mechanism: &Mechanism| data().mechanism(*mechanism).universal;
    let mut all: Vec<Mechanism> = game.view(Viewer::Spectator).rows.as_flattened().iter().flatten().copied().collect();
    while game.stacks().1 > 0 {
        *game.table().rows = Default::default();
        let mut events = Vec::new();
        game.refill_rows(&mut events);
        all.extend(events.into_iter().flat_map(|event| match event {
            Event::MechanismsRevealed { mechanisms } => mechanisms.into_iter().flatten().collect(),
            _ => Vec::new(),
        }));
    }
    assert_eq!(all.len(), 8 + 32);
    assert_eq!(all.iter().filter(|mechanism| universal(mechanism)).count(), 10);
}
