//! What may be asked of a table, and by whom.

use serde_json::Value;
use tinstar_bots::Level;
use tinstar_catalogue::AnyGame;
use tinstar_core::Seat;
use tinstar_protocol::{
    By, Clock, Code, Command, NewTable, PersonId, SeatNumber, SeatPlan, Seq, Stage, TableEvent, TableId,
};

use super::entry::{Chair, Chosen, Entry, Secret};
use super::names::check_name;
use super::state::{Asides, State};
use crate::declined::Declined;

/// How often one person may have something written into a table's log that is no move before they have to wait: a log is
/// kept in memory, and read whole when a table wakes up.
pub(super) const ASIDES: u32 = 500;
/// How often all together may have it before whoever sits down has to wait: by then there is something wrong with it.
pub(super) const ASIDES_OF_ALL: u32 = 4_000;
/// For how long one waits at most, in seconds.
const LONGEST_WAIT: u32 = 60;

/// Who asks. It comes from the session, never from the message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The person.
    pub id: PersonId,
    /// What others see.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
}

/// What must be new and unguessable, drawn by the caller.
pub trait Fresh {
    /// 32 random bytes as hexadecimal digits.
    fn seed(&self) -> Secret;
    /// The id of a new table.
    fn table(&self) -> TableId;
    /// So many seats in an order that nobody can foresee.
    fn order(&self, seats: usize) -> Vec<Seat>;
}

/// The set-up and the chairs of a new table.
///
/// # Errors
/// If the game, its options, the clock, a bot or a name cannot be like this.
pub fn chairs(new: &NewTable, who: &Who) -> Result<(Chosen, Vec<Chair>), Declined> {
    let game = AnyGame::by_id(&new.game).ok_or(Declined::new(Code::NoSuchGame))?;
    let clock = new.clock.unwrap_or_else(|| super::clock::usual(new.public));
    super::clock::check(clock)?;
    game.check(new.seats.len(), &new.options).map_err(|bad| Declined::setup(&bad))?;
    if new.rated {
        check_rated(new, who, clock)?;
    }
    let chair = |plan: &SeatPlan| match plan {
        SeatPlan::Open {} => Ok(Chair::Open),
        SeatPlan::Me {} => Ok(Chair::Person { id: who.id.clone(), name: who.name.clone(), bot: None }),
        SeatPlan::Bot { level } => Ok(Chair::Bot { level: check_level(level, game)? }),
        SeatPlan::SameScreen { name } => {
            Ok(Chair::Person { id: who.id.clone(), name: check_name(name)?, bot: None })
        }
    };
    let chairs = new.seats.iter().map(chair).collect::<Result<_, Declined>>()?;
    let (game, options, public, rated) = (new.game.clone(), new.options.clone(), new.public, new.rated);
    Ok((Chosen { game, options, clock, public, hints: new.hints.unwrap_or(true) && !rated, rated }, chairs))
}

/// What counts for ratings is fair: everybody is somebody, sits once, has a clock, and nobody is helped.
fn check_rated(new: &NewTable, who: &Who, clock: Clock) -> Result<(), Declined> {
    let own = new.seats.iter().filter(|plan| matches!(plan, SeatPlan::Me {})).count();
    let shared = new.seats.iter().any(|plan| matches!(plan, SeatPlan::SameScreen { .. }));
    if !who.account {
        return Err(Declined::new(Code::NeedsAccount));
    }
    if clock == Clock::None || shared || own > 1 || new.hints == Some(true) {
        return Err(Declined::new(Code::BadRated));
    }
    Ok(())
}

/// A bot that searches costs the server much, so that it is seated only in games where it is offered.
fn check_level(level: &str, game: AnyGame) -> Result<String, Declined> {
    let offered = |level: &Level| level.budget().is_none() || game.levels().contains(level);
    let level = Level::from_name(level).filter(offered).ok_or(Declined::new(Code::NoSuchBot))?;
    Ok(level.name().to_owned())
}

impl State {
    fn check_level(&self, level: &str) -> Result<String, Declined> {
        check_level(level, AnyGame::by_id(&self.setup.game).ok_or(Declined::new(Code::NoSuchGame))?)
    }

