//! What a viewer sees and may remember (section 7). Hidden are the insides of chests: of those in the train
//! and in the box from everybody, of those kept closed from everybody but the owner.

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{BySeat, Chance, Flat, Parts, Seat, SeatSet, Sight, TS, Viewer};

use crate::action::Event;
use crate::data::{CARS, CHESTS};
use crate::options::BanditOptions;
use crate::phase::Phase;
use crate::pieces::{Car, CarSet, Chest, ChestSet, Inside, Symbol};
use crate::state::{Coach, Colour, Gang, Hauls, MOST_SEATS, RollingBandits, Side};

/// The table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct View {
    /// Which rules are played.
    #[flat(skip)]
    pub options: BanditOptions,
    /// The train from the rear to the front.
    pub train: List<CoachView, { CARS.len() }>,
    /// Each player's side.
    pub sides: BySeat<SideView, MOST_SEATS>,
    /// Who attacks this train: everybody, and a new one those who were tied (RB-76).
    pub attackers: SeatSet,
    /// What only the person in one seat knows; nothing for a spectator.
    pub own: Option<Own>,
    /// Chests that left the game with their cars, shown to everybody.
    pub discarded: ChestSet,
    /// Cars that nobody got.
    pub uncoupled: CarSet,
    /// How many turns have begun at this train.
    pub turn: u16,
    /// The last turn in which a car left the train.
    pub last_departure: u16,
    /// What is being decided.
    pub phase: Phase,
}

/// A car in the train as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct CoachView {
    /// Which car.
    pub car: Car,
    /// How many dice are needed to steal it.
    pub value: u8,
    /// What it counts at the end.
    pub points: u8,
    /// The symbol of the chest on it, if one still lies there (RB-53).
    pub chest: Option<Symbol>,
}

/// One player's side of the table as everybody sees and remembers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct SideView {
    /// The colour of the Horde.
    #[flat(skip)]
    pub colour: Colour,
    /// The dice in the train.
    pub gang: Gang,
    /// The dice of the Horde that are neither in the train nor just rolled.
    pub available: u8,
    /// The Mercenaries that can be called.
    pub pool: u8,
    /// The Mercenaries that have left the game.
    pub lost: u8,
    /// The cars taken. They lie face down, but everybody saw them in the train.
    pub cars: CarSet,
    /// How many closed chests of each symbol cannot be used yet.
    pub fresh: [u8; 5],
    /// How many closed chests of each symbol can be used.
    pub closed: [u8; 5],
    /// The open chests.
    pub open: ChestSet,
    /// The points of this train if the game ended now: one's own, and at the end everybody's.
    pub points: Option<u8>,
    /// What was taken of earlier trains.
    pub hauls: Hauls,
}

/// What the person in one seat knows and nobody else does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Own {
    /// Which seat.
    pub seat: Seat,
    /// The closed chests that cannot be used yet.
    pub fresh: ChestSet,
    /// The closed chests that can be used.
    pub closed: ChestSet,
}

/// Only so that a table of views can be filled: no seat ever shows it.
impl Default for SideView {
    fn default() -> Self {
        Self {
            colour: Colour::Blue,
            gang: Gang::default(),
            available: 0,
            pool: 0,
            lost: 0,
            cars: CarSet::EMPTY,
            fresh: [0; 5],
            closed: [0; 5],
            open: ChestSet::EMPTY,
            points: None,
            hauls: Hauls::default(),
        }
    }
}

