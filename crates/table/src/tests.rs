//! The table's logic, without a server.

use serde_json::{Value, json};
use tinstar_catalogue::ActedOut;
use tinstar_catalogue::json::read;
use tinstar_core::{Seat, Viewer};
use tinstar_protocol::{
    By, ClientKey, Clock, Code, Command, NewTable, PersonId, SeatNumber, SeatPlan, Seq, ServerMessage,
    Situation, Stage, TableId,
};

use super::state::PastTold;
use super::*;

pub(super) struct Fixed;

impl Fresh for Fixed {
    fn seed(&self) -> Secret {
        Secret("07".repeat(32))
    }

    fn table(&self) -> TableId {
        "next".parse().unwrap()
    }

    fn order(&self, seats: usize) -> Vec<Seat> {
        Seat::all(seats).rev().collect()
    }
}

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

pub(super) fn person(id: &str) -> PersonId {
    id.parse().unwrap()
}

pub(super) fn who(id: &str) -> Who {
    Who { id: person(id), name: id.to_uppercase(), account: false }
}

pub(super) fn new_table(clock: Clock) -> NewTable {
    let seats = vec![SeatPlan::Me {}, SeatPlan::Open {}];
    NewTable {
        game: "catching-santa".into(),
        options: vec![],
        seats,
        clock: Some(clock),
        public: false,
        hints: None,
        rated: false,
    }
}

/// When, by whose key, and the entry.
type Kept = (i64, Option<ClientKey>, String);

/// A table and its log, as a store would keep it.
pub(super) struct Host {
    pub(super) state: State,
    log: Vec<Kept>,
}

impl Host {
    pub(super) fn new(clock: Clock) -> Self {
        Self::of(&new_table(clock)).unwrap()
    }

    pub(super) fn of(new: &NewTable) -> Result<Self, Code> {
        let (setup, chairs) = chairs(new, &who("anna")).map_err(|no| no.code)?;
        let entry = Entry::Created { setup, owner: person("anna"), chairs };
        let state = State::created(1_000, &entry).unwrap();
        Ok(Self { state, log: vec![(1_000, None, write_entry(&entry))] })
    }

    pub(super) fn started(clock: Clock) -> Self {
        let mut host = Self::new(clock);
        host.ask("ben", &Command::Sit { seat: None, name: None }).unwrap();
        host.ask("anna", &Command::Start {}).unwrap();
        host
    }

    pub(super) fn write(&mut self, at: i64, key: Option<ClientKey>, mut entry: Entry) -> Result<Seq, Code> {
        let seq = self.state.seq().next();
        self.state.apply(seq, at, key.as_ref(), &mut entry).map_err(|no| no.code)?;
        self.log.push((at, key, write_entry(&entry)));
        Ok(seq)
    }

    pub(super) fn ask(&mut self, person: &str, command: &Command) -> Result<Seq, Code> {
        self.ask_at(self.state.at() + 1_000, person, command)
    }

    pub(super) fn ask_at(&mut self, at: i64, person: &str, command: &Command) -> Result<Seq, Code> {
        let who = who(person);
        let entry = self.state.judge(&who, command, at, &Fixed).map_err(|no| no.code)?;
        let key = ClientKey::new(who.id, &format!("k{}", self.state.seq())).unwrap();
        self.write(at, Some(key), entry)
    }

    /// The person who must decide, their seat and a legal action.
    pub(super) fn turn(&self) -> (&'static str, Seat, Value) {
        let seat = self.state.deciders().first().unwrap();
        let choice = self.state.playing().unwrap().live().choices(seat).remove(0);
        (["anna", "ben"][seat.index()], seat, choice.action)
    }

    fn act(&mut self) -> Seq {
        let (person, seat, action) = self.turn();
        let based_on = self.state.seq();
        self.ask(person, &Command::Act { seat: seat.into(), based_on, action }).unwrap()
    }

