//! The three maps as tables: contents, distances, radiation. One table per era, shared by all positions.

use crate::components::{KeyEntry, SiteKind};
use crate::kinds::{Era, Pile, SITES, Site, Situation};

/// A plan and the tables made from it.
#[derive(Debug)]
pub struct Board {
    pub plan: Plan,
    /// By region.
    links: Vec<Links>,
    /// `[from][to]`; [`Board::NO_WAY`] where no move leads.
    distance: [[u8; SITES]; SITES],
    /// Destinations of a journey that touches radiation, as bits by start.
    hot: [u32; SITES],
}

/// What a board shows.
#[derive(Clone, Debug)]
pub struct Plan {
    pub era: Era,
    /// The situation that changes this board (R16.6).
    pub situation: Option<Situation>,
    /// Scoring key for the offers discarded by an Offers Action (R15.6.3).
    pub key: Vec<KeyEntry>,
    pub sites: Vec<SiteFace>,
    pub regions: Vec<Region>,
    pub home: Site,
    /// Where owners of the Beyond tiles may begin this era: 1st, 2nd.
    pub beyond: [Option<Site>; 2],
    /// Price of a journey or a Build through radiation without a shield.
    pub penalty: u8,
    /// Whether the home base shields moves of its owner (R11.1.5).
    pub home_shield: bool,
    /// Rewards in Orion regions: the first team of the game, the first of another region (R12.5).
    pub orion: [u8; 2],
    /// Whether leaving and landing cost something (R7.2.3).
    pub landing: bool,
    /// Regions no farther than this are near (R12.6).
    pub near: u8,
    /// Between regions.
    pub borders: Vec<Way>,
    /// Add-ons for pairs of regions (R11.2).
    pub transit: Vec<Way>,
    /// Between sites.
    pub direct: Vec<Way>,
}

#[derive(Clone, Debug)]
pub struct SiteFace {
    pub id: String,
    /// The number by which the competition knows the site.
    pub number: Option<u8>,
    pub region: u8,
    pub kind: SiteKind,
    pub gravity: u8,
    pub boxes: u8,
    pub explore: Option<u8>,
    pub build: Option<u8>,
    /// Where the tile of the first box comes from; further boxes of a star system take secondary tiles.
    pub pile: Option<Pile>,
    pub multi_star: bool,
    /// In play only under this situation of the solo game.
    pub situation: Option<Situation>,
}

#[derive(Clone, Debug)]
pub struct Region {
    pub id: String,
    /// Sites of the region, as bits.
    pub sites: u32,
    pub radiation: bool,
}

/// The regions around one, as bits.
#[derive(Clone, Copy, Debug)]
pub struct Links {
    /// Those with a common border.
    pub adjacent: u32,
    /// Those near it, itself included (R12.6).
    pub near: u32,
}

/// A border between regions, an add-on for a pair of them, or a direct way between sites.
#[derive(Clone, Debug)]
pub struct Way {
    pub a: usize,
    pub b: usize,
    pub cost: u8,
}

impl Board {
    pub const NO_WAY: u8 = u8::MAX;

    pub(crate) fn new(plan: Plan) -> Board {
        let roads = Roads::new(&plan);
        let mut distance = [[Board::NO_WAY; SITES]; SITES];
        let mut hot = [0; SITES];
        for (from, start) in plan.sites.iter().enumerate() {
            for (to, end) in plan.sites.iter().enumerate() {
                let (a, b) = (usize::from(start.region), usize::from(end.region));
                if let Some(way) = roads.between(a, b) {
                    distance[from][to] = plan.distance(start, end, way.cost);
                    hot[from] |= u32::from(way.hot) << to;
                }
            }
        }
        for way in &plan.direct {
            distance[way.a][way.b] = way.cost;
            distance[way.b][way.a] = way.cost;
        }
        let links = (0..roads.count).map(|region| roads.links(&plan, region)).collect();
        Board { plan, links, distance, hot }
    }

    /// Cost of a Move between two regions in addition to its borders (R11.2).
    pub fn transit(&self, from: Site, to: Site) -> u8 {
        self.plan.add_on((usize::from(self.site(from).region), usize::from(self.site(to).region)))
    }

    #[inline]
    pub fn site(&self, site: Site) -> &SiteFace {
        &self.plan.sites[site.index()]
    }

    #[inline]
    pub fn region(&self, site: Site) -> &Region {
        &self.plan.regions[usize::from(self.site(site).region)]
    }

    /// What lies around a region.
    #[inline]
    pub fn links(&self, region: usize) -> Links {
        self.links[region]
    }

    /// What lies around the region of a site.
    #[inline]
    pub fn around(&self, site: Site) -> Links {
        self.links(usize::from(self.site(site).region))
    }

