//! Group commit: appends of many tables share one transaction and one wait for the disk.

use std::collections::HashSet;
use std::future::Future;
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::{Append, StoreError};

/// The most entries in one transaction.
pub(crate) const BATCH: usize = 512;
/// A batch that changes so much beside the log gets no further entries: a statement can only hold so many values.
const MUCH: usize = 4 * BATCH;
/// How many appends may wait; more wait for their turn to wait.
const QUEUE: usize = 4 * BATCH;
/// While many write at once, a batch waits so long for more of them: a transaction costs the disk and two threads the
/// same for one entry as for a hundred, and nobody notices two milliseconds.
const GATHER: Duration = Duration::from_millis(2);
/// Many: so many entries were in the batch before. Whoever writes alone never waits.
const MANY: usize = 4;

/// What a database does with a batch.
pub(crate) trait Commit: Send + 'static {
    /// Writes, in one transaction, those entries whose number is the next of their table, and says which they
    /// were. No two entries of a batch have the same table; they are sorted by table. On an error none is known to
    /// be written.
    fn commit(&mut self, batch: &[Append]) -> impl Future<Output = Result<Vec<bool>, StoreError>> + Send;
}

struct Waiting {
    entry: Append,
    /// Whether it was written.
    answer: oneshot::Sender<Result<bool, StoreError>>,
}

/// The one task of a store that appends.
pub(crate) struct Writer {
    queue: RwLock<Option<mpsc::Sender<Waiting>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(crate) fn start(database: impl Commit) -> Self {
        let (sender, queue) = mpsc::channel(QUEUE);
        let task = tokio::spawn(run(database, queue));
        Self { queue: RwLock::new(Some(sender)), task: Mutex::new(Some(task)) }
    }

    /// Waits until the entry's batch is committed; says whether the entry was written with it.
    pub(crate) async fn append(&self, entry: Append) -> Result<bool, StoreError> {
        let queue = self.queue.read().unwrap_or_else(PoisonError::into_inner).clone();
        let (answer, written) = oneshot::channel();
        let queue = queue.ok_or_else(StoreError::closed)?;
        queue.send(Waiting { entry, answer }).await.map_err(|_| StoreError::closed())?;
        drop(queue);
        written.await.map_err(|_| StoreError::closed())?
    }

    /// Ends the task once everything that waits is written.
    pub(crate) async fn close(&self) {
        *self.queue.write().unwrap_or_else(PoisonError::into_inner) = None;
        if let Some(task) = self.task.lock().await.take() {
            // An error means that the task has already ended.
            let _ = task.await;
        }
    }
}

async fn run(mut database: impl Commit, mut queue: mpsc::Receiver<Waiting>) {
    let mut waiting = Vec::with_capacity(BATCH);
    let mut before = 0;
    loop {
        if waiting.is_empty() && queue.recv_many(&mut waiting, BATCH).await == 0 {
            return;
        }
        if before >= MANY && waiting.len() + queue.len() < before {
            tokio::time::sleep(GATHER).await;
        }
        while waiting.len() < BATCH
            && let Ok(one) = queue.try_recv()
        {
            waiting.push(one);
        }
        let batch = next_batch(&mut waiting);
        before = batch.len();
        write(&mut database, batch).await;
    }
}

/// Takes the first entry of every table, sorted by table; later ones of the same table wait for the next batch,
/// because whether they fit depends on the first. All batches being sorted, two processes never wait for each other
/// in a circle.
fn next_batch(waiting: &mut Vec<Waiting>) -> Vec<Waiting> {
    let mut tables = HashSet::with_capacity(waiting.len());
    let mut changes = 0;
    let (mut batch, later): (Vec<_>, Vec<_>) = waiting.drain(..).partition(|one| {
        let now = changes < MUCH && tables.insert(one.entry.table.clone());
        if now {
            changes += one.entry.members.len() + one.entry.jobs.len();
        }
        now
    });
    *waiting = later;
    batch.sort_unstable_by(|a, b| a.entry.table.cmp(&b.entry.table));
    batch
}

