//! Room for what takes a while: matches that are told again from their first step.
//!
//! Those who play come first. What is told is told, and written down, by threads of their own that give way to everything
//! else and rest as long as they worked. Places take turns, so that whoever asks for much waits behind themselves;
//! how many may wait, and how many may be sending something in, is bounded for each place and in all.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::{FromRequest as _, Request};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tinstar_protocol::Code;
use tokio::sync::oneshot;

use super::Site;
use super::limits::Net;
use crate::no::No;
use crate::settings::Limits;
use crate::think::lower;

/// How many there may be at once.
#[derive(Clone, Copy)]
pub(super) struct Most {
    /// From one address.
    each: usize,
    /// In all.
    all: usize,
}

impl Most {
    /// Of what waits.
    const WAITING: Self = Self { each: 32, all: 1_024 };
    /// Of reviews, each of which takes as long as telling hundreds of matches.
    pub(super) const REVIEWS: Self = Self { each: 4, all: 64 };
    /// Of what is being sent in, each of which takes memory until it is told.
    const UPLOADS: Self = Self { each: 16, all: 128 };

    /// None where nothing is limited.
    pub(super) const fn if_on(self, limits: &Limits) -> Self {
        if limits.on { self } else { Self { each: usize::MAX, all: usize::MAX } }
    }
}

/// Threads that tell, what waits for them, and what is on its way in.
pub struct Stories {
    room: Arc<Room>,
    uploads: Arc<Mutex<HashMap<Net, usize>>>,
}

#[derive(Default)]
struct Room {
    lines: Mutex<Lines>,
    more: Condvar,
}

/// Something to be done, unless nobody waits for it any more.
type Work = Box<dyn FnOnce() + Send>;

/// A line of waiting for each place.
#[derive(Default)]
struct Lines {
    each: HashMap<Net, VecDeque<Work>>,
    /// Whose turn it is next: every place in `each` once.
    turns: VecDeque<Net>,
    all: usize,
    closed: bool,
}

impl Lines {
    fn push(&mut self, net: Net, work: Work, most: Most) -> Result<(), No> {
        let waiting = self.each.get(&net).map_or(0, VecDeque::len);
        if waiting >= most.each || self.all >= most.all {
            return Err(No::new(Code::SlowDown));
        }
        if waiting == 0 {
            self.turns.push_back(net);
        }
        self.each.entry(net).or_default().push_back(work);
        self.all += 1;
        Ok(())
    }

    fn pop(&mut self) -> Option<Work> {
        let net = self.turns.pop_front()?;
        let line = self.each.get_mut(&net)?;
        let work = line.pop_front()?;
        self.all -= 1;
        if line.is_empty() {
            self.each.remove(&net);
        } else {
            self.turns.push_back(net);
        }
        Some(work)
    }
}

impl Room {
    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is next; nothing when it is time to go.
    fn next(&self) -> Option<Work> {
        let mut lines = self.lines();
        loop {
            if lines.closed {
                return None;
            }
            if let Some(work) = lines.pop() {
                return Some(work);
            }
            lines = self.more.wait(lines).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self) {
        lower();
        while let Some(work) = self.next() {
            let began = Instant::now();
            if std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).is_err() {
                tracing::error!("a match could not be told");
            }
            // Half of the time is for those who play: the next one waits as long as this one took.
            thread::sleep(began.elapsed());
        }
    }
}

