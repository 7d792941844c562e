//! [`Words`]: messages put into sentences. How the files are written is said in `messages/en/common.ftl`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern};
use tinstar_core::{Arg, Message};

use crate::Tongue;
use crate::rulebook::sentence;

/// Every message file: its tongue, what it is called and its text. What is shared is called after its file in
/// `messages/<tag>`, what is a game's after the game, and `<game>/rules` has its rules.
///
/// English comes first, because the other tongues are laid over it. Files with the same name have the same
/// messages; those of rules translate `games/<game>/rules.md` and so have no English one.
pub const FILES: &[(Tongue, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The attribute of a name that holds its form inside a sentence.
const IN_SENTENCE: &str = "the";

/// Around a person's name while a sentence is put together: French shortens the word before some of them.
const NAME: [char; 2] = ['\u{e000}', '\u{e001}'];

/// The words of one tongue. Building one reads all its files: keep it.
#[derive(Clone)]
pub struct Words {
    tongue: Tongue,
    bundle: Arc<FluentBundle<FluentResource>>,
    ids: Arc<BTreeSet<String>>,
    /// What is said instead of some names.
    people: BTreeMap<&'static str, String>,
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
        Self { tongue, bundle: Arc::new(bundle), ids: Arc::new(ids), people: BTreeMap::new() }
    }

    /// The same words around a table: whoever holds a seat is called by the name they are known by there. Each comes
    /// with what the game calls them, as [`Speak::called`](tinstar_core::Speak::called) has it: a figure of theirs is
    /// still named beside them.
    #[must_use]
    pub fn calling<'a>(&self, people: impl IntoIterator<Item = (&'a str, Vec<&'static str>)>) -> Self {
        let plain = Self { people: BTreeMap::new(), ..self.clone() };
        let mut named = plain.clone();
        let people = people.into_iter().flat_map(|(name, called)| {
            // A name may come from a file somebody has sent: it is not to command a terminal.
            let name = name.replace(|letter: char| letter.is_control() || NAME.contains(&letter), "");
            called.into_iter().enumerate().map(move |(nth, id)| (id, nth, name.clone()))
        });
        for (id, nth, name) in people {
            let figure =
                Message::new("called-figure").with("name", name.clone()).with("figure", Arg::Name(id));
            let said = if nth == 0 { name } else { plain.sentence(&figure) };
            named.people.insert(id, said);
        }
        named
    }

    /// Who is called something by the game, if it is somebody at the table.
    #[must_use]
    pub fn person(&self, id: &str) -> Option<&str> {
        self.people.get(id).map(String::as_str)
    }

    /// Which tongue these are of.
    #[must_use]
    pub const fn tongue(&self) -> Tongue {
        self.tongue
    }

    /// The message as a sentence, its first letter a capital. An unknown id is shown in brackets.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        capitalised(&self.line(message))
    }

    /// The message as a line of a list, which begins with whatever fills its first gap, as it is: an id is to be copied.
    #[must_use]
    pub fn line(&self, message: &Message) -> String {
        let sentence = self.sentence(message);
        let shortened = if self.tongue == Tongue::French { elided(&sentence) } else { sentence };
        shortened.replace(NAME, "")
    }

    fn sentence(&self, message: &Message) -> String {
        let mut gaps = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            gaps.set(*name, self.fill(arg));
        }
        let pattern = self.bundle.get_message(message.id).and_then(|known| known.value());
        pattern.map_or_else(|| missing(message.id), |pattern| self.format(pattern, &gaps))
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
            Arg::Rule(id) => sentence(*id, self.tongue).unwrap_or("none").to_owned().into(),
        }
    }

    /// A name as it stands inside a sentence, or its id in brackets.
    fn name(&self, id: &str) -> String {
        if let Some(person) = self.people.get(id) {
            let [from, to] = NAME;
            return format!("{from}{person}{to}");
        }
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
        let sentence = self.bundle.format_pattern(pattern, Some(gaps), &mut Vec::new()).into_owned();
        match self.tongue {
            Tongue::English => sentence,
            Tongue::French => glued(sentence),
        }
    }
}

/// French puts a space before these signs, and no line may begin with one of them.
fn glued(sentence: String) -> String {
    const GLUED: [(&str, &str); 6] = [
        (" :", "\u{a0}:"),
        (" ;", "\u{a0};"),
        (" !", "\u{a0}!"),
        (" ?", "\u{a0}?"),
        (" »", "\u{a0}»"),
        ("« ", "«\u{a0}"),
    ];
    GLUED.iter().fold(sentence, |sentence, (loose, tight)| sentence.replace(loose, tight))
}

