//! What whoever watches is sent: everything to begin with, and then what is new.

use std::ops::Range;

use tinstar_catalogue::Json;
use tinstar_core::Viewer;
use tinstar_protocol::{ChatSaid, PersonId, Room, Seq, Snapshot, Stage, TableId, You};

use super::show::seat_of;
use super::state::State;

/// How a table stands and what is seen of it, as they are sent.
#[derive(Clone)]
pub struct Glance {
    situation: Json,
    view: Json,
}

impl Glance {
    /// What `viewer` sees.
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> Self {
        Self { situation: state.situation(viewer), view: state.view(viewer) }
    }
}

/// Who may hear a room: its own people; and players, once the match is over, what was said about them. What players say is
/// never for strangers.
#[must_use]
pub fn hears(state: &State, person: Option<&PersonId>, room: Room) -> bool {
    let seated = person.is_some_and(|person| state.is_seated(person));
    match room {
        Room::Players => seated,
        Room::Spectators => !seated || state.stage() == Stage::Over,
    }
}

impl State {
    /// Who a client is here, who is this person and sees with these eyes.
    #[must_use]
    pub fn you(&self, person: Option<&PersonId>, viewer: Viewer) -> You {
        You {
            person: person.cloned(),
            seats: person.map_or(vec![], |person| self.seats_of(person).collect()),
            seat: seat_of(viewer),
            owner: person == Some(self.owner()),
        }
    }

    /// Everything one viewer needs to begin with. What was said in the rooms that they may hear is in `chat`.
    #[must_use]
    pub fn snapshot(
        &self,
        table: &TableId,
        (person, viewer): (Option<&PersonId>, Viewer),
        since: Option<Seq>,
        chat: Vec<ChatSaid>,
        now: i64,
        glance: Glance,
    ) -> Snapshot {
        Snapshot {
            table: table.clone(),
            game: self.setup().game.clone(),
            options: self.setup().options.clone(),
            clock: self.setup().clock,
            rated: self.setup().rated,
            seq: self.seq(),
            now,
            you: self.you(person, viewer),
            missed: since.map_or(vec![], |since| self.happened_since(viewer, since)),
            chat,
            situation: glance.situation,
            view: glance.view,
        }
    }

    /// Appends the latest thing that happened as a whole message, [`tinstar_protocol::ServerMessage::Update`]; `anew` also
    /// says what was seen before. Answers where in `out` it says what happened: for somebody else to whom that is the same,
    /// it can be given as `happened`.
    pub fn write_update(
        &self,
        viewer: Viewer,
        anew: bool,
        happened: Option<&[u8]>,
        out: &mut Vec<u8>,
    ) -> Range<usize> {
        out.extend_from_slice(b"{\"type\":\"update\",\"happened\":");
        let begin = out.len();
        match happened {
            Some(same) => out.extend_from_slice(same),
            None => self.write_latest(viewer, out),
        }
        let end = out.len();
        if anew {
            out.extend_from_slice(b",\"from\":");
            self.write_before_latest(viewer, out);
        }
        out.extend_from_slice(b",\"situation\":");
        self.write_situation(viewer, out);
        out.push(b'}');
        begin..end
    }
}
