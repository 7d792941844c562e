//! Sections 4.3 and 4.4: the turn, moving, the special actions.

use tinstar_core::{Chance, Log, Rules, Seat, SeatSet, fires};

use super::{Next, ambush, basic, events, outlaws, secrets};
use crate::action::{Action, Event};
use crate::card::{Card, CardSet, Goods, Kind};
use crate::data::MOST_DRAWS;
use crate::phase::Phase;
use crate::state::{Location, Marshals};

/// The turn of `seat` begins (MA-35, MA-37).
pub(super) fn begin(state: &mut Marshals, seat: Seat, log: &mut impl Log<Marshals>) -> Next {
    state.active = seat;
    state.turn += 1;
    log.tell(state, fires!("MA-35"), || Event::TurnBegan { seat, number: state.turn });
    Next::Draw
}

/// The next player still in the game has a turn, unless it is skipped (MA-35, MA-154).
pub(super) fn next(state: &mut Marshals, log: &mut impl Log<Marshals>) -> Next {
    let mut seat = state.active;
    loop {
        seat = seat.next(state.seats());
        if state.is_out(seat) {
            continue;
        }
        if !state.marshals[seat].skips {
            return begin(state, seat, log);
        }
        state.marshals[seat].skips = false;
        log.tell(state, fires!("MA-154"), || Event::TurnSkipped { seat });
    }
}

/// Step 1: the top card of the deck (MA-37).
pub(super) fn draw(state: &mut Marshals, chance: &mut Chance, log: &mut impl Log<Marshals>) -> Next {
    assert!(state.draws < MOST_DRAWS, "the deck runs out long before so many draws (MA-160)");
    state.draws += 1;
    let seat = state.active;
    let suspicious = state.deck.len() > usize::from(state.lower);
    let card = state.deck.pop().expect("the deck is never empty before the game ends (MA-159)");
    state.lower = state.lower.min(state.deck.len() as u8);
    if let Kind::Outlaw(outlaw) = card.kind() {
        state.phase = Phase::Resolving { card: Some(card) };
        log.tell(state, fires!("MA-39"), || Event::Turned { seat, card });
        return outlaws::meet(state, outlaw, log);
    }
    if card.is_event() {
        state.phase = Phase::Resolving { card: Some(card) };
        log.tell(state, fires!("MA-38"), || Event::Turned { seat, card });
        return events::happen(state, card, chance, log);
    }
    state.hands[seat].insert(card);
    state.known.add(card, seat);
    state.marshals[seat].doubt += u8::from(suspicious);
    log.tell(state, fires!("MA-40"), || Event::Drew { seat, card: Some(card.face()) });
    if card == Card::CORRUPT {
        log.tell(state, fires!("MA-41"), || Event::Corrupted { seat });
    }
    Next::Ask(Phase::Act)
}

/// What the active player may do in step 2 (MA-42).
#[inline]
pub(super) fn choices(state: &Marshals, seat: Seat, out: &mut Vec<Action>) {
    let (hand, at) = (state.hands[seat], state.at(seat));
    let marshal = &state.marshals[seat];
    out.push(Action::EndTurn);
    moves(state, hand, at, out);
    if marshal.can_spare(Goods::Provision, 1) {
        out.extend(at.neighbours().map(|to| Action::SpendProvision { to }));
    }
    if marshal.can_spare(Goods::Bullet, 1) && !state.company(seat, at).is_empty() {
        out.push(Action::SpendBullet);
    }
    let actions = hand.and(CardSet::actions(state.terrain(at)));
    let plays = actions.less(CardSet::HIDEOUTS).or(hand.and(CardSet::EVENTS));
    out.extend(plays.iter().map(|card| Action::Play { card }));
    if let Some(card) = actions.and(CardSet::HIDEOUTS).first() {
        out.push(Action::Hideout { card, from: None });
        let victims = state.rivals(seat).iter().filter(|from| !state.hands[*from].is_empty());
        out.extend(victims.map(|from| Action::Hideout { card, from: Some(from) }));
    }
}

/// The moves that the Movement and Wild cards of a hand allow (MA-51 to MA-54).
#[inline]
pub(super) fn moves(state: &Marshals, hand: CardSet, at: Location, out: &mut Vec<Action>) {
    let reach = |to| CardSet::movement(state.terrain(to));
    let near = at.neighbours().fold(CardSet::EMPTY, |near, to| near.or(reach(to)));
    for card in hand.and(near).iter() {
        let Kind::Movement { terrain, .. } = card.kind() else { unreachable!("{card} is a Movement card") };
        out.push(Action::Move { card, to: state.location(terrain) });
    }
    if !hand.and(CardSet::WILDS).is_empty() {
        out.extend(at.neighbours().map(|to| Action::Move { card: Card::WILD, to }));
    }
}

