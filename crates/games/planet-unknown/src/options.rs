//! Every switch of the rulebook (R2.1, `setup.toml`).

use orrery_engine::{Game, Message, OptionKind, OptionSpec, SetupError, Switch, noun};
use serde::{Deserialize, Serialize};

use crate::components::{DECK, data};
use crate::kinds::Colour;
use crate::state::PlanetUnknown;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How players get their planet.
    pub planets: Boards,
    /// How players get their corporation.
    pub corporations: Boards,
    /// Deluxe planets and corporations are in the box.
    pub deluxe: Switch,
    /// How far the inner ring is turned against the outer one.
    pub inner_ring: InnerRing,
    /// The event module; always in play in solo games.
    pub events: Switch,
    /// Cards of each colour in the event deck; together twenty.
    pub events_green: u8,
    pub events_orange: u8,
    pub events_red: u8,
    /// 2 to 6 players.
    pub private_objectives: Switch,
    /// 2 players: the station turns automatically.
    pub two_player_rotation: Rotation,
    /// The tile under the one taken is seen before the choice is final.
    pub show_next_tile: Switch,
    /// Which squares are Oblivion's edge (Q7).
    pub oblivion_edge: OblivionEdge,
}

noun! {
    /// How planets or corporations are dealt.
    Boards {
        Symmetric = "symmetric",
        RandomBoardChooseSide = "random_board_choose_side",
        FreeChoice = "free_choice",
        RandomAsymmetric = "random_asymmetric",
    }
}

noun! {
    /// Who turns the station with two players.
    Rotation { Commander = "commander", Automatic = "automatic" }
}

noun! {
    OblivionEdge { Inner = "inner", Outer = "outer" }
}

noun! {
    /// Position of the inner ring relative to the outer one.
    InnerRing { Random = "random", By0 = "0", By1 = "1", By2 = "2", By3 = "3", By4 = "4", By5 = "5" }
}

impl InnerRing {
    pub fn shift(self) -> Option<u8> {
        (self as u8).checked_sub(1)
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            planets: Boards::Symmetric,
            corporations: Boards::Symmetric,
            deluxe: Switch::On,
            inner_ring: InnerRing::Random,
            events: Switch::Off,
            events_green: 7,
            events_orange: 7,
            events_red: 6,
            private_objectives: Switch::Off,
            two_player_rotation: Rotation::Commander,
            show_next_tile: Switch::Off,
            oblivion_edge: OblivionEdge::Inner,
        }
    }
}

const ALL: &[u8] = &[1, 2, 3, 4, 5, 6];
const MANY: &[u8] = &[2, 3, 4, 5, 6];

pub(crate) fn specs() -> Vec<OptionSpec> {
    let boards = || OptionKind::choice(&Boards::ALL.map(Boards::id));
    let count = |default| OptionKind::Number { min: 0, max: DECK as i64, default: Some(default) };
    vec![
        OptionSpec::new("planets", boards(), ALL),
        OptionSpec::new("corporations", boards(), ALL),
        OptionSpec::new("deluxe", OptionKind::switch(Switch::On), ALL),
        OptionSpec::new("inner_ring", OptionKind::choice(&InnerRing::ALL.map(InnerRing::id)), ALL),
        OptionSpec::new("events", OptionKind::switch(Switch::Off), MANY),
        OptionSpec::new("events_green", count(7), ALL),
        OptionSpec::new("events_orange", count(7), ALL),
        OptionSpec::new("events_red", count(6), ALL),
        OptionSpec::new("private_objectives", OptionKind::switch(Switch::Off), MANY),
        OptionSpec::new("two_player_rotation", OptionKind::choice(&Rotation::ALL.map(Rotation::id)), &[2]),
        OptionSpec::new("show_next_tile", OptionKind::switch(Switch::Off), ALL),
        OptionSpec::new("oblivion_edge", OptionKind::choice(&OblivionEdge::ALL.map(OblivionEdge::id)), ALL),
    ]
}

impl Options {
    /// The options that apply to this number of players; all others keep their defaults (R2.1).
    pub(crate) fn for_players(&self, seats: u8) -> Options {
        Options {
            private_objectives: if seats == 1 { Switch::Off } else { self.private_objectives },
            two_player_rotation: if seats == 2 { self.two_player_rotation } else { Rotation::Commander },
            ..*self
        }
    }

    /// Refuses player counts that do not exist and, if there is an event deck, one that cannot be built.
    pub(crate) fn validate(&self, seats: u8) -> Result<(), SetupError> {
        PlanetUnknown::META.check_players(seats)?;
        if seats == 1 || self.events.is_on() { self.validate_deck(seats) } else { Ok(()) }
    }

    /// Each colour has enough cards, and they are twenty (R13.1).
    fn validate_deck(&self, seats: u8) -> Result<(), SetupError> {
        let counts = self.event_mix();
        for (colour, count) in Colour::ALL.into_iter().zip(counts) {
            let most = data().events_of(colour, seats == 1).len();
            if usize::from(count) > most {
                let reason = Message::new("setup-too-few-events").with("most", most as i64).with("count", count);
                return Err(SetupError::option(format!("events_{}", colour.id()), reason));
            }
        }
        let sum: usize = counts.iter().map(|&count| usize::from(count)).sum();
        if sum != DECK {
            return Err(SetupError::option(
                "events_green",
                Message::new("setup-event-deck").with("deck", DECK as i64).with("sum", sum as i64),
            ));
        }
        Ok(())
    }

    /// Cards of the event deck by colour: green, orange, red.
    pub(crate) fn event_mix(&self) -> [u8; 3] {
        [self.events_green, self.events_orange, self.events_red]
    }
}