    pub(super) fn read_back(&self) -> State {
        let (at, _, first) = &self.log[0];
        let mut state = State::created(*at, &read_entry(first).unwrap()).unwrap();
        for (seq, (at, key, body)) in self.log.iter().enumerate().skip(1) {
            state.read_back(Seq(seq as u64 + 1), *at, key.as_ref(), body);
        }
        state
    }
}

fn shown(state: &State, viewer: Viewer) -> Value {
    serde_json::to_value((state.situation(viewer), state.view(viewer), state.happened_since(viewer, Seq(0))))
        .unwrap()
}

#[test]
fn a_table_is_rebuilt_from_its_log_alone() {
    let mut host = Host::started(Clock::Bank { seconds: 60, increment: 2 });
    for _ in 0..40 {
        host.act();
    }
    host.ask("ben", &Command::Hand { seat: SECOND.into(), level: "random".into() }).unwrap();
    host.ask("ben", &Command::TakeBack { seat: SECOND.into() }).unwrap();
    let again = host.read_back();
    for viewer in Viewer::all(2) {
        assert_eq!(shown(&again, viewer), shown(&host.state, viewer));
    }
    let key = ClientKey::new(person("anna"), "k2").unwrap();
    assert_eq!(again.repeated(&key), Some(Seq(3)));
    assert_eq!(again.halt(), None);
}

#[test]
fn a_whole_match_ends_with_its_seed_and_not_before() {
    let mut host = Host::started(Clock::None);
    let secret = Fixed.seed().0;
    while host.state.stage() == Stage::Running {
        for viewer in Viewer::all(2) {
            assert!(!shown(&host.state, viewer).to_string().contains(&secret));
            assert!(!host.state.record(viewer).unwrap().contains(&secret));
        }
        host.act();
    }
    assert!(host.state.record(Viewer::Spectator).unwrap().contains(&secret));
    assert_eq!(
        host.state.judge(&who("ben"), &Command::Leave {}, 0, &Fixed).unwrap_err().code,
        Code::NotRunning
    );
    host.ask("ben", &Command::Rematch {}).unwrap();
    assert_eq!(host.state.rematch(), Some(&Fixed.table()));
    let people: Vec<_> =
        host.state.rotated().iter().map(|chair| chair.person().unwrap().to_string()).collect();
    assert_eq!(people, ["ben", "anna"]);
}

#[test]
fn a_running_record_shows_only_the_own_actions_and_no_hashes() {
    let mut host = Host::started(Clock::None);
    for _ in 0..12 {
        host.act();
    }
    let record: Value =
        serde_json::from_str(&host.state.record(Viewer::Seat(Seat::new(0))).unwrap()).unwrap();
    for step in record["steps"].as_array().unwrap() {
        assert_eq!(step["action"].is_null(), step["seat"] != 0, "{step}");
        assert!(step.get("check").is_none());
    }
    assert!(record.get("seed").is_none());
}

#[test]
fn a_click_on_an_old_decision_is_stale() {
    let mut host = Host::started(Clock::None);
    let (person, seat, action) = host.turn();
    let based_on = host.state.seq();
    let act = Command::Act { seat: seat.into(), based_on, action: action.clone() };
    host.ask(person, &act).unwrap();
    assert_eq!(host.ask(person, &act), Err(Code::Stale), "a double click");
    let ahead = Command::Act { seat: seat.into(), based_on: host.state.seq().next(), action };
    assert!(matches!(host.ask(person, &ahead), Err(Code::Stale | Code::NotYourDecision)));
}

#[test]
fn what_happens_beside_the_game_does_not_make_a_decision_stale() {
    let mut host = Host::started(Clock::None);
    let (person, seat, action) = host.turn();
    let based_on = host.state.seq();
    let (other, other_seat) = if person == "anna" { ("ben", SECOND) } else { ("anna", FIRST) };
    host.ask(other, &Command::Hand { seat: other_seat.into(), level: "instinct".into() }).unwrap();
    host.ask(person, &Command::Act { seat: seat.into(), based_on, action }).unwrap();
}

