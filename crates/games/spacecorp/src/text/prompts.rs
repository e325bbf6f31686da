//! Prompts: one sentence with the current question, and whether it may be declined.

use orrery_engine::message::{list, player};
use orrery_engine::{Message, Seat};

use super::lines::line;
use super::{base, base_place, card, kind, notes, receipt, site, title};
use crate::competition::Moment;
use crate::components::{Special, data};
use crate::effects::Term;
use crate::kinds::{Edge, Kind, Wheel, WindowKind};
use crate::phases::draft::DraftStep;
use crate::state::{Phase, SpaceCorp};

pub(super) fn prompt(game: &SpaceCorp, seat: Seat) -> Message {
    let deciders = game.deciders();
    if !deciders.contains(seat) {
        let who = list("list-and", deciders.iter().map(player));
        return who.map_or(Message::new("prompt-over"), |who| Message::new("prompt-wait").with("who", who));
    }
    if let Some(window) = game.window.filter(|window| window.waiting != 0) {
        return edge_window(game, seat, window.kind);
    }
    if let Some(term) = game.top() {
        return task(game, term);
    }
    match game.phase {
        Phase::Opening => Message::new("prompt-opening"),
        Phase::PassChoice => Message::new("prompt-pass"),
        Phase::Action => draft(game),
        Phase::Contracts => Message::new("prompt-contracts"),
        Phase::Rewards => {
            let n = game.turn.rewards[seat.index()];
            Message::new("prompt-reward").with("who", player(game.active)).with("n", n)
        }
        Phase::Transport => Message::new("prompt-transport"),
        _ => Message::new("prompt-over"),
    }
}

/// Every asked seat reads the same prompt, regardless of its hand (R8.4).
fn edge_window(game: &SpaceCorp, seat: Seat, of: WindowKind) -> Message {
    let own = seat == game.active;
    let message = Message::new(match (of, own) {
        (WindowKind::TurnStart, true) => "prompt-window-start-own",
        (WindowKind::TurnStart, false) => "prompt-window-start",
        (WindowKind::OpponentProduced, _) => "prompt-window-produced",
        (WindowKind::OpponentTookBreakthrough, _) => "prompt-window-breakthrough",
        (WindowKind::ContractFulfilled, _) => "prompt-window-contract",
        (WindowKind::TurnEnd, true) => "prompt-window-end-own",
        (WindowKind::TurnEnd, false) => "prompt-window-end",
    });
    let taken = game.turn.breakthroughs.first();
    let named = taken.map_or(Message::new("prompt-over"), |taken| title(taken.title));
    let taker = taken.map_or(game.active, |taken| taken.by);
    let who = if of == WindowKind::OpponentTookBreakthrough { taker } else { game.active };
    message.with("who", player(who)).with("n", i32::from(game.turn.gain)).with("title", named)
}

fn task(game: &SpaceCorp, term: Term) -> Message {
    match term {
        Term::Draw(n) => Message::new("prompt-draw").with("n", n),
        Term::Produce(n) => Message::new("prompt-produce").with("n", n),
        Term::SilentPartner => Message::new("prompt-silent-partner"),
        Term::EndOfAction => Message::new("prompt-infra-transfer"),
        Term::Keep { site: at, .. } => Message::new("prompt-keep").with("site", site(game.era, at)),
        Term::Phobes { site: at, .. } => Message::new("prompt-phobes").with("site", site(game.era, at)),
        Term::TakeProgress { wheel: of, times, .. } => {
            Message::new("prompt-progress").with("card", progress_card(of)).with("n", times)
        }
        Term::TakeOffer(_) => Message::new("prompt-take-offer"),
        Term::OfferOrStep(_) => Message::new("prompt-offer-or-step"),
        Term::StarChildren(_) => Message::new("prompt-star-children"),
        Term::Entangled(_) => Message::new("prompt-entangled"),
        Term::PrintedContract(_) => Message::new("prompt-printed-contract"),
        Term::ClaimAtEnd(_) => Message::new("prompt-claim-at-end"),
        Term::Ban(_) => Message::new("prompt-ban"),
        Term::DiscardInfra(_) => Message::new("prompt-discard-infra"),
        Term::SoloEdge(moment) => solo_edge(game, moment),
        Term::SecurityDraw(at) => Message::new("prompt-security-draw").with("site", site(game.era, at)),
        Term::RemoveTeam(_) => Message::new("prompt-remove-team"),
        Term::DiscardHand { left, .. } => Message::new("prompt-discard-hand").with("n", left),
        Term::LeakChoice(_) => {
            Message::new("prompt-leak-choice").with("n", i32::from(data().solo_edge(Edge::Leak).competition.chosen_loss()))
        }
        Term::Sabotaged => Message::new("prompt-sabotaged"),
        Term::SituationInfra { left, .. } => Message::new("prompt-situation-infra").with("n", left),
        Term::Legacy(seat) => match game.player(seat).legacy {
            Some(old) => Message::new("prompt-legacy-again").with("base", base(old.base)).with("n", old.value),
            None => Message::new("prompt-legacy"),
        },
        Term::StartAdaptation(_) => Message::new("prompt-start-adaptation"),
        Term::Beyond(which) => {
            let place = game.board().plan.beyond[usize::from(which) % 2].unwrap_or(game.board().plan.home);
            Message::new("prompt-beyond").with("n", which + 1).with("site", site(game.era, place))
        }
        _ => unreachable!("a term that asks nothing"),
    }
}