impl Stories {
    /// Half as many threads of this name as there are processors.
    pub fn new(name: &str) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let stories = Self { room: Arc::default(), uploads: Arc::default() };
        for _ in 0..(cores / 2).max(1) {
            let room = Arc::clone(&stories.room);
            // Where there is no room for another thread, the others do its work.
            if let Err(error) = thread::Builder::new().name(name.to_owned()).spawn(move || room.work()) {
                tracing::error!(%error, name, "a thread could not be started");
            }
        }
        stories
    }

    /// Does something when it is this place's turn.
    async fn turn<T: Send + 'static>(
        &self,
        net: Net,
        most: Most,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, No> {
        self.wait_for(net, most, work)?.await.map_err(|_| No::new(Code::ShuttingDown))
    }

    /// Has something done when it is this place's turn, unless nobody waits for it any more then.
    ///
    /// # Errors
    /// `slow_down` if too much waits already.
    pub(super) fn wait_for<T: Send + 'static>(
        &self,
        net: Net,
        most: Most,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<oneshot::Receiver<T>, No> {
        let (answer, answered) = oneshot::channel();
        let work = move || {
            // Whoever has gone meanwhile is not told anything.
            if !answer.is_closed() {
                let _ = answer.send(work());
            }
        };
        self.room.lines().push(net, Box::new(work), most)?;
        self.room.more.notify_one();
        Ok(answered)
    }

    /// A place for something that is sent in, until it is dropped.
    fn upload(&self, net: Net, most: Most) -> Result<Upload, No> {
        let mut uploads = self.uploads.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = uploads.values().sum();
        let each = uploads.entry(net).or_default();
        if *each >= most.each || all >= most.all {
            if *each == 0 {
                uploads.remove(&net);
            }
            return Err(No::new(Code::SlowDown));
        }
        *each += 1;
        Ok(Upload { net, uploads: Arc::clone(&self.uploads) })
    }
}

impl Drop for Stories {
    fn drop(&mut self) {
        self.room.lines().closed = true;
        self.room.more.notify_all();
    }
}

/// Something that is sent in and told.
pub(super) struct Upload {
    net: Net,
    uploads: Arc<Mutex<HashMap<Net, usize>>>,
}

impl Drop for Upload {
    fn drop(&mut self) {
        let mut uploads = self.uploads.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(each) = uploads.get_mut(&self.net) {
            *each -= 1;
            if *each == 0 {
                uploads.remove(&self.net);
            }
        }
    }
}

/// JSON that was written where nobody had to wait for it: a whole match is megabytes.
#[derive(Clone)]
pub struct Written(Bytes);

impl Written {
    /// Writes something short here and now.
    ///
    /// # Errors
    /// `bad_request`, which does not happen to plain data.
    pub fn now(told: &impl Serialize) -> Result<Self, No> {
        let written = serde_json::to_vec(told).map_err(|_| No::new(Code::BadRequest))?;
        Ok(Self(written.into()))
    }

    /// How many bytes it has.
    pub const fn len(&self) -> usize {
        self.0.len()
    }
}

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

