//! Main actions with their slots and surcharges (R6), and executive actions (R15.1).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::{Action, Payment};
use crate::components::data;
use crate::effects::{Moves, Term};
use crate::event::Event;
use crate::kinds::{Blueprint, Executive, MainAction, Side, SlotAction};
use crate::phases::payments::Means;
use crate::phases::wrong_phase;
use crate::state::{Cost, OnMars, SEATS, Work};

impl OnMars {
    /// The effect of a main action.
    pub(crate) fn main_term(action: MainAction) -> Term {
        let boost = data().actions[action.index()].boost;
        match action {
            MainAction::LandingPod => Term::Travel { to: Some(Side::Colony), tile: false },
            MainAction::ObtainBlueprint => Term::TakeBlueprint { count: 1, boost },
            MainAction::LearnTechnology => Term::TakeTech { count: 1, boost },
            MainAction::ResearchDevelopment => Term::Develop { steps: 2, free: false, boost },
            MainAction::Resupply => Term::Warehouse { count: 1, crystals: true, boost },
            MainAction::ControlCenter => Term::Move(Moves { bots: Some(2), rover: Some(2), tech: true, ..Moves::default() }),
            MainAction::ConstructBuilding => Term::Construct { building: None, free: false, tech_boost: false },
            MainAction::UpgradeBuilding => Term::Upgrade { count: 1, free: false, tech: true, anywhere: false, boost },
            MainAction::WelcomeShip => Term::WelcomeShip { count: 1, free: false, boost, with_bot: 1, alone: 2 },
            MainAction::HireOrContract => Term::Hire { scientist: true, contract: true, free: false },
        }
    }

    /// Colonists on the slots of an action by seat, once full slots are cleared (R6.6).
    pub(crate) fn slots_after_clearing(&self, action: SlotAction) -> [u8; SEATS] {
        let mut slots = self.players.map(|player| player.slots[action.index()]);
        let full = slots.iter().sum::<u8>() >= data().actions[main_of(action).index()].slots;
        if full && action != SlotAction::HireOrContract {
            let most = slots.into_iter().max().unwrap_or(0);
            slots.iter_mut().filter(|count| **count == most).for_each(|count| *count = 0);
        }
        slots
    }

    /// Points of surcharge (R6.3, R6.4).
    pub(crate) fn surcharge(&self, seat: Seat, action: SlotAction) -> u8 {
        let slots = self.slots_after_clearing(action);
        match self.is_small() {
            true => slots.iter().sum(),
            false => (0..SEATS).filter(|&other| other != seat.index() && slots[other] > 0).count() as u8,
        }
    }

    /// Every split of the surcharge with what is left for the effect: crystals, colonists, means.
    fn splits(&self, means: Means, points: u8) -> impl Iterator<Item = (u8, u8, Means)> + use<> {
        (0..=points).filter_map(move |crystals| {
            let colonists = points - crystals;
            Some((crystals, colonists, means.after(crystals, colonists)?))
        })
    }

    // The turn menu

    pub(crate) fn check_main(&self, seat: Seat, action: MainAction) -> Result<(), Illegal> {
        let face = &data().actions[action.index()];
        if face.side != self.player(seat).side() {
            return Err(Illegal::new("R6.1", "wrong_side"));
        }
        if self.turn.acted {
            return Err(Illegal::new("R5.3", "main_already_done"));
        }
        let term = OnMars::main_term(action);
        let means = self.means(seat);
        let Some(slot) = SlotAction::of(action) else {
            return self.check_possible(seat, &term, means, "R6.10");
        };
        if slot == SlotAction::HireOrContract && self.player(seat).slots[slot.index()] > 0 {
            return Err(Illegal::new("R14.1", "no_slot"));
        }
        let Some(means) = means.after(0, 1) else { return Err(Illegal::new("R6.2", "no_colonist")) };
        let mut payable = false;
        for (_, _, left) in self.splits(means, self.surcharge(seat, slot)) {
            payable = true;
            if self.is_possible(seat, &term, left) {
                return Ok(());
            }
        }
        match payable {
            true => Err(Illegal::new("R6.10", "nothing_to_do")),
            false => Err(Illegal::new("R6.5", "cannot_pay")),
        }
    }

    fn check_possible(&self, seat: Seat, term: &Term, means: Means, rule: &'static str) -> Result<(), Illegal> {
        match self.is_possible(seat, term, means) {
            true => Ok(()),
            false => Err(Illegal::new(rule, "nothing_to_do")),
        }
    }

    /// Clears full slots, places the colonist, then asks for the surcharge (R6.9).
    pub(crate) fn do_main(&mut self, seat: Seat, action: MainAction, log: &mut impl Log<Event>) {
        self.turn.acted = true;
        log.note(|| Event::MainAction { seat, action });
        self.push(seat, Work::Do(OnMars::main_term(action)));
        if let Some(slot) = SlotAction::of(action) {
            self.clear_slots(slot, log);
            let points = self.surcharge(seat, slot);
            let player = self.player_mut(seat);
            player.quarters -= 1;
            player.slots[slot.index()] += 1;
            if points > 0 {
                self.push(seat, Work::Surcharge { action: slot, points });
            }
        }
    }

