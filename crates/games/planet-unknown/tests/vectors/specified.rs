//! The short form used by specifications: what it leaves open, and how it is completed. Our own cases state everything.

use planet_unknown::position::Position;
use planet_unknown::{Action, CorporationId, Term, Track, data};
use toml::{Table, Value};

use crate::given::{field, optional};

/// Completes a case that is in short form.
pub fn complete(given: &mut Table, command: &mut Table) -> Result<(), String> {
    let name: String = field(command, "cmd")?;
    names_the_corporation(&name, given);
    match name.as_str() {
        "setup" => keeps_the_first_objectives(command),
        "wormhole_step" => lays_out_the_wormhole(given)?,
        "civ_choice" => picks_the_first_card(given, command)?,
        "rover" | "horizon" => answers_for_all_steps(command)?,
        "score_total" => holds_the_cards_of_sets(given)?,
        _ => {}
    }
    Ok(())
}

/// A command that only one corporation can have implies that corporation.
fn names_the_corporation(command: &str, given: &mut Table) {
    let corporation = match command {
        "cosmos_advance" => CorporationId::Cosmos,
        "oasis_advance" | "oasis_water" => CorporationId::Oasis,
        "wormhole_step" => CorporationId::Wormhole,
        "makeshift_targets" => CorporationId::Makeshift,
        "flux_civ" => CorporationId::Flux,
        "rover" | "horizon" => CorporationId::Horizon,
        _ => return,
    };
    given.entry("corporation").or_insert_with(|| corporation.id().into());
}

/// Which objectives are kept does not matter.
fn keeps_the_first_objectives(command: &mut Table) {
    command.entry("keep").or_insert_with(|| vec![1, 2, 3].into());
}

/// The biomass cube is on a step, and there is room for a patch.
fn lays_out_the_wormhole(given: &mut Table) -> Result<(), String> {
    let step: i64 = field(given, "step")?;
    given.insert("cubes".into(), Table::from_iter([("biomass".to_owned(), Value::from(step))]).into());
    given.insert("pieces".into(), vec!["5,0:c"].into());
    Ok(())
}

/// Which card is picked does not matter: takes the first one of the pile.
fn picks_the_first_card(given: &Table, command: &mut Table) -> Result<(), String> {
    let rank: usize = field(command, "rank")?;
    let left: usize = optional(&field::<Table>(given, "piles")?, &format!("r{rank}"))?.unwrap_or(0);
    let first = data().ranks[rank - 1].iter().next().filter(|_| left > 0);
    command.extend(first.map(|card| ("pick".to_owned(), Value::from(i64::from(card)))));
    Ok(())
}

/// A collected lifepod goes to the scoring area; a load is kept or destroyed wherever that is asked.
fn answers_for_all_steps(command: &mut Table) -> Result<(), String> {
    let steps = field::<Vec<Value>>(command, "steps")?.len();
    let destroy: bool = optional(command, "destroy_load")?.unwrap_or(false);
    command.insert("lifepod".into(), vec!["scoring"; steps].into());
    command.insert("destroy_load".into(), vec![destroy; steps].into());
    Ok(())
}

/// Which cards of a set it is does not matter: the first ones.
fn holds_the_cards_of_sets(given: &mut Table) -> Result<(), String> {
    let all = || data().ranks.iter().flat_map(|rank| rank.iter());
    let ore = all().filter(|&card| data().civ(card).worth.ore).take(optional(given, "ore_cards")?.unwrap_or(0));
    let trade = all().filter(|&card| data().civ(card).worth.trade).take(optional(given, "trade_cards")?.unwrap_or(0));
    let ids: Vec<String> = ore.chain(trade).map(|card| format!("civ-{card:02}")).collect();
    given.insert("civ_cards".into(), ids.into());
    Ok(())
}

/// A water icon is resolved with all its advances.
pub fn resolve_water(position: &mut Position) {
    let advance = Term::Advance(Track::Water);
    while position.pool().contains(&advance) {
        position.begin(advance);
    }
}

/// Commands that name no target mean the only one, or leave the question open.
pub fn take_only_target(position: &mut Position) {
    let mut targets = super::commands::answers::listed(position);
    targets.retain(|action| matches!(action, Action::CubeTarget { .. }));
    if let [only] = targets[..] {
        position.decide(&only).expect("listed");
    }
}

/// Which card a player picks does not matter: takes one that is kept for the end if possible, since it raises no further
/// question.
pub fn any_card(legal: &[Action]) -> Action {
    let quiet = legal.iter().find(|action| matches!(action, Action::PickCiv { card: 27 | 28 | 32 | 36 }));
    *quiet.unwrap_or(&legal[0])
}
