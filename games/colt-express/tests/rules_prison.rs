//! Section 8 of `rules.md`: Marshal & Prisoners.

#![expect(clippy::wildcard_enum_match_arm, reason = "what is not named in a match is not looked for")]

use crate::table::*;
use colt_express::Bandit::{self, Belle, Cheyenne, Django, Doc, Ghost, Marshal, Mei, Tuco};
use colt_express::Card::{
    self, Arrest, BrilliantIdea, ChangeFloor, ChangeFloorPlus, Fire, Move, MovePlus, Punch, Robbery,
};
use colt_express::data::{BRAWLERS, MARSHALS_DECK, ROUND_CARDS};
use colt_express::{
    Action, BanditSet, Cards, Casting, ColtExpress, Event, Goal, Loot, Phase, Prison, Purses, RoundCard,
    Space, Target, Token, TokenPlace, TrainOptions,
};
use tinstar_core::{BadSetup, Chance, Play, RuleId, Rules, Seat, Setup, Sight, Silent, Status, Viewer, rule};

const CELL: Space = Space::CELL;

pub fn law() -> TrainOptions {
    TrainOptions { elf: false, prisoners: true, ..TrainOptions::default() }
}

pub fn prison(state: &mut ColtExpress) -> &mut Prison {
    state.prison.as_mut().expect("Marshal & Prisoners is played")
}

/// Seat 0 is the Marshal in this space, and one player runs each of the bandits, who stand there. It is the last round of a
/// quiet card; nothing lies on the floor but a strongbox in the Locomotive and the Mailbags in the Corridor; no goal is
/// fulfilled.
pub fn yard(marshal: Space, standing: &[(Bandit, Space)]) -> ColtExpress {
    yard_with(&law(), marshal, standing)
}

pub fn yard_with(options: &TrainOptions, marshal: Space, standing: &[(Bandit, Space)]) -> ColtExpress {
    let mut everybody = vec![(Marshal, marshal)];
    everybody.extend_from_slice(standing);
    let mut state = train_with(options, &everybody);
    let first = standing[0].0;
    let second = standing[1].0;
    goals(
        &mut state,
        [
            Goal::Warrant(first),
            Goal::Warrant(second),
            Goal::Target(Target::EmptyCylinder),
            Goal::Target(Target::MarkedMan),
            Goal::Target(Target::RepeatOffender),
        ],
    );
    state
}

pub fn goals(state: &mut ColtExpress, goals: [Goal; 5]) {
    prison(state).goals = goals.into_iter().collect();
}

/// The Prisoners in the Cell are these bandits' henchmen.
pub fn captives(state: &mut ColtExpress, bandits: [Bandit; 3]) {
    prison(state).prisoners = bandits.into_iter().collect();
}

/// A bandit has freed this Prisoner of the three, as if by a Brilliant Idea.
pub fn freed(state: &mut ColtExpress, bandit: Bandit, henchman: Bandit) {
    let jail = prison(state);
    if !jail.prisoners.contains(henchman) {
        let other = jail.prisoners.iter().next().expect("three Prisoners");
        jail.prisoners = jail.prisoners.without(other).with(henchman);
    }
    jail.prisoners = jail.prisoners.without(henchman);
    jail.freed[bandit.index()].insert(henchman);
    let figure = &mut state.figures[bandit.index()];
    figure.abilities = figure.abilities.with(henchman);
    if henchman == Belle {
        state.protected = state.protected.with(bandit);
    }
}

fn marshal(state: &ColtExpress) -> Space {
    at(state, Marshal)
}

fn did(story: &Story, what: impl Fn(&Event) -> bool) -> bool {
    story.iter().any(|told| what(&told.event))
}

fn tells(story: &Story, event: Event) -> bool {
    did(story, |told| *told == event)
}

fn no_effect(story: &Story, bandit: Bandit, card: Card) -> RuleId {
    why(story, Event::NoEffect { bandit, card })
}

/// Ends the round with this card after a Robbery in an empty space.
fn end_with(state: &mut ColtExpress, card: &str, idle: Bandit) -> Story {
    state.card = RoundCard::labelled(card).expect("a card of the tables");
    steal(state, &[(idle, Robbery)], &[])
}

fn refused(seats: usize, options: &TrainOptions) -> Option<(usize, usize, RuleId)> {
    match ColtExpress::check_setup(seats, options) {
        Ok(()) => None,
        Err(BadSetup::Seats { given, least, most, rule }) => {
            assert_eq!(given, seats);
            Some((least, most, rule))
        }
        Err(other) => panic!("{other:?}"),
    }
}

// 8.2 Setup

#[test]
fn mp_1_three_to_eight_play_and_others_are_told_so() {
    for seats in 0..=10 {
        let answer = refused(seats, &law());
        assert_eq!(answer, if (3..=8).contains(&seats) { None } else { Some((3, 8, rule!("MP-1"))) });
    }
    assert_eq!(refused(7, &plain()), Some((2, 6, rule!("CE-1"))), "without it nobody is the seventh");
}

#[test]
fn ce_31_with_mei_seven_bandits_can_play_without_a_marshal_player() {
    let options = TrainOptions { mei: true, characters: Casting::Dealt, ..plain() };
    assert_eq!((refused(7, &options), refused(8, &options)), (None, Some((2, 7, rule!("CE-31")))));
    let state = ColtExpress::start(7, &options, &mut Chance::seeded(3), &mut Silent).unwrap();
    assert_eq!((state.playing.len(), state.cars.len(), state.caboose.index()), (7, 6, 6));
    assert!(state.playing.contains(Mei));
    assert!(state.card.face().id.starts_with("R56"), "{}", state.card.face().id);
    let held = state.playing.iter().fold(Purses::EMPTY, |sum, bandit| sum.and(state.figure(bandit).purses));
    assert_eq!(held, Purses::of([7, 0, 0, 0, 0, 0]));
    assert_eq!(state.unseen.and(held), Purses::of([9, 2, 2, 2, 2, 2]), "the seventh brings a purse");
    // Without seven bandits that purse stays in the box.
    let state = ColtExpress::start(6, &options, &mut Chance::seeded(3), &mut Silent).unwrap();
    assert_eq!(state.unseen.len() + 6, 18);
}

#[test]
fn ce_32_the_seventh_bandit_starts_in_the_caboose() {
    let options = TrainOptions { mei: true, characters: Casting::Dealt, ..plain() };
    let state = ColtExpress::start(7, &options, &mut Chance::seeded(3), &mut Silent).unwrap();
    let seventh = seat(((state.first.index() + 6) % 7) as u8);
    let bandit = state.crews[seventh].first().unwrap();
    assert_eq!(at(&state, bandit), inside(6));
    let in_caboose = state.playing.iter().filter(|bandit| at(&state, *bandit) == inside(6)).count();
    assert_eq!(in_caboose, 4);
}

#[test]
fn mp_2_exactly_one_player_is_the_marshal() {
    let mut state = ColtExpress::start(3, &law(), &mut Chance::seeded(1), &mut Silent).unwrap();
    assert!(choices(&state, seat(0)).contains(&Action::Choose(Marshal)));
    act(&mut state, seat(0), Action::Choose(Belle), &[]);
    assert_eq!(refusal(&state, seat(1), Action::Choose(Belle)), not_allowed(rule!("CE-2")));
    // Nobody is left but the third player, who has to be the Marshal.
    let chance = &mut Chance::seeded(2);
    let story = act_with(&mut state, seat(1), Action::Choose(Mei), chance);
    assert_eq!(why(&story, Event::Joined { seat: seat(2), bandit: Marshal }), rule!("MP-2"));
    assert_eq!((state.playing, state.crews[seat(2)].first()), (set([Belle, Mei]), Some(Marshal)));
    let him = state.figure(Marshal);
    assert_eq!((him.purses, him.jewels, him.strongboxes), (Purses::EMPTY, 0, 0));
    let mut state = ColtExpress::start(4, &law(), &mut Chance::seeded(1), &mut Silent).unwrap();
    act(&mut state, seat(0), Action::Choose(Marshal), &[]);
    assert!(!choices(&state, seat(1)).contains(&Action::Choose(Marshal)), "there is one only");
}

#[test]
fn mp_3_three_players_run_one_bandit_each_and_the_marshal() {
    let state = begun(&law(), &[Marshal, Belle, Doc]);
    assert!(Seat::all(3).all(|player| state.crews[player].len() == 1));
    assert!(matches!(state.phase, Phase::Scheme { .. }), "no teams, no secret starts: {:?}", state.phase);
    assert_eq!(state.playing, set([Belle, Doc]));
}

