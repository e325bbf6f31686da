//! Where points come from and which decisions were taken: by all seats, by winners and others, and by plan.
//!
//! A seat's plan is the source of points whose share of its total most exceeds the average share. Shares are compared, not points: by
//! points, a winner would have a plan by definition.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::tally::wilson;
use super::watch::{Kind, SeatLog, SeatRow};

/// What the finished games of a simulation consist of. Each row has one mean per group, per seat and game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Breakdown {
    pub groups: Vec<GroupReport>,
    /// Sums to the score. Sources of a category come one after the other.
    pub points: Vec<PointsReport>,
    pub decisions: Vec<UseReport>,
    /// Events that name a seat.
    pub events: Vec<UseReport>,
}

/// A set of seats over all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GroupReport {
    pub group: Group,
    pub seats: u64,
    /// A win shared by `n` seats counts as `1 / n`.
    pub win_rate: f64,
    pub win_rate_low: f64,
    pub win_rate_high: f64,
    pub mean_score: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    All,
    /// A seat, where the seats have different bots.
    Seat(u8),
    Won,
    Others,
    /// The automated opponent of solo games, which is in no other group.
    Opponent,
    /// Seats that relied on this source.
    Plan(Origin),
}

/// Where points come from: a source within a category, or the rest of the category.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Origin {
    pub category: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<&'static str>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PointsReport {
    #[serde(flatten)]
    pub origin: Origin,
    pub means: Vec<f64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UseReport {
    #[serde(flatten)]
    pub kind: Kind,
    /// Decisions of all seats where this kind was legal; events are not offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offered: Option<f64>,
    pub means: Vec<f64>,
}

/// The breakdown of these rows; `by_seat` adds a group for each seat.
pub(super) fn breakdown(mut rows: Vec<SeatRow>, by_seat: bool) -> Breakdown {
    // The order of the sums, and so the result, does not depend on threads.
    rows.sort_by_key(|row| (row.game, row.seat));
    let origins = origins(&rows);
    let points: Vec<Vec<f64>> = rows.iter().map(|row| origins.iter().map(|&origin| points_of(row, origin)).collect()).collect();
    let groups = groups(&rows, plans(&rows, &origins, &points), by_seat);
    let over = |group: &Members, value: &dyn Fn(usize) -> f64| mean(group.rows.iter().map(|&row| value(row)));
    let means = |value: &dyn Fn(usize) -> f64| groups.iter().map(|group| over(group, value)).collect::<Vec<f64>>();
    let points =
        origins.iter().enumerate().map(|(index, &origin)| PointsReport { origin, means: means(&|row| points[row][index]) });
    let decisions = kinds(&rows, |log| &log.decisions).into_iter().map(|kind| {
        let of = |row: usize| rows[row].log.decisions.get(kind).copied().unwrap_or_default();
        let offered = over(&groups[0], &|row| f64::from(of(row).offered));
        UseReport { kind: kind.clone(), offered: Some(offered), means: means(&|row| f64::from(of(row).taken)) }
    });
    let events = kinds(&rows, |log| &log.events).into_iter().map(|kind| {
        let of = |row: usize| f64::from(rows[row].log.events.get(kind).copied().unwrap_or_default());
        UseReport { kind: kind.clone(), offered: None, means: means(&of) }
    });
    Breakdown {
        points: points.collect(),
        decisions: decisions.collect(),
        events: events.collect(),
        groups: groups.iter().map(|group| group.report(&rows)).collect(),
    }
}

/// The rows of a group, by index.
struct Members {
    group: Group,
    rows: Vec<usize>,
}

impl Members {
    fn report(&self, rows: &[SeatRow]) -> GroupReport {
        let wins: f64 = self.rows.iter().map(|&row| rows[row].share).sum();
        let seats = self.rows.len() as u64;
        let (win_rate_low, win_rate_high) = wilson(wins, seats);
        let mean_score = mean(self.rows.iter().map(|&row| f64::from(rows[row].score.total)));
        GroupReport { group: self.group, seats, win_rate: wins / seats.max(1) as f64, win_rate_low, win_rate_high, mean_score }
    }
}