impl Site {
    /// Does something that takes a while where nobody has to wait for it, a few at once; those from one address wait
    /// for each other first.
    ///
    /// # Errors
    /// `slow_down` if too much from there waits already, and whatever the work comes to.
    pub(super) async fn off_the_async_threads<T: Send + 'static>(
        &self,
        net: Net,
        work: impl FnOnce() -> Result<T, No> + Send + 'static,
    ) -> Result<T, No> {
        let most = Most::WAITING.if_on(&self.shared().settings.limits);
        self.stories.turn(net, most, work).await?
    }

    /// The same for something that is to be sent, which is written there too.
    ///
    /// # Errors
    /// As [`Site::off_the_async_threads`].
    pub(super) async fn written<T: Serialize>(
        &self,
        net: Net,
        work: impl FnOnce() -> Result<T, No> + Send + 'static,
    ) -> Result<Written, No> {
        self.off_the_async_threads(net, move || Written::now(&work()?)).await
    }

    /// Reads a record that is sent in, if not too many are already; the place is to be kept until it is told.
    ///
    /// # Errors
    /// `slow_down`, `too_large`, `bad_request`.
    pub(super) async fn record_sent(&self, net: Net, request: Request) -> Result<(String, Upload), No> {
        let place = self.stories.upload(net, Most::UPLOADS.if_on(&self.shared().settings.limits))?;
        let record = String::from_request(request, &()).await;
        Ok((record.map_err(|rejected| No::from_status(rejected.status()))?, place))
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::sync::mpsc;

    use super::*;

    const FLOOD: Net = Net::V4(Ipv4Addr::new(192, 0, 2, 1));
    const WAITING: Most = Most::WAITING;
    const UPLOADS: Most = Most::UPLOADS;
    const OTHER: Net = Net::V4(Ipv4Addr::new(192, 0, 2, 2));

    fn nothing() -> Work {
        Box::new(|| {})
    }

    #[test]
    fn one_address_does_not_fill_the_queue() {
        let mut lines = Lines::default();
        assert_eq!(
            (0..1_000).filter(|_| lines.push(FLOOD, nothing(), WAITING).is_ok()).count(),
            WAITING.each
        );
        assert!(lines.push(OTHER, nothing(), WAITING).is_ok());
        while let Some(work) = lines.pop() {
            work();
        }
        assert!(lines.each.is_empty() && lines.turns.is_empty() && lines.all == 0);
        assert!(lines.push(FLOOD, nothing(), WAITING).is_ok());
    }

    #[test]
    fn however_many_ask_the_queue_ends() {
        let mut lines = Lines::default();
        let nets = (0..).map(|n| Net::Home(n / WAITING.each as u64));
        assert_eq!(
            nets.take(2 * WAITING.all).filter(|net| lines.push(*net, nothing(), WAITING).is_ok()).count(),
            WAITING.all
        );
    }

    /// Whoever asks for one thing does not wait for all that another place has asked for.
    #[test]
    fn places_take_turns() {
        let (done, order) = mpsc::channel();
        let mut lines = Lines::default();
        for (net, name) in [(FLOOD, "a"), (FLOOD, "b"), (FLOOD, "c"), (OTHER, "one")] {
            let done = done.clone();
            lines
                .push(net, Box::new(move || done.send(name).unwrap()), WAITING)
                .unwrap_or_else(|_| panic!("full"));
        }
        while let Some(work) = lines.pop() {
            work();
        }
        drop(done);
        assert_eq!(order.iter().collect::<Vec<_>>(), ["a", "one", "b", "c"]);
    }

    #[test]
    fn what_is_on_its_way_in_is_counted_until_it_is_told() {
        let stories = Stories::new("teller");
        let sent: Vec<Upload> =
            std::iter::from_fn(|| stories.upload(FLOOD, UPLOADS).ok()).take(1_000).collect();
        assert_eq!(sent.len(), UPLOADS.each);
        let other = stories.upload(OTHER, UPLOADS).ok();
        assert!(other.is_some());
        let many = (0..).map_while(|n| stories.upload(Net::Home(n), UPLOADS).ok()).take(1_000);
        assert_eq!(many.collect::<Vec<_>>().len(), UPLOADS.all - UPLOADS.each - 1);
        drop((sent, other));
        assert!(stories.uploads.lock().unwrap().is_empty());
    }

    /// Those who play are on the async threads: nothing that takes long is done, or written down, there.
    #[tokio::test]
    async fn telling_gives_way_to_those_who_play() {
        let stories = Stories::new("teller");
        let nice = || {
            let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
            let fields: Vec<String> =
                stat.rsplit(") ").next().unwrap().split(' ').map(str::to_owned).collect();
            (thread::current().name().map(str::to_owned), fields[16].parse::<i32>().unwrap())
        };
        let (name, teller) = stories.turn(FLOOD, WAITING, nice).await.unwrap_or_else(|_| panic!("refused"));
        assert_eq!(name.as_deref(), Some("teller"));
        assert!(teller > nice().1 || teller == 19, "{teller} against {}", nice().1);
    }

    #[tokio::test]
    async fn whoever_has_gone_is_not_told_and_what_fails_takes_nobody_with_it() {
        let stories = Stories::new("teller");
        let (told, was_told) = mpsc::channel::<()>();
        assert!(stories.turn::<()>(FLOOD, WAITING, || panic!("on purpose")).await.is_err());
        // Kept busy until the next one has been given up.
        let threads = thread::available_parallelism().map_or(1, usize::from).div_ceil(2);
        let (go, may_go) = mpsc::channel::<()>();
        let may_go = Arc::new(Mutex::new(may_go));
        for _ in 0..threads {
            let may_go = Arc::clone(&may_go);
            let wait = move || {
                let _ = may_go.lock().unwrap().recv();
            };
            stories.room.lines().push(OTHER, Box::new(wait), WAITING).unwrap_or_else(|_| panic!("full"));
        }
        stories.room.more.notify_all();
        let gone = tokio::time::timeout(
            std::time::Duration::from_millis(1),
            stories.turn(FLOOD, WAITING, move || told.send(()).unwrap()),
        );
        assert!(gone.await.is_err());
        drop(go);
        assert!(stories.turn(FLOOD, WAITING, || 7).await.is_ok_and(|seven| seven == 7));
        assert!(was_told.try_recv().is_err());
    }
}
