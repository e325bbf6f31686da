//! The position of a case.

pub mod draws;
pub mod read;

use orrery_engine::suite::vectors::Case;
use orrery_engine::{Game, Illegal, Presentation, Seat, Seed, Viewer};
use starship_interstellar::position::Table as Board;
use starship_interstellar::{
    Colour, CostTile, Cubes, Event, Family, HALL, Mechanism, Node, Options, PassToken, Phase, Planet, Plant, Player,
    ProductionToken, RouteToken, SalvationTech, Side, Starship, TechTrack, Technology, Token, Work, Wormhole, data,
};
use toml::{Table, Value};

use crate::given::draws::Draws;
use crate::given::read::{
    Result, buildings, cmd, colour, counted, cubes, list, noun, nouns, number, pieces, small, table, text, token, tokens, truth,
};
use crate::specified;

/// What a position may name beside the board, the players and the places that `set_board` reads.
const ELSEWHERE: [&str; 25] = [
    "options",
    "players",
    "leader_bonuses",
    "draws",
    "turn_order",
    "to_move",
    "phase",
    "pending",
    "game_over",
    "current_row",
    "long_term_row",
    "future_row",
    "mechanism_stack",
    "ship_mechanisms",
    "route",
    "route_stack",
    "poi_claimed",
    "government_satellite",
    "trappist_arrivals",
    "solar_bag",
    "ai_bag",
    "humanity_bag",
    "hall_sheet",
    "family_discard",
    "hall",
];
const NAMES: [&str; 8] = ["p1", "p2", "p3", "p4", "A", "B", "C", "D"];

/// A case being played.
#[derive(Clone)]
pub struct World {
    pub game: Starship,
    pub before: Starship,
    pub actor: Seat,
    pub events: Vec<Event>,
    pub illegal: Option<Illegal>,
    /// The game has asked for everything that the commands name.
    pub is_asked_all: bool,
    /// Additional results of commands.
    pub found: Table,
    pub draws: Draws,
    /// The person's choice in a case of the specification.
    pub tie_choice: Option<Node>,
    /// The stack of mechanisms, the top first.
    pub stack: Option<Value>,
    /// Ids of production tokens by seat and planet.
    pub token_ids: Vec<(Seat, Planet, ProductionToken)>,
    /// Extra tokens that a player owns because they are in hand or stack.
    pub implied: Vec<(Seat, Token)>,
    /// Families of the case; the others do not exist in it.
    pub families: Vec<Family>,
    /// A case of the specification, in its short form.
    pub is_specified: bool,
}

impl World {
    pub fn new(case: &Case, steps: &[Table]) -> Result<World> {
        let given = &case.given;
        let command = steps.first().ok_or("a case without a command")?;
        let kind = cmd(command);
        let mut world = World::bare(kind, case, command)?;
        world.set_board(given)?;
        world.set_rows(given)?;
        world.set_route(given)?;
        for (name, value) in given {
            if let Ok(seat) = world.seat(name) {
                world.set_player(seat, table(value)?)?;
            }
        }
        world.set_course(kind, given, steps)?;
        world.set_bags(given)?;
        world.set_pending(given)?;
        world.before = world.game.clone();
        Ok(world)
    }

