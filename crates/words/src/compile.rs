//! Compiles Fluent messages. Errors in a catalogue are sentences for translators; the tests print them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::card_names::{CardNames, ListJoin};
use crate::compiled::{CompiledMessage, Segment, VariantKey};
use crate::locale::Locale;
use crate::plural::PluralCategory;
use crate::value::ArgKind;

pub(crate) type Pattern = ast::Pattern<&'static str>;
type Inline = ast::InlineExpression<&'static str>;

/// The messages of one catalogue file.
pub(crate) struct CatalogueFile(BTreeMap<&'static str, ast::Message<&'static str>>);

impl CatalogueFile {
    pub(crate) fn new(text: &'static str, errors: &mut Vec<String>) -> Self {
        let resource = parse(text).unwrap_or_else(|(sound, syntax)| {
            errors.extend(syntax.iter().map(|error| format!("not Fluent: {error}")));
            sound
        });
        let mut messages = BTreeMap::new();
        for entry in resource.body {
            if let ast::Entry::Message(message) = entry {
                let key = message.id.name;
                if messages.insert(key, message).is_some() {
                    errors.push(format!("{key}: defined twice"));
                }
            }
        }
        Self(messages)
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.0.keys().copied()
    }

    pub(crate) fn attributes(&self, key: &str) -> impl Iterator<Item = String> {
        let attributes = self.0.get(key).map(|message| message.attributes.as_slice()).unwrap_or_default();
        attributes.iter().map(|attribute| attribute.id.name.to_owned())
    }

    /// Compiles a message, or one of its attributes. If it is missing or faulty, adds an error and returns `None`.
    pub(crate) fn compile(
        &self,
        key: &str,
        attribute: &str,
        arguments: &[(&str, ArgKind)],
        speech: Speech<'_>,
        errors: &mut Vec<String>,
    ) -> Option<CompiledMessage> {
        let mut compiler = Compiler { source: self, arguments, speech, used: BTreeSet::new(), errors: Vec::new() };
        let Some(pattern) = self.pattern(key, attribute) else {
            errors.push(format!("{key}: missing"));
            return None;
        };
        let message = compiler.pattern(pattern);
        compiler.report_unused();
        errors.extend(compiler.errors.iter().map(|error| format!("{key}: {error}")));
        compiler.errors.is_empty().then_some(message)
    }

    /// The parsed text of a message.
    pub(crate) fn text(&self, key: &str) -> Option<&Pattern> {
        self.pattern(key, "")
    }

    fn pattern(&self, key: &str, attribute: &str) -> Option<&Pattern> {
        let message = self.0.get(key)?;
        match attribute {
            "" => message.value.as_ref(),
            _ => message.attributes.iter().find(|known| known.id.name == attribute).map(|known| &known.value),
        }
    }
}

/// The language for which a message is compiled, and its card names. The names are missing only while `cards.ftl` is
/// read.
#[derive(Clone, Copy)]
pub(crate) struct Speech<'c> {
    pub(crate) locale: &'c Locale,
    pub(crate) names: Option<&'c CardNames>,
}

/// A function call, or a plain variable (with an empty `function`).
struct Call<'c> {
    function: &'c str,
    index: usize,
    kind: ArgKind,
    form: &'c str,
    join: &'c str,
}

struct Compiler<'c> {
    source: &'c CatalogueFile,
    arguments: &'c [(&'c str, ArgKind)],
    speech: Speech<'c>,
    used: BTreeSet<usize>,
    errors: Vec<String>,
}

