//! Rule tests of chapters 8 and 9: gunfights and the flicked die.

use crate::table::*;

/// Ted moves one space on, to the plain on 15, where these wait; nobody believes or doubts anything.
fn ride_to_15(others: &[u8]) -> (PonyExpress, Story) {
    let mut state = table(&[&[14], others].concat());
    let story = believed(&mut state, Hand::Pair, &[]);
    (state, story)
}

/// Ted's gunfight with Bill on 15, Ted in corner A and about to shoot; others on these spaces.
fn fight(others: &[u8]) -> PonyExpress {
    gunfight(&[&[15, 15], others].concat())
}

#[test]
fn pe_73_one_other_rider_means_a_gunfight() {
    let (state, story) = ride_to_15(&[15, 20]);
    assert_eq!(why(&story, Event::Gunfight { seat: TED, rival: BILL, at: Space::new(15) }), rule!("PE-73"));
    assert_eq!(state.phase, Phase::Corners { mover: TED, rival: BILL, last: false });
}

#[test]
fn pe_74_two_other_riders_mean_a_poker_game() {
    let mut state = table(&[14, 15, 15]);
    let story = believed(&mut state, Hand::Pair, &[PAIR, NOTHING, NOTHING, NEXT].concat());
    let seats = [TED, BILL, HARRY].into_iter().collect();
    assert_eq!(why(&story, Event::Poker { seats, at: Space::new(15) }), rule!("PE-74"));
}

#[test]
fn pe_75_nobody_fights_in_st_joseph() {
    for others in [[5, 20], [5, 5]] {
        let mut state = table(&[4, others[0], others[1]]);
        let story = believed(&mut state, Hand::Pair, &NEXT);
        assert_eq!(space(&state, TED), 5);
        assert_eq!(
            happened(&story, |event| matches!(event, Event::Gunfight { .. } | Event::Poker { .. })),
            0
        );
    }
}

#[test]
fn pe_76_jailed_riders_do_not_count() {
    let mut state = jailed(table(&[14, 15, 15, 30]), &[BILL]);
    let story = believed(&mut state, Hand::Pair, &[]);
    assert_eq!(why(&story, Event::Gunfight { seat: TED, rival: HARRY, at: Space::new(15) }), rule!("PE-73"));
    let mut state = jailed(table(&[14, 15, 30]), &[BILL]);
    let story = believed(&mut state, Hand::Pair, &[]);
    assert_eq!(happened(&story, |event| matches!(event, Event::Gunfight { .. })), 0);
}

#[test]
fn pe_77_pe_78_who_came_decides_who_stands_in_which_corner() {
    let (mut state, _) = ride_to_15(&[15, 20]);
    assert_eq!(choices(&state, TED), [Action::Stand(Corner::A), Action::Stand(Corner::B)]);
    assert_eq!(refusal(&state, TED, Action::Pass), not_allowed(rule!("PE-78")));
    let story = act(&mut state, TED, Action::Stand(Corner::B), &[]);
    assert_eq!(why(&story, Event::Stood { seat: TED, corner: Corner::B }), rule!("PE-78"));
    let Phase::Aim { shot: Shot::Duel(duel), .. } = state.phase else { panic!("{:?}", state.phase) };
    assert_eq!((duel.stand(), duel.target(), duel.mover), (Corner::B, BILL, TED));
}

#[test]
fn pe_79_every_shot_is_one_die() {
    let mut state = fight(&[30]);
    let story = act(&mut state, TED, SHORT, GO);
    assert_eq!(happened(&story, |event| matches!(event, Event::Shot { .. })), 1);
    assert!(state.view(Viewer::Spectator).dice.is_none_or(|dice| dice.hidden + dice.visible.len() == 5));
}

#[test]
fn pe_80_who_came_shoots_first_then_they_alternate() {
    let mut state = fight(&[30]);
    for shooter in [TED, BILL, TED, BILL, TED] {
        assert_eq!(deciders(&state), [shooter]);
        let other = if shooter == TED { BILL } else { TED };
        assert_eq!(refusal(&state, other, SHORT), not_yours(rule!("PE-80")));
        act(&mut state, shooter, SHORT, GO);
    }
    assert_eq!(deciders(&state), [BILL]);
}

#[test]
fn pe_81_a_shot_starts_behind_the_line_before_the_shooter() {
    let flight = flick::duel(Corner::A, Aim::CENTRED, Wobble::NONE, BILL, &flick::Standing::default());
    let start = flight.path[0];
    // 51 mm from (40, 410) along the axis.
    assert_eq!((start.x, start.y, start.time, start.speed), (816, 3804, 0, 1125));
    let flight = flick::duel(
        Corner::B,
        Aim { shift: 400, ..Aim::CENTRED },
        Wobble::NONE,
        TED,
        &flick::Standing::default(),
    );
    let start = flight.path[0];
    // 51 mm from (560, 40), and 40 mm to the shooter's left.
    assert_eq!((start.x, start.y), (4953, 370));
}

