//! The rules of `rules.md`, sections 4.1 to 4.4: set-up, the order of a turn, stealing.
//! The other sections are in `rules_attack.rs`, `rules_chests.rs` and `rules_end.rs`.

use crate::table::*;
use rolling_bandits::Symbol::{Boot, Hat, Mask, Revolver};
use rolling_bandits::data::{CARS, CHESTS, DICE, WAGONS};
use rolling_bandits::{
    Action, BanditOptions, Car, Chest, ChestSet, Event, Face, Inside, Phase, RollingBandits, Symbol,
};
use tinstar_core::{BadSetup, Chance, Illegal, IllegalCode, Play, Setup, Sight, Silent, Viewer, rule};

// 4.1 Setup

#[test]
fn rb_1_two_to_four_can_play() {
    for seats in 2..=4 {
        assert_eq!(RollingBandits::check_setup(seats, &BanditOptions::default()), Ok(()));
    }
    for given in [0, 1, 5, 8] {
        let options = BanditOptions::default();
        let refused = RollingBandits::start(given, &options, &mut Chance::none(), &mut Silent);
        assert_eq!(refused, Err(BadSetup::Seats { given, least: 2, most: 4, rule: rule!("RB-1") }));
    }
}

#[test]
fn rb_2_sixteen_wagons_one_locomotive_and_twenty_one_chests() {
    assert_eq!((WAGONS, CARS.len(), CHESTS.len(), DICE), (16, 17, 21, 7));
    for value in 1..=4 {
        assert_eq!(Car::wagons().filter(|car| (car.value(), car.points()) == (value, value)).count(), 4);
    }
    assert_eq!((Car::LOCOMOTIVE.value(), Car::LOCOMOTIVE.points()), (5, 5));
    assert_eq!(CARS.iter().map(|car| car.points).sum::<u8>(), 45);
    for inside in [Inside::Bomb, Inside::Swap, Inside::Reroll] {
        assert_eq!(inside.chests().len(), 7);
    }
    let with_points = |points| Chest::all().filter(|chest| chest.points() == points).count();
    assert_eq!((with_points(1), with_points(2)), (11, 10));
    assert_eq!(Symbol::ALL.map(|symbol| symbol.chests().len()), [5, 4, 4, 4, 4]);
}

#[test]
fn rb_3_a_die_has_five_symbols_and_a_blank_face() {
    let mut state = cars(2, &[1, 2, 5]);
    begin_turn(&mut state, &[REVOLVER, MASK, HAT, BOOT, HORSESHOE, BLANK, BLANK]);
    let Phase::Place { roll, .. } = state.phase else { panic!("{:?}", state.phase) };
    assert_eq!(Face::ALL.map(|face| roll[face].horde), [1, 1, 1, 1, 1, 2]);
}

#[test]
fn rb_4_the_wagons_are_shuffled_behind_the_locomotive() {
    let (state, story) = start(3, &BanditOptions::default(), BLUE, &ANY_ROLL);
    let train: Vec<Car> = state.train.iter().map(|coach| coach.car).collect();
    assert_eq!(train, (1..=17).map(Car::new).collect::<Vec<_>>());
    assert_eq!(why(&story, Event::TrainBuilt { wagons: 16 }), rule!("RB-4"));

    // The first draw of the shuffle puts the rearmost wagon directly behind the locomotive.
    let script = [0].into_iter().chain((1..15).rev()).chain((1..21).rev()).chain([0]).chain(ANY_ROLL);
    let options = BanditOptions::default();
    let other = RollingBandits::start(3, &options, &mut Chance::scripted(script), &mut Silent).unwrap();
    assert_eq!(other.train.last().unwrap().car, Car::LOCOMOTIVE);
    assert_eq!((other.train[0].car, other.train[15].car), (Car::new(16), Car::new(1)));
}

