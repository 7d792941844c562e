//! Sections 7.7 to 7.14 and 9.4 of `rules.md`: Whiskey, Turmoil, burdens, events and the end with Horses & Stagecoach.

#![expect(clippy::wildcard_enum_match_arm, reason = "what is not named in a match is not looked for")]

use crate::rules_horses::*;
use crate::table::*;
use colt_express::Bandit::{Belle, Django, Doc, Ghost, Tuco};
use colt_express::Card::{ChangeFloor, Fire, Marshal, Move, Punch, Ride, Robbery};
use colt_express::data::Turn;
use colt_express::{
    Action, Bandit, Car, Cards, Choice, ColtExpress, Crew, Elf, Event, Flask, Flasks, Hostage, Loot, Phase,
    Played, RoundCard, Sip, Space, Token, TokenPlace, TrainOptions, Whiskey,
};
use tinstar_core::{Chance, Play, Rules, Seat, SeatSet, Sight, Silent, Viewer, rule};

const CLASSIC: Whiskey = Whiskey::Classic;
const OLD: Whiskey = Whiskey::Old;

/// A flask lies there that nobody has held.
pub fn sealed(state: &mut ColtExpress, at: Space) {
    let coach = coach(state);
    let label = coach.labels;
    coach.labels += 1;
    let place = TokenPlace::on(at);
    coach.flasks.push(Flask { label, place, open: false, kind: None, holder: None });
}

pub fn three() -> ColtExpress {
    by_coach(0, &[(Belle, inside(1)), (Doc, inside(2)), (Tuco, inside(3))])
}

pub fn sip(bandit: Bandit, kind: Whiskey, open: bool) -> Action {
    if open { Action::LastSip { bandit, kind } } else { Action::Sip { bandit, kind } }
}

fn held(state: &ColtExpress, bandit: Bandit) -> (Flasks, Flasks) {
    let held = state.stagecoach.expect("it is there").held[bandit.index()];
    (held.hidden, held.open)
}

// 7.7 Whiskey

#[test]
fn hs_65_hs_66_hs_72_a_flask_is_loot_whose_kind_its_holder_learns() {
    let mut state = three();
    sealed(&mut state, inside(1));
    let label = coach(&mut state).flasks[0].label;
    // Luck draws one of six flasks; the sixth is the old one.
    let story = steal(&mut state, &[(Belle, Robbery)], &[5]);
    let taken = |kind| Event::FlaskTaken { seat: seat(0), bandit: Belle, label, kind, open: false };
    assert_eq!(why(&story, taken(Some(OLD))), rule!("HS-65"));
    assert_eq!(held(&state, Belle).0, Flasks { classic: 0, old: 1 });
    assert_eq!(ColtExpress::redact(&taken(Some(OLD)), Viewer::Seat(seat(1))), Some(taken(None)));
    let view = |viewer| state.view(viewer).stagecoach.expect("it is there").held[Belle.index()];
    assert_eq!(view(Viewer::Seat(seat(0))).kinds, Some(Flasks { classic: 0, old: 1 }));
    assert_eq!((view(Viewer::Seat(seat(1))).kinds, view(Viewer::Spectator).hidden), (None, 1));
    // HS-66: it is worth nothing.
    assert_eq!(state.status().outcome().expect("the game is over").totals[seat(0)], 250 + 1000);
}

#[test]
fn hs_67_hs_68_hs_70_hs_71_classic_whiskey_draws_three_and_gives_two_sips() {
    let mut state = scheming(three(), QUIET);
    flask(&mut state, Belle, CLASSIC);
    deal(&mut state, seat(0), &[(Belle, Move)]);
    assert_eq!(choices(&state, seat(0)), [Action::Draw, play(Belle, Move), sip(Belle, CLASSIC, false)]);
    assert_eq!(refusal(&state, seat(0), sip(Belle, OLD, false)), not_allowed(rule!("HS-123")));
    let story = act_with(&mut state, seat(0), sip(Belle, CLASSIC, false), &mut Chance::seeded(1));
    let sipped = Event::Sipped { seat: seat(0), bandit: Belle, kind: CLASSIC, last: false };
    assert_eq!(why(&story, sipped), rule!("HS-68"));
    assert_eq!(state.piles[seat(0)].hand.len(), 4);
    assert_eq!(held(&state, Belle), (Flasks::default(), Flasks { classic: 1, old: 0 }));
    // Then a turn like any other, and in it no second sip (HS-73).
    assert_eq!(choices(&state, seat(0))[0], Action::Draw);
    assert_eq!(refusal(&state, seat(0), sip(Belle, CLASSIC, true)), not_allowed(rule!("HS-73")));
    act(&mut state, seat(0), play(Belle, Move), &[]);
    assert_eq!(decider(&state), Some(seat(1)));
    // The second sip, in another turn, is the last.
    let mut state = scheming(three(), QUIET);
    flask(&mut state, Belle, CLASSIC);
    let coach_held = &mut coach(&mut state).held[Belle.index()];
    std::mem::swap(&mut coach_held.hidden, &mut coach_held.open);
    let story = act_with(&mut state, seat(0), sip(Belle, CLASSIC, true), &mut Chance::seeded(1));
    let sipped = Event::Sipped { seat: seat(0), bandit: Belle, kind: CLASSIC, last: true };
    assert_eq!(why(&story, sipped), rule!("HS-68"));
    assert_eq!(
        (held(&state, Belle).1, coach(&mut state).gone),
        (Flasks::default(), Flasks { classic: 1, old: 0 })
    );
}

