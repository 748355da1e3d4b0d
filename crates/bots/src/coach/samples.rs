//! Layouts that a player had to reckon with, and what comes of a card in them.

use rules::{Card, Seat, View};

use crate::Dice;
use crate::net::quick::{Quick, trained};
use crate::sight::Scene;
use crate::worlds::{Layout, Layouts};

/// How many layouts are drawn for a remark.
pub const LAYOUTS: u32 = 100;

/// Layouts that agree with a view, each drawn with the same chance.
pub(crate) struct Samples<'a> {
    view: &'a View,
    network: &'static Quick,
    layouts: Vec<Layout>,
}

/// In how many of the layouts something comes of a card when everybody goes on as the trained network would.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// The card wins its trick; 0 for a stash.
    pub(crate) trick: u32,
    /// Its player wins the last trick, and so the chest.
    pub(crate) chest: u32,
}

impl<'a> Samples<'a> {
    pub(crate) fn draw(view: &'a View, dice: &mut Dice) -> Samples<'a> {
        let layouts = Layouts::of(view);
        let layouts = (0..LAYOUTS).map(|_| layouts.draw(dice)).collect();
        Samples { view, network: trained(view.public.players()), layouts }
    }

    #[cfg(test)]
    pub(crate) fn layouts(&self) -> &[Layout] {
        &self.layouts
    }

    pub(crate) fn counts(&self, card: Card) -> Counts {
        let mut counts = Counts::default();
        for layout in &self.layouts {
            let (trick, last) = self.play_out(layout.scene(self.view), card);
            counts.trick += u32::from(trick == Some(self.view.seat));
            counts.chest += u32::from(last == self.view.seat);
        }
        counts
    }

    /// Who wins the trick that `card` is played to, and who wins the last one.
    fn play_out(&self, mut scene: Scene, card: Card) -> (Option<Seat>, Seat) {
        let mut taker = None;
        if scene.stashing {
            self.stash(&mut scene, card);
        } else {
            scene.play(card);
            while scene.position.in_trick() > 0 {
                self.play_on(&mut scene);
            }
            taker = Some(scene.position.turn());
        }
        while !scene.position.is_over() {
            self.play_on(&mut scene);
        }
        (taker, scene.position.turn())
    }

    fn stash(&self, scene: &mut Scene, card: Card) {
        let before = *scene;
        for seat in scene.rules.players.seats() {
            let own = seat == self.view.seat;
            scene.hide(seat, if own { card } else { self.network.values(&before.sight(seat)).best() });
        }
        scene.stashing = false;
    }

    fn play_on(&self, scene: &mut Scene) {
        let sight = scene.sight(scene.position.turn());
        let legal = sight.legal();
        scene.play(if legal.len() == 1 { legal.nth(0) } else { self.network.values(&sight).best() });
    }
}
