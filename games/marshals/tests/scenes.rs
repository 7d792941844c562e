//! What is seen in the middle of a step: after each event the table shows what it said, to everybody who is told.

use std::collections::BTreeSet;

use marshals::{Card, CardSet, Event, GameOptions, Goods, Location, Marshals, Mode, Phase, Place, View};
use tinstar_core::{Rules, Seat, Sight, Sound, Story, Viewer};
use tinstar_testkit::table::{kind, watch};

const GAMES: u64 = 60;

/// Plays games at random, with every number of players and in both modes, and shows each step.
fn play(mut each: impl FnMut(&Story<Marshals>)) {
    for (seats, mode) in [(2, Mode::Standard), (3, Mode::Standard), (4, Mode::Standard), (3, Mode::Basic)] {
        (0..GAMES).for_each(|game| watch(seats, &GameOptions { mode }, game, &mut each));
    }
}

/// Shows each event with the views before and after it, to every viewer who is told. Before the first event of a
/// match there is nothing to see.
fn seen(story: &Story<Marshals>, mut each: impl FnMut(Viewer, &View, &Event, &View)) {
    for viewer in Viewer::all(story.after.seats()) {
        let mut before = story.before.view(viewer);
        for (_, event, after) in story.told_to(viewer) {
            if after.turn > 0 || !matches!(event, Event::MapLaid { .. }) {
                each(viewer, &before, &event, &after);
            }
            before = after;
        }
    }
}

/// How many of these cards look like `card`.
fn count(cards: CardSet, card: Card) -> usize {
    cards.alike(card).len()
}

/// What is not as `event` said, if anything.
fn wrong(before: &View, event: &Event, after: &View) -> Option<&'static str> {
    let check = |holds: bool, what| if holds { None } else { Some(what) };
    let held = |view: &View, seat: Seat| view.hands[seat].size;
    let hand = |seat: Seat, more: i8| {
        let size = held(before, seat) as i8 + more;
        check(held(after, seat) as i8 == size, "the size of a hand")
    };
    let deck = |more: i8| {
        let size = before.deck.size as i8 + more;
        check(after.deck.size as i8 == size, "the size of the deck")
    };
    let gained = |seat: Seat, card: Option<Card>| {
        let known = |view: &View, card| count(view.hands[seat].known, card);
        check(card.is_none_or(|card| known(after, card) == known(before, card) + 1), "the card in the hand")
    };
    let discarded = |cards: usize, top: Option<Card>| {
        let pile = after.discard.len() == before.discard.len() + cards;
        check(pile && top.is_none_or(|card| after.discard.top() == Some(card)), "the discard pile")
    };
    let pending = |card: Option<Card>| check(after.phase.pending() == card, "the card that takes its course");
    let at = |seat: Seat, to| check(after.marshals[seat].at == Some(to), "where somebody stands");
    let stock = |seat: Seat, goods: Goods, more: i32| {
        let of = |view: &View| i32::from(view.marshals[seat].stock(goods));
        check(of(after) == of(before) + more, "bullets or provisions")
    };
    let land = |place: Location, terrain| check(after.map[place.index()] == terrain, "the land");
    let coins = |seat: Seat, more: i32| {
        let of = |view: &View| i32::from(view.marshals[seat].coins);
        check(of(after) == of(before) + more, "coins")
    };
    match *event {
        Event::MapLaid { map } => check(after.map == map, "the map").or(check(
            after.marshals.iter().all(|(_, marshal)| marshal.at.is_none()),
            "somebody stands on a map that is being laid",
        )),
        Event::Appeared { seat, terrain, at: place } => {
            at(seat, place).or(check(after.marshals[seat].specialty == terrain, "the specialty"))
        }
        Event::DeckReady { cards } | Event::Reshuffled { cards } => {
            check(after.deck.size == cards && before.deck.size < cards, "the size of the deck")
        }
        Event::Begins { seat } => check(after.active == seat && after.turn == 0, "who begins"),
        Event::Dealt { seat, card } | Event::Drew { seat, card } | Event::Kept { seat, card } => {
            hand(seat, 1).or(deck(-1)).or(gained(seat, card))
        }
        Event::SetAside { seat, outlaw } => {
            deck(-1).or(check(after.outlaws[outlaw.index()].dealt == Some(seat), "who set it aside"))
        }
        Event::Corrupted { seat } => check(after.is_corrupt(seat), "who is Corrupt"),
        Event::TurnBegan { seat, number } => {
            check(after.active == seat && after.turn == number && before.turn < number, "whose turn it is")
        }
        Event::TurnSkipped { seat } => {
            check(before.marshals[seat].skips && !after.marshals[seat].skips, "who skips")
        }
        Event::Turned { card, .. } => deck(-1).or(pending(Some(card))),
        Event::TurnEnded { .. } => pending(None),
        Event::Moved { seat, card, to, terrain } | Event::Travelled { seat, card, to, terrain } => {
            at(seat, to).or(land(to, terrain)).or(hand(seat, -1)).or(discarded(1, Some(card)))
        }
        Event::Marched { seat, to, terrain } => {
            at(seat, to).or(land(to, terrain)).or(stock(seat, Goods::Provision, -1))
        }
        Event::Fired { seat, at: here, terrain } => {
            at(seat, here).or(land(here, terrain)).or(stock(seat, Goods::Bullet, -1))
        }
        Event::Stayed { seat } => stock(seat, Goods::Bullet, -1),
        Event::Left { seat, to, terrain } => {
            let left = check(before.marshals[seat].at != Some(to), "who left");
            at(seat, to).or(land(to, terrain)).or(left)
        }
        Event::Slipped { outlaw, .. } => pending(Some(outlaw.card())),
        Event::Unmasked { seat } => hand(seat, -1).or(check(after.unmasked == Some(seat), "who is unmasked")),
        Event::Bribed { seat, coins: more } => coins(seat, more.into()),
        Event::Rewarded { seat, coins: more, doubled } => {
            let here = after.marshals[seat].at.map(|here| after.map[here.index()]);
            let expert = here.filter(|here| *here == after.marshals[seat].specialty);
            coins(seat, more.into()).or(check(doubled == expert, "why the reward is doubled"))
        }
        Event::WentUnder { outlaw, escapes } => deck(1)
            .or(check(after.deck.bottom[0] == Some(outlaw.card()), "the bottom of the deck"))
            .or(check(after.outlaws[outlaw.index()].escapes == escapes, "how often it escaped"))
            .or(pending(None)),
        Event::GotAway { outlaw } => {
            check(after.outlaws[outlaw.index()].place == Place::Gone, "who is away").or(pending(None))
        }
        Event::Captured { seat, outlaw } => {
            check(after.outlaws[outlaw.index()].place == Place::Captured(seat), "who is captured")
                .or(pending(None))
        }
        Event::Claimed { seat, cards, coins: more } => {
            coins(seat, more.into()).or(hand(seat, -(cards.len() as i8))).or(discarded(cards.len(), None))
        }
        Event::Played { seat, card, .. } => hand(seat, -1).or(pending(Some(card))),
        Event::NoVictim { card } => pending(Some(card)),
        Event::Showed { seat, card } => {
            let open = after.hands[seat].open.contains(card);
            let shown = matches!(after.phase, Phase::Striking { shown, .. } if shown[seat] == Some(card));
            check(open && shown, "the card that was shown")
        }
        Event::ShowedNone { .. } => check(after.phase.pending().is_some(), "the card that takes its course"),
        Event::Gave { seat, to, card } => hand(seat, -1).or(hand(to, 1)).or(gained(to, Some(card))),
        Event::Spent { seat, goods, amount } => stock(seat, goods, -i32::from(amount)),
        Event::Eliminated { seat, cards } => check(after.marshals[seat].at.is_none(), "who is out")
            .or(hand(seat, -(cards.len() as i8)))
            .or(discarded(cards.len(), None)),
        Event::Discarded { card } => discarded(1, Some(card)).or(pending(None)),
        Event::Cancelled { seat, card } => discarded(1, Some(Card::JURISDICTION))
            .or(hand(seat, 0))
            .or(gained(seat, Some(card)))
            .or(pending(None)),
        Event::Looked { seat, count, cards } => {
            let seen = &after.deck.seen_by[..count.into()];
            let known = cards.iter().zip(after.deck.top).all(|(card, top)| card.is_none() || *card == top);
            check(known && seen.iter().all(|seats| seats.contains(seat)), "who has seen the top of the deck")
        }
        Event::Placed { card, .. } => {
            check(card.is_none() || after.deck.top.contains(&card), "the top of the deck")
        }
        Event::Searched { from, cards, .. } => {
            let known = after.hands[from].known;
            check(cards.into_iter().flatten().all(|card| count(known, card) > 0), "the cards that were seen")
        }
        Event::Took { seat, from, card } => hand(seat, 1).or(hand(from, -1)).or(gained(seat, card)),
        Event::Delayed { target, .. } => check(after.marshals[target].skips, "who skips"),
        Event::Rode { seat, to, terrain, coins: paid } => {
            at(seat, to).or(land(to, terrain)).or(coins(seat, -i32::from(paid)))
        }
        Event::Bought { seat, goods, coins: paid } => stock(seat, goods, 1).or(coins(seat, -i32::from(paid))),
        Event::Declined { .. } => None,
        Event::Ended | Event::Won { .. } => check(after.phase == Phase::Over, "the end"),
    }
}

