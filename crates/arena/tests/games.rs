//! Every game with every option and for every number of players.

use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::Options as _;

/// The usual options, and each that has one of its values changed, as names and values.
pub fn settings(game: AnyGame) -> Vec<Vec<(String, String)>> {
    let info = game.info();
    let changed = info.options.iter().flat_map(|option| {
        let others = option.values.iter().filter(|value| **value != option.default);
        others.map(|value| vec![(option.key.to_owned(), (*value).to_owned())])
    });
    std::iter::once(Vec::new()).chain(changed).collect()
}

/// What is to be done at a table.
pub trait AtTable {
    /// Does it.
    fn sit<G: Playable>(&mut self, seats: usize, settings: &[(String, String)], options: &G::Options);
}

/// Does something at every kind of table of every game.
pub fn at_every_table(table: &mut impl AtTable) {
    struct Visit<'a, T>(AnyGame, &'a mut T);
    impl<T: AtTable> Visitor for Visit<'_, T> {
        type Out = ();
        fn visit<G: Playable>(self) {
            for settings in settings(self.0) {
                let mut options = G::Options::default();
                for (key, value) in &settings {
                    options.set(key, value).expect("an option can have its values");
                }
                for seats in tinstar_testkit::playable_seats::<G>(&options) {
                    self.1.sit::<G>(seats, &settings, &options);
                }
            }
        }
    }
    for game in AnyGame::ALL {
        game.visit(Visit(*game, table));
    }
}
