//! Commands that submit several decisions at once (R15): checked as a whole, with refusals in the order of R15.5.
//!
//! A command is carried out on a copy, part by part. Questions on the way are answered from it; a part that is refused refuses all of it.
//! What it does not answer stays open: a command says "nothing" (`load` of no piece, a list at its end) as it says anything else.

use orrery_engine::{Game, Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{TokenAction, data};
use crate::effects::{Cubes, counted, holds, total};
use crate::event::Event;
use crate::kinds::{
    Building, Colour, Element, Family, LeaderTrack, Mechanism, Node, Piece, Planet, SalvationAction, Side, Technology, Token,
};
use crate::phases::humanity::{component_lower, family_lower};
use crate::phases::payments::is_right;
use crate::phases::{bad_target, ensure};
use crate::state::{Fare, Lower, Phase, Starship, Task, Way, Work, Wormhole};

/// What is commanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    Play(Token),
    Repeat,
    Pass,
    /// Answers to an open question.
    #[default]
    Choose,
}

/// A step of a production: an element, and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProductionStep {
    pub element: Element,
    /// Cubes moved or sent, all of them.
    pub cubes: Option<Vec<Colour>>,
    /// Level of a conversion, its cube, and what it becomes at level 1.
    pub level: Option<u8>,
    pub cube: Option<Colour>,
    pub into: Option<Colour>,
}

/// What is paid.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Payment {
    #[default]
    Open,
    /// The cost itself, without the Golden Rule or a substitute.
    Exact,
    /// Cubes in the order of the parts they pay for.
    Cubes(Vec<Colour>),
}

/// Answers of one kind, in order. A list also says that nothing follows its last item; single answers leave the next question open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answers<T> {
    left: Vec<T>,
    closed: bool,
}

impl<T> Default for Answers<T> {
    fn default() -> Answers<T> {
        Answers { left: Vec::new(), closed: false }
    }
}

impl<T> Answers<T> {
    pub fn list(left: Vec<T>) -> Answers<T> {
        Answers { left, closed: true }
    }

    pub fn single(answer: T) -> Answers<T> {
        Answers { left: vec![answer], closed: false }
    }

    /// Nothing follows.
    pub fn close(&mut self) {
        self.closed = true;
    }

    pub fn first(&self) -> Option<&T> {
        self.left.first()
    }

    fn is_at_its_end(&self) -> bool {
        self.closed && self.left.is_empty()
    }

    /// Stop, if the list says so.
    fn stop(&self) -> Option<Action> {
        self.is_at_its_end().then_some(Action::Stop)
    }
}

/// A command with the parameters of all its parts. A part that is not named is not answered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Command {
    pub order: Order,
    /// The token is played without its action.
    pub idle: bool,
    pub action: Option<SalvationAction>,
    pub keep: Option<Vec<Colour>>,
    pub technology: Option<Technology>,
    pub payment: Payment,
    pub dismantle: Option<bool>,
    pub load: Option<Vec<(Piece, u8)>>,
    pub planet: Option<Planet>,
    /// The plant of an effect, where `planet` does not name it.
    pub plant: Option<Planet>,
    pub reveal: Option<bool>,
    pub keep_token: Option<bool>,
    pub install: Option<Vec<Building>>,
    pub wormhole: Option<Wormhole>,
    pub trades: Vec<(Colour, Side, u8)>,
    pub production: Option<Vec<ProductionStep>>,
    /// The step of the production being carried out.
    pub current: Option<ProductionStep>,
    pub row: Option<u8>,
    pub positions: Answers<u8>,
    pub path: Answers<Node>,
    pub fuel: Option<u8>,
    pub mechanisms: Answers<Mechanism>,
    pub components: Answers<Colour>,
    pub family: Option<Family>,
    pub extra: Option<Token>,
    pub track: Answers<LeaderTrack>,
    /// Cubes chosen for effects.
    pub cubes: Answers<Colour>,
    /// Where somebody moves up to; `None`: not at all.
    pub move_up: Vec<(Seat, Option<u8>)>,
    /// A bonus of the Pass dial by its clicks; 0: none.
    pub bonus: Option<u8>,
    /// Cubes discarded for AI cubes of the sheet, and those discarded for red ones (R14.11).
    pub removals: Answers<(Colour, Colour)>,
    pub discards: Answers<Colour>,
    /// A part names something that does not exist.
    pub unknown: bool,
}

