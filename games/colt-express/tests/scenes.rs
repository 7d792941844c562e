//! What everybody sees in the middle of a step: every event is seen to have done what it says, and nothing else.

use colt_express::{
    Bandit, Card, Cards, Casting, ColtExpress, Event, FigureView, Floor, Loot, LostView, Phase, PlayedView,
    Purses, SeatView, Space, TakenView, Token, TrainOptions, View,
};
use tinstar_core::{Outcome, Rules, Seat, SeatSet, Sight, Status, Story, Viewer};
use tinstar_testkit::table::{kind, watch};

use crate::scenes_horses as horses;
use crate::scenes_prison as prison;

#[test]
fn every_event_is_seen_to_do_what_it_says() {
    let default = TrainOptions::default();
    let tables = [
        (2, default),
        (3, TrainOptions { expert: true, ..default }),
        (4, TrainOptions { characters: Casting::Dealt, ..default }),
        (
            5,
            TrainOptions {
                expert: true,
                abilities: false,
                elf: false,
                characters: Casting::Dealt,
                open_plan: false,
                ..default
            },
        ),
        (6, default),
    ];
    let mut told = Vec::new();
    for seed in 0..8 {
        for (seats, options) in tables {
            watch(seats, &options, seed, |story| {
                Viewer::all(seats).for_each(|viewer| follow(story, viewer));
                told.extend(story.told().map(|told| kind(&told.event)));
            });
        }
    }
    told.sort_unstable();
    told.dedup();
    told.retain(|kind| kind != "Passed" && kind != "Spared");
    assert_eq!(told.len(), 47, "all kinds of events were met but the rarest: {told:?}");
}

#[test]
fn every_event_of_horses_and_stagecoach_is_seen_to_do_what_it_says() {
    let default = TrainOptions { horses: true, ..TrainOptions::default() };
    let dealt = TrainOptions { characters: Casting::Dealt, ..default };
    let tables = [
        (2, default),
        (3, TrainOptions { expert: true, ..default }),
        (4, dealt),
        (5, TrainOptions { elf: false, abilities: false, ..dealt }),
        (6, default),
    ];
    let mut told = Vec::new();
    for seed in 0..16 {
        for (seats, options) in tables {
            watch(seats, &options, seed, |story| {
                Viewer::all(seats).for_each(|viewer| follow(story, viewer));
                told.extend(story.told().map(|told| kind(&told.event)));
            });
        }
    }
    told.sort_unstable();
    told.dedup();
    told.retain(|kind| kind != "Passed" && kind != "Spared");
    assert_eq!(told.len(), 67, "all kinds of events were met but the rarest: {told:?}");
}

#[test]
fn every_event_of_marshal_and_prisoners_is_seen_to_do_what_it_says() {
    let default = TrainOptions { prisoners: true, prison_cards: true, ..TrainOptions::default() };
    let dealt = TrainOptions { characters: Casting::Dealt, ..default };
    let tables = [
        (3, TrainOptions { expert: true, ..default }),
        (4, default),
        (5, TrainOptions { horses: true, ..dealt }),
        (6, TrainOptions { elf: false, abilities: false, ..dealt }),
        (8, TrainOptions { horses: true, ..default }),
        (7, TrainOptions { prisoners: false, prison_cards: false, mei: true, ..default }),
    ];
    let mut told = Vec::new();
    for seed in 0..16 {
        for (seats, options) in tables {
            watch(seats, &options, seed, |story| {
                Viewer::all(seats).for_each(|viewer| follow(story, viewer));
                told.extend(story.told().map(|told| kind(&told.event)));
            });
        }
    }
    told.sort_unstable();
    told.dedup();
    let of_prison = [
        "PrisonCame",
        "GoalDrawn",
        "PlusUnused",
        "MarshalShot",
        "Jailed",
        "BrokeOut",
        "PrisonerFreed",
        "BanditFreed",
        "Claimed",
        "Copied",
        "MarshalPunched",
        "MailbagTaken",
        "MailbagDropped",
        "Stayed",
        "Accomplished",
        "GoalsShown",
        "Bribed",
        "HeadCounted",
    ];
    for kind in of_prison {
        assert!(told.iter().any(|told| told == kind), "{kind} was never met: {told:?}");
    }
}

