//! What is always true.

use tinstar_core::{Chance, Seat, Sound};

use crate::action::{Action, any_action};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Cards;
use crate::data::{
    BULLETS, CARS, FIGURES, JEWELS, MARSHALS_PILES, PRISONERS, STAGECOACH_STRONGBOXES, STARTING_PURSE,
    STRONGBOXES, WHISKEY,
};
use crate::horses::{Flask, Held, Whiskey};
use crate::loot::{LostPurse, Purses, TokenPlace};
use crate::phase::Phase;
use crate::state::{ColtExpress, Figure};
use crate::train::{Car, PLACES, Space};

/// `Ok` if `holds`, else what `wrong` says.
fn sure(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wrong()) }
}

impl Sound for ColtExpress {
    /// No component is lost or doubled, and everybody is somewhere.
    fn invariants(&self) -> Result<(), String> {
        self.check_people()?;
        self.check_loot()?;
        self.check_purses()?;
        self.check_bullets()?;
        self.check_stagecoach()?;
        self.check_prison()?;
        if self.partners {
            return Seat::all(self.table()).try_for_each(|seat| self.check_cards_of_partners(seat));
        }
        Seat::all(self.table()).try_for_each(|seat| self.check_cards(seat))
    }

    fn any_action(chance: &mut Chance) -> Action {
        any_action(chance)
    }
}

impl ColtExpress {
    /// Everybody stands on the train, outside the Marshal's sight, and is noted there (CE-74, CE-80).
    fn check_people(&self) -> Result<(), String> {
        let mut noted = *self;
        noted.note_crowds();
        let casting = matches!(
            self.phase,
            Phase::Cast { .. } | Phase::Start { .. } | Phase::Attack { .. } | Phase::LastRider { .. }
        );
        sure(noted.crowds == self.crowds || casting, || "the crowds are noted wrongly".to_owned())?;
        let crews = || Seat::all(self.table()).map(|seat| (seat, self.crews[seat]));
        for (seat, slot, bandit) in
            crews().flat_map(|(seat, crew)| crew.iter().map(move |(slot, bandit)| (seat, slot, bandit)))
        {
            let later = self.has_crews() || self.stagecoach.is_some() || self.prison.is_some();
            let to_be_placed = later && casting && !self.playing.contains(bandit);
            if bandit == Bandit::Marshal {
                sure(self.figure(bandit).seat == seat, || format!("the Marshal is not seat {seat}'s"))?;
                continue;
            }
            let figure = self.figure(bandit);
            let right = figure.seat == seat && usize::from(figure.slot) == slot;
            sure(to_be_placed || right && self.playing.contains(bandit), || {
                format!("{bandit:?} is not seat {seat}'s")
            })?;
        }
        let crews: usize = crews().map(|(_, crew)| crew.len()).sum::<usize>() - self.marshals();
        let all = self.outlaws();
        let playing = self.playing.len();
        sure(casting || crews == all && playing == all, || {
            format!("{crews} bandits in crews, {playing} in play, {all} to play")
        })?;
        let chosen = if let Phase::Start { left } = self.phase { self.table() - left.len() } else { 0 };
        sure(self.pledged.len() == chosen, || format!("{:?} start in the Caboose", self.pledged))?;
        let marshal = self.marshals_space();
        sure(self.layout().has(marshal) && !marshal.is_coach(), || "the Marshal left the train".to_owned())?;
        let fled = self.stagecoach.map_or(BanditSet::EMPTY, |coach| coach.fled);
        for bandit in self.playing.less(fled).iter().filter(|_| self.round > 0) {
            let figure = self.figure(bandit);
            let jailed = figure.at == Space::CELL && self.prison.is_some();
            sure(jailed || self.layout().has(figure.at), || format!("{bandit:?} left the train (CE-74)"))?;
            let met = figure.at == self.marshal.inside() && self.prison.is_none();
            sure(!met, || format!("{bandit:?} is with the Marshal (CE-80)"))?;
            let protected = figure.abilities.contains(Bandit::Belle);
            sure(protected == self.protected.contains(bandit), || {
                format!("{bandit:?} is protected wrongly")
            })?;
        }
        let Some(elf) = self.elf else { return Ok(()) };
        let dealt = if self.is_dealt() { self.playing.len() / 2 } else { 0 };
        sure(elf.gifts.len() == dealt && elf.gifts.less(self.playing).is_empty(), || {
            format!("{:?} have Gifts (ELF-6)", elf.gifts)
        })?;
        sure(self.layout().has(elf.at), || "the Elf left the train".to_owned())
    }

