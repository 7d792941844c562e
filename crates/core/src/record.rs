//! [`Match`]: a state with its luck and its history; [`Record`]: that history as a file.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{
    Arg, BadSetup, Chance, Commitment, Draw, Game, Generator, Illegal, IllegalCode, MatchSeed, Message,
    Outcome, Play, RuleId, Scene, Scenes, Seat, Silent, Told, Viewer,
};

/// The layout of record files; goes up when an old file could be misread.
const FORMAT: u32 = 1;

/// How many digits of the running hash each step carries.
const CHECK_BYTES: usize = 4;

/// One decision of a match: who took which action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step<A> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: A,
    /// The first digits of a hash over everything up to and including this step, so that a change to a
    /// record is found at the step where it was made.
    pub check: String,
}

/// A whole match as a file: what is needed to play it again, die for die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    /// The layout of this file.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules the match was played with.
    pub rules_version: u32,
    /// What was chosen before the match.
    pub options: G::Options,
    /// Who sat where, in seat order.
    pub seats: Vec<String>,
    /// How luck follows from the seed.
    pub generator: Generator,
    /// The hash of the seed, published before the match.
    pub commitment: Commitment,
    /// The seed, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Every decision, in order.
    pub steps: Vec<Step<G::Action>>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A match in play: the state, where its luck comes from, and every decision so far.
pub struct Match<G: Game> {
    state: G,
    record: Record<G>,
    seed: MatchSeed,
    /// The one stream of [`Generator::Fast`].
    stream: Chance,
    running_hash: [u8; 32],
    /// The latest steps that can be taken back, all of one seat.
    past: Vec<Past<G>>,
}

/// What was before a step that can be taken back.
struct Past<G> {
    seat: Seat,
    state: G,
    running_hash: [u8; 32],
}

/// What happened in one step, in order, with the table as it was after each event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story<G: Game> {
    /// The table before; of the set-up, as it is when the first event is told.
    pub before: G,
    /// What happened.
    pub scenes: Vec<Scene<G>>,
    /// The table now.
    pub after: G,
}

impl<G: Game> Story<G> {
    /// What happened while a match was set up.
    pub fn of_setup(scenes: Scenes<G>, after: G) -> Self {
        let scenes = scenes.0;
        Self { before: scenes.first().map_or(&after, |first| &first.after).clone(), scenes, after }
    }

    /// What happened, without the table.
    pub fn told(&self) -> impl ExactSizeIterator<Item = &Told<G::Event>> {
        self.scenes.iter().map(|scene| &scene.told)
    }

    /// What `viewer` may know of it: every event it is told, with what it sees right after. What happened unseen in
    /// between shows with the next event that is told, so that its moment tells nothing.
    pub fn told_to(&self, viewer: Viewer) -> impl Iterator<Item = (RuleId, G::Event, G::View)> {
        let seen = move |scene: &Scene<G>| {
            let event = G::redact(&scene.told.event, viewer)?;
            Some((scene.told.rule, event, scene.after.view(viewer)))
        };
        self.scenes.iter().filter_map(seen)
    }
}

impl<G: Game> Match<G> {
    /// Sets up a match; returns what happened on the way to the first decision.
    ///
    /// # Errors
    /// If the game does not allow so many seats or these options.
    pub fn begin(
        seats: Vec<String>,
        options: G::Options,
        seed: MatchSeed,
        generator: Generator,
    ) -> Result<(Self, Story<G>), BadSetup> {
        let mut scenes = Scenes::default();
        let mut stream = Chance::fast(&seed);
        let mut once = Chance::for_step(&seed, 0);
        let chance = match generator {
            Generator::Live => &mut once,
            Generator::Fast => &mut stream,
        };
        let state = G::start(seats.len(), &options, chance, &mut scenes)?;
        let story = Story::of_setup(scenes, state.clone());
        let record = Record {
            format: FORMAT,
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            options,
            seats,
            generator,
            commitment: seed.commitment(),
            seed: None,
            steps: Vec::new(),
            outcome: state.status().outcome().copied(),
        };
        let running_hash = record.header_hash();
        Ok((Self { state, record, seed, stream, running_hash, past: Vec::new() }, story))
    }

    /// The state as it is now.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// How many decisions have been made.
    pub fn steps(&self) -> usize {
        self.record.steps.len()
    }