    /// What a command would write into the log `now`. Whether an action is legal is found when it is applied.
    ///
    /// # Errors
    /// If this person may not do it, or not now.
    pub fn judge(
        &self,
        who: &Who,
        command: &Command,
        now: i64,
        fresh: &impl Fresh,
    ) -> Result<Entry, Declined> {
        self.not_too_often(who, command, now)?;
        match command {
            Command::Sit { seat, name } => self.judge_sit(who, *seat, name.as_deref()),
            Command::Leave {} => self.judge_leave(who),
            Command::SeatBot { seat, level } => {
                self.owner_before_match(who)?;
                let seat = self.seat(*seat)?;
                if self.chairs[seat.index()].person() == Some(&who.id) {
                    return Err(Declined::new(Code::SeatTaken));
                }
                Ok(Entry::BotSeated { seat, level: self.check_level(level)? })
            }
            Command::Empty { seat } => {
                self.owner_before_match(who)?;
                Ok(Entry::Left { seats: vec![self.seat(*seat)?] })
            }
            Command::Block { seat } => {
                self.owner_before_match(who)?;
                let chair = &self.chairs[self.seat(*seat)?.index()];
                let person = chair.person().filter(|person| **person != who.id);
                let person = person.cloned().ok_or(Declined::new(Code::NoSuchSeat))?;
                let seats = self.seats_of(&person).collect();
                Ok(Entry::Blocked { person, seats })
            }
            Command::Resign {} => {
                self.seated(who)?;
                self.running()?;
                let level = Level::Instinct.name().to_owned();
                Ok(Entry::Resigned { seats: self.seats_of(&who.id).collect(), level })
            }
            Command::StandIn { seat } => self.judge_stand_in(who, *seat),
            Command::End {} => {
                self.seated(who)?;
                self.running()?;
                let seats = self.seats_of(&who.id).collect();
                Ok(if self.all_want_to_end(&who.id) { Entry::Ended } else { Entry::EndAsked { seats } })
            }
            Command::Start {} => {
                self.owner_before_match(who)?;
                if self.chairs.contains(&Chair::Open) {
                    return Err(Declined::new(Code::SeatsOpen));
                }
                let game = AnyGame::by_id(&self.setup.game).ok_or(Declined::new(Code::NoSuchGame))?;
                let drawn = if self.setup.rated {
                    // Bots alone, or somebody who beats them, say nothing about people.
                    if self.people().count() < 2 {
                        return Err(Declined::new(Code::NeedsPeople));
                    }
                    Some(fresh.order(self.chairs.len()))
                } else {
                    None
                };
                Ok(Entry::Started { seed: fresh.seed(), rules_version: game.info().rules_version, drawn })
            }
            Command::Close {} => {
                self.owner_before_match(who)?;
                Ok(Entry::Closed)
            }
            Command::Act { seat, based_on, action } => {
                let seat = self.seat_played_by(who, *seat)?;
                self.not_stale(seat, *based_on)?;
                Ok(Entry::Step { seat, action: action.clone(), by: By::Person, mark: None })
            }
            Command::Undo { seat, based_on } => {
                let seat = self.seat_played_by(who, *seat)?;
                self.not_stale(seat, *based_on)?;
                let can = self.playing.as_ref().is_some_and(|playing| playing.can_undo(seat, now));
                if can { Ok(Entry::Undone { seat }) } else { Err(Declined::new(Code::CannotUndo)) }
            }
            Command::Hand { seat, level } => {
                let seat = self.seat_played_by(who, *seat)?;
                if self.setup.rated {
                    return Err(Declined::new(Code::NoBotsHere));
                }
                Ok(Entry::Handed { seats: vec![seat], level: self.check_level(level)? })
            }
            Command::TakeBack { seat } => {
                let seat = self.own_seat(who, *seat)?;
                self.running()?;
                match self.chairs[seat.index()].bot() {
                    Some(_) => Ok(Entry::TakenBack { seat }),
                    None => Err(Declined::new(Code::NoBotPlays)),
                }
            }
            Command::AgreeToHints { agree } => {
                self.seated(who)?;
                if !self.setup.hints {
                    return Err(Declined::new(Code::NoHints));
                }
                if self.stage != Stage::Open {
                    self.running()?;
                }
                Ok(Entry::HintsAgreed { seats: self.seats_of(&who.id).collect(), agree: *agree })
            }
            Command::Rematch {} => {
                self.seated(who)?;
                match (self.stage, &self.playing) {
                    (Stage::Over, Some(_)) => Ok(Entry::Rematch { table: fresh.table() }),
                    _ => Err(Declined::new(Code::NotOver)),
                }
            }
            Command::Say { .. } | Command::Why { .. } | Command::Hint { .. } => {
                Err(Declined::new(Code::BadRequest))
            }
        }
    }

    /// Whether a person could take this action now; nothing is done.
    ///
    /// # Errors
    /// The refusal that the action itself would get.
    pub fn would_do(&self, who: &Who, seat: SeatNumber, action: &Value) -> Result<(), Declined> {
        let seat = self.seat_played_by(who, seat)?;
        self.not_stale(seat, self.seq)?;
        let playing = self.playing.as_ref().ok_or(Declined::new(Code::NotRunning))?;
        playing.live().check(seat, action).map_err(|refused| Declined::refused(&refused))
    }

