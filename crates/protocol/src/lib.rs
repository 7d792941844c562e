//! Every message on the wire.
//!
//! The server answers with these types, the browser's TypeScript is generated from them (the test
//! `tests/typescript.rs` writes `web/src/lib/protocol/`), and so are the schemas of `/api/openapi.json`.
//! Nothing here can hold a match's seed: [`Situation`] has its commitment, and a finished match's record is a
//! text that the core makes.
//!
//! ```
//! use tinstar_protocol::{ClientMessage, Command, Seq};
//! let click = r#"{"type":"do","key":"k1","command":{"type":"act","seat":0,"based_on":7,"action":"roll"}}"#;
//! let ClientMessage::Do { key, command } = serde_json::from_str(click).unwrap() else { panic!() };
//! assert_eq!(key, "k1");
//! assert!(matches!(command, Command::Act { based_on: Seq(7), .. }));
//! ```

mod command;
mod friends;
mod history;
mod ids;
mod notices;
mod people;
mod puzzle;
mod record;
mod refusal;
mod review;
mod say;
mod situation;
mod socket;
mod story;
mod table;

pub use command::{Command, Done, Hint, HintedChoice, Keyed};
pub use friends::{
    AskFriendLink, AskedFriend, Friend, FriendLink, FriendLinkOf, Invited, Met, Named, People, Somebody,
};
pub use history::{
    CalledPlayed, GamePlayed, Leaderboard, LuckMet, MatchPlayed, MatchesPlayed, PlayerThen, Profile, Ranked,
    RatingChange, RatingNow, SetShows, Shows,
};
pub use ids::{BadId, ClientKey, PersonId, SeatNumber, Seq, TableId, is_id};
pub use notices::{
    AddWay, NotTold, NoticesNow, Quiet, SetQuiet, SetTableChat, SetWay, TableChat, Tried, Way, WayKind,
};
pub use people::{
    Account, AccountMade, Codes, FollowLink, Forgotten, GuestToken, MailNow, Me, MyData, MySession, MyTable,
    MyWords, NewGuest, NewPassword, Recover, RecoverByMail, Rename, SetMail, SignIn,
};
pub use puzzle::{PuzzleCard, PuzzleFigures, PuzzleSolved, PuzzleTold, PuzzleTry, PuzzlesOf};
pub use record::{RunningRecord, RunningStep};
pub use refusal::{Code, Refusal};
pub use review::{
    DiceCounted, DiceTold, ErrorKind, ErrorMade, ReviewNow, ReviewOfFile, ReviewTold, SeatWeighed,
    StepWeighed, WhatIf,
};
pub use say::{Gap, Say};
pub use situation::{
    By, ChairKind, ChairNow, Change, ChoiceOffered, ClockNow, Ending, Happened, HintsNow, LineTold, Place,
    ScoreItem, ScoreSheet, Situation, Stage, TableEvent,
};
pub use socket::{ChatSaid, ClientMessage, Present, Room, ServerMessage, Snapshot, Update, You};
pub use story::{MatchTold, MomentTold, RuleCard, RuleChart};
pub use table::{
    Clock, Complaint, GameCard, LevelCard, LineSaid, NewTable, OptionCard, SeatPlan, SeatsCard, StrengthCard,
    TableCard, TableList, TableMade,
};
