//! R14.3 and R14.4, R15 Solo, R16 Era situations.

use orrery_engine::{Game, Rng, Seat, Seed, Silent, Viewer};
use spacecorp::{
    Action, BaseType, CompetitionStep, Era, Event, Kind, Obstacle, Options, Phase, Pile, Situation, Situations, SpaceCorp,
    Switch, Team, Term, Title, data,
};

use crate::support::*;

/// Seat number under which the competition's pieces are kept.
const COMPETITION: Seat = B;

fn with_situations(era_situations: Situations) -> Options {
    Options { era_situations, ..Options::default() }
}

fn set_up(options: &Options, seed: u64) -> SpaceCorp {
    SpaceCorp::setup(options, 1, Seed(seed)).expect("a solo game")
}

fn bases_in_cup(game: &SpaceCorp) -> u8 {
    let view = game.view(Viewer::Spectator).competition.expect("a solo game");
    view.cup.iter().map(|(_, n)| n).sum()
}

#[test]
fn r14_3_other_eras_need_the_option_for_short_games() {
    let late = Options { first_era: Era::Planeteers, ..Options::default() };
    assert!(SpaceCorp::setup(&late, 1, Seed(1)).is_err());
    let game = set_up(&Options { solo_short: Switch::On, ..late }, 1);
    assert_eq!(game.era(), Era::Planeteers);
    assert_eq!([A, COMPETITION].map(|seat| profit(&game, seat)), [8, 8]);
}

#[test]
fn r14_4_situations_are_for_solo_games() {
    assert!(SpaceCorp::setup(&with_situations(Situations::Standard), 2, Seed(1)).is_err());
    assert!(set_up(&with_situations(Situations::Standard), 1).view(Viewer::Spectator).situation.is_some());
}

#[test]
fn r15_1_1_the_player_begins_with_a_chemical_drive() {
    let game = set_up(&Options::default(), 1);
    let player = game.player_of(A);
    assert_eq!(player.hand.len(), 1);
    assert!(["M01", "M02", "M03", "M04"].iter().any(|id| player.hand.contains(card(id))));
    let earth = site(&game, "earth");
    assert_eq!(player.teams.iter().filter(|team| team.site == earth).count(), 2);
    assert_eq!(game.deck_cards().len(), 46 - 1 - 4);
    assert!(game.deck_cards().iter().all(|of| !data().sets.time.contains(*of)));
}

#[test]
fn r15_1_2_the_competition_has_twelve_teams_and_a_cup() {
    let game = set_up(&Options::default(), 1);
    assert_eq!(profit(&game, COMPETITION), 0);
    assert_eq!(game.competition().in_box, 12);
    assert_eq!(bases_in_cup(&game), 18);
    let earth = site(&game, "earth");
    assert_eq!(game.competition().teams >> earth.0 & 1, 0);
}

#[test]
fn r15_1_5_planeteers_leaves_out_cooperative_empathy() {
    let game = SpaceCorp::fresh(Era::Planeteers, 1);
    let [rewarded, plain] = game.titles_on_side_board();
    assert_eq!(rewarded.iter().count() + plain.iter().count(), 14);
    assert!(!rewarded.contains(Title::CooperativeEmpathy));
    assert_eq!(bases_in_cup(&game), 27);
    assert_eq!(hand(&game, A), 2);
}

#[test]
fn r15_1_6_starfarers_begins_on_the_stars() {
    let mut game = begin(Era::Planeteers, 1);
    game.set_beyond([Some(A), None]);
    game.finish_era();
    assert_eq!(game.era(), Era::Starfarers);
    assert_eq!(game.player_of(A).teams[0].site, site(&game, "alpha_centauri"));
    let titles = game.titles_on_side_board()[0];
    assert!(!titles.contains(Title::MatterShift) && !titles.contains(Title::SilentPartner));
    assert_eq!(SpaceCorp::fresh(Era::Starfarers, 1).colonies_left().count_ones(), 11);
}

/// Steps of the competition with the rules behind them.
fn steps(events: &[Event]) -> impl Iterator<Item = (&'static str, &CompetitionStep)> {
    events.iter().filter_map(|event| match event {
        Event::Competition { rule, step, .. } => Some((*rule, step)),
        _ => None,
    })
}

