//! The server's own sentences, in the tongue asked for.

use tinstar_protocol::Code;
use tinstar_words::{Tongue, Words};

/// The words of every tongue, read once.
pub struct AllWords([Words; 2]);

impl AllWords {
    /// Reads all message files.
    #[must_use]
    pub fn new() -> Self {
        Self(Tongue::ALL.map(Words::new))
    }

    /// Those of one tongue.
    #[must_use]
    pub const fn of(&self, tongue: Tongue) -> &Words {
        match tongue {
            Tongue::English => &self.0[0],
            Tongue::French => &self.0[1],
        }
    }
}

/// What to tell a person who was refused.
#[must_use]
pub fn refusal(words: &Words, code: Code) -> String {
    words.text(&code.message_id()).unwrap_or_else(|| code.as_str().to_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_code_has_its_sentence_in_both_tongues() {
        let all = AllWords::new();
        for code in Code::ALL {
            let [english, french] = Tongue::ALL.map(|tongue| refusal(all.of(tongue), *code));
            for said in [&english, &french] {
                assert!(said.ends_with(['.', '!']), "{code:?} says {said}");
            }
            assert_ne!(english, french, "{code:?} is not translated");
        }
    }

    #[test]
    fn nothing_is_said_that_is_no_code() {
        let codes: BTreeSet<String> = Code::ALL.iter().map(|code| code.message_id()).collect();
        let words = Words::new(Tongue::English);
        let said = words.ids().filter(|id| id.starts_with("refusal-")).map(str::to_owned).collect();
        assert_eq!(codes, said);
    }
}
