//! People who come back as somebody else after the owner of a table blocked them.
//!
//! A block is about a person, and a guest becomes another person by throwing a cookie away. So a table also remembers, as
//! long as it is awake and in memory alone, where those come from whom its owner blocked: people from there who are newer than
//! the block can watch and no more, an account of theirs or not. Whoever was known before is let be: a family has one address.
//!
//! The same for the whole server, and for the host's bans, is [`crate::shunned`].

use tinstar_core::Seat;
use tinstar_protocol::{Code, Command, PersonId, SeatNumber};

use super::Actor;
use crate::no::No;
use crate::shunned::Shun;
use crate::web::Net;

/// Where somebody comes from, and since when they are known.
#[derive(Clone, Copy)]
pub struct Whence {
    /// Where from.
    pub net: Net,
    /// When they came first, an account later or not.
    pub known_since: Option<i64>,
    /// What they may not do among strangers.
    pub shunned: Option<Shun>,
}

/// How many people's whereabouts a table remembers.
const MOST: usize = 64;

/// What a table remembers of where people come from.
#[derive(Default)]
pub(super) struct Newcomers {
    /// Who was lately here, and from where.
    seen: Vec<(PersonId, Net)>,
    /// Where those come from who were blocked, and when.
    shut: Vec<(Net, i64)>,
}

impl Newcomers {
    fn see(&mut self, person: &PersonId, net: Net) {
        self.seen.retain(|(known, _)| known != person);
        self.seen.push((person.clone(), net));
        if self.seen.len() > MOST {
            self.seen.remove(0);
        }
    }

    fn shut_out(&mut self, person: &PersonId, now: i64) {
        if let Some((_, net)) = self.seen.iter().find(|(known, _)| known == person) {
            self.shut.push((*net, now));
            if self.shut.len() > MOST {
                self.shut.remove(0);
            }
        }
    }

    fn keeps_out(&self, from: Whence) -> bool {
        let Some(since) = from.known_since else { return false };
        self.shut.iter().any(|(net, at)| *net == from.net && since >= *at)
    }
}

impl Actor {
    /// Whether somebody may do this here, as far as where they come from says.
    ///
    /// # Errors
    /// `blocked`, `banned`, `muted`.
    pub(super) async fn check_newcomer(
        &mut self,
        person: &PersonId,
        from: Option<Whence>,
        command: &Command,
    ) -> Result<(), No> {
        let Some(from) = from else { return Ok(()) };
        self.newcomers.see(person, from.net);
        let speaks = matches!(command, Command::Say { .. });
        if !speaks && !matches!(command, Command::Sit { .. }) {
            return Ok(());
        }
        if self.newcomers.keeps_out(from) {
            return Err(No::new(Code::Blocked));
        }
        if let Some(shun) = from.shunned.filter(|shun| speaks || *shun == Shun::Out) {
            let state = self.state().await?;
            if state.setup().public && state.owner() != person {
                return Err(No::new(shun.code()));
            }
        }
        Ok(())
    }

    /// Whether somebody may sit down here at all: not those whom the owner hides.
    ///
    /// # Errors
    /// `blocked`.
    pub(super) async fn check_welcome(&mut self, person: &PersonId, command: &Command) -> Result<(), No> {
        if !matches!(command, Command::Sit { .. }) {
            return Ok(());
        }
        let owner = self.state().await?.owner().clone();
        if self.shared.store.hides(&owner, person).await? { Err(No::new(Code::Blocked)) } else { Ok(()) }
    }

    /// Whom a command would block.
    pub(super) fn to_block(&self, command: &Command) -> Option<PersonId> {
        let Command::Block { seat } = command else { return None };
        let seat: Seat = SeatNumber::seat(*seat)?;
        self.state.as_ref()?.chairs().get(seat.index())?.person().cloned()
    }

    /// Somebody was blocked: neither they nor whoever they come back as is to sit here.
    pub(super) fn note_blocked(&mut self, person: &PersonId) {
        self.newcomers.shut_out(person, self.shared.now());
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn newer_guests_from_there_are_kept_out_and_nobody_else() {
        let [here, there] = [1, 2].map(|n| Net::V4(Ipv4Addr::new(192, 0, 2, n)));
        let ben: PersonId = "ben".parse().unwrap();
        let mut newcomers = Newcomers::default();
        newcomers.see(&ben, here);
        newcomers.shut_out(&ben, 100);
        let kept_out = |net, known_since| newcomers.keeps_out(Whence { net, known_since, shunned: None });
        assert!(kept_out(here, Some(100)) && kept_out(here, Some(900)));
        assert!(!kept_out(here, Some(99)), "who was known before");
        assert!(!kept_out(there, Some(900)), "another address");
    }
}