/// The groups that have members; plans with the most members first.
fn groups(rows: &[SeatRow], plans: Vec<Option<Origin>>, by_seat: bool) -> Vec<Members> {
    let members = |group: Group, belongs: &dyn Fn(usize) -> bool| Members {
        group,
        rows: (0..rows.len()).filter(|&row| belongs(row)).collect(),
    };
    let is_seat = |row: usize| !rows[row].is_opponent;
    let mut groups = vec![members(Group::All, &is_seat)];
    if by_seat {
        let seats: BTreeSet<u8> = rows.iter().filter(|row| !row.is_opponent).map(|row| row.seat.0).collect();
        groups.extend(seats.into_iter().map(|seat| members(Group::Seat(seat), &|row| is_seat(row) && rows[row].seat.0 == seat)));
    }
    groups.push(members(Group::Won, &|row| is_seat(row) && rows[row].share > 0.0));
    groups.push(members(Group::Others, &|row| is_seat(row) && rows[row].share == 0.0));
    groups.push(members(Group::Opponent, &|row| rows[row].is_opponent));
    let chosen: BTreeSet<Origin> = plans.iter().flatten().copied().collect();
    let mut by_plan: Vec<Members> =
        chosen.into_iter().map(|origin| members(Group::Plan(origin), &|row| plans[row] == Some(origin))).collect();
    by_plan.sort_by_key(|group| std::cmp::Reverse(group.rows.len()));
    groups.extend(by_plan);
    groups.retain(|group| group.group == Group::All || !group.rows.is_empty());
    groups
}

/// The plan of each seat: the origin whose share of the positive points exceeds its mean share most. `None` where nobody could choose,
/// and for an automated opponent, which follows no plan.
fn plans(rows: &[SeatRow], origins: &[Origin], points: &[Vec<f64>]) -> Vec<Option<Origin>> {
    if origins.len() < 2 {
        return vec![None; points.len()];
    }
    let shares: Vec<Option<Vec<f64>>> =
        rows.iter().zip(points).map(|(row, points)| (!row.is_opponent).then(|| shares(points))).collect();
    let usual: Vec<f64> = (0..origins.len()).map(|index| mean(shares.iter().flatten().map(|row| row[index]))).collect();
    let plan = |row: &Vec<f64>| {
        let margins = row.iter().zip(&usual).map(|(share, usual)| share - usual);
        let best = margins.zip(origins).max_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map(|(_, &origin)| origin)
    };
    shares.iter().map(|row| row.as_ref().and_then(plan)).collect()
}

fn shares(points: &[f64]) -> Vec<f64> {
    let total: f64 = points.iter().map(|points| points.max(0.0)).sum();
    points.iter().map(|points| if total > 0.0 { points.max(0.0) / total } else { 0.0 }).collect()
}

/// Origins in the order of the score sheet, the richest source of a category first and its rest last.
fn origins(rows: &[SeatRow]) -> Vec<Origin> {
    let mut categories: Vec<&'static str> = Vec::new();
    for (category, _) in rows.iter().flat_map(|row| &row.score.parts) {
        if !categories.contains(category) {
            categories.push(category);
        }
    }
    let mut totals: BTreeMap<(&'static str, &'static str), i64> = BTreeMap::new();
    for (&key, &points) in rows.iter().flat_map(|row| &row.log.gains) {
        *totals.entry(key).or_default() += i64::from(points);
    }
    let mut origins = Vec::new();
    for category in categories {
        let mut sources: Vec<_> = totals.iter().filter(|((of, _), _)| *of == category).collect();
        sources.sort_by_key(|(_, total)| std::cmp::Reverse(**total));
        origins.extend(sources.iter().map(|((_, source), _)| Origin { category, source: Some(source) }));
        let rest = Origin { category, source: None };
        if sources.is_empty() || rows.iter().any(|row| points_of(row, rest) != 0.0) {
            origins.push(rest);
        }
    }
    origins
}

fn points_of(row: &SeatRow, origin: Origin) -> f64 {
    let gains = || row.log.gains.iter().filter(|((category, _), _)| *category == origin.category);
    let points = match origin.source {
        Some(source) => gains().filter(|((_, of), _)| *of == source).map(|(_, points)| points).sum(),
        None => row.score.part(origin.category).unwrap_or(0) - gains().map(|(_, points)| points).sum::<i32>(),
    };
    f64::from(points)
}

fn kinds<'a, T: 'a>(rows: &'a [SeatRow], of: impl Fn(&'a SeatLog) -> &'a BTreeMap<Kind, T>) -> BTreeSet<&'a Kind> {
    rows.iter().flat_map(|row| of(&row.log).keys()).collect()
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = values.fold((0u64, 0.0), |(count, sum), value| (count + 1, sum + value));
    sum / count.max(1) as f64
}

#[cfg(test)]
mod tests {
    use orrery_engine::{Score, Seat};

    use super::super::watch::Decisions;
    use super::*;

