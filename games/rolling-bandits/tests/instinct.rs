//! What the instinct chooses, and how strong it is.

use crate::table::*;
use rolling_bandits::Symbol::{Boot, Hat, Mask, Revolver};
use rolling_bandits::{Action, BanditOptions, Chest, Face, Kind, Phase, RollingBandits, Variant};
use tinstar_bots::Level;
use tinstar_core::{Chance, Sight, Viewer, most_appealing, rule};
use tinstar_lab::{Plan, Report, simulate};

fn instinct(state: &RollingBandits) -> Action {
    let view = state.view(Viewer::Seat(BLUE));
    most_appealing::<RollingBandits>(&view, BLUE, &choices(state, BLUE), &mut Chance::seeded(0))
}

#[test]
fn the_small_group_goes_to_the_cheap_car_and_the_large_one_ahead() {
    let state = placing(cars(2, &[1, 3, 5]), &[(Face::Hat, 4), (Face::Boot, 1), (Face::Joker, 2)]);
    assert_eq!(instinct(&state), place(Face::Boot, 1));
    let state = placing(cars(2, &[4, 1, 5]), &[(Face::Hat, 4), (Face::Boot, 1), (Face::Joker, 2)]);
    assert_eq!(instinct(&state), place(Face::Hat, 1));
}

#[test]
fn the_jokers_go_where_they_make_the_difference() {
    // One die short of a car of 4; the other group is nowhere near.
    let state = gang(cars(2, &[4, 4, 5]), BLUE, 1, &[(Hat, 1), (Boot, 3)]);
    assert_eq!(instinct(&placing(state, &[(Face::Joker, 1)])), place(Face::Joker, 2));
}

#[test]
fn jokers_wait_for_a_group_they_could_join() {
    let state = gang(cars(2, &[4, 1, 5]), BLUE, 1, &[(Hat, 1)]);
    let state = placing(state, &[(Face::Joker, 3), (Face::Boot, 1), (Face::Hat, 2)]);
    assert!(matches!(instinct(&state), Action::Place { face: Face::Hat | Face::Boot, .. }));
}

#[test]
fn a_thief_is_blocked_by_a_tie() {
    // Red would steal the second car with two; Blue's jokers can tie there or strengthen what is safe.
    let state = gang(cars(2, &[1, 2, 5]), RED, 2, &[(Hat, 2)]);
    let state = gang(state, BLUE, 1, &[(Boot, 3), (Mask, 1)]);
    assert_eq!(instinct(&placing(state, &[(Face::Joker, 1), (Face::Boot, 1)])), place(Face::Joker, 2));
}

#[test]
fn a_group_that_leads_nowhere_is_recalled() {
    // Nobody can take anything, and no die is left to roll.
    let state = gang(cars(2, &[4, 4, 5]), RED, 1, &[(Hat, 3), (Boot, 4)]);
    let mut state = gang(state, BLUE, 1, &[(Hat, 3), (Revolver, 4)]);
    state.phase = Phase::Recall { seat: BLUE };
    assert_eq!(instinct(&state), recall(1));
}

#[test]
fn a_reroll_is_used_for_idle_dice_and_only_for_them() {
    // The Boots hold the first car; the single dice of other symbols would not do much.
    let state = gang(cars(2, &[4, 4, 4]), BLUE, 1, &[(Boot, 3)]);
    let mut state = holding(state, BLUE, &[12]);
    state.sides[BLUE].available -= 4;
    let roll = roll_of(&[(Face::Boot, horde(1)), (Face::Hat, horde(1)), (Face::Mask, horde(2))]);
    state.phase = Phase::Reroll { seat: BLUE, roll };
    assert_eq!(instinct(&state), Action::Reroll { chest: Chest::new(12) });
    act(&mut state, BLUE, Action::Reroll { chest: Chest::new(12) }, &[]);
    let mut picked = Vec::new();
    while let Action::Pick { face, kind: Kind::Horde } = instinct(&state) {
        picked.push(face);
        act(&mut state, BLUE, Action::Pick { face, kind: Kind::Horde }, &[]);
    }
    assert_eq!(instinct(&state), Action::Roll);
    assert!(!picked.is_empty() && !picked.contains(&Face::Boot), "{picked:?}");
}

#[test]
fn a_swap_is_used_to_win_a_chest_and_saved_otherwise() {
    let swapping = |chest| {
        let state = table(2, &[(4, None), (4, None), (4, Some(chest)), (5, None)]);
        let mut state = gang(holding(state, BLUE, &[16]), BLUE, 1, &[(Boot, 3), (Hat, 1), (Mask, 1)]);
        state.phase = Phase::Swap { seat: BLUE };
        state
    };
    let mut boots = swapping(17);
    assert_eq!(instinct(&boots), Action::Swap { chest: Chest::new(16) });
    act(&mut boots, BLUE, Action::Swap { chest: Chest::new(16) }, &[]);
    assert_eq!(instinct(&boots), Action::Exchange { rear: at(1), front: at(3) });
    assert_eq!(instinct(&swapping(21)), Action::End);
}

fn report(options: BanditOptions, bots: &[Level], games: u64) -> Report {
    let (seats, bots) = (bots.len(), bots.to_vec());
    let plan = Plan::<RollingBandits> {
        seats,
        options,
        games,
        seed: 7,
        threads: 2,
        bots: bots.into_iter().map(Into::into).collect(),
        count_rules: true,
    };
    simulate(&plan, &|_| {}, None).expect("nobody stops it")
}

#[test]
fn the_instinct_beats_random_players() {
    let standard = BanditOptions::default();
    let mercenaries = BanditOptions { variant: Variant::Mercenaries, ..standard };
    for (options, seats) in [(standard, 2), (standard, 3), (standard, 4), (mercenaries, 2)] {
        let mut bots = vec![Level::Random; seats];
        bots[0] = Level::Instinct;
        let share = report(options, &bots, 2_000).wins_by_bot["instinct"].clone();
        assert!(share.low > 0.95, "{seats} seats, {:?}: {share:?}", options.variant);
    }
}

#[test]
fn instincts_among_themselves_seldom_need_the_stall_rule() {
    for seats in 2..=4 {
        let report = report(BanditOptions::default(), &vec![Level::Instinct; seats], 500);
        let uncoupled = report.rules_fired.expect("they were counted").get(&rule!("RB-77")).copied();
        assert!(uncoupled.unwrap_or(0) < 500, "{seats} seats: {uncoupled:?}");
    }
}
