//! What happens, as messages; the words are in `messages/*.ftl`.

use tinstar_core::{Arg, Message, Seat, SeatSet, Speak};

use crate::action::{Action, Event};
use crate::options::Variant;
use crate::phase::Phase;
use crate::pieces::{Car, Chest, Dice, Face, Inside, Kind, Position, Roll, Symbol};
use crate::state::{Colour, RollingBandits};
use crate::view::{CoachView, View};

const fn colour(seat: Seat) -> &'static str {
    match Colour::of(seat) {
        Colour::Blue => "rb-blue",
        Colour::Red => "rb-red",
        Colour::Yellow => "rb-yellow",
        Colour::Green => "rb-green",
    }
}

const fn face(face: Face) -> &'static str {
    match face {
        Face::Revolver => "rb-revolver",
        Face::Mask => "rb-mask",
        Face::Hat => "rb-hat",
        Face::Boot => "rb-boot",
        Face::Horseshoe => "rb-horseshoe",
        Face::Joker => "rb-joker",
    }
}

/// A Mercenary that shows `face`.
const fn mercenary(face: Face) -> &'static str {
    match face {
        Face::Revolver => "rb-mercenary-revolver",
        Face::Mask => "rb-mercenary-mask",
        Face::Hat => "rb-mercenary-hat",
        Face::Boot => "rb-mercenary-boot",
        Face::Horseshoe => "rb-mercenary-horseshoe",
        Face::Joker => "rb-mercenary-joker",
    }
}

const fn inside(inside: Inside) -> &'static str {
    match inside {
        Inside::Bomb => "rb-bomb",
        Inside::Swap => "rb-swap",
        Inside::Reroll => "rb-reroll",
    }
}

fn car(car: Car) -> &'static str {
    if car == Car::LOCOMOTIVE { "rb-locomotive" } else { "rb-wagon" }
}

/// Fills the gaps of a message with the things of this game.
struct Saying(Message);

impl Saying {
    const fn new(id: &'static str) -> Self {
        Self(Message::new(id))
    }

    fn name(self, gap: &'static str, id: &'static str) -> Self {
        Self(self.0.with(gap, Arg::Name(id)))
    }

    fn number(self, gap: &'static str, number: impl Into<Arg>) -> Self {
        Self(self.0.with(gap, number))
    }

    fn seat(self, seat: Seat) -> Self {
        self.name("seat", colour(seat))
    }

    fn all(self, seats: SeatSet) -> Self {
        Self(self.0.with("seats", Arg::List(seats.iter().map(colour).collect())))
    }

    fn face(self, shown: Face) -> Self {
        self.name("face", face(shown))
    }

    fn symbol(self, symbol: Symbol) -> Self {
        self.name("symbol", face(symbol.face()))
    }

    fn at(self, gap: &'static str, position: Position) -> Self {
        self.number(gap, position.number())
    }

    fn car(self, stolen: Car) -> Self {
        self.name("car", car(stolen)).number("points", stolen.points())
    }

    fn chest(self, chest: Chest) -> Self {
        self.name("inside", inside(chest.inside())).number("points", chest.points())
    }

    /// Every die by what it shows, the Mercenaries last and by name.
    fn dice(self, gap: &'static str, roll: &Roll) -> Self {
        let horde = roll.groups().flat_map(|(shown, dice)| (0..dice.horde).map(move |_| face(shown)));
        let called =
            roll.groups().flat_map(|(shown, dice)| (0..dice.mercenaries).map(move |_| mercenary(shown)));
        Self(self.0.with(gap, Arg::List(horde.chain(called).collect())))
    }

    /// How many dice of a face, and how many Mercenaries among them.
    fn group(self, face: Face, dice: Dice) -> Self {
        self.number("count", dice.count()).number("mercenaries", dice.mercenaries).face(face)
    }
}