/// Carries out what the active player does in step 2.
#[inline]
pub(super) fn act(
    state: &mut Marshals,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<Marshals>,
) -> Next {
    match action {
        Action::EndTurn => {
            log.tell(state, fires!("MA-45"), || Event::TurnEnded { seat });
            Next::TurnOver
        }
        Action::Move { card, to } => {
            let card = state.take(seat, card);
            state.discard(card);
            state.marshals[seat].at = Some(to);
            let why = if card.face() == Card::WILD { fires!("MA-53") } else { fires!("MA-51") };
            log.tell(state, why, || {
                let terrain = state.terrain(to);
                Event::Moved { seat, card: card.face(), to, terrain }
            });
            Next::Draw
        }
        Action::SpendProvision { to } => {
            state.marshals[seat].provisions -= 1;
            state.marshals[seat].at = Some(to);
            log.tell(state, fires!("MA-56"), || Event::Marched { seat, to, terrain: state.terrain(to) });
            Next::Draw
        }
        Action::SpendBullet => {
            let at = state.at(seat);
            state.marshals[seat].bullets -= 1;
            log.tell(state, fires!("MA-57"), || Event::Fired { seat, at, terrain: state.terrain(at) });
            drive(state, seat, state.company(seat, at), log)
        }
        Action::Play { card } => play(state, seat, card, chance, log),
        Action::Hideout { card, from } => secrets::play(state, seat, card, from, chance, log),
        Action::Against { card, target } => basic::play(state, seat, card, target, chance, log),
        Action::Stay
        | Action::Leave { .. }
        | Action::Claim
        | Action::Pass
        | Action::Reveal { .. }
        | Action::Object
        | Action::Place { .. }
        | Action::Keep { .. }
        | Action::Ride { .. }
        | Action::Travel { .. }
        | Action::Buy { .. } => unreachable!("{action:?} is an answer, never a step 2"),
    }
}

fn play(
    state: &mut Marshals,
    seat: Seat,
    card: Card,
    chance: &mut Chance,
    log: &mut impl Log<Marshals>,
) -> Next {
    if card.is_event() {
        state.play(seat, card);
        log.tell(state, fires!("MA-49"), || Event::Played { seat, card, target: None });
        return events::happen(state, card, chance, log);
    }
    if card.is_trouble() {
        state.play(seat, card);
        log.tell(state, fires!("MA-87"), || Event::Played { seat, card, target: None });
        return ambush::strike(state, card, log);
    }
    secrets::play(state, seat, card, None, chance, log)
}

/// What a driven player may do (MA-58, MA-60).
pub(super) fn driven_choices(state: &Marshals, seat: Seat, out: &mut Vec<Action>) {
    if state.marshals[seat].can_spare(Goods::Bullet, 1) {
        out.push(Action::Stay);
    }
    out.extend(state.at(seat).neighbours().map(|to| Action::Leave { to }));
}

/// The answer of a driven player.
pub(super) fn driven(
    state: &mut Marshals,
    seat: Seat,
    action: Action,
    rest: SeatSet,
    log: &mut impl Log<Marshals>,
) -> Next {
    if let Action::Leave { to } = action {
        leave(state, seat, to, log);
    } else {
        state.marshals[seat].bullets -= 1;
        log.tell(state, fires!("MA-58"), || Event::Stayed { seat });
    }
    drive(state, seat, rest, log)
}

/// Asks the next of `rest`; who has only one way out takes it at once.
fn drive(state: &mut Marshals, after: Seat, mut rest: SeatSet, log: &mut impl Log<Marshals>) -> Next {
    let mut after = after;
    while let Some((asked, others)) = state.next_of(after, rest) {
        let mut ways = state.at(asked).neighbours();
        if let (Some(only), None, false) =
            (ways.next(), ways.next(), state.marshals[asked].can_spare(Goods::Bullet, 1))
        {
            leave(state, asked, only, log);
            (after, rest) = (asked, others);
            continue;
        }
        return Next::Ask(Phase::Driven { asked, rest: others });
    }
    Next::Draw
}

fn leave(state: &mut Marshals, seat: Seat, to: Location, log: &mut impl Log<Marshals>) {
    state.marshals[seat].at = Some(to);
    log.tell(state, fires!("MA-58"), || Event::Left { seat, to, terrain: state.terrain(to) });
}
