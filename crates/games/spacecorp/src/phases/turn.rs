//! The turn (R5): its steps in order, rewards, transport, cards that come and go; passing and the last turns of an era (R10.2).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{BaseRole, SiteKind, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{BaseType, Card, CardSet, Kind, Site, WindowKind};
use crate::state::{Draft, OFFERS, Phase, SpaceCorp, TEAMS, Team, TurnState};

/// A player with more cards draws none in T6 (R5.6).
const HAND_TO_DRAW: usize = 4;
/// Guards against endless play (R10.8).
const TURNS_WITHOUT_DRAW: u8 = 8;
const IDLE_TURNS: u8 = 5;
/// Boxes of a star track (R12.3).
pub(crate) const TRACK: u8 = 3;

impl SpaceCorp {
    // Before the turn

    /// Begins the first turn of an era. Profit that a side has at this point does not count as gained in the era.
    pub(crate) fn begin_turns(&mut self, log: &mut impl Log<Event>) {
        for player in &mut self.players {
            player.profit_before = player.profit;
        }
        match self.is_solo() {
            true => self.begin_solo_turns(),
            false => self.offer_turn(self.first, false, log),
        }
    }

    /// Gives the turn to the next seat that has one left, or ends the era.
    pub(crate) fn pass_on_turn(&mut self, log: &mut impl Log<Event>) {
        if self.is_solo() {
            return self.after_player_turn(log);
        }
        if self.end.last_turns == Some(0) {
            return self.end_era(log);
        }
        let mut next = self.active;
        for seat in self.others(self.active).chain([self.active]) {
            // A ban lasts until the turn of the player who named it would have come (R8.2).
            self.player_mut(seat).ban = None;
            let has_turn = !self.player(seat).passed && self.end.last_turns.is_none_or(|left| left >> seat.0 & 1 == 1);
            if has_turn {
                next = seat;
                break;
            }
        }
        self.offer_turn(next, false, log);
    }

    /// After the deck has run out a player may pass, or must (R10.2).
    pub(crate) fn offer_turn(&mut self, seat: Seat, is_extra: bool, log: &mut impl Log<Event>) {
        self.active = seat;
        self.turns += 1;
        let turn = self.turns;
        let player = self.player_mut(seat);
        (player.ban, player.last_turn) = (None, turn);
        self.draft = Draft::EMPTY;
        self.turn = TurnState { is_extra, ..TurnState::new() };
        if !self.may_pass() {
            return self.begin_turn(log);
        }
        if self.must_pass(seat) {
            return self.pass(log);
        }
        self.phase = Phase::PassChoice;
    }

    fn may_pass(&self) -> bool {
        self.end.deck && !self.is_solo()
    }

    /// R10.2, R10.8.
    pub(crate) fn must_pass(&self, seat: Seat) -> bool {
        self.may_pass() && (self.player(seat).idle >= IDLE_TURNS || !self.has_legal_action())
    }

    pub(crate) fn pass(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.player_mut(seat).passed = true;
        self.end.extra_turns = 0;
        log.note(|| Event::Passed { seat });
        if let Some(left) = &mut self.end.last_turns {
            *left &= !(1 << seat.0);
        }
        let passed = self.all_seats().filter(|&seat| self.player(seat).passed).count();
        if passed >= if self.seats == 2 { 1 } else { 2 } {
            self.limit_turns(|game, seat| !game.player(seat).passed);
        }
        self.pass_on_turn(log);
    }

    // T0, T0a

