//! What bots know of the game: evaluation, pruning, priors. All figures are in PP.

use orrery_engine::{Heuristics, Seat};

use crate::action::Action;
use crate::components::{COLUMNS, Zone, data};
use crate::effects::{Cubes, NO_CUBES, total, value};
use crate::kinds::{BUILDINGS, Building, LeaderTrack, Node, Piece, Planet, ProductionToken, TechTrack};
use crate::state::{Phase, Plant, Player, Starship};

/// Expected PP of a point of cube value while there is time to spend it: in the reserve, aboard, in a warehouse, in a deposit.
const RESERVE: f32 = 0.9;
const ABOARD: f32 = 0.65;
const WAREHOUSE: f32 = 0.3;
const DEPOSIT: f32 = 0.12;
/// Many cheap cubes buy less than few good ones: above this value, cubes count less.
const PLENTY: f32 = 40.0;
/// Fuel is what trips and satellites need; above this much it is only hoarded.
const FUEL: f32 = 0.3;
const MUCH_FUEL: f32 = 12.0;
const SCIENTIST: f32 = 0.6;
const MANY_SCIENTISTS: f32 = 4.0;
/// Rounds of a game between strong players: what pays off every round counts this often at the start.
const ROUNDS: f32 = 6.0;
/// What may come in later rounds counts less than what is there.
const LATER: f32 = 0.6;
/// A round of the levels of Solar Extraction and Travel, whose effects are in hand at once: cubes and Reputation, Fuel.
const SOLAR_ROUND: [f32; 4] = [0.0, 0.4, 1.4, 2.6];
const TRAVEL_ROUND: [f32; 4] = [0.0, 0.3, 0.7, 1.1];
const SALVATION_TECH_ROUND: f32 = 0.5;
/// A technology of H.A.L.L., which makes its cubes better.
const HALL_LEVEL: f32 = 1.2;
const PLANT: f32 = 0.5;
/// How often the Explorer stands where it helps a production.
const EXPLORER: f32 = 0.7;
/// Fuel of Outposts beyond what trips need is worth less.
const OUTPOST_FUEL: f32 = 0.2;
/// A conversion is worth about one step of value.
const CONVERSION: f32 = 0.5;
/// The share of its worth that a building has aboard, where the Explorer can take it, and where the Explorer has to come home for it.
const BUILDING_ABOARD: f32 = 0.8;
const BUILDING_READY: f32 = 0.65;
const BUILDING_LEFT: f32 = 0.15;
/// Of more buildings of a kind than this some will not find a plant.
const WAITING: u8 = 2;
/// The deposit of a plant like most: what a building is worth that has no plant yet.
const USUAL: Cubes = [0, 0, 3, 3, 0];
const UNUSED_PIECE: f32 = 0.2;
const EXTRA: f32 = 1.2;
const LEADER_STEP: f32 = 0.4;
const GOVERNMENT_ROW: f32 = 0.5;
/// PP that a column still brings on the way to Trappist.
const COLUMN: f32 = 0.5;
/// A click of the Pass dial, for its bonus.
const CLICK: f32 = 0.3;
/// A lead of this much wins about three games in four.
const SCALE: f32 = 8.0;
/// Lower bound of the time left while the game goes on.
const LEAST_TIME: f32 = 0.05;

impl Heuristics for Starship {
    const ROLLOUT: Option<u32> = Some(30);

    /// From 0 (lost) to 1 (won): the expected lead over the best other player, or over H.A.L.L.
    fn evaluate(&self, seat: Seat) -> f32 {
        let mine = self.outlook(seat);
        let others = self.all_seats().filter(|&other| other != seat).map(|other| self.outlook(other));
        1.0 / (1.0 + (-(mine - others.fold(f32::NEG_INFINITY, f32::max)) / SCALE).exp())
    }

