//! `tinstar admin`: what a host does about tables and people.

use std::sync::Arc;

use serde_json::{Value, json};
use tinstar_core::Message;
use tinstar_server::{Desk, No, TableSeen};
use tinstar_store::{Order, PersonId, ReportRow, Stage, Standing, StoreError, TableId};
use tinstar_words::Words;

use crate::args::AdminWhat;
use crate::failure::Failure;
use crate::serve::{failed, standing_store_url, within_runtime};
use crate::{input, terminal};

/// How many people, reports and orders are listed.
const MOST: u32 = 200;
/// For ever, as far as anybody will notice: the year 9999.
const FOR_EVER: i64 = 253_402_300_799_000;

/// What every order has in common.
pub struct Admin {
    pub store: Option<String>,
    pub by: Option<String>,
    pub why: String,
    pub json: bool,
}

impl Admin {
    pub fn run(self, what: AdminWhat, words: &Words) -> Result<(), Failure> {
        let url = standing_store_url(self.store.as_deref())?;
        within_runtime(async {
            let store =
                tinstar_store::open(&url).await.map_err(|error| failed("serve-no-store", "reason", error))?;
            let desk = Desk::new(Arc::clone(&store), self.by.clone().unwrap_or_else(user));
            let done = self.order(&desk, what, words).await;
            store.close().await;
            done
        })
    }

    async fn order(&self, desk: &Desk, what: AdminWhat, words: &Words) -> Result<(), Failure> {
        let why = self.why.as_str();
        let refused = |no: No| failed("admin-refused", "reason", no.in_words(words).message);
        let done = match what {
            AdminWhat::Tables { stage, limit } => return self.tables(desk, stage, &limit, words).await,
            AdminWhat::Table { table } => return self.table(desk, &table, words).await,
            AdminWhat::People { letters } => return self.people(desk, &letters, words).await,
            AdminWhat::Reports { all } => return self.reports(desk, all, words).await,
            AdminWhat::Audit {} => return self.audit(desk, words).await,
            AdminWhat::Close { table } => desk.close(&table_id(&table)?, why).await,
            AdminWhat::Delete { table } => desk.delete(&table_id(&table)?, why).await,
            AdminWhat::Mute { person, hours } => {
                desk.mute(&person_id(&person)?, Some(until(desk, hours.as_deref()).await?), why).await
            }
            AdminWhat::Unmute { person } => desk.mute(&person_id(&person)?, None, why).await,
            AdminWhat::Ban { person, hours } => {
                desk.ban(&person_id(&person)?, Some(until(desk, hours.as_deref()).await?), why).await
            }
            AdminWhat::Unban { person } => desk.ban(&person_id(&person)?, None, why).await,
            AdminWhat::Erase { person } => desk.erase(&person_id(&person)?, why).await,
            AdminWhat::Announce { text, minutes } => {
                let minutes = input::number("--minutes", &minutes, 1..=10_000_000)?;
                let now = desk.now().await.map_err(store_failed)?;
                desk.announce(&text, now + minutes as i64 * 60_000).await
            }
            AdminWhat::Settle { report } => {
                desk.settle(input::number("REPORT", &report, 1..=u64::from(u32::MAX))?, why).await
            }
        };
        done.map_err(refused)?;
        terminal::line(&words.say(&Message::new("admin-done")));
        Ok(())
    }

    async fn tables(
        &self,
        desk: &Desk,
        stage: Option<String>,
        limit: &str,
        words: &Words,
    ) -> Result<(), Failure> {
        let stage = stage.map(|name| {
            let found = Stage::ALL.into_iter().find(|stage| stage.as_str() == name);
            found.ok_or_else(|| failed("admin-bad-stage", "value", name))
        });
        let limit = input::number("--limit", limit, 1..=10_000)? as u32;
        let tables = desk.store().all_tables(stage.transpose()?, None, limit).await.map_err(store_failed)?;
        let seen: Vec<TableSeen> = tables.iter().map(TableSeen::of).collect();
        if self.json {
            terminal::json(&seen.iter().map(table_json).collect::<Vec<_>>());
        } else {
            seen.iter().for_each(|table| terminal::line(&words.line(&table_line(table))));
            terminal::line(&words.say(&Message::new("admin-count").with("count", seen.len())));
        }
        Ok(())
    }

    async fn table(&self, desk: &Desk, table: &str, words: &Words) -> Result<(), Failure> {
        let table = table_id(table)?;
        let row = desk.store().table(&table).await.map_err(store_failed)?;
        let Some(row) = row else { return Err(Failure::input(Message::new("admin-no-table"))) };
        let seen = TableSeen::of(&row);
        let last = desk.store().last(&table).await.map_err(store_failed)?;
        let people = desk.people_at(&table).await.map_err(store_failed)?;
        if self.json {
            let mut shown = table_json(&seen);
            shown["entries"] = json!(last.0);
            shown["people"] = people.iter().map(person_json).collect();
            terminal::json(&shown);
            return Ok(());
        }
        terminal::line(&words.line(&table_line(&seen)));
        terminal::line(&words.say(&Message::new("admin-entries").with("count", last.0 as usize)));
        people.iter().for_each(|person| terminal::line(&words.line(&person_line(person))));
        Ok(())
    }

