//! [`State`]: everything a table's log says.

use std::collections::HashMap;

use serde_json::Value;
use tinstar_bots::Level;
use tinstar_catalogue::{AnyLines, AnyQuestion, AnyStory};
use tinstar_core::{Seat, SeatSet, Viewer};
use tinstar_protocol::{By, ClientKey, Code, HintsNow, PersonId, Seq, Stage, TableEvent, TableId};

use super::entry::{Chair, Chosen, Entry};
use super::play::{BotTurn, Playing};

/// Why a match cannot go on with this release.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Halt {
    /// It was begun with other rules, or these play it in another way.
    Rules(String),
    /// What its log says cannot have been written like this.
    Damaged(String),
}

impl Halt {
    /// In words for the host.
    #[must_use]
    pub fn why(&self) -> &str {
        match self {
            Self::Rules(why) | Self::Damaged(why) => why,
        }
    }

    /// How it is refused to go on.
    #[must_use]
    pub const fn code(&self) -> Code {
        match self {
            Self::Rules(_) => Code::Halted,
            Self::Damaged(_) => Code::Damaged,
        }
    }
}

/// A table, rebuilt from its log alone.
pub struct State {
    pub(super) setup: Chosen,
    pub(super) owner: PersonId,
    pub(super) chairs: Vec<Chair>,
    pub(super) stage: Stage,
    pub(super) seq: Seq,
    pub(super) at: i64,
    pub(super) playing: Option<Playing>,
    /// Why the match cannot be shown or go on, found while reading the log.
    pub(super) halt: Option<Halt>,
    /// Whether the log says that the match is halted.
    pub(super) halt_said: bool,
    pub(super) rematch: Option<TableId>,
    /// The seats whose people want to end the match.
    pub(super) ending: SeatSet,
    /// The seats whose people agreed to hints.
    pub(super) agreed: SeatSet,
    /// Who left the match for good, and from where.
    pub(super) resigned: Vec<(Seat, PersonId)>,
    /// Whom the owner keeps out.
    pub(super) blocked: Vec<PersonId>,
    /// Who deleted themselves: their names are shown to nobody.
    forgotten: Vec<PersonId>,
    /// Who ever sat down here.
    pub(super) sat: Vec<PersonId>,
    /// What each person had written that is no move.
    pub(super) asides: HashMap<PersonId, Asides>,
    /// The number each client key got.
    pub(super) keys: HashMap<ClientKey, Seq>,
    pub(super) history: Vec<Past>,
}

/// A person who has to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonTurn {
    /// Where they sit.
    pub seat: Seat,
    /// Who they are.
    pub person: PersonId,
    /// The number at which their decision was put to them.
    pub opened: Seq,
    /// When that was.
    pub asked: i64,
    /// When their clock runs out.
    pub deadline: Option<i64>,
}

/// What one person had written that is no move.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Asides {
    /// How often.
    pub count: u32,
    /// The number it got last.
    pub last: Seq,
}

/// One number of the log, for viewers who missed it.
pub(super) struct Past {
    pub seq: Seq,
    pub at: i64,
    pub event: TableEvent,
    pub told: PastTold,
}

impl Past {
    /// What happened at the table, as `viewer` may know it: that there was only one answer is known to its seat alone.
    pub fn event_for(&self, viewer: Viewer) -> TableEvent {
        if let TableEvent::Stepped { seat, by: By::Itself } = self.event
            && !viewer.is(seat)
        {
            return TableEvent::Stepped { seat, by: By::Person };
        }
        self.event.clone()
    }
}

/// What is kept of what happened in the game.
pub(super) enum PastTold {
    /// Nothing happened there.
    Nothing,
    /// What was told; all but the latest are kept like this.
    Lines(Box<dyn AnyLines>),
    /// What was told, and the table after each event.
    Story(Box<dyn AnyStory>),
}

impl PastTold {
    /// What was told, if anything was.
    pub fn lines(&self) -> Option<&dyn AnyLines> {
        match self {
            Self::Nothing => None,
            Self::Lines(lines) => Some(&**lines),
            Self::Story(story) => Some(&**story),
        }
    }

    /// Keeps the lines alone.
    pub fn settle(&mut self) {
        *self = match std::mem::replace(self, Self::Nothing) {
            Self::Story(story) => Self::Lines(story.into_lines()),
            settled @ (Self::Nothing | Self::Lines(_)) => settled,
        };
    }
}