    /// Prunes playing a token without its action where the action is possible, because the token could be kept instead; leaving Earth
    /// without a base or a building that could come along; and carrying a building on that could be installed.
    fn prune(&self, seat: Seat, actions: &mut Vec<Action>) {
        if actions.contains(&Action::Use) {
            actions.retain(|action| *action != Action::Skip);
        }
        if actions.iter().any(|action| matches!(action, Action::Install { .. })) {
            actions.retain(|action| *action != Action::Stop);
        }
        let player = self.player(seat);
        if player.explorer != Planet::Earth {
            return;
        }
        let is_base = |action: &Action| *action == Action::Load { piece: Piece::Base };
        let is_building = |action: &Action| matches!(action, Action::Load { piece } if piece.building().is_some());
        if player.cargo.bases == 0 && actions.iter().any(is_base) {
            actions.retain(is_base);
        } else if actions.iter().any(is_building) {
            actions.retain(|action| is_base(action) || is_building(action));
        }
    }

    /// Prior used by PUCT and by rollouts.
    fn prior(&self, seat: Seat, action: &Action) -> f32 {
        self.prior_of(seat, action)
    }
}

impl Starship {
    /// The share of the game that is still to come: until the Sun reaches Earth, or two of the three goals are reached (R12.1, R12.2).
    fn time_left(&self) -> f32 {
        if self.doomed || self.phase == Phase::Over {
            return 0.0;
        }
        let numbers = self.numbers();
        let sun = f32::from(self.sun) / f32::from(numbers.thresholds[2]);
        let ship = f32::from(self.ship) / f32::from(data().sectors * numbers.sector_size);
        let saved = f32::from(self.saved) / f32::from(numbers.humanity_target);
        let satellites = self.all_seats().map(|seat| self.player(seat).satellite).chain([self.gov_satellite]);
        let furthest = satellites.map(column).max().unwrap_or(0);
        let mut goals = [ship, saved, f32::from(furthest) / COLUMNS as f32];
        goals.sort_by(f32::total_cmp);
        (1.0 - sun.max(goals[1])).clamp(LEAST_TIME, 1.0)
    }

    /// Expected final PP of a nation.
    fn outlook(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let score = self.final_score(seat).total as f32;
        let time = self.time_left();
        if time == 0.0 {
            return score;
        }
        let hall = self.is_hall(seat);
        let spent = value(&player.cubes) as f32 / f32::from(data().scoring.value_per_pp);
        // Cubes keep most of their worth until late: they are spent at once, while technologies pay off over rounds.
        let soon = time.sqrt();
        let cubes = RESERVE * value(&player.cubes) as f32 + ABOARD * value(&player.cargo.cubes) as f32 + warehouses(player);
        let rounds = LATER * ROUNDS * time;
        let mut later = plants(player) + UNUSED_PIECE * f32::from(player.bases);
        later += EXTRA * player.extras.iter().count() as f32;
        later += GOVERNMENT_ROW * f32::from(player.highest_row().unwrap_or(0));
        later += if hall { HALL_LEVEL * f32::from(self.hall.technologies.iter().sum::<u8>()) } else { 0.0 };
        let steps = f32::from(player.leader[LeaderTrack::Interstellar.index()] + player.leader[LeaderTrack::Humanity.index()]);
        let goods = FUEL * f32::from(player.fuel).min(MUCH_FUEL)
            + SCIENTIST * f32::from(player.scientists).min(MANY_SCIENTISTS)
            + CLICK * f32::from(player.clicks);
        score - spent
            + soon * (saturating(cubes, PLENTY) + goods)
            + (1.0 - soon) * spent
            + time * (later + LEADER_STEP * steps + COLUMN * f32::from(column(player.satellite)))
            + in_rounds(player, rounds)
            + standing(player.reputation, rounds, soon)
    }
}

