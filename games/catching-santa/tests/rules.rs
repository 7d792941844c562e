//! One test per rule of `rules.md`, in its order.

use catching_santa::Action::{Enter, Move, Roll, Stop};
use catching_santa::Christmas::{Fairy, Leprechaun, Reindeer, Santa, Sleigh};
use catching_santa::data::{BOARD, CHRISTMAS_POINTS, LAST_TURN, MAGIC_DIE, PIECES};
use catching_santa::{
    Action, BoardOptions, CatchingSanta, Christmas, Colour, Event, Layout, Phase, Side, Space, SpaceSet,
};
use tinstar_core::{
    BadSetup, BySeat, Chance, Illegal, IllegalCode, Options as _, Outcome, Play, Rules, Seat, SeatSet, Setup,
    Sight, Silent, Sound, Status, Told, rule,
};
use tinstar_testkit::table::{act, choices, happened, not_allowed, refusal, watch, why};

// Four players; each has the entry of the colour's corner.
const RED: Seat = Seat::new(0); // enters on 1
const BLUE: Seat = Seat::new(1); // enters on 11
const YELLOW: Seat = Seat::new(2); // enters on 21
const GREEN: Seat = Seat::new(3); // enters on 31

// The faces of the magic die.
const SANTA_5: u32 = 1;
const SANTA_7: u32 = 2;
const FAIRY: u32 = 3;
const LEPRECHAUN: u32 = 4;
const REINDEER: u32 = 5;
const SLEIGH: u32 = 6;

type Story = Vec<Told<Event>>;

/// Four players with these pieces on the path, all others at home; these Christmas pieces moved away from
/// their starts. Green has just used a 6, so that `turn` lets Red's turn follow.
fn table(pieces: &[(Seat, u8)], christmas: &[(Christmas, u8)]) -> CatchingSanta {
    let (mut state, _) = start(4, &[1, 2, 3, 6, SLEIGH, 6]);
    state.sides = BySeat::filled(4, Side { home: PIECES, ..Side::default() });
    state.christmas = BOARD.starts.map(Some);
    for (seat, space) in pieces {
        state.sides[*seat].path.insert(Space::new(*space));
        state.sides[*seat].home -= 1;
    }
    for (piece, space) in christmas {
        state.christmas[*piece as usize] = Some(Space::new(*space));
    }
    state.note_occupied();
    assert_eq!(state.invariants(), Ok(()));
    assert_eq!(state.phase, Phase::Again { seat: GREEN });
    state
}

/// Green stops, and Red's turn is played with these dice: the magic die first.
fn turn(state: &mut CatchingSanta, dice: &[u32]) -> Story {
    act(state, GREEN, Stop, dice)
}

/// The same table, with `seat` to use this roll.
fn to_use(mut state: CatchingSanta, seat: Seat, roll: u8) -> CatchingSanta {
    state.phase = Phase::Use { seat, roll };
    state
}

/// The same table, with these already gathered by `seat`.
fn having(mut state: CatchingSanta, seat: Seat, gathered: &[Christmas]) -> CatchingSanta {
    for piece in gathered {
        if *piece == Santa && state.reserve > 0 {
            state.reserve -= 1;
        } else {
            state.christmas[*piece as usize] = None;
        }
        state.sides[seat].gathered.christmas[*piece as usize] += 1;
    }
    state.note_occupied();
    state
}

/// The same table, with `many` pieces of `owner` at home gathered by `seat`.
fn having_taken(mut state: CatchingSanta, seat: Seat, owner: Seat, many: u8) -> CatchingSanta {
    state.sides[owner].home -= many;
    state.sides[seat].gathered.pieces += many;
    state
}

fn step(from: u8, to: u8) -> Action {
    Move { from: Space::new(from), to: Space::new(to) }
}

fn at(state: &CatchingSanta, piece: Christmas) -> Option<u8> {
    state.christmas[piece as usize].map(Space::number)
}

fn path(state: &CatchingSanta, seat: Seat) -> Vec<u8> {
    state.sides[seat].path.iter().map(Space::number).collect()
}

fn displaced(piece: Christmas, from: u8, to: u8) -> Event {
    Event::Displaced { piece, from: Space::new(from), to: Space::new(to) }
}

fn sent_home(seat: Seat, from: u8) -> Event {
    Event::SentHome { seat, from: Space::new(from) }
}

fn start(seats: usize, dice: &[u32]) -> (CatchingSanta, Story) {
    let mut story = Vec::new();
    let mut chance = Chance::scripted(dice.iter().copied());
    let state = CatchingSanta::start(seats, &BoardOptions::default(), &mut chance, &mut story);
    (state.expect("a table of a good size"), story)
}

/// Whole games at random, each as its states and what happened.
fn random_games(games: u64) -> impl Iterator<Item = (CatchingSanta, Story)> {
    (0..games).map(|seed| {
        let (mut state, mut told) = (None, Vec::new());
        watch(
            2 + seed as usize % 3,
            &BoardOptions::default(),
            seed,
            |story: &tinstar_core::Story<CatchingSanta>| {
                told.extend(story.told().cloned());
                state = Some(story.after.clone());
            },
        );
        (state.expect("a match was played"), told)
    })
}

// 1. Components

#[test]
fn cs_1_two_to_four_can_play() {
    for seats in 2..=4 {
        assert!(CatchingSanta::check_setup(seats, &BoardOptions::default()).is_ok());
    }
    for given in [0, 1, 5, 8] {
        let refused = CatchingSanta::start(given, &BoardOptions::default(), &mut Chance::none(), &mut Silent);
        assert_eq!(refused, Err(BadSetup::Seats { given, least: 2, most: 4, rule: rule!("CS-1") }));
    }
}

#[test]
fn cs_2_the_path_is_a_closed_circle_of_forty() {
    let walk = |from, steps| BOARD.walk(Space::new(from), steps).number();
    assert_eq!((walk(38, 5), walk(2, -4), walk(1, -1), walk(40, 1)), (3, 38, 40, 1));
    assert_eq!((walk(10, 6), walk(34, 6), walk(35, 6)), (16, 40, 1));
}

#[test]
fn cs_2_a_path_too_short_or_too_long_is_refused() {
    for spaces in ["19", "65", "0"] {
        let mut options = BoardOptions::default();
        options.set("spaces", spaces).unwrap();
        let refused = CatchingSanta::check_setup(2, &options).unwrap_err();
        assert!(
            matches!(refused, BadSetup::OptionValue { key: "spaces", rule: Some(rule), .. } if rule == rule!("CS-2"))
        );
    }
}

