//! The sockets that watch a table, and what each is sent.

use std::sync::atomic::Ordering;

use tinstar_core::{Seat, Viewer};
use tinstar_protocol::{
    ChatSaid, Code, Done, PersonId, Present, Room, Seq, ServerMessage, Snapshot, TableId, You,
};
use tinstar_words::Tongue;
use tokio::sync::oneshot;

use super::Actor;
use super::UpdateFrame;
use super::chat::Chats;
use super::presence::Here;
use crate::no::No;
use crate::shared::Shared;
use crate::web::Net;
use crate::wire::{Frame, News, Outlet};
use tinstar_table::{Glance, State, hears};

/// How many watchers are named; the rest are a number.
const NAMES: usize = 5;

/// Names a socket within this process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SubscriberId(pub u64);

/// A socket that wants to watch.
pub struct Joining {
    /// Its name.
    pub id: SubscriberId,
    /// Whose it is; none if signed out.
    pub person: Option<PersonId>,
    /// Where they come from.
    pub net: Net,
    /// What they are called.
    pub name: Option<String>,
    /// The tongue of refusals.
    pub tongue: Tongue,
    /// Tell what happened after this number.
    pub since: Option<Seq>,
    /// The way to it.
    pub out: Outlet,
    /// Dropped when it is shown how things stand.
    pub shown: oneshot::Sender<()>,
}

struct Subscriber {
    id: SubscriberId,
    person: Option<PersonId>,
    net: Net,
    name: Option<String>,
    tongue: Tongue,
    lifted: Option<Seat>,
    out: Outlet,
    /// With whose eyes it saw what it was last sent.
    saw: Viewer,
    /// What it was last told about itself.
    you: You,
}

/// The sockets that watch a table.
#[derive(Default)]
pub struct Subscribers {
    all: Vec<Subscriber>,
    present: Present,
    /// What watchers see, made once for all who come between two numbers.
    for_watchers: Option<(Seq, Glance)>,
}

/// Everything one viewer needs to begin with.
pub fn snapshot(
    table: &TableId,
    state: &State,
    (person, viewer): (Option<&PersonId>, Viewer),
    since: Option<Seq>,
    chats: &Chats,
    now: i64,
    glance: Glance,
) -> Snapshot {
    let rooms = [Room::Players, Room::Spectators].into_iter().filter(|room| hears(state, person, *room));
    let chat = rooms.flat_map(|room| chats.room(room).to_vec()).collect();
    state.snapshot(table, (person, viewer), since, chat, now, glance)
}

/// Says why a socket cannot watch.
pub fn refuse(mut joining: Joining, no: &No, shared: &Shared) {
    let refusal = no.in_words(shared.words.of(joining.tongue));
    joining.out.put(Frame::json(&ServerMessage::Refused { key: None, refusal }));
}

impl Subscriber {
    fn viewer(&self, state: &State) -> Viewer {
        state.viewer(self.person.as_ref(), self.lifted)
    }

    /// Tells it who it is at the table, if that has changed.
    fn tell_you(&mut self, state: &State, viewer: Viewer) {
        let now = state.you(self.person.as_ref(), viewer);
        if self.you != now {
            self.you = now.clone();
            self.out.put(Frame::json(&ServerMessage::You(now)));
        }
    }
}

impl Subscribers {
    /// How many watch.
    pub const fn len(&self) -> usize {
        self.all.len()
    }

    /// Where those come from who watch.
    pub fn nets(&self) -> impl Iterator<Item = Net> {
        self.all.iter().map(|one| one.net)
    }

