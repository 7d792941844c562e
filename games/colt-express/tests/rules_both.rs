//! Sections 8.9 and 9 of `rules.md`: Marshal & Prisoners together with Horses & Stagecoach, and the Elf with both.

use crate::rules_horses::{
    INSIDE, ROOF, boarded, by_coach_with, coach, decider_of, display, end_with, hits, hold, horses, riding,
    unguard, wild,
};
use crate::rules_prison::{captives, freed, goals, law, prison, yard_with};
use crate::table::*;
use colt_express::Bandit::{self, Belle, Cheyenne, Django, Doc, Ghost, Marshal, Mei, Tuco};
use colt_express::Card::{Arrest, BrilliantIdea, ChangeFloor, Fire, Move, MovePlus, Punch, Ride};
use colt_express::{
    Action, BanditSet, ColtExpress, Elf, Event, Flask, Goal, Hostage, Phase, Space, Target, TokenPlace,
    TrainOptions, Whiskey,
};
use tinstar_core::{Chance, IllegalCode, Play, Rules, Seat, SeatSet, Sight, Silent, Status, Viewer, rule};

const CELL: Space = Space::CELL;

const CHARACTERS: [Bandit; 7] = [Belle, Cheyenne, Django, Doc, Ghost, Tuco, Mei];

/// Both expansions, without the Elf.
fn both() -> TrainOptions {
    TrainOptions { horses: true, ..law() }
}

/// Seat 0 is the Marshal in this space; one player runs each of the bandits, who stand there; the Stagecoach is beside this
/// car. No horses, no flasks, no fulfilled goal, the last round of a quiet card.
fn frontier(beside: u8, marshal: Space, standing: &[(Bandit, Space)]) -> ColtExpress {
    frontier_with(&both(), beside, marshal, standing)
}

fn frontier_with(
    options: &TrainOptions,
    beside: u8,
    marshal: Space,
    standing: &[(Bandit, Space)],
) -> ColtExpress {
    let mut everybody = vec![(Marshal, marshal)];
    everybody.extend_from_slice(standing);
    let mut state = by_coach_with(options, beside, &everybody);
    no_goal(&mut state, standing[0].0, standing[1].0);
    state
}

/// Goals none of which is fulfilled by itself.
fn no_goal(state: &mut ColtExpress, one: Bandit, other: Bandit) {
    let [a, b, c] = [Target::EmptyCylinder, Target::MarkedMan, Target::RepeatOffender].map(Goal::Target);
    goals(state, [Goal::Warrant(one), Goal::Warrant(other), a, b, c]);
}

fn players(count: usize) -> Vec<Bandit> {
    std::iter::once(Marshal).chain(CHARACTERS).take(count).collect()
}

fn flask_lies(state: &mut ColtExpress, at: Space, kind: Option<Whiskey>) {
    let coach = coach(state);
    let label = coach.labels;
    coach.labels += 1;
    if let Some(kind) = kind {
        *coach.unseen.of_mut(kind) -= 1;
    }
    let place = TokenPlace::on(at);
    coach.flasks.push(Flask { label, place, open: kind.is_some(), kind, holder: kind.map(|_| seat(1)) });
}

fn elf(state: &ColtExpress) -> Space {
    state.elf.expect("the Elf rides along").at
}

/// The Elf stands there; Belle has a Gift and nobody else.
fn elf_at(mut state: ColtExpress, at: Space) -> ColtExpress {
    state.elf = Some(Elf { at, gifts: BanditSet::only(Belle) });
    state
}

fn tells(story: &Story, event: Event) -> bool {
    story.iter().any(|told| told.event == event)
}

fn winners(state: &ColtExpress) -> SeatSet {
    state.view(Viewer::Spectator).judged.expect("the game is over").winners
}

fn only(player: u8) -> SeatSet {
    SeatSet::only(seat(player))
}

// 8.8 Events with a Marshal player

