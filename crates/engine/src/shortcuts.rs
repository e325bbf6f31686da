//! Shortcuts through a turn: the answer that needs no thought, and the passes that end the turn.

use crate::game::{Disclosure, Game, Silent};
use crate::presentation::{Presentation, Role};
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, Viewer};

/// What a client may offer instead of asking every single question. It depends only on what the seat knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shortcuts<A> {
    /// The only possible answer, if it discloses nothing and leaves the turn with the seat, so that it can be taken back.
    pub forced: Option<A>,
    /// The way to the end of the turn, if this step can be passed.
    pub pass: Option<Pass<A>>,
}

/// A chain of passes that ends the seat's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pass<A> {
    /// The pass of the current step.
    pub action: A,
    /// How many passes end the turn, this one included.
    pub count: u8,
    /// Nothing but passing is possible in the steps after this one.
    pub idle: bool,
}

/// No turn has more steps than this; a longer chain of passes would be a game that never ends.
const MOST_STEPS: u8 = 16;

/// The shortcuts of a seat that must decide.
pub fn shortcuts<G: Presentation>(state: &G, seat: Seat) -> Shortcuts<G::Action> {
    // Tried on a determinization, so that they cannot depend on hidden information.
    let mut imagined = state.clone();
    imagined.redeal(Viewer::Seat(seat), &mut Rng::new(Seed(0)));
    Shortcuts { forced: forced(&imagined, seat), pass: pass(imagined, seat) }
}

fn forced<G: Presentation>(state: &G, seat: Seat) -> Option<G::Action> {
    let Step { moves, pass, ends, anytime } = step(state, seat);
    let only = match (&moves[..], pass) {
        ([only], None) if !anytime => *only,
        ([], Some(pass)) if !ends => pass,
        _ => return None,
    };
    goes_on(&mut state.clone(), seat, &only).then_some(only)
}

fn pass<G: Presentation>(mut state: G, seat: Seat) -> Option<Pass<G::Action>> {
    let mut at = step(&state, seat);
    let action = at.pass?;
    let mut idle = true;
    for count in 1..=MOST_STEPS {
        let pass = at.pass?;
        if at.ends {
            return Some(Pass { action, count, idle });
        }
        if !goes_on(&mut state, seat, &pass) {
            return None;
        }
        at = step(&state, seat);
        idle &= at.moves.is_empty();
    }
    None
}

/// The legal actions of a seat by their roles.
struct Step<A> {
    moves: Vec<A>,
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
    legal.retain(|action| state.role(action) == Role::Move);
    Step { moves: legal, pass, ends: end.is_some(), anytime }
}

/// Plays an action. True if the seat decides next, alone or with the others as before, and nothing hidden was disclosed.
fn goes_on<G: Game>(state: &mut G, seat: Seat, action: &G::Action) -> bool {
    let before = state.turn();
    state.play(seat, action, &mut Silent) == Disclosure::Nothing && state.turn() == before
}
