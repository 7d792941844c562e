//! The rules of `rules.md`, section 4.7: chests.

use crate::table::*;
use rolling_bandits::Symbol::{Boot, Hat, Horseshoe, Mask};
use rolling_bandits::{Action, Chest, ChestSet, Event, Face, Inside, Kind, Phase, RollingBandits, Symbol};
use tinstar_core::{Chance, Sight, Viewer, rule};

// Hat chests: 10 is a Bomb, 11 a Swap, 12 and 13 are Rerolls. Boot chests: 14 and 15 are Bombs, 16 is a Swap,
// 17 a Reroll. Mask chests: 6 is a Bomb, 7 and 8 are Swaps, 9 is a Reroll.

fn chests(numbers: &[u8]) -> ChestSet {
    numbers.iter().map(|number| Chest::new(*number)).collect()
}

/// Blue to place `hats` Hats (and a Boot) in a train with a chest on its first car and one ahead of it.
fn hats_on_a_chest(chest: u8, hats: u8) -> RollingBandits {
    let state = gang(table(2, &[(4, Some(chest)), (4, Some(15)), (4, None)]), RED, 3, &[(Hat, 1)]);
    placing(state, &[(Face::Hat, hats), (Face::Boot, 1)])
}

#[test]
fn rb_53_the_closed_side_is_public_and_the_inside_is_not() {
    let state = table(2, &[(1, Some(1)), (1, Some(10)), (1, None)]);
    for viewer in Viewer::all(2) {
        let seen: Vec<Option<Symbol>> = state.view(viewer).train.iter().map(|coach| coach.chest).collect();
        assert_eq!(seen, [Some(Symbol::Revolver), Some(Hat), None]);
        let text = serde_json::to_string(&state.view(viewer)).unwrap();
        assert!(!text.contains("bomb"), "{text}");
    }
    let other = table(2, &[(1, Some(4)), (1, Some(13)), (1, None)]);
    assert_eq!(state.view(Viewer::Spectator), other.view(Viewer::Spectator));
}

#[test]
fn rb_54_three_dice_of_the_symbol_win_the_chest_at_once() {
    for (hats, won) in [(2, 0), (3, 1), (4, 1)] {
        let mut state = hats_on_a_chest(12, hats);
        let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
        let event = Event::ChestWon { seat: BLUE, symbol: Hat, at: at(1) };
        assert_eq!(happened(&story, |it| *it == event), won, "{hats} Hats");
        if won == 1 {
            assert_eq!(why(&story, event), rule!("RB-54"));
            assert_eq!((state.train[0].chest, state.sides[BLUE].fresh), (None, chests(&[12])));
        }
    }
}

#[test]
fn rb_54_another_symbol_wins_nothing() {
    let state = table(2, &[(4, Some(17)), (4, None)]);
    let mut state = placing(state, &[(Face::Hat, 5), (Face::Mask, 2)]);
    act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!((state.train[0].chest, state.sides[BLUE].chests()), (Some(Chest::new(17)), ChestSet::EMPTY));
}

#[test]
fn rb_55_turned_jokers_count_as_the_symbol_they_show() {
    let state = gang(table(2, &[(4, Some(12)), (4, None)]), BLUE, 1, &[(Hat, 1)]);
    let mut state = placing(state, &[(Face::Joker, 2), (Face::Mask, 1)]);
    act(&mut state, BLUE, place(Face::Joker, 1), &[]);
    assert_eq!(state.sides[BLUE].fresh, chests(&[12]));
}

#[test]
fn rb_56_the_chest_is_won_before_the_jokers_come() {
    // The worked example: Boots in car 1, three Hats in car 2. The Bomb there leaves one, the jokers make it
    // three.
    let state = table(2, &[(4, None), (4, Some(10)), (4, None)]);
    let mut state = placing(state, &[(Face::Hat, 3), (Face::Boot, 2), (Face::Joker, 2)]);
    act(&mut state, BLUE, place(Face::Boot, 1), &[]);
    act(&mut state, BLUE, place(Face::Hat, 2), &[]);
    assert_eq!(groups(&state, BLUE), [(1, Boot, 2), (2, Hat, 1)]);
    act(&mut state, BLUE, place(Face::Joker, 2), &ANY_ROLL);
    assert_eq!(groups(&state, BLUE), [(1, Boot, 2), (2, Hat, 3)]);
    assert_eq!(state.sides[BLUE].open, chests(&[10]));
}

