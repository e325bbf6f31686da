//! The corporation board: what positions on tracks and pending effects are worth.

use std::sync::LazyLock;

use orrery_engine::Seat;

use crate::board::Board;
use crate::components::{DECK, TOP, Tokens, data};
use crate::effects::{Term, Thing};
use crate::kinds::{CorporationId, Terrain, Tile, Track, Tracks};
use crate::state::{Phase, PlanetUnknown, Step};

use super::objectives::Wishes;

/// Advances of one cube per round: a third of the available icons, plus its share of energy, boosts and cards.
const ADVANCES_PER_ROUND: f32 = 0.55;

/// The same for a cube at the bottom, and the increase up to a cube at the top.
const SLOW: f32 = 0.4;
const FAST: f32 = 0.25;

/// Value of a square of the tile in hand, and cost of its meteorite.
const TILE_SQUARE: f32 = 0.3;
const TILE_METEOR: f32 = 0.4;

/// Values computed once per corporation board.
pub(super) struct Progress {
    pub(super) rounds: f32,
    gains: [f32; 5],
    /// Expected number of patches.
    pub(super) patches: f32,
    pub(super) wishes: Wishes,
}

impl Progress {
    pub(super) fn new(game: &PlanetUnknown, seat: Seat) -> Progress {
        let board = game.board(seat);
        let rounds = rounds_left(game, seat);
        let biomass = board.cube(Track::Biomass).row;
        let ahead = (rounds * ADVANCES_PER_ROUND) as usize;
        let way = &board.corp().tracks[Track::Biomass.index()];
        let patches = way.iter().skip(usize::from(biomass) + 1).take(ahead).filter(|tokens| tokens.patch).count();
        let wishes = Wishes::of(game, seat);
        let gain = |track: Track| advance_gain(board, track, rounds) + wishes.advances[track.index()];
        Progress { rounds, gains: Track::ALL.map(gain), patches: patches as f32, wishes }
    }

    /// Value of an advance of a cube.
    pub(super) fn gain(&self, track: Track) -> f32 {
        self.gains[track.index()]
    }

    fn best(&self, among: Tracks) -> f32 {
        among.iter().map(|track| self.gain(track)).fold(0.0, f32::max)
    }

    /// Value of a pending effect.
    pub(super) fn term(&self, board: &Board, term: Term) -> f32 {
        let has_rover = board.rovers().next().is_some();
        match term {
            Term::Advance(track) => self.gain(track),
            Term::WaterIcon(_) => self.gain(Track::Water),
            Term::AdvanceFlux | Term::AdvanceToMilestone => board.flux.map_or(0.0, |track| self.gain(track)),
            Term::Energy(tracks) | Term::TechOrEnergy(tracks) => self.best(tracks),
            Term::AdvanceOneOf { tracks, steps } | Term::AdvanceSilently { tracks, steps } => {
                self.best(tracks) * f32::from(steps)
            }
            Term::Synergy | Term::ChooseOne(_) | Term::BiomassStep(_) => self.best(Tracks::ALL),
            Term::AdvanceCubes { cubes, steps } => {
                let mut gains = self.gains;
                gains.sort_by(|a, b| b.total_cmp(a));
                gains[..usize::from(cubes.min(5))].iter().sum::<f32>() * f32::from(steps)
            }
            Term::AdvanceAllTo { row } => {
                let missing = Track::ALL.into_iter().map(|track| row.saturating_sub(board.board_row(track)));
                0.5 * f32::from(missing.sum::<u8>())
            }
            Term::Regress { tracks, steps } => {
                let least = tracks.iter().filter(|&track| board.cube(track).row > 0).map(|track| self.gain(track));
                -least.fold(1.0, f32::min) * f32::from(steps)
            }
            Term::Patch => PATCH,
            Term::Movement(n) if has_rover => MOVEMENT * f32::from(n),
            Term::Movement(_) => 0.0,
            Term::Rover if board.waiting > 0 => rover_worth(self.rounds),
            Term::CivPick(rank) => CIV[usize::from(rank)],
            Term::TakeCiv(n) => 2.0 * f32::from(n),
            Term::Collect { thing: Thing::Lifepod, n } => f32::from(n.min(board.lifepods.count_ones() as u8)) * 0.6,
            Term::Collect { thing: Thing::Meteor, n } | Term::Destroy { thing: Thing::Meteor, n } => {
                f32::from(n.min(board.meteor_count())) * 0.8
            }
            Term::ExtraTile { icons } => {
                if icons {
                    2.0
                } else {
                    1.2
                }
            }
            _ => 0.0,
        }
    }

