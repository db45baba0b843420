//! Plots as small SVGs: time and share of the limit against size, with names at the ends of the lines.

use std::fmt::Write;

use maud::{Markup, PreEscaped, html};

use super::published;
use super::record::{OURS, is_ours};
use super::sheet::{Sheet, SheetRow, three_digits};

const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 270.0;
/// Of the left, the right with its names, the top and the bottom.
const MARGINS: [f64; 4] = [46.0, 96.0, 10.0, 36.0];
/// Between two names.
const LEADING: f64 = 11.0;

/// How plots look by themselves; a page has the same classes.
pub const STYLE: &str = include_str!("plot.css");

/// What goes up.
#[derive(Clone, Copy, PartialEq)]
enum Axis {
    /// Milliseconds, by powers of ten.
    Time,
    /// Of the limit, from 0 to 100 %.
    Share,
}

struct Line {
    name: String,
    class: &'static str,
    /// Size and value.
    points: Vec<(f64, f64)>,
}

/// Time, then share of the limit, of a table that has two sizes or more.
pub fn of(sheet: &Sheet, published: bool) -> Option<[Markup; 2]> {
    let times = lines(sheet, published);
    let share = line(sheet, OURS, "ours", |row| row.ours()?.share);
    let is_drawable = share.points.len() > 1 && times.iter().any(|line| line.class == "ours");
    is_drawable.then(|| {
        [
            draw(&times, &sheet.variable, Axis::Time),
            draw(&[share], &sheet.variable, Axis::Share),
        ]
    })
}

/// The times alone.
pub fn times(sheet: &Sheet) -> Option<Markup> {
    let [times, _] = of(sheet, false)?;
    Some(times)
}

/// The same as a file, drawn for light or for dark paper by what shows it.
pub fn file(sheet: &Sheet, published: bool) -> Option<String> {
    let [time, share] = of(sheet, published)?;
    let panels = [(String::new(), time), (String::new(), share)];
    Some(sheet_of_panels(&panels, &sheet.title, 2, None))
}

/// Panels of plots with their names in a file: for light or dark paper, or as the viewer wishes.
pub fn sheet_of_panels(
    panels: &[(String, Markup)],
    title: &str,
    columns: usize,
    is_dark: Option<bool>,
) -> String {
    let (width, height) = (WIDTH, HEIGHT + 24.0);
    let rows = panels.len().div_ceil(columns);
    let size = format!("0 0 {} {}", width * columns as f64, height * rows as f64);
    let class = match is_dark {
        Some(true) => "dark",
        Some(false) => "light",
        None => "auto",
    };
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(size) class=(class) role="img" {
            title { (title) }
            style { (PreEscaped(STYLE)) }
            rect width="100%" height="100%" class="paper" {}
            @for (index, (name, plot)) in panels.iter().enumerate() {
                @let (x, y) = ((index % columns) as f64 * width, (index / columns) as f64 * height);
                text.name x=(x + MARGINS[0]) y=(y + 16.0) { (name) }
                svg x=(x) y=(y + 22.0) width=(width) height=(HEIGHT) { (plot) }
            }
        }
    };
    markup.into_string()
}

/// The operator, the limit, the best of PyTorch and the best that was published of each GPU.
fn lines(sheet: &Sheet, published: bool) -> Vec<Line> {
    let mut lines = vec![
        line(sheet, OURS, "ours", |row| row.ours()?.effective()),
        line(sheet, "limit", "limit", |row| row.ours()?.effective_limit()),
        line(sheet, "PyTorch", "peer", |row| {
            let (factor, _) = row.best_peer()?;
            Some(factor * row.ours()?.effective()?)
        }),
    ];
    for column in sheet
        .columns
        .iter()
        .filter(|column| is_ours(column) && *column != OURS)
    {
        let name = column.trim_start_matches(OURS).trim_start_matches('-');
        lines.push(line(sheet, name, "variant", |row| {
            row.cell(column)?.effective()
        }));
    }
    let classes = ["published-1", "published-2", "published-3"];
    let best = published::best(&sheet.title);
    for (column, class) in best.iter().filter(|_| published).zip(classes) {
        lines.push(line(sheet, &column.name, class, |row| {
            column.value(&row.label)
        }));
    }
    lines.retain(|line| line.points.len() > 1);
    lines
}

fn line(
    sheet: &Sheet,
    name: &str,
    class: &'static str,
    value: impl Fn(&SheetRow) -> Option<f64>,
) -> Line {
    let point = |row: &SheetRow| Some((row.size()? as f64, value(row)?));
    Line {
        name: name.to_owned(),
        class,
        points: sheet.rows.iter().filter_map(point).collect(),
    }
}

