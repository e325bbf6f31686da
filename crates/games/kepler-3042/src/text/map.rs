//! The galaxy as characters: 19 rows of 22 hexes, odd rows shifted half a hex, and a list of everything that lies face up.

use orrery_engine::{Message, Page, Seat};

use super::{hex, joined, letters, list, planet, planet_type, player, range};
use crate::board::Tile;
use crate::components::{Terrain, data};
use crate::hex::{COLS, Hex, ROWS, row_name};
use crate::kinds::{Card, Zone};
use crate::view::{TileView, View};

/// Characters per hex; a shifted row begins with half of them.
const CELL: usize = 4;

pub(super) fn galaxy(view: &View, page: &mut Page) {
    page.heading(Message::new("table-map"));
    page.block(&drawing(view));
    page.line(Message::new("table-map-how"));
    page.line(Message::new("table-legend-space"));
    page.line(Message::new("table-legend-closed"));
    page.line(Message::new("table-legend-tiles"));
    let owner = |seat: Seat| Message::new("table-legend-ship").with("letter", letter(seat, false)).with("who", player(seat));
    if let Some(owners) = joined("list-comma", Seat::all(view.players.len() as u8).map(owner)) {
        page.line(Message::new("table-legend-ships").with("letters", owners));
    }
}

/// How a player's pieces are marked: ships by a small letter, colonies by a capital one.
pub(super) fn letter(seat: Seat, capital: bool) -> String {
    let first = if capital { b'A' } else { b'a' };
    char::from(first + seat.0 % 26).to_string()
}

/// Every row begins with its letter; the ruler on top numbers the columns.
fn drawing(view: &View) -> String {
    let ruler: String = (1..=COLS).map(|col| format!("{col:>CELL$}")).collect();
    let mut text = format!("   {ruler}\n");
    for row in 0..ROWS {
        let hexes = (0..COLS).map(|col| Hex((row * COLS + col) as u16));
        let shift = " ".repeat(row % 2 * CELL / 2);
        let cells: String = hexes.map(|at| format!("{:>CELL$}", cell(view, at))).collect();
        text += &format!("{:>2} {shift}{cells}\n", row_name(row));
    }
    text
}

/// The characters of a hex: the tile or the ground, then the owner of a piece.
fn cell(view: &View, at: Hex) -> String {
    let tile = view.tiles.iter().find(|tile| tile.hex == at);
    let ship = ship_on(view, at).map(|seat| letter(seat, false));
    let Some(tile) = tile else { return ship.unwrap_or_else(|| ground(at).to_owned()) };
    let colony = tile.colonised_by.map(|seat| letter(seat, true));
    let what = match tile.tile {
        None => "?".to_owned(),
        Some(Tile::Mine) => "M".to_owned(),
        Some(Tile::Objective) => "+".to_owned(),
        Some(Tile::Planet(Card(number))) => number.to_string(),
    };
    what + &colony.or(ship).unwrap_or_default()
}

fn ground(at: Hex) -> &'static str {
    match data().terrain[at.index()] {
        Terrain::Star(1) => "*",
        Terrain::Star(2) => "**",
        Terrain::Star(_) => "***",
        Terrain::Sol => "O",
        Terrain::BlackHole => "@",
        Terrain::Space => match data().zone[at.index()] {
            Zone::Short => ".",
            Zone::Medium => ":",
            Zone::Long => "",
        },
    }
}

fn ship_on(view: &View, at: Hex) -> Option<Seat> {
    Seat::all(view.players.len() as u8).find(|seat| view.players[seat.index()].ships.contains(&at))
}

/// What lies face up, zone by zone and by number, and where the other tiles are.
pub(super) fn bodies(view: &View, page: &mut Page) {
    for zone in Zone::ALL {
        let inside = view.tiles.iter().filter(|tile| data().zone[tile.hex.index()] == zone && tile.tile.is_some());
        let mut inside: Vec<&TileView> = inside.collect();
        inside.sort_by_key(|tile| order(tile));
        let points = &data().scoring;
        let vp = [points.planet_short, points.planet_medium, points.planet_long][zone.index()];
        page.heading(Message::new("table-bodies").with("zone", Message::new(format!("zone-{}", zone.id()))).with("vp", vp));
        if inside.is_empty() {
            page.line(Message::new("table-none-face-up"));
        }
        for tile in inside {
            page.line(body(view, tile));
            if let Some(Tile::Planet(card)) = tile.tile {
                page.item(numbers(card));
            }
        }
        let down = view.tiles.iter().filter(|tile| data().zone[tile.hex.index()] == zone && tile.tile.is_none());
        face_down(down.map(|tile| tile.hex), page);
    }
    unseen(view, page);
}

