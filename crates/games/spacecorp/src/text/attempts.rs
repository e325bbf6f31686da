//! What a person might try at the table, legal or not: "why not?" looks here for something to explain.

use orrery_engine::{Game, Seat};

use crate::action::Action;
use crate::components::{BOXES, CONTRACTS, data};
use crate::kinds::{BaseType, Kind, Title};
use crate::state::{OFFERS, Phase, SpaceCorp, TEAMS};

pub(super) fn attempts(game: &SpaceCorp, seat: Seat, out: &mut Vec<Action>) {
    let from = out.len();
    if game.turn().seats().contains(seat) {
        game.legal(seat, out);
    }
    let legal = out[from..].to_vec();
    let mut tried = Vec::new();
    of_the_turn(game, seat, &mut tried);
    targets(game, &mut tried);
    sources(game, seat, &mut tried);
    // What is legal was listed first: say nothing twice.
    out.extend(tried.into_iter().filter(|action| !legal.contains(action)));
}

fn of_the_turn(game: &SpaceCorp, seat: Seat, out: &mut Vec<Action>) {
    let edges = game.player(seat).hand.and(data().sets.edges);
    out.extend(edges.iter().map(|card| Action::PlayEdge { card }));
    out.extend([Action::Pass, Action::Draw]);
    out.extend((0..OFFERS as u8).map(|slot| Action::TakeOffer { slot }));
    out.extend((0..CONTRACTS as u8).map(|row| Action::Contract { row }));
    out.extend(Title::ALL.map(|title| Action::Progress { title }));
    for site in game.all_sites().filter(|&site| game.at(site).owner == Some(seat)) {
        out.extend((0..TEAMS as u8).map(|team| Action::Transport { team, site }));
        out.extend((0..3).map(|slot| Action::Produce { site, slot }));
    }
}

fn targets(game: &SpaceCorp, out: &mut Vec<Action>) {
    out.extend(Kind::ALL.map(|kind| Action::Begin { kind }));
    out.extend((0..TEAMS as u8).map(|team| Action::Team { team }));
    out.extend(game.all_sites().map(|site| Action::Site { site }));
    out.extend((0..BOXES as u8).map(|slot| Action::Box { slot }));
    out.extend(BaseType::ALL.map(|base| Action::Base { slot: 0, base }));
}

fn sources(game: &SpaceCorp, seat: Seat, out: &mut Vec<Action>) {
    for card in game.player(seat).hand.iter() {
        out.extend([Action::Card { card, shielded: false }, Action::Card { card, shielded: true }, Action::Choose { card }]);
    }
    out.extend(game.all_seats().map(|hq| Action::Infra { hqs: 1 << hq.0, competitors: false }));
    out.extend([Action::Time, Action::RemoveTeam, Action::Pay]);
    out.extend((1..=3).map(|points| Action::Buy { points }));
    if game.phase == Phase::Action {
        out.push(Action::Confirm);
    }
}