    /// Value of a tile in hand: its icons and its size.
    pub(super) fn tile(&self, tile: Tile) -> f32 {
        let icon = |terrain: Terrain| match terrain.track() {
            Some(Track::Water) => 0.7 * self.gain(Track::Water),
            Some(track) => self.gain(track),
            None => 0.8 * self.best(Tracks::ALL),
        };
        let wished = |terrain: Terrain| self.wishes.icons[terrain.index()] + self.wishes.areas[terrain.index()];
        let icons: f32 = data().terrains(tile).into_iter().map(|terrain| icon(terrain) + wished(terrain)).sum();
        let size = data().shape(tile).orientations[0].cells.len() as f32;
        icons + TILE_SQUARE * size - TILE_METEOR * f32::from(tile.has_meteor())
    }
}

/// Value in medals of what tokens give, unless the position itself shows it.
const PATCH: f32 = 0.8;
const MOVEMENT: f32 = 0.3;
const SYNERGY: f32 = 0.7;
/// By rank; there is no rank 0.
const CIV: [f32; 5] = [0.0, 1.2, 1.6, 2.2, 3.0];

fn rover_worth(rounds: f32) -> f32 {
    0.3 + 0.06 * rounds
}

/// Value of an unlocked technology per round.
const TECH: [f32; 6] = [0.03, 0.04, 0.1, 0.15, 0.2, 0.1];

fn tech_worth(level: usize, rounds: f32) -> f32 {
    TECH[level.min(5)] * rounds
}

/// Expected medals of the corporation board that are not counted elsewhere: tracks, technologies, pending picks and effects.
pub(super) fn medals(game: &PlanetUnknown, seat: Seat, progress: &Progress) -> f32 {
    let board = game.board(seat);
    let player = game.player(seat);
    let tracks: f32 = Track::ALL.into_iter().map(|track| position(board, track, board.cube(track).row, progress.rounds)).sum();
    let levels = board.levels();
    let techs: f32 = (0..6).filter(|level| levels >> level & 1 == 1).map(|level| tech_worth(level, progress.rounds)).sum();
    let picks: f32 = (0..4).map(|rank| f32::from(player.picks[rank]) * CIV[rank + 1]).sum();
    let pool: f32 = player.pool.iter().map(|&term| progress.term(board, term)).sum();
    let task = player.task.map_or(0.0, |task| match task.term {
        Term::Movement(_) => progress.term(board, Term::Movement(task.left)),
        Term::AdvanceCubes { steps, .. } => progress.term(board, Term::AdvanceCubes { cubes: task.left, steps }),
        Term::Collect { thing, .. } => progress.term(board, Term::Collect { thing, n: task.left }),
        term => progress.term(board, term),
    });
    let rovers = board.rovers().count() as f32 * rover_worth(progress.rounds);
    let tile = match (player.step, player.ring) {
        (Step::Place, Some(ring)) => game.offered(seat, ring).map_or(0.0, |tile| progress.tile(tile)),
        _ => 0.0,
    };
    tracks + techs + picks + pool + task + rovers + tile
}

/// Pending movement, including that in use.
pub(super) fn pending_movement(game: &PlanetUnknown, seat: Seat) -> f32 {
    let player = game.player(seat);
    let movement = |term: &Term| if let Term::Movement(n) = *term { n } else { 0 };
    let task = player.task.map_or(0, |task| if matches!(task.term, Term::Movement(_)) { task.left } else { 0 });
    f32::from(task + player.pool.iter().map(movement).sum::<u8>())
}

