//! Reads and checks the component data. Everything the rules rely on is checked here, because an owner may have replaced the
//! files.

use orrery_engine::Game;
use orrery_engine::components::{ComponentError, Entry, read as file};

use super::{
    Abilities, Alternatives, Amount, BaseFace, BaseRole, COLONIES, CONTRACTS, CardFace, CardSets, ColonyFace, Contract, Data,
    Gain, Hq, ProgressTitle, SiteKind, SituationEffect, SituationFace, TILES, TileFace, Values,
};
use super::{raw, situations, solo};
use crate::board::{Board, Plan, Region, SiteFace, Way};
use crate::kinds::{BaseType, CARDS, Card, Edge, Era, Kind, Pile, SITES, Site, Situation, Title, Titles, Wheel};
use crate::state::SpaceCorp;

const BASES: &str = "bases.toml";
const BOARDS: &str = "boards.toml";
const CARD_LIST: &str = "cards.toml";
const COLONY_TILES: &str = "colonies.toml";
const CONTRACT_ROWS: &str = "contracts.toml";
const DISCOVERIES: &str = "discoveries.toml";
const HQ: &str = "hq.toml";
const EDGES: &str = "edges.toml";
const PROGRESS: &str = "progress.toml";
const SITUATIONS: &str = "situations.toml";
const SOLO: &str = "solo.toml";

/// Start cards of every deck (R2.5).
const START_CARDS: usize = 12;
/// Bounds that keep profits, values and distances inside their types.
const SMALL: i64 = 20;
const LARGE: i64 = 40;

type Result<T> = std::result::Result<T, ComponentError>;

pub(crate) fn read() -> Result<Data> {
    let meta = &SpaceCorp::META;
    let boards: raw::Boards = file(meta, BOARDS)?;
    let boards = [
        read_plan(Era::Mariners, boards.mariners)?,
        read_plan(Era::Planeteers, boards.planeteers)?,
        read_plan(Era::Starfarers, boards.starfarers)?,
    ];
    let situations = situations::read_situations(file(meta, SITUATIONS)?)?;
    let boards = with_situations(boards, &situations)?;
    let cards = read_cards(file(meta, CARD_LIST)?)?;
    let contracts = read_contracts(file(meta, CONTRACT_ROWS)?)?;
    let solo = solo::read_solo(file(meta, SOLO)?, &contracts)?;
    let lines: solo::RawCards = file(meta, CARD_LIST)?;
    let progress = read_progress(file(meta, PROGRESS)?)?;
    let bases: raw::Bases = file(meta, BASES)?;
    let hqs: raw::Hqs = file(meta, HQ)?;
    let wheel_spaces = Entry::list(HQ).range("wheel_spaces", hqs.wheel_spaces, 2..=SMALL)?;
    Ok(Data {
        competition: solo::read_lines(&lines, &cards, &boards, &solo.decks)?,
        edges: solo::read_edges(file(meta, EDGES)?)?,
        solo,
        situations,
        boards,
        tiles: read_tiles(file(meta, DISCOVERIES)?)?,
        sets: card_sets(&cards)?,
        cards,
        abilities: abilities(&progress),
        progress,
        colonies: read_colonies(&file(meta, COLONY_TILES)?)?,
        copies_of_base: Entry::list(BASES).range("copies_per_player", bases.copies_per_player, 1..=SMALL)?,
        bases: read_bases(bases)?,
        contracts,
        hqs: read_hqs(&hqs)?,
        wheel_spaces,
    })
}

/// The boards of the eras, and one more for each era in which a situation changes gravity (R16.6).
fn with_situations(plans: [Plan; 3], situations: &[SituationFace]) -> Result<Vec<Board>> {
    let mut boards: Vec<Board> = Vec::new();
    for (plan, era) in plans.iter().zip(Era::ALL) {
        for site in plan.sites.iter().filter_map(|site| site.situation.map(|situation| (site, situation))) {
            let named = situations[site.1.index()].effect.add_site.as_deref() == Some(&site.0.id);
            Entry::new(SITUATIONS, site.1.id()).agrees("effect.add_site", named, format!("the board of {}", era.id()))?;
        }
    }
    for situation in [None].into_iter().chain(Situation::ALL.map(Some)) {
        let effect = situation.map(|situation| &situations[situation.index()]);
        if effect.is_some_and(|face| face.effect.gravity_add == 0) {
            continue;
        }
        for (plan, era) in plans.iter().zip(Era::ALL) {
            match effect {
                None => boards.push(Board::new(plan.clone())),
                Some(face) if face.fits(era) => boards.push(Board::new(heavier(plan, &face.effect, situation))),
                Some(_) => {}
            }
        }
    }
    Ok(boards)
}

