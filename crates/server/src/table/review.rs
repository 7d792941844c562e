//! What luck did in a match, and what choices did: worked out away from its table, once the match is over.

use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Message, Record, RecordError, Viewer};
use tinstar_protocol::{Code, ErrorKind, ErrorMade, ReviewTold, SeatWeighed, Seq, StepWeighed};
use tinstar_review::{Judged, Review, Reviewed, Slip};

use super::state::State;
use crate::no::No;

/// The format of [`ReviewTold`] as it is kept: reviews in others are worked out anew.
pub const REVIEW_FORMAT: u32 = 1;

/// All it takes to review a match that is over.
pub struct Reviewable {
    game: AnyGame,
    record: String,
    /// The number of every decision in the story.
    steps: Vec<Seq>,
}

impl State {
    /// What it takes to review the match. Only of a match that is over: everybody may know everything then.
    ///
    /// # Errors
    /// If there is no match, it is halted, or it is not over.
    pub fn reviewable(&self) -> Result<Reviewable, No> {
        let playing = self.match_or_why_not()?;
        if !playing.is_over() {
            return Err(No::new(Code::NotOver));
        }
        Ok(Reviewable {
            game: playing.live().game(),
            record: playing.live().record(),
            steps: playing.steps.iter().map(|step| step.seq).collect(),
        })
    }
}

impl Reviewable {
    /// Reviews the match. `progress` is told how many pieces of how many are done, and says whether to go on.
    ///
    /// # Errors
    /// If the record does not hold, which a table that has it rules out.
    pub fn review(
        self,
        rollouts: u32,
        progress: &dyn Fn(u64, u64) -> bool,
    ) -> Result<Option<ReviewTold>, RecordError> {
        let Self { game, record, steps } = self;
        game.visit(Reviewing { record, steps, review: Review { rollouts, ..Review::default() }, progress })
    }
}

struct Reviewing<'a> {
    record: String,
    steps: Vec<Seq>,
    review: Review,
    progress: &'a dyn Fn(u64, u64) -> bool,
}

impl Visitor for Reviewing<'_> {
    type Out = Result<Option<ReviewTold>, RecordError>;

    fn visit<G: Playable>(self) -> Self::Out {
        let course = self.review.course(&Record::<G>::from_json(&self.record)?)?;
        let (pieces, mut judge) = (course.pieces(), course.judge());
        let mut found = Vec::with_capacity(pieces as usize);
        for piece in 0..pieces {
            if !(self.progress)(piece, pieces) {
                return Ok(None);
            }
            found.push(judge.look(piece));
        }
        let reviewed = course.told(found);
        let steps = reviewed.steps.iter().zip(&self.steps).map(|(step, seq)| {
            let view = course.before(step.step - 1).view(Viewer::Seat(step.seat));
            let say = |action: &G::Action| G::say_action(&view, step.seat, action);
            StepWeighed {
                seq: *seq,
                seat: step.seat,
                did: say(&step.action),
                expected: rounded(&step.expected),
                after: rounded(&step.after),
                error: step.judged.as_ref().and_then(|judged| error(judged, say)),
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
fn error<A>(judged: &Judged<A>, say: impl Fn(&A) -> Message) -> Option<ErrorMade> {
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
    })
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
