//! Events in words. Everybody reads the same sentence.

use orrery_engine::{Message, Seat};

use super::amounts::{colour, cube, cubes, cubes_of, fuel, gain_and_loss, reputation};
use super::{
    building, element, family, government_row, leader_track, listed, mechanism, nation, node, notes, pass_token, piece, planet,
    production, route_token, salvation_action, technology, token,
};
use crate::effects::{Cubes, Goods, total};
use crate::event::{Event, Source};
use crate::kinds::{Colour, Mechanism, Side};
use crate::state::Phase;

pub(super) fn narrate(event: &Event) -> Message {
    sentence(event, false)
}

/// An event in words; in a solo game seat 1 is H.A.L.L.'s.
fn sentence(event: &Event, solo: bool) -> Message {
    if let Event::Solo(event) = event {
        return sentence(event, true);
    }
    let families = [turn_sentence, trip_sentence, plant_sentence, salvation_sentence];
    let message = families.into_iter().find_map(|sentence| sentence(event, solo)).or_else(|| hall_sentence(event));
    message.unwrap_or_else(|| unreachable!("no words for {event:?}"))
}

/// Rounds, tokens, gains and Pass tokens.
fn turn_sentence(event: &Event, solo: bool) -> Option<Message> {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("who", nation(solo, seat));
    Some(match *event {
        Event::RoundBegins { round } => Message::new("log-round").with("n", round),
        Event::PhaseBegins { phase } => Message::new(match phase {
            Phase::UniquePassDraft => "log-pass-draft",
            Phase::UniquePassUse => "log-pass-use",
            Phase::Action => "log-action-phase",
            Phase::ActionBonus => "log-action-bonus",
            Phase::Salvation => "log-salvation-phase",
            Phase::SalvationBonus => "log-salvation-bonus",
            Phase::Government => "log-government-phase",
            Phase::Over => "log-over",
        }),
        Event::TokenPlayed { seat, token: of } => by("log-token", seat).with("token", token(of)),
        Event::TokenUnused { seat, token: of } => by("log-token-unused", seat).with("token", token(of)),
        Event::TokenRepeated { seat, token: of } => by("log-token-repeated", seat).with("token", token(of)),
        Event::SalvationChosen { seat, action } => by("log-salvation", seat).with("action", salvation_action(action)),
        Event::Passed { seat, forced } => by(if forced { "log-passed-forced" } else { "log-passed" }, seat),
        Event::Clicked { seat, clicks } => by("log-clicked", seat).with("n", clicks),
        Event::BonusDeclined { seat } => by("log-bonus-declined", seat),
        Event::Gained { seat, ref goods, source } => gained(nation(solo, seat), goods, source),
        Event::ExtraTaken { seat, token: of } => by("log-extra", seat).with("token", token(of)),
        Event::GameEnds => Message::new("log-over"),
        Event::PassTokenKept { seat } => by("log-pass-kept", seat),
        Event::PassUseChosen { seat } => by("log-pass-chosen", seat),
        Event::PassTokenUsed { seat, token: of } => by("log-pass-used", seat).with("token", pass_token(of)),
        _ => return None,
    })
}