    /// Takes `action` for `seat` and returns what happened.
    ///
    /// # Errors
    /// If it is not legal; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Story<G>, Illegal> {
        let mut scenes = Scenes::default();
        let mut once = Chance::for_step(&self.seed, self.record.steps.len() as u64 + 1);
        let chance = match self.record.generator {
            Generator::Live => &mut once,
            Generator::Fast => &mut self.stream,
        };
        let drawn = chance.drawn();
        let before = self.state.clone();
        self.state.apply(seat, &action, chance, &mut scenes)?;
        let story = Story { before, scenes: scenes.0, after: self.state.clone() };
        let shown = chance.drawn() > drawn || story.told().any(|told| G::reveals(&told.event));
        self.past.retain(|past| past.seat == seat && !shown);
        if !shown {
            self.past.push(Past { seat, state: story.before.clone(), running_hash: self.running_hash });
        }
        self.running_hash = next_hash(&self.running_hash, seat, &action);
        let check = hex::encode(&self.running_hash[..CHECK_BYTES]);
        self.record.steps.push(Step { seat, action, check });
        self.record.outcome = self.state.status().outcome().copied();
        Ok(story)
    }

    /// Whether `seat` may take its latest step back: it still has to decide, nobody else has acted since, no
    /// chance was drawn and nothing hidden was shown to anybody.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.past.last().is_some_and(|past| past.seat == seat)
            && self.state.status().deciders().contains(seat)
    }

    /// Takes the latest step of `seat` back; says whether that was possible.
    pub fn undo(&mut self, seat: Seat) -> bool {
        if !self.can_undo(seat) {
            return false;
        }
        let past = self.past.pop().expect("what can be taken back has a past");
        self.state = past.state;
        self.running_hash = past.running_hash;
        self.record.steps.pop();
        true
    }

    /// The record so far; it holds the seed only if the match is over.
    pub fn record(&self) -> Record<G> {
        let seed = self.record.outcome.map(|_| self.seed.reveal());
        Record { seed, ..self.record.clone() }
    }
}

fn next_hash<A: Serialize>(before: &[u8; 32], seat: Seat, action: &A) -> [u8; 32] {
    let action = serde_json::to_vec(action).expect("an action is plain data");
    Sha256::new().chain_update(before).chain_update([seat.into()]).chain_update(action).finalize().into()
}

/// One moment of a replay.
pub struct Moment<'a, G: Game> {
    /// How many decisions have been made; 0 is right after the set-up.
    pub step: usize,
    /// The decision that led here; none for the set-up.
    pub decision: Option<(Seat, G::Action)>,
    /// What happened since the moment before.
    pub story: &'a Story<G>,
    /// The state now.
    pub state: &'a G,
}

