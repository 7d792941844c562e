//! Who somebody is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Invited, MatchPlayed, People, PersonId, Profile, Quiet, TableId, Way};

/// The person behind a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Me {
    /// Their id, the same for ever.
    pub id: PersonId,
    /// What others see.
    pub name: String,
    /// The name they sign in with; none for a guest.
    pub login: Option<String>,
}

/// Everything that is stored about somebody, but for the moves in the logs of tables.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct MyData {
    /// Who it is.
    pub me: Me,
    /// When they first came, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Where they can be written to.
    pub mail: Option<String>,
    /// Their sessions.
    pub sessions: Vec<MySession>,
    /// The tables they take part in.
    pub tables: Vec<MyTable>,
    /// What they said.
    pub said: Vec<MyWords>,
    /// How they are told that it is their turn.
    pub ways: Vec<Way>,
    /// When they are not.
    pub quiet: Option<Quiet>,
    /// What they played to the end.
    pub matches: Vec<MatchPlayed>,
    /// What that comes to, and who may see it.
    pub profile: Profile,
    /// The people they have to do with.
    pub people: People,
    /// The tables they are asked to.
    pub invitations: Vec<Invited>,
}

/// A session of somebody's.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct MySession {
    /// When it began.
    #[ts(type = "number")]
    pub began: i64,
    /// When it will end.
    #[ts(type = "number")]
    pub ends: i64,
}

/// A table that somebody takes part in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct MyTable {
    /// Its id; its record and its story are theirs to read.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// When it was made.
    #[ts(type = "number")]
    pub created: i64,
    /// Whether they made it.
    pub owner: bool,
}

/// Something that somebody said.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct MyWords {
    /// At which table.
    pub table: TableId,
    /// When.
    #[ts(type = "number")]
    pub at: i64,
    /// What.
    pub text: String,
}

/// Makes a guest for a program.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What others see; one is made up if none is given.
    #[serde(default)]
    pub name: Option<String>,
}

/// A guest made for a program.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct GuestToken {
    /// Who it is.
    pub me: Me,
    /// To be sent as `Authorization: Bearer <token>`. Whoever has it is this guest.
    pub token: String,
}

/// Changes what others see.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 1 to 32 letters, digits, spaces and ordinary signs.
    #[schemars(length(min = 1, max = 32))]
    pub name: String,
}

/// Makes a guest an account.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// 3 to 32 letters, digits, `.`, `-` or `_`; unique whatever the capitals.
    #[schemars(regex(pattern = r"^[A-Za-z0-9._-]{3,32}$"))]
    pub login: String,
    /// 8 to 200 characters.
    #[schemars(length(min = 8, max = 200))]
    pub password: String,
}

/// An account that was made.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
pub struct AccountMade {
    /// Whose it is.
    #[serde(flatten)]
    pub me: Me,
    /// Each of them sets a new password once, should the old one be forgotten. They are shown only now.
    pub codes: Vec<String>,
}

/// New codes in place of all old ones.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
pub struct Codes {
    /// Each of them sets a new password once. They are shown only now.
    pub codes: Vec<String>,
}

/// Changes a password; all other sessions end.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password as it was.
    pub password: String,
    /// The new one: 8 to 200 characters.
    #[schemars(length(min = 8, max = 200))]
    pub new: String,
}

/// Sets a new password with a code; all sessions end but the one that begins.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The name the account was made with.
    pub login: String,
    /// One of the codes that were shown when it was made.
    pub code: String,
    /// The new password: 8 to 200 characters.
    #[schemars(length(min = 8, max = 200))]
    pub password: String,
}

/// Whether the host has set up mail, and where I can be written to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct MailNow {
    /// Whether a forgotten password can be replaced by mail here.
    pub offered: bool,
    /// My address, once I have shown that it is mine.
    pub address: Option<String>,
}

/// Sets where my account can be written to; a link is sent there that must be followed first.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetMail {
    /// My password.
    pub password: String,
    /// The address; none forgets it.
    #[schemars(length(max = 254))]
    pub address: Option<String>,
}

/// Follows a link that was sent.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FollowLink {
    /// The last part of the link.
    pub token: String,
}

/// Asks for a link to a new password. The answer is the same whether there is such an account or not.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// The name the account was made with.
    pub login: String,
}

/// Sets a new password with a link that was sent; all sessions end but the one that begins.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoverByMail {
    /// The last part of the link.
    pub token: String,
    /// The new password: 8 to 200 characters.
    #[schemars(length(min = 8, max = 200))]
    pub password: String,
}

/// Signs in to an account, or confirms that it is to be deleted.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name the account was made with.
    pub login: String,
    /// Its password.
    pub password: String,
}