#[test]
fn pe_82_touching_the_opponents_rider_is_a_hit() {
    let mut state = fight(&[30]);
    let story = act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(why(&story, Event::Hit { seat: TED, target: BILL }), rule!("PE-82"));
}

#[test]
fn pe_83_a_hit_ends_the_duel_at_once() {
    let mut state = fight(&[30]);
    let story = act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(why(&story, Event::DuelOver { at: Space::new(15) }), rule!("PE-91"));
    assert_eq!(state.active, BILL);
}

#[test]
fn pe_84_everybody_has_three_shots_and_must_shoot() {
    let mut state = fight(&[30]);
    assert_eq!(refusal(&state, TED, Action::Pass), not_allowed(rule!("PE-84")));
    for shot in 0..6 {
        let (shooter, luck) = if shot % 2 == 0 { (TED, GO.to_vec()) } else { (BILL, GO.to_vec()) };
        let luck = if shot == 5 { [&luck[..], &NEXT].concat() } else { luck };
        act(&mut state, shooter, SHORT, &luck);
    }
    // There is no fourth shot.
    assert_eq!(state.active, BILL);
    assert_eq!(refusal(&state, TED, SHORT), not_yours(rule!("PE-84")));
}

#[test]
fn pe_85_the_loser_pays_half_rounded_up() {
    for (before, paid) in [(1, 1), (2, 1), (3, 2), (5, 3)] {
        let mut state = with_gold(fight(&[30]), BILL, before);
        let story = act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &NEXT].concat());
        assert_eq!(why(&story, Event::Paid { seat: BILL, to: TED, gold: paid }), rule!("PE-85"));
        assert_eq!(gold(&state, TED), 3 + paid);
    }
}

#[test]
fn pe_86_a_loser_without_gold_goes_to_prison_and_the_bank_pays() {
    let mut state = with_gold(fight(&[30]), BILL, 0);
    let story = act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &NOTHING, &NEXT].concat());
    assert_eq!(why(&story, Event::Jailed { seat: BILL }), rule!("PE-86"));
    assert_eq!(why(&story, Event::BankPaid { seat: TED, gold: 1 }), rule!("PE-86"));
    assert_eq!(gold(&state, TED), 4);
}

#[test]
fn pe_87_without_a_hit_there_is_no_winner() {
    let mut state = fight(&[30]);
    for shot in 0..5 {
        act(&mut state, if shot % 2 == 0 { TED } else { BILL }, SHORT, GO);
    }
    let story = act(&mut state, BILL, SHORT, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(why(&story, Event::NoWinner { seat: TED, rival: BILL }), rule!("PE-87"));
    assert_eq!((gold(&state, TED), gold(&state, BILL)), (3, 3));
}

#[test]
fn pe_88_touching_an_innocent_is_an_arrest() {
    // Harry stands on 22, right on the axis.
    let mut state = fight(&[22]);
    let story = act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(why(&story, Event::HitInnocent { seat: TED, innocent: HARRY }), rule!("PE-88"));
    assert_eq!(why(&story, Event::Paid { seat: TED, to: BILL, gold: 2 }), rule!("PE-85"));
    assert_eq!(why(&story, Event::Jailed { seat: TED }), rule!("PE-88"));
    // Without gold the bank pays, and prison comes once.
    let mut state = with_gold(fight(&[22]), TED, 0);
    let story = act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(why(&story, Event::BankPaid { seat: BILL, gold: 1 }), rule!("PE-86"));
    assert_eq!(happened(&story, |event| matches!(event, Event::Jailed { .. })), 1);
}

#[test]
fn pe_89_the_first_contact_decides() {
    // Behind Harry the die would have gone on to Bill: there is no hit in the story, and the path ends at Harry.
    let story = shoot(&mut fight(&[22]), STRAIGHT_AHEAD);
    assert_eq!(happened(&story, |event| matches!(event, Event::Hit { .. })), 0);
    let Event::Shot { path, .. } = story[0].event else { panic!("a shot comes first") };
    assert_eq!(path.last().unwrap().meets, flick::Meets::Rider { seat: HARRY });
}

#[test]
fn pe_90_the_shooters_own_rider_is_never_touched() {
    // Even the hardest shot to the side leaves the shooter's corner without a contact.
    for angle in [-6000, 6000] {
        let aim = Aim { shift: 0, angle, power: 1000 };
        let flight = flick::duel(Corner::A, aim, Wobble::NONE, BILL, &flick::Standing::default());
        assert_eq!((flight.touched, flight.path.len()), (None, 2));
    }
}

#[test]
fn pe_91_after_the_duel_both_are_back_on_the_space() {
    let mut state = fight(&[22]);
    act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &NEXT].concat());
    assert_eq!((space(&state, TED), space(&state, BILL)), (15, 15));
    assert!(state.riders[TED].is_jailed() && !state.riders[BILL].is_jailed());
}

