//! Positions of a case: a blank map and what `given` puts on it. What is not given is sufficient and not in the way.

use std::collections::BTreeMap;

use on_mars::{
    Blueprint, Building, CardA, CardB, Contract, Discovery, Event, Goal, Goals, Hex, Item, LabSpace, LssReward, MainAction,
    Mission, OnMars, Options, Player, Question, Research, Scientist, Side, SlotAction, Tech, data,
};
use orrery_engine::{Disclosure, Game, Illegal, Seat, Turn};
use serde_json::{Map, json};
use toml::{Table, Value};

pub type Result<T> = std::result::Result<T, String>;

const COLOURS: [&str; 4] = ["aqua", "purple", "yellow", "green"];
/// Hexes far from everything that cases speak of.
const FAR: [(i8, i8); 6] = [(-6, 4), (6, -4), (-6, 2), (6, -2), (-1, 4), (1, -4)];
const FAR_MINES: [(i8, i8); 5] = [(-3, 5), (3, -5), (-5, 3), (5, -3), (-2, -3)];

/// A position, and what happened in it.
pub struct World {
    pub game: OnMars,
    pub before: OnMars,
    pub events: Vec<Event>,
    pub seats: BTreeMap<String, Seat>,
    pub actor: Seat,
    /// Why the last decision was refused.
    pub illegal: Option<Illegal>,
    pub disclosure: Disclosure,
    /// What a command found besides the position.
    pub found: Table,
}

pub fn text(value: &Value) -> Result<&str> {
    value.as_str().ok_or(format!("a text, not {value}"))
}

pub fn number(value: &Value) -> Result<i64> {
    value.as_integer().ok_or(format!("a number, not {value}"))
}

pub fn small(table: &Table, key: &str) -> Option<u8> {
    table.get(key).and_then(Value::as_integer).map(|number| number as u8)
}

pub fn word<'a>(table: &'a Table, key: &str) -> Option<&'a str> {
    table.get(key).and_then(Value::as_str)
}

pub fn list<'a>(table: &'a Table, key: &str) -> &'a [Value] {
    table.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

pub fn inner<'a>(table: &'a Table, key: &str) -> Option<&'a Table> {
    table.get(key).and_then(Value::as_table)
}

pub fn hex(value: &Value) -> Result<Hex> {
    let at = value.as_array().ok_or(format!("a hex, not {value}"))?;
    let [q, r] = &at[..] else { return Err(format!("a hex, not {value}")) };
    let (q, r) = (number(q)? as i8, number(r)? as i8);
    Ok(data().map.hex(q, r).unwrap_or(Hex::NONE))
}

pub fn place(hex: Hex) -> Value {
    let (q, r) = data().map.coordinates(hex).unwrap_or((99, 99));
    Value::Array(vec![Value::Integer(q.into()), Value::Integer(r.into())])
}

/// A value by its id.
macro_rules! by_id {
    ($($name:ident: $noun:ident),+) => {
        $(pub fn $name(id: &str) -> Result<$noun> {
            $noun::by_id(id).ok_or(format!("{} {id}", stringify!($name)))
        })+
    };
}

by_id!(building: Building, tech: Tech, space: LabSpace, item: Item, discovery: Discovery, scientist: Scientist, mission: Mission);
by_id!(reward_tile: LssReward, main_action: MainAction, side: Side, card_a: CardA, card_b: CardB);

pub fn goal(id: &str) -> Result<Goal> {
    id.strip_prefix("goal_").and_then(|number| number.parse().ok()).map(Goal).ok_or(format!("goal {id}"))
}

/// Items of a table as an array.
pub fn items(table: &Table) -> Result<[u8; 6]> {
    let mut units = [0; 6];
    for (id, value) in table {
        units[item(id)?.index()] = number(value)? as u8;
    }
    Ok(units)
}