#[test]
fn rb_57_the_winner_looks_inside_and_keeps_a_swap_or_reroll_closed() {
    for chest in [11, 12] {
        let mut state = hats_on_a_chest(chest, 3);
        let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
        let kept = Event::ChestKept { seat: BLUE, chest: Some(Chest::new(chest)) };
        assert_eq!(why(&story, kept), rule!("RB-57"));
        let told = |viewer| RollingBandits::redact(&kept, viewer);
        assert_eq!(told(Viewer::Seat(BLUE)), Some(kept));
        for other in [Viewer::Seat(RED), Viewer::Spectator] {
            assert_eq!(told(other), Some(Event::ChestKept { seat: BLUE, chest: None }));
            let view = state.view(other);
            assert_eq!((view.sides[BLUE].fresh, view.sides[BLUE].open), ([0, 0, 1, 0, 0], ChestSet::EMPTY));
            assert!(view.own.is_none_or(|own| own.fresh.is_empty()));
        }
        assert_eq!(state.view(Viewer::Seat(BLUE)).own.unwrap().fresh, chests(&[chest]));
    }
}

#[test]
fn rb_57_what_others_keep_closed_is_imagined_as_anything_but_a_bomb() {
    let state = holding(table(2, &[(4, Some(10)), (4, Some(13))]), BLUE, &[11]);
    let view = state.view(Viewer::Seat(RED));
    let mut seen = ChestSet::EMPTY;
    let mut bombs_in_front = 0;
    for seed in 0..3000 {
        let world = RollingBandits::determinise(&view, &mut Chance::seeded(seed));
        seen = seen.or(world.sides[BLUE].closed);
        bombs_in_front += u32::from(world.train[1].chest == Some(Chest::new(10)));
    }
    assert_eq!(seen, chests(&[11, 12, 13]));
    // Four Hat chests: one before Blue that is no bomb, two in the train, one in the box. Each of the last
    // three places holds the bomb equally often; five standard deviations around 1,000.
    assert!((871..=1129).contains(&bombs_in_front), "{bombs_in_front}");
}

#[test]
fn rb_57_a_chest_that_is_not_ones_own_cannot_be_used() {
    let state = holding(table(2, &[(4, Some(13)), (4, None)]), BLUE, &[11]);
    let mut state = holding(state, RED, &[12]);
    begin_turn(&mut state, &[HAT; 7]);
    assert!(matches!(state.phase, Phase::Reroll { .. }));
    // Red's, one in the train, two in the box: all the same to Blue.
    for chest in [12, 13, 17, 10] {
        let action = Action::Reroll { chest: Chest::new(chest) };
        assert_eq!(refusal(&state, BLUE, action), not_allowed(rule!("RB-57")), "chest {chest}");
    }
    // A Bomb of one's own has done all it does; an open chest is done with, whoever has it.
    state.sides[BLUE].open = chests(&[6]);
    state.sides[RED].open = chests(&[9]);
    for (chest, rule) in [(6, rule!("RB-57")), (9, rule!("RB-59"))] {
        let action = Action::Reroll { chest: Chest::new(chest) };
        assert_eq!(refusal(&state, BLUE, action), not_allowed(rule), "chest {chest}");
    }
}

#[test]
fn rb_58_a_chest_cannot_be_used_in_the_turn_it_was_won() {
    // Blue may already use the Swap of a Mask chest; the Boots win another.
    let state = gang(table(2, &[(4, None), (4, Some(16)), (4, None)]), BLUE, 1, &[(Hat, 1)]);
    let mut state = placing(holding(state, BLUE, &[7]), &[(Face::Boot, 3), (Face::Mask, 3)]);
    act(&mut state, BLUE, place(Face::Boot, 2), &[]);
    act(&mut state, BLUE, Action::Stop, &[]);
    assert_eq!(choices(&state, BLUE), [Action::Swap { chest: Chest::new(7) }, Action::End]);
    let won_now = Action::Swap { chest: Chest::new(16) };
    assert_eq!(refusal(&state, BLUE, won_now), not_allowed(rule!("RB-58")));
    act(&mut state, BLUE, Action::End, &ANY_ROLL);
    assert_eq!((state.sides[BLUE].fresh, state.sides[BLUE].closed), (ChestSet::EMPTY, chests(&[7, 16])));
}

