//! Section 4 of `rules.md`: the actions.

use crate::table::*;
use colt_express::Bandit::{Belle, Cheyenne, Django, Doc, Ghost, Tuco};
use colt_express::Card::{ChangeFloor, Fire, Marshal, Move, Punch, Robbery};
use colt_express::{Action, Bandit, BanditSet, Car, ColtExpress, Event, Loot, Phase, Purses, Space, Token};
use tinstar_core::{Chance, Sight, Viewer, rule};

/// The destinations offered to `player`.
fn destinations(state: &ColtExpress, player: u8) -> Vec<Space> {
    let to = |action: &Action| {
        let Action::Move(to) = action else { panic!("{action:?} is no Move") };
        *to
    };
    choices(state, seat(player)).iter().map(to).collect()
}

// 4.1 Move

#[test]
fn ce_70_inside_a_bandit_moves_to_the_next_car() {
    let mut state = train(&[(Belle, inside(2)), (Doc, roof(1)), (Tuco, roof(3))]);
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(destinations(&state, 0), [inside(1), inside(3)]);
    let story = act(&mut state, seat(0), Action::Move(inside(3)), &[]);
    assert_eq!(why(&story, Event::Moved { bandit: Belle, from: inside(2), to: inside(3) }), rule!("CE-70"));
}

#[test]
fn ce_70_at_the_end_of_the_train_there_is_one_way() {
    let mut state = train(&[(Belle, inside(3)), (Doc, roof(1)), (Tuco, roof(3))]);
    let story = steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(why(&story, Event::Moved { bandit: Belle, from: inside(3), to: inside(2) }), rule!("CE-70"));
}

#[test]
fn ce_71_on_the_roofs_one_to_three_cars_either_way() {
    let places = [
        (Belle, roof(2)),
        (Doc, inside(1)),
        (Tuco, inside(1)),
        (Ghost, inside(1)),
        (Django, inside(1)),
        (Cheyenne, inside(1)),
    ];
    let mut state = train(&places);
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(destinations(&state, 0), [0, 1, 3, 4, 5].map(roof));
    assert_eq!(refusal(&state, seat(0), Action::Move(roof(6))), not_allowed(rule!("CE-71")));
    let story = act(&mut state, seat(0), Action::Move(roof(5)), &[]);
    assert_eq!(why(&story, Event::Moved { bandit: Belle, from: roof(2), to: roof(5) }), rule!("CE-71"));
}

#[test]
fn ce_70_ce_72_ce_73_ce_74_what_is_no_move() {
    let mut state = train(&[(Belle, inside(1)), (Doc, roof(2)), (Tuco, roof(3)), (Ghost, roof(0))]);
    steal(&mut state, &[(Belle, Move)], &[]);
    let refused = |to| refusal(&state, seat(0), Action::Move(to));
    assert_eq!(refused(inside(3)), not_allowed(rule!("CE-70")), "two cars inside");
    assert_eq!(refused(inside(1)), not_allowed(rule!("CE-72")), "no car");
    assert_eq!(refused(roof(2)), not_allowed(rule!("CE-73")), "another level");
    assert_eq!(refused(inside(6)), not_allowed(rule!("CE-74")), "off the train");
    steal(&mut state, &[(Doc, Move)], &[]);
    assert_eq!(refusal(&state, seat(1), Action::Move(roof(2))), not_allowed(rule!("CE-72")));
    assert_eq!(refusal(&state, seat(1), Action::Move(roof(5))), not_allowed(rule!("CE-74")));
    assert_eq!(refusal(&state, seat(1), Action::Move(inside(1))), not_allowed(rule!("CE-73")));
}

#[test]
fn ce_75_others_do_not_block_and_share_a_space() {
    let mut state = train(&[(Belle, roof(0)), (Doc, roof(1)), (Tuco, roof(3))]);
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(destinations(&state, 0), [1, 2, 3].map(roof));
    act(&mut state, seat(0), Action::Move(roof(3)), &[]);
    assert_eq!(state.who_is_at(roof(3)), set([Belle, Tuco]));
}

// 4.2 Change Floor

#[test]
fn ce_76_up_or_down_in_the_same_car() {
    let mut state = train(&[(Belle, inside(2)), (Doc, roof(1)), (Tuco, roof(3))]);
    let story = steal(&mut state, &[(Belle, ChangeFloor), (Doc, ChangeFloor)], &[]);
    assert_eq!((at(&state, Belle), at(&state, Doc)), (roof(2), inside(1)));
    assert_eq!(why(&story, Event::Moved { bandit: Belle, from: inside(2), to: roof(2) }), rule!("CE-76"));
}

