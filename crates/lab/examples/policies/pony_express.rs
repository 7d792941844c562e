//! Policies for Pony Express.

use pony_express::{Action, Faces, Hand, NoOptions, PonyExpress};

use crate::{Case, Deals, Policy, try_all};

/// What the own dice make, and at least what must be claimed.
fn truth(case: &Case<'_, PonyExpress>) -> Option<Hand> {
    let dice = case.view.own.and_then(|own| own.dice)?;
    let faces: Faces = dice.iter().map(|die| die.face).collect();
    Some(faces.hand().max(Hand::Pair))
}

/// The claim that is `more` better than the truth, if there is one.
fn above(case: &Case<'_, PonyExpress>, more: usize) -> Option<Hand> {
    let at = Hand::CLAIMS.iter().position(|hand| Some(*hand) == truth(case))?;
    Hand::CLAIMS.get(at + more).copied()
}

/// Whether a claim is the next thing the instinct would do.
fn claims(case: &Case<'_, PonyExpress>) -> bool {
    let most = case.appeals.iter().max();
    case.legal
        .iter()
        .zip(case.appeals)
        .any(|(action, appeal)| Some(appeal) == most && matches!(action, Action::Claim(_)))
}

pub fn run(deals: Deals) {
    let policies: [Policy<PonyExpress>; 8] = [
        Policy("as the instinct", |case, luck| case.best(luck, |_| true)),
        Policy("claims the truth", |case, luck| {
            let truth = truth(case);
            case.best(luck, |action| {
                claims(case) && matches!(action, Action::Claim(hand) if Some(*hand) == truth)
            })
        }),
        Policy("claims one better than it has", |case, luck| {
            let above = above(case, 1);
            case.best(luck, |action| {
                claims(case) && matches!(action, Action::Claim(hand) if Some(*hand) == above)
            })
        }),
        Policy("claims two better than it has", |case, luck| {
            let above = above(case, 2);
            case.best(luck, |action| {
                claims(case) && matches!(action, Action::Claim(hand) if Some(*hand) == above)
            })
        }),
        Policy("never calls", |case, luck| case.best(luck, |action| *action != Action::Call)),
        Policy("always calls", |case, luck| case.best(luck, |action| *action == Action::Call)),
        Policy("truth, and never calls", |case, luck| {
            let truth = truth(case);
            let may_call = case.legal.contains(&Action::Call);
            case.best(luck, |action| {
                let honest = matches!(action, Action::Claim(hand) if Some(*hand) == truth);
                claims(case) && honest || may_call && *action == Action::Pass
            })
        }),
        Policy("never rerolls", |case, luck| case.best(luck, |action| matches!(action, Action::Claim(_)))),
    ];
    try_all(&[("default", NoOptions {})], deals, &policies);
}
