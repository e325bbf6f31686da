//! R15 Requests and refusals, R18.

use std::collections::BTreeSet;

use orrery_engine::game::play_randomly;
use orrery_engine::suite::words;
use orrery_engine::{Game, Rng, Seed, Silent, rulebook};
use starship_interstellar::command::{Command, Order, Payment};
use starship_interstellar::{
    Action, Addition, Colour, Difficulty, Layered, LeaderChoice, Options, Starship, Switch, Technology, Token, Universal,
};

use crate::support::{decider, new_game, play};

fn book() -> &'static str {
    Starship::META.rules[0].1
}

/// The text of a rule.
fn rule(number: &str) -> &'static str {
    rulebook::rules(book()).into_iter().find(|rule| rule.number == number).expect("a rule").text
}

#[test]
fn r15_1_a_request_with_all_its_parameters_is_the_steps_at_once() {
    let mut game = new_game(&Options::default(), 2, 1);
    let seat = decider(&game);
    game.table().players[seat.index()].cubes = [1, 1, 0, 0, 0];
    let mut whole = game.clone();
    let request = Command {
        order: Order::Play(Token::Research),
        technology: Some(Technology::Drill1),
        payment: Payment::Cubes(vec![Colour::Yellow]),
        ..Command::default()
    };
    whole.command(seat, &request, &mut Silent).expect("legal");
    play(&mut game, Action::Play { token: Token::Research });
    play(&mut game, Action::Use);
    play(&mut game, Action::Research { technology: Technology::Drill1 });
    play(&mut game, Action::Pay { cube: Colour::Yellow });
    assert_eq!(whole.player_of(seat), game.player_of(seat));
    assert_eq!(game.player_of(seat).cubes, [1, 0, 0, 0, 0]);
}

#[test]
fn r15_3_the_codes_are_those_of_the_rule() {
    let listed: BTreeSet<&str> = rule("R15.3").split('`').skip(1).step_by(2).collect();
    let refusals = words::refusals::<Starship>();
    let used: BTreeSet<&str> = refusals.iter().map(|refusal| refusal.code.as_str()).collect();
    assert_eq!(listed, used);
}

/// Every player count with everything at once, and every difficulty.
#[test]
fn r18_every_table_plays_to_its_end() {
    let all = Options {
        black_holes: Addition::Add,
        families: Switch::On,
        scattered_planets: Addition::Add,
        multi_resource: Layered::Blind,
        unique_pass: Switch::On,
        leader_board: LeaderChoice::Random,
        universal_mechanisms: Universal::Add,
        ..Options::default()
    };
    let people = (2..=4).map(|seats| (seats, all));
    let solo = Difficulty::ALL.map(|difficulty| (1, Options { difficulty, ..all }));
    for (seats, options) in people.chain(solo) {
        let mut game = new_game(&options, seats, 5);
        play_randomly(&mut game, &mut Rng::new(Seed(5)));
        assert_eq!(game.outcome().expect("over").scores.len(), usize::from(seats));
    }
}
