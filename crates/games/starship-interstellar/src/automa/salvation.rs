//! H.A.L.L. in the Salvation phase and its satellites (R14.7 to R14.10).

use orrery_engine::{Illegal, List, Log, Seat};

use crate::action::Action;
use crate::components::HallPosition;
use crate::components::{POSITIONS, Salvation, data};
use crate::effects::{counted, total};
use crate::event::Event;
use crate::kinds::{Colour, LeaderTrack, Node, Nodes, ProjectRow, RouteKind, SalvationAction, Token};
use crate::phases::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::state::{HALL, Purpose, ROW, Starship, Task, Way, Work};

impl Starship {
    /// The actions a token is tried for, in order (R14.7.2).
    pub(crate) fn salvation_list(&self, token: Token) -> List<Option<SalvationAction>, 5> {
        let player = self.hall_player();
        let progress = |action: SalvationAction| match action {
            SalvationAction::Mechanism => player.leader[LeaderTrack::Interstellar.index()],
            SalvationAction::Humanity => player.leader[LeaderTrack::Humanity.index()],
            SalvationAction::Satellite => data().node(player.satellite).column,
            SalvationAction::Government => 0,
        };
        let mut list = List::default();
        match data().token(token).salvation {
            Salvation::None => return list,
            Salvation::Only(action, _) => {
                list.push(Some(action));
                return list;
            }
            Salvation::Standard(icon) => list.push(Some(icon)),
            Salvation::Flat(_) => {}
        }
        let mut by_progress = [SalvationAction::Mechanism, SalvationAction::Humanity, SalvationAction::Satellite];
        // A stable sort keeps the order of ties.
        by_progress.sort_by_key(|&action| std::cmp::Reverse(progress(action)));
        for action in by_progress.into_iter().chain([SalvationAction::Government]) {
            if !list.contains(&Some(action)) {
                list.push(Some(action));
            }
        }
        list
    }

    /// Resolves the first action that works; `false`: none does (R14.7.3).
    pub(super) fn try_salvation(&mut self, token: Token, log: &mut impl Log<Event>) -> bool {
        for action in self.salvation_list(token).into_iter().flatten() {
            if !self.may_work(action) {
                continue;
            }
            let cube = self.draw_ai_cube(log);
            if self.works_with(action, cube) {
                self.resolve(token, false, data().hall.salvation_returns[action.index()][cube.index()], log);
                log.note(|| Event::SalvationChosen { seat: HALL, action });
                self.push(HALL, Work::Icon { token, action });
                self.resolve_salvation(action, cube, log);
                return true;
            }
        }
        false
    }

    /// One action with a cube of its own, outside a token.
    #[cfg(feature = "positions")]
    pub(crate) fn perform_salvation(&mut self, action: SalvationAction, log: &mut impl Log<Event>) -> bool {
        if !self.may_work(action) {
            return false;
        }
        let cube = self.draw_ai_cube(log);
        let works = self.works_with(action, cube);
        if works {
            self.lay_ai_cube(log);
            self.resolve_salvation(action, cube, log);
        } else {
            self.return_ai_cube(log);
        }
        works
    }

    /// The check before a cube is drawn (R14.14.1).
    pub(crate) fn may_work(&self, action: SalvationAction) -> bool {
        match action {
            SalvationAction::Government => self.hall_player().scientists > 0 && self.next_row(HALL).is_some(),
            SalvationAction::Satellite => self.hall_player().satellite != Node::Trappist,
            SalvationAction::Mechanism => true,
            SalvationAction::Humanity => self.affordable_component(true).is_some(),
        }
    }

    /// The check with the colour of the cube.
    fn works_with(&self, action: SalvationAction, cube: Colour) -> bool {
        match action {
            SalvationAction::Government => self.next_row(HALL).is_some_and(|row| self.hall_position(row, cube).is_some()),
            SalvationAction::Satellite => {
                let column = data().node(self.hall_player().satellite).column;
                let fuel = data().column_fuel[usize::from(column)] * data().hall.satellite[cube.index()].cost_factor;
                self.hall_player().fuel >= u16::from(fuel)
            }
            SalvationAction::Mechanism => {
                let cell = data().hall.mechanism[cube.index()];
                self.affordable_space(cell.future, cell.highest).is_some()
            }
            SalvationAction::Humanity => true,
        }
    }

    pub(crate) fn resolve_salvation(&mut self, action: SalvationAction, cube: Colour, log: &mut impl Log<Event>) {
        match action {
            SalvationAction::Government => self.supply(cube, log),
            SalvationAction::Satellite => {
                let cell = data().hall.satellite[cube.index()];
                if cell.then_mechanism {
                    self.push(HALL, Work::HallBuild);
                }
                self.hall.benefit = cell.benefit;
                self.hall.cost_factor = cell.cost_factor;
                self.push(HALL, Work::HallMove(Way::First { free: false }));
            }
            SalvationAction::Mechanism => {
                let cell = data().hall.mechanism[cube.index()];
                if cell.then_humanity {
                    self.push(HALL, Work::HallRescue);
                }
                self.build_best(cell.future, cell.highest, log);
            }
            SalvationAction::Humanity => {
                let cell = data().hall.humanity[cube.index()];
                if cell.then_satellite {
                    self.push(HALL, Work::HallExplore);
                }
                self.push_humanity_steps(HALL, 1);
                for highest in cell.picks_highest.into_iter().flatten() {
                    self.rescue(highest, log);
                }
            }
        }
    }

