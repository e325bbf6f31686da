//! What bots know of the game: evaluation, pruning, priors.
//!
//! All figures are expected medals at the end of the game.

mod ground;
mod objectives;
mod progress;
mod reach;

use orrery_engine::{Game, Heuristics, Seat};

use crate::action::Action;
use crate::components::data;
use crate::effects::Term;
use crate::grid::Square;
use crate::kinds::Track;
use crate::scoring::{civ_medals, lifepod_medals, ore_cards};
use crate::state::{Phase, PlanetUnknown};

use ground::Survey;
use progress::Progress;
use reach::Reach;

/// Number of placements, patches and rover squares that a bot considers.
const PLACEMENTS: usize = 12;
const PATCHES: usize = 5;
const STARTS: usize = 2;

/// Log-odds of a choice per expected medal: the inverse temperature of the prior.
const SHARPNESS: f32 = 2.2;

/// Value in medals of a stored patch: at the end it fills the most valuable hole.
const STORED: f32 = 1.5;

/// Value in medals of a lifepod within reach of a rover; less than 1, because a tile may cover it first.
const POD: f32 = 0.7;

/// The card that makes lifepods worth more (R12.4).
const CITIZENS: u8 = 28;

impl Heuristics for PlanetUnknown {
    const ROLLOUT: Option<u32> = Some(20);

    /// From 0 (lost) to 1 (won).
    fn evaluate(&self, seat: Seat) -> f32 {
        let rounds = progress::rounds_left(self, seat);
        if self.is_solo() {
            // Among won games, a larger margin is better.
            let lead = expected(self, seat) - self.target() as f32;
            return logistic(lead / (4.0 + 0.4 * rounds));
        }
        if let Some(outcome) = self.outcome() {
            let best =
                Seat::all(self.seats).filter(|&other| other != seat).map(|other| outcome.scores[other.index()].total).max();
            let lead = outcome.scores[seat.index()].total - best.unwrap_or(0);
            return 0.9 * outcome.share(seat) as f32 + 0.1 * logistic(lead as f32 / 15.0);
        }
        let best = Seat::all(self.seats).filter(|&other| other != seat).map(|other| expected(self, other)).fold(0.0, f32::max);
        logistic((expected(self, seat) - best) / (5.0 + 0.4 * rounds))
    }

    /// Prunes all but the best placements, patches and rover squares, steps that approach nothing, and equivalent orders of
    /// effects.
    fn prune(&self, seat: Seat, actions: &mut Vec<Action>) {
        if actions.len() < 2 {
            return;
        }
        match actions[0] {
            Action::PlaceTile { .. } => prune_placements(self, seat, actions),
            Action::PlacePatch { .. } => {
                let values =
                    with_survey(self, seat, |survey, _| actions.iter().map(|action| patch_value(survey, action)).collect());
                keep_best(actions, PATCHES, values);
            }
            Action::PlaceRover { .. } => {
                let value = |action: &Action| {
                    if let Action::PlaceRover { at } = *action { reach::start_value(self.board(seat), at) } else { 0.0 }
                };
                let values = actions.iter().map(value).collect();
                keep_best(actions, STARTS, values);
            }
            Action::StepRover { .. } => {
                let left = movement_left(self, seat);
                if left > 0 {
                    reach::prune_steps(self.board(seat), left, actions);
                }
            }
            Action::Resolve { .. } => prune_pool(self, seat, actions),
            _ => {}
        }
    }