impl<G: Game> Record<G> {
    /// Reads a record of this game.
    ///
    /// # Errors
    /// If the text is not a whole record of this game in this version.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let peek = Peek::from_json(text)?;
        if peek.game != G::INFO.id {
            return Err(RecordError::OtherGame { game: peek.game, expected: G::INFO.id });
        }
        if peek.rules_version != G::INFO.rules_version {
            return Err(RecordError::RulesVersion {
                version: peek.rules_version,
                current: G::INFO.rules_version,
            });
        }
        serde_json::from_str(text).map_err(RecordError::not_json)
    }

    /// The record as JSON: a line for each field, in order, and a line for each step.
    pub fn to_json(&self) -> String {
        fn line(value: &impl Serialize) -> String {
            serde_json::to_string(value).expect("a record is plain data")
        }
        let steps: Vec<String> = self.steps.iter().map(|step| format!("    {}", line(step))).collect();
        let steps = if steps.is_empty() { "[]".to_owned() } else { format!("[\n{}\n  ]", steps.join(",\n")) };
        let fields = [
            ("format", Some(line(&self.format))),
            ("game", Some(line(&self.game))),
            ("rules_version", Some(line(&self.rules_version))),
            ("options", Some(line(&self.options))),
            ("seats", Some(line(&self.seats))),
            ("generator", Some(line(&self.generator))),
            ("commitment", Some(line(&self.commitment))),
            ("seed", self.seed.as_ref().map(line)),
            ("steps", Some(steps)),
            ("outcome", self.outcome.as_ref().map(line)),
        ];
        let fields = fields.into_iter().filter_map(|(name, value)| Some(format!("  \"{name}\": {}", value?)));
        format!("{{\n{}\n}}\n", fields.collect::<Vec<_>>().join(",\n"))
    }

    fn header_hash(&self) -> [u8; 32] {
        let header =
            (&self.game, self.rules_version, &self.options, &self.seats, self.generator, self.commitment);
        Sha256::digest(serde_json::to_vec(&header).expect("a record is plain data")).into()
    }

    /// Plays the record again from its seed and shows `each` moment, the set-up first.
    ///
    /// # Errors
    /// At the first thing that is not as it must have been: the seed does not fit its published hash, a
    /// step was changed, moved, added or removed, a step is not legal, or the outcome is another.
    pub fn replay(&self, mut each: impl FnMut(Moment<'_, G>)) -> Result<Match<G>, RecordError> {
        let seed = self.seed.as_ref().ok_or(RecordError::NoSeed)?;
        let seed = MatchSeed::from_revealed(seed).map_err(|_| RecordError::BadSeed)?;
        if seed.commitment() != self.commitment {
            return Err(RecordError::OtherSeed);
        }
        let (mut replayed, story) =
            Match::begin(self.seats.clone(), self.options.clone(), seed, self.generator)
                .map_err(RecordError::Setup)?;
        each(Moment { step: 0, decision: None, story: &story, state: replayed.state() });
        for (done, recorded) in self.steps.iter().enumerate() {
            let step = done + 1;
            let expected = next_hash(&replayed.running_hash, recorded.seat, &recorded.action);
            if recorded.check != hex::encode(&expected[..CHECK_BYTES]) {
                return Err(RecordError::Changed { step });
            }
            let story = replayed
                .act(recorded.seat, recorded.action)
                .map_err(|illegal| RecordError::Illegal { step, seat: recorded.seat, illegal })?;
            let decision = Some((recorded.seat, recorded.action));
            each(Moment { step, decision, story: &story, state: replayed.state() });
        }
        // A seed is in a record only when its match is over, so one that stops before the end was cut off,
        // whether or not it claims an outcome.
        match &replayed.record.outcome {
            None => Err(RecordError::EndsEarly { step: self.steps.len() }),
            found if *found != self.outcome => Err(RecordError::OtherOutcome { step: self.steps.len() }),
            Some(_) => Ok(replayed),
        }
    }

    /// Everything that was left to luck, in the set-up and then step by step. The record is checked first.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn draws(&self) -> Result<Vec<Vec<Draw>>, RecordError> {
        let seed = self.replay(|_| {})?.seed;
        let mut stream = Chance::recorded(Chance::fast(&seed));
        let mut luck = |step: usize, work: &mut dyn FnMut(&mut Chance)| match self.generator {
            Generator::Live => {
                let mut once = Chance::recorded(Chance::for_step(&seed, step as u64));
                work(&mut once);
                once.draws().to_vec()
            }
            Generator::Fast => {
                let before = stream.draws().len();
                work(&mut stream);
                stream.draws()[before..].to_vec()
            }
        };
        let mut state = None;
        let dealt = luck(0, &mut |chance| {
            state = Some(G::setup(self.seats.len(), &self.options, chance, &mut Silent));
        });
        let mut state = state.expect("a match was set up");
        let steps = self.steps.iter().enumerate().map(|(done, step)| {
            luck(done + 1, &mut |chance| state.resolve(step.seat, &step.action, chance, &mut Silent))
        });
        Ok(std::iter::once(dealt).chain(steps).collect())
    }
}

/// The two things that must be known about a record before it can be read.
#[derive(Deserialize)]
pub struct Peek {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    format: u32,
}

impl Peek {
    /// Looks at which game a record is of.
    ///
    /// # Errors
    /// If the text is no record, or one of a layout this program does not know.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let peek: Self = serde_json::from_str(text).map_err(RecordError::not_json)?;
        if peek.format == FORMAT { Ok(peek) } else { Err(RecordError::Format { format: peek.format }) }
    }
}

