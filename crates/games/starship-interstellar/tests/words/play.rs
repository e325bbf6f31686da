//! What the game says while it is played.

use orrery_engine::suite::words::{self, Games};
use starship_interstellar::{
    Action, Colour, Element, Family, LeaderTrack, Node, Options, PassToken, Piece, Planet, SalvationAction, Side, Starship,
    Technology, Token,
};

use crate::everything;

#[test]
fn words_are_complete_in_random_games() {
    for seats in 2..=4 {
        words::are_complete::<Starship>(&Options::default(), seats, 3);
    }
    words::are_complete::<Starship>(&everything(), 3, 4);
    words::are_complete::<Starship>(&everything(), 1, 4);
}

/// Random players decline and stop as often as not; effects go on for those who do so less.
fn games() -> Games<Starship> {
    Games {
        tables: vec![(Options::default(), 1), (Options::default(), 2), (everything(), 3)],
        avoid: |action| matches!(action, Action::Decline | Action::Stop | Action::Pass),
    }
}

#[test]
fn the_log_of_a_solo_game_calls_hall_by_its_name() {
    words::the_opponent_has_a_name::<Starship>(&everything(), "H.A.L.L.");
}

#[test]
fn labels_of_legal_actions_differ() {
    games().labels_differ();
}

#[test]
fn labels_disclose_nothing() {
    let plays = Token::ALL.map(|token| Action::Play { token });
    games().labels_disclose_nothing(&plays.into_iter().chain([Action::Accept, Action::UseUnique]).collect::<Vec<_>>());
}

#[test]
fn anything_can_be_described_anywhere() {
    let odd = vec![
        Action::Play { token: Token::X17 },
        Action::Play { token: Token::Mercury },
        Action::Repeat,
        Action::Salvation { action: SalvationAction::Humanity },
        Action::Bonus { clicks: 0 },
        Action::Bonus { clicks: 255 },
        Action::Accept,
        Action::Decline,
        Action::Stop,
        Action::Research { technology: Technology::ALL[0] },
        Action::Cube { cube: Colour::Purple },
        Action::Load { piece: Piece::Purple },
        Action::Planet { planet: Planet::Earth },
        Action::Planet { planet: Planet::Neptune },
        Action::Orbit { orbit: 0 },
        Action::Orbit { orbit: 255 },
        Action::Quadrant { quadrant: 255 },
        Action::Trade { colour: Colour::Red, side: Side::Sell },
        Action::Amount { n: 255 },
        Action::Element { element: Element::Converter },
        Action::Convert { level: 0 },
        Action::Convert { level: 255 },
        Action::Position { position: 0 },
        Action::Position { position: 255 },
        Action::Move { to: Node::Earth },
        Action::Move { to: Node::Trappist },
        Action::Mechanism { space: 0 },
        Action::Mechanism { space: 255 },
        Action::Family { family: Family::ALL[0] },
        Action::Extra { token: Token::Solar },
        Action::Track { track: LeaderTrack::Humanity },
        Action::PassToken { token: PassToken::Base },
        Action::UseUnique,
    ];
    // Every action of a game is tried in all positions that follow: one table is enough.
    Games { tables: vec![(everything(), 2)], ..games() }.anything_can_be_described(odd);
}

#[test]
fn the_table_fits_a_terminal_in_every_language() {
    games().table_fits(100);
}
