//! Draws from bags, stacks and piles. The position holds what may be drawn; which one it is, and so the order of a stack, is decided
//! by the draw (R4.8). Every draw is a barrier to undo (R4.11).

use orrery_engine::Log;

use crate::components::data;
use crate::effects::{Cubes, total};
use crate::event::Event;
use crate::kinds::{BASE_TOKENS, COLOURS, Colour, Family, Mechanism, Mechanisms, Planet, ProductionToken, RouteKind, RouteToken};
use crate::options::Layered;
use crate::state::Starship;

/// Production tokens without layers, by number.
const BASE: u16 = (1 << BASE_TOKENS) - 1;

/// The set bit of this rank.
fn nth_bit(bits: u64, n: u32) -> usize {
    let mut bits = bits;
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}

impl Starship {
    /// A cube at random out of a bag; `None`: it is empty. The caller takes it out.
    pub(crate) fn pick_cube(&mut self, bag: &Cubes) -> Option<Colour> {
        let cubes: u32 = bag.iter().map(|&count| u32::from(count)).sum();
        if cubes == 0 {
            return None;
        }
        self.disclose();
        let mut n = self.rng.below(cubes);
        for colour in Colour::ALL {
            let count = u32::from(bag[colour.index()]);
            if n < count {
                return Some(colour);
            }
            n -= count;
        }
        None
    }

    /// Cubes of the solar bag, fewer if it holds fewer (R6.1.1).
    pub(crate) fn draw_solar(&mut self, n: u8) -> Cubes {
        let mut drawn = [0; COLOURS];
        for _ in 0..n {
            let bag = self.solar_bag;
            if let Some(colour) = self.pick_cube(&bag) {
                self.solar_bag[colour.index()] -= 1;
                drawn[colour.index()] += 1;
            }
        }
        drawn
    }

    /// Components onto Earth up to the number of this player count (R3.7, R11.7).
    pub(crate) fn draw_people(&mut self) -> Cubes {
        let mut drawn = [0; COLOURS];
        while total(&self.people) < self.numbers().humanity_on_earth {
            let bag = self.humanity_bag;
            let Some(colour) = self.pick_cube(&bag) else { break };
            self.humanity_bag[colour.index()] -= 1;
            self.people[colour.index()] += 1;
            drawn[colour.index()] += 1;
        }
        drawn
    }

    /// Production tokens of a planet that could be one of this kind.
    fn fitting(&self, planet: Planet, layered: bool) -> u16 {
        let pool = self.piles[planet.index()].pool;
        match self.options.multi_resource {
            Layered::TwoAndTwo if layered => pool & !BASE,
            Layered::TwoAndTwo => pool & BASE,
            Layered::Off | Layered::Blind => pool,
        }
    }

    fn take_production(&mut self, planet: Planet, among: u16) -> ProductionToken {
        self.disclose();
        let number = nth_bit(u64::from(among), self.rng.below(among.count_ones()));
        self.piles[planet.index()].pool &= !(1 << number);
        ProductionToken::of(planet, number)
    }

    /// The top token of a planet's pile, which is not empty.
    pub(crate) fn reveal_production(&mut self, planet: Planet) -> ProductionToken {
        let pile = self.piles[planet.index()];
        if pile.unseen() == 0 {
            self.disclose();
            return self.piles[planet.index()].known.remove(0);
        }
        let layered = self.rng.below(u32::from(pile.unseen())) < u32::from(pile.layered);
        let among = self.fitting(planet, layered);
        let pile = &mut self.piles[planet.index()];
        if layered {
            pile.layered -= 1;
        } else {
            pile.base -= 1;
        }
        self.take_production(planet, among)
    }

    /// H.A.L.L.'s own token of a planet, which was left in the box (R14.1).
    pub(crate) fn reveal_private(&mut self, planet: Planet) -> ProductionToken {
        let among = self.fitting(planet, false);
        self.take_production(planet, among)
    }

    /// Universal mechanisms are all in the stack; base ones may have been removed unseen (R13.7).
    fn split_mechanisms(&self) -> (Mechanisms, Mechanisms) {
        let universal: Mechanisms =
            self.mechanism_pool.iter().filter(|&mechanism| data().mechanism(mechanism).universal).collect();
        (self.mechanism_pool.without(universal), universal)
    }

    /// Mechanisms in the stack.
    pub(crate) fn mechanism_stack(&self) -> u8 {
        self.mechanism_pool.0.count_ones() as u8 - self.mechanisms_removed
    }

    pub(crate) fn draw_mechanism(&mut self) -> Option<Mechanism> {
        let stack = self.mechanism_stack();
        if stack == 0 {
            return None;
        }
        self.disclose();
        let (base, universal) = self.split_mechanisms();
        let is_universal = self.rng.below(u32::from(stack)) < universal.0.count_ones();
        let among = if is_universal { universal } else { base };
        let mechanism = Mechanism::ALL[nth_bit(among.0, self.rng.below(among.0.count_ones()))];
        self.mechanism_pool.remove(mechanism);
        Some(mechanism)
    }

    /// Route tokens in the stack.
    pub(crate) fn route_stack(&self) -> u8 {
        self.route_pool.iter().sum::<u8>() - self.route_removed
    }

    /// Tokens of the variants are all in the stack; base ones may have been removed unseen (R13.8).
    pub(crate) fn draw_route(&mut self) -> Option<RouteToken> {
        let stack = self.route_stack();
        if stack == 0 {
            return None;
        }
        self.disclose();
        let is_added =
            |token: &RouteToken| matches!(data().route(*token).kind, RouteKind::BlackHole | RouteKind::ScatteredPlanet);
        let pool = self.route_pool;
        let count = |of_added: bool| -> u8 {
            RouteToken::ALL.iter().filter(|token| is_added(token) == of_added).map(|token| pool[token.index()]).sum()
        };
        let from_added = self.rng.below(u32::from(stack)) < u32::from(count(true));
        let mut n = self.rng.below(u32::from(count(from_added))) as u8;
        for token in RouteToken::ALL.into_iter().filter(|token| is_added(token) == from_added) {
            let copies = pool[token.index()];
            if n < copies {
                self.route_pool[token.index()] -= 1;
                return Some(token);
            }
            n -= copies;
        }
        None
    }

    /// The next two families (R13.2).
    pub(crate) fn turn_up_families(&mut self) {
        for top in 0..self.family_tops.len() {
            self.disclose();
            let pool = u64::from(self.family_pool.0);
            let family = Family::ALL[nth_bit(pool, self.rng.below(pool.count_ones()))];
            self.family_pool.remove(family);
            self.family_tops[top] = Some(family);
        }
    }

    /// Both tops are discarded; with the piles used up all ten make new ones (R13.2).
    pub(crate) fn change_families(&mut self, log: &mut impl Log<Event>) {
        if self.family_pool.is_empty() {
            self.family_pool = Family::ALL.into_iter().collect();
        }
        self.turn_up_families();
        let families = self.family_tops;
        log.note(|| Event::FamiliesChanged { families });
    }
}
