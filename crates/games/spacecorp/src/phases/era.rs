//! The end of an era and the way into the next one (R10), the end of the game (R13.8, R14.2).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::competition::COMPETITION;
use crate::components::{Gain, Trigger, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{Card, CardSet, Era, Site};
use crate::state::{Legacy, OFFERS, Phase, SpaceCorp, Team, TurnState, box_of};

/// Profit by number of colonies (R13.8): 0, 1, 2, 3, 4 or more.
const COLONY_TABLE: [i16; 5] = [-1, 1, 4, 8, 13];
/// Profit of the Beyond tiles if the game ends early (R14.2).
const BEYOND: [i16; 2] = [3, 1];
/// Contracts that end an era (R10.1).
const CONTRACTS_TO_END: u32 = 6;

/// What a number of colonies is worth at the end (R13.8).
pub fn colony_table(colonies: usize) -> i16 {
    COLONY_TABLE[colonies.min(COLONY_TABLE.len() - 1)]
}

impl SpaceCorp {
    /// The sixth contract of the era gives everybody else one more turn (R10.2).
    pub(crate) fn note_contract(&mut self) {
        if !self.end.contracts && self.contracts[self.era.index()].count_ones() >= CONTRACTS_TO_END {
            self.end.contracts = true;
            if !self.is_solo() {
                let active = self.active;
                self.limit_turns(|game, seat| seat != active && !game.player(seat).passed);
            }
        }
    }

    /// Only these seats have a turn left; of two limits the earlier end counts.
    pub(crate) fn limit_turns(&mut self, has: impl Fn(&SpaceCorp, Seat) -> bool) {
        let seats = self.all_seats().filter(|&seat| has(self, seat)).fold(0, |bits, seat| bits | 1 << seat.0);
        self.end.last_turns = Some(self.end.last_turns.map_or(seats, |left| left & seats));
    }

    pub(crate) fn end_era(&mut self, log: &mut impl Log<Event>) {
        log.note(|| Event::EraEnds { era: self.era, standings: self.standings() });
        self.phase = Phase::Between;
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            (player.ban, player.passed, player.idle, player.since_draw, player.produced) = (None, false, 0, 0, false);
        }
        let order: Vec<Seat> = self.clockwise(self.first).collect();
        let last = self.era == self.options.last_era;
        if self.is_solo() && !last {
            self.pay_transition_bonus(log);
        }
        self.push(if last { Term::FinalScore } else { Term::ChangeEra });
        for &seat in order.iter().rev() {
            self.push(if last { Term::ColoniesAtEnd { seat, index: 0 } } else { Term::Legacy(seat) });
        }
    }

    // Legacy (R10.4)

    /// Tiles with P# under own bases, lowest site first.
    pub(crate) fn legal_legacy(&self, seat: Seat, out: &mut Vec<Action>) {
        for site in self.all_sites().filter(|&site| self.at(site).owner == Some(seat)) {
            let slots = 0..self.at(site).bases.len() as u8;
            out.extend(
                slots.filter(|&slot| self.check_legacy(seat, site, slot).is_ok()).map(|slot| Action::Legacy { site, slot }),
            );
        }
        if !out.is_empty() {
            out.push(Action::Decline);
        }
    }

    pub(crate) fn check_legacy(&self, seat: Seat, site: Site, slot: u8) -> Result<(), Illegal> {
        if !self.exists(site) || usize::from(slot) >= self.at(site).bases.len() {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        let state = self.at(site);
        let own = state.owner == Some(seat) && state.bases[usize::from(slot)].is_some();
        match own && self.production(site, box_of(usize::from(slot))).is_some() {
            true => Ok(()),
            false => Err(Illegal::new("R10.4", "requirement_not_met")),
        }
    }

    pub(crate) fn store_legacy(&mut self, seat: Seat, site: Site, slot: u8, log: &mut impl Log<Event>) {
        let slot = usize::from(slot);
        let value = self.production(site, box_of(slot)).expect("a tile with P#");
        let tile = self.at(site).tiles[box_of(slot)];
        let base = self.at_mut(site).bases[slot].take().expect("a base");
        if let Some(old) = self.player_mut(seat).legacy.replace(Legacy { base, tile, value }) {
            self.player_mut(seat).stock[old.base.index()] += 1;
        }
        log.note(|| Event::LegacyStored { seat, base, tile, value });
    }

    // The next era (R10.4, R10.5)

    pub(crate) fn change_era(&mut self, log: &mut impl Log<Event>) {
        let lapped =
            |game: &SpaceCorp, seat: Seat| game.era == Era::Mariners && game.player(seat).genetics_steps >= data().wheel_spaces;
        self.end.lapped = self.all_seats().filter(|&seat| lapped(self, seat)).fold(0, |bits, seat| bits | 1 << seat.0);
        self.return_pieces();
        self.era = self.era.next().expect("not the last era");
        if self.is_solo() {
            return self.begin_solo_era(self.end.lapped != 0, log);
        }
        self.prepare_board();
        self.push(Term::DealEra);
        self.push(Term::Beyond(1));
        self.push(Term::Beyond(0));
    }

    fn return_pieces(&mut self) {
        for index in 0..self.sites.len() {
            let state = self.sites[index];
            if let Some(owner) = state.owner {
                for (_, base) in state.bases() {
                    self.player_mut(owner).stock[base.index()] += 1;
                }
            }
        }
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            (player.hand, player.known) = (CardSet::EMPTY, CardSet::EMPTY);
        }
        self.seen_before_undo = CardSet::EMPTY;
        self.offers = [Card::NONE; OFFERS];
        self.discard.clear();
        self.deck.clear();
        self.start_on_top = 0;
        self.time_aside = CardSet::EMPTY;
        // In the solo game an era may end before the cards of the last action were discarded (R15.11.1).
        self.turn = TurnState::new();
    }

    /// Whether the owner of a Beyond tile may begin ahead (R10.5.1).
    pub(crate) fn beyond_owner(&self, which: u8) -> Option<Seat> {
        self.beyond[usize::from(which)].filter(|_| self.board().plan.beyond[usize::from(which)].is_some())
    }

    pub(crate) fn place_beyond(&mut self, which: u8, log: &mut impl Log<Event>) {
        let seat = self.beyond_owner(which).expect("an owner");
        let site = self.board().plan.beyond[usize::from(which)].expect("a site");
        let home = self.board().plan.home;
        let team = self.player(seat).teams.iter().position(|team| team.site == home).expect("a team at home");
        let far = self.era == Era::Starfarers && which == 1;
        self.player_mut(seat).teams[team] = Team { track: u8::from(far), ..Team::at(site) };
        log.note(|| Event::Moved { seat, era: self.era, team: team as u8, from: home, to: site });
        if self.era == Era::Planeteers && which == 0 {
            let pile = self.board().site(site).pile.expect("a site to explore");
            self.push(Term::Claim { seat, team: team as u8, site });
            self.push(Term::Discover { seat, site, slot: 0, pile });
        }
    }

    /// After the decision the tile is used up, or lies on the goal of this era.
    pub(crate) fn end_beyond(&mut self, which: u8) {
        self.beyond[usize::from(which)] = None;
    }

    // The end of the game

    /// The `era_end` effects of colonies, one after the other (R13.8).
    pub(crate) fn colonies_at_end(&mut self, seat: Seat, index: u8, log: &mut impl Log<Event>) {
        let Some(&colony) = self.player(seat).colonies.get(usize::from(index)) else { return };
        self.push(Term::ColoniesAtEnd { seat, index: index + 1 });
        let face = data().colony(colony);
        if face.trigger == Some(Trigger::EraEnd) {
            match face.gain {
                Gain::ClaimContract => self.push(Term::ClaimAtEnd(seat)),
                gain => self.pay_colony(seat, colony, gain, log),
            }
        }
    }

    pub(crate) fn final_score(&mut self, log: &mut impl Log<Event>) {
        if self.is_solo() && self.era != Era::Starfarers {
            let profit = self.early_end_bonus(COMPETITION, self.era);
            self.competition_earns(profit, "R14.3", log);
        }
        for seat in self.all_seats() {
            let profit = match self.era {
                Era::Starfarers if self.effect(|effect| effect.no_colony_count_profit) => 0,
                Era::Starfarers => colony_table(self.player(seat).colonies.len()),
                era => self.early_end_bonus(seat, era),
            };
            self.player_mut(seat).profit = (self.player(seat).profit + profit).max(0);
            log.note(|| Event::ColoniesScored { seat, profit });
        }
        self.phase = Phase::Over;
        log.note(|| Event::GameOver);
    }

    /// R14.2.
    pub(crate) fn early_end_bonus(&self, seat: Seat, era: Era) -> i16 {
        let tiles = self.beyond.iter().zip(BEYOND).filter(|(owner, _)| **owner == Some(seat));
        let steps = if era == Era::Mariners { i16::from(self.player(seat).genetics_steps) } else { 0 };
        tiles.map(|(_, profit)| profit).sum::<i16>() + steps
    }
}
