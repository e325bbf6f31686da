//! Offers Actions (R15.6) and Progress Actions (R15.7).

use orrery_engine::Log;

use super::{COMPETITION, Moment};
use crate::components::{KeyEntry, KeyMatch, Line, OffersIcon, ProgressLine, data};
use crate::effects::Term;
use crate::event::{CompetitionStep, Event};
use crate::kinds::{Card, Kind, Title, Titles, Wheel};
use crate::state::SpaceCorp;

impl SpaceCorp {
    // Progress (R15.7)

    /// Removes a title from the side board, unless the player takes it by a Leak.
    pub(crate) fn progress_action(&mut self, line: ProgressLine, log: &mut impl Log<Event>) {
        let title = line.title;
        let there = self.titles_left().contains(title);
        if !there || line.needs_prerequisite && !self.competition_may_remove(title) {
            return self.tell(log, "R15.7", || CompetitionStep::LeavesProgress { title });
        }
        self.push(Term::RemoveProgress(title));
        self.push(Term::SoloEdge(Moment::RemovesProgress(title)));
    }

    /// Whether the competition has removed what a title requires.
    fn competition_may_remove(&self, title: Title) -> bool {
        let removed = |wheel: Wheel| -> usize {
            let of_wheel = |titles: Titles| titles.iter().filter(|&other| other != title && wheel_of(other) == wheel).count();
            self.competition.removed.into_iter().map(of_wheel).sum()
        };
        let needs = data().progress[title.index()].prerequisite;
        removed(Wheel::Genetics) >= usize::from(needs.other_adaptations)
            && removed(Wheel::Revelation) >= usize::from(needs.breakthroughs)
            && needs.title.is_none_or(|title| self.removed_titles().contains(title))
    }

    /// Of a title the copy with profit goes first.
    pub(crate) fn remove_progress(&mut self, title: Title, log: &mut impl Log<Event>) {
        let rewarded = self.side_board[0].contains(title);
        self.side_board[usize::from(!rewarded)].remove(title);
        self.competition.removed[usize::from(!rewarded)].insert(title);
        let profit = if rewarded { i16::from(data().progress[title.index()].profit) } else { 0 };
        self.gain(COMPETITION, profit);
        self.tell(log, "R15.7", || CompetitionStep::RemovesProgress { title, rewarded, profit });
    }

    // Offers (R15.6)

    /// Discards the offers that a card names, and scores what they show.
    pub(crate) fn discard_offers(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Line::Offers { slots, icons, .. } = &data().line(card).line else { unreachable!("an Offers Action") };
        self.offers_action(slots, icons, log);
    }

    pub(crate) fn offers_action(&mut self, slots: &[u8], icons: &[OffersIcon], log: &mut impl Log<Event>) {
        let filled = |slot: &u8| self.offers[usize::from(*slot)].is_some();
        let mut slots: Vec<u8> = slots.iter().copied().filter(filled).collect();
        slots.sort_unstable();
        let cards: Vec<Card> = slots.iter().map(|&slot| std::mem::take(&mut self.offers[usize::from(slot)])).collect();
        self.discard.extend(cards.iter().copied());
        self.tell(log, "R15.6.1", || CompetitionStep::DiscardsOffers { slots: slots.clone(), cards: cards.clone() });
        for &card in &cards {
            for &icon in icons {
                self.score_offer(card, icon, log);
            }
        }
        self.push(Term::SoloEdge(Moment::OffersEnd));
        self.push(Term::Refill);
    }

    fn score_offer(&mut self, card: Card, icon: OffersIcon, log: &mut impl Log<Event>) {
        let shows = match icon {
            OffersIcon::Era => return self.score_by_key(card, log),
            OffersIcon::Edge => data().sets.edges.contains(card),
            OffersIcon::Kind(kind) => shows_kind(card, kind),
        };
        self.competition_earns(i16::from(shows), "R15.6.2", log);
    }

    /// The key of the board, or that of the situation, which replaces it (R16.2).
    pub(crate) fn offers_key(&self) -> &'static [KeyEntry] {
        match self.situation {
            Some(situation) => &data().situation(situation).key,
            None => &self.board().plan.key,
        }
    }

    /// A card scores one of the upgrade entries at most (R15.6.3).
    fn score_by_key(&mut self, card: Card, log: &mut impl Log<Event>) {
        let face = data().card(card);
        let mut upgraded = false;
        for entry in self.offers_key() {
            let hit = match entry.matches {
                KeyMatch::Nothing => false,
                KeyMatch::Kind(kind) => shows_kind(card, kind),
                KeyMatch::Shielded(kind) => face.values[kind.index()].shielded.is_some(),
                KeyMatch::Upgrade(kind) => face.infra && face.values[kind.index()].is_some() && !upgraded,
            };
            upgraded |= hit && matches!(entry.matches, KeyMatch::Upgrade(_));
            if hit && entry.profit < 0 {
                self.competition_loses(i16::from(-entry.profit), "R15.6.3", log);
            } else if hit {
                self.competition_earns(i16::from(entry.profit), "R15.6.3", log);
            }
        }
    }

    /// Fills the lowest empty box. An Edge takes effect for the competition at once, so its box stays empty (R15.6.4).
    pub(crate) fn refill_offers(&mut self, log: &mut impl Log<Event>) {
        let Some(slot) = self.offers.iter().position(|card| !card.is_some()) else { return };
        let Some(card) = self.take_from_deck(log) else { return };
        self.push(Term::Refill);
        if data().sets.edges.contains(card) && !self.effect(|effect| effect.edges_disabled) {
            self.tell(log, "R15.6.4", || CompetitionStep::RevealsEdge { card, slot: slot as u8 });
            self.push(Term::CompetitionEdgeDone(card));
            self.competition_edge(card, log);
        } else {
            self.offers[slot] = card;
            log.note(|| Event::Refilled { slot: slot as u8, card });
        }
    }
}

fn wheel_of(title: Title) -> Wheel {
    data().progress[title.index()].wheel
}

/// Whether a card shows a type of action in any of its alternatives.
pub(crate) fn shows_kind(card: Card, kind: Kind) -> bool {
    data().sets.of_kind[kind.index()].contains(card)
}
