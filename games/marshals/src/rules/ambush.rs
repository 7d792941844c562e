//! Sections 4.7 and 4.9: Ambush and Camping, and who does not survive them.

use tinstar_core::{BySeat, Log, RuleId, Rules, Seat, SeatSet, fires};

use super::Next;
use crate::action::{Action, Event};
use crate::card::{Card, CardSet, Goods, Kind, Terrain};
use crate::phase::Phase;
use crate::state::{Knowers, MOST_SEATS, Marshals};

/// What was shown so far, by seat.
type Shown = BySeat<Option<Card>, MOST_SEATS>;

/// The terrain, the goods and the number on an Ambush or a Camping card.
fn price(card: Card) -> (Terrain, Goods, u8) {
    let Kind::Trouble { terrain, goods, amount } = card.kind() else {
        unreachable!("{card} is neither an Ambush nor a Camping card")
    };
    (terrain, goods, amount)
}

/// The active player plays `card` on everybody else at the location (MA-89 to MA-92).
pub(super) fn strike(state: &mut Marshals, card: Card, log: &mut impl Log<Marshals>) -> Next {
    let seat = state.active;
    let victims = state.company(seat, state.at(seat));
    let shown = BySeat::filled(state.seats(), None);
    match victims.len() {
        0 => {
            log.tell(state, fires!("MA-91"), || Event::NoVictim { card });
            finish(state, card, log)
        }
        1 => settle(state, card, victims, shown, log),
        _ => ask(state, card, seat, victims, victims, shown, log),
    }
}

/// Asks the next of `rest` to show a card; with an empty hand there is nothing to ask (MA-93).
fn ask(
    state: &mut Marshals,
    card: Card,
    after: Seat,
    mut rest: SeatSet,
    victims: SeatSet,
    shown: Shown,
    log: &mut impl Log<Marshals>,
) -> Next {
    let mut after = after;
    while let Some((asked, others)) = state.next_of(after, rest) {
        if !state.hands[asked].is_empty() {
            return Next::Ask(Phase::Reveal { card, asked, rest: others, victims, shown });
        }
        log.tell(state, fires!("MA-93"), || Event::ShowedNone { seat: asked });
        (after, rest) = (asked, others);
    }
    settle(state, card, victims, shown, log)
}

/// The cards with which `seat` could answer `card` (MA-93, MA-94).
pub(super) fn showable(state: &Marshals, seat: Seat, card: Card) -> CardSet {
    state.hands[seat].and(CardSet::movement(price(card).0))
}

pub(super) fn reveal_choices(state: &Marshals, seat: Seat, card: Card, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    out.extend(showable(state, seat, card).iter().map(|card| Action::Reveal { card }));
}

/// A victim shows a card or none (MA-93, MA-95).
pub(super) fn reveal(
    state: &mut Marshals,
    seat: Seat,
    action: Action,
    (card, mut shown): (Card, Shown),
    (rest, victims): (SeatSet, SeatSet),
    log: &mut impl Log<Marshals>,
) -> Next {
    if let Action::Reveal { card: answer } = action {
        shown[seat] = Some(answer);
        state.known.set(answer, Knowers::EVERYBODY);
        state.phase = Phase::Striking { card, shown };
        log.tell(state, fires!("MA-93"), || Event::Showed { seat, card: answer });
    } else {
        state.phase = Phase::Striking { card, shown };
        log.tell(state, fires!("MA-93"), || Event::ShowedNone { seat });
    }
    ask(state, card, seat, rest, victims, shown, log)
}

/// Who pays, who gives a card away, who is out (MA-92, MA-96 to MA-104).
fn settle(
    state: &mut Marshals,
    card: Card,
    victims: SeatSet,
    shown: Shown,
    log: &mut impl Log<Marshals>,
) -> Next {
    let (payers, why) = payers(victims, &shown);
    let best = victims.iter().filter_map(|seat| Some((shown[seat]?, seat))).max();
    if let Some((card, seat)) = best {
        let to = state.active;
        state.hands[seat].remove(card);
        state.hands[to].insert(card);
        log.tell(state, fires!("MA-100"), || Event::Gave { seat, to, card });
    }
    let (_, goods, amount) = price(card);
    let safe = |seat: &Seat| state.marshals[*seat].can_spare(goods, amount);
    let lost: SeatSet = payers.iter().filter(|seat| !safe(seat)).collect();
    let order = state.active.others(state.seats());
    for seat in order.filter(|seat| payers.contains(*seat)) {
        if lost.contains(seat) {
            eliminate(state, seat, log);
        } else {
            *state.marshals[seat].stock_mut(goods) -= u16::from(amount);
            log.tell(state, why, || Event::Spent { seat, goods, amount });
        }
    }
    finish(state, card, log)
}

/// Who has to pay, and why.
fn payers(victims: SeatSet, shown: &Shown) -> (SeatSet, RuleId) {
    if victims.len() == 1 {
        return (victims, fires!("MA-92"));
    }
    let without: SeatSet = victims.iter().filter(|seat| shown[*seat].is_none()).collect();
    if without == victims {
        return (victims, fires!("MA-96"));
    }
    if !without.is_empty() {
        return (without, fires!("MA-97"));
    }
    let lowest = victims.iter().min_by_key(|seat| shown[*seat]).expect("there are several victims");
    (SeatSet::only(lowest), fires!("MA-98"))
}

/// The hand is discarded and the figure leaves the map; nothing is spent (MA-118, MA-119, MA-164).
fn eliminate(state: &mut Marshals, seat: Seat, log: &mut impl Log<Marshals>) {
    let cards = std::mem::take(&mut state.hands[seat]);
    cards.iter().for_each(|card| state.discard(card));
    state.marshals[seat].at = None;
    log.tell(state, fires!("MA-118"), || Event::Eliminated { seat, cards: cards.faces() });
}

/// The card lies on the discard pile; the turn is over, and the game if only one is left (MA-104, MA-122).
fn finish(state: &mut Marshals, card: Card, log: &mut impl Log<Marshals>) -> Next {
    state.dispose(card);
    log.tell(state, fires!("MA-104"), || Event::Discarded { card });
    if state.rivals(state.active).is_empty() { Next::Over(fires!("MA-122")) } else { Next::TurnOver }
}
