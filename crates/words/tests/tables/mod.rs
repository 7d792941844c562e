//! Tables of every kind that a game offers.

use tinstar_catalogue::Playable;
use tinstar_core::{Chance, Options as _};

/// How many tables have options drawn by luck.
const MIXED: u64 = 20;

/// A table: a number that its luck follows from, how many sit at it, and what was chosen.
pub struct Laid<G: Playable> {
    pub seed: u64,
    pub seats: usize,
    pub options: G::Options,
}

/// A table for each number of players, one with each value of each option, and some with options and players drawn by
/// luck.
pub fn of<G: Playable>() -> Vec<Laid<G>> {
    let usual = || G::INFO.seats(&[]).into_iter();
    let plain = usual().map(|seats| Laid { seed: 0, seats, options: G::Options::default() });
    let values =
        G::INFO.options.iter().flat_map(|option| option.values.iter().map(|value| (option.key, *value)));
    let drawn = (0..MIXED).map(|seed| {
        let chance = &mut Chance::seeded(seed);
        let options = G::INFO.options.iter().filter(|option| !option.values.is_empty());
        options.map(|option| (option.key, *chance.pick(option.values).expect("it has values"))).collect()
    });
    let chosen = (0..).zip(values.map(|setting| vec![setting]).chain(drawn));
    let laid = chosen.filter_map(|(seed, settings): (u64, Vec<_>)| {
        let seats = *Chance::seeded(seed).pick(&G::INFO.seats(&settings))?;
        let mut options = G::Options::default();
        for (key, value) in settings {
            options.set(key, value).expect("a value that the option lists");
        }
        Some(Laid { seed, seats, options })
    });
    plain.chain(laid).collect()
}