#[test]
fn pe_92_the_space_acts_after_the_duel_unless_the_active_player_is_jailed() {
    // At the mine on 18; Harry on 22 is on the axis.
    let mut state = gunfight(&[18, 18, 30]);
    let story = act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &PAIR, &NEXT].concat());
    assert_eq!(why(&story, Event::BankPaid { seat: TED, gold: 1 }), rule!("PE-125"));
    let mut state = gunfight(&[18, 18, 22]);
    let story = act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(happened(&story, |event| matches!(event, Event::BankPaid { .. })), 0);
}

#[test]
fn pe_93_a_shot_is_three_numbers_and_a_recorded_wobble() {
    let mut state = fight(&[30]);
    let aim = Aim { shift: -400, angle: 6000, power: 1000 };
    let story = act(&mut state, TED, Action::Shoot(aim), &[0]);
    let Event::Shot { aim: told, wobble, .. } = story[0].event else { panic!("a shot comes first") };
    assert_eq!((story[0].rule, told, wobble), (rule!("PE-93"), aim, Wobble(-15_000_000)));
    // Out of range is refused, not clamped.
    for aim in [
        Aim { shift: 401, angle: 0, power: 750 },
        Aim { shift: -401, angle: 0, power: 750 },
        Aim { shift: 0, angle: 6001, power: 750 },
        Aim { shift: 0, angle: -6001, power: 750 },
        Aim { shift: 0, angle: 0, power: 49 },
        Aim { shift: 0, angle: 0, power: 1001 },
    ] {
        assert_eq!(refusal(&state, BILL, Action::Shoot(aim)), not_allowed(rule!("PE-93")));
    }
    // Every aim in range is legal, listed or not.
    let odd = Action::Shoot(Aim { shift: 13, angle: -1234, power: 777 });
    assert!(!can(&state, BILL, odd) && state.is_legal(BILL, &odd));
}

#[test]
fn pe_94_without_contact_the_die_runs_straight_until_its_range_is_used_up() {
    let nobody = flick::Standing::default();
    let shot =
        |angle, power| flick::duel(Corner::A, Aim { shift: 0, angle, power }, Wobble::NONE, BILL, &nobody);
    // Half power: 281.25 mm from (81.55, 380.43) along (0.81479, -0.57976).
    let flight = shot(0, 500);
    let [_, end] = &*flight.path else { panic!("one leg") };
    assert_eq!((end.x, end.y, end.time, end.speed), (3107, 2174, 7500, 0));
    assert_eq!(end.meets, flick::Meets::Stop);
    // A hard shot to the left leaves the board on the north side.
    let flight = shot(6000, 1000);
    let end = flight.path[1];
    assert_eq!((end.y, end.meets), (4500, flick::Meets::Edge));
}

#[test]
fn pe_95_a_die_that_stops_or_leaves_the_board_is_a_miss() {
    for aim in [Aim { shift: 0, angle: 0, power: 700 }, Aim { shift: 0, angle: 6000, power: 1000 }] {
        let mut state = fight(&[30]);
        let story = act(&mut state, TED, Action::Shoot(aim), GO);
        assert_eq!(why(&story, Event::Missed { seat: TED }), rule!("PE-95"));
    }
}

#[test]
fn pe_96_contact_is_at_17_mm_and_the_earliest_counts() {
    let shot = |power| {
        let nobody = flick::Standing::default();
        flick::duel(Corner::A, Aim { shift: 0, angle: 0, power }, Wobble::NONE, BILL, &nobody)
    };
    // 0.711 stops short and 0.712 hits: 570.2 mm are needed.
    assert_eq!((shot(711).touched, shot(712).touched), (None, Some(BILL)));
    assert_eq!((shot(700).touched, shot(720).touched), (None, Some(BILL)));
    // Bill stands on (560, 40): the die ends 17 mm before that.
    let end = *shot(800).path.last().unwrap();
    assert_eq!((end.x, end.y), (5461, 499));
}