#[test]
fn only_the_person_in_the_seat_acts() {
    let mut host = Host::started(Clock::None);
    let (person, seat, action) = host.turn();
    let based_on = host.state.seq();
    let act = |seat: SeatNumber| Command::Act { seat, based_on, action: action.clone() };
    let other = if person == "anna" { "ben" } else { "anna" };
    assert_eq!(host.ask(other, &act(seat.into())), Err(Code::NotYourSeat));
    assert_eq!(host.ask("carl", &act(seat.into())), Err(Code::NotSeated));
    assert_eq!(host.ask(person, &act(SeatNumber(7))), Err(Code::NoSuchSeat));
    assert_eq!(host.ask(person, &act(SeatNumber(200))), Err(Code::NoSuchSeat));
    assert_eq!(host.ask(other, &act(seat.next(2).into())), Err(Code::NotYourDecision));
    let nonsense = Command::Act { seat: seat.into(), based_on, action: json!({"fly": 1}) };
    assert_eq!(host.ask(person, &nonsense), Err(Code::NotAnAction));
    let before = host.state.seq();
    host.ask(person, &act(seat.into())).unwrap();
    assert_eq!(host.state.seq(), before.next(), "refusals took no number");
}

#[test]
fn seats_are_taken_once_and_emptied_by_the_owner() {
    let mut host = Host::new(Clock::None);
    let sit = |seat| Command::Sit { seat, name: None };
    assert_eq!(host.ask("anna", &Command::Start {}), Err(Code::SeatsOpen));
    assert_eq!(host.ask("ben", &sit(Some(SeatNumber(0)))), Err(Code::SeatTaken));
    assert_eq!(host.ask("ben", &sit(Some(SeatNumber(2)))), Err(Code::NoSuchSeat));
    host.ask("ben", &sit(None)).unwrap();
    assert_eq!(host.ask("carl", &sit(None)), Err(Code::NoOpenSeat));
    assert_eq!(host.ask("ben", &Command::Empty { seat: SECOND.into() }), Err(Code::NotOwner));
    assert_eq!(
        host.ask("anna", &Command::SeatBot { seat: FIRST.into(), level: "random".into() }),
        Err(Code::SeatTaken),
        "one's own seat is emptied first"
    );
    host.ask("anna", &Command::Empty { seat: SECOND.into() }).unwrap();
    assert_eq!(
        host.ask("anna", &Command::SeatBot { seat: SECOND.into(), level: "god".into() }),
        Err(Code::NoSuchBot)
    );
    host.ask("anna", &Command::SeatBot { seat: SECOND.into(), level: "random".into() }).unwrap();
    assert_eq!(host.ask("ben", &Command::Start {}), Err(Code::NotOwner));
    host.ask("anna", &Command::Start {}).unwrap();
    assert_eq!(host.ask("carl", &sit(None)), Err(Code::AlreadyStarted));
    assert_eq!(host.ask("anna", &Command::Rematch {}), Err(Code::NotOver));
    assert_eq!(host.ask("anna", &Command::Close {}), Err(Code::AlreadyStarted));
}

#[test]
fn whoever_leaves_a_match_is_played_by_a_bot_and_may_come_back() {
    let mut host = Host::started(Clock::None);
    host.ask("ben", &Command::Leave {}).unwrap();
    assert_eq!(host.ask("ben", &Command::Leave {}), Err(Code::BotPlays));
    assert_eq!(host.state.chairs()[1].bot(), Some("instinct"));
    let act = Command::Act { seat: SECOND.into(), based_on: host.state.seq(), action: json!("roll") };
    assert_eq!(host.ask("ben", &act), Err(Code::BotPlays));
    assert_eq!(host.ask("anna", &Command::TakeBack { seat: SECOND.into() }), Err(Code::NotYourSeat));
    host.ask("ben", &Command::TakeBack { seat: SECOND.into() }).unwrap();
    assert_eq!(host.ask("ben", &Command::TakeBack { seat: SECOND.into() }), Err(Code::NoBotPlays));
}

