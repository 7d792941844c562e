//! Questions that have one answer only.
//!
//! They are asked so that nobody learns who could have answered otherwise, and a person would press the only button there
//! is for nothing. So they answer themselves, after a moment that is drawn anew each time: sometimes quick, sometimes
//! slow, as people are. Others are told that the person answered, and the person's clock runs meanwhile. Where all others
//! are bots, nobody could learn anything from the moment, and the person would only wait: there it is always the shortest.

use std::time::Duration;

use tinstar_core::{Seat, SeatSet};
use tinstar_protocol::{By, Seq};
use tinstar_store::Appended;

use super::{Actor, Ask};
use crate::fresh::random;
use tinstar_table::{Entry, moment};

impl Actor {
    /// Lets the questions that have one answer wait for their moment. Only of people who are here: an answer by somebody
    /// whom everybody sees to be away would say that there was no choice.
    pub(super) fn trigger_answers(&mut self) {
        let Some(state) = &self.state else { return };
        let mut asked = state.only_answers();
        if !asked.is_empty() {
            let here = self.here();
            asked.retain(|(seat, ..)| here.contains(*seat));
        }
        self.answering.retain(|one| asked.iter().any(|(seat, opened, _)| (*seat, *opened) == *one));
        let now = self.shared.now();
        for (seat, opened, _) in asked {
            if self.answering.contains(&(seat, opened)) {
                continue;
            }
            self.answering.push((seat, opened));
            let shortest = self.shared.settings.answer_pause;
            let luck = u32::from_le_bytes(random());
            let drawn = if state.is_against_bots() { shortest } else { moment(shortest, luck) };
            // A clock that is nearly down must not run out over it.
            let left = state.deadline(seat).map(|until| u64::try_from(until - now).unwrap_or(0) / 2);
            let wait = left.map_or(drawn, |left| drawn.min(Duration::from_millis(left)));
            let mailbox = self.mailbox.clone();
            tokio::spawn(async move {
                tokio::time::sleep(wait).await;
                if let Some(mailbox) = mailbox.upgrade() {
                    // An error means that the table has been put away: whoever comes back is asked again.
                    let _ = mailbox.send(Ask::Moment { seat, opened }).await;
                }
            });
        }
    }

    fn here(&self) -> SeatSet {
        self.state.as_ref().map_or(SeatSet::EMPTY, |state| self.subscribers.here(state).seats)
    }

    /// Gives the answer, if it is still asked for and its person is still here.
    pub(super) async fn moment(&mut self, seat: Seat, opened: Seq) {
        // Whatever was asked since then waits for a moment of its own.
        if !self.answering.contains(&(seat, opened)) {
            return;
        }
        self.answering.retain(|one| *one != (seat, opened));
        let is_here = self.here().contains(seat);
        let Ok(state) = self.state().await else { return };
        let asked =
            state.only_answers().into_iter().find(|(who, number, _)| (*who, *number) == (seat, opened));
        let Some((.., action)) = asked.filter(|_| is_here) else { return };
        match self.write(Entry::Step { seat, action, by: By::Itself, mark: None }, None).await {
            Ok(Appended::Written | Appended::Conflict { .. }) => {}
            Err(no) => {
                tracing::warn!(
                    table = self.short(),
                    code = no.code.as_str(),
                    "an only answer could not be given"
                );
            }
        }
    }
}
