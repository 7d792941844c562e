//! The description of the API, made from the types on the wire and the list of routes below.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use tinstar_protocol as wire;

/// What an id, of a table or a game, looks like.
const ID: &str = "^[A-Za-z0-9_-]{1,64}$";

/// Which matches to list.
const WHICH: &[&str] = &["game", "seats", "won", "rated", "with", "after"];

/// One thing that can be requested.
pub(super) struct Operation {
    pub method: &'static str,
    pub path: &'static str,
    says: &'static str,
    /// Whether nobody signed out may do it.
    signed_in: bool,
    query: &'static [&'static str],
    body: Option<fn(&mut SchemaGenerator) -> Value>,
    status: &'static str,
    answer: Option<fn(&mut SchemaGenerator) -> Value>,
}

fn schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    generator.subschema_for::<T>().to_value()
}

const fn get(path: &'static str, says: &'static str) -> Operation {
    Operation {
        method: "get",
        path,
        says,
        signed_in: false,
        query: &[],
        body: None,
        status: "200",
        answer: None,
    }
}

/// Every operation under `/api`.
pub(super) fn operations() -> Vec<Operation> {
    let get_me =
        get("/api/me", "Who I am. Whoever comes without a session becomes a guest and gets a cookie.");
    let games = get("/api/games", "The games there are.");
    let public = get("/api/tables", "The public tables that are open or running, newest first.");
    let mine =
        get("/api/my-tables", "The tables I take part in, newest first, and which of them wait for me.");
    let look = get(
        "/api/tables/{table}",
        "Everything I may know of a table now; `since` adds what happened after it.",
    );
    let record = get(
        "/api/tables/{table}/record",
        "A finished match's record with its seed; of a running match what my seat may know.",
    );
    let socket = get(
        "/api/tables/{table}/socket",
        "A WebSocket: ServerMessage comes, ClientMessage goes, one JSON text per frame.",
    );
    let story = get(
        "/api/tables/{table}/story",
        "The match told again step by step, each with what was seen then. While it runs, through my own eyes; after \
         it, through any `seat`'s or `spectator`'s.",
    );
    let words = get(
        "/api/tables/{table}/words",
        "What I see now, in sentences; or what was seen `at` a number of the story, after the first `lines` of it.",
    );
    let review = get(
        "/api/tables/{table}/review",
        "How far the review of a match that is over is, or the review: what luck did to everybody's chances, and what \
         choices did.",
    );
    let rules = get("/api/rules/{game}", "The rules of a game in words.");
    let post = |path, says| Operation { method: "post", ..get(path, says) };
    vec![
        Operation { answer: Some(schema::<Vec<wire::GameCard>>), ..games },
        Operation { answer: Some(schema::<wire::Me>), ..get_me },
        Operation {
            method: "patch",
            signed_in: true,
            body: Some(schema::<wire::Rename>),
            answer: Some(schema::<wire::Me>),
            ..get("/api/me", "Changes my name.")
        },
        Operation {
            signed_in: true,
            answer: Some(schema::<wire::MyData>),
            ..get(
                "/api/me/data",
                "Everything that is stored about me, but for the moves in the logs of tables.",
            )
        },
        Operation {
            body: Some(schema::<wire::NewGuest>),
            status: "201",
            answer: Some(schema::<wire::GuestToken>),
            ..post(
                "/api/guests",
                "Makes a guest for a program, which sends the token as `Authorization: Bearer`.",
            )
        },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::Account>),
            status: "201",
            answer: Some(schema::<wire::AccountMade>),
            ..post("/api/account", "Makes me, a guest, an account.")
        },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::NewPassword>),
            status: "204",
            ..post("/api/password", "Changes my password; my other sessions end.")
        },
        Operation {
            body: Some(schema::<wire::SignIn>),
            answer: Some(schema::<wire::Codes>),
            ..post("/api/recovery-codes", "New codes in place of all old ones.")
        },
        Operation {
            body: Some(schema::<wire::Recover>),
            answer: Some(schema::<wire::Me>),
            ..post("/api/recover", "Sets a new password with a code, and signs in.")
        },
        Operation {
            answer: Some(schema::<wire::MailNow>),
            ..get("/api/mail", "Whether the host has set up mail, and where I can be written to.")
        },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::SetMail>),
            status: "202",
            ..post(
                "/api/mail",
                "Sends a link to an address; once followed, I can be written to there. None forgets it (204).",
            )
        },
        Operation {
            body: Some(schema::<wire::FollowLink>),
            status: "204",
            ..post("/api/mail/confirm", "Shows that an address is mine, with the link that was sent there.")
        },
        Operation {
            signed_in: true,
            answer: Some(schema::<wire::NoticesNow>),
            ..get("/api/notices", "How I am told that it is my turn while I am not there.")
        },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::AddWay>),
            status: "201",
            answer: Some(schema::<wire::Way>),
            ..post(
                "/api/notices/ways",
                "Adds a way to be told, or switches on again the one that leads to the same place.",
            )
        },
        Operation {
            method: "patch",
            signed_in: true,
            body: Some(schema::<wire::SetWay>),
            status: "204",
            ..get("/api/notices/ways/{way}", "Switches a way to be told on or off.")
        },
        Operation {
            method: "delete",
            signed_in: true,
            status: "204",
            ..get("/api/notices/ways/{way}", "Removes a way to be told.")
        },
        Operation {
            signed_in: true,
            answer: Some(schema::<wire::Tried>),
            ..post("/api/notices/ways/{way}/test", "Sends something by a way, to see whether it arrives.")
        },
        Operation {
            method: "put",
            signed_in: true,
            body: Some(schema::<wire::SetQuiet>),
            status: "204",
            ..get("/api/notices/quiet", "Says in which hours I am not told.")
        },
        Operation {
            status: "204",
            ..post(
                "/api/notices/stop/{word}",
                "Switches a way off, for whoever has the word that each mail and each push brings along.",
            )
        },
        Operation {
            signed_in: true,
            answer: Some(schema::<wire::TableChat>),
            ..get("/api/tables/{table}/chat", "The chat that my table tells whose turn it is.")
        },
        Operation {
            method: "put",
            signed_in: true,
            body: Some(schema::<wire::SetTableChat>),
            answer: Some(schema::<wire::TableChat>),
            ..get(
                "/api/tables/{table}/chat",
                "Sets the chat that my table tells whose turn it is; none for no chat.",
            )
        },
        Operation {
            signed_in: true,
            answer: Some(schema::<wire::Tried>),
            ..post(
                "/api/tables/{table}/chat/test",
                "Sends something to my table's chat, to see whether it arrives.",
            )
        },
        Operation {
            body: Some(schema::<wire::Forgotten>),
            status: "202",
            ..post(
                "/api/forgotten",
                "Sends a link to a new password, if there is such an account and it has an address.",
            )
        },
        Operation {
            body: Some(schema::<wire::RecoverByMail>),
            answer: Some(schema::<wire::Me>),
            ..post("/api/recover-by-mail", "Sets a new password with a link that was sent, and signs in.")
        },
        Operation {
            method: "delete",
            signed_in: true,
            body: Some(schema::<wire::SignIn>),
            status: "204",
            ..get("/api/account", "Deletes me. An account's login and password are asked again.")
        },
        Operation {
            body: Some(schema::<wire::SignIn>),
            answer: Some(schema::<wire::Me>),
            ..post("/api/sign-in", "Signs in to an account; the answer sets the cookie.")
        },
        Operation { signed_in: true, status: "204", ..post("/api/sign-out", "Ends this session.") },
        Operation { query: &["after"], answer: Some(schema::<wire::TableList>), ..public },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::NewTable>),
            status: "201",
            answer: Some(schema::<wire::TableMade>),
            ..post("/api/tables", "Makes a table.")
        },
        Operation { signed_in: true, query: &["after"], answer: Some(schema::<wire::TableList>), ..mine },
        Operation { query: &["seat", "since"], answer: Some(schema::<wire::Snapshot>), ..look },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::Keyed>),
            answer: Some(schema::<wire::Done>),
            ..post("/api/tables/{table}/commands", "Does something at a table.")
        },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::Complaint>),
            status: "204",
            ..post("/api/tables/{table}/report", "Tells the host about somebody at a table.")
        },
        Operation {
            signed_in: true,
            status: "204",
            ..post("/api/tables/{table}/hide", "Hides all public tables of whoever made this one from me.")
        },
        Operation {
            method: "delete",
            signed_in: true,
            status: "204",
            ..get("/api/hidden", "Shows me all public tables again.")
        },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::Somebody>),
            status: "204",
            ..post("/api/hidden", "Hides somebody from me, and me from them.")
        },
        Operation {
            method: "delete",
            signed_in: true,
            status: "204",
            ..get("/api/hidden/{person}", "Shows me somebody again.")
        },
        Operation {
            signed_in: true,
            answer: Some(schema::<wire::People>),
            ..get("/api/friends", "The people I have to do with; nobody else sees them.")
        },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::Somebody>),
            answer: Some(schema::<wire::AskedFriend>),
            ..post(
                "/api/friends",
                "Asks somebody I played with to be my friend, or says yes to somebody who asked me.",
            )
        },
        Operation {
            method: "delete",
            signed_in: true,
            status: "204",
            ..get("/api/friends/{person}", "Ends a friendship, or that one of us asked for it.")
        },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::AskFriendLink>),
            answer: Some(schema::<wire::FriendLink>),
            ..post(
                "/api/friend-link",
                "The link that I send to friends; `another` makes the one before worthless.",
            )
        },
        Operation {
            answer: Some(schema::<wire::FriendLinkOf>),
            ..get("/api/friend-link/{token}", "Whose link it is.")
        },
        Operation {
            signed_in: true,
            answer: Some(schema::<wire::AskedFriend>),
            ..post("/api/friend-link/{token}", "Follows somebody's link: we are friends.")
        },
        Operation {
            signed_in: true,
            body: Some(schema::<wire::Somebody>),
            status: "204",
            ..post(
                "/api/tables/{table}/invitations",
                "Asks a friend, or somebody I played with, to my table.",
            )
        },
        Operation {
            method: "delete",
            signed_in: true,
            status: "204",
            ..get("/api/tables/{table}/invitations", "I do not come to a table that I was asked to.")
        },
        Operation { query: &["seat"], answer: Some(schema::<wire::RunningRecord>), ..record },
        Operation { query: &["seat", "since"], answer: Some(schema::<wire::MatchTold>), ..story },
        Operation { answer: Some(schema::<wire::ReviewNow>), ..review },
        Operation {
            answer: Some(schema::<wire::ReviewNow>),
            ..post(
                "/api/tables/{table}/review",
                "Asks for the review of a match that is over; it is worked out once.",
            )
        },
        Operation {
            answer: Some(schema::<wire::DiceTold>),
            ..get(
                "/api/tables/{table}/dice",
                "Every die and shuffle of a match that is over, counted beside fair ones; its record is checked on the way.",
            )
        },
        Operation { query: &["seat", "at", "lines"], answer: Some(schema::<Vec<wire::Say>>), ..words },
        Operation { answer: Some(schema::<Vec<wire::RuleCard>>), ..rules },
        Operation {
            signed_in: true,
            answer: Some(schema::<wire::Profile>),
            ..get(
                "/api/me/profile",
                "What I played comes to, by game and number of players, and how strong I am.",
            )
        },
        Operation {
            signed_in: true,
            query: WHICH,
            answer: Some(schema::<wire::MatchesPlayed>),
            ..get("/api/me/matches", "The matches I played to the end, the latest first.")
        },
        Operation {
            method: "put",
            signed_in: true,
            body: Some(schema::<wire::SetShows>),
            status: "204",
            ..get("/api/me/shows", "Says who may see what I played.")
        },
        Operation {
            answer: Some(schema::<wire::Profile>),
            ..get("/api/people/{person}", "What somebody played comes to, if they show it.")
        },
        Operation {
            query: WHICH,
            answer: Some(schema::<wire::MatchesPlayed>),
            ..get(
                "/api/people/{person}/matches",
                "The matches somebody played to the end, if they show them.",
            )
        },
        Operation {
            answer: Some(schema::<Vec<wire::Leaderboard>>),
            ..get("/api/ratings/{game}", "The strongest in a game, for each number of players.")
        },
        Operation {
            answer: Some(schema::<wire::MatchPlayed>),
            ..get(
                "/api/tables/{table}/result",
                "How a table's match ended, and what it changed in ratings once it was counted.",
            )
        },
        Operation {
            answer: Some(schema::<Vec<wire::PuzzlesOf>>),
            ..get(
                "/api/puzzles",
                "All puzzles there are, game by game: decisions with one best choice that bots missed.",
            )
        },
        Operation {
            answer: Some(schema::<wire::PuzzleTold>),
            ..get("/api/puzzles/{puzzle}", "A puzzle: what one seat saw and may do.")
        },
        Operation {
            body: Some(schema::<wire::PuzzleTry>),
            answer: Some(schema::<wire::PuzzleSolved>),
            ..post(
                "/api/puzzles/{puzzle}",
                "Makes a choice in a puzzle, and tells what every choice was worth.",
            )
        },
        Operation {
            query: &["seat"],
            body: Some(schema::<serde_json::Value>),
            answer: Some(schema::<wire::MatchTold>),
            ..post("/api/story", "A record file, which is the body, told again as a table's match is.")
        },
        Operation {
            body: Some(schema::<serde_json::Value>),
            answer: Some(schema::<wire::ReviewOfFile>),
            ..post("/api/review", "Asks for the review of a record file, which is the body.")
        },
        Operation {
            answer: Some(schema::<wire::ReviewNow>),
            ..get(
                "/api/review/{file}",
                "How far the review of a record file is; the latest are remembered for a while.",
            )
        },
        Operation {
            body: Some(schema::<serde_json::Value>),
            answer: Some(schema::<wire::DiceTold>),
            ..post("/api/dice", "The same of a record file, which is the body.")
        },
        Operation {
            query: &["seat", "at", "lines"],
            body: Some(schema::<serde_json::Value>),
            answer: Some(schema::<Vec<wire::Say>>),
            ..post("/api/words", "A moment of a record file, which is the body, in sentences.")
        },
        Operation { query: &["since"], status: "101", answer: Some(schema::<wire::ServerMessage>), ..socket },
    ]
}