#[test]
fn cs_3_every_colour_has_three_home_spaces_and_its_own_entry() {
    let (state, _) = start(4, &[6, 1, 2, 3, SLEIGH, 1]);
    let view = state.view(tinstar_core::Viewer::Spectator);
    let entries: Vec<(Colour, u8, u8)> =
        view.sides.iter().map(|(_, side)| (side.colour, side.entry.number(), side.home)).collect();
    assert_eq!(
        entries,
        [(Colour::Red, 1, 3), (Colour::Blue, 11, 3), (Colour::Yellow, 21, 3), (Colour::Green, 31, 3)]
    );
}

#[test]
fn cs_3_cs_4_a_board_with_doubled_or_missing_places_is_refused() {
    for (key, value, rule) in [
        ("entries", "1,1,21,31", rule!("CS-3")),
        ("entries", "1,11,21,41", rule!("CS-3")),
        ("starts", "10,10,26,34,18", rule!("CS-4")),
        ("starts", "10,2,26,34,11", rule!("CS-4")),
        ("starts", "10,2,26,34,60", rule!("CS-4")),
    ] {
        let mut options = BoardOptions::default();
        options.set(key, value).expect("a list of the right form");
        let refused = CatchingSanta::check_setup(4, &options).unwrap_err();
        assert!(
            matches!(refused, BadSetup::OptionValue { rule: Some(cited), .. } if cited == rule),
            "{key}={value}"
        );
    }
}

#[test]
fn cs_4_every_christmas_piece_has_its_own_start() {
    let starts = Christmas::ALL.map(|piece| BOARD.start(piece).number());
    assert_eq!(starts, [10, 2, 26, 34, 18]);
}

#[test]
fn cs_5_two_pieces_on_one_space_are_no_position() {
    let mut state = table(&[(RED, 5)], &[]);
    state.sides[RED].home -= 1;
    state.sides[BLUE].path.insert(Space::new(5));
    state.sides[BLUE].home -= 1;
    state.sides[RED].home += 1;
    assert!(state.invariants().unwrap_err().contains("CS-5"));
    let mut state = table(&[(RED, 5)], &[]);
    state.christmas[Fairy as usize] = Some(Space::new(5));
    assert!(state.invariants().unwrap_err().contains("CS-5"));
}

#[test]
fn cs_6_a_piece_passes_its_own_entry_and_circles_on() {
    let mut state = to_use(table(&[(RED, 38), (RED, 20)], &[]), RED, 5);
    let story = act(&mut state, RED, step(38, 3), &[SLEIGH, 1]);
    assert_eq!(path(&state, RED), [3, 20]);
    assert_eq!(
        why(&story, Event::Moved { seat: RED, from: Space::new(38), to: Space::new(3) }),
        rule!("CS-43")
    );
    assert_eq!(state.sides[RED].home, 1);
}

#[test]
fn cs_7_pieces_pass_over_others_freely() {
    let mut state = to_use(table(&[(RED, 4), (RED, 5), (BLUE, 6), (GREEN, 8)], &[(Fairy, 7)]), RED, 5);
    act(&mut state, RED, step(4, 9), &[SLEIGH, 6]);
    assert_eq!((path(&state, RED), path(&state, BLUE), at(&state, Fairy)), (vec![5, 9], vec![6], Some(7)));
    let mut state = table(&[(RED, 12), (BLUE, 14)], &[(Leprechaun, 13)]);
    turn(&mut state, &[SANTA_5, 6]);
    assert_eq!(
        (at(&state, Santa), at(&state, Leprechaun), path(&state, BLUE)),
        (Some(15), Some(13), vec![14])
    );
}

// 2. Setup

#[test]
fn cs_8_cs_9_cs_10_everybody_at_home_the_christmas_pieces_on_their_starts_two_santas_in_reserve() {
    for seats in 2..=4 {
        let mut dice = vec![1; seats];
        dice[0] = 6;
        dice.extend([SLEIGH, 1]);
        let (state, _) = start(seats, &dice);
        for (_, side) in state.sides.iter() {
            assert_eq!((side.home, side.path, side.gathered.count()), (3, SpaceSet::default(), 0));
        }
        // The Sleigh has just been moved by the first magic die.
        assert_eq!(
            Christmas::ALL.map(|piece| at(&state, piece)),
            [Some(10), Some(2), Some(26), Some(34), Some(17)]
        );
        assert_eq!(state.reserve, 2);
    }
}

#[test]
fn cs_11_unused_colours_are_not_in_the_game() {
    let (state, _) = start(2, &[6, 1, SLEIGH, 1]);
    let colours: Vec<Colour> =
        state.view(tinstar_core::Viewer::Spectator).sides.iter().map(|(_, side)| side.colour).collect();
    assert_eq!(colours, [Colour::Blue, Colour::Green]);
    let (state, _) = start(3, &[6, 1, 1, SLEIGH, 1]);
    let colours: Vec<Colour> =
        state.view(tinstar_core::Viewer::Spectator).sides.iter().map(|(_, side)| side.colour).collect();
    assert_eq!(colours, [Colour::Red, Colour::Blue, Colour::Yellow]);
}

#[test]
fn cs_12_the_highest_roll_begins() {
    let (state, story) = start(4, &[2, 4, 5, 3, SLEIGH, 1]);
    assert_eq!(why(&story, Event::RolledForStart { seat: YELLOW, face: 5 }), rule!("CS-12"));
    assert_eq!(why(&story, Event::TurnBegan { seat: YELLOW, number: 1 }), rule!("CS-12"));
    assert_eq!(state.status(), Status::Waiting(SeatSet::only(YELLOW)));
}

#[test]
fn cs_13_those_tied_for_the_highest_roll_again_among_themselves() {
    let (state, story) = start(4, &[5, 2, 5, 5, 1, 3, 3, 2, 4, SLEIGH, 1]);
    assert_eq!(
        why(&story, Event::TiedForStart { seats: [RED, YELLOW, GREEN].into_iter().collect() }),
        rule!("CS-13")
    );
    assert_eq!(
        why(&story, Event::TiedForStart { seats: [YELLOW, GREEN].into_iter().collect() }),
        rule!("CS-13")
    );
    assert_eq!(state.status().deciders(), SeatSet::only(GREEN));
}

