//! Shortcuts through a turn: forced answers, and chains of passes that end the turn.

use std::mem;

use crate::game::{Disclosure, Game, Silent};
use crate::presentation::{Presentation, Role};
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, Viewer};
use crate::table::Table;

/// What a client may offer instead of asking every question. Depends only on the seat's own information.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shortcuts<A> {
    /// The only legal action, or one that makes no difference ([`Presentation::any_order`]), if it discloses nothing and the seat stays
    /// to move, so that it can be undone.
    pub forced: Option<A>,
    /// The chain of passes that ends the turn, if this step can be passed.
    pub pass: Option<Pass<A>>,
}

/// A chain of passes that ends the seat's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pass<A> {
    /// The pass of the current step.
    pub action: A,
    /// How many passes end the turn, this one included.
    pub count: u8,
    /// Number of passes to the next step with a decision that is not offered now, this one included; `count` if there is none.
    pub through: u8,
}

/// Upper bound on the steps of a turn. A longer chain of passes would not terminate.
const MOST_STEPS: u8 = 16;

/// The shortcuts of a seat that must decide.
///
/// In a game where a turn is up to two steps and a rest:
///
/// ```
/// # mod walk { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doctests/walk.rs")); }
/// # use walk::{Move, Walk};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use orrery_engine::{Game, Seat, Seed, Silent, shortcuts::{Pass, shortcuts}};
///
/// let mut game = Walk::setup(&(), 2, Seed(1))?;
/// let end_turn = Some(Pass { action: Move::Rest, count: 1, through: 1 });
/// assert_eq!(shortcuts(&game, Seat(0)).pass, end_turn);
///
/// // Only the rest is left, but it ends the turn and cannot be undone: it is not forced.
/// game.apply(Seat(0), &Move::Step, &mut Silent)?;
/// game.apply(Seat(0), &Move::Step, &mut Silent)?;
/// assert_eq!(shortcuts(&game, Seat(0)).forced, None);
/// # Ok(()) }
/// ```
pub fn shortcuts<G: Presentation>(state: &G, seat: Seat) -> Shortcuts<G::Action> {
    // Computed on a determinization, so that they cannot depend on hidden information.
    let mut imagined = state.clone();
    imagined.redeal(Viewer::Seat(seat), &mut Rng::new(Seed(0)));
    let now = step(&imagined, seat);
    Shortcuts { forced: forced(&imagined, seat, &now), pass: pass(imagined, seat, now) }
}

/// Whether a seat chose the step that it can pass, can do something in it, and has done nothing yet: passing it would waste the choice.
/// A step that was reached by passing the one before it was not chosen; the last step of a turn is for ending it.
///
/// ```
/// # mod walk { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doctests/walk.rs")); }
/// # use walk::{Move, Walk};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use orrery_engine::{Seat, Seed, Silent, Table, shortcuts::untouched};
///
/// // A turn of this game has one step, which nobody has to choose.
/// let mut table = Table::<Walk>::new(&(), 2, Seed(1))?;
/// table.apply(Seat(0), &Move::Step, &mut Silent)?;
/// assert!(!untouched(&table, Seat(0)));
/// # Ok(()) }
/// ```
pub fn untouched<G: Presentation>(table: &Table<G>, seat: Seat) -> bool {
    let Step { moves, ahead, pass, ends, .. } = step(table.state(), seat);
    if pass.is_none() || ends || moves.len() == ahead.len() {
        return false;
    }
    let mut chosen = false;
    for (before, action) in table.undoable_plies(seat) {
        match before.role(action) {
            Role::Pass | Role::EndTurn => break,
            Role::Anytime | Role::Ahead => {}
            Role::Move if step(before, seat).pass.is_some() => return false,
            Role::Move => chosen = true,
        }
    }
    chosen
}

/// The pass of a step in which a seat has nothing to do and has decided nothing: all that it could undo were forced answers. Passing it
/// gives nothing up, even if it ends undo. A [closed](Game::closed) question is never answered for anybody.
///
/// ```
/// # mod walk { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doctests/walk.rs")); }
/// # use walk::{Move, Walk};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use orrery_engine::{Seat, Seed, Silent, Table, shortcuts::idle_pass};
///
/// // Only the rest is left, but it ends the turn: that is always asked.
/// let mut table = Table::<Walk>::new(&(), 2, Seed(1))?;
/// table.apply(Seat(0), &Move::Step, &mut Silent)?;
/// table.apply(Seat(0), &Move::Step, &mut Silent)?;
/// assert_eq!(idle_pass(&table, Seat(0)), None);
/// # Ok(()) }
/// ```
pub fn idle_pass<G: Presentation>(table: &Table<G>, seat: Seat) -> Option<G::Action> {
    if table.state().closed() {
        return None;
    }
    let Step { moves, pass, ends, anytime, .. } = step(table.state(), seat);
    if !moves.is_empty() || ends || anytime {
        return None;
    }
    let decided = |(before, action): (&G, &G::Action)| shortcuts(before, seat).forced != Some(*action);
    pass.filter(|_| !table.undoable_plies(seat).any(decided))
}

fn forced<G: Presentation>(state: &G, seat: Seat, now: &Step<G::Action>) -> Option<G::Action> {
    let only = match (&now.moves[..], now.pass) {
        ([only], None) if !now.anytime => *only,
        ([], Some(pass)) if !now.ends => pass,
        _ => state.any_order(seat)?,
    };
    goes_on(&mut state.clone(), seat, &only).then_some(only)
}

fn pass<G: Presentation>(mut state: G, seat: Seat, mut at: Step<G::Action>) -> Option<Pass<G::Action>> {
    let action = at.pass?;
    let declined = mem::take(&mut at.ahead);
    let mut through = None;
    for count in 1..=MOST_STEPS {
        let pass = at.pass?;
        if at.ends {
            return Some(Pass { action, count, through: through.unwrap_or(count) });
        }
        if !goes_on(&mut state, seat, &pass) {
            return None;
        }
        at = step(&state, seat);
        if at.moves.iter().any(|action| !declined.contains(action)) {
            through.get_or_insert(count);
        }
    }
    None
}

/// The legal actions of a seat by their roles.
struct Step<A> {
    moves: Vec<A>,
    /// Those of the moves that the next step offers too.
    ahead: Vec<A>,
    /// The action that leaves the step, and whether that ends the turn.
    pass: Option<A>,
    ends: bool,
    /// Whether something is possible that would be possible in the next step too.
    anytime: bool,
}

fn step<G: Presentation>(state: &G, seat: Seat) -> Step<G::Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let with = |role| legal.iter().copied().find(|action| state.role(action) == role);
    let end = with(Role::EndTurn);
    let (pass, anytime) = (end.or(with(Role::Pass)), with(Role::Anytime).is_some());
    legal.retain(|action| matches!(state.role(action), Role::Move | Role::Ahead));
    let ahead = legal.iter().copied().filter(|action| state.role(action) == Role::Ahead).collect();
    Step { moves: legal, ahead, pass, ends: end.is_some(), anytime }
}

/// Plays an action. True if the same seats decide next and nothing hidden was disclosed.
fn goes_on<G: Game>(state: &mut G, seat: Seat, action: &G::Action) -> bool {
    let before = state.turn();
    state.play(seat, action, &mut Silent) == Disclosure::Nothing && state.turn() == before
}