    /// Prior used by PUCT.
    fn prior(&self, seat: Seat, action: &Action) -> f32 {
        (SHARPNESS * value(self, seat, action)).clamp(-12.0, 12.0).exp()
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Expected medals of a seat.
fn expected(game: &PlanetUnknown, seat: Seat) -> f32 {
    if game.phase == Phase::Over {
        return game.score(seat).total as f32;
    }
    let board = game.board(seat);
    let progress = Progress::new(game, seat);
    let reach = Reach::new(board, progress.rounds, progress::pending_movement(game, seat));
    let survey = Survey::new(board, &progress, &reach);
    let pods: f32 = board.lifepod_squares().iter().map(|square| reach.chance(square)).sum();
    let pod_worth = if board.civ.contains(CITIZENS) { 2.0 } else { 1.0 };
    let meteors: f32 = f32::from(board.meteors_collected) + board.meteors.iter().map(|square| reach.chance(square)).sum::<f32>();
    let per_meteor = f32::from(data().sets.ore_per_three[ore_cards(board.civ)]) / 3.0;
    survey.medals()
        + progress::medals(game, seat, &progress)
        + lifepod_medals(board, board.civ) as f32
        + POD * pods * pod_worth
        + meteors * per_meteor
        + civ_medals(board, board.civ) as f32
        + objectives::medals(game, seat, &survey, progress.rounds)
}

/// Movement left to the effect being resolved; none for a teleport.
fn movement_left(game: &PlanetUnknown, seat: Seat) -> u8 {
    match game.player(seat).task {
        Some(task) if matches!(task.term, Term::Movement(_)) => task.left,
        _ => 0,
    }
}

/// Keeps the best actions, the best one first.
fn keep_best(actions: &mut Vec<Action>, most: usize, values: Vec<f32>) {
    let mut rated: Vec<(f32, Action)> = values.into_iter().zip(actions.iter().copied()).collect();
    if rated.len() > most {
        rated.select_nth_unstable_by(most - 1, |a, b| b.0.total_cmp(&a.0));
        rated.truncate(most);
    }
    rated.sort_by(|a, b| b.0.total_cmp(&a.0));
    actions.clear();
    actions.extend(rated.into_iter().map(|(_, action)| action));
}

fn with_survey<T>(game: &PlanetUnknown, seat: Seat, f: impl FnOnce(&Survey, &Progress) -> T) -> T {
    let progress = Progress::new(game, seat);
    let board = game.board(seat);
    let reach = Reach::new(board, progress.rounds, progress::pending_movement(game, seat));
    f(&Survey::new(board, &progress, &reach), &progress)
}

fn prune_placements(game: &PlanetUnknown, seat: Seat, actions: &mut Vec<Action>) {
    let Some((tile, _)) = game.tile_in_hand(seat) else { return };
    let values = with_survey(game, seat, |survey, progress| {
        let worth = survey.worth_of_squares();
        let worth = |square: Square| worth[square.bit() as usize];
        let value = |action: &Action| match *action {
            Action::PlaceTile { at, turns, flip } => {
                survey.placement(progress, PlanetUnknown::laid(tile, at, turns, flip), worth)
            }
            _ => 0.0,
        };
        actions.iter().map(value).collect()
    });
    keep_best(actions, PLACEMENTS, values);
}

fn patch_value(survey: &Survey, action: &Action) -> f32 {
    match *action {
        Action::PlacePatch { at } => survey.patch_gain(at),
        Action::StorePatch => STORED,
        _ => 1.0,
    }
}

/// Fixes a good order for the effects of the pool: first those without a decision, technologies before the effects they improve,
/// rovers before movement. Using a technology remains a separate choice.
fn prune_pool(game: &PlanetUnknown, seat: Seat, actions: &mut Vec<Action>) {
    let rank = |action: &Action| match action {
        Action::Resolve { effect } if game.is_possible(seat, *effect) => Some(urgency(*effect)),
        Action::Resolve { .. } => Some(0),
        _ => None,
    };
    let most = actions.iter().filter_map(rank).max().unwrap_or(0);
    let mut taken = false;
    actions.retain(|action| match rank(action) {
        None => true,
        Some(rank) => rank == most && !std::mem::replace(&mut taken, true),
    });
}

/// Effects with a larger value are resolved earlier.
fn urgency(effect: Term) -> u8 {
    match effect {
        Term::Advance(Track::Tech) => 9,
        Term::Advance(_) | Term::WaterIcon(_) | Term::AdvanceFlux | Term::AdvanceToMilestone => 8,
        Term::Energy(_) | Term::Synergy | Term::TechOrEnergy(_) | Term::AdvanceOneOf { .. } => 7,
        Term::AdvanceCubes { .. } | Term::AdvanceAllTo { .. } | Term::BiomassStep(_) | Term::ClaimRow => 6,
        Term::CivPick(_) => 5,
        Term::Rover => 4,
        Term::Movement(_) => 2,
        Term::Patch => 1,
        _ => 3,
    }
}

/// Rough value of an action in medals.
fn value(game: &PlanetUnknown, seat: Seat, action: &Action) -> f32 {
    let board = game.board(seat);
    match *action {
        Action::PlaceTile { at, turns, flip } => {
            let Some((tile, _)) = game.tile_in_hand(seat) else { return 0.0 };
            with_survey(game, seat, |survey, progress| {
                let laid = PlanetUnknown::laid(tile, at, turns, flip);
                survey.placement(progress, laid, |square| survey.gain(square) - survey.loss(square))
            })
        }
        Action::ChooseTile { ring } => match game.offered(seat, ring) {
            Some(tile) => Progress::new(game, seat).tile(tile),
            None => 0.0,
        },
        Action::ChooseCube { cube } => {
            let gain = Progress::new(game, seat).gain(cube);
            let back = matches!(game.player(seat).task, Some(task) if matches!(task.term, Term::Regress { .. }));
            if back { -gain } else { gain }
        }
        Action::StepRover { rover, to } => match movement_left(game, seat) {
            0 => reach::start_value(board, to),
            left => reach::step_value(board, rover, to, left),
        },
        Action::EndMovement => -1.0,
        Action::PlaceRover { at } => reach::start_value(board, at),
        Action::PlacePatch { .. } | Action::StorePatch => with_survey(game, seat, |survey, _| patch_value(survey, action)),
        Action::Decline | Action::KeepFlux => -1.0,
        Action::PickCiv { card } => civ_value(game, seat, card),
        Action::KeepObjective { card } => with_survey(game, seat, |survey, progress| {
            let private = data().objective(card).private;
            f32::from(data().private_complete) * objectives::private_chance(board, private, survey, progress.rounds)
        }),
        _ => 0.0,
    }
}

/// Value of a civ card.
fn civ_value(game: &PlanetUnknown, seat: Seat, card: u8) -> f32 {
    let board = game.board(seat);
    let mut cards = board.civ;
    cards.insert(card);
    let now =
        civ_medals(board, cards) + lifepod_medals(board, cards) - civ_medals(board, board.civ) - lifepod_medals(board, board.civ);
    let ore = if data().civ(card).worth.ore { f32::from(board.meteors_collected) / 3.0 } else { 0.0 };
    let progress = Progress::new(game, seat);
    now as f32 + ore + data().civ(card).effect.iter().map(|&term| progress.term(board, term)).sum::<f32>()
}
