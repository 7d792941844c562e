//! One task per table: it takes one request at a time, checks it, makes it durable, and only then tells anybody.
//!
//! A step is applied to the state in memory, which nobody can look at meanwhile, then appended to the store. If the
//! store does not say "written", the state is thrown away and read again from the log. So what is shown is always
//! what is on the disk.

mod answers;
mod away;
mod bots;
mod chat;
mod hints;
mod newcomers;
mod notices;
mod presence;
mod subscribers;
mod update;
mod write;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::Value;
use tinstar_catalogue::Hinted;
use tinstar_core::{Message, Seat};
use tinstar_protocol::{ClientKey, Code, Command, Done, PersonId, Room, Seq, Snapshot, TableId};
use tinstar_store::Job;
use tokio::sync::{mpsc, oneshot};

use crate::no::No;
use crate::shared::Shared;
use crate::wire::Frame;
use chat::Chats;
pub use newcomers::Whence;
pub use notices::WAYS;
use presence::Elsewhere;
pub use presence::SHOWN_MS;
use subscribers::Subscribers;
pub use subscribers::{Joining, SubscriberId};
use tinstar_table::{BotTurn, Eyes, Glance, Reviewable, State, Telling, Who};
pub use update::UpdateFrame;
pub use write::{make_table, shown_for};

/// How many requests may wait at one table.
pub const MAILBOX: usize = 256;
/// How many refusals are remembered, to be repeated word for word.
const REFUSALS: usize = 32;

/// Where an answer goes.
pub enum Reply {
    /// To somebody who waits.
    Once(oneshot::Sender<Result<Done, No>>),
    /// Into a socket's queue, after the update it caused.
    Socket(SubscriberId),
}

/// Whom a complaint can be about.
#[derive(Clone, Copy)]
pub enum Whom {
    /// Whoever made the table.
    Owner,
    /// Whoever holds a seat.
    Seat(Seat),
    /// Whoever said something: the room and the number there.
    Speaker(Room, u64),
}

/// What a table can be asked.
pub enum Ask {
    /// Do something.
    Do {
        /// Who asks.
        who: Who,
        /// Where they come from, if that matters.
        from: Option<Whence>,
        /// The client's key.
        key: String,
        /// What to do.
        command: Command,
        /// Where the answer goes.
        reply: Reply,
    },
    /// Show everything, once.
    Look {
        /// Who looks; none if signed out.
        person: Option<PersonId>,
        /// Through which of their seats, if they have several.
        seat: Option<Seat>,
        /// What happened after this number; nothing of it if not given.
        since: Option<Seq>,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<Snapshot, No>>,
    },
    /// Show the record.
    Record {
        /// Who looks.
        person: Option<PersonId>,
        /// Through which of their seats, if they have several.
        seat: Option<Seat>,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<String, No>>,
    },
    /// Give what it takes to review the match.
    Review {
        /// Where the answer goes.
        answer: oneshot::Sender<Result<Reviewable, No>>,
    },
    /// Give what it takes to tell the match again.
    Tell {
        /// Who asks.
        person: Option<PersonId>,
        /// Through whose eyes.
        eyes: Eyes,
        /// From the number after this one on.
        since: Seq,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<Telling, No>>,
    },
    /// Say in sentences what can be seen.
    Describe {
        /// Who asks.
        person: Option<PersonId>,
        /// Through whose eyes.
        eyes: Eyes,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<Vec<Message>, No>>,
    },
    /// Say whether the match waits for somebody.
    Waits {
        /// For whom.
        person: PersonId,
        /// Where the answer goes.
        answer: oneshot::Sender<bool>,
    },
    /// Say whether a decision is still to be made.
    IsOpen {
        /// By whom.
        seat: Seat,
        /// The number at which it was put to them.
        opened: Seq,
        /// Where the answer goes.
        answer: oneshot::Sender<bool>,
    },
    /// Somebody may want to be told of turns in other ways than before.
    Ways(PersonId),
    /// Show everything, and go on showing.
    Join(Joining),
    /// Lift or lower a curtain.
    Lift {
        /// Whose socket.
        id: SubscriberId,
        /// Which seat.
        seat: Option<Seat>,
        /// What happened after this number.
        since: Option<Seq>,
        /// Dropped when it is done.
        shown: oneshot::Sender<()>,
    },
    /// A message of the socket's own, such as an answer to a ping, in its turn.
    Pass {
        /// Whose socket.
        id: SubscriberId,
        /// The frame.
        frame: Frame,
    },
    /// A socket has gone.
    Part(SubscriberId),
    /// The log may have grown.
    Wake,
    /// Something was said.
    ChatWake(Room),
    /// Another process passed a word on.
    Heard(String),
    /// Somebody deleted themselves.
    Forget {
        /// Who.
        person: PersonId,
        /// Whether they are known to have been at this table.
        sat_here: bool,
    },
    /// The host tells everybody something.
    Announce(Arc<str>),
    /// The table was removed.
    Gone,
    /// Say whom a complaint is about, and what they said if it is about that.
    Whose {
        /// Who complains.
        person: PersonId,
        /// About whom.
        whom: Whom,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<(PersonId, String), No>>,
    },
    /// A job is due.
    Due(Job),
    /// A bot has made up its mind.
    Thought {
        /// Where it sits.
        seat: Seat,
        /// The number at which its decision was put to it.
        opened: Seq,
        /// What it does.
        action: Value,
    },
    /// A bot has failed.
    Failed(BotTurn),
    /// A hint was found, or could not be.
    Hinted {
        /// For which seat.
        seat: Seat,
        /// The table's number when it was asked for.
        at: Seq,
        /// What was found.
        found: Option<Vec<Hinted>>,
    },
    /// The moment has come in which a question with one answer answers itself.
    Moment {
        /// Who was asked.
        seat: Seat,
        /// The number at which it was asked.
        opened: Seq,
    },
}

