//! The laws every game obeys, with every option.

use colt_express::{
    Bandit, Card, Cards, Casting, Choice, ColtExpress, Flask, Flasks, Goal, Ledger, Mailbag, Phase, Purses,
    Target, TrainOptions, Whiskey,
};
use tinstar_core::{Chance, Play, Rules, Seat, Setup, Sight, Silent, Sound, Terms, Viewer};
use tinstar_testkit::Laws;

#[test]
fn laws() {
    let default = TrainOptions::default();
    let options = [
        TrainOptions { expert: true, characters: Casting::Dealt, ..default },
        TrainOptions { abilities: false, elf: false, open_plan: false, ..default },
    ];
    Laws::<ColtExpress>::new().options(options).games(1).vary_hidden(vary).check();
}

#[test]
fn laws_of_horses_and_stagecoach() {
    let options = TrainOptions { horses: true, ..TrainOptions::default() };
    Laws::<ColtExpress>::new().options([options]).games(1).vary_hidden(vary).check();
}

#[test]
fn laws_of_horses_and_stagecoach_for_experts() {
    let horses = TrainOptions { horses: true, ..TrainOptions::default() };
    let options = TrainOptions { expert: true, elf: false, characters: Casting::Dealt, ..horses };
    Laws::<ColtExpress>::new().options([options]).games(1).vary_hidden(vary).check();
}

#[test]
fn laws_of_marshal_and_prisoners() {
    let options = TrainOptions { prisoners: true, ..TrainOptions::default() };
    Laws::<ColtExpress>::new().only([options]).games(1).vary_hidden(vary).check();
}

#[test]
fn laws_of_both_expansions() {
    let both = TrainOptions { prisoners: true, prison_cards: true, horses: true, ..TrainOptions::default() };
    let options = TrainOptions { characters: Casting::Dealt, ..both };
    Laws::<ColtExpress>::new().only([options]).games(1).vary_hidden(vary).check();
}

#[test]
fn laws_of_marshal_and_prisoners_for_experts_and_of_mei() {
    let default = TrainOptions { elf: false, characters: Casting::Dealt, ..TrainOptions::default() };
    let expert =
        TrainOptions { expert: true, prisoners: true, prison_cards: true, abilities: false, ..default };
    let mei = TrainOptions { mei: true, horses: true, ..default };
    Laws::<ColtExpress>::new().only([expert, mei]).games(1).vary_hidden(vary).check();
}

#[test]
fn laws_of_teams() {
    let teams = TrainOptions { teams: true, ..TrainOptions::default() };
    Laws::<ColtExpress>::new().only([teams]).games(1).vary_hidden(vary).check();
}

/// A game of every combination of expansions, Elf, Expert rules, abilities, how characters are found, Mei and teams, each with
/// one of the player counts that it allows, in turns.
#[test]
fn laws_of_every_combination_of_options() {
    let combinations = (0..1 << 8).filter_map(|bits: u32| {
        let on = |bit: u32| bits >> bit & 1 == 1;
        let options = TrainOptions {
            horses: on(0),
            prisoners: on(1),
            elf: on(2),
            expert: on(3),
            abilities: on(4),
            mei: on(5),
            prison_cards: on(6),
            teams: on(7),
            characters: if bits.is_multiple_of(3) { Casting::Dealt } else { Casting::Chosen },
            open_plan: bits.is_multiple_of(5),
        };
        let seats: Vec<usize> = ColtExpress::INFO
            .widest()
            .filter(|seats| ColtExpress::check_setup(*seats, &options).is_ok())
            .collect();
        // Not all of them go together.
        Some((*seats.get(bits as usize % seats.len().max(1))?, options))
    });
    for (seats, options) in combinations {
        let chance = &mut Chance::seeded(seats as u64);
        let mut game = ColtExpress::start(seats, &options, chance, &mut Silent).expect("so many can play");
        let mut choices = Vec::new();
        let mut steps = 0;
        while let Some(seat) = game.status().deciders().first() {
            choices.clear();
            game.legal_actions(seat, &mut choices);
            assert!(choices.is_sorted(), "{options:?} with {seats}: {choices:?}");
            let action = *chance.pick(&choices).expect("whoever decides has a choice");
            game.apply(seat, &action, chance, &mut Silent).expect("a listed action is legal");
            assert_eq!(game.invariants(), Ok(()), "{options:?} with {seats} after {action:?}");
            for viewer in Viewer::all(seats) {
                let seen = game.view(viewer);
                assert_eq!(vary(&game, viewer, chance).view(viewer), seen, "{options:?} with {seats}");
                assert_eq!(
                    ColtExpress::determinise(&seen, chance).view(viewer),
                    seen,
                    "{options:?} with {seats}"
                );
            }
            steps += 1;
        }
        assert!(steps < ColtExpress::INFO.longest);
    }
}

