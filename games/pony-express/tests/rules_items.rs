//! Rule tests of chapter 12: the Item cards, each in its window.

use crate::table::*;

const REACHED: &str = "the position of the test is reached";

/// Ted holds this card, three on these spaces.
fn holding(item: Item, spaces: &[u8]) -> PonyExpress {
    with_card(table(spaces), TED, item)
}

#[test]
fn pe_146_cards_are_secret_but_their_number_is_public() {
    let state = with_card(holding(Item::Lasso, &[1, 1, 20]), TED, Item::Dynamite);
    let seen = state.view(Viewer::Seat(BILL));
    assert_eq!(seen.hands[TED].cards, 2);
    assert_eq!(seen.own.unwrap().cards, Items::EMPTY);
    assert_eq!(state.view(Viewer::Seat(TED)).own.unwrap().cards.len(), 2);
    // Bill may be asked what he cannot do, so that nobody learns what he holds.
    let mut state = with_card(at(table(&[9, 3, 3]), Phase::Station), BILL, Item::Lasso);
    state = at(state, Phase::Arrest { seat: BILL, cause: Cause::Bill });
    assert_eq!(choices(&state, BILL), [Action::Pass]);
}

#[test]
fn pe_147_a_card_is_played_in_its_window_only() {
    let all = [
        Card::FreshHorse(1),
        Card::LuckyHorseshoe,
        Card::PocketBible,
        Card::SecondColt,
        Card::WhiskeyFlask,
        Card::SheriffsStar,
        Card::Hacksaw,
        Card::Dynamite,
        Card::MarkedCards(dice("A")),
        Card::Spyglass,
        Card::RailPass,
        Card::Lasso(BILL),
    ];
    // Outside its window a card is refused, held or not; not held it is refused in its window too.
    for card in all {
        let state =
            if card == Card::LuckyHorseshoe { table(&[1, 1, 20]) } else { holding(card.item(), &[1, 1, 20]) };
        assert_eq!(refusal(&state, TED, play(card)), not_allowed(rule!("PE-147")), "{card:?}");
        assert_eq!(refusal(&state, BILL, play(card)), not_yours(rule!("PE-147")), "{card:?}");
    }
}

#[test]
fn pe_147_fresh_horse_makes_the_dice_move_longer() {
    let mut state = holding(Item::FreshHorse, &[8, 20, 30]);
    believed(&mut state, Hand::FullHouse, &[]);
    assert_eq!(state.phase, Phase::Spur { steps: 5 });
    assert_eq!(choices(&state, TED), [Action::Pass, play(Card::FreshHorse(1)), play(Card::FreshHorse(2))]);
    // 8 + 5 would be raiders, + 2 is a plain: the last space alone counts.
    act(&mut state, TED, play(Card::FreshHorse(2)), &NEXT);
    assert_eq!((space(&state, TED), state.active), (15, BILL));
    // Two spaces are no more than one when Sacramento is one away; and a caller's move is no dice move.
    let mut state = holding(Item::FreshHorse, &[30, 3, 3]);
    believed(&mut state, Hand::TwoPairs, &[]);
    assert_eq!(choices(&state, TED), [Action::Pass, play(Card::FreshHorse(1))]);
    let mut state = with_card(table(&[10, 10, 20]), BILL, Item::FreshHorse);
    called(&mut state, Hand::TwoPairs, BILL, &[]);
    assert_eq!(choices(&state, BILL), [Action::Pass, Action::Move]);
}

#[test]
fn pe_147_loaded_die_turns_a_die_to_any_face() {
    let mut state = holding(Item::LoadedDie, &[1, 1, 20]);
    let turn = Card::LoadedDie { hidden: true, from: Face::Queen, to: Face::Ace };
    let story = act(&mut state, TED, play(turn), &[]);
    assert_eq!(state.shaker.expect(REACHED).all(), dice("A A A J 9"));
    let turned = Event::TurnedDie { seat: TED, hidden: true, faces: Some((Face::Queen, Face::Ace)) };
    assert_eq!(why(&story, turned), rule!("PE-147"));
    // Only the play is public while the die is hidden.
    let unseen = Event::TurnedDie { seat: TED, hidden: true, faces: None };
    assert_eq!(PonyExpress::redact(&turned, Viewer::Seat(BILL)), Some(unseen));
    // Of remembered faces one die each is no longer certain.
    let mut state = rolled(holding(Item::LoadedDie, &[1, 1, 20]), "9 10", "K K Q");
    for face in [Face::King, Face::King, Face::Queen] {
        act(&mut state, TED, Action::PutUnder(face), &[]);
    }
    act(&mut state, TED, play(Card::LoadedDie { hidden: true, from: Face::Nine, to: Face::Ace }), &[]);
    assert_eq!(state.view(Viewer::Seat(BILL)).dice.expect(REACHED).remembered, dice("K"));
}

