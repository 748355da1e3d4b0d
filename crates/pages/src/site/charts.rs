//! Small SVG charts that are readable without colour: every bar has a number and every point a mark.

use maud::{Markup, html};
use words::Words;

const WIDTH: f64 = 320.0;
const ROW: f64 = 38.0;
const HEIGHT: f64 = 150.0;

/// One bar of a chart.
#[derive(Clone, Debug)]
pub(super) struct ChartBar {
    /// Its label.
    pub(super) name: String,
    /// Its length.
    pub(super) value: f64,
    /// The value as text.
    pub(super) shown: String,
}

/// A column of a histogram.
#[derive(Clone, Debug)]
pub(super) struct ChartColumn {
    /// The text below it.
    pub(super) axis: String,
    /// The text above it.
    pub(super) shown: String,
    /// Its value. Its height is proportional to it.
    pub(super) value: u32,
    /// The whole column as a sentence, for screen readers.
    pub(super) label: String,
    /// The CSS class that marks the reader's own column and the bot's.
    pub(super) class: &'static str,
}

/// Columns beside each other. The labels are HTML, so their size does not depend on the width of the chart.
pub(super) fn histogram(columns: &[ChartColumn]) -> Markup {
    let most = columns.iter().map(|column| column.value).max().unwrap_or(0).max(1);
    // An empty column still shows a line, and the tallest one leaves space for its text.
    let percent = |value: u32| format!("{}%", 1 + value * 85 / most);
    html! {
        ol.columns { @for ChartColumn { axis, shown, value, label, class } in columns {
            li.column .(class) {
                span.vh { (label) }
                span.plot aria-hidden="true" { em { (shown) } svg height=(percent(*value)) {} }
                span.axis aria-hidden="true" { (axis) }
            }
        } }
    }
}

/// A decorative bar whose length is the share of `most`. The number is beside it as text.
pub(super) fn meter(value: u32, most: u32) -> Markup {
    let width = format!("{}%", (value * 100 / most.max(1)).clamp(1, 100));
    html! { svg.meter aria-hidden="true" { rect.track width="100%" height="100%" rx="4" {} rect.level-of width=(width) height="100%" rx="4" {} } }
}

/// Horizontal bars, each below its name and its number.
pub(super) fn bars(bars: &[ChartBar]) -> Markup {
    let most = bars.iter().map(|bar| bar.value).fold(1.0, f64::max);
    let height = ROW * bars.len() as f64;
    let texts: Vec<String> = bars.iter().map(|bar| format!("{}: {}", bar.name, bar.shown)).collect();
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(texts.join("; ")) {
            @for (index, ChartBar { name, value, shown }) in bars.iter().enumerate() {
                @let top = ROW * index as f64;
                text x="0" y=(top + 14.0) { (name) }
                text x=(WIDTH) y=(top + 14.0) text-anchor="end" { (shown) }
                rect.track x="0" y=(top + 20.0) width=(WIDTH) height="10" rx="5" {}
                rect.bar x="0" y=(top + 20.0) width=(rounded(WIDTH * value / most)) height="10" rx="5" {}
            }
        }
    }
}

/// A line chart of the values, with a dashed line at their average.
pub(super) fn line_chart(words: &Words, values: &[f64], text: &str) -> Markup {
    let (left, right, top, bottom) = (34.0, WIDTH - 8.0, 10.0, HEIGHT - 10.0);
    let most = values.iter().copied().fold(1.0, f64::max);
    let average = values.iter().sum::<f64>() / values.len() as f64;
    let x = |index: usize| rounded(left + (right - left) * index as f64 / (values.len() - 1) as f64);
    let y = |value: f64| rounded(bottom - (bottom - top) * value / most);
    let points: Vec<String> =
        values.iter().enumerate().map(|(index, value)| format!("{} {}", x(index), y(*value))).collect();
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(text) {
            g.grid {
                @for value in [0.0, most] {
                    path d={ "M" (left) " " (y(value)) "H" (right) } {}
                    text x=(left - 6.0) y=(y(value) + 4.0) text-anchor="end" { (words.number(value.round() as i64)) }
                }
            }
            path.average d={ "M" (left) " " (y(average)) "H" (right) } stroke-dasharray="6 5" {}
            g.line.l1 {
                path.way d={ "M" (points.join("L")) } {}
                @for (index, value) in values.iter().enumerate() {
                    path.mark d="M-4-4h8v8h-8z" transform={ "translate(" (x(index)) " " (y(*value)) ")" } {}
                }
            }
        }
    }
}

/// Rounds to one decimal, which is precise enough for a picture.
fn rounded(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
