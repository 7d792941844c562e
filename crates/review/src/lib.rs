//! Luck and skill apart: what the dice, one's own choices and those of others did to everybody's chances in a match.
//!
//! One evaluator judges everything: the chances of winning in a position, by playing it to the end many times with
//! deputies in every seat, who decide by what *they* see. What no seat knows yet, the order of a deck above all, is dealt
//! anew each time: a card is luck when it is turned, not when it was shuffled.
//!
//! Each step of a match has three values for every seat: before the choice, after it (a mean over luck drawn anew), and
//! after what luck really brought. The last minus the second is the luck of the step, the second minus the first what the
//! choice did. What a step begins with is what the one before it ended with, the same number, so the columns of a
//! [`Ledger`] add up to what happened.
//!
//! Whether a choice was an error is another question, for which only what the seat could know counts: its choices are
//! compared in worlds dealt anew from its own view.
//!
//! All positions are played out with the same luck: game `j` of one rolls at a step what game `j` of every other rolls
//! there, and its deck has the same order, so that what two positions have in common cancels out of their difference; a
//! choice that a deputy would have made too changes nothing at all. Everything follows from the seed, the step and `j`
//! alone, so the pieces of a review can be worked out in any order and by any number of threads.
//!
//! Every match is reviewed with luck of its own, which follows from its commitment too. What one review is wrong by then
//! says nothing about the next, and the errors of many cancel out, those of the chances before the set-up above all; with
//! the same luck for all of them, all would be wrong by the same.

mod choices;
mod dice;
mod playout;

pub use choices::{ChoiceWeighed, weigh_choices};
pub use dice::{Counted, Dice};

use serde::Serialize;
use tinstar_core::{
    Chance, Commitment, FirstSight, Game, Instinct, Outcome, Record, RecordError, Seat, Silent, Status,
    Viewer,
};

use playout::{Kind, Luck, Playout, Value, mean_and_error, share};

/// No more choices than this are compared beside the one that was made; the deputy says which.
const MOST_COMPARED: usize = 7;

/// An error is named only beyond so many standard errors.
const CLEAR: f64 = 2.0;

/// In so many worlds it is looked whether a step could have come out otherwise.
const PROBES: u64 = 32;

/// How a match is reviewed.
#[derive(Clone, Copy, Debug)]
pub struct Review {
    /// How often each position and each choice is played to the end.
    pub rollouts: u32,
    /// The number everything random follows from, together with the match.
    pub seed: u64,
}

impl Default for Review {
    /// As a match is reviewed where nobody says otherwise, so that everybody is told the same.
    fn default() -> Self {
        Self { rollouts: 300, seed: 1 }
    }
}

/// A reviewed match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reviewed<A> {
    /// How often each position and each choice was played to the end.
    pub rollouts: u32,
    /// What every seat's chances were before the cards were dealt.
    pub initial: Vec<f64>,
    /// What they were after the set-up.
    pub dealt: Vec<f64>,
    /// Every decision, in order.
    pub steps: Vec<StepReview<A>>,
    /// What it came to, for every seat.
    pub accounts: Vec<Ledger>,
}

/// What one decision did to everybody's chances of winning.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StepReview<A> {
    /// Its number, from 1.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: A,
    /// The chances before, of every seat.
    pub before: Vec<f64>,
    /// After the choice, whatever luck might bring.
    pub expected: Vec<f64>,
    /// After what luck brought.
    pub after: Vec<f64>,
    /// What the choice was worth beside others; none if there was no other, or none that can be judged: whether a
    /// bluff was right hangs on what others believe, which worlds dealt anew know nothing of.
    pub judged: Option<Judged<A>>,
}

/// A choice beside the best one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Judged<A> {
    /// The best choice, by what the seat could know.
    pub best: A,
    /// By how much the chances would have been better with it; 0 if it was made.
    pub cost: f64,
    /// The standard error of `cost`.
    pub error: f64,
    /// What the best choice would have been worth in hindsight, all that anybody knew known: the same difference in the
    /// match as it really stood.
    pub hindsight: f64,
    /// What to call it, if it was an error beyond doubt.
    pub slip: Option<Slip>,
}

/// How bad an error was, by the chances it cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Slip {
    /// 5 of 100 and more.
    Inaccuracy,
    /// 10 of 100 and more.
    Mistake,
    /// 15 of 100 and more.
    Blunder,
}