#[test]
fn rb_59_a_used_chest_lies_open_and_cannot_be_used_again() {
    let mut state = holding(cars(2, &[4, 4]), BLUE, &[12, 13]);
    begin_turn(&mut state, &[HAT; 7]);
    let chest = Chest::new(12);
    let story = act(&mut state, BLUE, Action::Reroll { chest }, &[]);
    assert_eq!(why(&story, Event::ChestOpened { seat: BLUE, chest }), rule!("RB-59"));
    act(&mut state, BLUE, Action::Roll, &[BOOT]);
    assert_eq!(choices(&state, BLUE), [Action::Reroll { chest: Chest::new(13) }, Action::GoOn]);
    assert_eq!(refusal(&state, BLUE, Action::Reroll { chest }), not_allowed(rule!("RB-59")));
    assert_eq!(state.view(Viewer::Spectator).sides[BLUE].open, chests(&[12]));
}

#[test]
fn rb_60_every_chest_won_counts() {
    // A used Reroll of 2, an unused Swap of 1, a Bomb of 2.
    let mut state = holding(cars(2, &[4, 4]), BLUE, &[16]);
    state.sides[BLUE].open = chests(&[12, 14]);
    assert_eq!(state.sides[BLUE].points(), 5);
}

#[test]
fn rb_61_a_bomb_leaves_one_die_of_everybody() {
    // The worked example: Blue 3, Red 2, Yellow 1.
    let mut state = gang(table(3, &[(4, Some(10)), (4, None)]), RED, 1, &[(Boot, 2)]);
    state = gang(state, YELLOW, 1, &[(Mask, 1)]);
    let mut state = placing(state, &[(Face::Hat, 3), (Face::Boot, 4)]);
    let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    let bomb = Chest::new(10);
    assert_eq!(why(&story, Event::Bombed { seat: BLUE, chest: bomb, at: at(1) }), rule!("RB-61"));
    assert_eq!(why(&story, Event::DiceReturned { seat: BLUE, count: 2 }), rule!("RB-61"));
    for (seat, symbol, available) in [(BLUE, Hat, 2), (RED, Boot, 6), (YELLOW, Mask, 6)] {
        assert_eq!(groups(&state, seat), [(1, symbol, 1)]);
        assert_eq!(state.sides[seat].available, available);
    }
    assert_eq!((state.sides[BLUE].open, state.sides[BLUE].points()), (chests(&[10]), 1));
}

#[test]
fn rb_62_dice_taken_back_from_a_bomb_are_not_placed_in_this_turn() {
    let mut state = hats_on_a_chest(10, 4);
    act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!(choices(&state, BLUE), [place(Face::Boot, 2), Action::Stop]);
    act(&mut state, BLUE, Action::Stop, &[]);
    assert_eq!((state.phase.decider(), state.sides[BLUE].available), (Some(RED), 6));
}

/// Blue has placed everything and holds Swap chest 16: 3 Boots, 1 Hat and 1 Mask in cars 2, 3 and 4.
fn about_to_swap(chest_of_car_4: u8) -> RollingBandits {
    let train = [(4, None), (4, None), (4, None), (4, Some(chest_of_car_4)), (5, None)];
    let state = gang(table(2, &train), BLUE, 2, &[(Boot, 3), (Hat, 1), (Mask, 1)]);
    let mut state = gang(holding(state, BLUE, &[16]), RED, 1, &[(Horseshoe, 1), (Hat, 2)]);
    state.phase = Phase::Swap { seat: BLUE };
    state
}

fn exchange(rear: u8, front: u8) -> Action {
    Action::Exchange { rear: at(rear), front: at(front) }
}

#[test]
fn rb_63_a_swap_exchanges_two_groups_after_the_placing() {
    // The worked example: the Boots in car 4 win its chest, the Hat in car 3 stays.
    let mut state = about_to_swap(17);
    act(&mut state, BLUE, Action::Swap { chest: Chest::new(16) }, &[]);
    assert_eq!(choices(&state, BLUE), [exchange(2, 3), exchange(2, 4), exchange(3, 4)]);
    let story = act(&mut state, BLUE, exchange(2, 4), &[]);
    assert_eq!(why(&story, Event::Swapped { seat: BLUE, rear: at(2), front: at(4) }), rule!("RB-63"));
    assert_eq!(groups(&state, BLUE), [(2, Mask, 1), (3, Hat, 1), (4, Boot, 3)]);
    assert_eq!(state.sides[BLUE].closed, chests(&[17]), "won, and the turn is over");
    assert_eq!(state.phase.decider(), Some(RED));
}

