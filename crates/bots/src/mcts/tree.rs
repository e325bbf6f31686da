//! The tree of one search: nodes in one list, linked by their places in it.

use orrery_engine::{Heuristics, MAX_SEATS, Rng, Seat, SeatSet, Silent, Turn};

use super::Candidate;
use super::rollout::Scratch;
use crate::{imagine, worth};

/// How much a choice that was tried seldom is worth trying again, in spreads of the values seen so far.
const EXPLORATION: f32 = 4.0;

/// A tree grows no further than this; what lies beyond is left to rollouts.
const MAX_NODES: usize = 1_000_000;

/// Choices that do not look attractive at all still get their turn.
const MIN_PRIOR: f32 = 1e-6;

const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

/// A choice, and what came of it.
struct Node<A> {
    /// Who chose what to come here; nobody chose the root.
    choice: Option<(Seat, A)>,
    visits: u32,
    /// How often it could have been chosen: worlds differ in what is legal.
    available: u32,
    /// What the visits were worth to the seat that chose, in all.
    sum: f64,
    /// How attractive the choice looked when it was added.
    prior: f32,
    /// To how many choices that are as attractive as the best those that follow amount.
    breadth: f32,
    /// Where the action stood in the list of legal ones when it was added: mostly it still stands there.
    place: u32,
    first_child: u32,
    next_sibling: u32,
}

impl<A> Node<A> {
    fn new(choice: Option<(Seat, A)>, prior: f32, place: usize, next_sibling: u32) -> Self {
        Node {
            choice,
            visits: 0,
            available: 1,
            sum: 0.0,
            prior,
            breadth: 1.0,
            place: place as u32,
            first_child: NONE,
            next_sibling,
        }
    }

    /// How many children there may be by now. Where all choices look alike, all of them; where few stand out, those, and
    /// another one now and then, so that wide decisions are searched deep as well.
    fn width(&self) -> usize {
        (self.breadth + (self.visits as f32).sqrt()) as usize
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }
}

pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The seat that searches.
    seat: Seat,
    spread: [Spread; MAX_SEATS],
    // Filled anew in every iteration.
    scratch: Scratch<A>,
    path: Vec<u32>,
    /// Children that are legal in this world.
    present: Vec<u32>,
    /// Which of the listed actions have a child.
    taken: Vec<bool>,
}

impl<A> Tree<A> {
    pub(super) fn new(seat: Seat) -> Self {
        Tree {
            nodes: vec![Node::new(None, 1.0, 0, NONE)],
            seat,
            spread: [Spread::default(); MAX_SEATS],
            scratch: Scratch::new(),
            path: Vec::new(),
            present: Vec::new(),
            taken: Vec::new(),
        }
    }

    fn node(&self, index: u32) -> &Node<A> {
        &self.nodes[index as usize]
    }

    fn children(&self, parent: u32) -> impl Iterator<Item = &Node<A>> {
        let first = self.node(parent).first_child;
        std::iter::successors(self.nodes.get(first as usize), |node| self.nodes.get(node.next_sibling as usize))
    }