/// Changes everything `viewer` cannot see into something else it could be. Written from Table 25 and not from
/// the game's own view.
fn vary(game: &ColtExpress, viewer: Viewer, chance: &mut Chance) -> ColtExpress {
    let mut varied = *game;
    if game.phase != Phase::Over {
        vary_tokens(&mut varied, viewer, chance);
        vary_purses(&mut varied, viewer, chance);
    }
    for seat in Seat::all(usize::from(game.seats)).filter(|seat| !viewer.is(*seat)) {
        vary_cards(&mut varied, seat, chance);
        vary_start(&mut varied, seat, chance);
    }
    vary_flasks(&mut varied, viewer, chance);
    if game.phase != Phase::Over {
        vary_mailbags(&mut varied, viewer);
        vary_goals(&mut varied, viewer, chance);
    }
    vary_choices(&mut varied, viewer, chance);
    varied
}

/// "Flask kind before the first sip: holder; everyone else no."
fn vary_flasks(game: &mut ColtExpress, viewer: Viewer, chance: &mut Chance) {
    let owner = |game: &ColtExpress, bandit: Bandit| {
        Seat::all(usize::from(game.seats)).find(|seat| game.crews[*seat].slot(bandit).is_some())
    };
    let others: Vec<Bandit> = Bandit::EVERY
        .into_iter()
        .filter(|bandit| owner(game, *bandit).is_some_and(|seat| !viewer.is(seat)))
        .collect();
    let Some(coach) = &mut game.stagecoach else { return };
    let mut hidden: Vec<Whiskey> = Vec::new();
    let spill = |hidden: &mut Vec<Whiskey>, flasks: Flasks| {
        Whiskey::ALL.into_iter().for_each(|kind| hidden.extend((0..flasks.of(kind)).map(|_| kind)));
    };
    spill(&mut hidden, coach.unseen);
    others.iter().for_each(|bandit| spill(&mut hidden, coach.held[bandit.index()].hidden));
    let secret = |flask: &Flask| !flask.open && flask.holder.is_some_and(|holder| !viewer.is(holder));
    hidden.extend(coach.flasks.iter().filter(|flask| secret(flask)).filter_map(|flask| flask.kind));
    chance.shuffle(&mut hidden);
    let mut some = |count: u8| {
        (0..count).fold(Flasks::default(), |mut flasks, _| {
            *flasks.of_mut(hidden.pop().expect("each hidden flask was counted")) += 1;
            flasks
        })
    };
    for bandit in others {
        let held = &mut coach.held[bandit.index()];
        held.hidden = some(held.hidden.len());
    }
    for flask in coach.flasks.iter_mut().filter(|flask| secret(flask)) {
        let one = some(1);
        flask.kind = Whiskey::ALL.into_iter().find(|kind| one.of(*kind) > 0);
    }
    coach.unseen = some(coach.unseen.len());
}

/// "Mailbag values: the holder; on the floor only the player who held that very token last." If the viewer knows neither of
/// two that somebody has held, either can be the better one.
fn vary_mailbags(game: &mut ColtExpress, viewer: Viewer) {
    let Some(prison) = &mut game.prison else { return };
    let [one, other] = &mut prison.mailbags;
    let secret = |bag: &Mailbag| bag.holder.is_some_and(|holder| !viewer.is(holder));
    let counted = matches!(game.phase, Phase::Counting { .. });
    if secret(one) && secret(other) && !counted {
        std::mem::swap(&mut one.value, &mut other.value);
    }
    // What nobody has held can be either.
    let alone = one.holder.is_none() || other.holder.is_none();
    for bag in [one, other] {
        if secret(bag) && alone && !counted {
            bag.value = bag.value.map(|value| 1400 - value);
        }
    }
}