/// What Reputation still brings: the income of its zone in the rounds left, and a part of what the next zone brings more (R11.4, R12.3).
fn standing(reputation: i8, rounds: f32, soon: f32) -> f32 {
    let zone = data().zone(reputation);
    let income = |zone: &Zone| rounds * (f32::from(zone.income.pp) + SCIENTIST * f32::from(zone.income.scientists));
    let next = data().zones.iter().find(|next| next.from > zone.to).unwrap_or(zone);
    let more = income(next) - income(zone) + f32::from(next.final_pp - zone.final_pp);
    let way = f32::from(reputation - zone.from) / f32::from(zone.to - zone.from + 1);
    income(zone) + soon * way * more
}

/// What technologies, plants and buildings bring in the rounds left.
fn in_rounds(player: &Player, rounds: f32) -> f32 {
    let level = |track: TechTrack| usize::from(player.level(track));
    let technologies = SOLAR_ROUND[level(TechTrack::Solar)]
        + TRAVEL_ROUND[level(TechTrack::Travel)]
        + SALVATION_TECH_ROUND * player.techs.iter().count() as f32;
    let plants = player.planets().filter_map(|planet| {
        let plant = player.plant(planet)?;
        Some(production(player, plant, player.explorer == planet, rounds))
    });
    rounds * technologies + plants.sum::<f32>() + waiting(player, rounds)
}

/// What buildings bring that are not installed yet.
fn waiting(player: &Player, rounds: f32) -> f32 {
    let token = ProductionToken::of(Planet::Mars, 0);
    let usual = Plant { token, layer: 1, deposit: USUAL, warehouse: NO_CUBES, buildings: [0; BUILDINGS] };
    let without = production(player, &usual, true, rounds);
    let ready = if player.explorer == Planet::Earth { BUILDING_READY } else { BUILDING_LEFT };
    let worth = |building: Building| {
        let count = |of: u8| f32::from(of.min(WAITING));
        let (at_home, aboard) = (player.buildings[building.index()], player.cargo.buildings[building.index()]);
        let share = ready * count(at_home) + BUILDING_ABOARD * count(aboard);
        if share == 0.0 {
            return 0.0;
        }
        let mut with = usual;
        with.buildings[building.index()] = 1;
        share * (production(player, &with, true, rounds) - without)
    };
    Building::ALL.into_iter().map(worth).sum()
}

/// What a plant brings in the rounds left: Fuel, conversions, and the cubes that come one place nearer to the reserve, as long as deposit
/// and room last.
fn production(player: &Player, plant: &Plant, with_explorer: bool, rounds: f32) -> f32 {
    let runs = |building: Building| rounds * f32::from(plant.buildings[building.index()]);
    let level = |building: Building| usize::from(player.levels[building.index()]);
    let fuel = OUTPOST_FUEL * runs(Building::Outpost) * f32::from(data().outpost_fuel[level(Building::Outpost)]);
    let (deposit, warehouse) = (f32::from(total(&plant.deposit)), f32::from(total(&plant.warehouse)));
    if deposit + warehouse == 0.0 {
        return fuel;
    }
    let cube = (value(&plant.deposit) + value(&plant.warehouse)) as f32 / (deposit + warehouse);
    let sendable = runs(Building::Ars) * f32::from(data().ars_capacity[level(Building::Ars)]);
    let movable = rounds * (1.0 + if with_explorer { EXPLORER } else { 0.0 })
        + runs(Building::Drill) * f32::from(data().drill_power[level(Building::Drill)]);
    let moved = movable.min(deposit).min(f32::from(plant.room()) + sendable);
    let sent = sendable.min(warehouse + moved);
    let converted = if deposit > 0.0 { runs(Building::Converter) * level(Building::Converter) as f32 } else { 0.0 };
    fuel + CONVERSION * converted + cube * (moved * (WAREHOUSE - DEPOSIT) + sent * (RESERVE - WAREHOUSE))
}

fn column(node: Node) -> u8 {
    data().node(node).column
}

