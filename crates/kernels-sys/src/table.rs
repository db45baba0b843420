//! Every shipped kernel, in the order of the sources. Written by `cargo xtask ptx`: do not edit.

use crate::kernel::Arch::{Sm80, Sm90a};
use crate::kernel::{Build, Entry, Needs};

/// The compiler of all of it.
pub const NVCC_VERSION: &str = "13.0.88";

/// The CUDA version that a driver must support to load all of it, as `1000 * major + 10 * minor`.
pub(crate) const NEEDED_CUDA_VERSION: i32 = 13000;

static FLAO_SM_80: &[u8] = include_bytes!("../ptx/sm_80/flao.ptx.lzma");
static FLAO_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao.cubin.lzma");
static FLAO_ELEMENTS_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao_elements.cubin.lzma");
static FLAO_LRPE_SM_80: &[u8] = include_bytes!("../ptx/sm_80/flao_lrpe.ptx.lzma");
static FLAO_LRPE_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao_lrpe.cubin.lzma");
static FLAO_LRPE_WGMMA_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao_lrpe_wgmma.cubin.lzma");
static FLAO_LRPE_WGMMA_BWD_SM_90A: &[u8] =
    include_bytes!("../ptx/sm_90a/flao_lrpe_wgmma_bwd.cubin.lzma");
static FLAO_SHORT_SM_80: &[u8] = include_bytes!("../ptx/sm_80/flao_short.ptx.lzma");
static FLAO_SHORT_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao_short.cubin.lzma");
static FLAO_WGMMA_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao_wgmma.cubin.lzma");
static FLAO_WGMMA_HALVES_SM_90A: &[u8] =
    include_bytes!("../ptx/sm_90a/flao_wgmma_halves.cubin.lzma");
static FLAO_WGMMA_WIDE_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao_wgmma_wide.cubin.lzma");
static LRPE_COSINE_SM_80: &[u8] = include_bytes!("../ptx/sm_80/lrpe_cosine.ptx.lzma");
static LRPE_COSINE_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/lrpe_cosine.cubin.lzma");
static LRPE_ROTATE_SM_80: &[u8] = include_bytes!("../ptx/sm_80/lrpe_rotate.ptx.lzma");
static LRPE_ROTATE_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/lrpe_rotate.cubin.lzma");
static LRPE_SHARED_SM_80: &[u8] = include_bytes!("../ptx/sm_80/lrpe_shared.ptx.lzma");
static LRPE_SHARED_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/lrpe_shared.cubin.lzma");
static STREAM_SM_80: &[u8] = include_bytes!("../ptx/sm_80/stream.ptx.lzma");
static STREAM_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/stream.cubin.lzma");
static TPA_DECODE_SM_80: &[u8] = include_bytes!("../ptx/sm_80/tpa_decode.ptx.lzma");
static TPA_DECODE_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/tpa_decode.cubin.lzma");
static TPA_DECODE_WGMMA_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/tpa_decode_wgmma.cubin.lzma");

