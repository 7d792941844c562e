//! Sentences not yet put into words.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The id of a message in the message files and what fills its gaps, as `tinstar_core::Message` is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Say {
    /// The id in the message files.
    pub id: String,
    /// Each gap's name and what goes into it.
    pub args: Vec<(String, Gap)>,
}

/// What fills a gap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Gap {
    /// A number.
    Number(#[ts(type = "number")] i64),
    /// The name of something, itself a message id.
    Name(String),
    /// Words that are the same in every language, such as a person's name.
    Text(String),
    /// Several names, joined as the language joins a list.
    List(Vec<String>),
}