/// Grows like `x` at first, and half as fast from `limit` on.
fn saturating(x: f32, limit: f32) -> f32 {
    x.min(limit) + 0.5 * (x - limit).max(0.0)
}

fn installed(player: &Player) -> impl Iterator<Item = &Plant> {
    Planet::FOREIGN.into_iter().filter_map(|planet| player.plant(planet))
}

fn warehouses(player: &Player) -> f32 {
    installed(player).map(|plant| WAREHOUSE * value(&plant.warehouse) as f32).sum()
}

/// Plants by what they can still produce.
fn plants(player: &Player) -> f32 {
    let worth = |plant: &Plant| {
        let left = if total(&plant.deposit) > 0 { PLANT } else { 0.0 };
        left + DEPOSIT * value(&plant.deposit) as f32
    };
    installed(player).map(worth).sum()
}

#[cfg(test)]
mod tests {
    use orrery_engine::{Game, Seed};

    use super::*;
    use crate::options::Options;

    const SEAT: Seat = Seat(0);

    fn outlook(change: impl Fn(&mut Player)) -> f32 {
        let mut game = Starship::setup(&Options::default(), 2, Seed(1)).unwrap();
        change(game.player_mut(SEAT));
        game.outlook(SEAT)
    }

    #[test]
    fn every_point_of_reputation_is_worth_something() {
        let at = |reputation: i8| outlook(|player| (player.pp, player.reputation) = (20, reputation));
        assert!((data().reputation_min..data().reputation_max).all(|reputation| at(reputation) <= at(reputation + 1)));
        assert!(at(20) > at(19), "also within a zone");
    }

    #[test]
    fn a_level_is_worth_more_the_more_of_its_buildings_stand() {
        let with = |installed: u8, level: u8| {
            outlook(|player| {
                let mut buildings = [0; BUILDINGS];
                buildings[Building::Outpost.index()] = installed;
                let token = ProductionToken::of(Planet::Mars, 0);
                player.plants[Planet::Mars.index()] =
                    Some(Plant { token, layer: 1, deposit: [5, 0, 0, 0, 0], warehouse: [0; 5], buildings });
                player.levels[Building::Outpost.index()] = level;
            })
        };
        assert!(with(2, 3) - with(2, 2) > with(1, 3) - with(1, 2));
        assert!(with(1, 2) > with(1, 1));
    }

    #[test]
    fn a_building_is_worth_more_where_the_explorer_can_take_it_along() {
        let with = |explorer: Planet| {
            outlook(|player| {
                player.explorer = explorer;
                player.levels[Building::Ars.index()] = 1;
                player.buildings[Building::Ars.index()] = 1;
            }) - outlook(|player| player.explorer = explorer)
        };
        assert!(with(Planet::Earth) > with(Planet::Saturn));
    }

    #[test]
    fn the_explorer_leaves_earth_with_a_base_and_the_buildings() {
        let mut game = Starship::setup(&Options::default(), 2, Seed(1)).unwrap();
        game.player_mut(SEAT).buildings[Building::Ars.index()] = 1;
        let load = |piece: Piece| Action::Load { piece };
        let pruned = |game: &Starship, mut actions: Vec<Action>| {
            game.prune(SEAT, &mut actions);
            actions
        };
        assert_eq!(pruned(&game, vec![load(Piece::Base), load(Piece::Ars), Action::Stop]), [load(Piece::Base)]);
        game.player_mut(SEAT).cargo.bases = 1;
        assert_eq!(pruned(&game, vec![load(Piece::Ars), Action::Stop]), [load(Piece::Ars)]);
        game.player_mut(SEAT).explorer = Planet::Saturn;
        assert_eq!(pruned(&game, vec![load(Piece::Red), Action::Stop]), [load(Piece::Red), Action::Stop]);
        assert_eq!(
            pruned(&game, vec![Action::Install { piece: Piece::Ars }, Action::Stop]),
            [Action::Install { piece: Piece::Ars }]
        );
    }
}
