//! What everybody sees in the middle of a step: every event is seen to have done what it says, and nothing else.

use rolling_bandits::{
    BanditOptions, Car, CarSet, Chest, ChestSet, CoachView, Dice, Event, Face, Gang, Group, Haul, Phase,
    Roll, RollingBandits, SideView, Variant, View, data::DICE,
};
use tinstar_core::{Outcome, Rules, Seat, Sight, Status, Story, Viewer};
use tinstar_testkit::table::{kind, watch};

#[test]
fn every_event_is_seen_to_do_what_it_says() {
    let standard = BanditOptions::default();
    let hired = BanditOptions { variant: Variant::Mercenaries, ..standard };
    let mut told = Vec::new();
    for seed in 0..12 {
        for (seats, options) in [(2, standard), (2, hired), (3, standard), (4, standard)] {
            watch(seats, &options, seed, |story| {
                Viewer::all(seats).for_each(|viewer| follow(story, viewer));
                told.extend(story.told().map(|told| kind(&told.event)));
            });
        }
    }
    told.sort_unstable();
    told.dedup();
    assert_eq!(told.len(), 33, "all kinds of events were met: {told:?}");
}

/// What is under way in a step besides what the views show.
struct Way {
    seen: View,
    /// The dice on the mat.
    mat: Roll,
    /// The Mercenaries called.
    called: u8,
    /// By seat, the dice that are on their way from the train to where they belong.
    loose: Vec<Dice>,
}

/// Nobody decides in the middle of a step, but who picks die by die goes on with that, and all that `viewer` sees changes with an event.
fn follow(story: &Story<RollingBandits>, viewer: Viewer) {
    let before = story.before.view(viewer);
    let mat = mat(&before.phase);
    let loose = vec![Dice::NONE; before.sides.seats()];
    let mut way = Way { seen: before, mat, called: 0, loose };
    for scene in &story.scenes {
        let event =
            RollingBandits::redact(&scene.told.event, viewer).expect("everything is told to everybody");
        let now = scene.after.view(viewer);
        let over = matches!(event, Event::Won { .. });
        assert_eq!(over, matches!(scene.after.status(), Status::Over(Outcome { .. })), "{event:?}");
        let goes_on = matches!(event, Event::Picked { .. }) && scene.after == story.after;
        assert!(goes_on || scene.after.status().deciders().is_empty(), "somebody decides at {event:?}");
        happen(&mut way, &event, &now);
        same(&way, &now, &format!("{viewer:?} at {event:?}"));
        way.seen = now;
    }
    let after = story.after.view(viewer);
    same(&way, &after, &format!("{viewer:?} is not told all"));
}

fn mat(phase: &Phase) -> Roll {
    match *phase {
        Phase::Reroll { roll, .. } | Phase::Place { roll, .. } | Phase::Rolling { roll, .. } => roll,
        Phase::Pick { mut roll, picked, .. } => {
            roll += picked;
            roll
        }
        Phase::Recall { .. }
        | Phase::Call { .. }
        | Phase::Swap { .. }
        | Phase::Exchange { .. }
        | Phase::Counting { .. }
        | Phase::Over => Roll::default(),
    }
}

fn same(way: &Way, now: &View, place: &str) {
    let mut seen = View { phase: now.phase, ..way.seen.clone() };
    for (seat, side) in now.sides.iter() {
        let own = now.own.filter(|own| own.seat == seat);
        let chests = own.map_or(side.open, |own| own.fresh.or(own.closed).or(side.open));
        let sum = side.cars.iter().map(Car::points).chain(chests.iter().map(Chest::points)).sum::<u8>();
        assert!(side.points.is_none_or(|points| points == sum), "{place}");
        assert!(side.points.is_some() || own.is_none(), "{place}");
        seen.sides[seat].points = side.points;
    }
    assert_eq!(seen, *now, "{place}");
    if !matches!(now.phase, Phase::Counting { .. } | Phase::Over) {
        assert_eq!(mat(&now.phase), way.mat, "{place}");
        for (seat, side) in now.sides.iter() {
            let mut all = side.gang.dice();
            all += way.loose[seat.index()];
            if turn(&now.phase) == Some(seat) {
                all += way.mat.dice();
                all.mercenaries += way.called;
            }
            let kept = (all.horde + side.available, all.mercenaries + side.pool + side.lost);
            let right =
                if now.attackers.contains(seat) { matches!(kept, (7, 0 | 7)) } else { kept == (0, 0) };
            assert!(right, "{place}: seat {seat} has {kept:?} dice");
        }
    }
}

