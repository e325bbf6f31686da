//! Turn order, travel and the shuttle phase (R3.12, R18).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::data;
use crate::event::Event;
use crate::kinds::{Deed, Discovery, Side};
use crate::phases::wrong_phase;
use crate::state::{OnMars, Phase, TurnState, Work};

/// Distance of a new discovery tile from the rover (R18.5).
const RING: u8 = 3;

impl OnMars {
    // Travel (R18.5, R18.6)

    /// All steps of a travel, in order.
    pub(crate) fn begin_travel(&mut self, seat: Seat, to: Side, tile: bool, log: &mut impl Log<Event>) {
        self.push(seat, Work::Travelled);
        self.push(seat, Work::ChooseSpace(Some(to)));
        self.push(seat, Work::Arrive(to));
        match to {
            Side::Colony if tile => self.push(seat, Work::TravelTile),
            Side::Colony => {}
            Side::Orbit => {
                let goods = self.production(seat);
                log.note(|| Event::Produced { seat });
                self.gain(seat, &goods, log);
            }
        }
    }

    /// Where a discovery tile may go (R18.12).
    pub(crate) fn discovery_hexes(&self, seat: Seat) -> HexSet {
        self.map().ring(self.rover_place(seat), RING).and(self.empty_hexes())
    }

    pub(crate) fn legal_travel_tiles(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.discovery_hexes(seat).is_empty() {
            out.extend(self.exploration.into_iter().flatten().map(|tile| Action::Discovery { tile }));
        }
    }

    pub(crate) fn check_travel_tile(&self, tile: Discovery) -> Result<(), Illegal> {
        match self.exploration.contains(&Some(tile)) {
            true => Ok(()),
            false => Err(Illegal::new("R18.5", "not_in_display")),
        }
    }

    pub(crate) fn check_travel_hex(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        if !hex.is_on_map() {
            return Err(Illegal::new("R18.5", "hex_not_on_map"));
        }
        if !self.empty_hexes().contains(hex) {
            return Err(Illegal::new("R18.12", "hex_occupied"));
        }
        match self.discovery_hexes(seat).contains(hex) {
            true => Ok(()),
            false => Err(Illegal::new("R18.5", "bad_distance")),
        }
    }

    pub(crate) fn place_discovery(&mut self, seat: Seat, tile: Discovery, hex: Hex, log: &mut impl Log<Event>) {
        self.discovery_at[tile.index()] = hex;
        self.tiles.insert(hex);
        log.note(|| Event::DiscoveryPlaced { seat, tile, hex });
        self.take_from_exploration(tile, log);
        self.note_deed(seat, Deed::DiscoveryTilePlaced);
    }

    // Turn order spaces (R3.12, R18.8)

    fn is_space_free(&self, space: u8) -> bool {
        self.all_seats().all(|seat| self.player(seat).space != space)
    }

    pub(crate) fn free_spaces(&self, side: Option<Side>) -> impl Iterator<Item = u8> + '_ {
        (1..=8).filter(move |&space| side.is_none_or(|side| side_of(space) == side) && self.is_space_free(space))
    }

    pub(crate) fn check_space(&self, side: Option<Side>, space: u8) -> Result<(), Illegal> {
        if !(1..=8).contains(&space) {
            return Err(Illegal::new("R3.12", "unknown_id"));
        }
        if side.is_some_and(|side| side_of(space) != side) {
            return Err(Illegal::new("R18.5", "wrong_side"));
        }
        match self.is_space_free(space) {
            true => Ok(()),
            false => Err(Illegal::new("R3.12", "space_taken")),
        }
    }

    pub(crate) fn take_space(&mut self, seat: Seat, space: u8, log: &mut impl Log<Event>) {
        self.player_mut(seat).space = space;
        log.note(|| Event::SpaceTaken { seat, space });
        self.push(seat, Work::Offer(data().spaces[usize::from(space) - 1]));
    }

    // The shuttle phase (R18.1, R18.4)

    pub(crate) fn begin_shuttle_phase(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Shuttle;
        self.move_shuttle(log);
        self.fix_order();
        self.turn = TurnState::new();
    }

    pub(crate) fn move_shuttle(&mut self, log: &mut impl Log<Event>) {
        let shuttle = &mut self.shuttle;
        if shuttle.space > 1 {
            shuttle.space -= 1;
            shuttle.left = None;
        } else {
            shuttle.left = Some(shuttle.side);
            shuttle.side = shuttle.side.other();
            shuttle.space = self.colony_level.min(data().shuttle_spaces);
        }
        let (side, space, travelled) = (shuttle.side, shuttle.space, shuttle.left.is_some());
        log.note(|| Event::ShuttleMoved { side, space, travelled });
    }

    /// Whether the shuttle took this player along.
    fn rides(&self, seat: Seat) -> bool {
        self.shuttle.left == Some(self.player(seat).side())
    }

    fn check_travel(&self, seat: Seat) -> Result<(), Illegal> {
        match self.rides(seat) || self.player(seat).hangar > 0 {
            true => Ok(()),
            false => Err(Illegal::new("R18.4", "no_ship")),
        }
    }

    pub(crate) fn legal_shuttle(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Stay);
        if self.check_travel(seat).is_ok() {
            out.push(Action::Travel);
        }
        self.legal_deliveries(seat, out);
    }

    pub(crate) fn check_shuttle(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Stay => Ok(()),
            Action::Travel => self.check_travel(seat),
            Action::Deliver { contract, item } => self.check_delivery(seat, contract, item),
            _ => Err(wrong_phase()),
        }
    }

    pub(crate) fn do_shuttle(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::Stay => {
                log.note(|| Event::Stayed { seat });
                self.end_travel();
            }
            Action::Travel => self.travel(seat, log),
            Action::Deliver { contract, item } => self.deliver(seat, contract, item, log),
            _ => unreachable!("checked"),
        }
    }

    fn travel(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let ship = !self.rides(seat);
        let to = self.player(seat).side().other();
        if ship {
            let player = self.player_mut(seat);
            player.hangar -= 1;
            player.ships_spent += 1;
        }
        log.note(|| Event::Travelled { seat, to, ship });
        self.turn.acted = true;
        self.begin_travel(seat, to, true, log);
    }

    /// The next player who can travel is asked; `false` if a decision is needed.
    pub(crate) fn next_traveller(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.done == self.companies() {
            self.end_shuttle_phase(log);
            return true;
        }
        let seat = self.active();
        if self.is_rival(seat) {
            return self.next_rival_travel(log);
        }
        if self.turn.acted {
            if !self.ask_cards_b(seat) {
                self.end_travel();
            }
            return true;
        }
        if self.check_travel(seat).is_err() {
            self.next_company();
            return true;
        }
        false
    }

    /// A stay or a travel is final once the next seat is asked, even if that is the same one in the next round (R24.11).
    fn end_travel(&mut self) {
        self.disclose();
        self.next_company();
    }

    /// The next player of the phase, with a turn of their own for B cards (R20.1).
    pub(crate) fn next_company(&mut self) {
        self.done += 1;
        self.turn = TurnState::new();
    }
}

/// The side of a turn order space.
pub(crate) fn side_of(space: u8) -> Side {
    if space > 4 { Side::Colony } else { Side::Orbit }
}
