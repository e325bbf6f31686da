//! H.A.L.L.'s tables (R14), by colour of the AI cube.

use std::collections::BTreeMap;

use orrery_engine::components::{ComponentError, Entry};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Value;

use super::terms::{self, Amounts, Bag};
use crate::effects::{Cubes, Goods};
use crate::kinds::{COLOURS, Colour, Difficulty, MainAction, PRINTED, ProjectRow, SalvationAction, Token};

const HALL: &str = "hall.toml";

type Result<T> = std::result::Result<T, ComponentError>;
/// A row of the table.
type ByColour<T> = [T; COLOURS];

#[derive(Debug)]
pub struct HallData {
    pub bags: [Cubes; Difficulty::ALL.len()],
    pub solar: ByColour<HallSolar>,
    pub research: ByColour<HallResearch>,
    pub travel: ByColour<HallTravel>,
    pub market: ByColour<HallMarket>,
    pub earth: ByColour<Goods>,
    pub production: ByColour<HallProduction>,
    pub government: ByColour<HallGovernment>,
    pub satellite: ByColour<HallSatellite>,
    pub mechanism: ByColour<HallMechanism>,
    pub humanity: ByColour<HallHumanity>,
    /// Whether the token goes back under the pile (R14.3.4).
    pub action_returns: [ByColour<bool>; MainAction::ALL.len()],
    pub salvation_returns: [ByColour<bool>; SalvationAction::ALL.len()],
    pub technologies: ByColour<HallTech>,
}

