//! What bots know of the game: evaluation, pruning, priors. All figures are in PP.

use orrery_engine::{Heuristics, Seat};

use crate::action::Action;
use crate::components::{COLUMNS, data};
use crate::effects::{total, value};
use crate::kinds::{LeaderTrack, Node, Planet};
use crate::state::{Phase, Plant, Player, Starship};

/// Expected PP of a point of cube value while there is time to spend it: in the reserve, aboard, in a warehouse, in a deposit.
const RESERVE: f32 = 0.55;
const ABOARD: f32 = 0.45;
const WAREHOUSE: f32 = 0.35;
const DEPOSIT: f32 = 0.12;
/// Many cheap cubes buy less than few good ones: above this value, cubes count less.
const PLENTY: f32 = 25.0;
/// Fuel is what trips and satellites need; above this much it is only hoarded.
const FUEL: f32 = 0.3;
const MUCH_FUEL: f32 = 12.0;
const SCIENTIST: f32 = 0.6;
const MANY_SCIENTISTS: f32 = 4.0;
/// Developed levels and pieces pay off over the rest of the game.
const LEVEL: f32 = 1.2;
const SALVATION_TECH: f32 = 2.0;
const PLANT: f32 = 1.5;
const BUILDING: f32 = 0.8;
const UNUSED_PIECE: f32 = 0.2;
const EXTRA: f32 = 1.2;
const LEADER_STEP: f32 = 0.4;
const GOVERNMENT_ROW: f32 = 0.5;
/// PP that a column still brings on the way to Trappist.
const COLUMN: f32 = 0.5;
/// A point of Reputation, whose table has steps.
const REPUTATION: f32 = 0.12;
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

    /// Prunes playing a token without its action where the action is possible: the token could be kept instead.
    fn prune(&self, _seat: Seat, actions: &mut Vec<Action>) {
        if actions.contains(&Action::Use) {
            actions.retain(|action| *action != Action::Skip);
        }
    }

    /// Prior used by PUCT.
    fn prior(&self, _seat: Seat, action: &Action) -> f32 {
        match *action {
            Action::Use | Action::Accept | Action::Install { .. } => 4.0,
            Action::Play { .. } | Action::Salvation { .. } | Action::Load { .. } | Action::Element { .. } => 2.0,
            Action::Repeat => 1.5,
            Action::Pass => 0.4,
            Action::Skip | Action::Decline => 0.2,
            Action::Stop => 0.6,
            _ => 1.0,
        }
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
        let mut later = LEVEL * f32::from(player.levels.iter().sum::<u8>()) + SALVATION_TECH * player.techs.iter().count() as f32;
        later += plants(player) + UNUSED_PIECE * f32::from(player.bases + player.buildings.iter().sum::<u8>());
        later += EXTRA * player.extras.iter().count() as f32;
        later += GOVERNMENT_ROW * f32::from(player.highest_row().unwrap_or(0));
        later += if hall { LEVEL * f32::from(self.hall.technologies.iter().sum::<u8>()) } else { 0.0 };
        let steps = f32::from(player.leader[LeaderTrack::Interstellar.index()] + player.leader[LeaderTrack::Humanity.index()]);
        let goods = FUEL * f32::from(player.fuel).min(MUCH_FUEL)
            + SCIENTIST * f32::from(player.scientists).min(MANY_SCIENTISTS)
            + CLICK * f32::from(player.clicks);
        score - spent
            + soon * (saturating(cubes, PLENTY) + goods)
            + (1.0 - soon) * spent
            + time * (later + LEADER_STEP * steps + COLUMN * f32::from(column(player.satellite)))
            + REPUTATION * f32::from(player.reputation)
    }
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
        left + DEPOSIT * value(&plant.deposit) as f32 + BUILDING * f32::from(plant.building_count())
    };
    installed(player).map(worth).sum()
}
