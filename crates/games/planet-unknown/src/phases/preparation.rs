//! Decisions of the set-up: boards, flux track, objectives (R2.9, R14, R16.1).

use orrery_engine::{Illegal, Log, Seat, SeatSet};

use crate::action::Action;
use crate::board::Board;
use crate::components::{Abilities, data};
use crate::event::Event;
use crate::kinds::{Cards, CorporationId, Face, PlanetId, Track};
use crate::options::Boards;
use crate::state::{Phase, PlanetUnknown};

impl PlanetUnknown {
    /// The preparations in order; those without a decision are skipped.
    pub(crate) fn next_preparation(&mut self, done: Option<Phase>, log: &mut impl Log<Event>) {
        let first_free = self.options.planets == Boards::FreeChoice;
        let boards = if first_free { [Phase::FreeChoice, Phase::Sides] } else { [Phase::Sides, Phase::FreeChoice] };
        let order = [boards[0], boards[1], Phase::Flux, Phase::Objectives];
        let next = done.map_or(0, |phase| order.iter().position(|&other| other == phase).map_or(0, |index| index + 1));
        for &phase in &order[next..] {
            if phase == Phase::Flux {
                self.lay_out_boards(log);
            }
            if self.begin_preparation(phase) {
                return;
            }
        }
        self.deal_neighbour_objectives();
        self.begin_game(log);
    }

    fn begin_preparation(&mut self, phase: Phase) -> bool {
        self.phase = phase;
        self.done = SeatSet::EMPTY;
        self.shown = self.boards;
        match phase {
            Phase::Sides => self.uses(Boards::RandomBoardChooseSide),
            Phase::FreeChoice => {
                self.visitor = Seat(0);
                self.uses(Boards::FreeChoice)
            }
            Phase::Flux => {
                let has_flux = |&seat: &Seat| self.board(seat).can(Abilities::FLUX);
                let seat = Seat::all(self.seats).find(has_flux);
                seat.inspect(|&seat| self.visitor = seat).is_some()
            }
            _ => self.deal_private_objectives(),
        }
    }

    fn uses(&self, way: Boards) -> bool {
        self.options.planets == way || self.options.corporations == way
    }

    /// The board that a seat must choose in the current phase.
    pub(crate) fn board_to_choose(&self, seat: Seat) -> Option<Face> {
        let way = if self.phase == Phase::Sides { Boards::RandomBoardChooseSide } else { Boards::FreeChoice };
        let chosen = self.chosen[seat.index()];
        if self.options.planets == way && !chosen.contains(Face::Planet) {
            Some(Face::Planet)
        } else if self.options.corporations == way && !chosen.contains(Face::Corporation) {
            Some(Face::Corporation)
        } else {
            None
        }
    }

    pub(crate) fn check_planet(&self, seat: Seat, planet: PlanetId) -> Result<(), Illegal> {
        let symmetric = planet == PlanetId::K5b4156;
        let offered = match self.phase {
            Phase::Sides => symmetric || planet == self.dealt_planets[seat.index()],
            _ => self.options.deluxe.is_on() || !data().planet(planet).deluxe,
        };
        if !offered {
            return Err(Illegal::new("R2.4", "face_not_offered"));
        }
        let taken = |&other: &Seat| other != seat && self.board(other).planet == planet;
        if !symmetric && self.phase == Phase::FreeChoice && Seat::all(self.seats).any(|other| taken(&other)) {
            return Err(Illegal::new("R2.4", "face_taken"));
        }
        Ok(())
    }

    pub(crate) fn check_corporation(&self, seat: Seat, corporation: CorporationId) -> Result<(), Illegal> {
        let symmetric = corporation == CorporationId::UniversalCoalition;
        let offered = match self.phase {
            Phase::Sides => symmetric || corporation == self.dealt_corporations[seat.index()],
            _ => self.options.deluxe.is_on() || !data().corporations[corporation.index()].deluxe,
        };
        if !offered {
            return Err(Illegal::new("R2.4", "face_not_offered"));
        }
        let taken = |&other: &Seat| other != seat && self.board(other).corporation == corporation;
        if !symmetric && self.phase == Phase::FreeChoice && Seat::all(self.seats).any(|other| taken(&other)) {
            return Err(Illegal::new("R2.4", "face_taken"));
        }
        Ok(())
    }

