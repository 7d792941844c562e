//! Nobody gets more time than they have, whatever they ask for and in whatever order: random commands, against a model
//! of the clock that knows neither entries nor states.

use tinstar_bots::Level;
use tinstar_catalogue::AnyGame;
use tinstar_core::{Chance, Seat};
use tinstar_protocol::{By, Clock, Code, Command, SeatPlan};

use super::super::entry::Entry;
use super::super::tests::{Host, new_table};

const PEOPLE: [&str; 2] = ["anna", "ben"];
/// How long a bot waits before it plays.
const PAUSE: i64 = 200;
const COMMANDS: usize = 120;

/// What the clock of one seat should be.
#[derive(Clone, Copy, Default)]
struct Account {
    /// When the decision was put to the seat.
    asked: i64,
    handed: i64,
    bank: i64,
    /// For how long the match has waited for the seat, all in all.
    held: i64,
    /// How often the question changed because of somebody else.
    asked_anew: i64,
    /// How many of its decisions bots took.
    by_bot: i64,
}

/// What the clocks should be, in time that counts.
struct Model {
    kind: Clock,
    now: i64,
    seats: [Account; 2],
    /// For each step that stands: whose, and what its clock was.
    steps: Vec<(usize, Account)>,
}

impl Model {
    fn new(kind: Clock) -> Self {
        let bank = if let Clock::Bank { seconds, .. } = kind { i64::from(seconds) * 1000 } else { 0 };
        let first = Account { bank, handed: -1, ..Account::default() };
        Self { kind, now: 0, seats: [first; 2], steps: vec![] }
    }

    fn time(&self, seat: usize) -> i64 {
        match self.kind {
            Clock::None => i64::MAX,
            Clock::PerDecision { seconds } => i64::from(seconds) * 1000,
            Clock::Days { days } => i64::from(days) * 24 * 3600 * 1000,
            Clock::Bank { .. } => self.seats[seat].bank.max(10_000),
        }
    }

    fn step(&mut self, seat: usize, by: By) {
        self.steps.push((seat, self.seats[seat]));
        let account = &mut self.seats[seat];
        account.by_bot += i64::from(by == By::Bot);
        if let Clock::Bank { increment, .. } = self.kind {
            let until = if by == By::Bot { account.handed } else { self.now };
            account.bank = (account.bank - (until - account.asked).max(0)).max(0);
            account.bank += if by == By::Bot { 0 } else { i64::from(increment) * 1000 };
        }
    }

    fn undo(&mut self, seat: usize) {
        let (whose, then) = self.steps.pop().unwrap();
        assert_eq!(whose, seat);
        let account = &mut self.seats[seat];
        (account.asked, account.bank) = (then.asked, then.bank);
    }

    /// The most that the match may have waited for a seat by now.
    fn most(&self, seat: usize) -> i64 {
        let steps = self.steps.iter().filter(|(whose, _)| *whose == seat).count() as i64;
        let account = &self.seats[seat];
        let decisions = steps + 1 + account.asked_anew;
        let time = match self.kind {
            Clock::Bank { seconds, increment } => {
                i64::from(seconds) * 1000 + decisions * (10_000 + i64::from(increment) * 1000)
            }
            Clock::None | Clock::PerDecision { .. } | Clock::Days { .. } => decisions * self.time(seat),
        };
        time + account.by_bot * PAUSE
    }
}

/// A table of two people who try everything.
struct Trial {
    host: Host,
    model: Model,
    /// What the log's time is ahead of the time that counts.
    ahead: i64,
    luck: Chance,
    name: String,
}

impl Trial {
    fn new(game: AnyGame, kind: Clock, seed: u64) -> Option<Self> {
        let mut new = new_table(kind);
        new.game = game.info().id.to_owned();
        new.seats = vec![SeatPlan::Me {}, SeatPlan::Open {}];
        let mut host = Host::of(&new).ok()?;
        host.ask("ben", &Command::Sit { seat: None, name: None }).unwrap();
        host.ask("anna", &Command::Start {}).unwrap();
        let ahead = host.state.at();
        let name = format!("{} {kind:?} seed {seed}", new.game);
        Some(Self { host, model: Model::new(kind), ahead, luck: Chance::seeded(seed), name })
    }

    fn at(&self) -> i64 {
        self.model.now + self.ahead
    }

    fn bot_plays(&self, seat: Seat) -> bool {
        self.host.state.chairs()[seat.index()].bot().is_some()
    }

    /// Notes whose question is new after an entry; `but` has its old one back.
    fn asked(&mut self, by: Option<usize>, but: Option<usize>) {
        let state = &self.host.state;
        for seat in state.deciders().iter() {
            let opened = state.playing().unwrap().opened[seat] == state.seq();
            if opened && but != Some(seat.index()) {
                self.model.seats[seat.index()].asked = self.model.now;
                self.model.seats[seat.index()].asked_anew += i64::from(by != Some(seat.index()));
            }
        }
    }

    fn step(&mut self, seat: Seat, by: By) {
        let live = self.host.state.playing().unwrap().live();
        let action = live.late_choice(seat);
        self.host.write(self.at(), None, Entry::Step { seat, action, by, mark: None }).unwrap();
        self.model.step(seat.index(), by);
        self.asked(Some(seat.index()), None);
    }