impl Slip {
    fn of(cost: f64, error: f64) -> Option<Self> {
        match cost {
            _ if cost < CLEAR * error => None,
            0.15.. => Some(Self::Blunder),
            0.10.. => Some(Self::Mistake),
            0.05.. => Some(Self::Inaccuracy),
            _ => None,
        }
    }
}

/// What became of a seat's chances: `last = initial + luck + own + others`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Ledger {
    /// The chances before the set-up.
    pub initial: f64,
    /// What luck did, the set-up included.
    pub luck: f64,
    /// The standard error of `luck`, from the number of rollouts.
    pub luck_error: f64,
    /// What the seat's own choices did, beside a deputy's.
    pub own: f64,
    /// The standard error of `own`.
    pub own_error: f64,
    /// What the choices of others did.
    pub others: f64,
    /// What it won in the end: 1, 0, or a share of the victory.
    pub last: f64,
}

/// A match as it is to be reviewed: the states between its decisions, and what is the same in two of them.
///
/// The work comes in [pieces](Course::pieces). Whoever has time takes a [judge](Course::judge) and lets it look at some; when all
/// are there, in order, they are [told](Course::told).
pub struct Course<G: Game> {
    review: Review,
    options: G::Options,
    /// The states, the set-up's first; one more than there are steps.
    states: Vec<G>,
    steps: Vec<Taken<G>>,
    outcome: Outcome,
}

/// A decision of the match.
struct Taken<G: Game> {
    seat: Seat,
    action: G::Action,
    legal: Vec<G::Action>,
    /// Whether luck had a part in what followed.
    drawn: bool,
}

impl<G: Game> Taken<G> {
    fn is_forced(&self) -> bool {
        self.legal.len() == 1
    }
}

/// What was found out in one piece of work: about one position and the decision made in it.
pub struct Found<A> {
    /// None if it is worth what the position before it is.
    before: Option<Value>,
    /// After the choice, where that is neither what was before it nor what came after.
    expected: Option<Value>,
    judged: Option<Judged<A>>,
}

impl<A> Found<A> {
    /// What the choice was worth beside others, as [`StepReview::judged`].
    #[must_use]
    pub const fn judged(&self) -> Option<&Judged<A>> {
        self.judged.as_ref()
    }
}

impl Review {
    /// What there is to do for a review of a match that is over.
    ///
    /// # Errors
    /// If the record does not hold; a match that is not over has no seed, and no review.
    ///
    /// # Panics
    /// If there are fewer than two rollouts.
    pub fn course<G: Instinct>(self, record: &Record<G>) -> Result<Course<G>, RecordError> {
        assert!(self.rollouts > 1, "a review takes work");
        let (mut states, mut steps): (Vec<G>, Vec<Taken<G>>) = (Vec::new(), Vec::new());
        let replayed = record.replay(|moment| {
            if let (Some((seat, action)), Some(before)) = (moment.decision, states.last()) {
                let mut legal = Vec::new();
                before.legal_actions(seat, &mut legal);
                let drawn = has_luck(before, seat, &action, moment.state);
                steps.push(Taken { seat, action, legal, drawn });
            }
            states.push(moment.state.clone());
        })?;
        let Status::Over(outcome) = replayed.state().status() else {
            return Err(RecordError::EndsEarly { step: record.steps.len() });
        };
        let review = Self { seed: self.seed ^ number_of(&record.commitment), ..self };
        Ok(Course { review, options: record.options.clone(), states, steps, outcome })
    }
}

/// A number that is another one for every match. It tells nothing of the match's own luck.
fn number_of(commitment: &Commitment) -> u64 {
    const DIGITS: usize = 16;
    let text = commitment.to_string();
    u64::from_str_radix(&text[..DIGITS], 16).expect("a commitment is hexadecimal digits")
}

/// Whether luck had a part in what came of an action: something was drawn, or somebody saw what nobody knew before.
fn has_luck<G: Game>(before: &G, seat: Seat, action: &G::Action, came: &G) -> bool {
    let seen = |state: &G| Viewer::all(state.seats()).map(|viewer| state.view(viewer)).collect::<Vec<_>>();
    let came = seen(came);
    (0..PROBES).any(|probe| {
        let mut world = before.clone();
        world.redeal(&mut Chance::seeded(probe));
        let (is_same, mut luck) = (world == *before, Chance::seeded(probe));
        world.resolve(seat, action, &mut luck, &mut Silent);
        luck.drawn() > 0 || !is_same && seen(&world) != came
    })
}

impl<G: Instinct> Course<G> {
    /// How many pieces of work there are.
    #[must_use]
    pub const fn pieces(&self) -> u64 {
        self.steps.len() as u64 + 1
    }

