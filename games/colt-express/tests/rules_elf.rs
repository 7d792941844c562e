//! Section 9 of `rules.md`: the Santa Claus Elf with the base game.

use crate::table::*;
use colt_express::Bandit::{Belle, Cheyenne, Django, Doc, Ghost, Tuco};
use colt_express::Card::{ChangeFloor, Fire, Marshal, Move, Punch, Robbery};
use colt_express::{Action, Bandit, Car, ColtExpress, Event, RoundCard, Space, TrainOptions};
use tinstar_core::{Chance, Options as _, Outcome, Play, Rules, SeatSet, Sight, Speak, Viewer, rule};

const ALL: [Bandit; 6] = Bandit::BASE;

fn elf_at(state: &ColtExpress) -> Space {
    state.elf.expect("the Elf rides along").at
}

/// Bandits standing like this in a train with the Elf there; the first half of them have a Gift.
fn with_elf_at(at: Space, standing: &[(Bandit, Space)]) -> ColtExpress {
    let gifts = standing[..standing.len() / 2].iter().map(|(bandit, _)| *bandit).collect();
    with_elf(train(standing), at, gifts)
}

// 9.2 Setup

#[test]
fn elf_1_the_elf_can_be_left_at_home() {
    let mut options = TrainOptions::default();
    assert!(options.elf, "he rides along unless told otherwise");
    assert!(begun_with(3, &options, &ALL[..3]).elf.is_some());
    options.set("elf", "off").expect("an option of this game");
    assert!(begun_with(3, &options, &ALL[..3]).elf.is_none());
}

#[test]
fn elf_2_elf_3_elf_5_he_starts_inside_the_third_wagon_from_the_back() {
    for (seats, bandits, car) in [(2, 4, 1), (3, 3, 1), (4, 4, 2), (5, 5, 3), (6, 6, 4)] {
        let state = begun_with(seats, &TrainOptions::default(), &ALL[..bandits]);
        assert_eq!(elf_at(&state), inside(car), "with {seats} players");
    }
    let mut story = Story::new();
    ColtExpress::start(3, &TrainOptions::default(), &mut Chance::seeded(1), &mut story).expect("three play");
    assert_eq!(
        why(&story, Event::ElfPlaced { at: inside(1) }),
        rule!("ELF-2"),
        "with three wagons it is car 1 (ELF-5)"
    );
}

#[test]
fn elf_6_elf_11_half_of_the_tokens_are_gifts_rounded_down() {
    // X16: with five bandits two Gifts and three Empty. With two players each of four bandits has one (ELF-11).
    for (seats, bandits, gifts) in [(2, 4, 2), (3, 3, 1), (4, 4, 2), (5, 5, 2), (6, 6, 3)] {
        let state = begun_with(seats, &TrainOptions::default(), &ALL[..bandits]);
        assert_eq!(state.elf.expect("he rides along").gifts.len(), gifts, "with {seats} players");
    }
    let two = begun_with(2, &TrainOptions::default(), &ALL[..4]);
    let view = two.view(Viewer::Seat(seat(0)));
    assert_eq!(view.figures.iter().flatten().filter(|figure| figure.gift.is_some()).count(), 2);
}

#[test]
fn elf_7_the_tokens_are_dealt_by_luck() {
    let deal = |luck: [u32; 3]| {
        // The train, the First Player, three characters dealt, then the tokens; then hands and the card.
        let mut script: Vec<u32> = vec![0, 0, 0, 0, 5, 4, 3, 2, 1];
        script.extend(luck);
        script.extend([0; 4 + 4 + 4 + 1]);
        let options = TrainOptions {
            characters: colt_express::Casting::Dealt,
            abilities: false,
            ..TrainOptions::default()
        };
        let mut story = Story::new();
        let state =
            ColtExpress::start(3, &options, &mut Chance::scripted(script), &mut story).expect("three play");
        assert!(
            story
                .iter()
                .any(|told| matches!(told.event, Event::TokenDealt { .. }) && told.rule == rule!("ELF-7"))
        );
        state.elf.expect("he rides along").gifts
    };
    assert_eq!(deal([0, 0, 0]), set([Belle]));
    assert_eq!(deal([1, 0, 0]), set([Cheyenne]));
    assert_eq!(deal([1, 1, 0]), set([Django]));
    for text in ["{\"exchange\":\"gift\"}", "\"show_token\"", "{\"show\":\"gift\"}"] {
        assert!(!is_an_action(text), "a token is neither shown nor exchanged");
    }
}