#[test]
fn rb_63_a_swap_before_the_placing_is_finished_is_refused() {
    let state = gang(cars(2, &[4, 4, 4]), BLUE, 1, &[(Hat, 1), (Boot, 1)]);
    let state = holding(state, BLUE, &[16]);
    let placing = placing(state.clone(), &[(Face::Mask, 5)]);
    let mut recalling = state;
    begin_turn(&mut recalling, &[]);
    for action in [Action::Swap { chest: Chest::new(16) }, exchange(1, 2)] {
        assert_eq!(refusal(&placing, BLUE, action), not_allowed(rule!("RB-63")));
        assert_eq!(refusal(&recalling, BLUE, action), not_allowed(rule!("RB-63")));
    }
}

#[test]
fn rb_63_a_reroll_chest_is_no_swap() {
    let mut state = about_to_swap(14);
    state.sides[BLUE].closed = chests(&[16, 17]);
    let refused = refusal(&state, BLUE, Action::Swap { chest: Chest::new(17) });
    assert_eq!(refused, not_allowed(rule!("RB-63")));
}

#[test]
fn rb_64_a_swap_moves_only_own_dice_and_turns_none() {
    let mut state = about_to_swap(17);
    let red = groups(&state, RED);
    act(&mut state, BLUE, Action::Swap { chest: Chest::new(16) }, &[]);
    act(&mut state, BLUE, exchange(2, 3), &[]);
    assert_eq!(groups(&state, BLUE), [(2, Hat, 1), (3, Boot, 3), (4, Mask, 1)]);
    assert_eq!(groups(&state, RED), red);
}

#[test]
fn rb_65_a_swap_can_win_two_chests_and_the_rear_car_comes_first() {
    let train = [(4, Some(12)), (4, Some(17)), (4, None)];
    let state = gang(table(2, &train), BLUE, 1, &[(Boot, 3), (Hat, 3)]);
    let mut state = gang(holding(state, BLUE, &[16]), RED, 3, &[(Hat, 1)]);
    state.phase = Phase::Swap { seat: BLUE };
    // With two groups there is nothing to choose.
    let story = act(&mut state, BLUE, Action::Swap { chest: Chest::new(16) }, &[]);
    let won: Vec<_> = story
        .iter()
        .filter(|told| matches!(told.event, Event::ChestWon { .. }))
        .map(|told| (told.rule, told.event))
        .collect();
    let event = |symbol, number| Event::ChestWon { seat: BLUE, symbol, at: at(number) };
    assert_eq!(won, [(rule!("RB-65"), event(Hat, 1)), (rule!("RB-65"), event(Boot, 2))]);
    assert_eq!(state.sides[BLUE].closed, chests(&[12, 17]));
}

#[test]
fn rb_65_a_bomb_won_by_a_swap_goes_off() {
    let mut state = about_to_swap(14);
    act(&mut state, BLUE, Action::Swap { chest: Chest::new(16) }, &[]);
    let story = act(&mut state, BLUE, exchange(2, 4), &[]);
    let bombed = Event::Bombed { seat: BLUE, chest: Chest::new(14), at: at(4) };
    assert_eq!(why(&story, bombed), rule!("RB-61"));
    assert_eq!(groups(&state, BLUE), [(2, Mask, 1), (3, Hat, 1), (4, Boot, 1)]);
}

#[test]
fn rb_66_a_swap_needs_own_groups_in_two_cars() {
    let mut state = about_to_swap(17);
    act(&mut state, BLUE, Action::Swap { chest: Chest::new(16) }, &[]);
    for action in [exchange(2, 2), exchange(1, 2), exchange(4, 5), exchange(4, 2)] {
        assert_eq!(refusal(&state, BLUE, action), not_allowed(rule!("RB-66")), "{action:?}");
    }
    // With one group nobody is asked.
    let state = gang(cars(2, &[4, 4]), BLUE, 1, &[(Hat, 1)]);
    let state = gang(holding(state, BLUE, &[16]), RED, 1, &[(Hat, 1)]);
    let mut state = placing(state, &[(Face::Boot, 6)]);
    act(&mut state, BLUE, Action::Stop, &[]);
    assert_eq!(state.phase.decider(), Some(RED));
}

