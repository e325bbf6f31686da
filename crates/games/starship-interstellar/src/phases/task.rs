//! The interpreter of tasks: dispatches a piece of work to the family of rules that lists, checks and performs it, and runs work
//! without a decision.

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::effects::{Goods, Term, counted};
use crate::event::{Event, Source};
use crate::kinds::{Colour, LeaderTrack};
use crate::state::{PlantUse, Starship, Task, Way, Work};

impl Starship {
    /// Runs work that needs no decision; `false` if the player must choose.
    pub(crate) fn run_task(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        if self.is_hall(task.seat) && self.run_for_hall(task, log) {
            return true;
        }
        let seat = task.seat;
        match task.work {
            Work::Nothing => {
                self.tasks.pop();
            }
            Work::Term(Term::ChooseCube(_) | Term::Advance(None)) => return false,
            Work::Term(term) => {
                self.tasks.pop();
                self.run_term(task, term, log);
            }
            Work::Benefit(goods) => {
                self.tasks.pop();
                self.gain(seat, goods, Source::Government, log);
            }
            Work::Icon { token, action } => {
                self.tasks.pop();
                self.gain_icon(seat, token, action, log);
            }
            Work::Sector { government } => {
                self.tasks.pop();
                self.complete_sector(seat, government, log);
            }
            Work::BagConvert => {
                self.tasks.pop();
                self.convert_sheet(log);
            }
            _ => return false,
        }
        true
    }

    /// Terms become work, or are done at once.
    fn run_term(&mut self, task: Task, term: Term, log: &mut impl Log<Event>) {
        let seat = task.seat;
        match term {
            Term::Gain(goods) => self.gain(seat, goods, Source::Effect, log),
            Term::DepositAdd { n, upgrade } => self.push(seat, Work::Plant(PlantUse::Add { n, upgrade })),
            Term::Enrich { n, upgrade } => self.push(seat, Work::Plant(PlantUse::Enrich { n, upgrade })),
            Term::Drill(n) => self.push(seat, Work::Plant(PlantUse::Drill(n))),
            Term::Ars(n) => self.push(seat, Work::Plant(PlantUse::Ars(n))),
            Term::Advance(Some(track)) => self.advance(seat, track, log),
            Term::GovSatellite => self.push(seat, self.way_of(seat, Way::Government)),
            Term::SaveLowest => self.save_lowest(seat, log),
            Term::BuildLowest => self.push(seat, Work::Lowest { government: false }),
            Term::TakeLowest(n) => self.take_from_market(seat, n, 0, log),
            Term::FuelForPp { max } => self.push(seat, Work::BlackHole { max }),
            Term::FurtherMove => self.push(seat, self.way_of(seat, Way::Further)),
            Term::Nothing | Term::ChooseCube(_) | Term::Advance(None) => {}
        }
    }

    fn check_term(&self, seat: Seat, term: Term, action: &Action) -> Result<(), Illegal> {
        match (term, action) {
            (Term::ChooseCube(colours), Action::Cube { cube }) => ensure(colours.contains(*cube), super::bad_target("R17")),
            (Term::Advance(None), Action::Track { .. }) => self.check_track(seat),
            _ => Err(pending_choice()),
        }
    }

    fn legal_term(&self, seat: Seat, term: Term, out: &mut impl Offers) {
        let cubes = Colour::ALL.into_iter().map(|cube| Action::Cube { cube });
        let tracks = LeaderTrack::ALL.into_iter().map(|track| Action::Track { track });
        offer_checked(out, cubes.chain(tracks), |action| self.check_term(seat, term, action));
    }

    fn do_term(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        self.tasks.pop();
        match *action {
            Action::Cube { cube } => self.gain(task.seat, Goods::cubes(counted([cube])), Source::Effect, log),
            Action::Track { track } => self.advance(task.seat, track, log),
            _ => unreachable!("checked"),
        }
    }

