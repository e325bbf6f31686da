//! Reads and checks the component data. Everything the rules rely on is checked here, because an owner may have replaced the
//! files.

use orrery_engine::Game;
use orrery_engine::components::{ComponentError, Entry, read as file};

use super::{
    ActionFace, BlueprintFace, CardBFace, ContractFace, Data, DiscoveryFace, ExecutiveFace, GoalFace, LabFace, MissionFace,
    ScientistFace, SoloCardFace, checks, raw,
};
use crate::board::{HEXES, Hex, Map, OFFSETS};
use crate::effects::{Boost, Goods, Term};
use crate::kinds::{
    Blueprint, Building, Contract, ContractType, Direction, Directions, Executive, Item, LSS, LssReward, Mission, Research, Row,
    STACKS, Side, SlotAction, Tech,
};
use crate::state::{Cost, OnMars, SEATS};

pub(super) const BLUEPRINTS: &str = "blueprints.toml";
pub(super) const BOARD: &str = "board.toml";
const BUILDINGS: &str = "buildings.toml";
pub(super) const EXPLORATION: &str = "exploration_tiles.toml";
pub(super) const FIRST: &str = "first_colonists.toml";
pub(super) const LSS_FILE: &str = "lss.toml";
const MISSIONS: &str = "missions.toml";
pub(super) const PLAYER: &str = "player_board.toml";
pub(super) const GOALS: &str = "private_goals.toml";
const CARDS: &str = "scientists_contracts.toml";
pub(super) const SOLO: &str = "solo.toml";
const TECHNOLOGIES: &str = "technologies.toml";

/// Bounds that keep points and amounts inside their types.
const SMALL: i64 = 12;
const POINTS: i64 = 40;

type Result<T> = std::result::Result<T, ComponentError>;

/// Files with several parts, besides the board.
struct Files {
    player: raw::PlayerBoard,
    solo: raw::SoloFile,
    cards: raw::ScientistFile,
    goals: raw::PrivateGoals,
    lss: raw::Lss,
    tiles: raw::ExplorationTiles,
    buildings: raw::BuildingFile,
    first: raw::FirstColonists,
}

impl Files {
    fn read() -> Result<Files> {
        let meta = &OnMars::META;
        Ok(Files {
            player: file(meta, PLAYER)?,
            solo: file(meta, SOLO)?,
            cards: file(meta, CARDS)?,
            goals: file(meta, GOALS)?,
            lss: file(meta, LSS_FILE)?,
            tiles: file(meta, EXPLORATION)?,
            buildings: file(meta, BUILDINGS)?,
            first: file(meta, FIRST)?,
        })
    }
}

pub(crate) fn read() -> Result<Data> {
    let data = read_files()?;
    checks::check_effects(&data)?;
    Ok(data)
}

