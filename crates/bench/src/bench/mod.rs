//! `gimbal bench`: time and memory of the operators, in the tables of the published benchmarks.

mod ceiling;
mod choice;
mod clocks;
mod compare;
mod document;
mod environment;
mod gpu;
mod html;
mod journal;
mod measure;
mod memory;
mod peers;
mod plot;
pub(crate) mod problem;
mod protocol;
mod published;
mod record;
mod report;
mod sheet;
mod statistics;
mod summary;
mod table;
pub(crate) mod tables;

use self::choice::{Action, Kind};
use crate::device::DeviceChoice;
use crate::error::Error;

pub use self::choice::Args;

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    match &args.action {
        None => measure::run(&args.measure, choice),
        Some(Action::Compare(args)) => compare::run(args),
        Some(Action::Summary(args)) => summary::run(args),
        Some(Action::Render(args)) => report::render(args),
    }
}