/// Players and logs learn the result of every turn, and the rule by which a card was skipped.
#[test]
fn r15_3_every_turn_of_the_competition_tells_a_result() {
    let mut rules = std::collections::BTreeSet::new();
    for (seed, first_era) in (0..12).zip(Era::ALL.into_iter().cycle()) {
        let options = Options { first_era, solo_short: Switch::On, ..with_situations(Situations::Extended) };
        let (_, events) = random_game(&options, 1, seed);
        let mut told: Option<bool> = None;
        for (rule, step) in steps(&events) {
            match step {
                CompetitionStep::TurnBegins { .. } => {
                    assert_ne!(told.replace(false), Some(false), "seed {seed}: a turn without a result")
                }
                CompetitionStep::Reveals { .. } => told = Some(false),
                CompetitionStep::DeckEmpty => {}
                CompetitionStep::NotPossible { .. } => {
                    rules.insert(rule);
                }
                _ => told = Some(true),
            }
        }
    }
    assert_eq!(rules.into_iter().collect::<Vec<_>>(), ["R15.4.1", "R15.4.5", "R15.5.1"]);
}

#[test]
fn r15_10_an_action_without_effect_says_why() {
    let nothing = |game: &mut SpaceCorp, at: Option<&str>| {
        let (site, mut events) = (at.map(|id| site(game, id)), Vec::new());
        assert!(game.act_as_competition(site, Some(1), &mut events), "it counts as done");
        let told = steps(&events).find_map(|(rule, step)| match step {
            CompetitionStep::NothingDone { why } => Some((rule, *why)),
            _ => None,
        });
        told.expect("a reason")
    };
    let mut game = begin(Era::Starfarers, 1);
    game.put_bases(A, site(&game, "tau_ceti"), &[BaseType::Research]);
    assert_eq!(nothing(&mut game, Some("tau_ceti")), ("R15.10", Obstacle::Blocked));
    assert_eq!(nothing(&mut game, None), ("R15.10", Obstacle::Blocked));
    game.set_teams_in_box(0);
    assert_eq!(nothing(&mut game, Some("epsilon_indi")), ("R15.3", Obstacle::NoTeam));
    game.set_teams_in_box(3);
    let star = site(&game, "epsilon_eridani");
    game.put_competition_team(star, false);
    game.put_bases(COMPETITION, star, &[BaseType::Research]);
    game.leave_colonies(&[]);
    assert_eq!(nothing(&mut game, Some("epsilon_eridani")), ("R15.10.3", Obstacle::NoColony));
    let mut game = begin(Era::Mariners, 1);
    game.put_competition_team(site(&game, "lunar_lp4"), false);
    for base in BaseType::ALL {
        game.set_stock(COMPETITION, base, 0);
    }
    assert_eq!(nothing(&mut game, Some("lunar_lp4")), ("R15.4.3", Obstacle::NoBase));
    game.set_teams_in_box(0);
    assert_eq!(nothing(&mut game, Some("mars_south")), ("R15.3", Obstacle::NoTeam));
}

#[test]
fn r15_1_8_the_situation_comes_before_the_cards_and_the_first_turn() {
    let (_, events) = random_game(&with_situations(Situations::Standard), 1, 3);
    let steps: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::Competition { step: CompetitionStep::SituationDrawn { .. }, .. } => Some("situation"),
            Event::EraBegins { .. } => Some("era"),
            Event::EraEnds { .. } => Some("end"),
            Event::Competition { step: CompetitionStep::TurnBegins { .. }, .. } => Some("turn"),
            _ => None,
        })
        .collect();
    let after_end = steps.iter().position(|step| *step == "end").expect("the first era ends");
    assert_eq!(steps[after_end + 1..after_end + 4], ["situation", "era", "turn"]);
}

#[test]
fn r15_1_9_nobody_passes() {
    let mut game = begin(Era::Mariners, 1);
    game.cut_deck(0);
    assert_eq!(refusal(&game, A, Action::Pass).1, "pass_not_allowed");
    let (_, events) = random_game(&Options::default(), 1, 5);
    assert!(events.iter().all(|event| !matches!(event, Event::Passed { .. })));
}

#[test]
fn r15_2_3_competitors_may_be_played_at_any_decision() {
    let mut game = begin(Era::Mariners, 1);
    hold(&mut game, A, &["M46"]);
    let competitors = Action::PlayEdge { card: card("M46") };
    assert!(!legal(&game, A).contains(&competitors), "there is no profit to lose");
    game.set_profit(COMPETITION, 3);
    assert!(legal(&game, A).contains(&competitors));
    act(&mut game, A, competitors);
    assert_eq!(profit(&game, COMPETITION), 1);
}

