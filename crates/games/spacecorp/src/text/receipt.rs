//! Receipts: the total of an action being drafted, what it still lacks, what it costs and who is rewarded.

use orrery_engine::message::{list, player};
use orrery_engine::{Message, Seat};

use super::{base, card, colony, kind, site, team};
use crate::components::data;
use crate::kinds::Kind;
use crate::state::{Draft, Part, SpaceCorp};

/// The notes below a choice of sources: total, price, rewards.
pub(super) fn notes(game: &SpaceCorp, draft: &Draft) -> Vec<Message> {
    [sum(game, draft), price(game, draft), rewards(game, draft)].into_iter().flatten().collect()
}

/// "total 7, 2 missing"; for Colonize "3 of 5 colony points". `None` for actions without a value.
pub(super) fn sum(game: &SpaceCorp, draft: &Draft) -> Option<Message> {
    let kind = draft.kind?;
    if kind == Kind::Colonize {
        let place = draft.part().site?;
        let value = data().colonies.get(draft.colony.index())?.value;
        let points = game.colony_points(draft, place);
        let build = game.mix(draft).total(0).min(i32::MAX as u32);
        let message = Message::new("sum-points").with("n", points).with("of", value);
        return Some(message.with("build", build).with("needed", game.build_needed(place)));
    }
    let total = game.totals(draft).into_iter().max()?;
    let missing = game.needs(draft, false).missing(&game.mix(draft)).saturating_sub(u32::from(draft.bought));
    let message = Message::new(if missing > 0 { "sum-missing" } else { "sum" });
    Some(message.with("total", total).with("n", missing))
}

fn price(game: &SpaceCorp, draft: &Draft) -> Option<Message> {
    draft.kind?;
    let price = game.price(draft);
    (price > 0).then(|| Message::new("price").with("n", price))
}

/// Owners of HQs and bases that are used, who may draw a card each (R5.3).
fn rewards(game: &SpaceCorp, draft: &Draft) -> Option<Message> {
    if draft.kind.is_none() || game.gives_no_rewards() {
        return None;
    }
    let owed = game.rewards(draft);
    let seats = game.others(game.active).filter(|seat| owed[seat.index()] > 0);
    let who = list("list-and", seats.map(|seat| rewarded(seat, owed[seat.index()])))?;
    Some(Message::new("pays-rewards").with("who", who))
}

fn rewarded(seat: Seat, n: u8) -> Message {
    match n {
        1 => player(seat),
        _ => Message::new("reward-times").with("who", player(seat)).with("n", n),
    }
}

/// The action in a few words: "Move the team from Earth to Luna".
pub(super) fn summary(game: &SpaceCorp, draft: &Draft) -> Message {
    let Some(of) = draft.kind else { return Message::new("draft-nothing") };
    match of {
        Kind::Move | Kind::Explore | Kind::Build => {
            let parts = draft.parts().iter().filter_map(|part| part_summary(game, of, part));
            list("list-and", parts).unwrap_or_else(|| kind(of))
        }
        Kind::Colonize => match draft.part().site {
            Some(place) => {
                Message::new("draft-colonize").with("site", site(game.era, place)).with("colony", colony(draft.colony))
            }
            None => kind(of),
        },
        Kind::Upgrade if draft.card.is_some() => {
            let message = Message::new("draft-upgrade").with("card", card(draft.card));
            message.with("n", draft.slot.map_or(0, |slot| slot + 1))
        }
        Kind::Special if draft.card.is_some() => match draft.part().site {
            Some(place) => Message::new("draft-special-at").with("card", card(draft.card)).with("site", site(game.era, place)),
            None => Message::new("draft-special").with("card", card(draft.card)),
        },
        _ => kind(of),
    }
}

fn part_summary(game: &SpaceCorp, of: Kind, part: &Part) -> Option<Message> {
    let number = part.team?;
    let from = game.start_of(part)?;
    let at = |key: &'static str| Message::new(key).with("site", site(game.era, from));
    Some(match (of, part.site) {
        (Kind::Move, Some(to)) => {
            Message::new("draft-move").with("team", team(game, game.active, number)).with("to", site(game.era, to))
        }
        (Kind::Move, None) => Message::new("draft-move-team").with("team", team(game, game.active, number)),
        (Kind::Build, _) => match list("list-and", part.bases.iter().flatten().map(|&built| base(built))) {
            Some(bases) => at("draft-build").with("bases", bases),
            None => at("draft-build-at"),
        },
        _ => at("draft-explore"),
    })
}
