//! The common deck played out in the head.
//!
//! Own cards are carried out as well as can be. Of the others' cards only what is certain counts: a Robbery takes
//! what lies there, a Change Floor changes the floor; whoever moves is nowhere in particular after that.

use tinstar_core::Seat;
use tinstar_core::pieces::List;

use super::horses::{SAFE, best_hostage};
use super::prison::{ARREST_RISK, FREEDOM, brawler, lead, prisoner, wanted};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Card;
use crate::data::{
    CONDUCTOR, ELF_NEAR, FIGURES, Happening, JEWEL_VALUE, MOST_CARS, MOST_PLAYED, RIDE_CARS, ROUNDS,
    STRONGBOX_VALUE,
};
use crate::layout::Layout;
use crate::loot::Floor;
use crate::state::Played;
use crate::train::{Car, PLACES, SPACES, Space};
use crate::view::View;

/// What a purse is worth that one cannot look into.
pub(super) const UNKNOWN_PURSE: i32 = 300;

/// What a hit is worth for the Gunslinger prize.
const SHOT: i32 = 110;
/// What a Bullet costs its victim for every round still to come.
const BULLET: i32 = 30;
/// What a punch is worth that makes nobody lose anything.
const PUNCH: i32 = 40;
/// Which part of the best token within reach counts at the end of a plan: one in so many.
const OUTLOOK: i32 = 3;
/// What it is worth that the Elf is on the right side, by round.
const ELF_SIDE: [i32; ROUNDS as usize + 1] = [0, 60, 100, 200, 600, 2500];
/// What every car is worth by which he is there, by round.
const ELF_CAR: [i32; ROUNDS as usize + 1] = [0, 30, 60, 120, 250, 400];
/// What every step costs by which nobody of one's own is with him while he is on the wrong side, by round.
const ELF_APART: [i32; ROUNDS as usize + 1] = [0, 60, 100, 180, 350, 800];

/// The most cards a plan holds: the common deck.
const CARDS: usize = MOST_PLAYED;

/// Cards to come and the scene in which they come.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    scene: Scene,
    cards: List<Played, CARDS>,
}

/// How many ends of a plan are looked at.
const ENDS: usize = 24;

/// Scenes to which a plan can lead.
pub(super) struct Ends {
    scenes: [Scene; ENDS],
    count: usize,
}

impl Ends {
    pub(super) fn scenes(&self) -> &[Scene] {
        &self.scenes[..self.count]
    }

    fn note(&mut self, scene: Scene) {
        if self.count < ENDS && !self.scenes().iter().any(|other| other.is_like(&scene)) {
            self.scenes[self.count] = scene;
            self.count += 1;
        }
    }
}

/// As much of the table as a plan needs.
#[derive(Clone, Copy)]
pub(super) struct Scene {
    at: [Space; FIGURES],
    /// Those about whom it is known where they are.
    sure: BanditSet,
    mine: BanditSet,
    bullets: [u8; FIGURES],
    floor: [Floor; PLACES],
    /// How many horses there are beside each car; none without Horses & Stagecoach.
    horses: [u8; MOST_CARS + 1],
    /// What the best Hostage is worth to each bandit.
    hostages: [i32; FIGURES],
    /// The car beside the Stagecoach.
    beside: Option<Car>,
    layout: Layout,
    marshal: Car,
    elf: Option<Space>,
    /// 1 if the Elf should be near the Locomotive, -1 if far from it, 0 if that is all the same.
    wish: i32,
    round: usize,
    happening: Option<Happening>,
    gain: i32,
    /// What only Marshal & Prisoners has, if it is played.
    jail: Option<Jail>,
}

/// As much of Marshal & Prisoners as a plan needs.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Jail {
    /// What each bandit is worth to the Marshal who arrests it.
    wanted: [i32; FIGURES],
    /// What a shot of his at each bandit is worth.
    lead: [i32; FIGURES],
    /// How many Prisoners are in the Cell, and what one is worth.
    prisoners: usize,
    prisoner: i32,
    /// What the next Punch at the Marshal brings.
    brawler: i32,
    /// What a Brilliant Idea would copy.
    copied: Option<Card>,
    /// The Prison car.
    car: Car,
}

