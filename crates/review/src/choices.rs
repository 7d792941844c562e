//! The choices of one decision beside each other, by what the seat can see and nothing else.

use serde::Serialize;
use tinstar_core::{Instinct, Seat};

use crate::playout::{Kind, Luck, Playout, mean_and_error, share};
use crate::{Compared, after};

/// How good a choice is for whoever has it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ChoiceWeighed {
    /// The chance to win with it.
    pub chance: f64,
    /// By how much the best choice is better; 0 of the best.
    pub behind: f64,
    /// The standard error of that.
    pub error: f64,
}

/// Weighs all choices of a decision in the same worlds, dealt anew from the seat's own view, with the same luck. As it is
/// given no state, nothing hidden can have a part in it.
///
/// # Panics
/// If there are no choices.
#[must_use]
pub fn weigh_choices<G: Instinct>(
    (view, seat): (&G::View, Seat),
    legal: &[G::Action],
    worlds: u32,
    seed: u64,
) -> Vec<ChoiceWeighed> {
    let mut playout = Playout::<G>::default();
    let mut won = Vec::with_capacity(legal.len() * worlds as usize);
    for luck in Luck::of_all(seed, worlds) {
        let world = G::imagine(view, &mut luck.of(1, Kind::Worlds));
        for action in legal {
            let state = after(&world, seat, action, &mut luck.of(1, Kind::Dice));
            won.push(share(&playout.end(state, luck, 2), seat));
        }
    }
    let compared = Compared { arms: legal.len(), won };
    let best = compared.pick(&compared.won);
    let weighed = |arm: usize| {
        let of = |arm: usize| compared.won.iter().copied().skip(arm).step_by(legal.len());
        let (chance, _) = mean_and_error(&of(arm).collect::<Vec<f64>>());
        let leads: Vec<f64> = of(best).zip(of(arm)).map(|(best, other)| best - other).collect();
        let (behind, error) = mean_and_error(&leads);
        ChoiceWeighed { chance, behind, error }
    };
    (0..legal.len()).map(weighed).collect()
}