/// The task of one table.
pub struct Actor {
    table: TableId,
    shared: Arc<Shared>,
    /// Nothing if it has to be read from the log.
    state: Option<State>,
    /// The last number that subscribers were told.
    published: Seq,
    /// Shown to the task that hands out wake-ups.
    seen: Arc<AtomicU64>,
    mailbox: mpsc::WeakSender<Ask>,
    subscribers: Subscribers,
    elsewhere: Elsewhere,
    chats: Chats,
    /// Refusals by client key, latest first.
    refusals: VecDeque<(ClientKey, No)>,
    /// The bots that are thinking: seat and the number of the decision.
    thinking: Vec<(Seat, Seq)>,
    /// What bots would answer once people have had their time.
    held: Vec<(Seat, Seq, Value)>,
    /// The questions that will answer themselves in a moment: seat and the number of the decision.
    answering: Vec<(Seat, Seq)>,
    hints: hints::Hints,
    /// When people were last here.
    away: away::Away,
    /// Whether a bot's, a clock's or a notice's job may be in the store.
    has_jobs: [bool; 3],
    /// Until when the list of public tables shows the table, as far as this process knows.
    shown_until: i64,
    /// Whether it was one for that list when last looked at.
    listed: Option<bool>,
    newcomers: newcomers::Newcomers,
    telling: notices::Telling,
}

/// A running actor.
#[derive(Clone)]
pub struct Handle {
    /// Its mailbox.
    pub mailbox: mpsc::Sender<Ask>,
    /// The last number it knows.
    pub seen: Arc<AtomicU64>,
}

impl Actor {
    /// Starts the task. `gone` is called when the table has been idle, before the last requests are served.
    pub fn start(table: TableId, shared: Arc<Shared>, gone: impl FnOnce() + Send + 'static) -> Handle {
        let (mailbox, asks) = mpsc::channel(MAILBOX);
        let away = away::Away::from(shared.now());
        let seen = Arc::new(AtomicU64::new(0));
        let actor = Self {
            table,
            shared,
            state: None,
            published: Seq(0),
            seen: Arc::clone(&seen),
            mailbox: mailbox.downgrade(),
            subscribers: Subscribers::default(),
            elsewhere: Elsewhere::default(),
            chats: Chats::default(),
            refusals: VecDeque::new(),
            thinking: vec![],
            held: vec![],
            answering: vec![],
            hints: hints::Hints::default(),
            away,
            has_jobs: [true; 3],
            telling: notices::Telling::default(),
            shown_until: 0,
            listed: None,
            newcomers: newcomers::Newcomers::default(),
        };
        tokio::spawn(actor.run(asks, gone));
        Handle { mailbox, seen }
    }

