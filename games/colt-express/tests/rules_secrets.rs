//! Section 11 of `rules.md`: decisions and hidden information.

use crate::table::*;
use colt_express::Action::Draw;
use colt_express::Bandit::{Belle, Cheyenne, Doc, Ghost, Tuco};
use colt_express::Card::{Bullet, ChangeFloor, Fire, Move, Punch, Robbery};
use colt_express::data::Turn;
use colt_express::{
    Action, Car, ColtExpress, Event, Loot, Phase, Played, RoundCard, Token, TokenPlace, TrainOptions,
};
use tinstar_core::{Chance, Rules, Seat, Sight, Speak, Viewer, rule};
use tinstar_testkit::Laws;

#[test]
fn ce_152_nothing_hidden_is_in_anybodys_view() {
    let mut state =
        train_with(&TrainOptions::default(), &[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]);
    state = scheming(state, QUIET);
    state = with_elf(state, inside(1), set([Tuco]));
    deal(&mut state, seat(0), &[(Belle, Move), (Belle, Punch)]);
    state.common.cards.push(Played::new(Doc, Fire, true));
    deal(&mut state, seat(1), &[]);
    for viewer in Viewer::all(3) {
        let view = state.view(viewer);
        for player in Seat::all(3) {
            let own = view.own.filter(|own| own.seat == player);
            assert_eq!(own.is_some(), viewer.is(player), "a hand is seen by its owner alone");
            assert_eq!(view.seats[player].hand, state.piles[player].hand.len(), "its size by everybody");
        }
        for (bandit, player) in [(Belle, 0), (Doc, 1), (Tuco, 2)] {
            let figure = view.figures[bandit.index()].expect("it plays");
            let own = viewer.is(seat(player));
            assert_eq!((figure.values.is_some(), figure.gift.is_some()), (own, own));
        }
        assert_eq!(view.common[0].card.is_some(), viewer.is(seat(1)));
        assert_eq!(view.cards_turned, state.turned, "only turned round cards");
    }
}

#[test]
fn ce_153_nobodys_wealth_is_shown_but_its_tokens_are() {
    let mut state = train(&[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]);
    purses(&mut state, Doc, &[300, 500]);
    rich(&mut state, Doc, 1, 1);
    let view = state.view(Viewer::Seat(seat(0)));
    let doc = view.figures[Doc.index()].expect("Doc plays");
    assert_eq!((doc.purses, doc.jewels, doc.strongboxes, doc.values), (2, 1, 1, None));
    let text = serde_json::to_string(&view).expect("a view is plain data");
    assert!(!text.contains("wealth") && !text.contains("2300"));
}

#[test]
fn ce_154_covered_cards_are_not_described() {
    let mut state = scheming(train(&[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]), QUIET);
    for (player, bandit, card) in [(0, Belle, Move), (1, Doc, Robbery)] {
        deal(&mut state, seat(player), &[(bandit, card)]);
        act(&mut state, seat(player), play(bandit, card), &[]);
    }
    let described = format!("{:?}", ColtExpress::describe(&state.view(Viewer::Spectator)));
    assert!(described.contains("ce-card-robbery"), "the topmost card is visible");
    assert!(!described.contains("ce-card-move"), "a covered one is left to memory");
}

#[test]
fn ce_154_whether_covered_cards_may_be_shown_is_an_option_everybody_sees() {
    use tinstar_core::Options as _;
    let mut options = TrainOptions::default();
    assert!(options.open_plan);
    options.set("plan", "covered").expect("an option of this game");
    let state = begun(&options, &[Belle, Doc, Tuco]);
    assert!(Viewer::all(3).all(|viewer| !state.view(viewer).open_plan));
    // Memory is the same with either: a view holds what its viewer saw (CE-51).
    let mut told =
        scheming(train_with(&options, &[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]), QUIET);
    deal(&mut told, seat(0), &[(Belle, Move)]);
    act(&mut told, seat(0), play(Belle, Move), &[]);
    assert_eq!(told.view(Viewer::Seat(seat(1))).common[0].card, Some(Move));
}

#[test]
fn ce_63_in_stealing_the_card_that_is_carried_out_is_described_and_no_other() {
    let mut state = train(&[(Belle, inside(2)), (Doc, inside(3)), (Tuco, inside(3))]);
    steal(&mut state, &[(Belle, Move), (Doc, Robbery), (Tuco, Fire)], &[]);
    assert_eq!(state.phase, Phase::Move { bandit: Belle });
    let described = format!("{:?}", ColtExpress::describe(&state.view(Viewer::Spectator)));
    assert!(described.contains("ce-describe-stealing"), "{described}");
    assert!(described.contains("ce-card-move"), "{described}");
    assert!(!described.contains("ce-card-fire") && !described.contains("ce-card-robbery"), "{described}");
}

