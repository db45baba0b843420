//! The autotuner, with the names and the shipped configs of this crate's operators.

use std::sync::OnceLock;

pub use gimbal_autotune::*;

/// The environment variable that says whether operators measure: `off`, `replay` or `tune`.
pub const MODE_VARIABLE: &str = "GIMBAL_AUTOTUNE";
/// The environment variable that names the directory of tuned configs.
pub const DIRECTORY_VARIABLE: &str = "GIMBAL_AUTOTUNE_DIR";

/// One file per GPU, as `gimbal tune export` writes it.
const FILES: [(&str, &str); 1] = [(
    "nvidia_h200.json",
    include_str!("../configs/nvidia_h200.json"),
)];

/// Where tuned configs are kept: the directory that `GIMBAL_AUTOTUNE_DIR` names, else `gimbal/autotune` in the user's cache
/// directory.
///
/// # Errors
/// [`Error::NoDirectory`] where there is neither.
pub fn cache() -> Result<Cache, Error> {
    Cache::of_user(DIRECTORY_VARIABLE, "gimbal/autotune")
}

/// The configs that are part of this crate, with the driver and the digest of the PTX that they were found for.
///
/// ```
/// for recorded in gimbal_ops::autotune::bundled() {
///     println!("{}: {} configs", recorded.environment.device, recorded.entries.len());
/// }
/// ```
pub fn bundled() -> &'static [Recorded] {
    static PARSED: OnceLock<Vec<Recorded>> = OnceLock::new();
    PARSED.get_or_init(|| {
        let parse = |(name, text): (&str, &str)| match Collection::parse(text) {
            Ok(collection) => collection.environments,
            Err(error) => {
                tracing::warn!("{name} is of no use: {error}");
                Vec::new()
            }
        };
        FILES.into_iter().flat_map(parse).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_can_be_read() {
        for (name, text) in FILES {
            let collection = Collection::parse(text);
            assert!(collection.is_ok(), "{name}: {collection:?}");
        }
    }
}
