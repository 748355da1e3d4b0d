//! Plots as SVG that can be printed: shades and labels instead of colours alone.

use std::fmt::Write;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 52.0;
const BOTTOM: f64 = 46.0;
const TOP: f64 = 26.0;
const SHADES: [&str; 3] = ["#1f4e79", "#9cc3e6", "#d9d9d9"];

/// The style sheet of the plots, for the page that they stand in.
pub(crate) const STYLE: &str = "\
.t{font-size:13px;font-weight:bold}.a{font-size:11.5px}.m{text-anchor:middle}.e{text-anchor:end}
.g{stroke:#ccc;stroke-width:.7}.b{stroke:#333;stroke-width:.6}.i{stroke:#000;stroke-width:1.6}
";

/// The style of a [`figure`]: its caption and its key are text of the page, so that they wrap, and on a phone the
/// labels in the plot grow as the plot shrinks.
pub(crate) const FIGURE_STYLE: &str = "\
figure{margin:1rem 0}figcaption{font:bold .85rem Helvetica,Arial,sans-serif}
.key{display:flex;flex-wrap:wrap;gap:.1rem 1.2rem;font:.8rem Helvetica,Arial,sans-serif}
.key svg{display:inline-block;width:1.4rem;height:.7rem;margin-inline-end:.35rem}
svg{width:100%;height:auto;font-family:Helvetica,Arial,sans-serif}
@media screen and (max-width:40rem){.a{font-size:18px}}
";

/// One value of a bar chart, with half its 95 % interval.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BarValue {
    pub(crate) value: f64,
    pub(crate) ci95: f64,
}

impl BarValue {
    pub(crate) fn exact(value: f64) -> BarValue {
        BarValue { value, ci95: 0.0 }
    }
}

/// The axes of a plot, which map values to heights.
struct Axes {
    low: f64,
    high: f64,
    svg: String,
}

impl Axes {
    fn new(title: &str, low: f64, high: f64) -> Axes {
        let (low, high) = if high > low { (low, high) } else { (low, low + 1.0) };
        let mut svg = String::new();
        let _ = write!(
            svg,
            r#"<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}"><title>{title}</title>"#,
            title = escape(title)
        );
        let mut axes = Axes { low, high, svg };
        axes.grid();
        axes
    }