    fn bare(kind: &str, case: &Case, command: &Table) -> Result<World> {
        let given = &case.given;
        let mut options = given.get("options").map_or(Ok(Table::new()), |options| table(options).cloned())?;
        let mode = options.remove("mode");
        let is_solo = mode.is_some_and(|mode| mode.as_str() == Some("solo"))
            || command.get("by").and_then(Value::as_str) == Some("hall")
            || ["hall", "hall_sheet", "ai_bag"].iter().any(|key| given.contains_key(*key) || case.expect.contains_key(*key))
            || given.get("turn_order").and_then(Value::as_array).is_some_and(|order| order.contains(&"hall".into()));
        let options: Options = Value::Table(options).try_into().map_err(|error| format!("options: {error}"))?;
        let named = NAMES.iter().take(4).rposition(|name| given.contains_key(*name) || case.expect.contains_key(*name));
        let players = given.get("players").map_or(Ok(0), small)?.max(named.map_or(0, |place| place as u8 + 1)).max(2);
        let seats = if is_solo { 1 } else { players };
        let mut game = Starship::bare(&options, seats);
        if kind == "setup" || kind == "unique_pass" {
            game = set_up(&options, seats, given)?;
        }
        if given.get("leader_bonuses").and_then(Value::as_str) == Some("off") {
            game.blank_leader_spaces();
        }
        Ok(World {
            before: game.clone(),
            game,
            actor: Seat(0),
            events: Vec::new(),
            illegal: None,
            is_asked_all: true,
            found: Table::new(),
            draws: Draws::read(given)?,
            tie_choice: given.get("tie_choice").map(|node| noun(Node::by_id, node)).transpose()?,
            stack: given.get("mechanism_stack").cloned(),
            token_ids: Vec::new(),
            implied: Vec::new(),
            families: families_of(given)?,
            is_specified: case.is_specified,
        })
    }

    pub fn seat(&self, name: &str) -> Result<Seat> {
        match NAMES.iter().position(|other| *other == name) {
            Some(place) => Ok(Seat((place % 4) as u8)),
            None if name == "hall" => Ok(HALL),
            None => Err(format!("unknown player {name}")),
        }
    }

    pub fn is_solo(&self) -> bool {
        self.game.seats() == 1
    }

    pub fn phase(&self) -> Phase {
        self.game.view(Viewer::Spectator).phase
    }

    /// The question that is open within an action, with its answers.
    pub fn question(&self) -> Option<String> {
        let seat = self.asked()?;
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        Some(format!("{} of p{}: {legal:?}", self.game.prompt(seat).key, seat.0 + 1))
    }

    /// Who must answer it.
    pub fn asked(&self) -> Option<Seat> {
        self.game.open_task().and_then(|_| self.game.turn().seats().lowest())
    }

    /// From now on the mechanisms come from the stack in the order of the case.
    pub fn expect_stack(&mut self) -> Result<()> {
        self.draws.expect_stack(self.stack.as_ref())
    }

    fn set_board(&mut self, given: &Table) -> Result<()> {
        let is_setup = self.game.open_task().is_none() && self.game.player_of(Seat(0)).bases > 0;
        let is_specified = self.is_specified;
        let mut board = self.game.table();
        if !is_setup {
            for planet in Planet::FOREIGN {
                board.piles[planet.index()].pool = (1 << 10) - 1;
                board.piles[planet.index()].base = 4;
            }
        }
        for (key, value) in given {
            match key.as_str() {
                "quadrants" => set_quadrants(&mut board, table(value)?)?,
                "destroyed" => nouns(Planet::by_id, value)?.into_iter().for_each(|planet| board.destroyed.insert(planet)),
                "solar_marker" => *board.sun = small(value)?,
                "market" => *board.market = cubes(value)?,
                "earth_humanity" => *board.people = cubes(value)?,
                "saved_total" => *board.saved = small(value)?,
                "round" => *board.round = small(value)?,
                "extra_row" => *board.extra_row = tokens(value)?.into_iter().collect(),
                "piles" => set_piles(&mut board, table(value)?)?,
                "cost_tiles" => set_costs(&mut board, table(value)?)?,
                "families_active" => {
                    let families = nouns(Family::by_id, value)?;
                    *board.family_tops = [families.first().copied(), families.get(1).copied()];
                }
                "family_piles" => set_families(&mut board, list(value)?)?,
                other if ELSEWHERE.contains(&other) || NAMES.contains(&other) => {}
                other => specified::may_say(is_specified, other)?,
            }
        }
        Ok(())
    }