#[test]
fn mp_4_mp_5_a_brilliant_idea_comes_for_the_marshal_card_and_no_ride_without_horses() {
    let state = begun(&law(), &[Marshal, Belle, Doc]);
    let cards = |state: &ColtExpress| state.piles[seat(1)].hand.and(state.piles[seat(1)].deck);
    let all = cards(&state);
    assert_eq!((all.len(), all.count(0, BrilliantIdea)), (10, 1));
    assert_eq!((all.count(0, Card::Marshal), all.count(0, Card::Ride)), (0, 0));
    assert_eq!((all.count(0, Move), all.count(0, Robbery), all.count(0, Punch)), (2, 2, 1));
    let deck = Cards::of_outlaw().and(Cards::rides(1));
    assert_eq!((deck.len(), deck.count(0, Card::Ride)), (11, 1), "with Horses & Stagecoach");
}

#[test]
fn mp_6_every_bandit_begins_with_its_poster_up() {
    let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, roof(2))]);
    assert_eq!(prison(&mut state).arrests, [0; 8]);
    let story = steal(&mut state, &[(Belle, Robbery)], &[]);
    let poster = 500;
    let counted = |bandit, wealth| Event::Counted { bandit, purses: Purses::one(250), wealth };
    assert!(story.iter().any(|told| told.event == counted(Belle, 250 + 1000 + poster)), "{story:?}");
}

#[test]
fn mp_7_mp_8_the_prison_car_is_the_caboose_behind_as_many_cars_as_bandits() {
    for (seats, ordinary) in [(3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 6)] {
        let options = TrainOptions { characters: Casting::Dealt, ..law() };
        let state = ColtExpress::start(seats, &options, &mut Chance::seeded(5), &mut Silent).unwrap();
        assert_eq!(
            (state.cars.len(), usize::from(state.caboose.index())),
            (ordinary, ordinary + 1),
            "{seats}"
        );
        // Start spaces: the Corridor and the car in front of it.
        let last =
            state.playing.iter().filter(|bandit| at(&state, *bandit) == state.caboose.inside()).count();
        assert_eq!(last, (seats - 1).div_ceil(2), "odd numbers start in the Corridor");
        let floor = state.floor[state.caboose.inside().index()];
        assert_eq!((floor.purses(), floor.jewels), (0, 0), "no ordinary loot lies there");
    }
    // Swivel Arm throws everybody to its Roof.
    let mut state = yard(inside(0), &[(Belle, roof(1)), (Doc, inside(1))]);
    end_with(&mut state, "R24-1", Doc);
    assert_eq!(at(&state, Belle), roof(3));
}

#[test]
fn mp_9_mp_10_mailbags_lie_in_the_corridor_and_are_loot_of_hidden_value() {
    let mut state = yard(inside(0), &[(Belle, inside(3)), (Doc, inside(3))]);
    assert!(prison(&mut state).mailbags.iter().all(|bag| bag.place == TokenPlace::on(inside(3))));
    // Both are alike, so there is nothing to choose; luck says which it was.
    let story = steal(&mut state, &[(Belle, Robbery), (Doc, Punch), (Belle, Robbery)], &[1]);
    let taken = |value| Event::MailbagTaken { seat: seat(1), bandit: Belle, label: 0, value };
    assert_eq!(why(&story, taken(Some(1200))), rule!("MP-10"));
    assert_eq!(ColtExpress::redact(&taken(Some(1200)), Viewer::Seat(seat(2))), Some(taken(None)));
    let seen = |viewer: u8| state.view(Viewer::Seat(seat(viewer))).prison.unwrap().held[Belle.index()];
    assert_eq!((seen(1).count, seen(1).values.map(|it| it[0]), seen(2).values), (1, Some(1200), None));
    // Doc's Punch asks for the type: a purse or a Mailbag.
    assert_eq!(choices(&state, seat(2)), [Action::Knock(Loot::Purse), Action::Knock(Loot::Mailbag)]);
    let story = act(&mut state, seat(2), Action::Knock(Loot::Mailbag), &[]);
    let dropped =
        Event::MailbagDropped { seat: seat(1), target: Belle, label: 2, value: Some(1200), at: inside(3) };
    assert_eq!(why(&story, dropped), rule!("MP-10"));
    // It has a new label, and lies beside the other one; Belle is in car 2 now.
    assert_eq!(at(&state, Belle), inside(2));
}

#[test]
fn mp_11_three_prisoners_lie_open_in_the_cell() {
    let mut seen = BanditSet::EMPTY;
    for seed in 0..40 {
        let state = ColtExpress::start(5, &law(), &mut Chance::seeded(seed), &mut Silent).unwrap();
        let view = state.view(Viewer::Spectator).prison.unwrap();
        assert_eq!(view.prisoners.len(), 3);
        seen = view.prisoners.iter().fold(seen, BanditSet::with);
    }
    assert_eq!(seen.len(), 7, "any of the seven henchmen");
}

#[test]
fn mp_12_the_marshal_and_a_strongbox_start_in_the_locomotive() {
    let state = begun(&law(), &[Belle, Marshal, Doc, Tuco]);
    assert_eq!((marshal(&state), state.floor[inside(0).index()].strongboxes), (inside(0), 1));
}

#[test]
fn mp_13_the_marshal_has_eleven_cards_and_two_piles_of_six() {
    let mut state = begun(&law(), &[Belle, Marshal, Doc, Tuco]);
    let all = state.piles[seat(1)].hand.and(state.piles[seat(1)].deck);
    assert_eq!((all.len(), all), (11, Cards::marshals()));
    for (card, count) in MARSHALS_DECK {
        assert_eq!(all.count(0, card), count, "{card:?}");
    }
    assert_eq!(prison(&mut state).piles, [6, 6]);
}

#[test]
fn mp_14_mp_44_mp_45_a_punch_at_the_marshal_brings_gold_then_silver_then_bronze_then_nothing() {
    let mut state =
        yard(inside(1), &[(Belle, inside(1)), (Doc, inside(0)), (Tuco, inside(2)), (Ghost, inside(2))]);
    let brawls = [(Belle, Punch), (Doc, Punch), (Tuco, Punch), (Ghost, Punch)];
    let mut story = steal(&mut state, &brawls, &[]);
    let hit = |bandit, brawler| Event::MarshalPunched { bandit, brawler };
    assert_eq!(why(&story, hit(Belle, Some(0))), rule!("MP-44"));
    story = act(&mut state, seat(1), Action::Push(inside(0)), &[]);
    assert_eq!(why(&story, hit(Doc, Some(1))), rule!("MP-44"));
    // From the Locomotive there is one way only; in car 1 nobody is left to punch him.
    assert_eq!(marshal(&state), inside(1));
    assert_eq!(prison(&mut state).brawlers, [Some(Belle), Some(Doc), None]);
    assert_eq!(BRAWLERS, [800, 500, 300]);
    let mut state = yard(inside(1), &[(Belle, inside(1)), (Doc, roof(1))]);
    prison(&mut state).brawlers = [Some(Doc), Some(Doc), Some(Doc)];
    let story = steal(&mut state, &[(Belle, Punch)], &[]);
    assert_eq!(why(&story, hit(Belle, None)), rule!("MP-45"));
}

#[test]
fn mp_15_mp_16_two_warrants_for_bandits_in_play_and_three_targets_are_drawn() {
    let mut places = BanditSet::EMPTY;
    for seed in 0..60 {
        let options = TrainOptions { characters: Casting::Dealt, ..law() };
        let mut state = ColtExpress::start(6, &options, &mut Chance::seeded(seed), &mut Silent).unwrap();
        let chance = &mut Chance::seeded(seed);
        while !matches!(state.status(), Status::Over(_)) {
            let player = state.status().deciders().first().unwrap();
            let legal = choices(&state, player);
            let action = legal[chance.below(legal.len() as u32) as usize];
            state.apply(player, &action, chance, &mut Silent).unwrap();
        }
        let drawn = prison(&mut state).goals;
        let warrants: Vec<Bandit> = drawn
            .iter()
            .filter_map(|goal| if let Goal::Warrant(bandit) = goal { Some(*bandit) } else { None })
            .collect();
        assert_eq!((drawn.len(), warrants.len()), (5, 2));
        assert!(warrants[0] != warrants[1] && warrants.iter().all(|bandit| state.playing.contains(*bandit)));
        let mut targets: Vec<Goal> =
            drawn.iter().filter(|goal| matches!(goal, Goal::Target(_))).copied().collect();
        targets.sort_unstable();
        targets.dedup();
        assert_eq!(targets.len(), 3);
        places = warrants.into_iter().fold(places, BanditSet::with);
    }
    assert_eq!(places.len(), 7, "anybody can be wanted");
}

#[test]
fn mp_17_with_few_bandits_full_of_lead_and_arch_enemy_are_out() {
    let met = |seats: usize| {
        let options = TrainOptions { characters: Casting::Dealt, ..law() };
        let mut met = Vec::new();
        for seed in 0..120 {
            let mut state =
                ColtExpress::start(seats, &options, &mut Chance::seeded(seed), &mut Silent).unwrap();
            met.extend(prison(&mut state).goals.iter().copied());
        }
        [Target::FullOfLead, Target::ArchEnemy].map(|target| met.contains(&Goal::Target(target)))
    };
    assert_eq!((met(3), met(4)), ([false; 2], [false; 2]), "two and three bandits");
    assert_eq!(met(5), [true; 2], "four bandits");
}

