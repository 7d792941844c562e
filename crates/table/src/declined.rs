//! [`Declined`]: a refusal before it is put into words.

use tinstar_catalogue::Refused;
use tinstar_core::{BadSetup, Illegal, Message, RecordError, RuleId};
use tinstar_protocol::Code;

/// Why something is not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declined {
    /// What kind of refusal.
    pub code: Code,
    /// The rule of the game that forbids it.
    pub rule: Option<RuleId>,
    /// A sentence of the core's, where it knows better than that of the code.
    pub say: Option<Message>,
}

impl Declined {
    /// A refusal whose sentence is that of its code.
    #[must_use]
    pub const fn new(code: Code) -> Self {
        Self { code, rule: None, say: None }
    }

    /// What a game says to an action.
    #[must_use]
    pub fn illegal(illegal: &Illegal) -> Self {
        Self { code: illegal.code.into(), rule: Some(illegal.rule), say: Some(illegal.say()) }
    }

    /// What a match says to an action.
    #[must_use]
    pub fn refused(refused: &Refused) -> Self {
        match refused {
            Refused::NotAnAction(_) => Self::new(Code::NotAnAction),
            Refused::Illegal(illegal) => Self::illegal(illegal),
        }
    }

    /// What a game says to a set-up.
    #[must_use]
    pub fn setup(bad: &BadSetup) -> Self {
        let rule = match bad {
            BadSetup::Seats { rule, .. } => Some(*rule),
            BadSetup::OptionValue { rule, .. } => *rule,
            BadSetup::UnknownOption { .. } => None,
        };
        Self { code: bad.into(), rule, say: Some(bad.say()) }
    }

    /// What is wrong with a record.
    #[must_use]
    pub fn record(error: &RecordError) -> Self {
        Self { code: Code::BadRecord, rule: None, say: Some(error.say()) }
    }
}
