//! What is worth counting: bluffs and calls, duels, and how the mail arrives.

use tinstar_core::study::{Count, Figure, Lines, Study, Watched};
use tinstar_core::{Seat, rule};

use crate::{Action, Event, Hand, PonyExpress};

impl Study for PonyExpress {
    fn turn(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan { seat, .. } = event { Some(*seat) } else { None }
    }

    fn figures() -> Vec<Figure<Self>> {
        let claims: [(&str, Count<Self>); 3] = [
            ("the truth", truths),
            ("a bluff: more than was rolled", |watched| claimed(watched, |claim, hand| claim > hand)),
            ("a bluff: less than was rolled", |watched| claimed(watched, |claim, hand| claim < hand)),
        ];
        let calls: Vec<(&str, Count<Self>, Count<Self>)> = vec![
            ("bluffs that are called, and so caught", caught, bluffs),
            (
                "true claims that are called",
                |watched| watched.events(|event| matches!(event, Event::Honest { .. })),
                truths,
            ),
            ("calls that are right", caught, |watched| watched.fired(rule!("PE-57"))),
        ];
        let happenings: [(&str, Count<Self>); 7] = [
            ("gunfights on the way", |watched| {
                watched.events(|event| matches!(event, Event::Gunfight { .. }))
            }),
            ("final duels", |watched| watched.events(|event| matches!(event, Event::FinalDuel { .. }))),
            ("poker games", |watched| watched.events(|event| matches!(event, Event::Poker { .. }))),
            ("raids", |watched| watched.events(|event| matches!(event, Event::RaidersStand { .. }))),
            ("arrests", |watched| watched.events(|event| matches!(event, Event::Jailed { .. }))),
            ("Item cards played", |watched| watched.events(|event| matches!(event, Event::Played { .. }))),
            ("rerolls paid for", |watched| watched.events(|event| matches!(event, Event::PaidReroll { .. }))),
        ];
        let shots: [(&str, Count<Self>); 3] = [
            ("hits the opponent", |watched| watched.fired(rule!("PE-82"))),
            ("misses everybody", |watched| watched.fired(rule!("PE-95"))),
            ("touches an innocent", innocents),
        ];
        vec![
            Figure {
                id: "claims",
                title: "Truth and bluff",
                text: "What is claimed, compared with the dice under the shaker. Claiming less than was rolled is a \
                       bluff too (PE-49).",
                lines: Lines::shares_of(|watched| watched.fired(rule!("PE-46")), &claims),
            },
            Figure {
                id: "calls",
                title: "Calls",
                text: "How often somebody calls a bluff (PE-64) and how often somebody calls the truth, which leads the \
                       caller to prison (PE-68); and how many of all calls are right.",
                lines: Lines::Shares(calls),
            },
            Figure {
                id: "happenings",
                title: "What happens on the way",
                text: "How often in a game riders duel (PE-73, PE-159), play poker (PE-74), face raiders (PE-121), go \
                       to prison, play a card (PE-148) or pay for a reroll (PE-34 to PE-36).",
                lines: Lines::PerGame(happenings.to_vec()),
            },
            Figure {
                id: "shots",
                title: "Shots in duels",
                text: "What a flick in a gunfight or the final duel touches first (PE-82, PE-88, PE-95).",
                lines: Lines::shares_of(duel_shots, &shots),
            },
        ]
    }
}

/// One for a claim that is to the hand as `how` says.
fn claimed(watched: &Watched<'_, PonyExpress>, how: fn(Hand, Hand) -> bool) -> u32 {
    let Some(decision) = &watched.decision else { return 0 };
    let (Action::Claim(claim), Some(shaker)) = (decision.action, &decision.before.shaker) else { return 0 };
    u32::from(how(claim, shaker.all().hand()))
}

fn truths(watched: &Watched<'_, PonyExpress>) -> u32 {
    claimed(watched, |claim, hand| claim == hand)
}

fn bluffs(watched: &Watched<'_, PonyExpress>) -> u32 {
    claimed(watched, |claim, hand| claim != hand)
}

fn caught(watched: &Watched<'_, PonyExpress>) -> u32 {
    watched.fired(rule!("PE-64"))
}

fn duel_shots(watched: &Watched<'_, PonyExpress>) -> u32 {
    watched.fired(rule!("PE-82")) + watched.fired(rule!("PE-95")) + innocents(watched)
}

/// Innocents touched in duels: the arrest that follows cites PE-88 too, and raiders have a rule of their own.
fn innocents(watched: &Watched<'_, PonyExpress>) -> u32 {
    let touched = watched.story.iter().filter(|told| matches!(told.event, Event::HitInnocent { .. }));
    touched.filter(|told| told.rule == rule!("PE-88")).count() as u32
}
