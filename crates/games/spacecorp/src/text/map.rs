//! The board of the era as text: region by region, with borders, sites and what lies and stands there.

use orrery_engine::message::{joined, player};
use orrery_engine::{Message, Page, Seat};

use super::{base, colony_tile, competition, era, notes, number, region, site, tile, tile_text};
use crate::board::{Board, Region, bits};
use crate::components::{SiteKind, data};
use crate::kinds::{BaseType, Site, Tile};
use crate::state::box_of;
use crate::view::{SiteView, View};

pub(super) fn board(view: &View, page: &mut Page) {
    let board = &data().boards[data().map(view.era, view.situation)];
    page.heading(Message::new("table-board").with("era", era(view.era)));
    page.line(Message::new("table-legend"));
    for (index, of) in board.plan.regions.iter().enumerate() {
        page.line(region_line(board, index, of));
        for at in bits(of.sites).map(|site| Site(site as u8)) {
            let face = board.site(at);
            let in_play = face.situation.is_none() || face.situation == view.situation;
            if in_play && face.kind != SiteKind::Empty {
                place(view, board, at, page);
            }
        }
    }
}

/// The region with its borders: "Earth Orbit. To Lunar L4 1, to Lunar L5 1".
fn region_line(board: &Board, index: usize, of: &Region) -> Message {
    let ways = board.plan.borders.iter().filter_map(|way| match index {
        _ if way.a == index => Some((way.b, way.cost)),
        _ if way.b == index => Some((way.a, way.cost)),
        _ => None,
    });
    let border = |(other, cost): (usize, u8)| {
        Message::new("table-border").with("region", region(&board.plan.regions[other].id)).with("n", cost)
    };
    let borders = joined("list-comma", ways.map(border)).unwrap_or_else(|| Message::new("nothing"));
    let key = if of.radiation { "table-region-radiation" } else { "table-region" };
    Message::new(key).with("region", region(&of.id)).with("borders", borders)
}

fn place(view: &View, board: &Board, at: Site, page: &mut Page) {
    let face = board.site(at);
    let explore = view.changed.iter().find(|changed| changed.site == at).map_or(face.explore.map(u32::from), |at| at.explore);
    let state = view.sites.iter().find(|state| state.site == at);
    let build = state.map_or(face.build.map(u16::from), |state| state.build);
    let facts = [
        Some(Message::new(format!("site-kind-{}", kind_id(face.kind)))),
        face.number.map(|n| Message::new("table-site-number").with("n", n)),
        explore.map(|n| Message::new("table-site-explore").with("n", n)),
        build.map(|n| Message::new("table-site-build").with("n", n)),
        (face.gravity > 0).then(|| Message::new("table-site-gravity").with("n", face.gravity)),
        face.multi_star.then(|| Message::new("table-site-multi-star")),
        (face.boxes > 1).then(|| Message::new("table-site-boxes").with("n", face.boxes)),
    ];
    let pieces =
        state.into_iter().flat_map(|state| pieces(view, state)).chain(teams(view, at)).chain(competition::teams(view, at));
    let message = Message::new("table-site").with("site", site(view.era, at)).with("notes", notes(facts.into_iter().flatten()));
    page.item(match joined("list-semicolon", pieces) {
        Some(pieces) => Message::new("table-site-with").with("site", message).with("pieces", pieces),
        None => message,
    });
}

fn kind_id(kind: SiteKind) -> &'static str {
    match kind {
        SiteKind::Home => "home",
        SiteKind::Lagrange => "lagrange",
        SiteKind::Moon => "moon",
        SiteKind::Asteroid => "asteroid",
        SiteKind::Comet => "comet",
        SiteKind::Planet => "planet",
        SiteKind::Dwarf => "dwarf",
        SiteKind::Star => "star",
        SiteKind::Goal => "goal",
        SiteKind::Empty => "empty",
    }
}

/// Tiles with the bases on them, the owner, a colony.
fn pieces(view: &View, state: &SiteView) -> Vec<Message> {
    let on =
        |slot: usize| state.bases.iter().filter(move |(place, _)| box_of(usize::from(*place)) == slot).map(|&(_, base)| base);
    let owner = || state.owner.map_or(Message::new("nobody"), |seat| competition::owner(view, seat));
    let mut all: Vec<Message> = Vec::new();
    for (slot, lies) in state.tiles.iter().enumerate() {
        let lost = state.lost >> slot & 1 == 1;
        let Some(lies) = lies else {
            all.push(Message::new("table-box-empty").with("n", slot as u8 + 1));
            continue;
        };
        all.push(tile_line(*lies, lost, on(slot), owner()));
    }
    if state.tiles.is_empty() {
        all.extend(on(0).map(|of| Message::new("table-base").with("base", base(of)).with("who", owner())));
    }
    all.extend(state.colony.map(|(seat, of)| {
        Message::new("table-site-colony").with("colony", colony_tile(of)).with("who", competition::owner(view, seat))
    }));
    all
}

fn tile_line(lies: Tile, lost: bool, bases: impl Iterator<Item = BaseType>, owner: Message) -> Message {
    let message = Message::new(if lost { "table-tile-lost" } else { "table-tile" }).with("tile", tile(lies));
    let message = message.with("text", tile_text(lies));
    match joined("list-and", bases.map(base)) {
        Some(bases) => Message::new("table-tile-based").with("tile", message).with("bases", bases).with("who", owner),
        None => message,
    }
}

/// Teams of every player there: how many, on the tile, on the star track.
fn teams(view: &View, at: Site) -> Vec<Message> {
    let mut all = Vec::new();
    for (index, of) in view.players.iter().enumerate() {
        let here: Vec<_> = of.teams.iter().filter(|team| team.site == at).collect();
        if here.is_empty() {
            continue;
        }
        let tracks = here.iter().filter(|team| team.track > 0).map(|team| number(team.track));
        let marks = [
            here.iter().any(|team| team.claims).then(|| Message::new("mark-claims")),
            joined("list-comma", tracks).map(|boxes| Message::new("table-teams-track").with("boxes", boxes)),
        ];
        let message = Message::new("table-teams").with("who", player(Seat(index as u8))).with("n", here.len() as u8);
        all.push(message.with("notes", notes(marks.into_iter().flatten())));
    }
    all
}
