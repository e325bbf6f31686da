//! Labels of actions, with cost, gain and place. Any action can be described in any position, legal or not, because refusals name
//! the action.

use orrery_engine::{Message, Seat};

use super::{
    bonus, cubes, found, from_place, hex, icons, joined, list, one, place, planet, progress_card, seen, space, tech, tech_level,
    track, with_card,
};
use crate::action::Action;
use crate::board::{Meets, Tile};
use crate::components::{LAST_POSITION, Level, MAX_LEVEL, PLANETS, data};
use crate::effects::{Amount, Planets, Range, Term};
use crate::event::Declined;
use crate::hex::{Hex, Path};
use crate::kinds::{Bonus, Card, Cubes, Kind, Space, Tech, Track};
use crate::phases::ships::ship_cost;
use crate::phases::technology::converted;
use crate::state::{Colony, Kepler, Phase, Player, Script};

pub(super) fn describe(game: &Kepler, seat: Seat, action: &Action) -> Message {
    match *action {
        Action::PlaceTile { hex } => Message::new("choice-place-tile").with("place", place(hex)),
        Action::BonusCube { kind } => Message::new("choice-bonus-cube").with("cubes", one(kind)),
        Action::SetupTech { techs: [first, second] } => {
            Message::new("choice-setup-tech").with("first", tech(first)).with("second", tech(second))
        }
        Action::Select { space } => select(game, seat, space),
        Action::Build { card, hex } => build(game, seat, card, hex),
        Action::Settle { ship } => settle(game, ship),
        Action::Advance { tech, card } => advance(game, seat, tech, card),
        Action::Learn { tech } => learn(game, seat, tech),
        Action::Ship { ship } => Message::new("choice-ship").with("hex", found(game, ship)).with("n", range(game)),
        Action::Fly { path } => fly(game, path),
        Action::Terraform { card } => terraform(card),
        Action::Track { track } => step_on(game, seat, track),
        Action::Reveal { hex } => Message::new("choice-reveal").with("place", place(hex)),
        Action::Produce { card, cubes: some } => {
            Message::new("choice-produce").with("cubes", cubes(some)).with("on", with_card("on-card", card))
        }
        Action::Exploit { card, take } => {
            Message::new("choice-exploit").with("planet", with_card("the-card", card)).with("cubes", cubes(take))
        }
        Action::Bonus { bonus } => use_bonus(game, bonus),
        Action::Burn { from, kind } => Message::new("choice-burn").with("cubes", one(kind)).with("from", from_place(from)),
        Action::Convert { card, from } => convert(card, from),
        Action::Displace { from, to, kind } => Message::new("choice-displace")
            .with("cubes", one(kind))
            .with("from", with_card("from-card", from))
            .with("to", with_card("to-card", to)),
        Action::Withdraw { ship, regenerate } => withdraw(game, ship, regenerate),
        Action::Regenerate { kind } => Message::new("choice-regenerate").with("cubes", one(kind)),
        Action::Decline => decline(game),
        Action::End => Message::new(match game.phase {
            Phase::Main => "choice-end-main",
            Phase::Bonus => "choice-end-bonus",
            Phase::Move | Phase::Card => "choice-end-move",
            Phase::Withdraw => "choice-end-turn",
            _ => "choice-end",
        }),
    }
}

/// A space with what its action could do now, and the bonus actions it opens.
fn select(game: &Kepler, seat: Seat, to: Space) -> Message {
    let player = game.player(seat);
    let ready = |colony: &&Colony| game.check_terraform(seat, colony.card).is_ok();
    let some = match to {
        Space::EnergyAccumulation => game.producible(seat, Amount::TechEnergy),
        Space::AntimatterGeneration => game.producible(seat, Amount::TechAntimatter),
        _ => ship_cost(player),
    };
    let number = match to {
        Space::SpaceMissions => player.reserve().min(affordable_ships(player)),
        Space::ColonialSettlement => player.ships.iter().filter(|&&ship| game.check_settle(seat, ship).is_ok()).count() as u8,
        // The range, where there is a ship that can use it.
        Space::StellarPropulsion if !game.any_ship_can_move(seat, Range::Speed) => 0,
        Space::StellarPropulsion => player.level(Tech::I).speed,
        Space::Terraform => player.colonies().iter().filter(ready).count() as u8,
        Space::GalacticMapping => game.board.face_down().count().min(4) as u8,
        Space::PlanetaryExploitation => game.exploitable(seat, Planets::Tech).min(game.exploits(player).count() as u8),
        Space::EnergyAccumulation | Space::AntimatterGeneration => some.total(),
        Space::TechnologicalDevelopment => game.affordable_techs(seat),
    };
    let gain = Message::new(format!("gain-{}", to.id())).with("n", number).with("cubes", cubes(some));
    let gain = gain.with("level", player.level(Tech::IV).terraform_level);
    let [column, row] = data().bonus_of[to.index()];
    Message::new("choice-select")
        .with("space", space(to))
        .with("gain", gain)
        .with("column", bonus(column))
        .with("row", bonus(row))
}

