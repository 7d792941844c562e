//! What `rules.md` lists to be tested: every row of its table of bad input, and every worked example.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::rules_horses::{by_coach, coach, display, flask, horses, riding, wild};
use crate::rules_prison::{captives, law, yard};
use crate::rules_whiskey::{last_turn, sip, three, turmoil};
use crate::table::*;
use colt_express::Bandit::{Belle, Cheyenne, Django, Doc, Ghost, Mei, Tuco};
use colt_express::Card::{
    Arrest, BrilliantIdea, Bullet, ChangeFloor, Fire, Marshal, Move, MovePlus, Punch, Ride, Robbery,
};
use colt_express::data::Turn;
use colt_express::{
    Action, Bandit, Car, Card, ColtExpress, Event, Hostage, Loot, Phase, Space, Token, TrainOptions, Whiskey,
};
use tinstar_core::{BadSetup, Chance, IllegalCode, Rules, Setup, Sight, Silent, Viewer, rule};
use tinstar_core::{Play as _, RuleId};

const RULES: &str = include_str!("../rules.md");

/// The cells of the rows of a table, by its heading.
fn rows(table: &str) -> Vec<Vec<&'static str>> {
    let (_, rest) = RULES.split_once(table).expect("the table is in the rulebook");
    let lines =
        rest.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    lines.skip(2).map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect()).collect()
}

fn bad_input() -> Vec<Vec<&'static str>> {
    rows("#### Table 26")
}

/// A row of Table 26: every input of it is made, and all rules that it names are heard.
struct Row {
    number: usize,
    heard: BTreeSet<RuleId>,
}

impl Row {
    fn of(number: usize) -> Self {
        Self { number, heard: BTreeSet::new() }
    }

    /// The player who decides is refused this, and nothing has changed.
    fn forbids(&mut self, state: &ColtExpress, player: u8, action: Action, rule: RuleId) {
        assert_eq!(refusal(state, seat(player), action), not_allowed(rule), "{action:?}");
        self.heard.insert(rule);
    }

    /// A player who does not decide is refused this, and nothing has changed.
    fn is_not_yours(&mut self, state: &ColtExpress, player: u8, action: Action, rule: RuleId) {
        assert_eq!(refusal(state, seat(player), action), not_yours(rule), "{action:?}");
        self.heard.insert(rule);
    }

    /// No match is begun like this.
    fn forbids_table(&mut self, seats: usize, options: &TrainOptions, rule: RuleId) {
        match ColtExpress::check_setup(seats, options) {
            Err(BadSetup::Seats { given, rule: why, .. }) => assert_eq!((given, why), (seats, rule)),
            other => panic!("{seats} players: {other:?}"),
        }
        self.heard.insert(rule);
    }

    /// There are no words for it: written down like this it is no action, while the other is one. A table answers it with the
    /// code `not_an_action`.
    fn has_no_words(&mut self, bad: &[&str], good: &str, rule: RuleId) {
        assert!(is_an_action(good), "{good}");
        bad.iter().for_each(|text| assert!(!is_an_action(text), "{text}"));
        self.heard.insert(rule);
    }

    /// Nobody is asked, because this rule has settled it.
    fn does_not_ask(&mut self, settled: bool, rule: RuleId) {
        assert!(settled, "{rule}");
        self.heard.insert(rule);
    }

    fn done(self) {
        let table = bad_input();
        let [input, rules] = table[self.number - 1][..] else { panic!("an input and its rules") };
        let missing: Vec<&str> = rules
            .split(", ")
            .filter(|rule| !self.heard.iter().any(|heard| heard.to_string() == **rule))
            .collect();
        assert!(missing.is_empty(), "row {}, {input}: nothing heard of {missing:?}", self.number);
    }
}

/// Every row of Table 26 has a test here that goes through it to its end.
#[test]
fn every_row_of_bad_input_is_made() {
    let tests = include_str!("tables.rs");
    let made: Vec<usize> = (1..=bad_input().len())
        .filter(|row| {
            tests.contains(&format!("\nfn row_{row}_")) && tests.contains(&format!("Row::of({row});"))
        })
        .collect();
    assert_eq!(made, (1..=18).collect::<Vec<_>>());
    assert_eq!(tests.matches("    row.done();\n").count(), made.len());
}

