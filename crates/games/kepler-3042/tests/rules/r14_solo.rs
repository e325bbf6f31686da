//! R14 solo campaign.

use crate::support::solo::*;

#[test]
fn r14_1_the_map_is_that_of_two_players() {
    let dropped = [3, 8, 9, 10, 12, 18, 24, 28];
    let mut seen_planets = BTreeSet::new();
    for seed in 0..60 {
        let view = seen(&fresh_solo(seed));
        assert_eq!(view.tiles.len(), 24);
        for tile in &view.tiles {
            let near = data().stars.iter().filter(|star| star.hex.distance(tile.hex) == 1);
            assert_eq!(near.map(|star| star.suns).collect::<Vec<_>>(), [1], "next to one single star and no other");
            seen_planets.extend(match tile.tile {
                Some(Tile::Planet(card)) => Some(card.0),
                _ => None,
            });
        }
    }
    assert_eq!(seen_planets, (1..=28).filter(|number| !dropped.contains(number)).collect());
}

#[test]
fn r14_1_cubes_start_in_the_depot() {
    let player = &seen(&fresh_solo(1)).players[0];
    assert_eq!((player.depot, player.cards[0].cubes, player.well), (Cubes::new(7, 7, 3), Cubes::NONE, Cubes::NONE));
    assert_eq!((player.reserve, player.markers, player.action_cube), (3, 5, Space::Terraform));
}

#[test]
fn r14_1_expansion_agreement_is_out_and_one_more_card() {
    let mut out: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..150 {
        let mut game = fresh_solo(seed);
        hurry(&mut game, |view| view.round == 16);
        let cards: BTreeSet<String> = seen(&game).cards_seen.into_iter().collect();
        assert_eq!(cards.len(), 16, "sixteen different cards");
        for card in data().cards.iter().filter(|card| !cards.contains(&card.id)) {
            *out.entry(card.id.clone()).or_default() += 1;
        }
    }
    assert_eq!(out["expansion-agreement"], 150);
    assert_eq!(out.len(), 18, "any other card can be the one removed");
}

#[test]
fn r14_1_the_ghost_starts_with_nothing() {
    assert_eq!(ghost(&fresh_solo(1)), ([0; 5], [0, 0], [0, 0]));
    assert!(seen(&position("")).ghost.is_none(), "only in solo games");
}

#[test]
fn r14_1_a_level_needs_the_objectives_of_all_levels_up_to_it() {
    let campaigns = [
        ("galaxy-edge", ["outer-logistics-base", "project-atlantis", "project-helios", "project-titan"]),
        ("children-of-progress", ["elite-science", "antimatter-mastery", "extraterrestrial-contact", "technology-supremacy"]),
        ("sagittarius-a", ["logistic-support", "inner-logistics", "project-eden", "outer-logistics"]),
        ("hybrid-civilisation", ["extraterrestrial-study", "colonial-plan", "gemini-programme", "civil-expansion"]),
        ("superior-progeny", ["colonial-supremacy", "colonial-plan", "technology-supremacy", "inner-logistics"]),
    ];
    for (campaign, (known, objectives)) in CampaignId::ALL.into_iter().zip(campaigns) {
        assert_eq!(campaign.id(), known);
        for level in 1..=4 {
            let game = set_up(&solo(campaign, level, (level > 1).then_some(60)), 1, 3);
            let view = game.view(Viewer::Spectator);
            assert_eq!(view.players[0].objective, None, "no card is dealt");
            let shown = view.campaign.expect("a campaign");
            let ids: Vec<&str> = shown.objectives.iter().map(|(id, _)| id.as_str()).collect();
            assert_eq!((ids, shown.level), (objectives[..usize::from(level)].to_vec(), level));
        }
    }
}

#[test]
fn r14_1_bonus_cubes_are_chosen_before_the_technologies() {
    let mut game = set_up(&solo(CampaignId::GalaxyEdge, 2, Some(41)), 1, 3);
    let cube = |kind| Action::BonusCube { kind };
    assert_eq!(legal(&game, 0), [cube(Kind::Energy), cube(Kind::Matter)]);
    assert_eq!(refusal(&game, 0, Action::SetupTech { techs: [Tech::I, Tech::II] }), "wrong_step");
    act(&mut game, 0, [cube(Kind::Energy), cube(Kind::Matter)]);
    assert_eq!(legal(&game, 0).len(), 10);
    assert_eq!(refusal(&game, 0, cube(Kind::Energy)), "wrong_step", "two cubes, no more");
}