fn read_files() -> Result<Data> {
    let meta = &OnMars::META;
    let board: raw::Board = file(meta, BOARD)?;
    let map = read_map(&board.map)?;
    let (centre, start_hexes) = read_start(&board, &map)?;
    check_board(&board)?;
    check_techs(&file(meta, TECHNOLOGIES)?)?;
    let Files { player, solo, cards, goals, lss, tiles, buildings, first } = Files::read()?;
    checks::check_pieces(&board, &player)?;
    checks::check_first(&first)?;
    checks::check_solo(&solo)?;
    let lists = Entry::list(BOARD);
    let stock = &board.warehouse.stock_per_kind;
    let start = Entry::new(PLAYER, "start");
    let (lab, lab_costs, lab_op) = read_lab(&player.laboratory)?;
    let contracts = read_contracts(&cards.contracts)?;
    Ok(Data {
        actions: read_actions(&board.actions)?,
        spaces: read_spaces(&board.turn_order)?,
        shuttle_spaces: lists.range("shuttle_track.spaces_per_side", board.shuttle_track.spaces_per_side, 1..=5)?,
        stock: [stock.solo, stock.two_players, stock.three_players, stock.four_players],
        rows: read_rows(&board.tech_grid.rows)?,
        first_step_op: lists.range("lss_track.first_step_op", board.lss_track.first_step_op, 0..=POINTS)?,
        progress_op: lists.array("progress_area.op_by_cubes", board.progress_area.op_by_cubes.clone())?,
        start: read_start_goods(&player.start)?,
        start_quarters: start.range("colonists_in_quarters", player.start.colonists_in_quarters, 0..=4)?,
        quarters_op: Entry::list(PLAYER)
            .array("living_quarters.op_by_colonists", player.living_quarters.op_by_colonists.clone())?,
        ship_cost: player.depot.ship_welcome_cost.cost(&Entry::new(PLAYER, "depot"))?,
        executives: read_executives(&player.executive_actions)?,
        lab,
        lab_costs,
        lab_op,
        lab_start: player.laboratory.start_space,
        building_costs: read_building_types(&buildings.types)?,
        arrows: read_arrows(&buildings.tiles)?,
        blueprints: read_blueprints(&file(meta, BLUEPRINTS)?)?,
        discoveries: read_discoveries(&tiles.discovery)?,
        research: read_research(&tiles.research)?,
        lss_rewards: read_rewards(&lss.reward_tiles)?,
        lss_benefits: read_benefits(&lss.benefits)?,
        missions: read_missions(&file(meta, MISSIONS)?)?,
        common_reward: goals.common_reward.term(&Entry::new(GOALS, "common_reward"))?,
        goals: read_goals(&goals.goals)?,
        scientists: read_scientists(&cards.scientists)?,
        deliveries: Contract::all().filter(|card| contracts[card.index()].kind == ContractType::Delivery).collect(),
        contracts,
        contract_cost: cards.contract_cost.cost(&Entry::new(CARDS, "contract_cost"))?,
        scientist_op: cards.scientist_op_per_building,
        first_tiles: Entry::list(FIRST).array("tiles", read_first_tiles(&first.tiles)?)?,
        cards_a: Entry::list(FIRST)
            .array("cards_a", in_order(&first.cards_a, |raw| (raw.id.index(), raw.buildings.iter().copied().collect())))?,
        cards_b: read_cards_b(&first.cards_b)?,
        first_missions: Entry::list(FIRST).array("missions", first.missions.clone())?,
        solo_cards: read_solo_cards(&solo.cards)?,
        solo_actions: read_solo_actions(&solo.actions)?,
        solo_sequence: Entry::list(SOLO).array("building_sequence", solo.setup.building_sequence.clone())?,
        solo_scientists: solo.setup.max_scientists,
        solo_quarters_op: Entry::list(SOLO).range("living_quarters_op", solo.setup.living_quarters_op, 0..=POINTS)?,
        solo_goals: read_solo_goals(&solo.goals)?,
        shelter_starts: read_shelter_starts(&board.shelter_starts, &map)?,
        research_hexes: read_research_hexes(&board.research_spaces, &map)?,
        start_hexes,
        centre,
        map,
    })
}

/// A hex of the map by its coordinates.
fn place(map: &Map, entry: &Entry, field: &str, (q, r): (i8, i8)) -> Result<Hex> {
    map.hex(q, r).ok_or_else(|| entry.unknown(field, format!("{q}, {r}")))
}

/// The mine in the centre, and the hexes of the other buildings that stand from the start.
fn read_start(board: &raw::Board, map: &Map) -> Result<(Hex, [Hex; LSS])> {
    let raw = &board.starting_buildings;
    let entry = Entry::new(BOARD, "starting_buildings");
    let centre = place(map, &entry, "mine", raw.mine)?;
    entry.agrees("mine", raw.mine == board.map.centre, "map.centre")?;
    entry.agrees("random_types", raw.random_types == Building::LSS, "the life support system")?;
    let hexes = raw.random_hexes.iter().map(|&at| place(map, &entry, "random_hexes", at)).collect::<Result<Vec<_>>>()?;
    Ok((centre, entry.array("random_hexes", hexes)?))
}