#[test]
fn ce_155_a_lost_purse_is_labelled_and_the_label_is_lost_when_it_is_taken() {
    let mut state = train(&[(Doc, roof(3)), (Tuco, roof(3)), (Ghost, roof(3))]);
    // Doc punches Ghost's purse out of him, takes it, and Tuco punches one out of Doc: a new label.
    steal(&mut state, &[(Doc, Punch), (Doc, Robbery), (Tuco, Punch)], &[]);
    act(&mut state, seat(0), Action::Punch(Ghost), &[0]);
    assert_eq!(state.phase, Phase::Over);
    let lost: Vec<_> = state.lost.iter().map(|purse| (purse.label, purse.place)).collect();
    assert_eq!(lost, [(1, TokenPlace::on(roof(3)))]);
    assert_eq!(state.labels, 2);
}

#[test]
fn ce_156_only_the_last_holder_knows_what_is_in_a_purse_on_the_floor() {
    let mut state = train(&[(Doc, roof(3)), (Tuco, roof(3)), (Ghost, roof(1))]);
    purses(&mut state, Tuco, &[450]);
    let story = steal(&mut state, &[(Doc, Punch), (Doc, Move)], &[]);
    for viewer in Viewer::all(3) {
        let known = viewer.is(seat(1)).then_some(450);
        assert_eq!(state.view(viewer).lost[0].value, known);
        let told = story.iter().find(|told| matches!(told.event, Event::Dropped { .. })).expect("it fell");
        let Some(Event::Dropped { value, .. }) = ColtExpress::redact(&told.event, viewer) else {
            panic!("told all")
        };
        assert_eq!(value, known, "not even the one who punched");
    }
    // What the last holder knows stays as it is in every world imagined for him.
    let view = state.view(Viewer::Seat(seat(1)));
    for luck in 0..20 {
        let world = ColtExpress::determinise(&view, &mut Chance::seeded(luck));
        assert_eq!(world.lost[0].value, 450);
    }
}

#[test]
fn ce_156_who_lost_a_purse_knows_who_took_it_until_that_one_loses_a_purse() {
    let mut state = train(&[(Belle, inside(2)), (Doc, inside(2)), (Tuco, inside(3)), (Ghost, inside(2))]);
    purses(&mut state, Ghost, &[500, 450]);
    // Doc punches a purse out of Ghost, and Belle and Doc take what lies there.
    lay(&mut state, inside(2), 1, 0, 0);
    // Belle is spared, so the punch hits Ghost; luck says that it is the purse of 450.
    steal(&mut state, &[(Doc, Punch), (Belle, Robbery), (Doc, Robbery), (Tuco, Move)], &[0]);
    act(&mut state, seat(1), Action::Push(inside(1)), &[]);
    let both = [Action::Rob(Token::Sealed), Action::Rob(Token::Lost(0))];
    assert_eq!(choices(&state, seat(0)), both);
    let laws = Laws::<ColtExpress>::new().vary_hidden(crate::laws::vary);
    let told = |state: &ColtExpress, viewer| {
        let taken = state.view(viewer).taken;
        taken.iter().map(|purse| (purse.bandit, purse.holder, purse.value)).collect::<Vec<_>>()
    };
    let before = state;
    for (choice, robber) in both.into_iter().zip([Doc, Belle]) {
        // Whoever took which purse, everybody saw it.
        for luck in 0..40 {
            let chance = &mut Chance::seeded(luck);
            assert_eq!(laws.examine(&before, seat(0), choice, chance), Ok(()));
        }
        let mut state = before;
        act(&mut state, seat(0), choice, &[0]);
        let knows = |viewer: Viewer| viewer.is(seat(3)) || viewer.is(state.figures[robber.index()].seat);
        for viewer in Viewer::all(4) {
            assert_eq!(told(&state, viewer), [(robber, seat(3), knows(viewer).then_some(450))]);
        }
        // In every world that Ghost's player imagines the robber has it.
        let view = state.view(Viewer::Seat(seat(3)));
        for luck in 0..20 {
            let world = ColtExpress::determinise(&view, &mut Chance::seeded(luck));
            assert!(world.figures[robber.index()].purses.has(450));
        }
    }
    // Once the robber has lost a purse, which he shows nobody, it can be either.
    let mut state = before;
    act(&mut state, seat(0), both[1], &[0]);
    state.phase = Phase::Knock { bandit: Doc, target: Belle };
    act(&mut state, seat(1), Action::Knock(Loot::Purse), &[0]);
    assert!(Viewer::all(4).all(|viewer| told(&state, viewer).is_empty()));
}

#[test]
fn ce_156_whom_cheyenne_robs_knows_what_she_took() {
    let mut state = train(&[(Cheyenne, roof(3)), (Tuco, roof(3)), (Ghost, roof(1))]);
    purses(&mut state, Tuco, &[450]);
    steal(&mut state, &[(Cheyenne, Punch), (Ghost, Move)], &[]);
    act(&mut state, seat(0), Action::Take, &[]);
    for viewer in Viewer::all(3) {
        let taken = state.view(viewer).taken;
        let knows = viewer.is(seat(0)) || viewer.is(seat(1));
        assert_eq!((taken.len(), taken[0].bandit, taken[0].value), (1, Cheyenne, knows.then_some(450)));
    }
}