#[test]
fn elf_8_elf_9_elf_12_only_the_owner_sees_a_token_until_the_end() {
    let mut state = with_elf_at(inside(1), &[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]);
    let seen = |state: &ColtExpress, viewer| {
        [Belle, Doc, Tuco].map(|bandit| state.view(viewer).figures[bandit.index()].expect("it plays").gift)
    };
    state = scheming(state, QUIET);
    assert_eq!(
        seen(&state, Viewer::Seat(seat(0))),
        [Some(true), None, None],
        "the own one at any time (ELF-9)"
    );
    assert_eq!(seen(&state, Viewer::Seat(seat(2))), [None, None, Some(false)]);
    assert_eq!(seen(&state, Viewer::Spectator), [None; 3]);
    let told = |viewer| {
        let sentences = ColtExpress::describe(&state.view(viewer));
        ["ce-describe-gift", "ce-describe-empty"]
            .map(|id| sentences.iter().filter(|say| say.id == id).count())
    };
    assert_eq!(told(Viewer::Seat(seat(0))), [1, 0], "by ear too");
    assert_eq!(told(Viewer::Seat(seat(2))), [0, 1]);
    assert_eq!(told(Viewer::Spectator), [0, 0]);
    let dealt = Event::TokenDealt { seat: seat(0), bandit: Belle, gift: Some(true) };
    let hidden = Event::TokenDealt { seat: seat(0), bandit: Belle, gift: None };
    assert_eq!(ColtExpress::redact(&dealt, Viewer::Seat(seat(1))), Some(hidden));
    // ELF-12: the unused tokens are nowhere in the state; only whose are Gifts is.
    state.round = 5;
    steal(&mut state, &[(Belle, Robbery)], &[]);
    assert_eq!(seen(&state, Viewer::Spectator), [Some(true), Some(false), Some(false)]);
}

// 9.3 Movement

#[test]
fn elf_14_elf_15_elf_16_he_follows_whoever_moves_from_his_space() {
    let mut state = with_elf_at(inside(2), &[(Belle, inside(2)), (Doc, roof(1)), (Tuco, roof(3))]);
    steal(&mut state, &[(Belle, Move), (Doc, ChangeFloor)], &[]);
    let story = act(&mut state, seat(0), Action::Move(inside(3)), &[]);
    assert_eq!(why(&story, Event::ElfFollowed { bandit: Belle, to: inside(3) }), rule!("ELF-15"));
    assert_eq!(elf_at(&state), inside(3), "Doc moved somewhere else");
    steal(&mut state, &[(Belle, ChangeFloor)], &[]);
    assert_eq!(elf_at(&state), roof(3), "and with Change Floor");
    assert!(
        !is_an_action("{\"move_elf\":2}") && !is_an_action("\"stay\""),
        "nobody chooses for him (ELF-16)"
    );
}

#[test]
fn elf_15_the_same_car_on_the_other_level_is_another_space() {
    let mut state = with_elf_at(roof(2), &[(Belle, inside(2)), (Doc, roof(1)), (Tuco, roof(3))]);
    steal(&mut state, &[(Belle, Move)], &[]);
    act(&mut state, seat(0), Action::Move(inside(1)), &[]);
    assert_eq!(elf_at(&state), roof(2));
}

