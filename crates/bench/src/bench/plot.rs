//! Plots of speed tables: time against size, both logarithmic, with the limit.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::register_font;

use super::record::Record;

const SIZE: (u32, u32) = (800, 600);
const FONT: &str = "sans-serif";
const MEASURED: RGBColor = RGBColor(0, 90, 181);
const LIMIT: RGBColor = RGBColor(220, 50, 32);

/// What was drawn goes through plotters' error types, which differ by backend; only their text is of use.
type Drawn<T> = Result<T, String>;

/// Points (size, milliseconds) of one line.
type Points = Vec<(f64, f64)>;

/// Draws `<stem>.svg` and `<stem>.png` in `directory`; gives the path of the one that fails, and why.
///
/// A line needs two sizes: tables with fewer are not drawn.
pub fn draw(
    directory: &Path,
    stem: &str,
    variable: &str,
    rows: &[Record],
) -> Result<(), (PathBuf, String)> {
    let measured = points(rows, |row| row.error.is_none().then_some(row.gimbal));
    let limit = points(rows, |row| row.limit);
    if measured.len() < 2 {
        return Ok(());
    }
    let plot = Plot {
        title: stem,
        variable,
        measured,
        limit,
    };
    let svg = directory.join(format!("{stem}.svg"));
    plot.on(SVGBackend::new(&svg, SIZE).into_drawing_area())
        .map_err(|reason| (svg.clone(), reason))?;
    let png = directory.join(format!("{stem}.png"));
    plot.on(BitMapBackend::new(&png, SIZE).into_drawing_area())
        .map_err(|reason| (png.clone(), reason))
}

fn points(rows: &[Record], value: impl Fn(&Record) -> Option<f64>) -> Points {
    let point = |row| Some((Record::size(row)? as f64, value(row)?));
    rows.iter().filter_map(point).collect()
}

struct Plot<'a> {
    title: &'a str,
    variable: &'a str,
    measured: Points,
    limit: Points,
}

impl Plot<'_> {
    fn on<B: DrawingBackend>(&self, area: DrawingArea<B, Shift>) -> Drawn<()> {
        register_fonts()?;
        area.fill(&WHITE).map_err(text)?;
        let lines = self.measured.iter().chain(&self.limit);
        let mut chart = ChartBuilder::on(&area)
            .caption(self.title, (FONT, 18))
            .margin(16)
            .x_label_area_size(40)
            .y_label_area_size(72)
            .build_cartesian_2d(
                span(self.measured.iter().map(|p| p.0))
                    .log_scale()
                    .base(2.0),
                span(lines.map(|p| p.1)).log_scale(),
            )
            .map_err(text)?;
        chart
            .configure_mesh()
            .x_desc(self.variable)
            .y_desc("ms")
            .x_max_light_lines(1)
            .x_label_formatter(&|size| format!("{size:.0}"))
            .y_label_formatter(&|time| format!("{time}"))
            .axis_desc_style((FONT, 14))
            .label_style((FONT, 12))
            .draw()
            .map_err(text)?;
        for (points, colour, name) in [
            (&self.limit, LIMIT, "limit"),
            (&self.measured, MEASURED, "gimbal"),
        ] {
            if points.is_empty() {
                continue;
            }
            chart
                .draw_series(
                    LineSeries::new(points.iter().copied(), colour.stroke_width(2)).point_size(3),
                )
                .map_err(text)?
                .label(name)
                .legend(move |(x, y)| {
                    PathElement::new([(x, y), (x + 20, y)], colour.stroke_width(2))
                });
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperLeft)
            .background_style(WHITE)
            .border_style(BLACK)
            .label_font((FONT, 14))
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
    use std::fs;

    use super::super::record::{Label, Measured};
    use super::super::statistics::Summary;
    use super::super::tables::Table;
    use super::super::{Kind, Pass};
    use super::*;

    #[test]
    fn a_speed_table_becomes_a_vector_and_a_raster_image() {
        let table = Table {
            title: "lrpe_rotate-speed-fwd".to_owned(),
            op: "lrpe_rotate",
            kind: Kind::Speed,
            pass: Pass::Fwd,
            variable: "n",
            rows: Vec::new(),
        };
        let row = |n: usize| {
            let time = 0.004 + n as f64 * 1.9e-5;
            let measured = Measured::Speed {
                time: Summary::of(vec![time]),
                limit: Some(n as f64 * 1.84e-5),
                graph: None,
            };
            Record::new(&table, Label::Size(n)).with(measured)
        };
        let mut rows: Vec<_> = [256, 1024, 8192, 32768].map(row).into();
        rows.push(Record::new(&table, Label::Size(65536)).with(Measured::Failed("no room".into())));

        let directory = tempfile::tempdir().unwrap();
        draw(directory.path(), &table.title, "n", &rows[..1]).unwrap();
        assert_eq!(
            fs::read_dir(&directory).unwrap().count(),
            0,
            "one point is no line"
        );
        draw(directory.path(), &table.title, "n", &rows).unwrap();
        let svg = fs::read_to_string(directory.path().join("lrpe_rotate-speed-fwd.svg")).unwrap();
        assert!(
            ["lrpe_rotate-speed-fwd", "gimbal", "limit", "ms"]
                .iter()
                .all(|word| svg.contains(word))
        );
        let png = fs::read(directory.path().join("lrpe_rotate-speed-fwd.png")).unwrap();
        assert!(png.starts_with(b"\x89PNG"));
    }
}
