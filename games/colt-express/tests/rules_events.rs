//! Section 5 of `rules.md`: events and scoring.

use crate::table::*;
use colt_express::Bandit::{Belle, Cheyenne, Django, Doc, Ghost, Tuco};
use colt_express::Card::{ChangeFloor, Fire, Robbery};
use colt_express::data::{BASE_CARDS, Happening, ROUND_CARDS};
use colt_express::{Action, Bandit, BanditSet, Car, ColtExpress, Event, Phase, Purses, RoundCard, Token};
use tinstar_core::{BySeat, Outcome, Rules, SeatSet, Sight, rule};

/// Lets the round end with this card after a Robbery in an empty space.
fn end_with(state: &mut ColtExpress, card: &str, idle: Bandit) -> Story {
    state.card = RoundCard::labelled(card).expect("a card of the tables");
    steal(state, &[(idle, Robbery)], &[])
}

fn hits(state: &ColtExpress) -> BanditSet {
    state.playing.iter().filter(|bandit| state.figure(*bandit).neutral > 0).collect()
}

fn outcome(state: &ColtExpress) -> Outcome {
    *state.status().outcome().expect("the game is over")
}

// 5.1 Events at the end of a round

#[test]
fn ce_119_events_happen_after_the_last_card() {
    let mut state = train(&[(Belle, inside(3)), (Doc, roof(1)), (Tuco, roof(2))]);
    state.card = RoundCard::labelled("R24-1").expect("a card of Table 7");
    let story = steal(&mut state, &[(Belle, ChangeFloor), (Doc, ChangeFloor)], &[]);
    assert_eq!(why(&story, Event::Happened { what: Happening::SwivelArm }), rule!("CE-119"));
    let turned = story.iter().rposition(|told| matches!(told.event, Event::Turned { .. }));
    let happened = story.iter().position(|told| matches!(told.event, Event::Happened { .. }));
    assert!(turned < happened);
    let base = &ROUND_CARDS[..BASE_CARDS];
    let with = base.iter().filter(|face| face.happening.is_some()).count();
    assert_eq!((with, base.len()), (13, 17), "four cards show none");
}

#[test]
fn ce_120_angry_marshal_shoots_at_his_roof_and_goes_back() {
    let mut state = train(&[(Belle, roof(1)), (Doc, roof(1)), (Tuco, roof(2)), (Ghost, inside(4))]);
    state.marshal = Car::new(1);
    let story = end_with(&mut state, "R24-7", Ghost);
    assert_eq!(hits(&state), set([Belle, Doc]));
    assert_eq!(why(&story, Event::Hit { bandit: Belle }), rule!("CE-120"));
    assert_eq!(why(&story, Event::MarshalMoved { from: Car::new(1), to: Car::new(2) }), rule!("CE-120"));
}

#[test]
fn ce_121_in_the_caboose_the_marshal_stays() {
    // X14: the Marshal in the Caboose, two bandits on its roof.
    let mut state = train(&[(Belle, roof(4)), (Doc, roof(4)), (Tuco, roof(2)), (Ghost, inside(1))]);
    state.marshal = Car::new(4);
    end_with(&mut state, "R24-7", Ghost);
    assert_eq!((hits(&state), state.marshal), (set([Belle, Doc]), Car::new(4)));
}

#[test]
fn ce_122_ce_128_who_is_inside_where_he_comes_meets_him_and_is_shot_once() {
    // CE-128: Tuco is inside when the shots fall at the roof; Belle's roof is not his any more when he comes.
    let mut state = train(&[(Belle, roof(2)), (Doc, inside(4)), (Tuco, inside(2)), (Ghost, inside(4))]);
    state.marshal = Car::new(1);
    end_with(&mut state, "R24-7", Ghost);
    assert_eq!((hits(&state), state.figure(Tuco).neutral), (set([Tuco]), 1));
    assert_eq!(at(&state, Tuco), roof(2));
}

#[test]
fn ce_123_swivel_arm_sweeps_the_roofs_to_the_caboose() {
    let mut state = train(&[(Belle, roof(0)), (Doc, roof(4)), (Tuco, roof(2)), (Ghost, inside(2))]);
    let story = end_with(&mut state, "R24-1", Ghost);
    assert_eq!(state.who_is_at(roof(4)), set([Belle, Doc, Tuco]));
    assert_eq!(at(&state, Ghost), inside(2));
    assert_eq!(why(&story, Event::Thrown { bandit: Belle, to: roof(4) }), rule!("CE-123"));
}