/// Lines in a frame, without an element around them but `svg`.
fn draw(lines: &[Line], variable: &str, axis: Axis) -> Markup {
    let points = || lines.iter().flat_map(|line| line.points.iter().copied());
    let range = |values: &dyn Fn(&(f64, f64)) -> f64| {
        points()
            .map(|point| values(&point))
            .fold((f64::INFINITY, 0f64), |(low, high), value| {
                (low.min(value), high.max(value))
            })
    };
    let [left, right, top, bottom] = MARGINS;
    let (wide, high) = (WIDTH - left - right, HEIGHT - top - bottom);
    let (least, most) = range(&|point| point.0);
    let x = |size: f64| left + wide * ((size / least).ln() / (most / least).ln()).max(0.0);
    let (low, up) = match axis {
        Axis::Time => {
            let (low, high) = range(&|point| point.1);
            (low / 1.15, high * 1.15)
        }
        Axis::Share => (0.0, 1.05),
    };
    let part = |value: f64| match axis {
        Axis::Time => (value / low).ln() / (up / low).ln(),
        Axis::Share => value.min(up) / up,
    };
    let y = |value: f64| top + high * (1.0 - part(value));
    let mut sizes: Vec<f64> = points().map(|point| point.0).collect();
    sizes.sort_by(f64::total_cmp);
    sizes.dedup();
    let path = |line: &Line| {
        let mut path = String::new();
        for (index, (size, value)) in line.points.iter().enumerate() {
            let command = if index == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{command}{:.1} {:.1}", x(*size), y(*value));
        }
        path
    };
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" {
            @for tick in ticks(axis, low, up) {
                @let at = format!("{:.1}", y(tick));
                line.grid x1=(left) x2=(WIDTH - right) y1=(at) y2=(at) {}
                text.tick x=(left - 6.0) y=(at) dy="3.5" text-anchor="end" {
                    @match axis {
                        Axis::Time => { (tick) },
                        Axis::Share => { (100.0 * tick) "%" },
                    }
                }
            }
            @for size in &sizes {
                text.tick x=(format!("{:.1}", x(*size))) y=(HEIGHT - bottom + 15.0) text-anchor="middle" { (size) }
            }
            text.tick x=(left + wide / 2.0) y=(HEIGHT - 6.0) text-anchor="middle" {
                (variable) ", "
                @match axis {
                    Axis::Time => { "time in ms" },
                    Axis::Share => { "share of the limit" },
                }
            }
            @for line in lines { path class=(line.class) d=(path(line)) {} }
            @if let Some(ours) = lines.iter().find(|line| line.class == "ours") {
                @for (size, value) in &ours.points {
                    circle.ours cx=(format!("{:.1}", x(*size))) cy=(format!("{:.1}", y(*value))) r="2.5" {
                        title { (variable) " = " (size) ": " (reading(axis, *value)) }
                    }
                }
            }
            @for (name, class, at) in names(lines, &y) {
                text class={ "label " (class) } x=(WIDTH - right + 6.0) y=(format!("{at:.1}")) dy="3.5" { (name) }
            }
        }
    }
}

fn reading(axis: Axis, value: f64) -> String {
    match axis {
        Axis::Time => format!("{} ms", three_digits(value)),
        Axis::Share => format!("{:.0} %", 100.0 * value),
    }
}

/// Quarters, or round numbers: powers of ten where there are enough of them.
fn ticks(axis: Axis, low: f64, high: f64) -> Vec<f64> {
    if axis == Axis::Share {
        return vec![0.0, 0.25, 0.5, 0.75, 1.0];
    }
    let steps: &[f64] = if high / low > 100.0 {
        &[1.0]
    } else {
        &[1.0, 2.0, 5.0]
    };
    let powers = (low.log10().floor() as i32)..=(high.log10().ceil() as i32);
    // By division, 0.001 is shown as that.
    let power = |exponent: i32, step: f64| match exponent {
        0.. => step * 10f64.powi(exponent),
        _ => step / 10f64.powi(-exponent),
    };
    let all = powers.flat_map(|exponent| steps.iter().map(move |step| power(exponent, *step)));
    all.filter(|tick| (low..=high).contains(tick)).collect()
}

/// The names at the ends of the lines, moved apart.
fn names<'a>(lines: &'a [Line], y: &dyn Fn(f64) -> f64) -> Vec<(&'a str, &'static str, f64)> {
    let end = |line: &'a Line| Some((line.name.as_str(), line.class, y(line.points.last()?.1)));
    let mut names: Vec<_> = lines.iter().filter_map(end).collect();
    names.sort_by(|a, b| a.2.total_cmp(&b.2));
    for at in 1..names.len() {
        names[at].2 = names[at].2.max(names[at - 1].2 + LEADING);
    }
    let mut most = HEIGHT - MARGINS[3];
    for name in names.iter_mut().rev() {
        name.2 = name.2.min(most);
        most = name.2 - LEADING;
    }
    names
}

#[cfg(test)]
mod tests {
    use super::super::sheet::tests::cell;
    use super::*;

    #[test]
    fn a_table_becomes_two_plots_with_names_apart() {
        let title = "lrpe_rotate-speed-fwd-batch12-head12-dim128-act_none-bf16";
        let times = |n: usize| 0.004 + n as f64 * 1.9e-5;
        let records: Vec<_> = [256, 1024, 8192, 32768]
            .into_iter()
            .flat_map(|n| {
                [
                    cell(title, n, "gimbal", times(n), 0.0),
                    cell(title, n, "compile", 3.0 * times(n), 0.0),
                ]
            })
            .collect();
        assert!(
            of(&Sheet::all(&records[..2])[0], true).is_none(),
            "one point is no line"
        );
        let sheet = &Sheet::all(&records)[0];
        let svg = file(sheet, true).unwrap();
        for word in [
            title,
            ">gimbal<",
            ">limit<",
            ">PyTorch<",
            ">H100<",
            "32768",
            "100%",
        ] {
            assert!(svg.contains(word), "{word}");
        }
        let lines = lines(sheet, true);
        let names = names(&lines, &|_| 100.0);
        assert!(
            names
                .windows(2)
                .all(|pair| pair[1].2 - pair[0].2 >= LEADING)
        );
        assert_eq!(ticks(Axis::Time, 0.004, 0.05), [0.005, 0.01, 0.02, 0.05]);
    }
}