fn message_ids(file: &FluentResource) -> impl Iterator<Item = &str> {
    file.entries()
        .filter_map(|entry| if let Entry::Message(message) = entry { Some(message.id.name) } else { None })
}

/// French says d'Anna and qu'Anna.
fn elided(sentence: &str) -> String {
    let mut parts = sentence.split(NAME[0]);
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        if gives_way(part) && (said.ends_with("de ") || said.ends_with("que ")) {
            said.truncate(said.len() - 2);
            said.push('\'');
        }
        said.push_str(part);
    }
    said
}

/// Whether *de* loses its vowel before this name: d'Anna, d'Henri, d'Yves, but de Bob, de Hank, de Yann.
fn gives_way(name: &str) -> bool {
    let vowel = |letter: char| "aâàeéèêëiîïoôuûüœæ".contains(letter);
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let (first, second) = (letters.next(), letters.next());
    match first {
        Some('h') => second.is_some_and(|second| vowel(second) && second != 'a'),
        Some('y') => !second.is_some_and(vowel),
        Some(first) => vowel(first),
        None => false,
    }
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
called-figure = { $name } ({ $figure })
counts = { $count ->
    [one] one hen
   *[other] { $count } hens
}
";
    const FRENCH: &str = "
and = et
of = La bourse de { $who }.
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
    fn a_line_begins_with_an_id_as_it_is() {
        let message = Message::new("meets").with("who", "dd47".to_owned()).with("whom", Arg::Name("ann"));
        assert_eq!(
            (&*english().line(&message), &*english().say(&message)),
            ("dd47 meets Ann.", "Dd47 meets Ann.")
        );
    }

    #[test]
    fn french_signs_stay_with_what_is_before_them() {
        let says = "says = « { $what } » : oui ! Non ? Si ; oui.\n";
        let words = |tongue| Words::layered(tongue, [says].into_iter());
        let message = Message::new("says").with("what", "a : b".to_owned());
        let tight = "«\u{a0}a\u{a0}: b\u{a0}»\u{a0}: oui\u{a0}! Non\u{a0}? Si\u{a0}; oui.";
        assert_eq!(words(Tongue::French).say(&message), tight);
        assert_eq!(words(Tongue::English).say(&message), "« a : b » : oui ! Non ? Si ; oui.");
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
    fn around_a_table_people_are_called_by_their_names() {
        let seats = || [("alice", vec!["ann"]), ("Bob", vec!["hen", "fox"])];
        let message = meets(Arg::Name("ann"), Arg::List(vec!["fox", "ann"]));
        assert_eq!(english().calling(seats()).say(&message), "Alice meets Bob (the fox) and alice.");
        assert_eq!(english().say(&message), "Ann meets the fox and Ann.");
        assert_eq!(
            english().calling(seats()).calling([("Cleo", vec!["hen", "fox"])]).say(&message),
            "Ann meets Cleo (the fox) and Ann.",
            "others are others"
        );
        let sly = english().calling([("\u{1b}[2JEve\u{e001}\n", vec!["ann"])]);
        assert_eq!(sly.say(&meets(Arg::Name("ann"), Arg::Name("fox"))), "[2JEve meets the fox.");
        assert_eq!(english().calling(seats()).text("fox").unwrap(), "Fox", "what stands alone is what it is");
        let of = |words: Words, who: &'static str| words.say(&Message::new("of").with("who", Arg::Name(who)));
        assert_eq!(of(french().calling(seats()), "ann"), "La bourse d'alice.");
        assert_eq!(of(french().calling(seats()), "hen"), "La bourse de Bob.");
        assert_eq!(of(french(), "ann"), "La bourse de Ann.", "of what is no person the files see to it");
    }

    #[test]
    fn french_gives_way_to_vowels_it_hears() {
        let purse = |name: &'static str| {
            let words = french().calling([(name, vec!["ann"])]);
            words.say(&Message::new("of").with("who", Arg::Name("ann")))
        };
        let short = ["Émile", "Henri", "Hélène", "Yves", "Œdipe"];
        assert_eq!(short.map(purse), short.map(|name| format!("La bourse d'{name}.")));
        let whole = ["Hank", "Harry", "Yann", "Bob", "7"];
        assert_eq!(whole.map(purse), whole.map(|name| format!("La bourse de {name}.")));
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