#[test]
fn mp_81_the_marshal_drinks_inside_his_car_and_hits_whoever_he_comes_to() {
    let standing = [(Belle, inside(2)), (Doc, inside(3)), (Tuco, roof(2))];
    let mut state = frontier(0, inside(1), &standing);
    flask_lies(&mut state, inside(1), Some(Whiskey::Classic));
    let story = end_with(&mut state, "HS24-2", Tuco);
    assert_eq!(at(&state, Marshal), inside(2));
    assert_eq!(why(&story, Event::Hit { bandit: Belle }), rule!("MP-81"));
    assert_eq!((hits(&state), at(&state, Belle)), (set([Belle]), inside(2)), "hit, and nobody flees");
    // Old Whiskey: as far as the Prison car, and everybody on the way.
    let mut state = frontier(0, inside(1), &standing);
    flask_lies(&mut state, inside(1), Some(Whiskey::Old));
    end_with(&mut state, "HS24-2", Tuco);
    assert_eq!((at(&state, Marshal), hits(&state)), (state.caboose.inside(), set([Belle, Doc])));
    // On a roof he drinks nothing, neither from below nor what lies beside him.
    let mut state = frontier(0, roof(1), &standing);
    flask_lies(&mut state, inside(1), Some(Whiskey::Old));
    flask_lies(&mut state, roof(1), Some(Whiskey::Classic));
    let story = end_with(&mut state, "HS24-2", Tuco);
    assert_eq!((at(&state, Marshal), hits(&state)), (roof(1), BanditSet::EMPTY));
    assert!(!story.iter().any(|told| matches!(told.event, Event::MarshalDrank { .. })));
}

// 8.9 Both together

#[test]
fn mp_89_the_horse_attack_begins_at_the_corridor_without_the_marshal() {
    let mut state = riding(4, &both(), &players(4));
    let Phase::Attack { car, left, .. } = state.phase else { panic!("{:?}", state.phase) };
    assert_eq!(car, state.caboose);
    assert_eq!(car.index(), 4, "three cars for three bandits, and the Prison car behind them");
    assert!(!left.contains(seat(0)) && left.len() == 3, "the Marshal does not ride up");
    let chance = &mut Chance::seeded(1);
    for player in [1, 2, 3] {
        let board = choices(&state, seat(player))[0];
        state.apply(seat(player), &board, chance, &mut Silent).expect("everybody may board");
    }
    for bandit in state.playing.iter() {
        assert_eq!(at(&state, bandit), state.caboose.inside(), "the Corridor");
    }
    assert_eq!(at(&state, Marshal), inside(0));
    assert_eq!(coach(&mut state).horses[4], 3);
}

#[test]
fn mp_90_mp_91_a_flask_in_every_ordinary_car_and_a_hostage_less_than_bandits() {
    for (seats, cars) in [(3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 6)] {
        let mut state = riding(seats, &both(), &players(seats));
        let caboose = state.caboose;
        let coach = coach(&mut state);
        let places: Vec<TokenPlace> = coach.flasks.iter().map(|flask| flask.place).collect();
        let expected: Vec<TokenPlace> = (1..=cars).map(|car| TokenPlace::on(inside(car))).collect();
        assert_eq!(places, expected, "with {seats} players");
        assert_eq!(caboose.index(), cars + 1, "and none in the Prison car");
        assert_eq!(coach.display.len(), seats - 2, "bandits minus 1 with {seats} players");
    }
}

#[test]
fn mp_92_the_marshal_neither_rides_nor_comes_to_the_stagecoach() {
    let mut state = frontier(2, roof(2), &[(Belle, inside(1)), (Doc, inside(1))]);
    assert!(!colt_express::Cards::marshals().has(0, Ride), "he has no Ride card");
    steal(&mut state, &[(Marshal, Move)], &[]);
    let reached = choices(&state, seat(0));
    assert_eq!(reached, [roof(0), roof(1), roof(3)].map(Action::Move));
    assert_eq!(refusal(&state, seat(0), Action::Move(ROOF)), not_allowed(rule!("MP-92")));
    // Nor is he pushed onto it, as a bandit would be (HS-44).
    let mut state = frontier(2, roof(2), &[(Belle, roof(2)), (Doc, inside(1))]);
    steal(&mut state, &[(Belle, Punch)], &[]);
    assert_eq!(choices(&state, seat(1)), [roof(1), roof(3)].map(Action::Push));
    assert_eq!(refusal(&state, seat(1), Action::Push(ROOF)).code, IllegalCode::NotAllowed);
}