/// The plan of an era with the gravity of a situation.
fn heavier(plan: &Plan, effect: &SituationEffect, situation: Option<Situation>) -> Plan {
    let mut plan = plan.clone();
    for site in plan.sites.iter_mut().filter(|site| site.kind != SiteKind::Empty && !effect.except_kinds.contains(&site.kind)) {
        site.gravity += effect.gravity_add;
    }
    plan.situation = situation;
    plan
}

fn read_plan(era: Era, raw: raw::Board) -> Result<Plan> {
    let entry = Entry::new(BOARDS, era.id());
    let regions: Vec<String> = raw.region.iter().map(|region| region.id.clone()).collect();
    let region = |field: &str, id: &str| regions.iter().position(|known| known == id).ok_or_else(|| entry.unknown(field, id));
    let mut sites =
        raw.site.iter().map(|site| read_site(era, site, region("site.region", &site.region)?)).collect::<Result<Vec<_>>>()?;
    let empty = raw.region.iter().enumerate().filter(|(_, region)| region.kind == "empty");
    sites.extend(empty.map(|(index, region)| empty_site(index, &region.id)));
    entry.range("site", sites.len() as i64, 1..=SITES as i64)?;
    let site = |field: &str, id: &str| {
        let index = sites.iter().position(|known| known.id == id).ok_or_else(|| entry.unknown(field, id))?;
        Ok(Site(index as u8))
    };
    let ways = |field: &str, links: &[raw::Link]| {
        let way = |link: &raw::Link| {
            let cost = entry.range(&format!("{field}.cost"), link.cost, 1..=LARGE)?;
            Ok(Way { a: region(field, &link.a)?, b: region(field, &link.b)?, cost })
        };
        links.iter().map(way).collect::<Result<Vec<_>>>()
    };
    let transit = raw.transit.iter().map(|way| {
        Ok(Way {
            a: region("transit", &way.a)?,
            b: region("transit", &way.b)?,
            cost: entry.range("transit.add", way.add, 0..=SMALL)?,
        })
    });
    let direct = raw.direct_links.iter().map(|link| {
        Ok(Way { a: site("direct_links", &link.a)?.index(), b: site("direct_links", &link.b)?.index(), cost: link.cost })
    });
    let everywhere = raw.radiation_regions.iter().any(|id| id == "*");
    let region_table = |(index, id): (usize, &String)| Region {
        id: id.clone(),
        sites: sites
            .iter()
            .enumerate()
            .filter(|(_, site)| usize::from(site.region) == index)
            .fold(0, |bits, (site, _)| bits | 1 << site),
        radiation: everywhere || raw.radiation_regions.contains(id),
    };
    let beyond = |field: &str, id: &Option<String>| id.as_ref().map(|id| site(field, id)).transpose();
    Ok(Plan {
        era,
        situation: None,
        key: solo::read_key(&entry, &raw.offers_key)?,
        home: site("home_site", &raw.home_site)?,
        beyond: [beyond("first_beyond_site", &raw.first_beyond_site)?, beyond("second_beyond_site", &raw.second_beyond_site)?],
        penalty: entry.range("radiation_penalty", raw.radiation_penalty, 0..=SMALL)?,
        home_shield: raw.home_shield_factory,
        orion: [raw.orion_first_reward, raw.orion_other_reward],
        landing: raw.landing_costs,
        near: raw.near_distance,
        borders: ways("border", &raw.border)?,
        transit: transit.collect::<Result<_>>()?,
        direct: direct.collect::<Result<_>>()?,
        regions: regions.iter().enumerate().map(region_table).collect(),
        sites,
    })
}

fn read_site(era: Era, raw: &raw::Site, region: usize) -> Result<SiteFace> {
    let entry = Entry::new(BOARDS, format!("{}, site {}", era.id(), raw.id));
    let pile = match (era, raw.e) {
        (_, None) => None,
        (Era::Starfarers, Some(_)) => Some(Pile::Primary),
        (_, Some(1)) => Some(Pile::E1),
        (_, Some(2)) => Some(Pile::E2),
        (_, Some(3)) => Some(Pile::E3),
        (_, Some(other)) => return Err(entry.unknown("e", other)),
    };
    entry.agrees("e", raw.e.is_some() == (raw.boxes > 0), "boxes")?;
    Ok(SiteFace {
        id: raw.id.clone(),
        number: raw.number,
        region: region as u8,
        kind: raw.kind,
        gravity: entry.range("gravity", raw.gravity, 0..=SMALL)?,
        boxes: entry.range("boxes", raw.boxes, 0..=3)?,
        explore: raw.e,
        build: raw.b.map(|cost| entry.range("b", cost, 0..=LARGE)).transpose()?,
        pile,
        multi_star: raw.multi_star,
        situation: raw.only_with_situation,
    })
}

