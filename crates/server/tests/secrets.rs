//! Worlds that differ in hidden things alone look alike: every byte that whoever may not know can get is the same.
//!
//! For every game with secrets, pairs of matches are sought whose states differ although a viewer's own view, lines
//! and choices are the same all along: two seeds that deal differently, or one seed and two secret choices. Both are
//! laid into the store of a real server with the same times, and everything that viewer can fetch or is sent is
//! compared, down to the byte, after the ids that differ by chance (the table's, the person's, the seed's hash).

use crate::support::Host;
use serde_json::{Value, json};
use tinstar_bots::Level;
use tinstar_catalogue::{AnyGame, AnyMatch};
use tinstar_core::{Chance, MatchSeed, Seat, Viewer};
use tinstar_store::{Append, NewTableRow, Seq, Stage};
use tinstar_table::{Chair, Chosen, Entry, Secret, write_entry};

/// Games whose secrets come from chance alone, which also decides what all see, so that no two seeds deal the same in
/// public; their own laws vary what is hidden within one state.
const CHANCE_SHOWS: [&str; 1] = ["rolling-bandits"];

/// A match so far: its seed and every step.
#[derive(Clone)]
struct World {
    seed: [u8; 32],
    steps: Vec<(Seat, Value)>,
}

impl World {
    fn live(&self, game: AnyGame, seats: usize) -> (Box<dyn AnyMatch>, Vec<Vec<Value>>) {
        let names = (0..seats).map(|seat| format!("P{seat}")).collect();
        let seed = MatchSeed::from_bytes(self.seed);
        let (mut live, story) = game.begin(names, &[], seed).unwrap();
        let seen = |live: &dyn AnyMatch, lines: Vec<Value>| -> Vec<Value> {
            lines.into_iter().chain([json!(live.steps())]).collect()
        };
        let told = |story: &dyn tinstar_catalogue::AnyStory, viewer| json!(story.told_to(viewer));
        let mut all: Vec<Vec<Value>> = Viewer::all(seats)
            .map(|viewer| seen(&*live, vec![told(&*story, viewer), view_and_choices(&*live, viewer)]))
            .collect();
        for (seat, action) in &self.steps {
            let story = live.act(*seat, action).unwrap_or_else(|_| panic!("{action} was legal"));
            for (viewer, seen) in Viewer::all(seats).zip(&mut all) {
                seen.push(told(&*story, viewer));
                seen.push(view_and_choices(&*live, viewer));
            }
        }
        (live, all)
    }
}

fn view_and_choices(live: &dyn AnyMatch, viewer: Viewer) -> Value {
    let choices = match viewer {
        Viewer::Seat(seat) => json!(live.choices(seat)),
        Viewer::Spectator => json!([]),
    };
    let deciders: Vec<u8> = live.status().deciders().iter().map(u8::from).collect();
    json!([live.view(viewer), choices, deciders])
}

/// Pairs of worlds that differ, each with the viewers who cannot tell.
fn pairs(game: AnyGame, seats: usize) -> Vec<(World, World, Vec<usize>)> {
    let mut found = vec![];
    let alike = |one: &World, two: &World| -> Vec<usize> {
        let ((_, one), (_, two)) = (one.live(game, seats), two.live(game, seats));
        let same: Vec<usize> = (0..=seats).filter(|viewer| one[*viewer] == two[*viewer]).collect();
        // They differ if somebody can tell.
        if same.len() <= seats { same } else { vec![] }
    };
    for number in 0..20_u8 {
        let dealt = |number| World { seed: [number; 32], steps: vec![] };
        let viewers = alike(&dealt(number), &dealt(number + 100));
        if !viewers.is_empty() && found.len() < 3 {
            found.push((dealt(number), dealt(number + 100), viewers));
        }
    }
    // Secret choices: the same steps, and at the end another action of the same seat.
    for number in 0..2_u8 {
        let mut world = World { seed: [number; 32], steps: vec![] };
        let mut luck = Chance::seeded(number.into());
        for _ in 0..30 {
            let (live, _) = world.live(game, seats);
            let Some(seat) = live.status().deciders().first() else { break };
            let choices = live.choices(seat);
            let with = |action: &Value| {
                let mut next = world.clone();
                next.steps.push((seat, action.clone()));
                next
            };
            for pair in choices.windows(2).take(2) {
                let [one, two] = [with(&pair[0].action), with(&pair[1].action)];
                let viewers = alike(&one, &two);
                if !viewers.is_empty() {
                    found.push((one, two, viewers));
                    break;
                }
            }
            let action = live.question(seat, Level::Random).answer(&mut luck);
            world.steps.push((seat, action));
            if found.len() >= 6 {
                return found;
            }
        }
    }
    found
}

