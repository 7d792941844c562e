//! Right after an event everybody sees what it said, and nothing of what comes after it: in whole games, what was seen
//! before an event and what it tells make what is seen after it.

#![expect(clippy::wildcard_enum_match_arm, reason = "what is not named in a match changes nothing there")]

use std::collections::BTreeSet;

use pony_express::{
    Affair, Die, Event, Faces, Items, NoOptions, OpenRoll, Phase, PonyExpress, Rider, Space, View,
};
use tinstar_core::{Chance, RuleId, Seat, Sight, Story, Viewer, most_appealing, rule};
use tinstar_testkit::table::{kind, watch_players};

const GAMES: u64 = 25;

/// What lies on the table for all to see.
#[derive(Clone, PartialEq, Debug)]
struct Table {
    riders: Vec<Rider>,
    cards: Vec<u8>,
    gone: Items,
    bank: u8,
    deck: u8,
    /// The dice beside the shaker, and how many are under it.
    dice: Option<(Faces, u8)>,
    shown: Faces,
    rolled: Faces,
    turn: (Seat, u16),
}

impl Table {
    fn of(view: &View) -> Self {
        Self {
            riders: view.riders.as_slice().to_vec(),
            cards: view.hands.as_slice().iter().map(|hand| hand.cards).collect(),
            gone: view.gone,
            bank: view.bank,
            deck: view.deck,
            dice: view.dice.map(|dice| (dice.visible, dice.hidden)),
            shown: view.shown,
            rolled: view.rolled,
            turn: (view.active, view.turn),
        }
    }

    /// Moves gold from the bank, or to it.
    fn bank_pays(&mut self, seat: Seat, gold: i16) {
        let purse = &mut self.riders[seat.index()].gold;
        *purse = (i16::from(*purse) + gold) as u8;
        self.bank = (i16::from(self.bank) - gold) as u8;
    }

    fn ride(&mut self, seat: Seat, to: Space) {
        self.riders[seat.index()].space = to;
    }

    /// Stands up; those arrested later are one place further in front.
    fn release(&mut self, seat: Seat) {
        let place = std::mem::take(&mut self.riders[seat.index()].jail);
        let later = self.riders.iter_mut().filter(|rider| place > 0 && rider.jail > place);
        later.for_each(|rider| rider.jail -= 1);
    }

    fn dice(&mut self) -> &mut (Faces, u8) {
        self.dice.as_mut().expect("dice are on the table")
    }

    /// Does what `event` says, as somebody would who keeps the table by what is told.
    fn tell(&mut self, rule: RuleId, event: &Event) {
        let at_relay = rule == rule!("PE-129");
        match *event {
            Event::Dealt { seat, .. } => {
                self.cards[seat.index()] += 2;
                self.deck -= 2;
            }
            Event::Kept { seat, .. } if at_relay => {
                self.cards[seat.index()] += 1;
                self.deck -= 1;
            }
            Event::Kept { seat, .. } => self.cards[seat.index()] -= 1,
            Event::Shuffled { cards } => self.deck = cards,
            Event::TurnBegan { seat, number } => self.turn = (seat, number),
            Event::Charity { seat, gold } | Event::BankPaid { seat, gold } => {
                self.bank_pays(seat, gold.into());
            }
            Event::Rolled { .. } => self.dice = Some((Faces::EMPTY, 5)),
            Event::TookOut { face, .. } => {
                let (visible, hidden) = *self.dice();
                *self.dice() = (visible.with(face), hidden - 1);
            }
            Event::PutUnder { face, .. } => {
                let (visible, hidden) = *self.dice();
                *self.dice() = (visible.without(face), hidden + 1);
            }
            Event::PaidReroll { seat, gold }
            | Event::PaidBill { seat, gold, .. }
            | Event::PaidBail { seat, gold } => {
                self.bank_pays(seat, -i16::from(gold));
                if let Event::PaidBail { .. } = event {
                    self.release(seat);
                }
            }
            Event::RerolledOpen { before, dice, .. } => {
                let visible = self.dice().0.less(before).and(dice);
                self.dice().0 = visible;
            }
            Event::Shown { dice, .. } => {
                self.dice = Some((dice, 0));
                self.shown = dice;
            }
            Event::Moved { seat, to, .. } => {
                self.ride(seat, to);
                // Nobody called, so that the dice were put away unseen (PE-62).
                if rule == rule!("PE-61") {
                    self.dice = None;
                }
            }
            Event::MovedBack { seat, to, .. } => self.ride(seat, to),
            Event::Rode { seat, to, gold, .. } => {
                self.ride(seat, to);
                self.bank_pays(seat, -i16::from(gold));
            }
            Event::AtMailbox { seat, mailbox } => self.riders[seat.index()].mailbox = mailbox,
            Event::FinalDuel { seat, .. } => self.riders[seat.index()].mailbox = 1,
            Event::Paid { seat, to, gold } => {
                self.riders[seat.index()].gold -= gold;
                self.riders[to.index()].gold += gold;
            }
            Event::Jailed { seat } => {
                let last = self.riders.iter().map(|rider| rider.jail).max().unwrap_or(0);
                self.riders[seat.index()].jail = last + 1;
            }
            Event::RolledOpenly { dice, .. } | Event::RolledAgain { dice, .. } => self.rolled = dice,
            Event::Drew { seat, count: 1, .. } => {
                self.cards[seat.index()] += 1;
                self.deck -= 1;
            }
            Event::Escaped { seat } | Event::StoodUp { seat } => self.release(seat),
            Event::Played { seat, item } => {
                self.cards[seat.index()] -= 1;
                self.gone.add(item);
            }
            Event::TurnedDie { faces: Some((from, to)), hidden: false, .. } => {
                let visible = self.dice().0.without(from).with(to);
                self.dice().0 = visible;
            }
            _ => {}
        }
    }
}