impl Compiler<'_> {
    fn pattern(&mut self, pattern: &Pattern) -> CompiledMessage {
        let mut segments = Vec::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => {
                    if value.trim_start().starts_with('#') {
                        self.errors.push(format!("a comment inside a message is text: {value}"));
                    }
                    segments.push(Segment::Text((*value).into()));
                }
                ast::PatternElement::Placeable { expression } => self.expression(expression, &mut segments),
            }
        }
        joined(segments)
    }

    fn expression(&mut self, expression: &ast::Expression<&'static str>, segments: &mut Vec<Segment>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, segments),
            ast::Expression::Select { selector, variants } => segments.extend(self.choice(selector, variants)),
        }
    }

    fn inline(&mut self, inline: &Inline, segments: &mut Vec<Segment>) {
        match inline {
            Inline::StringLiteral { value } => segments.push(Segment::Text(unescape_unicode_to_string(value).into())),
            Inline::MessageReference { id, attribute } => {
                let form = attribute.as_ref().map_or("", |attribute| attribute.name);
                match self.source.pattern(id.name, form) {
                    Some(pattern) => segments.extend(self.pattern(pattern)),
                    None => self.errors.push(format!("there is no {}.{form}", id.name)),
                }
            }
            Inline::Placeable { expression } => self.expression(expression, segments),
            _ => segments.extend(self.call(inline).and_then(|call| self.argument(&call))),
        }
    }

    /// An argument in the sentence. Cards and colours need a function that names them.
    fn argument(&mut self, call: &Call<'_>) -> Option<Segment> {
        let form = match (call.function, call.kind) {
            ("", ArgKind::Number | ArgKind::Text | ArgKind::Who) => Some(0),
            ("CARD", ArgKind::Card) | ("CARDS", ArgKind::Cards) => {
                self.speech.names.and_then(|names| names.card_form(call.form))
            }
            ("SUIT", ArgKind::Suit) | ("SUITS", ArgKind::Suits) => {
                self.speech.names.and_then(|names| names.suit_form(call.form))
            }
            _ => None,
        };
        let join = match call.join {
            "" | "and" => Some(ListJoin::And),
            "or" => Some(ListJoin::Or),
            "comma" => Some(ListJoin::Comma),
            _ => None,
        };
        match (form, join) {
            (Some(form), Some(join)) => Some(Segment::Argument { index: call.index, form, join }),
            _ => {
                self.report_misuse(call);
                None
            }
        }
    }

    fn choice(&mut self, selector: &Inline, variants: &[ast::Variant<&'static str>]) -> Option<Segment> {
        let call = self.call(selector)?;
        let fits = match call.function {
            "" => matches!(call.kind, ArgKind::Number | ArgKind::Who | ArgKind::Suit),
            "KIND" => call.kind == ArgKind::Card,
            "COUNT" => matches!(call.kind, ArgKind::Cards | ArgKind::Suits),
            _ => false,
        };
        if !fits {
            self.report_misuse(&call);
            return None;
        }
        let default = variants.iter().position(|variant| variant.default).unwrap_or_default();
        let compiled = variants.iter().filter_map(|variant| {
            let key = self.key(&variant.key, &call)?;
            Some((key, self.pattern(&variant.value)))
        });
        Some(Segment::Choice { index: call.index, variants: compiled.collect(), default })
    }

    fn key(&mut self, key: &ast::VariantKey<&'static str>, call: &Call<'_>) -> Option<VariantKey> {
        let words: &[&str] = match call.kind {
            ArgKind::Number => &[],
            ArgKind::Who => &["you", "other"],
            ArgKind::Suit => &["red", "black", "blue", "green", "queens"],
            ArgKind::Card => &["queen", "number"],
            _ => &["none", "single", "several"],
        };
        let (name, key) = match key {
            ast::VariantKey::NumberLiteral { value } if words.is_empty() => {
                (*value, value.parse().ok().map(VariantKey::Number))
            }
            ast::VariantKey::Identifier { name } if words.is_empty() => {
                let plurals = &self.speech.locale.plurals;
                let category = PluralCategory::named(name).filter(|category| plurals.has(*category));
                (*name, category.map(VariantKey::Plural))
            }
            ast::VariantKey::Identifier { name } | ast::VariantKey::NumberLiteral { value: name } => {
                (*name, words.contains(name).then(|| VariantKey::Word((*name).into())))
            }
        };
        if key.is_none() {
            self.errors.push(format!("${} can never be [{name}]", self.arguments[call.index].0));
        }
        key
    }

    fn call<'i>(&mut self, inline: &'i Inline) -> Option<Call<'i>> {
        match inline {
            Inline::VariableReference { id } => self.variable(id.name, "", &[]),
            Inline::FunctionReference { id, arguments } => match arguments.positional.as_slice() {
                [Inline::VariableReference { id: variable }] => self.variable(variable.name, id.name, &arguments.named),
                _ => self.error(format!("{} takes one variable", id.name)),
            },
            _ => self.error("neither a variable nor a known function".to_owned()),
        }
    }

    fn variable<'i>(
        &mut self,
        variable: &str,
        function: &'i str,
        options: &'i [ast::NamedArgument<&'static str>],
    ) -> Option<Call<'i>> {
        let Some(index) = self.arguments.iter().position(|(name, _)| *name == variable) else {
            return self.error(format!("${variable} is not an argument of this message"));
        };
        self.used.insert(index);
        let mut call = Call { function, index, kind: self.arguments[index].1, form: "", join: "" };
        for option in options {
            match (option.name.name, &option.value) {
                ("form", Inline::StringLiteral { value }) => call.form = value,
                ("join", Inline::StringLiteral { value }) => call.join = value,
                (name, _) => return self.error(format!("{function} has no option {name}")),
            }
        }
        Some(call)
    }

    fn error<T>(&mut self, error: String) -> Option<T> {
        self.errors.push(error);
        None
    }

    fn report_misuse(&mut self, call: &Call<'_>) {
        let (name, kind) = self.arguments[call.index];
        let Call { function, form, join, .. } = call;
        self.errors
            .push(format!("${name} ({kind:?}) is not allowed in {function:?} with form {form:?}, join {join:?}"));
    }

    fn report_unused(&mut self) {
        for (index, (name, _)) in self.arguments.iter().enumerate() {
            if !self.used.contains(&index) {
                self.errors.push(format!("${name} is not used"));
            }
        }
    }
}

/// Merges adjacent texts.
fn joined(segments: Vec<Segment>) -> CompiledMessage {
    let mut message: Vec<Segment> = Vec::with_capacity(segments.len());
    for segment in segments {
        match (message.last_mut(), segment) {
            (Some(Segment::Text(before)), Segment::Text(text)) => *before = format!("{before}{text}").into_boxed_str(),
            (_, segment) => message.push(segment),
        }
    }
    message.into_boxed_slice()
}
