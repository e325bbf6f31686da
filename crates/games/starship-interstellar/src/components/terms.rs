//! Effects of the data files as terms (R17).

use orrery_engine::components::{ComponentError, Entry};
use serde::Deserialize;

use crate::effects::{Cubes, Effect, Goods, Term, counted};
use crate::kinds::{Colour, LeaderTrack};

/// Larger amounts would leave the types of the position.
const MOST: i64 = 20;

type Result<T> = std::result::Result<T, ComponentError>;

#[derive(Deserialize, Default, Clone, Debug)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Amounts {
    fuel: i8,
    pp: i8,
    reputation: i8,
    scientist: i8,
    red: u8,
    yellow: u8,
    green: u8,
    blue: u8,
    purple: u8,
    extra_action: u8,
}

impl Amounts {
    pub fn goods(&self, entry: &Entry) -> Result<Goods> {
        let cubes = [self.red, self.yellow, self.green, self.blue, self.purple];
        for (colour, count) in Colour::ALL.into_iter().zip(cubes) {
            entry.range(colour.id(), count, 0..=MOST)?;
        }
        Ok(Goods {
            fuel: entry.range("fuel", self.fuel, -MOST..=MOST)?,
            pp: entry.range("pp", self.pp, -MOST..=MOST)?,
            reputation: entry.range("reputation", self.reputation, -MOST..=MOST)?,
            scientists: entry.range("scientist", self.scientist, 0..=MOST)?,
            cubes,
            extra_actions: entry.range("extra_action", self.extra_action, 0..=1)?,
        })
    }
}

/// Cubes by colour, as bags are written.
#[derive(Deserialize, Clone, Copy)]
pub(super) struct Bag {
    red: u8,
    yellow: u8,
    green: u8,
    blue: u8,
    purple: u8,
}

impl Bag {
    pub fn cubes(self) -> Cubes {
        [self.red, self.yellow, self.green, self.blue, self.purple]
    }
}

/// An effect (R17). Several keys are carried out in the order `advance`, `gain`.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct RawEffect {
    advance: Option<RawAdvance>,
    gain: Option<Amounts>,
    choose_cube: Option<Vec<Colour>>,
    deposit_add: Option<DepositAdd>,
    drill: Option<u8>,
    ars: Option<u8>,
    gov_satellite: Option<u8>,
    save_lowest: Option<u8>,
    build_lowest: Option<u8>,
    extra_satellite_move: Option<u8>,
    spend_fuel_for_pp: Option<Spend>,
    market_take_lowest: Option<u8>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum RawAdvance {
    Interstellar,
    Humanity,
    Choice,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DepositAdd {
    n: u8,
    upgrade: Option<u8>,
    upgrade_max: Option<u8>,
}

impl DepositAdd {
    pub fn term(&self, entry: &Entry) -> Result<Term> {
        let n = entry.range("deposit_add.n", self.n, 1..=9)?;
        match (self.upgrade, self.upgrade_max) {
            (Some(upgrade), None) => Ok(Term::DepositAdd { n, upgrade }),
            (None, Some(upgrade)) => Ok(Term::Enrich { n, upgrade }),
            _ => Err(entry.unknown("deposit_add", "both or none of `upgrade` and `upgrade_max`")),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Spend {
    max: u8,
    rate: u8,
}

impl RawEffect {
    pub fn effect(&self, entry: &Entry) -> Result<Effect> {
        let mut terms = self.terms(entry)?.into_iter();
        let effect = [terms.next().unwrap_or_default(), terms.next().unwrap_or_default()];
        entry.agrees("effect", terms.next().is_none(), "effects of at most two parts")?;
        Ok(effect)
    }

    /// The effect of a place that can only give goods.
    pub fn goods(&self, entry: &Entry) -> Result<Goods> {
        match self.effect(entry)? {
            [Term::Gain(goods), Term::Nothing] => Ok(goods),
            _ => Err(entry.unknown("effect", "other than a gain")),
        }
    }

    fn terms(&self, entry: &Entry) -> Result<Vec<Term>> {
        let mut terms = Vec::new();
        terms.extend(self.advance.map(|track| {
            Term::Advance(match track {
                RawAdvance::Interstellar => Some(LeaderTrack::Interstellar),
                RawAdvance::Humanity => Some(LeaderTrack::Humanity),
                RawAdvance::Choice => None,
            })
        }));
        if let Some(gain) = &self.gain {
            terms.push(Term::Gain(gain.goods(entry)?));
        }
        terms.extend(self.choose_cube.iter().map(|colours| Term::ChooseCube(colours.iter().copied().collect())));
        if let Some(add) = &self.deposit_add {
            terms.push(add.term(entry)?);
        }
        terms.extend(self.drill.map(Term::Drill));
        terms.extend(self.ars.map(Term::Ars));
        for (field, count, term) in [
            ("gov_satellite", self.gov_satellite, Term::GovSatellite),
            ("save_lowest", self.save_lowest, Term::SaveLowest),
            ("build_lowest", self.build_lowest, Term::BuildLowest),
            ("extra_satellite_move", self.extra_satellite_move, Term::FurtherMove),
        ] {
            if let Some(count) = count {
                entry.range(field, count, 1..=1)?;
                terms.push(term);
            }
        }
        if let Some(spend) = &self.spend_fuel_for_pp {
            entry.range("spend_fuel_for_pp.rate", spend.rate, 1..=1)?;
            terms.push(Term::FuelForPp { max: entry.range("spend_fuel_for_pp.max", spend.max, 0..=9)? });
        }
        terms.extend(self.market_take_lowest.map(Term::TakeLowest));
        Ok(terms)
    }
}

pub(super) fn cost(colours: &[Colour]) -> Cubes {
    counted(colours.iter().copied())
}