fn hidden(dice: &[Die]) -> Faces {
    dice.iter().filter(|die| die.hidden).map(|die| die.face).collect()
}

/// What an event lets its owner alone see, and what goes on after it.
fn details(event: &Event, view: &View) -> bool {
    let own = view.own.as_ref();
    let own_dice = own.and_then(|own| own.dice);
    let going = if let Phase::Going(affair) = view.phase { Some(affair) } else { None };
    match *event {
        Event::RolledForFirst { seat, dice } => {
            matches!(going, Some(Affair::First { hands }) if hands[seat] == dice)
        }
        Event::Dealt { cards: Some(cards), .. } => {
            own.is_some_and(|own| own.cards == cards.into_iter().collect())
        }
        Event::Kept { card: Some(card), .. } => own.is_some_and(|own| own.cards.has(card)),
        Event::Rolled { dice, .. } | Event::RerolledHidden { dice, .. } => {
            own_dice.map(|dice| hidden(&dice)) == dice && matches!(view.phase, Phase::Dice { .. })
        }
        Event::TurnedDie { hidden: true, faces: Some((_, to)), .. } => {
            own_dice.is_some_and(|dice| hidden(&dice).count(to) > 0)
        }
        Event::PaidReroll { seat, .. } => {
            own_dice.is_some() == own.is_some_and(|own| own.seat == seat) && going == Some(Affair::Dice)
        }
        Event::Claimed { hand, .. } | Event::ClaimStands { hand, .. } => {
            going == Some(Affair::Claim { claim: hand, caller: None })
        }
        Event::Believed { seat } => {
            matches!(view.phase, Phase::Calls { waiting, .. } if !waiting.contains(seat))
        }
        Event::Called { seat } => {
            matches!(going, Some(Affair::Claim { caller, .. }) if caller == Some(seat))
                && view.dice.is_some_and(|dice| dice.hidden > 0 || dice.visible.len() == 5)
        }
        Event::Shown { .. } => {
            matches!(going, Some(Affair::Shown { honest: None, .. })) && own_dice.is_none()
        }
        Event::Honest { caller: who, .. } => {
            matches!(going, Some(Affair::Shown { caller, honest: Some(true), .. }) if caller == who)
        }
        Event::Caught { caller: who, .. } => {
            matches!(going, Some(Affair::Shown { caller, honest: Some(false), .. }) if caller == who)
        }
        Event::Gunfight { seat, rival, .. } => {
            going == Some(Affair::Corners { mover: seat, rival, last: false })
        }
        Event::FinalDuel { seat, rival } => going == Some(Affair::Corners { mover: seat, rival, last: true }),
        Event::Stood { seat, corner: at } => {
            matches!(going, Some(Affair::Duel(duel)) if (duel.mover, duel.corner) == (seat, at))
        }
        Event::Missed { seat } | Event::Hit { seat, .. } => {
            matches!(going, Some(Affair::Duel(duel)) if duel.shooter == seat)
        }
        Event::NoWinner { .. } => matches!(going, Some(Affair::Duel(duel)) if duel.fired == [3; 2]),
        Event::Shot { seat, path, .. } => match going {
            Some(Affair::Raid { fallen }) => {
                let fell = |meets| match meets {
                    pony_express::flick::Meets::Raider { fell, .. } => fell,
                    _ => 0,
                };
                fallen == path.iter().fold(0, |all, point| all | fell(point.meets))
            }
            affair => matches!(affair, Some(Affair::Duel(duel)) if duel.shooter == seat),
        },
        Event::RaidersStand { .. } => going == Some(Affair::Raid { fallen: 0 }),
        Event::Poker { seats, .. } => match going {
            Some(Affair::Open { roll: OpenRoll::Poker { players, hands, .. }, winner: None }) => {
                players == seats && hands.iter().all(|(_, dice)| dice.is_empty())
            }
            _ => false,
        },
        Event::RolledOpenly { seat, dice, hand } | Event::RolledAgain { seat, dice, hand } => {
            let seen = match going {
                Some(Affair::Open { roll: OpenRoll::Poker { hands, .. }, .. }) => hands[seat],
                Some(Affair::Open { roll: OpenRoll::Mine { dice } | OpenRoll::Saloon { dice }, .. })
                | Some(Affair::Escape { dice }) => dice,
                _ => return false,
            };
            seen == dice && dice.hand() == hand
        }
        Event::PokerWon { seat } => {
            matches!(going, Some(Affair::Open { winner, .. }) if winner == Some(seat))
        }
        Event::Moved { .. }
        | Event::DuelOver { .. }
        | Event::TurnBegan { .. }
        | Event::RaidersFell { .. } => going == Some(Affair::Turn),
        Event::Drew { seat, cards: Some((top, Some(second))), .. } => {
            view.phase == Phase::Relay
                && own.is_some_and(|own| own.seat == seat && own.drawn == Some([top, second]))
        }
        Event::Drew { cards: Some((card, None)), .. } => own.is_some_and(|own| own.cards.has(card)),
        Event::Spied { face: Some(face), .. } => own.is_some_and(|own| own.spied == Some(face)),
        Event::Won { seat, ending } => view.phase == Phase::Over { winner: seat, ending },
        _ => true,
    }
}

