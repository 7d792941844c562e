//! What happens, as messages; the words are in `messages/*.ftl`.

mod actions;
mod events;

use tinstar_core::{Arg, Message, Seat, SeatSet, Speak};

use crate::action::{Action, Event};
use crate::cards::Item;
use crate::dice::{Face, Faces, Hand};
use crate::phase::{Phase, Shot};
use crate::state::{Kind, PonyExpress, Space};
use crate::view::View;

/// The riders in the order of the seats (PE-8).
const RIDERS: [&str; 5] = ["pe-ted", "pe-bill", "pe-harry", "pe-sammy", "pe-rick"];

const fn rider(seat: Seat) -> &'static str {
    RIDERS[seat.index()]
}

const fn item(item: Item) -> &'static str {
    match item {
        Item::FreshHorse => "pe-fresh-horse",
        Item::LoadedDie => "pe-loaded-die",
        Item::LuckyHorseshoe => "pe-lucky-horseshoe",
        Item::PocketBible => "pe-pocket-bible",
        Item::SecondColt => "pe-second-colt",
        Item::WhiskeyFlask => "pe-whiskey-flask",
        Item::SheriffsStar => "pe-sheriffs-star",
        Item::Hacksaw => "pe-hacksaw",
        Item::Dynamite => "pe-dynamite",
        Item::MarkedCards => "pe-marked-cards",
        Item::Spyglass => "pe-spyglass",
        Item::RailPass => "pe-rail-pass",
        Item::Lasso => "pe-lasso",
    }
}

const fn hand(hand: Hand) -> &'static str {
    match hand {
        Hand::Nothing => "pe-nothing",
        Hand::Pair => "pe-pair",
        Hand::TwoPairs => "pe-two-pairs",
        Hand::ThreeOfAKind => "pe-three-of-a-kind",
        Hand::Straight => "pe-straight",
        Hand::FullHouse => "pe-full-house",
        Hand::FourOfAKind => "pe-four-of-a-kind",
        Hand::FiveOfAKind => "pe-five-of-a-kind",
    }
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Town => "pe-town",
        Kind::Train { .. } => "pe-station",
        Kind::Raid => "pe-raiders",
        Kind::Mine => "pe-mine",
        Kind::Saloon => "pe-saloon",
        Kind::Relay => "pe-relay",
        Kind::Plain => "pe-plain",
        Kind::Sacramento => "pe-sacramento",
    }
}

/// Fills the gaps of a message with the things of this game.
struct Saying(Message);

impl Saying {
    const fn new(id: &'static str) -> Self {
        Self(Message::new(id))
    }

    fn with(self, name: &'static str, value: impl Into<Arg>) -> Self {
        Self(self.0.with(name, value))
    }

    fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Name(rider(seat)))
    }

    fn seats(self, seats: SeatSet) -> Self {
        self.with("seats", Arg::List(seats.iter().map(rider).collect()))
    }

    fn item(self, name: &'static str, card: Item) -> Self {
        self.with(name, Arg::Name(item(card)))
    }

    fn hand(self, what: Hand) -> Self {
        self.with("hand", Arg::Name(hand(what)))
    }

    fn dice(self, dice: Faces) -> Self {
        self.with("dice", faces(dice))
    }

    fn face(self, name: &'static str, face: Face) -> Self {
        self.with(name, Arg::Name(sign(face)))
    }

    fn space(self, name: &'static str, space: Space) -> Self {
        self.with(name, space.number())
    }

    /// What is on a space.
    fn kind(self, space: Space) -> Self {
        self.with("kind", Arg::Name(kind(space.kind())))
    }
}

/// What is written on a face: kings, queens and jacks have other initials in other languages.
const fn sign(face: Face) -> &'static str {
    match face {
        Face::Nine => "pe-nine",
        Face::Ten => "pe-ten",
        Face::Jack => "pe-jack",
        Face::Queen => "pe-queen",
        Face::King => "pe-king",
        Face::Ace => "pe-ace",
    }
}

fn faces(faces: Faces) -> Arg {
    if faces.is_empty() { Arg::Text("none".to_owned()) } else { Arg::List(faces.iter().map(sign).collect()) }
}

