//! The small nouns of the game: terrains, tracks, rings, boards, cards.

use orrery_engine::{noun, noun_set};
use serde::{Deserialize, Serialize};

noun!(
    /// A terrain of a square, and the resource of an icon on it (R1.2). The first five have a track.
    Terrain { Civ = "civ", Water = "water", Biomass = "biomass", Rover = "rover", Tech = "tech", Energy = "energy" }
);
noun!(
    /// A track of the corporation board, from left to right, and the cube that starts on it (R1.1).
    Track { Civ = "civ", Water = "water", Biomass = "biomass", Rover = "rover", Tech = "tech" }
);
noun_set!(
    /// A set of tracks, or of their cubes.
    Tracks(u8) of Track
);
noun!(
    /// A ring of the station (R1.4).
    Ring { Small = "small", Large = "large" }
);
noun!(
    PlanetId {
        K5b4156 = "k5b-4156",
        K273 = "k-273",
        Gaia = "gaia",
        Persephone = "persephone",
        Arashi = "arashi",
        Petra = "petra",
        Tartarus = "tartarus",
        Charybdis = "charybdis",
        Kaax = "kaax",
        Pajitnov = "pajitnov",
        Oblivion = "oblivion",
        Cerberus = "cerberus",
        Lacuna = "lacuna",
    }
);
noun!(
    CorporationId {
        UniversalCoalition = "universal-coalition",
        Republic = "republic",
        Wormhole = "wormhole",
        Cosmos = "cosmos",
        Horizon = "horizon",
        JumpDrive = "jump-drive",
        Oasis = "oasis",
        Makeshift = "makeshift",
        Flux = "flux",
    }
);
noun!(
    Colour { Green = "green", Orange = "orange", Red = "red" }
);
noun!(
    /// A board whose face is chosen in set-up (R2.4).
    Face { Planet = "planet", Corporation = "corporation" }
);
noun_set!(Faces(u8) of Face);

impl Terrain {
    /// The track an icon of this resource advances; energy has none of its own.
    pub const fn track(self) -> Option<Track> {
        match self {
            Terrain::Civ => Some(Track::Civ),
            Terrain::Water => Some(Track::Water),
            Terrain::Biomass => Some(Track::Biomass),
            Terrain::Rover => Some(Track::Rover),
            Terrain::Tech => Some(Track::Tech),
            Terrain::Energy => None,
        }
    }
}

impl Track {
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[self.index()]
    }
}

/// A tile: 12 shapes, six terrain pairs, without or with a meteor symbol (R1.3).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(pub u8);

impl Tile {
    pub const COUNT: u8 = 144;

    pub const fn new(shape: usize, pair: usize, meteor: bool) -> Tile {
        Tile((shape * 12 + pair * 2) as u8 + meteor as u8)
    }

    pub const fn shape(self) -> usize {
        self.0 as usize / 12
    }

    pub const fn pair(self) -> usize {
        self.0 as usize % 12 / 2
    }

    pub const fn has_meteor(self) -> bool {
        self.0 % 2 == 1
    }
}

/// A set of cards of one deck, by their numbers from 1 on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(pub u64);

impl Cards {
    pub const NONE: Cards = Cards(0);

    pub const fn contains(self, card: u8) -> bool {
        card < 64 && self.0 >> card & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    pub fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..64).filter(move |&card| self.contains(card))
    }

    /// The card at this place, counted from the lowest.
    pub fn nth(self, n: u32) -> Option<u8> {
        self.iter().nth(n as usize)
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
