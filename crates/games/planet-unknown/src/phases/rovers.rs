//! Rovers: deployment, steps, teleports, pick-ups (R7.4, R8, R9.2.4, R9.4, R9.5, R9.6.3).

use orrery_engine::{Illegal, Seat};

use crate::action::Action;
use crate::components::{Abilities, PlanetRule};
use crate::effects::RoundRule;
use crate::grid::{Grid, Square};
use crate::kinds::Terrain;
use crate::state::{Interrupt, PlanetUnknown, Task};

/// How a rover gets to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub cost: u8,
    /// The technology a teleport uses up for the round.
    pub uses: Option<u8>,
}

impl PlanetUnknown {
    /// Whether a rover may come to a square at all (R8.2, R8.5).
    pub(crate) fn check_enter(&self, seat: Seat, to: Square) -> Result<(), Illegal> {
        let board = self.board(seat);
        if !board.world().real.contains(to) {
            return Err(Illegal::new("R8.1", "off_planet"));
        }
        if board.rovers().any(|(_, at)| at == to) {
            return Err(Illegal::new("R8.2", "rover_in_the_way"));
        }
        if let PlanetRule::Toxic { squares } = &board.world().rule
            && squares.contains(to)
            && board.ground.at(to).is_none()
        {
            return Err(Illegal::new("R10.9", "toxic"));
        }
        // Bans name terrain that pieces show; Petra's currents are free (R10.6).
        if let RoundRule::RoversNotOn(terrain) = self.rule()
            && board.ground.at(to) == Some(terrain)
        {
            return Err(Illegal::new("R13.4", "event_forbids_entering"));
        }
        Ok(())
    }

    /// How a rover may get to a square with the movement left.
    pub(crate) fn check_step(&self, seat: Seat, task: &Task, rover: u8, to: Square) -> Result<Way, Illegal> {
        let board = self.board(seat);
        let Some((_, from)) = board.rovers().find(|&(other, _)| other == rover) else {
            return Err(Illegal::new("R8.1", "no_such_rover"));
        };
        if task.left == 0 {
            return Err(Illegal::new("R8.1", "no_movement_left"));
        }
        self.check_enter(seat, to)?;
        let refused = match self.check_neighbours(seat, from, to) {
            Ok(()) => return self.step_cost(seat, rover, to),
            Err(refused) => refused,
        };
        // A teleport, if a technology allows one from here to there.
        let civ = board.icons_of(Terrain::Civ);
        if board.can(Abilities::CIV_TELEPORT) && civ.contains(from) && civ.contains(to) {
            return Ok(Way { cost: 1, uses: None });
        }
        let terrain = board.shown_at(from);
        match board.unused(Abilities::TERRAIN_TELEPORT) {
            Some(tech) if terrain.is_some() && board.shown_at(to) == terrain => Ok(Way { cost: 1, uses: Some(tech) }),
            _ => Err(refused),
        }
    }

    /// Steps onto energy may be free, but not in circles (R9.4.4, R9.4.6).
    fn step_cost(&self, seat: Seat, rover: u8, to: Square) -> Result<Way, Illegal> {
        let board = self.board(seat);
        if !board.can(Abilities::FREE_ENERGY) || !board.energy().contains(to) {
            return Ok(Way { cost: 1, uses: None });
        }
        let trail = self.player(seat).trails.get(usize::from(rover)).copied().unwrap_or_default();
        if trail.contains(to) {
            return Err(Illegal::new("R9.4.6", "free_step_back"));
        }
        Ok(Way { cost: 0, uses: None })
    }

    /// Whether two squares are one step apart (R8.1, R9.4.4, R10.7).
    fn check_neighbours(&self, seat: Seat, from: Square, to: Square) -> Result<(), Illegal> {
        let board = self.board(seat);
        let (dx, dy) = (from.x().abs_diff(to.x()), from.y().abs_diff(to.y()));
        let diagonal = (dx, dy) == (1, 1);
        if dx + dy != 1 && !(diagonal && board.can(Abilities::DIAGONAL)) {
            return Err(Illegal::new("R8.1", "not_adjacent_square"));
        }
        if let PlanetRule::Chasm { sides, crossings } = &board.world().rule {
            let across = sides[0].contains(from) != sides[0].contains(to);
            let bridge = crossings.iter().any(|&[a, b]| [a, b] == [from, to] || [b, a] == [from, to]);
            if across && !(diagonal && bridge) {
                return Err(Illegal::new("R10.7", "chasm"));
            }
        }
        Ok(())
    }

    pub(crate) fn legal_steps(&self, seat: Seat, task: &Task, out: &mut Vec<Action>) {
        if task.left == 0 {
            return;
        }
        let board = self.board(seat);
        let taken = board.rover_squares();
        for (rover, from) in board.rovers() {
            let near = Grid::only(from).beside();
            let mut targets = near;
            if board.can(Abilities::DIAGONAL) {
                targets |= near.beside() & Grid::only(from).beside().beside();
            }
            if board.can(Abilities::CIV_TELEPORT) && board.icons_of(Terrain::Civ).contains(from) {
                targets |= board.icons_of(Terrain::Civ);
            }
            if let (Some(_), Some(terrain)) = (board.unused(Abilities::TERRAIN_TELEPORT), board.shown_at(from)) {
                targets |= board.showing(terrain);
            }
            let open = (targets & board.world().real & !taken).iter();
            let open = open.filter(|&to| self.check_step(seat, task, rover, to).is_ok());
            out.extend(open.map(|to| Action::StepRover { rover, to }));
        }
    }

