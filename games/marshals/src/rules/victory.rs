//! Section 4.10: the end of the game and who has won.

use tinstar_core::{Log, Outcome, RuleId, Rules, ScoreLine, Seat, SeatSet, fires, rule};

use crate::action::Event;
use crate::card::Outlaw;
use crate::data::{CAPTURES, COINS};
use crate::options::Mode;
use crate::phase::Phase;
use crate::state::{Marshals, Place};

/// The game ends at once (MA-122 to MA-124, MA-157).
#[cold]
pub(super) fn end(state: &mut Marshals, why: RuleId, log: &mut impl Log<Marshals>) {
    state.phase = Phase::Over;
    log.tell(state, why, || Event::Ended);
    let seats = outcome(state).winners();
    log.tell(state, reason(state, seats), || Event::Won { seats });
}

/// The rule by which `winners` have won.
fn reason(state: &Marshals, winners: SeatSet) -> RuleId {
    if state.mode == Mode::Basic {
        return fires!("MA-158");
    }
    if let Some((_, why)) = champion(state) {
        return why;
    }
    let most = winners.first().map(|seat| state.marshals[seat].coins);
    let tied = state.marshals.iter().filter(|(_, marshal)| Some(marshal.coins) == most).count() > 1;
    match tied {
        true => fires!("MA-130"),
        false if has_got_away(state) => fires!("MA-131"),
        false => fires!("MA-128"),
    }
}

fn has_got_away(state: &Marshals) -> bool {
    state.outlaws.iter().any(|fate| fate.place == Place::Gone)
}

/// Who wins whatever the others earned, if anybody does (MA-125 to MA-127).
fn champion(state: &Marshals) -> Option<(Seat, RuleId)> {
    let seats = || Seat::all(state.seats());
    let mut left = seats().filter(|seat| !state.is_out(*seat));
    if let (Some(last), None) = (left.next(), left.next()) {
        return Some((last, fires!("MA-125")));
    }
    if let Some(corrupt) = state.unmasked.filter(|seat| !state.is_out(*seat) && has_got_away(state)) {
        return Some((corrupt, fires!("MA-126")));
    }
    let hunter = seats().find(|seat| state.captures(*seat) >= CAPTURES)?;
    Some((hunter, fires!("MA-127")))
}

/// Places and totals: coins, in the basic game captured Outlaws (MA-125 to MA-131, MA-158).
pub(super) fn outcome(state: &Marshals) -> Outcome {
    let seats = state.seats();
    match state.mode {
        Mode::Standard => {
            let champion = champion(state).map(|(seat, _)| seat);
            let total = |seat| i32::from(state.marshals[seat].coins);
            Outcome::ranked(seats, |seat| (champion == Some(seat), wealth(state, seat)), total)
        }
        Mode::Basic => {
            let captures = |seat| state.captures(seat) as i32;
            Outcome::ranked(seats, |seat| (captures(seat), danger(state, seat)), captures)
        }
    }
}

/// What is compared for "most money", with its tie-breaks (MA-129, MA-130).
fn wealth(state: &Marshals, seat: Seat) -> (u16, usize, bool, u16) {
    let marshal = &state.marshals[seat];
    (marshal.coins, state.captures(seat), !state.is_out(seat), marshal.bullets + marshal.provisions)
}

/// The danger ratings of the Outlaws captured (MA-158).
fn danger(state: &Marshals, seat: Seat) -> u16 {
    let captured = |outlaw: &Outlaw| state.outlaws[outlaw.index()].place == Place::Captured(seat);
    Outlaw::ALL.into_iter().filter(captured).map(Outlaw::danger).sum()
}

/// What makes up a seat's total (MA-129, MA-158).
pub(super) fn score_sheet(state: &Marshals, seat: Seat, out: &mut Vec<ScoreLine>) {
    let captures = state.captures(seat) as i32;
    if state.mode == Mode::Basic {
        out.push(ScoreLine { rule: rule!("MA-158"), item: "ma-outlaws", count: captures, points: captures });
        return;
    }
    let marshal = &state.marshals[seat];
    let gained = COINS + marshal.rewards + marshal.claims + marshal.bribes;
    let line = |item, count: i32, coins: i32| ScoreLine { rule: rule!("MA-129"), item, count, points: coins };
    let lines = [
        line("ma-start-money", 1, COINS.into()),
        line("ma-rewards", captures, marshal.rewards.into()),
        line("ma-claims", 1, marshal.claims.into()),
        line("ma-bribes", i32::from(marshal.bribes / crate::data::HELP), marshal.bribes.into()),
        line("ma-spending", 1, i32::from(marshal.coins) - i32::from(gained)),
    ];
    out.extend(lines.into_iter().filter(|line| line.points != 0));
}
