//! Who is refused is told the rule itself, in both tongues, and not only where to look it up.

mod tables;

use std::collections::BTreeSet;

use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Chance, IllegalCode, Play, RuleId, Silent};
use tinstar_words::{Tongue, Words, rulebook};

/// How many actions are tried in each position of a match played at random.
const TRIED: usize = 20;

/// How a sentence begins that speaks of something said before it: a refusal shows it alone.
const LEANING: &[&str] = &[
    "It ",
    "They ",
    "He ",
    "This ",
    "These ",
    "Then ",
    "Otherwise",
    "Under ",
    "Inside these",
    "Elle ",
    "Elles ",
    "Ils ",
    "Il va ",
    "Il met ",
    "Ce ",
    "Cela ",
    "Puis ",
    "Sinon",
    "Pour cela",
];

/// The rules by which a game refuses what is not allowed, as far as random actions in random positions find them.
struct Refusals;

impl Visitor for Refusals {
    type Out = BTreeSet<RuleId>;

    fn visit<G: Playable>(self) -> BTreeSet<RuleId> {
        let words = Tongue::ALL.map(Words::new);
        let mut found = BTreeSet::new();
        let mut choices = Vec::new();
        for table in tables::of::<G>() {
            let chance = &mut Chance::seeded(table.seed);
            let mut game =
                G::start(table.seats, &table.options, chance, &mut Silent).expect("a table that is offered");
            while let Some(seat) = game.status().deciders().first() {
                for _ in 0..TRIED {
                    let Err(illegal) = game.check(seat, &G::any_action(chance)) else { continue };
                    assert_eq!(illegal.code, IllegalCode::NotAllowed);
                    if found.insert(illegal.rule) {
                        words
                            .iter()
                            .for_each(|words| said::<G>(words, illegal.rule, &words.say(&illegal.say())));
                    }
                }
                choices.clear();
                game.legal_actions(seat, &mut choices);
                let action = *chance.pick(&choices).expect("whoever decides has a choice");
                game.apply(seat, &action, chance, &mut Silent).expect("a listed action is legal");
            }
        }
        found
    }
}

/// That a refusal names the rule and says what it says.
fn said<G: Playable>(words: &Words, rule: RuleId, sentence: &str) {
    let book = rulebook(G::INFO.id, words.tongue()).expect("a game has rules");
    let text = &book.get(rule).unwrap_or_else(|| panic!("{rule} is no rule of {}", G::INFO.id)).text;
    assert!(sentence.contains(&format!("{rule}")), "{sentence}");
    assert!(sentence.contains(text.as_str()), "{rule} is not said in: {sentence}");
    assert!(text.ends_with(['.', ')']), "{rule} runs into what follows it: {sentence}");
    assert!(!LEANING.iter().any(|start| text.starts_with(start)), "{rule} does not stand alone: {sentence}");
}

#[test]
fn every_refusal_of_every_game_says_the_rule_and_its_number() {
    for game in AnyGame::ALL {
        let found = game.visit(Refusals);
        assert!(found.len() > 5, "{} refused by {found:?} only", game.info().id);
    }
}
