//! What a viewer sees (Table 25), and the worlds it could be looking at.

use serde::{Deserialize, Serialize};
use tinstar_core::{BySeat, Chance, Seat, Viewer};

use crate::action::Event;
use crate::bandit::{Bandit, BanditSet};
use crate::cards::{Card, Cards};
use crate::data::{BANDITS, MOST_CARS, MOST_PLAYED, PURSES, STARTING_PURSE};
use crate::list::List;
use crate::loot::{Floor, LostPurse, Purses};
use crate::phase::Phase;
use crate::state::{
    ColtExpress, CommonDeck, Crew, Elf, Figure, Ledger, MOST_SEATS, PerSeat, Piles, Played, RoundCard,
};
use crate::train::{Car, Crowd, SPACES, Space};

/// The table as one viewer sees it, with what it may remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What only the viewer's own seat sees; a spectator sees nothing of the kind.
    pub own: Option<Own>,
    /// What lies before each player.
    pub seats: BySeat<SeatView, MOST_SEATS>,
    /// Every bandit in play, in the order of [`Bandit`].
    pub figures: [Option<FigureView>; BANDITS],
    /// The last car.
    pub caboose: Car,
    /// The cars behind the Locomotive: their rows in Table 1.
    pub cars: List<u8, MOST_CARS>,
    /// What lies in each space.
    pub floor: [Floor; SPACES],
    /// The purses on the floor that somebody has lost.
    pub lost: List<LostView, PURSES>,
    /// How many purses have been lost so far.
    pub labels: u8,
    /// The purses that left the game (CE-131, CE-165).
    pub gone: Purses,
    /// Whether the second strongbox is still beside the train.
    pub second_strongbox: bool,
    /// Where the Marshal is.
    pub marshal: Car,
    /// Where the Elf is, if he rides along.
    pub elf: Option<Space>,
    /// The cards played this round, in order; those of the last round until the first one of this.
    pub common: List<PlayedView, MOST_PLAYED>,
    /// How many of them have been turned in Stealin'.
    pub turned: u8,
    /// Which round it is, from 1; 0 before the first.
    pub round: u8,
    /// The card of the round.
    pub card: Option<RoundCard>,
    /// The round cards turned so far, one bit each in the order of the table.
    pub cards_turned: u32,
    /// Who begins every turn of this round.
    pub first: Seat,
    /// Whether the Expert hand rules are used.
    pub expert: bool,
    /// Whether abilities are in force.
    pub abilities: bool,
    /// What is being decided.
    pub phase: Phase,
}

/// What only the player in a seat knows. The deck is the rest of the player's cards, in no known order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Which seat.
    pub seat: Seat,
    /// The hand.
    pub hand: Cards,
    /// The discard pile of the Expert rules.
    pub discard: Cards,
}

/// What lies before a player, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// The bandits.
    pub crew: Crew,
    /// How many cards in hand.
    pub hand: u8,
    /// How many cards in the deck.
    pub deck: u8,
    /// How many cards on the discard pile.
    pub discard: u8,
    /// What everybody has seen go to the discard pile.
    pub seen: Cards,
    /// Bullets on top of the deck.
    pub on_top: u8,
    /// Bullets in the hand that were seen on top of the deck.
    pub in_hand: u8,
}

/// A bandit as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FigureView {
    /// Whose bandit it is.
    pub seat: Seat,
    /// Where it stands.
    pub at: Space,
    /// Whose abilities it has.
    pub abilities: BanditSet,
    /// Bullet cards left in its pile.
    pub bullets: u8,
    /// Bullet cards received from bandits.
    pub shots: u8,
    /// Neutral Bullets received.
    pub neutral: u8,
    /// Jewels held.
    pub jewels: u8,
    /// Strongboxes held.
    pub strongboxes: u8,
    /// How many purses it holds.
    pub purses: u8,
    /// Whether it has never lost one, and so still has the first, worth 250.
    pub unrobbed: bool,
    /// Whether it held the Conductor.
    pub ransom: bool,
    /// What is in the purses, if the viewer may know.
    pub values: Option<Purses>,
    /// Whether its token of the Elf is a Gift, if the viewer may know.
    pub gift: Option<bool>,
}

/// A lost purse on the floor as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LostView {
    /// What everybody calls it.
    pub label: u8,
    /// Where it lies.
    pub at: Space,
    /// Who held it last.
    pub holder: Seat,
    /// What is in it, if the viewer held it last (CE-156).
    pub value: Option<u16>,
}

/// Only so that a list of them can be made.
impl Default for LostView {
    fn default() -> Self {
        let LostPurse { label, at, holder, .. } = LostPurse::default();
        Self { label, at, holder, value: None }
    }
}

