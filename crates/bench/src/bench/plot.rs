//! Plots of speed tables: time against size, both logarithmic, with the limit and everything beside.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::OnceLock;

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::register_font;

use super::Kind;
use super::published;
use super::record::is_ours;
use super::sheet::{Sheet, SheetRow};
use crate::error::Error;
use crate::files;

/// Width and height of the files.
const LARGE: (u32, u32) = (800, 600);
/// Of the plots in a page, where a phone shows them without making them much smaller.
const SMALL: (u32, u32) = (480, 360);
const FONT: &str = "sans-serif";

const OURS: [RGBColor; 4] = [
    RGBColor(0, 90, 181),
    RGBColor(86, 180, 233),
    RGBColor(0, 158, 115),
    RGBColor(120, 94, 240),
];
const PEERS: [RGBColor; 4] = [
    RGBColor(213, 94, 0),
    RGBColor(230, 159, 0),
    RGBColor(204, 121, 167),
    RGBColor(148, 103, 70),
];
const LIMIT: RGBColor = RGBColor(128, 128, 128);
/// That colour in an SVG file, where one attribute dashes a line; plotters would make an element of each dash.
const LIMIT_STROKE: &str = "stroke=\"#808080\"";
const PUBLISHED: [RGBColor; 2] = [RGBColor(150, 150, 150), RGBColor(190, 165, 120)];

/// What was drawn goes through plotters' error types, which differ by backend; only their text is of use.
type Drawn<T> = Result<T, String>;

/// A line of a plot.
struct Line {
    /// In the legend, if it is to be there.
    name: String,
    /// Size and value.
    points: Vec<(f64, f64)>,
    colour: RGBColor,
    width: u32,
    dashed: bool,
}

/// Draws `<title>.svg` and `<title>.png` in `directory`, if there is enough to draw.
pub fn files(directory: &Path, sheet: &Sheet, published: bool) -> Result<(), Error> {
    let Some(plot) = Plot::of(sheet, published) else {
        return Ok(());
    };
    let svg = directory.join(format!("{}.svg", sheet.title));
    let failed = |path: &Path, reason: String| Error::write(path, io::Error::other(reason));
    let text = plot.svg(LARGE).map_err(|reason| failed(&svg, reason))?;
    files::write(&svg, text.as_bytes())?;
    let png = directory.join(format!("{}.png", sheet.title));
    let partial = directory.join(format!("{}.partial.png", sheet.title));
    plot.on(
        BitMapBackend::new(&partial, LARGE).into_drawing_area(),
        true,
    )
    .map_err(|reason| failed(&partial, reason))?;
    fs::rename(&partial, &png).map_err(|source| Error::write(&png, source))
}

/// What SVG or the style of the page takes for granted.
const GRANTED: [&str; 7] = [
    " opacity=\"1\"",
    " stroke-width=\"1\"",
    " stroke=\"none\"",
    " fill=\"#000000\"",
    " font-family=\"sans-serif\"",
    " font-size=\"9.67741935483871\"",
    "\n",
];

/// The plot as part of a page, if there is enough to draw, without what the page has or does not need.
pub fn inline(sheet: &Sheet, published: bool) -> Option<String> {
    let svg = Plot::of(sheet, published)?.svg(SMALL).ok()?;
    let all = GRANTED.iter();
    Some(all.fold(svg, |svg, granted| svg.replace(granted, "")))
}

struct Plot<'a> {
    sheet: &'a Sheet,
    lines: Vec<Line>,
}

impl<'a> Plot<'a> {
    /// None for memory, and none with fewer than two sizes, which make no line.
    fn of(sheet: &'a Sheet, published: bool) -> Option<Self> {
        if sheet.kind != Kind::Speed {
            return None;
        }
        let points = |value: &dyn Fn(&SheetRow) -> Option<f64>| -> Vec<(f64, f64)> {
            let point = |row: &SheetRow| Some((row.size()? as f64, value(row)?));
            sheet.rows.iter().filter_map(point).collect()
        };
        let mut lines = Vec::new();
        if published {
            let mut gpus: Vec<&str> = Vec::new();
            for column in published::columns(&sheet.title) {
                // One entry in the legend for all columns of a GPU.
                let gpu = column.name.split(' ').next().unwrap_or_default();
                let is_first = !gpus.contains(&gpu);
                if is_first {
                    gpus.push(gpu);
                }
                lines.push(Line {
                    name: match is_first {
                        true => format!("{gpu}, published"),
                        false => String::new(),
                    },
                    points: points(&|row| column.value(&row.problem)),
                    colour: PUBLISHED[(gpus.len() - 1) % PUBLISHED.len()],
                    width: 1,
                    dashed: false,
                });
            }
        }
        let (ours, peers): (Vec<_>, Vec<_>) =
            sheet.columns.iter().partition(|column| is_ours(column));
        let mut measured = |columns: Vec<&String>, colours: [RGBColor; 4], width| {
            for (column, colour) in columns.into_iter().zip(colours.into_iter().cycle()) {
                lines.push(Line {
                    name: column.clone(),
                    points: points(&|row| row.cell(column)?.measured()),
                    colour,
                    width,
                    dashed: false,
                });
            }
        };
        measured(peers, PEERS, 2);
        measured(ours, OURS, 3);
        lines.push(Line {
            name: "limit".to_owned(),
            points: points(&|row| row.ours()?.limit),
            colour: LIMIT,
            width: 2,
            dashed: true,
        });
        lines.retain(|line| line.points.len() > 1);
        let drawable = lines.iter().any(|line| is_ours(&line.name));
        drawable.then_some(Self { sheet, lines })
    }

