//! "What would you do?": the best choices of a decision, told to whoever asks and to nobody else.
//!
//! A hint is found by the bots' own search, from what the seat sees, where bots think. A decision is searched once: who asks
//! again is told the same, so that nobody can keep the bots' threads busy by asking.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tinstar_bots::{Level, Skill};
use tinstar_catalogue::Hinted;
use tinstar_core::{Chance, MatchSeed, Seat};
use tinstar_protocol::{ClientKey, Code, Done, Hint, SeatNumber, Seq};

use super::{Actor, Ask, Reply};
use crate::fresh::random;
use crate::no::No;
use tinstar_table::{MOST_HINTED, Who, hinted};

/// How long somebody waits for it at most.
const LONGEST: Duration = Duration::from_millis(1500);

/// Hints that are being found out, and those that were.
#[derive(Default)]
pub(super) struct Hints {
    asked: Vec<Asked>,
    found: Vec<(Seat, Seq, Hint)>,
}

/// A hint that is being found out.
struct Asked {
    seat: Seat,
    /// The table's number when it was asked for.
    at: Seq,
    /// The number at which the decision was put to the seat.
    opened: Seq,
    /// Who waits for it.
    waiting: Vec<(String, Reply)>,
}

impl Hints {
    /// Whether nobody waits for one.
    pub(super) const fn is_idle(&self) -> bool {
        self.asked.is_empty()
    }
}

impl Actor {
    /// Answers with a hint, at once or when it is found.
    pub(super) async fn hint(
        &mut self,
        who: &Who,
        (seat, based_on): (SeatNumber, Seq),
        key: String,
        reply: Reply,
    ) {
        if ClientKey::new(who.id.clone(), &key).is_err() {
            return self.answer(key, Err(No::new(Code::BadKey)), reply);
        }
        let asked = match self.state().await {
            Ok(state) => {
                state.may_hint(who, seat, based_on).map(|seat| (seat, state.seq())).map_err(No::from)
            }
            Err(no) => Err(no),
        };
        let (seat, at) = match asked {
            Ok(asked) => asked,
            Err(no) => return self.answer(key, Err(no), reply),
        };
        self.hints.found.retain(|(_, known, _)| *known == at);
        if let Some((.., hint)) = self.hints.found.iter().find(|(known, ..)| *known == seat) {
            let done = Done { hint: Some(hint.clone()), ..Done::at(at.0) };
            return self.answer(key, Ok(done), reply);
        }
        if let Some(asked) = self.hints.asked.iter_mut().find(|asked| (asked.seat, asked.at) == (seat, at)) {
            return asked.waiting.push((key, reply));
        }
        if self.hints.asked.iter().any(|asked| asked.seat == seat) || self.shared.thinkers.is_full() {
            return self.answer(key, Err(No::new(Code::SlowDown)), reply);
        }
        let question = self.state.as_ref().and_then(|state| state.hint_question(seat));
        let Some((opened, question)) = question else {
            return self.answer(key, Err(No::new(Code::NotRunning)), reply);
        };
        self.hints.asked.push(Asked { seat, at, opened, waiting: vec![(key, reply)] });
        let (mailbox, shared) = (self.mailbox.clone(), Arc::clone(&self.shared));
        tokio::spawn(async move {
            let found = shared.thinkers.think(Instant::now() + LONGEST, move |bounds| {
                let skill = Skill::from(Level::Marshal).eased(bounds.divisor);
                let budget = skill.budget.or(skill.level.budget()).expect("a marshal searches");
                let mut luck = Chance::fast(&MatchSeed::from_bytes(random()));
                question.hint(MOST_HINTED, budget, bounds.limit, &mut luck)
            });
            let found = found.await;
            if let Some(mailbox) = mailbox.upgrade() {
                // An error means that the table has been put away.
                let _ = mailbox.send(Ask::Hinted { seat, at, found }).await;
            }
        });
    }

    /// Tells what was found to those who wait for it, if it is still to be decided.
    pub(super) async fn hinted(&mut self, seat: Seat, at: Seq, found: Option<Vec<Hinted>>) {
        let Some(place) = self.hints.asked.iter().position(|asked| (asked.seat, asked.at) == (seat, at))
        else {
            return;
        };
        let asked = self.hints.asked.swap_remove(place);
        let still = self.state().await.and_then(|state| {
            let open = state.is_open(seat, asked.opened);
            if open { Ok(state.seq()) } else { Err(No::new(Code::Stale)) }
        });
        let told = match (still, found) {
            (Ok(seq), Some(found)) => {
                let hint = hinted(seat, found);
                if seq == at {
                    self.hints.found.push((seat, seq, hint.clone()));
                }
                Ok(Done { hint: Some(hint), ..Done::at(seq.0) })
            }
            (Ok(_), None) => Err(No::new(Code::SlowDown)),
            (Err(no), _) => Err(no),
        };
        for (key, reply) in asked.waiting {
            self.answer(key, told.clone(), reply);
        }
    }
}
