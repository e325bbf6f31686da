//! Each player's pieces: in full for the viewer, in a few lines for the others.

use orrery_engine::{Message, Page, Seat};

use super::map::{letter, ships};
use super::{bonus, icons, joined, letters, list, planet, player, range, space, tech, tech_level, track};
use crate::components::{LAST_POSITION, MAX_LEVEL, data};
use crate::kinds::{Card, Space, Tech, Track};
use crate::state::Phase;
use crate::view::{CardView, PlayerView, View};

/// The others first, so that the viewer's own pieces are next to the question below the table.
pub(super) fn players(view: &View, page: &mut Page) {
    for seat in Seat::with_last(view.players.len() as u8, |seat| is_own(view, seat)) {
        let player = if is_own(view, seat) { own } else { other };
        player(view, seat, page);
    }
}

fn is_own(view: &View, seat: Seat) -> bool {
    view.viewer == Some(seat)
}

fn title(view: &View, seat: Seat) -> Message {
    let points: i32 = view.players[seat.index()].score.iter().map(|(_, points)| points).sum();
    let message = Message::new(match view.step {
        Phase::Over => "table-player-over",
        _ if is_own(view, seat) => "table-you",
        _ => "table-player",
    });
    let message = message.with("who", player(seat)).with("points", points);
    message.with("small", letter(seat, false)).with("large", letter(seat, true))
}

fn own(view: &View, seat: Seat, page: &mut Page) {
    let mine = &view.players[seat.index()];
    page.heading(title(view, seat));
    points(mine, page);
    page.line(Message::new("table-cubes"));
    mine.cards.iter().for_each(|card| page.item(card_line(card)));
    page.item(Message::new("table-depot").with("cubes", letters(mine.depot)));
    page.item(Message::new("table-well").with("cubes", letters(mine.well)));
    page.line(Message::new("table-techs"));
    Tech::ALL.into_iter().for_each(|which| page.item(tech_line(mine, which)));
    page.line(Message::new("table-tracks"));
    Track::ALL.into_iter().for_each(|on| page.item(track_line(view, mine, on)));
    page.line(medals("table-medals", mine.medals));
    page.line(ships_line(view, seat));
    board(view, seat, page);
    let key = if mine.objective_met == Some(true) { "table-own-objective-met" } else { "table-own-objective" };
    secrets(mine, key, page);
}

fn other(view: &View, seat: Seat, page: &mut Page) {
    let theirs = &view.players[seat.index()];
    page.heading(title(view, seat));
    points(theirs, page);
    let short = |key: &'static str, cubes| Message::new(key).with("cubes", letters(cubes));
    let depot = [short("table-depot-short", theirs.depot), short("table-well-short", theirs.well)];
    let places = joined("list-semicolon", theirs.cards.iter().map(card_short).chain(depot)).expect("a depot is there");
    page.line(Message::new("table-cubes-short").with("list", places));
    page.line(techs("table-techs-short", theirs.tech));
    page.line(medals("table-medals", theirs.medals));
    page.line(ships_line(view, seat));
    page.line(Message::new("table-board-short").with("space", space(theirs.action_cube)));
    secrets(theirs, "table-their-objective", page);
}

/// The categories that give something, in the order of the score sheet.
fn points(of: &PlayerView, page: &mut Page) {
    let some = of.score.iter().filter(|(_, points)| *points != 0);
    let part = |&(category, points): &(&'static str, i32)| {
        let name = Message::new(format!("score-{category}"));
        Message::new("table-point").with("category", name).with("points", points)
    };
    if let Some(parts) = joined("list-comma", some.map(part)) {
        page.line(Message::new("table-points").with("list", parts));
    }
}

fn side(card: &CardView) -> Message {
    Message::new(if card.terraformed { "table-side-terraformed" } else { "table-side-colony" })
}

fn card_line(card: &CardView) -> Message {
    let message = Message::new(if card.card == Card::EARTH { "table-earth" } else { "table-colony" });
    let message = message.with("number", card.card.0).with("name", planet(card.card)).with("cubes", letters(card.cubes));
    card.zone.into_iter().fold(message.with("side", side(card)), |message, zone| message.with("zone", range(zone)))
}

fn card_short(card: &CardView) -> Message {
    let message = Message::new(if card.card == Card::EARTH { "table-earth-short" } else { "table-colony-short" });
    let message = message.with("number", card.card.0).with("name", planet(card.card)).with("side", side(card));
    message.with("cubes", letters(card.cubes))
}

