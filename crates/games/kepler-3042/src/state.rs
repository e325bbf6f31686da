//! The position: plain data, small and flat.

use orrery_engine::{Illegal, Seat};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::components::{Level, MAX_LEVEL, data};
use crate::hex::Hex;
use crate::kinds::{Arrangement, Card, Cubes, Kind, Space, Tech, Techs, Track, Zone};
use crate::options::Options;

pub const SEATS: usize = 4;
pub const SHIPS: usize = 3;
pub const COLONIES: usize = 5;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kepler {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) board: Board,
    pub(crate) players: [Player; SEATS],
    /// Used in solo games only (R14.3).
    pub(crate) ghost: Ghost,
    /// Progress cards in order; the first `round` of them are known.
    pub(crate) deck: [u8; 16],
    pub(crate) round: u8,
    pub(crate) first: Seat,
    /// Medals still on each track, as bits by position.
    pub(crate) medals_left: [u32; 2],
    /// Medals lying on the current card.
    pub(crate) card_medals: [u8; 2],

    #[serde(rename = "step")]
    pub(crate) phase: Phase,
    /// Whose turn it is; while tiles are placed, who places; in the card step, who executes.
    pub(crate) active: Seat,
    pub(crate) task: Task,
    /// Ship chosen to fly, as an index into the active player's ships.
    pub(crate) flying: Option<u8>,
    /// Column bonus (bit 0) and row bonus (bit 1) used in this turn.
    pub(crate) bonuses_used: u8,
    pub(crate) conversions: u8,
    pub(crate) displacements: u8,
    /// Arrangements the active player's cards had since the last command other than a free power (R9.6).
    pub(crate) arrangements: Vec<Arrangement>,
    pub(crate) interrupts: Queue,

    /// Tiles not yet placed, the next one last; hidden from all players.
    pub(crate) stack: Vec<u8>,
    /// Set-up technologies; empty until the seat has chosen.
    pub(crate) chosen: [Techs; SEATS],
    /// Solo bonus cubes still to choose.
    pub(crate) bonus_cubes: u8,
    /// Selected players that have not executed the card yet, as bits.
    pub(crate) card_queue: u8,
}

/// The steps of the game (R4.1).
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Step"))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    PlaceTiles,
    BonusCubes,
    SetupTech,
    /// Phase main, action cube not moved yet.
    Select,
    Main,
    Bonus,
    Move,
    Withdraw,
    Card,
    /// The card is done; medals and the next round follow without a decision.
    Cleanup,
    Over,
}

impl Phase {
    /// Whether this is part of a player's turn (R4.3).
    pub fn is_turn(self) -> bool {
        matches!(self, Phase::Select | Phase::Main | Phase::Bonus | Phase::Move | Phase::Withdraw)
    }
}

/// The effect being carried out: its script, the current clause, and its progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Task {
    pub script: Script,
    #[serde(rename = "term")]
    pub clause: u8,
    /// The clause's term is impossible, so its replacement is carried out.
    pub instead: bool,
    /// How often the current term was used.
    pub times: u8,
    /// Cards exploited or ships moved, as bits by their index with the player.
    pub mask: u8,
    /// Technology level just reached by a card (R11.4).
    pub level: u8,
    /// A bonus action is chosen but its cube not burned yet.
    pub burn_due: bool,
}

/// Where the terms of a task come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Script {
    #[default]
    None,
    /// The action of the space the cube is on.
    Main,
    /// Bonus action by its index.
    Bonus(u8),
    /// The movement of a turn (R8.2).
    Movement,
    /// The current progress card.
    Card,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub depot: Cubes,
    pub well: Cubes,
    pub earth: Cubes,
    pub colonies: [Colony; COLONIES],
    pub colonised: u8,
    /// Level in each technology.
    pub tech: [u8; 5],
    /// Position on each track.
    pub track: [u8; 2],
    pub medals: [u8; 2],
    /// [`Hex::OFF`] is the reserve.
    pub ships: [Hex; SHIPS],
    pub cube: Space,
    /// Index of the player's objective; none in solo games, where the campaign's objectives count.
    pub objective: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Colony {
    pub card: Card,
    pub cubes: Cubes,
    pub terraformed: bool,
    pub zone: Zone,
    /// Where the tile lies.
    pub hex: Hex,
}

