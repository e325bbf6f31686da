//! The nouns of the game: small, `Copy`, and usable as indices.

use orrery_engine::{first_by_default, noun, noun_set};
use serde::{Deserialize, Serialize};

noun! {
    /// The two sides of the main board (R6.1).
    Side { Orbit = "orbit", Colony = "colony" }
}

impl Side {
    pub const fn other(self) -> Side {
        match self {
            Side::Orbit => Side::Colony,
            Side::Colony => Side::Orbit,
        }
    }
}

noun! {
    /// The five resources, and the crystal, which is none (R1.1).
    Item {
        Mineral = "mineral",
        Battery = "battery",
        Water = "water",
        Plant = "plant",
        Oxygen = "oxygen",
        Crystal = "crystal",
    }
}

noun_set! {
    /// Items as bits.
    Items(u8) of Item
}

/// Resources of the game; they are the first items.
pub const RESOURCES: usize = 5;

impl Item {
    pub const RESOURCES: [Item; RESOURCES] = [Item::Mineral, Item::Battery, Item::Water, Item::Plant, Item::Oxygen];

    /// Everything the warehouse may hold, in its order (R3.2).
    pub const WAREHOUSE: [Item; 5] = [Item::Crystal, Item::Battery, Item::Water, Item::Plant, Item::Oxygen];

    pub const fn is_resource(self) -> bool {
        !matches!(self, Item::Crystal)
    }
}

noun! {
    /// The types of buildings (R1.2). Each yields the item of the same number.
    Building {
        Mine = "mine",
        Generator = "generator",
        WaterExtractor = "water_extractor",
        Greenhouse = "greenhouse",
        OxygenCondenser = "oxygen_condenser",
        Shelter = "shelter",
    }
}

noun_set! {
    /// Types of buildings as bits.
    Buildings(u8) of Building
}

/// Types with a stack of tiles, a progress cube and a column of the progress area: all but the shelter.
pub const STACKS: usize = 5;
/// Columns of the life support system.
pub const LSS: usize = 4;

impl Building {
    pub const LSS: [Building; LSS] =
        [Building::Generator, Building::WaterExtractor, Building::Greenhouse, Building::OxygenCondenser];

    /// What a building of this type gives (R10.10, R18.6).
    pub const fn yields(self) -> Item {
        Item::ALL[self as usize]
    }

    /// The tech that lets it grow into a complex (R10.4).
    pub const fn tech(self) -> Tech {
        Tech::ALL[self as usize]
    }

    /// The column of the life support system, if the type has one (R11.1).
    pub const fn lss(self) -> Option<usize> {
        match self {
            Building::Mine | Building::Shelter => None,
            _ => Some(self as usize - 1),
        }
    }
}

noun! {
    /// Kinds of tech tiles; the first six are those of the buildings.
    Tech {
        Mine = "mine",
        Generator = "generator",
        WaterExtractor = "water_extractor",
        Greenhouse = "greenhouse",
        OxygenCondenser = "oxygen_condenser",
        Shelter = "shelter",
        Rover = "rover",
        Upgrade = "upgrade",
        Ship = "ship",
    }
}

noun_set! {
    /// Kinds of tech tiles as bits.
    Techs(u16) of Tech
}

noun! {
    /// Spaces of the laboratory, by column and position from the top.
    LabSpace {
        C1x1 = "c1_1", C1x2 = "c1_2",
        C2x1 = "c2_1", C2x2 = "c2_2", C2x3 = "c2_3",
        C3x1 = "c3_1", C3x2 = "c3_2",
        C4x1 = "c4_1", C4x2 = "c4_2", C4x3 = "c4_3",
        C5x1 = "c5_1", C5x2 = "c5_2",
        C6x1 = "c6_1",
    }
}

impl LabSpace {
    /// The column, which is the level of a tile there (R7.5).
    pub const fn level(self) -> u8 {
        const LEVELS: [u8; LabSpace::ALL.len()] = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6];
        LEVELS[self as usize]
    }
}

noun_set! {
    /// Spaces of the laboratory as bits.
    LabSpaces(u16) of LabSpace
}

noun! {
    /// Rows of the tech grid, by what their tiles cost.
    Row { Top = "top", Middle = "middle", Bottom = "bottom" }
}

noun! {
    /// The main actions of both sides (R6.1).
    MainAction {
        LandingPod = "landing_pod",
        ObtainBlueprint = "obtain_blueprint",
        LearnTechnology = "learn_technology",
        ResearchDevelopment = "research_development",
        Resupply = "resupply",
        ControlCenter = "control_center",
        ConstructBuilding = "construct_building",
        UpgradeBuilding = "upgrade_building",
        WelcomeShip = "welcome_ship",
        HireOrContract = "hire_or_contract",
    }
}

