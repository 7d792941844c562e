//! The rules, one file per chapter of the rulebook; here, what a turn allows and where it leads.

mod scoring;
mod setup;

use tinstar_core::{Chance, Log, RuleId, Rules, ScoreLine, Seat, SeatSet, Status, fires, rule};

use crate::action::{Action, Event};
use crate::data::DIE;
use crate::phase::Phase;
use crate::state::__Game__;

impl Rules for __Game__ {
    fn seats(&self) -> usize {
        self.sides.seats()
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Turn { seat } => Status::Waiting(SeatSet::only(seat)),
            Phase::Over => Status::Over(scoring::outcome(self)),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Turn { seat: active } if active == seat => out.extend([Action::Roll, Action::Stop]),
            Phase::Turn { .. } | Phase::Over => {}
        }
    }

    fn why_not(&self, _: Seat, _: &Action) -> RuleId {
        match self.phase {
            Phase::Turn { .. } => rule!("__BOOK__-3"),
            Phase::Over => rule!("__BOOK__-7"),
        }
    }

    #[inline]
    fn resolve(&mut self, seat: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Self>) {
        match action {
            Action::Roll => roll(self, seat, chance, log),
            Action::Stop => {
                self.sides[seat].out = true;
                log.tell(self, fires!("__BOOK__-5"), || Event::Stopped { seat });
            }
        }
        go_on(self, seat, log);
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        scoring::score_sheet(self, seat, out);
    }
}

/// Adds a roll to the points of `seat`, or takes them all (__BOOK__-4, __BOOK__-6).
fn roll(state: &mut __Game__, seat: Seat, chance: &mut Chance, log: &mut impl Log<__Game__>) {
    let face = chance.die(DIE);
    state.sides[seat].points += face;
    log.tell(state, fires!("__BOOK__-4"), || Event::Rolled { seat, face });
    if state.sides[seat].points > state.target {
        state.sides[seat].points = 0;
        state.sides[seat].out = true;
        log.tell(state, fires!("__BOOK__-6"), || Event::WentBeyond { seat });
    }
}

/// The turn of the next player who is not out, or the end (__BOOK__-3, __BOOK__-7).
fn go_on(state: &mut __Game__, seat: Seat, log: &mut impl Log<__Game__>) {
    let mut order = seat.others(state.sides.seats()).chain([seat]);
    match order.find(|seat| !state.sides[*seat].out) {
        Some(seat) => {
            state.phase = Phase::Turn { seat };
            log.tell(state, fires!("__BOOK__-3"), || Event::TurnBegan { seat });
        }
        None => scoring::end(state, log),
    }
}
