//! Set-up of an era of the solo game (R15.1), and the situation that is drawn for it (R16.1, R16.5).

use orrery_engine::{Illegal, Log};

use super::{COMPETITION, PLAYER};
use crate::action::Action;
use crate::components::{BOXES, Line, data};
use crate::effects::Term;
use crate::event::{CompetitionStep, Event};
use crate::kinds::{BaseType, Card, CardSet, Era, Situation, Wheel};
use crate::options::Situations;
use crate::setup::START_HAND;
use crate::state::{EraEnd, OFFERS, SpaceCorp, Team};

impl SpaceCorp {
    pub(crate) fn give_competition_kit(&mut self) {
        let profit = data().hqs[self.options.first_era.index()].profit;
        let competition = self.player_mut(COMPETITION);
        competition.profit = profit;
        competition.stock = [data().copies_of_base; BaseType::ALL.len()];
    }

    /// Sets up an era in the order of R15.1.8. `lapped`: the Genetics cube completed a lap in Mariners.
    pub(crate) fn begin_solo_era(&mut self, lapped: bool, log: &mut impl Log<Event>) {
        let (ahead, behind) = (self.holds_beyond(PLAYER), self.holds_beyond(COMPETITION));
        self.draw_situation(log);
        self.prepare_board();
        self.competition.pending = if behind { data().solo.turns_with_beyond } else { 1 };
        self.push(Term::FirstTurn);
        if lapped {
            self.push(Term::TakeProgress { seat: PLAYER, wheel: Wheel::Genetics, times: 1 });
        }
        if ahead && self.era == Era::Planeteers {
            self.push(Term::Beyond(0));
        } else {
            self.beyond[0] = None;
        }
        if self.era == Era::Starfarers {
            self.send_to_stars(ahead, log);
        }
        self.push(Term::DealEra);
        let choices = self.situation_effect().map_or(0, |effect| effect.start_infra_cards_of_choice);
        if choices > 0 {
            self.push(Term::SituationInfra { left: choices, boxes: 0 });
        }
    }

    /// Teams on the stars where Beyond owners begin (R15.1.6).
    fn send_to_stars(&mut self, ahead: bool, log: &mut impl Log<Event>) {
        let [first, second] = self.board().plan.beyond;
        if let Some(site) = first {
            match ahead {
                true => self.player_mut(PLAYER).teams[0] = Team::at(site),
                false => drop(self.place_competition_team(site, "R15.1.6", log)),
            }
        }
        if let Some(site) = second {
            self.place_competition_team(site, "R15.1.6", log);
        }
    }

    /// The pieces of the competition for a new board.
    pub(crate) fn prepare_competition(&mut self, log: &mut impl Log<Event>) {
        let competition = &mut self.competition;
        (competition.teams, competition.claims, competition.on_contracts) = (0, 0, 0);
        competition.in_box = data().solo.teams;
        competition.deck.clear();
        competition.discard.clear();
        let site = self.situation_effect().and_then(|effect| effect.competition_team_on.as_deref());
        if let Some(site) = site.and_then(|id| self.board().by_id(id)) {
            self.place_competition_team(site, "R16.3", log);
        }
    }

    // Situations

    /// A card that was not drawn before and fits the era.
    fn draw_situation(&mut self, log: &mut impl Log<Event>) {
        let extended = match self.options.era_situations {
            Situations::Off => return,
            Situations::Standard => false,
            Situations::Extended => true,
        };
        let drawn = self.competition.situations;
        let fits = |situation: &Situation| {
            let face = data().situation(*situation);
            face.fits(self.era) && (extended || !face.extra) && drawn >> face.card & 1 == 0
        };
        let pool: Vec<Situation> = Situation::ALL.into_iter().filter(fits).collect();
        self.situation = self.rng.pick(&pool).copied();
        if let Some(situation) = self.situation {
            self.competition.situations |= 1 << data().situation(situation).card;
            self.tell(log, "R16.1", || CompetitionStep::SituationDrawn { situation });
        }
    }

    // Popular Support (R16.7)

    pub(crate) fn check_situation_infra(&self, boxes: u8, card: Card, slot: u8) -> Result<(), Illegal> {
        if usize::from(slot) >= BOXES {
            return Err(Illegal::new("R7.7", "unknown_id"));
        }
        if card.index() >= data().cards.len() {
            return Err(Illegal::new("R6.2", "unknown_card"));
        }
        let era = data().sets.deck[self.era.index()];
        let installed = self.player(PLAYER).boxes.contains(&card);
        match era.and(data().sets.infra).contains(card) && !installed && boxes >> slot & 1 == 0 {
            true => Ok(()),
            false => Err(Illegal::new("R16.7", "not_upgradeable")),
        }
    }