#[test]
fn whoever_grabs_a_seat_can_be_kept_out() {
    let mut host = Host::new(Clock::None);
    let sit = Command::Sit { seat: None, name: None };
    host.ask("carl", &sit).unwrap();
    assert_eq!(host.ask("carl", &Command::Block { seat: FIRST.into() }), Err(Code::NotOwner));
    assert_eq!(
        host.ask("anna", &Command::Block { seat: FIRST.into() }),
        Err(Code::NoSuchSeat),
        "not oneself"
    );
    host.ask("anna", &Command::Block { seat: SECOND.into() }).unwrap();
    assert_eq!(host.ask("carl", &sit), Err(Code::Blocked));
    assert!(host.state.is_blocked(&person("carl")) && host.read_back().is_blocked(&person("carl")));
    // Or at once, before they can sit down again.
    host.ask("dora", &sit).unwrap();
    host.ask("anna", &Command::SeatBot { seat: SECOND.into(), level: "random".into() }).unwrap();
    assert!(!host.state.is_seated(&person("dora")));
}

/// A log is kept in memory and read whole: six people let one grow by 2,000 entries in 40 seconds, and could have gone on.
#[test]
fn nobody_makes_a_log_grow_for_ever() {
    let mut host = Host::new(Clock::None);
    let (sit, leave) = (Command::Sit { seat: None, name: None }, Command::Leave {});
    // Ten tries a second, for two hours.
    let mut refused = None;
    for now in (1_000..7_200_000).step_by(100) {
        let done = host.ask_at(now, "carl", &sit).and_then(|_| host.ask_at(now, "carl", &leave));
        refused = refused.or(done.err());
    }
    assert_eq!(refused, Some(Code::TooOften));
    let grown = host.state.seq().0;
    assert!(grown <= u64::from(judge::ASIDES) + 2 * 200, "two a minute at most in the end: {grown}");
    assert_eq!(host.read_back().asides_of(&person("carl")), host.state.asides_of(&person("carl")));
    // Others are not concerned until there are very many; then who comes last waits, and the owner need not.
    host.ask("ben", &sit).unwrap();
    host.ask("ben", &leave).unwrap();
    let often = |n: u32| (host.ask(&format!("p{n}"), &sit), host.ask(&format!("p{n}"), &leave)).0.is_ok();
    let sat = (0..judge::ASIDES_OF_ALL).map(often).filter(|sat| *sat).count();
    assert!(sat < 2_000, "{sat}");
    host.ask_at(host.state.at() + 60_000, "dora", &sit).unwrap();
    host.ask("anna", &Command::Start {}).unwrap();
}

/// Somebody who had done 500 things at a table could not agree to end its match, and the others waited.
#[test]
fn nothing_that_others_wait_for_is_ever_done_too_often() {
    let mut host = Host::started(Clock::None);
    let agree = |n: u32| Command::AgreeToHints { agree: n.is_multiple_of(2) };
    for person in ["anna", "ben"] {
        for n in 0..judge::ASIDES {
            host.ask(person, &agree(n)).unwrap();
        }
        let now = host.state.at();
        host.ask_at(now + 1_000, person, &agree(0)).unwrap();
        assert_eq!(host.ask_at(now + 2_000, person, &agree(1)), Err(Code::TooOften));
    }
    // Declined time goes by between any of these.
    let now = host.state.at();
    let seat = SECOND.into();
    host.ask_at(now, "ben", &Command::Leave {}).unwrap();
    assert_eq!(
        host.ask_at(now, "ben", &Command::TakeBack { seat }),
        Err(Code::TooOften),
        "or it went on for ever"
    );
    // As soon as anybody has moved, it can be had back.
    let (_, mover, action) = host.turn();
    host.write(now, None, Entry::Step { seat: mover, action, by: By::Bot, mark: None }).unwrap();
    host.ask_at(now, "ben", &Command::TakeBack { seat }).unwrap();
    host.ask_at(now, "anna", &Command::StandIn { seat }).unwrap();
    host.ask_at(now, "ben", &Command::TakeBack { seat }).unwrap();
    host.ask_at(now, "anna", &Command::End {}).unwrap();
    assert_eq!(host.ask_at(now, "anna", &Command::End {}), Err(Code::TooOften), "it was said");
    host.ask_at(now, "ben", &Command::End {}).unwrap();
    assert_eq!(host.state.stage(), Stage::Over);
    assert_eq!(host.read_back().stage(), Stage::Over);
}

