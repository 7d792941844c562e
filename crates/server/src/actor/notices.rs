//! Who is to be told that it is their turn because they are not here.

use tinstar_core::Seat;
use tinstar_protocol::{PersonId, Seq, Stage};
use tinstar_store::{Job, NewJob, NewNotice};
use tinstar_table::PersonTurn;

use super::Actor;
use crate::notices::Tiding;
use crate::shared::{NOTICE_JOB, job_kind};

/// A word to tables of somebody who wants to be told in other ways than before.
pub const WAYS: &str = "ways";

/// What a table knows about telling people.
#[derive(Default)]
pub(super) struct Telling {
    /// Who is told of their own turns, and whether anybody is told of everybody's; nothing if that is not known.
    told: Option<(Vec<PersonId>, bool)>,
    /// The decisions that need not be told any more.
    noted: Vec<(Seat, Seq)>,
}

impl Telling {
    /// Whether somebody is told that it is this turn.
    fn concerns(&self, turn: &PersonTurn) -> bool {
        let Some((people, everybody)) = &self.told else { return false };
        (*everybody || people.contains(&turn.person)) && !self.noted.contains(&(turn.seat, turn.opened))
    }
}

impl Actor {
    /// Learns who is told, unless it is known.
    pub(super) async fn learn_who_is_told(&mut self) {
        let running = |state: &&mut tinstar_table::State| state.stage() == Stage::Running;
        let Some(state) = self.state.as_mut().filter(running) else { return };
        if self.telling.told.is_some() {
            return;
        }
        let people: Vec<PersonId> =
            state.chairs().iter().filter_map(|chair| chair.person()).cloned().collect();
        match self.shared.store.who_is_told(&people, &self.table).await {
            Ok(told) => self.telling.told = Some(told),
            Err(error) => tracing::warn!(%error, "who is to be told of turns is not known"),
        }
    }

    /// How long after it was asked somebody who is not here is told: soon enough to be in time.
    fn told_at(&self, turn: &PersonTurn) -> i64 {
        let after = i64::try_from(self.shared.settings.notices.after.as_millis()).unwrap_or(i64::MAX);
        let third = turn.deadline.map_or(i64::MAX, |deadline| (deadline - turn.asked) / 3);
        turn.asked.saturating_add(after.min(third))
    }

    /// When somebody is to be told next.
    pub(super) fn next_notice(&self) -> Option<i64> {
        let state = self.state.as_ref().filter(|state| state.stage() == Stage::Running)?;
        let turns = state.turns_of_people();
        turns.iter().filter(|turn| self.telling.concerns(turn)).map(|turn| self.told_at(turn)).min()
    }

    /// Somebody may want to be told in other ways than before.
    pub(super) async fn ways_changed(&mut self, person: Option<&PersonId>) {
        let concerned = |state: &tinstar_table::State| person.is_none_or(|person| state.is_seated(person));
        if !self.state.as_ref().is_some_and(concerned) {
            return;
        }
        self.telling.told = None;
        self.learn_who_is_told().await;
        if let Some(due) = self.next_notice() {
            self.set_notice_job(due).await;
        }
    }

    async fn set_notice_job(&mut self, due: i64) -> bool {
        let for_seq = self.state.as_ref().map_or(Seq(0), |state| state.seq());
        let job = NewJob { table: self.table.clone(), kind: job_kind(NOTICE_JOB), due, for_seq };
        let set = self.shared.store.set_job(job).await;
        if let Err(error) = &set {
            tracing::warn!(%error, "a notice could not be put off");
        }
        set.is_ok()
    }

    /// Notes in the store who is to be told now; says whether the job is still needed, as it is or moved.
    pub(super) async fn notice_due(&mut self, job: &Job) -> bool {
        let now = self.shared.now();
        // Whoever is at another node is heard of within a heartbeat.
        let heartbeat = i64::try_from(self.shared.settings.heartbeat.as_millis()).unwrap_or(i64::MAX);
        let known = self.away.begun().saturating_add(heartbeat);
        if now < known {
            return self.set_notice_job(known).await || job.due <= now;
        }
        self.learn_who_is_told().await;
        let Some(state) = self.state.as_ref().filter(|state| state.stage() == Stage::Running) else {
            return false;
        };
        let turns: Vec<PersonTurn> =
            state.turns_of_people().into_iter().filter(|turn| self.telling.concerns(turn)).collect();
        let here = self.here_anywhere().seats;
        let (told, later): (Vec<_>, Vec<_>) =
            turns.into_iter().partition(|turn| self.told_at(turn) <= now && !here.contains(turn.seat));
        let notices = self.notices(&told);
        if let Err(error) = self.shared.store.add_notices(&self.table, &notices, now).await {
            tracing::warn!(%error, "notices could not be written down; they will come again");
            return true;
        }
        if !notices.is_empty() {
            self.shared.notices.due.notify_one();
        }
        self.telling
            .noted
            .retain(|(seat, opened)| self.state.as_ref().is_some_and(|state| state.is_open(*seat, *opened)));
        self.telling.noted.extend(told.iter().map(|turn| (turn.seat, turn.opened)));
        // Whoever is here and goes away without deciding is told then.
        let after = i64::try_from(self.shared.settings.notices.after.as_millis()).unwrap_or(i64::MAX);
        let next = later.iter().map(|turn| self.told_at(turn).max(now.saturating_add(after.max(1)))).min();
        match next {
            Some(due) => self.set_notice_job(due).await,
            None => false,
        }
    }

    /// What is to be told of these turns.
    fn notices(&self, turns: &[PersonTurn]) -> Vec<NewNotice> {
        let (Some(state), Some((people, everybody))) = (&self.state, &self.telling.told) else {
            return vec![];
        };
        let game = state.setup().game.clone();
        let notice = |turn: &PersonTurn, person: Option<PersonId>, names: Vec<String>| NewNotice {
            person,
            seat: turn.seat.into(),
            seq: turn.opened,
            what: serde_json::to_string(&Tiding::Turn { game: game.clone(), names })
                .expect("what is told is plain data"),
        };
        let own = turns.iter().filter(|turn| people.contains(&turn.person));
        let mut notices: Vec<NewNotice> =
            own.map(|turn| notice(turn, Some(turn.person.clone()), vec![])).collect();
        if *everybody && let Some(last) = turns.iter().max_by_key(|turn| turn.opened) {
            let name = |turn: &PersonTurn| state.chairs()[turn.seat.index()].name().to_owned();
            notices.push(notice(last, None, turns.iter().map(name).collect()));
        }
        notices
    }
}
