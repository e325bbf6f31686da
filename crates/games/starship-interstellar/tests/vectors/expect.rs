//! Compares what a case expects with the position, or with what a command found.

use orrery_engine::{Game, Presentation, Seat, Viewer};
use starship_interstellar::{
    Action, Building, Cargo, Colour, Cubes, Event, Family, HALL, LeaderTrack, Node, PassToken, Phase, Pile, Planet, Planets,
    Plant, ProductionToken, SalvationTech, TechTrack, Technology, Token, View,
};
use toml::{Table, Value};

use crate::given::World;
use crate::given::read::{Result, buildings, colour, list, number, small, table, text};
use crate::specified;

type Compared = Result<()>;

fn same<T: PartialEq + std::fmt::Debug>(key: &str, found: T, wanted: T) -> Compared {
    if found == wanted { Ok(()) } else { Err(format!("{key}: {found:?} instead of {wanted:?}")) }
}

pub fn compare(world: &World, expect: &Table) -> Compared {
    match (expect.get("error"), &world.illegal) {
        (Some(wanted), Some(illegal)) => same("error", illegal.code, text(wanted)?)?,
        (Some(wanted), None) => return Err(format!("not refused, but {wanted} expected")),
        (None, Some(illegal)) => return Err(format!("refused: {illegal}")),
        (None, None) => {}
    }
    for (key, wanted) in expect.iter().filter(|(key, _)| *key != "error") {
        match world.seat(key) {
            Ok(seat) => {
                for (part, wanted) in table(wanted)? {
                    of_player(world, seat, part, wanted).map_err(|why| format!("{key}.{why}"))?;
                }
            }
            Err(_) => of_position(world, key, wanted)?,
        }
    }
    Ok(())
}

/// Cubes of the named colours; the others are 0, but not in the specification, which lists what matters.
fn cubes(world: &World, key: &str, found: &Cubes, wanted: &Value) -> Compared {
    let wanted = table(wanted)?;
    for (id, count) in wanted {
        let found = found[colour(id)?.index()];
        same(&format!("{key}.{id}"), found, small(count)?)?;
    }
    let is_whole = !world.is_specified || wanted.is_empty();
    let others = Colour::ALL.into_iter().filter(|colour| is_whole && !wanted.contains_key(colour.id()));
    others.into_iter().try_for_each(|colour| same(&format!("{key}.{}", colour.id()), found[colour.index()], 0))
}

fn texts(value: &Value) -> Result<Vec<String>> {
    list(value)?.iter().map(|item| text(item).map(str::to_owned)).collect()
}

fn sorted(mut items: Vec<String>) -> Vec<String> {
    items.sort();
    items
}

/// The id of a token; a production token by its own id.
fn token_id(world: &World, seat: Seat, token: Token) -> String {
    let Some(planet) = token.planet() else { return token.id().to_owned() };
    let plant = world.game.player_of(seat).plant(planet).map(|plant| plant.token);
    let known = world.token_ids.iter().rev().find(|(owner, at, _)| *owner == seat && *at == planet).map(|(_, _, id)| *id);
    plant.or(known).map_or(token.id(), ProductionToken::id).to_owned()
}

