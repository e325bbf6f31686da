//! Missions and First Colonist cards: mission progress and rewards (R16, R20.1).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::data;
use crate::event::Event;
use crate::kinds::{Building, CardB, Deed, Deeds, Item};
use crate::phases::wrong_phase;
use crate::state::{OnMars, Phase, Work};

/// The deeds that B cards count (R20.1).
const TASKS: Deeds = Deeds(
    1 << Deed::TechTaken as u16
        | 1 << Deed::TravelAny as u16
        | 1 << Deed::ShelterBuilt as u16
        | 1 << Deed::ScientistTaken as u16
        | 1 << Deed::DevelopOnce as u16
        | 1 << Deed::DevelopTwiceSameTurn as u16
        | 1 << Deed::DiscoveryTilePlaced as u16
        | 1 << Deed::BlueprintTaken as u16,
);

impl OnMars {
    /// Somebody did what missions count; crystals and tracker follow at once (R16.1, R16.6).
    pub(crate) fn contribute(&mut self, seat: Seat, deed: Deed, log: &mut impl Log<Event>) {
        self.note_deed(seat, deed);
        if matches!(self.phase, Phase::FinalScoring | Phase::Over) {
            return;
        }
        for slot in 0..self.missions.len() {
            let card = self.missions[slot];
            if card.left > 0 && data().missions[card.mission.index()].deed == deed {
                self.advance_mission(seat, slot, log);
            }
        }
    }

    pub(crate) fn advance_mission(&mut self, seat: Seat, slot: usize, log: &mut impl Log<Event>) {
        let card = &mut self.missions[slot];
        card.left -= 1;
        let (mission, left) = (card.mission, card.left);
        let crystals = data().missions[mission.index()].crystals;
        log.note(|| Event::MissionAdvanced { seat, mission, left, crystals });
        self.gain_item(seat, Item::Crystal, crystals, log);
        if left == 0 {
            self.step_missions(log);
            log.note(|| Event::MissionCompleted { mission, remaining: self.remaining_missions });
        }
    }

    /// The remaining-missions marker; at 0 the end is triggered (R16.5).
    pub(crate) fn step_missions(&mut self, log: &mut impl Log<Event>) {
        self.remaining_missions = self.remaining_missions.saturating_sub(1);
        if self.remaining_missions == 0 {
            self.trigger_end(log);
        }
    }

    pub(crate) fn trigger_end(&mut self, log: &mut impl Log<Event>) {
        if !self.end_triggered {
            self.end_triggered = true;
            log.note(|| Event::EndTriggered);
        }
    }

    // First Colonist cards

    /// Remembers what the acting player did for the question about B cards (R20.4).
    pub(crate) fn note_deed(&mut self, seat: Seat, deed: Deed) {
        let acting = matches!(self.phase, Phase::Colonization | Phase::Shuttle) && seat == self.active();
        if acting && !self.player(seat).cards_b.is_empty() && TASKS.contains(deed) {
            self.turn.deeds.insert(deed);
        }
    }

    /// A development step of the acting player.
    pub(crate) fn count_step(&mut self, seat: Seat) {
        if seat == self.active() && !self.player(seat).cards_b.is_empty() {
            self.turn.steps += 1;
            self.note_deed(seat, Deed::DevelopOnce);
            if self.turn.steps >= 2 {
                self.note_deed(seat, Deed::DevelopTwiceSameTurn);
            }
        }
    }

    /// The A card works by itself; its B cards are drawn at once (R20.1).
    pub(crate) fn note_built(&mut self, seat: Seat, building: Building, log: &mut impl Log<Event>) {
        if building == Building::Shelter {
            self.note_deed(seat, Deed::ShelterBuilt);
        }
        self.player_mut(seat).built.insert(building);
        let Some(card) = self.player(seat).card_a.filter(|card| data().cards_a[card.index()].contains(building)) else { return };
        self.player_mut(seat).card_a = None;
        log.note(|| Event::CardACompleted { seat, card });
        let mut drawn = 0;
        for _ in 0..2 {
            if let Some(card) = self.b_deck.pop() {
                self.player_mut(seat).cards_b.insert(card);
                drawn += 1;
            }
        }
        self.turn.steps = 0;
        self.disclose();
        log.note(|| Event::CardsBDrawn { seat, cards: drawn });
    }

    /// After an outermost effect: asks about B cards, on public grounds (R20.4). `false` if there is nothing to ask.
    pub(crate) fn ask_cards_b(&mut self, seat: Seat) -> bool {
        let deeds = std::mem::take(&mut self.turn.deeds);
        let ask = !deeds.is_empty() && !self.turn.b_revealed && !self.player(seat).cards_b.is_empty();
        if ask {
            self.push(seat, Work::CardsB(deeds));
        }
        ask
    }

    pub(crate) fn legal_cards_b(&self, seat: Seat, deeds: Deeds, out: &mut Vec<Action>) {
        let cards = self.player(seat).cards_b.iter().filter(|&card| self.check_card_b(seat, card, deeds).is_ok());
        out.extend(cards.map(|card| Action::RevealB { card }));
        out.push(Action::Decline);
    }

    fn check_card_b(&self, seat: Seat, card: CardB, deeds: Deeds) -> Result<(), Illegal> {
        if !self.player(seat).cards_b.contains(card) {
            return Err(Illegal::new("R20.1", "unknown_id"));
        }
        match deeds.contains(data().cards_b[card.index()].task) {
            true => Ok(()),
            false => Err(Illegal::new("R20.1", "goal_not_met")),
        }
    }

    pub(crate) fn check_cards_b(&self, seat: Seat, deeds: Deeds, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::RevealB { card } => self.check_card_b(seat, card, deeds),
            Action::Decline => Ok(()),
            _ => Err(wrong_phase()),
        }
    }

    pub(crate) fn do_cards_b(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        if let Action::RevealB { card } = *action {
            self.player_mut(seat).cards_b.remove(card);
            self.turn.b_revealed = true;
            self.disclose();
            log.note(|| Event::CardBRevealed { seat, card });
            self.push(seat, Work::Gain(data().cards_b[card.index()].reward));
        }
    }
}
