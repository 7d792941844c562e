//! Any action at all, for laws and fuzzers.

use tinstar_core::Chance;

use crate::action::Action;
use crate::bandit::Bandit;
use crate::cards::Card;
use crate::data::MOST_CARS;
use crate::loot::{Loot, Token};
use crate::train::{Car, Level};

/// Some action, possible or not.
pub(crate) fn action(chance: &mut Chance) -> Action {
    let mut one_of = |count: usize| chance.below(count as u32) as usize;
    let bandit = Bandit::ALL[one_of(Bandit::ALL.len())];
    let card = Card::ALL[one_of(Card::ALL.len())];
    let car = Car::new(one_of(MOST_CARS + 1) as u8);
    let space = car.at([Level::Inside, Level::Roof][one_of(2)]);
    let loot = Loot::ALL[one_of(Loot::ALL.len())];
    let token = [Token::Sealed, Token::Lost(one_of(6) as u8), Token::Jewel, Token::Strongbox][one_of(4)];
    let face_down = one_of(2) == 0;
    match one_of(15) {
        0 => Action::Choose(bandit),
        1 => Action::Draw,
        2 => Action::LayAside { bandit, card },
        3 => Action::Keep,
        4 => Action::Move(space),
        5 => Action::MoveMarshal(car),
        6 => Action::Fire(bandit),
        7 => Action::Punch(bandit),
        8 => Action::Knock(loot),
        9 => Action::Take,
        10 => Action::Drop,
        11 => Action::Push(space),
        12 => Action::Rob(token),
        13 => Action::Leave,
        _ => Action::Play { bandit, card, face_down },
    }
}
