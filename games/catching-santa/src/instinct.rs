//! A cheap opinion: take what is worth most, stand where little can happen, get the pieces out.

use tinstar_core::{Chance, Instinct, Message, Seat};

use crate::action::Action;
use crate::data::{DIE, MAGIC_DIE};
use crate::state::{CatchingSanta, Space};
use crate::view::View;

/// A point at the end of the game; everything else is measured by it. Divisible by every chance used here.
const POINT: i32 = 360;

/// What losing a piece for good costs: the point it gives away, and a third of one's moves.
const PIECE: i32 = 3 * POINT;

/// What being sent home costs: three points if it stays there, and the way back is long.
const HOME: i32 = 2 * POINT;

impl Instinct for CatchingSanta {
    fn appeals(view: &View, seat: Seat, legal: &[Action], _: &mut Chance, out: &mut Vec<i32>) {
        out.extend(legal.iter().map(|action| match *action {
            Action::Roll => 1,
            Action::Stop => 0,
            Action::Enter => {
                let entry = view.sides[seat].entry;
                HOME + prize(view, seat, entry) + outlook(view, seat, entry)
            }
            Action::Move { from, to } => {
                prize(view, seat, to) + outlook(view, seat, to) - outlook(view, seat, from)
            }
        }));
    }

    /// Points, and among equals what is gathered (CS-72, CS-74): at the end nothing else counts.
    fn standing(view: &View, seat: Seat) -> i32 {
        let side = &view.sides[seat];
        100 * side.points + i32::from(side.gathered.count())
    }

    fn reason(view: &View, seat: Seat, action: &Action) -> Option<Message> {
        let Action::Move { from, to } = *action else {
            return (*action == Action::Enter).then(|| Message::new("cs-why-enter"));
        };
        match (view.christmas_at(to), view.piece_at(to)) {
            (Some(piece), _) => Some(Message::new("cs-why-gather").with("points", piece.points())),
            (None, Some(owner)) if owner != seat => Some(Message::new("cs-why-capture")),
            (None, _) if danger(view, seat, to) < danger(view, seat, from) => {
                Some(Message::new("cs-why-safer"))
            }
            (None, _) => None,
        }
    }

    /// The most valuable capture, else the piece farthest from its entry; declines nothing (section 9).
    fn on_timeout(view: &View, seat: Seat, legal: &[Action]) -> Action {
        let rank = |action: &Action| match *action {
            Action::Roll => (1, 0),
            Action::Stop => (0, 0),
            Action::Enter => (2 + prize(view, seat, view.sides[seat].entry), 0),
            Action::Move { from, to } => {
                (2 + prize(view, seat, to), 1 + view.layout.distance(view.sides[seat].entry, from))
            }
        };
        *legal.iter().max_by_key(|action| rank(action)).expect("a seat that decides has a choice")
    }
}

/// What is gained by ending on `space` now.
fn prize(view: &View, seat: Seat, space: Space) -> i32 {
    match (view.christmas_at(space), view.piece_at(space)) {
        (Some(piece), _) => piece.points() * POINT,
        (None, Some(owner)) if owner != seat => PIECE,
        (None, _) => 0,
    }
}

/// What standing on `space` promises for the next roll, less what it risks until then.
fn outlook(view: &View, seat: Seat, space: Space) -> i32 {
    hope(view, seat, space) - danger(view, seat, space)
}

/// What one roll could bring, each face equally likely.
fn hope(view: &View, seat: Seat, space: Space) -> i32 {
    let ahead = |steps| view.layout.walk(space, steps);
    (1..=DIE as i8).map(|steps| prize(view, seat, ahead(steps))).sum::<i32>() / i32::from(DIE)
}

/// What the others' rolls and the magic die could do before the next turn.
fn danger(view: &View, seat: Seat, space: Space) -> i32 {
    let mut danger = 0;
    for (other, side) in view.sides.iter().filter(|(other, _)| *other != seat) {
        let hunters = side.path.iter().filter(|from| {
            let steps = view.layout.distance(*from, space);
            (1..=DIE).contains(&steps)
        });
        danger += hunters.count() as i32 * PIECE / i32::from(DIE);
        if side.entry == space && side.home > 0 && other != seat {
            danger += PIECE / i32::from(DIE);
        }
    }
    let faces = MAGIC_DIE.len() as i32;
    let turns = view.sides.seats() as i32;
    for (piece, steps) in MAGIC_DIE {
        if view.christmas[piece as usize].is_some_and(|from| view.layout.walk(from, steps) == space) {
            danger += turns * HOME / faces;
        }
    }
    danger
}