fn options(given: &Table) -> Result<Options> {
    let mut values = Map::new();
    for (key, value) in inner(given, "options").into_iter().flatten() {
        let value = match value {
            Value::Boolean(on) => json!(if *on { "on" } else { "off" }),
            Value::Integer(number) => json!(number.to_string()),
            other => json!(text(other)?),
        };
        values.insert(key.clone(), value);
    }
    serde_json::from_value(values.into()).map_err(|error| error.to_string())
}

/// Colours keep their seats where the table has them; the others sit where nobody is named.
fn seats(given: &Table, command: &Table, players: u8) -> BTreeMap<String, Seat> {
    let text = format!("{given} {command}");
    let named: Vec<&str> = COLOURS
        .into_iter()
        .filter(|colour| text.contains(&format!("\"{colour}\"")) || text.contains(&format!("{colour} =")))
        .collect();
    let mut seats: BTreeMap<String, Seat> =
        (0..players).map(|seat| (COLOURS[usize::from(seat)].to_owned(), Seat(seat))).collect();
    for colour in named.iter().filter(|colour| !seats.contains_key(**colour)).copied().collect::<Vec<_>>() {
        let free = seats.iter().find(|(other, _)| !named.contains(&other.as_str())).map(|(other, seat)| (other.clone(), *seat));
        if let Some((other, seat)) = free {
            seats.remove(&other);
            seats.insert(colour.to_owned(), seat);
        }
    }
    seats.insert("human".to_owned(), Seat(0));
    seats.insert("lacerda".to_owned(), Seat(1));
    seats
}

impl World {
    pub fn new(kind: &str, given: &Table, command: &Table) -> Result<World> {
        let players = if kind == "solo" { 1 } else { small(given, "players").unwrap_or(4) };
        let seats = seats(given, command, players);
        let game = OnMars::blank(&options(given)?, players);
        let named = ["actor", "builder", "user", "viewer"].into_iter().find_map(|key| word(given, key));
        let actor = named.map_or(Seat(0), |colour| seats[colour]);
        let mut world = World {
            before: game.clone(),
            game,
            events: Vec::new(),
            seats,
            actor,
            illegal: None,
            disclosure: Disclosure::Nothing,
            found: Table::new(),
        };
        world.place_on_map(given)?;
        world.fill_boards(given)?;
        world.set_tracks(given)?;
        world.give_cards(given)?;
        world.set_turn(given)?;
        world.before = world.game.clone();
        Ok(world)
    }

    pub fn seat(&self, colour: &str) -> Result<Seat> {
        self.seats.get(colour).copied().ok_or(format!("colour {colour}"))
    }

    pub fn colour(&self, seat: Seat) -> String {
        let named = self.seats.iter().find(|(colour, known)| **known == seat && COLOURS.contains(&colour.as_str()));
        named.map_or_else(String::new, |(colour, _)| colour.clone())
    }

    pub fn player(&mut self) -> &mut Player {
        self.game.edit_player(self.actor)
    }

    pub fn far(index: usize) -> Hex {
        let (q, r) = FAR[index];
        data().map.hex(q, r).expect("on the map")
    }

