//! A match of a game that is known only at run time.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use tinstar_bots::{Budget, Level, Limit, Question};
use tinstar_core::{
    BadSetup, Chance, Generator, Illegal, Match, MatchSeed, Message, Options as _, Play as _, ScoreLine,
    Seat, Status, Story, Told, Trial, Viewer,
};

use crate::json::{Json, end, read, write};
use crate::lines::{write_lines, write_scenes};
use crate::{AnyGame, Playable, Visitor};

/// A match whose actions, views and events are JSON: what hosts of many games work with.
///
/// ```
/// use tinstar_catalogue::AnyGame;
/// use tinstar_core::{MatchSeed, Seat, Viewer};
///
/// let game = AnyGame::by_id("catching-santa").unwrap();
/// let names = vec!["Anna".to_owned(), "Ben".to_owned()];
/// let (mut live, _) = game.begin(names, &[], MatchSeed::from_bytes([1; 32])).unwrap();
/// let seat = live.status().deciders().first().unwrap();
/// let choice = live.choices(seat).remove(0);
/// let story = live.act(seat, &choice.action).unwrap();
/// assert!(story.told_to(Viewer::Spectator).get().contains("cs-rolled"));
/// assert_eq!(live.steps(), 1);
/// ```
pub trait AnyMatch: Send + Sync {
    /// Which game it is.
    fn game(&self) -> AnyGame;

    /// Who must decide now, or how the match ended.
    fn status(&self) -> Status;

    /// Whether those who must decide race each other; see [`Rules::is_race`](tinstar_core::Rules::is_race).
    fn is_race(&self) -> bool {
        false
    }

    /// What messages call whoever holds `seat`; see [`Speak::called`](tinstar_core::Speak::called).
    fn called(&self, seat: Seat) -> Vec<&'static str>;

    /// How many decisions have been made.
    fn steps(&self) -> usize;

    /// What `seat` may do now, each with its words; empty if it has nothing to decide.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// What `seat` may do, if that is one thing only: it is asked all the same, because it would tell others something
    /// if it were not.
    fn only_choice(&self, seat: Seat) -> Option<Value>;

    /// What `seat` is asked.
    fn prompt(&self, seat: Seat) -> Message;

    /// Appends what `seat` may do now, as JSON: a list of choices, each `{"action", "say"}`.
    fn write_choices(&self, seat: Seat, out: &mut Vec<u8>) {
        write(&self.choices(seat), out);
    }

    /// Appends what `viewer` sees, as JSON.
    fn write_view(&self, viewer: Viewer, out: &mut Vec<u8>);

    /// What `viewer` sees.
    fn view(&self, viewer: Viewer) -> Json {
        read(|out| self.write_view(viewer, out))
    }

    /// Whether both see the same.
    fn is_same_to(&self, one: Viewer, other: Viewer) -> bool;

    /// What `viewer` sees, in sentences.
    fn describe(&self, viewer: Viewer) -> Vec<Message>;

    /// Whether `seat` may take `action` now.
    ///
    /// # Errors
    /// As [`AnyMatch::act`].
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused>;

    /// Takes `action` for `seat`.
    ///
    /// # Errors
    /// If it is no action of this game, or not legal; nothing has changed then.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn AnyStory>, Refused>;

    /// Which of its choices `seat` could take back right after, by their places in [`AnyMatch::choices`]; found out
    /// from what the seat sees, see [`Trial`].
    fn undoable(&self, seat: Seat) -> Vec<usize>;

    /// Whether `seat` may take its latest step back; see [`Match::can_undo`].
    fn can_undo(&self, seat: Seat) -> bool;

    /// Takes the latest step of `seat` back; says whether that was possible.
    fn undo(&mut self, seat: Seat) -> bool;

    /// What a bot of this level is asked that decides for `seat`.
    fn question(&self, seat: Seat, level: Level) -> Box<dyn AnyQuestion>;

    /// What is done for `seat` when its time has run out.
    fn late_choice(&self, seat: Seat) -> Value;

