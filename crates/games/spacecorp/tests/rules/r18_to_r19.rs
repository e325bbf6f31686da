//! R18 Decisions as steps, R19 Words of the component data.

use std::collections::BTreeSet;

use orrery_engine::rulebook::rules;
use orrery_engine::suite::components;
use orrery_engine::{Disclosure, Game, Silent, Viewer};
use spacecorp::{Action, BaseType, Era, Kind, SpaceCorp, WindowKind};

use crate::support::*;

#[test]
fn r18_1_nothing_changes_before_an_action_is_confirmed() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M13"]);
    let luna = site(&game, "luna");
    let before = game.view(Viewer::Spectator);
    for action in [begins(Kind::Move), Action::Site { site: luna }, plays("M16")] {
        assert_eq!(game.apply(A, &action, &mut Silent), Ok(Disclosure::Nothing));
        assert_eq!(game.view(Viewer::Spectator), before);
    }
    act(&mut game, A, Action::Confirm);
    assert_ne!(game.view(Viewer::Spectator), before);
}

#[test]
fn r18_2_type_target_sources_confirm() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16"]);
    stand(&mut game, A, 1, "luna");
    assert!(legal(&game, A).iter().all(|action| matches!(action, Action::Begin { .. })));
    act(&mut game, A, begins(Kind::Move));
    assert!(legal(&game, A).iter().all(|action| matches!(action, Action::Team { .. })));
    // From Earth only Luna is near enough: a step with one answer is skipped.
    act(&mut game, A, Action::Team { team: 0 });
    assert!(legal(&game, A).contains(&plays("M16")));
    assert_eq!(refusal(&game, A, Action::Confirm).1, "insufficient_value");
    act(&mut game, A, plays("M16"));
    assert!(legal(&game, A).contains(&Action::Confirm));
}

/// Every decision of R18.3's table is one that the game asks, and no seat may answer another one.
#[test]
fn r18_3_the_table_lists_the_decisions() {
    let book = SpaceCorp::META.rules[0].1;
    let rows = rules(book).into_iter().find(|rule| rule.number == "R18.3").expect("R18.3").rows();
    let decisions: BTreeSet<&str> = rows.iter().map(|row| row[0]).collect();
    assert_eq!(decisions.len(), rows.len());
    for wanted in ["Edge window", "action", "transport", "reward", "Legacy"] {
        assert!(decisions.contains(wanted), "{wanted}");
    }
    let game = begin(Era::Mariners, 2);
    assert_eq!(refusal(&game, A, Action::Draw), ("R18.3", "wrong_phase"));
    assert_eq!(refusal(&game, B, Action::Draw), ("R18.3", "not_your_turn"));
}

#[test]
fn r18_7_1_a_single_answer_is_not_asked() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M45", "M46"]);
    stand(&mut game, A, 0, "lunar_lp4");
    game.set_offers(&[None, None, Some(card("M20")), None]);
    act_all(
        &mut game,
        A,
        &[begins(Kind::Build), Action::Base { slot: 0, base: BaseType::Research }, plays("M45"), Action::Confirm],
    );
    // One filled offer: it is taken without a question.
    assert!(game.player_of(A).hand.contains(card("M20")));
}

#[test]
fn r18_9_answers_do_not_depend_on_each_other() {
    let window = || {
        let mut game = begin(Era::Mariners, 3);
        hold(&mut game, A, &["M16"]);
        hold(&mut game, B, &["M45"]);
        hold(&mut game, C, &["M17"]);
        game.open_window_of(WindowKind::TurnStart);
        game
    };
    let sabotage = Action::PlayEdge { card: card("M45") };
    let (mut one, mut other) = (window(), window());
    for (seat, answer) in [(A, Action::Decline), (B, sabotage), (C, Action::Decline)] {
        act(&mut one, seat, answer);
    }
    for (seat, answer) in [(C, Action::Decline), (B, sabotage), (A, Action::Decline)] {
        act(&mut other, seat, answer);
    }
    assert_eq!(one, other);
    let mut game = window();
    act(&mut game, B, sabotage);
    assert_eq!(refusal(&game, B, sabotage), ("R8.4", "window_closed"));
}

/// The words of R19's table occur in the data files.
#[test]
fn r19_the_words_are_those_of_the_data() {
    let book = SpaceCorp::META.rules[0].1;
    let rows = rules(book).into_iter().find(|rule| rule.number == "R19").expect("R19").rows();
    for row in rows {
        let file = format!("{}.toml", row[0]);
        let (_, text) = SpaceCorp::META.components.iter().find(|(name, _)| *name == file).expect("a data file");
        for word in row[1].split('`').skip(1).step_by(2) {
            assert!(text.contains(word), "{word} is not in {file}");
        }
    }
    assert!(!components::data::<SpaceCorp>("solo.toml").is_empty());
}
