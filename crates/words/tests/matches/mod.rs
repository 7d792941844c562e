//! Matches of a game with everything it offers, played at random, and all that is said in them.

use tinstar_catalogue::Playable;
use tinstar_core::{Chance, Message, Play as _, ScoreLine, Seat, Told, Viewer};

use crate::tables::{self, Laid};

/// What is said at a table.
pub enum Said {
    /// A question.
    Prompt(Message),
    /// All that whoever is asked can do, if it is not one of very many.
    Choices(Vec<Message>),
    /// What was decided among several choices, and what whoever decided it is told.
    Step { choice: Message, lines: Vec<Message> },
    /// What somebody is told, be it a player or somebody who watches.
    Line(Message),
    /// The table in sentences.
    Description(Message),
    /// A line of what a total is made of.
    Account(Message),
}

/// Plays a match at each kind of table. `hear` is told what the game calls each seat at that moment, and what is said.
pub fn play<G: Playable>(mut hear: impl FnMut(&[Vec<&'static str>], Said)) {
    tables::of::<G>().iter().for_each(|table| one(table, &mut hear));
}

fn one<G: Playable>(table: &Laid<G>, hear: &mut impl FnMut(&[Vec<&'static str>], Said)) {
    let Laid { seed, seats, ref options } = *table;
    let chance = &mut Chance::seeded(seed);
    let mut story: Vec<Told<G::Event>> = Vec::new();
    let mut game = G::start(seats, options, chance, &mut story).expect("it is for so many");
    let mut called = called(&game);
    lines::<G>(seats, &story).for_each(|line| hear(&called, Said::Line(line)));
    let mut choices = Vec::new();
    while let Some(seat) = game.status().deciders().first() {
        let view = game.view(Viewer::Seat(seat));
        choices.clear();
        game.legal_actions(seat, &mut choices);
        hear(&called, Said::Prompt(G::say_prompt(&view, seat)));
        hear(
            &called,
            Said::Choices(choices.iter().map(|action| G::say_action(&view, seat, action)).collect()),
        );
        G::describe(&view).into_iter().for_each(|message| hear(&called, Said::Description(message)));
        let action = *chance.pick(&choices).expect("whoever decides has a choice");
        story.clear();
        game.apply(seat, &action, chance, &mut story).expect("a listed action is legal");
        called = self::called(&game);
        if choices.len() > 1 {
            let told = story.iter().filter_map(|told| G::redact(&told.event, Viewer::Seat(seat)));
            let lines = told.map(|event| G::say_event(seats, &event)).collect();
            hear(&called, Said::Step { choice: G::say_action(&view, seat, &action), lines });
        }
        lines::<G>(seats, &story).for_each(|line| hear(&called, Said::Line(line)));
    }
    for seat in Seat::all(seats) {
        let mut sheet = Vec::new();
        game.score_sheet(seat, &mut sheet);
        let account = |line: &ScoreLine| Said::Account(Message::new(line.item).with("count", line.count));
        sheet.iter().for_each(|line| hear(&called, account(line)));
    }
}

fn called<G: Playable>(game: &G) -> Vec<Vec<&'static str>> {
    Seat::all(game.seats()).map(|seat| game.called(seat)).collect()
}

/// All that anybody is told.
fn lines<G: Playable>(seats: usize, story: &[Told<G::Event>]) -> impl Iterator<Item = Message> {
    let seen = move |told: &Told<G::Event>| {
        Viewer::all(seats).filter_map(|viewer| G::redact(&told.event, viewer)).collect::<Vec<_>>()
    };
    story.iter().flat_map(seen).map(move |event| G::say_event(seats, &event)).collect::<Vec<_>>().into_iter()
}