    async fn people(&self, desk: &Desk, letters: &str, words: &Words) -> Result<(), Failure> {
        let people = desk.store().find_people(letters, MOST).await.map_err(store_failed)?;
        if self.json {
            terminal::json(&people.iter().map(person_json).collect::<Vec<_>>());
        } else {
            people.iter().for_each(|person| terminal::line(&words.line(&person_line(person))));
            terminal::line(&words.say(&Message::new("admin-count").with("count", people.len())));
        }
        Ok(())
    }

    async fn reports(&self, desk: &Desk, all: bool, words: &Words) -> Result<(), Failure> {
        let reports = desk.store().reports(all, MOST).await.map_err(store_failed)?;
        if self.json {
            terminal::json(&reports.iter().map(report_json).collect::<Vec<_>>());
        } else {
            reports.iter().for_each(|report| terminal::line(&words.line(&report_line(report))));
            terminal::line(&words.say(&Message::new("admin-count").with("count", reports.len())));
        }
        Ok(())
    }

    async fn audit(&self, desk: &Desk, words: &Words) -> Result<(), Failure> {
        let last = desk.store().last_order().await.map_err(store_failed)?;
        let after = last.saturating_sub(u64::from(MOST));
        let orders = desk.store().orders_after(after, MOST).await.map_err(store_failed)?;
        if self.json {
            terminal::json(&orders.iter().map(order_json).collect::<Vec<_>>());
        } else {
            orders.iter().for_each(|order| terminal::line(&words.line(&order_line(order))));
            terminal::line(&words.say(&Message::new("admin-count").with("count", orders.len())));
        }
        Ok(())
    }
}

/// Who is at the keyboard, as far as the system says.
fn user() -> String {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    set("SUDO_USER").or_else(|| set("USER")).unwrap_or_else(|| "host".to_owned())
}

fn store_failed(error: StoreError) -> Failure {
    failed("serve-no-store", "reason", error)
}

fn table_id(text: &str) -> Result<TableId, Failure> {
    // What people copy is a link as often as an id.
    let id = text.rsplit(['/', '=']).next().unwrap_or(text);
    id.parse().map_err(|_| Failure::input(Message::new("admin-no-table")))
}

fn person_id(text: &str) -> Result<PersonId, Failure> {
    text.parse().map_err(|_| Failure::input(Message::new("admin-no-person")))
}

async fn until(desk: &Desk, hours: Option<&str>) -> Result<i64, Failure> {
    let Some(hours) = hours else { return Ok(FOR_EVER) };
    let hours = input::number("--hours", hours, 1..=1_000_000)?;
    Ok(desk.now().await.map_err(store_failed)? + hours as i64 * 3_600_000)
}

fn table_line(table: &TableSeen) -> Message {
    Message::new("admin-table")
        .with("id", table.id.to_string())
        .with("game", table.game.clone())
        .with("stage", table.stage.as_str().to_owned())
        .with("public", yes_no(table.public))
        .with("created", terminal::time(table.created))
        .with("names", table.names.join(", "))
}

fn table_json(table: &TableSeen) -> Value {
    json!({
        "table": table.id, "game": table.game, "stage": table.stage, "public": table.public,
        "owner": table.owner, "created": table.created, "updated": table.updated, "names": table.names,
    })
}

fn person_line(one: &Standing) -> Message {
    let time = |until: Option<i64>| until.map_or("none".to_owned(), terminal::time);
    Message::new("admin-person")
        .with("id", one.person.id.to_string())
        .with("name", one.person.name.clone())
        .with("login", one.person.login.clone().unwrap_or_else(|| "none".to_owned()))
        .with("seen", terminal::time(one.seen))
        .with("muted", time(one.muted))
        .with("banned", time(one.banned))
}

fn person_json(one: &Standing) -> Value {
    json!({
        "person": one.person.id, "name": one.person.name, "login": one.person.login,
        "created": one.person.created, "seen": one.seen, "muted": one.muted, "banned": one.banned,
    })
}

fn report_line(report: &ReportRow) -> Message {
    let told = &report.report;
    Message::new("admin-report")
        .with("number", report.number as usize)
        .with("at", terminal::time(told.at))
        .with("about", told.about.to_string())
        .with("table", told.table.to_string())
        .with("text", told.text.clone())
        .with("quote", if told.quote.is_empty() { "none".to_owned() } else { told.quote.clone() })
        .with("settled", yes_no(report.settled.is_some()))
}

fn report_json(report: &ReportRow) -> Value {
    let told = &report.report;
    json!({
        "report": report.number, "at": told.at, "by": told.person, "about": told.about, "table": told.table,
        "text": told.text, "quote": told.quote, "settled": report.settled,
    })
}

fn order_line(one: &Order) -> Message {
    let order = &one.order;
    Message::new("admin-order")
        .with("number", one.number as usize)
        .with("at", terminal::time(order.at))
        .with("by", order.by.clone())
        .with("what", order.what.clone())
        .with("about", if order.about.is_empty() { "none".to_owned() } else { order.about.clone() })
        .with("until", order.until.map_or("none".to_owned(), terminal::time))
        .with("note", if order.note.is_empty() { "none".to_owned() } else { order.note.clone() })
}

fn order_json(one: &Order) -> Value {
    let order = &one.order;
    json!({
        "order": one.number, "at": order.at, "by": order.by, "what": order.what, "about": order.about,
        "until": order.until, "note": order.note,
    })
}

/// As messages choose by it.
fn yes_no(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}
