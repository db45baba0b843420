//! The clocks of the GPU while a table is measured, as `nvidia-smi` tells them.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use gimbal_ops::Device;
use serde::{Deserialize, Serialize};

/// Milliseconds between two readings: often enough for a table, too rare to disturb one.
const INTERVAL: &str = "500";
const QUERY: &str = "--query-gpu=clocks.sm,clocks.mem,temperature.gpu,power.draw";

/// The smallest, the median and the largest reading.
pub type Range = [f64; 3];

/// What was read while one table was measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Clocks {
    pub table: String,
    pub sm_megahertz: Range,
    pub memory_megahertz: Range,
    pub celsius: Range,
    pub watts: Range,
}

/// A process that reads the clocks all the time.
pub struct Watch {
    process: Child,
    lines: Receiver<String>,
}

impl Watch {
    /// Begins to read the clocks of a GPU; none where that is impossible.
    pub fn start(device: &Device) -> Option<Self> {
        let uuid = device.stream()?.context().uuid().ok()?;
        // c_char is signed on some machines.
        let hex: String = uuid
            .bytes
            .iter()
            .map(|&byte| format!("{:02x}", byte as u8))
            .collect();
        let parts = [
            &hex[..8],
            &hex[8..12],
            &hex[12..16],
            &hex[16..20],
            &hex[20..],
        ];
        let mut process = Command::new("nvidia-smi")
            .args([
                QUERY,
                "--format=csv,noheader,nounits",
                "-lms",
                INTERVAL,
                "-i",
            ])
            .arg(format!("GPU-{}", parts.join("-")))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let out = process.stdout.take()?;
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(out).lines().map_while(Result::ok);
            for line in lines {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Some(Self { process, lines })
    }

    /// What was read since the last call.
    pub fn take(&self, table: &str) -> Option<Clocks> {
        let readings: Vec<_> = self
            .lines
            .try_iter()
            .filter_map(|line| reading(&line))
            .collect();
        let range = |index: usize| range(readings.iter().map(|reading| reading[index]).collect());
        Some(Clocks {
            table: table.to_owned(),
            sm_megahertz: range(0)?,
            memory_megahertz: range(1)?,
            celsius: range(2)?,
            watts: range(3)?,
        })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn reading(line: &str) -> Option<[f64; 4]> {
    let mut fields = line.split(',').map(|field| field.trim().parse().ok());
    let mut next = || fields.next().flatten();
    Some([next()?, next()?, next()?, next()?])
}

fn range(mut values: Vec<f64>) -> Option<Range> {
    values.sort_by(f64::total_cmp);
    Some([*values.first()?, values[values.len() / 2], *values.last()?])
}

/// The range of one of the readings over all tables.
pub fn over_all(clocks: &[Clocks], of: impl Fn(&Clocks) -> Range) -> Option<(f64, f64)> {
    let ranges = clocks.iter().map(of);
    ranges
        .map(|[low, _, high]| (low, high))
        .reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_is_four_numbers() {
        assert_eq!(
            reading("1755, 3201, 41, 312.55"),
            Some([1755.0, 3201.0, 41.0, 312.55])
        );
        assert_eq!(reading("1755, [N/A], 41, 312.55"), None);
        assert_eq!(reading("No devices were found"), None);
    }

    #[test]
    fn a_range_has_its_median() {
        assert_eq!(range(vec![3.0, 1.0, 2.0]), Some([1.0, 2.0, 3.0]));
        assert_eq!(range(Vec::new()), None);
    }
}
