//! Pools: many matches, bots in them, rewards, and what is refused.

use tinstar_arena::{AnyPool, Arrays, Seating, open};
use tinstar_bots::Level;
use tinstar_catalogue::AnyGame;
use tinstar_core::{Seat, Viewer};

/// Arrays of the right lengths for a pool.
struct Room {
    observations: Vec<f32>,
    masks: Vec<i8>,
    seats: Vec<i64>,
    rewards: Vec<f32>,
    over: Vec<bool>,
}

impl Room {
    fn of(pool: &dyn AnyPool) -> Self {
        let (matches, schema) = (pool.matches(), pool.schema());
        Self {
            observations: vec![0.0; matches * schema.width()],
            masks: vec![0; matches * schema.actions.len()],
            seats: vec![0; matches],
            rewards: vec![0.0; matches * schema.seats()],
            over: vec![false; matches],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            over: &mut self.over,
        }
    }
}

fn game(id: &str) -> AnyGame {
    AnyGame::by_id(id).expect("a game of the catalogue")
}

#[test]
fn the_same_seed_gives_the_same_matches_however_many_go_on() {
    let play = |matches: usize| {
        let mut pool =
            open(game("marshals"), &Seating { seats: 3, matches, seed: 5, ..Seating::default() }).unwrap();
        let mut room = Room::of(&*pool);
        let mut actions = vec![0; matches];
        let mut first = Vec::new();
        for _ in 0..200 {
            pool.sample(&mut actions).unwrap();
            pool.step(&actions, &mut room.arrays()).unwrap();
            if room.over[0] {
                break;
            }
            first.push((actions[0], room.observations[..pool.schema().width()].to_vec()));
        }
        first
    };
    let alone = play(1);
    assert!(alone.len() > 20);
    assert_eq!(alone, play(7));
}

#[test]
fn a_match_that_is_over_is_followed_by_the_next_and_rewards_add_up_to_nothing() {
    for id in AnyGame::ALL.iter().map(|game| game.info().id) {
        let seats = game(id).info().least_seats.max(3);
        let seating = Seating { seats, matches: 4, seed: 1, ..Seating::default() };
        let mut pool = open(game(id), &seating).unwrap();
        let mut room = Room::of(&*pool);
        let (mut actions, mut ended) = (vec![0; 4], 0);
        while ended < 8 {
            pool.sample(&mut actions).unwrap();
            pool.step(&actions, &mut room.arrays()).unwrap();
            for at in 0..4 {
                let rewards = &room.rewards[at * seats..(at + 1) * seats];
                assert!(rewards.iter().sum::<f32>().abs() < 1e-5, "{rewards:?}");
                if !room.over[at] {
                    assert!(rewards.iter().all(|reward| *reward == 0.0), "no reward before the end");
                }
                ended += usize::from(room.over[at]);
            }
        }
    }
}

#[test]
fn bots_decide_in_between_and_move_on_from_match_to_match() {
    let bots = vec![None, Some(Level::Instinct.into()), Some(Level::Random.into())];
    let seating = Seating { seats: 3, matches: 2, bots, rotate: true, ..Seating::default() };
    let mut pool = open(game("rolling-bandits"), &seating).unwrap();
    let mut room = Room::of(&*pool);
    pool.look(&mut room.arrays()).unwrap();
    let mut seats_of_mine = [Vec::new(), Vec::new()];
    let mut mine = [room.seats[0], room.seats[1]];
    assert_ne!(mine[0], mine[1], "match 0 and match 1 are neighbours");
    let mut actions = vec![0; 2];
    while seats_of_mine.iter().any(|seats| seats.len() < 4) {
        pool.sample(&mut actions).unwrap();
        pool.step(&actions, &mut room.arrays()).unwrap();
        for at in 0..2 {
            if room.over[at] {
                seats_of_mine[at].push(mine[at]);
                mine[at] = room.seats[at];
            }
            assert_eq!(room.seats[at], mine[at], "nobody but me is asked");
        }
    }
    // Two matches side by side: each of them goes on with every other one.
    assert_eq!(seats_of_mine[0][..3], [0, 1, 2]);
}