/// The Sun, research, trips and trade.
fn trip_sentence(event: &Event, solo: bool) -> Option<Message> {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("who", nation(solo, seat));
    let at = |key: &'static str, seat, on| by(key, seat).with("planet", planet(on));
    Some(match *event {
        Event::SunDrawn { seat, cubes: ref drawn } => by("log-sun-drawn", seat).with("cubes", cubes(drawn)),
        Event::SunKept { seat, cubes: ref kept, .. } if total(kept) == 0 => by("log-sun-kept-nothing", seat),
        Event::SunKept { seat, cubes: ref kept, reputation_lost } => {
            let loss = (reputation_lost > 0).then(|| Message::new("log-note-loss").with("loss", reputation(reputation_lost)));
            by("log-sun-kept", seat).with("cubes", cubes(kept)).with("notes", notes(loss))
        }
        Event::SunAdvanced { to } => Message::new("log-sun").with("n", to),
        Event::PlanetDestroyed { planet: of } => Message::new("log-destroyed").with("planet", planet(of)),
        Event::Developed { seat, technology: of, ref paid } => {
            by("log-developed", seat).with("technology", technology(of)).with("notes", payment(paid))
        }
        Event::Dismantled { seat, planet: on } => at("log-dismantled", seat, on),
        Event::Loaded { seat, piece: of } => by("log-loaded", seat).with("piece", piece(of)),
        Event::Flew { seat, to, fuel: n } => at("log-flew", seat, to).with("fuel", fuel(n)),
        Event::Unloaded { seat, cubes: ref home } => by("log-unloaded", seat).with("notes", amount("log-note-cubes", home)),
        Event::TokenRevealed { seat, token: of } => at("log-revealed", seat, of.planet()).with("text", production(of)),
        Event::TokenDeclined { seat, token: of } => at("log-declined", seat, of.planet()),
        // What is on the token was told when it was turned up.
        Event::PlantBuilt { seat, token: of } => at("log-plant", seat, of.planet()),
        Event::Installed { seat, planet: on, building: of } => at("log-installed", seat, on).with("building", building(of)),
        Event::WormholePlaced { seat, orbit, quadrant } => {
            by("log-wormhole", seat).with("orbit", orbit).with("quadrant", quadrant)
        }
        Event::Traded { seat, colour: of, side, n, fuel: price } => {
            let key = if side == Side::Buy { "log-bought" } else { "log-sold" };
            by(key, seat).with("cubes", cubes_of(of, n)).with("fuel", fuel(price))
        }
        _ => return None,
    })
}

/// Production on a planet.
fn plant_sentence(event: &Event, solo: bool) -> Option<Message> {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("who", nation(solo, seat));
    let at = |key: &'static str, seat, on| by(key, seat).with("planet", planet(on));
    Some(match *event {
        Event::Activated { seat, planet: on, element: of } => at("log-activated", seat, on).with("element", element(of)),
        Event::CubeMoved { seat, planet: on, cube: of } => at("log-cube-moved", seat, on).with("cube", cube(of)),
        Event::CubeSent { seat, planet: on, cube: of } => at("log-cube-sent", seat, on).with("cube", cube(of)),
        Event::Converted { seat, planet: on, cube: of, ref into, ref lost } => {
            let message = at("log-converted", seat, on).with("cube", cube(of)).with("into", cubes(into));
            message.with("notes", amount("log-note-lost", lost))
        }
        Event::CubesLost { seat, planet: on, cubes: ref lost } => at("log-cubes-lost", seat, on).with("cubes", cubes(lost)),
        Event::LayerReached { seat, planet: on } => at("log-layer", seat, on),
        Event::DepositGrew { seat, planet: on, cubes: ref more } => at("log-deposit", seat, on).with("cubes", cubes(more)),
        _ => return None,
    })
}

