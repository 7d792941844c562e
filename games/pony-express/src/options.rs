//! What can be chosen before a match: nothing so far.

use serde::{Deserialize, Serialize};
use tinstar_core::{BadSetup, Options, TS};

/// The options of a match: there are none.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

impl Options for NoOptions {
    fn set(&mut self, key: &str, _: &str) -> Result<(), BadSetup> {
        Err(BadSetup::UnknownOption { key: key.to_owned(), known: Vec::new() })
    }
}