impl Starship {
    /// Carries out a command with its consequences, up to an open question or until no task is pending, and returns what is left of
    /// it.
    ///
    /// # Errors
    ///
    /// The first refusal by R15.5; the position is then unchanged.
    pub fn command(&mut self, seat: Seat, command: &Command, log: &mut impl Log<Event>) -> Result<Command, Illegal> {
        ensure(!command.unknown, bad_target("R15.6"))?;
        let mut game = self.clone();
        let mut rest = command.clone();
        game.begin_command(seat, &mut rest, log)?;
        game.answer_all(&mut rest, log)?;
        ensure(rest.is_used_up(), bad_target("R15.6"))?;
        *self = game;
        Ok(rest)
    }

    fn begin_command(&mut self, seat: Seat, command: &mut Command, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match command.order {
            Order::Play(token) => {
                let play = Action::Play { token };
                self.check(seat, &play)?;
                self.do_turn(seat, &play, false, log);
            }
            Order::Pass => {
                self.check(seat, &Action::Pass)?;
                self.do_turn(seat, &Action::Pass, false, log);
            }
            Order::Repeat => {
                let checked = self.check(seat, &Action::Repeat);
                // "Nothing is possible" comes last, after the refusals of the parts.
                if let Err(illegal) = checked
                    && illegal.code != "no_effect"
                {
                    return Err(illegal);
                }
                ensure(command.names_parts(), Illegal::new("R5.4", "no_effect"))?;
                self.do_turn(seat, &Action::Repeat, false, log);
            }
            Order::Choose => {
                ensure(self.phase != Phase::Over, Illegal::new("R15.5", "game_over"))?;
                ensure(self.deciders().contains(seat), Illegal::new("R15.5", "not_your_turn"))?;
                let bonus = matches!(self.phase, Phase::ActionBonus | Phase::SalvationBonus);
                ensure(self.top().is_some() || bonus, Illegal::new("R15.5", "wrong_phase"))?;
                if self.top().is_none() {
                    let answer = match command.bonus.take().ok_or(bad_target("R5.7"))? {
                        0 => Action::Decline,
                        clicks => Action::Bonus { clicks },
                    };
                    self.check(seat, &answer)?;
                    self.do_bonus(seat, &answer, log);
                }
            }
        }
        Ok(())
    }

    fn answer_all(&mut self, command: &mut Command, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        while let Some(task) = self.top() {
            if self.run_task(task, log) {
                continue;
            }
            if let Some(answer) = self.answer(task, command)? {
                self.do_task(task, &answer, log);
            } else if !self.answer_forced(task, log) {
                break;
            }
        }
        Ok(())
    }

