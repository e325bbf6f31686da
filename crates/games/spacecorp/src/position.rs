//! Positions written by hand, for tests: a fresh era, then single changes. Cards and tiles are moved, never copied.

mod competition;

use orrery_engine::{Game, List, Log, Seat, SeatSet, Seed, Silent};

use crate::action::Action;
use crate::board::Board;
use crate::competition::COMPETITION;
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{BaseType, Card, CardSet, Colony, Edge, Era, Kind, PILES, Pile, Site, Tile, Title, Titles, Wheel, WindowKind};
use crate::options::Options;
use crate::phases::edges::belongs_to;
use crate::state::{Draft, EraEnd, Legacy, OFFERS, Phase, SpaceCorp, Taken, Team, TurnState};

impl SpaceCorp {
    /// The first turn of seat 0 in an era, at its action (T1). Nothing of earlier eras is left but the standard HQ.
    pub fn fresh(era: Era, seats: u8) -> SpaceCorp {
        let options = Options { start_player: Some(1), ..Options::default() };
        let mut game = SpaceCorp::setup(&options, seats, Seed(3)).expect("a game for this many players");
        game.terms = List::default();
        game.window = None;
        for seat in game.all_seats() {
            let player = game.player_mut(seat);
            (player.profit, player.hand, player.known) = (0, CardSet::EMPTY, CardSet::EMPTY);
        }
        (game.deck, game.discard, game.time_aside) = (List::default(), List::default(), CardSet::EMPTY);
        game.player_mut(COMPETITION).profit = 0;
        for later in Era::ALL.into_iter().filter(|&later| later <= era) {
            game.era = later;
            game.prepare_board();
        }
        game.deal_era(&mut Silent);
        for player in &mut game.players {
            (player.profit, player.profit_before) = (0, 0);
        }
        game.begin_at(Seat(0));
        game
    }

    /// Puts the game at the action of a seat, as if its turn had just begun.
    pub fn begin_at(&mut self, seat: Seat) {
        (self.terms, self.window, self.end.extra_turns) = (List::default(), None, 0);
        (self.first, self.active, self.phase) = (Seat(0), seat, Phase::Action);
        (self.draft, self.turn) = (Draft::EMPTY, TurnState::new());
    }

    /// The seat that took the first turn of the era.
    pub fn set_first(&mut self, seat: Seat) {
        self.first = seat;
    }

