//! Bots and clocks: steps that no person takes.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::Value;
use tinstar_bots::Level;
use tinstar_catalogue::AnyQuestion;
use tinstar_core::{Chance, MatchSeed, Seat};
use tinstar_protocol::{By, Seq};
use tinstar_store::{Appended, Job};

use super::{Actor, Ask};
use crate::fresh::random;
use crate::shared::{BOT_JOB, CLOCK_JOB, NOTICE_JOB};
use crate::think::Bounds;
use tinstar_table::{BotTurn, Entry, answers_after};

/// A clock's job that is later than this was not taken in time by anybody: the servers were down.
const DOWN_AFTER: i64 = 15_000;

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
        let ask = self.shared.ask;
        let asked: Vec<_> = turns
            .into_iter()
            .filter(|turn| !self.thinking.contains(&(turn.seat, turn.opened)))
            // Only the question goes to the bot's thread: what the bot may not know does not leave the table.
            .filter_map(|turn| Some((turn, ask(state, turn)?)))
            .collect();
        for (turn, question) in asked {
            self.thinking.push((turn.seat, turn.opened));
            let due = Instant::now() + answers_after(turn.level, self.shared.settings.bot_pause);
            self.put_to_bot(turn, question, due);
        }
    }

    /// Puts a question to a bot, whose answer comes by the mailbox when it is due; or that it has none, if it failed.
    fn put_to_bot(&self, turn: BotTurn, mut question: Box<dyn AnyQuestion>, due: Instant) {
        let (mailbox, shared) = (self.mailbox.clone(), Arc::clone(&self.shared));
        tokio::spawn(async move {
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
            let BotTurn { seat, opened, .. } = turn;
            let ask = match thought {
                Some(action) => Ask::Thought { seat, opened, action },
                None => Ask::Failed(turn),
            };
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(ask).await;
            }
        });
    }

    /// A bot failed: the deputy decides this once, and if that fails too, what is done for whoever is late is done.
    pub(super) async fn bot_failed(&mut self, turn: BotTurn) {
        let BotTurn { seat, level, opened } = turn;
        tracing::error!(
            table = self.short(),
            seat = seat.index(),
            level = level.name(),
            "a bot panicked; another decides for it"
        );
        self.shared.metrics.bot_failures.fetch_add(1, Ordering::Relaxed);
        let ask = self.shared.ask;
        let Ok(state) = self.state().await else { return };
        if !state.bot_turns().iter().any(|turn| (turn.seat, turn.opened) == (seat, opened)) {
            return self.thinking.retain(|thinking| *thinking != (seat, opened));
        }
        if level != Level::Instinct {
            let deputy = BotTurn { level: Level::Instinct, ..turn };
            if let Some(question) = ask(state, deputy) {
                return self.put_to_bot(deputy, question, Instant::now());
            }
        }
        let Some(action) = state.late_choice(seat) else { return };
        self.thought(seat, opened, action).await;
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
            NOTICE_JOB => Box::pin(self.notice_due(job)).await,
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
            && let Some(action) = state.late_choice(seat)
        {
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
    use tinstar_bots::{Budget, Limit};
    use tinstar_catalogue::Hinted;
    use tinstar_protocol::{NewTable, PersonId, TableId};

    use super::*;
    use crate::actor::make_table;
    use crate::fresh::id;
    use crate::settings::{Limits, Settings};
    use crate::shared::Shared;
    use crate::tables::Tables;
    use tinstar_table::{State, Who, chairs};

    /// A bot that always fails.
    #[derive(Debug)]
    struct Broken;

    impl AnyQuestion for Broken {
        fn answer_within(&self, _: Limit, _: &mut Chance) -> Value {
            panic!("on purpose")
        }

        fn ease(&mut self, _: u32) {}

        fn hint(&self, _: usize, _: Budget, _: Limit, _: &mut Chance) -> Vec<Hinted> {
            panic!("on purpose")
        }
    }

    fn only_the_deputy_works(state: &State, turn: BotTurn) -> Option<Box<dyn AnyQuestion>> {
        if turn.level == Level::Instinct { state.question(turn) } else { Some(Box::new(Broken)) }
    }

    fn nothing_works(_: &State, _: BotTurn) -> Option<Box<dyn AnyQuestion>> {
        Some(Box::new(Broken))
    }

    /// How many steps bots take, of so many at least, at a table where they are asked like this; and how often they failed.
    async fn played(name: &str, ask: crate::shared::AskBot, level: &str, steps: u64) -> (u64, u64) {
        let folder = std::env::temp_dir().join(format!("tinstar-broken-{name}-{}", std::process::id()));
        let store = tinstar_store::open(&format!("sqlite:{}/tinstar.db", folder.display())).await.unwrap();
        let limits = Limits { on: false, ..Limits::default() };
        let settings = Settings { bot_pause: Duration::ZERO, limits, ..Settings::default() };
        let mut shared = Shared::new(store, settings).await.unwrap();
        shared.ask = ask;
        let tables = Tables::new(Arc::new(shared));
        let anna: PersonId = id();
        let new = tinstar_store::NewPerson { id: anna.clone(), name: "Anna".into(), created: 0 };
        let _ = tables.shared().store.create_person(new).await.unwrap();
        let who = Who { id: anna.clone(), name: "Anna".into(), account: false };
        let bot = serde_json::json!({ "kind": "bot", "level": level });
        let new = serde_json::json!({ "game": "rolling-bandits", "seats": [bot, bot] });
        let new: NewTable = serde_json::from_value(new).unwrap();
        let (setup, chairs) = chairs(&new, &who).unwrap_or_else(|no| panic!("{:?}", no.code));
        let table: TableId = id();
        make_table(tables.shared(), table.clone(), (setup, 0), anna, chairs, None).await.unwrap();
        let (answer, answered) = tokio::sync::oneshot::channel();
        let start = Ask::Do {
            who,
            from: None,
            key: "start".into(),
            command: tinstar_protocol::Command::Start {},
            reply: crate::actor::Reply::Once(answer),
        };
        tables.ask(table, start).await.unwrap();
        answered.await.unwrap().unwrap_or_else(|no| panic!("{:?}", no.code));
        let metrics = &tables.shared().metrics;
        let count =
            || (metrics.bot_steps.load(Ordering::Relaxed), metrics.bot_failures.load(Ordering::Relaxed));
        let waited = tokio::time::timeout(Duration::from_secs(60), async {
            while count().0 < steps {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        });
        assert!(waited.await.is_ok(), "{:?} of {steps}", count());
        let counted = count();
        let _ = std::fs::remove_dir_all(folder);
        counted
    }

    /// It was not asked again until its table was read anew, and everybody waited.
    #[tokio::test]
    async fn a_bot_that_fails_is_stood_in_for_decision_by_decision() {
        let (steps, failures) = played("deputy", only_the_deputy_works, "sheriff", 6).await;
        assert!(failures >= steps, "{failures} failures in {steps} steps");
        let (steps, failures) = played("nobody", nothing_works, "instinct", 6).await;
        assert!(failures >= steps, "{failures} failures in {steps} steps");
    }
}