/// Writes a match into the store as a server would have; answers the table.
async fn lay(host: &Host, game: AnyGame, world: &World, people: &[String], name: &str) -> String {
    let chairs = people.iter().enumerate();
    let chairs = chairs
        .map(|(seat, id)| Chair::Person { id: id.parse().unwrap(), name: format!("P{seat}"), bot: None })
        .collect();
    let setup = Chosen {
        game: game.info().id.into(),
        options: vec![],
        clock: Default::default(),
        public: false,
        hints: true,
        rated: false,
    };
    let mut entries = vec![
        Entry::Created { setup, owner: people[0].parse().unwrap(), chairs },
        Entry::Started {
            seed: Secret(hex::encode(world.seed)),
            rules_version: game.info().rules_version,
            drawn: None,
        },
    ];
    entries.extend(world.steps.iter().map(|(seat, action)| Entry::Step {
        seat: *seat,
        action: action.clone(),
        by: tinstar_protocol::By::Person,
        mark: None,
    }));
    let id: tinstar_store::TableId = name.parse().unwrap();
    let new = NewTableRow {
        id: id.clone(),
        game: game.info().id.into(),
        head: "{\"v\":1}".into(),
        public: false,
        owner: people[0].parse().unwrap(),
        summary: "{}".into(),
        created: 1_000,
        shown: 0,
    };
    let _ = host.store.create_table(new, None).await.unwrap();
    for (number, entry) in (1..).zip(&entries) {
        let mut append = Append::new(id.clone(), Seq(number), write_entry(entry), 1_000 + number as i64);
        append.stage = Some(Stage::Running);
        let _ = host.store.append(append).await.unwrap();
    }
    name.to_owned()
}

/// Everything this viewer can get of the table.
async fn everything(host: &Host, table: &str, token: Option<&str>) -> Vec<String> {
    let mut got = vec![];
    for path in ["?since=0", "/story", "/record", "/words", "/words?at=2&lines=1", "/words?at=3&lines=1"] {
        got.push(host.get(&format!("/api/tables/{table}{path}"), token).await.1.to_string());
    }
    let mut socket = host.socket(table, token, "?since=0").await;
    got.push(socket.wait_for("snapshot").await.to_string());
    got.push(socket.wait_for("presence").await.to_string());
    let without = |text: String| {
        let mut value: Value = serde_json::from_str(&text).unwrap();
        for (object, key) in [("", "now"), ("", "commitment"), ("situation", "commitment")] {
            let at = if object.is_empty() { Some(&mut value) } else { value.get_mut(object) };
            if let Some(Value::Object(fields)) = at {
                fields.remove(key);
            }
        }
        value.to_string().replace(table, "TABLE")
    };
    got.into_iter().map(without).collect()
}

#[tokio::test]
async fn hidden_things_change_no_byte() {
    let host = Host::new().await;
    let comparable = |game: &&AnyGame| game.info().has_secrets && !CHANCE_SHOWS.contains(&game.info().id);
    for game in AnyGame::ALL.iter().filter(comparable) {
        let seats = game.info().least_seats.max(3).min(game.info().most_seats);
        let pairs = pairs(*game, seats);
        let (mut tokens, mut people) = (vec![], vec![]);
        for seat in 0..seats {
            tokens.push(host.guest(&format!("P{seat}")).await);
            let me = host.get("/api/me", Some(&tokens[seat])).await.1;
            people.push(me["id"].as_str().unwrap().to_owned());
        }
        let mut compared = 0;
        for (number, (one, two, viewers)) in pairs.iter().enumerate() {
            let name = |which: &str| format!("{}{number}{which}", game.info().id.replace('-', ""));
            let one = lay(&host, *game, one, &people, &name("a")).await;
            let two = lay(&host, *game, two, &people, &name("b")).await;
            for viewer in viewers {
                let token = tokens.get(*viewer).map(String::as_str);
                let [seen, other] =
                    [everything(&host, &one, token).await, everything(&host, &two, token).await];
                assert_eq!(seen, other, "{}: viewer {viewer} can tell pair {number} apart", game.info().id);
                compared += 1;
            }
            // Whoever may know can tell: the comparison is one that can fail.
            let knows = (0..seats).find(|seat| !viewers.contains(seat)).expect("somebody can tell");
            let token = Some(tokens[knows].as_str());
            assert_ne!(everything(&host, &one, token).await, everything(&host, &two, token).await);
        }
        assert!(compared >= 3, "{}: only {compared} comparisons", game.info().id);
        println!("{}: {compared} comparisons over {} pairs", game.info().id, pairs.len());
    }
}