    pub fn board_of_era(&self) -> &'static Board {
        self.board()
    }

    pub fn era(&self) -> Era {
        self.era
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    pub fn active_seat(&self) -> Seat {
        self.active
    }

    pub fn player_of(&self, seat: Seat) -> &crate::state::Player {
        self.player(seat)
    }

    // Cards

    fn take_away(&mut self, card: Card) {
        self.deck.retain(|other| *other != card);
        self.discard.retain(|other| *other != card);
        self.offers.iter_mut().filter(|other| **other == card).for_each(|other| *other = Card::NONE);
        self.time_aside.remove(card);
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            player.hand.remove(card);
            player.known.remove(card);
            player.boxes.iter_mut().filter(|other| **other == card).for_each(|other| *other = Card::NONE);
        }
    }

    pub fn clear_hand(&mut self, seat: Seat) {
        for card in self.player(seat).hand.iter() {
            self.deck.insert(0, card);
        }
        let player = self.player_mut(seat);
        (player.hand, player.known) = (CardSet::EMPTY, CardSet::EMPTY);
    }

    pub fn give_card(&mut self, seat: Seat, card: Card) {
        self.take_away(card);
        self.player_mut(seat).hand.insert(card);
    }

    pub fn reveal_card(&mut self, seat: Seat, card: Card) {
        self.player_mut(seat).known.insert(card);
    }

    pub fn install_card(&mut self, seat: Seat, slot: usize, card: Card) {
        self.take_away(card);
        self.player_mut(seat).boxes[slot] = card;
    }

    pub fn set_offers(&mut self, offers: &[Option<Card>]) {
        for slot in 0..OFFERS {
            let old = std::mem::take(&mut self.offers[slot]);
            if old.is_some() {
                self.deck.insert(0, old);
            }
        }
        for (slot, card) in offers.iter().enumerate() {
            if let Some(card) = *card {
                self.take_away(card);
                self.offers[slot] = card;
            }
        }
    }

    /// The next cards of the deck, the first one on top.
    pub fn stack_deck(&mut self, cards: &[Card]) {
        for &card in cards.iter().rev() {
            self.take_away(card);
            self.deck.push(card);
        }
        self.start_on_top = 0;
    }

    /// Leaves that many cards in the deck.
    pub fn cut_deck(&mut self, left: usize) {
        let cut = self.deck.len().saturating_sub(left);
        let rest: Vec<Card> = self.deck[cut..].to_vec();
        self.deck = rest.into_iter().collect();
        self.end.deck |= self.deck.is_empty();
    }

    /// Cards that lie on the discard pile; those of this turn were put there by the active player.
    pub fn discard_cards(&mut self, cards: &[Card], this_turn: bool) {
        for &card in cards {
            self.take_away(card);
            self.discard.push(card);
            if this_turn {
                self.turn.discarded.insert(card);
            }
        }
    }

    pub fn discard_pile(&self) -> &[Card] {
        &self.discard
    }

    pub fn deck_cards(&self) -> &[Card] {
        &self.deck
    }

    pub fn offer_cards(&self) -> [Card; OFFERS] {
        self.offers
    }

    pub fn time_cards_aside(&self) -> CardSet {
        self.time_aside
    }

    // The board

    pub fn remove_teams(&mut self, seat: Seat) {
        self.player_mut(seat).teams.fill(Team::STOCK);
    }

    pub fn put_team(&mut self, seat: Seat, team: usize, state: Team) {
        self.player_mut(seat).teams[team] = state;
    }

    pub fn put_tiles(&mut self, site: Site, tiles: &[Tile]) {
        for (slot, &tile) in tiles.iter().enumerate() {
            for pile in &mut self.piles {
                pile.retain(|other| *other != tile);
            }
            self.at_mut(site).tiles[slot] = tile;
        }
    }

    pub fn put_bases(&mut self, seat: Seat, site: Site, bases: &[BaseType]) {
        for (slot, &base) in bases.iter().enumerate() {
            self.player_mut(seat).stock[base.index()] -= 1;
            let state = self.at_mut(site);
            (state.bases[slot], state.owner) = (Some(base), Some(seat));
        }
    }

    /// The next tiles of a pile, the first one on top.
    pub fn stack_pile(&mut self, pile: Pile, tiles: &[Tile]) {
        for &tile in tiles.iter().rev() {
            self.piles[pile.slot()].retain(|other| *other != tile);
            self.piles[pile.slot()].push(tile);
        }
    }

    pub fn pile_top(&self, pile: Pile) -> Option<Tile> {
        self.piles[pile.slot()].last().copied()
    }

    pub fn site_state(&self, site: Site) -> &crate::state::SiteState {
        self.at(site)
    }

    pub fn cost_to_build(&self, site: Site) -> Option<u16> {
        self.build_cost(site)
    }

    pub fn base_is_allowed(&self, site: Site, slot: usize, base: BaseType) -> bool {
        self.check_base_type(site, slot, base).is_ok()
    }

    pub fn tile_production(&self, site: Site, slot: usize) -> Option<u8> {
        self.production(site, slot)
    }

    pub fn tile_colony_points(&self, site: Site, slot: usize) -> u8 {
        self.colony_points_of(site, slot)
    }

    pub fn tiles_to_produce(&self, seat: Seat) -> Vec<(Site, usize, u8)> {
        self.producing(seat).collect()
    }

    pub fn piles(&self) -> [&[Tile]; PILES] {
        [&self.piles[0], &self.piles[1], &self.piles[2]]
    }

    // Players

    pub fn set_profit(&mut self, seat: Seat, profit: i16) {
        self.player_mut(seat).profit = profit;
    }

    pub fn set_wheel(&mut self, seat: Seat, wheel: Wheel, space: u8) {
        self.player_mut(seat).wheel[wheel.index()] = space;
    }

    pub fn set_genetics_steps(&mut self, seat: Seat, steps: u8) {
        self.player_mut(seat).genetics_steps = steps;
    }

    /// Takes a copy from the side board, the one with profit if there is a choice.
    pub fn set_title(&mut self, seat: Seat, title: Title) {
        let rewarded = self.side_board[0].contains(title);
        self.own_title(seat, title, rewarded);
    }

    pub fn remove_copy(&mut self, title: Title, rewarded: bool) {
        self.side_board[usize::from(!rewarded)].remove(title);
    }

    pub fn titles_on_side_board(&self) -> [Titles; 2] {
        self.side_board
    }

    pub fn set_legacy(&mut self, seat: Seat, legacy: Legacy) {
        self.player_mut(seat).stock[legacy.base.index()] -= 1;
        self.player_mut(seat).legacy = Some(legacy);
    }

    pub fn set_stock(&mut self, seat: Seat, base: BaseType, count: u8) {
        self.player_mut(seat).stock[base.index()] = count;
    }

    pub fn set_colonies(&mut self, seat: Seat, colonies: &[Colony]) {
        for &colony in colonies {
            self.colonies &= !(1 << colony.0);
            self.player_mut(seat).colonies.push(colony);
        }
    }

    pub fn put_colony(&mut self, seat: Seat, site: Site, colony: Colony) {
        self.at_mut(site).colony = Some((seat, colony));
        self.set_colonies(seat, &[colony]);
    }

    pub fn colonies_left(&self) -> u32 {
        self.colonies
    }

    pub fn set_idle(&mut self, seat: Seat, turns: u8) {
        self.player_mut(seat).idle = turns;
    }

    pub fn is_forced_to_pass(&self, seat: Seat) -> bool {
        self.must_pass(seat)
    }

    pub fn ban_kind(&mut self, seat: Seat, kind: Kind) {
        self.player_mut(seat).ban = Some(kind);
    }

    // Contracts and the end

    pub fn fulfil(&mut self, era: Era, row: u8) {
        self.contracts[era.index()] |= 1 << row;
    }

    pub fn is_fulfilled(&self, era: Era, row: u8) -> bool {
        self.contracts[era.index()] >> row & 1 == 1
    }

    pub fn reward_of(&self, era: Era, row: u8) -> i16 {
        self.contract_reward(era.index(), row)
    }

    pub fn meets_contract(&self, seat: Seat, row: u8) -> bool {
        self.meets(seat, row)
    }

    pub fn trigger_end(&mut self) {
        self.end = EraEnd { contracts: true, ..EraEnd::default() };
    }

    pub fn set_beyond(&mut self, beyond: [Option<Seat>; 2]) {
        self.beyond = beyond;
    }

    pub fn beyond(&self) -> [Option<Seat>; 2] {
        self.beyond
    }

    /// The game ends with this era (R14.2).
    pub fn end_with_this_era(&mut self) {
        self.options.last_era = self.era;
    }

    // Steps of a turn

    /// Waits at a step of the turn for contracts, transport or the end.
    pub fn go_to(&mut self, phase: Phase) {
        self.phase = phase;
    }

    pub fn go_on(&mut self) {
        self.carry_on(&mut Silent);
    }

    pub fn finish(&mut self) {
        self.finish_turn(&mut Silent);
        self.carry_on(&mut Silent);
    }

    pub fn finish_era(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        self.end_era(&mut events);
        self.carry_on(&mut events);
        events
    }

    pub fn seats_asked(&self, kind: WindowKind) -> SeatSet {
        self.asked(kind)
    }

    /// The window in which an Edge is played (R8.5).
    pub fn window_for(edge: Edge) -> Option<WindowKind> {
        WindowKind::ALL.into_iter().find(|&kind| [true, false].into_iter().any(|active| belongs_to(kind, edge, active)))
    }

    /// Opens a window as the step of the turn that has it.
    pub fn open_window_of(&mut self, kind: WindowKind) {
        self.phase = match kind {
            WindowKind::TurnStart => Phase::Start,
            WindowKind::OpponentProduced => Phase::Produced,
            WindowKind::OpponentTookBreakthrough => Phase::Breakthroughs,
            WindowKind::ContractFulfilled => Phase::ContractWindow,
            WindowKind::TurnEnd => Phase::End,
        };
        self.open_window(kind);
    }

    pub fn set_taken(&mut self, by: Seat, title: Title) {
        self.turn.breakthroughs.push(Taken { by, title });
    }

    pub fn set_gain(&mut self, profit: i16) {
        self.turn.gain = profit;
        self.player_mut(self.active).produced = true;
    }

    /// Has a term carried out, as part of the action.
    pub fn advance_cube(&mut self, seat: Seat, wheel: Wheel, steps: u8) {
        self.phase = Phase::Resolve;
        self.push(Term::Advance { seat, wheel, steps });
        self.carry_on(&mut Silent);
    }

    pub fn send_team(&mut self, seat: Seat, team: u8, site: Site) {
        self.move_team(seat, team, site, &mut Silent);
    }

    pub fn take_colony(&mut self, seat: Seat, colony: Colony, log: &mut impl Log<Event>) {
        self.take_colony_tile(seat, colony, log);
    }

    /// Asks a seat whether it plays or passes, as at the beginning of its turn.
    pub fn offer_turn_to(&mut self, seat: Seat) {
        self.offer_turn(seat, false, &mut Silent);
    }

    // Terms

    /// Runs terms only: the consequences of their end are not part of the case.
    pub fn carry_on_with_terms(&mut self, log: &mut impl Log<Event>) {
        while let Some(term) = self.top() {
            if !self.run_task(term, log) {
                return;
            }
        }
    }

    /// Redeals the cards of the era as at its start, keeping the HQ.
    pub fn deal_again(&mut self) {
        for seat in self.all_seats() {
            (self.player_mut(seat).hand, self.player_mut(seat).known) = (CardSet::EMPTY, CardSet::EMPTY);
        }
        self.deal_era(&mut Silent);
    }

    /// Answers the question of a term, without the consequences of its end.
    pub fn answer_term(&mut self, action: &Action, log: &mut impl Log<Event>) {
        self.do_task(action, log);
        self.carry_on_with_terms(log);
    }

    pub fn has_terms(&self) -> bool {
        !self.terms.is_empty()
    }

    pub fn clear_terms(&mut self) {
        self.terms = List::default();
    }

    pub fn owe_reward(&mut self, seat: Seat) {
        self.turn.rewards[seat.index()] += 1;
    }

    pub fn begin_reward_step(&mut self) {
        self.begin_rewards(&mut Silent);
    }

    /// Changes all future draws.
    pub fn reseed(&mut self, seed: Seed) {
        self.rng = orrery_engine::Rng::new(seed);
    }

    /// Claims a contract without checking its condition.
    pub fn fulfil_now(&mut self, seat: Seat, row: u8) {
        self.claim_contract(seat, row, &mut Silent);
    }
}