/// "Marshal's goals drawn so far: the Marshal; everyone else no, until the end."
fn vary_goals(game: &mut ColtExpress, viewer: Viewer, chance: &mut Chance) {
    let marshal = game.figures[Bandit::Marshal.index()].seat;
    let (playing, few) = (game.playing, game.playing.len() <= 3);
    let Some(prison) = game.prison.as_mut().filter(|prison| !viewer.is(marshal) && !prison.shown) else {
        return;
    };
    let mut warrants: Vec<Bandit> = playing.iter().collect();
    let mut targets: Vec<Target> = Target::ALL.to_vec();
    targets.retain(|target| !(few && matches!(target, Target::FullOfLead | Target::ArchEnemy)));
    chance.shuffle(&mut warrants);
    chance.shuffle(&mut targets);
    let mut deck: Vec<Goal> = warrants.into_iter().take(2).map(Goal::Warrant).collect();
    deck.extend(targets.into_iter().take(3).map(Goal::Target));
    chance.shuffle(&mut deck);
    prison.goals = deck.into_iter().take(prison.goals.len()).collect();
}

/// "Horse Attack and Turmoil: secret until all have chosen. Kept cards: number only."
fn vary_choices(game: &mut ColtExpress, viewer: Viewer, chance: &mut Chance) {
    let phase = game.phase;
    if let Phase::Attack { chosen, .. } = phase {
        for bandit in chosen.iter() {
            let mine = Seat::all(usize::from(game.seats))
                .any(|seat| viewer.is(seat) && game.crews[seat].slot(bandit).is_some());
            let coach = game.stagecoach.as_mut().expect("riders have horses");
            if !mine {
                coach.boarding = coach.boarding.without(bandit);
                if chance.below(2) == 0 {
                    coach.boarding.insert(bandit);
                }
            }
        }
    }
    for seat in Seat::all(usize::from(game.seats)).filter(|seat| !viewer.is(*seat)) {
        let (hand, crew) = (game.piles[seat].hand, game.side(seat));
        let held: Vec<(usize, Card)> = Cards::places_of(crew.len())
            .flat_map(|place| (0..hand.count(place.0, place.1)).map(move |_| place))
            .collect();
        let Some(coach) = &mut game.stagecoach else { return };
        if coach.choices[seat].is_some() {
            let cards: Vec<_> = held.iter().filter(|(_, card)| *card != Card::Bullet).collect();
            coach.choices[seat] = Some(match chance.pick(&cards) {
                Some((slot, card)) if chance.below(2) == 0 || game.piles[seat].deck.is_empty() => {
                    let bandit = crew.0[*slot].expect("the card of a bandit");
                    Choice::Play { bandit, card: *card, face_down: false }
                }
                _ => Choice::Draw,
            });
        }
        if coach.keeper == seat {
            let mut held = held;
            chance.shuffle(&mut held);
            let count = usize::from(coach.keeping.len());
            coach.keeping = held[..count]
                .iter()
                .fold(Cards::EMPTY, |heap, (slot, card)| heap.and(Cards::one(*slot, *card)));
        }
    }
}

/// "Which bandit starts in the Caboose: secret until both have chosen."
fn vary_start(game: &mut ColtExpress, seat: Seat, chance: &mut Chance) {
    let crew: Vec<Bandit> = game.crews[seat].iter().map(|(_, bandit)| bandit).collect();
    if crew.iter().any(|bandit| game.pledged.contains(*bandit)) {
        crew.iter().for_each(|bandit| game.pledged = game.pledged.without(*bandit));
        game.pledged = game.pledged.with(*chance.pick(&crew).expect("a crew of two"));
    }
}

/// "Elf token: the bandit's player; everyone else no, until the end."
fn vary_tokens(game: &mut ColtExpress, viewer: Viewer, chance: &mut Chance) {
    let others: Vec<Bandit> =
        game.playing.iter().filter(|bandit| !viewer.is(game.figure(*bandit).seat)).collect();
    let Some(elf) = &mut game.elf else { return };
    let mut tokens: Vec<bool> = others.iter().map(|bandit| elf.gifts.contains(*bandit)).collect();
    chance.shuffle(&mut tokens);
    for (bandit, gift) in others.into_iter().zip(tokens) {
        elf.gifts = if gift { elf.gifts.with(bandit) } else { elf.gifts.without(bandit) };
    }
}

