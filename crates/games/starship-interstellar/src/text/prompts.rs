//! Prompts: one sentence with the current question, and how much of it is left.

use orrery_engine::{Game, Message, Seat};

use super::amounts::{colour, cubes};
use super::{
    building, element, government_row, nation, notes, planet, production, salvation_text, technology, token, token_text,
};
use crate::components::data;
use crate::effects::{Cubes, Term, total};
use crate::kinds::{Building, Element, Side};
use crate::state::{Lower, Phase, PlantUse, Purpose, Starship, Task, Way, Work};

pub(super) fn prompt(game: &Starship, seat: Seat) -> Message {
    let deciders = game.turn().seats();
    if deciders.contains(seat) {
        return match game.top() {
            Some(task) => asked(game, task),
            None => between(game, seat),
        };
    }
    match deciders.lowest() {
        None => Message::new("prompt-over"),
        Some(_) if deciders.len() > 1 => Message::new("prompt-wait-all"),
        Some(decider) => Message::new("prompt-wait").with("who", nation(game.is_solo(), decider)),
    }
}

fn between(game: &Starship, seat: Seat) -> Message {
    let clicks = game.player(seat).clicks;
    match game.phase {
        Phase::UniquePassDraft if game.is_solo() => Message::new("prompt-pass-token-solo"),
        Phase::UniquePassDraft => Message::new("prompt-pass-token"),
        Phase::UniquePassUse => Message::new("prompt-pass-use"),
        Phase::Action => Message::new("prompt-action"),
        Phase::Salvation => Message::new("prompt-salvation"),
        Phase::ActionBonus | Phase::SalvationBonus => Message::new("prompt-bonus").with("n", clicks),
        Phase::Government | Phase::Over => Message::new("prompt-over"),
    }
}

fn asked(game: &Starship, task: Task) -> Message {
    let left_at = |key: &'static str, n: u8, at| Message::new(key).with("n", n).with("planet", planet(at));
    match task.work {
        Work::Term(Term::ChooseCube(_)) => Message::new("prompt-cube"),
        Work::Term(_) => Message::new("prompt-track"),
        Work::Use(of) => Message::new("prompt-use").with("token", token(of)).with("text", token_text(of)),
        Work::Salvation(of) => Message::new("prompt-use-salvation").with("token", token(of)).with("text", salvation_text(of)),
        Work::ExtraToken => Message::new("prompt-extra"),

        // The Action phase
        Work::Keep { drawn, kept, left, .. } => keep(&drawn, &kept, left),
        Work::Technology { lower, previous } => {
            let facts = [lower.then(|| Message::new("note-lower-one")), previous.then(|| Message::new("note-previous-level"))];
            Message::new("prompt-technology").with("notes", notes(facts.into_iter().flatten()))
        }
        Work::Pay { cost, lower, paid, purpose } => pay((&cost, &paid), lower, purpose),
        Work::Dismantle(_) => Message::new("prompt-dismantle").with("planet", planet(game.player(task.seat).explorer)),
        Work::Load { dismantled, .. } => {
            let aboard = game.pieces_aboard(task.seat, dismantled);
            Message::new("prompt-load").with("n", aboard).with("of", data().pieces.cargo)
        }
        Work::Depart { .. } => Message::new("prompt-depart"),
        Work::Reveal(at) => left_at("prompt-reveal", game.piles[at.index()].len(), at),
        Work::KeepToken(of) => Message::new("prompt-keep-token").with("planet", planet(of.planet())).with("text", production(of)),
        Work::Install { planet: at, .. } => Message::new("prompt-install").with("planet", planet(at)),
        Work::WormholeOrbit => Message::new("prompt-orbit"),
        Work::WormholeQuadrant { orbit } => Message::new("prompt-quadrant").with("n", orbit),
        Work::Trade { before: None, .. } => Message::new("prompt-trade"),
        Work::Trade { before: Some(before), .. } => Message::new("prompt-trade-again").with("colour", colour(before)),
        Work::Amount { colour: of, side, .. } => {
            Message::new(if side == Side::Buy { "prompt-buy" } else { "prompt-sell" }).with("colour", colour(of))
        }
        Work::Plant(plant_use) => plant(plant_use),
        Work::Produce(production) => Message::new("prompt-produce").with("planet", planet(production.planet)),
        Work::MoveCube(at) => left_at("prompt-drill", 1, at),
        Work::Drill { planet: at, left, .. } => left_at("prompt-drill", left, at),
        Work::Send { planet: at, left, .. } => left_at("prompt-send", left, at),
        Work::Convert { planet: at, .. } => {
            Message::new("prompt-convert").with("building", building(Building::Converter)).with("planet", planet(at))
        }
        Work::ConvertCube { planet: at, level } => {
            Message::new(if level == 1 { "prompt-convert-warehouse" } else { "prompt-convert-deposit" })
                .with("planet", planet(at))
        }
        Work::ConvertInto { cube, .. } => Message::new("prompt-convert-into").with("cube", super::amounts::cube(cube)),
        Work::Enrich { planet: at, left, .. } => left_at("prompt-enrich", left, at),
        _ => asked_in_salvation(game, task),
    }
}