fn of_player(world: &World, seat: Seat, key: &str, wanted: &Value) -> Compared {
    let player = world.game.player_of(seat);
    let ids = |tokens: &mut dyn Iterator<Item = Token>| tokens.map(|token| token_id(world, seat, token)).collect::<Vec<_>>();
    match key {
        "fuel" => same(key, i64::from(player.fuel), number(wanted)?),
        "pp" => same(key, i64::from(player.pp), number(wanted)?),
        "reputation" => same(key, i64::from(player.reputation), number(wanted)?),
        "scientists" => same(key, i64::from(player.scientists), number(wanted)?),
        "bases" => same(key, i64::from(player.bases), number(wanted)?),
        "clicks" => same(key, i64::from(player.clicks), number(wanted)?),
        "passed" if world.found.contains_key("passed") => same(key, world.found["passed"].as_bool(), wanted.as_bool()),
        "passed" => same(key, Some(player.passed), wanted.as_bool()),
        "pass_token" => same(key, player.pass.id(), text(wanted)?),
        "cubes" => cubes(world, key, &player.cubes, wanted),
        "reserve_buildings" => same(key, player.buildings, buildings(wanted)?),
        "satellite" => same(key, player.satellite.id(), text(wanted)?),
        "explorer" => same(key, player.explorer.id(), text(wanted)?),
        "leader" => table(wanted)?.iter().try_for_each(|(track, space)| {
            let track = LeaderTrack::by_id(track).ok_or("unknown track")?;
            same(track.id(), player.leader[track.index()], small(space)?)
        }),
        "government" => {
            let mut positions = [0; 4];
            for (row, position) in table(wanted)? {
                positions[row.parse::<usize>().map_err(|_| "no row")? - 1] = small(position)?;
            }
            same(key, player.government, positions)
        }
        "technologies" => technologies(world, seat, wanted),
        "hand" | "hand_set" => same(key, sorted(ids(&mut player.hand.iter())), sorted(texts(wanted)?)),
        "stack" => same(key, ids(&mut player.stack.into_iter()), texts(wanted)?),
        "extra_tokens" => {
            let mut named = player.extras.iter().filter(|token| !world.implied.contains(&(seat, *token)));
            same(key, sorted(ids(&mut named)), sorted(texts(wanted)?))
        }
        "wormhole" => {
            let wormhole = player.wormhole.ok_or("wormhole: none")?;
            same(
                key,
                (i64::from(wormhole.orbit), i64::from(wormhole.quadrant)),
                (number(&wanted["orbit"])?, number(&wanted["quadrant"])?),
            )
        }
        "cargo" => cargo(&player.cargo, table(wanted)?),
        "plants" => plants(world, seat, table(wanted)?),
        _ => of_hall(world, key, wanted),
    }
}

/// Developed levels and Salvation technologies; H.A.L.L.'s own by their colour.
fn technologies(world: &World, seat: Seat, wanted: &Value) -> Compared {
    if seat == HALL && world.is_solo() {
        let mut levels = [0; 5];
        for (id, level) in table(wanted)? {
            levels[colour(id)?.index()] = small(level)?;
        }
        return same("technologies", world.game.hall_bag().technologies, levels);
    }
    let player = world.game.player_of(seat);
    let level = |track: TechTrack| (1..=player.level(track)).map(move |level| Technology::level(track, level).id());
    let levels = TechTrack::ALL.into_iter().flat_map(level);
    let techs = player.techs.iter().map(SalvationTech::id);
    same("technologies", sorted(levels.chain(techs).map(str::to_owned).collect()), sorted(texts(wanted)?))
}

/// Pieces aboard; those that are missing are not there.
fn cargo(cargo: &Cargo, wanted: &Table) -> Compared {
    let mut found = Table::new();
    let mut put = |id: &str, count: u8| {
        if count > 0 {
            found.insert(id.to_owned(), Value::Integer(count.into()));
        }
    };
    put("base", cargo.bases);
    Building::ALL.into_iter().for_each(|building| put(building.id(), cargo.buildings[building.index()]));
    Colour::ALL.into_iter().for_each(|colour| put(colour.id(), cargo.cubes[colour.index()]));
    let mut wanted = wanted.clone();
    wanted.retain(|_, count| count.as_integer() != Some(0));
    same("cargo", found, wanted)
}

fn plants(world: &World, seat: Seat, wanted: &Table) -> Compared {
    let player = world.game.player_of(seat);
    let found: Planets = player.planets().collect();
    let named: Planets = wanted.keys().filter_map(|id| Planet::by_id(id)).collect();
    same("plants", found, named)?;
    for (id, wanted) in wanted {
        let plant = Planet::by_id(id).and_then(|planet| player.plant(planet)).ok_or("no plant")?;
        for (key, wanted) in table(wanted)? {
            of_plant(world, plant, key, wanted).map_err(|why| format!("{id}.{why}"))?;
        }
    }
    Ok(())
}

