//! Satellites on the way to Trappist (R9.2, R10.3, R11.2, R13.1, R13.3).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::data;
use crate::effects::{Goods, Term};
use crate::event::{Event, Source};
use crate::kinds::{Node, RouteKind, RouteToken, SalvationTech};
use crate::state::{Starship, Task, Way, Work};

impl Starship {
    pub(crate) fn satellite(&self, seat: Seat, way: Way) -> Node {
        if way.is_government() { self.gov_satellite } else { self.player(seat).satellite }
    }

    /// Fuel to enter a place.
    pub(crate) fn move_fuel(&self, seat: Seat, way: Way, to: Node) -> u8 {
        let factor = if self.is_hall(seat) { self.hall.cost_factor } else { 1 };
        match way {
            Way::First { free: true } | Way::Government => 0,
            _ => data().column_fuel[usize::from(data().node(to).column) - 1] * factor,
        }
    }

    pub(crate) fn check_node(&self, seat: Seat, way: Way, to: Node) -> Result<(), Illegal> {
        ensure(data().node(self.satellite(seat, way)).next.contains(to), bad_target("R9.2.1"))?;
        ensure(self.player(seat).fuel >= u16::from(self.move_fuel(seat, way, to)), Illegal::new("R9.2.1", "cannot_pay"))
    }

    /// Whether the satellite can move at all.
    pub(crate) fn check_exploration(&self, seat: Seat, way: Way) -> Result<(), Illegal> {
        // All places of the next column cost the same.
        let next = data().node(self.satellite(seat, way)).next.iter().next();
        self.check_node(seat, way, next.ok_or(bad_target("R9.2.1"))?)
    }

