//! The train drawn with characters.

use crate::bandit::Bandit;
use crate::loot::Floor;
use crate::train::{Car, Space};
use crate::view::View;

/// How wide a car is drawn.
const WIDTH: usize = 14;

/// The train in profile, the Locomotive on the left: for each level who is there and, below, what lies there.
/// Bandits are letters, the Marshal is `*`, the Elf `&`; `3p 1j 1s` are purses, jewels and strongboxes.
pub(crate) fn draw(view: &View) -> String {
    let cars = || (0..=view.caboose.index()).map(Car::new);
    let line = |cell: &dyn Fn(Car) -> String| {
        let cells: Vec<String> = cars().map(|car| format!("{:^WIDTH$}", cell(car))).collect();
        cells.join(" ").trim_end().to_owned() + "\n"
    };
    let framed =
        |cell: &dyn Fn(Car) -> String| line(&|car| format!("|{:^inner$}|", cell(car), inner = WIDTH - 2));
    [
        line(&|car| people(view, car.roof())),
        line(&|car| loot(view.floor[car.roof().index()])),
        line(&|_| "_".repeat(WIDTH)),
        framed(&|car| people(view, car.inside())),
        framed(&|car| loot(view.floor[car.inside().index()])),
        line(&|car| format!("o-{}-o", car.index())),
    ]
    .concat()
}

fn people(view: &View, space: Space) -> String {
    let here =
        |bandit: &Bandit| view.figures[bandit.index()].as_ref().is_some_and(|figure| figure.at == space);
    let mut signs: String = Bandit::ALL.into_iter().filter(here).map(letter).collect();
    if view.marshal.inside() == space {
        signs.push('*');
    }
    if view.elf == Some(space) {
        signs.push('&');
    }
    signs
}

fn loot(floor: Floor) -> String {
    let parts = [(floor.purses(), 'p'), (floor.jewels, 'j'), (floor.strongboxes, 's')];
    let shown =
        parts.into_iter().filter(|(count, _)| *count > 0).map(|(count, sign)| format!("{count}{sign}"));
    shown.collect::<Vec<_>>().join(" ")
}

const fn letter(bandit: Bandit) -> char {
    match bandit {
        Bandit::Belle => 'B',
        Bandit::Cheyenne => 'C',
        Bandit::Django => 'J',
        Bandit::Doc => 'D',
        Bandit::Ghost => 'G',
        Bandit::Tuco => 'T',
    }
}

#[cfg(test)]
mod tests {
    use tinstar_core::{Chance, Play as _, Sight as _, Silent, Viewer};

    use crate::{Casting, ColtExpress, TrainOptions};

    #[test]
    fn everybody_stands_on_the_train() {
        for seats in 2..=6 {
            let options = TrainOptions { characters: Casting::Dealt, ..TrainOptions::default() };
            let state = ColtExpress::start(seats, &options, &mut Chance::seeded(1), &mut Silent).unwrap();
            let drawn = super::draw(&state.view(Viewer::Spectator));
            let lines: Vec<&str> = drawn.lines().collect();
            assert_eq!(lines.len(), 6, "{drawn}");
            let letters = lines[3].chars().filter(char::is_ascii_uppercase).count();
            assert_eq!(letters, state.playing.len(), "everybody starts inside\n{drawn}");
            assert!(lines[3].contains('*') && lines[3].contains('&'), "{drawn}");
            assert_eq!(lines[4].split('s').next().unwrap().trim_start_matches(['|', ' ']), "1", "{drawn}");
        }
    }
}
