//! Which device the command line asks for.

use std::str::FromStr;

use gimbal_ops::Device;

use crate::error::Error;
use crate::terminal;

/// `--device`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceChoice {
    /// The first GPU, else the CPU.
    Auto,
    Cpu,
    /// A GPU by number.
    Cuda(usize),
}

impl FromStr for DeviceChoice {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            "auto" => Ok(Self::Auto),
            "cpu" => Ok(Self::Cpu),
            "cuda" => Ok(Self::Cuda(0)),
            _ => word
                .strip_prefix("cuda:")
                .and_then(|ordinal| ordinal.parse().ok())
                .map(Self::Cuda)
                .ok_or_else(|| "expected auto, cpu, cuda or cuda:K".to_owned()),
        }
    }
}

impl DeviceChoice {
    /// Opens the device.
    pub fn open(self) -> Result<Device, Error> {
        Ok(match self {
            Self::Auto => Device::best()?,
            Self::Cpu => Device::cpu(),
            Self::Cuda(ordinal) => Device::cuda(ordinal)?,
        })
    }

    /// Opens a GPU, for what makes no sense on the CPU.
    pub fn open_gpu(self, what: &str) -> Result<Device, Error> {
        let device = self.open()?;
        match (device.is_cuda(), self) {
            (true, _) => Ok(device),
            (false, Self::Cpu) => Err(Error::Usage(format!(
                "{what} needs a GPU: leave out --device cpu"
            ))),
            // The reason why there is none.
            (false, _) => Ok(Device::cuda(0)?),
        }
    }

    /// Says on standard error what `auto` came to.
    pub fn announce(self, device: &Device) -> Result<(), Error> {
        if self != Self::Auto {
            return Ok(());
        }
        let description = match device.info()? {
            Some(gpu) => format!("cuda:{} ({})", gpu.ordinal, gpu.name),
            None => {
                let why = why_no_gpu(self).map(|why| format!(" ({why})"));
                format!("cpu{}", why.unwrap_or_default())
            }
        };
        terminal::note(&format!("device: {description}"));
        Ok(())
    }
}

/// Why `auto` takes the CPU, if it does.
pub fn why_no_gpu(choice: DeviceChoice) -> Option<String> {
    match choice {
        DeviceChoice::Auto => Device::cuda(0).err().map(|error| error.to_string()),
        DeviceChoice::Cpu | DeviceChoice::Cuda(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_devices() {
        for (word, choice) in [
            ("auto", DeviceChoice::Auto),
            ("cpu", DeviceChoice::Cpu),
            ("cuda", DeviceChoice::Cuda(0)),
            ("cuda:3", DeviceChoice::Cuda(3)),
        ] {
            assert_eq!(word.parse(), Ok(choice));
        }
        for word in ["", "gpu", "cuda:", "cuda:x", "cuda:-1", "CPU"] {
            assert!(word.parse::<DeviceChoice>().is_err(), "{word}");
        }
    }
}
