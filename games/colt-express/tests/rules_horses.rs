//! Section 7 of `rules.md`: Horses & Stagecoach.

#![expect(clippy::wildcard_enum_match_arm, reason = "what is not named in a match is not looked for")]

use crate::table::*;
use colt_express::Bandit::{Belle, Cheyenne, Django, Doc, Ghost, Tuco};
use colt_express::Card::{ChangeFloor, Fire, Marshal, Move, Punch, Ride, Robbery};
use colt_express::data::ROUND_CARDS;
use colt_express::{
    Action, Bandit, BanditSet, Car, Card, ColtExpress, Event, Hostage, Phase, RoundCard, Space, Stagecoach,
    TokenPlace, TrainOptions, Whiskey,
};
use tinstar_core::{Chance, Play, RuleId, Rules, Seat, SeatSet, Sight, Silent, Speak, Viewer, rule};

pub fn wild() -> TrainOptions {
    TrainOptions { elf: false, horses: true, ..TrainOptions::default() }
}

/// Inside the Stagecoach, and on its roof.
pub const INSIDE: Space = Car::STAGECOACH.inside();
pub const ROOF: Space = Car::STAGECOACH.roof();

/// Everybody has chosen a character and rides up to the train.
pub fn riding(seats: usize, options: &TrainOptions, bandits: &[Bandit]) -> ColtExpress {
    let chance = &mut Chance::seeded(1);
    let mut state = ColtExpress::start(seats, options, chance, &mut Silent).expect("a table of a good size");
    for (number, bandit) in bandits.iter().enumerate() {
        if matches!(state.phase, Phase::Cast { .. }) {
            state
                .apply(seat(number as u8), &Action::Choose(*bandit), chance, &mut Silent)
                .expect("it is free");
        }
    }
    assert!(matches!(state.phase, Phase::Attack { .. }), "{:?}", state.phase);
    state
}

/// The same with everybody in the Caboose in the end.
pub fn boarded(mut state: ColtExpress) -> ColtExpress {
    let chance = &mut Chance::seeded(2);
    while let Phase::Attack { .. } = state.phase {
        let player = decider_of(&state);
        let board = choices(&state, player)[0];
        state.apply(player, &board, chance, &mut Silent).expect("everybody may board");
    }
    state
}

pub fn decider_of(state: &ColtExpress) -> Seat {
    state.status().deciders().first().expect("somebody decides")
}

/// One player for each bandit, who stand there; the last round of a quiet card, no flasks, no horses, nothing on the
/// floor but the strongboxes of the Locomotive and the Stagecoach, which is beside this car.
pub fn by_coach(beside: u8, standing: &[(Bandit, Space)]) -> ColtExpress {
    by_coach_with(&wild(), beside, standing)
}

pub fn by_coach_with(options: &TrainOptions, beside: u8, standing: &[(Bandit, Space)]) -> ColtExpress {
    let bandits: Vec<Bandit> = standing.iter().map(|(bandit, _)| *bandit).collect();
    let state = boarded(riding(bandits.len(), options, &bandits));
    let mut state = arrange(state, standing);
    let coach = coach(&mut state);
    coach.beside = Car::new(beside);
    coach.horses = [0; 8];
    state
}

pub fn coach(state: &mut ColtExpress) -> &mut Stagecoach {
    state.stagecoach.as_mut().expect("Horses & Stagecoach is played")
}

/// So many horses beside a car.
pub fn horses(state: &mut ColtExpress, car: usize, count: u8) {
    coach(state).horses[car] = count;
}

/// A bandit holds this Hostage.
pub fn hold(state: &mut ColtExpress, bandit: Bandit, hostage: Hostage) {
    let coach = coach(state);
    coach.display = coach.display.without(hostage);
    coach.hostages[bandit.index()] = Some(hostage);
}

/// Exactly these Hostages are displayed.
pub fn display<const N: usize>(state: &mut ColtExpress, hostages: [Hostage; N]) {
    coach(state).display = hostages.into_iter().collect();
}

/// A bandit holds a flask that nobody has drunk from.
pub fn flask(state: &mut ColtExpress, bandit: Bandit, kind: Whiskey) {
    let coach = coach(state);
    *coach.unseen.of_mut(kind) -= 1;
    *coach.held[bandit.index()].hidden.of_mut(kind) += 1;
}

/// The Shotgun has been punched off the Stagecoach.
pub fn unguard(state: &mut ColtExpress) {
    coach(state).guarded = false;
}

/// Ends this round with this card after a Robbery in an empty space.
pub fn end_with(state: &mut ColtExpress, card: &str, idle: Bandit) -> Story {
    state.card = RoundCard::labelled(card).expect("a card of the tables");
    steal(state, &[(idle, Robbery)], &[])
}

/// The same in round 1, with luck for the next one.
pub fn end_first_round(state: &mut ColtExpress, card: &str, idle: Bandit) -> Story {
    state.round = 1;
    state.card = RoundCard::labelled(card).expect("a card of the tables");
    play_with_luck(state, idle)
}

/// A Robbery as the last card of a round that another follows.
fn play_with_luck(state: &mut ColtExpress, idle: Bandit) -> Story {
    state.common = Default::default();
    let hand = [(idle, Robbery)];
    for player in Seat::all(state.seats()) {
        let mine = state.crews[player].slot(idle).is_some();
        deal(state, player, if mine { &hand } else { &[] });
    }
    let player = state.figure(idle).seat;
    let (step, turn) = (state.seats() as u8 - 1, state.card.face().turns.len() as u8 - 1);
    let symbol = colt_express::data::Turn::Standard;
    state.phase = Phase::Scheme { seat: player, turn, symbol, step, again: false };
    act_with(state, player, play(idle, Robbery), &mut Chance::seeded(5))
}

pub fn hits(state: &ColtExpress) -> BanditSet {
    state.playing.iter().filter(|bandit| state.figure(*bandit).neutral > 0).collect()
}

fn rides(spaces: &[Space]) -> Vec<Action> {
    spaces.iter().copied().map(Action::Ride).collect()
}

pub fn no_effect(story: &Story, bandit: Bandit, card: Card) -> RuleId {
    why(story, Event::NoEffect { bandit, card })
}

// 7.2 Setup changes

