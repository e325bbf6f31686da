//! Edges of the solo game: those the player plays (R15.2), and what they do for the competition (R15.6.5).

use orrery_engine::{Illegal, Log};

use super::offers::shows_kind;
use super::{COMPETITION, Moment, PLAYER};
use crate::action::Action;
use crate::board::bits;
use crate::components::{PlayerEdge, TeamPlace, data};
use crate::effects::Term;
use crate::event::{CompetitionStep, Event};
use crate::kinds::{Card, CardSet, Icon, Kind, Site, SoloWindow, Title};
use crate::state::{OFFERS, Phase, SpaceCorp, Team};

const RULE: &str = "R15.2.1";

impl SpaceCorp {
    // What the player may play

    /// Whether an Edge would change something now (R15.2.2.1).
    fn solo_edge_works(&self, card: Card, moment: Option<Moment>) -> bool {
        let Some(edge) = data().card(card).edge else { return false };
        let solo = data().solo_edge(edge);
        let effect = &solo.effect;
        let profit = self.player(COMPETITION).profit;
        let works = match moment {
            Some(Moment::PlacesBase { site, slot }) if effect.cancel_base_event_profit => {
                let base = self.at(site).bases[usize::from(slot)];
                base.is_some_and(|base| solo.bases.contains(base) && self.base_event_profit(site, slot, base) > 0)
            }
            Some(Moment::RemovesProgress(title)) if effect.take_that_progress_card => self.check_title(PLAYER, title).is_ok(),
            _ if effect.competition_profit < 0 => profit > 0,
            _ if effect.competition_profit_per_upgrade_in_offers < 0 => profit > 0 && self.upgrades_in_offers() > 0,
            _ if effect.draw_top_non_edge_from_own_discards > 0 => self.discard.iter().any(|card| !is_edge(*card)),
            _ => effect.remove_competition_team.is_none_or(|place| self.has_removable_team(place)),
        };
        works && !self.effect(|effect| effect.edges_disabled)
    }

    fn fits_moment(&self, card: Card, moment: Moment) -> bool {
        let window = data().card(card).edge.map(|edge| data().solo_edge(edge).window);
        window == Some(moment.window()) && self.solo_edge_works(card, Some(moment))
    }

    /// Edges that may be played whenever the player is asked something (R15.2.3).
    fn any_time_edges(&self) -> CardSet {
        if !self.is_solo() || self.phase == Phase::Over {
            return CardSet::EMPTY;
        }
        let any_time = |card: &Card| {
            let window = data().card(*card).edge.map(|edge| data().solo_edge(edge).window);
            window == Some(SoloWindow::AnyTime) && self.solo_edge_works(*card, None) && self.draft_can_spare(*card)
        };
        self.player(PLAYER).hand.and(data().sets.edges).iter().filter(any_time).collect()
    }

    /// Whether the action being drafted stays possible without a card.
    fn draft_can_spare(&self, card: Card) -> bool {
        if !self.is_drafting() {
            return true;
        }
        let mut without = self.clone();
        without.remove_from_hand(PLAYER, CardSet::from_iter([card]));
        !self.draft.uses(card) && without.can_finish_draft()
    }

    pub(crate) fn is_any_time_edge(&self, action: &Action) -> bool {
        matches!(*action, Action::PlayEdge { card } if self.any_time_edges().contains(card))
    }

    pub(crate) fn legal_any_time(&self, out: &mut Vec<Action>) {
        if self.is_solo() {
            for card in self.any_time_edges().iter() {
                let action = Action::PlayEdge { card };
                if !out.is_empty() && !out.contains(&action) {
                    out.push(action);
                }
            }
        }
    }

    /// Empty if no Edge fits, so that nothing is asked.
    pub(crate) fn legal_solo_edges(&self, moment: Moment, out: &mut Vec<Action>) {
        let edges = self.player(PLAYER).hand.and(data().sets.edges).iter();
        out.extend(edges.filter(|&card| self.fits_moment(card, moment)).map(|card| Action::PlayEdge { card }));
        if !out.is_empty() {
            out.push(Action::Decline);
        }
    }