#[test]
fn mp_93_the_shotgun_neither_hits_the_marshal_nor_is_punched_by_him() {
    let mut state = frontier(2, roof(1), &[(Belle, inside(1)), (Doc, inside(1))]);
    unguard(&mut state);
    steal(&mut state, &[(Marshal, Move), (Marshal, Punch)], &[]);
    let story = act(&mut state, seat(0), Action::Move(roof(2)), &[]);
    assert_eq!(at(&state, Marshal), roof(2), "on the Shotgun's roof, where a bandit could not stay");
    assert!(!story.iter().any(|told| matches!(told.event, Event::Hit { .. } | Event::DrivenOff { .. })));
    assert_eq!(why(&story, Event::NoEffect { bandit: Marshal, card: Punch }), rule!("CE-112"));
    assert_eq!(coach(&mut state).shotgun(), roof(2));
    // MP-104: he can be shot there, and nobody behind that roof.
    let mut state = frontier(2, roof(2), &[(Belle, roof(3)), (Doc, roof(1)), (Tuco, inside(1))]);
    unguard(&mut state);
    let story = steal(&mut state, &[(Belle, Fire)], &[]);
    assert!(tells(&story, Event::Shot { bandit: Belle, target: Marshal, left: 5 }), "{story:?}");
}

#[test]
fn mp_94_who_is_in_the_cell_does_not_escape() {
    let mut state = frontier(1, inside(0), &[(Belle, CELL), (Doc, INSIDE)]);
    hold(&mut state, Doc, Hostage::Teacher);
    let story = end_with(&mut state, "HST-3", Belle);
    assert_eq!(why(&story, Event::Arrested { bandits: set([Belle]) }), rule!("HS-108"));
    assert_eq!(winners(&state), only(2));
}

#[test]
fn mp_95_bullets_of_the_marshal_count_as_bullets_received() {
    // Mortal Bullet: two in the last round.
    let mut state = frontier(0, inside(2), &[(Belle, inside(3)), (Doc, inside(1)), (Tuco, roof(1))]);
    prison(&mut state).piles = [6, 4];
    prison(&mut state).hits[Belle.index()] = 2;
    state.figures[Belle.index()].shots = 2;
    hold(&mut state, Belle, Hostage::Photographer);
    let story = end_with(&mut state, "HST-1", Doc);
    assert_eq!(why(&story, Event::MortallyHit { bandit: Belle, lost: 300 }), rule!("HS-105"));
    let ransomed = Event::HostageRansomed { bandit: Belle, hostage: Hostage::Photographer, ransom: 400 };
    assert_eq!(why(&story, ransomed), rule!("HS-112"), "200 for each of his Bullets");
    // The tie-break: Belle and Doc are as rich, and Belle was hit by the Marshal.
    let mut state = frontier(0, inside(2), &[(Belle, inside(3)), (Doc, inside(1)), (Tuco, roof(1))]);
    prison(&mut state).piles = [6, 5];
    prison(&mut state).hits[Belle.index()] = 1;
    state.figures[Belle.index()].shots = 1;
    prison(&mut state).arrests[Tuco.index()] = 1;
    let story = end_with(&mut state, QUIET, Doc);
    assert_eq!(why(&story, Event::Won { seats: only(2), team: false }), rule!("CE-142"));
}

#[test]
fn mp_96_the_poker_player_leaves_the_abilities_of_prisoners() {
    let mut state = frontier(1, inside(0), &[(Tuco, ROOF), (Doc, inside(3))]);
    display(&mut state, [Hostage::PokerPlayer]);
    freed(&mut state, Tuco, Ghost);
    assert_eq!(state.figure(Tuco).abilities, set([Tuco, Ghost]));
    let story = steal(&mut state, &[(Tuco, ChangeFloor)], &[]);
    assert!(tells(&story, Event::HostageTaken { bandit: Tuco, hostage: Hostage::PokerPlayer }));
    assert_eq!(state.figure(Tuco).abilities, set([Ghost]), "his own is off, the Prisoner's is not");
    // And one who holds her already gets a Prisoner's ability all the same.
    let mut state = frontier(1, inside(0), &[(Tuco, inside(3)), (Doc, inside(1))]);
    hold(&mut state, Tuco, Hostage::PokerPlayer);
    state.figures[Tuco.index()].abilities = BanditSet::EMPTY;
    captives(&mut state, [Ghost, Mei, Belle]);
    steal(&mut state, &[(Tuco, BrilliantIdea)], &[]);
    act(&mut state, seat(1), Action::FreePrisoner(Mei), &[]);
    assert_eq!(state.figure(Tuco).abilities, set([Mei]));
}

