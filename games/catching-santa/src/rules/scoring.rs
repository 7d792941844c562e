//! Chapter 6: the end and the points.

use tinstar_core::{Log, Outcome, RuleId, ScoreLine, Seat, fires, rule};

use crate::action::Event;
use crate::data::{CHRISTMAS_POINTS, HOME_POINTS, PIECE_POINTS};
use crate::phase::Phase;
use crate::state::{CatchingSanta, Side};

/// The game ends at once (CS-65, CS-75).
#[cold]
pub(super) fn end(state: &mut CatchingSanta, why: RuleId, log: &mut impl Log<CatchingSanta>) -> Phase {
    state.phase = Phase::Over;
    log.tell(state, why, || Event::Ended);
    let best = state.sides.iter().map(|(_, side)| side.points()).max();
    let tied = state.sides.iter().filter(|(_, side)| Some(side.points()) == best).count() > 1;
    let why = if tied { fires!("CS-74") } else { fires!("CS-72") };
    log.tell(state, why, || Event::Won { seats: outcome(state).winners() });
    Phase::Over
}

/// The most points win; among equals the most gathered pieces (CS-72, CS-74).
pub(super) fn outcome(state: &CatchingSanta) -> Outcome {
    let key = |side: &Side| (side.points(), side.gathered.count());
    Outcome::ranked(state.sides.seats(), |seat| key(&state.sides[seat]), |seat| state.sides[seat].points())
}

/// What makes up a seat's points (CS-67, CS-68).
pub(super) fn score_sheet(state: &CatchingSanta, seat: Seat, out: &mut Vec<ScoreLine>) {
    const NAMES: [&str; 5] = ["cs-santas", "cs-fairy", "cs-leprechaun", "cs-reindeer", "cs-sleigh"];
    let side = &state.sides[seat];
    let counted = |count: u8, worth: i32, item, rule| {
        let count = i32::from(count);
        (count > 0).then_some(ScoreLine { rule, item, count, points: count * worth })
    };
    let christmas = side.gathered.christmas.into_iter().zip(CHRISTMAS_POINTS).zip(NAMES);
    out.extend(christmas.filter_map(|((count, worth), item)| counted(count, worth, item, rule!("CS-67"))));
    out.extend(counted(side.gathered.pieces, PIECE_POINTS, "cs-captured-pieces", rule!("CS-67")));
    out.extend(counted(side.home, HOME_POINTS, "cs-pieces-at-home", rule!("CS-68")));
}