#[rustfmt::skip]
pub(crate) static KERNELS: [Entry; 504] = [
    Entry { name: "flao_sum_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 0..5648, sha256: "b9614cb8040c4122503ea1a708f8ae4f549c089e0e665a4ed5cf62fbcdc07844" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 0..5722, sha256: "9dea1314fdbe832f866a915f1a0c0aefb8a02ba219d542570dcd7df94c6614d4" },
    ] },
    Entry { name: "flao_sum_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 5648..11330, sha256: "30522acef319f0a9456f962e336809a4fc1319dba4284f00c920d17dfbdbf50c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 5722..11483, sha256: "686b1a84b30ae2f8347fae82f80cf11436e879117971a1d9a51faea74a3fc17f" },
    ] },
    Entry { name: "flao_sum_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 11330..16867, sha256: "2284040772ea48666f03c0de8cb5fe22ac5f699569d57d6d34228118a0488e4a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 11483..17097, sha256: "537cb5149e6a56c02234fd4f12df47c120421ae4f72fd695197188222b30017d" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_SM_80, place: 16867..21133, sha256: "9556da5742cb404552a218f193e70c79001600de11753bfa36fe90b46a43b158" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: FLAO_SM_90A, place: 17097..22747, sha256: "2851b09051278fd34c6844afeb660783cab843f6bdf70aecbdbf7de7dc4a8c45" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 21133..27320, sha256: "24035ea5c36de133577b0377eebe43983679f42a0b361317b2165737d392d8b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 22747..29987, sha256: "490a2ffeafd7d3ed5a7b85e2554c6eeb08c72b9200b4970e50ef2e42a6dfc0ef" },
    ] },
    Entry { name: "flao_sum_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_SM_80, place: 27320..31593, sha256: "def4963514ef0cd8baa391aa72f17d83bb9bc679ca4ba28506cbc107a8946fee" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: FLAO_SM_90A, place: 29987..35633, sha256: "f7994ae939460a5eb7198d61999a3afdc4b754343c056d98ecc721b936d28271" },
    ] },
    Entry { name: "flao_sum_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 31593..37769, sha256: "a85f9b1fc77502c4c5db934e8fcf26e64d0b0eecb1606dc26e525d450956ea07" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 35633..42882, sha256: "7be204b5effbad652c6241852667721ca91e8a217b1f9c7cf6b67c65ea1aa8bb" },
    ] },
    Entry { name: "flao_apply_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 37769..45068, sha256: "59e5643486226aa33e4aac473339af2887761ecf3c8dc43d44193561918d1b87" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 42882..50545, sha256: "4f2b77adba6fffdc5aa257103244663d804d4d6631bcb176a85360a86826806d" },
    ] },
    Entry { name: "flao_apply_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 45068..52331, sha256: "9812d582fa969f99df768d54a55a4a8979c70847610dfde681bf643f8c5f1d5d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 50545..58256, sha256: "d24f197356789f565a957c87e062a61cd984e55bbfe2e75ae0eeb323df97e2a1" },
    ] },
    Entry { name: "flao_apply_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 52331..59123, sha256: "5863b6dcced57d886013af8250e0276a207273acb6ebc3613df43fc7329211ab" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 58256..65556, sha256: "3c21cfda849e237d1a82f59d2c5c3bb54b7db1835b9d791e527ec19eda90cba4" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 0)), (90, needs(105, 0, 0, 0))], file: FLAO_SM_80, place: 59123..65498, sha256: "44624dec89376df3661d72ea2057462c3de9d164c309cfca61dea07cfa7170dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(105, 0, 0, 0))], file: FLAO_SM_90A, place: 65556..72940, sha256: "61432bc35949146aa9cd4cc29ab9ef6cda3299cef2bccd9c82aa92afac9cb1e3" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 0)), (90, needs(118, 0, 0, 0))], file: FLAO_SM_80, place: 65498..72361, sha256: "f28c2ed60ba8f82fbde9e51a1c6436a28a46c0a35f5a84a96ed79e712f2eae73" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 0))], file: FLAO_SM_90A, place: 72940..80916, sha256: "0e537dc9133f9430501f8d7c94d7220d48b47cf99c3325fca326ffd7e79cce73" },
    ] },
    Entry { name: "flao_apply_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 0)), (90, needs(114, 0, 0, 0))], file: FLAO_SM_80, place: 72361..79761, sha256: "5785318408750714efc95b9ce7f0bd9710e7fe7568e2f5246c7e082b28a04f82" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(114, 0, 0, 0))], file: FLAO_SM_90A, place: 80916..89867, sha256: "87ba2b317198f19e02e3ff2c7f3ccfb951454c92053fc8a6932d372ab5a17281" },
    ] },
    Entry { name: "flao_apply_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 79761..87609, sha256: "f8f73689a9bff92a9523f1aca552543c2e3992a84ab7c935e71d2e195205c90c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 89867..99468, sha256: "3a29d297ca80a525242c3da5006b5c359aa55d3edf047f58283f173702c8b4c3" },
    ] },
    Entry { name: "flao_bwd_queries_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 87609..100783, sha256: "9436f2cf06a8cfa503542b1100d4622f3de99149f2a1a133287e8e661ff62441" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 99468..112389, sha256: "0809bae44017f37d3df6e525815ef57c7eb46e12dc42f7ee4019f35eb75b6e00" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 100783..113963, sha256: "da3a81d67c7325c4c023ba29e40a7dbcf73c81735917248e7d94c3f5511b2f0d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 112389..125358, sha256: "63c9ed169e3a88573b74f4aa57b39e4f9c7fb49cb53f7c9ac4f8dbbd4c8a77b7" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 113963..126570, sha256: "c8234945015c6b0a8ff82c24d5a3bb9c77d5f38d72cb414db6c3255be97d5070" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 125358..137528, sha256: "69f91b4a7043379605b4abcfedc3efccff5054483da416c7e59e00ca9cb858cb" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(147, 0, 0, 0)), (90, needs(147, 0, 0, 0))], file: FLAO_SM_80, place: 126570..135212, sha256: "b560e5df58dda8055176e2d13d6fa09930315a46108d06aaa1d1bd6c1fe8f41f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(147, 0, 0, 0))], file: FLAO_SM_90A, place: 137528..147616, sha256: "9a306926c196a481b19c2ade0b4fe78dab7f0ec00ae8dfd1138d2d0354df9b86" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(244, 0, 0, 0)), (90, needs(245, 0, 0, 0))], file: FLAO_SM_80, place: 135212..146412, sha256: "0fed739fc4901b2cd41842c125f78015632f2c43e9f226e54bfb6446210d4234" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(245, 0, 0, 0))], file: FLAO_SM_90A, place: 147616..159502, sha256: "51e69cc7ca8e3e4003d7cd4fafc3e753a150f9add3ecf9ee37009c58bb1f5b1b" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(185, 0, 0, 32)), (90, needs(183, 0, 0, 32))], file: FLAO_SM_80, place: 146412..159064, sha256: "35985a09c1f98a365d837493a8755f06f5581255b42db3790c8b5cc78c5581b2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(183, 0, 0, 32))], file: FLAO_SM_90A, place: 159502..173039, sha256: "0b7a13df6eee41f0009e9313d6b89e4719fbe2294ac0b5db670b474c295ad4fc" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 32)), (90, needs(255, 0, 0, 32))], file: FLAO_SM_80, place: 159064..175325, sha256: "c715d1c82c44697775a5605dba98f4121af6caef1c5b0b14155c74a086d18bf1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 32))], file: FLAO_SM_90A, place: 173039..188916, sha256: "65a7c7a1c253efafc9642e7f6b88af26fad584c37b9aa61c0c6a548d9840b30c" },
    ] },
    Entry { name: "flao_bwd_keys_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 175325..180823, sha256: "58488430d62fafffc5ff6c99c18df84e3b2e8e117891a25e215d4cfa572dbc30" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 188916..195186, sha256: "f20b5eb8c954230731c56fd4325b9ecdfa4959dd8bdd80e474d49e6fd3a6791d" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 180823..186312, sha256: "b02cf86df450813830851ffaaf7ba11fac5691d2a044414f5413a94226f40348" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 195186..201459, sha256: "9910d8b7181d6870a1219ce0236abbd1f8dd960e96cbd98fb15554a82fe943aa" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 186312..191588, sha256: "76cb93aaa37b43efad00e2974b4832a3c51d99bf9c869a55af9f1f43beee95c7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 201459..207563, sha256: "57433a9e0edfbed6577d69d798931a7cfc6863e4b9ce7159f3af9a18e6126cc8" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 0)), (90, needs(119, 0, 0, 0))], file: FLAO_SM_80, place: 191588..196760, sha256: "6d5c3932e5147d13eb3e1a70f7cd6e2ebfe30b6f2e8ba9b65722318ab8fef64b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(119, 0, 0, 0))], file: FLAO_SM_90A, place: 207563..214673, sha256: "c6077704468554e8367407198c1621d7942515ff3d90e2df4f0c1eb5bb24d996" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 196760..202409, sha256: "7e85bef80adc8a92af76a695642be27fed830bfa33a6a78becf8e1bc533fe59e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 214673..222540, sha256: "cce85653a61824594da710926d15b577ce49abcf460d209b6fbc89719817bcf1" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 0)), (90, needs(118, 0, 0, 0))], file: FLAO_SM_80, place: 202409..208565, sha256: "2747866ce323c879a5061faae1aed1e9e4925880f48d9dff96b1891f24f591fa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 0))], file: FLAO_SM_90A, place: 222540..230555, sha256: "4ef0e969cd6b7a8be2b06a5ce135f3ca67b71572a00823722d75c5d9bfa6534c" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 208565..215320, sha256: "812149a50c530bc991678e4d32790fe13c7a23ad5ba5ff6a4e28310ca2a3b355" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 230555..239345, sha256: "9aedae098b5baa7d257f19b76a7d0097fb312fe966bbad2008b59a7e1a323d1f" },
    ] },
    Entry { name: "flao_reduce", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 5120)), (90, needs(64, 0, 0, 5120))], file: FLAO_SM_80, place: 215320..224773, sha256: "2ef47845adc49ed866614da7c34fdc57ad1c33d2cd045262a63c5b2d872a095d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 5120))], file: FLAO_SM_90A, place: 239345..250234, sha256: "f4d9f589eb870f4b2370e59ddc8839551a012dc837d10e5a9b52ad5745bc11a1" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 0..8286, sha256: "85ca0b04054d7ae5be944ed5664337c24be9cd4434263b3dceb047b625003c60" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 8286..16923, sha256: "8a05045d83c6075bd612fedb0cef19216e573891cf8525ba8814c3eae366036d" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 16923..25373, sha256: "c4ae768eb5e6d111b13979c43260cfbeba6735466dcfbdb1f9ada01e2d136bce" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 25373..34028, sha256: "166b698fb6da2d4390ac1924b24b1fc22b55082e44fa0d628c4f5bf50f8d281b" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 34028..42592, sha256: "d8deda5136ce534dcd7b6b2ccf78e235395145007ecb999e5fb9141129c291e2" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 42592..50872, sha256: "35b15256630dafd6cd9f80b10cf234f2a9780e5b39ae691b66a8dab9c4ddb707" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 50872..59524, sha256: "6376b1d56ef0e3cb9780f4623fa959122e359b5f333e43af90a8fe7f7430a9bb" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 59524..67974, sha256: "cf9881438a8b6899d42dc07b83607bec7472d0685ee5cbe4a173c41009b444d4" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 67974..76630, sha256: "650640c914eec515f23efe04a49338101f6c93d6778c3257cc2a685a10657944" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 76630..85183, sha256: "ffa652cf077c9be964db0f9afdcac39fbd7e36a8ee1d5ec2f9a81d0edf7e8acb" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 85183..98905, sha256: "c965b35c0c09426b098048b499f83f56214d2d89a5205ff8488ecddd3b7d5994" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 98905..113406, sha256: "4cc597611a6f69e46879fecd689190b22c05b2777e979a499401c18615f6bae8" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 113406..128221, sha256: "bd95f96502271c8b0a3149737a5427f9d1e5eb3ec8903fb2b54461c77ecba111" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 128221..142255, sha256: "4ee1c8ed0926807e4ec70751ca6d4ee2915a5196f5b0283ace72647c46fcd99d" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 142255..156342, sha256: "944effb91ba45f4718b98a1fe1233cf9041435d92a12a9ab21c159c1894a97c5" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 156342..173135, sha256: "d39726c1a42876a2747bf4776dd0790e6f0d91407144e2cae37996e7ccb7760f" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 173135..190737, sha256: "987028b6906ea5f1e924a7bad5fc4261a5eb7c78fe5620516d105e013f0846c7" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 190737..208901, sha256: "35a56b16af17941d6b0c2749c60e2e6dc49c40e29e0c2279e99ee78f232ef7eb" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 208901..225870, sha256: "7a24fa0f088a11cdd7173e0bde43fd0e0379b93f7c98174e89859dc3313eccbc" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 225870..243390, sha256: "bbbc38c083d7412678647cc256803c553870fee4b66489d6fc52675c5d72144a" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 243390..259109, sha256: "64b49e125fb3e217faf3bc955e83d66b7fa7dc6f47ebb48ad59fc62dda91241e" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 259109..281405, sha256: "7756edf78186e66ffd2c417ceac3fbc7919fd8cf5939cdf7a8fcc3d53b20bbf2" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 281405..297745, sha256: "0477e215804f9a24155123d8892a67abc1550e148d33718a0059acac8d04fd15" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 40, 0))], file: FLAO_ELEMENTS_SM_90A, place: 297745..314045, sha256: "b968535ff99978f8c875a8286739318e300bd46da1cef50759dd1c29ec872fd5" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 92, 0))], file: FLAO_ELEMENTS_SM_90A, place: 314045..331478, sha256: "e49aae99e5da9b1a28af4ceed8d5ee30f6090a2458dc15b6e4fc4cfe8ff9e223" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 331478..350677, sha256: "6408a1f240c10ccfe7b123badd2bdcc8657c0e21e32688c5ceb59632b0a759b3" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 350677..379941, sha256: "7b677994a76db1d8382cd68811fbc7c6230f9b1795f4f2fa5e75f75e710d4c2f" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 84, 0))], file: FLAO_ELEMENTS_SM_90A, place: 379941..400680, sha256: "cdd30de988f169101da38493632740f3f63de9118bd37a3616369c245d4d8a79" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 152, 0))], file: FLAO_ELEMENTS_SM_90A, place: 400680..421620, sha256: "c979b92251f62d184710c0148a2d54c1674f05511a97547464df550ae613a1c1" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: FLAO_ELEMENTS_SM_90A, place: 421620..442277, sha256: "38f1c5082bd4c8670542f3143909710157103f02e4994d335fdf9eda75f56b01" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 442277..455375, sha256: "5e0f05ba1ab0388d77db7c152dea73a2c114c3fb7de998d3495492ed37c2167b" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 455375..469169, sha256: "141890a75a7ac33da495c898d62e7d4d41cfea6e406248a4e3b06f8698b5e93c" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 469169..483133, sha256: "8c18f24ee2edefdad2140edff106d17a9f7db9cfba44593f4e44724ded53e128" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 483133..497084, sha256: "b42792cb205cd20523e28e141bd061342d0778029ea7ef3d928cec7b96479276" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 497084..510300, sha256: "23b4a98ee0a44cb9e45c19c3f08893f5b2ce143bbf188a92e5041d8094e3a8a1" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 510300..526763, sha256: "c25fa600dad430c2bf5cff6217f8240160debf24fc843fd9f8156158e17d10c7" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 526763..543762, sha256: "7f2a3c124d5708908b70da18556f9e0cb57850edb582430c9130694730279cb1" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 543762..561708, sha256: "d8210a7a45522f134a23a2ade22de85e4a0216ce80636cde42c2d140c1667913" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 561708..579608, sha256: "5b268ab36ff4c84fe5a0558d4812c0a49ec5d92f7c603acaebdff727f24e84fc" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 579608..596150, sha256: "b3e5432be32705fdeff2d0051179ccc2a385239952703e4091f28cc700f50bbc" },
    ] },
    Entry { name: "flao_lrpe_features", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 0)), (90, needs(48, 0, 0, 0))], file: FLAO_LRPE_SM_80, place: 0..3792, sha256: "be6191e45a60acc2206dfbeaacd3f165eb22a1ee678245271ea740b288fe888a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 0))], file: FLAO_LRPE_SM_90A, place: 0..6585, sha256: "4857c7bd536751024584063c049d54a20f3c01a6616a4dafeca50069bbacf79e" },
    ] },
    Entry { name: "flao_lrpe_encode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 720, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 0)), (90, needs(64, 0, 0, 0))], file: FLAO_LRPE_SM_80, place: 3792..12349, sha256: "5bb35be551c4bd3ae281f1e44828b825917dd719ffd311ba44bcee4a819e412c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_LRPE_SM_90A, place: 6585..16616, sha256: "65f45b708771f85a09b5ec998a787de24cb8df7559f773fcb3b55a41d79efeb3" },
    ] },
    Entry { name: "flao_lrpe_gradient", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 0)), (90, needs(60, 0, 0, 0))], file: FLAO_LRPE_SM_80, place: 12349..18808, sha256: "2117dbe5821eb8285a38f0893c332c679018e1fe1fb3dd90106c1583da8d3668" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 0))], file: FLAO_LRPE_SM_90A, place: 16616..25769, sha256: "7ba29fe60310c1e4472a7b7869040f1059789fe2a4dde79a2ecacbe27852156d" },
    ] },
    Entry { name: "flao_lrpe_decode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 784, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(108, 0, 0, 0)), (90, needs(108, 0, 0, 0))], file: FLAO_LRPE_SM_80, place: 18808..30320, sha256: "54ac51a35bcb76be1b1419d7a06b138cd113e2c6ae5c271823be2e87bb633726" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 0))], file: FLAO_LRPE_SM_90A, place: 25769..38668, sha256: "6d3184b7432acea04fe326472a7bfbd785ba352e225349954488ff0272679b22" },
    ] },
    Entry { name: "flao_lrpe_sum", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 88, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 8192)), (90, needs(48, 0, 0, 8192))], file: FLAO_LRPE_SM_80, place: 30320..33637, sha256: "23db2b3fa39f2cb0784d172a90973702b3235c5e92a462e2857cd73d292f7575" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 8192))], file: FLAO_LRPE_SM_90A, place: 38668..43980, sha256: "68a864ab4e148efa33a7fa7ebf5d2fa179091b9ac976551f3463f60885f7c554" },
    ] },
    Entry { name: "flao_lrpe_dots", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(46, 0, 0, 0))], file: FLAO_LRPE_SM_80, place: 33637..38274, sha256: "1aee2ae3d9b5da9d70f95d6d5b1dddb956ed62411b80b5f389f6e414678476a0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 0))], file: FLAO_LRPE_SM_90A, place: 43980..50006, sha256: "29adba51ac8ce540e5d64cd5529b18a85164ec124129e1a1bc149cfb588b818c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 0..26030, sha256: "71e978ef6f45b6cf90a0f58480ae476b7e660f23a031a1430ea99db40bbb0574" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 26030..50048, sha256: "6a690d0cabdf6f3c8bd56b67f8350e14f7c691338ed6bf19871097d661fc321b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 50048..88536, sha256: "6d16b5ba44f664a185c98774567f449e3ba1601e164fdef6d2b7f93b4d245692" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 88536..125039, sha256: "f6f5bcbdd29b1e19168ecea6f61809deee0bdc146d3b8dcf71177167385ce5fa" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 125039..145792, sha256: "3cb2533c6a1c54d49bb1bb484fefe7525ec4792a22fb7162815974a02f8b3940" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 145792..166490, sha256: "4b1c8674840f92ef6d657cc0a038f60c80c947fdd275e554608829294b907e6d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 166490..191653, sha256: "d70b0678090f34fbd8a3a1e6ed2b8084318a02da7aa579c06aa21550ab830c3f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 191653..218614, sha256: "cdf89fa54ae165a8c15678d5dc6225b73dde674b4679b3d0f4846dca53c0ec98" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 218614..244972, sha256: "7477f35e417b50ab4fa416c3b1812976ac6de4dc18cd266aef2e7d3503ec428d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 244972..272027, sha256: "25c0a01b38391c9b991c9bae4a153159e6779269a47542be147424ef959a28bf" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 272027..307071, sha256: "9819788ae1ffbbc40927d6432b4458fd4401aae4a210b6606cf621c6df4e4dbc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 307071..342862, sha256: "1cc81d0a8ca50feb6d3fe4c79a9fd266ac3168efca5368dd93f0426c3285dfa1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 342862..370453, sha256: "d87c57a91fda1e0c85b87dc5a0f2cbc6bdb3bf21e4fda84c76eac9074016e6e5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 370453..395730, sha256: "d8a04b2554eb5ce8eaf5a0c4c31c1bbf275914a908ac4d70d5937dfe83969624" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 395730..435341, sha256: "3ec34cc40b1493d3718aba752a98ca56df602a8dc1445eeb8db51e15f83ed42e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 435341..473274, sha256: "366d2d4d0ca73bf26c0757a0083c91daab5ae54c82f3b20bfbc6121020a6a348" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 473274..495637, sha256: "bb03fc0f5d14de41f45a8883d6cf6681f8340255c4170c209c5eb79d492842e9" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 495637..518204, sha256: "ea1a53cca1c558cfe0348bee50eedf2fbd1779592477fec03fc647b2a7b19424" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 518204..544986, sha256: "361d963eefda763a7c89776913e8533d61f4d59aafa1e2920750697354ea7887" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 544986..573925, sha256: "b4aec928f9719acb8e211a9fc3c1c12743b12af56c641faad72fb48b9041e4c0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 573925..602198, sha256: "4214e1e90144d60f5ee0bf329e500288ddfbb31d393166d9028e420dcb638807" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 602198..631146, sha256: "3873499f03a9e1f738c83177a16458a3ecb9425cca6044c70c32e186fc007f61" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 631146..668611, sha256: "35768432da2d478337f30d4c10758e1040769ae90a06a38d94def37fac798639" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 668611..707073, sha256: "a419cf5b03ee3c4183953a326b1e5179ed7ee36875fc91cf5ccd01dbccb98dcc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 707073..725772, sha256: "dbfd17132dff720b78d264dc4c1e1ee7d07494bfd56f01de7f495809ff00c4ca" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 144, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 725772..747264, sha256: "b56f230f15adfe7ef9da3c8634b375b92ed9f8b9e317575f3bafedd6229b457d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 747264..771565, sha256: "8d7f2d5cea93d6de8656de2a458a0a6e3f56a52669dd3e9b1f425fb5722a52af" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 771565..796602, sha256: "c91ef2b7d7389a8cdffae188e6cd5ad5729a7c39560bca36013263c8e2a0a7d7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 796602..820481, sha256: "0c628f860c69b4db44d434bd9b90a5762e8393a4917ad6ec45df5fe0472892d2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 32, 204, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 820481..846735, sha256: "571aa00ea0c161db807ed62eef92d2157b9c3f2879e6209378274118428f1279" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 846735..876235, sha256: "01ba801429ca04626a95cce54bc0eda4d1efb4ca072ed4d30ee3c79d7d5e306a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 876235..906895, sha256: "b5896bafcd24012508331b0db75d2669d988c9a6764914445a2c0b8d1f842394" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 906895..930572, sha256: "75fc9c0a77e523405ed3cfcb9e24c8a76d582ce79b2f20cac51ed0ca49cc6450" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 930572..955560, sha256: "9393f3f8f02356337c62cc0ab07447dc28ce1ed4385a4eccca4ad1feb40849af" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 955560..984427, sha256: "b5d9bbc85dc681b8ec7c948e44f49d4a9087e234e8a4175f552825a028565e48" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 984427..1013965, sha256: "b9125f4888669c65d5f97b4759ffa6e178329afa0bae99086980c7957dff9d5f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1013965..1035153, sha256: "54771aeb7d9e5e46f95279e80a8879b7f1331982f62914b2354d27ca13560ce6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 144, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1035153..1058253, sha256: "ef3a7998f5dd012a67834ab616eb04338d2895a8f0d71082b5b9df62d6d19f3c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1058253..1084241, sha256: "d910391ee85e5b48caf847fc3506c30a304d77152c80ed99d003303aa245e176" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1084241..1110788, sha256: "36649ef3ba9073b4dd74eabf188f4da6b6011107aa7c785623bc74cca367a246" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1110788..1137390, sha256: "9c0844ecd7f7e9af300fc34e6bf92356dcd872ba804afcab7f5ab6a300459fe5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 24, 156, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1137390..1165175, sha256: "1ce8bb2a986e4a9ab94eef640716b712c995f3bda3bb7c5ec966fa1f49a3e43d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1165175..1197006, sha256: "0b1b61c301917c20ce053f532f2f79a3bf8e41753217d66da9a7ecc45cfeecc1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1197006..1228940, sha256: "512b754253c3b32fdeb91d65b53d4893125a2f2a9b149a2ab8d69dfee2b2f321" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1228940..1254712, sha256: "30ccdac98e77c18109a86b701010fbeec21acfdd69c9853e968c33b40213d7e4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1254712..1281425, sha256: "8c82c78169a48477d2c3a76b8a43932db5d24310227387ab37e73ef802c5e3c8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1281425..1312265, sha256: "2496cb5bf65c6f2e9562c1b10c4ffe25c6afae675640bc22214f52bc00d11e94" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1312265..1343406, sha256: "d8d644078039456dbd360c2c0f11ba9892a89895b14ef9775774bb3ad4af5578" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 0..24635, sha256: "1f372e7a5142aa5ff0be8495e9f054d336d7a68b480b028fa4eac45ffadc04aa" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 24635..53068, sha256: "72b8e1ca0d5c1132c8463bf1f2aec7761c918ba584a9c3d47ce971bb3d3c7153" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 53068..85962, sha256: "f0ef05e694dcee68b65c98a4007f1b39d5833cd4c36f89694999e0090f1ac810" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 85962..122225, sha256: "98f78aac849f554a9d0838c319be15492e7b8a82ce83ec87577b6ef318d21fb1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 122225..151308, sha256: "871e01ab4f6b5e817f677d4e148ee3bc8321c212ba7856a8a910b106c5365f2c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 151308..187682, sha256: "d3f246df45665ba17845c9cffe83443492c95cd389c6de14ac5de2c52a689d21" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 187682..222537, sha256: "764a2fd96abf9778d68f98aef601d6bc2d22433868408406214c99cefa3045db" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 222537..267375, sha256: "02b62f15b03891c15876670af4aa5f2eaedfb79eb435ec6e27c5cbd46b8073c6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 267375..293657, sha256: "ca8c04f9ed6ebfb50acaac8c931732d9613be5d6bb46aac292162a9bbf3505b1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 293657..323832, sha256: "96d4d96080bb80038f36c05bb2e7a36d9a01eb4d9e80709807cf817e0f2a901e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 323832..355743, sha256: "9f5abf0fc54820f7a3ebba3b0519995891178af16e179a8da2e16c2109951554" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 355743..390482, sha256: "25e0fb26118f4b1c18000794cb21b6e11fd8a39e1c4c740d7195c43305cc536f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 390482..418742, sha256: "c7d0fbb9e510d55982711885b8996c49fb50143958d9074758a2aa040fca2ba5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 418742..451753, sha256: "c2a5171a0ed5e99a46ca7ab55f4345d425481047fc7fd957203376fa634b3f56" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 451753..488204, sha256: "4956deeb1bb3b79b4b96b4dfdcb0628b18438170e4f0947f24152ca680c80bdd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 488204..529031, sha256: "5279ee489d5d813df506a3163db6545e5eb4b2b123b24a141d360a8acdf21b6b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 529031..562226, sha256: "e7fe17bcb0cfa54111fd42a3d9ecae6694f19f7c2f1eb1e71c09596a484bf62b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 562226..602991, sha256: "1f270b34ff8d90c8e7796613ddae4fe1300e006ef62c8004f7460997b4d67b8c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 602991..641981, sha256: "60a30b4b7efd5e370cd95c36b2b04b4ce8d84cf68770647dfe70b5105832493e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 641981..692190, sha256: "2436c21736bf4eac9694f3de5d6ff3e037a48d1220f44f323d692d402a1f1147" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 692190..722276, sha256: "b4902817cb61f7e0817cf89899a748e838ba8cd2b490d54dc533e1d6db2cafb3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 722276..757390, sha256: "5a1e74a033aaf3cfff6054b59d7e4ee50d8bd7213749cb50865808aaa7001347" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 757390..792868, sha256: "93065a77ba351d460247d4e65a2c2843ca933729aecf7bc8ccf08fc4159ab3eb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 792868..832653, sha256: "bb4193fc31786774a1a303fbcfff4e7c0202ab0d096a4361670fc2d3aec60e3b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 832653..848490, sha256: "dbe94852f758c0f3163cf5611243bd73aea6509cdedc11a733d88568e675154e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 848490..865820, sha256: "d921c2a4b781e2d8603b32ac62b44a84e3f30c6e14a611e95c1ce56a1d1dc642" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 865820..889213, sha256: "1d5440d07eb65f4b246eb3340d374a5728da2c8da1f98043f632742b9c7255da" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 889213..913511, sha256: "410cefd34fd77e0df4b7d67730296879a58503f11fab32c23f3ce0e6ae046c30" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 913511..928514, sha256: "688e75541cb6b77ddc1692e3758493d94ea19437bdbafbbfdca7478068f5dd37" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 928514..943335, sha256: "1a0ec8af0deedf64201e8c2e17a080272297f2169a4949496507c13164250552" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 943335..961484, sha256: "b93b14a55b407cf3ba2bb4e484ed2308a61a231b272be0e8ee0ffe2023bffe2e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 961484..980675, sha256: "4f5a7a1255fd17bcf0895802acc7047c6173ea1b840a2a01fdcfe26387004b38" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 980675..998892, sha256: "98e01253500535087159a6db7fd00ca786aa6dc077a729585bfaf0d8fd2c6b4a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 998892..1016902, sha256: "a76cf816315924dbabf78591d95d380f33511034c626247e9146f6f48fd481ff" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1016902..1040409, sha256: "2a3b8e5257b5139e5ab29840cf43020f35561d122e2f78e59cf0d63e8b7f7aed" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1040409..1064807, sha256: "95e1c3f809c8aa2df82f5fe43d7bb209db3fd1ca9ff4dc3030195ded09051720" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1064807..1084775, sha256: "232c72e1f1da2abfd4f81e5a3cf304cafe9c7c62988fe35911eda21617fb7aa8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1084775..1105419, sha256: "504facac939e37e5a40440ee0cff4b55265ca640a1699998ca0b738a70356479" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1105419..1132546, sha256: "0edfb60915f0701aa318656f9c87a904421535b579ff9c9a76d8d7facc81f73b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1132546..1159513, sha256: "07e44c2b57b7a979226a0f06596597bfa95925071ea564d8ebcac78b7ab25ee4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1159513..1178225, sha256: "94a73e3ac699c52782842a084031e829a812bda0d94b9566a2959215f1f08d49" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1178225..1196641, sha256: "4e58b7a11c5280e63fc509419a1d7e009c86717e925e81399b6b8de1d7ca3e90" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1196641..1218602, sha256: "72f716c447394c6ab07d3e60b903c961f3907fd9f3aa75425e6b6c6241817962" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1218602..1240411, sha256: "37c525b9088b6f8905f26071b92a3fa1704ad617fe4c3ca26b820d53d3dda73d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1240411..1262645, sha256: "3c9558b37e6fb4455937bf590a6c19902b11c182d1315c132df6034af483a848" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1262645..1284320, sha256: "8b098bd26a2c933b333a02a0925834a4738e35b2ce972a688a4158fd5ff35c50" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1284320..1311577, sha256: "f74c9144ab89a31fa0e41673f6242bda0601313f5ba614f54a2d1f315c7c051b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1311577..1338970, sha256: "7b1dc1741edc0bd7c0414e2ace497eefc623353bb252666632b3111dc31784f0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1338970..1361726, sha256: "6d8d337754b993e14ed3c21eeac3f94bff558e05e0971229bbcfd4a4d832a36c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1361726..1386935, sha256: "7ae598d5d100ff911cedb5d6d8de6b3fb988494e4d34c1e4b11e70c2d18ee82c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1386935..1417266, sha256: "6293b3758de7547dc5557e61fc9753c9213574b5058c8d803ae8545e194f4c4c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1417266..1449616, sha256: "cf0e92634be68956bd5e75d157ec5c9317fc7c9c6a4c703de4a99ee8b399e469" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1449616..1476304, sha256: "3bf6af173c2051642e8dd71e63802e9590aafdf690846f29e4004411a9d226d0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1476304..1508469, sha256: "14b0283422fedf65f6bbe4758d5b8a6e68307d1f09efac50e0a3b4e84d44bbce" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1508469..1540770, sha256: "5d6191aa9428e9f4a50f927fcf0eed491f37eeff16a37ac73a67b3433916418e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1540770..1581859, sha256: "58f35037667a6cab1453ed26dd3b1b3cdd5430cdf377911e48c5ccca9d06858d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1581859..1606186, sha256: "11a92ac5a96eab674001dc4494fe302d57e5f89b024832b076f01ca888bff24f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1606186..1632686, sha256: "23b6f2e27bdd93dc556d0c78c4d6a0ee25de16cc5fea3a49452db1581fc9f7b1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1632686..1662014, sha256: "c7dac1ec3fcc92cd2ff95135c1fe334477406ceb1575ba21cee2d6c7a482178d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1662014..1692849, sha256: "e61c6959946c859b262b3ce43d0672d6d2f902f73eca65bb64688c5df3b7a97c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1692849..1718284, sha256: "45c2ede1bcef7e04f68aa00bf0392543eb9b07384cf15064cadec5eb297cef71" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1718284..1746427, sha256: "268c32f36ddaf24601d44146d845e992b2e3e292ca8fc70a4fd6d20818ea02b2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1746427..1779275, sha256: "4110fe937c6422ad6bcd0961cee0211a1eb59a19809b323be3b5ab4e52fdff20" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1779275..1813848, sha256: "5b1b3927cf74cbadaeec5062982d25cb72be17a089d2470d5d79cdd85e237aa1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1813848..1843336, sha256: "2cb7cc3b93f716242a866cfed1c7e046fed899e156cc464f4485c578b39b2a61" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1843336..1878132, sha256: "cc90b3735da53f90c354bf763b1b0964820ac1874b1aa759881dd80428657a56" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1878132..1913398, sha256: "02568a581342cd4a6f38b760419722f5bc6e926cbbd04e52490b21c936880958" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1913398..1957521, sha256: "a4401fb9f16e59914b48ab33ea99af5f8d352defeb4826569054079af1b5bff4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1957521..1984717, sha256: "f9c8baa1d8dfabb5bc1a9aee130596352960e99ddf09e0a72efba519ceefb04d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1984717..2013537, sha256: "803f2d3096d3293c59190d447752dd0780677f7abafe31d2d5428b870d09b5ee" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 2013537..2045541, sha256: "5652f896d8c4ff418514de61c3a3c87ad2b8eed8acb2e263b7386bcb36debd41" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 2045541..2079021, sha256: "ca26bb35e92b8c85b91dd0b7b3c7cd5353ab923be041f8b66eb1475b16f85c69" },
    ] },
    Entry { name: "flao_short_fwd_bf16", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 0)), (90, needs(118, 0, 0, 0))], file: FLAO_SHORT_SM_80, place: 0..17973, sha256: "fa9f9b4bec20109c6ebeb804526a7a5d35437bab089bfbf3496de33992b2f807" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 0))], file: FLAO_SHORT_SM_90A, place: 0..16614, sha256: "5ee496f97a0d4d779c3b726fe6aec69751ba6a92b1a2067f811be36ab0b565bc" },
    ] },
    Entry { name: "flao_short_fwd_f16", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 16)), (90, needs(118, 0, 0, 16))], file: FLAO_SHORT_SM_80, place: 17973..36667, sha256: "c623b73b1856373d7e85e8aa2343d3ade8fbc728c1c3fdfb8123e74b6615d27a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 16))], file: FLAO_SHORT_SM_90A, place: 16614..34907, sha256: "f1665e854920823251c0d12a2086dc4ac8328d07330d449997034fca66a95270" },
    ] },
    Entry { name: "flao_short_bwd_bf16", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 0)), (90, needs(101, 0, 0, 0))], file: FLAO_SHORT_SM_80, place: 36667..63671, sha256: "a4dc06abdb11a254b3dbf094705af42f5db452720338f27b9b89bbc91b5a63b8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(101, 0, 0, 0))], file: FLAO_SHORT_SM_90A, place: 34907..57354, sha256: "f622a701fb920b86d487210c34c07b71fbdc6a1bebcd0ef66a02c6cddda8a52f" },
    ] },
    Entry { name: "flao_short_bwd_f16", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 16)), (90, needs(102, 0, 0, 16))], file: FLAO_SHORT_SM_80, place: 63671..92983, sha256: "5d6df4921dc52ff4dfdd90b817fd9775f557dfff0006f473cfbd45ebeda865a0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(102, 0, 0, 16))], file: FLAO_SHORT_SM_90A, place: 57354..82631, sha256: "9910036d2c1129bcc74d50d7b0e8cc177103c3bdea2ef3621239b531c04c602c" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 0..3991, sha256: "1313fdb04f65646a71c46dd0569f8ae1b5c579ec3f12340867de0af33077d011" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 3991..8938, sha256: "9498876c207cb823b3393edc72a28031a29b63586e63800089dfe04688eb3980" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 8938..12931, sha256: "ebf3d1cb6391b1717ec48ab22483b26f7de0079ef0c911e4e96ae1da9e95f7d3" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 12931..17884, sha256: "ecabd05c3b3208cfc79c212d9855e0ec8df948e039878075ca7936a35c03350e" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 17884..24184, sha256: "3c8520d75a00e393627c0e1ee77245b5d04676acd5bcdf61572a12c99f573f5d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 24184..31066, sha256: "d3664b75a095abe2c7ac6641ca3a61357c5689e1d3a701f441a0d44975f437d3" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 31066..38282, sha256: "f66761637f1c9196db1c20df54dfd30ec34f21b1cffb91f511c6b8f99ef50522" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 38282..46427, sha256: "aaafba86f3a16f6789fe3c1b74c686cfb326e71bfae429259281534f47a8295f" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 46427..53629, sha256: "15cc22cc21dc043cb7e258d7b2fb5250b96cb916654a6692c351715eaf3f5f18" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 53629..63281, sha256: "f7af556d1c5c7a2af975c66ebaa98c9c22043d4f8315de514febff705aab33e3" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 63281..72782, sha256: "e3dd4b198660a8ed4c61f1be67d96f09d8400a6c47581a79a956c2a27bb8202c" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 72782..86083, sha256: "d2f11a949d7524ff190b3c0113043249e4a723246b44cbe3aead4d3bdb08b50f" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 86083..91899, sha256: "f6dc452bc9bc39efc4a5ef862db3b3435d8c37f88b2b8a5fb4d69e90c89acd09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 91899..98046, sha256: "d6f8ba97a5a7d2905e13c154e14533602ce88d7d89d064b45740ca0a9063e50d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 98046..105378, sha256: "4ab0f4174fd0aaaa5c04940fbfa91f690e49369ba40c3652bf686d8d4ceaa8c9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 105378..112971, sha256: "b34b3fbea60edc6272c4662b45a71b639e0c32432f0316d630be8fe23b9a0874" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 112971..119564, sha256: "cc1cfcfbe7825faaa79a695ca502e9f28c73175c68a9022dd5de2bfb7c2ced3c" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 119564..128029, sha256: "7ba234969655cda25784ee24f5c3808fa930d29583a4e89e434f1e8bbb495ffe" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(86, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 128029..135557, sha256: "b70704fcc00bfcf4afefa0718b3f7abefaeb3541e1c28b9f5cfad97a4783f8be" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 135557..145365, sha256: "167b5bb692a6218909986a2a2b293f9c57320e7d6e9bdb04790d55d9570a7d2b" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 145365..154354, sha256: "857e22e6127a53d6a8ff8ba6365c678bd12bec2bcd801fc424ca97c015114166" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 154354..166279, sha256: "a6e6394f9f89c1843687f56eea1165486842ebc05398c4def26e62b44b76f610" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 166279..178415, sha256: "9832b05c14e95fdb7bbfe2520ef5d438ce65d79cd783244955a4737ff2d4a7d9" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 20, 0))], file: FLAO_WGMMA_SM_90A, place: 178415..194958, sha256: "fc19fea4d8265fd7a79ce079290b9fe04dece2e29599bc42e3e221ed1e8290e5" },
    ] },
    Entry { name: "flao_wgmma_reduce", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 5120))], file: FLAO_WGMMA_SM_90A, place: 194958..206067, sha256: "cb783a56c65883845f855a16a86a3b97ec79ae01d3d8e37efc20a76bd00699c1" },
    ] },
    Entry { name: "flao_wgmma_sum_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 136, 0))], file: FLAO_WGMMA_HALVES_SM_90A, place: 0..11699, sha256: "71001c6f6b51ecc93d73ce97a6e0853c525ca26ea5de5a18ca97eaead94cd8a4" },
    ] },
    Entry { name: "flao_wgmma_apply_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_HALVES_SM_90A, place: 11699..22269, sha256: "d350235fc99da0352da86e087f4f440b1b751271e5408a222ec8726dedbde021" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 80, 0))], file: FLAO_WGMMA_HALVES_SM_90A, place: 22269..36655, sha256: "ac974e0ac8650e065fbe085881eda0e0ca901fb9e1ebcf79ddb68409d743e301" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_HALVES_SM_90A, place: 36655..49061, sha256: "eed771ce610d2f30d75b51fc426097bfeecb7534ea085a5a857f99aac86a820e" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 0..4927, sha256: "dc35027339fcc8407add5aa72e1381a4879c3ea3ebdfd45a0c4601aa7ba9e031" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 4927..9612, sha256: "9fe545aa3acbe867803596a599f619c0d92d541eb05c65fdbb485116197ab5a2" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 9612..14117, sha256: "5aa1b349483b53e3ff3e96a8260b1c84f699cff4f9d661add4d3c28cd7a041da" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 14117..18901, sha256: "f06b16421e28b174caa1a7562352ee2269ff8c9c89bc9f80ead26038e94469ce" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 18901..23328, sha256: "50e8408a054eeaa56dcce160b96bd9dba68a0a3b89d10e674284e815a4747787" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 23328..28428, sha256: "2c8a34c3feddae97aa0693a77e4ac443345b0737c71ce876b5f48d0065e1a1ce" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 28428..33646, sha256: "81b7cbcee42205c373124d41f81d439417a5343c88c8787e48dc0028b57c7bdf" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 33646..38356, sha256: "b31f6ef3e706bc22f2f6f313c92250c9ea049c3fb48829b765d9346ba8d3a449" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 38356..43285, sha256: "b201294d49012841610204718a91ea332aa74322862e8fed3f9ae48bb89481be" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 43285..47980, sha256: "01524babd1e206d6ff2b9cf24f75ccaae6c3107bd7acba14797c276358b095fd" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 47980..52479, sha256: "cacce35cb028b90b70fa72ab69b407578805166f5e1d98caf91fa63f9236278e" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 52479..57258, sha256: "8f1b1dab1f171822fcb26501be251dee6fb1d1ef2f9b093f5e39a8c0172f7eff" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 57258..61687, sha256: "b2285a38c1ef60263764e792418ebe60de7b1d43b65c8acbe1a359a9bc9da45d" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 61687..66774, sha256: "a0b182acba2a609f7df87c53339d2458f3d8b736dc428fe5afe55f4e13a17aac" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 66774..71995, sha256: "92ee6ca313c43cd859073848afc3f9128d8b60fd8ea5eeba7c6e6fac9d6db1e4" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 71995..76703, sha256: "5ca18a9da61f4cd1de3332b2305f05a586dcbf806c640104dec4943ba2a72b9c" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 76703..86798, sha256: "99548612b9eeeb351b744273848dc21cc03d80a71e683ae0dff067b3fa2207ba" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 86798..97250, sha256: "dea923c321bc0a32588ab7e25b1ca8853005a526213d78f1efe034eda6d652f0" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 97250..106517, sha256: "ac9c6ddae1b4a599a60c3d33376a58e0b24cde4a0a15d057a9dfd114aacf783c" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 106517..116754, sha256: "9e613f0c73171d1a099b277ea01e13667ee8c0a5a920a96e82b7ff6746426718" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 116754..127251, sha256: "8234e11b74d4d72b834e94701b8f4186c0c2ad7684b66c02a9c10378937bc9ba" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 127251..136671, sha256: "ab306b0e2057b13620bedce3e62e2792520fca03ef4ef8fba17a2e57d6ff929d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 136671..147113, sha256: "0e3559bc01f1b1864109c4cdfe34c19ea1d2dc07c18f02942d1969c50948e153" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 147113..157613, sha256: "bfc8d1c2f6ef775229fade3f452a0a66838483290aa988dd8b31771db4b4e327" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 157613..169477, sha256: "185788b0b2d817e7de1f57932f149f7bedf689a7fc4676d4d42f7d6dd7bdadf1" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 169477..181650, sha256: "5fbbf82528040acd95342295eed11fa8089e5f8b4a6701baaf377b1a971ec6ed" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 181650..192448, sha256: "972b124cbbf291a20a3ae2aa8140e78d5c50a3d83fa0530dae27f0aeb9bccaf0" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 192448..204181, sha256: "d346452d09d9ad66b6ab334771c477e3a5534bae9f1a78d6549d98669d034789" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 204181..216435, sha256: "61a600707d46c4f0754f36a394843a7768ea121459a5b81c969bdbdb349a83ee" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 216435..227374, sha256: "0b7161d4264d5c49217d1237c769d5f1741f855bb734d60e7b1ea9c9d9d2a7c3" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 227374..239572, sha256: "87c1a1c92cd29542f06f7fcab7c86b46dfa10f6b85c205283cb8e0022ee3203d" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 239572..251942, sha256: "b55db5b0293235c778775d78b0678e1f017d1dc0af600fcd5fb754cd413bfe9d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 251942..260823, sha256: "cd39f1c67f3e9f2b6bc3e49bc7e2f9ba9d59ecf475ee6f95fafc739a538bf303" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 260823..269715, sha256: "d3ee83e71a786b53bf87073a2c701340c93b0d69ab9e01ba275cb28eb9b003af" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 269715..278554, sha256: "761ce509b984a2c4b01fabcad6aa99bcf6c680f5daf16ee44e9a183f47880b55" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 278554..287686, sha256: "4c58e52bf3812af90f21f36780a3b3111e7f6f75cf2679fbee741bada93c1704" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 287686..297261, sha256: "0944cbc76c05d9a0c9b4bb1e09c8327a710e600668f82533315d8fc6c760b3ed" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 297261..306180, sha256: "7affac5226a1d900ea58348c750fb4088d8a79fe5d527f73723647a1241a8cc0" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 306180..315786, sha256: "248995246b48a327b0f12bc715bfdcd0a292867783a2a0baf0976e1ea2281106" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 315786..325173, sha256: "122a99dc0bb9d7ef9d9efdc3855ac1f891973e58763c8ff7b51110b7c967546c" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 325173..335895, sha256: "351d587f4adddb0eba6dd76786c33cf95d058587eb430468dddecc1ba64e170a" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 335895..346729, sha256: "5ee373794c1b14bdcba001075378b2bc17a9aff6276a93200c334ee4374e86ad" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 346729..357404, sha256: "0354f05f65b977540a391a7bd8692bc00f58f9bccab4c64b117c2de76733ac7c" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 357404..368632, sha256: "ca36f3d46e82001063f0366db0df8ac8a94830a02b45a7d60eea83b73b869c54" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 368632..380296, sha256: "34011b9a5914d8f903dd22aa59f702b059d7b483c8c097409e6ae5769becbb40" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 380296..391159, sha256: "b5631ec538dcab4ad4b9471c181eb0ee4d0bbd823ef80b3fa677025437336a09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 391159..402952, sha256: "f30aed4d873f7a1dc448263c6691661746fd1443a60a4f3f3bee0453ec59e9a5" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 402952..414579, sha256: "3121ed6e020e28e84394ec6d7602db29f7bf76bf644c205ced6c8788bf5df554" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 414579..427909, sha256: "81930bec2eece1f744cb2b2382a98549690d9fb845f581041202f303fa1ba2a9" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 427909..437412, sha256: "3f5fdc04684bca250e70f3e99241183c7835dd634a087a11a650fe5d5317cf44" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 437412..451525, sha256: "854e588360ff6b3a27d11fb903d2b5bc7e74629601ba6801cc7b7bfc45e8f2d3" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 451525..461117, sha256: "385dd49a56881e57e36f059208c12a8d6ad5916b0279358b231637162a9ecc75" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 461117..471514, sha256: "b072c77c6fc5af714b85b132073aaa0cf2921d69416967bac65a6b616ebbbfc2" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 471514..490281, sha256: "1b5cf507f0cf855cfc238b5ac92b379fbb47dda9414757b8658791f6df134f58" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 490281..503272, sha256: "8f2b8c12fc4ab26cc0f943d503e2a0ff951c1141dbbe0fb869e0489856371efc" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 503272..522211, sha256: "32cfe8878b60046a22df3dfec7a9111c8192f2a3a8203e581d530b877bb0ed9b" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 522211..534860, sha256: "84e9329bd4f7d639120d09d8298688b54e6ce6c87296b0622d411852434f2dcd" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 534860..548288, sha256: "ab2e6fe28912b08933e96f50d2d5260a1df0cfe74c5ebae92b65321915dae1fa" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(83, 0, 0, 16384)), (90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 0..9853, sha256: "b98d82286731b1b9ae2bf8598dcae94be3201f62968c65a8c881b493c85d6839" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 0..8700, sha256: "da476ccd2a41f02818aad90029f4022b16be0fe955f49c3c097781c3779e9cb5" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 9853..17198, sha256: "b93edd154f0ab04186c417aa8766b94e076f3c60d6e96cd374f8cd97ab23c023" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 8700..15706, sha256: "1000656bc535207371a57b357d735688244af2ffe9e192dd7f307d1e94d241c2" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(83, 0, 0, 16384)), (90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 17198..27039, sha256: "a294a1117a97ca75026685f487851d1aef6b71ecaa040fbdb7093a69c5161ce8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 15706..24430, sha256: "6c56773394ef6d3204255eb0bc35b1a7cbdbb178ff71b26bc002c37ca36a6a6e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 27039..34387, sha256: "dfba9cfcc671e42ca9f28152eee5ec700ff34297d9e07068ab20f3e88927c28e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 24430..31445, sha256: "0f2684592e9a0a92927e183072070a092e17c78b7af92523c6cfb2c0796bb16a" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(63, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 34387..41703, sha256: "3290332d311c9200290a3916fdaeb558dc01a8d74ffbc787834afbcf1747c9f4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 31445..38325, sha256: "ae50ec698809a1ce836d67115fe1c18a84c3b455ed30735a6d6cf6e95db3c5bd" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(88, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 41703..51938, sha256: "0783980f2300742a5653a652439032a08a11be3df51a55c11d34e8983acc85ea" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 38325..47383, sha256: "0aad0ad51e0b1fe70989f77159c6b3e1a7f36a453a94102fc6e9771456120593" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 51938..59561, sha256: "392d5e49142bf2f41f838f52a11995531ae96786ef4ed0b1f0e7745c09d2ef09" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 47383..54619, sha256: "6f1982275095dd4c74b4e3a2b17726da308bb13372c6160c40b22f726d183d0c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(88, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 59561..69777, sha256: "3520f2c651cf1e0a7f5e1898a121355c691701d6f9427966357d55857bf567e0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 54619..63677, sha256: "bb471ebdc31847410711b6e23bb6e7288859566a7db0eff18343dfa83be2a5d9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 69777..77363, sha256: "f303d5c482df7404756248f3ac0998a5c88a1523db5fa5f6acfb2f16b8b546a0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 63677..70895, sha256: "01843ea821180c5d107120d0113b334afec5f240be45bb1793a7ff9fdebe3b59" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(63, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 77363..84889, sha256: "f19a01971d7208e6779a7eb711bdcdb88f2a111b381f366f6f7b611759685f15" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 70895..78008, sha256: "596bbcacf8ed21c926434ee41be0257e88f9d9c7370b2d6c7d0e88b5d498beaf" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 84889..90217, sha256: "7311141604daf7aa4c56b39d754b17c13f4da52c80d05468a449fedf0574ec8e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 78008..83401, sha256: "6c7c532f2bc83bcce0cdef82b48ec8de3664fad576a2d3eb67c14454d500d33b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 90217..95538, sha256: "2518a8c3385a0f7cdf4f23d76d716b637da89754bef57e99633ae5bea37e0470" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 83401..88790, sha256: "6f29c1543cffd301d70145ca9bd6b0474da07b74e1257a9ff716c856317a3933" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))], file: LRPE_COSINE_SM_80, place: 95538..100776, sha256: "a31a24a81c9429895973b1ae866468bb7a7ddc748ce421b981b8a6db1c597322" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 4096))], file: LRPE_COSINE_SM_90A, place: 88790..94148, sha256: "9e88b8c91cc53f60ae82a3aa80c299257fc1c17de85723d85267c46027a3dcd5" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(91, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 100776..111390, sha256: "ef33dce490a487b8927902789982fa00c781e03ff9c462a082a7ab99aa3a2be1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(91, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 94148..103628, sha256: "b5e4bdeb452308e23b0393553147665f921511c5633f8b175b3db181e1a06808" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 8192)), (90, needs(69, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 111390..119396, sha256: "7c27c7749e01776ea2d12774c532b9ef64e5a6646a4b9d5e97456159566c0bb0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(69, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 103628..111291, sha256: "69bc683d5f504f703861f53cedd7ecc8011f5128d08345f748a89d3d1a1b2b38" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(91, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 119396..129970, sha256: "343e5fb4f157c8406dd6e1b2551c9305294c40f93b1702802489d6a89bdae5e3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(91, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 111291..120785, sha256: "afda0a2fe8ef2abdc9f71e7e3426af991e13044e26640e59270bcde69e552d24" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 8192)), (90, needs(69, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 129970..137945, sha256: "697e95ac424bf7dbe9cd14670c80c43b1004513b04b49bf208bf56eb6cdcb82f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(69, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 120785..128446, sha256: "58c795203ca12491d08f41bb12f334c263c6f0b3523fbb2ee58e808a43c0018c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 16384)), (90, needs(68, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 137945..145880, sha256: "429a770ded4013752baeca2a19aecd298516de196499b24e5cc71953a523c2f8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 128446..135984, sha256: "8dc1985c5002612f089bf7f7c7a5af094e03ee4f7fc5bf74cd4d2dab75e1e3ae" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(98, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 145880..156396, sha256: "246501a582844f7ccf27458231cec46112cd67cd08e4f082df7c4744a374a662" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(98, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 135984..145858, sha256: "640b98bb19e08cc61ce63cdd5806daf0654b9eef118449fe5d55f75ee9be015a" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 8192)), (90, needs(77, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 156396..164282, sha256: "1f5fae893c3904d81e42e8ad7d022908f245a22679a8a0732c3f36887c790930" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(77, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 145858..153773, sha256: "49630a2922419a011a082e2817d8f01104c79c5ea2a304e008ec1021ae97ef51" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(98, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 164282..174756, sha256: "0f8875970dcd90153c0c3aaf05c53633b19f6cf0cc03265e83513d47f5dae2cc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(98, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 153773..163612, sha256: "55e8fe673405f586c993ad0830e932302db56d07b8323d27a226c0a3d27c3e2e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 8192)), (90, needs(77, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 174756..182650, sha256: "02b0a8803158de479998a0dc00d94dd242b7c6fd84b4ba6d96515011c21a4f06" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(77, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 163612..171523, sha256: "5ea58ea6de370645fecb3a99ac7765defdc9e6c5c723254889891a7c6044eb57" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 16384)), (90, needs(74, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 182650..190448, sha256: "8f415b9068610c571c017b5870638b744e285d81f296d4b4beaffa89e50d5fdc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(74, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 171523..179457, sha256: "1b7c9d1aefb9501594d8ddcb8d15df345e8a1120c7afe340217ecfb970f1778d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 16384)), (90, needs(99, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 190448..200709, sha256: "95dedf166f918258142c433655662b9f9011576dd331309c765be8c08c25b2a8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(99, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 179457..188506, sha256: "42fd468dee04460a17175aa813b822acad6bf2cd0a3c3db802a22eb75f250c20" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 8192)), (90, needs(72, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 200709..208251, sha256: "830120c5bff2e0b3374a0464c3a0e565cc906bcab11cf70d5579f6900f8df09e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 188506..195680, sha256: "0f649c1d1982c0fb5e9259e8d666dc04ff58a673bac7d8d256da71449970059b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 16384)), (90, needs(99, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 208251..218463, sha256: "d4ef1741631f13d44f6cc49eb02be53bac4525b883d555d91e5b8fca12bbcfa2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(99, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 195680..204745, sha256: "d0d3e806dea90e1ca2a157cda9ae14dcc8c656ce08efc86d7af155d4a215ce2a" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 8192)), (90, needs(72, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 218463..226003, sha256: "e9a0d36968717c49e231f2fa92f44eb3bc1d1035f6f815b1bb7879a324fb51b9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 204745..211913, sha256: "fec2a2c668bcb4eb228c2712368d48358c7605be4968d039283a966f548633e3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 226003..233484, sha256: "53d57369ce75d1945926a35d1f8d2511581f5027599afa7c061bcdab3e943c1a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 211913..219046, sha256: "5528f3ab95e44d90c95c7f1abda9a263f19d077b06664ad8721f37bc93371d51" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 233484..238869, sha256: "9543c5a34e4b996f0784e20e6cc8d25f15bec23d48ec491e1b1de2e97f589949" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 219046..224420, sha256: "4b1f3cc249f9db99062ab7352cf8d30116d44af57fba7087eceaff10774a7a84" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 238869..244244, sha256: "26d1618c725cf4ab2b56802fbdb41b2c99bfc9423bf852aae8abd434387fc732" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 224420..229801, sha256: "4e5212602ce86ccece45716054acb334b4e24cb34aa4d4a5a8e32392c1492f69" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))], file: LRPE_COSINE_SM_80, place: 244244..249537, sha256: "7f1a8af7c3b8f1c4f8d6a9c915f3d180acd4f79ef91090624f56c54223ef16f2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 4096))], file: LRPE_COSINE_SM_90A, place: 229801..235159, sha256: "4ed70b2d31a8b4771d7e64b5a536de722bf89652cf191c6290cdf4979d909f2c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 0)), (90, needs(62, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 249537..255726, sha256: "d04a78ab870ef08efa8b2acebe862112ff003ecb093a3799d3a925f5b1dcfac6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 235159..241660, sha256: "ae57d03f10bdf94fc3ae4ed2e34c1de1dfefef20ff37b50f82ef24d0b1cb3bf3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 0)), (90, needs(62, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 255726..261905, sha256: "e4250a6caa780468a755cafaaabcfcd61b18e23c72d4e3a1586531d26dd63d0c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 241660..248127, sha256: "cad98a7f5f5bf8b398d472ebcac80b8d1d95b9f56735518542f2bebb929f1df0" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 0)), (90, needs(62, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 261905..267986, sha256: "27db773488f46fe4c1da9cd765e816ee4ad5ba12a2e1841a0aef8707b6992d6b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 248127..254569, sha256: "5194db51924e76da31fe71a73eb1bb1348dc1184b79f26330ab601ad8280f341" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(93, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 267986..277785, sha256: "a8c263144c12e04437c2a2071e839872a59690daf16b2c21f6c69d16572cdfda" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 254569..263194, sha256: "eed2d8773e6a61f11c3e1d3edbf58efd96cbccf8a09cef86d5f1823be9171e93" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 277785..285302, sha256: "70d3fbcd79c385265d5f8f7068928570c3ab1874bbfc98e5465176ab70370c33" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 263194..270317, sha256: "b6fc0db88b2ef4a7cd2e359bd8e516e5dd6ae72b0bb7845d3cc0938c16d596fa" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(93, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 285302..295055, sha256: "488772c1bf0ca3469cbfb95dafbd711a45499d4a9ea6a97035c4a038a50967e5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 270317..278959, sha256: "17a56bfd44de78e5183d9301d379824390dd22d7b59e6e06145d12daf381bcb7" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 295055..302577, sha256: "b27c24df471e5b616c573e6c6355a4b0697500ae1ce75be2dcab357be9ce8125" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 278959..286112, sha256: "c395c50ee08cd341758ed2e2392b260149ff7ebf09be8cd965e4c6192d46cf47" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 16384)), (90, needs(70, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 302577..309677, sha256: "f7eee492c92a02132205340022b0f979026f6c1755d18595ea2cf9cf218fd6e4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 286112..292923, sha256: "280342a4f5dbeeeb19ffa596dc2feb03187d1a950fa4c3dfc53e5e0f04afbb90" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 24576)), (90, needs(106, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 309677..320302, sha256: "7a804d4d1625f6c678f65e3f1006fd32ad82d3fb935db581746d770c9a34bd28" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 292923..302551, sha256: "faf44242ad2dca034dd738bd29b9cce3038e58eac72c1856cc61fccef0b7a39a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(75, 0, 0, 12288)), (90, needs(80, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 320302..328107, sha256: "1a4713e55f5f82b0a8b28e74ea330a331ad7bd8a74e62c2b8d735740fc2ffd0c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 302551..310095, sha256: "e17dc97b08f967234af6704013591bd7427274579ed2b892829fc4cf57c2f4e2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 24576)), (90, needs(102, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 328107..338771, sha256: "20befdc8c71f760fa7a2bd602b0f32f26a1863b7afa2e809b2e7bc0b4f8146d4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(102, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 310095..319721, sha256: "0d183dfedb6a016f8977c80ba8055a0a1ba845f78a0d880ac2a47b07b8c575b9" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 12288)), (90, needs(78, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 338771..346587, sha256: "df734788345819c3317b0ebae0b00830ab456a2fc55209c576ec386df9edcec8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 319721..327292, sha256: "01abe15e295e2b08fb444c8d0ee27da297e4c3f7e76d037a82017ed490c299bb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 24576)), (90, needs(80, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 346587..354321, sha256: "51a32345477f13a1d63cabecff45e147c65eb16911c7e158cfd289ca32d8548e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 327292..334789, sha256: "42a6011fe7e862a50f1410937d376c4e3535589dcf2f9650a7811afef27b589f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 6144)), (90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 354321..360064, sha256: "57021b78c92284622be1ae3e15ae4c07076524cd649bb341698f1072baa43f8a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 334789..340574, sha256: "be4b7b74532987061ffc9b4699b403d86a6fdc6766080fc397c07f2c6f87d975" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 6144)), (90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 360064..365797, sha256: "7430143797bfc8251e8deef90933008e9b430c922046109dc2ed80bc231e5065" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 340574..346364, sha256: "a23bda46909f090eb006ef8e6f43abfd467eb49e2a3dda643ce50616ba44682c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 365797..371512, sha256: "e1704f309929610b1f8469eb7ab71f91f34c11db9778f5bf8fc91b47686827b6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 346364..352125, sha256: "905ee982e6a4f3721f1bfe68d1464f0d76b20c372edd1a5a6e8052e2db42a7b1" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(110, 0, 0, 24576)), (90, needs(106, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 371512..382602, sha256: "d839463d5a81e91b20bd2e7960afd1f30636d83b738af5fff566dd4e2cb5c8ec" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 352125..362132, sha256: "03d0f5982799de38747244db8b3fea191f0da298cd20280791d759cca06c5a66" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 382602..390955, sha256: "97e9e9f68666b0b6a7f239bfb92dcc1a1fbdabfd7445e26c90fdbc822f3d7c93" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 362132..370351, sha256: "04bf6aa8b0c96fe288232846dadf7b07e8f7bdb8d70c8bac41eb315e02bbabc8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 24576)), (90, needs(110, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 390955..401947, sha256: "3da8760e87086208ce0f68779b54b90cd1809432e50a3d718de87ae280279926" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(110, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 370351..380358, sha256: "96a22ef6885def0c94deb993514dc6ce3c55f046e4d22681447026217a2251f2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 12288)), (90, needs(77, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 401947..410285, sha256: "a2e04281fa05cab9eda144ada69b74c7c7448713e8c2bd9a4b4702f9ba7163eb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(77, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 380358..388603, sha256: "39035057c5c69526278732f7424d64e6b5c931cf6e9dc7e728db0fb871fc7385" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 24576)), (90, needs(80, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 410285..418551, sha256: "a0e08c414305468b54282e94e123ebdb7b8b3d33dfd6ef93ed1eae0cb1a1e1ed" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 388603..396643, sha256: "6de76b6ab4700c15fa66b8544f05f41125976d5e90abd9d62a8783143c0f1237" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 24576)), (90, needs(117, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 418551..429559, sha256: "342b8803a41a367100bb1e8e86f5e8767511e426a8d201c48bb74cd3cd355d77" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 396643..407010, sha256: "4b0b04af9562c46b50920e68667e34a8857bc3aa1836cc4f01517080cf004742" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 12288)), (90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 429559..437901, sha256: "989a08169fe0d42b406cbeec6fe29387db97c576a658d42e49971233d5806dd1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 407010..415542, sha256: "41af2b441af67cfb0ef943ebe372a7e9839f28f74228ea1bb05401295aaae142" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(119, 0, 0, 24576)), (90, needs(118, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 437901..448921, sha256: "3d5ada008ad8ea7c2318ac2792785865c954af332d25bd09c48a44abe7467149" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 415542..425927, sha256: "7d2d12c6e22e55c4b3816777cfea0d374b5908151bbc6be420448d2c0ade6284" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 12288)), (90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 448921..457260, sha256: "d974cd88a9d9cb3be2953f3d51b9880aec3cf0db1657acc0745a7b69806c2ddb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 425927..434462, sha256: "07f4ca346751050dce45d4385e4fcc187473ddf9035588fc9623a5319a8e8eee" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 24576)), (90, needs(88, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 457260..465461, sha256: "8ae7be25951432b7dd2f1ddf3cb71f0ae940a33421591f6272165720a4c379ac" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 434462..442866, sha256: "4123cfd7f5f09a17527e3d49a625a38485b6c5cfb69e8d3875e8c86a5656c924" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 24576)), (90, needs(126, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 465461..476069, sha256: "45b3d2668c6a0786c3a3b02c4505f817e559f64e18632bad60e7cb67f78f351f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 442866..452260, sha256: "6f82632e42c0fa84bb907030fa4319f681f2dbdf226f0ff6b3313458c95afdb0" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 12288)), (90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 476069..483928, sha256: "2bcf554b5713b4d396b53388ee0d7f8b11214d27888bc4ffbaa68736351f76e5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 452260..459907, sha256: "cb9272d8708518e7c42591828b573d03e4316dc5f15003e5cfd1cc7eb02e1be0" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 24576)), (90, needs(126, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 483928..494527, sha256: "d914f8a03023c51c36b8304d43789370bd2925ea2b2ef42a9be9c6481fcdbc30" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 459907..469343, sha256: "cada61dfcf1bc1b97ff4b5f8fc899b02d845e80102924b3f9a8a7d5bc96f0e1c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 12288)), (90, needs(86, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 494527..502364, sha256: "f211bc3dc3756dd9551ff4c7f01bc90f70ea460341a57a88f167f8ed04ee9f57" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 469343..477017, sha256: "530986064c66680bd506bfc20ea809995cdf7077e0a7695334af971ac1ed46fb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 24576)), (90, needs(87, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 502364..510118, sha256: "e3163a18f317e88535f2e5e6b962a39a30064e997b16457e4ec0e5718107410d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 477017..484547, sha256: "df101bdfd6a0b45a0cc181a9d9ebdd2d179b9b010f7a5ddefadbff0155916739" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 6144)), (90, needs(64, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 510118..515883, sha256: "5ca2b0286b86a40b15a0a00833132b6798d288fb2e0ad38dec63a8d78b4773bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 484547..490350, sha256: "ae37d0b30f0d900a52769441b62acc0874b5c81986ece8b67ed196e260973026" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 6144)), (90, needs(64, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 515883..521632, sha256: "67d6fd909d42c06696b914078a89ae285506cd752cb1bc2f1c050fb0eb6e8bf4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 490350..496144, sha256: "de18b0dc3374f2f56010b3a92c4aa56cd09f5bd8ae88a93057da6fd4a1c12bcf" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 521632..527354, sha256: "89396a369826a7b93cde56ea8abf3b51051dc232591286875c16d1d45c1baa97" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 496144..501903, sha256: "e77a6df8e5f49ae5d11653dd32d3691dc2eaee8723e26905cfb4c8c1da388d30" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 0)), (90, needs(64, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 527354..533943, sha256: "317e4d4d5690112d545d7e46a995affff7e5f9af50d6c063d50a1fcddf6b9998" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 501903..508750, sha256: "691124b09617becd99cd04f7ea3b5081c01872ee25509b913730f10b0062339e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 0)), (90, needs(64, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 533943..540526, sha256: "67eeea06833a28d9324c83a39fe7c69e0145a20ede938efdd8141cf635de63ae" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 508750..515621, sha256: "0bae1d56907e1c62b056650a65b60333e6d6349a0286af302a06c6e0998f6c77" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 0)), (90, needs(64, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 540526..546984, sha256: "2bcee37425f26f7332e1ac122bba6d79a267bbdd47b330582408cec918054c86" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 515621..522446, sha256: "56690f871728486593d48925e738f709b754af179bde14932cafa0bb553d420a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(125, 0, 0, 30720)), (90, needs(125, 0, 0, 30720))], file: LRPE_COSINE_SM_80, place: 546984..557815, sha256: "bf623587c04280bd1f4d591967c47cdec111b528e6759aa7db3ca045ce48aca8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(125, 0, 0, 30720))], file: LRPE_COSINE_SM_90A, place: 522446..532945, sha256: "95f4f37678cfb002cb55746c4d9a305425f23ae1f4b81fc5c048e99a0891f2a1" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 15360)), (90, needs(88, 0, 0, 15360))], file: LRPE_COSINE_SM_80, place: 557815..565511, sha256: "c5ded8721afe49d417c37d197f3a0c0d7105713d47d4b02bcaf809d9b9505163" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 15360))], file: LRPE_COSINE_SM_90A, place: 532945..540718, sha256: "a31a3aec32f1c9c21240903c49b784cb999f95774cc48c1fdad02b40df22fb8c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(125, 0, 0, 30720)), (90, needs(125, 0, 0, 30720))], file: LRPE_COSINE_SM_80, place: 565511..576294, sha256: "85ad4ba55af7b881fdda5f0ada8d6d8137c0774a7199d479873c6063b286c55c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(125, 0, 0, 30720))], file: LRPE_COSINE_SM_90A, place: 540718..551187, sha256: "15d79a3b15178d66fe599468c30156225b39b9ab3a8fcf430952a313362a6421" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 15360)), (90, needs(90, 0, 0, 15360))], file: LRPE_COSINE_SM_80, place: 576294..583973, sha256: "f618b4ffcd69e73fa84860847a26996a57affed6dcc7a7cbbd7497ce35f794b2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 15360))], file: LRPE_COSINE_SM_90A, place: 551187..558976, sha256: "2c1a87eaef83a17ba068ddf24fefbc090df85b75302819737ab8bdb23ceb4f7b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 27648)), (90, needs(92, 0, 0, 27648))], file: LRPE_COSINE_SM_80, place: 583973..591607, sha256: "b6aaa7100e4a2969d9ece471e0dcabe3aa8e38ea91cab91117536f77abc21161" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 27648))], file: LRPE_COSINE_SM_90A, place: 558976..566771, sha256: "d17c56c9e02b8deb1b0e9cefe94a69e235eb135758888ed2097f8ec40f5b2d20" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 6912)), (90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_80, place: 591607..597063, sha256: "8374e4c322ec17fdf282bdff4a988bc6b01437d13f3fae66017e051467ec4353" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_90A, place: 566771..572518, sha256: "9462a77153bb455d26886d08ea36d007cf7306c15c57682ac938cf4c05354128" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 6912)), (90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_80, place: 597063..602513, sha256: "7de6869b800bfe868e98be4bf1200bcad2b4e040fa7d5246b988ca3e22699dd8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_90A, place: 572518..578265, sha256: "3a5352c347941fabcb1a73e374fdec21feed3b23edd7afcf15d3f138c1080d72" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 13056)), (90, needs(64, 0, 0, 13056))], file: LRPE_COSINE_SM_80, place: 602513..607910, sha256: "2cb6579ee36cedecf0aeed215aa136763f5a217d1fac9712064529316d65c69f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 13056))], file: LRPE_COSINE_SM_90A, place: 578265..583970, sha256: "db4853195bdbd063dd6da99c5157de8d0dc2437b7e38bf1cab6d4531952c5aeb" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(162, 0, 0, 46080)), (90, needs(166, 0, 0, 46080))], file: LRPE_COSINE_SM_80, place: 607910..625871, sha256: "c0a72f737c3d706b3c1a67da7c1a54876a3bbea8553df6ae82e9b1dc270dc2e4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 46080))], file: LRPE_COSINE_SM_90A, place: 583970..599317, sha256: "83b197bfae332ac171f990d35ea9aa57d38da945b04fc29e92a098663581b5ad" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(120, 0, 0, 23552)), (90, needs(125, 0, 0, 23552))], file: LRPE_COSINE_SM_80, place: 625871..640270, sha256: "11d8e36ae22d030ac630c07fc879945050005d41dae626927dbbe71600aff48f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(125, 0, 0, 23552))], file: LRPE_COSINE_SM_90A, place: 599317..611632, sha256: "d27998abe233a20af64861ee7df0324889d3aa84bafb0aeaf4578bb743ef30cd" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(162, 0, 0, 46080)), (90, needs(166, 0, 0, 46080))], file: LRPE_COSINE_SM_80, place: 640270..658222, sha256: "a287b09150a787085e2a8ca255b76e24ebb03a689287de3f7c8a1eda5f3bd926" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 46080))], file: LRPE_COSINE_SM_90A, place: 611632..626976, sha256: "c24ef496fd0b066ef6cef75536fbc303a1cad96d6085796be438f2f270fd93a5" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 23552)), (90, needs(125, 0, 0, 23552))], file: LRPE_COSINE_SM_80, place: 658222..672641, sha256: "9da97deefb34e0d9a46368402171f67ec2b04fc64fe91bda27ba8bccb2551f71" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(125, 0, 0, 23552))], file: LRPE_COSINE_SM_90A, place: 626976..639235, sha256: "f4e4c631a42a54118488a285469b2bbd8a19d33be3443592819edc4b42358bc0" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 35840)), (90, needs(128, 0, 0, 35840))], file: LRPE_COSINE_SM_80, place: 672641..686949, sha256: "67cf0ac25caaeece5d1bd47249c92a1f5ae1e64f8865bdea30b18e16ea793de4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 35840))], file: LRPE_COSINE_SM_90A, place: 639235..651505, sha256: "8756902cf9ff4d7abcc7d683b0e63f03785005c746b7aa2929b39fc3b3b26dff" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(93, 0, 0, 9728)), (90, needs(93, 0, 0, 9728))], file: LRPE_COSINE_SM_80, place: 686949..698915, sha256: "7b72a814cb7602d06a3683ce8401f19b8acad36e6b4dcd20e70e1435f908640c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 9728))], file: LRPE_COSINE_SM_90A, place: 651505..661633, sha256: "dc423f4dcbe576449a9d5b9ab133f3217144aa0fa75aaba983c05d2cb4bdd375" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 9728)), (90, needs(95, 0, 0, 9728))], file: LRPE_COSINE_SM_80, place: 698915..710867, sha256: "1fb86563e57808e4a848c6bfee20fe9ec5a4c5b363c91f0d87799f8765f03cf7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(95, 0, 0, 9728))], file: LRPE_COSINE_SM_90A, place: 661633..671766, sha256: "db6dd41c3c6cabe26224d6415b4128a8da10603704c01ae69ceb74a8b20666fe" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 15872)), (90, needs(93, 0, 0, 15872))], file: LRPE_COSINE_SM_80, place: 710867..722696, sha256: "6e8e92fc04b1b6b03f960962ade21f9ccaedea1a2b0b2adcb7b8e81c2571eeac" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 15872))], file: LRPE_COSINE_SM_90A, place: 671766..681832, sha256: "4e2b7fc4fc2e7ec2e530979aa67c583518a94cf02af2c3554cdd2d7044af566a" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 0..10824, sha256: "ed216316353ba93457f5158366c35921e20e192f1611cb238e6aab220c65b286" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 0..9335, sha256: "a1104449a7d95c8085a1f43a91c79842c9dd16ed45aef55caabd25839723b237" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(65, 0, 0, 16384)), (90, needs(68, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 10824..18985, sha256: "2655286e2b5310d39c0cde4c2b503bf63ac6830f3b4087ef8d8379a5669993c0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 9335..16760, sha256: "75f9c7bab8f3ae84c24666a3711e802405cfd99ef7f7bf47bc8edce46e9cc6f7" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 18985..29797, sha256: "4690c943db2864dcdc4ffa258f8ac3de45489ceab82a72e24f23753d4f20af61" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 16760..26088, sha256: "29add8ae8d849b93fd1e4540f358155b892cfc50349ae71299e90a15bb443c03" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(65, 0, 0, 16384)), (90, needs(68, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 29797..37983, sha256: "62184067d0596db5974844427fda87cf1be3e32cc5999452204aa21fd59425d5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 26088..33528, sha256: "cdf6fc2d8d634ae64e3af74e25b7e3a2f0b128f0da0c89dab939b1b28a6104dd" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 37983..45820, sha256: "c598ae6a5da460fb17725ec931ce95294054c680ac3c5aeb28b20d2148348d18" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 33528..40675, sha256: "a8f4a1abb5efc89b10efd9e2c9d334822cca22f4d641d4e64d12e8dad3a1edbd" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(95, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 45820..57328, sha256: "1d627b54170c04e30599e2a6115925d821b29b74b1035b0151d10f44d03c585f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 40675..50576, sha256: "60dd5a59e692d413e744b5481ab716d10e2807842e8a7b90b1b93a89f090ffb1" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 16384)), (90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 57328..65987, sha256: "81ef99e41be9b6475593e04474b532f64330b8fa624398503cfe95f2be143a7b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 50576..58368, sha256: "d2b53c2927e46a0487fb45baa65e6dab5984715e79341f1517e19dd7b8d28d58" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(95, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 65987..77541, sha256: "82ed39ecdf1b951f65f85f455562217a216dd2d96b0cb029df13325aca89611d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 58368..68261, sha256: "13fd3fee591718ff978833b2dababf06e1ec2f05df7c759a4c91a0135775367f" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 16384)), (90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 77541..86193, sha256: "69b387222bac911ce9c96053386d9baf34c566e1d7d6f668ac3b6add1538ca31" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 68261..76056, sha256: "edd995d2704124597bb3aff5cec4757f0369171da6449f264a14e7009f84c751" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 16384)), (90, needs(70, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 86193..94452, sha256: "7b1c5f2d6fa406ace61a079cda667502824adbaa6dd1d8e312aa1c546e017676" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 76056..83569, sha256: "3056dbc5ed9370326f2342ad69e13852c5f818440a0ad0ae62abe2820a9e5ea8" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 94452..100135, sha256: "11f7a638ff270263423d4d1f5a46e7513f5b4a742a30ec0e8fb44c838f5d09dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 83569..89174, sha256: "6c84c43e13e1d56b5408d4a554a2d9707cb769536c0d100b8c2cf7b6c50c8f88" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 100135..105800, sha256: "37f203046d12c955eafd696778cd481944cf718f70845ba1258407329908c87a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 89174..94769, sha256: "e8837bf166ad8439f1a9bb65608d9e2c108927fe8cdbec8c8ead5e69470fdb83" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 8192)), (90, needs(56, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 105800..111357, sha256: "59bcaf51de66a0f326e3354e24ab8bd27b2f4f5caf01865e6fa7d06f684cdf3f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 94769..100349, sha256: "e6a38a139f70b10afe74a0540c6f6af2a49128197b52fe66bfbf7c551a7dd53c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 111357..123004, sha256: "3c192061630ffd2026c1ac437819bc96ed09c9bf64430a35d2300d856790da7c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 100349..110485, sha256: "9c87c79044e080375045bd70233d6ac3ce25aeb089d9c6eaf6c02c99c311b8e9" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 123004..131915, sha256: "d2adca2667802176bcbe96ccd041ca5312d19e22c19235fb8a9168642f79b9ba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 110485..118553, sha256: "44c476c8bd4e86939fca4383ad7e339e921e0f81c2367d2e56e675744210f1c3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 131915..143592, sha256: "70ab73dd1fea2302359d3fa47ea21c7c76422737ff56250717e9f4a972ad1de8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 118553..128684, sha256: "c7e2d14f71c8ca9cbec432f3f6f64441c76b2590273f37f36b6665ec0e5a15b7" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 143592..152504, sha256: "68e2f0ad17920614cbf3ae29a09e5cb5c9875ef05aacafc15daeb26c768afaa3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 128684..136718, sha256: "aa28ff2df3501a81179bfed2cb0b19c5d1f71a1978d1134c3fd40d5fdd920047" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(75, 0, 0, 16384)), (90, needs(74, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 152504..160977, sha256: "d15fdb5307dfe00a9c253a75dfda46fee07d12d6515516a223c76e9b20c39b43" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(74, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 136718..144720, sha256: "d506bf83d329cec0fd661639e76c250e994daa754536c644c6e540541d564d59" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 16384)), (90, needs(115, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 160977..172535, sha256: "5de027b31ff75bf24f8cd5ed8ad082aa4d9826c343938e11e0b08b8f1466bef1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(115, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 144720..155380, sha256: "5f03766af31394c18985aeb209159ec0b4eb3bf033edc04e68d56cc3a4a681cb" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 172535..181250, sha256: "a70390b192c6093f02766d23a8ad5cbd17890b7887e364ea2c6186a9c891f665" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 155380..163985, sha256: "c22de56137469d481a873a06ec1b37ca737d0f0b3bacdfc7a53fa613900b6661" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 16384)), (90, needs(116, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 181250..192792, sha256: "a008f7327c717bfb2a6ec8e6b29b997b6273b3bc3420cb5e354f69e42ff300c5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 163985..174659, sha256: "7878ae36603f5fb6f7a328b0e204bf3a6300daf9bb3fa968b2768c8d1cda9b62" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(82, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 192792..201492, sha256: "e0a89a0bee293c1cdd69cf6aeb1ab56a45520aad039fa818704b2f5ee1bfbe00" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 174659..183239, sha256: "6e82d4c1cb2088d1d31f746356b4e4117094479441afd96e12367a69d7d020d3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(84, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 201492..209943, sha256: "d6010c80a13641cfc647d2f302a99966ea3ef17d0703da4d0286f9f81bcee1cf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 183239..191515, sha256: "e8336e9d3defec7c33082b7ea4efc6449fb0b44d207b54440f380451a1aee612" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 16384)), (90, needs(126, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 209943..221294, sha256: "c6755663070217a7085c47a71cca71867b2d6ff5c2d004b256cf466e5f801b45" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 191515..201473, sha256: "4e4c3dd397444422e6fa8766b45d0744591fca585d38cadf75397e0bafa41744" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 16384)), (90, needs(81, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 221294..229702, sha256: "efcb0adee86ef50597a1f13e17361c79d66c31ba39605f5c46fff42f736c2a51" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(81, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 201473..209231, sha256: "73326fa708cbb4ccbf37cad4766762f4d2ca1fab960a25a62e00fc0e094a9f77" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 16384)), (90, needs(126, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 229702..241107, sha256: "5d6f481c37bccaa1b456c80c4b9c7999f92770654b7d3e0a1f5b36cce24f2a6f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 209231..219228, sha256: "062400c61e4dfdb842ece349d37093c7f7b52296a8ff85944021d000936daf57" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 16384)), (90, needs(81, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 241107..249516, sha256: "0a4dac0b1de6c837c37c94dfb3baf90b9bd1478c5e209782c2b29d8596fb8c87" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(81, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 219228..227007, sha256: "a56b553da14cd44a10030f367a6c9a2b78520c77401f94e70467596489050a95" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(89, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 249516..257712, sha256: "eb912b345ef7b3ce57551561fa655bd6dba935d4d4d223a72ce2162be8c83380" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 227007..234735, sha256: "165c6411d87eafd40bbbfc9056c141a10ad00ad033168b04dcaa17e62c57a077" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 4096)), (90, needs(62, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 257712..263291, sha256: "59cd0ce1cedea8aa1620df4b4fa4790ca825e814b33126be958a49c830edc163" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 234735..240452, sha256: "e84fa48b6f430d0ee884f3c5afc6eac253adc93b6a0b95f1bf4da6a6addd4b9c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 4096)), (90, needs(62, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 263291..268864, sha256: "0fc860f358aef12c77c5d57a03bda2910d436a6c1553fdba1d20efdd54ff2d12" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 240452..246164, sha256: "1a9a3c73887dd15bd01fa260f610f563277e2ba02a9cac6b7a58cba596b1b8a6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 8192)), (90, needs(62, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 268864..274355, sha256: "2c688e61ad1c026fd381b3fee52a5a3b059c60f2c4fc33c69016bfc664b374aa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 246164..251830, sha256: "73a6fa6035fa41a3ea0c5aae5c9148a09bfa6c633cd35297f5ff71fa6abb8fcf" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 0)), (90, needs(61, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 274355..280712, sha256: "4e56d1e163b783ed6135fb8318a0b5626102f1beee5e37ae29ff5b2d52969ae9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(61, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 251830..258492, sha256: "10a1d5c1f60e753ae5b2e4ede17ad56509b0029782eeb6e4bed2873b2b8457b5" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 0)), (90, needs(61, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 280712..287060, sha256: "0f188208d7f034d509d869b069a6d00f6adbc83d35835d053105f6d052aa4858" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(61, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 258492..265173, sha256: "b43877424c0c245e09bd7a1b292f0fa31c1bff9a221b6a8faed22a45385b201f" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 0)), (90, needs(61, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 287060..293305, sha256: "e93e70e5bc5cff2a27bbd22a9cf1ef924816adbd9d5f8e78449d93b90ceae0b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(61, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 265173..271806, sha256: "7bfa1cb8d2d74b6ba0af91f72cf9e48121ea3f790064aff972809aa01a224336" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(93, 0, 0, 16384)), (90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 293305..304043, sha256: "b0f780c7a32c88ff4ff1522e01ae6ad73b2145e66ae7ee35e0cac4d87883d581" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 271806..281149, sha256: "813a64ced533b1511d710676d6bca8831643666dacab190da71438656cbdee74" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 304043..312074, sha256: "6026b9a43b83721a79b7b2d202c33e7db42498063e9495071ecc2d48a92449a7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 281149..288606, sha256: "29a4c55e2c78b36fde289051b3f6271eb8739de1fa4ebb12bdac6f0eed98ddb0" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(93, 0, 0, 16384)), (90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 312074..322821, sha256: "c3ce5451e14cb75356b01e178e9a67df58c1f3a77a606218efa9bd9a2db5542b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 288606..297953, sha256: "15627c61879668e1e6e862b556d4b9a6a9030ce1ce1dc4077efbfa23d6630f81" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 322821..330841, sha256: "9b04f9a67dde62e45823e4922fc363692ef972d34ba2ca8cec790d0a896b244c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 297953..305432, sha256: "51b26083c3d076f8152c278bf44a16944cf884e21ee0a3875f08b674f66cec98" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 330841..338665, sha256: "4b18623c77c06ce6a04c40505b67333ea6028052c38ac05fd31d5bd609cc38e7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 305432..312587, sha256: "dd9a98e8ea67221d7fd7b25ba6a7e5b27eb2ce90bb62a01f26e26326a19a15e5" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 16384)), (90, needs(119, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 338665..350858, sha256: "991c71b6423d7a6a4d59ce7b878218d2811bd62435e09df2ed3af25238918d9d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(119, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 312587..323060, sha256: "5b788e3f50719aeb7b8062d702bf6605eca9144a739d98952722005b39d82bb7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 350858..359885, sha256: "ba83d187693d85f793648bc1ede36fa1b337aa3ef9befea7b0b1c84e772ff30e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 323060..331290, sha256: "289ef866316074483fee340eddd8806f93f4fff219ca9e3785ff810b1044130f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 16384)), (90, needs(118, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 359885..372063, sha256: "2d948d2ed1fbc57cb13b6761fd1564c025a027e60f0cb2b7b6fd2dfa9e2c3bde" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 331290..341730, sha256: "e7aecc73b305d85c91a68e3cca2d7692e551076c7b8e66af3e25f5868cf95db2" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 372063..381073, sha256: "46a6d6e1c1557d5cc7dec44053162629d10e752faf0cd338fee1bced288f3582" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 341730..349987, sha256: "8456c4f8265de7bf27b7917cab6d3f840d037461b8716ee7264d76223f447627" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 381073..389647, sha256: "b787f6c22e97b3eb55cf990eb6ac6fc26e1ee7614a07e9d63ff1a57231b45429" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 349987..357846, sha256: "7a525f08c98b3d64ef18131ab4e38caf23f39acbd575c9177a63d6e0253cf3a7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 389647..395733, sha256: "aa6e6bf1abe4cd6ccfb82206a7a813c4fe47562e4af50dc25fc6d881fa8d2034" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 357846..363946, sha256: "f00ec097508e51d4460ced6510d32981990a9ca59664eca061752909f2ed95d3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 395733..401802, sha256: "c02086e58224452566cdc608fec1775f27754d53bc384193512dde39be850c73" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 363946..370047, sha256: "a63212281dfe81e2c370d079dbe5200dec1999e3a394b9ceda02a2d31d0ba3be" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 401802..407876, sha256: "5b4af49b628892728fa28b9f8f87d044e30016f09d49baff6d6c73130dcd6c18" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 370047..376119, sha256: "b88d264c8a572887fb362f253f47d2eed7dc2190a05f26c773609d250a408b7d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(119, 0, 0, 16384)), (90, needs(117, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 407876..420125, sha256: "99ac9629d6fb90381cd367a1f9b09da2ad833a78cad69e7e8c69ec1980ba81ca" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 376119..386914, sha256: "0502bf8654ce850fec37c774b3d14b043fbd132f7ab7dec653f2bafe5a49d3aa" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 420125..429488, sha256: "c27a39c12a26386e718f8fb7954904969d0f698cbf0e709a1bbc42daef049720" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 386914..395523, sha256: "1aae63920e439241f9023e82f01e4511d63065bc3fb3606daa4b9c0829fc0ba4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 16384)), (90, needs(117, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 429488..441619, sha256: "a0395271fdbbb9f1d90320b069c6d39609822fc8d95ed7affe51958b81710acb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 395523..406297, sha256: "ac5ff653b5c07d26a0f675c293a87f0e5fa1e4c0c8205c84b5adf0e1ca564c96" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 441619..450964, sha256: "4e78cc54ed0e85a300cee29f3cb1012a39588c44d8db336767f7ba891445a3ef" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 406297..414958, sha256: "de91714e01feac0a3cbc6f97f00c15b10864e98cfdea8ca8f77e58f50bdfbadd" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 450964..459926, sha256: "622bc677e08965dd4db7212c62d9563ce5e7df40f98b15cb2c096e264e2daf0a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 414958..423351, sha256: "dec43f35a2578ee41bfad386c7a489994eb523c12df0402348fa1f2a1e0f4848" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(133, 0, 0, 16384)), (90, needs(138, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 459926..472037, sha256: "a7df3fd44e753f92a7ba0dda4e88e8a15309b0ebdafe1b05e3c676234cffdca4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 423351..434511, sha256: "7d44cf635fccc8c3d53c45883a7ecf3d3a52090e8aacf4aff1f407f14609bd5c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 16384)), (90, needs(91, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 472037..481254, sha256: "00668d4aa93daa39788ad2e47eed9b52bca5610a736850aa53f6d5b533128bb7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(91, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 434511..443511, sha256: "bfd3d038733866a95a6a1798fb8ee68bcc0b4acf6c1d38ea87f71de95a5fb09d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(133, 0, 0, 16384)), (90, needs(138, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 481254..493350, sha256: "534072599a5df9ebf13a7a3c3051124cfc6b3d6ac4eb54610b9de5bf6efc0d9a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 443511..454666, sha256: "5b2a3eb715f0210010f7fdd5c7fbf7b61d63e686c0416125903a0a32092a93dc" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 16384)), (90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 493350..502546, sha256: "e4e318c7129cca5e2c34fc936da9c031614f681c98a7f4f204cc241c7f384795" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 454666..463662, sha256: "6f73c696fdc886da2e05587cee1178bdc80ea95b19017603508507eb09feffd3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(98, 0, 0, 16384)), (90, needs(98, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 502546..511406, sha256: "cd288dc26b1949c7b8415263c2181c0296d16866b2e332b78f6a578d779c0bc6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(98, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 463662..472430, sha256: "1b6d31ff43701748fbb943a5d46c39bd8aaba19f1d3b45851aa4593e78702230" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(161, 0, 0, 16384)), (90, needs(159, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 511406..523216, sha256: "2627fa311be86e5cd7799f7e1a73251adb9b1dddb79a038b43b48b31f36c44e9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(159, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 472430..482846, sha256: "03bb9f2d1aa61b958382e51573b3880cc6ddf5c8d248abf78270dabe7729df5c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 16384)), (90, needs(106, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 523216..532093, sha256: "f13aab99809900a4b69acf7b141f259ec6cc46a46495938c2800ba4735d366fb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 482846..491093, sha256: "11c2b95c9c255ff9a42a9fdd68d5cfebce125192f673d3d6b351b2a8fce2d57b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(159, 0, 0, 16384)), (90, needs(160, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 532093..543897, sha256: "08853b7ffb166e3cba3033c001de345086222fe30c76102cea93e2cf94c88275" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(160, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 491093..501485, sha256: "95d6c69de7412d2128e51da6ca3dc62e05010264d8d66db37d58931eb5774c2f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 16384)), (90, needs(106, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 543897..552748, sha256: "d4f824307b533d69acd94112db039ee3842be6cbb96bb326710ab3ee49767a31" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 501485..509742, sha256: "917069a0928efa54512c1baa3352549f71c1da1faeeb757aa67e8fb7547f66e0" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(110, 0, 0, 16384)), (90, needs(112, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 552748..561163, sha256: "53f445b3e209d23459d6008b3a97165d15a073cad887b7a7f0211f1310f8bcea" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(112, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 509742..517734, sha256: "e5ffdc4ca65b0ff1dc06e08812859b73385e9f0d000c09d3914e516b12929f5a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 8192)), (90, needs(71, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 561163..567415, sha256: "c13433c0969f5e0ad893debf683e63b0897da12d7cf3425fdc256e22ab5c97eb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 517734..524012, sha256: "0e48d0a92c562ef1ddd69a29d7aaa1d5da329315f358f491331ad3e268ec19eb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 8192)), (90, needs(71, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 567415..573663, sha256: "0be28b84af0bd985c0c07cb8a4e68f3064aa01f145d799b47d14b8051e36e8ba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 524012..530296, sha256: "3f48fd3e2ca14ee8ea22c8166c925bcdea26fafd5bc89c2e7b161bf71200c5d8" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 16384)), (90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 573663..579907, sha256: "156b9ae5fd791da4105c1a8cfe12824156b905b2e42fc0f96c86195ef38553fc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 530296..536538, sha256: "3cf17424861ec8a10e11940dfcfdd686448994edb6ec6084fefa1a9df36f8b3d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 0)), (90, needs(70, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 579907..586811, sha256: "75a0115f34ae1a167fda3bdebd026fa535293cfc0ae919a6890ff9b00f894319" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 536538..543578, sha256: "b242711af89dd04797bd5ab674381d8e067271ffd8db28b7ca796c5ad5b828ee" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 0)), (90, needs(70, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 586811..593698, sha256: "588f8278dab9fd26aa471ce16a4f439455af635024b6ad92c0fe4945f2d6394e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 543578..550609, sha256: "4b4cd99fdf2fb88b74c2552a82456b35dcf8d01477b8228cfdbda973e2f239b1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 0)), (90, needs(70, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 593698..600450, sha256: "71d31503fdfc65a988cb275d84601e747af6282d636e0fac38ed644b890c6cc3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 550609..557614, sha256: "4458aa67c9aaba26bbed2343be02136c99472d8a18d067bb3f70b400203fb61c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 48, 104, 28672)), (90, needs(168, 56, 108, 28672))], file: LRPE_ROTATE_SM_80, place: 600450..613000, sha256: "a8bd0dd51a81684cd36ef8879fe6193c8af264658f46d26ee0af727df927c099" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 56, 108, 28672))], file: LRPE_ROTATE_SM_90A, place: 557614..569701, sha256: "913a8b427c2444eacecd9add075746d47ce516aa5543d22f09f17ca629e462a4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 22528)), (90, needs(108, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, place: 613000..621957, sha256: "08482a2ac07b0dfbfa69f51554c99dbc144eab6b4aa6c0b83ac2dd2a9a589106" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, place: 569701..578776, sha256: "3f7ff0085390df4491e3ca3d9860bb6d49eadfb1160784e59568c512449c47e2" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 48, 104, 28672)), (90, needs(168, 56, 108, 28672))], file: LRPE_ROTATE_SM_80, place: 621957..634505, sha256: "ba46ec7cf13f3dc841938e7ede6f311af404408d978e635e2945de3aa57cdc26" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 56, 108, 28672))], file: LRPE_ROTATE_SM_90A, place: 578776..590982, sha256: "1c3cde7d4d485800711e093224c01117f78b8d04d39c83ec784f3d5d2216c642" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 22528)), (90, needs(108, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, place: 634505..643471, sha256: "e3385f062514aec76c053a33d5d7ef29a2317965c7e88297c9e42059d246803b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, place: 590982..600063, sha256: "0f3895ce3e2677ca3e442d4c7b47f9e4f791624151b2fc9c406c4ded9c0fecd8" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 22528)), (90, needs(117, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, place: 643471..652172, sha256: "78d59bb6b44733cfe4c15f5a08a81469c21b9e7481f7c25e30816a5b16c8c347" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, place: 600063..608900, sha256: "4a8f2b78c3abae63f1abfa0b212cde6f7fc5d157b2751775a65140f5cf4e3ac3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 9728)), (90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_80, place: 652172..658125, sha256: "d29e70e000963aa495e96251619b0c7bf92cc9fe1b5acd4a160e70f200059634" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_90A, place: 608900..614972, sha256: "ef1755ea2be912619e9a6b26478e078f51d7e283265105834ba3ec2112ed304f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 9728)), (90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_80, place: 658125..664078, sha256: "9bbee132cbd3d7d011a2d5e93849a821da2c68f2c6b7ba031ffba42267c2564c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_90A, place: 614972..621040, sha256: "0fc1bfeb803fa43e4bc4b522c5183863ec21b08d0e215c3cba2054ff0c7ef2b4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 17920)), (90, needs(72, 0, 0, 17920))], file: LRPE_ROTATE_SM_80, place: 664078..669967, sha256: "13c82b6edde2404aad70fce31617bc006e523186b89712e9314b40ff88f33841" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 17920))], file: LRPE_ROTATE_SM_90A, place: 621040..627084, sha256: "4821d4feeb106b8a97bf66f94a033060626567335682d44dfa1afd253d5f8ab6" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 24, 68, 46080)), (90, needs(168, 24, 68, 46080))], file: LRPE_ROTATE_SM_80, place: 669967..690263, sha256: "e9c927844aea1cb75e7901fa0bf28e278714130480e86093c175a9cbb61c7a14" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 24, 68, 46080))], file: LRPE_ROTATE_SM_90A, place: 627084..645022, sha256: "0bbc43f71ea49e89ae20b9e4688601e6b85449721b39c1bf54b1a8bdb03b81c8" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 31744)), (90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_80, place: 690263..706877, sha256: "97119e801998680e8ce783f0f97b0b062f1b4c242b263b2da30a354ae5a7e29d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_90A, place: 645022..659243, sha256: "a6de2a688a48c54ca388029ffb9e36e349b2bb7a4c0111dff8238384623b384d" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 24, 68, 46080)), (90, needs(168, 24, 68, 46080))], file: LRPE_ROTATE_SM_80, place: 706877..727183, sha256: "a151228dc8a976f95b325b7d7f69ea32eaf8198f6af800f7c088b512c306ac42" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 24, 68, 46080))], file: LRPE_ROTATE_SM_90A, place: 659243..677323, sha256: "991c070593cb83b4e172aee58dfc79d7c1b40df34e1a61c5cd46a6b6f0e80b10" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 31744)), (90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_80, place: 727183..743772, sha256: "bc8492ff6b6d507c3b61e276f53dd929d26ccf817093663a742d6032bc10f818" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_90A, place: 677323..691532, sha256: "0622c733a6b24100d17ecf5d553c236983ceda1e1742c42960362a8d0a0ddb9b" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 31744)), (90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_80, place: 743772..759967, sha256: "e2628bb7699788f0d0d5085015d48d2d00ef96c4667e85e42b4d0565a55cea8d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_90A, place: 691532..705256, sha256: "6bf90686e35b7effaa39bcecb108e3aa28fd5b8b639afa33f8c4143c7dfde996" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 12800)), (90, needs(90, 0, 0, 12800))], file: LRPE_ROTATE_SM_80, place: 759967..772530, sha256: "17565d057d63fd3419782ae176df1acddedb33b4f39ec64109b1bfeac4cc35bf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 12800))], file: LRPE_ROTATE_SM_90A, place: 705256..715427, sha256: "3a0539dbc0a72edd6446d832b0a8d2b1f6f2b9abefa5b377bdffe746a0e0e584" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 12800)), (90, needs(90, 0, 0, 12800))], file: LRPE_ROTATE_SM_80, place: 772530..785067, sha256: "1a5df87132acb99ae9194a76f43833cfa31a49ed01e7f06dc52a37e1562f6976" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 12800))], file: LRPE_ROTATE_SM_90A, place: 715427..725681, sha256: "0b311f19a312dd31d23db6946a571c63bb2033c710f35e451229c48872e9b46a" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 20992)), (90, needs(94, 0, 0, 20992))], file: LRPE_ROTATE_SM_80, place: 785067..797495, sha256: "01242fa5d3ec694ed0fbe22f3028d63131fc5d1a38cea1a0490b3c6edaadd394" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20992))], file: LRPE_ROTATE_SM_90A, place: 725681..735870, sha256: "6fa585f29787f807c23ddc402bac57b6192b291313135342bb87cf95c892e38b" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 8, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_80, place: 0..4423, sha256: "3d5e2b975577d68236a7e93a37e9458f555ff67262afb3cf79458f8fa664fb08" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_90A, place: 0..5429, sha256: "cb0193a4bf1b6a418eb04da12cb5067f7cb08804237eb6c44e22bb788b4219b9" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(53, 0, 0, 10240))], file: LRPE_SHARED_SM_80, place: 4423..8147, sha256: "763e78ef408b04fa225dd922147f7ab02b3b703e7abfb6c1f25da8feb591cac2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(53, 0, 0, 10240))], file: LRPE_SHARED_SM_90A, place: 5429..9816, sha256: "f9ecd3550922ba6083dba140f4cf57ab0e8733c2fd03c6cc583499aeca415350" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 8, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_80, place: 8147..12598, sha256: "61e1007c6458bfb468db4e74a557f330f4bbbc3059d92c98d2c56f60f2106711" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_90A, place: 9816..15130, sha256: "06707605f1cb88ce84ee2d1b8bfb775a234b09abaf36a7c3716613834d62a013" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(55, 0, 0, 10240))], file: LRPE_SHARED_SM_80, place: 12598..16333, sha256: "a748ba0640c92d3f66ab53a07feebab9fdb497ca3fa2b280937b3e27890a0e78" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(55, 0, 0, 10240))], file: LRPE_SHARED_SM_90A, place: 15130..19497, sha256: "25d19975d460fc02fe3f9ccb5cfd5c943ca6937979476ca6657aef596fce631d" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 18432)), (90, needs(61, 0, 0, 18432))], file: LRPE_SHARED_SM_80, place: 16333..19870, sha256: "2bf71491c8d57bba543beb38245e648a6be4d48ecde642a3174352115a7fab10" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(61, 0, 0, 18432))], file: LRPE_SHARED_SM_90A, place: 19497..23801, sha256: "61e4a4e779054df80279828752ae7dc63a4f2d99b665e6403a013fc39b861c46" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(40, 0, 0, 2560))], file: LRPE_SHARED_SM_80, place: 19870..23557, sha256: "0b9adc1b5a5483c5a531b348bef77cb8dcab7113b8ca238444932c97914ee13e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 2560))], file: LRPE_SHARED_SM_90A, place: 23801..28068, sha256: "6d49038fd457dd801749e33463fa34114aa2cb871e0ec0062b1d739ca304b384" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(40, 0, 0, 2560))], file: LRPE_SHARED_SM_80, place: 23557..27230, sha256: "7a98b2da247479c4b61d0dc4c90b66d42abf9af63a28f6c6b1e9741fc5be9187" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 2560))], file: LRPE_SHARED_SM_90A, place: 28068..32340, sha256: "a3263baacb65b8137dd0740e11eeaa05e4b74b23115fc0e00105c02e846a5a34" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 4608)), (90, needs(40, 0, 0, 4608))], file: LRPE_SHARED_SM_80, place: 27230..30691, sha256: "a4d228f013ee9c4c9a1c9ef4588efcfe366f1658979d775728921b64117ee074" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 4608))], file: LRPE_SHARED_SM_90A, place: 32340..36481, sha256: "d199c6b74b474be8000146760b5f447e2316178114933b69455354cbed06400f" },
    ] },
    Entry { name: "sequence_softmax_finish_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 0)), (90, needs(46, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 30691..32561, sha256: "226d2a73fbc8c62f229d51ebc18c8680ebd6e3076cb984510b31f95c75fa7323" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 36481..39404, sha256: "666ba16b6db1427a77cb3daa943d2d8e4f8809ad43d1128cdc0c5a63c7adc140" },
    ] },
    Entry { name: "sequence_softmax_finish_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 0)), (90, needs(48, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 32561..34522, sha256: "441bc5d5f810b48bdde6d5ade68817a5c737800f188cf1ced40e277705cc99d2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 39404..43004, sha256: "41699093d697dd4c27fea37eb0cffe2c0e39cf1f9cf2826e39c600d0efdb524a" },
    ] },
    Entry { name: "sequence_softmax_merge_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(40, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 34522..36201, sha256: "303302c3eb0720cad53070682e7d65514829bfa7e39fd8e427d32f3c6effbfe1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 43004..46003, sha256: "3d2930f3f652efa4583c9aad9ddde1e88505cf5b0fc32eba1c5e338f0388f7d9" },
    ] },
    Entry { name: "sequence_softmax_merge_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(42, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 36201..38065, sha256: "beac52647162030c9c3f893bc0fc9639e0c8ceb1f82e4251bbc2da2bf919b6bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(42, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 46003..49813, sha256: "9a19f01a5a482371166e171ea5374f73df9c12bda91d54a09609b33750f834e4" },
    ] },
    Entry { name: "lrpe_reduce", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 56, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 32)), (90, needs(56, 0, 0, 32))], file: LRPE_SHARED_SM_80, place: 38065..40772, sha256: "14a2c50f90673497b61019a87fc9d8e734dfff100cf413aaede166664a53a7de" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 32))], file: LRPE_SHARED_SM_90A, place: 49813..54157, sha256: "24c2c25b888bad887a1c50d194b5acdd1480474478c84cc2cb91c7a17a963601" },
    ] },
    Entry { name: "stream_1r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))], file: STREAM_SM_80, place: 0..449, sha256: "8102b68ef5f2ee97def60a350ac777562ae140d995a334a7cdeadc9833c85fb5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(14, 0, 0, 0))], file: STREAM_SM_90A, place: 0..934, sha256: "c4b802b83d34ea3b86e50894286b524b1ab02bbaa61cc90c2c6e9b31bddb02f3" },
    ] },
    Entry { name: "stream_1r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))], file: STREAM_SM_80, place: 449..919, sha256: "e9237f4652fa0d2789ebf312a055abb766b4f37d7bd1eeacf33aeb265611c99a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(14, 0, 0, 0))], file: STREAM_SM_90A, place: 934..1900, sha256: "1a0414389af1bf14e540b706fa01fd195fd3e989530e92633f5a2006cc00236b" },
    ] },
    Entry { name: "stream_2r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))], file: STREAM_SM_80, place: 919..1424, sha256: "21633e40e66df1e0e2fd129ece0704ece159a4f83e5bef9e533b0ad212934de2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(18, 0, 0, 0))], file: STREAM_SM_90A, place: 1900..2886, sha256: "0ccf4c94eba75ac3d15a2cbedd15359bf7e389f520df8393ff994f02174889c2" },
    ] },
    Entry { name: "stream_2r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))], file: STREAM_SM_80, place: 1424..1947, sha256: "cd7e383ed391eef7824fc2c658fa5ab01f4cd19f4a796f2e118a382612cc801d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(18, 0, 0, 0))], file: STREAM_SM_90A, place: 2886..3881, sha256: "2d9a8023ac0a5938dcfface741a3779790724f59eacb3bb4ef40133e197f4450" },
    ] },
    Entry { name: "stream_3r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(22, 0, 0, 0)), (90, needs(22, 0, 0, 0))], file: STREAM_SM_80, place: 1947..2501, sha256: "e386ed67164f6c832b34b3137e9ae00dcc293a57992004fe4271da46ae642312" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(22, 0, 0, 0))], file: STREAM_SM_90A, place: 3881..4887, sha256: "72b2eb8bb59b0603570612b55e06c01cf619ec34ae57389c2d78f0c24d2d8cbc" },
    ] },
    Entry { name: "stream_3r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(20, 0, 0, 0))], file: STREAM_SM_80, place: 2501..3073, sha256: "26da5bf8234376445189d301cdf61cf61959ae76373860760876d48c4d462ba9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(20, 0, 0, 0))], file: STREAM_SM_90A, place: 4887..5914, sha256: "180383eaf5ddd81d8e8ee7ed7fb81eac38f3306405e96a299f27cf882935572b" },
    ] },
    Entry { name: "stream_4r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(30, 0, 0, 0)), (90, needs(24, 0, 0, 0))], file: STREAM_SM_80, place: 3073..3664, sha256: "011f30fc269fb3bbccbf7d184525fed8f5981ff04110565953302a333555abe6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(24, 0, 0, 0))], file: STREAM_SM_90A, place: 5914..6970, sha256: "7bf765d208e7d3db9ea6b205df5930e0e85cb95c44d7e4a04f74a6e3bd6dd4f3" },
    ] },
    Entry { name: "stream_6r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(31, 0, 0, 0)), (90, needs(32, 0, 0, 0))], file: STREAM_SM_80, place: 3664..4319, sha256: "9ac2cb71610e7f366fe8e8785f81c8a445a86706c0c38be47e4536808a85bc80" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(32, 0, 0, 0))], file: STREAM_SM_90A, place: 6970..8068, sha256: "adcaa2062ad51c989e32e99295707296a7af38fa1046f9f4db26e9bb4da63d72" },
    ] },
    Entry { name: "stream_5r_4w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(29, 0, 0, 0)), (90, needs(29, 0, 0, 0))], file: STREAM_SM_80, place: 4319..4989, sha256: "8f73367c13b753de99553d518ed2698aa52b5f541fd995790a807997816a6243" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(29, 0, 0, 0))], file: STREAM_SM_90A, place: 8068..9190, sha256: "998c8513e22a678184b8f0c7d6d4511fc90d9f4aaeb42debe00a3f1526bd32ad" },
    ] },
    Entry { name: "stream_4r_0w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(26, 0, 0, 0))], file: STREAM_SM_80, place: 4989..5651, sha256: "debbf3b7c6afa4d272c23bf053dc81958afa631bc1e137f79212893a616f894a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(26, 0, 0, 0))], file: STREAM_SM_90A, place: 9190..10306, sha256: "73ed0f442f3d4f97e0ab0e5949b6882ef174233ab2c2d29288d0563df546572b" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 0)), (90, needs(154, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 0..17442, sha256: "49152bc1d70c94602abd56ffc3c180dcc98c10d0c2410f7483f52d11d564d6cb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 0..16118, sha256: "8b4e14258ca9f5da4229dab0b67ca222f62f78f6a9feb6170fcbf4e6b92cbd02" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(218, 0, 0, 0)), (90, needs(219, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 17442..37182, sha256: "fb3b94a7d1c302940c4018253732ce7057fb93d62087be21be0dc3562ccf13fc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(219, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 16118..33850, sha256: "255f9fdfc3ddab9649c7d1c64d43477ac80cfb3da2fa37812f754dd0443ac72b" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 37182..59080, sha256: "3db82494b0eef0b4720ece7fef82ccaeb1423ce9f0202d79ab3337a8c6e829d1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 33850..52880, sha256: "291e0dd2dd360af497ecdbdb2b565b9915bcfcf1cc5be515c447868a296caf39" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_80, place: 59080..76162, sha256: "24f7b5ee27ca7d01131e4019ee26171476e2f6f31c5391f9890127b162a53529" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_90A, place: 52880..68853, sha256: "4270893aedfcea12d2894137493952bb9127f86cad49cede48468c4ca6c8c4ac" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 76162..93401, sha256: "f479411a685f33ffb6ad341043b7612e18d3b7ca46a328654ede35feb19ac944" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 68853..84981, sha256: "1c81c41621d4c3839798095592d1934cd4c05f0a91aaf1546aec11bac88aad92" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 93401..111524, sha256: "92703aef92451bae28bf11ccb0b20320396ab051b0688358857f7f579ed45780" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 84981..101546, sha256: "3f2fd5012147b9a300391a64ada934408fbd06f72860c9175fc69d8fc29b0aa5" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 111524..132631, sha256: "86eaaead6b1ea741bb2d786c4bc80d09ce61aa3cdf13b0d91c561e39bc433bc9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 101546..119880, sha256: "86e662fdfbd59a9a27e63553263eb74325625d025093900cab6a70c533ab426c" },
    ] },
    Entry { name: "tpa_decode_bf16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 132631..151905, sha256: "3813d4bdff452855ee4c322585472104b6ac322ddbcc8ec799654aed1984586f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 119880..136617, sha256: "db693a34862acaa8c78a353eac2b996f5676fd1b92c81d864d97ec5becd8c070" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 0)), (90, needs(155, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 151905..173417, sha256: "84b49def2895b7cffaf1228e2fe3e5a3ab69fcfee3108d5c9584601b6335a306" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(155, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 136617..154231, sha256: "e81c845dc471d656653c751e2f7aa69a7c1aa36762552c5e4a2225e0e17e4ae8" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(222, 0, 0, 0)), (90, needs(218, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 173417..198114, sha256: "c639de005e310562c0c04119f815e80f1b446e3ab6768a9338b33ca4b80a9343" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(218, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 154231..173639, sha256: "7820459daed76ffd68c1e88c2334f99a055ded85b2f99ab17a9626a03483673c" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 198114..225750, sha256: "0ca2b0e69a46373f541ff6989e31e563a1ca40da5dd7000290bd3c24a188032d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 173639..194721, sha256: "9c1d33c15dec636e703e0473d6e6f20e01f70e1a6159a5b2654c3cd2ec192252" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_80, place: 225750..246936, sha256: "f95a37c62149fec9ba7a6c9d65cb1dccd416401b22b29e670347325cdc65b19d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_90A, place: 194721..212108, sha256: "a882b0671da03beabb7158636d2ab73e549650896c0a81f0f1e8e4eca8469b0e" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 246936..268300, sha256: "be8edbb1fbaa90c41dc7c7dbda3c39732864be7724312d5894bfd36e62ecca2a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 212108..229740, sha256: "6e06b69e1cb4a0a2ad74860d035181fd993fa53e6192512b517eef29ee2736d0" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(188, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 268300..290518, sha256: "604b1381892a7bcabba61f8b55fb3e56f6fad0ab1bbf0caf62dec1f3a7f6fc0a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(188, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 229740..247780, sha256: "1537c4e32174c37051f06ee0fbdc36aa51db1a9df00d33b377b5e6a834fbd879" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 290518..316886, sha256: "ac850f72009b8b1adc003826b3ebeacec277907bb1d480839cd385250771c7fd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 247780..268141, sha256: "61e7bbd4e6f46eb4ead58784f6d02980cc6ea940493f685d492ee26466ef6edb" },
    ] },
    Entry { name: "tpa_decode_f16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 0, 0, 0)), (90, needs(255, 8, 12, 0))], file: TPA_DECODE_SM_80, place: 316886..340482, sha256: "a24466060a0f5c198d7073d8bb725b52f88b5dd7ff34939f74d1010fe3a52960" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 8, 12, 0))], file: TPA_DECODE_SM_90A, place: 268141..286624, sha256: "73e55a3ee8771109c44d41e92edeed1cb098b61d5e37ede0e060025d6df02c4f" },
    ] },
    Entry { name: "tpa_decode_f32_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 8, 8, 0)), (90, needs(255, 16, 28, 0))], file: TPA_DECODE_SM_80, place: 340482..374445, sha256: "1e772d93393add75aa0024b82251482334fcb6fc77a454978e18eefb39849d2e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 28, 0))], file: TPA_DECODE_SM_90A, place: 286624..309517, sha256: "34111176fb4d5454a827a4f15398ab05bb2d334cce9c77daad122af5edec2927" },
    ] },
    Entry { name: "tpa_decode_f32_d256_h8", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 374445..397341, sha256: "fdc4c7e63445aa4a409af1a767fc1d2865c5c98231976761404ebaeebee1cde3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 309517..330701, sha256: "df28d9ef4e9a21c14462f68ca4869400ce28873e5e91baf4444182b30da5b174" },
    ] },
    Entry { name: "tpa_decode_merge_bf16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 397341..402271, sha256: "c4de9ef53f64593e48d0dae29502aa9dd60a7f3bec9ff2e1f09318a13820f14b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 330701..337469, sha256: "361dc48b44d0432ccb967ba2253a83293a91282f9a75a071dcd6148e94c31121" },
    ] },
    Entry { name: "tpa_decode_merge_f16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 402271..407185, sha256: "7189f63319aba1fe95354d6e51e6b46c23bbd44fdc141ba4803d4ace854e8986" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 337469..344239, sha256: "c86233aa5bdd6cfe8b1743c0a43762ec9da493a5273e08239faf2c51d1480a4e" },
    ] },
    Entry { name: "tpa_decode_merge_f32", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 407185..412069, sha256: "571a11f8c6732410f72ca3d1aafb47e112f3df6063592935ae7b948bc9711d65" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 344239..350973, sha256: "0a765463ddaa9618e1dc4cc9f3ec242903c9f2f339cf732658c3ba2b5b7a6e75" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 0..16492, sha256: "0f827ff8a0e8997ec13e5b9a46701e32b42381c3b7d7b94934c6e3dd641cdbbb" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 16492..33751, sha256: "e4f53612764da4795191e8f2374cd2e08b2e000051479210d032e5ac0cb9fbe4" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 216, 812, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 33751..55867, sha256: "15d4e225af6cb0f103a2cbdcb49503ca355fa040f858e7f3086c912b5f383380" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 55867..73229, sha256: "acd9513aa64191d32dcd2875a591d22058c18941a06be0076b112dd7a00ffa1f" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 73229..91272, sha256: "7d8396ab0847e1f7e408d26ef4d45b93500f29e2057d3bff763db8075d951560" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 216, 752, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 91272..114450, sha256: "4e0ad7f94709aeaef9caf5a0ddb7f7f856ba37c711d24f239e906ec37068bbb3" },
    ] },
];

const fn needs(registers: u32, stack: u32, spilled: u32, shared: u32) -> Needs {
    Needs {
        registers,
        stack,
        spilled,
        shared,
    }
}