/// Ted shoots without a wobble; whatever is rolled after that shows nines.
fn shoot(state: &mut PonyExpress, shot: Action) -> Story {
    let mut story = Vec::new();
    state
        .apply(TED, &shot, &mut Chance::from_bytes(&STEADY.to_be_bytes()), &mut story)
        .expect("a legal shot");
    story
}

/// The innocent that a centred shot touches; Ted duels with Bill, the others are on these spaces or in prison there.
fn hit_on_axis(others: &[u8], in_prison: &[Seat]) -> Option<Seat> {
    let mut state = jailed(gunfight(&[&[13, 13], others].concat()), in_prison);
    innocent(&shoot(&mut state, STRAIGHT_AHEAD))
}

fn innocent(story: &Story) -> Option<Seat> {
    let touched = |told: &Told<Event>| {
        if let Event::HitInnocent { innocent, .. } = told.event { Some(innocent) } else { None }
    };
    story.iter().find_map(touched)
}

/// The innocent that a centred shot at the raiders touches; Ted is on 9.
fn hit_in_raid(others: &[u8]) -> Option<Seat> {
    let state = table(&[&[9], others].concat());
    let mut state = at(state, Phase::Aim { shot: Shot::Raid, flask: false });
    innocent(&shoot(&mut state, STRAIGHT_AHEAD))
}

#[test]
fn pe_97_bystanders_stand_on_the_centre_of_their_space() {
    for touched in [22, 15, 31] {
        assert_eq!(hit_on_axis(&[touched], &[]), Some(HARRY), "a bystander on {touched}");
    }
    for free in [10, 11, 14, 32] {
        assert_eq!(hit_on_axis(&[free], &[]), None, "a bystander on {free}");
    }
    // A rider in Sacramento stands on its mailbox: (65, 275) is far from the axis.
    assert_eq!(hit_on_axis(&[33], &[]), None);
}

#[test]
fn pe_98_riders_that_share_a_space_stand_apart_by_colour() {
    // Alone on 11, 17.9 mm off the axis, Rick is safe; beside Harry he is moved to 1.1 mm.
    assert_eq!(hit_on_axis(&[4, 4, 11], &[]), None);
    assert_eq!(hit_on_axis(&[11, 4, 11], &[]), Some(RICK));
    // Harry, moved to 20.7 mm, is safe there beside a rider in prison, who does not count.
    assert_eq!(hit_on_axis(&[11, 4, 11], &[RICK]), None);
}

#[test]
fn pe_99_jailed_riders_lie_beside_their_space_in_order_of_arrest() {
    // On 32 Harry is safe; lying beside it he is 14.9 mm off the axis, and innocent all the same.
    assert_eq!(hit_on_axis(&[32], &[]), None);
    assert_eq!(hit_on_axis(&[32], &[HARRY]), Some(HARRY));
    // Beside 21 only the third place is near the axis: 13.4 mm.
    assert_eq!(hit_on_axis(&[21, 21, 4], &[HARRY, SAMMY]), None);
    assert_eq!(hit_on_axis(&[21, 21, 21], &[HARRY, SAMMY, RICK]), Some(RICK));
    assert_eq!(hit_on_axis(&[21, 21, 21], &[RICK, SAMMY, HARRY]), Some(HARRY));
}

#[test]
fn pe_100_token_gold_and_lines_are_no_obstacles() {
    // The duel is about space 22, right on the axis: nothing that lies there stops the die.
    let mut state = gunfight(&[22, 22, 4]);
    let story = shoot(&mut state, STRAIGHT_AHEAD);
    assert_eq!(why(&story, Event::Hit { seat: TED, target: BILL }), rule!("PE-82"));
}

#[test]
fn pe_101_duellists_stand_in_the_corners_and_not_on_the_track() {
    for at in [22, 15, 31] {
        let story = shoot(&mut gunfight(&[at, at, 4]), STRAIGHT_AHEAD);
        assert_eq!(
            (innocent(&story), happened(&story, |event| matches!(event, Event::Hit { .. }))),
            (None, 1)
        );
    }
}

#[test]
fn pe_102_raiders_are_no_obstacles_in_a_duel() {
    // A hard shot from corner B to the left, at the red spots in the south-west: the die passes over them.
    let aim = Aim { shift: 0, angle: 3300, power: 1000 };
    let flight = flick::duel(Corner::B, aim, Wobble::NONE, TED, &flick::Standing::default());
    let ends: Vec<flick::Meets> = flight.path.iter().map(|point| point.meets).collect();
    assert_eq!((ends, flight.fallen), (vec![flick::Meets::Nothing, flick::Meets::Edge], 0));
}