/// A region without a site stands among the sites, so that a move into it has a name.
fn empty_site(region: usize, id: &str) -> SiteFace {
    SiteFace {
        id: id.to_owned(),
        number: None,
        region: region as u8,
        kind: SiteKind::Empty,
        gravity: 0,
        boxes: 0,
        explore: None,
        build: None,
        pile: None,
        multi_star: false,
        situation: None,
    }
}

fn read_tiles(raw: raw::Discoveries) -> Result<[TileFace; TILES]> {
    let tile = |raw: raw::Tile| {
        let entry = Entry::new(DISCOVERIES, format!("tile {}", raw.id));
        entry.agrees("pile", (raw.pile.index() >= Pile::Primary.index()) == (raw.era == Era::Starfarers), "era")?;
        let special = |name: &str| raw.special.as_deref() == Some(name);
        let (phobes, introvs) = (special("phobes"), special("introvs"));
        if let Some(unknown) = raw.special.as_ref().filter(|_| !phobes && !introvs) {
            return Err(entry.unknown("special", unknown));
        }
        Ok(TileFace {
            phobes,
            introvs,
            era: raw.era,
            pile: raw.pile,
            icons: raw.icons.iter().copied().collect(),
            profit: entry.range("profit", raw.profit, 0..=SMALL)?,
            genetics: entry.range("gen", raw.r#gen, 0..=SMALL)?,
            revelation: entry.range("rev", raw.rev, 0..=SMALL)?,
            production: raw.p.map(|p| entry.range("p", p, 0..=SMALL)).transpose()?,
            cost: entry.range("base", raw.base, -SMALL..=SMALL)?,
            colony_points: entry.range("col", raw.col, 0..=SMALL)?,
            redirect: raw.redirect,
            id: raw.id,
        })
    };
    let tiles = raw.tile.into_iter().map(tile).collect::<Result<_>>()?;
    Entry::list(DISCOVERIES).array("tile", tiles)
}

fn read_cards(raw: raw::Cards) -> Result<Vec<CardFace>> {
    Entry::list(CARD_LIST).count("card", raw.card.len(), CARDS)?;
    let mut cards: Vec<CardFace> = Vec::with_capacity(CARDS);
    for (index, row) in raw.card.iter().enumerate() {
        let same = |other: &raw::Card| {
            (&other.deck, other.start, other.infra, &other.actions, other.edge, &other.edge_params)
                == (&row.deck, row.start, row.infra, &row.actions, row.edge, &row.edge_params)
        };
        let face = raw.card[..index].iter().position(same).unwrap_or(index);
        cards.push(read_card(row, Card(face as u8))?);
    }
    Ok(cards)
}

fn read_card(raw: &raw::Card, face: Card) -> Result<CardFace> {
    let entry = Entry::new(CARD_LIST, format!("card {}", raw.id));
    let deck = match raw.deck.as_str() {
        "time" => None,
        id => Some(Era::by_id(id).ok_or_else(|| entry.unknown("deck", id))?),
    };
    let mut card = CardFace {
        id: raw.id.clone(),
        deck,
        start: raw.start,
        infra: raw.infra,
        values: Values::default(),
        special: None,
        profit: 0,
        edge: raw.edge,
        influence: raw.edge_params.as_ref().map_or((0, 0), |params| (params.own, params.opponent)),
        face,
    };
    entry.agrees("edge_params", raw.edge_params.is_some() == (raw.edge == Some(Edge::MarketInfluence)), "edge")?;
    entry.agrees("infra", !(raw.infra && (raw.edge.is_some() || deck.is_none())), "edge")?;
    for action in &raw.actions {
        if action.r#type == "time" {
            entry.agrees("actions", deck.is_none(), "deck")?;
            continue;
        }
        let kind = Kind::by_id(&action.r#type).ok_or_else(|| entry.unknown("actions.type", &action.r#type))?;
        if kind == Kind::Special {
            card.special = Some(entry.given("actions.effect", action.effect)?);
            card.profit = action.profit;
            continue;
        }
        add_value(&entry, &mut card.values[kind.index()], action.value, action.mult, action.shielded)?;
    }
    Ok(card)
}

/// Puts a value where its alternative belongs. A value adds or multiplies, never both; a normal value is the larger one of two,
/// which the search for a sufficient total relies on.
fn add_value(entry: &Entry, values: &mut Alternatives, add: u8, times: u8, shielded: bool) -> Result<()> {
    entry.range("actions.value", add, 0..=LARGE)?;
    entry.range("actions.mult", times, 0..=SMALL)?;
    entry.agrees("actions.mult", (add == 0) != (times == 0), "actions.value")?;
    let place = if shielded { &mut values.shielded } else { &mut values.normal };
    entry.agrees("actions.shielded", !place.is_some(), "actions")?;
    *place = Amount { add, times };
    let Alternatives { normal, shielded } = *values;
    entry.agrees(
        "actions.value",
        !values.are_two() || (normal.add >= shielded.add && normal.times >= shielded.times),
        "actions.shielded",
    )
}

fn card_sets(cards: &[CardFace]) -> Result<CardSets> {
    let mut sets = CardSets::default();
    for (index, face) in cards.iter().enumerate() {
        let card = Card(index as u8);
        match face.deck {
            Some(era) => sets.deck[era.index()].insert(card),
            None => sets.time.insert(card),
        }
        for (is, set) in [(face.start, &mut sets.start), (face.infra, &mut sets.infra), (face.edge.is_some(), &mut sets.edges)] {
            if is {
                set.insert(card);
            }
        }
        for kind in Kind::ALL {
            let special = kind == Kind::Special && face.special.is_some();
            let colonize = kind == Kind::Colonize && face.values[Kind::Build.index()].is_some();
            if special || colonize || face.values[kind.index()].is_some() {
                sets.of_kind[kind.index()].insert(card);
            }
        }
    }
    for era in Era::ALL {
        let start = sets.deck[era.index()].and(sets.start).len();
        Entry::list(CARD_LIST).count(&format!("card.start of {}", era.id()), start, START_CARDS)?;
    }
    Ok(sets)
}

fn read_progress(raw: raw::Progress) -> Result<[ProgressTitle; Title::ALL.len()]> {
    let mut titles = Vec::new();
    for (row, title) in raw.progress.into_iter().zip(Title::ALL) {
        let entry = Entry::new(PROGRESS, format!("progress {}", title.id()));
        entry.agrees("id", row.id == title, "the titles of the rules")?;
        let profits: Vec<u8> = row.cards.iter().map(|card| card.profit).collect();
        entry.agrees("cards", profits.len() == 2 && profits[0] > 0 && profits[1] == 0, "one copy with profit and one without")?;
        titles.push(ProgressTitle {
            wheel: row.kind.wheel(),
            cards: entry.array("cards", row.cards.into_iter().map(|card| card.id).collect())?,
            profit: entry.range("cards.profit", profits[0], 1..=SMALL)?,
            era: row.era,
            prerequisite: row.prerequisite,
            passive: row.effect.passive,
            immediate: row.effect.immediate,
            solo: row.solo,
        });
    }
    Entry::list(PROGRESS).array("progress", titles)
}

fn abilities(progress: &[ProgressTitle]) -> Abilities {
    let with = |has: &dyn Fn(&ProgressTitle) -> bool| -> Titles {
        Title::ALL.into_iter().filter(|title| has(&progress[title.index()])).collect()
    };
    let mut values: [Vec<(Title, Amount)>; Kind::ALL.len()] = Default::default();
    for title in Title::ALL {
        let passive = &progress[title.index()].passive;
        if let Some(add) = passive.add {
            values[add.r#type.index()].push((title, Amount { add: add.value, times: 0 }));
        }
        if let Some(mult) = passive.mult {
            values[mult.r#type.index()].push((title, Amount { add: 0, times: mult.mult }));
        }
    }
    Abilities {
        values,
        shield: with(&|title| !title.passive.shield.is_empty()),
        no_rewards: with(&|title| title.passive.no_rewards_to_opponents),
        introvs_access: with(&|title| title.passive.introvs_access),
        draw_two_tiles: Pile::ALL.map(|pile| with(&|title| title.passive.draw_two_tiles.contains(&pile))),
        colony_points: with(&|title| title.passive.colony_points > 0),
        second_base: with(&|title| title.passive.second_base_on_primary),
        on_produce: with(&|title| title.passive.on_produce.richest_opponent_loses > 0),
        all_security: with(&|title| title.passive.all_bases_are_security),
        phobes_immune: with(&|title| title.passive.phobes_immune),
        upgrade_after_action: with(&|title| title.passive.upgrade_after_action > 0),
        of_wheel: Wheel::ALL.map(|wheel| with(&|title| title.wheel == wheel)),
    }
}

fn read_colonies(raw: &raw::Colonies) -> Result<[ColonyFace; COLONIES]> {
    let colony = |row: &raw::Colony| {
        let entry = Entry::new(COLONY_TILES, format!("colony {}", row.id));
        let effect = raw.effect.iter().find(|effect| effect.id == row.effect);
        let term = &effect.ok_or_else(|| entry.unknown("effect", &row.effect))?.term;
        let gain = match (term.profit_per, &term.profit_of, &term.claim) {
            (Some(counted), None, None) => Gain::Per(counted),
            (None, Some(_), None) => Gain::PrintedContract,
            (None, None, Some(_)) => Gain::ClaimContract,
            _ => Gain::Profit(Entry::new(COLONY_TILES, format!("effect {}", row.effect)).range(
                "term.profit",
                term.profit,
                0..=SMALL,
            )?),
        };
        let players = row.players.iter().try_fold(0, |bits, &count| Ok(bits | 1u8 << entry.range("players", count, 1..=4)?))?;
        entry.agrees("solo_id", row.solo_id.is_some() == (players >> 1 & 1 == 1), "players")?;
        Ok(ColonyFace {
            id: row.id.clone(),
            value: entry.range("value", row.value, 0..=SMALL)?,
            trigger: term.on,
            gain,
            players,
            solo_id: row.solo_id,
        })
    };
    let colonies = raw.colony.iter().map(colony).collect::<Result<_>>()?;
    Entry::list(COLONY_TILES).array("colony", colonies)
}

fn read_bases(raw: raw::Bases) -> Result<[BaseFace; BaseType::ALL.len()]> {
    let mut bases = Vec::new();
    for (row, base) in raw.base.into_iter().zip(BaseType::ALL) {
        let entry = Entry::new(BASES, format!("base {}", base.id()));
        entry.agrees("id", row.id == base, "the types of the rules")?;
        let mut eras = [None, None, None];
        for era in row.eras {
            let requires = entry.given(&format!("requires.{}", era.id()), row.requires.get(&era))?.any.clone();
            let effect = entry.given(&format!("effect.{}", era.id()), row.effect.get(&era))?.clone();
            entry.range("effect.tile_p_add", effect.tile_p_add, 0..=SMALL)?;
            let solo = row.effect_solo.get(&era).copied().unwrap_or_default();
            eras[era.index()] = Some(BaseRole { requires, effect, solo });
        }
        bases.push(BaseFace { eras });
    }
    Entry::list(BASES).array("base", bases)
}

fn read_contracts(raw: raw::Contracts) -> Result<[[Contract; CONTRACTS]; 3]> {
    let mut eras: [Vec<Contract>; 3] = Default::default();
    for row in raw.contract {
        let entry = Entry::new(CONTRACT_ROWS, format!("contract {}", row.id));
        let rows = &mut eras[row.era.index()];
        entry.agrees("row", usize::from(row.row) == rows.len() + 1, "the rows before")?;
        rows.push(Contract {
            condition: row.condition,
            reward: entry.range("reward", row.reward, 0..=SMALL)?,
            count: [entry.range("p12.count", row.p12.count, 1..=LARGE)?, entry.range("p34.count", row.p34.count, 1..=LARGE)?],
            id: row.id,
        });
    }
    let [mariners, planeteers, starfarers] = eras;
    let list = Entry::list(CONTRACT_ROWS);
    let field = "contract";
    Ok([list.array(field, mariners)?, list.array(field, planeteers)?, list.array(field, starfarers)?])
}

fn read_hqs(raw: &raw::Hqs) -> Result<[Hq; 3]> {
    let hq = |(row, era): (&raw::Hq, Era)| {
        let entry = Entry::new(HQ, format!("hq {}", row.id));
        entry.agrees("first_era", row.first_era == era, "the order of the eras")?;
        let values = |infra: &raw::InfraBox| {
            let mut values = Values::default();
            for action in &infra.actions {
                add_value(&entry, &mut values[action.r#type.index()], action.value, 0, action.shielded)?;
            }
            Ok(values)
        };
        Ok(Hq {
            research: values(&row.research)?,
            boxes: [values(&row.box1)?, values(&row.box2)?, values(&row.box3)?],
            genetics: entry.range("genetics_start", row.genetics_start, 0..=i64::from(raw.wheel_spaces) - 1)?,
            revelation: entry.range("revelation_start", row.revelation_start, 0..=i64::from(raw.wheel_spaces) - 1)?,
            profit: entry.range("start_profit", row.start_profit, 0..=100)?,
        })
    };
    let hqs = raw.hq.iter().zip(Era::ALL).map(hq).collect::<Result<_>>()?;
    Entry::list(HQ).array("hq", hqs)
}