impl Jail {
    fn of(view: &View) -> Option<Self> {
        let prison = view.prison.as_ref()?;
        Some(Self {
            wanted: wanted(prison),
            lead: lead(prison),
            prisoners: prison.prisoners.len(),
            prisoner: prisoner(view),
            brawler: brawler(prison),
            copied: prison.copied,
            car: view.caboose,
        })
    }
}

impl Plan {
    /// The cards of the common deck that `seat` knows and that are still to be turned.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let waiting = &view.common[usize::from(view.turned)..];
        let known = waiting.iter().filter_map(|played| Some(Played::new(played.bandit, played.card?, false)));
        Self { scene: Scene::of(view, seat), cards: known.collect() }
    }

    /// Every end it can come to by own choices on the way; of very many some.
    pub(super) fn ends(&self) -> Ends {
        let mut ends = Ends { scenes: [self.scene; ENDS], count: 0 };
        self.scene.follow(&self.cards, &mut ends);
        ends
    }

    /// What the plan brings.
    pub(super) fn value(&self) -> i32 {
        self.scene.play(&self.cards)
    }

    /// What it brings if `bandit` moves there first.
    pub(super) fn after_move(mut self, bandit: Bandit, to: Space) -> i32 {
        self.scene.go(bandit, to);
        self.value()
    }

    /// What it brings if `bandit` rides there first.
    pub(super) fn after_ride(mut self, bandit: Bandit, to: Space) -> i32 {
        self.scene.ride(bandit, to);
        self.value()
    }

    /// What it brings if `bandit` is driven there first.
    pub(super) fn after_flight(mut self, bandit: Bandit, to: Space) -> i32 {
        self.scene.at[bandit.index()] = to;
        self.value()
    }

    /// What it brings if the Marshal goes there first.
    pub(super) fn after_marshal(mut self, to: Car) -> i32 {
        self.scene.send_marshal(to);
        self.value()
    }
}

impl Scene {
    fn of(view: &View, seat: Seat) -> Self {
        let nowhere = Car::LOCOMOTIVE.inside();
        let figures = || Bandit::EVERY.into_iter().zip(view.figures.iter());
        let seen = |row: usize| view.figures.get(row).and_then(Option::as_ref);
        let mine: BanditSet = figures()
            .filter(|(_, figure)| figure.as_ref().is_some_and(|figure| view.are_together(figure.seat, seat)))
            .map(|(bandit, _)| bandit)
            .collect();
        let tokens = mine.iter().filter_map(|bandit| view.figure(bandit)?.gift);
        let wish: i32 = tokens.map(|gift| if gift { 1 } else { -1 }).sum();
        Self {
            at: std::array::from_fn(|row| seen(row).map_or(nowhere, |figure| figure.at)),
            sure: figures().filter(|(_, figure)| figure.is_some()).map(|(bandit, _)| bandit).collect(),
            mine,
            bullets: std::array::from_fn(|row| seen(row).map_or(0, |figure| figure.bullets)),
            floor: std::array::from_fn(|space| floor(view, space)),
            horses: std::array::from_fn(|car| {
                view.stagecoach.as_ref().and_then(|coach| coach.horses.get(car).copied()).unwrap_or(0)
            }),
            hostages: Bandit::EVERY.map(|bandit| best_hostage(view, bandit)),
            beside: view.stagecoach.as_ref().map(|coach| coach.beside),
            layout: view.layout(),
            marshal: view.marshal,
            elf: view.elf,
            wish: wish.signum(),
            round: usize::from(view.round),
            happening: view.card.and_then(|card| card.face().happening),
            gain: 0,
            jail: Jail::of(view),
        }
    }