    /// Whether nobody watches.
    pub const fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Shows everything to a new socket and goes on showing.
    pub fn join(&mut self, table: &TableId, joining: Joining, state: &State, chats: &Chats, shared: &Shared) {
        let Joining { id, person, net, name, tongue, since, mut out, shown: _shown } = joining;
        let viewer = state.viewer(person.as_ref(), None);
        let glance = match viewer {
            Viewer::Spectator => self.for_watchers(state),
            Viewer::Seat(_) => Glance::of(state, viewer),
        };
        let first = snapshot(table, state, (person.as_ref(), viewer), since, chats, shared.now(), glance);
        let you = first.you.clone();
        out.put_asked(Frame::json(&ServerMessage::Snapshot(Box::new(first))));
        if let Some(text) = shared.announced.now(shared.now()) {
            out.put(Frame::json(&ServerMessage::Notice { text: text.to_string() }));
        }
        self.all.push(Subscriber { id, person, net, name, tongue, lifted: None, out, saw: viewer, you });
    }

    fn for_watchers(&mut self, state: &State) -> Glance {
        match &self.for_watchers {
            Some((seq, glance)) if *seq == state.seq() => glance.clone(),
            _ => {
                let glance = Glance::of(state, Viewer::Spectator);
                self.for_watchers = Some((state.seq(), glance.clone()));
                glance
            }
        }
    }

    /// Sends what was put down for each. Readers who do not read are given up.
    pub fn send(&mut self, shared: &Shared) {
        self.all.retain_mut(|one| {
            let sent = one.out.send();
            if sent == Err(News::Slow) {
                shared.metrics.slow_readers.fetch_add(1, Ordering::Relaxed);
            }
            sent.is_ok()
        });
    }

    /// Lifts or lowers a curtain and shows what is behind it.
    #[expect(clippy::too_many_arguments, reason = "what a snapshot is made of, and whose")]
    pub fn lift(
        &mut self,
        table: &TableId,
        id: SubscriberId,
        seat: Option<Seat>,
        since: Option<Seq>,
        state: &State,
        chats: &Chats,
        shared: &Shared,
    ) {
        let Some(subscriber) = self.find(id) else { return };
        let person = subscriber.person.as_ref();
        let own = |seat: Seat| person.is_some_and(|person| state.seats_of(person).any(|mine| mine == seat));
        if seat.is_some_and(|seat| !own(seat)) {
            return self.say_no(id, &No::new(Code::NotYourSeat), shared);
        }
        subscriber.lifted = seat;
        let viewer = subscriber.viewer(state);
        let person = subscriber.person.as_ref();
        let glance = Glance::of(state, viewer);
        let shown = snapshot(table, state, (person, viewer), since, chats, shared.now(), glance);
        subscriber.you = shown.you.clone();
        subscriber.saw = viewer;
        subscriber.out.put_asked(Frame::json(&ServerMessage::Snapshot(Box::new(shown))));
    }

    /// Forgets a socket; answers whose it was.
    pub fn part(&mut self, id: SubscriberId) -> Option<PersonId> {
        let at = self.all.iter().position(|one| one.id == id)?;
        self.all.remove(at).person
    }

    fn find(&mut self, id: SubscriberId) -> Option<&mut Subscriber> {
        self.all.iter_mut().find(|one| one.id == id)
    }

    /// Puts a frame down for one socket.
    pub fn tell(&mut self, id: SubscriberId, frame: Frame) {
        if let Some(one) = self.find(id) {
            one.out.put(frame);
        }
    }

    /// Refuses something that had no key.
    pub fn say_no(&mut self, id: SubscriberId, no: &No, shared: &Shared) {
        let Some(one) = self.find(id) else { return };
        let refusal = no.in_words(shared.words.of(one.tongue));
        one.out.put(Frame::json(&ServerMessage::Refused { key: None, refusal }));
    }

    /// Answers a command.
    pub fn answer(&mut self, id: SubscriberId, key: String, done: Result<Done, No>, shared: &Shared) {
        let Some(one) = self.find(id) else { return };
        let message = match done {
            Ok(done) => ServerMessage::Done { key, done },
            Err(no) => {
                ServerMessage::Refused { key: Some(key), refusal: no.in_words(shared.words.of(one.tongue)) }
            }
        };
        one.out.put(Frame::json(&message));
    }

