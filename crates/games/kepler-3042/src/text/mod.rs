//! What people read: questions (`prompts.rs`), choices (`choices.rs`), events (`log.rs`), the position as plain text (`table.rs`
//! with `map.rs` and `players.rs`), the result of a level (`solo.rs`), what "why not?" can explain (`attempts.rs`) and
//! how (`refusals.rs`). Sentences live in `locales/<language>/kepler-3042.ftl`; the nouns they are filled with are made here.

mod attempts;
mod choices;
mod log;
mod map;
mod players;
mod prompts;
mod refusals;
mod solo;
mod table;

use orrery_engine::message::{joined, list, player};
use orrery_engine::{Arg, Explanation, Illegal, Message, Presentation, Role, Seat, SoloResult, Words};

use crate::action::Action;
use crate::board::{Nearby, Tile};
use crate::components::{PLANETS, data};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Bonus, Card, Cubes, Kind, Place, PlanetType, Space, Tech, Track, Zone};
use crate::state::{Kepler, Phase};
use crate::view::View;

impl Presentation for Kepler {
    fn prompt(&self, seat: Seat) -> Message {
        prompts::prompt(self, seat)
    }

    fn describe(&self, seat: Seat, action: &Action) -> Message {
        choices::describe(self, seat, action)
    }

    fn role(&self, action: &Action) -> Role {
        match action {
            Action::End if self.phase == Phase::Withdraw => Role::EndTurn,
            Action::End => Role::Pass,
            Action::Convert { .. } | Action::Displace { .. } => Role::Anytime,
            Action::Bonus { .. } if self.phase == Phase::Main => Role::Ahead,
            _ => Role::Move,
        }
    }

    fn amount(&self, _seat: Seat, action: &Action) -> Option<u32> {
        match *action {
            Action::Produce { cubes, .. } => Some(u32::from(cubes.total())),
            Action::Exploit { take, .. } => Some(u32::from(take.total())),
            Action::Regenerate { .. } => Some(1),
            _ => None,
        }
    }

    fn narrate(event: &Event) -> Message {
        log::narrate(event)
    }

    fn render(view: &View, words: &Words) -> String {
        table::render(view, words)
    }

    fn stage(view: &View) -> Option<Message> {
        Some(table::stage(view))
    }

    fn solo_result(&self) -> Option<SoloResult> {
        solo::result(self)
    }

    fn attempts(&self, seat: Seat, out: &mut Vec<Action>) {
        attempts::attempts(self, seat, out);
    }

    fn explain(&self, seat: Seat, action: &Action, illegal: &Illegal) -> Explanation {
        refusals::explain(self, seat, action, illegal)
    }
}

/// Actions may contain any number, so an unknown planet needs a name too.
fn planet(card: Card) -> Message {
    match usize::from(card.0) {
        0..=PLANETS => Message::new(format!("planet-{}", card.0)),
        _ => Message::new("planet-unknown").with("n", card.0),
    }
}

/// A phrase like "on Earth": languages put an article before Earth and none before the other planets.
fn with_card(key: &'static str, card: Card) -> Message {
    Message::new(key).with("number", card.0).with("name", planet(card))
}

fn from_place(place: Place) -> Message {
    match place {
        Place::Depot => Message::new("place-depot"),
        Place::Card(card) => with_card("from-card", card),
    }
}

fn hex(hex: Hex) -> Arg {
    if hex.is_on_map() { hex.to_string().into() } else { Message::new("hex-off").into() }
}

/// A hex with a planet or star beside it, which helps to find it on the map.
fn spot(at: Hex, nearby: Option<Nearby>) -> Message {
    let (key, name) = match (nearby, star_near(at)) {
        (Some(Nearby::On(card)), _) => ("hex-on", planet(card)),
        (Some(Nearby::NextTo(card)), _) => ("hex-near", planet(card)),
        (None, Some(star)) => ("hex-near", star),
        (None, None) => return Message::new("hex").with("hex", hex(at)),
    };
    Message::new(key).with("hex", hex(at)).with("name", name)
}

/// A hex with what lies there or next to it now.
fn found(game: &Kepler, at: Hex) -> Message {
    spot(at, game.board.nearby(at))
}

fn star_near(at: Hex) -> Option<Message> {
    let star = data().stars.iter().find(|star| at.is_on_map() && star.hex.distance(at) <= 1)?;
    Some(Message::new(format!("star-{}", star.id)))
}

/// A hex with its zone and the star beside it.
fn place(at: Hex) -> Message {
    if !at.is_on_map() {
        return Message::new("hex-off");
    }
    let star = star_near(at);
    let message = Message::new(if star.is_some() { "place-star" } else { "place-hex" });
    let message = message.with("hex", hex(at)).with("zone", range(data().zone[at.index()]));
    match star {
        Some(star) => message.with("star", star),
        None => message,
    }
}

/// Cubes in words: "2 energy + 1 matter".
fn cubes(cubes: Cubes) -> Message {
    counted("cubes", cubes)
}

/// Cubes in letters: "2 E + 1 M".
fn letters(cubes: Cubes) -> Message {
    counted("short", cubes)
}

fn counted(style: &str, cubes: Cubes) -> Message {
    let some = Kind::ALL.into_iter().filter(|&kind| cubes[kind] > 0);
    let parts = some.map(|kind| Message::new(format!("{style}-{}", kind.id())).with("n", cubes[kind]));
    let plus = if style == "short" { "short-plus" } else { "cubes-plus" };
    joined(plus, parts).unwrap_or_else(|| Message::new(format!("{style}-none")))
}

fn one(kind: Kind) -> Message {
    cubes(Cubes::one(kind))
}

fn tech(tech: Tech) -> Message {
    Message::new(format!("tech-{}", tech.id()))
}

fn tech_level(tech: Tech, level: u8) -> Message {
    Message::new(format!("tech-{}-{level}", tech.id()))
}

fn track(track: Track) -> Message {
    Message::new(format!("track-{}", track.id()))
}

fn space(space: Space) -> Message {
    Message::new(format!("space-{}", space.id()))
}

fn bonus(bonus: Bonus) -> Message {
    Message::new(format!("bonus-{}", bonus.id()))
}

fn range(zone: Zone) -> Message {
    Message::new(format!("range-{}", zone.id()))
}

fn planet_type(kind: PlanetType) -> Message {
    Message::new(format!("body-{}", kind.id()))
}

/// The current progress card of a game in its first round or later.
fn progress_card(game: &Kepler) -> Message {
    match game.card() {
        Some(card) => Message::new(format!("card-{}", data().cards[usize::from(card)].id)),
        None => Message::new("step-card"),
    }
}

/// The tile on a hex, if it is face up.
fn seen(game: &Kepler, at: Hex) -> Option<Tile> {
    let cell = game.board.at(at);
    if cell.is_face_down() { None } else { cell.tile() }
}

/// What a marker meets when it reaches a position of a track (R10).
fn icons(on: Track, position: u8, has_medal: bool) -> impl Iterator<Item = Message> {
    let row = &data().tracks[on.index()];
    let lies = move |bits: u32| bits >> position & 1 == 1;
    let keys = [
        (has_medal, "icon-medal"),
        (lies(row.regenerate), "icon-regenerate"),
        (lies(row.produce_energy), "icon-produce-energy"),
        (lies(row.produce_matter), "icon-produce-matter"),
    ];
    keys.into_iter().filter(|(there, _)| *there).map(|(_, key)| Message::new(key))
}
