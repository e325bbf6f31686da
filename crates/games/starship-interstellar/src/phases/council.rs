//! Salvation actions and Supply the Government; moving up after a sector (R8.2, R8.3, R9.1, R10.5).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::{GOVERNMENT_ROWS, POSITIONS, Salvation, data};
use crate::effects::Goods;
use crate::event::{Event, Source};
use crate::kinds::{Power, SalvationAction, SalvationTech, Token};
use crate::state::{Starship, Task, Way, Work};

/// Any number of Scientists. There may be more than rows: a sector that is completed on the way sends one back (R10.5).
const ANY: u8 = u8::MAX;

impl Starship {
    // The Salvation side of a token

    /// The power of a token's only action.
    fn power_of(token: Token) -> Option<Power> {
        match data().token(token).salvation {
            Salvation::Only(_, power) => Some(power),
            _ => None,
        }
    }

    /// Whether the token allows the action at all (R8.3).
    pub(crate) fn check_allowed(&self, token: Token, action: SalvationAction) -> Result<(), Illegal> {
        let allowed = match data().token(token).salvation {
            Salvation::None => false,
            Salvation::Standard(_) | Salvation::Flat(_) => true,
            Salvation::Only(only, _) => only == action,
        };
        ensure(allowed, bad_target("R8.3"))
    }