/// A card of the common deck as the viewer remembers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayedView {
    /// Whose card (CE-53).
    pub bandit: Bandit,
    /// The card, if the viewer saw it (CE-51, CE-52).
    pub card: Option<Card>,
    /// Whether it was played face-down.
    pub face_down: bool,
}

/// Only so that a list of them can be made.
impl Default for PlayedView {
    fn default() -> Self {
        Self { bandit: Bandit::Belle, card: None, face_down: false }
    }
}

/// Builds up what `viewer` may know.
pub(crate) fn view(state: &ColtExpress, viewer: Viewer) -> View {
    let own = |seat: Seat| Own { seat, hand: state.piles[seat].hand, discard: state.ledgers[seat].discard };
    View {
        own: match viewer {
            Viewer::Seat(seat) => Some(own(seat)),
            Viewer::Spectator => None,
        },
        seats: BySeat::from_fn(state.table(), |seat| seat_view(state, seat)),
        figures: Bandit::ALL
            .map(|bandit| state.playing.contains(bandit).then(|| figure_view(state, bandit, viewer))),
        caboose: state.caboose,
        cars: state.cars,
        floor: state.floor,
        lost: state.lost.as_slice().iter().map(|purse| lost_view(purse, viewer)).collect(),
        labels: state.labels,
        gone: state.gone,
        second_strongbox: state.second_strongbox,
        marshal: state.marshal,
        elf: state.elf.map(|elf| elf.at),
        common: common_view(state, viewer),
        turned: state.common.turned,
        round: state.round,
        card: (state.round > 0).then_some(state.card),
        cards_turned: state.turned,
        first: state.first,
        expert: state.expert,
        abilities: state.abilities,
        phase: state.phase,
    }
}

fn seat_view(state: &ColtExpress, seat: Seat) -> SeatView {
    let (piles, ledger) = (&state.piles[seat], &state.ledgers[seat]);
    SeatView {
        crew: state.crews[seat],
        hand: piles.hand.len(),
        deck: piles.deck.len(),
        discard: ledger.discard.len(),
        seen: ledger.seen,
        on_top: ledger.on_top,
        in_hand: ledger.in_hand,
    }
}

fn figure_view(state: &ColtExpress, bandit: Bandit, viewer: Viewer) -> FigureView {
    let figure = state.figure(bandit);
    // At the end everything is counted openly and the tokens are turned (CE-137, ELF-43).
    let open = viewer.is(figure.seat) || state.phase == Phase::Over;
    let dealt = state.elf.filter(|_| state.round > 0);
    FigureView {
        seat: figure.seat,
        at: figure.at,
        abilities: figure.abilities,
        bullets: figure.bullets,
        shots: figure.shots,
        neutral: figure.neutral,
        jewels: figure.jewels,
        strongboxes: figure.strongboxes,
        purses: figure.purses.len(),
        unrobbed: figure.unrobbed,
        ransom: figure.ransom,
        values: open.then_some(figure.purses),
        gift: dealt.filter(|_| open).map(|elf| elf.gifts.contains(bandit)),
    }
}

fn lost_view(purse: &LostPurse, viewer: Viewer) -> LostView {
    let LostPurse { label, at, holder, value } = *purse;
    LostView { label, at, holder, value: viewer.is(holder).then_some(value) }
}

fn common_view(state: &ColtExpress, viewer: Viewer) -> List<PlayedView, MOST_PLAYED> {
    let seen = |place: usize, played: &Played| {
        let known = !played.face_down()
            || place < usize::from(state.common.turned)
            || viewer.is(state.figure(played.bandit()).seat);
        PlayedView {
            bandit: played.bandit(),
            card: known.then(|| played.card()),
            face_down: played.face_down(),
        }
    };
    state.common.cards.as_slice().iter().enumerate().map(|(place, played)| seen(place, played)).collect()
}

