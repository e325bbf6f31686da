//! What people read: questions (`prompts.rs`), choices (`choices.rs` with `places.rs`), goods, costs and effects (`amounts.rs`), events
//! (`log.rs`), the position as plain text (`table.rs` with `map.rs` and `players.rs`), the solo game (`solo.rs`), and what "why not?" can
//! explain (`attempts.rs`). Sentences live in `locales/<language>/starship-interstellar.ftl`; the nouns they are filled with are made here.

mod amounts;
mod attempts;
mod choices;
mod log;
mod map;
mod places;
mod players;
mod prompts;
mod solo;
mod table;

use orrery_engine::message::{listed, notes, player};
use orrery_engine::{Message, Presentation, Seat, SoloResult, Words};

use crate::action::Action;
use crate::components::{Salvation, data};
use crate::event::Event;
use crate::kinds::{
    Building, Element, Family, LeaderTrack, Mechanism, Node, PassToken, Piece, Planet, ProductionToken, ProjectRow, RouteToken,
    SalvationAction, SalvationTech, TechTrack, Technology, Token,
};
use crate::state::{HALL, Starship};
use crate::view::View;

impl Presentation for Starship {
    fn prompt(&self, seat: Seat) -> Message {
        prompts::prompt(self, seat)
    }

    fn describe(&self, seat: Seat, action: &Action) -> Message {
        choices::describe(self, seat, action)
    }

    fn amount(&self, _seat: Seat, action: &Action) -> Option<u32> {
        match *action {
            Action::Amount { n } => Some(u32::from(n)),
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
}

// Nouns. Names and texts of components are made from the component data.

/// A player, or H.A.L.L. in a solo game.
fn nation(solo: bool, seat: Seat) -> Message {
    if solo && seat == HALL { Message::new("hall") } else { player(seat) }
}

fn planet(planet: Planet) -> Message {
    Message::new(format!("planet-{}", planet.id()))
}

/// A basic token by its name, an Extra Action token by its number, a production token by its planet.
fn token(token: Token) -> Message {
    match token.planet() {
        Some(at) => Message::new("token-production").with("planet", planet(at)),
        None if token.is_basic() => Message::new(format!("token-{}", token.id())),
        None => Message::new("token-extra").with("name", token.id()),
    }
}

/// What the Action side of a token does.
fn token_text(token: Token) -> Message {
    match token.planet() {
        Some(at) => Message::new("token-production-text").with("planet", planet(at)),
        None => Message::new(format!("token-{}-text", token.id())),
    }
}

/// What the Salvation side of a token allows.
fn salvation_text(token: Token) -> Message {
    match data().token(token).salvation {
        Salvation::None => Message::new("salvation-none"),
        Salvation::Standard(action) => Message::new("salvation-standard").with("action", salvation_action(action)),
        Salvation::Flat(goods) => Message::new("salvation-flat").with("goods", amounts::goods(&goods)),
        Salvation::Only(action, power) => Message::new("salvation-only")
            .with("action", salvation_action(action))
            .with("power", Message::new(format!("power-{}", power.id()))),
    }
}

/// A token with what both its sides do.
fn both_sides(key: &'static str, of: Token) -> Message {
    Message::new(key).with("token", token(of)).with("text", token_text(of)).with("salvation", salvation_text(of))
}

fn salvation_action(action: SalvationAction) -> Message {
    Message::new(format!("action-{}", action.id()))
}

fn pass_token(token: PassToken) -> Message {
    Message::new(format!("pass-{}", token.id()))
}

fn technology(technology: Technology) -> Message {
    Message::new(format!("technology-{}", technology.id()))
}

fn technology_text(technology: Technology) -> Message {
    Message::new(format!("technology-{}-text", technology.id()))
}

fn salvation_tech(tech: SalvationTech) -> Message {
    technology(Technology::salvation(tech))
}

fn tech_track(track: TechTrack) -> Message {
    Message::new(format!("track-{}", track.id()))
}

fn leader_track(track: LeaderTrack) -> Message {
    Message::new(format!("leader-{}", track.id()))
}

fn building(building: Building) -> Message {
    Message::new(format!("building-{}", building.id()))
}

fn element(element: Element) -> Message {
    Message::new(format!("element-{}", element.id()))
}

fn piece(piece: Piece) -> Message {
    match (piece.building(), piece.cube()) {
        (Some(of), _) => building(of),
        (_, Some(colour)) => amounts::cube(colour),
        (None, None) => element(Element::Base),
    }
}

/// What a production token offers.
fn production(token: ProductionToken) -> Message {
    Message::new(format!("production-{}", token.id()))
}

fn mechanism(mechanism: Mechanism) -> Message {
    Message::new(format!("mechanism-{}", mechanism.id()))
}

fn project_row(row: ProjectRow) -> Message {
    Message::new(format!("row-{}", row.id()))
}

fn family(family: Family) -> Message {
    Message::new(format!("family-{}", family.id()))
}

fn route_token(token: RouteToken) -> Message {
    Message::new(format!("route-{}", token.id()))
}

/// A place of the route by column and lane.
fn node(node: Node) -> Message {
    match node {
        Node::Earth => planet(Planet::Earth),
        Node::Trappist => Message::new("node-trappist"),
        _ => {
            let face = data().node(node);
            Message::new("node").with("column", face.column).with("lane", face.lane)
        }
    }
}

/// A row of the government by its name, from 1.
fn government_row(row: u8) -> Message {
    Message::new(format!("government-{row}"))
}