#[test]
fn mp_18_mp_19_mp_108_round_cards_go_by_the_bandits_and_those_of_the_box_only_if_asked_for() {
    let ids = |seats: usize, prison_cards: bool| {
        let options = TrainOptions { characters: Casting::Dealt, prison_cards, ..law() };
        let card = |seed| {
            ColtExpress::start(seats, &options, &mut Chance::seeded(seed), &mut Silent)
                .unwrap()
                .card
                .face()
                .id
        };
        (0..150).map(card).collect::<std::collections::BTreeSet<_>>()
    };
    let begins = |ids: &std::collections::BTreeSet<&str>, with: &str| {
        ids.iter().filter(|id| id.starts_with(with)).count()
    };
    let (five, six) = (ids(5, false), ids(6, false));
    assert_eq!((five.len(), begins(&five, "R24")), (7, 7), "five players are four bandits");
    assert_eq!((six.len(), begins(&six, "R56")), (7, 7), "six players are five bandits");
    let (five, eight) = (ids(5, true), ids(8, true));
    assert_eq!((five.len(), begins(&five, "R24"), begins(&five, "MP24")), (12, 7, 5));
    assert_eq!((eight.len(), begins(&eight, "R56"), begins(&eight, "MP57")), (12, 7, 5));
    assert_eq!(ROUND_CARDS.iter().filter(|face| face.id.starts_with("MPST")).count(), 3);
}

#[test]
fn mp_20_the_marshal_has_a_seat_like_others_and_can_begin() {
    let state = scheming(yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2))]), "R24-3");
    assert_eq!(decider(&state), Some(seat(0)), "seat 0 is the Marshal and First Player");
    let first = |seed| {
        let options = TrainOptions { characters: Casting::Dealt, ..law() };
        let state = ColtExpress::start(4, &options, &mut Chance::seeded(seed), &mut Silent).unwrap();
        state.crews[state.first].first() == Some(Marshal)
    };
    assert!((0..40).any(first), "luck may let him begin");
    assert!(!(0..40).all(first));
}

// 8.3 Prison car

#[test]
fn mp_21_the_corridor_is_the_inside_of_the_prison_car() {
    let mut state = yard(inside(0), &[(Belle, inside(3)), (Doc, inside(2))]);
    let story = end_with(&mut state, "R24-4", Doc);
    assert!(tells(&story, Event::Hit { bandit: Belle }), "Passengers' Rebellion reaches it");
    let mut state = yard(inside(0), &[(Belle, inside(3)), (Doc, inside(2))]);
    let story = steal(&mut state, &[(Doc, Fire)], &[]);
    assert!(tells(&story, Event::Shot { bandit: Doc, target: Belle, left: 5 }));
}

#[test]
fn mp_22_nothing_but_an_arrest_leads_into_the_cell() {
    let mut state = yard(inside(0), &[(Belle, inside(3)), (Doc, inside(3)), (Django, inside(2))]);
    steal(&mut state, &[(Django, Move)], &[]);
    assert!(!choices(&state, seat(3)).contains(&Action::Move(CELL)));
    assert_eq!(refusal(&state, seat(3), Action::Move(CELL)), not_allowed(rule!("CE-74")));
    let mut state = yard(inside(0), &[(Belle, inside(3)), (Doc, inside(3))]);
    steal(&mut state, &[(Belle, ChangeFloor), (Doc, Move)], &[]);
    assert_eq!(
        (at(&state, Belle), at(&state, Doc)),
        (roof(3), inside(2)),
        "Corridor, Roof, and the car before"
    );
    let mut state = yard(inside(1), &[(Belle, inside(3)), (Doc, roof(2))]);
    let story = steal(&mut state, &[(Marshal, Arrest)], &[]);
    assert_eq!(no_effect(&story, Marshal, Arrest), rule!("MP-38"));
}

#[test]
fn mp_23_mp_52_in_the_cell_only_a_brilliant_idea_helps() {
    let mut state = yard(inside(0), &[(Belle, CELL), (Doc, inside(2))]);
    let story = steal(&mut state, &[(Belle, Fire), (Belle, Move), (Belle, BrilliantIdea)], &[]);
    assert_eq!(no_effect(&story, Belle, Fire), rule!("MP-23"));
    assert_eq!(no_effect(&story, Belle, Move), rule!("MP-23"));
    assert_eq!(choices(&state, seat(1)), [Action::BreakOut(inside(3)), Action::BreakOut(roof(3))]);
    assert_eq!(refusal(&state, seat(1), Action::BreakOut(inside(2))), not_allowed(rule!("MP-52")));
    let story = act(&mut state, seat(1), Action::BreakOut(roof(3)), &[]);
    assert_eq!(why(&story, Event::BrokeOut { bandit: Belle, to: roof(3) }), rule!("MP-52"));
    assert_eq!(at(&state, Belle), roof(3));
}

#[test]
fn mp_24_who_is_in_the_cell_is_no_target() {
    let standing =
        [(Belle, CELL), (Doc, inside(3)), (Tuco, inside(2)), (Ghost, inside(4)), (Django, roof(4))];
    let mut state = yard(inside(3), &standing);
    // Five bandits: the Prison car is car 6. Nobody can aim at the Cell from anywhere.
    assert_eq!(state.caboose.index(), 6);
    steal(&mut state, &[(Tuco, Fire)], &[]);
    assert_eq!(choices(&state, seat(3)), [Action::Fire(Doc), Action::Fire(Marshal)]);
    assert_eq!(refusal(&state, seat(3), Action::Fire(Belle)), not_allowed(rule!("MP-24")));
    let mut state = yard(
        inside(6),
        &[(Belle, CELL), (Doc, CELL), (Tuco, inside(6)), (Ghost, inside(6)), (Django, roof(4))],
    );
    steal(&mut state, &[(Marshal, Arrest)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Arrest(Ghost), Action::Arrest(Tuco)]);
    assert_eq!(refusal(&state, seat(0), Action::Arrest(Belle)), not_allowed(rule!("MP-24")));
    assert_eq!(refusal(&state, seat(0), Action::Arrest(Django)), not_allowed(rule!("MP-37")));
    let mut state = yard(inside(0), &[(Belle, CELL), (Doc, CELL)]);
    let story = steal(&mut state, &[(Belle, Punch)], &[]);
    assert_eq!(no_effect(&story, Belle, Punch), rule!("MP-23"), "two in the Cell do not fight");
}

#[test]
fn mp_25_events_do_not_reach_into_the_cell() {
    for card in ["R24-4", "R24-1", "R24-3", "R24-7"] {
        let mut state = yard(inside(3), &[(Belle, CELL), (Doc, inside(1))]);
        end_with(&mut state, card, Belle);
        assert_eq!((at(&state, Belle), state.figure(Belle).neutral), (CELL, 0), "{card}");
    }
}

#[test]
fn mp_26_who_is_in_the_cell_plays_cards_like_others() {
    let mut state = yard(inside(0), &[(Belle, CELL), (Doc, inside(2))]);
    state.first = seat(1);
    let mut state = scheming(state, "R24-3");
    deal(&mut state, seat(1), &[(Belle, Fire), (Belle, BrilliantIdea)]);
    let may = choices(&state, seat(1));
    assert_eq!(may, [Action::Draw, play(Belle, Fire), play(Belle, BrilliantIdea)]);
}

// 8.4 The Marshal player

#[test]
fn mp_27_mp_106_nobody_meets_the_marshal() {
    let mut state = yard(inside(1), &[(Belle, inside(2)), (Doc, roof(1))]);
    let story = steal(&mut state, &[(Belle, Move), (Doc, ChangeFloor)], &[]);
    drop(story);
    act(&mut state, seat(1), Action::Move(inside(1)), &[]);
    assert_eq!((at(&state, Belle), at(&state, Doc), marshal(&state)), (inside(1), inside(1), inside(1)));
    assert_eq!((state.figure(Belle).neutral, state.figure(Doc).neutral), (0, 0));
    // Nor does anybody in the Locomotive, where he would start.
    let mut state = yard(inside(2), &[(Belle, inside(1)), (Doc, roof(1))]);
    steal(&mut state, &[(Belle, Move)], &[]);
    act(&mut state, seat(1), Action::Move(inside(0)), &[]);
    assert_eq!((at(&state, Belle), state.figure(Belle).neutral), (inside(0), 0));
}

