//! Policies for Catching Santa.

use catching_santa::{Action, BoardOptions, CatchingSanta};

use crate::{Deals, Policy, try_all};

pub fn run(deals: Deals) {
    let policies: [Policy<CatchingSanta>; 4] = [
        Policy("as the instinct", |case, luck| case.best(luck, |_| true)),
        Policy("enters first", |case, luck| case.best(luck, |action| *action == Action::Enter)),
        Policy("enters last", |case, luck| case.best(luck, |action| *action != Action::Enter)),
        Policy("moves the piece that is farthest on", |case, luck| {
            let entry = case.view.sides[case.seat].entry;
            let way = |action: &Action| match *action {
                Action::Move { from, .. } => case.view.layout.distance(entry, from),
                Action::Enter | Action::Roll | Action::Stop => 0,
            };
            let most = case.legal.iter().map(way).max().unwrap_or(0);
            case.best(luck, |action| way(action) == most)
        }),
    ];
    try_all(&[("default", BoardOptions::default())], deals, &policies);
}
