//! Taking back, as the core decides it from what happened.

use catching_santa::{Action, BoardOptions, CatchingSanta, Phase};
use tinstar_core::{Generator, Match, MatchSeed, Rules, Seat, Status};

/// A match of two played on until `seat` has to use a 6, which draws no further dice.
fn six_to_use() -> (Match<CatchingSanta>, Seat) {
    for seed in 0.. {
        let seed = MatchSeed::for_simulation(seed, 0);
        let names = vec![String::new(); 2];
        let (mut game, _) =
            Match::<CatchingSanta>::begin(names, BoardOptions::default(), seed, Generator::Live)
                .expect("two can play");
        while let Status::Waiting(deciders) = game.state().status() {
            let seat = deciders.first().expect("somebody decides");
            if let Phase::Use { roll: 6, .. } = game.state().phase {
                return (game, seat);
            }
            game.act(seat, first_choice(&game, seat)).expect("a legal action");
        }
    }
    unreachable!("a 6 with a choice comes up in some game")
}

fn first_choice(game: &Match<CatchingSanta>, seat: Seat) -> Action {
    let mut legal = Vec::new();
    game.state().legal_actions(seat, &mut legal);
    legal[0]
}

#[test]
fn a_step_without_dice_can_be_taken_back_and_leaves_no_trace() {
    let (mut game, seat) = six_to_use();
    assert!(!game.can_undo(seat), "the step before drew dice");
    let (state, record) = (game.state().clone(), game.record());
    game.act(seat, first_choice(&game, seat)).expect("a legal action");
    assert!(game.can_undo(seat) && !game.can_undo(seat.next(2)));
    assert!(game.undo(seat));
    assert_eq!((game.state(), game.record()), (&state, record));
    assert!(!game.undo(seat), "there is nothing more to take back");
}

#[test]
fn a_step_with_dice_cannot_be_taken_back() {
    let (mut game, seat) = six_to_use();
    game.act(seat, first_choice(&game, seat)).expect("a legal action");
    game.act(seat, Action::Roll).expect("a 6 gives another roll");
    assert!(!game.can_undo(seat) && !game.undo(seat));
}

#[test]
fn a_match_with_steps_taken_back_replays_from_its_record() {
    let (mut game, seat) = six_to_use();
    let other = {
        let mut legal = Vec::new();
        game.state().legal_actions(seat, &mut legal);
        legal[1]
    };
    game.act(seat, first_choice(&game, seat)).expect("a legal action");
    game.undo(seat);
    game.act(seat, other).expect("a legal action");
    while let Status::Waiting(deciders) = game.state().status() {
        let seat = deciders.first().expect("somebody decides");
        game.act(seat, first_choice(&game, seat)).expect("a legal action");
    }
    let replayed = game.record().replay(|_| {}).expect("the record holds");
    assert_eq!(replayed.state(), game.state());
}
