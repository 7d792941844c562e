//! Chapter 7: what Horses & Stagecoach adds and changes, a file per section.

pub(crate) mod attack;
pub(crate) mod events;
pub(crate) mod partners;
pub(crate) mod ransom;
pub(crate) mod retain;
pub(crate) mod ride;
pub(crate) mod shotgun;
pub(crate) mod stagecoach;
pub(crate) mod turmoil;
pub(crate) mod whiskey;

use tinstar_core::{Chance, Log, Seat, SeatSet};

use super::scheming::{self, Moment};
use super::{happenings, stealing};
use crate::action::Action;
use crate::horses::Resume;
use crate::phase::Phase;
use crate::state::ColtExpress;

/// Settles what the last movement has left open: whoever was hit by the Shotgun flees, whoever came to the Hostages takes
/// one. What has to be decided about it, if anything; then the game goes on at `resume`.
pub(crate) fn settle(
    state: &mut ColtExpress,
    resume: Resume,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    shotgun::scatter(state, resume, log).or_else(|| stagecoach::welcome(state, log))
}

/// Goes on after somebody has decided about what was open.
pub(crate) fn go_on(
    state: &mut ColtExpress,
    resume: Resume,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if let Some(phase) = settle(state, resume, log) {
        return phase;
    }
    match resume {
        Resume::Cards => stealing::go_on(state, chance, log),
        Resume::Event => events::fall_back(state, chance, log),
        Resume::Round => happenings::next_round(state, chance, log),
    }
}

/// What `seat`, which decides, may do in a decision that only this expansion has.
#[cold]
#[expect(clippy::wildcard_enum_match_arm, reason = "the rest is decided without the expansion too")]
pub(crate) fn choices(state: &ColtExpress, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Attack { chosen, .. } => attack::choices(state, seat, chosen, out),
        Phase::LastRider { car, .. } => attack::last_choices(car, out),
        Phase::Turmoil { turn, .. } => turmoil::choices(state, seat, turn, out),
        Phase::Drunk { turn, symbol, step, again, sip, .. } => {
            scheming::choices(state, &Moment { seat, turn, symbol, step, again, sip: Some(sip) }, out);
        }
        Phase::Retain { .. } => retain::choices(state, seat, out),
        Phase::Ride { bandit } => ride::choices(state, bandit, out),
        Phase::Dodge { bandit, .. } => out.extend(shotgun::ways(state, bandit).map(Action::Dodge)),
        Phase::Hostage { .. } => stagecoach::choices(state, out),
        _ => unreachable!("decided without horses too"),
    }
}

/// Carries out such a decision. What the game waits for then.
#[cold]
#[expect(clippy::wildcard_enum_match_arm, reason = "the rest is decided without the expansion too")]
pub(crate) fn resolve(
    state: &mut ColtExpress,
    by: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    match state.phase {
        Phase::Attack { car, left, chosen } => {
            attack::choose(state, by, (car, left, chosen), action, chance, log)
        }
        Phase::LastRider { bandit, .. } => attack::board_last(state, bandit, action, chance, log),
        Phase::Turmoil { turn, left } => {
            state.phase = Phase::Turmoil { turn, left: SeatSet::EMPTY };
            turmoil::choose(state, by, (turn, left.without(by)), action, chance, log)
        }
        Phase::Drunk { seat, turn, symbol, step, again, sip } => {
            state.phase = Phase::Scheming { seat, turn, symbol };
            let now = Moment { seat, turn, symbol, step, again, sip: Some(sip) };
            scheming::resolve(state, &now, action, chance, log)
        }
        Phase::Retain { seat, step, kept } => retain::resolve(state, (seat, step, kept), action, chance, log),
        Phase::Dodge { bandit, resume } => {
            state.phase = Phase::Stealing { bandit: Some(bandit) };
            shotgun::dodge(state, bandit, action, log);
            go_on(state, resume, chance, log)
        }
        Phase::Hostage { bandit } => {
            let Action::TakeHostage(hostage) = action else { unreachable!("{action:?} takes none") };
            state.phase = Phase::Stealing { bandit: Some(bandit) };
            stagecoach::take(state, bandit, hostage, log);
            go_on(state, Resume::Cards, chance, log)
        }
        _ => unreachable!("decided without horses too"),
    }
}
