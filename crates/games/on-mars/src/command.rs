//! Commands: several decisions submitted together (R24.7, R27.1). At the table every decision is an [`Action`] of its own; cases written
//! as data may name an action with all its targets at once.
//!
//! A command is checked with its targets, whether or not anything else would be possible. Errors about targets are reported before errors
//! about cost. A refused command changes nothing. A command names every answer: a question that it leaves open and that has several
//! answers is its [`Failure`], unless the command ends there ([`Command::open`]) or its source fills the gap ([`Fill`]).

mod answers;
mod walk;

use std::collections::VecDeque;

use orrery_engine::{Disclosure, Game, Illegal, Log, Seat};

use crate::action::{Action, Payment};
use crate::board::Hex;
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{
    Blueprint, Building, Contract, Discovery, Executive, Goal, GoalReward, Goals, Item, LabSpace, MainAction, Row, Side, Tech,
};
use crate::state::{DisplayCard, OnMars, Work};
use crate::view::Question;

/// What is commanded.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// A decision, and what it asks.
    Act(Action),
    Main(MainAction),
    Executive(Executive),
    /// The executive action with this advanced building (R15.2).
    Building {
        blueprint: Blueprint,
        move_scientist: bool,
    },
    Goal {
        goal: Goal,
        reward: GoalReward,
    },
    /// An effect that begins for the player.
    Effect(Term),
    /// Work that is done for the player.
    Work(Work),
    /// The end of the turn, from the choices of the owners of used tiles on (R5.3 T2).
    Owners,
}

impl Order {
    /// The executive action of this id.
    ///
    /// # Errors
    ///
    /// If there is none (R24.7).
    pub fn executive(id: &str) -> Result<Order, Illegal> {
        Executive::by_id(id).map(Order::Executive).ok_or(Illegal::new("R24.7", "unknown_id"))
    }
}

/// A tile of the grid, its space, and how it is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewTech {
    pub row: Row,
    pub tech: Tech,
    pub space: LabSpace,
    pub pay: Option<[u8; 6]>,
}

/// A development step, and how it is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Development {
    pub tech: Tech,
    pub space: LabSpace,
    pub pay: Option<[u8; 6]>,
}

/// A piece and its way. A bot is named by the hex where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// `None`: the rover.
    pub bot: Option<Hex>,
    pub path: Vec<Hex>,
}

/// Where a colonist is brought back from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    WorkingArea,
    /// Slots on this side.
    Slots(Side),
}

/// What an owner does about a used tile (R8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settle {
    Keep,
    Step(LabSpace),
}

/// All parts of a repeated effect, used from the front; `None`: the command says nothing about the effect.
pub type Parts<T> = Option<VecDeque<T>>;

/// A command with the answers to all its questions.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    pub order: Order,

    // Costs
    /// Crystals and colonists of the surcharge. The crystals also buy movement points.
    pub crystals: Option<u8>,
    pub colonists: Option<u8>,
    /// Goal cards that pay as crystals.
    pub goals: Option<Goals>,
    /// Items by kind, crystals last.
    pub pay: Option<[u8; 6]>,
    /// Owner of the tile that is used.
    pub tech: Option<Seat>,
    pub boosts: Option<u8>,

    // Parts
    pub blueprints: Parts<Blueprint>,
    pub techs: Parts<NewTech>,
    pub developments: Parts<Development>,
    pub items: Parts<Item>,
    pub upgrades: Parts<(Blueprint, Hex)>,
    /// Depot spaces, and by ship whether a bot is wanted.
    pub ships: Parts<u8>,
    pub bots: VecDeque<bool>,
    pub back: Parts<Back>,
    pub routes: Parts<Route>,

    // Single choices
    /// Whether offers are accepted, in the order in which they are made.
    pub accept: VecDeque<bool>,
    pub settle: VecDeque<Settle>,
    pub building: Option<Building>,
    pub hex: Option<Hex>,
    pub displace_to: Option<Hex>,
    pub take_tile: Option<bool>,
    /// Hex of the tile that is resolved first.
    pub take_first: Option<Hex>,
    pub discovery: Option<Discovery>,
    pub card: Option<DisplayCard>,
    pub refill: Option<Contract>,
    pub space: Option<u8>,
    /// The choice beside a reward tile of the life support system (R11.4).
    pub benefit: Option<Action>,
    /// Units of a gain that go onto a contract, by kind.
    pub deliver: Option<[u8; 6]>,

    /// It ends at the first question that it does not answer.
    pub open: bool,
}

