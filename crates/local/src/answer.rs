//! What a host answers.

use serde::Serialize;
use serde_json::value::RawValue;
use tinstar_catalogue::Json;
use tinstar_core::{Message, Seat};
use tinstar_protocol::{Code, PersonId, Seq, TableCard, TableId};
use tinstar_table::Declined;

/// What became of a question.
#[derive(Serialize)]
pub(super) struct Answered {
    ok: bool,
    #[serde(flatten)]
    what: What,
}

#[derive(Serialize)]
#[serde(untagged)]
enum What {
    Done(Box<Done>),
    No(No),
}

/// What was done, and what is to be done now.
#[derive(Default, Serialize)]
pub(super) struct Done {
    /// What has to be kept before anything else of this is passed on, in this order.
    pub keep: Vec<Keep>,
    /// What is to be sent to whom.
    pub send: Vec<(u32, Json)>,
    /// What was asked for.
    pub answer: Option<Box<RawValue>>,
    /// What the table waits for, if it was one that can have changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<Waits>,
    /// What was decided comes too soon: people have so many milliseconds first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub again: Option<i64>,
}

/// One number of a table's log, to be kept.
#[derive(Serialize)]
pub(super) struct Keep {
    pub table: TableId,
    pub seq: Seq,
    pub at: i64,
    pub key: Option<(PersonId, String)>,
    pub body: String,
    /// What a list shows of the table from now on.
    pub card: TableCard,
}

/// What a table waits for.
#[derive(Serialize)]
pub(super) struct Waits {
    pub table: TableId,
    pub bots: Vec<Turn>,
    /// Questions that will answer themselves.
    pub itself: Vec<(Seat, Seq)>,
    /// When the next clock runs out.
    pub until: Option<i64>,
}

/// A bot that has to decide.
#[derive(Serialize)]
pub(super) struct Turn {
    pub seat: Seat,
    pub level: &'static str,
    pub opened: Seq,
    /// How long after it was asked it answers, in milliseconds.
    pub after: u64,
    /// Whether it searches, and what that costs: rollouts.
    pub rollouts: u32,
}

/// A refusal, before it is put into words.
#[derive(Serialize)]
pub(super) struct No {
    pub code: Code,
    pub rule: Option<String>,
    pub say: Option<Message>,
    /// The id of the sentence, if the core has no better one.
    pub sentence: String,
}

impl From<Declined> for No {
    fn from(Declined { code, rule, say }: Declined) -> Self {
        Self { code, rule: rule.map(|rule| rule.to_string()), say, sentence: code.message_id() }
    }
}

impl From<Result<Done, Declined>> for Answered {
    fn from(done: Result<Done, Declined>) -> Self {
        match done {
            Ok(done) => Self { ok: true, what: What::Done(Box::new(done)) },
            Err(declined) => Self { ok: false, what: What::No(declined.into()) },
        }
    }
}

impl Done {
    /// Nothing but what was asked for.
    pub fn told(answer: &impl Serialize) -> Self {
        Self { answer: Some(raw(answer)), ..Self::default() }
    }
}

/// Written at once, for it is part of something larger.
pub fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("what is told is plain data")
}
