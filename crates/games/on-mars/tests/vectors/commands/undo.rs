//! Which steps can be taken back (R24.11): each is made on a copy of the position.

use on_mars::{
    Action, Blueprint, Building, Contract, Discovery, Executive, Fee, Goal, GoalReward, Hex, MainAction, OnMars, Payment, Piece,
    Question, Scientist, Work, data,
};
use orrery_engine::{Disclosure, Game, Seat};
use toml::{Table, Value};

use crate::given::{Result, World, building, list, small, word};

pub fn undo(world: &mut World, command: &Table) -> Result<()> {
    let steps = list(command, "steps").iter().filter_map(Value::as_table);
    let undo = steps.map(|step| Ok(Value::Boolean(Trial::of(world, step).step(step)? == Disclosure::Nothing)));
    let undo = undo.collect::<Result<Vec<_>>>()?;
    world.found.insert("undo".into(), Value::Array(undo));
    Ok(())
}

/// A copy of the position in which one step is made.
struct Trial {
    game: OnMars,
    seat: Seat,
    /// Tiles left in the stack after the step.
    left: Option<usize>,
}

fn at(q: i8, r: i8) -> Hex {
    data().map.hex(q, r).expect("on the map")
}

impl Trial {
    fn of(world: &World, step: &Table) -> Trial {
        Trial { game: world.game.clone(), seat: world.actor, left: small(step, "stack_left_after").map(usize::from) }
    }

    /// Makes a step; whether it disclosed something.
    fn step(mut self, step: &Table) -> Result<Disclosure> {
        match word(step, "step").ok_or("a step")? {
            "construct" => self.construct(step, false),
            "construct_on_bot_of_other" => self.construct(step, true),
            "upgrade" => self.upgrade(false),
            "upgrade_on_rover_of_other" => self.upgrade(true),
            "movement" => self.movement(),
            "goal_card_paid" => self.pay_with_card(),
            "goal_completed" => {
                self.game.set_hand(self.seat, [Goal(11)].into_iter().collect());
                self.game.edit_player(self.seat).hangar = 3;
                self.play(Action::CompleteGoal { goal: Goal(11), reward: GoalReward::None })
            }
            "place_discovery" => {
                self.game.cut_discoveries(self.left.unwrap_or(0) + 1);
                let tile = self.game.exploration_tiles()[0].ok_or("a tile")?;
                self.game.ask(self.seat, Work::TravelHex(tile));
                self.play(Action::Hex { hex: at(0, 3) })
            }
            "hire" => {
                self.game.edit_player(self.seat).storage = [0, 0, 2, 0, 0];
                self.game.ask(self.seat, Work::Hire { scientist: true, contract: true, free: false });
                self.play(Action::Card { slot: Scientist::Biochemist.index() as u8 })?;
                self.play(Action::Refill { contract: Contract(8) })
            }
            "end_turn" => {
                self.game.edit_turn().acted = true;
                self.play(Action::EndTurn)
            }
            "radar_first_use" => {
                self.game.cut_discoveries(self.left.unwrap_or(0) + 1);
                self.game.set_exploration([Discovery::Crystals, Discovery::Tech]);
                self.game.ask(self.seat, Work::Radar);
                self.play(Action::Discovery { tile: Discovery::Crystals })
            }
            other => Err(format!("unknown step {other}")),
        }
    }

    fn play(&mut self, action: Action) -> Result<Disclosure> {
        self.game.apply(self.seat, &action, &mut Vec::new()).map_err(|illegal| illegal.to_string())
    }

    fn other(&self) -> Seat {
        Seat((self.seat.0 + 1) % self.game.seats())
    }

    fn construct(&mut self, step: &Table, on_bot: bool) -> Result<Disclosure> {
        let kind = building(word(step, "building").ok_or("a building")?)?;
        if let Some(left) = self.left {
            self.game.cut_stack(kind, left + 1);
        }
        let (home, to) = (at(0, 0), at(1, 1));
        if kind == Building::Shelter {
            self.game.edit_player(self.seat).shelters = [home].into_iter().collect();
        }
        self.game.put_building(kind, self.seat, home);
        self.game.put_bot(self.seat, at(2, 1));
        if on_bot {
            self.game.put_bot(self.other(), to);
        }
        self.game.ask(self.seat, Work::ConstructHex { building: kind, free: true, tech_boost: false });
        self.play(Action::Hex { hex: to })
    }

    fn upgrade(&mut self, on_rover: bool) -> Result<Disclosure> {
        let (hex, blueprint) = (at(1, 1), Blueprint(4));
        self.game.put_building(data().blueprint(blueprint).upgrades, self.seat, hex);
        self.game.put_bot(self.seat, at(2, 1));
        self.game.give_blueprint(self.seat, blueprint);
        if on_rover {
            self.game.edit_player(self.other()).rover = hex;
        }
        self.game.ask(self.seat, Work::UpgradeHex { blueprint, free: false, anywhere: false });
        self.play(Action::Hex { hex })
    }

    fn movement(&mut self) -> Result<Disclosure> {
        self.game.put_bot(self.seat, at(1, 1));
        self.game.edit_player(self.seat).space = 5;
        self.game.begin_at(self.seat);
        self.play(Action::Main { action: MainAction::ControlCenter })?;
        self.play(Action::Step { piece: Piece::Bot(at(1, 1)), to: at(2, 1), fee: Fee::Point })
    }

    fn pay_with_card(&mut self) -> Result<Disclosure> {
        self.game.put_bot(self.seat, at(1, 1));
        self.game.set_hand(self.seat, [Goal(11)].into_iter().collect());
        self.game.edit_player(self.seat).crystals = 1;
        self.play(Action::Executive { action: Executive::Bots })?;
        if self.game.question() != Question::Payment {
            return Err("the payment is not asked".to_owned());
        }
        self.play(Action::Pay { payment: Payment { crystals: 1, goals: [Goal(11)].into_iter().collect(), ..Payment::default() } })
    }
}