    async fn run(mut self, mut asks: mpsc::Receiver<Ask>, gone: impl FnOnce()) {
        self.shared.metrics.tables.fetch_add(1, Ordering::Relaxed);
        loop {
            let settings = &self.shared.settings;
            let beats = !self.subscribers.is_empty();
            let patience = if beats { settings.heartbeat.min(settings.idle) } else { settings.idle };
            let patience = self.untold().map_or(patience, |untold| untold.min(patience));
            match tokio::time::timeout(patience, asks.recv()).await {
                // In a box, because most tables wait, and waiting needs no room for what it takes to handle something.
                Ok(Some(ask)) => Box::pin(self.handle(ask)).await,
                Ok(None) => break,
                Err(_) if self.untold().is_some() => {}
                Err(_) if self.subscribers.is_empty() && self.is_idle() => break,
                Err(_) => {}
            }
            self.beat();
            self.be_shown();
            if self.untold().is_some_and(|left| left.is_zero()) {
                self.tell_presence();
            }
            self.subscribers.send(&self.shared);
        }
        gone();
        asks.close();
        while let Some(ask) = asks.recv().await {
            Box::pin(self.handle(ask)).await;
            self.subscribers.send(&self.shared);
        }
        self.shared.metrics.tables.fetch_sub(1, Ordering::Relaxed);
    }

    /// Whether nothing is being thought about.
    const fn is_idle(&self) -> bool {
        self.thinking.is_empty() && self.hints.is_idle()
    }

    async fn handle(&mut self, ask: Ask) {
        match ask {
            Ask::Do { who, key, command: Command::Hint { seat, based_on }, reply, .. } => {
                self.note_here(&who.id);
                Box::pin(self.hint(&who, (seat, based_on), key, reply)).await;
            }
            Ask::Do { who, from, key, command, reply } => {
                self.note_here(&who.id);
                let blocked = self.to_block(&command);
                let done = match self.check_newcomer(&who.id, from, &command).await {
                    Ok(()) => self.command(&who, &key, &command).await,
                    Err(no) => Err(no),
                };
                if let (Ok(_), Some(person)) = (&done, &blocked) {
                    self.note_blocked(person);
                }
                self.answer(key, done, reply);
            }
            Ask::Look { person, seat, since, answer } => {
                if let Some(person) = &person {
                    self.note_here(person);
                }
                drop(answer.send(self.look(person.as_ref(), seat, since).await));
            }
            Ask::Record { person, seat, answer } => {
                let record = self.state().await.and_then(|state| {
                    let viewer = state.viewer(person.as_ref(), seat);
                    Ok(state.record(viewer)?)
                });
                drop(answer.send(record));
            }
            Ask::Review { answer } => {
                drop(answer.send(self.state().await.and_then(|state| Ok(state.reviewable()?))));
            }
            Ask::Join(joining) => self.join(joining).await,
            Ask::Lift { id, seat, since, shown } => {
                self.lift(id, seat, since).await;
                drop(shown);
            }
            Ask::Tell { person, eyes, since, answer } => {
                let telling =
                    self.state().await.and_then(|state| Ok(state.telling(person.as_ref(), eyes, since)?));
                drop(answer.send(telling));
            }
            Ask::Describe { person, eyes, answer } => {
                let described =
                    self.state().await.and_then(|state| Ok(state.described(person.as_ref(), eyes)?));
                drop(answer.send(described));
            }
            Ask::Waits { person, answer } => {
                let waits = self.state().await.is_ok_and(|state| state.waits_for(&person));
                let _ = answer.send(waits);
            }
            Ask::IsOpen { seat, opened, answer } => {
                let open = self.state().await.is_ok_and(|state| state.is_open(seat, opened));
                let _ = answer.send(open);
            }
            Ask::Ways(person) => Box::pin(self.ways_changed(Some(&person))).await,
            Ask::Pass { id, frame } => self.subscribers.tell(id, frame),
            Ask::Part(id) => {
                if let Some(person) = self.subscribers.part(id) {
                    self.note_here(&person);
                }
                self.tell_presence();
            }
            Ask::Wake => self.wake().await,
            Ask::ChatWake(room) => Box::pin(self.hear(room)).await,
            Ask::Heard(word) if word == notices::WAYS => Box::pin(self.ways_changed(None)).await,
            Ask::Heard(word) => self.heard(&word),
            Ask::Forget { person, sat_here } => {
                if let Err(no) = Box::pin(self.forget(&person, sat_here)).await {
                    tracing::warn!(
                        table = self.short(),
                        code = no.code.as_str(),
                        "a name could not be forgotten"
                    );
                }
            }
            Ask::Announce(text) => self.subscribers.announce(&text),
            Ask::Gone => {
                self.state = None;
                self.subscribers.turn_away(&No::new(Code::NoSuchTable), &self.shared);
            }
            Ask::Whose { person, whom, answer } => {
                drop(answer.send(Box::pin(self.whose(&person, whom)).await));
            }
            Ask::Due(job) => Box::pin(self.due(&job)).await,
            Ask::Thought { seat, opened, action } => self.thought(seat, opened, action).await,
            Ask::Failed(turn) => Box::pin(self.bot_failed(turn)).await,
            Ask::Hinted { seat, at, found } => Box::pin(self.hinted(seat, at, found)).await,
            Ask::Moment { seat, opened } => self.moment(seat, opened).await,
        }
    }

