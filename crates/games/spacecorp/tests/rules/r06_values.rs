//! R6 The value of an action.

use orrery_engine::{Game, Rng, Seat, Seed, Silent, Viewer};
use spacecorp::{
    Action, BaseType, Doubled, DraftView, Era, Kind, Options, Pile, Situations, Source, SourceView, SpaceCorp, Title, Wheel,
};

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

/// A explores with two teams and a Time card.
fn explores_twice(game: &mut spacecorp::SpaceCorp, first: &str, second: &str) {
    for (team, at) in [first, second].into_iter().enumerate() {
        stand(game, A, team, at);
    }
    act_all(game, A, &[begins(Kind::Explore), Action::Team { team: 0 }, Action::Team { team: 1 }]);
}

#[test]
fn r6_5_a_second_explore_is_dropped_if_its_team_has_left() {
    let mut game = begin(Era::Starfarers, 2);
    hold(&mut game, A, &["T01", "S42"]);
    game.set_wheel(A, Wheel::Revelation, 2);
    // Outpost: a step of the Revelation cube, which wins a Breakthrough.
    game.stack_pile(Pile::Primary, &[tile("S-p-5"), tile("S-p-3")]);
    explores_twice(&mut game, "gliese_1", "ross_780");
    act_all(&mut game, A, &[plays("S42"), Action::Confirm]);
    let [gliese, ross, kapteyn] = ["gliese_1", "ross_780", "kapteyns_star"].map(|id| site(&game, id));
    act(&mut game, A, Action::Progress { title: Title::EntangledTransmitter });
    act(&mut game, A, Action::Transfer { team: 1, site: kapteyn });
    decline_windows(&mut game);
    let explored = |at| game.site_state(at).tiles.iter().filter(|tile| tile.is_some()).count();
    assert_eq!([gliese, ross, kapteyn].map(explored), [1, 0, 0]);
    assert!(!game.player_of(A).teams[1].claims);
}

#[test]
fn r6_5_1_one_tile_is_not_enough_for_two_sites() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["T01", "M28"]);
    let mars = site(&game, "mars_north");
    let spare = game.piles()[0][1..].to_vec();
    for of in spare {
        game.put_tiles(mars, &[of]);
    }
    assert_eq!(game.piles()[0].len(), 1);
    stand(&mut game, A, 0, "luna");
    stand(&mut game, A, 1, "phobos");
    act_all(&mut game, A, &[begins(Kind::Explore), Action::Team { team: 0 }]);
    assert_eq!(refusal(&game, A, Action::Team { team: 1 }), ("R7.3.5", "pile_empty"));
}

#[test]
fn r6_7_1_near_the_end_no_spaceport_of_others_doubles() {
    let mut game = begin(Era::Planeteers, 2);
    hold(&mut game, A, &["P02"]);
    let (vesta, pallas) = (site(&game, "vesta"), site(&game, "pallas"));
    game.put_bases(B, vesta, &[BaseType::Spaceport]);
    game.put_bases(A, pallas, &[BaseType::Research]);
    stand(&mut game, A, 0, "vesta");
    stand(&mut game, A, 1, "vesta");
    let double = Action::Double { what: Doubled::Card(card("P02")) };
    act_all(&mut game, A, &[begins(Kind::Move), Action::Site { site: pallas }, plays("P02")]);
    assert!(legal(&game, A).contains(&double));
    game.trigger_end();
    assert_eq!(refusal(&game, A, double), ("R6.7.1", "era_end_ban"));
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
    // The HQ of B has the printed Move 1; naming one's own HQ is not an option.
    assert_eq!(refusal(&game, A, Action::Infra { hqs: 1, competitors: false }), ("R6.10", "source_limit"));
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M37"]);
    act(&mut game, A, begins(Kind::Genetics));
    assert_eq!(refusal(&game, A, Action::Infra { hqs: 1 << B.0, competitors: false }), ("R6.1", "type_mismatch"));
}

#[test]
fn r6_10_a_team_under_its_owners_shield_needs_no_other() {
    let mut game = begin(Era::Planeteers, 2);
    hold(&mut game, A, &["T01", "P28"]);
    game.set_profit(A, 2);
    for (seat, at, base) in [
        (A, "io", BaseType::Research),
        (A, "europa", BaseType::ShieldFactory),
        (A, "rhea", BaseType::Research),
        (B, "callisto", BaseType::ShieldFactory),
        (B, "dione", BaseType::ShieldFactory),
    ] {
        let at = site(&game, at);
        game.put_bases(seat, at, &[base]);
    }
    stand(&mut game, A, 0, "io");
    stand(&mut game, A, 1, "rhea");
    let [ganymede, callisto, titan, dione] = ["ganymede", "callisto", "titan", "dione"].map(|id| site(&game, id));
    act_all(&mut game, A, &[begins(Kind::Move), Action::Team { team: 0 }, Action::Site { site: ganymede }]);
    act_all(&mut game, A, &[Action::Team { team: 1 }, Action::Site { site: titan }, plays("P28")]);
    let shield = |part, site| Action::Support { part, site, base: BaseType::ShieldFactory };
    // The team at Io starts under the player's Shield Factory of Europa; that at Rhea has none.
    assert_eq!(refusal(&game, A, shield(0, callisto)), ("R6.10", "source_limit"));
    act_all(&mut game, A, &[shield(1, dione), Action::Confirm]);
    assert_eq!(profit(&game, A), 2);
}