#[test]
fn cs_14_turns_pass_clockwise() {
    let mut state = table(&[], &[]);
    turn(&mut state, &[SLEIGH, 1]);
    for seat in [RED, BLUE, YELLOW, GREEN] {
        assert_eq!(state.status().deciders(), SeatSet::only(seat));
        let story = act(&mut state, seat, Stop, &[REINDEER, 2]);
        let number = state.turn;
        assert_eq!(why(&story, Event::TurnBegan { seat: seat.next(4), number }), rule!("CS-14"));
    }
    assert_eq!(state.status().deciders(), SeatSet::only(RED));
}

#[test]
fn cs_14_nobody_acts_out_of_turn() {
    let state = table(&[(RED, 5), (RED, 6)], &[]);
    let refused = Illegal { code: IllegalCode::NotYourDecision, rule: rule!("CS-14") };
    for action in [Roll, Stop, Enter, step(5, 6)] {
        assert_eq!(refusal(&state, RED, action), refused);
        assert_eq!(choices(&state, RED), []);
    }
}

#[test]
fn cs_15_the_rolls_for_the_first_turn_move_nothing() {
    let (state, story) = start(2, &[6, 5, SLEIGH, 1]);
    assert_eq!(
        happened(&story, |event| matches!(event, Event::Entered { .. } | Event::MayRollAgain { .. })),
        0
    );
    assert_eq!(state.sides[Seat::new(0)].home, 3);
}

// 3. Magic die

#[test]
fn cs_16_a_turn_begins_with_one_roll_of_the_magic_die() {
    let mut state = table(&[(RED, 5)], &[]);
    let story = turn(&mut state, &[LEPRECHAUN, 6]);
    assert_eq!(why(&story, Event::MagicRolled { seat: RED, piece: Leprechaun, steps: 3 }), rule!("CS-16"));
    let magic = story.iter().position(|told| matches!(told.event, Event::MagicRolled { .. }));
    let ordinary = story.iter().position(|told| matches!(told.event, Event::Rolled { .. }));
    assert!(magic < ordinary);
}

#[test]
fn cs_17_further_rolls_bring_no_further_magic() {
    let mut state = table(&[(RED, 5)], &[]);
    turn(&mut state, &[SLEIGH, 6]);
    act(&mut state, RED, Enter, &[]);
    let story = act(&mut state, RED, Roll, &[6]);
    assert_eq!(happened(&story, |event| matches!(event, Event::MagicRolled { .. })), 0);
}

#[test]
fn cs_18_the_piece_on_the_face_moves_its_full_steps_in_its_direction() {
    for (face, (piece, steps)) in MAGIC_DIE.into_iter().enumerate() {
        let mut state = table(&[(RED, 21)], &[]);
        let from = BOARD.start(piece);
        let story = turn(&mut state, &[face as u32 + 1, 6]);
        let to = BOARD.walk(from, steps);
        assert_eq!(why(&story, Event::ChristmasMoved { piece, from, to }), rule!("CS-18"));
        assert_eq!(state.christmas[piece as usize], Some(to));
    }
    assert_eq!(MAGIC_DIE.map(|(_, steps)| steps), [5, 7, -4, 3, 2, -1]);
}

#[test]
fn cs_19_a_gathered_piece_on_the_face_moves_nothing() {
    let mut state = having(table(&[], &[]), BLUE, &[Sleigh]);
    let before = state.christmas;
    let story = turn(&mut state, &[SLEIGH, 1]);
    assert_eq!(why(&story, Event::NothingMoved { piece: Sleigh }), rule!("CS-19"));
    assert_eq!(state.christmas, before);
    let mut state = having(table(&[], &[]), BLUE, &[Santa, Santa, Santa]);
    assert_eq!(why(&turn(&mut state, &[SANTA_7, 1]), Event::NothingMoved { piece: Santa }), rule!("CS-19"));
}

#[test]
fn cs_20_a_christmas_piece_may_stand_on_an_empty_start_or_entry() {
    // The Leprechaun comes to 34, the Reindeer's empty start; Santa to 11, Blue's entry.
    let mut state = table(&[], &[(Leprechaun, 31), (Reindeer, 5), (Santa, 6)]);
    let story = turn(&mut state, &[LEPRECHAUN, 1]);
    assert_eq!((at(&state, Leprechaun), at(&state, Reindeer)), (Some(34), Some(5)));
    assert_eq!(happened(&story, |event| matches!(event, Event::Displaced { .. })), 0);
    act(&mut state, RED, Stop, &[SANTA_5, 1]);
    assert_eq!(at(&state, Santa), Some(11));
}

#[test]
fn cs_21_a_christmas_piece_sends_a_players_piece_home() {
    let mut state = table(&[(BLUE, 36)], &[]);
    let story = turn(&mut state, &[REINDEER, 1]);
    assert_eq!(why(&story, sent_home(BLUE, 36)), rule!("CS-21"));
    assert_eq!((at(&state, Reindeer), path(&state, BLUE), state.sides[BLUE].home), (Some(36), vec![], 3));
    // Also the active player's.
    let mut state = table(&[(RED, 36)], &[]);
    let story = turn(&mut state, &[REINDEER, 1]);
    assert_eq!(why(&story, sent_home(RED, 36)), rule!("CS-21"));
}

#[test]
fn cs_22_christmas_pieces_gather_nothing() {
    let mut state = table(&[(BLUE, 36)], &[]);
    turn(&mut state, &[REINDEER, 1]);
    assert!(state.sides.iter().all(|(_, side)| side.gathered.count() == 0));
}

#[test]
fn cs_23_the_piece_that_was_there_goes_back_to_its_start() {
    let mut state = table(&[], &[(Santa, 15), (Reindeer, 20)]);
    let story = turn(&mut state, &[SANTA_5, 1]);
    assert_eq!((at(&state, Santa), at(&state, Reindeer)), (Some(20), Some(34)));
    assert_eq!(why(&story, displaced(Reindeer, 20, 34)), rule!("CS-23"));
    // Test vector (d): the Reindeer finds Santa on 34 and sends him to his own start.
    let mut state = table(&[], &[(Fairy, 22), (Reindeer, 18), (Santa, 34), (Sleigh, 5)]);
    turn(&mut state, &[FAIRY, 1]);
    assert_eq!((at(&state, Fairy), at(&state, Reindeer), at(&state, Santa)), (Some(18), Some(34), Some(10)));
}

