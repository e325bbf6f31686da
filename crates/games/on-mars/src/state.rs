//! The position: plain data, small and flat.

use orrery_engine::{List, Rng, Seat, edition};
use serde::{Deserialize, Serialize};

use crate::board::{Hex, HexSet, Map};
use crate::components::data;
use crate::effects::Moves;
use crate::kinds::{
    Blueprint, Blueprints, Building, Buildings, CardA, CardB, CardsA, CardsB, Contract, ContractType, Contracts, Deeds,
    Discoveries, Discovery, Goal, Goals, LSS, LabSpace, LabSpaces, LssReward, Mission, RESOURCES, Research, ResearchSet, STACKS,
    Scientist, Scientists, Side, SlotAction, SoloCard, Tech,
};
use crate::options::Options;
pub use crate::work::{Cost, RivalWork, Run, Task, Work};

pub const SEATS: usize = 4;
pub const BOTS: usize = 4;
pub const SHIPS: u8 = 5;
pub const DEPOT: u8 = 8;
pub const COLONISTS: u8 = 12;
pub const MARKERS: u8 = 8;
pub const SHELTERS: u8 = 5;
pub const MISSIONS: usize = 3;
pub const CARD_SLOTS: usize = 6;
pub const MAX_LEVEL: u8 = 5;

/// The seat whose pieces the solo opponent plays (R22.1).
pub const LACERDA: Seat = Seat(1);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OnMars {
    /// Version of the rules this game was set up with; `versions.rs` says what differs. Version 1 did not store it.
    #[serde(default = "edition::first_rules", skip_serializing_if = "edition::are_first_rules")]
    pub(crate) rules: u8,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) rng: Rng,
    pub(crate) players: [Player; SEATS],

    // The map
    /// By type with a stack; shelters belong to players.
    pub(crate) buildings: [HexSet; STACKS],
    pub(crate) crystals: HexSet,
    /// Where discovery and research tiles lie.
    pub(crate) tiles: HexSet,
    pub(crate) discovery_at: [Hex; Discovery::ALL.len()],
    /// Two tiles of each type.
    pub(crate) research_at: [[Hex; 2]; Research::ALL.len()],
    /// Where the marker of each blueprint stands, and all of them.
    pub(crate) markers: [Hex; Blueprint::COUNT],
    pub(crate) advanced: HexSet,

    // Supplies and displays
    /// The next tile last.
    pub(crate) discoveries: List<Discovery, 19>,
    pub(crate) exploration: [Option<Discovery>; 2],
    /// Numbers of tiles within their type, the next one last.
    pub(crate) stacks: [List<u8, 6>; STACKS],
    /// By item; never minerals.
    pub(crate) warehouse: [u8; 6],
    /// Rows of 3, 3 and 2 from the top.
    pub(crate) grid: [Option<Tech>; 8],
    pub(crate) tech_pile: List<Tech, 8>,
    /// The next card last: level 1 above level 3.
    pub(crate) blueprint_deck: List<Blueprint, 24>,
    /// Upper row, lower row.
    pub(crate) display: [[Blueprint; 6]; 2],
    pub(crate) cards: [DisplayCard; CARD_SLOTS],
    pub(crate) contract_deck: Contracts,
    pub(crate) contract_types: [ContractType; 2],
    /// The blueprint where a scientist works.
    pub(crate) workplaces: [Blueprint; Scientist::ALL.len()],
    /// Items lying on contracts.
    pub(crate) delivered: [[u8; 6]; Contract::COUNT],
    pub(crate) completed: Contracts,
    /// The tile on the Radar card.
    pub(crate) radar: Option<Discovery>,

    // Tracks
    pub(crate) missions: [MissionCard; MISSIONS],
    pub(crate) remaining_missions: u8,
    pub(crate) lss: [u8; LSS],
    pub(crate) lss_rewards: [LssReward; LSS],
    pub(crate) colony_level: u8,
    pub(crate) shuttle: Shuttle,

    // Cards that nobody holds
    pub(crate) goals_left: Goals,
    pub(crate) cards_a_left: CardsA,
    /// The next card last.
    pub(crate) b_deck: List<CardB, 8>,

    // The course of the game
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// The end was triggered (R19.1); this is the last round.
    pub(crate) end_triggered: bool,
    pub(crate) last_round: bool,
    /// Order of the current phase, and how many of it have had their turn.
    pub(crate) order: [Seat; SEATS],
    pub(crate) done: u8,
    pub(crate) turn: TurnState,
    pub(crate) movement: Movement,
    /// What is being done, the innermost last (R5.4).
    pub(crate) tasks: List<Task, 40>,
    pub(crate) solo: Solo,
    /// The current decision revealed something, used chance or passed the turn (R24.11).
    #[serde(skip)]
    pub(crate) disclosed: bool,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Setup,
    Colonization,
    Shuttle,
    FinalScoring,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub op: i16,
    /// By resource.
    pub storage: [u8; RESOURCES],
    /// In the depot; below it.
    pub crystals: u8,
    pub waiting: u8,
    /// Depot spaces with a ship, as bits from space 1.
    pub ships: u8,
    pub hangar: u8,
    /// Ships that left the game.
    pub ships_spent: u8,
    pub quarters: u8,
    pub working: u8,
    pub supply: u8,
    pub slots: [u8; SlotAction::ALL.len()],
    /// Mines with one of the player's colonists.
    pub miners: HexSet,
    pub shelters: HexSet,
    /// [`Hex::NONE`]: in the supply.
    pub bots: [Hex; BOTS],
    pub rover: Hex,
    pub lab: [Option<LabSpace>; Tech::ALL.len()],
    pub lab_used: LabSpaces,
    /// Types whose cube lies in the progress area.
    pub cubes: Buildings,
    pub blueprints: Blueprints,
    pub scientists: Scientists,
    pub contracts: Contracts,
    /// Tiles taken from the map.
    pub discoveries: Discoveries,
    pub research: ResearchSet,
    /// Space of the turn order track; 0: none yet.
    pub space: u8,
    pub hand: Goals,
    /// Goal cards paid as crystals.
    pub paid: Goals,
    pub completed: Goal,
    pub card_a: Option<CardA>,
    pub cards_b: CardsB,
    /// Types built since the deal (R20.5).
    pub built: Buildings,
}

