//! What bots know of the game: how good a position is, which choices need no thought, which look good at once.

use orrery_engine::{Game, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::components::{TOP, data};
use crate::effects::Term;
use crate::grid::{Grid, SIDE};
use crate::kinds::{Terrain, Track};
use crate::scoring::{civ_medals, lifepod_medals, ore_cards};
use crate::state::{Phase, PlanetUnknown};

/// Placements a bot looks at.
const PLACEMENTS: usize = 24;

/// From 0 (lost) to 1 (won).
pub(crate) fn evaluate(game: &PlanetUnknown, seat: Seat) -> f32 {
    if game.is_solo() {
        let total = match game.phase {
            Phase::Over => game.score(seat).total as f32,
            _ => prospect(game, seat),
        };
        // A game that is won is worth more the further it is won.
        return logistic((total - game.target() as f32) / 8.0);
    }
    if let Some(outcome) = game.outcome() {
        let best = Seat::all(game.seats).filter(|&other| other != seat).map(|other| outcome.scores[other.index()].total).max();
        let lead = outcome.scores[seat.index()].total - best.unwrap_or(0);
        return 0.9 * outcome.share(seat) as f32 + 0.1 * logistic(lead as f32 / 15.0);
    }
    let best = Seat::all(game.seats).filter(|&other| other != seat).map(|other| prospect(game, other)).fold(0.0, f32::max);
    logistic((prospect(game, seat) - best) / 10.0)
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The medals a seat may hope for.
fn prospect(game: &PlanetUnknown, seat: Seat) -> f32 {
    let board = game.board(seat);
    let meteors = f32::from(board.meteors_collected) / 3.0 * f32::from(data().sets.ore_per_three[ore_cards(board.civ)]);
    let private = game.private_medals(seat, game.task(seat).private) as f32;
    planet(board)
        + Track::ALL.into_iter().map(|cube| track(board, cube)).sum::<f32>()
        + lifepod_medals(board, board.civ) as f32
        + meteors * 0.9
        + civ_medals(board, board.civ) as f32
        + objectives(game, seat)
        + private
        + 0.6 * f32::from(board.stored)
        + 0.5 * board.rovers().count() as f32
        - 0.25 * f32::from(board.meteor_count())
        + reach(board)
}

/// Lines by how nearly complete they are; a meteorite spoils one as long as it lies there.
fn planet(board: &Board) -> f32 {
    let world = board.world();
    let (open, stones) = (board.uncovered(), board.all_meteors());
    let line = |squares: Grid, medals: u8| {
        let all = (squares & world.real).len() as f32;
        let left = (squares & open).len() as f32;
        let done = 1.0 - left / all.max(1.0);
        let spoiled = (squares & stones).len() as f32;
        f32::from(medals) * done.powi(3) * 0.6f32.powf(spoiled)
    };
    let rows = (0..SIDE).map(|y| line(Grid::row(y), world.row_medals[usize::from(y)]));
    let columns = (0..SIDE).map(|x| line(Grid::column(x), world.column_medals[usize::from(x)]));
    rows.chain(columns).sum::<f32>() + 0.03 * board.ground.covered().len() as f32
}

/// Medals now, and a little for the way to the next ones.
fn track(board: &Board, cube: Track) -> f32 {
    let row = board.board_row(cube).min(TOP);
    f32::from(board.track_medals(cube)) + 0.22 * f32::from(row)
}

/// Holes that no tile can fill any more cost a patch each; dead ends are on the way there.
fn reach(board: &Board) -> f32 {
    let (lonely, ends) = pockets(board.uncovered());
    -0.9 * lonely as f32 - 0.3 * ends as f32
}

/// Open squares without an open neighbour, and with a single one.
fn pockets(open: Grid) -> (u32, u32) {
    let [a, b, c, d] = [open.back(1), open.forth(1), open.back(16), open.forth(16)].map(|moved| moved & open);
    let some = a | b | c | d;
    let several = (a & b) | (c & d) | ((a | b) & (c | d));
    ((open & !some).len(), (some & !several).len())
}

/// Contests as far as they are decided.
fn objectives(game: &PlanetUnknown, seat: Seat) -> f32 {
    let value = |(card, other): (u8, Seat)| {
        let objective = data().objective(card);
        let [mine, theirs] = [seat, other].map(|seat| game.metric_of(&game.boards, seat, card) as f32);
        let lead = if objective.fewest { theirs - mine } else { mine - theirs };
        5.0 * logistic(lead * 0.8)
    };
    game.neighbour_objectives(seat).map(value).sum()
}

pub(crate) fn prune(game: &PlanetUnknown, seat: Seat, actions: &mut Vec<Action>) {
    // Effects that would be dropped for nothing can wait.
    let useful = |action: &Action| !matches!(action, Action::Resolve { effect } if !game.is_possible(seat, *effect));
    if actions.iter().any(useful) {
        actions.retain(useful);
    }
    if actions.len() > PLACEMENTS && matches!(actions[0], Action::PlaceTile { .. }) {
        let mut rated: Vec<(f32, Action)> = actions.iter().map(|action| (appeal(game, seat, action), *action)).collect();
        rated.sort_by(|a, b| b.0.total_cmp(&a.0));
        rated.truncate(PLACEMENTS);
        actions.clear();
        actions.extend(rated.into_iter().map(|(_, action)| action));
    }
}

pub(crate) fn appeal(game: &PlanetUnknown, seat: Seat, action: &Action) -> f32 {
    match *action {
        Action::PlaceTile { at, turns, flip } => placement(game, seat, at, turns, flip),
        Action::ChooseTile { ring } => match game.offered(seat, ring) {
            Some(tile) => 1.0 + data().shape(tile).orientations[0].cells.len() as f32 * 0.3 - f32::from(tile.has_meteor()) * 0.3,
            None => 1.0,
        },
        Action::StepRover { rover, to } => step(game.board(seat), rover, to),
        Action::EndMovement => 0.3,
        Action::PlacePatch { at } => {
            let open = game.board(seat).uncovered();
            1.0 + 2.0 * f32::from(!open.beside().contains(at) && open.contains(at))
        }
        Action::Resolve { effect: Term::Movement(_) } => 0.8,
        Action::Decline | Action::KeepFlux | Action::StorePatch => 0.3,
        Action::PickCiv { card } => 1.0 + f32::from(data().civ[usize::from(card.min(36))].worth.medals),
        _ => 1.0,
    }
}

/// Compact placements that waste no icon.
fn placement(game: &PlanetUnknown, seat: Seat, at: crate::grid::Square, turns: u8, flip: bool) -> f32 {
    let Some((tile, _)) = game.tile_in_hand(seat) else { return 1.0 };
    let board = game.board(seat);
    let laid = PlanetUnknown::laid(tile, at, turns, flip);
    let squares = laid.squares();
    let world = board.world();
    let open = board.uncovered() & !squares;
    let around = squares.beside() & !squares;
    let closed = (around & !open).len() as f32 / around.len().max(1) as f32;
    let (lonely, ends) = pockets(open);
    let (lonely_before, ends_before) = pockets(board.uncovered());
    let worse = 0.9 * (lonely as f32 - lonely_before as f32) + 0.35 * (ends as f32 - ends_before as f32);
    let mut value = 1.0 + 2.0 * closed * closed - worse;
    if let Some(section) = data().terrains(tile).iter().position(|&terrain| terrain == Terrain::Water) {
        value += if laid.orientation().section_at(section, at).meets(world.ice) { 1.2 } else { -0.6 };
    }
    value -= 0.4 * (squares & board.lifepod_squares()).len() as f32;
    value -= 0.5 * (squares & board.rover_squares()).len() as f32;
    value.max(0.02)
}

/// Rovers like to collect, and to come closer to something.
fn step(board: &Board, rover: u8, to: crate::grid::Square) -> f32 {
    let prizes = board.lifepod_squares() | board.meteors;
    if prizes.contains(to) {
        return 6.0;
    }
    let Some((_, from)) = board.rovers().find(|&(other, _)| other == rover) else { return 1.0 };
    let distance = |at: crate::grid::Square| {
        prizes.iter().map(|prize| prize.x().abs_diff(at.x()) + prize.y().abs_diff(at.y())).min().unwrap_or(0)
    };
    if distance(to) < distance(from) { 2.5 } else { 0.3 }
}