/// Nobody is asked anything while things go on, but those who are asked all along and those whom the step ends with.
fn nobody_decides_too_early(story: &Story<PonyExpress>) {
    for scene in &story.scenes {
        let still = match (story.before.phase, scene.after.phase) {
            (Phase::Keep { waiting: before }, Phase::Keep { waiting })
            | (Phase::Calls { waiting: before, .. }, Phase::Calls { waiting, .. }) => {
                waiting.less(before).is_empty()
            }
            (_, Phase::Going(_)) => true,
            (_, phase) => phase == story.after.phase,
        };
        assert!(still, "at {:?} of {:?}: {:?}", scene.told, story.before.phase, scene.after.phase);
    }
}

/// Goes through a step as `viewer` sees it.
fn follow(story: &Story<PonyExpress>, viewer: Viewer, met: &mut BTreeSet<String>) {
    let mut table = Table::of(&story.before.view(viewer));
    for (at, (rule, event, view)) in story.told_to(viewer).enumerate() {
        let in_setup = view.turn == 0 && matches!(view.phase, Phase::Going(_));
        // The set-up begins with the table as its first event leaves it; and who begins is told by the first turn.
        if !in_setup || at > 0 {
            table.tell(rule, &event);
        }
        if in_setup {
            table.turn = (view.active, 0);
        }
        assert_eq!(Table::of(&view), table, "{viewer:?} after {event:?} ({rule})");
        assert!(details(&event, &view), "{viewer:?} after {event:?} ({rule}): {view:#?}");
        met.insert(kind(&event));
    }
    let end = story.after.view(viewer);
    // Dice that nobody called are put away before a Fresh Horse is asked for (PE-62).
    if matches!(end.phase, Phase::Spur { .. }) && end.dice.is_none() {
        table.dice = None;
    }
    assert_eq!(Table::of(&end), table, "{viewer:?} at the end of the step");
}

#[test]
fn after_each_event_the_table_is_as_it_says() {
    let mut met = BTreeSet::new();
    for seats in 3..=5 {
        for seed in 0..GAMES {
            let decide = |state: &PonyExpress, seat, legal: &[_], chance: &mut Chance| match chance.below(2) {
                0 => *chance.pick(legal).expect("a choice"),
                _ => most_appealing::<PonyExpress>(
                    &state.view(Viewer::Seat(seat)),
                    seat,
                    legal,
                    &mut Chance::seeded(0),
                ),
            };
            watch_players(seats, &NoOptions {}, seed, decide, |story| {
                nobody_decides_too_early(story);
                Viewer::all(seats).for_each(|viewer| follow(story, viewer, &mut met));
            });
        }
    }
    // All but a hand that nobody can call, a deck that is empty and what is rarer still.
    assert!(met.len() >= 50, "only these happened: {met:?}");
}
