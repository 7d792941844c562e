//! The laws every game obeys, with every option.

use crate::rules_horses::by_coach;
use crate::rules_whiskey;
use crate::table::{inside, lay, roof, seat, steal};
use colt_express::Bandit::{Belle, Doc, Tuco};
use colt_express::Card::{Move, Robbery};
use colt_express::{
    Action, Bandit, Card, Cards, Casting, Choice, ColtExpress, Flask, Flasks, Goal, Ledger, LostPurse,
    Mailbag, Phase, Purses, Stagecoach, Target, Token, TokenPlace, TrainOptions, Whiskey,
};
use tinstar_core::{Chance, Seat, Viewer};
use tinstar_testkit::{Laws, playable_seats};

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

/// A purse and a flask are taken in one step, and luck says what is in them: which came first is for all to see.
#[test]
fn laws_of_two_tokens_in_either_order() {
    let mut state = by_coach(0, &[(Belle, inside(2)), (Doc, roof(1)), (Tuco, roof(3))]);
    lay(&mut state, inside(2), 1, 0, 0);
    rules_whiskey::sealed(&mut state, inside(2));
    steal(&mut state, &[(Belle, Robbery), (Belle, Robbery), (Doc, Move)], &[]);
    let laws = Laws::<ColtExpress>::new().vary_hidden(vary);
    let chance = &mut Chance::seeded(1);
    for _ in 0..20 {
        assert_eq!(laws.examine(&state, seat(0), Action::Rob(Token::Sealed), chance), Ok(()));
    }
}

/// Whoever has kept a Bullet may take another one out of the deck (CE-24, CE-148): a card that is never played.
#[test]
fn laws_of_a_bullet_that_is_picked() {
    let options = TrainOptions { horses: true, expert: true, ..TrainOptions::default() };
    Laws::<ColtExpress>::new().glimpses().vary_hidden(vary).check_one(2, &options, 1);
}

/// A game of every combination of options, each with one of the player counts that it allows, in turns, and with luck of its
/// own.
#[test]
fn laws_of_every_combination_of_options() {
    let laws = Laws::<ColtExpress>::new().glimpses().vary_hidden(vary);
    for (number, options) in combinations(|_| true).enumerate() {
        let seats: Vec<usize> = playable_seats::<ColtExpress>(&options).collect();
        laws.check_one(seats[number % seats.len()], &options, number as u64);
    }
}

/// Twenty games of every combination, with every player count: hours, unless `TINSTAR_SEEDS` names fewer.
fn check_many(which: fn(&TrainOptions) -> bool) {
    Laws::<ColtExpress>::new().only(combinations(which)).games(20).glimpses().vary_hidden(vary).check();
}

#[test]
#[ignore = "plays thousands of games"]
fn laws_of_many_games_without_expansions() {
    check_many(|options| !options.horses && !options.prisoners && !options.teams);
}

#[test]
#[ignore = "plays thousands of games"]
fn laws_of_many_games_with_horses() {
    check_many(|options| options.horses && !options.prisoners && !options.teams);
}

#[test]
#[ignore = "plays thousands of games"]
fn laws_of_many_games_with_prisoners() {
    check_many(|options| options.prisoners && !options.horses);
}

#[test]
#[ignore = "plays thousands of games"]
fn laws_of_many_games_with_both() {
    check_many(|options| options.prisoners && options.horses);
}

#[test]
#[ignore = "plays hundreds of games"]
fn laws_of_many_games_in_teams() {
    check_many(|options| options.teams);
}

/// Every combination of expansions, teams, Elf, Expert rules, abilities and Mei that can be played and of which each option
/// changes something. How characters are found and whether the plan is open change in turns.
fn combinations(which: fn(&TrainOptions) -> bool) -> impl Iterator<Item = TrainOptions> {
    let options = (0..1 << 8).map(|bits: u32| {
        let on = |bit: u32| bits >> bit & 1 == 1;
        TrainOptions {
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
        }
    });
    // With a Marshal player Mei is there in any case, and his round cards are only mixed in with him.
    let meant = |options: &TrainOptions| if options.prisoners { !options.mei } else { !options.prison_cards };
    options
        .filter(meant)
        .filter(|options| playable_seats::<ColtExpress>(options).next().is_some())
        .filter(which)
}

