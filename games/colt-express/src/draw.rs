//! The train drawn with characters.

use crate::bandit::Bandit;
use crate::train::{Car, Space};
use crate::view::View;

/// How wide a car is drawn.
const WIDTH: usize = 14;

/// The train in profile, the Locomotive on the left: for each level who is there and, below, what lies there.
/// Bandits are letters, the Marshal is `*`, the Elf `&`, the Shotgun `!`; `3p 1j 1s 1w` are purses, jewels, strongboxes
/// and flasks of whiskey.
pub(crate) fn draw(view: &View) -> String {
    let cars = || (0..=view.caboose.index()).map(Car::new);
    let line = |cell: &dyn Fn(Car) -> String| {
        let cells: Vec<String> = cars().map(|car| format!("{:^WIDTH$}", cell(car))).collect();
        cells.join(" ").trim_end().to_owned() + "\n"
    };
    let framed =
        |cell: &dyn Fn(Car) -> String| line(&|car| format!("|{:^inner$}|", cell(car), inner = WIDTH - 2));
    let train = [
        line(&|car| people(view, car.roof())),
        line(&|car| loot(view, car.roof())),
        line(&|_| "_".repeat(WIDTH)),
        framed(&|car| people(view, car.inside())),
        framed(&|car| loot(view, car.inside())),
        line(&|car| format!("o-{}-o", car.index())),
    ];
    // Behind the Corridor of the Prison car is the Cell, and on the floor of some spaces a Mailbag, `1m`.
    let cell = people(view, Space::CELL);
    let cell = if cell.is_empty() { cell } else { format!("Cell: {cell}\n") };
    let train = [train.concat(), cell];
    let Some(coach) = &view.stagecoach else { return train.concat() };
    // Beside the train: horses, one `h` each, and the Stagecoach below its car.
    let beside = |cell: &dyn Fn(Car) -> String| {
        line(&|car| if car == coach.beside { cell(Car::STAGECOACH) } else { String::new() })
    };
    let horses = line(&|car| "h".repeat(usize::from(coach.horses[usize::from(car.index())])));
    let coach = [
        beside(&|car| people(view, car.roof())),
        beside(&|car| loot(view, car.roof())),
        beside(&|_| "~".repeat(WIDTH)),
        beside(&|car| format!("({:^inner$})", people(view, car.inside()), inner = WIDTH - 2)),
        beside(&|car| format!("({:^inner$})", loot(view, car.inside()), inner = WIDTH - 2)),
    ];
    [train.concat(), horses, coach.concat()].concat()
}

fn people(view: &View, space: Space) -> String {
    let fled = |bandit: Bandit| view.stagecoach.as_ref().is_some_and(|coach| coach.fled.contains(bandit));
    let here = |bandit: &Bandit| {
        let figure = view.figure(*bandit);
        figure.is_some_and(|figure| figure.at == space) && !fled(*bandit)
    };
    let mut signs: String = Bandit::ALL.into_iter().filter(here).map(letter).collect();
    if view.marshals_space() == space {
        signs.push('*');
    }
    if view.elf == Some(space) {
        signs.push('&');
    }
    if view.stagecoach.as_ref().is_some_and(|coach| coach.shotgun() == space) {
        signs.push('!');
    }
    signs
}

fn loot(view: &View, space: Space) -> String {
    let floor = view.floor_at(space);
    let flasks = view
        .stagecoach
        .as_ref()
        .map_or(0, |coach| coach.flasks.iter().filter(|flask| flask.at == space).count() as u8);
    let mail =
        view.prison.as_ref().map_or(0, |prison| prison.lying.iter().filter(|bag| bag.at == space).count());
    let parts = [
        (floor.purses(), 'p'),
        (floor.jewels, 'j'),
        (floor.strongboxes, 's'),
        (flasks, 'w'),
        (mail as u8, 'm'),
    ];
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
        Bandit::Mei => 'M',
        Bandit::Marshal => '*',
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
