//! What the instinct chooses, and how well it does.

use crate::rules_horses as horses;
use crate::rules_prison as jail;
use crate::table::*;
use colt_express::Action::{Draw, Rob};
use colt_express::Bandit::{Belle, Cheyenne, Doc, Ghost, Tuco};
use colt_express::Card::{Arrest, ChangeFloor, Fire, Marshal, Move, MovePlus, Punch, Ride, Robbery};
use colt_express::{
    Action, Bandit, Car, ColtExpress, Goal, Hostage, Loot, Phase, Played, RoundCard, Space, Target, Token,
    TrainOptions, Whiskey,
};
use tinstar_bots::Level;
use tinstar_core::{Chance, Seat, SeatSet, Sight, Viewer, most_appealing};
use tinstar_lab::{Plan, simulate};

fn instinct(state: &ColtExpress, player: Seat) -> Action {
    most_appealing::<ColtExpress>(
        &state.view(Viewer::Seat(player)),
        player,
        &choices(state, player),
        &mut Chance::seeded(0),
    )
}

/// Belle, Doc and Tuco in Schemin' of four Standard turns, Belle to play.
fn planning(belle: colt_express::Space) -> ColtExpress {
    scheming(train(&[(Belle, belle), (Doc, roof(1)), (Tuco, roof(1))]), "R24-3")
}

#[test]
fn it_robs_where_there_is_loot() {
    let mut state = planning(inside(2));
    lay(&mut state, inside(2), 1, 0, 0);
    deal(&mut state, seat(0), &[(Belle, Robbery), (Belle, Punch), (Belle, Marshal), (Belle, ChangeFloor)]);
    assert_eq!(instinct(&state, seat(0)), play(Belle, Robbery));
}

#[test]
fn it_goes_where_loot_is_and_knows_where_it_will_stand() {
    let mut state = planning(roof(2));
    lay(&mut state, inside(2), 0, 1, 0);
    deal(&mut state, seat(0), &[(Belle, Robbery), (Belle, Punch), (Belle, ChangeFloor)]);
    assert_eq!(instinct(&state, seat(0)), play(Belle, ChangeFloor), "down first");
    state.common.cards.push(Played::new(Belle, ChangeFloor, false));
    deal(&mut state, seat(0), &[(Belle, Robbery), (Belle, Punch)]);
    assert_eq!(instinct(&state, seat(0)), play(Belle, Robbery), "by then she is inside");
}

#[test]
fn it_does_not_count_on_loot_that_another_takes_first() {
    let mut state = planning(inside(2));
    lay(&mut state, inside(2), 1, 0, 0);
    state.figures[Doc.index()].at = inside(2);
    state.note_crowds();
    state.common.cards.push(Played::new(Doc, Robbery, false));
    deal(&mut state, seat(1), &[]);
    deal(&mut state, seat(0), &[(Belle, Robbery), (Belle, Punch)]);
    assert_ne!(instinct(&state, seat(0)), play(Belle, Robbery));
}

#[test]
fn it_draws_rather_than_waste_a_card() {
    let mut state = planning(inside(3));
    deal(&mut state, seat(0), &[(Belle, Robbery), (Belle, Punch), (Belle, Fire)]);
    assert_eq!(instinct(&state, seat(0)), Draw);
}

#[test]
fn it_does_not_draw_what_it_cannot_play_any_more() {
    // The last turn of the round, and no card is of any use: one that does nothing is played.
    let mut state = planning(inside(3));
    deal(&mut state, seat(0), &[(Belle, Robbery), (Belle, Punch), (Belle, Fire)]);
    let turn = state.card.face().turns.len() as u8 - 1;
    let symbol = state.card.face().turns[usize::from(turn)];
    state.phase = Phase::Scheme { seat: seat(0), turn, symbol, step: 2, again: false };
    assert_ne!(instinct(&state, seat(0)), Draw);
}

#[test]
fn it_dodges_the_marshal() {
    let mut state = train(&[(Belle, inside(2)), (Doc, roof(1)), (Tuco, roof(1))]);
    state.marshal = Car::new(1);
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(instinct(&state, seat(0)), Action::Move(inside(3)));
}

#[test]
fn it_moves_where_its_next_card_is_of_use() {
    let mut state = train(&[(Belle, roof(2)), (Doc, inside(1)), (Tuco, inside(1))]);
    lay(&mut state, roof(3), 1, 0, 0);
    steal(&mut state, &[(Belle, Move), (Belle, Robbery)], &[]);
    assert_eq!(instinct(&state, seat(0)), Action::Move(roof(3)));
}

#[test]
fn it_takes_the_best_token_and_knocks_off_the_best() {
    let mut state = train(&[(Belle, inside(2)), (Doc, inside(1)), (Tuco, inside(1))]);
    lay(&mut state, inside(2), 1, 1, 1);
    steal(&mut state, &[(Belle, Robbery)], &[]);
    assert_eq!(instinct(&state, seat(0)), Rob(Token::Strongbox));
    let mut state = train(&[(Belle, inside(2)), (Doc, inside(2)), (Tuco, inside(1))]);
    rich(&mut state, Doc, 1, 1);
    steal(&mut state, &[(Belle, Punch)], &[]);
    assert_eq!(instinct(&state, seat(0)), Action::Knock(Loot::Strongbox));
}

