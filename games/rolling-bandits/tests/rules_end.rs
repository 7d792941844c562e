//! The rules of `rules.md`, sections 4.8 and 5: the end, the points, the Mercenaries.

use crate::table::*;
use rolling_bandits::Symbol::{Boot, Hat};
use rolling_bandits::data::{LAST_TURN, QUIET_ROUNDS, TRAINS};
use rolling_bandits::{
    Action, BanditOptions, Car, CarSet, Chest, ChestSet, Coach, Dice, Event, Face, Haul, Kind, Phase,
    RollingBandits, Side, Variant,
};
use tinstar_core::{
    BadSetup, Chance, Illegal, IllegalCode, Options as _, Play, RuleId, Rules, ScoreLine, Seat, SeatSet,
    Setup, Sight, Silent, Viewer, rule,
};

// 4.8 End and scoring

#[test]
fn rb_70_the_game_ends_as_soon_as_the_train_is_gone() {
    let mut state = gang(cars(2, &[1, 2]), BLUE, 1, &[(Hat, 1), (Boot, 2)]);
    let story = begin_turn(&mut state, &[]);
    assert_eq!(why(&story, Event::Ended), rule!("RB-70"));
    assert_eq!(happened(&story, |event| matches!(event, Event::Rolled { .. })), 0, "the rest is dropped");
    assert_eq!(state.phase, Phase::Over);
}

#[test]
fn rb_70_an_immediate_theft_of_the_last_car_ends_it_too() {
    let state = with_mercenaries(cars(2, &[4]));
    let spare = Dice { horde: 0, mercenaries: 1 };
    let mut state = placing_mixed(state, &[(Face::Hat, horde(7)), (Face::Boot, spare)]);
    let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!(why(&story, Event::Ended), rule!("RB-70"));
    assert_eq!((state.sides[BLUE].available, state.sides[BLUE].pool), (7, 7));
}

#[test]
fn rb_70_no_move_is_legal_after_the_end() {
    let mut state = gang(cars(2, &[1]), BLUE, 1, &[(Hat, 1)]);
    begin_turn(&mut state, &[]);
    let refused = Illegal { code: IllegalCode::GameOver, rule: rule!("RB-70") };
    for action in [Action::End, recall(0), place(Face::Hat, 1)] {
        assert_eq!(refusal(&state, BLUE, action), refused);
    }
}

/// A game that ends with these cars (by value) and chests before Blue and Red and nothing before Yellow:
/// the rule behind the victory, and the winners. The last car is Blue's.
fn ended(blue: (&[u8], &[u8]), red: (&[u8], &[u8])) -> (RuleId, SeatSet, RollingBandits) {
    let mut state = about_to_end(blue, red);
    let story = begin_turn(&mut state, &[]);
    let winners = state.status().outcome().expect("the game is over").winners();
    (why(&story, Event::Won { seats: winners }), winners, state)
}

/// The same just before Blue's last theft.
fn about_to_end(blue: (&[u8], &[u8]), red: (&[u8], &[u8])) -> RollingBandits {
    let mut state = cars(3, &[blue.0[0]]);
    let mut left = state.uncoupled.without(Car::LOCOMOTIVE);
    let mut take = |value: &u8| {
        let car = left.iter().find(|car| car.value() == *value).expect("a car of this value is left");
        left.remove(car);
        car
    };
    let of_blue: CarSet = blue.0[1..].iter().map(&mut take).collect();
    let of_red: CarSet = red.0.iter().map(&mut take).collect();
    state.uncoupled = state.uncoupled.less(of_blue).less(of_red);
    state.sides[BLUE].cars = of_blue;
    state.sides[RED].cars = of_red;
    state.sides[BLUE].open = blue.1.iter().map(|chest| Chest::new(*chest)).collect();
    state.sides[RED].open = red.1.iter().map(|chest| Chest::new(*chest)).collect();
    gang(state, BLUE, 1, &[(Hat, blue.0[0])])
}

