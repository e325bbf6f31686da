//! What bots know of the game: evaluation, pruning, priors.
//!
//! All figures are in victory points, estimated first and then tuned in games between bots.

use orrery_engine::{Game, Heuristics, Seat};

use crate::action::Action;
use crate::board::{Meets, Tile};
use crate::components::{Condition, LAST_POSITION, Planet, ROUNDS, data};
use crate::hex::Hex;
use crate::kinds::{Bonus, Card, Cubes, Kind, Place, PlanetType, Space, Tech, Track, Zone};
use crate::phases::colonies::side;
use crate::phases::ships::ship_cost;
use crate::phases::technology::{converted, next_cost};
use crate::state::{Colony, Kepler, Phase, Player, Script};

/// Value of each technology level at the start of the game, without its icons.
const TECH: [[f32; 5]; 5] = [
    [0.0, 2.4, 4.4, 5.2, 5.6],
    [0.0, 0.7, 1.0, 1.3, 2.0],
    [0.0, 1.5, 2.5, 3.0, 3.4],
    [0.0, 2.2, 3.8, 5.0, 6.0],
    [0.0, 0.9, 1.7, 3.0, 3.8],
];

impl Heuristics for Kepler {
    const ROLLOUT: Option<u32> = Some(60);

    /// From 0 (lost) to 1 (won): the expected lead over the best other player, or over the level's minimum.
    fn evaluate(&self, seat: Seat) -> f32 {
        let mine = outlook(self, seat);
        let (other, scale) = if self.is_solo() {
            let level = usize::from(self.options.campaign_level) - 1;
            (f32::from(data().solo.levels[level].min_vp), 10.0)
        } else {
            let others = Seat::all(self.seats).filter(|&other| other != seat).map(|other| outlook(self, other));
            (others.fold(f32::NEG_INFINITY, f32::max), 8.0)
        };
        1.0 / (1.0 + (-(mine - other) / scale).exp())
    }

    /// Prunes dominated choices: less than the maximum (R19.4), burns from a worse place, free powers that enable nothing, ships
    /// withdrawn without gain, flights that approach nothing.
    fn prune(&self, seat: Seat, actions: &mut Vec<Action>) {
        if actions.len() < 2 {
            return;
        }
        let player = self.player(seat);
        if self.flying.is_some() {
            return prune_flights(self, seat, actions);
        }
        let in_depot = Kind::ALL.map(|kind| actions.contains(&Action::Burn { from: Place::Depot, kind }));
        let mut last = None;
        actions.retain(|action| match *action {
            // The largest amount comes first for every card.
            Action::Produce { card, .. } | Action::Exploit { card, .. } => last.replace(card) != Some(card),
            Action::Burn { from: Place::Card(_), kind } => !in_depot[kind.index()],
            Action::Convert { card, from } => {
                let to = converted(from).expect("only energy and matter are listed");
                opens(self, player, card, Cubes::one(to), Cubes::one(from))
            }
            Action::Displace { to, kind, .. } => opens(self, player, to, Cubes::one(kind), Cubes::NONE),
            Action::Withdraw { ship, regenerate } => match self.board.at(ship).tile() {
                Some(Tile::Mine) => regenerate.is_some() || player.well.is_none() && player.reserve() == 0,
                Some(_) => player.colonised == data().kit.max_colonised_planets,
                None => player.reserve() == 0,
            },
            _ => true,
        });
    }

    /// Prior used by PUCT.
    fn prior(&self, seat: Seat, action: &Action) -> f32 {
        let player = self.player(seat);
        match *action {
            Action::Select { space } => select_prior(self, seat, space),
            Action::Settle { .. } => 20.0,
            Action::Terraform { .. } => 25.0,
            Action::Advance { tech, .. } | Action::Learn { tech } => {
                let level = usize::from(player.tech[tech.index()]);
                1.5 + 2.0 * (TECH[tech.index()][(level + 1).min(4)] - TECH[tech.index()][level])
            }
            Action::Build { .. } => 1.5,
            Action::Ship { .. } => 6.0,
            Action::Fly { path } => flight_prior(self, seat, path),
            Action::Exploit { take, .. } => 2.0 + f32::from(take.total()),
            Action::Produce { cubes, .. } => 1.0 + f32::from(cubes.total()),
            Action::Bonus { bonus } => bonus_prior(self, seat, bonus),
            Action::Burn { kind, .. } => {
                if kind == Kind::Antimatter {
                    0.6
                } else {
                    1.0
                }
            }
            Action::Regenerate { kind } => {
                if kind == Kind::Antimatter {
                    1.5
                } else {
                    1.0
                }
            }
            Action::Reveal { hex } => 12.0 / (3.0 + hex.distance(Hex::SOL) as f32),
            Action::Withdraw { regenerate, .. } => {
                if regenerate.is_some() {
                    1.0
                } else {
                    0.1
                }
            }
            Action::Convert { .. } | Action::Displace { .. } => 0.5,
            Action::Decline => 0.2,
            Action::End => 1.0,
            Action::PlaceTile { .. } | Action::BonusCube { .. } | Action::SetupTech { .. } | Action::Track { .. } => 1.0,
        }
    }
}