    /// Whether nothing that comes could tell them apart, if both come from one scene.
    fn is_like(&self, other: &Self) -> bool {
        (self.gain, self.at, self.sure, self.marshal) == (other.gain, other.at, other.sure, other.marshal)
            && (self.elf, self.bullets, self.floor) == (other.elf, other.bullets, other.floor)
            && (self.horses, self.hostages, self.jail) == (other.horses, other.hostages, other.jail)
    }

    /// What a Bullet costs.
    fn bullet(&self) -> i32 {
        BULLET * (ROUNDS as i32 + 1 - self.round as i32)
    }

    /// Plays the cards out and says what they bring.
    pub(super) fn play(mut self, cards: &[Played]) -> i32 {
        for (place, played) in cards.iter().enumerate() {
            let (bandit, rest) = (played.bandit(), &cards[place + 1..]);
            let (mine, card) = (self.mine.contains(bandit), self.meant(bandit, played.card()));
            let Some(card) = card else { continue };
            if mine && card == Card::Move {
                return self.best_move(bandit, rest);
            }
            if mine && card == Card::Marshal {
                return self.best_marshal(rest);
            }
            if mine && card == Card::Ride && self.horses[self.car(bandit)] > 0 {
                return self.best_ride(bandit, rest);
            }
            self.turn(bandit, card);
        }
        self.gain + self.outlook()
    }

    /// Plays the cards out and notes where that can lead.
    fn follow(mut self, cards: &[Played], ends: &mut Ends) {
        for (place, played) in cards.iter().enumerate() {
            let (bandit, rest) = (played.bandit(), &cards[place + 1..]);
            let (mine, card) = (self.mine.contains(bandit), self.meant(bandit, played.card()));
            let Some(card) = card else { continue };
            if mine && card == Card::Move {
                let from = self.at[bandit.index()];
                for to in self.layout.moves(from, Layout::reach(from)) {
                    let mut scene = self;
                    scene.go(bandit, to);
                    scene.follow(rest, ends);
                }
                return;
            }
            if mine && card == Card::Marshal {
                for to in self.layout.pushes(self.marshal.inside()) {
                    let mut scene = self;
                    scene.send_marshal(to.car());
                    scene.follow(rest, ends);
                }
                return;
            }
            if mine && card == Card::Ride && self.horses[self.car(bandit)] > 0 {
                for to in self.rides(bandit) {
                    let mut scene = self;
                    scene.ride(bandit, to);
                    scene.follow(rest, ends);
                }
                return;
            }
            self.turn(bandit, card);
        }
        ends.note(self);
    }

    /// A card that leaves no choice, or somebody else's.
    fn turn(&mut self, bandit: Bandit, card: Card) {
        if !self.mine.contains(bandit) {
            return self.watch(bandit, card);
        }
        match card {
            Card::ChangeFloor => self.go(bandit, self.at[bandit.index()].other_level()),
            Card::Fire => self.fire(bandit),
            Card::Robbery => self.rob(bandit),
            Card::Punch => self.punch(bandit),
            Card::Arrest => self.arrest(bandit),
            Card::Move
            | Card::Ride
            | Card::Marshal
            | Card::Bullet
            | Card::MovePlus
            | Card::ChangeFloorPlus
            | Card::BrilliantIdea => {}
        }
    }

    /// What is certain about another's card.
    fn watch(&mut self, bandit: Bandit, card: Card) {
        match card {
            _ if !self.sure.contains(bandit) => {}
            Card::Move | Card::Ride => self.sure = self.sure.without(bandit),
            Card::ChangeFloor => {
                let at = &mut self.at[bandit.index()];
                *at = at.other_level();
                if *at == self.marshal.inside() && self.jail.is_none() {
                    *at = at.other_level();
                }
            }
            Card::Robbery => {
                self.take(bandit);
            }
            Card::Fire
            | Card::Punch
            | Card::Marshal
            | Card::Bullet
            | Card::MovePlus
            | Card::ChangeFloorPlus
            | Card::Arrest
            | Card::BrilliantIdea => {}
        }
    }

