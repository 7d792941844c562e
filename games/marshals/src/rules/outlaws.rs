//! Section 4.5: Outlaws are captured and claimed for, or escape.

use tinstar_core::{Log, Seat, SeatSet, fires};

use super::Next;
use crate::action::{Action, Event, Offer};
use crate::card::{Card, CardSet, Outlaw};
use crate::data::HELP;
use crate::options::Mode;
use crate::phase::Phase;
use crate::state::{Knowers, Marshals, Place};

/// The active player has drawn an Outlaw (MA-63, MA-64, MA-74).
pub(super) fn meet(state: &mut Marshals, outlaw: Outlaw, log: &mut impl Log<Marshals>) -> Next {
    let seat = state.active;
    if state.is_corrupt(seat) {
        log.tell(state, fires!("MA-74"), || Event::Slipped { seat, outlaw });
        help(state, seat, log);
        return escape(state, outlaw, log);
    }
    state.marshals[seat].doubt = 0;
    if state.discard.top().is_some_and(Card::is_trouble) {
        let why = if state.mode == Mode::Basic { fires!("MA-152") } else { fires!("MA-63") };
        log.tell(state, why, || Event::Slipped { seat, outlaw });
        return escape(state, outlaw, log);
    }
    capture(state, seat, outlaw, log)
}

/// The Corrupt Marshal shows the card and is paid (MA-75, MA-76).
fn help(state: &mut Marshals, seat: Seat, log: &mut impl Log<Marshals>) {
    if state.unmasked.is_none() {
        state.take(seat, Card::CORRUPT);
        state.unmasked = Some(seat);
        log.tell(state, fires!("MA-75"), || Event::Unmasked { seat });
    }
    let marshal = &mut state.marshals[seat];
    marshal.coins += HELP;
    marshal.bribes += HELP;
    log.tell(state, fires!("MA-76"), || Event::Bribed { seat, coins: HELP });
}

/// Under the deck, or away for good (MA-79 to MA-85).
fn escape(state: &mut Marshals, outlaw: Outlaw, log: &mut impl Log<Marshals>) -> Next {
    state.phase = Phase::Resolving { card: None };
    let last = state.deck.is_empty();
    // The Outlaws still at large are this one and those in the deck.
    let only_outlaws = state.at_large() == state.deck.len() + 1;
    let fate = &mut state.outlaws[outlaw.index()];
    if (last && fate.escapes > 0) || (only_outlaws && fate.late) {
        fate.place = Place::Gone;
        let why = if last { fires!("MA-80") } else { fires!("MA-83") };
        log.tell(state, why, || Event::GotAway { outlaw });
        return gone(state);
    }
    let why = match fate.escapes {
        0 if last => fires!("MA-81"),
        0 => fires!("MA-79"),
        _ if only_outlaws => fires!("MA-83"),
        _ => fires!("MA-82"),
    };
    fate.escapes += 1;
    fate.late |= only_outlaws;
    let escapes = fate.escapes;
    state.deck.put_under(outlaw.card());
    state.known.set(outlaw.card(), Knowers::EVERYBODY);
    state.lower += 1;
    log.tell(state, why, || Event::WentUnder { outlaw, escapes });
    Next::TurnOver
}

/// An Outlaw is away for good: does that end the game (MA-123, MA-124)?
fn gone(state: &Marshals) -> Next {
    if state.at_large() == 0 {
        return Next::Over(if state.mode == Mode::Basic { fires!("MA-157") } else { fires!("MA-123") });
    }
    match state.unmasked {
        Some(corrupt) if !state.is_out(corrupt) => Next::Over(fires!("MA-124")),
        Some(_) | None => Next::TurnOver,
    }
}

/// The Outlaw is captured, the reward paid, the others may claim (MA-65 to MA-67, MA-73).
fn capture(state: &mut Marshals, seat: Seat, outlaw: Outlaw, log: &mut impl Log<Marshals>) -> Next {
    state.outlaws[outlaw.index()].place = Place::Captured(seat);
    state.phase = Phase::Resolving { card: None };
    if state.mode == Mode::Basic {
        log.tell(state, fires!("MA-152"), || Event::Captured { seat, outlaw });
        return if state.at_large() == 0 { Next::Over(fires!("MA-157")) } else { Next::TurnOver };
    }
    log.tell(state, fires!("MA-64"), || Event::Captured { seat, outlaw });
    let terrain = state.terrain(state.at(seat));
    let expert = terrain == state.marshals[seat].specialty;
    let coins = if expert { 2 * outlaw.danger() } else { outlaw.danger() };
    let marshal = &mut state.marshals[seat];
    marshal.coins += coins;
    marshal.rewards += coins;
    let why = if expert { fires!("MA-66") } else { fires!("MA-65") };
    log.tell(state, why, || Event::Rewarded { seat, coins, doubled: expert.then_some(terrain) });
    // Whoever holds cards might hold the right ones; only the open facts may decide who is asked.
    let may = |other: &Seat| !state.hands[*other].is_empty() && state.unmasked != Some(*other);
    ask(state, seat, state.rivals(seat).iter().filter(may).collect())
}

/// Asks the next of `rest`, or ends the turn and perhaps the game (MA-123).
fn ask(state: &Marshals, after: Seat, rest: SeatSet) -> Next {
    match state.next_of(after, rest) {
        Some((asked, rest)) => Next::Ask(Phase::Claim { asked, rest }),
        None if state.at_large() == 0 => Next::Over(fires!("MA-123")),
        None => Next::TurnOver,
    }
}

/// The Movement cards with which `seat` can claim (MA-67, MA-71).
pub(super) fn claimable(state: &Marshals, seat: Seat) -> CardSet {
    state.hands[seat].and(CardSet::movement(state.terrain(state.at(state.active))))
}

pub(super) fn claim_choices(state: &Marshals, seat: Seat, out: &mut Vec<Action>) {
    if !claimable(state, seat).is_empty() {
        out.push(Action::Claim);
    }
    out.push(Action::Pass);
}

/// All matching cards for their sum, or nothing (MA-68 to MA-70).
pub(super) fn claim(
    state: &mut Marshals,
    seat: Seat,
    action: Action,
    rest: SeatSet,
    log: &mut impl Log<Marshals>,
) -> Next {
    if action == Action::Claim {
        let cards = claimable(state, seat);
        let coins = cards.sum();
        let marshal = &mut state.marshals[seat];
        marshal.coins += coins;
        marshal.claims += coins;
        for card in cards.iter() {
            state.hands[seat].remove(card);
            state.discard(card);
        }
        log.tell(state, fires!("MA-68"), || Event::Claimed { seat, cards, coins });
    } else {
        log.tell(state, fires!("MA-67"), || Event::Declined { seat, offer: Offer::Claim });
    }
    ask(state, seat, rest)
}