/// The turns a player still has, the current one included.
fn turns_left(game: &Kepler, seat: Seat) -> f32 {
    let rounds = f32::from(ROUNDS - game.round);
    let place = |seat: Seat| (seat.0 + game.seats - game.first.0) % game.seats;
    let still = match game.phase {
        Phase::Card | Phase::Cleanup | Phase::Over => 0.0,
        _ if place(seat) > place(game.active) => 1.0,
        _ if seat == game.active => 0.6,
        _ => 0.0,
    };
    rounds + still
}

/// The points a player will probably end with.
fn outlook(game: &Kepler, seat: Seat) -> f32 {
    let player = game.player(seat);
    let left = turns_left(game, seat);
    let open: i32 = game.open_score(seat).iter().filter(|(category, _)| *category != "tracks").map(|(_, points)| points).sum();
    open as f32
        + tracks(game, seat, left)
        + cubes(player, left)
        + technologies(player, left)
        + planets(player, left)
        + ships(game, player, left)
        + objectives(game, seat, left)
        + promise(game, seat, left)
}

/// The scale rises in steps of two or three positions: a position on the way counts in part while there is time.
fn tracks(game: &Kepler, seat: Seat, left: f32) -> f32 {
    let player = game.player(seat);
    let vp = |position: u8| f32::from(data().track_vp[usize::from(position.min(LAST_POSITION))]);
    let ahead = (left / 2.0).min(1.0);
    Track::ALL
        .into_iter()
        .map(|track| {
            let position = player.position(track);
            let smooth = (vp(position) + vp(position + 1) + vp(position + 2)) / 3.0;
            let leads = Seat::all(game.seats).all(|other| game.player(other).position(track) <= position);
            let medals = if leads { f32::from(game.card_medals[track.index()]) * 0.7 } else { 0.0 };
            vp(position) + (smooth - vp(position)) * ahead + medals
        })
        .sum()
}

/// Every action needs cubes outside the well; those on cards can be used immediately.
fn cubes(player: &Player, left: f32) -> f32 {
    let pool = f32::from(player.outside_well()).sqrt() * 2.6 * (left / 8.0).min(1.0);
    let ready: f32 = player.cards().map(|(_, cubes)| f32::from(cubes.energy + cubes.matter).min(5.0)).sum();
    pool + ready.min(9.0) * 0.22 * (left / 3.0).min(1.0)
}

fn technologies(player: &Player, left: f32) -> f32 {
    let share = left / f32::from(ROUNDS);
    Tech::ALL.into_iter().map(|tech| TECH[tech.index()][usize::from(player.tech[tech.index()])]).sum::<f32>() * share
}

/// Colonies: what they produce, and the chance that they will be terraformed.
fn planets(player: &Player, left: f32) -> f32 {
    let colonies = player.colonies();
    let each: f32 = colonies
        .iter()
        .map(|colony| {
            let produces = f32::from(side(colony).produce.total()) * 0.1 * left.min(8.0);
            if colony.terraformed { produces } else { produces + terraforming(player, colony, left) }
        })
        .sum();
    let types =
        PlanetType::ALL.into_iter().filter(|&kind| colonies.iter().any(|colony| planet(colony.card).kind == kind)).count();
    let most =
        PlanetType::ALL.into_iter().map(|kind| colonies.iter().filter(|colony| planet(colony.card).kind == kind).count()).max();
    let sets = [0.0, 0.0, 0.2, 0.7, 1.7, 0.0][types] + [0.0, 0.0, 0.7, 0.0, 0.0, 0.0][most.unwrap_or(0)];
    each + sets * (left / 6.0).min(1.0)
}

