//! Information-set tree search: one tree over what is played, another world at every pass.
//!
//! A building block for research and a yardstick. Every pass draws a layout, walks down the tree along cards that are
//! legal in it, adds one node and plays on by rules of thumb. As the tree is shared by all worlds, its choices cannot hang on
//! what the player does not know.

use rules::{Action, Card, CardSet, View};

use crate::greedy::{TUNED, choose};
use crate::pimc::first_move;
use crate::sight::Scene;
use crate::worlds::Layouts;
use crate::{Bot, Budget, Dice};

/// How far, in points, a card tried little is given the benefit of the doubt.
const CURIOSITY: f32 = 120.0;

/// Information-set tree search with rules of thumb.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ismcts;

impl Bot for Ismcts {
    fn act(&self, view: &View, budget: Budget, dice: &mut Dice) -> Action {
        let legal = view.legal();
        if legal.len() == 1 {
            return view.action(legal.nth(0));
        }
        let layouts = Layouts::of(view);
        let mut tree = Tree { nodes: vec![Node::new(Card::ALL[0])] };
        let mut spent = 0;
        while spent < budget.plays.max(1) {
            tree.pass(layouts.draw(dice).scene(view), view, dice, &mut spent);
        }
        view.action(tree.most_visited(legal))
    }
}

struct Node {
    card: Card,
    children: Vec<u32>,
    visits: f32,
    /// How often the card could have been chosen.
    chances: f32,
    /// The utility of whoever chose the card, summed.
    sum: f32,
}

impl Node {
    fn new(card: Card) -> Node {
        Node { card, children: Vec::new(), visits: 0.0, chances: 0.0, sum: 0.0 }
    }

    fn promise(&self) -> f32 {
        self.sum / self.visits + CURIOSITY * (log_of(self.chances) / self.visits).sqrt()
    }
}

/// The natural logarithm, with the same bits on every machine.
fn log_of(x: f32) -> f32 {
    crate::belief::log2(x) * std::f32::consts::LN_2
}

struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// One pass: down the tree, one new node, to the end, and back.
    fn pass(&mut self, mut scene: Scene, view: &View, dice: &mut Dice, spent: &mut u32) {
        let mut path: Vec<(u32, usize)> = Vec::new();
        let mut at = 0;
        let mut growing = true;
        while growing && !scene.position.is_over() {
            let (mover, legal) = if scene.stashing {
                (view.seat, scene.position.hand(view.seat))
            } else {
                (scene.position.turn(), scene.position.legal())
            };
            let (next, new) = self.step(at, legal, dice);
            growing = !new;
            let card = self.nodes[next as usize].card;
            scene = if path.is_empty() { first_move(scene, view, card) } else { played(scene, card) };
            path.push((next, mover.index()));
            at = next;
            *spent += 1;
        }
        while !scene.position.is_over() {
            *spent += 1;
            let sight = scene.sight(scene.position.turn());
            scene.play(choose(&sight, &TUNED));
        }
        let utilities = scene.utilities();
        for (node, mover) in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1.0;
            node.sum += utilities[mover];
        }
    }

    /// The child to go to, and whether it is new.
    fn step(&mut self, at: u32, legal: CardSet, dice: &mut Dice) -> (u32, bool) {
        let children = self.nodes[at as usize].children.clone();
        let known: CardSet = children.iter().map(|&child| self.nodes[child as usize].card).collect();
        let untried = legal - known;
        let mut best = (f32::NEG_INFINITY, 0);
        for child in children {
            let node = &mut self.nodes[child as usize];
            if legal.contains(node.card) {
                node.chances += 1.0;
                if node.promise() > best.0 {
                    best = (node.promise(), child);
                }
            }
        }
        if untried.is_empty() {
            return (best.1, false);
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node { chances: 1.0, ..Node::new(untried.random(&mut dice.0)) });
        self.nodes[at as usize].children.push(child);
        (child, true)
    }

    fn most_visited(&self, legal: CardSet) -> Card {
        let visits = |child: &&u32| self.nodes[**child as usize].visits;
        let best = self.nodes[0].children.iter().max_by(|a, b| visits(a).total_cmp(&visits(b)));
        best.map_or(legal.nth(0), |&child| self.nodes[child as usize].card)
    }
}

fn played(mut scene: Scene, card: Card) -> Scene {
    scene.play(card);
    scene
}