    // Government (R14.8.1)

    fn hall_position(&self, row: u8, cube: Colour) -> Option<u8> {
        let mut free = self.free_positions(row);
        let near = |wanted: u8| {
            let right = (wanted..=POSITIONS as u8).find(|&position| self.is_free(row, position));
            right.or_else(|| (1..wanted).rev().find(|&position| self.is_free(row, position)))
        };
        match data().hall.government[cube.index()].position {
            HallPosition::FirstFromLeft => near(1),
            HallPosition::SecondFromLeft => near(2),
            HallPosition::RightmostFree => free.next_back(),
            HallPosition::LeftmostFree => free.next(),
        }
    }

    fn supply(&mut self, cube: Colour, log: &mut impl Log<Event>) {
        let position = self.next_row(HALL).and_then(|row| self.hall_position(row, cube));
        if let Some(position) = position {
            self.place_scientist(HALL, position, data().hall.government[cube.index()].row, log);
        }
    }

    // Mechanisms (R14.9)

    /// The lowest or highest mechanism it can pay: Current before Long-term before Future, then leftmost.
    fn affordable_space(&self, future: bool, highest: bool) -> Option<u8> {
        let rows = if future { ProjectRow::ALL.len() } else { ProjectRow::Future.index() };
        let value = |space: &u8| self.mechanism_at(*space).map(|mechanism| data().mechanism(mechanism).value);
        let affordable = (0..(rows * ROW) as u8).filter(|&space| {
            self.mechanism_at(space).is_some_and(|mechanism| self.hall_payment(&data().mechanism(mechanism).cost).is_some())
        });
        let best = if highest {
            affordable.clone().filter_map(|space| value(&space)).max()
        } else {
            affordable.clone().filter_map(|space| value(&space)).min()
        }?;
        affordable.clone().find(|space| value(space) == Some(best))
    }

    /// Builds it with PP and leader step.
    pub(super) fn build_best(&mut self, future: bool, highest: bool, log: &mut impl Log<Event>) {
        let Some(space) = self.affordable_space(future, highest) else { return };
        let payment = self.mechanism_at(space).and_then(|mechanism| self.hall_payment(&data().mechanism(mechanism).cost));
        if let Some(paid) = payment {
            self.push_after_building(HALL, 1);
            self.pay_for(HALL, paid, Purpose::Mechanism(space), log);
        }
    }

    // Humanity (R14.10)

    fn affordable_component(&self, highest: bool) -> Option<Colour> {
        let affordable = |colour: &Colour| self.people[colour.index()] > 0 && self.hall_payment(&counted([*colour])).is_some();
        if highest { Colour::ALL.into_iter().rev().find(affordable) } else { Colour::ALL.into_iter().find(affordable) }
    }

    pub(super) fn rescue(&mut self, highest: bool, log: &mut impl Log<Event>) -> bool {
        let Some(colour) = self.affordable_component(highest) else { return false };
        let Some(paid) = self.hall_payment(&counted([colour])) else { return false };
        debug_assert_eq!(total(&paid), 1);
        self.pay_for(HALL, paid, Purpose::Component(colour), log);
        true
    }

    // Satellites (R14.8.2 to R14.8.4)

    /// The plain action after a Humanity cube, if it can be paid (R14.14.3).
    pub(super) fn explore_plainly(&mut self) {
        self.hall.benefit = Default::default();
        self.hall.cost_factor = 1;
        self.push(HALL, Work::HallMove(Way::Further));
    }

    /// The best places of the next column: several equal ones are left to the person.
    pub(crate) fn preferred(&self, seat: Seat, way: Way) -> Nodes {
        let face = data().node(self.satellite(seat, way));
        let is_space = |node: Node| node != Node::Trappist && data().node(node).interest.is_none();
        let kind = |node: Node| self.token_at(node).map(|token| data().route(token).kind);
        let attractions: [&dyn Fn(Node) -> bool; 4] = [
            &|node| kind(node) == Some(RouteKind::Wormhole),
            &|node| data().node(node).interest.is_some() && !self.claimed.contains(node),
            &|node| kind(node) == Some(RouteKind::Galaxy),
            &|node| is_space(node) && kind(node).is_none(),
        ];
        let candidates = |attracts: &dyn Fn(Node) -> bool| face.next.iter().filter(|&node| attracts(node)).collect::<Nodes>();
        let best = attractions.into_iter().map(candidates).find(|nodes| !nodes.is_empty());
        best.unwrap_or_else(|| face.straight.into_iter().collect())
    }

    pub(crate) fn check_hall_way(&self, seat: Seat, way: Way, action: &Action) -> Result<(), Illegal> {
        let Action::Move { to } = *action else { return Err(pending_choice()) };
        // It never pays for the government satellite (R14.8.4).
        ensure(way != Way::GovernmentFurther && self.preferred(seat, way).contains(to), bad_target("R14.8.2"))?;
        self.check_node(seat, way, to)
    }

    pub(crate) fn legal_hall_way(&self, seat: Seat, way: Way, out: &mut impl Offers) {
        let nodes = self.preferred(seat, way);
        offer_checked(out, nodes.iter().map(|to| Action::Move { to }), |action| self.check_hall_way(seat, way, action));
    }

    pub(crate) fn do_hall_way(&mut self, task: Task, way: Way, action: &Action, log: &mut impl Log<Event>) {
        let Action::Move { to } = *action else { unreachable!("checked") };
        self.tasks.pop();
        self.move_satellite(task.seat, way, to, log);
    }
}
