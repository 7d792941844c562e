//! JSON as `serde_json` writes it, byte for byte, in less than half the time.
//!
//! A server writes nothing more often than what its games show. `serde_json` looks through the name of every field
//! and every variant for characters to escape; those are names in our own code, and are copied here.

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::Error;
use serde_json::value::RawValue;
use tinstar_core::{Arg, Message};

/// JSON as it is sent. What a game shows is only passed on, so it is written once and never taken apart.
pub type Json = Box<RawValue>;

/// What `write` appends, which must be JSON.
///
/// # Panics
/// If it is not.
pub fn read(write: impl FnOnce(&mut Vec<u8>)) -> Json {
    let mut text = Vec::new();
    write(&mut text);
    let text = String::from_utf8(text).expect("JSON is UTF-8");
    RawValue::from_string(text).expect("what is written is JSON")
}

/// Appends a value as JSON.
///
/// ```
/// let mut out = b"choices: ".to_vec();
/// tinstar_catalogue::json::write(&[(1, "roll")], &mut out);
/// assert_eq!(out, br#"choices: [[1,"roll"]]"#);
/// ```
///
/// # Panics
/// If the value is not plain data: its serialisation fails, it has a map whose keys are no words or numbers, or it
/// has [`Json`] in it, which only `serde_json` can pass on.
pub fn write(value: &(impl Serialize + ?Sized), out: &mut Vec<u8>) {
    value.serialize(Writer(out)).expect("what a game shows is plain data");
}

/// Appends a field of an object, with the comma after it; [`end`] ends the object.
pub fn write_field(name: &'static str, value: &(impl Serialize + ?Sized), out: &mut Vec<u8>) {
    write_name(name, out);
    write(value, out);
    out.push(b',');
}

/// Appends the name of a field; its value comes next.
#[inline]
pub fn write_name(name: &'static str, out: &mut Vec<u8>) {
    write_plain(name, out);
    out.push(b':');
}

/// Ends a list or an object whose every item ended with a comma.
#[inline]
pub fn end(bracket: &str, out: &mut Vec<u8>) {
    if out.last() == Some(&b',') {
        out.pop();
    }
    out.extend_from_slice(bracket.as_bytes());
}

#[inline]
fn write_plain(name: &'static str, out: &mut Vec<u8>) {
    debug_assert!(is_plain(name), "{name}");
    out.push(b'"');
    out.extend_from_slice(name.as_bytes());
    out.push(b'"');
}

/// Whether a text can be copied as it is; eight bytes at a time.
fn is_plain(text: &str) -> bool {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    /// Whether a byte is below a limit of at most 128.
    const fn any_below(word: u64, limit: u64) -> bool {
        word.wrapping_sub(ONES * limit) & !word & HIGHS != 0
    }
    const fn any_is(word: u64, byte: u8) -> bool {
        any_below(word ^ (ONES * byte as u64), 1)
    }
    let (words, rest) = text.as_bytes().as_chunks();
    let is_plain = |word: &[u8; 8]| {
        let word = u64::from_ne_bytes(*word);
        !any_below(word, b' ' as u64) && !any_is(word, b'"') && !any_is(word, b'\\')
    };
    words.iter().all(is_plain) && rest.iter().all(|byte| *byte >= b' ' && *byte != b'"' && *byte != b'\\')
}

/// Appends a message. Its ids are names in our own code, too.
pub fn write_message(say: &Message, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"id\":");
    write_plain(say.id, out);
    out.extend_from_slice(b",\"args\":[");
    for (name, value) in &say.args {
        out.push(b'[');
        write_plain(name, out);
        out.push(b',');
        match value {
            Arg::Name(name) => {
                out.extend_from_slice(b"{\"name\":");
                write_plain(name, out);
                out.push(b'}');
            }
            Arg::Number(_) | Arg::Text(_) | Arg::List(_) => write(value, out),
        }
        out.extend_from_slice(b"],");
    }
    end("]}", out);
}

#[inline]
fn write_text(text: &str, out: &mut Vec<u8>) -> Result<(), Error> {
    if !is_plain(text) {
        return serde_json::to_writer(out, text);
    }
    out.push(b'"');
    out.extend_from_slice(text.as_bytes());
    out.push(b'"');
    Ok(())
}