#[test]
fn hs_1_hs_2_hs_8_everybody_has_a_ride_card_and_there_are_sixteen_neutral_bullets() {
    let state = boarded(riding(3, &wild(), &[Belle, Doc, Tuco]));
    for player in Seat::all(3) {
        let piles = state.piles[player];
        let all = piles.hand.and(piles.deck);
        assert_eq!((all.len(), all.count(0, Ride)), (11, 1));
    }
    // HS-8: sixteen are given out, the seventeenth is not there.
    let mut state = by_coach(0, &[(Belle, inside(1)), (Doc, inside(3)), (Tuco, inside(3))]);
    state.figures[Belle.index()].neutral = 14;
    let story = end_with(&mut state, "R24-4", Doc);
    assert_eq!(happened(&story, |event| matches!(event, Event::Spared { .. })), 1, "three for two cards");
    let mut state = by_coach(0, &[(Belle, roof(1)), (Doc, inside(3)), (Tuco, inside(3))]);
    state.figures[Belle.index()].neutral = 14;
    end_with(&mut state, "R24-4", Doc);
    assert_eq!(hits(&state), set([Belle, Doc, Tuco]));
}

#[test]
fn hs_2_two_players_have_both_ride_cards_in_one_deck() {
    let state = ColtExpress::start(2, &wild(), &mut Chance::seeded(3), &mut Silent).expect("two can play");
    let mut state = state;
    let chance = &mut Chance::seeded(4);
    while !matches!(state.phase, Phase::Pick { .. }) {
        let player = decider_of(&state);
        let first = choices(&state, player)[0];
        state.apply(player, &first, chance, &mut Silent).expect("a choice that was offered");
    }
    let deck = state.piles[seat(0)].deck;
    assert_eq!((deck.len(), deck.count(0, Ride), deck.count(1, Ride)), (13, 1, 1));
}

#[test]
fn hs_3_hs_4_hs_5_hs_6_the_stagecoach_its_guard_and_a_flask_in_every_car() {
    for seats in 2..=6 {
        let state = ColtExpress::start(seats, &wild(), &mut Chance::seeded(1), &mut Silent).expect("a table");
        let coach = state.stagecoach.expect("it came");
        assert_eq!((coach.beside, coach.guarded, coach.shotgun()), (Car::LOCOMOTIVE, true, ROOF));
        assert_eq!(
            (state.floor[ROOF.index()].strongboxes, state.floor[inside(0).index()].strongboxes),
            (1, 1)
        );
        let cars: Vec<TokenPlace> = coach.flasks.iter().map(|flask| flask.place).collect();
        let expected: Vec<TokenPlace> =
            (1..=state.caboose.index()).map(|car| TokenPlace::on(inside(car))).collect();
        assert_eq!(cars, expected);
        // HS-6: what is in them is drawn from all six, so those that were not placed are out of the game.
        assert_eq!((coach.unseen.classic, coach.unseen.old), (5, 1));
        assert!(coach.flasks.iter().all(|flask| flask.kind.is_none() && !flask.open));
    }
}

#[test]
fn hs_7_one_hostage_less_than_players_but_three_with_two() {
    let displayed = |seats| {
        let state = ColtExpress::start(seats, &wild(), &mut Chance::seeded(1), &mut Silent).expect("a table");
        state.stagecoach.expect("it came").display.len()
    };
    assert_eq!((2..=6).map(displayed).collect::<Vec<_>>(), [3, 2, 3, 4, 5]);
}

#[test]
fn hs_9_the_round_cards_are_shuffled_into_those_of_the_player_count() {
    for (seats, own, other) in [(3, "24", "56"), (5, "56", "24")] {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let mut state = by_coach(0, &[(Belle, inside(1)), (Doc, inside(3)), (Tuco, inside(3))]);
            if seats == 5 {
                let five = [Belle, Doc, Tuco, Ghost, Django].map(|bandit| (bandit, inside(3)));
                state = by_coach(0, &five);
            }
            state.round = if seed % 2 == 0 { 1 } else { 4 };
            state.turned = 0;
            let idle = Belle;
            let hand = [(idle, Robbery)];
            state.card = RoundCard::labelled(QUIET).expect("a card");
            state.common = Default::default();
            for player in Seat::all(state.seats()) {
                let mine = state.crews[player].slot(idle).is_some();
                deal(&mut state, player, if mine { &hand } else { &[] });
            }
            let step = state.seats() as u8 - 1;
            let symbol = colt_express::data::Turn::Standard;
            state.phase = Phase::Scheme { seat: seat(0), turn: 4, symbol, step, again: false };
            act_with(&mut state, seat(0), play(idle, Robbery), &mut Chance::seeded(seed));
            let id = state.card.face().id;
            assert!(!id.contains(other), "{id} with {seats} players");
            assert_eq!(id.starts_with("ST") || id.starts_with("HST"), state.round == 5, "{id}");
            seen.insert(id);
        }
        let ours = |prefix: &str| seen.iter().filter(|id| id.starts_with(prefix)).count();
        assert_eq!((ours(&format!("R{own}")), ours(&format!("HS{own}"))), (7, 5), "{seen:?}");
        assert_eq!((ours("ST"), ours("HST")), (3, 3));
    }
    assert_eq!(ROUND_CARDS.iter().filter(|face| !face.id.starts_with("MP")).count(), 30);
}

// 7.3 Horse Attack

