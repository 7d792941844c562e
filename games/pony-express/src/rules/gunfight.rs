//! Chapters 8 and 13: gunfights and the final duel.

use tinstar_core::{Chance, Log, Seat, fires};

use crate::action::{Action, Event, Window};
use crate::cards::Item;
use crate::data::{LAST_SHOT, SHOTS};
use crate::flick::Corner;
use crate::phase::{Affair, Cause, Duel, Ending, Phase, Shot};
use crate::state::PonyExpress;

use super::{arrest, ride, sacramento, shot};

pub(super) const CORNERS: [Action; 2] = [Action::Stand(Corner::A), Action::Stand(Corner::B)];

/// Who came last decides who stands where (PE-77, PE-78, PE-161).
pub(super) const fn begin(mover: Seat, rival: Seat, last: bool) -> Phase {
    Phase::Corners { mover, rival, last }
}

/// The corners are taken. In a gunfight who came last shoots first (PE-80); in the final duel it is who came
/// first, twice from the second mailbox (PE-162, PE-163).
pub(super) fn stand(
    state: &mut PonyExpress,
    mover: Seat,
    rival: Seat,
    last: bool,
    action: Action,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let Action::Stand(corner) = action else { super::never_legal(action) };
    let (shooter, row) = match (last, state.riders[rival].mailbox) {
        (false, _) => (mover, 1),
        (true, 2) => (rival, 2),
        (true, _) => (rival, 1),
    };
    let duel = Duel { mover, rival, corner, last, shooter, row, extra: 0, fired: [0; 2] };
    let why = if last { fires!("PE-161") } else { fires!("PE-78") };
    state.going(Affair::Duel(duel));
    log.tell(state, why, || Event::Stood { seat: mover, corner });
    Some(shot::before(state, Shot::Duel(duel)))
}

/// What the first contact of a shot means (PE-82, PE-88, PE-89, PE-95).
pub(super) fn touched(
    state: &mut PonyExpress,
    duel: Duel,
    touched: Option<Seat>,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = duel.shooter;
    match touched {
        None => {
            log.tell(state, fires!("PE-95"), || Event::Missed { seat });
            go_on(state, duel, chance, log)
        }
        Some(target) if target == duel.target() => {
            log.tell(state, fires!("PE-82"), || Event::Hit { seat, target });
            if state.may_hold(target, Item::PocketBible) {
                return Some(Phase::Hit { duel });
            }
            lose(state, duel, target, chance, log)
        }
        Some(innocent) => {
            log.tell(state, fires!("PE-88"), || Event::HitInnocent { seat, innocent });
            arrest::begin(state, seat, Cause::Innocent { duel }, chance, log)
        }
    }
}

/// The hit player may play a Pocket Bible (IT-4).
pub(super) fn struck(
    state: &mut PonyExpress,
    duel: Duel,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    state.going(Affair::Duel(duel));
    if let Action::Play(bible) = action {
        super::play(state, duel.target(), bible, log);
        return go_on(state, duel, chance, log);
    }
    let waits = lose(state, duel, duel.target(), chance, log);
    // What becomes of the loser is told, unless that is still to be decided (PE-86).
    if let Some(phase @ Phase::Arrest { seat, .. }) = waits {
        state.phase = phase;
        log.tell(state, fires!("PE-149"), || Event::Passed { seat, window: Window::Hit });
    }
    waits
}

/// A shot was fired without consequences: who shoots next, if anybody (PE-80, PE-84, PE-87, PE-164, PE-172)?
pub(super) fn go_on(
    state: &mut PonyExpress,
    mut duel: Duel,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let is_extra = duel.extra > 0;
    duel.extra -= u8::from(is_extra);
    if duel.last || !is_extra {
        duel.fired[usize::from(duel.shooter != duel.mover)] += 1;
    }
    state.going(Affair::Duel(duel));
    duel.row -= 1;
    if duel.row == 0 {
        duel.shooter = duel.target();
        duel.row = 1;
    }
    if duel.last && duel.fired[0] + duel.fired[1] >= LAST_SHOT {
        return Some(sacramento::win(state, duel.rival, Ending::LongDuel, log));
    }
    if !duel.last && duel.row == 1 && duel.fired == [SHOTS; 2] {
        log.tell(state, fires!("PE-87"), || Event::NoWinner { seat: duel.mover, rival: duel.rival });
        return over(state, chance, log);
    }
    Some(shot::before(state, Shot::Duel(duel)))
}

/// A player was hit and loses the duel: the game (PE-165), or half the gold (PE-85), or freedom (PE-86).
pub(super) fn lose(
    state: &mut PonyExpress,
    duel: Duel,
    loser: Seat,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let winner = other(duel, loser);
    if duel.last {
        return Some(sacramento::win(state, winner, Ending::LastStanding, log));
    }
    if state.riders[loser].gold == 0 {
        return arrest::begin(state, loser, Cause::Broke { winner }, chance, log);
    }
    pay_half(state, loser, winner, log);
    over(state, chance, log)
}

/// The shooter was arrested: loses the duel, pays like any loser, and goes to prison, once (PE-88).
pub(super) fn arrested(
    state: &mut PonyExpress,
    duel: Duel,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let (seat, winner) = (duel.shooter, duel.target());
    if duel.last {
        return Some(sacramento::win(state, winner, Ending::LastStanding, log));
    }
    if state.riders[seat].gold == 0 {
        bank_pays(state, winner, log);
    } else {
        pay_half(state, seat, winner, log);
    }
    state.jail(seat);
    log.tell(state, fires!("PE-88"), || Event::Jailed { seat });
    over(state, chance, log)
}

fn other(duel: Duel, seat: Seat) -> Seat {
    if seat == duel.mover { duel.rival } else { duel.mover }
}

/// Half the gold, rounded up (PE-85).
fn pay_half(state: &mut PonyExpress, seat: Seat, to: Seat, log: &mut impl Log<PonyExpress>) {
    let gold = state.riders[seat].gold.div_ceil(2);
    state.riders[seat].gold -= gold;
    state.riders[to].gold += gold;
    log.tell(state, fires!("PE-85"), || Event::Paid { seat, to, gold });
}

/// The loser has nothing, so the bank pays (PE-86).
pub(super) fn bank_pays(state: &mut PonyExpress, winner: Seat, log: &mut impl Log<PonyExpress>) {
    let gold = state.bank_pays(winner, 1);
    log.tell(state, fires!("PE-86"), || Event::BankPaid { seat: winner, gold });
}

/// Both riders return to the space (PE-91), and the turn goes on there.
pub(super) fn over(
    state: &mut PonyExpress,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let at = state.rider().space;
    state.going(Affair::Turn);
    log.tell(state, fires!("PE-91"), || Event::DuelOver { at });
    ride::after_company(state, chance, log)
}
