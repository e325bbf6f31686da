//! Labels of actions. Any action can be described in any position, legal or not, because refusals name the action.

use orrery_engine::{Group, Message, Seat};

use super::{
    chart, civ_card, column_name, corporation, effect, objective, placement, planet, pod_place, ring, square_name, technology,
    terrain, tile, track,
};
use crate::action::Action;
use crate::board::{Board, Laid};
use crate::components::{DEPOTS, data};
use crate::effects::Term;
use crate::grid::{Grid, Square};
use crate::kinds::{Ring, Track};
use crate::phases::Question;
use crate::shapes::Orientation;
use crate::state::{PlanetUnknown, Task};

pub(super) fn describe(game: &PlanetUnknown, seat: Seat, action: &Action) -> Message {
    let seat = if seat.0 < game.seats { seat } else { Seat(0) };
    let board = game.board(seat);
    let on = |key: &'static str, at: Square| Message::new(key).with("square", square_name(at));
    match *action {
        Action::ChoosePlanet { planet: id } => {
            let text = Message::new(format!("planet-{}-text", id.id()));
            Message::new("choice-named").with("name", planet(id)).with("text", text)
        }
        Action::ChooseCorporation { corporation: id } => {
            let text = Message::new(format!("corporation-{}-text", id.id()));
            Message::new("choice-named").with("name", corporation(id)).with("text", text)
        }
        Action::KeepObjective { card } => Message::new("choice-keep").with("text", objective(card, "private")),
        Action::Rotate { offset } => rotate(game, seat, offset),
        Action::ChooseTile { ring: of } => pile(game, seat, of, "choice-tile"),
        Action::ChoosePile { ring: of } => pile(game, seat, of, "choice-pile"),
        Action::PlaceTile { at, turns, flip } => place(game, seat, at, turns, flip),
        Action::TakeUnplaced => Message::new("choice-unplaced"),
        Action::Resolve { effect: term } => Message::new("choice-resolve").with("what", resolved(board, term)),
        Action::UseTech { tech } => Message::new("choice-use-tech").with("tech", technology(board.corporation, tech)),
        Action::ResetBiomass => Message::new("choice-reset"),
        Action::Confirm => Message::new(if game.confirm_ends_turn() { "choice-end-turn" } else { "choice-confirm" }),
        Action::ChooseCube { cube } => cube_choice(game, seat, cube),
        Action::CubeTarget { track: to, row } => Message::new("choice-target").with("track", track(to)).with("row", row),
        Action::ChooseOption { option } => option_choice(game, seat, option),
        Action::DropLoad { drop } => Message::new(if drop { "choice-drop" } else { "choice-keep-load" }),
        Action::ChooseObjective { card } => {
            let discards = matches!(game.player(seat).task, Some(Task { term: Term::DiscardObjective, .. }));
            let face = if discards || game.is_solo() { "private" } else { "neighbour" };
            Message::new("choice-objective").with("text", objective(card, face))
        }
        Action::PlacePatch { at } => on("choice-patch", at),
        Action::StorePatch => Message::new("choice-store"),
        Action::PlaceRover { at } => on("choice-rover", at),
        Action::StepRover { rover, to } => step(board, rover, to),
        Action::EndMovement => Message::new("choice-end-movement"),
        Action::PositionLifepod { place } => Message::new("choice-put-pod").with("place", pod_place(board.corporation, place)),
        Action::TakeLifepod { place } => Message::new("choice-take-pod").with("place", pod_place(board.corporation, place)),
        Action::MoveFlux { track: to } => Message::new("choice-flux").with("track", track(to)),
        Action::KeepFlux => Message::new("choice-keep-flux"),
        Action::PickCiv { card } => Message::new("choice-civ").with("card", civ_card(card)),
        Action::SelectSquare { at } => on("choice-square", at),
        Action::SelectLine { column: true, index } => Message::new("choice-column").with("name", column_name(index)),
        Action::SelectLine { column: false, index } => Message::new("choice-row").with("n", i32::from(index) + 1),
        Action::Decline => Message::new("choice-decline"),
    }
}

/// What a waiting effect will bring on this board.
fn resolved(board: &Board, term: Term) -> Message {
    match term {
        Term::Movement(n) => effect(Term::Movement(board.movement(n))),
        _ => effect(term),
    }
}

/// The tiles of the depot that would face the player.
fn rotate(game: &PlanetUnknown, seat: Seat, offset: u8) -> Message {
    if offset >= DEPOTS {
        return Message::new("choice-rotate-nowhere").with("n", offset);
    }
    let depot = (game.depot(seat) + DEPOTS - game.offset + offset) % DEPOTS;
    let top = |ring: Ring| game.top(game.pile(depot, ring)).map_or(Message::new("pile-empty"), tile);
    Message::new("choice-rotate")
        .with("depot", i32::from(depot) + 1)
        .with("small", top(Ring::Small))
        .with("large", top(Ring::Large))
}

fn pile(game: &PlanetUnknown, seat: Seat, of: Ring, key: &'static str) -> Message {
    let top = game.offered(seat, of).map_or(Message::new("pile-empty"), tile);
    Message::new(key).with("ring", ring(of)).with("tile", top)
}

