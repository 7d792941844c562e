//! The sockets that watch a table, and what each is sent.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tinstar_core::{Seat, Viewer};
use tinstar_protocol::{ChatSaid, Code, Done, Present, Room, ServerMessage, Snapshot, Stage, You};
use tinstar_words::Tongue;
use tokio::sync::mpsc::Sender;
use tokio::sync::mpsc::error::TrySendError;

use super::Actor;
use super::Update;
use super::chat::Chats;
use super::presence::Here;
use crate::no::No;
use crate::shared::Shared;
use crate::table::State;

/// Names a socket within this process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SubscriberId(pub u64);

/// A socket that wants to watch.
pub struct Joining {
    /// Its name.
    pub id: SubscriberId,
    /// Whose it is; none if signed out.
    pub person: Option<String>,
    /// The tongue of refusals.
    pub tongue: Tongue,
    /// Tell what happened after this number.
    pub since: Option<u64>,
    /// Its queue.
    pub out: Sender<Utf8Bytes>,
    /// Set when it is dropped because it does not read.
    pub slow: Arc<AtomicBool>,
}

struct Subscriber {
    id: SubscriberId,
    person: Option<String>,
    tongue: Tongue,
    lifted: Option<Seat>,
    out: Sender<Utf8Bytes>,
    slow: Arc<AtomicBool>,
    /// What it was last told about itself.
    you: You,
}

/// The sockets that watch a table.
#[derive(Default)]
pub struct Subscribers {
    all: Vec<Subscriber>,
    present: Present,
}

/// Everything one viewer needs to begin with.
pub fn snapshot(
    table: &str,
    state: &State,
    person: Option<&str>,
    viewer: Viewer,
    since: Option<u64>,
    chats: &Chats,
    now: i64,
) -> Snapshot {
    let rooms = [Room::Players, Room::Spectators].into_iter().filter(|room| hears(state, person, *room));
    Snapshot {
        table: table.to_owned(),
        game: state.setup().game.clone(),
        seq: state.seq(),
        now,
        you: you(state, person, viewer),
        missed: since.map_or(vec![], |since| state.happened_since(viewer, since)),
        chat: rooms.flat_map(|room| chats.room(room).to_vec()).collect(),
        situation: state.situation(viewer),
    }
}

/// Who may hear a room: its own people, and everybody once the match is over.
fn hears(state: &State, person: Option<&str>, room: Room) -> bool {
    let seated = person.is_some_and(|person| state.is_seated(person));
    state.stage() == Stage::Over || seated == (room == Room::Players)
}

fn you(state: &State, person: Option<&str>, viewer: Viewer) -> You {
    You {
        person: person.map(str::to_owned),
        seats: person.map_or(vec![], |person| state.seats_of(person).map(u8::from).collect()),
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat.into()),
            Viewer::Spectator => None,
        },
        owner: person == Some(state.owner()),
    }
}