#[test]
fn cs_24_a_piece_met_on_its_own_start_goes_to_the_start_of_the_one_that_came() {
    // Test vector (a), the rulebook's own example.
    for (from, face) in [(29, SANTA_5), (27, SANTA_7)] {
        let mut state = table(&[], &[(Santa, from)]);
        let story = turn(&mut state, &[face, 1]);
        assert_eq!((at(&state, Santa), at(&state, Reindeer)), (Some(34), Some(10)));
        assert_eq!(why(&story, displaced(Reindeer, 34, 10)), rule!("CS-24"));
    }
}

#[test]
fn cs_25_still_there_means_standing_there_now() {
    // The Reindeer had left, was sent back to 34, and is then met there.
    let mut state = table(&[], &[(Santa, 15), (Reindeer, 20), (Leprechaun, 31)]);
    turn(&mut state, &[SANTA_5, 1]);
    assert_eq!(at(&state, Reindeer), Some(34));
    let story = act(&mut state, RED, Stop, &[LEPRECHAUN, 1]);
    assert_eq!(why(&story, displaced(Reindeer, 34, 26)), rule!("CS-24"));
}

#[test]
fn cs_26_a_displaced_piece_sends_a_players_piece_home() {
    // Test vector (b).
    let mut state = table(&[(BLUE, 26)], &[(Leprechaun, 15)]);
    let story = turn(&mut state, &[LEPRECHAUN, 1]);
    assert_eq!((at(&state, Leprechaun), at(&state, Sleigh)), (Some(18), Some(26)));
    assert_eq!(why(&story, displaced(Sleigh, 18, 26)), rule!("CS-24"));
    assert_eq!(why(&story, sent_home(BLUE, 26)), rule!("CS-26"));
    assert_eq!(state.sides[BLUE].home, 3);
}

#[test]
fn cs_27_a_displaced_piece_sends_another_to_its_own_start_and_so_on() {
    // Test vector (c).
    let mut state = table(&[(RED, 2)], &[(Leprechaun, 15), (Fairy, 26)]);
    let story = turn(&mut state, &[LEPRECHAUN, 1]);
    assert_eq!(
        (at(&state, Leprechaun), at(&state, Sleigh), at(&state, Fairy)),
        (Some(18), Some(26), Some(2))
    );
    assert_eq!(why(&story, displaced(Fairy, 26, 2)), rule!("CS-27"));
    assert_eq!(why(&story, sent_home(RED, 2)), rule!("CS-26"));
}

#[test]
fn cs_28_cs_29_only_the_first_of_a_chain_is_an_exchange_and_nobody_is_displaced_twice() {
    let mut longest = 0;
    for (_, story) in random_games(300) {
        let mut chain: Vec<Christmas> = Vec::new();
        let mut exchanged = false;
        for told in story {
            let Event::Displaced { piece, .. } = told.event else {
                chain.clear();
                exchanged = false;
                continue;
            };
            assert!(!chain.contains(&piece), "{piece:?} was displaced twice");
            assert!(told.rule != rule!("CS-24") || chain.is_empty(), "an exchange inside a chain");
            exchanged |= told.rule == rule!("CS-24");
            chain.push(piece);
            assert!(chain.len() <= if exchanged { 4 } else { 5 });
            longest = longest.max(chain.len());
        }
    }
    assert!(longest >= 3, "no chain was long enough to show anything");
}

#[test]
fn cs_30_a_chain_can_come_back_to_the_piece_that_began_it() {
    // Test vector (e).
    let mut state = table(&[], &[(Santa, 13), (Reindeer, 18), (Sleigh, 34)]);
    let story = turn(&mut state, &[SANTA_5, 1]);
    assert_eq!((at(&state, Reindeer), at(&state, Sleigh), at(&state, Santa)), (Some(34), Some(18), Some(10)));
    assert_eq!(why(&story, displaced(Reindeer, 18, 34)), rule!("CS-23"));
    assert_eq!(why(&story, displaced(Sleigh, 34, 18)), rule!("CS-27"));
    assert_eq!(why(&story, displaced(Santa, 18, 10)), rule!("CS-30"));
}

// 4. Ordinary die

#[test]
fn cs_31_cs_32_with_a_piece_on_the_path_there_is_one_roll_after_the_magic_die() {
    let mut state = table(&[(RED, 5)], &[]);
    let story = turn(&mut state, &[SLEIGH, 3, SLEIGH, 1]);
    assert_eq!(why(&story, Event::Rolled { seat: RED, face: 3 }), rule!("CS-32"));
    assert_eq!(path(&state, RED), [8]);
    assert_eq!(state.status().deciders(), SeatSet::only(BLUE));
}

#[test]
fn cs_33_with_no_piece_on_the_path_up_to_three_tries_until_the_first_6() {
    let mut state = table(&[], &[]);
    let story = turn(&mut state, &[SLEIGH, 1]);
    assert_eq!(why(&story, Event::Rolled { seat: RED, face: 1 }), rule!("CS-33"));
    assert_eq!(choices(&state, RED), [Roll, Stop]);
    act(&mut state, RED, Roll, &[2]);
    assert_eq!(choices(&state, RED), [Roll, Stop]);
    // The third try is the last: Blue's turn follows.
    act(&mut state, RED, Roll, &[3, SLEIGH, 4]);
    assert_eq!(state.status().deciders(), SeatSet::only(BLUE));
    // A 6 stops the tries.
    act(&mut state, BLUE, Roll, &[6]);
    assert_eq!(state.phase, Phase::Again { seat: BLUE });
}

#[test]
fn cs_33_a_fourth_try_is_refused_and_the_tries_may_be_given_up() {
    let mut state = table(&[], &[]);
    turn(&mut state, &[SLEIGH, 1]);
    act(&mut state, RED, Roll, &[2]);
    act(&mut state, RED, Roll, &[3, SLEIGH, 4]);
    assert_eq!(refusal(&state, RED, Roll).code, IllegalCode::NotYourDecision);
    let story = act(&mut state, BLUE, Stop, &[SLEIGH, 4]);
    assert_eq!(why(&story, Event::Stopped { seat: BLUE }), rule!("CS-33"));
}

#[test]
fn cs_34_whether_a_piece_is_on_the_path_is_seen_after_the_magic_die() {
    let mut state = table(&[(RED, 36)], &[]);
    let story = turn(&mut state, &[REINDEER, 2]);
    assert_eq!(why(&story, Event::Rolled { seat: RED, face: 2 }), rule!("CS-33"));
    assert_eq!(state.phase, Phase::Try { seat: RED, left: 2 });
}

