//! Every switch of the rulebook (R16).

use orrery_engine::{Game, Message, OptionKind, OptionSpec, SetupError, noun};
use serde::{Deserialize, Serialize};

use crate::components::data;
use crate::kinds::Side;
use crate::state::Kepler;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 2 to 4 players: which objective deck is dealt.
    pub objective_set: ObjectiveSet,
    /// 2 to 4 players: tiles are laid at random, or face down by the players in turn.
    pub tile_placement: TilePlacement,
    /// Solo.
    pub campaign: CampaignId,
    /// Solo: 1 to 4.
    pub campaign_level: u8,
    /// Solo, from level 2 on: the stored success on the level before, which the bonus cubes come from (R14.2).
    pub previous_score: Option<u8>,
    /// Face of each player's action board, by seat; A by default. Accepted but not offered, because both carry the same grid (Q6).
    pub action_board_side: Vec<Side>,
}

noun! {
    /// Which objective cards are dealt.
    ObjectiveSet { Standard = "standard", Advanced = "advanced" }
}

noun! {
    /// Who lays the tiles.
    TilePlacement { Random = "random", ByPlayers = "by_players" }
}

noun! {
    CampaignId {
        GalaxyEdge = "galaxy-edge",
        ChildrenOfProgress = "children-of-progress",
        SagittariusA = "sagittarius-a",
        HybridCivilisation = "hybrid-civilisation",
        SuperiorProgeny = "superior-progeny",
    }
}

impl CampaignId {
    /// The objectives of levels 1 to `level`.
    pub fn objectives(self, level: u8) -> &'static [u8] {
        &data().campaign(self.id()).expect("a campaign of solo.toml").objectives[..usize::from(level)]
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            objective_set: ObjectiveSet::Standard,
            tile_placement: TilePlacement::Random,
            campaign: CampaignId::GalaxyEdge,
            campaign_level: 1,
            previous_score: None,
            action_board_side: Vec::new(),
        }
    }
}

const MANY: &[u8] = &[2, 3, 4];
const SOLO: &[u8] = &[1];

pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::new("objective_set", OptionKind::choice(&ObjectiveSet::ALL.map(ObjectiveSet::id)), MANY),
        OptionSpec::new("tile_placement", OptionKind::choice(&TilePlacement::ALL.map(TilePlacement::id)), MANY),
        OptionSpec::new("campaign", OptionKind::choice(&CampaignId::ALL.map(CampaignId::id)), SOLO),
        OptionSpec::new("campaign_level", OptionKind::Number { min: 1, max: 4, default: Some(1) }, SOLO),
        OptionSpec {
            carried: true,
            ..OptionSpec::new("previous_score", OptionKind::Number { min: 0, max: 200, default: None }, SOLO)
        },
    ]
}

impl Options {
    /// The options that apply to this number of players; all others keep their defaults (R16).
    pub(crate) fn for_players(&self, seats: u8) -> Options {
        let mut sides = self.action_board_side.clone();
        sides.truncate(usize::from(seats));
        let all = Options { action_board_side: sides, ..Options::default() };
        match seats {
            1 => {
                let Options { campaign, campaign_level, previous_score, .. } = *self;
                Options { campaign, campaign_level, previous_score, ..all }
            }
            _ => Options { objective_set: self.objective_set, tile_placement: self.tile_placement, ..all },
        }
    }

    /// Refuses player counts and campaigns that do not exist.
    pub(crate) fn validate(&self, seats: u8) -> Result<(), SetupError> {
        Kepler::META.check_players(seats)?;
        if seats == 1 { self.validate_campaign() } else { Ok(()) }
    }

    fn validate_campaign(&self) -> Result<(), SetupError> {
        if !(1..=4).contains(&self.campaign_level) {
            let reason = Message::new("setup-no-such-level").with("level", self.campaign_level);
            return Err(SetupError::option("campaign_level", reason));
        }
        match (self.campaign_level, self.previous_score) {
            (1, None) => Ok(()),
            (1, Some(_)) => Err(SetupError::option("previous_score", Message::new("setup-no-level-before"))),
            (level, None) => {
                let reason = Message::new("setup-level-closed").with("level", level).with("before", level - 1);
                Err(SetupError::option("campaign_level", reason))
            }
            (level, Some(score)) => {
                let needed = data().solo.levels[usize::from(level) - 2].min_vp;
                if score < needed {
                    let reason = Message::new("setup-no-success").with("score", score).with("needed", needed);
                    return Err(SetupError::option("previous_score", reason.with("before", level - 1)));
                }
                Ok(())
            }
        }
    }
}
