//! Bots that search, anywhere in any game: what they do is legal and depends on nothing that is hidden, and chances are chances.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tinstar_bots::{Budget, Level, Limit, Question, Skill};
use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::{Chance, Viewer};
use tinstar_fuzz::{legal, opened, seed, visit};

/// The levels that search, and what they are compared with.
const SEARCHERS: [Level; 3] = [Level::Sheriff, Level::Halving, Level::Tag];

/// No decision is given more imagined games: many positions find more than much thought about one.
const MOST_ROLLOUTS: u32 = 32;

fuzz_target!(|input: &[u8]| visit(input, Searches));

struct Searches<'a>(&'a [u8]);

impl Visitor for Searches<'_> {
    type Out = ();

    fn visit<G: Playable>(self) {
        let mut choices = Chance::from_bytes(self.0);
        let mut luck = Chance::seeded(seed(&mut choices));
        let (state, options) = opened::<G>(&mut choices, &mut luck);
        let Some((seat, _)) = legal(&state, &mut choices) else { return };
        let level = *choices.pick(&SEARCHERS).expect("there are some");
        let budget = Budget::Rollouts(1 + choices.below(MOST_ROLLOUTS));
        let skill = Skill { level, budget: Some(budget) };
        let whim = seed(&mut choices);

        let question = Question::new(&state, &options, seat, skill);
        let choice = question.answer(&mut Chance::seeded(whim));
        assert!(question.legal.contains(&choice), "{skill}: {choice:?} is not legal");

        // Another world in which the seat sees the same.
        let world = G::determinise(&state.view(Viewer::Seat(seat)), &mut luck);
        let alike = Question::new(&world, &options, seat, skill).answer(&mut Chance::seeded(whim));
        assert_eq!(choice, alike, "{skill} saw what is hidden");

        let advice = question.weigh(budget, Limit::default(), &mut Chance::seeded(whim));
        assert!(!advice.is_empty() && advice.iter().all(|weighed| weighed.at < question.legal.len()));
        let chances = advice.iter().filter_map(|weighed| weighed.chance);
        chances.for_each(|chance| assert!((0.0..=1.0).contains(&chance), "a chance of {chance}"));
    }
}
