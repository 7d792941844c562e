//! Puzzles: what is put to somebody is what one seat saw, and what is best is told to whoever has chosen.

use serde_json::{Value, json};

use crate::support::Host;

/// Every puzzle of every game.
async fn ids(host: &Host) -> Vec<String> {
    let (status, list) = host.get("/api/puzzles", None).await;
    assert_eq!(status, 200);
    let games = list.as_array().unwrap();
    let of = |game: &Value| game["puzzles"].as_array().unwrap().clone();
    games.iter().flat_map(of).map(|card| card["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_puzzle_is_put_without_its_solution_and_told_to_whoever_chose() {
    let host = Host::new().await;
    let ids = ids(&host).await;
    assert!(ids.len() > 10, "there is something to solve");
    for id in &ids {
        let path = format!("/api/puzzles/{id}");
        let (status, put) = host.get(&path, None).await;
        assert_eq!((status, &put["id"]), (200, &json!(id)));
        let mut fields: Vec<_> = put.as_object().unwrap().keys().map(String::as_str).collect();
        fields.sort_unstable();
        assert_eq!(
            fields,
            ["called", "choices", "deciders", "game", "id", "prompt", "seat", "view", "words"]
        );
        let choices = put["choices"].as_array().unwrap();
        assert!(choices.iter().all(|choice| choice.as_object().unwrap().len() == 2), "{choices:?}");
        assert!(put["deciders"].as_array().unwrap().contains(&put["seat"]));

        let (status, solved) = host.post(&path, None, json!({ "choice": 0 })).await;
        assert_eq!(status, 200);
        let (best, figures) = (solved["best"].as_u64().unwrap(), solved["choices"].as_array().unwrap());
        assert_eq!(figures.len(), choices.len());
        assert_ne!(solved["best"], solved["deputy"]);
        for (at, figure) in figures.iter().enumerate().filter(|(at, _)| *at as u64 != best) {
            let [behind, give_or_take] =
                ["behind", "give_or_take"].map(|name| figure[name].as_f64().unwrap());
            assert!(behind > 0.10 && behind > 1.5 * give_or_take, "{id}, {at}: {figure}");
        }
        // Who asks again, or chose well, is told the same.
        assert_eq!(host.post(&path, None, json!({ "choice": best })).await, (200, solved));
    }
}

#[tokio::test]
async fn what_is_no_puzzle_and_no_choice_is_refused() {
    let host = Host::new().await;
    let id = ids(&host).await.remove(0);
    let refused = |(status, refusal): (u16, Value)| (status, refusal["code"].as_str().unwrap().to_owned());
    let code = |status: u16, code: &str| (status, code.to_owned());
    assert_eq!(refused(host.get("/api/puzzles/none", None).await), code(404, "no_such_puzzle"));
    let choose =
        async |id: &str, body: Value| refused(host.post(&format!("/api/puzzles/{id}"), None, body).await);
    assert_eq!(choose("none", json!({ "choice": 0 })).await, code(404, "no_such_puzzle"));
    assert_eq!(choose(&id, json!({ "choice": 999 })).await, code(409, "not_allowed"));
    for body in [json!({ "choice": -1 }), json!({}), json!({ "choice": 0, "seed": 1 })] {
        assert_eq!(choose(&id, body).await, code(400, "bad_request"));
    }
}
