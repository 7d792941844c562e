//! The rules, one file per chapter of the rulebook; here, what each phase allows and where it leads.

mod capture;
mod magic;
mod ordinary;
mod scoring;
mod setup;

use tinstar_core::{Chance, Log, RuleId, Rules, ScoreLine, Seat, Status, fires, rule};

use crate::action::{Action, Event};
use crate::phase::Phase;
use crate::state::CatchingSanta;

const NO_ROLL: &str = "a piece was moved without a roll, which is never legal";

impl Rules for CatchingSanta {
    #[inline]
    fn seats(&self) -> usize {
        self.sides.seats()
    }

    fn status(&self) -> Status {
        if self.phase == Phase::Over {
            return Status::Over(scoring::outcome(self));
        }
        Status::Waiting(self.phase.decider().into_iter().collect())
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Try { seat: active, .. } | Phase::Again { seat: active } if active == seat => {
                out.extend([Action::Roll, Action::Stop]);
            }
            Phase::Use { seat: active, roll } if active == seat => {
                out.extend(ordinary::Uses::of(self, seat, roll));
            }
            Phase::Try { .. }
            | Phase::Again { .. }
            | Phase::Use { .. }
            | Phase::Rolling { .. }
            | Phase::Over => {}
        }
    }

    fn why_not(&self, seat: Seat, action: &Action) -> RuleId {
        match self.phase {
            Phase::Rolling { .. } | Phase::Over => rule!("CS-65"),
            Phase::Try { seat: active, .. }
            | Phase::Again { seat: active }
            | Phase::Use { seat: active, .. }
                if active != seat =>
            {
                rule!("CS-14")
            }
            Phase::Try { .. } => match *action {
                Action::Enter => rule!("CS-38"),
                Action::Move { .. } | Action::Roll | Action::Stop => rule!("CS-35"),
            },
            // The further roll comes first; only it tells how far a piece may go.
            Phase::Again { .. } => rule!("CS-39"),
            Phase::Use { roll, .. } => ordinary::why_not(self, seat, roll, *action),
        }
    }

    #[inline]
    fn resolve(&mut self, _: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Self>) {
        let decided = self.phase;
        let Some(seat) = decided.decider() else { unreachable!("nothing is legal unless somebody decides") };
        self.phase = Phase::Rolling { seat: Some(seat) };
        let waits = match decided {
            Phase::Try { left, .. } => match *action {
                Action::Roll => ordinary::try_to_enter(self, seat, left, chance, log),
                Action::Stop => stop(self, seat, fires!("CS-33"), log),
                Action::Enter | Action::Move { .. } => unreachable!("{NO_ROLL}"),
            },
            Phase::Again { .. } => match *action {
                Action::Roll => ordinary::roll(self, seat, fires!("CS-42"), chance, log),
                Action::Stop => stop(self, seat, fires!("CS-40"), log),
                Action::Enter | Action::Move { .. } => unreachable!("{NO_ROLL}"),
            },
            Phase::Use { roll, .. } => ordinary::apply(self, seat, roll, *action, log),
            Phase::Rolling { .. } | Phase::Over => unreachable!("somebody decides"),
        };
        go_on(self, seat, waits, chance, log);
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        scoring::score_sheet(self, seat, out);
    }
}

fn stop(state: &CatchingSanta, seat: Seat, rule: RuleId, log: &mut impl Log<CatchingSanta>) -> Option<Phase> {
    log.tell(state, rule, || Event::Stopped { seat });
    None
}

/// Lets turn follow turn after that of `seat` until somebody has to decide or the game is over (CS-14).
#[inline]
fn go_on(
    state: &mut CatchingSanta,
    mut seat: Seat,
    mut waits: Option<Phase>,
    chance: &mut Chance,
    log: &mut impl Log<CatchingSanta>,
) {
    state.phase = loop {
        match waits {
            Some(phase) => break phase,
            None => {
                seat = seat.next(state.sides.seats());
                waits = turn(state, seat, fires!("CS-14"), chance, log);
            }
        }
    };
}

/// One turn: the magic die, then the ordinary die (CS-16, CS-31). Says what has to be decided, if anything.
#[inline]
fn turn(
    state: &mut CatchingSanta,
    seat: Seat,
    why: RuleId,
    chance: &mut Chance,
    log: &mut impl Log<CatchingSanta>,
) -> Option<Phase> {
    if state.turn == crate::data::LAST_TURN {
        return Some(scoring::end(state, fires!("CS-75"), log));
    }
    state.turn += 1;
    state.phase = Phase::Rolling { seat: Some(seat) };
    log.tell(state, why, || Event::TurnBegan { seat, number: state.turn });
    magic::roll(state, seat, chance, log);
    ordinary::begin(state, seat, chance, log)
}
