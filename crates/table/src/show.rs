//! What each viewer sees. Every byte about a match that leaves the server comes from here, or from `story.rs` when it is
//! told again.

use tinstar_catalogue::json::{self, end, write, write_field, write_name};
use tinstar_catalogue::{AnyMatch, AnyStory, Json};
use tinstar_core::{Outcome, ScoreLine, Seat, Status, Viewer};
use tinstar_protocol::{
    ChairKind, ChairNow, Code, Ending, Happened, RunningRecord, RunningStep, ScoreItem, ScoreSheet, Seq,
    Stage, TableEvent,
};

use super::entry::Chair;
use super::play::Playing;
use super::state::{Past, PastTold, State};
use crate::declined::Declined;

impl State {
    /// Appends what `viewer` sees of the match, as JSON; null before it.
    pub fn write_view(&self, viewer: Viewer, out: &mut Vec<u8>) {
        match &self.playing {
            Some(playing) => playing.live().write_view(viewer, out),
            None => out.extend_from_slice(b"null"),
        }
    }

    /// What `viewer` sees of the match.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> Json {
        json::read(|out| self.write_view(viewer, out))
    }

    /// Everything `viewer` may know of the table now: a [`tinstar_protocol::Situation`].
    #[must_use]
    pub fn situation(&self, viewer: Viewer) -> Json {
        json::read(|out| self.write_situation(viewer, out))
    }

    /// Appends [`State::situation`].
    pub fn write_situation(&self, viewer: Viewer, out: &mut Vec<u8>) {
        let deciding = self.deciding(viewer);
        out.push(b'{');
        write_field("stage", &self.stage, out);
        write_field("seats", &self.chairs_now(), out);
        write_field("deciders", &self.deciders(), out);
        write_field("seat", &seat_of(viewer), out);
        write_field("prompt", &deciding.map(|(seat, live)| live.prompt(seat)), out);
        write_name("choices", out);
        write_choices(deciding, out);
        out.push(b',');
        write_field("undoable", &deciding.map_or(vec![], |(seat, live)| live.undoable(seat)), out);
        write_field("can_undo", &deciding.is_some_and(|(seat, live)| live.can_undo(seat)), out);
        write_field("hints", &self.hints_now(), out);
        write_field("clocks", &self.clocks(), out);
        write_field("commitment", &self.playing.as_ref().map(|playing| &playing.commitment), out);
        write_field("outcome", &self.playing.as_ref().and_then(ending), out);
        write_field("rematch", &self.rematch, out);
        end("}", out);
    }

    /// The viewer's own seat and the match, if the viewer has to decide.
    fn deciding(&self, viewer: Viewer) -> Option<(Seat, &dyn AnyMatch)> {
        let deciding = seat_of(viewer).filter(|seat| self.deciders().contains(*seat));
        deciding.zip(self.playing.as_ref().map(Playing::live))
    }

    /// Who sits where, as everybody sees it.
    #[must_use]
    pub fn chairs_now(&self) -> Vec<ChairNow> {
        let live = self.playing.as_ref().map(Playing::live);
        let called = |seat| live.map_or(vec![], |live| live.called(seat));
        self.chairs
            .iter()
            .zip(Seat::all(self.chairs.len()))
            .map(|(chair, seat)| chair_now(chair, &called(seat)))
            .collect()
    }

    /// What happened after a number, as `viewer` may know it.
    #[must_use]
    pub fn happened_since(&self, viewer: Viewer, since: Seq) -> Vec<Happened> {
        // Numbers follow each other from 1.
        let from = usize::try_from(since.0).unwrap_or(usize::MAX).min(self.history.len());
        self.history[from..].iter().map(|past| happened(past, viewer)).collect()
    }

    /// Appends the latest thing that happened, as `viewer` may know it: a [`Happened`] whose lines say what they changed.
    pub fn write_latest(&self, viewer: Viewer, out: &mut Vec<u8>) {
        let past = self.latest();
        out.extend_from_slice(format!("{{\"seq\":{},\"at\":{},\"event\":", past.seq, past.at).as_bytes());
        write(&past.event_for(viewer), out);
        out.push(b',');
        match self.latest_story() {
            Some(story) => story.act_out(viewer, out),
            None => out.extend_from_slice(b"\"lines\":[],\"rest\":[]"),
        }
        out.push(b'}');
    }

    /// Appends what `viewer` saw before the first line of the latest thing that happened.
    pub fn write_before_latest(&self, viewer: Viewer, out: &mut Vec<u8>) {
        match self.latest_story() {
            Some(story) => story.write_before(viewer, out),
            None => self.write_view(viewer, out),
        }
    }

    fn latest(&self) -> &Past {
        self.history.last().expect("a table was made")
    }

    fn latest_story(&self) -> Option<&dyn AnyStory> {
        match &self.latest().told {
            PastTold::Story(story) => Some(&**story),
            PastTold::Nothing | PastTold::Lines(_) => None,
        }
    }

    /// Whether two viewers may know the same of the latest thing that happened, and saw the same before it.
    #[must_use]
    pub fn latest_is_same(&self, one: Viewer, other: Viewer) -> bool {
        if self.latest().event_for(one) != self.latest().event_for(other) {
            return false;
        }
        match self.latest_story() {
            Some(story) => story.is_same_to(one, other),
            None => self.playing.as_ref().is_none_or(|playing| playing.live().is_same_to(one, other)),
        }
    }

    /// Whether what was seen before the latest thing that happened is what was sent before it.
    #[must_use]
    pub fn latest_goes_on(&self) -> bool {
        matches!(self.latest().event, TableEvent::Stepped { .. })
    }

    /// Whether the latest thing that happened was in the game alone: everybody sits where they sat.
    #[must_use]
    pub fn latest_is_a_step(&self) -> bool {
        let event = self.history.last().map(|past| &past.event);
        matches!(event, Some(TableEvent::Stepped { .. } | TableEvent::Undone { .. }))
    }

    /// The record: whole and with its seed when the match is over, otherwise what `viewer` may know.
    ///
    /// # Errors
    /// If there is no match, or it is halted.
    pub fn record(&self, viewer: Viewer) -> Result<String, Declined> {
        let playing = self.match_or_why_not()?;
        if playing.is_over() {
            return Ok(playing.live().record());
        }
        let record = self.running_record(playing, viewer);
        Ok(serde_json::to_string_pretty(&record).expect("a record is plain data"))
    }

    /// The match.
    ///
    /// # Errors
    /// If there is none, or it is halted.
    pub(super) fn match_or_why_not(&self) -> Result<&Playing, Declined> {
        let code = if self.stage == Stage::Halted { self.halt_code() } else { Code::NotRunning };
        self.playing.as_ref().ok_or(Declined::new(code))
    }

    fn running_record(&self, playing: &Playing, viewer: Viewer) -> RunningRecord {
        let told = |seq: Seq| self.past(seq).map_or_else(no_lines, |past| lines(past, viewer));
        let begun =
            self.history.iter().find(|past| past.told.lines().is_some()).map_or(Seq(1), |past| past.seq);
        let setup = RunningStep { seq: begun, seat: None, action: None, lines: told(begun) };
        let steps = playing.steps.iter().map(|step| RunningStep {
            seq: step.seq,
            seat: Some(step.seat),
            action: viewer.is(step.seat).then(|| step.action.clone()),
            lines: told(step.seq),
        });
        RunningRecord {
            game: self.setup.game.clone(),
            rules_version: playing.rules_version,
            options: playing.options().to_vec(),
            seats: playing.names().to_vec(),
            commitment: playing.commitment.clone(),
            seat: seat_of(viewer),
            steps: [setup].into_iter().chain(steps).collect(),
        }
    }
}

