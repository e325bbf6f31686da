//! Conditions of goals, contracts and solo goals (R23).

use orrery_engine::components::{ComponentError, Entry};
use serde::Deserialize;

use crate::kinds::{Building, Contract, Item, Items, LabSpace, LabSpaces, Scientist, Side, Tech};

/// Numbers mean "at least".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    BlueprintsHeld(u8),
    AdvancedBuildings(u8),
    DifferentAdvancedTypes(u8),
    OwnMines(u8),
    OwnAdvanced {
        building: Building,
        count: u8,
    },
    AdvancedBuilding {
        building: Building,
        size: u8,
    },
    AdvancedInComplex {
        markers: u8,
        size: u8,
        different: bool,
    },
    ComplexSize {
        building: Building,
        size: u8,
    },
    DiscoveryTiles(u8),
    ResearchTiles(u8),
    SameResource {
        units: u8,
        kinds: Items,
    },
    KindsAtCapacity(u8),
    Plants(u8),
    Shelters(u8),
    Bots(u8),
    Ships(u8),
    Cubes(u8),
    Scientists(u8),
    ContractsCompleted(u8),
    ColonyLevel(u8),
    Quarters(u8),
    ColonistsTotal(u8),
    TechTiles(u8),
    BestTech(u8),
    TechLevel {
        tech: Tech,
        level: u8,
    },
    TechOnSpaces(LabSpaces),
    RoverDistance(u8),
    // Solo goals
    /// A completed contract of each type in play.
    ContractOfEachType,
    ContractCompleted(Contract),
    ScientistHeld(Scientist),
    GoalCompleted,
    FinishIn(Side),
    OpLead(u8),
}

/// The keys of a condition in the data files; all that are given must hold.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct RawCondition {
    blueprints_held: Option<u8>,
    advanced_buildings: Option<u8>,
    different_advanced_types: Option<u8>,
    own_mines: Option<u8>,
    own_advanced: Option<RawCount>,
    advanced_building: Option<RawComplex>,
    advanced_building_in_complex: Option<RawMarkers>,
    complex_size: Option<RawSize>,
    discovery_tiles: Option<u8>,
    research_tiles: Option<u8>,
    same_resource_in_storage: Option<u8>,
    excluding: Vec<Item>,
    resource_kinds_at_capacity: Option<u8>,
    plants_in_storage: Option<u8>,
    shelters_on_map: Option<u8>,
    bots_on_map: Option<u8>,
    ships_in_hangar: Option<u8>,
    progress_cubes: Option<u8>,
    scientists: Option<u8>,
    contracts_completed: Option<u8>,
    colony_level: Option<u8>,
    colonists_in_quarters: Option<u8>,
    colonists_total: Option<u8>,
    tech_tiles: Option<u8>,
    best_tech_level: Option<u8>,
    tech_level: Option<RawTech>,
    tech_tiles_on_spaces: Vec<LabSpace>,
    rover_distance_from_centre: Option<u8>,
    pub deliver: Option<super::raw::Amounts>,
    contracts_completed_types: Option<RawTypes>,
    contract_completed_id: Option<Contract>,
    scientist_held: Option<Scientist>,
    private_goal_completed: bool,
    finish_in: Option<Side>,
    op_lead: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCount {
    building: Building,
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawComplex {
    building: Building,
    min_complex: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMarkers {
    markers: u8,
    min_size: u8,
    different_complexes: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSize {
    building: Building,
    min: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTech {
    tech: Tech,
    min_level: u8,
}

/// One of each type; which types are in play is a table option (R22.15).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTypes {
    upgrade: u8,
    delivery: u8,
}

impl RawCondition {
    pub(super) fn read(&self, entry: &Entry) -> Result<Vec<Condition>, ComponentError> {
        let numbers = [
            self.blueprints_held.map(Condition::BlueprintsHeld),
            self.advanced_buildings.map(Condition::AdvancedBuildings),
            self.different_advanced_types.map(Condition::DifferentAdvancedTypes),
            self.own_mines.map(Condition::OwnMines),
            self.discovery_tiles.map(Condition::DiscoveryTiles),
            self.research_tiles.map(Condition::ResearchTiles),
            self.resource_kinds_at_capacity.map(Condition::KindsAtCapacity),
            self.plants_in_storage.map(Condition::Plants),
            self.shelters_on_map.map(Condition::Shelters),
            self.bots_on_map.map(Condition::Bots),
            self.ships_in_hangar.map(Condition::Ships),
            self.progress_cubes.map(Condition::Cubes),
            self.scientists.map(Condition::Scientists),
            self.contracts_completed.map(Condition::ContractsCompleted),
            self.colony_level.map(Condition::ColonyLevel),
            self.colonists_in_quarters.map(Condition::Quarters),
            self.colonists_total.map(Condition::ColonistsTotal),
            self.tech_tiles.map(Condition::TechTiles),
            self.best_tech_level.map(Condition::BestTech),
            self.rover_distance_from_centre.map(Condition::RoverDistance),
            self.op_lead.map(Condition::OpLead),
        ];
        let kinds: Items = Item::RESOURCES.into_iter().filter(|item| !self.excluding.contains(item)).collect();
        let spaces: LabSpaces = self.tech_tiles_on_spaces.iter().copied().collect();
        let one_each = |types: &RawTypes| types.upgrade == 1 && types.delivery == 1;
        entry.agrees(
            "condition.contracts_completed_types",
            self.contracts_completed_types.as_ref().is_none_or(one_each),
            "one contract of each type",
        )?;
        let others = [
            self.own_advanced.as_ref().map(|raw| Condition::OwnAdvanced { building: raw.building, count: raw.count }),
            self.advanced_building
                .as_ref()
                .map(|raw| Condition::AdvancedBuilding { building: raw.building, size: raw.min_complex }),
            self.advanced_building_in_complex.as_ref().map(|raw| Condition::AdvancedInComplex {
                markers: raw.markers,
                size: raw.min_size,
                different: raw.different_complexes,
            }),
            self.complex_size.as_ref().map(|raw| Condition::ComplexSize { building: raw.building, size: raw.min }),
            self.same_resource_in_storage.map(|units| Condition::SameResource { units, kinds }),
            self.tech_level.as_ref().map(|raw| Condition::TechLevel { tech: raw.tech, level: raw.min_level }),
            (!spaces.is_empty()).then_some(Condition::TechOnSpaces(spaces)),
            self.contracts_completed_types.as_ref().map(|_| Condition::ContractOfEachType),
            self.contract_completed_id.map(Condition::ContractCompleted),
            self.scientist_held.map(Condition::ScientistHeld),
            self.private_goal_completed.then_some(Condition::GoalCompleted),
            self.finish_in.map(Condition::FinishIn),
        ];
        let conditions: Vec<Condition> = numbers.into_iter().chain(others).flatten().collect();
        entry.agrees("condition", self.deliver.is_some() == conditions.is_empty(), "one kind of condition")?;
        Ok(conditions)
    }
}