#[test]
fn rb_71_cars_and_chests_count() {
    let (_, _, state) = ended((&[3, 2], &[1, 3]), (&[1], &[]));
    // Cars 3 + 2, chests 2 + 1.
    assert_eq!(state.status().outcome().unwrap().totals.as_slice(), [8, 1, 0]);
    let mut sheet: Vec<ScoreLine> = Vec::new();
    state.score_sheet(BLUE, &mut sheet);
    let lines: Vec<_> = sheet.iter().map(|line| (line.item, line.count, line.points, line.rule)).collect();
    assert_eq!(lines, [("rb-wagons-taken", 2, 5, rule!("RB-71")), ("rb-chests-won", 2, 3, rule!("RB-60"))]);
}

#[test]
fn rb_71_everything_is_shown_when_it_is_counted() {
    let state = gang(cars(2, &[1]), BLUE, 1, &[(Hat, 1)]);
    let mut state = holding(state, RED, &[12, 16]);
    let story = begin_turn(&mut state, &[]);
    let chests: ChestSet = [12, 16].map(Chest::new).into_iter().collect();
    let counted = Event::Counted { seat: RED, cars: 0, chests, points: 3 };
    assert_eq!(why(&story, counted), rule!("RB-71"));
    assert!(RollingBandits::reveals(&counted));
    let view = state.view(Viewer::Spectator);
    assert_eq!((view.sides[RED].open, view.sides[RED].points), (chests, Some(3)));
}

#[test]
fn rb_72_the_highest_score_wins() {
    let (rule, winners, _) = ended((&[3], &[]), (&[1, 1], &[]));
    assert_eq!((rule, winners), (rule!("RB-72"), SeatSet::only(BLUE)));
    let (rule, winners, _) = ended((&[3], &[]), (&[2, 2], &[]));
    assert_eq!((rule, winners), (rule!("RB-72"), SeatSet::only(RED)));
}

#[test]
fn rb_73_a_tie_goes_to_the_player_with_more_cars() {
    // 14 and 14, five cars and four.
    let (rule, winners, state) = ended((&[4, 4, 3, 2, 1], &[]), (&[4, 4, 3, 2], &[2]));
    assert_eq!(state.status().outcome().unwrap().totals.as_slice(), [14, 14, 0]);
    assert_eq!((rule, winners), (rule!("RB-73"), SeatSet::only(BLUE)));
}

#[test]
fn rb_74_the_locomotive_counts_as_one_car() {
    // Red has the locomotive and a wagon, Blue two wagons and a chest: seven points and two cars each.
    let mut state = gang(cars(2, &[4]), BLUE, 1, &[(Hat, 4)]);
    let wagon = |state: &RollingBandits, value| {
        state.uncoupled.iter().find(|car| car.value() == value).expect("one is left")
    };
    let (of_red, of_blue) = (wagon(&state, 2), wagon(&state, 1));
    state.sides[RED].cars = [Car::LOCOMOTIVE, of_red].into_iter().collect();
    state.sides[BLUE].cars = [of_blue].into_iter().collect();
    state.uncoupled = state.uncoupled.less(state.sides[RED].cars).less(state.sides[BLUE].cars);
    state.sides[BLUE].open = [Chest::new(1)].into_iter().collect();
    let story = begin_turn(&mut state, &[]);
    assert_eq!(state.status().outcome().unwrap().totals.as_slice(), [7, 7]);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(BLUE) }), rule!("RB-75"), "not by cars");
}

#[test]
fn rb_75_still_tied_the_chests_decide() {
    // 14 and 14, five cars each: Blue 12 and a chest of 2, Red 12 and two chests of 1.
    let (rule, winners, state) = ended((&[4, 4, 2, 1, 1], &[1]), (&[4, 3, 2, 2, 1], &[2, 3]));
    assert_eq!(state.status().outcome().unwrap().totals.as_slice(), [14, 14, 0]);
    assert_eq!((rule, winners), (rule!("RB-75"), SeatSet::only(RED)));
}

/// What a new train takes of chance: the wagons, the chests, who of those who are tied begins, and seven dice.
fn new_train(first: u32) -> Vec<u32> {
    let shuffles = (1..16).rev().chain((1..21).rev());
    shuffles.chain([first]).chain(ANY_ROLL).collect()
}

