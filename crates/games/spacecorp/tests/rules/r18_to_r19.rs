//! R18 Decisions as steps, R19 Words of the component data.

use orrery_engine::rulebook::rules;
use orrery_engine::suite::components;
use orrery_engine::{Disclosure, Game, Seat, Seed, Silent, Table, Undo, Viewer};
use spacecorp::{
    Action, BaseType, Card, Era, Kind, Legacy, Moment, Options, Phase, SpaceCorp, Team, TeamPlace, Term, Title, Wheel, WindowKind,
};

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

/// A position in which a term asks its seat.
fn term(mut game: SpaceCorp, term: Term) -> SpaceCorp {
    game.compete_with(term, &mut Silent);
    game
}

/// A position with a decision of R18.3's table, and the seat that must make it.
fn asks(decision: &str) -> (SpaceCorp, &'static [Seat]) {
    let mut mariners = begin(Era::Mariners, 2);
    let [luna, lp4] = ["luna", "lunar_lp4"].map(|id| site(&mariners, id));
    let only_a: &[Seat] = &[A];
    let game = match decision {
        "Edge window" => {
            hold(&mut mariners, A, &["M16"]);
            hold(&mut mariners, B, &["M17"]);
            mariners.open_window_of(WindowKind::TurnStart);
            return (mariners, &[A, B]);
        }
        "choice of an Edge" => return (term(mariners, Term::Ban(B)), &[B]),
        "play or pass" => {
            mariners.cut_deck(0);
            mariners.offer_turn_to(A);
            mariners
        }
        "action" => {
            hold(&mut mariners, A, &["M01"]);
            mariners
        }
        "contract" => {
            mariners.put_bases(A, site(&mariners, "mars_south"), &[BaseType::Research]);
            mariners.go_to(Phase::Contracts);
            mariners
        }
        "reward" => {
            mariners.owe_reward(B);
            mariners.begin_reward_step();
            return (mariners, &[B]);
        }
        "transport" => {
            mariners.put_bases(A, lp4, &[BaseType::Spaceport]);
            mariners.go_to(Phase::Transport);
            mariners
        }
        "Legacy" => {
            mariners.put_tiles(luna, &[tile("M-e1-2")]);
            mariners.put_bases(A, luna, &[BaseType::Refinery]);
            mariners.finish_era();
            mariners
        }
        "Beyond" => {
            mariners.set_beyond([Some(A), None]);
            mariners.finish_era();
            mariners
        }
        "first Adaptation" => {
            let options = Options { first_era: Era::Starfarers, start_player: Some(1), ..Options::default() };
            return (SpaceCorp::setup(&options, 2, Seed(3)).expect("a game"), &[B]);
        }
        effect => asks_effect(effect).unwrap_or_else(|| asks_solo(effect)),
    };
    (game, only_a)
}

/// The same for what an effect asks seat A.
fn asks_effect(decision: &str) -> Option<SpaceCorp> {
    let mut mariners = begin(Era::Mariners, 2);
    let mut planeteers = begin(Era::Planeteers, 2);
    let mut starfarers = begin(Era::Starfarers, 2);
    let luna = site(&mariners, "luna");
    let (europa, ross) = (site(&planeteers, "europa"), site(&starfarers, "ross_780"));
    Some(match decision {
        "Research card" => term(mariners, Term::Draw(2)),
        "tile of two" => {
            let tiles = [tile("P-e3-1"), tile("P-e3-2")];
            term(planeteers, Term::Keep { seat: A, site: europa, slot: 0, tiles })
        }
        "Phobes" => {
            starfarers.put_team(A, 0, Team { site: ross, track: 0, claims: false });
            starfarers.put_team(A, 1, Team { site: ross, track: 1, claims: false });
            term(starfarers, Term::Phobes { seat: A, site: ross })
        }
        "Produce" => {
            mariners.put_tiles(luna, &[tile("M-e1-2")]);
            mariners.put_bases(A, luna, &[BaseType::Refinery]);
            mariners.set_legacy(A, Legacy { base: BaseType::Refinery, tile: tile("M-e1-3"), value: 2 });
            term(mariners, Term::Produce(2))
        }
        "Research base" => term(starfarers, Term::OfferOrStep(A)),
        "progress card" => term(planeteers, Term::TakeProgress { seat: A, wheel: Wheel::Genetics, times: 1 }),
        "Star Children, Entangled Transmitter" => term(starfarers, Term::StarChildren(A)),
        "Silent Partner" => term(begin(Era::Starfarers, 3), Term::SilentPartner),
        "Infra Transfer" => {
            planeteers.set_title(A, Title::InfraTransfer);
            hold(&mut planeteers, A, &["P02"]);
            let ceres = site(&planeteers, "ceres");
            act_all(&mut planeteers, A, &[begins(Kind::Move), Action::Site { site: ceres }, plays("P02"), Action::Confirm]);
            planeteers
        }
        "contract of a colony" => term(starfarers, Term::PrintedContract(A)),
        _ => return None,
    })
}