#[test]
fn cs_35_a_try_without_a_6_has_no_effect() {
    let mut state = table(&[], &[]);
    let before = state.sides;
    let story = turn(&mut state, &[SLEIGH, 5]);
    assert_eq!(why(&story, Event::TryFailed { seat: RED, left: 2 }), rule!("CS-35"));
    assert_eq!(state.sides, before);
    assert_eq!(refusal(&state, RED, step(5, 10)), not_allowed(rule!("CS-35")));
}

#[test]
fn cs_36_a_6_with_no_piece_on_the_path_puts_one_on_the_entry() {
    let mut state = table(&[], &[]);
    let story = turn(&mut state, &[SLEIGH, 6]);
    assert_eq!(why(&story, Event::Entered { seat: RED, at: Space::new(1) }), rule!("CS-36"));
    assert_eq!((path(&state, RED), state.sides[RED].home), (vec![1], 2));
}

#[test]
fn cs_37_a_6_with_pieces_on_the_path_and_at_home_is_a_choice() {
    let state = to_use(table(&[(RED, 5), (RED, 20)], &[]), RED, 6);
    assert_eq!(choices(&state, RED), [Enter, step(5, 11), step(20, 26)]);
    let mut entered = state.clone();
    let story = act(&mut entered, RED, Enter, &[]);
    assert_eq!(why(&story, Event::Entered { seat: RED, at: Space::new(1) }), rule!("CS-37"));
    assert_eq!(path(&entered, RED), [1, 5, 20]);
    let mut moved = state;
    act(&mut moved, RED, step(5, 11), &[]);
    assert_eq!(path(&moved, RED), [11, 20]);
}

#[test]
fn cs_37_nobody_enters_with_nobody_at_home() {
    let state = to_use(table(&[(RED, 5), (RED, 20), (RED, 30)], &[]), RED, 6);
    assert_eq!(refusal(&state, RED, Enter), not_allowed(rule!("CS-37")));
}

#[test]
fn cs_38_only_a_6_lets_a_piece_enter() {
    for roll in 1..=5 {
        let state = to_use(table(&[(RED, 15), (RED, 20)], &[]), RED, roll);
        assert_eq!(refusal(&state, RED, Enter), not_allowed(rule!("CS-38")));
    }
    let mut state = table(&[], &[]);
    turn(&mut state, &[SLEIGH, 5]);
    assert_eq!(refusal(&state, RED, Enter), not_allowed(rule!("CS-38")));
}

#[test]
fn cs_39_every_6_gives_another_roll() {
    let mut state = table(&[], &[]);
    let story = turn(&mut state, &[SLEIGH, 6]);
    assert_eq!(why(&story, Event::MayRollAgain { seat: RED }), rule!("CS-39"));
    for _ in 0..5 {
        assert_eq!(choices(&state, RED), [Roll, Stop]);
        let story = act(&mut state, RED, Roll, &[6]);
        if let Phase::Use { .. } = state.phase {
            let choice = *choices(&state, RED).last().unwrap();
            let story = act(&mut state, RED, choice, &[]);
            assert_eq!(why(&story, Event::MayRollAgain { seat: RED }), rule!("CS-39"));
        } else {
            assert_eq!(why(&story, Event::MayRollAgain { seat: RED }), rule!("CS-39"));
        }
    }
}

#[test]
fn cs_39_no_other_roll_gives_another() {
    let state = to_use(table(&[(RED, 15), (RED, 20)], &[]), RED, 5);
    assert_eq!(refusal(&state, RED, Roll), not_allowed(rule!("CS-39")));
    // And before the further roll nothing moves.
    let mut state = table(&[(RED, 5)], &[]);
    state.phase = Phase::Again { seat: RED };
    assert_eq!(refusal(&state, RED, step(5, 11)), not_allowed(rule!("CS-39")));
    assert_eq!(refusal(&state, RED, Enter), not_allowed(rule!("CS-39")));
}

#[test]
fn cs_40_the_further_roll_may_be_declined() {
    let mut state = table(&[], &[]);
    let story = turn(&mut state, &[SLEIGH, 1]);
    assert_eq!(why(&story, Event::Stopped { seat: GREEN }), rule!("CS-40"));
    assert_eq!(state.status().deciders(), SeatSet::only(RED));
}

#[test]
fn cs_41_cs_48_some_piece_can_always_move() {
    // By symmetry one piece stands on 1; a roll is forfeited only if every piece is blocked by another.
    for spaces in 20..=64 {
        let layout = Layout { spaces, ..BOARD };
        for second in 2..=spaces {
            for third in second + 1..=spaces {
                for roll in 1..=6 {
                    let own: SpaceSet = [1, second, third].map(Space::new).into_iter().collect();
                    assert!(own.iter().any(|from| !own.contains(layout.walk(from, roll))));
                }
            }
        }
    }
}

#[test]
fn cs_42_a_further_roll_is_a_single_roll() {
    let mut state = table(&[], &[]);
    turn(&mut state, &[SLEIGH, 6]);
    let story = act(&mut state, RED, Roll, &[2, SLEIGH, 1]);
    assert_eq!(why(&story, Event::Rolled { seat: RED, face: 2 }), rule!("CS-42"));
    assert_eq!(path(&state, RED), [3]);
    assert_eq!(state.status().deciders(), SeatSet::only(BLUE));
}

#[test]
fn cs_43_one_piece_moves_clockwise_by_the_number_rolled() {
    let mut state = to_use(table(&[(RED, 5), (RED, 20)], &[]), RED, 4);
    for (from, to) in [(5, 8), (5, 10), (5, 1), (5, 5), (20, 16)] {
        assert_eq!(refusal(&state, RED, step(from, to)), not_allowed(rule!("CS-43")));
    }
    let story = act(&mut state, RED, step(20, 24), &[SLEIGH, 1]);
    assert_eq!(
        why(&story, Event::Moved { seat: RED, from: Space::new(20), to: Space::new(24) }),
        rule!("CS-43")
    );
    assert_eq!(path(&state, RED), [5, 24]);
}

#[test]
fn cs_44_the_player_chooses_among_his_own_pieces_on_the_path() {
    let state = to_use(table(&[(RED, 5), (RED, 20), (RED, 39), (BLUE, 12)], &[]), RED, 3);
    assert_eq!(choices(&state, RED), [step(5, 8), step(20, 23), step(39, 2)]);
    // Another's piece, a Christmas piece, an empty space.
    for from in [12, 10, 30] {
        assert_eq!(refusal(&state, RED, step(from, from + 3)), not_allowed(rule!("CS-44")));
    }
}