#[test]
fn r15_2_3_competitors_may_be_played_while_an_action_is_put_together() {
    let mut game = begin(Era::Mariners, 1);
    game.set_profit(COMPETITION, 3);
    hold(&mut game, A, &["M46", "M01"]);
    let competitors = Action::PlayEdge { card: card("M46") };
    act(&mut game, A, begins(Kind::Upgrade));
    act(&mut game, A, competitors);
    assert_eq!(profit(&game, COMPETITION), 1);
    act_all(&mut game, A, &[Action::Box { slot: 0 }, Action::Confirm]);
    assert!(game.player_of(A).boxes.contains(&card("M01")), "the action went on");
}

#[test]
fn r15_2_3_an_action_keeps_the_card_that_it_needs() {
    let mut game = begin(Era::Mariners, 1);
    game.set_profit(COMPETITION, 3);
    stand(&mut game, A, 0, "lunar_lp4");
    hold(&mut game, A, &["M46"]);
    let competitors = Action::PlayEdge { card: card("M46") };
    assert!(legal(&game, A).contains(&competitors));
    act(&mut game, A, begins(Kind::Build));
    assert_eq!(refusal(&game, A, competitors).0, "R18.3", "the Build has no other source");
}

/// The player has taken an action; the competition is about to reveal a card.
fn before_a_card(cards: &[&str]) -> SpaceCorp {
    let mut game = begin(Era::Mariners, 1);
    game.set_profit(COMPETITION, 2);
    hold(&mut game, A, &["M01"]);
    hold(&mut game, A, cards);
    act_all(&mut game, A, &[begins(Kind::Upgrade), Action::Box { slot: 0 }, Action::Confirm]);
    game
}

#[test]
fn r15_2_4_competitors_is_asked_before_hack() {
    let mut game = before_a_card(&["M46", "M44"]);
    let moment = |game: &SpaceCorp| game.view(Viewer::Seat(A)).moment.map(|moment| moment.id());
    assert_eq!(moment(&game), Some("any_time"));
    act(&mut game, A, Action::Decline);
    assert_eq!(moment(&game), Some("competition_card_revealed"));
}

#[test]
fn r15_2_5_the_player_claims_in_their_turn_only() {
    let mut game = before_a_card(&["M46"]);
    let mars = site(&game, "mars_south");
    game.put_bases(A, mars, &[BaseType::Research]);
    assert!(game.meets_contract(A, 3));
    assert_eq!(refusal(&game, A, Action::Contract { row: 3 }).1, "wrong_phase");
}

#[test]
fn r15_4_9_without_tiles_the_action_goes_on() {
    let mut game = begin(Era::Mariners, 1);
    let (sisyphus, mars) = (site(&game, "sisyphus"), site(&game, "mars_north"));
    for of in game.piles()[0].to_vec() {
        game.put_tiles(mars, &[of]);
    }
    game.put_competition_team(sisyphus, false);
    game.stack_cup(BaseType::Research);
    assert!(game.act_as_competition(Some(sisyphus), None, &mut Silent));
    assert!(game.site_state(sisyphus).has(BaseType::Research));
    assert!(game.site_state(sisyphus).tiles.iter().all(|tile| !tile.is_some()));
}

#[test]
fn r15_5_3_a_team_on_the_contract_fulfils_it_the_next_time() {
    let mut game = begin(Era::Mariners, 1);
    assert!(game.discover_as_competition(0, 0, &mut Silent));
    assert_eq!(game.competition().in_box, 11);
    assert!(!game.is_fulfilled(Era::Mariners, 0));
    assert!(game.discover_as_competition(0, 0, &mut Silent));
    assert!(game.is_fulfilled(Era::Mariners, 0));
    assert_eq!(profit(&game, COMPETITION), 2);
    assert_eq!(game.competition().in_box, 12);
}