fn terraforming(player: &Player, colony: &Colony, left: f32) -> f32 {
    let planet = planet(colony.card);
    let gain = f32::from(planet.vp) + f32::from(planet.terraformed.icons) * 0.4;
    let skilled = player.level(Tech::IV).terraform_level;
    let missing = f32::from(planet.level.saturating_sub(skilled));
    let paid = colony.cubes.min(planet.terraform_cost).total();
    let unpaid = f32::from(planet.terraform_cost.total() - paid);
    gain * chance(1.0 + missing * 2.0 + unpaid * 0.7, left) * 0.9
}

/// Probability of finishing `work` turns of work in the turns left; strictly decreasing in `work`.
fn chance(work: f32, left: f32) -> f32 {
    let slack = left - work;
    (0.5 + slack * 0.15).clamp(0.0, 1.0) * 0.78f32.powf(work)
}

/// What colonising a planet is worth to a player.
fn colony_value(player: &Player, hex: Hex, card: Card, left: f32) -> f32 {
    let planet = planet(card);
    if planet.kind == PlanetType::Alien && !player.level(Tech::V).alien_colonies {
        return chance(f32::from(3 - player.tech[Tech::V.index()].min(3)) * 2.5, left) * 3.0;
    }
    let zone = match data().zone[hex.index()] {
        Zone::Short => 1.0,
        Zone::Medium => 2.0,
        Zone::Long => 3.0,
    };
    let fresh = Colony { card, cubes: Cubes::NONE, terraformed: false, zone: Zone::Short, hex };
    let new_type = player.colonies().iter().all(|colony| self::planet(colony.card).kind != planet.kind);
    let variety = if new_type { 0.4 } else { 0.2 };
    zone + f32::from(planet.colony.icons) * 0.4
        + f32::from(planet.colony.produce.total()) * 0.1 * left.min(8.0)
        + terraforming(player, &fresh, left - 1.0)
        + variety
}

/// Ships: landed ones are nearly colonies; others are worth the best free planet they can reach, the sooner the more.
fn ships(game: &Kepler, player: &Player, left: f32) -> f32 {
    let room = usize::from(data().kit.max_colonised_planets - player.colonised);
    let mut total = 0.2 * f32::from(player.reserve());
    let mut colonists = 0;
    let mut claimed = [Hex::OFF; 3];
    for (slot, &ship) in player.ships.iter().enumerate().filter(|(_, ship)| ship.is_on_map()) {
        if let Some(Tile::Planet(card)) = game.board.at(ship).tile() {
            if colonists < room {
                colonists += 1;
                total += colony_value(player, ship, card, left) * 0.85 * (left * 0.6).min(1.0);
            }
            continue;
        }
        if game.board.at(ship).tile() == Some(Tile::Mine) {
            continue;
        }
        if colonists >= room {
            total += 0.1;
            continue;
        }
        let (best, target) = prospect(game, player, ship, left, &claimed);
        claimed[slot] = target;
        colonists += 1;
        total += best * (left * 0.5).min(1.0);
    }
    total
}

/// Best target of a ship in space and its value, discounted by the time to get there.
fn prospect(game: &Kepler, player: &Player, ship: Hex, left: f32, claimed: &[Hex]) -> (f32, Hex) {
    let speed = f32::from(player.level(Tech::I).speed).max(0.7);
    let (mut best, mut target) = (0.3, Hex::OFF);
    for (hex, tile) in game.board.tiles() {
        let cell = game.board.at(hex);
        if claimed.contains(&hex) {
            continue;
        }
        let turns = (ship.distance(hex) as f32 / speed).max(1.0);
        let soon = 0.85f32.powf(turns);
        let value = match tile {
            _ if cell.is_face_down() => 1.3 * soon,
            Tile::Planet(card) if cell.meets() == Meets::Landing => colony_value(player, hex, card, left - turns) * 0.75 * soon,
            Tile::Mine if cell.meets() == Meets::Landing => 1.2 * soon,
            Tile::Objective => 0.5 * soon,
            _ => continue,
        };
        if value > best {
            (best, target) = (value, hex);
        }
    }
    (best, target)
}

fn objectives(game: &Kepler, seat: Seat, left: f32) -> f32 {
    let each = |&objective: &u8| {
        let card = &data().objectives[usize::from(objective)];
        let done = progress(&card.condition, game.player(seat));
        // A solo game is lost if any objective is missed.
        let weight = if game.is_solo() { 12.0 } else { f32::from(card.vp) };
        if done >= 1.0 { weight } else { weight * 0.6 * done * (left / 4.0).min(1.0) }
    };
    game.objectives_of(seat).iter().map(each).sum()
}