impl Command {
    /// Without any answer.
    pub fn new(order: Order) -> Command {
        Command {
            order,
            crystals: None,
            colonists: None,
            goals: None,
            pay: None,
            tech: None,
            boosts: None,
            blueprints: None,
            techs: None,
            developments: None,
            items: None,
            upgrades: None,
            ships: None,
            bots: VecDeque::new(),
            back: None,
            routes: None,
            accept: VecDeque::new(),
            settle: VecDeque::new(),
            building: None,
            hex: None,
            displace_to: None,
            take_tile: None,
            take_first: None,
            discovery: None,
            card: None,
            refill: None,
            space: None,
            benefit: None,
            deliver: None,
            open: false,
        }
    }

    /// Whether a target of a part is left.
    pub fn has_targets(&self) -> bool {
        fn any<T>(parts: &Parts<T>) -> bool {
            parts.as_ref().is_some_and(|parts| !parts.is_empty())
        }
        any(&self.blueprints)
            || any(&self.techs)
            || any(&self.developments)
            || any(&self.items)
            || any(&self.upgrades)
            || any(&self.ships)
            || any(&self.back)
            || self.card.is_some()
    }

    /// Whether it names targets of its effect, so that the effect is checked with them.
    fn names_targets(&self) -> bool {
        self.has_targets() || !self.bots.is_empty() || self.building.is_some()
    }
}

/// Answers a question that a command leaves open, from what is left of the command and the legal answers; `None`: no answer.
pub type Fill<'a> = &'a dyn Fn(&OnMars, &Command, &[Action]) -> Option<Action>;

/// Why a command was not carried out.
#[derive(Clone, PartialEq, Debug)]
pub enum Failure {
    Refused(Illegal),
    /// It does not answer this question, which has these answers.
    Unanswered(Question, Vec<Action>),
}

impl From<Illegal> for Failure {
    fn from(illegal: Illegal) -> Failure {
        Failure::Refused(illegal)
    }
}

/// What a command did.
#[derive(Clone, PartialEq, Debug)]
pub struct Carried {
    /// Whether one of its decisions can no longer be taken back (R24.11).
    pub disclosure: Disclosure,
    /// Crystals and goal cards paid for an executive action.
    pub price: u8,
    /// The positions in which it answered a question, and the one in which it stopped.
    pub moments: Vec<OnMars>,
    /// A question that it answers and that was not put.
    pub unasked: Option<Question>,
}

impl OnMars {
    /// Carries out a command with its consequences.
    ///
    /// # Errors
    ///
    /// The first refusal by R24.7, or the first open question; the position is then unchanged.
    pub fn command(&mut self, seat: Seat, command: &Command, fill: Fill, log: &mut impl Log<Event>) -> Result<Carried, Failure> {
        let mut after = self.clone();
        let mut carrier = Carrier::new(&mut after, seat, command.clone(), fill, log);
        carrier.begin()?;
        carrier.answer_all()?;
        carrier.check_rest()?;
        let unasked = carrier.unasked();
        let Carrier { price, moments, .. } = carrier;
        let barred = std::mem::take(&mut after.disclosed) || !after.deciders().contains(seat);
        *self = after;
        let disclosure = if barred { Disclosure::Something } else { Disclosure::Nothing };
        Ok(Carried { disclosure, price, moments, unasked })
    }

    /// Maximum number of parts of a repeated effect, with tile and boosts, over all orders of its kinds of answers. Cards, ships and hexes
    /// of one kind are alike where parts are counted, so one of each is tried.
    pub fn most_parts(&self, seat: Seat, work: Work) -> usize {
        let mut game = self.clone();
        game.push(seat, work);
        game.most_parts_from(0)
    }

    fn most_parts_from(&mut self, made: usize) -> usize {
        let mut events = Vec::new();
        self.carry_on(&mut events);
        let is_part = |event: &&Event| matches!(event, Event::Upgraded { .. } | Event::ShipWelcomed { .. });
        let made = made + events.iter().filter(is_part).count();
        if matches!(self.question(), Question::Turn | Question::Nothing) {
            return made;
        }
        let Some(seat) = self.deciders().lowest() else { return made };
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let mut kinds: Vec<Action> = Vec::new();
        for action in legal {
            let is_alike = |known: &Action| std::mem::discriminant(known) == std::mem::discriminant(&action);
            if matches!(action, Action::UseTech { .. } | Action::Reward { .. }) || !kinds.iter().any(is_alike) {
                kinds.push(action);
            }
        }
        let after = |action: &Action| {
            let (mut after, mut events) = (self.clone(), Vec::new());
            after.act(seat, action, &mut events);
            after.most_parts_from(made + events.iter().filter(is_part).count())
        };
        kinds.iter().map(after).max().unwrap_or(made)
    }
}