    /// The seat for which a person asks for a hint, if they may.
    ///
    /// # Errors
    /// If there are no hints here, or the seat is not theirs or has nothing to decide.
    pub fn may_hint(&self, who: &Who, seat: SeatNumber, based_on: Seq) -> Result<Seat, Declined> {
        let seat = self.seat_played_by(who, seat)?;
        if !self.hints_now().is_some_and(|hints| hints.open) {
            return Err(Declined::new(Code::NoHints));
        }
        self.not_stale(seat, based_on)?;
        Ok(seat)
    }

    fn judge_sit(&self, who: &Who, seat: Option<SeatNumber>, name: Option<&str>) -> Result<Entry, Declined> {
        self.before_match()?;
        if self.is_blocked(&who.id) {
            return Err(Declined::new(Code::Blocked));
        }
        if self.setup.rated {
            if !who.account {
                return Err(Declined::new(Code::NeedsAccount));
            }
            if self.is_seated(&who.id) {
                return Err(Declined::new(Code::AlreadySeated));
            }
        }
        // Under another name nobody would know whom they play with.
        let name = name.filter(|_| !self.setup.rated);
        let seat = match seat {
            Some(seat) => self.open_seat(seat)?,
            None => {
                let open = Seat::all(self.chairs.len()).find(|seat| self.chairs[seat.index()] == Chair::Open);
                open.ok_or(Declined::new(Code::NoOpenSeat))?
            }
        };
        let name = name.map_or(Ok(who.name.clone()), check_name)?;
        Ok(Entry::Sat { seat, person: who.id.clone(), name })
    }

    /// Whether somebody is away long enough is for the table's task to know.
    fn judge_stand_in(&self, who: &Who, seat: SeatNumber) -> Result<Entry, Declined> {
        self.seated(who)?;
        let seat = self.seat(seat)?;
        self.running()?;
        let chair = &self.chairs[seat.index()];
        let person =
            chair.person().filter(|person| **person != who.id).ok_or(Declined::new(Code::NotAway))?;
        if chair.bot().is_some() {
            return Err(Declined::new(Code::BotPlays));
        }
        // Whoever has days is expected to be away; their clock sees to it that the match goes on.
        if let Clock::Days { .. } = self.setup.clock {
            return Err(Declined::new(Code::NotAway));
        }
        let seats = self.seats_of(person).filter(|seat| self.chairs[seat.index()].bot().is_none()).collect();
        Ok(Entry::Handed { seats, level: Level::Instinct.name().to_owned() })
    }

    fn judge_leave(&self, who: &Who) -> Result<Entry, Declined> {
        self.seated(who)?;
        let seats = || self.seats_of(&who.id);
        match self.stage {
            Stage::Open => Ok(Entry::Left { seats: seats().collect() }),
            Stage::Running => {
                let mine: Vec<Seat> =
                    seats().filter(|seat| self.chairs[seat.index()].bot().is_none()).collect();
                if mine.is_empty() {
                    return Err(Declined::new(Code::BotPlays));
                }
                Ok(Entry::Handed { seats: mine, level: Level::Instinct.name().to_owned() })
            }
            Stage::Over => Err(Declined::new(Code::NotRunning)),
            Stage::Halted => Err(Declined::new(self.halt_code())),
        }
    }

    /// The rematch's chairs: everyone one seat further.
    #[must_use]
    pub fn rotated(&self) -> Vec<Chair> {
        let mut chairs: Vec<Chair> = self.chairs.iter().map(at_first).collect();
        chairs.rotate_right(1);
        chairs
    }

    /// The seat of this number, if the table has it.
    fn seat(&self, number: SeatNumber) -> Result<Seat, Declined> {
        let seat = number.seat().filter(|seat| seat.index() < self.chairs.len());
        seat.ok_or(Declined::new(Code::NoSuchSeat))
    }

    fn open_seat(&self, number: SeatNumber) -> Result<Seat, Declined> {
        let seat = self.seat(number)?;
        match &self.chairs[seat.index()] {
            Chair::Open => Ok(seat),
            Chair::Person { .. } | Chair::Bot { .. } => Err(Declined::new(Code::SeatTaken)),
        }
    }

    fn own_seat(&self, who: &Who, number: SeatNumber) -> Result<Seat, Declined> {
        self.seated(who)?;
        let seat = self.seat(number)?;
        let own = self.chairs[seat.index()].person() == Some(&who.id);
        if own { Ok(seat) } else { Err(Declined::new(Code::NotYourSeat)) }
    }