#[test]
fn pe_147_lucky_horseshoe_makes_the_next_reroll_free() {
    let mut state = rolled(holding(Item::LuckyHorseshoe, &[26, 1, 1]), "9 10 J", "K K");
    act(&mut state, TED, play(Card::LuckyHorseshoe), &[]);
    let story = act(&mut state, TED, Action::RerollHidden, &[1, 1, 1]);
    assert_eq!(why(&story, Event::PaidReroll { seat: TED, gold: 0 }), rule!("PE-147"));
    let story = act(&mut state, TED, Action::RerollHidden, &[1, 1, 1]);
    assert_eq!(why(&story, Event::PaidReroll { seat: TED, gold: 2 }), rule!("PE-35"));
    // Not while the next reroll is free anyway (PE-36).
    let state = rolled(holding(Item::LuckyHorseshoe, &[1, 2, 3]), "9 10 J", "K K");
    assert_eq!(refusal(&state, TED, play(Card::LuckyHorseshoe)), not_allowed(rule!("PE-147")));
}

#[test]
fn pe_147_pocket_bible_cancels_a_hit() {
    let mut state = with_card(gunfight(&[15, 15, 30]), BILL, Item::PocketBible);
    act(&mut state, TED, STRAIGHT_AHEAD, GO);
    assert_eq!(choices(&state, BILL), [Action::Pass, play(Card::PocketBible)]);
    act(&mut state, BILL, play(Card::PocketBible), &[]);
    // The shot counts as fired, and the duel goes on with Bill's.
    let Phase::Aim { shot: Shot::Duel(duel), .. } = state.phase else { panic!("{:?}", state.phase) };
    assert_eq!((duel.shooter, duel.fired), (BILL, [1, 0]));
}