    /// R7.2.3, R12.2. [`Board::NO_WAY`] into an empty region, and into Orion regions that are not adjacent.
    #[inline]
    pub fn distance(&self, from: Site, to: Site) -> u8 {
        self.distance[from.index()][to.index()]
    }

    /// Cost of the way between two regions, without start and landing (R7.2.3, R11.2). `None` if no way leads there.
    #[cfg(feature = "positions")]
    pub fn way(&self, from: usize, to: usize) -> Option<u16> {
        let road = Roads::new(&self.plan).between(from, to)?;
        Some(road.cost + u16::from(self.plan.add_on((from, to))))
    }

    /// Whether a journey touches the radiation zone (R11.1.2).
    #[inline]
    pub fn is_hot(&self, from: Site, to: Site) -> bool {
        self.hot[from.index()] >> to.0 & 1 == 1
    }

    pub fn by_id(&self, id: &str) -> Option<Site> {
        self.plan.sites.iter().position(|site| site.id == id).map(|index| Site(index as u8))
    }

    pub fn all(&self) -> impl Iterator<Item = Site> + use<> {
        (0..self.plan.sites.len() as u8).map(Site)
    }

    /// The sites of a set of regions, as bits.
    pub fn sites_of(&self, regions: u32) -> u32 {
        bits(regions).fold(0, |sites, region| sites | self.plan.regions[region].sites)
    }
}

/// The numbers of the bits that are set.
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (bit < 32).then_some(bit)
    })
}

impl Plan {
    fn distance(&self, start: &SiteFace, end: &SiteFace, borders: u16) -> u8 {
        if end.kind == SiteKind::Empty {
            return Board::NO_WAY;
        }
        let landing = if self.landing { 2 + u16::from(start.gravity) + u16::from(end.gravity) } else { 0 };
        let transit = u16::from(self.add_on((usize::from(start.region), usize::from(end.region))));
        u8::try_from(landing + borders + transit).unwrap_or(Board::NO_WAY)
    }

    /// Cost of a Move between two regions in addition to its borders (R11.2).
    fn add_on(&self, ends: (usize, usize)) -> u8 {
        self.transit.iter().find(|way| (way.a, way.b) == ends || (way.b, way.a) == ends).map_or(0, |way| way.cost)
    }

    /// Whether ways may lead through a region (R7.2.3, R12.2).
    fn is_terminal(&self, region: usize) -> bool {
        self.sites.iter().any(|site| usize::from(site.region) == region && site.kind == SiteKind::Goal)
    }
}

/// The cheapest way between two regions.
#[derive(Clone, Copy)]
struct Road {
    cost: u16,
    hot: bool,
}

struct Roads {
    count: usize,
    roads: Vec<Option<Road>>,
}

impl Roads {
    fn new(plan: &Plan) -> Roads {
        let count = plan.regions.len();
        let mut all = Roads { count, roads: vec![None; count * count] };
        for region in 0..count {
            all.roads[region * count + region] = Some(Road { cost: 0, hot: plan.regions[region].radiation });
        }
        for way in &plan.borders {
            let hot = plan.regions[way.a].radiation || plan.regions[way.b].radiation;
            for (a, b) in [(way.a, way.b), (way.b, way.a)] {
                all.roads[a * count + b] = Some(Road { cost: u16::from(way.cost), hot });
            }
        }
        // Orion regions are entered only from an adjacent region; the goals of the first two eras may end a way of any length.
        let through: Vec<usize> = (0..count).filter(|&region| !plan.is_terminal(region)).collect();
        for &middle in &through {
            for from in 0..count {
                for to in 0..count {
                    all.relax(plan, from, middle, to);
                }
            }
        }
        all
    }

    fn relax(&mut self, plan: &Plan, from: usize, middle: usize, to: usize) {
        let orion = plan.era == Era::Starfarers && (plan.is_terminal(from) || plan.is_terminal(to));
        if orion || middle == from || middle == to {
            return;
        }
        let (Some(first), Some(second)) = (self.between(from, middle), self.between(middle, to)) else { return };
        let cost = first.cost + second.cost;
        if self.between(from, to).is_none_or(|road| cost < road.cost) {
            self.roads[from * self.count + to] = Some(Road { cost, hot: first.hot || second.hot });
        }
    }

    fn links(&self, plan: &Plan, region: usize) -> Links {
        let neighbour = |way: &Way| match region {
            _ if way.a == region => 1 << way.b,
            _ if way.b == region => 1 << way.a,
            _ => 0,
        };
        let is_near = |other: &usize| self.between(region, *other).is_some_and(|road| road.cost <= u16::from(plan.near));
        Links {
            adjacent: plan.borders.iter().fold(0, |bits, way| bits | neighbour(way)),
            near: (0..self.count).filter(is_near).fold(1 << region, |bits, other| bits | 1 << other),
        }
    }

    fn between(&self, from: usize, to: usize) -> Option<Road> {
        self.roads[from * self.count + to]
    }
}