    fn svg(&self, size: (u32, u32)) -> Drawn<String> {
        let mut text = String::new();
        self.on(
            SVGBackend::with_string(&mut text, size).into_drawing_area(),
            false,
        )?;
        let dashed = format!("{LIMIT_STROKE} stroke-dasharray=\"6 4\"");
        Ok(text.replace(LIMIT_STROKE, &dashed))
    }

    /// With dashes where the backend is to draw each of them.
    fn on<B: DrawingBackend>(&self, area: DrawingArea<B, Shift>, with_dashes: bool) -> Drawn<()> {
        register_fonts()?;
        area.fill(&WHITE).map_err(text)?;
        let points = || self.lines.iter().flat_map(|line| &line.points);
        // A page shows the title above.
        let is_large = area.dim_in_pixel().0 > SMALL.0;
        let mut chart = ChartBuilder::on(&area);
        if is_large {
            chart.caption(self.sheet.title.as_str(), (FONT, 18));
        }
        let mut chart = chart
            .margin(12)
            .x_label_area_size(40)
            .y_label_area_size(66)
            .build_cartesian_2d(
                span(points().map(|p| p.0)).log_scale().base(2.0),
                span(points().map(|p| p.1)).log_scale(),
            )
            .map_err(text)?;
        chart
            .configure_mesh()
            .x_desc(self.sheet.variable.as_str())
            .y_desc(self.sheet.kind.unit())
            .light_line_style(TRANSPARENT)
            .x_label_formatter(&|size| format!("{size:.0}"))
            .y_label_formatter(&|time| format!("{time}"))
            .axis_desc_style((FONT, 14))
            .label_style((FONT, 12))
            .draw()
            .map_err(text)?;
        for line in &self.lines {
            let style = line.colour.stroke_width(line.width);
            let points = line.points.iter().copied();
            // In a page only what matters most has room for points.
            let with_points = !line.dashed && (is_large || is_ours(&line.name));
            let point = if with_points { line.width } else { 0 };
            let drawn = match line.dashed && with_dashes {
                true => chart.draw_series(DashedLineSeries::new(points, 6, 4, style)),
                false => chart.draw_series(LineSeries::new(points, style).point_size(point)),
            };
            let drawn = drawn.map_err(text)?;
            if !line.name.is_empty() {
                let dash = move |(x, y)| PathElement::new([(x, y), (x + 20, y)], style);
                drawn.label(line.name.as_str()).legend(dash);
            }
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperLeft)
            .background_style(WHITE)
            .border_style(BLACK)
            .label_font((FONT, 13))
            .draw()
            .map_err(text)?;
        area.present().map_err(text)
    }
}

/// From a little below the smallest value to a little above the largest.
fn span(values: impl Iterator<Item = f64>) -> Range<f64> {
    let (low, high) = values.fold((f64::INFINITY, 0f64), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    low / 1.2..high * 1.2
}

/// The raster backend knows no font of the system.
fn register_fonts() -> Drawn<()> {
    static REGISTERED: OnceLock<bool> = OnceLock::new();
    let registered = REGISTERED
        .get_or_init(|| register_font(FONT, FontStyle::Normal, dejavu::sans::regular()).is_ok());
    registered
        .then_some(())
        .ok_or_else(|| "the embedded font is damaged".to_owned())
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    use super::super::sheet::tests::cell;
    use super::*;

    #[test]
    fn a_table_becomes_a_vector_and_a_raster_image() {
        let title = "lrpe_rotate-speed-fwd-batch12-head12-dim128-act_none-bf16";
        let sizes = [256, 1024, 8192, 32768];
        let mut records: Vec<_> = sizes
            .iter()
            .flat_map(|&n| {
                let time = 0.004 + n as f64 * 1.9e-5;
                [
                    cell(title, n, "gimbal", time, 0.0),
                    cell(title, n, "compile", 3.0 * time, 0.0),
                ]
            })
            .collect();
        let mut failed = cell(title, 65536, "gimbal", -1.0, 0.0);
        failed.error = Some("no room".to_owned());
        records.push(failed);

        let directory = tempfile::tempdir().unwrap();
        files(directory.path(), &Sheet::all(&records[..1])[0], false).unwrap();
        assert_eq!(
            fs::read_dir(&directory).unwrap().count(),
            0,
            "one point is no line"
        );
        let sheet = &Sheet::all(&records)[0];
        files(directory.path(), sheet, true).unwrap();
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 2);
        let svg = fs::read_to_string(directory.path().join(format!("{title}.svg"))).unwrap();
        for word in [title, "gimbal", "compile", "limit", "ms", "H100, published"] {
            assert!(svg.contains(word), "{word}");
        }
        let png = fs::read(directory.path().join(format!("{title}.png"))).unwrap();
        assert!(png.starts_with(b"\x89PNG"));
        // The limit and its entry in the legend are one element each.
        assert_eq!(svg.matches("stroke-dasharray").count(), 2);
        let small = inline(sheet, false).unwrap();
        assert!(!small.contains(title) && small.contains("stroke-dasharray"));
        let granted = GRANTED.iter().filter(|&&granted| svg.contains(granted));
        assert_eq!(
            granted.count(),
            GRANTED.len(),
            "all of them are still written"
        );
        assert!(GRANTED.iter().all(|granted| !small.contains(granted)));
    }
}
