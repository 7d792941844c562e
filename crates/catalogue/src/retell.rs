//! A record of a game that is known only at run time, told again.

use serde::Serialize;
use serde_json::Value;
use tinstar_core::{Message, Outcome, Peek, Record, RecordError, ScoreLine, Seat, SeatSet, Viewer};

use crate::any_match::{Happened, accounts, json};
use crate::json::{Json, read};
use crate::{ActedOut, AnyGame, AnyStory as _, Playable, Visitor};

/// A finished match as one viewer saw it.
#[derive(Clone, Debug, Serialize)]
pub struct Retold {
    /// Which game it is.
    #[serde(skip)]
    pub game: AnyGame,
    /// The options, as the record has them.
    pub options: Value,
    /// Who sat where.
    pub seats: Vec<String>,
    /// What messages call whoever sat there; see [`Speak::called`](tinstar_core::Speak::called).
    pub called: Vec<Vec<&'static str>>,
    /// The hash of the seed.
    pub commitment: String,
    /// The seed.
    pub seed: String,
    /// What the viewer saw before the first line.
    pub from: Json,
    /// The set-up first, then every decision.
    pub moments: Vec<Retelling>,
    /// How it ended.
    pub outcome: Outcome,
    /// What makes up each seat's total.
    pub accounts: Vec<Vec<ScoreLine>>,
}

/// One moment of a match that is told again.
#[derive(Clone, Debug, Serialize)]
pub struct Retelling {
    /// Who decided; none for the set-up.
    pub seat: Option<Seat>,
    /// Who had to decide then.
    pub deciders: SeatSet,
    /// What the viewer was told and what it changed.
    pub acted: ActedOut,
}

impl AnyGame {
    /// The game a record is of.
    ///
    /// # Errors
    /// If it is no record, or of none of the games.
    pub fn of_record(record: &str) -> Result<Self, RecordError> {
        let peek = Peek::from_json(record)?;
        Self::by_id(&peek.game)
            .ok_or(RecordError::OtherGame { game: peek.game, expected: Self::ALL[0].info().id })
    }

    /// Plays a record again and tells it as `viewer` saw it; a seat that is not at the table sees as a spectator.
    ///
    /// # Errors
    /// If it is not the whole, unchanged record of a match of this version of one of the games.
    pub fn retell(record: &str, viewer: Viewer) -> Result<Retold, RecordError> {
        let game = Self::of_record(record)?;
        game.visit(Retell { game, record, viewer })
    }

    /// Plays a record again up to a moment, the set-up being the first, and says in sentences what `viewer` saw after so
    /// many of its lines.
    ///
    /// # Errors
    /// As [`AnyGame::retell`]; or if the record has no such moment.
    pub fn retold_in_words(
        record: &str,
        viewer: Viewer,
        moment: usize,
        lines: usize,
    ) -> Result<Option<Vec<Message>>, RecordError> {
        let game = Self::of_record(record)?;
        game.visit(Describe { record, viewer, moment, lines })
    }
}

/// A seat that is not at the table sees as a spectator.
fn at_table(viewer: Viewer, seats: usize) -> Viewer {
    match viewer {
        Viewer::Seat(seat) if seat.index() >= seats => Viewer::Spectator,
        viewer @ (Viewer::Seat(_) | Viewer::Spectator) => viewer,
    }
}

struct Describe<'a> {
    record: &'a str,
    viewer: Viewer,
    moment: usize,
    lines: usize,
}

impl Visitor for Describe<'_> {
    type Out = Result<Option<Vec<Message>>, RecordError>;

    fn visit<G: Playable>(self) -> Self::Out {
        let record = Record::<G>::from_json(self.record)?;
        let seats = record.seats.len();
        let viewer = at_table(self.viewer, seats);
        let (mut number, mut described) = (0, None);
        record.replay(|moment| {
            if number == self.moment {
                let story = Happened::<G> { seats, story: moment.story.clone() };
                described = Some(story.described(viewer, self.lines));
            }
            number += 1;
        })?;
        Ok(described)
    }
}

struct Retell<'a> {
    game: AnyGame,
    record: &'a str,
    viewer: Viewer,
}

impl Visitor for Retell<'_> {
    type Out = Result<Retold, RecordError>;

    fn visit<G: Playable>(self) -> Self::Out {
        let record = Record::<G>::from_json(self.record)?;
        let seats = record.seats.len();
        let viewer = at_table(self.viewer, seats);
        let (mut from, mut moments) = (None, Vec::new());
        let played = record.replay(|moment| {
            let story = Happened::<G> { seats, story: moment.story.clone() };
            from.get_or_insert_with(|| read(|out| story.write_before(viewer, out)));
            moments.push(Retelling {
                seat: moment.decision.as_ref().map(|(seat, _)| *seat),
                deciders: moment.state.status().deciders(),
                acted: story.acted_out(viewer),
            });
        })?;
        let outcome = played.state().status().outcome().copied();
        Ok(Retold {
            called: Seat::all(seats).map(|seat| played.state().called(seat)).collect(),
            game: self.game,
            options: json(&record.options),
            seats: record.seats,
            commitment: record.commitment.to_string(),
            seed: record.seed.ok_or(RecordError::NoSeed)?,
            from: from.expect("the set-up is told first"),
            moments,
            outcome: outcome.ok_or(RecordError::EndsEarly { step: played.steps() })?,
            accounts: accounts(played.state()),
        })
    }
}

#[cfg(test)]
mod tests {
    use tinstar_bots::Level;
    use tinstar_core::{Chance, MatchSeed};

    use super::*;

    fn record() -> String {
        let game = AnyGame::by_id("marshals").expect("a game with secrets");
        let names = vec!["Anna".to_owned(), "Ben".to_owned(), "Cleo".to_owned()];
        let (mut live, _) = game.begin(names, &[], MatchSeed::from_bytes([8; 32])).expect("three can play");
        let mut luck = Chance::seeded(1);
        while let Some(seat) = live.status().deciders().first() {
            let action = live.question(seat, Level::Instinct).answer(&mut luck);
            live.act(seat, &action).unwrap_or_else(|_| panic!("{action} is legal"));
        }
        live.record()
    }

    #[test]
    fn a_record_is_told_as_each_viewer_saw_it() {
        let record = record();
        let anna = AnyGame::retell(&record, Viewer::Seat(Seat::new(0))).unwrap();
        let nobody = AnyGame::retell(&record, Viewer::Spectator).unwrap();
        assert_eq!(anna.seats, ["Anna", "Ben", "Cleo"]);
        assert_eq!(anna.moments.len(), nobody.moments.len());
        assert!(anna.moments[0].seat.is_none() && anna.moments[1].seat.is_some());
        assert_ne!(json(&anna.moments[0]), json(&nobody.moments[0]), "Anna sees her hand");
        let beyond = AnyGame::retell(&record, Viewer::Seat(Seat::new(5))).unwrap();
        assert_eq!(beyond.from.get(), nobody.from.get());
        assert_eq!(json(&beyond.moments[0]), json(&nobody.moments[0]));
    }

    #[test]
    fn a_changed_record_is_refused() {
        let record = record();
        let told = |text: &str| AnyGame::retell(text, Viewer::Spectator).map(|_| ()).unwrap_err().code();
        assert_eq!(told(""), "not_a_record");
        assert_eq!(told(&record.replacen("\"seat\":", "\"saet\":", 1)), "not_a_record");
        assert_eq!(told(&record.replace("\"marshals\"", "\"chess\"")), "other_game");
        assert_eq!(told(&record.replace("Anna", "Hannah")), "changed");
    }
}
