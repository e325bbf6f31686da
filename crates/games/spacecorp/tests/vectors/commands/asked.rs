//! What is asked and what is not (R18.7.1), and what can be taken back (R18.8).

use orrery_engine::{Disclosure, Game, Seat, Silent};
use spacecorp::{Action, BaseType, Card, Era, Kind, Phase, SpaceCorp, Team, Term, Title, Wheel, WindowKind, data};
use toml::{Table, Value};

use super::answers::decider;
use super::tables::titles_offered;
use crate::given::{Result, World, card, list, number_of, tile, word};

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
    // Where terms run alone.
    game.go_to(Phase::Competition);
    let before = game.clone();
    game.compete_with(term, &mut Silent);
    match (game.has_terms(), *game == before) {
        (true, _) => "asked",
        (false, false) => "automatic",
        (false, true) => "skipped",
    }
}

fn asked(world: World, case: &Table) -> Result<&'static str> {
    let mut game = world.game.clone();
    let options = number_of(case, "options")? as usize;
    let seat = Seat(0);
    match word(case, "decision")? {
        "take_offer" => {
            let cards: Vec<Option<Card>> = game.offer_cards().into_iter().take(options).map(Some).collect();
            game.set_offers(&cards);
            Ok(ask(&mut game, Term::TakeOffer(seat)))
        }
        "accept_reward" => {
            game.cut_deck(number_of(case, "deck")? as usize);
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
            let term = Term::TakeProgress { seat, wheel: Wheel::Genetics, times: 1 };
            let mut all = game.clone();
            all.compete_with(term, &mut Silent);
            let left: Vec<Title> = titles_offered(&all, seat).into_iter().take(options).collect();
            for title in Title::ALL.into_iter().filter(|title| !left.contains(title)) {
                game.remove_copy(title, true);
                game.remove_copy(title, false);
            }
            Ok(ask(&mut game, term))
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
            let is = |key: &str| case.get(key).and_then(Value::as_bool) == Some(true);
            let edges: Vec<Card> = data().sets.edges.and(data().sets.deck[game.era().index()]).iter().collect();
            if is("holds_fitting_edge") {
                let fits = |card: &&Card| data().card(**card).edge.and_then(SpaceCorp::window_for) == Some(WindowKind::TurnStart);
                game.give_card(seat, *edges.iter().find(fits).ok_or("a fitting Edge")?);
            }
            // Once all Edges have been seen, nobody can hold one.
            if !is("public_test") {
                game.discard_cards(&edges, false);
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

/// Gives an answer, and returns whether it can be taken back.
fn choose(game: &mut SpaceCorp, action: Action) -> Result<Disclosure> {
    let seat = decider(game).ok_or("somebody decides")?;
    game.apply(seat, &action, &mut Silent).map_err(|illegal| format!("{action:?}: {illegal}"))
}

/// Gives answers in order, and returns whether the last one can be taken back.
fn choose_all(game: &mut SpaceCorp, actions: &[Action]) -> Result<Disclosure> {
    let last = actions.iter().map(|&action| choose(game, action)).collect::<Result<Vec<_>>>()?;
    last.last().copied().ok_or("an answer".to_owned())
}

/// Gives cards to the first seat and names them as sources.
fn named(game: &mut SpaceCorp, ids: &[&str]) -> Result<Vec<Action>> {
    let cards = ids.iter().map(|id| card(id)).collect::<Result<Vec<_>>>()?;
    cards.iter().for_each(|&card| game.give_card(Seat(0), card));
    Ok(cards.into_iter().map(|card| Action::Card { card, shielded: false }).collect())
}

/// Performs the decisions that `after` describes in words; returns whether the last one can be undone.
fn undo(world: &World, after: &str) -> Result<&'static str> {
    let mut game = world.game.clone();
    let is_mariners = game.era() == Era::Mariners;
    let near = world.site(if is_mariners { "luna" } else { "ceres" })?;
    let last = match after {
        "two cards drafted, not confirmed" => {
            let cards = named(&mut game, &["M16", "M17"])?;
            choose_all(&mut game, &[Action::Begin { kind: Kind::Move }, Action::Site { site: near }])?;
            choose_all(&mut game, &cards)?
        }
        "upgrade confirmed, T2 asks for a contract" => {
            game.install_card(Seat(0), 0, card("M01")?);
            game.install_card(Seat(0), 1, card("M13")?);
            game.give_card(Seat(0), card("M14")?);
            let last = choose_all(&mut game, &[Action::Begin { kind: Kind::Upgrade }, Action::Box { slot: 2 }, Action::Confirm])?;
            (game.phase() == Phase::Contracts).then_some(last).ok_or("no contract is asked")?
        }
        "research confirmed, first card from the deck" => {
            choose_all(&mut game, &[Action::Begin { kind: Kind::Research }, Action::Confirm, Action::Draw])?
        }
        "explore confirmed" => {
            game.put_team(Seat(0), 0, Team { site: near, track: 0, claims: false });
            let cards = named(&mut game, &["M09"])?;
            choose(&mut game, Action::Begin { kind: Kind::Explore })?;
            choose_all(&mut game, &cards)?;
            choose(&mut game, Action::Confirm)?
        }
        "research base built, offer card taken, T4 asks for a transport" => {
            let last = build_research(world, &mut game)?;
            (game.phase() == Phase::Transport).then_some(last).ok_or("no transport is asked")?
        }
        "turn_end window opened" => {
            // Somebody else must hold a card that could be an Edge.
            game.give_card(Seat(1), card("M18")?);
            build_research(world, &mut game)?;
            let last = choose(&mut game, Action::Decline)?;
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
    let cards = named(game, &["M23", "M24", "M26"])?;
    let base = Action::Base { slot: 0, base: BaseType::Research };
    choose_all(game, &[Action::Begin { kind: Kind::Build }, base])?;
    choose_all(game, &cards)?;
    choose_all(game, &[Action::Confirm, Action::TakeOffer { slot: 0 }])
}
