//! Every switch of the rules (R2.4, R20-R22).

use orrery_engine::{Game, Message, OptionKind, OptionSpec, SetupError, Switch, noun};
use serde::{Deserialize, Serialize};

use crate::kinds::{ContractType, SoloGoal};
use crate::state::OnMars;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub length: Length,
    /// R20.1.
    pub first_colonist_variant: Switch,
    /// R20.2.
    pub space_anomaly_variant: Switch,
    /// R21.1.
    pub upgrade_pack_goals: Switch,
    /// R21.2.
    pub upgrade_pack_contracts: ContractTypes,
    /// R10.7.
    pub crystal_under_building: UnderBuilding,
    /// R12.4.
    pub upgrade_tech_reading: UpgradeReading,
    /// R22.15.
    pub solo_goal: SoloChoice,
    /// R19.6.
    pub round_limit: RoundLimit,
    /// R3.17.
    pub seating: Seating,
}

noun! {
    /// How many missions are long (R3.9).
    Length { Short = "short", Long = "long" }
}

noun! {
    /// Which contracts are in play.
    ContractTypes {
        Off = "off",
        RandomTwo = "random_two",
        UpgradeDelivery = "upgrade_delivery",
        UpgradeExpertise = "upgrade_expertise",
        UpgradeNetwork = "upgrade_network",
        DeliveryExpertise = "delivery_expertise",
        DeliveryNetwork = "delivery_network",
        ExpertiseNetwork = "expertise_network",
    }
}

noun! {
    /// Where a crystal under a new building goes.
    UnderBuilding { Gain = "gain", Return = "return" }
}

noun! {
    UpgradeReading { Additional = "additional", Total = "total" }
}

noun! {
    SoloChoice {
        Any = "any",
        FirstColonists = "solo_first_colonists",
        NextGeneration = "solo_next_generation",
        HunkyDory = "solo_hunky_dory",
        MartianPotato = "solo_martian_potato",
    }
}

noun! {
    RoundLimit { Thirty = "30", Sixty = "60", Hundred = "100" }
}

noun! {
    Seating { Random = "random", Chosen = "chosen" }
}

impl RoundLimit {
    pub const fn rounds(self) -> u8 {
        match self {
            RoundLimit::Thirty => 30,
            RoundLimit::Sixty => 60,
            RoundLimit::Hundred => 100,
        }
    }
}

impl ContractTypes {
    /// The two types in play; `None` where they are drawn.
    pub const fn types(self) -> Option<[ContractType; 2]> {
        use ContractType::{Delivery, Expertise, Network, Upgrade};
        match self {
            ContractTypes::RandomTwo => None,
            ContractTypes::Off | ContractTypes::UpgradeDelivery => Some([Upgrade, Delivery]),
            ContractTypes::UpgradeExpertise => Some([Upgrade, Expertise]),
            ContractTypes::UpgradeNetwork => Some([Upgrade, Network]),
            ContractTypes::DeliveryExpertise => Some([Delivery, Expertise]),
            ContractTypes::DeliveryNetwork => Some([Delivery, Network]),
            ContractTypes::ExpertiseNetwork => Some([Expertise, Network]),
        }
    }
}

impl SoloChoice {
    /// The goal chosen; `None`: any of the four.
    pub const fn goal(self) -> Option<SoloGoal> {
        match self {
            SoloChoice::Any => None,
            SoloChoice::FirstColonists => Some(SoloGoal::FirstColonists),
            SoloChoice::NextGeneration => Some(SoloGoal::NextGeneration),
            SoloChoice::HunkyDory => Some(SoloGoal::HunkyDory),
            SoloChoice::MartianPotato => Some(SoloGoal::MartianPotato),
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            length: Length::Short,
            first_colonist_variant: Switch::Off,
            space_anomaly_variant: Switch::Off,
            upgrade_pack_goals: Switch::Off,
            upgrade_pack_contracts: ContractTypes::Off,
            crystal_under_building: UnderBuilding::Gain,
            upgrade_tech_reading: UpgradeReading::Additional,
            solo_goal: SoloChoice::Any,
            round_limit: RoundLimit::Sixty,
            seating: Seating::Random,
        }
    }
}

const ALL: &[u8] = &[1, 2, 3, 4];
const SOLO: &[u8] = &[1];
const MANY: &[u8] = &[2, 3, 4];

pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::new("length", OptionKind::choice(&Length::ALL.map(Length::id)), ALL),
        OptionSpec::new("first_colonist_variant", OptionKind::switch(Switch::Off), ALL),
        OptionSpec::new("space_anomaly_variant", OptionKind::switch(Switch::Off), ALL),
        OptionSpec::new("upgrade_pack_goals", OptionKind::switch(Switch::Off), ALL),
        OptionSpec::new("upgrade_pack_contracts", OptionKind::choice(&ContractTypes::ALL.map(ContractTypes::id)), ALL),
        OptionSpec::new("crystal_under_building", OptionKind::choice(&UnderBuilding::ALL.map(UnderBuilding::id)), ALL),
        OptionSpec::new("upgrade_tech_reading", OptionKind::choice(&UpgradeReading::ALL.map(UpgradeReading::id)), ALL),
        OptionSpec::new("solo_goal", OptionKind::choice(&SoloChoice::ALL.map(SoloChoice::id)), SOLO),
        OptionSpec::new(
            "round_limit",
            OptionKind::choice_with_default(&RoundLimit::ALL.map(RoundLimit::id), RoundLimit::Sixty.id()),
            ALL,
        ),
        OptionSpec::new("seating", OptionKind::choice(&Seating::ALL.map(Seating::id)), MANY),
    ]
}

impl Options {
    /// What applies to this number of players: the others are ignored (R20.3).
    pub(crate) fn for_players(&self, seats: u8) -> Options {
        let mut options = *self;
        if seats > 1 {
            options.solo_goal = SoloChoice::Any;
        }
        if options.first_colonist_variant.is_on() {
            options.length = Length::Short;
        }
        options
    }

    /// Refuses player counts and combinations that the rules exclude (R20.3).
    pub(crate) fn validate(&self, seats: u8) -> Result<(), SetupError> {
        OnMars::META.check_players(seats)?;
        let base = [ContractTypes::Off, ContractTypes::UpgradeDelivery].contains(&self.upgrade_pack_contracts);
        if seats == 1 && self.solo_goal == SoloChoice::MartianPotato && !base {
            return Err(SetupError::option("solo_goal", Message::new("setup-potato-needs-contracts")));
        }
        Ok(())
    }
}