// 4.3 Marshal

/// The Marshal in this car of a train of four, everybody on a roof.
fn marshal_at(car: u8) -> ColtExpress {
    let mut state = train(&[(Belle, roof(0)), (Doc, roof(1)), (Tuco, roof(3)), (Ghost, roof(4))]);
    state.marshal = Car::new(car);
    state
}

#[test]
fn ce_77_the_player_moves_the_marshal_to_the_next_car() {
    let mut state = marshal_at(2);
    steal(&mut state, &[(Belle, Marshal)], &[]);
    assert_eq!(choices(&state, seat(0)), [1, 3].map(|car| Action::MoveMarshal(Car::new(car))));
    let story = act(&mut state, seat(0), Action::MoveMarshal(Car::new(3)), &[]);
    assert_eq!(why(&story, Event::MarshalMoved { from: Car::new(2), to: Car::new(3) }), rule!("CE-77"));
}

#[test]
fn ce_77_at_the_ends_of_the_train_there_is_one_way() {
    for (from, to) in [(0, 1), (4, 3)] {
        let mut state = marshal_at(from);
        steal(&mut state, &[(Belle, Marshal)], &[]);
        assert_eq!(state.marshal, Car::new(to));
    }
}

#[test]
fn ce_78_ce_79_by_exactly_one_car_and_never_to_a_roof() {
    let mut state = marshal_at(2);
    steal(&mut state, &[(Belle, Marshal)], &[]);
    for car in [0, 2, 4, 6] {
        assert_eq!(refusal(&state, seat(0), Action::MoveMarshal(Car::new(car))), not_allowed(rule!("CE-79")));
    }
    assert_eq!(refusal(&state, seat(0), Action::Move(roof(3))), not_allowed(rule!("CE-78")));
    assert!(!is_an_action("{\"move_marshal\":{\"car\":3,\"level\":\"roof\"}}"), "he has a car and no level");
}

// 4.4 Meeting the Marshal

#[test]
fn ce_80_ce_81_who_enters_the_marshals_car_is_hit_and_flees() {
    // X1: a train of four cars, the bandit inside car 2, the Marshal inside car 1.
    let mut state = train(&[(Belle, inside(2)), (Doc, inside(4)), (Tuco, inside(4)), (Ghost, inside(4))]);
    state.marshal = Car::new(1);
    steal(&mut state, &[(Belle, Move)], &[]);
    let story = act(&mut state, seat(0), Action::Move(inside(1)), &[]);
    assert_eq!((at(&state, Belle), state.figure(Belle).neutral), (roof(1), 1));
    assert_eq!(why(&story, Event::Hit { bandit: Belle }), rule!("CE-80"));
    assert_eq!(why(&story, Event::Fled { bandit: Belle, to: roof(1) }), rule!("CE-80"));
    let place = |event| story.iter().position(|told| told.event == event);
    let (fled, hit) = (Event::Fled { bandit: Belle, to: roof(1) }, Event::Hit { bandit: Belle });
    assert!(place(fled) < place(hit), "first whom she meets, then what it costs");
    assert_eq!(state.piles[seat(0)].deck.bullets(), 1);
}

#[test]
fn ce_81_ce_82_ce_85_when_the_marshal_enters_everybody_inside_is_hit_once() {
    let mut state = train(&[(Belle, inside(1)), (Doc, inside(1)), (Tuco, roof(1)), (Ghost, inside(2))]);
    let story = steal(&mut state, &[(Ghost, Marshal)], &[]);
    for (bandit, hits, place) in
        [(Belle, 1, roof(1)), (Doc, 1, roof(1)), (Tuco, 0, roof(1)), (Ghost, 0, inside(2))]
    {
        assert_eq!((state.figure(bandit).neutral, at(&state, bandit)), (hits, place));
    }
    // CE-85: the order has no effect; it is told in the order of the tables.
    assert_eq!(happened(&story, |event| matches!(event, Event::Hit { .. })), 2);
}

