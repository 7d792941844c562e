//! What is to be said to people: a message id and its arguments; the words are in the message files.

use serde::Serialize;

use crate::{Game, RuleId, Seat};

/// A sentence not yet put into words: the id of a message in `messages/*/` and what fills its gaps.
///
/// ```
/// use tinstar_core::{Arg, Message};
/// let rolled = Message::new("cs-rolled").with("face", 6).with("seat", Arg::Name("cs-blue"));
/// assert_eq!(rolled.id, "cs-rolled");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// The id in the message files.
    pub id: &'static str,
    /// The gaps and what goes into them.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a gap in a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// The name of something, itself a message id.
    Name(&'static str),
    /// Words that are the same in every language, such as a person's name.
    Text(String),
    /// Several names, joined as the language joins a list.
    List(Vec<&'static str>),
    /// What a rule says, as it stands in the rules.
    Rule(RuleId),
}

impl Message {
    /// A message without gaps so far.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The same message with gap `name` filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8 i8 u16 u32 i32 i64 usize);

/// Puts what happens in a game into messages. The game knows the facts, the message files the words.
pub trait Speak: Game {
    /// The name of a seat, such as its colour.
    fn seat_name(seats: usize, seat: Seat) -> &'static str;

    /// What its messages call whoever holds a seat, so that people can be called by their own names instead: its name
    /// first, then the figures that are now its own, if there are any.
    fn called(&self, seat: Seat) -> Vec<&'static str> {
        vec![Self::seat_name(self.seats(), seat)]
    }

    /// What happened.
    fn say_event(seats: usize, event: &Self::Event) -> Message;

    /// What `seat` is asked, given what it sees.
    fn say_prompt(view: &Self::View, seat: Seat) -> Message;

    /// What `action` would do, given what `seat` sees.
    fn say_action(view: &Self::View, seat: Seat, action: &Self::Action) -> Message;

    /// The whole table in sentences, for a terminal or a screen reader.
    fn describe(view: &Self::View) -> Vec<Message>;

    /// The table drawn with characters, for a terminal: signs and numbers, no words. Empty if the sentences
    /// of [`Speak::describe`] are all there is.
    fn draw(_: &Self::View) -> String {
        String::new()
    }
}
