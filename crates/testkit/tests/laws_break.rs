//! Every law can be broken, and then it is that law which is found.
//!
//! Each test takes Showdown, which obeys all laws (see `laws_hold.rs`), and gets one thing wrong.

mod faulty;
mod secrets;
mod showdown;

use std::cell::Cell;

use faulty::{Fault, Faulty};
use serde_json::{Value, json};
use showdown::{Action, CARDS, Card, Choice, Event, Phase, Showdown, Stage};
use tinstar_core::{
    BySeat, Chance, Outcome, Rules, Scene, ScoreLine, Seat, SeatSet, Setup, Sight, Status, Told, Viewer, rule,
};
use tinstar_testkit::{Broken, Laws};

// The laws by which a secret that shows is found: against an imagined world, against one in which just the
// secrets are others, or when a decision brings it to light.
const IMAGINED: &str = "an imagined world looks like the real one";
const VARIED: &str = "what is hidden does not show";
const UNTOLD: &str = "a view shows nothing that no event told";
const UNREVEALED: &str = "a step that reveals nothing shows nobody anything new";

// Those of what is seen from event to event.
const FOLDS: &str = "the changes that are told lead to the next view";
const ON_THE_WAY: &str = "a view in the middle of a step shows nothing that no event told";
const LOADS: &str = "a saved view loads equal";

fn laws() -> Laws<Faulty> {
    Laws::new().vary_hidden(|game, viewer, chance| Faulty(secrets::vary(&game.0, viewer, chance)))
}

fn broken_by(fault: Fault) -> Broken {
    fault.put_in();
    laws().find().expect_err("the fault was not found")
}

/// Fails unless the first law found broken is `law`.
fn assert_breaks(law: &str, fault: Fault) {
    assert_breaks_one_of(&[law], fault);
}

/// Fails unless the first law found broken is one of `laws`: which of them is a matter of luck.
fn assert_breaks_one_of(laws: &[&str], fault: Fault) {
    let broken = broken_by(fault);
    assert!(laws.contains(&broken.law), "{broken}");
}

fn is_choosing(game: &Showdown) -> bool {
    matches!(game.phase, Phase::Choosing { .. })
}

#[test]
fn without_a_fault_no_law_is_broken() {
    assert_eq!(laws().find(), Ok(()));
}

#[test]
#[should_panic(expected = "tell the laws how to vary them")]
fn secrets_that_cannot_be_varied_are_not_taken_on_trust() {
    Laws::<Showdown>::new().check();
}

#[test]
#[should_panic(expected = "the law does not hold that choices are sorted and without duplicates")]
fn a_broken_law_is_told_in_words() {
    Fault { legal_actions: |_, _, out| out.reverse(), ..Fault::NONE }.put_in();
    laws().check();
}

// Set-up and end.

#[test]
fn a_stated_number_of_players_that_is_refused_is_found() {
    let refuse_three = |seats, answer: &mut _| {
        if seats == 3 {
            *answer = Showdown::check_setup(4, &Default::default());
        }
    };
    let fault = Fault { check_setup: refuse_three, ..Fault::NONE };
    assert_breaks("exactly the stated numbers of players can play", fault);
}

#[test]
fn options_that_nobody_can_play_are_found() {
    let refuse_all = |_, answer: &mut _| *answer = Showdown::check_setup(4, &Default::default());
    let fault = Fault { check_setup: refuse_all, ..Fault::NONE };
    assert_breaks("all options under test can be played by some number of players", fault);
}

#[test]
fn a_number_of_players_allowed_but_not_stated_is_found() {
    let allow_four = |seats, answer: &mut _| {
        if seats == 4 {
            *answer = Ok(());
        }
    };
    let fault = Fault { check_setup: allow_four, ..Fault::NONE };
    assert_breaks("exactly the stated numbers of players can play", fault);
}

#[test]
fn a_game_that_never_ends_is_found() {
    let fault = Fault {
        resolve: |game, _, action, _| {
            if action == Action::Fold {
                Seat::all(game.seats()).for_each(|seat| game.hands[seat].shown = false);
                game.phase = Phase::Showing { turn: Seat::new(0) };
            }
        },
        ..Fault::NONE
    };
    assert_breaks("play always ends within the stated bound", fault);
}

