//! What is said at a table.

use std::collections::HashMap;
use std::time::Instant;

use tinstar_protocol::{ChatSaid, ClientKey, Code, Done, PersonId, Room};
use tinstar_store::NewChatLine;

use super::{Actor, Whom};
use crate::no::No;
use crate::web::Bucket;
use tinstar_table::{check_text, hears};

/// How many lines of a room are kept at hand.
const KEPT: usize = 100;
const PAGE: u32 = 500;

/// What was said lately.
#[derive(Default)]
pub struct Chats {
    players: Vec<ChatSaid>,
    spectators: Vec<ChatSaid>,
    /// The last number read of each room.
    heard: [u64; 2],
    loaded: bool,
    names: HashMap<PersonId, String>,
    /// How much those who watch may still say.
    watching: Option<Bucket>,
}

impl Chats {
    /// Whether a person has said something lately.
    pub fn has_heard(&self, person: &PersonId) -> bool {
        self.names.contains_key(person)
    }

    /// What is said in a room, oldest first.
    pub fn room(&self, room: Room) -> &[ChatSaid] {
        match room {
            Room::Players => &self.players,
            Room::Spectators => &self.spectators,
        }
    }
}

impl Actor {
    pub(super) async fn load_chats(&mut self) {
        if !self.chats.loaded {
            self.chats.loaded = true;
            Box::pin(self.read_chats()).await;
        }
    }

    async fn read_chats(&mut self) {
        for room in [Room::Players, Room::Spectators] {
            // Of a long talk only the end is read.
            let last = self.shared.store.last_said(&self.table, room).await.unwrap_or(0);
            self.chats.heard[room as usize] = last.saturating_sub(KEPT as u64);
            self.hear(room).await;
        }
    }

    /// Says something: players to the table, everybody else to the spectators.
    pub(super) async fn say(&mut self, key: ClientKey, text: &str) -> Result<Done, No> {
        let text = check_text(text)?;
        let state = self.state().await?;
        if state.is_blocked(key.person()) {
            return Err(No::new(Code::Blocked));
        }
        let seated = state.is_seated(key.person());
        let room = if seated { Room::Players } else { Room::Spectators };
        let standing = self.shared.store.standing(key.person()).await?;
        if standing.and_then(|standing| standing.muted).is_some_and(|until| until > self.shared.now()) {
            return Err(No::new(Code::Muted));
        }
        if room == Room::Spectators && !self.watchers_may_speak() {
            return Err(No::new(Code::SlowDown));
        }
        self.load_chats().await;
        let line = NewChatLine {
            table: self.table.clone(),
            room,
            person: key.person().clone(),
            text,
            at: self.shared.now(),
            key: key.key().to_owned(),
        };
        let number = self.shared.store.say(line).await?;
        self.hear(room).await;
        Ok(Done::at(number))
    }

    /// Whether one more line may come from those who watch: anybody can be a hundred of them.
    fn watchers_may_speak(&mut self) -> bool {
        let limits = &self.shared.settings.limits;
        let (allowed, now) = (limits.lines_watching, Instant::now());
        let watching = self.chats.watching.get_or_insert_with(|| Bucket::full(allowed, now));
        !limits.on || watching.take(allowed, 1.0, now)
    }

    /// Reads what is new in a room and passes it on to those who may hear it.
    pub(super) async fn hear(&mut self, room: Room) {
        loop {
            let after = self.chats.heard[room as usize];
            let Ok(lines) = self.shared.store.chat(&self.table, room, after, PAGE).await else { return };
            let full = lines.len() == PAGE as usize;
            for line in lines {
                if line.text.is_empty() {
                    // Whoever said it deleted themselves.
                    self.chats.heard[room as usize] = line.number;
                    continue;
                }
                let name = self.name_of(&line.person).await;
                let said = ChatSaid { room, number: line.number, name, text: line.text, at: line.at };
                self.chats.heard[room as usize] = line.number;
                if let Some(state) = &self.state {
                    self.subscribers.tell_chat(&said, state);
                }
                let kept = match room {
                    Room::Players => &mut self.chats.players,
                    Room::Spectators => &mut self.chats.spectators,
                };
                kept.push(said);
                if kept.len() > KEPT {
                    kept.remove(0);
                }
            }
            if !full {
                return;
            }
        }
    }

    /// Whom a complaint of somebody's is about, and what they said if it is about that.
    ///
    /// # Errors
    /// `no_such_seat` if nobody else sits there, `not_found` if nothing was said that they could hear.
    pub(super) async fn whose(&mut self, person: &PersonId, whom: Whom) -> Result<(PersonId, String), No> {
        let state = self.state().await?;
        let other = |found: Option<&PersonId>, no: Code| {
            found.filter(|found| *found != person).cloned().ok_or(No::new(no))
        };
        match whom {
            Whom::Owner => Ok((other(Some(state.owner()), Code::NotFound)?, String::new())),
            Whom::Seat(seat) => {
                let chair = state.chairs().get(seat.index());
                Ok((other(chair.and_then(|chair| chair.person()), Code::NoSuchSeat)?, String::new()))
            }
            Whom::Speaker(room, number) => {
                let nothing = No::new(Code::NotFound);
                if !hears(state, Some(person), room) {
                    return Err(nothing);
                }
                let after = number.checked_sub(1).ok_or(nothing.clone())?;
                let lines = self.shared.store.chat(&self.table, room, after, 1).await?;
                let line = lines.into_iter().next().filter(|line| line.number == number).ok_or(nothing)?;
                Ok((other(Some(&line.person), Code::NotFound)?, line.text))
            }
        }
    }

    /// A person's name; empty if they are gone.
    async fn name_of(&mut self, person: &PersonId) -> String {
        if let Some(name) = self.chats.names.get(person) {
            return name.clone();
        }
        let found = self.shared.store.person(person).await.ok().flatten();
        let name = found.map(|found| found.name).unwrap_or_default();
        self.chats.names.insert(person.clone(), name.clone());
        name
    }
}
