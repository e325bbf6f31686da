//! What a seat or a spectator may see (R15.1).

use orrery_engine::{Seat, Viewer};
use serde::Serialize;

use crate::board::Tile;
use crate::components::data;
use crate::hex::Hex;
use crate::kinds::{Card, Cubes, Side, Space, Tech, Zone};
use crate::options::ObjectiveSet;
use crate::state::{Ghost, Icon, Kepler, Phase};

/// The position as one viewer sees it.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view this is; `None` for spectators.
    pub viewer: Option<Seat>,
    pub round: u8,
    pub step: Phase,
    /// Who must decide.
    pub deciders: Vec<Seat>,
    /// Drawn after the tiles are placed (R3.1).
    pub first: Option<Seat>,
    pub active: Seat,
    /// Every tile on the map. Face-down tiles are unknown to all.
    pub tiles: Vec<TileView>,
    pub tiles_to_place: u8,
    pub players: Vec<PlayerView>,
    pub ghost: Option<GhostView>,
    /// The current progress card.
    pub card: Option<String>,
    pub card_medals: [u8; 2],
    /// Positions of the medals still on each track.
    pub medals_left: [Vec<u8>; 2],
    pub cards_seen: Vec<String>,
    pub interrupts: Vec<(Seat, Icon)>,
    pub bonuses_used: u8,
    pub conversions: u8,
    pub displacements: u8,
    /// The ship that is about to fly.
    pub flying: Option<Hex>,
    pub campaign: Option<CampaignView>,
    pub objective_set: ObjectiveSet,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TileView {
    pub hex: Hex,
    pub tile: Option<Tile>,
    pub colonised_by: Option<Seat>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub depot: Cubes,
    pub well: Cubes,
    /// Earth first.
    pub cards: Vec<CardView>,
    pub tech: [u8; 5],
    pub track: [u8; 2],
    pub medals: [u8; 2],
    pub ships: Vec<Hex>,
    pub reserve: u8,
    pub markers: u8,
    pub action_cube: Space,
    pub action_board_side: Side,
    /// Own objective, or everybody's when the game is over.
    pub objective: Option<String>,
    /// Whether that objective's condition holds now.
    pub objective_met: Option<bool>,
    /// Whether the set-up technologies are chosen; `chosen` is secret until all players have.
    pub has_chosen: bool,
    pub chosen: Option<Vec<Tech>>,
    /// Points so far in the categories everybody can see.
    pub score: Vec<(&'static str, i32)>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardView {
    pub card: Card,
    pub cubes: Cubes,
    pub terraformed: bool,
    pub zone: Option<Zone>,
    pub hex: Option<Hex>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GhostView {
    pub tech: [u8; 5],
    pub track: [u8; 2],
    pub medals: [u8; 2],
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CampaignView {
    pub id: &'static str,
    pub level: u8,
    pub min_vp: u8,
    pub objectives: Vec<(String, bool)>,
    pub bonus_cubes: u8,
}

impl View {
    pub(crate) fn new(game: &Kepler, viewer: Viewer) -> View {
        let name = |card: &u8| data().cards[usize::from(*card)].id.clone();
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            round: game.round,
            step: game.phase,
            deciders: game.deciders().iter().collect(),
            first: (game.phase != Phase::PlaceTiles).then_some(game.first),
            active: game.active,
            tiles: game.board.tiles().map(|(hex, tile)| game.tile_view(hex, tile)).collect(),
            tiles_to_place: game.stack.len() as u8,
            players: Seat::all(game.seats).map(|seat| game.player_view(seat, viewer)).collect(),
            ghost: game.is_solo().then(|| {
                let Ghost { tech, track, medals } = game.ghost;
                GhostView { tech, track, medals }
            }),
            card: game.card().as_ref().map(name),
            card_medals: game.card_medals,
            medals_left: game.medals_left.map(|bits| (0..32).filter(|position| bits & 1 << position != 0).collect()),
            cards_seen: game.deck[..usize::from(game.round)].iter().map(name).collect(),
            interrupts: game.interrupts.iter().map(|interrupt| (interrupt.seat, interrupt.icon)).collect(),
            bonuses_used: game.bonuses_used,
            conversions: game.conversions,
            displacements: game.displacements,
            flying: game.flying.map(|slot| game.player(game.active).ships[usize::from(slot)]),
            campaign: game.is_solo().then(|| game.campaign_view()),
            objective_set: game.options.objective_set,
        }
    }
}

impl Kepler {
    fn tile_view(&self, hex: Hex, tile: Tile) -> TileView {
        let owner = |&seat: &Seat| self.player(seat).colonies().iter().any(|colony| colony.hex == hex);
        TileView {
            hex,
            tile: (!self.board.at(hex).is_face_down()).then_some(tile),
            colonised_by: Seat::all(self.seats).find(owner),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let knows = self.knows_objective(viewer, seat);
        let earth = CardView { card: Card::EARTH, cubes: player.earth, terraformed: false, zone: None, hex: None };
        let colonies = player.colonies().iter().map(|colony| CardView {
            card: colony.card,
            cubes: colony.cubes,
            terraformed: colony.terraformed,
            zone: Some(colony.zone),
            hex: Some(colony.hex),
        });
        let chosen = self.chosen[seat.index()];
        PlayerView {
            depot: player.depot,
            well: player.well,
            cards: std::iter::once(earth).chain(colonies).collect(),
            tech: player.tech,
            track: player.track,
            medals: player.medals,
            ships: player.ships.into_iter().filter(|ship| ship.is_on_map()).collect(),
            reserve: player.reserve(),
            markers: data().kit.max_colonised_planets - player.colonised,
            action_cube: player.cube,
            action_board_side: self.options.action_board_side.get(seat.index()).copied().unwrap_or(Side::A),
            objective: player.objective.filter(|_| knows).map(|card| data().objectives[usize::from(card)].id.clone()),
            objective_met: player.objective.filter(|_| knows).map(|card| self.meets(seat, card)),
            has_chosen: !chosen.is_empty(),
            chosen: (viewer.is(seat) && !chosen.is_empty()).then(|| chosen.iter().collect()),
            score: self.open_score(seat),
        }
    }

    /// The viewer's own card, once it is dealt (R3.1); every card when the game is over.
    pub(crate) fn knows_objective(&self, viewer: Viewer, seat: Seat) -> bool {
        match self.phase {
            Phase::PlaceTiles => false,
            Phase::Over => true,
            _ => viewer.is(seat),
        }
    }

    fn campaign_view(&self) -> CampaignView {
        let objective = |&index: &u8| (data().objectives[usize::from(index)].id.clone(), self.meets(Seat(0), index));
        CampaignView {
            id: self.options.campaign.id(),
            level: self.options.campaign_level,
            min_vp: data().solo.levels[usize::from(self.options.campaign_level) - 1].min_vp,
            objectives: self.objectives_of(Seat(0)).iter().map(objective).collect(),
            bonus_cubes: self.bonus_cubes,
        }
    }
}
