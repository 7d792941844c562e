//! Every rule id that a rulebook mentions is one of its own rules.

use crate::problem::Problem;
use crate::rulebook::Rulebook;
use crate::tree::Tree;

pub fn check(tree: &Tree) -> Vec<Problem> {
    Rulebook::all(tree).flat_map(|rulebook| unknown_rules(&rulebook)).collect()
}

fn unknown_rules(rulebook: &Rulebook) -> Vec<Problem> {
    let lines = (1..).zip(rulebook.text.lines());
    let unknown = lines.flat_map(|(line, text)| rulebook.unknown_ids(text).map(move |id| (line, id)));
    unknown
        .map(|(line, id)| {
            Problem::new(rulebook.path, line, format!("there is no rule {id}: correct the number"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::assert_problems;

    #[test]
    fn mentioned_rules_exist() {
        let text = "See DI-1 and DI-D1.\n\n| ID | Rule |\n|---|---|\n| DI-1 | As MA-5. |\n";
        assert_problems(check(&Tree::from([("docs/rules/dice.md", text)])), []);
    }

    #[test]
    fn a_mentioned_rule_that_does_not_exist_is_a_problem() {
        let text = "- **DI-1** Roll (DI-1 to DI-4).\n- **HS-1** Ride.\n\nSee HS-2.\n";
        assert_problems(
            check(&Tree::from([("docs/rules/dice.md", text)])),
            [
                "docs/rules/dice.md:1: there is no rule DI-4: correct the number",
                "docs/rules/dice.md:4: there is no rule HS-2: correct the number",
            ],
        );
    }
}
