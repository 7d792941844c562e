//! Chapter 13: the mailboxes and the ways to win.

use tinstar_core::{Log, Outcome, RuleId, ScoreLine, Seat, rule};

use crate::action::Event;
use crate::phase::{Ending, Phase};
use crate::state::{PonyExpress, Space};

use super::gunfight;

/// A rider that has moved is in Sacramento or not: the first one there goes to the first mailbox, the second one
/// starts the final duel (PE-155, PE-156, PE-159).
pub(super) fn arrive(state: &mut PonyExpress, seat: Seat, log: &mut impl Log<Event>) -> Option<Phase> {
    if state.riders[seat].space != Space::SACRAMENTO {
        return None;
    }
    let there = state.riders.position(|rider| rider.is_in_sacramento());
    state.riders[seat].mailbox = 1;
    let Some(rival) = there else {
        log.tell(rule!("PE-155"), || Event::AtMailbox { seat, mailbox: 1 });
        return None;
    };
    if state.riders[rival].is_jailed() {
        state.release(rival);
        log.tell(rule!("PE-169"), || Event::StoodUp { seat: rival });
    }
    log.tell(rule!("PE-159"), || Event::FinalDuel { seat, rival });
    Some(gunfight::begin(seat, rival, true))
}

/// One mailbox on; the third one wins (PE-157, PE-158).
pub(super) fn next_mailbox(state: &mut PonyExpress, log: &mut impl Log<Event>) -> Option<Phase> {
    let seat = state.active;
    let mailbox = &mut state.riders[seat].mailbox;
    *mailbox += 1;
    let mailbox = *mailbox;
    log.tell(rule!("PE-157"), || Event::AtMailbox { seat, mailbox });
    (mailbox == 3).then(|| win(seat, Ending::Jackrabbit, log))
}

/// The rule by which a game ends so.
pub(super) const fn why(ending: Ending) -> RuleId {
    match ending {
        Ending::Jackrabbit => rule!("PE-158"),
        Ending::LastStanding => rule!("PE-165"),
        Ending::LongDuel => rule!("PE-172"),
        Ending::LongGame => rule!("PE-174"),
    }
}

#[cold]
pub(super) fn win(winner: Seat, ending: Ending, log: &mut impl Log<Event>) -> Phase {
    log.tell(why(ending), || Event::Won { seat: winner, ending });
    Phase::Over { winner, ending }
}

/// After too many turns the rider farthest on wins (PE-174).
#[cold]
pub(super) fn long_game(state: &PonyExpress, log: &mut impl Log<Event>) -> Phase {
    let key = |seat: Seat| (state.riders[seat].progress(), state.riders[seat].gold);
    let clockwise = state.first.others(state.seats());
    let winner = clockwise.fold(state.first, |best, seat| if key(seat) > key(best) { seat } else { best });
    win(winner, Ending::LongGame, log)
}

/// One wins, and the others share the second place (PE-171, PE-173).
pub(crate) fn outcome(state: &PonyExpress, winner: Seat) -> Outcome {
    let won = |seat: Seat| i32::from(seat == winner);
    Outcome::ranked(state.seats(), won, won)
}

/// The mail is all that counts (PE-171).
pub(crate) fn score_sheet(state: &PonyExpress, seat: Seat, out: &mut Vec<ScoreLine>) {
    if matches!(state.phase, Phase::Over { winner, .. } if winner == seat) {
        out.push(ScoreLine { rule: rule!("PE-171"), item: "pe-mail", count: 1, points: 1 });
    }
}
