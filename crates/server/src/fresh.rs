//! What must be new and unguessable, from the operating system.

use std::str::FromStr;

use tinstar_core::{Chance, Seat};
use tinstar_protocol::{BadId, TableId};

use tinstar_table::{Fresh, Secret};

/// Draws from the operating system.
pub struct FromSystem;

impl Fresh for FromSystem {
    fn seed(&self) -> Secret {
        let seed = hex::encode(random::<32>());
        #[cfg(debug_assertions)]
        let seed = tested(seed);
        Secret(seed)
    }

    fn table(&self) -> TableId {
        id()
    }

    fn order(&self, seats: usize) -> Vec<Seat> {
        let mut order: Vec<Seat> = Seat::all(seats).collect();
        Chance::seeded(u64::from_le_bytes(random())).shuffle(&mut order);
        order
    }
}

/// Never in a release: what failed in a browser is played again with the luck it had. A file is told the seeds, and one that is
/// given takes the place of all.
#[cfg(debug_assertions)]
fn tested(seed: String) -> String {
    use std::io::Write as _;
    let seed = std::env::var("TINSTAR_TEST_SEED").unwrap_or(seed);
    if let Ok(path) = std::env::var("TINSTAR_TEST_SEEDS") {
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        // A test that cannot say its luck fails as it would have.
        let _ = file.and_then(|mut file| writeln!(file, "{seed}"));
    }
    seed
}

/// So many random bytes.
///
/// # Panics
/// If the system has no randomness to give: nothing that would follow would be safe.
#[must_use]
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

/// An id with 128 bits that nobody can guess.
#[must_use]
pub fn id<T: FromStr<Err = BadId>>() -> T {
    name().parse().expect("letters and digits make an id")
}

/// A name with 128 bits that nobody can guess: 26 lower-case letters and digits.
#[must_use]
pub fn name() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    let mut bits = u128::from_le_bytes(random());
    let mut name = String::with_capacity(26);
    for _ in 0..26 {
        name.push(char::from(LETTERS[(bits & 31) as usize]));
        bits >>= 5;
    }
    name
}