#[test]
fn ce_124_braking_throws_everybody_on_a_roof_one_car_forward() {
    // X15: one on the roof of car 1, another on the roof of the Locomotive.
    let mut state = train(&[(Belle, roof(1)), (Doc, roof(0)), (Tuco, roof(4)), (Ghost, inside(2))]);
    let story = end_with(&mut state, "R24-3", Ghost);
    assert_eq!(state.who_is_at(roof(0)), set([Belle, Doc]));
    assert_eq!((at(&state, Tuco), at(&state, Ghost)), (roof(3), inside(2)));
    assert_eq!(why(&story, Event::Thrown { bandit: Tuco, to: roof(3) }), rule!("CE-124"));
}

#[test]
fn ce_125_take_it_all_brings_the_second_strongbox_to_the_marshal() {
    let mut state = train(&[(Belle, roof(1)), (Doc, roof(0)), (Tuco, roof(4)), (Ghost, inside(2))]);
    state.marshal = Car::new(3);
    let story = end_with(&mut state, "R24-6", Ghost);
    assert_eq!(state.floor[inside(3).index()].strongboxes, 1);
    assert!(!state.second_strongbox);
    assert_eq!(why(&story, Event::StrongboxPlaced { at: inside(3) }), rule!("CE-125"));
}

#[test]
fn ce_126_ce_127_passengers_rebellion_hits_everybody_inside() {
    let mut state = train(&[(Belle, inside(0)), (Doc, roof(0)), (Tuco, inside(4)), (Ghost, inside(2))]);
    state.marshal = Car::new(3);
    let story = end_with(&mut state, "R24-4", Ghost);
    assert_eq!(hits(&state), set([Belle, Tuco, Ghost]));
    assert_eq!(why(&story, Event::Hit { bandit: Tuco }), rule!("CE-126"));
    assert_eq!(why(&story, Event::Hit { bandit: Belle }), rule!("CE-127"), "the Locomotive is a car");
    assert_eq!(at(&state, Tuco), inside(4), "nobody has to flee");
}

// 5.2 Train Station events

#[test]
fn ce_129_ce_130_ce_131_marshals_revenge_takes_the_least_valuable_purse() {
    let mut state = train(&[(Belle, roof(0)), (Doc, roof(0)), (Tuco, roof(4)), (Ghost, inside(2))]);
    purses(&mut state, Belle, &[300, 500]);
    purses(&mut state, Doc, &[]);
    rich(&mut state, Doc, 1, 0);
    let story = end_with(&mut state, "ST-1", Ghost);
    assert_eq!(why(&story, Event::PurseLost { bandit: Belle, value: 300 }), rule!("CE-129"));
    assert_eq!(
        (state.figure(Belle).purses, state.gone),
        (Purses::one(500), Purses::one(300)),
        "it is gone (CE-131)"
    );
    assert_eq!(
        (state.figure(Doc).jewels, state.figure(Tuco).purses.len()),
        (1, 1),
        "no purse, no loss (CE-130)"
    );
    assert_eq!(happened(&story, |event| matches!(event, Event::PurseLost { .. })), 1);
}

#[test]
fn ce_132_who_is_alone_with_a_purse_may_take_it() {
    let mut state = train(&[(Belle, inside(1)), (Doc, roof(3)), (Tuco, inside(4)), (Ghost, inside(4))]);
    for space in [inside(1), roof(3), inside(4)] {
        lay(&mut state, space, 1, 1, 0);
    }
    state.first = seat(1);
    state.card = RoundCard::labelled("ST-2").expect("a card of Table 9");
    steal(&mut state, &[(Doc, Fire)], &[]);
    // Clockwise from the First Player: Doc, then Belle; Tuco and Ghost are not alone.
    assert_eq!(state.phase, Phase::Pickpocket { bandit: Doc, left: set([Belle]) });
    assert_eq!(choices(&state, seat(1)), [Action::Rob(Token::Sealed), Action::Leave]);
    assert_eq!(refusal(&state, seat(1), Action::Rob(Token::Jewel)), not_allowed(rule!("CE-132")));
    assert_eq!(refusal(&state, seat(1), Action::Rob(Token::Lost(3))), not_allowed(rule!("CE-117")));
    assert_eq!(refusal(&state, seat(0), Action::Leave), not_yours(rule!("CE-132")));
    let story = act(&mut state, seat(1), Action::Leave, &[]);
    assert_eq!(why(&story, Event::LeftAlone { bandit: Doc }), rule!("CE-132"));
    let story = act(&mut state, seat(0), Action::Rob(Token::Sealed), &[13]);
    let robbed = Event::Robbed { seat: seat(0), bandit: Belle, token: Token::Sealed, value: Some(500) };
    assert_eq!(why(&story, robbed), rule!("CE-132"));
    assert_eq!(outcome(&state).totals.as_slice(), [1750, 1250, 1250, 1250]);
}

