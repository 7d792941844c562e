//! Showdown, which has secrets and simultaneous choices, obeys every law and every one of its rules.

mod secrets;
mod showdown;

use std::collections::BTreeSet;

use showdown::{Action, Card, Choice, Event, Showdown, ShowdownOptions};
use tinstar_core::{
    BadSetup, Chance, Counting, Generator, Illegal, IllegalCode, Log as _, Match, MatchSeed, Options,
    Outcome, Play, Record, Rules, ScoreLine, Seat, SeatSet, Setup, Sight, Silent, Status, Told, Viewer,
    most_appealing, rule,
};
use tinstar_testkit::Laws;

use Action::{Choose, Fold, Show};
use Choice::{Keep, Swap};

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CARL: Seat = Seat::new(2);

#[test]
fn every_law_holds() {
    let low = ShowdownOptions { low_wins: true };
    Laws::<Showdown>::new().options([low]).games(40).vary_hidden(secrets::vary).check();
}

/// A game in which Anna is dealt 9, Ben 8 and Carl 7, and the next cards are 6, 5, 4 and so on.
fn dealt(seats: usize, low_wins: bool) -> Showdown {
    let unshuffled = &mut Chance::scripted((1..9).rev());
    Showdown::start(seats, &ShowdownOptions { low_wins }, unshuffled, &mut Silent).expect("two or three play")
}

/// Carries out these decisions; returns everything that happened.
fn play(game: &mut Showdown, decisions: impl IntoIterator<Item = (Seat, Action)>) -> Vec<Told<Event>> {
    let mut story = Vec::new();
    for (seat, action) in decisions {
        game.apply(seat, &action, &mut Chance::none(), &mut story).expect("a legal decision");
    }
    story
}

fn outcome(game: &Showdown) -> Outcome {
    *game.status().outcome().expect("everybody has shown or folded")
}

/// What `viewer` is told of an event.
fn told(event: Event, viewer: Viewer) -> Event {
    Showdown::redact(&event, viewer).expect("that something happened is public here")
}

#[test]
fn sd_1_two_or_three_play() {
    let refusal = Showdown::check_setup(4, &ShowdownOptions::default());
    assert_eq!(refusal, Err(BadSetup::Seats { given: 4, least: 2, most: 3, rule: rule!("SD-1") }));
}

#[test]
fn sd_2_everybody_looks_at_one_card_alone() {
    let mut story = Vec::new();
    let unshuffled = &mut Chance::scripted((1..9).rev());
    let game = Showdown::start(3, &ShowdownOptions::default(), unshuffled, &mut story).unwrap();
    let own = |viewer| game.view(viewer).own.map(|own| own.card);
    assert_eq!([ANNA, BEN, CARL].map(|seat| own(Viewer::Seat(seat))), [Some(9), Some(8), Some(7)]);
    assert_eq!((own(Viewer::Spectator), game.view(Viewer::Spectator).deck_size), (None, 6));

    assert_eq!(story[1], Told { rule: rule!("SD-2"), event: Event::Dealt { seat: BEN, card: Some(8) } });
    assert_eq!(told(story[1].event, Viewer::Seat(BEN)), Event::Dealt { seat: BEN, card: Some(8) });
    assert_eq!(told(story[1].event, Viewer::Seat(ANNA)), Event::Dealt { seat: BEN, card: None });
}

#[test]
fn sd_3_everybody_chooses_at_once_and_in_secret() {
    let mut game = dealt(3, false);
    assert_eq!(game.status(), Status::Waiting(SeatSet::all(3)));
    let story = play(&mut game, [(BEN, Choose(Swap))]);
    assert_eq!(game.status(), Status::Waiting([ANNA, CARL].into_iter().collect()));
    let again = game.check(BEN, &Choose(Keep));
    assert_eq!(again, Err(Illegal { code: IllegalCode::NotYourDecision, rule: rule!("SD-3") }));

    // All that the others learn is that Ben has chosen.
    assert_eq!(told(story[0].event, Viewer::Seat(ANNA)), Event::Chose { seat: BEN, choice: None });
    let mut instead = dealt(3, false);
    play(&mut instead, [(BEN, Choose(Keep))]);
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(CARL), Viewer::Spectator] {
        assert_eq!(game.view(viewer), instead.view(viewer));
    }
    assert_ne!(game.view(Viewer::Seat(BEN)), instead.view(Viewer::Seat(BEN)));
}

