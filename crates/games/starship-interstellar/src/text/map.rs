//! The solar system, planet by planet, and the route to Trappist: a drawing with a sign per place, then what lies where in words.

use orrery_engine::{Message, Page, Seat};

use super::amounts::{goods, short_cubes};
use super::{listed, nation, node, notes, planet, production, route_token};
use crate::components::{COLUMNS, data};
use crate::kinds::{Node, Planet, RouteToken};
use crate::state::LANES;
use crate::view::View;

/// Characters of one column of the drawing.
const WIDTH: usize = 4;

pub(super) fn solar_system(view: &View, page: &mut Page) {
    page.heading(Message::new("table-solar-system"));
    let [mercury, venus, earth] = view.thresholds;
    let message = Message::new("table-sun").with("n", view.sun).with("mercury", mercury).with("venus", venus);
    page.line(message.with("earth", earth));
    page.line(Message::new("table-solar-bag").with("list", short_cubes(&view.solar_bag)));
    for of in Planet::ALL.into_iter().filter(|&of| !view.destroyed.contains(of)) {
        page.item(place(view, of));
        for &token in view.piles.iter().filter(|pile| pile.planet == of).flat_map(|pile| &pile.known) {
            page.item(Message::new("table-known-token").with("text", production(token)));
        }
    }
    if !view.destroyed.is_empty() {
        page.line(Message::new("table-destroyed").with("list", listed("list-comma", view.destroyed.iter().map(planet))));
    }
}

/// Orbit, quadrant, pile, and the Explorers there.
fn place(view: &View, of: Planet) -> Message {
    let solo = view.hall.is_some();
    let pile = view.piles.iter().find(|pile| pile.planet == of).map(|pile| Message::new("note-pile").with("n", pile.count));
    let explorers = Seat::all(view.players.len() as u8)
        .filter(|seat| view.players[seat.index()].explorer == of)
        .map(|seat| Message::new("table-explorer-of").with("who", nation(solo, seat)));
    let message = Message::new("table-planet").with("planet", planet(of)).with("orbit", data().planet(of).orbit);
    message.with("quadrant", view.quadrants[of.index()]).with("notes", notes(pile.into_iter().chain(explorers)))
}

pub(super) fn route(view: &View, page: &mut Page) {
    page.heading(Message::new("table-route"));
    page.line(Message::new("table-legend"));
    let drawing = drawing(view, page);
    page.block(&drawing);
    page.line(Message::new("table-gov-satellite").with("node", node(view.gov_satellite)).with("n", view.route_stack));
    for at in Node::ALL {
        let found = match (data().node(at).interest, token_at(view, at)) {
            (Some(_), _) if view.claimed.contains(at) => None,
            (Some(reward), _) => Some(Message::new("node-interest").with("goods", goods(&reward))),
            // Nothing happens there.
            (None, Some(RouteToken::DeepBlank)) => None,
            (None, token) => token.map(route_token),
        };
        if let Some(text) = found {
            page.item(Message::new("table-node").with("node", node(at)).with("text", text));
        }
    }
}

fn token_at(view: &View, at: Node) -> Option<RouteToken> {
    let face = data().node(at);
    view.route[usize::from(face.column)][usize::from(face.lane) - 1]
}

/// A line with the numbers of the columns, then one per lane.
fn drawing(view: &View, page: &Page) -> String {
    let cell = |text: &str| format!("{text:>WIDTH$}");
    let mut lines = vec![cell("") + &(0..=COLUMNS).map(|column| cell(&column.to_string())).collect::<String>()];
    for lane in 1..=LANES {
        let signs = (0..=COLUMNS).map(|column| {
            let is_here = |at: &Node| {
                let face = data().node(*at);
                usize::from(face.column) == column && usize::from(face.lane) == lane
            };
            cell(&Node::ALL.into_iter().find(is_here).map_or(String::new(), |at| page.words.word(&sign(view, at))))
        });
        lines.push(cell(&lane.to_string()) + &signs.collect::<String>());
    }
    lines.join("\n")
}

/// The key of the sign of a place.
fn sign(view: &View, at: Node) -> String {
    match (data().node(at).interest, token_at(view, at)) {
        _ if at == Node::Earth => "sign-earth".to_owned(),
        _ if at == Node::Trappist => "sign-trappist".to_owned(),
        (Some(_), _) if view.claimed.contains(at) => "sign-claimed".to_owned(),
        (Some(_), _) => "sign-interest".to_owned(),
        (None, Some(token)) => format!("sign-{}", data().route(token).kind.id()),
        (None, None) => "sign-unexplored".to_owned(),
    }
}
