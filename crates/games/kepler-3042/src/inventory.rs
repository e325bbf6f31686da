//! Component counts over every place where a component can be. A lost or duplicated one changes a count.
//!
//! Colonial objectives leave the game when a ship enters them, and the supply of medals is unlimited (Q11): both are not counted.

use orrery_engine::Seat;
use orrery_engine::inventory::different;

use crate::board::Tile;
use crate::kinds::Kind;
use crate::phases::preparation::tile;
use crate::state::{COLONIES, Kepler};

pub(crate) fn inventory(game: &Kepler) -> Vec<(String, i64)> {
    let mut counts: Vec<(String, i64)> = Seat::all(game.seats).flat_map(|seat| game.count_cubes(seat)).collect();
    let tiles = || game.board.tiles().map(|(_, tile)| tile).chain(game.stack.iter().map(|&number| tile(number)));
    let planets = || {
        tiles().filter_map(|tile| match tile {
            Tile::Planet(card) => Some(card.0),
            Tile::Mine | Tile::Objective => None,
        })
    };
    let players = || game.players[..usize::from(game.seats)].iter();
    let reserve: usize = players().map(|player| usize::from(player.reserve())).sum();
    let unused: usize = players().map(|player| COLONIES - usize::from(player.colonised)).sum();
    let colonies = players().flat_map(|player| player.colonies());
    let astray = colonies.filter(|colony| game.board.at(colony.hex).tile() != Some(Tile::Planet(colony.card)));
    let more = [
        ("ships", game.board.ships() + reserve),
        ("nation markers for planets", game.board.markers() + unused),
        ("colonies away from their tile", astray.count()),
        ("mines", tiles().filter(|tile| *tile == Tile::Mine).count()),
        ("planet tiles", planets().count()),
        ("different planet tiles", different(planets())),
        ("different progress cards", different(game.deck)),
    ];
    counts.extend(more.map(|(name, count)| (name.to_owned(), count as i64)));
    // In solo games the campaign's objectives count; none is dealt.
    if !game.is_solo() {
        counts.push(("different objectives".to_owned(), different(players().filter_map(|player| player.objective)) as i64));
    }
    counts
}

impl Kepler {
    /// Cubes of a player by kind (R5.5). Bonus cubes of a solo game become energy or matter when they are chosen.
    fn count_cubes(&self, seat: Seat) -> Vec<(String, i64)> {
        let player = self.player(seat);
        let cubes = |kind: Kind| -> i64 {
            let on_cards = player.cards().map(|(_, cubes)| i64::from(cubes[kind])).sum::<i64>();
            i64::from(player.depot[kind]) + i64::from(player.well[kind]) + on_cards
        };
        let antimatter = (format!("seat {seat} antimatter"), cubes(Kind::Antimatter));
        if self.is_solo() {
            let both = cubes(Kind::Energy) + cubes(Kind::Matter) + i64::from(self.bonus_cubes);
            return vec![("energy and matter".to_owned(), both), antimatter];
        }
        let [energy, matter] = [Kind::Energy, Kind::Matter].map(cubes);
        vec![(format!("seat {seat} energy"), energy), (format!("seat {seat} matter"), matter), antimatter]
    }
}