/// What `viewer` may learn from an event.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    let mut seen = *event;
    match &mut seen {
        Event::TokenDealt { seat, gift, .. } => hide(viewer.is(*seat), gift),
        Event::HandDrawn { seat, cards, .. } | Event::Drew { seat, cards, .. } => {
            hide(viewer.is(*seat), cards);
        }
        Event::Played { seat, card, face_down, .. } => hide(!*face_down || viewer.is(*seat), card),
        Event::LaidAside { seat, bandit, card } => {
            hide(viewer.is(*seat), bandit);
            hide(viewer.is(*seat), card);
        }
        Event::Dropped { seat, value, .. } | Event::Robbed { seat, value, .. } => {
            hide(viewer.is(*seat), value);
        }
        Event::Snatched { seats, value, .. } => hide(seats.iter().any(|seat| viewer.is(seat)), value),
        Event::TrainBuilt { .. }
        | Event::FirstPlayer { .. }
        | Event::Joined { .. }
        | Event::Placed { .. }
        | Event::ElfPlaced { .. }
        | Event::Reshuffled { .. }
        | Event::BulletsLaidAside { .. }
        | Event::RoundBegan { .. }
        | Event::Passed { .. }
        | Event::SchemingEnded
        | Event::Kept { .. }
        | Event::Turned { .. }
        | Event::NoEffect { .. }
        | Event::Moved { .. }
        | Event::ElfFollowed { .. }
        | Event::MarshalMoved { .. }
        | Event::Fled { .. }
        | Event::Hit { .. }
        | Event::Shot { .. }
        | Event::KnockedBack { .. }
        | Event::Punched { .. }
        | Event::Pushed { .. }
        | Event::Happened { .. }
        | Event::Thrown { .. }
        | Event::StrongboxPlaced { .. }
        | Event::PurseLost { .. }
        | Event::LeftAlone { .. }
        | Event::Ransomed { .. }
        | Event::Ended
        | Event::Gunslingers { .. }
        | Event::Counted { .. }
        | Event::TokensTurned { .. }
        | Event::Eliminated { .. }
        | Event::Won { .. } => {}
    }
    seen
}

/// Takes a secret out of an event for everybody but those who `may` see it.
fn hide<T>(may: bool, secret: &mut Option<T>) {
    if !may {
        *secret = None;
    }
}

/// Whether an event shows anybody something hidden before.
pub(crate) const fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::TokenDealt { .. }
            | Event::HandDrawn { .. }
            | Event::BulletsLaidAside { .. }
            | Event::RoundBegan { .. }
            | Event::Drew { .. }
            | Event::Played { .. }
            | Event::LaidAside { .. }
            | Event::Kept { .. }
            | Event::Turned { was_hidden: true, .. }
            | Event::Snatched { .. }
            | Event::Robbed { value: Some(_), .. }
            | Event::PurseLost { .. }
            | Event::Counted { .. }
            | Event::TokensTurned { .. }
    )
}

/// A world that `view` could have come from: what it hides is drawn anew, each possibility equally likely.
pub(crate) fn determinise(view: &View, chance: &mut Chance) -> ColtExpress {
    let mut state = ColtExpress {
        seats: view.seats.seats() as u8,
        piles: PerSeat([Piles::default(); MOST_SEATS]),
        ledgers: PerSeat::from_fn(view.seats.seats(), |seat| ledger(&view.seats[seat])),
        crews: PerSeat::from_fn(view.seats.seats(), |seat| view.seats[seat].crew),
        figures: Bandit::ALL.map(|bandit| {
            view.figures[bandit.index()].as_ref().map_or(Figure::ABSENT, |seen| figure(view, bandit, seen))
        }),
        playing: Bandit::ALL.into_iter().filter(|bandit| view.figures[bandit.index()].is_some()).collect(),
        protected: BanditSet::EMPTY,
        caboose: view.caboose,
        cars: view.cars,
        floor: view.floor,
        lost: List::default(),
        labels: view.labels,
        unseen: Purses::EMPTY,
        gone: view.gone,
        second_strongbox: view.second_strongbox,
        marshal: view.marshal,
        elf: None,
        common: CommonDeck::default(),
        round: view.round,
        turned: view.cards_turned,
        card: view.card.unwrap_or(RoundCard::new(0)),
        first: view.first,
        expert: view.expert,
        abilities: view.abilities,
        phase: view.phase,
        crowds: [Crowd::default(); 2],
    };
    state.protected =
        state.playing.iter().filter(|bandit| state.has_ability(*bandit, Bandit::Belle)).collect();
    state.note_crowds();
    imagine_purses(&mut state, view, chance);
    imagine_tokens(&mut state, view, chance);
    imagine_cards(&mut state, view, chance);
    state
}

fn ledger(seen: &SeatView) -> Ledger {
    Ledger { discard: Cards::EMPTY, seen: seen.seen, on_top: seen.on_top, in_hand: seen.in_hand }
}

fn figure(view: &View, bandit: Bandit, seen: &FigureView) -> Figure {
    Figure {
        seat: seen.seat,
        slot: view.seats[seen.seat].crew.slot(bandit).unwrap_or_default() as u8,
        at: seen.at,
        abilities: seen.abilities,
        bullets: seen.bullets,
        shots: seen.shots,
        neutral: seen.neutral,
        jewels: seen.jewels,
        strongboxes: seen.strongboxes,
        unrobbed: seen.unrobbed,
        ransom: seen.ransom,
        purses: seen.values.unwrap_or_default(),
    }
}