/// The planets still face down and the numbers of mines and objectives are public, but not where they are (R15.1).
fn unseen(view: &View, page: &mut Page) {
    let seen = |card: Card| view.tiles.iter().any(|tile| tile.tile == Some(Tile::Planet(card)));
    let seats = view.players.len().max(2);
    let in_play = (1..data().planets.len()).filter(|&number| usize::from(data().planets[number].min_players) <= seats);
    let hidden: Vec<Card> = in_play.map(|number| Card(number as u8)).filter(|&card| !seen(card)).collect();
    let name = |card: Card| Message::new("table-unseen-planet").with("number", card.0).with("name", planet(card));
    if let Some(names) = joined("list-comma", hidden.iter().map(|&card| name(card))) {
        page.line(Message::new("table-unseen").with("list", names));
    }
    let mines_seen = view.tiles.iter().filter(|tile| tile.tile == Some(Tile::Mine)).count();
    let mines = usize::from(data().count(view.players.len() as u8).mines) - mines_seen;
    let face_down = view.tiles.iter().filter(|tile| tile.tile.is_none()).count() + usize::from(view.tiles_to_place);
    // An objective leaves the map when it is taken.
    let objectives = face_down.saturating_sub(hidden.len() + mines);
    if mines + objectives > 0 {
        page.line(Message::new("table-unseen-others").with("mines", mines as i32).with("objectives", objectives as i32));
    }
}

/// Planets by number, then mines, then objectives.
fn order(tile: &TileView) -> (u8, Hex) {
    let number = match tile.tile {
        Some(Tile::Planet(Card(number))) => number,
        Some(Tile::Mine) => u8::MAX - 1,
        Some(Tile::Objective) | None => u8::MAX,
    };
    (number, tile.hex)
}

fn face_down(hexes: impl Iterator<Item = Hex>, page: &mut Page) {
    let hexes: Vec<Message> = hexes.map(|at| Message::new("hex").with("hex", hex(at))).collect();
    let n = hexes.len() as u8;
    if let Some(places) = joined("list-semicolon", hexes) {
        page.line(Message::new("table-face-down").with("n", n).with("list", places));
    }
}

fn body(view: &View, tile: &TileView) -> Message {
    let facts = match tile.tile {
        Some(Tile::Planet(card)) => planet_line(card, tile.hex),
        Some(Tile::Mine) => Message::new("table-mine").with("hex", hex(tile.hex)),
        Some(Tile::Objective) | None => Message::new("table-objective").with("hex", hex(tile.hex)),
    };
    let there = match (tile.colonised_by, ship_on(view, tile.hex)) {
        (Some(seat), _) => {
            let flipped = view.players[seat.index()].cards.iter().any(|card| card.hex == Some(tile.hex) && card.terraformed);
            Some(Message::new(if flipped { "table-terraformed-of" } else { "table-colony-of" }).with("who", player(seat)))
        }
        (None, Some(seat)) => Some(Message::new("table-ship-of").with("who", player(seat))),
        (None, None) => None,
    };
    joined("list-semicolon", std::iter::once(facts).chain(there)).expect("there are facts")
}

fn planet_line(card: Card, at: Hex) -> Message {
    let facts = &data().planets[usize::from(card.0)];
    Message::new("table-planet")
        .with("number", card.0)
        .with("name", planet(card))
        .with("hex", hex(at))
        .with("type", planet_type(facts.kind))
        .with("level", facts.level)
        .with("vp", facts.vp)
}

fn numbers(card: Card) -> Message {
    let facts = &data().planets[usize::from(card.0)];
    Message::new("table-planet-facts")
        .with("colony", letters(facts.colony.produce))
        .with("terraformed", letters(facts.terraformed.produce))
        .with("cost", letters(facts.terraform_cost))
        .with("icons", facts.colony.icons)
        .with("then", facts.terraformed.icons)
}

/// Where the ships of a player are.
pub(super) fn ships(view: &View, seat: Seat) -> Option<Message> {
    let standing = |&at: &Hex| {
        let tile = view.tiles.iter().find(|tile| tile.hex == at).and_then(|tile| tile.tile);
        let place = match tile {
            Some(Tile::Planet(card)) => Message::new("ship-on-planet").with("name", planet(card)),
            Some(Tile::Mine) => Message::new("ship-on-mine"),
            Some(Tile::Objective) | None => Message::new("ship-in-space").with("zone", range(data().zone[at.index()])),
        };
        place.with("hex", hex(at))
    };
    list("list-semicolon", view.players[seat.index()].ships.iter().map(standing))
}