#[test]
fn rb_5_every_wagon_has_a_chest_and_the_locomotive_none() {
    let (state, story) = start(4, &BanditOptions::default(), BLUE, &ANY_ROLL);
    let chests: Vec<_> = state.train.iter().map(|coach| coach.chest).collect();
    let expected: Vec<_> = (1..=16).map(|number| Some(Chest::new(number))).chain([None]).collect();
    assert_eq!(chests, expected);
    assert_eq!(why(&story, Event::ChestsLaid { count: 16 }), rule!("RB-5"));
}

#[test]
fn rb_6_nobody_knows_which_chests_are_left_over() {
    let (state, story) = start(4, &BanditOptions::default(), BLUE, &ANY_ROLL);
    assert_eq!(why(&story, Event::ChestsBoxed { count: 5 }), rule!("RB-6"));
    for viewer in Viewer::all(4) {
        assert_eq!(state.view(viewer).unknown_chests(), Chest::all().collect::<ChestSet>());
    }
    let (_, story) = start(2, &BanditOptions::default(), BLUE, &ANY_ROLL);
    assert_eq!(why(&story, Event::ChestsBoxed { count: 11 }), rule!("RB-6"));
}

#[test]
fn rb_7_everybody_has_seven_dice_and_unchosen_colours_are_out() {
    let (state, _) = start(3, &BanditOptions::default(), YELLOW, &ANY_ROLL);
    assert_eq!(state.sides.seats(), 3);
    assert_eq!((state.sides[BLUE].available, state.sides[RED].available), (7, 7));
    // Yellow has just rolled all seven.
    let Phase::Place { seat: YELLOW, roll } = state.phase else { panic!("{:?}", state.phase) };
    assert_eq!((state.sides[YELLOW].available, roll.dice()), (0, horde(7)));
}

#[test]
fn rb_8_the_first_player_is_drawn_at_random() {
    for first in [BLUE, RED, YELLOW, GREEN] {
        let (state, story) = start(4, &BanditOptions::default(), first, &ANY_ROLL);
        assert_eq!(state.phase.decider(), Some(first));
        assert_eq!(why(&story, Event::TurnBegan { seat: first, number: 1 }), rule!("RB-8"));
    }
}

#[test]
fn rb_9_turns_go_clockwise() {
    let (mut state, _) = start(3, &BanditOptions::default(), YELLOW, &ANY_ROLL);
    for (seat, next, number) in [(YELLOW, BLUE, 2), (BLUE, RED, 3), (RED, YELLOW, 4)] {
        let story = act(&mut state, seat, Action::Stop, &ANY_ROLL);
        assert_eq!(why(&story, Event::TurnBegan { seat: next, number }), rule!("RB-9"));
        assert_eq!(state.phase.decider(), Some(next));
    }
}

#[test]
fn rb_9_acting_out_of_turn_is_refused() {
    let state = placing(cars(3, &[1, 2]), &[(Face::Hat, 7)]);
    let refused = Illegal { code: IllegalCode::NotYourDecision, rule: rule!("RB-9") };
    assert_eq!(refusal(&state, RED, place(Face::Hat, 1)), refused);
    assert_eq!(refusal(&state, YELLOW, Action::Stop), refused);
}

#[test]
fn rb_10_for_two_players_six_wagons_are_removed() {
    let (state, story) = start(2, &BanditOptions::default(), BLUE, &ANY_ROLL);
    assert_eq!(why(&story, Event::WagonsRemoved { count: 6 }), rule!("RB-10"));
    assert_eq!(state.train.len(), 11);
    assert_eq!(state.train.iter().filter(|coach| coach.chest.is_some()).count(), 10);
    assert_eq!(state.train[10].car, Car::LOCOMOTIVE);
    for seats in [3, 4] {
        let (_, story) = start(seats, &BanditOptions::default(), BLUE, &ANY_ROLL);
        assert_eq!(happened(&story, |event| matches!(event, Event::WagonsRemoved { .. })), 0);
    }
}

// 4.2 Order of a turn