#[test]
fn ce_160_a_forced_draw_looks_like_any_other() {
    let mut state = scheming(train(&[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]), QUIET);
    state.figures[Belle.index()].neutral = 1;
    deal(&mut state, seat(0), &[(Belle, Bullet)]);
    assert_eq!(choices(&state, seat(0)), [Draw], "it is asked for although nothing else is possible");
    let mut free = state;
    deal(&mut free, seat(0), &[(Belle, Move)]);
    assert_eq!(state.status(), free.status());
    let seen = |state: &mut ColtExpress| {
        let story = act_with(state, seat(0), Draw, &mut Chance::seeded(1));
        let told: Vec<_> = story
            .iter()
            .map(|told| (told.rule, ColtExpress::redact(&told.event, Viewer::Spectator)))
            .collect();
        (told, state.view(Viewer::Spectator))
    };
    assert_eq!(seen(&mut state), seen(&mut free));
}

#[test]
fn ce_162_a_refused_input_changes_nothing_and_names_the_rule() {
    let mut state = scheming(train(&[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]), QUIET);
    deal(&mut state, seat(0), &[(Belle, Move)]);
    // `refusal` checks that state, luck and log are as they were.
    assert_eq!(refusal(&state, seat(0), play(Belle, Fire)), not_allowed(rule!("CE-45")));
    assert_eq!(refusal(&state, seat(0), Action::MoveMarshal(Car::new(1))), not_allowed(rule!("CE-45")));
    assert_eq!(refusal(&state, seat(2), Draw), not_yours(rule!("CE-44")));
}

#[test]
fn ce_163_a_refusal_gives_nothing_away() {
    let mut state = scheming(train(&[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]), QUIET);
    deal(&mut state, seat(0), &[(Belle, Move)]);
    deal(&mut state, seat(1), &[(Doc, Fire)]);
    let mut other = state;
    deal(&mut other, seat(1), &[(Doc, Punch)]);
    for action in [play(Belle, Fire), play(Doc, Fire), play(Doc, Punch), hide(Belle, Move)] {
        assert_eq!(refusal(&state, seat(0), action), refusal(&other, seat(0), action));
    }
}

#[test]
fn ce_165_a_purse_lost_to_marshals_revenge_is_shown_to_all() {
    let mut state = train(&[(Belle, roof(0)), (Doc, inside(2)), (Tuco, inside(3))]);
    purses(&mut state, Belle, &[350]);
    state.card = RoundCard::labelled("ST-1").expect("a card of Table 9");
    let story = steal(&mut state, &[(Tuco, Robbery)], &[]);
    let event = Event::PurseLost { bandit: Belle, value: 350 };
    assert_eq!(why(&story, event), rule!("CE-129"));
    assert!(Viewer::all(3).all(|viewer| ColtExpress::redact(&event, viewer) == Some(event)));
    assert!(Viewer::all(3).all(|viewer| state.view(viewer).gone.has(350)));
}

#[test]
fn ce_166_purses_that_nobody_has_held_are_alike() {
    let mut state = train(&[(Belle, inside(2)), (Doc, roof(2)), (Tuco, inside(3))]);
    lay(&mut state, inside(2), 4, 1, 0);
    steal(&mut state, &[(Belle, Robbery)], &[]);
    assert_eq!(
        choices(&state, seat(0)),
        [Token::Sealed, Token::Jewel].map(Action::Rob),
        "one choice for all four"
    );
    lay(&mut state, inside(2), 4, 0, 0);
    let story = steal(&mut state, &[(Belle, Robbery)], &[0]);
    assert_eq!(
        happened(&story, |event| matches!(event, Event::Robbed { .. })),
        1,
        "and no choice if there is nothing else"
    );
}

#[test]
fn ce_52_ce_160_worlds_imagined_for_a_seat_keep_what_it_knows() {
    let mut state = train_with(
        &TrainOptions::default(),
        &[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3)), (Cheyenne, roof(1))],
    );
    state = with_elf(scheming(state, QUIET), inside(1), set([Tuco, Belle]));
    state.phase = Phase::Scheme { seat: seat(0), turn: 1, symbol: Turn::Tunnel, step: 0, again: false };
    deal(&mut state, seat(0), &[(Belle, Move), (Belle, ChangeFloor)]);
    act(&mut state, seat(0), hide(Belle, ChangeFloor), &[]);
    let view = state.view(Viewer::Seat(seat(0)));
    let mut hands = Vec::new();
    for luck in 0..50 {
        let world = ColtExpress::determinise(&view, &mut Chance::seeded(luck));
        assert_eq!(world.piles[seat(0)], state.piles[seat(0)]);
        assert_eq!(world.common, state.common);
        assert!(world.elf.expect("he rides along").gifts.contains(Belle));
        assert_eq!(world.piles[seat(1)].hand.len(), 0);
        hands.push(world.elf.expect("he rides along").gifts);
    }
    assert!(hands.iter().any(|gifts| *gifts != hands[0]), "what it does not know varies");
}
