//! Tests named after the rules of `docs/rules/kepler-3042.md`.

mod r10;
mod r9_benefits;
mod r9_levels;
mod r9_others;
mod r9_powers;

use kepler_3042::{Action, Bonus, Card, Cubes, Kepler, Kind, Phase, Place, Space, Tech, Track};
use orrery_engine::Seat;

use crate::support::*;

const EARTH: Card = Card::EARTH;

fn select(space: Space) -> Action {
    Action::Select { space }
}

fn convert(from: Kind) -> Action {
    Action::Convert { card: EARTH, from }
}

fn displace(from: u8, to: u8, kind: Kind) -> Action {
    Action::Displace { from: Card(from), to: Card(to), kind }
}

fn buy(tech: Tech) -> Action {
    Action::Advance { tech, card: EARTH }
}

/// A bonus action paid with a matter cube of the depot.
fn bonus(game: &mut Kepler, seat: u8, bonus: Bonus) {
    act(game, seat, [Action::Bonus { bonus }, Action::Burn { from: Place::Depot, kind: Kind::Matter }]);
}

fn tech(game: &Kepler, seat: u8, tech: Tech) -> u8 {
    seen(game).players[usize::from(seat)].tech[tech.index()]
}

fn track(game: &Kepler, seat: u8, track: Track) -> u8 {
    seen(game).players[usize::from(seat)].track[track.index()]
}

fn earth(game: &Kepler, seat: u8) -> Cubes {
    seen(game).players[usize::from(seat)].cards[0].cubes
}

// Technologies

/// Cost (energy, matter, antimatter), icons and collaboration number of levels 1 to 4.
type Levels = [((u8, u8, u8), u8, u8); 4];
const LEVELS: [(Tech, Levels); 5] = [
    (Tech::I, [((1, 0, 0), 0, 0), ((1, 1, 0), 0, 0), ((2, 1, 1), 1, 1), ((2, 1, 2), 2, 2)]),
    (Tech::II, [((0, 1, 0), 0, 0), ((1, 1, 0), 1, 0), ((1, 1, 1), 1, 1), ((1, 2, 2), 2, 2)]),
    (Tech::III, [((0, 1, 0), 0, 0), ((2, 0, 0), 0, 0), ((2, 1, 1), 1, 1), ((3, 0, 2), 2, 2)]),
    (Tech::IV, [((1, 0, 0), 0, 0), ((1, 1, 0), 1, 0), ((1, 2, 1), 1, 1), ((2, 2, 1), 2, 2)]),
    (Tech::V, [((1, 0, 0), 0, 0), ((2, 0, 1), 1, 0), ((2, 0, 1), 1, 1), ((2, 1, 2), 2, 2)]),
];

/// Every step a technology has, as (technology, level before, cost, icons, collaboration).
fn steps() -> impl Iterator<Item = (Tech, u8, Cubes, u8, u8)> {
    LEVELS.into_iter().flat_map(|(tech, levels)| {
        let step = move |(from, ((e, m, a), icons, number))| (tech, from as u8, Cubes::new(e, m, a), icons, number);
        levels.into_iter().enumerate().map(step)
    })
}

/// The first player is about to buy technologies, with these cubes on Earth.
fn workshop(more: &str, cubes: Cubes) -> Kepler {
    let Cubes { energy, matter, antimatter } = cubes;
    let (e, m, a) = (7 - energy, 7 - matter, 3 - antimatter);
    let mut game = position(&format!(
        "{more}\n[p0]\nearth = {{ energy = {energy}, matter = {matter}, antimatter = {antimatter} }}\n\
         depot = {{ energy = {e}, matter = {m}, antimatter = {a} }}"
    ));
    act(&mut game, 0, [select(Space::TechnologicalDevelopment)]);
    game
}

/// The same with the first player at a level of a technology.
fn workshop_at(which: Tech, level: u8, cubes: Cubes, more: &str) -> Kepler {
    let mut given: toml::Table = toml::from_str(more).expect("TOML");
    let own = given.entry("p0").or_insert(toml::Value::Table(toml::Table::new())).as_table_mut().expect("a table");
    let levels = toml::Table::from_iter([(which.id().to_owned(), i64::from(level).into())]);
    own.insert("tech".into(), levels.into());
    let table = |cubes: Cubes| toml::Value::try_from(cubes).expect("cubes");
    own.insert("earth".into(), table(cubes));
    own.insert("depot".into(), table(Cubes::new(7 - cubes.energy, 7 - cubes.matter, 3 - cubes.antimatter)));
    let mut game = position(&given.to_string());
    act(&mut game, 0, [select(Space::TechnologicalDevelopment)]);
    game
}

/// Carries out an action of the first player if it is listed.
fn play_if_legal(game: &mut Kepler, action: Action) -> bool {
    let listed = legal(game, 0).contains(&action);
    if listed {
        act(game, 0, [action]);
    }
    listed
}