impl Sight for RollingBandits {
    fn view(&self, viewer: Viewer) -> View {
        let coach = |coach: &Coach| CoachView {
            car: coach.car,
            value: coach.car.value(),
            points: coach.car.points(),
            chest: coach.chest.map(Chest::symbol),
        };
        let own = |seat: Seat| {
            let Side { fresh, closed, .. } = self.sides[seat];
            Own { seat, fresh, closed }
        };
        View {
            options: self.options,
            train: self.train.iter().map(coach).collect(),
            sides: BySeat::from_fn(self.sides.seats(), |seat| side_view(self, seat, viewer)),
            own: match viewer {
                Viewer::Seat(seat) => Some(own(seat)),
                Viewer::Spectator => None,
            },
            attackers: self.attackers,
            discarded: self.discarded,
            uncoupled: self.uncoupled,
            turn: self.turn,
            last_departure: self.last_departure,
            phase: self.phase,
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        if let Event::ChestKept { seat, .. } = *event
            && !viewer.is(seat)
        {
            return Some(Event::ChestKept { seat, chest: None });
        }
        Some(*event)
    }

    /// Whether it showed anybody what is inside a chest.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::ChestDiscarded { .. }
                | Event::ChestOpened { .. }
                | Event::ChestKept { .. }
                | Event::Bombed { .. }
                | Event::Counted { .. }
        )
    }

    /// A world that looks like this: the chests whose inside the viewer does not know are dealt anew, each
    /// possible way equally likely. What others keep closed is no bomb, so their chests are drawn first.
    fn determinise(view: &View, chance: &mut Chance) -> Self {
        let mut unknown = view.unknown_chests();
        let mut draw = |symbol: Symbol, but: ChestSet, chance: &mut Chance| {
            let drawn = unknown.take_any(symbol.chests().less(but), chance);
            drawn.expect("there are as many unknown chests of a symbol as places for them")
        };
        let mut keep_closed = |counts: [u8; 5], chance: &mut Chance| -> ChestSet {
            let each = Symbol::ALL.into_iter().zip(counts);
            let symbols = each.flat_map(|(symbol, count)| (0..count).map(move |_| symbol));
            symbols.map(|symbol| draw(symbol, Inside::Bomb.chests(), chance)).collect()
        };
        let mut sides = BySeat::filled(view.sides.seats(), Side::default());
        for (seat, seen) in view.sides.iter() {
            let SideView { gang, available, pool, lost, cars, open, hauls, .. } = *seen;
            let (fresh, closed) = match view.own {
                Some(own) if own.seat == seat => (own.fresh, own.closed),
                _ => (keep_closed(seen.fresh, chance), keep_closed(seen.closed, chance)),
            };
            sides[seat] = Side { gang, available, pool, lost, cars, fresh, closed, open, hauls };
        }
        let mut load = |symbol| draw(symbol, ChestSet::EMPTY, chance);
        let train = view.train.iter().map(|seen| Coach { car: seen.car, chest: seen.chest.map(&mut load) });
        Self {
            options: view.options,
            train: train.collect(),
            sides,
            attackers: view.attackers,
            discarded: view.discarded,
            uncoupled: view.uncoupled,
            turn: view.turn,
            last_departure: view.last_departure,
            phase: view.phase,
        }
    }

    /// The chests in the train change places with those in the box that look like them (RB-6, RB-53).
    fn redeal(&mut self, chance: &mut Chance) {
        let mut chests: [Chest; CHESTS.len()] = std::array::from_fn(|at| Chest::new(at as u8 + 1));
        chance.shuffle(&mut chests);
        let mut known = self.sides.iter().fold(self.discarded, |known, (_, side)| known.or(side.chests()));
        for chest in self.train.iter_mut().filter_map(|coach| coach.chest.as_mut()) {
            let alike = |other: &&Chest| !known.contains(**other) && other.symbol() == chest.symbol();
            *chest = *chests.iter().find(alike).expect("it is one of them itself");
            known.insert(*chest);
        }
    }
}

fn side_view(state: &RollingBandits, seat: Seat, viewer: Viewer) -> SideView {
    let side = &state.sides[seat];
    let by_symbol = |chests: ChestSet| Symbol::ALL.map(|symbol| chests.and(symbol.chests()).len() as u8);
    let counted = if let Phase::Counting { counted } = state.phase {
        counted.contains(seat)
    } else {
        state.phase == Phase::Over
    };
    SideView {
        colour: Colour::of(seat),
        gang: side.gang,
        available: side.available,
        pool: side.pool,
        lost: side.lost,
        cars: side.cars,
        fresh: by_symbol(side.fresh),
        closed: by_symbol(side.closed),
        open: side.open,
        points: (counted || viewer.is(seat)).then(|| side.points()),
        hauls: side.hauls,
    }
}

impl View {
    /// The chests whose place the viewer does not know: they are in the train, in the box, or closed before
    /// somebody else.
    #[must_use]
    pub fn unknown_chests(&self) -> ChestSet {
        let own = self.own.map_or(ChestSet::EMPTY, |own| own.fresh.or(own.closed));
        let open = self.sides.iter().fold(self.discarded, |known, (_, side)| known.or(side.open));
        Chest::all().collect::<ChestSet>().less(own).less(open)
    }
}
