//! What a run without failures leaves, `verified/<gpu>.json`: which code was compared with the reference on which GPU.
//! `cargo xtask verified` refuses any shipped kernel without one, so none ships that never ran.

use gimbal_kernels_sys::driver::DeviceInfo;
use serde::Serialize;

/// What one run found on one GPU.
#[derive(Debug, Serialize)]
pub struct Record {
    /// As the driver gives it.
    gpu: String,
    /// Such as `9.0`.
    compute_capability: String,
    /// The driver's version, such as `580.159`.
    driver: String,
    /// In UTC: `YYYY-MM-DD`.
    date: String,
    /// In the order of their names, each for all of its targets.
    kernels: Vec<Outcome>,
}

/// The outcome for a kernel.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    pub name: &'static str,
    /// The target that it is compiled for.
    pub arch: &'static str,
    /// Of the code that ran.
    pub sha256: &'static str,
    /// Inputs that reached it.
    pub cases: u64,
    /// Error relative to the size of the result, in the case nearest to its tolerance.
    pub worst_error: f64,
    /// What that case allowed.
    pub tolerance: f64,
}

impl Record {
    pub fn new(mut kernels: Vec<Outcome>, gpu: DeviceInfo) -> Self {
        kernels.sort_by_key(|outcome| (outcome.name, outcome.arch));
        let (major, minor) = gpu.compute_capability;
        Self {
            gpu: gpu.name,
            compute_capability: format!("{major}.{minor}"),
            driver: gpu.driver_release.unwrap_or_else(|| "unknown".to_owned()),
            date: jiff::Timestamp::now().strftime("%F").to_string(),
            kernels,
        }
    }

    /// The file's name: the GPU's name in lower case, every other character an underscore.
    pub fn file_name(&self) -> String {
        let plain = |c: char| match c.is_ascii_alphanumeric() {
            true => c.to_ascii_lowercase(),
            false => '_',
        };
        self.gpu.chars().map(plain).chain(".json".chars()).collect()
    }

    /// The text, indented and ending in a newline.
    pub fn to_json(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_named_after_its_gpu_and_sorted() {
        let outcome = |name, arch| Outcome {
            name,
            arch,
            sha256: "23",
            cases: 3,
            worst_error: 0.25,
            tolerance: 0.5,
        };
        let gpu = DeviceInfo {
            ordinal: 0,
            name: "NVIDIA A100-SXM4-80GB".into(),
            compute_capability: (8, 0),
            multiprocessors: 108,
            l2_bytes: 40 << 20,
            memory_bytes: 1 << 36,
            cuda_version: 13000,
            driver_release: Some("580.159".into()),
        };
        let kernels = [("b", "sm_80"), ("a", "sm_90a"), ("a", "sm_80")];
        let kernels = kernels.map(|(name, arch)| outcome(name, arch));
        let record = Record::new(kernels.to_vec(), gpu);
        assert_eq!(record.file_name(), "nvidia_a100_sxm4_80gb.json");
        let json: serde_json::Value = serde_json::from_str(&record.to_json().unwrap()).unwrap();
        assert_eq!(json["compute_capability"], "8.0");
        assert_eq!(json["kernels"][0]["arch"], "sm_80");
        assert_eq!(json["kernels"][1]["arch"], "sm_90a");
        assert_eq!(json["kernels"][2]["name"], "b");
    }
}
