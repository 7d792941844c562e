//! Everything that can be said is said in both tongues, with nothing left open.

use std::collections::BTreeSet;

use catching_santa::{Action, BoardOptions, CatchingSanta, Christmas, Event, Space};
use tinstar_core::{
    Arg, BadSetup, Chance, Illegal, IllegalCode, Instinct, Message, Play, RecordError, Rules, ScoreLine,
    Seat, SeatSet, Sight, Silent, Speak, Viewer, rule,
};
use tinstar_words::{Tongue, Words};

/// Both tongues, and the ids they have been asked for.
struct Listener {
    words: [Words; 2],
    heard: BTreeSet<String>,
}

impl Listener {
    fn new() -> Self {
        Self { words: Tongue::ALL.map(Words::new), heard: BTreeSet::new() }
    }

    /// What is said in English and in French.
    fn hear(&mut self, message: &Message) -> [String; 2] {
        self.heard.insert(message.id.to_owned());
        for (_, arg) in &message.args {
            match arg {
                Arg::Name(id) => _ = self.heard.insert((*id).to_owned()),
                Arg::List(ids) => self.heard.extend(ids.iter().map(|id| (*id).to_owned())),
                Arg::Number(_) | Arg::Text(_) | Arg::Rule(_) => {}
            }
        }
        let said = self.words.each_ref().map(|words| words.say(message));
        for sentence in &said {
            assert!(!sentence.contains(['{', '}', '[', ']', '$']), "{message:?}: {sentence}");
            assert!(!sentence.is_empty() && !sentence.contains("  "), "{message:?}: {sentence}");
        }
        said
    }

    fn assert_heard(&self, prefix: &str) {
        let is_spoken = |id: &&str| id.starts_with(prefix) && !id.starts_with("cs-option-");
        let spoken: BTreeSet<String> = self.words[0].ids().filter(is_spoken).map(str::to_owned).collect();
        let silent: Vec<&String> = spoken.difference(&self.heard).collect();
        assert!(silent.is_empty(), "never heard: {silent:?}");
    }
}

/// One of each, and each form of those that have several.
fn events() -> Vec<Event> {
    let (seat, owner) = (Seat::new(0), Seat::new(1));
    let (from, to, at) = (Space::new(29), Space::new(34), Space::new(11));
    let piece = Christmas::Reindeer;
    let mut events = vec![
        Event::RolledForStart { seat, face: 6 },
        Event::TiedForStart { seats: SeatSet::all(2) },
        Event::TurnBegan { seat, number: 12 },
        Event::MagicRolled { seat, piece, steps: 2 },
        Event::MagicRolled { seat, piece: Christmas::Fairy, steps: -4 },
        Event::SentHome { seat, from },
        Event::Rolled { seat, face: 6 },
        Event::Entered { seat, at },
        Event::Moved { seat, from, to },
        Event::SantaArrived { at },
        Event::Captured { seat, owner, at },
        Event::MayRollAgain { seat },
        Event::Stopped { seat },
        Event::Forfeited { seat },
        Event::NoPieces { seat },
        Event::Ended,
        Event::Won { seats: SeatSet::only(seat) },
        Event::Won { seats: SeatSet::all(2) },
    ];
    events.extend((0..3).map(|left| Event::TryFailed { seat, left }));
    for piece in Christmas::ALL {
        events.push(Event::NothingMoved { piece });
        events.push(Event::ChristmasMoved { piece, from, to });
        events.push(Event::Displaced { piece, from, to });
        events.push(Event::Gathered { seat, piece, at });
    }
    events
}

fn hear_decision(listener: &mut Listener, game: &CatchingSanta, seat: Seat, choices: &[Action]) {
    let view = game.view(Viewer::Seat(seat));
    listener.hear(&CatchingSanta::say_prompt(&view, seat));
    for action in choices {
        listener.hear(&CatchingSanta::say_action(&view, seat, action));
        if let Some(why) = CatchingSanta::reason(&view, seat, action) {
            listener.hear(&why);
        }
    }
    for message in CatchingSanta::describe(&view) {
        listener.hear(&message);
    }
}

fn hear_score_sheets(listener: &mut Listener, game: &CatchingSanta) {
    for seat in Seat::all(game.seats()) {
        listener.hear(&Message::new(CatchingSanta::seat_name(game.seats(), seat)));
        let mut sheet: Vec<ScoreLine> = Vec::new();
        game.score_sheet(seat, &mut sheet);
        for line in sheet {
            listener.hear(&Message::new(line.item).with("count", line.count));
        }
    }
}

