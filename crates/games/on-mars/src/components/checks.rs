//! The data against the rules that are code: counts that positions rely on, what the solo opponent is able to do, and effects that would
//! lead back to themselves.

use orrery_engine::components::{ComponentError, Entry};

use super::read::{BLUEPRINTS, BOARD, EXPLORATION, FIRST, GOALS, LSS_FILE, PLAYER, SOLO};
use super::{Data, raw};
use crate::effects::Term;
use crate::kinds::{Blueprint, Building, Discovery, Executive, Goal, LabSpace, LssBenefit, MainAction, Research, STACKS};
use crate::phases::colony::ROWS;
use crate::state::{BOTS, COLONISTS, MARKERS, SHELTERS, SHIPS};

type Result<T> = std::result::Result<T, ComponentError>;

/// What Lacerda can do, in orbit and in the colony (R22.5-R22.7).
const RIVAL_ACTIONS: [[MainAction; 3]; 2] = [
    [MainAction::ObtainBlueprint, MainAction::LearnTechnology, MainAction::ResearchDevelopment],
    [MainAction::ConstructBuilding, MainAction::UpgradeBuilding, MainAction::HireOrContract],
];

/// Counts that positions have fixed places for.
pub(super) fn check_pieces(board: &raw::Board, player: &raw::PlayerBoard) -> Result<()> {
    let pieces = &player.pieces;
    let entry = Entry::new(PLAYER, "pieces");
    entry.count("ships", pieces.ships, usize::from(SHIPS))?;
    entry.count("shelters", pieces.shelters, usize::from(SHELTERS))?;
    entry.count("bots", pieces.bots, BOTS)?;
    entry.count("advanced_building_markers", pieces.advanced_building_markers, usize::from(MARKERS))?;
    entry.count("colonists", pieces.colonists, usize::from(COLONISTS))?;
    entry.count("progress_cubes", pieces.progress_cubes, STACKS)?;
    Entry::list(PLAYER).count("living_quarters.max_slots", player.living_quarters.max_slots, usize::from(COLONISTS))?;
    Entry::list(BOARD).count("lss_track.rows", board.lss_track.rows, usize::from(ROWS))
}

pub(super) fn check_first(first: &raw::FirstColonists) -> Result<()> {
    let entry = Entry::list(FIRST);
    let mut spaces: Vec<u8> = first.tiles.iter().map(|tile| tile.turn_order_space).collect();
    entry.agrees("tiles.turn_order_space", are_different(&mut spaces), "a space of its own for each tile")?;
    entry.agrees("missions", are_different(&mut first.missions.clone()), "different missions")
}

pub(super) fn check_solo(solo: &raw::SoloFile) -> Result<()> {
    let mut sequence = solo.setup.building_sequence.clone();
    let all = are_different(&mut sequence) && sequence.iter().all(|&building| building != Building::Shelter);
    Entry::list(SOLO).agrees("setup.building_sequence", all, "each type but shelters, once")?;
    for action in &solo.actions {
        let entry = Entry::new(SOLO, format!("action {}", action.number));
        entry.range("number", action.number, 1..=3)?;
        for (field, of, can) in [("orbit", action.orbit, RIVAL_ACTIONS[0]), ("colony", action.colony, RIVAL_ACTIONS[1])] {
            entry.agrees(field, can.contains(&of), "what Lacerda can do on that side")?;
        }
    }
    Ok(())
}

/// The use of a building is an executive action alone, and the Radar's effect belongs to blueprints: elsewhere an effect could lead back to
/// itself. So could a travel that a space of the turn order gives.
pub(super) fn check_effects(data: &Data) -> Result<()> {
    let nested = |term: &Term| matches!(term, Term::UseBuilding | Term::DiscoveryOnCard);
    let benefit =
        |file, entry: &str, term: &Term| Entry::new(file, entry).agrees("effect", !nested(term), "what a benefit can be");
    for (index, term) in data.spaces.iter().enumerate() {
        let entry = format!("turn_order {}", index + 1);
        benefit(BOARD, &entry, term)?;
        Entry::new(BOARD, entry).agrees("effect", !matches!(term, Term::Travel { .. }), "what a benefit can be")?;
    }
    for (face, space) in data.lab.iter().zip(LabSpace::ALL) {
        benefit(PLAYER, space.id(), &face.term)?;
    }
    for (face, tile) in data.discoveries.iter().zip(Discovery::ALL) {
        benefit(EXPLORATION, tile.id(), &face.term)?;
    }
    for (term, tile) in data.research.iter().zip(Research::ALL) {
        benefit(EXPLORATION, tile.id(), term)?;
    }
    for (term, of) in data.lss_benefits.iter().zip(LssBenefit::ALL) {
        benefit(LSS_FILE, of.id(), term)?;
    }
    benefit(GOALS, "common_reward", &data.common_reward)?;
    for goal in Goal::all() {
        benefit(GOALS, &format!("goal_{}", goal.0), &data.goal(goal).reward)?;
    }
    for card in Blueprint::all() {
        let uses = data.blueprint(card).term == Term::UseBuilding;
        Entry::new(BLUEPRINTS, format!("blueprint {}", card.0)).agrees("effect", !uses, "what a building can do")?;
    }
    for (face, action) in data.executives.iter().zip(Executive::ALL) {
        let is_use = face.term == Term::UseBuilding;
        let entry = Entry::new(PLAYER, action.id());
        entry.agrees("effect", is_use == (action == Executive::AdvancedBuilding), "use_advanced_building as the last action")?;
        entry.agrees("effect", face.term != Term::DiscoveryOnCard, "what an executive action can be")?;
    }
    Ok(())
}