#[test]
fn r14_1_the_ghost_takes_the_three_other_technologies() {
    let game = fresh_solo(1);
    let pairs = legal(&game, 0);
    assert_eq!(pairs.len(), 10);
    for pair in pairs {
        let Action::SetupTech { techs } = pair else { panic!("{pair:?}") };
        let mut game = game.clone();
        act(&mut game, 0, [pair]);
        let own = Tech::ALL.map(|tech| u8::from(techs.contains(&tech)));
        assert_eq!(seen(&game).players[0].tech, own);
        assert_eq!(ghost(&game).0, own.map(|level| 1 - level));
    }
}

#[test]
fn r14_1_the_player_is_first_in_every_round() {
    let mut game = fresh_solo(1);
    for round in 1..=16 {
        hurry(&mut game, |view| view.round == round);
        assert_eq!((seen(&game).first, deciders(&game)), (Some(Seat(0)), vec![0]));
    }
}

#[test]
fn r14_1_tiles_are_laid_at_random() {
    let options = Options { tile_placement: TilePlacement::ByPlayers, ..Options::default() };
    let game = Kepler::setup(&options, 1, Seed(1)).expect("the option is for several players");
    assert_eq!((seen(&game).tiles, seen(&game).tiles_to_place), (seen(&fresh_solo(1)).tiles, 0));
}

// Solo: bonus cubes

#[test]
fn r14_2_a_cube_for_every_full_five_points_and_antimatter_by_level() {
    // Level, score on the level before, cubes of choice, antimatter.
    for (level, score, choice, antimatter) in [
        (2, 30, 0, 1),
        (2, 34, 0, 1),
        (2, 35, 1, 1),
        (2, 57, 5, 1),
        (3, 40, 0, 2),
        (3, 49, 1, 2),
        (3, 50, 2, 2),
        (4, 50, 0, 3),
        (4, 64, 2, 3),
        (4, 75, 5, 3),
    ] {
        assert_eq!(solo_bonus(level, score), (choice, antimatter), "level {level} after {score}");
        let game = set_up(&solo(CampaignId::SagittariusA, level, Some(score)), 1, 5);
        let view = seen(&game);
        assert_eq!(view.campaign.expect("a campaign").bonus_cubes, choice);
        assert_eq!(view.players[0].cards[0].cubes, Cubes::new(0, 0, antimatter), "on Earth");
        assert_eq!(view.players[0].depot, Cubes::new(7, 7, 3), "beyond the normal 17");
    }
    assert_eq!(solo_bonus(1, 99), (0, 0), "level 1 has no bonus");
}

#[test]
fn r14_2_each_cube_is_energy_or_matter_by_choice() {
    let mut game = set_up(&solo(CampaignId::GalaxyEdge, 2, Some(45)), 1, 5);
    assert_eq!(forbidden(&game, 0, Action::BonusCube { kind: Kind::Antimatter }), ("R14.2", "not_available"));
    act(&mut game, 0, [Kind::Matter, Kind::Energy, Kind::Matter].map(|kind| Action::BonusCube { kind }));
    assert_eq!((seen(&game).step, seen(&game).players[0].cards[0].cubes), (Phase::SetupTech, Cubes::new(1, 2, 1)));
}

#[test]
fn r14_2_bonus_cubes_stay_in_the_players_system() {
    let mut game = set_up(&solo(CampaignId::GalaxyEdge, 2, Some(40)), 1, 5);
    act(&mut game, 0, [Kind::Energy, Kind::Matter].map(|kind| Action::BonusCube { kind }));
    act(&mut game, 0, [Action::SetupTech { techs: [Tech::I, Tech::II] }, select(Space::SpaceMissions)]);
    let build = legal(&game, 0).into_iter().find(|action| matches!(action, Action::Build { .. }));
    act(&mut game, 0, build);
    let player = &seen(&game).players[0];
    assert_eq!((player.depot, player.cards[0].cubes), (Cubes::new(8, 8, 3), Cubes::one(Kind::Antimatter)), "spent: to the depot");
    let burn = Action::Burn { from: Place::Card(EARTH), kind: Kind::Antimatter };
    act(&mut game, 0, [Action::Bonus { bonus: Bonus::CivilModernity }, burn]);
    assert_eq!(seen(&game).players[0].well, Cubes::one(Kind::Antimatter), "burned: to the well");
}

