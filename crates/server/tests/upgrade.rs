//! A new release whose rules differ: `check` says so, and the server halts such a match rather than change it.

use crate::support::Host;
use serde_json::{Value, json};
use tinstar_server::check;
use tinstar_store::{Append, NewTableRow, Seq};
use tinstar_table::{Entry, write_entry};

/// Copies a table as another release would have left it: `change` sees every entry before it is written.
async fn copied(host: &Host, table: &str, name: &str, change: impl Fn(u64, &mut Entry)) {
    let old = host.store.table(&table.parse().unwrap()).await.unwrap().unwrap();
    let entries = host.store.read(&old.id, Seq(0), 1_000).await.unwrap();
    let id: tinstar_store::TableId = name.parse().unwrap();
    let new = NewTableRow {
        id: id.clone(),
        game: old.game,
        head: old.head,
        public: old.public,
        owner: old.owner,
        summary: old.summary,
        created: old.created,
        shown: 0,
    };
    let _ = host.store.create_table(new, None).await.unwrap();
    for entry in entries {
        let mut body = tinstar_table::read_entry(&entry.body).unwrap();
        change(entry.seq.0, &mut body);
        let mut append = Append::new(id.clone(), entry.seq, write_entry(&body), entry.at);
        append.stage = Some(old.stage);
        let _ = host.store.append(append).await.unwrap();
    }
}

#[tokio::test]
async fn a_match_of_other_rules_is_reported_and_halted_not_changed() {
    let host = Host::new().await;
    let (table, people) = host.started().await;
    for step in 0..6 {
        host.act(&table, &people, &format!("k{step}")).await;
    }
    let fine = check(&host.store).await.unwrap();
    assert_eq!((fine.fine, fine.differ.len()), (1, 0));

    copied(&host, &table, "otherversion", |_, entry| {
        if let Entry::Started { rules_version, .. } = entry {
            *rules_version += 1;
        }
    })
    .await;
    copied(&host, &table, "otherway", |seq, entry| {
        if let Entry::Step { mark: Some(mark), .. } = entry
            && seq == 6
        {
            *mark ^= 1;
        }
    })
    .await;
    let checked = check(&host.store).await.unwrap();
    let differ: Vec<&str> = checked.differ.iter().map(|(table, _)| table.as_str()).collect();
    assert_eq!((checked.fine, differ), (1, vec!["otherversion", "otherway"]), "{checked:?}");
    assert!(checked.differ[0].1.contains("rules version"), "{checked:?}");

    for name in ["otherversion", "otherway"] {
        let mut socket = host.socket(name, Some(&people[0]), "?since=0").await;
        let shown = socket.wait_for("snapshot").await;
        assert_eq!(shown["situation"]["stage"], "halted", "{shown}");
        assert_eq!(shown["view"], Value::Null, "nothing is shown that might be another match's");
        let last = shown["missed"].as_array().unwrap().last().unwrap().clone();
        assert_eq!(last["event"]["type"], "halted", "it is said in the log, once");
        for (key, command) in [
            ("a", json!({ "type": "act", "seat": 0, "based_on": shown["seq"], "action": "roll" })),
            ("u", json!({ "type": "undo", "seat": 0, "based_on": shown["seq"] })),
            ("l", json!({ "type": "leave" })),
        ] {
            let (_, refused) = host.command(name, Some(&people[0]), key, command).await;
            assert_eq!(refused["code"], "halted", "{refused}");
            assert!(refused["message"].as_str().unwrap().len() > 20, "a sentence for the players");
        }
        // Everybody may still talk about it.
        host.does(name, &people[0], "s", json!({ "type": "say", "text": "Oh no" })).await;
        let before = host.store.read(&name.parse().unwrap(), Seq(0), 1_000).await.unwrap();
        let again = host.look(name, Some(&people[1])).await;
        assert_eq!((&again["seq"], before.len() as u64), (&shown["seq"], shown["seq"].as_u64().unwrap()));
    }
    // What cannot have been written like this is not a matter of releases.
    copied(&host, &table, "damaged", |_, _| {}).await;
    host.store.redact(&"damaged".parse().unwrap(), Seq(4), "{\"v\":1,\"e\":{\"t\":\"st").await.unwrap();
    let (_, refused) = host.command("damaged", Some(&people[0]), "l", json!({ "type": "leave" })).await;
    assert_eq!(refused["code"], "damaged", "{refused}");
    // The match that is the same goes on.
    assert!(host.act(&table, &people, "on").await.is_some());
}