/// Every worked example is named by the test that plays it.
#[test]
fn every_worked_example_is_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut played = BTreeSet::new();
    for file in fs::read_dir(folder).expect("the tests are there") {
        let path = file.expect("a file of the tests").path();
        if path.extension().is_none_or(|kind| kind != "rs") || path.ends_with("tables.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a test is text");
        let comments = text.lines().filter_map(|line| line.trim().strip_prefix("// "));
        for word in comments.flat_map(|line| line.split(|letter: char| !letter.is_ascii_alphanumeric())) {
            played.extend(word.strip_prefix('X').and_then(|number| number.parse::<usize>().ok()));
        }
    }
    let examples = rows("### 12.3 Worked examples");
    assert_eq!(examples.len(), 45);
    let missing: Vec<usize> = (1..=examples.len()).filter(|number| !played.contains(number)).collect();
    assert!(missing.is_empty(), "no test plays {missing:?}");
}

#[test]
fn row_1_how_many_play() {
    let mut row = Row::of(1);
    for seats in [0, 1, 7, 8] {
        row.forbids_table(seats, &plain(), rule!("CE-1"));
    }
    for seats in [0, 1, 8] {
        row.forbids_table(seats, &TrainOptions { mei: true, ..plain() }, rule!("CE-31"));
    }
    for seats in [0, 1, 2, 9] {
        row.forbids_table(seats, &law(), rule!("MP-1"));
    }
    // Two Marshals, and none: the last player is the one if nobody else is.
    let mut state = ColtExpress::start(3, &law(), &mut Chance::seeded(1), &mut Silent).expect("three play");
    let mut without = state;
    act(&mut state, seat(0), Action::Choose(Bandit::Marshal), &[]);
    row.forbids(&state, 1, Action::Choose(Bandit::Marshal), rule!("MP-2"));
    act(&mut without, seat(0), Action::Choose(Belle), &[]);
    act_with(&mut without, seat(1), Action::Choose(Doc), &mut Chance::seeded(1));
    assert_eq!(without.crews[seat(2)].first(), Some(Bandit::Marshal));
    row.done();
}

#[test]
fn row_2_who_plays_whom() {
    let mut row = Row::of(2);
    let mut state = ColtExpress::start(3, &plain(), &mut Chance::seeded(1), &mut Silent).expect("three play");
    row.forbids(&state, 0, Action::Choose(Mei), rule!("CE-31"));
    row.forbids(&state, 0, Action::Choose(Bandit::Marshal), rule!("CE-2"));
    act(&mut state, seat(0), Action::Choose(Doc), &[]);
    row.forbids(&state, 1, Action::Choose(Doc), rule!("CE-2"));
    // Two players: neither one bandit nor a third.
    let mut state = ColtExpress::start(2, &plain(), &mut Chance::seeded(1), &mut Silent).expect("two play");
    let first = decider(&state).expect("the First Player chooses");
    row.forbids(&state, u8::from(first), Action::Choose(Tuco), rule!("CE-167"));
    act(&mut state, first, Action::Choose(Belle), &[]);
    assert_eq!(state.crews[first].len(), 2);
    row.is_not_yours(&state, u8::from(first), Action::Choose(Doc), rule!("CE-20"));
    row.done();
}

#[test]
fn row_3_whose_decision_it_is() {
    let mut row = Row::of(3);
    let standing = [(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))];
    let mut state = scheming(train(&standing), "R24-7");
    row.is_not_yours(&state, 1, Action::Draw, rule!("CE-44"));
    state.phase = Phase::Scheme { seat: seat(0), turn: 3, symbol: Turn::Switching, step: 0, again: false };
    row.is_not_yours(&state, 1, Action::Draw, rule!("CE-55"));
    let mut state = train(&standing);
    steal(&mut state, &[(Belle, Marshal), (Doc, Move)], &[]);
    row.is_not_yours(&state, 0, Action::Move(inside(1)), rule!("CE-64"));
    // A simultaneous decision answered twice.
    let mut state = riding(3, &wild(), &[Belle, Doc, Tuco]);
    act(&mut state, seat(1), Action::RideOn(Doc), &[]);
    row.is_not_yours(&state, 1, Action::Board(Doc), rule!("HS-11"));
    let mut state = turmoil("HS24-1");
    act(&mut state, seat(2), play(Tuco, Punch), &[]);
    row.is_not_yours(&state, 2, Action::Draw, rule!("HS-78"));
    row.done();
}