    /// Tells everybody the latest thing that happened, each as they may know it. Those who see with the same eyes
    /// get the same bytes, made once; what happened and what is seen is written once for all to whom it is the same.
    pub fn publish(&mut self, state: &State) {
        let mut made: Vec<UpdateFrame> = Vec::new();
        let people_stay = state.latest_is_a_step();
        for one in &mut self.all {
            let viewer = one.viewer(state);
            if !people_stay {
                one.tell_you(state, viewer);
            }
            let anew = !state.latest_goes_on() || one.saw != viewer;
            one.saw = viewer;
            let frame = match made.iter().find(|other| (other.viewer, other.anew) == (viewer, anew)) {
                Some(made) => made.frame.clone(),
                None => {
                    let new = UpdateFrame::new(state, viewer, anew, &made);
                    made.push(new);
                    made[made.len() - 1].frame.clone()
                }
            };
            one.out.put(frame);
        }
    }

    /// Passes on what was said to those who may hear it.
    pub fn tell_chat(&mut self, said: &ChatSaid, state: &State) {
        let frame = Frame::json(&ServerMessage::Chat { said: said.clone() });
        for one in self.all.iter_mut().filter(|one| hears(state, one.person.as_ref(), said.room)) {
            one.out.put(frame.clone());
        }
    }

    /// Passes on what the host tells everybody.
    pub fn announce(&mut self, text: &str) {
        let frame = Frame::json(&ServerMessage::Notice { text: text.to_owned() });
        for one in &mut self.all {
            one.out.put(frame.clone());
        }
    }

    /// Says no to everybody and lets them go.
    pub fn turn_away(&mut self, no: &No, shared: &Shared) {
        for one in &mut self.all {
            let refusal = no.in_words(shared.words.of(one.tongue));
            one.out.put(Frame::json(&ServerMessage::Refused { key: None, refusal }));
        }
        self.all.clear();
    }

    /// Who is here through this process.
    pub fn here(&self, state: &State) -> Here {
        let is_here = |seat: &Seat| {
            let person = state.chairs()[seat.index()].person();
            person.is_some() && self.all.iter().any(|one| one.person.as_ref() == person)
        };
        let seated =
            |person: &Option<PersonId>| person.as_ref().is_some_and(|person| state.is_seated(person));
        Here {
            seats: Seat::all(state.chairs().len()).filter(is_here).collect(),
            watching: self.all.iter().filter(|one| !seated(&one.person)).count() as u32,
        }
    }

    /// What a few of those are called who watch through this process without a seat.
    pub fn names(&self, state: &State) -> Vec<String> {
        let mut names: Vec<(&PersonId, &String)> = vec![];
        for one in &self.all {
            let (Some(person), Some(name)) = (&one.person, &one.name) else { continue };
            if names.iter().all(|(known, _)| *known != person) && !state.is_seated(person) {
                names.push((person, name));
            }
            if names.len() == NAMES {
                break;
            }
        }
        names.into_iter().map(|(_, name)| name.clone()).collect()
    }

    /// Tells everybody who is here, if that has changed; says whether it has.
    pub fn tell_presence(&mut self, here: Here, names: Vec<String>) -> bool {
        let present = Present { seats: here.seats.iter().collect(), watching: here.watching, names };
        if present == self.present {
            return false;
        }
        self.present = present.clone();
        let frame = Frame::json(&ServerMessage::Presence { present });
        for one in &mut self.all {
            one.out.put(frame.clone());
        }
        true
    }

    /// Tells one socket who is here.
    pub fn show_presence(&mut self, id: SubscriberId) {
        let frame = Frame::json(&ServerMessage::Presence { present: self.present.clone() });
        self.tell(id, frame);
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
        self.seen.store(seq.0, Ordering::Relaxed);
        self.subscribers.publish(state);
        if !state.latest_is_a_step() {
            self.tell_presence();
        }
    }
}