#[test]
fn rb_11_first_steal_then_roll_then_attack() {
    let mut state = gang(cars(2, &[1, 2, 3]), BLUE, 1, &[(Hat, 1), (Boot, 1)]);
    let mut story = begin_turn(&mut state, &[]);
    story.extend(act(&mut state, BLUE, recall(0), &[HAT, BOOT, BOOT, BOOT, BOOT, BOOT]));
    story.extend(act(&mut state, BLUE, place(Face::Boot, 1), &[]));
    let first = |what: fn(&Event) -> bool| story.iter().position(|told| what(&told.event));
    let steal = first(|event| matches!(event, Event::Stolen { .. }));
    let roll = first(|event| matches!(event, Event::Rolled { .. }));
    let attack = first(|event| matches!(event, Event::Placed { .. }));
    assert!(steal.is_some() && steal < roll && roll < attack, "{story:#?}");
}

#[test]
fn rb_12_steal_recall_call_roll_reroll_place_swap_end() {
    // Blue holds a Hat chest and a Boot chest, of which a Reroll and a Swap.
    let state = holding(with_mercenaries(cars(2, &[1, 4, 4, 4])), BLUE, &[12, 16]);
    let mut state = gang(state, BLUE, 1, &[(Hat, 1), (Boot, 2)]);
    let story = begin_turn(&mut state, &[]);
    assert_eq!(stolen(&story), [1]);
    assert_eq!(state.phase, Phase::Recall { seat: BLUE });
    act(&mut state, BLUE, recall(0), &[]);
    assert_eq!(state.phase, Phase::Call { seat: BLUE });
    act(&mut state, BLUE, Action::Call { mercenaries: 0 }, &[HAT, HAT, MASK, MASK, BLANK]);
    assert!(matches!(state.phase, Phase::Reroll { .. }));
    act(&mut state, BLUE, Action::GoOn, &[]);
    assert!(matches!(state.phase, Phase::Place { .. }));
    act(&mut state, BLUE, place(Face::Hat, 2), &[]);
    act(&mut state, BLUE, Action::Stop, &[]);
    assert_eq!(state.phase, Phase::Swap { seat: BLUE });
    act(&mut state, BLUE, Action::End, &[]);
    assert_eq!(state.phase, Phase::Call { seat: RED });
}

#[test]
fn rb_12_an_action_of_another_step_is_refused() {
    let before = gang(cars(2, &[1, 4, 4]), BLUE, 2, &[(Hat, 2)]);
    let placing = placing(before.clone(), &[(Face::Boot, 5)]);
    let mut recalling = before;
    begin_turn(&mut recalling, &[]);
    for action in [place(Face::Boot, 3), Action::Stop, Action::GoOn, Action::End] {
        assert_eq!(refusal(&recalling, BLUE, action), not_allowed(rule!("RB-12")), "{action:?}");
    }
    for action in [recall(0), recall(1), Action::GoOn, Action::End] {
        assert_eq!(refusal(&placing, BLUE, action), not_allowed(rule!("RB-12")), "{action:?}");
    }
}

#[test]
fn rb_13_nothing_is_stolen_in_the_first_turns() {
    let (mut state, mut story) = start(3, &BanditOptions::default(), BLUE, &ANY_ROLL);
    story.extend(act(&mut state, BLUE, Action::Stop, &ANY_ROLL));
    story.extend(act(&mut state, RED, Action::Stop, &ANY_ROLL));
    assert_eq!(state.phase.decider(), Some(YELLOW));
    assert!(stolen(&story).is_empty());
}

// 4.3 Steal

#[test]
fn rb_14_the_middle_car_of_the_example_is_stolen() {
    // Left: Blue 2, Red 3. Middle: Blue 2, Yellow 1, Red 1. Right: Blue 1. All of value 2.
    let mut state = gang(cars(3, &[2, 2, 2, 5]), BLUE, 1, &[(Hat, 2), (Boot, 2), (Mask, 1)]);
    state = gang(state, RED, 1, &[(Hat, 3), (Boot, 1)]);
    state = gang(state, YELLOW, 2, &[(Mask, 1)]);
    let middle = state.train[1].car;
    let story = begin_turn(&mut state, &[]);
    let theft = Event::Stolen { seat: BLUE, car: middle, at: at(2), at_once: false };
    assert_eq!(why(&story, theft), rule!("RB-14"));
    assert_eq!(stolen(&story), [2]);
    assert!(state.sides[BLUE].cars.contains(middle));
}

