//! The laws every game obeys, with and without the stall rule, and in the variant.

use rolling_bandits::{BanditOptions, Chest, ChestSet, Inside, Phase, RollingBandits, Variant};
use tinstar_core::{Chance, Options as _, Play, Rules, Seat, Silent, Viewer};
use tinstar_testkit::Laws;

#[test]
fn laws() {
    let standard = BanditOptions::default();
    let endless = BanditOptions { stall: false, ..standard };
    let hired = BanditOptions { variant: Variant::Mercenaries, ..standard };
    Laws::<RollingBandits>::new().options([endless, hired]).games(3).vary_hidden(vary).check();
}

/// With a single choice nobody is asked, except where not being asked would tell what a closed chest is not.
#[test]
fn a_single_choice_is_no_decision() {
    let mut legal = Vec::new();
    for seed in 0..60 {
        let (seats, variant) =
            [(2, "standard"), (3, "standard"), (4, "standard"), (2, "mercenaries")][seed % 4];
        let mut options = BanditOptions::default();
        options.set("variant", variant).expect("a variant there is");
        let mut chance = Chance::seeded(seed as u64);
        let mut state =
            RollingBandits::start(seats, &options, &mut chance, &mut Silent).expect("a good table");
        while let Some(seat) = state.status().deciders().first() {
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let may_be_empty = matches!(state.phase, Phase::Reroll { .. } | Phase::Swap { .. });
            assert!(legal.len() > 1 || may_be_empty, "{legal:?} in {:?}", state.phase);
            let action = *chance.pick(&legal).expect("a seat that decides has a choice");
            state.resolve(seat, &action, &mut chance, &mut Silent);
        }
    }
}

/// Where a chest can be as far as secrets go.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    Train(usize),
    Fresh(Seat),
    Closed(Seat),
    Box,
    /// Everybody has seen it: open, or discarded.
    Shown,
}

fn place(state: &RollingBandits, chest: Chest) -> Place {
    if let Some(index) = state.train.iter().position(|coach| coach.chest == Some(chest)) {
        return Place::Train(index);
    }
    for (seat, side) in state.sides.iter() {
        if side.fresh.contains(chest) {
            return Place::Fresh(seat);
        }
        if side.closed.contains(chest) {
            return Place::Closed(seat);
        }
        if side.open.contains(chest) {
            return Place::Shown;
        }
    }
    if state.discarded.contains(chest) { Place::Shown } else { Place::Box }
}

fn put(state: &mut RollingBandits, place: Place, old: Chest, new: Chest) {
    let exchange = |set: &mut ChestSet| {
        set.remove(old);
        set.insert(new);
    };
    match place {
        Place::Train(index) => state.train[index].chest = Some(new),
        Place::Fresh(seat) => exchange(&mut state.sides[seat].fresh),
        Place::Closed(seat) => exchange(&mut state.sides[seat].closed),
        Place::Box | Place::Shown => {}
    }
}

/// Lets chests change places again and again, as the table of section 7 allows: same closed side, neither
/// seen by the viewer, and no bomb where somebody has looked inside and kept the chest closed.
fn vary(state: &RollingBandits, viewer: Viewer, chance: &mut Chance) -> RollingBandits {
    let mut varied = state.clone();
    let hidden = |place| match place {
        Place::Train(_) | Place::Box => true,
        Place::Fresh(seat) | Place::Closed(seat) => !viewer.is(seat),
        Place::Shown => false,
    };
    let fits = |place, chest: Chest| match place {
        Place::Fresh(_) | Place::Closed(_) => chest.inside() != Inside::Bomb,
        Place::Train(_) | Place::Box | Place::Shown => true,
    };
    for _ in 0..60 {
        let mut any = || Chest::new(chance.below(21) as u8 + 1);
        let (one, other) = (any(), any());
        let (here, there) = (place(&varied, one), place(&varied, other));
        let alike = one.symbol() == other.symbol() && here != there;
        if alike && hidden(here) && hidden(there) && fits(here, other) && fits(there, one) {
            put(&mut varied, here, one, other);
            put(&mut varied, there, other, one);
        }
    }
    varied
}