    /// The command's answer to a question, checked; `None` if it does not answer it.
    fn answer(&self, task: Task, command: &mut Command) -> Result<Option<Action>, Illegal> {
        let seat = task.seat;
        let answer = match task.work {
            Work::Use(token) => return self.answer_use(seat, token, command),
            Work::Salvation(token) => {
                let Some(action) = command.action.take() else { return Ok(command.idle.then_some(Action::Skip)) };
                self.check_allowed(token, action)?;
                // The parts report their own refusals.
                return Ok(Some(Action::Salvation { action }));
            }
            Work::Keep { drawn, left, kept, .. } => self.answer_keep(command, (drawn, kept, left))?,
            Work::Technology { lower, previous } => self.answer_technology(seat, command, lower, previous)?,
            Work::Pay { cost, paid, .. } => answer_payment(command, &cost, &paid),
            Work::Dismantle(fare) => self.answer_dismantle(seat, command, fare)?,
            Work::Load { .. } => next_piece(command),
            Work::Depart { .. } => command.planet.take().map(|planet| Action::Planet { planet }),
            Work::Reveal(_) => command.reveal.take().map(yes_or_no),
            Work::KeepToken(_) => command.keep_token.take().map(yes_or_no),
            Work::Install { .. } => next_building(command),
            Work::WormholeOrbit => command.wormhole.map(|wormhole| Action::Orbit { orbit: wormhole.orbit }),
            Work::WormholeQuadrant { .. } => {
                command.wormhole.take().map(|wormhole| Action::Quadrant { quadrant: wormhole.quadrant })
            }
            Work::Trade { before, bonus, .. } => self.answer_trade(seat, command, before, bonus)?,
            Work::Amount { .. } => command.trades.first().map(|&(_, _, n)| Action::Amount { n }),
            Work::Plant(_) => command.planet.or(command.plant).map(|planet| Action::Planet { planet }),
            Work::Produce(_) => next_element(command),
            Work::MoveCube(_) => {
                command.current.as_ref().and_then(|step| step.cubes.as_ref()?.first()).map(|&cube| Action::Cube { cube })
            }
            Work::Drill { .. } | Work::Send { .. } | Work::Enrich { .. } => self.answer_cubes(task, command),
            Work::Convert { made, .. } => next_conversion(command, made),
            Work::ConvertCube { .. } => command.current.as_ref().and_then(|step| step.cube).map(|cube| Action::Cube { cube }),
            Work::ConvertInto { .. } => command.current.as_ref().and_then(|step| step.into).map(|cube| Action::Cube { cube }),
            Work::Supply { .. } => self.answer_position(seat, command)?,
            Work::Move(way) => next_node(command, way),
            Work::HallMove(_) => command.path.first().map(|&to| Action::Move { to }),
            Work::BlackHole { .. } => command.fuel.take().map(|n| Action::Amount { n }),
            Work::Build { second, .. } => self.answer_build(seat, command, second)?,
            Work::Lowest { .. } => self.space_of(command.mechanisms.first().copied())?.map(|space| Action::Mechanism { space }),
            Work::MoveUp { .. } => {
                let own = command.move_up.iter().find(|(mover, _)| *mover == seat);
                own.map(|&(_, to)| to.map_or(Action::Decline, |position| Action::Position { position }))
            }
            Work::Rescue { lower, second, .. } => self.answer_rescue(seat, command, lower, second)?,
            Work::ExtraToken => command.extra.take().map(|token| Action::Extra { token }),
            Work::Term(crate::effects::Term::Advance(None)) => command.track.first().map(|&track| Action::Track { track }),
            Work::Term(_) => command.cubes.first().map(|&cube| Action::Cube { cube }),
            Work::BagBefore { .. } => {
                let next = command.removals.left.iter().map(|(cube, _)| *cube).min();
                next.map(|cube| Action::Cube { cube }).or(command.removals.stop())
            }
            Work::BagRemove { cube } => {
                let removal = command.removals.left.iter().find(|(discarded, _)| *discarded == cube);
                removal.map(|&(_, cube)| Action::Cube { cube })
            }
            Work::BagAfter { .. } => {
                let next = command.discards.left.iter().min().copied();
                next.map(|cube| Action::Cube { cube }).or(command.discards.stop())
            }
            _ => None,
        };
        let Some(answer) = answer else { return Ok(None) };
        self.check_task(task, &answer)?;
        command.use_up(&task.work, &answer);
        Ok(Some(answer))
    }

    /// The action of the token. Where it could do nothing it is skipped (R4.12), unless the command names parts of it: their
    /// refusals come before "no effect" (R15.5).
    fn answer_use(&self, seat: Seat, token: Token, command: &Command) -> Result<Option<Action>, Illegal> {
        if command.idle {
            return Ok(Some(Action::Skip));
        }
        let action = data().token(token).action;
        if let TokenAction::Production(Some(planet)) = action {
            ensure(self.player(seat).plant(planet).is_some(), bad_target("R6.6.1"))?;
        }
        Ok((command.names_parts() || self.is_possible(seat, action, false)).then_some(Action::Use))
    }

    /// The cubes kept as a set: there, not too many, then the Reputation (R15.5).
    fn answer_keep(&self, command: &mut Command, (drawn, kept, left): (Cubes, Cubes, u8)) -> Result<Option<Action>, Illegal> {
        let Some(keep) = &mut command.keep else { return Ok(None) };
        keep.sort();
        let mut wanted = counted(keep.iter().copied());
        ensure(keep.len() <= usize::from(left), bad_target("R6.1.1"))?;
        crate::effects::add(&mut wanted, &kept);
        ensure(holds(&drawn, &wanted), bad_target("R6.1.1"))?;
        Ok(Some(keep.first().map_or(Action::Stop, |&cube| Action::Cube { cube })))
    }

