//! What a seat or a spectator may see (R24.1, R24.8).

use orrery_engine::{Seat, Viewer, noun};
use serde::Serialize;

use crate::board::{Hex, HexSet};
use crate::components::data;
use crate::effects::Boost;
use crate::event::Tile;
use crate::kinds::{
    Blueprint, Building, CardA, CardB, Contract, ContractType, Discovery, Goal, Goals, Item, LabSpace, LssReward, Research,
    Scientist, SlotAction, SoloCard, Tech,
};
use crate::options::Options;
use crate::state::{DisplayCard, MissionCard, OnMars, Phase, Shuttle, Step, Use, Work};

/// The position as one viewer sees it.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view this is; `None` for spectators.
    pub viewer: Option<Seat>,
    #[cfg_attr(test, ts(type = "Record<string, string>"))]
    pub options: Options,
    pub seats: u8,
    pub phase: Phase,
    pub round: u8,
    pub end_triggered: bool,
    pub last_round: bool,
    /// Whose turn, travel or last delivery it is.
    pub active: Seat,
    pub step: Step,
    /// Actions taken in the turn of the colonization phase.
    pub main_done: bool,
    pub exec_done: bool,
    /// Order of the running phase, and how many of it are through.
    pub order: Vec<Seat>,
    pub done: u8,
    /// Who must decide, and about what.
    pub decider: Option<Seat>,
    pub question: Question,
    /// What the question is about, where it is about something.
    pub about: About,
    /// The last company is the solo opponent's in a solo game.
    pub players: Vec<PlayerView>,
    /// Hexes with anything on them, in ascending order.
    pub hexes: Vec<HexView>,
    pub exploration: Vec<Discovery>,
    /// Tiles in the discovery stack, in the tech pile.
    pub discoveries_left: usize,
    pub techs_left: usize,
    /// Level-1 and level-3 cards in the blueprint deck.
    pub blueprints_left: [usize; 2],
    /// Arrows of the top tile of each stack and its size, by type.
    pub stacks: Vec<StackView>,
    pub warehouse: Vec<(Item, u8)>,
    /// Rows of 3, 3 and 2 from the top.
    pub grid: Vec<Option<Tech>>,
    /// Upper row, lower row.
    pub display: [Vec<Option<Blueprint>>; 2],
    pub cards: Vec<DisplayCard>,
    pub contract_deck: Vec<Contract>,
    pub contract_types: [ContractType; 2],
    /// Where each scientist works.
    pub workplaces: Vec<(Scientist, Blueprint)>,
    pub radar: Option<Discovery>,
    pub missions: Vec<MissionCard>,
    pub remaining_missions: u8,
    /// Type, row of its marker, reward tile above it.
    pub lss: Vec<(Building, u8, LssReward)>,
    pub colony_level: u8,
    pub shuttle: Shuttle,
    /// Foreign tech used in this turn and not settled yet: one oxygen each.
    pub uses: Vec<Use>,
    /// The movement being made.
    pub movement: Option<MovementView>,
    pub solo: Option<SoloView>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub op: i16,
    /// What the seat would score if the game ended now, without contracts that may still be completed.
    pub total: i32,
    pub storage: [u8; 5],
    pub capacity: u8,
    pub crystals: u8,
    pub waiting: u8,
    /// Depot spaces with a ship, from 1.
    pub ships: Vec<u8>,
    pub hangar: u8,
    pub quarters: u8,
    pub quarters_slots: u8,
    pub working: u8,
    pub supply: u8,
    /// Colonists on slots.
    pub slots: Vec<(SlotAction, u8)>,
    /// What each action with slots would cost the seat beyond its colonist now.
    pub surcharges: Vec<(SlotAction, u8)>,
    /// The fewest crystals for which the seat can use an advanced building now; `None` if there is none that it may use.
    pub advanced_price: Option<u8>,
    pub bots: Vec<Hex>,
    /// `None`: not on the map yet.
    pub rover: Option<Hex>,
    pub shelters: u8,
    pub lab: Vec<(Tech, LabSpace)>,
    pub cubes: Vec<Building>,
    pub blueprints: Vec<BlueprintView>,
    pub scientists: Vec<Scientist>,
    pub contracts: Vec<ContractView>,
    pub discoveries: Vec<Discovery>,
    pub research: Vec<Research>,
    pub space: u8,
    /// Goal cards in hand; which ones only for their owner.
    pub goals: usize,
    pub hand: Vec<Goal>,
    /// Cards paid as crystals, for their owner.
    pub paid: Vec<Goal>,
    pub goals_paid: usize,
    pub completed: Option<Goal>,
    /// Own goals whose condition holds now.
    pub fulfilled: Vec<Goal>,
    /// For each own goal in hand, how much of what it asks for there is, and how much that is.
    pub progress: Vec<(Goal, u8, u8)>,
    pub has_card_a: bool,
    pub card_a: Option<CardA>,
    pub cards_b: usize,
    pub hand_b: Vec<CardB>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BlueprintView {
    pub blueprint: Blueprint,
    /// Where its marker stands.
    pub built: Option<Hex>,
    /// Buildings in the zone of the owner's bots that it fits, until it is built.
    pub sites: Vec<Hex>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ContractView {
    pub contract: Contract,
    pub completed: bool,
    /// Items on the card.
    pub items: Vec<(Item, u8)>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HexView {
    pub hex: Hex,
    pub building: Option<Building>,
    /// Whose shelter it is.
    pub owner: Option<Seat>,
    /// Buildings in its group.
    pub size: u8,
    /// The blueprint of the advanced building marker, and whose it is.
    pub advanced: Option<(Blueprint, Seat)>,
    pub miner: Option<Seat>,
    pub bots: Vec<Seat>,
    pub rovers: Vec<Seat>,
    pub tile: Option<Tile>,
    pub crystal: bool,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StackView {
    pub building: Building,
    pub tiles: usize,
    pub arrows: Vec<crate::kinds::Direction>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MovementView {
    pub seat: Seat,
    /// Points left; `None`: such pieces do not move.
    pub bots: Option<u8>,
    pub rover: Option<u8>,
    pub rover_moved: bool,
    /// Hexes of bots that have moved.
    pub moved: Vec<Hex>,
    /// Rover tech may still be used.
    pub tech: bool,
    pub as_rover: bool,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SoloView {
    pub deck: usize,
    pub discard: Vec<SoloCard>,
    pub draws: u8,
    pub latest: Option<SoloCard>,
    pub sequence: Building,
    pub bots: u8,
}

noun! {
    /// The kind of a decision (R27).
    Question {
        Nothing = "nothing",
        TurnOrder = "turn_order",
        SetShuttle = "set_shuttle",
        Turn = "turn",
        Offer = "offer",
        Surcharge = "surcharge",
        Payment = "payment",
        Blueprint = "blueprint",
        Tech = "tech",
        LabSpace = "lab_space",
        Develop = "develop",
        Warehouse = "warehouse",
        Choice = "choice",
        Retrieve = "retrieve",
        ProduceMore = "produce_more",
        GainMore = "gain_more",
        Movement = "movement",
        TakeTile = "take_tile",
        BotTiles = "bot_tiles",
        BuildingType = "building_type",
        BuildingHex = "building_hex",
        BuildingTech = "building_tech",
        Displace = "displace",
        LssBenefit = "lss_benefit",
        Upgrade = "upgrade",
        UpgradeHex = "upgrade_hex",
        Ship = "ship",
        ShipReward = "ship_reward",
        BotHex = "bot_hex",
        Hire = "hire",
        Refill = "refill",
        UseBuilding = "use_building",
        Radar = "radar",
        Allot = "allot",
        TravelTile = "travel_tile",
        TravelHex = "travel_hex",
        Shuttle = "shuttle",
        OwnerChoice = "owner_choice",
        GoalWindow = "goal_window",
        CardsB = "cards_b",
        FinalDeliveries = "final_deliveries",
    }
}

/// What a question is about.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct About {
    /// Points of surcharge, parts left, units to allot.
    pub number: Option<u8>,
    pub building: Option<Building>,
    pub hex: Option<Hex>,
    pub blueprint: Option<Blueprint>,
    pub tech: Option<Tech>,
    pub item: Option<Item>,
    pub contract: Option<Contract>,
    pub action: Option<SlotAction>,
    pub tile: Option<Discovery>,
    /// A colonist buys one more part.
    pub boost: bool,
    /// The building or upgrade costs no resource.
    pub free: bool,
}

impl OnMars {
    /// The kind of the pending decision.
    pub fn question(&self) -> Question {
        let Some(task) = self.top() else {
            return match self.phase {
                Phase::Colonization => Question::Turn,
                Phase::Shuttle => Question::Shuttle,
                Phase::FinalScoring => Question::FinalDeliveries,
                Phase::Setup | Phase::Over => Question::Nothing,
            };
        };
        match task.work {
            Work::Offer(_) => Question::Offer,
            Work::Surcharge { .. } => Question::Surcharge,
            Work::Pay(_) => Question::Payment,
            Work::Blueprints(_) => Question::Blueprint,
            Work::Techs(_) => Question::Tech,
            Work::Develop { .. } => Question::Develop,
            Work::Warehouse { .. } => Question::Warehouse,
            Work::Choice { .. } => Question::Choice,
            Work::Retrieve { .. } => Question::Retrieve,
            Work::ProduceMore(_) => Question::ProduceMore,
            Work::GainMore { .. } => Question::GainMore,
            Work::Upgrades { .. } => Question::Upgrade,
            Work::Ships { .. } => Question::Ship,
            Work::PlaceTech(_) => Question::LabSpace,
            Work::UpgradeHex { .. } => Question::UpgradeHex,
            Work::ShipReward { .. } => Question::ShipReward,
            Work::PlaceBot => Question::BotHex,
            Work::Move => Question::Movement,
            Work::TakeTile(_) => Question::TakeTile,
            Work::BotTiles(_) => Question::BotTiles,
            Work::ConstructType { .. } => Question::BuildingType,
            Work::ConstructHex { .. } => Question::BuildingHex,
            Work::ConstructTech { .. } => Question::BuildingTech,
            Work::Displace { .. } => Question::Displace,
            Work::LssBenefit => Question::LssBenefit,
            Work::Hire { .. } => Question::Hire,
            Work::Refill { .. } => Question::Refill,
            Work::UseBuilding => Question::UseBuilding,
            Work::Radar => Question::Radar,
            Work::Allot { .. } => Question::Allot,
            Work::TravelTile => Question::TravelTile,
            Work::TravelHex(_) => Question::TravelHex,
            Work::ChooseSpace(_) => Question::TurnOrder,
            Work::SetShuttle => Question::SetShuttle,
            Work::OwnerChoice(_) => Question::OwnerChoice,
            Work::GoalWindow => Question::GoalWindow,
            Work::CardsB(_) => Question::CardsB,
            Work::Nothing
            | Work::Do(_)
            | Work::Gain(_)
            | Work::PlaceMarker { .. }
            | Work::Build { .. }
            | Work::Arrows { .. }
            | Work::Yield { .. }
            | Work::Progress { .. }
            | Work::Lss(_)
            | Work::Arrive(_)
            | Work::Travelled
            | Work::Rival(_) => Question::Nothing,
        }
    }

    /// What the pending decision is about.
    pub fn about(&self) -> About {
        let nothing = About::default();
        let Some(task) = self.top() else { return nothing };
        let repeated = |left: u8, boost: Boost| About { number: Some(left), boost: boost.is_possible(), ..nothing };
        match task.work {
            Work::Surcharge { action, points } => About { action: Some(action), number: Some(points), ..nothing },
            Work::Blueprints(run) | Work::Techs(run) => repeated(run.left, run.boost),
            Work::Develop { run, .. }
            | Work::Warehouse { run, .. }
            | Work::Choice { run, .. }
            | Work::Retrieve { run, .. }
            | Work::Upgrades { run, .. }
            | Work::Ships { run, .. } => repeated(run.left, run.boost),
            Work::PlaceTech(tech) | Work::OwnerChoice(tech) => About { tech: Some(tech), ..nothing },
            Work::UpgradeHex { blueprint, free, .. } => About { blueprint: Some(blueprint), free, ..nothing },
            Work::TakeTile(hex) | Work::Displace { from: hex } => About { hex: Some(hex), ..nothing },
            Work::ConstructType { free, .. } => About { free, ..nothing },
            Work::ConstructHex { building, free, .. } => About { building: Some(building), free, ..nothing },
            Work::ConstructTech { building, hex, free, .. } => {
                About { building: Some(building), hex: Some(hex), free, ..nothing }
            }
            Work::Refill { slot } => About { number: Some(slot), ..nothing },
            Work::Allot { item, units, contract } => {
                About { item: Some(item), number: Some(units), contract: Some(contract), ..nothing }
            }
            Work::TravelHex(tile) => About { tile: Some(tile), ..nothing },
            _ => nothing,
        }
    }
}

impl View {
    pub(crate) fn new(game: &OnMars, viewer: Viewer) -> View {
        let deck = |level: u8| game.blueprint_deck.iter().filter(|card| data().blueprint(**card).level == level).count();
        let row = |row: [Blueprint; 6]| row.into_iter().map(|card| card.is_some().then_some(card)).collect();
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            options: game.options,
            seats: game.seats,
            phase: game.phase,
            round: game.round,
            end_triggered: game.end_triggered,
            last_round: game.last_round,
            active: game.active(),
            step: game.turn.step,
            main_done: game.phase == Phase::Colonization && game.turn.acted,
            exec_done: game.turn.exec_done,
            order: game.in_order().to_vec(),
            done: game.done,
            decider: game.deciders().lowest(),
            question: game.question(),
            about: game.about(),
            players: game.all_seats().map(|seat| game.player_view(seat, viewer)).collect(),
            hexes: game.hexes(),
            exploration: game.exploration.into_iter().flatten().collect(),
            discoveries_left: game.discoveries.len(),
            techs_left: game.tech_pile.len(),
            blueprints_left: [deck(1), deck(3)],
            stacks: game.stack_views(),
            warehouse: Item::WAREHOUSE.map(|item| (item, game.warehouse[item.index()])).to_vec(),
            grid: game.grid.to_vec(),
            display: game.display.map(row),
            cards: game.cards.to_vec(),
            contract_deck: game.contract_deck.iter().collect(),
            contract_types: game.contract_types,
            workplaces: Scientist::ALL
                .into_iter()
                .map(|scientist| (scientist, game.workplaces[scientist.index()]))
                .filter(|(_, blueprint)| blueprint.is_some())
                .collect(),
            radar: game.radar,
            missions: game.missions.to_vec(),
            remaining_missions: game.remaining_missions,
            lss: Building::LSS.into_iter().zip(game.lss).zip(game.lss_rewards).map(|((a, b), c)| (a, b, c)).collect(),
            colony_level: game.colony_level,
            shuttle: game.shuttle,
            uses: game.turn.uses.to_vec(),
            movement: game.movement_view(),
            solo: game.is_solo().then(|| SoloView {
                deck: game.solo.deck.len(),
                discard: game.solo.discard.to_vec(),
                draws: game.solo.draws,
                latest: game.solo.latest.is_some().then_some(game.solo.latest),
                sequence: game.solo.sequence,
                bots: game.solo.bots,
            }),
        }
    }
}

impl OnMars {
    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let own = viewer.is(seat);
        let contract = |contract: Contract| ContractView {
            contract,
            completed: self.completed.contains(contract),
            items: Item::ALL
                .into_iter()
                .map(|item| (item, self.delivered[contract.index()][item.index()]))
                .filter(|(_, units)| *units > 0)
                .collect(),
        };
        let blueprint = |blueprint: Blueprint| BlueprintView {
            blueprint,
            built: self.markers[blueprint.index()].on_map(),
            sites: match self.is_built(blueprint) {
                true => Vec::new(),
                false => self.upgrade_sites(seat, blueprint, false).iter().collect(),
            },
        };
        let hand = if own { player.hand } else { Goals::EMPTY };
        PlayerView {
            op: player.op,
            total: self.final_score(seat).total,
            storage: player.storage,
            capacity: player.capacity(),
            crystals: player.crystals,
            waiting: player.waiting,
            ships: (1..=8).filter(|&space| player.has_ship_on(space)).collect(),
            hangar: player.hangar,
            quarters: player.quarters,
            quarters_slots: player.quarters_slots(),
            working: player.working,
            supply: player.supply,
            slots: SlotAction::ALL.into_iter().zip(player.slots).filter(|(_, colonists)| *colonists > 0).collect(),
            surcharges: SlotAction::ALL.map(|action| (action, self.surcharge(seat, action))).to_vec(),
            advanced_price: self.least_building_price(seat),
            bots: player.bots_on_map().collect(),
            rover: player.rover.on_map(),
            shelters: player.shelters.len(),
            lab: Tech::ALL.into_iter().filter_map(|tech| player.lab[tech.index()].map(|space| (tech, space))).collect(),
            cubes: player.cubes.iter().collect(),
            blueprints: player.blueprints.iter().map(blueprint).collect(),
            scientists: player.scientists.iter().collect(),
            contracts: player.contracts.iter().map(contract).collect(),
            discoveries: player.discoveries.iter().collect(),
            research: player.research.iter().collect(),
            space: player.space,
            goals: player.hand.len(),
            hand: hand.iter().collect(),
            paid: if own { player.paid.iter().collect() } else { Vec::new() },
            goals_paid: player.paid.len(),
            completed: player.completed.is_some().then_some(player.completed),
            fulfilled: hand.iter().filter(|&goal| self.is_fulfilled(seat, goal)).collect(),
            progress: hand.iter().map(|goal| self.goal_progress(seat, goal)).collect(),
            has_card_a: player.card_a.is_some(),
            card_a: player.card_a.filter(|_| own),
            cards_b: player.cards_b.iter().count(),
            hand_b: if own { player.cards_b.iter().collect() } else { Vec::new() },
        }
    }

    fn hexes(&self) -> Vec<HexView> {
        let used = self.all_buildings().with(self.pieces()).with(self.tiles).with(self.crystals);
        used.iter().map(|hex| self.hex_view(hex)).collect()
    }

    fn hex_view(&self, hex: Hex) -> HexView {
        let building = self.building_at(hex);
        let seats = |on: &dyn Fn(Seat) -> bool| self.all_seats().filter(|&seat| on(seat)).collect::<Vec<_>>();
        let marker = Blueprint::all().find(|blueprint| self.markers[blueprint.index()] == hex);
        HexView {
            hex,
            building: building.map(|(building, _)| building),
            owner: building.and_then(|(_, owner)| owner),
            size: self.group_size(hex),
            advanced: marker.and_then(|blueprint| Some((blueprint, self.owner_of(blueprint)?))),
            miner: self.all_seats().find(|&seat| self.player(seat).miners.contains(hex)),
            bots: seats(&|seat| self.player(seat).bots.contains(&hex)),
            rovers: seats(&|seat| self.player(seat).rover == hex),
            tile: self.tile_at(hex),
            crystal: self.crystals.contains(hex),
        }
    }

    fn stack_views(&self) -> Vec<StackView> {
        let stack = |(index, stack): (usize, &orrery_engine::List<u8, 6>)| StackView {
            building: Building::ALL[index],
            tiles: stack.len(),
            arrows: stack.last().map_or_else(Vec::new, |&tile| data().arrows[index][usize::from(tile)].iter().collect()),
        };
        self.stacks.iter().enumerate().map(stack).collect()
    }

    fn movement_view(&self) -> Option<MovementView> {
        let task = self.top().filter(|task| task.work == Work::Move)?;
        let moved: HexSet = self.moved_bots(task.seat).map(|(_, hex)| hex).collect();
        Some(MovementView {
            seat: task.seat,
            bots: self.movement.moves.bots.map(|_| self.movement.bots),
            rover: self.movement.moves.rover.map(|_| self.movement.rover),
            rover_moved: self.movement.rover_moved,
            moved: moved.iter().collect(),
            tech: self.movement.moves.tech && !self.movement.tech_used,
            as_rover: self.movement.moves.as_rover,
        })
    }
}