/// Questions of the Salvation and Government phases.
fn asked_in_salvation(game: &Starship, task: Task) -> Message {
    match task.work {
        Work::Supply { left, begun, whole_row } => {
            let row = game.next_row(task.seat).map_or(Message::new("nothing"), government_row);
            let key = if begun { "prompt-supply-more" } else { "prompt-supply" };
            let whole = whole_row.then(|| Message::new("note-whole-row"));
            Message::new(key).with("row", row).with("n", left).with("notes", notes(whole))
        }
        Work::Move(way) => Message::new(match way {
            Way::First { .. } => "prompt-satellite",
            Way::Further => "prompt-satellite-further",
            Way::Government => "prompt-gov-satellite",
            Way::GovernmentFurther => "prompt-gov-satellite-further",
        }),
        Work::HallMove(way) if way.is_government() => Message::new("prompt-hall-gov-satellite"),
        Work::HallMove(_) => Message::new("prompt-hall-satellite"),
        Work::BlackHole { max } => Message::new("prompt-black-hole").with("n", max),
        Work::Build { second, .. } => Message::new(if second { "prompt-build-more" } else { "prompt-build" }),
        Work::MoveUp { row } => Message::new("prompt-move-up").with("row", government_row(row)),
        Work::Rescue { second, lower, .. } => {
            let facts = lower.then(|| Message::new("note-lower-every"));
            Message::new(if second { "prompt-rescue-more" } else { "prompt-rescue" }).with("notes", notes(facts))
        }
        Work::Lowest { government } => Message::new(if government { "prompt-lowest-government" } else { "prompt-lowest" }),
        Work::BagBefore { .. } => Message::new("prompt-bag-before"),
        Work::BagRemove { cube } => Message::new("prompt-bag-remove").with("cube", super::amounts::cube(cube)),
        Work::BagAfter { .. } => Message::new("prompt-bag-after"),
        // The rest asks nothing.
        _ => Message::new("prompt-over"),
    }
}

fn keep(drawn: &Cubes, kept: &Cubes, left: u8) -> Message {
    Message::new("prompt-keep").with("n", left).with("drawn", cubes(drawn)).with("kept", cubes(kept))
}

/// What is paid for, what it costs, what has been paid.
fn pay((cost, paid): (&Cubes, &Cubes), lower: Lower, purpose: Purpose) -> Message {
    let what = match purpose {
        Purpose::Research(of) => technology(of),
        Purpose::Mechanism(_) => Message::new("pay-mechanism"),
        Purpose::Component(of) => Message::new("pay-component").with("colour", colour(of)),
        Purpose::Family(_) => Message::new("pay-family"),
    };
    let facts = [
        match lower {
            Lower::None => None,
            Lower::One => Some(Message::new("note-lower-one")),
            Lower::Every => Some(Message::new("note-lower-every")),
        },
        (total(paid) > 0).then(|| Message::new("note-paid").with("cubes", cubes(paid))),
    ];
    Message::new("prompt-pay").with("what", what).with("cost", cubes(cost)).with("notes", notes(facts.into_iter().flatten()))
}

fn plant(plant_use: PlantUse) -> Message {
    match plant_use {
        PlantUse::Produce => Message::new("prompt-plant-produce"),
        PlantUse::Add { n, .. } | PlantUse::Enrich { n, .. } => Message::new("prompt-plant-add").with("n", n),
        PlantUse::Drill(n) => Message::new("prompt-plant-drill").with("n", n).with("element", element(Element::Drill)),
        PlantUse::Ars(n) => Message::new("prompt-plant-ars").with("n", n).with("element", element(Element::Ars)),
    }
}
