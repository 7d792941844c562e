//! `tinstar hint`: what a good player would have done at a step of a record, with chances.

use serde_json::json;
use tinstar_bots::{Budget, Level, Limit, Question, Weighed};
use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::{Chance, Message, Peek, Record, Seat};
use tinstar_words::Words;

use crate::failure::Failure;
use crate::{input, terminal};

/// How many choices are named.
const MOST: usize = 3;

pub fn run(path: &str, step: &str, bot: &str, json: bool, words: &Words) -> Result<(), Failure> {
    let text = input::file(path)?;
    let skill = input::bot(bot)?;
    let budget = skill.budget.or(skill.level.budget());
    let budget = budget
        .ok_or_else(|| Failure::input(Message::new("cli-hint-no-search").with("bot", bot.to_owned())))?;
    input::game(&Peek::from_json(&text)?.game)?.visit(Hint { text: &text, step, budget, json, words })
}

struct Hint<'a> {
    text: &'a str,
    step: &'a str,
    budget: Budget,
    json: bool,
    words: &'a Words,
}

impl Visitor for Hint<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let record = Record::<G>::from_json(self.text)?;
        let last = record.steps.len() as u64;
        let step = input::number("--step", self.step, 1..=last)?;
        // Nothing is said about a record that does not hold.
        let end = record.replay(|_| {})?;
        let words = &terminal::calling::<G>(self.words, &record.seats, end.state());
        let (mut before, mut decided) = (None, None);
        record.replay(|moment| match moment.step as u64 {
            at if at + 1 == step => before = Some(moment.state.clone()),
            at if at == step => decided = moment.decision,
            _ => {}
        })?;
        let (Some(state), Some((seat, played))) = (before, decided) else {
            unreachable!("a step of a record that holds was decided by somebody")
        };
        let question = Question::new(&state, &record.options, seat, Level::Marshal);
        // The same record and step give the same hint, as long as the budget is no time.
        let found = question.weigh(self.budget, Limit::default(), &mut Chance::seeded(step));
        let best: Vec<&Weighed> = found.iter().take(MOST).collect();
        if self.json {
            let choice = |found: &&Weighed| {
                let action = &question.legal[found.at];
                json!({
                    "action": action,
                    "text": words.say(&G::say_action(&question.view, seat, action)),
                    "chance": found.chance,
                    "worlds": found.worlds,
                    "why": G::reason(&question.view, seat, action).map(|why| words.say(&why)),
                    "played": *action == played,
                })
            };
            terminal::json(&json!({
                "game": record.game,
                "step": step,
                "seat": seat,
                "played": played,
                "choices": best.iter().map(choice).collect::<Vec<_>>(),
            }));
        } else {
            let name = terminal::holder::<G>(words, record.seats.len(), seat);
            terminal::heading(&format!("{step}. {name}"));
            let played = words.say(&G::say_action(&question.view, seat, &played));
            terminal::line(&words.say(&Message::new("cli-hint-played").with("action", played)));
            show(&question, &best, words);
        }
        Ok(())
    }
}

/// What was found, the best first, each with its chance and with what speaks for it.
pub fn show<G: Playable>(question: &Question<G>, best: &[&Weighed], words: &Words) {
    for found in best {
        let (action, seat): (_, Seat) = (&question.legal[found.at], question.seat);
        let text = words.say(&G::say_action(&question.view, seat, action));
        let message = match found.chance {
            Some(chance) => {
                let percent = (100.0 * chance).round() as i64;
                Message::new("cli-hint-choice").with("percent", percent).with("action", text)
            }
            None => Message::new("cli-hint").with("action", text),
        };
        terminal::line(&format!("  {}", words.say(&message)));
        if let Some(why) = G::reason(&question.view, seat, action) {
            terminal::line(&format!("        {}", words.say(&why)));
        }
    }
}
