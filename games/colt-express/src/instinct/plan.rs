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
pub(super) struct Plan<'a> {
    scene: Scene<'a>,
    cards: List<Played, CARDS>,
}

/// How many ends of a plan are looked at.
const ENDS: usize = 24;

/// Scenes to which a plan can lead.
pub(super) struct Ends<'a> {
    scenes: [Scene<'a>; ENDS],
    count: usize,
}

impl<'a> Ends<'a> {
    pub(super) fn scenes(&self) -> &[Scene<'a>] {
        &self.scenes[..self.count]
    }

    fn note(&mut self, scene: Scene<'a>) {
        if self.count < ENDS && !self.scenes().iter().any(|other| other.is_like(&scene)) {
            self.scenes[self.count] = scene;
            self.count += 1;
        }
    }
}

/// As much of the table as a plan needs and no card changes.
pub(super) struct Stage {
    mine: BanditSet,
    /// What the best Hostage is worth to each bandit.
    hostages: [i32; FIGURES],
    layout: Layout,
    /// The car beside the Stagecoach.
    beside: Option<Car>,
    /// 1 if the Elf should be near the Locomotive, -1 if far from it, 0 if that is all the same.
    wish: i32,
    round: usize,
    happening: Option<Happening>,
    /// What only Marshal & Prisoners has, if it is played.
    prison: Option<Warrants>,
}

/// As much of the table as a plan needs. Planning copies it again and again, so it holds what changes and no more.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    stage: &'a Stage,
    at: [Space; FIGURES],
    /// Those about whom it is known where they are.
    sure: BanditSet,
    /// The spaces of those of them who are not one's own, a bit each.
    others: u32,
    bullets: [u8; FIGURES],
    floor: [Floor; PLACES],
    /// How many horses there are beside each car; none without Horses & Stagecoach.
    horses: [u8; MOST_CARS + 1],
    /// Who has taken a Hostage.
    hosts: BanditSet,
    marshal: Car,
    elf: Option<Space>,
    gain: i32,
    /// What only Marshal & Prisoners has, if it is played.
    jail: Option<Jail>,
}

/// As much of Marshal & Prisoners as a plan needs and no card changes.
struct Warrants {
    /// What each bandit is worth to the Marshal who arrests it.
    wanted: [i32; FIGURES],
    /// What a shot of his at each bandit is worth.
    lead: [i32; FIGURES],
    /// What a Prisoner is worth.
    prisoner: i32,
    /// What the next Punch at the Marshal brings.
    brawler: i32,
    /// The Prison car.
    car: Car,
}

/// As much of it as changes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Jail {
    /// How many Prisoners are in the Cell.
    prisoners: u8,
    /// Whether the Marshal has been punched.
    punched: bool,
    /// What a Brilliant Idea would copy.
    copied: Option<Card>,
}

impl Warrants {
    fn of(view: &View) -> Option<Self> {
        let prison = view.prison.as_ref()?;
        Some(Self {
            wanted: wanted(prison),
            lead: lead(prison),
            prisoner: prisoner(view),
            brawler: brawler(prison),
            car: view.caboose,
        })
    }
}

impl Stage {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let figures = || Bandit::EVERY.into_iter().zip(view.figures.iter());
        let mine: BanditSet = figures()
            .filter(|(_, figure)| figure.as_ref().is_some_and(|figure| view.are_together(figure.seat, seat)))
            .map(|(bandit, _)| bandit)
            .collect();
        let tokens = mine.iter().filter_map(|bandit| view.figure(bandit)?.gift);
        let wish: i32 = tokens.map(|gift| if gift { 1 } else { -1 }).sum();
        let hostages = if view.stagecoach.is_some() {
            Bandit::EVERY.map(|it| best_hostage(view, it))
        } else {
            [0; FIGURES]
        };
        Self {
            mine,
            hostages,
            layout: view.layout(),
            beside: view.stagecoach.as_ref().map(|coach| coach.beside),
            wish: wish.signum(),
            round: usize::from(view.round),
            happening: view.card.and_then(|card| card.face().happening),
            prison: Warrants::of(view),
        }
    }
}

impl<'a> Plan<'a> {
    /// The cards of the common deck that are known to whom the stage is set for, and still to be turned.
    pub(super) fn of(view: &View, stage: &'a Stage) -> Self {
        let waiting = &view.common[usize::from(view.turned)..];
        let known = waiting.iter().filter_map(|played| Some(Played::new(played.bandit, played.card?, false)));
        Self { scene: Scene::of(view, stage), cards: known.collect() }
    }