    /// Takes a step and returns the movement left.
    pub(crate) fn do_step(&mut self, seat: Seat, task: &Task, rover: u8, to: Square) -> u8 {
        let way = self.check_step(seat, task, rover, to).expect("checked");
        if let Some(tech) = way.uses {
            self.board_mut(seat).used_round |= 1 << tech;
        }
        let collected = self.enter(seat, rover, to);
        if let Some(trail) = self.player_mut(seat).trails.get_mut(usize::from(rover)) {
            if way.cost > 0 || collected {
                *trail = Grid::EMPTY;
            }
            trail.insert(to);
        }
        task.left - way.cost
    }

    /// Moves a rover to a square, where it meets what lies there (R8.3, R9.5). Returns whether it collected something.
    pub(crate) fn enter(&mut self, seat: Seat, rover: u8, to: Square) -> bool {
        self.board_mut(seat).rovers[usize::from(rover)] = to;
        let pod = self.board_mut(seat).lift_lifepod(to);
        if pod {
            self.collect_lifepod(seat);
        }
        if self.board(seat).corp().abilities[0].has(Abilities::DELIVERS) {
            let delivered = self.deliver(seat, rover, to);
            let loaded = self.board(seat).is_loaded(rover);
            if loaded && self.is_water(seat, to) && self.board(seat).can(Abilities::DUMP_IN_WATER) {
                self.player_mut(seat).interrupts.push(Interrupt::Load(rover));
            } else {
                self.pick_up(seat, rover, to);
            }
            return pod || delivered;
        }
        let meteor = self.board(seat).meteors.contains(to);
        if meteor {
            self.board_mut(seat).meteors.remove(to);
            self.collect_meteor(seat);
        }
        pod || meteor
    }

    /// A loaded rover on a rover icon hands its meteorite in (R9.5.2).
    fn deliver(&mut self, seat: Seat, rover: u8, at: Square) -> bool {
        let board = self.board(seat);
        let delivers = board.is_loaded(rover) && board.icons_of(Terrain::Rover).contains(at);
        if delivers {
            self.board_mut(seat).loaded &= !(1 << rover);
            self.collect_meteor(seat);
        }
        delivers
    }

    /// A rover without a load takes the meteorite of its square, and delivers it at once on a rover icon (R9.5.1, R9.5.2).
    pub(crate) fn pick_up(&mut self, seat: Seat, rover: u8, at: Square) {
        let board = self.board_mut(seat);
        if !board.is_loaded(rover) && board.meteors.contains(at) {
            board.meteors.remove(at);
            board.loaded |= 1 << rover;
            self.deliver(seat, rover, at);
        }
    }

    /// Horizon level 4: the load goes or stays; then what lies there is picked up (R9.5.3).
    pub(crate) fn do_drop(&mut self, seat: Seat, rover: u8, drop: bool) {
        if drop {
            self.board_mut(seat).loaded &= !(1 << rover);
        }
        let at = self.board(seat).rovers[usize::from(rover)];
        self.pick_up(seat, rover, at);
    }

    /// Squares of the last tile without a rover (R7.4).
    pub(crate) fn rover_squares(&self, seat: Seat) -> Grid {
        let board = self.board(seat);
        board.last.map_or(Grid::EMPTY, |last| last.squares() & !board.rover_squares())
    }

    pub(super) fn legal_rover_places(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.rover_squares(seat).iter().map(|at| Action::PlaceRover { at }));
    }

    pub(crate) fn check_rover_place(&self, seat: Seat, at: Square) -> Result<(), Illegal> {
        let board = self.board(seat);
        if !board.last.is_some_and(|last| last.squares().contains(at)) {
            return Err(Illegal::new("R7.4", "not_on_last_tile"));
        }
        if !self.rover_squares(seat).contains(at) {
            return Err(Illegal::new("R7.4", "rover_in_the_way"));
        }
        Ok(())
    }

    /// A rover from the corporation board, or one more, comes to the planet (R7.4, R13.5).
    pub(crate) fn put_rover(&mut self, seat: Seat, at: Square, extra: bool) {
        let board = self.board_mut(seat);
        let rover =
            board.rovers.iter().position(|square| square.is_off()).expect("a rover comes only where there is room for it");
        if !extra {
            board.waiting -= 1;
        }
        self.enter(seat, rover as u8, at);
    }

    pub(super) fn legal_teleports(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = self.board(seat);
        for (rover, _) in board.rovers() {
            let open = board.world().real.iter().filter(|&to| self.check_teleport(seat, rover, to).is_ok());
            out.extend(open.map(|to| Action::StepRover { rover, to }));
        }
        out.push(Action::Decline);
    }

    pub(super) fn check_teleport(&self, seat: Seat, rover: u8, to: Square) -> Result<(), Illegal> {
        if !self.board(seat).rovers().any(|(other, _)| other == rover) {
            return Err(Illegal::new("R8.6", "no_such_rover"));
        }
        self.check_enter(seat, to)
    }

    pub(crate) fn is_water(&self, seat: Seat, square: Square) -> bool {
        self.board(seat).ground.at(square) == Some(Terrain::Water)
    }
}
