//! What happens, as messages; the words are in `messages/*.ftl`.

use tinstar_core::{Arg, Message, Seat, SeatSet, Speak};

use crate::action::{Action, Event, Offer};
use crate::card::{Card, CardSet, Goods, Kind, Outlaw, Terrain};
use crate::data::CARDS;
use crate::options::Mode;
use crate::phase::Phase;
use crate::state::{Location, Marshals, Place};
use crate::view::View;

/// What each card is called, in the order of the cards.
const CARD_NAMES: [&str; CARDS] = [
    "ma-forest-one",
    "ma-forest-two",
    "ma-forest-three",
    "ma-forest-four",
    "ma-forest-five",
    "ma-forest-six",
    "ma-forest-seven",
    "ma-forest-eight",
    "ma-forest-nine",
    "ma-forest-ten",
    "ma-desert-one",
    "ma-desert-two",
    "ma-desert-three",
    "ma-desert-four",
    "ma-desert-five",
    "ma-desert-six",
    "ma-desert-seven",
    "ma-desert-eight",
    "ma-desert-nine",
    "ma-desert-ten",
    "ma-plain-one",
    "ma-plain-two",
    "ma-plain-three",
    "ma-plain-four",
    "ma-plain-five",
    "ma-plain-six",
    "ma-plain-seven",
    "ma-plain-eight",
    "ma-plain-nine",
    "ma-plain-ten",
    "ma-mountain-one",
    "ma-mountain-two",
    "ma-mountain-three",
    "ma-mountain-four",
    "ma-mountain-five",
    "ma-mountain-six",
    "ma-mountain-seven",
    "ma-mountain-eight",
    "ma-mountain-nine",
    "ma-mountain-ten",
    "ma-wild",
    "ma-wild",
    "ma-wild",
    "ma-wild",
    "ma-wild",
    "ma-wild",
    "ma-weak-ambush-forest",
    "ma-strong-ambush-forest",
    "ma-weak-ambush-desert",
    "ma-strong-ambush-desert",
    "ma-weak-ambush-plain",
    "ma-strong-ambush-plain",
    "ma-weak-ambush-mountain",
    "ma-strong-ambush-mountain",
    "ma-weak-camping-forest",
    "ma-strong-camping-forest",
    "ma-weak-camping-desert",
    "ma-strong-camping-desert",
    "ma-weak-camping-plain",
    "ma-strong-camping-plain",
    "ma-weak-camping-mountain",
    "ma-strong-camping-mountain",
    "ma-clue-forest",
    "ma-clue-desert",
    "ma-clue-plain",
    "ma-clue-mountain",
    "ma-hideout-forest",
    "ma-hideout-desert",
    "ma-hideout-plain",
    "ma-hideout-mountain",
    "ma-jurisdiction",
    "ma-jurisdiction",
    "ma-border",
    "ma-train-left",
    "ma-train-right",
    "ma-village-a",
    "ma-village-b",
    "ma-outlaw-one",
    "ma-outlaw-two",
    "ma-outlaw-three",
    "ma-outlaw-four",
    "ma-corrupt-marshal",
];

/// The seats by number.
const SEAT_NAMES: [&str; 4] = ["ma-red", "ma-blue", "ma-yellow", "ma-green"];

const fn terrain_name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "ma-forest",
        Terrain::Desert => "ma-desert",
        Terrain::Plain => "ma-plain",
        Terrain::Mountain => "ma-mountain",
    }
}

const fn goods_name(goods: Goods) -> &'static str {
    match goods {
        Goods::Bullet => "ma-bullet",
        Goods::Provision => "ma-provision",
    }
}

const fn card_name(card: Card) -> &'static str {
    CARD_NAMES[card.index()]
}

/// Fills the gaps of a message with the things of this game.
struct Saying(Message);

impl Saying {
    fn new(id: &'static str) -> Self {
        Self(Message::new(id))
    }

    fn with(self, name: &'static str, value: impl Into<Arg>) -> Self {
        Self(self.0.with(name, value))
    }

    fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Name(SEAT_NAMES[seat.index()]))
    }

    fn target(self, name: &'static str, seat: Option<Seat>) -> Self {
        match seat {
            Some(seat) => self.seat(name, seat),
            None => self.with(name, "none".to_owned()),
        }
    }

    fn seats(self, name: &'static str, seats: SeatSet) -> Self {
        self.with(name, Arg::List(seats.iter().map(|seat| SEAT_NAMES[seat.index()]).collect()))
    }

    fn card(self, card: Card) -> Self {
        self.with("card", Arg::Name(card_name(card)))
    }

    fn maybe(self, card: Option<Card>) -> Self {
        match card {
            Some(card) => self.card(card),
            None => self.with("card", "none".to_owned()),
        }
    }

    fn cards(self, cards: impl Iterator<Item = Card>) -> Self {
        let names: Vec<&'static str> = cards.map(card_name).collect();
        if names.is_empty() {
            self.with("cards", "none".to_owned())
        } else {
            self.with("cards", Arg::List(names))
        }
    }

    fn outlaw(self, outlaw: Outlaw) -> Self {
        self.with("outlaw", Arg::Name(card_name(outlaw.card())))
    }

    fn terrain(self, terrain: Terrain) -> Self {
        self.with("terrain", Arg::Name(terrain_name(terrain)))
    }

    fn goods(self, goods: Goods) -> Self {
        self.with("goods", Arg::Name(goods_name(goods)))
    }

    /// Locations are numbered from 1 for people.
    fn at(self, name: &'static str, at: Location) -> Self {
        self.with(name, at.index() + 1)
    }
}

/// What to say of a card that only some may see: one message for them, another for everybody else.
fn seen(card: Option<Card>, open: &'static str, hidden: &'static str) -> Saying {
    match card {
        Some(card) => Saying::new(open).card(card),
        None => Saying::new(hidden),
    }
}

/// The same for several cards.
fn all_seen(cards: &[Option<Card>], open: &'static str, hidden: &'static str) -> Saying {
    match cards.iter().flatten().next() {
        Some(_) => Saying::new(open).cards(cards.iter().flatten().copied()),
        None => Saying::new(hidden),
    }
}

