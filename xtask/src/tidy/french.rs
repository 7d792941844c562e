//! French says one word for one thing, and *tu* to everybody. The words themselves are in `CONTRIBUTING.md`.

use crate::problem::Problem;
use crate::tree::Tree;

/// A word that French messages do without.
struct Banned {
    /// Where: the beginning of a path.
    within: &'static str,
    word: &'static str,
    instead: &'static str,
}

const fn everywhere(word: &'static str, instead: &'static str) -> Banned {
    Banned { within: "", word, instead }
}

const fn of(within: &'static str, word: &'static str, instead: &'static str) -> Banned {
    Banned { within, word, instead }
}

/// Small letters, whole words.
const BANNED: [Banned; 55] = [
    everywhere("vous", "tu"),
    everywhere("votre", "ton"),
    everywhere("vos", "tes"),
    everywhere("dites", "dis"),
    everywhere("faites", "fais"),
    everywhere("trou de balle", "impact de balle"),
    everywhere("plus de conseils", "arrêter les conseils"),
    everywhere("plus d'essai", "aucun essai; plus de could be more of it"),
    everywhere("plus un tir", "aucun tir; plus un could be one more"),
    everywhere("jusqu'en", "jusqu'à la case, jusqu'au lieu"),
    everywhere("chapeau bienvenu", "viens avec ton chapeau"),
    everywhere("lien en carré", "QR code"),
    everywhere("guest", "invité"),
    everywhere("loyal", "honnête"),
    everywhere("loyaux", "honnêtes"),
    everywhere("loyale", "honnête"),
    everywhere("terminée", "finie"),
    everywhere("soulignés", "tirets bas"),
    of("web/messages/", "hors ligne", "déconnecté, ou plus en ligne"),
    of("web/messages/", "reprendre", "annuler; reprendre is for dice"),
    of("messages/", "reprendre", "annuler; reprendre is for dice"),
    of("games/colt-express/", "voiture", "wagon"),
    of("games/colt-express/", "voitures", "wagons"),
    of("games/colt-express/", "fourgon", "wagon de queue"),
    of("games/colt-express/", "mécanicien", "conducteur"),
    of("games/colt-express/", "un tour que personne", "quelque chose que les autres ne savent pas"),
    of("games/colt-express/web/", "braquage", "pillage for the phase; Braquage is the card"),
    of("games/colt-express/", "idée lumineuse", "Idée de génie"),
    of("games/colt-express/", "acolyte", "complice"),
    of("games/colt-express/", "chevaux et diligence", "Chevaux & Diligence"),
    of("games/colt-express/", "marshal et prisonniers", "Marshal & Prisonniers"),
    of("games/colt-express/", "meilleur tireur", "As de la gâchette"),
    of("games/colt-express/", "richesse", "fortune"),
    of("games/colt-express/", "une gêne", "un fardeau"),
    of("games/colt-express/", "hors course", "hors jeu"),
    of("games/rolling-bandits/", "bande", "gang"),
    of("games/marshals/", "vivres", "rations"),
    of("games/marshals/", "vivre", "ration"),
    of("games/marshals/", "pour toujours", "pour de bon"),
    of("games/marshals/", "chez soi", "terrain favori"),
    of("games/marshals/", "prime", "récompense"),
    of("games/pony-express/", "dénonce", "conteste"),
    of("games/pony-express/", "dénoncer", "contester"),
    of("games/pony-express/", "démasquer", "contester"),
    of("games/pony-express/", "bandits", "pillards"),
    of("games/pony-express/", "indiens", "pillards"),
    of("games/pony-express/", "addition", "note"),
    of("games/pony-express/", "k", "R, le roi"),
    of("games/pony-express/", "q", "D, la dame"),
    of("games/pony-express/", "j", "V, le valet"),
    of("games/catching-santa/", "sortir", "entrer"),
    of("games/catching-santa/messages/fr", "pièce", "pion"),
    of("games/catching-santa/messages/fr", "pièces", "pions"),
    of("games/rolling-bandits/", "voiture", "Wagon"),
    of("games/rolling-bandits/", "voitures", "Wagons"),
];

