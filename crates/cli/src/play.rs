//! `tinstar play`: a match in the terminal, people and bots.

use std::io::{self, BufRead, Write};

use tinstar_bots::{Budget, Level, Limit, Question, Skill};
use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::{Chance, Generator, Match, MatchSeed, Message, RuleId, Seat, Status, Story, Told, Viewer};
use tinstar_words::{Words, rulebook};

use crate::failure::Failure;
use crate::terminal::YOU;
use crate::{hint, input, terminal};

/// What a hint may cost: less than a second, in every game.
const HINT: Budget = Budget::Rollouts(1_000);

/// The arguments of `tinstar play`, as they were given.
pub struct PlayHere<'a> {
    pub players: Option<String>,
    pub seats: Option<String>,
    pub options: Vec<String>,
    pub record: Option<String>,
    pub words: &'a Words,
}

impl Visitor for PlayHere<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let (players, options) = input::table::<G>(self.players.as_deref(), &self.options)?;
        let seats = seats(self.seats.as_deref(), players)?;
        let names = seats
            .iter()
            .map(|level| level.map_or(YOU.to_owned(), |skill| skill.to_string()))
            .collect::<Vec<_>>();
        let (game, story) =
            Match::<G>::begin(names.clone(), options.clone(), fresh_seed()?, Generator::Live)?;
        let mut table = Table {
            game,
            options,
            people: seats.iter().filter(|level| level.is_none()).count(),
            bots: seats,
            untold: vec![Vec::new(); players],
            looking: None,
            words: self.words.clone(),
            names,
            lines: io::stdin().lock().lines(),
        };
        table.note(&story);
        let finished = table.play();
        if let Some(path) = &self.record {
            std::fs::write(path, table.game.record().to_json())
                .map_err(|error| input::unwritable(path, &error))?;
        }
        finished
    }
}

/// Who sits where: a person (`None`) or a bot. Without a word, one person against the instinct.
fn seats(given: Option<&str>, players: usize) -> Result<Vec<Option<Skill>>, Failure> {
    let Some(given) = given else {
        return Ok((0..players).map(|seat| (seat > 0).then_some(Level::Instinct.into())).collect());
    };
    let seat = |name: &str| if name.trim() == YOU { Ok(None) } else { input::bot(name).map(Some) };
    let seats = given.split(',').map(seat).collect::<Result<Vec<_>, _>>()?;
    if seats.len() != players {
        let message = Message::new("cli-wrong-seats").with("given", seats.len()).with("players", players);
        return Err(Failure::input(message));
    }
    Ok(seats)
}

fn fresh_seed() -> Result<MatchSeed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::input(Message::new("cli-no-entropy").with("reason", error.to_string())))?;
    Ok(MatchSeed::from_bytes(bytes))
}

/// What a person answered.
enum Answer {
    Choice(usize),
    Hint,
    Table,
    Rule(String),
    Quit,
    Unclear,
}

struct Table<G: Playable, L> {
    game: Match<G>,
    options: G::Options,
    /// The bot of each seat, none for people.
    bots: Vec<Option<Skill>>,
    people: usize,
    /// What each seat has not been told yet.
    untold: Vec<Vec<Told<G::Event>>>,
    /// Who sits in front of the screen.
    looking: Option<Seat>,
    words: Words,
    names: Vec<String>,
    lines: L,
}

impl<G: Playable, L: Iterator<Item = io::Result<String>>> Table<G, L> {
    fn play(&mut self) -> Result<(), Failure> {
        let commitment = self.game.record().commitment.to_string();
        self.say(&Message::new("cli-commitment").with("commitment", commitment));
        let mut luck = Chance::fast(&fresh_seed()?);
        while let Status::Waiting(deciders) = self.game.state().status() {
            // Bots first, so that people are asked when there is nothing else to wait for; but where the first to answer
            // takes it from the others, people are.
            let people_first = self.game.state().is_race();
            let first = deciders.iter().find(|seat| self.bots[seat.index()].is_none() == people_first);
            let seat = first.or(deciders.first()).expect("somebody decides until the end");
            let action = match self.bots[seat.index()] {
                Some(skill) => Question::new(self.game.state(), &self.options, seat, skill).answer(&mut luck),
                None => match self.ask(seat)? {
                    Some(action) => action,
                    None => return Ok(()),
                },
            };
            let story = self.game.act(seat, action).expect("a listed action is legal");
            self.note(&story);
        }
        self.end();
        Ok(())
    }