#[test]
fn a_game_in_which_nobody_decides_is_found() {
    let fault = Fault {
        status: |game, status| {
            if !is_choosing(game) {
                *status = Status::Waiting(SeatSet::EMPTY);
            }
        },
        ..Fault::NONE
    };
    assert_breaks("somebody decides until the end", fault);
}

/// Spoils how a match ended.
fn spoil_outcome(status: &mut Status, spoil: impl FnOnce(&mut Outcome)) {
    if let Status::Over(outcome) = status {
        spoil(outcome);
    }
}

#[test]
fn a_place_out_of_range_is_found() {
    let fault = Fault {
        status: |_, status| spoil_outcome(status, |outcome| outcome.places[Seat::new(0)] = 0),
        ..Fault::NONE
    };
    assert_breaks("places count from 1 to the number of seats", fault);
}

#[test]
fn a_seat_without_a_place_is_found() {
    let fault = Fault {
        status: |_, status| spoil_outcome(status, |outcome| outcome.places = BySeat::filled(1, 1)),
        ..Fault::NONE
    };
    assert_breaks("every seat has a place", fault);
}

#[test]
fn a_score_sheet_that_does_not_add_up_is_found() {
    let fault = Fault {
        score_sheet: |_, _, out| {
            out.push(ScoreLine { rule: rule!("SD-7"), item: "showdown-bonus", count: 1, points: 1 });
        },
        ..Fault::NONE
    };
    assert_breaks("the account adds up to the total", fault);
}

// Choices.

#[test]
fn choices_out_of_order_are_found() {
    let fault = Fault { legal_actions: |_, _, out| out.reverse(), ..Fault::NONE };
    assert_breaks("choices are sorted and without duplicates", fault);
}

#[test]
fn a_choice_listed_twice_is_found() {
    let fault = Fault { legal_actions: |_, _, out| out.extend(out.last().copied()), ..Fault::NONE };
    assert_breaks("choices are sorted and without duplicates", fault);
}

#[test]
fn choices_of_a_seat_that_has_nothing_to_decide_are_found() {
    let fault = Fault {
        legal_actions: |game, _, out| {
            if game.phase == Phase::Over {
                out.push(Action::Show);
            }
        },
        ..Fault::NONE
    };
    assert_breaks("exactly the seats that decide have choices", fault);
}

#[test]
fn a_lone_decider_without_choices_is_found() {
    let fault = Fault { legal_actions: |game, _, out| out.retain(|_| is_choosing(game)), ..Fault::NONE };
    assert_breaks("a seat that decides has a choice", fault);
}

#[test]
fn one_of_several_deciders_without_choices_is_found() {
    let fault = Fault {
        legal_actions: |game, seat, out| {
            let first = game.status().deciders().first();
            out.retain(|_| !is_choosing(game) || first == Some(seat));
        },
        ..Fault::NONE
    };
    // It depends on whether that seat is asked.
    let laws = ["exactly the seats that decide have choices", "a seat that decides has a choice"];
    assert_breaks_one_of(&laws, fault);
}

#[test]
fn something_listed_but_not_accepted_is_found() {
    let fault = Fault {
        is_legal: |_, _, action, legal| *legal &= action != Action::Choose(Choice::Swap),
        ..Fault::NONE
    };
    assert_breaks("everything listed is accepted", fault);
}

#[test]
fn something_accepted_but_not_listed_is_found() {
    let fault = Fault { is_legal: |_, _, action, legal| *legal |= action == Action::Fold, ..Fault::NONE };
    assert_breaks("what is not listed is refused", fault);
}

#[test]
fn an_illegal_choice_on_a_time_out_is_found() {
    let fault = Fault { on_timeout: |choice| *choice = Action::Fold, ..Fault::NONE };
    assert_breaks("the choice on a time-out is a legal one", fault);
}

#[test]
fn an_instinct_that_leaves_a_choice_out_is_found() {
    let fault = Fault { appeals: |out| _ = out.pop(), ..Fault::NONE };
    assert_breaks("an instinct weighs every choice, and none twice", fault);
}

#[test]
fn an_instinct_that_changes_its_mind_is_found() {
    thread_local!(static MOOD: Cell<i32> = const { Cell::new(0) });
    let fault = Fault {
        appeals: |out| {
            MOOD.set(MOOD.get() + 1);
            out[0] += MOOD.get();
        },
        ..Fault::NONE
    };
    assert_breaks("the same view and luck give the same opinion", fault);
}