#[test]
fn r15_6_7_sabotage_calls_a_team_back_from_a_site_without_a_base() {
    let mut game = begin(Era::Starfarers, 1);
    let [wolf, ross, tau, gliese, orion, sol] =
        ["wolf_1061", "ross_780", "tau_ceti", "gliese_1", "orion_arm_a", "sol"].map(|id| site(&game, id));
    game.put_bases(A, gliese, &[BaseType::Research]);
    game.put_bases(COMPETITION, tau, &[BaseType::Research]);
    // On the star track of an empty system, on a star with a claim, beside a base of the competition, at home.
    game.put_team(A, 0, Team { site: wolf, track: 2, claims: false });
    game.put_team(A, 1, Team { site: ross, track: 0, claims: true });
    game.put_team(A, 2, Team { site: tau, track: 0, claims: false });
    game.put_team(A, 3, Team { site: sol, track: 0, claims: false });
    game.compete_with(Term::Sabotaged, &mut Silent);
    let back = |team, site| Action::Transfer { team, site };
    assert_eq!(legal(&game, A), [back(0, sol), back(0, gliese), back(1, sol), back(1, gliese)]);
    assert_eq!(refusal(&game, A, back(2, sol)), ("R15.6.7", "requirement_not_met"));
    assert_eq!(refusal(&game, A, back(3, gliese)), ("R15.6.7", "requirement_not_met"));
    assert_eq!(refusal(&game, A, back(0, tau)), ("R15.6.7", "requirement_not_met"));
    game.put_team(A, 3, Team { site: orion, track: 0, claims: false });
    assert_eq!(refusal(&game, A, back(3, sol)), ("R3.9", "team_locked"));
    game.answer_term(&back(1, gliese), &mut Silent);
    assert_eq!(game.player_of(A).teams[1], Team { site: gliese, track: 0, claims: false });
    assert_eq!(game.player_of(A).teams[0], Team { site: wolf, track: 2, claims: false });
    // The other team can move to a base, too; without a team away from bases nothing happens.
    game.put_team(A, 0, Team { site: sol, track: 0, claims: false });
    let before = game.player_of(A).teams;
    game.compete_with(Term::Sabotaged, &mut Silent);
    assert!(!game.has_terms());
    assert_eq!(game.player_of(A).teams, before);
}

#[test]
fn r15_10_1_aliens_that_hinder_are_put_away() {
    let mut game = begin(Era::Starfarers, 1);
    let wolf = site(&game, "wolf_1061");
    game.put_competition_team(wolf, false);
    game.stack_pile(Pile::Primary, &[tile("S-p-1")]);
    game.stack_pile(Pile::Alien, &[tile("S-a-1"), tile("S-a-3")]);
    game.stack_pile(Pile::Secondary, &[tile("S-s-4")]);
    assert!(game.act_as_competition(Some(wolf), None, &mut Silent));
    assert_eq!(game.site_state(wolf).tiles[..2], [tile("S-a-3"), tile("S-s-4")]);
    // The profit of Traders and Dust.
    assert_eq!(profit(&game, COMPETITION), 5);
    assert_eq!(game.competition().claims >> wolf.0 & 1, 1);
}

#[test]
fn r15_10_2_one_base_for_each_tile_and_the_claim_is_paid_once() {
    let mut game = begin(Era::Starfarers, 1);
    let tau = site(&game, "tau_ceti");
    game.put_tiles(tau, &[tile("S-p-9"), tile("S-s-6"), tile("S-s-11")]);
    game.put_competition_team(tau, false);
    game.put_team(A, 0, Team { site: tau, track: 0, claims: true });
    game.stack_cup(BaseType::Research);
    assert!(game.act_as_competition(Some(tau), None, &mut Silent));
    assert_eq!(game.site_state(tau).bases().count(), 3);
    assert_eq!(profit(&game, A), 2);
    assert_eq!(game.competition().teams >> tau.0 & 1, 1, "the team stays");
}

#[test]
fn r15_11_3_the_bonus_is_not_paid_after_the_last_era() {
    let ended = |last_era: Era| {
        let options = Options { last_era, solo_short: Switch::On, ..Options::default() };
        let mut game = set_up(&options, 1);
        game.begin_at(A);
        let luna = site(&game, "luna");
        game.put_tiles(luna, &[tile("M-e1-2")]);
        game.put_bases(COMPETITION, luna, &[BaseType::Refinery]);
        game.finish_era();
        game
    };
    assert_eq!(profit(&ended(Era::Mariners), COMPETITION), 0);
    assert!(profit(&ended(Era::Starfarers), COMPETITION) >= 2);
}

