//! A record is the match, whole and unchanged, or it is refused with the reason and the step.

mod faulty;
mod showdown;

use faulty::{Fault, Faulty, Part};
use serde_json::{Value, json};
use showdown::{Action, Choice, Event, Showdown, ShowdownOptions};
use tinstar_core::{
    BadSetup, Game, Generator, Illegal, IllegalCode, Match, MatchSeed, Record, RecordError, Rules as _, Seat,
    SeatSet, Status, Told, rule,
};

use Action::{Choose, Fold, Show};
use Choice::{Keep, Swap};

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// A whole match: Ben swaps, Anna keeps and shows, Ben folds.
const DECISIONS: [(Seat, Action); 4] = [(BEN, Choose(Swap)), (ANNA, Choose(Keep)), (ANNA, Show), (BEN, Fold)];

fn seed() -> MatchSeed {
    MatchSeed::from_bytes([42; 32])
}

fn begin<G: Game>(generator: Generator) -> Match<G> {
    let names = vec!["Anna".to_owned(), "Ben".to_owned()];
    Match::begin(names, G::Options::default(), seed(), generator).expect("two can play").0
}

/// The match after the first `steps` decisions.
fn played(steps: usize) -> Match<Showdown> {
    let mut game = begin(Generator::Live);
    for (seat, action) in &DECISIONS[..steps] {
        game.act(*seat, *action).expect("a legal decision");
    }
    game
}

fn whole() -> Record<Showdown> {
    played(DECISIONS.len()).record()
}

/// Why the whole record is refused after `edit`.
fn refusal(edit: impl FnOnce(&mut Record<Showdown>)) -> RecordError {
    let mut record = whole();
    edit(&mut record);
    // What was edited is still a record to look at, and is refused as a file just the same.
    assert_eq!(Record::from_json(&record.to_json()), Ok(record.clone()));
    record.replay(|_| {}).map(|_| ()).expect_err("the edit was not found")
}

/// Why the text of the whole record is refused after `edit`.
fn unreadable(edit: impl FnOnce(&mut Value)) -> RecordError {
    let mut json = serde_json::from_str(&whole().to_json()).expect("a record is JSON");
    edit(&mut json);
    Record::<Showdown>::from_json(&json.to_string()).expect_err("the edit was not found")
}

// What a record is.

#[test]
fn a_record_goes_through_a_file_unchanged() {
    for steps in 0..=DECISIONS.len() {
        let record = played(steps).record();
        let text = record.to_json();
        assert_eq!(Record::from_json(&text), Ok(record));
        assert_eq!(
            text.lines().filter(|line| line.contains("\"check\"")).count(),
            steps,
            "a line for each step"
        );
    }
}

#[test]
fn the_seed_is_in_the_record_only_when_the_match_is_over() {
    for steps in 0..DECISIONS.len() {
        let running = played(steps).record();
        assert_eq!((&running.seed, &running.outcome), (&None, &None));
        assert!(!running.to_json().contains(&seed().reveal()));
        assert_eq!(running.replay(|_| {}).map(|_| ()), Err(RecordError::NoSeed));
    }
    assert_eq!(whole().seed, Some(seed().reveal()));
}

#[test]
fn the_hash_of_the_seed_is_there_from_the_start() {
    assert_eq!(played(0).record().commitment, seed().commitment());
}

#[test]
fn a_replay_shows_every_moment_of_the_match() {
    for generator in [Generator::Live, Generator::Fast] {
        let names = vec!["Anna".to_owned(), "Ben".to_owned()];
        let (mut game, story) =
            Match::<Showdown>::begin(names, ShowdownOptions::default(), seed(), generator).unwrap();
        let mut lived = vec![(None, story, game.state().clone())];
        for (seat, action) in DECISIONS {
            let story = game.act(seat, action).unwrap();
            lived.push((Some((seat, action)), story, game.state().clone()));
        }

        let mut shown = Vec::new();
        let replayed = game.record().replay(|moment| {
            assert_eq!(moment.step, shown.len());
            shown.push((moment.decision, moment.story.clone(), moment.state.clone()));
        });
        assert_eq!(shown, lived);
        assert_eq!(replayed.unwrap().record(), game.record());
        let ended = Told { rule: rule!("SD-7"), event: Event::Ended { winners: SeatSet::only(ANNA) } };
        assert_eq!(shown[4].1.told().last(), Some(&ended));
    }
}

