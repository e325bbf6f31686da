//! Life support system and colony status (R11).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::data;
use crate::event::Event;
use crate::kinds::{Blueprint, Building, LssBenefit, LssReward, Tech};
use crate::phases::wrong_phase;
use crate::state::{COLONISTS, MAX_LEVEL, OnMars, Work};

/// Rows of the markers.
pub(crate) const ROWS: u8 = 5;
/// Colony levels at which the progress area is scored, and from which the missions marker moves (R11.6).
const SCORED: [u8; 2] = [2, 3];
const MISSIONS_FROM: u8 = 3;

/// A step of a life support marker.
pub(crate) struct LssStep {
    column: usize,
    /// OP for the step to row 2 (R11.3).
    pub(crate) first: u8,
    /// OP of the reward tile, with which a benefit may be chosen (R11.4).
    pub(crate) reward: Option<u8>,
}

impl LssStep {
    /// OP of the step as a whole.
    pub(crate) fn op(&self) -> u8 {
        self.first + self.reward.unwrap_or(0)
    }
}

impl OnMars {
    /// What the marker's next step brings a builder of the type; none where the marker does not move.
    pub(crate) fn lss_step(&self, seat: Seat, building: Building) -> Option<LssStep> {
        let column = building.lss()?;
        let row = self.lss[column];
        let first = if row == 1 { data().first_step_op } else { 0 };
        let reward = (row < self.colony_row()).then(|| self.reward_op(seat, self.lss_rewards[column]));
        (row < ROWS).then_some(LssStep { column, first, reward })
    }

    /// A building of the type moves its marker; the builder scores (R11.1-R11.5, R11.9).
    pub(crate) fn advance_lss(&mut self, seat: Seat, building: Building, log: &mut impl Log<Event>) {
        let Some(LssStep { column, first, reward }) = self.lss_step(seat, building) else { return };
        self.lss[column] += 1;
        log.note(|| Event::LssMoved { building, row: self.lss[column] });
        if first > 0 {
            self.score(seat, i16::from(first), log);
        }
        if let Some(op) = reward {
            self.player_mut(seat).op += i16::from(op);
            log.note(|| Event::LssScored { seat, building, op });
            self.push(seat, Work::LssBenefit);
        }
    }

    /// The colony level that one more building of the type makes due at the end of the turn, if it does.
    pub(crate) fn level_with(&self, building: Building) -> Option<u8> {
        let mut after = self.clone();
        after.lss[building.lss()?] += 1;
        (after.is_update_due() && !self.is_update_due()).then_some(self.colony_level + 1)
    }

    /// OP of a reward tile for a builder (R23).
    pub(crate) fn reward_op(&self, seat: Seat, reward: LssReward) -> u8 {
        let player = self.player(seat);
        let rival = self.is_rival(seat);
        let count = match reward {
            LssReward::Tech => Tech::ALL.into_iter().map(|tech| player.level(tech)).max().unwrap_or(0),
            LssReward::Ships => player.hangar,
            LssReward::Advanced => self.advanced_count(seat),
            LssReward::Mines => self.own_mines(seat),
            LssReward::Bots if rival => self.solo.bots,
            LssReward::Bots => player.bots_on_map().count() as u8,
            LssReward::Discovery => player.discoveries.iter().count() as u8,
            LssReward::Shelters => player.shelters.len(),
            LssReward::Colonists if rival => COLONISTS,
            LssReward::Colonists => player.quarters,
        };
        data().lss_rewards[reward.index()] * count
    }

    // The benefit (R11.4)

    pub(crate) fn legal_benefits(&self, seat: Seat, out: &mut Vec<Action>) {
        let benefits = LssBenefit::ALL.into_iter().filter(|&benefit| self.check_benefit(seat, benefit).is_ok());
        out.extend(benefits.map(|benefit| Action::Benefit { benefit }));
        out.push(Action::Decline);
    }

    fn check_benefit(&self, seat: Seat, benefit: LssBenefit) -> Result<(), Illegal> {
        match self.is_possible_now(seat, &data().lss_benefits[benefit.index()]) {
            true => Ok(()),
            false => Err(Illegal::new("R11.4", "nothing_to_do")),
        }
    }

    pub(crate) fn check_lss_choice(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Benefit { benefit } => self.check_benefit(seat, benefit),
            Action::Decline => Ok(()),
            _ => Err(wrong_phase()),
        }
    }

    pub(crate) fn do_lss_choice(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::Benefit { benefit } => {
                log.note(|| Event::BenefitChosen { seat, benefit });
                self.push(seat, Work::Do(data().lss_benefits[benefit.index()]));
            }
            _ => log.note(|| Event::Declined { seat }),
        }
    }

    // Colony status (R11.6)

    pub(crate) fn is_update_due(&self) -> bool {
        self.colony_level < MAX_LEVEL && self.lss.iter().all(|&row| row >= self.colony_row())
    }

    pub(crate) fn update_colony(&mut self, log: &mut impl Log<Event>) {
        self.colony_level += 1;
        self.turn.goal_window_due = true;
        let level = self.colony_level;
        log.note(|| Event::ColonyLevel { level });
        self.renew_blueprints(log);
        self.refill_grid(log);
        self.fill_warehouse();
        if SCORED.contains(&level) {
            for seat in self.all_seats() {
                let op = self.progress_op(seat);
                self.player_mut(seat).op += i16::from(op);
                log.note(|| Event::ProgressScored { seat, op });
            }
        }
        if level >= MISSIONS_FROM {
            self.step_missions(log);
        }
    }

    /// At level 2 the display is new; at level 3 the level-1 cards give way to the last cards.
    fn renew_blueprints(&mut self, log: &mut impl Log<Event>) {
        let rows: &[usize] = match self.colony_level {
            2 => {
                self.display = [[Blueprint::NONE; 6]; 2];
                &[0, 1]
            }
            3 => {
                for card in self.display.iter_mut().flatten().filter(|card| card.is_some()) {
                    if data().blueprint(*card).level == 1 {
                        *card = Blueprint::NONE;
                    }
                }
                &[0]
            }
            _ => return,
        };
        for &row in rows {
            self.reveal_blueprints(row);
        }
        self.disclose();
        log.note(|| Event::BlueprintsRevealed {
            blueprints: rows.iter().flat_map(|&row| self.display[row]).filter(|card| card.is_some()).collect(),
        });
    }

    /// Bottom row first, left to right; not with two players (R11.6).
    fn refill_grid(&mut self, log: &mut impl Log<Event>) {
        const ORDER: [usize; 8] = [6, 7, 3, 4, 5, 0, 1, 2];
        let mut revealed = Vec::new();
        for space in ORDER {
            if self.grid[space].is_none()
                && let Some(tech) = self.tech_pile.pop()
            {
                self.grid[space] = Some(tech);
                revealed.push(tech);
            }
        }
        if !revealed.is_empty() {
            self.disclose();
            log.note(|| Event::TechsRevealed { techs: revealed });
        }
    }
}
