//! Section 5.2: the basic game for the youngest.

use tinstar_core::{Chance, Log, Seat, fires};

use super::{Next, secrets, turn};
use crate::action::{Action, Event};
use crate::card::{Card, CardSet, Goods, Kind};
use crate::state::Marshals;

/// Whether `card` can be played against `target` (MA-156).
pub(super) fn can_suffer(state: &Marshals, target: Seat, goods: Goods) -> bool {
    match goods {
        Goods::Bullet => !state.hands[target].is_empty(),
        Goods::Provision => !state.marshals[target].skips,
    }
}

/// Moves, Ambushes and Camping cards; no terrain matters for the latter (MA-151, MA-155).
pub(super) fn choices(state: &Marshals, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.hands[seat];
    out.push(Action::EndTurn);
    turn::moves(state, hand, state.at(seat), out);
    for card in hand.and(CardSet::TROUBLE).iter() {
        let Kind::Trouble { goods, .. } = card.kind() else { unreachable!("{card} means trouble") };
        let targets = state.rivals(seat).iter().filter(|target| can_suffer(state, *target, goods));
        out.extend(targets.map(|target| Action::Against { card, target }));
    }
}

/// An Ambush takes a card, a Camping card a turn (MA-153, MA-154).
pub(super) fn play(
    state: &mut Marshals,
    seat: Seat,
    card: Card,
    target: Seat,
    chance: &mut Chance,
    log: &mut impl Log<Marshals>,
) -> Next {
    state.play(seat, card);
    log.tell(state, fires!("MA-155"), || Event::Played { seat, card, target: Some(target) });
    let Kind::Trouble { goods, .. } = card.kind() else { unreachable!("{card} means trouble") };
    match goods {
        Goods::Bullet => {
            let hand = state.hands[target];
            let taken = hand.nth(chance.below(hand.len() as u32)).expect("a rival with a card");
            secrets::steal(state, seat, target, taken);
            log.tell(state, fires!("MA-153"), || Event::Took {
                seat,
                from: target,
                card: Some(taken.face()),
            });
        }
        Goods::Provision => {
            state.marshals[target].skips = true;
            log.tell(state, fires!("MA-154"), || Event::Delayed { seat, target });
        }
    }
    state.dispose(card);
    log.tell(state, fires!("MA-48"), || Event::Discarded { card });
    Next::TurnOver
}
