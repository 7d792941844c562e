//! Every message on the wire.
//!
//! The server answers with these types, the browser's TypeScript is generated from them (the test
//! `tests/typescript.rs` writes `web/src/lib/protocol/`), and so are the schemas of `/api/openapi.json`.
//! Nothing here can hold a match's seed: [`Situation`] has its commitment, and a finished match's record is a
//! text that the core makes.
//!
//! ```
//! use tinstar_protocol::{ClientMessage, Command};
//! let click = r#"{"type":"do","key":"k1","command":{"type":"act","seat":0,"based_on":7,"action":"roll"}}"#;
//! let ClientMessage::Do { key, command } = serde_json::from_str(click).unwrap() else { panic!() };
//! assert_eq!(key, "k1");
//! assert!(matches!(command, Command::Act { based_on: 7, .. }));
//! ```

mod command;
mod people;
mod record;
mod refusal;
mod say;
mod situation;
mod socket;
mod story;
mod table;

pub use command::{Command, Done, Keyed};
pub use people::{Account, GuestToken, Me, NewGuest, Rename, SignIn};
pub use record::{RunningRecord, RunningStep};
pub use refusal::{Code, Refusal};
pub use say::{Gap, Say};
pub use situation::{
    Actor, ChairKind, ChairNow, Change, ChoiceOffered, ClockNow, Happened, LineTold, Outcome, Place,
    ScoreItem, ScoreSheet, Situation, Stage, TableEvent,
};
pub use socket::{ChatSaid, ClientMessage, Present, Room, ServerMessage, Snapshot, Update, You};
pub use story::{Frame, RuleCard, Story};
pub use table::{Clock, GameCard, NewTable, OptionCard, SeatPlan, TableCard, TableList, TableMade};