    /// How many players run the Marshal (MP-2).
    fn marshals(&self) -> usize {
        Seat::all(self.table()).filter(|seat| self.crews[*seat].first() == Some(Bandit::Marshal)).count()
    }

    /// No Prisoner, Mailbag or Brawler card is lost or doubled, and everybody can do what follows from them.
    fn check_prison(&self) -> Result<(), String> {
        let Some(prison) = &self.prison else { return Ok(()) };
        let marshals = self.marshals();
        sure(marshals == 1 || self.round == 0 && marshals == 0, || format!("{marshals} Marshals (MP-2)"))?;
        let mut prisoners = prison.prisoners;
        for freed in prison.freed {
            sure(freed.iter().all(|one| !prisoners.contains(one)), || format!("{freed:?} are free twice"))?;
            prisoners = prisoners.or(freed);
        }
        sure(prisoners.len() == PRISONERS, || format!("{prisoners:?} are the Prisoners (MP-11)"))?;
        for bandit in self.playing.iter().filter(|_| self.abilities) {
            let abilities = self.figure(bandit).abilities;
            let missing = prison.freed[bandit.index()].less(abilities);
            sure(missing.is_empty(), || format!("{bandit:?} has not {missing:?} (MP-54)"))?;
        }
        let [one, other] = prison.mailbags;
        let apart = one.value.is_none() || one.value != other.value;
        sure(apart, || "two Mailbags of one value (MP-10)".to_owned())?;
        for bag in prison.mailbags {
            let known = bag.holder.is_some() == bag.value.is_some();
            let lies = |at| self.layout().has(at) && bag.label < prison.labels;
            let held = |bandit| self.playing.contains(bandit) && bag.value.is_some();
            let somewhere = bag.place.space().is_some_and(lies) || bag.place.bandit().is_some_and(held);
            sure(known && somewhere, || format!("{bag:?} is nowhere"))?;
            let told = bag.told.is_none() || bag.place.bandit().is_some();
            sure(told, || format!("{bag:?} is known to two"))?;
        }
        let won = prison.brawlers.iter().position(Option::is_none).unwrap_or(prison.brawlers.len());
        let in_order = prison.brawlers[won..].iter().all(Option::is_none);
        sure(in_order, || "a Brawler card was taken from below (MP-44)".to_owned())?;
        let round = if matches!(self.phase, Phase::Over) {
            self.round
        } else {
            self.round.max(prison.goals.len() as u8)
        };
        sure(prison.goals.len() == usize::from(round), || "goals are drawn round by round (MP-67)".to_owned())
    }

    /// Jewels and strongboxes are on the train, with a bandit, beside the train, or were never placed.
    fn check_loot(&self) -> Result<(), String> {
        let lying: u32 = self.layout().spaces().map(|space| self.floor[space.index()].len()).sum();
        sure(self.floor.iter().map(|floor| floor.len()).sum::<u32>() == lying, || {
            "loot behind the train".to_owned()
        })?;
        let placed: u8 = self.cars.iter().map(|row| CARS[usize::from(*row)].jewels).sum();
        let lying: u8 = self.floor.iter().map(|floor| floor.jewels).sum();
        let held: u8 = self.playing.iter().map(|bandit| self.figure(bandit).jewels).sum();
        sure(placed <= JEWELS && lying + held == placed, || {
            format!("{lying} and {held} jewels of {placed}")
        })?;
        let lying: u8 = self.floor.iter().map(|floor| floor.strongboxes).sum();
        let held: u8 = self.playing.iter().map(|bandit| self.figure(bandit).strongboxes).sum();
        let all = lying + held + u8::from(self.second_strongbox);
        let boxes = STRONGBOXES + if self.stagecoach.is_some() { STAGECOACH_STRONGBOXES } else { 0 };
        sure(all == boxes, || format!("{all} strongboxes"))
    }

