//! Section 4.11: Border, Train and Village.

use tinstar_core::{Chance, Log, Seat, SeatSet, fires};

use super::Next;
use crate::action::{Action, Event, Offer};
use crate::card::{Card, CardSet, Direction, Goods, Kind};
use crate::phase::Phase;
use crate::state::{Location, Marshals};

/// An Event was drawn or played by the active player (MA-38, MA-49).
pub(super) fn happen(
    state: &mut Marshals,
    card: Card,
    chance: &mut Chance,
    log: &mut impl Log<Marshals>,
) -> Next {
    match card.kind() {
        Kind::Border => border(state, card, chance, log),
        Kind::Train { direction, .. } => {
            // Who may ride is fixed when the card is turned up (MA-137).
            let at = state.at(state.active);
            let ahead = |other: &Seat| is_ahead(state.at(*other), at, direction);
            let rest = state.rivals(state.active).iter().filter(ahead).collect();
            board(state, card, Some(state.active), rest, log)
        }
        Kind::Village { .. } => open(state, card, log),
        Kind::Movement { .. }
        | Kind::Wild
        | Kind::Trouble { .. }
        | Kind::Clue { .. }
        | Kind::Hideout { .. }
        | Kind::Jurisdiction
        | Kind::Outlaw(_)
        | Kind::Corrupt => unreachable!("{card} is no Event"),
    }
}

/// The Event card goes on the discard pile; the turn is over (MA-145).
fn finish(state: &mut Marshals, card: Card, log: &mut impl Log<Marshals>) -> Next {
    state.dispose(card);
    log.tell(state, fires!("MA-145"), || Event::Discarded { card });
    Next::TurnOver
}

/// The map is laid anew and everybody goes back to the start (MA-133).
fn border(state: &mut Marshals, card: Card, chance: &mut Chance, log: &mut impl Log<Marshals>) -> Next {
    let riders = state.rivals(state.active).with(state.active);
    riders.iter().for_each(|seat| state.marshals[seat].at = None);
    chance.shuffle(&mut state.map);
    log.tell(state, fires!("MA-133"), || Event::MapLaid { map: state.map });
    for seat in riders.iter() {
        let terrain = state.marshals[seat].specialty;
        let at = state.location(terrain);
        state.marshals[seat].at = Some(at);
        log.tell(state, fires!("MA-133"), || Event::Appeared { seat, terrain, at });
    }
    finish(state, card, log)
}

/// Where the Train goes and what a ride costs.
fn train(card: Card) -> (Direction, u16) {
    let Kind::Train { direction, ticket } = card.kind() else { unreachable!("{card} is no Train") };
    (direction, ticket)
}

/// Whether `at` is where the Train comes by `from`, or farther along (MA-136).
fn is_ahead(at: Location, from: Location, direction: Direction) -> bool {
    match direction {
        Direction::Left => at <= from,
        Direction::Right => at >= from,
    }
}

/// Where `seat` could get off: the active player anywhere ahead, the others at the next location (MA-134 to
/// MA-136); nowhere without the coins.
pub(super) fn stops(state: &Marshals, seat: Seat, card: Card) -> impl Iterator<Item = Location> {
    let (direction, ticket) = train(card);
    let at = state.at(seat);
    let farthest = if seat == state.active { 3 } else { 1 };
    let paid = state.marshals[seat].coins >= ticket;
    let reached = move |to: &Location| {
        paid && *to != at && is_ahead(*to, at, direction) && at.distance(*to) <= farthest
    };
    Location::ALL.into_iter().filter(reached)
}

/// Asks `first`, then those of `rest` in turn order, who can ride at all.
fn board(
    state: &mut Marshals,
    card: Card,
    first: Option<Seat>,
    rest: SeatSet,
    log: &mut impl Log<Marshals>,
) -> Next {
    let can = |seat: Seat| stops(state, seat, card).next().is_some();
    let others: SeatSet = rest.iter().filter(|seat| can(*seat)).collect();
    let next = match first {
        Some(active) if can(active) => Some((active, others)),
        Some(_) | None => state.next_of(state.active, others),
    };
    match next {
        Some((asked, rest)) => Next::Ask(Phase::Train { card, asked, rest }),
        None => finish(state, card, log),
    }
}

pub(super) fn train_choices(state: &Marshals, seat: Seat, card: Card, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    out.extend(stops(state, seat, card).map(|to| Action::Ride { to }));
}

/// A ride is paid for (MA-134, MA-136, MA-138).
pub(super) fn ride(
    state: &mut Marshals,
    seat: Seat,
    action: Action,
    card: Card,
    rest: SeatSet,
    log: &mut impl Log<Marshals>,
) -> Next {
    let why = if seat == state.active { fires!("MA-134") } else { fires!("MA-136") };
    if let Action::Ride { to } = action {
        let coins = train(card).1;
        state.marshals[seat].coins -= coins;
        state.marshals[seat].at = Some(to);
        log.tell(state, why, || Event::Rode { seat, to, terrain: state.terrain(to), coins });
    } else {
        log.tell(state, why, || Event::Declined { seat, offer: Offer::Train });
    }
    board(state, card, None, rest, log)
}