    fn place_on_map(&mut self, given: &Table) -> Result<()> {
        let actor = self.actor;
        for entry in list(given, "buildings").iter().filter_map(Value::as_table) {
            let owner = word(entry, "owner").map_or(Ok(actor), |colour| self.seat(colour))?;
            let kind = building(word(entry, "type").ok_or("a type")?)?;
            self.game.put_building(kind, owner, hex(&entry["hex"])?);
        }
        for at in list(given, "own_shelters") {
            self.game.put_building(Building::Shelter, actor, hex(at)?);
        }
        let slots = small(given, "quarters_slots").map_or(1, |slots| (slots - 2) / 2);
        let shelters = small(given, "shelters_on_map").unwrap_or(slots).max(slots);
        if self.game.player_of(actor).shelters.is_empty() {
            (0..usize::from(shelters)).for_each(|index| self.game.put_building(Building::Shelter, actor, World::far(index)));
        }
        for at in list(given, "bots").iter().chain(given.get("bot")) {
            self.game.put_bot(actor, hex(at)?);
        }
        for index in 0..usize::from(small(given, "bots_on_map").unwrap_or(0)) {
            self.game.put_bot(actor, World::far(index));
        }
        if let Some(at @ Value::Array(_)) = given.get("rover") {
            self.player().rover = hex(at)?;
        }
        let companies = self.game.seats().max(2);
        let mut others = (0..companies).map(Seat).filter(|&seat| seat != actor).cycle();
        for at in list(given, "other_pieces").iter().chain(list(given, "pieces")) {
            let other = others.next().ok_or("another player")?;
            self.game.put_bot(other, hex(at)?);
        }
        for at in list(given, "crystals").iter().chain(list(given, "map_crystals")).filter(|at| at.is_array()) {
            self.game.put_crystal(hex(at)?);
        }
        let one = given.get("discovery").into_iter().filter(|value| value.is_table());
        for entry in one.chain(list(given, "discovery")).filter_map(Value::as_table) {
            self.game.put_discovery(discovery(word(entry, "id").ok_or("an id")?)?, hex(&entry["hex"])?);
        }
        if let Some(entry) = inner(given, "research") {
            let research =
                Research::by_id(&format!("research_{}", word(entry, "type").unwrap_or(""))).ok_or("a research type")?;
            self.game.put_research(research, hex(&entry["hex"])?);
        }
        for kind in list(given, "owned_research") {
            let research = Research::by_id(&format!("research_{}", text(kind)?)).ok_or("a research type")?;
            self.player().research.insert(research);
        }
        self.place_markers(given)
    }

    /// Miners and advanced buildings.
    fn place_markers(&mut self, given: &Table) -> Result<()> {
        let actor = self.actor;
        let mut far = FAR_MINES.into_iter().map(|(q, r)| data().map.hex(q, r).expect("on the map"));
        let mines = small(given, "miners").or(small(given, "own_mines")).unwrap_or(0);
        for at in far.by_ref().take(usize::from(mines)) {
            self.game.put_building(Building::Mine, actor, at);
            self.player().miners.insert(at);
        }
        let card = |kind: Building, game: &OnMars| {
            Blueprint::all()
                .find(|&card| data().blueprint(card).upgrades == kind && !game.player_of(actor).blueprints.contains(card))
        };
        for entry in list(given, "advanced") {
            let (owner, kind, at) = match entry {
                Value::Table(entry) => {
                    let at = hex(&entry["hex"])?;
                    let owner = self.seat(word(entry, "owner").ok_or("an owner")?)?;
                    let kind =
                        list(given, "buildings").iter().filter_map(Value::as_table).find(|other| hex(&other["hex"]) == Ok(at));
                    (owner, building(kind.and_then(|other| word(other, "type")).ok_or("a building")?)?, at)
                }
                Value::Integer(_) => continue,
                kind => {
                    let kind = building(text(kind)?)?;
                    // Shelters are counted by the case, so one of them is upgraded.
                    let shelter = self.game.player_of(actor).shelters.first().filter(|_| kind == Building::Shelter);
                    let at = shelter.or_else(|| far.next()).ok_or("a hex")?;
                    self.game.put_building(kind, actor, at);
                    (actor, kind, at)
                }
            };
            let blueprint = card(kind, &self.game).ok_or("a blueprint")?;
            self.game.put_marker(owner, blueprint, at);
        }
        for index in 0..small(given, "advanced_buildings").unwrap_or(0) {
            let at = far.next().ok_or("a hex")?;
            self.game.put_building(Building::Mine, actor, at);
            self.game.put_marker(actor, Blueprint(index + 1), at);
        }
        if let Some(colour) = word(given, "miner") {
            let owner = self.seat(colour)?;
            let at = hex(&given["target"])?;
            let player = self.game.edit_player(owner);
            player.miners.insert(at);
            player.quarters = small(given, "miner_quarters").unwrap_or(3);
            player.supply = small(given, "miner_supply").unwrap_or(8);
            self.game.put_building(Building::Shelter, owner, World::far(5));
        }
        Ok(())
    }