    /// Somebody who looks at pieces; several may do so at once.
    #[must_use]
    pub fn judge(&self) -> Judge<'_, G> {
        Judge { course: self, playout: Playout::default(), sight: FirstSight::default() }
    }

    /// The match before its `step`th decision, from 0.
    ///
    /// # Panics
    /// If there are not so many.
    #[must_use]
    pub fn before(&self, step: usize) -> &G {
        &self.states[step]
    }

    /// Whether the position after `step` steps is worth the same as the one before it: nothing was chosen, nothing drawn.
    fn is_same(&self, step: usize) -> bool {
        step.checked_sub(1).is_some_and(|before| self.steps[before].is_forced() && !self.steps[before].drawn)
    }

    /// Puts together what was found, piece by piece: each value is used on both sides of the step it stands between.
    ///
    /// # Panics
    /// If a piece is missing.
    pub fn told(&self, found: impl IntoIterator<Item = Found<G::Action>>) -> Reviewed<G::Action> {
        let (rollouts, mut found) = (self.review.rollouts, found.into_iter());
        let initial = found.next().and_then(|found| found.before).expect("the set-up was looked at");
        let mut found = found.peekable();
        let certain = Value::certain(&self.outcome, rollouts);
        // A match can be over when it is set up.
        let mut at = found.peek().map_or(&certain, |first| first.before.as_ref().unwrap_or(&certain)).clone();
        let mut sums: Vec<Sum> =
            Seat::all(self.outcome.places.seats()).map(|seat| Sum::dealt(&at, seat)).collect();
        let dealt = at.means();
        let mut steps = Vec::with_capacity(self.steps.len());
        for (taken, here) in self.steps.iter().zip(1..) {
            let found_here = found.next().expect("every step was looked at");
            let after = match found.peek() {
                Some(next) => next.before.as_ref().unwrap_or(&at),
                None => &certain,
            };
            let expected = match (taken.drawn, &found_here.expected) {
                (false, _) => after,
                (true, Some(expected)) => expected,
                (true, None) => &at,
            };
            sums.iter_mut().for_each(|sum| sum.step(taken.seat, [&at, expected, after]));
            steps.push(StepReview {
                step: here,
                seat: taken.seat,
                action: taken.action,
                before: at.means(),
                expected: expected.means(),
                after: after.means(),
                judged: found_here.judged,
            });
            at = after.clone();
        }
        let accounts = sums.iter().map(|sum| sum.account(&initial, &self.outcome)).collect();
        Reviewed { rollouts, initial: initial.means(), dealt, steps, accounts }
    }
}

/// An account while it is added up, game by game: all positions are played with the same luck, so the games of one number
/// belong together.
struct Sum {
    seat: Seat,
    luck: Vec<f64>,
    own: Vec<f64>,
    others: Vec<f64>,
}

impl Sum {
    fn dealt(dealt: &Value, seat: Seat) -> Self {
        let luck: Vec<f64> = dealt.of(seat).collect();
        Self { seat, own: vec![0.0; luck.len()], others: vec![0.0; luck.len()], luck }
    }

    fn step(&mut self, decided: Seat, [before, expected, after]: [&Value; 3]) {
        let chosen = if decided == self.seat { &mut self.own } else { &mut self.others };
        let values = before.of(self.seat).zip(expected.of(self.seat)).zip(after.of(self.seat));
        for (((before, expected), after), (chosen, luck)) in values.zip(chosen.iter_mut().zip(&mut self.luck))
        {
            *chosen += expected - before;
            *luck += after - expected;
        }
    }

    fn account(&self, initial: &Value, outcome: &Outcome) -> Ledger {
        let (initial, initial_error) = mean_and_error(&initial.of(self.seat).collect::<Vec<f64>>());
        let [(luck, luck_error), (own, own_error), (others, _)] =
            [&self.luck, &self.own, &self.others].map(|games| mean_and_error(games));
        Ledger {
            initial,
            luck: luck - initial,
            luck_error: luck_error.hypot(initial_error),
            own,
            own_error,
            others,
            last: share(outcome, self.seat),
        }
    }
}

/// Judges positions and choices of one match.
pub struct Judge<'a, G: Game> {
    course: &'a Course<G>,
    playout: Playout<G>,
    sight: FirstSight,
}