/// Two players, of whom seat 0 has Belle and Tuco, in a turn of this card.
fn couple(card: &str, turn: u8) -> ColtExpress {
    let places = [(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3)), (Django, inside(2))];
    let mut state = scheming(two_players(places), card);
    let symbol = state.card.face().turns[usize::from(turn)];
    state.phase = Phase::Scheme { seat: seat(0), turn, symbol, step: 0, again: false };
    state
}

#[test]
fn row_4_which_card_is_played() {
    let mut row = Row::of(4);
    let standing = [(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))];
    let mut state = scheming(train(&standing), QUIET);
    state.figures[Belle.index()].neutral = 1;
    deal(&mut state, seat(0), &[(Belle, Bullet), (Belle, Move), (Belle, Fire)]);
    row.forbids(&state, 0, play(Belle, Bullet), rule!("CE-48"));
    row.forbids(&state, 0, play(Belle, Punch), rule!("CE-45"));
    row.forbids(&state, 0, play(Doc, Move), rule!("CE-45"));
    act(&mut state, seat(0), play(Belle, Fire), &[]);
    row.is_not_yours(&state, 0, play(Belle, Move), rule!("CE-45"));
    row.is_not_yours(&state, 0, Action::Draw, rule!("CE-45"));
    row.is_not_yours(&state, 2, Action::Draw, rule!("CE-44"));
    // Cover with the Marshal card, with a card of the same bandit, face-down, and on top of another.
    let mut state = couple("R24-3", 0);
    deal(&mut state, seat(0), &[(Belle, Fire), (Belle, Move), (Belle, Marshal), (Tuco, Fire), (Tuco, Move)]);
    act(&mut state, seat(0), play(Belle, Fire), &[]);
    for action in [play(Belle, Marshal), play(Belle, Move), hide(Tuco, Fire)] {
        row.forbids(&state, 0, action, rule!("CE-168"));
    }
    act(&mut state, seat(0), play(Tuco, Fire), &[]);
    row.is_not_yours(&state, 0, play(Belle, Move), rule!("CE-168"));
    // Outside an S turn: in a tunnel, in a Switching turn, after the second of two turns in a row.
    for (card, turn, face_down) in [("R24-1", 1, true), ("R24-7", 3, false), ("R24-2", 1, false)] {
        let mut state = couple(card, turn);
        deal(&mut state, seat(0), &[(Belle, Fire), (Tuco, Move)]);
        if let Phase::Scheme { symbol: Turn::SpeedingUp, again, .. } = &mut state.phase {
            *again = true;
        }
        act(&mut state, seat(0), Action::Play { bandit: Belle, card: Fire, face_down }, &[]);
        row.is_not_yours(&state, 0, play(Tuco, Move), rule!("CE-168"));
    }
    // After a Fire that Ghost has hidden.
    let places = [(Ghost, inside(3)), (Belle, inside(2)), (Tuco, inside(3)), (Django, inside(2))];
    let mut state = scheming(two_players(places), QUIET);
    deal(&mut state, seat(0), &[(Ghost, Move), (Tuco, Fire)]);
    act(&mut state, seat(0), hide(Tuco, Fire), &[]);
    row.is_not_yours(&state, 0, play(Ghost, Move), rule!("CE-157"));
    row.done();
}

#[test]
fn row_5_which_side_lies_up() {
    let mut row = Row::of(5);
    let standing = [(Ghost, inside(3)), (Doc, inside(2)), (Tuco, inside(3))];
    let mut state = scheming(train(&standing), "R24-5");
    deal(&mut state, seat(0), &[(Ghost, Move), (Ghost, Fire)]);
    deal(&mut state, seat(1), &[(Doc, Move)]);
    let mut drawing = state;
    act(&mut state, seat(0), hide(Ghost, Move), &[]);
    row.forbids(&state, 1, hide(Doc, Move), rule!("CE-52"));
    // Ghost in a later turn, after a card and after a draw.
    let later = Phase::Scheme { seat: seat(0), turn: 2, symbol: Turn::Standard, step: 0, again: false };
    state.phase = later;
    row.forbids(&state, 0, hide(Ghost, Fire), rule!("CE-57"));
    act_with(&mut drawing, seat(0), Action::Draw, &mut Chance::seeded(1));
    drawing.phase = later;
    row.forbids(&drawing, 0, hide(Ghost, Fire), rule!("CE-58"));
    // Face-up in a tunnel; face-down in the one that is none for who holds the Photographer.
    let tunnel = Phase::Scheme { seat: seat(0), turn: 1, symbol: Turn::Tunnel, step: 0, again: false };
    state.phase = tunnel;
    row.forbids(&state, 0, play(Ghost, Fire), rule!("CE-52"));
    let mut state = scheming(by_coach(0, &standing), "R24-5");
    crate::rules_horses::hold(&mut state, Ghost, Hostage::Photographer);
    deal(&mut state, seat(0), &[(Ghost, Fire)]);
    state.phase = tunnel;
    row.forbids(&state, 0, hide(Ghost, Fire), rule!("HS-93"));
    row.done();
}