/// A player of two bandits has both flasks to choose from, in the order of the bandits whoever was chosen first.
#[test]
fn hs_67_either_bandit_of_a_player_can_sip() {
    let mut state = scheming(three(), QUIET);
    let crew = [Doc, Belle];
    state.crews[seat(0)] = Crew(crew.map(Some));
    crew.into_iter().for_each(|bandit| flask(&mut state, bandit, CLASSIC));
    let sips = choices(&state, seat(0)).into_iter().filter(|action| matches!(action, Action::Sip { .. }));
    assert_eq!(sips.collect::<Vec<_>>(), [sip(Belle, CLASSIC, false), sip(Doc, CLASSIC, false)]);
}

#[test]
fn hs_69_hs_75_old_whiskey_lets_two_cards_be_played_as_the_turn_says() {
    let mut state = scheming(three(), QUIET);
    flask(&mut state, Belle, OLD);
    deal(&mut state, seat(0), &[(Belle, Move), (Belle, Fire)]);
    act(&mut state, seat(0), sip(Belle, OLD, false), &[]);
    let drunk =
        |sip| Phase::Drunk { seat: seat(0), turn: 0, symbol: Turn::Standard, step: 0, again: false, sip };
    assert_eq!(state.phase, drunk(Sip::Play));
    assert_eq!(choices(&state, seat(0)), [play(Belle, Move), play(Belle, Fire)]);
    assert_eq!(refusal(&state, seat(0), Action::Draw), not_allowed(rule!("HS-69")));
    act(&mut state, seat(0), play(Belle, Move), &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Draw, play(Belle, Fire)]);
    act(&mut state, seat(0), play(Belle, Fire), &[]);
    assert_eq!((state.common.cards.len(), decider(&state)), (2, Some(seat(1))));
    // HS-75: in a tunnel both lie face-down.
    let mut state = scheming(three(), QUIET);
    flask(&mut state, Belle, OLD);
    deal(&mut state, seat(0), &[(Belle, Move), (Belle, Fire)]);
    state.phase = Phase::Scheme { seat: seat(0), turn: 1, symbol: Turn::Tunnel, step: 0, again: false };
    act(&mut state, seat(0), sip(Belle, OLD, false), &[]);
    act(&mut state, seat(0), hide(Belle, Move), &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Draw, hide(Belle, Fire)]);
}

#[test]
fn hs_73_hs_74_hs_123_one_sip_in_a_turn_none_in_turmoil_and_only_if_it_does_something() {
    // HS-73: in each of two turns in a row.
    let mut state = scheming(three(), "R24-2");
    flask(&mut state, Belle, CLASSIC);
    state.phase = Phase::Scheme { seat: seat(0), turn: 1, symbol: Turn::SpeedingUp, step: 0, again: false };
    act_with(&mut state, seat(0), sip(Belle, CLASSIC, false), &mut Chance::seeded(1));
    act_with(&mut state, seat(0), Action::Draw, &mut Chance::seeded(1));
    assert!(matches!(state.phase, Phase::Scheme { again: true, .. }));
    assert!(choices(&state, seat(0)).contains(&sip(Belle, CLASSIC, true)));
    // HS-74.
    let mut state = turmoil("HS24-1");
    flask(&mut state, Belle, CLASSIC);
    assert!(!choices(&state, seat(0)).contains(&sip(Belle, CLASSIC, false)));
    assert_eq!(refusal(&state, seat(0), sip(Belle, CLASSIC, false)), not_allowed(rule!("HS-74")));
    // HS-123: nothing to draw, nothing to play.
    let mut state = scheming(three(), QUIET);
    flask(&mut state, Belle, OLD);
    deal(&mut state, seat(0), &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Draw]);
    assert_eq!(refusal(&state, seat(0), sip(Belle, OLD, false)), not_allowed(rule!("HS-123")));
    assert_eq!(refusal(&state, seat(0), sip(Doc, OLD, false)), not_allowed(rule!("HS-123")));
    let mut without = scheming(three(), QUIET);
    deal(&mut without, seat(0), &[]);
    assert_eq!(refusal(&without, seat(0), sip(Belle, OLD, false)), not_allowed(rule!("HS-67")));
    // After the last card of the hand with an empty deck the rest of the turn is passed.
    let mut state = scheming(three(), QUIET);
    flask(&mut state, Belle, OLD);
    deal(&mut state, seat(0), &[(Belle, Move)]);
    let deck = std::mem::take(&mut state.piles[seat(0)].deck);
    for (slot, card) in Cards::places() {
        (0..deck.count(slot, card)).for_each(|_| state.common.cards.push(Played::new(Belle, card, false)));
    }
    act(&mut state, seat(0), sip(Belle, OLD, false), &[]);
    let story = act(&mut state, seat(0), play(Belle, Move), &[]);
    assert_eq!(happened(&story, |event| *event == Event::Passed { seat: seat(0) }), 1);
    assert_eq!(decider(&state), Some(seat(1)));
}