#[test]
fn cs_45_moving_is_compulsory() {
    let state = to_use(table(&[(RED, 5), (RED, 20)], &[]), RED, 3);
    assert_eq!(refusal(&state, RED, Stop), not_allowed(rule!("CS-45")));
    let state = to_use(table(&[(RED, 5), (RED, 20)], &[]), RED, 6);
    assert_eq!(refusal(&state, RED, Stop), not_allowed(rule!("CS-45")));
    assert_eq!(refusal(&state, RED, Roll), not_allowed(rule!("CS-45")));
}

#[test]
fn cs_46_a_piece_may_not_end_on_its_own_colour() {
    let state = to_use(table(&[(RED, 5), (RED, 8), (RED, 20)], &[]), RED, 3);
    assert_eq!(choices(&state, RED), [step(8, 11), step(20, 23)]);
    assert_eq!(refusal(&state, RED, step(5, 8)), not_allowed(rule!("CS-46")));
    // With two pieces three apart there is nothing to choose: the front one moves.
    let mut state = table(&[(RED, 5), (RED, 8)], &[]);
    turn(&mut state, &[SLEIGH, 3, SLEIGH, 1]);
    assert_eq!(path(&state, RED), [5, 11]);
}

#[test]
fn cs_47_nobody_enters_onto_his_own_piece() {
    let state = to_use(table(&[(RED, 1), (RED, 20)], &[]), RED, 6);
    assert_eq!(choices(&state, RED), [step(1, 7), step(20, 26)]);
    assert_eq!(refusal(&state, RED, Enter), not_allowed(rule!("CS-47")));
}

#[test]
fn cs_49_entering_captures_what_stands_on_the_entry() {
    let mut state = table(&[(BLUE, 1)], &[]);
    let story = turn(&mut state, &[SLEIGH, 6]);
    assert_eq!(why(&story, Event::Captured { seat: RED, owner: BLUE, at: Space::new(1) }), rule!("CS-58"));
    let mut state = table(&[], &[(Fairy, 1)]);
    let story = turn(&mut state, &[SLEIGH, 6]);
    assert_eq!(why(&story, Event::Gathered { seat: RED, piece: Fairy, at: Space::new(1) }), rule!("CS-51"));
    assert_eq!(path(&state, RED), [1]);
}

#[test]
fn cs_50_without_any_pieces_only_the_magic_die_is_rolled() {
    let mut state = having_taken(table(&[], &[]), BLUE, RED, 3);
    let story = turn(&mut state, &[SLEIGH, SLEIGH, 1]);
    assert_eq!(why(&story, Event::MagicRolled { seat: RED, piece: Sleigh, steps: -1 }), rule!("CS-16"));
    assert_eq!(why(&story, Event::NoPieces { seat: RED }), rule!("CS-50"));
    assert_eq!(state.status().deciders(), SeatSet::only(BLUE));
}

// 5. Captures

#[test]
fn cs_51_a_piece_takes_the_christmas_piece_it_ends_on() {
    let mut state = to_use(table(&[(RED, 30), (RED, 3)], &[]), RED, 4);
    let story = act(&mut state, RED, step(30, 34), &[SLEIGH, 1]);
    assert_eq!(
        why(&story, Event::Gathered { seat: RED, piece: Reindeer, at: Space::new(34) }),
        rule!("CS-51")
    );
    assert_eq!((at(&state, Reindeer), state.sides[RED].gathered.christmas), (None, [0, 0, 0, 1, 0]));
    assert_eq!(path(&state, RED), [3, 34]);
}

#[test]
fn cs_52_the_first_and_second_santa_are_replaced_on_the_start() {
    let mut state = to_use(table(&[(RED, 21), (RED, 3)], &[(Santa, 25)]), RED, 4);
    for left in [1, 0] {
        state = to_use(state, RED, 4);
        state.christmas[Santa as usize] = Some(Space::new(25));
        let from = path(&state, RED).into_iter().next_back().unwrap();
        state.sides[RED].path.remove(Space::new(from));
        state.sides[RED].path.insert(Space::new(21));
        state.note_occupied();
        let story = act(&mut state, RED, step(21, 25), &[SLEIGH, 1]);
        assert_eq!(why(&story, Event::SantaArrived { at: Space::new(10) }), rule!("CS-52"));
        assert_eq!((at(&state, Santa), state.reserve), (Some(10), left));
    }
    assert_eq!(state.sides[RED].gathered.christmas[Santa as usize], 2);
}

#[test]
fn cs_53_the_third_santa_is_kept_and_not_replaced() {
    let state = having(table(&[(RED, 21), (RED, 3)], &[(Santa, 25)]), BLUE, &[Santa, Santa]);
    let mut state = to_use(state, RED, 4);
    let story = act(&mut state, RED, step(21, 25), &[SLEIGH, 1]);
    assert_eq!(why(&story, Event::Gathered { seat: RED, piece: Santa, at: Space::new(25) }), rule!("CS-53"));
    assert_eq!((at(&state, Santa), state.reserve), (None, 0));
    assert_eq!(happened(&story, |event| matches!(event, Event::SantaArrived { .. })), 0);
}

#[test]
fn cs_54_there_is_one_santa_on_the_path_until_the_last_is_taken() {
    for (_, story) in random_games(30) {
        let mut on_path = 1;
        for told in story {
            on_path -= i32::from(matches!(told.event, Event::Gathered { piece: Santa, .. }));
            on_path += i32::from(matches!(told.event, Event::SantaArrived { .. }));
            assert!((0..=1).contains(&on_path));
        }
    }
}

#[test]
fn cs_55_a_santa_whose_start_is_taken_comes_to_the_first_empty_space_after_it() {
    // The capturing piece itself stands on 10, Green on 11.
    let mut state = to_use(table(&[(RED, 6), (RED, 3), (GREEN, 11)], &[]), RED, 4);
    let story = act(&mut state, RED, step(6, 10), &[SLEIGH, 1]);
    assert_eq!(why(&story, Event::SantaArrived { at: Space::new(12) }), rule!("CS-55"));
    assert_eq!(at(&state, Santa), Some(12));
}

#[test]
fn cs_56_such_a_santa_still_has_his_own_start() {
    let mut state = table(&[(RED, 30)], &[(Santa, 12), (Leprechaun, 9)]);
    let story = turn(&mut state, &[LEPRECHAUN, 6]);
    assert_eq!(why(&story, displaced(Santa, 12, 10)), rule!("CS-23"));
}