    /// What a card does: with Marshal & Prisoners a plus is what it is without it, a Brilliant Idea helps at the Prison car
    /// or is the card before it, and in the Cell nothing else does anything.
    #[inline]
    fn meant(&mut self, bandit: Bandit, card: Card) -> Option<Card> {
        if self.jail.is_none() { Some(card) } else { self.meant_in_prison(bandit, card) }
    }

    #[cold]
    fn meant_in_prison(&mut self, bandit: Bandit, card: Card) -> Option<Card> {
        let (at, mine) = (self.at[bandit.index()], self.mine.contains(bandit));
        let jail = self.jail.as_mut()?;
        let meant = match card {
            Card::MovePlus => return Some(Card::Move),
            Card::ChangeFloorPlus => return Some(Card::ChangeFloor),
            _ if bandit == Bandit::Marshal => return Some(card),
            Card::BrilliantIdea if at == Space::CELL => {
                jail.copied = None;
                self.at[bandit.index()] = jail.car.inside();
                self.gain += if mine { FREEDOM } else { 0 };
                return None;
            }
            Card::BrilliantIdea if at.car() == jail.car && jail.prisoners > 0 => {
                jail.copied = None;
                jail.prisoners -= 1;
                self.gain += if mine { jail.prisoner } else { 0 };
                return None;
            }
            Card::BrilliantIdea => jail.copied,
            Card::Move
            | Card::ChangeFloor
            | Card::Fire
            | Card::Robbery
            | Card::Punch
            | Card::Marshal
            | Card::Ride
            | Card::Bullet
            | Card::Arrest => Some(card),
        };
        jail.copied = meant;
        meant.filter(|_| at != Space::CELL)
    }

    /// The Marshal arrests the best he can.
    fn arrest(&mut self, bandit: Bandit) {
        let Some(jail) = self.jail else { return };
        let here = |one: &Bandit| self.at[one.index()] == self.at[bandit.index()];
        let near = self.sure.less(self.mine).iter().filter(here);
        if let Some(best) = near.max_by_key(|one| jail.wanted[one.index()]) {
            self.gain += jail.wanted[best.index()];
            self.at[best.index()] = Space::CELL;
        }
    }

    /// The Marshal shoots twice at whom he likes best of those he may see.
    fn volley(&mut self, seen: impl Fn(Space) -> bool) {
        let Some(jail) = self.jail else { return };
        let near = self.sure.less(self.mine).iter().filter(|one| seen(self.at[one.index()]));
        self.gain += 2 * near.map(|one| jail.lead[one.index()]).max().unwrap_or(0);
    }

    fn best_move(self, bandit: Bandit, rest: &[Played]) -> i32 {
        let from = self.at[bandit.index()];
        let ways = self.layout.moves(from, Layout::reach(from));
        let after = |to| {
            let mut scene = self;
            scene.go(bandit, to);
            scene.play(rest)
        };
        ways.map(after).max().unwrap_or(self.gain)
    }

    /// The place in the row of horses of the car a bandit is at.
    fn car(&self, bandit: Bandit) -> usize {
        usize::from(self.layout.car(self.at[bandit.index()]).index())
    }

    /// Where a bandit on a horse can ride.
    fn rides(&self, bandit: Bandit) -> impl Iterator<Item = Space> {
        let (layout, car) = (self.layout, self.car(bandit) as u8);
        let near = move |other: &Space| layout.car(*other).index().abs_diff(car) <= RIDE_CARS;
        layout.spaces().filter(|space| !space.is_roof()).filter(near)
    }

    fn best_ride(self, bandit: Bandit, rest: &[Played]) -> i32 {
        let after = |to| {
            let mut scene = self;
            scene.ride(bandit, to);
            scene.play(rest)
        };
        self.rides(bandit).map(after).max().unwrap_or(self.gain)
    }

