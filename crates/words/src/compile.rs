//! From a Fluent message to a script. What a catalogue gets wrong is said in words, for the tests to show.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::names::{Join, Names};
use crate::plural::Category;
use crate::script::{Key, Piece, Script};
use crate::value::Kind;

type Pattern = ast::Pattern<&'static str>;
type Inline = ast::InlineExpression<&'static str>;

/// The messages of one catalogue file.
pub(crate) struct Source(BTreeMap<&'static str, ast::Message<&'static str>>);

impl Source {
    pub(crate) fn new(text: &'static str, faults: &mut Vec<String>) -> Self {
        let resource = parse(text).unwrap_or_else(|(sound, errors)| {
            faults.extend(errors.iter().map(|error| format!("not Fluent: {error}")));
            sound
        });
        let mut messages = BTreeMap::new();
        for entry in resource.body {
            if let ast::Entry::Message(message) = entry {
                let key = message.id.name;
                if messages.insert(key, message).is_some() {
                    faults.push(format!("{key}: stands there twice"));
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

    /// The script of a message, or of one of its attributes. The key itself when there is none.
    pub(crate) fn compile(
        &self,
        key: &str,
        attribute: &str,
        arguments: &[(&str, Kind)],
        names: Option<&Names>,
        faults: &mut Vec<String>,
    ) -> Script {
        let mut compiler = Compiler { source: self, arguments, names, used: BTreeSet::new(), faults: Vec::new() };
        let Some(pattern) = self.pattern(key, attribute) else {
            faults.push(format!("{key}: missing"));
            return Box::new([Piece::Text(key.into())]);
        };
        let script = compiler.pattern(pattern);
        compiler.note_silence();
        faults.extend(compiler.faults.iter().map(|fault| format!("{key}: {fault}")));
        script
    }

    fn pattern(&self, key: &str, attribute: &str) -> Option<&Pattern> {
        let message = self.0.get(key)?;
        match attribute {
            "" => message.value.as_ref(),
            _ => message.attributes.iter().find(|known| known.id.name == attribute).map(|known| &known.value),
        }
    }
}

/// A function call, or a variable standing by itself.
struct Call<'c> {
    function: &'c str,
    place: usize,
    kind: Kind,
    form: &'c str,
    join: &'c str,
}

struct Compiler<'c> {
    source: &'c Source,
    arguments: &'c [(&'c str, Kind)],
    names: Option<&'c Names>,
    used: BTreeSet<usize>,
    faults: Vec<String>,
}

