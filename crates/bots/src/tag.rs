//! A bot after the settings that tuning found best for TAG (GAIGResearch/TabletopGames): another kind of search, for the
//! ladder's pool. Who only ever plays deputies may have learnt to beat deputies and nobody else.
//!
//! A tree of its own moves alone, open to whatever happens between them; worlds dealt anew for every descent; what worked
//! anywhere is tried more often everywhere (move-average sampling, MAST); rollouts of thirty steps; the value is the lead over
//! the best rival, between the smallest and the greatest that were seen.

use std::collections::BTreeMap;
use std::time::Instant;

use tinstar_core::{Chance, Game, Instinct, MatchSeed, Seat, Silent, Status, Viewer};

use crate::search::any_of;
use crate::{Bot, Budget, Seen};

/// How many steps a rollout takes.
const STEPS: usize = 30;

/// How much of a choice is left to what is unknown.
const EXPLORATION: f64 = 1.0;

/// How much better a move must have done for the other to be hardly ever tried in a rollout.
const TEMPERATURE: f64 = 0.1;

/// No tree is deeper in own moves.
const DEPTH: usize = 10;

/// Searches for a seat in the way of TAG.
pub struct Tag<G: Game> {
    budget: Budget,
    nodes: Vec<Node<G::Action>>,
    mast: BTreeMap<(Seat, G::Action), Mean>,
    legal: Vec<G::Action>,
    weights: Vec<f64>,
    /// The nodes and children of one descent.
    path: Vec<(usize, usize)>,
    /// Who did what in one descent, to be told how it ended.
    done: Vec<(Seat, G::Action)>,
}

struct Node<A> {
    children: Vec<Child<A>>,
}

struct Child<A> {
    action: A,
    /// How often it could have been chosen: not in every world it can.
    available: u32,
    mean: Mean,
    /// The node of what comes after it, once it has been here.
    next: Option<usize>,
}

#[derive(Clone, Copy, Default)]
struct Mean {
    number: u32,
    sum: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.number += 1;
        self.sum += value;
    }

    /// Between 0 and 1; in the middle before anything is known.
    fn value(self) -> f64 {
        if self.number == 0 { 0.5 } else { self.sum / f64::from(self.number) }
    }
}

/// The smallest and the greatest lead that were seen: values are between 0 and 1.
struct Scale {
    least: f64,
    most: f64,
}

impl Scale {
    fn of(&mut self, lead: f64) -> f64 {
        self.least = self.least.min(lead);
        self.most = self.most.max(lead);
        if self.most > self.least { (lead - self.least) / (self.most - self.least) } else { 0.5 }
    }
}

impl<G: Instinct> Tag<G> {
    /// A search with this budget; a descent is what it counts as a rollout.
    #[must_use]
    pub const fn new(budget: Budget) -> Self {
        Self {
            budget,
            nodes: Vec::new(),
            mast: BTreeMap::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            path: Vec::new(),
            done: Vec::new(),
        }
    }

