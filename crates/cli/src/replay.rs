//! `tinstar replay` and `tinstar verify`: a record played again.

use serde_json::json;
use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::{
    Arg, Message, Moment, Outcome, Peek, Record, RecordError, ScoreLine, Seat, Story, Told, Viewer,
};
use tinstar_words::Words;

use crate::failure::Failure;
use crate::{input, terminal};

/// Through whose eyes a replay is seen.
#[derive(Clone, Copy)]
pub enum SeenBy<'a> {
    /// Everything: the match is over.
    All,
    /// What somebody watching saw.
    Spectator,
    /// What the seat with this number saw.
    Seat(&'a str),
}

impl<'a> SeenBy<'a> {
    pub const fn new(seat: Option<&'a str>, spectator: bool) -> Self {
        match seat {
            Some(seat) => Self::Seat(seat),
            None if spectator => Self::Spectator,
            None => Self::All,
        }
    }

    /// The one viewer, or none for everything.
    fn viewer(self, seats: usize) -> Result<Option<Viewer>, Failure> {
        match self {
            Self::All => Ok(None),
            Self::Spectator => Ok(Some(Viewer::Spectator)),
            Self::Seat(number) => {
                let number = input::number("--seat", number, 0..=seats.saturating_sub(1) as u64)?;
                Ok(Some(Viewer::Seat(Seat::new(number as u8))))
            }
        }
    }
}

pub fn run(
    path: &str,
    eyes: SeenBy<'_>,
    step: Option<&str>,
    json: bool,
    words: &Words,
) -> Result<(), Failure> {
    let text = input::file(path)?;
    input::game(&Peek::from_json(&text)?.game)?.visit(Replay { text: &text, eyes, step, json, words })
}

struct Replay<'a> {
    text: &'a str,
    eyes: SeenBy<'a>,
    step: Option<&'a str>,
    json: bool,
    words: &'a Words,
}

impl Visitor for Replay<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let record = Record::<G>::from_json(self.text)?;
        let viewer = self.eyes.viewer(record.seats.len())?;
        let last = record.steps.len() as u64;
        let step = self.step.map(|step| input::number("--step", step, 0..=last)).transpose()?;
        let wanted = |at: usize| step.is_none_or(|step| step == at as u64);
        // Nothing is shown of a record that does not hold.
        let end = record.replay(|_| {})?;
        let words = &terminal::calling::<G>(self.words, &record.seats, end.state());
        if !self.json {
            eyes::<G>(record.seats.len(), viewer, words);
        }
        let mut moments = Vec::new();
        let replayed = record.replay(|moment| {
            if !wanted(moment.step) {
                return;
            }
            if self.json {
                moments.push(described(&moment, viewer, words));
            } else {
                show(&moment, viewer, &record, words);
                if step.is_some() {
                    table(&moment, viewer, words);
                }
            }
        })?;
        if self.json {
            terminal::json(&json!({
                "game": record.game,
                "seats": record.seats,
                "options": record.options,
                "moments": moments,
                "outcome": record.outcome,
            }));
        } else if let (None, Some(outcome)) = (step, &record.outcome) {
            result::<G>(replayed.state(), outcome, words);
        }
        Ok(())
    }
}

/// What `viewer` was told, or everything.
fn told<G: Playable>(story: &Story<G>, viewer: Option<Viewer>) -> Vec<Told<G::Event>> {
    let Some(viewer) = viewer else { return story.told().cloned().collect() };
    let redacted =
        |told: &Told<G::Event>| Some(Told { rule: told.rule, event: G::redact(&told.event, viewer)? });
    story.told().filter_map(redacted).collect()
}

fn show<G: Playable>(moment: &Moment<'_, G>, viewer: Option<Viewer>, record: &Record<G>, words: &Words) {
    let seats = record.seats.len();
    match moment.decision {
        None => terminal::heading(&words.text("cli-setup").unwrap_or_default()),
        // Whether others may know what was chosen is for the events to say.
        Some((seat, _)) => {
            terminal::heading(&format!("{}. {}", moment.step, terminal::holder::<G>(words, seats, seat)));
        }
    }
    terminal::story::<G>(seats, &told::<G>(moment.story, viewer), words);
}

/// The table as it stood, once for all who see the same, and who they are.
fn table<G: Playable>(moment: &Moment<'_, G>, viewer: Option<Viewer>, words: &Words) {
    let seats = moment.state.seats();
    let viewers: Vec<Viewer> = viewer.map_or_else(|| Viewer::all(seats).collect(), |viewer| vec![viewer]);
    let mut seen: Vec<(G::View, Vec<Viewer>)> = Vec::new();
    for viewer in &viewers {
        let view = moment.state.view(*viewer);
        match seen.iter_mut().find(|(other, _)| *other == view) {
            Some((_, alike)) => alike.push(*viewer),
            None => seen.push((view, vec![*viewer])),
        }
    }
    for (view, alike) in seen {
        let all = alike.len() > seats;
        let eyes = if all { Message::new("cli-seen-by-all") } else { by::<G>("cli-seen-by", seats, &alike) };
        terminal::heading(&words.say(&eyes));
        terminal::line(&G::draw(&view));
        G::describe(&view).iter().for_each(|message| terminal::line(&format!("  {}", words.say(message))));
    }
}

