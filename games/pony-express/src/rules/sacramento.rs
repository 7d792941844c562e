//! Chapter 13: the mailboxes and the ways to win.

use tinstar_core::{Log, Outcome, RuleId, ScoreLine, Seat, fires, rule};

use crate::action::Event;
use crate::phase::{Affair, Ending, Phase};
use crate::state::{PonyExpress, Space};

use super::gunfight;

/// A rider that has moved is in Sacramento or not: the first one there goes to the first mailbox, the second one
/// starts the final duel (PE-155, PE-156, PE-159).
pub(super) fn arrive(state: &mut PonyExpress, seat: Seat, log: &mut impl Log<PonyExpress>) -> Option<Phase> {
    if state.riders[seat].space != Space::SACRAMENTO {
        return None;
    }
    let there = state.riders.position(|rider| rider.is_in_sacramento());
    let Some(rival) = there else {
        state.riders[seat].mailbox = 1;
        log.tell(state, fires!("PE-155"), || Event::AtMailbox { seat, mailbox: 1 });
        return None;
    };
    if state.riders[rival].is_jailed() {
        state.release(rival);
        log.tell(state, fires!("PE-169"), || Event::StoodUp { seat: rival });
    }
    state.riders[seat].mailbox = 1;
    state.going(Affair::Corners { mover: seat, rival, last: true });
    log.tell(state, fires!("PE-159"), || Event::FinalDuel { seat, rival });
    Some(gunfight::begin(seat, rival, true))
}

/// One mailbox on; the third one wins (PE-157, PE-158).
pub(super) fn next_mailbox(state: &mut PonyExpress, log: &mut impl Log<PonyExpress>) -> Option<Phase> {
    let seat = state.active;
    let mailbox = &mut state.riders[seat].mailbox;
    *mailbox += 1;
    let mailbox = *mailbox;
    log.tell(state, fires!("PE-157"), || Event::AtMailbox { seat, mailbox });
    (mailbox == 3).then(|| win(state, seat, Ending::Jackrabbit, log))
}

/// The rule by which a game ends so.
pub(super) const fn why(ending: Ending) -> RuleId {
    match ending {
        Ending::Jackrabbit => fires!("PE-158"),
        Ending::LastStanding => fires!("PE-165"),
        Ending::LongDuel => fires!("PE-172"),
        Ending::LongGame => fires!("PE-174"),
    }
}

#[cold]
pub(super) fn win(
    state: &mut PonyExpress,
    winner: Seat,
    ending: Ending,
    log: &mut impl Log<PonyExpress>,
) -> Phase {
    let over = Phase::Over { winner, ending };
    state.phase = over;
    log.tell(state, why(ending), || Event::Won { seat: winner, ending });
    over
}

/// After too many turns the rider farthest on wins (PE-174).
#[cold]
pub(super) fn long_game(state: &mut PonyExpress, log: &mut impl Log<PonyExpress>) -> Phase {
    let key = |seat: Seat| (state.riders[seat].progress(), state.riders[seat].gold);
    let clockwise = state.first.others(state.seats());
    let winner = clockwise.fold(state.first, |best, seat| if key(seat) > key(best) { seat } else { best });
    win(state, winner, Ending::LongGame, log)
}

/// One wins, and the others share the second place (PE-171, PE-173).
pub(super) fn outcome(state: &PonyExpress, winner: Seat) -> Outcome {
    let won = |seat: Seat| i32::from(seat == winner);
    Outcome::ranked(state.seats(), won, won)
}

/// The mail is all that counts (PE-171).
pub(super) fn score_sheet(state: &PonyExpress, seat: Seat, out: &mut Vec<ScoreLine>) {
    if matches!(state.phase, Phase::Over { winner, .. } if winner == seat) {
        out.push(ScoreLine { rule: rule!("PE-171"), item: "pe-mail", count: 1, points: 1 });
    }
}
