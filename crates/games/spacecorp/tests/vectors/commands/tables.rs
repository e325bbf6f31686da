//! Queries about boards, tables and fresh positions.

use orrery_engine::{Game, Seat, Seed, Silent};
use spacecorp::{Action, BaseType, Era, Options, Phase, Player, Site, SpaceCorp, Team, Title, Wheel, colony_table, data};
use toml::{Table, Value};

use super::answers::{Answers, decider, legal};
use super::{apply, integers};
use crate::given::{Result, SPECIFIED, World, contract, list, name, number, number_of, read_all, seat, table, text, tile, word};

pub fn run(kind: &str, given: &Table, command: &Table, expect: &Table) -> Result<Table> {
    let mut found = Table::new();
    let mut put = |key: &str, value: Value| drop(found.insert(key.to_owned(), value));
    let mut world = World::new(given)?;
    let board = world.game.board_of_era();
    match kind {
        "distance" => {
            let (from, to) = (world.site(word(command, "from")?)?, world.site(word(command, "to")?)?);
            put("distance", i64::from(board.distance(from, to)).into());
            put("transit", transit(board, from, to).into());
        }
        "region_distance" => {
            let (from, to) = (word(command, "from")?, word(command, "to")?);
            put("distance", region_distance(board, from, to)?.into());
        }
        "distance_table" => {
            let from = world.site(word(command, "from")?)?;
            for id in expect.keys() {
                put(id, i64::from(board.distance(from, world.site(id)?)).into());
            }
        }
        "near" => put("near", near(&world, command)?),
        "build_cost" | "legal_bases" => buildable(&world, given, &mut put)?,
        "contract_reward" => {
            let rewards = list(command, "contracts").iter().map(|id| {
                let (era, row) = contract(text(id)?)?;
                Ok(i64::from(world.game.reward_of(era, row)))
            });
            put("rewards", integers(rewards.collect::<Result<Vec<_>>>()?));
        }
        "colony_scoring" => {
            let counts = list(command, "colonies").iter().map(number).collect::<Result<Vec<_>>>()?;
            put("delta", integers(counts.into_iter().map(|count| i64::from(colony_table(count as usize)))));
        }
        "orion" => put("delta", orion(&mut world, given, command)?),
        "transport" => put("legal", transports(&mut world, command)?),
        "progress_options" => progress_options(&world, command, &mut put)?,
        "contracts_open" => put("met", contracts_open(given, command)?),
        "early_end" => {
            world.game.end_with_this_era();
            world.game.finish_era();
            let winners = world.game.outcome().ok_or("the game is over")?.winners;
            put("winners", Value::Array(winners.iter().map(|seat| name(seat).into()).collect()));
            put("final_profit", world.by_player(|seat| i64::from(world.game.player_of(seat).profit).into()));
        }
        "setup" => setup(given, command, &mut put)?,
        _ => return Err(format!("kind {kind}")),
    }
    Ok(found)
}

/// Cost of a direct way between regions in addition to the same way within regions without an add-on.
fn transit(board: &spacecorp::Board, from: Site, to: Site) -> i64 {
    i64::from(board.transit(from, to))
}

fn region_distance(board: &spacecorp::Board, from: &str, to: &str) -> Result<i64> {
    let region = |id: &str| board.plan.regions.iter().position(|region| region.id == id).ok_or(format!("region {id}"));
    board.way(region(from)?, region(to)?).map(i64::from).ok_or("no way".to_owned())
}

fn near(world: &World, command: &Table) -> Result<Value> {
    let board = world.game.board_of_era();
    let near = list(command, "pairs").iter().map(|pair| {
        let pair = pair.as_array().ok_or("a pair")?;
        let (a, b) = (world.site(text(&pair[0])?)?, world.site(text(&pair[1])?)?);
        Ok(Value::from(board.around(a).near >> board.site(b).region & 1 == 1))
    });
    Ok(Value::Array(near.collect::<Result<_>>()?))
}

/// What it costs to build at sites, and which bases they allow.
fn buildable(world: &World, given: &Table, put: &mut impl FnMut(&str, Value)) -> Result<()> {
    let (mut costs, mut bases) = (Vec::new(), Vec::new());
    for entry in list(given, "sites").iter().filter_map(Value::as_table) {
        let site = world.site(word(entry, "at")?)?;
        let tiles = read_all(list(entry, "tiles"), tile)?;
        let mut world = world.clone();
        world.game.put_tiles(site, &tiles);
        costs.push(world.game.cost_to_build(site).map_or(-1, i64::from));
        let allowed = BaseType::ALL.into_iter().filter(|&base| world.game.base_is_allowed(site, 0, base));
        bases.push(Value::Array(allowed.map(|base| base.id().into()).collect()));
    }
    put("costs", integers(costs));
    put("bases", Value::Array(bases));
    Ok(())
}

