//! Bots and clocks: steps that no person takes.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::Value;
use tinstar_bots::Level;
use tinstar_core::{Chance, MatchSeed, Seat};
use tinstar_protocol::{By, Seq};
use tinstar_store::{Appended, Job};

use super::{Actor, Ask};
use crate::fresh::random;
use crate::shared::{BOT_JOB, CLOCK_JOB};
use crate::table::Entry;
use crate::think::Bounds;

/// A clock's job that is later than this was not taken in time by anybody: the servers were down.
const DOWN_AFTER: i64 = 15_000;

/// When a bot of a level answers that was asked at a moment. It follows from these alone: not from what it sees, and not from
/// how soon it has made up its mind.
fn answers_at(asked: Instant, level: Level, pause: Duration) -> Instant {
    asked + pause.max(level.thinking_time())
}

impl Actor {
    /// Lets the bots think whose turn it is and who are not thinking yet, each off the async threads.
    pub(super) fn trigger_bots(&mut self) {
        let Some(state) = &self.state else { return };
        let turns = state.bot_turns();
        let is_turn =
            |seat: Seat, opened: Seq| turns.iter().any(|turn| (turn.seat, turn.opened) == (seat, opened));
        self.thinking.retain(|(seat, opened)| is_turn(*seat, *opened));
        self.held.retain(|(seat, opened, _)| is_turn(*seat, *opened));
        let fair = self.fair_time();
        let free =
            |(_, opened, _): &mut (Seat, Seq, Value)| state.people_first_until(*opened, fair).is_none();
        let let_go: Vec<(Seat, Seq, Value)> = self.held.extract_if(.., free).collect();
        for (seat, opened, action) in let_go {
            self.answer_later(Duration::ZERO, seat, opened, action);
        }
        for turn in turns {
            if self.thinking.contains(&(turn.seat, turn.opened)) {
                continue;
            }
            // Only the question goes to the bot's thread: what the bot may not know does not leave the table.
            let Some(mut question) = state.question(turn) else { continue };
            self.thinking.push((turn.seat, turn.opened));
            let (mailbox, shared) = (self.mailbox.clone(), Arc::clone(&self.shared));
            tokio::spawn(async move {
                let begun = Instant::now();
                let due = answers_at(begun, turn.level, shared.settings.bot_pause);
                let (seat, opened) = (turn.seat, turn.opened);
                let mut luck = Chance::fast(&MatchSeed::from_bytes(random()));
                let thought = if turn.level.budget().is_none() {
                    // At first sight: nobody has to make room for that.
                    tokio::task::spawn_blocking(move || question.answer(&mut luck)).await.ok()
                } else {
                    let think = move |bounds: Bounds| {
                        question.ease(bounds.divisor);
                        question.answer_within(bounds.limit, &mut luck)
                    };
                    shared.thinkers.think(due, think).await
                };
                // Never before it is due, however soon it knew: that would tell something of what it sees.
                tokio::time::sleep_until(due.into()).await;
                if let (Some(action), Some(mailbox)) = (thought, mailbox.upgrade()) {
                    let _ = mailbox.send(Ask::Thought { seat, opened, action }).await;
                }
            });
        }
    }

    fn fair_time(&self) -> i64 {
        i64::try_from(self.shared.settings.fair_time.as_millis()).unwrap_or(i64::MAX)
    }

    /// Gives a bot's answer after a while, if it is still asked for then.
    fn answer_later(&self, after: Duration, seat: Seat, opened: Seq, action: Value) {
        let mailbox = self.mailbox.clone();
        tokio::spawn(async move {
            tokio::time::sleep(after).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Ask::Thought { seat, opened, action }).await;
            }
        });
    }

    pub(super) async fn thought(&mut self, seat: Seat, opened: Seq, action: Value) {
        let (now, fair) = (self.shared.now(), self.fair_time());
        let Ok(state) = self.state().await else { return };
        let asked = state.bot_turns().iter().any(|turn| (turn.seat, turn.opened) == (seat, opened));
        if asked && let Some(until) = state.people_first_until(opened, fair).filter(|until| now < *until) {
            // Nobody loses a race against a machine: it waits until people have answered, or could have.
            if !self.held.iter().any(|(held, ..)| *held == seat) {
                let left = Duration::from_millis(u64::try_from(until - now).unwrap_or(0));
                self.held.push((seat, opened, action.clone()));
                self.answer_later(left, seat, opened, action);
            }
            return;
        }
        self.thinking.retain(|thinking| *thinking != (seat, opened));
        self.held.retain(|(held, at, _)| (*held, *at) != (seat, opened));
        if !asked {
            return;
        }
        let step = Entry::Step { seat, action, by: By::Bot, mark: None };
        match self.write(step, None).await {
            Ok(Appended::Written) => {
                self.shared.metrics.bot_steps.fetch_add(1, Ordering::Relaxed);
            }
            Ok(Appended::Conflict { .. }) => self.trigger_bots(),
            // The job in the store will bring it up again.
            Err(no) => tracing::error!(table = self.short(), code = no.code.as_str(), "a bot's step failed"),
        }
    }

    /// A job is only a reminder: what is to be done follows from the log.
    pub(super) async fn due(&mut self, job: &Job) {
        self.wake().await;
        let Ok(state) = self.state().await else { return };
        let still = match job.kind.as_str() {
            BOT_JOB => {
                let still = state.has_bot_turn();
                self.trigger_bots();
                still
            }
            CLOCK_JOB => self.clock_due(job).await,
            _ => false,
        };
        if !still && let Err(error) = self.shared.store.finish(job).await {
            tracing::warn!(%error, "a job could not be finished");
        }
    }

    /// Takes the steps of those whose time is up; says whether that has to be tried again.
    async fn clock_due(&mut self, job: &Job) -> bool {
        let now = self.shared.now();
        if self.shared.settings.shared_store && now - job.due > DOWN_AFTER {
            let since = self.state.as_ref().map_or(0, |state| state.at());
            if since < job.due {
                return self.write(Entry::Resumed { stopped: None }, None).await.is_err();
            }
        }
        while let Some(state) = &self.state
            && let Some(seat) = state.late(now)
            && let Some(playing) = state.playing()
        {
            let action = playing.live().late_choice(seat);
            let step = Entry::Step { seat, action, by: By::Clock, mark: None };
            match self.write(step, None).await {
                Ok(Appended::Written) => {
                    self.shared.metrics.clock_steps.fetch_add(1, Ordering::Relaxed);
                }
                Ok(Appended::Conflict { .. }) => {}
                Err(no) => {
                    tracing::error!(table = self.short(), code = no.code.as_str(), "a late step failed");
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When it answers follows from its level and the pause that people chose: nothing that is hidden, and nothing of how soon
    /// it knew, is an argument.
    #[test]
    fn a_bot_answers_when_its_level_and_the_pause_say() {
        let asked = Instant::now();
        let after =
            |level, pause| (answers_at(asked, level, Duration::from_millis(pause)) - asked).as_millis();
        assert_eq!([after(Level::Instinct, 0), after(Level::Instinct, 200)], [0, 200]);
        assert_eq!([after(Level::Sheriff, 0), after(Level::Sheriff, 200)], [150, 200]);
        assert_eq!([after(Level::Marshal, 200), after(Level::Marshal, 3_000)], [1_000, 3_000]);
    }
}