#[test]
fn ce_83_every_kind_of_movement_leads_to_the_meeting() {
    let base = || {
        let mut state =
            train(&[(Django, inside(3)), (Doc, inside(2)), (Tuco, roof(1)), (Cheyenne, inside(2))]);
        state.marshal = Car::new(1);
        state
    };
    // Change Floor onto him.
    let mut state = base();
    steal(&mut state, &[(Tuco, ChangeFloor)], &[]);
    assert_eq!((at(&state, Tuco), state.figure(Tuco).neutral), (roof(1), 1));
    // A punch into his car.
    let mut state = base();
    steal(&mut state, &[(Doc, Punch)], &[]);
    act(&mut state, seat(1), Action::Push(inside(1)), &[]);
    assert_eq!((at(&state, Cheyenne), state.figure(Cheyenne).neutral), (roof(1), 1));
    // Django's shot.
    let mut state = base();
    steal(&mut state, &[(Django, Fire)], &[]);
    act(&mut state, seat(0), Action::Fire(Doc), &[]);
    assert_eq!((at(&state, Doc), state.figure(Doc).neutral), (roof(1), 1));
    // The Marshal card; Move is X1, an event is CE-122.
    let mut state = base();
    steal(&mut state, &[(Tuco, Marshal)], &[]);
    act(&mut state, seat(2), Action::MoveMarshal(Car::new(2)), &[]);
    assert_eq!((at(&state, Doc), at(&state, Cheyenne)), (roof(2), roof(2)));
}

#[test]
fn ce_84_loot_in_the_marshals_car_cannot_be_reached_from_the_roof() {
    let mut state = train(&[(Belle, roof(0)), (Doc, roof(2)), (Tuco, roof(3))]);
    let story = steal(&mut state, &[(Belle, Robbery)], &[]);
    assert_eq!(why(&story, Event::NoEffect { bandit: Belle, card: Robbery }), rule!("CE-116"));
    // After the Marshal has left she goes in and takes the strongbox.
    steal(&mut state, &[(Doc, Marshal), (Belle, ChangeFloor), (Belle, Robbery)], &[]);
    assert_eq!(state.figure(Belle).strongboxes, 1);
}

// 4.5 Fire

/// Whom `shooter` may shoot: the targets offered, or the one that was shot at once.
fn targets(state: &mut ColtExpress, shooter: Bandit) -> BanditSet {
    let before = state.figures;
    steal(state, &[(shooter, Fire)], &[]);
    if let Phase::Fire { targets, .. } = state.phase {
        return targets;
    }
    state.playing.iter().filter(|bandit| state.figure(*bandit).shots > before[bandit.index()].shots).collect()
}

#[test]
fn ce_86_the_next_bullet_goes_to_the_targets_deck() {
    let mut state = train(&[(Doc, inside(2)), (Tuco, inside(1)), (Ghost, inside(3))]);
    steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Fire(Ghost), Action::Fire(Tuco)]);
    let story = act(&mut state, seat(0), Action::Fire(Ghost), &[]);
    assert_eq!(why(&story, Event::Shot { bandit: Doc, target: Ghost, left: 5 }), rule!("CE-88"));
    assert_eq!((state.figure(Doc).bullets, state.figure(Ghost).shots), (5, 1));
    assert_eq!(state.piles[seat(2)].deck.bullets(), 1);
}

#[test]
fn ce_87_without_bullets_or_targets_nothing_happens() {
    // X6: inside, the shooter in car 2, A in car 4.
    let mut state = train(&[(Doc, inside(2)), (Tuco, inside(4)), (Ghost, roof(3)), (Belle, inside(2))]);
    let story = steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!(why(&story, Event::NoEffect { bandit: Doc, card: Fire }), rule!("CE-87"));
    assert_eq!(state.figure(Doc).bullets, 6, "no Bullet is spent");
    let mut state = train(&[(Doc, inside(2)), (Tuco, inside(1)), (Ghost, roof(3))]);
    state.figures[Doc.index()].bullets = 0;
    state.figures[Ghost.index()].shots = 6;
    let story = steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!(why(&story, Event::NoEffect { bandit: Doc, card: Fire }), rule!("CE-87"));
}

#[test]
fn ce_88_inside_one_car_away() {
    let mut state = train(&[
        (Doc, inside(2)),
        (Tuco, inside(1)),
        (Ghost, inside(3)),
        (Django, inside(4)),
        (Cheyenne, inside(0)),
    ]);
    state.marshal = Car::new(5);
    assert_eq!(targets(&mut state, Doc), set([Tuco, Ghost]));
    assert_eq!(refusal(&state, seat(0), Action::Fire(Django)), not_allowed(rule!("CE-88")));
}