#[test]
fn strangers_do_not_wait_for_each_other_for_ever() {
    let clock_of = |public, clock| {
        let new = NewTable { public, clock, ..new_table(Clock::None) };
        chairs(&new, &who("anna")).unwrap().0.clock
    };
    assert_eq!(clock_of(true, None), Clock::PerDecision { seconds: 120 });
    assert_eq!(clock_of(false, None), Clock::None);
    assert_eq!(clock_of(true, Some(Clock::None)), Clock::None, "who wants to wait may");
}

#[test]
fn a_match_is_left_for_good() {
    let mut host = Host::started(Clock::None);
    host.ask("anna", &Command::Resign {}).unwrap();
    assert!(!host.state.is_seated(&person("anna")) && host.state.chairs()[0].bot().is_some());
    assert_eq!(host.ask("anna", &Command::TakeBack { seat: FIRST.into() }), Err(Code::NotSeated));
    assert_eq!(host.state.viewer(Some(&person("anna")), Some(FIRST)), Viewer::Spectator);
    let changes = host.state.changes(
        Stage::Running,
        &Entry::Resigned { seats: vec![FIRST], level: "instinct".into() },
        Some(&person("anna")),
    );
    assert_eq!(changes.leaves, Some(person("anna")), "it is not among its owner's tables any more");
    // Bots play it to the end, or who is left ends it.
    host.ask("ben", &Command::End {}).unwrap();
    assert_eq!(host.state.stage(), Stage::Over);
}

#[test]
fn a_bot_stands_in_for_somebody_who_vanished_and_who_is_left_ends_it() {
    let mut host = Host::started(Clock::None);
    assert_eq!(host.ask("carl", &Command::StandIn { seat: SECOND.into() }), Err(Code::NotSeated));
    assert_eq!(host.ask("anna", &Command::StandIn { seat: FIRST.into() }), Err(Code::NotAway), "one is here");
    // Ben is asked too as long as he plays for himself.
    host.ask("anna", &Command::End {}).unwrap();
    assert_eq!(host.state.stage(), Stage::Running);
    host.ask("anna", &Command::StandIn { seat: SECOND.into() }).unwrap();
    assert_eq!(host.ask("anna", &Command::StandIn { seat: SECOND.into() }), Err(Code::BotPlays));
    // He comes back to his seat, and is asked again.
    host.ask("ben", &Command::TakeBack { seat: SECOND.into() }).unwrap();
    host.ask("anna", &Command::End {}).unwrap();
    assert_eq!(host.state.stage(), Stage::Running);
    host.ask("ben", &Command::End {}).unwrap();
    let state = host.read_back();
    assert_eq!(state.stage(), Stage::Over);
    assert_eq!(host.ask("ben", &Command::End {}), Err(Code::GameOver));
    // It has no result, and its secrets stay secret.
    let shown = serde_json::to_value(state.situation(Viewer::Spectator)).unwrap();
    assert!(shown["outcome"].is_null());
    assert!(!state.record(Viewer::Spectator).unwrap().contains(&Fixed.seed().0));
    assert_eq!(
        state.telling(Some(&person("anna")), Eyes::Seat(SECOND), Seq(0)).err().unwrap().code,
        Code::NotYourSeat
    );
    host.ask("anna", &Command::Rematch {}).unwrap();
}

