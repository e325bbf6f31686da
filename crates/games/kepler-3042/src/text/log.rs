//! Events in words. Everybody reads the same sentence.

use orrery_engine::{Message, Seat};

use super::{
    bonus, cubes, from_place, hex, list, one, planet, planet_type, player, space, spot, tech, tech_level, track, with_card,
};
use crate::board::{Nearby, Tile};
use crate::components::data;
use crate::event::{Declined, Event};
use crate::hex::Hex;
use crate::kinds::{Card, Cubes, Tech, Track};
use crate::phases::technology::converted;

pub(super) fn narrate(event: &Event) -> Message {
    match *event {
        Event::TilePlaced { seat, hex: at } => by("log-tile-placed", seat).with("hex", hex(at)),
        Event::Chosen { seat } => by("log-chosen", seat),
        Event::SetupTechs { seat, ref techs } => by("log-setup-techs", seat).with("techs", names(techs)),
        Event::RoundBegins { round, ref card } => with_progress_card("log-round", card).with("round", round),
        Event::TurnBegins { seat } => by("log-turn", seat),
        Event::Selected { seat, space: to } => by("log-selected", seat).with("space", space(to)),
        Event::BonusChosen { seat, bonus: chosen } => by("log-bonus", seat).with("bonus", bonus(chosen)),
        Event::Built { seat, card, hex: at } => {
            by("log-built", seat).with("hex", spot(at, None)).with("from", with_card("from-card", card))
        }
        Event::Flew { seat, from, ref path, nearby } => flew(seat, from, path, nearby),
        Event::ObjectiveTaken { seat, hex: at } => by("log-objective", seat).with("hex", hex(at)),
        Event::Settled { seat, card, hex: at } => by("log-settled", seat).with("planet", planet(card)).with("hex", hex(at)),
        Event::Terraformed { seat, card } => by("log-terraformed", seat).with("planet", planet(card)),
        Event::TechAdvanced { seat, tech, level } => level_reached("log-tech", seat, tech, level),
        Event::Collaborated { seat, tech, level } => level_reached("log-collaborated", seat, tech, level),
        Event::TrackAdvanced { seat, track: on, position } => {
            by("log-track", seat).with("track", track(on)).with("position", position)
        }
        Event::MedalMoved { track: of } => Message::new("log-medal-moved").with("track", track(of)),
        Event::TileRevealed { hex: at, tile } => revealed(at, tile),
        Event::Produced { seat, card, cubes } => moved("log-produced", seat, cubes).with("on", with_card("on-card", card)),
        Event::Spent { seat, card, cubes } => moved("log-spent", seat, cubes).with("from", with_card("from-card", card)),
        Event::Burned { seat, from, kind } => moved("log-burned", seat, Cubes::one(kind)).with("from", from_place(from)),
        Event::Regenerated { seat, kind } => moved("log-regenerated", seat, Cubes::one(kind)),
        Event::Converted { seat, card, from } => moved("log-converted", seat, Cubes::one(from))
            .with("on", with_card("on-card", card))
            .with("into", one(converted(from).unwrap_or(from))),
        Event::Displaced { seat, from, to, kind } => moved("log-displaced", seat, Cubes::one(kind))
            .with("from", with_card("from-card", from))
            .with("to", with_card("to-card", to)),
        Event::Withdrawn { seat, hex: at, nearby } => by("log-withdrawn", seat).with("hex", spot(at, nearby)),
        Event::Declined { seat, ref what } => declined(seat, what),
        Event::BonusCube { seat, kind } => moved("log-bonus-cube", seat, Cubes::one(kind)),
        Event::GhostMoved { colonial, technology } => {
            Message::new("log-ghost-moved").with("colonial", colonial).with("technology", technology)
        }
        Event::GhostAdvanced { ref techs } => Message::new("log-ghost-advanced").with("techs", names(techs)),
        Event::CardApplies { ref card, ref seats } => card_applies(card, seats),
        Event::MedalsAwarded { seat, track, n } => medals(by("log-medals", seat), track, n),
        Event::GhostMedals { track, n } => medals(Message::new("log-ghost-medals"), track, n),
        Event::GameOver => Message::new("log-over"),
    }
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("who", player(seat))
}

fn moved(key: &'static str, seat: Seat, some: Cubes) -> Message {
    by(key, seat).with("cubes", cubes(some))
}

fn with_progress_card(key: &'static str, id: &str) -> Message {
    Message::new(key).with("card", Message::new(format!("card-{id}")))
}

fn names(techs: &[Tech]) -> Message {
    list("list-and", techs.iter().map(|&which| tech(which))).unwrap_or_else(|| Message::new("cubes-none"))
}

fn declined(seat: Seat, what: &Declined) -> Message {
    match what {
        Declined::Regeneration => by("log-declined-regenerate", seat),
        Declined::FurtherRegeneration => by("log-declined-regenerate-more", seat),
        Declined::Production => by("log-declined-produce", seat),
        Declined::Card(card) => with_progress_card("log-declined-card", card).with("who", player(seat)),
    }
}

fn medals(message: Message, of: Track, n: u8) -> Message {
    message.with("track", track(of)).with("n", n)
}

fn level_reached(key: &'static str, seat: Seat, which: Tech, level: u8) -> Message {
    by(key, seat).with("tech", tech(which)).with("level", level).with("name", tech_level(which, level))
}

fn flew(seat: Seat, from: Hex, path: &[Hex], nearby: Option<Nearby>) -> Message {
    let to = path.last().copied().unwrap_or(from);
    by("log-flew", seat).with("from", hex(from)).with("to", spot(to, nearby)).with("n", path.len() as u8)
}

fn revealed(at: Hex, tile: Tile) -> Message {
    let key = match tile {
        Tile::Planet(_) => "log-revealed-planet",
        Tile::Mine => "log-revealed-mine",
        Tile::Objective => "log-revealed-objective",
    };
    let message = Message::new(key).with("hex", hex(at));
    let Tile::Planet(Card(number)) = tile else { return message };
    let facts = &data().planets[usize::from(number)];
    message.with("planet", planet(Card(number))).with("type", planet_type(facts.kind)).with("level", facts.level)
}

fn card_applies(card: &str, seats: &[Seat]) -> Message {
    match list("list-and", seats.iter().map(|&seat| player(seat))) {
        Some(who) => with_progress_card("log-card", card).with("who", who),
        None => with_progress_card("log-card-nobody", card),
    }
}