/// The same for a decision of the solo game.
fn asks_solo(decision: &str) -> SpaceCorp {
    let (mut solo, mut planeteers) = (begin(Era::Starfarers, 1), begin(Era::Planeteers, 1));
    let [ross, wolf] = ["ross_780", "wolf_1061"].map(|id| site(&solo, id));
    let [io, europa] = ["io", "europa"].map(|id| site(&planeteers, id));
    match decision {
        "solo: Edge" => {
            hold(&mut solo, A, &["S74"]);
            term(solo, Term::SoloEdge(Moment::CardRevealed))
        }
        "solo: half of the hand" => {
            hold(&mut solo, A, &["S01", "S02", "S04", "S05"]);
            term(solo, Term::DiscardHand { left: 2, from: 0 })
        }
        "solo: Leak" => {
            solo.set_title(A, Title::LowBodyMass);
            term(solo, Term::LeakChoice(card("S68")))
        }
        "solo: Sabotage" => {
            solo.put_team(A, 0, Team { site: ross, track: 0, claims: false });
            solo.put_team(A, 1, Team { site: wolf, track: 0, claims: false });
            term(solo, Term::Sabotaged)
        }
        "solo: team of the competition" => {
            solo.put_competition_team(ross, false);
            solo.put_competition_team(wolf, false);
            term(solo, Term::RemoveTeam(TeamPlace::SiteOrContract))
        }
        "solo: Security" => {
            planeteers.put_bases(A, io, &[BaseType::Security]);
            term(planeteers, Term::SecurityDraw(europa))
        }
        "solo: Popular Support" => term(solo, Term::SituationInfra { left: 2, boxes: 0 }),
        other => panic!("nobody asks {other}"),
    }
}