#[test]
fn who_plays_on_does_not_want_to_end() {
    let mut host = Host::started(Clock::None);
    let (first, ..) = host.turn();
    host.ask(first, &Command::End {}).unwrap();
    host.act();
    let other = if first == "anna" { "ben" } else { "anna" };
    host.ask(other, &Command::End {}).unwrap();
    assert_eq!(host.state.stage(), Stage::Running);
}

#[test]
fn whoever_has_days_may_be_away() {
    let mut host = Host::started(Clock::Days { days: 2 });
    assert_eq!(host.ask("anna", &Command::StandIn { seat: SECOND.into() }), Err(Code::NotAway));
}

#[test]
fn somebody_with_several_seats_sees_what_they_lifted_and_nothing_else() {
    let mut host = Host::new(Clock::None);
    host.ask("anna", &Command::Sit { seat: Some(SECOND.into()), name: Some("Grandpa".into()) }).unwrap();
    let (first, second) = (FIRST, SECOND);
    assert_eq!(host.state.viewer(Some(&person("anna")), None), Viewer::Spectator);
    assert_eq!(host.state.viewer(Some(&person("anna")), Some(second)), Viewer::Seat(second));
    assert_eq!(host.state.viewer(Some(&person("ben")), Some(first)), Viewer::Spectator, "no seat of theirs");
    assert_eq!(host.state.viewer(None, Some(first)), Viewer::Spectator);
    let alone = Host::started(Clock::None);
    assert_eq!(alone.state.viewer(Some(&person("ben")), None), Viewer::Seat(second));
    assert_eq!(
        alone.state.viewer(Some(&person("ben")), Some(first)),
        Viewer::Seat(second),
        "not through another's eyes"
    );
}

#[test]
fn clocks_count_between_entries_and_stop_while_the_server_is_down() {
    let mut host = Host::started(Clock::PerDecision { seconds: 30 });
    let began = host.state.at();
    assert_eq!(host.state.next_deadline(), Some(began + 30_000));
    assert_eq!(host.state.late(began + 29_999), None);
    assert!(host.state.late(began + 30_000).is_some());
    // Down for an hour: whoever must decide has what they had when the last thing was written.
    host.write(began + 3_600_000, None, Entry::Resumed { stopped: None }).unwrap();
    assert_eq!(host.state.next_deadline(), Some(began + 3_600_000 + 30_000));
}

#[test]
fn a_bank_pays_for_decisions_and_never_leaves_less_than_ten_seconds() {
    let mut host = Host::started(Clock::Bank { seconds: 30, increment: 2 });
    let began = host.state.at();
    let (_, seat, action) = host.turn();
    let step = |action: &Value| Entry::Step { seat, action: action.clone(), by: By::Clock, mark: None };
    host.write(began + 50_000, None, step(&action)).unwrap();
    let clocks = serde_json::to_value(host.state.situation(Viewer::Spectator)).unwrap()["clocks"].clone();
    assert_eq!(clocks[seat.index()]["bank"], 2_000, "nothing left but the increment");
    while host.state.deciders().first() != Some(seat) {
        host.act();
    }
    let deadline = host.state.deadline(seat).unwrap();
    assert!(deadline >= host.state.at() + 9_000, "ten seconds for each decision");
}

#[test]
fn bots_have_no_clock() {
    let mut host = Host::started(Clock::PerDecision { seconds: 30 });
    let began = host.state.at();
    let (person, seat, _) = host.turn();
    host.ask(person, &Command::Hand { seat: seat.into(), level: "random".into() }).unwrap();
    assert_eq!(host.state.next_deadline(), None);
    assert_eq!(host.state.bot_turns().len(), 1);
    host.ask(person, &Command::TakeBack { seat: seat.into() }).unwrap();
    assert_eq!(host.state.next_deadline(), Some(began + 30_000), "whoever comes back has what was left");
}

