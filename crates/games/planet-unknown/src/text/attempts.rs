//! Actions that a person might try, legal or not: the candidates that "why not?" explains.

use std::collections::HashSet;

use orrery_engine::{Game, Seat};

use crate::action::Action;
use crate::components::{CIV_CARDS, DEPOTS, OBJECTIVES};
use crate::grid::{SIDE, Square};
use crate::kinds::{CorporationId, PlanetId, Ring, Track};
use crate::phases::lifepods::pod_places;
use crate::state::{Phase, PlanetUnknown};

pub(super) fn attempts(game: &PlanetUnknown, seat: Seat, out: &mut Vec<Action>) {
    if game.turn().seats().contains(seat) {
        game.legal(seat, out);
    }
    let listed = out.len();
    match game.phase {
        Phase::Sides | Phase::FreeChoice => {
            out.extend(PlanetId::ALL.map(|planet| Action::ChoosePlanet { planet }));
            out.extend(CorporationId::ALL.map(|corporation| Action::ChooseCorporation { corporation }));
        }
        Phase::Objectives => out.extend((1..=OBJECTIVES).map(|card| Action::KeepObjective { card })),
        _ => try_turn(game, seat, out),
    }
    out.extend((0..=DEPOTS).map(|offset| Action::Rotate { offset }));
    out.extend([Action::Confirm, Action::Decline]);
    // Legal actions were listed first: skip duplicates.
    let legal: HashSet<Action> = out[..listed].iter().copied().collect();
    let mut index = 0;
    out.retain(|action| {
        index += 1;
        index <= listed || !legal.contains(action)
    });
}

fn try_turn(game: &PlanetUnknown, seat: Seat, out: &mut Vec<Action>) {
    let board = game.board(seat);
    out.extend(Ring::ALL.map(|ring| Action::ChooseTile { ring }));
    out.extend(Ring::ALL.map(|ring| Action::ChoosePile { ring }));
    out.extend(Track::ALL.map(|cube| Action::ChooseCube { cube }));
    out.extend(Track::ALL.map(|track| Action::MoveFlux { track }));
    out.extend((0..3).map(|option| Action::ChooseOption { option }));
    out.extend((0..6).map(|tech| Action::UseTech { tech }));
    out.extend([true, false].map(|drop| Action::DropLoad { drop }));
    out.extend([Action::TakeUnplaced, Action::StorePatch, Action::EndMovement, Action::KeepFlux, Action::ResetBiomass]);
    out.extend(game.player(seat).pool.iter().map(|&effect| Action::Resolve { effect }));
    out.extend((1..=CIV_CARDS).step_by(5).map(|card| Action::PickCiv { card }));
    out.extend(game.player(seat).private.iter().map(|card| Action::ChooseObjective { card }));
    for at in Square::all() {
        out.extend([Action::PlacePatch { at }, Action::PlaceRover { at }, Action::SelectSquare { at }]);
        let turns = (at.x() + at.y()) % 4;
        out.push(Action::PlaceTile { at, turns, flip: at.x() % 2 == 1 });
    }
    for (rover, from) in board.rovers() {
        let near = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1), (3, 0)];
        out.extend(near.into_iter().filter_map(|(dx, dy)| from.step(dx, dy)).map(|to| Action::StepRover { rover, to }));
    }
    for cube in board.cubes {
        let rows = [cube.row.saturating_sub(1), cube.row, cube.row + 1];
        out.extend(rows.map(|row| Action::CubeTarget { track: cube.track, row }));
    }
    out.extend(pod_places().step_by(4).flat_map(|place| [Action::PositionLifepod { place }, Action::TakeLifepod { place }]));
    out.extend((0..SIDE).step_by(3).flat_map(|index| [true, false].map(|column| Action::SelectLine { column, index })));
}