// 8.10 Rulings on rare cases

#[test]
fn mp_100_in_turmoil_a_plus_brings_no_second_card() {
    let standing = [(Belle, inside(3)), (Doc, inside(1))];
    let turn = |symbol: &str| {
        let mut state = scheming(frontier(0, inside(0), &standing), symbol);
        deal(&mut state, seat(0), &[(Marshal, MovePlus), (Marshal, Fire)]);
        deal(&mut state, seat(1), &[(Belle, Move)]);
        deal(&mut state, seat(2), &[(Doc, Fire)]);
        state
    };
    let mut state = turn("HS24-1");
    state.phase = Phase::Turmoil { turn: 0, left: SeatSet::all(3) };
    act(&mut state, seat(0), play(Marshal, MovePlus), &[]);
    act(&mut state, seat(1), play(Belle, Move), &[]);
    act(&mut state, seat(2), play(Doc, Fire), &[]);
    assert!(matches!(state.phase, Phase::Scheme { turn: 1, .. }), "{:?}", state.phase);
    let laid: Vec<Bandit> = state.common.cards.iter().map(|card| card.bandit()).collect();
    assert_eq!(laid, [Marshal, Belle, Doc], "one card each");
    // In an ordinary turn the same card allows another one (MP-30).
    let mut state = turn(QUIET);
    act(&mut state, seat(0), play(Marshal, MovePlus), &[]);
    assert!(matches!(state.phase, Phase::Plus { .. }), "{:?}", state.phase);
}

#[test]
fn mp_103_mei_climbs_straight_at_the_stagecoach() {
    // On its roof and inside it she has the ordinary Change Floor, and nobody asks.
    let mut state = frontier(2, inside(0), &[(Mei, ROOF), (Doc, inside(1))]);
    display(&mut state, []);
    let story = steal(&mut state, &[(Mei, ChangeFloor)], &[]);
    assert_eq!(why(&story, Event::Moved { bandit: Mei, from: ROOF, to: INSIDE }), rule!("HS-37"));
    // From the car beside it she climbs along the train only.
    for (from, reached) in
        [(inside(2), [roof(1), roof(2), roof(3)]), (roof(2), [inside(1), inside(2), inside(3)])]
    {
        let mut state = frontier(2, inside(0), &[(Mei, from), (Doc, inside(1))]);
        steal(&mut state, &[(Mei, ChangeFloor)], &[]);
        assert_eq!(choices(&state, seat(1)), reached.map(Action::Climb));
        for there in [INSIDE, ROOF] {
            assert_eq!(refusal(&state, seat(1), Action::Climb(there)).code, IllegalCode::NotAllowed);
        }
    }
}

// 9 The Elf

fn with_marshal(elf: Space, marshal: Space, standing: &[(Bandit, Space)]) -> ColtExpress {
    elf_at(yard_with(&TrainOptions { elf: true, ..law() }, marshal, standing), elf)
}

#[test]
fn elf_4_with_the_prison_car_he_starts_two_cars_in_front_of_it() {
    for (seats, car) in [(3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 5)] {
        let options = TrainOptions { elf: true, ..law() };
        let state = begun_with(seats, &options, &players(seats));
        assert_eq!(elf(&state), inside(car), "with {seats} players");
        assert_eq!(state.caboose.index(), car + 2);
    }
}

#[test]
fn elf_10_the_marshal_has_no_token_and_is_not_counted() {
    for (seats, gifts) in [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3)] {
        let options = TrainOptions { elf: true, ..law() };
        let state = begun_with(seats, &options, &players(seats));
        let tokens = state.elf.expect("he rides along").gifts;
        assert_eq!((tokens.len(), tokens.contains(Marshal)), (gifts, false), "with {seats} players");
        let seen = state.view(Viewer::Seat(seat(0)));
        assert!(seen.figures.iter().flatten().all(|figure| figure.gift.is_none()), "he sees none");
    }
}

