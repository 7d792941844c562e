//! The gaps of messages, as the files have them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser;
use tinstar_words::{FILES, Tongue};

/// The gaps of each message in a tongue's file of this name.
pub fn of(tongue: Tongue, name: &str) -> BTreeMap<String, BTreeSet<String>> {
    let (.., text) =
        FILES.iter().copied().find(|(of, file, _)| (*of, *file) == (tongue, name)).expect("a file of FILES");
    let file = parser::parse(text).expect("a file of FILES is Fluent");
    let messages =
        file.body.iter().filter_map(|entry| if let Entry::Message(it) = entry { Some(it) } else { None });
    messages.map(|message| (message.id.name.to_owned(), gaps_of(message))).collect()
}

fn gaps_of(message: &Message<&str>) -> BTreeSet<String> {
    let mut gaps = BTreeSet::new();
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    message.value.iter().chain(attributes).for_each(|pattern| in_pattern(pattern, &mut gaps));
    gaps
}

fn in_pattern(pattern: &Pattern<&str>, gaps: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, gaps);
        }
    }
}

fn in_expression(expression: &Expression<&str>, gaps: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, gaps),
        Expression::Select { selector, variants } => {
            in_inline(selector, gaps);
            variants.iter().for_each(|variant| in_pattern(&variant.value, gaps));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, gaps: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            gaps.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, gaps),
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, gaps),
        InlineExpression::TermReference { arguments, .. } => {
            arguments.iter().for_each(|arguments| in_arguments(arguments, gaps));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, gaps: &mut BTreeSet<String>) {
    arguments.positional.iter().for_each(|argument| in_inline(argument, gaps));
    arguments.named.iter().for_each(|argument| in_inline(&argument.value, gaps));
}
