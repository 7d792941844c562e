//! What happened.

use crate::action::{Event, Window};
use crate::cards::Item;
use crate::flick::Corner;
use crate::phase::Ending;

use super::Saying;

pub(super) fn say(event: &Event) -> Saying {
    let say = Saying::new;
    match *event {
        Event::RolledForFirst { seat, dice } => say("pe-rolled-for-first").seat("seat", seat).dice(dice),
        Event::Tied { seats } => say("pe-tied").seats(seats),
        Event::Dealt { seat, cards: Some([one, other]) } => {
            say("pe-dealt").seat("seat", seat).item("one", one).item("other", other)
        }
        Event::Dealt { seat, cards: None } => say("pe-dealt-unseen").seat("seat", seat),
        Event::Kept { seat, card: Some(card) } => say("pe-kept").seat("seat", seat).item("card", card),
        Event::Kept { seat, card: None } => say("pe-kept-unseen").seat("seat", seat),
        Event::Shuffled { cards } => say("pe-shuffled").with("cards", cards),
        Event::TurnBegan { seat, number } => say("pe-turn-began").seat("seat", seat).with("number", number),
        Event::Charity { seat, gold } => say("pe-charity").seat("seat", seat).with("gold", gold),
        Event::Rolled { seat, dice: Some(dice) } => {
            say("pe-rolled").seat("seat", seat).dice(dice).hand(dice.hand())
        }
        Event::Rolled { seat, dice: None } => say("pe-rolled-unseen").seat("seat", seat),
        Event::TookOut { seat, face } => {
            say("pe-took-out").seat("seat", seat).dice([face].into_iter().collect())
        }
        Event::PutUnder { seat, face } => {
            say("pe-put-under").seat("seat", seat).dice([face].into_iter().collect())
        }
        Event::PaidReroll { seat, gold } => say("pe-paid-reroll").seat("seat", seat).with("gold", gold),
        Event::RerolledHidden { seat, dice: Some(dice), .. } => {
            say("pe-rerolled-hidden").seat("seat", seat).dice(dice)
        }
        Event::RerolledHidden { seat, count, dice: None } => {
            say("pe-rerolled-unseen").seat("seat", seat).with("count", count)
        }
        Event::RerolledOpen { seat, before, dice } => {
            say("pe-rerolled-open").seat("seat", seat).with("before", super::faces(before)).dice(dice)
        }
        Event::Claimed { seat, hand } => say("pe-claimed").seat("seat", seat).hand(hand),
        Event::NobodyCanCall { seat } => say("pe-nobody-can-call").seat("seat", seat),
        Event::Believed { seat } => say("pe-believed").seat("seat", seat),
        Event::ClaimStands { seat, hand } => say("pe-claim-stands").seat("seat", seat).hand(hand),
        Event::Called { seat } => say("pe-called").seat("seat", seat),
        Event::Shown { seat, dice, hand } => say("pe-shown").seat("seat", seat).dice(dice).hand(hand),
        Event::Caught { seat, caller } => say("pe-caught").seat("seat", seat).seat("caller", caller),
        Event::Stayed { seat } => say("pe-stayed").seat("seat", seat),
        Event::Honest { seat, caller } => say("pe-honest").seat("seat", seat).seat("caller", caller),
        Event::Moved { seat, from, to } => {
            say("pe-moved").seat("seat", seat).space("from", from).space("to", to).kind(to)
        }
        Event::MovedBack { seat, from, to } => {
            say("pe-moved-back").seat("seat", seat).space("from", from).space("to", to).kind(to)
        }
        Event::AtMailbox { seat, mailbox } => {
            say("pe-at-mailbox").seat("seat", seat).with("mailbox", mailbox)
        }
        Event::Gunfight { seat, rival, at } => {
            say("pe-gunfight").seat("seat", seat).seat("rival", rival).space("at", at)
        }
        Event::FinalDuel { seat, rival } => say("pe-final-duel").seat("seat", seat).seat("rival", rival),
        Event::Stood { seat, corner: Corner::A } => say("pe-stood-north-west").seat("seat", seat),
        Event::Stood { seat, corner: Corner::B } => say("pe-stood-south-east").seat("seat", seat),
        Event::Shot { seat, aim, .. } => say("pe-shot").seat("seat", seat).with("power", aim.power / 10),
        Event::Missed { seat } => say("pe-missed").seat("seat", seat),
        Event::Hit { seat, target } => say("pe-hit").seat("seat", seat).seat("target", target),
        Event::HitInnocent { seat, innocent } => {
            say("pe-hit-innocent").seat("seat", seat).seat("innocent", innocent)
        }
        Event::Paid { seat, to, gold } => say("pe-paid").seat("seat", seat).seat("to", to).with("gold", gold),
        Event::BankPaid { seat, gold } => say("pe-bank-paid").seat("seat", seat).with("gold", gold),
        Event::NoWinner { seat, rival } => say("pe-no-winner").seat("seat", seat).seat("rival", rival),
        Event::DuelOver { at } => say("pe-duel-over").space("at", at),
        Event::Jailed { seat } => say("pe-jailed").seat("seat", seat),
        Event::Poker { seats, at } => say("pe-poker").seats(seats).space("at", at),
        Event::RolledOpenly { seat, dice, hand } => {
            say("pe-rolled-openly").seat("seat", seat).dice(dice).hand(hand)
        }
        Event::PokerWon { seat } => say("pe-poker-won").seat("seat", seat),
        Event::Rode { seat, from, to, gold } => {
            say("pe-rode").seat("seat", seat).space("from", from).space("to", to).with("gold", gold)
        }
        Event::RaidersStand { seat } => say("pe-raiders-stand").seat("seat", seat),
        Event::RaidersFell { fallen, .. } => say("pe-raiders-fell").with("fallen", fallen),
        Event::AskedForDrinks { seat } => say("pe-asked-for-drinks").seat("seat", seat),
        Event::PaidBill { seat, gold, bill } => {
            say("pe-paid-bill").seat("seat", seat).with("gold", gold).with("bill", bill)
        }
        Event::Drew { seat, cards: Some((card, None)), .. } => {
            say("pe-drew").seat("seat", seat).item("card", card)
        }
        Event::Drew { seat, cards: Some((one, Some(other))), .. } => {
            say("pe-drew-two").seat("seat", seat).item("one", one).item("other", other)
        }
        Event::Drew { seat, count, cards: None } => {
            say("pe-drew-unseen").seat("seat", seat).with("count", count)
        }
        Event::NoCards { seat } => say("pe-no-cards").seat("seat", seat),
        Event::PaidBail { seat, gold } => say("pe-paid-bail").seat("seat", seat).with("gold", gold),
        Event::Escaped { seat } => say("pe-escaped").seat("seat", seat),
        Event::StoodUp { seat } => say("pe-stood-up").seat("seat", seat),
        Event::Played { seat, item } => say(played(item)).seat("seat", seat).item("card", item),
        Event::Passed { seat, window } => say(match window {
            Window::Shot => "pe-offered-no-drink",
            Window::Hit => "pe-took-the-hit",
            Window::Open => "pe-left-the-roll",
            Window::Station => "pe-did-not-ride",
        })
        .seat("seat", seat),
        Event::TurnedDie { seat, faces: Some((from, to)), .. } => {
            say("pe-turned-die").seat("seat", seat).face("from", from).face("to", to)
        }
        Event::TurnedDie { seat, faces: None, .. } => say("pe-turned-die-unseen").seat("seat", seat),
        Event::Spied { seat, face: Some(face) } => {
            say("pe-spied").seat("seat", seat).dice([face].into_iter().collect())
        }
        Event::Spied { seat, face: None } => say("pe-spied-unseen").seat("seat", seat),
        Event::RolledAgain { seat, dice, hand } => {
            say("pe-rolled-again").seat("seat", seat).dice(dice).hand(hand)
        }
        Event::Won { seat, ending: Ending::Jackrabbit } => say("pe-won-jackrabbit").seat("seat", seat),
        Event::Won { seat, ending: Ending::LastStanding } => say("pe-won-last-standing").seat("seat", seat),
        Event::Won { seat, ending: Ending::LongDuel } => say("pe-won-long-duel").seat("seat", seat),
        Event::Won { seat, ending: Ending::LongGame } => say("pe-won-long-game").seat("seat", seat),
    }
}

/// What is said of a card: what it does too, unless lines that follow tell it.
const fn played(item: Item) -> &'static str {
    match item {
        Item::LuckyHorseshoe => "pe-played-lucky-horseshoe",
        Item::PocketBible => "pe-played-pocket-bible",
        Item::SecondColt => "pe-played-second-colt",
        Item::WhiskeyFlask => "pe-played-whiskey-flask",
        Item::SheriffsStar => "pe-played-sheriffs-star",
        Item::FreshHorse
        | Item::LoadedDie
        | Item::Hacksaw
        | Item::Dynamite
        | Item::MarkedCards
        | Item::Spyglass
        | Item::RailPass
        | Item::Lasso => "pe-played",
    }
}