#[test]
fn pe_103_the_shooters_own_rider_does_not_count_in_a_raid() {
    // On 6, 3.5 mm off the axis of the raid: Bill would be touched there, Ted himself is not.
    let mut state = at(table(&[6, 4, 4]), Phase::Aim { shot: Shot::Raid, flask: false });
    assert_eq!(innocent(&shoot(&mut state, STRAIGHT_AHEAD)), None);
    assert_eq!(hit_in_raid(&[6, 4]), Some(BILL));
    for touched in [17, 28] {
        assert_eq!(hit_in_raid(&[touched, 4]), Some(BILL), "a bystander on {touched}");
    }
    for free in [22, 23] {
        assert_eq!(hit_in_raid(&[free, 4]), None, "a bystander on {free}");
    }
}

#[test]
fn pe_104_a_raider_falls_when_it_is_struck_hard_enough() {
    let raid =
        |angle, power| flick::raid(Aim { shift: 0, angle, power }, Wobble::NONE, &flick::Standing::default());
    // At 0.70 the front raider is struck too softly: the die bounces back 0.4 times as fast and stops.
    let flight = raid(0, 700);
    let [_, struck, end] = &*flight.path else { panic!("two legs") };
    assert_eq!((struck.meets, flight.fallen), (flick::Meets::Raider { which: 0, fell: 0 }, 0));
    assert!(end.x > struck.x && end.y > struck.y && end.meets == flick::Meets::Stop);
    // At 0.80 it is struck at 610 mm/s, and the die goes on with 0.5333 of it.
    let flight = raid(0, 800);
    let struck = flight.path[1];
    assert_eq!((struck.meets, struck.speed), (flick::Meets::Raider { which: 0, fell: 0b111 }, 325));
}

#[test]
fn pe_105_a_falling_raider_takes_others_along() {
    let raid =
        |angle, power| flick::raid(Aim { shift: 0, angle, power }, Wobble::NONE, &flick::Standing::default());
    // Straight on, the front raider falls between the other two and takes both along.
    assert_eq!(raid(0, 800).fallen, 0b111);
    assert_eq!(raid(0, 800).path.len(), 2);
    // Struck on one side it falls to the other and takes only one along: the die itself must strike the last.
    let first = |angle| raid(angle, 800).path[1].meets;
    assert_eq!(first(120), flick::Meets::Raider { which: 0, fell: 0b011 });
    assert_eq!(first(-120), flick::Meets::Raider { which: 0, fell: 0b101 });
}

#[test]
fn pe_106_a_raid_ends_with_the_last_raider_or_at_a_rider() {
    let path = |aim, others: &[u8]| {
        let state = table(&[&[9], others].concat());
        let story = shoot(&mut at(state, Phase::Aim { shot: Shot::Raid, flask: false }), Action::Shoot(aim));
        let Event::Shot { path, .. } = story[0].event else { panic!("a shot comes first") };
        path
    };
    let straight = Aim { shift: 0, angle: 0, power: 800 };
    let meets = |path: flick::Path| path.last().unwrap().meets;
    assert_eq!(meets(path(straight, &[4, 4])), flick::Meets::Raider { which: 0, fell: 0b111 });
    assert_eq!(meets(path(straight, &[6, 4])), flick::Meets::Rider { seat: BILL });
    assert_eq!(meets(path(Aim { power: 400, ..straight }, &[4, 4])), flick::Meets::Stop);
    assert_eq!(meets(path(Aim { angle: 5000, power: 1000, ..straight }, &[4, 4])), flick::Meets::Edge);
}

#[test]
fn pe_178_a_shot_is_given_in_whole_numbers() {
    let wobble = |power, outcome| Wobble::of(Aim { shift: 0, angle: 0, power }, false, outcome).0;
    // The deviation is 3 degrees and 2 more at full power; 0.001 of it is a thousandth of these.
    assert_eq!((wobble(1000, STEADY), wobble(1000, STEADY + 1)), (0, 10_000));
    assert_eq!((wobble(1000, 0), wobble(1000, flick::OUTCOMES - 1)), (-15_000_000, 15_000_000));
    assert_eq!(wobble(500, 0), -10_500_000);
    // One tenth of a millimetre and one hundredth of a degree make a difference.
    let nobody = flick::Standing::default();
    let end = |shift, angle| {
        let flight = flick::duel(Corner::A, Aim { shift, angle, power: 700 }, Wobble::NONE, BILL, &nobody);
        let end = flight.path[1];
        (end.x, end.y)
    };
    assert_ne!(end(0, 0), end(1, 0));
    assert_ne!(end(0, 0), end(0, 1));
    assert_eq!(flick::MOST_WAYPOINTS, 12);
}