#[test]
fn hs_10_hs_11_hs_12_hs_13_hs_14_everybody_chooses_in_secret_car_by_car() {
    let mut state = riding(4, &wild(), &[Belle, Doc, Tuco, Ghost]);
    assert_eq!(state.playing, BanditSet::EMPTY, "nobody is on the train (HS-10)");
    assert_eq!(choices(&state, seat(2)), [Action::Board(Tuco), Action::RideOn(Tuco)]);
    assert_eq!(refusal(&state, seat(0), Action::Board(Doc)), not_allowed(rule!("HS-11")));
    act(&mut state, seat(2), Action::Board(Tuco), &[]);
    assert_eq!(refusal(&state, seat(2), Action::RideOn(Tuco)), not_yours(rule!("HS-11")));
    // Nobody else sees what was chosen, and it is not done yet.
    let seen = state.view(Viewer::Seat(seat(0)));
    assert!(seen.stagecoach.expect("it is there").own.boarding.is_empty() && state.playing.is_empty());
    act(&mut state, seat(0), Action::RideOn(Belle), &[]);
    act(&mut state, seat(1), Action::RideOn(Doc), &[]);
    let story = act(&mut state, seat(3), Action::RideOn(Ghost), &[]);
    assert_eq!(why(&story, Event::Placed { bandit: Tuco, at: inside(4) }), rule!("HS-12"));
    assert_eq!((state.playing, coach(&mut state).horses[4]), (set([Tuco]), 1));
    // HS-13: the others come to the next car forward.
    let left: SeatSet = [seat(0), seat(1), seat(3)].into_iter().collect();
    assert_eq!(state.phase, Phase::Attack { car: Car::new(3), left, chosen: BanditSet::EMPTY });
    let ride_on = |state: &mut ColtExpress| {
        let mut last = Vec::new();
        for (player, bandit) in [(0, Belle), (1, Doc), (3, Ghost)] {
            last = act_with(state, seat(player), Action::RideOn(bandit), &mut Chance::seeded(1));
        }
        last
    };
    ride_on(&mut state);
    // HS-14: whoever rides past car 2 boards car 1.
    let story = ride_on(&mut state);
    for bandit in [Belle, Doc, Ghost] {
        assert_eq!(why(&story, Event::Placed { bandit, at: inside(1) }), rule!("HS-14"));
    }
    assert_eq!((coach(&mut state).horses, state.round), ([0, 3, 0, 0, 1, 0, 0, 0], 1));
}

#[test]
fn hs_15_a_player_with_two_bandits_chooses_for_each() {
    let mut state =
        ColtExpress::start(2, &wild(), &mut Chance::seeded(3), &mut Silent).expect("two can play");
    let chance = &mut Chance::seeded(4);
    while matches!(state.phase, Phase::Cast { .. }) {
        let player = decider_of(&state);
        let first = choices(&state, player)[0];
        state.apply(player, &first, chance, &mut Silent).expect("a choice that was offered");
    }
    let [Some(one), Some(other)] = state.crews[seat(0)].0 else { panic!("a crew of two") };
    assert_eq!(choices(&state, seat(0)), [Action::Board(one), Action::RideOn(one)]);
    act(&mut state, seat(0), Action::Board(one), &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Board(other), Action::RideOn(other)]);
    act(&mut state, seat(0), Action::RideOn(other), &[]);
    assert!(choices(&state, seat(0)).is_empty(), "both are chosen for");
}

#[test]
fn hs_16_the_last_rider_boards_any_car_that_is_left() {
    let mut state = riding(4, &wild(), &[Belle, Doc, Tuco, Ghost]);
    for (player, bandit) in [(0, Belle), (1, Doc), (2, Tuco)] {
        act(&mut state, seat(player), Action::Board(bandit), &[]);
    }
    act(&mut state, seat(3), Action::RideOn(Ghost), &[]);
    assert_eq!(state.phase, Phase::LastRider { bandit: Ghost, car: Car::new(3) });
    assert_eq!(choices(&state, seat(3)), [1, 2, 3].map(|car| Action::BoardAt(Car::new(car))));
    assert_eq!(refusal(&state, seat(3), Action::BoardAt(Car::new(4))), not_allowed(rule!("HS-14")));
    assert_eq!(refusal(&state, seat(3), Action::BoardAt(Car::LOCOMOTIVE)), not_allowed(rule!("HS-14")));
    assert_eq!(refusal(&state, seat(0), Action::BoardAt(Car::new(1))), not_yours(rule!("HS-16")));
    let story = act_with(&mut state, seat(3), Action::BoardAt(Car::new(2)), &mut Chance::seeded(1));
    assert_eq!(why(&story, Event::Placed { bandit: Ghost, at: inside(2) }), rule!("HS-16"));
}

#[test]
fn hs_13_whoever_hears_the_table_hears_who_still_rides() {
    let mut state = riding(3, &wild(), &[Belle, Doc, Tuco]);
    let heard = |state: &ColtExpress| {
        let lines = ColtExpress::describe(&state.view(Viewer::Spectator));
        lines.into_iter().find(|line| line.id == "ce-describe-riders").map(|line| format!("{line:?}"))
    };
    let all = heard(&state).expect("everybody rides");
    assert!(["ce-belle", "ce-doc", "ce-tuco"].into_iter().all(|name| all.contains(name)), "{all}");
    act(&mut state, seat(0), Action::Board(Belle), &[]);
    assert_eq!(heard(&state).as_ref(), Some(&all), "what somebody has chosen is a secret");
    act(&mut state, seat(1), Action::RideOn(Doc), &[]);
    act(&mut state, seat(2), Action::RideOn(Tuco), &[]);
    let rest = heard(&state).expect("two ride on");
    assert!(!rest.contains("ce-belle") && rest.contains("ce-doc"), "{rest}");
    assert_eq!(heard(&boarded(state)), None);
}

#[test]
fn hs_17_hs_18_nobody_meets_the_marshal_and_horses_are_nobodys() {
    let mut state = boarded(riding(3, &wild(), &[Belle, Doc, Tuco]));
    assert_eq!((state.marshal, hits(&state)), (Car::LOCOMOTIVE, BanditSet::EMPTY));
    assert_eq!(coach(&mut state).horses, [0, 0, 0, 3, 0, 0, 0, 0], "only how many there are matters");
}

// 7.4 Ride

#[test]
fn hs_19_hs_20_a_horse_must_be_beside_the_bandits_car() {
    let standing = [(Belle, inside(2)), (Doc, roof(2)), (Tuco, ROOF), (Ghost, inside(3))];
    let mut state = by_coach(1, &standing);
    horses(&mut state, 2, 1);
    for (bandit, card) in [(Belle, Ride), (Doc, Ride)] {
        let mut state = state;
        steal(&mut state, &[(bandit, card)], &[]);
        assert_eq!(state.phase, Phase::Ride { bandit });
    }
    for bandit in [Tuco, Ghost] {
        let mut state = state;
        let story = steal(&mut state, &[(bandit, Ride)], &[]);
        assert_eq!(no_effect(&story, bandit, Ride), rule!("HS-20"));
    }
    // For the Stagecoach the horses beside its car count.
    horses(&mut state, 1, 1);
    steal(&mut state, &[(Tuco, Ride)], &[]);
    assert_eq!(state.phase, Phase::Ride { bandit: Tuco });
}