    fn fill_boards(&mut self, given: &Table) -> Result<()> {
        let storage = inner(given, "storage").cloned().unwrap_or_default();
        let crystals = ["depot_crystals", "actor_depot_crystals", "actor_crystals"].into_iter().find_map(|key| small(given, key));
        let number = |keys: &[&str]| keys.iter().find_map(|key| small(given, key));
        let (quarters, working) =
            (number(&["quarters", "actor_quarters", "colonists_in_quarters"]), number(&["working", "actor_working"]));
        let supply = number(&["supply", "supply_colonists"]);
        let player = self.player();
        for kind in Item::RESOURCES {
            player.storage[kind.index()] = storage.get(kind.id()).map_or(1, |units| units.as_integer().unwrap_or(0) as u8);
        }
        player.crystals = crystals.unwrap_or(3);
        player.quarters = quarters.unwrap_or(3);
        player.working = working.unwrap_or(0);
        player.supply = supply.unwrap_or(12u8.saturating_sub(player.quarters + player.working));
        player.slots[SlotAction::ObtainBlueprint.index()] = small(given, "orbit_slots").unwrap_or(0);
        player.slots[SlotAction::ConstructBuilding.index()] = small(given, "colony_slots").unwrap_or(0);
        if let Some(ships) = small(given, "ships_in_depot") {
            player.ships = ((1u16 << ships) - 1) as u8;
        }
        if let Some(taken) = small(given, "ships_taken") {
            player.ships = ((1u16 << (5 - taken)) - 1) as u8;
            player.ships_spent = taken.saturating_sub(small(given, "ships_in_hangar").unwrap_or(0));
        }
        player.hangar = small(given, "ships_in_hangar").unwrap_or(0);
        if let Some(free) = small(given, "depot_free_spaces") {
            player.crystals = player.depot_spaces() - free;
        }
        match given.get("waiting") {
            Some(Value::Integer(waiting)) => player.waiting = *waiting as u8,
            Some(Value::Table(waiting)) => {
                for (colour, waiting) in waiting {
                    let seat = self.seat(colour)?;
                    self.game.edit_player(seat).waiting = waiting.as_integer().unwrap_or(0) as u8;
                }
            }
            _ => {}
        }
        self.fill_labs(given)
    }

    fn fill_labs(&mut self, given: &Table) -> Result<()> {
        let actor = self.actor;
        let lacerda = self.seat("lacerda")?;
        let owner = word(given, "owner").map_or(Ok(actor), |colour| self.seat(colour))?;
        for (key, seat) in [("lab", actor), ("owner_lab", owner), ("lacerda_lab", lacerda)] {
            for (kind, at) in inner(given, key).into_iter().flatten() {
                self.game.set_tech(seat, tech(kind)?, space(text(at)?)?);
            }
        }
        let owner = word(given, "tech_owner").map_or(Ok(actor), |colour| self.seat(colour))?;
        let mut levels: Vec<(Tech, u8)> = Vec::new();
        for (kind, level) in inner(given, "tech_levels").into_iter().flatten() {
            levels.push((tech(kind)?, number(level)? as u8));
        }
        levels.extend(small(given, "rover_tech").filter(|&level| level > 0).map(|level| (Tech::Rover, level)));
        for (kind, level) in levels {
            let used = self.game.player_of(owner).lab_used;
            let at = LabSpace::ALL.into_iter().find(|at| at.level() == level && !used.contains(*at));
            self.game.set_tech(owner, kind, at.ok_or("a lab space")?);
        }
        if let Some(entry) = inner(given, "owner_storage") {
            let units = items(entry)?;
            let shelters = usize::from(small(given, "owner_shelters").unwrap_or(1));
            (0..shelters)
                .for_each(|index| self.game.put_building(Building::Shelter, owner_of(self, given), World::far(index + 2)));
            let owner = owner_of(self, given);
            self.game.edit_player(owner).storage.copy_from_slice(&units[..5]);
        }
        Ok(())
    }

