//! What is asked and what is not (R18.7.1), and what can be taken back (R18.8).

use orrery_engine::{Disclosure, Game, Seat, Silent};
use spacecorp::{Action, BaseType, Card, Era, Kind, Phase, SpaceCorp, Team, Term, Title, Wheel, WindowKind, data};
use toml::{Table, Value};

use super::{decider, legal};
use crate::given::{Result, World, card, list, number, tile, word};

pub fn run(kind: &str, given: &Table, command: &Table) -> Result<Table> {
    let world = World::new(given)?;
    let result = |case: &Table| match kind {
        "asked" => asked(world.clone(), case),
        _ => undo(&world, word(case, "after")?),
    };
    let cases = list(command, "cases").iter().filter_map(Value::as_table);
    let results = cases.map(|case| result(case).map(Value::from)).collect::<Result<Vec<_>>>()?;
    Ok([("result".to_owned(), Value::Array(results))].into_iter().collect())
}

// What is asked

/// Runs a term: it asks, or does what has one answer, or nothing.
fn ask(game: &mut SpaceCorp, term: Term) -> &'static str {
    let before = game.clone();
    game.compete_with(term, &mut Silent);
    let asks = game.has_terms();
    game.clear_terms();
    game.go_to(before.phase());
    match (asks, *game == before) {
        (true, _) => "asked",
        (false, false) => "automatic",
        (false, true) => "skipped",
    }
}

fn asked(world: World, case: &Table) -> Result<&'static str> {
    let mut game = world.game.clone();
    let options = case.get("options").map_or(Ok(0), number)? as usize;
    let seat = Seat(0);
    match word(case, "decision")? {
        "take_offer" => {
            let cards: Vec<Option<Card>> = game.offer_cards().into_iter().take(options).map(Some).collect();
            game.set_offers(&cards);
            Ok(ask(&mut game, Term::TakeOffer(seat)))
        }
        "accept_reward" => {
            game.cut_deck(case.get("deck").map_or(Ok(0), number)? as usize);
            game.owe_reward(Seat(1));
            game.begin_reward_step();
            Ok(if decider(&game) == Some(Seat(1)) { "asked" } else { "skipped" })
        }
        "phobes_team" => {
            let site = world.site("tau_ceti")?;
            // Teams in different places, one on the star: equal ones would be one option.
            (0..options).for_each(|team| game.put_team(seat, team, Team { site, track: team as u8, claims: false }));
            Ok(ask(&mut game, Term::Phobes { seat, site }))
        }
        "progress_card" => {
            let free = |title: &Title| {
                let face = &data().progress[title.index()];
                face.wheel == Wheel::Genetics && face.prerequisite == Default::default() && face.era == Era::Planeteers
            };
            let left: Vec<Title> = Title::ALL.into_iter().filter(free).take(options).collect();
            for title in Title::ALL.into_iter().filter(|title| !left.contains(title)) {
                game.remove_copy(title, true);
                game.remove_copy(title, false);
            }
            Ok(ask(&mut game, Term::TakeProgress { seat, wheel: Wheel::Genetics, times: 1 }))
        }
        "transport" => {
            if options > 0 {
                game.put_bases(seat, world.site("tau_ceti")?, &[BaseType::Spaceport]);
            }
            game.go_to(Phase::Transport);
            game.go_on();
            Ok(if game.phase() == Phase::Transport { "asked" } else { "skipped" })
        }
        "edge_window" => {
            if case.get("public_test").and_then(Value::as_bool) == Some(false) {
                let seen: Vec<Card> = data().sets.edges.and(data().sets.deck[game.era().index()]).iter().collect();
                game.discard_cards(&seen, false);
            }
            for (owner, id) in world.seats().zip(["S13", "S14", "S15", "S16"]) {
                game.give_card(owner, card(id)?);
            }
            Ok(if game.seats_asked(WindowKind::TurnStart).is_empty() { "skipped" } else { "asked" })
        }
        other => Err(format!("decision {other}")),
    }
}

// What can be taken back

/// Takes the first offered action that fits, and returns whether it can be taken back.
fn choose(game: &mut SpaceCorp, fits: impl Fn(&Action) -> bool) -> Result<Disclosure> {
    let seat = decider(game).ok_or("somebody decides")?;
    let options = legal(game, seat);
    let action = options.iter().find(|action| fits(action)).ok_or(format!("not among {options:?}"))?;
    game.apply(seat, action, &mut Silent).map_err(|illegal| illegal.to_string())
}