#[test]
fn ce_133_the_marshal_does_not_count_as_company() {
    // He is always inside, so he can only be one floor below.
    let mut state = train(&[(Belle, roof(2)), (Doc, roof(3)), (Tuco, inside(4)), (Ghost, inside(4))]);
    state.marshal = Car::new(2);
    lay(&mut state, roof(2), 1, 0, 0);
    end_with(&mut state, "ST-2", Tuco);
    assert_eq!(state.phase, Phase::Pickpocket { bandit: Belle, left: BanditSet::EMPTY });
}

#[test]
fn ce_134_ce_135_250_for_everybody_in_or_on_the_locomotive() {
    let mut state = train(&[(Belle, roof(0)), (Doc, inside(0)), (Tuco, roof(1)), (Ghost, inside(4))]);
    state.marshal = Car::new(3);
    let story = end_with(&mut state, "ST-3", Tuco);
    assert_eq!(outcome(&state).totals.as_slice(), [1500, 1500, 1250, 1250]);
    assert_eq!(why(&story, Event::Ransomed { bandit: Doc }), rule!("CE-134"));
    assert_eq!(state.figure(Belle).purses, Purses::one(250), "it is money, not a token (CE-135)");
    let mut sheet = Vec::new();
    state.score_sheet(seat(0), &mut sheet);
    let lines: Vec<_> = sheet.iter().map(|line| (line.rule, line.item, line.points)).collect();
    assert_eq!(
        lines,
        [
            (rule!("CE-137"), "ce-purses", 250),
            (rule!("CE-134"), "ce-ransoms", 250),
            (rule!("CE-138"), "ce-gunslinger-prize", 1000)
        ]
    );
}

// 5.3 Final scoring

/// A table of three about to end, nobody near anything.
fn about_to_end() -> ColtExpress {
    train(&[(Belle, inside(1)), (Doc, roof(3)), (Tuco, inside(3))])
}

#[test]
fn ce_136_after_the_event_of_round_5_the_game_is_over() {
    let mut state = about_to_end();
    let story = end_with(&mut state, "ST-3", Tuco);
    assert_eq!(why(&story, Event::Ended), rule!("CE-136"));
    assert_eq!(state.phase, Phase::Over);
    let refused = refusal(&state, seat(0), Action::Draw);
    assert_eq!((refused.code, refused.rule), (tinstar_core::IllegalCode::GameOver, rule!("CE-136")));
}

#[test]
fn ce_137_wealth_is_loot_and_prizes() {
    let mut state = about_to_end();
    purses(&mut state, Belle, &[250, 350, 450]);
    rich(&mut state, Belle, 2, 1);
    let story = end_with(&mut state, QUIET, Tuco);
    let held = state.figure(Belle).purses;
    let counted = Event::Counted { bandit: Belle, purses: held, wealth: 1050 + 1000 + 1000 + 1000 };
    assert_eq!(why(&story, counted), rule!("CE-137"));
}

