//! The tree of one search, as an arena of nodes linked by index.

use orrery_engine::{Heuristics, MAX_SEATS, Rng, Seat, SeatSet, Silent, Turn};

use super::Candidate;
use super::rollout::Scratch;
use crate::{determinize, value};

/// Exploration constant of PUCT, in standard deviations of the values seen so far.
const EXPLORATION: f32 = 4.0;

/// Size at which the tree stops growing; rollouts then start at its leaves.
const MAX_NODES: usize = 1_000_000;

/// Lower bound on priors, so that every action is explored eventually.
const MIN_PRIOR: f32 = 1e-6;

const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

struct Node<A> {
    /// The decision that leads here; `None` for the root.
    decision: Option<(Seat, A)>,
    visits: u32,
    /// Availability count: iterations in which the decision was legal. Determinizations differ in what is legal.
    available: u32,
    /// Sum of the values of all visits, for the seat that decided.
    total: f64,
    prior: f32,
    /// Effective branching factor: sum of the children's priors divided by the largest one.
    branching: f32,
    /// Index of the action in the legal list when the node was added. Usually still right, so it is tried first.
    index_hint: u32,
    first_child: u32,
    next_sibling: u32,
}

impl<A> Node<A> {
    fn new(decision: Option<(Seat, A)>, prior: f32, index_hint: usize, next_sibling: u32) -> Self {
        Node {
            decision,
            visits: 0,
            available: 1,
            total: 0.0,
            prior,
            branching: 1.0,
            index_hint: index_hint as u32,
            first_child: NONE,
            next_sibling,
        }
    }

    /// Progressive widening: children allowed after this many visits.
    ///
    /// Starts at the effective branching factor: every action under a flat prior, few under a sharp one, so that wide decisions
    /// are searched deeply too.
    fn max_children(&self) -> usize {
        (self.branching + (self.visits as f32).sqrt()) as usize
    }

    fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }
}

pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The seat that searches.
    seat: Seat,
    /// Distribution of the values backed up for each seat.
    values: [Moments; MAX_SEATS],
    // Buffers reused by every iteration.
    scratch: Scratch<A>,
    path: Vec<u32>,
    /// Children of the current node that are legal in this world.
    legal_children: Vec<u32>,
    /// For each listed action, whether it has a child.
    expanded: Vec<bool>,
}

impl<A> Tree<A> {
    pub(super) fn new(seat: Seat) -> Self {
        Tree {
            nodes: vec![Node::new(None, 1.0, 0, NONE)],
            seat,
            values: [Moments::default(); MAX_SEATS],
            scratch: Scratch::new(),
            path: Vec::new(),
            legal_children: Vec::new(),
            expanded: Vec::new(),
        }
    }

    fn node(&self, index: u32) -> &Node<A> {
        &self.nodes[index as usize]
    }

    fn children(&self, parent: u32) -> impl Iterator<Item = &Node<A>> {
        let first = self.node(parent).first_child;
        std::iter::successors(self.nodes.get(first as usize), |node| self.nodes.get(node.next_sibling as usize))
    }