    /// Whether a payment is right, then whether the cubes are there (R15.5).
    fn check_parts_payment(&self, seat: Seat, payment: &Cubes, cost: &Cubes, lower: Lower) -> Result<(), Illegal> {
        ensure(is_right(payment, cost, lower), Illegal::new("R15.7", "bad_payment"))?;
        ensure(holds(&self.player(seat).cubes, payment), Illegal::new("R15.6", "cannot_pay"))
    }

    fn answer_technology(
        &self,
        seat: Seat,
        command: &mut Command,
        lower: bool,
        previous: bool,
    ) -> Result<Option<Action>, Illegal> {
        let Some(technology) = command.technology else { return Ok(None) };
        self.check_technology(seat, technology)?;
        self.check_scientist(seat)?;
        let lower = if lower { Lower::One } else { Lower::None };
        self.check_next_payment(seat, command, &self.technology_cost(technology, previous), lower, true)?;
        Ok(Some(Action::Research { technology }))
    }

    /// The cubes of the next part; the last part takes all that are left.
    fn check_next_payment(&self, seat: Seat, command: &Command, cost: &Cubes, lower: Lower, last: bool) -> Result<(), Illegal> {
        let Payment::Cubes(payment) = &command.payment else { return Ok(()) };
        let cubes = if last { payment.len() } else { usize::from(total(cost)).min(payment.len()) };
        self.check_parts_payment(seat, &counted(payment[..cubes].iter().copied()), cost, lower)
    }

    /// Target, pieces, room, then Fuel (R15.5).
    fn answer_dismantle(&self, seat: Seat, command: &Command, fare: Fare) -> Result<Option<Action>, Illegal> {
        let Some(to) = command.planet else { return Ok(None) };
        let destination = self.check_destination(seat, to, fare);
        if let Err(illegal) = destination
            && illegal.code == "bad_target"
        {
            return destination.map(|()| None);
        }
        let mut game = self.clone();
        let dismantled = command.dismantle == Some(true);
        if dismantled {
            self.check_dismantle(seat, &Action::Accept)?;
        }
        let mut full = Ok(());
        for &(piece, count) in command.load.iter().flatten() {
            for _ in 0..count {
                let task = Task { seat, work: Work::Load { fare, dismantled, from: 0 } };
                match game.check_load(task, &Action::Load { piece }) {
                    Err(illegal) if illegal.code == "cargo_full" => full = Err(illegal),
                    checked => checked?,
                }
                game.push(seat, task.work);
                game.do_load(task, &Action::Load { piece }, &mut orrery_engine::Silent);
                game.tasks.pop();
            }
        }
        full?;
        destination?;
        Ok(command.dismantle.map(yes_or_no))
    }

    fn answer_trade(&self, seat: Seat, command: &Command, before: Option<Colour>, bonus: u8) -> Result<Option<Action>, Illegal> {
        let Some(&(colour, side, n)) = command.trades.first() else { return Ok(before.map(|_| Action::Stop)) };
        self.check_trade(seat, (colour, side, n), bonus, before)?;
        Ok(Some(Action::Trade { colour, side }))
    }

    /// The next cube of a set: the first that can be taken now; at the end of the list: stop, where that is an answer.
    fn answer_cubes(&self, task: Task, command: &Command) -> Option<Action> {
        let of_step = command.current.as_ref().and_then(|step| step.cubes.as_ref());
        let mut sorted = of_step.unwrap_or(&command.cubes.left).clone();
        sorted.sort();
        let answers = || sorted.iter().map(|&cube| Action::Cube { cube });
        let fits = answers().find(|answer| self.check_task(task, answer).is_ok());
        let is_at_its_end = sorted.is_empty() && (of_step.is_some() || command.cubes.closed);
        let stop = is_at_its_end.then_some(Action::Stop);
        fits.or(answers().next()).or(stop.filter(|stop| of_step.is_some() || self.check_task(task, stop).is_ok()))
    }

    fn answer_position(&self, seat: Seat, command: &Command) -> Result<Option<Action>, Illegal> {
        let Some(&position) = command.positions.first() else { return Ok(command.positions.stop()) };
        if let Some(row) = command.row {
            ensure(self.next_row(seat) == Some(row), bad_target("R9.1.1"))?;
        }
        Ok(Some(Action::Position { position }))
    }

