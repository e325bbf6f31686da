//! Component counts that never change.

use orrery_engine::Seat;

use crate::effects::total;
use crate::kinds::Building;
use crate::state::Starship;

impl Starship {
    pub(crate) fn count_components(&self) -> Vec<(String, i64)> {
        let mut counts = Vec::new();
        for seat in self.all_seats() {
            self.count_pieces(seat, &mut counts);
        }
        let saved = i64::from(self.saved);
        counts.push(("people".to_owned(), i64::from(total(&self.people)) + i64::from(total(&self.humanity_bag)) + saved));
        let explored = self.route.as_flattened().iter().flatten().count() as i64;
        counts.push(("route tokens".to_owned(), explored + i64::from(self.route_stack())));
        let owned: usize = self.all_seats().map(|seat| self.player(seat).extras.len()).sum();
        counts.push(("Extra Action tokens".to_owned(), (self.extra_row.len() + owned) as i64));
        if self.options.families.is_on() {
            let known = self.family_tops.iter().flatten().filter(|family| !self.family_pool.contains(**family)).count();
            counts.push(("active families".to_owned(), known as i64));
        }
        counts
    }

    /// Pieces of a nation: bases, buildings of developed levels, Scientists, tokens.
    fn count_pieces(&self, seat: Seat, counts: &mut Vec<(String, i64)>) {
        let player = self.player(seat);
        let mut count = |name: &str, n: i64| counts.push((format!("{name} of seat {}", seat.0), n));
        let plants = player.planets().count() as i64;
        count("bases", i64::from(player.bases) + i64::from(player.cargo.bases) + plants);
        for building in Building::ALL {
            // As many as levels of its technology.
            let missing = i64::from(player.levels[building.index()]) - i64::from(player.building_count(building));
            count(building.id(), missing);
        }
        let scientists = i64::from(player.scientists) + i64::from(player.in_government());
        count("Scientists", scientists + i64::from(player.supply()));
    }
}
