//! Whole matches through the door, kept and read again.

use serde_json::{Value, json};

use super::Host;

fn ask(host: &mut Host, question: &Value) -> Value {
    serde_json::from_slice(&host.ask(question.to_string().as_bytes())).unwrap()
}

fn me() -> Value {
    json!({ "id": "me", "name": "Anna" })
}

fn fresh() -> Value {
    json!({ "seed": "07".repeat(32), "table": "here-2" })
}

/// A table at which a match has begun, and all that was kept of it.
fn begun(host: &mut Host, game: &str, seats: &Value) -> Vec<Value> {
    let new = json!({ "game": game, "seats": seats });
    let made = ask(host, &json!({ "ask": "make", "table": "here-1", "who": me(), "new": new, "now": 1 }));
    assert_eq!(made["answer"], json!({ "table": "here-1" }), "{made}");
    let start = json!({
        "ask": "command", "table": "here-1", "who": me(), "key": "start", "command": { "type": "start" },
        "now": 2, "fresh": fresh(),
    });
    let started = ask(host, &start);
    assert_eq!(started["ok"], true, "{started}");
    [kept(&made), kept(&started)].concat()
}

fn kept(answered: &Value) -> Vec<Value> {
    let mut kept = answered["keep"].as_array().unwrap().clone();
    for entry in &mut kept {
        let entry = entry.as_object_mut().unwrap();
        entry.remove("card");
        entry.remove("table");
    }
    kept
}

/// Lets bots decide until nobody but a person has to, or the match is over.
fn bots_play(host: &mut Host, mut answered: Value, all: &mut Vec<Value>) -> Value {
    while let Some(turn) = answered["waits"]["bots"].get(0).cloned() {
        let think = json!({
            "ask": "think", "table": "here-1", "seat": turn["seat"], "level": turn["level"],
            "opened": turn["opened"], "luck": "01".repeat(32), "divisor": 1,
        });
        let thought = ask(host, &think);
        assert_eq!(thought["ok"], true, "{thought}");
        let step = json!({
            "ask": "thought", "table": "here-1", "seat": turn["seat"], "opened": turn["opened"],
            "action": thought["answer"], "now": 100_000,
        });
        answered = ask(host, &step);
        assert_eq!(answered["ok"], true, "{answered}");
        all.extend(kept(&answered));
    }
    answered
}

#[test]
fn a_match_among_bots_goes_on_from_what_was_kept_and_is_reviewed() {
    let bot = json!({ "kind": "bot", "level": "instinct" });
    let mut host = Host::default();
    let mut all = begun(&mut host, "rolling-bandits", &json!([bot, bot]));
    let opened = |host: &mut Host, all: &[Value]| {
        ask(host, &json!({ "ask": "open", "table": "here-1", "kept": all, "now": 3 }))
    };
    let waits = opened(&mut host, &all);
    bots_play(&mut host, waits, &mut all);
    let look = json!({ "ask": "look", "table": "here-1", "who": me(), "now": 4 });
    let over = ask(&mut host, &look);
    assert_eq!(over["answer"]["situation"]["stage"], "over");
    let mut again = Host::default();
    opened(&mut again, &all);
    assert_eq!(ask(&mut again, &look), over, "it is what was kept");
    let record = ask(&mut host, &json!({ "ask": "record", "table": "here-1", "who": me() }));
    let counted = ask(&mut host, &json!({ "ask": "dice", "table": "here-1" }));
    let recounted = ask(&mut again, &json!({ "ask": "recount", "record": record["answer"] }));
    assert_eq!(counted, recounted);
    assert!(counted["answer"]["steps"].as_u64().unwrap() > 0);
    let review = ask(&mut host, &json!({ "ask": "review", "table": "here-1", "rollouts": 4 }));
    assert_eq!(review["answer"]["seats"].as_array().unwrap().len(), 2);
}

#[test]
fn whoever_shares_the_screen_sees_behind_their_own_curtain_only() {
    let other = json!({ "kind": "same_screen", "name": "Ben" });
    let mut host = Host::default();
    begun(&mut host, "colt-express", &json!([{ "kind": "me" }, other, other]));
    let join = json!({ "ask": "join", "table": "here-1", "to": 7, "who": me(), "since": 0, "now": 5 });
    let joined = ask(&mut host, &join);
    let snapshot = &joined["send"][0];
    assert_eq!((&snapshot[0], &snapshot[1]["type"]), (&json!(7), &json!("snapshot")));
    assert_eq!(snapshot[1]["you"]["seats"], json!([0, 1, 2]));
    assert_eq!(snapshot[1]["you"]["seat"], Value::Null, "nobody has lifted a curtain");
    let message = json!({ "type": "lift", "seat": 1, "since": 0 });
    let lift = json!({
        "ask": "hear", "table": "here-1", "to": 7, "message": message, "now": 6, "fresh": fresh(),
    });
    let lifted = ask(&mut host, &lift);
    assert_eq!(lifted["send"][0][1]["you"]["seat"], 1);
}

#[test]
fn what_was_asked_twice_is_done_once_and_a_refusal_says_why() {
    let bot = json!({ "kind": "bot", "level": "random" });
    let mut host = Host::default();
    begun(&mut host, "catching-santa", &json!([{ "kind": "me" }, bot]));
    ask(&mut host, &json!({ "ask": "join", "table": "here-1", "to": 1, "who": me(), "since": 0, "now": 5 }));
    let mut hear = |key: &str, command: Value| {
        let message = json!({ "type": "do", "key": key, "command": command });
        let hear = json!({
            "ask": "hear", "table": "here-1", "to": 1, "message": message, "now": 6, "fresh": fresh(),
        });
        ask(&mut host, &hear)
    };
    let refused = hear("no", json!({ "type": "act", "seat": 1, "based_on": 2, "action": {} }));
    assert_eq!(refused["send"][0][1]["no"]["code"], "not_your_seat", "{refused}");
    assert!(refused["keep"].as_array().unwrap().is_empty());
    let said = hear("say", json!({ "type": "say", "text": "hi" }));
    assert_eq!(said["send"][0][1]["no"]["code"], "bad_request", "nobody is there to hear it");
    let agree = json!({ "type": "agree_to_hints", "agree": true });
    let (once, twice) = (hear("k", agree.clone()), hear("k", agree));
    assert_eq!(once["keep"].as_array().unwrap().len(), 1);
    assert!(twice["keep"].as_array().unwrap().is_empty());
    let done = |answered: &Value| answered["send"].as_array().unwrap().last().unwrap()[1].clone();
    assert_eq!(done(&once), done(&twice));
}

#[test]
fn nonsense_is_refused() {
    let mut host = Host::default();
    for question in ["", "{}", "{\"ask\":\"look\"}", "\u{0}"] {
        let refused: Value = serde_json::from_slice(&host.ask(question.as_bytes())).unwrap();
        assert_eq!((&refused["ok"], &refused["code"]), (&json!(false), &json!("bad_request")), "{question}");
    }
    let nowhere = ask(&mut host, &json!({ "ask": "dice", "table": "here-9" }));
    assert_eq!(nowhere["code"], "no_such_table");
}
