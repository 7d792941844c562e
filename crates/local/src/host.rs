//! All tables that are open on a device.

use std::collections::BTreeMap;

use tinstar_bots::{Level, Limit, Skill};
use tinstar_core::{Chance, MatchSeed};
use tinstar_protocol::{Code, TableId, TableMade};
use tinstar_table::{Declined, Entry, MOST_HINTED, State, Who, chairs, hinted};

use crate::answer::{Answered, Done, raw};
use crate::ask::{Ask, level};
use crate::open::Open;
use crate::records::{self, eyes};

/// Hosts tables on a player's device.
#[derive(Default)]
pub struct Host {
    tables: BTreeMap<TableId, Open>,
}

impl Host {
    /// Answers a question: JSON for JSON.
    pub fn ask(&mut self, question: &[u8]) -> Vec<u8> {
        let done = match serde_json::from_slice(question) {
            Ok(ask) => self.answer(ask),
            Err(_) => Err(Declined::new(Code::BadRequest)),
        };
        serde_json::to_vec(&Answered::from(done)).expect("an answer is plain data")
    }

    fn answer(&mut self, ask: Ask) -> Result<Done, Declined> {
        match ask {
            Ask::Make { table, who, new, now } => {
                let who = Who::from(who);
                let (setup, chairs) = chairs(&new, &who)?;
                let done = self.make(table.clone(), &Entry::Created { setup, owner: who.id, chairs }, now)?;
                Ok(Done { answer: Some(raw(&TableMade { table })), ..done })
            }
            Ask::Open { table, kept, now } => {
                // What is open is what was kept, and maybe more.
                if !self.tables.contains_key(&table) {
                    self.tables.insert(table.clone(), Open::read(table.clone(), &kept)?);
                }
                self.open(&table)?.go_on(now)
            }
            Ask::Follow { table, kept } => {
                match self.tables.get_mut(&table) {
                    Some(open) => open.follow(&kept),
                    None => drop(self.tables.insert(table.clone(), Open::read(table, &kept)?)),
                }
                Ok(Done::default())
            }
            Ask::Forget { table } => {
                self.tables.remove(&table);
                Ok(Done::default())
            }
            Ask::Join { table, to, who, since, now } => {
                Ok(self.open(&table)?.join(to, who.into(), since, now))
            }
            Ask::Part { table, to } => {
                self.open(&table)?.part(to);
                Ok(Done::default())
            }
            Ask::Hear { table, to, message, now, fresh } => {
                let (done, more) = self.open(&table)?.hear(to, message, now, &fresh)?;
                self.and_rematch(&table, done, more, now)
            }
            Ask::Command { table, who, key, command, now, fresh } => {
                let (did, done, more) =
                    self.open(&table)?.command(&who.into(), &key, &command, now, &fresh)?;
                let done = self.and_rematch(&table, done, more, now)?;
                Ok(Done { answer: Some(raw(&did)), ..done })
            }
            Ask::Think { table, seat, level: name, opened, luck, divisor } => {
                let state = self.state(&table)?;
                let turn = tinstar_table::BotTurn { seat, level: level(&name), opened };
                let mut question = state
                    .question(turn)
                    .filter(|_| state.is_open(seat, opened))
                    .ok_or(Declined::new(Code::Stale))?;
                question.ease(divisor);
                Ok(Done::told(&question.answer(&mut chance(&luck)?)))
            }
            Ask::Thought { table, seat, opened, action, now } => {
                self.open(&table)?.thought(seat, opened, action, now)
            }
            Ask::Failed { table, seat, opened, now } => self.open(&table)?.failed(seat, opened, now),
            Ask::Moment { table, seat, opened, now } => self.open(&table)?.moment(seat, opened, now),
            Ask::Late { table, now } => self.open(&table)?.late(now),
            Ask::Advise { table, seat, based_on, who, luck, divisor } => {
                let state = self.state(&table)?;
                let seat = state.may_hint(&who.into(), seat.into(), based_on)?;
                let (_, question) = state.hint_question(seat).ok_or(Declined::new(Code::NotRunning))?;
                let skill = Skill::from(Level::Marshal).eased(divisor);
                let budget = skill.budget.or(skill.level.budget()).expect("a marshal searches");
                let found = question.hint(MOST_HINTED, budget, Limit::default(), &mut chance(&luck)?);
                Ok(Done::told(&hinted(seat, found)))
            }
            Ask::Look { table, who, now } => Ok(self.open(&table)?.look(&who.id, now)),
            Ask::Record { table, who } => {
                let state = self.state(&table)?;
                let record = state.record(state.viewer(Some(&who.id), None))?;
                Ok(Done::told(&record))
            }
            Ask::Story { table, who, eyes: name, since } => {
                let telling = self.state(&table)?.telling(Some(&who.id), eyes(name.as_deref())?, since)?;
                Ok(Done::told(&telling.tell()?))
            }
            Ask::Words { table, who, eyes: name, at, lines } => {
                let (state, eyes) = (self.state(&table)?, eyes(name.as_deref())?);
                let words = match at {
                    None => state.described(Some(&who.id), eyes)?,
                    Some(at) => state.telling(Some(&who.id), eyes, at)?.describe(at, lines)?,
                };
                Ok(Done::told(&words))
            }
            Ask::Dice { table } => records::dice(&self.state(&table)?.reviewable()?),
            Ask::Review { table, rollouts } => records::review(self.state(&table)?.reviewable()?, rollouts),
            Ask::Retell { record, eyes } => records::retell(&record, eyes.as_deref()),
            Ask::Reword { record, eyes, at, lines } => records::reword(&record, eyes.as_deref(), at, lines),
            Ask::Recount { record } => records::recount(record),
            Ask::Rereview { record, rollouts } => records::rereview(record, rollouts),
        }
    }

    fn open(&mut self, table: &TableId) -> Result<&mut Open, Declined> {
        self.tables.get_mut(table).ok_or(Declined::new(Code::NoSuchTable))
    }

    fn state(&mut self, table: &TableId) -> Result<&State, Declined> {
        Ok(self.open(table)?.state())
    }

    fn make(&mut self, table: TableId, entry: &Entry, now: i64) -> Result<Done, Declined> {
        let (open, keep) = Open::make(table.clone(), entry, now)?;
        self.tables.insert(table, open);
        Ok(Done { keep: vec![keep], ..Done::default() })
    }

    /// Makes the table of a rematch together with the entry that names it.
    fn and_rematch(
        &mut self,
        table: &TableId,
        mut done: Done,
        more: Option<Entry>,
        now: i64,
    ) -> Result<Done, Declined> {
        if let Some(entry) = more {
            let next = self.state(table)?.rematch().cloned().ok_or(Declined::new(Code::NoSuchTable))?;
            done.keep.extend(self.make(next, &entry, now)?.keep);
        }
        Ok(done)
    }
}

/// Luck out of 32 random bytes in hexadecimal digits.
fn chance(luck: &str) -> Result<Chance, Declined> {
    let seed = MatchSeed::from_revealed(luck).map_err(|_| Declined::new(Code::BadRequest))?;
    Ok(Chance::fast(&seed))
}

#[cfg(test)]
mod tests;
