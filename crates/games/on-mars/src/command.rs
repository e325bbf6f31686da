//! Commands: several decisions submitted together (R24.7, R27.1). At the table every decision is an [`Action`] of its own; cases written
//! as data may name an action with all its targets at once.
//!
//! A command is checked with its targets, whether or not anything else would be possible. Errors about targets are reported before errors
//! about cost. A refused command changes nothing. A question that it does not answer is declined where the rules allow that; otherwise the
//! first option is taken (R27.11), and a payment is made without goal cards. A command may also end at such a question ([`Until`]).

mod answers;
mod walk;

use std::collections::VecDeque;

use orrery_engine::{Disclosure, Game, Illegal, Log, Seat, Silent};

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

/// Goal cards that pay as crystals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards {
    /// Any of this number.
    Count(u8),
    These(Goals),
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

/// A command with the targets of all its parts. Lists are used from the front.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    pub order: Order,

    // Costs
    /// Crystals and colonists of the surcharge.
    pub crystals: Option<u8>,
    pub colonists: Option<u8>,
    pub goals: Option<Cards>,
    /// Items by kind, crystals last.
    pub pay: Option<[u8; 6]>,
    /// Owner of the tile that is used; `None`: the player.
    pub tech_owner: Option<Seat>,
    pub boosts: u8,

    // Parts
    pub blueprints: VecDeque<Blueprint>,
    pub techs: VecDeque<NewTech>,
    pub developments: VecDeque<Development>,
    pub items: VecDeque<Item>,
    pub upgrades: VecDeque<(Blueprint, Hex)>,
    /// Depot spaces, and by ship whether a bot is wanted.
    pub ships: VecDeque<u8>,
    pub bots: VecDeque<bool>,
    pub back: VecDeque<Back>,
    pub routes: VecDeque<Route>,

    // Single choices
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
    /// Units of a gain that go onto a contract, by kind.
    pub deliver: [u8; 6],
    /// Whether offers are accepted; `None`: if a target is left for them.
    pub accept: Option<bool>,
    pub until: Until,
}

/// Where a command ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Until {
    /// The player is free to choose again.
    #[default]
    Done,
    /// An offer or a tile is accepted and asks its first question.
    Accepted,
    /// A question that the command does not answer.
    Unanswered,
}

impl Command {
    pub fn new(order: Order) -> Command {
        Command {
            order,
            crystals: None,
            colonists: None,
            goals: None,
            pay: None,
            tech_owner: None,
            boosts: 0,
            blueprints: VecDeque::new(),
            techs: VecDeque::new(),
            developments: VecDeque::new(),
            items: VecDeque::new(),
            upgrades: VecDeque::new(),
            ships: VecDeque::new(),
            bots: VecDeque::new(),
            back: VecDeque::new(),
            routes: VecDeque::new(),
            building: None,
            hex: None,
            displace_to: None,
            take_tile: None,
            take_first: None,
            discovery: None,
            card: None,
            refill: None,
            space: None,
            deliver: [0; 6],
            accept: None,
            until: Until::Done,
        }
    }

    /// Whether a target of a part is left.
    fn has_targets(&self) -> bool {
        !(self.blueprints.is_empty() && self.techs.is_empty() && self.developments.is_empty() && self.items.is_empty())
            || !(self.upgrades.is_empty() && self.ships.is_empty() && self.back.is_empty())
            || self.card.is_some()
    }

    /// Whether it names targets of its effect, so that the effect is checked with them.
    fn names_targets(&self) -> bool {
        self.has_targets() || !self.bots.is_empty() || self.building.is_some()
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
}

impl OnMars {
    /// Whether a command is legal, else the first refusal by R24.7.
    pub fn check_command(&self, seat: Seat, command: &Command) -> Result<(), Illegal> {
        self.clone().carry_out(seat, command, &mut Silent).map(drop)
    }

    /// Carries out a command with its consequences.
    ///
    /// # Errors
    ///
    /// The first refusal by R24.7; the position is then unchanged.
    pub fn command(&mut self, seat: Seat, command: &Command, log: &mut impl Log<Event>) -> Result<Carried, Illegal> {
        let mut after = self.clone();
        let carried = after.carry_out(seat, command, log)?;
        *self = after;
        Ok(carried)
    }

    fn carry_out(&mut self, seat: Seat, command: &Command, log: &mut impl Log<Event>) -> Result<Carried, Illegal> {
        let mut carrier = Carrier::new(self, seat, command.clone(), log);
        carrier.begin()?;
        carrier.answer_all()?;
        carrier.check_rest()?;
        let Carrier { price, moments, .. } = carrier;
        let barred = std::mem::take(&mut self.disclosed) || !self.deciders().contains(seat);
        Ok(Carried { disclosure: if barred { Disclosure::Something } else { Disclosure::Nothing }, price, moments })
    }