#[test]
fn mp_28_the_marshal_draws_six_cards_and_plays_or_draws() {
    let state = begun(&law(), &[Marshal, Belle, Doc]);
    assert_eq!((state.piles[seat(0)].hand.len(), state.piles[seat(0)].deck.len()), (6, 5));
    let mut state = scheming(yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2))]), "R24-3");
    deal(&mut state, seat(0), &[(Marshal, Arrest), (Marshal, Fire)]);
    assert_eq!(choices(&state, seat(0)), [Action::Draw, play(Marshal, Fire), play(Marshal, Arrest)]);
    act_with(&mut state, seat(0), Action::Draw, &mut Chance::seeded(1));
    assert_eq!(state.piles[seat(0)].hand.len(), 5);
}

#[test]
fn mp_29_the_marshal_walks_one_car_inside_and_up_to_three_on_roofs() {
    let far = [(Belle, CELL), (Doc, CELL), (Tuco, CELL), (Ghost, CELL), (Django, CELL)];
    let mut state = yard(inside(2), &far);
    steal(&mut state, &[(Marshal, Move)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Move(inside(1)), Action::Move(inside(3))]);
    assert_eq!(refusal(&state, seat(0), Action::Move(inside(4))), not_allowed(rule!("MP-29")));
    assert_eq!(refusal(&state, seat(0), Action::Move(roof(1))), not_allowed(rule!("CE-73")));
    let mut state = yard(inside(4), &far);
    steal(&mut state, &[(Marshal, ChangeFloorPlus), (Marshal, Move)], &[]);
    assert_eq!(choices(&state, seat(0)), [1, 2, 3, 5, 6].map(|car| Action::Move(roof(car))));
    let story = act(&mut state, seat(0), Action::Move(roof(1)), &[]);
    let moved = Event::Moved { bandit: Marshal, from: roof(4), to: roof(1) };
    assert_eq!(why(&story, moved), rule!("MP-29"));
}

#[test]
fn mp_30_mp_31_after_a_plus_the_marshal_may_play_another_card() {
    let mut state = scheming(yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2))]), "R24-1");
    let hand = [(Marshal, MovePlus), (Marshal, ChangeFloorPlus), (Marshal, Fire), (Marshal, Arrest)];
    deal(&mut state, seat(0), &hand);
    act(&mut state, seat(0), play(Marshal, MovePlus), &[]);
    assert!(matches!(state.phase, Phase::Plus { .. }));
    let may = [play(Marshal, Fire), play(Marshal, ChangeFloorPlus), play(Marshal, Arrest), Action::Stop];
    assert_eq!(choices(&state, seat(0)), may, "no drawing, and face-up like the turn");
    assert_eq!(refusal(&state, seat(0), Action::Draw), not_allowed(rule!("MP-30")));
    assert_eq!(refusal(&state, seat(1), Action::Draw), not_yours(rule!("CE-44")));
    // The second is a plus as well and allows a third (MP-31).
    let story = act(&mut state, seat(0), play(Marshal, ChangeFloorPlus), &[]);
    let told = Event::Played {
        seat: seat(0),
        bandit: Marshal,
        card: Some(ChangeFloorPlus),
        face_down: false,
        lent: false,
    };
    assert_eq!(why(&story, told), rule!("MP-30"));
    assert_eq!(choices(&state, seat(0)), [play(Marshal, Fire), play(Marshal, Arrest), Action::Stop]);
    let story = act(&mut state, seat(0), Action::Stop, &[]);
    assert_eq!(why(&story, Event::PlusUnused { seat: seat(0) }), rule!("MP-30"));
    assert_eq!((decider(&state), state.common.cards.len()), (Some(seat(1)), 2));
    // A card without a plus ends the turn.
    let mut state = scheming(yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2))]), "R24-1");
    deal(&mut state, seat(0), &hand);
    act(&mut state, seat(0), play(Marshal, Fire), &[]);
    assert_eq!(decider(&state), Some(seat(1)));
    // In a tunnel both lie face-down.
    state.phase = Phase::Scheme {
        seat: seat(0),
        turn: 1,
        symbol: colt_express::data::Turn::Tunnel,
        step: 0,
        again: false,
    };
    act(&mut state, seat(0), hide(Marshal, MovePlus), &[]);
    assert!(choices(&state, seat(0)).contains(&hide(Marshal, Arrest)));
    assert!(!choices(&state, seat(0)).contains(&play(Marshal, Arrest)));
}

#[test]
fn mp_32_mp_33_the_marshal_shoots_twice_from_either_pile() {
    let mut state = yard(inside(1), &[(Belle, inside(2)), (Doc, inside(2)), (Tuco, inside(0))]);
    state.protected = BanditSet::EMPTY;
    state.figures[Belle.index()].abilities = BanditSet::EMPTY;
    steal(&mut state, &[(Marshal, Fire)], &[]);
    assert_eq!(state.phase, Phase::Volley { targets: set([Belle, Doc, Tuco]), shots: 2 });
    assert_eq!(choices(&state, seat(0)).len(), 6, "three targets, two piles");
    let story = act(&mut state, seat(0), Action::Shoot { target: Doc, pile: 1 }, &[]);
    assert_eq!(why(&story, Event::MarshalShot { target: Doc, pile: 1, left: 5 }), rule!("MP-32"));
    assert_eq!(prison(&mut state).piles, [6, 5]);
    act(&mut state, seat(0), Action::Shoot { target: Doc, pile: 0 }, &[]);
    assert_eq!(
        (prison(&mut state).piles, prison(&mut state).hits[Doc.index()]),
        ([5, 5], 2),
        "the same again"
    );
    // With one Bullet left he shoots once, and with one target and one pile nothing is asked.
    let mut state = yard(inside(1), &[(Belle, inside(2)), (Doc, roof(2))]);
    prison(&mut state).piles = [0, 1];
    prison(&mut state).hits[Doc.index()] = 11;
    state.figures[Doc.index()].shots = 11;
    let story = steal(&mut state, &[(Marshal, Fire)], &[]);
    assert!(tells(&story, Event::MarshalShot { target: Belle, pile: 1, left: 0 }));
    assert_eq!(prison(&mut state).hits[Belle.index()], 1);
    // With none the card has no effect.
    let mut state = yard(inside(1), &[(Belle, inside(2)), (Doc, roof(2))]);
    prison(&mut state).piles = [0, 0];
    prison(&mut state).hits[Doc.index()] = 12;
    state.figures[Doc.index()].shots = 12;
    let story = steal(&mut state, &[(Marshal, Fire)], &[]);
    assert_eq!(no_effect(&story, Marshal, Fire), rule!("CE-87"));
}

#[test]
fn mp_34_the_marshal_sees_as_bandits_do() {
    let mut state = yard(
        roof(2),
        &[(Belle, roof(2)), (Doc, roof(1)), (Tuco, roof(3)), (Ghost, roof(4)), (Django, inside(1))],
    );
    steal(&mut state, &[(Marshal, Fire)], &[]);
    assert_eq!(state.phase, Phase::Volley { targets: set([Doc, Tuco]), shots: 2 });
    let at_own_space = Action::Shoot { target: Belle, pile: 0 };
    assert_eq!(refusal(&state, seat(0), at_own_space), not_allowed(rule!("MP-34")));
    let behind = Action::Shoot { target: Ghost, pile: 0 };
    assert_eq!(refusal(&state, seat(0), behind), not_allowed(rule!("MP-34")));
}

#[test]
fn mp_35_mp_36_mp_107_bullets_of_and_for_the_marshal_are_cards_that_cannot_be_played() {
    let mut state = yard(inside(1), &[(Belle, inside(2)), (Doc, roof(2))]);
    prison(&mut state).piles = [2, 0];
    prison(&mut state).hits[Doc.index()] = 10;
    state.figures[Doc.index()].shots = 10;
    let story = steal(&mut state, &[(Marshal, Fire), (Belle, Fire)], &[]);
    assert_eq!((state.figure(Belle).shots, state.figure(Marshal).shots), (2, 1));
    assert_eq!((state.piles[seat(1)].deck.bullets(), state.piles[seat(0)].deck.bullets()), (2, 1));
    // Belle has fired one, and so has the prize; the Bullets cost nothing.
    let wealth = 250 + 1000 + 500;
    assert!(tells(&story, Event::Counted { bandit: Belle, purses: Purses::one(250), wealth }));
    let mut state = scheming(state, "R24-3");
    state.piles[seat(0)].hand = Cards::bullets_only(1);
    assert!(!choices(&state, seat(0)).contains(&play(Marshal, Card::Bullet)));
}