#[test]
fn ce_89_ce_90_on_the_roofs_the_nearest_in_each_direction_however_far() {
    // X3: shooter on car 1, A on car 3, B and C on car 4.
    let mut state = train(&[(Doc, roof(1)), (Tuco, roof(3)), (Ghost, roof(4)), (Django, roof(4))]);
    assert_eq!(targets(&mut state, Doc), set([Tuco]));
    // X30: shooter on car 2, A on car 1, B on car 3, C on car 4.
    let mut state = train(&[(Doc, roof(2)), (Tuco, roof(1)), (Ghost, roof(3)), (Django, roof(4))]);
    assert_eq!(targets(&mut state, Doc), set([Tuco, Ghost]));
    assert_eq!(refusal(&state, seat(0), Action::Fire(Django)), not_allowed(rule!("CE-89")));
    // CE-90: from one end of the longest train to the other, and everybody on that roof.
    let far = [
        (Doc, roof(0)),
        (Tuco, roof(6)),
        (Ghost, roof(6)),
        (Django, inside(1)),
        (Cheyenne, inside(1)),
        (Belle, inside(1)),
    ];
    let mut state = train(&far);
    assert_eq!(targets(&mut state, Doc), set([Tuco, Ghost]));
    let story = act(&mut state, seat(0), Action::Fire(Tuco), &[]);
    assert_eq!(why(&story, Event::Shot { bandit: Doc, target: Tuco, left: 5 }), rule!("CE-89"));
}

#[test]
fn ce_91_ce_92_nobody_in_the_own_space_or_on_the_other_level() {
    let mut state =
        train(&[(Doc, roof(2)), (Tuco, roof(2)), (Ghost, inside(2)), (Django, roof(1)), (Cheyenne, roof(4))]);
    assert_eq!(targets(&mut state, Doc), set([Django, Cheyenne]));
    assert_eq!(refusal(&state, seat(0), Action::Fire(Tuco)), not_allowed(rule!("CE-91")));
    assert_eq!(refusal(&state, seat(0), Action::Fire(Ghost)), not_allowed(rule!("CE-92")));
    assert_eq!(refusal(&state, seat(0), Action::Fire(Doc)), not_allowed(rule!("CE-86")), "oneself");
    assert_eq!(refusal(&state, seat(0), Action::Fire(Belle)), not_allowed(rule!("CE-86")), "not in play");
}

#[test]
fn ce_93_tuco_shoots_through_the_roof() {
    // X7: Tuco inside car 2, A on the roof of car 2, Belle inside car 3.
    let mut state = train(&[(Tuco, inside(2)), (Doc, roof(2)), (Belle, inside(3))]);
    let story = steal(&mut state, &[(Tuco, Fire)], &[]);
    assert_eq!(why(&story, Event::Shot { bandit: Tuco, target: Doc, left: 5 }), rule!("CE-93"));
    let mut state = train(&[(Tuco, roof(2)), (Doc, inside(2)), (Ghost, roof(3))]);
    assert_eq!(targets(&mut state, Tuco), set([Doc, Ghost]), "down as well as up, and besides the others");
}

#[test]
fn ce_94_ce_95_belle_is_spared_while_another_target_stands() {
    // X4: roofs, shooter on car 2, Belle on car 1, A on car 4. X5: the same without A.
    let mut state = train(&[(Doc, roof(2)), (Belle, roof(1)), (Ghost, roof(4)), (Django, inside(1))]);
    assert_eq!(targets(&mut state, Doc), set([Ghost]), "in the other direction too (CE-95)");
    let mut state = train(&[(Doc, roof(2)), (Belle, roof(1)), (Ghost, inside(4)), (Django, inside(1))]);
    assert_eq!(targets(&mut state, Doc), set([Belle]));
    // With a choice left, naming her is refused.
    let mut state = train(&[(Doc, roof(2)), (Belle, roof(1)), (Ghost, roof(4)), (Django, roof(4))]);
    assert_eq!(targets(&mut state, Doc), set([Ghost, Django]));
    assert_eq!(refusal(&state, seat(0), Action::Fire(Belle)), not_allowed(rule!("CE-94")));
}