#[test]
fn row_6_drawing_and_passing() {
    let mut row = Row::of(6);
    let mut state = scheming(train(&[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]), QUIET);
    let all = [Move, Move, ChangeFloor, ChangeFloor, Fire, Fire, Robbery, Robbery, Punch, Marshal];
    deal(&mut state, seat(0), &all.map(|card| (Belle, card)));
    row.forbids(&state, 0, Action::Draw, rule!("CE-50"));
    for hand in [&all.map(|card| (Belle, card))[..], &[]] {
        deal(&mut state, seat(0), hand);
        for action in [Action::Stop, Action::Leave] {
            row.forbids(&state, 0, action, rule!("CE-49"));
        }
    }
    row.has_no_words(&["\"pass\""], "\"draw\"", rule!("CE-49"));
    row.done();
}

#[test]
fn row_7_where_a_move_leads() {
    let mut row = Row::of(7);
    let mut state = train(&[
        (Belle, inside(1)),
        (Doc, roof(2)),
        (Tuco, roof(3)),
        (Ghost, roof(4)),
        (Django, roof(4)),
        (Cheyenne, roof(4)),
    ]);
    steal(&mut state, &[(Belle, Move)], &[]);
    row.forbids(&state, 0, Action::Move(inside(1)), rule!("CE-72"));
    row.forbids(&state, 0, Action::Move(inside(3)), rule!("CE-70"));
    row.forbids(&state, 0, Action::Move(roof(2)), rule!("CE-73"));
    row.forbids(&state, 0, Action::Move(inside(7)), rule!("CE-74"));
    steal(&mut state, &[(Doc, Move)], &[]);
    row.forbids(&state, 1, Action::Move(roof(2)), rule!("CE-72"));
    row.forbids(&state, 1, Action::Move(roof(6)), rule!("CE-71"));
    row.forbids(&state, 1, Action::Move(inside(1)), rule!("CE-73"));
    row.forbids(&state, 1, Action::Move(roof(7)), rule!("CE-74"));
    row.done();
}

/// The Marshal in car 2 of a train of four, who can go two ways, and Belle's card sends him.
fn sent() -> ColtExpress {
    let mut state = train(&[(Belle, roof(0)), (Doc, roof(1)), (Tuco, roof(3)), (Ghost, roof(4))]);
    state.marshal = Car::new(2);
    steal(&mut state, &[(Belle, Marshal)], &[]);
    state
}

#[test]
fn row_8_where_the_marshal_is_sent() {
    let mut row = Row::of(8);
    let state = sent();
    for car in [2, 0, 4, 5] {
        row.forbids(&state, 0, Action::MoveMarshal(Car::new(car)), rule!("CE-79"));
    }
    row.forbids(&state, 0, Action::Move(roof(3)), rule!("CE-78"));
    row.done();
}

/// Belle's card, with more than one way to carry it out.
fn obliged(card: Card) -> ColtExpress {
    let mut state = train(&[
        (Belle, inside(2)),
        (Doc, inside(2)),
        (Tuco, inside(2)),
        (Ghost, inside(3)),
        (Django, inside(3)),
    ]);
    lay(&mut state, inside(2), 1, 1, 0);
    steal(&mut state, &[(Belle, card)], &[]);
    state
}

#[test]
fn row_9_what_must_be_carried_out() {
    let mut row = Row::of(9);
    let phase = |card| obliged(card).phase;
    assert!(matches!(phase(Fire), Phase::Fire { .. }) && matches!(phase(Punch), Phase::Punch { .. }));
    assert!(matches!(phase(Robbery), Phase::Rob { .. }) && matches!(phase(Move), Phase::Move { .. }));
    for state in [Fire, Punch, Robbery, Move].map(obliged).into_iter().chain([sent()]) {
        for action in [Action::Leave, Action::Stop, Action::Draw] {
            row.forbids(&state, 0, action, rule!("CE-65"));
        }
    }
    row.done();
}