    /// Says what became of a command.
    fn answer(&mut self, key: String, done: Result<Done, No>, reply: Reply) {
        match &done {
            Ok(_) => self.shared.metrics.accepted(),
            Err(no) => self.shared.metrics.refused(no.code),
        }
        match reply {
            // An error means that nobody waits any more.
            Reply::Once(answer) => drop(answer.send(done)),
            Reply::Socket(id) => self.subscribers.answer(id, key, done, &self.shared),
        }
    }

    async fn command(&mut self, who: &Who, key: &str, command: &Command) -> Result<Done, No> {
        let key = ClientKey::new(who.id.clone(), key).map_err(|_| No::new(Code::BadKey))?;
        if let Command::Say { text } = command {
            return Box::pin(self.say(key, text)).await;
        }
        if let Command::Why { seat, action } = command {
            let state = self.state().await?;
            state.would_do(who, *seat, action)?;
            return Ok(Done::at(state.seq().0));
        }
        let refused = self.refusals.iter().find(|(old, _)| *old == key);
        if let Some((_, no)) = refused {
            return Err(no.clone());
        }
        let done = self.judge_and_write(who, &key, command).await;
        if let Err(no) = &done
            && is_final(no.code)
        {
            self.refusals.truncate(REFUSALS - 1);
            self.refusals.push_front((key, no.clone()));
        }
        done
    }

    async fn look(
        &mut self,
        person: Option<&PersonId>,
        seat: Option<Seat>,
        since: Option<Seq>,
    ) -> Result<Snapshot, No> {
        self.load_chats().await;
        self.state().await?;
        let state = self.state.as_ref().ok_or(No::new(Code::NoSuchTable))?;
        let viewer = state.viewer(person, seat);
        let glance = Glance::of(state, viewer);
        let now = self.shared.now();
        Ok(subscribers::snapshot(&self.table, state, (person, viewer), since, &self.chats, now, glance))
    }

    async fn wake(&mut self) {
        let read = match &self.state {
            Some(_) => Box::pin(self.catch_up()).await,
            None => self.state().await.map(|_| ()),
        };
        if let Err(no) = read {
            tracing::warn!(
                table = self.short(),
                code = no.code.as_str(),
                "the log cannot be read; trying again"
            );
            self.wake_later(Duration::from_secs(1));
        }
    }

    /// Looks at the log again after a while, unless the table has been put away by then.
    fn wake_later(&self, after: Duration) {
        let mailbox = self.mailbox.clone();
        tokio::spawn(async move {
            tokio::time::sleep(after).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Ask::Wake).await;
            }
        });
    }

    async fn join(&mut self, joining: Joining) {
        self.load_chats().await;
        if let Err(no) = self.state().await {
            subscribers::refuse(joining, &no, &self.shared);
            return;
        }
        let Some(state) = &self.state else { return };
        let id = joining.id;
        self.subscribers.join(&self.table, joining, state, &self.chats, &self.shared);
        if !self.tell_presence() {
            self.subscribers.show_presence(id);
        }
        self.trigger_answers();
        self.be_shown();
    }

    async fn lift(&mut self, id: SubscriberId, seat: Option<Seat>, since: Option<Seq>) {
        match self.state().await {
            Ok(_) => {
                let Some(state) = &self.state else { return };
                self.subscribers.lift(&self.table, id, seat, since, state, &self.chats, &self.shared);
            }
            Err(no) => self.subscribers.say_no(id, &no, &self.shared),
        }
    }

    /// Enough of the table's id to recognise it in a log, and not enough to sit down at it.
    fn short(&self) -> &str {
        let id = self.table.as_str();
        id.get(..6).unwrap_or(id)
    }
}

/// Whether the same request would be refused for the same reason again.
fn is_final(code: Code) -> bool {
    !matches!(code, Code::StoreUnavailable | Code::StoreFull | Code::ShuttingDown | Code::SlowDown)
}