fn place(game: &PlanetUnknown, seat: Seat, at: Square, turns: u8, flip: bool) -> Message {
    match laid_inside(game, seat, at, turns, flip) {
        Some(laid) => {
            let icons = laid.orientation().icon.map(|cell| square_name(Orientation::cell_at(cell, laid.corner)));
            Message::new("choice-place").with("where", placement(laid)).with("icons", icons.join(" "))
        }
        None => {
            let key = if flip { "choice-place-blind-flipped" } else { "choice-place-blind" };
            Message::new(key).with("square", square_name(at)).with("n", turns)
        }
    }
}

/// The tile in hand laid there, unless a part of it would be outside the chart.
fn laid_inside(game: &PlanetUnknown, seat: Seat, at: Square, turns: u8, flip: bool) -> Option<Laid> {
    let (held, _) = game.tile_in_hand(seat).filter(|_| turns < 4)?;
    let laid = PlanetUnknown::laid(held, at, turns, flip);
    let complete = laid.squares().len() == laid.orientation().cells.len() as u32;
    (complete && laid.squares().is_within(Grid::ALL)).then_some(laid)
}

/// Places of a tile are grouped by its orientation; the squares for a patch are one group.
pub(super) fn group(game: &PlanetUnknown, seat: Seat, action: &Action) -> Option<Group> {
    let (heading, at) = match *action {
        Action::PlaceTile { at, turns, flip } if seat.0 < game.seats => {
            let laid = laid_inside(game, seat, at, turns, flip)?;
            (Message::new("group-place").with("drawing", drawing(laid)), at)
        }
        Action::PlacePatch { at } if !at.is_off() => (Message::new("group-patch"), at),
        _ => return None,
    };
    let label = Message::new("choice-square").with("square", square_name(at));
    Some(Group { heading, label, position: Some(at.bit()) })
}

/// A tile in the letters of the chart, row by row: `cC/.w`.
fn drawing(laid: Laid) -> String {
    let way = laid.orientation();
    let terrains = data().terrains(laid.tile);
    let letter = |cell: u8| {
        let section = way.section.iter().position(|cells| cells.contains(&cell))?;
        let letter = chart::letter(terrains[section]);
        Some(if way.icon[section] == cell { letter.to_ascii_uppercase() } else { letter })
    };
    let (columns, rows) = way.cells.iter().fold((0, 0), |(x, y), cell| (x.max(cell % 16), y.max(cell / 16)));
    let row = |y: u8| (0..=columns).map(|x| letter(y * 16 + x).unwrap_or('.')).collect::<String>();
    (0..=rows).map(row).collect::<Vec<_>>().join("/")
}

/// The cube with where it stands and what lies one position further.
fn cube_choice(game: &PlanetUnknown, seat: Seat, cube: Track) -> Message {
    let at = game.board(seat).cube(cube);
    let back = matches!(game.player(seat).task, Some(Task { term: Term::Regress { .. }, .. }));
    let key = match game.player(seat).task {
        Some(Task { term: Term::ClaimRow, .. }) => "choice-row-of-cube",
        _ if back => "choice-regress",
        _ => "choice-cube",
    };
    Message::new(key).with("track", track(cube)).with("row", at.row)
}

fn option_choice(game: &PlanetUnknown, seat: Seat, option: u8) -> Message {
    let index = usize::from(option);
    let plain = || Message::new("choice-option").with("n", i32::from(option) + 1);
    let board = game.board(seat);
    match game.question(seat) {
        Question::Icon if index < 2 => match game.tile_in_hand_or_laid(seat) {
            Some(held) => Message::new("choice-icon").with("terrain", terrain(data().terrains(held)[index])),
            None => plain(),
        },
        Question::Task(task) => match task.term {
            Term::Patch if option == 1 => Message::new(patch_option(game, seat)),
            Term::Synergy if option == 1 => Message::new("choice-synergy-twice"),
            Term::ChooseOne(card) => match data().event(card).options.get(index).and_then(|terms| terms.first()) {
                Some(&term) => Message::new("choice-do").with("what", effect(term)),
                None => plain(),
            },
            Term::BiomassStep(step) => {
                let steps = &board.corp().biomass_steps;
                match steps.get(usize::from(step)).and_then(|step| step.options.get(index)) {
                    Some(&term) => Message::new("choice-do").with("what", effect(term)),
                    None => plain(),
                }
            }
            Term::TechOrEnergy(_) if option == 0 => Message::new("choice-do").with("what", effect(Term::Advance(Track::Tech))),
            Term::TechOrEnergy(set) if option == 1 => Message::new("choice-do").with("what", effect(Term::Energy(set))),
            _ => plain(),
        },
        _ => plain(),
    }
}

fn patch_option(game: &PlanetUnknown, seat: Seat) -> &'static str {
    match game.check_patch_option(seat) {
        Ok(Term::Synergy) => "choice-patch-synergy",
        _ => "choice-patch-twice",
    }
}

/// A step with what is collected by it.
fn step(board: &Board, rover: u8, to: Square) -> Message {
    let key = match (board.lifepod_squares().contains(to), board.meteors.contains(to)) {
        (true, _) => "choice-step-lifepod",
        (_, true) => "choice-step-meteor",
        _ => "choice-step",
    };
    let from = board.rovers().find(|&(other, _)| other == rover).map_or("?".into(), |(_, at)| square_name(at));
    Message::new(key).with("rover", i32::from(rover) + 1).with("from", from).with("square", square_name(to))
}