#[test]
fn every_event_among_partners_is_seen_to_do_what_it_says() {
    let default = TrainOptions { teams: true, ..TrainOptions::default() };
    let horses = TrainOptions { horses: true, characters: Casting::Dealt, ..default };
    let tables = [(4, default), (6, horses), (4, TrainOptions { elf: false, ..horses })];
    let (mut told, mut lent) = (Vec::new(), 0);
    for seed in 0..16 {
        for (seats, options) in tables {
            watch(seats, &options, seed, |story| {
                Viewer::all(seats).for_each(|viewer| follow(story, viewer));
                told.extend(story.told().map(|told| kind(&told.event)));
                let is_lent = |event: &Event| matches!(event, Event::Played { lent: true, .. });
                lent += story.told().filter(|told| is_lent(&told.event)).count();
            });
        }
    }
    for kind in ["Partnered", "Borrowed", "Retained", "Shot", "Won"] {
        assert!(told.iter().any(|told| told == kind), "{kind} was never met");
    }
    assert!(lent > 0, "partners' cards are played");
}

/// Nobody decides in the middle of a step, and all that `viewer` sees changes with an event.
fn follow(story: &Story<ColtExpress>, viewer: Viewer) {
    let mut seen = story.before.view(viewer);
    assert!(!story.scenes.is_empty(), "a step in which nothing is told: {:?}", story.before.phase);
    for (at, scene) in story.scenes.iter().enumerate() {
        let event = ColtExpress::redact(&scene.told.event, viewer).expect("everything is told to everybody");
        let now = scene.after.view(viewer);
        let over = matches!(event, Event::Won { .. });
        assert_eq!(over, matches!(scene.after.status(), Status::Over(Outcome { .. })), "{event:?}");
        assert!(scene.after.status().deciders().is_empty(), "somebody decides at {event:?}");
        // The view before a set-up is the one after its first event.
        if at > 0 || !matches!(event, Event::TrainBuilt { .. }) {
            happen(&mut seen, &event, &now);
            prison::judge(&mut seen);
        }
        shows(&now, &event);
        assert_eq!(View { phase: now.phase, ..seen.clone() }, now, "{viewer:?} at {event:?}");
        seen = now;
    }
    let after = story.after.view(viewer);
    assert_eq!(View { phase: after.phase, ..seen }, after, "{viewer:?} is not told all");
}