#[test]
fn sd_4_choices_are_opened_when_all_have_chosen() {
    let mut game = dealt(3, false);
    let story = play(&mut game, [(CARL, Choose(Swap)), (ANNA, Choose(Keep)), (BEN, Choose(Keep))]);
    let opened = Told { rule: rule!("SD-4"), event: Event::Opened { swapping: SeatSet::only(CARL) } };
    assert_eq!(story[3], opened);
    let swapped = game.view(Viewer::Spectator).seats;
    assert_eq!(swapped.iter().map(|(_, open)| open.swapped).collect::<Vec<_>>(), [false, false, true]);
    let late = game.check(ANNA, &Choose(Swap));
    assert_eq!(late, Err(Illegal { code: IllegalCode::NotAllowed, rule: rule!("SD-4") }));
}

#[test]
fn sd_5_cards_are_swapped_in_seat_order_and_the_old_one_is_remembered() {
    let mut game = dealt(3, false);
    let story = play(&mut game, [(CARL, Choose(Swap)), (BEN, Choose(Keep)), (ANNA, Choose(Swap))]);
    let drew = |seat, card| Told { rule: rule!("SD-5"), event: Event::Drew { seat, card: Some(card) } };
    assert_eq!(story[4..], [drew(ANNA, 6), drew(CARL, 5)]);
    assert_eq!(told(story[5].event, Viewer::Seat(ANNA)), Event::Drew { seat: CARL, card: None });
    let own = game.view(Viewer::Seat(CARL)).own.unwrap();
    assert_eq!((own.card, own.aside), (5, Some(7)));
    assert_eq!(game.view(Viewer::Spectator).deck_size, 4);
}

#[test]
fn sd_6_everybody_shows_or_folds_in_seat_order() {
    let mut game = dealt(2, false);
    play(&mut game, [(ANNA, Choose(Keep)), (BEN, Choose(Keep))]);
    let early = game.check(BEN, &Show);
    assert_eq!(early, Err(Illegal { code: IllegalCode::NotYourDecision, rule: rule!("SD-6") }));
    play(&mut game, [(ANNA, Fold), (BEN, Show)]);
    let shown = game.view(Viewer::Spectator).seats;
    assert_eq!(shown.iter().map(|(_, open)| open.shown).collect::<Vec<_>>(), [None, Some(8)]);
}

#[test]
fn sd_7_the_highest_card_shown_wins_and_counts_its_number() {
    let mut game = dealt(3, false);
    play(&mut game, [ANNA, BEN, CARL].map(|seat| (seat, Choose(Keep))));
    let story = play(&mut game, [(ANNA, Fold), (BEN, Show), (CARL, Show)]);
    assert_eq!(story.last().unwrap().event, Event::Ended { winners: SeatSet::only(BEN) });
    assert_eq!(outcome(&game).places.as_slice(), [3, 1, 2]);
    assert_eq!(outcome(&game).totals.as_slice(), [0, 8, 7]);
    let mut sheet = Vec::new();
    game.score_sheet(BEN, &mut sheet);
    let shown = ScoreLine { rule: rule!("SD-7"), item: "showdown-card-shown", count: 1, points: 8 };
    assert_eq!(sheet, [shown]);
    let over = game.check(ANNA, &Show);
    assert_eq!(over, Err(Illegal { code: IllegalCode::GameOver, rule: rule!("SD-7") }));
}

#[test]
fn sd_8_if_nobody_shows_nobody_wins() {
    let mut game = dealt(2, false);
    let story = play(&mut game, [(ANNA, Choose(Keep)), (BEN, Choose(Swap)), (ANNA, Fold), (BEN, Fold)]);
    let nobody = Told { rule: rule!("SD-8"), event: Event::Ended { winners: SeatSet::EMPTY } };
    assert_eq!(story.last(), Some(&nobody));
    assert_eq!(outcome(&game).places.as_slice(), [2, 2]);
    // Folded cards stay secret.
    assert!(game.view(Viewer::Seat(ANNA)).seats.iter().all(|(_, open)| open.shown.is_none()));
}