// Solo: the ghost

/// A solo position whose round ends now; the next one begins.
fn next_solo_round(given: &str) -> Kepler {
    let mut game = card_step(&format!("solo = true\ncard = 'deep-space-beacon'\n{given}"));
    let round = game.view(Viewer::Spectator).round;
    hurry(&mut game, |view| view.step == Phase::Select);
    assert!(seen(&game).round >= round);
    game
}

#[test]
fn r14_3_the_ghost_steps_on_both_tracks_at_the_start_of_every_round() {
    let mut game = fresh_solo(1);
    assert_eq!(ghost(&game).1, [0, 0]);
    for round in 1..=16 {
        hurry(&mut game, |view| view.round == round);
        assert_eq!(ghost(&game).1, [round, round]);
    }
}

#[test]
fn r14_3_its_medals_go_to_the_card_just_revealed() {
    let game = next_solo_round("round = 2\nghost = { colonial = 2, technology = 3 }");
    let view = seen(&game);
    assert_eq!((view.round, view.card_medals), (3, [1, 1]), "the medal of colonial 3 and of technology 4");
    assert_eq!(view.players[0].medals, [0, 0], "the round before is over");
}

#[test]
fn r14_3_it_finds_no_medal_where_the_player_was_first() {
    let game =
        next_solo_round("round = 2\nmedals_left = { colonial = [6, 9, 12, 15] }\nghost = { colonial = 2, technology = 2 }");
    assert_eq!(seen(&game).card_medals, [0, 0]);
}

#[test]
fn r14_3_it_ignores_icons() {
    // Colonial 1 to 2 is a matter icon, technology 2 to 3 a regenerate icon.
    let game = next_solo_round("round = 1\np0 = { well = { energy = 1 } }\nghost = { colonial = 1, technology = 2 }");
    assert_eq!((pending(&game), deciders(&game)), (vec![], vec![0]));
    assert_eq!(ghost(&game).1, [2, 3]);
    assert_eq!(seen(&game).players[0].depot, Cubes::new(7, 7, 3));
}

#[test]
fn r14_3_it_rises_in_rounds_5_10_and_15_without_icons() {
    let mut game = fresh_solo(2);
    act(&mut game, 0, [Action::SetupTech { techs: [Tech::I, Tech::II] }]);
    for (round, levels) in [
        (1, [0, 0, 1, 1, 1]),
        (4, [0, 0, 1, 1, 1]),
        (5, [1, 1, 2, 2, 2]),
        (9, [1, 1, 2, 2, 2]),
        (10, [2, 2, 3, 3, 3]),
        (15, [3, 3, 4, 4, 4]),
        (16, [3, 3, 4, 4, 4]),
    ] {
        hurry(&mut game, |view| view.round == round);
        assert_eq!((ghost(&game).0, ghost(&game).1), (levels, [round, round]));
    }
}

#[test]
fn r14_3_it_never_rises_above_level_4() {
    let game = next_solo_round("round = 4\nghost = { tech = { I = 4, II = 3 } }");
    assert_eq!(ghost(&game).0, [4, 4, 1, 1, 1]);
}

#[test]
fn r14_3_collaboration_does_not_come_from_the_ghost() {
    // In round 10 it reaches level 3 in I and 4 in II, which between players would lift others.
    let game = next_solo_round("round = 9\nghost = { tech = { I = 2, II = 3 } }");
    assert_eq!((ghost(&game).0, seen(&game).players[0].tech), ([3, 4, 1, 1, 1], [0; 5]));
}

#[test]
fn r14_3_it_takes_part_in_every_comparison_of_the_cards() {
    for (card, field, highest) in [
        ("open-archives", "technology", false),
        ("colonial-exhibition", "colonial", true),
        ("solar-storm", "technology", true),
        ("pioneer-solidarity", "colonial", false),
        ("deep-space-beacon", "I", false),
        ("fusion-consortium", "III", false),
        ("terraforming-congress", "IV", false),
        ("antimatter-rain", "V", false),
        ("galactic-census", "medals", false),
    ] {
        let with = |n: u8| match field {
            "colonial" | "technology" => format!("{field} = {n}"),
            "medals" => format!("medals = {{ colonial = {n} }}"),
            tech => format!("tech = {{ {tech} = {n} }}"),
        };
        let selected = |own: u8, others: u8| {
            let game =
                position(&format!("solo = true\ncard = '{card}'\np0 = {{ {} }}\nghost = {{ {} }}", with(own), with(others)));
            game.selected().count() == 1
        };
        assert!(selected(2, 2), "{card}: tied, the player executes it");
        assert_eq!((selected(3, 2), selected(1, 2)), (highest, !highest), "{card}");
    }
}