    pub(crate) fn legal_situation_infra(&self, boxes: u8, out: &mut Vec<Action>) {
        for card in data().sets.deck[self.era.index()].and(data().sets.infra).iter() {
            let slots = (0..BOXES as u8).filter(|&slot| self.check_situation_infra(boxes, card, slot).is_ok());
            out.extend(slots.map(|slot| Action::Install { card, slot }));
        }
    }

    pub(crate) fn install_by_situation(&mut self, left: u8, boxes: u8, card: Card, slot: u8, log: &mut impl Log<Event>) {
        self.install(PLAYER, card, slot, log);
        if left > 1 {
            self.push(Term::SituationInfra { left: left - 1, boxes: boxes | 1 << slot });
        }
    }

    // Cards (R15.1.1, R15.1.3, R15.1.5-R15.1.7)

    pub(crate) fn deal_solo_era(&mut self, log: &mut impl Log<Event>) {
        let sets = &data().sets;
        let in_hq: CardSet = self.player(PLAYER).boxes.into_iter().filter(|card| card.is_some()).collect();
        let deck = sets.deck[self.era.index()].without(in_hq);
        let mut start: Vec<Card> = deck.and(sets.start).iter().collect();
        let hand = if self.era == Era::Mariners { 1 } else { START_HAND };
        if self.era != Era::Mariners {
            self.rng.shuffle(&mut start);
        }
        let dealt: Vec<Card> = start.drain(..hand).collect();
        self.rng.shuffle(&mut start);
        let time = self.situation_effect().map_or(0, |effect| effect.player_time_cards);
        for card in dealt {
            match self.era {
                Era::Mariners => self.deal_open(PLAYER, card),
                _ => self.player_mut(PLAYER).hand.insert(card),
            }
        }
        sets.time.iter().take(usize::from(time)).for_each(|card| self.deal_open(PLAYER, card));
        let mut rest: Vec<Card> = deck.without(sets.start).iter().collect();
        self.rng.shuffle(&mut rest);
        self.start_on_top = start.len() as u8;
        self.deck = rest.into_iter().chain(start).collect();
        for slot in 0..OFFERS {
            self.offers[slot] = self.take_top();
        }
        self.build_competition_deck(in_hq);
        self.end = EraEnd::default();
        log.note(|| Event::EraBegins { era: self.era });
    }

    fn build_competition_deck(&mut self, in_hq: CardSet) {
        let sets = &data().sets;
        let plan = data().solo.decks[self.era.index()];
        let effect = self.situation_effect();
        let deck = sets.deck[plan.deck.index()].without(in_hq);
        let mut start: Vec<Card> = deck.and(sets.start).iter().collect();
        let removed = effect.map_or(0, |effect| usize::from(effect.remove_start_offers_cards));
        let pure: CardSet = start.iter().copied().filter(|&card| is_pure_offers(card)).take(removed).collect();
        start.retain(|card| !pure.contains(*card));
        self.rng.shuffle(&mut start);
        if effect.is_some_and(|effect| effect.competition_deck_top.is_some()) {
            // The Start cards with Site Actions are the ones on top.
            start.sort_by_key(|card| !matches!(data().line(*card).line, Line::Site { .. }));
        }
        let sites = start.iter().filter(|card| matches!(data().line(**card).line, Line::Site { .. })).count();
        let on_top = match effect {
            Some(effect) if effect.competition_deck_top.is_some() => sites,
            Some(effect) => effect.competition_deck.map_or(plan.start_on_top, |cards| cards.start_cards_on_top).into(),
            None => plan.start_on_top.into(),
        };
        let top: Vec<Card> = start.drain(..on_top.min(start.len())).collect();
        let time = sets.time.iter().take(usize::from(plan.time_cards));
        let mut rest: Vec<Card> = deck.without(sets.start).iter().chain(start).chain(time).collect();
        self.rng.shuffle(&mut rest);
        self.competition.start_on_top = top.len() as u8;
        self.competition.deck = rest.into_iter().chain(top).collect();
    }
}

/// An Offers Action without a progress card.
fn is_pure_offers(card: Card) -> bool {
    matches!(data().line(card).line, Line::Offers { progress: None, .. })
}