/// The OpenAPI 3.1 document.
#[must_use]
pub fn openapi() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut generator = settings.into_generator();
    let mut paths = Map::new();
    for operation in operations() {
        let described = describe(&operation, &mut generator);
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method] = described;
    }
    // What goes over the socket is named by no route.
    let _ = (schema::<wire::ClientMessage>(&mut generator), schema::<wire::Refusal>(&mut generator));
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Tinstar", "version": env!("CARGO_PKG_VERSION"), "description": "See docs/api.md." },
        "paths": paths,
        "components": {
            "schemas": generator.take_definitions(true),
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": super::caller::COOKIE },
                "token": { "type": "http", "scheme": "bearer" },
            },
        },
    })
}

fn describe(operation: &Operation, generator: &mut SchemaGenerator) -> Value {
    let content = |schema: Value| json!({ "application/json": { "schema": schema } });
    let refusal = content(schema::<wire::Refusal>(generator));
    let in_path =
        operation.path.split(['{', '}']).skip(1).step_by(2).map(
            |name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string", "pattern": ID } }),
        );
    // A seat is a number or, where a match is told again, "spectator".
    let kind = |name: &str| if name == "since" { "integer" } else { "string" };
    let in_query = operation
        .query
        .iter()
        .map(|name| json!({ "name": name, "in": "query", "schema": { "type": kind(name) } }));
    let mut answer = json!({ "description": "Done." });
    if let Some(schema) = operation.answer {
        answer["content"] = content(schema(generator));
    }
    let mut described = json!({
        "summary": operation.says,
        "parameters": in_path.chain(in_query).collect::<Vec<_>>(),
        "responses": {
            operation.status: answer,
            "default": { "description": "Refused; nothing has changed.", "content": refusal },
        },
    });
    if let Some(schema) = operation.body {
        described["requestBody"] = json!({ "required": true, "content": content(schema(generator)) });
    }
    if operation.signed_in {
        described["security"] = json!([{ "cookie": [] }, { "token": [] }]);
    }
    described
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The routes as the source names them.
    fn routes() -> Vec<(String, String)> {
        let source = include_str!("../web.rs");
        let routes = source.lines().filter_map(|line| line.trim().strip_prefix(".route(\""));
        let mut routes: Vec<_> = routes
            .filter_map(|rest| {
                let (path, rest) = rest.split_once("\", ")?;
                Some((rest.split('(').next()?.to_owned(), path.to_owned()))
            })
            .filter(|(_, path)| path.starts_with("/api/") && path != "/api/openapi.json")
            .collect();
        routes.sort();
        routes
    }

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let mut described: Vec<_> =
            operations().iter().map(|one| (one.method.to_owned(), one.path.to_owned())).collect();
        described.sort();
        assert_eq!(routes(), described);
    }

    #[test]
    fn the_document_names_everything_it_refers_to() {
        let document = openapi();
        let schemas = document["components"]["schemas"].as_object().unwrap();
        let text = document.to_string();
        for reference in text.split("\"#/components/schemas/").skip(1) {
            let name = reference.split('"').next().unwrap();
            assert!(schemas.contains_key(name), "{name}");
        }
        for name in ["Command", "ClientMessage", "ServerMessage", "Situation", "Refusal", "Code"] {
            assert!(schemas.contains_key(name), "{name}");
        }
    }

    /// A program that keeps to the description is not refused for the length of what it sends.
    #[test]
    fn lengths_and_patterns_are_stated() {
        let api = openapi();
        let field =
            |schema: &str, name: &str| api["components"]["schemas"][schema]["properties"][name].clone();
        for (schema, name, most) in [
            ("Rename", "name", 32),
            ("Account", "password", 200),
            ("NewPassword", "new", 200),
            ("Complaint", "text", 500),
        ] {
            assert_eq!(field(schema, name)["maxLength"], most, "{schema}.{name}: {}", field(schema, name));
        }
        assert_eq!(field("Account", "login")["pattern"], "^[A-Za-z0-9._-]{3,32}$");
        assert_eq!(field("Keyed", "key")["pattern"], "^[!-~]{1,64}$");
        let look = &api["paths"]["/api/tables/{table}"]["get"];
        assert_eq!(look["parameters"][0]["schema"]["pattern"], ID);
    }

    /// A stranger writes a client from `docs/api.md`: it names every path, message and code.
    #[test]
    fn the_api_document_is_complete() {
        let text = include_str!("../../../../docs/api.md");
        for operation in operations() {
            let line = format!("`{} {}`", operation.method.to_uppercase(), operation.path);
            assert!(text.contains(&line), "docs/api.md does not say {line}");
        }
        for code in wire::Code::ALL {
            assert!(text.contains(&format!("`{}`", code.as_str())), "docs/api.md does not say {code:?}");
        }
    }
}
