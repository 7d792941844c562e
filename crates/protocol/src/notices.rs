//! Being told that it is one's turn while one is not there.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What tells somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WayKind {
    /// A browser, by web push.
    Push,
    /// The account's mailbox.
    Mail,
    /// A chat, by an address that takes messages.
    Webhook,
}

impl WayKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Push, Self::Mail, Self::Webhook];

    /// The name on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Mail => "mail",
            Self::Webhook => "webhook",
        }
    }
}

/// A new way to be told; one that is known already is switched on again.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum AddWay {
    /// This browser, with what its push service gave it.
    Push {
        /// Where its push service takes messages.
        #[schemars(length(max = 1024))]
        endpoint: String,
        /// Its public key.
        #[schemars(length(max = 128))]
        p256dh: String,
        /// Its secret.
        #[schemars(length(max = 64))]
        auth: String,
        /// What I know it by.
        #[schemars(length(max = 60))]
        label: String,
    },
    /// My account's mailbox.
    Mail {},
    /// A chat that takes messages at an address (Discord's format, which others read too).
    Webhook {
        /// The address: https, a name and no number.
        #[schemars(length(max = 1024))]
        url: String,
    },
}

/// Why nothing arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NotTold {
    /// Nothing is sent to this address from here.
    Forbidden,
    /// Nobody answers there.
    Unreachable,
    /// It took too long.
    TooSlow,
    /// Who answers there does not want it.
    Refused,
    /// Who answers there has never heard of it, or not any more.
    Gone,
}

/// A way to be told, as I see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Way {
    /// Its id.
    pub id: String,
    /// What it is.
    pub kind: WayKind,
    /// What I know it by: a browser, an address, the name of a chat's host.
    pub label: String,
    /// Whether it is switched on.
    pub on: bool,
    /// Why nothing arrived the last time, if nothing did.
    pub failed: Option<NotTold>,
    /// When something last arrived, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub last: Option<i64>,
}

/// Hours in which I do not want to be told. What would have been said then is said at their end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// From this minute of the day on.
    #[schemars(range(max = 1439))]
    pub from: u16,
    /// Until this one.
    #[schemars(range(max = 1439))]
    pub until: u16,
    /// How many minutes my clock is ahead of Greenwich's.
    #[schemars(range(min = -840, max = 840))]
    pub offset: i16,
}

/// How I am told that it is my turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct NoticesNow {
    /// Whether browsers and chats are told anything from here.
    pub offered: bool,
    /// The public key that browsers need to be told; none if they are not.
    pub push_key: Option<String>,
    /// Where my mail goes, if the host sends any and I have shown that an address is mine.
    pub mail: Option<String>,
    /// How I am told, in the order in which I chose it.
    pub ways: Vec<Way>,
    /// When I am not.
    pub quiet: Option<Quiet>,
}

/// Sets when I am not told, or that I always am.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetQuiet {
    /// When; none for never.
    pub quiet: Option<Quiet>,
}

/// Switches a way on or off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetWay {
    /// Whether it is to be on.
    pub on: bool,
}

/// What became of a message that was sent to see whether one arrives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Tried {
    /// Why it did not arrive; none if it did.
    pub failed: Option<NotTold>,
}

/// The chat that is told whose turn it is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableChat {
    /// Whether chats are told anything from here.
    pub offered: bool,
    /// The one that I gave this table, if I did.
    pub way: Option<Way>,
}

/// Sets the chat that is told whose turn it is at a table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetTableChat {
    /// The address; none for no chat.
    #[schemars(length(max = 1024))]
    pub url: Option<String>,
}
