//! The report as one page that needs nothing else: no network, no script, no other file.

use std::fmt::Write;

use super::Kind;
use super::document::Document;
use super::plot;
use super::record::is_ours;
use super::report;
use super::sheet::{Sheet, SheetRow};
use super::summary::{self, Cell, FAR, Group};
use super::table::{self, Column, percent};

const STYLE: &str = include_str!("page.css");

/// How the numbers came about.
const PROTOCOL: &str = "\
Times are medians: after a warm-up each sample empties the L2 cache by writing a buffer of twice its size and takes the \
time between two events around the call; all samples are queued before the first is read. Data are random. The limit is \
the time for reading each input and writing each output once at the bandwidth of a kernel that does nothing else, with \
the same mix of reads and writes, measured in the same run. Memory is the high-water mark of live device memory during \
a call, its inputs, its outputs and what was saved for it counted once. PyTorch runs the same maths in the same session \
by the same protocol; its times include starting its kernels where that takes longer than running them.";

/// The whole page.
pub fn page(document: &Document, sheets: &[Sheet], published: bool) -> String {
    let device = escape(&document.environment.device);
    let mut body = String::new();
    let mut ops: Vec<&str> = Vec::new();
    for sheet in sheets {
        if !ops.contains(&sheet.op.as_str()) {
            ops.push(&sheet.op);
        }
    }
    body += &format!(
        "<header><h1>Gimbal on {device}</h1>\n<p class=\"facts\">{}</p>\n<nav>",
        subtitle(document)
    );
    for op in &ops {
        body += &format!("<a href=\"#{op}\">{op}</a> ");
    }
    body += "<a href=\"#run\">the run</a></nav></header>\n<main>\n";
    let groups = summary::groups(sheets);
    body += &glance(&groups);
    for op in ops {
        body += &format!("<section id=\"{op}\"><h2>{op}</h2>\n");
        let of_op = || sheets.iter().filter(|sheet| sheet.op == op);
        for sheet in of_op().filter(|sheet| sheet.kind == Kind::Speed) {
            body += &article(sheet, published);
        }
        let memory: String = of_op()
            .filter(|sheet| sheet.kind == Kind::Memory)
            .map(|sheet| article(sheet, published))
            .collect();
        if !memory.is_empty() {
            body += &format!("<details><summary>Memory of {op}</summary>\n{memory}</details>\n");
        }
        body += "</section>\n";
    }
    body += &format!(
        "<section id=\"run\"><h2>The run</h2>\n<p>{PROTOCOL}</p>\n<p>{}</p>\n<dl>",
        escape(&table::legend())
    );
    for (name, value) in report::facts(document) {
        body += &format!("<dt>{}</dt><dd>{}</dd>", escape(&name), escape(&value));
    }
    body += "</dl></section>\n</main>";
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>Gimbal on {device}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )
}

fn subtitle(document: &Document) -> String {
    let environment = &document.environment;
    let mut words = vec![environment.date.replace('T', " ").replace('Z', " UTC")];
    words.push(format!("gimbal {}", environment.version));
    words.extend(
        environment
            .driver
            .as_ref()
            .map(|driver| format!("driver {driver}")),
    );
    words.extend(
        document
            .peers
            .as_ref()
            .map(|peers| format!("PyTorch {}", peers.torch)),
    );
    if !document.complete {
        words.push("incomplete: the run ended early".to_owned());
    }
    escape(&words.join(" · "))
}

/// Every group of tables in a line: time, share of the limit as a bar, and the factor to the best peer.
fn glance(groups: &[Group]) -> String {
    if groups.is_empty() {
        return String::new();
    }
    let mut text = String::from(
        "<section><h2>At a glance</h2>\n<p>The largest size of each benchmark; bars are the share of the limit, \
         × is how many times longer the best of PyTorch takes.</p>\n<div class=\"wide\"><table class=\"glance\">\n\
         <thead><tr><th>operator</th>\
         <th class=\"size\">size</th><th colspan=\"3\">forward, ms</th><th colspan=\"3\">backward, ms</th></tr></thead>\n<tbody>\n",
    );
    for group in groups {
        let name = match group.what.is_empty() {
            true => group.op.clone(),
            false => format!("{}, {}", group.op, group.what),
        };
        let _ = write!(
            text,
            "<tr><th>{}</th><td class=\"size\">{}</td>",
            escape(&name),
            escape(&group.size)
        );
        for cell in [&group.forward, &group.backward] {
            text += &direction(cell.as_ref());
        }
        text += "</tr>\n";
    }
    text += "</tbody></table></div>\n";
    text += &far(groups);
    text + "</section>\n"
}

fn direction(cell: Option<&Cell>) -> String {
    let Some(cell) = cell else {
        return "<td colspan=\"3\"></td>".to_owned();
    };
    let bar = cell.share.map_or_else(String::new, |share| {
        let class = if share < FAR { "far" } else { "near" };
        let (width, percent) = ((100.0 * share).clamp(0.0, 100.0), percent(share));
        format!(
            "<span class=\"bar\"><i class=\"{class}\" style=\"width:{width:.0}%\"></i></span> \
             <b class=\"{class}\">{percent}</b>"
        )
    });
    let peer = cell
        .peer
        .as_ref()
        .map_or_else(String::new, |(column, time)| {
            let factor = time / cell.milliseconds;
            format!(
                "<span title=\"{}: {time:.6} ms\">{factor:.1}×</span>",
                escape(column)
            )
        });
    let (time, title) = (cell.milliseconds, escape(&cell.title));
    format!("<td><a href=\"#{title}\">{time:.3}</a></td><td>{bar}</td><td>{peer}</td>")
}