    /// A ride: the horse goes along, and in the Stagecoach a Hostage is taken.
    fn ride(&mut self, bandit: Bandit, to: Space) {
        let mount = self.car(bandit);
        self.horses[mount] = self.horses[mount].saturating_sub(1);
        self.horses[usize::from(self.layout.car(to).index())] += 1;
        self.go(bandit, to);
    }

    fn best_marshal(self, rest: &[Played]) -> i32 {
        let ways = self.layout.pushes(self.marshal.inside());
        let after = |to: Space| {
            let mut scene = self;
            scene.send_marshal(to.car());
            scene.play(rest)
        };
        ways.map(after).max().unwrap_or(self.gain)
    }

    /// Own movement: the Elf follows, and the Marshal is met.
    fn go(&mut self, bandit: Bandit, to: Space) {
        let from = std::mem::replace(&mut self.at[bandit.index()], to);
        if self.elf == Some(from) {
            self.elf = Some(to);
        }
        if to == Car::STAGECOACH.inside() {
            self.gain += std::mem::take(&mut self.hostages[bandit.index()]).max(0);
        }
        self.meet(bandit);
    }

    fn meet(&mut self, bandit: Bandit) {
        let at = &mut self.at[bandit.index()];
        if *at == self.marshal.inside() && self.jail.is_none() {
            *at = at.other_level();
            self.gain += if self.mine.contains(bandit) { -self.bullet() } else { self.bullet() / 3 };
        }
    }

    fn send_marshal(&mut self, to: Car) {
        self.marshal = to;
        self.sure.iter().for_each(|bandit| self.meet(bandit));
    }

    /// Others for whom `here` is true, as far as it is known where they are.
    fn others(&self, here: impl Fn(Space) -> bool) -> bool {
        self.sure.less(self.mine).iter().any(|bandit| here(self.at[bandit.index()]))
    }

    fn fire(&mut self, bandit: Bandit) {
        let from = self.at[bandit.index()];
        let far = |at: Space| self.layout.cars_apart(from, at);
        let seen =
            |at: Space| at.level() == from.level() && if from.is_roof() { far(at) > 0 } else { far(at) == 1 };
        if bandit == Bandit::Marshal {
            let layout = self.layout;
            return self.volley(move |at| {
                let far = layout.cars_apart(from, at);
                at.level() == from.level() && if from.is_roof() { far > 0 } else { far == 1 }
            });
        }
        if self.bullets[bandit.index()] > 0 && self.others(seen) {
            self.bullets[bandit.index()] -= 1;
            self.gain += SHOT + self.bullet() / 3;
        }
    }

    fn punch(&mut self, bandit: Bandit) {
        let at = self.at[bandit.index()];
        if let Some(jail) = &mut self.jail
            && bandit != Bandit::Marshal
            && self.sure.contains(Bandit::Marshal)
            && self.at[Bandit::Marshal.index()] == at
        {
            self.gain += std::mem::take(&mut jail.brawler);
            return;
        }
        if self.others(|other| other == at) {
            self.gain += PUNCH;
            self.floor[at.index()].lost += 1;
        }
    }

    fn rob(&mut self, bandit: Bandit) {
        self.gain += self.take(bandit);
    }

    /// The bandit takes the best token in its space. What it is worth.
    fn take(&mut self, bandit: Bandit) -> i32 {
        let floor = &mut self.floor[self.at[bandit.index()].index()];
        let best = best(*floor);
        if floor.strongboxes > 0 {
            floor.strongboxes -= 1;
        } else if floor.jewels > 0 {
            floor.jewels -= 1;
        } else if floor.lost > 0 {
            floor.lost -= 1;
        } else {
            floor.sealed = floor.sealed.saturating_sub(1);
        }
        best
    }

    /// What the scene promises when the cards are played: loot at hand, the end of the round, the Elf.
    fn outlook(&self) -> i32 {
        if self.mine.contains(Bandit::Marshal) {
            return self.marshals_outlook();
        }
        let mine = self.mine.iter().map(|bandit| self.prospect(self.at[bandit.index()]));
        mine.sum::<i32>() + self.elfs_favour()
    }