/// Blue and Red have seven points, two cars and a chest each and Yellow nothing; Red begins at the new train.
fn tied() -> (RollingBandits, Story) {
    let mut state = about_to_end((&[4, 1], &[1]), (&[3, 2], &[4]));
    let story = begin_turn(&mut state, &new_train(1));
    (state, story)
}

/// The same with one car left, which `seat` steals when Blue's turn is over; nothing else was taken.
fn last_car(mut state: RollingBandits, seat: Seat) -> RollingBandits {
    let coach = state.train.iter().copied().find(|coach| coach.car.value() == 1).expect("a wagon of value 1");
    state.uncoupled = state.train.iter().map(|coach| coach.car).collect::<CarSet>().without(coach.car);
    state.train = [Coach { chest: None, ..coach }].into_iter().collect();
    for seat in state.attackers.iter() {
        state.sides[seat] = Side { available: 7, hauls: state.sides[seat].hauls, ..Side::default() };
    }
    state.phase = Phase::Swap { seat: BLUE };
    gang(state, seat, 1, &[(Hat, 1)])
}

#[test]
fn rb_76_a_full_tie_is_settled_by_a_new_train() {
    let (state, story) = tied();
    let seats = SeatSet::only(BLUE).with(RED);
    assert_eq!(why(&story, Event::NewTrain { seats }), rule!("RB-76"));
    assert_eq!(happened(&story, |event| matches!(event, Event::Won { .. })), 0);
    // As for two: a short train, all dice, nothing taken, and one of the two begins (RB-8).
    assert_eq!((state.attackers, state.train.len()), (seats, 11));
    assert_eq!(why(&story, Event::TurnBegan { seat: RED, number: 1 }), rule!("RB-8"));
    assert_eq!(state.phase.decider(), Some(RED));
    assert!(seats.iter().all(|seat| state.sides[seat].haul() == Haul::default()));
    assert_eq!(state.sides[BLUE].hauls[..], [Haul { points: 7, cars: 2, chests: 1 }]);
    // Whoever wins it wins the game.
    let mut state = last_car(state, RED);
    let story = act(&mut state, BLUE, Action::End, &[]);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(RED) }), rule!("RB-76"));
    assert_eq!(state.status().outcome().expect("the game is over").totals.as_slice(), [7, 8, 0]);
}

#[test]
fn rb_76_with_mercenaries_everybody_hires_anew() {
    let mut state = with_mercenaries(gang(cars(2, &[1]), BLUE, 1, &[(Hat, 1)]));
    let of_red = state.uncoupled.iter().find(|car| car.value() == 1).expect("another of value 1");
    state.uncoupled.remove(of_red);
    state.sides[RED].cars.insert(of_red);
    (state.sides[RED].pool, state.sides[RED].lost) = (3, 4);
    let story = begin_turn(&mut state, &new_train(0)[..36]);
    assert_eq!(why(&story, Event::MercenariesHired { count: 7 }), rule!("RB-79"));
    let pools = [BLUE, RED].map(|seat| (state.sides[seat].pool, state.sides[seat].lost));
    assert_eq!((state.phase, pools), (Phase::Call { seat: BLUE }, [(7, 0), (7, 0)]));
}

#[test]
fn rb_93_the_others_are_out_and_every_train_is_on_the_sheet() {
    let (mut state, _) = tied();
    // Red keeps everything; Blue is next, not Yellow.
    let story = act(&mut state, RED, Action::Stop, &ANY_ROLL);
    assert_eq!(why(&story, Event::TurnBegan { seat: BLUE, number: 2 }), rule!("RB-9"));
    let story = act(&mut state, BLUE, Action::Stop, &ANY_ROLL);
    assert_eq!(why(&story, Event::TurnBegan { seat: RED, number: 3 }), rule!("RB-9"));
    let view = state.view(Viewer::Seat(YELLOW));
    assert_eq!((view.sides[YELLOW].available, view.attackers.contains(YELLOW)), (0, false));
    let mut state = last_car(state, RED);
    act(&mut state, BLUE, Action::End, &[]);
    let mut sheet: Vec<ScoreLine> = Vec::new();
    state.score_sheet(RED, &mut sheet);
    let lines: Vec<_> = sheet.iter().map(|line| (line.item, line.points, line.rule)).collect();
    assert_eq!(lines, [("rb-earlier-train", 7, rule!("RB-76")), ("rb-wagons-taken", 1, rule!("RB-71"))]);
}

