//! The clocks of the GPU while a table is measured, as its management library tells them.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use gimbal_ops::Device;
use nvml_wrapper::Nvml;
use nvml_wrapper::enum_wrappers::device::{Clock, TemperatureSensor};
use nvml_wrapper::error::NvmlError;
use serde::{Deserialize, Serialize};

use super::environment::Limits;

/// Between two readings: often enough for a table, too rare to disturb one.
const INTERVAL: Duration = Duration::from_millis(250);

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

/// SM and memory clock, temperature and power.
type Reading = [f64; 4];

/// A thread that reads the clocks until this is dropped.
pub struct Watch {
    readings: Receiver<Reading>,
    _end: Sender<()>,
}

impl Watch {
    /// Begins to read the clocks of a GPU; none where that is impossible.
    pub fn start(device: &Device) -> Option<Self> {
        let (uuid, nvml) = (uuid(device)?, Nvml::init().ok()?);
        reading(&nvml, &uuid).ok()?;
        let (sender, readings) = mpsc::channel();
        let (end, ended) = mpsc::channel::<()>();
        thread::spawn(move || {
            while let Err(RecvTimeoutError::Timeout) = ended.recv_timeout(INTERVAL) {
                if let Ok(reading) = reading(&nvml, &uuid)
                    && sender.send(reading).is_err()
                {
                    break;
                }
            }
        });
        Some(Self {
            readings,
            _end: end,
        })
    }

    /// What was read since the last call.
    pub fn take(&self, table: &str) -> Option<Clocks> {
        let readings: Vec<_> = self.readings.try_iter().collect();
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

/// What the GPU may reach; none on the CPU, and where the library is missing.
pub fn limits(device: &Device) -> Option<Limits> {
    let (uuid, nvml) = (uuid(device)?, Nvml::init().ok()?);
    let gpu = nvml.device_by_uuid(uuid.as_str()).ok()?;
    Some(Limits {
        sm_megahertz: gpu.max_clock_info(Clock::SM).ok()?,
        memory_megahertz: gpu.max_clock_info(Clock::Memory).ok()?,
        watts: gpu.enforced_power_limit().ok()? / 1000,
    })
}

fn reading(nvml: &Nvml, uuid: &str) -> Result<Reading, NvmlError> {
    let gpu = nvml.device_by_uuid(uuid)?;
    Ok([
        gpu.clock_info(Clock::SM)?.into(),
        gpu.clock_info(Clock::Memory)?.into(),
        gpu.temperature(TemperatureSensor::Gpu)?.into(),
        f64::from(gpu.power_usage()?) / 1e3,
    ])
}

/// As the library names a GPU.
fn uuid(device: &Device) -> Option<String> {
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
    Some(format!("GPU-{}", parts.join("-")))
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
impl Clocks {
    pub fn for_tests(table: &str) -> Self {
        Self {
            table: table.to_owned(),
            sm_megahertz: [1.0; 3],
            memory_megahertz: [1.0; 3],
            celsius: [1.0; 3],
            watts: [1.0; 3],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_has_its_median() {
        assert_eq!(range(vec![3.0, 1.0, 2.0]), Some([1.0, 2.0, 3.0]));
        assert_eq!(range(Vec::new()), None);
    }
}