impl State {
    /// The table that a log begins with.
    ///
    /// # Errors
    /// If the first entry is not the one that makes a table.
    pub fn created(at: i64, entry: &Entry) -> Result<Self, Halt> {
        let Entry::Created { setup, owner, chairs } = entry else {
            return Err(Halt::Damaged("the log does not begin with the table".to_owned()));
        };
        Ok(Self {
            setup: setup.clone(),
            owner: owner.clone(),
            chairs: chairs.clone(),
            stage: Stage::Open,
            seq: Seq(1),
            at,
            playing: None,
            halt: None,
            halt_said: false,
            rematch: None,
            ending: SeatSet::EMPTY,
            agreed: SeatSet::EMPTY,
            resigned: vec![],
            blocked: vec![],
            forgotten: vec![],
            sat: entry.named(),
            asides: HashMap::new(),
            keys: HashMap::new(),
            history: vec![Past { seq: Seq(1), at, event: TableEvent::Created, told: PastTold::Nothing }],
        })
    }

    /// The same, of whose people some have deleted themselves: they have no names, from the first entry on.
    #[must_use]
    pub fn without_names_of(mut self, forgotten: Vec<PersonId>) -> Self {
        for chair in &mut self.chairs {
            if let Chair::Person { id, name, .. } = chair
                && forgotten.contains(id)
            {
                name.clear();
            }
        }
        self.forgotten = forgotten;
        self
    }

    /// Whether a person sits here or ever sat down.
    #[must_use]
    pub fn history_names(&self, person: &PersonId) -> bool {
        self.sat.contains(person) || self.is_seated(person)
    }

    /// Whether a person's name is shown to nobody.
    pub(super) fn is_forgotten(&self, person: &PersonId) -> bool {
        self.forgotten.contains(person)
    }

    /// The number of the last entry.
    #[must_use]
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// When the last entry was written.
    #[must_use]
    pub const fn at(&self) -> i64 {
        self.at
    }

    /// Where the table stands.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Who made it.
    #[must_use]
    pub const fn owner(&self) -> &PersonId {
        &self.owner
    }

    /// What was chosen when it was made.
    #[must_use]
    pub const fn setup(&self) -> &Chosen {
        &self.setup
    }

    /// Why the match cannot go on with this release, if it cannot.
    #[must_use]
    pub const fn halt(&self) -> Option<&Halt> {
        self.halt.as_ref()
    }

    /// How it is refused to go on with a match that is halted.
    #[must_use]
    pub fn halt_code(&self) -> Code {
        self.halt.as_ref().map_or(Code::Halted, Halt::code)
    }

    /// The table of the rematch, if there is one.
    #[must_use]
    pub const fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// The match, if there is one that can be shown.
    #[must_use]
    pub(crate) const fn playing(&self) -> Option<&Playing> {
        self.playing.as_ref()
    }

