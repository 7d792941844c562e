//! How the server says no.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tinstar_core::{BadSetup, IllegalCode};
use ts_rs::TS;

/// Why something was not done. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Refusal {
    /// What kind of refusal: stable, for programs.
    pub code: Code,
    /// The rule that forbids it, where it is a rule of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// A sentence for people, in the tongue asked for.
    pub message: String,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident $text:literal $status:literal,)*) => {
        /// The kinds of refusal; the names on the wire never change.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, JsonSchema)]
        pub enum Code {
            $($(#[$doc])* #[serde(rename = $text)] $name,)*
        }

        impl Code {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The name on the wire.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            /// The HTTP status that goes with it.
            #[must_use]
            pub const fn status(self) -> u16 {
                match self { $(Self::$name => $status,)* }
            }

            /// The id of its sentence.
            #[must_use]
            pub fn message_id(self) -> String {
                format!("refusal-{}", self.as_str().replace('_', "-"))
            }
        }
    };
}

codes! {
    /// The request could not be read.
    BadRequest "bad_request" 400,
    /// It is longer than allowed.
    TooLarge "too_large" 413,
    /// There is no such thing here.
    NotFound "not_found" 404,
    /// There is such a thing, but this cannot be done with it.
    BadMethod "bad_method" 405,
    /// The page does not belong to this server.
    BadOrigin "bad_origin" 403,
    /// Nobody is signed in, not even a guest.
    SignedOut "signed_out" 401,
    /// Too much at once.
    SlowDown "slow_down" 429,
    /// It took too long to arrive, or to be done.
    TooSlow "too_slow" 408,
    /// Too many connections from one address.
    TooManyConnections "too_many_connections" 429,
    /// This person has told the host about enough that is not settled yet.
    TooManyReports "too_many_reports" 429,
    /// This person has done such things at this table so often that no more of them are written down.
    TooOften "too_often" 429,
    /// This person has too many unfinished tables.
    TooManyTables "too_many_tables" 429,
    /// The database does not answer; it is not known whether it was done. Repeat with the same key.
    StoreUnavailable "store_unavailable" 503,
    /// The disk is full; it was not done.
    StoreFull "store_full" 507,
    /// The server is about to stop.
    ShuttingDown "shutting_down" 503,

    /// A name that cannot be used.
    BadName "bad_name" 400,
    /// A login that cannot be used.
    BadLogin "bad_login" 400,
    /// A password that is too short or too long.
    BadPassword "bad_password" 400,
    /// Somebody else has this login.
    LoginTaken "login_taken" 409,
    /// No account has this login and password.
    WrongPassword "wrong_password" 403,
    /// The host keeps this person out.
    Banned "banned" 403,
    /// The host keeps this person from speaking.
    Muted "muted" 403,
    /// No account has this login and code, or the code was used.
    WrongCode "wrong_code" 403,
    /// An address that no mail can be sent to.
    BadMail "bad_mail" 400,
    /// The host has not set up mail.
    NoMail "no_mail" 404,
    /// The host has switched off that browsers and chats are told anything.
    NoNotices "no_notices" 404,
    /// Nobody can be told anything in this way.
    BadWay "bad_way" 400,
    /// This person has so many ways to be told already.
    TooManyWays "too_many_ways" 429,
    /// There is no such way to be told.
    NoSuchWay "no_such_way" 404,
    /// Hours that are none.
    BadQuiet "bad_quiet" 400,
    /// The link was used, has ended or never was one.
    WrongLink "wrong_link" 403,
    /// This person has an account already.
    AlreadyAccount "already_account" 409,

    /// There is no such table.
    NoSuchTable "no_such_table" 404,
    /// There is no such game.
    NoSuchGame "no_such_game" 404,
    /// There is no such bot.
    NoSuchBot "no_such_bot" 400,
    /// This clock is too fast or too slow.
    BadClock "bad_clock" 400,
    /// The game is not for so many.
    BadPlayerCount "bad_player_count" 400,
    /// The game has no such option.
    UnknownOption "unknown_option" 400,
    /// The option cannot have this value.
    BadOptionValue "bad_option_value" 400,

    /// A client key that cannot be used.
    BadKey "bad_key" 400,
    /// Nothing to say, or too much.
    BadText "bad_text" 400,
    /// Only whoever made the table may do this.
    NotOwner "not_owner" 403,
    /// Only somebody with a seat may do this.
    NotSeated "not_seated" 403,
    /// The seat is somebody else's.
    NotYourSeat "not_your_seat" 403,
    /// There is no such seat.
    NoSuchSeat "no_such_seat" 400,
    /// There is no such puzzle.
    NoSuchPuzzle "no_such_puzzle" 404,
    /// Nothing happened in the match at this number.
    NoSuchMoment "no_such_moment" 404,
    /// The seat is taken.
    SeatTaken "seat_taken" 409,
    /// All seats are taken.
    NoOpenSeat "no_open_seat" 409,
    /// Some seats are still open.
    SeatsOpen "seats_open" 409,
    /// The match has begun, or the table was closed.
    AlreadyStarted "already_started" 409,
    /// No match is being played.
    NotRunning "not_running" 409,
    /// The match is not over.
    NotOver "not_over" 409,
    /// The match cannot go on with this release of the server.
    Halted "halted" 409,
    /// What is stored of the match is damaged.
    Damaged "damaged" 409,
    /// A bot plays this seat; take it back first.
    BotPlays "bot_plays" 409,
    /// No bot plays this seat.
    NoBotPlays "no_bot_plays" 409,
    /// The person is here, or was until just now.
    NotAway "not_away" 409,
    /// The owner keeps this person out.
    Blocked "blocked" 403,
    /// The decision was made on something that has changed.
    Stale "stale" 409,
    /// It is no action of this game.
    NotAnAction "not_an_action" 400,
    /// The match is over.
    GameOver "game_over" 409,
    /// Somebody else has to decide.
    NotYourDecision "not_your_decision" 409,
    /// The seat may not do this now.
    NotAllowed "not_allowed" 409,
    /// What was given is no whole, true record.
    BadRecord "bad_record" 400,
    /// There are no hints at this table, or not everybody agreed to them.
    NoHints "no_hints" 403,
    /// The step cannot be taken back.
    CannotUndo "cannot_undo" 409,

    /// What is for people with accounts.
    NeedsAccount "needs_account" 403,
    /// A table whose match counts needs a clock, and a screen for everybody.
    BadRated "bad_rated" 400,
    /// A match that counts needs two people.
    NeedsPeople "needs_people" 409,
    /// One seat for each person, where it counts.
    AlreadySeated "already_seated" 409,
    /// Bots play for nobody where it counts, but for those who leave.
    NoBotsHere "no_bots_here" 409,
    /// There is nobody of this id.
    NoSuchPerson "no_such_person" 404,
    /// They do not show what they played.
    NotShown "not_shown" 403,
    /// Somebody whom this person cannot turn to: they neither are friends nor played together, or one hides the other.
    NotMet "not_met" 403,
    /// One of them has as many friends as there can be.
    TooManyFriends "too_many_friends" 409,
    /// As many are asked to this table as can be.
    TooManyInvited "too_many_invited" 429,
}

impl From<IllegalCode> for Code {
    fn from(code: IllegalCode) -> Self {
        match code {
            IllegalCode::GameOver => Self::GameOver,
            IllegalCode::NotYourDecision => Self::NotYourDecision,
            IllegalCode::NotAllowed => Self::NotAllowed,
        }
    }
}

impl From<&BadSetup> for Code {
    fn from(bad: &BadSetup) -> Self {
        match bad {
            BadSetup::Seats { .. } => Self::BadPlayerCount,
            BadSetup::UnknownOption { .. } => Self::UnknownOption,
            BadSetup::OptionValue { .. } => Self::BadOptionValue,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_core_and_the_wire_use_the_same_codes() {
        for code in [IllegalCode::GameOver, IllegalCode::NotYourDecision, IllegalCode::NotAllowed] {
            assert_eq!(Code::from(code).as_str(), code.as_str());
        }
        let bad = BadSetup::UnknownOption { key: String::new(), known: vec![] };
        assert_eq!(Code::from(&bad).as_str(), bad.code());
    }

    #[test]
    fn codes_are_written_as_they_are_named() {
        for code in Code::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), code.as_str());
        }
    }
}
