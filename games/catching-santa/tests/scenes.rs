//! What is seen in the middle of a step: after each event the table shows what it said.

use std::collections::BTreeSet;

use catching_santa::{BoardOptions, CatchingSanta, Christmas, Event, Phase, View};
use tinstar_core::{Seat, Sight, Story, Viewer};
use tinstar_testkit::table::watch;

/// Plays games at random with every number of players and shows each step.
fn play(mut each: impl FnMut(&Story<CatchingSanta>)) {
    for (seats, game) in (2..=4).flat_map(|seats| (0..10).map(move |game| (seats, game))) {
        watch(seats, &BoardOptions::default(), game, &mut each);
    }
}

/// Shows each event with the views before and after it; everybody sees the same.
fn seen(story: &Story<CatchingSanta>, mut each: impl FnMut(&View, &Event, &View)) {
    let mut before = story.before.view(Viewer::Spectator);
    for (_, event, after) in story.told_to(Viewer::Spectator) {
        each(&before, &event, &after);
        before = after;
    }
}

/// What is not as `event` said, if anything.
fn wrong(before: &View, event: &Event, after: &View) -> Option<&'static str> {
    let check = |holds: bool, what| if holds { None } else { Some(what) };
    let home = |seat: Seat, more: i8| {
        let size = before.sides[seat].home.checked_add_signed(more);
        check(Some(after.sides[seat].home) == size, "how many are at home")
    };
    let points = |seat: Seat| check(after.sides[seat].points != before.sides[seat].points, "the points");
    let stands = |piece: Christmas| after.christmas[piece as usize];
    let kept = |seat: Seat, piece: Christmas| {
        let of = |view: &View| view.sides[seat].gathered.christmas[piece as usize];
        check(of(after) == of(before) + 1, "what was gathered")
    };
    match *event {
        Event::TurnBegan { seat, number } => check(
            after.turn == number
                && before.turn < number
                && after.phase == Phase::Rolling { seat: Some(seat) },
            "whose turn it is",
        ),
        Event::ChristmasMoved { piece, to, .. } | Event::Displaced { piece, to, .. } => {
            check(stands(piece) == Some(to) && before.christmas != after.christmas, "a Christmas piece")
        }
        Event::SentHome { seat, from } => home(seat, 1)
            .or(check(!after.sides[seat].path.contains(from), "who stands on the path"))
            .or(points(seat)),
        Event::Entered { seat, at } => home(seat, -1)
            .or(check(after.sides[seat].path.contains(at), "who stands on the path"))
            .or(points(seat)),
        Event::Moved { seat, from, to } => {
            let path = after.sides[seat].path;
            check(path.contains(to) && !path.contains(from), "who stands on the path")
        }
        Event::Gathered { seat, piece, .. } => {
            kept(seat, piece).or(check(stands(piece).is_none(), "a Christmas piece")).or(points(seat))
        }
        Event::SantaArrived { at } => check(
            stands(Christmas::Santa) == Some(at) && after.reserve + 1 == before.reserve,
            "where Santa stands",
        ),
        Event::Captured { seat, owner, at } => {
            let pieces = |view: &View| view.sides[seat].gathered.pieces;
            let path = (after.sides[owner].path.contains(at), after.sides[seat].path.contains(at));
            check(path == (false, true), "who stands on the path")
                .or(check(pieces(after) == pieces(before) + 1, "what was captured"))
                .or(points(seat))
        }
        Event::Ended | Event::Won { .. } => check(after.phase == Phase::Over, "the end"),
        Event::RolledForStart { .. } | Event::TiedForStart { .. } => {
            check(after.phase == Phase::Rolling { seat: None }, "nobody's turn yet")
        }
        Event::MagicRolled { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::TryFailed { seat, .. }
        | Event::MayRollAgain { seat }
        | Event::Stopped { seat }
        | Event::Forfeited { seat }
        | Event::NoPieces { seat } => {
            check(after.phase == Phase::Rolling { seat: Some(seat) }, "whose turn it is")
        }
        Event::NothingMoved { piece } => check(stands(piece).is_none(), "a Christmas piece"),
    }
}

#[test]
fn after_each_event_everybody_sees_what_it_said() {
    play(|story| {
        seen(story, |before, event, after| {
            if let Some(wrong) = wrong(before, event, after) {
                panic!("{wrong} at {event:?}:\n{before:?}\n{after:?}");
            }
            assert_eq!(after.phase.decider(), None, "at {event:?}");
        });
    });
}

/// The check above can fail: an event that moves something and is told before that would be noticed.
#[test]
fn an_event_told_too_early_would_be_noticed() {
    let mut met = BTreeSet::new();
    play(|story| {
        seen(story, |before, event, _| {
            let moves = match event {
                Event::TurnBegan { .. } => "turn",
                Event::ChristmasMoved { .. } | Event::Displaced { .. } => "christmas",
                Event::SentHome { .. } => "home",
                Event::Entered { .. } => "entered",
                Event::Moved { .. } => "moved",
                Event::Gathered { .. } => "gathered",
                Event::SantaArrived { .. } => "santa",
                Event::Captured { .. } => "captured",
                Event::Ended => "ended",
                Event::RolledForStart { .. }
                | Event::TiedForStart { .. }
                | Event::MagicRolled { .. }
                | Event::NothingMoved { .. }
                | Event::Rolled { .. }
                | Event::TryFailed { .. }
                | Event::MayRollAgain { .. }
                | Event::Stopped { .. }
                | Event::Forfeited { .. }
                | Event::NoPieces { .. }
                | Event::Won { .. } => return,
            };
            assert!(wrong(before, event, before).is_some(), "{event:?}: {before:?}");
            met.insert(moves);
        });
    });
    assert_eq!(met.len(), 9, "not everything was met: {met:?}");
}