/// What the phase and the like say after an event.
fn shows(now: &View, event: &Event) {
    let right = match *event {
        Event::TrainBuilt { cars } => now.cars == cars && now.first.is_none(),
        Event::Joined { seat, bandit } => {
            let placed = now.figures[bandit.index()].is_some();
            now.seats[seat].crew.slot(bandit).is_some() && placed == (bandit == Bandit::Marshal)
        }
        Event::Played { seat, .. } | Event::Drew { seat, .. } | Event::Passed { seat } => {
            matches!(now.phase, Phase::Scheming { seat: whose, .. } if whose == seat)
        }
        Event::LeftUncovered { seat } => {
            matches!(now.phase, Phase::Scheming { seat: whose, .. } if whose == seat)
        }
        Event::StartChosen { .. } => now.phase == Phase::Start { left: SeatSet::EMPTY },
        Event::Picked { .. } => now.phase == Phase::Pick { left: SeatSet::EMPTY },
        Event::RoundBegan { .. } => {
            matches!(now.phase, Phase::Scheming { seat, turn: 0, .. } if Some(seat) == now.first)
        }
        Event::LaidAside { .. } | Event::Kept { .. } => now.phase == Phase::Keeping,
        // Angry Marshals walk at the end of a round.
        Event::Moved { bandit: Bandit::Marshal, .. } => matches!(now.phase, Phase::Stealing { .. }),
        Event::Turned { bandit, .. }
        | Event::NoEffect { bandit, .. }
        | Event::Moved { bandit, .. }
        | Event::Shot { bandit, .. }
        | Event::Punched { bandit, .. }
        | Event::Chose { bandit, .. }
        | Event::Snatched { bandit, .. }
        | Event::Robbed { bandit, .. }
        | Event::LeftAlone { bandit } => now.phase == Phase::Stealing { bandit: Some(bandit) },
        Event::Happened { .. } | Event::Thrown { .. } | Event::PurseLost { .. } | Event::Ransomed { .. } => {
            now.phase == Phase::Stealing { bandit: None }
        }
        Event::ElfFollowed { .. }
        | Event::MarshalMoved { .. }
        | Event::Fled { .. }
        | Event::Hit { .. }
        | Event::Spared { .. }
        | Event::KnockedBack { .. }
        | Event::StoodFirm { .. }
        | Event::Dropped { .. }
        | Event::Pushed { .. }
        | Event::StrongboxPlaced { .. } => matches!(now.phase, Phase::Stealing { .. }),
        Event::SchemingEnded => matches!(now.phase, Phase::Keeping | Phase::Stealing { bandit: None }),
        Event::Ended
        | Event::Gunslingers { .. }
        | Event::Counted { .. }
        | Event::TokensTurned { .. }
        | Event::Eliminated { .. } => matches!(now.phase, Phase::Counting { .. }),
        Event::Won { .. } => now.phase == Phase::Over,
        Event::Placed { .. }
        | Event::ElfPlaced { .. }
        | Event::TokenDealt { .. }
        | Event::TeamsPaired { .. }
        | Event::Partnered { .. }
        | Event::DecksBuilt { .. } => {
            matches!(now.phase, Phase::Boarding { .. })
        }
        Event::StagecoachCame { .. }
        | Event::RiderChose { .. }
        | Event::TurmoilChosen { .. }
        | Event::Sipped { .. }
        | Event::Retained { .. }
        | Event::Rode { .. }
        | Event::RodeAway { .. }
        | Event::HostageTaken { .. }
        | Event::DrivenOff { .. }
        | Event::ShotgunPunched { .. }
        | Event::FlaskDropped { .. }
        | Event::FlaskTaken { .. }
        | Event::StagecoachMoved { .. }
        | Event::HorsesMoved
        | Event::HorseLost { .. }
        | Event::MarshalDrank { .. }
        | Event::LootShared { .. }
        | Event::Arrested { .. }
        | Event::MortallyHit { .. }
        | Event::HostageRansomed { .. } => horses::shows(now, event),
        Event::PrisonCame { .. }
        | Event::GoalDrawn { .. }
        | Event::PlusUnused { .. }
        | Event::MarshalShot { .. }
        | Event::Jailed { .. }
        | Event::BrokeOut { .. }
        | Event::PrisonerFreed { .. }
        | Event::BanditFreed { .. }
        | Event::Claimed { .. }
        | Event::Copied { .. }
        | Event::MarshalPunched { .. }
        | Event::MailbagTaken { .. }
        | Event::MailbagDropped { .. }
        | Event::Stayed
        | Event::HeadCounted { .. }
        | Event::Bribed { .. }
        | Event::Accomplished { .. }
        | Event::GoalsShown { .. } => prison::shows(now, event),
        Event::FirstPlayer { .. }
        | Event::Borrowed { .. }
        | Event::HandDrawn { .. }
        | Event::Reshuffled { .. }
        | Event::BulletsLaidAside { .. } => {
            let between_rounds = now.phase == Phase::Stealing { bandit: None };
            between_rounds
                || matches!(now.phase, Phase::Boarding { .. } | Phase::Scheming { .. } | Phase::Pick { .. })
        }
    };
    assert!(right, "{event:?} leads to {:?}", now.phase);
}

/// What lies in a space.
fn floor(seen: &mut View, at: Space) -> &mut Floor {
    match &mut seen.stagecoach {
        Some(coach) if at.is_coach() => &mut coach.floor[usize::from(at.is_roof())],
        _ => &mut seen.floor[at.index()],
    }
}

pub(crate) fn figure(seen: &mut View, bandit: Bandit) -> &mut FigureView {
    seen.figures[bandit.index()].as_mut().expect("a bandit in play")
}

pub(crate) fn stand(seen: &mut View, bandit: Bandit, at: Space) {
    figure(seen, bandit).at = at;
    if bandit == Bandit::Marshal {
        seen.marshal = at.car();
    }
}

fn change(values: &mut Option<Purses>, value: Option<u16>, how: fn(Purses, Purses) -> Purses) {
    if let (Some(purses), Some(value)) = (values.as_mut(), value) {
        *purses = how(*purses, Purses::one(value));
    }
}

