//! Positions written by hand and single events of the rules, for tests.

use orrery_engine::{List, Log, Outcome, Rng, Score, Seat, Seed};

use crate::components::COLUMNS;
use crate::effects::{Cubes, Term};
use crate::event::Event;
use crate::kinds::{
    CostTile, Families, Family, LeaderTrack, Mechanism, Mechanisms, Node, Nodes, PLANETS, Planet, Planets, ProductionToken,
    ProjectRow, RouteToken, SalvationAction, SalvationTech, Token,
};
use crate::options::Options;
use crate::state::{
    GovernmentStep, HALL, Hall, LANES, PassDraft, Phase, Pile, PlantUse, Player, ROW, SEATS, Starship, Task, Work,
};

/// All of a position that a test may set.
pub struct Table<'a> {
    pub players: &'a mut [Player; SEATS],
    pub quadrants: &'a mut [u8; PLANETS],
    pub destroyed: &'a mut Planets,
    pub sun: &'a mut u8,
    pub solar_bag: &'a mut Cubes,
    pub piles: &'a mut [Pile; PLANETS],
    pub market: &'a mut Cubes,
    pub extra_row: &'a mut List<Token, 12>,
    pub costs: &'a mut [CostTile; SalvationTech::ALL.len()],
    pub rows: &'a mut [[Option<Mechanism>; ROW]; ProjectRow::ALL.len()],
    pub mechanism_pool: &'a mut Mechanisms,
    pub ship: &'a mut u8,
    pub sectors: &'a mut u8,
    pub people: &'a mut Cubes,
    pub humanity_bag: &'a mut Cubes,
    pub saved: &'a mut u8,
    pub family_tops: &'a mut [Option<Family>; 2],
    pub family_pool: &'a mut Families,
    pub route: &'a mut [[Option<RouteToken>; LANES]; COLUMNS + 1],
    pub route_pool: &'a mut [u8; RouteToken::ALL.len()],
    pub claimed: &'a mut Nodes,
    pub gov_satellite: &'a mut Node,
    pub arrivals: &'a mut u8,
    pub phase: &'a mut Phase,
    pub round: &'a mut u8,
    pub order: &'a mut [Seat; SEATS],
    pub turn: &'a mut u8,
    pub passing: &'a mut [Seat; SEATS],
    pub passed: &'a mut u8,
    pub doomed: &'a mut bool,
    pub draft: &'a mut PassDraft,
    pub hall: &'a mut Hall,
}

impl Starship {
    /// A board without anything on it but the full bags and the market as it starts.
    pub fn bare(options: &Options, seats: u8) -> Starship {
        let mut game = Starship::blank(options.for_players(seats), seats, Rng::new(Seed(0)));
        game.leader_board = options.leader_board.board().unwrap_or(game.leader_board);
        game
    }