fn of_plant(world: &World, plant: &Plant, key: &str, wanted: &Value) -> Compared {
    match key {
        "token" => same(key, plant.token.id(), text(wanted)?),
        "layer" => same(key, plant.layer, small(wanted)?),
        "deposit" => cubes(world, key, &plant.deposit, wanted),
        "warehouse" => cubes(world, key, &plant.warehouse, wanted),
        "buildings" => same(key, plant.buildings, buildings(wanted)?),
        other => Err(format!("nothing known of a plant's {other}")),
    }
}

fn of_hall(world: &World, key: &str, wanted: &Value) -> Compared {
    let hall = world.game.hall_bag();
    let pile = || hall.pile.iter().map(|&token| token_id(world, HALL, token)).collect::<Vec<_>>();
    match key {
        "pile" => same(key, pile(), texts(wanted)?),
        "pile_set" => same(key, sorted(pile()), sorted(texts(wanted)?)),
        "pile_top" => same(key, pile().first().map(String::as_str), Some(text(wanted)?)),
        "private_pile" => {
            let id = |planet: &Planet| planet.token().map_or(String::new(), |token| token_id(world, HALL, token));
            same(key, hall.private.iter().map(id).collect(), texts(wanted)?)
        }
        other => Err(format!("nothing known of a player's {other}")),
    }
}

fn of_position(world: &World, key: &str, wanted: &Value) -> Compared {
    if let Some(found) = world.found.get(key) {
        return match (key, found, wanted) {
            ("payment", ..) => same(key, sorted(texts(found)?), sorted(texts(wanted)?)),
            _ => same(key, found, wanted),
        };
    }
    let view = world.game.view(Viewer::Spectator);
    of_stocks(world, &view, key, wanted)
}

/// Bags, stacks, piles and what lies on the board in numbers.
fn of_stocks(world: &World, view: &View, key: &str, wanted: &Value) -> Compared {
    let hall = world.game.hall_bag();
    let (route_stack, mechanism_stack, pool) = world.game.stacks();
    let count = |found: usize| same(key, found as i64, number(wanted)?);
    let piles = || Planet::FOREIGN.into_iter().map(|planet| world.game.pile_of(planet));
    match key {
        "hall_sheet" => cubes(world, key, &hall.sheet, wanted),
        "ai_bag" => cubes(world, key, &hall.bag, wanted),
        "market" => cubes(world, key, &view.market, wanted),
        "earth_humanity" => cubes(world, key, &view.people, wanted),
        "solar_bag" => cubes(world, key, &view.solar_bag, wanted),
        "market_added" => {
            let before = world.before.view(Viewer::Spectator).market;
            let added: Vec<u8> = view.market.iter().zip(before).map(|(now, before)| now - before).collect();
            cubes(world, key, &added.try_into().unwrap_or_default(), wanted)
        }
        "solar_marker" => count(view.sun.into()),
        "ship_mechanisms" => count(view.ship.into()),
        "saved_total" => count(view.saved.into()),
        "mechanism_stack" => {
            same(key, sorted(pool.iter().map(|mechanism| mechanism.id().to_owned()).collect()), sorted(texts(wanted)?))
        }
        "mechanism_stack_size" => count(mechanism_stack.into()),
        "route_stack_size" => count(route_stack.into()),
        "extra_row" => same(key, view.extra_row.iter().map(|token| token.id().to_owned()).collect(), texts(wanted)?),
        "extra_tokens_face_up" => count(view.extra_row.len()),
        "production_pile_size" => piles().try_for_each(|pile| count(pile.len().into())),
        "production_pile_layered" => piles().try_for_each(|pile| count(pile.layered.into())),
        "humanity_on_earth" => count(view.people.iter().map(|&count| usize::from(count)).sum()),
        "hall_private_pile_size" => count(hall.private.len()),
        "piles" => table(wanted)?.iter().try_for_each(|(id, tokens)| {
            let planet = Planet::by_id(id).ok_or("unknown planet")?;
            same(id, pile_ids(planet, world.game.pile_of(planet)), texts(tokens)?)
        }),
        _ => of_map(world, view, key, wanted),
    }
}

