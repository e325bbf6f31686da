//! Set-up for every number of players and mode (R2, R14, R16).

use orrery_engine::{List, Rng, Seat, SeatSet, Seed, SetupError, Silent};

use crate::board::Board;
use crate::components::{DECK, DEPOTS, OBJECTIVES, PILE, data};
use crate::kinds::{Cards, Colour, CorporationId, Faces, PlanetId, Ring, Tile};
use crate::options::{Boards, Options};
use crate::state::{Phase, PlanetUnknown, Player, SEATS};

pub(crate) fn setup(options: &Options, seats: u8, seed: Seed) -> Result<PlanetUnknown, SetupError> {
    options.validate(seats)?;
    let mut game = PlanetUnknown::blank(&options.for_players(seats), seats, Rng::new(seed));
    game.build_station();
    game.draw_civ_supply();
    game.deal_boards();
    game.shuffle_objectives();
    if game.has_events() {
        game.build_event_deck();
    }
    game.show();
    game.next_preparation(None, &mut Silent);
    game.carry_on(&mut Silent);
    Ok(game)
}

impl PlanetUnknown {
    /// Symmetric boards, full piles in order, no cards dealt.
    pub(crate) fn blank(options: &Options, seats: u8, rng: Rng) -> PlanetUnknown {
        let board = Board::new(PlanetId::K5b4156, CorporationId::UniversalCoalition);
        let piles = std::array::from_fn(|pile| {
            let ring = Ring::ALL[pile / usize::from(DEPOTS)];
            let shape = data().rings[ring.index()][pile % usize::from(DEPOTS)];
            std::array::from_fn(|index| Tile::new(usize::from(shape), index / 2, index % 2 == 1))
        });
        PlanetUnknown {
            options: *options,
            seats,
            boards: [board; SEATS],
            shown: [board; SEATS],
            players: [Player::new(); SEATS],
            shown_picks: [[0; 4]; SEATS],
            piles,
            left: [PILE as u8; 2 * DEPOTS as usize],
            shown_left: [PILE as u8; 2 * DEPOTS as usize],
            inner_shift: 0,
            offset: 0,
            tiles_gone: 0,
            supply: Cards::NONE,
            removed: Cards::NONE,
            shown_supply: [0; 4],
            neighbours: List::new(),
            undealt: (1..=OBJECTIVES).collect(),
            shown_undealt: OBJECTIVES,
            deck: [0; DECK],
            drawn: 0,
            event_on: false,
            peeked: SeatSet::EMPTY,
            rng,
            phase: Phase::Turns,
            round: 0,
            commander: Seat(0),
            done: SeatSet::EMPTY,
            visitor: Seat(0),
            ending: false,
            end_steps: 0,
            chosen: [Faces::EMPTY; SEATS],
            dealt_planets: [PlanetId::K5b4156; SEATS],
            dealt_corporations: [CorporationId::UniversalCoalition; SEATS],
        }
    }

    /// R2.2, R2.3.
    fn build_station(&mut self) {
        for pile in &mut self.piles {
            self.rng.shuffle(pile);
        }
        let drawn = self.rng.below(u32::from(DEPOTS)) as u8;
        self.inner_shift = self.options.inner_ring.shift().unwrap_or(drawn);
        self.offset = self.rng.below(u32::from(DEPOTS)) as u8;
    }

    /// R2.6.
    fn draw_civ_supply(&mut self) {
        let count = usize::from(data().civ_per_rank[usize::from(self.seats)]);
        for rank in data().ranks {
            let mut cards: Vec<u8> = rank.iter().collect();
            self.rng.shuffle(&mut cards);
            cards.truncate(count);
            self.supply = self.supply.or(cards.into_iter().collect());
        }
    }

    /// R2.4: boards that are dealt rather than chosen.
    fn deal_boards(&mut self) {
        let deluxe = self.options.deluxe.is_on();
        let mut planets: Vec<PlanetId> =
            PlanetId::ALL[1..].iter().copied().filter(|&id| deluxe || !data().planet(id).deluxe).collect();
        let mut corporations: Vec<CorporationId> =
            CorporationId::ALL[1..].iter().copied().filter(|&id| deluxe || !data().corporations[id.index()].deluxe).collect();
        self.rng.shuffle(&mut planets);
        self.rng.shuffle(&mut corporations);
        for seat in Seat::all(self.seats) {
            self.dealt_planets[seat.index()] = planets[seat.index()];
            self.dealt_corporations[seat.index()] = corporations[seat.index()];
            if self.options.planets == Boards::RandomAsymmetric {
                self.board_mut(seat).planet = planets[seat.index()];
            }
            if self.options.corporations == Boards::RandomAsymmetric {
                self.board_mut(seat).corporation = corporations[seat.index()];
            }
        }
    }

    fn shuffle_objectives(&mut self) {
        let mut cards: Vec<u8> = (1..=OBJECTIVES).collect();
        self.rng.shuffle(&mut cards);
        self.undealt = cards.into_iter().collect();
        self.shown_undealt = OBJECTIVES;
    }

    /// R13.1.
    fn build_event_deck(&mut self) {
        let mut deck = Vec::with_capacity(DECK);
        for (colour, count) in Colour::ALL.into_iter().zip(self.options.event_mix()) {
            let mut cards = data().events_of(colour, self.is_solo());
            self.rng.shuffle(&mut cards);
            deck.extend(cards.into_iter().take(usize::from(count)));
        }
        self.rng.shuffle(&mut deck);
        self.deck = deck.try_into().expect("twenty cards");
    }
}