#[test]
fn rb_14_too_few_dice_or_a_larger_group_mean_no_theft() {
    for (blue, red, expected) in [(2, 3, 0), (1, 0, 0), (2, 1, 1), (3, 2, 1)] {
        let mut state = gang(cars(2, &[2, 5]), BLUE, 1, &[(Hat, blue), (Boot, 1)]);
        if red > 0 {
            state = gang(state, RED, 1, &[(Hat, red)]);
        }
        assert_eq!(stolen(&begin_turn(&mut state, &[])).len(), expected, "{blue} against {red}");
    }
}

#[test]
fn rb_15_a_tie_means_no_theft() {
    let mut state = gang(cars(2, &[2, 5]), BLUE, 1, &[(Hat, 2)]);
    state = gang(state, RED, 1, &[(Boot, 2)]);
    let story = begin_turn(&mut state, &[]);
    assert!(stolen(&story).is_empty());
    assert_eq!(why(&story, Event::Tied { seat: BLUE, at: at(1) }), rule!("RB-15"));
}

#[test]
fn rb_16_stealing_is_not_a_decision() {
    let mut state = gang(cars(2, &[1, 2, 5]), BLUE, 1, &[(Hat, 1), (Boot, 2)]);
    let story = begin_turn(&mut state, &ANY_ROLL);
    assert_eq!(stolen(&story), [1, 2]);
    assert!(matches!(state.phase, Phase::Place { seat: BLUE, .. }), "the next decision is about the roll");
}

#[test]
fn rb_17_all_thefts_are_judged_on_the_start_of_the_turn() {
    // Red's dice freed from the first car change nothing in the second.
    let mut state = gang(cars(2, &[1, 3, 2, 5]), BLUE, 1, &[(Hat, 2), (Boot, 1), (Mask, 2)]);
    state = gang(state, RED, 1, &[(Hat, 1), (Mask, 3), (Boot, 1)]);
    let story = begin_turn(&mut state, &[]);
    assert_eq!(stolen(&story), [1, 2]);
    assert_eq!(values(&state), [3, 5]);
    assert_eq!(groups(&state, RED), [(1, Mask, 3)]);
}

#[test]
fn rb_18_the_others_are_never_added_together() {
    let mut state = gang(cars(4, &[3, 5]), BLUE, 1, &[(Hat, 3)]);
    for seat in [RED, YELLOW, GREEN] {
        state = gang(state, seat, 1, &[(Boot, 2)]);
    }
    assert_eq!(stolen(&begin_turn(&mut state, &ANY_ROLL)), [3]);
}

#[test]
fn rb_19_a_stolen_car_lies_before_the_thief() {
    let mut state = gang(cars(2, &[1, 5]), BLUE, 1, &[(Hat, 1)]);
    let car = state.train[0].car;
    begin_turn(&mut state, &ANY_ROLL);
    assert_eq!(state.sides[BLUE].cars.iter().collect::<Vec<_>>(), [car]);
    assert_eq!(values(&state), [5]);
    // It lies face down, but everybody saw it in the train; the score is nobody else's business.
    let seen = state.view(Viewer::Seat(RED)).sides[BLUE];
    assert_eq!((seen.cars, seen.points), (state.sides[BLUE].cars, None));
    assert_eq!(state.view(Viewer::Seat(BLUE)).sides[BLUE].points, Some(1));
}

#[test]
fn rb_20_the_chest_of_a_stolen_car_is_discarded_and_a_bomb_in_it_does_nothing() {
    let bomb = Chest::new(10);
    let mut state = gang(table(2, &[(1, Some(10)), (2, None)]), BLUE, 1, &[(Boot, 3), (Mask, 1)]);
    state = gang(state, RED, 1, &[(Hat, 2), (Boot, 1)]);
    let story = begin_turn(&mut state, &[]);
    assert_eq!(why(&story, Event::ChestDiscarded { chest: bomb }), rule!("RB-20"));
    assert_eq!(happened(&story, |event| matches!(event, Event::Bombed { .. })), 0);
    assert_eq!(state.sides[BLUE].chests(), ChestSet::EMPTY);
    assert_eq!(state.sides[BLUE].points(), 1);
    assert_eq!(state.view(Viewer::Spectator).discarded.iter().collect::<Vec<_>>(), [bomb]);
    assert_eq!(groups(&state, RED), [(1, Boot, 1)]);
}

