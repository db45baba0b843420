//! The PTX that is part of this crate.

use std::io::Read;

use flate2::read::GzDecoder;

use crate::{Arch, Error, Kernel};

/// The PTX of the family of a kernel.
pub(crate) fn ptx(kernel: Kernel, arch: Arch) -> Result<String, Error> {
    let bytes: &[u8] = match (arch, kernel.family()) {
        (Arch::Sm80, "flao") => include_bytes!("../ptx/sm_80/flao.ptx.gz"),
        (Arch::Sm80, "lrpe_cosine") => include_bytes!("../ptx/sm_80/lrpe_cosine.ptx.gz"),
        (Arch::Sm80, "lrpe_cosine_md") => include_bytes!("../ptx/sm_80/lrpe_cosine_md.ptx.gz"),
        (Arch::Sm80, "lrpe_rotate") => include_bytes!("../ptx/sm_80/lrpe_rotate.ptx.gz"),
        (Arch::Sm80, "lrpe_shared") => include_bytes!("../ptx/sm_80/lrpe_shared.ptx.gz"),
        (Arch::Sm80, "stream") => include_bytes!("../ptx/sm_80/stream.ptx.gz"),
        (Arch::Sm80, "tpa_decode") => include_bytes!("../ptx/sm_80/tpa_decode.ptx.gz"),
        (Arch::Sm90a, "flao_wgmma") => include_bytes!("../ptx/sm_90a/flao_wgmma.ptx.gz"),
        (Arch::Sm90a, "tpa_decode") => include_bytes!("../ptx/sm_90a/tpa_decode.ptx.gz"),
        (Arch::Sm90a, "tpa_decode_wgmma") => {
            include_bytes!("../ptx/sm_90a/tpa_decode_wgmma.ptx.gz")
        }
        _ => &[],
    };
    let bad = |reason: String| Error::BadCode {
        kernel: kernel.name(),
        reason,
    };
    let mut text = String::new();
    GzDecoder::new(bytes)
        .read_to_string(&mut text)
        .map_err(|error| bad(error.to_string()))?;
    // The driver takes a C string.
    if text.contains('\0') {
        return Err(bad("it contains a NUL".into()));
    }
    Ok(text)
}