/// Blue has rolled three Hats, two Boots, a Mask and a blank and holds Reroll chest 12.
fn after_the_roll() -> RollingBandits {
    let mut state = gang(holding(cars(2, &[4, 4, 4]), BLUE, &[12]), RED, 1, &[(Hat, 1)]);
    begin_turn(&mut state, &[HAT, HAT, HAT, BOOT, BOOT, MASK, BLANK]);
    state
}

const fn pick(face: Face) -> Action {
    Action::Pick { face, kind: Kind::Horde }
}

#[test]
fn rb_67_picked_dice_are_rolled_again_all_at_once() {
    let mut state = after_the_roll();
    act(&mut state, BLUE, Action::Reroll { chest: Chest::new(12) }, &[]);
    let faces = [Face::Mask, Face::Hat, Face::Boot, Face::Joker];
    assert_eq!(choices(&state, BLUE), faces.map(pick));
    let story = act(&mut state, BLUE, pick(Face::Boot), &[]);
    let taken = Event::Picked { seat: BLUE, face: Face::Boot, kind: Kind::Horde };
    assert_eq!(why(&story, taken), rule!("RB-67"));
    act(&mut state, BLUE, pick(Face::Boot), &[]);
    let more = [Face::Mask, Face::Hat, Face::Joker].map(pick);
    assert_eq!(choices(&state, BLUE), [more[0], more[1], more[2], Action::Roll]);
    let story = act(&mut state, BLUE, Action::Roll, &[HAT, BLANK]);
    let picked = roll_of(&[(Face::Boot, horde(2))]);
    let into = roll_of(&[(Face::Hat, horde(1)), (Face::Joker, horde(1))]);
    assert_eq!(why(&story, Event::Rerolled { seat: BLUE, picked, into }), rule!("RB-67"));
    let roll = roll_of(&[(Face::Hat, horde(4)), (Face::Mask, horde(1)), (Face::Joker, horde(2))]);
    assert_eq!(state.phase, Phase::Place { seat: BLUE, roll }, "the groups are formed anew");
}

#[test]
fn rb_67_when_all_dice_are_picked_they_are_rolled() {
    let state = gang(cars(2, &[4, 4, 4]), BLUE, 1, &[(Hat, 5)]);
    let mut state = gang(holding(state, BLUE, &[12]), RED, 1, &[(Hat, 6)]);
    begin_turn(&mut state, &[]);
    act(&mut state, BLUE, recall(0), &[MASK, BOOT]);
    act(&mut state, BLUE, Action::Reroll { chest: Chest::new(12) }, &[]);
    act(&mut state, BLUE, pick(Face::Mask), &[]);
    act(&mut state, BLUE, pick(Face::Boot), &[HAT, BLANK]);
    let roll = roll_of(&[(Face::Hat, horde(1)), (Face::Joker, horde(1))]);
    assert_eq!(state.phase, Phase::Place { seat: BLUE, roll });
}

#[test]
fn rb_67_a_single_die_needs_no_picking() {
    let state = gang(cars(2, &[4, 4, 4]), BLUE, 1, &[(Hat, 6)]);
    let mut state = gang(holding(state, BLUE, &[12]), RED, 1, &[(Hat, 6)]);
    begin_turn(&mut state, &[]);
    act(&mut state, BLUE, recall(0), &[MASK]);
    act(&mut state, BLUE, Action::Reroll { chest: Chest::new(12) }, &[BOOT]);
    let roll = roll_of(&[(Face::Boot, horde(1))]);
    assert_eq!(state.phase, Phase::Place { seat: BLUE, roll });
}

#[test]
fn rb_67_of_dice_that_are_all_alike_the_first_needs_no_picking() {
    let mut state = holding(cars(2, &[4, 4, 4]), BLUE, &[12]);
    begin_turn(&mut state, &[HAT; 7]);
    act(&mut state, BLUE, Action::Reroll { chest: Chest::new(12) }, &[]);
    assert_eq!(choices(&state, BLUE), [pick(Face::Hat), Action::Roll]);
    act(&mut state, BLUE, Action::Roll, &[BOOT]);
    let roll = roll_of(&[(Face::Hat, horde(6)), (Face::Boot, horde(1))]);
    assert_eq!(state.phase, Phase::Place { seat: BLUE, roll });
}

