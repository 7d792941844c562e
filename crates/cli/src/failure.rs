//! How the program says no.

use std::process::ExitCode;

use tinstar_core::{BadSetup, Message, RecordError};

/// Something that cannot be done, in a sentence that says what to do next.
pub struct Failure {
    pub message: Message,
    code: u8,
}

impl Failure {
    /// The input was wrong: exit code 2.
    pub const fn input(message: Message) -> Self {
        Self { message, code: 2 }
    }

    /// A record does not hold: exit code 1.
    pub const fn does_not_hold(message: Message) -> Self {
        Self { message, code: 1 }
    }

    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code)
    }
}

impl From<BadSetup> for Failure {
    fn from(bad: BadSetup) -> Self {
        Self::input(bad.say())
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        Self::input(error.say())
    }
}
