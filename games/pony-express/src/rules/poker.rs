//! Chapter 10: poker games, and Marked Cards on any open roll.

use tinstar_core::{BySeat, Chance, Log, Seat, SeatSet, fires};

use crate::action::{Action, Event, Play, Window};
use crate::cards::Item;
use crate::data::{DICE, STAKE};
use crate::dice::Faces;
use crate::phase::{Affair, Cause, OpenRoll, Phase};
use crate::state::PonyExpress;

use super::{arrest, ride, setup, spaces};

/// Everybody free on the space plays (PE-74, PE-107).
pub(super) fn begin(
    state: &mut PonyExpress,
    players: SeatSet,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let at = state.rider().space;
    let hands = BySeat::filled(state.seats(), Faces::EMPTY);
    let roll = OpenRoll::Poker { players, rolling: players, hands };
    state.going(Affair::Open { roll, winner: None });
    log.tell(state, fires!("PE-74"), || Event::Poker { seats: players, at });
    self::roll(state, players, players, chance, log)
}

/// The active player and those after him, clockwise.
fn clockwise(state: &PonyExpress) -> impl Iterator<Item = Seat> + use<> {
    [state.active].into_iter().chain(state.active.others(state.seats()))
}

/// Each of `rolling` rolls once, openly (PE-108, PE-110).
fn roll(
    state: &mut PonyExpress,
    players: SeatSet,
    rolling: SeatSet,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let mut hands = BySeat::filled(state.seats(), Faces::EMPTY);
    for seat in clockwise(state).filter(|seat| rolling.contains(*seat)) {
        let dice = Faces::roll(DICE, chance);
        hands[seat] = dice;
        state.rolled = dice;
        state.going(Affair::Open { roll: OpenRoll::Poker { players, rolling, hands }, winner: None });
        log.tell(state, fires!("PE-108"), || Event::RolledOpenly { seat, dice, hand: dice.hand() });
    }
    let roll = OpenRoll::Poker { players, rolling, hands };
    open(state, roll, chance, log)
}

/// The window OPEN: whoever rolled is asked, clockwise from the active player (PE-151); then the roll counts.
pub(super) fn open(
    state: &mut PonyExpress,
    roll: OpenRoll,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    match ask(state, &roll, clockwise(state)) {
        Some(asked) => Some(Phase::Marked { asked, roll }),
        None => settle(state, roll, chance, log),
    }
}

/// The first of `seats` who rolled and might hold Marked Cards.
fn ask(state: &PonyExpress, roll: &OpenRoll, mut seats: impl Iterator<Item = Seat>) -> Option<Seat> {
    let rolled = match roll {
        OpenRoll::Mine { .. } | OpenRoll::Saloon { .. } => SeatSet::only(state.active),
        OpenRoll::Poker { rolling, .. } => *rolling,
    };
    seats.find(|seat| rolled.contains(*seat) && state.may_hold(*seat, Item::MarkedCards))
}

pub(super) fn marked_choices(state: &PonyExpress, seat: Seat, roll: &OpenRoll, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if state.holds(seat, Item::MarkedCards) {
        let some = dice(roll, seat).choices().skip(1);
        out.extend(some.map(|dice| Action::Play(Play::MarkedCards(dice))));
    }
}

/// What `seat` rolled.
pub(crate) fn dice(roll: &OpenRoll, seat: Seat) -> Faces {
    match roll {
        OpenRoll::Mine { dice } | OpenRoll::Saloon { dice } => *dice,
        OpenRoll::Poker { hands, .. } => hands[seat],
    }
}

/// Marked Cards, or the next one is asked. There is only one copy, so that it closes the window (IT-10).
pub(super) fn marked(
    state: &mut PonyExpress,
    asked: Seat,
    mut roll: OpenRoll,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let Action::Play(Play::MarkedCards(again)) = action else {
        let after = clockwise(state).skip_while(|seat| *seat != asked).skip(1);
        let next = ask(state, &roll, after);
        match next {
            Some(asked) => state.phase = Phase::Marked { asked, roll },
            None => state.going(Affair::Open { roll, winner: None }),
        }
        log.tell(state, fires!("PE-149"), || Event::Passed { seat: asked, window: Window::Open });
        return match next {
            Some(_) => Some(state.phase),
            None => settle(state, roll, chance, log),
        };
    };
    state.going(Affair::Open { roll, winner: None });
    super::play(state, asked, Play::MarkedCards(again), log);
    let all = dice(&roll, asked).less(again).and(Faces::roll(again.len(), chance));
    match &mut roll {
        OpenRoll::Mine { dice } | OpenRoll::Saloon { dice } => *dice = all,
        OpenRoll::Poker { hands, .. } => hands[asked] = all,
    }
    state.rolled = all;
    state.going(Affair::Open { roll, winner: None });
    log.tell(state, fires!("PE-147"), || Event::RolledAgain { seat: asked, dice: all, hand: all.hand() });
    settle(state, roll, chance, log)
}

/// An open roll counts.
fn settle(
    state: &mut PonyExpress,
    roll: OpenRoll,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    match roll {
        OpenRoll::Mine { dice } => spaces::dig(state, dice.hand(), log),
        OpenRoll::Saloon { dice } => spaces::drink(state, dice.hand(), chance, log),
        OpenRoll::Poker { players, rolling, hands } => {
            let best = setup::best(rolling, &hands);
            match best.first() {
                Some(winner) if best.len() == 1 => {
                    state.going(Affair::Open { roll, winner: Some(winner) });
                    log.tell(state, fires!("PE-109"), || Event::PokerWon { seat: winner });
                    pay(state, winner, players.without(winner), chance, log)
                }
                _ => {
                    let roll = OpenRoll::Poker { players, rolling: best, hands };
                    state.going(Affair::Open { roll, winner: None });
                    log.tell(state, fires!("PE-110"), || Event::Tied { seats: best });
                    self::roll(state, players, best, chance, log)
                }
            }
        }
    }
}

/// Everybody else pays, clockwise from the winner (PE-109, PE-111 to PE-113).
pub(super) fn pay(
    state: &mut PonyExpress,
    winner: Seat,
    mut unpaid: SeatSet,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    for seat in winner.others(state.seats()) {
        if !unpaid.contains(seat) {
            continue;
        }
        unpaid = unpaid.without(seat);
        let gold = state.riders[seat].gold.min(STAKE);
        let why = if gold == STAKE { fires!("PE-109") } else { fires!("PE-112") };
        if gold > 0 {
            state.riders[seat].gold -= gold;
            state.riders[winner].gold += gold;
            log.tell(state, why, || Event::Paid { seat, to: winner, gold });
        }
        if gold < STAKE {
            let why = if gold == 0 { fires!("PE-111") } else { why };
            let gold = state.bank_pays(winner, STAKE - gold);
            log.tell(state, why, || Event::BankPaid { seat: winner, gold });
        }
        if gold == 0 {
            return arrest::begin(state, seat, Cause::Stake { winner, unpaid }, chance, log);
        }
    }
    state.going(Affair::Turn);
    ride::after_company(state, chance, log)
}
