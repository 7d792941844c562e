//! JSON that is put together out of parts, so that what several viewers see the same is written once.

use serde::Serialize;
use serde_json::value::RawValue;

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
/// If the value is not plain data: its serialisation fails, or it has a map whose keys are no words or numbers.
pub fn write(value: &(impl Serialize + ?Sized), out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("what a game shows is plain data");
}

/// Appends a field of an object, with the comma after it; [`end`] ends the object.
pub fn write_field(name: &'static str, value: &(impl Serialize + ?Sized), out: &mut Vec<u8>) {
    write_name(name, out);
    write(value, out);
    out.push(b',');
}

/// Appends the name of a field; its value comes next.
pub fn write_name(name: &'static str, out: &mut Vec<u8>) {
    write(name, out);
    out.push(b':');
}

/// Ends a list or an object whose every item ended with a comma.
pub fn end(bracket: &str, out: &mut Vec<u8>) {
    if out.last() == Some(&b',') {
        out.pop();
    }
    out.extend_from_slice(bracket.as_bytes());
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn an_object_is_put_together_out_of_its_fields() {
        for (fields, expected) in [(0, "{}"), (1, r#"{"it":[0]}"#), (3, r#"{"it":[0],"it":[1],"it":[2]}"#)] {
            let mut out = b"{".to_vec();
            for field in 0..fields {
                write_field("it", &[field], &mut out);
            }
            end("}", &mut out);
            assert_eq!(String::from_utf8(out).unwrap(), expected);
        }
    }

    #[test]
    fn json_that_is_ready_is_passed_on_as_it_is() {
        let mut out = vec![];
        write(&[read(|out| out.extend_from_slice(b"{ \"a\" :1}"))], &mut out);
        assert_eq!(out, b"[{ \"a\" :1}]");
    }

    #[test]
    #[should_panic(expected = "plain data")]
    fn a_map_must_have_words_for_keys() {
        write(&BTreeMap::from([((1, 2), 3)]), &mut vec![]);
    }
}