#[test]
fn ce_94_belle_is_spared_by_punches_too() {
    let mut state = train(&[(Doc, inside(2)), (Belle, inside(2)), (Ghost, inside(2)), (Django, inside(2))]);
    steal(&mut state, &[(Doc, Punch)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Punch(Django), Action::Punch(Ghost)]);
    assert_eq!(refusal(&state, seat(0), Action::Punch(Belle)), not_allowed(rule!("CE-94")));
    let mut state = train(&[(Doc, inside(3)), (Belle, inside(3)), (Ghost, inside(2))]);
    let story = steal(&mut state, &[(Doc, Punch)], &[]);
    assert_eq!(why(&story, Event::Punched { bandit: Doc, target: Belle }), rule!("CE-102"));
}

#[test]
fn ce_96_the_marshal_cannot_be_shot() {
    let mut state = train(&[(Doc, inside(1)), (Belle, roof(3)), (Ghost, roof(2))]);
    assert_eq!(targets(&mut state, Doc), BanditSet::EMPTY, "he is next door");
    let mut state = train(&[(Doc, roof(2)), (Belle, roof(3)), (Ghost, roof(1)), (Tuco, roof(3))]);
    steal(&mut state, &[(Doc, Fire)], &[]);
    let him = Action::Fire(Bandit::Marshal);
    assert_eq!(refusal(&state, seat(0), him), not_allowed(rule!("CE-96")));
}

#[test]
fn ce_97_djangos_shot_pushes_its_target_on() {
    let mut state = train(&[(Django, inside(2)), (Doc, inside(1)), (Tuco, roof(2)), (Ghost, roof(4))]);
    state.marshal = Car::new(4);
    let story = steal(&mut state, &[(Django, Fire)], &[]);
    assert_eq!(why(&story, Event::KnockedBack { target: Doc, to: inside(0) }), rule!("CE-97"));
    assert_eq!(at(&state, Doc), inside(0));
    let mut state = train(&[(Django, roof(1)), (Doc, roof(3)), (Tuco, inside(2)), (Ghost, inside(4))]);
    steal(&mut state, &[(Django, Fire)], &[]);
    assert_eq!(at(&state, Doc), roof(4), "away from Django, on the same level");
}

#[test]
fn ce_98_at_the_end_of_the_train_the_target_stays() {
    // X8: Django on the roof of car 3 shoots A on the roof of the Locomotive.
    let mut state = train(&[(Django, roof(3)), (Doc, roof(0)), (Tuco, inside(2)), (Ghost, inside(4))]);
    let story = steal(&mut state, &[(Django, Fire)], &[]);
    assert_eq!(why(&story, Event::StoodFirm { target: Doc }), rule!("CE-98"));
    assert_eq!((at(&state, Doc), state.figure(Doc).shots), (roof(0), 1));
}

#[test]
fn ce_99_pushed_into_the_marshals_car_the_target_meets_him() {
    // X9: Django inside car 3 shoots A inside car 2, the Marshal inside car 1.
    let mut state = train(&[(Django, inside(3)), (Doc, inside(2)), (Tuco, roof(2)), (Ghost, roof(4))]);
    state.marshal = Car::new(1);
    let story = steal(&mut state, &[(Django, Fire)], &[]);
    assert_eq!(why(&story, Event::Fled { bandit: Doc, to: roof(1) }), rule!("CE-80"));
    assert_eq!((state.figure(Doc).shots, state.figure(Doc).neutral, at(&state, Doc)), (1, 1, roof(1)));
}

#[test]
fn ce_100_fired_bullets_count_for_the_prize_whatever_becomes_of_the_target() {
    let mut state = train(&[(Django, inside(3)), (Doc, inside(2)), (Tuco, roof(2)), (Ghost, roof(4))]);
    state.marshal = Car::new(1);
    let story = steal(&mut state, &[(Django, Fire)], &[]);
    assert_eq!(
        why(&story, Event::Gunslingers { bandits: set([Django]), fired: 1, team: false }),
        rule!("CE-138")
    );
}

// 4.6 Punch

/// Doc and these others inside car 2 of a train of four.
fn brawl(others: [Bandit; 3]) -> ColtExpress {
    train(&[(Doc, inside(2)), (others[0], inside(2)), (others[1], inside(2)), (others[2], inside(4))])
}

#[test]
fn ce_101_ce_102_the_puncher_chooses_among_the_others_in_his_space() {
    let mut state = brawl([Tuco, Ghost, Django]);
    steal(&mut state, &[(Doc, Punch)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Punch(Ghost), Action::Punch(Tuco)]);
    for target in [Django, Doc, Belle] {
        assert_eq!(refusal(&state, seat(0), Action::Punch(target)), not_allowed(rule!("CE-101")));
    }
    let story = act(&mut state, seat(0), Action::Punch(Ghost), &[]);
    assert_eq!(why(&story, Event::Punched { bandit: Doc, target: Ghost }), rule!("CE-102"));
}

