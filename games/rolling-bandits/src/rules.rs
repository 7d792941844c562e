//! The rules, one file per chapter of the rulebook; here, what each phase allows and where it leads.

mod attack;
mod chests;
mod roll;
mod scoring;
mod setup;
mod steal;
mod why_not;

use tinstar_core::{Chance, Log, RuleId, Rules, ScoreLine, Seat, SeatSet, Status, fires};

use crate::action::{Action, Event};
use crate::data::LAST_TURN;
use crate::phase::Phase;
use crate::pieces::{ChestSet, Roll};
use crate::state::RollingBandits;

pub(crate) use attack::target;

/// Why a phase meets no action but its own.
const NOT_LEGAL: &str = "an action of another phase was taken, which is never legal";

impl Rules for RollingBandits {
    fn seats(&self) -> usize {
        self.sides.seats()
    }

    fn status(&self) -> Status {
        match self.phase.decider() {
            Some(seat) => Status::Waiting(SeatSet::only(seat)),
            None if self.phase == Phase::Over => Status::Over(scoring::outcome(self)),
            None => Status::Waiting(SeatSet::EMPTY),
        }
    }

    /// What `seat` may do now.
    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase.decider() != Some(seat) {
            return;
        }
        let side = &self.sides[seat];
        match self.phase {
            Phase::Recall { .. } => roll::recalls(side, out),
            Phase::Call { .. } => roll::calls(side, out),
            Phase::Reroll { .. } => roll::chests(side, out),
            Phase::Pick { roll, picked, .. } => roll::picks(&roll, &picked, out),
            Phase::Place { roll, .. } => attack::placements(self, seat, &roll, out),
            Phase::Swap { .. } => chests::swaps(side, out),
            Phase::Exchange { .. } => chests::exchanges(side, out),
            Phase::Rolling { .. } | Phase::Counting { .. } | Phase::Over => {}
        }
    }

    fn why_not(&self, seat: Seat, action: &Action) -> RuleId {
        why_not::why_not(self, seat, *action)
    }

    /// Carries out a legal action and plays on to the next decision.
    #[inline]
    fn resolve(&mut self, seat: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Self>) {
        let action = *action;
        let nothing_rolled = Phase::rolling(seat, Roll::default());
        let waits = match self.phase {
            Phase::Recall { .. } => {
                self.phase = nothing_rolled;
                roll::recall(self, seat, action, chance, log)
            }
            Phase::Call { .. } => {
                self.phase = nothing_rolled;
                roll::call(self, seat, action, chance, log)
            }
            Phase::Reroll { roll, .. } => {
                self.phase = Phase::rolling(seat, roll);
                roll::open_or_go_on(self, seat, roll, action, chance, log)
            }
            Phase::Pick { roll, picked, .. } => {
                self.phase = Phase::rolling(seat, roll);
                roll::pick_or_roll(self, seat, roll, picked, action, chance, log)
            }
            Phase::Place { roll, .. } => {
                self.phase = Phase::rolling(seat, roll);
                attack::place_or_stop(self, seat, roll, action, log)
            }
            Phase::Swap { .. } => {
                self.phase = nothing_rolled;
                chests::open_or_end(self, seat, action, log)
            }
            Phase::Exchange { .. } => {
                self.phase = nothing_rolled;
                chests::exchange(self, seat, action, log)
            }
            Phase::Rolling { .. } | Phase::Counting { .. } | Phase::Over => {
                unreachable!("nothing is legal unless somebody decides")
            }
        };
        go_on(self, seat, waits, chance, log);
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        scoring::score_sheet(self, seat, out);
    }
}

/// Lets turn follow turn after that of `seat` until somebody has to decide or the game is over (RB-9).
#[inline]
fn go_on(
    state: &mut RollingBandits,
    mut seat: Seat,
    mut waits: Option<Phase>,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) {
    state.phase = loop {
        if let Some(phase) = waits {
            break phase;
        }
        let Some(why) = end_turn(state, seat, log) else {
            seat = state.after(seat);
            waits = turn(state, seat, fires!("RB-9"), chance, log);
            continue;
        };
        let Some(tied) = scoring::end(state, why, log) else { break Phase::Over };
        seat = setup::new_train(state, tied, chance, log);
        waits = turn(state, seat, fires!("RB-8"), chance, log);
    };
}

/// One turn up to its first decision: steal, recall, roll (RB-11, RB-12). Says what has to be decided, if
/// anything; nothing means that the turn is over.
fn turn(
    state: &mut RollingBandits,
    seat: Seat,
    why: RuleId,
    chance: &mut Chance,
    log: &mut impl Log<RollingBandits>,
) -> Option<Phase> {
    state.turn += 1;
    state.phase = Phase::rolling(seat, Roll::default());
    log.tell(state, why, || Event::TurnBegan { seat, number: state.turn });
    steal::steal(state, seat, log);
    // Of a train that is gone nothing is left to roll for (RB-70).
    if state.train.is_empty() { None } else { roll::begin(state, seat, chance, log) }
}

/// The end of a turn: chests won in it can be used from now on (RB-58), and a game that does not get on is
/// helped (RB-77). Says why no other turn follows, if none does (RB-70, RB-92).
fn end_turn(state: &mut RollingBandits, seat: Seat, log: &mut impl Log<RollingBandits>) -> Option<RuleId> {
    if !state.train.is_empty() {
        let side = &mut state.sides[seat];
        side.closed = side.closed.or(side.fresh);
        side.fresh = ChestSet::EMPTY;
        scoring::uncouple_if_stalled(state, log);
    }
    if state.train.is_empty() {
        return Some(fires!("RB-70"));
    }
    (state.turn == LAST_TURN).then_some(fires!("RB-92"))
}
