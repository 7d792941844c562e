//! What luck did in a match, and what choices did: worked out away from its table, once the match is over.

use tinstar_catalogue::{ActedOut, AnyGame, Playable, Visitor, json};
use tinstar_core::{
    Chance, Match, MatchSeed, Message, Record, RecordError, Seat, Status, Viewer, most_appealing,
};
use tinstar_protocol::{
    Code, DiceCounted, DiceTold, ErrorKind, ErrorMade, MomentTold, ReviewTold, SeatWeighed, Seq, StepWeighed,
    WhatIf,
};
use tinstar_review::{Counted, Dice, Judged, Review, Reviewed, Slip};

use super::state::State;
use crate::declined::Declined;

/// The format of [`ReviewTold`] as it is kept, and the way it is worked out: reviews of others are worked out anew.
pub const REVIEW_FORMAT: u32 = 2;

/// Of so many errors of each seat it is told what might have come instead.
const WHAT_IFS: usize = 3;

/// So many decisions of what might have come are told.
const PLAYED_ON: usize = 6;

/// All it takes to review a match that is over.
pub struct Reviewable {
    game: AnyGame,
    record: String,
    /// The number of every decision in the story; of a record file, how many have been made.
    steps: Option<Vec<Seq>>,
}

impl State {
    /// What it takes to review the match. Only of a match that is over: everybody may know everything then.
    ///
    /// # Errors
    /// If there is no match, it is halted, or it is not over.
    pub fn reviewable(&self) -> Result<Reviewable, Declined> {
        let playing = self.match_or_why_not()?;
        if !playing.is_over() {
            return Err(Declined::new(Code::NotOver));
        }
        Ok(Reviewable {
            game: playing.live().game(),
            record: playing.live().record(),
            steps: Some(playing.steps.iter().map(|step| step.seq).collect()),
        })
    }
}

impl Reviewable {
    /// The same of a record file.
    ///
    /// # Errors
    /// If it is no record, or of none of the games.
    pub fn of_record(record: String) -> Result<Self, RecordError> {
        Ok(Self { game: AnyGame::of_record(&record)?, record, steps: None })
    }

    /// Plays the match again from its seed.
    ///
    /// # Errors
    /// If the record does not hold.
    pub fn check(&self) -> Result<(), RecordError> {
        self.game.visit(Checking(&self.record))
    }

    /// Counts the luck of the match, which is played again from its seed.
    ///
    /// # Errors
    /// If the record does not hold.
    pub fn dice(&self) -> Result<DiceTold, RecordError> {
        self.game.visit(Counting(&self.record))
    }

    /// Reviews the match. `progress` is told how many pieces of how many are done, and says whether to go on.
    ///
    /// # Errors
    /// If the record does not hold.
    pub fn review(
        self,
        rollouts: u32,
        progress: &dyn Fn(u64, u64) -> bool,
    ) -> Result<Option<ReviewTold>, RecordError> {
        let Self { game, record, steps } = self;
        game.visit(Reviewing { record, steps, review: Review { rollouts, ..Review::default() }, progress })
    }
}

struct Checking<'a>(&'a str);

impl Visitor for Checking<'_> {
    type Out = Result<(), RecordError>;

    fn visit<G: Playable>(self) -> Self::Out {
        Record::<G>::from_json(self.0)?.replay(|_| {}).map(|_| ())
    }
}

/// Counts the luck of a record.
struct Counting<'a>(&'a str);

impl Visitor for Counting<'_> {
    type Out = Result<DiceTold, RecordError>;

    fn visit<G: Playable>(self) -> Self::Out {
        let counted = |Counted { seen, rarity }| DiceCounted { seen, rarity };
        let Dice { steps, dice, shuffles, halves } = Dice::of(&Record::<G>::from_json(self.0)?)?;
        Ok(DiceTold {
            steps: steps as u32,
            dice: dice.into_iter().map(counted).collect(),
            shuffles: shuffles as u32,
            halves: halves.map(counted),
        })
    }
}

struct Reviewing<'a> {
    record: String,
    steps: Option<Vec<Seq>>,
    review: Review,
    progress: &'a dyn Fn(u64, u64) -> bool,
}

