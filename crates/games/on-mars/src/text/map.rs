//! The map as text: a drawing with a few signs per hex, then what stands and lies where, in words.

use orrery_engine::message::joined;
use orrery_engine::{Message, Page, Seat};

use super::{blueprint, building, company, hex, hex_name, listed, notes, tile};
use crate::board::{HEXES, Hex};
use crate::components::data;
use crate::event::Tile;
use crate::kinds::Building;
use crate::view::{HexView, View};

/// Characters of one column of the drawing; a hex has the width of two.
const COLUMN: usize = 5;

pub(super) fn map(view: &View, page: &mut Page) {
    page.heading(Message::new("table-map"));
    page.line(Message::new("table-legend"));
    let drawing = drawing(view, page);
    page.block(&drawing);
    for of in Building::ALL {
        let all = view.hexes.iter().filter(|found| found.building == Some(of)).map(|found| building_at(view, found));
        let list = listed("list-comma", all);
        page.line(Message::new("table-buildings").with("building", building(of)).with("list", list));
    }
    let crystals = view.hexes.iter().filter(|found| found.crystal).map(|found| hex(found.hex));
    joined("list-comma", crystals).into_iter().for_each(|list| page.line(Message::new("table-crystals").with("list", list)));
    for found in &view.hexes {
        if let Some(of) = found.tile {
            page.item(Message::new("table-tile").with("hex", hex(found.hex)).with("tile", tile(of)));
        }
    }
}

/// "F3 (complex of 2; Player 1: Casino)".
fn building_at(view: &View, found: &HexView) -> Message {
    let who = |seat: Seat| company(view.solo.is_some(), seat);
    let facts = [
        found.owner.map(who),
        (found.size > 1).then(|| Message::new("site-group").with("n", found.size)),
        found.miner.map(|seat| Message::new("table-miner").with("who", who(seat))),
        found
            .advanced
            .map(|(card, seat)| Message::new("table-advanced").with("who", who(seat)).with("blueprint", blueprint(card))),
    ];
    Message::new("table-hex").with("hex", hex(found.hex)).with("notes", notes(facts.into_iter().flatten()))
}

/// One line per half hex, as the columns are set off against each other.
fn drawing(view: &View, page: &Page) -> String {
    let coordinates = &data().map.coordinates;
    let height = |(q, r): (i8, i8)| 2 * i32::from(r) + i32::from(q);
    let first = coordinates.iter().map(|&at| height(at)).min().unwrap_or(0);
    let left = coordinates.iter().map(|&(q, _)| q).min().unwrap_or(0);
    let mut lines: Vec<String> = Vec::new();
    for number in (0..HEXES as u8).map(Hex) {
        let at = coordinates[number.index()];
        let row = (height(at) - first) as usize;
        let column = usize::from((at.0 - left).unsigned_abs()) * COLUMN;
        if lines.len() <= row {
            lines.resize(row + 1, String::new());
        }
        let cell = cell(view, page, number);
        let line = &mut lines[row];
        let missing = column.saturating_sub(line.chars().count());
        line.extend(std::iter::repeat_n(' ', missing));
        line.extend(cell.chars().take(2 * COLUMN - 1));
    }
    lines.join("\n")
}

/// The name of a hex and signs for what is there.
fn cell(view: &View, page: &Page, at: Hex) -> String {
    let mut text = hex_name(at).unwrap_or_default();
    let Some(found) = view.hexes.iter().find(|found| found.hex == at) else { return text };
    let sign = |key: String| page.words.word(&key);
    let seat = |seat: Seat| (seat.0 + 1).to_string();
    text.push(':');
    if let Some(of) = found.building {
        text += &sign(format!("sign-{}", of.id()));
        text += &found.owner.map(seat).unwrap_or_default();
    }
    if found.advanced.is_some() {
        text.push('*');
    }
    let pieces = [("sign-colonist", found.miner.as_slice()), ("sign-bot", &found.bots), ("sign-rover", &found.rovers)];
    for (key, seats) in pieces {
        for &of in seats {
            text += &sign(key.to_owned());
            text += &seat(of);
        }
    }
    match found.tile {
        Some(Tile::Discovery(_)) => text.push('?'),
        Some(Tile::Research(of)) => text += of.id().trim_start_matches("research_"),
        None => {}
    }
    if found.crystal {
        text.push('+');
    }
    text
}
