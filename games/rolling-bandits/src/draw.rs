//! The train drawn with characters.

use std::fmt::Write as _;

use crate::pieces::{Car, Symbol};
use crate::state::{Colour, Group};
use crate::view::{SideView, View};

/// How wide a car is drawn.
const WIDTH: usize = 5;

/// A column for each car, the rear on the left: its position, its value (the locomotive's in round brackets),
/// the letter of its chest, and a row for each colour with the groups, as `3h` for three Hats. At the end of
/// each row the available dice, the Mercenaries in the pool, and how many cars and chests were won.
pub(crate) fn draw(view: &View) -> String {
    let positions = (1..=view.train.len()).map(|number| number.to_string());
    let values = view.train.iter().map(|coach| {
        if coach.car == Car::LOCOMOTIVE { format!("({})", coach.value) } else { format!("[{}]", coach.value) }
    });
    let chests =
        view.train.iter().map(|coach| coach.chest.map_or(String::new(), |symbol| sign(symbol).into()));
    let mut drawn = row(' ', positions) + "\n" + &row(' ', values) + "\n" + &row(' ', chests) + "\n";
    for (_, side) in view.sides.iter() {
        let groups = (0..view.train.len()).map(|index| side.gang.at(index).map_or(String::new(), group));
        let line = format!("{:<1$}", row(letter(side.colour), groups), 1 + WIDTH * view.train.len());
        writeln!(drawn, "{line} {}", hand(side)).expect("a string can be written to");
    }
    drawn
}

fn row(name: char, cells: impl Iterator<Item = String>) -> String {
    let cells: String = cells.map(|cell| format!("{cell:^WIDTH$}")).collect();
    format!("{name}{cells}").trim_end().to_owned()
}

fn group(group: &Group) -> String {
    format!("{}{}", group.dice.count(), sign(group.symbol))
}

fn hand(side: &SideView) -> String {
    let mercenaries = if side.pool > 0 { format!("+{}", side.pool) } else { String::new() };
    let closed: u8 = side.fresh.iter().chain(&side.closed).sum();
    format!(
        "{}{mercenaries} [{}] #{}",
        side.available,
        side.cars.len(),
        usize::from(closed) + side.open.len()
    )
}

const fn sign(symbol: Symbol) -> char {
    match symbol {
        Symbol::Revolver => 'r',
        Symbol::Mask => 'm',
        Symbol::Hat => 'h',
        Symbol::Boot => 'b',
        Symbol::Horseshoe => 'u',
    }
}

const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Blue => 'B',
        Colour::Red => 'R',
        Colour::Yellow => 'Y',
        Colour::Green => 'G',
    }
}

#[cfg(test)]
mod tests {
    use tinstar_core::{Chance, Play as _, Seat, Sight as _, Silent, Viewer};

    use crate::{Action, BanditOptions, Face, Position, RollingBandits};

    #[test]
    fn the_train_is_a_column_for_each_car_and_a_row_for_each_colour() {
        let dice = [3, 3, 3, 4, 4, 6, 6];
        let script = (1..16).rev().chain((1..21).rev()).chain([0]).chain(dice);
        let options = BanditOptions::default();
        let mut game =
            RollingBandits::start(2, &options, &mut Chance::scripted(script), &mut Silent).unwrap();
        for (face, number) in [(Face::Boot, 1), (Face::Hat, 2)] {
            let place = Action::Place { face, at: Position::new(number) };
            game.apply(Seat::new(0), &place, &mut Chance::none(), &mut Silent).unwrap();
        }
        let drawn = super::draw(&game.view(Viewer::Spectator));
        assert_eq!(
            drawn.lines().collect::<Vec<_>>(),
            [
                "   1    2    3    4    5    6    7    8    9   10   11",
                "  [1]  [1]  [1]  [1]  [2]  [2]  [2]  [2]  [3]  [3]  (5)",
                "   r    r    r    r    r    m    m    m    m    h",
                "B 2b   3h                                                0 [0] #0",
                "R                                                        7 [0] #0",
            ]
        );
    }
}