/// What the solo player could answer with an Edge.
fn solo_edge(game: &SpaceCorp, moment: Moment) -> Message {
    let message = Message::new(format!("prompt-solo-{}", moment.window().id()));
    match moment {
        Moment::CardRevealed => {
            let revealed = game.competition.discard.last().copied().unwrap_or_default();
            message.with("card", card(revealed)).with("line", line(game.era, revealed))
        }
        Moment::RemovesProgress(of) => message.with("title", title(of)),
        Moment::PlacesBase { site: at, slot } => {
            let placed = game.at(at).bases[usize::from(slot)];
            message.with("site", site(game.era, at)).with("base", placed.map_or(Message::new("nothing"), base))
        }
        _ => message,
    }
}

fn progress_card(of: Wheel) -> Message {
    Message::new(format!("progress-of-{}", of.id()))
}

fn draft(game: &SpaceCorp) -> Message {
    let draft = &game.draft;
    let part = draft.part();
    let Some(of) = draft.kind else { return Message::new("prompt-action") };
    let about = |key: &'static str| Message::new(key).with("what", receipt::summary(game, draft));
    match game.draft_step(draft) {
        DraftStep::Type => Message::new("prompt-action"),
        DraftStep::Team if draft.is_split() => Message::new("prompt-second-team").with("kind", kind(of)),
        DraftStep::Team => Message::new("prompt-team").with("kind", kind(of)),
        DraftStep::Site => match of {
            Kind::Move => about("prompt-destination"),
            Kind::Colonize => Message::new("prompt-region"),
            _ => special_site(game),
        },
        DraftStep::Condition => about("prompt-condition"),
        DraftStep::Base(slot) => base_for(game, "prompt-base", slot),
        DraftStep::Second => base_for(game, "prompt-second-base", 0),
        DraftStep::Order => Message::new("prompt-order").with("n", part.order.len() as u8 + 1),
        DraftStep::ColonyTile => {
            let place = part.site.unwrap_or(game.board().plan.home);
            let message = Message::new("prompt-colony-tile").with("site", site(game.era, place));
            message.with("free", game.free_points(place)).with("most", game.possible_points(draft, place))
        }
        DraftStep::Card => Message::new(if of == Kind::Upgrade { "prompt-upgrade-card" } else { "prompt-special-card" }),
        DraftStep::Box => Message::new("prompt-box").with("card", card(draft.card)),
        DraftStep::Sources => sources(game),
    }
}

fn special_site(game: &SpaceCorp) -> Message {
    let probe = data().card(game.draft.card).special == Some(Special::Probe);
    Message::new(if probe { "prompt-probe" } else { "prompt-jump" }).with("card", card(game.draft.card))
}

/// The tile, or the site, that the base is asked for.
fn base_for(game: &SpaceCorp, key: &'static str, slot: u8) -> Message {
    let place = game.start_of(game.draft.part()).unwrap_or(game.board().plan.home);
    Message::new(key).with("on", base_place(game, place, slot)).with("site", site(game.era, place))
}

fn sources(game: &SpaceCorp) -> Message {
    let draft = &game.draft;
    let what = receipt::summary(game, draft);
    let enough = game.check_value(draft).is_ok();
    let key = match (draft.kind, enough) {
        (Some(Kind::Upgrade | Kind::Special), _) => return Message::new("prompt-confirm").with("what", what),
        (_, true) => "prompt-sources-enough",
        (_, false) => "prompt-sources",
    };
    Message::new(key).with("what", what).with("notes", notes(receipt::notes(game, draft)))
}