#[test]
fn hs_76_hs_77_hs_126_a_punch_makes_a_flask_fall_as_it_is() {
    let mut state = by_coach(0, &[(Doc, inside(2)), (Tuco, inside(2)), (Belle, inside(3))]);
    purses(&mut state, Tuco, &[]);
    flask(&mut state, Tuco, CLASSIC);
    flask(&mut state, Tuco, OLD);
    flask(&mut state, Tuco, CLASSIC);
    let coach_held = &mut coach(&mut state).held[Tuco.index()];
    (coach_held.hidden.classic, coach_held.open.classic) = (1, 1);
    steal(&mut state, &[(Doc, Punch)], &[]);
    // HS-126: face-down ones together, an open one apart.
    assert_eq!(choices(&state, seat(0)), [Loot::Whiskey, Loot::OpenClassic].map(Action::Knock));
    let before = state;
    // HS-77: luck says which of the face-down ones; the second is the old one.
    let story = act(&mut state, seat(0), Action::Knock(Loot::Whiskey), &[1]);
    let dropped = story.iter().find_map(|told| match told.event {
        Event::FlaskDropped { kind, open, at, .. } => Some((kind, open, at)),
        _ => None,
    });
    assert_eq!(dropped, Some((Some(OLD), false, inside(2))));
    let seen = |viewer| state.view(viewer).stagecoach.expect("it is there").flasks[0].kind;
    assert_eq!((seen(Viewer::Seat(seat(1))), seen(Viewer::Seat(seat(0)))), (Some(OLD), None));
    // HS-76: an open one stays open, with one sip.
    let mut state = before;
    act(&mut state, seat(0), Action::Knock(Loot::OpenClassic), &[]);
    let flask = coach(&mut state).flasks[0];
    assert_eq!((flask.open, flask.kind), (true, Some(CLASSIC)));
}

#[test]
fn hs_124_ghost_hides_the_first_card_of_the_round_also_after_a_sip() {
    let table = || {
        let standing = [(Ghost, inside(1)), (Doc, inside(2)), (Tuco, inside(3))];
        let mut state = scheming(by_coach(0, &standing), QUIET);
        flask(&mut state, Ghost, CLASSIC);
        flask(&mut state, Ghost, OLD);
        deal(&mut state, seat(0), &[(Ghost, Move), (Ghost, Fire)]);
        state
    };
    let mut state = table();
    act_with(&mut state, seat(0), sip(Ghost, CLASSIC, false), &mut Chance::seeded(1));
    assert!(choices(&state, seat(0)).contains(&hide(Ghost, Move)));
    let mut state = table();
    act(&mut state, seat(0), sip(Ghost, OLD, false), &[]);
    assert!(choices(&state, seat(0)).contains(&hide(Ghost, Move)));
    act(&mut state, seat(0), play(Ghost, Move), &[]);
    assert!(!choices(&state, seat(0)).contains(&hide(Ghost, Fire)), "only the first of the two");
}

/// Two players with these flasks, at the first turn of a round.
fn two_by_coach() -> ColtExpress {
    let mut state =
        ColtExpress::start(2, &wild(), &mut Chance::seeded(3), &mut Silent).expect("two can play");
    let chance = &mut Chance::seeded(4);
    while !matches!(state.phase, Phase::Scheme { .. } | Phase::Turmoil { .. }) {
        let player = decider_of(&state);
        let first = choices(&state, player)[0];
        state.apply(player, &first, chance, &mut Silent).expect("a choice that was offered");
    }
    state.first = seat(0);
    scheming(state, QUIET)
}

#[test]
fn hs_125_two_players_drink_from_the_flask_of_either_bandit() {
    let mut state = two_by_coach();
    let [Some(one), Some(other)] = state.crews[seat(0)].0 else { panic!("a crew of two") };
    flask(&mut state, one, CLASSIC);
    flask(&mut state, other, CLASSIC);
    let sips: Vec<Action> = choices(&state, seat(0))
        .into_iter()
        .filter(|action| matches!(action, Action::Sip { .. } | Action::LastSip { .. }))
        .collect();
    let mut expected = [one, other].map(|bandit| sip(bandit, CLASSIC, false));
    expected.sort_unstable();
    assert_eq!(sips, expected);
}

// 7.8 Turmoil and keeping cards

/// Three players before a Turmoil turn that begins the round.
pub fn turmoil(card: &str) -> ColtExpress {
    let mut state = scheming(three(), card);
    state.phase = Phase::Turmoil { turn: 0, left: SeatSet::all(3) };
    deal(&mut state, seat(0), &[(Belle, Move)]);
    deal(&mut state, seat(1), &[(Doc, Fire)]);
    deal(&mut state, seat(2), &[(Tuco, Punch)]);
    state
}