/// Whose turn it is.
fn turn(phase: &Phase) -> Option<Seat> {
    if let Phase::Rolling { seat, .. } = *phase { seat } else { phase.decider() }
}

fn by_symbol(chest: Chest) -> usize {
    chest.symbol() as usize
}

/// Does what an event says.
fn happen(way: &mut Way, event: &Event, now: &View) {
    let Way { seen, mat, called, loose } = way;
    match *event {
        Event::WagonsRemoved { .. } | Event::TrainBuilt { .. } => {
            if matches!(seen.phase, Phase::Counting { .. }) {
                lay_anew(seen, now);
                *mat = Roll::default();
            }
        }
        Event::ChestsLaid { .. }
        | Event::ChestsBoxed { .. }
        | Event::Tied { .. }
        | Event::NothingToRoll { .. } => {}
        Event::MercenariesHired { count } => {
            seen.attackers.iter().for_each(|seat| seen.sides[seat].pool = count);
        }
        Event::TurnBegan { seat, number } => {
            fresh_chests_are_closed(seen);
            seen.turn = number;
            *mat = Roll::default();
            assert_eq!(now.phase, Phase::Rolling { seat: Some(seat), roll: Roll::default(), called: 0 });
        }
        Event::Stolen { seat, car, at, .. } => {
            assert_eq!(leave(seen, loose, at.index()).car, car);
            seen.sides[seat].cars.insert(car);
        }
        Event::Uncoupled { car } => {
            fresh_chests_are_closed(seen);
            assert_eq!(leave(seen, loose, 0).car, car);
            seen.uncoupled.insert(car);
        }
        Event::ChestDiscarded { chest } => seen.discarded.insert(chest),
        Event::DiceReturned { seat, count } => {
            let side = &mut seen.sides[seat];
            side.available += count;
            // From a car that left, or blown out of one that stays.
            if loose[seat.index()].horde > 0 {
                loose[seat.index()].horde -= count;
            } else {
                side.gang = now.sides[seat].gang;
            }
        }
        Event::MercenariesLost { seat, count } => {
            let side = &mut seen.sides[seat];
            side.lost += count;
            if loose[seat.index()].mercenaries > 0 {
                loose[seat.index()].mercenaries -= count;
            } else {
                side.gang = now.sides[seat].gang;
            }
        }
        Event::ClosedUp { at } => assert!(at.index() < seen.train.len()),
        Event::NewFront { car } => assert_eq!(seen.train.last().expect("a front").car, car),
        Event::Recalled { seat, groups, count } => {
            let side = &mut seen.sides[seat];
            let before = side.gang.dice();
            side.gang.groups.remove_front(usize::from(groups));
            side.gang.rear = if side.gang.groups.is_empty() { 0 } else { side.gang.rear + groups };
            side.available += count;
            loose[seat.index()].mercenaries = before.mercenaries - side.gang.dice().mercenaries;
        }
        Event::MercenariesCalled { seat, count } => {
            seen.sides[seat].pool -= count;
            *called = count;
            assert_eq!(now.phase, Phase::Rolling { seat: Some(seat), roll: Roll::default(), called: count });
        }
        Event::Rolled { seat, roll } => {
            assert_eq!(roll.dice(), Dice { horde: seen.sides[seat].available, mercenaries: *called });
            (*mat, *called) = (roll, 0);
            seen.sides[seat].available = 0;
        }
        Event::ChestOpened { seat, chest } => {
            let side = &mut seen.sides[seat];
            side.closed[by_symbol(chest)] -= 1;
            side.open.insert(chest);
            if let Some(own) = seen.own.as_mut().filter(|own| own.seat == seat) {
                own.closed.remove(chest);
            }
        }
        Event::Unused { .. } => {}
        Event::Picked { face, kind, .. } => {
            let Phase::Pick { picked, .. } = now.phase else { panic!("{:?}", now.phase) };
            assert!(picked[face].of(kind) > 0);
        }
        Event::Rerolled { picked, into, .. } => {
            Face::ALL.into_iter().for_each(|face| mat[face] -= picked[face]);
            *mat += into;
        }
        Event::Placed { seat, face, dice, at } => {
            assert_eq!(std::mem::take(&mut mat[face]), dice);
            let Gang { rear, groups } = &mut seen.sides[seat].gang;
            match groups.get_mut(at.index() - usize::from(*rear)) {
                Some(group) => group.dice += dice,
                None => groups.push(Group { symbol: face.symbol().expect("no joker"), dice }),
            }
        }
        Event::Kept { seat, face, dice } => {
            assert_eq!(mat[face], dice);
            mat[face].horde = 0;
            seen.sides[seat].available += dice.horde;
        }
        Event::MercenariesRested { seat, count } => {
            assert_eq!(mat.dice(), Dice { horde: 0, mercenaries: count });
            *mat = Roll::default();
            seen.sides[seat].pool += count;
        }
        Event::ChestWon { symbol, at, .. } => {
            assert_eq!(seen.train[at.index()].chest.take(), Some(symbol));
        }
        Event::ChestKept { seat, chest } => {
            // Which symbol it has is told when it is won.
            let fresh = now.sides[seat].fresh;
            let more = fresh.iter().zip(seen.sides[seat].fresh).filter(|(now, before)| **now == before + 1);
            assert_eq!(more.count(), 1);
            seen.sides[seat].fresh = fresh;
            if let Some(own) = seen.own.as_mut().filter(|own| own.seat == seat) {
                own.fresh.insert(chest.expect("the owner is told"));
            }
        }
        Event::Bombed { seat, chest, .. } => seen.sides[seat].open.insert(chest),
        Event::Swapped { seat, rear, front } => {
            let gang = &mut seen.sides[seat].gang;
            let behind = usize::from(gang.rear);
            gang.groups.swap(rear.index() - behind, front.index() - behind);
        }
        Event::Ended => {
            // What was not placed when the train was gone is available again, and a turn cut short ends.
            if let Some(seat) = turn(&seen.phase) {
                let left = mat.dice();
                seen.sides[seat].available += left.horde;
                seen.sides[seat].pool += left.mercenaries;
                if now.sides[seat].fresh == [0; 5] {
                    fresh_chests_are_closed(seen);
                }
            }
            assert!(matches!(now.phase, Phase::Counting { counted } if counted.is_empty()));
        }
        Event::Counted { seat, cars, chests, points } => {
            let side = &mut seen.sides[seat];
            assert_eq!((side.cars.len(), now.sides[seat].points), (usize::from(cars), Some(points)));
            *side = SideView { open: chests, fresh: [0; 5], closed: [0; 5], ..*side };
            if let Some(own) = seen.own.as_mut().filter(|own| own.seat == seat) {
                (own.fresh, own.closed) = (ChestSet::EMPTY, ChestSet::EMPTY);
            }
        }
        Event::NewTrain { .. } => assert!(matches!(now.phase, Phase::Counting { .. })),
        Event::Won { .. } => assert_eq!(now.phase, Phase::Over),
    }
}

