//! The page as a whole.

use super::options::options;
use super::promises::promises;
use super::sections::{chest, in_short, luck, outcomes, points, queens, seats, stash};
use super::{ReportData, ReportLang, RunKind};
use crate::plot::{FIGURE_STYLE, STYLE as PLOT_STYLE, escape};

/// The style of the page without its plots. On a phone a row of the table becomes a list.
const STYLE: &str = "
body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff;overflow-wrap:break-word}
h1{font-size:1.7rem;line-height:1.2}h2{font-size:1.2rem;margin-top:2.2rem}nav{font-size:.85rem}
.promises{background:#f3f6fa;border-inline-start:4px solid #1f4e79;padding:.1rem 1rem .6rem}.promises h2{margin-top:1rem}
dt{font-weight:bold;margin-top:.6rem}dd{margin:0}
table{border-collapse:collapse;width:100%;font-size:.8rem}th,td{border-bottom:1px solid #bbb;padding:.25rem .3rem;text-align:end}
th{font-weight:bold}tr>:first-child{text-align:start}thead th{vertical-align:bottom;hyphens:auto}
code{font-size:.85rem}section{break-inside:avoid-page}
@media screen and (max-width:40rem){
body{margin:1rem auto}table,tbody,tr,td,tbody th{display:block;width:auto}thead{display:none}tr{margin-top:.9rem}
td{display:flex;justify-content:space-between;gap:1rem;font-size:.9rem}td::before{content:attr(data-name);text-align:start}
tbody th{font-size:1rem;border-bottom:2px solid #1f4e79;text-align:start}}
@page{size:A4;margin:15mm}
@media print{figure>svg{width:auto;max-width:100%;height:5.2cm}body{font-size:10.5pt;margin:0;padding:0;max-width:none}nav{display:none}h2{break-after:avoid}
figure,table,dt,dd,li{break-inside:avoid}dt{break-after:avoid}.promises{print-color-adjust:exact}}
";

/// The report as one page of HTML. `others` are the languages in which it is written beside this one.
#[must_use]
pub fn page(figures: &ReportData, lang: ReportLang, others: &[ReportLang]) -> String {
    let labels = lang.labels();
    let rounds = |kinds: &[RunKind]| lang.grouped(figures.rounds(kinds));
    let introduction = lang.introduction(
        &rounds(&[RunKind::Random]),
        &rounds(&[RunKind::Strong, RunKind::Explore]),
        &rounds(&[RunKind::Medium, RunKind::StrongAmongMedium, RunKind::MediumAmongEasy]),
    );
    let sections = [promises, in_short, seats, points, outcomes, chest, stash, queens, luck, options]
        .map(|section| section(figures, lang));
    let links: Vec<String> = others
        .iter()
        .map(|other| format!("<a href=\"{}\" lang=\"{other}\" hreflang=\"{other}\">{}</a>", other.file(), other.name()))
        .collect();
    let links = if links.is_empty() { String::new() } else { format!("<nav>{}</nav>", links.join(" · ")) };
    let title = labels.title;
    format!(
        "<!doctype html>\n<html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{title}</title>\
         <style>{PLOT_STYLE}{FIGURE_STYLE}{STYLE}</style></head>\
         <body>{links}<h1>{title}</h1><p>{introduction}</p>{}\
         <section><h2>{}</h2><p><code>{}</code></p><p>{}</p></section></body></html>\n",
        sections.concat(),
        labels.making,
        escape(&figures.command),
        lang.making()
    )
}
