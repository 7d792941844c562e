//! Policies for Rolling Bandits.

use rolling_bandits::{Action, BanditOptions, Face, Phase, Roll, RollingBandits, Variant};

use crate::{Deals, Policy, try_all};

pub fn run(deals: Deals) {
    let policies: [Policy<RollingBandits>; 8] = [
        Policy("as the instinct", |case, luck| case.best(luck, |_| true)),
        Policy("places rather than stop", |case, luck| case.best(luck, |action| *action != Action::Stop)),
        Policy("rerolls single dice that are no jokers", |case, luck| {
            let Phase::Pick { roll, picked, .. } = case.view.phase else { return case.best(luck, |_| true) };
            case.best(luck, |action| {
                if let Action::Pick { face, .. } = action {
                    return *face != Face::Joker && roll[*face].count() == 1;
                }
                picked != Roll::default()
            })
        }),
        Policy("never rerolls", |case, luck| {
            case.best(luck, |action| !matches!(action, Action::Reroll { .. }))
        }),
        Policy("never recalls", |case, luck| {
            case.best(luck, |action| *action == Action::Recall { groups: 0 })
        }),
        Policy("never swaps", |case, luck| case.best(luck, |action| !matches!(action, Action::Swap { .. }))),
        Policy("saves its mercenaries", |case, luck| {
            case.best(luck, |action| *action == Action::Call { mercenaries: 0 })
        }),
        Policy("calls one mercenary at a time", |case, luck| {
            case.best(luck, |action| *action == Action::Call { mercenaries: 1 })
        }),
    ];
    let mercenaries = BanditOptions { variant: Variant::Mercenaries, ..BanditOptions::default() };
    try_all(&[("default", BanditOptions::default()), ("mercenaries", mercenaries)], deals, &policies);
}
