//! Sampling what a viewer cannot know (R17.2).

use orrery_engine::{Game, Rng, Seat, Seed, Silent, Viewer};

use crate::components::{DECK, OBJECTIVES, data};
use crate::effects::Term;
use crate::kinds::{Cards, Colour, CorporationId, Face, PlanetId, Ring};
use crate::options::Boards;
use crate::state::{Phase, PlanetUnknown};

pub(crate) fn redeal(game: &mut PlanetUnknown, viewer: Viewer, rng: &mut Rng) {
    game.rng = Rng::new(Seed(rng.next()));
    let others: Vec<Seat> = Seat::all(game.seats).filter(|&seat| !viewer.is(seat)).collect();
    let hidden = if game.phase.is_simultaneous() { others.clone() } else { Vec::new() };
    let done = game.done;
    let drawn_back: u8 = hidden.iter().map(|&seat| game.take_back(seat)).sum();
    game.redeal_tiles(viewer, rng);
    game.redeal_civ(viewer, rng);
    game.redeal_objectives(viewer, drawn_back, rng);
    game.redeal_events(viewer, rng);
    for &seat in &others {
        game.player_mut(seat).seen_civ = Cards::NONE;
    }
    for seat in hidden {
        match game.phase {
            Phase::Sides => game.choose_sides_again(seat, rng),
            Phase::Event | Phase::Turns | Phase::End => game.play_again(seat, done.contains(seat), rng),
            _ => {}
        }
    }
    game.done = done;
}

impl PlanetUnknown {
    /// Resets a seat to its public state at the beginning of the phase. Returns the number of objectives that go back to the undealt ones.
    fn take_back(&mut self, seat: Seat) -> u8 {
        if !matches!(self.phase, Phase::Event | Phase::Turns | Phase::End) {
            return 0;
        }
        let shown = self.shown[seat.index()];
        self.supply = self.supply.or(self.board(seat).civ.without(shown.civ));
        let contest_drawn = self.board(seat).contest != shown.contest || !self.player(seat).offered.is_empty();
        self.boards[seat.index()] = shown;
        for ring in Ring::ALL {
            let pile = self.pile(self.depot(seat), ring);
            if self.phase == Phase::Event {
                // An emptied pile comes back (R13.5).
                self.tiles_gone -= self.shown_left[pile] - self.left[pile];
            }
            self.left[pile] = self.shown_left[pile];
        }
        if self.phase == Phase::Event {
            self.peeked.remove(seat);
        }
        let picks = self.shown_picks[seat.index()];
        let player = self.player_mut(seat);
        player.clear();
        player.picks = picks;
        player.offered = Cards::NONE;
        (player.ring, player.tier, player.laid, player.stuck) = (None, None, false, false);
        if contest_drawn { 3 } else { 0 }
    }

    /// Restarts the phase for a seat; if it was done, random decisions make it done again.
    fn play_again(&mut self, seat: Seat, done: bool, rng: &mut Rng) {
        self.done.remove(seat);
        match self.phase {
            Phase::Event => {
                let card = self.event().expect("an event is in force");
                let effect = data().event(card).effect.iter().filter(|term| !matches!(term, Term::CivSupply { .. }));
                effect.for_each(|&term| self.push(seat, term));
                self.run_pending(seat);
            }
            Phase::Turns => self.begin_turn(seat),
            _ => {
                self.push_end_effects(seat);
                self.run_pending(seat);
            }
        }
        let mut actions = Vec::new();
        while done && !self.done.contains(seat) {
            actions.clear();
            self.legal(seat, &mut actions);
            let action = *rng.pick(&actions).expect("never stuck");
            self.act(seat, &action, &mut Silent);
        }
    }

    fn choose_sides_again(&mut self, seat: Seat, rng: &mut Rng) {
        let chosen = self.chosen[seat.index()];
        if self.options.planets == Boards::RandomBoardChooseSide && chosen.contains(Face::Planet) {
            let faces = [PlanetId::K5b4156, self.dealt_planets[seat.index()]];
            self.board_mut(seat).planet = faces[rng.below(2) as usize];
        }
        if self.options.corporations == Boards::RandomBoardChooseSide && chosen.contains(Face::Corporation) {
            let faces = [CorporationId::UniversalCoalition, self.dealt_corporations[seat.index()]];
            self.board_mut(seat).corporation = faces[rng.below(2) as usize];
        }
    }

    /// Tiles below those that were seen.
    fn redeal_tiles(&mut self, viewer: Viewer, rng: &mut Rng) {
        let mut known = [1u8; 12];
        if let Viewer::Seat(seat) = viewer
            && seat.0 < self.seats
            && self.may_see_next_tiles(seat)
        {
            Ring::ALL.into_iter().for_each(|ring| known[self.pile(self.depot(seat), ring)] = 2);
        }
        for (pile, known) in known.into_iter().enumerate() {
            let hidden = self.left[pile].saturating_sub(known);
            rng.shuffle(&mut self.piles[pile][..usize::from(hidden)]);
        }
    }

