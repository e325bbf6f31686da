//! Cases about what the competition does on a star.

use orrery_engine::{Seat, Seed};
use spacecorp::{Action, BaseType, COMPETITION, CompetitionStep, Event, Site, data};
use toml::{Table, Value};

use super::{answer_case, places, put, steps, strings, teams_placed};
use crate::commands::answers::{decider, legal};
use crate::given::{Result, World, base, colony_by_number, flag, list, number, number_of, read_all, table, text, tile, word};

pub fn star(mut world: World, given: &Table, command: &Table) -> Result<Table> {
    let site = world.site(word(given, "site")?)?;
    let drawn = furnish_star(&mut world, given, site)?;
    set_colonies_and_orion(&mut world, given)?;
    let number_on_card = command.get("colony_id").map(number).transpose()?.map(|number| number as u8);
    let mut events = act_in_order(&mut world, site, number_on_card, &drawn)?;
    let may_draw = i64::from(decider(&world.game).is_some_and(|seat| legal(&world.game, seat).contains(&Action::Draw)));
    answer_case(&mut world, command, &mut events)?;
    world.game.claim_as_competition(&mut events);
    let mut found = star_facts(&world, site, &events);
    put(&mut found, "player_may_draw", may_draw);
    Ok(found)
}

/// Sets up the system before the action. Returns the bases to be drawn.
fn furnish_star(world: &mut World, given: &Table, site: Site) -> Result<Vec<BaseType>> {
    let tiles = read_all(list(given, "tiles"), tile)?;
    world.game.put_tiles(site, &tiles);
    let bases = read_all(list(given, "competition_bases_here"), base)?;
    world.game.put_bases(COMPETITION, site, &bases);
    // Bases drawn for this case come after those that stand there.
    let drawn = table(given, "draws").into_iter().flat_map(|draws| list(draws, "bases"));
    let drawn = drawn.map(|id| base(text(id)?)).collect::<Result<Vec<_>>>()?;
    if !drawn.is_empty() {
        world.fill_cup(&drawn);
    }
    let box_before = world.game.competition().in_box;
    if flag(given, "competition_team") {
        world.game.put_competition_team(site, false);
        if given.contains_key("competition_teams_in_box") {
            world.game.set_teams_in_box(box_before);
        }
    }
    if let Some(id) = given.get("player_security_at") {
        world.game.put_bases(Seat(0), world.site(text(id)?)?, &[BaseType::Security]);
    }
    for entry in list(given, "player_teams_here").iter().filter_map(Value::as_table) {
        let id = number(entry.get("id").ok_or("id")?)?;
        let track = number_of(entry, "track_box")? as u8;
        world.game.put_team(Seat(0), 0, spacecorp::Team { site, track, claims: false });
        world.teams.insert(id, (Seat(0), 0));
    }
    Ok(drawn)
}

fn set_colonies_and_orion(world: &mut World, given: &Table) -> Result<()> {
    if let Some(count) = given.get("competition_colonies") {
        let any: Vec<spacecorp::Colony> =
            (0..32).filter(|index| world.game.colonies_left() >> index & 1 == 1).map(spacecorp::Colony).collect();
        world.game.set_colonies(COMPETITION, &any[..number(count)? as usize]);
    }
    if given.contains_key("colonies_available") {
        let left =
            list(given, "colonies_available").iter().map(|id| colony_by_number(number(id)? as u8)).collect::<Result<Vec<_>>>()?;
        world.game.leave_colonies(&left);
    }
    for (id, teams) in table(given, "orion_teams").into_iter().flatten() {
        if number(teams)? > 0 {
            let in_box = world.game.competition().in_box;
            let board = world.game.board_of_era();
            let at = board.all().find(|&at| board.region(at).id == *id).ok_or("an Orion region")?;
            world.game.put_competition_team(at, false);
            world.game.set_teams_in_box(in_box);
        }
    }
    if let Some(teams) = given.get("entered_before") {
        world.game.set_orion_entered(number(teams)? as u8);
    }
    Ok(())
}

fn star_facts(world: &World, site: Site, events: &[Event]) -> Table {
    let mut found = world.facts();
    put(&mut found, "places", places(&events_at(events, site)));
    let colony = steps(events).find_map(|step| match step {
        CompetitionStep::PlacesColony { colony, .. } => data().colony(*colony).solo_id,
        _ => None,
    });
    put(&mut found, "colony_solo_id", colony.map_or(-1, i64::from));
    put(&mut found, "team_placed_at", strings(teams_placed(world, events)));
    let state = world.game.site_state(site);
    let lost = (0..3).filter(|slot| state.lost >> slot & 1 == 1).filter_map(|slot| data().tile(state.tiles[slot]));
    put(&mut found, "tile_p_lost", strings(lost.map(|tile| tile.id.clone())));
    put(&mut found, "competition_team_here", world.game.competition().teams >> site.0 & 1 == 1);
    put(&mut found, "era_ends", world.game.ends_now());
    found
}

/// Runs a Site Action with the first seed that draws the bases in this order.
fn act_in_order(world: &mut World, site: Site, colony: Option<u8>, order: &[BaseType]) -> Result<Vec<Event>> {
    for seed in 0..1000 {
        let (mut game, mut events) = (world.game.clone(), Vec::new());
        game.reseed(Seed(seed));
        game.act_as_competition(Some(site), colony, &mut events);
        let placed = steps(&events).filter_map(|step| match step {
            CompetitionStep::PlacesBase { base, .. } => Some(*base),
            _ => None,
        });
        let placed: Vec<BaseType> = placed.collect();
        if order.len() < 2 || placed == order {
            world.game = game;
            return Ok(events);
        }
    }
    Err(format!("no draw of {order:?}"))
}

/// Changes in the system itself: a base may send a team elsewhere.
fn events_at(events: &[Event], site: Site) -> Vec<Event> {
    let here = |event: &&Event| !matches!(event, Event::Competition { step: CompetitionStep::PlacesTeam { site: at }, .. } if *at != site);
    events.iter().filter(here).cloned().collect()
}

/// A Site Action of Starfarers.
pub fn star_steps(mut world: World, case: &Table) -> Result<Table> {
    let site = world.site(word(case, "site")?)?;
    let filled = number_of(case, "filled")? as usize;
    let boxes = usize::from(world.game.board_of_era().site(site).boxes);
    let [primary, secondary, _] = world.game.piles();
    let tiles: Vec<spacecorp::Tile> = primary.iter().take(1).chain(secondary.iter().take(2)).copied().take(filled).collect();
    world.game.put_tiles(site, &tiles);
    let whole: Vec<BaseType> = BaseType::ALL.into_iter().take(boxes).collect();
    if flag(case, "player_base") {
        world.game.put_bases(Seat(0), site, &whole);
    }
    if flag(case, "competition_bases") {
        world.game.put_bases(COMPETITION, site, &whole);
    }
    if flag(case, "competition_colony") {
        world.game.put_colony(COMPETITION, site, colony_by_number(3)?);
    }
    if flag(case, "team") {
        world.game.put_competition_team(site, false);
    }
    let mut events = Vec::new();
    let done = world.game.act_as_competition(Some(site), Some(4), &mut events);
    answer_case(&mut world, case, &mut events)?;
    let mut found = Table::new();
    put(&mut found, "places", places(&events_at(&events, site)));
    put(&mut found, "redraw", !done);
    Ok(found)
}