impl Compiler<'_> {
    fn pattern(&mut self, pattern: &Pattern) -> Script {
        let mut pieces = Vec::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => {
                    if value.trim_start().starts_with('#') {
                        self.faults.push(format!("a comment inside a message is text: {value}"));
                    }
                    pieces.push(Piece::Text((*value).into()));
                }
                ast::PatternElement::Placeable { expression } => self.expression(expression, &mut pieces),
            }
        }
        joined(pieces)
    }

    fn expression(&mut self, expression: &ast::Expression<&'static str>, pieces: &mut Vec<Piece>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, pieces),
            ast::Expression::Select { selector, variants } => pieces.extend(self.choice(selector, variants)),
        }
    }

    fn inline(&mut self, inline: &Inline, pieces: &mut Vec<Piece>) {
        match inline {
            Inline::StringLiteral { value } => pieces.push(Piece::Text(unescape_unicode_to_string(value).into())),
            Inline::MessageReference { id, attribute } => {
                let form = attribute.as_ref().map_or("", |attribute| attribute.name);
                match self.source.pattern(id.name, form) {
                    Some(pattern) => pieces.extend(self.pattern(pattern)),
                    None => self.faults.push(format!("there is no {}.{form}", id.name)),
                }
            }
            Inline::Placeable { expression } => self.expression(expression, pieces),
            _ => pieces.extend(self.call(inline).and_then(|call| self.spoken(&call))),
        }
    }

    /// An argument in the sentence: cards and colours always by name, all else as it is.
    fn spoken(&mut self, call: &Call<'_>) -> Option<Piece> {
        let form = match (call.function, call.kind) {
            ("", Kind::Number | Kind::Text | Kind::Who) => Some(0),
            ("CARD", Kind::Card) | ("CARDS", Kind::Cards) => self.names.and_then(|names| names.card_form(call.form)),
            ("SUIT", Kind::Suit) | ("SUITS", Kind::Suits) => self.names.and_then(|names| names.suit_form(call.form)),
            _ => None,
        };
        let join = match call.join {
            "" | "and" => Some(Join::And),
            "or" => Some(Join::Or),
            "comma" => Some(Join::Comma),
            _ => None,
        };
        match (form, join) {
            (Some(form), Some(join)) => Some(Piece::Argument { place: call.place, form, join }),
            _ => {
                self.note_misuse(call);
                None
            }
        }
    }

    fn choice(&mut self, selector: &Inline, variants: &[ast::Variant<&'static str>]) -> Option<Piece> {
        let call = self.call(selector)?;
        let fits = match call.function {
            "" => matches!(call.kind, Kind::Number | Kind::Who | Kind::Suit),
            "KIND" => call.kind == Kind::Card,
            "COUNT" => matches!(call.kind, Kind::Cards | Kind::Suits),
            _ => false,
        };
        if !fits {
            self.note_misuse(&call);
            return None;
        }
        let default = variants.iter().position(|variant| variant.default).unwrap_or_default();
        let compiled = variants.iter().filter_map(|variant| {
            let key = self.key(&variant.key, &call)?;
            Some((key, self.pattern(&variant.value)))
        });
        Some(Piece::Choice { place: call.place, variants: compiled.collect(), default })
    }

    fn key(&mut self, key: &ast::VariantKey<&'static str>, call: &Call<'_>) -> Option<Key> {
        let words: &[&str] = match call.kind {
            Kind::Number => &[],
            Kind::Who => &["you", "other"],
            Kind::Suit => &["red", "black", "blue", "green", "queens"],
            Kind::Card => &["queen", "number"],
            _ => &["none", "single", "several"],
        };
        let (name, key) = match key {
            ast::VariantKey::NumberLiteral { value } if words.is_empty() => {
                (*value, value.parse().ok().map(Key::Number))
            }
            ast::VariantKey::Identifier { name } if words.is_empty() => (*name, Category::named(name).map(Key::Plural)),
            ast::VariantKey::Identifier { name } | ast::VariantKey::NumberLiteral { value: name } => {
                (*name, words.contains(name).then(|| Key::Word((*name).into())))
            }
        };
        if key.is_none() {
            self.faults.push(format!("${} can never be [{name}]", self.arguments[call.place].0));
        }
        key
    }

    fn call<'i>(&mut self, inline: &'i Inline) -> Option<Call<'i>> {
        match inline {
            Inline::VariableReference { id } => self.variable(id.name, "", &[]),
            Inline::FunctionReference { id, arguments } => match arguments.positional.as_slice() {
                [Inline::VariableReference { id: variable }] => self.variable(variable.name, id.name, &arguments.named),
                _ => self.fault(format!("{} wants one variable", id.name)),
            },
            _ => self.fault("neither a variable nor a function of ours".to_owned()),
        }
    }

    fn variable<'i>(
        &mut self,
        variable: &str,
        function: &'i str,
        options: &'i [ast::NamedArgument<&'static str>],
    ) -> Option<Call<'i>> {
        let Some(place) = self.arguments.iter().position(|(name, _)| *name == variable) else {
            return self.fault(format!("does not get ${variable}"));
        };
        self.used.insert(place);
        let mut call = Call { function, place, kind: self.arguments[place].1, form: "", join: "" };
        for option in options {
            match (option.name.name, &option.value) {
                ("form", Inline::StringLiteral { value }) => call.form = value,
                ("join", Inline::StringLiteral { value }) => call.join = value,
                (name, _) => return self.fault(format!("{function} has no option {name}")),
            }
        }
        Some(call)
    }

    fn fault<T>(&mut self, fault: String) -> Option<T> {
        self.faults.push(fault);
        None
    }

    fn note_misuse(&mut self, call: &Call<'_>) {
        let (name, kind) = self.arguments[call.place];
        let Call { function, form, join, .. } = call;
        self.faults.push(format!("${name} ({kind:?}) cannot stand in {function:?} with form {form:?}, join {join:?}"));
    }

    fn note_silence(&mut self) {
        for (place, (name, _)) in self.arguments.iter().enumerate() {
            if !self.used.contains(&place) {
                self.faults.push(format!("never says ${name}"));
            }
        }
    }
}

/// Neighbouring texts become one.
fn joined(pieces: Vec<Piece>) -> Script {
    let mut script: Vec<Piece> = Vec::with_capacity(pieces.len());
    for piece in pieces {
        match (script.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(text)) => *before = format!("{before}{text}").into_boxed_str(),
            (_, piece) => script.push(piece),
        }
    }
    script.into_boxed_slice()
}