#[test]
fn rb_94_a_full_tie_at_the_fourth_train_is_shared() {
    let (mut state, _) = tied();
    let seats = SeatSet::only(BLUE).with(RED);
    // The last car is uncoupled after ten quiet rounds each time, so nobody ever gets anything.
    for train in 2..=TRAINS {
        state = last_car(state, RED);
        state.sides[RED] = Side { available: 7, hauls: state.sides[RED].hauls, ..Side::default() };
        (state.turn, state.last_departure) = (40, 20);
        let script = if train == TRAINS { vec![] } else { new_train(1) };
        let story = act(&mut state, BLUE, Action::End, &script);
        if train < TRAINS {
            assert_eq!(why(&story, Event::NewTrain { seats }), rule!("RB-76"));
        } else {
            assert_eq!(why(&story, Event::Won { seats }), rule!("RB-94"));
        }
    }
    assert_eq!(state.status().outcome().expect("the game is over").totals.as_slice(), [7, 7, 0]);
}

#[test]
fn rb_94_a_match_that_was_stopped_is_shared_at_once() {
    let mut state = cars(2, &[3, 4]);
    state.options.set("stall", "off").unwrap();
    (state.turn, state.last_departure) = (LAST_TURN, 0);
    let story = act(&mut state, RED, Action::End, &[]);
    assert_eq!(why(&story, Event::Ended), rule!("RB-92"));
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(BLUE).with(RED) }), rule!("RB-94"));
}

/// Red about to end a turn in which the last departure is `quiet` turns ago.
fn quiet_for(quiet: u16, cars: &[(u8, Option<u8>)]) -> RollingBandits {
    let mut state = table(2, cars);
    state.turn = 200;
    state.last_departure = 200 - quiet;
    state
}

#[test]
fn rb_77_after_ten_quiet_rounds_the_rearmost_car_is_uncoupled() {
    let state = quiet_for(QUIET_ROUNDS * 2, &[(3, Some(10)), (4, None), (5, None)]);
    let mut state = gang(state, BLUE, 1, &[(Boot, 2), (Hat, 1)]);
    let rear = state.train[0].car;
    let story = begin_turn(&mut state, &[]);
    assert_eq!(why(&story, Event::Uncoupled { car: rear }), rule!("RB-77"));
    assert_eq!(why(&story, Event::ChestDiscarded { chest: Chest::new(10) }), rule!("RB-77"));
    assert_eq!(why(&story, Event::DiceReturned { seat: BLUE, count: 2 }), rule!("RB-77"));
    assert!(state.uncoupled.contains(rear) && state.sides[BLUE].cars.is_empty());
    assert_eq!((values(&state), groups(&state, BLUE)), (vec![4, 5], vec![(1, Hat, 1)]));
    assert_eq!(state.last_departure, 200, "the count starts again");
}

#[test]
fn rb_77_an_empty_train_ends_the_game() {
    let mut state = quiet_for(QUIET_ROUNDS * 2, &[(3, None)]);
    state.uncoupled.remove(Car::LOCOMOTIVE);
    state.sides[BLUE].cars.insert(Car::LOCOMOTIVE);
    let story = begin_turn(&mut state, &[]);
    assert_eq!(why(&story, Event::Ended), rule!("RB-70"));
}

#[test]
fn rb_77_the_rule_can_be_switched_off() {
    let mut state = quiet_for(QUIET_ROUNDS * 2, &[(3, None), (4, None)]);
    state.options.set("stall", "off").unwrap();
    begin_turn(&mut state, &ANY_ROLL);
    assert_eq!(values(&state), [3, 4]);
}