/// Start hexes of the shelters by player count; alone as with two players.
fn read_shelter_starts(raw: &[raw::ShelterStart], map: &Map) -> Result<[Vec<Hex>; SEATS + 1]> {
    let mut starts: [Vec<Hex>; SEATS + 1] = Default::default();
    for raw in raw {
        let entry = Entry::new(BOARD, format!("shelter_starts {}", raw.players));
        entry.range("players", raw.players, 2..=SEATS as i64)?;
        entry.count("hexes", raw.hexes.len(), usize::from(raw.players))?;
        let hexes = raw.hexes.iter().map(|&at| place(map, &entry, "hexes", at)).collect::<Result<Vec<_>>>()?;
        starts[usize::from(raw.players)] = hexes;
    }
    for (players, hexes) in starts.iter().enumerate().skip(2) {
        Entry::list(BOARD).count("shelter_starts", hexes.len(), players)?;
    }
    starts[1] = starts[2].clone();
    Ok(starts)
}

fn read_research_hexes(raw: &[raw::ResearchSpace], map: &Map) -> Result<[[Hex; 2]; Research::ALL.len()]> {
    let mut hexes = [[Hex::NONE; 2]; Research::ALL.len()];
    for raw in raw {
        let entry = Entry::new(BOARD, format!("research_spaces {}", raw.research_type));
        let research = Research::by_id(&format!("research_{}", raw.research_type));
        let research = research.ok_or_else(|| entry.unknown("research_type", &raw.research_type))?;
        let [first, second] = raw.hexes;
        hexes[research.index()] = [place(map, &entry, "hexes", first)?, place(map, &entry, "hexes", second)?];
    }
    let all = hexes.iter().flatten().all(|hex| hex.is_on_map());
    Entry::list(BOARD).agrees("research_spaces", all, "the types of research tiles")?;
    Ok(hexes)
}

/// Lists of the board whose order the rules rely on.
fn check_board(board: &raw::Board) -> Result<()> {
    let lists = Entry::list(BOARD);
    lists.agrees("lss_track.columns", board.lss_track.columns == Building::LSS, "the types of buildings")?;
    lists.agrees("warehouse.kinds", board.warehouse.kinds == Item::WAREHOUSE, "the kinds of items")
}

/// Resources and crystals at the start.
fn read_start_goods(raw: &raw::Start) -> Result<Goods> {
    let entry = Entry::new(PLAYER, "start");
    let mut goods = raw.resources.goods(&entry)?;
    goods.items[Item::Crystal.index()] = entry.range("crystals_in_depot", raw.crystals_in_depot, 0..=3)?;
    Ok(goods)
}

/// Entries by their index: files may list them in another order.
fn in_order<R, T>(raw: &[R], read: impl Fn(&R) -> (usize, T)) -> Vec<T> {
    let mut entries: Vec<(usize, T)> = raw.iter().map(read).collect();
    entries.sort_by_key(|(index, _)| *index);
    entries.dedup_by_key(|(index, _)| *index);
    entries.into_iter().map(|(_, entry)| entry).collect()
}

/// As [`in_order`], for entries that may be wrong.
fn try_in_order<R, T>(raw: &[R], read: impl Fn(&R) -> Result<(usize, T)>) -> Result<Vec<T>> {
    let mut entries = raw.iter().map(read).collect::<Result<Vec<_>>>()?;
    entries.sort_by_key(|(index, _)| *index);
    entries.dedup_by_key(|(index, _)| *index);
    Ok(entries.into_iter().map(|(_, entry)| entry).collect())
}