    /// The Marshal wants to be where those are whom he wants.
    #[cold]
    fn marshals_outlook(&self) -> i32 {
        let Some(jail) = &self.jail else { return 0 };
        let from = self.at[Bandit::Marshal.index()];
        let near = |bandit: Bandit| {
            let at = self.at[bandit.index()];
            if at == Space::CELL {
                return 0;
            }
            let steps = i32::from(self.layout.cars_apart(from, at)) + i32::from(at.level() != from.level());
            jail.wanted[bandit.index()] / (4 * (1 + steps))
        };
        self.sure.less(self.mine).iter().map(near).max().unwrap_or(0)
    }

    fn prospect(&self, at: Space) -> i32 {
        let last = self.round == usize::from(ROUNDS);
        let hope = if last {
            0
        } else {
            let other = self.floor.get(at.other_level().index()).copied().unwrap_or_default();
            best(self.floor[at.index()]).max(best(other) / 2)
        };
        let exposed = at == self.marshal.roof();
        let hunted = self.jail.is_some()
            && (at == Space::CELL
                || at == self.at[Bandit::Marshal.index()] && self.sure.contains(Bandit::Marshal));
        let alone = !self.others(|other| other == at);
        let end = match self.happening {
            Some(Happening::AngryMarshal) if exposed => -self.bullet(),
            Some(Happening::PassengersRebellion) if !at.is_roof() => -self.bullet(),
            Some(Happening::MarshalsRevenge) if exposed => -UNKNOWN_PURSE,
            Some(Happening::HostageTaking) if at.car() == Car::LOCOMOTIVE => i32::from(CONDUCTOR),
            Some(Happening::Pickpocketing) if alone && self.floor[at.index()].purses() > 0 => UNKNOWN_PURSE,
            Some(Happening::Escape) if at.is_coach() => SAFE,
            Some(Happening::ShotgunsRage) if self.beside == Some(self.layout.car(at)) => -self.bullet(),
            Some(_) | None => 0,
        };
        hope / OUTLOOK + end - if hunted { ARREST_RISK } else { 0 }
    }

    /// Where the Elf is, and, while he is on the wrong side, how far the nearest own bandit is from him: only
    /// who stands with him can lead him elsewhere.
    fn elfs_favour(&self) -> i32 {
        let Some(elf) = self.elf.filter(|_| self.wish != 0) else { return 0 };
        let (car, near) = (i32::from(self.layout.cars_from_engine(elf)), i32::from(ELF_NEAR));
        let side = if car <= near { self.wish } else { -self.wish };
        let place = side * ELF_SIDE[self.round] + self.wish * (near - car) * ELF_CAR[self.round];
        let away = |bandit: Bandit| {
            let at = self.at[bandit.index()];
            i32::from(self.layout.cars_apart(at, elf)) + i32::from(at.level() != elf.level())
        };
        let apart = self.mine.iter().map(away).min().unwrap_or(0);
        if side > 0 { place } else { place - apart * ELF_APART[self.round] }
    }
}

/// What lies in the space with this number.
fn floor(view: &View, space: usize) -> Floor {
    let coach = || view.stagecoach.as_ref()?.floor.get(space.checked_sub(SPACES)?).copied();
    let mut floor = view.floor.get(space).copied().or_else(coach).unwrap_or_default();
    if let Some(prison) = &view.prison {
        // A Mailbag is as good as a jewel, and most often better.
        floor.jewels += prison.lying.iter().filter(|bag| bag.at.index() == space).count() as u8;
    }
    floor
}

/// What the best token of a space is worth.
fn best(floor: Floor) -> i32 {
    if floor.strongboxes > 0 {
        i32::from(STRONGBOX_VALUE)
    } else if floor.jewels > 0 {
        i32::from(JEWEL_VALUE)
    } else {
        UNKNOWN_PURSE * i32::from(floor.purses() > 0)
    }
}