#[test]
fn ce_103_the_marshal_cannot_be_punched() {
    let mut state = brawl([Tuco, Ghost, Django]);
    steal(&mut state, &[(Doc, Punch)], &[]);
    let him = Action::Punch(Bandit::Marshal);
    assert_eq!(refusal(&state, seat(0), him), not_allowed(rule!("CE-103")));
    // No bandit ever stays in his space anyway.
    let mut state = train(&[(Belle, inside(1)), (Doc, roof(2)), (Tuco, roof(3))]);
    let story = steal(&mut state, &[(Belle, Punch)], &[]);
    assert_eq!(why(&story, Event::NoEffect { bandit: Belle, card: Punch }), rule!("CE-112"));
}

#[test]
fn ce_104_the_puncher_chooses_the_type_the_target_loses() {
    let mut state = train(&[(Doc, inside(2)), (Tuco, inside(2)), (Ghost, roof(1))]);
    rich(&mut state, Tuco, 1, 1);
    steal(&mut state, &[(Doc, Punch)], &[]);
    assert_eq!(choices(&state, seat(0)), [Loot::Purse, Loot::Jewel, Loot::Strongbox].map(Action::Knock));
    act(&mut state, seat(0), Action::Knock(Loot::Strongbox), &[]);
    assert_eq!(state.figure(Tuco).strongboxes, 0);
    assert_eq!(state.floor[inside(2).index()].strongboxes, 1);
    let mut state = train(&[(Doc, inside(2)), (Tuco, inside(2)), (Ghost, roof(1))]);
    rich(&mut state, Tuco, 1, 0);
    steal(&mut state, &[(Doc, Punch)], &[]);
    assert_eq!(refusal(&state, seat(0), Action::Knock(Loot::Strongbox)), not_allowed(rule!("CE-104")));
}

#[test]
fn ce_105_a_purse_is_picked_blindly() {
    for (place, value) in [(0, 250), (1, 400), (2, 500)] {
        let mut state = train(&[(Doc, inside(3)), (Tuco, inside(3)), (Ghost, roof(1))]);
        purses(&mut state, Tuco, &[250, 400, 500]);
        steal(&mut state, &[(Doc, Punch)], &[place]);
        assert_eq!(state.lost[0].value, value);
        assert!(!state.figure(Tuco).purses.has(value));
    }
}

#[test]
fn ce_106_the_token_falls_where_the_punch_happened() {
    let mut state = train(&[(Doc, roof(3)), (Tuco, roof(3)), (Ghost, roof(1))]);
    let story = steal(&mut state, &[(Doc, Punch)], &[]);
    let dropped = Event::Dropped {
        seat: seat(1),
        target: Tuco,
        loot: Loot::Purse,
        label: Some(0),
        value: Some(250),
        at: roof(3),
    };
    assert_eq!(why(&story, dropped), rule!("CE-106"));
    assert_eq!(
        (state.floor[roof(3).index()].lost, at(&state, Tuco)),
        (1, roof(2)),
        "before the target is moved"
    );
}

#[test]
fn ce_107_cheyenne_may_take_the_purse() {
    // X11: the target owns a jewel and two purses, she names the purse.
    let mut state = train(&[(Cheyenne, inside(3)), (Tuco, inside(3)), (Ghost, roof(1))]);
    purses(&mut state, Tuco, &[250, 450]);
    rich(&mut state, Tuco, 1, 0);
    steal(&mut state, &[(Cheyenne, Punch)], &[]);
    let story = act(&mut state, seat(0), Action::Knock(Loot::Purse), &[]);
    let chose = Event::Chose { bandit: Cheyenne, target: Tuco, loot: Loot::Purse };
    assert_eq!(why(&story, chose), rule!("CE-104"));
    assert_eq!(choices(&state, seat(0)), [Action::Take, Action::Drop]);
    assert_eq!(refusal(&state, seat(0), Action::Leave), not_allowed(rule!("CE-107")));
    let mut dropping = state;
    let story = act(&mut state, seat(0), Action::Take, &[1]);
    assert_eq!(state.figure(Cheyenne).purses, Purses::one(250).and(Purses::one(450)));
    assert_eq!(happened(&story, |event| matches!(event, Event::Snatched { bandit: Cheyenne, .. })), 1);
    act(&mut dropping, seat(0), Action::Drop, &[1]);
    assert_eq!(dropping.floor[inside(3).index()].lost, 1);
}

