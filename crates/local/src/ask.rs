//! What a host can be asked.

use serde::Deserialize;
use serde_json::Value;
use tinstar_bots::Level;
use tinstar_core::Seat;
use tinstar_protocol::{ClientMessage, Command, NewTable, PersonId, Seq, TableId};
use tinstar_table::{Fresh, Secret, Who};

/// A question to the host.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Ask {
    /// Make a table.
    Make { table: TableId, who: Person, new: NewTable, now: i64 },
    /// Read a table from what was kept of it; time in which nobody had it open does not count.
    Open { table: TableId, kept: Vec<Kept>, now: i64 },
    /// Read what is new in what was kept, to think about it; nothing is done.
    Follow { table: TableId, kept: Vec<Kept> },
    /// Something of it could not be kept, or nobody has it open any more.
    Forget { table: TableId },
    /// Show everything to somebody who comes, and go on showing.
    Join { table: TableId, to: u32, who: Person, since: Seq, now: i64 },
    /// They have gone.
    Part { table: TableId, to: u32 },
    /// What somebody who watches says.
    Hear { table: TableId, to: u32, message: ClientMessage, now: i64, fresh: Drawn },
    /// A command of nobody who watches.
    Command { table: TableId, who: Person, key: String, command: Command, now: i64, fresh: Drawn },
    /// What a bot would do; nothing is done.
    Think { table: TableId, seat: Seat, level: String, opened: Seq, luck: String, divisor: u32 },
    /// A bot has made up its mind.
    Thought { table: TableId, seat: Seat, opened: Seq, action: Value, now: i64 },
    /// A bot could not: what is done for whoever is late is done.
    Failed { table: TableId, seat: Seat, opened: Seq, now: i64 },
    /// A question that has one answer answers itself.
    Moment { table: TableId, seat: Seat, opened: Seq, now: i64 },
    /// A clock has run out.
    Late { table: TableId, now: i64 },
    /// The best choices of a seat; nothing is done.
    Advise { table: TableId, seat: Seat, based_on: Seq, who: Person, luck: String, divisor: u32 },
    /// How a table stands.
    Look { table: TableId, who: Person, now: i64 },
    /// Its record.
    Record { table: TableId, who: Person },
    /// The match told again.
    Story {
        table: TableId,
        who: Person,
        eyes: Option<String>,
        #[serde(default)]
        since: Seq,
    },
    /// What is seen in sentences: now, or after so many lines of a number.
    Words { table: TableId, who: Person, eyes: Option<String>, at: Option<Seq>, lines: Option<usize> },
    /// The luck of a match that is over, counted.
    Dice { table: TableId },
    /// What luck and choices did in it.
    Review { table: TableId, rollouts: u32 },
    /// A record file told again.
    Retell { record: String, eyes: Option<String> },
    /// A moment of a record file in sentences.
    Reword {
        record: String,
        eyes: Option<String>,
        #[serde(default)]
        at: Seq,
        lines: Option<usize>,
    },
    /// The luck of a record file, counted, which plays it again from its seed.
    Recount { record: String },
    /// What luck and choices did in a record file.
    Rereview { record: String, rollouts: u32 },
}

/// Whoever asks, as they are known on this device.
#[derive(Clone, Deserialize)]
pub(super) struct Person {
    pub id: PersonId,
    pub name: String,
}

impl From<Person> for Who {
    fn from(Person { id, name }: Person) -> Self {
        // Nothing that is played here counts.
        Self { id, name, account: false }
    }
}

/// What must be new and unguessable, drawn by whoever asks.
#[derive(Deserialize)]
pub(super) struct Drawn {
    seed: String,
    table: TableId,
}

impl Fresh for Drawn {
    fn seed(&self) -> Secret {
        Secret(self.seed.clone())
    }

    fn table(&self) -> TableId {
        self.table.clone()
    }

    fn order(&self, seats: usize) -> Vec<Seat> {
        // Seats are drawn where a match counts, which none does here.
        Seat::all(seats).collect()
    }
}

/// What was kept of one number of a table's log.
#[derive(Deserialize)]
pub(super) struct Kept {
    pub seq: Seq,
    pub at: i64,
    /// Whose act it was, and the client's key of it.
    pub key: Option<(PersonId, String)>,
    pub body: String,
}

/// The level of a bot as it is called.
pub fn level(name: &str) -> Level {
    Level::from_name(name).unwrap_or(Level::Instinct)
}