#[test]
fn hs_21_hs_22_hs_23_hs_24_a_ride_goes_up_to_three_cars_and_ends_inside() {
    // X23: car 3 with a horse, the Stagecoach beside car 1, six cars.
    let mut state = by_coach(
        1,
        &[
            (Belle, roof(3)),
            (Doc, inside(1)),
            (Tuco, inside(1)),
            (Ghost, inside(1)),
            (Django, inside(1)),
            (Cheyenne, inside(1)),
        ],
    );
    horses(&mut state, 3, 1);
    state.card = RoundCard::labelled("R56-7").expect("a card for six");
    steal(&mut state, &[(Belle, Ride)], &[]);
    let mut expected: Vec<Space> = (0..=6).map(inside).collect();
    expected.push(INSIDE);
    assert_eq!(choices(&state, seat(0)), rides(&expected));
    // HS-28: never to a roof; a car that is not there; a Stagecoach that is too far.
    assert_eq!(refusal(&state, seat(0), Action::Ride(roof(2))), not_allowed(rule!("HS-28")));
    assert_eq!(refusal(&state, seat(0), Action::RideAway), not_allowed(rule!("HS-110")));
    assert_eq!(refusal(&state, seat(0), Action::Leave), not_allowed(rule!("CE-65")));
    let story = act(&mut state, seat(0), Action::Ride(inside(3)), &[]);
    assert_eq!(why(&story, Event::Rode { bandit: Belle, from: roof(3), to: inside(3) }), rule!("HS-21"));
}

#[test]
fn hs_22_hs_28_a_stagecoach_too_far_away_cannot_be_reached() {
    let mut state =
        by_coach(0, &[(Belle, inside(4)), (Doc, inside(1)), (Tuco, inside(1)), (Ghost, inside(1))]);
    horses(&mut state, 4, 1);
    steal(&mut state, &[(Belle, Ride)], &[]);
    assert_eq!(choices(&state, seat(0)), rides(&[inside(1), inside(2), inside(3), inside(4)]));
    assert_eq!(refusal(&state, seat(0), Action::Ride(INSIDE)), not_allowed(rule!("HS-22")));
    assert_eq!(refusal(&state, seat(0), Action::Ride(inside(0))), not_allowed(rule!("HS-21")));
    assert_eq!(refusal(&state, seat(0), Action::Ride(inside(5))), not_allowed(rule!("CE-74")));
    assert_eq!(refusal(&state, seat(0), Action::Ride(ROOF)), not_allowed(rule!("HS-28")));
}

#[test]
fn hs_25_hs_26_the_horse_stays_where_the_bandit_dismounts() {
    let mut state = by_coach(2, &[(Belle, inside(3)), (Doc, inside(1)), (Tuco, inside(1))]);
    horses(&mut state, 3, 2);
    display(&mut state, []);
    steal(&mut state, &[(Belle, Ride)], &[]);
    act(&mut state, seat(0), Action::Ride(inside(1)), &[]);
    assert_eq!((coach(&mut state).horses, at(&state, Belle)), ([0, 1, 0, 1, 0, 0, 0, 0], inside(1)));
    let mut state = by_coach(2, &[(Belle, inside(3)), (Doc, inside(1)), (Tuco, inside(1))]);
    horses(&mut state, 3, 1);
    display(&mut state, []);
    steal(&mut state, &[(Belle, Ride)], &[]);
    act(&mut state, seat(0), Action::Ride(INSIDE), &[]);
    assert_eq!((coach(&mut state).horses[2], at(&state, Belle)), (1, INSIDE), "beside the car of the coach");
}

#[test]
fn hs_27_hs_120_a_ride_can_end_with_the_marshal() {
    // HS-120: a ride of 0 cars from the roof of the Marshal's car.
    let mut state = by_coach(0, &[(Belle, roof(2)), (Doc, inside(1)), (Tuco, inside(1))]);
    state.marshal = Car::new(2);
    horses(&mut state, 2, 1);
    steal(&mut state, &[(Belle, Ride)], &[]);
    let story = act(&mut state, seat(0), Action::Ride(inside(2)), &[]);
    assert_eq!(why(&story, Event::Fled { bandit: Belle, to: roof(2) }), rule!("CE-80"));
    assert_eq!((state.figure(Belle).neutral, at(&state, Belle)), (1, roof(2)));
    // And one that ends where it began changes nothing.
    let mut state = by_coach(1, &[(Belle, INSIDE), (Doc, inside(1)), (Tuco, inside(1))]);
    horses(&mut state, 1, 1);
    steal(&mut state, &[(Belle, Ride)], &[]);
    act(&mut state, seat(0), Action::Ride(INSIDE), &[]);
    assert_eq!((coach(&mut state).horses[1], coach(&mut state).hostages[Belle.index()]), (1, None));
}

// 7.5 Stagecoach

#[test]
fn hs_29_hs_30_the_stagecoach_falls_back_after_every_round_as_far_as_the_caboose() {
    let mut state = by_coach(0, &[(Belle, INSIDE), (Doc, ROOF), (Tuco, inside(1))]);
    let story = end_first_round(&mut state, QUIET, Tuco);
    let moved = Event::StagecoachMoved { from: Car::new(0), to: Car::new(1) };
    assert_eq!(why(&story, moved), rule!("HS-29"));
    assert_eq!((at(&state, Belle), at(&state, Doc)), (INSIDE, ROOF), "with everything in and on it");
    let mut state = by_coach(3, &[(Belle, INSIDE), (Doc, ROOF), (Tuco, inside(1))]);
    let story = end_first_round(&mut state, QUIET, Tuco);
    assert_eq!(happened(&story, |event| matches!(event, Event::StagecoachMoved { .. })), 0);
    assert_eq!(coach(&mut state).beside, Car::new(3));
}

#[test]
fn hs_29_it_falls_back_after_the_event_and_before_the_next_round() {
    let mut state = by_coach(0, &[(Belle, inside(1)), (Doc, inside(2)), (Tuco, roof(1))]);
    let story = end_first_round(&mut state, "R24-1", Belle);
    let place = |what: fn(&Event) -> bool| story.iter().position(|told| what(&told.event));
    let event = place(|event| matches!(event, Event::Thrown { .. }));
    let moved = place(|event| matches!(event, Event::StagecoachMoved { .. }));
    let next = place(|event| matches!(event, Event::FirstPlayer { .. }));
    assert!(event.is_some() && event < moved && moved < next);
}