    pub(crate) fn clear_slots(&mut self, action: SlotAction, log: &mut impl Log<Event>) {
        let after = self.slots_after_clearing(action);
        let mut sent = [0; SEATS];
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            let leaving = player.slots[action.index()] - after[seat.index()];
            player.slots[action.index()] = after[seat.index()];
            sent[seat.index()] = leaving;
            if leaving > 0 && !self.is_rival(seat) {
                self.player_mut(seat).working += leaving;
            }
        }
        if sent != [0; SEATS] {
            let companies = usize::from(self.companies());
            log.note(|| Event::SlotsCleared { action, colonists: sent[..companies].to_vec() });
        }
    }

    // The surcharge (R6.12)

    /// Whether the obligatory rest of the action is possible with these means (R6.11).
    fn leaves_enough(&self, seat: Seat, action: SlotAction, means: Means) -> bool {
        self.is_possible(seat, &OnMars::main_term(main_of(action)), means)
    }

    pub(crate) fn legal_surcharge(&self, seat: Seat, action: SlotAction, points: u8, out: &mut Vec<Action>) {
        for (crystals, colonists, left) in self.splits(self.means(seat), points) {
            if self.leaves_enough(seat, action, left) {
                self.list_crystals(seat, crystals, Payment { colonists, ..Payment::default() }, out);
            }
        }
    }

    pub(crate) fn check_surcharge(&self, seat: Seat, action: SlotAction, points: u8, answer: &Action) -> Result<(), Illegal> {
        let Action::Pay { payment } = *answer else { return Err(wrong_phase()) };
        let refused = Err(Illegal::new("R6.5", "cannot_pay"));
        let Some(crystals) = points.checked_sub(payment.colonists) else { return refused };
        if payment.resources != [0; 5] || !self.crystals_fit(seat, crystals, &payment) || !self.affords(seat, &payment) {
            return refused;
        }
        match self.means(seat).after(crystals, payment.colonists).is_some_and(|left| self.leaves_enough(seat, action, left)) {
            true => Ok(()),
            false => Err(Illegal::new("R6.11", "cannot_pay")),
        }
    }

    // Executive actions (R15.1)

    pub(crate) fn check_executive(&self, seat: Seat, action: Executive) -> Result<(), Illegal> {
        if self.turn.exec_done {
            return Err(Illegal::new("R15.1", "exec_already_done"));
        }
        if self.player(seat).has_ship_on(action.index() as u8 + 1) {
            return Err(Illegal::new("R15.1", "exec_not_available"));
        }
        let means = self.means(seat);
        if action == Executive::AdvancedBuilding {
            return self.check_any_building(seat, means);
        }
        let face = &data().executives[action.index()];
        let Some(left) = means.after(face.cost, 0) else { return Err(Illegal::new("R15.1", "cannot_pay")) };
        self.check_possible(seat, &face.term, left, "R15.8")
    }

    /// At least one advanced building can be used; else the first check that none of them passes (R24.7).
    fn check_any_building(&self, seat: Seat, means: Means) -> Result<(), Illegal> {
        const ORDER: [&str; 5] = ["exec_not_available", "wrong_side", "no_scientist", "cannot_pay", "nothing_to_do"];
        let passed = |refusal: &Illegal| ORDER.iter().position(|&code| code == refusal.code);
        let mut refusal = Illegal::new("R15.2", "exec_not_available");
        for blueprint in Blueprint::all().filter(|&blueprint| self.is_built(blueprint)) {
            for move_scientist in [false, true] {
                let Err(other) = self.check_building(seat, blueprint, move_scientist, means) else { return Ok(()) };
                if passed(&other) > passed(&refusal) {
                    refusal = other;
                }
            }
        }
        Err(refusal)
    }

    pub(crate) fn do_executive(&mut self, seat: Seat, action: Executive, log: &mut impl Log<Event>) {
        self.turn.exec_done = true;
        log.note(|| Event::ExecutiveAction { seat, action });
        let face = &data().executives[action.index()];
        self.push(seat, Work::Do(face.term));
        if action != Executive::AdvancedBuilding {
            self.push(seat, Work::Pay(Cost::crystals(face.cost)));
        }
    }
}

/// The main action that has these slots.
pub(crate) fn main_of(action: SlotAction) -> MainAction {
    match action {
        SlotAction::ObtainBlueprint => MainAction::ObtainBlueprint,
        SlotAction::ResearchDevelopment => MainAction::ResearchDevelopment,
        SlotAction::ConstructBuilding => MainAction::ConstructBuilding,
        SlotAction::UpgradeBuilding => MainAction::UpgradeBuilding,
        SlotAction::HireOrContract => MainAction::HireOrContract,
    }
}