#[test]
fn rb_21_all_dice_on_a_stolen_car_go_back_to_their_owners() {
    let mut state = gang(cars(3, &[2, 4]), BLUE, 1, &[(Hat, 3), (Boot, 1)]);
    state = gang(state, RED, 1, &[(Mask, 2)]);
    state = gang(state, YELLOW, 1, &[(Hat, 1), (Mask, 1)]);
    let story = begin_turn(&mut state, &[]);
    for (seat, count, available) in [(BLUE, 3, 6), (RED, 2, 7), (YELLOW, 1, 6)] {
        assert_eq!(why(&story, Event::DiceReturned { seat, count }), rule!("RB-21"));
        assert_eq!(state.sides[seat].available, available);
    }
}

#[test]
fn rb_22_the_cars_on_both_sides_of_a_gap_become_neighbours() {
    // Cars A B C D; Red's part of the example is played by Blue: B is stolen, the next symbol goes to D.
    let mut state = gang(cars(2, &[4, 2, 3, 4, 5]), BLUE, 1, &[(Hat, 1), (Boot, 2), (Mask, 1)]);
    let (c, d) = (state.train[2].car, state.train[3].car);
    let story = begin_turn(&mut state, &[]);
    assert_eq!(why(&story, Event::ClosedUp { at: at(2) }), rule!("RB-22"));
    assert_eq!((state.train[1].car, state.train[2].car), (c, d));
    assert_eq!(groups(&state, BLUE), [(1, Hat, 1), (2, Mask, 1)]);
    act(&mut state, BLUE, recall(0), &[REVOLVER, REVOLVER, HAT, HAT, MASK]);
    assert!(choices(&state, BLUE).contains(&place(Face::Revolver, 3)), "position 3 is car D now");
}

#[test]
fn rb_23_the_locomotive_is_stolen_with_five_dice() {
    for (dice, expected) in [(4, vec![]), (5, vec![5])] {
        let mut state = gang(cars(2, &[1, 5]), BLUE, 2, &[(Hat, dice)]);
        state = gang(state, RED, 1, &[(Hat, 1)]);
        let script = if dice == 5 { &ANY_ROLL[..] } else { &[] };
        let story = begin_turn(&mut state, script);
        assert_eq!(stolen(&story), expected);
        let theft = Event::Stolen { seat: BLUE, car: Car::LOCOMOTIVE, at: at(2), at_once: false };
        if dice == 5 {
            assert_eq!(why(&story, theft), rule!("RB-23"));
        }
    }
}

#[test]
fn rb_24_without_the_locomotive_the_front_wagon_is_the_front() {
    let mut state = gang(cars(2, &[3, 4, 5]), BLUE, 2, &[(Hat, 1), (Boot, 5)]);
    let front = state.train[1].car;
    let story = begin_turn(&mut state, &[]);
    assert_eq!(why(&story, Event::NewFront { car: front }), rule!("RB-24"));
    let story = act(&mut state, BLUE, recall(0), &[HAT, REVOLVER, REVOLVER, REVOLVER, MASK, MASK]);
    assert_eq!(choices(&state, BLUE), [place(Face::Hat, 2), Action::Stop], "no new symbol goes beyond it");
    assert_eq!(happened(&story, |event| matches!(event, Event::Rolled { .. })), 1);
}

#[test]
fn rb_25_dice_freed_by_stealing_are_rolled_in_the_same_turn() {
    let mut state = gang(cars(2, &[2, 4, 5]), BLUE, 1, &[(Hat, 4), (Revolver, 3)]);
    begin_turn(&mut state, &[]);
    assert_eq!(state.sides[BLUE].available, 4);
    let story = act(&mut state, BLUE, recall(0), &[BOOT, BOOT, MASK, MASK]);
    let roll = roll_of(&[(Face::Boot, horde(2)), (Face::Mask, horde(2))]);
    assert_eq!(why(&story, Event::Rolled { seat: BLUE, roll }), rule!("RB-34"));
}