    pub(crate) fn check_solo_edge(&self, moment: Moment, card: Card) -> Result<(), Illegal> {
        if card.index() >= data().cards.len() {
            return Err(Illegal::new("R6.2", "unknown_card"));
        }
        if !self.player(PLAYER).hand.contains(card) {
            return Err(Illegal::new("R6.2", "card_not_in_hand"));
        }
        if self.fits_moment(card, moment) { Ok(()) } else { Err(Illegal::new("R15.2.3", "edge_not_playable")) }
    }

    // What the player's Edges do

    /// Plays an Edge at a moment; where it replaces nothing, the player may play another one.
    pub(crate) fn play_at_moment(&mut self, moment: Moment, card: Card, log: &mut impl Log<Event>) {
        if matches!(moment, Moment::TurnStart | Moment::TurnEnd | Moment::OwnContract | Moment::OffersEnd) {
            self.push(Term::SoloEdge(moment));
        }
        self.play_solo_edge(card, log);
    }

    /// Plays an Edge outside of any window; it may take away the last legal action (R5.1).
    pub(crate) fn play_any_time(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.play_solo_edge(card, log);
        if self.is_drafting() {
            self.fill_in();
        } else if self.phase == Phase::Action && self.top().is_none() && !self.has_legal_action() {
            self.skip_action(log);
        }
    }

    fn play_solo_edge(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.remove_from_hand(PLAYER, CardSet::from_iter([card]));
        self.put_on_discard(PLAYER, card);
        log.note(|| Event::EdgePlayed { seat: PLAYER, card });
        let effect = &data().solo_edge(data().card(card).edge.expect("an Edge card")).effect;
        self.competition_loses(-effect.competition_profit, RULE, log);
        self.competition_loses(-effect.competition_profit_per_upgrade_in_offers * self.upgrades_in_offers(), RULE, log);
        self.earn(PLAYER, effect.profit, log);
        if effect.take_start_cards_from_offers {
            self.take_start_offers(PLAYER, log);
        }
        self.take_top_discards(effect.draw_top_non_edge_from_own_discards, log);
        self.end.extra_turns += effect.extra_turn;
        if let Some(place) = effect.remove_competition_team {
            self.push(Term::RemoveTeam(place));
        }
        self.replace_next(effect, log);
    }

    /// Hack, Leak and Diversion replace what the competition is about to do, which is the next term.
    fn replace_next(&mut self, effect: &PlayerEdge, log: &mut impl Log<Event>) {
        match self.top() {
            Some(Term::CarryOut(card)) if effect.discard_competition_card => {
                self.terms.pop();
                self.tell(log, RULE, || CompetitionStep::Hacked { card });
                self.push(Term::NextCard);
            }
            Some(Term::RemoveProgress(title)) if effect.take_that_progress_card => {
                self.terms.pop();
                self.take_progress(PLAYER, title, log);
            }
            Some(Term::BaseEvent { site, slot, .. }) if effect.cancel_base_event_profit => {
                self.terms.pop();
                self.tell(log, RULE, || CompetitionStep::Diverted { site, slot });
                self.push(Term::BaseEvent { site, slot, diverted: true });
            }
            _ => {}
        }
    }

    fn upgrades_in_offers(&self) -> i16 {
        self.offers.iter().filter(|card| data().sets.infra.contains(**card)).count() as i16
    }

    fn take_top_discards(&mut self, count: u8, log: &mut impl Log<Event>) {
        let mut taken = Vec::new();
        for _ in 0..count {
            let Some(at) = self.discard.iter().rposition(|&card| !is_edge(card)) else { break };
            let card = self.discard.remove(at);
            self.take_openly(PLAYER, card);
            taken.push(card);
        }
        if !taken.is_empty() {
            log.note(|| Event::Poached { seat: PLAYER, cards: taken });
        }
    }

    // Removing a team of the competition (R15.2.2)