/// A Bullet comes to the deck of the bandit's player.
pub(crate) fn receive(seen: &mut View, bandit: Bandit) {
    let seat = figure(seen, bandit).seat;
    let on_top = u8::from(seen.expert);
    let before = &mut seen.seats[seat];
    (before.deck, before.on_top) = (before.deck + 1, before.on_top + on_top);
    own_deck(seen, seat, |deck| deck.and(Cards::bullets_only(1)));
}

fn draw(seen: &mut View, seat: Seat, count: u8, cards: Option<Cards>, now: &View) {
    let side = &mut seen.seats[seat];
    let from_top = side.on_top.min(count);
    (side.hand, side.deck) = (side.hand + count, side.deck - count);
    (side.on_top, side.in_hand) = (side.on_top - from_top, side.in_hand + from_top);
    if let (Some(own), Some(after)) = (seen.own.as_mut().filter(|own| own.seat == seat), now.own) {
        let cards = cards.expect("one's own cards are told");
        // Of cards of two partners it is told which they are; whose they are is seen.
        let drawn = if seen.partners { after.hand.less(own.hand) } else { cards };
        assert_eq!(if seen.partners { drawn.of_anybody() } else { drawn }, cards);
        own.hand = own.hand.and(drawn);
        own.deck = own.deck.map(|deck| deck.less(drawn));
    }
}

/// With a partner the own deck is seen too.
pub(crate) fn own_deck(seen: &mut View, seat: Seat, change: impl FnOnce(Cards) -> Cards) {
    if let Some(own) = seen.own.as_mut().filter(|own| own.seat == seat) {
        own.deck = own.deck.map(change);
    }
}

/// Before the first round everybody gets the cards of the bandits (CE-4), or the Marshal's (MP-13).
pub(crate) fn hand_out(seen: &mut View) {
    if seen.round == 0 && seen.seats.iter().all(|(_, side)| side.deck + side.hand == 0) {
        for player in Seat::all(seen.seats.seats()) {
            let side = &mut seen.seats[player];
            let (horses, prisoners) = (seen.stagecoach.is_some(), seen.prison.is_some());
            let deck = crate::table::deck_of(side.crew, horses, prisoners);
            side.deck = deck.len();
            own_deck(seen, player, |_| deck);
        }
    }
}

/// The card of a bandit as a heap.
pub(crate) fn one(seen: &View, bandit: Bandit, card: Card) -> (Seat, Cards) {
    let mut crews = seen.seats.iter();
    let found = crews.find_map(|(seat, side)| Some((seat, side.crew.slot(bandit)?)));
    let (seat, slot) = found.expect("a bandit in play");
    (seat, Cards::one(slot, card))
}

