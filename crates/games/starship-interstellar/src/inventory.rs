//! Component counts that never change. Scientists are not among them: the supply is not stored.

use orrery_engine::Seat;

use crate::components::{Salvation, data};
use crate::effects::total;
use crate::kinds::{Building, Planet, Token, Tokens};
use crate::state::{Phase, Starship};

pub(crate) fn inventory(game: &Starship) -> Vec<(String, i64)> {
    let mut counts = Vec::new();
    for seat in game.all_seats() {
        game.count_pieces(seat, &mut counts);
    }
    let mut count = |name: &str, n: i64| counts.push((name.to_owned(), n));
    let saved = i64::from(game.saved);
    count("people", i64::from(total(&game.people)) + i64::from(total(&game.humanity_bag)) + saved);
    let explored = game.route.as_flattened().iter().flatten().count() as i64;
    count("route tokens", explored + i64::from(game.route_stack()));
    count("mechanisms", game.mechanisms());
    let owned: usize = game.all_seats().map(|seat| game.player(seat).extras.len()).sum();
    count("Extra Action tokens", (game.extra_row.len() + owned) as i64);
    count("production tokens in two places", game.doubled_production_tokens());
    if game.options.families.is_on() {
        let known = game.family_tops.iter().flatten().filter(|family| !game.family_pool.contains(**family)).count();
        count("active families", known as i64);
    }
    counts
}

impl Starship {
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

    /// Basic tokens in hand and stack, except those without a Salvation side (R5.8). They are dealt after the draft of
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
