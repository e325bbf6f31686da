//! Sampling what a viewer cannot know (R3.13).

use orrery_engine::{Rng, Seat, Seed, Viewer};

use crate::action::Action;
use crate::components::data;
use crate::effects::Term;
use crate::kinds::{Card, Tile};
use crate::state::{Draft, SpaceCorp};

pub(crate) fn redeal(game: &mut SpaceCorp, viewer: Viewer, rng: &mut Rng) {
    if !viewer.is(game.active) && !game.draft.confirmed {
        game.draft = Draft::EMPTY;
    }
    game.redeal_cards(viewer, rng);
    game.redeal_competition_deck(rng);
    game.redeal_tiles(viewer, rng);
    game.redeal_answers(viewer, rng);
    game.rng = Rng::new(Seed(rng.next()));
}

impl SpaceCorp {
    /// The deck and the unknown cards of other hands. Start cards and the rest are two pools.
    fn redeal_cards(&mut self, viewer: Viewer, rng: &mut Rng) {
        let others: Vec<Seat> = self.all_seats().filter(|&seat| !viewer.is(seat)).collect();
        let unknown: Vec<(Seat, Card)> = others
            .iter()
            .flat_map(|&seat| {
                let unknown = self.player(seat).hand.without(self.known_to_others(seat));
                unknown.iter().map(move |card| (seat, card))
            })
            .collect();
        for is_start in [false, true] {
            let of_pool = |card: &Card| data().sets.start.contains(*card) == is_start;
            let hands: Vec<(Seat, Card)> = unknown.iter().copied().filter(|(_, card)| of_pool(card)).collect();
            let mut pool: Vec<Card> =
                self.deck.iter().copied().chain(hands.iter().map(|&(_, card)| card)).filter(of_pool).collect();
            rng.shuffle(&mut pool);
            for &(seat, card) in &hands {
                self.player_mut(seat).hand.remove(card);
            }
            for &(seat, _) in &hands {
                let card = pool.pop().expect("as many cards as before");
                self.player_mut(seat).hand.insert(card);
            }
            for card in self.deck.iter_mut().filter(|card| of_pool(card)) {
                *card = pool.pop().expect("as many cards as before");
            }
        }
    }

    /// The Start cards on top of the competition's deck, and the rest.
    fn redeal_competition_deck(&mut self, rng: &mut Rng) {
        let rest = self.competition.deck.len() - usize::from(self.competition.start_on_top);
        rng.shuffle(&mut self.competition.deck[..rest]);
        rng.shuffle(&mut self.competition.deck[rest..]);
    }

    /// The piles, with the two tiles that somebody else is looking at.
    fn redeal_tiles(&mut self, viewer: Viewer, rng: &mut Rng) {
        let seen = self.terms.iter().rposition(|term| matches!(term, Term::Keep { seat, .. } if !viewer.is(*seat)));
        for slot in 0..self.piles.len() {
            let mut held = [Tile::NONE; 2];
            let mut with_seen = None;
            if let Some(at) = seen
                && let Term::Keep { tiles, .. } = self.terms[at]
                && data().tile(tiles[0]).is_some_and(|face| face.pile.slot() == slot)
            {
                (held, with_seen) = (tiles, Some(at));
            }
            let knows_top = self.peeked[slot].is_some_and(|seat| viewer.is(seat));
            let pile = &mut self.piles[slot];
            let hidden = pile.len() - usize::from(knows_top && !pile.is_empty());
            let mut pool: Vec<Tile> = pile[..hidden].to_vec();
            pool.extend(held.into_iter().filter(|tile| tile.is_some()));
            rng.shuffle(&mut pool);
            for tile in &mut pile[..hidden] {
                *tile = pool.pop().expect("as many tiles as before");
            }
            if let Some(at) = with_seen
                && let Term::Keep { tiles, .. } = &mut self.terms[at]
            {
                *tiles = [pool[0], pool[1]];
            }
        }
    }

    /// Resamples the answers that others gave in an open window, from those that their hands allow.
    fn redeal_answers(&mut self, viewer: Viewer, rng: &mut Rng) {
        let Some(mut window) = self.window.filter(|window| window.waiting != 0) else { return };
        for seat in self.all_seats().filter(|&seat| !viewer.is(seat) && window.waiting >> seat.0 & 1 == 0) {
            let mut options = Vec::new();
            if self.asked(window.kind).contains(seat) {
                self.legal_answers(&window, seat, &mut options);
            }
            window.answers[seat.index()] = match rng.pick(&options) {
                Some(Action::PlayEdge { card }) => *card,
                _ => Card::NONE,
            };
        }
        self.window = Some(window);
    }
}
