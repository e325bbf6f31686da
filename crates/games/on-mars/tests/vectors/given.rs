//! Positions of a case: a blank map and what `given` puts on it. What is not given is sufficient and not in the way.

pub mod boards;
pub mod cards;
pub mod map;

use std::collections::BTreeMap;

use on_mars::{
    Blueprint, Building, CardA, CardB, Discovery, Event, Goal, Hex, Item, LACERDA, LabSpace, LssReward, MainAction, Mission,
    OnMars, Options, Player, Scientist, Side, Tech, data,
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
#[derive(Clone)]
pub struct World {
    pub game: OnMars,
    pub before: OnMars,
    pub events: Vec<Event>,
    pub seats: BTreeMap<String, Seat>,
    pub actor: Seat,
    /// Why the last decision was refused.
    pub illegal: Option<Illegal>,
    pub disclosure: Disclosure,
    /// Results of a command in addition to the position.
    pub found: Table,
    /// Cards that the command takes from the display.
    pub named_blueprints: Vec<Blueprint>,
    /// The advanced building that it uses.
    pub named_building: Option<Blueprint>,
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

/// Whether a key is true.
pub fn flag(table: &Table, key: &str) -> bool {
    table.get(key).and_then(Value::as_bool).unwrap_or(false)
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

pub fn options(given: &Table) -> Result<Options> {
    let mut values = Map::new();
    for (key, value) in inner(given, "options").into_iter().flatten() {
        let value = match value {
            Value::Boolean(on) => json!(if *on { "on" } else { "off" }),
            Value::Integer(number) => json!(number.to_string()),
            other => json!(text(other)?.replace('+', "_")),
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
    let companies = players.max(2);
    let mut seats: BTreeMap<String, Seat> =
        (0..companies).map(|seat| (COLOURS[usize::from(seat)].to_owned(), Seat(seat))).collect();
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
        let game = OnMars::blank_position(&options(given)?, players);
        let named = ["actor", "builder", "user", "viewer"].into_iter().find_map(|key| word(given, key));
        let of_lacerda = word(command, "type") == Some("lacerda_score");
        let human = named.and_then(|colour| seats.get(colour).copied()).unwrap_or(Seat(0));
        let actor = if of_lacerda { LACERDA } else { human };
        let named_blueprints = map::numbers(command, "blueprints")?.into_iter().map(Blueprint).collect();
        let mut world = World {
            before: game.clone(),
            game,
            events: Vec::new(),
            seats,
            actor,
            illegal: None,
            disclosure: Disclosure::Nothing,
            found: Table::new(),
            named_blueprints,
            named_building: small(command, "blueprint").filter(|_| kind == "exec").map(Blueprint),
        };
        world.place_on_map(given)?;
        world.fill_boards(given, command)?;
        world.place_miner(given)?;
        world.set_tracks(given)?;
        world.give_cards(given)?;
        if kind == "solo" {
            world.give_lacerda(given)?;
        }
        world.set_turn(given, command)?;
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

    // Decisions

    /// One decision of the player who must decide, if it is legal.
    pub fn answer(&mut self, action: on_mars::Action) -> bool {
        self.decider().is_some_and(|seat| self.decide(seat, &action))
    }

    /// One decision of a player, if it is legal; why it is not is kept.
    pub fn decide(&mut self, seat: Seat, action: &on_mars::Action) -> bool {
        let mut events = Vec::new();
        match self.game.apply(seat, action, &mut events) {
            Ok(disclosure) => {
                self.events.extend(events.into_iter().map(Event::unmarked));
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
}