/// A slot of the display of scientists and contracts.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DisplayCard {
    #[default]
    Empty,
    Scientist(Scientist),
    Contract(Contract),
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MissionCard {
    pub mission: Mission,
    /// Contributions still needed; 0: complete.
    pub left: u8,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shuttle {
    pub side: Side,
    pub space: u8,
    /// The side it left in this shuttle phase.
    pub left: Option<Side>,
}

/// State of the current turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnState {
    pub step: Step,
    /// The player has done what the phase asks for once: the main action, the travel, or in the set-up the choice of a space.
    #[serde(rename = "main_done")]
    pub acted: bool,
    pub exec_done: bool,
    /// An owner was asked about a use of tech or the colony was updated since the turn ended, so that a goal may be completed (R5.10).
    #[serde(rename = "settled")]
    pub goal_window_due: bool,
    /// Colonists gained from the supply in this turn (R13.4).
    pub gained: u8,
    /// Deeds of the player in the current effect that B cards count, and development steps of this turn.
    pub deeds: Deeds,
    pub steps: u8,
    pub b_revealed: bool,
    /// Foreign tiles used, the oldest first (R8.4).
    pub uses: List<Use, 12>,
}

/// The steps of a turn (R5.3).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// T1.
    Open,
    /// T2a.
    Owners,
    /// T2b.
    Update,
    /// T2c.
    Window,
}

/// A use of somebody's tech tile.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Use {
    pub owner: Seat,
    pub tech: Tech,
}

impl Default for Use {
    fn default() -> Use {
        Use { owner: Seat(0), tech: Tech::Mine }
    }
}

impl TurnState {
    pub(crate) fn new() -> TurnState {
        TurnState {
            step: Step::Open,
            acted: false,
            exec_done: false,
            goal_window_due: false,
            gained: 0,
            deeds: Deeds::EMPTY,
            steps: 0,
            b_revealed: false,
            uses: List::default(),
        }
    }
}

/// A movement being made (R9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Movement {
    pub moves: Moves,
    /// Pieces that no step can move: those of others, colonists on mines, markers.
    pub fixed: HexSet,
    /// Points left.
    pub bots: u8,
    pub rover: u8,
    /// Bots that made a step, as bits.
    pub moved: u8,
    pub rover_moved: bool,
    /// A rover tile was named (R8.2).
    pub tech_used: bool,
}

/// What belongs to the solo opponent alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Solo {
    /// The next card last.
    pub deck: List<SoloCard, 12>,
    pub discard: List<SoloCard, 12>,
    /// Cards revealed in all.
    pub draws: u8,
    pub latest: SoloCard,
    /// The icon of the building sequence under his marker.
    pub sequence: Building,
    /// Bots on his board (R22.12).
    pub bots: u8,
}

