//! Mechanisms and sectors of the ship (R9.3, R10.3, R10.5, R10.6, R11.3).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::data;
use crate::effects::{Cubes, Goods, NO_CUBES, Term, highest};
use crate::event::{Event, Source};
use crate::kinds::{LeaderTrack, Mechanism, ProjectRow, SalvationTech};
use crate::state::{Lower, Purpose, ROW, Starship, Task, Work};

/// Spaces of all rows.
const SPACES: u8 = (ROW * ProjectRow::ALL.len()) as u8;

/// The row of a space.
fn row_of(space: u8) -> Option<ProjectRow> {
    ProjectRow::ALL.get(usize::from(space) / ROW).copied()
}

impl Starship {
    /// Whether the mechanism on a space may be chosen (R9.3.1).
    pub(crate) fn check_space(&self, seat: Seat, space: u8) -> Result<Mechanism, Illegal> {
        let future = self.player(seat).has(SalvationTech::ImprovedConstruction);
        let open = row_of(space).is_some_and(|row| row != ProjectRow::Future || future);
        self.mechanism_at(space).filter(|_| open).ok_or(bad_target("R9.3.1"))
    }

    /// What may be paid one level lower (R9.3.2, R13.7.1).
    pub(crate) fn mechanism_lower(&self, seat: Seat, mechanism: Mechanism) -> Lower {
        let improved = self.player(seat).has(SalvationTech::ImprovedConstruction);
        if improved && !data().mechanism(mechanism).universal { Lower::One } else { Lower::None }
    }

    fn check_mechanism(&self, seat: Seat, space: u8) -> Result<(), Illegal> {
        let mechanism = self.check_space(seat, space)?;
        let cost = &data().mechanism(mechanism).cost;
        ensure(self.can_pay(seat, cost, self.mechanism_lower(seat, mechanism)), Illegal::new("R9.3.1", "cannot_pay"))
    }

    /// Whether anything can be built.
    pub(crate) fn check_construction(&self, seat: Seat) -> Result<(), Illegal> {
        ensure(self.sectors < data().sectors, bad_target("R10.6"))?;
        ensure((0..SPACES).any(|space| self.check_space(seat, space).is_ok()), bad_target("R9.3.1"))?;
        let possible = (0..SPACES).any(|space| self.check_mechanism(seat, space).is_ok());
        ensure(possible, Illegal::new("R9.3.1", "cannot_pay"))
    }