fn read_map(raw: &raw::Map) -> Result<Map> {
    let entry = Entry::new(BOARD, "map");
    for (direction, offset) in Direction::ALL.into_iter().zip(OFFSETS) {
        entry.agrees("directions", raw.directions.get(direction.id()) == Some(&offset), "the six neighbours of a hex")?;
    }
    let column = |column: &raw::Column| (column.r_min..=column.r_max).map(|r| (column.q, r)).collect::<Vec<_>>();
    let mut coordinates: Vec<(i8, i8)> = raw.columns.iter().flat_map(column).collect();
    coordinates.sort_unstable();
    entry.count("columns", coordinates.len(), HEXES)?;
    entry.count("cell_count", raw.cell_count, HEXES)?;
    for &(q, r) in &coordinates {
        entry.range("columns.q", q, -6..=6)?;
        entry.range("columns.r", r, -6..=6)?;
    }
    Ok(Map::new(coordinates))
}

fn read_actions(raw: &[raw::Action]) -> Result<[ActionFace; 10]> {
    let faces = try_in_order(raw, |action| {
        let entry = Entry::new(BOARD, action.id.id());
        entry.agrees("red_colonist", action.red_colonist == SlotAction::of(action.id).is_some(), "the actions with slots")?;
        entry.agrees("slots", action.red_colonist == (action.slots > 0), "red_colonist")?;
        let boost = match (action.boost, action.max_boosts) {
            (raw::ActionBoost::Colonist, None) => Boost::Any,
            (raw::ActionBoost::Colonist, Some(1)) => Boost::Once,
            (_, Some(max)) => return Err(entry.unknown("max_boosts", max)),
            _ => Boost::None,
        };
        let slots = entry.range("slots", action.slots, 0..=SMALL)?;
        Ok((action.id.index(), ActionFace { side: action.side, slots, boost }))
    })?;
    Entry::list(BOARD).array("actions", faces)
}

fn read_spaces(raw: &[raw::TurnOrder]) -> Result<[Term; 8]> {
    let terms = try_in_order(raw, |space| {
        let entry = Entry::new(BOARD, format!("turn_order {}", space.space));
        entry.agrees("side", (space.side == Side::Colony) == (space.space > 4), "space")?;
        Ok((usize::from(space.space), space.effect.term(&entry)?))
    })?;
    Entry::list(BOARD).array("turn_order", terms)
}

fn read_rows(raw: &[raw::GridRow]) -> Result<[Cost; 3]> {
    let costs = try_in_order(raw, |row| {
        let entry = Entry::new(BOARD, format!("tech_grid, row {}", row.row.id()));
        entry.agrees("spaces", row.spaces == if row.row == Row::Bottom { 2 } else { 3 }, "the eight spaces of the grid")?;
        Ok((row.row.index(), row.cost.cost(&entry)?))
    })?;
    Entry::list(BOARD).array("tech_grid.rows", costs)
}

fn read_executives(raw: &[raw::ExecutiveAction]) -> Result<[ExecutiveFace; Executive::ALL.len()]> {
    let faces = try_in_order(raw, |action| {
        let entry = Entry::new(PLAYER, action.id.id());
        entry.agrees("depot_space", action.depot_space == action.id.index() + 1, "the order of the depot")?;
        let cost = entry.range("cost", action.cost, 0..=SMALL)?;
        Ok((action.id.index(), ExecutiveFace { cost, term: action.effect.term(&entry)? }))
    })?;
    Entry::list(PLAYER).array("executive_actions", faces)
}

type Lab = ([LabFace; 13], [Cost; 6], [u8; 6]);