    /// Visits by which the most visited root action leads the second.
    pub(super) fn lead(&self) -> u32 {
        let (best, second) = self.children(ROOT).fold((0, 0), |(best, second), child| {
            if child.visits > best { (child.visits, best) } else { (best, second.max(child.visits)) }
        });
        best - second
    }
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) fn candidates(&self) -> Vec<Candidate<A>> {
        let candidate =
            |node: &Node<A>| node.decision.map(|(_, action)| Candidate { action, visits: node.visits, value: node.mean() });
        self.children(ROOT).filter_map(candidate).collect()
    }

    /// One iteration: determinize, select, expand, roll out, back up.
    pub(super) fn iterate<G: Heuristics<Action = A>>(&mut self, state: &G, rng: &mut Rng) {
        let mut world = determinize(state, self.seat, rng);
        self.path.clear();
        self.path.push(ROOT);
        while self.descend(&mut world, rng) {}
        self.scratch.rollout(&mut world, rng);
        self.back_up(&world);
    }

    /// Selects or expands a child and plays its action. Returns whether the descent goes on from there.
    fn descend<G: Heuristics<Action = A>>(&mut self, world: &mut G, rng: &mut Rng) -> bool {
        let Turn::Decide(deciders) = world.turn() else { return false };
        let at = self.path[self.path.len() - 1];
        // Among simultaneous deciders the searching seat goes first: it must not know what the others chose.
        let seat =
            if deciders.contains(self.seat) { self.seat } else { deciders.lowest().expect("a turn has at least one decider") };
        self.scratch.list(world, seat);
        if let [only] = self.scratch.actions[..]
            && at != ROOT
        {
            // A forced move needs no node.
            world.play(seat, &only, &mut Silent);
            return true;
        }
        self.match_children(at, seat);
        let allowed = self.scratch.actions.len().min(self.node(at).max_children());
        let expands = self.legal_children.len() < allowed && self.nodes.len() < MAX_NODES;
        if !expands && self.legal_children.is_empty() {
            return false;
        }
        let child = if expands { self.expand(at, seat, world, rng) } else { self.select(seat) };
        if let Some((seat, action)) = self.node(child).decision {
            world.play(seat, &action, &mut Silent);
        }
        self.path.push(child);
        !expands
    }

    /// Matches children with the listed actions: fills `legal_children` and `expanded`, and counts availability.
    fn match_children(&mut self, parent: u32, seat: Seat) {
        let actions = &self.scratch.actions[..];
        self.legal_children.clear();
        self.expanded.clear();
        self.expanded.resize(actions.len(), false);
        let mut child = self.node(parent).first_child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if let Some((decider, action)) = node.decision
                && decider == seat
                && let Some(index) = index_of(actions, &action, node.index_hint as usize)
            {
                node.available += 1;
                self.expanded[index] = true;
                self.legal_children.push(child);
            }
            child = node.next_sibling;
        }
    }

    /// Adds a child for the unexpanded action with the largest prior, ties broken at random.
    fn expand<G: Heuristics<Action = A>>(&mut self, parent: u32, seat: Seat, world: &G, rng: &mut Rng) -> u32 {
        let (mut sum, mut largest) = (0.0, 0.0f32);
        let mut best = (f32::NEG_INFINITY, 0);
        let mut ties = 0;
        for (index, action) in self.scratch.actions.iter().enumerate() {
            let prior = world.prior(seat, action).max(MIN_PRIOR);
            sum += prior;
            largest = prior.max(largest);
            if self.expanded[index] || prior < best.0 {
                continue;
            }
            ties = if prior > best.0 { 1 } else { ties + 1 };
            if rng.below(ties) == 0 {
                best = (prior, index);
            }
        }
        let (prior, index) = best;
        let child = self.nodes.len() as u32;
        let parent = &mut self.nodes[parent as usize];
        parent.branching = sum / largest;
        let sibling = std::mem::replace(&mut parent.first_child, child);
        self.nodes.push(Node::new(Some((seat, self.scratch.actions[index])), prior, index, sibling));
        child
    }

    /// The legal child with the largest PUCT score. As in ISUCT, its availability count replaces the visits of the parent.
    fn select(&self, seat: Seat) -> u32 {
        let children = || self.legal_children.iter().map(|&child| (child, self.node(child)));
        let sum: f32 = children().map(|(_, node)| node.prior).sum();
        let scale = EXPLORATION * self.values[seat.index()].deviation() / sum;
        let mut best = (f32::NEG_INFINITY, self.legal_children[0]);
        for (child, node) in children() {
            let uncertainty = (node.available as f32).sqrt() / (1.0 + node.visits as f32);
            let score = node.mean() as f32 + scale * node.prior * uncertainty;
            if score > best.0 {
                best = (score, child);
            }
        }
        best.1
    }

    /// Backs up the value of the final position along the path, for each node from the view of the seat that decided.
    fn back_up<G: Heuristics>(&mut self, world: &G) {
        let outcome = world.outcome();
        let mut values = [0.0; MAX_SEATS];
        let mut known = SeatSet::EMPTY;
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            let Some((seat, _)) = node.decision else { continue };
            if !known.contains(seat) {
                known.insert(seat);
                values[seat.index()] = value(world, outcome.as_ref(), seat);
                self.values[seat.index()].add(values[seat.index()]);
            }
            node.total += f64::from(values[seat.index()]);
        }
    }
}

/// Index of `action` in `actions`, trying `hint` first.
fn index_of<A: Eq>(actions: &[A], action: &A, hint: usize) -> Option<usize> {
    if actions.get(hint) == Some(action) { Some(hint) } else { actions.iter().position(|listed| listed == action) }
}

/// Running moments of the values of a seat. Evaluations of different games differ in scale; exploration is scaled by their
/// standard deviation.
#[derive(Clone, Copy, Default)]
struct Moments {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Moments {
    fn add(&mut self, value: f32) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Standard deviation, regularised by a few pseudo-observations.
    fn deviation(&self) -> f32 {
        const PSEUDO_COUNT: f32 = 4.0;
        const PSEUDO_VARIANCE: f32 = 0.05;
        let deviations = (self.squares - self.sum * self.sum / self.count.max(1.0)).max(0.0);
        ((deviations + PSEUDO_COUNT * PSEUDO_VARIANCE) / (self.count + PSEUDO_COUNT)).sqrt()
    }
}