#[test]
fn hs_31_it_does_not_fall_back_after_the_last_round() {
    let mut state = by_coach(0, &[(Belle, inside(1)), (Doc, inside(2)), (Tuco, roof(1))]);
    end_with(&mut state, QUIET, Belle);
    assert_eq!((coach(&mut state).beside, state.phase), (Car::LOCOMOTIVE, Phase::Over));
}

fn moves(state: &ColtExpress, player: u8) -> Vec<Space> {
    let to = |action: Action| if let Action::Move(to) = action { to } else { panic!("{action:?}") };
    choices(state, seat(player)).into_iter().map(to).collect()
}

#[test]
fn hs_32_hs_33_hs_34_hs_119_the_roof_of_the_stagecoach_is_one_step_from_its_car() {
    // X21: beside car 2, from car 4: two cars and one step.
    let mut state = by_coach(2, &[(Belle, roof(4)), (Doc, inside(2)), (Tuco, inside(3)), (Ghost, inside(3))]);
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(moves(&state, 0), [roof(1), roof(2), roof(3), ROOF]);
    let story = act(&mut state, seat(0), Action::Move(ROOF), &[]);
    assert_eq!(why(&story, Event::Moved { bandit: Belle, from: roof(4), to: ROOF }), rule!("HS-33"));
    // X22: beside car 1 it is four steps.
    let mut state = by_coach(1, &[(Belle, roof(4)), (Doc, inside(2)), (Tuco, inside(3)), (Ghost, inside(3))]);
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(moves(&state, 0), [roof(1), roof(2), roof(3)]);
    assert_eq!(refusal(&state, seat(0), Action::Move(ROOF)), not_allowed(rule!("HS-33")));
    // From the Stagecoach: its car, and up to two further in either direction; nowhere twice.
    let mut state = by_coach(1, &[(Belle, ROOF), (Doc, inside(2)), (Tuco, inside(3)), (Ghost, inside(3))]);
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(moves(&state, 0), [roof(0), roof(1), roof(2), roof(3)]);
}

#[test]
fn hs_35_hs_36_hs_37_inside_the_stagecoach_only_change_floor_leads_out_and_in() {
    let mut state = by_coach(1, &[(Belle, INSIDE), (Doc, inside(1)), (Tuco, roof(1))]);
    let story = steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(no_effect(&story, Belle, Move), rule!("HS-35"));
    let mut state = by_coach(1, &[(Belle, INSIDE), (Doc, inside(1)), (Tuco, roof(1))]);
    steal(&mut state, &[(Doc, Move)], &[]);
    assert_eq!(moves(&state, 1), [inside(0), inside(2)], "nobody walks into it (HS-36)");
    assert_eq!(refusal(&state, seat(1), Action::Move(INSIDE)), not_allowed(rule!("HS-35")));
    let mut state = by_coach(1, &[(Belle, INSIDE), (Doc, inside(1)), (Tuco, roof(1))]);
    let story = steal(&mut state, &[(Belle, ChangeFloor)], &[]);
    assert_eq!(why(&story, Event::Moved { bandit: Belle, from: INSIDE, to: ROOF }), rule!("HS-37"));
    // And back in, where there is no Hostage left.
    display(&mut state, []);
    let mut state = by_coach(1, &[(Belle, ROOF), (Doc, inside(1)), (Tuco, roof(1))]);
    display(&mut state, []);
    steal(&mut state, &[(Belle, ChangeFloor)], &[]);
    assert_eq!(at(&state, Belle), INSIDE);
}

#[test]
fn hs_38_hs_39_hs_40_hs_41_whoever_comes_in_takes_one_hostage_for_good() {
    let mut state = by_coach(1, &[(Belle, ROOF), (Doc, ROOF), (Tuco, roof(2))]);
    display(&mut state, [Hostage::Banker, Hostage::Teacher]);
    steal(&mut state, &[(Belle, ChangeFloor), (Doc, ChangeFloor)], &[]);
    assert_eq!(state.phase, Phase::Hostage { bandit: Belle });
    assert_eq!(choices(&state, seat(0)), [Hostage::Banker, Hostage::Teacher].map(Action::TakeHostage));
    assert_eq!(refusal(&state, seat(0), Action::Leave), not_allowed(rule!("HS-38")));
    assert_eq!(refusal(&state, seat(0), Action::TakeHostage(Hostage::Zealot)), not_allowed(rule!("HS-38")));
    assert_eq!(refusal(&state, seat(1), Action::TakeHostage(Hostage::Banker)), not_yours(rule!("HS-38")));
    let story = act(&mut state, seat(0), Action::TakeHostage(Hostage::Teacher), &[]);
    assert_eq!(why(&story, Event::HostageTaken { bandit: Belle, hostage: Hostage::Teacher }), rule!("HS-38"));
    // The last one is no choice, and the next card was carried out after it.
    assert_eq!(why(&story, Event::HostageTaken { bandit: Doc, hostage: Hostage::Banker }), rule!("HS-38"));
    // HS-41: everybody sees who holds whom.
    let seen = state.view(Viewer::Spectator).stagecoach.expect("it is there");
    assert_eq!(seen.hostages[Belle.index()], Some(Hostage::Teacher));
    // HS-39, HS-40: who has one takes no other, and a Punch does not change it.
    let mut state = by_coach(1, &[(Belle, ROOF), (Doc, ROOF), (Tuco, roof(2))]);
    display(&mut state, [Hostage::Banker, Hostage::Teacher]);
    hold(&mut state, Belle, Hostage::Zealot);
    steal(&mut state, &[(Belle, ChangeFloor)], &[]);
    assert_eq!((at(&state, Belle), state.phase), (INSIDE, Phase::Over));
    assert_eq!(coach(&mut state).hostages[Belle.index()], Some(Hostage::Zealot));
}

fn targets(state: &mut ColtExpress, shooter: Bandit) -> BanditSet {
    let left = state.figure(shooter).bullets;
    steal(state, &[(shooter, Fire)], &[]);
    match state.phase {
        Phase::Fire { targets, .. } => targets,
        _ if state.figure(shooter).bullets == left => BanditSet::EMPTY,
        _ => state.playing.iter().filter(|bandit| state.figure(*bandit).shots > 0).collect(),
    }
}

