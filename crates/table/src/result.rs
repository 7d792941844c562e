//! How a match ended, as it is kept for as long as anybody wants to know.

use serde::{Deserialize, Serialize};
use tinstar_core::Seat;
use tinstar_protocol::PersonId;

use super::entry::{Chair, is_no};
use super::state::State;

/// Everything about how a match ended. The store keeps it as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// The options that were not as usual.
    pub options: Vec<(String, String)>,
    /// Whether everyone could find the table.
    pub public: bool,
    /// Seat by seat.
    pub seats: Vec<EndedSeat>,
}

/// How a match ended for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndedSeat {
    /// The person whose seat it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// The level of the bot that played to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// What the game called it.
    pub called: Vec<String>,
    /// Its place, from 1.
    pub place: u8,
    /// The number that was compared.
    pub total: i32,
    /// Whether the person had left.
    #[serde(default, skip_serializing_if = "is_no")]
    pub gone: bool,
}

impl State {
    /// How the match ended; nothing while it is going on, and if it ended without a result.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        let playing = self.playing.as_ref()?;
        let status = playing.live().status();
        let outcome = status.outcome()?;
        let seat = |(chair, seat): (&Chair, Seat)| {
            let resigned = self.resigned.iter().find(|(other, _)| *other == seat);
            let called = playing.live().called(seat);
            EndedSeat {
                person: chair.person().or(resigned.map(|(_, person)| person)).cloned(),
                bot: chair.bot().map(str::to_owned),
                called: called.iter().map(|id| (*id).to_owned()).collect(),
                place: outcome.places[seat],
                total: outcome.totals[seat],
                // Whoever is away at the end of a match that counts has left it: a bot has played on.
                gone: resigned.is_some()
                    || self.setup.rated && chair.bot().is_some() && chair.person().is_some(),
            }
        };
        let seats = self.chairs.iter().zip(Seat::all(self.chairs.len())).map(seat).collect();
        Some(Ended { options: self.setup.options.clone(), public: self.setup.public, seats })
    }
}

impl Ended {
    /// The share of the victory that a seat has, in thousandths.
    #[must_use]
    pub fn share(&self, seat: &EndedSeat) -> u16 {
        let winners = self.seats.iter().filter(|seat| seat.place == 1).count();
        match (seat.place, u16::try_from(winners)) {
            (1, Ok(winners)) if winners > 0 => 1000 / winners,
            _ => 0,
        }
    }

    /// The people, each once, with the first of their seats.
    pub fn people(&self) -> impl Iterator<Item = (&PersonId, usize, &EndedSeat)> {
        self.seats.iter().enumerate().filter_map(|(at, seat)| {
            let person = seat.person.as_ref()?;
            let before = self.seats[..at].iter().any(|other| other.person.as_ref() == Some(person));
            (!before).then_some((person, at, seat))
        })
    }

    /// Whether a person held more than one seat, which says nothing of how well they play.
    #[must_use]
    pub fn holds_several(&self, person: &PersonId) -> bool {
        self.seats.iter().filter(|seat| seat.person.as_ref() == Some(person)).count() > 1
    }
}