/// Fills the purses the viewer cannot look into: first purses that are certainly still held, then the rest
/// from all that are left. What remains then is what nobody has held.
fn imagine_purses(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    let mut left = Purses::BOX.less(view.gone);
    let hidden =
        || view.figures.iter().zip(Bandit::ALL).filter_map(|(seen, bandit)| Some((seen.as_ref()?, bandit)));
    for (seen, _) in hidden() {
        match seen.values {
            Some(values) => left = left.less(values),
            None if seen.unrobbed => left.remove(STARTING_PURSE),
            None => {}
        }
    }
    view.lost.as_slice().iter().filter_map(|purse| purse.value).for_each(|value| left.remove(value));
    for (seen, bandit) in hidden().filter(|(seen, _)| seen.values.is_none()) {
        let purses = &mut state.figure_mut(bandit).purses;
        if seen.unrobbed {
            purses.add(STARTING_PURSE);
        }
        for _ in u8::from(seen.unrobbed)..seen.purses {
            purses.add(left.draw(chance));
        }
    }
    for LostView { label, at, holder, value } in view.lost.as_slice().iter().copied() {
        let value = value.unwrap_or_else(|| left.draw(chance));
        state.lost.push(LostPurse { label, at, holder, value });
    }
    state.unseen = left;
}

/// Deals the Gifts the viewer does not know of (ELF-6).
fn imagine_tokens(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    let Some(at) = view.elf else { return };
    let token = |bandit: Bandit| view.figures[bandit.index()].as_ref().and_then(|seen| seen.gift);
    let mut gifts: BanditSet = state.playing.iter().filter(|bandit| token(*bandit) == Some(true)).collect();
    let unknown: BanditSet = state.playing.iter().filter(|bandit| token(*bandit).is_none()).collect();
    let mut left = if view.round > 0 { state.playing.len() / 2 - gifts.len() } else { 0 };
    for (dealt, bandit) in unknown.iter().enumerate() {
        if left > 0 && (chance.below((unknown.len() - dealt) as u32) as usize) < left {
            gifts = gifts.with(bandit);
            left -= 1;
        }
    }
    state.elf = Some(Elf { at, gifts });
}

/// Deals the cards the viewer does not see: face-down ones first, for they are Action cards, then hands
/// and discard piles; what remains is the deck.
fn imagine_cards(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    let mut left: PerSeat<Cards> = PerSeat::from_fn(view.seats.seats(), |seat| {
        if view.round == 0 { Cards::EMPTY } else { state.every_card(seat) }
    });
    for seat in Seat::all(view.seats.seats()) {
        let SeatView { on_top, in_hand, seen, .. } = view.seats[seat];
        let known = match view.own.filter(|own| own.seat == seat) {
            Some(own) => own.hand.and(own.discard),
            None => seen.and(Cards::bullets_only(in_hand)),
        };
        left[seat] = left[seat].less(known).less(Cards::bullets_only(on_top));
    }
    imagine_common(state, view, &mut left, chance);
    for seat in Seat::all(view.seats.seats()) {
        let SeatView { hand, discard, on_top, in_hand, seen, .. } = view.seats[seat];
        let left = &mut left[seat];
        let (hand, discard) = match view.own.filter(|own| own.seat == seat) {
            Some(own) => (own.hand, own.discard),
            None => (
                Cards::bullets_only(in_hand).and(left.draw_up_to(hand - in_hand, chance)),
                seen.and(left.draw_up_to(discard - seen.len(), chance)),
            ),
        };
        state.ledgers[seat].discard = discard;
        state.piles[seat] = Piles { hand, deck: left.and(Cards::bullets_only(on_top)) };
    }
}

/// Lays out the common deck. Cards already turned are back with their owners, those still to be turned
/// are taken from what is left to deal.
fn imagine_common(state: &mut ColtExpress, view: &View, left: &mut PerSeat<Cards>, chance: &mut Chance) {
    let waiting = usize::from(view.turned)..;
    let place = |state: &ColtExpress, bandit| {
        let figure = state.figure(bandit);
        (figure.seat, usize::from(figure.slot))
    };
    for played in &view.common.as_slice()[waiting] {
        if let Some(card) = played.card {
            let (seat, slot) = place(state, played.bandit);
            left[seat] = left[seat].less(Cards::one(slot, card));
        }
    }
    for played in view.common.as_slice() {
        let card = played.card.unwrap_or_else(|| {
            let (seat, slot) = place(state, played.bandit);
            let (card, drawn) = left[seat].draw_action_of(slot, chance);
            left[seat] = left[seat].less(drawn);
            card
        });
        state.common.cards.push(Played::new(played.bandit, card, played.face_down));
    }
    state.common.turned = view.turned;
}
