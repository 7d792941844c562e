//! Chapter 11: on the way to prison, and what comes after it.

use tinstar_core::{Chance, Log, RuleId, Seat, fires};

use crate::action::{Action, Event};
use crate::cards::Item;
use crate::phase::{Cause, Phase};
use crate::state::PonyExpress;

use super::{gunfight, poker, raid, ride};

/// The window ARREST; then prison (PE-132).
pub(super) fn begin(
    state: &mut PonyExpress,
    seat: Seat,
    cause: Cause,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    if state.may_hold(seat, Item::SheriffsStar) {
        return Some(Phase::Arrest { seat, cause });
    }
    jailed(state, seat, cause, chance, log)
}

/// A Sheriff's Star, or prison (IT-7).
pub(super) fn decide(
    state: &mut PonyExpress,
    seat: Seat,
    cause: Cause,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    state.going(cause.affair(seat));
    let Action::Play(star) = action else { return jailed(state, seat, cause, chance, log) };
    super::play(state, seat, star, log);
    match cause {
        Cause::Innocent { duel } => gunfight::go_on(state, duel, chance, log),
        Cause::Raid { fallen } => raid::settle(state, fallen, log),
        Cause::WrongCall { .. } | Cause::Broke { .. } | Cause::Stake { .. } | Cause::Bill => {
            after(state, cause, chance, log)
        }
    }
}

fn jailed(
    state: &mut PonyExpress,
    seat: Seat,
    cause: Cause,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    if let Cause::Innocent { duel } = cause {
        return gunfight::arrested(state, duel, chance, log);
    }
    state.jail(seat);
    log.tell(state, why(cause), || Event::Jailed { seat });
    after(state, cause, chance, log)
}

/// The rule that sends somebody to prison for this.
pub(super) const fn why(cause: Cause) -> RuleId {
    match cause {
        Cause::WrongCall { .. } => fires!("PE-68"),
        Cause::Innocent { .. } => fires!("PE-88"),
        Cause::Broke { .. } => fires!("PE-86"),
        Cause::Stake { .. } => fires!("PE-111"),
        Cause::Bill => fires!("PE-127"),
        Cause::Raid { .. } => fires!("PE-124"),
    }
}

/// What follows whether or not somebody went to prison.
fn after(
    state: &mut PonyExpress,
    cause: Cause,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    match cause {
        Cause::WrongCall { claim } => ride::begin(state, claim, chance, log),
        Cause::Broke { winner } => {
            gunfight::bank_pays(state, winner, log);
            gunfight::over(state, chance, log)
        }
        Cause::Stake { winner, unpaid } => poker::pay(state, winner, unpaid, chance, log),
        Cause::Innocent { .. } | Cause::Bill | Cause::Raid { .. } => None,
    }
}