#[test]
fn row_10_whom_a_fire_hits() {
    let mut row = Row::of(10);
    let standing = [
        (Doc, inside(2)),
        (Tuco, inside(2)),
        (Cheyenne, inside(1)),
        (Ghost, inside(3)),
        (Belle, inside(3)),
        (Django, inside(4)),
    ];
    let mut state = train(&standing);
    let mut above = state;
    steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Fire(Cheyenne), Action::Fire(Ghost)]);
    row.forbids(&state, 0, Action::Fire(Tuco), rule!("CE-91"));
    row.forbids(&state, 0, Action::Fire(Django), rule!("CE-88"));
    row.forbids(&state, 0, Action::Fire(Belle), rule!("CE-94"));
    row.forbids(&state, 0, Action::Fire(Bandit::Marshal), rule!("CE-96"));
    row.forbids(&state, 0, Action::Fire(Doc), rule!("CE-86"));
    above.figures[Django.index()].at = roof(2);
    above.note_crowds();
    steal(&mut above, &[(Doc, Fire)], &[]);
    row.forbids(&above, 0, Action::Fire(Django), rule!("CE-92"));
    let mut roofs = train(&[(Doc, roof(2)), (Cheyenne, roof(1)), (Ghost, roof(3)), (Django, roof(4))]);
    steal(&mut roofs, &[(Doc, Fire)], &[]);
    row.forbids(&roofs, 0, Action::Fire(Django), rule!("CE-89"));
    row.has_no_words(&["{\"fire\":\"elf\"}"], "{\"fire\":\"belle\"}", rule!("ELF-25"));
    row.done();
}

#[test]
fn row_11_what_a_punch_does() {
    let mut row = Row::of(11);
    let mut state = train(&[(Doc, inside(2)), (Tuco, inside(2)), (Ghost, inside(2)), (Django, inside(3))]);
    steal(&mut state, &[(Doc, Punch)], &[]);
    row.forbids(&state, 0, Action::Punch(Django), rule!("CE-101"));
    row.forbids(&state, 0, Action::Punch(Doc), rule!("CE-101"));
    row.has_no_words(&["{\"punch\":\"elf\"}"], "{\"punch\":\"belle\"}", rule!("ELF-25"));
    let mut state = train(&[(Cheyenne, inside(2)), (Tuco, inside(2)), (Ghost, roof(1)), (Django, roof(1))]);
    rich(&mut state, Tuco, 1, 0);
    steal(&mut state, &[(Cheyenne, Punch)], &[]);
    row.forbids(&state, 0, Action::Knock(Loot::Strongbox), rule!("CE-104"));
    act(&mut state, seat(0), Action::Knock(Loot::Jewel), &[]);
    row.forbids(&state, 0, Action::Take, rule!("CE-107"));
    for car in [2, 0, 4] {
        row.forbids(&state, 0, Action::Push(inside(car)), rule!("CE-109"));
    }
    row.forbids(&state, 0, Action::Push(roof(1)), rule!("CE-108"));
    row.done();
}

#[test]
fn row_12_what_a_robbery_takes() {
    let mut row = Row::of(12);
    let mut state = train(&[(Doc, inside(2)), (Tuco, inside(2)), (Ghost, roof(3))]);
    rich(&mut state, Tuco, 0, 1);
    lay(&mut state, inside(2), 1, 1, 0);
    steal(&mut state, &[(Doc, Robbery)], &[]);
    // In the bandit's hands, somewhere else, nowhere.
    for token in [Token::Strongbox, Token::Lost(0)] {
        row.forbids(&state, 0, Action::Rob(token), rule!("CE-117"));
    }
    row.has_no_words(&["{\"rob\":{\"purse\":400}}", "{\"rob\":400}"], "{\"rob\":\"jewel\"}", rule!("CE-115"));
    row.has_no_words(&["{\"rob\":[\"jewel\",\"sealed\"]}"], "{\"rob\":\"sealed\"}", rule!("CE-113"));
    row.done();
}