    pub(crate) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        let (seat, extra) = (self.active, self.turn.is_extra);
        // Counted as it begins: a card that leaves the deck in this turn starts the count again (R10.8).
        let since_draw = &mut self.player_mut(seat).since_draw;
        *since_draw = since_draw.saturating_add(1);
        log.note(|| Event::TurnBegins { seat, extra });
        self.phase = Phase::Start;
        self.open_window(WindowKind::TurnStart);
    }

    /// Teams on star tracks advance (R12.3), then the action is drafted.
    pub(crate) fn begin_action(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        for index in 0..TEAMS {
            let team = &mut self.player_mut(seat).teams[index];
            if team.track > 0 {
                team.track = if team.track == TRACK { 0 } else { team.track + 1 };
                let Team { site, track, .. } = *team;
                log.note(|| Event::TeamAdvances { seat, era: self.era, team: index as u8, site, track });
            }
        }
        self.phase = Phase::Action;
        if !self.has_legal_action() {
            self.skip_action(log);
        }
    }

    /// Nothing is legal (R5.1).
    pub(crate) fn skip_action(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        log.note(|| Event::Skipped { seat });
        self.phase = Phase::Produced;
    }

    // T1w

    pub(crate) fn after_action(&mut self) {
        self.phase = Phase::Produced;
        self.open_window(WindowKind::OpponentProduced);
    }

    // T3

    /// The owner who is asked about a reward now (R5.3.1).
    pub(crate) fn rewarded(&self) -> Option<Seat> {
        self.others(self.active).find(|seat| self.turn.rewards[seat.index()] > 0)
    }

    /// In the solo game six contracts end the era here (R15.11.1).
    pub(crate) fn begin_rewards(&mut self, log: &mut impl Log<Event>) {
        if self.ends_at_once() {
            return self.end_era(log);
        }
        self.phase = Phase::Rewards;
        if self.gives_no_rewards() {
            self.turn.rewards = Default::default();
        }
    }

    /// R5.3.
    pub(crate) fn gives_no_rewards(&self) -> bool {
        self.deck.is_empty() || self.has_ability(self.active, data().abilities.no_rewards)
    }

    pub(crate) fn check_reward(&self, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Draw | Action::Decline => Ok(()),
            _ => Err(Illegal::new("R18.3", "wrong_phase")),
        }
    }

    pub(crate) fn take_reward(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        self.turn.rewards[seat.index()] -= 1;
        match action {
            Action::Draw => self.draw_card(seat, log),
            Action::Decline => log.note(|| Event::RewardDeclined { seat }),
            _ => unreachable!("checked"),
        }
        if self.deck.is_empty() {
            self.turn.rewards = Default::default();
        }
    }

    // T4

    pub(crate) fn check_transport(&self, team: u8, site: Site) -> Result<(), Illegal> {
        let seat = self.active;
        let Some(state) = self.player(seat).teams.get(usize::from(team)) else {
            return Err(Illegal::new("R2", "unknown_id"));
        };
        if !self.exists(site) {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        self.check_team_free(seat, team)?;
        if self.turn.acted >> team & 1 == 1 {
            return Err(Illegal::new("R5.4", "team_acted"));
        }
        if state.site == site {
            return Err(Illegal::new("R5.4", "same_site"));
        }
        let port = |site: Site| self.own_base_at(seat, site, |role| role.effect.transport);
        let own = |site: Site| site == self.board().plan.home || self.at(site).owner == Some(seat);
        match own(state.site) && own(site) && (port(state.site) || port(site)) {
            true => Ok(()),
            false => Err(Illegal::new("R5.4", "base_condition")),
        }
    }

    pub(crate) fn legal_transport(&self, out: &mut Vec<Action>) {
        let seat = self.active;
        let port = |site: Site| self.own_base_at(seat, site, |role| role.effect.transport);
        if !self.all_sites().any(port) {
            return;
        }
        for team in self.distinct_teams(seat, self.turn.acted) {
            let sites = self.all_sites().filter(|&site| self.check_transport(team, site).is_ok());
            out.extend(sites.map(|site| Action::Transport { team, site }));
        }
        if !out.is_empty() {
            out.push(Action::Decline);
        }
    }

    pub(crate) fn transport(&mut self, team: u8, site: Site, log: &mut impl Log<Event>) {
        let seat = self.active;
        let from = std::mem::replace(&mut self.player_mut(seat).teams[usize::from(team)], Team::at(site)).site;
        log.note(|| Event::Transported { seat, era: self.era, team, from, to: site });
    }

    // T5-T7

    pub(crate) fn finish_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        let played = std::mem::take(&mut self.turn.played);
        if !played.is_empty() {
            played.iter().for_each(|card| self.put_on_discard(seat, card));
            log.note(|| Event::Discarded { seat, cards: played.iter().collect() });
        }
        for slot in 0..OFFERS {
            if !self.offers[slot].is_some()
                && let Some(card) = self.take_from_deck(log)
            {
                self.offers[slot] = card;
                log.note(|| Event::Refilled { slot: slot as u8, card });
            }
        }
        let draws = !self.effect(|effect| effect.skip_draw_phase);
        if draws && self.player(seat).hand.len() <= HAND_TO_DRAW && !self.deck.is_empty() {
            self.draw_card(seat, log);
        }
        self.phase = Phase::End;
        self.open_window(WindowKind::TurnEnd);
    }

    pub(crate) fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        let (progress, is_extra) = (self.turn.progress, self.turn.is_extra);
        let player = self.player_mut(seat);
        player.idle = if progress { 0 } else { player.idle.saturating_add(1) };
        if !self.is_solo() && self.all_seats().all(|seat| self.player(seat).since_draw >= TURNS_WITHOUT_DRAW) {
            self.end.deck = true;
        }
        if !is_extra && let Some(left) = &mut self.end.last_turns {
            *left &= !(1 << seat.0);
        }
        if self.end.extra_turns > 0 {
            self.end.extra_turns -= 1;
            return self.offer_turn(seat, true, log);
        }
        self.pass_on_turn(log);
    }

    // Cards

    /// The top card of the deck, if there is one. The deck's last card triggers the end of the era (R10.1).
    pub(crate) fn take_from_deck(&mut self, log: &mut impl Log<Event>) -> Option<Card> {
        let card = self.deck.pop()?;
        self.start_on_top = self.start_on_top.saturating_sub(1);
        for seat in self.all_seats() {
            self.player_mut(seat).since_draw = 0;
        }
        if self.deck.is_empty() {
            self.end.deck = true;
            log.note(|| Event::DeckEmpty);
        }
        Some(card)
    }

    pub(crate) fn draw_card(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if let Some(card) = self.take_from_deck(log) {
            self.player_mut(seat).hand.insert(card);
            self.note_progress(seat);
            log.note(|| Event::Drew { seat });
        }
    }

    pub(crate) fn check_offer(&self, slot: u8) -> Result<(), Illegal> {
        match self.offers.get(usize::from(slot)) {
            None => Err(Illegal::new("R2", "unknown_id")),
            Some(card) if card.is_some() => Ok(()),
            Some(_) => Err(Illegal::new("R7.1", "pile_empty")),
        }
    }

    pub(crate) fn legal_offers(&self, out: &mut Vec<Action>) {
        let slots = (0..OFFERS as u8).filter(|&slot| self.check_offer(slot).is_ok());
        out.extend(slots.map(|slot| Action::TakeOffer { slot }));
    }

    pub(crate) fn take_offer(&mut self, seat: Seat, slot: u8, log: &mut impl Log<Event>) {
        let card = std::mem::take(&mut self.offers[usize::from(slot)]);
        self.take_openly(seat, card);
        self.note_progress(seat);
        log.note(|| Event::TookOffer { seat, card, slot });
    }

    /// A card that everybody sees goes into a hand (R3.12).
    pub(crate) fn take_openly(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand.insert(card);
        player.known.insert(card);
    }

    /// Cards that lie open, and hand cards that everybody knows. Cards that left the game with an era are not among them: not all of
    /// those were seen.
    pub(crate) fn seen_cards(&self) -> CardSet {
        let open = self.all_seats().flat_map(|seat| self.player(seat).boxes).chain(self.offers).chain(self.discard);
        let open: CardSet = open.filter(|&card| card != Card::NONE).collect();
        let known = self.all_seats().map(|seat| self.known_to_others(seat));
        known.fold(open.with(self.turn.played).with(self.time_aside), CardSet::with)
    }

    /// Hand cards of a seat that everybody knows (R3.12, R18.8).
    pub fn known_to_others(&self, seat: Seat) -> CardSet {
        let player = self.player(seat);
        player.known.with(player.hand.and(self.seen_before_undo))
    }

    pub(crate) fn remove_from_hand(&mut self, seat: Seat, cards: CardSet) {
        let player = self.player_mut(seat);
        player.hand = player.hand.without(cards);
        player.known = player.known.without(cards);
        self.seen_before_undo = self.seen_before_undo.without(cards);
    }

    pub(crate) fn put_on_discard(&mut self, seat: Seat, card: Card) {
        self.discard.push(card);
        if seat == self.active {
            self.turn.discarded.insert(card);
        }
    }

    pub(crate) fn note_progress(&mut self, seat: Seat) {
        if seat == self.active {
            self.turn.progress = true;
        }
    }

    // Teams

    /// Whether a team on the board may be used: not locked at a goal, not on a star track (R3.9, R12.3).
    pub(crate) fn check_team_free(&self, seat: Seat, team: u8) -> Result<(), Illegal> {
        let team = self.player(seat).teams[usize::from(team)];
        if !team.site.is_on_board() {
            return Err(Illegal::new("R7.3", "no_team"));
        }
        if self.is_locked(&team) {
            return Err(Illegal::new("R3.9", "team_locked"));
        }
        if team.track > 0 { Err(Illegal::new("R12.3", "team_on_track")) } else { Ok(()) }
    }

    pub(crate) fn is_locked(&self, team: &Team) -> bool {
        team.site.is_on_board() && self.board().site(team.site).kind == SiteKind::Goal
    }

    /// Teams on the board, interchangeable ones once (R18.6). Teams that took part in the action differ from those that did not.
    pub(crate) fn distinct_teams(&self, seat: Seat, acted: u8) -> impl Iterator<Item = u8> + '_ {
        (0..TEAMS as u8).filter(move |&team| self.lowest_like(seat, team, acted) == team && self.is_placed(seat, team))
    }

    pub(crate) fn is_placed(&self, seat: Seat, team: u8) -> bool {
        self.player(seat).teams[usize::from(team)].site.is_on_board()
    }

    /// The lowest number among teams in the same place (R18.6).
    pub(crate) fn lowest_like(&self, seat: Seat, team: u8, acted: u8) -> u8 {
        let teams = &self.player(seat).teams;
        let Some(same) = teams.get(usize::from(team)) else { return team };
        (0..team).find(|&low| teams[usize::from(low)] == *same && (acted >> low ^ acted >> team) & 1 == 0).unwrap_or(team)
    }

    /// Whether a seat has a base at a site whose role in this era has a property.
    pub(crate) fn own_base_at(&self, seat: Seat, site: Site, has: impl Fn(&BaseRole) -> bool) -> bool {
        let state = self.at(site);
        state.owner == Some(seat) && state.bases().any(|(_, base)| self.role(base).is_some_and(&has))
    }

    /// What a base type does in this era.
    pub(crate) fn role(&self, base: BaseType) -> Option<&'static BaseRole> {
        data().base(base, self.era)
    }

    /// Whether a ban stands against a type of action (R8.2).
    pub(crate) fn is_banned(&self, kind: Kind) -> bool {
        self.all_seats().any(|seat| self.player(seat).ban == Some(kind))
    }

    pub(crate) fn push(&mut self, term: Term) {
        self.terms.push(term);
    }
}
