//! Component counts that never change. Scientists are not among them: the supply is what is in neither reserve nor government.

use orrery_engine::Seat;

use crate::components::{Salvation, data};
use crate::effects::total;
use crate::kinds::{Building, Planet, Token, Tokens};
use crate::state::{Phase, Starship};

impl Starship {
    pub(crate) fn count_components(&self) -> Vec<(String, i64)> {
        let mut counts = Vec::new();
        for seat in self.all_seats() {
            self.count_pieces(seat, &mut counts);
        }
        let mut count = |name: &str, n: i64| counts.push((name.to_owned(), n));
        let saved = i64::from(self.saved);
        count("people", i64::from(total(&self.people)) + i64::from(total(&self.humanity_bag)) + saved);
        let explored = self.route.as_flattened().iter().flatten().count() as i64;
        count("route tokens", explored + i64::from(self.route_stack()));
        count("mechanisms", self.mechanisms());
        let owned: usize = self.all_seats().map(|seat| self.player(seat).extras.len()).sum();
        count("Extra Action tokens", (self.extra_row.len() + owned) as i64);
        count("production tokens in two places", self.doubled_production_tokens());
        if self.options.families.is_on() {
            let known = self.family_tops.iter().flatten().filter(|family| !self.family_pool.contains(**family)).count();
            count("active families", known as i64);
        }
        counts
    }

    /// Pieces of a nation: bases, buildings of developed levels, basic tokens.
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
        if !self.is_hall(seat) {
            count("basic tokens", self.basic_tokens(seat));
        }
    }

    /// Mechanisms in rows, stack and ship. The rows are cleared when the ship is complete (R10.6).
    fn mechanisms(&self) -> i64 {
        if self.sectors >= data().sectors {
            return self.mechanisms_at_start();
        }
        let offered = self.rows.as_flattened().iter().flatten().count() as i64;
        offered + i64::from(self.mechanism_stack()) + i64::from(self.ship)
    }

    /// Basic tokens in hand and stack, those without a Salvation side aside (R5.8). They are dealt after the draft of
    /// the Pass tokens.
    fn basic_tokens(&self, seat: Seat) -> i64 {
        let has_both_sides = |token: &Token| token.is_basic() && data().token(*token).salvation != Salvation::None;
        if matches!(self.phase, Phase::UniquePassDraft | Phase::UniquePassUse) {
            return Tokens::BASIC.iter().filter(has_both_sides).count() as i64;
        }
        let player = self.player(seat);
        let tokens = player.hand.iter().chain(player.stack.iter().copied());
        tokens.filter(has_both_sides).count() as i64
    }

    /// Production tokens that lie in a pile or under a plant and are still among those that nobody has seen, or are there twice.
    fn doubled_production_tokens(&self) -> i64 {
        let doubled = |planet: Planet| {
            let pile = &self.piles[planet.index()];
            let plants = self.all_seats().filter_map(|seat| Some(self.player(seat).plant(planet)?.token));
            let mut there = pile.pool;
            let seen = pile.known.iter().copied().chain(plants);
            let twice = seen.filter(|token| {
                let bit = 1 << token.number();
                let is_there = there & bit != 0;
                there |= bit;
                is_there
            });
            twice.count() as i64
        };
        Planet::FOREIGN.into_iter().map(doubled).sum()
    }
}