    /// Every purse of the box is unseen, held, lost on the floor, or gone.
    fn check_purses(&self) -> Result<(), String> {
        let held = self.playing.iter().fold(Purses::EMPTY, |sum, bandit| sum.and(self.figure(bandit).purses));
        let lying = |purse: &&LostPurse| purse.place.space().is_some();
        let lost = self.lost.iter().filter(lying);
        let lost = lost.fold(Purses::EMPTY, |sum, purse| sum.and(Purses::one(purse.value)));
        let all = self.unseen.and(held).and(lost).and(self.gone);
        sure(all == self.purse_box(), || format!("{all:?} are not the purses of the box"))?;
        let sealed: u8 = self.floor.iter().map(|floor| floor.sealed).sum();
        sure(sealed <= self.unseen.len(), || format!("{sealed} sealed purses of {:?}", self.unseen))?;
        for space in 0..PLACES {
            let lies = |purse: &&LostPurse| purse.place.space().is_some_and(|at| at.index() == space);
            let here = self.lost.iter().filter(lies).count();
            sure(here == usize::from(self.floor[space].lost), || {
                format!("{here} lost purses in space {space}")
            })?;
        }
        let labels: Vec<u8> = self.lost.iter().filter(lying).map(|purse| purse.label).collect();
        sure(labels.is_sorted_by(|one, next| one < next), || format!("labels {labels:?}"))?;
        sure(labels.last().is_none_or(|last| *last < self.labels), || "a label from the future".to_owned())?;
        for bandit in self.playing.iter() {
            let Figure { unrobbed, purses, .. } = *self.figure(bandit);
            let first = if unrobbed { Purses::one(STARTING_PURSE) } else { Purses::EMPTY };
            let taken = self.lost.iter().filter(|purse| purse.place == TokenPlace::with(bandit));
            let known = taken.fold(first, |sum, purse| sum.and(Purses::one(purse.value)));
            let all = known.counts().into_iter().zip(purses.counts()).all(|(known, held)| known <= held);
            sure(all, || format!("{bandit:?} has {purses:?} and not {known:?}, as is known"))?;
        }
        Ok(())
    }

    /// No flask, horse or Hostage is lost or doubled, and nothing secret outlives its choice.
    fn check_stagecoach(&self) -> Result<(), String> {
        let Some(coach) = &self.stagecoach else { return Ok(()) };
        sure(self.layout().has(coach.beside.inside()), || "the Stagecoach has no car beside it".to_owned())?;
        let guards = self.floor[Car::STAGECOACH.roof().index()].strongboxes;
        sure(!coach.guarded || guards > 0, || "the Shotgun guards nothing (HS-52)".to_owned())?;
        let horses: u8 = coach.horses.iter().sum();
        sure(usize::from(horses) <= self.playing.len(), || format!("{horses} horses"))?;
        let held: Vec<_> = coach.hostages.into_iter().flatten().collect();
        let apart = held.iter().all(|one| {
            !coach.display.contains(*one) && held.iter().filter(|other| *other == one).count() == 1
        });
        sure(apart, || format!("{held:?} are held, {:?} displayed (HS-39)", coach.display))?;
        let mut flasks = coach.unseen;
        let mut add = |kind, count| *flasks.of_mut(kind) += count;
        for kind in Whiskey::ALL {
            let with = |held: &Held| held.hidden.of(kind) + held.open.of(kind);
            add(kind, coach.held.iter().map(with).sum());
            let lying = |flask: &&Flask| flask.kind == Some(kind) && flask.place.space().is_some();
            add(kind, coach.flasks.iter().filter(lying).count() as u8);
            let known = |bandit: Bandit| {
                let taken = coach.flasks.iter().filter(|flask| flask.place == TokenPlace::with(bandit));
                taken.filter(|flask| flask.kind == Some(kind)).count()
            };
            let mut held = Bandit::EVERY.into_iter().zip(coach.held);
            let has = held.all(|(bandit, held)| known(bandit) <= usize::from(held.hidden.of(kind)));
            sure(has, || format!("somebody has no {kind:?}, as is known"))?;
            add(kind, coach.gone.of(kind));
        }
        sure(flasks == WHISKEY, || format!("{flasks:?} are not the flasks of the box"))?;
        let sealed = coach.flasks.iter().filter(|flask| flask.kind.is_none()).count();
        sure(sealed <= usize::from(coach.unseen.len()), || format!("{sealed} sealed flasks"))?;
        let chosen = Seat::all(self.table()).filter(|seat| coach.choices[*seat].is_some()).count();
        let in_turmoil = matches!(self.phase, Phase::Turmoil { .. });
        sure(in_turmoil || chosen == 0, || "a choice outlives its turn (HS-78)".to_owned())?;
        let riding = matches!(self.phase, Phase::Attack { .. });
        sure(riding || coach.boarding.is_empty(), || "a rider outlives the attack (HS-11)".to_owned())?;
        let retains = matches!(self.phase, Phase::Retain { .. });
        sure(retains || coach.keeping.is_empty(), || "cards kept too long (HS-82)".to_owned())?;
        let settled = coach.fleeing.is_empty() || matches!(self.phase, Phase::Dodge { .. });
        sure(settled, || format!("{:?} have yet to flee (HS-57)", coach.fleeing))?;
        let welcomed = coach.guest.is_none() || matches!(self.phase, Phase::Hostage { .. });
        sure(welcomed, || "somebody has yet to take a Hostage (HS-38)".to_owned())
    }

