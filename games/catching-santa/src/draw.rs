//! The board drawn with characters.

use tinstar_core::Seat;

use crate::state::{Christmas, Colour, Space};
use crate::view::View;

/// How wide a space is drawn.
const WIDTH: usize = 5;

/// The path as a frame, space 1 at the upper left, clockwise. A player's piece is its colour's letter in
/// round brackets, a Christmas piece the first letters of its name in square ones; empty spaces show their
/// number, an arrow before an entry.
pub(crate) fn draw(view: &View) -> String {
    let spaces = usize::from(view.layout.spaces);
    // A frame of w by h has 2w + 2h - 4 places; an odd space too many leaves one place of the frame empty.
    let height = (spaces + 7) / 4;
    let width = (spaces + 4 - 2 * height).div_ceil(2);
    let mut rows = vec![vec![" ".repeat(WIDTH); width]; height];
    for (index, (row, column)) in frame(width, height).take(spaces).enumerate() {
        rows[row][column] = cell(view, Space::new(index as u8 + 1));
    }
    rows.iter().map(|row| row.concat().trim_end().to_owned() + "\n").collect()
}

/// The places of a frame, clockwise from the upper left, as row and column.
fn frame(width: usize, height: usize) -> impl Iterator<Item = (usize, usize)> {
    let top = (0..width).map(|column| (0, column));
    let right = (1..height).map(move |row| (row, width - 1));
    let bottom = (0..width - 1).rev().map(move |column| (height - 1, column));
    let left = (1..height - 1).rev().map(|row| (row, 0));
    top.chain(right).chain(bottom).chain(left)
}

fn cell(view: &View, space: Space) -> String {
    let sign = match (view.christmas_at(space), view.piece_at(space)) {
        (Some(piece), _) => format!("[{}]", letters(piece)),
        (None, Some(seat)) => format!("({})", letter(view.sides[seat].colour)),
        (None, None) => number(view, space),
    };
    format!("{sign:^WIDTH$}")
}

fn number(view: &View, space: Space) -> String {
    let entry = Seat::all(view.sides.seats()).any(|seat| view.sides[seat].entry == space);
    if entry { format!(">{space}") } else { space.to_string() }
}

const fn letters(piece: Christmas) -> &'static str {
    match piece {
        Christmas::Santa => "Sa",
        Christmas::Fairy => "Fa",
        Christmas::Leprechaun => "Le",
        Christmas::Reindeer => "Re",
        Christmas::Sleigh => "Sl",
    }
}

const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'R',
        Colour::Blue => 'B',
        Colour::Yellow => 'Y',
        Colour::Green => 'G',
    }
}

#[cfg(test)]
mod tests {
    use tinstar_core::{Chance, Options as _, Play as _, Sight as _, Silent, Viewer};

    use crate::{BoardOptions, CatchingSanta};

    #[test]
    fn every_space_is_drawn_whatever_the_size_of_the_board() {
        for spaces in 20..=64 {
            let mut options = BoardOptions::default();
            for (key, value) in [
                ("spaces", spaces.to_string()),
                ("entries", "1,6,11,16".into()),
                ("starts", "2,3,4,5,7".into()),
            ] {
                options.set(key, &value).unwrap();
            }
            let game = CatchingSanta::start(4, &options, &mut Chance::seeded(1), &mut Silent).unwrap();
            let drawn = super::draw(&game.view(Viewer::Spectator));
            assert_eq!(drawn.split_whitespace().count(), spaces, "{drawn}");
        }
    }

    #[test]
    fn the_printed_board_is_a_square_of_eleven() {
        // Blue begins; the Sleigh moves one back from 18, and Blue enters on 11.
        let dice = &mut Chance::scripted([5, 2, 6, 6]);
        let game = CatchingSanta::start(2, &BoardOptions::default(), dice, &mut Silent).unwrap();
        let drawn = super::draw(&game.view(Viewer::Spectator));
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), 11);
        assert_eq!(lines[0], "  1  [Fa]   3    4    5    6    7    8    9  [Sa]  (B)");
        assert_eq!(lines[6], " 35".to_owned() + &" ".repeat(47) + "[Sl]");
    }
}