#[test]
fn hs_78_hs_79_hs_80_all_choose_in_secret_and_it_is_done_in_order() {
    let mut state = turmoil("HS24-1");
    assert_eq!(choices(&state, seat(2)), [Action::Draw, play(Tuco, Punch)]);
    assert_eq!(refusal(&state, seat(1), hide(Doc, Fire)), not_allowed(rule!("HS-79")));
    let story = act(&mut state, seat(2), play(Tuco, Punch), &[]);
    let choice = Choice::Play { bandit: Tuco, card: Punch, face_down: false };
    let told = Event::TurmoilChosen { seat: seat(2), choice: Some(choice) };
    assert_eq!(why(&story, told), rule!("HS-78"));
    assert_eq!(
        ColtExpress::redact(&told, Viewer::Seat(seat(0))),
        Some(Event::TurmoilChosen { seat: seat(2), choice: None })
    );
    assert_eq!(refusal(&state, seat(2), Action::Draw), not_yours(rule!("HS-78")));
    assert_eq!((state.common.cards.len(), state.piles[seat(2)].hand.len()), (0, 1), "nothing is shown yet");
    act(&mut state, seat(0), play(Belle, Move), &[]);
    let story = act_with(&mut state, seat(1), Action::Draw, &mut Chance::seeded(1));
    let done: Vec<Seat> = story
        .iter()
        .filter_map(|told| match told.event {
            Event::Played { seat, .. } | Event::Drew { seat, .. } => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(done, [seat(0), seat(1), seat(2)]);
    let played =
        Event::Played { seat: seat(0), bandit: Belle, card: Some(Move), face_down: false, lent: false };
    assert_eq!(why(&story, played), rule!("HS-79"));
    let on_deck: Vec<Bandit> = state.common.cards.iter().map(|played| played.bandit()).collect();
    assert_eq!(on_deck, [Belle, Tuco], "in player order, and who drew is not there (HS-80)");
    assert!(matches!(state.phase, Phase::Scheme { turn: 1, symbol: Turn::Tunnel, .. }));
}

#[test]
fn hs_81_ghost_may_have_his_card_laid_face_down_in_a_first_turn_of_turmoil() {
    let standing = [(Ghost, inside(1)), (Doc, inside(2)), (Tuco, inside(3))];
    let mut state = scheming(by_coach(0, &standing), "HS24-1");
    state.phase = Phase::Turmoil { turn: 0, left: SeatSet::only(seat(0)) };
    deal(&mut state, seat(0), &[(Ghost, Move)]);
    coach(&mut state).choices.0[1] = Some(Choice::Draw);
    coach(&mut state).choices.0[2] = Some(Choice::Draw);
    assert!(choices(&state, seat(0)).contains(&hide(Ghost, Move)));
    let story = act_with(&mut state, seat(0), hide(Ghost, Move), &mut Chance::seeded(1));
    let played =
        Event::Played { seat: seat(0), bandit: Ghost, card: Some(Move), face_down: true, lent: false };
    assert_eq!(why(&story, played), rule!("HS-81"));
    let mut state = scheming(by_coach(0, &standing), "HS24-5");
    state.phase = Phase::Turmoil { turn: 2, left: SeatSet::only(seat(0)) };
    coach(&mut state).choices.0[1] = Some(Choice::Draw);
    coach(&mut state).choices.0[2] = Some(Choice::Draw);
    deal(&mut state, seat(0), &[(Ghost, Move)]);
    assert_eq!(choices(&state, seat(0)), [Action::Draw, play(Ghost, Move)], "not in a later turn");
}

/// The last turn of Schemin' with a card that lets two cards be kept; seat 0 has these cards left after it.
pub fn last_turn(options: &TrainOptions) -> ColtExpress {
    let standing = [(Belle, inside(1)), (Doc, inside(2)), (Tuco, inside(3))];
    let mut state = scheming(by_coach_with(options, 0, &standing), "HS24-1");
    deal(&mut state, seat(0), &[(Belle, Move), (Belle, Fire), (Belle, Punch)]);
    deal(&mut state, seat(1), &[]);
    deal(&mut state, seat(2), &[(Tuco, Robbery)]);
    state.phase = Phase::Scheme { seat: seat(2), turn: 3, symbol: Turn::Standard, step: 2, again: false };
    state
}

#[test]
fn hs_82_hs_83_hs_84_as_many_cards_as_shown_can_be_kept_and_fewer_are_drawn() {
    let mut state = last_turn(&wild());
    act(&mut state, seat(2), play(Tuco, Robbery), &[]);
    assert_eq!(state.phase, Phase::Retain { seat: seat(0), step: 0, kept: 0 });
    let keep = |card| Action::Retain { bandit: Belle, card };
    assert_eq!(choices(&state, seat(0)), [keep(Move), keep(Fire), keep(Punch), Action::PutBack]);
    assert_eq!(refusal(&state, seat(0), keep(Marshal)), not_allowed(rule!("HS-82")));
    let story = act(&mut state, seat(0), keep(Fire), &[]);
    let kept = Event::Retained { seat: seat(0), bandit: Some(Belle), card: Some(Fire) };
    assert_eq!(why(&story, kept), rule!("HS-82"));
    // HS-84: the others learn that a card is kept, not which.
    let hidden = Event::Retained { seat: seat(0), bandit: None, card: None };
    assert_eq!(ColtExpress::redact(&kept, Viewer::Seat(seat(1))), Some(hidden));
    let story = act_with(&mut state, seat(0), keep(Move), &mut Chance::seeded(1));
    assert_eq!(why(&story, Event::Kept { seat: seat(0), count: 2 }), rule!("HS-82"));
    // HS-83: four more in the next round, which begins with those two in hand.
    let drawn = |seat: Seat| {
        story.iter().find_map(|told| match told.event {
            Event::HandDrawn { seat: whose, count, .. } if whose == seat => Some((count, told.rule)),
            _ => None,
        })
    };
    assert_eq!(drawn(seat(0)), Some((4, rule!("HS-83"))));
    assert_eq!(drawn(seat(1)), Some((7, rule!("CE-37"))));
    let hand = state.piles[seat(0)].hand;
    assert!(hand.len() == 6 && hand.has(0, Fire) && hand.has(0, Move));
    // Nothing need be kept.
    let mut state = last_turn(&wild());
    act(&mut state, seat(2), play(Tuco, Robbery), &[]);
    let story = act_with(&mut state, seat(0), Action::PutBack, &mut Chance::seeded(1));
    assert_eq!(why(&story, Event::Kept { seat: seat(0), count: 0 }), rule!("HS-82"));
}

#[test]
fn hs_85_under_the_expert_rules_the_icons_mean_nothing() {
    let mut state = last_turn(&TrainOptions { expert: true, ..wild() });
    act(&mut state, seat(2), play(Tuco, Robbery), &[]);
    assert!(matches!(state.phase, Phase::Keep { .. }), "the Expert rules ask instead (CE-149)");
}

// 7.9 Hostage burdens

#[test]
fn hs_86_hs_87_the_minister_costs_a_card_and_the_poodle_a_bullet() {
    let mut state = three();
    hold(&mut state, Doc, Hostage::Minister);
    hold(&mut state, Belle, Hostage::Poodle);
    let story = end_first_round(&mut state, QUIET, Tuco);
    assert_eq!(why(&story, Event::Hit { bandit: Belle }), rule!("HS-87"));
    let hit = story.iter().position(|told| matches!(told.event, Event::Hit { .. }));
    let drawn = story.iter().position(|told| matches!(told.event, Event::HandDrawn { .. }));
    assert!(hit < drawn, "before hands are drawn");
    assert_eq!(state.piles[seat(1)].hand.len(), 6, "Doc has six");
    assert_eq!(state.piles[seat(2)].hand.len(), 6);
}

#[test]
fn hs_88_hs_89_hs_90_hs_94_no_punch_with_the_teacher_no_ride_with_the_zealot() {
    let mut state = by_coach(1, &[(Belle, inside(1)), (Doc, inside(1)), (Tuco, inside(3))]);
    hold(&mut state, Belle, Hostage::Teacher);
    let story = steal(&mut state, &[(Belle, Punch)], &[]);
    assert_eq!(no_effect(&story, Belle, Punch), rule!("HS-88"));
    let mut state = by_coach(1, &[(Belle, inside(1)), (Doc, inside(1)), (Tuco, inside(3))]);
    hold(&mut state, Belle, Hostage::Zealot);
    horses(&mut state, 1, 1);
    let story = steal(&mut state, &[(Belle, Ride)], &[]);
    assert_eq!(no_effect(&story, Belle, Ride), rule!("HS-89"));
    // HS-90: the cards can be played all the same.
    let mut state = scheming(three(), QUIET);
    hold(&mut state, Belle, Hostage::Zealot);
    deal(&mut state, seat(0), &[(Belle, Ride)]);
    assert!(choices(&state, seat(0)).contains(&play(Belle, Ride)));
    // HS-94: a card already played is burdened too.
    let mut state = by_coach(1, &[(Belle, ROOF), (Doc, inside(1)), (Tuco, inside(3))]);
    display(&mut state, [Hostage::Teacher]);
    let story = steal(&mut state, &[(Belle, ChangeFloor), (Belle, Punch)], &[]);
    assert_eq!(no_effect(&story, Belle, Punch), rule!("HS-88"));
}

#[test]
fn hs_91_with_the_old_lady_a_roof_move_is_one_step() {
    let mut state = by_coach(1, &[(Belle, roof(1)), (Doc, inside(1)), (Tuco, inside(3))]);
    hold(&mut state, Belle, Hostage::OldLady);
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(choices(&state, seat(0)), [roof(0), roof(2), ROOF].map(Action::Move));
    assert_eq!(refusal(&state, seat(0), Action::Move(roof(3))), not_allowed(rule!("HS-91")));
    // At the end of the train there is no choice; inside nothing changes.
    let mut state = by_coach(1, &[(Belle, roof(3)), (Doc, inside(1)), (Tuco, inside(3))]);
    hold(&mut state, Belle, Hostage::OldLady);
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(at(&state, Belle), roof(2));
}

#[test]
fn hs_92_with_the_poker_player_there_is_no_ability() {
    let mut state = by_coach(1, &[(Belle, ROOF), (Doc, roof(1)), (Tuco, roof(2)), (Ghost, roof(0))]);
    display(&mut state, [Hostage::PokerPlayer]);
    steal(&mut state, &[(Belle, ChangeFloor), (Belle, ChangeFloor), (Doc, Fire)], &[]);
    // Doc on car 1 sees Ghost, Tuco and Belle, whom nothing protects any more.
    assert!(matches!(state.phase, Phase::Fire { targets, .. } if targets == set([Belle, Tuco, Ghost])));
    assert!(state.protected.is_empty());
}

#[test]
fn hs_93_ce_170_with_the_photographer_nothing_is_hidden_in_tunnels() {
    let mut state = scheming(three(), QUIET);
    hold(&mut state, Belle, Hostage::Photographer);
    deal(&mut state, seat(0), &[(Belle, Move)]);
    state.phase = Phase::Scheme { seat: seat(0), turn: 1, symbol: Turn::Tunnel, step: 0, again: false };
    assert_eq!(choices(&state, seat(0)), [Action::Draw, play(Belle, Move)]);
    let story = act(&mut state, seat(0), play(Belle, Move), &[]);
    let played =
        Event::Played { seat: seat(0), bandit: Belle, card: Some(Move), face_down: false, lent: false };
    assert_eq!(why(&story, played), rule!("HS-93"));
    // CE-170: with two players only the cards of the bandit that holds him; and the Minister costs the player a card.
    let mut state = two_by_coach();
    let [Some(one), Some(other)] = state.crews[seat(0)].0 else { panic!("a crew of two") };
    hold(&mut state, one, Hostage::Photographer);
    deal(&mut state, seat(0), &[(one, Move), (other, Move)]);
    state.phase = Phase::Scheme { seat: seat(0), turn: 1, symbol: Turn::Tunnel, step: 0, again: false };
    let mut expected = vec![Action::Draw, play(one, Move), hide(other, Move)];
    expected.sort_unstable();
    assert_eq!(choices(&state, seat(0)), expected);
}

// 7.10 Events

#[test]
fn hs_95_panting_horses_go_from_the_back() {
    let mut state = three();
    horses(&mut state, 1, 2);
    horses(&mut state, 3, 1);
    let story = end_with(&mut state, "HS24-3", Tuco);
    assert_eq!(why(&story, Event::HorseLost { car: Car::new(3) }), rule!("HS-95"));
    assert_eq!(coach(&mut state).horses, [0, 2, 0, 0, 0, 0, 0, 0]);
    let five = [Belle, Doc, Tuco, Ghost, Django].map(|bandit| (bandit, inside(2)));
    let mut state = by_coach(0, &five);
    horses(&mut state, 1, 2);
    horses(&mut state, 3, 1);
    end_with(&mut state, "HS56-2", Tuco);
    assert_eq!(coach(&mut state).horses, [0, 1, 0, 0, 0, 0, 0, 0], "two at a large table");
}

#[test]
fn hs_96_hs_97_hs_98_the_marshal_drinks_what_lies_in_his_car_and_walks() {
    let mut state = three();
    state.marshal = Car::new(1);
    state.figures[Belle.index()].at = roof(1);
    state.note_crowds();
    sealed(&mut state, inside(1));
    sealed(&mut state, inside(1));
    let labels: Vec<u8> = coach(&mut state).flasks.iter().map(|flask| flask.label).collect();
    state.card = RoundCard::labelled("HS24-2").expect("a card of Table 11");
    // Luck: the second of the two (HS-97), and it is the first of six kinds.
    let story = steal(&mut state, &[(Tuco, Robbery)], &[1, 0]);
    assert_eq!(why(&story, Event::MarshalDrank { label: labels[1], kind: CLASSIC }), rule!("HS-96"));
    assert_eq!(why(&story, Event::MarshalMoved { from: Car::new(1), to: Car::new(2) }), rule!("HS-98"));
    assert_eq!((at(&state, Doc), state.figure(Doc).neutral), (roof(2), 1), "he meets who is there");
    // Without a flask nothing happens.
    let mut state = three();
    let story = end_with(&mut state, "HS24-2", Tuco);
    assert_eq!(happened(&story, |event| matches!(event, Event::MarshalMoved { .. })), 0);
}

#[test]
fn hs_99_after_old_whiskey_he_walks_to_the_caboose() {
    let mut state = three();
    sealed(&mut state, inside(0));
    state.card = RoundCard::labelled("HS24-2").expect("a card of Table 11");
    let story = steal(&mut state, &[(Tuco, Robbery)], &[5]);
    let moves = story.iter().filter(|told| matches!(told.event, Event::MarshalMoved { .. }));
    assert!(moves.clone().all(|told| told.rule == rule!("HS-99")) && moves.count() == 3);
    assert_eq!(state.marshal, Car::new(3));
    assert_eq!(hits(&state), set([Belle, Doc, Tuco]), "everybody on the way");
}

#[test]
fn hs_100_hs_101_hs_102_higher_speed_leaves_everything_behind_by_a_car() {
    let standing = [(Belle, roof(1)), (Doc, roof(3)), (Tuco, inside(2)), (Ghost, roof(4))];
    let mut state = by_coach(0, &standing);
    horses(&mut state, 0, 1);
    horses(&mut state, 3, 1);
    horses(&mut state, 4, 1);
    let story = end_first_round(&mut state, "HS24-4", Tuco);
    assert_eq!(why(&story, Event::Thrown { bandit: Belle, to: roof(2) }), rule!("HS-100"));
    assert_eq!((at(&state, Belle), at(&state, Doc), at(&state, Ghost)), (roof(2), roof(4), roof(4)));
    assert_eq!((at(&state, Tuco), coach(&mut state).horses), (inside(2), [0, 1, 0, 0, 2, 0, 0, 0]));
    // HS-102: and then the Stagecoach falls back as always.
    assert_eq!(coach(&mut state).beside, Car::new(2));
    // HS-101: the Shotgun goes along and hits after all have moved.
    let standing = [(Belle, roof(3)), (Doc, inside(1)), (Tuco, inside(2))];
    let mut state = by_coach(2, &standing);
    unguard(&mut state);
    let story = end_with(&mut state, "HS24-4", Tuco);
    assert_eq!(why(&story, Event::Hit { bandit: Belle }), rule!("HS-101"));
    assert_eq!((at(&state, Belle), coach(&mut state).shotgun()), (roof(2), roof(3)));
}

#[test]
fn hs_103_hs_104_the_shotgun_rages_wherever_he_is() {
    for guarded in [true, false] {
        let standing = [(Belle, INSIDE), (Doc, ROOF), (Tuco, inside(1)), (Ghost, inside(2))];
        let mut state = by_coach(1, &standing);
        coach(&mut state).guarded = guarded;
        let story = end_with(&mut state, "HS24-5", Ghost);
        assert_eq!(why(&story, Event::Hit { bandit: Tuco }), rule!("HS-103"));
        assert_eq!(hits(&state), set([Belle, Doc, Tuco]));
    }
}

// 7.11 Stations, 7.12 Scoring

fn total(state: &ColtExpress, player: u8) -> i32 {
    state.status().outcome().expect("the game is over").totals[seat(player)]
}

#[test]
fn hs_105_hs_127_mortal_bullets_of_the_last_round_cost_150_each() {
    let mut state = three();
    state.figures[Belle.index()].neutral = 3;
    state.figures[Doc.index()].neutral = 1;
    coach(&mut state).before[Belle.index()] = 1;
    coach(&mut state).before[Doc.index()] = 1;
    let story = end_with(&mut state, "HST-1", Tuco);
    assert_eq!(why(&story, Event::MortallyHit { bandit: Belle, lost: 300 }), rule!("HS-105"));
    // 250 and the prize that all share (CE-140).
    assert_eq!([0, 1, 2].map(|player| total(&state, player)), [950, 1250, 1250]);
    // HS-127: a Bullet of the Poodle counts in the round in which it is added.
    let mut state = three();
    hold(&mut state, Belle, Hostage::Poodle);
    state.round = 4;
    end_first_round_four(&mut state);
    assert_eq!((coach(&mut state).before[Belle.index()], state.figure(Belle).neutral), (0, 1));
}

/// Ends round 4.
fn end_first_round_four(state: &mut ColtExpress) {
    state.card = RoundCard::labelled(QUIET).expect("a card");
    end_first_round(state, QUIET, Tuco);
}

#[test]
fn hs_106_hs_107_who_stands_together_shares_strongboxes_but_not_the_bankers_condition() {
    let mut state =
        by_coach(1, &[(Belle, inside(1)), (Doc, inside(1)), (Tuco, inside(1)), (Ghost, inside(2))]);
    rich(&mut state, Belle, 0, 1);
    hold(&mut state, Belle, Hostage::Banker);
    let story = end_with(&mut state, "HST-2", Ghost);
    let among = set([Belle, Doc, Tuco]);
    assert_eq!(why(&story, Event::LootShared { bandit: Belle, among, each: 333 }), rule!("HS-106"));
    // 250, the prize of 1000 that all share, 333 of the strongbox, and the Banker pays Belle all the same (HS-107).
    assert_eq!([0, 1, 2, 3].map(|player| total(&state, player)), [2583, 1583, 1583, 1250]);
}

#[test]
fn hs_108_hs_109_on_the_train_everybody_is_arrested_in_and_on_the_stagecoach_nobody() {
    let mut state = by_coach(1, &[(Belle, INSIDE), (Doc, ROOF), (Tuco, inside(1))]);
    rich(&mut state, Tuco, 1, 1);
    let story = end_with(&mut state, "HST-3", Tuco);
    assert_eq!(why(&story, Event::Arrested { bandits: set([Tuco]) }), rule!("HS-108"));
    let outcome = *state.status().outcome().expect("the game is over");
    assert_eq!(outcome.places.as_slice(), [1, 1, 3], "the richest was arrested");
}

#[test]
fn hs_110_hs_128_a_ride_can_lead_away_for_good() {
    let mut state = by_coach(1, &[(Belle, inside(2)), (Doc, inside(3)), (Tuco, inside(1))]);
    horses(&mut state, 2, 1);
    state.card = RoundCard::labelled("HST-3").expect("a card of Table 11");
    steal(&mut state, &[(Belle, Ride), (Doc, Fire), (Belle, Robbery)], &[]);
    assert_eq!(choices(&state, seat(0)).last(), Some(&Action::RideAway));
    let story = act(&mut state, seat(0), Action::RideAway, &[]);
    assert_eq!(why(&story, Event::RodeAway { bandit: Belle, from: inside(2) }), rule!("HS-110"));
    // HS-128: nobody can shoot her, and her other card does nothing; the horse is gone too.
    assert_eq!((state.figure(Belle).shots, coach(&mut state).horses[2]), (0, 0));
    assert_eq!(no_effect(&story, Belle, Robbery), rule!("HS-110"));
    let outcome = *state.status().outcome().expect("the game is over");
    assert_eq!(outcome.places.as_slice()[0], 1, "she is safe");
    assert_eq!(outcome.totals[seat(0)], 1250, "and what she has counts");
}

#[test]
fn hs_111_if_nobody_is_safe_nobody_wins() {
    let mut state = three();
    let story = end_with(&mut state, "HST-3", Tuco);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::EMPTY, team: false }), rule!("HS-111"));
    assert!(state.status().outcome().expect("the game is over").winners().is_empty());
}