/// Does to `seen` what an event says. What was known of cards that went unseen is taken from what is seen `now`.
fn happen(seen: &mut View, event: &Event, now: &View) {
    match *event {
        Event::TrainBuilt { .. }
        | Event::Partnered { .. }
        | Event::Passed { .. }
        | Event::LeftUncovered { .. }
        | Event::Punched { .. }
        | Event::Chose { .. }
        | Event::Happened { .. }
        | Event::LeftAlone { .. }
        | Event::Ended
        | Event::Gunslingers { .. }
        | Event::Spared { .. }
        | Event::StoodFirm { .. }
        | Event::Eliminated { .. } => {}
        Event::NoEffect { card, .. } => prison::no_effect(seen, card),
        Event::Won { seats, .. } => {
            seen.judged = now.judged;
            assert_eq!(now.judged.map(|verdict| verdict.winners), Some(seats));
        }
        Event::FirstPlayer { seat } => {
            seen.first = Some(seat);
            horses::begin_round(seen);
        }
        Event::StagecoachCame { .. }
        | Event::RiderChose { .. }
        | Event::TurmoilChosen { .. }
        | Event::Sipped { .. }
        | Event::Retained { .. }
        | Event::Rode { .. }
        | Event::RodeAway { .. }
        | Event::HostageTaken { .. }
        | Event::DrivenOff { .. }
        | Event::ShotgunPunched { .. }
        | Event::FlaskDropped { .. }
        | Event::FlaskTaken { .. }
        | Event::StagecoachMoved { .. }
        | Event::HorsesMoved
        | Event::HorseLost { .. }
        | Event::MarshalDrank { .. }
        | Event::LootShared { .. }
        | Event::Arrested { .. }
        | Event::MortallyHit { .. }
        | Event::HostageRansomed { .. } => horses::happen(seen, event),
        Event::PrisonCame { .. }
        | Event::GoalDrawn { .. }
        | Event::PlusUnused { .. }
        | Event::MarshalShot { .. }
        | Event::Jailed { .. }
        | Event::BrokeOut { .. }
        | Event::PrisonerFreed { .. }
        | Event::BanditFreed { .. }
        | Event::Claimed { .. }
        | Event::Copied { .. }
        | Event::MarshalPunched { .. }
        | Event::MailbagTaken { .. }
        | Event::MailbagDropped { .. }
        | Event::Stayed
        | Event::HeadCounted { .. }
        | Event::Bribed { .. }
        | Event::Accomplished { .. }
        | Event::GoalsShown { .. } => prison::happen(seen, event),
        Event::Joined { seat, bandit } => {
            let crew = &mut seen.seats[seat].crew;
            let slot = crew.len();
            crew.0[slot] = Some(bandit);
            if bandit == Bandit::Marshal {
                prison::appointed(seen, seat, now);
            }
            assert!(now.teams.iter().all(|team| team.slot(bandit).is_none()), "a team is taken once");
            seen.teams = now.teams;
        }
        Event::Placed { bandit, at } => {
            let placed = now.figures[bandit.index()].expect("a bandit that was placed");
            assert_eq!((placed.at, placed.bullets, placed.purses, placed.unrobbed), (at, 6, 1, true));
            assert_eq!((placed.gift, placed.values.is_some()), (None, own(seen, placed.seat)));
            prison::placed(seen, bandit, own(seen, placed.seat));
            seen.figures[bandit.index()] = Some(placed);
            horses::dismount(seen, bandit, at);
            if let Some(own) = seen.own.as_mut().filter(|own| own.pledged == Some(bandit)) {
                own.pledged = None;
            }
        }
        Event::TeamsPaired { teams } => seen.teams = teams,
        Event::StartChosen { seat, bandit } => {
            if let Some(own) = seen.own.as_mut().filter(|own| own.seat == seat) {
                own.pledged = bandit;
            }
        }
        Event::DecksBuilt { count } => {
            Seat::all(seen.seats.seats()).for_each(|player| seen.seats[player].deck = count);
        }
        Event::Picked { seat, bandit, card } => {
            let picked = bandit.zip(card).map(|(bandit, card)| one(seen, bandit, card).1);
            draw(seen, seat, 1, picked, now);
        }
        Event::ElfPlaced { at } | Event::ElfFollowed { to: at, .. } => seen.elf = Some(at),
        Event::TokenDealt { bandit, gift, .. } => figure(seen, bandit).gift = gift,
        Event::Borrowed { seat, partner, card } => {
            hand_out(seen);
            seen.seats[partner].deck -= 1;
            seen.seats[seat].hand += 1;
            own_cards(seen, seat, |hand, _| *hand = hand.and(card.expect("one's own card is told")));
            own_deck(seen, partner, |deck| deck.less(card.expect("whose deck it is knows it").of_partner()));
        }
        Event::HandDrawn { seat, count, cards } => {
            hand_out(seen);
            draw(seen, seat, count, cards, now);
        }
        Event::Drew { seat, count, cards } => {
            horses::done(seen, seat);
            draw(seen, seat, count, cards, now);
        }
        Event::Reshuffled { seat } => {
            horses::done(seen, seat);
            let side = &mut seen.seats[seat];
            side.deck += std::mem::take(&mut side.discard);
            side.seen = Cards::EMPTY;
            own_cards(seen, seat, |_, discard| *discard = Cards::EMPTY);
        }
        Event::BulletsLaidAside { seat, count } => {
            let bullets = Cards::bullets_only(count);
            lay_open(seen, seat, bullets);
            let side = &mut seen.seats[seat];
            (side.hand, side.in_hand) = (side.hand - count, now.seats[seat].in_hand);
            own_cards(seen, seat, |hand, _| *hand = hand.less(bullets));
        }
        Event::RoundBegan { round, card } => {
            (seen.round, seen.card) = (round, Some(card));
            seen.cards_turned |= 1 << card.place();
        }
        Event::Played { seat, bandit, card, face_down, lent } => {
            if seen.turned > 0 {
                seen.turned = 0;
                seen.common.clear();
            }
            horses::done(seen, seat);
            seen.common.push(PlayedView { bandit, card, face_down, lent });
            seen.seats[seat].hand -= 1;
            if own(seen, seat) {
                let (_, mine) = one(seen, bandit, card.expect("one's own card is told"));
                let played = if lent { mine.of_partner() } else { mine };
                own_cards(seen, seat, |hand, _| *hand = hand.less(played));
            }
        }
        Event::SchemingEnded => put_hands_away(seen, now),
        Event::LaidAside { seat, bandit, card } => {
            let side = &mut seen.seats[seat];
            (side.hand, side.discard) = (side.hand - 1, side.discard + 1);
            side.in_hand = now.seats[seat].in_hand;
            if let (Some(bandit), Some(card)) = (bandit, card) {
                let (_, aside) = one(seen, bandit, card);
                own_cards(seen, seat, |hand, discard| {
                    (*hand, *discard) = (hand.less(aside), discard.and(aside));
                });
            }
        }
        Event::Kept { seat, count } => {
            if !seen.expert {
                return horses::keep(seen, seat, count);
            }
            assert_eq!(seen.seats[seat].hand, count);
            seen.seats[seat].seen = now.seats[seat].seen;
        }
        Event::Turned { bandit, card, was_hidden } => {
            let place = usize::from(seen.turned);
            assert_eq!(seen.common[place].face_down, was_hidden);
            seen.common[place].card = Some(card);
            seen.turned += 1;
            prison::turned(seen, bandit, card);
            let (seat, back) = one(seen, bandit, card);
            if seen.expert {
                lay_open(seen, seat, back)
            } else {
                seen.seats[seat].deck += 1
            }
            own_deck(seen, seat, |deck| deck.and(back));
        }
        Event::Moved { bandit, from, to } => {
            assert_eq!(figure(seen, bandit).at, from);
            stand(seen, bandit, to);
        }
        Event::MarshalMoved { from, to } => {
            assert_eq!(seen.marshal, from);
            seen.marshal = to;
        }
        Event::Fled { bandit, to } | Event::Thrown { bandit, to } => stand(seen, bandit, to),
        Event::KnockedBack { target, to } | Event::Pushed { target, to } => stand(seen, target, to),
        Event::Hit { bandit } => {
            figure(seen, bandit).neutral += 1;
            receive(seen, bandit);
        }
        Event::Shot { bandit, target, left } => {
            let player = figure(seen, target).seat;
            let shooter = figure(seen, bandit).seat;
            let friendly = shooter == player || seen.partners && shooter.index() / 2 == player.index() / 2;
            figure(seen, bandit).friendly += u8::from(friendly);
            figure(seen, bandit).bullets = left;
            figure(seen, target).shots += 1;
            receive(seen, target);
        }
        Event::Dropped { seat, target, loot, label, value, at } => {
            drop(seen, target, loot, value, at);
            if let Some(label) = label {
                seen.lost.push(LostView { label, at, holder: seat, value });
                seen.labels += 1;
            }
        }
        Event::Snatched { bandit, target, value, .. } => {
            lose(seen, target);
            hand_over(seen, bandit, target, value);
            let victim = figure(seen, target);
            change(&mut victim.values, value, Purses::less);
            let robber = figure(seen, bandit);
            robber.purses += 1;
            change(&mut robber.values, value, Purses::and);
        }
        Event::Robbed { bandit, token, value, .. } => rob(seen, bandit, token, value),
        Event::StrongboxPlaced { at } => {
            floor(seen, at).strongboxes += 1;
            seen.second_strongbox = false;
        }
        Event::PurseLost { bandit, value } => {
            lose(seen, bandit);
            let victim = figure(seen, bandit);
            change(&mut victim.values, Some(value), Purses::less);
            seen.gone = seen.gone.and(Purses::one(value));
        }
        Event::Ransomed { bandit } => figure(seen, bandit).ransom = true,
        Event::Counted { bandit, purses, .. } => {
            figure(seen, bandit).values = Some(purses);
            prison::counted(seen, bandit, now);
        }
        Event::TokensTurned { gifts } => {
            for bandit in Bandit::ALL {
                if let Some(Some(figure)) = seen.figures.get_mut(bandit.index()) {
                    figure.gift = Some(gifts.contains(bandit));
                }
            }
        }
    }
}