/// A message as a frame.
pub fn frame(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

impl Subscriber {
    fn viewer(&self, state: &State) -> Viewer {
        state.viewer(self.person.as_deref(), self.lifted)
    }

    /// Tells it who it is at the table, if that has changed; whether it could be sent.
    fn tell_you(&mut self, state: &State, viewer: Viewer, shared: &Shared) -> bool {
        let now = you(state, self.person.as_deref(), viewer);
        if self.you == now {
            return true;
        }
        self.you = now.clone();
        self.send(frame(&ServerMessage::You(now)), shared)
    }

    /// Whether it could be sent. A reader that lets its queue fill up is given up.
    fn send(&self, frame: Utf8Bytes, shared: &Shared) -> bool {
        match self.out.try_send(frame) {
            Ok(()) => true,
            Err(TrySendError::Full(_)) => {
                self.slow.store(true, Ordering::Relaxed);
                shared.metrics.slow_readers.fetch_add(1, Ordering::Relaxed);
                false
            }
            Err(TrySendError::Closed(_)) => false,
        }
    }
}

impl Subscribers {
    /// Whether nobody watches.
    pub const fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Shows everything to a new socket and goes on showing.
    pub fn join(&mut self, table: &str, joining: Joining, state: &State, chats: &Chats, shared: &Shared) {
        let Joining { id, person, tongue, since, out, slow } = joining;
        let viewer = state.viewer(person.as_deref(), None);
        let first = snapshot(table, state, person.as_deref(), viewer, since, chats, shared.now());
        let you = first.you.clone();
        let subscriber = Subscriber { id, person, tongue, lifted: None, out, slow, you };
        if subscriber.send(frame(&ServerMessage::Snapshot(Box::new(first))), shared) {
            self.all.push(subscriber);
        }
    }

    /// Says why a socket cannot watch.
    pub fn refuse(&self, joining: &Joining, no: &No, shared: &Shared) {
        let refusal = no.in_words(shared.words.of(joining.tongue));
        let _ = joining.out.try_send(frame(&ServerMessage::Refused { key: None, refusal }));
    }

    /// Lifts or lowers a curtain and shows what is behind it.
    #[expect(clippy::too_many_arguments, reason = "what a snapshot is made of, and whose")]
    pub fn lift(
        &mut self,
        table: &str,
        id: SubscriberId,
        seat: Option<Seat>,
        since: Option<u64>,
        state: &State,
        chats: &Chats,
        shared: &Shared,
    ) {
        let Some(subscriber) = self.all.iter_mut().find(|one| one.id == id) else { return };
        let person = subscriber.person.as_deref();
        let own = |seat: Seat| person.is_some_and(|person| state.seats_of(person).any(|mine| mine == seat));
        if seat.is_some_and(|seat| !own(seat)) {
            return self.say_no(id, &No::new(Code::NotYourSeat), shared);
        }
        subscriber.lifted = seat;
        let viewer = subscriber.viewer(state);
        let shown = snapshot(table, state, subscriber.person.as_deref(), viewer, since, chats, shared.now());
        subscriber.you = shown.you.clone();
        self.tell(id, frame(&ServerMessage::Snapshot(Box::new(shown))), shared);
    }

    /// Forgets a socket.
    pub fn part(&mut self, id: SubscriberId) {
        self.all.retain(|one| one.id != id);
    }

    /// Sends a frame to one socket.
    pub fn tell(&mut self, id: SubscriberId, frame: Utf8Bytes, shared: &Shared) {
        self.all.retain(|one| one.id != id || one.send(frame.clone(), shared));
    }

    /// Refuses something that had no key.
    pub fn say_no(&mut self, id: SubscriberId, no: &No, shared: &Shared) {
        let Some(one) = self.all.iter().find(|one| one.id == id) else { return };
        let refusal = no.in_words(shared.words.of(one.tongue));
        self.tell(id, frame(&ServerMessage::Refused { key: None, refusal }), shared);
    }

    /// Answers a command.
    pub fn answer(&mut self, id: SubscriberId, key: String, done: Result<Done, No>, shared: &Shared) {
        let Some(one) = self.all.iter().find(|one| one.id == id) else { return };
        let message = match done {
            Ok(done) => ServerMessage::Done { key, done },
            Err(no) => {
                ServerMessage::Refused { key: Some(key), refusal: no.in_words(shared.words.of(one.tongue)) }
            }
        };
        self.tell(id, frame(&message), shared);
    }

    /// Tells everybody the latest thing that happened, each as they may know it. Those who see with the same eyes
    /// get the same bytes, made once; what happened and what is seen is written once for all to whom it is the same.
    pub fn publish(&mut self, state: &State, shared: &Shared) {
        let mut made: Vec<Update> = Vec::new();
        let people_stay = state.latest_is_a_step();
        self.all.retain_mut(|one| {
            let viewer = one.viewer(state);
            if !people_stay && !one.tell_you(state, viewer, shared) {
                return false;
            }
            if !made.iter().any(|other| other.viewer == viewer) {
                made.push(Update::new(state, viewer, &made));
            }
            let mine = made.iter().find(|other| other.viewer == viewer);
            mine.is_some_and(|made| one.send(made.text.clone(), shared))
        });
    }

    /// Passes on what was said to those who may hear it.
    pub fn tell_chat(&mut self, said: &ChatSaid, state: &State, shared: &Shared) {
        let text = frame(&ServerMessage::Chat { said: said.clone() });
        self.all
            .retain(|one| !hears(state, one.person.as_deref(), said.room) || one.send(text.clone(), shared));
    }

    /// Who is here through this process.
    pub fn here(&self, state: &State) -> Here {
        let is_here = |seat: &Seat| {
            let person = state.chairs()[seat.index()].person();
            person.is_some() && self.all.iter().any(|one| one.person.as_deref() == person)
        };
        let seated =
            |person: &Option<String>| person.as_deref().is_some_and(|person| state.is_seated(person));
        Here {
            seats: Seat::all(state.chairs().len()).filter(is_here).collect(),
            watching: self.all.iter().filter(|one| !seated(&one.person)).count() as u32,
        }
    }

    /// Tells everybody who is here, if that has changed; says whether it has.
    pub fn tell_presence(&mut self, here: Here, shared: &Shared) -> bool {
        let present = Present { seats: here.seats.iter().map(u8::from).collect(), watching: here.watching };
        if present == self.present {
            return false;
        }
        self.present = present.clone();
        let text = frame(&ServerMessage::Presence { present });
        self.all.retain(|one| one.send(text.clone(), shared));
        true
    }

    /// Tells one socket who is here.
    pub fn show_presence(&mut self, id: SubscriberId, shared: &Shared) {
        let text = frame(&ServerMessage::Presence { present: self.present.clone() });
        self.tell(id, text, shared);
    }
}

impl Actor {
    /// Tells subscribers the latest thing that happened, unless they know it.
    pub(super) fn publish(&mut self) {
        let Some(state) = &self.state else { return };
        let seq = state.seq();
        if seq <= self.published {
            return;
        }
        // Nobody was here before the log was first read.
        self.published = seq;
        self.seen.store(seq, Ordering::Relaxed);
        self.subscribers.publish(state, &self.shared);
        if !state.latest_is_a_step() {
            self.tell_presence();
        }
    }
}