#[test]
fn hs_112_hs_113_hs_114_hs_115_ransoms_are_paid_before_the_prize() {
    let ransom = |hostage, arranged: fn(&mut ColtExpress)| {
        let mut state = three();
        hold(&mut state, Belle, hostage);
        arranged(&mut state);
        let story = end_with(&mut state, QUIET, Tuco);
        let paid = story.iter().position(|told| matches!(told.event, Event::HostageRansomed { .. }));
        let prize = story.iter().position(|told| matches!(told.event, Event::Gunslingers { .. }));
        assert!(paid < prize, "HS-115");
        story.iter().find_map(|told| match told.event {
            Event::HostageRansomed { ransom, .. } => Some((ransom, told.rule)),
            _ => None,
        })
    };
    let paid = |amount| Some((amount, rule!("HS-112")));
    assert_eq!(ransom(Hostage::Banker, |_| {}), paid(0));
    assert_eq!(ransom(Hostage::Banker, |state| rich(state, Belle, 0, 1)), paid(1000));
    assert_eq!(ransom(Hostage::Poodle, |_| {}), paid(1000));
    assert_eq!(ransom(Hostage::Minister, |_| {}), paid(900));
    assert_eq!(ransom(Hostage::Teacher, |_| {}), paid(800));
    assert_eq!(ransom(Hostage::Zealot, |_| {}), paid(700));
    // HS-113: as held at the end, the first purse too.
    assert_eq!(ransom(Hostage::OldLady, |state| rich(state, Belle, 2, 0)), paid(1000));
    assert_eq!(ransom(Hostage::PokerPlayer, |state| purses(state, Belle, &[250, 300])), paid(500));
    // HS-114: Bullets of bandits, not neutral ones.
    let shot = |state: &mut ColtExpress| {
        state.figures[Belle.index()].neutral = 2;
        state.figures[Belle.index()].shots = 3;
        state.figures[Doc.index()].bullets = 3;
    };
    assert_eq!(ransom(Hostage::Photographer, shot), paid(600));
}

