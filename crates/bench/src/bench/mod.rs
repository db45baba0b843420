//! `gimbal bench`: time and memory of the operators, in the tables of the published benchmarks.

mod choice;
mod clocks;
mod compare;
mod document;
mod environment;
mod gpus;
mod hunt;
mod measure;
mod memory;
mod page;
pub(crate) mod parameters;
mod peers;
mod plot;
mod problem;
mod protocol;
mod published;
mod record;
mod report;
mod sheet;
pub(crate) mod statistics;
mod summary;
pub(crate) mod tables;

use self::choice::Action;
use crate::device::DeviceChoice;
use crate::error::Error;

pub use self::choice::{Args, Kind, PassChoice};

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    match &args.action {
        None => match args.measure.gpus.gpus {
            Some(gpus) => gpus::run(&args.measure, gpus),
            None => measure::run(&args.measure, choice),
        },
        Some(Action::Compare(args)) => compare::run(args),
        Some(Action::Summary { report }) => summary::run(report),
        Some(Action::Render {
            report,
            out,
            published,
        }) => report::render(report, out, *published),
    }
}
