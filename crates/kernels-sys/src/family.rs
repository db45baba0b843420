//! Names of what is shipped.

use std::fmt;

use crate::launch::{
    flao, flao_wgmma, lrpe_cosine, lrpe_cosine_md, lrpe_rotate, lrpe_shared, stream, tpa_decode,
    tpa_decode_wgmma,
};

/// The kernels of one CUDA source file, which are loaded together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// `flao.cu`: fused linear attention with an output gate, on every GPU.
    Flao,
    /// `flao_wgmma.sm_90a.cu`: the same by instructions of compute capability 9.0 alone.
    FlaoWgmma,
    /// `lrpe_cosine.cu`.
    LrpeCosine,
    /// `lrpe_cosine_md.cu`.
    LrpeCosineMd,
    /// `lrpe_rotate.cu`.
    LrpeRotate,
    /// `lrpe_shared.cu`: the stages that all LRPE operators share.
    LrpeShared,
    /// `stream.cu`: the memory bandwidth that operators are measured against.
    Stream,
    /// `tpa_decode.cu`: decoding with tensor product attention.
    TpaDecode,
    /// `tpa_decode_wgmma.sm_90a.cu`: the same by instructions of compute capability 9.0 alone.
    TpaDecodeWgmma,
}

impl Family {
    /// All families.
    pub const ALL: [Self; 9] = [
        Self::Flao,
        Self::FlaoWgmma,
        Self::LrpeCosine,
        Self::LrpeCosineMd,
        Self::LrpeRotate,
        Self::LrpeShared,
        Self::Stream,
        Self::TpaDecode,
        Self::TpaDecodeWgmma,
    ];

    /// The stem of the source and of the PTX file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flao => "flao",
            Self::FlaoWgmma => "flao_wgmma",
            Self::LrpeCosine => "lrpe_cosine",
            Self::LrpeCosineMd => "lrpe_cosine_md",
            Self::LrpeRotate => "lrpe_rotate",
            Self::LrpeShared => "lrpe_shared",
            Self::Stream => "stream",
            Self::TpaDecode => "tpa_decode",
            Self::TpaDecodeWgmma => "tpa_decode_wgmma",
        }
    }

    /// The full names of its kernels.
    pub const fn kernels(self) -> &'static [&'static str] {
        match self {
            Self::Flao => &flao::NAMES,
            Self::FlaoWgmma => &flao_wgmma::NAMES,
            Self::LrpeCosine => &lrpe_cosine::NAMES,
            Self::LrpeCosineMd => &lrpe_cosine_md::NAMES,
            Self::LrpeRotate => &lrpe_rotate::NAMES,
            Self::LrpeShared => &lrpe_shared::NAMES,
            Self::Stream => &stream::NAMES,
            Self::TpaDecode => &tpa_decode::NAMES,
            Self::TpaDecodeWgmma => &tpa_decode_wgmma::NAMES,
        }
    }
}

/// One kernel. The modules of [`launch`](crate::launch) say which are theirs.
///
/// ```
/// use gimbal_kernels_sys::launch::lrpe_rotate;
/// use gimbal_kernels_sys::lrpe::{Access, ActivationClass, ElementType, Variant};
///
/// let variant = Variant { element: ElementType::Bf16, access: Access::Vector };
/// let kernel = lrpe_rotate::forward_kernel(ActivationClass::None, variant);
/// assert_eq!(kernel.name(), "lrpe_rotate_fwd_none_bf16_v8");
/// assert_eq!(kernel.family().name(), "lrpe_rotate");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kernel {
    family: Family,
    index: usize,
}

impl Kernel {
    /// The kernel at a place of `family.kernels()`.
    pub(crate) const fn new(family: Family, index: usize) -> Self {
        Self { family, index }
    }

    /// The family it is loaded with.
    pub const fn family(self) -> Family {
        self.family
    }

    /// Its place in [`Family::kernels`].
    pub(crate) const fn index(self) -> usize {
        self.index
    }

    /// The dynamic shared memory that a block of it needs, in bytes.
    pub const fn shared_bytes(self) -> u32 {
        match self.family {
            Family::Flao => flao::shared_bytes(self.index),
            Family::FlaoWgmma => flao_wgmma::shared_bytes(self.index),
            _ => 0,
        }
    }

    /// The `extern "C"` name.
    pub const fn name(self) -> &'static str {
        self.family.kernels()[self.index]
    }
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
