//! A match told again from its steps, as one viewer saw it.

use serde_json::Value;
use tinstar_catalogue::{ActedOut, AnyGame, AnyMatch, AnyStory, Json, Retold, json};
use tinstar_core::{MatchSeed, Message, Seat, Viewer};
use tinstar_protocol::{Code, MatchTold, MomentTold, PersonId, Seq, TableEvent};

use super::entry::Secret;
use super::play::{Playing, Taken};
use super::show::{ending_of, seat_of};
use super::state::{Past, State};
use crate::declined::Declined;

/// Whose eyes somebody asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Their own.
    Own,
    /// A seat's: one of their own while the match runs, anybody's after it.
    Seat(Seat),
    /// Nobody's: what everybody may see.
    Spectator,
}

/// All it takes to tell a match again, away from its table: telling takes a while, and the table must not wait.
pub struct Telling {
    game: AnyGame,
    options: Vec<(String, String)>,
    names: Vec<String>,
    seed: Secret,
    viewer: Viewer,
    since: Seq,
    begun: Stamp,
    steps: Vec<(Stamp, Seat, Value)>,
}

/// What the log says of one number, as the viewer may know it.
struct Stamp {
    seq: Seq,
    at: i64,
    event: TableEvent,
}

impl State {
    /// What it takes to tell the match to a person, from the number after `since` on.
    ///
    /// # Errors
    /// If there is no match, it is halted, or the eyes are somebody else's in a running match.
    pub fn telling(&self, person: Option<&PersonId>, eyes: Eyes, since: Seq) -> Result<Telling, Declined> {
        let playing = self.match_or_why_not()?;
        let begun = self.history.iter().find(|past| past.told.lines().is_some());
        let begun = begun.ok_or(Declined::new(Code::NotRunning))?;
        let viewer = self.viewer_of(person, eyes)?;
        let step = |step: &Taken| {
            let past = self.past(step.seq).expect("a step has its place in the log");
            (stamp(past, viewer), step.seat, step.action.clone())
        };
        Ok(Telling {
            game: playing.live().game(),
            options: playing.options().to_vec(),
            names: playing.names().to_vec(),
            seed: playing.seed().clone(),
            viewer,
            since,
            begun: stamp(begun, viewer),
            steps: playing.steps.iter().map(step).collect(),
        })
    }

    fn viewer_of(&self, person: Option<&PersonId>, eyes: Eyes) -> Result<Viewer, Declined> {
        let seat = match eyes {
            Eyes::Own => return Ok(self.viewer(person, None)),
            Eyes::Spectator => return Ok(Viewer::Spectator),
            Eyes::Seat(seat) => seat,
        };
        if seat.index() >= self.chairs().len() {
            return Err(Declined::new(Code::NoSuchSeat));
        }
        let own = person.is_some_and(|person| self.seats_of(person).any(|mine| mine == seat));
        // A match that was ended without a result keeps its secrets.
        if own || self.playing().is_some_and(Playing::is_over) {
            Ok(Viewer::Seat(seat))
        } else {
            Err(Declined::new(Code::NotYourSeat))
        }
    }

    /// What is seen, in sentences; nothing before the match.
    ///
    /// # Errors
    /// If the eyes are somebody else's in a running match.
    pub fn described(&self, person: Option<&PersonId>, eyes: Eyes) -> Result<Vec<Message>, Declined> {
        let viewer = self.viewer_of(person, eyes)?;
        Ok(self.playing().map_or(vec![], |playing| playing.live().describe(viewer)))
    }
}

fn stamp(past: &Past, viewer: Viewer) -> Stamp {
    Stamp { seq: past.seq, at: past.at, event: past.event_for(viewer) }
}