    /// Bullets fired are Bullets received.
    fn check_bullets(&self) -> Result<(), String> {
        let everybody =
            || self.playing.or(if self.prison.is_some() { BanditSet::MARSHAL } else { BanditSet::EMPTY });
        let marshals: u8 = self
            .prison
            .map_or(0, |prison| MARSHALS_PILES.iter().sum::<u8>() - prison.piles.iter().sum::<u8>());
        let fired: u32 =
            self.playing.iter().map(|bandit| u32::from(BULLETS - self.figure(bandit).bullets)).sum::<u32>()
                + u32::from(marshals);
        let received: u32 = everybody().iter().map(|bandit| u32::from(self.figure(bandit).shots)).sum();
        let neutral: u32 = self.playing.iter().map(|bandit| u32::from(self.figure(bandit).neutral)).sum();
        sure(neutral <= u32::from(self.neutral_bullets()), || format!("{neutral} neutral Bullets (CE-12)"))?;
        sure(fired == received && self.figures.len() == FIGURES, || {
            format!("{fired} Bullets fired, {received} received")
        })
    }

    /// Every card of two partners is in exactly one place (HS-117).
    fn check_cards_of_partners(&self, seat: Seat) -> Result<(), String> {
        let Some(partner) = self.partner(seat) else { return Ok(()) };
        let (mine, theirs) = (&self.piles[seat], &self.piles[partner]);
        let mut all = mine.hand.and(mine.deck).and(theirs.hand.and(theirs.deck).of_partner());
        for played in self.common.waiting() {
            if let Some(slot) = self.side(seat).slot(played.bandit()) {
                all = all.and(Cards::one(slot, played.card()));
            }
        }
        let owned = if self.is_dealt() {
            self.every_card(seat).and(self.every_card(partner).of_partner())
        } else {
            Cards::EMPTY
        };
        sure(all == owned, || format!("seat {seat} and its partner own {owned:?}, but there are {all:?}"))?;
        sure(self.ledgers[seat] == crate::state::Ledger::default(), || "a ledger without need".to_owned())
    }

    /// Every card of a player is in exactly one place, and what everybody has seen of them is so.
    fn check_cards(&self, seat: Seat) -> Result<(), String> {
        let (piles, ledger) = (&self.piles[seat], &self.ledgers[seat]);
        let mut all = piles.hand.and(piles.deck).and(ledger.discard);
        for played in self.common.waiting() {
            if let Some(slot) = self.crews[seat].slot(played.bandit()) {
                all = all.and(Cards::one(slot, played.card()));
            }
        }
        let owned = if self.is_dealt() { self.every_card(seat) } else { Cards::EMPTY };
        sure(all == owned, || format!("seat {seat} owns {owned:?}, but there are {all:?}"))?;
        let seen = ledger.discard.covers(ledger.seen)
            && piles.deck.bullets() >= ledger.on_top
            && piles.hand.bullets() >= ledger.in_hand;
        sure(seen, || format!("what was seen of seat {seat}'s cards is not there: {ledger:?}"))?;
        sure(self.expert || *ledger == crate::state::Ledger::default(), || "a ledger without need".to_owned())
    }
}
