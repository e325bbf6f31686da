//! Era situations of the solo game (R16).

use orrery_engine::components::{ComponentError, Entry};
use serde::Deserialize;

use super::SiteKind;
use super::solo::{KeyEntry, RawKeyEntry, read_key};
use crate::kinds::{Era, Kind, Kinds, Situation};

const SITUATIONS: &str = "situations.toml";

type Result<T> = std::result::Result<T, ComponentError>;

#[derive(Clone, Debug)]
pub struct SituationFace {
    /// The card it is printed on; each extra counts as a card of its own.
    pub card: u8,
    /// Eras that it fits, as bits.
    pub eras: u8,
    pub key: Vec<KeyEntry>,
    pub effect: SituationEffect,
    pub ban: Kinds,
    pub extra: bool,
}

impl SituationFace {
    pub fn fits(&self, era: Era) -> bool {
        self.eras >> era.index() & 1 == 1
    }
}

/// What a situation changes (R16.4, R16.6). The terms are those of R19.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SituationEffect {
    pub contract_rewards: Option<HalfRoundUp>,
    pub competition_extra_turn_after_offers: bool,
    pub ban_actions: Vec<Kind>,
    pub produce_profit: i16,
    pub no_beyond_tile: bool,
    pub competition_deck_top: Option<DeckTop>,
    pub base_bonus: Option<BaseBonus>,
    pub skip_draw_phase: bool,
    pub edges_disabled: bool,
    pub add_site: Option<String>,
    pub competition_team_on: Option<String>,
    pub ineligible_site_action_goes_to: Option<String>,
    pub may_buy_value: Option<MayBuy>,
    pub explore_cost: u8,
    pub no_breakthrough_profit: bool,
    pub no_colony_count_profit: bool,
    pub gravity_add: u8,
    pub except_kinds: Vec<SiteKind>,
    pub profit_per_genetics_step: i16,
    pub adaptations_only_profit: bool,
    pub remove_start_offers_cards: u8,
    pub competition_deck: Option<StartCards>,
    pub player_time_cards: u8,
    pub start_infra_cards_of_choice: u8,
    pub profit_on_progress_card: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HalfRoundUp {
    HalfRoundUp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckTop {
    SevenStartSiteCards,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BaseBonus {
    pub site_kinds: Vec<SiteKind>,
    pub regions: Vec<String>,
    pub profit: i16,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MayBuy {
    pub actions: Vec<Kind>,
    pub cost: u8,
    pub value: u8,
    pub max: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartCards {
    pub start_cards_shuffled_in: u8,
    pub start_cards_on_top: u8,
}

#[derive(Deserialize)]
pub(super) struct RawSituations {
    situation: Vec<RawSituation>,
    extra: Vec<RawSituation>,
}

#[derive(Deserialize)]
struct RawSituation {
    id: Situation,
    card: Option<String>,
    eras: Vec<Era>,
    offers_key: Vec<RawKeyEntry>,
    effect: SituationEffect,
}

pub(super) fn read_situations(raw: RawSituations) -> Result<[SituationFace; Situation::ALL.len()]> {
    let mut cards: Vec<String> = Vec::new();
    let mut faces = Vec::new();
    let rows = raw.situation.into_iter().map(|row| (row, false)).chain(raw.extra.into_iter().map(|row| (row, true)));
    for ((row, extra), situation) in rows.zip(Situation::ALL) {
        let entry = Entry::new(SITUATIONS, format!("situation {}", situation.id()));
        entry.agrees("id", row.id == situation, "the situations of the rules")?;
        let card = row.card.unwrap_or_else(|| situation.id().to_owned());
        let card = cards.iter().position(|known| *known == card).unwrap_or_else(|| {
            cards.push(card);
            cards.len() - 1
        });
        if let Some(buy) = &row.effect.may_buy_value {
            entry.agrees("effect.may_buy_value", (buy.cost, buy.value, buy.max) == (1, 1, 1), "R16.4")?;
        }
        faces.push(SituationFace {
            card: card as u8,
            eras: row.eras.iter().fold(0, |bits, era| bits | 1 << era.index()),
            key: read_key(&entry, &row.offers_key)?,
            ban: row.effect.ban_actions.iter().copied().collect(),
            effect: row.effect,
            extra,
        });
    }
    Entry::list(SITUATIONS).array("situation", faces)
}
