//! What is worth counting: characters, and where the Santa Claus Elf ends up.

use tinstar_core::study::{Cast, Count, Figure, Lines, Study, Table, Watched};
use tinstar_core::{Seat, rule};

use crate::{Bandit, ColtExpress, Event};

impl Study for ColtExpress {
    fn tables() -> Vec<Table<Self>> {
        // Characters are dealt, so that none of them goes with a seat or with a bot's taste.
        let table = |seats| Table::new(format!("{seats} players"), seats, &[("characters", "dealt")]);
        let settings = [("characters", "dealt"), ("elf", "off")];
        (2..=6).map(table).chain([Table::new("4 players, no Elf".to_owned(), 4, &settings)]).collect()
    }

    fn turn(event: &Event) -> Option<Seat> {
        if let Event::Played { seat, .. } | Event::Drew { seat, .. } | Event::Passed { seat } = event {
            Some(*seat)
        } else {
            None
        }
    }

    fn figures() -> Vec<Figure<Self>> {
        let places: [(&str, Count<Self>); 7] = [
            ("the Locomotive", elf_in::<0>),
            ("car 1, behind it", elf_in::<1>),
            ("car 2", elf_in::<2>),
            ("car 3", elf_in::<3>),
            ("car 4", elf_in::<4>),
            ("car 5", elf_in::<5>),
            ("car 6", elf_in::<6>),
        ];
        // Cited twice: for those who are out, and for whoever won because of it.
        let tokens: [(&str, Count<Self>); 2] = [
            ("Gift wins (ELF-44)", |watched| watched.fired(rule!("ELF-44")).min(1)),
            ("Empty wins (ELF-45)", |watched| watched.fired(rule!("ELF-45")).min(1)),
        ];
        let happenings: [(&str, Count<Self>); 7] = [
            ("shots at bandits", |watched| watched.events(|event| matches!(event, Event::Shot { .. }))),
            ("punches", |watched| watched.events(|event| matches!(event, Event::Punched { .. }))),
            ("loot picked up", |watched| watched.events(|event| matches!(event, Event::Robbed { .. }))),
            ("meetings with the Marshal", |watched| {
                watched.events(|event| matches!(event, Event::Fled { .. }))
            }),
            ("the Elf follows somebody", |watched| {
                watched.events(|event| matches!(event, Event::ElfFollowed { .. }))
            }),
            ("cards without effect", |watched| {
                watched.events(|event| matches!(event, Event::NoEffect { .. }))
            }),
            ("turns without a card to play", |watched| watched.fired(rule!("CE-49"))),
        ];
        vec![
            Figure {
                id: "elf",
                title: "Where the Elf is at the end",
                text: "The car the Santa Claus Elf ends up in, inside or on its roof. He starts in the third car from \
                       the back (ELF-2). In the Locomotive or in car 1 the Gifts win, farther back the Empty ones \
                       (ELF-44, ELF-45). A train has as many cars as there are bandits (CE-6), but three with two players, \
                       who have two bandits each (CE-20).",
                lines: Lines::shares_of(with_elf, &places),
            },
            Figure {
                id: "tokens",
                title: "Gift or Empty",
                text: "Which tokens may win. Half of the bandits hold a Gift; where that does not come out even, \
                       there is one Empty token more (ELF-6).",
                lines: Lines::shares_of(with_elf, &tokens),
            },
            Figure {
                id: "happenings",
                title: "What happens on the train",
                text: "How often in a game bandits shoot (CE-86), punch (CE-102), pick up loot (CE-113), run into the \
                       Marshal (CE-80), take the Elf along (ELF-15), or play a card that does nothing (CE-66).",
                lines: Lines::PerGame(happenings.to_vec()),
            },
        ]
    }

    fn casts() -> Vec<Cast<Self>> {
        vec![
            Cast {
                id: "characters",
                title: "Characters",
                text: "How often the player of each character wins. Characters are dealt. With two players everybody \
                       has two of them, and both count.",
                parts: vec!["Belle", "Cheyenne", "Django", "Doc", "Ghost", "Tuco"],
                plays: |end, seat, part| end.crews[seat].iter().any(|(_, bandit)| bandit.index() == part),
            },
            Cast {
                id: "holders",
                title: "Holding a Gift or an Empty token",
                text: "How often players win who hold a Gift, and how often players who hold an Empty token. With two \
                       players everybody holds two tokens, and both count.",
                parts: vec!["Gift", "Empty"],
                plays: |end, seat, part| {
                    let holds = |bandit: Bandit| end.elf.map(|elf| elf.gifts.contains(bandit));
                    end.crews[seat].iter().any(|(_, bandit)| holds(bandit) == Some(part == 0))
                },
            },
        ]
    }
}

/// One for every match that has an Elf.
fn with_elf(watched: &Watched<'_, ColtExpress>) -> u32 {
    u32::from(watched.outcome().is_some() && watched.after.elf.is_some())
}

/// One for every match in which the Elf ends up in this car.
fn elf_in<const CAR: u8>(watched: &Watched<'_, ColtExpress>) -> u32 {
    let there = watched.after.elf.is_some_and(|elf| elf.at.car().index() == CAR);
    u32::from(there && watched.outcome().is_some())
}