fn begin(game: &mut SpaceCorp, kind: Kind) -> Result<()> {
    choose(game, |action| *action == Action::Begin { kind }).map(drop)
}

fn confirm(game: &mut SpaceCorp) -> Result<Disclosure> {
    choose(game, |action| *action == Action::Confirm)
}

/// Names cards until the value suffices.
fn name_cards(game: &mut SpaceCorp) -> Result<()> {
    while !legal(game, Seat(0)).contains(&Action::Confirm) {
        choose(game, |action| matches!(action, Action::Card { .. }))?;
    }
    Ok(())
}

fn undo(world: &World, after: &str) -> Result<&'static str> {
    let mut game = world.game.clone();
    let last = match after {
        "two cards drafted, not confirmed" => {
            for id in ["M16", "M17"] {
                game.give_card(Seat(0), card(id)?);
            }
            begin(&mut game, Kind::Move)?;
            choose(&mut game, |action| matches!(action, Action::Site { .. }))?;
            choose(&mut game, |action| matches!(action, Action::Card { .. }))?;
            choose(&mut game, |action| matches!(action, Action::Card { .. }))?
        }
        "upgrade confirmed, T2 asks for a contract" => {
            game.install_card(Seat(0), 0, card("M01")?);
            game.install_card(Seat(0), 1, card("M13")?);
            game.give_card(Seat(0), card("M14")?);
            begin(&mut game, Kind::Upgrade)?;
            choose(&mut game, |action| *action == Action::Box { slot: 2 })?;
            let last = confirm(&mut game)?;
            (game.phase() == Phase::Contracts).then_some(last).ok_or("no contract is asked")?
        }
        "research confirmed, first card from the deck" => {
            begin(&mut game, Kind::Research)?;
            confirm(&mut game)?;
            choose(&mut game, |action| *action == Action::Draw)?
        }
        "explore confirmed" => {
            let near = if game.era() == Era::Mariners { "luna" } else { "ceres" };
            game.put_team(Seat(0), 0, Team { site: world.site(near)?, track: 0, claims: false });
            game.give_card(Seat(0), card("M09")?);
            begin(&mut game, Kind::Explore)?;
            name_cards(&mut game)?;
            confirm(&mut game)?
        }
        "research base built, offer card taken, T4 asks for a transport" => {
            let last = build_research(world, &mut game)?;
            (game.phase() == Phase::Transport).then_some(last).ok_or("no transport is asked")?
        }
        "turn_end window opened" => {
            // Somebody else must hold a card that could be an Edge.
            game.give_card(Seat(1), card("M18")?);
            build_research(world, &mut game)?;
            let last = choose(&mut game, |action| *action == Action::Decline)?;
            (game.phase() == Phase::End).then_some(last).ok_or("no window is open")?
        }
        other => return Err(format!("after {other}")),
    };
    Ok(if last == Disclosure::Nothing { "allowed" } else { "undo_not_allowed" })
}

/// A Research base at a Lagrange point or asteroid, and a Spaceport with a team that could be transported.
fn build_research(world: &World, game: &mut SpaceCorp) -> Result<Disclosure> {
    let [site, port] = if game.era() == Era::Mariners { ["lunar_lp4", "solar_lp1"] } else { ["ceres", "europa"] };
    let (site, port) = (world.site(site)?, world.site(port)?);
    if game.era() == Era::Planeteers {
        game.put_tiles(site, &[tile("P-e1-2")?]);
    }
    game.put_team(Seat(0), 0, Team { site, track: 0, claims: false });
    game.put_team(Seat(0), 1, Team { site: port, track: 0, claims: false });
    game.put_bases(Seat(0), port, &[BaseType::Spaceport]);
    for id in ["M23", "M24", "M26"] {
        game.give_card(Seat(0), card(id)?);
    }
    begin(game, Kind::Build)?;
    choose(game, |action| matches!(action, Action::Base { base: BaseType::Research, .. }))?;
    name_cards(game)?;
    confirm(game)?;
    choose(game, |action| matches!(action, Action::TakeOffer { .. }))
}