    /// A game of two seats that relied on different things: `ship` of 8 and 2, `route` of 1 and 3 in the same category, and the rest.
    fn rows() -> Vec<SeatRow> {
        let row = |game: u64, seat: u8, share: f64, ship: i32, route: i32| {
            let mut log = SeatLog::default();
            log.gains.insert(("play", "ship"), ship);
            log.gains.insert(("play", "route"), route);
            let kind = Kind { name: "build".to_owned(), of: String::new() };
            log.decisions.insert(kind, Decisions { offered: 4, taken: ship as u32 / 2 });
            let score = Score::new(vec![("play", ship + route + 1), ("end", 2)]);
            SeatRow { game, seat: Seat(seat), is_opponent: false, share, score, log }
        };
        vec![row(1, 1, 0.0, 2, 3), row(1, 0, 1.0, 8, 1), row(0, 0, 0.5, 8, 1), row(0, 1, 0.5, 2, 3)]
    }

    fn group(breakdown: &Breakdown, wanted: Group) -> usize {
        breakdown.groups.iter().position(|group| group.group == wanted).expect("the group has members")
    }

    const SHIP: Origin = Origin { category: "play", source: Some("ship") };
    const ROUTE: Origin = Origin { category: "play", source: Some("route") };

    #[test]
    fn points_are_split_by_source_and_sum_to_the_score() {
        let breakdown = breakdown(rows(), false);
        let origins: Vec<Origin> = breakdown.points.iter().map(|row| row.origin).collect();
        let rest = |category| Origin { category, source: None };
        assert_eq!(origins, [SHIP, ROUTE, rest("play"), rest("end")]);
        for (index, group) in breakdown.groups.iter().enumerate() {
            let sum: f64 = breakdown.points.iter().map(|row| row.means[index]).sum();
            assert!((sum - group.mean_score).abs() < 1e-9, "{group:?}");
        }
    }

    #[test]
    fn a_plan_is_the_source_that_a_seat_relies_on_more_than_others() {
        let breakdown = breakdown(rows(), true);
        let (ship, route) = (group(&breakdown, Group::Plan(SHIP)), group(&breakdown, Group::Plan(ROUTE)));
        assert_eq!((breakdown.groups[ship].seats, breakdown.groups[ship].win_rate), (2, 0.75));
        assert_eq!((breakdown.groups[route].seats, breakdown.groups[route].win_rate), (2, 0.25));
        assert_eq!(breakdown.groups[group(&breakdown, Group::Seat(0))].seats, 2);
        assert_eq!(breakdown.groups[group(&breakdown, Group::Won)].seats, 3);
        assert_eq!(breakdown.groups[group(&breakdown, Group::Others)].seats, 1);
    }

    #[test]
    fn decisions_are_counted_as_offered_and_as_taken() {
        let breakdown = breakdown(rows(), false);
        let build = &breakdown.decisions[0];
        assert_eq!((build.kind.name.as_str(), build.offered), ("build", Some(4.0)));
        assert_eq!(build.means[group(&breakdown, Group::All)], 2.5);
        assert_eq!(build.means[group(&breakdown, Group::Plan(SHIP))], 4.0);
        assert_eq!(build.means[group(&breakdown, Group::Others)], 1.0);
    }

    #[test]
    fn an_automated_opponent_has_a_group_of_its_own_and_no_plan() {
        let mut rows = rows();
        let mut opponent = rows.pop().expect("four rows");
        opponent.is_opponent = true;
        rows.push(opponent);
        let breakdown = breakdown(rows, true);
        let seats = |wanted: Group| breakdown.groups[group(&breakdown, wanted)].seats;
        assert_eq!((seats(Group::All), seats(Group::Opponent)), (3, 1));
        assert_eq!((seats(Group::Won), seats(Group::Others), seats(Group::Seat(1))), (2, 1, 1));
        assert_eq!(seats(Group::Plan(ROUTE)), 1, "the other row that relied on it is the opponent's");
        assert_eq!(breakdown.points[0].means[group(&breakdown, Group::Opponent)], 2.0);
    }

    #[test]
    fn without_a_choice_of_sources_there_is_no_plan() {
        let score = Score::new(vec![("line", 1)]);
        let row = SeatRow { game: 0, seat: Seat(0), is_opponent: false, share: 1.0, score, log: SeatLog::default() };
        let breakdown = breakdown(vec![row], false);
        assert_eq!(breakdown.groups.iter().map(|group| group.group).collect::<Vec<_>>(), [Group::All, Group::Won]);
        assert!(self::breakdown(Vec::new(), true).points.is_empty());
    }
}