async fn write(database: &mut impl Commit, batch: Vec<Waiting>) {
    let (entries, answers): (Vec<_>, Vec<_>) = batch.into_iter().map(|one| (one.entry, one.answer)).unzip();
    let mut result = database.commit(&entries).await.map(|written| written.into_iter().map(Ok).collect());
    if entries.len() > 1 && result.as_ref().is_err_and(StoreError::blames_the_entry) {
        result = Ok(write_one_by_one(database, &entries).await);
    }
    let written = result.unwrap_or_else(|error| vec![Err(error); entries.len()]);
    for (answer, written) in answers.into_iter().zip(written) {
        // An error means that nobody waits for the answer any more.
        let _ = answer.send(written);
    }
}

/// One entry that cannot be stored must not keep the others from being written.
async fn write_one_by_one(database: &mut impl Commit, entries: &[Append]) -> Vec<Result<bool, StoreError>> {
    let mut verdicts = Vec::with_capacity(entries.len());
    for entry in entries.chunks(1) {
        verdicts.push(database.commit(entry).await.map(|written| written == [true]));
    }
    verdicts
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::Mutex;

    use super::*;
    use crate::Seq;

    /// Notes each batch as "table+seq ..." and refuses those with the body "bad".
    #[derive(Clone, Default)]
    struct Noting(Arc<Mutex<Vec<String>>>);

    impl Commit for Noting {
        async fn commit(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
            if batch.iter().any(|entry| entry.body == "bad") {
                return Err(StoreError::Refused("bad".into()));
            }
            let names: Vec<_> = batch.iter().map(|entry| format!("{}{}", entry.table, entry.seq)).collect();
            self.0.lock().unwrap().push(names.join(" "));
            Ok(batch.iter().map(|entry| entry.body != "late").collect())
        }
    }

    /// Writes entries that are all waiting when the writer begins; answers "+", "-" or the code of the error.
    async fn written(entries: &[(&str, u64, &str)]) -> (Vec<String>, String) {
        let noting = Noting::default();
        let (sender, queue) = mpsc::channel(QUEUE);
        let mut verdicts = vec![];
        for &(table, seq, body) in entries {
            let (answer, verdict) = oneshot::channel();
            let entry = Append::new(table.parse().unwrap(), Seq(seq), body.into(), 0);
            sender.send(Waiting { entry, answer }).await.unwrap();
            verdicts.push(verdict);
        }
        drop(sender);
        run(noting.clone(), queue).await;
        let mut signs = String::new();
        for verdict in verdicts {
            signs += match verdict.await.unwrap() {
                Ok(true) => "+",
                Ok(false) => "-",
                Err(error) => error.code(),
            };
        }
        let batches = noting.0.lock().unwrap().clone();
        (batches, signs)
    }

    #[tokio::test]
    async fn tables_share_a_batch_and_one_table_takes_turns() {
        let (batches, signs) =
            written(&[("b", 1, ""), ("a", 1, ""), ("b", 2, ""), ("b", 3, ""), ("a", 2, "")]).await;
        assert_eq!(batches, ["a1 b1", "a2 b2", "b3"]);
        assert_eq!(signs, "+++++");
    }

    #[tokio::test]
    async fn one_that_comes_too_late_does_not_fail_its_mates() {
        let (batches, signs) = written(&[("a", 1, ""), ("b", 1, "late"), ("c", 1, "")]).await;
        assert_eq!(batches, ["a1 b1 c1"]);
        assert_eq!(signs, "+-+");
    }

    #[tokio::test]
    async fn one_that_cannot_be_stored_does_not_fail_its_mates() {
        let (batches, signs) = written(&[("a", 1, ""), ("b", 1, "bad"), ("c", 1, "")]).await;
        assert_eq!(batches, ["a1", "c1"]);
        assert_eq!(signs, "+refused+");
    }
}