impl Player {
    pub(crate) const EMPTY: Player = Player {
        op: 0,
        storage: [0; RESOURCES],
        crystals: 0,
        waiting: 0,
        ships: 0,
        hangar: 0,
        ships_spent: 0,
        quarters: 0,
        working: 0,
        supply: 0,
        slots: [0; SlotAction::ALL.len()],
        miners: HexSet::EMPTY,
        shelters: HexSet::EMPTY,
        bots: [Hex::NONE; BOTS],
        rover: Hex::NONE,
        lab: [None; Tech::ALL.len()],
        lab_used: LabSpaces::EMPTY,
        cubes: Buildings::EMPTY,
        blueprints: Blueprints::EMPTY,
        scientists: Scientists::EMPTY,
        contracts: Contracts::EMPTY,
        discoveries: Discoveries::EMPTY,
        research: ResearchSet::EMPTY,
        space: 0,
        hand: Goals::EMPTY,
        paid: Goals::EMPTY,
        completed: Goal::NONE,
        card_a: None,
        cards_b: CardsB::EMPTY,
        built: Buildings::EMPTY,
    };

    /// The side where the marker stands.
    pub fn side(&self) -> Side {
        if self.space > 4 { Side::Colony } else { Side::Orbit }
    }

    /// Room for each resource (R4.2).
    pub fn capacity(&self) -> u8 {
        self.shelters.len() + 1
    }

    /// Slots of the living quarters (R4.5).
    pub fn quarters_slots(&self) -> u8 {
        (2 + 2 * self.shelters.len()).clamp(4, COLONISTS)
    }

    /// Slots of the living quarters without a colonist.
    pub fn free_quarters(&self) -> u8 {
        self.quarters_slots().saturating_sub(self.quarters)
    }

    /// Depot spaces without a ship (R4.6).
    pub fn depot_spaces(&self) -> u8 {
        DEPOT - self.ships.count_ones() as u8
    }

    pub fn has_ship_on(&self, space: u8) -> bool {
        (1..=DEPOT).contains(&space) && self.ships >> (space - 1) & 1 == 1
    }

    /// Ships taken from the depot in the whole game (R13.3).
    pub fn ships_taken(&self) -> u8 {
        SHIPS - self.ships.count_ones() as u8
    }

    /// Unused advanced building markers (R7.2).
    pub fn markers_left(&self) -> u8 {
        MARKERS - self.blueprints.len() as u8
    }

    /// Bots on the map, and where they stand.
    pub fn bots_on_map(&self) -> impl Iterator<Item = Hex> + Clone + '_ {
        self.bots.iter().copied().filter(|hex| hex.is_on_map())
    }

    /// Hexes with the rover, a bot or a colonist on a mine.
    pub fn pieces(&self) -> HexSet {
        self.bots.iter().fold(self.miners.with(HexSet::only(self.rover)), |all, &hex| all.with(HexSet::only(hex)))
    }

    /// Level of a tech tile; 0: not owned.
    pub fn level(&self, tech: Tech) -> u8 {
        self.lab[tech.index()].map_or(0, LabSpace::level)
    }

    pub fn best_level(&self) -> u8 {
        Tech::ALL.into_iter().map(|tech| self.level(tech)).max().unwrap_or(0)
    }

    pub fn set_tech(&mut self, tech: Tech, space: LabSpace) {
        if let Some(old) = self.lab[tech.index()].replace(space) {
            self.lab_used.remove(old);
        }
        self.lab_used.insert(space);
    }
}