    /// What makes up each seat's total, once the match is over.
    fn accounts(&self) -> Vec<Vec<ScoreLine>>;

    /// The record as JSON; it holds the seed only if the match is over.
    fn record(&self) -> String;
}

/// One thing a seat may do.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// The action, to be sent back as it is.
    pub action: Value,
    /// What it does, in words.
    pub say: Message,
}

/// A [`Question`] put to a bot of any game, to be answered away from the match.
pub trait AnyQuestion: Debug + Send {
    /// What the bot does. `luck` is its own, not the game's.
    fn answer(&self, luck: &mut Chance) -> Value {
        self.answer_within(Limit::default(), luck)
    }

    /// The same within a limit.
    fn answer_within(&self, limit: Limit, luck: &mut Chance) -> Value;

    /// Divides what the answer may cost, on a machine that has much to do.
    fn ease(&mut self, divisor: u32);

    /// The best choices, the best of them first, no more than `most`.
    fn hint(&self, most: usize, budget: Budget, limit: Limit, luck: &mut Chance) -> Vec<Hinted>;
}

/// A choice that a hint names.
#[derive(Clone, PartialEq, Debug)]
pub struct Hinted {
    /// Its place in [`AnyMatch::choices`].
    pub choice: usize,
    /// The chance to win with it, if it could be tried out.
    pub chance: Option<f64>,
    /// What speaks for it, where the game can say so.
    pub why: Option<Message>,
}

impl<G: Playable> AnyQuestion for Question<G> {
    fn answer_within(&self, limit: Limit, luck: &mut Chance) -> Value {
        json(&Question::answer_within(self, limit, luck))
    }

    fn ease(&mut self, divisor: u32) {
        self.skill = self.skill.eased(divisor);
    }

    fn hint(&self, most: usize, budget: Budget, limit: Limit, luck: &mut Chance) -> Vec<Hinted> {
        let best = self.weigh(budget, limit, luck).into_iter().take(most);
        best.map(|found| Hinted {
            choice: found.at,
            chance: found.chance,
            why: G::reason(&self.view, self.seat, &self.legal[found.at]),
        })
        .collect()
    }
}

/// What happened in one step, in lines, for any viewer to be told.
pub trait AnyLines: Send + Sync {
    /// Appends what `viewer` may know of it, as JSON: a list of lines, each `{"rule", "event", "say"}`.
    fn tell(&self, viewer: Viewer, out: &mut Vec<u8>);

    /// What `viewer` may know of it: a list of lines.
    fn told_to(&self, viewer: Viewer) -> Json {
        read(|out| self.tell(viewer, out))
    }
}

/// What happened in one step, with the table as it was after each event.
pub trait AnyStory: AnyLines {
    /// Appends `"lines":[...],"rest":[...]`: the lines that `viewer` may know, each also with its `"changes"` of what
    /// `viewer` sees, and what changed after the last of them. Each change is a path and what is there now.
    fn act_out(&self, viewer: Viewer, out: &mut Vec<u8>);

    /// The same as two lists.
    fn acted_out(&self, viewer: Viewer) -> ActedOut {
        let mut text = vec![b'{'];
        self.act_out(viewer, &mut text);
        text.push(b'}');
        serde_json::from_slice(&text).expect("what was just written")
    }

    /// Appends what `viewer` saw before the first line, as JSON.
    fn write_before(&self, viewer: Viewer, out: &mut Vec<u8>);

    /// What `viewer` sees after so many of the lines it is told, in sentences; at the end of the step if there are fewer.
    fn described(&self, viewer: Viewer, lines: usize) -> Vec<Message>;

    /// What `viewer` is told, in sentences: one for each of the lines.
    fn said_to(&self, viewer: Viewer) -> Vec<Message>;

    /// Whether both are told the same, changes included.
    fn is_same_to(&self, one: Viewer, other: Viewer) -> bool;

    /// A number that is another one when anything else happened, hidden things included. For hosts alone: whoever
    /// may not know everything could try out what gives it.
    fn fingerprint(&self) -> u64;

    /// The lines alone, which take less room.
    fn into_lines(self: Box<Self>) -> Box<dyn AnyLines>;
}

