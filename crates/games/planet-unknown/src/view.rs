//! What a seat or a spectator may see (R17). Sampling what they may not is in `redeal.rs`.

use orrery_engine::{Seat, Viewer};
use serde::Serialize;

use crate::board::{Board, Cube, PodPlace};
use crate::components::{DEPOTS, data};
use crate::effects::Term;
use crate::grid::Square;
use crate::kinds::{Cards, CorporationId, Face, PlanetId, Ring, Terrain, Tile, Track};
use crate::objectives::is_met;
use crate::options::Boards;
use crate::phases::Question;
use crate::state::{Phase, PlanetUnknown, SEATS, Step};

/// The position as one viewer sees it.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view this is; `None` for spectators.
    pub viewer: Option<Seat>,
    pub phase: Phase,
    pub round: u8,
    /// The last round is over (R11.4).
    pub ending: bool,
    /// Who must decide.
    pub deciders: Vec<Seat>,
    /// Drawn when the first round begins (R2.8).
    pub commander: Option<Seat>,
    pub offset: u8,
    pub depots: Vec<DepotView>,
    pub events: Option<EventsView>,
    /// Civ cards left of each rank.
    pub civ_left: [u8; 4],
    /// Neighbour objectives: card, the two seats, their numbers.
    pub neighbours: Vec<ContestView>,
    pub players: Vec<PlayerView>,
    pub own: Option<OwnView>,
    pub solo: Option<SoloView>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DepotView {
    /// Who faces it.
    pub seat: Option<Seat>,
    pub small: PileView,
    pub large: PileView,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PileView {
    pub top: Option<Tile>,
    pub left: u8,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventsView {
    /// Every card drawn, the last one last.
    pub drawn: Vec<u8>,
    /// Whether the last one is in force.
    pub in_force: bool,
    pub left: u8,
    /// Cards of the deck by colour: green, orange, red.
    pub mix: [u8; 3],
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ContestView {
    pub card: u8,
    pub seats: Vec<Seat>,
    pub values: Vec<i32>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SoloView {
    pub target: i32,
    /// Id of the result's tier, when the game is over.
    pub tier: Option<String>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Unknown while the players choose their boards.
    pub planet: Option<PlanetId>,
    pub corporation: Option<CorporationId>,
    /// The boards dealt, where there was a choice of sides.
    pub dealt: Option<(PlanetId, CorporationId)>,
    /// Done with the current phase.
    pub done: bool,
    pub depot: u8,
    pub squares: Vec<CoveredView>,
    pub meteors: Vec<Square>,
    pub lifepods: Vec<Square>,
    pub rovers: Vec<RoverView>,
    pub waiting: u8,
    /// Squares of the last tile.
    pub last: Vec<Square>,
    /// In the order of the tracks.
    pub cubes: [Cube; 5],
    /// Collected lifepods: in the scoring area, and elsewhere.
    pub scoring: u8,
    pub pods: Vec<PodPlace>,
    pub meteors_collected: u8,
    pub stored: u8,
    pub flux: Option<Track>,
    /// Unlocked technologies by their places, and those used up.
    pub levels: Vec<u8>,
    pub used: Vec<u8>,
    /// Civ cards visible to the viewer (all of the viewer's own), and the number of hidden ones.
    pub civ: Vec<u8>,
    pub civ_hidden: u8,
    pub picks: [u8; 4],
    /// Objective made a contest of all players.
    pub contest: Option<ContestView>,
    /// Medals so far, as far as the viewer may know.
    pub score: Vec<(&'static str, i32)>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CoveredView {
    pub at: Square,
    pub terrain: Terrain,
    pub icon: bool,
    pub symbol: bool,
    pub patch: bool,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RoverView {
    pub rover: u8,
    pub at: Square,
    pub loaded: bool,
}

/// Information that only this player has.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnView {
    pub stage: Step,
    pub pool: Vec<Term>,
    /// The effect being resolved and what is left of it.
    pub active: Option<(Term, u8)>,
    /// The tile in hand.
    pub tile: Option<Tile>,
    /// While a tile is to be chosen: the number of places of each offered one, of the inner ring, of the outer ring.
    pub places: Option<[u16; 2]>,
    /// Neither offered tile can be placed.
    pub stuck: bool,
    /// Private objectives, and whether they are fulfilled.
    pub private: Vec<(u8, bool)>,
    /// Objectives to choose from.
    pub offered: Vec<u8>,
    /// Civ cards to choose from.
    pub civ_offered: Vec<u8>,
    /// Civ cards seen in the supply.
    pub civ_seen: Vec<u8>,
    /// The tile under the one taken in this turn, where the table shows it: of the inner ring, of the outer ring.
    pub next_tiles: Option<[Option<Tile>; 2]>,
    pub next_event: Option<u8>,
}

impl View {
    pub(crate) fn new(game: &PlanetUnknown, viewer: Viewer) -> View {
        let boards = game.boards_for(viewer);
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let secret = game.phase.is_simultaneous();
        let over = game.phase == Phase::Over;
        View {
            viewer: own,
            phase: game.phase,
            round: game.round,
            ending: game.ending,
            deciders: game.deciders().iter().collect(),
            commander: (game.round > 0).then_some(game.commander),
            offset: game.offset,
            depots: (0..DEPOTS).map(|depot| game.depot_view(depot, own)).collect(),
            events: game.has_events().then(|| game.events_view()),
            civ_left: match own {
                Some(_) if secret && own.is_some_and(|own| game.board(own).civ != game.shown[own.index()].civ) => {
                    [1, 2, 3, 4].map(|rank| game.supply_of(rank).len())
                }
                _ if secret => game.shown_supply,
                _ => [1, 2, 3, 4].map(|rank| game.supply_of(rank).len()),
            },
            neighbours: game.neighbour_views(&boards),
            players: Seat::all(game.seats).map(|seat| game.player_view(seat, viewer, &boards)).collect(),
            own: own.filter(|seat| seat.0 < game.seats).map(|seat| game.own_view(seat)),
            solo: game.is_solo().then(|| SoloView {
                target: game.target(),
                tier: over.then(|| data().solo.tier(game.score(Seat(0)).total - game.target()).id.clone()),
            }),
        }
    }
}

impl PlanetUnknown {
    /// The boards as a viewer knows them.
    pub(crate) fn boards_for(&self, viewer: Viewer) -> [Board; SEATS] {
        if !self.phase.is_simultaneous() {
            return self.boards;
        }
        std::array::from_fn(|seat| match viewer.is(Seat(seat as u8)) {
            true => self.boards[seat],
            false => self.shown[seat],
        })
    }

    /// Civ cards of a seat that a viewer knows (R11.3, R17.2).
    pub(crate) fn known_civ(&self, viewer: Viewer, seat: Seat, board: &Board) -> Cards {
        if viewer.is(seat) || self.ending {
            return board.civ;
        }
        board.civ.iter().filter(|&card| data().civ(card).immediate).collect()
    }

    /// Whether a viewer knows the planet and the corporation of a seat (R2.9): faces chosen at once are revealed together, those
    /// chosen one after the other are open.
    fn known_faces(&self, viewer: Viewer, seat: Seat) -> [bool; 2] {
        let knows = |way: Boards, face: Face| match way {
            Boards::Symmetric | Boards::RandomAsymmetric => true,
            _ if !matches!(self.phase, Phase::Sides | Phase::FreeChoice) => true,
            _ if !self.chosen[seat.index()].contains(face) => false,
            Boards::FreeChoice => true,
            Boards::RandomBoardChooseSide => self.phase != Phase::Sides || viewer.is(seat),
        };
        [knows(self.options.planets, Face::Planet), knows(self.options.corporations, Face::Corporation)]
    }

    fn depot_view(&self, depot: u8, own: Option<Seat>) -> DepotView {
        let seat = Seat::all(self.seats).find(|&seat| self.depot(seat) == depot);
        let mine = seat.is_some() && seat == own;
        let pile = |ring: Ring| {
            let pile = self.pile(depot, ring);
            let left = if self.phase.is_simultaneous() && !mine { self.shown_left[pile] } else { self.left[pile] };
            PileView { top: left.checked_sub(1).map(|top| self.piles[pile][usize::from(top)]), left }
        };
        DepotView { seat, small: pile(Ring::Small), large: pile(Ring::Large) }
    }

    fn events_view(&self) -> EventsView {
        EventsView {
            drawn: self.deck[..usize::from(self.drawn)].to_vec(),
            in_force: self.event_on,
            left: self.deck.len() as u8 - self.drawn,
            mix: self.options.event_mix(),
        }
    }

    fn neighbour_views(&self, boards: &[Board]) -> Vec<ContestView> {
        let view = |(index, &card): (usize, &u8)| {
            let seats = match self.seats {
                2 => vec![Seat(0), Seat(1)],
                seats => vec![Seat(index as u8), Seat((index as u8 + 1) % seats)],
            };
            let values = seats.iter().map(|&seat| self.metric_of(boards, seat, card)).collect();
            ContestView { card, seats, values }
        };
        self.neighbours.iter().enumerate().map(view).collect()
    }

    fn player_view(&self, seat: Seat, viewer: Viewer, boards: &[Board]) -> PlayerView {
        let board = &boards[seat.index()];
        let known = self.known_civ(viewer, seat, board);
        let choosing = matches!(self.phase, Phase::Sides | Phase::FreeChoice);
        let [planet, corporation] = self.known_faces(viewer, seat);
        let bits = |bits: u8| (0..8).filter(|bit| bits >> bit & 1 == 1).collect();
        let own_picks = viewer.is(seat) || !self.phase.is_simultaneous();
        let private = if viewer.is(seat) || self.phase == Phase::Over { self.player(seat).private } else { Cards::NONE };
        PlayerView {
            planet: planet.then_some(self.board(seat).planet),
            corporation: corporation.then_some(self.board(seat).corporation),
            dealt: choosing.then(|| (self.dealt_planets[seat.index()], self.dealt_corporations[seat.index()])),
            // `done` still holds the seats of the previous phase while the station is turned.
            done: self.phase != Phase::Rotate && self.done.contains(seat),
            depot: self.depot(seat),
            squares: covered(board),
            meteors: board.meteors.iter().collect(),
            lifepods: board.lifepod_squares().iter().collect(),
            rovers: board.rovers().map(|(rover, at)| RoverView { rover, at, loaded: board.is_loaded(rover) }).collect(),
            waiting: board.waiting,
            last: board.last.map(|last| last.squares().iter().collect()).unwrap_or_default(),
            cubes: board.cubes,
            scoring: board.pods.scoring,
            pods: board.pods.places().filter(|&place| place != PodPlace::Scoring).collect(),
            meteors_collected: board.meteors_collected,
            stored: board.stored,
            flux: board.flux,
            levels: bits(board.levels()),
            used: bits(board.used_round | board.used_game),
            civ: known.iter().collect(),
            civ_hidden: board.civ.len() - known.len(),
            picks: if own_picks { self.player(seat).picks } else { self.shown_picks[seat.index()] },
            contest: (board.contest > 0).then(|| ContestView {
                card: board.contest,
                seats: Seat::all(self.seats).collect(),
                values: Seat::all(self.seats).map(|other| self.metric_of(boards, other, board.contest)).collect(),
            }),
            score: self.score_with(boards, seat, known, self.private_medals(seat, private)).parts,
        }
    }

    fn own_view(&self, seat: Seat) -> OwnView {
        let player = self.player(seat);
        let deciding = self.deciders().contains(seat);
        let task = match deciding.then(|| self.question(seat)) {
            Some(Question::Task(task)) => Some(task),
            _ => player.task.as_ref(),
        };
        let met = |card: u8| (card, is_met(self.board(seat), data().objective(card).private));
        OwnView {
            stage: player.step,
            pool: player.pool.to_vec(),
            active: task.map(|task| (task.term, task.left)),
            tile: self.tile_in_hand(seat).map(|(tile, _)| tile),
            places: (deciding && matches!(self.question(seat), Question::Tile)).then(|| self.offered_places(seat)),
            stuck: player.stuck,
            private: player.private.iter().map(met).collect(),
            offered: player.offered.iter().collect(),
            civ_offered: task.map(|task| self.pick_choices(task).iter().collect()).unwrap_or_default(),
            civ_seen: player.seen_civ.iter().collect(),
            next_tiles: self.next_tiles(seat),
            next_event: self.peeked.contains(seat).then(|| self.deck.get(usize::from(self.drawn)).copied()).flatten(),
        }
    }

    /// The tile below a taken one, which its player sees at once (R3.2).
    fn next_tiles(&self, seat: Seat) -> Option<[Option<Tile>; 2]> {
        let taken = self.player(seat).ring.filter(|_| self.may_see_next_tiles(seat))?;
        Some(Ring::ALL.map(|ring| if ring == taken { self.next_tile(seat, ring) } else { None }))
    }

    /// Since a tile can be swapped until the turn is confirmed, a player can come to see the next tile of both piles (R3.2, R18.1).
    pub(crate) fn may_see_next_tiles(&self, seat: Seat) -> bool {
        self.options.show_next_tile.is_on() && self.phase == Phase::Turns && !self.done.contains(seat)
    }

    fn next_tile(&self, seat: Seat, ring: Ring) -> Option<Tile> {
        let pile = self.pile(self.depot(seat), ring);
        self.left[pile].checked_sub(2).map(|next| self.piles[pile][usize::from(next)])
    }
}

fn covered(board: &Board) -> Vec<CoveredView> {
    let view = |at: Square| CoveredView {
        at,
        terrain: board.ground.at(at).expect("covered"),
        icon: board.icons.contains(at),
        symbol: board.symbols.contains(at),
        patch: board.patches.contains(at),
    };
    board.ground.covered().iter().map(view).collect()
}
