//! Matches whose views, actions and events are JSON: what the browser is sent.

use pyo3::prelude::*;
use serde_json::{Value, json};
use tinstar_bots::{Budget, Level, Limit};
use tinstar_catalogue::{AnyMatch, AnyStory};
use tinstar_core::{Chance, MatchSeed, Message, Seat};
use tinstar_words::{Tongue, Words};

use crate::pool::{seat, viewer};
use crate::wrong::{game, raise, refused, wrong};

/// One match.
#[pyclass(module = "tinstar._tinstar")]
pub struct Match {
    live: Box<dyn AnyMatch>,
    names: Vec<String>,
    words: Words,
}

/// What happened in one step.
#[pyclass(module = "tinstar._tinstar", frozen)]
pub struct Story {
    story: Box<dyn AnyStory>,
    seats: usize,
    names: Vec<String>,
    called: Vec<Vec<&'static str>>,
    tongue: Tongue,
}

fn tongue(tag: &str) -> PyResult<Tongue> {
    Tongue::from_tag(tag)
        .ok_or_else(|| raise("unknown_tongue", None, &format!("{tag:?} is neither en nor fr")))
}

/// The words that call everybody by their name.
fn calling(words: &Words, names: &[String], called: &[Vec<&'static str>]) -> Words {
    words.calling(names.iter().map(String::as_str).zip(called.iter().cloned()))
}

fn text(value: &Value) -> String {
    value.to_string()
}

fn parse(action: &str) -> PyResult<Value> {
    serde_json::from_str(action).map_err(|error| raise("bad_action", None, &error.to_string()))
}

#[pymethods]
impl Story {
    /// What a seat was told, or a spectator: a list of `{"rule", "event", "text"}`.
    #[pyo3(signature = (seat))]
    fn told_to(&self, seat: Option<usize>) -> PyResult<String> {
        let viewer = viewer(seat, self.seats)?;
        let lines = self.story.told_to(viewer);
        let lines: Vec<Value> = serde_json::from_str(lines.get())
            .map_err(|error| raise("bad_story", None, &error.to_string()))?;
        let words = calling(&Words::new(self.tongue), &self.names, &self.called);
        let line = |(line, said): (&Value, &Message)| json!({ "rule": line["rule"], "event": line["event"], "text": words.say(said) });
        Ok(text(&lines.iter().zip(&self.story.said_to(viewer)).map(line).collect()))
    }
}

impl Match {
    fn words(&self) -> Words {
        let called: Vec<_> = Seat::all(self.names.len()).map(|seat| self.live.called(seat)).collect();
        calling(&self.words, &self.names, &called)
    }

    fn story(&self, story: Box<dyn AnyStory>) -> Story {
        let called = Seat::all(self.names.len()).map(|seat| self.live.called(seat)).collect();
        Story {
            story,
            seats: self.names.len(),
            names: self.names.clone(),
            called,
            tongue: self.words.tongue(),
        }
    }

    fn seat(&self, at: usize) -> PyResult<Seat> {
        seat(at, self.names.len())
    }

    /// The seat, if it has to decide.
    fn decider(&self, at: usize) -> PyResult<Seat> {
        let seat = self.seat(at)?;
        match self.live.status().outcome() {
            Some(_) => Err(raise("game_over", None, "the match is over")),
            None if !self.live.status().deciders().contains(seat) => {
                Err(raise("not_your_decision", None, &format!("seat {at} has nothing to decide now")))
            }
            None => Ok(seat),
        }
    }
}

#[pymethods]
impl Match {
    /// A match, and what happened while it was set up.
    #[staticmethod]
    fn begin(
        id: &str,
        names: Vec<String>,
        seed: &[u8],
        options: Vec<(String, String)>,
        tag: &str,
    ) -> PyResult<(Self, Story)> {
        let seed: [u8; 32] = seed.try_into().map_err(|_| raise("bad_seed", None, "a seed has 32 bytes"))?;
        let words = Words::new(tongue(tag)?);
        let begun = game(id)?.begin(names.clone(), &options, MatchSeed::from_bytes(seed));
        let (live, story) = begun.map_err(|bad| wrong(bad.into()))?;
        let begun = Self { live, names, words };
        let story = begun.story(story);
        Ok((begun, story))
    }

    fn steps(&self) -> usize {
        self.live.steps()
    }

    fn deciders(&self) -> Vec<usize> {
        self.live.status().deciders().iter().map(Seat::index).collect()
    }

    /// Places and totals, once it is over.
    fn outcome(&self) -> Option<(Vec<u8>, Vec<i32>)> {
        let status = self.live.status();
        status
            .outcome()
            .map(|outcome| (outcome.places.as_slice().to_vec(), outcome.totals.as_slice().to_vec()))
    }

    /// What a seat sees, or a spectator.
    #[pyo3(signature = (seat))]
    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.live.view(viewer(seat, self.names.len())?).get().to_owned())
    }

    /// The same in sentences.
    #[pyo3(signature = (seat))]
    fn describe(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        let (viewer, words) = (viewer(seat, self.names.len())?, self.words());
        Ok(self.live.describe(viewer).iter().map(|message| words.say(message)).collect())
    }

    /// What a seat may do: a list of `{"action", "text"}`.
    fn choices(&self, seat: usize) -> PyResult<String> {
        let (seat, words) = (self.seat(seat)?, self.words());
        let choice = |choice: &tinstar_catalogue::Choice| json!({ "action": choice.action, "text": words.say(&choice.say) });
        Ok(text(&self.live.choices(seat).iter().map(choice).collect()))
    }

    fn act(&mut self, seat: usize, action: &str) -> PyResult<Story> {
        let (seat, action) = (self.seat(seat)?, parse(action)?);
        let story = self.live.act(seat, &action).map_err(|no| refused(&no, &self.words()))?;
        Ok(self.story(story))
    }

    fn can_undo(&self, seat: usize) -> PyResult<bool> {
        Ok(self.live.can_undo(self.seat(seat)?))
    }

    fn undo(&mut self, seat: usize) -> PyResult<bool> {
        let seat = self.seat(seat)?;
        Ok(self.live.undo(seat))
    }

    /// What a bot of this level would do.
    fn bot(&self, py: Python<'_>, seat: usize, level: &str, seed: u64) -> PyResult<String> {
        let seat = self.decider(seat)?;
        let level = Level::from_name(level)
            .ok_or_else(|| raise("unknown_bot", None, &format!("{level:?} is no level")))?;
        let question = self.live.question(seat, level);
        Ok(text(&py.detach(move || question.answer(&mut Chance::seeded(seed)))))
    }

    /// The best choices: a list of `{"action", "text", "chance", "why"}`.
    fn hint(&self, py: Python<'_>, seat: usize, rollouts: u32, most: usize, seed: u64) -> PyResult<String> {
        let seat = self.decider(seat)?;
        if !(1..=MOST_ROLLOUTS).contains(&rollouts) {
            return Err(raise("bad_rollouts", None, &format!("rollouts are from 1 to {MOST_ROLLOUTS}")));
        }
        let (choices, words) = (self.live.choices(seat), self.words());
        let question = self.live.question(seat, Level::Marshal);
        let found = py.detach(move || {
            question.hint(most, Budget::Rollouts(rollouts), Limit::default(), &mut Chance::seeded(seed))
        });
        let told = found.iter().map(|hinted| {
            let choice = &choices[hinted.choice];
            let why = hinted.why.as_ref().map(|why| words.say(why));
            json!({ "action": choice.action, "text": words.say(&choice.say), "chance": hinted.chance, "why": why })
        });
        Ok(text(&told.collect()))
    }

    /// The record; it holds the seed only if the match is over.
    fn record(&self) -> String {
        self.live.record()
    }
}

/// More take minutes and say no more.
pub const MOST_ROLLOUTS: u32 = 100_000;