/// A step as one viewer saw it happen.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ActedOut {
    /// What was told, each line with what it changed.
    pub lines: Json,
    /// What changed after the last line.
    pub rest: Json,
}

impl ActedOut {
    /// A step as `viewer` saw it happen.
    pub fn of<G: Playable>(story: Story<G>, viewer: Viewer) -> Self {
        Happened::<G> { seats: story.after.seats(), story }.acted_out(viewer)
    }
}

/// A match just set up, and what happened on the way to its first decision.
pub type Begun = (Box<dyn AnyMatch>, Box<dyn AnyStory>);

/// Why an action was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It is no action of this game: what was wrong with it.
    NotAnAction(String),
    /// It is against the rules.
    Illegal(Illegal),
}

impl AnyGame {
    /// Sets up a live match with these options, each a name and a value.
    ///
    /// # Errors
    /// If the game does not allow so many seats or these options.
    pub fn begin(
        self,
        names: Vec<String>,
        options: &[(String, String)],
        seed: MatchSeed,
    ) -> Result<Begun, BadSetup> {
        self.visit(Begin { game: self, names, options, seed })
    }

    /// Whether a match could be set up like this.
    ///
    /// # Errors
    /// As [`AnyGame::begin`].
    pub fn check(self, seats: usize, options: &[(String, String)]) -> Result<(), BadSetup> {
        self.visit(Check { seats, options })
    }
}

fn read_options<G: Playable>(settings: &[(String, String)]) -> Result<G::Options, BadSetup> {
    let mut options = G::Options::default();
    settings.iter().try_for_each(|(key, value)| options.set(key, value))?;
    Ok(options)
}

struct Check<'a> {
    seats: usize,
    options: &'a [(String, String)],
}

impl Visitor for Check<'_> {
    type Out = Result<(), BadSetup>;

    fn visit<G: Playable>(self) -> Self::Out {
        G::check_setup(self.seats, &read_options::<G>(self.options)?)
    }
}

struct Begin<'a> {
    game: AnyGame,
    names: Vec<String>,
    options: &'a [(String, String)],
    seed: MatchSeed,
}

impl Visitor for Begin<'_> {
    type Out = Result<Begun, BadSetup>;

    fn visit<G: Playable>(self) -> Self::Out {
        let seats = self.names.len();
        let options = read_options::<G>(self.options)?;
        let (live, story) = Match::<G>::begin(self.names, options.clone(), self.seed, Generator::Live)?;
        Ok((Box::new(Live { game: self.game, options, live }), Box::new(Happened::<G> { seats, story })))
    }
}

struct Live<G: Playable> {
    game: AnyGame,
    options: G::Options,
    live: Match<G>,
}

pub(crate) struct Happened<G: Playable> {
    pub(crate) seats: usize,
    pub(crate) story: Story<G>,
}

struct Lines<G: Playable> {
    seats: usize,
    told: Vec<Told<G::Event>>,
}

/// What makes up each seat's total.
pub(crate) fn accounts<G: Playable>(state: &G) -> Vec<Vec<ScoreLine>> {
    let sheet = |seat| {
        let mut sheet = Vec::new();
        state.score_sheet(seat, &mut sheet);
        sheet
    };
    Seat::all(state.seats()).map(sheet).collect()
}

impl<G: Playable> AnyLines for Lines<G> {
    fn tell(&self, viewer: Viewer, out: &mut Vec<u8>) {
        write_lines::<G>(self.seats, &self.told, viewer, out);
    }
}

impl<G: Playable> AnyLines for Happened<G> {
    fn tell(&self, viewer: Viewer, out: &mut Vec<u8>) {
        write_lines::<G>(self.seats, self.story.told(), viewer, out);
    }
}

impl<G: Playable> AnyStory for Happened<G> {
    fn act_out(&self, viewer: Viewer, out: &mut Vec<u8>) {
        write_scenes(self.seats, &self.story, viewer, out);
    }

    fn write_before(&self, viewer: Viewer, out: &mut Vec<u8>) {
        write(&self.story.before.view(viewer), out);
    }