#[derive(Clone, Copy, Debug)]
pub struct HallSolar {
    pub draw: u8,
    pub keeps_lowest: bool,
    pub loses: bool,
    pub reduction: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct HallResearch {
    pub levels: u8,
    pub cost_factor: u8,
    pub gain: Goods,
}

#[derive(Clone, Copy, Debug)]
pub struct HallTravel {
    pub install_fuel: i8,
    pub ars_bonus: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct HallMarket {
    pub lowest: u8,
    pub highest: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct HallProduction {
    pub leave: u8,
    pub convert: u8,
    pub upgrade: u8,
    pub gain: Goods,
}

/// Where a Scientist is placed (R14.8.1), and whether the bonuses of the whole row are gained.
#[derive(Clone, Copy, Debug)]
pub struct HallGovernment {
    pub position: HallPosition,
    pub row: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HallPosition {
    FirstFromLeft,
    SecondFromLeft,
    RightmostFree,
    LeftmostFree,
}

#[derive(Clone, Copy, Debug)]
pub struct HallSatellite {
    pub cost_factor: u8,
    pub benefit: Benefit,
    pub then_mechanism: bool,
}

/// How PP and Reputation gained on the way change (R14.8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, Deserialize)]
pub enum Benefit {
    #[serde(rename = "minus_1")]
    MinusOne,
    #[default]
    #[serde(rename = "same")]
    Same,
    #[serde(rename = "double")]
    Double,
}

impl Benefit {
    pub fn of(self, amount: i8) -> i8 {
        match self {
            Benefit::MinusOne => (amount - 1).max(0),
            Benefit::Same => amount,
            Benefit::Double => amount * 2,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct HallMechanism {
    pub highest: bool,
    pub future: bool,
    pub then_humanity: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct HallHumanity {
    /// Each pick: the highest, or else the lowest component it can pay.
    pub picks_highest: [Option<bool>; 2],
    pub then_satellite: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct HallTech {
    /// What the cubes of this colour become at level 0: each pair one of a colour (an odd one goes back), or each one.
    pub base: Conversion,
    pub cost: [Cubes; 2],
    pub per_cube: [Cubes; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conversion {
    Pair(Colour),
    Each(Colour),
}

/// How H.A.L.L. uses the Action side of a token (R14.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HallUse {
    /// The plain action of its table.
    Table(MainAction),
    /// One trip, never repeated.
    TravelOnce,
    /// The printed effect.
    Exact,
}

pub(super) fn uses(file: &Hall) -> Result<[HallUse; PRINTED]> {
    let mut uses = [HallUse::Exact; PRINTED];
    let basic = [
        (Token::Solar, MainAction::SolarExtraction),
        (Token::Research, MainAction::Research),
        (Token::Travel, MainAction::Travel),
        (Token::Market, MainAction::Market),
        (Token::Earth, MainAction::EarthProduction),
    ];
    basic.into_iter().for_each(|(token, action)| uses[token.index()] = HallUse::Table(action));
    let entry = Entry::new(HALL, "extra_tokens");
    for token in Token::extras() {
        let text = entry.given(token.id(), file.extra_tokens.get(token.id()))?;
        uses[token.index()] = match text.strip_prefix("base:") {
            None if text == "exact" => HallUse::Exact,
            Some("travel_once") => HallUse::TravelOnce,
            Some(action) => HallUse::Table(MainAction::by_id(action).ok_or_else(|| entry.unknown(token.id(), text))?),
            None => return Err(entry.unknown(token.id(), text)),
        };
    }
    Ok(uses)
}

pub(super) fn read(file: &Hall) -> Result<HallData> {
    check_orders(file)?;
    let mut bags = [[0; COLOURS]; Difficulty::ALL.len()];
    for setting in &file.setting {
        bags[setting.id.index()] = setting.bag.cubes();
    }
    let list = Entry::list(HALL);
    list.count("setting", file.setting.len(), Difficulty::ALL.len())?;
    let mut action_returns = [[false; COLOURS]; MainAction::ALL.len()];
    let mut salvation_returns = [[false; COLOURS]; SalvationAction::ALL.len()];
    for action in MainAction::ALL {
        action_returns[action.index()] = cells::<Returns>(file, action.id())?.map(|cell| cell.return_token);
    }
    for action in SalvationAction::ALL {
        salvation_returns[action.index()] = cells::<Returns>(file, action.id())?.map(|cell| cell.return_token);
    }
    let technologies = file.technology.iter().map(technology).collect::<Result<Vec<_>>>()?;
    let order: Vec<Colour> = file.technology.iter().map(|technology| technology.colour).collect();
    list.agrees("technology", order == Colour::ALL, "the order of the colours")?;
    Ok(HallData {
        bags,
        solar: cells::<Solar>(file, "solar_extraction")?.map(|cell| HallSolar {
            draw: cell.draw,
            keeps_lowest: cell.keep == Keep::Lowest,
            loses: cell.reputation_loss == Loss::Value,
            reduction: cell.reduction,
        }),
        research: goods_cells::<Research, _>(file, "research", |cell, gain| HallResearch {
            levels: cell.levels,
            cost_factor: cell.cost_factor,
            gain,
        })?,
        travel: cells::<Travel>(file, "travel")?
            .map(|cell| HallTravel { install_fuel: cell.install_fuel, ars_bonus: cell.ars_bonus }),
        market: cells::<Market>(file, "market")?.map(|cell| HallMarket { lowest: cell.take_lowest, highest: cell.take_highest }),
        earth: goods_cells::<Gain, _>(file, "earth_production", |_, gain| gain)?,
        production: goods_cells::<Production, _>(file, "planetary_production", |cell, gain| HallProduction {
            leave: cell.leave,
            convert: cell.convert,
            upgrade: cell.upgrade,
            gain,
        })?,
        government: cells::<Government>(file, "government")?
            .map(|cell| HallGovernment { position: cell.position, row: cell.bonus == Bonus::Row }),
        satellite: cells::<Satellite>(file, "satellite")?.map(|cell| HallSatellite {
            cost_factor: cell.cost_factor,
            benefit: cell.benefit,
            then_mechanism: cell.then.is_some(),
        }),
        mechanism: cells::<Mechanism>(file, "mechanism")?.map(|cell| HallMechanism {
            highest: cell.pick == Pick::Highest,
            future: cell.rows.contains(&ProjectRow::Future),
            then_humanity: cell.then.is_some(),
        }),
        humanity: cells::<Humanity>(file, "humanity")?.map(|cell| {
            let pick = |n: usize| cell.pick.get(n).map(|pick| *pick == Pick::Highest);
            HallHumanity { picks_highest: [pick(0), pick(1)], then_satellite: cell.then.is_some() }
        }),
        action_returns,
        salvation_returns,
        technologies: list.array("technology", technologies)?,
    })
}

/// The orders that the procedure of R14 is written for.
fn check_orders(file: &Hall) -> Result<()> {
    let preference = ["discovered_wormhole", "free_point_of_interest", "discovered_galaxy", "free_space", "straight"];
    Entry::new(HALL, "satellite_preference").agrees("order", file.satellite_preference.order == preference, "R14.8.2")?;
    let fallback: Vec<&str> = SalvationAction::ALL[..3].iter().map(|action| action.id()).collect();
    Entry::new(HALL, "salvation_fallback").agrees("order", file.salvation_fallback.order == fallback, "R14.7.2")
}

fn technology(raw: &HallTechnology) -> Result<HallTech> {
    let entry = Entry::new(HALL, format!("hall_{}", raw.colour.id()));
    let base = match (raw.base.pair_gives, raw.base.each_gives, raw.base.odd_one.as_deref()) {
        (Some(colour), None, Some("back_to_bag")) => Conversion::Pair(colour),
        (None, Some(colour), None) => Conversion::Each(colour),
        _ => return Err(entry.unknown("base", "neither pairs nor single cubes")),
    };
    let levels = [&raw.level_1, &raw.level_2];
    for level in levels {
        entry.range("cost", level.cost.len() as i64, 1..=6)?;
        entry.range("per_cube", level.per_cube.len() as i64, 1..=2)?;
    }
    Ok(HallTech {
        base,
        cost: levels.map(|level| terms::cost(&level.cost)),
        per_cube: levels.map(|level| terms::cost(&level.per_cube)),
    })
}

/// The cells of a row of the table.
fn cells<T: DeserializeOwned + std::fmt::Debug>(file: &Hall, action: &str) -> Result<ByColour<T>> {
    let entry = Entry::new(HALL, format!("action {action}"));
    let row = file.action.iter().find(|row| row.get("id").and_then(Value::as_str) == Some(action));
    let row = Entry::list(HALL).given(action, row)?;
    let read = |colour: Colour| {
        let cell = entry.given(colour.id(), row.get(colour.id()))?;
        T::deserialize(cell.clone()).map_err(|error| entry.unknown(colour.id(), error.message().replace('\n', " ")))
    };
    let cells = Colour::ALL.into_iter().map(read).collect::<Result<Vec<T>>>()?;
    entry.array("colours", cells)
}

/// As [`cells`], for rows with a gain.
fn goods_cells<T, U: Copy + std::fmt::Debug>(file: &Hall, action: &str, make: impl Fn(&T, Goods) -> U) -> Result<ByColour<U>>
where
    T: DeserializeOwned + std::fmt::Debug + HasGain,
{
    let entry = Entry::new(HALL, format!("action {action}"));
    let cells = cells::<T>(file, action)?;
    let made = cells.iter().map(|cell| Ok(make(cell, cell.gain().goods(&entry)?))).collect::<Result<Vec<U>>>()?;
    entry.array("colours", made)
}

trait HasGain {
    fn gain(&self) -> &Amounts;
}

macro_rules! has_gain {
    ($($name:ident),+) => {
        $(impl HasGain for $name {
            fn gain(&self) -> &Amounts {
                &self.gain
            }
        })+
    };
}

has_gain!(Research, Gain, Production);

#[derive(Deserialize, Debug)]
struct Returns {
    #[serde(default)]
    return_token: bool,
}

#[derive(Deserialize, Debug, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Keep {
    Lowest,
    All,
}

#[derive(Deserialize, Debug, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Loss {
    Value,
    None,
}

#[derive(Deserialize, Debug)]
struct Solar {
    draw: u8,
    keep: Keep,
    reputation_loss: Loss,
    #[serde(default)]
    reduction: u8,
}

#[derive(Deserialize, Debug)]
struct Research {
    levels: u8,
    cost_factor: u8,
    #[serde(default)]
    gain: Amounts,
}

#[derive(Deserialize, Debug)]
struct Travel {
    install_fuel: i8,
    ars_bonus: u8,
}

#[derive(Deserialize, Debug)]
struct Market {
    take_lowest: u8,
    take_highest: u8,
}

#[derive(Deserialize, Debug)]
struct Gain {
    gain: Amounts,
}

#[derive(Deserialize, Debug)]
struct Production {
    #[serde(default)]
    leave: u8,
    #[serde(default)]
    convert: u8,
    #[serde(default)]
    upgrade: u8,
    #[serde(default)]
    gain: Amounts,
}

#[derive(Deserialize, Debug, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Bonus {
    Position,
    Row,
}

#[derive(Deserialize, Debug)]
struct Government {
    position: HallPosition,
    bonus: Bonus,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
enum ThenMechanism {
    MechanismHighestCurrentLongTerm,
}

#[derive(Deserialize, Debug)]
struct Satellite {
    cost_factor: u8,
    benefit: Benefit,
    then: Option<ThenMechanism>,
}

#[derive(Deserialize, Debug, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Pick {
    Lowest,
    Highest,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
enum ThenHumanity {
    HumanityHighest,
}

#[derive(Deserialize, Debug)]
struct Mechanism {
    pick: Pick,
    rows: Vec<ProjectRow>,
    then: Option<ThenHumanity>,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
enum ThenSatellite {
    SatellitePlain,
}

#[derive(Deserialize, Debug)]
struct Humanity {
    pick: Vec<Pick>,
    then: Option<ThenSatellite>,
}

#[derive(Deserialize)]
pub(super) struct Hall {
    pub setting: Vec<Setting>,
    pub action: Vec<toml::Table>,
    pub satellite_preference: Order,
    pub salvation_fallback: Order,
    pub technology: Vec<HallTechnology>,
    pub extra_tokens: BTreeMap<String, String>,
}

#[derive(Deserialize)]
pub(super) struct Setting {
    pub id: Difficulty,
    pub bag: Bag,
}

#[derive(Deserialize)]
pub(super) struct Order {
    pub order: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct HallTechnology {
    pub colour: Colour,
    pub base: HallBase,
    pub level_1: HallLevel,
    pub level_2: HallLevel,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HallBase {
    pub pair_gives: Option<Colour>,
    pub odd_one: Option<String>,
    pub each_gives: Option<Colour>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HallLevel {
    pub cost: Vec<Colour>,
    pub per_cube: Vec<Colour>,
}
