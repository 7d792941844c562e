//! Chapter 11: the prison turn.

use tinstar_core::{Chance, Log, fires};

use crate::action::{Action, Event, Play};
use crate::cards::Item;
use crate::data::{BAIL, DICE};
use crate::dice::{Faces, Hand};
use crate::phase::{Affair, Phase};
use crate::state::PonyExpress;

use super::turn;

/// A choice, if there could be one; else the roll for escape (PE-134, PE-135).
pub(super) fn begin(
    state: &mut PonyExpress,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = state.active;
    if state.riders[seat].gold >= BAIL || state.may_hold(seat, Item::Hacksaw) {
        return Some(Phase::Cell);
    }
    roll(state, chance, log)
}

pub(super) fn choices(state: &PonyExpress, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if state.riders[state.active].gold >= BAIL {
        out.push(Action::Bail);
    }
    if state.holds(state.active, Item::Hacksaw) {
        out.push(Action::Play(Play::Hacksaw));
    }
}

/// Pays, saws or rolls (PE-134).
pub(super) fn decide(
    state: &mut PonyExpress,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = state.active;
    state.going(Affair::Turn);
    if action == Action::Bail {
        state.pay_bank(seat, BAIL);
        state.release(seat);
        log.tell(state, fires!("PE-135"), || Event::PaidBail { seat, gold: BAIL });
        return turn::before_charity(state, chance, log);
    }
    if let Action::Play(hacksaw) = action {
        super::play(state, seat, hacksaw, log);
        state.release(seat);
        log.tell(state, fires!("PE-147"), || Event::Escaped { seat });
        return turn::go(state, fires!("PE-140"), chance, log);
    }
    roll(state, chance, log)
}

/// One open roll; the rider stands up in any case (PE-136 to PE-142).
fn roll(state: &mut PonyExpress, chance: &mut Chance, log: &mut impl Log<PonyExpress>) -> Option<Phase> {
    let seat = state.active;
    let dice = Faces::roll(DICE, chance);
    let hand = dice.hand();
    state.rolled = dice;
    state.going(Affair::Escape { dice });
    log.tell(state, fires!("PE-136"), || Event::RolledOpenly { seat, dice, hand });
    let (gold, card, escapes) = payoff(hand);
    if gold {
        let gold = state.bank_pays(seat, 1);
        log.tell(state, fires!("PE-137"), || Event::BankPaid { seat, gold });
    }
    if card {
        draw(state, log);
    }
    state.release(seat);
    if escapes {
        log.tell(state, fires!("PE-140"), || Event::Escaped { seat });
        turn::go(state, fires!("PE-140"), chance, log)
    } else {
        log.tell(state, fires!("PE-141"), || Event::StoodUp { seat });
        None
    }
}

/// Whether a hand brings a gold, a card, and freedom (table 1.1).
const fn payoff(hand: Hand) -> (bool, bool, bool) {
    match hand {
        Hand::Nothing | Hand::Pair => (false, false, false),
        Hand::TwoPairs => (true, false, false),
        Hand::ThreeOfAKind => (false, true, false),
        Hand::Straight => (false, false, true),
        Hand::FullHouse => (true, false, true),
        Hand::FourOfAKind => (false, true, true),
        Hand::FiveOfAKind => (true, true, true),
    }
}

/// The top card, unseen by the others; nothing if there is none (PE-138).
fn draw(state: &mut PonyExpress, log: &mut impl Log<PonyExpress>) {
    let seat = state.active;
    match state.draw_card(seat) {
        Some(item) => {
            log.tell(state, fires!("PE-138"), || Event::Drew { seat, count: 1, cards: Some((item, None)) });
        }
        None => log.tell(state, fires!("PE-138"), || Event::NoCards { seat }),
    }
}