    /// Lets time pass, in which clocks run out and bots play.
    fn pass(&mut self, time: i64) {
        let until = self.model.now + time;
        loop {
            let deciders = self.host.state.deciders();
            let due = |seat: Seat| {
                let account = &self.model.seats[seat.index()];
                if self.bot_plays(seat) {
                    account.asked.max(account.handed) + PAUSE
                } else {
                    account.asked.saturating_add(self.model.time(seat.index()))
                }
            };
            let next = deciders.iter().map(|seat| (due(seat).max(self.model.now), seat)).min();
            let then = next.map_or(until, |(due, _)| due.min(until));
            for seat in deciders.iter() {
                self.model.seats[seat.index()].held += then - self.model.now;
            }
            self.model.now = then;
            let Some((_, seat)) = next.filter(|(due, _)| *due <= until) else { return };
            let by = if self.bot_plays(seat) { By::Bot } else { By::Clock };
            if by == By::Clock {
                assert_eq!(self.host.state.late(self.at()), Some(seat), "{}", self.name);
            }
            self.step(seat, by);
        }
    }

    /// Time that does not count: the server is down, and reads its log when it is back.
    fn restart(&mut self) {
        let stopped = i64::from(self.luck.below(100_000));
        self.ahead += stopped;
        self.host.write(self.at(), None, Entry::Resumed { stopped: Some(stopped) }).unwrap();
        self.host.state = self.host.read_back();
    }

    fn command(&mut self) {
        let seat = Seat::new(self.luck.below(2) as u8);
        let decider = self.host.state.deciders().first().unwrap_or(seat);
        let seat = if self.luck.below(4) > 0 { decider } else { seat };
        let based_on = self.host.state.seq();
        let number = seat.into();
        let level = || Level::Instinct.name().to_owned();
        // What can be taken back is rare, and what people would try again and again.
        let undo = self.host.state.playing().unwrap().live().can_undo(seat) && self.luck.below(2) == 0;
        let (command, kind) = match if undo { 8 } else { self.luck.below(20) } {
            0..8 => {
                let choices = self.host.state.playing().unwrap().live().choices(seat);
                let Some(choice) = self.luck.pick(&choices) else { return };
                (Command::Act { seat: number, based_on, action: choice.action.clone() }, 'a')
            }
            8..13 => (Command::Undo { seat: number, based_on }, 'u'),
            13..15 => (Command::Hand { seat: number, level: level() }, 'h'),
            15..18 => (Command::TakeBack { seat: number }, 't'),
            18 => (Command::Leave {}, 'h'),
            _ => return self.restart(),
        };
        match self.host.ask_at(self.at(), PEOPLE[seat.index()], &command) {
            Ok(_) if kind == 'a' => {
                self.model.step(seat.index(), By::Person);
                self.asked(Some(seat.index()), None);
            }
            Ok(_) if kind == 'u' => {
                self.model.undo(seat.index());
                self.asked(None, Some(seat.index()));
            }
            Ok(_) if kind == 'h' => self.model.seats[seat.index()].handed = self.model.now,
            Ok(_) => {}
            Err(code) => assert_ne!(code, Code::Stale, "{}", self.name),
        }
    }

    /// The clocks are what the model says, and nobody has held the match for longer than their clock allows.
    fn check(&self) {
        let state = &self.host.state;
        for seat in Seat::all(2) {
            let account = &self.model.seats[seat.index()];
            let runs = state.deciders().contains(seat) && !self.bot_plays(seat);
            let deadline = runs
                .then(|| account.asked.saturating_add(self.model.time(seat.index())))
                .map(|due| due + self.ahead);
            assert_eq!(state.deadline(seat), deadline, "{} at {}", self.name, state.seq());
            let most = self.model.most(seat.index());
            assert!(account.held <= most, "{}: held for {} of {most}", self.name, account.held);
        }
    }
}

#[test]
fn nobody_gets_more_time_whatever_they_ask_for() {
    let kinds = [
        Clock::PerDecision { seconds: 30 },
        Clock::Bank { seconds: 60, increment: 2 },
        Clock::Days { days: 1 },
    ];
    let mut undone = 0;
    for (game, kind) in AnyGame::ALL.iter().flat_map(|game| kinds.map(|kind| (*game, kind))) {
        for seed in 0..6 {
            let Some(mut trial) = Trial::new(game, kind, seed) else { continue };
            for _ in 0..COMMANDS {
                let steps = trial.model.steps.len();
                trial.command();
                undone += usize::from(trial.model.steps.len() < steps);
                trial.check();
                // Mostly a moment, sometimes nearly all there is.
                let whole = trial.model.time(0).min(trial.model.time(1));
                let part = if trial.luck.below(3) == 0 { whole } else { whole / 50 };
                let time = i64::from(trial.luck.below(u32::try_from(part).unwrap()));
                trial.pass(time);
                trial.check();
                if trial.host.state.deciders().is_empty() {
                    break;
                }
            }
        }
    }
    assert!(undone > 50, "only {undone} steps were taken back");
}

/// What was found at a real table: five seconds for a decision, and half a minute held.
#[test]
fn handing_a_seat_over_and_taking_it_back_gains_nothing() {
    let mut host = Host::started(Clock::PerDecision { seconds: 5 });
    let began = host.state.at();
    let (person, seat, _) = host.turn();
    for moment in [4_900, 4_950] {
        host.ask_at(began + moment, person, &Command::Hand { seat: seat.into(), level: "random".into() })
            .unwrap();
        host.ask_at(began + moment + 20, person, &Command::TakeBack { seat: seat.into() }).unwrap();
        assert_eq!(host.state.deadline(seat), Some(began + 5_000));
    }
}