#[test]
fn mp_37_mp_38_mp_39_mp_41_an_arrested_bandit_loses_its_poster_and_keeps_its_loot() {
    let mut state = yard(inside(1), &[(Belle, inside(1)), (Doc, inside(1)), (Tuco, roof(1))]);
    rich(&mut state, Doc, 1, 0);
    prison(&mut state).brawlers[0] = Some(Doc);
    steal(&mut state, &[(Marshal, Arrest)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Arrest(Belle), Action::Arrest(Doc)]);
    assert_eq!(refusal(&state, seat(0), Action::Arrest(Tuco)), not_allowed(rule!("MP-37")));
    let story = act(&mut state, seat(0), Action::Arrest(Doc), &[]);
    assert_eq!(why(&story, Event::Jailed { bandit: Doc }), rule!("MP-37"));
    assert_eq!((at(&state, Doc), prison(&mut state).arrests[Doc.index()]), (CELL, 1));
    let doc = *state.figure(Doc);
    assert_eq!((doc.jewels, doc.purses, prison(&mut state).brawlers[0]), (1, Purses::one(250), Some(Doc)));
    // No poster: a purse, a jewel, the Gold Punch, and the prize of all.
    let wealth = 250 + 500 + 800 + 1000;
    assert!(tells(&story, Event::Counted { bandit: Doc, purses: Purses::one(250), wealth }));
    let mut state = yard(inside(1), &[(Belle, roof(1)), (Doc, inside(2))]);
    let story = steal(&mut state, &[(Marshal, Arrest)], &[]);
    assert_eq!(no_effect(&story, Marshal, Arrest), rule!("MP-38"));
}

#[test]
fn mp_40_mp_54_mp_55_an_arrested_bandit_gives_its_prisoners_back() {
    let mut state = yard(inside(1), &[(Belle, inside(1)), (Doc, roof(2))]);
    captives(&mut state, [Tuco, Django, Ghost]);
    freed(&mut state, Belle, Django);
    steal(&mut state, &[(Marshal, Arrest)], &[]);
    let jail = *prison(&mut state);
    assert_eq!((jail.prisoners, jail.freed[Belle.index()]), (set([Tuco, Django, Ghost]), BanditSet::EMPTY));
    assert_eq!(state.figure(Belle).abilities, set([Belle]), "and what they could do is gone");
    // Somebody who keeps one has 200 for it at the end.
    let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, roof(2))]);
    freed(&mut state, Belle, Django);
    let story = steal(&mut state, &[(Belle, Robbery)], &[]);
    let wealth = 250 + 1000 + 500 + 200;
    assert!(tells(&story, Event::Counted { bandit: Belle, purses: Purses::one(250), wealth }));
}

#[test]
fn mp_42_the_same_bandit_can_be_arrested_again() {
    let mut state = yard(inside(3), &[(Belle, inside(3)), (Doc, roof(1))]);
    steal(&mut state, &[(Marshal, Arrest), (Belle, BrilliantIdea), (Marshal, Arrest)], &[]);
    act(&mut state, seat(1), Action::BreakOut(inside(3)), &[]);
    assert_eq!((at(&state, Belle), prison(&mut state).arrests[Belle.index()]), (CELL, 2));
}

#[test]
fn mp_43_mp_97_protection_holds_against_the_marshals_shots_and_punches_but_not_arrests() {
    let mut state = yard(inside(1), &[(Belle, inside(2)), (Doc, inside(2)), (Tuco, roof(1))]);
    let story = steal(&mut state, &[(Marshal, Fire)], &[]);
    drop(story);
    assert_eq!(state.phase, Phase::Volley { targets: set([Doc]), shots: 2 });
    assert_eq!(
        refusal(&state, seat(0), Action::Shoot { target: Belle, pile: 0 }),
        not_allowed(rule!("MP-43"))
    );
    let mut state = yard(inside(1), &[(Belle, inside(1)), (Doc, inside(1)), (Tuco, roof(1))]);
    let story = steal(&mut state, &[(Marshal, Punch)], &[]);
    assert!(tells(&story, Event::Punched { bandit: Marshal, target: Doc }));
    let mut state = yard(inside(1), &[(Belle, inside(1)), (Doc, inside(1)), (Tuco, roof(1))]);
    steal(&mut state, &[(Marshal, Arrest)], &[]);
    assert!(choices(&state, seat(0)).contains(&Action::Arrest(Belle)));
    // If everybody is protected, anybody can be chosen (MP-97). X33: Belle and a bandit with her henchman, nobody else.
    let mut state =
        yard(roof(0), &[(Belle, inside(2)), (Doc, inside(2)), (Tuco, inside(1)), (Ghost, roof(4))]);
    freed(&mut state, Doc, Belle);
    steal(&mut state, &[(Tuco, Fire)], &[]);
    assert_eq!(choices(&state, seat(3)), [Action::Fire(Belle), Action::Fire(Doc)]);
    let mut state =
        yard(inside(0), &[(Belle, inside(2)), (Doc, inside(2)), (Tuco, inside(1)), (Ghost, roof(4))]);
    freed(&mut state, Doc, Belle);
    steal(&mut state, &[(Tuco, Fire)], &[]);
    assert_eq!(choices(&state, seat(3)), [Action::Fire(Belle), Action::Fire(Doc), Action::Fire(Marshal)]);
    // One without it protects them all.
    let mut state =
        yard(inside(0), &[(Belle, inside(2)), (Doc, inside(2)), (Tuco, inside(1)), (Ghost, inside(2))]);
    freed(&mut state, Doc, Belle);
    steal(&mut state, &[(Tuco, Fire)], &[]);
    assert_eq!(choices(&state, seat(3)), [Action::Fire(Ghost), Action::Fire(Marshal)]);
}

#[test]
fn mp_46_mp_47_mp_104_mp_105_the_marshal_can_be_shot_and_pushed() {
    let mut state = yard(inside(2), &[(Django, inside(1)), (Doc, roof(3)), (Tuco, roof(1))]);
    let story = steal(&mut state, &[(Django, Fire)], &[]);
    // He is the only target, so it must be he (MP-105).
    assert_eq!(why(&story, Event::Shot { bandit: Django, target: Marshal, left: 5 }), rule!("MP-46"));
    assert_eq!(why(&story, Event::KnockedBack { target: Marshal, to: inside(3) }), rule!("CE-97"));
    assert_eq!((marshal(&state), state.figure(Marshal).shots), (inside(3), 1));
    let most = Event::Gunslingers { bandits: set([Django]), fired: 1, team: false };
    assert_eq!(why(&story, most), rule!("CE-138"), "it counts for the prize");
    // Tuco shoots him through the roof, where Doc is a target as well.
    let mut state = yard(inside(1), &[(Tuco, roof(1)), (Doc, roof(3)), (Belle, inside(3))]);
    steal(&mut state, &[(Tuco, Fire)], &[]);
    assert_eq!(choices(&state, seat(1)), [Action::Fire(Doc), Action::Fire(Marshal)]);
}

#[test]
fn mp_48_mp_49_the_marshal_blocks_the_view_and_protects_nobody() {
    let mut state = yard(roof(2), &[(Doc, roof(1)), (Ghost, roof(3)), (Tuco, inside(1))]);
    let story = steal(&mut state, &[(Doc, Fire)], &[]);
    assert!(tells(&story, Event::Shot { bandit: Doc, target: Marshal, left: 5 }), "Ghost is behind him");
    let mut state = yard(inside(2), &[(Doc, inside(1)), (Belle, inside(2)), (Tuco, roof(1))]);
    steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!(choices(&state, seat(1)), [Action::Fire(Belle), Action::Fire(Marshal)], "Belle is fair game");
}

#[test]
fn mp_50_mp_51_mp_111_the_marshal_takes_nothing_but_punches_like_a_bandit() {
    assert!(MARSHALS_DECK.iter().all(|(card, _)| *card != Robbery));
    let mut state = yard(inside(2), &[(Belle, inside(2)), (Doc, roof(1))]);
    rich(&mut state, Belle, 1, 0);
    steal(&mut state, &[(Marshal, Punch)], &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Knock(Loot::Purse), Action::Knock(Loot::Jewel)]);
    act(&mut state, seat(0), Action::Knock(Loot::Jewel), &[]);
    assert_eq!(state.floor[inside(2).index()].jewels, 1, "it lies there, and he leaves it");
    assert_eq!(choices(&state, seat(0)), [Action::Push(inside(1)), Action::Push(inside(3))]);
    // He himself is sent to an adjacent car on his level (MP-111).
    let mut state = yard(roof(2), &[(Belle, roof(2)), (Doc, inside(1))]);
    steal(&mut state, &[(Belle, Punch)], &[]);
    assert_eq!(choices(&state, seat(1)), [Action::Push(roof(1)), Action::Push(roof(3))]);
    assert_eq!(refusal(&state, seat(1), Action::Push(inside(2))), not_allowed(rule!("MP-111")));
    let story = act(&mut state, seat(1), Action::Push(roof(3)), &[]);
    assert_eq!(why(&story, Event::Pushed { target: Marshal, to: roof(3) }), rule!("MP-111"));
    assert!(!did(&story, |event| matches!(event, Event::Dropped { .. })), "he has nothing to lose");
}

// 8.5 Brilliant Idea

