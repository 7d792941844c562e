//! Chapter 10: what the spaces do.

use tinstar_core::{Chance, Log, fires};

use crate::action::{Action, Event, Play, Window};
use crate::cards::{DeckCard, Item};
use crate::data::DICE;
use crate::dice::{Faces, Hand};
use crate::phase::{Affair, Cause, OpenRoll, Phase};
use crate::state::{Kind, PonyExpress, Space};

use super::{arrest, poker, raid};

/// The action of the space the active rider stands on, if it has one (PE-5, PE-114).
pub(super) fn act(
    state: &mut PonyExpress,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = state.active;
    match state.rider().space.kind() {
        Kind::Town | Kind::Plain | Kind::Sacramento => None,
        Kind::Train { price, .. } => {
            let could = price > 0 && (state.rider().gold >= price || state.may_hold(seat, Item::RailPass));
            could.then_some(Phase::Station)
        }
        Kind::Raid => raid::begin(state, log),
        Kind::Mine => {
            let dice = Faces::roll(DICE, chance);
            state.rolled = dice;
            let roll = OpenRoll::Mine { dice };
            state.going(Affair::Open { roll, winner: None });
            log.tell(state, fires!("PE-125"), || Event::RolledOpenly { seat, dice, hand: dice.hand() });
            poker::open(state, roll, chance, log)
        }
        Kind::Saloon => {
            log.tell(state, fires!("PE-128"), || Event::AskedForDrinks { seat });
            let dice = Faces::roll(DICE, chance);
            state.rolled = dice;
            let roll = OpenRoll::Saloon { dice };
            state.going(Affair::Open { roll, winner: None });
            log.tell(state, fires!("PE-126"), || Event::RolledOpenly { seat, dice, hand: dice.hand() });
            poker::open(state, roll, chance, log)
        }
        Kind::Relay => relay(state, log),
    }
}

/// The price of a ride from where the active player stands, and where it leads (PE-115).
pub(super) fn line(state: &PonyExpress) -> (u8, Space) {
    match state.riders[state.active].space.kind() {
        Kind::Train { price, to } => (price, Space::new(to)),
        Kind::Town
        | Kind::Raid
        | Kind::Mine
        | Kind::Saloon
        | Kind::Relay
        | Kind::Plain
        | Kind::Sacramento => {
            unreachable!("a ride begins at a station")
        }
    }
}

pub(super) fn station_choices(state: &PonyExpress, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if state.riders[state.active].gold >= line(state).0 {
        out.push(Action::Ride);
    }
    if state.holds(state.active, Item::RailPass) {
        out.push(Action::Play(Play::RailPass));
    }
}

/// One ride to the next station, and nothing happens there (PE-115, PE-117, PE-119).
pub(super) fn ride(
    state: &mut PonyExpress,
    action: Action,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let (seat, from) = (state.active, state.rider().space);
    let (price, to) = line(state);
    state.going(Affair::Turn);
    if action == Action::Pass {
        log.tell(state, fires!("PE-115"), || Event::Passed { seat, window: Window::Station });
        return None;
    }
    let (gold, why) = if let Action::Play(pass) = action {
        super::play(state, seat, pass, log);
        (0, fires!("PE-147"))
    } else {
        (price, fires!("PE-115"))
    };
    state.pay_bank(seat, gold);
    state.rider().space = to;
    log.tell(state, why, || Event::Rode { seat, from, to, gold });
    None
}

/// The bank pays what a mine yields (PE-125).
pub(super) fn dig(state: &mut PonyExpress, hand: Hand, log: &mut impl Log<PonyExpress>) -> Option<Phase> {
    let seat = state.active;
    if hand != Hand::Nothing {
        let gold = state.bank_pays(seat, hand.value());
        log.tell(state, fires!("PE-125"), || Event::BankPaid { seat, gold });
    }
    None
}

/// The bill of a saloon, or prison (PE-126, PE-127).
pub(super) fn drink(
    state: &mut PonyExpress,
    hand: Hand,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = state.active;
    let bill = hand.value();
    let gold = bill.min(state.rider().gold);
    state.pay_bank(seat, gold);
    if gold == bill {
        log.tell(state, fires!("PE-126"), || Event::PaidBill { seat, gold, bill });
        return None;
    }
    log.tell(state, fires!("PE-127"), || Event::PaidBill { seat, gold, bill });
    arrest::begin(state, seat, Cause::Bill, chance, log)
}

/// Two cards of which one is kept; the last one is kept unseen; or none (PE-129, PE-130, PE-153).
fn relay(state: &mut PonyExpress, log: &mut impl Log<PonyExpress>) -> Option<Phase> {
    let seat = state.active;
    if let [.., second, top] = *state.deck {
        let (top, second) = (top.item, second.item);
        state.forget(seat, top);
        state.forget(seat, second);
        state.phase = Phase::Relay;
        log.tell(state, fires!("PE-129"), || Event::Drew {
            seat,
            count: 2,
            cards: Some((top, Some(second))),
        });
        return Some(Phase::Relay);
    }
    match state.draw_card(seat) {
        Some(item) => {
            log.tell(state, fires!("PE-130"), || Event::Drew { seat, count: 1, cards: Some((item, None)) });
        }
        None => log.tell(state, fires!("PE-153"), || Event::NoCards { seat }),
    }
    None
}

/// One of the two is kept, the other one goes face down under the deck (PE-129, PE-154).
pub(super) fn keep(
    state: &mut PonyExpress,
    action: Action,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let Action::Keep(which) = action else { super::never_legal(action) };
    let seat = state.active;
    state.going(Affair::Turn);
    let mut draw = || state.deck.pop().expect("two cards were drawn").item;
    let drawn = [draw(), draw()];
    let (kept, other) = (drawn[usize::from(which)], drawn[1 - usize::from(which)]);
    state.deck.insert(0, DeckCard { item: other, put_by: Some(seat) });
    state.take_card(seat, kept);
    log.tell(state, fires!("PE-129"), || Event::Kept { seat, card: Some(kept) });
    None
}
