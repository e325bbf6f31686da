//! R6 The value of an action.

use orrery_engine::{Game, Viewer};
use spacecorp::{Action, BaseType, Era, Kind, Title};

use crate::support::*;

fn totals(game: &spacecorp::SpaceCorp) -> Vec<u32> {
    game.view(Viewer::Seat(A)).draft.expect("a draft").totals
}

#[test]
fn r6_1_each_era_has_its_types() {
    for (era, last) in [(Era::Mariners, "special"), (Era::Planeteers, "revelation"), (Era::Starfarers, "colonize")] {
        let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.exists_in(era)).collect();
        assert_eq!(kinds.last().map(|kind| kind.id()), Some(last));
    }
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M37"]);
    assert_eq!(refusal(&game, A, begins(Kind::Revelation)), ("R6.1", "type_mismatch"));
    // All sources show the type.
    act(&mut game, A, begins(Kind::Research));
    assert_eq!(refusal(&game, A, plays("M16")), ("R6.1", "type_mismatch"));
}

#[test]
fn r6_4_an_action_needs_a_source_unless_a_build_costs_0() {
    let mut game = begin(Era::Mariners, 2);
    let luna = site(&game, "luna");
    game.put_tiles(luna, &[tile("M-e1-4")]);
    (0..4).for_each(|team| stand(&mut game, A, team, "luna"));
    // Water makes Luna b1, Abundant Ores b0.
    assert_eq!(refusal(&game, A, begins(Kind::Build)).1, "insufficient_value");
    game.put_tiles(luna, &[tile("M-e1-1")]);
    assert_eq!(game.cost_to_build(luna), Some(0));
    act_all(&mut game, A, &[begins(Kind::Build), Action::Base { slot: 0, base: BaseType::Refinery }, Action::Confirm]);
    assert!(game.site_state(luna).has(BaseType::Refinery));
    // Without cards and Infra a Genetics action has no source.
    let mut game = begin(Era::Mariners, 2);
    game.set_profit(A, 9);
    assert!(!legal(&game, A).contains(&begins(Kind::Genetics)));
}

#[test]
fn r6_5_1_two_teams_cannot_explore_one_site() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["T01", "M28"]);
    let luna = site(&game, "luna");
    game.put_team(A, 0, spacecorp::Team { site: luna, track: 0, claims: false });
    game.put_team(A, 1, spacecorp::Team { site: luna, track: 0, claims: true });
    act_all(&mut game, A, &[begins(Kind::Explore), Action::Team { team: 0 }]);
    assert_eq!(refusal(&game, A, Action::Team { team: 1 }), ("R7.3.1", "no_empty_box"));
    assert_eq!(refusal(&game, A, Action::Team { team: 0 }), ("R6.5.1", "same_site"));
}

#[test]
fn r6_7_1_near_the_end_others_lend_nothing() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M17"]);
    let (luna, lp4) = (site(&game, "luna"), site(&game, "lunar_lp4"));
    game.put_bases(B, lp4, &[BaseType::Spaceport]);
    stand(&mut game, A, 0, "luna");
    stand(&mut game, A, 1, "luna");
    act(&mut game, A, begins(Kind::Move));
    assert!(game.check(A, &Action::Site { site: lp4 }).is_ok());
    game.trigger_end();
    assert_eq!(refusal(&game, A, Action::Site { site: lp4 }), ("R7.2.2", "base_condition"));
    let earth = site(&game, "earth");
    act(&mut game, A, Action::Site { site: earth });
    assert_eq!(refusal(&game, A, Action::Infra { hqs: 1 << B.0, competitors: false }), ("R6.7.1", "era_end_ban"));
    assert_ne!(luna, earth);
}

#[test]
fn r6_8_surplus_value_is_lost() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M17"]);
    let luna = site(&game, "luna");
    act_all(&mut game, A, &[begins(Kind::Move), Action::Site { site: luna }, plays("M16"), plays("M17")]);
    // 7 where 4 are needed.
    assert_eq!(totals(&game), [7]);
    act(&mut game, A, Action::Confirm);
    assert_eq!(game.discard_pile(), [card("M16"), card("M17")]);
    assert_eq!(game.player_of(A).teams[0].site, luna);
}

#[test]
fn r6_10_own_help_counts_by_itself_and_what_changes_nothing_cannot_be_named() {
    let mut game = begin(Era::Planeteers, 2);
    game.set_title(A, Title::LowBodyMass);
    hold(&mut game, A, &["P02", "P13"]);
    let ceres = site(&game, "ceres");
    act_all(&mut game, A, &[begins(Kind::Move), Action::Site { site: ceres }]);
    // The HQ gives 1, Low Body Mass 5.
    assert_eq!(totals(&game), [6]);
    // The HQ of B has the printed Move 1; naming one's own is no choice.
    assert_eq!(refusal(&game, A, Action::Infra { hqs: 1, competitors: false }), ("R6.10", "source_limit"));
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M37"]);
    act(&mut game, A, begins(Kind::Genetics));
    assert_eq!(refusal(&game, A, Action::Infra { hqs: 1 << B.0, competitors: false }), ("R6.1", "type_mismatch"));
}