/// Names of pieces, which begin with a capital everywhere in their game: where, and how they are not written.
const SMALL: [(&str, &str); 5] = [
    ("games/colt-express/", "balle"),
    ("games/colt-express/", "balles"),
    ("games/colt-express/", "locomotive"),
    ("games/rolling-bandits/", "joker"),
    ("games/rolling-bandits/", "jokers"),
];

/// Where *vous* is several people, and words that end like its verbs.
const SEVERAL: [&str; 2] = ["l'un de vous", "entre vous"];
const NO_VERBS: [&str; 3] = ["assez", "chez", "nez"];

pub fn check(tree: &Tree) -> Vec<Problem> {
    let french = tree.files("", ".ftl").filter(|(path, _)| is_french(path));
    french.flat_map(|(path, text)| in_file(path, text)).collect()
}

fn is_french(path: &str) -> bool {
    path.starts_with("messages/fr/") || path.ends_with("/fr.ftl") || path.ends_with(".fr.ftl")
}

fn in_file(path: &str, text: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.starts_with('#')) {
        let written = text.split_once(" = ").map_or(text, |(_, said)| said);
        let said = written.to_lowercase();
        let said = SEVERAL.iter().fold(said, |said, several| said.replace(several, ""));
        let mut report = |word: &str, instead: &str| {
            problems.push(Problem::new(path, line, format!("`{word}` is not our French: {instead}")));
        };
        for banned in
            BANNED.iter().filter(|banned| path.starts_with(banned.within) && has(&said, banned.word))
        {
            report(banned.word, banned.instead);
        }
        for (_, small) in SMALL.iter().filter(|(within, word)| path.starts_with(within) && has(written, word))
        {
            report(small, "a piece's name begins with a capital");
        }
        let words = said.split(|letter: char| !letter.is_alphabetic());
        for word in words.filter(|word| word.ends_with("ez") && !NO_VERBS.contains(word)) {
            report(word, "say tu, not vous");
        }
    }
    problems
}

/// Whether the word stands in the text by itself.
fn has(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    #[test]
    fn every_banned_word_is_found_where_it_is_banned() {
        for Banned { within, word, instead } in BANNED {
            let path = format!("{within}x/fr.ftl");
            let capital = word[..1].to_uppercase() + &word[1..];
            let found = check(&Tree::from([(path.as_str(), format!("a = Oui.\nb = {capital} !\n"))]));
            let expected = format!("{path}:2: `{word}` is not our French: {instead}");
            assert!(found.iter().any(|problem| problem.to_string() == expected), "{expected}: {found:?}");
        }
    }

    #[test]
    fn a_piece_in_small_letters_is_found() {
        let found = check(&Tree::from([("games/colt-express/x/fr.ftl", "balle = Une Balle, une balle.\n")]));
        assert_problems(
            found,
            [
                "games/colt-express/x/fr.ftl:1: `balle` is not our French: a piece's name begins with a capital",
            ],
        );
    }

    #[test]
    fn vous_is_found_in_its_verbs() {
        let found = check(&Tree::from([("messages/fr/x.ftl", "a = Choisissez-en assez.\n")]));
        assert_problems(found, ["messages/fr/x.ftl:1: `choisissez` is not our French: say tu, not vous"]);
    }

    #[test]
    fn ids_comments_english_and_several_people_are_fine() {
        let fine = "# vous\nvous = L'un de vous est chez lui.\nguest-name = Invité { $number }\n";
        let files = [
            ("web/messages/fr.ftl", fine),
            ("web/messages/en.ftl", "a = vous"),
            ("games/a/voiture.md", "vous"),
        ];
        assert_problems(check(&Tree::from(files)), []);
        assert_problems(
            check(&Tree::from([("games/marshals/messages/fr.ftl", "a = La voiture primera.\n")])),
            [],
        );
    }
}