#[test]
fn elf_17_running_past_or_onto_him_does_not_pick_him_up() {
    // X19: a bandit on the roof of car 4 moves three cars to car 1, the Elf is on the roof of car 3.
    let standing = [(Belle, roof(4)), (Doc, inside(1)), (Tuco, inside(3)), (Ghost, inside(2))];
    for to in [1, 3] {
        let mut state = with_elf_at(roof(3), &standing);
        steal(&mut state, &[(Belle, Move)], &[]);
        act(&mut state, seat(0), Action::Move(roof(to)), &[]);
        assert_eq!(elf_at(&state), roof(3));
    }
}

#[test]
fn elf_18_elf_19_elf_21_he_stays_with_the_marshal_while_the_bandit_flees() {
    // X2: bandit and Elf inside car 2, the Marshal inside car 1.
    let mut state =
        with_elf_at(inside(2), &[(Belle, inside(2)), (Doc, roof(1)), (Tuco, roof(3)), (Ghost, roof(3))]);
    state.marshal = Car::new(1);
    steal(&mut state, &[(Belle, Move)], &[]);
    act(&mut state, seat(0), Action::Move(inside(1)), &[]);
    assert_eq!((at(&state, Belle), elf_at(&state)), (roof(1), inside(1)));
    // X29: both on the roof of car 2, the Marshal inside: Change Floor.
    let mut state =
        with_elf_at(roof(2), &[(Belle, roof(2)), (Doc, roof(1)), (Tuco, roof(3)), (Ghost, roof(3))]);
    state.marshal = Car::new(2);
    steal(&mut state, &[(Belle, ChangeFloor)], &[]);
    assert_eq!((at(&state, Belle), elf_at(&state), state.figure(Belle).neutral), (roof(2), inside(2), 1));
}

#[test]
fn elf_20_a_punch_does_not_move_him() {
    let mut state = with_elf_at(inside(2), &[(Belle, inside(2)), (Doc, inside(2)), (Tuco, roof(3))]);
    steal(&mut state, &[(Doc, Punch)], &[]);
    act(&mut state, seat(1), Action::Push(inside(3)), &[]);
    assert_eq!((at(&state, Belle), elf_at(&state)), (inside(3), inside(2)));
}

#[test]
fn elf_21_elf_24_the_marshal_moves_only_himself() {
    let mut state = with_elf_at(inside(1), &[(Belle, inside(1)), (Doc, roof(2)), (Tuco, roof(3))]);
    steal(&mut state, &[(Doc, Marshal)], &[]);
    assert_eq!((at(&state, Belle), elf_at(&state)), (roof(1), inside(1)), "fleeing moves the bandit alone");
    steal(&mut state, &[(Doc, Marshal)], &[]);
    act(&mut state, seat(1), Action::MoveMarshal(Car::new(2)), &[]);
    assert_eq!(elf_at(&state), inside(1), "he was in the Marshal's space and stays");
}

#[test]
fn elf_22_djangos_shot_does_not_move_him() {
    let mut state = with_elf_at(roof(2), &[(Belle, roof(2)), (Django, roof(1)), (Tuco, inside(3))]);
    steal(&mut state, &[(Django, Fire)], &[]);
    assert_eq!((at(&state, Belle), elf_at(&state)), (roof(3), roof(2)));
}

#[test]
fn elf_23_no_event_moves_him() {
    // X20: Swivel Arm, Elf and a bandit on the roof of car 2.
    for card in ["R24-1", "R24-3", "R24-7", "R24-4", "ST-1", "ST-3"] {
        let mut state = with_elf_at(roof(2), &[(Belle, roof(2)), (Doc, inside(1)), (Tuco, inside(3))]);
        state.card = RoundCard::labelled(card).expect("a card of the tables");
        steal(&mut state, &[(Tuco, Robbery)], &[]);
        assert_eq!(elf_at(&state), roof(2), "{card}");
        if card == "R24-1" {
            assert_eq!(at(&state, Belle), roof(3));
        }
    }
}

#[test]
fn elf_25_he_can_be_neither_shot_nor_punched() {
    let mut state = with_elf_at(inside(2), &[(Belle, inside(1)), (Doc, roof(2)), (Tuco, roof(3))]);
    let story = steal(&mut state, &[(Belle, Fire), (Belle, Punch)], &[]);
    assert_eq!(happened(&story, |event| matches!(event, Event::NoEffect { .. })), 2);
    assert!(!is_an_action("{\"fire\":\"elf\"}") && !is_an_action("{\"punch\":\"elf\"}"));
}