#[test]
fn elf_13_he_is_there_before_the_horse_attack_and_takes_no_part_in_it() {
    let options = TrainOptions { elf: true, ..wild() };
    let mut story = Story::new();
    ColtExpress::start(4, &options, &mut Chance::seeded(1), &mut story).expect("four play");
    assert!(tells(&story, Event::ElfPlaced { at: inside(2) }));
    let mut state = riding(4, &options, &CHARACTERS[..4]);
    assert_eq!(elf(&state), inside(2), "already there");
    // Everybody rides past him and boards car 1, and nobody takes him along.
    let chance = &mut Chance::seeded(2);
    while let Phase::Attack { .. } = state.phase {
        let player = decider_of(&state);
        let ride = choices(&state, player)[1];
        assert!(matches!(ride, Action::RideOn(_)));
        state.apply(player, &ride, chance, &mut Silent).expect("everybody may ride on");
    }
    assert!(state.playing.iter().all(|bandit| at(&state, bandit) == inside(1)));
    assert_eq!(elf(&boarded(state)), inside(2));
}

#[test]
fn elf_37_he_stays_where_somebody_is_arrested() {
    // X25: the Marshal may choose either of two; the Elf in that space stays.
    let standing = [(Ghost, inside(2)), (Belle, inside(2)), (Doc, inside(1))];
    let mut state = with_marshal(inside(2), inside(2), &standing);
    steal(&mut state, &[(Marshal, Arrest)], &[]);
    assert_eq!(choices(&state, seat(0)), [Belle, Ghost].map(Action::Arrest));
    act(&mut state, seat(0), Action::Arrest(Belle), &[]);
    assert_eq!((at(&state, Belle), elf(&state)), (CELL, inside(2)));
}

#[test]
fn elf_38_he_never_follows_the_marshal() {
    let standing = [(Ghost, inside(3)), (Belle, inside(3)), (Doc, inside(1))];
    let mut state = with_marshal(inside(2), inside(2), &standing);
    steal(&mut state, &[(Marshal, Move), (Marshal, ChangeFloor)], &[]);
    act(&mut state, seat(0), Action::Move(inside(1)), &[]);
    assert_eq!((at(&state, Marshal), elf(&state)), (roof(1), inside(2)));
}

#[test]
fn elf_39_he_follows_meis_diagonal() {
    let mut state = with_marshal(inside(2), inside(0), &[(Mei, inside(2)), (Belle, inside(3))]);
    steal(&mut state, &[(Mei, ChangeFloor)], &[]);
    let story = act(&mut state, seat(1), Action::Climb(roof(1)), &[]);
    assert_eq!(why(&story, Event::ElfFollowed { bandit: Mei, to: roof(1) }), rule!("ELF-15"));
    assert_eq!((at(&state, Mei), elf(&state)), (roof(1), roof(1)));
}

#[test]
fn elf_40_he_follows_a_copied_move_change_floor_or_ride() {
    let standing = [(Belle, inside(1)), (Doc, inside(2)), (Tuco, roof(2))];
    // Doc's Change Floor is copied by Belle in front, with whom the Elf stands.
    let mut state = with_marshal(inside(1), inside(0), &standing);
    steal(&mut state, &[(Doc, ChangeFloor), (Belle, BrilliantIdea)], &[]);
    assert_eq!((at(&state, Belle), elf(&state)), (roof(1), roof(1)));
    let mut state = with_marshal(inside(1), inside(0), &standing);
    steal(&mut state, &[(Doc, Move), (Belle, BrilliantIdea)], &[]);
    act(&mut state, seat(2), Action::Move(inside(3)), &[]);
    act(&mut state, seat(1), Action::Move(inside(2)), &[]);
    assert_eq!(elf(&state), inside(2));
    let options = TrainOptions { elf: true, ..both() };
    let mut state = elf_at(frontier_with(&options, 0, inside(0), &standing), inside(1));
    horses(&mut state, 1, 1);
    steal(&mut state, &[(Doc, Ride), (Belle, BrilliantIdea)], &[]);
    let story = act(&mut state, seat(1), Action::Ride(inside(3)), &[]);
    assert_eq!(why(&story, Event::ElfFollowed { bandit: Belle, to: inside(3) }), rule!("ELF-30"));
}

