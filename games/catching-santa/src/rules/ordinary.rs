//! Chapter 4: the ordinary die.

use tinstar_core::{Chance, Log, RuleId, Seat, fires, rule};

use super::{capture, scoring};
use crate::action::{Action, Event};
use crate::data::{DIE, TRIES};
use crate::phase::Phase;
use crate::state::{CatchingSanta, Christmas, SpaceSet};

/// What follows the magic die: one roll, three tries, or nothing (CS-32, CS-33, CS-50).
#[inline]
pub(crate) fn begin(
    state: &mut CatchingSanta,
    seat: Seat,
    chance: &mut Chance,
    log: &mut impl Log<CatchingSanta>,
) -> Option<Phase> {
    let side = &state.sides[seat];
    if !side.path.is_empty() {
        roll(state, seat, fires!("CS-32"), chance, log)
    } else if side.home > 0 {
        try_to_enter(state, seat, TRIES, chance, log)
    } else {
        log.tell(state, fires!("CS-50"), || Event::NoPieces { seat });
        None
    }
}

/// One of the tries to get a first piece onto the path; `left` counts this one (CS-33, CS-35, CS-36).
#[inline]
pub(crate) fn try_to_enter(
    state: &mut CatchingSanta,
    seat: Seat,
    left: u8,
    chance: &mut Chance,
    log: &mut impl Log<CatchingSanta>,
) -> Option<Phase> {
    let face = chance.die(DIE);
    log.tell(state, fires!("CS-33"), || Event::Rolled { seat, face });
    if face == DIE {
        return apply(state, seat, face, Action::Enter, log);
    }
    let left = left - 1;
    log.tell(state, fires!("CS-35"), || Event::TryFailed { seat, left });
    (left > 0).then_some(Phase::Try { seat, left })
}

/// A roll that moves: used at once if there is only one way to use it (CS-43).
#[inline]
pub(crate) fn roll(
    state: &mut CatchingSanta,
    seat: Seat,
    why: RuleId,
    chance: &mut Chance,
    log: &mut impl Log<CatchingSanta>,
) -> Option<Phase> {
    let face = chance.die(DIE);
    log.tell(state, why, || Event::Rolled { seat, face });
    let mut ways = Uses::of(state, seat, face);
    if ways.are_several() {
        return Some(Phase::Use { seat, roll: face });
    }
    match ways.next() {
        Some(only) => apply(state, seat, face, only, log),
        None => {
            log.tell(state, fires!("CS-48"), || Event::Forfeited { seat });
            after(state, seat, face, log)
        }
    }
}

/// Every way to use a roll: entering first, then the pieces on the path by their spaces (CS-37, CS-44).
pub(crate) struct Uses {
    spaces: u8,
    roll: u8,
    enter: bool,
    /// The pieces that would not end on their own colour (CS-46).
    movable: SpaceSet,
}

impl Uses {
    #[inline]
    pub(crate) fn of(state: &CatchingSanta, seat: Seat, roll: u8) -> Self {
        let side = &state.sides[seat];
        let enter = roll == DIE && side.home > 0 && !side.path.contains(state.entry(seat));
        let spaces = state.layout.spaces;
        Self { spaces, roll, enter, movable: side.path.free_to_go(roll, spaces) }
    }

    #[inline]
    fn are_several(&self) -> bool {
        if self.enter { !self.movable.is_empty() } else { self.movable.has_several() }
    }
}

impl Iterator for Uses {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        if std::mem::take(&mut self.enter) {
            return Some(Action::Enter);
        }
        let from = self.movable.take_first()?;
        Some(Action::Move { from, to: from.ahead(self.roll, self.spaces) })
    }
}

/// Uses a roll: the piece goes, takes what it finds, and a 6 gives another roll (CS-39).
#[inline]
pub(crate) fn apply(
    state: &mut CatchingSanta,
    seat: Seat,
    roll: u8,
    action: Action,
    log: &mut impl Log<CatchingSanta>,
) -> Option<Phase> {
    let to = match action {
        Action::Move { from, to } => {
            state.sides[seat].path.remove(from);
            state.sides[seat].path.insert(to);
            state.occupied.remove(from);
            log.tell(state, fires!("CS-43"), || Event::Moved { seat, from, to });
            to
        }
        Action::Roll | Action::Stop => {
            unreachable!("a roll is used by entering or moving, nothing else is legal")
        }
        Action::Enter => {
            let at = state.entry(seat);
            let side = &mut state.sides[seat];
            let why = if side.path.is_empty() { fires!("CS-36") } else { fires!("CS-37") };
            side.home -= 1;
            side.path.insert(at);
            log.tell(state, why, || Event::Entered { seat, at });
            at
        }
    };
    let taken = capture::take(state, seat, to, log);
    state.occupied.insert(to);
    if taken == Some(Christmas::Santa) {
        capture::bring_santa(state, log);
    }
    if taken.is_some() && state.christmas == [None; Christmas::ALL.len()] {
        return Some(scoring::end(state, fires!("CS-65"), log));
    }
    after(state, seat, roll, log)
}

/// A 6 entitles to another roll (CS-39).
fn after(state: &CatchingSanta, seat: Seat, roll: u8, log: &mut impl Log<CatchingSanta>) -> Option<Phase> {
    (roll == DIE).then(|| {
        log.tell(state, fires!("CS-39"), || Event::MayRollAgain { seat });
        Phase::Again { seat }
    })
}

/// The rule that forbids this use of a roll.
pub(crate) fn why_not(state: &CatchingSanta, seat: Seat, roll: u8, action: Action) -> RuleId {
    let side = &state.sides[seat];
    match action {
        Action::Roll if roll != DIE => rule!("CS-39"),
        Action::Roll | Action::Stop => rule!("CS-45"),
        Action::Enter if roll != DIE => rule!("CS-38"),
        Action::Enter if side.home == 0 => rule!("CS-37"),
        Action::Enter => rule!("CS-47"),
        Action::Move { from, .. } if !side.path.contains(from) => rule!("CS-44"),
        Action::Move { from, to } if from.ahead(roll, state.layout.spaces) != to => rule!("CS-43"),
        Action::Move { .. } => rule!("CS-46"),
    }
}