/// The answers to a decision of the table: their kind, and whether it may be declined.
fn answers(decision: &str) -> (fn(&Action) -> bool, bool) {
    match decision {
        "Edge window" => (|action| matches!(action, Action::PlayEdge { .. }), true),
        "choice of an Edge" => (|action| matches!(action, Action::Ban { .. }), false),
        "play or pass" => (|action| matches!(action, Action::Play | Action::Pass), false),
        "action" => (|action| matches!(action, Action::Begin { .. }), false),
        "Research card" => (|action| matches!(action, Action::Draw | Action::TakeOffer { .. }), false),
        "tile of two" => (|action| matches!(action, Action::Keep { .. }), false),
        "Phobes" => (|action| matches!(action, Action::Leave { .. }), false),
        // Declining stops, once a tile is chosen.
        "Produce" => (|action| matches!(action, Action::Produce { .. } | Action::ProduceLegacy), false),
        "Research base" => (|action| matches!(action, Action::TakeOffer { .. } | Action::Step), false),
        "progress card" | "first Adaptation" => (|action| matches!(action, Action::Progress { .. }), false),
        "Star Children, Entangled Transmitter" => (|action| matches!(action, Action::Appear { .. }), true),
        "Silent Partner" => (|action| matches!(action, Action::Seat { .. }), false),
        "Infra Transfer" => (|action| matches!(action, Action::Install { .. }), true),
        "contract of a colony" => (|action| matches!(action, Action::Contract { .. }), false),
        "contract" => (|action| matches!(action, Action::Contract { .. }), true),
        "reward" | "solo: Security" => (|action| matches!(action, Action::Draw), true),
        "transport" => (|action| matches!(action, Action::Transport { .. }), true),
        "Legacy" => (|action| matches!(action, Action::Legacy { .. }), true),
        "Beyond" => (|action| matches!(action, Action::UseBeyond), true),
        "solo: Edge" => (|action| matches!(action, Action::PlayEdge { .. }), true),
        "solo: half of the hand" => (|action| matches!(action, Action::Discard { .. }), false),
        "solo: Leak" => (|action| matches!(action, Action::LoseProfit | Action::ReturnProgress { .. }), false),
        "solo: Sabotage" => (|action| matches!(action, Action::Transfer { .. }), false),
        "solo: team of the competition" => (|action| matches!(action, Action::RemoveRival { .. }), false),
        "solo: Popular Support" => (|action| matches!(action, Action::Install { .. }), false),
        other => panic!("nobody answers {other}"),
    }
}

/// Every decision of R18.3's table is one that the game asks: its deciders, its choices, and nothing else from anybody.
#[test]
fn r18_3_the_table_lists_the_decisions() {
    let book = SpaceCorp::META.rules[0].1;
    let rows = rules(book).into_iter().find(|rule| rule.number == "R18.3").expect("R18.3").rows();
    assert_eq!(rows.len(), 27);
    for row in rows {
        let (game, deciders) = asks(row[0]);
        assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), deciders, "{}", row[0]);
        let (fits, declines) = answers(row[0]);
        for &seat in deciders {
            let offered = legal(&game, seat);
            assert!(offered.iter().all(|action| fits(action) || *action == Action::Decline), "{}: {offered:?}", row[0]);
            assert_eq!(offered.contains(&Action::Decline), declines, "{}", row[0]);
            assert!(offered.len() > 1 || row[0] == "Edge window", "{}: {offered:?}", row[0]);
            // Any other answer is refused.
            assert_eq!(refusal(&game, seat, Action::NoSecond), ("R18.3", "wrong_phase"), "{}", row[0]);
        }
        let other = Seat::all(game.seats()).find(|seat| !deciders.contains(seat));
        if let Some(other) = other {
            assert_eq!(refusal(&game, other, Action::Decline), ("R18.3", "not_your_turn"), "{}", row[0]);
        }
    }
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

/// A's Upgrade with M14 is confirmed, and T2 asks for a contract: the others see the card, and the step can still be undone.
fn upgraded(mut game: SpaceCorp) -> Table<SpaceCorp> {
    for (slot, id) in [(0, "M01"), (1, "M13")] {
        game.install_card(A, slot, card(id));
    }
    hold(&mut game, A, &["M14", "M16"]);
    let mut table = Table::from_position(game);
    for action in [begins(Kind::Upgrade), Action::Choose { card: card("M14") }, Action::Box { slot: 2 }, Action::Confirm] {
        table.apply(A, &action, &mut Silent).unwrap();
    }
    assert_eq!(table.state().phase(), Phase::Contracts);
    table
}

fn known_to_others(table: &Table<SpaceCorp>) -> Vec<Card> {
    table.state().known_to_others(A).iter().collect()
}

