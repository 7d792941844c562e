//! Made-up actions, for laws and fuzzers.

use tinstar_core::{Chance, Seat};

use super::{Action, Play};
use crate::dice::{Face, Faces, Hand};
use crate::flick::{Aim, Corner};

/// Some action, possible or not.
pub(crate) fn any(chance: &mut Chance) -> Action {
    let mut face = || Face::ALL[chance.below(6) as usize];
    let (from, to) = (face(), face());
    let some: Faces = (0..chance.below(6)).map(|_| Face::ALL[chance.below(6) as usize]).collect();
    let few = chance.below(3) as u8;
    let seat = Seat::new(chance.below(5) as u8);
    let near = |most: i32, chance: &mut Chance| chance.below(2 * most as u32 + 200) as i32 - most - 100;
    match chance.below(27) {
        0 => Action::Pass,
        1 => Action::Keep(few),
        2 => Action::Bail,
        3 => Action::PutUnder(from),
        4 => Action::TakeOut(to),
        5 => Action::RerollHidden,
        6 | 7 => Action::RerollOpen(some),
        8 => Action::Claim(Hand::ALL[chance.below(8) as usize]),
        9 => Action::Call,
        10 => Action::Move,
        11 => Action::Stand(if few == 0 { Corner::A } else { Corner::B }),
        // A little beyond the ranges, so that some are out of them.
        12 | 13 => Action::Shoot(Aim {
            shift: near(400, chance) as i16,
            angle: near(6000, chance) as i16,
            power: chance.below(1100) as u16,
        }),
        14 => Action::Ride,
        15 => Action::Play(Play::FreshHorse(few)),
        16 => Action::Play(Play::LoadedDie { hidden: few == 0, from, to }),
        17 => Action::Play(Play::LuckyHorseshoe),
        18 => Action::Play(Play::PocketBible),
        19 => Action::Play(Play::SecondColt),
        20 => Action::Play(Play::WhiskeyFlask),
        21 => Action::Play(Play::SheriffsStar),
        22 => Action::Play(Play::Hacksaw),
        23 => Action::Play(if few == 0 { Play::Dynamite } else { Play::MarkedCards(some) }),
        24 => Action::Play(Play::Spyglass),
        25 => Action::Play(Play::RailPass),
        _ => Action::Play(Play::Lasso(seat)),
    }
}
