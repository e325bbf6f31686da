//! The competition in words: its steps in the log, its things on the table, the result against it.

use orrery_engine::message::{joined, player};
use orrery_engine::{Message, Page, Seat, SoloResult};

use super::lines::{key, line};
use super::{base, card, cards, colony_tile, contract_name, edge, notes, number, site, tile, tile_text, title};
use crate::competition::COMPETITION;
use crate::components::{SoloOutcome, data};
use crate::event::CompetitionStep;
use crate::kinds::{Era, Site, Situation, Tile};
use crate::state::{Phase, SpaceCorp};
use crate::view::{CompetitionView, View};

/// A step of the competition's turn (R15).
pub(super) fn narrate(era: Era, step: &CompetitionStep) -> Message {
    let at = |key: &'static str, place: Site| Message::new(key).with("site", site(era, place));
    let contract = |key: &'static str, row: u8| Message::new(key).with("contract", contract_name(era, row)).with("row", row + 1);
    let with_tile = |message: Message, of: Tile| message.with("tile", tile(of)).with("text", tile_text(of));
    match *step {
        CompetitionStep::SituationDrawn { situation } => about("comp-situation", situation),
        CompetitionStep::TurnBegins { left } => Message::new("comp-turn").with("n", left),
        CompetitionStep::Reveals { card: of } => Message::new("comp-reveals").with("card", card(of)).with("line", line(era, of)),
        CompetitionStep::NoCard => Message::new("comp-no-card"),
        CompetitionStep::DeckEmpty => Message::new("comp-deck-empty"),
        CompetitionStep::Hacked { card: of } => Message::new("comp-hacked").with("card", card(of)),
        CompetitionStep::NotPossible { card: of } => Message::new("comp-not-possible").with("card", card(of)),
        CompetitionStep::NothingDone { why } => Message::new(format!("comp-nothing-{}", why.id())),
        CompetitionStep::ExtraTurn => Message::new("comp-extra-turn"),
        CompetitionStep::PlacesTeam { site } => at("comp-places-team", site),
        CompetitionStep::RemovesTeam { site } => at("comp-removes-team", site),
        CompetitionStep::Redirected { tile: of } => with_tile(Message::new("comp-redirected"), of),
        CompetitionStep::AliensLeave { tile: of } => Message::new("comp-aliens-leave").with("tile", tile(of)),
        CompetitionStep::PlacesTile { site, tile: of, profit } => {
            with_tile(at("comp-places-tile", site), of).with("n", i32::from(profit))
        }
        CompetitionStep::Claims { site } => at("comp-claims", site),
        CompetitionStep::PlacesBase { site, base: of, matches, .. } => {
            at(if matches { "comp-places-base" } else { "comp-places-base-odd" }, site).with("base", base(of))
        }
        CompetitionStep::Diverted { site, .. } => at("comp-diverted", site),
        CompetitionStep::TakesBeyond => Message::new("comp-beyond"),
        CompetitionStep::PlacesColony { site, colony, profit } => {
            at("comp-places-colony", site).with("colony", colony_tile(colony)).with("n", i32::from(profit))
        }
        CompetitionStep::SendsHome { site, .. } => at("comp-sends-home", site),
        CompetitionStep::PreparesContract { row } => contract("comp-prepares-contract", row),
        CompetitionStep::LeavesContract { row } => contract("comp-leaves-contract", row),
        CompetitionStep::ClaimsContract { row, profit } => contract("comp-claims-contract", row).with("n", i32::from(profit)),
        CompetitionStep::RemovesProgress { title: of, profit, .. } => {
            Message::new("comp-removes-progress").with("title", title(of)).with("n", i32::from(profit))
        }
        CompetitionStep::LeavesProgress { title: of } => Message::new("comp-leaves-progress").with("title", title(of)),
        CompetitionStep::DiscardsOffers { cards: ref all, .. } => {
            let all = cards(all.iter().copied()).unwrap_or_else(|| Message::new("nothing"));
            Message::new("comp-discards-offers").with("cards", all)
        }
        CompetitionStep::RevealsEdge { card: of, slot } => {
            let named = data().card(of).edge.map_or_else(|| card(of), edge);
            Message::new("comp-reveals-edge").with("edge", named).with("card", card(of)).with("n", slot + 1)
        }
        CompetitionStep::Gains { profit } => Message::new("comp-gains").with("n", i32::from(profit)),
        CompetitionStep::Loses { profit } => Message::new("comp-loses").with("n", i32::from(profit)),
        CompetitionStep::TransitionBonus { profit } => Message::new("comp-bonus").with("n", i32::from(profit)),
    }
}

