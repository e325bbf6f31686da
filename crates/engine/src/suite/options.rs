//! Option sets to test a game with, derived from its own description of its options.

use serde_json::{Map, Value};

use crate::game::Game;
use crate::options::{OptionKind, OptionSpec};
use crate::rng::Seed;

type Chosen = Map<String, Value>;

/// Option sets that together use every named value of every option that applies to this number of seats, the defaults first.
/// Numbers are at their defaults, all at their maximum, or one at its maximum and the others at their minimum. Sets that the game
/// refuses in every combination are left out.
pub fn option_sets<G: Game>(seats: u8) -> Vec<G::Options> {
    let specs: Vec<OptionSpec> = G::option_specs().into_iter().filter(|spec| spec.players.contains(&seats)).collect();
    let mut sets = vec![G::Options::default()];
    let read = |chosen: Chosen| serde_json::from_value::<G::Options>(chosen.into()).ok();
    let fits = |options: &G::Options| G::setup(options, seats, Seed(0)).is_ok();
    for combinations in named(&specs).into_iter().chain(numbered(&specs).into_iter().map(|chosen| vec![chosen])) {
        let options = combinations.into_iter().filter_map(read).find(fits);
        sets.extend(options.filter(|options| !sets.contains(options)));
    }
    sets
}

/// Combinations tried before a set of named values counts as refused.
const COMBINATIONS: usize = 3;

/// The first values of all options, the second ones, and so on; an option with fewer values wraps around, so that its values meet others
/// in the further combinations of a set.
fn named(specs: &[OptionSpec]) -> Vec<Vec<Chosen>> {
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
    (0..most).map(|n| (0..COMBINATIONS).map(|round| nth(n + round * most).collect()).collect()).collect()
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