    /// A person's own seat in a running match, which no bot plays for them.
    fn seat_played_by(&self, who: &Who, number: SeatNumber) -> Result<Seat, Declined> {
        let seat = self.own_seat(who, number)?;
        self.running()?;
        match self.chairs[seat.index()].bot() {
            None => Ok(seat),
            Some(_) => Err(Declined::new(Code::BotPlays)),
        }
    }

    /// Moves end with the match, and what others wait for is never refused: all else could be said for ever, and beyond
    /// a number of times has to wait.
    fn not_too_often(&self, who: &Who, command: &Command, now: i64) -> Result<(), Declined> {
        let asides = || self.asides_of(&who.id);
        let soon = || {
            let Asides { count, last } = asides();
            is_soon(count, ASIDES, now - self.past(last).map_or(0, |past| past.at))
        };
        let too_often = match command {
            Command::Act { .. }
            | Command::Leave {}
            | Command::Resign {}
            | Command::StandIn { .. }
            | Command::Start {}
            | Command::Close {}
            | Command::Rematch {}
            | Command::Say { .. }
            | Command::Why { .. }
            | Command::Hint { .. } => false,
            Command::End {} => soon() && self.has_asked_to_end(&who.id),
            Command::TakeBack { .. } => soon() && self.only_just_handed(asides().last),
            Command::Sit { .. } => {
                let of_all = self.asides.values().map(|asides| asides.count).sum();
                soon() || is_soon(of_all, ASIDES_OF_ALL, now - self.at)
            }
            Command::SeatBot { .. }
            | Command::Empty { .. }
            | Command::Block { .. }
            | Command::Undo { .. }
            | Command::Hand { .. }
            | Command::AgreeToHints { .. } => soon(),
        };
        if too_often { Err(Declined::new(Code::TooOften)) } else { Ok(()) }
    }

    /// Whether asking once more to end the match changes nothing.
    fn has_asked_to_end(&self, person: &PersonId) -> bool {
        self.seats_of(person).all(|seat| self.ending.contains(seat)) && !self.all_want_to_end(person)
    }

    /// Whether a seat was handed over by its own person at this number, and nobody has moved since.
    fn only_just_handed(&self, at: Seq) -> bool {
        let since = self.history.iter().rev().take_while(|past| past.seq >= at);
        let mut events = since.map(|past| &past.event);
        let handed = self.past(at).is_some_and(|past| matches!(past.event, TableEvent::Handed { .. }));
        handed && !events.any(|event| matches!(event, TableEvent::Stepped { .. }))
    }

    fn seated(&self, who: &Who) -> Result<(), Declined> {
        if self.is_seated(&who.id) { Ok(()) } else { Err(Declined::new(Code::NotSeated)) }
    }

    fn before_match(&self) -> Result<(), Declined> {
        match self.stage {
            Stage::Open => Ok(()),
            Stage::Running | Stage::Over | Stage::Halted => Err(Declined::new(Code::AlreadyStarted)),
        }
    }

    fn owner_before_match(&self, who: &Who) -> Result<(), Declined> {
        if self.owner != who.id {
            return Err(Declined::new(Code::NotOwner));
        }
        self.before_match()
    }

    fn running(&self) -> Result<(), Declined> {
        match self.stage {
            Stage::Running => Ok(()),
            Stage::Open => Err(Declined::new(Code::NotRunning)),
            Stage::Over => Err(Declined::new(Code::GameOver)),
            Stage::Halted => Err(Declined::new(self.halt_code())),
        }
    }

    /// The decision that was open to the seat at `based_on` must still be the one that is.
    fn not_stale(&self, seat: Seat, based_on: Seq) -> Result<(), Declined> {
        if !self.deciders().contains(seat) {
            // Whoever acted on an old number is told so; whoever knows the present, that it is not their turn.
            return Err(Declined::new(if based_on < self.seq { Code::Stale } else { Code::NotYourDecision }));
        }
        let opened = self.playing.as_ref().map(|playing| playing.opened[seat]);
        if opened.is_some_and(|opened| (opened..=self.seq).contains(&based_on)) {
            Ok(())
        } else {
            Err(Declined::new(Code::Stale))
        }
    }
}

/// Whether what is done for the `count`th time and more than `free` times comes sooner than it may, `since` milliseconds
/// after the last: the first waits for a second, each further one for a second longer.
fn is_soon(count: u32, free: u32, since: i64) -> bool {
    let waits = count.saturating_sub(free).min(LONGEST_WAIT);
    since < i64::from(waits) * 1000
}

/// The chair as it is when a match begins: people play for themselves.
fn at_first(chair: &Chair) -> Chair {
    match chair {
        Chair::Person { id, name, .. } => Chair::Person { id: id.clone(), name: name.clone(), bot: None },
        Chair::Open | Chair::Bot { .. } => chair.clone(),
    }
}