#[test]
fn r15_13_security_earns_nothing_for_bases_of_the_competition() {
    let mut game = begin(Era::Planeteers, 1);
    hold(&mut game, A, &["P48", "P34"]);
    game.set_profit(A, 9);
    let (io, europa) = (site(&game, "io"), site(&game, "europa"));
    game.put_bases(COMPETITION, europa, &[BaseType::Research]);
    game.put_tiles(io, &[tile("P-e2-7")]);
    (0..4).for_each(|team| stand(&mut game, A, team, "io"));
    let events = act_all(
        &mut game,
        A,
        &[begins(Kind::Build), Action::Base { slot: 0, base: BaseType::Security }, plays("P48"), plays("P34"), Action::Confirm],
    );
    assert!(events.iter().any(|event| matches!(event, Event::Built { base: BaseType::Security, .. })));
    assert!(events.iter().all(|event| !matches!(event, Event::Gained { seat: A, .. })));
}

#[test]
fn r16_1_no_card_is_drawn_twice() {
    let options = with_situations(Situations::Standard);
    let mut drawn = vec![set_up(&options, 4).view(Viewer::Spectator).situation.expect("drawn")];
    let (_, events) = random_game(&options, 1, 4);
    drawn.extend(events.iter().filter_map(|event| match event {
        Event::Competition { step: CompetitionStep::SituationDrawn { situation }, .. } => Some(*situation),
        _ => None,
    }));
    let cards: Vec<u8> = drawn.iter().map(|&situation| data().situation(situation).card as u8).collect();
    assert_eq!(cards.len(), 3);
    assert!(cards[0] != cards[1] && cards[1] != cards[2] && cards[0] != cards[2], "{drawn:?}");
}

#[test]
fn r16_5_extended_adds_three_situations() {
    let extra = [Situation::GoldenAge, Situation::PopularSupport, Situation::GreatLeap];
    let drawn = |of: Situations| -> Vec<Situation> {
        let first = |seed| set_up(&with_situations(of), seed).view(Viewer::Spectator).situation.expect("drawn");
        (0..60).map(first).collect()
    };
    assert!(drawn(Situations::Standard).iter().all(|situation| !extra.contains(situation)));
    assert!(drawn(Situations::Extended).iter().any(|situation| extra.contains(situation)));
}

#[test]
fn r16_7_a_banned_type_is_missing_in_the_list() {
    let mut game = begin(Era::Mariners, 1);
    hold(&mut game, A, &["M01"]);
    assert!(legal(&game, A).contains(&begins(Kind::Upgrade)));
    game.set_situation(Situation::ConflictOnEarth);
    assert!(!legal(&game, A).contains(&begins(Kind::Upgrade)));
    assert_eq!(refusal(&game, A, begins(Kind::Upgrade)).1, "banned_action");
}

/// What the player may be asked while the competition has its turn (R15.2.4).
fn is_answer_to_the_competition(action: &Action) -> bool {
    matches!(
        action,
        Action::PlayEdge { .. }
            | Action::Decline
            | Action::Draw
            | Action::Discard { .. }
            | Action::LoseProfit
            | Action::ReturnProgress { .. }
            | Action::Transfer { .. }
            | Action::RemoveRival { .. }
            | Action::RemoveContractor { .. }
            | Action::Progress { .. }
            | Action::Appear { .. }
            | Action::Contract { .. }
    )
}

#[test]
fn r18_4_the_competition_decides_nothing() {
    let mut turns = 0;
    for seed in 0..6 {
        let mut game = set_up(&with_situations(Situations::Extended), seed);
        let mut rng = Rng::new(Seed(seed));
        while !game.turn().seats().is_empty() {
            assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [A]);
            let actions = legal(&game, A);
            if game.phase() == Phase::Competition {
                assert!(actions.iter().all(is_answer_to_the_competition), "{actions:?}");
            }
            let action = *rng.pick(&actions).expect("never stuck");
            // The same position and the same answer lead to the same turns of the competition.
            let (mut events, mut again) = (Vec::new(), game.clone());
            game.apply(A, &action, &mut events).expect("listed");
            again.apply(A, &action, &mut Silent).expect("listed");
            assert_eq!(game, again);
            let begun = |event: &&Event| matches!(event, Event::Competition { step: CompetitionStep::TurnBegins { .. }, .. });
            turns += events.iter().filter(begun).count();
        }
    }
    assert!(turns > 100, "the competition had {turns} turns");
}