#[test]
fn it_shoots_the_one_who_has_most_to_lose() {
    let mut state = train(&[(Doc, inside(2)), (Ghost, inside(1)), (Tuco, inside(3))]);
    rich(&mut state, Ghost, 2, 0);
    steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!(instinct(&state, seat(0)), Action::Fire(Ghost));
}

#[test]
fn it_takes_the_elf_where_its_token_wants_him() {
    let standing = [(Belle, inside(2)), (Doc, roof(4)), (Tuco, roof(4)), (Cheyenne, roof(4))];
    for (gifts, car) in [(set([Belle, Doc]), 1), (set([Tuco, Doc]), 3)] {
        let mut state = with_elf(train(&standing), inside(2), gifts);
        state.marshal = Car::new(4);
        steal(&mut state, &[(Belle, Move)], &[]);
        assert_eq!(instinct(&state, seat(0)), Action::Move(inside(car)));
    }
}

#[test]
fn it_goes_to_the_elf_while_he_is_on_the_wrong_side() {
    // Belle has a Gift and the Elf is far from the Locomotive: she runs to him.
    let standing = [(Belle, roof(1)), (Doc, inside(4)), (Tuco, inside(4)), (Cheyenne, inside(4))];
    let mut state = with_elf(train(&standing), roof(3), set([Belle, Doc]));
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!(instinct(&state, seat(0)), Action::Move(roof(3)));
}

/// The share of victories of one instinct among random bots, with the lower end of its 95 % interval.
fn share(seats: usize, options: TrainOptions, games: u64) -> (f64, f64) {
    let mut bots = vec![Level::Random; seats];
    bots[0] = Level::Instinct;
    let plan = Plan::<ColtExpress> {
        seats,
        options,
        games,
        seed: 8,
        threads: 2,
        bots: bots.into_iter().map(Into::into).collect(),
        count_rules: false,
    };
    let report = simulate(&plan, &|_| {}, None).expect("nothing stops it");
    let wins = &report.wins_by_bot["instinct"];
    (wins.share, wins.low)
}

/// The share of matches among random bots that the team of one instinct wins.
fn partnered(seats: usize, options: TrainOptions, games: u64) -> (f64, f64) {
    // Half of every victory is the partner's.
    let (share, low) = share(seats, options, games);
    (2.0 * share, 2.0 * low)
}

#[test]
fn it_beats_random_play_at_every_table() {
    for (seats, least) in [(2, 0.85), (3, 0.7), (4, 0.7), (5, 0.7), (6, 0.7)] {
        let (share, low) = share(seats, TrainOptions::default(), 2000);
        assert!(low > least, "{seats} players: {share}");
    }
}

#[test]
fn it_beats_random_play_without_the_elf_too() {
    let (share, low) = share(4, TrainOptions { elf: false, ..TrainOptions::default() }, 2000);
    assert!(low > 0.7, "{share}");
}

#[test]
fn it_beats_random_play_with_horses_and_stagecoach_too() {
    for (seats, least) in [(2, 0.78), (4, 0.58), (6, 0.55)] {
        let (share, low) = share(seats, TrainOptions { horses: true, ..TrainOptions::default() }, 1000);
        assert!(low > least, "{seats} players: {share}");
    }
}

#[test]
fn it_takes_the_hostage_that_pays_best_for_what_it_has() {
    let mut state = horses::by_coach(1, &[(Belle, horses::ROOF), (Doc, inside(3)), (Tuco, inside(3))]);
    horses::display(&mut state, [Hostage::Banker, Hostage::Zealot, Hostage::OldLady]);
    steal(&mut state, &[(Belle, ChangeFloor)], &[]);
    assert_eq!(instinct(&state, seat(0)), Action::TakeHostage(Hostage::Zealot), "no strongbox, no jewels");
    rich(&mut state, Belle, 3, 0);
    assert_eq!(instinct(&state, seat(0)), Action::TakeHostage(Hostage::OldLady));
}

#[test]
fn it_rides_to_safety_when_everybody_on_the_train_is_arrested() {
    let mut state = horses::by_coach(1, &[(Belle, inside(2)), (Doc, inside(3)), (Tuco, inside(3))]);
    horses::horses(&mut state, 2, 1);
    horses::display(&mut state, []);
    state.card = RoundCard::labelled("HST-3").expect("a card of Table 11");
    steal(&mut state, &[(Belle, Ride)], &[]);
    let chosen = instinct(&state, seat(0));
    assert!(matches!(chosen, Action::RideAway) || chosen == Action::Ride(horses::INSIDE), "{chosen:?}");
}

