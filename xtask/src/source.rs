//! Just enough of Rust's grammar to tell code from comments and strings, and tests from the rest.

use std::ops::Range;

/// `text` with every comment, string and character blanked out. Lines and places stay where they are.
pub fn code(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let hidden = hidden_length(rest);
        let (piece, after) = rest.split_at(hidden.max(next.len_utf8()));
        if hidden > 0 {
            code.extend(piece.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        } else {
            code.push_str(piece);
        }
        rest = after;
    }
    code
}

/// How long the comment or literal is that `text` begins with; 0 if it begins with code.
fn hidden_length(text: &str) -> usize {
    match text.as_bytes() {
        [b'/', b'/', ..] => text.find('\n').unwrap_or(text.len()),
        [b'/', b'*', ..] => block_comment_length(text),
        [b'"', ..] => quoted_length(text, '"'),
        [b'r', b'"' | b'#', ..] => raw_string_length(text).unwrap_or(0),
        [b'\'', ..] => character_length(text).unwrap_or(0),
        _ => 0,
    }
}

/// Block comments nest.
fn block_comment_length(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while let Some(next) = text[at..].find("/*").into_iter().chain(text[at..].find("*/")).min() {
        at += next;
        depth += if text[at..].starts_with("/*") { 1 } else { -1 };
        at += 2;
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// From a quote to the next that no backslash escapes.
fn quoted_length(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, next) in text.char_indices().skip(1) {
        if next == quote && !escaped {
            return at + 1;
        }
        escaped = next == '\\' && !escaped;
    }
    text.len()
}

/// `r#"..."#` with any number of `#`; none for a raw identifier such as `r#type`.
fn raw_string_length(text: &str) -> Option<usize> {
    let inside = text[1..].trim_start_matches('#');
    let hashes = text.len() - 1 - inside.len();
    let inside = inside.strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = inside.find(&end).map_or(inside.len(), |at| at + end.len());
    Some(2 + hashes + length)
}

/// `'x'` or `'\n'`; none for a lifetime.
fn character_length(text: &str) -> Option<usize> {
    let mut inside = text[1..].chars();
    match inside.next()? {
        '\\' => Some(quoted_length(text, '\'')),
        only => (inside.next()? == '\'').then(|| 2 + only.len_utf8()),
    }
}

/// `code` (see [`code`]) with everything blanked out that is compiled for tests only.
pub fn without_tests(code: &str) -> String {
    let mut left = code.to_owned();
    while let Some(start) = left.find("#[cfg(test)]") {
        let end = start + item_length(&left[start..]);
        let blank = left[start..end].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' });
        left.replace_range(start..end, &blank.collect::<String>());
    }
    left
}

/// The length of the item that `code` begins with: to the end of its block, or to its semicolon.
fn item_length(code: &str) -> usize {
    let mut depth = 0;
    for (at, byte) in code.bytes().enumerate() {
        match byte {
            b'{' | b'(' | b'[' => depth += 1,
            b'}' | b')' | b']' => depth -= 1,
            _ => {}
        }
        if depth == 0 && matches!(byte, b'}' | b';') {
            return at + 1;
        }
    }
    code.len()
}

/// A test function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Test<'t> {
    /// Its name.
    pub name: &'t str,
    /// The line of its `fn`, from 1.
    pub line: usize,
    /// Whether `cargo test` leaves it out.
    pub ignored: bool,
}

/// The test functions of a file, of which `code` is the code (see [`code`]) and `text` all.
pub fn tests<'t>(text: &'t str, code: &str) -> Vec<Test<'t>> {
    let marks = code.match_indices("#[test]").map(|(at, _)| at);
    marks.filter_map(|mark| test_at(text, code, mark)).collect()
}

fn test_at<'t>(text: &'t str, code: &str, mark: usize) -> Option<Test<'t>> {
    let start = mark + code[mark..].find("fn ")? + "fn ".len();
    let length = code[start..].find(|c: char| !is_part_of_name(c))?;
    let name = &text[start..start + length];
    Some(Test { name, line: line_at(text, start), ignored: code[mark..start].contains("#[ignore") })
}

/// Where `word` stands in `text`, not as a part of a longer name.
pub fn occurrences(text: &str, word: &str) -> Vec<Range<usize>> {
    let joins = |outside: Option<char>, inside: Option<char>| {
        outside.is_some_and(is_part_of_name) && inside.is_some_and(is_part_of_name)
    };
    let whole = |found: &Range<usize>| {
        !joins(text[..found.start].chars().next_back(), word.chars().next())
            && !joins(text[found.end..].chars().next(), word.chars().next_back())
    };
    text.match_indices(word).map(|(at, _)| at..at + word.len()).filter(whole).collect()
}

/// The line, from 1, that place `at` of `text` is on.
pub fn line_at(text: &str, at: usize) -> usize {
    1 + text[..at].matches('\n').count()
}

fn is_part_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_hides(text: &str, visible: &str) {
        let code = code(text);
        assert_eq!(code.split_whitespace().collect::<Vec<_>>().join(" "), visible);
        assert_eq!(code.len(), text.len(), "nothing may move");
    }

    #[test]
    fn comments_are_no_code() {
        assert_hides("a // b\nc", "a c");
        assert_hides("a /* b /* c */ d */ e", "a e");
        assert_hides("/// é\nfn a() {}", "fn a() {}");
        assert_hides("a /* never ends", "a");
    }

    #[test]
    fn strings_are_no_code() {
        assert_hides(r#"a("b // c", d)"#, "a( , d)");
        assert_hides(r#"a("b\"c", "\\", d)"#, "a( , , d)");
        assert_hides(r##"a(r#"b " c"#, r"\", br"d", e)"##, "a( , , b , e)");
    }

    #[test]
    fn characters_are_no_code_but_lifetimes_are() {
        assert_hides(r"('a', '\'', '\u{1F600}', 'é', '/', b)", "( , , , , , b)");
        assert_hides("fn a<'b>(c: &'b str) {}", "fn a<'b>(c: &'b str) {}");
    }

    #[test]
    fn raw_identifiers_are_code() {
        assert_hides("r#type", "r#type");
    }

    #[test]
    fn what_is_compiled_for_tests_only_is_left_out() {
        let code = "a();\n#[cfg(test)]\nmod tests { fn b() { c[0]; } }\nd();\n#[cfg(test)]\nmod e;\nf();\n";
        let left = without_tests(code);
        assert_eq!(left.split_whitespace().collect::<Vec<_>>(), ["a();", "d();", "f();"]);
        assert_eq!(line_at(&left, left.find("d()").unwrap()), 4, "nothing may move");
    }

    #[test]
    fn tests_are_found_with_their_attributes() {
        let text = "\
#[test]
fn one() {}

/// Two.
#[test]
#[should_panic(expected = \"fn no\")]
fn two() {}

#[test]
#[ignore = \"slow\"]
fn three() {}
// #[test]
fn four() {}
";
        let test = |name, line, ignored| Test { name, line, ignored };
        let found = tests(text, &code(text));
        assert_eq!(found, [test("one", 2, false), test("two", 7, false), test("three", 11, true)]);
    }

    #[test]
    fn a_word_is_not_a_part_of_a_name() {
        let text = "unsafe unsafely is_unsafe(unsafe)";
        let found: Vec<usize> = occurrences(text, "unsafe").into_iter().map(|found| found.start).collect();
        assert_eq!(found, [0, 26]);
        assert_eq!(occurrences("rand_core::x operand::y rand::z", "rand::").len(), 1);
        assert_eq!(occurrences("std::fs::read", "std::fs").len(), 1);
    }
}