#[test]
fn hs_42_along_every_path_of_roofs_the_first_that_is_occupied_is_in_sight() {
    let sight =
        |beside, standing: &[(Bandit, Space)]| targets(&mut by_coach(beside, standing), standing[0].0);
    // Past an empty car both branches.
    let both = [(Tuco, roof(4)), (Doc, ROOF), (Ghost, roof(0)), (Django, inside(3))];
    assert_eq!(sight(2, &both), set([Doc, Ghost]));
    // Somebody on the car beside hides both.
    let hidden = [(Tuco, roof(4)), (Doc, ROOF), (Ghost, roof(0)), (Django, roof(2))];
    assert_eq!(sight(2, &hidden), set([Django]));
    // Somebody nearer hides all of it.
    let nearer = [(Tuco, roof(4)), (Doc, ROOF), (Ghost, roof(2)), (Django, roof(3))];
    assert_eq!(sight(2, &nearer), set([Django]));
    // From the car beside: both directions and the branch.
    let three = [(Tuco, roof(2)), (Doc, ROOF), (Ghost, roof(0)), (Django, roof(4))];
    assert_eq!(sight(2, &three), set([Doc, Ghost, Django]));
    // From the Stagecoach: its car, or past it both ways.
    assert_eq!(sight(2, &[(Tuco, ROOF), (Doc, roof(2)), (Ghost, roof(0)), (Django, roof(4))]), set([Doc]));
    let past = [(Tuco, ROOF), (Doc, inside(2)), (Ghost, roof(0)), (Django, roof(4))];
    assert_eq!(sight(2, &past), set([Ghost, Django]));
}

#[test]
fn hs_43_inside_the_stagecoach_and_its_car_are_next_to_each_other() {
    let sight = |standing: &[(Bandit, Space)]| targets(&mut by_coach(2, standing), standing[0].0);
    assert_eq!(sight(&[(Tuco, INSIDE), (Doc, inside(2)), (Ghost, inside(1))]), set([Doc]));
    assert_eq!(sight(&[(Tuco, inside(2)), (Doc, INSIDE), (Ghost, inside(1))]), set([Doc, Ghost]));
    assert_eq!(sight(&[(Tuco, inside(1)), (Doc, INSIDE), (Ghost, inside(3))]), BanditSet::EMPTY);
    let mut state = by_coach(2, &[(Tuco, INSIDE), (Doc, inside(2)), (Ghost, inside(1))]);
    let story = steal(&mut state, &[(Tuco, Fire)], &[]);
    assert_eq!(why(&story, Event::Shot { bandit: Tuco, target: Doc, left: 5 }), rule!("HS-43"));
}

#[test]
fn hs_44_hs_45_hs_46_a_punch_sends_from_the_stagecoach_to_its_car() {
    let mut state = by_coach(2, &[(Tuco, ROOF), (Doc, ROOF), (Ghost, inside(1))]);
    unguard(&mut state);
    state.figures[Ghost.index()].at = inside(3);
    state.note_crowds();
    coach(&mut state).beside = Car::new(1);
    purses(&mut state, Doc, &[]);
    // The Shotgun is on the roof of car 1, so Doc is hit there and flees; see HS-57.
    let story = steal(&mut state, &[(Tuco, Punch)], &[]);
    assert_eq!(why(&story, Event::Pushed { target: Doc, to: roof(1) }), rule!("HS-44"));
    let mut state = by_coach(2, &[(Tuco, roof(2)), (Doc, roof(2)), (Ghost, inside(1))]);
    purses(&mut state, Doc, &[]);
    steal(&mut state, &[(Tuco, Punch)], &[]);
    assert_eq!(choices(&state, seat(0)), [roof(1), roof(3), ROOF].map(Action::Push));
    let mut state = by_coach(2, &[(Tuco, INSIDE), (Doc, INSIDE), (Ghost, inside(1))]);
    purses(&mut state, Doc, &[]);
    let story = steal(&mut state, &[(Tuco, Punch)], &[]);
    assert_eq!(why(&story, Event::Pushed { target: Doc, to: inside(2) }), rule!("HS-45"));
    let mut state = by_coach(2, &[(Tuco, inside(2)), (Doc, inside(2)), (Ghost, inside(1))]);
    purses(&mut state, Doc, &[]);
    steal(&mut state, &[(Tuco, Punch)], &[]);
    assert_eq!(choices(&state, seat(0)), [inside(1), inside(3)].map(Action::Push));
    assert_eq!(refusal(&state, seat(0), Action::Push(INSIDE)), not_allowed(rule!("HS-46")));
}

#[test]
fn hs_47_hs_48_django_pushes_nobody_across_but_from_the_stagecoach_along_the_roofs() {
    let after = |standing: &[(Bandit, Space)]| {
        let mut state = by_coach(2, standing);
        steal(&mut state, &[(Django, Fire)], &[]);
        assert_eq!(state.figure(Doc).shots, 1);
        at(&state, Doc)
    };
    let far = (Ghost, inside(4));
    let more = (Tuco, inside(4));
    assert_eq!(after(&[(Django, roof(2)), (Doc, ROOF), far, more]), ROOF);
    assert_eq!(after(&[(Django, roof(4)), (Doc, ROOF), (Ghost, inside(1)), (Tuco, inside(1))]), ROOF);
    assert_eq!(after(&[(Django, ROOF), (Doc, roof(2)), far, more]), roof(2));
    assert_eq!(after(&[(Django, INSIDE), (Doc, inside(2)), far, more]), inside(2));
    assert_eq!(after(&[(Django, ROOF), (Doc, roof(1)), far, more]), roof(0));
    assert_eq!(after(&[(Django, ROOF), (Doc, roof(3)), far, more]), roof(4));
}

#[test]
fn hs_49_tuco_shoots_through_the_roof_of_the_stagecoach() {
    let mut state = by_coach(2, &[(Tuco, ROOF), (Doc, INSIDE), (Ghost, inside(1))]);
    let story = steal(&mut state, &[(Tuco, Fire)], &[]);
    assert_eq!(why(&story, Event::Shot { bandit: Tuco, target: Doc, left: 5 }), rule!("HS-49"));
    let mut state = by_coach(2, &[(Belle, ROOF), (Doc, INSIDE), (Ghost, inside(1))]);
    assert_eq!(targets(&mut state, Belle), BanditSet::EMPTY);
}

