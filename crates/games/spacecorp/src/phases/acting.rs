//! Carrying out a confirmed action (T1), part by part; Upgrade, Special and Infra Transfer (R7.7, R7.8, R11.6.5).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{BOXES, Special, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{Card, CardSet, Kind, Site, Wheel};
use crate::state::{SpaceCorp, Team};

impl SpaceCorp {
    /// What one part does. The second part of a split is dropped if the first one made it impossible (R6.5).
    pub(crate) fn carry_out(&mut self, index: u8, log: &mut impl Log<Event>) {
        let seat = self.active;
        let part = self.draft.parts[usize::from(index)];
        let total = self.totals(&self.draft).get(usize::from(index)).copied().unwrap_or(0);
        let steps = total.min(u32::from(u8::MAX)) as u8;
        let count = total.min(u32::from(u16::MAX)) as u16;
        match self.draft.kind.expect("an action of a type") {
            Kind::Research => self.push(Term::Draw(count)),
            Kind::Produce => self.push(Term::Produce(count)),
            Kind::Genetics => self.push(Term::Advance { seat, wheel: Wheel::Genetics, steps }),
            Kind::Revelation => self.push(Term::Advance { seat, wheel: Wheel::Revelation, steps }),
            Kind::Move => self.move_team(seat, part.team.expect("a team"), part.site.expect("a destination"), log),
            Kind::Explore => {
                let (team, site) = (part.team.expect("a team"), part.site.expect("a site"));
                if index == 0 || self.is_still_explorable(team, site) {
                    self.explore(seat, team, site);
                }
            }
            Kind::Build => {
                let (team, site) = (part.team.expect("a team"), part.site.expect("a site"));
                if index == 0 || self.is_still_buildable(team, site) {
                    self.build(seat, index, log);
                }
            }
            Kind::Upgrade => self.install(seat, self.draft.card, self.draft.slot.expect("a box"), log),
            Kind::Special => self.special(seat, log),
            Kind::Colonize => self.colonize(seat, log),
        }
    }

    /// Whether a team still stands, free to act, where the action was named for it.
    fn is_still_at(&self, team: u8, site: Site) -> bool {
        self.player(self.active).teams[usize::from(team)].site == site && self.check_team_free(self.active, team).is_ok()
    }

    fn is_still_explorable(&self, team: u8, site: Site) -> bool {
        self.is_still_at(team, site) && self.empty_boxes(site).next().is_some() && self.check_piles([site]).is_ok()
    }

    fn is_still_buildable(&self, team: u8, site: Site) -> bool {
        self.is_still_at(team, site) && self.at(site).owner.is_none() && self.empty_boxes(site).next().is_none()
    }

    // Upgrade

    /// A card of this era that was in the box returns to the hand, an older one leaves the game (R7.7).
    pub(crate) fn install(&mut self, seat: Seat, card: Card, slot: u8, log: &mut impl Log<Event>) {
        self.turn.played.remove(card);
        let old = std::mem::replace(&mut self.player_mut(seat).boxes[usize::from(slot)], card);
        log.note(|| Event::Installed { seat, card, slot });
        if !old.is_some() {
            return;
        }
        if data().card(old).deck == Some(self.era) {
            self.take_openly(seat, old);
            log.note(|| Event::InfraReturned { seat, card: old });
        } else {
            log.note(|| Event::InfraRemoved { seat, card: old });
        }
    }

    // Infra Transfer

    fn transferable(&self) -> CardSet {
        match self.has_ability(self.active, data().abilities.upgrade_after_action) {
            true => self.turn.played.and(data().sets.infra),
            false => CardSet::EMPTY,
        }
    }

    pub(crate) fn check_infra_transfer(&self, card: Card, slot: u8) -> Result<(), Illegal> {
        if usize::from(slot) >= BOXES {
            return Err(Illegal::new("R7.7", "unknown_id"));
        }
        match self.transferable().contains(card) {
            true => Ok(()),
            false => Err(Illegal::new("R11.6.5", "not_upgradeable")),
        }
    }

    pub(crate) fn legal_infra_transfer(&self, out: &mut Vec<Action>) {
        for card in self.transferable().iter() {
            out.extend((0..BOXES as u8).map(|slot| Action::Install { card, slot }));
        }
        if !out.is_empty() {
            out.push(Action::Decline);
        }
    }

    // Special

    fn special(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let face = data().card(self.draft.card);
        let part = self.draft.parts[0];
        match face.special.expect("a Special card") {
            Special::GainProfit => self.earn(seat, i16::from(face.profit), log),
            Special::Probe => self.fill_boxes(seat, part.site.expect("a site")),
            // Not a Move: in no era the team arrives on a star track.
            Special::AntimatterJump => {
                let team = part.team.expect("a team");
                self.arrive(seat, team, Team::at(part.site.expect("a site")), log);
            }
        }
    }
}
