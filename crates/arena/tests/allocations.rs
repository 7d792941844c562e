//! A step of a pool allocates nothing once it is warm, in any game.

use tinstar_arena::{AnyPool as _, Arrays, Pool, Seating};
use tinstar_bots::Level;
use tinstar_catalogue::Playable;

use crate::games::{AtTable, at_every_table};

#[test]
fn a_step_allocates_nothing() {
    struct Steps;
    impl AtTable for Steps {
        fn sit<G: Playable>(&mut self, seats: usize, settings: &[(String, String)], _: &G::Options) {
            let mut bots = vec![None; seats];
            bots[0] = Some(Level::Instinct.into());
            let seating = Seating {
                seats,
                options: settings.to_vec(),
                matches: 2,
                bots,
                shaping: 1.0,
                ..Seating::default()
            };
            let mut pool = Pool::<G>::new(&seating).unwrap();
            let mut observations = vec![0.0; 2 * pool.schema().width()];
            let mut masks = vec![0; 2 * pool.schema().actions.len()];
            let (mut seats_of, mut rewards, mut over) = ([0; 2], vec![0.0; 2 * seats], [false; 2]);
            let mut actions = [0; 2];
            let mut play = |steps| {
                for _ in 0..steps {
                    pool.sample(&mut actions).unwrap();
                    let arrays = &mut Arrays {
                        observations: &mut observations,
                        masks: &mut masks,
                        seats: &mut seats_of,
                        rewards: &mut rewards,
                        over: &mut over,
                    };
                    pool.step(&actions, arrays).unwrap();
                }
            };
            // Lists of choices have to become as long as they get.
            play(1500);
            let counted = allocation_counter::measure(|| play(300));
            assert!(counted.count_total <= 1, "{} {settings:?} {seats}: {counted:?}", G::INFO.id);
        }
    }
    at_every_table(&mut Steps);
}