/// How many ships the cubes on the player's cards can pay for (R5.2).
fn affordable_ships(player: &Player) -> u8 {
    let cost = ship_cost(player);
    let paid_by = |cubes: Cubes| if cost.matter > 0 { cubes.energy.min(cubes.matter) } else { cubes.energy };
    player.cards().map(|(_, cubes)| paid_by(cubes)).sum()
}

fn build(game: &Kepler, seat: Seat, card: Card, at: Hex) -> Message {
    if matches!(game.term(), Some(Term::BuildShips { paid: false, .. })) {
        return Message::new("choice-build-free").with("hex", found(game, at)).with("from", with_card("from-card", card));
    }
    let cost = cubes(ship_cost(game.player(seat)));
    Message::new("choice-build").with("hex", found(game, at)).with("cost", cost).with("from", with_card("from-card", card))
}

fn settle(game: &Kepler, ship: Hex) -> Message {
    match seen(game, ship) {
        Some(Tile::Planet(card)) => {
            let icons = data().planets[usize::from(card.0)].colony.icons;
            Message::new("choice-settle").with("planet", planet(card)).with("n", icons)
        }
        _ => Message::new("choice-settle-nowhere").with("hex", hex(ship)),
    }
}

/// The level a technology would reach with one more step.
fn next_level(game: &Kepler, seat: Seat, tech: Tech) -> Option<(u8, &'static Level)> {
    let next = game.player(seat).tech[tech.index()] + 1;
    (next <= MAX_LEVEL).then(|| (next, &data().levels[tech.index()][usize::from(next)]))
}

fn reaching(key: &'static str, which: Tech, level: u8) -> Message {
    Message::new(key).with("tech", tech(which)).with("level", level).with("name", tech_level(which, level))
}

fn advance(game: &Kepler, seat: Seat, which: Tech, card: Card) -> Message {
    let from = with_card("from-card", card);
    let Some((level, facts)) = next_level(game, seat, which) else {
        return Message::new("choice-advance-beyond").with("tech", tech(which)).with("from", from);
    };
    let key = if facts.icons > 0 { "choice-advance-icons" } else { "choice-advance" };
    reaching(key, which, level).with("cost", cubes(facts.cost)).with("from", from).with("n", facts.icons)
}

fn learn(game: &Kepler, seat: Seat, which: Tech) -> Message {
    let Some((level, facts)) = next_level(game, seat, which) else {
        return Message::new("choice-learn-beyond").with("tech", tech(which));
    };
    let burns = game.task.script == Script::Card && game.burns_after_learning();
    let key = match (burns, facts.icons) {
        (true, _) => "choice-learn-burn",
        (false, 0) => "choice-learn",
        (false, _) => "choice-learn-icons",
    };
    reaching(key, which, level).with("burn", level).with("n", facts.icons)
}

/// Range of the movement in progress; otherwise the speed of the player's ships.
pub(super) fn range(game: &Kepler) -> u8 {
    match game.term() {
        Some(Term::MoveShips(range)) => game.range(game.active, range),
        _ => game.player(game.active).level(Tech::I).speed,
    }
}

fn fly(game: &Kepler, path: Path) -> Message {
    let Some(slot) = game.flying else { return fly_blind(path) };
    let from = game.player(game.active).ships[usize::from(slot)];
    let end = path.hexes(from).last().unwrap_or(from);
    let mut taken: Vec<Hex> = path.hexes(from).filter(|&at| game.board.at(at).meets() == Meets::Objective).collect();
    taken.sort_unstable();
    taken.dedup();
    let landing = match seen(game, end) {
        Some(Tile::Planet(card)) => Some(land_on(game, card)),
        Some(Tile::Mine) => Some(Message::new("landing-mine")),
        Some(Tile::Objective) | None => None,
    };
    let key = match (&landing, taken.len()) {
        (None, 0) if end == from => "choice-fly-back",
        (None, 0) => "choice-fly",
        (Some(_), 0) => "choice-fly-land",
        (None, _) => "choice-fly-taking",
        (Some(_), _) => "choice-fly-land-taking",
    };
    // The landing names the planet already.
    let end = if landing.is_some() { hex(end) } else { found(game, end).into() };
    let message = Message::new(key).with("hex", end).with("n", path.len() as u8).with("count", taken.len() as u8);
    let message = landing.into_iter().fold(message, |message, landing| message.with("landing", landing));
    let taken = list("list-and", taken.into_iter().map(|at| Message::new("hex").with("hex", hex(at))));
    taken.into_iter().fold(message, |message, taken| message.with("objectives", taken))
}

