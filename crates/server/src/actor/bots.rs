//! Bots and clocks: steps that no person takes.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::Value;
use tinstar_core::{Chance, MatchSeed, Seat};
use tinstar_protocol::{By, Seq};
use tinstar_store::{Appended, Job};
use tokio::time::Instant;

use super::{Actor, Ask};
use crate::fresh::random;
use crate::shared::{BOT_JOB, CLOCK_JOB};
use crate::table::Entry;

/// A clock's job that is later than this was not taken in time by anybody: the servers were down.
const DOWN_AFTER: i64 = 15_000;

impl Actor {
    /// Lets the bots think whose turn it is and who are not thinking yet, each off the async threads.
    pub(super) fn trigger_bots(&mut self) {
        let Some(state) = &self.state else { return };
        let turns = state.bot_turns();
        self.thinking.retain(|thinking| turns.iter().any(|turn| (turn.seat, turn.opened) == *thinking));
        for turn in turns {
            if self.thinking.contains(&(turn.seat, turn.opened)) {
                continue;
            }
            // Only the question goes to the bot's thread: what the bot may not know does not leave the table.
            let Some(question) = state.question(turn) else { continue };
            self.thinking.push((turn.seat, turn.opened));
            let (mailbox, shared) = (self.mailbox.clone(), Arc::clone(&self.shared));
            tokio::spawn(async move {
                let begun = Instant::now();
                let Ok(permit) = shared.bots.acquire().await else { return };
                let (seat, opened) = (turn.seat, turn.opened);
                let thought = tokio::task::spawn_blocking(move || {
                    let mut luck = Chance::fast(&MatchSeed::from_bytes(random()));
                    question.answer(&mut luck)
                })
                .await;
                drop(permit);
                // It thinks during the pause, not after it: how long it took would tell something of what it knows.
                tokio::time::sleep_until(begun + shared.settings.bot_pause).await;
                match (thought, mailbox.upgrade()) {
                    (Ok(action), Some(mailbox)) => {
                        let _ = mailbox.send(Ask::Thought { seat, opened, action }).await;
                    }
                    (Err(error), _) => tracing::error!(%error, "a bot panicked"),
                    (Ok(_), None) => {}
                }
            });
        }
    }

    pub(super) async fn thought(&mut self, seat: Seat, opened: Seq, action: Value) {
        self.thinking.retain(|thinking| *thinking != (seat, opened));
        let Ok(state) = self.state().await else { return };
        if !state.bot_turns().iter().any(|turn| (turn.seat, turn.opened) == (seat, opened)) {
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