/// Plays a match at random to its end and listens to all of it.
fn hear_match(listener: &mut Listener, seats: usize, seed: u64) {
    let chance = &mut Chance::seeded(seed);
    let (mut story, mut choices) = (Vec::new(), Vec::new());
    let mut game =
        CatchingSanta::start(seats, &BoardOptions::default(), chance, &mut story).expect("a usual table");
    while let Some(seat) = game.status().deciders().first() {
        choices.clear();
        game.legal_actions(seat, &mut choices);
        hear_decision(listener, &game, seat, &choices);
        let action = *chance.pick(&choices).expect("whoever decides has a choice");
        game.apply(seat, &action, chance, &mut story).expect("a listed action is legal");
    }
    hear_decision(listener, &game, Seat::new(0), &[]);
    hear_score_sheets(listener, &game);
    for told in story {
        listener.hear(&CatchingSanta::say_event(seats, &told.event));
    }
}

#[test]
fn every_message_of_catching_santa_is_a_sentence() {
    let mut listener = Listener::new();
    for event in events() {
        listener.hear(&CatchingSanta::say_event(2, &event));
    }
    for seats in 2..=4 {
        hear_match(&mut listener, seats, 7);
    }
    listener.assert_heard("cs-");
}

#[test]
fn a_log_reads_like_a_log() {
    let mut listener = Listener::new();
    let mut read = |event| listener.hear(&CatchingSanta::say_event(2, &event));
    let seat = Seat::new(0);
    let (from, to) = (Space::new(29), Space::new(34));
    assert_eq!(read(Event::Rolled { seat, face: 6 }), ["Blue rolls 6.", "Bleu fait 6."]);
    assert_eq!(
        read(Event::ChristmasMoved { piece: Christmas::Santa, from, to }),
        ["Santa moves from 29 to 34.", "Le Père Noël va de 29 à 34."]
    );
    assert_eq!(
        read(Event::Displaced { piece: Christmas::Reindeer, from: to, to: Space::new(10) }),
        ["The Reindeer makes room and goes to 10.", "Le Renne cède la place et va sur la case 10."]
    );
    assert_eq!(
        read(Event::SentHome { seat, from: Space::new(26) }),
        ["A piece of Blue's is sent home from 26.", "Le pion de Bleu sur la case 26 rentre à la maison."]
    );
    assert_eq!(
        read(Event::TryFailed { seat, left: 1 }),
        ["No 6 for Blue: one try left.", "Pas de 6 pour Bleu\u{a0}: encore un essai."]
    );
    assert_eq!(
        read(Event::Won { seats: SeatSet::all(2) }),
        ["Blue and Green share the victory!", "Bleu et Vert se partagent la victoire\u{a0}!"]
    );
}

#[test]
fn an_action_says_what_it_takes() {
    let mut listener = Listener::new();
    let none = || Arg::Text("none".to_owned());
    let mut read = |piece: Arg, owner: Arg| {
        let action = Message::new("cs-action-move").with("from", 18).with("to", 22);
        listener.hear(&action.with("piece", piece).with("owner", owner))
    };
    assert_eq!(read(none(), none()), ["Move from 18 to 22", "Avancer de 18 à 22"]);
    assert_eq!(
        read(Arg::Name("cs-fairy"), none()),
        ["Move from 18 to 22 and catch the Fairy", "Avancer de 18 à 22 et attraper la Fée"]
    );
    assert_eq!(
        read(none(), Arg::Name("cs-blue")),
        ["Move from 18 to 22 and take Blue's piece", "Avancer de 18 à 22 et prendre un pion de Bleu"]
    );
}

#[test]
fn the_table_is_described_side_by_side() {
    let mut listener = Listener::new();
    let chance = &mut Chance::scripted([5, 2, 6, 6]);
    let game = CatchingSanta::start(2, &BoardOptions::default(), chance, &mut Silent).unwrap();
    let view = game.view(Viewer::Spectator);
    let said: Vec<String> =
        CatchingSanta::describe(&view).iter().map(|line| listener.hear(line)[0].clone()).collect();
    assert_eq!(
        said,
        [
            "Santa is on 10.",
            "The Fairy is on 2.",
            "The Leprechaun is on 26.",
            "The Reindeer is on 34.",
            "The Sleigh is on 17.",
            "2 Santas are in reserve.",
            "Blue: on the path at 11; 2 at home; 0 caught; -6 points.",
            "Green: nobody on the path; 3 at home; 0 caught; -9 points.",
        ]
    );
}

#[test]
fn a_name_alone_has_no_article() {
    let french = Words::new(Tongue::French);
    assert_eq!(french.text("cs-sleigh").unwrap(), "Traîneau");
    assert_eq!(Words::new(Tongue::English).text("cs-sleigh").unwrap(), "Sleigh");
}

