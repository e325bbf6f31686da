//! Ships and the bots they bring (R13).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::{Hex, HexSet, RINGS};
use crate::components::data;
use crate::event::Event;
use crate::kinds::Deed;
use crate::phases::payments::Means;
use crate::state::{Cost, DEPOT, OnMars, Run, Work};

impl OnMars {
    fn ship_cost(&self, free: bool) -> Cost {
        if free { Cost::FREE } else { data().ship_cost }
    }

    /// Whether the colony level allows another ship (R13.3).
    fn may_take_ship(&self, seat: Seat) -> bool {
        self.player(seat).ships_taken() < self.colony_level
    }

    pub(crate) fn can_welcome(&self, seat: Seat, free: bool, means: Means) -> bool {
        self.may_take_ship(seat) && self.player(seat).ships != 0 && self.can_pay(seat, &self.ship_cost(free), means)
    }

    pub(crate) fn legal_ships(&self, seat: Seat, free: bool, out: &mut Vec<Action>) {
        if self.can_welcome(seat, free, self.means(seat)) {
            let spaces = (1..=DEPOT).filter(|&space| self.player(seat).has_ship_on(space));
            out.extend(spaces.map(|space| Action::Ship { space }));
        }
    }

    pub(crate) fn check_ship(&self, seat: Seat, space: u8, run: Run, free: bool) -> Result<(), Illegal> {
        if !self.may_take_ship(seat) {
            return Err(Illegal::new("R13.3", "ship_limit"));
        }
        if !self.player(seat).has_ship_on(space) {
            return Err(Illegal::new("R13.1", "no_ship"));
        }
        if run.left == 0 {
            return Err(Illegal::new("R13.4", "nothing_to_do"));
        }
        match self.can_welcome(seat, free, self.means(seat)) {
            true => Ok(()),
            false => Err(Illegal::new("R13.1", "cannot_pay")),
        }
    }

    /// Colonists gained in this turn cannot boost (R13.4).
    pub(crate) fn ship_boosts(&self, seat: Seat) -> u8 {
        let gained = if seat == self.active() { self.turn.gained } else { 0 };
        self.player(seat).quarters.saturating_sub(gained)
    }

    pub(crate) fn check_ship_boost(&self, seat: Seat, run: Run, more: bool) -> Result<(), Illegal> {
        self.check_boost(seat, run, more)?;
        if self.ship_boosts(seat) == 0 { Err(Illegal::new("R13.4", "no_colonist")) } else { Ok(()) }
    }

    pub(crate) fn take_ship(&mut self, seat: Seat, space: u8, free: bool, log: &mut impl Log<Event>) {
        let cost = self.ship_cost(free);
        let player = self.player_mut(seat);
        player.ships &= !(1 << (space - 1));
        player.hangar += 1;
        log.note(|| Event::ShipWelcomed { seat, space });
        self.push(seat, Work::Pay(cost));
    }

    // Rewards

    /// Colonists that fit of a reward, and whether a bot comes with them.
    fn reward(&self, seat: Seat, index: u8, with_bot: u8, alone: u8) -> (u8, bool) {
        let colonists = if index == 0 { with_bot } else { alone };
        let has_bot = self.player(seat).bots.iter().any(|hex| !hex.is_on_map());
        (colonists.min(self.colonists_that_fit(seat)), index == 0 && has_bot)
    }

    /// Whether both rewards give the same: no bot is left and no room for a second colonist (R27.10).
    fn rewards_are_equal(&self, seat: Seat, with_bot: u8, alone: u8) -> bool {
        self.merges_equal_rewards() && self.reward(seat, 0, with_bot, alone) == self.reward(seat, 1, with_bot, alone)
    }

    pub(crate) fn legal_rewards(&self, seat: Seat, with_bot: u8, alone: u8, out: &mut Vec<Action>) {
        let different = if self.rewards_are_equal(seat, with_bot, alone) { 1 } else { 2 };
        out.extend((0..different).map(|index| Action::Reward { index }));
    }

    pub(crate) fn check_reward(&self, seat: Seat, index: u8, with_bot: u8, alone: u8) -> Result<(), Illegal> {
        let different = if self.rewards_are_equal(seat, with_bot, alone) { 1 } else { 2 };
        if index < different { Ok(()) } else { Err(Illegal::new("R13.1", "unknown_id")) }
    }

    pub(crate) fn do_reward(&mut self, seat: Seat, index: u8, with_bot: u8, alone: u8, log: &mut impl Log<Event>) {
        let (colonists, bot) = self.reward(seat, index, with_bot, alone);
        if bot {
            self.push(seat, Work::PlaceBot);
        }
        self.gain_colonists(seat, colonists, log);
    }

    /// Own shelters without a piece, else the available hexes nearest to any of them (R13.7).
    pub(crate) fn bot_hexes(&self, seat: Seat) -> HexSet {
        let shelters = self.player(seat).shelters;
        let free = shelters.without(self.pieces());
        if !free.is_empty() {
            return free;
        }
        let available = self.available_hexes();
        let at = |far: u8| shelters.iter().fold(HexSet::EMPTY, |all, hex| all.with(self.map().ring(hex, far))).and(available);
        (1..RINGS as u8).map(at).find(|hexes| !hexes.is_empty()).unwrap_or_default()
    }

    pub(crate) fn check_bot_hex(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        if !hex.is_on_map() {
            return Err(Illegal::new("R13.7", "hex_not_on_map"));
        }
        let hexes = self.bot_hexes(seat);
        if hexes.contains(hex) {
            return Ok(());
        }
        let shelters = self.player(seat).shelters;
        if !hexes.and(shelters).is_empty() && !shelters.contains(hex) {
            return Err(Illegal::new("R13.7", "not_own_shelter"));
        }
        match self.available_hexes().contains(hex) {
            true => Err(Illegal::new("R13.7", "bad_distance")),
            false => Err(Illegal::new("R13.7", "hex_occupied")),
        }
    }

    pub(crate) fn place_bot(&mut self, seat: Seat, hex: Hex, log: &mut impl Log<Event>) {
        let bots = &mut self.player_mut(seat).bots;
        *bots.iter_mut().find(|bot| !bot.is_on_map()).expect("a bot in the supply") = hex;
        log.note(|| Event::BotPlaced { seat, hex });
        self.contribute(seat, Deed::BotPlaced, log);
    }
}