noun! {
    /// Main actions that take a colonist onto a slot (R6.2).
    SlotAction {
        ObtainBlueprint = "obtain_blueprint",
        ResearchDevelopment = "research_development",
        ConstructBuilding = "construct_building",
        UpgradeBuilding = "upgrade_building",
        HireOrContract = "hire_or_contract",
    }
}

impl SlotAction {
    pub const fn of(action: MainAction) -> Option<SlotAction> {
        match action {
            MainAction::ObtainBlueprint => Some(SlotAction::ObtainBlueprint),
            MainAction::ResearchDevelopment => Some(SlotAction::ResearchDevelopment),
            MainAction::ConstructBuilding => Some(SlotAction::ConstructBuilding),
            MainAction::UpgradeBuilding => Some(SlotAction::UpgradeBuilding),
            MainAction::HireOrContract => Some(SlotAction::HireOrContract),
            _ => None,
        }
    }

    pub const fn side(self) -> Side {
        match self {
            SlotAction::ObtainBlueprint | SlotAction::ResearchDevelopment => Side::Orbit,
            _ => Side::Colony,
        }
    }
}

noun! {
    /// The executive actions, by depot space from the top (R15.1).
    Executive {
        Develop = "exec_develop",
        Rover = "exec_rover",
        Blueprint = "exec_blueprint",
        Upgrade = "exec_upgrade",
        Mineral = "exec_mineral",
        Bots = "exec_bots",
        Warehouse = "exec_warehouse",
        AdvancedBuilding = "exec_advanced_building",
    }
}

noun! {
    /// The scientists, by slot of the display. Each works in the type of building of the same number.
    Scientist {
        Geologist = "geologist",
        RdEngineer = "rd_engineer",
        Hydrologist = "hydrologist",
        Biochemist = "biochemist",
        Geochemist = "geochemist",
        SystemsEngineer = "systems_engineer",
    }
}

noun_set! {
    /// Scientists as bits.
    Scientists(u8) of Scientist
}

noun! {
    /// The mission cards.
    Mission {
        Research = "mission_research",
        Blueprints = "mission_blueprints",
        Advanced = "mission_advanced",
        Bots = "mission_bots",
        Discovery = "mission_discovery",
        Techs = "mission_techs",
        Progress = "mission_progress",
        Scientists = "mission_scientists",
        Contracts = "mission_contracts",
    }
}

noun! {
    /// What missions and First Colonist cards count (R16.3, R23).
    Deed {
        ResearchTileTaken = "research_tile_taken",
        BlueprintTaken = "blueprint_taken",
        AdvancedBuildingPlaced = "advanced_building_placed",
        BotPlaced = "bot_placed",
        DiscoveryTileTaken = "discovery_tile_taken",
        TechTaken = "tech_taken",
        ProgressCubePlaced = "progress_cube_placed",
        ScientistTaken = "scientist_taken",
        ContractCompleted = "contract_completed",
        TravelAny = "travel_any",
        ShelterBuilt = "shelter_built",
        DevelopOnce = "develop_once",
        DevelopTwiceSameTurn = "develop_twice_same_turn",
        DiscoveryTilePlaced = "discovery_tile_placed",
    }
}

noun_set! {
    /// Deeds as bits.
    Deeds(u16) of Deed
}

noun! {
    /// Reward tiles of the life support system.
    LssReward {
        Tech = "lss_tech",
        Ships = "lss_ships",
        Advanced = "lss_advanced",
        Mines = "lss_mines",
        Bots = "lss_bots",
        Discovery = "lss_discovery",
        Shelters = "lss_shelters",
        Colonists = "lss_colonists",
    }
}

noun! {
    /// The benefits of which one is chosen with a reward tile (R11.4).
    LssBenefit { BotMove = "lss_bot_move", Crystal = "lss_crystal", Mineral = "lss_mineral", Retrieve = "lss_retrieve" }
}

noun! {
    /// Discovery tiles.
    Discovery {
        Develop = "disc_develop",
        Upgrade = "disc_upgrade",
        BuildAny = "disc_build_any",
        Hire = "disc_hire",
        Blueprints = "disc_blueprints",
        Warehouse = "disc_warehouse",
        Crystals = "disc_crystals",
        Tech = "disc_tech",
        BuildMine = "disc_build_mine",
        BuildGenerator = "disc_build_generator",
        BuildWaterExtractor = "disc_build_water_extractor",
        BuildGreenhouse = "disc_build_greenhouse",
        BuildOxygenCondenser = "disc_build_oxygen_condenser",
        BuildShelter = "disc_build_shelter",
        Mineral = "disc_mineral",
        Battery = "disc_battery",
        Water = "disc_water",
        Plant = "disc_plant",
        Oxygen = "disc_oxygen",
    }
}

