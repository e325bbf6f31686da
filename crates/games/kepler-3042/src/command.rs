//! Commands: several decisions submitted together (R17, R19). At the table every decision is a separate [`Action`]; cases written
//! as data may name a bonus action with its cube and target, or all answers to a progress card, at once.
//!
//! A command is checked as a whole: if it is refused, nothing changes, and of several refusals the first in R17's table is
//! returned. Its consequences (pending effects, the end of a round) are not part of it; see [`Kepler::follow_up`].

use orrery_engine::{Game, Illegal, Seat, Silent};

use crate::action::Action;
use crate::components::data;
use crate::effects::{Amount, Term};
use crate::hex::{Hex, Path};
use crate::kinds::{Bonus, Card, Cubes, Kind, Place, Tech};
use crate::phases::colonies::side;
use crate::phases::resources::{NOTHING, allowed};
use crate::phases::technology::converted;
use crate::refusals::{first, rank};
use crate::state::{Kepler, Phase, Queue};

#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// One decision.
    Act(Action),
    /// The answer to an interrupt (R4.5).
    Answer(Action),
    Move(Move),
    /// The free technology steps of the set-up (R3.4).
    SetupTech(Vec<Tech>),
    /// Energy Accumulation; no amount means the largest possible one (R5.1).
    Accumulate {
        card: Card,
        energy: Option<u8>,
    },
    /// Antimatter Generation, likewise.
    Generate {
        card: Card,
        antimatter: Option<u8>,
    },
    /// The production of a progress card, likewise.
    Produce {
        card: Card,
        cubes: Option<Cubes>,
    },
    Exploit {
        card: Card,
        take: Option<Cubes>,
    },
    /// A conversion that names what the cube becomes (R9.2).
    Convert {
        card: Card,
        from: Kind,
        to: Option<Kind>,
    },
    Bonus(BonusCommand),
    /// Answers to one question of a progress card (R19.2).
    CardParts(Vec<Action>),
    /// The movement batch of a progress card.
    CardMoves(Vec<Move>),
}

/// A ship and its path, hex by hex.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    pub ship: Hex,
    pub path: Vec<Hex>,
}

/// A bonus action with the cube it burns and its target. A target that is not named stays open.
#[derive(Clone, PartialEq, Debug)]
pub struct BonusCommand {
    pub bonus: Bonus,
    pub burn: Option<(Place, Kind)>,
    pub card: Option<Card>,
    pub hex: Option<Hex>,
    /// Paths of Exploration Planning. They close its batch (R7.8).
    pub moves: Option<Vec<Move>>,
}

impl Kepler {
    pub fn command(&mut self, seat: Seat, command: &Command) -> Result<(), Illegal> {
        self.check_asked(seat, command)?;
        let mut after = self.clone();
        after.carry_out(seat, command)?;
        *self = after;
        Ok(())
    }

    /// The same command once for each card it names. One payment or production cannot be split (R5.1, R5.2).
    pub fn command_over_cards(&mut self, seat: Seat, commands: &[Command]) -> Result<(), Illegal> {
        if let [only] = commands {
            return self.command(seat, only);
        }
        let parts = commands.iter().map(|command| self.clone().command(seat, command));
        first(parts.chain([Err(Illegal::new("R5.1", "mixed_planets"))]))
    }

    /// While an interrupt is open, only its answer is accepted (R4.5).
    fn check_asked(&self, seat: Seat, command: &Command) -> Result<(), Illegal> {
        if !self.deciders().contains(seat) {
            return Err(Illegal::new("R4.3", "not_your_turn"));
        }
        match (self.interrupts.head(), command) {
            (Some(_), Command::Answer(_)) => Ok(()),
            (Some(_), _) => Err(Illegal::new("R4.5", "answer_first")),
            (None, Command::Answer(_)) => Err(Illegal::new("R4.5", "wrong_step")),
            (None, _) => Ok(()),
        }
    }