#[test]
fn rb_78_a_round_is_a_turn_of_everybody() {
    // One turn less than ten rounds of two is not enough; a theft starts the count again.
    let mut state = quiet_for(QUIET_ROUNDS * 2 - 1, &[(3, None), (4, None)]);
    begin_turn(&mut state, &ANY_ROLL);
    assert_eq!(values(&state), [3, 4]);
    let state = quiet_for(QUIET_ROUNDS * 2 - 1, &[(1, None), (4, None)]);
    let mut state = gang(state, BLUE, 1, &[(Hat, 1)]);
    begin_turn(&mut state, &ANY_ROLL);
    assert_eq!((state.turn, state.last_departure), (201, 201));
    // With four players it takes forty turns.
    for (quiet, left) in [(39, 2), (40, 1)] {
        let mut state = cars(4, &[3, 4]);
        (state.turn, state.last_departure) = (100, 100 - quiet);
        begin_turn(&mut state, &ANY_ROLL);
        assert_eq!(values(&state).len(), left, "{quiet} quiet turns");
    }
}

#[test]
fn rb_92_without_the_stall_rule_the_match_is_counted_after_turn_2000() {
    let mut state = cars(2, &[3, 4]);
    state.options.set("stall", "off").unwrap();
    (state.turn, state.last_departure) = (LAST_TURN - 1, 0);
    state.phase = Phase::Swap { seat: BLUE };
    act(&mut state, BLUE, Action::End, &ANY_ROLL);
    assert_eq!((state.turn, state.phase.decider()), (2000, Some(RED)));
    let story = act(&mut state, RED, Action::Stop, &[]);
    assert_eq!(why(&story, Event::Ended), rule!("RB-92"));
    assert_eq!((values(&state), state.phase), (vec![3, 4], Phase::Over), "what is left counts for nobody");
}

#[test]
fn rb_92_with_the_stall_rule_no_match_gets_so_far() {
    // Nobody ever places anything: the longest match there can be.
    for seats in 2..=4 {
        let mut chance = Chance::seeded(1);
        let options = BanditOptions::default();
        let mut state = RollingBandits::start(seats, &options, &mut chance, &mut Silent).unwrap();
        while let Some(seat) = state.status().deciders().first() {
            state.apply(seat, &Action::Stop, &mut chance, &mut Silent).unwrap();
        }
        let cars = RollingBandits::wagons(seats) as u16 + 1;
        assert_eq!(state.turn, QUIET_ROUNDS * seats as u16 * cars);
        assert!(state.turn < LAST_TURN && state.train.is_empty());
    }
}

// 5. Two players with Mercenaries

const fn mixed(horde: u8, mercenaries: u8) -> Dice {
    Dice { horde, mercenaries }
}

#[test]
fn rb_79_the_variant_is_for_two_with_fourteen_dice_each() {
    let variant = options(&[("variant", "mercenaries")]);
    for seats in [3, 4] {
        let refused = RollingBandits::check_setup(seats, &variant).unwrap_err();
        let expected = BadSetup::OptionValue {
            key: "variant",
            value: "mercenaries".to_owned(),
            takes: "rb-option-variant",
            rule: Some(rule!("RB-79")),
        };
        assert_eq!(refused, expected);
    }
    let (state, story) = start(2, &variant, BLUE, &[]);
    assert_eq!(why(&story, Event::MercenariesHired { count: 7 }), rule!("RB-79"));
    assert_eq!(state.train.len(), 11, "the train is that of two players");
    for seat in Seat::all(2) {
        assert_eq!((state.sides[seat].available, state.sides[seat].pool), (7, 7));
    }
}

#[test]
fn rb_79_there_are_no_mercenaries_outside_the_variant() {
    let mut state = gang(cars(2, &[4, 4]), BLUE, 1, &[(Hat, 1)]);
    begin_turn(&mut state, &[]);
    let call = Action::Call { mercenaries: 0 };
    assert_eq!(refusal(&state, BLUE, call), not_allowed(rule!("RB-79")));
    assert_eq!(options(&[]).variant, Variant::Standard);
    for (key, value) in [("variant", "outlaws"), ("stall", "perhaps"), ("colour", "red")] {
        let mut options = BanditOptions::default();
        assert!(options.set(key, value).is_err());
        assert_eq!(options, BanditOptions::default(), "nothing is changed");
    }
}