/// Rows of mechanisms, families, planets and the route.
fn of_map(world: &World, view: &View, key: &str, wanted: &Value) -> Compared {
    let count = |found: usize| same(key, found as i64, number(wanted)?);
    let row = |index: usize| view.rows[index].iter().flatten().map(|mechanism| mechanism.id().to_owned()).collect::<Vec<_>>();
    match key {
        "current_row" => same(key, row(0), texts(wanted)?),
        "long_term_row" => same(key, row(1), texts(wanted)?),
        "future_row" => same(key, row(2), texts(wanted)?),
        "current_row_size" => count(row(0).len()),
        "long_term_row_size" => count(row(1).len()),
        "future_row_size" => count(row(2).len()),
        "universal_in_initial_rows" => {
            let initial = row(0).into_iter().chain(row(1));
            count(initial.filter(|id| id.starts_with("MU")).count())
        }
        "government_satellite" => same(key, view.gov_satellite.id(), text(wanted)?),
        "destroyed" => {
            let planets = view.destroyed.iter().map(|planet| planet.id().to_owned()).collect();
            same(key, sorted(planets), sorted(texts(wanted)?))
        }
        "quadrants" => table(wanted)?.iter().try_for_each(|(id, quadrant)| {
            let planet = Planet::by_id(id).ok_or("unknown planet")?;
            same(id, view.quadrants[planet.index()], small(quadrant)?)
        }),
        "route" => table(wanted)?.iter().try_for_each(|(id, token)| {
            let node = Node::by_id(id).ok_or("unknown node")?;
            same(id, world.game.route_token(node).map(|token| token.id()), Some(text(token)?))
        }),
        "poi_claimed" => {
            let nodes = view.claimed.iter().map(|node| node.id().to_owned()).collect();
            same(key, sorted(nodes), sorted(texts(wanted)?))
        }
        "family_pile_sizes" => {
            let found = world.game.family_pile_sizes().map(i64::from);
            same(key, found.to_vec(), list(wanted)?.iter().map(number).collect::<Result<_>>()?)
        }
        "family_discard" | "family_discard_set" => {
            let found = view.family_discard.iter().filter(|family| world.families.contains(family));
            same(key, sorted(found.map(|family| family.id().to_owned()).collect()), sorted(texts(wanted)?))
        }
        "family_piles" => family_piles(world, view, list(wanted)?),
        "families_active" => {
            let found = view.families.iter().flatten().map(|family| family.id().to_owned()).collect();
            same(key, sorted(found), sorted(texts(wanted)?))
        }
        _ => of_course(world, view, key, wanted),
    }
}

/// The tops, and what lies below them in an order that nobody knows.
fn family_piles(world: &World, view: &View, wanted: &[Value]) -> Compared {
    let piles = wanted.iter().map(texts).collect::<Result<Vec<_>>>()?;
    let tops = piles.iter().filter_map(|pile| pile.first().cloned()).collect();
    let below = piles.iter().flat_map(|pile| pile.iter().skip(1).cloned()).collect();
    let ids = |families: &mut dyn Iterator<Item = Family>| sorted(families.map(|family| family.id().to_owned()).collect());
    same("tops of family_piles", ids(&mut view.families.iter().flatten().copied()), sorted(tops))?;
    if specified::names_tops_only(world.is_specified) {
        return Ok(());
    }
    same("family_piles", ids(&mut world.game.families_below().iter()), sorted(below))
}

