//! How good a shot looks: it is flown with a few steady and a few shaky hands.

use std::cell::Cell;

use tinstar_core::Seat;

use crate::flick::{Aim, Corner, OUTCOMES, Range, Standing, Turn, Wobble};

/// How many hands.
const HANDS: usize = 5;

/// What a hit is worth.
const HIT: i32 = 100;

/// What a fallen raider is worth.
const RAIDER: i32 = 140;

/// What is taken off a shot that only a steady hand has tried: it is not known to be any better.
const UNTRIED: i32 = 2 * HIT;

/// How hard shots are: so many powers are remembered.
const POWERS: usize = 2;

/// A power, and how far hands stray with it.
type Strays = (u16, [Turn; HANDS]);

/// The shots of one decision. A shot that does nothing with a steady hand is not tried with others, and once there is
/// one that cannot fail, no other is tried at all.
pub(super) struct Shots {
    flask: bool,
    sure: Cell<bool>,
    /// How far the hands stray, by power; it does not depend on where they aim.
    hands: Cell<[Option<Strays>; POWERS]>,
    /// The last angle: shots that differ in power alone come one after the other.
    last: Cell<Option<(i16, Turn)>>,
}

impl Shots {
    /// None yet; with a Whiskey Flask hands stray twice as far.
    pub(super) fn new(flask: bool) -> Self {
        Self { flask, sure: Cell::default(), hands: Cell::default(), last: Cell::default() }
    }

    /// Where a steady hand shoots.
    fn steady(&self, aim: Aim) -> Turn {
        match self.last.get() {
            Some((angle, turn)) if angle == aim.angle => turn,
            _ => {
                let turn = Turn::of(aim, Wobble::NONE);
                self.last.set(Some((aim.angle, turn)));
                turn
            }
        }
    }

    /// How far the hands that stand for all stray with a shot like this.
    fn strays(&self, aim: Aim) -> [Turn; HANDS] {
        let known = self.hands.get();
        if let Some((_, turns)) = known.iter().flatten().find(|(power, _)| *power == aim.power) {
            return *turns;
        }
        let turns = std::array::from_fn(|hand| {
            let outcome = (2 * hand as u32 + 1) * OUTCOMES / (2 * HANDS as u32);
            Turn::by(Wobble::of(aim, self.flask, outcome).0.into())
        });
        let [latest, ..] = known;
        self.hands.set([Some((aim.power, turns)), latest]);
        turns
    }

    /// What a shot is worth whose flights are worth so much, `best` at most.
    fn weigh(&self, aim: Aim, best: i32, worth: impl Fn(Turn) -> i32) -> i32 {
        if self.sure.get() {
            return -UNTRIED;
        }
        let there = self.steady(aim);
        let steady = worth(there);
        if steady <= 0 {
            return steady * HANDS as i32 - UNTRIED;
        }
        let all = self.strays(aim).into_iter().map(|stray| worth(there.then(stray))).sum();
        if all == best * HANDS as i32 {
            self.sure.set(true);
        }
        all
    }

    /// A hit counts, an innocent counts more.
    pub(super) fn duel(&self, from: Corner, aim: Aim, target: Seat, bystanders: &Standing) -> i32 {
        let (range, riders) = (Range::of_duel(from), bystanders.with_rival(from, target));
        self.weigh(aim, HIT, |turn| match range.duel_touches(aim, turn, target, &riders) {
            Some(touched) if touched == target => HIT,
            Some(_) => -130,
            None => 0,
        })
    }

    /// Each fallen raider brings gold and saves a space; an innocent brings prison.
    pub(super) fn raid(&self, aim: Aim, bystanders: &Standing) -> i32 {
        let range = Range::of_raid();
        self.weigh(aim, 3 * RAIDER, |turn| {
            let (touched, fallen) = range.raid_touches(aim, turn, bystanders);
            if touched.is_some() { -150 } else { RAIDER * fallen.count_ones() as i32 }
        })
    }
}