    fn carry_out(&mut self, seat: Seat, command: &Command) -> Result<(), Illegal> {
        match command {
            Command::Act(action) | Command::Answer(action) => self.decide(seat, *action),
            Command::Move(step) => self.fly_batch(seat, std::slice::from_ref(step)),
            Command::SetupTech(techs) => self.setup_techs(seat, techs),
            Command::Accumulate { card, energy } => {
                self.produce_in_main(seat, Amount::TechEnergy, *card, energy.map(|n| Cubes::some(Kind::Energy, n)))
            }
            Command::Generate { card, antimatter } => {
                self.produce_in_main(seat, Amount::TechAntimatter, *card, antimatter.map(|n| Cubes::some(Kind::Antimatter, n)))
            }
            Command::Produce { card, cubes } => self.produce_some(seat, *card, *cubes),
            Command::Exploit { card, take } => self.exploit_some(seat, *card, *take),
            Command::Convert { card, from, to } => {
                let possible = to.is_none() || *to == converted(*from);
                let named = if possible { Ok(()) } else { Err(Illegal::new("R9.2", "not_available")) };
                first([self.decide(seat, Action::Convert { card: *card, from: *from }), named])
            }
            Command::Bonus(command) => self.bonus_command(seat, command),
            Command::CardParts(parts) => self.card_parts(seat, parts),
            Command::CardMoves(moves) => {
                self.fly_batch(seat, moves)?;
                self.next_clause();
                Ok(())
            }
        }
    }

    fn decide(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(seat, &action)?;
        self.act(seat, &action, &mut Silent);
        Ok(())
    }

    /// Two different technologies (R3.4).
    fn setup_techs(&mut self, seat: Seat, techs: &[Tech]) -> Result<(), Illegal> {
        self.check(seat, &Action::SetupTech { techs: [Tech::I, Tech::II] })?;
        let twice = techs.iter().enumerate().find(|(index, tech)| techs[..*index].contains(tech));
        match (twice, techs) {
            (Some((_, &tech)), _) => self.decide(seat, Action::SetupTech { techs: [tech; 2] }),
            (None, &[first, second]) => self.decide(seat, Action::SetupTech { techs: [first, second] }),
            (None, [] | [_]) => Err(Illegal::new("R3.4", "must_finish")),
            (None, _) => Err(Illegal::new("R3.4", "too_many").with(2)),
        }
    }

    // Amounts (R5.1)

    /// Energy Accumulation and Antimatter Generation are actions of their own spaces (R6.7, R6.9).
    fn produce_in_main(&mut self, seat: Seat, of: Amount, card: Card, cubes: Option<Cubes>) -> Result<(), Illegal> {
        match self.term() {
            Some(Term::Produce { amount, .. }) if amount == of && self.phase == Phase::Main => {
                self.produce_some(seat, card, cubes)
            }
            _ => Err(Illegal::new("R4.3", "wrong_step")),
        }
    }

    fn produce_some(&mut self, seat: Seat, card: Card, cubes: Option<Cubes>) -> Result<(), Illegal> {
        let most = match self.term() {
            Some(Term::Produce { amount, .. }) => allowed(self.player(seat), amount),
            _ => Cubes::NONE,
        };
        permit_nothing(self.decide(seat, Action::Produce { card, cubes: cubes.unwrap_or(most) }))
    }

    fn exploit_some(&mut self, seat: Seat, card: Card, take: Option<Cubes>) -> Result<(), Illegal> {
        let player = self.player(seat);
        let shown = player.slot(card).map_or(Cubes::NONE, |slot| side(&player.colonies[slot]).produce);
        permit_nothing(self.decide(seat, Action::Exploit { card, take: take.unwrap_or(shown) }))
    }

    // Movement

    /// Paths one after the other. Icons on the way are answered after the whole command (R4.5).
    fn fly_batch(&mut self, seat: Seat, moves: &[Move]) -> Result<(), Illegal> {
        let mut raised = Queue::EMPTY;
        for Move { ship, path } in moves {
            self.check_move(seat, *ship, path)?;
            let starts = std::iter::once(*ship).chain(path.iter().copied());
            let path: Path = starts.zip(path).filter_map(|(from, &to)| from.dir_to(to)).collect();
            self.act(seat, &Action::Ship { ship: *ship }, &mut Silent);
            self.act(seat, &Action::Fly { path }, &mut Silent);
            self.defer_interrupts(&mut raised);
        }
        self.interrupts = raised;
        Ok(())
    }

    fn defer_interrupts(&mut self, raised: &mut Queue) {
        self.interrupts.iter().for_each(|interrupt| raised.push(interrupt));
        self.interrupts = Queue::EMPTY;
    }

    // Bonus actions (R7)

