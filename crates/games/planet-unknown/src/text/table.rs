//! The position as plain text, for terminals and screen readers: headings, one fact per line, a character chart for each planet.

use orrery_engine::{Message, Page, Seat, Words};

use super::{
    chart, civ_card, corporation, effect, event_card, list, objective, planet, player, pod_place, square_name, squares_name,
    steps, terrain, tile, track,
};
use crate::components::{Planet, PlanetRule, data};
use crate::grid::{Grid, Square};
use crate::kinds::{Terrain, Track};
use crate::state::Phase;
use crate::view::{ContestView, OwnView, PileView, PlayerView, View};

pub(super) fn render(view: &View, words: &Words) -> String {
    let mut page = Page::new(words);
    header(view, &mut page);
    station(view, &mut page);
    if let Some(own) = &view.own {
        secrets(own, &mut page);
    }
    contests(view, &mut page);
    let own = view.viewer.map(Seat::index);
    let order = own.into_iter().chain((0..view.players.len()).filter(|&seat| Some(seat) != own));
    for seat in order.filter(|&seat| seat < view.players.len()) {
        board(view, Seat(seat as u8), &mut page);
    }
    page.heading(Message::new("table-signs"));
    let letter = |of: Terrain| {
        let sign = chart::letter(of).to_string();
        Message::new("table-letter").with("letter", sign).with("terrain", terrain(of))
    };
    page.line(Message::new("table-letters").with("list", list("list-comma", Terrain::ALL.map(letter)).expect("six terrains")));
    page.line(Message::new("table-legend"));
    page.finish()
}

pub(super) fn stage(view: &View) -> Message {
    match (view.phase, view.round) {
        (Phase::Over, _) => Message::new("table-over"),
        (_, 0) => Message::new("table-setup"),
        (_, round) => Message::new("table-round").with("round", round).with("phase", phase(view.phase)),
    }
}

fn header(view: &View, page: &mut Page) {
    page.heading(stage(view));
    if let Some(commander) = view.commander.filter(|_| view.players.len() > 1) {
        page.line(Message::new("table-commander").with("who", player(commander)));
    }
    if let Some(who) = list("list-and", view.deciders.iter().map(|&seat| player(seat))) {
        page.line(Message::new("table-decide").with("who", who));
    }
    if let Some(events) = &view.events {
        if let Some(&card) = events.drawn.last().filter(|_| events.in_force) {
            page.line(Message::new("table-event").with("text", event_card(card)));
        }
        page.line(Message::new("table-events-left").with("n", events.left));
    }
    let [one, two, three, four] = view.civ_left;
    page.line(Message::new("table-civ-left").with("one", one).with("two", two).with("three", three).with("four", four));
    if let Some(solo) = &view.solo {
        page.line(Message::new("table-target").with("n", solo.target));
        if let Some(tier) = &solo.tier {
            page.line(Message::new("table-tier").with("text", Message::new(format!("tier-{tier}"))));
        }
    }
}

fn phase(phase: Phase) -> Message {
    Message::new(match phase {
        Phase::Sides | Phase::FreeChoice => "phase-boards",
        Phase::Flux => "phase-flux",
        Phase::Objectives => "phase-objectives",
        Phase::Rotate => "phase-rotate",
        Phase::Event => "phase-event",
        Phase::Turns => "phase-turns",
        Phase::Civ => "phase-civ",
        Phase::End => "phase-end",
        Phase::Over => "phase-over",
    })
}

fn station(view: &View, page: &mut Page) {
    page.heading(Message::new("table-station"));
    let pile = |pile: &PileView| match pile.top {
        Some(top) => Message::new("table-pile").with("tile", tile(top)).with("n", pile.left),
        None => Message::new("pile-empty"),
    };
    for (index, depot) in view.depots.iter().enumerate() {
        let message = Message::new(if depot.seat.is_some() { "table-depot-of" } else { "table-depot" });
        let message = message.with("n", index as i32 + 1).with("small", pile(&depot.small)).with("large", pile(&depot.large));
        page.line(depot.seat.into_iter().fold(message, |message, seat| message.with("who", player(seat))));
    }
}

fn secrets(own: &OwnView, page: &mut Page) {
    if let Some(held) = own.tile {
        page.line(Message::new("table-tile").with("tile", tile(held)));
    }
    if let Some((term, left)) = own.active {
        page.line(Message::new("table-active").with("what", effect(term)).with("n", left));
    }
    if let Some(pool) = list("list-comma", own.pool.iter().map(|&term| effect(term))) {
        page.line(Message::new("table-pool").with("what", pool));
    }
    for next in own.next_tiles.into_iter().flatten().flatten() {
        page.line(Message::new("table-next-tile").with("tile", tile(next)));
    }
    if let Some(card) = own.next_event {
        page.line(Message::new("table-next-event").with("text", event_card(card)));
    }
    for &(card, met) in &own.private {
        let key = if met { "table-private-met" } else { "table-private" };
        page.line(Message::new(key).with("text", objective(card, "private")));
    }
}

