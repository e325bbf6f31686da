//! Discovery tiles: drawing, redirects, rewards, claims, aliens (R7.3, R13.1, R13.4).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{TileFace, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{Pile, Site, Tile, Wheel};
use crate::state::{SpaceCorp, Team, box_of};

impl SpaceCorp {
    /// Empty exploration boxes of a site, lowest first.
    pub(crate) fn empty_boxes(&self, site: Site) -> impl Iterator<Item = usize> + '_ {
        let boxes = usize::from(self.board().site(site).boxes);
        (0..boxes).filter(move |&slot| !self.at(site).tiles[slot].is_some())
    }

    /// The pile for a box: further boxes of a star system take secondary tiles.
    pub(crate) fn pile_of(&self, site: Site, slot: usize) -> Option<Pile> {
        let pile = self.board().site(site).pile?;
        Some(if slot > 0 { Pile::Secondary } else { pile })
    }

    /// Whether the piles hold what sites need (R7.3.5).
    pub(crate) fn check_piles(&self, sites: impl IntoIterator<Item = Site> + Clone) -> Result<(), Illegal> {
        let at = |site: Site, pile: Pile| self.empty_boxes(site).filter(|&slot| self.pile_of(site, slot) == Some(pile)).count();
        let needed = |pile: Pile| sites.clone().into_iter().map(|site| at(site, pile)).sum::<usize>();
        match Pile::ALL.into_iter().all(|pile| needed(pile) <= self.pile_len(pile)) {
            true => Ok(()),
            false => Err(Illegal::new("R7.3.5", "pile_empty")),
        }
    }

    fn pile_len(&self, pile: Pile) -> usize {
        let slot = &self.piles[pile.slot()];
        let same = slot.first().and_then(|&tile| data().tile(tile)).is_some_and(|face| face.pile == pile);
        if same { slot.len() } else { 0 }
    }

    /// Fills the empty boxes of a site, the primary box first; then the team claims (R13.1).
    pub(crate) fn explore(&mut self, seat: Seat, team: u8, site: Site) {
        self.push(Term::Claim { seat, team, site });
        self.fill_boxes(seat, site);
    }

    pub(crate) fn fill_boxes(&mut self, seat: Seat, site: Site) {
        let slots: Vec<usize> = self.empty_boxes(site).collect();
        for &slot in slots.iter().rev() {
            let pile = self.pile_of(site, slot).expect("a site with boxes");
            self.push(Term::Discover { seat, site, slot: slot as u8, pile });
        }
    }

    pub(crate) fn discover(&mut self, seat: Seat, site: Site, slot: u8, pile: Pile, log: &mut impl Log<Event>) {
        let two = self.has_ability(seat, data().abilities.draw_two_tiles[pile.index()]);
        self.peeked[pile.slot()] = None;
        let Some(tile) = self.piles[pile.slot()].pop() else { return };
        if two && let Some(other) = self.piles[pile.slot()].pop() {
            log.note(|| Event::TilesSeen { seat });
            return self.push(Term::Keep { seat, site, slot, tiles: [tile, other] });
        }
        self.put_tile(seat, site, slot, tile, log);
    }

    // Sensory Focus (R7.3.5)

    pub(crate) fn check_keep(&self, tiles: [Tile; 2], tile: Tile) -> Result<(), Illegal> {
        if tiles.contains(&tile) { Ok(()) } else { Err(Illegal::new("R7.3.5", "unknown_id")) }
    }

    pub(crate) fn keep(&mut self, seat: Seat, site: Site, slot: u8, tiles: [Tile; 2], tile: Tile, log: &mut impl Log<Event>) {
        let back = if tiles[0] == tile { tiles[1] } else { tiles[0] };
        let pile = data().tile(back).expect("a drawn tile").pile.slot();
        self.piles[pile].push(back);
        self.peeked[pile] = Some(seat);
        self.put_tile(seat, site, slot, tile, log);
    }

    // The tile

    fn put_tile(&mut self, seat: Seat, site: Site, slot: u8, tile: Tile, log: &mut impl Log<Event>) {
        let face = data().tile(tile).expect("a drawn tile");
        if let Some(next) = face.redirect {
            log.note(|| Event::Redirected { seat, tile });
            if self.piles[next.slot()].is_empty() {
                self.at_mut(site).tiles[usize::from(slot)] = Tile::BLANK;
                self.note_progress(seat);
            } else {
                self.push(Term::Discover { seat, site, slot, pile: next });
            }
            return;
        }
        self.at_mut(site).tiles[usize::from(slot)] = tile;
        self.note_progress(seat);
        log.note(|| Event::Discovered { seat, era: self.era, site, tile });
        if face.phobes {
            self.push(Term::Phobes { seat, site });
        }
        if !self.is_locked_by_phobes(site) {
            self.reward_tile(seat, face, log);
        }
    }

    /// Profit, Genetics, Revelation (R7.3.3).
    pub(crate) fn reward_tile(&mut self, seat: Seat, face: &TileFace, log: &mut impl Log<Event>) {
        self.earn(seat, i16::from(face.profit), log);
        for (wheel, steps) in [(Wheel::Revelation, face.revelation), (Wheel::Genetics, face.genetics)] {
            if steps > 0 {
                self.push(Term::Advance { seat, wheel, steps });
            }
        }
    }

    pub(crate) fn claim(&mut self, seat: Seat, team: u8, site: Site, log: &mut impl Log<Event>) {
        let state = &mut self.player_mut(seat).teams[usize::from(team)];
        if state.site == site {
            state.claims = true;
            log.note(|| Event::Claimed { seat, era: self.era, team, site });
        }
    }

    // Phobes (R13.4.1)

    /// Whether Phobes without a Security base on their tile lock the region.
    pub(crate) fn is_locked_by_phobes(&self, site: Site) -> bool {
        let state = self.at(site);
        let phobes = |tile: &Tile| data().tile(*tile).is_some_and(|face| face.phobes);
        let Some(slot) = state.tiles.iter().position(phobes) else { return false };
        let Some(owner) = state.owner else { return true };
        !state.bases().any(|(place, base)| box_of(place) == slot && self.is_security(owner, base))
    }

    pub(crate) fn check_leave(&self, seat: Seat, site: Site, team: u8) -> Result<(), Illegal> {
        match self.player(seat).teams.get(usize::from(team)) {
            None => Err(Illegal::new("R2", "unknown_id")),
            Some(team) if team.site == site => Ok(()),
            Some(_) => Err(Illegal::new("R13.4.1", "no_team")),
        }
    }

    pub(crate) fn legal_leave(&self, seat: Seat, site: Site, out: &mut Vec<Action>) {
        if !self.has_ability(seat, data().abilities.phobes_immune) {
            let teams = self.distinct_teams(seat, self.turn.acted).filter(|&team| self.check_leave(seat, site, team).is_ok());
            out.extend(teams.map(|team| Action::Leave { team }));
        }
    }

    pub(crate) fn leave(&mut self, seat: Seat, team: u8, log: &mut impl Log<Event>) {
        let home = self.board().plan.home;
        let site = std::mem::replace(&mut self.player_mut(seat).teams[usize::from(team)], Team::at(home)).site;
        log.note(|| Event::PhobesDrove { seat, era: self.era, team, site });
    }
}