/// How much of an objective is done, from 0 to 1.
fn progress(condition: &Condition, player: &Player) -> f32 {
    let colonies = player.colonies();
    let part = |have: f32, want: u8| (have / f32::from(want)).min(1.0);
    let mut worst = 1.0f32;
    for (wanted, flipped) in [(&condition.terraformed, true), (&condition.colonised, false)] {
        if let Some(wanted) = wanted {
            let fits = |colony: &&Colony| {
                wanted.r#type.is_none_or(|kind| kind == planet(colony.card).kind)
                    && wanted.zone.is_none_or(|zone| zone == colony.zone)
            };
            let worth = |colony: &Colony| if !flipped || colony.terraformed { 1.0 } else { 0.5 };
            worst = worst.min(part(colonies.iter().filter(fits).map(worth).sum(), wanted.min));
        }
    }
    if let Some(n) = condition.colonised_each_zone {
        let zones = Zone::ALL.map(|zone| part(colonies.iter().filter(|colony| colony.zone == zone).count() as f32, n));
        worst = worst.min(zones.iter().sum::<f32>() / 3.0);
    }
    if let Some(n) = condition.terraformed_pairs {
        let of = |kind| {
            colonies
                .iter()
                .filter(move |colony| planet(colony.card).kind == kind)
                .map(|colony| if colony.terraformed { 0.5 } else { 0.25 })
        };
        let best = PlanetType::ALL.into_iter().map(|kind| of(kind).sum::<f32>()).fold(0.0, f32::max);
        worst = worst.min(part(best, n));
    }
    if let Some(wanted) = &condition.technology {
        worst = worst.min(part(f32::from(player.tech[wanted.id.index()]), wanted.min_level));
    }
    if let Some(n) = condition.technologies_at_max {
        let mut levels = player.tech;
        levels.sort_unstable_by(|a, b| b.cmp(a));
        worst = worst.min(part(levels[..usize::from(n)].iter().map(|&level| f32::from(level) / 4.0).sum(), n));
    }
    if let Some(wanted) = &condition.track {
        worst = worst.min(part(f32::from(player.position(wanted.id)), wanted.min));
    }
    worst
}

/// Expected gain of the action space just chosen, so that a one-ply search can compare spaces.
fn promise(game: &Kepler, seat: Seat, left: f32) -> f32 {
    if game.phase != Phase::Main || game.active != seat || game.task.times > 0 || game.task.clause > 0 {
        return 0.0;
    }
    let player = game.player(seat);
    let late = (left / 3.0).min(1.0);
    match player.cube {
        Space::SpaceMissions => {
            let cost = ship_cost(player);
            let affordable: u8 =
                player.cards().map(|(_, cubes)| (0..=3).rev().find(|&n| cubes.covers(times(cost, n))).unwrap_or(0)).sum();
            f32::from(affordable.min(player.reserve()).min(data().kit.max_colonised_planets - player.colonised)) * 1.1 * late
        }
        Space::ColonialSettlement => {
            let ready = player.ships.iter().filter(|&&ship| game.check_settle(seat, ship).is_ok()).count();
            ready as f32 * 1.6
        }
        Space::TechnologicalDevelopment => {
            let best = player.cards().map(|(_, cubes)| {
                Tech::ALL.into_iter().filter(|&tech| next_cost(player, tech).is_some_and(|cost| cubes.covers(cost))).count()
            });
            (best.max().unwrap_or(0) as f32).min(3.0) * 0.55 * late
        }
        Space::StellarPropulsion => {
            let flying = player.ships.iter().filter(|&&ship| ship.is_on_map() && !game.board.at(ship).is_landing_site()).count();
            flying as f32 * f32::from(player.level(Tech::I).speed).min(4.0) * 0.15
        }
        Space::Terraform => {
            let ready = player.colonies().iter().filter(|colony| game.check_terraform(seat, colony.card).is_ok());
            ready.map(|colony| f32::from(planet(colony.card).vp) * 0.6 + 0.5).sum()
        }
        Space::GalacticMapping => {
            let hidden = game.board.face_down().take(4).count();
            0.35 + hidden as f32 * 0.15 * late
        }
        Space::EnergyAccumulation => f32::from(player.level(Tech::III).energy.min(player.depot.energy)) * 0.2 * late,
        Space::PlanetaryExploitation => {
            let mut yields: Vec<f32> =
                game.exploits(player).map(|(_, most)| f32::from(most.total()) + f32::from(most.antimatter) * 3.0).collect();
            yields.sort_unstable_by(|a, b| b.total_cmp(a));
            yields.iter().take(usize::from(player.level(Tech::IV).exploit_planets)).sum::<f32>() * 0.22 * late
        }
        Space::AntimatterGeneration => f32::from(player.level(Tech::V).antimatter.min(player.depot.antimatter)) * 0.95,
    }
}