    /// Keeps for each seat what it may know of `story`.
    fn note(&mut self, story: &Story<G>) {
        self.words = terminal::calling::<G>(&self.words, &self.names, self.game.state());
        for (number, untold) in self.untold.iter_mut().enumerate() {
            let viewer = Viewer::Seat(Seat::new(number as u8));
            let seen = |told: &Told<G::Event>| {
                Some(Told { rule: told.rule, event: G::redact(&told.event, viewer)? })
            };
            untold.extend(story.told().filter_map(seen));
        }
    }

    /// Lets the person in `seat` choose; none if the person wants to leave.
    fn ask(&mut self, seat: Seat) -> Result<Option<G::Action>, Failure> {
        if !self.hand_over(seat) {
            return Ok(None);
        }
        let mut legal = Vec::new();
        self.game.state().legal_actions(seat, &mut legal);
        let view = self.game.state().view(Viewer::Seat(seat));
        let seats = self.game.state().seats();
        terminal::story::<G>(seats, &std::mem::take(&mut self.untold[seat.index()]), &self.words);
        self.table(&view);
        loop {
            terminal::line("");
            self.say(&G::say_prompt(&view, seat));
            for (at, action) in legal.iter().enumerate() {
                terminal::line(&format!(
                    "  {}  {}",
                    at + 1,
                    self.words.say(&G::say_action(&view, seat, action))
                ));
            }
            terminal::line(&format!("  {}", console::style(self.text("cli-keys")).dim()));
            match self.read(legal.len()) {
                Answer::Choice(at) => return Ok(Some(legal[at])),
                Answer::Hint => {
                    let question = Question::new(self.game.state(), &self.options, seat, Level::Sheriff);
                    let luck = &mut Chance::fast(&fresh_seed()?);
                    let found = question.weigh(HINT, Limit::default(), luck);
                    hint::show(&question, &found.iter().take(3).collect::<Vec<_>>(), &self.words);
                }
                Answer::Table => self.table(&view),
                Answer::Rule(id) => self.rule(&id),
                Answer::Quit => return Ok(None),
                Answer::Unclear => self.say(&Message::new("cli-unclear").with("most", legal.len())),
            }
        }
    }

    /// Where seats have secrets and several people share the screen, nobody sees another's: the screen is
    /// cleared and waits until the right person sits down. Says whether play goes on.
    fn hand_over(&mut self, seat: Seat) -> bool {
        let before = self.looking.replace(seat);
        if before == Some(seat) || self.people < 2 || !G::INFO.has_secrets {
            return true;
        }
        let name = self.text(G::seat_name(self.game.state().seats(), seat));
        // Clear the screen and what can be scrolled back to.
        terminal::line("\u{1b}[2J\u{1b}[3J\u{1b}[H");
        self.say(&Message::new("cli-curtain").with("seat", name));
        self.lines.next().is_some_and(|line| line.is_ok())
    }

    fn table(&self, view: &G::View) {
        terminal::line(&format!("\n{}", G::draw(view)));
        for message in G::describe(view) {
            terminal::line(&format!("  {}", self.words.say(&message)));
        }
    }

    fn rule(&self, id: &str) {
        let book = rulebook(G::INFO.id, self.words.tongue());
        let found = id.to_uppercase().parse::<RuleId>().ok().and_then(|id| book?.get(id));
        match found {
            Some(rule) => terminal::line(&format!("  {}  {}", rule.id, rule.text)),
            None => self.say(&Message::new("cli-no-such-rule").with("id", id.to_owned())),
        }
    }

    fn read(&mut self, choices: usize) -> Answer {
        print!("> ");
        // A terminal that cannot be written to cannot be played on either: the next read says so.
        let _ = io::stdout().flush();
        let Some(Ok(line)) = self.lines.next() else { return Answer::Quit };
        let line = line.trim();
        match line {
            "q" => Answer::Quit,
            "h" => Answer::Hint,
            "t" => Answer::Table,
            _ => match (line.strip_prefix("r "), line.parse::<usize>()) {
                (Some(id), _) => Answer::Rule(id.trim().to_owned()),
                (None, Ok(number)) if (1..=choices).contains(&number) => Answer::Choice(number - 1),
                (None, _) => Answer::Unclear,
            },
        }
    }

    fn end(&self) {
        let seats = self.game.state().seats();
        let told = self.looking.unwrap_or(Seat::new(0));
        terminal::story::<G>(seats, &self.untold[told.index()], &self.words);
        let record = self.game.record();
        if let (Some(outcome), Some(seed)) = (record.outcome, record.seed) {
            crate::replay::result::<G>(self.game.state(), &outcome, &self.words);
            terminal::line("");
            self.say(&Message::new("cli-seed").with("seed", seed));
        }
    }

    fn say(&self, message: &Message) {
        terminal::line(&self.words.say(message));
    }

    fn text(&self, id: &str) -> String {
        self.words.text(id).unwrap_or_default()
    }
}