impl Speak for PonyExpress {
    fn seat_name(_: usize, seat: Seat) -> &'static str {
        rider(seat)
    }

    fn say_event(_: usize, event: &Event) -> Message {
        events::say(event).0
    }

    fn say_prompt(view: &View, seat: Seat) -> Message {
        let say = |id| Saying::new(id).seat("seat", seat);
        let to_seat = |id, other| say(id).seat("other", other);
        match view.phase {
            Phase::Keep { .. } => say("pe-prompt-keep"),
            Phase::Cell => say("pe-prompt-cell").with("gold", view.riders[seat].gold),
            Phase::Start => say("pe-prompt-start"),
            Phase::Dice { rerolled, shoe, .. } => {
                let (price, _) = crate::rules::price(&view.riders, seat, rerolled, shoe);
                let own: Faces =
                    view.own.and_then(|own| own.dice).into_iter().flatten().map(|die| die.face).collect();
                say("pe-prompt-dice").dice(own).hand(own.hand()).with("price", price)
            }
            Phase::Calls { claim, .. } => to_seat("pe-prompt-calls", view.active).hand(claim),
            Phase::CallerMoves { claim, .. } => say("pe-prompt-caller-moves").with("steps", claim.value()),
            Phase::Arrest { .. } => say("pe-prompt-arrest"),
            Phase::Spur { steps } => say("pe-prompt-spur").with("steps", steps),
            Phase::Corners { rival, .. } => to_seat("pe-prompt-corners", rival),
            Phase::Flask { shot, .. } => {
                let shooter = match shot {
                    Shot::Duel(duel) => duel.shooter,
                    Shot::Raid => view.active,
                };
                to_seat("pe-prompt-flask", shooter)
            }
            Phase::Aim { shot: Shot::Duel(duel), .. } => to_seat("pe-prompt-aim", duel.target()),
            Phase::Aim { shot: Shot::Raid, .. } => say("pe-prompt-raid"),
            Phase::Hit { duel } => to_seat("pe-prompt-hit", duel.shooter),
            Phase::Marked { .. } => say("pe-prompt-marked"),
            Phase::Station => say("pe-prompt-station"),
            Phase::Relay => say("pe-prompt-relay"),
            Phase::Going(_) => say("prompt-under-way"),
            Phase::Over { .. } => say("pe-prompt-over"),
        }
        .0
    }

    fn say_action(view: &View, seat: Seat, action: &Action) -> Message {
        actions::say(view, seat, *action).0
    }

    fn describe(view: &View) -> Vec<Message> {
        let riders = view.riders.iter().map(|(seat, rider)| {
            let place = match (rider.is_jailed(), rider.is_in_sacramento()) {
                (true, _) => Saying::new("pe-describe-jailed").space("space", rider.space),
                (false, true) => Saying::new("pe-describe-mailbox").with("mailbox", rider.mailbox),
                (false, false) => {
                    Saying::new("pe-describe-rider").space("space", rider.space).kind(rider.space)
                }
            };
            place.seat("seat", seat).with("gold", rider.gold).with("cards", view.hands[seat].cards)
        });
        let table = Saying::new("pe-describe-table").with("bank", view.bank).with("deck", view.deck);
        let dice = view.dice.map(|dice| {
            let remembered = faces(dice.remembered);
            let seen = Saying::new("pe-describe-dice").dice(dice.visible).with("hidden", dice.hidden);
            seen.with("remembered", remembered)
        });
        let own = view.own.map(|own| {
            let cards: Vec<&'static str> = own.cards.iter().map(item).collect();
            if cards.is_empty() {
                Saying::new("pe-describe-no-cards")
            } else {
                Saying::new("pe-describe-cards").with("cards", Arg::List(cards))
            }
        });
        let gave = view.own.and_then(|own| own.gave_back).filter(|_| view.turn > 0);
        let gave = gave.map(|card| Saying::new("pe-describe-gave-back").item("card", card));
        riders.chain([table]).chain(dice).chain(own).chain(gave).map(|saying| saying.0).collect()
    }

    fn draw(view: &View) -> String {
        crate::draw::draw(view)
    }
}
