//! The end of the game: medals by category, tie-breaks, solo target (R12, R16.3).

use orrery_engine::{Outcome, Score, Seat, SeatSet};

use crate::board::Board;
use crate::components::{PlanetRule, data};
use crate::grid::{Grid, SIDE};
use crate::kinds::{Cards, Track};
use crate::objectives::{contest, is_met, metric};
use crate::state::{Phase, PlanetUnknown};

/// Complete rows and columns, cities, bodies (R12.2).
pub fn planet_medals(board: &Board) -> i32 {
    let world = board.world();
    let spoiled = board.uncovered() | board.all_meteors();
    let complete = |line: Grid| line.meets(world.real) && !line.meets(spoiled);
    let rows = (0..SIDE).filter(|&y| complete(Grid::row(y))).map(|y| world.row_medals[usize::from(y)]);
    let columns = (0..SIDE).filter(|&x| complete(Grid::column(x))).map(|x| world.column_medals[usize::from(x)]);
    let lines: i32 = rows.chain(columns).map(i32::from).sum();
    lines
        + match &world.rule {
            PlanetRule::Cities { squares, medals } => (*squares & board.uncovered()).len() as i32 * i32::from(*medals),
            PlanetRule::Bodies { bodies, medals } => {
                bodies.iter().filter(|body| !body.meets(board.uncovered())).count() as i32 * i32::from(*medals)
            }
            _ => 0,
        }
}

pub fn track_medals(board: &Board) -> i32 {
    Track::ALL.into_iter().map(|cube| i32::from(board.track_medals(cube))).sum()
}

/// R12.4, with these civ cards.
pub fn lifepod_medals(board: &Board, cards: Cards) -> i32 {
    let each = cards.iter().map(|card| data().civ(card).worth.lifepod).max().unwrap_or(0).max(1);
    i32::from(board.pods.scoring) * i32::from(each)
}

pub fn meteor_medals(collected: u8, ore_cards: usize) -> i32 {
    i32::from(collected / 3) * i32::from(data().sets.ore_per_three[ore_cards])
}

/// Printed medals, patches, the trade set (R12.5).
pub fn civ_medals(board: &Board, cards: Cards) -> i32 {
    let worth = || cards.iter().map(|card| data().civ(card).worth);
    let printed: i32 = worth().map(|worth| i32::from(worth.medals)).sum();
    let patches: i32 = worth().map(|worth| i32::from(worth.per_patch) * board.patches.len() as i32).sum();
    printed + patches + trade_medals(worth().filter(|worth| worth.trade).count())
}

pub fn trade_medals(cards: usize) -> i32 {
    i32::from(data().sets.trade_total[cards])
}

pub fn ore_cards(cards: Cards) -> usize {
    cards.iter().filter(|&card| data().civ(card).worth.ore).count()
}

/// The result, once the game is over (R12.8, R16.3).
pub(crate) fn outcome(game: &PlanetUnknown) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    let scores: Vec<Score> = Seat::all(game.seats).map(|seat| game.score(seat)).collect();
    if game.is_solo() {
        let won = scores[0].total >= game.target();
        let winners = if won { SeatSet::first(1) } else { SeatSet::EMPTY };
        return Some(Outcome { scores, places: vec![1], winners });
    }
    Some(Outcome::ranked(scores, |seat| {
        let board = game.board(seat);
        tie_break(board.uncovered().len(), board.meteor_count())
    }))
}

impl PlanetUnknown {
    /// All six categories of a seat on this position, everything hidden included (R12.1).
    pub fn score(&self, seat: Seat) -> Score {
        let private = self.private_medals(seat, self.player(seat).private);
        self.score_with(&self.boards, seat, self.board(seat).civ, private)
    }

    /// The score on given boards, with the civ cards and private medals that a viewer knows.
    pub(crate) fn score_with(&self, boards: &[Board], seat: Seat, cards: Cards, private: i32) -> Score {
        let board = &boards[seat.index()];
        Score::new(vec![
            ("planet", planet_medals(board)),
            ("tracks", track_medals(board)),
            ("lifepods", lifepod_medals(board, cards)),
            ("meteorites", meteor_medals(board.meteors_collected, ore_cards(cards))),
            ("civ", civ_medals(board, cards)),
            ("objectives", self.neighbour_medals(boards, seat) + self.contest_medals(boards, seat) + private),
        ])
    }

    /// The neighbour objectives a seat takes part in, with the other seat (R2.7).
    pub fn neighbour_objectives(&self, seat: Seat) -> impl Iterator<Item = (u8, Seat)> + '_ {
        let seats = self.seats;
        self.neighbours.iter().enumerate().filter_map(move |(index, &card)| {
            let index = index as u8 % seats.max(1);
            let (one, other) = if seats == 2 { (Seat(0), Seat(1)) } else { (Seat(index), Seat((index + 1) % seats)) };
            if seat == one {
                Some((card, other))
            } else if seat == other {
                Some((card, one))
            } else {
                None
            }
        })
    }

    fn neighbour_medals(&self, boards: &[Board], seat: Seat) -> i32 {
        let medals = |(card, other): (u8, Seat)| {
            let objective = data().objective(card);
            let values = [seat, other].map(|seat| self.metric_of(boards, seat, card));
            contest(&values, objective.fewest)[0]
        };
        self.neighbour_objectives(seat).map(medals).sum()
    }

    /// What a seat has of an objective's metric.
    pub(crate) fn metric_of(&self, boards: &[Board], seat: Seat, card: u8) -> i32 {
        let board = &boards[seat.index()];
        metric(board, self.edge(board), data().objective(card).metric)
    }

    /// Objectives that Jump Drive made a contest of all players (R9.6.3 F).
    fn contest_medals(&self, boards: &[Board], seat: Seat) -> i32 {
        let cards = boards[..usize::from(self.seats)].iter().map(|board| board.contest).filter(|&card| card > 0);
        let medals = |card: u8| {
            let values: Vec<i32> = Seat::all(self.seats).map(|seat| self.metric_of(boards, seat, card)).collect();
            contest(&values, data().objective(card).fewest)[seat.index()]
        };
        cards.map(medals).sum()
    }

    pub(crate) fn private_medals(&self, seat: Seat, cards: Cards) -> i32 {
        let met = cards.iter().filter(|&card| is_met(self.board(seat), data().objective(card).private)).count();
        met as i32 * i32::from(data().private_complete)
    }

    /// The score a solo player must reach.
    pub fn target(&self) -> i32 {
        data().solo.target(self.options.event_mix())
    }
}

/// Larger is better: fewer empty squares, then fewer meteorites (R12.8).
pub fn tie_break(empty: u32, meteors: u8) -> i32 {
    -(empty as i32 * 256 + i32::from(meteors))
}