/// What a bullet and a provision cost.
fn prices(card: Card) -> [u16; 2] {
    let Kind::Village { prices } = card.kind() else { unreachable!("{card} is no Village") };
    prices
}

/// What `seat` can pay for (MA-144).
pub(super) fn affordable(state: &Marshals, seat: Seat, card: Card) -> impl Iterator<Item = Goods> {
    let coins = state.marshals[seat].coins;
    let prices = prices(card);
    Goods::ALL.into_iter().filter(move |goods| coins >= prices[*goods as usize])
}

/// The Village stands where the active player is, who buys first (MA-139).
fn open(state: &mut Marshals, card: Card, log: &mut impl Log<Marshals>) -> Next {
    let asked = state.active;
    let rest = state.rivals(asked);
    if affordable(state, asked, card).next().is_some() {
        return Next::Ask(Phase::Shop { card, asked, rest });
    }
    welcome(state, card, asked, rest, log)
}

/// Asks the next of `rest`: to buy, or to come first (MA-140, MA-141).
fn welcome(
    state: &mut Marshals,
    card: Card,
    mut after: Seat,
    mut rest: SeatSet,
    log: &mut impl Log<Marshals>,
) -> Next {
    let village = state.at(state.active);
    while let Some((asked, others)) = state.next_of(after, rest) {
        let way = state.at(asked).distance(village);
        // Only the number of cards is known to all: it must not show who holds the right ones.
        if way > 0 && state.hands[asked].len() >= way.into() {
            return Next::Ask(Phase::Travel { card, asked, rest: others, begun: false });
        }
        if way == 0 && affordable(state, asked, card).next().is_some() {
            return Next::Ask(Phase::Shop { card, asked, rest: others });
        }
        (after, rest) = (asked, others);
    }
    finish(state, card, log)
}

/// The cards that may be played next on the way to the Village, so that the rest of the way can be gone too
/// (MA-141, MA-142).
pub(super) fn steps(state: &Marshals, seat: Seat) -> CardSet {
    let hand = state.hands[seat];
    let village = state.at(state.active);
    let next = state.at(seat).towards(village);
    let wilds = hand.and(CardSet::WILDS);
    let mut missing = 0;
    let mut at = next;
    while at != village {
        at = at.towards(village);
        missing += usize::from(hand.and(CardSet::movement(state.terrain(at))).is_empty());
    }
    if missing > wilds.len() {
        return CardSet::EMPTY;
    }
    let spare = if wilds.len() > missing { CardSet::only(Card::WILD) } else { CardSet::EMPTY };
    hand.and(CardSet::movement(state.terrain(next))).or(spare)
}

pub(super) fn travel_choices(state: &Marshals, seat: Seat, begun: bool, out: &mut Vec<Action>) {
    if !begun {
        out.push(Action::Pass);
    }
    out.extend(steps(state, seat).iter().map(|card| Action::Travel { card }));
}

/// One step towards the Village, or none at all (MA-141 to MA-143).
pub(super) fn travel(
    state: &mut Marshals,
    seat: Seat,
    action: Action,
    card: Card,
    rest: SeatSet,
    log: &mut impl Log<Marshals>,
) -> Next {
    let Action::Travel { card: played } = action else {
        log.tell(state, fires!("MA-141"), || Event::Declined { seat, offer: Offer::Village });
        return welcome(state, card, seat, rest, log);
    };
    let village = state.at(state.active);
    let to = state.at(seat).towards(village);
    let played = state.take(seat, played);
    state.discard(played);
    state.marshals[seat].at = Some(to);
    log.tell(state, fires!("MA-141"), || {
        let terrain = state.terrain(to);
        Event::Travelled { seat, card: played.face(), to, terrain }
    });
    if to != village {
        return Next::Ask(Phase::Travel { card, asked: seat, rest, begun: true });
    }
    if affordable(state, seat, card).next().is_some() {
        return Next::Ask(Phase::Shop { card, asked: seat, rest });
    }
    welcome(state, card, seat, rest, log)
}

pub(super) fn shop_choices(state: &Marshals, seat: Seat, card: Card, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    out.extend(affordable(state, seat, card).map(|goods| Action::Buy { goods }));
}

/// One thing is bought, or no more (MA-139, MA-140, MA-144).
pub(super) fn buy(
    state: &mut Marshals,
    seat: Seat,
    action: Action,
    card: Card,
    rest: SeatSet,
    log: &mut impl Log<Marshals>,
) -> Next {
    let Action::Buy { goods } = action else {
        log.tell(state, fires!("MA-144"), || Event::Declined { seat, offer: Offer::Goods });
        return welcome(state, card, seat, rest, log);
    };
    let coins = prices(card)[goods as usize];
    let marshal = &mut state.marshals[seat];
    marshal.coins -= coins;
    *marshal.stock_mut(goods) += 1;
    let why = if seat == state.active { fires!("MA-139") } else { fires!("MA-140") };
    log.tell(state, why, || Event::Bought { seat, goods, coins });
    if affordable(state, seat, card).next().is_some() {
        return Next::Ask(Phase::Shop { card, asked: seat, rest });
    }
    welcome(state, card, seat, rest, log)
}