/// A landing, with why the planet could not be settled; `settles` tells boards whether it could.
fn land_on(game: &Kepler, card: Card) -> Message {
    let why = game.check_colony(game.active, card).err().map(|illegal| illegal.code);
    let key = match why {
        None => "landing-planet",
        Some("no_marker") => "landing-no-marker",
        Some(_) => "landing-no-technology",
    };
    let level = data().levels[Tech::V.index()].iter().position(|level| level.alien_colonies).unwrap_or(0) as u8;
    let settles = u8::from(why.is_none());
    Message::new(key).with("name", planet(card)).with("tech", tech(Tech::V)).with("level", level).with("settles", settles)
}

/// Without a chosen ship, a path can only be described by its directions.
fn fly_blind(path: Path) -> Message {
    let name = |dir| Message::new(format!("dir-{dir:?}").to_lowercase());
    let way = list("list-comma", path.steps().map(name)).unwrap_or_else(|| Message::new("cubes-none"));
    Message::new("choice-fly-blind").with("way", way)
}

fn terraform(card: Card) -> Message {
    if card == Card::EARTH || usize::from(card.0) > PLANETS {
        return Message::new("choice-terraform-other").with("planet", with_card("the-card", card));
    }
    let facts = &data().planets[usize::from(card.0)];
    Message::new("choice-terraform")
        .with("planet", planet(card))
        .with("cost", cubes(facts.terraform_cost))
        .with("n", facts.terraformed.icons)
        .with("vp", facts.vp)
}

fn step_on(game: &Kepler, seat: Seat, on: Track) -> Message {
    let steps = if let Some(Term::AdvanceTrack { n, .. }) = game.term() { n } else { 1 };
    let before = game.player(seat).position(on);
    if before == LAST_POSITION {
        return Message::new("choice-track-end").with("track", track(on));
    }
    let position = LAST_POSITION.min(before + steps);
    let medal = |position: u8| game.medals_left[on.index()] >> position & 1 == 1;
    let met = (before + 1..=position).flat_map(|position| icons(on, position, medal(position)));
    let met = joined("list-comma", met);
    let message = Message::new(if met.is_some() { "choice-track-icon" } else { "choice-track" });
    let message = message.with("n", steps).with("track", track(on)).with("position", position);
    met.into_iter().fold(message, |message, icon| message.with("icon", icon))
}

fn use_bonus(game: &Kepler, which: Bonus) -> Message {
    let free = game.bonus_is_free();
    let message = Message::new(if free { "choice-bonus-free" } else { "choice-bonus" });
    message.with("bonus", bonus(which)).with("text", Message::new(format!("bonus-{}-text", which.id())))
}

fn convert(card: Card, from: Kind) -> Message {
    let message = |key| Message::new(key).with("cubes", cubes(Cubes::one(from))).with("on", with_card("on-card", card));
    match converted(from) {
        Some(into) => message("choice-convert").with("into", one(into)),
        None => message("choice-convert-nothing"),
    }
}

fn withdraw(game: &Kepler, ship: Hex, regenerate: Option<Kind>) -> Message {
    let message = |key| Message::new(key).with("hex", found(game, ship));
    match (seen(game, ship), regenerate) {
        (_, Some(kind)) => message("choice-withdraw-regenerate").with("cubes", one(kind)),
        (Some(Tile::Mine), None) => message("choice-withdraw-mine"),
        (Some(Tile::Planet(card)), None) => {
            Message::new("choice-withdraw-planet").with("hex", hex(ship)).with("planet", planet(card))
        }
        (Some(Tile::Objective) | None, None) => message("choice-withdraw"),
    }
}

/// Names what is left out.
fn decline(game: &Kepler) -> Message {
    match game.declinable() {
        Some(Declined::Regeneration) => Message::new("choice-decline-regenerate"),
        Some(Declined::FurtherRegeneration) => Message::new("choice-decline-regenerate-more"),
        Some(Declined::Production) => Message::new("choice-decline-produce"),
        Some(Declined::Card(_)) => Message::new("choice-decline-card").with("card", progress_card(game)),
        None => Message::new("choice-decline"),
    }
}
