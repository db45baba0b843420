//! Configs that are shipped.

use std::sync::OnceLock;

use crate::entry::{Collection, Recorded};

/// One file per GPU, as `gimbal tune export` writes it.
const FILES: [(&str, &str); 1] = [(
    "nvidia_h200.json",
    include_str!("../configs/nvidia_h200.json"),
)];

/// The configs that are part of this crate: Gimbal's own operators on known GPUs, with the driver and the digest of the
/// PTX that they were found for.
///
/// ```
/// for recorded in gimbal_autotune::bundled() {
///     println!("{}: {} configs", recorded.environment.gpu, recorded.entries.len());
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