#[test]
fn a_winner_who_stands_badly_is_found() {
    let fault = Fault { standing: |stands| -stands, ..Fault::NONE };
    assert_breaks("at the end the winners stand best", fault);
}

/// A refusal never gets hold of the state, the luck or the log; what can differ afterwards is a bad copy.
#[test]
fn a_copy_that_is_not_equal_is_found() {
    let fault = Fault { clone: |game| game.deck.reverse(), ..Fault::NONE };
    assert_breaks("a refusal leaves everything as it was", fault);
}

#[test]
fn a_refusal_that_changes_who_decides_is_found() {
    thread_local!(static OFFENDED: Cell<bool> = const { Cell::new(false) });
    let fault = Fault {
        status: |_, status| {
            if OFFENDED.get() {
                *status = Status::Waiting(SeatSet::EMPTY);
            }
        },
        why_not: |_, _, _, _| OFFENDED.set(!OFFENDED.get()),
        ..Fault::NONE
    };
    assert_breaks("a refusal says what kind it is", fault);
}

// Components.

/// Whether `action` has just led to somebody swapping.
fn has_swapped(game: &Showdown, action: Action) -> bool {
    matches!(action, Action::Choose(_)) && game.hands.iter().any(|(_, hand)| hand.aside.is_some())
}

#[test]
fn a_card_doubled_by_a_swap_is_found() {
    let fault = Fault {
        resolve: |game, _, action, _| {
            if has_swapped(game, action) {
                game.deck[CARDS - 1] = game.deck[0];
            }
        },
        ..Fault::NONE
    };
    assert_breaks("no component is lost, doubled or misplaced", fault);
}

#[test]
fn a_card_lost_by_a_swap_is_found() {
    let fault = Fault {
        resolve: |game, _, action, _| {
            if has_swapped(game, action) {
                game.deck[0] = None;
            }
        },
        ..Fault::NONE
    };
    assert_breaks("no component is lost, doubled or misplaced", fault);
}

// Saving and replaying.

/// Spoils what is saved at `place`, if there is such a place.
fn spoil(saved: &mut Value, place: &str, value: Value) {
    if let Some(found) = saved.pointer_mut(place) {
        *found = value;
    }
}

#[test]
fn a_field_of_the_state_lost_in_saving_is_found() {
    let fault = Fault { save: |saved| spoil(saved, "/hands/0/aside", Value::Null), ..Fault::NONE };
    assert_breaks("a saved state loads equal", fault);
}

#[test]
fn a_state_that_cannot_be_loaded_is_found() {
    let fault = Fault { save: |saved| spoil(saved, "/deck", json!("shuffled")), ..Fault::NONE };
    assert_breaks("a saved state loads equal", fault);
}

#[test]
fn a_field_of_a_view_lost_in_saving_is_found() {
    let fault = Fault { save: |saved| spoil(saved, "/stage", json!("over")), ..Fault::NONE };
    assert_breaks(LOADS, fault);
}

#[test]
fn a_field_of_an_action_lost_in_saving_is_found() {
    let fault = Fault { save: |saved| spoil(saved, "/choose", json!("keep")), ..Fault::NONE };
    assert_breaks("a saved action loads equal", fault);
}

#[test]
fn a_field_of_an_event_lost_in_saving_is_found() {
    let fault = Fault { save: |saved| spoil(saved, "/dealt/card", Value::Null), ..Fault::NONE };
    assert_breaks("a saved event loads equal", fault);
}

#[test]
fn another_game_from_the_same_seed_is_found() {
    thread_local!(static MATCHES: Cell<usize> = const { Cell::new(0) });
    let fault = Fault {
        check_setup: |_, _| MATCHES.set(MATCHES.get() + 1),
        resolve: |game, _, _, _| {
            if game.phase == Phase::Over {
                game.deck.rotate_left(MATCHES.get() % CARDS);
            }
        },
        ..Fault::NONE
    };
    assert_breaks("a record replays to the same match", fault);
}

// Citations.