#[test]
fn cs_57_a_new_santa_captures_and_displaces_nothing() {
    let mut state =
        to_use(table(&[(RED, 21), (RED, 3), (BLUE, 10), (GREEN, 12)], &[(Santa, 25), (Fairy, 11)]), RED, 4);
    let story = act(&mut state, RED, step(21, 25), &[SLEIGH, 6]);
    assert_eq!(why(&story, Event::SantaArrived { at: Space::new(13) }), rule!("CS-55"));
    assert_eq!((path(&state, BLUE), path(&state, GREEN), at(&state, Fairy)), (vec![10], vec![12], Some(11)));
}

#[test]
fn cs_58_a_piece_takes_another_players_piece_and_keeps_it() {
    let mut state = to_use(table(&[(RED, 5), (RED, 20), (BLUE, 9)], &[]), RED, 4);
    let story = act(&mut state, RED, step(5, 9), &[SLEIGH, 1]);
    assert_eq!(why(&story, Event::Captured { seat: RED, owner: BLUE, at: Space::new(9) }), rule!("CS-58"));
    assert_eq!(
        (path(&state, BLUE), state.sides[BLUE].home, state.sides[RED].gathered.pieces),
        (vec![], 2, 1)
    );
}

#[test]
fn cs_59_a_gathered_piece_never_returns() {
    let mut state = having_taken(table(&[], &[]), RED, BLUE, 2);
    state.phase = Phase::Try { seat: BLUE, left: 1 };
    act(&mut state, BLUE, Roll, &[6]);
    // The last of Blue's pieces is on the path: a 6 can only move it.
    let story = act(&mut state, BLUE, Roll, &[6]);
    assert_eq!(happened(&story, |event| matches!(event, Event::Entered { .. })), 0);
    assert_eq!((path(&state, BLUE), state.sides[RED].gathered.pieces), (vec![17], 2));
}

#[test]
fn cs_60_a_move_captures_at_most_once() {
    for (_, story) in random_games(60) {
        let mut captures = 0;
        for told in story {
            if matches!(told.event, Event::Moved { .. } | Event::Entered { .. }) {
                captures = 0;
            }
            captures += i32::from(matches!(told.event, Event::Gathered { .. } | Event::Captured { .. }));
            assert!(captures <= 1);
        }
    }
}

#[test]
fn cs_61_a_piece_a_christmas_piece_lands_on_captures_nothing() {
    let mut state = table(&[(BLUE, 36)], &[]);
    turn(&mut state, &[REINDEER, 1]);
    assert_eq!((at(&state, Reindeer), state.sides[BLUE].gathered.count()), (Some(36), 0));
}

#[test]
fn cs_62_no_space_is_safe() {
    // Blue's piece on Blue's own entry; the Sleigh on its own start.
    let mut state = to_use(table(&[(RED, 9), (RED, 16), (BLUE, 11)], &[]), RED, 2);
    act(&mut state, RED, step(9, 11), &[FAIRY, 1]);
    assert_eq!(state.sides[RED].gathered.pieces, 1);
    let mut state = to_use(state, RED, 2);
    act(&mut state, RED, step(16, 18), &[FAIRY, 1]);
    assert_eq!(state.sides[RED].gathered.christmas[Sleigh as usize], 1);
}

#[test]
fn cs_63_pieces_at_home_cannot_be_captured() {
    let mut state = to_use(table(&[(RED, 9), (RED, 16)], &[]), RED, 2);
    act(&mut state, RED, step(9, 11), &[SLEIGH, 1]);
    assert_eq!((state.sides[BLUE].home, state.sides[RED].gathered.count()), (3, 0));
}

#[test]
fn cs_64_a_piece_sent_home_may_enter_again() {
    let mut state = table(&[(RED, 36)], &[]);
    turn(&mut state, &[REINDEER, 2]);
    assert_eq!(state.sides[RED].home, 3);
    act(&mut state, RED, Roll, &[6]);
    assert_eq!((path(&state, RED), state.sides[RED].home), (vec![1], 2));
}

// 6. End and scoring

/// Red can take the last Christmas piece, the Reindeer on 34, with a 6.
fn one_left() -> CatchingSanta {
    let state =
        having(table(&[(RED, 28), (RED, 3)], &[]), BLUE, &[Santa, Santa, Santa, Fairy, Leprechaun, Sleigh]);
    to_use(state, RED, 6)
}

#[test]
fn cs_65_the_game_ends_at_once_when_no_christmas_piece_is_left() {
    let mut state = one_left();
    let story = act(&mut state, RED, step(28, 34), &[]);
    assert_eq!(why(&story, Event::Ended), rule!("CS-65"));
    assert_eq!(happened(&story, |event| matches!(event, Event::MayRollAgain { .. })), 0);
    assert!(matches!(state.status(), Status::Over(_)));
}

#[test]
fn cs_65_nothing_can_be_done_after_the_end() {
    let mut state = one_left();
    act(&mut state, RED, step(28, 34), &[]);
    for seat in [RED, BLUE] {
        for action in [Roll, Stop, Enter, step(3, 9)] {
            let over = Illegal { code: IllegalCode::GameOver, rule: rule!("CS-65") };
            assert_eq!(refusal(&state, seat, action), over);
        }
    }
}

#[test]
fn cs_66_it_takes_seven_captures_of_christmas_pieces() {
    for (state, story) in random_games(100) {
        assert_eq!(happened(&story, |event| matches!(event, Event::Gathered { .. })), 7);
        let kept: u8 = state.sides.iter().map(|(_, side)| side.gathered.christmas.iter().sum::<u8>()).sum();
        assert_eq!(kept, 7);
        assert!(matches!(story.iter().rev().nth(2).unwrap().event, Event::Gathered { .. }));
    }
}

#[test]
fn cs_67_points_for_what_was_gathered() {
    assert_eq!(CHRISTMAS_POINTS, [10, 7, 5, 3, 2]);
    let points = |piece| {
        let mut state = having(table(&[(RED, 5), (RED, 6), (RED, 7)], &[]), RED, &[piece]);
        state.phase = Phase::Over;
        state.sides[RED].points()
    };
    assert_eq!(Christmas::ALL.map(points), [10, 7, 5, 3, 2]);
    let state = having_taken(table(&[(RED, 5), (RED, 6), (RED, 7)], &[]), RED, BLUE, 2);
    assert_eq!(state.sides[RED].points(), 2);
}

