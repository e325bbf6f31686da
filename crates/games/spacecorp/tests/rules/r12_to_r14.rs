//! R12 and R13 Starfarers, R14 Variants.

use orrery_engine::Game;
use spacecorp::{Action, BaseType, Era, Kind, Team, Title, Wheel};

use crate::support::*;

#[test]
fn r12_7_multipliers_alone_are_the_total() {
    let mut game = begin(Era::Starfarers, 2);
    game.install_card(A, 0, card("S13"));
    hold(&mut game, A, &["S04", "S66"]);
    game.set_profit(A, 9);
    let alpha = site(&game, "alpha_centauri");
    act_all(&mut game, A, &[begins(Kind::Move), Action::Site { site: alpha }, plays("S04"), plays("S66")]);
    // x3, x3 and x5, as in R6.3.
    let view = game.view(orrery_engine::Viewer::Seat(A));
    assert_eq!(view.draft.expect("a draft").totals, [45]);
}

#[test]
fn r13_2_1_a_build_needs_a_base_for_every_tile() {
    let mut game = begin(Era::Starfarers, 2);
    hold(&mut game, A, &["S32", "S33", "S37"]);
    game.set_profit(A, 9);
    let wolf = site(&game, "wolf_1061");
    game.put_tiles(wolf, &[tile("S-p-6"), tile("S-s-4")]);
    (0..4).for_each(|team| stand(&mut game, A, team, "wolf_1061"));
    assert!(legal(&game, A).contains(&begins(Kind::Build)));
    // Dust takes Research and Security only; without those there is no base for it.
    game.set_stock(A, BaseType::Research, 0);
    game.set_stock(A, BaseType::Security, 0);
    assert_eq!(refusal(&game, A, begins(Kind::Build)).1, "no_base_in_stock");
}

#[test]
fn r13_2_all_bases_stand_where_the_build_was_named() {
    let mut game = begin(Era::Starfarers, 2);
    hold(&mut game, A, &["S32", "S33", "S37"]);
    game.set_profit(A, 3);
    game.set_wheel(A, Wheel::Revelation, 2);
    let (wolf, sol) = (site(&game, "wolf_1061"), site(&game, "sol"));
    game.put_tiles(wolf, &[tile("S-p-6"), tile("S-s-4")]);
    stand(&mut game, A, 0, "wolf_1061");
    act_all(
        &mut game,
        A,
        &[
            begins(Kind::Build),
            Action::Base { slot: 0, base: BaseType::Research },
            Action::Base { slot: 1, base: BaseType::Security },
            Action::Next { slot: 0 },
            plays("S32"),
            plays("S33"),
            plays("S37"),
            Action::Confirm,
            Action::Step,
        ],
    );
    // The Research base wins the Entangled Transmitter, which takes the building team away.
    act(&mut game, A, Action::Progress { title: Title::EntangledTransmitter });
    act(&mut game, A, Action::Transfer { team: 0, site: sol });
    assert_eq!(game.player_of(A).teams[0].site, sol);
    let bases = |at| game.site_state(at).bases().collect::<Vec<_>>();
    assert_eq!(bases(wolf), [(0, BaseType::Research), (1, BaseType::Security)]);
    assert_eq!(bases(sol), []);
}

/// A system of A with every box built, and what may be colonized with it.
fn colonizable(profit: i16) -> spacecorp::SpaceCorp {
    let mut game = begin(Era::Starfarers, 2);
    let luhman = site(&game, "luhman_16");
    game.put_tiles(luhman, &[tile("S-p-8")]);
    game.put_bases(A, luhman, &[BaseType::Industrial]);
    game.set_profit(A, profit);
    game
}

#[test]
fn r13_5_1_tiles_and_bases_count_by_themselves() {
    let mut game = colonizable(0);
    // Col 3 and an Industrial base: 4 points without naming anything.
    let haven = spacecorp::data().colony_by_id("C01").expect("a colony");
    let value_5 = spacecorp::data().colony_by_id("C06").expect("a colony");
    act(&mut game, A, begins(Kind::Colonize));
    assert_eq!(refusal(&game, A, Action::ColonyTile { colony: value_5 }), ("R13.5", "not_enough_colony_points"));
    act_all(&mut game, A, &[Action::ColonyTile { colony: haven }, Action::Confirm]);
    assert_eq!(game.player_of(A).colonies[..], [haven]);
    // Environment Tolerance is worth the fifth point.
    let mut game = colonizable(0);
    game.set_title(A, Title::EnvironmentTolerance);
    act(&mut game, A, begins(Kind::Colonize));
    assert!(game.check(A, &Action::ColonyTile { colony: value_5 }).is_ok());
}

#[test]
fn r13_6_a_colony_opens_the_orion_arm() {
    let mut game = begin(Era::Starfarers, 2);
    let orion = game.board_of_era().all().filter(|&at| game.board_of_era().site(at).id.starts_with("orion")).collect::<Vec<_>>();
    let starts: Vec<_> = game
        .board_of_era()
        .all()
        .filter(|&at| {
            let adjacent = game.board_of_era().around(at).adjacent;
            orion.iter().any(|&arm| adjacent >> game.board_of_era().site(arm).region & 1 == 1)
        })
        .collect();
    let start = starts[0];
    let arm =
        *orion.iter().find(|&&arm| game.board_of_era().distance(start, arm) != spacecorp::Board::NO_WAY).expect("next to it");
    hold(&mut game, A, &["S66", "S67", "S01", "S02", "S03"]);
    game.set_profit(A, 9);
    game.put_bases(A, start, &[BaseType::Research]);
    for team in 0..3 {
        game.put_team(A, team, Team { site: start, track: 0, claims: false });
    }
    act(&mut game, A, begins(Kind::Move));
    assert_eq!(refusal(&game, A, Action::Site { site: arm }), ("R12.5", "region_not_allowed"));
    let colony = spacecorp::data().colony_by_id("C01").expect("a colony");
    game.put_colony(A, start, colony);
    assert!(game.check(A, &Action::Site { site: arm }).is_ok());
}
