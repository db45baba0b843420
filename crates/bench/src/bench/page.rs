//! The report as one page that needs nothing else: no network, no script, no other file.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::Kind;
use super::document::Document;
use super::plot;
use super::report;
use super::sheet::{Column, FAR, Sheet, SheetRow, percent, three_digits};
use super::summary::{self, Cell, Group};
use crate::op::OpName;

const STYLE: &str = include_str!("page.css");

/// How the numbers came about.
pub const PROTOCOL: [&str; 4] = [
    "Times are medians. Before each sample the L2 cache is made cold and clean: a buffer of twice its size is written, another \
     one as large is read, so that nothing of the call is there and nothing is to be written back during it. Data are random.",
    "By call is the time between two events around the call, with all samples queued before the first is read. In a graph is \
     the difference between a CUDA graph of several such flushes with the call behind each, and one of as many flushes alone, \
     divided by their number. Below 0.05 ms times are those in a graph, and so is what they are held against; longer ones are \
     by call. PyTorch is measured in the same way.",
    "The limit is what a kernel that does nothing else takes to move as many bytes with the same mix of reads and writes, each \
     input once and each output once, under the same protocol in the same run; or the time of the products at the peak of the \
     tensor cores, where that is longer. A softmax over the sequence must read its inputs twice, which the limit does not \
     count. The share is limit / gimbal.",
    "Memory is the high-water mark of live device memory during a call, its inputs, its outputs and what was saved for it \
     counted once; its limit is the sum of these.",
];

/// The whole page.
pub fn page(document: &Document, sheets: &[Sheet], published: bool) -> String {
    let device = &document.environment.device;
    let mut ops: Vec<OpName> = Vec::new();
    for op in sheets.iter().filter_map(|sheet| Some(sheet.problem()?.op)) {
        if !ops.contains(&op) {
            ops.push(op);
        }
    }
    let of = |op, kind| {
        let is_of = move |sheet: &&Sheet| {
            sheet.kind == kind && sheet.problem().is_some_and(|problem| problem.op == op)
        };
        sheets.iter().filter(is_of)
    };
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { "Gimbal on " (device) }
                style { (PreEscaped(STYLE)) (PreEscaped(plot::STYLE)) }
            }
            body {
                header {
                    h1 { "Gimbal on " (device) }
                    p.facts { (subtitle(document)) }
                    nav {
                        @for op in &ops { a href={ "#" (op.stem()) } { (op.stem()) } " " }
                        a href="#run" { "the run" }
                    }
                }
                main {
                    (glance(&summary::groups(sheets)))
                    @for op in &ops {
                        section id=(op.stem()) {
                            h2 { (op.stem()) }
                            @for sheet in of(*op, Kind::Speed) { (article(sheet, published)) }
                            @if of(*op, Kind::Memory).next().is_some() {
                                details {
                                    summary { "Memory of " (op.stem()) }
                                    @for sheet in of(*op, Kind::Memory) { (article(sheet, published)) }
                                }
                            }
                        }
                    }
                    section id="run" {
                        h2 { "The run" }
                        @for paragraph in PROTOCOL { p { (paragraph) } }
                        dl {
                            @for (name, value) in report::facts(document) { dt { (name) } dd { (value) } }
                        }
                    }
                }
            }
        }
    };
    markup.into_string()
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
    words.join(" · ")
}

/// Every group of tables in a line: time, share of the limit as a bar, and the factor to the best peer.
fn glance(groups: &[Group]) -> Markup {
    html! {
        @if !groups.is_empty() {
            section {
                h2 { "At a glance" }
                p {
                    "The largest size of each benchmark. Bars are the share of the limit, × is how many times longer the best of "
                    "PyTorch takes; below 0.05 ms all are times in a CUDA graph."
                }
                div.wide {
                    table.glance {
                        thead {
                            tr {
                                th { "operator" } th.size { "size" }
                                th colspan="3" { "forward, ms" } th colspan="3" { "backward, ms" }
                            }
                        }
                        tbody {
                            @for group in groups {
                                tr {
                                    th { (group.name) } td.size { (group.size) }
                                    (direction(group.forward.as_ref())) (direction(group.backward.as_ref()))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn direction(cell: Option<&Cell>) -> Markup {
    html! {
        @if let Some(cell) = cell {
            td { a href={ "#" (cell.title) } { (three_digits(cell.milliseconds)) } }
            td {
                @if let Some(share) = cell.share {
                    @let class = if share < FAR { "far" } else { "near" };
                    @let width = format!("width:{:.0}%", (100.0 * share).clamp(0.0, 100.0));
                    span.bar { i class=(class) style=(width) {} } " " b class=(class) { (percent(share)) }
                }
            }
            td {
                @if let Some((column, factor)) = &cell.peer { span title=(column) { (format!("{factor:.1}×")) } }
            }
        } @else {
            td colspan="3" {}
        }
    }
}

fn article(sheet: &Sheet, published: bool) -> Markup {
    let columns = Column::of_page(sheet, published);
    html! {
        article id=(sheet.title) {
            h3 { (heading(sheet)) " " code { (sheet.title) } }
            @if let Some(plots) = plot::of(sheet, published) {
                figure { @for plot in plots { (plot) } }
            }
            div.wide {
                table {
                    thead {
                        tr {
                            th { (sheet.variable) }
                            @for column in &columns { th { (column.heading()) } }
                        }
                    }
                    tbody {
                        @for row in &sheet.rows {
                            tr class=[row.is_far().then_some("far")] {
                                th { (label(row)) }
                                @for column in &columns { (cell(column, row)) }
                            }
                        }
                    }
                }
            }
            @for reason in sheet.reasons() { p.reason { (reason) } }
        }
    }
}

/// What a table is about, in words.
pub fn heading(sheet: &Sheet) -> String {
    let (unit, problem) = (sheet.kind.unit(), sheet.problem());
    let pass = problem.map_or("", |problem| problem.pass.words());
    let what = match (sheet.is_along_sizes(), sheet.kind) {
        (true, _) => problem.map_or_else(String::new, |problem| problem.words()),
        (false, _) => ", other problems".to_owned(),
    };
    let kind = if sheet.kind == Kind::Memory {
        "memory of "
    } else {
        ""
    };
    let mut heading = format!("{kind}{pass}{what}, in {unit}");
    if let Some(first) = heading.get(..1).map(str::to_uppercase) {
        heading.replace_range(..1, &first);
    }
    heading
}

/// The size, or the problem without what its table says.
pub fn label(row: &SheetRow) -> String {
    match (row.size(), row.ours()) {
        (Some(size), _) => size.to_string(),
        (None, Some(ours)) => ours.problem.in_short(),
        (None, None) => row.label.to_string(),
    }
}

fn cell(column: &Column, row: &SheetRow) -> Markup {
    let class = match column {
        Column::Time(name) if name == super::record::OURS => Some("ours"),
        Column::Share if row.is_far() => Some("low"),
        Column::Published(_) | Column::Value(_) => Some("faint"),
        _ => None,
    };
    html! { td class=[class] { (column.cell(row)) } }
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
            ">H100<",
            "&lt;out&gt; of memory",
            "<tr class=\"far\">",
            "incomplete",
            &format!("<article id=\"{title}\">"),
        ] {
            assert!(page.contains(wanted), "{wanted}");
        }
        let links = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!links.contains("http") && !links.contains("src=") && !links.contains("<script"));
    }
}
