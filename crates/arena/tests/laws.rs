//! What holds of numbers and observations, in random play of every game with every option and number of players.

use std::collections::HashSet;

use tinstar_arena::{AnyPool as _, Arrays, Pool, Seated, Seating};
use tinstar_catalogue::Playable;
use tinstar_core::{Chance, Flat as _, Numbered as _, Seat, Silent, Viewer};

use crate::games::{AtTable, at_every_table};

/// How many matches are played at each kind of table.
const MATCHES: u64 = 3;

fn pool<G: Playable>(seats: usize, settings: &[(String, String)]) -> Pool<G> {
    Pool::new(&Seating { seats, options: settings.to_vec(), goes_on: false, ..Seating::default() })
        .expect("what is played can be opened")
}

#[test]
fn every_legal_action_has_a_number_of_its_own_and_the_way_back() {
    struct Numbers;
    impl AtTable for Numbers {
        fn sit<G: Playable>(&mut self, seats: usize, settings: &[(String, String)], options: &G::Options) {
            for match_number in 0..MATCHES {
                let mut seated = Seated::<G>::begin(seats, options, 11, match_number);
                while seated.outcome().is_none() {
                    let mut legal = Vec::new();
                    seated.state().legal_actions(seated.seat(), &mut legal);
                    assert_eq!(seated.legal(), legal);
                    let numbers: HashSet<u32> = seated.numbers().iter().copied().collect();
                    assert_eq!(numbers.len(), legal.len(), "{} {settings:?}: {legal:?}", G::INFO.id);
                    for (at, action) in legal.iter().enumerate() {
                        let number = action.number(seated.vantage());
                        assert!(number < G::Action::COUNT, "{number} for {action:?}");
                        assert_eq!(seated.find(number as i64), Ok(at), "{action:?}");
                    }
                    let nth = seated.luck().below(legal.len() as u32) as usize;
                    seated.take(nth);
                }
            }
        }
    }
    at_every_table(&mut Numbers);
}

#[test]
fn masks_are_the_legal_actions_and_observations_what_the_schema_says() {
    struct Rows;
    impl AtTable for Rows {
        fn sit<G: Playable>(&mut self, seats: usize, settings: &[(String, String)], _: &G::Options) {
            let mut pool = pool::<G>(seats, settings);
            let schema = pool.schema().clone();
            let parts = schema.shape().parts;
            let (mut row, mut mask) = (vec![0.0; schema.width()], vec![0; schema.actions.len()]);
            let (mut imagined, mut chosen) = (row.clone(), [0]);
            let mut luck = Chance::seeded(5);
            for seed in 0..MATCHES {
                pool.reset(seed);
                while pool.outcome(0).unwrap().is_none() {
                    let arrays = &mut Arrays {
                        masks: &mut mask,
                        observations: &mut row,
                        seats: &mut [],
                        rewards: &mut [],
                        over: &mut [],
                    };
                    pool.look(arrays).unwrap();
                    let seated = &pool.seated()[0];
                    let listed: HashSet<usize> =
                        seated.numbers().iter().map(|number| *number as usize).collect();
                    let masked: HashSet<usize> =
                        (0..mask.len()).filter(|number| mask[*number] == 1).collect();
                    assert_eq!(masked, listed);
                    assert_eq!(mask.iter().map(|is| usize::from(*is != 0)).sum::<usize>(), listed.len());
                    for seat in Seat::all(seats) {
                        pool.observe(0, seat.index(), &mut row).unwrap();
                        let view = seated.state().view(Viewer::Seat(seat));
                        assert_eq!(view.parts(), parts, "a match has its parts from beginning to end");
                        for (column, value) in row.iter().enumerate() {
                            let bounds = schema.columns.least[column]..=schema.columns.most[column];
                            let name = &schema.columns.names[column];
                            assert!(
                                bounds.contains(value),
                                "{}: {name} is {value}, not in {bounds:?}",
                                G::INFO.id
                            );
                        }
                        assert!(row.iter().any(|value| *value != 0.0));
                        // Another world that looks the same to this seat gives the same row.
                        let world = G::determinise(&view, &mut luck);
                        imagined.fill(0.0);
                        let start = seats + 1;
                        imagined[..start].copy_from_slice(&row[..start]);
                        let view = world.view(Viewer::Seat(seat));
                        view.flatten(&mut tinstar_core::Row::new(
                            &mut imagined[start..],
                            schema.shape(),
                            seat,
                        ));
                        assert_eq!(row, imagined);
                    }
                    pool.sample(&mut chosen).unwrap();
                    let none = &mut Arrays {
                        observations: &mut [],
                        masks: &mut [],
                        seats: &mut [],
                        rewards: &mut [],
                        over: &mut [],
                    };
                    pool.step(&chosen, none).unwrap();
                }
            }
        }
    }
    at_every_table(&mut Rows);
}

#[test]
fn columns_and_actions_have_names_of_their_own() {
    struct Names;
    impl AtTable for Names {
        fn sit<G: Playable>(&mut self, seats: usize, settings: &[(String, String)], _: &G::Options) {
            let pool = pool::<G>(seats, settings);
            for names in [&pool.schema().columns.names, &pool.schema().actions] {
                let mut seen = HashSet::new();
                let twice = names.iter().find(|name| !seen.insert(*name));
                assert_eq!(twice, None, "{} has a name twice", G::INFO.id);
            }
        }
    }
    at_every_table(&mut Names);
}

#[test]
fn a_match_that_a_program_plays_is_the_one_that_the_rules_play() {
    struct Same;
    impl AtTable for Same {
        fn sit<G: Playable>(&mut self, seats: usize, _: &[(String, String)], options: &G::Options) {
            let mut seated = Seated::<G>::begin(seats, options, 4, 2);
            let mut chance = Chance::fast(&tinstar_core::MatchSeed::for_simulation(4, 2));
            let mut state = G::setup(seats, options, &mut chance, &mut Silent);
            while seated.outcome().is_none() {
                assert_eq!(*seated.state(), state);
                let count = seated.legal().len() as u32;
                let nth = seated.luck().below(count) as usize;
                state.resolve(seated.seat(), &seated.legal()[nth].clone(), &mut chance, &mut Silent);
                seated.take(nth);
            }
            assert_eq!(seated.outcome(), state.status().outcome());
        }
    }
    at_every_table(&mut Same);
}