#[inline]
fn write_number(mut number: u64, out: &mut Vec<u8>) {
    let mut digits = [b'0'; 20];
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] += (number % 10) as u8;
        number /= 10;
        if number == 0 {
            return out.extend_from_slice(&digits[first..]);
        }
    }
}

struct Writer<'a>(&'a mut Vec<u8>);

/// A list or an object that is being written.
struct Items<'a> {
    out: &'a mut Vec<u8>,
    bracket: &'static str,
}

impl<'a> Writer<'a> {
    fn begin(self, begin: &str, bracket: &'static str) -> Items<'a> {
        self.0.extend_from_slice(begin.as_bytes());
        Items { out: self.0, bracket }
    }

    /// Begins what a variant holds.
    fn variant(self, variant: &'static str, begin: &str, bracket: &'static str) -> Items<'a> {
        self.0.push(b'{');
        write_name(variant, self.0);
        self.begin(begin, bracket)
    }
}

impl Items<'_> {
    fn item(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        value.serialize(Writer(self.out))?;
        self.out.push(b',');
        Ok(())
    }

    fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        write_name(name, self.out);
        self.item(value)
    }

    #[expect(clippy::unnecessary_wraps, reason = "serde's traits want it so")]
    fn end(self) -> Result<(), Error> {
        end(self.bracket, self.out);
        Ok(())
    }
}

/// What is written as a number.
macro_rules! numbers {
    ($($unsigned:ident $u:ty, $signed:ident $i:ty;)*) => {$(
        fn $unsigned(self, number: $u) -> Result<(), Error> {
            write_number(u64::from(number), self.0);
            Ok(())
        }
        fn $signed(self, number: $i) -> Result<(), Error> {
            if number < 0 {
                self.0.push(b'-');
            }
            write_number(u64::from(number.unsigned_abs()), self.0);
            Ok(())
        }
    )*};
}