// Texts that are no record of this game.

#[test]
fn a_truncated_text_is_refused() {
    let text = whole().to_json();
    let whole = text.trim_end();
    for length in 0..whole.len() {
        let refused = Record::<Showdown>::from_json(&whole[..length]);
        assert!(matches!(refused, Err(RecordError::NotARecord { .. })), "{length} bytes: {refused:?}");
    }
    let refused = Record::<Showdown>::from_json(&format!("{whole}}}")).unwrap_err();
    let place = (whole.lines().count(), 2);
    assert!(matches!(refused, RecordError::NotARecord { line, column, .. } if (line, column) == place));
}

#[test]
fn an_unknown_format_is_refused() {
    assert_eq!(unreadable(|json| json["format"] = json!(2)), RecordError::Format { format: 2 });
}

#[test]
fn another_game_is_refused() {
    let refused = unreadable(|json| json["game"] = json!("poker"));
    assert_eq!(refused, RecordError::OtherGame { game: "poker".to_owned(), expected: "showdown" });
}

#[test]
fn other_rules_are_refused() {
    let refused = unreadable(|json| json["rules_version"] = json!(7));
    assert_eq!(refused, RecordError::RulesVersion { version: 7, current: 1 });
}

#[test]
fn an_unknown_field_is_refused() {
    let places = ["", "/options", "/steps/0"];
    for place in places {
        let refused = unreadable(|json| json.pointer_mut(place).unwrap()["luck"] = json!("good"));
        let RecordError::NotARecord { reason, .. } = refused else { panic!("{refused:?}") };
        assert!(reason.starts_with("unknown field `luck`"), "{reason}");
    }
}

#[test]
fn a_missing_field_is_refused() {
    for field in ["format", "game", "rules_version", "options", "seats", "generator", "commitment", "steps"] {
        let refused = unreadable(|json| drop(json.as_object_mut().unwrap().remove(field)));
        assert!(matches!(refused, RecordError::NotARecord { .. }), "{field}: {refused:?}");
    }
}

#[test]
fn a_value_that_cannot_be_is_refused() {
    for (place, value) in [
        ("/commitment", json!("abc")),
        ("/generator", json!("loaded")),
        ("/steps/0/seat", json!(8)),
        ("/steps/0/action", json!("cheat")),
        ("/options/low_wins", json!("perhaps")),
    ] {
        let refused = unreadable(|json| *json.pointer_mut(place).unwrap() = value);
        assert!(matches!(refused, RecordError::NotARecord { .. }), "{place}: {refused:?}");
    }
}

// Records of this game that were tampered with.

#[test]
fn removed_last_steps_are_found() {
    for left in 0..DECISIONS.len() {
        assert_eq!(refusal(|record| record.steps.truncate(left)), RecordError::EndsEarly { step: left });
        // Nor does it help to drop the outcome with them: the seed shows that the match was over.
        let cut = |record: &mut Record<Showdown>| {
            record.steps.truncate(left);
            record.outcome = None;
        };
        assert_eq!(refusal(cut), RecordError::EndsEarly { step: left });
    }
}

#[test]
fn a_removed_step_is_found() {
    for at in 0..DECISIONS.len() - 1 {
        assert_eq!(refusal(|record| drop(record.steps.remove(at))), RecordError::Changed { step: at + 1 });
    }
}

#[test]
fn swapped_steps_are_found() {
    for at in 0..DECISIONS.len() - 1 {
        assert_eq!(refusal(|record| record.steps.swap(at, at + 1)), RecordError::Changed { step: at + 1 });
    }
}

#[test]
fn an_edited_action_is_found() {
    assert_eq!(refusal(|record| record.steps[2].action = Fold), RecordError::Changed { step: 3 });
}

#[test]
fn an_edited_seat_is_found() {
    assert_eq!(refusal(|record| record.steps[0].seat = ANNA), RecordError::Changed { step: 1 });
}

#[test]
fn an_edited_check_is_found() {
    for at in 0..DECISIONS.len() {
        let refused = refusal(|record| record.steps[at].check = "0badc0de".to_owned());
        assert_eq!(refused, RecordError::Changed { step: at + 1 });
    }
}

#[test]
fn an_added_step_after_the_end_is_found() {
    let refused = refusal(|record| record.steps.push(record.steps[3].clone()));
    assert_eq!(refused, RecordError::Changed { step: 5 });
}