impl Speak for RollingBandits {
    fn seat_name(_: usize, seat: Seat) -> &'static str {
        colour(seat)
    }

    fn say_event(_: usize, event: &Event) -> Message {
        let say = Saying::new;
        match *event {
            Event::WagonsRemoved { count } => say("rb-wagons-removed").number("count", count),
            Event::TrainBuilt { wagons } => say("rb-train-built").number("wagons", wagons),
            Event::ChestsLaid { count } => say("rb-chests-laid").number("count", count),
            Event::ChestsBoxed { count } => say("rb-chests-boxed").number("count", count),
            Event::MercenariesHired { count } => say("rb-mercenaries-hired").number("count", count),
            Event::TurnBegan { seat, number } => say("rb-turn-began").seat(seat).number("number", number),
            Event::Tied { seat, at } => say("rb-tied").seat(seat).at("at", at),
            Event::Stolen { seat, car, at, at_once } => {
                let id = if at_once { "rb-stolen-at-once" } else { "rb-stolen" };
                say(id).seat(seat).at("at", at).car(car)
            }
            Event::ChestDiscarded { chest } => say("rb-chest-discarded").chest(chest),
            Event::DiceReturned { seat, count } => say("rb-dice-returned").seat(seat).number("count", count),
            Event::MercenariesLost { seat, count } => {
                say("rb-mercenaries-lost").seat(seat).number("count", count)
            }
            Event::ClosedUp { at } => say("rb-closed-up").at("at", at),
            Event::NewFront { car } => say("rb-new-front").number("value", car.value()),
            Event::Recalled { seat, groups, count } => {
                say("rb-recalled").seat(seat).number("groups", groups).number("count", count)
            }
            Event::MercenariesCalled { seat, count } => {
                say("rb-mercenaries-called").seat(seat).number("count", count)
            }
            Event::NothingToRoll { seat } => say("rb-nothing-to-roll").seat(seat),
            Event::Rolled { seat, roll } => say("rb-rolled").seat(seat).dice("dice", &roll),
            Event::ChestOpened { seat, chest } => say("rb-chest-opened").seat(seat).chest(chest),
            Event::Unused { seat, inside } => {
                say(if inside == Inside::Swap { "rb-no-swap" } else { "rb-no-reroll" }).seat(seat)
            }
            Event::Picked { seat, face, kind } => say(match kind {
                Kind::Horde => "rb-picked",
                Kind::Mercenary => "rb-picked-mercenary",
            })
            .seat(seat)
            .face(face),
            Event::Rerolled { seat, picked, into } => {
                say("rb-rerolled").seat(seat).dice("picked", &picked).dice("into", &into)
            }
            Event::Placed { seat, face, dice, at } => {
                say("rb-placed").seat(seat).group(face, dice).at("at", at)
            }
            Event::Kept { seat, face, dice } => say("rb-kept").seat(seat).group(face, dice),
            Event::MercenariesRested { seat, count } => {
                say("rb-mercenaries-rested").seat(seat).number("count", count)
            }
            Event::ChestWon { seat, symbol, at } => {
                say("rb-chest-won").seat(seat).symbol(symbol).at("at", at)
            }
            Event::ChestKept { seat, chest: None } => say("rb-chest-kept").seat(seat),
            Event::ChestKept { seat, chest: Some(chest) } => say("rb-chest-found").seat(seat).chest(chest),
            Event::Bombed { seat, chest, at } => say("rb-bombed").seat(seat).chest(chest).at("at", at),
            Event::Swapped { seat, rear, front } => {
                say("rb-swapped").seat(seat).at("rear", rear).at("front", front)
            }
            Event::Uncoupled { car } => say("rb-uncoupled").car(car),
            Event::Ended => say("rb-ended"),
            Event::Counted { seat, cars, chests, points } => say("rb-counted")
                .seat(seat)
                .number("cars", cars)
                .number("chests", chests.len())
                .number("points", points),
            Event::NewTrain { seats } => say("rb-new-train").all(seats),
            Event::Won { seats } => say("rb-won").number("count", seats.len()).all(seats),
        }
        .0
    }

    fn say_prompt(view: &View, seat: Seat) -> Message {
        let say = |id| Saying::new(id).seat(seat);
        let side = &view.sides[seat];
        match &view.phase {
            Phase::Recall { .. } => say("rb-prompt-recall").number("available", side.available),
            Phase::Call { .. } => {
                say("rb-prompt-call").number("available", side.available).number("pool", side.pool)
            }
            Phase::Reroll { roll, .. } => say("rb-prompt-reroll").dice("dice", roll),
            Phase::Pick { roll, .. } => say("rb-prompt-pick").dice("dice", roll),
            Phase::Place { roll, .. } => say("rb-prompt-place").dice("dice", roll),
            Phase::Swap { .. } => say("rb-prompt-swap"),
            Phase::Exchange { .. } => say("rb-prompt-exchange"),
            Phase::Rolling { .. } | Phase::Counting { .. } => say("prompt-under-way"),
            Phase::Over => say("rb-prompt-over"),
        }
        .0
    }

    fn say_action(view: &View, seat: Seat, action: &Action) -> Message {
        let say = Saying::new;
        let gang = &view.sides[seat].gang;
        match *action {
            Action::Recall { groups } => {
                let taken = gang.groups.iter().take(groups.into());
                let count: u8 = taken.map(|group| group.dice.count()).sum();
                say("rb-action-recall").number("groups", groups).number("count", count)
            }
            Action::Call { mercenaries } => say("rb-action-call").number("count", mercenaries),
            Action::Reroll { chest } => say("rb-action-reroll").symbol(chest.symbol()).chest(chest),
            Action::GoOn => say("rb-action-go-on"),
            Action::Pick { face, kind: Kind::Horde } => say("rb-action-pick").face(face),
            Action::Pick { face, kind: Kind::Mercenary } => say("rb-action-pick-mercenary").face(face),
            Action::Roll => say("rb-action-roll"),
            Action::Place { face, at } => {
                let value = view.train.get(at.index()).map_or(0, |coach| coach.value);
                let dice = in_hand(view, face);
                say("rb-action-place").group(face, dice).at("at", at).number("value", value)
            }
            Action::Stop => say("rb-action-stop"),
            Action::Swap { chest } => say("rb-action-swap").symbol(chest.symbol()).chest(chest),
            Action::End => say("rb-action-end"),
            Action::Exchange { rear, front } => {
                let shown =
                    |at: Position| gang.at(at.index()).map_or("rb-joker", |group| face(group.symbol.face()));
                let names = say("rb-action-exchange").name("one", shown(rear)).name("other", shown(front));
                names.at("rear", rear).at("front", front)
            }
        }
        .0
    }

    fn describe(view: &View) -> Vec<Message> {
        let mut said = Vec::new();
        for (index, coach) in view.train.iter().enumerate() {
            said.push(describe_car(index, coach));
            let groups = view.sides.iter().filter_map(|(seat, side)| Some((seat, side.gang.at(index)?)));
            said.extend(groups.map(|(seat, group)| {
                let line = Saying::new("rb-describe-group").seat(seat).at("at", Position::at(index));
                line.group(group.symbol.face(), group.dice).0
            }));
        }
        for (seat, side) in view.sides.iter() {
            let earlier = side
                .hauls
                .iter()
                .map(|haul| Saying::new("rb-describe-earlier").seat(seat).number("points", haul.points).0);
            said.extend(earlier);
            if !view.attackers.contains(seat) {
                said.push(Saying::new("rb-describe-out").seat(seat).0);
                continue;
            }
            let closed: u8 = side.fresh.iter().chain(&side.closed).sum();
            let points = side.points.map_or(Arg::Text("none".to_owned()), Arg::from);
            let line = Saying::new("rb-describe-side").seat(seat).number("available", side.available);
            let line = line.number("cars", side.cars.len()).number("closed", closed);
            said.push(line.number("open", side.open.len()).number("points", points).0);
            if view.options.variant == Variant::Mercenaries {
                let line = Saying::new("rb-describe-mercenaries").seat(seat).number("pool", side.pool);
                said.push(line.number("lost", side.lost).0);
            }
        }
        said
    }

    fn draw(view: &View) -> String {
        crate::draw::draw(view)
    }
}

fn describe_car(index: usize, coach: &CoachView) -> Message {
    let chest = coach.chest.map_or(Arg::Text("none".to_owned()), |symbol| Arg::Name(face(symbol.face())));
    let line = Saying::new("rb-describe-car").at("at", Position::at(index)).name("car", car(coach.car));
    line.number("value", coach.value).number("chest", chest).0
}

/// The rolled dice that show `face`.
fn in_hand(view: &View, face: Face) -> Dice {
    match &view.phase {
        Phase::Reroll { roll, .. } | Phase::Pick { roll, .. } | Phase::Place { roll, .. } => roll[face],
        Phase::Recall { .. }
        | Phase::Call { .. }
        | Phase::Swap { .. }
        | Phase::Exchange { .. }
        | Phase::Rolling { .. }
        | Phase::Counting { .. }
        | Phase::Over => Dice::NONE,
    }
}