impl OnMars {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn map(&self) -> &'static Map {
        &data().map
    }

    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// Whether the solo opponent plays this seat.
    pub(crate) fn is_rival(&self, seat: Seat) -> bool {
        self.is_solo() && seat == LACERDA
    }

    /// Companies at the table, the solo opponent among them.
    pub(crate) fn companies(&self) -> u8 {
        self.seats.max(2)
    }

    /// The companies in the order of the current phase.
    pub(crate) fn in_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.companies())]
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.companies())
    }

    /// The seat whose turn, travel or final delivery it is.
    pub(crate) fn active(&self) -> Seat {
        self.order[usize::from(self.done) % SEATS]
    }

    /// Buildings of a type; for shelters those of this player (R1.2).
    pub(crate) fn buildings_of(&self, seat: Seat, building: Building) -> HexSet {
        match building {
            Building::Shelter => self.player(seat).shelters,
            _ => self.buildings[building.index()],
        }
    }

    /// All buildings of the map.
    pub(crate) fn all_buildings(&self) -> HexSet {
        let shared = self.buildings.iter().fold(HexSet::EMPTY, |all, set| all.with(*set));
        self.players.iter().fold(shared, |all, player| all.with(player.shelters))
    }

    /// The type of the building on a hex, and whose shelter it is.
    pub(crate) fn building_at(&self, hex: Hex) -> Option<(Building, Option<Seat>)> {
        let stack = (0..STACKS).find(|&index| self.buildings[index].contains(hex));
        stack.map(|index| (Building::ALL[index], None)).or_else(|| {
            let owner = self.all_seats().find(|&seat| self.player(seat).shelters.contains(hex))?;
            Some((Building::Shelter, Some(owner)))
        })
    }

    /// Hexes with a piece (R1.5).
    pub(crate) fn pieces(&self) -> HexSet {
        self.players.iter().fold(self.advanced, |all, player| all.with(player.pieces()))
    }

    /// Hexes that hold nothing (R1.6).
    pub(crate) fn empty_hexes(&self) -> HexSet {
        HexSet::ALL.without(self.all_buildings()).without(self.pieces()).without(self.tiles).without(self.crystals)
    }

    /// Empty hexes, and buildings without a piece (R1.6).
    pub(crate) fn available_hexes(&self) -> HexSet {
        HexSet::ALL.without(self.pieces()).without(self.tiles).without(self.crystals)
    }

    /// The hexes where a player may build: the zones of all own bots (R1.7).
    pub(crate) fn zone(&self, seat: Seat) -> HexSet {
        let map = self.map();
        self.player(seat).bots_on_map().fold(HexSet::EMPTY, |zone, hex| zone.with(map.near(hex)).with(HexSet::only(hex)))
    }

    /// The number of buildings in the group of the building on this hex (R1.8).
    pub(crate) fn group_size(&self, hex: Hex) -> u8 {
        let Some((building, owner)) = self.building_at(hex) else { return 0 };
        let same = self.buildings_of(owner.unwrap_or(Seat(0)), building);
        self.map().group(same, HexSet::only(hex)).len()
    }

    /// The rover's place for distances (R9.4).
    pub(crate) fn rover_place(&self, seat: Seat) -> Hex {
        self.player(seat).rover.on_map().unwrap_or(data().centre)
    }

    /// The owner of a blueprint.
    pub(crate) fn owner_of(&self, blueprint: Blueprint) -> Option<Seat> {
        self.all_seats().find(|&seat| self.player(seat).blueprints.contains(blueprint))
    }

    pub(crate) fn is_built(&self, blueprint: Blueprint) -> bool {
        self.markers[blueprint.index()].is_on_map()
    }

    /// Own markers on the map.
    pub(crate) fn advanced_of(&self, seat: Seat) -> impl Iterator<Item = (Blueprint, Hex)> + '_ {
        self.player(seat)
            .blueprints
            .iter()
            .map(|blueprint| (blueprint, self.markers[blueprint.index()]))
            .filter(|(_, hex)| hex.is_on_map())
    }

    pub(crate) fn advanced_count(&self, seat: Seat) -> u8 {
        self.advanced_of(seat).count() as u8
    }

    /// Mines with a colonist or marker of the player (R17.5).
    pub(crate) fn own_mines(&self, seat: Seat) -> u8 {
        let markers = self.advanced_of(seat).filter(|(blueprint, _)| data().blueprint(*blueprint).upgrades == Building::Mine);
        self.player(seat).miners.len() + markers.count() as u8
    }

    pub(crate) fn push(&mut self, seat: Seat, work: Work) {
        self.tasks.push(Task { seat, work });
    }

    pub(crate) fn top(&self) -> Option<Task> {
        self.tasks.last().copied()
    }

    /// Row of the colony marker (R11.2).
    pub(crate) fn colony_row(&self) -> u8 {
        self.colony_level + 1
    }

    /// Whether the rules of two players hold: fewer tiles, other surcharges.
    pub(crate) fn is_small(&self) -> bool {
        self.seats <= 2
    }

    /// Whether it is this player's own turn of the colonization phase, so that goal cards may pay (R4.7).
    pub(crate) fn is_own_turn(&self, seat: Seat) -> bool {
        self.phase == Phase::Colonization && self.active() == seat
    }
}
