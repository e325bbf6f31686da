//! Positions written by hand, for tests, tours and puzzles. A description lists only what differs from a fresh game.
//!
//! The words are those of `tests/vectors/rulebook.toml`, whose head explains them.

use std::collections::BTreeMap;

use orrery_engine::{Game, Illegal, Outcome, Seat, Silent};
use serde::Deserialize;

use crate::board::Tile;
use crate::components::data;
use crate::hex::Hex;
use crate::kinds::{Card, Cubes, Space, Tech, Track, Zone};
use crate::options::{CampaignId, Options};
use crate::phases::preparation::check_tile;
use crate::state::{Colony, Kepler, Phase, Player, SHIPS, Script};
use crate::{Action, scoring, setup::deck_pool};

/// What differs from a fresh game with an empty map.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    pub players: Option<u8>,
    pub solo: bool,
    /// Seat of the first player.
    pub first: u8,
    /// `p0` to `p3`.
    pub active: Option<String>,
    /// `main`, `bonus`, `move` or `withdraw`.
    pub step: Option<String>,
    pub round: Option<u8>,
    pub card: Option<String>,
    pub card_medals: BTreeMap<String, u8>,
    pub medals_left: BTreeMap<String, Vec<u8>>,
    pub tiles: Vec<GivenTile>,
    pub p0: Given,
    pub p1: Given,
    pub p2: Given,
    pub p3: Given,
    pub ghost: Given,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenTile {
    pub hex: (i32, i32),
    pub kind: String,
    pub number: Option<u8>,
    /// `up` (the default) or `down`.
    pub face: Option<String>,
    pub marker: Option<String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    pub depot: Option<Cubes>,
    pub well: Option<Cubes>,
    pub earth: Option<Cubes>,
    pub planets: Vec<GivenPlanet>,
    pub tech: BTreeMap<String, u8>,
    pub colonial: u8,
    pub technology: u8,
    pub medals: BTreeMap<String, u8>,
    pub ships: Vec<(i32, i32)>,
    pub action_cube: Option<Space>,
    pub objective: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenPlanet {
    pub number: u8,
    pub side: Option<String>,
    #[serde(default)]
    pub cubes: Cubes,
    pub zone: Option<Zone>,
}

impl Position {
    /// The game this describes, or what is wrong with the description.
    pub fn build(&self) -> Result<Kepler, String> {
        let seats = if self.solo { 1 } else { self.players.unwrap_or(2) };
        Kepler::META.check_players(seats).map_err(|error| error.to_string())?;
        let mut game = Kepler::blank(&Options::default(), seats);
        game.first = Seat(self.first);
        game.active = match &self.active {
            Some(id) => seat(id, seats)?,
            None => game.first,
        };
        game.round = self.round.unwrap_or(1);
        game.deck = self.deck(seats, game.round)?;
        self.put_medals(&mut game)?;
        for tile in &self.tiles {
            put_tile(&mut game, tile)?;
        }
        for (index, given) in [&self.p0, &self.p1, &self.p2, &self.p3].into_iter().enumerate().take(usize::from(seats)) {
            game.give(Seat(index as u8), given)?;
        }
        game.ghost.tech = levels(&self.ghost.tech, game.ghost.tech)?;
        game.ghost.track = [self.ghost.colonial, self.ghost.technology];
        game.ghost.medals = by_track(&self.ghost.medals, game.ghost.medals)?;
        (game.phase, game.task.script) = match self.step.as_deref() {
            None | Some("main") => (Phase::Select, Script::None),
            Some("bonus") => (Phase::Bonus, Script::None),
            Some("move") => (Phase::Move, Script::Movement),
            Some("withdraw") => (Phase::Withdraw, Script::None),
            Some(other) => return Err(format!("step {other}")),
        };
        Ok(game)
    }

    /// A deck with the given card at the current round and arbitrary other cards.
    fn deck(&self, seats: u8, round: u8) -> Result<[u8; 16], String> {
        let mut pool = deck_pool(seats);
        if let Some(id) = &self.card {
            let card = data().card(id).ok_or(format!("card {id}"))?;
            pool.retain(|&other| other != card);
            pool.insert(usize::from(round.clamp(1, 16)) - 1, card);
        }
        Ok(std::array::from_fn(|index| pool[index]))
    }

    fn put_medals(&self, game: &mut Kepler) -> Result<(), String> {
        game.card_medals = by_track(&self.card_medals, [0; 2])?;
        for (id, positions) in &self.medals_left {
            let bits = positions.iter().fold(0, |bits, position| bits | 1 << position);
            game.medals_left[track(id)?.index()] = bits;
        }
        Ok(())
    }
}

fn put_tile(game: &mut Kepler, given: &GivenTile) -> Result<(), String> {
    let hex = hex(given.hex)?;
    let tile = match (given.kind.as_str(), given.number) {
        ("planet", Some(number @ 1..=28)) => Tile::Planet(Card(number)),
        ("mine", None) => Tile::Mine,
        ("objective", None) => Tile::Objective,
        other => return Err(format!("tile {other:?}")),
    };
    game.board.put_tile(hex, tile, given.face.as_deref() == Some("down"));
    if given.marker.is_some() {
        game.board.put_marker(hex);
    }
    Ok(())
}

impl Kepler {
    fn give(&mut self, seat: Seat, given: &Given) -> Result<(), String> {
        let mut player = *self.player(seat);
        player.depot = given.depot.unwrap_or(player.depot);
        player.well = given.well.unwrap_or(player.well);
        player.earth = given.earth.unwrap_or(player.earth);
        player.tech = levels(&given.tech, player.tech)?;
        player.track = [given.colonial, given.technology];
        player.medals = by_track(&given.medals, player.medals)?;
        player.cube = given.action_cube.unwrap_or(player.cube);
        if let Some(id) = &given.objective {
            player.objective = Some(data().objective(id).ok_or(format!("objective {id}"))?);
        }
        for planet in &given.planets {
            self.give_planet(&mut player, planet)?;
        }
        if given.ships.len() > SHIPS {
            return Err("more than three ships".into());
        }
        for (slot, &at) in given.ships.iter().enumerate() {
            player.ships[slot] = hex(at)?;
            self.board.set_ship(player.ships[slot], true);
        }
        *self.player_mut(seat) = player;
        Ok(())
    }

    /// A planet whose tile lies on the map is closed to ships; otherwise its zone is given.
    fn give_planet(&mut self, player: &mut Player, given: &GivenPlanet) -> Result<(), String> {
        let card = Card(given.number);
        let tile = self.board.tiles().find(|(_, tile)| *tile == Tile::Planet(card)).map(|(hex, _)| hex);
        if let Some(hex) = tile {
            self.board.put_marker(hex);
        }
        let on_map = tile.map(|hex| data().zone[hex.index()]);
        let terraformed = match given.side.as_deref() {
            None | Some("colony") => false,
            Some("terraformed") => true,
            Some(other) => return Err(format!("side {other}")),
        };
        let colony = player.colonies.get_mut(usize::from(player.colonised)).ok_or("more than five planets")?;
        *colony = Colony {
            card,
            cubes: given.cubes,
            terraformed,
            zone: given.zone.or(on_map).unwrap_or(Zone::Short),
            hex: tile.unwrap_or(Hex::OFF),
        };
        player.colonised += 1;
        Ok(())
    }

    // Single steps of the round, for positions in the middle of one.

    /// Goes back to the free technology steps of the set-up (R3.4).
    pub fn begin_setup_tech(&mut self) {
        self.round = 0;
        self.phase = Phase::SetupTech;
    }

    /// Puts a face-down tile on the map, if the placement rules for this player count allow it (R3.2).
    pub fn place_tile(&mut self, hex: Hex, players: u8) -> Result<(), Illegal> {
        check_tile(&self.board, data().count(players).max_suns, hex)?;
        self.board.put_tile(hex, Tile::Mine, true);
        Ok(())
    }

    /// Begins the card step (R11); it stops where a decision is needed, and before the medals.
    pub fn begin_card_step(&mut self) {
        self.begin_card(&mut Silent);
        self.run_pending(&mut Silent);
    }

    /// A decision within the card step.
    pub fn play_in_card_step(&mut self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        orrery_engine::Game::check(self, seat, action)?;
        self.act(seat, action, &mut Silent);
        self.run_pending(&mut Silent);
        Ok(())
    }

    /// Runs the consequences of a command until the next decision. With `card_step_only`, stops before the medals.
    pub fn follow_up(&mut self, card_step_only: bool) {
        match card_step_only {
            true => self.run_pending(&mut Silent),
            false => self.carry_on(&mut Silent),
        }
    }

    /// The result if the game ended in this position.
    pub fn outcome_now(&self) -> Outcome {
        let over = Kepler { phase: Phase::Over, ..self.clone() };
        scoring::outcome(&over).expect("over")
    }

    pub fn award_medals_now(&mut self) {
        self.award_medals(&mut Silent);
    }

    pub fn pass_first_player_now(&mut self) {
        self.pass_first_player();
    }

    /// The start of the next round for the ghost, the current card staying where it is (R14.3).
    pub fn ghost_round_now(&mut self) {
        let card = self.card();
        self.round += 1;
        if let Some(card) = card {
            self.deck[usize::from(self.round) - 1] = card;
        }
        self.ghost_round(&mut Silent);
    }

    /// Plays this position in another campaign.
    pub fn set_campaign(&mut self, campaign: CampaignId, level: u8) {
        self.options.campaign = campaign;
        self.options.campaign_level = level;
    }
}

fn seat(id: &str, seats: u8) -> Result<Seat, String> {
    let number = id.strip_prefix('p').and_then(|number| number.parse().ok());
    number.filter(|&seat| seat < seats).map(Seat).ok_or(format!("player {id}"))
}

fn hex((q, r): (i32, i32)) -> Result<Hex, String> {
    Hex::at(q, r).ok_or(format!("[{q}, {r}] is not on the map"))
}

fn track(id: &str) -> Result<Track, String> {
    Track::ALL.into_iter().find(|track| track.id() == id).ok_or(format!("track {id}"))
}

fn by_track(given: &BTreeMap<String, u8>, mut values: [u8; 2]) -> Result<[u8; 2], String> {
    for (id, value) in given {
        values[track(id)?.index()] = *value;
    }
    Ok(values)
}

fn levels(given: &BTreeMap<String, u8>, mut levels: [u8; 5]) -> Result<[u8; 5], String> {
    for (id, level) in given {
        let tech = Tech::ALL.into_iter().find(|tech| tech.id() == id).ok_or(format!("technology {id}"))?;
        levels[tech.index()] = *level;
    }
    Ok(levels)
}
