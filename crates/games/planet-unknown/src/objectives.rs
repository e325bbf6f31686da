//! What objectives count and ask (R12.6, R12.7).

use crate::board::Board;
use crate::components::{Metric, Private, data};
use crate::grid::{Grid, SIDE, Square};
use crate::kinds::{Terrain, Track};

/// The number neighbours compare.
pub fn metric(board: &Board, edge: Grid, metric: Metric) -> i32 {
    let areas = |terrain: Terrain| board.showing(terrain).areas();
    let count = match metric {
        Metric::IconsOnEdge(resource) => (board.icons_of(resource) & edge).len(),
        Metric::LargestArea(terrain) => areas(terrain).map(Grid::len).max().unwrap_or(0),
        Metric::AreaCount(terrain) => areas(terrain).count() as u32,
        Metric::Icons(resource) => board.icons_of(resource).len(),
        Metric::TracksAtTop => Track::ALL.into_iter().filter(|&track| board.is_at_top(track)).count() as u32,
        Metric::MeteorsCollected => u32::from(board.meteors_collected),
        Metric::LifepodsCollected => u32::from(board.pods.total()),
    };
    count as i32
}

/// Whether a private objective is fulfilled.
pub fn is_met(board: &Board, private: Private) -> bool {
    match private {
        Private::Rectangle { size: [w, h], terrain } => {
            let ground = board.showing(terrain);
            has_block(ground, w, h) || has_block(ground, h, w)
        }
        Private::AreaIcons { n, resource } => {
            let icons = board.icons_of(resource);
            board.showing(resource).areas().any(|area| (area & icons).len() >= u32::from(n))
        }
        Private::TrackAtTop(track) => board.is_at_top(track),
        Private::IconsAtMost { n, resource } => board.icons_of(resource).len() <= u32::from(n),
        Private::MeteorsAtLeast(n) => board.meteors_collected >= n,
        Private::MoreLifepodsThanMeteors => board.pods.total() > board.meteors_collected,
        Private::IceCovered => !board.uncovered().meets(board.world().ice),
        Private::SoilCovered => board.uncovered().is_within(board.world().ice),
    }
}

/// Whether a block of this many columns and rows lies within a set.
fn has_block(ground: Grid, width: u8, height: u8) -> bool {
    let mut corners = ground;
    for y in 0..height {
        for x in 0..width {
            corners &= ground.back(u32::from(y) * 16 + u32::from(x));
        }
    }
    corners.iter().any(|corner: Square| corner.x() + width <= SIDE)
}

/// The medals of a comparison: the best alone wins, the best together share less (R9.6.3 F, R12.6).
pub fn contest(values: &[i32], fewest: bool) -> Vec<i32> {
    let best = if fewest { values.iter().min() } else { values.iter().max() };
    let Some(&best) = best else { return Vec::new() };
    let alone = values.iter().filter(|&&value| value == best).count() == 1;
    let prize = i32::from(if alone { data().neighbour_win } else { data().neighbour_tie });
    values.iter().map(|&value| if value == best { prize } else { 0 }).collect()
}
