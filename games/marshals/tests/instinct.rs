//! What the instinct chooses, and that it beats chance.

use crate::table::*;
use tinstar_bots::Level;
use tinstar_core::{Chance, most_appealing};
use tinstar_lab::{Plan, simulate};

fn instinct(state: &Marshals) -> Action {
    let seat = asked(state);
    most_appealing::<Marshals>(
        &state.view(Viewer::Seat(seat)),
        seat,
        &choices(state, seat),
        &mut Chance::seeded(0),
    )
}

#[test]
fn the_instinct_rides_on_with_a_low_card_to_its_own_terrain() {
    let state = table(3).at(ANNA, DESERT).holding(ANNA, &["MV-F-2", "MV-P-2", "MV-F-9"]);
    assert_eq!(instinct(&state), ride("MV-F-2", FOREST));
}

#[test]
fn the_instinct_takes_an_outlaw_it_knows_to_be_on_top() {
    let mut state = table(3).at(ANNA, DESERT).holding(ANNA, &["MV-F-10"]).top(&["OU-4"]);
    state.known.set(card("OU-4"), Knowers::only(ANNA));
    assert_eq!(instinct(&state), SpendProvision { to: place(FOREST) });
    // With an Ambush on the pile a provision would not do.
    let state = state.discarded(&["AM-F-1"]);
    assert_eq!(instinct(&state), ride("MV-F-10", FOREST));
}

#[test]
fn the_instinct_finishes_off_a_rival() {
    let state = table(2).at(BEN, FOREST).holding(ANNA, &["AM-F-2", "MV-D-9"]).with(BEN, 2, 4, 10);
    assert_eq!(instinct(&state), play("AM-F-2"));
}

#[test]
fn the_instinct_claims_and_objects() {
    let (state, _) = draw(table(3).holding(BEN, &["MV-F-7", "MV-F-2"]).top(&["OU-1"]), ANNA);
    assert_eq!(instinct(&state), Claim);
    let mut state = table(3).holding(ANNA, &["CL-F"]).holding(BEN, &["JU-1"]);
    act(&mut state, ANNA, play("CL-F"));
    assert_eq!(instinct(&state), Object);
}

#[test]
fn the_instinct_shows_a_card_when_paying_would_be_the_end() {
    let mut state = table(3).all_at(FOREST).holding(ANNA, &["AM-F-2"]).holding(BEN, &["MV-F-6"]);
    state = state.with(BEN, 2, 4, 10).holding(CLEO, &["WI-1"]);
    act(&mut state, ANNA, play("AM-F-2"));
    assert_eq!(instinct(&state), Reveal { card: card("MV-F-6") });
}

#[test]
fn the_instinct_puts_an_event_before_an_outlaw() {
    let mut state = table(2).holding(ANNA, &["CL-F"]).top(&["OU-1", "MV-D-3", "EV-BORDER"]);
    act(&mut state, ANNA, play("CL-F"));
    assert_eq!(instinct(&state), Place { nth: 2 });
}

#[test]
fn the_instinct_keeps_the_outlaw_it_finds() {
    let mut state = table(2).holding(ANNA, &["HI-F"]).top(&["MV-D-3", "OU-1"]);
    act(&mut state, ANNA, Hideout { card: card("HI-F"), from: None });
    assert_eq!(instinct(&state), Keep { nth: 1 });
}

#[test]
fn the_instinct_buys_what_it_is_short_of() {
    let mut state = table(2).holding(ANNA, &["EV-VILLAGE-A"]).with(ANNA, 1, 4, 20);
    act(&mut state, ANNA, play("EV-VILLAGE-A"));
    assert_eq!(instinct(&state), Buy { goods: Goods::Bullet });
    let mut state = table(2).holding(ANNA, &["EV-VILLAGE-A"]).with(ANNA, 5, 5, 20);
    act(&mut state, ANNA, play("EV-VILLAGE-A"));
    assert_eq!(instinct(&state), Pass);
}

/// The share of victories of one instinct among others that play at random.
fn share(seats: usize, mode: Mode, games: u64) -> f64 {
    let mut bots = vec![Level::Random; seats];
    bots[0] = Level::Instinct;
    let options = GameOptions { mode };
    let plan = Plan::<Marshals> {
        seats,
        options,
        games,
        seed: 1,
        threads: 1,
        bots: bots.into_iter().map(Into::into).collect(),
        count_rules: false,
    };
    simulate(&plan, &|_| (), None).expect("nothing stops it").wins_by_bot["instinct"].share
}

#[test]
fn the_instinct_beats_chance_at_every_table() {
    for (mode, seats, at_least) in [
        (Mode::Standard, 2, 0.70),
        (Mode::Standard, 3, 0.45),
        (Mode::Standard, 4, 0.35),
        (Mode::Basic, 2, 0.60),
        (Mode::Basic, 3, 0.40),
        (Mode::Basic, 4, 0.30),
    ] {
        let share = share(seats, mode, 2_000);
        assert!(share > at_least, "{mode:?} with {seats}: {share}");
    }
}