/// A command being carried out.
struct Carrier<'a, L> {
    game: &'a mut OnMars,
    seat: Seat,
    /// What is left of it.
    command: Command,
    fill: Fill<'a>,
    log: &'a mut L,
    /// How the current part is paid, the space of a new tile, the hex of an upgrade or a bot.
    pay: Option<[u8; 6]>,
    lab_space: Option<LabSpace>,
    site: Option<Hex>,
    /// The repeated effect that was asked about last.
    run: Option<Work>,
    /// The command has ended at an open question.
    stopped: bool,
    price: u8,
    moments: Vec<OnMars>,
}

impl<'a, L: Log<Event>> Carrier<'a, L> {
    fn new(game: &'a mut OnMars, seat: Seat, command: Command, fill: Fill<'a>, log: &'a mut L) -> Carrier<'a, L> {
        Carrier {
            game,
            seat,
            command,
            fill,
            log,
            pay: None,
            lab_space: None,
            site: None,
            run: None,
            stopped: false,
            price: 0,
            moments: Vec::new(),
        }
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.game.check(self.seat, action)
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(seat) = self.game.deciders().lowest() {
            self.game.legal(seat, &mut legal);
        }
        legal
    }

    /// One decision of the seat that must decide, with its consequences.
    fn decide(&mut self, action: &Action) -> Result<(), Illegal> {
        let seat = self.game.deciders().lowest().unwrap_or(self.seat);
        self.game.check(seat, action)?;
        self.game.act(seat, action, self.log);
        self.game.carry_on(self.log);
        Ok(())
    }

    /// A decision that begins the action. With a named target, `nothing_to_do` is not reported (R24.7): the target is.
    fn begin_with(&mut self, action: &Action) -> Result<Term, Illegal> {
        match self.check(action) {
            Err(illegal) if !(illegal.code == "nothing_to_do" && self.command.names_targets()) => Err(illegal),
            _ => Ok(self.game.decide(self.seat, action, self.log)),
        }
    }

    fn begin(&mut self) -> Result<(), Failure> {
        let term = match self.command.order {
            Order::Act(action) => return Ok(self.decide(&action)?),
            Order::Work(work) => {
                self.game.push(self.seat, work);
                return Ok(());
            }
            Order::Owners => {
                self.game.end_turn_now(self.log);
                return Ok(());
            }
            Order::Effect(term) => term,
            Order::Goal { goal, reward } => {
                let action = Action::CompleteGoal { goal, reward };
                self.check(&action)?;
                self.game.decide(self.seat, &action, self.log)
            }
            Order::Main(action) => return self.begin_main(&Action::Main { action }),
            Order::Executive(action) => {
                let term = self.begin_with(&Action::Executive { action })?;
                self.pay_price()?;
                term
            }
            Order::Building { blueprint, move_scientist } => {
                self.begin_building()?;
                let term = self.begin_with(&Action::UseBuilding { blueprint, move_scientist })?;
                self.pay_price()?;
                term
            }
        };
        self.begin_effect(term);
        Ok(())
    }

    /// The mix of a surcharge is checked before the effect. A command that ends there has made the decision of the turn menu alone.
    fn begin_main(&mut self, action: &Action) -> Result<(), Failure> {
        let before = self.game.clone();
        let term = self.begin_with(action)?;
        match self.pay_surcharge() {
            Err(Failure::Unanswered(..)) if self.command.open => {
                *self.game = before;
                self.decide(action)?;
            }
            paid => {
                paid?;
                self.begin_effect(term);
            }
        }
        Ok(())
    }

    /// Checks that the executive action is available before the building that is named (R24.7).
    fn begin_building(&mut self) -> Result<(), Illegal> {
        let action = Action::Executive { action: Executive::AdvancedBuilding };
        match self.check(&action) {
            Err(illegal) if illegal.rule == "R15.1" => return Err(illegal),
            _ => {}
        }
        let term = self.game.decide(self.seat, &action, self.log);
        self.game.begin(self.seat, term, self.log);
        Ok(())
    }

    /// The type of a construction is checked together with its hex.
    fn begin_effect(&mut self, term: Term) {
        match (term, self.command.building) {
            (Term::Construct { building: None, free, tech_boost }, Some(building)) => {
                self.game.push(self.seat, Work::ConstructHex { building, free, tech_boost });
            }
            _ => self.game.begin(self.seat, term, self.log),
        }
    }

    // Costs

    /// An answer that is not named: the only one there is, goal cards apart (R27.4), or the one that the command's source fills in.
    fn unnamed(&self, legal: &[Action]) -> Option<Action> {
        match legal {
            [only] if !matches!(only, Action::Pay { payment } if !payment.goals.is_empty()) => Some(*only),
            _ => (self.fill)(self.game, &self.command, legal),
        }
    }

    fn unanswered(&self, legal: Vec<Action>) -> Failure {
        Failure::Unanswered(self.game.question(), legal)
    }

    /// The named mix. One that leaves too little for the effect is refused with the targets (R6.11).
    fn pay_surcharge(&mut self) -> Result<(), Failure> {
        if self.game.question() != Question::Surcharge {
            return Ok(());
        }
        let legal = self.legal();
        let Some(way) = self.surcharge(&legal).or_else(|| self.unnamed(&legal)) else { return Err(self.unanswered(legal)) };
        match self.check(&way) {
            Err(illegal) if !(illegal.rule == "R6.11" && self.command.names_targets()) => Err(illegal.into()),
            _ => {
                self.game.decide(self.seat, &way, self.log);
                Ok(())
            }
        }
    }

    /// The payment that the command names, legal or not. Parts that it leaves out follow from the legal ones.
    fn surcharge(&self, legal: &[Action]) -> Option<Action> {
        let Command { crystals, colonists, goals, .. } = self.command;
        if crystals.is_none() && colonists.is_none() && goals.is_none() {
            return None;
        }
        let goals = goals.unwrap_or_default();
        let fits = |payment: &Payment| {
            crystals.is_none_or(|crystals| payment.crystals == crystals)
                && colonists.is_none_or(|colonists| payment.colonists == colonists)
                && payment.goals == goals
        };
        let named = Payment { crystals: crystals.unwrap_or(0), colonists: colonists.unwrap_or(0), goals, ..Payment::default() };
        Self::only_payment(legal, fits, named)
    }

    /// The payment that fits; the named one, to be refused, if there is none; nothing if several fit.
    fn only_payment(legal: &[Action], fits: impl Fn(&Payment) -> bool, named: Payment) -> Option<Action> {
        let mut fitting = legal.iter().copied().filter(|action| matches!(action, Action::Pay { payment } if fits(payment)));
        match (fitting.next(), fitting.next()) {
            (Some(only), None) => Some(only),
            (None, _) => Some(Action::Pay { payment: named }),
            _ => None,
        }
    }

    /// The cost that precedes an effect.
    fn pay_price(&mut self) -> Result<(), Failure> {
        if self.game.question() != Question::Payment {
            return Ok(());
        }
        let legal = self.legal();
        let Some(way) = self.payment(&legal).or_else(|| self.unnamed(&legal)) else { return Err(self.unanswered(legal)) };
        self.check(&way)?;
        self.game.decide(self.seat, &way, self.log);
        if let Action::Pay { payment } = way {
            self.price = payment.crystals + payment.goals.len() as u8;
        }
        Ok(())
    }

    /// The payment that is named for the part or for all; without one with goal cards nothing is paid by them. A price that can be paid in
    /// one way is not asked for, so what is named is meant for another.
    fn payment(&mut self, legal: &[Action]) -> Option<Action> {
        let items = self.pay.take().or(self.command.pay);
        let goals = self.command.goals;
        if items.is_none() && goals.is_none() || goals.is_none() && legal.len() == 1 {
            return None;
        }
        let fits = |payment: &Payment| {
            payment.goals == goals.unwrap_or_default()
                && items.is_none_or(|items| {
                    payment.resources[..] == items[..5] && (goals.is_some() || payment.crystals == items[Item::Crystal.index()])
                })
        };
        let mut named = Payment { goals: goals.unwrap_or_default(), ..Payment::default() };
        if let Some(items) = items {
            named.resources.copy_from_slice(&items[..5]);
            named.crystals = items[Item::Crystal.index()];
        }
        Self::only_payment(legal, fits, named)
    }
}