// 4.4 Immediate theft

#[test]
fn rb_26_seven_dice_in_one_car_steal_it_at_once() {
    // All seven are or become Hats; the car is the locomotive.
    let state = gang(cars(2, &[4, 5]), BLUE, 2, &[(Hat, 4)]);
    let mut state = placing(state, &[(Face::Hat, 1), (Face::Joker, 2)]);
    act(&mut state, BLUE, place(Face::Hat, 2), &[]);
    let story = act(&mut state, BLUE, place(Face::Joker, 2), &ANY_ROLL);
    let theft = Event::Stolen { seat: BLUE, car: Car::LOCOMOTIVE, at: at(2), at_once: true };
    assert_eq!(why(&story, theft), rule!("RB-26"));
    assert_eq!(state.sides[BLUE].available, 7);
}

#[test]
fn rb_26_six_dice_are_not_enough() {
    let state = gang(cars(2, &[1, 5]), BLUE, 1, &[(Hat, 5)]);
    let mut state = placing(state, &[(Face::Hat, 1), (Face::Boot, 1)]);
    assert!(stolen(&act(&mut state, BLUE, place(Face::Hat, 1), &[])).is_empty());
    assert_eq!(groups(&state, BLUE), [(1, Hat, 6)]);
}

#[test]
fn rb_27_the_freed_dice_wait_for_the_next_turn() {
    let state = gang(table(2, &[(4, Some(1)), (2, None), (5, None)]), RED, 1, &[(Boot, 2), (Mask, 1)]);
    let mut state = placing(state, &[(Face::Hat, 7)]);
    let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!(stolen(&story), [4]);
    // The chest is discarded, everybody's dice go back, the train closes up, and it is Red's turn.
    assert_eq!(why(&story, Event::ChestDiscarded { chest: Chest::new(1) }), rule!("RB-20"));
    assert_eq!(why(&story, Event::DiceReturned { seat: RED, count: 2 }), rule!("RB-21"));
    assert_eq!((values(&state), groups(&state, RED)), (vec![2, 5], vec![(1, Mask, 1)]));
    assert_eq!((state.phase, state.sides[BLUE].available), (Phase::Recall { seat: RED }, 7));
    assert_eq!(happened(&story, |event| matches!(event, Event::Rolled { .. })), 0);
}

#[test]
fn rb_28_the_chest_is_won_before_the_immediate_theft() {
    let state = gang(table(2, &[(4, Some(12)), (5, None)]), RED, 2, &[(Boot, 1)]);
    let mut state = placing(state, &[(Face::Hat, 7)]);
    let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!(stolen(&story), [4]);
    assert!(state.sides[BLUE].closed.contains(Chest::new(12)));
}

#[test]
fn rb_28_after_a_bomb_there_is_no_immediate_theft() {
    let state = gang(table(2, &[(1, Some(10)), (5, None)]), RED, 2, &[(Boot, 1)]);
    let mut state = placing(state, &[(Face::Hat, 7)]);
    let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert!(stolen(&story).is_empty());
    assert_eq!(groups(&state, BLUE), [(1, Hat, 1)]);
    assert!(state.sides[BLUE].open.contains(Chest::new(10)));
}

#[test]
fn rb_29_immediate_theft_is_judged_after_each_placed_group() {
    // In the variant more than seven dice can be rolled: the theft comes between two placings.
    let state = with_mercenaries(cars(2, &[3, 4, 5]));
    let roll = [(Face::Hat, horde(7)), (Face::Boot, rolling_bandits::Dice { horde: 0, mercenaries: 2 })];
    let mut state = placing_mixed(state, &roll);
    let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!(stolen(&story), [3]);
    assert_eq!(choices(&state, BLUE), [place(Face::Boot, 1), Action::Stop]);
}