    pub(crate) fn legal_task(&self, task: Task, out: &mut impl Offers) {
        match task.work {
            Work::Nothing | Work::Benefit(_) | Work::Icon { .. } | Work::Sector { .. } => {}
            Work::Term(term) => self.legal_term(task.seat, term, out),
            Work::Use(token) => self.legal_use(token, task.seat, out),
            Work::Keep { .. } => self.legal_keep(task, out),
            Work::Technology { .. } => self.legal_technology(task, out),
            Work::Pay { .. } => self.legal_payment(task, out),
            Work::Dismantle(_) => self.legal_dismantle(task.seat, out),
            Work::Load { .. } => self.legal_load(task, out),
            Work::Depart { .. } => self.legal_depart(task, out),
            Work::Reveal(_) | Work::KeepToken(_) => self.legal_yes_or_no(out),
            Work::Install { .. } => self.legal_install(task, out),
            Work::WormholeOrbit => self.legal_orbit(out),
            Work::WormholeQuadrant { .. } => self.legal_quadrant(out),
            Work::Trade { .. } => self.legal_trade(task, out),
            Work::Amount { .. } => self.legal_amount(task, out),
            Work::Plant(_) => self.legal_plant(task, out),
            Work::Produce(_) => self.legal_production(task, out),
            Work::MoveCube(_) | Work::Drill { .. } => self.legal_move(task, out),
            Work::Send { .. } => self.legal_send(task, out),
            Work::Convert { .. } => self.legal_convert(task, out),
            Work::ConvertCube { .. } => self.legal_convert_cube(task, out),
            Work::ConvertInto { .. } => self.legal_convert_into(task, out),
            Work::Enrich { .. } => self.legal_enrich(task, out),
            Work::Salvation(_) => self.legal_salvation(task, out),
            Work::Supply { .. } => self.legal_placing(task, out),
            Work::Move(_) => self.legal_way(task, out),
            Work::BlackHole { .. } => self.legal_black_hole(task, out),
            Work::Build { .. } => self.legal_build(task, out),
            Work::MoveUp { .. } => self.legal_move_up(task, out),
            Work::Rescue { .. } => self.legal_saving(task, out),
            Work::ExtraToken => self.legal_extra(out),
            Work::Lowest { .. } => self.legal_lowest(task, out),
            Work::HallMove(way) => self.legal_hall_way(task.seat, way, out),
            Work::HallDone { .. } | Work::HallBuild | Work::HallRescue | Work::HallExplore | Work::BagConvert => {}
            Work::BagBefore { .. } | Work::BagRemove { .. } | Work::BagAfter { .. } => self.legal_bag(task, out),
        }
    }

    pub(crate) fn check_task(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        match task.work {
            Work::Nothing | Work::Benefit(_) | Work::Icon { .. } | Work::Sector { .. } => Err(pending_choice()),
            Work::Term(term) => self.check_term(task.seat, term, action),
            Work::Use(token) => self.check_use_of(task.seat, token, action),
            Work::Keep { .. } => self.check_keep(task, action),
            Work::Technology { .. } => self.check_research(task, action),
            Work::Pay { .. } => self.check_payment(task, action),
            Work::Dismantle(_) => self.check_dismantle(task.seat, action),
            Work::Load { .. } => self.check_load(task, action),
            Work::Depart { .. } => self.check_depart(task, action),
            Work::Reveal(_) | Work::KeepToken(_) => self.check_yes_or_no(action),
            Work::Install { .. } => self.check_install(task, action),
            Work::WormholeOrbit => self.check_orbit(action),
            Work::WormholeQuadrant { .. } => self.check_quadrant(action),
            Work::Trade { .. } => self.check_market(task, action),
            Work::Amount { .. } => self.check_amount(task, action),
            Work::Plant(_) => self.check_plant(task, action),
            Work::Produce(_) => self.check_production(task, action),
            Work::MoveCube(_) | Work::Drill { .. } => self.check_move(task, action),
            Work::Send { .. } => self.check_send(task, action),
            Work::Convert { .. } => self.check_convert(task, action),
            Work::ConvertCube { .. } => self.check_convert_cube(task, action),
            Work::ConvertInto { .. } => self.check_convert_into(task, action),
            Work::Enrich { .. } => self.check_enrich(task, action),
            Work::Salvation(_) => self.check_salvation(task, action),
            Work::Supply { .. } => self.check_placing(task, action),
            Work::Move(_) => self.check_way(task, action),
            Work::BlackHole { .. } => self.check_black_hole(task, action),
            Work::Build { .. } => self.check_build(task, action),
            Work::MoveUp { .. } => self.check_move_up(task, action),
            Work::Rescue { .. } => self.check_saving(task, action),
            Work::ExtraToken => self.check_extra(action),
            Work::Lowest { .. } => self.check_lowest(task, action),
            Work::HallMove(way) => self.check_hall_way(task.seat, way, action),
            Work::HallDone { .. } | Work::HallBuild | Work::HallRescue | Work::HallExplore | Work::BagConvert => {
                Err(pending_choice())
            }
            Work::BagBefore { .. } | Work::BagRemove { .. } | Work::BagAfter { .. } => self.check_bag(task, action),
        }
    }

