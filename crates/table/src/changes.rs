//! What the store must change together with an entry.

use serde::{Deserialize, Serialize};
use tinstar_protocol::{ChairNow, Clock, PersonId, Stage};

use super::entry::{Entry, is_no};
use super::result::Ended;
use super::state::State;

/// What changes with an entry besides the log.
pub struct Beside {
    /// The table's new stage, if it is new.
    pub stage: Option<Stage>,
    /// The table's new summary, if it is new.
    pub summary: Option<String>,
    /// Who takes part from now on.
    pub joins: Option<PersonId>,
    /// Who no longer does.
    pub leaves: Option<PersonId>,
    /// How the match ended, if it did with this entry.
    pub ended: Option<Ended>,
}

/// What a list shows of a table.
#[derive(Serialize, Deserialize)]
pub struct Listing {
    /// How long a decision may take.
    pub clock: Clock,
    /// Who sits where.
    pub seats: Vec<ChairNow>,
    /// Whether it counts for ratings.
    #[serde(default, skip_serializing_if = "is_no")]
    pub rated: bool,
}

impl Listing {
    /// Reads what [`State::summary`] wrote; what cannot be read says nothing.
    #[must_use]
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or(Self { clock: Clock::None, seats: vec![], rated: false })
    }
}

impl State {
    /// What changes with the entry that was just applied; `before` is the stage before it.
    #[must_use]
    pub fn changes(&self, before: Stage, entry: &Entry, person: Option<&PersonId>) -> Beside {
        let seats_change = match entry {
            Entry::Created { .. }
            | Entry::Sat { .. }
            | Entry::Left { .. }
            | Entry::BotSeated { .. }
            | Entry::Handed { .. }
            | Entry::Resigned { .. }
            | Entry::Blocked { .. }
            | Entry::TakenBack { .. }
            | Entry::Started { drawn: Some(_), .. } => true,
            Entry::Started { drawn: None, .. }
            | Entry::EndAsked { .. }
            | Entry::HintsAgreed { .. }
            | Entry::Ended
            | Entry::Step { .. }
            | Entry::Undone { .. }
            | Entry::Resumed { .. }
            | Entry::Closed
            | Entry::Halted { .. }
            | Entry::Rematch { .. } => false,
        };
        let (joins, leaves) = match entry {
            Entry::Created { owner, .. } => (Some(owner.clone()), None),
            Entry::Sat { person, .. } => (Some(person.clone()), None),
            Entry::Blocked { person, .. } => (None, Some(person.clone())),
            Entry::Left { .. } | Entry::Resigned { .. } => {
                (None, person.filter(|person| !self.is_seated(person)).cloned())
            }
            Entry::TakenBack { .. } => (person.cloned(), None),
            Entry::Handed { .. }
            | Entry::BotSeated { .. }
            | Entry::Started { .. }
            | Entry::Step { .. }
            | Entry::Undone { .. }
            | Entry::EndAsked { .. }
            | Entry::HintsAgreed { .. }
            | Entry::Ended
            | Entry::Resumed { .. }
            | Entry::Closed
            | Entry::Halted { .. }
            | Entry::Rematch { .. } => (None, None),
        };
        let is_over = self.stage == Stage::Over && before != Stage::Over;
        Beside {
            ended: is_over.then(|| self.ended()).flatten(),
            stage: (self.stage != before).then_some(self.stage),
            summary: seats_change.then(|| self.summary()),
            joins,
            // The table stays among its owner's, who can close it, unless they left the match for good.
            leaves: leaves.filter(|person| *person != self.owner || self.stage == Stage::Running),
        }
    }

    /// What a list shows of the table, as the store keeps it.
    #[must_use]
    pub fn summary(&self) -> String {
        let (clock, rated) = (self.setup.clock, self.setup.rated);
        let summary = Listing { clock, seats: self.chairs_now(), rated };
        serde_json::to_string(&summary).expect("a summary is plain data")
    }
}