#[test]
fn r14_3_a_card_that_selects_the_ghost_does_nothing_for_it() {
    let game = card_step("solo = true\ncard = 'pioneer-solidarity'\np0 = { colonial = 6 }\nghost = { colonial = 4 }");
    assert_eq!((seen(&game).round, ghost(&game).1), (2, [5, 1]), "only its own step of the new round");
    assert_eq!(seen(&game).players[0].track, [6, 0]);
}

#[test]
fn r14_3_it_collects_medals_and_shares_them_with_the_player() {
    let medals = "card_medals = { colonial = 2, technology = 1 }";
    let game = next_solo_round(&format!("{medals}\np0 = {{ colonial = 5 }}\nghost = {{ colonial = 5, technology = 1 }}"));
    assert_eq!((seen(&game).players[0].medals, ghost(&game).2), ([2, 0], [2, 1]));
}

#[test]
fn r14_3_it_scores_nothing() {
    let mut game =
        card_step("solo = true\nround = 16\ncard = 'deep-space-beacon'\nghost = { medals = { colonial = 5 }, colonial = 20 }");
    hurry(&mut game, |view| view.step == Phase::Over);
    let outcome = game.outcome().expect("over");
    assert_eq!((outcome.scores.len(), outcome.scores[0].total), (1, 0));
}

#[test]
fn r14_3_left_alone_it_moves_every_medal() {
    let mut game = fresh_solo(4);
    hurry(&mut game, |view| view.step == Phase::Over);
    assert!(seen(&game).medals_left.iter().all(Vec::is_empty));
    assert!(ghost(&game).2.iter().sum::<u8>() > 0);
}

// Solo: success

/// The end of round 16 of a level; the medals of the last card count in addition to `own`.
fn finished(campaign: CampaignId, level: u8, own: &str) -> Kepler {
    let mut game = position(&format!("solo = true\nround = 16\nstep = 'withdraw'\ncard = 'deep-space-beacon'\n[p0]\n{own}"));
    game.set_campaign(campaign, level);
    act(&mut game, 0, [Action::End]);
    hurry(&mut game, |view| view.step == Phase::Over);
    game
}

/// All four objectives of the easy campaign; 4 planets, 24 VP without medals and objectives.
const EASY: &str = "planets = [{ number = 2, side = 'terraformed', zone = 'medium' }, \
                    { number = 14, side = 'terraformed', zone = 'long' }, \
                    { number = 16, side = 'terraformed', zone = 'long' }, { number = 15, side = 'terraformed', zone = 'long' }]";

#[test]
fn r14_4_a_level_needs_its_minimum_score() {
    for (level, minimum, objectives) in [(1, 30, 5), (2, 40, 9), (3, 50, 13), (4, 60, 19)] {
        let medals = minimum - objectives - 24;
        for (given, passed) in [(medals, true), (medals - 1, false)] {
            let game = finished(CampaignId::GalaxyEdge, level, &format!("medals = {{ colonial = {given} }}\n{EASY}"));
            let outcome = game.outcome().expect("over");
            assert_eq!(outcome.scores[0].part("objective"), Some(objectives), "the sum of all required objectives");
            assert_eq!(outcome.scores[0].total, minimum - i32::from(!passed), "level {level}");
            assert_eq!(!outcome.winners.is_empty(), passed, "level {level}");
        }
    }
}

#[test]
fn r14_4_a_level_needs_all_its_objectives() {
    // Rich in medals; the objective of the highest level is missing.
    let rich = "medals = { colonial = 60 }";
    for (level, own) in [
        (1, "planets = [{ number = 2, side = 'terraformed', zone = 'short' }]"),
        (2, "planets = [{ number = 14, side = 'terraformed', zone = 'long' }]"),
        (3, "planets = [{ number = 2, side = 'terraformed', zone = 'long' }]"),
        (
            4,
            "planets = [{ number = 2, side = 'terraformed', zone = 'long' }, { number = 1, side = 'terraformed', \
             zone = 'long' }]",
        ),
    ] {
        let game = finished(CampaignId::GalaxyEdge, level, &format!("{rich}\n{own}"));
        assert!(game.outcome().expect("over").winners.is_empty(), "level {level}");
        assert_eq!(game.carried(), None);
    }
}