impl Visitor for Reviewing<'_> {
    type Out = Result<Option<ReviewTold>, RecordError>;

    fn visit<G: Playable>(self) -> Self::Out {
        let record = Record::<G>::from_json(&self.record)?;
        let course = self.review.course(&record)?;
        let (pieces, mut judge) = (course.pieces(), course.judge());
        let mut found = Vec::with_capacity(pieces as usize);
        for piece in 0..pieces {
            if !(self.progress)(piece, pieces) {
                return Ok(None);
            }
            found.push(judge.look(piece));
        }
        let reviewed = course.told(found);
        let costliest: Vec<usize> = Seat::all(record.seats.len())
            .flat_map(|seat| reviewed.slips(seat, WHAT_IFS))
            .map(|(step, _)| step.step)
            .collect();
        let steps = reviewed.steps.iter().map(|step| {
            let view = course.before(step.step - 1).view(Viewer::Seat(step.seat));
            let say = |action: &G::Action| G::say_action(&view, step.seat, action);
            StepWeighed {
                seq: self.steps.as_ref().map_or(Seq(step.step as u64), |steps| steps[step.step - 1]),
                seat: step.seat,
                did: say(&step.action),
                expected: rounded(&step.expected),
                after: rounded(&step.after),
                error: step.judged.as_ref().and_then(|judged| {
                    let told = costliest.contains(&step.step);
                    let instead = told.then(|| what_if(&record, step.step, step.seat, judged.best)).flatten();
                    error(judged, say, instead)
                }),
            }
        });
        Ok(Some(ReviewTold {
            rollouts: reviewed.rollouts,
            initial: rounded(&reviewed.initial),
            dealt: rounded(&reviewed.dealt),
            steps: steps.collect(),
            seats: seats(&reviewed),
        }))
    }
}

/// What would have been better, if that is beyond doubt.
fn error<A>(judged: &Judged<A>, say: impl Fn(&A) -> Message, instead: Option<WhatIf>) -> Option<ErrorMade> {
    let kind = match judged.slip? {
        Slip::Inaccuracy => ErrorKind::Inaccuracy,
        Slip::Mistake => ErrorKind::Mistake,
        Slip::Blunder => ErrorKind::Blunder,
    };
    Some(ErrorMade {
        kind,
        best: say(&judged.best),
        cost: round(judged.cost),
        give_or_take: round(2.0 * judged.error),
        hindsight: round(judged.hindsight),
        instead,
    })
}

/// What might have come if `seat` had done this at `step`: luck has the same in store, and deputies decide.
fn what_if<G: Playable>(record: &Record<G>, step: usize, seat: Seat, best: G::Action) -> Option<WhatIf> {
    let seed = MatchSeed::from_revealed(record.seed.as_deref()?).ok()?;
    let begun = Match::<G>::begin(record.seats.clone(), record.options.clone(), seed, record.generator);
    let (mut played, _) = begun.ok()?;
    for taken in &record.steps[..step - 1] {
        played.act(taken.seat, taken.action).ok()?;
    }
    let viewer = Viewer::Seat(seat);
    let from = json::read(|out| json::write(&played.state().view(viewer), out));
    let (mut luck, mut legal, mut moments) = (Chance::seeded(step as u64), Vec::new(), Vec::new());
    let mut next = Some((seat, best));
    while let Some((seat, action)) = next {
        let ActedOut { lines, rest } = ActedOut::of(played.act(seat, action).ok()?, viewer);
        let status = played.state().status();
        moments.push(MomentTold {
            seq: Seq(moments.len() as u64 + 1),
            at: None,
            event: None,
            seat: Some(seat),
            deciders: status.deciders().iter().collect(),
            lines,
            rest,
        });
        next = match status {
            Status::Waiting(deciders) if moments.len() < PLAYED_ON => deciders.first().map(|seat| {
                legal.clear();
                played.state().legal_actions(seat, &mut legal);
                let view = played.state().view(Viewer::Seat(seat));
                (seat, most_appealing::<G>(&view, seat, &legal, &mut luck))
            }),
            Status::Waiting(_) | Status::Over(_) => None,
        };
    }
    Some(WhatIf { from, moments })
}

fn seats<A>(reviewed: &Reviewed<A>) -> Vec<SeatWeighed> {
    let weighed = reviewed.accounts.iter().map(|account| SeatWeighed {
        initial: round(account.initial),
        luck: round(account.luck),
        luck_give_or_take: round(2.0 * account.luck_error),
        own: round(account.own),
        own_give_or_take: round(2.0 * account.own_error),
        others: round(account.others),
        last: round(account.last),
    });
    weighed.collect()
}

fn rounded(chances: &[f64]) -> Vec<f64> {
    chances.iter().copied().map(round).collect()
}

/// To a thousandth of a percent: more digits say nothing and would be most of what is sent.
fn round(chance: f64) -> f64 {
    // Never "-0".
    (chance * 1e5).round() / 1e5 + 0.0
}