/// Which transports are legal.
fn transports(world: &mut World, command: &Table) -> Result<Value> {
    world.game.go_to(Phase::Transport);
    let tries = list(command, "tries").iter().filter_map(Value::as_table).map(|attempt| {
        let team = world.numbered_team(attempt.get("team").ok_or("team")?)?;
        let action = Action::Transport { team, site: world.site(word(attempt, "to")?)? };
        Ok(Value::from(world.game.check(Seat(0), &action).is_ok()))
    });
    Ok(Value::Array(tries.collect::<Result<_>>()?))
}

/// The progress cards that each player may choose from, and the copy that it would get.
fn progress_options(world: &World, command: &Table, put: &mut impl FnMut(&str, Value)) -> Result<()> {
    let wheel = if word(command, "award")? == "adaptation" { Wheel::Genetics } else { Wheel::Revelation };
    let titles = |seat: Seat| titles_offered(&awarded(world, seat, wheel), seat);
    put("options", world.by_player(|seat| Value::Array(titles(seat).iter().map(|title| title.id().into()).collect())));
    let copy = |seat: Seat, title: Title| (title.id().to_owned(), Value::from(copy_taken(world, seat, wheel, title)));
    let copies = |seat: Seat| titles(seat).into_iter().map(|title| copy(seat, title)).collect();
    put("card", world.by_player(|seat| Value::Table(copies(seat))));
    Ok(())
}

fn orion(world: &mut World, given: &Table, command: &Table) -> Result<Value> {
    let mut deltas = Vec::new();
    for (index, (id, _)) in
        table(given, "orion_teams").into_iter().flatten().filter(|(_, teams)| number(teams) != Ok(0)).enumerate()
    {
        world.game.put_team(Seat(0), index, Team { site: world.site(id)?, track: 0, claims: false });
    }
    world.game.set_orion_entered(number_of(given, "entered_before")? as u8);
    for entry in list(command, "enter").iter().filter_map(Value::as_table) {
        let by = seat(word(entry, "by")?)?;
        let region = word(entry, "region")?;
        let board = world.game.board_of_era();
        let site = board.all().find(|&site| board.region(site).id == region).ok_or("a region")?;
        let before = world.game.player_of(by).profit;
        world.game.begin_at(by);
        let team = world.game.player_of(by).teams.iter().position(|team| team.site == board.plan.home).ok_or("a team")?;
        world.game.send_team(by, team as u8, site);
        deltas.push(i64::from(world.game.player_of(by).profit - before));
    }
    Ok(integers(deltas))
}

/// The game as it asks a seat for a progress card.
pub fn awarded(world: &World, seat: Seat, wheel: Wheel) -> SpaceCorp {
    let mut game = world.game.clone();
    game.set_wheel(seat, wheel, data().wheel_spaces - 1);
    game.advance_cube(seat, wheel, 1);
    game
}

/// The copy of a title that a seat gets.
fn copy_taken(world: &World, seat: Seat, wheel: Wheel, title: Title) -> &'static str {
    let mut game = awarded(world, seat, wheel);
    game.apply(seat, &Action::Progress { title }, &mut Silent).expect("an offered title");
    let rewarded = game.player_of(seat).rewarded.contains(title);
    &data().progress[title.index()].cards[usize::from(!rewarded)]
}

pub fn titles_offered(game: &SpaceCorp, seat: Seat) -> Vec<Title> {
    let title = |action| match action {
        Action::Progress { title } => Some(title),
        _ => None,
    };
    legal(game, seat).into_iter().filter_map(title).collect()
}

fn contracts_open(given: &Table, command: &Table) -> Result<Value> {
    let mut cases = Vec::new();
    for case in list(given, "cases").iter().filter_map(Value::as_table) {
        let era = Era::by_id(word(case, "era")?).ok_or("an era")?;
        let mut sizes = Vec::new();
        for players in list(command, "players") {
            let mut world = World::of(era, number(players)? as u8, &Table::new())?;
            world.place_any_bases(Seat(0), case, "bases_at")?;
            let rows = (0..7).filter(|&row| world.game.meets_contract(Seat(0), row));
            sizes.push(Value::Array(rows.map(|row| data().contracts[era.index()][usize::from(row)].id.clone().into()).collect()));
        }
        cases.push(Value::Array(sizes));
    }
    Ok(Value::Array(cases))
}