#[test]
fn mp_53_mp_56_a_brilliant_idea_at_the_prison_car_frees_somebody() {
    let mut state = yard(inside(0), &[(Belle, roof(3)), (Doc, CELL)]);
    captives(&mut state, [Tuco, Django, Ghost]);
    steal(&mut state, &[(Belle, BrilliantIdea)], &[]);
    let may = [Django, Ghost, Tuco].map(Action::FreePrisoner);
    assert_eq!(choices(&state, seat(1)), [&may[..], &[Action::FreeBandit(Doc)]].concat());
    assert_eq!(refusal(&state, seat(1), Action::FreeBandit(Belle)), not_allowed(rule!("MP-53")));
    let story = act(&mut state, seat(1), Action::FreePrisoner(Tuco), &[]);
    assert_eq!(why(&story, Event::PrisonerFreed { bandit: Belle, prisoner: Tuco }), rule!("MP-54"));
    assert_eq!(
        (prison(&mut state).freed[Belle.index()], state.figure(Belle).abilities),
        (set([Tuco]), set([Belle, Tuco]))
    );
    // Another one can be freed on top of that (MP-56).
    let mut state = yard(inside(0), &[(Belle, inside(3)), (Doc, inside(1))]);
    captives(&mut state, [Tuco, Django, Ghost]);
    freed(&mut state, Belle, Tuco);
    steal(&mut state, &[(Belle, BrilliantIdea)], &[]);
    act(&mut state, seat(1), Action::FreePrisoner(Ghost), &[]);
    assert_eq!(prison(&mut state).freed[Belle.index()], set([Tuco, Ghost]));
}

#[test]
fn mp_57_mp_58_mp_59_mp_110_who_frees_a_bandit_takes_a_token_of_it() {
    let mut state = yard(inside(0), &[(Belle, roof(3)), (Doc, CELL)]);
    prison(&mut state).prisoners = BanditSet::EMPTY;
    prison(&mut state).freed[Belle.index()] = set([Tuco, Django, Ghost]);
    state.figures[Belle.index()].abilities = set([Belle, Tuco, Django, Ghost]);
    purses(&mut state, Doc, &[250, 300]);
    rich(&mut state, Doc, 1, 0);
    let story = steal(&mut state, &[(Belle, BrilliantIdea)], &[]);
    let came = Event::BanditFreed { bandit: Belle, target: Doc, to: roof(3) };
    assert_eq!(why(&story, came), rule!("MP-53"));
    assert_eq!(at(&state, Doc), roof(3), "to the one who freed it");
    assert_eq!(choices(&state, seat(1)), [Action::Claim(Loot::Purse), Action::Claim(Loot::Jewel)]);
    assert_eq!(refusal(&state, seat(1), Action::Claim(Loot::Strongbox)), not_allowed(rule!("MP-58")));
    // A purse is picked blindly.
    let story = act(&mut state, seat(1), Action::Claim(Loot::Purse), &[1]);
    let told = |value| Event::Claimed {
        seats: [seat(1), seat(2)].into_iter().collect(),
        bandit: Belle,
        target: Doc,
        loot: Loot::Purse,
        value,
        kind: None,
    };
    assert_eq!(why(&story, told(Some(300))), rule!("MP-57"));
    assert_eq!(ColtExpress::redact(&told(Some(300)), Viewer::Seat(seat(0))), Some(told(None)));
    assert_eq!(
        (state.figure(Belle).purses, state.figure(Doc).purses),
        (Purses::of([1, 1, 0, 0, 0, 0]), Purses::one(250))
    );
    // Who has nothing pays nothing.
    let mut state = yard(inside(0), &[(Belle, inside(3)), (Doc, CELL)]);
    prison(&mut state).prisoners = BanditSet::EMPTY;
    prison(&mut state).freed[Belle.index()] = set([Tuco, Django, Ghost]);
    state.figures[Belle.index()].abilities = set([Belle, Tuco, Django, Ghost]);
    purses(&mut state, Doc, &[]);
    let story = steal(&mut state, &[(Belle, BrilliantIdea)], &[]);
    assert!(!did(&story, |event| matches!(event, Event::Claimed { .. })));
    assert_eq!(at(&state, Doc), inside(3));
}

#[test]
fn mp_60_mp_61_mp_63_elsewhere_a_brilliant_idea_copies_the_last_bandits_card() {
    let standing = [(Belle, inside(1)), (Doc, inside(2)), (Tuco, roof(1))];
    let mut state = yard(inside(0), &standing);
    // X27: a Marshal card in between is not copied.
    let story = steal(&mut state, &[(Doc, ChangeFloor), (Marshal, Arrest), (Belle, BrilliantIdea)], &[]);
    assert_eq!(why(&story, Event::Copied { bandit: Belle, card: ChangeFloor }), rule!("MP-60"));
    assert_eq!((at(&state, Belle), at(&state, Doc)), (roof(1), roof(2)));
    // One's own earlier card counts too, and the copy is carried out with one's own Bullets (MP-63).
    let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2)), (Tuco, roof(1))]);
    state.figures[Belle.index()].bullets = 1;
    state.figures[Doc.index()].shots = 5;
    steal(&mut state, &[(Belle, Fire), (Belle, BrilliantIdea)], &[]);
    let story = act(&mut state, seat(1), Action::Fire(Doc), &[]);
    assert!(tells(&story, Event::Copied { bandit: Belle, card: Fire }));
    assert_eq!(no_effect(&story, Belle, Fire), rule!("CE-87"), "the pile is empty");
}

#[test]
fn mp_62_after_an_escape_or_a_rescue_or_nothing_there_is_nothing_to_copy() {
    let standing = [(Belle, inside(1)), (Doc, inside(2)), (Tuco, roof(1))];
    let mut state = yard(inside(0), &standing);
    let story = steal(&mut state, &[(Marshal, Move), (Belle, BrilliantIdea)], &[]);
    assert_eq!(no_effect(&story, Belle, BrilliantIdea), rule!("MP-62"), "no bandit's card came before");
    let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, CELL), (Tuco, roof(1))]);
    steal(&mut state, &[(Tuco, ChangeFloor), (Doc, BrilliantIdea), (Belle, BrilliantIdea)], &[]);
    let story = act(&mut state, seat(2), Action::BreakOut(roof(4)), &[]);
    assert_eq!(no_effect(&story, Belle, BrilliantIdea), rule!("MP-62"), "an escape");
    let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, roof(4)), (Tuco, roof(1))]);
    steal(&mut state, &[(Tuco, ChangeFloor), (Doc, BrilliantIdea), (Belle, BrilliantIdea)], &[]);
    let first = choices(&state, seat(2))[0];
    let story = act(&mut state, seat(2), first, &[]);
    assert_eq!(no_effect(&story, Belle, BrilliantIdea), rule!("MP-62"), "a rescue");
    // But a copy can be copied.
    let mut state = yard(inside(0), &standing);
    let cards = [(Tuco, ChangeFloor), (Doc, BrilliantIdea), (Belle, BrilliantIdea)];
    let story = steal(&mut state, &cards, &[]);
    assert!(tells(&story, Event::Copied { bandit: Belle, card: ChangeFloor }));
    assert_eq!([Belle, Doc, Tuco].map(|bandit| at(&state, bandit)), [roof(1), roof(2), inside(1)]);
}

#[test]
fn mp_64_with_nobody_to_free_a_brilliant_idea_copies_at_the_prison_car_too() {
    let mut state = yard(inside(0), &[(Belle, inside(3)), (Doc, inside(1))]);
    prison(&mut state).prisoners = BanditSet::EMPTY;
    prison(&mut state).freed[Doc.index()] = set([Tuco, Django, Ghost]);
    state.figures[Doc.index()].abilities = set([Doc, Tuco, Django, Ghost]);
    let story = steal(&mut state, &[(Doc, ChangeFloor), (Belle, BrilliantIdea)], &[]);
    assert!(tells(&story, Event::Copied { bandit: Belle, card: ChangeFloor }));
    assert_eq!(at(&state, Belle), roof(3));
}

#[test]
fn mp_101_a_card_without_effect_is_copied_as_well() {
    let mut state = yard(inside(0), &[(Belle, inside(2)), (Doc, CELL), (Tuco, roof(1))]);
    let story = steal(&mut state, &[(Doc, ChangeFloor), (Belle, BrilliantIdea)], &[]);
    assert_eq!(no_effect(&story, Doc, ChangeFloor), rule!("MP-23"));
    assert_eq!(at(&state, Belle), roof(2));
}

// 8.6 Mei