fn times(cubes: Cubes, n: u8) -> Cubes {
    Cubes::new(cubes.energy * n, cubes.matter * n, cubes.antimatter * n)
}

fn planet(card: Card) -> &'static Planet {
    &data().planets[usize::from(card.0)]
}

/// Whether additional cubes on a card make something affordable.
fn opens(game: &Kepler, player: &Player, card: Card, plus: Cubes, minus: Cubes) -> bool {
    if game.task.script != Script::Main {
        return false;
    }
    let Some(before) = player.cubes(card) else { return false };
    let mut after = before;
    after.take(minus);
    after.add(plus);
    let new = |cost: Cubes| after.covers(cost) && !before.covers(cost);
    match player.cube {
        Space::SpaceMissions => player.reserve() > 0 && new(ship_cost(player)),
        Space::TechnologicalDevelopment => Tech::ALL.into_iter().filter_map(|tech| next_cost(player, tech)).any(new),
        Space::Terraform => {
            player.slot(card).is_some_and(|slot| !player.colonies[slot].terraformed && new(planet(card).terraform_cost))
        }
        _ => false,
    }
}

/// Keeps landings, objectives, and for every body worth a visit the flight that comes nearest to it.
fn prune_flights(game: &Kepler, seat: Seat, actions: &mut Vec<Action>) {
    let Some(slot) = game.flying else { return };
    let from = game.player(seat).ships[usize::from(slot)];
    let end = |action: &Action| match action {
        Action::Fly { path } => path.hexes(from).last().unwrap_or(from),
        _ => from,
    };
    let mut keep: Vec<Action> = Vec::with_capacity(24);
    for (target, tile) in game.board.tiles() {
        let cell = game.board.at(target);
        let wanted = cell.is_face_down() || cell.meets() == Meets::Landing || tile == Tile::Objective;
        if !wanted {
            continue;
        }
        if let Some(nearest) = actions.iter().min_by_key(|action| end(action).distance(target))
            && !keep.contains(nearest)
        {
            keep.push(*nearest);
        }
    }
    if !keep.is_empty() {
        *actions = keep;
    }
}

/// Expected gain of an action space if the cube were moved there.
fn select_prior(game: &Kepler, seat: Seat, space: Space) -> f32 {
    let mut after = game.clone();
    after.play(seat, &Action::Select { space }, &mut orrery_engine::Silent);
    0.3 + promise(&after, seat, turns_left(&after, seat)).powi(2)
}

fn flight_prior(game: &Kepler, seat: Seat, path: crate::hex::Path) -> f32 {
    let Some(slot) = game.flying else { return 1.0 };
    let player = game.player(seat);
    let from = player.ships[usize::from(slot)];
    let end = path.hexes(from).last().unwrap_or(from);
    match game.board.at(end).tile() {
        Some(Tile::Planet(card)) => 2.0 + 2.0 * colony_value(player, end, card, turns_left(game, seat)),
        Some(Tile::Objective) => 4.0,
        Some(Tile::Mine) => 2.0,
        None => 0.1 + prospect(game, player, end, turns_left(game, seat), &[]).0.powi(2) * 0.5,
    }
}

/// Cubes are scarce: early in the game, steps on tracks are a poor use of them.
fn bonus_prior(game: &Kepler, seat: Seat, bonus: Bonus) -> f32 {
    let player = game.player(seat);
    let left = turns_left(game, seat);
    let spare = f32::from(player.outside_well()) - left * 0.5;
    let rich = if spare > 3.0 { 1.0 } else { 0.3 };
    let flying = player.ships.iter().filter(|&&ship| ship.is_on_map() && !game.board.at(ship).is_landing_site()).count() as f32;
    rich * match bonus {
        Bonus::SpaceLogistics => {
            if left > 3.0 {
                1.0
            } else {
                0.1
            }
        }
        Bonus::TechnicalEvolution => 2.0,
        Bonus::ScientificProgress | Bonus::CivilModernity => 1.3,
        Bonus::ExplorationPlanning => 0.6 * flying,
        Bonus::NeoExploitation => {
            if left > 2.0 {
                1.2
            } else {
                0.2
            }
        }
    }
}