impl Speak for Marshals {
    fn seat_name(_: usize, seat: Seat) -> &'static str {
        SEAT_NAMES[seat.index()]
    }

    fn say_event(_: usize, event: &Event) -> Message {
        let say = Saying::new;
        match *event {
            Event::MapLaid { map } => {
                say("ma-map-laid").with("map", Arg::List(map.into_iter().map(terrain_name).collect()))
            }
            Event::Appeared { seat, terrain, .. } => say("ma-appeared").seat("seat", seat).terrain(terrain),
            Event::DeckReady { cards } => say("ma-deck-ready").with("count", cards),
            Event::Begins { seat } => say("ma-begins").seat("seat", seat),
            Event::Dealt { seat, card } => seen(card, "ma-dealt", "ma-dealt-hidden").seat("seat", seat),
            Event::SetAside { seat, outlaw } => say("ma-set-aside").seat("seat", seat).outlaw(outlaw),
            Event::Reshuffled { cards } => say("ma-reshuffled").with("count", cards),
            Event::Corrupted { seat } => say("ma-corrupted").seat("seat", seat),
            Event::TurnBegan { seat, number } => {
                say("ma-turn-began").seat("seat", seat).with("number", number)
            }
            Event::TurnSkipped { seat } => say("ma-turn-skipped").seat("seat", seat),
            Event::Drew { seat, card } => seen(card, "ma-drew", "ma-drew-hidden").seat("seat", seat),
            Event::Turned { seat, card } => say("ma-turned").seat("seat", seat).card(card),
            Event::TurnEnded { seat } => say("ma-turn-ended").seat("seat", seat),
            Event::Moved { seat, card, terrain, .. } => {
                say("ma-moved").seat("seat", seat).card(card).terrain(terrain)
            }
            Event::Marched { seat, terrain, .. } => say("ma-marched").seat("seat", seat).terrain(terrain),
            Event::Fired { seat, terrain, .. } => say("ma-fired").seat("seat", seat).terrain(terrain),
            Event::Stayed { seat } => say("ma-stayed").seat("seat", seat),
            Event::Left { seat, terrain, .. } => say("ma-left").seat("seat", seat).terrain(terrain),
            Event::Slipped { seat, outlaw } => say("ma-slipped").seat("seat", seat).outlaw(outlaw),
            Event::Unmasked { seat } => say("ma-unmasked").seat("seat", seat),
            Event::Bribed { seat, coins } => say("ma-bribed").seat("seat", seat).with("coins", coins),
            Event::WentUnder { outlaw, escapes } => {
                say("ma-went-under").outlaw(outlaw).with("escapes", escapes)
            }
            Event::GotAway { outlaw } => say("ma-got-away").outlaw(outlaw),
            Event::Captured { seat, outlaw } => say("ma-captured").seat("seat", seat).outlaw(outlaw),
            Event::Rewarded { seat, coins, doubled: None } => {
                say("ma-rewarded").seat("seat", seat).with("coins", coins)
            }
            Event::Rewarded { seat, coins, doubled: Some(terrain) } => {
                say("ma-rewarded-twice").seat("seat", seat).with("coins", coins).terrain(terrain)
            }
            Event::Claimed { seat, cards, coins } => {
                say("ma-claimed").seat("seat", seat).cards(cards.iter()).with("coins", coins)
            }
            Event::Played { seat, card, target } => {
                say("ma-played").seat("seat", seat).card(card).target("target", target)
            }
            Event::NoVictim { card } => say("ma-no-victim").card(card),
            Event::Showed { seat, card } => say("ma-showed").seat("seat", seat).card(card),
            Event::ShowedNone { seat } => say("ma-showed-none").seat("seat", seat),
            Event::Gave { seat, to, card } => say("ma-gave").seat("seat", seat).seat("to", to).card(card),
            Event::Spent { seat, goods, amount } => {
                let id = match goods {
                    Goods::Bullet => "ma-spent-bullets",
                    Goods::Provision => "ma-spent-provisions",
                };
                say(id).seat("seat", seat).with("amount", amount)
            }
            Event::Eliminated { seat, cards } => say("ma-eliminated").seat("seat", seat).cards(cards.iter()),
            Event::Discarded { card } => say("ma-discarded").card(card),
            Event::Cancelled { seat, card } => say("ma-cancelled").seat("seat", seat).card(card),
            Event::Looked { seat, count, cards } => {
                all_seen(&cards, "ma-looked", "ma-looked-hidden").seat("seat", seat).with("count", count)
            }
            Event::Placed { seat, card } => seen(card, "ma-placed", "ma-placed-hidden").seat("seat", seat),
            Event::Kept { seat, card } => seen(card, "ma-kept", "ma-kept-hidden").seat("seat", seat),
            Event::Searched { seat, from, cards } => {
                all_seen(&cards, "ma-searched", "ma-searched-hidden").seat("seat", seat).seat("from", from)
            }
            Event::Took { seat, from, card } => {
                seen(card, "ma-took", "ma-took-hidden").seat("seat", seat).seat("from", from)
            }
            Event::Delayed { seat, target } => say("ma-delayed").seat("seat", seat).seat("target", target),
            Event::Rode { seat, terrain, coins, .. } => {
                say("ma-rode").seat("seat", seat).terrain(terrain).with("coins", coins)
            }
            Event::Travelled { seat, card, terrain, .. } => {
                say("ma-travelled").seat("seat", seat).card(card).terrain(terrain)
            }
            Event::Bought { seat, goods, coins } => {
                say("ma-bought").seat("seat", seat).goods(goods).with("coins", coins)
            }
            Event::Declined { seat, offer } => say(match offer {
                Offer::Claim => "ma-claimed-nothing",
                Offer::Jurisdiction => "ma-let-it-be",
                Offer::Train => "ma-did-not-ride",
                Offer::Village => "ma-did-not-travel",
                Offer::Goods => "ma-bought-no-more",
            })
            .seat("seat", seat),
            Event::Ended => say("ma-ended"),
            Event::Won { seats } => say("ma-won").with("count", seats.len()).seats("seats", seats),
        }
        .0
    }

    fn say_prompt(view: &View, seat: Seat) -> Message {
        let say = |id| Saying::new(id).seat("seat", seat);
        match view.phase {
            Phase::Act if view.discard.top().is_some_and(Card::is_trouble) => say("ma-prompt-act-guarded"),
            Phase::Act => say("ma-prompt-act"),
            Phase::Driven { .. } => say("ma-prompt-driven").seat("active", view.active),
            Phase::Claim { .. } => say("ma-prompt-claim").seat("active", view.active),
            Phase::Reveal { card, .. } => say("ma-prompt-reveal").card(card),
            Phase::Object { card, from, .. } => {
                say("ma-prompt-object").seat("active", view.active).card(card).target("from", from)
            }
            Phase::Arrange { of, placed } => say("ma-prompt-arrange").with("count", of - placed),
            Phase::Dig => say("ma-prompt-dig"),
            Phase::Search { from, .. } => say("ma-prompt-search").seat("from", from),
            Phase::Train { card, .. } => say("ma-prompt-train").card(card),
            Phase::Travel { begun: false, .. } => say("ma-prompt-travel"),
            Phase::Travel { begun: true, .. } => say("ma-prompt-travel-on"),
            Phase::Shop { .. } => say("ma-prompt-shop").with("coins", view.marshals[seat].coins),
            Phase::Resolving { .. } | Phase::Striking { .. } => say("prompt-under-way"),
            Phase::Over => say("ma-prompt-over"),
        }
        .0
    }

    fn say_action(view: &View, seat: Seat, action: &Action) -> Message {
        let say = Saying::new;
        match *action {
            Action::EndTurn => say("ma-action-end-turn"),
            Action::Move { card, to } => {
                say("ma-action-move").card(card).at("to", to).terrain(view.map[to.index()])
            }
            Action::SpendProvision { to } => {
                say("ma-action-spend-provision").at("to", to).terrain(view.map[to.index()])
            }
            Action::SpendBullet => say("ma-action-spend-bullet"),
            Action::Play { card } => say("ma-action-play").card(card),
            Action::Hideout { card, from } => say("ma-action-hideout").card(card).target("from", from),
            Action::Against { card, target } => say("ma-action-against").card(card).seat("target", target),
            Action::Stay => say("ma-action-stay"),
            Action::Leave { to } => say("ma-action-leave").at("to", to).terrain(view.map[to.index()]),
            Action::Claim => say("ma-action-claim").with("coins", claim(view, seat)),
            Action::Pass => say(pass(&view.phase)),
            Action::Reveal { card } => say("ma-action-reveal").card(card),
            Action::Object => say("ma-action-object"),
            Action::Place { nth } => say("ma-action-place").maybe(on_top(view, nth)),
            Action::Keep { nth } => say("ma-action-keep").maybe(on_offer(view, nth)),
            Action::Ride { to } => say("ma-action-ride").at("to", to).terrain(view.map[to.index()]),
            Action::Travel { card } => say("ma-action-travel").card(card),
            Action::Buy { goods } => say("ma-action-buy").goods(goods).with("coins", price(view, goods)),
        }
        .0
    }

    fn describe(view: &View) -> Vec<Message> {
        let map = Location::ALL.into_iter().map(|at| {
            let here = |seat: &Seat| view.marshals[*seat].at == Some(at);
            let seats: SeatSet = Seat::all(view.marshals.seats()).filter(here).collect();
            let say = Saying::new("ma-describe-location").at("at", at).terrain(view.map[at.index()]);
            if seats.is_empty() {
                say.with("seats", "none".to_owned()).0
            } else {
                say.seats("seats", seats).0
            }
        });
        let deck = Saying::new("ma-describe-deck").with("count", view.deck.size).0;
        let known = view.deck.top.iter().flatten().copied().collect::<Vec<_>>();
        let known =
            (!known.is_empty()).then(|| Saying::new("ma-describe-known-top").cards(known.into_iter()).0);
        let discard = Saying::new("ma-describe-discard").maybe(view.discard.top()).0;
        let guarded = view.discard.top().is_some_and(Card::is_trouble);
        let guarded = guarded.then(|| Message::new("ma-describe-guarded"));
        let outlaws = Outlaw::ALL.into_iter().map(|outlaw| outlaw_line(view, outlaw));
        let marshals = Seat::all(view.marshals.seats()).map(|seat| marshal_line(view, seat));
        let corrupt = view.unmasked.map(|seat| Saying::new("ma-describe-corrupt").seat("seat", seat).0);
        let hand = view.own.map(|_| Saying::new("ma-describe-hand").cards(view.hand().iter()).0);
        map.chain([deck])
            .chain(known)
            .chain([discard])
            .chain(guarded)
            .chain(outlaws)
            .chain(marshals)
            .chain(corrupt)
            .chain(hand)
            .collect()
    }

    fn draw(view: &View) -> String {
        crate::draw::draw(view)
    }
}