/// The Salvation and Government phases.
fn salvation_sentence(event: &Event, solo: bool) -> Option<Message> {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("who", nation(solo, seat));
    Some(match *event {
        Event::ScientistPlaced { seat, row, position } => {
            by("log-scientist", seat).with("row", government_row(row)).with("n", position)
        }
        Event::SatelliteMoved { seat, to, fuel: n } => by("log-satellite", seat).with("node", node(to)).with("fuel", fuel(n)),
        Event::GovSatelliteMoved { by: mover, to, fuel: n } => match mover {
            Some(seat) => by("log-gov-satellite", seat).with("node", node(to)).with("fuel", fuel(n)),
            None => Message::new("log-gov-satellite-drifts").with("node", node(to)),
        },
        Event::RouteRevealed { at, token: of } => Message::new("log-route").with("node", node(at)).with("text", route_token(of)),
        Event::FuelSpent { seat, fuel: n } => by("log-fuel-spent", seat).with("fuel", fuel(n)),
        Event::MechanismBuilt { seat, mechanism: of, ref paid } => match seat {
            Some(seat) => by("log-mechanism", seat).with("notes", payment(paid)),
            None => Message::new("log-mechanism-government").with("text", mechanism(of)),
        },
        Event::ComponentSaved { seat, component, ref paid } => {
            by("log-component", seat).with("colour", colour(component)).with("notes", payment(paid))
        }
        Event::FamilySaved { seat, family: of, ref paid } => {
            by("log-family", seat).with("text", family(of)).with("notes", payment(paid))
        }
        Event::LeaderAdvanced { seat, track, to } => by("log-leader", seat).with("track", leader_track(track)).with("n", to),
        Event::SectorCompleted { sector, builder, governor } => {
            let facts = [builder.map(|seat| by("log-note-builder", seat)), governor.map(|seat| by("log-note-governor", seat))];
            Message::new("log-sector").with("n", sector).with("notes", notes(facts.into_iter().flatten()))
        }
        Event::MovedUp { seat, row, position } => by("log-moved-up", seat).with("row", government_row(row)).with("n", position),
        Event::PlanetsMoved => Message::new("log-planets"),
        Event::MechanismsRevealed { ref mechanisms } => revealed(mechanisms),
        Event::PeopleCame { cubes: ref people } => Message::new("log-people").with("cubes", super::amounts::short_cubes(people)),
        Event::FamiliesChanged { families } => {
            Message::new("log-families").with("list", listed("list-space", families.into_iter().flatten().map(family)))
        }
        _ => return None,
    })
}

/// H.A.L.L. and its AI cubes.
fn hall_sentence(event: &Event) -> Option<Message> {
    Some(match *event {
        Event::AiCubeDrawn { cube: of } => Message::new("log-ai-drawn").with("colour", colour(of)),
        Event::AiCubeReturned { cube: of } => Message::new("log-ai-returned").with("colour", colour(of)),
        Event::AiCubeLaid { cube: of } => Message::new("log-ai-laid").with("colour", colour(of)),
        Event::TokenUnder { token: of } => Message::new("log-token-under").with("token", token(of)),
        Event::TargetShown { planet: of } => Message::new("log-target").with("planet", planet(of)),
        Event::HallDeveloped { colour: of, level, ref paid } => {
            Message::new("log-hall-developed").with("colour", colour(of)).with("n", level).with("notes", payment(paid))
        }
        Event::AiCubeRemoved { discarded, removed } => {
            Message::new("log-ai-removed").with("cube", cube(discarded)).with("colour", colour(removed))
        }
        Event::AiCubesConverted { ref into } => Message::new("log-ai-converted").with("cubes", super::amounts::short_cubes(into)),
        Event::RedsAdded { discarded, reds } => {
            let message = Message::new("log-reds").with("cube", cube(discarded));
            message.with("n", reds).with("colour", colour(Colour::Red))
        }
        _ => return None,
    })
}

/// What was paid, in parentheses; nothing where it was free.
fn payment(paid: &Cubes) -> Message {
    amount("log-note-paid", paid)
}

/// Cubes in parentheses; nothing where there are none.
fn amount(key: &'static str, of: &Cubes) -> Message {
    notes((total(of) > 0).then(|| Message::new(key).with("cubes", cubes(of))))
}

fn gained(who: Message, goods: &Goods, source: Source) -> Message {
    // "Effect" adds nothing to the sentence before it, which says whose.
    let source = (source != Source::Effect).then(|| Message::new(format!("source-{}", source.id())));
    let message = |key: &'static str| Message::new(key).with("who", who).with("notes", notes(source));
    match gain_and_loss(goods) {
        (Some(gain), None) => message("log-gained").with("gain", gain),
        (None, Some(loss)) => message("log-lost").with("loss", loss),
        (Some(gain), Some(loss)) => message("log-gained-lost").with("gain", gain).with("loss", loss),
        (None, None) => message("log-gained-nothing"),
    }
}

fn revealed(mechanisms: &[Option<Mechanism>]) -> Message {
    let new = mechanisms.iter().flatten().map(|&of| mechanism(of));
    Message::new("log-mechanisms").with("list", listed("list-space", new))
}
