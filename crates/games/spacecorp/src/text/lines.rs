//! What drives the competition: the line of a card that it reveals, and the key by which it scores offers.

use orrery_engine::Message;
use orrery_engine::message::joined;

use super::{kind, notes, number, site, title};
use crate::components::{KeyEntry, KeyMatch, Line, OffersIcon, ProgressLine, data};
use crate::kinds::{Card, Era};

/// The competition line of a card in the era in which it drives the competition.
pub(super) fn line(era: Era, card: Card) -> Message {
    let Some(face) = data().competition.get(card.index()) else { return Message::new("card-unknown") };
    let colony = face.colony.map(|n| Message::new("line-colony").with("n", n));
    let at = |message: Message| Message::new("line-site").with("site", message).with("notes", notes(colony));
    match &face.line {
        Line::Site { sites } => {
            let sites = joined("line-else", sites.iter().map(|&place| site(era, place)));
            at(sites.unwrap_or_else(|| Message::new("site-unknown")))
        }
        Line::ExtremeSite { highest, odd } => at(Message::new(match (highest, odd) {
            (true, true) => "line-highest-odd",
            (true, false) => "line-highest-even",
            (false, true) => "line-lowest-odd",
            (false, false) => "line-lowest-even",
        })),
        Line::DiscoveryContract { discoveries, row } => {
            Message::new("line-contract").with("n", *discoveries).with("row", row + 1)
        }
        Line::Offers { slots, icons, progress } => offers(slots, icons, *progress),
    }
}

fn offers(slots: &[u8], icons: &[OffersIcon], progress: Option<ProgressLine>) -> Message {
    let boxes = joined("list-comma", slots.iter().map(|slot| number(slot + 1)));
    let icon = |icon: &OffersIcon| match *icon {
        OffersIcon::Era => Message::new("line-key"),
        OffersIcon::Edge => Message::new("line-edge"),
        OffersIcon::Kind(of) => kind(of),
    };
    let nothing = || Message::new("nothing");
    let message = Message::new("line-offers").with("boxes", boxes.unwrap_or_else(nothing));
    let message = message.with("icons", joined("list-comma", icons.iter().map(icon)).unwrap_or_else(nothing));
    match progress {
        None => message,
        Some(ProgressLine { title: of, needs_prerequisite }) => {
            let key = if needs_prerequisite { "line-progress-if" } else { "line-progress" };
            Message::new(key).with("title", title(of)).with("offers", message)
        }
    }
}

/// The key by which the icon of the era scores (R15.6.3).
pub(super) fn key(entries: &[KeyEntry]) -> Option<Message> {
    let entry = |&KeyEntry { matches, profit }: &KeyEntry| {
        let cards = match matches {
            KeyMatch::Nothing => return None,
            KeyMatch::Kind(of) => Message::new("key-kind").with("kind", kind(of)),
            KeyMatch::Upgrade(of) => Message::new("key-upgrade").with("kind", kind(of)),
            KeyMatch::Shielded(of) => Message::new("key-shielded").with("kind", kind(of)),
        };
        let of = if profit < 0 { "key-loss" } else { "key-gain" };
        Some(Message::new(of).with("n", profit.unsigned_abs()).with("cards", cards))
    };
    joined("list-comma", entries.iter().filter_map(entry))
}