#[test]
fn row_13_which_cards_are_kept() {
    let mut row = Row::of(13);
    // Without a Keep icon, and without the Expert rules.
    let mut state = scheming(train(&[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]), QUIET);
    deal(&mut state, seat(0), &[(Belle, Move)]);
    row.forbids(&state, 0, Action::Keep, rule!("CE-62"));
    row.forbids(&state, 0, Action::LayAside { bandit: Belle, card: Move }, rule!("CE-62"));
    row.forbids(&state, 0, Action::Retain { bandit: Belle, card: Move }, rule!("HS-82"));
    // More than the icons allow, or cards that are not in the hand.
    let keep = |card| Action::Retain { bandit: Belle, card };
    let mut state = last_turn(&wild());
    act(&mut state, seat(2), play(Tuco, Robbery), &[]);
    deal(&mut state, seat(1), &[(Doc, Move)]);
    row.forbids(&state, 0, keep(Marshal), rule!("HS-82"));
    act(&mut state, seat(0), keep(Fire), &[]);
    act(&mut state, seat(0), keep(Move), &[]);
    row.is_not_yours(&state, 0, keep(Punch), rule!("HS-82"));
    // Experts.
    let expert = TrainOptions { expert: true, ..plain() };
    let mut state =
        scheming(train_with(&expert, &[(Belle, inside(3)), (Doc, roof(1)), (Tuco, inside(1))]), QUIET);
    deal(&mut state, seat(0), &[(Belle, Move), (Belle, Fire), (Belle, Punch)]);
    state.round = 2;
    state.phase = Phase::Scheme { seat: seat(0), turn: 4, symbol: Turn::Standard, step: 2, again: false };
    act(&mut state, seat(0), play(Belle, Punch), &[]);
    row.forbids(&state, 0, Action::LayAside { bandit: Belle, card: Robbery }, rule!("CE-149"));
    row.forbids(&state, 0, keep(Move), rule!("CE-149"));
    row.done();
}

#[test]
fn row_14_the_elf_is_nobodys_to_command() {
    let mut row = Row::of(14);
    let good = "{\"move\":{\"car\":2,\"level\":\"inside\"}}";
    let steering = [
        "{\"move_elf\":{\"car\":2,\"level\":\"inside\"}}",
        "{\"move\":{\"car\":2,\"level\":\"inside\",\"elf\":false}}",
        "\"stay\"",
    ];
    row.has_no_words(&steering, good, rule!("ELF-16"));
    row.has_no_words(&["\"show_token\"", "{\"show\":\"gift\"}"], good, rule!("ELF-8"));
    row.has_no_words(&["{\"exchange\":\"gift\"}", "{\"choose\":\"gift\"}"], good, rule!("ELF-7"));
    row.done();
}

#[test]
fn row_15_where_a_ride_leads() {
    let mut row = Row::of(15);
    let standing = [(Belle, inside(4)), (Doc, inside(1)), (Tuco, inside(1)), (Ghost, inside(1))];
    let mut state = by_coach(0, &standing);
    horses(&mut state, 4, 1);
    let mut without = state;
    steal(&mut state, &[(Belle, Ride)], &[]);
    row.forbids(&state, 0, Action::Ride(inside(0)), rule!("HS-21"));
    row.forbids(&state, 0, Action::Ride(inside(5)), rule!("CE-74"));
    row.forbids(&state, 0, Action::Ride(roof(2)), rule!("HS-28"));
    row.forbids(&state, 0, Action::Ride(Car::STAGECOACH.inside()), rule!("HS-22"));
    row.forbids(&state, 0, Action::RideAway, rule!("HS-110"));
    // Without a horse nobody is asked where to.
    horses(&mut without, 4, 0);
    let story = steal(&mut without, &[(Belle, Ride), (Belle, Move)], &[]);
    row.does_not_ask(
        why(&story, Event::NoEffect { bandit: Belle, card: Ride }) == rule!("HS-20")
            && at(&without, Belle) == inside(3),
        rule!("HS-19"),
    );
    row.done();
}

