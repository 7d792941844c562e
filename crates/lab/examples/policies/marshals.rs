//! Policies for Marshals.

use marshals::{Action, GameOptions, Marshals, Mode};

use crate::{Deals, Policy, try_all};

pub fn run(deals: Deals) {
    let policies: [Policy<Marshals>; 8] = [
        Policy("as the instinct", |case, luck| case.best(luck, |_| true)),
        Policy("never spends a bullet to drive off", |case, luck| {
            case.best(luck, |action| *action != Action::SpendBullet)
        }),
        Policy("never spends anything", |case, luck| {
            case.best(luck, |action| {
                !matches!(action, Action::SpendBullet | Action::SpendProvision { .. } | Action::Stay)
            })
        }),
        Policy("ends its turn early", |case, luck| case.best(luck, |action| *action == Action::EndTurn)),
        Policy("always claims", |case, luck| case.best(luck, |action| *action == Action::Claim)),
        Policy("never claims", |case, luck| case.best(luck, |action| *action != Action::Claim)),
        Policy("plays every Ambush and Camping at once", |case, luck| {
            case.best(luck, |action| matches!(action, Action::Play { .. } | Action::Against { .. }))
        }),
        Policy("never ends its turn while it can draw", |case, luck| {
            case.best(luck, |action| *action != Action::EndTurn)
        }),
    ];
    let basic = GameOptions { mode: Mode::Basic };
    try_all(&[("default", GameOptions::default()), ("basic", basic)], deals, &policies);
}