fn contests(view: &View, page: &mut Page) {
    let made = view.players.iter().filter_map(|player| player.contest.as_ref());
    let all: Vec<&ContestView> = view.neighbours.iter().chain(made).collect();
    if all.is_empty() {
        return;
    }
    page.heading(Message::new("table-objectives"));
    for contest in all {
        let value = |(seat, value): (&Seat, &i32)| Message::new("table-value").with("who", player(*seat)).with("n", *value);
        let values = list("list-comma", contest.seats.iter().zip(&contest.values).map(value)).expect("somebody takes part");
        page.line(Message::new("table-objective").with("text", objective(contest.card, "neighbour")).with("values", values));
    }
}

fn board(view: &View, seat: Seat, page: &mut Page) {
    let facts = &view.players[seat.index()];
    let unknown = || Message::new("table-unknown");
    let title = Message::new("table-player").with("who", player(seat));
    page.heading(
        title
            .with("planet", facts.planet.map_or_else(unknown, planet))
            .with("corporation", facts.corporation.map_or_else(unknown, corporation)),
    );
    if facts.done {
        page.line(Message::new("table-done"));
    }
    page.block(&chart::chart(facts));
    if let Some(id) = facts.planet {
        special_squares(data().planet(id), page);
    }
    cubes(facts, page);
    if let Some(of) = facts.corporation {
        steps::tracks(of, page);
    }
    steps::technologies(facts, page);
    counts(facts, page);
    let total: i32 = facts.score.iter().map(|(_, points)| points).sum();
    let part = |&(name, points): &(&str, i32)| {
        Message::new("table-part").with("name", Message::new(format!("score-{name}"))).with("n", points)
    };
    let parts = list("list-comma", facts.score.iter().map(part)).expect("six categories");
    page.line(Message::new("table-score").with("n", total).with("parts", parts));
}

/// Special squares of the planet's rule (R10).
fn special_squares(world: &Planet, page: &mut Page) {
    let on = |key: &'static str, squares: Grid| Message::new(key).with("squares", squares_name(squares));
    match &world.rule {
        PlanetRule::Cities { squares, medals } => page.line(on("squares-cities", *squares).with("n", *medals)),
        PlanetRule::RingAnchor { ring } => page.line(on("squares-ring", *ring)),
        PlanetRule::Currents { squares } => page.line(on("squares-currents", *squares)),
        PlanetRule::Chasm { sides, crossings } => {
            page.line(on("squares-chasm", sides[0]));
            let crossing =
                |&[a, b]: &[Square; 2]| Message::new("squares-pair").with("a", square_name(a)).with("b", square_name(b));
            let pairs = list("list-and", crossings.iter().map(crossing)).expect("two crossings");
            page.line(Message::new("squares-crossings").with("pairs", pairs));
        }
        PlanetRule::FirstPieceOnCentre { squares } => page.line(on("squares-centre", *squares)),
        PlanetRule::Toxic { squares } => page.line(on("squares-toxic", *squares)),
        PlanetRule::InnerEdge => page.line(on("squares-void", world.edge)),
        PlanetRule::Bodies { bodies, medals } => {
            bodies.iter().for_each(|&body| page.line(on("squares-body", body).with("n", *medals)));
        }
        PlanetRule::QuadrantBans { allowed } => {
            let banned = Terrain::ALL.map(|of| (of, world.real & !allowed[of.index()]));
            for (of, squares) in banned.into_iter().filter(|(_, squares)| !squares.is_empty()) {
                page.line(on("squares-quadrant", squares).with("terrain", terrain(of)));
            }
        }
        PlanetRule::None | PlanetRule::NoMixedIceAndSoil | PlanetRule::SlideIn | PlanetRule::Holes => {}
    }
}

fn cubes(facts: &PlayerView, page: &mut Page) {
    let cube = |on: Track| {
        let at = facts.cubes[on.index()];
        let key = if at.track == on { "table-cube" } else { "table-cube-aside" };
        Message::new(key).with("track", track(on)).with("row", at.row).with("onto", track(at.track))
    };
    let cubes = list("list-comma", Track::ALL.map(cube)).expect("five cubes");
    page.line(Message::new("table-cubes").with("cubes", cubes));
    if let Some(on) = facts.flux {
        page.line(Message::new("table-flux").with("track", track(on)));
    }
}

fn counts(facts: &PlayerView, page: &mut Page) {
    page.line(
        Message::new("table-counts")
            .with("lifepods", facts.scoring)
            .with("meteors", facts.meteors_collected)
            .with("waiting", facts.waiting)
            .with("stored", facts.stored),
    );
    if let Some(of) = facts.corporation {
        for &place in &facts.pods {
            page.item(Message::new("table-pod").with("place", pod_place(of, place)));
        }
    }
    for &card in &facts.civ {
        page.item(Message::new("table-civ").with("card", civ_card(card)));
    }
    if facts.civ_hidden > 0 {
        page.item(Message::new("table-civ-hidden").with("n", facts.civ_hidden));
    }
}
