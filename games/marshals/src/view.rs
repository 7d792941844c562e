//! What a viewer sees and may remember, built up from nothing; and worlds imagined from it.
//!
//! The rules say who sees what (section 7). What was seen stays known as long as it is certain: cards put back
//! with a Clue until somebody else takes them up, cards of another hand until somebody unseen takes one out of
//! it. "Here or there" is not kept.

mod imagine;

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{BySeat, Chance, Flat, Parts, Rules, Seat, SeatSet, Sight, TS, Viewer};

use crate::action::Event;
use crate::card::{Card, CardSet, Pile, Terrain};
use crate::data::{CARDS, CLUE};
use crate::options::Mode;
use crate::phase::Phase;
use crate::state::{Fate, Knowers, MOST_SEATS, Marshal, Marshals};

/// The table as one viewer sees it. Wild cards look all alike here, and so do Jurisdictions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct View {
    /// Who sees it; nobody in particular if it is a spectator.
    pub own: Option<Seat>,
    /// Which game is played.
    #[flat(skip)]
    pub mode: Mode,
    /// The terrains from left to right.
    pub map: [Terrain; 4],
    /// Each player's board.
    pub marshals: BySeat<Marshal, MOST_SEATS>,
    /// Each player's hand, as far as the viewer knows it.
    pub hands: BySeat<HandView, MOST_SEATS>,
    /// The deck, as far as the viewer knows it.
    pub deck: DeckView,
    /// The discard pile, the bottom card first.
    pub discard: Pile,
    /// What has become of each Outlaw.
    pub outlaws: [Fate; 4],
    /// Who was unmasked as Corrupt.
    pub unmasked: Option<Seat>,
    /// Whose turn it is, once one has begun.
    pub active: Seat,
    /// How many turns have begun.
    pub turn: u16,
    /// How many cards have been drawn in turns.
    pub draws: u16,
    /// What is being decided.
    pub phase: Phase,
}

/// A hand, as far as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct HandView {
    /// How many cards.
    pub size: u8,
    /// The cards the viewer knows: all of the own hand, of another what was seen there.
    pub known: CardSet,
    /// Those of them that everybody knows.
    pub open: CardSet,
    /// The cards of the viewer's own hand that this player has seen.
    pub has_seen: CardSet,
}

/// The deck, as far as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct DeckView {
    /// How many cards.
    pub size: u8,
    /// So many at the bottom are certainly not the Corrupt Marshal (MA-24).
    pub lower: u8,
    /// The cards on top, the topmost first; `None` where the viewer does not know it.
    pub top: [Option<Card>; CLUE],
    /// Who knows each of these.
    pub seen_by: [SeatSet; CLUE],
    /// The escaped Outlaws at the bottom, the lowest first: everybody knows them (MA-79).
    pub bottom: [Option<Card>; 4],
}

impl View {
    /// The own hand; empty for a spectator.
    #[must_use]
    pub fn hand(&self) -> CardSet {
        self.own.map_or(CardSet::EMPTY, |own| self.hands[own].known)
    }

    /// Whether `seat` is certainly Corrupt, as far as the viewer knows.
    #[must_use]
    pub fn is_corrupt(&self, seat: Seat) -> bool {
        self.unmasked == Some(seat) || self.hands[seat].known.contains(Card::CORRUPT)
    }
}