    pub(crate) fn check_build(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Build { second, .. } = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Mechanism { space } => self.check_mechanism(task.seat, space),
            Action::Stop => ensure(second, bad_target("R9.3.3")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_build(&self, task: Task, out: &mut impl Offers) {
        let spaces = (0..SPACES).map(|space| Action::Mechanism { space });
        offer_checked(out, spaces.chain([Action::Stop]), |action| self.check_build(task, action));
    }

    pub(crate) fn do_build(&mut self, task: Task, action: &Action) {
        let Work::Build { steps, two, .. } = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        let Action::Mechanism { space } = *action else { return };
        let seat = task.seat;
        let mechanism = self.mechanism_at(space).expect("checked");
        if two {
            self.push(seat, Work::Build { steps: 0, two: false, second: true });
        }
        self.push_after_building(seat, steps);
        let cost = data().mechanism(mechanism).cost;
        let lower = self.mechanism_lower(seat, mechanism);
        self.push(seat, Work::Pay { cost, lower, paid: NO_CUBES, purpose: Purpose::Mechanism(space) });
    }

    /// Leader steps, then the sector check (R9.3.4).
    pub(crate) fn push_after_building(&mut self, seat: Seat, steps: u8) {
        self.push(seat, Work::Sector { government: false });
        for _ in 0..steps {
            self.push(seat, Work::Term(Term::Advance(Some(LeaderTrack::Interstellar))));
        }
    }

    /// The mechanism of a space joins the ship, with its PP.
    pub(crate) fn build(&mut self, seat: Seat, space: u8, paid: Cubes, log: &mut impl Log<Event>) {
        let mechanism = self.join_ship(Some(seat), space, paid, log);
        let face = data().mechanism(mechanism);
        let raised = u8::from(self.player(seat).has(SalvationTech::ImprovedConstruction));
        let pp = match highest(&paid) {
            Some(cube) if face.universal => cube.raised(raised).value(),
            _ => face.value,
        };
        self.gain(seat, Goods::pp(pp as i8), Source::Mechanism, log);
    }

    fn join_ship(&mut self, seat: Option<Seat>, space: u8, paid: Cubes, log: &mut impl Log<Event>) -> Mechanism {
        let slot = &mut self.rows.as_flattened_mut()[usize::from(space)];
        let mechanism = slot.take().expect("a space with a mechanism");
        self.ship += 1;
        log.note(|| Event::MechanismBuilt { seat, mechanism, paid });
        mechanism
    }

    // Free mechanisms

    /// The spaces with the lowest mechanisms for an effect or for the government (R10.3, R11.3).
    pub(crate) fn lowest_spaces(&self, government: bool) -> impl Iterator<Item = u8> + Clone + '_ {
        let filled = |row: ProjectRow| self.rows[row.index()].iter().any(Option::is_some);
        let rows = match government {
            false => [Some(ProjectRow::Current), Some(ProjectRow::Future)],
            true if filled(ProjectRow::Current) => [Some(ProjectRow::Current), None],
            true => [Some(ProjectRow::LongTerm), None],
        };
        let value = |space: u8| self.mechanism_at(space).map(|mechanism| data().mechanism(mechanism).value);
        let spaces = (0..SPACES).filter(move |&space| row_of(space).is_some_and(|row| rows.contains(&Some(row))));
        let lowest = spaces.clone().filter_map(value).min();
        spaces.filter(move |&space| lowest.is_some() && value(space) == lowest)
    }

    pub(crate) fn check_lowest(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Lowest { government } = task.work else { unreachable!("asked of another task") };
        let Action::Mechanism { space } = *action else { return Err(pending_choice()) };
        ensure(self.lowest_spaces(government).any(|lowest| lowest == space), bad_target("R10.3"))
    }

    pub(crate) fn legal_lowest(&self, task: Task, out: &mut impl Offers) {
        let Work::Lowest { government } = task.work else { unreachable!("asked of another task") };
        self.lowest_spaces(government).for_each(|space| out.offer(Action::Mechanism { space }));
    }

    pub(crate) fn do_lowest(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let (Work::Lowest { government }, Action::Mechanism { space }) = (task.work, *action) else { unreachable!("checked") };
        self.tasks.pop();
        self.build_free(task.seat, space, government, log);
    }

    /// Without cost and leader step; the government's without PP.
    pub(crate) fn build_free(&mut self, seat: Seat, space: u8, government: bool, log: &mut impl Log<Event>) {
        let builder = (!government).then_some(seat);
        let mechanism = self.join_ship(builder, space, NO_CUBES, log);
        self.push(seat, Work::Sector { government });
        if !government {
            self.gain(seat, Goods::pp(data().mechanism(mechanism).value as i8), Source::Mechanism, log);
        }
    }

    // Sectors

    /// Whether the ship holds the mechanisms of one more sector (R10.5).
    pub(crate) fn has_new_sector(&self) -> bool {
        let due = u16::from(self.numbers().sector_size) * (u16::from(self.sectors) + 1);
        self.sectors < data().sectors && u16::from(self.ship) >= due
    }

    /// Gains of a completed sector, the governor's Scientist leaves, others may move up (R10.5).
    pub(crate) fn complete_sector(&mut self, seat: Seat, government: bool, log: &mut impl Log<Event>) {
        if !self.has_new_sector() {
            return;
        }
        self.sectors += 1;
        let governor = self.governor();
        let builder = (!government).then_some(seat);
        let sector = self.sectors;
        log.note(|| Event::SectorCompleted { sector, builder, governor: governor.map(|(seat, _)| seat) });
        if self.sectors == data().sectors {
            // Nothing more is built (R10.6).
            self.rows = [[None; ROW]; ProjectRow::ALL.len()];
        }
        if let Some(builder) = builder {
            self.gain(builder, data().sector_builder_gain, Source::Sector, log);
        }
        let Some((governor, row)) = governor else { return };
        self.gain(governor, data().sector_governor_gain, Source::Sector, log);
        self.player_mut(governor).government[usize::from(row) - 1] = 0;
        // The first in turn order is asked first: the last is put on the stack first.
        for place in (0..usize::from(self.nations())).rev() {
            let other = self.order[place];
            if other != governor && row > 1 && self.player(other).highest_row() == Some(row - 1) {
                self.push(other, Work::MoveUp { row });
            }
        }
    }
}