    pub fn table(&mut self) -> Table<'_> {
        Table {
            players: &mut self.players,
            quadrants: &mut self.quadrants,
            destroyed: &mut self.destroyed,
            sun: &mut self.sun,
            solar_bag: &mut self.solar_bag,
            piles: &mut self.piles,
            market: &mut self.market,
            extra_row: &mut self.extra_row,
            costs: &mut self.costs,
            rows: &mut self.rows,
            mechanism_pool: &mut self.mechanism_pool,
            ship: &mut self.ship,
            sectors: &mut self.sectors,
            people: &mut self.people,
            humanity_bag: &mut self.humanity_bag,
            saved: &mut self.saved,
            family_tops: &mut self.family_tops,
            family_pool: &mut self.family_pool,
            route: &mut self.route,
            route_pool: &mut self.route_pool,
            claimed: &mut self.claimed,
            gov_satellite: &mut self.gov_satellite,
            arrivals: &mut self.arrivals,
            phase: &mut self.phase,
            round: &mut self.round,
            order: &mut self.order,
            turn: &mut self.turn,
            passing: &mut self.passing,
            passed: &mut self.passed,
            doomed: &mut self.doomed,
            draft: &mut self.draft,
            hall: &mut self.hall,
        }
    }

    /// Reseeds the random generator.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(Seed(seed));
    }

    pub fn player_of(&self, seat: Seat) -> &Player {
        self.player(seat)
    }

    pub fn place_token(&mut self, node: Node, token: RouteToken) {
        self.set_token_at(node, token);
    }

    /// The ship with this many mechanisms, and the sectors that they complete.
    pub fn set_ship(&mut self, mechanisms: u8) {
        (self.ship, self.sectors) = (mechanisms, 0);
        while self.has_new_sector() {
            self.sectors += 1;
        }
    }

    pub fn route_token(&self, node: Node) -> Option<RouteToken> {
        self.token_at(node)
    }

    pub fn hall_bag(&self) -> &Hall {
        &self.hall
    }

    /// Sizes of the stacks of route tokens and mechanisms, and what the latter may hold.
    pub fn stacks(&self) -> (u8, u8, Mechanisms) {
        (self.route_stack(), self.mechanism_stack(), self.mechanism_pool)
    }

    pub fn pile_of(&self, planet: Planet) -> &Pile {
        &self.piles[planet.index()]
    }

    /// Turns over a whole pile.
    pub fn reveal_pile(&mut self, planet: Planet) -> Vec<ProductionToken> {
        (0..self.piles[planet.index()].len()).map(|_| self.reveal_production(planet)).collect()
    }

    pub fn families_below(&self) -> Families {
        self.family_pool
    }

    /// Families in each of the two piles, the top one included (R13.2.1).
    pub fn family_pile_sizes(&self) -> [u8; 2] {
        let below = self.family_pool.iter().count() as u8 / 2;
        self.family_tops.map(|top| below + u8::from(top.is_some()))
    }

    /// Puts a question to a player.
    pub fn ask(&mut self, seat: Seat, work: Work) {
        self.push(seat, work);
    }

    pub fn open_task(&self) -> Option<Task> {
        self.top()
    }

    /// Begins an effect; its questions are answered by a command.
    pub fn begin_effect(&mut self, seat: Seat, term: Term) {
        self.push(seat, Work::Term(term));
    }

    /// Leader tracks whose spaces have no bonus.
    pub fn blank_leader_spaces(&mut self) {
        self.blank_leader_spaces = true;
    }

    /// Continues as after a decision: turns, forced passes, phases.
    pub fn proceed(&mut self, log: &mut impl Log<Event>) {
        self.carry_on(log);
    }

    /// A step of the Government phase; nothing follows the end of the game (R12.1).
    pub fn step_of_government(&mut self, step: GovernmentStep, log: &mut impl Log<Event>) {
        if self.phase != Phase::Over {
            self.do_step(step, log);
        }
    }

    pub fn solar_steps(&mut self, steps: u8, log: &mut impl Log<Event>) {
        self.advance_sun(steps, log);
    }

    pub fn flip_tokens(&mut self) {
        self.take_back_tokens();
    }

    pub fn refill_rows(&mut self, log: &mut impl Log<Event>) {
        self.refill_projects(log);
    }

    pub fn new_families(&mut self, log: &mut impl Log<Event>) {
        self.change_families(log);
    }

    /// Whether the game would end with this round (R12.2).
    pub fn would_end(&self) -> bool {
        self.ends_now()
    }

    /// Everybody gains the PP of a leader track (R12.3).
    pub fn score_leader_track(&mut self, track: LeaderTrack) {
        for seat in self.all_seats() {
            let points = self.leader_pp(seat, track);
            self.player_mut(seat).pp += points as i16;
        }
    }

    /// PP after final scoring.
    pub fn final_points(&self, seat: Seat) -> i32 {
        self.final_score(seat).total
    }

    /// Everybody gains the PP of the final scoring (R12.3).
    pub fn score_finally(&mut self) {
        let totals: Vec<i32> = self.all_seats().map(|seat| self.final_points(seat)).collect();
        for (seat, total) in self.all_seats().zip(totals) {
            self.player_mut(seat).pp = total as i16;
        }
    }

    /// The outcome if the current PP were final.
    pub fn rank_by_pp(&self) -> Outcome {
        self.rank(self.all_seats().map(|seat| Score::new(vec![("prestige", i32::from(self.player(seat).pp))])).collect())
    }

    pub fn finish_game(&mut self) {
        self.phase = Phase::Over;
    }

    // H.A.L.L.

    /// H.A.L.L.'s turn without what follows it; `false` if the person must choose.
    pub fn play_hall_turn(&mut self, log: &mut impl Log<Event>) -> bool {
        self.hall_turn(log);
        self.finish_tasks(log)
    }

    /// H.A.L.L. tries one token.
    pub fn play_hall_token(&mut self, token: Token, log: &mut impl Log<Event>) -> bool {
        let played = self.try_token(token, log);
        if !played {
            self.hall.pile.push(token);
        }
        self.finish_tasks(log);
        played
    }

    /// H.A.L.L. carries out a Salvation action, if it can.
    pub fn play_hall_action(&mut self, action: SalvationAction, log: &mut impl Log<Event>) -> bool {
        self.perform_salvation(action, log) && self.finish_tasks(log)
    }

    pub fn hall_salvation_list(&self, token: Token) -> Vec<SalvationAction> {
        self.salvation_list(token).into_iter().flatten().collect()
    }

    pub fn hall_pays(&self, cost: &Cubes) -> Option<Cubes> {
        self.hall_payment(cost)
    }

    pub fn hall_deposit(&self) -> Option<Planet> {
        self.hall_plant(PlantUse::Add { n: 1, upgrade: 0 })
    }

    pub fn convert_hall_sheet(&mut self, log: &mut impl Log<Event>) {
        self.convert_sheet(log);
    }

    /// Both interventions of the person, with the conversion between them.
    pub fn ask_bag(&mut self) {
        self.begin_bag();
    }

    /// Tokens are taken back and flipped, and the Salvation phase begins.
    pub fn end_action_phase(&mut self, log: &mut impl Log<Event>) {
        self.take_back_tokens();
        self.begin_salvation_phase(log);
    }

    /// H.A.L.L. takes the Pass bonus it has reached.
    pub fn finish_phase(&mut self, log: &mut impl Log<Event>) {
        let clicks = self.player(HALL).clicks;
        self.phase = if self.phase == Phase::Action { Phase::ActionBonus } else { Phase::SalvationBonus };
        if clicks > 0 {
            self.take_bonus(HALL, clicks, log);
        }
    }
}