// 9.4 The Elf with Horses & Stagecoach

fn with_the_elf(at: Space, standing: &[(Bandit, Space)]) -> ColtExpress {
    let mut state = by_coach_with(&TrainOptions { elf: true, ..wild() }, 1, standing);
    let gifts = state.elf.expect("he is there").gifts;
    state.elf = Some(Elf { at, gifts });
    state
}

fn elf(state: &ColtExpress) -> Space {
    state.elf.expect("he is there").at
}

#[test]
fn elf_30_elf_31_elf_36_elf_52_the_elf_rides_along_and_into_the_stagecoach() {
    // X24: the rider chooses the Stagecoach; X32: a ride of 0 cars.
    let standing = [(Belle, roof(3)), (Doc, inside(1)), (Tuco, inside(1))];
    let mut state = with_the_elf(roof(3), &standing);
    horses(&mut state, 3, 1);
    display(&mut state, [Hostage::Teacher]);
    steal(&mut state, &[(Belle, Ride)], &[]);
    let story = act(&mut state, seat(0), Action::Ride(INSIDE), &[]);
    assert_eq!(why(&story, Event::ElfFollowed { bandit: Belle, to: INSIDE }), rule!("ELF-30"));
    assert_eq!(
        coach(&mut state).hostages[Belle.index()],
        Some(Hostage::Teacher),
        "the bandit takes one (ELF-36)"
    );
    let mut state = with_the_elf(roof(3), &standing);
    horses(&mut state, 3, 1);
    steal(&mut state, &[(Belle, Ride)], &[]);
    act(&mut state, seat(0), Action::Ride(inside(3)), &[]);
    assert_eq!((elf(&state), at(&state, Belle)), (inside(3), inside(3)));
    // ELF-31: and out again with Change Floor and a Move.
    let mut state = with_the_elf(INSIDE, &[(Belle, INSIDE), (Doc, inside(1)), (Tuco, inside(1))]);
    hold(&mut state, Belle, Hostage::Teacher);
    steal(&mut state, &[(Belle, ChangeFloor), (Belle, Move)], &[]);
    act(&mut state, seat(0), Action::Move(roof(2)), &[]);
    assert_eq!(elf(&state), roof(2));
}

