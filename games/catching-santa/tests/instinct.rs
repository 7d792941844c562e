//! What the instinct and the clock choose.

use catching_santa::{Action, BoardOptions, CatchingSanta, Phase, Space, View};
use tinstar_core::{Chance, Instinct, Play, Rules, Seat, Sight, Silent, Viewer, most_appealing};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

/// Four players; Red has to use `roll` with pieces on these spaces, Blue has pieces on those.
fn red_to_use(roll: u8, red: &[u8], blue: &[u8]) -> View {
    let dice = &mut Chance::scripted([6, 1, 1, 1, 6, 1]);
    let mut game =
        CatchingSanta::start(4, &BoardOptions::default(), dice, &mut Silent).expect("a table of a good size");
    for (seat, spaces) in [(RED, red), (BLUE, blue)] {
        game.sides[seat].path = spaces.iter().map(|space| Space::new(*space)).collect();
        game.sides[seat].home -= spaces.len() as u8;
    }
    game.phase = Phase::Use { seat: RED, roll };
    game.note_occupied();
    game.view(Viewer::Seat(RED))
}

fn legal(view: &View) -> Vec<Action> {
    let mut legal = Vec::new();
    CatchingSanta::determinise(view, &mut Chance::none()).legal_actions(RED, &mut legal);
    legal
}

fn instinct(view: &View) -> Action {
    most_appealing::<CatchingSanta>(view, RED, &legal(view), &mut Chance::seeded(0))
}

fn clock(view: &View) -> Action {
    CatchingSanta::on_timeout(view, RED, &legal(view))
}

fn step(from: u8, to: u8) -> Action {
    Action::Move { from: Space::new(from), to: Space::new(to) }
}

#[test]
fn the_instinct_takes_the_most_valuable_piece() {
    // Santa stands on 10, the Reindeer on 34, Blue on 24.
    assert_eq!(instinct(&red_to_use(4, &[6, 30, 20], &[24])), step(6, 10));
    assert_eq!(instinct(&red_to_use(4, &[5, 30, 20], &[24])), step(30, 34));
    assert_eq!(instinct(&red_to_use(4, &[5, 29, 20], &[24])), step(20, 24));
}

#[test]
fn the_instinct_steps_out_of_danger() {
    // Blue on 20 can reach 23; Red's other piece is safe where it is, and nothing is left to catch nearby.
    let mut view = red_to_use(5, &[23, 30], &[20]);
    view.christmas = [Some(Space::new(10)), None, None, None, None];
    assert_eq!(instinct(&view), step(23, 28));
}

#[test]
fn the_instinct_brings_its_pieces_in() {
    assert_eq!(instinct(&red_to_use(6, &[23], &[])), Action::Enter);
}

#[test]
fn the_clock_takes_the_most_valuable_capture_else_moves_the_leading_piece() {
    assert_eq!(clock(&red_to_use(4, &[6, 30, 20], &[24])), step(6, 10));
    // Red enters on 1, so the piece on 39 has gone farthest; entering comes after every move.
    assert_eq!(clock(&red_to_use(4, &[5, 39, 20], &[])), step(39, 3));
    assert_eq!(clock(&red_to_use(6, &[5, 20], &[])), step(20, 26));
}

#[test]
fn the_clock_declines_nothing() {
    let mut view = red_to_use(4, &[5, 39], &[]);
    for phase in [Phase::Again { seat: RED }, Phase::Try { seat: RED, left: 2 }] {
        view.phase = phase;
        let both = [Action::Roll, Action::Stop];
        assert_eq!(CatchingSanta::on_timeout(&view, RED, &both), Action::Roll);
        assert_eq!(most_appealing::<CatchingSanta>(&view, RED, &both, &mut Chance::seeded(0)), Action::Roll);
    }
}