#[test]
fn an_event_citing_a_rule_that_is_not_said_to_fire_is_found() {
    let fault = Fault {
        resolve: |_, _, _, scenes| scenes.iter_mut().for_each(|scene| scene.told.rule = rule!("SD-1")),
        ..Fault::NONE
    };
    assert_breaks("every event cites a rule that can fire", fault);
}

#[test]
fn an_event_citing_a_foreign_rule_is_found() {
    let fault = Fault {
        resolve: |_, _, _, scenes| scenes.iter_mut().for_each(|scene| scene.told.rule = rule!("CS-1")),
        ..Fault::NONE
    };
    assert_breaks("every citation is of this game's own rules", fault);
}

#[test]
fn a_refusal_citing_a_foreign_rule_is_found() {
    let fault = Fault { why_not: |_, _, _, rule| *rule = rule!("CS-1"), ..Fault::NONE };
    assert_breaks("every citation is of this game's own rules", fault);
}

#[test]
fn a_score_sheet_citing_a_foreign_rule_is_found() {
    let fault = Fault {
        score_sheet: |_, _, out| out.iter_mut().for_each(|line| line.rule = rule!("CS-1")),
        ..Fault::NONE
    };
    assert_breaks("every citation is of this game's own rules", fault);
}

// Secrets in views, choices and refusals.

fn held(game: &Showdown) -> impl Iterator<Item = Card> {
    game.hands.iter().map(|(_, hand)| hand.card)
}

#[test]
fn a_view_that_leaks_a_hand_is_found() {
    let fault = Fault { leak: |game, _, leak| leak.extend(held(game)), ..Fault::NONE };
    assert_breaks_one_of(&[IMAGINED, VARIED, ON_THE_WAY], fault);
}

#[test]
fn a_view_that_leaks_hands_only_to_spectators_is_found() {
    let fault = Fault {
        leak: |game, viewer, leak| leak.extend(held(game).filter(|_| viewer == Viewer::Spectator)),
        ..Fault::NONE
    };
    assert_breaks_one_of(&[IMAGINED, VARIED, UNTOLD, ON_THE_WAY], fault);
}

/// The worst kind: `view` and `determinise` agree on the leak, and only other deals and the table of who sees what
/// tell.
#[test]
fn a_view_that_leaks_a_hand_into_imagined_worlds_is_found() {
    let fault = Fault {
        view: |game, _, view| {
            if is_choosing(game) {
                Seat::all(game.seats()).for_each(|seat| view.seats[seat].shown = Some(game.hands[seat].card));
            }
        },
        determinise: |_, world| {
            if is_choosing(world) {
                Seat::all(world.seats()).for_each(|seat| world.hands[seat].shown = false);
            }
        },
        ..Fault::NONE
    };
    assert_breaks_one_of(&[VARIED, ON_THE_WAY], fault);
}

#[test]
fn a_view_that_leaks_a_card_laid_aside_is_found() {
    let fault = Fault {
        leak: |game, _, leak| leak.extend(game.hands.iter().filter_map(|(_, hand)| hand.aside)),
        ..Fault::NONE
    };
    assert_breaks_one_of(&[IMAGINED, VARIED, UNTOLD, ON_THE_WAY], fault);
}

#[test]
fn a_view_that_leaks_the_order_of_the_deck_is_found() {
    let fault = Fault { leak: |game, _, leak| leak.extend(game.deck.iter().flatten()), ..Fault::NONE };
    assert_breaks(IMAGINED, fault);
}

#[test]
fn a_view_that_leaks_a_secret_choice_is_found() {
    let fault = Fault {
        leak: |game, _, leak| {
            if let Phase::Choosing { chosen } = &game.phase {
                leak.extend(chosen.iter().map(|(_, choice)| choice.map_or(0, |choice| 1 + choice as Card)));
            }
        },
        ..Fault::NONE
    };
    assert_breaks_one_of(&[IMAGINED, VARIED, UNTOLD], fault);
}

/// Whether the left neighbour holds a high card, which is none of `seat`'s business.
fn neighbour_is_high(game: &Showdown, seat: Seat) -> bool {
    game.hands[seat.next(game.seats())].card > 5
}

#[test]
fn choices_that_depend_on_the_hand_of_another_are_found() {
    let fault = Fault {
        legal_actions: |game, seat, out| {
            if neighbour_is_high(game, seat) {
                out.truncate(1);
            }
        },
        ..Fault::NONE
    };
    assert_breaks_one_of(&[IMAGINED, VARIED, UNREVEALED], fault);
}