#[test]
fn an_edited_option_is_found() {
    assert_eq!(refusal(|record| record.options.low_wins = true), RecordError::Changed { step: 1 });
}

#[test]
fn an_edited_name_is_found() {
    assert_eq!(refusal(|record| record.seats[1] = "Bea".to_owned()), RecordError::Changed { step: 1 });
}

#[test]
fn an_added_seat_is_found() {
    assert_eq!(refusal(|record| record.seats.push("Carl".to_owned())), RecordError::Changed { step: 1 });
}

#[test]
fn too_many_seats_are_refused_by_their_rule() {
    let refused = refusal(|record| record.seats.resize(4, String::new()));
    let bad = BadSetup::Seats { given: 4, least: 2, most: 3, rule: rule!("SD-1") };
    assert_eq!(refused, RecordError::Setup(bad));
}

#[test]
fn an_edited_generator_is_found() {
    assert_eq!(refusal(|record| record.generator = Generator::Fast), RecordError::Changed { step: 1 });
}

fn other_seed() -> MatchSeed {
    MatchSeed::from_bytes([43; 32])
}

#[test]
fn an_edited_commitment_is_found() {
    assert_eq!(refusal(|record| record.commitment = other_seed().commitment()), RecordError::OtherSeed);
}

#[test]
fn an_edited_seed_is_found() {
    assert_eq!(refusal(|record| record.seed = Some(other_seed().reveal())), RecordError::OtherSeed);
    assert_eq!(refusal(|record| record.seed = Some("42".to_owned())), RecordError::BadSeed);
    assert_eq!(refusal(|record| record.seed = None), RecordError::NoSeed);
}

#[test]
fn another_seed_with_its_own_commitment_is_found() {
    let refused = refusal(|record| {
        record.seed = Some(other_seed().reveal());
        record.commitment = other_seed().commitment();
    });
    assert_eq!(refused, RecordError::Changed { step: 1 });
}

#[test]
fn an_edited_outcome_is_found() {
    let other = RecordError::OtherOutcome { step: 4 };
    assert_eq!(refusal(|record| record.outcome.as_mut().unwrap().places[BEN] = 1), other);
    assert_eq!(refusal(|record| record.outcome.as_mut().unwrap().totals[ANNA] = 10), other);
    assert_eq!(refusal(|record| record.outcome = None), other);
}

// A forger can compute the checks anew; the rules are then what finds the forgery.

/// Showdown at a table where anybody may fold at any time, and nobody can tell when it is over.
const LAX: Fault = Fault {
    status: |game, status| *status = Status::Waiting(SeatSet::all(game.seats())),
    is_legal: |_, _, action, legal| *legal |= action == Fold,
    ..Fault::NONE
};

/// Why a record with these decisions is refused, though every check in it is right.
fn forged(decisions: &[(Seat, Action)]) -> RecordError {
    LAX.put_in();
    let mut game = begin::<Faulty>(Generator::Live);
    for (seat, action) in decisions {
        game.act(*seat, Part(*action)).expect("a decision legal at this table");
    }
    let mut record = Record::<Showdown>::from_json(&game.record().to_json()).expect("it looks right");
    record.seed = Some(seed().reveal());
    record.outcome = whole().outcome;
    record.replay(|_| {}).map(|_| ()).expect_err("the forgery was not found")
}

#[test]
fn a_forged_step_that_is_not_allowed_is_found() {
    let illegal = Illegal { code: IllegalCode::NotAllowed, rule: rule!("SD-6") };
    let refused = forged(&[(BEN, Choose(Swap)), (ANNA, Fold)]);
    assert_eq!(refused, RecordError::Illegal { step: 2, seat: ANNA, illegal });
}

#[test]
fn a_forged_step_out_of_turn_is_found() {
    let illegal = Illegal { code: IllegalCode::NotYourDecision, rule: rule!("SD-6") };
    let refused = forged(&[(BEN, Choose(Swap)), (ANNA, Choose(Keep)), (BEN, Fold)]);
    assert_eq!(refused, RecordError::Illegal { step: 3, seat: BEN, illegal });
}

#[test]
fn a_forged_step_after_the_end_is_found() {
    let illegal = Illegal { code: IllegalCode::GameOver, rule: rule!("SD-7") };
    let refused = forged(&[&DECISIONS[..], &[(ANNA, Fold)]].concat());
    assert_eq!(refused, RecordError::Illegal { step: 5, seat: ANNA, illegal });
}