    pub(crate) fn do_task(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        match task.work {
            Work::Term(_) => self.do_term(task, action, log),
            Work::Use(token) => self.do_use_of(task, token, action, log),
            Work::Keep { .. } => self.do_keep(task, action, log),
            Work::Technology { .. } => self.do_research(task, action),
            Work::Pay { .. } => self.do_payment(task, action, log),
            Work::Dismantle(_) => self.do_dismantle(task, action),
            Work::Load { .. } => self.do_load(task, action, log),
            Work::Depart { .. } => self.do_depart(task, action, log),
            Work::Reveal(planet) => self.do_reveal(task, planet, action, log),
            Work::KeepToken(token) => self.do_keep_token(task, token, action, log),
            Work::Install { .. } => self.do_install(task, action, log),
            Work::WormholeOrbit => self.do_orbit(task, action),
            Work::WormholeQuadrant { .. } => self.do_quadrant(task, action, log),
            Work::Trade { .. } => self.do_market(task, action),
            Work::Amount { .. } => self.do_amount(task, action, log),
            Work::Plant(_) => self.do_plant(task, action, log),
            Work::Produce(_) => self.do_production(task, action, log),
            Work::MoveCube(_) | Work::Drill { .. } => self.do_move(task, action, log),
            Work::Send { .. } => self.do_send(task, action, log),
            Work::Convert { .. } => self.do_convert(task, action),
            Work::ConvertCube { .. } => self.do_convert_cube(task, action, log),
            Work::ConvertInto { .. } => self.do_convert_into(task, action, log),
            Work::Enrich { .. } => self.do_enrich(task, action, log),
            Work::Salvation(_) => self.do_salvation(task, action, log),
            Work::Supply { .. } => self.do_placing(task, action, log),
            Work::Move(_) => self.do_way(task, action, log),
            Work::BlackHole { .. } => self.do_black_hole(task, action, log),
            Work::Build { .. } => self.do_build(task, action),
            Work::MoveUp { .. } => self.do_move_up(task, action, log),
            Work::Rescue { .. } => self.do_saving(task, action),
            Work::ExtraToken => self.do_extra(task, action, log),
            Work::Lowest { .. } => self.do_lowest(task, action, log),
            Work::HallMove(way) => self.do_hall_way(task, way, action, log),
            Work::BagBefore { .. } | Work::BagRemove { .. } | Work::BagAfter { .. } => self.do_bag(task, action, log),
            Work::Nothing
            | Work::Benefit(_)
            | Work::Icon { .. }
            | Work::Sector { .. }
            | Work::HallDone { .. }
            | Work::HallBuild
            | Work::HallRescue
            | Work::HallExplore
            | Work::BagConvert => unreachable!("needs no answer"),
        }
    }
}
