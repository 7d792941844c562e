//! Chapter 7: what Horses & Stagecoach adds and changes, a file per section.

pub(crate) mod attack;
pub(crate) mod events;
pub(crate) mod ransom;
pub(crate) mod retain;
pub(crate) mod ride;
pub(crate) mod shotgun;
pub(crate) mod stagecoach;
pub(crate) mod turmoil;
pub(crate) mod whiskey;

use tinstar_core::{Chance, Log};

use super::{happenings, stealing};
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