    fn described(&self, viewer: Viewer, lines: usize) -> Vec<Message> {
        let before = std::iter::once_with(|| self.story.before.view(viewer));
        let mut views = before.chain(self.story.told_to(viewer).map(|(_, _, view)| view));
        G::describe(&views.nth(lines).unwrap_or_else(|| self.story.after.view(viewer)))
    }

    fn said_to(&self, viewer: Viewer) -> Vec<Message> {
        self.story.told_to(viewer).map(|(_, event, _)| G::say_event(self.seats, &event)).collect()
    }

    fn is_same_to(&self, one: Viewer, other: Viewer) -> bool {
        let Story { before, after, .. } = &self.story;
        let alike = |state: &G| state.view(one) == state.view(other);
        // Where there are secrets, what people see mostly differs already before and after.
        alike(before) && alike(after) && self.story.told_to(one).eq(self.story.told_to(other))
    }

    fn fingerprint(&self) -> u64 {
        let mut text = Vec::with_capacity(1024);
        write(&self.story.told().collect::<Vec<_>>(), &mut text);
        let digest = Sha256::digest(&text);
        u64::from_le_bytes(*digest.first_chunk().expect("a digest has 32 bytes"))
    }

    fn into_lines(self: Box<Self>) -> Box<dyn AnyLines> {
        let told = self.story.scenes.into_iter().map(|scene| scene.told).collect();
        Box::new(Lines::<G> { seats: self.seats, told })
    }
}

impl<G: Playable> Live<G> {
    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.live.state().legal_actions(seat, &mut legal);
        legal
    }
}

impl<G: Playable> AnyMatch for Live<G> {
    fn game(&self) -> AnyGame {
        self.game
    }

    fn status(&self) -> Status {
        self.live.state().status()
    }

    fn is_race(&self) -> bool {
        self.live.state().is_race()
    }

    fn steps(&self) -> usize {
        self.live.steps()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.live.state().view(Viewer::Seat(seat));
        let choice =
            |action: &G::Action| Choice { action: json(action), say: G::say_action(&view, seat, action) };
        self.legal(seat).iter().map(choice).collect()
    }

    fn only_choice(&self, seat: Seat) -> Option<Value> {
        let legal = self.legal(seat);
        (legal.len() == 1).then(|| json(&legal[0]))
    }

    fn prompt(&self, seat: Seat) -> Message {
        G::say_prompt(&self.live.state().view(Viewer::Seat(seat)), seat)
    }

    fn write_choices(&self, seat: Seat, out: &mut Vec<u8>) {
        let view = self.live.state().view(Viewer::Seat(seat));
        out.push(b'[');
        for action in self.legal(seat) {
            out.extend_from_slice(b"{\"action\":");
            write(&action, out);
            out.extend_from_slice(b",\"say\":");
            write(&G::say_action(&view, seat, &action), out);
            out.extend_from_slice(b"},");
        }
        end("]", out);
    }

    fn write_view(&self, viewer: Viewer, out: &mut Vec<u8>) {
        write(&self.live.state().view(viewer), out);
    }

    fn is_same_to(&self, one: Viewer, other: Viewer) -> bool {
        self.live.state().view(one) == self.live.state().view(other)
    }

