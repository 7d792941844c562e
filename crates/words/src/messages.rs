//! [`Words`]: messages put into sentences. How the files are written is said in `messages/en/common.ftl`.

use std::collections::BTreeSet;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern};
use tinstar_core::{Arg, Message};

use crate::Tongue;

/// Every message file: its tongue, what it is called and its text. What is shared is called after its file in
/// `messages/<tag>`, what is a game's after the game, and `<game>/rules` has its rules.
///
/// English comes first, because the other tongues are laid over it. Files with the same name have the same
/// messages; those of rules translate `games/<game>/rules.md` and so have no English one.
pub const FILES: &[(Tongue, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The attribute of a name that holds its form inside a sentence.
const IN_SENTENCE: &str = "the";

/// The words of one tongue. Building one reads all its files: keep it.
pub struct Words {
    tongue: Tongue,
    bundle: FluentBundle<FluentResource>,
    ids: BTreeSet<String>,
}

impl Words {
    /// The words of `tongue`, with English ones where it has none.
    #[must_use]
    pub fn new(tongue: Tongue) -> Self {
        let files = FILES.iter().filter(|(of, ..)| *of == Tongue::English || *of == tongue);
        Self::layered(tongue, files.map(|(.., text)| *text))
    }

    /// The words of these files; a later file's message takes the place of an earlier one's. What is not
    /// Fluent is left out.
    fn layered<'a>(tongue: Tongue, files: impl Iterator<Item = &'a str>) -> Self {
        let language = tongue.tag().parse().expect("a tongue's tag is a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        let mut ids = BTreeSet::new();
        for text in files {
            let file = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            ids.extend(message_ids(&file).map(str::to_owned));
            bundle.add_resource_overriding(file);
        }
        Self { tongue, bundle, ids }
    }

    /// Which tongue these are of.
    #[must_use]
    pub const fn tongue(&self) -> Tongue {
        self.tongue
    }

    /// The message as a sentence, its first letter a capital. An unknown id is shown in brackets.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        let mut gaps = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            gaps.set(*name, self.fill(arg));
        }
        let pattern = self.bundle.get_message(message.id).and_then(|known| known.value());
        pattern.map_or_else(|| missing(message.id), |pattern| capitalised(&self.format(pattern, &gaps)))
    }

    /// A message without gaps as it is written, such as a title, or a name standing alone; none if unknown.
    #[must_use]
    pub fn text(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        Some(self.format(pattern, &FluentArgs::new()))
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// The ids of all messages, in alphabetical order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }

    fn fill(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Name(id) => self.name(id).into(),
            Arg::Text(text) => text.clone().into(),
            Arg::List(ids) => self.list(ids).into(),
        }
    }

    /// A name as it stands inside a sentence, or its id in brackets.
    fn name(&self, id: &str) -> String {
        let message = self.bundle.get_message(id);
        let in_sentence = message.as_ref().and_then(|message| message.get_attribute(IN_SENTENCE));
        match in_sentence {
            Some(form) => self.format(form.value(), &FluentArgs::new()),
            None => self.text(id).unwrap_or_else(|| missing(id)),
        }
    }

    fn list(&self, ids: &[&str]) -> String {
        let names: Vec<String> = ids.iter().map(|id| self.name(id)).collect();
        match names.as_slice() {
            [] => String::new(),
            [only] => only.clone(),
            [others @ .., last] => format!("{} {} {last}", others.join(", "), self.name("and")),
        }
    }

    /// The pattern with its gaps filled; a gap nobody fills is shown as it is written.
    fn format(&self, pattern: &Pattern<&str>, gaps: &FluentArgs<'_>) -> String {
        self.bundle.format_pattern(pattern, Some(gaps), &mut Vec::new()).into_owned()
    }
}

fn message_ids(file: &FluentResource) -> impl Iterator<Item = &str> {
    file.entries()
        .filter_map(|entry| if let Entry::Message(message) = entry { Some(message.id.name) } else { None })
}

fn missing(id: &str) -> String {
    format!("[{id}]")
}

fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "
and = and
ann = Ann
fox = Fox
    .the = the fox
meets = { $who } meets { $whom }.
counts = { $count ->
    [one] one hen
   *[other] { $count } hens
}
";
    const FRENCH: &str = "
and = et
fox = Renard
    .the = le renard
";

    fn english() -> Words {
        Words::layered(Tongue::English, [ENGLISH].into_iter())
    }

    fn french() -> Words {
        Words::layered(Tongue::French, [ENGLISH, FRENCH].into_iter())
    }

    fn meets(who: Arg, whom: Arg) -> Message {
        Message::new("meets").with("who", who).with("whom", whom)
    }

    #[test]
    fn a_name_takes_its_form_inside_a_sentence_and_the_sentence_its_capital() {
        let message = meets(Arg::Name("fox"), Arg::Name("ann"));
        assert_eq!(english().say(&message), "The fox meets Ann.");
        assert_eq!(english().text("fox").unwrap(), "Fox");
    }

    #[test]
    fn lists_are_joined_as_the_tongue_joins_them() {
        let list = |ids: &[&'static str]| meets(Arg::Name("ann"), Arg::List(ids.to_vec()));
        assert_eq!(english().say(&list(&["fox"])), "Ann meets the fox.");
        assert_eq!(english().say(&list(&["fox", "ann"])), "Ann meets the fox and Ann.");
        assert_eq!(english().say(&list(&["ann", "fox", "ann"])), "Ann meets Ann, the fox and Ann.");
        assert_eq!(english().say(&list(&[])), "Ann meets .");
        assert_eq!(french().say(&list(&["ann", "fox"])), "Ann meets Ann et le renard.");
    }

    #[test]
    fn what_is_not_translated_is_said_in_english() {
        let message = meets(Arg::Name("fox"), Arg::Name("ann"));
        assert_eq!(french().say(&message), "Le renard meets Ann.");
        assert!(french().has("meets"));
    }

    #[test]
    fn what_nobody_knows_is_its_id_in_brackets() {
        assert_eq!(french().say(&Message::new("owl")), "[owl]");
        assert_eq!(french().say(&meets(Arg::Name("owl"), Arg::List(vec!["owl"]))), "[owl] meets [owl].");
        assert_eq!(french().text("owl"), None);
        assert!(!french().has("owl"));
    }

    #[test]
    fn numbers_are_plain_and_texts_untouched() {
        let message = |who: Arg| meets(who, Arg::Text("{ $who } <b>".to_owned()));
        assert_eq!(english().say(&message(Arg::Number(-1_234_567))), "-1234567 meets { $who } <b>.");
        assert_eq!(english().say(&Message::new("counts").with("count", 1)), "One hen");
        assert_eq!(english().say(&Message::new("counts").with("count", 0)), "0 hens");
    }

    #[test]
    fn a_gap_nobody_fills_is_no_panic() {
        assert_eq!(english().say(&Message::new("meets")), "{$who} meets {$whom}.");
    }

    #[test]
    fn what_is_not_fluent_is_left_out() {
        let words = Words::layered(Tongue::English, ["= nothing\nann = Ann\n}{"].into_iter());
        assert_eq!(words.ids().collect::<Vec<_>>(), ["ann"]);
    }

    #[test]
    fn words_are_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Words>();
    }

    #[test]
    fn english_files_come_first() {
        assert!(FILES.is_sorted_by_key(|(tongue, ..)| *tongue != Tongue::English));
    }
}