    pub(crate) fn check_salvation(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Salvation(token) = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Skip => Ok(()),
            Action::Salvation { action } => {
                self.check_allowed(token, action)?;
                let power = Self::power_of(token);
                match action {
                    SalvationAction::Government => self.check_supply(task.seat),
                    SalvationAction::Satellite => {
                        self.check_exploration(task.seat, Way::First { free: power == Some(Power::FreeFirstMove) })
                    }
                    SalvationAction::Mechanism => self.check_construction(task.seat),
                    SalvationAction::Humanity => self.check_rescue(task.seat, power == Some(Power::PayOneLower)),
                }
            }
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_salvation(&self, task: Task, out: &mut impl Offers) {
        let actions = SalvationAction::ALL.into_iter().map(|action| Action::Salvation { action });
        offer_checked(out, actions.chain([Action::Skip]), |action| self.check_salvation(task, action));
    }

    pub(crate) fn do_salvation(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Work::Salvation(token) = task.work else { unreachable!("asked of another task") };
        let seat = task.seat;
        self.tasks.pop();
        let Action::Salvation { action } = *action else {
            return log.note(|| Event::TokenUnused { seat, token });
        };
        log.note(|| Event::SalvationChosen { seat, action });
        self.push(seat, Work::Icon { token, action });
        let power = Self::power_of(token);
        let has = |tech: SalvationTech| self.player(seat).has(tech);
        let steps = 1 + u8::from(power == Some(Power::ExtraLeaderStep));
        match action {
            SalvationAction::Government => {
                let two = if power == Some(Power::TwoScientists) { 2 } else { 1 };
                let left = if has(SalvationTech::GovernmentDelegation) { ANY } else { two };
                self.push(seat, Work::Supply { left, begun: false, whole_row: power == Some(Power::WholeRow) });
            }
            SalvationAction::Satellite => {
                if power == Some(Power::TwoMoves) {
                    self.push(seat, Work::Move(Way::Further));
                }
                self.push(seat, Work::Move(Way::First { free: power == Some(Power::FreeFirstMove) }));
            }
            SalvationAction::Mechanism => {
                self.push(seat, Work::Build { steps, two: power == Some(Power::BuildTwo), second: false });
            }
            SalvationAction::Humanity => {
                self.push(seat, Work::Rescue { steps, lower: power == Some(Power::PayOneLower), second: false });
            }
        }
    }

    /// The icon PP or flat gain, after the action (R8.3, R8.5).
    pub(crate) fn gain_icon(&mut self, seat: Seat, token: Token, action: SalvationAction, log: &mut impl Log<Event>) {
        match data().token(token).salvation {
            Salvation::Standard(icon) if icon == action => self.gain(seat, Goods::pp(1), Source::Icon, log),
            Salvation::Flat(goods) => self.gain(seat, goods, Source::Icon, log),
            _ => {}
        }
    }

    // Supply the Government

    /// The row of the next Scientist: the lowest without one; none with a Scientist on the top row (R9.1.1, R9.1.2).
    pub(crate) fn next_row(&self, seat: Seat) -> Option<u8> {
        let government = &self.player(seat).government;
        if government[GOVERNMENT_ROWS - 1] > 0 {
            return None;
        }
        government.iter().position(|&position| position == 0).map(|row| row as u8 + 1)
    }

    fn check_row(&self, seat: Seat) -> Result<u8, Illegal> {
        let row = self.next_row(seat).ok_or(bad_target("R9.1.2"))?;
        ensure(self.free_positions(row).next().is_some(), Illegal::new("R9.1.2", "row_full"))?;
        Ok(row)
    }

    pub(crate) fn check_supply(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_row(seat)?;
        self.check_scientist(seat)
    }

    /// Whether the next Scientist may be placed on this position.
    pub(crate) fn check_position(&self, seat: Seat, position: u8) -> Result<(), Illegal> {
        let row = self.check_row(seat)?;
        let free = (1..=POSITIONS as u8).contains(&position) && self.is_free(row, position);
        ensure(free, bad_target("R9.1.1"))?;
        self.check_scientist(seat)
    }

    pub(crate) fn check_placing(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Supply { left, begun, .. } = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Position { position } => {
                ensure(left > 0, bad_target("R9.1.1"))?;
                self.check_position(task.seat, position)
            }
            Action::Stop => ensure(begun, bad_target("R9.1.1")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_placing(&self, task: Task, out: &mut impl Offers) {
        let positions = (1..=POSITIONS as u8).map(|position| Action::Position { position });
        offer_checked(out, positions.chain([Action::Stop]), |action| self.check_placing(task, action));
    }

    pub(crate) fn do_placing(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Work::Supply { left, whole_row, .. } = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        let Action::Position { position } = *action else { return };
        let seat = task.seat;
        // The whole row is for the first Scientist alone (R9.1.3).
        self.push(seat, Work::Supply { left: left - 1, begun: true, whole_row: false });
        self.place_scientist(seat, position, whole_row, log);
    }

    pub(crate) fn place_scientist(&mut self, seat: Seat, position: u8, whole_row: bool, log: &mut impl Log<Event>) {
        let row = self.next_row(seat).expect("checked");
        let player = self.player_mut(seat);
        player.scientists -= 1;
        player.government[usize::from(row) - 1] = position;
        log.note(|| Event::ScientistPlaced { seat, row, position });
        let effects = &data().government[usize::from(row) - 1];
        if whole_row {
            effects.iter().rev().for_each(|effect| self.push_benefit(seat, effect));
        } else {
            self.push_benefit(seat, &effects[usize::from(position) - 1]);
        }
    }

    // Moving up

    pub(crate) fn check_move_up(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::MoveUp { row } = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Position { position } => {
                ensure((1..=POSITIONS as u8).contains(&position) && self.is_free(row, position), bad_target("R10.5"))
            }
            Action::Decline => Ok(()),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_move_up(&self, task: Task, out: &mut impl Offers) {
        let positions = (1..=POSITIONS as u8).map(|position| Action::Position { position });
        offer_checked(out, positions.chain([Action::Decline]), |action| self.check_move_up(task, action));
    }

    pub(crate) fn do_move_up(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Work::MoveUp { row } = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        if let Action::Position { position } = *action {
            let seat = task.seat;
            let government = &mut self.player_mut(seat).government;
            government[usize::from(row) - 2] = 0;
            government[usize::from(row) - 1] = position;
            log.note(|| Event::MovedUp { seat, row, position });
        }
    }
}