pub(crate) fn own(seen: &View, seat: Seat) -> bool {
    seen.own.is_some_and(|own| own.seat == seat)
}

pub(crate) fn own_cards(seen: &mut View, seat: Seat, change: impl FnOnce(&mut Cards, &mut Cards)) {
    if let Some(own) = seen.own.as_mut().filter(|own| own.seat == seat) {
        change(&mut own.hand, &mut own.discard);
    }
}

/// Cards go to the discard pile, for all to see.
fn lay_open(seen: &mut View, seat: Seat, cards: Cards) {
    let side = &mut seen.seats[seat];
    (side.discard, side.seen) = (side.discard + cards.len(), side.seen.and(cards));
    own_cards(seen, seat, |_, discard| *discard = discard.and(cards));
}

/// Hands go back into the decks, or under the Expert rules, in the last round, to the discard piles.
fn put_hands_away(seen: &mut View, now: &View) {
    if now.phase == Phase::Keeping {
        return;
    }
    for seat in Seat::all(seen.seats.seats()) {
        let SeatView { hand, deck, discard, .. } = seen.seats[seat];
        let side = &mut seen.seats[seat];
        side.hand = 0;
        if seen.expert {
            (side.discard, side.in_hand, side.seen) = (discard + hand, 0, now.seats[seat].seen);
        } else {
            side.deck = deck + hand;
        }
        let expert = seen.expert;
        let held = seen.own.map_or(Cards::EMPTY, |own| own.hand);
        own_deck(seen, seat, |deck| deck.and(held));
        own_cards(seen, seat, |hand, discard| {
            let put_away = std::mem::take(hand);
            if expert {
                *discard = discard.and(put_away);
            }
        });
    }
}