#[test]
fn a_standing_that_gets_better_is_rewarded_if_that_is_wanted() {
    let seating = Seating { seats: 2, shaping: 0.5, ..Seating::default() };
    let mut pool = open(game("catching-santa"), &seating).unwrap();
    let mut room = Room::of(&*pool);
    let (mut actions, mut in_between) = ([0], 0);
    for _ in 0..400 {
        pool.sample(&mut actions).unwrap();
        pool.step(&actions, &mut room.arrays()).unwrap();
        in_between += usize::from(!room.over[0] && room.rewards.iter().any(|reward| *reward != 0.0));
    }
    assert!(in_between > 0);
}

#[test]
fn what_is_wrong_is_refused_with_a_code_and_changes_nothing() {
    let code = |seating: &Seating| open(game("colt-express"), seating).err().map(|wrong| wrong.code);
    let with = |key: &str, value: &str| Seating {
        seats: 4,
        options: vec![(key.to_owned(), value.to_owned())],
        ..Seating::default()
    };
    assert_eq!(code(&Seating { seats: 9, ..Seating::default() }), Some("bad_player_count"));
    assert_eq!(code(&with("moon", "full")), Some("unknown_option"));
    assert_eq!(code(&with("elf", "purple")), Some("bad_option_value"));
    assert_eq!(code(&Seating { matches: 0, ..Seating::default() }), Some("bad_match_count"));
    let everywhere = vec![Some(Level::Random.into()); 2];
    assert_eq!(code(&Seating { bots: everywhere, ..Seating::default() }), Some("bad_bot_count"));

    let mut pool =
        open(game("colt-express"), &Seating { seats: 4, matches: 2, ..Seating::default() }).unwrap();
    let mut room = Room::of(&*pool);
    let before = (
        pool.view(0, Viewer::Seat(Seat::new(0))).unwrap(),
        pool.view(1, Viewer::Seat(Seat::new(0))).unwrap(),
    );
    let mut actions = vec![0; 2];
    pool.sample(&mut actions).unwrap();
    let wrong = pool.step(&[actions[0]], &mut room.arrays()).unwrap_err();
    assert_eq!(wrong.code, "bad_length");
    room.masks.pop();
    assert_eq!(pool.step(&actions, &mut room.arrays()).unwrap_err().code, "bad_length");
    room.masks.push(0);
    let wrong = pool.step(&[actions[0], i64::MAX], &mut room.arrays()).unwrap_err();
    assert_eq!(wrong.code, "bad_action");
    assert!(wrong.says.contains("match 1"), "{wrong}");
    let drawing = pool.schema().actions.iter().position(|name| name == "draw").unwrap() as i64;
    let wrong = pool.step(&[actions[0], drawing], &mut room.arrays()).unwrap_err();
    assert_eq!((wrong.code, wrong.rule.is_some()), ("not_allowed", true), "{wrong}");
    let after = (
        pool.view(0, Viewer::Seat(Seat::new(0))).unwrap(),
        pool.view(1, Viewer::Seat(Seat::new(0))).unwrap(),
    );
    assert_eq!(before, after);
    assert_eq!(pool.observe(2, 0, &mut []).unwrap_err().code, "bad_match");
    assert_eq!(pool.observe(0, 4, &mut []).unwrap_err().code, "bad_seat");
}

#[test]
fn a_match_can_stay_as_it_ended() {
    let seating = Seating { seats: 2, goes_on: false, ..Seating::default() };
    let mut pool = open(game("catching-santa"), &seating).unwrap();
    let mut room = Room::of(&*pool);
    let mut actions = [0];
    while pool.outcome(0).unwrap().is_none() {
        pool.sample(&mut actions).unwrap();
        pool.step(&actions, &mut room.arrays()).unwrap();
    }
    assert!(room.rewards.iter().any(|reward| *reward != 0.0) && room.over == [true]);
    assert!(room.masks.iter().all(|is| *is == 0) && pool.decider(0).unwrap().is_none());
    pool.step(&[0], &mut room.arrays()).unwrap();
    assert!(room.rewards.iter().all(|reward| *reward == 0.0), "rewards are given once");
    pool.reset(8);
    assert!(pool.decider(0).unwrap().is_some());
}