    fn may_remove_at(&self, site: Site, place: TeamPlace) -> bool {
        let alive = || self.at(site).tiles.iter().any(|&tile| data().tile(tile).is_some_and(|face| face.has(Icon::Life)));
        self.has_competition_team(site) && !self.is_goal(site) && (place == TeamPlace::SiteOrContract || alive())
    }

    fn has_removable_team(&self, place: TeamPlace) -> bool {
        let on_contract = place == TeamPlace::SiteOrContract && self.competition.on_contracts != 0;
        on_contract || self.all_sites().any(|site| self.may_remove_at(site, place))
    }

    pub(crate) fn legal_removals(&self, place: TeamPlace, out: &mut Vec<Action>) {
        let sites = self.all_sites().filter(|&site| self.may_remove_at(site, place));
        out.extend(sites.map(|site| Action::RemoveRival { site }));
        if place == TeamPlace::SiteOrContract {
            out.extend(self.contract_teams().map(|row| Action::RemoveContractor { row }));
        }
    }

    pub(crate) fn check_removal(&self, place: TeamPlace, action: &Action) -> Result<(), Illegal> {
        let found = match *action {
            Action::RemoveRival { site } if !self.exists(site) => return Err(Illegal::new("R2", "unknown_id")),
            Action::RemoveRival { site } => self.may_remove_at(site, place),
            Action::RemoveContractor { row } => {
                place == TeamPlace::SiteOrContract && self.contract_teams().any(|other| other == row)
            }
            _ => return Err(Illegal::new("R18.3", "wrong_phase")),
        };
        if found { Ok(()) } else { Err(Illegal::new("R15.2.2", "no_team")) }
    }

