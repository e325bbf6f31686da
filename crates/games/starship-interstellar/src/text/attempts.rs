//! Actions that a person might try: every action of the kinds that the question allows.

use orrery_engine::{Game, Seat};

use crate::action::Action;
use crate::components::{CLICKS, POSITIONS, SLOTS};
use crate::kinds::{
    Colour, Element, Family, LEVELS, LeaderTrack, Node, PassToken, Piece, Planet, ProjectRow, SalvationAction, Side, Technology,
    Token,
};
use crate::state::{ROW, Starship};

/// Refusals of actions that do not answer the current question.
const OTHER_QUESTIONS: [&str; 4] = ["pending_choice", "wrong_phase", "not_your_turn", "game_over"];

pub(super) fn attempts(game: &Starship, seat: Seat, out: &mut Vec<Action>) {
    let answers = |action: &Action| match game.check(seat, action) {
        Ok(()) => true,
        Err(illegal) => !OTHER_QUESTIONS.contains(&illegal.code),
    };
    out.extend(every().into_iter().filter(answers));
}

/// Every action there is, with numbers in their ranges.
fn every() -> Vec<Action> {
    let mut all = vec![
        Action::Repeat,
        Action::Pass,
        Action::Use,
        Action::Skip,
        Action::Accept,
        Action::Decline,
        Action::Stop,
        Action::UseUnique,
        Action::UseBase,
    ];
    all.extend(Token::ALL.map(|token| Action::Play { token }));
    all.extend(Token::extras().map(|token| Action::Extra { token }));
    all.extend(SalvationAction::ALL.map(|action| Action::Salvation { action }));
    all.extend((1..=CLICKS as u8).map(|clicks| Action::Bonus { clicks }));
    all.extend(Technology::ALL.map(|technology| Action::Research { technology }));
    all.extend(Colour::ALL.map(|cube| Action::Pay { cube }));
    all.extend(Colour::ALL.map(|cube| Action::Cube { cube }));
    all.extend(Colour::ALL.map(|colour| Action::Component { colour }));
    all.extend(Piece::ALL.map(|piece| Action::Load { piece }));
    all.extend(Piece::ALL.map(|piece| Action::Install { piece }));
    all.extend(Planet::ALL.map(|planet| Action::Planet { planet }));
    all.extend((1..=9).map(|orbit| Action::Orbit { orbit }));
    all.extend((1..=4).map(|quadrant| Action::Quadrant { quadrant }));
    all.extend(Colour::ALL.into_iter().flat_map(|colour| Side::ALL.map(|side| Action::Trade { colour, side })));
    all.extend((0..=SLOTS as u8).map(|n| Action::Amount { n }));
    all.extend(Element::ALL.map(|element| Action::Element { element }));
    all.extend((1..=LEVELS).map(|level| Action::Convert { level }));
    all.extend((1..=POSITIONS as u8).map(|position| Action::Position { position }));
    all.extend(Node::ALL.map(|to| Action::Move { to }));
    all.extend((0..(ROW * ProjectRow::ALL.len()) as u8).map(|space| Action::Mechanism { space }));
    all.extend(Family::ALL.map(|family| Action::Family { family }));
    all.extend(LeaderTrack::ALL.map(|track| Action::Track { track }));
    all.extend(PassToken::ALL.map(|token| Action::PassToken { token }));
    all
}
