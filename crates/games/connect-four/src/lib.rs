//! Connect Four: two players drop discs into seven columns of six; four in a line win.
//!
//! A complete game in one file, as an example. `docs/adding-a-game.md` walks through it.

use orrery_engine::message::player;
use orrery_engine::{
    Campaign, Disclosure, Game, Heuristics, Illegal, Log, Message, Meta, OptionSpec, Outcome, Presentation, Rng, Score, Seat,
    SeatSet, Seed, SetupError, Turn, Viewer, Words, locales, rules,
};
use serde::{Deserialize, Serialize};

pub const COLUMNS: u8 = 7;
pub const ROWS: u8 = 6;

/// Bits per column of a bitboard: six rows and an empty sentinel row, so that lines do not wrap into the next column.
const STRIDE: u8 = ROWS + 1;

/// The position: one bitboard per seat, and the number of discs dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConnectFour {
    discs: [u64; 2],
    dropped: u8,
    won: bool,
}

/// Drop a disc into a column, numbered from 0 at the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drop {
    pub column: u8,
}

/// The game has no options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// A disc fell to this row, numbered from 0 at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Dropped {
    pub seat: Seat,
    pub column: u8,
    pub row: u8,
}

/// The grid, which everybody sees: rows from the bottom, `None` for empty places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub rows: Vec<Vec<Option<Seat>>>,
}

const fn bit(column: u8, row: u8) -> u64 {
    1 << (column * STRIDE + row)
}

/// Whether a bitboard has four in a line: vertical, horizontal or diagonal (R3).
fn has_line(board: u64) -> bool {
    [1, STRIDE, STRIDE - 1, STRIDE + 1].iter().any(|&shift| {
        let pairs = board & (board >> shift);
        pairs & (pairs >> (2 * shift)) != 0
    })
}

impl ConnectFour {
    fn mover(&self) -> Seat {
        Seat(self.dropped % 2)
    }

    fn has_room(&self, column: u8) -> bool {
        (self.discs[0] | self.discs[1]) & bit(column, ROWS - 1) == 0
    }

    fn is_over(&self) -> bool {
        self.won || self.dropped == COLUMNS * ROWS
    }

    fn disc(&self, column: u8, row: u8) -> Option<Seat> {
        Seat::all(2).find(|seat| self.discs[seat.index()] & bit(column, row) != 0)
    }
}

impl Game for ConnectFour {
    type Options = Options;
    type Action = Drop;
    type Event = Dropped;
    type View = View;

    const META: Meta = Meta {
        minutes: (5, 10),
        example: true,
        max_decisions: (COLUMNS * ROWS) as u32,
        locales: locales!("connect-four"),
        rules: rules!("connect-four"),
        ..Meta::new("connect-four", "Connect Four", (2, 2))
    };

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn setup(_options: &Options, seats: u8, _seed: Seed) -> Result<Self, SetupError> {
        Self::META.check_players(seats)?;
        Ok(ConnectFour { discs: [0; 2], dropped: 0, won: false })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Decide(SeatSet::only(self.mover())) }
    }

    fn legal(&self, _seat: Seat, out: &mut Vec<Drop>) {
        out.extend((0..COLUMNS).filter(|&column| self.has_room(column)).map(|column| Drop { column }));
    }

    fn check(&self, seat: Seat, action: &Drop) -> Result<(), Illegal> {
        if self.is_over() || seat != self.mover() {
            return Err(Illegal::new("R2", "not_your_turn"));
        }
        if action.column >= COLUMNS {
            return Err(Illegal::new("R1", "no_such_column"));
        }
        if !self.has_room(action.column) {
            return Err(Illegal::new("R2", "column_full"));
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, action: &Drop, log: &mut impl Log<Dropped>) -> Disclosure {
        // Adding the lowest bit of the column carries into its first free row.
        let occupied = self.discs[0] | self.discs[1];
        let place = (occupied + bit(action.column, 0)) & (bit(action.column, ROWS) - bit(action.column, 0));
        let board = &mut self.discs[seat.index()];
        *board |= place;
        self.won = has_line(*board);
        self.dropped += 1;
        log.note(|| Dropped { seat, column: action.column, row: (place.trailing_zeros() as u8) % STRIDE });
        Disclosure::Nothing
    }

    fn view(&self, _viewer: Viewer) -> View {
        let row = |row| (0..COLUMNS).map(|column| self.disc(column, row)).collect();
        View { rows: (0..ROWS).map(row).collect() }
    }

    fn redeal(&mut self, _viewer: Viewer, _rng: &mut Rng) {}

    fn outcome(&self) -> Option<Outcome> {
        let last = Seat((self.dropped + 1) % 2);
        let points = |seat| i32::from(self.won && seat == last);
        self.is_over()
            .then(|| Outcome::ranked(Seat::all(2).map(|seat| Score::new(vec![("line", points(seat))])).collect(), |_| 0))
    }

    fn inventory(&self) -> Vec<(String, i64)> {
        let in_the_grid: i64 = self.discs.iter().map(|board| i64::from(board.count_ones())).sum();
        vec![("discs".into(), in_the_grid + i64::from(COLUMNS * ROWS - self.dropped))]
    }
}

impl Presentation for ConnectFour {
    fn prompt(&self, _seat: Seat) -> Message {
        Message::new("prompt")
    }

    fn describe(&self, _seat: Seat, action: &Drop) -> Message {
        Message::new("drop").with("column", action.column + 1)
    }

    fn narrate(event: &Dropped) -> Message {
        Message::new("dropped").with("who", player(event.seat)).with("column", event.column + 1)
    }

    fn render(view: &View, _words: &Words) -> String {
        let mut text = String::from(" 1 2 3 4 5 6 7\n");
        for row in view.rows.iter().rev() {
            row.iter().for_each(|disc| text.push_str(disc.map_or(" .", |seat| [" x", " o"][seat.index()])));
            text.push('\n');
        }
        text
    }

    fn attempts(&self, _seat: Seat, out: &mut Vec<Drop>) {
        out.extend((0..=COLUMNS).map(|column| Drop { column }));
    }
}

impl Heuristics for ConnectFour {}

impl Campaign for ConnectFour {}