    /// Civ cards of the piles, other players' hands and the box, rank by rank. What the viewer saw in the supply stays in play.
    fn redeal_civ(&mut self, viewer: Viewer, rng: &mut Rng) {
        let own = own_seat(viewer, self.seats);
        let task = own.and_then(|seat| self.player(seat).task);
        let in_sight = task.as_ref().map_or(Cards::NONE, |task| self.pick_choices(task));
        let seen = own.map_or(Cards::NONE, |seat| self.player(seat).seen_civ);
        let known = Seat::all(self.seats).map(|seat| self.known_civ(viewer, seat, self.board(seat)));
        let known = known.fold(Cards::NONE, Cards::or);
        for (index, rank) in data().ranks.into_iter().enumerate() {
            let fixed = match task.as_ref().map(|task| task.term) {
                Some(Term::CivPick(of)) => usize::from(of) == index + 1,
                Some(Term::TakeCiv(_)) => true,
                _ => false,
            };
            let stays = if fixed { self.supply.and(rank) } else { in_sight.and(self.supply).and(rank) };
            let supply_count = self.supply.and(rank).len() - stays.len();
            let hands: Vec<(Seat, u8)> = Seat::all(self.seats)
                .map(|seat| (seat, self.board(seat).civ.and(rank).without(self.known_civ(viewer, seat, self.board(seat))).len()))
                .collect();
            let mut pool: Vec<u8> = rank.without(known).without(stays).iter().collect();
            rng.shuffle(&mut pool);
            self.supply = self.supply.without(rank).or(stays);
            for (seat, count) in hands {
                let mut cards = self.board(seat).civ.without(rank.without(known));
                (0..count).filter_map(|_| draw_secret(&mut pool, seen, supply_count)).for_each(|card| cards.insert(card));
                self.board_mut(seat).civ = cards;
            }
            pool.sort_by_key(|&card| !seen.contains(card));
            let box_cards = pool.split_off(usize::from(supply_count).min(pool.len()));
            self.supply = self.supply.or(pool.into_iter().collect());
            let removed = usize::from(self.removed.and(rank).len());
            self.removed = self.removed.without(rank).or(box_cards.into_iter().take(removed).collect());
        }
        // Known cards stay the same for all seats, and so do those shown at the beginning of the phase.
        if self.phase.is_simultaneous() {
            for seat in Seat::all(self.seats).filter(|&seat| !viewer.is(seat)) {
                self.shown[seat.index()].civ = self.board(seat).civ;
            }
        }
    }

    /// Other players' private objectives, what is offered to them, and the undealt cards.
    fn redeal_objectives(&mut self, viewer: Viewer, drawn_back: u8, rng: &mut Rng) {
        let own = own_seat(viewer, self.seats);
        let mut known: Cards = self.neighbours.iter().copied().collect();
        Seat::all(self.seats).map(|seat| self.board(seat).contest).filter(|&card| card > 0).for_each(|card| known.insert(card));
        if let Some(seat) = own {
            let player = self.player(seat);
            known = known.or(player.private).or(player.offered).or(player.seen_objectives);
        }
        if self.phase == Phase::Over {
            known = Seat::all(self.seats).fold(known, |known, seat| known.or(self.player(seat).private));
        }
        let mut pool: Vec<u8> = (1..=OBJECTIVES).filter(|&card| !known.contains(card)).collect();
        rng.shuffle(&mut pool);
        let count = self.undealt.len() + usize::from(drawn_back);
        for seat in Seat::all(self.seats).filter(|&seat| own != Some(seat)) {
            let open = self.phase == Phase::Over;
            let player = &mut self.players[seat.index()];
            let mut draw = |n: u8| -> Cards { pool.drain(..usize::from(n).min(pool.len())).collect() };
            if !open {
                player.private = draw(player.private.len());
            }
            player.offered = draw(player.offered.len());
            player.seen_objectives = draw(player.seen_objectives.len());
        }
        pool.truncate(count);
        self.undealt = pool.into_iter().collect();
    }

    /// Cards to come, of the colours that are left (R13.1, R17.1).
    fn redeal_events(&mut self, viewer: Viewer, rng: &mut Rng) {
        if !self.has_events() {
            return;
        }
        let peeked = matches!(viewer, Viewer::Seat(seat) if self.peeked.contains(seat));
        let known = usize::from(self.drawn) + usize::from(peeked && usize::from(self.drawn) < DECK);
        let seen = &self.deck[..known];
        let mut rest = Vec::with_capacity(DECK);
        for (colour, count) in Colour::ALL.into_iter().zip(self.options.event_mix()) {
            let used = seen.iter().filter(|&&card| data().event(card).colour == colour).count();
            let mut cards = data().events_of(colour, self.is_solo());
            cards.retain(|card| !seen.contains(card));
            rng.shuffle(&mut cards);
            rest.extend(cards.into_iter().take(usize::from(count) - used));
        }
        rng.shuffle(&mut rest);
        self.deck[known..].copy_from_slice(&rest);
    }
}

/// Draws a card for a hand, never an immediate one. Seen cards that exceed the supply are drawn first.
fn draw_secret(pool: &mut Vec<u8>, seen: Cards, supply_count: u8) -> Option<u8> {
    let crowded = pool.iter().filter(|&&card| seen.contains(card)).count() > usize::from(supply_count);
    let secret = |&card: &u8| !data().civ(card).immediate;
    let at = pool.iter().position(|card| secret(card) && crowded && seen.contains(*card));
    at.or_else(|| pool.iter().position(secret)).map(|at| pool.remove(at))
}

fn own_seat(viewer: Viewer, seats: u8) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) if seat.0 < seats => Some(seat),
        _ => None,
    }
}