#[test]
fn mp_65_mp_66_mei_climbs_to_adjacent_cars_but_never_into_the_cell() {
    let mut state = yard(inside(0), &[(Mei, inside(2)), (Doc, roof(1))]);
    steal(&mut state, &[(Mei, ChangeFloor)], &[]);
    assert_eq!(choices(&state, seat(1)), [roof(1), roof(2), roof(3)].map(Action::Climb));
    assert_eq!(refusal(&state, seat(1), Action::Climb(CELL)), not_allowed(rule!("MP-66")));
    assert_eq!(refusal(&state, seat(1), Action::Climb(inside(2))), not_allowed(rule!("MP-65")));
    let story = act(&mut state, seat(1), Action::Climb(roof(3)), &[]);
    assert_eq!(why(&story, Event::Moved { bandit: Mei, from: inside(2), to: roof(3) }), rule!("MP-65"));
    let mut state = yard(inside(0), &[(Mei, roof(3)), (Doc, roof(1))]);
    steal(&mut state, &[(Mei, ChangeFloor)], &[]);
    assert_eq!(choices(&state, seat(1)), [inside(2), inside(3)].map(Action::Climb));
    let story = act(&mut state, seat(1), Action::Climb(inside(3)), &[]);
    assert_eq!(why(&story, Event::Moved { bandit: Mei, from: roof(3), to: inside(3) }), rule!("CE-76"));
}

// 8.7 Goals and end of the game

#[test]
fn mp_67_mp_68_the_marshal_draws_a_goal_each_round_and_shows_nobody() {
    let state = begun(&law(), &[Marshal, Belle, Doc]);
    let goals = |viewer| state.view(viewer).prison.unwrap().goals.map(|goals| goals.len());
    assert_eq!(goals(Viewer::Seat(seat(0))), Some(1), "one in the first round");
    assert_eq!((goals(Viewer::Seat(seat(1))), goals(Viewer::Spectator)), (None, None));
    assert_eq!(state.view(Viewer::Spectator).prison.unwrap().drawn, 1);
    let drawn = Event::GoalDrawn { seat: seat(0), goal: Some(Goal::Warrant(Doc)) };
    let hidden = Event::GoalDrawn { seat: seat(0), goal: None };
    assert_eq!(ColtExpress::redact(&drawn, Viewer::Seat(seat(2))), Some(hidden));
    assert_eq!(ColtExpress::redact(&drawn, Viewer::Seat(seat(0))), Some(drawn));
}

/// Ends the game with these goals.
fn judged(state: &mut ColtExpress, list: [Goal; 5]) -> u8 {
    goals(state, list);
    let story = steal(state, &[(Belle, Robbery)], &[]);
    let shown = story.iter().find_map(|told| match told.event {
        Event::GoalsShown { fulfilled, .. } => Some((fulfilled, told.rule)),
        _ => None,
    });
    let (fulfilled, rule) = shown.expect("goals are shown");
    assert_eq!(rule, rule!("MP-70"));
    fulfilled
}

#[test]
fn mp_69_a_warrant_is_fulfilled_though_its_bandit_has_left_the_cell() {
    let hopeless = [Target::MarkedMan, Target::RepeatOffender, Target::EmptyCylinder].map(Goal::Target);
    let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2))]);
    prison(&mut state).arrests[Belle.index()] = 1;
    let [a, b, c] = hopeless;
    assert_eq!(judged(&mut state, [Goal::Warrant(Belle), Goal::Warrant(Doc), a, b, c]), 1);
}

#[test]
fn mp_70_mp_71_mp_72_four_goals_win_and_three_do_not() {
    let easy = [Goal::Target(Target::MailSaved), Goal::Target(Target::UnderLockAndKey)];
    let list = [Goal::Warrant(Belle), Goal::Warrant(Doc), easy[0], easy[1], Goal::Target(Target::MarkedMan)];
    let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2))]);
    prison(&mut state).arrests[Belle.index()] = 1;
    assert_eq!(judged(&mut state, list), 3);
    let Status::Over(outcome) = state.status() else { panic!("the game is over") };
    // Doc has kept the poster and is richer; the Marshal comes last.
    assert_eq!((outcome.places[seat(2)], outcome.places[seat(1)], outcome.places[seat(0)]), (1, 2, 3));
    let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2))]);
    (prison(&mut state).arrests[Belle.index()], prison(&mut state).arrests[Doc.index()]) = (1, 1);
    rich(&mut state, Doc, 3, 0);
    assert_eq!(judged(&mut state, list), 4);
    let Status::Over(outcome) = state.status() else { panic!("the game is over") };
    assert_eq!((outcome.places[seat(0)], outcome.places[seat(2)], outcome.places[seat(1)]), (1, 2, 3));
    let winners = state.view(Viewer::Spectator).judged.unwrap().winners;
    assert_eq!(winners, [seat(0)].into_iter().collect());
}

#[test]
fn mp_73_mp_74_mp_75_wealth_is_all_of_this_and_only_bandits_have_it() {
    // X45: arrested once and escaped, one Prisoner, the Bronze Punch.
    let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, CELL)]);
    prison(&mut state).arrests = [1, 0, 0, 1, 0, 0, 0, 0];
    prison(&mut state).brawlers = [Some(Doc), Some(Doc), Some(Belle)];
    freed(&mut state, Belle, Tuco);
    let bag = &mut prison(&mut state).mailbags[0];
    (bag.place, bag.value, bag.holder) = (TokenPlace::with(Belle), Some(200), Some(seat(1)));
    let story = steal(&mut state, &[(Belle, Robbery)], &[]);
    let told = |bandit, wealth| Event::Counted { bandit, purses: Purses::one(250), wealth };
    assert!(tells(&story, told(Belle, 250 + 1000 + 200 + 200 + 300)), "{story:?}");
    // Doc is in the Cell and wins (MP-75).
    assert!(tells(&story, told(Doc, 250 + 1000 + 800 + 500)));
    assert!(tells(&story, Event::Won { seats: [seat(2)].into_iter().collect(), team: false }));
    let mut sheet = Vec::new();
    state.score_sheet(seat(1), &mut sheet);
    let items: Vec<(&str, i32)> = sheet.iter().map(|line| (line.item, line.points)).collect();
    assert_eq!(
        items,
        [
            ("ce-purses", 250),
            ("ce-mailbags", 200),
            ("ce-brawlers", 300),
            ("ce-prisoners", 200),
            ("ce-gunslinger-prize", 1000),
        ]
    );
    // The Marshal's shots win no prize, and he has nothing (MP-74).
    let mut state = yard(inside(1), &[(Belle, inside(2)), (Doc, roof(2))]);
    prison(&mut state).piles = [6, 4];
    prison(&mut state).hits[Belle.index()] = 2;
    state.figures[Belle.index()].shots = 2;
    let story = steal(&mut state, &[(Belle, Robbery)], &[]);
    assert!(tells(&story, Event::Gunslingers { bandits: set([Belle, Doc]), fired: 0, team: false }));
    let Status::Over(outcome) = state.status() else { panic!("the game is over") };
    assert_eq!(outcome.totals[seat(0)], 0);
}

#[test]
fn mp_112_mp_113_what_nobody_has_is_the_marshals() {
    let list = |target| {
        [
            Goal::Warrant(Belle),
            Goal::Warrant(Doc),
            Goal::Target(target),
            Goal::Target(Target::MarkedMan),
            Goal::Target(Target::RepeatOffender),
        ]
    };
    // X43: a Mailbag that lies somewhere counts; one that is held does not.
    for (lying, saved) in [(1, 1), (0, 0)] {
        let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2))]);
        let jail = prison(&mut state);
        for (place, value) in [(0, 200), (1, 1200)] {
            let bag = &mut jail.mailbags[place];
            (bag.place, bag.value, bag.holder) = (TokenPlace::with(Belle), Some(value), Some(seat(1)));
        }
        if lying == 1 {
            jail.mailbags[1].place = TokenPlace::on(roof(2));
        }
        assert_eq!(judged(&mut state, list(Target::MailSaved)), saved);
    }
    for (free, locked) in [(1, 1), (2, 0)] {
        let mut state = yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2))]);
        captives(&mut state, [Tuco, Django, Ghost]);
        for henchman in [Tuco, Ghost].into_iter().take(free) {
            freed(&mut state, Belle, henchman);
        }
        assert_eq!(judged(&mut state, list(Target::UnderLockAndKey)), locked);
    }
    // The other targets of Table 16.
    let mut state =
        yard(inside(0), &[(Belle, inside(1)), (Doc, inside(2)), (Tuco, roof(1)), (Ghost, roof(1))]);
    prison(&mut state).piles = [0, 6];
    prison(&mut state).hits = [4, 0, 0, 2, 0, 0, 0, 0];
    (state.figures[Belle.index()].shots, state.figures[Doc.index()].shots) = (4, 2);
    prison(&mut state).arrests = [2, 0, 0, 1, 1, 0, 0, 0];
    let every = |target| [Goal::Target(target); 5];
    for (target, fulfilled) in [
        (Target::EmptyCylinder, 5),
        (Target::FullOfLead, 0),
        (Target::ArchEnemy, 5),
        (Target::MarkedMan, 5),
        (Target::RepeatOffender, 5),
    ] {
        let mut state = state;
        assert_eq!(judged(&mut state, every(target)), fulfilled, "{target:?}");
    }
}