#[test]
fn r18_8_a_card_that_others_saw_before_a_step_was_undone_stays_known() {
    let mut table = upgraded(begin(Era::Mariners, 2));
    let mut by_consent = table.clone();
    while table.undoable(A) > 0 {
        table.undo(A).unwrap();
    }
    assert_eq!(table.ply(), 0);
    assert_eq!(known_to_others(&table), [card("M14")]);
    assert!(table.state().player_of(A).hand.contains(card("M16")), "and the other card stays unknown");
    // A record undoes all of it in one line.
    by_consent.take_back(Undo::own(A, by_consent.ply() as u32)).unwrap();
    assert_eq!(by_consent.state(), table.state());
}

/// A holds two cards of one face, M14 and M15; the others saw M14 in an Upgrade that was undone. Returns the cards that another
/// Upgrade offers.
fn offered_after_undo(mut game: SpaceCorp) -> (Table<SpaceCorp>, Vec<Action>) {
    hold(&mut game, A, &["M15"]);
    let mut table = upgraded(game);
    while table.undoable(A) > 0 {
        table.undo(A).unwrap();
    }
    table.apply(A, &begins(Kind::Upgrade), &mut Silent).unwrap();
    let offered = legal(table.state(), A);
    (table, offered)
}

const TWINS: [&str; 2] = ["M14", "M15"];

#[test]
fn r18_10_a_card_that_others_saw_before_an_undo_is_not_equal_to_its_twin() {
    let [seen, twin] = TWINS.map(|id| Action::Choose { card: card(id) });
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &TWINS);
    hold(&mut game, A, &["M16"]);
    act(&mut game, A, begins(Kind::Upgrade));
    assert!(legal(&game, A).contains(&seen) && !legal(&game, A).contains(&twin), "nobody saw either");
    let (_, offered) = offered_after_undo(begin(Era::Mariners, 2));
    assert!(offered.contains(&seen) && offered.contains(&twin));
}

#[test]
fn r18_10_the_second_version_of_the_rules_did_not_tell_them_apart() {
    let mut position = serde_json::to_value(begin(Era::Mariners, 2)).unwrap();
    position["rules"] = 2.into();
    let (table, offered) = offered_after_undo(serde_json::from_value(position).unwrap());
    assert_eq!(known_to_others(&table), [card("M14")]);
    assert!(!offered.contains(&Action::Choose { card: card("M15") }));
}

#[test]
fn r18_8_a_later_undo_keeps_which_of_the_twins_was_played() {
    let (mut table, _) = offered_after_undo(begin(Era::Mariners, 2));
    for action in [Action::Choose { card: card("M15") }, Action::Box { slot: 2 }, Action::Confirm] {
        table.apply(A, &action, &mut Silent).unwrap();
    }
    let installed = table.clone();
    // The turn ends, so that only consent of all leads back: the decisions that stand are played again.
    table.apply(A, &Action::Decline, &mut Silent).unwrap();
    assert_eq!(table.undoable(A), 0);
    table.take_back(Undo::last(1)).unwrap();
    assert_eq!(table.state().player_of(A).boxes[2], card("M15"));
    assert_eq!(known_to_others(&table), known_to_others(&installed));
    assert_eq!(table.ply(), installed.ply());
}

#[test]
fn r18_8_a_draft_that_was_undone_shows_nothing() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M13"]);
    let mut table = Table::from_position(game);
    let luna = site(table.state(), "luna");
    for action in [begins(Kind::Move), Action::Site { site: luna }, plays("M16")] {
        table.apply(A, &action, &mut Silent).unwrap();
    }
    table.take_back(Undo::last(3)).unwrap();
    assert_eq!(known_to_others(&table), []);
}

#[test]
fn r18_8_by_the_first_version_of_the_rules_an_undo_restores_the_position_exactly() {
    let mut position = serde_json::to_value(begin(Era::Mariners, 2)).unwrap();
    // Version 1 stored no version.
    position.as_object_mut().unwrap().remove("rules").expect("the current version is stored");
    let mut table = upgraded(serde_json::from_value(position).unwrap());
    table.take_back(Undo::own(A, table.ply() as u32)).unwrap();
    assert_eq!(known_to_others(&table), []);
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