#[test]
fn cs_67_cs_68_cs_72_the_two_worked_examples() {
    // Blue: Fairy, Sleigh, two pieces of others, one piece at home. Green: two Santas, one piece, two at home.
    let state = table(&[(BLUE, 5), (BLUE, 6), (GREEN, 7), (RED, 30)], &[]);
    let state = having(having(state, BLUE, &[Fairy, Sleigh]), GREEN, &[Santa, Santa]);
    let state = having_taken(having_taken(state, BLUE, RED, 2), GREEN, YELLOW, 1);
    assert_eq!((state.sides[BLUE].points(), state.sides[GREEN].points()), (8, 15));

    let mut over = state;
    over.phase = Phase::Over;
    let Status::Over(Outcome { places, totals }) = over.status() else { panic!("the game is over") };
    assert_eq!((totals[BLUE], totals[GREEN], places[GREEN], places[BLUE]), (8, 15, 1, 2));

    let mut sheet = Vec::new();
    over.score_sheet(BLUE, &mut sheet);
    let lines: Vec<_> = sheet.iter().map(|line| (line.rule, line.item, line.count, line.points)).collect();
    assert_eq!(
        lines,
        [
            (rule!("CS-67"), "cs-fairy", 1, 7),
            (rule!("CS-67"), "cs-sleigh", 1, 2),
            (rule!("CS-67"), "cs-captured-pieces", 2, 2),
            (rule!("CS-68"), "cs-pieces-at-home", 1, -3),
        ]
    );
}

#[test]
fn cs_68_cs_71_each_piece_at_home_costs_three_and_totals_may_be_negative() {
    assert_eq!(table(&[], &[]).sides[RED].points(), -9);
    assert_eq!(table(&[(RED, 5)], &[]).sides[RED].points(), -6);
}

#[test]
fn cs_69_a_piece_sent_home_costs_three_too() {
    let mut state = table(&[(BLUE, 36)], &[]);
    assert_eq!(state.sides[BLUE].points(), -6);
    turn(&mut state, &[REINDEER, 1]);
    assert_eq!(state.sides[BLUE].points(), -9);
}

#[test]
fn cs_70_pieces_on_the_path_and_gathered_by_others_count_nothing() {
    let state = having_taken(table(&[(BLUE, 5)], &[]), RED, BLUE, 2);
    assert_eq!(state.sides[BLUE].points(), 0);
}

#[test]
fn cs_67_cs_68_all_totals_together_follow_from_what_was_gathered() {
    for (state, _) in random_games(100) {
        let total: i32 = state.sides.iter().map(|(_, side)| side.points()).sum();
        let taken: i32 = state.sides.iter().map(|(_, side)| i32::from(side.gathered.pieces)).sum();
        let home: i32 = state.sides.iter().map(|(_, side)| i32::from(side.home)).sum();
        assert_eq!(total, 47 + taken - 3 * home);
    }
}

#[test]
fn cs_73_points_decide_not_the_number_of_pieces() {
    // Blue has one Santa, Green four pieces worth 1 each.
    let state = table(&[(BLUE, 5), (BLUE, 6), (BLUE, 7), (GREEN, 8), (GREEN, 9), (GREEN, 20)], &[]);
    let state = having_taken(having_taken(having(state, BLUE, &[Santa]), GREEN, RED, 2), GREEN, YELLOW, 2);
    let mut state = state;
    state.phase = Phase::Over;
    assert_eq!(state.status().outcome().unwrap().winners(), SeatSet::only(BLUE));
}

/// Red takes the last Christmas piece, the Reindeer, worth 3; Blue has `gathered` by then.
fn finish_against(gathered: &[Christmas], taken_by_red: u8, taken_by_blue: u8) -> (CatchingSanta, Story) {
    let mut state = table(&[(RED, 28), (RED, 3), (RED, 4), (BLUE, 5), (BLUE, 6), (BLUE, 7)], &[]);
    let others: Vec<Christmas> = [Santa, Santa, Santa, Fairy, Leprechaun, Sleigh]
        .into_iter()
        .filter(|piece| !gathered.contains(piece))
        .collect();
    state = having(having(state, BLUE, gathered), GREEN, &others);
    // Only Red and Blue are to be compared: what Green has gathered is left out.
    state = having_taken(having_taken(state, RED, YELLOW, taken_by_red), BLUE, YELLOW, taken_by_blue);
    state.sides[GREEN].gathered.christmas = [0; 5];
    state.sides[YELLOW].home = 0;
    let mut story = Vec::new();
    state = to_use(state, RED, 6);
    state.resolve(RED, &step(28, 34), &mut Chance::none(), &mut story);
    (state, story)
}

#[test]
fn cs_74_equal_totals_go_to_more_pieces_and_are_shared_if_those_are_equal_too() {
    // Red: Reindeer 3 and one piece 1, two in all. Blue: Sleigh 2 and two pieces 2, three in all.
    let (state, story) = finish_against(&[Sleigh], 1, 2);
    assert_eq!((state.sides[RED].points(), state.sides[BLUE].points()), (4, 4));
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(BLUE) }), rule!("CS-74"));
    // Red: Reindeer and two pieces make 5. Blue: Leprechaun 5, one piece against three.
    let (_, story) = finish_against(&[Leprechaun], 2, 0);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(RED) }), rule!("CS-74"));
    // Three points each: the Reindeer alone; the Sleigh and a piece make two pieces. Equal counts are shared.
    let (mut state, _) = finish_against(&[], 0, 0);
    state.sides[BLUE].gathered.christmas[Reindeer as usize] = 1;
    let winners = state.status().outcome().unwrap().winners();
    assert_eq!(winners, [RED, BLUE].into_iter().collect());
}

#[test]
fn cs_72_the_highest_total_wins() {
    let mut state = one_left();
    let story = act(&mut state, RED, step(28, 34), &[]);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(BLUE) }), rule!("CS-72"));
    let Status::Over(outcome) = state.status() else { panic!("the game is over") };
    assert_eq!(outcome.places.as_slice(), [2, 1, 3, 3]);
}

#[test]
fn cs_75_after_five_thousand_turns_the_game_is_scored_as_it_stands() {
    let mut state = table(&[], &[]);
    state.turn = LAST_TURN - 1;
    turn(&mut state, &[SLEIGH, 1]);
    assert_eq!(state.turn, 5000);
    let story = act(&mut state, RED, Stop, &[]);
    assert_eq!(why(&story, Event::Ended), rule!("CS-75"));
    let Status::Over(outcome) = state.status() else { panic!("the game is over") };
    assert_eq!(outcome.totals.as_slice(), [-9, -9, -9, -9]);
}
