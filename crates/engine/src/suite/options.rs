//! Option sets to test a game with, derived from its own description of its options.

use serde_json::{Map, Value};

use crate::game::Game;
use crate::options::{OptionKind, OptionSpec};
use crate::rng::Seed;

type Chosen = Map<String, Value>;

/// Option sets that together use every named value of every option that applies to this number of seats, the defaults first.
/// Numbers are at their defaults, all at their maximum, or one at its maximum and the others at their minimum. Sets that the game
/// refuses are left out.
pub fn option_sets<G: Game>(seats: u8) -> Vec<G::Options> {
    let specs: Vec<OptionSpec> = G::option_specs().into_iter().filter(|spec| spec.players.contains(&seats)).collect();
    let mut sets = vec![G::Options::default()];
    for chosen in named(&specs).into_iter().chain(numbered(&specs)) {
        let Ok(options) = serde_json::from_value::<G::Options>(chosen.into()) else { continue };
        if !sets.contains(&options) && G::setup(&options, seats, Seed(0)).is_ok() {
            sets.push(options);
        }
    }
    sets
}

/// The first values of all options, the second ones, and so on; an option with fewer values wraps around.
fn named(specs: &[OptionSpec]) -> Vec<Chosen> {
    let values = |spec: &OptionSpec| -> Vec<Value> {
        match &spec.kind {
            OptionKind::Choice { values, .. } => values.iter().map(|value| value.as_str().into()).collect(),
            OptionKind::Number { .. } => Vec::new(),
        }
    };
    let named: Vec<(&str, Vec<Value>)> = specs.iter().map(|spec| (spec.id, values(spec))).collect();
    let most = named.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
    let nth =
        |n: usize| named.iter().filter_map(move |(id, values)| Some(((*id).to_owned(), values.iter().cycle().nth(n)?.clone())));
    (0..most).map(|n| nth(n).collect()).collect()
}

fn numbered(specs: &[OptionSpec]) -> Vec<Chosen> {
    let range = |spec: &OptionSpec| match spec.kind {
        OptionKind::Number { min, max, .. } => Some((spec.id, min, max)),
        _ => None,
    };
    let ranges: Vec<(&str, i64, i64)> = specs.iter().filter_map(range).collect();
    let with = |is_max: &dyn Fn(&str) -> bool| -> Chosen {
        ranges.iter().map(|&(id, min, max)| (id.to_owned(), if is_max(id) { max } else { min }.into())).collect()
    };
    std::iter::once(with(&|_| true)).chain(ranges.iter().map(|&(largest, ..)| with(&|id| id == largest))).collect()
}