#[test]
fn a_refusal_that_depends_on_the_hand_of_another_is_found() {
    let fault = Fault {
        why_not: |game, seat, _, rule| {
            if neighbour_is_high(game, seat) {
                *rule = rule!("SD-2");
            }
        },
        ..Fault::NONE
    };
    assert_breaks_one_of(&[IMAGINED, VARIED], fault);
}

#[test]
fn deciders_that_depend_on_a_hidden_card_are_found() {
    /// Whoever holds the highest card chooses last.
    fn without_highest(game: &Showdown) -> SeatSet {
        let deciders = game.status().deciders();
        let highest = deciders.iter().max_by_key(|seat| game.hands[*seat].card);
        highest.filter(|_| deciders.len() > 1).map_or(deciders, |seat| deciders.without(seat))
    }
    let fault = Fault {
        status: |game, status| {
            if is_choosing(game) {
                *status = Status::Waiting(without_highest(game));
            }
        },
        legal_actions: |game, seat, out| out.retain(|_| without_highest(game).contains(seat)),
        ..Fault::NONE
    };
    assert_breaks_one_of(&[IMAGINED, VARIED, UNREVEALED], fault);
}

// Secrets in events.

#[test]
fn an_event_that_tells_a_secret_choice_is_found() {
    let fault = Fault {
        redact: |event, _, told| {
            if matches!(event, Event::Chose { .. }) {
                *told = Some(event);
            }
        },
        ..Fault::NONE
    };
    assert_breaks("an event tells nothing that the view hides", fault);
}

/// Each of the two events tells nothing, and nor do both, but which of them comes first does.
#[test]
fn events_whose_order_tells_a_secret_choice_are_found() {
    let fault = Fault {
        resolve: |game, _, action, scenes| {
            if let Action::Choose(choice) = action
                && is_choosing(game)
            {
                let event = Event::Opened { swapping: SeatSet::EMPTY };
                let told = Told { rule: rule!("SD-4"), event };
                let place = usize::from(choice == Choice::Keep);
                scenes.insert(place, Scene { told, after: game.clone() });
            }
        },
        ..Fault::NONE
    };
    assert_breaks("an event tells nothing that the view hides", fault);
}

#[test]
fn an_event_that_tells_others_the_card_drawn_is_found() {
    let fault = Fault {
        redact: |event, _, told| {
            if matches!(event, Event::Drew { .. }) {
                *told = Some(event);
            }
        },
        ..Fault::NONE
    };
    assert_breaks("an event tells nothing that the view hides", fault);
}

const ANSWERED: &str = "whoever decides is told what was decided";

#[test]
fn a_decision_that_nothing_is_told_of_is_found() {
    let fault = Fault {
        resolve: |_, _, action, scenes| {
            if action == Action::Fold {
                scenes.clear();
            }
        },
        ..Fault::NONE
    };
    assert_breaks(ANSWERED, fault);
}

#[test]
fn a_decision_that_only_the_others_are_told_of_is_found() {
    let fault = Fault {
        redact: |event, viewer, told| {
            if let Event::Folded { seat } | Event::Showed { seat, .. } = event
                && viewer.is(seat)
            {
                *told = None;
            }
        },
        ..Fault::NONE
    };
    assert_breaks(ANSWERED, fault);
}

#[test]
fn choices_that_are_told_alike_to_whoever_chose_are_found() {
    let fault = Fault {
        redact: |event, _, told| {
            if let Event::Chose { seat, .. } = event {
                *told = Some(Event::Chose { seat, choice: None });
            }
        },
        ..Fault::NONE
    };
    assert_breaks(ANSWERED, fault);
}

/// Nobody sees it until the choices are opened.
#[test]
fn a_choice_that_whoever_chose_is_neither_told_nor_shown_is_found() {
    let fault = Fault {
        redact: |event, _, told| {
            if let Event::Chose { seat, .. } = event {
                *told = Some(Event::Chose { seat, choice: None });
            }
        },
        view: |_, _, view| {
            if let Some(own) = &mut view.own {
                own.choice = None;
            }
        },
        determinise: |view, world| {
            if let (Some(own), Stage::Choosing { chosen }) = (view.own, view.stage)
                && let Phase::Choosing { chosen: imagined } = &mut world.phase
                && chosen.contains(own.seat)
            {
                imagined[own.seat] = Some(Choice::Keep);
            }
        },
        ..Fault::NONE
    };
    assert_breaks(ANSWERED, fault);
}