#[test]
fn elf_26_he_is_no_bandit() {
    // He blocks no line of sight and does not protect Belle.
    let mut state = with_elf_at(roof(2), &[(Doc, roof(1)), (Belle, roof(3)), (Tuco, inside(3))]);
    let story = steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!(why(&story, Event::Shot { bandit: Doc, target: Belle, left: 5 }), rule!("CE-89"));
    // He is no company: Tuco is alone with him and the purse.
    let mut state = with_elf_at(inside(3), &[(Doc, roof(1)), (Belle, roof(3)), (Tuco, inside(3))]);
    lay(&mut state, inside(3), 1, 0, 0);
    state.card = RoundCard::labelled("ST-2").expect("a card of Table 9");
    steal(&mut state, &[(Doc, Robbery)], &[]);
    assert_eq!(decider(&state), Some(seat(2)));
    // The Marshal does not meet him and the rebellion does not hit him: nobody is hit.
    let mut state = with_elf_at(inside(1), &[(Doc, roof(1)), (Belle, roof(3)), (Tuco, roof(3))]);
    state.card = RoundCard::labelled("R24-4").expect("a card of Table 7");
    let story = steal(&mut state, &[(Doc, Marshal)], &[]);
    assert_eq!(happened(&story, |event| matches!(event, Event::Hit { .. } | Event::Fled { .. })), 0);
}

#[test]
fn elf_27_he_is_in_nobodys_way() {
    let mut state = with_elf_at(inside(2), &[(Belle, inside(1)), (Doc, roof(1)), (Tuco, roof(3))]);
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Move(inside(0)), Action::Move(inside(2))]);
    act(&mut state, seat(0), Action::Move(inside(2)), &[]);
    assert_eq!((at(&state, Belle), elf_at(&state)), (inside(2), inside(2)));
}

#[test]
fn elf_28_a_card_without_effect_does_not_move_him() {
    // In the base game every Move and Change Floor has an effect; other cards never move him.
    let mut state = with_elf_at(inside(2), &[(Belle, inside(2)), (Doc, roof(1)), (Tuco, roof(3))]);
    steal(&mut state, &[(Belle, Robbery), (Belle, Punch), (Belle, Fire)], &[]);
    assert_eq!(elf_at(&state), inside(2));
}

#[test]
fn elf_29_he_follows_whoever_moves_next() {
    let mut state = with_elf_at(inside(2), &[(Belle, inside(2)), (Doc, inside(2)), (Tuco, roof(3))]);
    steal(&mut state, &[(Doc, ChangeFloor), (Belle, ChangeFloor), (Doc, ChangeFloor)], &[]);
    // Doc takes him up and, after Belle came up too, down again.
    assert_eq!((elf_at(&state), at(&state, Doc), at(&state, Belle)), (inside(2), inside(2), roof(2)));
}

#[test]
fn elf_59_a_long_move_is_one_movement() {
    let mut state = with_elf_at(roof(0), &[(Belle, roof(0)), (Doc, inside(1)), (Tuco, inside(3))]);
    steal(&mut state, &[(Belle, Move)], &[]);
    let story = act(&mut state, seat(0), Action::Move(roof(3)), &[]);
    assert_eq!(elf_at(&state), roof(3));
    assert_eq!(happened(&story, |event| matches!(event, Event::ElfFollowed { .. })), 1);
}

// 9.5 End of the game

/// Four bandits, the Elf there; Belle and Doc have Gifts. Belle has 250, Doc 300, Tuco 350, Ghost 400.
fn ending(elf: Space) -> ColtExpress {
    let mut state = with_elf(
        train(&[(Belle, roof(4)), (Doc, roof(3)), (Tuco, inside(4)), (Ghost, inside(2))]),
        elf,
        set([Belle, Doc]),
    );
    for (bandit, value) in [(Doc, 300), (Tuco, 350), (Ghost, 400)] {
        purses(&mut state, bandit, &[value]);
    }
    state
}

