//! The position as plain text, for terminals and screen readers: headings, one fact per line, a character map.

use orrery_engine::{Message, Page, Seat, Words};

use super::{hex, joined, list, map, player, players, track};
use crate::components::{ROUNDS, data};
use crate::kinds::Track;
use crate::state::{Icon, Phase};
use crate::view::View;

pub(super) fn render(view: &View, words: &Words) -> String {
    let mut page = Page::new(words);
    header(view, &mut page);
    campaign(view, &mut page);
    map::galaxy(view, &mut page);
    map::bodies(view, &mut page);
    cards(view, &mut page);
    tracks(view, &mut page);
    ghost(view, &mut page);
    players::players(view, &mut page);
    page.finish()
}

pub(super) fn stage(view: &View) -> Message {
    match (view.step, view.round) {
        (Phase::Over, _) => Message::new("table-over"),
        (_, 0) => Message::new("table-setup"),
        (_, round) => Message::new("table-round").with("round", round).with("of", ROUNDS),
    }
}

fn header(view: &View, page: &mut Page) {
    page.heading(stage(view));
    if view.step == Phase::Over {
        return;
    }
    if let Some(card) = &view.card {
        let (name, text) = (Message::new(format!("card-{card}")), Message::new(format!("card-{card}-text")));
        page.line(Message::new("table-card").with("card", name).with("text", text));
    }
    if view.card_medals != [0, 0] {
        page.line(players::medals("table-card-medals", view.card_medals));
    }
    if let (true, Some(first)) = (view.players.len() > 1, view.first) {
        page.line(Message::new("table-first").with("who", player(first)));
    }
    now(view, page);
}

/// Whose turn it is, in which step, and who decides.
fn now(view: &View, page: &mut Page) {
    let step = Message::new(format!("step-{}", step_id(view.step)));
    match view.step {
        Phase::SetupTech | Phase::BonusCubes => page.line(Message::new("table-step-all").with("step", step)),
        _ => page.line(Message::new("table-step").with("who", player(view.active)).with("step", step)),
    }
    let others = view.deciders != [view.active];
    if let Some(who) = list("list-and", view.deciders.iter().map(|&seat| player(seat))).filter(|_| others) {
        page.line(Message::new("table-decide").with("who", who));
    }
    for &(seat, icon) in &view.interrupts {
        let icon = match icon {
            Icon::Regenerate => Message::new("icon-regenerate"),
            Icon::Produce(kind) => Message::new(format!("icon-produce-{}", kind.id())),
        };
        page.line(Message::new("table-interrupt").with("who", player(seat)).with("icon", icon));
    }
    if view.tiles_to_place > 0 {
        page.line(Message::new("table-to-place").with("n", view.tiles_to_place));
    }
    if let Some(ship) = view.flying {
        page.line(Message::new("table-flying").with("hex", hex(ship)));
    }
    if view.step.is_turn() && view.conversions + view.displacements > 0 {
        let message = Message::new("table-powers").with("conversions", view.conversions);
        page.line(message.with("displacements", view.displacements));
    }
}

fn step_id(step: Phase) -> &'static str {
    match step {
        Phase::PlaceTiles => "place_tiles",
        Phase::BonusCubes => "bonus_cubes",
        Phase::SetupTech => "setup_tech",
        Phase::Select => "select",
        Phase::Main => "main",
        Phase::Bonus => "bonus",
        Phase::Move => "move",
        Phase::Withdraw => "withdraw",
        Phase::Card => "card",
        Phase::Cleanup => "cleanup",
        Phase::Over => "over",
    }
}

fn campaign(view: &View, page: &mut Page) {
    let Some(campaign) = &view.campaign else { return };
    let name = |prefix: &str| Message::new(format!("{prefix}-{}", campaign.id));
    let title = Message::new("table-campaign").with("name", name("campaign")).with("difficulty", name("difficulty"));
    page.heading(title.with("level", campaign.level));
    page.line(Message::new("table-campaign-goal").with("n", campaign.min_vp));
    for (id, met) in &campaign.objectives {
        page.line(players::objective(if *met { "table-objective-met" } else { "table-objective-open" }, id));
    }
    if campaign.bonus_cubes > 0 {
        page.line(Message::new("table-bonus-cubes").with("n", campaign.bonus_cubes));
    }
}

/// Revealed progress cards, and those still possible; two of the latter are in the box, unseen.
fn cards(view: &View, page: &mut Page) {
    let name = |id: &str| Message::new(format!("card-{id}"));
    if let Some(seen) = joined("list-comma", view.cards_seen.iter().map(|id| name(id))) {
        page.heading(Message::new("table-cards"));
        page.line(Message::new("table-cards-seen").with("list", seen));
        let solo = view.players.len() == 1;
        let in_play = data().cards.iter().filter(|card| card.solo || !solo);
        let left = in_play.filter(|card| !view.cards_seen.contains(&card.id)).map(|card| name(&card.id));
        let left = joined("list-comma", left).filter(|_| view.round < ROUNDS);
        left.into_iter()
            .for_each(|left| page.line(Message::new("table-cards-left").with("n", ROUNDS - view.round).with("list", left)));
    }
}

fn tracks(view: &View, page: &mut Page) {
    page.heading(Message::new("table-tracks"));
    for on in Track::ALL {
        let at = |seat: Seat| {
            let position = view.players[seat.index()].track[on.index()];
            let vp = data().track_vp[usize::from(position)];
            Message::new("table-track-at").with("who", player(seat)).with("position", position).with("vp", vp)
        };
        let ghost = (view.ghost.iter()).map(|ghost| Message::new("table-track-ghost").with("position", ghost.track[on.index()]));
        let all = Seat::all(view.players.len() as u8).map(at).chain(ghost);
        let positions = joined("list-comma", all).expect("somebody plays");
        page.line(Message::new("table-track").with("track", track(on)).with("positions", positions));
        let left = view.medals_left[on.index()].iter().map(|&at| Message::new("number").with("n", at));
        let message = |key: &'static str| Message::new(key).with("track", track(on));
        page.line(match joined("list-comma", left) {
            Some(left) => message("table-track-medals").with("list", left),
            None => message("table-track-no-medals"),
        });
    }
}

fn ghost(view: &View, page: &mut Page) {
    let Some(ghost) = &view.ghost else { return };
    page.heading(Message::new("table-ghost"));
    page.line(players::techs("table-techs-short", ghost.tech));
    page.line(players::medals("table-medals", ghost.medals));
}
