//! Numbers as a page writes them.

use crate::estimate::Estimate;

pub(super) fn percent(share: f64) -> String {
    if share > 0.0 && share < 0.0005 {
        return "less than 0.1 %".to_owned();
    }
    format!("{:.1} %", share * 100.0)
}

pub(super) fn share(share: &Estimate) -> String {
    format!("{:.1} % ({:.1}–{:.1})", share.value * 100.0, share.low * 100.0, share.high * 100.0)
}

pub(super) fn number(number: &Estimate) -> String {
    let digits = digits(number.value);
    format!("{:.digits$} ({:.digits$}–{:.digits$})", number.value, number.low, number.high)
}

pub(super) fn rate(rate: f64) -> String {
    let digits = digits(rate);
    if rate < 0.001 { "< 0.001".to_owned() } else { format!("{rate:.digits$}") }
}

/// As many as show three digits that matter.
fn digits(value: f64) -> usize {
    match value.abs() {
        large if large >= 100.0 => 1,
        middle if middle >= 1.0 => 2,
        _ => 3,
    }
}

pub(super) fn ordinal(order: usize) -> String {
    ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
        .get(order)
        .map_or_else(|| format!("{}th", order + 1), |name| (*name).to_owned())
}

pub(super) fn capital(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

/// The beginning of a text, up to about so many signs.
pub(super) fn shortened(text: &str, most: usize) -> String {
    let mut short = String::new();
    for word in text.split_whitespace() {
        if short.chars().count() + word.chars().count() > most {
            return format!("{} …", short.trim_end_matches([',', ';', ':', '.']));
        }
        if !short.is_empty() {
            short.push(' ');
        }
        short.push_str(word);
    }
    short
}

/// A number with its thousands set apart.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_show_what_matters_of_them() {
        let estimate = |value: f64| Estimate { value, low: value * 0.9, high: value * 1.1 };
        assert_eq!(share(&estimate(0.25)), "25.0 % (22.5–27.5)");
        assert_eq!((percent(0.0002), percent(0.0)), ("less than 0.1 %".to_owned(), "0.0 %".to_owned()));
        assert_eq!(number(&estimate(0.05)), "0.050 (0.045–0.055)");
        assert_eq!(number(&estimate(2.0)), "2.00 (1.80–2.20)");
        assert_eq!(number(&estimate(200.0)), "200.0 (180.0–220.0)");
        assert_eq!((rate(0.0004), rate(12.345)), ("< 0.001".to_owned(), "12.35".to_owned()));
        assert_eq!((grouped(999), grouped(1_234_567)), ("999".to_owned(), "1,234,567".to_owned()));
    }

    #[test]
    fn names_of_places_and_beginnings_of_texts() {
        assert_eq!((ordinal(0), ordinal(9)), ("first".to_owned(), "10th".to_owned()));
        assert_eq!(capital("turns"), "Turns");
        assert_eq!(shortened("One, two, three.", 9), "One, two …");
        assert_eq!(shortened("One two.", 20), "One two.");
    }
}