fn record_errors() -> Vec<RecordError> {
    let (step, seat, rule) = (12, Seat::new(1), rule!("CS-46"));
    let illegal = |code| RecordError::Illegal { step, seat, illegal: Illegal { code, rule } };
    let takes = "cs-option-spaces";
    let value = |rule| BadSetup::OptionValue { key: "spaces", value: "7".to_owned(), takes, rule };
    vec![
        RecordError::NotARecord { line: 3, column: 14, reason: "expected value".to_owned() },
        RecordError::Format { format: 2 },
        RecordError::OtherGame { game: "marshals".to_owned(), expected: "catching-santa" },
        RecordError::RulesVersion { version: 1, current: 2 },
        RecordError::Setup(BadSetup::Seats { given: 5, least: 2, most: 4, rule }),
        RecordError::Setup(BadSetup::UnknownOption {
            key: "colour".to_owned(),
            known: vec!["spaces", "starts"],
        }),
        RecordError::Setup(BadSetup::UnknownOption { key: "colour".to_owned(), known: vec![] }),
        RecordError::Setup(value(None)),
        RecordError::Setup(value(Some(rule))),
        RecordError::NoSeed,
        RecordError::BadSeed,
        RecordError::OtherSeed,
        RecordError::Changed { step },
        illegal(IllegalCode::GameOver),
        illegal(IllegalCode::NotYourDecision),
        illegal(IllegalCode::NotAllowed),
        RecordError::EndsEarly { step },
        RecordError::OtherOutcome { step },
    ]
}

#[test]
fn every_error_is_told_in_full_sentences() {
    let mut listener = Listener::new();
    let codes = [IllegalCode::GameOver, IllegalCode::NotYourDecision, IllegalCode::NotAllowed];
    let refusals = codes.map(|code| Illegal { code, rule: rule!("CS-46") }.say());
    for message in record_errors().iter().map(RecordError::say).chain(refusals) {
        for sentence in listener.hear(&message) {
            assert!(sentence.ends_with('.'), "{sentence}");
        }
    }
    for prefix in ["setup-", "illegal-", "record-"] {
        listener.assert_heard(prefix);
    }
}

#[test]
fn an_error_cites_its_rule_only_if_there_is_one() {
    let mut listener = Listener::new();
    let bad = |rule| BadSetup::OptionValue {
        key: "spaces",
        value: "7".to_owned(),
        takes: "cs-option-spaces",
        rule,
    };
    let [with, _] = listener.hear(&bad(Some(rule!("CS-2"))).say());
    assert_eq!(
        with,
        r#"The option "spaces" cannot be "7" (CS-2). How many spaces the path has, from 20 to 64."#
    );
    let [without, _] = listener.hear(&bad(None).say());
    assert_eq!(without, r#"The option "spaces" cannot be "7". How many spaces the path has, from 20 to 64."#);
}

/// Kings, queens and jacks have other initials in French, in sentences as on the dice.
#[test]
fn poker_dice_show_the_initials_of_the_readers_tongue() {
    let dice = Arg::List(vec!["pe-ace", "pe-king", "pe-queen", "pe-jack", "pe-ten"]);
    let rolled = Message::new("pe-rolled-openly")
        .with("seat", Arg::Name("pe-ted"))
        .with("dice", dice)
        .with("hand", Arg::Name("pe-straight"));
    let say = |tongue| Words::new(tongue).say(&rolled);
    assert_eq!(say(Tongue::English), "Ted rolls A, K, Q, J and 10: a straight.");
    assert_eq!(say(Tongue::French), "Ted fait A, R, D, V et 10\u{a0}: une suite.");
    let rules = tinstar_words::rulebook("pony-express", Tongue::French).unwrap();
    assert!(rules.get(rule!("PE-20")).unwrap().text.contains("10-V-D-R-A"));
}

#[test]
fn a_reroll_for_nothing_has_no_price() {
    let hidden = |price: i32| Message::new("pe-action-reroll-hidden").with("count", 2).with("price", price);
    let open = |price: i32| {
        Message::new("pe-action-reroll-open").with("dice", Arg::List(vec!["pe-ace"])).with("price", price)
    };
    let say = |tongue| move |message: Message| Words::new(tongue).say(&message);
    let english = [hidden(0), hidden(2), open(0), open(2)].map(say(Tongue::English));
    assert_eq!(
        english,
        [
            "Reroll the 2 dice under the shaker for nothing",
            "Reroll the 2 dice under the shaker for 2 gold",
            "Reroll A in the open for nothing",
            "Reroll A in the open for 2 gold",
        ]
    );
    let french = [hidden(0), open(2)].map(say(Tongue::French));
    assert_eq!(
        french,
        ["Relancer les 2 dés sous le gobelet sans payer", "Relancer A à découvert pour 2 pièces d'or"]
    );
}