    fn space_of(&self, mechanism: Option<Mechanism>) -> Result<Option<u8>, Illegal> {
        let Some(mechanism) = mechanism else { return Ok(None) };
        let space = self.rows.as_flattened().iter().position(|&other| other == Some(mechanism));
        space.map(|space| Some(space as u8)).ok_or(bad_target("R9.3.1"))
    }

    fn answer_build(&self, seat: Seat, command: &Command, second: bool) -> Result<Option<Action>, Illegal> {
        let Some(space) = self.space_of(command.mechanisms.first().copied())? else {
            return Ok(command.mechanisms.stop().filter(|_| second));
        };
        let mechanism = self.check_space(seat, space)?;
        let lower = self.mechanism_lower(seat, mechanism);
        let last = command.mechanisms.left.len() == 1;
        self.check_next_payment(seat, command, &data().mechanism(mechanism).cost, lower, last)?;
        Ok(Some(Action::Mechanism { space }))
    }

    fn answer_rescue(&self, seat: Seat, command: &Command, lower: bool, second: bool) -> Result<Option<Action>, Illegal> {
        if let Some(family) = command.family.filter(|_| !second) {
            self.check_family(family)?;
            let members = &data().family(family).members;
            self.check_next_payment(seat, command, members, family_lower(lower), command.components.left.is_empty())?;
            return Ok(Some(Action::Family { family }));
        }
        let Some(&colour) = command.components.first() else { return Ok(command.components.stop().filter(|_| second)) };
        let cost = counted([colour]);
        self.check_people(&cost, "R9.4.1")?;
        self.check_next_payment(seat, command, &cost, component_lower(lower), command.components.left.len() == 1)?;
        Ok(Some(Action::Component { colour }))
    }
}

impl Command {
    /// Removes what an answer has used.
    fn use_up(&mut self, work: &Work, answer: &Action) {
        match (*work, *answer) {
            (Work::Keep { .. }, Action::Cube { .. }) => {
                if let Some(keep) = &mut self.keep {
                    keep.remove(0);
                }
            }
            (Work::Keep { .. }, _) => self.keep = None,
            (Work::Technology { .. }, _) => self.technology = None,
            (Work::Pay { .. }, Action::Pay { cube }) => {
                if let Payment::Cubes(payment) = &mut self.payment
                    && let Some(at) = payment.iter().position(|&other| other == cube)
                {
                    payment.remove(at);
                }
            }
            (Work::Load { .. }, Action::Load { piece }) => {
                self.load.iter_mut().flatten().filter(|(other, _)| *other == piece).for_each(|(_, count)| *count -= 1);
            }
            (Work::Install { .. }, Action::Install { piece }) => {
                let install = self.install.get_or_insert_default();
                let at = install.iter().position(|building| piece.building() == Some(*building));
                at.map(|at| install.remove(at));
            }
            (Work::Amount { .. }, _) => {
                self.trades.remove(0);
            }
            (Work::Plant(_), _) => self.planet = None,
            (Work::MoveCube(_) | Work::Drill { .. } | Work::Send { .. } | Work::Enrich { .. }, Action::Cube { cube }) => {
                self.use_cube(cube);
            }
            (Work::Term(_), Action::Cube { cube }) => self.use_cube(cube),
            (Work::Term(_), Action::Track { .. }) => {
                self.track.left.remove(0);
            }
            (Work::Supply { .. }, Action::Position { .. }) => {
                self.positions.left.remove(0);
                self.row = None;
            }
            (Work::Move(_) | Work::HallMove(_), Action::Move { .. }) => {
                self.path.left.remove(0);
            }
            (Work::Build { .. } | Work::Lowest { .. }, Action::Mechanism { .. }) => {
                self.mechanisms.left.remove(0);
            }
            (Work::Rescue { .. }, Action::Component { .. }) => {
                self.components.left.remove(0);
            }
            (Work::Rescue { .. }, Action::Family { .. }) => self.family = None,
            (Work::BagRemove { cube }, _) => {
                let at = self.removals.left.iter().position(|(discarded, _)| *discarded == cube);
                at.map(|at| self.removals.left.remove(at));
            }
            (Work::BagAfter { .. }, Action::Cube { cube }) => {
                let at = self.discards.left.iter().position(|&discarded| discarded == cube);
                at.map(|at| self.discards.left.remove(at));
            }
            _ => {}
        }
    }

