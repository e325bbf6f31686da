//! Technologies (R9): steps, collaboration, and the free powers of Quantum Physics.

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{UNLIMITED, data};
use crate::event::Event;
use crate::kinds::{Card, Cubes, Kind, Tech, Track};
use crate::state::{Kepler, Player, at_max, controlled};

impl Kepler {
    /// A step at the printed cost, all of it from one card (R6.3, R5.2).
    pub(crate) fn check_advance(&self, seat: Seat, tech: Tech, card: Card) -> Result<(), Illegal> {
        let player = self.player(seat);
        let cubes = controlled(player, card)?;
        let cost = next_cost(player, tech).ok_or(Illegal::new("R9.1", "max_level"))?;
        if !cubes.covers(cost) {
            return Err(Illegal::new("R5.2", "insufficient_resources"));
        }
        Ok(())
    }

    /// How many technologies some card can pay a step of.
    pub(crate) fn affordable_techs(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let paid = |cost: Cubes| player.cards().any(|(_, cubes)| cubes.covers(cost));
        Tech::ALL.into_iter().filter(|&tech| next_cost(player, tech).is_some_and(paid)).count() as u8
    }

    pub(crate) fn legal_advance(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        for tech in Tech::ALL {
            let Some(cost) = next_cost(player, tech) else { continue };
            let payers = player.cards().filter(|(_, cubes)| cubes.covers(cost));
            out.extend(payers.map(|(card, _)| Action::Advance { tech, card }));
        }
    }

    pub(crate) fn advance(&mut self, seat: Seat, tech: Tech, card: Card, log: &mut impl Log<Event>) {
        let cost = next_cost(self.player(seat), tech).expect("not at the highest level");
        self.spend(seat, card, cost, log);
        self.raise(seat, tech, log);
    }

    /// A free step given by a progress card: from a level not above `max_from`, and with enough cubes for what the card burns
    /// afterwards (R11.4).
    pub(crate) fn check_learn(
        &self,
        seat: Seat,
        only: Option<Tech>,
        max_from: u8,
        burns: bool,
        tech: Tech,
    ) -> Result<(), Illegal> {
        let player = self.player(seat);
        let level = player.tech[tech.index()];
        if only.is_some_and(|only| only != tech) {
            return Err(Illegal::new("R11.4", "wrong_step"));
        }
        if at_max(level) || level > max_from {
            return Err(Illegal::new("R11.4", "max_level"));
        }
        if burns && player.outside_well() < level + 1 {
            return Err(Illegal::new("R11.4", "nothing_to_burn"));
        }
        Ok(())
    }

    /// One level up: benefits at once, the player's icons, then collaboration for the others (R9.5).
    pub(crate) fn raise(&mut self, seat: Seat, tech: Tech, log: &mut impl Log<Event>) {
        let level = self.lift(seat, tech);
        log.note(|| Event::TechAdvanced { seat, tech, level });
        let icons = data().levels[tech.index()][usize::from(level)].icons;
        (0..icons).for_each(|_| self.advance_track(seat, Track::Technology, log));
        let collaboration = data().levels[tech.index()][usize::from(level)].collaboration;
        if collaboration > 0 {
            self.collaborate(seat, tech, collaboration, log);
        }
    }

    /// Everybody below the number moves up to it, clockwise after the acting player, gaining the icons passed (R9.4).
    fn collaborate(&mut self, acting: Seat, tech: Tech, number: u8, log: &mut impl Log<Event>) {
        let seats = self.seats;
        for seat in (1..seats).map(|n| Seat((acting.0 + n) % seats)) {
            let mut icons = 0;
            while self.player(seat).tech[tech.index()] < number {
                let level = self.lift(seat, tech);
                log.note(|| Event::Collaborated { seat, tech, level });
                icons += data().levels[tech.index()][usize::from(level)].icons;
            }
            (0..icons).for_each(|_| self.advance_track(seat, Track::Technology, log));
        }
    }

    fn lift(&mut self, seat: Seat, tech: Tech) -> u8 {
        let level = &mut self.player_mut(seat).tech[tech.index()];
        *level += 1;
        *level
    }

    // Free powers (R9.2)

