//! Determinization: redeals everything that a viewer cannot know (R4.9). Bags, stacks and piles are drawn when they are turned
//! up, so that a new generator deals them; only what lies in an order is shuffled here.

use orrery_engine::{Rng, Seat, Seed, Viewer};

use crate::kinds::{PassToken, PassTokens, Planet, Token};
use crate::state::{Phase, Starship};

pub(crate) fn redeal(game: &mut Starship, viewer: Viewer, rng: &mut Rng) {
    game.redeal_hall_pile(rng);
    game.redeal_targets(rng);
    match game.phase {
        Phase::UniquePassDraft | Phase::UniquePassUse => game.redeal_draft(viewer, rng),
        _ => {}
    }
    game.rng = Rng::new(Seed(rng.next()));
}

impl Starship {
    /// Below the top, and above what was put under the pile in this phase; production tokens lie above the others (R14.3.1).
    fn redeal_hall_pile(&mut self, rng: &mut Rng) {
        let known_from = self.hall.pile.len() - usize::from(self.hall.seen);
        if known_from < 2 {
            return;
        }
        let unknown = &mut self.hall.pile[1..known_from];
        let production = unknown.iter().filter(|token| Token::planet(**token).is_some()).count();
        let (production, others) = unknown.split_at_mut(production);
        rng.shuffle(production);
        rng.shuffle(others);
    }

    fn redeal_targets(&mut self, rng: &mut Rng) {
        let is_known = |at: usize| self.hall.known >> at & 1 == 1;
        let unknown: Vec<usize> = (0..self.hall.private.len()).filter(|&at| !is_known(at)).collect();
        let mut planets: Vec<Planet> = unknown.iter().map(|&at| self.hall.private[at]).collect();
        rng.shuffle(&mut planets);
        unknown.into_iter().zip(planets).for_each(|(at, planet)| self.hall.private[at] = planet);
    }

    /// Seats before the viewer hold tokens that the viewer was not handed; seats after, some of those that the viewer passed on.
    fn redeal_draft(&mut self, viewer: Viewer, rng: &mut Rng) {
        let order: Vec<Seat> = self.in_order().iter().rev().copied().collect();
        let own = order.iter().position(|&seat| viewer.is(seat));
        // A player who was handed tokens has chosen, or is choosing now.
        let handed = own.filter(|_| {
            let Viewer::Seat(seat) = viewer else { return false };
            self.draft.kept[seat.index()].is_some() || (self.phase == Phase::UniquePassDraft && self.active() == seat)
        });
        let chosen = |seats: &[Seat]| -> Vec<Seat> {
            seats.iter().copied().filter(|seat| self.draft.kept[seat.index()].is_some()).collect()
        };
        let groups = match handed {
            None => vec![(chosen(&order), true)],
            Some(place) => {
                let is_choosing = self.draft.kept[order[place].index()].is_none();
                vec![(chosen(&order[..place]), false), (chosen(&order[place + 1..]), !is_choosing)]
            }
        };
        for (holders, with_rest) in groups {
            self.exchange(&holders, with_rest, rng);
        }
        for seat in order {
            if !viewer.is(seat)
                && let Some(used) = &mut self.draft.used[seat.index()]
            {
                *used = rng.below(2) == 1;
            }
        }
    }

    /// Shuffles the tokens of these players, and those not yet taken if nobody has seen them.
    fn exchange(&mut self, holders: &[Seat], with_rest: bool, rng: &mut Rng) {
        let mut tokens: Vec<PassToken> = holders.iter().filter_map(|seat| self.draft.kept[seat.index()]).collect();
        if with_rest {
            tokens.extend(self.draft.left.iter());
        }
        rng.shuffle(&mut tokens);
        for (seat, token) in holders.iter().zip(&tokens) {
            self.draft.kept[seat.index()] = Some(*token);
        }
        if with_rest {
            self.draft.left = tokens[holders.len()..].iter().copied().collect::<PassTokens>();
        }
    }
}