fn are_different<T: Ord>(all: &mut [T]) -> bool {
    all.sort_unstable();
    all.windows(2).all(|pair| pair[0] != pair[1])
}

#[cfg(test)]
mod tests {
    use serde::de::DeserializeOwned;

    use super::super::{FILES, data, read};
    use super::*;

    /// A shipped file with one change.
    fn changed<T: DeserializeOwned>(file: &str, from: &str, to: &str) -> T {
        let (_, shipped) = FILES.iter().find(|(name, _)| *name == file).expect("a data file");
        assert!(shipped.contains(from), "{file} has {from}");
        toml::from_str(&shipped.replacen(from, to, 1)).expect("TOML")
    }

    fn flaw(checked: Result<()>) -> String {
        format!("{:?}", checked.expect_err("a flaw"))
    }

    #[test]
    fn the_shipped_data_pass() {
        assert!(read().is_ok());
    }

    #[test]
    fn pieces_have_the_numbers_of_the_rules() {
        let board = |from, to| changed::<raw::Board>(BOARD, from, to);
        let player = |from, to| changed::<raw::PlayerBoard>(PLAYER, from, to);
        let fine = board("rows = 5", "rows = 5");
        assert!(check_pieces(&fine, &player("bots = 4", "bots = 4")).is_ok());
        assert!(flaw(check_pieces(&fine, &player("bots = 4", "bots = 5"))).contains("bots"));
        assert!(flaw(check_pieces(&fine, &player("max_slots = 12", "max_slots = 14"))).contains("max_slots"));
        let more = board("rows = 5", "rows = 6");
        assert!(flaw(check_pieces(&more, &player("bots = 4", "bots = 4"))).contains("lss_track.rows"));
    }

    #[test]
    fn first_colonist_tiles_lead_to_different_spaces() {
        let check = |from, to| check_first(&changed(FIRST, from, to));
        assert!(flaw(check("turn_order_space = 3", "turn_order_space = 2")).contains("turn_order_space"));
        assert!(flaw(check("\"mission_scientists\"", "\"mission_research\"")).contains("missions"));
    }

    #[test]
    fn lacerda_is_given_what_he_can_do() {
        let check = |from, to| check_solo(&changed(SOLO, from, to));
        assert!(flaw(check("[\"mine\", \"generator\"", "[\"mine\", \"mine\"")).contains("building_sequence"));
        assert!(flaw(check("[\"mine\", \"generator\"", "[\"mine\", \"shelter\"")).contains("building_sequence"));
        assert!(flaw(check("orbit = \"obtain_blueprint\"", "orbit = \"resupply\"")).contains("orbit"));
    }

    #[test]
    fn no_effect_leads_back_to_itself() {
        let flawed = |change: &dyn Fn(&mut Data)| {
            let mut data = read().expect("the shipped data");
            change(&mut data);
            flaw(check_effects(&data))
        };
        assert!(flawed(&|data| data.discoveries[0].term = Term::DiscoveryOnCard).contains(EXPLORATION));
        assert!(flawed(&|data| data.blueprints[0].term = Term::UseBuilding).contains(BLUEPRINTS));
        assert!(flawed(&|data| data.spaces[0] = Term::Travel { to: None, tile: true }).contains("turn_order 1"));
        assert!(flawed(&|data| data.executives[0].term = Term::UseBuilding).contains(PLAYER));
        assert!(check_effects(data()).is_ok());
    }
}
