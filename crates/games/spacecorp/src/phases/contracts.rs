//! Contracts (R9): conditions, carried rewards, claiming.

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::bits;
use crate::components::{CONTRACTS, Condition, SiteKind, Trigger, data};
use crate::event::Event;
use crate::kinds::{Icon, Site};
use crate::state::SpaceCorp;

/// Regions that the conditions name (R9.3).
const BEYOND_JUPITER: [&str; 4] = ["saturn", "uranus", "neptune", "pluto_system"];
const BEYOND_URANUS: [&str; 2] = ["neptune", "pluto_system"];
const MARS: [&str; 2] = ["mars_north", "mars_south"];

fn printed_reward(era: usize, row: u8) -> i16 {
    i16::from(data().contracts[era][usize::from(row)].reward)
}

impl SpaceCorp {
    fn based_sites(&self, seat: Seat) -> impl Iterator<Item = Site> + '_ {
        self.all_sites().filter(move |&site| self.at(site).owner == Some(seat) && self.at(site).bases().next().is_some())
    }

    /// Own bases at sites of a kind: in Starfarers a site may hold several.
    fn count_bases(&self, seat: Seat, at: impl Fn(Site) -> bool) -> usize {
        self.based_sites(seat).filter(|&site| at(site)).map(|site| self.at(site).bases().count()).sum()
    }

    /// Regions with own bases, as bits.
    fn based_regions(&self, seat: Seat) -> u32 {
        self.based_sites(seat).fold(0, |regions, site| regions | 1 << self.board().site(site).region)
    }

    /// How far a player is with a condition (R9.3).
    fn counted(&self, seat: Seat, condition: Condition) -> usize {
        let board = self.board();
        let player = self.player(seat);
        let kind = |site: Site| board.site(site).kind;
        let in_regions = |names: &[&str]| {
            let region = move |index: &usize| names.contains(&board.plan.regions[*index].id.as_str());
            bits(self.based_regions(seat)).filter(region).fold(0u32, |regions, region| regions | 1 << region)
        };
        match condition {
            Condition::FirstProduce => usize::from(player.produced),
            Condition::LagrangeBases => self.count_bases(seat, |site| kind(site) == SiteKind::Lagrange),
            Condition::NonLagrangeBases => self.count_bases(seat, |site| kind(site) != SiteKind::Lagrange),
            Condition::MarsBase => self.count_bases(seat, |site| MARS.contains(&board.site(site).id.as_str())),
            Condition::GeneticsSteps => usize::from(player.genetics_steps),
            Condition::InfraCards => player.boxes.iter().filter(|card| card.is_some()).count(),
            Condition::RegionsWithBases => self.based_regions(seat).count_ones() as usize,
            Condition::ProgressCards => player.titles.iter().count(),
            Condition::AsteroidBases => self.count_bases(seat, |site| kind(site) == SiteKind::Asteroid),
            Condition::RegionsBeyondJupiter => in_regions(&BEYOND_JUPITER).count_ones() as usize,
            Condition::BasesBeyondUranus => {
                let regions = in_regions(&BEYOND_URANUS);
                self.count_bases(seat, |site| regions >> board.site(site).region & 1 == 1)
            }
            Condition::BasesInOneRegion => {
                let in_region = |region: usize| self.count_bases(seat, |site| usize::from(board.site(site).region) == region);
                bits(self.based_regions(seat)).map(in_region).max().unwrap_or(0)
            }
            Condition::InfraCardsNonStartCurrentEra => {
                let current = data().sets.deck[self.era.index()].without(data().sets.start);
                player.boxes.iter().filter(|card| current.contains(**card)).count()
            }
            Condition::WaterOrLifeSites => self.based_sites(seat).filter(|&site| self.is_wet_or_alive(site)).count(),
            Condition::Colonies => player.colonies.len(),
            Condition::ColonyValue => player.colony_value() as usize,
            Condition::NonAdjacentRegions => self.most_apart(self.based_regions(seat)),
            Condition::MultiStarRegions => self.based_sites(seat).filter(|&site| board.site(site).multi_star).count(),
        }
    }

    fn is_wet_or_alive(&self, site: Site) -> bool {
        let tiles = self.at(site).tiles.iter().filter_map(|&tile| data().tile(tile));
        tiles.into_iter().any(|tile| tile.has(Icon::Water) || tile.has(Icon::Life))
    }

    /// Size of the largest set of these regions without a common border.
    fn most_apart(&self, regions: u32) -> usize {
        let Some(region) = bits(regions).next() else { return 0 };
        let rest = regions & !(1 << region);
        let adjacent = self.board().links(region).adjacent;
        let without = if rest & adjacent == 0 { 0 } else { self.most_apart(rest) };
        without.max(1 + self.most_apart(rest & !adjacent))
    }

    /// Progress of a player towards a contract of the era, by its row.
    pub(crate) fn contract_count(&self, seat: Seat, row: u8) -> usize {
        self.counted(seat, data().contracts[self.era.index()][usize::from(row)].condition)
    }

    pub(crate) fn meets(&self, seat: Seat, row: u8) -> bool {
        let contract = &data().contracts[self.era.index()][usize::from(row)];
        self.contract_count(seat, row) >= usize::from(contract.count[self.side()])
    }

    /// How far a condition is met, 1 or more if it is; for bots.
    pub(crate) fn contract_progress(&self, seat: Seat, row: u8) -> f32 {
        let contract = &data().contracts[self.era.index()][usize::from(row)];
        self.contract_count(seat, row) as f32 / f32::from(contract.count[self.side()])
    }

    /// Printed, and what earlier contracts of the row left (R9.2).
    pub(crate) fn contract_reward(&self, era: usize, row: u8) -> i16 {
        self.after_shortage(printed_reward(era, row) + self.carried_reward(era, row))
    }

    /// What earlier contracts of the row left: one that was fulfilled leaves nothing of its era and those before (R9.2).
    pub(crate) fn carried_reward(&self, era: usize, row: u8) -> i16 {
        let open = (0..era).rev().take_while(|&before| self.contracts[before] >> row & 1 == 0);
        open.map(|before| printed_reward(before, row)).sum()
    }

    /// Who fulfilled a contract of the era, if it is known.
    pub(crate) fn fulfilled_by(&self, row: u8) -> Option<Seat> {
        let by = self.contracts_of[self.era.index()].iter().position(|rows| rows >> row & 1 == 1);
        by.map(|seat| Seat(seat as u8))
    }

    pub(crate) fn is_open(&self, row: u8) -> bool {
        usize::from(row) < CONTRACTS && self.contracts[self.era.index()] >> row & 1 == 0
    }

    pub(crate) fn check_contract(&self, seat: Seat, row: u8) -> Result<(), Illegal> {
        self.check_open(row)?;
        if self.meets(seat, row) { Ok(()) } else { Err(Illegal::new("R9.3", "contract_not_met")) }
    }

    pub(crate) fn check_open(&self, row: u8) -> Result<(), Illegal> {
        if usize::from(row) >= CONTRACTS {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        if self.is_open(row) { Ok(()) } else { Err(Illegal::new("R9.1", "contract_taken")) }
    }

    pub(crate) fn legal_contracts(&self, out: &mut Vec<Action>) {
        let rows = (0..CONTRACTS as u8).filter(|&row| self.check_contract(self.active, row).is_ok());
        out.extend(rows.map(|row| Action::Contract { row }));
        if !out.is_empty() {
            out.push(Action::Decline);
        }
    }

    pub(crate) fn legal_open_contracts(&self, out: &mut Vec<Action>) {
        out.extend((0..CONTRACTS as u8).filter(|&row| self.is_open(row)).map(|row| Action::Contract { row }));
    }

    /// Marks a contract of the era as fulfilled by a seat.
    pub(crate) fn mark_fulfilled(&mut self, seat: Seat, row: u8) {
        self.contracts[self.era.index()] |= 1 << row;
        self.contracts_of[self.era.index()][seat.index()] |= 1 << row;
    }

    pub(crate) fn claim_contract(&mut self, seat: Seat, row: u8, log: &mut impl Log<Event>) {
        let profit = self.contract_reward(self.era.index(), row);
        self.mark_fulfilled(seat, row);
        self.turn.contract = row;
        self.gain(seat, profit);
        self.note_progress(seat);
        log.note(|| Event::ContractClaimed { seat, era: self.era, row, profit });
        self.colony_event(seat, Trigger::OpponentContract, None, log);
        self.note_contract();
    }
}