#[test]
fn ce_107_jewels_and_strongboxes_always_drop() {
    let mut state = train(&[(Cheyenne, inside(2)), (Tuco, inside(2)), (Ghost, roof(1))]);
    rich(&mut state, Tuco, 1, 0);
    steal(&mut state, &[(Cheyenne, Punch)], &[]);
    assert_eq!(refusal(&state, seat(0), Action::Take), not_allowed(rule!("CE-107")));
    act(&mut state, seat(0), Action::Knock(Loot::Jewel), &[]);
    assert_eq!(state.phase, Phase::Push { bandit: Cheyenne, target: Tuco });
    assert_eq!(refusal(&state, seat(0), Action::Take), not_allowed(rule!("CE-107")));
    assert_eq!(state.floor[inside(2).index()].jewels, 1);
}

#[test]
fn ce_108_ce_109_then_the_target_is_sent_to_the_next_car() {
    let mut state = train(&[(Doc, inside(2)), (Tuco, inside(2)), (Ghost, roof(1))]);
    steal(&mut state, &[(Doc, Punch)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Push(inside(1)), Action::Push(inside(3))]);
    assert_eq!(
        refusal(&state, seat(0), Action::Push(roof(1))),
        not_allowed(rule!("CE-108")),
        "another level"
    );
    for car in [0, 2, 4] {
        assert_eq!(refusal(&state, seat(0), Action::Push(inside(car))), not_allowed(rule!("CE-109")));
    }
    assert_eq!(refusal(&state, seat(0), Action::Leave), not_allowed(rule!("CE-109")), "it is mandatory");
    let story = act(&mut state, seat(0), Action::Push(inside(3)), &[]);
    assert_eq!(why(&story, Event::Pushed { target: Tuco, to: inside(3) }), rule!("CE-108"));
    // X10: a punch inside the Caboose of four cars leaves no choice.
    let mut state = train(&[(Doc, inside(4)), (Tuco, inside(4)), (Ghost, roof(1)), (Django, roof(1))]);
    steal(&mut state, &[(Doc, Punch)], &[]);
    assert_eq!(at(&state, Tuco), inside(3));
}

#[test]
fn ce_110_a_bandit_without_loot_is_punched_all_the_same() {
    let mut state = train(&[(Doc, roof(0)), (Tuco, roof(0)), (Ghost, roof(2))]);
    purses(&mut state, Tuco, &[]);
    let story = steal(&mut state, &[(Doc, Punch)], &[]);
    assert_eq!(happened(&story, |event| matches!(event, Event::Dropped { .. })), 0);
    assert_eq!(at(&state, Tuco), roof(1));
}

#[test]
fn ce_111_punched_into_the_marshals_car_the_target_meets_him() {
    let mut state = train(&[(Doc, inside(1)), (Tuco, inside(1)), (Ghost, roof(2))]);
    steal(&mut state, &[(Doc, Punch)], &[]);
    let story = act(&mut state, seat(0), Action::Push(inside(0)), &[]);
    assert_eq!(why(&story, Event::Fled { bandit: Tuco, to: roof(0) }), rule!("CE-80"));
    assert_eq!(state.figure(Tuco).neutral, 1);
}

#[test]
fn ce_112_alone_in_the_space_a_punch_has_no_effect() {
    let mut state = train(&[(Doc, inside(1)), (Tuco, roof(1)), (Ghost, inside(2))]);
    let story = steal(&mut state, &[(Doc, Punch)], &[]);
    assert_eq!(why(&story, Event::NoEffect { bandit: Doc, card: Punch }), rule!("CE-112"));
}

// 4.7 Robbery

#[test]
fn ce_113_the_bandit_takes_a_token_of_his_choice() {
    let mut state = train(&[(Doc, inside(2)), (Tuco, roof(1)), (Ghost, roof(3))]);
    lay(&mut state, inside(2), 3, 1, 1);
    steal(&mut state, &[(Doc, Robbery)], &[]);
    assert_eq!(choices(&state, seat(0)), [Token::Sealed, Token::Jewel, Token::Strongbox].map(Action::Rob));
    let story = act(&mut state, seat(0), Action::Rob(Token::Strongbox), &[]);
    let robbed = Event::Robbed { seat: seat(0), bandit: Doc, token: Token::Strongbox, value: None };
    assert_eq!(why(&story, robbed), rule!("CE-113"));
    assert_eq!((state.figure(Doc).strongboxes, state.floor[inside(2).index()].strongboxes), (1, 0));
}

