//! Effects of the data files as terms (R23).

use orrery_engine::components::{ComponentError, Entry};
use serde::Deserialize;

use super::raw::Amounts;
use crate::effects::{Boost, Goods, Moves, Places, Term};
use crate::kinds::{Building, Item, Side};

type Result<T> = std::result::Result<T, ComponentError>;

/// Larger numbers would leave the types of the position.
const MOST: i64 = 20;

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct RawEffect {
    gain: Option<Amounts>,
    boost: Option<RawBoost>,
    per_boost: Option<Box<RawEffect>>,
    gain_choice: Option<GainChoice>,
    pay_one_of: Vec<Item>,
    warehouse: Option<Warehouse>,
    take_blueprint: Option<Count>,
    take_tech: Option<Count>,
    develop: Option<Develop>,
    move_bots: Option<MoveBots>,
    move_rover: Option<MoveRover>,
    construct: Option<Construct>,
    upgrade: Option<Upgrade>,
    welcome_ship: Option<WelcomeShip>,
    hire_or_contract: Option<Hire>,
    retrieve_colonists: Option<Retrieve>,
    produce: Option<Produce>,
    trade: Option<Trade>,
    travel: Option<Travel>,
    use_advanced_building: Option<Empty>,
    discovery_on_card: Option<Empty>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum RawBoost {
    Colonist,
    Crystal,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum RawCost {
    Normal,
    Free,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Empty {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GainChoice {
    count: u8,
    kinds: Vec<Item>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Kinds {
    Any,
    Resource,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Warehouse {
    count: u8,
    kinds: Kinds,
    boost: Option<RawBoost>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    count: u8,
    #[serde(default, rename = "cost")]
    cost: Option<RawCost>,
    boost: Option<RawBoost>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Develop {
    steps: u8,
    cost: RawCost,
    boost: Option<RawBoost>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveBots {
    points: u8,
    boost: Option<RawBoost>,
    #[serde(default)]
    as_rover: bool,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Points {
    Number(u8),
    Highest(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveRover {
    points: Points,
    boost: Option<RawBoost>,
    tech: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Construct {
    r#type: String,
    cost: RawCost,
    tech_boost: Option<RawBoost>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Zone {
    Bots,
    Anywhere,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Upgrade {
    count: u8,
    cost: RawCost,
    tech: bool,
    zone: Zone,
    boost: Option<RawBoost>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WelcomeShip {
    count: u8,
    cost: RawCost,
    boost: Option<RawBoost>,
    rewards: Vec<ShipReward>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipReward {
    colonist: u8,
    #[serde(default)]
    bot: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hire {
    scientist: bool,
    contract: bool,
    cost: RawCost,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Max {
    Number(u8),
    All(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Retrieve {
    max: Max,
    from: Vec<RawPlace>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum RawPlace {
    OrbitSlots,
    ColonySlots,
    WorkingArea,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Produce {
    each: u8,
    boost: Option<RawBoost>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Trade {
    pay_resources: u8,
    gain_non_mineral: u8,
    boost: Option<RawBoost>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Travel {
    to: String,
}

fn colonists(boost: Option<RawBoost>) -> Boost {
    if boost == Some(RawBoost::Colonist) { Boost::Any } else { Boost::None }
}

impl RawEffect {
    pub(super) fn term(&self, entry: &Entry) -> Result<Term> {
        let count = |field: &str, number: u8| entry.range(field, number, 1..=MOST);
        let mut terms = Vec::new();
        terms.extend(self.gains(entry)?);
        if let Some(raw) = &self.gain_choice {
            let kinds = raw.kinds.iter().copied().collect();
            terms.push(Term::GainChoice { count: count("effect.gain_choice", raw.count)?, kinds });
        }
        if let Some(raw) = &self.warehouse {
            let crystals = raw.kinds == Kinds::Any;
            terms.push(Term::Warehouse { count: count("effect.warehouse", raw.count)?, crystals, boost: colonists(raw.boost) });
        }
        if let Some(raw) = &self.take_blueprint {
            terms.push(Term::TakeBlueprint { count: count("effect.take_blueprint", raw.count)?, boost: colonists(raw.boost) });
        }
        if let Some(raw) = &self.take_tech {
            entry.agrees("effect.take_tech.cost", raw.cost == Some(RawCost::Normal), "the cost of the rows")?;
            terms.push(Term::TakeTech { count: count("effect.take_tech", raw.count)?, boost: colonists(raw.boost) });
        }
        if let Some(raw) = &self.develop {
            let (steps, free) = (count("effect.develop", raw.steps)?, raw.cost == RawCost::Free);
            terms.push(Term::Develop { steps, free, boost: colonists(raw.boost) });
        }
        terms.extend(self.movement(entry)?);
        terms.extend(self.map_terms(entry)?);
        terms.extend(self.card_terms(entry)?);
        match terms[..] {
            [] => Ok(Term::Nothing),
            [term] => Ok(term),
            _ => Err(entry.unknown("effect", "more than one effect")),
        }
    }

    fn gains(&self, entry: &Entry) -> Result<Option<Term>> {
        let Some(gain) = &self.gain else {
            entry.agrees("effect.pay_one_of", self.pay_one_of.is_empty(), "a gain")?;
            return Ok(None);
        };
        let goods = gain.goods(entry)?;
        if !self.pay_one_of.is_empty() {
            return Ok(Some(Term::Exchange { pay: self.pay_one_of.iter().copied().collect(), goods }));
        }
        let Some(more) = &self.per_boost else { return Ok(Some(Term::Gain(goods))) };
        let more = entry.given("effect.per_boost.gain", more.gain.as_ref())?.goods(entry)?;
        let only = Goods { items: [0, 0, 0, 0, 0, more.items[Item::Crystal.index()]], ..Goods::default() };
        entry.agrees("effect.per_boost", only == more && self.boost == Some(RawBoost::Colonist), "crystals for colonists")?;
        Ok(Some(Term::GainBoosted { goods, crystals: more.items[Item::Crystal.index()] }))
    }

    fn movement(&self, entry: &Entry) -> Result<Option<Term>> {
        if let Some(raw) = &self.move_bots {
            entry.agrees("effect.move_bots.boost", raw.boost == Some(RawBoost::Crystal), "points for crystals")?;
            let points = entry.range("effect.move_bots.points", raw.points, 0..=MOST)?;
            return Ok(Some(Term::Move(Moves { bots: Some(points), as_rover: raw.as_rover, ..Moves::default() })));
        }
        let Some(raw) = &self.move_rover else { return Ok(None) };
        entry.agrees("effect.move_rover.boost", raw.boost == Some(RawBoost::Crystal), "points for crystals")?;
        let (points, best_rover_tech) = match &raw.points {
            Points::Number(points) => (entry.range("effect.move_rover.points", *points, 0..=MOST)?, false),
            Points::Highest(text) if text == "highest_rover_tech_in_play" => (0, true),
            Points::Highest(text) => return Err(entry.unknown("effect.move_rover.points", text)),
        };
        Ok(Some(Term::Move(Moves { rover: Some(points), best_rover_tech, tech: raw.tech, ..Moves::default() })))
    }

    fn map_terms(&self, entry: &Entry) -> Result<Option<Term>> {
        if let Some(raw) = &self.construct {
            let building = match raw.r#type.as_str() {
                "any" => None,
                id => Some(Building::by_id(id).ok_or_else(|| entry.unknown("effect.construct.type", id))?),
            };
            let tech_boost = raw.tech_boost == Some(RawBoost::Colonist);
            return Ok(Some(Term::Construct { building, free: raw.cost == RawCost::Free, tech_boost }));
        }
        if let Some(raw) = &self.upgrade {
            return Ok(Some(Term::Upgrade {
                count: entry.range("effect.upgrade.count", raw.count, 1..=MOST)?,
                free: raw.cost == RawCost::Free,
                tech: raw.tech,
                anywhere: raw.zone == Zone::Anywhere,
                boost: colonists(raw.boost),
            }));
        }
        let Some(raw) = &self.welcome_ship else { return Ok(None) };
        let [with_bot, alone] = &raw.rewards[..] else { return Err(entry.unknown("effect.welcome_ship.rewards", "not two")) };
        entry.agrees("effect.welcome_ship.rewards", with_bot.bot == 1 && alone.bot == 0, "a bot with the first alone")?;
        Ok(Some(Term::WelcomeShip {
            count: entry.range("effect.welcome_ship.count", raw.count, 1..=MOST)?,
            free: raw.cost == RawCost::Free,
            boost: colonists(raw.boost),
            with_bot: with_bot.colonist,
            alone: alone.colonist,
        }))
    }

    fn card_terms(&self, entry: &Entry) -> Result<Option<Term>> {
        if let Some(raw) = &self.hire_or_contract {
            let free = raw.cost == RawCost::Free;
            return Ok(Some(Term::Hire { scientist: raw.scientist, contract: raw.contract, free }));
        }
        if let Some(raw) = &self.retrieve_colonists {
            let max = match &raw.max {
                Max::Number(max) => entry.range("effect.retrieve_colonists.max", *max, 1..=MOST)?,
                Max::All(text) if text == "all" => u8::MAX,
                Max::All(text) => return Err(entry.unknown("effect.retrieve_colonists.max", text)),
            };
            let bit = |place: &RawPlace| match place {
                RawPlace::OrbitSlots => Places::ORBIT,
                RawPlace::ColonySlots => Places::COLONY,
                RawPlace::WorkingArea => Places::WORK,
            };
            return Ok(Some(Term::Retrieve { max, from: Places(raw.from.iter().map(bit).fold(0, |all, bit| all | bit)) }));
        }
        if let Some(raw) = &self.produce {
            entry.range("effect.produce.each", raw.each, 1..=1)?;
            return Ok(Some(Term::Produce { boost: colonists(raw.boost) }));
        }
        if let Some(raw) = &self.trade {
            entry.range("effect.trade.pay_resources", raw.pay_resources, 1..=1)?;
            return Ok(Some(Term::Trade { gain: raw.gain_non_mineral, boost: colonists(raw.boost) }));
        }
        if let Some(raw) = &self.travel {
            let to = match raw.to.as_str() {
                "other_side" => None,
                id => Some(Side::by_id(id).ok_or_else(|| entry.unknown("effect.travel.to", id))?),
            };
            return Ok(Some(Term::Travel { to, tile: true }));
        }
        Ok(match (&self.use_advanced_building, &self.discovery_on_card) {
            (Some(Empty {}), _) => Some(Term::UseBuilding),
            (_, Some(Empty {})) => Some(Term::DiscoveryOnCard),
            _ => None,
        })
    }

    /// The gain of an entry that may be nothing else.
    pub(super) fn goods(&self, entry: &Entry) -> Result<Goods> {
        match self.term(entry)? {
            Term::Gain(goods) => Ok(goods),
            _ => Err(entry.unknown("effect", "not a gain")),
        }
    }
}
