//! How good a shot looks: it is flown with a few steady and a few shaky hands.

use std::cell::Cell;

use tinstar_core::Seat;

use crate::flick::{self, Aim, Corner, OUTCOMES, Standing, Wobble};

/// How many hands.
const HANDS: u32 = 5;

/// What a hit is worth.
const HIT: i32 = 100;

/// What a fallen raider is worth.
const RAIDER: i32 = 140;

/// What is taken off a shot that only a steady hand has tried: it is not known to be any better.
const UNTRIED: i32 = 2 * HIT;

/// The wobbles that stand for all.
fn wobbles(aim: Aim, flask: bool) -> impl Iterator<Item = Wobble> {
    (0..HANDS).map(move |hand| Wobble::of(aim, flask, (2 * hand + 1) * OUTCOMES / (2 * HANDS)))
}

/// The shots of one decision. A shot that does nothing with a steady hand is not tried with others, and once there is
/// one that cannot fail, no other is.
#[derive(Default)]
pub(super) struct Shots {
    sure: Cell<bool>,
}

impl Shots {
    /// What a shot is worth whose flights are worth so much, `best` at most.
    fn weigh(&self, aim: Aim, flask: bool, best: i32, worth: impl Fn(Wobble) -> i32) -> i32 {
        let steady = worth(Wobble::NONE);
        if steady <= 0 || self.sure.get() {
            return steady * HANDS as i32 - UNTRIED;
        }
        let all = wobbles(aim, flask).map(worth).sum();
        if all == best * HANDS as i32 {
            self.sure.set(true);
        }
        all
    }

    /// A hit counts, an innocent counts more.
    pub(super) fn duel(
        &self,
        from: Corner,
        aim: Aim,
        flask: bool,
        target: Seat,
        bystanders: &Standing,
    ) -> i32 {
        self.weigh(aim, flask, HIT, |wobble| {
            match flick::duel_touches(from, aim, wobble, target, bystanders) {
                Some(touched) if touched == target => HIT,
                Some(_) => -130,
                None => 0,
            }
        })
    }

    /// Each fallen raider brings gold and saves a space; an innocent brings prison.
    pub(super) fn raid(&self, aim: Aim, flask: bool, bystanders: &Standing) -> i32 {
        self.weigh(aim, flask, 3 * RAIDER, |wobble| {
            let (touched, fallen) = flick::raid_touches(aim, wobble, bystanders);
            if touched.is_some() { -150 } else { RAIDER * fallen.count_ones() as i32 }
        })
    }
}