// 8.8 Events with a Marshal player

#[test]
fn mp_76_an_angry_marshal_shoots_at_the_roof_of_his_car_and_goes_back_on_his_level() {
    for from in [inside(1), roof(1)] {
        let mut state = yard(from, &[(Belle, roof(1)), (Doc, inside(1)), (Tuco, from)]);
        end_with(&mut state, "R24-7", Doc);
        assert_eq!((state.figure(Belle).neutral, state.figure(Doc).neutral), (1, 0));
        let to = if from.is_roof() { roof(2) } else { inside(2) };
        assert_eq!(marshal(&state), to);
        assert_eq!((at(&state, Belle), at(&state, Doc)), (roof(1), inside(1)));
    }
}

#[test]
fn mp_77_take_it_all_puts_the_strongbox_where_the_marshal_is() {
    let mut state = yard(roof(2), &[(Belle, roof(1)), (Doc, inside(1))]);
    let story = end_with(&mut state, "R24-6", Doc);
    assert_eq!(why(&story, Event::StrongboxPlaced { at: roof(2) }), rule!("MP-77"));
}

#[test]
fn mp_78_mp_109_revenge_takes_purses_and_no_mailbags() {
    let mut state = yard(inside(2), &[(Belle, roof(2)), (Doc, inside(1))]);
    purses(&mut state, Belle, &[]);
    let bag = &mut prison(&mut state).mailbags[0];
    (bag.place, bag.value, bag.holder) = (TokenPlace::with(Belle), Some(200), Some(seat(1)));
    let story = end_with(&mut state, "ST-1", Doc);
    assert!(!did(&story, |event| matches!(event, Event::PurseLost { .. })));
    let mut state = yard(inside(2), &[(Belle, roof(2)), (Doc, inside(1))]);
    let story = end_with(&mut state, "ST-1", Doc);
    assert_eq!(why(&story, Event::PurseLost { bandit: Belle, value: 250 }), rule!("CE-129"));
    // Pickpocketing is about purses too (MP-109).
    let mut state = yard(inside(0), &[(Belle, inside(3)), (Doc, inside(1))]);
    let story = end_with(&mut state, "ST-2", Doc);
    assert!(tells(&story, Event::Ended), "nobody is asked about the Mailbags: {:?}", state.phase);
}

#[test]
fn mp_79_the_train_throws_the_marshal_along_the_roofs_too() {
    for (card, to) in [("R24-1", roof(3)), ("R24-3", roof(0))] {
        let mut state = yard(roof(1), &[(Belle, inside(1)), (Doc, inside(2))]);
        let story = end_with(&mut state, card, Doc);
        assert_eq!(why(&story, Event::Thrown { bandit: Marshal, to }), rule!("MP-79"));
        assert_eq!(marshal(&state), to);
    }
}

#[test]
fn mp_80_passengers_do_not_rebel_against_the_marshal() {
    let mut state = yard(inside(1), &[(Belle, inside(1)), (Doc, roof(2))]);
    end_with(&mut state, "R24-4", Belle);
    assert_eq!((state.figure(Belle).neutral, state.figure(Marshal).neutral), (1, 0));
}

#[test]
fn mp_82_mp_83_jailbreak_and_guard_duty() {
    let mut state = yard(inside(0), &[(Belle, CELL), (Doc, inside(1))]);
    let story = end_with(&mut state, "MP24-2", Doc);
    assert_eq!(why(&story, Event::BrokeOut { bandit: Belle, to: inside(3) }), rule!("MP-82"));
    let mut state = yard(inside(0), &[(Belle, inside(3)), (Doc, roof(3))]);
    let story = end_with(&mut state, "MP24-3", Doc);
    assert_eq!(why(&story, Event::Hit { bandit: Belle }), rule!("MP-83"));
    assert_eq!((state.figure(Belle).neutral, state.figure(Doc).neutral), (1, 1));
}

#[test]
fn mp_84_the_marshal_may_go_on_patrol() {
    let mut state = yard(inside(1), &[(Belle, inside(3)), (Doc, roof(3))]);
    end_with(&mut state, "MP24-4", Doc);
    assert_eq!(state.phase, Phase::Patrol);
    assert_eq!(choices(&state, seat(0)), [Action::Move(inside(0)), Action::Move(inside(2)), Action::Leave]);
    assert_eq!(refusal(&state, seat(1), Action::Leave), not_yours(rule!("MP-84")));
    let mut stays = state;
    let story = act(&mut stays, seat(0), Action::Leave, &[]);
    assert_eq!((why(&story, Event::Stayed), marshal(&stays)), (rule!("MP-84"), inside(1)));
    act(&mut state, seat(0), Action::Move(inside(2)), &[]);
    assert_eq!(marshal(&state), inside(2));
}

#[test]
fn mp_85_mp_86_mp_87_mp_88_mp_102_shoot_out_head_count_last_stand_and_bribe() {
    let mut state = yard(inside(1), &[(Belle, inside(1)), (Doc, roof(1))]);
    let story = end_with(&mut state, "MP24-5", Doc);
    assert_eq!(why(&story, Event::Hit { bandit: Belle }), rule!("MP-85"));
    assert_eq!(state.figure(Doc).neutral, 0);
    let mut state = yard(inside(1), &[(Belle, CELL), (Doc, roof(1))]);
    let story = end_with(&mut state, "MPST-1", Doc);
    assert_eq!(why(&story, Event::HeadCounted { bandit: Belle }), rule!("MP-86"));
    let counted = |bandit, wealth| Event::Counted { bandit, purses: Purses::one(250), wealth };
    assert!(tells(&story, counted(Belle, 250 + 1000 + 500 - 250)));
    // The Marshal is in the Prison car: Corridor and Roof count, the Cell does not (MP-102).
    let mut state = yard(inside(3), &[(Belle, CELL), (Doc, roof(3))]);
    let story = end_with(&mut state, "MPST-2", Doc);
    assert_eq!(why(&story, Event::PurseLost { bandit: Doc, value: 250 }), rule!("MP-87"));
    assert_eq!(state.figure(Belle).purses.len(), 1);
    let mut state = yard(inside(3), &[(Belle, CELL), (Doc, inside(3))]);
    let story = end_with(&mut state, "MPST-3", Belle);
    assert_eq!(why(&story, Event::Bribed { bandit: Doc }), rule!("MP-88"), "the Marshal does not count");
    assert!(!tells(&story, Event::Bribed { bandit: Belle }), "alone in the Cell");
    assert!(tells(&story, counted(Doc, 250 + 1000 + 500 + 250)));
}

// 8.10 Rulings on rare cases

#[test]
fn mp_98_a_shot_through_the_roof_pushes_nobody() {
    let mut state = yard(inside(0), &[(Django, inside(2)), (Doc, roof(2)), (Belle, roof(4))]);
    freed(&mut state, Django, Tuco);
    let story = steal(&mut state, &[(Django, Fire)], &[]);
    assert!(tells(&story, Event::Shot { bandit: Django, target: Doc, left: 5 }));
    assert_eq!(at(&state, Doc), roof(2));
}

#[test]
fn mp_99_an_ability_twice_is_the_same_but_cards_add_up() {
    let mut state = yard(inside(0), &[(Doc, inside(2)), (Belle, roof(2)), (Cheyenne, roof(1))]);
    freed(&mut state, Doc, Doc);
    freed(&mut state, Belle, Belle);
    state.round = 1;
    prison(&mut state).goals = [Goal::Warrant(Doc)].into_iter().collect();
    state.common = Default::default();
    for player in Seat::all(state.seats()) {
        deal(&mut state, player, if player == seat(1) { &[(Doc, Robbery)] } else { &[] });
    }
    let symbol = colt_express::data::Turn::Standard;
    state.phase = Phase::Scheme { seat: seat(1), turn: 4, symbol, step: 3, again: false };
    let story = act_with(&mut state, seat(1), play(Doc, Robbery), &mut Chance::seeded(4));
    let drawn = story.iter().find_map(|told| match told.event {
        Event::HandDrawn { seat: whose, count, .. } if whose == seat(1) => Some((count, told.rule)),
        _ => None,
    });
    assert_eq!(drawn, Some((8, rule!("MP-99"))));
    // With a Henchman of Doc alone it is seven.
    assert_eq!(state.piles[seat(2)].hand.len(), 6);
}

#[test]
fn a_token_is_no_mailbag() {
    assert_eq!(Token::Mailbag(0).loot(), Loot::Mailbag);
}

#[test]
fn a_state_stays_within_a_kibibyte() {
    assert!(size_of::<ColtExpress>() <= 1024, "{} bytes", size_of::<ColtExpress>());
}