#[test]
fn a_match_of_other_rules_is_halted_not_changed() {
    let mut host = Host::started(Clock::None);
    for _ in 0..5 {
        host.act();
    }
    let started = &mut host.log[2].2;
    *started = started.replace("\"rules_version\":", "\"rules_version\":9");
    let state = host.read_back();
    assert!(state.halt().unwrap().why().contains("rules version 9"), "{:?}", state.halt());
    assert_eq!((state.stage(), state.seq()), (Stage::Halted, Seq(host.log.len() as u64)));
    let act = Command::Act { seat: FIRST.into(), based_on: state.seq(), action: json!("roll") };
    assert_eq!(state.judge(&who("anna"), &act, 0, &Fixed).unwrap_err().code, Code::Halted);
    assert_eq!(state.record(Viewer::Spectator).unwrap_err().code, Code::Halted);
}

#[test]
fn an_id_that_is_none_halts_the_table_and_says_so() {
    let mut host = Host::started(Clock::None);
    let sat = &mut host.log[1].2;
    *sat = sat.replace("\"ben\"", "\"b n\"");
    let state = host.read_back();
    assert_eq!(state.stage(), Stage::Halted);
    assert!(state.halt().unwrap().why().contains("bad_id"), "{:?}", state.halt());
    let owner = host.log[0].2.replace("\"anna\"", "\"\"");
    assert!(read_entry(&owner).unwrap_err().why().contains("bad_id"));
}

#[test]
fn a_match_that_would_go_another_way_is_halted() {
    let mut host = Host::started(Clock::None);
    for _ in 0..5 {
        host.act();
    }
    let last = host.log.len() - 2;
    let mut entry: Value = serde_json::from_str(&host.log[last].2).unwrap();
    let mark = entry["e"]["mark"].as_u64().expect("a step has a mark");
    entry["e"]["mark"] = json!(mark ^ 1);
    host.log[last].2 = entry.to_string();
    let halt = host.read_back().halt().cloned().expect("it would go another way");
    assert!(halt.why().contains("halted"), "{halt:?}");
}

#[test]
fn a_halted_match_goes_on_with_the_release_that_knows_it() {
    let mut host = Host::started(Clock::None);
    host.write(9_000, None, Entry::Halted { why: "test".into() }).unwrap();
    let state = host.read_back();
    assert_eq!((state.stage(), state.halt()), (Stage::Halted, None));
    host.write(10_000, None, Entry::Resumed { stopped: None }).unwrap();
    assert_eq!(host.read_back().stage(), Stage::Running);
    host.act();
}

#[test]
fn impossible_tables_are_refused() {
    let refused = |change: &dyn Fn(&mut NewTable)| {
        let mut new = new_table(Clock::None);
        change(&mut new);
        chairs(&new, &who("anna")).unwrap_err().code
    };
    assert_eq!(refused(&|new| new.game = "chess".into()), Code::NoSuchGame);
    assert_eq!(refused(&|new| new.seats = vec![SeatPlan::Open {}; 200]), Code::BadPlayerCount);
    assert_eq!(refused(&|new| new.seats.clear()), Code::BadPlayerCount);
    assert_eq!(refused(&|new| new.options = vec![("colour".into(), "red".into())]), Code::UnknownOption);
    assert_eq!(refused(&|new| new.options = vec![("spaces".into(), "7".into())]), Code::BadOptionValue);
    assert_eq!(refused(&|new| new.clock = Some(Clock::PerDecision { seconds: 0 })), Code::BadClock);
    assert_eq!(refused(&|new| new.clock = Some(Clock::Days { days: 400 })), Code::BadClock);
    assert_eq!(refused(&|new| new.seats[1] = SeatPlan::Bot { level: "god".into() }), Code::NoSuchBot);
    assert_eq!(refused(&|new| new.seats[1] = SeatPlan::SameScreen { name: " ".into() }), Code::BadName);
}

#[test]
fn a_secret_does_not_show_itself() {
    let entry = Entry::Started { seed: Fixed.seed(), rules_version: 1, drawn: None };
    assert!(!format!("{entry:?}").contains("0707"));
}

