//! How good a shot looks: it is flown with a few steady and a few shaky hands.

use tinstar_core::Seat;

use crate::flick::{self, Aim, Corner, OUTCOMES, Standing, Wobble};

/// How many hands.
const HANDS: u32 = 7;

/// The wobbles that stand for all.
fn wobbles(aim: Aim, flask: bool) -> impl Iterator<Item = Wobble> {
    (0..HANDS).map(move |hand| Wobble::of(aim, flask, (2 * hand + 1) * OUTCOMES / (2 * HANDS)))
}

/// A hit counts, an innocent counts more.
pub(super) fn duel(from: Corner, aim: Aim, flask: bool, target: Seat, bystanders: &Standing) -> i32 {
    let worth = |wobble| match flick::duel(from, aim, wobble, target, bystanders).touched {
        Some(touched) if touched == target => 100,
        Some(_) => -130,
        None => 0,
    };
    wobbles(aim, flask).map(worth).sum()
}

/// Each fallen raider brings gold and saves a space; an innocent brings prison.
pub(super) fn raid(aim: Aim, flask: bool, bystanders: &Standing) -> i32 {
    let worth = |wobble| {
        let flight = flick::raid(aim, wobble, bystanders);
        if flight.touched.is_some() { -150 } else { 140 * flight.fallen.count_ones() as i32 }
    };
    wobbles(aim, flask).map(worth).sum()
}