    /// Every end it can come to by own choices on the way; of very many some.
    pub(super) fn ends(&self) -> Ends<'a> {
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
        self.scene.look_round();
        self.value()
    }

    /// What it brings if the Marshal goes there first.
    pub(super) fn after_marshal(mut self, to: Car) -> i32 {
        self.scene.send_marshal(to);
        self.value()
    }
}

impl<'a> Scene<'a> {
    fn of(view: &View, stage: &'a Stage) -> Self {
        let nowhere = Car::LOCOMOTIVE.inside();
        let figures = || Bandit::EVERY.into_iter().zip(view.figures.iter());
        let seen = |row: usize| view.figures.get(row).and_then(Option::as_ref);
        let mut scene = Self {
            stage,
            at: std::array::from_fn(|row| seen(row).map_or(nowhere, |figure| figure.at)),
            sure: figures().filter(|(_, figure)| figure.is_some()).map(|(bandit, _)| bandit).collect(),
            others: 0,
            bullets: std::array::from_fn(|row| seen(row).map_or(0, |figure| figure.bullets)),
            floor: std::array::from_fn(|space| floor(view, space)),
            horses: std::array::from_fn(|car| {
                view.stagecoach.as_ref().and_then(|coach| coach.horses.get(car).copied()).unwrap_or(0)
            }),
            hosts: BanditSet::EMPTY,
            marshal: view.marshal,
            elf: view.elf,
            gain: 0,
            jail: view.prison.as_ref().map(|prison| Jail {
                prisoners: prison.prisoners.len() as u8,
                punched: false,
                copied: prison.copied,
            }),
        };
        scene.look_round();
        scene
    }

    /// Notes where the others are; needed whenever one of them has moved, or it is not known any more where to.
    fn look_round(&mut self) {
        let others = self.sure.less(self.stage.mine).iter();
        self.others = others.fold(0, |spaces, bandit| spaces | 1 << self.at[bandit.index()].index());
    }

    /// Whether nothing that comes could tell them apart, if both come from one scene.
    fn is_like(&self, other: &Self) -> bool {
        (self.gain, self.at, self.sure, self.marshal) == (other.gain, other.at, other.sure, other.marshal)
            && (self.elf, self.bullets, self.floor) == (other.elf, other.bullets, other.floor)
            && (self.horses, self.hosts, self.jail) == (other.horses, other.hosts, other.jail)
    }

    /// What a Bullet costs.
    fn bullet(&self) -> i32 {
        BULLET * (ROUNDS as i32 + 1 - self.stage.round as i32)
    }