noun_set! {
    /// Discovery tiles as bits.
    Discoveries(u32) of Discovery
}

noun! {
    /// Types of research tiles.
    Research { A = "research_A", B = "research_B", C = "research_C", D = "research_D" }
}

noun_set! {
    /// Types of research tiles as bits.
    ResearchSet(u8) of Research
}

noun! {
    /// Types of contracts (R21.2).
    ContractType { Upgrade = "upgrade", Delivery = "delivery", Expertise = "expertise", Network = "network" }
}

noun! {
    /// First Colonist cards of the first kind (R20.1).
    CardA { One = "first_a_1", Two = "first_a_2", Three = "first_a_3", Four = "first_a_4" }
}

noun_set! {
    CardsA(u8) of CardA
}

noun! {
    /// First Colonist cards of the second kind (R20.1).
    CardB {
        One = "first_b_1",
        Two = "first_b_2",
        Three = "first_b_3",
        Four = "first_b_4",
        Five = "first_b_5",
        Six = "first_b_6",
        Seven = "first_b_7",
        Eight = "first_b_8",
    }
}

noun_set! {
    CardsB(u8) of CardB
}

noun! {
    /// What the solo player may have to reach (R22.15).
    SoloGoal {
        FirstColonists = "solo_first_colonists",
        NextGeneration = "solo_next_generation",
        HunkyDory = "solo_hunky_dory",
        MartianPotato = "solo_martian_potato",
    }
}

noun! {
    /// What a completed private goal brings (R17.1).
    GoalReward { Common = "common", Own = "own", None = "none" }
}

noun! {
    /// The six directions, as arrows of building tiles point.
    Direction { N = "N", NE = "NE", SE = "SE", S = "S", SW = "SW", NW = "NW" }
}

noun_set! {
    /// Directions as bits.
    Directions(u8) of Direction
}

first_by_default!(Tech, Discovery, CardB);

/// Cards by their printed number, from 1; 0 for none.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $set:ident, $count:literal) => {
        $(#[$doc])*
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            pub const NONE: $name = $name(0);
            pub const COUNT: usize = $count;

            pub const fn is_some(self) -> bool {
                self.0 != 0
            }

            /// Whether there is a card of this number.
            pub const fn exists(self) -> bool {
                self.0 >= 1 && self.0 as usize <= Self::COUNT
            }

            pub const fn index(self) -> usize {
                self.0 as usize - 1
            }

            pub fn all() -> impl Iterator<Item = $name> + Clone {
                (1..=$count).map($name)
            }
        }

        /// Such cards as bits.
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $set(pub u32);

        impl $set {
            pub const EMPTY: $set = $set(0);

            pub const fn only(card: $name) -> $set {
                $set(1 << card.0)
            }

            pub const fn contains(self, card: $name) -> bool {
                card.exists() && self.0 >> card.0 & 1 == 1
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            pub fn insert(&mut self, card: $name) {
                self.0 |= 1 << card.0;
            }

            pub fn remove(&mut self, card: $name) {
                self.0 &= !(1 << card.0);
            }

            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            pub const fn is_subset(self, of: $set) -> bool {
                self.0 & !of.0 == 0
            }

            /// In ascending order. Bits without a card, which a client may send, are skipped.
            pub fn iter(self) -> impl Iterator<Item = $name> + Clone {
                let mut bits = self.0 & ((1 << ($count + 1)) - 2);
                std::iter::from_fn(move || {
                    let next = (bits != 0).then(|| $name(bits.trailing_zeros() as u8));
                    bits &= bits.wrapping_sub(1);
                    next
                })
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(cards: I) -> $set {
                let mut set = $set::EMPTY;
                cards.into_iter().for_each(|card| set.insert(card));
                set
            }
        }
    };
}

numbered! {
    /// A blueprint by its number.
    Blueprint, Blueprints, 24
}

numbered! {
    /// An earth contract by its number.
    Contract, Contracts, 24
}

numbered! {
    /// A private goal by its number.
    Goal, Goals, 24
}

numbered! {
    /// A card of the solo opponent by its number.
    SoloCard, SoloCards, 12
}