#[test]
fn after_each_event_everybody_sees_what_it_said() {
    play(|story| {
        seen(story, |viewer, before, event, after| {
            if let Some(wrong) = wrong(before, event, after) {
                panic!("{wrong} at {event:?} for {viewer:?}:\n{before:?}\n{after:?}");
            }
        });
    });
}

/// The check above can fail: an event told before it is done would be noticed, whatever it is, but for those that
/// only say something.
#[test]
fn an_event_told_too_early_would_be_noticed() {
    /// What changes nothing that is seen, or not always.
    const SAYING: [&str; 10] = [
        "Begins",
        "Corrupted",
        "Declined",
        "Looked",
        "NoVictim",
        "Placed",
        "Searched",
        "ShowedNone",
        "Slipped",
        "TurnEnded",
    ];
    let mut met = BTreeSet::new();
    play(|story| {
        seen(story, |viewer, before, event, _| {
            let kind = kind(event);
            let noticed = wrong(before, event, before).is_some();
            // Two events tell the end.
            assert!(
                noticed || kind == "Won" || SAYING.contains(&kind.as_str()),
                "{event:?} for {viewer:?}: {before:?}"
            );
            met.insert(kind);
        });
    });
    assert_eq!(met.len(), 47, "not every event was met: {met:?}");
}

/// Nobody decides, and every card is in one place.
#[test]
fn in_the_middle_of_a_step_the_table_is_sound() {
    play(|story| {
        for scene in &story.scenes {
            let (event, state) = (&scene.told.event, &scene.after);
            assert_eq!(state.phase.decider(state.active), None, "at {event:?}");
            assert_eq!(state.status().deciders().len(), 0, "at {event:?}");
            // Before the first turn Outlaws may lie aside, and while the map is laid nobody stands on it.
            let laid = matches!(event, Event::MapLaid { .. } | Event::Appeared { .. });
            if state.turn > 0 && !laid {
                assert_eq!(state.invariants(), Ok(()), "at {event:?}");
            }
        }
    });
}