impl Colony {
    pub(crate) const NONE: Colony =
        Colony { card: Card(0), cubes: Cubes::NONE, terraformed: false, zone: Zone::Short, hex: Hex::OFF };
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ghost {
    pub tech: [u8; 5],
    pub track: [u8; 2],
    pub medals: [u8; 2],
}

/// A question that is answered before anything else (R4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interrupt {
    pub seat: Seat,
    pub icon: Icon,
    /// The track that the icon lies on. Positions of version 1 do not name it: it is told to players and decides nothing.
    #[serde(default = "Interrupt::unnamed_track")]
    pub track: Track,
}

impl Interrupt {
    fn unnamed_track() -> Track {
        Queue::EMPTY.items[0].track
    }
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    Regenerate,
    Produce(Kind),
}

/// Interrupts in the order in which they arose. One command raises at most eight: a technology step moves one marker two
/// positions and three others one each; a path takes at most four objectives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Queue {
    items: [Interrupt; 8],
    len: u8,
}

impl Queue {
    pub(crate) const EMPTY: Queue =
        Queue { items: [Interrupt { seat: Seat(0), icon: Icon::Regenerate, track: Track::Colonial }; 8], len: 0 };

    #[inline]
    pub fn head(&self) -> Option<Interrupt> {
        (self.len > 0).then(|| self.items[0])
    }

    pub fn iter(&self) -> impl Iterator<Item = Interrupt> {
        self.items.into_iter().take(usize::from(self.len))
    }

    pub(crate) fn push(&mut self, interrupt: Interrupt) {
        self.items[usize::from(self.len)] = interrupt;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) {
        self.items.rotate_left(1);
        self.len -= 1;
        // Reset unused slots, so that derived equality compares only open interrupts.
        self.items[usize::from(self.len)..].fill(Queue::EMPTY.items[0]);
    }
}

impl Player {
    pub fn colonies(&self) -> &[Colony] {
        &self.colonies[..usize::from(self.colonised)]
    }

    /// The player's planet cards with their cubes, Earth first.
    pub fn cards(&self) -> impl Iterator<Item = (Card, Cubes)> + '_ {
        let colonies = self.colonies().iter().map(|colony| (colony.card, colony.cubes));
        std::iter::once((Card::EARTH, self.earth)).chain(colonies)
    }

    /// Where the player keeps a colony's card.
    pub fn slot(&self, card: Card) -> Option<usize> {
        self.colonies().iter().position(|colony| colony.card == card)
    }

    pub fn cubes(&self, card: Card) -> Option<Cubes> {
        if card == Card::EARTH { Some(self.earth) } else { self.slot(card).map(|slot| self.colonies[slot].cubes) }
    }

    /// The cubes on a controlled card.
    pub(crate) fn cubes_mut(&mut self, card: Card) -> &mut Cubes {
        if card == Card::EARTH {
            return &mut self.earth;
        }
        let slot = self.slot(card).expect("a controlled card");
        &mut self.colonies[slot].cubes
    }

    /// The tile ships appear next to; Sol for Earth.
    pub(crate) fn site(&self, card: Card) -> Option<Hex> {
        if card == Card::EARTH { Some(Hex::SOL) } else { self.slot(card).map(|slot| self.colonies[slot].hex) }
    }

    #[inline]
    pub fn level(&self, tech: Tech) -> &'static Level {
        &data().levels[tech.index()][usize::from(self.tech[tech.index()])]
    }

    pub fn reserve(&self) -> u8 {
        self.ships.iter().filter(|ship| !ship.is_on_map()).count() as u8
    }

    /// Cubes that can be burned (R5.3).
    pub fn outside_well(&self) -> u8 {
        self.depot.total() + self.cards().map(|(_, cubes)| cubes.total()).sum::<u8>()
    }

    pub fn position(&self, track: Track) -> u8 {
        self.track[track.index()]
    }

    pub(crate) fn arrangement(&self) -> Arrangement {
        let mut packed = 0u128;
        for (_, cubes) in self.cards() {
            for kind in Kind::ALL {
                packed = packed << 6 | u128::from(cubes[kind]);
            }
        }
        Arrangement([packed as u64, (packed >> 64) as u64])
    }
}

impl Kepler {
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// The current progress card, between its reveal and the end of the round.
    pub fn card(&self) -> Option<u8> {
        (self.round > 0).then(|| self.deck[usize::from(self.round) - 1])
    }

    /// Seats in the turn order of this round (R1.7).
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.seats);
        (0..seats).map(move |n| Seat((first + n) % seats))
    }
}

/// A card the player controls, or the refusal (R1.2).
pub(crate) fn controlled(player: &Player, card: Card) -> Result<Cubes, Illegal> {
    player.cubes(card).ok_or(Illegal::new("R1.2", "not_controlled"))
}

pub(crate) fn at_max(level: u8) -> bool {
    level >= MAX_LEVEL
}