#[test]
fn elf_41_he_follows_nobody_out_of_the_cell() {
    let corridor = inside(4);
    let standing = [(Belle, CELL), (Doc, inside(1)), (Tuco, corridor)];
    // X44: a Fire in the Cell has no effect; a Brilliant Idea leads to the Corridor or to the Roof.
    let mut state = with_marshal(corridor, inside(0), &standing);
    prison(&mut state).arrests[Belle.index()] = 1;
    let story = steal(&mut state, &[(Belle, Fire), (Belle, BrilliantIdea)], &[]);
    assert_eq!(why(&story, Event::NoEffect { bandit: Belle, card: Fire }), rule!("MP-23"));
    assert_eq!(choices(&state, seat(1)), [corridor, roof(4)].map(Action::BreakOut));
    act(&mut state, seat(1), Action::BreakOut(roof(4)), &[]);
    assert_eq!((at(&state, Belle), elf(&state)), (roof(4), corridor));
    // Freed by somebody on the roof, past the Elf in the Corridor.
    let mut state = with_marshal(corridor, inside(0), &[(Belle, CELL), (Doc, inside(1)), (Tuco, roof(4))]);
    prison(&mut state).arrests[Belle.index()] = 1;
    steal(&mut state, &[(Tuco, BrilliantIdea)], &[]);
    act(&mut state, seat(3), Action::FreeBandit(Belle), &[]);
    assert_eq!((at(&state, Belle), elf(&state)), (roof(4), corridor));
}

#[test]
fn elf_42_elf_57_if_the_marshal_wins_the_tokens_decide_nothing() {
    let standing = [(Belle, inside(1)), (Doc, inside(2)), (Tuco, inside(3))];
    let ending = |arrests: [u8; 2]| {
        // Near the Locomotive: of the three only Belle, the poorest, has a Gift.
        let mut state = with_marshal(inside(1), inside(0), &standing);
        purses(&mut state, Doc, &[300]);
        purses(&mut state, Tuco, &[350]);
        let jail = prison(&mut state);
        [jail.arrests[Belle.index()], jail.arrests[Doc.index()]] = arrests;
        let [mail, lock, man] =
            [Target::MailSaved, Target::UnderLockAndKey, Target::MarkedMan].map(Goal::Target);
        goals(&mut state, [Goal::Warrant(Belle), Goal::Warrant(Doc), mail, lock, man]);
        let story = end_with(&mut state, QUIET, Tuco);
        (state, story)
    };
    // X26: four goals. The tokens are shown and put nobody out, and the bandits' places are by wealth.
    let (state, story) = ending([1, 1]);
    assert_eq!(winners(&state), only(0));
    assert_eq!(why(&story, Event::TokensTurned { gifts: set([Belle]) }), rule!("ELF-57"));
    assert!(!story.iter().any(|told| matches!(told.event, Event::Eliminated { .. })));
    let Status::Over(outcome) = state.status() else { panic!("the game is over") };
    let places: Vec<u8> = Seat::all(4).map(|player| outcome.places[player]).collect();
    assert_eq!(places, [1, 4, 3, 2], "the Marshal, then Tuco, Doc and Belle");
    // With three goals they decide as always (ELF-43).
    let (state, story) = ending([1, 0]);
    assert_eq!(why(&story, Event::TokensTurned { gifts: set([Belle]) }), rule!("ELF-43"));
    assert_eq!(winners(&state), only(1), "Belle is the only one with a Gift");
}

#[test]
fn elf_50_with_escape_whoever_neither_excludes_wins_or_nobody() {
    let options = TrainOptions { elf: true, ..wild() };
    let standing = [(Belle, INSIDE), (Doc, INSIDE), (Tuco, inside(3)), (Ghost, inside(2))];
    let ending = |elf, gifts: BanditSet| {
        let mut state = by_coach_with(&options, 1, &standing);
        hold(&mut state, Belle, Hostage::Teacher);
        hold(&mut state, Doc, Hostage::Zealot);
        rich(&mut state, Tuco, 3, 0);
        state.elf = Some(Elf { at: elf, gifts });
        let story = end_with(&mut state, "HST-3", Ghost);
        (winners(&state), story)
    };
    // The Elf is far from the driver, so Gifts are out; Tuco and Ghost are arrested: Doc is left.
    let (won, story) = ending(inside(3), set([Belle, Tuco]));
    assert_eq!(won, only(1));
    assert_eq!(why(&story, Event::Won { seats: won, team: false }), rule!("ELF-50"));
    // Near the driver, Empty ones are out: Belle is left.
    assert_eq!(ending(inside(0), set([Belle, Tuco])).0, only(0));
    // Gifts with those in the Stagecoach, the Elf far away: nobody is left.
    let (won, story) = ending(inside(3), set([Belle, Doc]));
    assert_eq!(won, SeatSet::EMPTY);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::EMPTY, team: false }), rule!("ELF-50"));
}