#[test]
fn sd_9_the_lowest_card_wins_if_so_agreed() {
    let mut game = dealt(2, true);
    play(&mut game, [(ANNA, Choose(Keep)), (BEN, Choose(Keep)), (ANNA, Show), (BEN, Show)]);
    assert_eq!(outcome(&game).winners(), SeatSet::only(BEN));
}

#[test]
fn options_are_set_by_name() {
    let mut options = ShowdownOptions::default();
    options.set("low_wins", "true").unwrap();
    assert!(options.low_wins);
    assert_eq!(options.set("low_wins", "maybe").unwrap_err().code(), "bad_option_value");
    assert_eq!(options.set("jokers", "true").unwrap_err().code(), "unknown_option");
    assert!(options.low_wins);
}

/// What the laws lean on: [`secrets::vary`] moves every hidden thing, and nothing else.
#[test]
fn varying_moves_exactly_what_is_hidden() {
    // Anna holds and has shown 6, with 9 aside; Ben holds 5, with 8 aside; Carl kept 7; 4 to 1 are in the deck.
    let mut game = dealt(3, false);
    play(&mut game, [(ANNA, Choose(Swap)), (BEN, Choose(Swap)), (CARL, Choose(Keep)), (ANNA, Show)]);
    let cards = |viewer, place: fn(&Showdown) -> Option<Card>| -> Vec<Card> {
        let worlds = (0..200).map(|luck| secrets::vary(&game, viewer, &mut Chance::seeded(luck)));
        worlds.filter_map(|world| place(&world)).collect::<BTreeSet<_>>().into_iter().collect()
    };
    let ben = Viewer::Seat(BEN);
    assert_eq!(cards(ben, |world| Some(world.hands[ANNA].card)), [6]);
    assert_eq!(cards(ben, |world| Some(world.hands[BEN].card)), [5]);
    assert_eq!(cards(ben, |world| world.hands[BEN].aside), [8]);
    assert_eq!(cards(ben, |world| world.hands[ANNA].aside), [1, 2, 3, 4, 7, 9]);
    assert_eq!(cards(ben, |world| Some(world.hands[CARL].card)), [1, 2, 3, 4, 7, 9]);
    assert_eq!(cards(ben, |world| world.deck[0]), [1, 2, 3, 4, 7, 9]);
    assert_eq!(cards(Viewer::Spectator, |world| world.hands[BEN].aside), [1, 2, 3, 4, 5, 7, 8, 9]);
}

/// Plays by instinct to the end, and again from the record.
#[test]
fn a_match_is_played_recorded_and_replayed() {
    let names = vec!["Anna".to_owned(), "Ben".to_owned(), "Carl".to_owned()];
    let seed = MatchSeed::from_bytes([9; 32]);
    let (mut game, _) =
        Match::<Showdown>::begin(names, ShowdownOptions::default(), seed, Generator::Live).unwrap();
    while let Some(seat) = game.state().status().deciders().first() {
        let mut legal = Vec::new();
        game.state().legal_actions(seat, &mut legal);
        let view = game.state().view(Viewer::Seat(seat));
        game.act(seat, most_appealing::<Showdown>(&view, seat, &legal, &mut Chance::seeded(0))).unwrap();
    }
    let record = Record::<Showdown>::from_json(&game.record().to_json()).unwrap();
    let replayed = record.replay(|_| {}).unwrap();
    assert_eq!(replayed.state(), game.state());
    assert_eq!(replayed.record(), game.record());
}

#[test]
fn a_log_that_does_not_want_an_event_never_builds_it() {
    let options = ShowdownOptions::default();
    let game = Showdown::setup(3, &options, &mut Chance::seeded(1), &mut Silent);
    Silent.tell(&game, rule!("SD-2"), || unreachable!("nobody listens"));
    let mut counting = Counting::default();
    counting.tell(&game, rule!("SD-2"), || unreachable!("only counted"));
    assert_eq!(counting.fired().collect::<Vec<_>>(), [(rule!("SD-2"), 1)]);
}