    /// The cube and the target are checked even if the bonus action itself is refused, unless the refusal stands before theirs.
    fn bonus_command(&mut self, seat: Seat, command: &BonusCommand) -> Result<(), Illegal> {
        let chosen = self.check(seat, &Action::Bonus { bonus: command.bonus });
        let offered = chosen.is_ok() || chosen.is_err_and(|illegal| rank(&illegal) > rank(&Illegal::new("R7.1", "bonus_used")));
        if !offered {
            return chosen;
        }
        self.choose_bonus(command.bonus, &mut Silent);
        let burned = match command.burn {
            _ if !self.task.burn_due => Ok(()),
            Some((from, kind)) => self.decide(seat, Action::Burn { from, kind }),
            None => chosen.and(Err(Illegal::new("R7.2", "nothing_to_burn"))),
        };
        self.task.burn_due = false;
        first([chosen, burned, self.bonus_target(seat, command)])
    }

    fn bonus_target(&mut self, seat: Seat, command: &BonusCommand) -> Result<(), Illegal> {
        match (self.term(), command.card, command.hex, &command.moves) {
            (Some(Term::BuildShips { .. }), Some(card), Some(hex), _) => self.decide(seat, Action::Build { card, hex }),
            (Some(Term::Produce { amount, .. }), Some(card), ..) => {
                self.decide(seat, Action::Produce { card, cubes: self.producible(seat, amount) })
            }
            (Some(Term::MoveShips(_)), _, _, Some(moves)) => {
                self.fly_batch(seat, moves)?;
                self.next_clause();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    // Progress cards (R11, R19.2)

    /// Only an optional card can be declined as a whole (R11.2).
    pub fn check_decline_card(&self) -> Result<(), Illegal> {
        let optional = self.card().is_some_and(|card| data().cards[usize::from(card)].optional);
        if optional { Ok(()) } else { Err(Illegal::new("R11.2", "must_finish")) }
    }

    /// Answers to the current question of the card: parts that the player cannot afford are skipped (R11.2), more than the card
    /// gives is refused (R11.3).
    fn card_parts(&mut self, seat: Seat, parts: &[Action]) -> Result<(), Illegal> {
        let mut raised = Queue::EMPTY;
        for &part in parts {
            match self.term() {
                Some(term) if !self.has_means(term) => break,
                Some(term) if self.is_used_up(term) => {
                    return first([self.check(seat, &part), Err(Illegal::new("R11.3", "too_many"))]);
                }
                _ => self.decide(seat, part)?,
            }
            self.defer_interrupts(&mut raised);
        }
        self.interrupts = raised;
        Ok(())
    }

    /// The only option of the card's current question (R19.2), apart from declining; of productions the largest.
    pub fn only_option(&self, seat: Seat) -> Option<Action> {
        let mut listed = Vec::new();
        self.legal(seat, &mut listed);
        let mut options: Vec<Action> = Vec::new();
        for action in listed {
            let less_of_the_same = |other: &Action| match (other, &action) {
                (Action::Produce { card: a, .. }, Action::Produce { card: b, .. }) => a == b,
                (Action::Exploit { card: a, .. }, Action::Exploit { card: b, .. }) => a == b,
                _ => false,
            };
            let leaves = matches!(action, Action::Decline | Action::End | Action::Ship { .. });
            if !leaves && !options.iter().any(less_of_the_same) {
                options.push(action);
            }
        }
        if let [only] = options[..] { Some(only) } else { None }
    }

    /// Why the current card cannot move a ship, where it found no ship that could move (R11.5).
    pub fn check_ship_by_card(&self, seat: Seat, ship: Hex) -> Result<(), Illegal> {
        let card = self.card().expect("a card is resolved");
        let range = data().cards[usize::from(card)].effect.iter().find_map(|clause| match clause.term {
            Term::MoveShips(range) => Some(range),
            _ => None,
        });
        match range {
            Some(range) => self.check_ship(seat, range, ship),
            None => Err(Illegal::new("R4.3", "wrong_step")),
        }
    }
}

/// A command may name an empty production (R5.1): it changes nothing, as leaving the production out does at the table.
fn permit_nothing(produced: Result<(), Illegal>) -> Result<(), Illegal> {
    if produced == Err(NOTHING) { Ok(()) } else { produced }
}
