//! Information-set Monte Carlo tree search (ISMCTS): one tree over the moves, a new determinization per iteration.
//!
//! A baseline for research. Each iteration samples a layout, descends by UCB1 along cards that are legal in it, adds
//! one node and finishes with a heuristic rollout. All worlds share the tree, so its choices cannot depend on hidden
//! cards.

use rules::{Action, Card, CardSet, View};

use crate::heuristic::{TUNED, best_card};
use crate::layouts::LayoutSampler;
use crate::observation::SimState;
use crate::{Bot, BotRng, Budget};

/// The exploration constant of UCB1, in points.
const EXPLORATION: f32 = 120.0;

/// Information-set Monte Carlo tree search with heuristic rollouts.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ismcts;

impl Bot for Ismcts {
    fn act(&self, view: &View, budget: Budget, rng: &mut BotRng) -> Action {
        let legal = view.legal();
        if let Some(card) = legal.only() {
            return view.action(card);
        }
        let layouts = LayoutSampler::of(view);
        let mut tree = Tree { nodes: vec![Node::new(Card::ALL[0])] };
        let mut spent = 0;
        while spent < budget.rollout_plies.max(1) {
            tree.iterate(layouts.sample(rng).state(view), view, rng, &mut spent);
        }
        view.action(tree.most_visited(legal))
    }
}

struct Node {
    card: Card,
    children: Vec<u32>,
    visits: f32,
    /// In how many iterations the card was legal.
    availability: f32,
    /// The summed utility of the player who chose the card.
    sum: f32,
}

impl Node {
    fn new(card: Card) -> Node {
        Node { card, children: Vec::new(), visits: 0.0, availability: 0.0, sum: 0.0 }
    }

    /// The UCB1 score: mean utility plus an exploration bonus for cards tried rarely.
    fn ucb1(&self) -> f32 {
        self.sum / self.visits + EXPLORATION * (log_of(self.availability) / self.visits).sqrt()
    }
}

/// The natural logarithm, with the same bits on every machine.
fn log_of(x: f32) -> f32 {
    crate::likelihood::log2(x) * std::f32::consts::LN_2
}

struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// One iteration: selection, expansion, rollout, backpropagation.
    fn iterate(&mut self, mut state: SimState, view: &View, rng: &mut BotRng, spent: &mut u32) {
        let mut path: Vec<(u32, usize)> = Vec::new();
        let mut at = 0;
        let mut growing = true;
        while growing && !state.position.is_over() {
            let (mover, legal) = if state.stashing {
                (view.seat, state.position.hand(view.seat))
            } else {
                (state.position.turn(), state.position.legal())
            };
            let (next, new) = self.step(at, legal, rng);
            growing = !new;
            let card = self.nodes[next as usize].card;
            state.apply(mover, card, |observation| best_card(observation, &TUNED));
            path.push((next, mover.index()));
            at = next;
            *spent += 1;
        }
        while !state.position.is_over() {
            *spent += 1;
            let observation = state.observe(state.position.turn());
            state.play(best_card(&observation, &TUNED));
        }
        let utilities = state.utilities();
        for (node, mover) in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1.0;
            node.sum += utilities[mover];
        }
    }

    /// The child to go to, and whether it is new.
    fn step(&mut self, at: u32, legal: CardSet, rng: &mut BotRng) -> (u32, bool) {
        let children = self.nodes[at as usize].children.clone();
        let known: CardSet = children.iter().map(|&child| self.nodes[child as usize].card).collect();
        let untried = legal - known;
        let mut best = (f32::NEG_INFINITY, 0);
        for child in children {
            let node = &mut self.nodes[child as usize];
            if legal.contains(node.card) {
                node.availability += 1.0;
                if node.ucb1() > best.0 {
                    best = (node.ucb1(), child);
                }
            }
        }
        if untried.is_empty() {
            return (best.1, false);
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node { availability: 1.0, ..Node::new(untried.random(&mut rng.0)) });
        self.nodes[at as usize].children.push(child);
        (child, true)
    }

    fn most_visited(&self, legal: CardSet) -> Card {
        let visits = |child: &&u32| self.nodes[**child as usize].visits;
        let best = self.nodes[0].children.iter().max_by(|a, b| visits(a).total_cmp(&visits(b)));
        best.map_or(legal.nth_unchecked(0), |&child| self.nodes[child as usize].card)
    }
}