    pub(crate) fn check_way(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Move(way) = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Move { to } => self.check_node(task.seat, way, to),
            Action::Stop => ensure(way.is_optional(), bad_target("R9.2.1")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_way(&self, task: Task, out: &mut impl Offers) {
        let Work::Move(way) = task.work else { unreachable!("asked of another task") };
        let next = data().node(self.satellite(task.seat, way)).next;
        let nodes = next.iter().map(|to| Action::Move { to });
        offer_checked(out, nodes.chain([Action::Stop]), |action| self.check_way(task, action));
    }

    pub(crate) fn do_way(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Work::Move(way) = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        if let Action::Move { to } = *action {
            self.move_satellite(task.seat, way, to, log);
        }
    }

    pub(crate) fn move_satellite(&mut self, seat: Seat, way: Way, to: Node, log: &mut impl Log<Event>) {
        let fuel = self.move_fuel(seat, way, to);
        self.player_mut(seat).fuel -= u16::from(fuel);
        if way.is_government() {
            self.gov_satellite = to;
            log.note(|| Event::GovSatelliteMoved { by: Some(seat), to, fuel });
        } else {
            self.player_mut(seat).satellite = to;
            log.note(|| Event::SatelliteMoved { seat, to, fuel });
        }
        self.arrive_at(seat, way, to, log);
    }

    /// What the satellite meets (R9.2.2 to R9.2.6).
    fn arrive_at(&mut self, seat: Seat, way: Way, to: Node, log: &mut impl Log<Event>) {
        let own = !way.is_government();
        let face = data().node(to);
        if to == Node::Trappist {
            if own {
                let pp = data().arrival_pp[usize::from(self.arrivals).min(data().arrival_pp.len() - 1)];
                self.arrivals += 1;
                self.gain(seat, Goods::pp(pp), Source::Arrival, log);
            }
            return;
        }
        let token = match face.interest {
            Some(reward) => {
                if !self.claimed.contains(to) {
                    self.claimed.insert(to);
                    self.meet(seat, own, reward, Source::Interest, log);
                }
                None
            }
            None => self.explore(seat, own, to, log),
        };
        let effect = token.map_or([Term::Nothing; 2], |token| data().route(token).effect);
        let warp = own && self.player(seat).has(SalvationTech::WarpBubble);
        let deep = token.is_some_and(|token| data().route(token).kind == RouteKind::DeepSpace);
        if effect.contains(&Term::FurtherMove) || (deep && warp) {
            let further = if own { Way::Further } else { Way::GovernmentFurther };
            self.push(seat, self.way_of(seat, further));
        }
        if own && face.column == data().extra_action_column {
            self.push(seat, Work::ExtraToken);
        }
        for term in effect {
            match term {
                Term::Gain(goods) => self.meet(seat, own, goods, Source::Route, log),
                Term::FuelForPp { max } => self.push(seat, Work::BlackHole { max }),
                _ => {}
            }
        }
    }

    /// The work of a move: H.A.L.L. has preferences (R14.8.2).
    pub(crate) fn way_of(&self, seat: Seat, way: Way) -> Work {
        if self.is_hall(seat) { Work::HallMove(way) } else { Work::Move(way) }
    }

    /// Goods met on the way; H.A.L.L.'s cube changes those of its own satellite (R14.8.3).
    fn meet(&mut self, seat: Seat, own: bool, mut goods: Goods, source: Source, log: &mut impl Log<Event>) {
        if own && self.is_hall(seat) {
            goods.pp = self.hall.benefit.of(goods.pp);
            goods.reputation = self.hall.benefit.of(goods.reputation);
        }
        self.gain(seat, goods, source, log);
    }

    /// Turns up the token of an unexplored space, with the PP of the discovery; the token that lies there.
    fn explore(&mut self, seat: Seat, own: bool, at: Node, log: &mut impl Log<Event>) -> Option<RouteToken> {
        if let Some(token) = self.token_at(at) {
            return Some(token);
        }
        let token = self.reveal_route(at, log)?;
        self.meet(seat, own, Goods::pp(data().route(token).discovery_pp), Source::Discovery, log);
        Some(token)
    }

    fn reveal_route(&mut self, at: Node, log: &mut impl Log<Event>) -> Option<RouteToken> {
        let token = self.draw_route()?;
        self.set_token_at(at, token);
        log.note(|| Event::RouteRevealed { at, token });
        Some(token)
    }

    /// Without a governor it goes straight and nobody gains (R11.2, R11.8.1).
    pub(crate) fn drift(&mut self, log: &mut impl Log<Event>) {
        let Some(to) = data().node(self.gov_satellite).straight else { return };
        self.gov_satellite = to;
        log.note(|| Event::GovSatelliteMoved { by: None, to, fuel: 0 });
        let is_space = to != Node::Trappist && data().node(to).interest.is_none();
        if is_space && self.token_at(to).is_none() {
            self.reveal_route(to, log);
        }
    }

    // Black Holes (R13.1)

    pub(crate) fn check_black_hole(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::BlackHole { max } = task.work else { unreachable!("asked of another task") };
        let Action::Amount { n } = *action else { return Err(pending_choice()) };
        ensure(n <= max, bad_target("R13.1"))?;
        ensure(self.player(task.seat).fuel >= u16::from(n), Illegal::new("R13.1", "cannot_pay"))
    }

    pub(crate) fn legal_black_hole(&self, task: Task, out: &mut impl Offers) {
        let Work::BlackHole { max } = task.work else { unreachable!("asked of another task") };
        offer_checked(out, (0..=max).map(|n| Action::Amount { n }), |action| self.check_black_hole(task, action));
    }

    pub(crate) fn do_black_hole(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Action::Amount { n } = *action else { unreachable!("checked") };
        self.tasks.pop();
        self.spend_fuel(task.seat, n, log);
    }

    pub(crate) fn spend_fuel(&mut self, seat: Seat, fuel: u8, log: &mut impl Log<Event>) {
        self.player_mut(seat).fuel -= u16::from(fuel);
        log.note(|| Event::FuelSpent { seat, fuel });
        self.gain(seat, Goods::pp(fuel as i8), Source::BlackHole, log);
    }
}