    /// Maximum number of parts of a repeated effect, with tile and boosts.
    pub fn most_parts(&self, seat: Seat, work: Work) -> usize {
        let mut game = self.clone();
        let mut events = Vec::new();
        game.push(seat, work);
        game.carry_on(&mut events);
        while !matches!(game.question(), Question::Turn | Question::Nothing) {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let is_more = |action: &&Action| !matches!(action, Action::Stop | Action::Decline | Action::Reward { index: 0 });
            let Some(action) = legal.iter().find(is_more).or(legal.first()) else { break };
            game.act(seat, action, &mut events);
            game.carry_on(&mut events);
        }
        events.iter().filter(|event| matches!(event, Event::Upgraded { .. } | Event::ShipWelcomed { .. })).count()
    }
}

/// A command being carried out.
struct Carrier<'a, L> {
    game: &'a mut OnMars,
    seat: Seat,
    /// What is left of it.
    command: Command,
    log: &'a mut L,
    /// How the current part is paid, and the space of a new tile.
    pay: Option<[u8; 6]>,
    lab_space: Option<LabSpace>,
    /// The repeated effect that was asked about last, and whether a tile was named for it.
    run: Option<Work>,
    tech_used: bool,
    /// The command ends at the next question.
    stopped: bool,
    price: u8,
    moments: Vec<OnMars>,
}

impl<'a, L: Log<Event>> Carrier<'a, L> {
    fn new(game: &'a mut OnMars, seat: Seat, command: Command, log: &'a mut L) -> Carrier<'a, L> {
        Carrier {
            game,
            seat,
            command,
            log,
            pay: None,
            lab_space: None,
            run: None,
            tech_used: false,
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

    /// A decision that begins the action. With a named target, `nothing_to_do` is not reported.
    fn begin_with(&mut self, action: &Action) -> Result<Term, Illegal> {
        match self.check(action) {
            Err(illegal) if !(illegal.code == "nothing_to_do" && self.command.names_targets()) => Err(illegal),
            _ => Ok(self.game.decide(self.seat, action, self.log)),
        }
    }

    fn begin(&mut self) -> Result<(), Illegal> {
        let term = match self.command.order {
            Order::Act(action) => return self.decide(&action),
            Order::Work(work) => {
                self.game.push(self.seat, work);
                return Ok(());
            }
            Order::Effect(term) => term,
            Order::Goal { goal, reward } => {
                let action = Action::CompleteGoal { goal, reward };
                self.check(&action)?;
                self.game.decide(self.seat, &action, self.log)
            }
            Order::Main(action) => {
                let term = self.begin_with(&Action::Main { action })?;
                self.pay_surcharge()?;
                term
            }
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

    /// Which building is meant comes after whether the action is there at all.
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

    /// The named mix. One that leaves too little for the effect is refused with the targets (R6.11).
    fn pay_surcharge(&mut self) -> Result<(), Illegal> {
        if self.game.question() != Question::Surcharge {
            return Ok(());
        }
        let way = self.surcharge();
        match self.check(&way) {
            Err(illegal) if !(illegal.rule == "R6.11" && self.command.names_targets()) => Err(illegal),
            _ => {
                self.game.decide(self.seat, &way, self.log);
                Ok(())
            }
        }
    }

    fn surcharge(&self) -> Action {
        let Command { crystals, colonists, goals, .. } = self.command;
        let goals = self.named_goals(goals.unwrap_or(Cards::Count(0)));
        let fits = |action: &Action| match action {
            Action::Pay { payment } => {
                crystals.is_none_or(|crystals| payment.crystals == crystals)
                    && colonists.is_none_or(|colonists| payment.colonists == colonists)
                    && payment.goals == goals
            }
            _ => false,
        };
        let named = Payment { crystals: crystals.unwrap_or(0), colonists: colonists.unwrap_or(0), goals, ..Payment::default() };
        self.legal().into_iter().find(fits).unwrap_or(Action::Pay { payment: named })
    }

    /// Goal cards of the hand; of a number the first ones.
    fn named_goals(&self, cards: Cards) -> Goals {
        match cards {
            Cards::These(goals) => goals,
            Cards::Count(count) => self.game.player(self.seat).hand.iter().take(usize::from(count)).collect(),
        }
    }

    /// The cost that precedes an effect.
    fn pay_price(&mut self) -> Result<(), Illegal> {
        if self.game.question() != Question::Payment {
            return Ok(());
        }
        let Some(way) = self.payment(&self.legal()) else { return Ok(()) };
        self.check(&way)?;
        self.game.decide(self.seat, &way, self.log);
        if let Action::Pay { payment } = way {
            self.price = payment.crystals + payment.goals.len() as u8;
        }
        Ok(())
    }

    /// The payment that is named for the part or for all, among those that are offered. One with goal cards that is not offered is
    /// refused.
    fn payment(&self, legal: &[Action]) -> Option<Action> {
        let find = |fits: &dyn Fn(&Payment) -> bool| {
            legal.iter().copied().find(|action| matches!(action, Action::Pay { payment } if fits(payment)))
        };
        let pays = |payment: &Payment, items: [u8; 6]| {
            payment.resources[..] == items[..5] && payment.crystals == items[Item::Crystal.index()]
        };
        let with = |payment: &Payment, cards: Cards| match cards {
            Cards::Count(count) => payment.goals.len() == usize::from(count),
            Cards::These(goals) => payment.goals == goals,
        };
        let plain = || find(&|payment| payment.goals.is_empty());
        match (self.pay.or(self.command.pay), self.command.goals) {
            (Some(items), None) => find(&|payment| pays(payment, items)).or_else(plain),
            (Some(items), Some(cards)) => find(&|payment| payment.resources[..] == items[..5] && with(payment, cards)),
            (None, Some(cards)) => find(&|payment| with(payment, cards)).or_else(|| {
                let goals = self.named_goals(cards);
                Some(Action::Pay { payment: Payment { goals, ..Payment::default() } })
            }),
            (None, None) => plain(),
        }
    }
}