/// After a full tie everything is as at the start, for those who are tied. No event names the cars of the new train.
fn lay_anew(seen: &mut View, now: &View) {
    for seat in Seat::all(seen.sides.seats()) {
        let side = &mut seen.sides[seat];
        let (cars, chests) = (side.cars.len() as u8, side.open.len() as u8);
        let mut hauls = side.hauls;
        if let (true, Some(points)) = (seen.attackers.contains(seat), side.points) {
            hauls.push(Haul { points, cars, chests });
        }
        let available = if now.attackers.contains(seat) { DICE } else { 0 };
        *side = SideView { colour: side.colour, available, hauls, ..SideView::default() };
    }
    *seen = View {
        attackers: now.attackers,
        train: now.train,
        discarded: ChestSet::EMPTY,
        uncoupled: CarSet::EMPTY,
        turn: 0,
        last_departure: 0,
        ..seen.clone()
    };
}

/// The end of a turn is not told by itself.
fn fresh_chests_are_closed(seen: &mut View) {
    for seat in Seat::all(seen.sides.seats()) {
        let side = &mut seen.sides[seat];
        let fresh = std::mem::take(&mut side.fresh);
        side.closed.iter_mut().zip(fresh).for_each(|(closed, fresh)| *closed += fresh);
    }
    if let Some(own) = &mut seen.own {
        own.closed = own.closed.or(std::mem::take(&mut own.fresh));
    }
}

/// A car leaves the train, and the dice in it are loose.
fn leave(seen: &mut View, loose: &mut [Dice], index: usize) -> CoachView {
    for seat in Seat::all(seen.sides.seats()) {
        let Gang { rear, groups } = &mut seen.sides[seat].gang;
        let behind = usize::from(*rear);
        if index < behind {
            *rear -= 1;
        } else if index - behind < groups.len() {
            loose[seat.index()] = groups.remove(index - behind).dice;
        }
        if groups.is_empty() {
            *rear = 0;
        }
    }
    seen.last_departure = seen.turn;
    seen.train.remove(index)
}