#[test]
fn rb_67_no_dice_or_dice_that_were_not_rolled_are_refused() {
    let mut state = after_the_roll();
    act(&mut state, BLUE, Action::Reroll { chest: Chest::new(12) }, &[]);
    assert_eq!(refusal(&state, BLUE, Action::Roll), not_allowed(rule!("RB-67")), "none is picked");
    let mercenary = Action::Pick { face: Face::Hat, kind: Kind::Mercenary };
    for action in [pick(Face::Revolver), mercenary] {
        assert_eq!(refusal(&state, BLUE, action), not_allowed(rule!("RB-67")));
    }
}

#[test]
fn rb_67_a_reroll_after_the_first_placement_is_refused() {
    let mut state = after_the_roll();
    act(&mut state, BLUE, Action::GoOn, &[]);
    act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    for action in [Action::Reroll { chest: Chest::new(12) }, pick(Face::Boot), Action::Roll] {
        assert_eq!(refusal(&state, BLUE, action), not_allowed(rule!("RB-67")));
    }
}

#[test]
fn rb_67_a_swap_chest_is_no_reroll_but_its_owner_is_asked_all_the_same() {
    // To the others chest 11 could be one of the two Hat Rerolls: not asking would tell what it is not.
    let mut state = holding(cars(2, &[4, 4, 4]), BLUE, &[11]);
    begin_turn(&mut state, &[HAT; 7]);
    assert_eq!(choices(&state, BLUE), [Action::GoOn]);
    let refused = refusal(&state, BLUE, Action::Reroll { chest: Chest::new(11) });
    assert_eq!(refused, not_allowed(rule!("RB-67")));
    // When both have been seen, everybody knows, and nobody is asked.
    let mut state = holding(cars(2, &[4, 4, 4]), BLUE, &[11]);
    state.sides[RED].open = chests(&[12]);
    state.discarded = chests(&[13]);
    begin_turn(&mut state, &[HAT; 7]);
    assert!(matches!(state.phase, Phase::Place { .. }));
}

#[test]
fn rb_68_several_chests_may_be_used_in_one_turn() {
    let mut state = after_the_roll();
    state.sides[BLUE].closed = chests(&[12, 13]);
    for (chest, dice) in [(12, [MASK]), (13, [HORSESHOE])] {
        act(&mut state, BLUE, Action::Reroll { chest: Chest::new(chest) }, &[]);
        act(&mut state, BLUE, pick(Face::Hat), &[]);
        act(&mut state, BLUE, Action::Roll, &dice);
    }
    assert_eq!((state.sides[BLUE].open, state.sides[BLUE].closed), (chests(&[12, 13]), ChestSet::EMPTY));
    // Swaps too, one after another.
    let mut state = about_to_swap(1);
    state.sides[BLUE].closed = chests(&[7, 16]);
    for (chest, action) in [(7, exchange(2, 3)), (16, exchange(2, 4))] {
        act(&mut state, BLUE, Action::Swap { chest: Chest::new(chest) }, &[]);
        act(&mut state, BLUE, action, &[]);
    }
    assert_eq!(groups(&state, BLUE), [(2, Mask, 1), (3, Boot, 3), (4, Hat, 1)]);
}

#[test]
fn rb_69_using_a_chest_is_never_compulsory() {
    let mut state = after_the_roll();
    assert_eq!(choices(&state, BLUE), [Action::Reroll { chest: Chest::new(12) }, Action::GoOn]);
    let story = act(&mut state, BLUE, Action::GoOn, &[]);
    assert_eq!(why(&story, Event::Unused { seat: BLUE, inside: Inside::Reroll }), rule!("RB-69"));
    assert_eq!(state.sides[BLUE].closed, chests(&[12]));
    let mut state = about_to_swap(17);
    let story = act(&mut state, BLUE, Action::End, &[]);
    assert_eq!(why(&story, Event::Unused { seat: BLUE, inside: Inside::Swap }), rule!("RB-69"));
    assert_eq!((state.sides[BLUE].closed, state.phase.decider()), (chests(&[16]), Some(RED)));
    assert!(Inside::Swap.chests().contains(Chest::new(16)));
}