#[test]
fn rb_80_any_number_of_mercenaries_is_called_after_the_recall() {
    let state = with_mercenaries(cars(2, &[4, 4]));
    let mut state = mixed_gang(state, BLUE, 1, &[(Hat, mixed(1, 2))]);
    begin_turn(&mut state, &[]);
    assert_eq!(state.phase, Phase::Recall { seat: BLUE });
    act(&mut state, BLUE, recall(0), &[]);
    let calls: Vec<Action> = (0..=5).map(|mercenaries| Action::Call { mercenaries }).collect();
    assert_eq!(choices(&state, BLUE), calls);
    let too_many = Action::Call { mercenaries: 6 };
    assert_eq!(refusal(&state, BLUE, too_many), not_allowed(rule!("RB-80")));
    assert!(serde_json::from_str::<Action>(r#"{"call":{"mercenaries":-1}}"#).is_err());
    let story = act(
        &mut state,
        BLUE,
        Action::Call { mercenaries: 2 },
        &[BOOT, BOOT, BOOT, BOOT, HAT, HAT, HAT, MASK],
    );
    assert_eq!(why(&story, Event::MercenariesCalled { seat: BLUE, count: 2 }), rule!("RB-80"));
    assert_eq!(state.sides[BLUE].pool, 3);
}

#[test]
fn rb_81_mercenaries_are_sorted_together_with_the_horde() {
    let mut state = with_mercenaries(cars(2, &[4, 4]));
    begin_turn(&mut state, &[]);
    // Seven of the Horde, then two Mercenaries.
    let dice = [HAT, HAT, HAT, BOOT, BOOT, MASK, BLANK, HAT, BLANK];
    act(&mut state, BLUE, Action::Call { mercenaries: 2 }, &dice);
    let Phase::Place { roll, .. } = state.phase else { panic!("{:?}", state.phase) };
    assert_eq!(
        (roll[Face::Hat], roll[Face::Joker], roll[Face::Boot]),
        (mixed(3, 1), mixed(1, 1), mixed(2, 0))
    );
}

#[test]
fn rb_82_a_mixed_group_is_placed_or_kept_as_a_whole() {
    let state = with_mercenaries(cars(2, &[4, 4]));
    let mut state = placing_mixed(state, &[(Face::Hat, mixed(2, 1)), (Face::Boot, mixed(1, 2))]);
    act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!(state.sides[BLUE].gang.groups[0].dice, mixed(2, 1));
    let story = act(&mut state, BLUE, Action::Stop, &[]);
    let kept = Event::Kept { seat: BLUE, face: Face::Boot, dice: mixed(1, 2) };
    assert_eq!(why(&story, kept), rule!("RB-37"));
}

#[test]
fn rb_83_kept_mercenaries_go_back_to_the_pool() {
    let state = with_mercenaries(cars(2, &[4, 4]));
    let mut state = placing_mixed(state, &[(Face::Hat, mixed(3, 2)), (Face::Boot, mixed(4, 1))]);
    let story = act(&mut state, BLUE, Action::Stop, &[]);
    assert_eq!(why(&story, Event::MercenariesRested { seat: BLUE, count: 3 }), rule!("RB-83"));
    let side = &state.sides[BLUE];
    assert_eq!((side.available, side.pool, side.lost), (7, 7, 0));
}

#[test]
fn rb_84_mercenaries_in_a_car_stolen_by_the_opponent_leave_the_game() {
    // The worked example: 4 dice return, 2 Mercenaries leave the game. More than six dice steal at once.
    let state = with_mercenaries(cars(2, &[4, 4]));
    let state = mixed_gang(state, RED, 1, &[(Hat, mixed(4, 2))]);
    let mut state = placing_mixed(state, &[(Face::Boot, mixed(7, 0)), (Face::Mask, mixed(0, 1))]);
    let story = act(&mut state, BLUE, place(Face::Boot, 1), &[]);
    assert_eq!(stolen(&story), [4]);
    assert_eq!(why(&story, Event::DiceReturned { seat: RED, count: 4 }), rule!("RB-21"));
    assert_eq!(why(&story, Event::MercenariesLost { seat: RED, count: 2 }), rule!("RB-84"));
    assert_eq!((state.sides[RED].available, state.sides[RED].pool, state.sides[RED].lost), (7, 5, 2));
}

#[test]
fn rb_84_mercenaries_in_a_car_of_ones_own_theft_leave_the_game() {
    let state = with_mercenaries(cars(2, &[3, 4]));
    let mut state = mixed_gang(state, BLUE, 1, &[(Hat, mixed(2, 2)), (Boot, mixed(1, 0))]);
    let story = begin_turn(&mut state, &[]);
    assert_eq!(stolen(&story), [3]);
    assert_eq!(why(&story, Event::MercenariesLost { seat: BLUE, count: 2 }), rule!("RB-84"));
    assert_eq!((state.sides[BLUE].available, state.sides[BLUE].lost), (6, 2));
}

#[test]
fn rb_84_recalled_mercenaries_leave_the_game() {
    let state = with_mercenaries(cars(2, &[4, 4]));
    let mut state = mixed_gang(state, BLUE, 1, &[(Hat, mixed(1, 2))]);
    begin_turn(&mut state, &[]);
    let story = act(&mut state, BLUE, recall(1), &[]);
    assert_eq!(why(&story, Event::MercenariesLost { seat: BLUE, count: 2 }), rule!("RB-84"));
    assert_eq!((state.sides[BLUE].pool, state.sides[BLUE].lost), (5, 2));
}

#[test]
fn rb_84_uncoupled_mercenaries_leave_the_game() {
    let state = with_mercenaries(quiet_for(QUIET_ROUNDS * 2, &[(4, None), (4, None)]));
    let mut state = mixed_gang(state, BLUE, 1, &[(Hat, mixed(1, 2))]);
    let story = begin_turn(&mut state, &[]);
    assert_eq!(why(&story, Event::MercenariesLost { seat: BLUE, count: 2 }), rule!("RB-84"));
    assert_eq!((state.sides[BLUE].available, state.sides[BLUE].lost), (7, 2));
}

#[test]
fn rb_85_a_swap_removes_no_mercenaries() {
    let state = with_mercenaries(cars(2, &[4, 4, 4]));
    let groups = [(Hat, mixed(1, 2)), (Boot, mixed(2, 0))];
    let mut state = mixed_gang(holding(state, BLUE, &[16]), BLUE, 1, &groups);
    state.phase = Phase::Swap { seat: BLUE };
    act(&mut state, BLUE, Action::Swap { chest: Chest::new(16) }, &[]);
    let after: Vec<Dice> = state.sides[BLUE].gang.groups.iter().map(|group| group.dice).collect();
    assert_eq!((after, state.sides[BLUE].lost), (vec![mixed(2, 0), mixed(1, 2)], 0));
}

#[test]
fn rb_86_mercenaries_count_for_value_majority_chests_and_jokers() {
    // Value and majority.
    let state = with_mercenaries(cars(2, &[3, 4]));
    let mut state = mixed_gang(state, BLUE, 1, &[(Hat, mixed(1, 2))]);
    state = mixed_gang(state, RED, 1, &[(Hat, mixed(2, 0))]);
    assert_eq!(stolen(&begin_turn(&mut state, &[])), [3]);
    // A chest, with a Mercenary as joker among the three.
    let state = with_mercenaries(table(2, &[(4, Some(12)), (4, None)]));
    let state = mixed_gang(state, BLUE, 1, &[(Hat, mixed(1, 1))]);
    let mut state = placing_mixed(state, &[(Face::Joker, mixed(0, 1)), (Face::Boot, mixed(1, 0))]);
    act(&mut state, BLUE, place(Face::Joker, 1), &[]);
    assert!(state.sides[BLUE].fresh.contains(Chest::new(12)));
}

#[test]
fn rb_87_a_bomb_leaves_a_mercenary_if_there_is_one() {
    let state = with_mercenaries(table(2, &[(4, Some(10)), (4, None)]));
    let state = mixed_gang(state, RED, 1, &[(Boot, mixed(2, 0))]);
    let mut state = placing_mixed(state, &[(Face::Hat, mixed(2, 3)), (Face::Boot, mixed(1, 0))]);
    let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!(why(&story, Event::DiceReturned { seat: BLUE, count: 2 }), rule!("RB-87"));
    assert_eq!(why(&story, Event::DiceReturned { seat: RED, count: 1 }), rule!("RB-61"));
    assert_eq!(why(&story, Event::MercenariesLost { seat: BLUE, count: 2 }), rule!("RB-84"));
    assert_eq!(state.sides[BLUE].gang.groups[0].dice, mixed(0, 1));
    assert_eq!(state.sides[RED].gang.groups[0].dice, mixed(1, 0));
}

#[test]
fn rb_88_seven_dice_of_either_kind_steal_at_once() {
    let state = with_mercenaries(cars(2, &[4, 5]));
    let state = mixed_gang(state, RED, 1, &[(Hat, mixed(4, 2))]);
    let mut state = placing_mixed(state, &[(Face::Hat, mixed(3, 4)), (Face::Boot, mixed(4, 0))]);
    let car = state.train[0].car;
    let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    let theft = Event::Stolen { seat: BLUE, car, at: at(1), at_once: true };
    assert_eq!(why(&story, theft), rule!("RB-88"));
    assert_eq!((state.sides[BLUE].available, state.sides[BLUE].lost), (3, 4));
}

#[test]
fn rb_89_after_an_immediate_theft_the_placing_goes_on() {
    let state = with_mercenaries(cars(2, &[4, 5]));
    let mut state = placing_mixed(state, &[(Face::Hat, mixed(3, 4)), (Face::Boot, mixed(4, 0))]);
    act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!(choices(&state, BLUE), [place(Face::Boot, 1), Action::Stop]);
    act(&mut state, BLUE, place(Face::Boot, 1), &[]);
    assert_eq!(groups(&state, BLUE), [(1, Boot, 4)], "in the locomotive");
}

#[test]
fn rb_90_rolled_mercenaries_may_be_rolled_again() {
    let mut state = holding(with_mercenaries(cars(2, &[4, 4])), BLUE, &[12]);
    begin_turn(&mut state, &[]);
    act(&mut state, BLUE, Action::Call { mercenaries: 1 }, &[HAT, HAT, HAT, HAT, HAT, HAT, HAT, BOOT]);
    act(&mut state, BLUE, Action::Reroll { chest: Chest::new(12) }, &[]);
    act(&mut state, BLUE, Action::Pick { face: Face::Boot, kind: Kind::Mercenary }, &[]);
    let story = act(&mut state, BLUE, Action::Roll, &[HAT]);
    let one = |face| roll_of(&[(face, mixed(0, 1))]);
    let rerolled = Event::Rerolled { seat: BLUE, picked: one(Face::Boot), into: one(Face::Hat) };
    assert_eq!(why(&story, rerolled), rule!("RB-90"));
    assert_eq!(state.phase, Phase::Place { seat: BLUE, roll: roll_of(&[(Face::Hat, mixed(7, 1))]) });
}

#[test]
fn rb_91_mercenaries_may_be_called_when_no_other_die_is_available() {
    let state = with_mercenaries(cars(2, &[4, 4, 4]));
    let mut state = mixed_gang(state, BLUE, 1, &[(Hat, mixed(3, 0)), (Boot, mixed(4, 0))]);
    state = mixed_gang(state, RED, 2, &[(Boot, mixed(4, 0))]);
    begin_turn(&mut state, &[]);
    act(&mut state, BLUE, recall(0), &[]);
    let story = act(&mut state, BLUE, Action::Call { mercenaries: 1 }, &[MASK]);
    assert_eq!(why(&story, Event::MercenariesCalled { seat: BLUE, count: 1 }), rule!("RB-91"));
    assert_eq!(choices(&state, BLUE), [place(Face::Mask, 3), Action::Stop]);
}