/// What a claim would bring now.
fn claim(view: &View, seat: Seat) -> u16 {
    let zone = view.marshals[view.active].at.map(|at| CardSet::movement(view.map[at.index()]));
    zone.map_or(0, |zone| view.hands[seat].known.and(zone).sum())
}

fn price(view: &View, goods: Goods) -> u16 {
    match view.phase.pending().map(Card::kind) {
        Some(Kind::Village { prices }) => prices[goods as usize],
        Some(_) | None => 0,
    }
}

/// The card that `Place { nth }` means.
fn on_top(view: &View, nth: u8) -> Option<Card> {
    let Phase::Arrange { placed, .. } = view.phase else { return None };
    view.deck.top.get(usize::from(placed) + usize::from(nth)).copied().flatten()
}

/// The card that `Keep { nth }` means.
fn on_offer(view: &View, nth: u8) -> Option<Card> {
    if let Phase::Search { pair, .. } = view.phase {
        return pair.and_then(|pair| pair.get(usize::from(nth)).copied());
    }
    view.deck.top.get(usize::from(nth)).copied().flatten()
}

/// What passing means here.
const fn pass(phase: &Phase) -> &'static str {
    match phase {
        Phase::Claim { .. } => "ma-action-claim-nothing",
        Phase::Reveal { .. } => "ma-action-show-none",
        Phase::Train { .. } | Phase::Travel { .. } => "ma-action-stay-here",
        Phase::Shop { .. } => "ma-action-buy-no-more",
        // Of these only an objection can be passed up.
        Phase::Object { .. }
        | Phase::Act
        | Phase::Driven { .. }
        | Phase::Arrange { .. }
        | Phase::Dig
        | Phase::Search { .. }
        | Phase::Resolving { .. }
        | Phase::Striking { .. }
        | Phase::Over => "ma-action-let-it-be",
    }
}