/// Appends what a seat may do.
fn write_choices(deciding: Option<(Seat, &dyn AnyMatch)>, out: &mut Vec<u8>) {
    match deciding {
        Some((seat, live)) => live.write_choices(seat, out),
        None => out.extend_from_slice(b"[]"),
    }
}

pub(super) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

fn happened(past: &Past, viewer: Viewer) -> Happened {
    let event = past.event_for(viewer);
    Happened { seq: past.seq, at: past.at, event, lines: lines(past, viewer), rest: None }
}

fn lines(past: &Past, viewer: Viewer) -> Json {
    past.told.lines().map_or_else(no_lines, |lines| lines.told_to(viewer))
}

/// An empty list.
fn no_lines() -> Json {
    json::read(|out| out.extend_from_slice(b"[]"))
}

fn chair_now(chair: &Chair, called: &[&str]) -> ChairNow {
    let kind = match chair {
        Chair::Open => ChairKind::Open,
        Chair::Person { .. } => ChairKind::Person,
        Chair::Bot { .. } => ChairKind::Bot,
    };
    let name = chair.person().map(|_| chair.name().to_owned());
    ChairNow {
        kind,
        name,
        bot: chair.bot().map(str::to_owned),
        called: called.iter().map(|id| (*id).to_owned()).collect(),
    }
}

fn ending(playing: &Playing) -> Option<Ending> {
    let Status::Over(outcome) = playing.live().status() else { return None };
    Some(ending_of(&outcome, playing.live().accounts()))
}

pub(super) fn ending_of(outcome: &Outcome, accounts: Vec<Vec<ScoreLine>>) -> Ending {
    let sheet = |lines: Vec<ScoreLine>| ScoreSheet {
        lines: lines
            .into_iter()
            .map(|line| ScoreItem {
                rule: line.rule,
                item: line.item.to_owned(),
                count: line.count,
                points: line.points,
            })
            .collect(),
    };
    Ending {
        places: outcome.places.as_slice().to_vec(),
        totals: outcome.totals.as_slice().to_vec(),
        accounts: accounts.into_iter().map(sheet).collect(),
    }
}