#[test]
fn row_16_sips_and_hostages() {
    let mut row = Row::of(16);
    let (classic, old) = (Whiskey::Classic, Whiskey::Old);
    let mut state = scheming(three(), QUIET);
    deal(&mut state, seat(0), &[(Belle, Move)]);
    row.forbids(&state, 0, sip(Belle, old, false), rule!("HS-67"));
    flask(&mut state, Belle, classic);
    act_with(&mut state, seat(0), sip(Belle, classic, false), &mut Chance::seeded(1));
    row.forbids(&state, 0, sip(Belle, classic, true), rule!("HS-73"));
    let mut state = turmoil("HS24-1");
    flask(&mut state, Belle, classic);
    row.forbids(&state, 0, sip(Belle, classic, false), rule!("HS-74"));
    // The first Hostage is not refused, and a second not taken: in another decision, or on entering again.
    let coach_roof = Car::STAGECOACH.roof();
    let mut state = by_coach(1, &[(Belle, coach_roof), (Doc, roof(2)), (Tuco, roof(2))]);
    display(&mut state, [Hostage::Banker, Hostage::Teacher, Hostage::Minister]);
    steal(
        &mut state,
        &[(Belle, ChangeFloor), (Belle, ChangeFloor), (Belle, Move), (Belle, ChangeFloor)],
        &[],
    );
    for action in [Action::Leave, Action::Stop, Action::TakeHostage(Hostage::Zealot)] {
        row.forbids(&state, 0, action, rule!("HS-38"));
    }
    act(&mut state, seat(0), Action::TakeHostage(Hostage::Teacher), &[]);
    assert!(matches!(state.phase, Phase::Move { bandit: Belle }), "on the roof of the Stagecoach");
    row.forbids(&state, 0, Action::TakeHostage(Hostage::Banker), rule!("HS-39"));
    assert_eq!(coach(&mut state).hostages[Belle.index()], Some(Hostage::Teacher));
    row.done();
}

#[test]
fn row_17_arrests_and_rescues() {
    let mut row = Row::of(17);
    let standing = [(Belle, inside(1)), (Doc, inside(1)), (Tuco, roof(1)), (Ghost, Space::CELL)];
    let mut state = yard(inside(1), &standing);
    steal(&mut state, &[(Bandit::Marshal, Arrest)], &[]);
    row.forbids(&state, 0, Action::Arrest(Tuco), rule!("MP-37"));
    row.forbids(&state, 0, Action::Arrest(Ghost), rule!("MP-24"));
    // A second card without a plus, and drawing instead of one with it.
    let mut state = scheming(yard(inside(1), &standing), QUIET);
    deal(&mut state, seat(0), &[(Bandit::Marshal, Fire), (Bandit::Marshal, MovePlus)]);
    let mut plus = state;
    act(&mut state, seat(0), play(Bandit::Marshal, Fire), &[]);
    row.is_not_yours(&state, 0, play(Bandit::Marshal, MovePlus), rule!("MP-30"));
    act(&mut plus, seat(0), play(Bandit::Marshal, MovePlus), &[]);
    row.forbids(&plus, 0, Action::Draw, rule!("MP-30"));
    // Freeing somebody who is not in the Cell.
    let mut state = yard(inside(0), &[(Belle, roof(3)), (Doc, Space::CELL)]);
    captives(&mut state, [Tuco, Django, Ghost]);
    steal(&mut state, &[(Belle, BrilliantIdea)], &[]);
    row.forbids(&state, 1, Action::FreeBandit(Belle), rule!("MP-53"));
    row.forbids(&state, 1, Action::FreePrisoner(Cheyenne), rule!("MP-53"));
    // Goals to come are in nobody's view, and there are no words for looking at one.
    let begun = begun(&law(), &[Bandit::Marshal, Belle, Doc]);
    let goals = begun.view(Viewer::Seat(seat(0))).prison.expect("Marshal & Prisoners").goals;
    assert_eq!(goals.map(|goals| goals.len()), Some(1));
    row.has_no_words(&["{\"look\":2}", "\"draw_goal\"", "{\"goal\":2}"], "\"draw\"", rule!("MP-67"));
    row.done();
}

#[test]
fn row_18_after_the_end() {
    let mut row = Row::of(18);
    let mut state = train(&[(Belle, inside(3)), (Doc, inside(2)), (Tuco, roof(1))]);
    steal(&mut state, &[(Belle, Robbery)], &[]);
    assert_eq!((state.phase, state.status().deciders().first()), (Phase::Over, None));
    for action in [Action::Draw, play(Belle, Move), Action::Move(inside(1)), Action::Leave] {
        let refused = refusal(&state, seat(0), action);
        assert_eq!((refused.code, refused.rule), (IllegalCode::GameOver, rule!("CE-136")));
        row.heard.insert(refused.rule);
    }
    row.done();
}