#[test]
fn it_drinks_when_two_cards_are_better_than_one() {
    let standing = [(Belle, inside(1)), (Doc, inside(2)), (Tuco, inside(3))];
    let mut state = scheming(horses::by_coach(0, &standing), QUIET);
    horses::flask(&mut state, Belle, Whiskey::Old);
    lay(&mut state, inside(1), 2, 0, 0);
    deal(&mut state, seat(0), &[(Belle, Robbery), (Belle, Robbery), (Belle, Punch)]);
    assert_eq!(instinct(&state, seat(0)), Action::Sip { bandit: Belle, kind: Whiskey::Old });
}

#[test]
fn it_chooses_in_turmoil_what_it_would_play_in_a_turn() {
    let standing = [(Belle, inside(1)), (Doc, inside(2)), (Tuco, inside(3))];
    let mut state = scheming(horses::by_coach(0, &standing), "HS24-1");
    state.phase = Phase::Turmoil { turn: 0, left: SeatSet::all(3) };
    lay(&mut state, inside(1), 0, 1, 0);
    deal(&mut state, seat(0), &[(Belle, Robbery), (Belle, Marshal), (Belle, Fire)]);
    assert_eq!(instinct(&state, seat(0)), play(Belle, Robbery));
    lay(&mut state, inside(1), 0, 0, 0);
    lay(&mut state, inside(2), 0, 1, 0);
    deal(&mut state, seat(0), &[(Belle, Robbery), (Belle, Marshal), (Belle, Move)]);
    assert_eq!(instinct(&state, seat(0)), play(Belle, Move));
}

/// The Marshal with Belle, Doc and Tuco, warrants for two of them, and targets that all can serve.
fn lawman(at: Space, doc: Space, warrants: [Bandit; 2]) -> ColtExpress {
    let mut state = jail::yard(at, &[(Belle, inside(1)), (Doc, doc), (Tuco, roof(1))]);
    let targets = [Target::RepeatOffender, Target::EmptyCylinder, Target::MarkedMan].map(Goal::Target);
    let warrants = warrants.map(Goal::Warrant);
    jail::prison(&mut state).goals = warrants.into_iter().chain(targets).collect();
    state
}

#[test]
fn the_marshal_arrests_whom_his_goals_name() {
    for bandit in [Belle, Doc] {
        let mut state = lawman(inside(1), inside(1), [Tuco, bandit]);
        steal(&mut state, &[(Bandit::Marshal, Arrest)], &[]);
        assert_eq!(instinct(&state, seat(0)), Action::Arrest(bandit));
    }
    // Whoever has been in the Cell before is the better catch for a Repeat Offender.
    let mut state = lawman(inside(1), inside(1), [Tuco, Doc]);
    jail::prison(&mut state).arrests[Doc.index()] = 1;
    steal(&mut state, &[(Bandit::Marshal, Arrest)], &[]);
    assert_eq!(instinct(&state, seat(0)), Action::Arrest(Doc));
}

#[test]
fn the_marshal_plans_the_arrest_that_his_goals_name() {
    let hand = [Arrest, MovePlus, Punch].map(|card| (Bandit::Marshal, card));
    let plan = |doc| {
        let mut state = scheming(lawman(inside(3), doc, [Doc, Belle]), "R24-3");
        deal(&mut state, seat(0), &hand);
        instinct(&state, seat(0))
    };
    assert_eq!(plan(inside(3)), play(Bandit::Marshal, Arrest), "Doc is at hand");
    assert_eq!(plan(inside(2)), play(Bandit::Marshal, MovePlus), "first he goes where Doc is");
}

#[test]
fn the_marshal_shoots_for_his_goals() {
    let mut state = lawman(inside(2), inside(3), [Belle, Tuco]);
    let prison = jail::prison(&mut state);
    (prison.hits[Doc.index()], prison.piles) = (3, [3, 6]);
    state.figures[Doc.index()].shots = 3;
    deal(&mut state, seat(2), &[]);
    steal(&mut state, &[(Bandit::Marshal, Fire)], &[]);
    let chosen = instinct(&state, seat(0));
    assert!(matches!(chosen, Action::Shoot { target: Doc, .. }), "a fourth Bullet for Doc: {chosen:?}");
}

#[test]
fn it_spares_its_partner() {
    let options = TrainOptions { teams: true, ..plain() };
    let standing = [(Cheyenne, inside(3)), (Doc, inside(2)), (Tuco, inside(4)), (Ghost, roof(1))];
    let mut state = train_with(&options, &standing);
    rich(&mut state, Doc, 3, 0);
    steal(&mut state, &[(Cheyenne, Fire)], &[]);
    assert_eq!(instinct(&state, seat(0)), Action::Fire(Tuco), "Doc is richer, and on the same side");
}

/// Victories come to teams: whoever plays at random beside it wins with it.
#[test]
fn it_lifts_a_team_above_random_play() {
    let teams = TrainOptions { teams: true, ..TrainOptions::default() };
    for (seats, fair) in [(4, 0.5), (6, 1.0 / 3.0)] {
        for options in [teams, TrainOptions { horses: true, ..teams }] {
            let (share, low) = partnered(seats, options, 1000);
            assert!(low > fair, "{seats} players: {share}");
        }
    }
}
