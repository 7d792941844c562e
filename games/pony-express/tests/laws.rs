//! The laws every game obeys. What is hidden from whom is written here from section 15 of the rules.

use pony_express::{Face, Item, Phase, PonyExpress, Shaker};
use tinstar_core::{Chance, Seat, Viewer};
use tinstar_testkit::Laws;

#[test]
fn laws() {
    Laws::<PonyExpress>::new().games(10).vary_hidden(vary).check();
}

/// Another world that `viewer` cannot tell from this one.
fn vary(state: &PonyExpress, viewer: Viewer, chance: &mut Chance) -> PonyExpress {
    let mut world = state.clone();
    vary_dice(&mut world, viewer, chance);
    vary_cards(&mut world, viewer, chance);
    world
}

/// Hidden dice are their owner's; others know faces that were seen, and one through the Spyglass.
fn vary_dice(world: &mut PonyExpress, viewer: Viewer, chance: &mut Chance) {
    if viewer.is(world.active) {
        return;
    }
    let Some(shaker) = &mut world.shaker else { return };
    let Shaker { dice, remembered, spied } = shaker;
    let hidden = dice.iter().filter(|die| die.hidden).count();
    let mut known = *remembered;
    if let Some(spied) = spied.filter(|spied| viewer.is(spied.seat) && hidden > usize::from(known.len())) {
        known = known.with(spied.face);
    }
    for die in dice.iter_mut().filter(|die| die.hidden) {
        if known.count(die.face) > 0 {
            known = known.without(die.face);
        } else {
            die.face = Face::ALL[chance.below(6) as usize];
        }
    }
    dice.sort_unstable();
    if let Some(spied) = spied
        && !viewer.is(spied.seat)
    {
        let shaker = *shaker;
        let seen = shaker.hidden().less(shaker.remembered);
        let seen = if seen.is_empty() { shaker.hidden() } else { seen };
        let face = seen.iter().next().expect("the Spyglass needs a hidden die");
        world.shaker =
            Some(Shaker { spied: shaker.spied.map(|spied| pony_express::Spied { face, ..spied }), ..shaker });
    }
}

/// A place that holds one card.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat),
    Deck(usize),
    GivenBack(Seat),
}

/// Hands are their owners', the deck is nobody's; whoever put a card under the deck knows it wherever it goes
/// alone, and whoever gave one back in the set-up knows that nobody else kept it then.
fn vary_cards(world: &mut PonyExpress, viewer: Viewer, chance: &mut Chance) {
    let choosing = matches!(world.phase, Phase::Keep { .. });
    let top_two = matches!(world.phase, Phase::Relay) && viewer.is(world.active);
    let mut places = Vec::new();
    let mut cards: Vec<Item> = Vec::new();
    let seats = world.riders.seats();
    for seat in Seat::all(seats).filter(|seat| !viewer.is(*seat)) {
        let pocket = &mut world.pockets[seat];
        let known = match viewer {
            Viewer::Seat(me) => pocket.seen_by[me.index()],
            Viewer::Spectator => pony_express::Items::EMPTY,
        };
        let mut unknown = pocket.cards;
        known.iter().for_each(|item| unknown.remove(item));
        for item in unknown.iter() {
            places.push(Place::Hand(seat));
            cards.push(item);
        }
        pocket.cards = known;
        // What others know about each other is beyond this viewer.
        pocket.seen_by.iter_mut().enumerate().for_each(|(of, seen)| {
            if viewer != Viewer::Seat(Seat::new(of as u8)) {
                *seen = pony_express::Items::EMPTY;
            }
        });
        if choosing {
            places.extend(pocket.gave_back.map(|_| Place::GivenBack(seat)));
            cards.extend(pocket.gave_back);
        }
    }
    let size = world.deck.len();
    for (at, card) in world.deck.iter().enumerate() {
        let mine = card.put_by.is_some_and(|by| viewer.is(by));
        if !(mine || top_two && at + 2 >= size) {
            places.push(Place::Deck(at));
            cards.push(card.item);
        }
    }
    loop {
        chance.shuffle(&mut cards);
        if choosing || could_be(world, viewer, &places, &cards) {
            break;
        }
    }
    for (place, item) in places.into_iter().zip(cards) {
        match place {
            Place::Hand(seat) => world.pockets[seat].cards.add(item),
            Place::Deck(at) => world.deck[at].item = item,
            Place::GivenBack(seat) => world.pockets[seat].gave_back = Some(item),
        }
    }
}

/// Whether the card the viewer gave back is in the deck or in the hand of somebody who has drawn.
fn could_be(world: &PonyExpress, viewer: Viewer, places: &[Place], cards: &[Item]) -> bool {
    let Viewer::Seat(me) = viewer else { return true };
    let Some(mine) = world.pockets[me].gave_back else { return true };
    places.iter().zip(cards).any(|(place, item)| {
        *item == mine
            && match place {
                Place::Hand(seat) => world.pockets[*seat].drawn > 0,
                Place::Deck(_) => true,
                Place::GivenBack(_) => false,
            }
    })
}