/// A message about these viewers, by name.
fn by<G: Playable>(id: &'static str, seats: usize, viewers: &[Viewer]) -> Message {
    let name = |viewer: &Viewer| match viewer {
        Viewer::Seat(seat) => G::seat_name(seats, *seat),
        Viewer::Spectator => "cli-spectator",
    };
    let who = viewers.iter().map(name).collect();
    Message::new(id).with("count", viewers.len()).with("who", Arg::List(who))
}

/// Through whose eyes all that follows is told.
fn eyes<G: Playable>(seats: usize, viewer: Option<Viewer>, words: &Words) {
    let eyes = match viewer {
        Some(viewer) => by::<G>("cli-told-to", seats, &[viewer]),
        None if G::INFO.has_secrets => Message::new("cli-told-to-all"),
        None => return,
    };
    terminal::line(&words.say(&eyes));
}

pub fn result<G: Playable>(state: &G, outcome: &Outcome, words: &Words) {
    terminal::heading(&words.text("cli-result").unwrap_or_default());
    let mut places: Vec<(Seat, &u8)> = outcome.places.iter().collect();
    places.sort_by_key(|(_, place)| **place);
    for (seat, place) in places {
        let name = terminal::holder::<G>(words, state.seats(), seat);
        terminal::line(&format!("  {place}. {name}  {}", outcome.totals[seat]));
        let mut sheet: Vec<ScoreLine> = Vec::new();
        state.score_sheet(seat, &mut sheet);
        for line in sheet {
            let item = words.say(&Message::new(line.item).with("count", line.count));
            let times = if line.count == 1 { String::new() } else { format!("{} × ", line.count) };
            let account = Message::new("cli-account").with("item", format!("{times}{item}"));
            let account = words.say(&account.with("points", format!("{:+}", line.points)));
            terminal::line(&format!("       {account} {}", console::style(line.rule).dim()));
        }
    }
}

fn described<G: Playable>(
    moment: &Moment<'_, G>,
    viewer: Option<Viewer>,
    words: &Words,
) -> serde_json::Value {
    let seats = moment.state.seats();
    let story: Vec<_> = told::<G>(moment.story, viewer)
        .into_iter()
        .map(|told| {
            let text = words.say(&G::say_event(seats, &told.event));
            json!({ "rule": told.rule, "event": told.event, "text": text })
        })
        .collect();
    let mine = |seat| viewer.is_none_or(|viewer| viewer.is(seat));
    let decision = moment.decision.map(|(seat, action)| {
        if mine(seat) { json!({ "seat": seat, "action": action }) } else { json!({ "seat": seat }) }
    });
    let mut described = json!({ "step": moment.step, "decision": decision, "events": story });
    match viewer {
        Some(viewer) => described["view"] = json!(moment.state.view(viewer)),
        None => {
            let views: Vec<_> = Seat::all(seats).map(|seat| moment.state.view(Viewer::Seat(seat))).collect();
            described["views"] = json!(views);
        }
    }
    described
}

/// `tinstar verify`: the seed fits its hash, every step is legal, the outcome is the same.
pub fn verify(path: &str, json: bool, words: &Words) -> Result<(), Failure> {
    let text = input::file(path)?;
    let checked = Peek::from_json(&text)
        .map_err(Failure::from)
        .and_then(|peek| input::game(&peek.game))?
        .visit(Verify { text: &text });
    match checked {
        Ok(Verified { steps, commitment }) => {
            if json {
                terminal::json(&json!({ "verified": true, "steps": steps, "commitment": commitment }));
            } else {
                let message =
                    Message::new("cli-verified").with("steps", steps).with("commitment", commitment);
                terminal::line(&words.say(&message));
            }
            Ok(())
        }
        Err(error) => {
            if json {
                let reason = words.say(&error.say());
                terminal::json(&json!({
                    "verified": false, "code": error.code(), "step": error.step(), "reason": reason,
                }));
            }
            Err(Failure::does_not_hold(error.say()))
        }
    }
}

struct Verify<'a> {
    text: &'a str,
}

struct Verified {
    steps: usize,
    commitment: String,
}

impl Visitor for Verify<'_> {
    type Out = Result<Verified, RecordError>;

    fn visit<G: Playable>(self) -> Result<Verified, RecordError> {
        let record = Record::<G>::from_json(self.text)?;
        let replayed = record.replay(|_| {})?;
        Ok(Verified { steps: replayed.steps(), commitment: record.commitment.to_string() })
    }
}