impl<G: Instinct> Judge<'_, G> {
    /// Looks at a piece of the work: the first is the chances before the set-up, number `n` the `n`th decision.
    ///
    /// # Panics
    /// If there are not so many.
    pub fn look(&mut self, piece: u64) -> Found<G::Action> {
        let mut found = self.weigh(piece);
        if let Some(step) = piece.checked_sub(1) {
            found.judged = self.judge(step as usize);
        }
        found
    }

    /// The same without judging the choice: all that a [`Ledger`] needs, for a small part of the work.
    ///
    /// # Panics
    /// As [`Judge::look`].
    pub fn weigh(&mut self, piece: u64) -> Found<G::Action> {
        match piece.checked_sub(1) {
            Some(step) => self.step(step as usize),
            None => self.initial(),
        }
    }

    /// The chances before the set-up: matches dealt anew. They are all there is to compare the whole match with, so there
    /// are more of them.
    fn initial(&mut self) -> Found<G::Action> {
        let seats = self.course.outcome.places.seats();
        let options = &self.course.options;
        let set_up = |luck: Luck| G::setup(seats, options, &mut luck.of(0, Kind::Dice), &mut Silent);
        Found {
            before: Some(self.value(4 * self.course.review.rollouts, 1, set_up)),
            expected: None,
            judged: None,
        }
    }

    /// The position after `step` steps, and what the decision that was made in it leads to.
    fn step(&mut self, step: usize) -> Found<G::Action> {
        let rollouts = self.course.review.rollouts;
        let (state, taken) = (&self.course.states[step], &self.course.steps[step]);
        let before =
            (!self.course.is_same(step)).then(|| self.value(rollouts, step + 1, |luck| luck.redealt(state)));
        let (seat, action) = (taken.seat, taken.action);
        let expected = (taken.drawn && !taken.is_forced()).then(|| {
            self.value(rollouts, step + 2, |luck| {
                after(&luck.redealt(state), seat, &action, &mut luck.of(step + 1, Kind::Dice))
            })
        });
        Found { before, expected, judged: None }
    }

    /// The chances in a position that is made anew for every rollout, and in which the step numbered `next` comes next.
    fn value(&mut self, rollouts: u32, next: usize, mut position: impl FnMut(Luck) -> G) -> Value {
        let mut value = Value::new(self.course.outcome.places.seats());
        for luck in Luck::of_all(self.course.review.seed, rollouts) {
            value.add(&self.playout.end(position(luck), luck, next));
        }
        value
    }

    /// The choice beside others, by what the seat could know and in hindsight.
    fn judge(&mut self, step: usize) -> Option<Judged<G::Action>> {
        let (state, taken) = (&self.course.states[step], &self.course.steps[step]);
        let view = state.view(Viewer::Seat(taken.seat));
        if taken.is_forced() || G::is_bluff(&view) {
            return None;
        }
        let arms = self.compared(step, &view);
        let hidden = G::INFO.has_secrets;
        let imagined = |luck: Luck| match hidden {
            true => G::imagine(&view, &mut luck.of(step + 1, Kind::Worlds)),
            false => luck.redealt(state),
        };
        let known = self.compare(step, &arms, imagined);
        let (best, cost, error) = known.best();
        let hindsight = if hidden && best != 0 {
            let really = self.compare(step, &[arms[0], arms[best]], |luck| luck.redealt(state));
            really.lead(1, &really.won).0
        } else {
            cost
        };
        // A best choice that looked worse when it was measured was none.
        let cost = cost.max(0.0);
        Some(Judged { best: arms[best], cost, error, hindsight, slip: Slip::of(cost, error) })
    }

    /// The choice that was made, and those that look best to a deputy.
    fn compared(&mut self, step: usize, view: &G::View) -> Vec<G::Action> {
        let taken = &self.course.steps[step];
        let mut luck = Luck { seed: self.course.review.seed, rollout: 0 }.of(step + 1, Kind::Compared);
        let appeals = self.sight.weigh::<G>(view, taken.seat, &taken.legal, &mut luck).appeals();
        let mut others: Vec<(i32, G::Action)> =
            appeals.iter().copied().zip(taken.legal.iter().copied()).collect();
        others.retain(|(_, action)| *action != taken.action);
        // Equals in any order, so that none is left out for its place.
        luck.shuffle(&mut others);
        others.sort_by_key(|(appeal, _)| std::cmp::Reverse(*appeal));
        let best = others.into_iter().take(MOST_COMPARED).map(|(_, action)| action);
        std::iter::once(taken.action).chain(best).collect()
    }

    /// How each of `arms` does in the same worlds with the same luck.
    fn compare(&mut self, step: usize, arms: &[G::Action], mut world: impl FnMut(Luck) -> G) -> Compared {
        let seat = self.course.steps[step].seat;
        let mut won = Vec::with_capacity(arms.len() * self.course.review.rollouts as usize);
        for luck in Luck::of_all(self.course.review.seed, self.course.review.rollouts) {
            let dealt = world(luck);
            for action in arms {
                let state = after(&dealt, seat, action, &mut luck.of(step + 1, Kind::Dice));
                won.push(share(&self.playout.end(state, luck, step + 2), seat));
            }
        }
        Compared { arms: arms.len(), won }
    }
}

