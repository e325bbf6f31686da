//! Objectives: how likely they are met, and what helps them.

use orrery_engine::Seat;

use crate::board::Board;
use crate::components::{Metric, Private, data};
use crate::grid::{Grid, SIDE};
use crate::objectives::is_met;
use crate::state::PlanetUnknown;

use super::ground::Survey;
use super::logistic;

/// Rates per round for a player who pursues them, measured with MCTS bots: squares of a terrain in one block, icons in one area,
/// advances of one cube, icons of an avoided resource, collected meteorites.
const BLOCK_SQUARES: f32 = 0.3;
const AREA_ICONS: f32 = 0.25;
const TOP_ADVANCES: f32 = 0.9;
const SHUNNED_ICONS: f32 = 0.25;
const METEORS: f32 = 0.5;

/// Expected medals from contests with neighbours (R12.6) and private objectives (R12.7).
pub(super) fn medals(game: &PlanetUnknown, seat: Seat, survey: &Survey, rounds: f32) -> f32 {
    let win = f32::from(data().neighbour_win);
    // A lead is more significant near the end of the game.
    let weight = 0.35 + 1.5 / (rounds + 1.0);
    let contest = |(card, other): (u8, Seat)| {
        let [mine, theirs] = [seat, other].map(|seat| game.metric_of(&game.boards, seat, card) as f32);
        let lead = if data().objective(card).fewest { theirs - mine } else { mine - theirs };
        win * logistic(lead * weight)
    };
    let contests: f32 = game.neighbour_objectives(seat).map(contest).sum();
    let private = |card: u8| private_chance(game.board(seat), data().objective(card).private, survey, rounds);
    let chances: f32 = game.player(seat).private.iter().map(private).sum();
    contests + f32::from(data().private_complete) * chances
}

/// Probability that a private objective is met at the end.
pub(super) fn private_chance(board: &Board, private: Private, survey: &Survey, rounds: f32) -> f32 {
    if rounds < 0.5 {
        return f32::from(is_met(board, private));
    }
    match private {
        Private::Rectangle { size: [w, h], terrain } => {
            let (ground, all) = (board.showing(terrain), f32::from(w * h));
            let upright = fullest_block(ground, survey.open, w, h);
            let most = if w == h { upright } else { upright.max(fullest_block(ground, survey.open, h, w)) };
            match most {
                None => 0.0,
                Some(full) => race(all - full as f32, BLOCK_SQUARES * rounds, 1.5),
            }
        }
        Private::AreaIcons { n, resource } => {
            let icons = board.icons_of(resource);
            let most = board.showing(resource).areas().map(|area| (area & icons).len()).max().unwrap_or(0);
            race(f32::from(n) - most as f32, AREA_ICONS * rounds, 1.0)
        }
        Private::TrackAtTop(track) => {
            let left = 15.0 - f32::from(board.cube(track).row);
            if board.is_at_top(track) { 1.0 } else { race(left, TOP_ADVANCES * rounds, 1.2) }
        }
        Private::IconsAtMost { n, resource } => {
            let spare = f32::from(n) - board.icons_of(resource).len() as f32;
            if spare < 0.0 { 0.0 } else { logistic((spare + 0.7 - SHUNNED_ICONS * rounds) * 1.5) }
        }
        Private::MeteorsAtLeast(n) => {
            let here = f32::from(board.meteors_collected);
            race(f32::from(n) - here, METEORS * rounds + 0.7 * f32::from(board.meteor_count()), 1.2)
        }
        Private::MoreLifepodsThanMeteors => {
            let lead = f32::from(board.pods.total()) - f32::from(board.meteors_collected);
            logistic((lead - 0.5 - 0.1 * rounds) * (0.5 + 1.5 / (rounds + 1.0)))
        }
        // Ice squares are adjacent, so their coverage is more correlated than that of a line.
        Private::IceCovered => survey.covering_chance(board.world().ice).sqrt(),
        Private::SoilCovered => survey.covering_chance(board.world().real & !board.world().ice),
    }
}

/// Probability of getting `left` more when `hoped` more are expected.
fn race(left: f32, hoped: f32, doubt: f32) -> f32 {
    if left <= 0.0 { 1.0 } else { logistic((hoped - left) / (doubt * (0.6 + 0.25 * left.sqrt()))) }
}

/// Largest number of covered squares in a block that can still be completed.
fn fullest_block(ground: Grid, open: Grid, width: u8, height: u8) -> Option<u32> {
    let usable = ground | open;
    let mut corners = Grid::ALL;
    // Counts for all corners at once, with one set per binary digit (bit-sliced).
    let mut digits = [Grid::EMPTY; 4];
    for y in 0..u32::from(height) {
        for x in 0..u32::from(width) {
            corners &= usable.back(y * 16 + x);
            let mut carry = ground.back(y * 16 + x) & Grid::ALL;
            for digit in &mut digits {
                (*digit, carry) = ((*digit & !carry) | (carry & !*digit), *digit & carry);
            }
        }
    }
    let outside = (SIDE + 1 - width..SIDE).fold(Grid::EMPTY, |outside, x| outside | Grid::column(x));
    corners &= !outside;
    if corners.is_empty() {
        return None;
    }
    let mut most = 0;
    for (power, digit) in digits.into_iter().enumerate().rev() {
        if corners.meets(digit) {
            corners &= digit;
            most |= 1 << power;
        }
    }
    Some(most)
}

/// Values of what helps the objectives of a seat.
pub(super) struct Wishes {
    /// A section beside its own terrain, by terrain.
    pub(super) areas: [f32; 6],
    /// An icon, wherever it lies, by resource.
    pub(super) icons: [f32; 6],
    /// An advance of a cube.
    pub(super) advances: [f32; 5],
}

impl Wishes {
    pub(super) fn of(game: &PlanetUnknown, seat: Seat) -> Wishes {
        let mut wishes = Wishes { areas: [0.0; 6], icons: [0.0; 6], advances: [0.0; 5] };
        for card in game.player(seat).private.iter() {
            wishes.add_private(data().objective(card).private);
        }
        for (card, _) in game.neighbour_objectives(seat) {
            let objective = data().objective(card);
            wishes.add_contest(objective.metric, if objective.fewest { -1.0 } else { 1.0 });
        }
        wishes
    }

    fn add_private(&mut self, private: Private) {
        match private {
            Private::Rectangle { terrain, .. } => self.areas[terrain.index()] += 0.1,
            Private::AreaIcons { resource, .. } => self.areas[resource.index()] += 0.5,
            Private::TrackAtTop(track) => self.advances[track.index()] += 0.7,
            Private::IconsAtMost { resource, .. } => self.icons[resource.index()] -= 0.5,
            _ => {}
        }
    }

    fn add_contest(&mut self, metric: Metric, sign: f32) {
        match metric {
            Metric::LargestArea(terrain) => self.areas[terrain.index()] += 0.25 * sign,
            Metric::AreaCount(terrain) => self.areas[terrain.index()] -= 0.25 * sign,
            Metric::Icons(resource) => self.icons[resource.index()] += 0.5 * sign,
            Metric::IconsOnEdge(resource) => self.icons[resource.index()] += 0.2 * sign,
            _ => {}
        }
    }
}