    pub(crate) fn legal_boards(&self, seat: Seat, asked: Face, out: &mut Vec<Action>) {
        match asked {
            Face::Planet => {
                let open = PlanetId::ALL.into_iter().filter(|&planet| self.check_planet(seat, planet).is_ok());
                out.extend(open.map(|planet| Action::ChoosePlanet { planet }));
            }
            Face::Corporation => {
                let open = CorporationId::ALL.into_iter().filter(|&id| self.check_corporation(seat, id).is_ok());
                out.extend(open.map(|corporation| Action::ChooseCorporation { corporation }));
            }
        }
    }

    pub(crate) fn do_planet(&mut self, seat: Seat, planet: PlanetId) {
        self.board_mut(seat).planet = planet;
        self.chosen[seat.index()].insert(Face::Planet);
        self.board_step(seat);
    }

    pub(crate) fn do_corporation(&mut self, seat: Seat, corporation: CorporationId) {
        self.board_mut(seat).corporation = corporation;
        self.chosen[seat.index()].insert(Face::Corporation);
        self.board_step(seat);
    }

    fn board_step(&mut self, seat: Seat) {
        if self.board_to_choose(seat).is_none() {
            self.done.insert(seat);
            if self.phase == Phase::FreeChoice && seat.0 + 1 < self.seats {
                self.visitor = Seat(seat.0 + 1);
            }
        }
    }

    /// All boards are chosen (R2.5).
    fn lay_out_boards(&mut self, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.seats) {
            let Board { planet, corporation, .. } = *self.board(seat);
            self.boards[seat.index()] = Board::new(planet, corporation);
            log.note(|| Event::BoardsChosen { seat, planet, corporation });
        }
        self.shown = self.boards;
    }

    pub(crate) fn do_first_flux(&mut self, seat: Seat, track: Track, log: &mut impl Log<Event>) {
        self.board_mut(seat).flux = Some(track);
        self.done.insert(seat);
        log.note(|| Event::FluxChosen { seat, track });
    }

    /// Two for each with the module, four in a solo game (R14.1, R16.1).
    fn deal_private_objectives(&mut self) -> bool {
        let count = match (self.is_solo(), self.options.private_objectives.is_on()) {
            (true, _) => data().solo.objectives_dealt,
            (false, true) => 2,
            (false, false) => return false,
        };
        for seat in Seat::all(self.seats) {
            let cards: Cards = (0..count).filter_map(|_| self.undealt.pop()).collect();
            self.player_mut(seat).offered = cards;
        }
        self.shown_undealt = self.undealt.len() as u8;
        true
    }

    pub(crate) fn objectives_to_keep(&self) -> u8 {
        if self.is_solo() { data().solo.objectives_kept } else { 1 }
    }

    pub(crate) fn do_keep(&mut self, seat: Seat, card: u8) {
        let keep = self.objectives_to_keep();
        let player = self.player_mut(seat);
        player.offered.remove(card);
        player.private.insert(card);
        if player.private.len() == keep {
            player.seen_objectives = player.seen_objectives.or(player.offered);
            player.offered = Cards::NONE;
            self.done.insert(seat);
        }
    }

    /// R2.7.
    fn deal_neighbour_objectives(&mut self) {
        let count = match self.seats {
            1 => 0,
            2 => 3,
            seats => seats,
        };
        for _ in 0..count {
            let card = self.undealt.pop().expect("28 cards are enough");
            self.neighbours.push(card);
        }
        self.shown_undealt = self.undealt.len() as u8;
    }
}