    fn set_tracks(&mut self, given: &Table) -> Result<()> {
        let level = small(given, "colony_level").or(small(given, "colony_level_before")).unwrap_or(1);
        let mut rows = [1; 4];
        if let Some(row) = small(given, "marker") {
            rows = [row; 4];
        }
        for (row, marker) in rows.iter_mut().zip(list(given, "markers")) {
            *row = number(marker)? as u8;
        }
        for (id, marker) in inner(given, "markers").into_iter().flatten() {
            rows[building(id)?.lss().ok_or("an LSS type")?] = number(marker)? as u8;
        }
        self.game.set_colony(level, rows);
        if let Some(id) = word(given, "reward_tile") {
            self.game.set_reward(reward_tile(id)?);
        }
        for slot in 0..3 {
            self.game.set_mission(slot, Mission::Contracts, 0);
        }
        if let (Some(id), Some(left)) = (word(given, "mission"), small(given, "tracker")) {
            self.game.set_mission(0, mission(id)?, left);
        }
        if let (Some(id), Some(left)) = (word(given, "mission_A"), small(given, "tracker_A")) {
            self.game.set_mission(0, mission(id)?, left);
        }
        if let Some(remaining) = small(given, "remaining_missions") {
            self.game.set_remaining(remaining);
        }
        for (id, units) in inner(given, "warehouse").into_iter().flatten() {
            self.game.set_warehouse(item(id)?, number(units)? as u8);
        }
        if let Some(cubes) = given.get("cubes").and_then(Value::as_integer) {
            self.player().cubes = Building::ALL.into_iter().take(cubes as usize).collect();
        }
        for (seat, cubes) in list(given, "cubes").iter().enumerate() {
            let cubes = number(cubes)? as usize;
            self.game.edit_player(Seat(seat as u8)).cubes = Building::ALL.into_iter().take(cubes).collect();
        }
        if given.contains_key("progress_cubes_on_board") {
            let on_board =
                list(given, "progress_cubes_on_board").iter().map(|id| building(text(id)?)).collect::<Result<Vec<_>>>()?;
            self.player().cubes = Building::ALL.into_iter().take(5).filter(|kind| !on_board.contains(kind)).collect();
        }
        if given.contains_key("display_level1") {
            let count = |key: &str| given.get(key).and_then(Value::as_integer).unwrap_or(0) as usize;
            self.game
                .set_blueprints([count("display_level1"), count("display_level3")], [count("deck_level1"), count("deck_level3")]);
        }
        Ok(())
    }