    /// Plays the cards out and says what they bring.
    pub(super) fn play(mut self, cards: &[Played]) -> i32 {
        for (place, played) in cards.iter().enumerate() {
            let (bandit, rest) = (played.bandit(), &cards[place + 1..]);
            let (mine, card) = (self.stage.mine.contains(bandit), self.meant(bandit, played.card()));
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

    /// Plays one card out and tells `then` of every scene it can lead to; of none if there is no way to go.
    pub(super) fn each_way(mut self, played: Played, mut then: impl FnMut(Self)) {
        let bandit = played.bandit();
        let mine = self.stage.mine.contains(bandit);
        let Some(card) = self.meant(bandit, played.card()) else { return then(self) };
        let after = |change: &dyn Fn(&mut Self)| {
            let mut scene = self;
            change(&mut scene);
            scene
        };
        if mine && card == Card::Move {
            let from = self.at[bandit.index()];
            let ways = self.stage.layout.moves(from, Layout::reach(from));
            ways.for_each(|to| then(after(&|scene| scene.go(bandit, to))));
        } else if mine && card == Card::Marshal {
            let ways = self.stage.layout.pushes(self.marshal.inside());
            ways.for_each(|to| then(after(&|scene| scene.send_marshal(to.car()))));
        } else if mine && card == Card::Ride && self.horses[self.car(bandit)] > 0 {
            self.rides(bandit).for_each(|to| then(after(&|scene| scene.ride(bandit, to))));
        } else {
            self.turn(bandit, card);
            then(self);
        }
    }

    /// Plays the cards out and notes where that can lead.
    fn follow(mut self, cards: &[Played], ends: &mut Ends<'a>) {
        for (place, played) in cards.iter().enumerate() {
            let card = played.card();
            let is_a_choice = self.stage.mine.contains(played.bandit()) && card != Card::Bullet;
            if is_a_choice {
                return self.each_way(*played, |scene| scene.follow(&cards[place + 1..], ends));
            }
            if let Some(card) = self.meant(played.bandit(), card) {
                self.turn(played.bandit(), card);
            }
        }
        ends.note(self);
    }

    /// A card that leaves no choice, or somebody else's.
    fn turn(&mut self, bandit: Bandit, card: Card) {
        if !self.stage.mine.contains(bandit) {
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
            Card::Move | Card::Ride => {
                self.sure = self.sure.without(bandit);
                self.look_round();
            }
            Card::ChangeFloor => {
                let at = &mut self.at[bandit.index()];
                *at = at.other_level();
                if *at == self.marshal.inside() && self.jail.is_none() {
                    *at = at.other_level();
                }
                self.look_round();
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
        let (at, mine) = (self.at[bandit.index()], self.stage.mine.contains(bandit));
        let (jail, prison) = (self.jail.as_mut()?, self.stage.prison.as_ref()?);
        let meant = match card {
            Card::MovePlus => return Some(Card::Move),
            Card::ChangeFloorPlus => return Some(Card::ChangeFloor),
            _ if bandit == Bandit::Marshal => return Some(card),
            Card::BrilliantIdea if at == Space::CELL => {
                jail.copied = None;
                self.at[bandit.index()] = prison.car.inside();
                self.gain += if mine { FREEDOM } else { 0 };
                self.look_round();
                return None;
            }
            Card::BrilliantIdea if at.car() == prison.car && jail.prisoners > 0 => {
                jail.copied = None;
                jail.prisoners -= 1;
                self.gain += if mine { prison.prisoner } else { 0 };
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
        let Some(prison) = &self.stage.prison else { return };
        let here = |one: &Bandit| self.at[one.index()] == self.at[bandit.index()];
        let near = self.sure.less(self.stage.mine).iter().filter(here);
        if let Some(best) = near.max_by_key(|one| prison.wanted[one.index()]) {
            self.gain += prison.wanted[best.index()];
            self.at[best.index()] = Space::CELL;
            self.look_round();
        }
    }

    /// The Marshal shoots twice at whom he likes best of those he may see.
    fn volley(&mut self, seen: impl Fn(Space) -> bool) {
        let Some(prison) = &self.stage.prison else { return };
        let near = self.sure.less(self.stage.mine).iter().filter(|one| seen(self.at[one.index()]));
        self.gain += 2 * near.map(|one| prison.lead[one.index()]).max().unwrap_or(0);
    }

    fn best_move(self, bandit: Bandit, rest: &[Played]) -> i32 {
        let from = self.at[bandit.index()];
        let ways = self.stage.layout.moves(from, Layout::reach(from));
        let after = |to| {
            let mut scene = self;
            scene.go(bandit, to);
            scene.play(rest)
        };
        ways.map(after).max().unwrap_or(self.gain)
    }

    /// The place in the row of horses of the car a bandit is at.
    fn car(&self, bandit: Bandit) -> usize {
        usize::from(self.stage.layout.car(self.at[bandit.index()]).index())
    }

    /// Where a bandit on a horse can ride.
    fn rides(&self, bandit: Bandit) -> impl Iterator<Item = Space> {
        let (layout, car) = (self.stage.layout, self.car(bandit) as u8);
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
        self.horses[usize::from(self.stage.layout.car(to).index())] += 1;
        self.go(bandit, to);
    }

    fn best_marshal(self, rest: &[Played]) -> i32 {
        let ways = self.stage.layout.pushes(self.marshal.inside());
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
            let hostage = self.stage.hostages[bandit.index()];
            if hostage != 0 && !self.hosts.contains(bandit) {
                self.hosts = self.hosts.with(bandit);
                self.gain += hostage.max(0);
            }
        }
        self.meet(bandit);
        if !self.stage.mine.contains(bandit) {
            self.look_round();
        }
    }

    fn meet(&mut self, bandit: Bandit) {
        let at = &mut self.at[bandit.index()];
        if *at == self.marshal.inside() && self.jail.is_none() {
            *at = at.other_level();
            self.gain += if self.stage.mine.contains(bandit) { -self.bullet() } else { self.bullet() / 3 };
        }
    }

    fn send_marshal(&mut self, to: Car) {
        self.marshal = to;
        self.sure.iter().for_each(|bandit| self.meet(bandit));
        self.look_round();
    }

    /// Whether others are there, as far as it is known where they are.
    const fn is_beside_others(&self, at: Space) -> bool {
        self.others >> at.index() & 1 != 0
    }

    /// Others for whom `here` is true, as far as it is known where they are.
    fn others(&self, here: impl Fn(Space) -> bool) -> bool {
        self.sure.less(self.stage.mine).iter().any(|bandit| here(self.at[bandit.index()]))
    }

    fn fire(&mut self, bandit: Bandit) {
        let from = self.at[bandit.index()];
        let far = |at: Space| self.stage.layout.cars_apart(from, at);
        let seen =
            |at: Space| at.level() == from.level() && if from.is_roof() { far(at) > 0 } else { far(at) == 1 };
        if bandit == Bandit::Marshal {
            let layout = self.stage.layout;
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
        if let (Some(jail), Some(prison)) = (&mut self.jail, &self.stage.prison)
            && bandit != Bandit::Marshal
            && self.sure.contains(Bandit::Marshal)
            && self.at[Bandit::Marshal.index()] == at
        {
            self.gain += if jail.punched { 0 } else { prison.brawler };
            jail.punched |= prison.brawler != 0;
            return;
        }
        if self.is_beside_others(at) {
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
        if self.stage.mine.contains(Bandit::Marshal) {
            return self.marshals_outlook();
        }
        let mine = self.stage.mine.iter().map(|bandit| self.prospect(self.at[bandit.index()]));
        mine.sum::<i32>() + self.elfs_favour()
    }

    /// The Marshal wants to be where those are whom he wants.
    #[cold]
    fn marshals_outlook(&self) -> i32 {
        let Some(prison) = &self.stage.prison else { return 0 };
        let from = self.at[Bandit::Marshal.index()];
        let near = |bandit: Bandit| {
            let at = self.at[bandit.index()];
            if at == Space::CELL {
                return 0;
            }
            let steps =
                i32::from(self.stage.layout.cars_apart(from, at)) + i32::from(at.level() != from.level());
            prison.wanted[bandit.index()] / (4 * (1 + steps))
        };
        self.sure.less(self.stage.mine).iter().map(near).max().unwrap_or(0)
    }

    fn prospect(&self, at: Space) -> i32 {
        let last = self.stage.round == usize::from(ROUNDS);
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
        let alone = !self.is_beside_others(at);
        let end = match self.stage.happening {
            Some(Happening::AngryMarshal) if exposed => -self.bullet(),
            Some(Happening::PassengersRebellion) if !at.is_roof() => -self.bullet(),
            Some(Happening::MarshalsRevenge) if exposed => -UNKNOWN_PURSE,
            Some(Happening::HostageTaking) if at.car() == Car::LOCOMOTIVE => i32::from(CONDUCTOR),
            Some(Happening::Pickpocketing) if alone && self.floor[at.index()].purses() > 0 => UNKNOWN_PURSE,
            Some(Happening::Escape) if at.is_coach() => SAFE,
            Some(Happening::ShotgunsRage) if self.stage.beside == Some(self.stage.layout.car(at)) => {
                -self.bullet()
            }
            Some(_) | None => 0,
        };
        hope / OUTLOOK + end - if hunted { ARREST_RISK } else { 0 }
    }

    /// Where the Elf is, and, while he is on the wrong side, how far the nearest own bandit is from him: only
    /// who stands with him can lead him elsewhere.
    fn elfs_favour(&self) -> i32 {
        let Some(elf) = self.elf.filter(|_| self.stage.wish != 0) else { return 0 };
        let (car, near) = (i32::from(self.stage.layout.cars_from_engine(elf)), i32::from(ELF_NEAR));
        let side = if car <= near { self.stage.wish } else { -self.stage.wish };
        let place =
            side * ELF_SIDE[self.stage.round] + self.stage.wish * (near - car) * ELF_CAR[self.stage.round];
        let away = |bandit: Bandit| {
            let at = self.at[bandit.index()];
            i32::from(self.stage.layout.cars_apart(at, elf)) + i32::from(at.level() != elf.level())
        };
        let apart = self.stage.mine.iter().map(away).min().unwrap_or(0);
        if side > 0 { place } else { place - apart * ELF_APART[self.stage.round] }
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