fn tech_line(of: &PlayerView, which: Tech) -> Message {
    let level = of.tech[which.index()];
    let text = Message::new(format!("tech-{}-{level}-text", which.id()));
    let message = Message::new(if level == MAX_LEVEL { "table-tech-highest" } else { "table-tech" });
    let message = message.with("id", which.id()).with("tech", tech(which)).with("level", level);
    let message = message.with("name", tech_level(which, level)).with("text", text);
    match data().levels[which.index()].get(usize::from(level) + 1) {
        Some(next) => message.with("cost", letters(next.cost)).with("n", next.icons),
        None => message,
    }
}

pub(super) fn techs(key: &'static str, levels: [u8; 5]) -> Message {
    let short = |which: Tech| Message::new("table-tech-short").with("id", which.id()).with("level", levels[which.index()]);
    Message::new(key).with("list", joined("list-comma", Tech::ALL.map(short)).expect("five technologies"))
}

/// The position and the next two things on the way.
fn track_line(view: &View, of: &PlayerView, on: Track) -> Message {
    let position = of.track[on.index()];
    let medal = |position: u8| view.medals_left[on.index()].contains(&position);
    let ahead = (position + 1..=LAST_POSITION).filter_map(|at| Some((at, joined("list-comma", icons(on, at, medal(at)))?)));
    let ahead = ahead.take(2).map(|(at, icon)| Message::new("table-next-icon").with("position", at).with("icon", icon));
    let ahead = joined("list-semicolon", ahead);
    let message = Message::new(if ahead.is_some() { "table-own-track" } else { "table-own-track-last" });
    let vp = data().track_vp[usize::from(position)];
    let message = message.with("track", track(on)).with("position", position).with("vp", vp);
    ahead.into_iter().fold(message, |message, ahead| message.with("list", ahead))
}

pub(super) fn medals(key: &'static str, medals: [u8; 2]) -> Message {
    let of = |on: Track| Message::new(format!("medals-{}", on.id())).with("n", medals[on.index()]);
    Message::new(key).with("medals", joined("list-comma", Track::ALL.map(of)).expect("two tracks"))
}

fn ships_line(view: &View, seat: Seat) -> Message {
    let of = &view.players[seat.index()];
    let flying = ships(view, seat);
    let message = Message::new(if flying.is_some() { "table-ships" } else { "table-no-ships" });
    let message = message.with("n", of.reserve).with("markers", of.markers);
    flying.into_iter().fold(message, |message, flying| message.with("list", flying))
}

/// The action board as a grid: bonus actions above the columns and left of the rows, the cube's space in brackets.
fn board(view: &View, seat: Seat, page: &mut Page) {
    let cube = view.players[seat.index()].action_cube;
    let used = |which: usize| view.active == seat && view.step.is_turn() && view.bonuses_used & 1 << which != 0;
    let offered: Vec<Message> = (data().bonus_of[cube.index()].into_iter().enumerate())
        .map(|(which, name)| if used(which) { Message::new("table-bonus-used").with("bonus", bonus(name)) } else { bonus(name) })
        .collect();
    let offered = list("list-and", offered).expect("two bonus actions");
    page.line(Message::new("table-board").with("space", space(cube)).with("list", offered));
    let say = |message: Message| page.words.say(&message);
    let mark = |at: Space| if at == cube { format!("[{}]", say(space(at))) } else { say(space(at)) };
    let head = (0..3).map(|column| say(bonus(data().bonus_of[column][0])));
    let mut rows: Vec<Vec<String>> = vec![std::iter::once(String::new()).chain(head).collect()];
    for row in Space::ALL.chunks(3) {
        let left = say(bonus(data().bonus_of[row[0].index()][1]));
        rows.push(std::iter::once(left).chain(row.iter().map(|&at| mark(at))).collect());
    }
    let text = columns(&rows);
    page.block(&text);
}

fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..4).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        format!("  {}\n", cells.collect::<Vec<_>>().join("  "))
    };
    rows.iter().map(line).collect()
}

/// The viewer's secrets: the objective, the technologies chosen.
fn secrets(of: &PlayerView, key: &'static str, page: &mut Page) {
    if let Some(id) = &of.objective {
        page.line(objective(key, id));
    }
    match &of.chosen {
        Some(chosen) => {
            let names = list("list-and", chosen.iter().map(|&which| tech(which))).expect("two technologies");
            page.line(Message::new("table-chosen").with("list", names));
        }
        None if of.has_chosen => page.line(Message::new("table-has-chosen")),
        None => {}
    }
}

pub(super) fn objective(key: &'static str, id: &str) -> Message {
    let vp = data().objective(id).map_or(0, |index| data().objectives[usize::from(index)].vp);
    let name = Message::new(format!("objective-{id}"));
    Message::new(key).with("name", name).with("vp", vp).with("text", Message::new(format!("objective-{id}-text")))
}