#[test]
fn a_rule_cited_only_if_a_card_is_high_is_found() {
    let fault = Fault {
        resolve: |game, seat, _, scenes| {
            if neighbour_is_high(game, seat) {
                let event = Event::Opened { swapping: SeatSet::EMPTY };
                scenes.push(Scene { told: Told { rule: rule!("SD-2"), event }, after: game.clone() });
            }
        },
        ..Fault::NONE
    };
    assert_breaks("an event tells nothing that the view hides", fault);
}

#[test]
fn a_view_that_shows_what_no_event_told_is_found() {
    let fault = Fault {
        redact: |event, _, told| {
            if matches!(event, Event::Drew { .. }) {
                *told = None;
            }
        },
        ..Fault::NONE
    };
    assert_breaks(UNTOLD, fault);
}

#[test]
fn a_card_shown_as_if_it_revealed_nothing_is_found() {
    let fault =
        Fault { reveals: |event, reveals| *reveals &= !matches!(event, Event::Showed { .. }), ..Fault::NONE };
    assert_breaks(UNREVEALED, fault);
}

#[test]
fn choices_opened_as_if_that_revealed_nothing_are_found() {
    let fault =
        Fault { reveals: |event, reveals| *reveals &= matches!(event, Event::Showed { .. }), ..Fault::NONE };
    assert_breaks(UNREVEALED, fault);
}

// What is seen in the middle of a step.

#[test]
fn a_change_that_is_not_told_is_found() {
    let fault = Fault { untold: |now, before| now.deck_size != before.deck_size, ..Fault::NONE };
    assert_breaks(FOLDS, fault);
}

/// At the end of the step there is nothing more to hide: all have chosen and the choices are open.
#[test]
fn a_view_that_leaks_a_choice_just_before_it_is_opened_is_found() {
    let fault = Fault {
        leak: |game, _, leak| {
            if let Phase::Choosing { chosen } = &game.phase
                && chosen.position(Option::is_none).is_none()
            {
                leak.extend(chosen.iter().map(|(_, choice)| choice.map_or(0, |choice| 1 + choice as Card)));
            }
        },
        ..Fault::NONE
    };
    assert_breaks(ON_THE_WAY, fault);
}

#[test]
fn an_event_told_with_the_table_that_later_events_make_is_found() {
    let fault = Fault {
        resolve: |game, _, _, scenes| scenes.iter_mut().for_each(|scene| scene.after = game.clone()),
        ..Fault::NONE
    };
    assert_breaks(ON_THE_WAY, fault);
}

/// Between two steps never has everybody chosen without the choices being open.
#[test]
fn a_view_that_is_lost_in_the_middle_of_a_step_is_found() {
    let fault = Fault {
        load: |saved| {
            if saved.pointer("/stage/choosing/chosen") == Some(&json!([0, 1])) {
                spoil(saved, "/deck_size", json!(0));
            }
        },
        ..Fault::NONE
    };
    assert_breaks(LOADS, fault);
}

// Imagined worlds.

#[test]
fn an_imagined_world_with_another_own_card_is_found() {
    let fault = Fault {
        determinise: |view, world| {
            if let (Some(own), Some(bottom)) = (view.own, &mut world.deck[0]) {
                std::mem::swap(&mut world.hands[own.seat].card, bottom);
            }
        },
        ..Fault::NONE
    };
    assert_breaks(IMAGINED, fault);
}

#[test]
fn an_imagined_world_with_a_card_missing_is_found() {
    let fault = Fault { determinise: |_, world| world.deck[0] = None, ..Fault::NONE };
    assert_breaks("an imagined world has every component", fault);
}

#[test]
fn a_hand_that_is_dealt_anew_is_found() {
    let fault = Fault {
        redeal: |game| {
            if let Some(bottom) = &mut game.deck[0] {
                std::mem::swap(&mut game.hands[Seat::new(0)].card, bottom);
            }
        },
        ..Fault::NONE
    };
    assert_breaks("nobody sees that cards were dealt anew", fault);
}