    pub(crate) fn check_convert(&self, seat: Seat, card: Card, from: Kind) -> Result<(), Illegal> {
        let player = self.player(seat);
        if !under(self.conversions, player.level(Tech::II).conversions) {
            return Err(Illegal::new("R9.2", "quantum_limit"));
        }
        let cubes = controlled(player, card)?;
        if cubes[from] == 0 {
            return Err(Illegal::new("R9.2", "insufficient_resources"));
        }
        let to = converted(from).ok_or(Illegal::new("R9.2", "not_available"))?;
        if player.depot[to] == 0 {
            return Err(Illegal::new("R9.2", "not_available"));
        }
        self.check_no_circle(player, |player| convert(player, card, from, to))
    }

    pub(crate) fn check_displace(&self, seat: Seat, from: Card, to: Card, kind: Kind) -> Result<(), Illegal> {
        let player = self.player(seat);
        if !under(self.displacements, player.level(Tech::II).displacements) {
            return Err(Illegal::new("R9.2", "quantum_limit"));
        }
        let cubes = controlled(player, from)?;
        controlled(player, to)?;
        if cubes[kind] == 0 {
            return Err(Illegal::new("R9.2", "insufficient_resources"));
        }
        if from == to {
            return Err(Illegal::new("R9.2", "no_effect"));
        }
        self.check_no_circle(player, |player| displace(player, from, to, kind))
    }

    /// Refuses to restore an arrangement that the cards had since the last other command (R9.6).
    fn check_no_circle(&self, player: &Player, power: impl FnOnce(&mut Player)) -> Result<(), Illegal> {
        if self.arrangements.is_empty() {
            return Ok(());
        }
        let mut after = *player;
        power(&mut after);
        match self.arrangements.contains(&after.arrangement()) {
            true => Err(Illegal::new("R9.6", "no_effect")),
            false => Ok(()),
        }
    }

    pub(crate) fn legal_free_powers(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if player.tech[Tech::II.index()] == 0 {
            return;
        }
        for (card, cubes) in player.cards() {
            for from in [Kind::Energy, Kind::Matter] {
                if cubes[from] > 0 && self.check_convert(seat, card, from).is_ok() {
                    out.push(Action::Convert { card, from });
                }
            }
        }
        if player.colonised == 0 || !under(self.displacements, player.level(Tech::II).displacements) {
            return;
        }
        for (from, cubes) in player.cards() {
            for kind in Kind::ALL.into_iter().filter(|&kind| cubes[kind] > 0) {
                let targets = player.cards().filter(|&(to, _)| self.check_displace(seat, from, to, kind).is_ok());
                out.extend(targets.map(|(to, _)| Action::Displace { from, to, kind }));
            }
        }
    }

    pub(crate) fn free_power(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        if self.arrangements.is_empty() {
            self.arrangements.push(self.player(seat).arrangement());
        }
        match *action {
            Action::Convert { card, from } => {
                let to = converted(from).expect("energy or matter");
                convert(self.player_mut(seat), card, from, to);
                self.conversions = self.conversions.saturating_add(1);
                log.note(|| Event::Converted { seat, card, from });
            }
            Action::Displace { from, to, kind } => {
                displace(self.player_mut(seat), from, to, kind);
                self.displacements = self.displacements.saturating_add(1);
                log.note(|| Event::Displaced { seat, from, to, kind });
            }
            _ => unreachable!("a free power"),
        }
        self.arrangements.push(self.player(seat).arrangement());
    }
}

/// The printed cost of the next level.
pub(crate) fn next_cost(player: &Player, tech: Tech) -> Option<Cubes> {
    let level = player.tech[tech.index()];
    (!at_max(level)).then(|| data().levels[tech.index()][usize::from(level) + 1].cost)
}

fn under(used: u8, limit: u8) -> bool {
    limit == UNLIMITED || used < limit
}

/// What a cube becomes; antimatter cannot be converted.
pub(crate) fn converted(from: Kind) -> Option<Kind> {
    match from {
        Kind::Energy => Some(Kind::Matter),
        Kind::Matter => Some(Kind::Energy),
        Kind::Antimatter => None,
    }
}

fn convert(player: &mut Player, card: Card, from: Kind, to: Kind) {
    player.depot.take(Cubes::one(to));
    player.depot.add(Cubes::one(from));
    let cubes = player.cubes_mut(card);
    cubes.take(Cubes::one(from));
    cubes.add(Cubes::one(to));
}

fn displace(player: &mut Player, from: Card, to: Card, kind: Kind) {
    player.cubes_mut(from).take(Cubes::one(kind));
    player.cubes_mut(to).add(Cubes::one(kind));
}