/// Estimated number of tiles a seat is still going to place.
pub(super) fn rounds_left(game: &PlanetUnknown, seat: Seat) -> f32 {
    let pending = match game.phase {
        Phase::Over | Phase::End => return 0.0,
        _ if game.ending => return 0.0,
        Phase::Turns => f32::from(!game.player(seat).laid),
        Phase::Civ => 0.0,
        _ => 1.0,
    };
    let room = |seat: Seat| game.board(seat).uncovered().len() as f32 / 4.0;
    let least = Seat::all(game.seats).map(room).fold(f32::INFINITY, f32::min);
    if !game.has_events() {
        return least.max(pending);
    }
    let cards = DECK as f32 - f32::from(game.drawn);
    // Before a round's event, the card of the round is still to come.
    let pending = if matches!(game.phase, Phase::Event | Phase::Turns) { pending } else { 0.0 };
    (cards + pending).min(least.max(pending))
}

/// Medals of a cube, and the expected value of what it will still claim.
fn position(board: &Board, track: Track, row: u8, rounds: f32) -> f32 {
    let special = board.corp().abilities[0].0 != 0 || board.corp().last_tech_medal;
    if special {
        let climbed = f32::from(board.board_row(track).min(TOP));
        return f32::from(board.track_medals(track)) + 0.22 * climbed;
    }
    WORTH[board.corporation.index()][track.index()][usize::from(row)][(rounds + 0.5) as usize % TIMES]
}

/// Gain of an advance, including what it claims.
fn advance_gain(board: &Board, track: Track, rounds: f32) -> f32 {
    let row = board.cube(track).row;
    if !board.can_advance(track) {
        return 0.0;
    }
    let special = board.corp().abilities[0].0 != 0 || board.corp().last_tech_medal;
    if special {
        return 0.6;
    }
    if row >= TOP {
        return MOVEMENT * f32::from(board.corp().rover_repeat);
    }
    let tokens = board.corp().tracks[track.index()][usize::from(row) + 1];
    position(board, track, row + 1, rounds) - position(board, track, row, rounds) + token_worth(tokens, rounds)
}

/// Value of claimed tokens. Technologies are valued in the position.
fn token_worth(tokens: Tokens, rounds: f32) -> f32 {
    let synergy = if tokens.synergy { SYNERGY } else { 0.0 };
    let patch = if tokens.patch { PATCH } else { 0.0 };
    let rover = if tokens.rover { rover_worth(rounds) } else { 0.0 };
    let tech = if tokens.tech > 0 { tech_worth(usize::from(tokens.tech) - 1, rounds) } else { 0.0 };
    synergy + patch + rover + tech + MOVEMENT * f32::from(tokens.movement) + CIV[usize::from(tokens.civ)]
}

const TIMES: usize = 32;
const ROWS: usize = TOP as usize + 1;
type Worths = Vec<[[[f32; TIMES]; ROWS]; 5]>;

/// Expected medals of every position of every track, by rounds left.
static WORTH: LazyLock<Worths> = LazyLock::new(|| {
    let of = |corporation: CorporationId| {
        let tracks = &data().corporations[corporation.index()].tracks;
        std::array::from_fn(|track| {
            std::array::from_fn(|row| std::array::from_fn(|rounds| worth_of_position(&tracks[track], row, rounds as f32)))
        })
    };
    CorporationId::ALL.into_iter().map(of).collect()
});

fn worth_of_position(way: &[Tokens; ROWS], row: usize, rounds: f32) -> f32 {
    let highest = |upto: usize| way[..=upto].iter().map(|tokens| tokens.medal).max().unwrap_or(0);
    let mut worth = f32::from(highest(row));
    if rounds < 0.5 {
        return worth;
    }
    // A cube near the top is chosen more often, for the medals there.
    let advances = (SLOW + FAST * row as f32 / f32::from(TOP)) * rounds;
    for (next, &tokens) in way.iter().enumerate().skip(row + 1) {
        let steps = (next - row) as f32;
        let chance = super::logistic((advances + 0.5 - steps) / (0.4 + 0.4 * advances.sqrt()));
        let then = (rounds - steps / ADVANCES_PER_ROUND).max(0.0);
        worth += chance * (f32::from(highest(next) - highest(next - 1)) + token_worth(tokens, then));
    }
    worth
}