    /// By how many visits the favourite is ahead.
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
            |node: &Node<A>| node.choice.map(|(_, action)| Candidate { action, visits: node.visits, value: node.mean() });
        self.children(ROOT).filter_map(candidate).collect()
    }

    /// One world, one way down the tree, one new node, one result.
    pub(super) fn iterate<G: Heuristics<Action = A>>(&mut self, state: &G, rng: &mut Rng) {
        let mut world = imagine(state, self.seat, rng);
        self.path.clear();
        self.path.push(ROOT);
        while self.descend(&mut world, rng) {}
        self.scratch.rollout(&mut world, rng);
        self.learn(&world);
    }

    /// Takes one decision in the tree; false where the tree ends.
    fn descend<G: Heuristics<Action = A>>(&mut self, world: &mut G, rng: &mut Rng) -> bool {
        let Turn::Decide(deciders) = world.turn() else { return false };
        let at = self.path[self.path.len() - 1];
        // Of several who decide at once, the searching seat comes first: it must not know what the others chose.
        let seat = if deciders.contains(self.seat) { self.seat } else { deciders.lowest().expect("somebody must decide") };
        self.scratch.list(world, seat);
        if let [only] = self.scratch.actions[..]
            && at != ROOT
        {
            // No choice, no node: the tree is spent on decisions.
            world.play(seat, &only, &mut Silent);
            return true;
        }
        self.match_children(at, seat);
        let room = self.scratch.actions.len().min(self.node(at).width());
        let grows = self.present.len() < room && self.nodes.len() < MAX_NODES;
        if !grows && self.present.is_empty() {
            return false;
        }
        let child = if grows { self.add_child(at, seat, world, rng) } else { self.select(seat) };
        if let Some((seat, action)) = self.node(child).choice {
            world.play(seat, &action, &mut Silent);
        }
        self.path.push(child);
        !grows
    }

    /// Finds the children that are legal in this world, and the listed actions that have no child yet.
    fn match_children(&mut self, parent: u32, seat: Seat) {
        let actions = &self.scratch.actions[..];
        self.present.clear();
        self.taken.clear();
        self.taken.resize(actions.len(), false);
        let mut index = self.node(parent).first_child;
        while index != NONE {
            let node = &mut self.nodes[index as usize];
            if let Some((chooser, action)) = node.choice
                && chooser == seat
                && let Some(place) = find(actions, &action, node.place as usize)
            {
                node.available += 1;
                self.taken[place] = true;
                self.present.push(index);
            }
            index = node.next_sibling;
        }
    }

    /// Adds the most attractive of the listed actions that have no child yet.
    fn add_child<G: Heuristics<Action = A>>(&mut self, parent: u32, seat: Seat, world: &G, rng: &mut Rng) -> u32 {
        let (mut sum, mut most) = (0.0, 0.0f32);
        let mut best = (f32::NEG_INFINITY, 0);
        let mut ties = 0;
        for (place, action) in self.scratch.actions.iter().enumerate() {
            let prior = world.prior(seat, action).max(MIN_PRIOR);
            sum += prior;
            most = prior.max(most);
            if self.taken[place] || prior < best.0 {
                continue;
            }
            ties = if prior > best.0 { 1 } else { ties + 1 };
            if rng.below(ties) == 0 {
                best = (prior, place);
            }
        }
        let (prior, place) = best;
        let index = self.nodes.len() as u32;
        let parent = &mut self.nodes[parent as usize];
        parent.breadth = sum / most;
        let sibling = std::mem::replace(&mut parent.first_child, index);
        self.nodes.push(Node::new(Some((seat, self.scratch.actions[place])), prior, place, sibling));
        index
    }

    /// The child that is most worth a visit: good so far, attractive, or not tried often enough to know.
    fn select(&self, seat: Seat) -> u32 {
        let present = || self.present.iter().map(|&index| (index, self.node(index)));
        let prior: f32 = present().map(|(_, node)| node.prior).sum();
        let scale = EXPLORATION * self.spread[seat.index()].deviation() / prior;
        let mut best = (f32::NEG_INFINITY, self.present[0]);
        for (index, node) in present() {
            let doubt = (node.available as f32).sqrt() / (1.0 + node.visits as f32);
            let score = node.mean() as f32 + scale * node.prior * doubt;
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Carries the result up the path that led to it.
    fn learn<G: Heuristics>(&mut self, world: &G) {
        let outcome = world.outcome();
        let mut values = [0.0; MAX_SEATS];
        let mut valued = SeatSet::EMPTY;
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            let Some((seat, _)) = node.choice else { continue };
            if !valued.contains(seat) {
                valued.insert(seat);
                values[seat.index()] = worth(world, outcome.as_ref(), seat);
                self.spread[seat.index()].add(values[seat.index()]);
            }
            node.sum += f64::from(values[seat.index()]);
        }
    }
}

/// Where an action stands in the list, looked for first where it stood before.
fn find<A: Eq>(actions: &[A], action: &A, place: usize) -> Option<usize> {
    if actions.get(place) == Some(action) { Some(place) } else { actions.iter().position(|listed| listed == action) }
}

/// How far the values that a seat has seen lie apart: games evaluate on scales of their own.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Spread {
    fn add(&mut self, value: f32) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn deviation(&self) -> f32 {
        // A few values assumed beforehand, until enough are known.
        const ASSUMED: f32 = 4.0;
        const VARIANCE: f32 = 0.05;
        let known = (self.squares - self.sum * self.sum / self.count.max(1.0)).max(0.0);
        ((known + ASSUMED * VARIANCE) / (self.count + ASSUMED)).sqrt()
    }
}