fn outlaw_line(view: &View, outlaw: Outlaw) -> Message {
    let fate = view.outlaws[outlaw.index()];
    let say = |id| Saying::new(id).outlaw(outlaw);
    match fate.place {
        Place::Deck => {
            say("ma-describe-at-large").with("escapes", fate.escapes).with("danger", outlaw.danger())
        }
        Place::Captured(seat) => say("ma-describe-captured").seat("seat", seat),
        Place::Gone => say("ma-describe-gone"),
    }
    .0
}

fn marshal_line(view: &View, seat: Seat) -> Message {
    let marshal = &view.marshals[seat];
    let hand = &view.hands[seat];
    let say = |id| Saying::new(id).seat("seat", seat);
    if marshal.at.is_none() {
        return say("ma-describe-out").with("coins", marshal.coins).0;
    }
    let open = if view.own == Some(seat) { CardSet::EMPTY } else { hand.known };
    let say = match view.mode {
        Mode::Standard => say("ma-describe-marshal")
            .with("bullets", marshal.bullets)
            .with("provisions", marshal.provisions)
            .with("coins", marshal.coins),
        Mode::Basic => say("ma-describe-basic"),
    };
    say.with("specialty", Arg::Name(terrain_name(marshal.specialty)))
        .with("hand", hand.size)
        .cards(open.iter())
        .0
}