#[test]
fn hs_50_what_is_dropped_there_travels_with_it_and_can_be_taken() {
    let mut state = by_coach(1, &[(Tuco, INSIDE), (Doc, INSIDE), (Ghost, inside(3))]);
    steal(&mut state, &[(Tuco, Punch)], &[]);
    assert_eq!(state.floor[INSIDE.index()].lost, 1);
    let mut state = by_coach(1, &[(Tuco, INSIDE), (Doc, inside(3)), (Ghost, inside(3))]);
    lay(&mut state, INSIDE, 0, 1, 0);
    end_first_round(&mut state, QUIET, Ghost);
    assert_eq!((coach(&mut state).beside, state.floor[INSIDE.index()].jewels), (Car::new(2), 1));
    let mut state = by_coach(1, &[(Tuco, INSIDE), (Doc, inside(3)), (Ghost, inside(3))]);
    lay(&mut state, INSIDE, 0, 1, 0);
    steal(&mut state, &[(Tuco, Robbery)], &[]);
    assert_eq!(state.figure(Tuco).jewels, 1);
}

#[test]
fn hs_51_the_train_throws_nobody_about_in_or_on_the_stagecoach() {
    for card in ["R24-1", "R24-3", "R24-4", "HS24-4"] {
        let mut state = by_coach(1, &[(Tuco, INSIDE), (Doc, ROOF), (Ghost, inside(3))]);
        state.marshal = Car::new(2);
        end_with(&mut state, card, Ghost);
        assert_eq!((at(&state, Tuco), at(&state, Doc)), (INSIDE, ROOF), "{card}");
        assert!(!hits(&state).contains(Tuco) && !hits(&state).contains(Doc), "{card}");
    }
}

#[test]
fn hs_129_the_marshal_meets_nobody_in_the_stagecoach() {
    let mut state = by_coach(1, &[(Tuco, INSIDE), (Doc, inside(3)), (Ghost, inside(3))]);
    steal(&mut state, &[(Doc, Marshal)], &[]);
    assert_eq!((state.marshal, at(&state, Tuco), hits(&state)), (Car::new(1), INSIDE, BanditSet::EMPTY));
}

// 7.6 Shotgun

#[test]
fn hs_52_hs_53_hs_122_the_shotgun_guards_his_strongbox_and_nothing_else() {
    let mut state = by_coach(1, &[(Tuco, ROOF), (Doc, inside(3)), (Ghost, inside(3))]);
    let story = steal(&mut state, &[(Tuco, Robbery)], &[]);
    assert_eq!(no_effect(&story, Tuco, Robbery), rule!("HS-52"));
    assert_eq!(hits(&state), BanditSet::EMPTY, "standing there hurts nobody (HS-53)");
    let mut state = by_coach(1, &[(Tuco, ROOF), (Doc, inside(3)), (Ghost, inside(3))]);
    state.floor[ROOF.index()].jewels = 1;
    state.cars = [2, 5, 5].into_iter().collect();
    steal(&mut state, &[(Tuco, Robbery)], &[]);
    assert_eq!((state.figure(Tuco).jewels, state.floor[ROOF.index()].strongboxes), (1, 1));
}

#[test]
fn hs_54_hs_55_hs_121_punched_he_goes_to_the_train_and_the_strongbox_is_free() {
    let mut state = by_coach(1, &[(Tuco, ROOF), (Doc, inside(3)), (Ghost, inside(3))]);
    let story = steal(&mut state, &[(Tuco, Punch), (Tuco, Robbery)], &[]);
    // Nobody else is there, so the Punch must be his.
    assert_eq!(why(&story, Event::ShotgunPunched { bandit: Tuco, to: roof(1) }), rule!("HS-121"));
    assert_eq!((coach(&mut state).guarded, coach(&mut state).shotgun()), (false, roof(1)));
    assert_eq!(state.figure(Tuco).strongboxes, 1);
    let mut state = by_coach(1, &[(Tuco, ROOF), (Doc, ROOF), (Ghost, inside(3))]);
    steal(&mut state, &[(Tuco, Punch)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Punch(Doc), Action::PunchShotgun]);
    let story = act(&mut state, seat(0), Action::PunchShotgun, &[]);
    assert_eq!(why(&story, Event::ShotgunPunched { bandit: Tuco, to: roof(1) }), rule!("HS-54"));
    let lost = |event: &Event| matches!(event, Event::Dropped { .. } | Event::Pushed { .. });
    assert_eq!(happened(&story, lost), 0, "he loses nothing else (HS-55)");
}

#[test]
fn hs_56_he_is_no_target_of_a_shot_and_does_not_protect_belle() {
    let mut state = by_coach(1, &[(Tuco, ROOF), (Belle, ROOF), (Ghost, inside(3))]);
    steal(&mut state, &[(Tuco, Punch)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Punch(Belle), Action::PunchShotgun]);
    let mut state = by_coach(1, &[(Tuco, roof(1)), (Belle, ROOF), (Ghost, inside(3))]);
    assert_eq!(targets(&mut state, Tuco), set([Belle]));
    let mut state = by_coach(1, &[(Tuco, roof(1)), (Belle, inside(2)), (Ghost, inside(3))]);
    assert_eq!(targets(&mut state, Tuco), BanditSet::EMPTY, "the Shotgun alone is no target");
}

