//! Every switch of the rulebook (R16).

use orrery_engine::{Game, Message, OptionKind, OptionSpec, SetupError};
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

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ObjectiveSet {
    #[default]
    Standard,
    Advanced,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TilePlacement {
    #[default]
    Random,
    ByPlayers,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CampaignId {
    #[default]
    GalaxyEdge,
    ChildrenOfProgress,
    SagittariusA,
    HybridCivilisation,
    SuperiorProgeny,
}

impl CampaignId {
    pub const ALL: [(CampaignId, &'static str); 5] = [
        (CampaignId::GalaxyEdge, "galaxy-edge"),
        (CampaignId::ChildrenOfProgress, "children-of-progress"),
        (CampaignId::SagittariusA, "sagittarius-a"),
        (CampaignId::HybridCivilisation, "hybrid-civilisation"),
        (CampaignId::SuperiorProgeny, "superior-progeny"),
    ];

    pub fn id(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The objectives of levels 1 to `level`.
    pub fn objectives(self, level: u8) -> &'static [u8] {
        &data().campaign(self.id()).expect("a campaign of solo.toml").objectives[..usize::from(level)]
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            objective_set: ObjectiveSet::default(),
            tile_placement: TilePlacement::default(),
            campaign: CampaignId::default(),
            campaign_level: 1,
            previous_score: None,
            action_board_side: Vec::new(),
        }
    }
}

const MANY: &[u8] = &[2, 3, 4];
const SOLO: &[u8] = &[1];

pub(crate) fn specs() -> Vec<OptionSpec> {
    let choice = |values: &[&str]| OptionKind::Choice {
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        default: values[0].to_owned(),
    };
    let campaigns = CampaignId::ALL.map(|(_, id)| id);
    vec![
        OptionSpec::new("objective_set", choice(&["standard", "advanced"]), MANY),
        OptionSpec::new("tile_placement", choice(&["random", "by_players"]), MANY),
        OptionSpec::new("campaign", choice(&campaigns), SOLO),
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