impl Telling {
    /// Says in sentences what was seen at a number after so many of its lines; after all of them if no count is given.
    ///
    /// # Errors
    /// If nothing happened in the match at that number.
    pub fn describe(self, at: Seq, lines: Option<usize>) -> Result<Vec<Message>, Declined> {
        let broken = || Declined::new(Code::Halted);
        let lines = lines.unwrap_or(usize::MAX);
        let seed = MatchSeed::from_revealed(&self.seed.0).map_err(|_| broken())?;
        let begun = self.game.begin(self.names, &self.options, seed).map_err(|_| broken())?;
        let (mut live, story) = begun;
        if self.begun.seq == at {
            return Ok(story.described(self.viewer, lines));
        }
        for (stamp, seat, action) in self.steps {
            let story = live.act(seat, &action).map_err(|_| broken())?;
            if stamp.seq == at {
                return Ok(story.described(self.viewer, lines));
            }
        }
        Err(Declined::new(Code::NoSuchMoment))
    }

    /// Tells it.
    ///
    /// # Errors
    /// If the steps can no longer be played, which a table that has them rules out.
    pub fn tell(self) -> Result<MatchTold, Declined> {
        let broken = || Declined::new(Code::Halted);
        let seed = MatchSeed::from_revealed(&self.seed.0).map_err(|_| broken())?;
        let commitment = seed.commitment().to_string();
        let begun = self.game.begin(self.names.clone(), &self.options, seed).map_err(|_| broken())?;
        let (mut live, story) = begun;
        let (mut from, mut moments): (Option<Json>, _) = (None, Vec::new());
        let mut tell = |stamp: Stamp, seat: Option<Seat>, live: &dyn AnyMatch, story: &dyn AnyStory| {
            if stamp.seq > self.since {
                from.get_or_insert_with(|| json::read(|out| story.write_before(self.viewer, out)));
                let ActedOut { lines, rest } = story.acted_out(self.viewer);
                moments.push(MomentTold {
                    seq: stamp.seq,
                    at: Some(stamp.at),
                    event: Some(stamp.event),
                    seat,
                    deciders: live.status().deciders().iter().collect(),
                    lines,
                    rest,
                });
            }
        };
        tell(self.begun, None, &*live, &*story);
        for (stamp, seat, action) in self.steps {
            let story = live.act(seat, &action).map_err(|_| broken())?;
            tell(stamp, Some(seat), &*live, &*story);
        }
        let outcome = live.status().outcome().copied();
        Ok(MatchTold {
            game: self.game.info().id.to_owned(),
            rules_version: self.game.info().rules_version,
            options: self.options,
            called: Seat::all(self.names.len()).map(|seat| owned(&live.called(seat))).collect(),
            seats: self.names,
            viewer: seat_of(self.viewer),
            commitment,
            seed: outcome.map(|_| self.seed.0.clone()),
            from: from.unwrap_or_else(|| live.view(self.viewer)),
            moments,
            outcome: outcome.map(|outcome| ending_of(&outcome, live.accounts())),
        })
    }
}

fn owned(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

/// A record that was told again, as it is sent.
#[must_use]
pub fn told_again(retold: Retold, viewer: Viewer) -> MatchTold {
    let viewer = seat_of(viewer).filter(|seat| seat.index() < retold.seats.len());
    let options = retold.options.as_object().into_iter().flatten();
    let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let moment = |(number, told): (usize, tinstar_catalogue::Retelling)| MomentTold {
        seq: Seq(number as u64),
        at: None,
        event: None,
        seat: told.seat,
        deciders: told.deciders.iter().collect(),
        lines: told.acted.lines,
        rest: told.acted.rest,
    };
    MatchTold {
        game: retold.game.info().id.to_owned(),
        rules_version: retold.game.info().rules_version,
        options: options.map(|(name, value)| (name.clone(), plain(value))).collect(),
        called: retold.called.iter().map(|called| owned(called)).collect(),
        seats: retold.seats,
        viewer,
        commitment: retold.commitment,
        seed: Some(retold.seed),
        from: retold.from,
        moments: retold.moments.into_iter().enumerate().map(moment).collect(),
        outcome: Some(ending_of(&retold.outcome, retold.accounts)),
    }
}