#[test]
fn hs_57_hs_58_hs_59_whoever_comes_to_his_roof_is_hit_and_flees() {
    let mut state = by_coach(2, &[(Tuco, roof(4)), (Doc, inside(3)), (Ghost, inside(3)), (Belle, inside(3))]);
    unguard(&mut state);
    steal(&mut state, &[(Tuco, Move), (Doc, ChangeFloor)], &[]);
    let story = act(&mut state, seat(0), Action::Move(roof(2)), &[]);
    assert_eq!(why(&story, Event::Hit { bandit: Tuco }), rule!("HS-57"));
    assert!(matches!(state.phase, Phase::Dodge { bandit: Tuco, .. }));
    // HS-58, HS-59: either roof next to it, but not the Stagecoach.
    assert_eq!(choices(&state, seat(0)), [roof(1), roof(3)].map(Action::Dodge));
    assert_eq!(refusal(&state, seat(0), Action::Dodge(ROOF)), not_allowed(rule!("HS-59")));
    assert_eq!(refusal(&state, seat(0), Action::Dodge(roof(4))), not_allowed(rule!("HS-58")));
    assert_eq!(refusal(&state, seat(1), Action::Dodge(roof(1))), not_yours(rule!("HS-58")));
    let story = act(&mut state, seat(0), Action::Dodge(roof(1)), &[]);
    assert_eq!(why(&story, Event::DrivenOff { bandit: Tuco, to: roof(1) }), rule!("HS-58"));
    assert_eq!(
        happened(&story, |event| matches!(event, Event::Turned { bandit: Doc, .. })),
        1,
        "play goes on"
    );
    // At the end of the train there is one way only.
    let mut state = by_coach(0, &[(Tuco, roof(1)), (Doc, inside(3)), (Ghost, inside(3))]);
    unguard(&mut state);
    steal(&mut state, &[(Tuco, Move)], &[]);
    let story = act(&mut state, seat(0), Action::Move(roof(0)), &[]);
    assert_eq!(why(&story, Event::DrivenOff { bandit: Tuco, to: roof(1) }), rule!("HS-57"));
    assert_eq!(state.figure(Tuco).neutral, 1);
}

#[test]
fn hs_57_events_and_pushes_drive_bandits_to_him_too() {
    // Swivel Arm throws two to his roof: both are hit, and there is one way only.
    let mut state = by_coach(3, &[(Tuco, roof(1)), (Doc, roof(2)), (Ghost, inside(2))]);
    unguard(&mut state);
    end_with(&mut state, "R24-1", Ghost);
    assert_eq!((at(&state, Tuco), at(&state, Doc), hits(&state)), (roof(2), roof(2), set([Tuco, Doc])));
    // Braking throws one there in the middle of the train: it is asked, and then the round ends.
    let mut state = by_coach(2, &[(Tuco, roof(3)), (Doc, inside(1)), (Ghost, inside(1)), (Belle, inside(1))]);
    unguard(&mut state);
    state.round = 1;
    end_first_round(&mut state, "R24-3", Doc);
    assert!(matches!(state.phase, Phase::Dodge { bandit: Tuco, .. }), "{:?}", state.phase);
    act_with(&mut state, seat(0), Action::Dodge(roof(1)), &mut Chance::seeded(1));
    assert_eq!((state.round, coach(&mut state).beside), (2, Car::new(3)));
    // A push.
    let mut state = by_coach(2, &[(Tuco, roof(1)), (Doc, roof(1)), (Ghost, inside(1)), (Belle, inside(1))]);
    unguard(&mut state);
    purses(&mut state, Doc, &[]);
    steal(&mut state, &[(Tuco, Punch)], &[]);
    act(&mut state, seat(0), Action::Push(roof(2)), &[]);
    assert!(matches!(state.phase, Phase::Dodge { bandit: Doc, .. }));
    assert_eq!(decider(&state), Some(seat(1)), "the player of the one who was hit chooses");
}

#[test]
fn hs_60_passing_over_his_roof_hurts_nobody() {
    let mut state = by_coach(2, &[(Tuco, roof(3)), (Doc, inside(3)), (Ghost, inside(3))]);
    unguard(&mut state);
    steal(&mut state, &[(Tuco, Move)], &[]);
    act(&mut state, seat(0), Action::Move(roof(1)), &[]);
    assert_eq!((at(&state, Tuco), hits(&state)), (roof(1), BanditSet::EMPTY));
}

#[test]
fn hs_61_who_flees_from_the_marshal_to_him_is_hit_twice() {
    let mut state = by_coach(3, &[(Tuco, inside(2)), (Doc, inside(1)), (Ghost, inside(1))]);
    unguard(&mut state);
    state.marshal = Car::new(3);
    steal(&mut state, &[(Tuco, Move)], &[]);
    let story = act(&mut state, seat(0), Action::Move(inside(3)), &[]);
    let rules: Vec<RuleId> = story
        .iter()
        .filter(|told| matches!(told.event, Event::Hit { bandit: Tuco }))
        .map(|told| told.rule)
        .collect();
    assert_eq!(rules, [rule!("CE-80"), rule!("HS-61")]);
    assert_eq!((state.figure(Tuco).neutral, at(&state, Tuco)), (2, roof(2)));
}

#[test]
fn hs_62_he_goes_along_with_the_stagecoach_and_hits_whoever_is_there() {
    let mut state = by_coach(1, &[(Tuco, roof(2)), (Doc, inside(3)), (Ghost, inside(3)), (Belle, inside(3))]);
    unguard(&mut state);
    end_first_round(&mut state, QUIET, Doc);
    assert!(matches!(state.phase, Phase::Dodge { bandit: Tuco, .. }));
    assert_eq!(coach(&mut state).shotgun(), roof(2));
    act_with(&mut state, seat(0), Action::Dodge(roof(3)), &mut Chance::seeded(1));
    assert_eq!((state.round, at(&state, Tuco), state.figure(Tuco).neutral), (2, roof(3), 1));
}

#[test]
fn hs_63_off_the_stagecoach_he_blocks_the_view() {
    let standing = [(Tuco, roof(3)), (Doc, roof(0)), (Ghost, ROOF)];
    let mut state = by_coach(1, &standing);
    assert_eq!(targets(&mut state, Tuco), set([Doc, Ghost]));
    let mut state = by_coach(1, &standing);
    unguard(&mut state);
    assert_eq!(targets(&mut state, Tuco), BanditSet::EMPTY);
    let mut state = by_coach(1, &standing);
    unguard(&mut state);
    assert_eq!(targets(&mut state, Ghost), BanditSet::EMPTY);
}

#[test]
fn hs_64_on_the_train_nobody_can_punch_him() {
    let mut state = by_coach(1, &[(Tuco, ROOF), (Doc, inside(3)), (Ghost, inside(3))]);
    unguard(&mut state);
    let story = steal(&mut state, &[(Tuco, Punch)], &[]);
    assert_eq!(no_effect(&story, Tuco, Punch), rule!("CE-112"));
}