/// What `viewer` may know, as the protocol has it.
fn situation(state: &State, viewer: Viewer) -> Situation {
    let playing = state.playing();
    let live = playing.map(|playing| playing.live());
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let deciding = seat.filter(|seat| state.deciders().contains(*seat)).zip(live);
    let raw = |text: &str| read(|out| out.extend_from_slice(text.as_bytes()));
    Situation {
        stage: state.stage(),
        seats: state.chairs_now(),
        deciders: state.deciders().iter().collect(),
        seat,
        prompt: deciding.map(|(seat, live)| live.prompt(seat)),
        choices: deciding.map_or_else(|| raw("[]"), |(seat, live)| read(|out| live.write_choices(seat, out))),
        undoable: deciding.map_or(vec![], |(seat, live)| live.undoable(seat)),
        can_undo: deciding.is_some_and(|(seat, live)| live.can_undo(seat)),
        hints: state.hints_now(),
        clocks: state.clocks(),
        commitment: playing.map(|playing| playing.commitment.clone()),
        outcome: live.and_then(|live| {
            let outcome = *live.status().outcome()?;
            Some(super::show::ending_of(&outcome, live.accounts()))
        }),
        rematch: state.rematch().cloned(),
    }
}

#[test]
fn whoever_plays_with_bots_alone_is_known_as_long_as_nobody_else_holds_a_seat() {
    let bot = || SeatPlan::Bot { level: "instinct".into() };
    let with = |second| {
        Host::of(&NewTable { seats: vec![SeatPlan::Me {}, second], ..new_table(Clock::None) }).unwrap()
    };
    assert!(with(bot()).state.is_against_bots());
    let mut host = with(SeatPlan::Open {});
    host.ask("ben", &Command::Sit { seat: None, name: None }).unwrap();
    host.ask("anna", &Command::Start {}).unwrap();
    assert!(!host.state.is_against_bots());
    let name = "Grandpa".into();
    assert!(!with(SeatPlan::SameScreen { name }).state.is_against_bots());
}

#[test]
fn an_update_is_written_as_the_protocol_says() {
    let mut host = Host::new(Clock::None);
    let viewers = [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))];
    let check = |state: &State| {
        let mut made: Vec<(Viewer, Vec<u8>)> = vec![];
        for viewer in viewers {
            let mut happened = state.happened_since(viewer, state.seq().before()).remove(0);
            let raw = |text: &str| read(|out| out.extend_from_slice(text.as_bytes()));
            let acted = match &state.history.last().unwrap().told {
                PastTold::Story(story) => story.acted_out(viewer),
                PastTold::Nothing | PastTold::Lines(_) => ActedOut { lines: raw("[]"), rest: raw("[]") },
            };
            (happened.lines, happened.rest) = (acted.lines, Some(acted.rest));
            let update = |anew: bool| tinstar_protocol::Update {
                happened: happened.clone(),
                from: anew.then(|| read(|out| state.write_before_latest(viewer, out))),
                situation: situation(state, viewer),
            };
            let mut written = vec![];
            for anew in [false, true] {
                let expected = serde_json::to_string(&ServerMessage::Update(Box::new(update(anew)))).unwrap();
                let same = made.iter().find(|(other, _)| state.latest_is_same(*other, viewer));
                for happened in [None, same.map(|(_, happened)| &happened[..])] {
                    let mut found = vec![];
                    let place = state.write_update(viewer, anew, happened, &mut found);
                    assert_eq!(std::str::from_utf8(&found).unwrap(), expected);
                    written = found[place].to_vec();
                }
            }
            made.push((viewer, written));
        }
    };
    check(&host.state);
    host.ask("ben", &Command::Sit { seat: None, name: Some("\"Père\\Noël\"".into()) }).unwrap();
    check(&host.state);
    host.ask("anna", &Command::Start {}).unwrap();
    while host.state.stage() == Stage::Running {
        check(&host.state);
        host.act();
    }
    check(&host.state);
}
