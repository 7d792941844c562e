//! Decisions that several seats have at once, with a match made for it: everybody commits a number in secret, then
//! seat 0 alone says a last word.

use serde_json::json;
use tinstar_catalogue::{AnyLines, AnyQuestion, Choice};
use tinstar_core::{Illegal, IllegalCode, Message, Outcome, ScoreLine, Status, Viewer, rule};

use tinstar_protocol::Clock;

use super::*;

#[derive(Default)]
struct Commit {
    chosen: [Option<Value>; 2],
    /// Whether what the others are asked changes with each commitment.
    reasks: bool,
    spoken: bool,
}

struct Nothing;

impl AnyLines for Nothing {
    fn tell(&self, _: Viewer, out: &mut Vec<u8>) {
        out.extend_from_slice(b"[]");
    }
}

impl AnyStory for Nothing {
    fn described(&self, _: Viewer, _: usize) -> Vec<tinstar_core::Message> {
        Vec::new()
    }

    fn said_to(&self, _: Viewer) -> Vec<tinstar_core::Message> {
        Vec::new()
    }

    fn act_out(&self, _: Viewer, out: &mut Vec<u8>) {
        out.extend_from_slice(b"\"lines\":[],\"rest\":[]");
    }

    fn write_before(&self, _: Viewer, out: &mut Vec<u8>) {
        out.extend_from_slice(b"null");
    }

    fn is_same_to(&self, _: Viewer, _: Viewer) -> bool {
        true
    }

    fn fingerprint(&self) -> u64 {
        0
    }

    fn into_lines(self: Box<Self>) -> Box<dyn AnyLines> {
        self
    }
}

impl AnyMatch for Commit {
    fn game(&self) -> AnyGame {
        AnyGame::ALL[0]
    }

    fn status(&self) -> Status {
        let open: SeatSet = Seat::all(2).filter(|seat| self.chosen[seat.index()].is_none()).collect();
        match (open.is_empty(), self.spoken) {
            (false, _) => Status::Waiting(open),
            (true, false) => Status::Waiting(SeatSet::only(Seat::new(0))),
            (true, true) => {
                Status::Over(Outcome { places: BySeat::filled(2, 1), totals: BySeat::filled(2, 0) })
            }
        }
    }

    fn steps(&self) -> usize {
        self.chosen.iter().flatten().count()
    }

    fn choices(&self, _: Seat) -> Vec<Choice> {
        let number = if self.reasks { self.steps() } else { 0 };
        vec![Choice { action: json!(number), say: Message::new("commit") }]
    }

    fn only_choice(&self, seat: Seat) -> Option<Value> {
        self.choices(seat).pop().map(|choice| choice.action)
    }

    fn prompt(&self, _: Seat) -> Message {
        Message::new("commit")
    }

    fn write_view(&self, _: Viewer, out: &mut Vec<u8>) {
        out.extend_from_slice(b"null");
    }

    fn is_same_to(&self, _: Viewer, _: Viewer) -> bool {
        true
    }

    fn called(&self, _: Seat) -> Vec<&'static str> {
        vec![]
    }

    fn describe(&self, _: Viewer) -> Vec<Message> {
        vec![]
    }

    fn check(&self, _: Seat, _: &Value) -> Result<(), Refused> {
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn AnyStory>, Refused> {
        if !self.status().deciders().contains(seat) {
            return Err(Refused::Illegal(Illegal {
                code: IllegalCode::NotYourDecision,
                rule: rule!("XX-1"),
            }));
        }
        match &mut self.chosen[seat.index()] {
            open @ None => *open = Some(action.clone()),
            Some(_) => self.spoken = true,
        }
        Ok(Box::new(Nothing))
    }

    fn undoable(&self, _: Seat) -> Vec<usize> {
        vec![]
    }

    fn can_undo(&self, seat: Seat) -> bool {
        seat == Seat::new(0) && self.chosen[0].is_some() && !self.spoken
    }

    fn undo(&mut self, seat: Seat) -> bool {
        self.can_undo(seat) && self.chosen[0].take().is_some()
    }

    fn question(&self, _: Seat, _: Level) -> Box<dyn AnyQuestion> {
        unreachable!("nobody is a bot here")
    }

    fn late_choice(&self, _: Seat) -> Value {
        Value::Null
    }

    fn accounts(&self) -> Vec<Vec<ScoreLine>> {
        vec![vec![]; 2]
    }

    fn record(&self) -> String {
        String::new()
    }
}

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

fn playing(reasks: bool) -> Playing {
    Playing {
        live: Box::new(Commit { reasks, ..Commit::default() }),
        names: vec![],
        options: vec![],
        seed: Secret(String::new()),
        rules_version: 1,
        commitment: String::new(),
        steps: vec![],
        opened: BySeat::filled(2, Seq(3)),
        clocks: Clocks::begin(Clock::PerDecision { seconds: 30 }, 2, 1_000),
    }
}

/// When a decision was put to a seat, which has half a minute for it.
fn asked_at(playing: &Playing, seat: Seat) -> i64 {
    playing.clocks.deadline(playing.clocks.of(seat)).unwrap() - 30_000
}

#[test]
fn simultaneous_deciders_do_not_invalidate_each_other() {
    let mut playing = playing(false);
    assert!(playing.step((Seq(4), 2_000), ANNA, &json!(1), By::Person).is_ok());
    assert_eq!(playing.opened[BEN], Seq(3), "the same decision as before");
    assert_eq!(asked_at(&playing, BEN), 1_000, "and the same clock");
    assert!(playing.step((Seq(5), 3_000), BEN, &json!(1), By::Person).is_ok());
    assert_eq!((playing.opened[ANNA], asked_at(&playing, ANNA)), (Seq(5), 3_000), "a new decision");
}

#[test]
fn a_question_that_changes_is_a_new_decision() {
    let mut playing = playing(true);
    assert!(playing.step((Seq(4), 2_000), ANNA, &json!(1), By::Person).is_ok());
    assert_eq!((playing.opened[BEN], asked_at(&playing, BEN)), (Seq(4), 2_000));
}

#[test]
fn a_refusal_changes_nothing() {
    let mut playing = playing(false);
    assert!(playing.step((Seq(4), 2_000), ANNA, &json!(1), By::Person).is_ok());
    assert!(playing.step((Seq(5), 3_000), ANNA, &json!(1), By::Person).is_err());
    assert_eq!((playing.steps.len(), playing.opened[BEN]), (1, Seq(3)));
}

#[test]
fn a_step_taken_back_opens_the_decision_anew_and_leaves_others_alone() {
    let mut playing = playing(false);
    assert!(playing.step((Seq(4), 2_000), ANNA, &json!(1), By::Person).is_ok());
    assert_eq!(playing.undo((Seq(5), 3_000), ANNA), Some(Seq(4)));
    assert_eq!((playing.opened[ANNA], playing.opened[BEN]), (Seq(5), Seq(3)));
    assert!(playing.steps.is_empty());
    assert_eq!(playing.undo((Seq(6), 4_000), ANNA), None);
}
