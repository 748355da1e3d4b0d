//! `qyrsqyrs words`: tools for translators.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use words::{Findings, Lang};

use crate::Outcome;
use crate::files::{read_text, write};
use crate::output::stdout;

/// Commands for translators.
#[derive(Subcommand)]
pub(crate) enum WordsCommand {
    /// List the messages that a language lacks, does not need, or still has in English
    Check(Check),
    /// Write the Fluent files of a language into a new folder, to translate or correct them there
    Export(Export),
}

/// List the messages that a language lacks, does not need, or still has in English.
///
/// The exit code is 1 if a message is wrong or unknown, or if one is missing in a language that must be complete.
#[derive(Args)]
pub(crate) struct Check {
    /// Code of a language such as `pl`, or a folder with its Fluent files such as `./pl`
    #[arg(value_name = "LANG")]
    language: String,
}

/// Write the Fluent files of a language into a new folder.
#[derive(Args)]
pub(crate) struct Export {
    /// Code of the language; `en` is the one to translate from
    #[arg(value_name = "LANG")]
    language: Lang,
    /// Folder that does not exist yet; its name is the code of your language
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

impl WordsCommand {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        match self {
            Self::Check(command) => command.run(),
            Self::Export(command) => command.run(),
        }
    }
}

impl Check {
    fn run(self) -> anyhow::Result<Outcome> {
        let folder = Path::new(&self.language);
        let is_path = self.language.contains(['/', '\\']);
        let lang = match self.language.parse() {
            Ok(lang) if !is_path => lang,
            _ if folder.is_dir() => load(folder)?,
            Ok(_) => bail!("{} is not a folder", folder.display()),
            Err(error) => bail!("\"{}\" is neither a folder nor a language: {error}", self.language),
        };
        let mut findings = Findings::of(lang);
        if lang == Lang::En {
            findings.unchanged.clear();
        }
        print(lang, &findings, &mut stdout())?;
        let incomplete = lang.is_complete() && !findings.missing.is_empty();
        let wrong = !findings.errors.is_empty() || !findings.extra.is_empty();
        Ok(if incomplete || wrong { Outcome::No } else { Outcome::Yes })
    }
}

impl Export {
    fn run(self) -> anyhow::Result<Outcome> {
        let Self { language, folder } = self;
        fs::create_dir_all(folder.parent().unwrap_or(Path::new("")))
            .and_then(|()| fs::create_dir(&folder))
            .with_context(|| format!("{} cannot be created", folder.display()))?;
        for (name, text) in language.files() {
            write(&folder.join(name), text)?;
        }
        Ok(Outcome::Yes)
    }
}

/// Reads a language from the Fluent files of a folder. The name of the folder is the code of the language.
pub(crate) fn load(folder: &Path) -> anyhow::Result<Lang> {
    let whole = folder.canonicalize().with_context(|| format!("{} cannot be read", folder.display()))?;
    let code = whole.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let mut files = Vec::new();
    for entry in fs::read_dir(&whole).with_context(|| format!("{} cannot be read", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            files.push((name.to_owned(), read_text(&path)?));
        }
    }
    Lang::load(code, files).with_context(|| format!("{} is not a language", folder.display()))
}

/// Reads the language of a folder and reports its progress and its errors on standard error.
pub(crate) fn load_and_report(folder: &Path) -> anyhow::Result<()> {
    let lang = load(folder)?;
    let findings = Findings::of(lang);
    eprintln!("qyrsqyrs: {}", summary(lang, &findings));
    for error in &findings.errors {
        eprintln!("qyrsqyrs: {error}");
    }
    Ok(())
}

/// One line on the progress of a language.
fn summary(lang: Lang, findings: &Findings) -> String {
    let (translated, total) = (findings.translated(), findings.total);
    format!("{} ({lang}): {translated} of {total} messages, {} %", lang.own_name(), translated * 100 / total.max(1))
}

fn print(lang: Lang, findings: &Findings, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{}", summary(lang, findings))?;
    let lists = [
        ("Wrong, so the English text is used", &findings.errors),
        ("Unknown", &findings.extra),
        ("The same as in English", &findings.unchanged),
        ("Missing, so the English text is used", &findings.missing),
    ];
    for (title, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
        writeln!(out, "\n{title} ({}):", list.len())?;
        for item in list {
            writeln!(out, "  {item}")?;
        }
    }
    out.flush()?;
    Ok(())
}
