//! Policies for Colt Express.

use colt_express::{Action, Card, ColtExpress, TrainOptions};

use crate::{Deals, Policy, try_all};

/// Whether an action plays this card.
fn plays(action: &Action, wanted: Card) -> bool {
    matches!(action, Action::Play { card, .. } if *card == wanted)
}

pub fn run(deals: Deals) {
    let policies: [Policy<ColtExpress>; 7] = [
        Policy("as the instinct", |case, luck| case.best(luck, |_| true)),
        Policy("fires whenever it can", |case, luck| case.best(luck, |action| plays(action, Card::Fire))),
        Policy("robs whenever it can", |case, luck| case.best(luck, |action| plays(action, Card::Robbery))),
        Policy("punches whenever it can", |case, luck| case.best(luck, |action| plays(action, Card::Punch))),
        Policy("never draws", |case, luck| case.best(luck, |action| *action != Action::Draw)),
        Policy("draws first", |case, luck| {
            let early = matches!(case.view.phase, colt_express::Phase::Scheme { turn: 0, .. });
            case.best(luck, |action| early && *action == Action::Draw)
        }),
        Policy("never moves the Marshal", |case, luck| {
            case.best(luck, |action| !plays(action, Card::Marshal))
        }),
    ];
    let without = TrainOptions { elf: false, ..TrainOptions::default() };
    try_all(&[("default", TrainOptions::default()), ("elf=off", without)], deals, &policies);
}