fn end(state: &mut ColtExpress) -> (Outcome, Story) {
    let idle = state.playing.iter().last().expect("somebody plays");
    let story = steal(state, &[(idle, Robbery)], &[]);
    (*state.status().outcome().expect("the game is over"), story)
}

#[test]
fn elf_43_prize_first_then_the_tokens() {
    let mut state = ending(inside(1));
    let (_, story) = end(&mut state);
    let place =
        |what: fn(&Event) -> bool| story.iter().position(|told| what(&told.event)).expect("it happened");
    let prize = place(|event| matches!(event, Event::Gunslingers { .. }));
    let tokens = place(|event| matches!(event, Event::TokensTurned { .. }));
    let eliminated = place(|event| matches!(event, Event::Eliminated { .. }));
    assert!(prize < tokens && tokens < eliminated);
    assert_eq!(why(&story, Event::TokensTurned { gifts: set([Belle, Doc]) }), rule!("ELF-43"));
}

#[test]
fn elf_44_near_the_locomotive_the_gifts_compete() {
    // X17: on the roof of car 1.
    for at in [inside(0), roof(0), inside(1), roof(1)] {
        let mut state = ending(at);
        let (outcome, story) = end(&mut state);
        assert_eq!(outcome.winners(), SeatSet::only(seat(1)), "Doc is the richest with a Gift");
        assert_eq!(
            why(&story, Event::Eliminated { bandits: set([Tuco, Ghost]), elf: at, beside: None }),
            rule!("ELF-44")
        );
        assert_eq!(
            why(&story, Event::Won { seats: outcome.winners(), team: false }),
            rule!("ELF-44"),
            "the Elf is why"
        );
        let verdict = state.view(Viewer::Spectator).judged.expect("it is over");
        assert_eq!((verdict.eliminated, verdict.winners), (set([Tuco, Ghost]), outcome.winners()));
        assert_eq!(verdict.wealth[Doc.index()], outcome.totals[seat(1)], "whoever comes late sees it too");
    }
}

#[test]
fn elf_45_farther_away_the_empty_compete() {
    // X18: inside car 2.
    for at in [inside(2), roof(2), inside(4), roof(3)] {
        let mut state = ending(at);
        let (outcome, story) = end(&mut state);
        assert_eq!(outcome.winners(), SeatSet::only(seat(3)), "Ghost is the richest with an Empty token");
        assert_eq!(
            why(&story, Event::Eliminated { bandits: set([Belle, Doc]), elf: at, beside: None }),
            rule!("ELF-45")
        );
    }
}

#[test]
fn elf_47_elf_54_elf_55_a_prize_won_by_the_eliminated_changes_nothing() {
    // X31: the Elf in car 1; a Gift bandit has 500, an Empty one 2250 after winning the prize alone.
    let mut state = ending(inside(1));
    purses(&mut state, Belle, &[500]);
    purses(&mut state, Doc, &[250]);
    purses(&mut state, Tuco, &[250, 500, 250, 250]);
    state.figures[Tuco.index()].bullets = 0;
    state.figures[Ghost.index()].shots = 6;
    let (outcome, story) = end(&mut state);
    assert_eq!(
        why(&story, Event::Gunslingers { bandits: set([Tuco]), fired: 6, team: false }),
        rule!("CE-138"),
        "among all (ELF-47)"
    );
    assert_eq!((outcome.totals[seat(0)], outcome.totals[seat(2)]), (500, 2250), "not passed on (ELF-54)");
    assert_eq!(outcome.winners(), SeatSet::only(seat(0)));
    // ELF-55: with nothing at all a remaining bandit wins.
    let mut state = ending(inside(1));
    purses(&mut state, Belle, &[]);
    purses(&mut state, Doc, &[]);
    state.figures[Doc.index()].neutral = 1;
    // Somebody fired, so that not everybody has the prize.
    (state.figures[Tuco.index()].bullets, state.figures[Ghost.index()].shots) = (5, 1);
    let (outcome, _) = end(&mut state);
    assert_eq!((outcome.winners(), outcome.totals[seat(0)]), (SeatSet::only(seat(0)), 0));
}