/// Changes everything `viewer` cannot see into something else it could be. Written from Table 25 and not from
/// the game's own view.
pub(crate) fn vary(game: &ColtExpress, viewer: Viewer, chance: &mut Chance) -> ColtExpress {
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
    // What the viewer has lost it still knows in the hands of others.
    let taken = |flask: &Flask, bandit: Bandit| flask.place == TokenPlace::with(bandit);
    let knows = |flask: &Flask| flask.holder.is_some_and(|holder| viewer.is(holder));
    let known = |coach: &Stagecoach, bandit: Bandit| {
        let mut known = Flasks::default();
        for flask in coach.flasks.iter().filter(|flask| taken(flask, bandit) && knows(flask)) {
            *known.of_mut(flask.kind.expect("a flask that was held")) += 1;
        }
        known
    };
    for bandit in &others {
        let (held, known) = (coach.held[bandit.index()].hidden, known(coach, *bandit));
        spill(&mut hidden, Flasks { classic: held.classic - known.classic, old: held.old - known.old });
    }
    let lying = |flask: &Flask| flask.place.space().is_some();
    let secret = |flask: &Flask| !flask.open && flask.holder.is_some_and(|holder| !viewer.is(holder));
    let floor = coach.flasks.iter().filter(|flask| lying(flask) && secret(flask));
    hidden.extend(floor.filter_map(|flask| flask.kind));
    chance.shuffle(&mut hidden);
    let mut some = |count: u8| {
        (0..count).fold(Flasks::default(), |mut flasks, _| {
            *flasks.of_mut(hidden.pop().expect("each hidden flask was counted")) += 1;
            flasks
        })
    };
    let kind = |one: Flasks| Whiskey::ALL.into_iter().find(|kind| one.of(*kind) > 0);
    for bandit in others {
        let (count, mut new) = (coach.held[bandit.index()].hidden.len(), known(coach, bandit));
        for flask in coach.flasks.iter_mut().filter(|flask| taken(flask, bandit) && !knows(flask)) {
            flask.kind = kind(some(1));
            *new.of_mut(flask.kind.expect("one of the two")) += 1;
        }
        let rest = some(count - new.len());
        coach.held[bandit.index()].hidden =
            Flasks { classic: new.classic + rest.classic, old: new.old + rest.old };
    }
    for flask in coach.flasks.iter_mut().filter(|flask| lying(flask) && secret(flask)) {
        flask.kind = kind(some(1));
    }
    coach.unseen = some(coach.unseen.len());
}

/// "Mailbag values: the holder; on the floor only the player who held that very token last." If the viewer knows neither of
/// two that somebody has held, either can be the better one.
fn vary_mailbags(game: &mut ColtExpress, viewer: Viewer) {
    let Some(prison) = &mut game.prison else { return };
    let [one, other] = &mut prison.mailbags;
    let told = |bag: &Mailbag| bag.told.is_some_and(|told| viewer.is(told));
    let secret = |bag: &Mailbag| bag.holder.is_some_and(|holder| !viewer.is(holder)) && !told(bag);
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
    // What the viewer has lost it still knows in the hands of others.
    let unknown = |purse: &LostPurse| !viewer.is(purse.holder);
    let taken = |purse: &LostPurse, bandit: Bandit| purse.place == TokenPlace::with(bandit);
    let known = |game: &ColtExpress, bandit: Bandit| {
        let first = if game.figure(bandit).unrobbed { Purses::one(250) } else { Purses::EMPTY };
        let mine = game.lost.iter().filter(|purse| taken(purse, bandit) && !unknown(purse));
        mine.fold(first, |sum, purse| sum.and(Purses::one(purse.value)))
    };
    for bandit in &others {
        spill(&mut hidden, game.figure(*bandit).purses.less(known(game, *bandit)));
    }
    let lying = |purse: &LostPurse| purse.place.space().is_some();
    let floor = game.lost.iter().filter(|purse| lying(purse) && unknown(purse));
    hidden.extend(floor.map(|purse| purse.value));
    chance.shuffle(&mut hidden);
    let mut any = || hidden.pop().expect("each hidden purse was counted");
    for bandit in others {
        let (count, mut new) = (game.figure(bandit).purses.len(), known(game, bandit));
        for purse in game.lost.iter_mut().filter(|purse| taken(purse, bandit) && unknown(purse)) {
            purse.value = any();
            new = new.and(Purses::one(purse.value));
        }
        (new.len()..count).for_each(|_| new = new.and(Purses::one(any())));
        game.figures[bandit.index()].purses = new;
    }
    let floor = game.lost.iter_mut().filter(|purse| lying(purse) && unknown(purse));
    floor.for_each(|purse| purse.value = any());
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