    pub(crate) fn remove_rival(&mut self, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::RemoveRival { site } => self.remove_competition_team(site, RULE, log),
            Action::RemoveContractor { row } => self.remove_from_contract(row, RULE, log),
            _ => unreachable!("checked"),
        }
    }

    // What an Edge does for the competition (R15.6.5, R15.6.6)

    pub(crate) fn competition_edge(&mut self, card: Card, log: &mut impl Log<Event>) {
        let rule = "R15.6.5";
        let effect = &data().solo_edge(data().card(card).edge.expect("an Edge card")).competition;
        if effect.player_profit < 0 {
            let profit = self.lose(PLAYER, -effect.player_profit);
            log.note(|| Event::Lost { seat: PLAYER, profit });
        }
        if let Some(kind) = effect.discard_from_hand
            && !self.discard_kind_from_hand(kind, log)
        {
            self.competition_earns(effect.if_none_competition_profit, rule, log);
        }
        self.competition_earns(effect.competition_profit, rule, log);
        if let Some(kind) = effect.discard_from_offers {
            self.discard_from_offers(|card| shows_kind(card, kind), log);
        }
        if effect.discard_start_cards_from_offers {
            self.discard_from_offers(|card| data().sets.start.contains(card), log);
        }
        if effect.competition_extra_turn > 0 {
            self.competition.pending += effect.competition_extra_turn;
            self.tell(log, rule, || CompetitionStep::ExtraTurn);
        }
        if effect.player_removes_old_infra.is_some() {
            self.remove_highest_old_infra(log);
        }
        if !effect.player_chooses.is_empty() {
            self.push(Term::LeakChoice(card));
        }
        if effect.player_discards_half_hand.is_some() {
            self.push(Term::DiscardHand { left: (self.player(PLAYER).hand.len() / 2) as u8, from: 0 });
        }
        if effect.player_moves_team.is_some() {
            self.push(Term::Sabotaged);
        }
    }

    /// Returns whether there was one.
    fn discard_kind_from_hand(&mut self, kind: Kind, log: &mut impl Log<Event>) -> bool {
        let cards = self.player(PLAYER).hand.and(data().sets.of_kind[kind.index()]);
        cards.iter().for_each(|card| self.discard_from_hand(card));
        if !cards.is_empty() {
            log.note(|| Event::Discarded { seat: PLAYER, cards: cards.iter().collect() });
        }
        !cards.is_empty()
    }

    /// A Time card is set aside instead (R15.6.6).
    fn discard_from_hand(&mut self, card: Card) {
        self.remove_from_hand(PLAYER, CardSet::from_iter([card]));
        match data().sets.time.contains(card) {
            true => self.time_aside.insert(card),
            false => self.discard.push(card),
        }
    }

    fn discard_from_offers(&mut self, is_discarded: impl Fn(Card) -> bool, log: &mut impl Log<Event>) {
        let slots: Vec<u8> = (0..OFFERS as u8).filter(|&slot| is_discarded(self.offers[usize::from(slot)])).collect();
        let cards: Vec<Card> = slots.iter().map(|&slot| std::mem::take(&mut self.offers[usize::from(slot)])).collect();
        self.discard.extend(cards.iter().copied());
        if !cards.is_empty() {
            self.tell(log, "R15.6.5", || CompetitionStep::DiscardsOffers { slots, cards });
        }
    }

    /// Of old Infra the highest card number, of equal numbers the later era, leaves the game.
    fn remove_highest_old_infra(&mut self, log: &mut impl Log<Event>) {
        let number = |slot: &u8| {
            let face = data().card(self.player(PLAYER).boxes[usize::from(*slot)]);
            let digits: String = face.id.chars().filter(char::is_ascii_digit).collect();
            (digits.parse::<u16>().unwrap_or(0), face.deck)
        };
        if let Some(slot) = self.old_infra(PLAYER).max_by_key(number) {
            let card = std::mem::take(&mut self.player_mut(PLAYER).boxes[usize::from(slot)]);
            log.note(|| Event::InfraRemoved { seat: PLAYER, card });
        }
    }

    // Poach: half of the hand, a set that is listed in ascending order (R18.6) and accepted in any (R18.10)

    fn discardable(&self, from: u8) -> impl Iterator<Item = Card> + use<> {
        self.player(PLAYER).hand.without(self.turn.giving).iter().filter(move |card| card.0 >= from)
    }

    /// The cards from `from` on, as long as enough remain for the rest of the set.
    pub(crate) fn legal_discards(&self, left: u8, from: u8, out: &mut Vec<Action>) {
        let cards: Vec<Card> = self.discardable(from).collect();
        let last = (cards.len() + 1).saturating_sub(usize::from(left.max(1)));
        if left > 0 {
            out.extend(cards[..last].iter().map(|&card| Action::Discard { card }));
        }
    }

    pub(crate) fn check_discard(&self, left: u8, from: u8, card: Card) -> Result<(), Illegal> {
        self.check_in_hand(card)?;
        let is_free = match self.discards_are_a_set() {
            true => !self.turn.giving.contains(card),
            false => self.is_listed_discard(left, from, card),
        };
        if is_free { Ok(()) } else { Err(Illegal::new("R18.6", "requirement_not_met")) }
    }

    /// Whether more cards can be named than those that are listed.
    pub(crate) fn may_discard_others(&self) -> bool {
        self.discards_are_a_set() && self.discardable(0).count() > 1
    }

    pub(crate) fn is_listed_discard(&self, left: u8, from: u8, card: Card) -> bool {
        let mut options = Vec::new();
        self.legal_discards(left, from, &mut options);
        options.contains(&Action::Discard { card })
    }

    /// The cards leave the hand together, in ascending order.
    pub(crate) fn discard_one(&mut self, left: u8, from: u8, card: Card, log: &mut impl Log<Event>) {
        if !self.discards_are_a_set() {
            return self.discard_at_once(left, card, log);
        }
        self.turn.giving.insert(card);
        if left > 1 {
            // After a high card was named first, all others are listed.
            let from = from.max(card.0 + 1);
            let is_enough = self.discardable(from).count() >= usize::from(left - 1);
            return self.push(Term::DiscardHand { left: left - 1, from: if is_enough { from } else { 0 } });
        }
        let cards = std::mem::replace(&mut self.turn.giving, CardSet::EMPTY);
        cards.iter().for_each(|card| self.discard_from_hand(card));
        log.note(|| Event::Discarded { seat: PLAYER, cards: cards.iter().collect() });
    }

    /// The first version of the rules.
    fn discard_at_once(&mut self, left: u8, card: Card, log: &mut impl Log<Event>) {
        self.discard_from_hand(card);
        log.note(|| Event::Discarded { seat: PLAYER, cards: vec![card] });
        if left > 1 {
            self.push(Term::DiscardHand { left: left - 1, from: card.0 + 1 });
        }
    }

    // Leak: profit, or a progress card

    pub(crate) fn legal_losses(&self, out: &mut Vec<Action>) {
        out.push(Action::LoseProfit);
        out.extend(self.player(PLAYER).titles.iter().map(|title| Action::ReturnProgress { title }));
    }

    pub(crate) fn check_loss(&self, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::LoseProfit => Ok(()),
            Action::ReturnProgress { title } if self.player(PLAYER).titles.contains(title) => Ok(()),
            Action::ReturnProgress { .. } => Err(Illegal::new("R15.6.5", "requirement_not_met")),
            _ => Err(Illegal::new("R18.3", "wrong_phase")),
        }
    }

    pub(crate) fn suffer_loss(&mut self, card: Card, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::ReturnProgress { title } => self.return_progress(title, log),
            Action::LoseProfit => {
                let effect = &data().solo_edge(data().card(card).edge.expect("an Edge card")).competition;
                let profit = self.lose(PLAYER, effect.chosen_loss());
                log.note(|| Event::Lost { seat: PLAYER, profit });
            }
            _ => unreachable!("checked"),
        }
    }

    fn return_progress(&mut self, title: Title, log: &mut impl Log<Event>) {
        let player = self.player_mut(PLAYER);
        let rewarded = player.rewarded.contains(title);
        player.titles.remove(title);
        player.rewarded.remove(title);
        self.side_board[usize::from(!rewarded)].insert(title);
        log.note(|| Event::ProgressReturned { seat: PLAYER, title });
    }

    // Sabotage: a team is called back (R15.6.7)

    pub(crate) fn check_call_back(&self, team: u8, site: Site) -> Result<(), Illegal> {
        let state = self.player(PLAYER).teams.get(usize::from(team)).filter(|_| self.exists(site));
        let Some(state) = state else { return Err(Illegal::new("R2", "unknown_id")) };
        if !state.site.is_on_board() {
            return Err(Illegal::new("R15.6.7", "no_team"));
        }
        if self.is_locked(state) {
            return Err(Illegal::new("R3.9", "team_locked"));
        }
        let home = self.board().plan.home;
        let without_base = state.site != home && self.at(state.site).owner.is_none();
        let own_base = site == home || self.at(site).owner == Some(PLAYER);
        if without_base && own_base { Ok(()) } else { Err(Illegal::new("R15.6.7", "requirement_not_met")) }
    }

    pub(crate) fn legal_call_backs(&self, out: &mut Vec<Action>) {
        for team in self.distinct_teams(PLAYER, self.turn.acted) {
            let sites = self.all_sites().filter(|&site| self.check_call_back(team, site).is_ok());
            out.extend(sites.map(|site| Action::Transfer { team, site }));
        }
    }

    pub(crate) fn call_back(&mut self, team: u8, site: Site, log: &mut impl Log<Event>) {
        let from = std::mem::replace(&mut self.player_mut(PLAYER).teams[usize::from(team)], Team::at(site)).site;
        log.note(|| Event::Moved { seat: PLAYER, era: self.era, team, from, to: site });
    }

    /// Sites with teams of the competition.
    pub(crate) fn rival_sites(&self) -> impl Iterator<Item = Site> + use<> {
        bits(self.competition.teams).map(|site| Site(site as u8))
    }
}

fn is_edge(card: Card) -> bool {
    data().sets.edges.contains(card)
}
