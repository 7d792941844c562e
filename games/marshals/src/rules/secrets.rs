//! Section 4.8: Clue, Hideout and Jurisdiction.

use tinstar_core::{Chance, Log, Rules, Seat, SeatSet, fires};

use super::{Next, events, outlaws};
use crate::action::{Action, Event, Offer};
use crate::card::{Card, CardSet, Kind};
use crate::data::{CLUE, HIDEOUT};
use crate::phase::Phase;
use crate::state::{Knowers, Marshals};

/// A Clue or a Hideout is played; who might hold a Jurisdiction is asked first (MA-108, MA-115).
pub(super) fn play(
    state: &mut Marshals,
    seat: Seat,
    card: Card,
    from: Option<Seat>,
    chance: &mut Chance,
    log: &mut impl Log<Marshals>,
) -> Next {
    state.play(seat, card);
    let why = if CardSet::HIDEOUTS.contains(card) { fires!("MA-108") } else { fires!("MA-87") };
    log.tell(state, why, || Event::Played { seat, card, target: from });
    let might = |other: &Seat| !state.hands[*other].is_empty();
    let rest = state.rivals(seat).iter().filter(might).collect();
    let rest = if jurisdictions_out(state) { rest } else { SeatSet::EMPTY };
    ask(state, card, from, rest, chance, log)
}

/// Whether a Jurisdiction could be in somebody's hand, as far as everybody sees.
fn jurisdictions_out(state: &Marshals) -> bool {
    let in_game = Marshals::cards(state.mode, state.seats()).and(CardSet::JURISDICTIONS).len();
    let used = state.discard.iter().filter(|card| card.face() == Card::JURISDICTION).count();
    used < in_game
}

/// Asks the farthest of `rest` (MA-117), or lets the card have its effect.
fn ask(
    state: &mut Marshals,
    card: Card,
    from: Option<Seat>,
    rest: SeatSet,
    chance: &mut Chance,
    log: &mut impl Log<Marshals>,
) -> Next {
    let farthest = state.active.others(state.seats()).filter(|seat| rest.contains(*seat)).last();
    if let Some(asked) = farthest {
        return Next::Ask(Phase::Object { card, from, asked, rest: rest.without(asked) });
    }
    state.dispose(card);
    log.tell(state, fires!("MA-48"), || Event::Discarded { card });
    match from {
        Some(from) => search(state, from, chance, log),
        None if CardSet::HIDEOUTS.contains(card) => look(state, chance, log),
        None => clue(state, log),
    }
}

pub(super) fn object_choices(state: &Marshals, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if !state.hands[seat].and(CardSet::JURISDICTIONS).is_empty() {
        out.push(Action::Object);
    }
}

/// A Jurisdiction cancels the card and takes it; the turn of its player is over (MA-44, MA-116).
pub(super) fn object(
    state: &mut Marshals,
    seat: Seat,
    action: Action,
    (card, from): (Card, Option<Seat>),
    rest: SeatSet,
    chance: &mut Chance,
    log: &mut impl Log<Marshals>,
) -> Next {
    if action == Action::Pass {
        log.tell(state, fires!("MA-115"), || Event::Declined { seat, offer: Offer::Jurisdiction });
        return ask(state, card, from, rest, chance, log);
    }
    let jurisdiction = state.take(seat, Card::JURISDICTION);
    state.discard(jurisdiction);
    state.hands[seat].insert(card);
    state.phase = Phase::Resolving { card: None };
    log.tell(state, fires!("MA-116"), || Event::Cancelled { seat, card });
    Next::TurnOver
}

/// Shows the active player the top cards of the deck; nobody else knows any more where they are.
fn show(state: &mut Marshals, count: usize) -> [Option<Card>; 3] {
    let mut cards = [None; 3];
    for (place, card) in cards.iter_mut().zip(state.deck.from_top()).take(count) {
        *place = Some(card);
    }
    for card in cards.iter().flatten() {
        // A single card stays where everybody knew it to be.
        let knowers = if count == 1 { state.known.of(*card) } else { Knowers::NOBODY };
        state.known.set(*card, knowers.with(state.active));
    }
    cards.map(|card| card.map(Card::face))
}

/// The top three cards, or as many as there are, are looked at and put back in any order (MA-105, MA-106).
fn clue(state: &mut Marshals, log: &mut impl Log<Marshals>) -> Next {
    let seat = state.active;
    let count = state.deck.len().min(CLUE);
    let cards = show(state, count);
    if state.deck.len() > usize::from(state.lower) {
        state.lower = state.lower.min((state.deck.len() - count) as u8);
    }
    let why = if count < CLUE { fires!("MA-106") } else { fires!("MA-105") };
    log.tell(state, why, || Event::Looked { seat, count: count as u8, cards });
    if count > 1 { Next::Ask(Phase::Arrange { placed: 0, of: count as u8 }) } else { Next::TurnOver }
}

/// The next card from the top is chosen; the last goes without saying (MA-105).
pub(super) fn place(
    state: &mut Marshals,
    action: Action,
    placed: u8,
    of: u8,
    log: &mut impl Log<Marshals>,
) -> Next {
    let Action::Place { nth } = action else { unreachable!("the cards of a Clue are placed") };
    let seat = state.active;
    state.deck.lift((placed + nth).into(), placed.into());
    let card = state.deck.from_top().nth(placed.into()).map(Card::face);
    log.tell(state, fires!("MA-105"), || Event::Placed { seat, card });
    let placed = placed + 1;
    if placed + 1 < of { Next::Ask(Phase::Arrange { placed, of }) } else { Next::TurnOver }
}

