//! The table drawn with characters.

use std::fmt::Write as _;

use tinstar_core::Seat;

use crate::card::{Card, Terrain};
use crate::state::Location;
use crate::view::View;

/// How wide a map card is drawn.
const WIDTH: usize = 9;

/// The row of map cards, each with its terrain's letter as on the cards and the numbers of the Marshals on it; below
/// it the deck with what is known on top, the top of the discard pile, and the own hand.
pub(crate) fn draw(view: &View) -> String {
    let mut out = String::new();
    let row = |cell: &dyn Fn(Location) -> String| {
        let cells = Location::ALL.map(|at| format!("|{:^WIDTH$}", cell(at)));
        cells.concat() + "|\n"
    };
    let edge = format!("{}+\n", format!("+{}", "-".repeat(WIDTH)).repeat(Location::ALL.len()));
    out += &edge;
    out += &row(&|at| letter(view.map[at.index()]).to_string());
    out += &row(&|at| marshals(view, at));
    out += &edge;
    let top = view.deck.top.iter().take(view.deck.size.into()).map(|card| name(*card));
    let bottom = view.deck.bottom.iter().rev().flatten().map(|card| format!(" _{card}_"));
    let (top, bottom) = (top.collect::<Vec<_>>().join(" "), bottom.collect::<String>());
    writeln!(out, "[{}] {top} ...{bottom}", view.deck.size).expect("a string can be written to");
    writeln!(out, "({}) {}", view.discard.len(), name(view.discard.top()))
        .expect("a string can be written to");
    let hand: Vec<String> = view.hand().iter().map(|card| card.face().to_string()).collect();
    if !hand.is_empty() {
        writeln!(out, "= {}", hand.join(" ")).expect("a string can be written to");
    }
    out
}

fn marshals(view: &View, at: Location) -> String {
    let here = Seat::all(view.marshals.seats()).filter(|seat| view.marshals[*seat].at == Some(at));
    here.map(|seat| (seat.index() + 1).to_string()).collect::<Vec<_>>().join(" ")
}

fn name(card: Option<Card>) -> String {
    card.map_or("?".to_owned(), |card| card.face().to_string())
}

const fn letter(terrain: Terrain) -> char {
    match terrain {
        Terrain::Forest => 'F',
        Terrain::Desert => 'D',
        Terrain::Plain => 'P',
        Terrain::Mountain => 'M',
    }
}

#[cfg(test)]
mod tests {
    use tinstar_core::{Chance, Play as _, Seat, Sight as _, Silent, Viewer};

    use crate::{GameOptions, Marshals};

    #[test]
    fn the_row_shows_who_stands_where_and_the_hand_only_to_its_owner() {
        let unshuffled = |cards: u32| (1..cards).rev();
        let luck = unshuffled(4).chain(unshuffled(4)).chain(unshuffled(76)).chain([0]);
        let options = GameOptions::default();
        let game = Marshals::start(2, &options, &mut Chance::scripted(luck), &mut Silent).unwrap();
        let drawn = super::draw(&game.view(Viewer::Seat(Seat::new(0))));
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines[1], "|    F    |    D    |    P    |    M    |");
        assert_eq!(lines[2], "|    1    |    2    |         |         |");
        assert_eq!(lines[4], "[67] ? ? ? ...");
        assert_eq!(lines[5], "(0) ?");
        assert_eq!(lines[6], "= MV-F-1 MV-F-2 MV-F-3 MV-F-4 MV-F-9");
        assert!(!super::draw(&game.view(Viewer::Spectator)).contains("MV-F"));
    }
}