/// The totals of the sources of a draft (R6.9).
fn recombined(draft: &DraftView) -> Vec<u32> {
    let parts = (0..draft.totals.len() as u8).map(|part| {
        let here = || draft.sources.iter().filter(move |each| each.part.is_none_or(|of| of == part));
        let is_card = |each: &&SourceView| matches!(each.source, Source::Infra(..) | Source::Card(_));
        let bought: u32 = here().filter(|each| each.source == Source::Bought).map(|each| each.add).sum();
        let sum = here().map(|each| each.add).sum::<u32>() - bought;
        let multiplied = here().filter(is_card).any(|each| each.times > 1);
        let product = here().filter(|each| multiplied || sum > 0 || !is_card(each)).map(|each| each.times).product::<u32>();
        if sum == 0 && multiplied { product + bought } else { sum * product + bought }
    });
    parts.collect()
}

/// Plays random games up to a number of decisions and calls `check` with every draft that has sources.
fn random_drafts(mut check: impl FnMut(&SpaceCorp, &DraftView)) {
    let only = |era: Era| Options { first_era: era, last_era: era, ..Options::default() };
    let solo = Options { era_situations: Situations::Extended, ..Options::default() };
    let tables = Era::ALL.into_iter().flat_map(|era| [(only(era), 2), (only(era), 3)]).chain([(solo, 1)]);
    for (seed, (options, seats)) in tables.cycle().take(28).enumerate() {
        let mut game = SpaceCorp::setup(&options, seats, Seed(seed as u64)).expect("a game");
        let mut rng = Rng::new(Seed(seed as u64));
        while let Some(seat) = game.turn().seats().lowest() {
            if let Some(draft) = game.view(Viewer::Seat(game.active_seat())).draft.filter(|draft| !draft.confirmed) {
                check(&game, &draft);
            }
            let actions = legal(&game, seat);
            // Confirming less often makes longer drafts.
            let longer = actions.iter().filter(|action| **action != Action::Confirm).count();
            let action = match rng.below(3) {
                0 if longer > 0 => *actions
                    .iter()
                    .filter(|action| **action != Action::Confirm)
                    .nth(rng.below(longer as u32) as usize)
                    .expect("one"),
                _ => *rng.pick(&actions).expect("never stuck"),
            };
            game.apply(seat, &action, &mut Silent).expect("listed");
        }
    }
}

#[test]
fn r6_9_the_sources_of_a_draft_make_its_totals_and_its_price() {
    let mut seen = [0; 4];
    random_drafts(|_, draft| {
        assert_eq!(recombined(draft), draft.totals, "{draft:?}");
        assert_eq!(draft.sources.iter().map(|each| each.costs).sum::<u32>(), draft.price, "{draft:?}");
        let by_itself = |each: &SourceView| matches!(each.source, Source::Title(_) | Source::Base(..));
        let kinds: [&dyn Fn(&SourceView) -> bool; 4] =
            [&|each| each.times > 1, &|each| each.costs > 0, &|each| each.shielded, &by_itself];
        for (seen, is) in seen.iter_mut().zip(kinds) {
            *seen += usize::from(draft.sources.iter().any(is));
        }
    });
    assert!(seen.iter().all(|&seen| seen > 0), "{seen:?}");
}

#[test]
fn r5_3_the_sources_of_a_draft_say_who_is_paid() {
    let mut paid = 0;
    random_drafts(|game, draft| {
        let rewards = game.request_rewards(game.draft());
        for (seat, &reward) in Seat::all(4).zip(&rewards) {
            let pays = draft.sources.iter().filter(|each| each.pays == Some(seat)).count();
            assert_eq!(pays, usize::from(reward), "{draft:?}");
            paid += pays;
        }
    });
    assert!(paid > 0);
}

#[test]
fn r6_9_what_counts_by_itself_is_among_the_sources() {
    let mut game = begin(Era::Mariners, 2);
    let port = site(&game, "solar_lp1");
    game.put_bases(A, port, &[BaseType::Spaceport]);
    stand(&mut game, A, 0, "solar_lp1");
    (1..4).for_each(|team| stand(&mut game, A, team, "asteroid_belt"));
    hold(&mut game, A, &["M16", "T01"]);
    let halley = site(&game, "halley");
    act_all(&mut game, A, &[begins(Kind::Move), Action::Site { site: halley }, plays("M16"), Action::Time]);
    act(&mut game, A, Action::Infra { hqs: 1 << B.0, competitors: false });
    let draft = game.view(Viewer::Seat(A)).draft.expect("a draft");
    let counts = |source, add, times| SourceView { source, part: None, add, times, shielded: false, pays: None, costs: 0 };
    let expected = [
        SourceView { pays: Some(B), ..counts(Source::Infra(B, 1), 1, 1) },
        counts(Source::Card(card("M16")), 3, 1),
        counts(Source::Base(port, BaseType::Spaceport), 2, 1),
        counts(Source::Time(card("T01")), 0, 2),
    ];
    assert_eq!(draft.sources, expected);
    assert_eq!(draft.totals, [12]);
    assert!(game.view(Viewer::Seat(B)).draft.is_none(), "and nobody else sees them");
}