/// Hideout, mode A: the top two cards of the deck (MA-109, MA-110).
fn look(state: &mut Marshals, chance: &mut Chance, log: &mut impl Log<Marshals>) -> Next {
    let seat = state.active;
    let count = state.deck.len().min(HIDEOUT);
    let cards = show(state, count);
    let why = if count < HIDEOUT { fires!("MA-110") } else { fires!("MA-109") };
    log.tell(state, why, || Event::Looked { seat, count: count as u8, cards });
    if count < HIDEOUT { take_from_deck(state, 0, chance, log) } else { Next::Ask(Phase::Dig) }
}

/// One of the two is kept (MA-109).
pub(super) fn dig(
    state: &mut Marshals,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<Marshals>,
) -> Next {
    let Action::Keep { nth } = action else { unreachable!("one of two cards is kept") };
    take_from_deck(state, nth.into(), chance, log)
}

/// The card kept is treated like one drawn (MA-111).
fn take_from_deck(
    state: &mut Marshals,
    depth: usize,
    chance: &mut Chance,
    log: &mut impl Log<Marshals>,
) -> Next {
    let seat = state.active;
    let suspicious = state.deck.len() > usize::from(state.lower);
    let below = state.deck.len() - 1 - depth;
    let card = state.deck.remove(below);
    if suspicious {
        // The card that went back might have come from the upper half.
        state.lower = state.lower.min(state.deck.len().saturating_sub(1) as u8);
    }
    state.lower = state.lower.min(state.deck.len() as u8);
    if let Kind::Outlaw(outlaw) = card.kind() {
        state.phase = Phase::Resolving { card: Some(card) };
        log.tell(state, fires!("MA-111"), || Event::Turned { seat, card });
        return outlaws::meet(state, outlaw, log);
    }
    if card.is_event() {
        state.phase = Phase::Resolving { card: Some(card) };
        log.tell(state, fires!("MA-111"), || Event::Turned { seat, card });
        return events::happen(state, card, chance, log);
    }
    state.hands[seat].insert(card);
    state.known.add(card, seat);
    state.marshals[seat].doubt += u8::from(suspicious);
    log.tell(state, fires!("MA-109"), || Event::Kept { seat, card: Some(card.face()) });
    if card == Card::CORRUPT {
        log.tell(state, fires!("MA-41"), || Event::Corrupted { seat });
    }
    Next::TurnOver
}

/// Hideout, mode B: two cards of a hand, chosen unseen (MA-112, MA-113).
fn search(state: &mut Marshals, from: Seat, chance: &mut Chance, log: &mut impl Log<Marshals>) -> Next {
    let seat = state.active;
    let hand = state.hands[from];
    if let (1, Some(only)) = (hand.len(), hand.first()) {
        steal(state, seat, from, only);
        log.tell(state, fires!("MA-113"), || Event::Took { seat, from, card: Some(only.face()) });
        corrupted(state, only, seat, log);
        return Next::TurnOver;
    }
    let first = chance.below(hand.len() as u32);
    let second = chance.below(hand.len() as u32 - 1);
    let second = if second < first { second } else { second + 1 };
    let pair =
        [first.min(second), first.max(second)].map(|nth| hand.nth(nth).expect("two cards of the hand"));
    pair.into_iter().for_each(|card| state.known.add(card, seat));
    let cards = pair.map(|card| Some(card.face()));
    log.tell(state, fires!("MA-112"), || Event::Searched { seat, from, cards });
    Next::Ask(Phase::Search { from, pair: Some(pair) })
}

/// One of the two is kept, the other goes back (MA-112).
pub(super) fn keep(
    state: &mut Marshals,
    action: Action,
    from: Seat,
    pair: Option<[Card; 2]>,
    log: &mut impl Log<Marshals>,
) -> Next {
    let Action::Keep { nth } = action else { unreachable!("one of two cards is kept") };
    let seat = state.active;
    let card = pair.expect("a state knows which cards were seen")[usize::from(nth)];
    steal(state, seat, from, card);
    log.tell(state, fires!("MA-112"), || Event::Took { seat, from, card: Some(card.face()) });
    corrupted(state, card, seat, log);
    Next::TurnOver
}

/// Moves a card from hand to hand; only the two know which. Whoever else knew cards of that hand cannot be
/// sure of any of them now, unless there was only one.
pub(super) fn steal(state: &mut Marshals, seat: Seat, from: Seat, card: Card) {
    let only = state.hands[from].len() == 1;
    state.hands[from].remove(card);
    state.hands[seat].insert(card);
    let two = Knowers::only(seat).with(from);
    if only {
        state.known.add(card, seat);
    } else {
        state.known.set(card, two);
        for other in state.hands[from].iter() {
            state.known.set(other, state.known.of(other).and(two));
        }
    }
    if state.marshals[from].doubt > 0 {
        state.marshals[seat].doubt += 1;
    }
}

/// Whoever holds the Corrupt Marshal is Corrupt (MA-114).
fn corrupted(state: &Marshals, card: Card, seat: Seat, log: &mut impl Log<Marshals>) {
    if card == Card::CORRUPT {
        log.tell(state, fires!("MA-114"), || Event::Corrupted { seat });
    }
}
