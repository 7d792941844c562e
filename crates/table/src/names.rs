//! What people may call themselves and say.

use tinstar_protocol::Code;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::emoji::{is_emoji_presentation_selector, is_regional_indicator, is_zwj};
use unicode_properties::{
    GeneralCategory, GeneralCategoryGroup, UnicodeEmoji as _, UnicodeGeneralCategory as _,
};
use unicode_security::GeneralSecurityProfile as _;
use unicode_security::general_security_profile::IdentifierType;

use crate::declined::Declined;

/// How many marks may stand on one letter. Living languages need three.
const MARKS: usize = 3;

/// A name as it is kept: 1 to 32 characters that can be seen and told apart, single spaces.
///
/// Letters and digits are those that the Unicode security profile allows in identifiers (UTS 39); signs such as `<` and
/// emoji are allowed too: names are shown as text.
///
/// # Errors
/// With `bad_name`.
pub fn check_name(name: &str) -> Result<String, Declined> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    let fine = (1..=32).contains(&name.chars().count()) && is_visible(&name) && all(&name, is_for_names);
    if fine { Ok(name) } else { Err(Declined::new(Code::BadName)) }
}

/// A login: 3 to 32 ASCII letters, digits, `.`, `-` or `_`.
///
/// # Errors
/// With `bad_login`.
pub fn check_login(login: &str) -> Result<&str, Declined> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
    let fine = (3..=32).contains(&login.len()) && login.bytes().all(fits);
    if fine { Ok(login) } else { Err(Declined::new(Code::BadLogin)) }
}

/// A password: 8 to 200 characters.
///
/// # Errors
/// With `bad_password`.
pub fn check_password(password: &str) -> Result<&str, Declined> {
    let fine = (8..=200).contains(&password.chars().count());
    if fine { Ok(password) } else { Err(Declined::new(Code::BadPassword)) }
}

/// Something said: 1 to 500 characters, something to be seen among them, nothing that hides or turns what is around it.
///
/// # Errors
/// With `bad_text`.
pub fn check_text(text: &str) -> Result<String, Declined> {
    let text = text.trim();
    let fine = (1..=500).contains(&text.chars().count()) && is_visible(text) && all(text, is_for_texts);
    if fine { Ok(text.to_owned()) } else { Err(Declined::new(Code::BadText)) }
}

/// Whether every character is one of these, or part of an emoji that is joined of several, and no letter carries a tower.
fn all(text: &str, fits: fn(char) -> bool) -> bool {
    let mut before = None;
    let mut marks = 0;
    for letter in text.chars() {
        let joins = is_zwj(letter) || is_emoji_presentation_selector(letter) || letter == KEYCAP;
        let mark = letter.general_category_group() == GeneralCategoryGroup::Mark && !joins;
        marks = if mark { marks + 1 } else { 0 };
        let based = !mark || before.is_some_and(|before: char| !before.is_whitespace());
        let fine =
            if joins { before.is_some_and(is_in_emoji) } else { fits(letter) && based && marks <= MARKS };
        if !fine {
            return false;
        }
        before = Some(letter);
    }
    // What joins must join something.
    !before.is_some_and(is_zwj)
}

/// Makes a key of the digit before it.
const KEYCAP: char = '\u{20e3}';

/// Whether an emoji can go on after it.
fn is_in_emoji(letter: char) -> bool {
    letter.is_emoji_char_or_emoji_component() || is_emoji_presentation_selector(letter)
}

fn is_emoji(letter: char) -> bool {
    letter.is_emoji_char() || is_regional_indicator(letter)
}

fn is_for_names(letter: char) -> bool {
    let sign = letter.general_category_group() == GeneralCategoryGroup::Punctuation
        || matches!(letter.general_category(), GeneralCategory::CurrencySymbol | GeneralCategory::MathSymbol);
    letter == ' ' || letter.is_ascii_graphic() || letter.identifier_allowed() || sign || is_emoji(letter)
}

/// Neither a control character nor one that hides or turns what is around it.
fn is_for_texts(letter: char) -> bool {
    let hides = letter.identifier_type() == Some(IdentifierType::Default_Ignorable);
    let unseen = matches!(
        letter.general_category_group(),
        GeneralCategoryGroup::Other | GeneralCategoryGroup::Separator
    );
    letter.general_category() == GeneralCategory::SpaceSeparator || !hides && !unseen
}

/// Whether there is anything to be seen.
fn is_visible(text: &str) -> bool {
    let is_mark = |letter: char| letter.general_category_group() == GeneralCategoryGroup::Mark;
    text.chars().any(|letter| letter != ' ' && !is_mark(letter) && is_for_names(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(check_name("  Anna   Belle ").unwrap(), "Anna Belle");
        assert_eq!(check_name("<b>Zoë</b>").unwrap(), "<b>Zoë</b>");
        for bad in ["", "  ", "a\0", "a\u{202e}b", "\u{200b}", &"x".repeat(33)] {
            assert_eq!(check_name(bad).unwrap_err().code, Code::BadName, "{bad:?}");
        }
    }

    #[test]
    fn names_can_be_seen() {
        for good in [
            "Zoë",
            "Nguyễn",
            "李小龍",
            "김철수",
            "Ελένη",
            "สมชาย",
            "O’Brien",
            "5 €",
            "👩‍👩‍👧 Smith",
            "🏳️‍🌈",
            "1️⃣",
            "🇫🇷",
            "a\u{301}",
        ] {
            assert!(check_name(good).is_ok(), "{good:?}");
        }
        let tower = format!("Z{}", "\u{300}\u{323}".repeat(8));
        for blank in [
            "\u{3164}",
            "\u{2800}",
            "\u{ad}",
            "a\u{ad}b",
            "\u{115f}",
            "\u{200d}",
            "a\u{200d}b",
            "\u{301}",
            "👩\u{200d}",
            "\u{e0041}",
            "\u{fe0f}",
            "\u{2066}x",
            &tower,
        ] {
            assert_eq!(check_name(blank).unwrap_err().code, Code::BadName, "{blank:?}");
        }
        assert_eq!(check_name("a\u{301}").unwrap(), "á", "written in one way only");
    }

    #[test]
    fn what_is_said_can_be_seen() {
        for good in ["hi 👩‍👩‍👧!", "2 × 3 ½ ★", "مرحبا", "a\u{a0}b"] {
            assert!(check_text(good).is_ok(), "{good:?}");
        }
        for bad in ["\u{2800}\u{2800}", "\u{3164}", "a\u{202e}b", "a\u{200b}b", "\u{2028}"] {
            assert_eq!(check_text(bad).unwrap_err().code, Code::BadText, "{bad:?}");
        }
    }

    #[test]
    fn logins_passwords_and_texts_have_their_lengths() {
        assert!(check_login("a.b-c_9").is_ok());
        for bad in ["ab", "a b", "é23", &"x".repeat(33)] {
            assert_eq!(check_login(bad).unwrap_err().code, Code::BadLogin, "{bad:?}");
        }
        assert!(check_password("pass wörd").is_ok());
        assert!(check_password("short").is_err() && check_password(&"x".repeat(201)).is_err());
        assert_eq!(check_text(" hi ").unwrap(), "hi");
        assert!(
            check_text("\n").is_err()
                && check_text("a\u{1b}b").is_err()
                && check_text(&"x".repeat(501)).is_err()
        );
    }
}