#[test]
fn pe_147_second_colt_fires_twice_in_a_row() {
    let mut state = with_card(gunfight(&[15, 15, 30]), TED, Item::SecondColt);
    act(&mut state, TED, play(Card::SecondColt), &[]);
    for shooter in [TED, TED, BILL, TED, BILL, TED] {
        assert_eq!(deciders(&state), [shooter]);
        act(&mut state, shooter, SHORT, GO);
    }
    // Seven shots in all: the extra one does not count.
    let story = act(&mut state, BILL, SHORT, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(why(&story, Event::NoWinner { seat: TED, rival: BILL }), rule!("PE-87"));
    // Not at raiders.
    let state = at(holding(Item::SecondColt, &[9, 3, 3]), Phase::Aim { shot: Shot::Raid, flask: false });
    assert_eq!(refusal(&state, TED, play(Card::SecondColt)), not_allowed(rule!("PE-147")));
}

#[test]
fn pe_147_whiskey_flask_doubles_the_wobble() {
    let mut state = with_card(
        at(table(&[14, 15, 30]), Phase::Corners { mover: TED, rival: BILL, last: false }),
        BILL,
        Item::WhiskeyFlask,
    );
    act(&mut state, TED, Action::Stand(Corner::A), &[]);
    assert_eq!(choices(&state, BILL), [Action::Pass, play(Card::WhiskeyFlask)]);
    act(&mut state, BILL, play(Card::WhiskeyFlask), &[]);
    // At full power a deviation is 5 degrees; the farthest wobble is three of them, doubled 30 degrees.
    let hard = Action::Shoot(Aim { shift: 0, angle: 0, power: 1000 });
    let story = act(&mut state, TED, hard, &[0]);
    let Event::Shot { wobble, .. } = story[0].event else { panic!("a shot comes first") };
    assert_eq!(wobble, Wobble(-30_000_000));
}

#[test]
fn pe_147_sheriffs_star_keeps_out_of_prison() {
    // A wrong call: Bill stays free, and Ted moves all the same.
    let mut state = with_card(table(&[14, 14, 30]), BILL, Item::SheriffsStar);
    called(&mut state, Hand::Pair, BILL, &[]);
    act(&mut state, BILL, play(Card::SheriffsStar), &NEXT);
    assert_eq!((state.riders[BILL].is_jailed(), space(&state, TED)), (false, 15));
    // In a duel the arrest becomes a miss.
    let mut state = with_card(gunfight(&[15, 15, 22]), TED, Item::SheriffsStar);
    act(&mut state, TED, STRAIGHT_AHEAD, GO);
    act(&mut state, TED, play(Card::SheriffsStar), &[]);
    assert_eq!((deciders(&state), gold(&state, TED)), (vec![BILL], 3));
    // At raiders what fell before the contact counts: nothing here, so three spaces back.
    let mut state = with_card(
        at(table(&[13, 6, 3]), Phase::Aim { shot: Shot::Raid, flask: false }),
        TED,
        Item::SheriffsStar,
    );
    act(&mut state, TED, STRAIGHT_AHEAD, GO);
    act(&mut state, TED, play(Card::SheriffsStar), &NEXT);
    assert_eq!((space(&state, TED), gold(&state, TED)), (10, 3));
    // A saloon bill is paid all the same.
    let mut state = holding(Item::SheriffsStar, &[9, 3, 3]);
    believed(&mut state, Hand::Pair, &[]);
    act(&mut state, TED, Action::Pass, &FULL_HOUSE);
    act(&mut state, TED, Action::Pass, &[]);
    act(&mut state, TED, play(Card::SheriffsStar), &NEXT);
    assert_eq!((gold(&state, TED), state.riders[TED].is_jailed()), (0, false));
}

#[test]
fn pe_147_hacksaw_opens_the_cell() {
    let mut state = with_card(jailed(table(&[14, 8, 20]), &[BILL]), BILL, Item::Hacksaw);
    state = with_gold(state, BILL, 0);
    believed(&mut state, Hand::Pair, &[]);
    assert_eq!(choices(&state, BILL), [Action::Pass, play(Card::Hacksaw)]);
    let story = act(&mut state, BILL, play(Card::Hacksaw), &NEXT);
    assert_eq!(why(&story, Event::Escaped { seat: BILL }), rule!("PE-147"));
    assert_eq!(why(&story, Event::Charity { seat: BILL, gold: 1 }), rule!("PE-140"));
    assert!(can(&state, BILL, Action::Claim(Hand::Pair)));
}

#[test]
fn pe_147_dynamite_fells_all_raiders() {
    let mut state = at(holding(Item::Dynamite, &[13, 6, 3]), Phase::Aim { shot: Shot::Raid, flask: false });
    let story = act(&mut state, TED, play(Card::Dynamite), &NEXT);
    assert_eq!(why(&story, Event::BankPaid { seat: TED, gold: 3 }), rule!("PE-122"));
    assert_eq!((space(&state, TED), happened(&story, |event| matches!(event, Event::Shot { .. }))), (13, 0));
}

#[test]
fn pe_147_marked_cards_roll_some_dice_again() {
    // At a mine: the three odd dice again, and a pair becomes five of a kind.
    let mut state = holding(Item::MarkedCards, &[5, 20, 20]);
    believed(&mut state, Hand::Pair, &[]);
    act(&mut state, TED, Action::Pass, &PAIR);
    let story =
        act(&mut state, TED, play(Card::MarkedCards(dice("Q J 9"))), &[&[6, 6, 6][..], &NEXT].concat());
    let again = Event::RolledAgain { seat: TED, dice: dice("A A A A A"), hand: Hand::FiveOfAKind };
    assert_eq!(why(&story, again), rule!("PE-147"));
    assert_eq!(gold(&state, TED), 10);
    // In a poker game after all have rolled and before comparing.
    let mut state = with_card(table(&[14, 15, 15]), HARRY, Item::MarkedCards);
    believed(&mut state, Hand::Pair, &[PAIR, TWO_PAIRS, NOTHING].concat());
    assert_eq!(deciders(&state), [HARRY]);
    let all = play(Card::MarkedCards(dice("A K Q J 9")));
    let story = act(&mut state, HARRY, all, &[FIVE, NEXT].concat());
    assert_eq!(why(&story, Event::PokerWon { seat: HARRY }), rule!("PE-109"));
}

#[test]
fn pe_147_spyglass_shows_one_hidden_die_to_the_caller_alone() {
    let mut state = rolled(with_card(table(&[10, 10, 10]), BILL, Item::Spyglass), "Q J 9", "A A");
    act(&mut state, TED, Action::Claim(Hand::ThreeOfAKind), &[]);
    assert_eq!(choices(&state, BILL), [Action::Pass, Action::Call, play(Card::Spyglass)]);
    let story = act(&mut state, BILL, play(Card::Spyglass), &[1]);
    let spied = Event::Spied { seat: BILL, face: Some(Face::Jack) };
    assert_eq!(why(&story, spied), rule!("PE-147"));
    assert_eq!(
        PonyExpress::redact(&spied, Viewer::Seat(HARRY)),
        Some(Event::Spied { seat: BILL, face: None })
    );
    let spied = |seat| state.view(Viewer::Seat(seat)).own.expect(REACHED).spied;
    assert_eq!((spied(BILL), spied(HARRY), spied(TED)), (Some(Face::Jack), None, None));
    // Bill keeps his place, and Harry may still call.
    assert_eq!(deciders(&state), [BILL, HARRY]);
    // It needs a hidden die.
    let mut state = rolled(with_card(table(&[10, 10, 10]), BILL, Item::Spyglass), "", "A A Q J 9");
    act(&mut state, TED, Action::Claim(Hand::ThreeOfAKind), &[]);
    assert_eq!(refusal(&state, BILL, play(Card::Spyglass)), not_allowed(rule!("PE-147")));
}

#[test]
fn pe_147_rail_pass_rides_for_nothing() {
    let mut state = with_gold(holding(Item::RailPass, &[16, 3, 3]), TED, 0);
    believed(&mut state, Hand::Pair, &[]);
    act(&mut state, TED, Action::Pass, &[]);
    assert_eq!(choices(&state, TED), [Action::Pass, play(Card::RailPass)]);
    let story = act(&mut state, TED, play(Card::RailPass), &NEXT);
    let rode = Event::Rode { seat: TED, from: Space::new(17), to: Space::new(22), gold: 0 };
    assert_eq!(why(&story, rode), rule!("PE-147"));
}

#[test]
fn pe_147_lasso_pulls_a_rider_back() {
    // Bill's turn begins; Ted is 4 ahead, Harry 5, Sammy on his space.
    let mut state = with_card(table(&[14, 11, 16, 11]), BILL, Item::Lasso);
    believed(&mut state, Hand::Pair, &[]);
    assert_eq!(state.phase, Phase::Start);
    assert_eq!(choices(&state, BILL), [Action::Pass, play(Card::Lasso(TED))]);
    let story = act(&mut state, BILL, play(Card::Lasso(TED)), &NEXT);
    let pulled = Event::MovedBack { seat: TED, from: Space::new(15), to: Space::new(11) };
    assert_eq!(why(&story, pulled), rule!("PE-147"));
    assert_eq!(pony_callers(&state), [TED, SAMMY]);
    // Neither jailed riders nor those in Sacramento: with nobody in reach nobody is asked.
    let mut state = with_card(jailed(table(&[1, 30, 32, 33]), &[HARRY]), BILL, Item::Lasso);
    believed(&mut state, Hand::Pair, &NEXT);
    assert!(matches!(state.phase, Phase::Dice { .. }));
}

#[test]
fn pe_148_a_played_card_is_shown_and_leaves_the_game() {
    let mut state = holding(Item::LuckyHorseshoe, &[1, 1, 20]);
    let story = act(&mut state, TED, play(Card::LuckyHorseshoe), &[]);
    let played = Event::Played { seat: TED, item: Item::LuckyHorseshoe };
    assert_eq!(why(&story, played), rule!("PE-148"));
    assert_eq!(PonyExpress::redact(&played, Viewer::Spectator), Some(played));
    assert_eq!((state.gone.len(), state.pockets[TED].cards.len(), state.deck.len()), (1, 0, 19));
}

#[test]
fn pe_149_there_is_no_hand_limit_and_no_duty_to_play() {
    let mut state = table(&[8, 20, 30]);
    for item in Item::ALL {
        state = with_card(state, TED, item);
    }
    assert_eq!(state.pockets[TED].cards.len(), 13);
    believed(&mut state, Hand::FullHouse, &[]);
    assert!(can(&state, TED, Action::Pass));
}

#[test]
fn pe_149_to_play_no_card_is_told_alike_of_who_holds_it_and_who_does_not() {
    for item in [Item::WhiskeyFlask, Item::Hacksaw] {
        let duel = Phase::Corners { mover: TED, rival: BILL, last: false };
        let mut state = with_card(at(table(&[14, 15, 30]), duel), BILL, item);
        act(&mut state, TED, Action::Stand(Corner::A), &[]);
        assert_eq!(deciders(&state), [BILL]);
        let story = act(&mut state, BILL, Action::Pass, &[]);
        assert_eq!(why(&story, Event::Passed { seat: BILL, window: Window::Shot }), rule!("PE-149"));
        assert_eq!((story.len(), deciders(&state)), (1, vec![TED]));
    }
    for item in [Item::MarkedCards, Item::Hacksaw] {
        let mut state = with_card(table(&[14, 15, 15]), HARRY, item);
        believed(&mut state, Hand::Pair, &[PAIR, TWO_PAIRS, NOTHING].concat());
        assert_eq!(deciders(&state), [HARRY]);
        let story = act(&mut state, HARRY, Action::Pass, &NEXT);
        assert_eq!(why(&story, Event::Passed { seat: HARRY, window: Window::Open }), rule!("PE-149"));
    }
}

/// Whether prison follows is the next question then, and nothing else would be told (PE-86).
#[test]
fn pe_149_to_take_a_hit_without_gold_is_told_before_prison_is_asked_about() {
    for item in [Item::SheriffsStar, Item::Hacksaw] {
        let mut state = with_gold(with_card(gunfight(&[15, 15, 30]), BILL, item), BILL, 0);
        act(&mut state, TED, STRAIGHT_AHEAD, GO);
        let story = act(&mut state, BILL, Action::Pass, &[]);
        assert_eq!(why(&story, Event::Passed { seat: BILL, window: Window::Hit }), rule!("PE-149"));
        assert_eq!((story.len(), deciders(&state)), (1, vec![BILL]));
    }
}

#[test]
fn pe_150_two_copies_are_not_applied_to_one_thing() {
    let two = |item| with_card(holding(item, &[8, 20, 30]), TED, item);
    let mut state = two(Item::LoadedDie);
    act(&mut state, TED, play(Card::LoadedDie { hidden: true, from: Face::Queen, to: Face::Ace }), &[]);
    let again = play(Card::LoadedDie { hidden: true, from: Face::Jack, to: Face::Ace });
    assert_eq!(refusal(&state, TED, again), not_allowed(rule!("PE-150")));
    let mut state = two(Item::FreshHorse);
    believed(&mut state, Hand::FullHouse, &[]);
    act(&mut state, TED, play(Card::FreshHorse(2)), &NEXT);
    assert_eq!(state.pockets[TED].cards.len(), 1);
    let mut state =
        with_card(with_card(gunfight(&[15, 15, 30]), TED, Item::SecondColt), TED, Item::SecondColt);
    act(&mut state, TED, play(Card::SecondColt), &[]);
    assert_eq!(refusal(&state, TED, play(Card::SecondColt)), not_allowed(rule!("PE-150")));
    // Different cards may be played on one roll.
    let mut state = with_card(holding(Item::LoadedDie, &[8, 1, 1]), TED, Item::LuckyHorseshoe);
    act(&mut state, TED, play(Card::LuckyHorseshoe), &[]);
    assert!(can(&state, TED, play(Card::LoadedDie { hidden: true, from: Face::Queen, to: Face::Ace })));
}

#[test]
fn pe_151_others_are_asked_clockwise_and_the_shooter_last() {
    // Bill, Harry and Sammy hold cards; Rick has none and is not asked.
    let mut state = table(&[8, 3, 3, 3, 3]);
    for (seat, item) in [(BILL, Item::Lasso), (HARRY, Item::WhiskeyFlask), (SAMMY, Item::WhiskeyFlask)] {
        state = with_card(state, seat, item);
    }
    believed(&mut state, Hand::Pair, &[]);
    assert_eq!((deciders(&state), choices(&state, BILL)), (vec![BILL], vec![Action::Pass]));
    act(&mut state, BILL, Action::Pass, &[]);
    assert_eq!(deciders(&state), [HARRY]);
    let mut passed = state.clone();
    act(&mut passed, HARRY, Action::Pass, &[]);
    assert_eq!(deciders(&passed), [SAMMY]);
    // One flask per shot: then it is the shooter's turn.
    act(&mut state, HARRY, play(Card::WhiskeyFlask), &[]);
    assert_eq!(state.phase, Phase::Aim { shot: Shot::Raid, flask: true });
}

#[test]
fn pe_152_cards_come_from_the_set_up_relays_and_prison_only() {
    // Fifty games: hands grow by nothing else.
    for seed in 0..50 {
        let mut chance = Chance::seeded(seed);
        let mut state = PonyExpress::setup(4, &NoOptions {}, &mut chance, &mut Silent);
        let mut legal = Vec::new();
        while let Status::Waiting(seats) = state.status() {
            let held =
                |state: &PonyExpress| state.pockets.iter().map(|(_, pocket)| pocket.cards.len()).sum::<u8>();
            let (before, seat) = (held(&state), seats.first().expect("somebody decides"));
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = *chance.pick(&legal).expect("there is a choice");
            let mut story = Vec::new();
            state.resolve(seat, &action, &mut chance, &mut story);
            let gained = happened(&story, |event| {
                matches!(event, Event::Drew { count: 1, .. })
                    || matches!(event, Event::Kept { .. }) && state.turn > 1
            });
            assert!(
                usize::from(held(&state)) <= usize::from(before) + gained,
                "{action:?} gave a card: {story:?}"
            );
        }
    }
}

#[test]
fn pe_153_with_an_empty_deck_relays_give_nothing() {
    let mut state = with_deck(table(&[7, 3, 3]), &[]);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!(why(&story, Event::NoCards { seat: TED }), rule!("PE-153"));
    assert_eq!(state.active, BILL);
}

#[test]
fn pe_154_cards_under_the_deck_come_up_last() {
    let mut state = with_deck(table(&[7, 3, 3]), &[Item::Hacksaw, Item::Lasso, Item::Dynamite]);
    believed(&mut state, Hand::Pair, &[]);
    act(&mut state, TED, Action::Keep(0), &NEXT);
    let order: Vec<Item> = state.deck.iter().map(|card| card.item).collect();
    assert_eq!(order, [Item::Lasso, Item::Hacksaw]);
}

#[test]
fn pe_176_who_has_a_card_is_asked_whatever_it_is() {
    // Bill cannot spoil the shot, but who knows? He is asked, and can only pass.
    let state = with_card(table(&[8, 3, 3]), BILL, Item::Lasso);
    let mut asked = state.clone();
    believed(&mut asked, Hand::Pair, &[]);
    assert_eq!((deciders(&asked), choices(&asked, BILL)), (vec![BILL], vec![Action::Pass]));
    // Once both flasks are out of the game nobody is; and a player without cards never is.
    let mut gone = with_card(with_card(state, HARRY, Item::WhiskeyFlask), HARRY, Item::WhiskeyFlask);
    gone.pockets[HARRY].cards = Items::EMPTY;
    gone.gone = [Item::WhiskeyFlask; 2].into_iter().collect();
    believed(&mut gone, Hand::Pair, &[]);
    assert_eq!(gone.phase, Phase::Aim { shot: Shot::Raid, flask: false });
}

#[test]
fn pe_177_equal_dice_are_alike() {
    // One of two Kings has been out and in again; the other one goes next, for it has moved least.
    let mut state = rolled(table(&[1, 1, 20]), "K K Q J 9", "");
    for action in [Action::TakeOut(Face::King), Action::PutUnder(Face::King), Action::TakeOut(Face::King)] {
        act(&mut state, TED, action, &[]);
    }
    let moves: Vec<u8> = state.shaker.expect(REACHED).dice.iter().map(|die| die.moves).collect();
    assert_eq!(moves.iter().sum::<u8>(), 3);
    assert_eq!(moves.iter().max(), Some(&2));
    // The Spyglass shows none of the faces everybody remembers, as long as there is another.
    let mut state = rolled(with_card(table(&[10, 10, 10]), BILL, Item::Spyglass), "9", "K K Q J");
    act(&mut state, TED, Action::PutUnder(Face::King), &[]);
    act(&mut state, TED, Action::Claim(Hand::ThreeOfAKind), &[]);
    let story = act(&mut state, BILL, play(Card::Spyglass), &[0]);
    assert_eq!(why(&story, Event::Spied { seat: BILL, face: Some(Face::Nine) }), rule!("PE-147"));
}