/// The course of the game, and what has been asked and seen.
fn of_course(world: &World, view: &View, key: &str, wanted: &Value) -> Compared {
    let count = |found: usize| same(key, found as i64, number(wanted)?);
    match key {
        "round" => count(view.round.into()),
        "phase" => same(key, phase_id(view.phase), text(wanted)?),
        "game_over" => same(key, Some(view.phase == Phase::Over), wanted.as_bool()),
        "ends_after" => same(key, last_phase(world)?, text(wanted)?),
        "turn_order" => {
            let name =
                |seat: &Seat| if world.is_solo() && *seat == HALL { "hall".to_owned() } else { format!("p{}", seat.0 + 1) };
            same(key, view.order.iter().map(name).collect(), texts(wanted)?)
        }
        "hidden" | "visible" => {
            let seen = world.found.get("view").and_then(Value::as_table).ok_or("no view")?;
            let is_seen = |name: &String| match seen.get(name) {
                None if specified::is_hidden(world.is_specified, seen, name) => Some(false),
                found => found.and_then(Value::as_bool),
            };
            texts(wanted)?.iter().try_for_each(|name| same(name, is_seen(name), Some(key == "visible")))
        }
        "asked" => {
            let asked = world.asked().map(|seat| world.game.prompt(seat).key);
            same(key, asked.as_deref().and_then(|key| key.strip_prefix("prompt-")), Some(text(wanted)?))
        }
        "next_order" => {
            let order = list(wanted)?.iter().map(|name| world.seat(text(name)?)).collect::<Result<Vec<_>>>()?;
            same(key, view.order.to_vec(), order)
        }
        "clicks" => table(wanted)?.iter().try_for_each(|(name, clicks)| {
            let seat = world.seat(name)?;
            same(name, clicks_reached(world, seat), small(clicks)?)
        }),
        "pass_tokens" => table(wanted)?.iter().try_for_each(|(name, token)| {
            let seat = world.seat(name)?;
            same(name, world.game.player_of(seat).pass.id(), text(token)?)
        }),
        "pass_removed_set" => {
            let used = |token: PassToken| Seat::all(world.game.seats()).any(|seat| world.game.player_of(seat).pass == token);
            let removed = PassToken::ALL.into_iter().filter(|&token| token != PassToken::Base && !used(token));
            same(key, sorted(removed.map(|token| token.id().to_owned()).collect()), sorted(texts(wanted)?))
        }
        "at_phase_end" => at_phase_end(world, table(wanted)?),
        other => Err(format!("nothing known of {other}")),
    }
}

/// The phase after which the game ends, if everybody does as little as possible.
fn last_phase(world: &World) -> Result<&'static str> {
    let (mut game, mut events) = (world.game.clone(), Vec::new());
    let mut last = game.view(Viewer::Spectator).phase;
    while let Some(seat) = game.turn().seats().lowest() {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let least = actions.iter().find(|action| matches!(action, Action::Pass | Action::Decline | Action::Stop | Action::Skip));
        let action = *least.or(actions.first()).ok_or("a question without an answer")?;
        events.clear();
        game.apply(seat, &action, &mut events).map_err(|illegal| illegal.to_string())?;
        for event in events.drain(..).map(Event::unmarked) {
            match event {
                Event::PhaseBegins { phase } => last = phase,
                Event::RoundBegins { .. } => return Ok(""),
                _ => {}
            }
        }
    }
    Ok(phase_id(last))
}

/// Clicks reached in the phase: they are gone when the bonus has been taken.
fn clicks_reached(world: &World, seat: Seat) -> u8 {
    let events = world.events.iter().cloned().map(Event::unmarked);
    let events = events.take_while(|event| !matches!(event, Event::PhaseBegins { .. }));
    let clicked = events.filter_map(|event| match event {
        Event::Clicked { seat: of, clicks } if of == seat => Some(clicks),
        _ => None,
    });
    clicked.last().unwrap_or(world.before.player_of(seat).clicks)
}

/// After the Pass bonuses of the phase.
fn at_phase_end(world: &World, wanted: &Table) -> Compared {
    let mut later = world.clone();
    later.game.finish_phase(&mut later.events);
    for (name, wanted) in wanted {
        let seat = later.seat(name)?;
        table(wanted)?.iter().try_for_each(|(key, wanted)| of_player(&later, seat, key, wanted))?;
    }
    Ok(())
}

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::UniquePassDraft => "unique_pass_draft",
        Phase::UniquePassUse => "unique_pass_use",
        Phase::Action => "action",
        Phase::ActionBonus => "action_bonus",
        Phase::Salvation => "salvation",
        Phase::SalvationBonus => "salvation_bonus",
        Phase::Government => "government",
        Phase::Over => "finished",
    }
}

/// Unseen tokens as far as they can be told, then the known ones.
fn pile_ids(planet: Planet, pile: &Pile) -> Vec<String> {
    let unseen = (0..12).filter(|number| pile.pool >> number & 1 == 1).map(|number| ProductionToken::of(planet, number));
    let unseen = unseen.take(usize::from(pile.base + pile.layered));
    unseen.chain(pile.known.iter().copied()).map(|token| token.id().to_owned()).collect()
}
