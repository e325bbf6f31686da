//! Events in words. Everybody reads the same sentence.

use orrery_engine::message::{joined, list, player};
use orrery_engine::{Message, Seat};

use super::competition;
use super::{
    base, card, cards, colony, colony_tile, contract_name, edge, era, kind, notes, number, site, tile, tile_text, title, wheel,
};
use crate::components::data;
use crate::event::Event;
use crate::kinds::{Card, Era, Kind, Site, Tile};

pub(super) fn narrate(event: &Event) -> Message {
    match *event {
        Event::EraBegins { era: of } => Message::new("log-era-begins").with("era", era(of)),
        Event::TurnBegins { seat, extra } => by(if extra { "log-turn-extra" } else { "log-turn" }, seat),
        Event::Passed { seat } => by("log-passed", seat),
        Event::Skipped { seat } => by("log-skipped", seat),
        Event::TeamAdvances { seat, era, site, track: 0, .. } => at("log-on-star", seat, era, site).with("n", 0),
        Event::TeamAdvances { seat, era, site, track, .. } => at("log-advances", seat, era, site).with("n", track),
        Event::Acted { seat, kind, ref cards, ref hqs, ref totals, paid } => acted(seat, kind, cards, hqs, totals, paid),
        Event::Moved { seat, era, from, to, .. } => way("log-moved", seat, era, from, to),
        Event::BeyondTaken { seat, which } => by("log-beyond", seat).with("n", which + 1),
        Event::OrionEntered { seat, era, site, profit } => {
            at(if profit > 0 { "log-orion-profit" } else { "log-orion" }, seat, era, site).with("n", profit)
        }
        Event::Discovered { seat, era, site, tile } => with_tile(at("log-discovered", seat, era, site), tile),
        Event::TilesSeen { seat } => by("log-tiles-seen", seat),
        Event::Redirected { seat, tile } => with_tile(by("log-redirected", seat), tile),
        Event::Claimed { seat, era, site, .. } => at("log-claimed", seat, era, site),
        Event::PhobesDrove { seat, era, site, .. } => at("log-phobes", seat, era, site),
        Event::Built { seat, era, site, base: of, .. } => at("log-built", seat, era, site).with("base", base(of)),
        Event::Compensated { seat, profit } => profit_of("log-compensated", seat, profit),
        Event::Gained { seat, profit } => profit_of("log-gained", seat, profit),
        Event::Lost { seat, profit } => profit_of("log-lost", seat, profit),
        Event::Produced { seat, profit } => profit_of("log-produced", seat, profit),
        Event::Advanced { seat, wheel: of, steps, space } => {
            by("log-advanced", seat).with("wheel", wheel(of)).with("n", steps).with("space", space)
        }
        Event::ProgressTaken { seat, title: of, rewarded: true } => by("log-progress-profit", seat).with("title", title(of)),
        Event::ProgressTaken { seat, title: of, .. } => by("log-progress", seat).with("title", title(of)),
        Event::TeamAppears { seat, era, site, .. } => at("log-appears", seat, era, site),
        Event::Installed { seat, card: of, slot } => with_card("log-installed", seat, of).with("n", slot + 1),
        Event::InfraReturned { seat, card: of } => with_card("log-infra-returned", seat, of),
        Event::InfraRemoved { seat, card: of } => with_card("log-infra-removed", seat, of),
        Event::Colonized { seat, era, site, colony } => at("log-colonized", seat, era, site).with("colony", colony_tile(colony)),
        Event::ColonyPays { seat, colony: of, profit } => profit_of("log-colony-pays", seat, profit).with("colony", colony(of)),
        Event::ContractClaimed { seat, era, row, profit } => {
            profit_of("log-contract", seat, profit).with("contract", contract_name(era, row)).with("row", row + 1)
        }
        Event::Drew { seat } => by("log-drew", seat),
        Event::TookOffer { seat, card: of, slot } => with_card("log-took-offer", seat, of).with("n", slot + 1),
        Event::RewardDeclined { seat } => by("log-reward-declined", seat),
        Event::Transported { seat, era, from, to, .. } => way("log-transported", seat, era, from, to),
        Event::Discarded { seat, ref cards } => with_cards("log-discarded", seat, cards),
        Event::Refilled { slot, card: of } => Message::new("log-refilled").with("n", slot + 1).with("card", card(of)),
        Event::DeckEmpty => Message::new("log-deck-empty"),
        Event::EdgePlayed { seat, card: of } => edge_played("log-edge", seat, of),
        Event::EdgeReturned { seat, card: of } => edge_played("log-edge-returned", seat, of),
        Event::Banned { seat, kind: of } => by("log-banned", seat).with("kind", kind(of)),
        Event::Poached { seat, ref cards } => with_cards("log-poached", seat, cards),
        Event::LegacyStored { seat, base: of, tile: lies, value } => {
            by("log-legacy", seat).with("base", base(of)).with("tile", tile(lies)).with("n", value)
        }
        Event::EraEnds { era: of, .. } => Message::new("log-era-ends").with("era", era(of)),
        Event::ColoniesScored { seat, profit } => profit_of("log-final", seat, profit),
        Event::ProgressReturned { seat, title: of } => by("log-progress-returned", seat).with("title", title(of)),
        Event::Competition { era, ref step, .. } => competition::narrate(era, step),
        Event::GameOver => Message::new("log-over"),
    }
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("who", player(seat))
}

fn at(key: &'static str, seat: Seat, era: Era, place: Site) -> Message {
    by(key, seat).with("site", site(era, place))
}

fn way(key: &'static str, seat: Seat, era: Era, from: Site, to: Site) -> Message {
    by(key, seat).with("from", site(era, from)).with("to", site(era, to))
}

fn with_tile(message: Message, of: Tile) -> Message {
    message.with("tile", tile(of)).with("text", tile_text(of))
}

fn profit_of(key: &'static str, seat: Seat, profit: i16) -> Message {
    by(key, seat).with("n", i32::from(profit))
}

fn with_card(key: &'static str, seat: Seat, of: Card) -> Message {
    by(key, seat).with("card", card(of))
}

fn with_cards(key: &'static str, seat: Seat, all: &[Card]) -> Message {
    by(key, seat).with("cards", cards(all.iter().copied()).unwrap_or_else(|| Message::new("nothing")))
}

fn edge_played(key: &'static str, seat: Seat, of: Card) -> Message {
    let named = data().card(of).edge.map_or_else(|| card(of), edge);
    with_card(key, seat, of).with("edge", named)
}

/// An action with its totals, the cards played, other players' HQs and what was paid.
fn acted(seat: Seat, of: Kind, played: &[Card], hqs: &[Seat], totals: &[u32], paid: i16) -> Message {
    let total = joined("list-and", totals.iter().map(|&total| number(total)));
    let lenders = list("list-and", hqs.iter().filter(|&&hq| hq != seat).map(|&hq| player(hq)));
    let lines = [
        total.map(|total| Message::new("acted-total").with("total", total)),
        cards(played.iter().copied()).map(|cards| Message::new("acted-cards").with("cards", cards)),
        lenders.map(|who| Message::new("acted-hqs").with("who", who)),
        (paid > 0).then(|| Message::new("acted-paid").with("n", i32::from(paid))),
    ];
    by("log-acted", seat).with("kind", kind(of)).with("notes", notes(lines.into_iter().flatten()))
}