    fn give_cards(&mut self, given: &Table) -> Result<()> {
        let actor = self.actor;
        for seat in 0..self.game.seats() {
            self.game.set_hand(Seat(seat), Goals::EMPTY);
        }
        // Goals that no case fulfils by accident.
        let spare = [Goal(11), Goal(16), Goal(14), Goal(6), Goal(9), Goal(10), Goal(12), Goal(13), Goal(5), Goal(4)];
        let mut spare = spare.into_iter();
        match given.get("goals_in_hand") {
            Some(Value::Integer(count)) => self.game.set_hand(actor, spare.by_ref().take(*count as usize).collect()),
            Some(Value::Table(hands)) => {
                for (colour, count) in hands {
                    let seat = self.seat(colour)?;
                    self.game.set_hand(seat, spare.by_ref().take(number(count)? as usize).collect());
                }
            }
            _ => {}
        }
        for (colour, count) in inner(given, "goals_paid").into_iter().flatten() {
            let seat = self.seat(colour)?;
            for _ in 0..number(count)? {
                let hand = self.game.player_of(seat).hand;
                let goal = spare.next().ok_or("a goal")?;
                self.game.set_hand(seat, hand.iter().chain([goal]).collect());
                let player = self.game.edit_player(seat);
                player.hand.remove(goal);
                player.paid.insert(goal);
            }
        }
        let hand = list(given, "hand").iter().map(|id| goal(text(id)?)).collect::<Result<Goals2>>()?;
        if !hand.0.is_empty() {
            self.game.set_hand(actor, hand.0);
        }
        if let (Some(number), Some(items_on)) = (small(given, "contract"), inner(given, "on_card")) {
            let owner = word(given, "owner").or(word(given, "contract_owner")).map_or(Ok(actor), |colour| self.seat(colour))?;
            self.game.give_contract(owner, Contract(number), items(items_on)?);
        }
        if let [first, second] = list(given, "exploration") {
            self.game.set_exploration([discovery(text(first)?)?, discovery(text(second)?)?]);
        }
        if let Some(id) = word(given, "card_tile") {
            self.game.set_radar(discovery(id)?);
        }
        if let Some(id) = word(given, "card_a") {
            self.game.set_card_a(actor, Some(card_a(id)?));
        }
        let cards = list(given, "hand_b").iter().map(|id| card_b(text(id)?)).collect::<Result<Vec<_>>>()?;
        self.game.set_cards_b(actor, cards.into_iter().collect());
        let next = list(given, "b_deck").iter().map(|id| card_b(text(id)?)).collect::<Result<Vec<_>>>()?;
        self.game.stack_cards_b(&next);
        Ok(())
    }

    fn set_turn(&mut self, given: &Table) -> Result<()> {
        let actor = self.actor;
        let at = word(given, "side").or(word(given, "player_side"));
        if let Some(Side::Colony) = at.map(side).transpose()? {
            self.player().space = 5 + actor.0;
        }
        self.game.begin_at(actor);
        self.game.edit_turn().main_done = given.get("main_done").and_then(Value::as_bool).unwrap_or(false);
        self.game.edit_turn().gained = small(given, "colonists_gained_this_turn").unwrap_or(0);
        Ok(())
    }

    // Decisions

    /// One decision of the player who must decide, if it is legal.
    pub fn answer(&mut self, action: on_mars::Action) -> bool {
        let Some(seat) = self.decider() else { return false };
        match self.game.apply(seat, &action, &mut self.events) {
            Ok(disclosure) => {
                self.disclosure = disclosure;
                true
            }
            Err(illegal) => {
                self.illegal = Some(illegal);
                false
            }
        }
    }

    pub fn decider(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Decide(seats) => seats.lowest(),
            Turn::Over => None,
        }
    }

    pub fn legal(&self) -> Vec<on_mars::Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.decider() {
            self.game.legal(seat, &mut actions);
        }
        actions
    }

    /// Answers questions until a player is free to choose again. `wish` names what the case speaks of; else the least is done.
    pub fn settle(&mut self, mut wish: impl FnMut(&World, Question, &[on_mars::Action]) -> Option<on_mars::Action>) {
        use on_mars::Action;
        for _ in 0..200 {
            let question = self.game.question();
            if matches!(question, Question::Turn | Question::Shuttle | Question::FinalDeliveries | Question::Nothing) {
                return;
            }
            let legal = self.legal();
            let least =
                [Action::Stop, Action::Decline, Action::Finish, Action::Keep].into_iter().find(|action| legal.contains(action));
            let Some(action) = wish(self, question, &legal).or(least).or(legal.first().copied()) else { return };
            if !self.answer(action) {
                return;
            }
        }
    }
}

fn owner_of(world: &World, given: &Table) -> Seat {
    word(given, "owner").and_then(|colour| world.seat(colour).ok()).unwrap_or(world.actor)
}

/// Goals collected from results.
struct Goals2(Goals);

impl FromIterator<Goal> for Goals2 {
    fn from_iter<I: IntoIterator<Item = Goal>>(goals: I) -> Goals2 {
        Goals2(goals.into_iter().collect())
    }
}
