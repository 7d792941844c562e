//! What is worth counting: characters, where the Santa Claus Elf ends up, and what the expansions bring.

use tinstar_core::study::{Cast, Count, Decision, Figure, Lines, Study, Table, Watched};
use tinstar_core::{Seat, Told, rule};

use crate::{Action, Bandit, ColtExpress, Event, Phase};

/// Options that are not as usual.
type Settings = &'static [(&'static str, &'static str)];

impl Study for ColtExpress {
    fn tables() -> Vec<Table<Self>> {
        // Characters are dealt, so that none of them goes with a seat or with a bot's taste.
        let table = |seats| Table::new(format!("{seats} players"), seats, &[("characters", "dealt")]);
        let more: [(&str, usize, Settings); 10] = [
            ("4 players, no Elf", 4, &[("elf", "off")]),
            ("7 players, Mei", 7, &[("mei", "on")]),
            ("4 players, teams", 4, &[("teams", "on")]),
            ("3 players, Horses", 3, &[("horses", "on")]),
            ("5 players, Horses", 5, &[("horses", "on")]),
            ("3 players, Prisoners", 3, &[("prisoners", "on")]),
            ("5 players, Prisoners", 5, &[("prisoners", "on")]),
            ("8 players, Prisoners", 8, &[("prisoners", "on")]),
            ("5 players, both", 5, &[("horses", "on"), ("prisoners", "on")]),
            ("8 players, both", 8, &[("horses", "on"), ("prisoners", "on")]),
        ];
        let more = more.into_iter().map(|(name, seats, settings)| {
            let settings: Vec<_> = [("characters", "dealt")].iter().chain(settings).copied().collect();
            Table::new(name.to_owned(), seats, &settings)
        });
        (2..=6).map(table).chain(more).collect()
    }

    fn turn(event: &Event) -> Option<Seat> {
        if let Event::Played { seat, .. } | Event::Drew { seat, .. } | Event::Passed { seat } = event {
            Some(*seat)
        } else {
            None
        }
    }

    fn figures() -> Vec<Figure<Self>> {
        let places: [(&str, Count<Self>); 8] = [
            ("the Locomotive", elf_in::<0>),
            ("car 1, behind it", elf_in::<1>),
            ("car 2", elf_in::<2>),
            ("car 3", elf_in::<3>),
            ("car 4", elf_in::<4>),
            ("car 5", elf_in::<5>),
            ("car 6", elf_in::<6>),
            ("the Stagecoach", |watched| {
                u32::from(
                    watched.after.elf.is_some_and(|elf| elf.at.is_coach()) && watched.outcome().is_some(),
                )
            }),
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
        let wild: [(&str, Count<Self>); 5] = [
            ("rides", |watched| watched.events(|event| matches!(event, Event::Rode { .. }))),
            ("Hostages taken", |watched| watched.events(|event| matches!(event, Event::HostageTaken { .. }))),
            ("sips of whiskey", |watched| watched.events(|event| matches!(event, Event::Sipped { .. }))),
            ("driven off by the Shotgun", |watched| {
                watched.events(|event| matches!(event, Event::DrivenOff { .. }))
            }),
            ("fled on horseback", |watched| watched.events(|event| matches!(event, Event::RodeAway { .. }))),
        ];
        let prison: [(&str, Count<Self>); 6] = [
            ("arrests", |watched| watched.events(|event| matches!(event, Event::Jailed { .. }))),
            ("bandits that break out of the Cell", |watched| {
                watched.events(|event| matches!(event, Event::BrokeOut { .. }))
            }),
            ("bandits freed by others", |watched| {
                watched.events(|event| matches!(event, Event::BanditFreed { .. }))
            }),
            ("Prisoners freed", |watched| {
                watched.events(|event| matches!(event, Event::PrisonerFreed { .. }))
            }),
            ("Bullets of the Marshal's", |watched| {
                watched.events(|event| matches!(event, Event::MarshalShot { .. }))
            }),
            ("goals fulfilled, of five", |watched| {
                let fulfilled = |told: &Told<Event>| {
                    if let Event::GoalsShown { fulfilled, .. } = told.event {
                        u32::from(fulfilled)
                    } else {
                        0
                    }
                };
                watched.story.iter().map(fulfilled).sum()
            }),
        ];
        let last_turns: [(&str, Count<Self>); 1] =
            [("cards drawn", |watched| last_turn(watched, |action| matches!(action, Action::Draw)))];
        vec![
            Figure {
                id: "last-turns",
                title: "Last turns of a round",
                text: "In which share of the last turns of a round, where nothing can be kept for the next, cards are drawn. \
                       They are of no use any more (CE-62), but whoever holds nothing that helps can do no better.",
                lines: Lines::shares_of(|watched| last_turn(watched, |_| true), &last_turns),
            },
            Figure {
                id: "horses",
                title: "Horses & Stagecoach",
                text: "How often in a game bandits ride (HS-21), take a Hostage (HS-38), drink (HS-67), meet the Shotgun off the \
                       Stagecoach (HS-57) or flee in the end (HS-110).",
                lines: Lines::PerGame(wild.to_vec()),
            },
            Figure {
                id: "prisoners",
                title: "Marshal & Prisoners",
                text: "How often in a game the Marshal arrests somebody (MP-37), how often bandits leave the Cell by themselves \
                       (MP-52) or with help (MP-53), how many Prisoners are freed (MP-54), how often the Marshal hits \
                       (MP-32), and how many of his five goals he fulfils; with four he wins (MP-71).",
                lines: Lines::PerGame(prison.to_vec()),
            },
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
                parts: vec!["Belle", "Cheyenne", "Django", "Doc", "Ghost", "Tuco", "Mei"],
                plays: |end, seat, part| end.crews[seat].iter().any(|(_, bandit)| bandit.index() == part),
            },
            Cast {
                id: "sides",
                title: "The Marshal and the bandits",
                text: "How often the player wins who runs the Marshal, and how often each of those who run bandits against \
                       him (MP-71, MP-72).",
                parts: vec!["the Marshal", "a bandit"],
                plays: |end, seat, part| {
                    let is_marshal = end.crews[seat].first() == Some(Bandit::Marshal);
                    end.prison.is_some() && is_marshal == (part == 0)
                },
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

/// One if this was a turn of the last symbol of a card that lets nobody keep cards, and what was decided is like this.
fn last_turn(watched: &Watched<'_, ColtExpress>, like: impl Fn(Action) -> bool) -> u32 {
    let is_last = |decision: &&Decision<'_, ColtExpress>| {
        let face = decision.before.card.face();
        let last = face.turns.len() - 1;
        matches!(decision.before.phase, Phase::Scheme { turn, .. } if usize::from(turn) == last)
            && face.keep == 0
            && like(decision.action)
    };
    u32::from(watched.decision.as_ref().filter(is_last).is_some())
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