    fn called(&self, seat: Seat) -> Vec<&'static str> {
        self.live.state().called(seat)
    }

    fn describe(&self, viewer: Viewer) -> Vec<Message> {
        G::describe(&self.live.state().view(viewer))
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused> {
        self.live.state().check(seat, &read_action::<G>(action)?).map_err(Refused::Illegal)
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn AnyStory>, Refused> {
        let action = read_action::<G>(action)?;
        let story = self.live.act(seat, action).map_err(Refused::Illegal)?;
        Ok(Box::new(Happened::<G> { seats: self.live.state().seats(), story }))
    }

    fn undoable(&self, seat: Seat) -> Vec<usize> {
        let trial = Trial::<G>::new(seat, &self.live.state().view(Viewer::Seat(seat)));
        let legal = self.legal(seat).into_iter().enumerate();
        legal.filter(|(_, action)| trial.can_undo(action)).map(|(place, _)| place).collect()
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.live.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> bool {
        self.live.undo(seat)
    }

    fn question(&self, seat: Seat, level: Level) -> Box<dyn AnyQuestion> {
        Box::new(Question::new(self.live.state(), &self.options, seat, level))
    }

    fn late_choice(&self, seat: Seat) -> Value {
        json(&G::on_timeout(&self.live.state().view(Viewer::Seat(seat)), seat, &self.legal(seat)))
    }

    fn accounts(&self) -> Vec<Vec<ScoreLine>> {
        accounts(self.live.state())
    }

    fn record(&self) -> String {
        self.live.record().to_json()
    }
}

fn read_action<G: Playable>(action: &Value) -> Result<G::Action, Refused> {
    serde::Deserialize::deserialize(action)
        .map_err(|error: serde_json::Error| Refused::NotAnAction(error.to_string()))
}

pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what a game shows is plain data")
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tinstar_core::{IllegalCode, Silent, rule};

    use super::*;

    fn begun() -> Box<dyn AnyMatch> {
        let game = AnyGame::by_id("catching-santa").expect("the smallest game");
        game.begin(vec![String::new(); 2], &[], MatchSeed::from_bytes([5; 32])).expect("two can play").0
    }

    #[test]
    fn what_is_no_action_is_refused() {
        let mut live = begun();
        let seat = live.status().deciders().first().unwrap();
        for nonsense in
            [json!(null), json!({}), json!("fly"), json!({"move": {"from": 0, "to": 3}}), json!([1])]
        {
            assert!(matches!(live.act(seat, &nonsense), Err(Refused::NotAnAction(_))), "{nonsense}");
        }
        let illegal = Illegal { code: IllegalCode::NotYourDecision, rule: rule!("CS-14") };
        assert!(
            matches!(live.act(seat.next(2), &json!("roll")), Err(Refused::Illegal(found)) if found == illegal)
        );
        assert_eq!(live.steps(), 0);
    }

    #[test]
    fn bots_and_the_clock_play_a_whole_match() {
        let mut live = begun();
        let mut luck = Chance::seeded(1);
        while let Some(seat) = live.status().deciders().first() {
            let action = match seat.index() {
                0 => live.question(seat, Level::Instinct).answer(&mut luck),
                _ => live.late_choice(seat),
            };
            assert!(live.act(seat, &action).is_ok(), "{action} of seat {seat} was refused");
        }
        let totals: Vec<i32> =
            live.accounts().iter().map(|sheet| sheet.iter().map(|line| line.points).sum()).collect();
        assert_eq!(live.status().outcome().unwrap().totals.as_slice(), totals);
        assert!(live.record().contains("\"seed\""));
    }

    /// What a client makes of what it saw before and of a story; `lines` are those it is told without their changes.
    fn folded(story: &dyn AnyStory, viewer: Viewer, lines: &Value) -> Value {
        let mut view: Value =
            serde_json::from_str(read(|out| story.write_before(viewer, out)).get()).unwrap();
        let acted = json(&story.acted_out(viewer));
        let mut put = |changes: &Value| {
            for change in changes.as_array().unwrap() {
                let path = change[0].as_array().unwrap();
                let part = path.iter().fold(&mut view, |whole, part| match part.as_u64() {
                    Some(index) => &mut whole[index as usize],
                    None => &mut whole[part.as_str().unwrap()],
                });
                *part = change[1].clone();
            }
        };
        let mut plain = acted["lines"].clone();
        for line in plain.as_array_mut().unwrap() {
            put(&line.as_object_mut().unwrap().remove("changes").unwrap());
        }
        put(&acted["rest"]);
        assert_eq!(plain, *lines);
        view
    }

    #[test]
    fn what_is_the_same_to_two_viewers_is_written_the_same() {
        for game in AnyGame::ALL {
            let seats = game.info().least_seats;
            let (mut live, mut story) =
                game.begin(vec![String::new(); seats], &[], MatchSeed::from_bytes([5; 32])).unwrap();
            let viewers: Vec<Viewer> = Viewer::all(seats).collect();
            let (mut luck, mut told, mut seen) = (Chance::seeded(1), [false; 2], [false; 2]);
            loop {
                for (one, other) in viewers.iter().zip(viewers.iter().cycle().skip(1)) {
                    let same = story.is_same_to(*one, *other);
                    let text = |viewer| {
                        read(|out| {
                            out.push(b'[');
                            story.write_before(viewer, out);
                            out.extend_from_slice(b",{");
                            story.act_out(viewer, out);
                            out.extend_from_slice(b"}]");
                        })
                    };
                    assert_eq!(same, text(*one).get() == text(*other).get());
                    told[usize::from(same)] = true;
                    let same = live.is_same_to(*one, *other);
                    assert_eq!(same, live.view(*one).get() == live.view(*other).get());
                    seen[usize::from(same)] = true;
                }
                let Some(seat) = live.status().deciders().first() else { break };
                let action = live.question(seat, Level::Random).answer(&mut luck);
                story = live.act(seat, &action).unwrap_or_else(|_| panic!("{action} was legal"));
            }
            // Where there are secrets, no two saw the same of a step; where there are none, everybody did.
            let secrets = game.info().has_secrets;
            assert_eq!((told, seen[0]), ([secrets, !secrets], secrets));
        }
    }

    #[test]
    fn what_is_sent_is_what_serde_json_would_write() {
        struct Written(AnyGame);
        impl Visitor for Written {
            type Out = ();
            fn visit<G: Playable>(self) {
                let game = self.0;
                let seats = game.info().least_seats;
                let (mut live, mut story) = Match::<G>::begin(
                    vec![String::new(); seats],
                    G::Options::default(),
                    MatchSeed::from_bytes([6; 32]),
                    Generator::Live,
                )
                .unwrap();
                let mut luck = Chance::seeded(2);
                loop {
                    let told = Happened::<G> { seats, story };
                    let shown = Live { game, options: G::Options::default(), live };
                    for viewer in Viewer::all(seats) {
                        let view = serde_json::to_string(&shown.live.state().view(viewer)).unwrap();
                        assert_eq!(shown.view(viewer).get(), view);
                        let events = told.story.told().filter_map(|told| {
                            let event = G::redact(&told.event, viewer)?;
                            Some(json!({ "rule": told.rule, "event": event, "say": G::say_event(seats, &event) }))
                        });
                        let lines: Value = serde_json::from_str(told.told_to(viewer).get()).unwrap();
                        assert_eq!(lines, Value::from_iter(events));
                        let said = lines.as_array().unwrap().iter().map(|line| line["say"].clone());
                        assert_eq!(json!(told.said_to(viewer)), Value::from_iter(said));
                        let view: Value = serde_json::from_str(&view).unwrap();
                        assert_eq!(
                            folded(&told, viewer, &lines),
                            view,
                            "the changes lead to what is seen now"
                        );
                    }
                    for seat in shown.status().deciders().iter() {
                        let choices: Value =
                            serde_json::from_str(read(|out| shown.write_choices(seat, out)).get()).unwrap();
                        assert_eq!(choices, json!(shown.choices(seat)));
                    }
                    let events: Vec<_> = told.story.told().collect();
                    let mut whole = Vec::new();
                    write(&events, &mut whole);
                    assert_eq!(String::from_utf8(whole).unwrap(), serde_json::to_string(&events).unwrap());
                    live = shown.live;
                    let Some(seat) = live.state().status().deciders().first() else { break };
                    let question = Question::new(live.state(), &G::Options::default(), seat, Level::Random);
                    story = live.act(seat, Question::answer(&question, &mut luck)).unwrap();
                }
            }
        }
        for game in AnyGame::ALL {
            game.visit(Written(*game));
        }
    }

    #[test]
    fn a_question_is_the_same_in_worlds_that_its_seat_cannot_tell_apart() {
        struct Asked;
        impl Visitor for Asked {
            type Out = bool;
            /// Whether there were such worlds.
            fn visit<G: Playable>(self) -> bool {
                let (options, mut chance) = (G::Options::default(), Chance::seeded(3));
                let mut state = G::setup(G::INFO.least_seats, &options, &mut chance, &mut Silent);
                let mut differed = false;
                while let Some(seat) = state.status().deciders().first() {
                    let question = Question::new(&state, &options, seat, Level::Random);
                    let world = G::determinise(&question.view, &mut chance);
                    differed |= world != state;
                    let other = Question::new(&world, &options, seat, Level::Random);
                    assert_eq!(format!("{question:?}"), format!("{other:?}"));
                    let action = Question::answer(&question, &mut chance);
                    state.resolve(seat, &action, &mut chance, &mut Silent);
                }
                differed
            }
        }
        for game in AnyGame::ALL {
            assert!(game.visit(Asked) || !game.info().has_secrets, "{game:?} was never in another world");
        }
    }

    #[test]
    fn what_can_be_taken_back_is_said_beforehand() {
        for game in AnyGame::ALL {
            let names = vec![String::new(); game.info().least_seats];
            let (mut live, _) = game.begin(names, &[], MatchSeed::from_bytes([7; 32])).unwrap();
            let (mut luck, mut said) = (Chance::seeded(5), [false; 2]);
            while let Some(seat) = live.status().deciders().first() {
                let (choices, undoable) = (live.choices(seat), live.undoable(seat));
                let place = luck.below(choices.len() as u32) as usize;
                let foreseen = undoable.contains(&place);
                live.act(seat, &choices[place].action).unwrap_or_else(|_| panic!("it was offered"));
                assert_eq!(live.can_undo(seat), foreseen, "{} of seat {seat}", choices[place].action);
                said[usize::from(foreseen)] = true;
            }
            assert!(said[0], "{game:?}: everything could be taken back");
        }
    }

    #[test]
    fn a_prompt_says_that_it_is_over_when_it_is_over_and_not_before() {
        struct Prompted;
        impl Visitor for Prompted {
            type Out = bool;
            /// Whether a prompt was asked for in the middle of a step.
            fn visit<G: Playable>(self) -> bool {
                let (options, seats, mut luck) =
                    (G::Options::default(), G::INFO.least_seats, Chance::seeded(4));
                let seed = MatchSeed::from_bytes([9; 32]);
                let names = vec![String::new(); seats];
                let (mut live, mut story) =
                    Match::<G>::begin(names, options.clone(), seed, Generator::Live).unwrap();
                let mut in_the_middle = false;
                loop {
                    for state in story.scenes.iter().map(|scene| &scene.after).chain([&story.after]) {
                        let status = state.status();
                        in_the_middle |= status.outcome().is_none() && status.deciders().is_empty();
                        for seat in Seat::all(seats) {
                            let prompt = G::say_prompt(&state.view(Viewer::Seat(seat)), seat);
                            let over = prompt.id.ends_with("-prompt-over");
                            assert_eq!(over, status.outcome().is_some(), "{prompt:?} in {state:?}");
                        }
                    }
                    let Some(seat) = live.state().status().deciders().first() else { return in_the_middle };
                    let question = Question::new(live.state(), &options, seat, Level::Random);
                    story = live.act(seat, Question::answer(&question, &mut luck)).unwrap();
                }
            }
        }
        for game in AnyGame::ALL {
            assert!(game.visit(Prompted), "{game:?} never told anything in the middle of a step");
        }
    }

    #[test]
    fn options_are_checked_by_name() {
        let game = AnyGame::by_id("catching-santa").unwrap();
        let set = |key: &str, value: &str| vec![(key.to_owned(), value.to_owned())];
        assert!(game.check(2, &set("spaces", "48")).is_ok());
        assert_eq!(game.check(2, &set("spaces", "7")).unwrap_err().code(), "bad_option_value");
        assert_eq!(game.check(2, &set("colour", "7")).unwrap_err().code(), "unknown_option");
        assert_eq!(game.check(9, &[]).unwrap_err().code(), "bad_player_count");
    }
}
