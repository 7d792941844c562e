//! [`No`]: a refusal before it is put into words.

use tinstar_core::{Message, RecordError, RuleId};
use tinstar_protocol::{Code, Refusal};
use tinstar_store::StoreError;
use tinstar_table::Declined;
use tinstar_words::Words;

use crate::sentences::refusal;

/// Why something is not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct No {
    /// What kind of refusal.
    pub code: Code,
    /// The rule of the game that forbids it.
    pub rule: Option<RuleId>,
    /// A sentence of the core's, where it knows better.
    say: Option<Message>,
}

impl No {
    /// A refusal whose sentence is that of its code.
    #[must_use]
    pub const fn new(code: Code) -> Self {
        Self { code, rule: None, say: None }
    }

    /// A request that the web framework could not read.
    #[must_use]
    pub const fn from_status(status: axum::http::StatusCode) -> Self {
        Self::new(match status {
            axum::http::StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
            _ => Code::BadRequest,
        })
    }

    /// What is wrong with a record.
    #[must_use]
    pub fn record(error: &RecordError) -> Self {
        Declined::record(error).into()
    }

    /// The refusal as it is sent.
    #[must_use]
    pub fn in_words(&self, words: &Words) -> Refusal {
        let message = match &self.say {
            Some(say) => words.say(say),
            None => refusal(words, self.code),
        };
        Refusal { code: self.code, rule: self.rule.map(|rule| rule.to_string()), message }
    }
}

impl From<Declined> for No {
    fn from(declined: Declined) -> Self {
        let Declined { code, rule, say } = declined;
        Self { code, rule, say }
    }
}

impl From<StoreError> for No {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Full(_) => Self::new(Code::StoreFull),
            StoreError::Missing => Self::new(Code::NotFound),
            StoreError::Refused(_) => Self::new(Code::BadRequest),
            StoreError::Unavailable(_)
            | StoreError::TooNew { .. }
            | StoreError::BadUrl(_)
            | StoreError::Corrupt(_) => {
                tracing::error!(code = error.code(), %error, "the store failed");
                Self::new(Code::StoreUnavailable)
            }
        }
    }
}