/// Why a record was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It is not a whole record.
    NotARecord {
        /// Where reading stopped.
        line: usize,
        /// Where in that line.
        column: usize,
        /// What was wrong there.
        reason: String,
    },
    /// Its layout is unknown.
    Format {
        /// The layout it names.
        format: u32,
    },
    /// It is of another game.
    OtherGame {
        /// The game it names.
        game: String,
        /// The game that was expected.
        expected: &'static str,
    },
    /// It was played with other rules.
    RulesVersion {
        /// The version it names.
        version: u32,
        /// The version of this program.
        current: u32,
    },
    /// The game cannot be set up like this.
    Setup(BadSetup),
    /// The seed is missing: the match was not over when the record was written.
    NoSeed,
    /// The seed is not 64 hexadecimal digits.
    BadSeed,
    /// The seed is not the one whose hash was published.
    OtherSeed,
    /// This step, or something before it, is not what was written here.
    Changed {
        /// Which step, counted from 1.
        step: usize,
    },
    /// This step is against the rules.
    Illegal {
        /// Which step, counted from 1.
        step: usize,
        /// Who took it.
        seat: Seat,
        /// Why it is not legal.
        illegal: Illegal,
    },
    /// It has its seed, so the match was over, but its steps stop before the end.
    EndsEarly {
        /// The last step there is.
        step: usize,
    },
    /// The steps lead to another outcome than the one it claims.
    OtherOutcome {
        /// The last step there is.
        step: usize,
    },
}

impl RecordError {
    fn not_json(error: serde_json::Error) -> Self {
        let reason = error.to_string();
        let reason = reason.split(" at line ").next().unwrap_or_default().to_owned();
        Self::NotARecord { line: error.line(), column: error.column(), reason }
    }

    /// The stable code of this refusal.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotARecord { .. } => "not_a_record",
            Self::Format { .. } => "unknown_format",
            Self::OtherGame { .. } => "other_game",
            Self::RulesVersion { .. } => "other_rules_version",
            Self::Setup(bad) => bad.code(),
            Self::NoSeed => "no_seed",
            Self::BadSeed => "bad_seed",
            Self::OtherSeed => "other_seed",
            Self::Changed { .. } => "changed",
            Self::Illegal { .. } => "illegal_step",
            Self::EndsEarly { .. } => "ends_early",
            Self::OtherOutcome { .. } => "other_outcome",
        }
    }

    /// The step at which the record was refused, if it got that far.
    #[must_use]
    pub const fn step(&self) -> Option<usize> {
        match self {
            Self::Changed { step }
            | Self::Illegal { step, .. }
            | Self::EndsEarly { step }
            | Self::OtherOutcome { step } => Some(*step),
            Self::NotARecord { .. }
            | Self::Format { .. }
            | Self::OtherGame { .. }
            | Self::RulesVersion { .. }
            | Self::Setup(_)
            | Self::NoSeed
            | Self::BadSeed
            | Self::OtherSeed => None,
        }
    }

    /// What to tell a person.
    #[must_use]
    pub fn say(&self) -> Message {
        match self {
            Self::NotARecord { line, column, reason } => Message::new("record-not-a-record")
                .with("line", *line)
                .with("column", *column)
                .with("reason", reason.clone()),
            Self::Format { format } => Message::new("record-unknown-format").with("format", *format),
            Self::OtherGame { game, expected } => Message::new("record-other-game")
                .with("game", game.clone())
                .with("expected", (*expected).to_owned()),
            Self::RulesVersion { version, current } => {
                Message::new("record-other-rules-version").with("version", *version).with("current", *current)
            }
            Self::Setup(bad) => bad.say(),
            Self::NoSeed => Message::new("record-no-seed"),
            Self::BadSeed => Message::new("record-bad-seed"),
            Self::OtherSeed => Message::new("record-other-seed"),
            Self::Changed { step } => Message::new("record-changed").with("step", *step),
            Self::Illegal { step, seat, illegal } => {
                let id = match illegal.code {
                    IllegalCode::GameOver => "record-illegal-game-over",
                    IllegalCode::NotYourDecision => "record-illegal-not-your-decision",
                    IllegalCode::NotAllowed => "record-illegal-not-allowed",
                };
                let message = Message::new(id).with("step", *step).with("seat", seat.index());
                let message = message.with("rule", illegal.rule.to_string());
                match illegal.code {
                    IllegalCode::NotAllowed => message.with("says", Arg::Rule(illegal.rule)),
                    IllegalCode::GameOver | IllegalCode::NotYourDecision => message,
                }
            }
            Self::EndsEarly { step } => Message::new("record-ends-early").with("step", *step),
            Self::OtherOutcome { step } => Message::new("record-other-outcome").with("step", *step),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        self.step().map_or(Ok(()), |step| write!(f, " at step {step}"))
    }
}

impl Error for RecordError {}