#[test]
fn elf_32_elf_33_elf_53_the_elf_stays_with_the_shotgun() {
    let mut state = with_the_elf(roof(3), &[(Belle, roof(3)), (Doc, inside(1)), (Tuco, inside(1))]);
    unguard(&mut state);
    steal(&mut state, &[(Belle, Move)], &[]);
    act(&mut state, seat(0), Action::Move(roof(1)), &[]);
    act(&mut state, seat(0), Action::Dodge(roof(0)), &[]);
    assert_eq!((elf(&state), at(&state, Belle)), (roof(1), roof(0)), "driven off without him");
    let mut state = with_the_elf(roof(1), &[(Belle, inside(3)), (Doc, inside(1)), (Tuco, inside(1))]);
    unguard(&mut state);
    end_first_round(&mut state, QUIET, Tuco);
    assert_eq!((elf(&state), coach(&mut state).shotgun()), (roof(1), roof(2)), "who moves on without him");
}

#[test]
fn elf_34_elf_35_elf_46_the_elf_travels_with_the_stagecoach_and_stays_behind_who_flees() {
    let mut state = with_the_elf(INSIDE, &[(Belle, inside(3)), (Doc, inside(1)), (Tuco, inside(1))]);
    end_first_round(&mut state, QUIET, Tuco);
    assert_eq!((elf(&state), coach(&mut state).beside), (INSIDE, Car::new(2)));
    let mut state = with_the_elf(inside(3), &[(Belle, inside(3)), (Doc, inside(1)), (Tuco, inside(1))]);
    horses(&mut state, 3, 1);
    state.card = RoundCard::labelled("HST-3").expect("a card of Table 11");
    steal(&mut state, &[(Belle, Ride)], &[]);
    act(&mut state, seat(0), Action::RideAway, &[]);
    assert_eq!(elf(&state), inside(3));
    // ELF-46: he is as near to the driver as the car beside the Stagecoach.
    for (beside, near) in [(1, true), (2, false)] {
        let mut state = with_the_elf(INSIDE, &[(Belle, inside(3)), (Doc, inside(1)), (Tuco, inside(1))]);
        coach(&mut state).beside = Car::new(beside);
        let gifts = state.elf.expect("he is there").gifts;
        let story = end_with(&mut state, QUIET, Tuco);
        let out = if near { state.playing.less(gifts) } else { gifts };
        let told = Event::Eliminated { bandits: out, elf: INSIDE, beside: Some(Car::new(beside)) };
        assert_eq!(why(&story, told), if near { rule!("ELF-44") } else { rule!("ELF-45") });
    }
}

#[test]
fn hs_65_a_flask_can_be_pointed_at_beside_other_loot() {
    let mut state = three();
    sealed(&mut state, inside(1));
    state.floor[inside(1).index()].sealed = 1;
    steal(&mut state, &[(Belle, Robbery)], &[]);
    let label = coach(&mut state).flasks[0].label;
    assert_eq!(choices(&state, seat(0)), [Token::Sealed, Token::Flask(label)].map(Action::Rob));
}