/// A purse goes out of these hands, and nobody knows any more which ones are left in them.
pub(crate) fn lose(seen: &mut View, target: Bandit) {
    let victim = figure(seen, target);
    (victim.purses, victim.unrobbed) = (victim.purses - 1, false);
    seen.taken = seen.taken.iter().copied().filter(|purse| purse.bandit != target).collect();
}

/// It goes into others, which both players remember.
pub(crate) fn hand_over(seen: &mut View, bandit: Bandit, target: Bandit, value: Option<u16>) {
    let (label, holder) = (seen.labels, figure(seen, target).seat);
    take(seen, bandit, label, holder, value);
}

/// A purse that `holder` has lost is in these hands. Who lost it, or took it, knows what is in it.
fn take(seen: &mut View, bandit: Bandit, label: u8, holder: Seat, value: Option<u16>) {
    seen.taken.push(TakenView { label, bandit, holder, value });
    seen.taken.sort_unstable();
}

fn drop(seen: &mut View, target: Bandit, loot: Loot, value: Option<u16>, at: Space) {
    if loot == Loot::Purse {
        lose(seen, target);
    }
    let victim = figure(seen, target);
    match loot {
        Loot::Purse => {
            change(&mut victim.values, value, Purses::less);
            floor(seen, at).lost += 1;
        }
        Loot::Jewel => {
            victim.jewels -= 1;
            floor(seen, at).jewels += 1;
        }
        Loot::Strongbox => {
            victim.strongboxes -= 1;
            floor(seen, at).strongboxes += 1;
        }
        Loot::Whiskey | Loot::OpenClassic | Loot::OpenOld | Loot::Mailbag => unreachable!("told apart"),
    }
}

fn rob(seen: &mut View, bandit: Bandit, token: Token, value: Option<u16>) {
    let robber = figure(seen, bandit);
    let at = robber.at;
    match token {
        Token::Sealed | Token::Lost(_) => {
            robber.purses += 1;
            change(&mut robber.values, value, Purses::and);
        }
        Token::Jewel => robber.jewels += 1,
        Token::Strongbox => robber.strongboxes += 1,
        Token::Flask(_) | Token::Mailbag(_) => unreachable!("told apart"),
    }
    match token {
        Token::Sealed => floor(seen, at).sealed -= 1,
        Token::Lost(label) => {
            floor(seen, at).lost -= 1;
            let place = seen.lost.iter().position(|purse| purse.label == label);
            let purse = seen.lost.remove(place.expect("a purse that lay there"));
            take(seen, bandit, label, purse.holder, value.or(purse.value));
        }
        Token::Jewel => floor(seen, at).jewels -= 1,
        Token::Strongbox => floor(seen, at).strongboxes -= 1,
        Token::Flask(_) | Token::Mailbag(_) => {}
    }
}
