//! Actions that a person might try, legal or not: the candidates that "why not?" explains. Those for the current question come
//! first, then those of other steps of a turn.

use orrery_engine::{Game, Seat};

use crate::action::Action;
use crate::components::{BOXES, CONTRACTS, data};
use crate::effects::Term;
use crate::kinds::{BaseType, Kind, Title};
use crate::phases::draft::DraftStep;
use crate::state::{OFFERS, Phase, SpaceCorp, TEAMS};

pub(super) fn attempts(game: &SpaceCorp, seat: Seat, out: &mut Vec<Action>) {
    let from = out.len();
    if game.turn().seats().contains(seat) {
        game.legal(seat, out);
    }
    let legal = out[from..].to_vec();
    let mut tried = Vec::new();
    match (game.top(), game.phase) {
        (Some(term), _) => for_task(game, seat, term, &mut tried),
        (None, Phase::Action) if seat == game.active => for_draft(game, seat, &mut tried),
        (None, Phase::Transport) => transport(game, seat, &mut tried),
        _ => {}
    }
    tried.extend(Kind::ALL.map(|kind| Action::Begin { kind }));
    tried.extend((0..CONTRACTS as u8).map(|row| Action::Contract { row }));
    tried.extend(game.player(seat).hand.and(data().sets.edges).iter().map(|card| Action::PlayEdge { card }));
    tried.push(Action::Pass);
    // Legal actions were listed first: skip duplicates.
    out.extend(tried.into_iter().filter(|action| !legal.contains(action)));
}

fn for_task(game: &SpaceCorp, seat: Seat, term: Term, out: &mut Vec<Action>) {
    match term {
        Term::Draw(_) | Term::TakeOffer(_) | Term::OfferOrStep(_) => {
            out.push(Action::Draw);
            out.extend((0..OFFERS as u8).map(|slot| Action::TakeOffer { slot }));
        }
        Term::Produce(_) | Term::Legacy(_) => {
            for site in game.all_sites().filter(|&site| game.at(site).owner == Some(seat)) {
                out.extend((0..3).map(|slot| Action::Produce { site, slot }));
            }
        }
        Term::TakeProgress { .. } | Term::StartAdaptation(_) => out.extend(Title::ALL.map(|title| Action::Progress { title })),
        Term::SoloEdge(_) => out.extend(game.player(seat).hand.iter().map(|card| Action::PlayEdge { card })),
        Term::LeakChoice(_) => out.extend(Title::ALL.map(|title| Action::ReturnProgress { title })),
        _ => {}
    }
}

fn for_draft(game: &SpaceCorp, seat: Seat, out: &mut Vec<Action>) {
    match game.draft_step(&game.draft) {
        DraftStep::Type => {}
        DraftStep::Team => out.extend((0..TEAMS as u8).map(|team| Action::Team { team })),
        DraftStep::Site | DraftStep::Condition => out.extend(game.all_sites().map(|site| Action::Site { site })),
        DraftStep::Base(slot) => out.extend(BaseType::ALL.map(|base| Action::Base { slot, base })),
        DraftStep::Second | DraftStep::Order => {}
        DraftStep::ColonyTile => out.extend(game.distinct_colonies().map(|colony| Action::ColonyTile { colony })),
        DraftStep::Card => out.extend(game.player(seat).hand.iter().map(|card| Action::Choose { card })),
        DraftStep::Box => out.extend((0..BOXES as u8).map(|slot| Action::Box { slot })),
        DraftStep::Sources => sources(game, seat, out),
    }
}

fn sources(game: &SpaceCorp, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Confirm);
    for card in game.player(seat).hand.iter() {
        out.extend([Action::Card { card, shielded: false }, Action::Card { card, shielded: true }]);
    }
    out.extend(game.all_seats().map(|hq| Action::Infra { hqs: 1 << hq.0, competitors: false }));
    out.extend([Action::Time, Action::RemoveTeam, Action::Pay]);
    out.extend((1..=3).map(|points| Action::Buy { points }));
    out.extend((0..TEAMS as u8).map(|team| Action::Team { team }));
}

fn transport(game: &SpaceCorp, seat: Seat, out: &mut Vec<Action>) {
    for site in game.all_sites().filter(|&site| site == game.board().plan.home || game.at(site).owner == Some(seat)) {
        out.extend((0..TEAMS as u8).map(|team| Action::Transport { team, site }));
    }
}