/// The position in which `seat` has done this.
fn after<G: Game>(state: &G, seat: Seat, action: &G::Action, dice: &mut Chance) -> G {
    let mut state = state.clone();
    state.resolve(seat, action, dice, &mut Silent);
    state
}

/// What each of several choices won in each of several worlds.
struct Compared {
    arms: usize,
    /// World by world.
    won: Vec<f64>,
}

impl Compared {
    /// The place of the best choice, and by how much the best is better than the first: its lead and the standard error of
    /// that.
    ///
    /// The best of many always looks better than it is in the worlds it was picked by. So what is picked by one half of them is
    /// measured by the other, and the other way round.
    fn best(&self) -> (usize, f64, f64) {
        let halves = self.won.split_at(self.won.len() / self.arms / 2 * self.arms);
        let measured = |picking, measuring| self.lead(self.pick(picking), measuring);
        let (one, other) = (measured(halves.0, halves.1), measured(halves.1, halves.0));
        (self.pick(&self.won), f64::midpoint(one.0, other.0), one.1.hypot(other.1) / 2.0)
    }

    /// The choice that won most in these worlds; of equals the one that was made.
    fn pick(&self, won: &[f64]) -> usize {
        let total = |arm: usize| won.iter().skip(arm).step_by(self.arms).sum::<f64>();
        let best = (0..self.arms).rev().max_by(|one, other| total(*one).total_cmp(&total(*other)));
        best.expect("a choice was made")
    }

    /// By how much `arm` is better than the first choice in these worlds, and the standard error of that.
    fn lead(&self, arm: usize, won: &[f64]) -> (f64, f64) {
        let leads: Vec<f64> = won.chunks_exact(self.arms).map(|world| world[arm] - world[0]).collect();
        mean_and_error(&leads)
    }
}

impl<A: Copy> Reviewed<A> {
    /// The costliest errors of a seat, at most `most`, the worst first.
    pub fn slips(&self, seat: Seat, most: usize) -> Vec<(&StepReview<A>, Judged<A>)> {
        let mut slips: Vec<_> = self
            .steps
            .iter()
            .filter(|step| step.seat == seat)
            .filter_map(|step| Some((step, step.judged?)))
            .filter(|(_, judged)| judged.slip.is_some())
            .collect();
        slips.sort_by(|(_, one), (_, other)| other.cost.total_cmp(&one.cost));
        slips.truncate(most);
        slips
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_named_by_what_they_cost_and_only_beyond_doubt() {
        assert_eq!(Slip::of(0.049, 0.0), None);
        assert_eq!(Slip::of(0.05, 0.01), Some(Slip::Inaccuracy));
        assert_eq!(Slip::of(0.12, 0.05), Some(Slip::Mistake));
        assert_eq!(Slip::of(0.40, 0.19), Some(Slip::Blunder));
        assert_eq!(Slip::of(0.40, 0.21), None);
    }

    #[test]
    fn what_is_picked_by_one_half_of_the_worlds_is_measured_by_the_other() {
        // Two choices in four worlds: the second wins the first two, neither the others.
        let compared = Compared { arms: 2, won: vec![0.0, 1.0, 0.0, 1.0, 0.5, 0.5, 1.0, 1.0] };
        assert_eq!(compared.best(), (1, 0.0, 0.0));
        assert_eq!(compared.lead(1, &compared.won).0, 0.5);
        // It wins one world more in each half.
        let better = Compared { arms: 2, won: vec![0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0] };
        let (best, lead, error) = better.best();
        assert_eq!((best, lead), (1, 0.5));
        assert!((error - 0.125_f64.sqrt()).abs() < 1e-9, "of four worlds, two a half: {error}");
        let tied = Compared { arms: 2, won: vec![1.0, 0.0, 0.0, 1.0] };
        assert_eq!(tied.best().0, 0, "what was chosen is not beaten by its equal");
    }
}