pub(super) fn about(key: &'static str, of: Situation) -> Message {
    let name = |end: &str| Message::new(format!("situation-{}{end}", of.id()));
    Message::new(key).with("situation", name("")).with("text", name("-text"))
}

/// The competition's own pieces; those on the board are listed there.
pub(super) fn table(view: &View, page: &mut Page) {
    let Some(competition) = &view.competition else { return };
    page.heading(Message::new("table-competition").with("n", i32::from(competition.profit)));
    if let Some(situation) = view.situation {
        page.line(about("table-situation", situation));
    }
    if let Some(list) = key(&competition.key) {
        page.line(Message::new("table-comp-key").with("list", list));
    }
    if competition.pending > 0 {
        page.line(Message::new("table-comp-pending").with("n", competition.pending));
    }
    let deck = if competition.start_on_top > 0 { "table-comp-deck-start" } else { "table-comp-deck" };
    page.line(Message::new(deck).with("n", competition.deck as u32).with("start", competition.start_on_top));
    page.line(Message::new("table-comp-box").with("n", competition.teams_in_box));
    lists(competition, page);
}

fn lists(competition: &CompetitionView, page: &mut Page) {
    let rows = joined("list-comma", competition.contracts.iter().map(|&row| number(row + 1)));
    let cup = competition.cup.iter().filter(|(_, n)| *n > 0);
    let cup = cup.map(|&(of, n)| Message::new("table-stock-of").with("base", base(of)).with("n", n));
    let progress = competition.progress.iter().map(|&(of, _)| title(of));
    let discard = cards(competition.discard.iter().copied());
    let discard = discard.map(|list| ("table-comp-discard", list));
    let all = [
        rows.map(|list| ("table-comp-teams", list)),
        joined("list-comma", cup).map(|list| ("table-comp-cup", list)),
        joined("list-comma", progress).map(|list| ("table-comp-progress", list)),
        discard,
    ];
    for (key, list) in all.into_iter().flatten() {
        page.line(Message::new(key).with("n", competition.discard.len() as u32).with("list", list));
    }
}

/// Teams of the competition at a site.
pub(super) fn teams(view: &View, at: Site) -> Option<Message> {
    let (_, claims) = view.competition.as_ref()?.teams.iter().find(|(place, _)| *place == at)?;
    let marks = claims.then(|| Message::new("mark-claims"));
    Some(Message::new("table-rival-team").with("notes", notes(marks)))
}

/// Who owns what on the board: in the solo game the second seat is the competition.
pub(super) fn owner(view: &View, seat: Seat) -> Message {
    match view.competition.is_some() && seat == COMPETITION {
        true => Message::new("competition"),
        false => player(seat),
    }
}

/// Result of a finished game: every tier of R15.12 with a lower bound, and whether it was reached.
pub(super) fn result(game: &SpaceCorp) -> Option<SoloResult> {
    let standing = game.solo_standing().filter(|_| game.phase == Phase::Over)?;
    let text = Message::new(format!("result-{}", outcome_id(standing.outcome())));
    let summary = Message::new("solo-summary").with("own", i32::from(standing.profit));
    let summary = summary.with("other", i32::from(standing.competition)).with("text", text);
    let tiers = data().solo.results.iter().rev().filter_map(|tier| Some((tier.outcome, tier.min_margin?)));
    let goal = |(outcome, margin): (SoloOutcome, i16)| {
        let text = Message::new(format!("result-{}", outcome_id(outcome)));
        let key = if margin > 0 { "solo-ahead" } else { "solo-behind" };
        (Message::new(key).with("n", i32::from(margin.abs())).with("text", text), standing.margin() >= margin)
    };
    Some(SoloResult { summary, goals: tiers.map(goal).collect() })
}

fn outcome_id(outcome: SoloOutcome) -> &'static str {
    match outcome {
        SoloOutcome::MajorLoss => "major_loss",
        SoloOutcome::Loss => "loss",
        SoloOutcome::Draw => "draw",
        SoloOutcome::Win => "win",
        SoloOutcome::MajorWin => "major_win",
    }
}