    /// The title in the picture, for a picture that stands alone.
    fn title(&mut self, title: &str) {
        let _ = write!(self.svg, r#"<text x="{LEFT}" y="14" class="t">{}</text>"#, escape(title));
    }

    fn y(&self, value: f64) -> f64 {
        let part = (value.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        HEIGHT - BOTTOM - part * (HEIGHT - BOTTOM - TOP)
    }

    fn grid(&mut self) {
        let step = nice_step((self.high - self.low) / 5.0);
        let mut tick = (self.low / step).ceil() * step;
        while tick <= self.high + step * 1e-6 {
            let y = self.y(tick);
            let shown = if step < 0.1 {
                format!("{tick:.2}")
            } else if step < 1.0 {
                format!("{tick:.1}")
            } else {
                format!("{tick:.0}")
            };
            let shown = if shown.trim_start_matches('-').chars().all(|c| c == '0' || c == '.') { "0" } else { &shown };
            let _ = write!(
                self.svg,
                r#"<line x1="{LEFT}" x2="{}" y1="{y:.1}" y2="{y:.1}" class="g"/><text x="{}" y="{:.1}" class="a e">{shown}</text>"#,
                WIDTH - 8.0,
                LEFT - 6.0,
                y + 4.0
            );
            tick += step;
        }
    }

    /// A label below the axis, in one or more lines.
    fn label(&mut self, x: f64, text: &str) {
        for (row, line) in text.lines().enumerate() {
            let y = HEIGHT - BOTTOM + 17.0 + 18.0 * row as f64;
            let _ = write!(self.svg, r#"<text x="{x:.1}" y="{y:.1}" class="a m">{}</text>"#, escape(line));
        }
    }

    fn legend(&mut self, names: &[&str]) {
        if names.len() < 2 {
            return;
        }
        let mut x = LEFT;
        for (index, name) in names.iter().enumerate() {
            let y = HEIGHT - 16.0;
            let shade = SHADES[index % SHADES.len()];
            let _ = write!(
                self.svg,
                r#"<rect x="{x:.1}" y="{:.1}" width="12" height="10" fill="{shade}" class="b"/><text x="{:.1}" y="{y:.1}" class="a">{}</text>"#,
                y - 9.0,
                x + 17.0,
                escape(name)
            );
            x += 34.0 + 6.4 * name.chars().count() as f64;
        }
    }

    /// A line through points `(x, value)`, in the style of entry `number` of the legend.
    fn polyline(&mut self, number: usize, points: impl Iterator<Item = (f64, f64)>) {
        let points: Vec<String> = points.map(|(x, value)| format!("{x:.1},{:.1}", self.y(value))).collect();
        let _ = write!(self.svg, r#"<polyline points="{}" {}/>"#, points.join(" "), line_style(number));
    }

    fn finish(mut self) -> String {
        self.svg.push_str("</svg>");
        self.svg
    }
}

/// The stroke of the line of entry `number` of a key.
fn line_style(number: usize) -> String {
    let dashes = ["", "6 4", "2 3"][number % 3];
    format!(r#"fill="none" stroke="{}" stroke-width="2.5" stroke-dasharray="{dashes}""#, SHADES[number % 2])
}

/// The figure of a page: a caption, the plot, and a key if there is more than one series.
fn figure(title: &str, plot: &str, names: &[&str], sign: impl Fn(usize) -> String) -> String {
    let entry = |(number, name): (usize, &&str)| {
        format!(r#"<span><svg viewBox="0 0 28 14" aria-hidden="true">{}</svg>{}</span>"#, sign(number), escape(name))
    };
    let key = if names.len() < 2 { String::new() } else { names.iter().enumerate().map(entry).collect() };
    let key = if key.is_empty() { key } else { format!(r#"<div class="key">{key}</div>"#) };
    format!("<figure><figcaption>{}</figcaption>{plot}{key}</figure>", escape(title))
}

/// Bars in groups: one group for each label, one bar of a group for each series.
pub(crate) fn bars(title: &str, labels: &[String], series: &[(&str, Vec<BarValue>)]) -> String {
    let all = || series.iter().flat_map(|(_, bars)| bars.iter());
    let reach = |bar: &BarValue| if bar.ci95.is_finite() { bar.ci95 } else { 0.0 };
    let low = all().map(|bar| bar.value - reach(bar)).fold(0.0, f64::min);
    let high = all().map(|bar| bar.value + reach(bar)).fold(0.0, f64::max);
    let mut axes = Axes::new(title, low, high * 1.04);
    let group = (WIDTH - LEFT - 8.0) / labels.len().max(1) as f64;
    let width = group * 0.8 / series.len().max(1) as f64;
    for (index, label) in labels.iter().enumerate() {
        let start = LEFT + group * (index as f64 + 0.1);
        axes.label(start + group * 0.4, label);
        for (number, (_, bars)) in series.iter().enumerate() {
            let Some(bar) = bars.get(index) else { continue };
            let x = start + width * number as f64;
            let (top, foot) = (axes.y(bar.value.max(0.0)), axes.y(bar.value.min(0.0)));
            let _ = write!(
                axes.svg,
                r#"<rect x="{x:.1}" y="{top:.1}" width="{:.1}" height="{:.1}" fill="{}" class="b"/>"#,
                width * 0.94,
                (foot - top).max(0.5),
                SHADES[number % SHADES.len()]
            );
            if reach(bar) > 0.0 {
                let middle = x + width * 0.47;
                let (from, to) = (axes.y(bar.value - bar.ci95), axes.y(bar.value + bar.ci95));
                let _ = write!(
                    axes.svg,
                    r#"<line x1="{middle:.1}" x2="{middle:.1}" y1="{from:.1}" y2="{to:.1}" class="i"/>"#
                );
            }
        }
    }
    let names: Vec<&str> = series.iter().map(|(name, _)| *name).collect();
    let sign = |number: usize| {
        format!(r#"<rect x="1" y="1" width="26" height="12" fill="{}" class="b"/>"#, SHADES[number % SHADES.len()])
    };
    figure(title, &axes.finish(), &names, sign)
}

/// Lines over a scale that doubles at every label.
pub(crate) fn lines(title: &str, labels: &[String], series: &[(&str, Vec<f64>)], low: f64, high: f64) -> String {
    let mut axes = Axes::new(title, low, high);
    let step = (WIDTH - LEFT - 30.0) / (labels.len().max(2) - 1) as f64;
    let x = |index: usize| LEFT + 10.0 + step * index as f64;
    for (index, label) in labels.iter().enumerate() {
        axes.label(x(index), label);
    }
    for (number, (_, values)) in series.iter().enumerate() {
        axes.polyline(number, values.iter().enumerate().map(|(index, &value)| (x(index), value)));
    }
    let names: Vec<&str> = series.iter().map(|(name, _)| *name).collect();
    let sign = |number: usize| format!(r#"<path d="M0 7H28" {}/>"#, line_style(number));
    figure(title, &axes.finish(), &names, sign)
}

/// Lines through points `(x, y)`, as an SVG file of its own. Both axes begin at 0, or at the lowest value below it.
#[must_use]
pub fn curves(title: &str, series: &[(&str, Vec<(f64, f64)>)]) -> String {
    let points = || series.iter().flat_map(|(_, points)| points);
    let low = points().map(|point| point.1).fold(0.0, f64::min);
    let high = points().map(|point| point.1).fold(0.0, f64::max);
    let end = points().map(|point| point.0).fold(f64::MIN_POSITIVE, f64::max);
    let mut axes = Axes::new(title, low, high);
    axes.title(title);
    let x = |value: f64| LEFT + 10.0 + (WIDTH - LEFT - 40.0) * value / end;
    for quarter in (0..=4).map(|quarter| end * f64::from(quarter) / 4.0) {
        axes.label(x(quarter), &format!("{quarter:.1}"));
    }
    for (number, (_, points)) in series.iter().enumerate() {
        axes.polyline(number, points.iter().map(|&(value, height)| (x(value), height)));
    }
    axes.legend(&series.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    let picture = axes.finish();
    let body = picture.strip_prefix("<svg ").unwrap_or(&picture);
    let (attributes, content) = body.split_once('>').unwrap_or((body, ""));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" font-family=\"sans-serif\" {attributes}><style>{STYLE}</style>\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>{content}\n"
    )
}

/// The smallest of 1, 2 or 5 times a power of ten that is not below `rough`.
fn nice_step(rough: f64) -> f64 {
    let power = 10_f64.powf(rough.max(1e-9).log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|factor| factor * power).find(|step| *step >= rough).unwrap_or(power)
}

/// A text with the special characters of HTML escaped.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_numbers() {
        for (rough, step) in [(0.9, 1.0), (1.1, 2.0), (3.0, 5.0), (7.0, 10.0), (0.013, 0.02)] {
            assert!((nice_step(rough) - step).abs() < 1e-9, "{rough}");
        }
    }

    #[test]
    fn a_bar_is_one_rectangle_and_titles_are_escaped() {
        let one = bars("a & b", &["x".to_owned()], &[("one", vec![BarValue::exact(10.0)])]);
        assert!(one.contains("<figcaption>a &amp; b</figcaption>") && one.ends_with("</svg></figure>"));
        assert_eq!(one.matches("<rect").count(), 1, "one series needs no key");
        let two = bars("", &["x".to_owned()], &[("a", vec![BarValue::exact(1.0)]), ("b", vec![BarValue::exact(2.0)])]);
        assert_eq!(two.matches("<rect").count(), 4, "two bars, and two signs of the key");
    }

    #[test]
    fn curves_are_drawn_with_all_their_points() {
        let svg = curves("up", &[("one", vec![(1.0, -5.0), (2.0, 31.0)]), ("two", vec![(1.0, 3.0), (2.0, 4.0)])]);
        assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"));
        assert_eq!(svg.matches("<polyline").count(), 2);
        assert!(svg.contains(">one</text>") && svg.contains(">2.0</text>"));
        assert!(!curves("nothing", &[("one", Vec::new())]).contains("NaN"));
    }
}