    fn set_rows(&mut self, given: &Table) -> Result<()> {
        let board = self.game.table();
        for (row, key) in ["current_row", "long_term_row", "future_row"].into_iter().enumerate() {
            if let Some(value) = given.get(key) {
                for (place, mechanism) in nouns(Mechanism::by_id, value)?.into_iter().enumerate() {
                    board.rows[row][place] = Some(mechanism);
                }
            }
        }
        if let Some(stack) = given.get("mechanism_stack") {
            *board.mechanism_pool = nouns(Mechanism::by_id, stack)?.into_iter().collect();
        }
        if let Some(ship) = given.get("ship_mechanisms") {
            self.game.set_ship(small(ship)?);
        }
        Ok(())
    }

    fn set_route(&mut self, given: &Table) -> Result<()> {
        for (node, token) in given.get("route").map(table).transpose()?.into_iter().flatten() {
            let node = Node::by_id(node).ok_or("unknown node")?;
            self.game.place_token(node, noun(RouteToken::by_id, token)?);
        }
        let board = self.game.table();
        if let Some(nodes) = given.get("poi_claimed") {
            *board.claimed = nouns(Node::by_id, nodes)?.into_iter().collect();
        }
        if let Some(node) = given.get("government_satellite") {
            *board.gov_satellite = noun(Node::by_id, node)?;
        }
        if let Some(arrivals) = given.get("trappist_arrivals") {
            *board.arrivals = small(arrivals)?;
        }
        Ok(())
    }

    fn set_player(&mut self, seat: Seat, given: &Table) -> Result<()> {
        for (key, value) in given {
            if !self.set_goods(seat, key, value)? && !self.set_tokens(seat, key, value)? {
                self.set_pieces(seat, key, value)?;
            }
        }
        Ok(())
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.game.table().players[seat.index()]
    }