    /// Who must decide; nobody while the match is halted.
    #[must_use]
    pub fn deciders(&self) -> SeatSet {
        match (&self.playing, self.stage) {
            (Some(playing), Stage::Running) => playing.deciders(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats that a person holds.
    pub fn seats_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Seat> + 'a {
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs);
        seats.filter(move |(_, chair)| chair.person() == Some(person)).map(|(seat, _)| seat)
    }

    /// Whether a person holds a seat.
    #[must_use]
    pub fn is_seated(&self, person: &PersonId) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// Through whose eyes a person sees: those of their only seat, or of the one whose curtain they lifted.
    #[must_use]
    pub fn viewer(&self, person: Option<&PersonId>, lifted: Option<Seat>) -> Viewer {
        let Some(person) = person else { return Viewer::Spectator };
        let mut seats = self.seats_of(person);
        match (seats.next(), seats.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => lifted
                .filter(|lifted| self.seats_of(person).any(|seat| seat == *lifted))
                .map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// What a person had written that is no move.
    pub(super) fn asides_of(&self, person: &PersonId) -> Asides {
        self.asides.get(person).copied().unwrap_or_default()
    }

    /// Whether the owner keeps a person out.
    #[must_use]
    pub fn is_blocked(&self, person: &PersonId) -> bool {
        self.blocked.contains(person)
    }

    /// Whether everybody for whom no bot plays wants to end the match, `person` included.
    #[must_use]
    pub(super) fn all_want_to_end(&self, person: &PersonId) -> bool {
        Seat::all(self.chairs.len()).zip(&self.chairs).all(|(seat, chair)| {
            let left = chair.bot().is_none() && chair.person().is_some_and(|other| other != person);
            !left || self.ending.contains(seat)
        })
    }

    /// Whether hints can be asked for, and who agreed; none where they were ruled out. One person who plays against bots
    /// needs nobody's leave; several, be it on one screen, need that of all.
    #[must_use]
    pub fn hints_now(&self) -> Option<HintsNow> {
        if !self.setup.hints {
            return None;
        }
        let (agreed, missing): (Vec<Seat>, Vec<Seat>) =
            self.people().partition(|seat| self.agreed.contains(*seat));
        Some(HintsNow { open: missing.is_empty() || agreed.len() + missing.len() == 1, agreed, missing })
    }

    /// The seats that people hold, also if a bot stands in for them.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.chairs.len()).filter(|seat| self.chairs[seat.index()].person().is_some())
    }

    /// Whether nobody plays here but one person and bots, which notice nothing of how long an answer takes.
    #[must_use]
    pub fn is_against_bots(&self) -> bool {
        self.people().count() <= 1
    }

    /// Whether the match waits for a person: a seat of theirs must decide, and no bot does it for them.
    #[must_use]
    pub fn waits_for(&self, person: &PersonId) -> bool {
        let deciders = self.deciders();
        self.seats_of(person).any(|seat| deciders.contains(seat) && self.chairs[seat.index()].bot().is_none())
    }

    /// The number a client key got, if it was used before.
    #[must_use]
    pub fn repeated(&self, key: &ClientKey) -> Option<Seq> {
        self.keys.get(key).copied()
    }

    /// What the log says of a number.
    pub(super) fn past(&self, seq: Seq) -> Option<&Past> {
        // Numbers follow each other from 1.
        self.history.get(usize::try_from(seq.0.checked_sub(1)?).ok()?)
    }

    /// The chairs, in seat order.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }
}

impl State {
    /// Whether a bot has to decide.
    #[must_use]
    pub fn has_bot_turn(&self) -> bool {
        self.deciders().iter().any(|seat| self.chairs[seat.index()].bot().is_some())
    }

    /// The bots that have to decide.
    #[must_use]
    pub fn bot_turns(&self) -> Vec<BotTurn> {
        match (&self.playing, self.stage) {
            (Some(playing), Stage::Running) => playing.bot_turns(&self.chairs),
            _ => vec![],
        }
    }

    /// What people have to decide whom nobody stands in for: the seat, the number and the time at which it was asked, and
    /// when its clock runs out.
    #[must_use]
    pub fn turns_of_people(&self) -> Vec<PersonTurn> {
        let Some(playing) = &self.playing else { return vec![] };
        let turn = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            let person = chair.person().filter(|_| chair.bot().is_none())?.clone();
            let opened = playing.opened[seat];
            let asked = self.past(opened).map_or(self.at, |past| past.at);
            Some(PersonTurn { seat, person, opened, asked, deadline: self.deadline(seat) })
        };
        self.deciders().iter().filter_map(turn).collect()
    }

    /// The seats whose person is asked what has one answer only: the decision's number, and the answer. Not those of
    /// people who hold several: whoever sits around the same screen would learn from it what they hold.
    #[must_use]
    pub fn only_answers(&self) -> Vec<(Seat, Seq, Value)> {
        let Some(playing) = &self.playing else { return vec![] };
        let alone = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            let person = chair.person().filter(|_| chair.bot().is_none());
            person.is_some_and(|person| self.seats_of(person).count() == 1)
        };
        let answer = |seat: Seat| Some((seat, playing.opened[seat], playing.live().only_choice(seat)?));
        self.deciders().iter().filter(|seat| alone(*seat)).filter_map(answer).collect()
    }

    /// What a bot is asked; nothing if the match is gone.
    #[must_use]
    pub fn question(&self, turn: BotTurn) -> Option<Box<dyn AnyQuestion>> {
        Some(self.playing.as_ref()?.live().question(turn.seat, turn.level))
    }

    /// Until when bots hold their answers back, if `fair` milliseconds are a fair time for people: whoever answers first
    /// takes the choice from the others, and people may still answer. None if nobody has to be waited for.
    #[must_use]
    pub fn people_first_until(&self, opened: Seq, fair: i64) -> Option<i64> {
        let playing = self.playing.as_ref().filter(|playing| playing.live().is_race())?;
        let person = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            chair.person().is_some() && chair.bot().is_none()
        };
        playing.deciders().iter().any(person).then_some(())?;
        Some(self.past(opened)?.at.saturating_add(fair))
    }

    /// What is done for a seat whose time is up, and for one whose bot fails; nothing if the match is gone.
    #[must_use]
    pub fn late_choice(&self, seat: Seat) -> Option<Value> {
        Some(self.playing.as_ref()?.live().late_choice(seat))
    }

    /// What a search is asked whose findings a person in `seat` is told; the number from which on it is asked, too.
    #[must_use]
    pub fn hint_question(&self, seat: Seat) -> Option<(Seq, Box<dyn AnyQuestion>)> {
        let playing = self.playing.as_ref()?;
        Some((playing.opened[seat], playing.live().question(seat, Level::Marshal)))
    }

    /// Whether the decision that was put to `seat` at a number is still to be made.
    #[must_use]
    pub fn is_open(&self, seat: Seat, opened: Seq) -> bool {
        let playing = self.playing.as_ref().filter(|_| self.deciders().contains(seat));
        playing.is_some_and(|playing| playing.opened[seat] == opened)
    }

    /// Whether the log already says that the match is halted.
    #[must_use]
    pub const fn halt_is_said(&self) -> bool {
        self.halt_said
    }
}