#[test]
fn r14_4_objectives_of_higher_levels_do_not_score() {
    let game = finished(CampaignId::GalaxyEdge, 2, EASY);
    assert_eq!(game.outcome().expect("over").scores[0].part("objective"), Some(5 + 4));
}

#[test]
fn r14_4_a_success_is_kept_by_campaign_and_level() {
    let own = format!("medals = {{ colonial = 20 }}\n{EASY}");
    let game = finished(CampaignId::GalaxyEdge, 2, &own);
    assert_eq!(game.carried(), Some(("galaxy-edge/2".to_owned(), 53)));
    let mut playing = position(&format!("solo = true\n[p0]\n{own}"));
    playing.set_campaign(CampaignId::GalaxyEdge, 2);
    assert_eq!(playing.carried(), None, "not before the end");
    assert_eq!(position("round = 16").carried(), None, "not with several players");
}

fn open(options: &mut Options, book: &[(&str, i64)]) -> Result<(), SetupError> {
    Kepler::carry_over(options, 1, &|key| book.iter().find(|(known, _)| *known == key).map(|(_, score)| *score))
}

#[test]
fn r14_4_level_1_is_always_open_and_a_higher_one_after_a_success_on_the_level_before() {
    let mut first = solo(CampaignId::HybridCivilisation, 1, None);
    assert_eq!(open(&mut first, &[]), Ok(()));
    assert_eq!(first.previous_score, None);
    let books: [&[(&str, i64)]; 3] =
        [&[], &[("galaxy-edge/2", 55)], &[("hybrid-civilisation/1", 55), ("hybrid-civilisation/3", 70)]];
    for book in books {
        let mut closed = solo(CampaignId::HybridCivilisation, 3, None);
        assert!(matches!(open(&mut closed, book), Err(SetupError::Option { option, .. }) if option == "campaign_level"));
    }
    let mut third = solo(CampaignId::HybridCivilisation, 3, None);
    assert_eq!(open(&mut third, &[("hybrid-civilisation/2", 51)]), Ok(()));
    assert_eq!(third.previous_score, Some(51));
    let game = set_up(&third, 1, 1);
    assert_eq!(
        (seen(&game).campaign.expect("a campaign").bonus_cubes, seen(&game).players[0].cards[0].cubes),
        (2, Cubes::new(0, 0, 2))
    );
}

#[test]
fn r14_4_a_score_below_the_minimum_opens_nothing() {
    let mut options = solo(CampaignId::GalaxyEdge, 2, None);
    assert!(matches!(open(&mut options, &[("galaxy-edge/1", 29)]), Err(SetupError::Option { option, .. })
            if option == "previous_score"));
    let mut options = solo(CampaignId::GalaxyEdge, 1, Some(40));
    assert!(
        matches!(open(&mut options, &[]), Err(SetupError::Option { option, .. }) if option == "previous_score"),
        "level 1 has none"
    );
}

#[test]
fn r14_4_repeating_a_level_redeals_with_the_same_bonus() {
    let book = [("galaxy-edge/1", 47)];
    let mut games = Vec::new();
    for seed in [1, 2] {
        let mut options = solo(CampaignId::GalaxyEdge, 2, None);
        assert_eq!(open(&mut options, &book), Ok(()));
        games.push(set_up(&options, 1, seed));
    }
    let bonus = |game: &Kepler| seen(game).campaign.expect("a campaign").bonus_cubes;
    assert_eq!(games.iter().map(bonus).collect::<Vec<_>>(), [3, 3]);
    assert_ne!(seen(&games[0]).tiles, seen(&games[1]).tiles, "Q24: a new map");
}

#[test]
fn r14_4_a_campaign_is_for_one_player() {
    let options = solo(CampaignId::GalaxyEdge, 2, Some(40));
    let game = Kepler::setup(&options, 2, Seed(1)).expect("the option is for one player");
    assert_eq!(seen(&game).campaign, None);
    assert!(Kepler::setup(&solo(CampaignId::GalaxyEdge, 5, Some(60)), 1, Seed(1)).is_err(), "there are four levels");
}
