//! Each nation's pieces: in full for the viewer, public information for the others.

use orrery_engine::{Message, Page, Seat};

use super::amounts::{colour, effect, fuel, scientists, short_cubes};
use super::{building, element, leader_track, listed, nation, node, pass_token, planet, salvation_tech, tech_track, token};
use crate::components::{SPACES, data};
use crate::effects::Cubes;
use crate::kinds::{BUILDINGS, Building, Colours, Element, LeaderTrack, PassToken, Planet, TechTrack};
use crate::state::Plant;
use crate::view::{PlayerView, Reserve, View};

/// Nations behind their screens first, so that the viewer's own pieces are next to the question below the table.
pub(super) fn players(view: &View, page: &mut Page) {
    let is_open = |seat: Seat| view.players[seat.index()].reserve.is_some();
    for seat in Seat::with_last(view.players.len() as u8, is_open) {
        one(view, seat, page);
    }
}

fn one(view: &View, seat: Seat, page: &mut Page) {
    let of = &view.players[seat.index()];
    let message = Message::new("table-player").with("who", nation(view.hall.is_some(), seat)).with("n", i32::from(of.pp));
    page.heading(message.with("reputation", i32::from(of.reputation)));
    match &of.reserve {
        Some(reserve) => own(reserve, page),
        None => page.line(Message::new("table-screen")),
    }
    course(of, page);
    technologies(of, page);
    leaders(view, of, page);
    page.line(Message::new("table-satellite").with("node", node(of.satellite)));
    explorer(of, page);
    for at in Planet::ALL {
        if let Some(plant) = &of.plants[at.index()] {
            page.item(plant_line(at, plant));
        }
    }
}

/// What a screen hides.
fn own(reserve: &Reserve, page: &mut Page) {
    let goods = [fuel(reserve.fuel), scientists(reserve.scientists)];
    let message = Message::new("table-reserve").with("goods", listed("list-comma", goods));
    page.line(message.with("cubes", short_cubes(&reserve.cubes)).with("pieces", pieces(reserve.bases, &reserve.buildings, None)));
    page.line(Message::new("table-hand").with("list", listed("list-comma", reserve.hand.iter().map(token))));
}

/// Bases, buildings and cubes: "2 Base, 1 Drill, 3 red".
fn pieces(bases: u8, buildings: &[u8; BUILDINGS], cubes: Option<&Cubes>) -> Message {
    let counted = |n: u8, what: Message| (n > 0).then(|| Message::new("pieces").with("n", n).with("piece", what));
    let built = Building::ALL.into_iter().filter_map(|of| counted(buildings[of.index()], building(of)));
    let loose = cubes.filter(|cubes| cubes.iter().any(|&n| n > 0)).map(short_cubes);
    listed("list-comma", counted(bases, element(Element::Base)).into_iter().chain(built).chain(loose))
}

/// Tokens played, trades, passing.
fn course(of: &PlayerView, page: &mut Page) {
    page.line(Message::new("table-stack").with("list", listed("list-comma", of.stack.iter().map(|&of| token(of)))));
    if !of.aside.is_empty() {
        page.line(Message::new("table-aside").with("list", listed("list-comma", of.aside.iter().map(token))));
    }
    let names = |colours: Colours| listed("list-comma", colours.iter().map(colour));
    if !of.bought.is_empty() || !of.sold.is_empty() {
        page.line(Message::new("table-trades").with("bought", names(of.bought)).with("sold", names(of.sold)));
    }
    if of.passed {
        page.line(Message::new("table-has-passed").with("n", of.clicks));
    }
    if of.pass != PassToken::Base {
        page.line(Message::new("table-pass").with("token", pass_token(of.pass)));
    }
}

fn technologies(of: &PlayerView, page: &mut Page) {
    let level = |track: TechTrack| {
        let n = of.levels[track.index()];
        (n > 0).then(|| Message::new("table-level").with("track", tech_track(track)).with("n", n))
    };
    let all = TechTrack::ALL.into_iter().filter_map(level).chain(of.techs.iter().map(salvation_tech));
    page.line(Message::new("table-technologies").with("list", listed("list-comma", all)));
}

/// Markers with the bonus of the next space.
fn leaders(view: &View, of: &PlayerView, page: &mut Page) {
    for track in LeaderTrack::ALL {
        let at = usize::from(of.leader[track.index()]);
        let message = Message::new(if at < SPACES { "table-leader" } else { "table-leader-end" });
        let message = message.with("track", leader_track(track)).with("n", at as u32);
        let next = data().leader[view.leader_board.index()][track.index()].get(at).map(effect);
        page.line(message.with("effect", next.unwrap_or_else(|| Message::new("nothing"))));
    }
}

fn explorer(of: &PlayerView, page: &mut Page) {
    let cargo = pieces(of.cargo.bases, &of.cargo.buildings, Some(&of.cargo.cubes));
    page.line(Message::new("table-explorer").with("planet", planet(of.explorer)).with("cargo", cargo));
    if let Some(wormhole) = of.wormhole {
        page.line(Message::new("table-wormhole").with("orbit", wormhole.orbit).with("quadrant", wormhole.quadrant));
    }
}

fn plant_line(at: Planet, plant: &Plant) -> Message {
    let face = data().production(plant.token);
    let message = Message::new("table-plant").with("planet", planet(at)).with("deposit", short_cubes(&plant.deposit));
    let message = message.with("warehouse", short_cubes(&plant.warehouse)).with("of", face.warehouse);
    let message = message.with("layer", plant.layer).with("layers", face.layer_count);
    message.with("pieces", pieces(0, &plant.buildings, None))
}