/// Which tables are far from the limit, in words.
fn far(groups: &[Group]) -> String {
    let mut lines = String::new();
    for group in groups {
        for cell in [&group.forward, &group.backward].into_iter().flatten() {
            if let Some(share) = cell.share.filter(|share| *share < FAR) {
                let (title, factor) = (escape(&cell.title), 1.0 / share);
                let _ = writeln!(
                    lines,
                    "<li><a href=\"#{title}\">{title}</a>: {factor:.2} times the limit</li>"
                );
            }
        }
    }
    let text = match lines.is_empty() {
        true => format!(
            "<p>At these sizes every time is within {:.2} times the limit.</p>\n",
            1.0 / FAR
        ),
        false => format!("<p>Far from the limit, at the largest size:</p>\n<ul>\n{lines}</ul>\n"),
    };
    text + "<p>At small sizes the limit is a few microseconds, and starting a kernel takes about as long: shares are low \
            there. The graph column has what remains of it inside a CUDA graph.</p>\n"
}

fn article(sheet: &Sheet, published: bool) -> String {
    let title = escape(&sheet.title);
    let mut text = format!("<article id=\"{title}\"><h3>{title}</h3>\n");
    if let Some(svg) = plot::inline(sheet, published) {
        text += &format!("<figure>{svg}</figure>\n");
    }
    text += "<div class=\"side\">";
    let columns = Column::of(&sheet.title, sheet.kind, &sheet.columns, published);
    let unit = sheet.kind.unit();
    text += &format!(
        "<div class=\"wide\"><table>\n<thead><tr><th>{}</th>",
        escape(&sheet.variable)
    );
    for column in &columns {
        text += &format!("<th>{}</th>", escape(column.name()));
    }
    text += "</tr></thead>\n<tbody>\n";
    for row in &sheet.rows {
        text += &format!(
            "<tr><th>{}</th>",
            escape(row.problem.to_string().trim_end_matches(".0"))
        );
        for column in &columns {
            text += &cell(column, row, unit);
        }
        text += "</tr>\n";
    }
    text += "</tbody></table></div>\n";
    for remark in sheet
        .far()
        .into_iter()
        .chain(sheet.remark().map(str::to_owned))
    {
        text += &format!("<p>{}</p>\n", escape(&remark));
    }
    for reason in sheet.reasons() {
        text += &format!("<p class=\"reason\">{}</p>\n", escape(&reason));
    }
    text + "</div></article>\n"
}

fn cell(column: &Column, row: &SheetRow, unit: &str) -> String {
    let value = escape(&column.cell(row));
    let (class, hint) = match column {
        Column::Value(name) => {
            let class = if is_ours(name) { "ours" } else { "" };
            let graph = row.cell(name).and_then(|cell| cell.graph);
            let hint = graph.map(|graph| format!("in a CUDA graph {graph:.6} {unit}"));
            (class, hint)
        }
        Column::Share => {
            let share = row.ours().and_then(|ours| ours.share);
            (
                if share.is_some_and(|share| share < FAR) {
                    "low"
                } else {
                    ""
                },
                None,
            )
        }
        Column::Published(_) | Column::Noise(_) => ("faint", None),
        Column::Limit | Column::Graph => ("", None),
    };
    let attribute = |name: &str, value: &str| match value.is_empty() {
        true => String::new(),
        false => format!(" {name}=\"{value}\""),
    };
    let (class, hint) = (
        attribute("class", class),
        attribute("title", hint.as_deref().unwrap_or_default()),
    );
    format!("<td{class}{hint}>{value}</td>")
}

fn escape(text: &str) -> String {
    let text = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    text.replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::super::environment::Environment;
    use super::super::sheet::tests::cell;
    use super::*;

    #[test]
    fn a_page_holds_everything_and_fetches_nothing() {
        let title = "lrpe_rotate-speed-fwd-batch12-head12-dim128-act_none-bf16";
        let mut document = Document::new(Environment::for_tests());
        for n in [256, 32768] {
            document
                .rows
                .push(cell(title, n, "gimbal", n as f64 * 2e-5, 0.0));
            document
                .rows
                .push(cell(title, n, "compile", n as f64 * 6e-5, 0.0));
        }
        document.rows[3].error = Some("<out> of memory".to_owned());
        let page = page(&document, &document.sheets(), true);
        for wanted in [
            "<svg",
            "<title>Gimbal on Test GPU</title>",
            "H100 toc",
            "&lt;out&gt; of memory",
            "2.00 times the limit",
            "incomplete",
            &format!("<article id=\"{title}\">"),
        ] {
            assert!(page.contains(wanted), "{wanted}");
        }
        let links = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!links.contains("http") && !links.contains("src=") && !links.contains("<script"));
        for tag in [
            "section", "article", "table", "tr", "td", "th", "p", "div", "details", "nav", "main",
        ] {
            let opened = page.matches(&format!("<{tag}>")).count()
                + page.matches(&format!("<{tag} ")).count();
            assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
        }
    }
}