/// "Loot held: Purse values: yes / no; on the floor: only the player who held that very token last." The first
/// purse of a bandit that never lost one is known to be 250.
fn vary_purses(game: &mut ColtExpress, viewer: Viewer, chance: &mut Chance) {
    let mut hidden: Vec<u16> = Vec::new();
    spill(&mut hidden, game.unseen);
    let others: Vec<Bandit> =
        game.playing.iter().filter(|bandit| !viewer.is(game.figure(*bandit).seat)).collect();
    for bandit in &others {
        let figure = game.figure(*bandit);
        let known = if figure.unrobbed { Purses::one(250) } else { Purses::EMPTY };
        spill(&mut hidden, figure.purses.less(known));
    }
    let unknown = |holder: Seat| !viewer.is(holder);
    hidden.extend(game.lost.iter().filter(|purse| unknown(purse.holder)).map(|purse| purse.value));
    chance.shuffle(&mut hidden);
    let mut any = || hidden.pop().expect("each hidden purse was counted");
    for bandit in others {
        let figure = &mut game.figures[bandit.index()];
        let (count, first) = (figure.purses.len(), u8::from(figure.unrobbed));
        figure.purses = if figure.unrobbed { Purses::one(250) } else { Purses::EMPTY };
        (first..count).for_each(|_| figure.purses = figure.purses.and(Purses::one(any())));
    }
    game.lost.iter_mut().filter(|purse| unknown(purse.holder)).for_each(|purse| purse.value = any());
    game.unseen = hidden.into_iter().fold(Purses::EMPTY, |sum, value| sum.and(Purses::one(value)));
}

fn spill(into: &mut Vec<u16>, purses: Purses) {
    for (value, count) in [250, 300, 350, 400, 450, 500].into_iter().zip(purses.counts()) {
        into.extend((0..count).map(|_| value));
    }
}

/// "Cards in hand: faces / number only. Own deck: composition, not the order. Face-down card: owner and position
/// only, until resolved. Kept cards: number only." Under the Expert rules everybody has seen the Bullets put on top
/// of a deck and what was turned onto a discard pile.
fn vary_cards(game: &mut ColtExpress, seat: Seat, chance: &mut Chance) {
    let crew = game.side(seat);
    let (hand, deck) = (game.piles[seat].hand, game.piles[seat].deck);
    let ledger = if game.partners { Ledger::default() } else { game.ledgers[seat] };
    let mut hidden: Vec<(usize, Card)> = Vec::new();
    let known = [Cards::bullets_only(ledger.in_hand), Cards::bullets_only(ledger.on_top), ledger.seen];
    for heap in [hand.less(known[0]), deck.less(known[1]), ledger.discard.less(known[2])] {
        for (slot, card) in Cards::places_of(crew.len()) {
            hidden.extend((0..heap.count(slot, card)).map(|_| (slot, card)));
        }
    }
    let turned = usize::from(game.common.turned);
    let mut laid = Vec::new();
    for (place, played) in game.common.cards.iter().enumerate().skip(turned) {
        if let Some(slot) = crew.slot(played.bandit())
            && played.face_down()
            && game.who_played(place) == seat
        {
            hidden.push((slot, played.card()));
            laid.push((place, slot, played.bandit()));
        }
    }
    chance.shuffle(&mut hidden);
    for (place, slot, bandit) in laid {
        let fits = |(whose, card): &(usize, Card)| *whose == slot && *card != Card::Bullet;
        let (_, card) =
            hidden.remove(hidden.iter().position(fits).expect("at least the card that lay there"));
        game.common.cards[place] = colt_express::Played::new(bandit, card, true);
    }
    let mut heap = |known: Cards, size: u8| {
        (known.len()..size).fold(known, |heap, _| {
            let (slot, card) = hidden.pop().expect("each hidden card was counted");
            heap.and(Cards::one(slot, card))
        })
    };
    game.piles[seat].hand = heap(known[0], hand.len());
    game.piles[seat].deck = heap(known[1], deck.len());
    game.ledgers[seat].discard = heap(known[2], ledger.discard.len());
}