/// What is rare enough to be left to `serde_json`.
macro_rules! rare {
    ($($method:ident $type:ty;)*) => {$(
        fn $method(self, value: $type) -> Result<(), Error> {
            serde_json::to_writer(self.0, &value)
        }
    )*};
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Items<'a>;
    type SerializeMap = Items<'a>;
    type SerializeStruct = Items<'a>;
    type SerializeStructVariant = Items<'a>;

    numbers! {
        serialize_u8 u8, serialize_i8 i8;
        serialize_u16 u16, serialize_i16 i16;
        serialize_u32 u32, serialize_i32 i32;
        serialize_u64 u64, serialize_i64 i64;
    }
    rare! {
        serialize_u128 u128;
        serialize_i128 i128;
        serialize_f32 f32;
        serialize_f64 f64;
        serialize_char char;
        serialize_bytes &[u8];
    }

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.0.extend_from_slice(if value { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_str(self, text: &str) -> Result<(), Error> {
        write_text(text, self.0)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.0.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        write_plain(variant, self.0);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut object = self.begin("{", "}");
        object.field(variant, value)?;
        object.end()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>, Error> {
        Ok(self.begin("[", "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'a>, Error> {
        Ok(self.begin("[", "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, Error> {
        Ok(self.begin("[", "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, Error> {
        Ok(self.variant(variant, "[", "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Items<'a>, Error> {
        Ok(self.begin("{", "}"))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Items<'a>, Error> {
        if name.starts_with('$') {
            return Err(serde::ser::Error::custom(name));
        }
        Ok(self.begin("{", "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, Error> {
        Ok(self.variant(variant, "{", "}}"))
    }
}

/// The traits of serde for lists and objects, which differ in how an item is given.
macro_rules! items {
    ($($kind:ident { $($item:item)* })*) => {$(
        impl $kind for Items<'_> {
            type Ok = ();
            type Error = Error;
            $($item)*
            fn end(self) -> Result<(), Error> {
                Items::end(self)
            }
        }
    )*};
}
items! {
    SerializeSeq {
        fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
            self.item(value)
        }
    }
    SerializeTuple {
        fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
            self.item(value)
        }
    }
    SerializeTupleStruct {
        fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
            self.item(value)
        }
    }
    SerializeTupleVariant {
        fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
            self.item(value)
        }
    }
    SerializeStruct {
        fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
            self.field(name, value)
        }
    }
    SerializeStructVariant {
        fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
            self.field(name, value)
        }
    }
    SerializeMap {
        fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
            let begin = self.out.len();
            key.serialize(Writer(self.out))?;
            match self.out.get(begin) {
                Some(b'"') => {}
                // Numbers become words.
                Some(b'-' | b'0'..=b'9') => {
                    self.out.insert(begin, b'"');
                    self.out.push(b'"');
                }
                _ => return Err(serde::ser::Error::custom("the key of a map is no word")),
            }
            self.out.push(b':');
            Ok(())
        }
        fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
            self.item(value)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn check(value: &impl Serialize) {
        let mut out = b"before,".to_vec();
        write(value, &mut out);
        let expected = format!("before,{}", serde_json::to_string(value).unwrap());
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }

    #[test]
    fn messages_are_written_as_by_serde_json() {
        let text = "\"Père\"\n\\ Noël".to_owned();
        for say in [
            Message::new("cs-nothing"),
            Message::new("cs-rolled").with("face", -6).with("seat", Arg::Name("cs-blue")),
            Message::new("mx_9.a").with("who", text).with("what", Arg::List(vec!["a", "b"])),
            Message::new("ce-none").with("what", Arg::List(vec![])),
        ] {
            let mut out = b"before,".to_vec();
            write_message(&say, &mut out);
            assert_eq!(out, format!("before,{}", serde_json::to_string(&say).unwrap()).into_bytes());
        }
    }

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct New(u8);

    #[derive(Serialize)]
    struct Pair(u8, &'static str);

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Nothing,
        One(Option<Pair>),
        Two(u8, Unit),
        Named {
            first: New,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            rest: Vec<u8>,
        },
    }

    #[derive(Serialize)]
    #[serde(tag = "type")]
    enum Tagged {
        Plain,
        Held(Inner),
        Named { at: i8 },
    }

    #[derive(Serialize)]
    struct Inner {
        #[serde(flatten)]
        more: BTreeMap<String, i32>,
    }

    #[test]
    fn numbers_are_written_as_by_serde_json() {
        for number in [0, 1, 9, 10, 99, 100, 12_345, i64::MAX, -1, -10, i64::MIN] {
            check(&number);
        }
        check(&(u64::MAX, i8::MIN, u8::MAX, i16::MIN, u16::MAX, i32::MIN, u32::MAX, i128::MIN, u128::MAX));
        check(&(0.1, 1.0, -2.5e-9, 1e300, f64::NAN, 0.3_f32));
    }

    #[test]
    fn words_are_written_as_by_serde_json() {
        for text in ["", "plain", "Père Noël", "\"quoted\"", "back\\slash", "line\n\u{1}\u{7f}", "❄", ","]
        {
            check(&text);
            check(&(text, [text], BTreeMap::from([(text, text)])));
        }
        check(&('a', '"', 'é'));
        // Every character, at every place of a word of eight bytes and after it.
        for character in ('\0'..='\u{ff}').chain(['\u{2028}', '🤠']) {
            for place in 0..20 {
                let mut text = "x".repeat(20);
                text.insert(place, character);
                check(&text);
            }
        }
    }

    #[test]
    fn every_shape_is_written_as_by_serde_json() {
        check(&(true, false, (), None::<u8>, Some(3), Unit, New(4), Pair(5, "six")));
        check(&(Vec::<u8>::new(), [[0_u8; 0]; 2], vec![vec![1], vec![]], BTreeMap::<String, u8>::new()));
        check(&[Kind::Nothing, Kind::One(None), Kind::One(Some(Pair(1, ","))), Kind::Two(2, Unit)]);
        check(&[
            Kind::Named { first: New(1), rest: vec![] },
            Kind::Named { first: New(1), rest: vec![2, 3] },
        ]);
        let more = BTreeMap::from([("a".to_owned(), 1), ("b".to_owned(), -2)]);
        check(&[Tagged::Plain, Tagged::Held(Inner { more }), Tagged::Named { at: -1 }]);
        check(&BTreeMap::from([(-1, "minus"), (20, "twenty")]));
        check(&serde_json::json!({ "a": [1, null, { "b": {} }], "c": -0.5 }));
    }

    #[test]
    #[should_panic(expected = "RawValue")]
    fn json_that_is_ready_is_not_taken_apart() {
        write(&read(|out| out.extend_from_slice(b"[1]")), &mut vec![]);
    }

    #[test]
    #[should_panic(expected = "no word")]
    fn a_map_must_have_words_for_keys() {
        write(&BTreeMap::from([((1, 2), 3)]), &mut vec![]);
    }
}
