//! Chapter 7: the dice move and what it leads to.

use tinstar_core::{Chance, Log, RuleId, Seat, fires};

use crate::action::{Action, Event, Play};
use crate::cards::Item;
use crate::data::FRESH_HORSE;
use crate::dice::Hand;
use crate::phase::{Affair, Phase};
use crate::state::{PonyExpress, Space};

use super::{gunfight, poker, sacramento, spaces};

/// The window MOVE, if a longer way would lead farther; then the dice move (PE-61, PE-68).
pub(super) fn begin(
    state: &mut PonyExpress,
    claim: Hand,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let steps = claim.value();
    let goes_on = state.riders[state.active].space.ahead(steps) != Space::SACRAMENTO;
    if goes_on && state.may_hold(state.active, Item::FreshHorse) {
        return Some(Phase::Spur { steps });
    }
    ride(state, steps, chance, log)
}

pub(super) fn choices(state: &PonyExpress, steps: u8, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if state.holds(state.active, Item::FreshHorse) {
        // A second space makes a difference only if the first does not end the ride.
        let space = state.riders[state.active].space;
        let farther = |more: &u8| space.ahead(steps + more) != space.ahead(steps + more - 1);
        let more = (1..=FRESH_HORSE).filter(farther);
        out.extend(more.map(|more| Action::Play(Play::FreshHorse(more))));
    }
}

pub(super) fn spur(
    state: &mut PonyExpress,
    steps: u8,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let mut steps = steps;
    if let Action::Play(Play::FreshHorse(more)) = action {
        state.going(Affair::Ride);
        super::play(state, state.active, Play::FreshHorse(more), log);
        steps += more;
    }
    ride(state, steps, chance, log)
}

/// The rider moves; then Sacramento, company, and the space itself, in this order (PE-71).
fn ride(
    state: &mut PonyExpress,
    steps: u8,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = state.active;
    // The dice lie open exactly if somebody called.
    let why = if state.shaker.is_some() { fires!("PE-68") } else { fires!("PE-61") };
    let to = advance(state, seat, steps, why, log);
    if to == Space::SACRAMENTO {
        return sacramento::arrive(state, seat, log);
    }
    let company = state.others_on(seat, to);
    match company.first() {
        Some(_) if to.is_town() => None,
        Some(rival) if company.len() == 1 => {
            state.going(Affair::Corners { mover: seat, rival, last: false });
            log.tell(state, fires!("PE-73"), || Event::Gunfight { seat, rival, at: to });
            Some(gunfight::begin(seat, rival, false))
        }
        Some(_) => poker::begin(state, company.with(seat), chance, log),
        None => spaces::act(state, chance, log),
    }
}

/// Moves a rider forward, at most to Sacramento (PE-69).
pub(super) fn advance(
    state: &mut PonyExpress,
    seat: Seat,
    steps: u8,
    why: RuleId,
    log: &mut impl Log<PonyExpress>,
) -> Space {
    let from = state.riders[seat].space;
    let to = from.ahead(steps);
    state.riders[seat].space = to;
    state.going(Affair::Turn);
    log.tell(state, why, || Event::Moved { seat, from, to });
    to
}

/// What follows a gunfight or a poker game: the action space, unless the active player was jailed (PE-92,
/// PE-114, PE-133).
pub(super) fn after_company(
    state: &mut PonyExpress,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    if state.rider().is_jailed() { None } else { spaces::act(state, chance, log) }
}