    fn set_goods(&mut self, seat: Seat, key: &str, value: &Value) -> Result<bool> {
        let player = self.player(seat);
        match key {
            "fuel" => player.fuel = number(value)? as u16,
            "pp" => player.pp = number(value)? as i16,
            "reputation" => player.reputation = number(value)? as i8,
            "scientists" => player.scientists = small(value)?,
            "cubes" => player.cubes = cubes(value)?,
            "bases" => player.bases = small(value)?,
            "reserve_buildings" => player.buildings = buildings(value)?,
            "clicks" => player.clicks = small(value)?,
            "passed" => player.passed = truth(value)?,
            "pass_token" => player.pass = noun(PassToken::by_id, value)?,
            "leader" => {
                for (track, space) in table(value)? {
                    let track = starship_interstellar::LeaderTrack::by_id(track).ok_or("unknown track")?;
                    player.leader[track.index()] = small(space)?;
                }
            }
            "government" => {
                for (row, position) in table(value)? {
                    let row: usize = row.parse().map_err(|_| "no row")?;
                    player.government[row - 1] = small(position)?;
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn set_tokens(&mut self, seat: Seat, key: &str, value: &Value) -> Result<bool> {
        match key {
            "hand" => self.player(seat).hand = tokens(value)?.into_iter().collect(),
            "stack" => {
                let stack = tokens(value)?;
                self.player(seat).stack = stack.into_iter().collect();
            }
            "pile" => self.game.table().hall.pile = tokens(value)?.into_iter().collect(),
            "extra_tokens" => self.player(seat).extras = tokens(value)?.into_iter().collect(),
            "private_pile" => {
                let ids = nouns(ProductionToken::by_id, value)?;
                let board = self.game.table();
                board.hall.private = ids.iter().map(|token| token.planet()).collect();
                board.hall.known = 1;
                for token in ids {
                    board.piles[token.planet().index()].pool = 1 << token.number();
                    board.piles[token.planet().index()].base = 0;
                    self.token_ids.push((seat, token.planet(), token));
                }
                return Ok(true);
            }
            key if specified::is_said_anyway(self.is_specified, key) => {}
            _ => return Ok(false),
        }
        let ids = list(value).unwrap_or_default().iter().filter_map(|id| ProductionToken::by_id(id.as_str()?));
        self.token_ids.extend(ids.map(|token| (seat, token.planet(), token)));
        let extras: Vec<Token> = tokens(value).unwrap_or_default().into_iter().filter(|token| token.is_extra()).collect();
        for token in extras.into_iter().filter(|_| key != "extra_tokens") {
            self.player(seat).extras.insert(token);
            self.implied.push((seat, token));
        }
        Ok(true)
    }

    fn set_pieces(&mut self, seat: Seat, key: &str, value: &Value) -> Result<()> {
        match key {
            "technologies" if seat == HALL && self.is_solo() => {
                for (id, level) in table(value)? {
                    self.game.table().hall.technologies[colour(id)?.index()] = small(level)?;
                }
            }
            "technologies" => {
                let technologies = nouns(Technology::by_id, value)?;
                let player = self.player(seat);
                technologies.into_iter().for_each(|technology| learn(player, technology));
            }
            "satellite" => self.player(seat).satellite = noun(Node::by_id, value)?,
            "explorer" => self.player(seat).explorer = noun(Planet::by_id, value)?,
            "cargo" => {
                for (piece, count) in pieces(value)? {
                    let cargo = &mut self.player(seat).cargo;
                    match (piece.building(), piece.cube()) {
                        (Some(building), _) => cargo.buildings[building.index()] = count,
                        (_, Some(cube)) => cargo.cubes[cube.index()] = count,
                        _ => cargo.bases = count,
                    }
                }
            }
            "plants" => {
                for (planet, plant) in table(value)? {
                    let planet = Planet::by_id(planet).ok_or("unknown planet")?;
                    let plant = plant_of(planet, table(plant)?)?;
                    self.token_ids.push((seat, planet, plant.token));
                    self.player(seat).plants[planet.index()] = Some(plant);
                }
            }
            "wormhole" => self.player(seat).wormhole = Some(wormhole(value)?),
            "traded_this_phase" => {
                for (id, side) in table(value)? {
                    let (colour, player) = (colour(id)?, self.player(seat));
                    let traded = match noun(Side::by_id, side)? {
                        Side::Buy => &mut player.bought,
                        Side::Sell => &mut player.sold,
                    };
                    traded.insert(colour);
                }
            }
            other => return Err(format!("nothing known of a player's {other}")),
        }
        Ok(())
    }

    /// Phase, turn order, who is to move, and the token of the command in hand.
    fn set_course(&mut self, kind: &str, given: &Table, steps: &[Table]) -> Result<()> {
        let command = &steps[0];
        let actor = command.get("by").or(command.get("player"));
        if let Some(actor) = actor {
            self.actor = self.seat(text(actor)?)?;
        }
        let names = given.get("turn_order").map_or(Ok(&[][..]), list)?;
        let order = names.iter().map(|name| self.seat(text(name)?)).collect::<Result<Vec<_>>>()?;
        let first = if actor.is_some() { self.actor } else { order.first().copied().unwrap_or(self.actor) };
        let to_move = given.get("to_move").map_or(Ok(first), |name| self.seat(text(name)?))?;
        let phase = if self.is_specified { specified::phase_of(given, command)? } else { phase_of(given)? };
        let is_person = self.actor != HALL || !self.is_solo();
        if is_person && given.get(&name_of(self.actor)).is_none_or(|player| player.get("hand").is_none()) {
            for id in steps.iter().filter_map(|step| step.get("token")) {
                token(text(id)?).into_iter().for_each(|token| self.player(self.actor).hand.insert(token));
            }
        }
        let board = self.game.table();
        board.order[..order.len()].copy_from_slice(&order);
        for (place, _) in board.players.iter().enumerate().filter(|(_, player)| player.passed) {
            board.passing[usize::from(*board.passed)] = Seat(place as u8);
            *board.passed += 1;
        }
        if kind != "unique_pass" && kind != "setup" {
            *board.phase = phase;
            *board.turn = board.order.iter().position(|&seat| seat == to_move).unwrap_or(0) as u8;
        }
        if given.get("game_over").and_then(Value::as_bool) == Some(true) {
            *board.phase = Phase::Over;
        }
        Ok(())
    }

    /// Bags and stacks: as given, or just what is drawn.
    fn set_bags(&mut self, given: &Table) -> Result<()> {
        let contents = |key: &str, drawn: &Option<Vec<Colour>>| -> Result<Option<Cubes>> {
            given.get(key).map_or(Ok(drawn.as_deref().map(counted)), |bag| cubes(bag).map(Some))
        };
        let solar = contents("solar_bag", &self.draws.solar)?;
        let ai = contents("ai_bag", &self.draws.ai)?;
        let humanity = contents("humanity_bag", &self.draws.people)?;
        let route = given.get("route_stack").map(|stack| nouns(RouteToken::by_id, stack)).transpose()?;
        let route = route.or(self.draws.route.clone());
        let sheet = given.get("hall_sheet").map(cubes).transpose()?;
        let is_bare = self.game.hall_bag().bag == Cubes::default();
        let board = self.game.table();
        solar.into_iter().for_each(|bag| *board.solar_bag = bag);
        humanity.into_iter().for_each(|bag| *board.humanity_bag = bag);
        sheet.into_iter().for_each(|cubes| board.hall.sheet = cubes);
        match ai {
            Some(bag) => board.hall.bag = bag,
            None if is_bare => board.hall.bag = data().hall.bags[2],
            None => {}
        }
        if let Some(tokens) = route {
            *board.route_pool = Default::default();
            tokens.into_iter().for_each(|token| board.route_pool[token.index()] += 1);
        } else if *board.route_pool == <[u8; 16]>::default() {
            RouteToken::ALL.iter().take(8).for_each(|token| board.route_pool[token.index()] = data().route(*token).copies);
        }
        Ok(())
    }

    fn set_pending(&mut self, given: &Table) -> Result<()> {
        let Some(pending) = given.get("pending").map(table).transpose()? else { return Ok(()) };
        let seat = self.seat(text(&pending["player"])?)?;
        match text(&pending["kind"])? {
            "production_token" => {
                let token = noun(ProductionToken::by_id, &pending["token"])?;
                let pile = &mut self.game.table().piles[token.planet().index()];
                if pile.pool >> token.number() & 1 == 1 {
                    pile.pool &= !(1 << token.number());
                    pile.base -= 1;
                }
                self.token_ids.push((seat, token.planet(), token));
                self.game.ask(seat, Work::KeepToken(token));
            }
            "pass_bonus" => {
                let board = self.game.table();
                *board.turn = board.order.iter().position(|&other| other == seat).unwrap_or(0) as u8;
            }
            "wormhole_place" => self.game.ask(seat, Work::WormholeOrbit),
            "extra_token" => self.game.ask(seat, Work::ExtraToken),
            other => return Err(format!("unknown question {other}")),
        }
        Ok(())
    }
}

fn set_quadrants(board: &mut Board, given: &Table) -> Result<()> {
    for (planet, quadrant) in given {
        let planet = Planet::by_id(planet).ok_or("unknown planet")?;
        board.quadrants[planet.index()] = small(quadrant)?;
    }
    Ok(())
}

fn set_piles(board: &mut Board, given: &Table) -> Result<()> {
    for (planet, tokens) in given {
        let planet = Planet::by_id(planet).ok_or("unknown planet")?;
        let tokens = nouns(ProductionToken::by_id, tokens)?;
        let pile = &mut board.piles[planet.index()];
        pile.pool = tokens.iter().fold(0, |pool, token| pool | 1 << token.number());
        pile.base = tokens.len() as u8;
    }
    Ok(())
}

fn set_costs(board: &mut Board, given: &Table) -> Result<()> {
    for (tech, tile) in given {
        let tech = SalvationTech::by_id(tech).ok_or("unknown technology")?;
        board.costs[tech.index()] = noun(CostTile::by_id, tile)?;
    }
    Ok(())
}

/// Two piles, the tops first.
fn set_families(board: &mut Board, given: &[Value]) -> Result<()> {
    let piles = given.iter().map(|pile| nouns(Family::by_id, pile)).collect::<Result<Vec<_>>>()?;
    let [first, second] = &piles[..] else { return Err("there are two piles of families".to_owned()) };
    *board.family_tops = [first.first().copied(), second.first().copied()];
    *board.family_pool = piles.iter().flat_map(|pile| pile.iter().skip(1)).copied().collect();
    Ok(())
}

fn phase_of(given: &Table) -> Result<Phase> {
    Ok(match given.get("phase").map_or(Ok("action"), text)? {
        "action" => Phase::Action,
        "action_bonus" => Phase::ActionBonus,
        "salvation" => Phase::Salvation,
        "salvation_bonus" => Phase::SalvationBonus,
        "government" => Phase::Government,
        other => return Err(format!("unknown phase {other}")),
    })
}

fn families_of(given: &Table) -> Result<Vec<Family>> {
    let piles = given.get("family_piles").map_or(Ok(&[][..]), list)?;
    let mut families = piles.iter().map(|pile| nouns(Family::by_id, pile)).collect::<Result<Vec<_>>>()?.concat();
    families.extend(given.get("family_discard").map_or(Ok(Vec::new()), |discard| nouns(Family::by_id, discard))?);
    Ok(families)
}

fn name_of(seat: Seat) -> String {
    format!("p{}", seat.0 + 1)
}

fn learn(player: &mut Player, technology: Technology) {
    let id = technology.id();
    match SalvationTech::by_id(id) {
        Some(tech) => player.techs.insert(tech),
        None => {
            let (track, level) = id.split_once('_').expect("a level of a track");
            let track = TechTrack::by_id(track).expect("a track");
            let level = level.parse().expect("a level");
            player.levels[track.index()] = player.levels[track.index()].max(level);
        }
    }
}

fn plant_of(planet: Planet, given: &Table) -> Result<Plant> {
    let token = given.get("token").map(|token| noun(ProductionToken::by_id, token)).transpose()?;
    let part = |key: &str| given.get(key).map_or(Ok(Cubes::default()), cubes);
    Ok(Plant {
        token: token.unwrap_or(ProductionToken::of(planet, 0)),
        layer: given.get("layer").map_or(Ok(1), small)?,
        deposit: part("deposit")?,
        warehouse: part("warehouse")?,
        buildings: given.get("buildings").map_or(Ok([0; 4]), buildings)?,
    })
}

pub fn wormhole(value: &Value) -> Result<Wormhole> {
    let part = |key: &str| value.get(key).map(small).ok_or(format!("a Wormhole without {key}"))?;
    Ok(Wormhole { orbit: part("orbit")?, quadrant: part("quadrant")? })
}

/// The first deal with the turn order of the case.
fn set_up(options: &Options, seats: u8, given: &Table) -> Result<Starship> {
    let names = given.get("turn_order").map_or(Ok(&[][..]), list)?;
    let place = |name: &Value| text(name).ok().and_then(|name| NAMES.iter().position(|other| *other == name)).unwrap_or(9) % 4;
    let order: Vec<usize> = names.iter().map(place).collect();
    for seed in 0..1000 {
        let game = Starship::setup(options, seats, Seed(seed)).map_err(|error| format!("{error:?}"))?;
        let view = game.view(orrery_engine::Viewer::Spectator);
        let fits = seats == 1 || order.is_empty() || view.order.iter().map(|seat| seat.index()).eq(order.iter().copied());
        if fits {
            return Ok(game);
        }
    }
    Err("no deal has this turn order".to_owned())
}