#[test]
fn a_card_lost_while_the_deck_is_dealt_anew_is_found() {
    let fault = Fault { redeal: |game| game.deck[0] = None, ..Fault::NONE };
    assert_breaks("what is dealt anew has every component", fault);
}

#[test]
fn an_imagined_world_in_which_another_decides_is_found() {
    let fault = Fault {
        determinise: |_, world| {
            let seats = world.seats();
            if let Phase::Showing { turn } = &mut world.phase {
                *turn = turn.next(seats);
            }
        },
        ..Fault::NONE
    };
    assert_breaks(IMAGINED, fault);
}

// What the laws lean on, and the rest.

#[test]
fn a_game_that_changes_when_heard_is_found() {
    let fault = Fault { tell: |game| game.deck.rotate_left(1), ..Fault::NONE };
    assert_breaks("play is the same when nobody listens", fault);
}

#[test]
fn a_deal_that_is_told_to_everybody_is_found() {
    let fault = Fault {
        redact: |event, _, told| {
            if matches!(event, Event::Dealt { .. }) {
                *told = Some(event);
            }
        },
        ..Fault::NONE
    };
    assert_breaks("an event tells nothing that the view hides", fault);
}

#[test]
fn secrets_that_are_denied_are_found() {
    let broken = Laws::<Faulty<true>>::new().find().unwrap_err();
    assert_eq!(broken.law, "where nothing is hidden everybody sees the same");
}

#[test]
fn secrets_that_never_vary_are_found() {
    let broken = Laws::<Faulty>::new().vary_hidden(|game, _, _| game.clone()).find().unwrap_err();
    assert_eq!(broken.law, "varying what is hidden changes something");
}

#[test]
fn secrets_that_vary_into_nonsense_are_found() {
    let broken = Laws::<Faulty>::new()
        .vary_hidden(|game, _, _| {
            let mut game = game.clone();
            game.0.deck[0] = game.0.deck[1];
            game
        })
        .find()
        .unwrap_err();
    assert_eq!(broken.law, "a varied world has every component");
}

#[test]
fn an_imagined_world_that_is_always_the_same_is_found() {
    let fault = Fault {
        determinise: |view, world| *world = Showdown::determinise(view, &mut Chance::seeded(0)),
        ..Fault::NONE
    };
    assert_breaks("imagined worlds are drawn at random", fault);
}

#[test]
fn a_place_that_is_skipped_is_found() {
    let fault = Fault {
        status: |game, status| {
            spoil_outcome(status, |outcome| {
                for seat in Seat::all(game.seats()) {
                    if outcome.places[seat] == 2 && game.seats() == 3 {
                        outcome.places[seat] = 3;
                    }
                }
            });
        },
        ..Fault::NONE
    };
    assert_breaks("a place counts those ahead", fault);
}

#[test]
fn a_score_sheet_that_shows_a_folded_card_is_found() {
    let fault = Fault {
        score_sheet: |game, seat, out| {
            let count = game.hands[seat].card.into();
            out.push(ScoreLine { rule: rule!("SD-7"), item: "showdown-folded", count, points: 0 });
        },
        ..Fault::NONE
    };
    assert_breaks_one_of(&[IMAGINED, VARIED], fault);
}

/// Whoever folds first decides again, and it depends on a card that nobody sees whether that can be taken back.
#[test]
fn a_step_that_can_be_taken_back_by_hidden_luck_is_found() {
    let fault = Fault {
        resolve: |game, seat, action, scenes| {
            if action != Action::Fold || game.low_wins || !matches!(game.phase, Phase::Showing { .. }) {
                return;
            }
            game.low_wins = true;
            game.phase = Phase::Showing { turn: seat };
            let card = game.deck.iter().flatten().next_back().copied();
            let told = Told { rule: rule!("SD-5"), event: Event::Drew { seat: Seat::new(2), card } };
            scenes.push(Scene { told, after: game.clone() });
        },
        reveals: |event, reveals| {
            if let Event::Drew { card: Some(card), .. } = event {
                *reveals = card % 2 == 0;
            }
        },
        ..Fault::NONE
    };
    assert_breaks("what can be taken back is known beforehand", fault);
}