fn read_lab(raw: &raw::Laboratory) -> Result<Lab> {
    let list = Entry::list(PLAYER);
    let faces = try_in_order(&raw.spaces, |space| {
        let entry = Entry::new(PLAYER, space.id.id());
        let level = entry.range("level", space.level, 1..=6)?;
        entry.agrees("level", level == space.id.level(), "id")?;
        entry.range("right", space.right.len() as i64, 0..=2)?;
        let right = [space.right.first().copied(), space.right.get(1).copied()];
        let height = (space.y * 2.0) as i8;
        Ok((space.id.index(), LabFace { level, right, term: space.effect.term(&entry)?, height }))
    })?;
    let faces: [LabFace; 13] = list.array("laboratory.spaces", faces)?;
    let columns = try_in_order(&raw.columns, |column| {
        let entry = Entry::new(PLAYER, format!("laboratory, column {}", column.level));
        Ok((usize::from(column.level), (column.enter_cost.cost(&entry)?, column.op)))
    })?;
    let columns: [(Cost, u8); 6] = list.array("laboratory.columns", columns)?;
    for (face, space) in faces.iter().zip(crate::kinds::LabSpace::ALL) {
        let onward = face.right().all(|right| faces[right.index()].level == face.level + 1);
        Entry::new(PLAYER, space.id()).agrees("right", onward, "the next column")?;
    }
    Ok((faces, columns.map(|(cost, _)| cost), columns.map(|(_, op)| op)))
}

fn read_building_types(raw: &[raw::BuildingType]) -> Result<[Cost; Building::ALL.len()]> {
    let costs = try_in_order(raw, |kind| {
        let entry = Entry::new(BUILDINGS, kind.id.id());
        entry.agrees("yields", kind.yields == kind.id.yields(), "the order of the items")?;
        entry.agrees("tech", kind.tech == kind.id.tech(), "the kinds of tech")?;
        entry.agrees("lss", kind.lss == kind.id.lss().is_some(), "the life support system")?;
        entry.agrees("cost", kind.cost.takes_colonist() == (kind.id == Building::Mine), "a colonist for a mine alone")?;
        Ok((kind.id.index(), kind.cost.without_colonist().cost(&entry)?))
    })?;
    Entry::list(BUILDINGS).array("types", costs)
}