    /// Whether something is named that was not asked.
    pub fn says_more(&self) -> bool {
        let pays = matches!(&self.payment, Payment::Cubes(cubes) if !cubes.is_empty());
        let loads = self.load.iter().flatten().any(|&(_, count)| count > 0);
        let keeps = self.keep.as_ref().is_some_and(|cubes| !cubes.is_empty());
        let choices = !self.track.left.is_empty() || !self.cubes.left.is_empty() || self.row.is_some() || self.bonus.is_some();
        let answers = self.reveal.is_some() || self.keep_token.is_some() || self.wormhole.is_some() || self.fuel.is_some();
        let things = self.technology.is_some() || self.planet.is_some() || self.family.is_some() || self.extra.is_some();
        pays || loads || keeps || choices || answers || things
    }

    fn use_cube(&mut self, cube: Colour) {
        let of_step = self.current.as_mut().and_then(|step| step.cubes.as_mut());
        let cubes = of_step.unwrap_or(&mut self.cubes.left);
        if let Some(at) = cubes.iter().position(|&other| other == cube) {
            cubes.remove(at);
        }
    }

    /// Whether parts of a token's action are named.
    fn names_parts(&self) -> bool {
        self.planet.is_some()
            || self.technology.is_some()
            || self.production.as_ref().is_some_and(|steps| !steps.is_empty())
            || !self.trades.is_empty()
    }

    /// Whether every part was carried out.
    fn is_used_up(&self) -> bool {
        self.production.as_ref().is_none_or(Vec::is_empty)
            && self.trades.is_empty()
            && self.positions.left.is_empty()
            && self.path.left.is_empty()
            && self.mechanisms.left.is_empty()
            && self.components.left.is_empty()
            && self.install.as_ref().is_none_or(Vec::is_empty)
            && self.removals.left.is_empty()
            && self.discards.left.is_empty()
    }
}

fn yes_or_no(yes: bool) -> Action {
    if yes { Action::Accept } else { Action::Decline }
}

/// The next cube of the payment, the highest first.
fn answer_payment(command: &Command, cost: &Cubes, paid: &Cubes) -> Option<Action> {
    let left = total(cost) - total(paid);
    let next = match &command.payment {
        Payment::Open => None,
        Payment::Exact => Colour::ALL.into_iter().filter(|colour| cost[colour.index()] > paid[colour.index()]).max(),
        Payment::Cubes(payment) => payment.iter().take(usize::from(left)).max().copied(),
    };
    next.map(|cube| Action::Pay { cube })
}

/// The next piece in the order of loading.
fn next_piece(command: &Command) -> Option<Action> {
    let left = command.load.as_ref()?.iter().filter(|(_, count)| *count > 0).map(|(piece, _)| *piece);
    Some(left.min().map_or(Action::Stop, |piece| Action::Load { piece }))
}

fn next_building(command: &Command) -> Option<Action> {
    let piece = |building: &Building| Piece::ALL[building.index() + 1];
    let left = command.install.as_ref()?.iter().map(piece);
    Some(left.min().map_or(Action::Stop, |piece| Action::Install { piece }))
}

fn next_element(command: &mut Command) -> Option<Action> {
    let steps = command.production.as_mut()?;
    if steps.is_empty() {
        return Some(Action::Stop);
    }
    let step = steps.remove(0);
    let element = step.element;
    command.current = Some(step);
    Some(Action::Element { element })
}

/// Conversions of different levels in a row are made by one Converter (R6.6.8).
fn next_conversion(command: &mut Command, made: u8) -> Option<Action> {
    let is_new = |step: &ProductionStep| {
        step.element == Element::Converter && step.level.is_some_and(|level| level < 8 && made >> level & 1 == 0)
    };
    if made != 0 {
        let steps = command.production.as_mut()?;
        if !steps.first().is_some_and(is_new) {
            return Some(Action::Stop);
        }
        command.current = Some(steps.remove(0));
    }
    let level = command.current.as_ref()?.level?;
    Some(Action::Convert { level })
}

fn next_node(command: &Command, way: Way) -> Option<Action> {
    let node = command.path.first().map(|&to| Action::Move { to });
    node.or(command.path.stop().filter(|_| way.is_optional()))
}
