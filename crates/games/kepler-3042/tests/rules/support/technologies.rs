//! Technologies, free powers and tracks.

pub use kepler_3042::{Action, Bonus, Card, Cubes, Kepler, Kind, Phase, Place, Space, Tech, Track};
pub use orrery_engine::Seat;

pub use super::*;

pub const EARTH: Card = Card::EARTH;

pub fn select(space: Space) -> Action {
    Action::Select { space }
}

pub fn convert(from: Kind) -> Action {
    Action::Convert { card: EARTH, from }
}

pub fn displace(from: u8, to: u8, kind: Kind) -> Action {
    Action::Displace { from: Card(from), to: Card(to), kind }
}

pub fn buy(tech: Tech) -> Action {
    Action::Advance { tech, card: EARTH }
}

/// A bonus action paid with a matter cube of the depot.
pub fn bonus(game: &mut Kepler, seat: u8, bonus: Bonus) {
    act(game, seat, [Action::Bonus { bonus }, Action::Burn { from: Place::Depot, kind: Kind::Matter }]);
}

pub fn tech(game: &Kepler, seat: u8, tech: Tech) -> u8 {
    seen(game).players[usize::from(seat)].tech[tech.index()]
}

pub fn track(game: &Kepler, seat: u8, track: Track) -> u8 {
    seen(game).players[usize::from(seat)].track[track.index()]
}

pub fn earth(game: &Kepler, seat: u8) -> Cubes {
    seen(game).players[usize::from(seat)].cards[0].cubes
}

// Technologies

/// Cost (energy, matter, antimatter), icons and collaboration number of levels 1 to 4.
pub type Levels = [((u8, u8, u8), u8, u8); 4];
pub const LEVELS: [(Tech, Levels); 5] = [
    (Tech::I, [((1, 0, 0), 0, 0), ((1, 1, 0), 0, 0), ((2, 1, 1), 1, 1), ((2, 1, 2), 2, 2)]),
    (Tech::II, [((0, 1, 0), 0, 0), ((1, 1, 0), 1, 0), ((1, 1, 1), 1, 1), ((1, 2, 2), 2, 2)]),
    (Tech::III, [((0, 1, 0), 0, 0), ((2, 0, 0), 0, 0), ((2, 1, 1), 1, 1), ((3, 0, 2), 2, 2)]),
    (Tech::IV, [((1, 0, 0), 0, 0), ((1, 1, 0), 1, 0), ((1, 2, 1), 1, 1), ((2, 2, 1), 2, 2)]),
    (Tech::V, [((1, 0, 0), 0, 0), ((2, 0, 1), 1, 0), ((2, 0, 1), 1, 1), ((2, 1, 2), 2, 2)]),
];

/// Every step a technology has, as (technology, level before, cost, icons, collaboration).
pub fn steps() -> impl Iterator<Item = (Tech, u8, Cubes, u8, u8)> {
    LEVELS.into_iter().flat_map(|(tech, levels)| {
        let step = move |(from, ((e, m, a), icons, number))| (tech, from as u8, Cubes::new(e, m, a), icons, number);
        levels.into_iter().enumerate().map(step)
    })
}

/// The first player is about to buy technologies, with these cubes on Earth.
pub fn workshop(more: &str, cubes: Cubes) -> Kepler {
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
pub fn workshop_at(which: Tech, level: u8, cubes: Cubes, more: &str) -> Kepler {
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
pub fn play_if_legal(game: &mut Kepler, action: Action) -> bool {
    let listed = legal(game, 0).contains(&action);
    if listed {
        act(game, 0, [action]);
    }
    listed
}