#[test]
fn ce_114_only_the_owner_may_look_at_what_he_took() {
    let mut state = train(&[(Doc, inside(2)), (Tuco, roof(1)), (Ghost, roof(3))]);
    lay(&mut state, inside(2), 1, 1, 0);
    steal(&mut state, &[(Doc, Robbery), (Tuco, Move)], &[]);
    act(&mut state, seat(0), Action::Rob(Token::Sealed), &[0]);
    let event = Event::Robbed { seat: seat(0), bandit: Doc, token: Token::Sealed, value: Some(250) };
    let hidden = Event::Robbed { seat: seat(0), bandit: Doc, token: Token::Sealed, value: None };
    for viewer in Viewer::all(3) {
        let own = viewer.is(seat(0));
        let doc = state.view(viewer).figures[Doc.index()].expect("Doc plays");
        assert_eq!(doc.purses, 2);
        assert_eq!(doc.values, own.then_some(Purses::of([2, 0, 0, 0, 0, 0])));
        assert_eq!(ColtExpress::redact(&event, viewer), Some(if own { event } else { hidden }));
    }
}

#[test]
fn ce_115_one_may_point_at_any_purse_without_knowing_its_value() {
    let mut state = train(&[(Doc, inside(3)), (Tuco, inside(3)), (Ghost, roof(1))]);
    lay(&mut state, inside(3), 2, 0, 0);
    purses(&mut state, Tuco, &[400]);
    // Tuco loses his purse beside the sealed ones and is sent to car 2; then Doc robs.
    steal(&mut state, &[(Doc, Punch), (Doc, Robbery)], &[]);
    assert_eq!(choices(&state, seat(0)), [Token::Sealed, Token::Lost(0)].map(Action::Rob));
    assert!(!is_an_action("{\"rob\":{\"purse\":400}}"), "no purse is named by its value");
    let known = |player: u8| state.view(Viewer::Seat(seat(player))).lost[0].value;
    assert_eq!((known(0), known(1)), (None, Some(400)), "unless he has seen that very token");
}

#[test]
fn ce_116_without_loot_in_the_space_nothing_happens() {
    let mut state = train(&[(Doc, inside(2)), (Tuco, roof(1)), (Ghost, roof(3))]);
    lay(&mut state, inside(1), 3, 0, 0);
    lay(&mut state, roof(2), 1, 0, 0);
    let story = steal(&mut state, &[(Doc, Robbery)], &[]);
    assert_eq!(why(&story, Event::NoEffect { bandit: Doc, card: Robbery }), rule!("CE-116"));
}

#[test]
fn ce_117_nothing_from_another_space_or_from_a_bandit() {
    let mut state = train(&[(Doc, inside(2)), (Tuco, inside(2)), (Ghost, roof(3))]);
    rich(&mut state, Tuco, 0, 1);
    lay(&mut state, inside(2), 1, 1, 0);
    steal(&mut state, &[(Doc, Robbery)], &[]);
    for token in [Token::Strongbox, Token::Lost(0)] {
        assert_eq!(refusal(&state, seat(0), Action::Rob(token)), not_allowed(rule!("CE-117")));
    }
}

#[test]
fn ce_118_there_is_no_limit_to_what_a_bandit_holds() {
    let mut state = train(&[(Doc, inside(2)), (Tuco, roof(1)), (Ghost, roof(3))]);
    lay(&mut state, inside(2), 15, 0, 0);
    for _ in 0..15 {
        steal_with(&mut state, Doc);
    }
    assert_eq!(state.figure(Doc).purses.len(), 16);
}

/// A Robbery with any luck.
fn steal_with(state: &mut ColtExpress, bandit: Bandit) {
    state.common = Default::default();
    let (player, hand) = (state.figure(bandit).seat, [(bandit, Robbery)]);
    for other in (0..3).map(seat) {
        deal(state, other, if other == player { &hand } else { &[] });
    }
    let symbol = colt_express::data::Turn::Standard;
    state.phase = Phase::Scheme { seat: player, turn: 4, symbol, step: 2, again: false };
    act_with(state, player, play(bandit, Robbery), &mut Chance::seeded(9));
}
