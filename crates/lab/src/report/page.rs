//! The page as a whole.

use super::options::options;
use super::sections::{chest, in_short, luck, outcomes, points, queens, seats, stash};
use super::{ReportData, RunKind};
use crate::plot::{STYLE as PLOT_STYLE, escape};

/// The style of the page before that of its plots.
const STYLE: &str = "
body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
h1{font-size:1.7rem;line-height:1.2}h2{font-size:1.2rem;margin-top:2.2rem}
svg{width:100%;height:auto;font-family:Helvetica,Arial,sans-serif}
";
/// The style of the page after that of its plots.
const STYLE_OF_TABLES: &str = "\
table{border-collapse:collapse;width:100%;font-size:.85rem}th,td{border-bottom:1px solid #bbb;padding:.25rem .4rem;text-align:right}
th:first-child,td:first-child{text-align:left}thead th{vertical-align:bottom}
figure{margin:1rem 0}code{font-size:.85rem}section{break-inside:avoid-page}
@media print{body{font-size:11pt;margin:0;max-width:none}h2{break-after:avoid}figure,table{break-inside:avoid}}
";

/// The report as one page of HTML.
#[must_use]
pub fn page(figures: &ReportData) -> String {
    let fast = grouped(figures.rounds(&[RunKind::Random]));
    let strong = grouped(figures.rounds(&[RunKind::Strong, RunKind::Explore]));
    let others = grouped(figures.rounds(&[RunKind::Medium, RunKind::StrongAmongMedium, RunKind::MediumAmongEasy]));
    let sections = [
        in_short(figures),
        seats(figures),
        points(figures),
        outcomes(figures),
        chest(figures),
        stash(figures),
        queens(figures),
        luck(figures),
        options(figures),
    ];
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>How Qyrsqyrs plays</title><style>{STYLE}{PLOT_STYLE}{STYLE_OF_TABLES}</style></head>\
         <body><h1>How Qyrsqyrs plays</h1>\
         <p>What {fast} rounds of random play, {strong} of trained players and {others} of others show about the balance \
         of the game. All points are minus points. The <em>utility</em> of a player is the mean of the opponents' points \
         minus their own: above 0 is better than the table. Thin lines on bars are 95 % intervals.</p>{}\
         <h2>How this page was made</h2><p><code>{}</code></p>\
         <p>Same seed, same figures, on any machine and any number of threads. The tallies behind the page are beside it in \
         <code>figures.json</code>. “Strong” players use the trained network without thinking ahead; “medium” \
         players use a hand-made heuristic; “random” ones play any legal card.</p></body></html>\n",
        sections.concat(),
        escape(&figures.command)
    )
}

/// A whole number with its digits in groups of three.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups() {
        assert_eq!([0, 999, 1000, 12_345_678].map(grouped), ["0", "999", "1,000", "12,345,678"]);
    }
}