fn read_arrows(raw: &[raw::BuildingTile]) -> Result<[[Directions; 6]; STACKS]> {
    let mut stacks: Vec<Vec<Directions>> = vec![Vec::new(); STACKS];
    for tile in raw {
        let entry = Entry::new(BUILDINGS, tile.id.as_str());
        entry.agrees("type", tile.r#type != Building::Shelter, "the stacks")?;
        stacks[tile.r#type.index()].push(tile.arrows.iter().copied().collect());
    }
    let list = Entry::list(BUILDINGS);
    let stacks = stacks.into_iter().map(|stack| list.array("tiles", stack)).collect::<Result<Vec<_>>>()?;
    list.array("tiles", stacks)
}

fn read_blueprints(raw: &raw::BlueprintFile) -> Result<[BlueprintFace; Blueprint::COUNT]> {
    let faces = try_in_order(&raw.blueprints, |card| {
        let entry = Entry::new(BLUEPRINTS, format!("blueprint {}", card.id.0));
        entry.range("id", card.id.0, 1..=Blueprint::COUNT as i64)?;
        entry.agrees("level", card.level == 1 || card.level == 3, "level 1 or 3")?;
        entry.agrees("scientist", card.scientist.index() == card.upgrades.index(), "upgrades")?;
        Ok((
            card.id.index(),
            BlueprintFace {
                level: card.level,
                min_complex: entry.range("min_complex", card.min_complex, 1..=SMALL)?,
                upgrades: card.upgrades,
                scientist: card.scientist,
                on_take: card.on_take.goods(&entry)?,
                cost: card.upgrade_cost.cost(&entry)?,
                op_built: entry.range("op_built", card.op_built, -POINTS..=POINTS)?,
                op_unbuilt: entry.range("op_unbuilt", card.op_unbuilt, -POINTS..=POINTS)?,
                term: card.effect.term(&entry)?,
            },
        ))
    })?;
    Entry::list(BLUEPRINTS).array("blueprints", faces)
}

fn read_discoveries(raw: &[raw::DiscoveryTile]) -> Result<[DiscoveryFace; 19]> {
    let faces = try_in_order(raw, |tile| {
        let entry = Entry::new(EXPLORATION, tile.id.id());
        entry.range("count", tile.count, 1..=1)?;
        Ok((tile.id.index(), DiscoveryFace { term: tile.effect.term(&entry)?, resource_only: tile.resource_only }))
    })?;
    Entry::list(EXPLORATION).array("discovery", faces)
}

fn read_research(raw: &[raw::ResearchTile]) -> Result<[Term; Research::ALL.len()]> {
    let terms = try_in_order(raw, |tile| {
        let entry = Entry::new(EXPLORATION, tile.id.id());
        entry.range("count", tile.count, 2..=2)?;
        Ok((tile.id.index(), tile.effect.term(&entry)?))
    })?;
    Entry::list(EXPLORATION).array("research", terms)
}

/// What a reward tile counts; its name in the data.
fn counted(reward: LssReward) -> &'static str {
    match reward {
        LssReward::Tech => "level_of_best_tech",
        LssReward::Ships => "per_ship_in_hangar",
        LssReward::Advanced => "per_advanced_building",
        LssReward::Mines => "per_own_mine",
        LssReward::Bots => "per_bot_on_map",
        LssReward::Discovery => "per_discovery_tile",
        LssReward::Shelters => "per_shelter_on_map",
        LssReward::Colonists => "per_colonist_in_quarters",
    }
}

fn read_rewards(raw: &[raw::RewardTile]) -> Result<[u8; LssReward::ALL.len()]> {
    let points = try_in_order(raw, |tile| {
        let entry = Entry::new(LSS_FILE, tile.id.id());
        entry.count("op", tile.op.len(), 1)?;
        let points = entry.given(&format!("op.{}", counted(tile.id)), tile.op.get(counted(tile.id)))?;
        Ok((tile.id.index(), entry.range("op", *points, 0..=SMALL)?))
    })?;
    Entry::list(LSS_FILE).array("reward_tiles", points)
}

fn read_benefits(raw: &[raw::Benefit]) -> Result<[Term; LSS]> {
    let terms =
        try_in_order(raw, |benefit| Ok((benefit.id.index(), benefit.effect.term(&Entry::new(LSS_FILE, benefit.id.id()))?)))?;
    Entry::list(LSS_FILE).array("benefits", terms)
}

fn read_missions(raw: &raw::Missions) -> Result<[MissionFace; Mission::ALL.len()]> {
    let faces = try_in_order(&raw.missions, |mission| {
        let entry = Entry::new(MISSIONS, mission.id.id());
        let required = [mission.required.p2, mission.required.p3, mission.required.p4];
        for number in required {
            entry.range("required", number, 1..=POINTS)?;
        }
        let crystals = entry.range("crystals_per_contribution", mission.crystals_per_contribution, 0..=SMALL)?;
        let long = mission.length == raw::Length::Long;
        Ok((mission.id.index(), MissionFace { deed: mission.trigger, required, crystals, long }))
    })?;
    let faces: [MissionFace; 9] = Entry::list(MISSIONS).array("missions", faces)?;
    let long = faces.iter().filter(|face| face.long).count() as i64;
    Entry::list(MISSIONS).range("length", long, 2..=7)?;
    Ok(faces)
}

fn read_goals(raw: &[raw::GoalCard]) -> Result<[GoalFace; 24]> {
    let faces = try_in_order(raw, |goal| {
        let entry = Entry::new(GOALS, format!("goal_{}", goal.number.0));
        entry.range("number", goal.number.0, 1..=24)?;
        let upgrade_pack = goal.module == raw::Module::UpgradePack;
        entry.agrees("module", upgrade_pack == (goal.number.0 > 16), "16 base cards and 8 of the upgrade pack")?;
        let conditions = goal.condition.read(&entry)?;
        Ok((goal.number.index(), GoalFace { conditions, reward: goal.reward.term(&entry)?, upgrade_pack }))
    })?;
    Entry::list(GOALS).array("goals", faces)
}

fn read_scientists(raw: &[raw::ScientistCard]) -> Result<[ScientistFace; 6]> {
    let faces = try_in_order(raw, |card| {
        let entry = Entry::new(CARDS, card.id.id());
        entry.agrees("works_in", card.works_in.index() == card.id.index(), "the order of the types")?;
        let face = ScientistFace { cost: card.cost.cost(&entry)?, works_in: card.works_in, scores: card.scores_per_advanced };
        Ok((card.id.index(), face))
    })?;
    Entry::list(CARDS).array("scientists", faces)
}

fn read_contracts(raw: &[raw::ContractCard]) -> Result<[ContractFace; Contract::COUNT]> {
    let faces = try_in_order(raw, |card| {
        let entry = Entry::new(CARDS, format!("contract {}", card.id.0));
        entry.range("id", card.id.0, 1..=Contract::COUNT as i64)?;
        entry.agrees("type", ContractType::ALL[card.id.index() / 6] == card.r#type, "six cards of each type")?;
        let deliver = card.condition.deliver.as_ref().map(|items| items.items(&entry)).transpose()?;
        entry.agrees("condition.deliver", deliver.is_some() == (card.r#type == ContractType::Delivery), "type")?;
        let face = ContractFace {
            kind: card.r#type,
            deliver: deliver.unwrap_or_default(),
            condition: card.condition.read(&entry)?.first().copied(),
            op_complete: entry.range("op_complete", card.op_complete, 0..=POINTS)?,
            op_failed: entry.range("op_failed", card.op_failed, -POINTS..=0)?,
        };
        Ok((card.id.index(), face))
    })?;
    Entry::list(CARDS).array("contracts", faces)
}

fn read_first_tiles(raw: &[raw::FirstTile]) -> Result<Vec<u8>> {
    let entry = Entry::list(FIRST);
    raw.iter().map(|tile| entry.range("tiles.turn_order_space", tile.turn_order_space, 1..=8)).collect()
}

fn read_cards_b(raw: &[raw::FirstB]) -> Result<[CardBFace; 8]> {
    let faces = try_in_order(raw, |card| {
        let entry = Entry::new(FIRST, card.id.id());
        Ok((card.id.index(), CardBFace { task: card.task, reward: card.reward.goods(&entry)? }))
    })?;
    Entry::list(FIRST).array("cards_b", faces)
}

fn read_solo_cards(raw: &[raw::SoloEntry]) -> Result<[SoloCardFace; 12]> {
    let faces = try_in_order(raw, |card| {
        let entry = Entry::new(SOLO, format!("card {}", card.id.0));
        entry.range("id", card.id.0, 1..=12)?;
        let mission = match card.mission.as_str() {
            "A" => 0,
            "B" => 1,
            "C" => 2,
            other => return Err(entry.unknown("mission", other)),
        };
        let action = entry.range("action", card.action, 1..=3)? - 1;
        Ok((card.id.index(), SoloCardFace { mission, travels: card.travels, action }))
    })?;
    Entry::list(SOLO).array("cards", faces)
}

fn read_solo_actions(raw: &[raw::SoloAction]) -> Result<[[crate::kinds::MainAction; 2]; 3]> {
    let actions = in_order(raw, |action| (usize::from(action.number), [action.orbit, action.colony]));
    Entry::list(SOLO).array("actions", actions)
}

fn read_solo_goals(raw: &[raw::SoloGoalEntry]) -> Result<[Vec<super::Condition>; 4]> {
    let goals = try_in_order(raw, |goal| {
        let entry = Entry::new(SOLO, goal.id.id());
        let conditions = goal.requirements.iter().map(|requirement| requirement.read(&entry)).collect::<Result<Vec<_>>>()?;
        Ok((goal.id.index(), conditions.into_iter().flatten().collect()))
    })?;
    Entry::list(SOLO).array("goals", goals)
}

fn check_techs(raw: &raw::Technologies) -> Result<()> {
    let kinds = in_order(&raw.kinds, |kind| (kind.id.index(), kind.id));
    Entry::list(TECHNOLOGIES).agrees("kinds", kinds == Tech::ALL, "the kinds of tech tiles")
}
