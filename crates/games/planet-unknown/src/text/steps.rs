//! What the positions of the tracks give, from the bottom to the top (R6), and the technologies (R9).

use orrery_engine::{Message, Page};

use super::{effect, joined, list, technology, track};
use crate::components::{Corporation, Tokens, data};
use crate::kinds::{CorporationId, Track};
use crate::view::PlayerView;

pub(super) fn tracks(of: CorporationId, page: &mut Page) {
    let corporation = &data().corporations[of.index()];
    for on in Track::ALL {
        let positions = match on {
            Track::Biomass if !corporation.biomass_steps.is_empty() => biomass_steps(corporation),
            Track::Water if !corporation.water_steps.is_empty() => water_steps(corporation),
            _ => positions(corporation, on),
        };
        if let Some(list) = joined("list-semicolon", positions) {
            page.item(Message::new("table-steps").with("track", track(on)).with("list", list));
        }
    }
}

/// The technologies: in force, used up, not reached.
pub(super) fn technologies(facts: &PlayerView, page: &mut Page) {
    let Some(of) = facts.corporation else { return };
    for tech in 0..data().corporations[of.index()].techs.len() as u8 {
        let key = match (facts.levels.contains(&tech), facts.used.contains(&tech)) {
            (true, true) => "table-tech-used",
            (true, false) => "table-tech",
            (false, _) => "table-tech-locked",
        };
        page.item(Message::new(key).with("tech", technology(of, tech)));
    }
}

fn positions(corporation: &Corporation, on: Track) -> Vec<Message> {
    let tokens = corporation.tracks[on.index()].iter().enumerate();
    let mut positions: Vec<Message> =
        tokens.filter_map(|(row, tokens)| Some(position(row, joined("step-and", gains(tokens, tokens.medal))?))).collect();
    if on == Track::Rover && corporation.rover_repeat > 0 {
        // R6.2.
        positions.push(Message::new("step-repeat").with("gives", movement(corporation.rover_repeat)));
    }
    positions
}

fn position(row: usize, gives: Message) -> Message {
    Message::new("table-step").with("row", row as i32).with("gives", gives)
}

/// R9.3.2.
fn biomass_steps(corporation: &Corporation) -> Vec<Message> {
    let steps = corporation.biomass_steps.iter().enumerate().filter_map(|(row, step)| {
        let one_of = list("list-or", step.options.iter().map(|&term| effect(term)));
        Some(position(row, joined("step-and", medals(step.medal).into_iter().chain(one_of))?))
    });
    steps.collect()
}

/// The path of the water cube over the board (R9.7.1). A medal is named where it is reached.
fn water_steps(corporation: &Corporation) -> Vec<Message> {
    let before = [0].into_iter().chain(corporation.water_steps.iter().map(|step| step.medal));
    let steps = corporation.water_steps.iter().enumerate().zip(before).map(|((row, step), before)| {
        let reached = if step.medal > before { step.medal } else { 0 };
        let message = match joined("step-and", gains(&step.tokens, reached)) {
            Some(gives) => Message::new("step-path-gives").with("gives", gives),
            None => Message::new("step-path"),
        };
        message.with("step", row as i32).with("track", track(step.track)).with("row", step.row)
    });
    steps.collect()
}

fn gains(tokens: &Tokens, medal: u8) -> impl Iterator<Item = Message> {
    let gains = [
        medals(medal),
        tokens.synergy.then(|| Message::new("effect-synergy")),
        (tokens.civ > 0).then(|| Message::new("effect-civ").with("rank", tokens.civ)),
        tokens.patch.then(|| Message::new("effect-patch")),
        tokens.rover.then(|| Message::new("step-rover")),
        (tokens.tech > 0).then(|| Message::new("step-tech").with("n", tokens.tech)),
        (tokens.movement > 0).then(|| movement(tokens.movement)),
    ];
    gains.into_iter().flatten()
}

fn medals(n: u8) -> Option<Message> {
    (n > 0).then(|| Message::new("step-medals").with("n", n))
}

fn movement(n: u8) -> Message {
    Message::new("effect-movement").with("n", n)
}