    fn decide(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], luck: &mut Chance) -> G::Action {
        let begun = Instant::now();
        let seed = u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX));
        self.nodes.clear();
        self.mast.clear();
        self.nodes.push(Node { children: Vec::new() });
        let mut scale = Scale { least: f64::MAX, most: f64::MIN };
        for descent in 0.. {
            let over = match self.budget {
                Budget::Rollouts(all) => descent >= u64::from(all),
                Budget::Time(all) => begun.elapsed() >= all,
            };
            if over {
                break;
            }
            let mut chance = Chance::fast(&MatchSeed::for_simulation(seed, descent));
            let state = G::determinise(view, &mut chance);
            self.descend(state, seat, &mut chance, &mut scale);
        }
        let most = self.nodes[0].children.iter().max_by(|one, other| {
            (one.mean.number, one.mean.value())
                .partial_cmp(&(other.mean.number, other.mean.value()))
                .expect("means compare")
        });
        most.map_or(legal[0], |child| child.action)
    }

    /// From the root to a new node, on by rollout, and back.
    fn descend(&mut self, mut state: G, seat: Seat, chance: &mut Chance, scale: &mut Scale) {
        self.path.clear();
        self.done.clear();
        let (mut node, mut left) = (Some(0), None);
        loop {
            let decides = match state.status() {
                Status::Over(_) => break,
                Status::Waiting(deciders) if deciders.contains(seat) && self.path.is_empty() => seat,
                Status::Waiting(deciders) => any_of(deciders, chance),
            };
            match &mut left {
                Some(0) => break,
                Some(steps) => *steps -= 1,
                None => {}
            }
            self.legal.clear();
            state.legal_actions(decides, &mut self.legal);
            let action = match node.filter(|_| decides == seat && left.is_none()) {
                Some(at) => {
                    let child = self.select(at, chance);
                    self.path.push((at, child));
                    let fresh = self.nodes[at].children[child].next.is_none();
                    if fresh {
                        self.nodes.push(Node { children: Vec::new() });
                        let new = self.nodes.len() - 1;
                        self.nodes[at].children[child].next = Some(new);
                    }
                    node = self.nodes[at].children[child].next;
                    if fresh || self.path.len() >= DEPTH {
                        left = Some(STEPS);
                    }
                    self.nodes[at].children[child].action
                }
                None => self.sample(decides, chance),
            };
            self.done.push((decides, action));
            state.resolve(decides, &action, chance, &mut Silent);
        }
        self.back_up(&state, seat, scale);
    }

    /// A child of a node among what is legal now: one that was never tried, else by the upper bound of its value.
    fn select(&mut self, at: usize, chance: &mut Chance) -> usize {
        let children = &mut self.nodes[at].children;
        for action in &self.legal {
            if !children.iter().any(|child| child.action == *action) {
                children.push(Child { action: *action, available: 0, mean: Mean::default(), next: None });
            }
        }
        let legal = &self.legal;
        let offered = |child: &Child<G::Action>| legal.contains(&child.action);
        for child in children.iter_mut().filter(|child| offered(child)) {
            child.available += 1;
        }
        let untried = children.iter().filter(|child| offered(child) && child.mean.number == 0).count();
        let places = children.iter().enumerate().filter(|(_, child)| offered(child));
        if untried > 0 {
            let nth = chance.below(untried as u32) as usize;
            let mut fresh = places.filter(|(_, child)| child.mean.number == 0);
            return fresh.nth(nth).expect("one of those counted").0;
        }
        let bound = |child: &Child<G::Action>| {
            let number = f64::from(child.mean.number);
            child.mean.value() + EXPLORATION * (f64::from(child.available).ln().max(0.0) / number).sqrt()
        };
        let best = places.max_by(|(_, one), (_, other)| bound(one).total_cmp(&bound(other)));
        best.expect("a seat that decides has a choice").0
    }

    /// What a seat does in a rollout: the more often the better it did anywhere.
    fn sample(&mut self, seat: Seat, chance: &mut Chance) -> G::Action {
        if let [only] = self.legal[..] {
            return only;
        }
        self.weights.clear();
        let mast = &self.mast;
        self.weights.extend(self.legal.iter().map(|action| {
            let mean = mast.get(&(seat, *action)).copied().unwrap_or_default();
            (mean.value() / TEMPERATURE).exp()
        }));
        let all: f64 = self.weights.iter().sum();
        let mut drawn = all * f64::from(chance.below(1 << 24)) / f64::from(1 << 24);
        for (action, weight) in self.legal.iter().zip(&self.weights) {
            drawn -= weight;
            if drawn < 0.0 {
                return *action;
            }
        }
        self.legal[self.legal.len() - 1]
    }

    /// Tells the path, and everybody's moves, what came of them.
    fn back_up(&mut self, state: &G, seat: Seat, scale: &mut Scale) {
        let view = state.view(Viewer::Seat(seat));
        let lead = |seat: Seat| {
            let rivals = seat.others(state.seats()).map(|other| G::standing(&view, other)).max();
            f64::from(G::standing(&view, seat)) - f64::from(rivals.unwrap_or(0))
        };
        let value = scale.of(lead(seat));
        for (node, child) in &self.path {
            self.nodes[*node].children[*child].mean.add(value);
        }
        for (who, action) in &self.done {
            // Others want their own lead; by the same scale.
            let value = if *who == seat { value } else { scale.of(lead(*who)) };
            self.mast.entry((*who, *action)).or_default().add(value);
        }
    }
}

impl<G: Instinct> Bot<G> for Tag<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, legal: &[G::Action], luck: &mut Chance) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        self.decide(&seen.view(), seen.seat(), legal, luck)
    }
}
