//! `tinstar games`: what there is.

use serde_json::json;
use tinstar_catalogue::AnyGame;
use tinstar_core::Message;
use tinstar_words::Words;

use crate::failure::Failure;
use crate::terminal;

pub fn run(json: bool, words: &Words) -> Result<(), Failure> {
    if json {
        let games: Vec<_> = AnyGame::ALL.iter().map(|game| described(*game, words)).collect();
        terminal::json(&games);
        return Ok(());
    }
    for game in AnyGame::ALL {
        let info = game.info();
        let about = Message::new("cli-game")
            .with("least", info.least_seats)
            .with("most", info.most_seats)
            .with("from", info.minutes.0)
            .with("to", info.minutes.1);
        terminal::heading(&format!("{}  {}", info.id, text(words, info.id, "title")));
        terminal::line(&format!("  {}", text(words, info.id, "pitch")));
        terminal::line(&format!("  {}", words.say(&about)));
        for option in info.options {
            let name = text(words, info.id, &format!("option-{}", option.key));
            terminal::line(&format!("  --option {}={}  {name}", option.key, option.default));
            terminal::line(&format!("      {}", words.text(option.takes).unwrap_or_default()));
            for value in option.values {
                let meaning = text(words, info.id, &format!("option-{}-{value}", option.key));
                terminal::line(&format!("      {value}: {meaning}"));
                let seats = info.seats(&[(option.key, value)]);
                if seats != info.seats(&[]) {
                    terminal::line(&format!("        {}", words.say(&counted(&seats))));
                }
            }
        }
    }
    terminal::line(&format!("\n{}", words.text("cli-games-next").unwrap_or_default()));
    Ok(())
}

/// For how many a game is, said in words: numbers in a row by their ends, others one by one.
fn counted(seats: &[usize]) -> Message {
    match seats {
        [least, .., most] if most - least + 1 == seats.len() => {
            Message::new("cli-players-from").with("least", *least).with("most", *most)
        }
        _ => {
            let (last, others) = seats.split_last().expect("an option by itself is for somebody");
            let others = others.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
            let list = if others.is_empty() { "none".to_owned() } else { others };
            Message::new("cli-players-of").with("list", list).with("last", *last)
        }
    }
}

fn text(words: &Words, game: &str, what: &str) -> String {
    words.text(&format!("{game}-{what}")).unwrap_or_default()
}

fn described(game: AnyGame, words: &Words) -> serde_json::Value {
    let info = game.info();
    let options = info.options.iter().map(|option| {
        let values = option.values.iter().map(|value| {
            let title = text(words, info.id, &format!("option-{}-{value}", option.key));
            json!({ "value": value, "title": title, "players": info.seats(&[(option.key, value)]) })
        });
        json!({
            "name": option.key,
            "title": text(words, info.id, &format!("option-{}", option.key)),
            "default": option.default,
            "takes": words.text(option.takes),
            "values": values.collect::<Vec<_>>(),
        })
    });
    json!({
        "id": info.id,
        "title": text(words, info.id, "title"),
        "pitch": text(words, info.id, "pitch"),
        "players": { "least": info.least_seats, "most": info.most_seats, "with": info.seats_with },
        "minutes": { "from": info.minutes.0, "to": info.minutes.1 },
        "rules_version": info.rules_version,
        "secrets": info.has_secrets,
        "options": options.collect::<Vec<_>>(),
    })
}
