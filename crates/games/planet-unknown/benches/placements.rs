//! Time to find all places of a tile on an empty planet, and to list them: for each planet, the mean over all 144 tiles.

use std::hint::black_box;
use std::time::{Duration, Instant};

use planet_unknown::position::Position;
use planet_unknown::{CorporationId, Grid, Placing, PlanetId, RoundRule, Tier, Tile};

const TIME: Duration = Duration::from_millis(300);

fn main() {
    println!("{:<16} {:>10} {:>12} {:>12}", "planet", "placements", "sets, ns", "listed, ns");
    for planet in PlanetId::ALL {
        let position = Position::new(planet, CorporationId::ALL[0], 1);
        let placing = Placing::new(position.board(), RoundRule::None, Grid::EMPTY);
        let sets = |tile| placing.all(tile, Tier::STRICT).map(|(_, places)| places.len() as usize).sum::<usize>();
        let listed = |tile| {
            let places = placing.all(tile, Tier::STRICT);
            places.flat_map(|(way, places)| places.iter().map(move |at| (way, at))).map(black_box).count()
        };
        let placements: usize = tiles().map(sets).sum();
        assert_eq!(placements, tiles().map(listed).sum::<usize>(), "{}", planet.id());
        println!(
            "{:<16} {:>10.1} {:>12.0} {:>12.0}",
            planet.id(),
            placements as f64 / f64::from(Tile::COUNT),
            nanoseconds(sets),
            nanoseconds(listed)
        );
    }
}

fn tiles() -> impl Iterator<Item = Tile> {
    (0..Tile::COUNT).map(Tile)
}

/// For one tile.
fn nanoseconds(work: impl Fn(Tile) -> usize) -> f64 {
    let (start, mut rounds) = (Instant::now(), 0.0);
    while start.elapsed() < TIME {
        for tile in tiles() {
            black_box(work(black_box(tile)));
        }
        rounds += 1.0;
    }
    start.elapsed().as_nanos() as f64 / (rounds * f64::from(Tile::COUNT))
}