#[test]
fn ce_138_ce_139_ce_140_the_prize_for_the_most_bullets_fired() {
    // X28: two bandits fired four Bullets each, nobody more.
    let mut state = about_to_end();
    for (bandit, bullets, shots) in [(Belle, 2, 0), (Doc, 2, 0), (Tuco, 5, 9)] {
        (state.figures[bandit.index()].bullets, state.figures[bandit.index()].shots) = (bullets, shots);
    }
    let mut alone = state;
    let story = end_with(&mut state, QUIET, Tuco);
    assert_eq!(
        why(&story, Event::Gunslingers { bandits: set([Belle, Doc]), fired: 4, team: false }),
        rule!("CE-139")
    );
    assert_eq!(outcome(&state).totals.as_slice(), [1250, 1250, 250]);

    alone.figures[Doc.index()].bullets = 3;
    alone.figures[Tuco.index()].shots = 8;
    let story = end_with(&mut alone, QUIET, Tuco);
    assert_eq!(
        why(&story, Event::Gunslingers { bandits: set([Belle]), fired: 4, team: false }),
        rule!("CE-138")
    );
    assert_eq!(outcome(&alone).totals.as_slice(), [1250, 250, 250]);

    let mut nobody = about_to_end();
    let story = end_with(&mut nobody, QUIET, Tuco);
    // X42: nobody fired, so everybody fired most.
    assert_eq!(
        why(&story, Event::Gunslingers { bandits: set([Belle, Doc, Tuco]), fired: 0, team: false }),
        rule!("CE-140")
    );
    assert_eq!(outcome(&nobody).totals.as_slice(), [1250, 1250, 1250]);
}

#[test]
fn ce_141_the_richest_wins() {
    let mut state = about_to_end();
    purses(&mut state, Doc, &[300]);
    let story = end_with(&mut state, QUIET, Tuco);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(seat(1)), team: false }), rule!("CE-141"));
}

#[test]
fn ce_142_among_the_richest_the_one_with_fewest_bullets_wins() {
    let mut state = about_to_end();
    purses(&mut state, Doc, &[300]);
    purses(&mut state, Tuco, &[300]);
    state.figures[Doc.index()].neutral = 2;
    // A bandit's Bullet and a neutral one count alike.
    state.figures[Tuco.index()].neutral = 1;
    let story = end_with(&mut state, QUIET, Tuco);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(seat(2)), team: false }), rule!("CE-142"));
    assert_eq!(outcome(&state).places, BySeat::from_fn(3, |player| [3, 2, 1][player.index()]));
}

#[test]
fn ce_143_ce_161_after_that_they_share_and_the_places_go_on() {
    let mut state = train(&[(Belle, inside(1)), (Doc, roof(3)), (Tuco, inside(3)), (Ghost, roof(1))]);
    for bandit in [Doc, Tuco] {
        purses(&mut state, bandit, &[300]);
    }
    state.figures[Ghost.index()].neutral = 1;
    let story = end_with(&mut state, QUIET, Tuco);
    let both = [seat(1), seat(2)].into_iter().collect();
    assert_eq!(why(&story, Event::Won { seats: both, team: false }), rule!("CE-143"));
    assert_eq!(outcome(&state).places.as_slice(), [3, 1, 1, 4], "wealth, fewer Bullets, then shared");
}

#[test]
fn ce_164_when_the_clock_runs_out() {
    use tinstar_core::{Instinct as _, Viewer};
    let late = |state: &ColtExpress, player: u8| {
        let view = state.view(Viewer::Seat(seat(player)));
        ColtExpress::on_timeout(&view, seat(player), &choices(state, seat(player)))
    };
    // Schemin': draw, else the first playable card.
    let mut state = scheming(about_to_end(), QUIET);
    deal(&mut state, seat(0), &[(Belle, Fire)]);
    assert_eq!(late(&state, 0), Action::Draw);
    state.piles[seat(0)].deck = Default::default();
    assert_eq!(late(&state, 0), play(Belle, Fire));
    // Forward before backward, nearer before farther.
    let mut state = train(&[
        (Belle, roof(2)),
        (Doc, inside(2)),
        (Tuco, inside(1)),
        (Cheyenne, inside(1)),
        (Django, inside(3)),
    ]);
    steal(&mut state, &[(Belle, colt_express::Card::Move)], &[]);
    assert_eq!(late(&state, 0), Action::Move(roof(1)));
    // Seat order: Tuco sits before Cheyenne.
    steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!(late(&state, 1), Action::Fire(Tuco));
    // Purse before jewel; what is optional is declined.
    lay(&mut state, inside(2), 1, 1, 0);
    steal(&mut state, &[(Doc, Robbery)], &[]);
    assert_eq!(late(&state, 1), Action::Rob(Token::Sealed));
    lay(&mut state, inside(3), 1, 0, 0);
    end_with(&mut state, "ST-2", Belle);
    assert!(matches!(state.phase, Phase::Pickpocket { .. }));
    let player = decider(&state).expect("somebody picks pockets");
    assert_eq!(late(&state, player.index() as u8), Action::Leave);
}
