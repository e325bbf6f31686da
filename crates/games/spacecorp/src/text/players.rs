//! Each player's pieces: in full for the viewer, public information for the others.

use orrery_engine::message::{joined, player};
use orrery_engine::{Message, Page, Seat};

use super::{all_worth, base, card, card_text, cards, colony_text, colony_tile, team_at, tile, title, title_text, wheel};
use crate::components::{BOXES, data};
use crate::kinds::{Site, Wheel};
use crate::state::Phase;
use crate::view::{PlayerView, View};

/// The others first, so that the viewer's own pieces are next to the question below the table.
pub(super) fn players(view: &View, page: &mut Page) {
    let is_own = |seat: Seat| view.viewer == Some(seat);
    for seat in Seat::with_last(view.players.len() as u8, is_own) {
        one(view, seat, is_own(seat), page);
    }
}

fn one(view: &View, seat: Seat, own: bool, page: &mut Page) {
    let of = &view.players[seat.index()];
    let key = match (view.phase == Phase::Over, own) {
        (true, _) => "table-player-over",
        (false, true) => "table-you",
        (false, false) => "table-player",
    };
    page.heading(Message::new(key).with("who", player(seat)).with("n", i32::from(of.profit)));
    hand(of, own, page);
    hq(view, of, page);
    page.line(wheels(of));
    let stock = of.stock.iter().filter(|(of, n)| *n > 0 && data().base(*of, view.era).is_some());
    let stock = stock.map(|&(of, n)| Message::new("table-stock-of").with("base", base(of)).with("n", n));
    let stock = joined("list-comma", stock).unwrap_or_else(|| Message::new("nothing"));
    page.line(Message::new("table-stock").with("list", stock));
    let teams = of.teams.iter().filter(|team| team.site != Site::GONE);
    let teams = joined("list-comma", teams.map(|team| team_at(view.era, team, None)));
    page.line(Message::new("table-team-list").with("list", teams.unwrap_or_else(|| Message::new("nothing"))));
    won(of, page);
    if of.passed {
        page.line(Message::new("table-passed"));
    }
}

fn hand(of: &PlayerView, own: bool, page: &mut Page) {
    let n = of.cards as u32;
    if own {
        page.line(Message::new("table-hand").with("n", n));
        of.hand
            .iter()
            .for_each(|&of| page.item(Message::new("table-hand-card").with("card", card(of)).with("text", card_text(of))));
        return;
    }
    page.line(match cards(of.hand.iter().copied()) {
        Some(known) => Message::new("table-hand-known").with("n", n).with("list", known),
        None => Message::new("table-hand").with("n", n),
    });
}

/// Infra boxes with what lies in them, or what is printed there.
fn hq(view: &View, of: &PlayerView, page: &mut Page) {
    let sheet = &data().hqs[view.first_era.index()];
    let printed = |values| all_worth(values).unwrap_or_else(|| Message::new("nothing"));
    page.line(Message::new("table-hq").with("research", printed(&sheet.research)));
    for slot in 0..BOXES {
        let message =
            Message::new(if of.boxes[slot].is_some() { "table-box-card" } else { "table-box" }).with("n", slot as u8 + 1);
        page.item(match of.boxes[slot] {
            Some(lies) => message.with("card", card(lies)).with("text", card_text(lies)),
            None => message.with("worth", printed(&sheet.boxes[slot])),
        });
    }
}

fn wheels(of: &PlayerView) -> Message {
    let spaces = data().wheel_spaces;
    let cube = |which: Wheel| {
        Message::new("table-cube").with("wheel", wheel(which)).with("n", of.wheel[which.index()]).with("of", spaces)
    };
    let cubes = joined("list-comma", Wheel::ALL.map(cube)).expect("two cubes");
    Message::new("table-wheel").with("list", cubes).with("n", of.genetics_steps)
}

/// Progress cards, colonies, the Legacy slot.
fn won(of: &PlayerView, page: &mut Page) {
    of.titles.iter().for_each(|&owned| {
        page.line(Message::new("table-owned").with("name", title(owned)).with("text", title_text(owned)));
    });
    of.colonies.iter().for_each(|&owned| {
        page.line(Message::new("table-owned").with("name", colony_tile(owned)).with("text", colony_text(owned)));
    });
    if let Some(legacy) = of.legacy {
        let message = Message::new("table-legacy").with("base", base(legacy.base)).with("tile", tile(legacy.tile));
        page.line(message.with("n", legacy.value));
    }
    if of.produced {
        page.line(Message::new("table-produced"));
    }
}