impl Sight for Marshals {
    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let mut view = View {
            own,
            mode: self.mode,
            map: self.map,
            marshals: self.marshals,
            hands: BySeat::from_fn(self.seats(), |seat| hand_view(self, viewer, seat)),
            deck: deck_view(self, viewer),
            discard: self.discard,
            outlaws: self.outlaws,
            unmasked: self.unmasked,
            active: self.active,
            turn: self.turn,
            draws: self.draws,
            phase: self.phase,
        };
        view.discard.iter_mut().for_each(|card| *card = card.face());
        if let Phase::Search { from, pair } = &mut view.phase {
            let knows = viewer.is(self.active) || viewer.is(*from);
            *pair = pair.filter(|_| knows).map(|pair| pair.map(Card::face));
        }
        view
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt { seat, card: None },
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            Event::Kept { seat, .. } if !viewer.is(seat) => Event::Kept { seat, card: None },
            Event::Placed { seat, .. } if !viewer.is(seat) => Event::Placed { seat, card: None },
            Event::Looked { seat, count, .. } if !viewer.is(seat) => {
                Event::Looked { seat, count, cards: [None; 3] }
            }
            Event::Searched { seat, from, .. } if !viewer.is(seat) && !viewer.is(from) => {
                Event::Searched { seat, from, cards: [None; 2] }
            }
            Event::Took { seat, from, .. } if !viewer.is(seat) && !viewer.is(from) => {
                Event::Took { seat, from, card: None }
            }
            Event::Corrupted { seat } if !viewer.is(seat) => return None,
            Event::Ended
            | Event::MapLaid { .. }
            | Event::Appeared { .. }
            | Event::DeckReady { .. }
            | Event::Begins { .. }
            | Event::Dealt { .. }
            | Event::SetAside { .. }
            | Event::Reshuffled { .. }
            | Event::Corrupted { .. }
            | Event::TurnBegan { .. }
            | Event::TurnSkipped { .. }
            | Event::Drew { .. }
            | Event::Turned { .. }
            | Event::TurnEnded { .. }
            | Event::Moved { .. }
            | Event::Marched { .. }
            | Event::Fired { .. }
            | Event::Stayed { .. }
            | Event::Left { .. }
            | Event::Slipped { .. }
            | Event::Unmasked { .. }
            | Event::Bribed { .. }
            | Event::WentUnder { .. }
            | Event::GotAway { .. }
            | Event::Captured { .. }
            | Event::Rewarded { .. }
            | Event::Claimed { .. }
            | Event::Played { .. }
            | Event::NoVictim { .. }
            | Event::Showed { .. }
            | Event::ShowedNone { .. }
            | Event::Gave { .. }
            | Event::Spent { .. }
            | Event::Eliminated { .. }
            | Event::Discarded { .. }
            | Event::Cancelled { .. }
            | Event::Looked { .. }
            | Event::Placed { .. }
            | Event::Kept { .. }
            | Event::Searched { .. }
            | Event::Took { .. }
            | Event::Delayed { .. }
            | Event::Rode { .. }
            | Event::Travelled { .. }
            | Event::Bought { .. }
            | Event::Declined { .. }
            | Event::Won { .. } => *event,
        })
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Dealt { .. }
            | Event::SetAside { .. }
            | Event::Corrupted { .. }
            | Event::Drew { .. }
            | Event::Turned { .. }
            | Event::Moved { .. }
            | Event::Unmasked { .. }
            | Event::Claimed { .. }
            | Event::Played { .. }
            | Event::Showed { .. }
            | Event::Eliminated { .. }
            | Event::Cancelled { .. }
            | Event::Looked { .. }
            | Event::Kept { .. }
            | Event::Searched { .. }
            | Event::Took { .. }
            | Event::Travelled { .. } => true,
            Event::MapLaid { .. }
            | Event::Appeared { .. }
            | Event::DeckReady { .. }
            | Event::Begins { .. }
            | Event::Reshuffled { .. }
            | Event::TurnBegan { .. }
            | Event::TurnSkipped { .. }
            | Event::TurnEnded { .. }
            | Event::Marched { .. }
            | Event::Fired { .. }
            | Event::Stayed { .. }
            | Event::Left { .. }
            | Event::Slipped { .. }
            | Event::Bribed { .. }
            | Event::WentUnder { .. }
            | Event::GotAway { .. }
            | Event::Captured { .. }
            | Event::Rewarded { .. }
            | Event::NoVictim { .. }
            | Event::ShowedNone { .. }
            | Event::Gave { .. }
            | Event::Spent { .. }
            | Event::Discarded { .. }
            | Event::Placed { .. }
            | Event::Delayed { .. }
            | Event::Rode { .. }
            | Event::Bought { .. }
            | Event::Declined { .. }
            | Event::Ended
            | Event::Won { .. } => false,
        }
    }

    fn determinise(view: &View, chance: &mut Chance) -> Self {
        imagine::determinise(view, chance)
    }

    /// The cards of the deck that nobody has seen there change places; the Corrupt Marshal stays in the upper half (MA-24).
    fn redeal(&mut self, chance: &mut Chance) {
        let mut box_of_cards: List<Card, CARDS> = CardSet::ALL.iter().collect();
        chance.shuffle(&mut box_of_cards);
        let unseen: CardSet =
            self.deck.iter().copied().filter(|card| self.known.of(*card) == Knowers::NOBODY).collect();
        let mut dealt = box_of_cards.iter().copied().filter(|card| unseen.contains(*card));
        for place in self.deck.iter_mut().rev().filter(|place| unseen.contains(**place)) {
            *place = dealt.next().expect("as many cards as places");
        }
        let lower = usize::from(self.lower);
        let too_low = self.deck.iter().take(lower).position(|card| *card == Card::CORRUPT);
        if let Some(below) = too_low {
            let upper = || (lower..self.deck.len()).filter(|place| unseen.contains(self.deck[*place]));
            let other = upper().nth(chance.below(upper().count() as u32) as usize);
            self.deck.swap(below, other.expect("it lay there before"));
        }
    }
}

fn hand_view(state: &Marshals, viewer: Viewer, seat: Seat) -> HandView {
    let hand = state.hands[seat];
    let known_to = |hand: CardSet, viewer| -> CardSet {
        hand.iter().filter(|card| state.known.of(*card).contain(viewer)).collect()
    };
    let known = if viewer.is(seat) { hand } else { known_to(hand, viewer) };
    let has_seen = match viewer {
        Viewer::Seat(own) if own != seat => known_to(state.hands[own], Viewer::Seat(seat)),
        Viewer::Seat(_) | Viewer::Spectator => CardSet::EMPTY,
    };
    let open = known_to(known, Viewer::Spectator);
    HandView { size: hand.len() as u8, known: known.faces(), open: open.faces(), has_seen: has_seen.faces() }
}

fn deck_view(state: &Marshals, viewer: Viewer) -> DeckView {
    let mut deck = DeckView {
        size: state.deck.len() as u8,
        lower: state.lower,
        top: [None; CLUE],
        seen_by: [SeatSet::EMPTY; CLUE],
        bottom: [None; 4],
    };
    for (depth, card) in state.deck.from_top().take(CLUE).enumerate() {
        let knowers = state.known.of(card);
        deck.top[depth] = knowers.contain(viewer).then_some(card.face());
        deck.seen_by[depth] = knowers.seats(state.seats());
    }
    let open = state.deck.iter().take_while(|card| state.known.of(**card).is_public());
    for (place, card) in deck.bottom.iter_mut().zip(open) {
        *place = Some(*card);
    }
    deck
}