#[test]
fn elf_48_ties_among_the_remaining_are_broken_as_usual() {
    let mut state = ending(inside(2));
    purses(&mut state, Tuco, &[400]);
    state.figures[Ghost.index()].neutral = 1;
    let (outcome, story) = end(&mut state);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(seat(2)), team: false }), rule!("ELF-48"));
    assert_eq!(outcome.winners(), SeatSet::only(seat(2)));
    let mut state = ending(inside(2));
    purses(&mut state, Tuco, &[400]);
    let (_, story) = end(&mut state);
    let both = [seat(2), seat(3)].into_iter().collect();
    assert_eq!(why(&story, Event::Won { seats: both, team: false }), rule!("CE-143"));
}

#[test]
fn elf_49_with_two_players_bandit_is_compared_with_bandit() {
    let mut state = two_players([(Belle, roof(0)), (Doc, inside(2)), (Tuco, roof(3)), (Django, inside(3))]);
    state = with_elf(state, inside(1), set([Belle, Doc]));
    // Seat 0 is richer by far, but Tuco is eliminated and Doc has more than Belle.
    purses(&mut state, Tuco, &[500, 500, 450]);
    purses(&mut state, Doc, &[300]);
    (state.figures[Doc.index()].bullets, state.figures[Tuco.index()].shots) = (5, 1);
    let mut prize = state;
    let story = steal(&mut state, &[(Django, Robbery)], &[]);
    let outcome = *state.status().outcome().expect("the game is over");
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(seat(1)), team: false }), rule!("ELF-49"));
    assert_eq!(outcome.totals.as_slice(), [250 + 1450, 300 + 250 + 1000]);
    // The prize counts in full for each bandit of whoever has it: now for Belle, though Tuco fired.
    prize.figures[Doc.index()].bullets = 6;
    (prize.figures[Tuco.index()].bullets, prize.figures[Tuco.index()].shots) = (5, 0);
    prize.figures[Django.index()].shots = 1;
    steal(&mut prize, &[(Django, Robbery)], &[]);
    assert_eq!(prize.status().outcome().expect("it is over").winners(), SeatSet::only(seat(0)));
}

#[test]
fn elf_51_somebody_always_remains() {
    for (seats, bandits) in [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)] {
        let state = begun_with(seats, &TrainOptions::default(), &ALL[..bandits]);
        let gifts = state.elf.expect("he rides along").gifts;
        assert!(!gifts.is_empty() && gifts.len() < bandits);
    }
}

#[test]
fn elf_56_the_remaining_come_first_then_the_eliminated() {
    let mut state = ending(inside(1));
    let (outcome, _) = end(&mut state);
    // Doc 300, Belle 250 remain; then Ghost 400, Tuco 350.
    assert_eq!(outcome.places.as_slice(), [2, 1, 4, 3]);
    // The score sheet says why 400 dollars came third.
    let put_out = |player: u8| {
        let mut sheet = Vec::new();
        state.score_sheet(seat(player), &mut sheet);
        sheet.iter().any(|line| (line.item, line.rule) == ("ce-put-out", rule!("ELF-44")))
    };
    assert_eq!([0, 1, 2, 3].map(put_out), [false, false, true, true]);
}

#[test]
fn elf_60_his_place_is_read_once_after_the_last_event() {
    let mut state = ending(inside(1));
    state.figures[Ghost.index()].at = inside(1);
    state.note_crowds();
    // Until the last card he favours the Gifts; then Ghost takes him to car 2.
    steal(&mut state, &[(Ghost, Move)], &[]);
    act(&mut state, seat(3), Action::Move(inside(2)), &[]);
    let outcome = *state.status().outcome().expect("the game is over");
    assert_eq!(outcome.winners(), SeatSet::only(seat(3)));
}