/// Set-ups for several player counts or first eras, as lists.
fn setup(given: &Table, command: &Table, put: &mut impl FnMut(&str, Value)) -> Result<()> {
    let era = |id: &str| Era::by_id(id).ok_or("an era".to_owned());
    let firsts = read_all(list(given, "first_era"), era)?;
    let era = era(word(given, "era")?)?;
    let counts: Vec<u8> = match command.get("players") {
        Some(Value::Array(counts)) => counts.iter().map(|count| number(count).map(|count| count as u8)).collect::<Result<_>>()?,
        Some(count) => vec![number(count)? as u8],
        None => return Err("players".to_owned()),
    };
    let starts = firsts.iter().map(|&first| started(first, counts[0], given, command)).collect::<Result<Vec<_>>>()?;
    put("adaptation_order", Value::Array(starts.iter().map(|start| Value::Array(start.order.clone())).collect()));
    put("adaptation_options", Value::Array(starts.last().map_or(Vec::new(), |start| start.titles.clone())));
    let games: Vec<SpaceCorp> = match firsts.is_empty() {
        true => counts.iter().map(|&count| fresh(era, count)).collect(),
        false => starts.into_iter().map(|start| start.game).collect(),
    };
    let mut each = |key: &str, value: &dyn Fn(&SpaceCorp) -> Value| put(key, Value::Array(games.iter().map(value).collect()));
    let of_seats = |game: &SpaceCorp, value: fn(&Player) -> i64| match era {
        Era::Mariners => integers(Seat::all(game.seats()).map(|seat| value(game.player_of(seat)))),
        _ => alike(Seat::all(game.seats()).map(|seat| value(game.player_of(seat))).collect()),
    };
    each("hands", &|game| of_seats(game, |player| player.hand.len() as i64));
    each("profit", &|game| of_seats(game, |player| player.profit.into()));
    each("deck", &|game| (game.deck_cards().len() as i64).into());
    each("time_cards_in_deck", &|game| time_in_deck(game).into());
    each("time_cards_in_play", &|game| (time_in_deck(game) + time_in_hands(game)).into());
    each("side_board_cards", &|game| cards_left(game).into());
    each("colony_tiles", &|game| i64::from(game.colonies_left().count_ones()).into());
    each("teams_at_home", &|game| {
        let home = game.board_of_era().plan.home;
        (game.player_of(Seat(0)).teams.iter().filter(|team| team.site == home).count() as i64).into()
    });
    each("wheel", &|game| {
        let [genetics, revelation] = game.player_of(Seat(0)).wheel.map(i64::from);
        Value::Table([("gen".to_owned(), genetics.into()), ("rev".to_owned(), revelation.into())].into_iter().collect())
    });
    each("fulfilled_column", &|game| {
        let full = Era::ALL.into_iter().rfind(|&era| (0..7).all(|row| game.is_fulfilled(era, row)));
        full.map_or("", Era::id).into()
    });
    put("progress_cards", games.last().map_or(0, cards_left).into());
    Ok(())
}

/// One number for all players where it is the same.
fn alike(values: Vec<i64>) -> Value {
    if values.iter().all(|value| *value == values[0]) { values[0].into() } else { integers(values) }
}

fn time_in_deck(game: &SpaceCorp) -> i64 {
    game.deck_cards().iter().filter(|&&card| data().sets.time.contains(card)).count() as i64
}

fn time_in_hands(game: &SpaceCorp) -> i64 {
    Seat::all(game.seats()).map(|seat| game.player_of(seat).hand.and(data().sets.time).iter().count() as i64).sum()
}

/// Progress cards on the side board.
fn cards_left(game: &SpaceCorp) -> i64 {
    game.titles_on_side_board().iter().map(|titles| titles.iter().count() as i64).sum()
}

fn options(first_era: Era) -> Options {
    Options { first_era, start_player: Some(1), ..Options::default() }
}

/// The era as set up after the preceding ones; only the information printed on cards.
fn fresh(era: Era, seats: u8) -> SpaceCorp {
    if era == Era::Mariners {
        SpaceCorp::setup(&options(era), seats, Seed(1)).expect("a game")
    } else {
        SpaceCorp::fresh(era, seats)
    }
}

/// A game that starts in an era, after the first choices of the set-up: who took an Adaptation, and what the first of them could take.
struct Started {
    game: SpaceCorp,
    order: Vec<Value>,
    titles: Vec<Value>,
}

fn started(first: Era, seats: u8, given: &Table, command: &Table) -> Result<Started> {
    let mut world = World::of(first, seats, &Table::new())?;
    world.game = SpaceCorp::setup(&options(first), seats, Seed(1)).map_err(|error| format!("{error:?}"))?;
    world.is_specified = given.contains_key(SPECIFIED);
    let mut answers = Answers::of(&world, command)?;
    let (mut order, mut titles) = (Vec::new(), Vec::new());
    while let Some(seat) = decider(&world.game).filter(|_| world.game.phase() == Phase::Between) {
        if order.is_empty() {
            titles = titles_offered(&world.game, seat).into_iter().map(|title| Value::from(title.id())).collect();
        }
        order.push(Value::from(name(seat)));
        let action = answers.next(&world, seat)?;
        apply(&mut world.game, seat, action)?;
    }
    if !order.is_empty() {
        answers.finish(&world)?;
    }
    Ok(Started { game: world.game, order, titles })
}
