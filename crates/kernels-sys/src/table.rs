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
static TPA_DECODE_ELEMENTS_SM_90A: &[u8] =
    include_bytes!("../ptx/sm_90a/tpa_decode_elements.cubin.lzma");
static TPA_DECODE_WGMMA_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/tpa_decode_wgmma.cubin.lzma");

#[rustfmt::skip]
pub(crate) static KERNELS: [Entry; 525] = [
    Entry { name: "flao_sum_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 0..5648, sha256: "b9614cb8040c4122503ea1a708f8ae4f549c089e0e665a4ed5cf62fbcdc07844" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 0..5722, sha256: "9dea1314fdbe832f866a915f1a0c0aefb8a02ba219d542570dcd7df94c6614d4" },
    ] },
    Entry { name: "flao_sum_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 5648..6265, sha256: "30522acef319f0a9456f962e336809a4fc1319dba4284f00c920d17dfbdbf50c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 5722..7079, sha256: "686b1a84b30ae2f8347fae82f80cf11436e879117971a1d9a51faea74a3fc17f" },
    ] },
    Entry { name: "flao_sum_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 6265..6888, sha256: "2284040772ea48666f03c0de8cb5fe22ac5f699569d57d6d34228118a0488e4a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 7079..8720, sha256: "537cb5149e6a56c02234fd4f12df47c120421ae4f72fd695197188222b30017d" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_SM_80, place: 6888..10752, sha256: "9556da5742cb404552a218f193e70c79001600de11753bfa36fe90b46a43b158" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: FLAO_SM_90A, place: 8720..13565, sha256: "2851b09051278fd34c6844afeb660783cab843f6bdf70aecbdbf7de7dc4a8c45" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 10752..16533, sha256: "24035ea5c36de133577b0377eebe43983679f42a0b361317b2165737d392d8b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 13565..19605, sha256: "490a2ffeafd7d3ed5a7b85e2554c6eeb08c72b9200b4970e50ef2e42a6dfc0ef" },
    ] },
    Entry { name: "flao_sum_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_SM_80, place: 16533..20393, sha256: "def4963514ef0cd8baa391aa72f17d83bb9bc679ca4ba28506cbc107a8946fee" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: FLAO_SM_90A, place: 19605..24456, sha256: "f7994ae939460a5eb7198d61999a3afdc4b754343c056d98ecc721b936d28271" },
    ] },
    Entry { name: "flao_sum_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 20393..26178, sha256: "a85f9b1fc77502c4c5db934e8fcf26e64d0b0eecb1606dc26e525d450956ea07" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 24456..30499, sha256: "7be204b5effbad652c6241852667721ca91e8a217b1f9c7cf6b67c65ea1aa8bb" },
    ] },
    Entry { name: "flao_apply_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 26178..32939, sha256: "59e5643486226aa33e4aac473339af2887761ecf3c8dc43d44193561918d1b87" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 30499..36680, sha256: "4f2b77adba6fffdc5aa257103244663d804d4d6631bcb176a85360a86826806d" },
    ] },
    Entry { name: "flao_apply_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 32939..39694, sha256: "9812d582fa969f99df768d54a55a4a8979c70847610dfde681bf643f8c5f1d5d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 36680..42915, sha256: "d24f197356789f565a957c87e062a61cd984e55bbfe2e75ae0eeb323df97e2a1" },
    ] },
    Entry { name: "flao_apply_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 39694..45928, sha256: "5863b6dcced57d886013af8250e0276a207273acb6ebc3613df43fc7329211ab" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 42915..48742, sha256: "3c21cfda849e237d1a82f59d2c5c3bb54b7db1835b9d791e527ec19eda90cba4" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 0)), (90, needs(105, 0, 0, 0))], file: FLAO_SM_80, place: 45928..51932, sha256: "44624dec89376df3661d72ea2057462c3de9d164c309cfca61dea07cfa7170dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(105, 0, 0, 0))], file: FLAO_SM_90A, place: 48742..55330, sha256: "61432bc35949146aa9cd4cc29ab9ef6cda3299cef2bccd9c82aa92afac9cb1e3" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 0)), (90, needs(118, 0, 0, 0))], file: FLAO_SM_80, place: 51932..58395, sha256: "f28c2ed60ba8f82fbde9e51a1c6436a28a46c0a35f5a84a96ed79e712f2eae73" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 0))], file: FLAO_SM_90A, place: 55330..62109, sha256: "0e537dc9133f9430501f8d7c94d7220d48b47cf99c3325fca326ffd7e79cce73" },
    ] },
    Entry { name: "flao_apply_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 0)), (90, needs(114, 0, 0, 0))], file: FLAO_SM_80, place: 58395..65452, sha256: "5785318408750714efc95b9ce7f0bd9710e7fe7568e2f5246c7e082b28a04f82" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(114, 0, 0, 0))], file: FLAO_SM_90A, place: 62109..70260, sha256: "87ba2b317198f19e02e3ff2c7f3ccfb951454c92053fc8a6932d372ab5a17281" },
    ] },
    Entry { name: "flao_apply_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 65452..72952, sha256: "f8f73689a9bff92a9523f1aca552543c2e3992a84ab7c935e71d2e195205c90c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 70260..78651, sha256: "3a29d297ca80a525242c3da5006b5c359aa55d3edf047f58283f173702c8b4c3" },
    ] },
    Entry { name: "flao_bwd_queries_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 72952..85662, sha256: "9436f2cf06a8cfa503542b1100d4622f3de99149f2a1a133287e8e661ff62441" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 78651..90125, sha256: "0809bae44017f37d3df6e525815ef57c7eb46e12dc42f7ee4019f35eb75b6e00" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 85662..98398, sha256: "da3a81d67c7325c4c023ba29e40a7dbcf73c81735917248e7d94c3f5511b2f0d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 90125..101634, sha256: "63c9ed169e3a88573b74f4aa57b39e4f9c7fb49cb53f7c9ac4f8dbbd4c8a77b7" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 98398..110554, sha256: "c8234945015c6b0a8ff82c24d5a3bb9c77d5f38d72cb414db6c3255be97d5070" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 101634..112400, sha256: "69f91b4a7043379605b4abcfedc3efccff5054483da416c7e59e00ca9cb858cb" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(147, 0, 0, 0)), (90, needs(147, 0, 0, 0))], file: FLAO_SM_80, place: 110554..118842, sha256: "b560e5df58dda8055176e2d13d6fa09930315a46108d06aaa1d1bd6c1fe8f41f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(147, 0, 0, 0))], file: FLAO_SM_90A, place: 112400..121702, sha256: "9a306926c196a481b19c2ade0b4fe78dab7f0ec00ae8dfd1138d2d0354df9b86" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(244, 0, 0, 0)), (90, needs(245, 0, 0, 0))], file: FLAO_SM_80, place: 118842..129667, sha256: "0fed739fc4901b2cd41842c125f78015632f2c43e9f226e54bfb6446210d4234" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(245, 0, 0, 0))], file: FLAO_SM_90A, place: 121702..132769, sha256: "51e69cc7ca8e3e4003d7cd4fafc3e753a150f9add3ecf9ee37009c58bb1f5b1b" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(185, 0, 0, 32)), (90, needs(183, 0, 0, 32))], file: FLAO_SM_80, place: 129667..142028, sha256: "35985a09c1f98a365d837493a8755f06f5581255b42db3790c8b5cc78c5581b2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(183, 0, 0, 32))], file: FLAO_SM_90A, place: 132769..145510, sha256: "0b7a13df6eee41f0009e9313d6b89e4719fbe2294ac0b5db670b474c295ad4fc" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 32)), (90, needs(255, 0, 0, 32))], file: FLAO_SM_80, place: 142028..157893, sha256: "c715d1c82c44697775a5605dba98f4121af6caef1c5b0b14155c74a086d18bf1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 32))], file: FLAO_SM_90A, place: 145510..160542, sha256: "65a7c7a1c253efafc9642e7f6b88af26fad584c37b9aa61c0c6a548d9840b30c" },
    ] },
    Entry { name: "flao_bwd_keys_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 157893..162776, sha256: "58488430d62fafffc5ff6c99c18df84e3b2e8e117891a25e215d4cfa572dbc30" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 160542..165092, sha256: "f20b5eb8c954230731c56fd4325b9ecdfa4959dd8bdd80e474d49e6fd3a6791d" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 162776..167669, sha256: "b02cf86df450813830851ffaaf7ba11fac5691d2a044414f5413a94226f40348" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 165092..169650, sha256: "9910d8b7181d6870a1219ce0236abbd1f8dd960e96cbd98fb15554a82fe943aa" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 167669..172361, sha256: "76cb93aaa37b43efad00e2974b4832a3c51d99bf9c869a55af9f1f43beee95c7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 169650..174072, sha256: "57433a9e0edfbed6577d69d798931a7cfc6863e4b9ce7159f3af9a18e6126cc8" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 0)), (90, needs(119, 0, 0, 0))], file: FLAO_SM_80, place: 172361..177186, sha256: "6d5c3932e5147d13eb3e1a70f7cd6e2ebfe30b6f2e8ba9b65722318ab8fef64b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(119, 0, 0, 0))], file: FLAO_SM_90A, place: 174072..180396, sha256: "c6077704468554e8367407198c1621d7942515ff3d90e2df4f0c1eb5bb24d996" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 177186..182509, sha256: "7e85bef80adc8a92af76a695642be27fed830bfa33a6a78becf8e1bc533fe59e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 180396..187109, sha256: "cce85653a61824594da710926d15b577ce49abcf460d209b6fbc89719817bcf1" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 0)), (90, needs(118, 0, 0, 0))], file: FLAO_SM_80, place: 182509..188345, sha256: "2747866ce323c879a5061faae1aed1e9e4925880f48d9dff96b1891f24f591fa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 0))], file: FLAO_SM_90A, place: 187109..194362, sha256: "4ef0e969cd6b7a8be2b06a5ce135f3ca67b71572a00823722d75c5d9bfa6534c" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 188345..194718, sha256: "812149a50c530bc991678e4d32790fe13c7a23ad5ba5ff6a4e28310ca2a3b355" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 194362..201986, sha256: "9aedae098b5baa7d257f19b76a7d0097fb312fe966bbad2008b59a7e1a323d1f" },
    ] },
    Entry { name: "flao_reduce", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 5120)), (90, needs(64, 0, 0, 5120))], file: FLAO_SM_80, place: 194718..203865, sha256: "2ef47845adc49ed866614da7c34fdc57ad1c33d2cd045262a63c5b2d872a095d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 5120))], file: FLAO_SM_90A, place: 201986..212090, sha256: "f4d9f589eb870f4b2370e59ddc8839551a012dc837d10e5a9b52ad5745bc11a1" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 0..8286, sha256: "85ca0b04054d7ae5be944ed5664337c24be9cd4434263b3dceb047b625003c60" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 8286..10647, sha256: "8a05045d83c6075bd612fedb0cef19216e573891cf8525ba8814c3eae366036d" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 10647..13416, sha256: "c4ae768eb5e6d111b13979c43260cfbeba6735466dcfbdb1f9ada01e2d136bce" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 13416..16369, sha256: "166b698fb6da2d4390ac1924b24b1fc22b55082e44fa0d628c4f5bf50f8d281b" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 16369..19553, sha256: "d8deda5136ce534dcd7b6b2ccf78e235395145007ecb999e5fb9141129c291e2" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 19553..19768, sha256: "35b15256630dafd6cd9f80b10cf234f2a9780e5b39ae691b66a8dab9c4ddb707" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 19768..22197, sha256: "6376b1d56ef0e3cb9780f4623fa959122e359b5f333e43af90a8fe7f7430a9bb" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 22197..25041, sha256: "cf9881438a8b6899d42dc07b83607bec7472d0685ee5cbe4a173c41009b444d4" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 25041..28071, sha256: "650640c914eec515f23efe04a49338101f6c93d6778c3257cc2a685a10657944" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 28071..31317, sha256: "ffa652cf077c9be964db0f9afdcac39fbd7e36a8ee1d5ec2f9a81d0edf7e8acb" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 31317..42607, sha256: "c965b35c0c09426b098048b499f83f56214d2d89a5205ff8488ecddd3b7d5994" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 42607..54006, sha256: "4cc597611a6f69e46879fecd689190b22c05b2777e979a499401c18615f6bae8" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 54006..66489, sha256: "bd95f96502271c8b0a3149737a5427f9d1e5eb3ec8903fb2b54461c77ecba111" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 66489..78198, sha256: "4ee1c8ed0926807e4ec70751ca6d4ee2915a5196f5b0283ace72647c46fcd99d" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 78198..89946, sha256: "944effb91ba45f4718b98a1fe1233cf9041435d92a12a9ab21c159c1894a97c5" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 89946..103628, sha256: "d39726c1a42876a2747bf4776dd0790e6f0d91407144e2cae37996e7ccb7760f" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 103628..118013, sha256: "987028b6906ea5f1e924a7bad5fc4261a5eb7c78fe5620516d105e013f0846c7" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 118013..133054, sha256: "35a56b16af17941d6b0c2749c60e2e6dc49c40e29e0c2279e99ee78f232ef7eb" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 133054..146983, sha256: "7a24fa0f088a11cdd7173e0bde43fd0e0379b93f7c98174e89859dc3313eccbc" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 146983..161409, sha256: "bbbc38c083d7412678647cc256803c553870fee4b66489d6fc52675c5d72144a" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 161409..175299, sha256: "64b49e125fb3e217faf3bc955e83d66b7fa7dc6f47ebb48ad59fc62dda91241e" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 175299..194814, sha256: "7756edf78186e66ffd2c417ceac3fbc7919fd8cf5939cdf7a8fcc3d53b20bbf2" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 194814..208326, sha256: "0477e215804f9a24155123d8892a67abc1550e148d33718a0059acac8d04fd15" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 40, 0))], file: FLAO_ELEMENTS_SM_90A, place: 208326..222180, sha256: "b968535ff99978f8c875a8286739318e300bd46da1cef50759dd1c29ec872fd5" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 92, 0))], file: FLAO_ELEMENTS_SM_90A, place: 222180..237924, sha256: "e49aae99e5da9b1a28af4ceed8d5ee30f6090a2458dc15b6e4fc4cfe8ff9e223" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 237924..255359, sha256: "6408a1f240c10ccfe7b123badd2bdcc8657c0e21e32688c5ceb59632b0a759b3" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 255359..282098, sha256: "7b677994a76db1d8382cd68811fbc7c6230f9b1795f4f2fa5e75f75e710d4c2f" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 84, 0))], file: FLAO_ELEMENTS_SM_90A, place: 282098..299825, sha256: "cdd30de988f169101da38493632740f3f63de9118bd37a3616369c245d4d8a79" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 152, 0))], file: FLAO_ELEMENTS_SM_90A, place: 299825..318342, sha256: "c979b92251f62d184710c0148a2d54c1674f05511a97547464df550ae613a1c1" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: FLAO_ELEMENTS_SM_90A, place: 318342..336478, sha256: "38f1c5082bd4c8670542f3143909710157103f02e4994d335fdf9eda75f56b01" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 336478..347112, sha256: "5e0f05ba1ab0388d77db7c152dea73a2c114c3fb7de998d3495492ed37c2167b" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 347112..358542, sha256: "141890a75a7ac33da495c898d62e7d4d41cfea6e406248a4e3b06f8698b5e93c" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 358542..370168, sha256: "8c18f24ee2edefdad2140edff106d17a9f7db9cfba44593f4e44724ded53e128" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 370168..381835, sha256: "b42792cb205cd20523e28e141bd061342d0778029ea7ef3d928cec7b96479276" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 381835..392681, sha256: "23b4a98ee0a44cb9e45c19c3f08893f5b2ce143bbf188a92e5041d8094e3a8a1" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 392681..406064, sha256: "c25fa600dad430c2bf5cff6217f8240160debf24fc843fd9f8156158e17d10c7" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 406064..419954, sha256: "7f2a3c124d5708908b70da18556f9e0cb57850edb582430c9130694730279cb1" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 419954..434796, sha256: "d8210a7a45522f134a23a2ade22de85e4a0216ce80636cde42c2d140c1667913" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 434796..449654, sha256: "5b268ab36ff4c84fe5a0558d4812c0a49ec5d92f7c603acaebdff727f24e84fc" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 449654..463859, sha256: "b3e5432be32705fdeff2d0051179ccc2a385239952703e4091f28cc700f50bbc" },
    ] },
    Entry { name: "flao_lrpe_features", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 0)), (90, needs(48, 0, 0, 0))], file: FLAO_LRPE_SM_80, place: 0..3792, sha256: "be6191e45a60acc2206dfbeaacd3f165eb22a1ee678245271ea740b288fe888a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 0))], file: FLAO_LRPE_SM_90A, place: 0..6585, sha256: "4857c7bd536751024584063c049d54a20f3c01a6616a4dafeca50069bbacf79e" },
    ] },
    Entry { name: "flao_lrpe_encode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 720, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 0)), (90, needs(61, 0, 0, 0))], file: FLAO_LRPE_SM_80, place: 3792..11933, sha256: "b3117daea86575021c9103db514bbcb097f9cc7c5c11cf6bd6002c48f7dd16a5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(61, 0, 0, 0))], file: FLAO_LRPE_SM_90A, place: 6585..15603, sha256: "5e1dccc54fe3a6b3df3076c84874713dd466490cfd02d4ba44bce4b33a9087a0" },
    ] },
    Entry { name: "flao_lrpe_gradient", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 0)), (90, needs(60, 0, 0, 0))], file: FLAO_LRPE_SM_80, place: 11933..17653, sha256: "2117dbe5821eb8285a38f0893c332c679018e1fe1fb3dd90106c1583da8d3668" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 0))], file: FLAO_LRPE_SM_90A, place: 15603..23009, sha256: "7ba29fe60310c1e4472a7b7869040f1059789fe2a4dde79a2ecacbe27852156d" },
    ] },
    Entry { name: "flao_lrpe_decode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 784, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 0)), (90, needs(102, 0, 0, 0))], file: FLAO_LRPE_SM_80, place: 17653..28517, sha256: "490d7d604e5171e1ca8f16757b5fbe693591b45c83ca2ab3b09efdb8e54b2e21" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(102, 0, 0, 0))], file: FLAO_LRPE_SM_90A, place: 23009..34123, sha256: "c562db6a5f05ae0ae6bbdf8e778cef8ec002fb0c4d6732f1f21b9429884935d8" },
    ] },
    Entry { name: "flao_lrpe_sum", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 88, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 8192)), (90, needs(48, 0, 0, 8192))], file: FLAO_LRPE_SM_80, place: 28517..31126, sha256: "23db2b3fa39f2cb0784d172a90973702b3235c5e92a462e2857cd73d292f7575" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 8192))], file: FLAO_LRPE_SM_90A, place: 34123..37417, sha256: "68a864ab4e148efa33a7fa7ebf5d2fa179091b9ac976551f3463f60885f7c554" },
    ] },
    Entry { name: "flao_lrpe_dots", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(46, 0, 0, 0))], file: FLAO_LRPE_SM_80, place: 31126..35111, sha256: "1aee2ae3d9b5da9d70f95d6d5b1dddb956ed62411b80b5f389f6e414678476a0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 0))], file: FLAO_LRPE_SM_90A, place: 37417..41484, sha256: "29adba51ac8ce540e5d64cd5529b18a85164ec124129e1a1bc149cfb588b818c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 0..26030, sha256: "71e978ef6f45b6cf90a0f58480ae476b7e660f23a031a1430ea99db40bbb0574" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 26030..48004, sha256: "6a690d0cabdf6f3c8bd56b67f8350e14f7c691338ed6bf19871097d661fc321b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 48004..83334, sha256: "6d16b5ba44f664a185c98774567f449e3ba1601e164fdef6d2b7f93b4d245692" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 83334..117959, sha256: "f6f5bcbdd29b1e19168ecea6f61809deee0bdc146d3b8dcf71177167385ce5fa" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 117959..135695, sha256: "3cb2533c6a1c54d49bb1bb484fefe7525ec4792a22fb7162815974a02f8b3940" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 135695..153635, sha256: "4b1c8674840f92ef6d657cc0a038f60c80c947fdd275e554608829294b907e6d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 153635..176218, sha256: "d70b0678090f34fbd8a3a1e6ed2b8084318a02da7aa579c06aa21550ab830c3f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 176218..200927, sha256: "cdf89fa54ae165a8c15678d5dc6225b73dde674b4679b3d0f4846dca53c0ec98" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 200927..224450, sha256: "7477f35e417b50ab4fa416c3b1812976ac6de4dc18cd266aef2e7d3503ec428d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 224450..248421, sha256: "25c0a01b38391c9b991c9bae4a153159e6779269a47542be147424ef959a28bf" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 248421..281217, sha256: "9819788ae1ffbbc40927d6432b4458fd4401aae4a210b6606cf621c6df4e4dbc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 281217..314657, sha256: "1cc81d0a8ca50feb6d3fe4c79a9fd266ac3168efca5368dd93f0426c3285dfa1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 314657..335423, sha256: "d87c57a91fda1e0c85b87dc5a0f2cbc6bdb3bf21e4fda84c76eac9074016e6e5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 335423..358664, sha256: "d8a04b2554eb5ce8eaf5a0c4c31c1bbf275914a908ac4d70d5937dfe83969624" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 358664..394220, sha256: "3ec34cc40b1493d3718aba752a98ca56df602a8dc1445eeb8db51e15f83ed42e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 394220..430373, sha256: "366d2d4d0ca73bf26c0757a0083c91daab5ae54c82f3b20bfbc6121020a6a348" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 430373..449932, sha256: "bb03fc0f5d14de41f45a8883d6cf6681f8340255c4170c209c5eb79d492842e9" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 449932..469702, sha256: "ea1a53cca1c558cfe0348bee50eedf2fbd1779592477fec03fc647b2a7b19424" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 469702..494111, sha256: "361d963eefda763a7c89776913e8533d61f4d59aafa1e2920750697354ea7887" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 494111..520783, sha256: "b4aec928f9719acb8e211a9fc3c1c12743b12af56c641faad72fb48b9041e4c0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 520783..546336, sha256: "4214e1e90144d60f5ee0bf329e500288ddfbb31d393166d9028e420dcb638807" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 546336..572306, sha256: "3873499f03a9e1f738c83177a16458a3ecb9425cca6044c70c32e186fc007f61" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 572306..607292, sha256: "35768432da2d478337f30d4c10758e1040769ae90a06a38d94def37fac798639" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 607292..643483, sha256: "a419cf5b03ee3c4183953a326b1e5179ed7ee36875fc91cf5ccd01dbccb98dcc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 643483..660822, sha256: "dbfd17132dff720b78d264dc4c1e1ee7d07494bfd56f01de7f495809ff00c4ca" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 144, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 660822..680972, sha256: "b56f230f15adfe7ef9da3c8634b375b92ed9f8b9e317575f3bafedd6229b457d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 680972..703836, sha256: "8d7f2d5cea93d6de8656de2a458a0a6e3f56a52669dd3e9b1f425fb5722a52af" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 703836..727498, sha256: "c91ef2b7d7389a8cdffae188e6cd5ad5729a7c39560bca36013263c8e2a0a7d7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 727498..749981, sha256: "0c628f860c69b4db44d434bd9b90a5762e8393a4917ad6ec45df5fe0472892d2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 32, 204, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 749981..774955, sha256: "571aa00ea0c161db807ed62eef92d2157b9c3f2879e6209378274118428f1279" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 774955..802995, sha256: "01ba801429ca04626a95cce54bc0eda4d1efb4ca072ed4d30ee3c79d7d5e306a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 802995..832522, sha256: "b5896bafcd24012508331b0db75d2669d988c9a6764914445a2c0b8d1f842394" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 832522..854737, sha256: "75fc9c0a77e523405ed3cfcb9e24c8a76d582ce79b2f20cac51ed0ca49cc6450" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 854737..878357, sha256: "9393f3f8f02356337c62cc0ab07447dc28ce1ed4385a4eccca4ad1feb40849af" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 878357..905718, sha256: "b5d9bbc85dc681b8ec7c948e44f49d4a9087e234e8a4175f552825a028565e48" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 905718..934019, sha256: "b9125f4888669c65d5f97b4759ffa6e178329afa0bae99086980c7957dff9d5f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 934019..953769, sha256: "54771aeb7d9e5e46f95279e80a8879b7f1331982f62914b2354d27ca13560ce6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 144, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 953769..975489, sha256: "ef3a7998f5dd012a67834ab616eb04338d2895a8f0d71082b5b9df62d6d19f3c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 975489..1000065, sha256: "d910391ee85e5b48caf847fc3506c30a304d77152c80ed99d003303aa245e176" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1000065..1025189, sha256: "36649ef3ba9073b4dd74eabf188f4da6b6011107aa7c785623bc74cca367a246" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1025189..1050346, sha256: "9c0844ecd7f7e9af300fc34e6bf92356dcd872ba804afcab7f5ab6a300459fe5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 24, 156, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1050346..1076747, sha256: "1ce8bb2a986e4a9ab94eef640716b712c995f3bda3bb7c5ec966fa1f49a3e43d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1076747..1107040, sha256: "0b1b61c301917c20ce053f532f2f79a3bf8e41753217d66da9a7ecc45cfeecc1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1107040..1137779, sha256: "512b754253c3b32fdeb91d65b53d4893125a2f2a9b149a2ab8d69dfee2b2f321" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1137779..1162116, sha256: "30ccdac98e77c18109a86b701010fbeec21acfdd69c9853e968c33b40213d7e4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1162116..1187462, sha256: "8c82c78169a48477d2c3a76b8a43932db5d24310227387ab37e73ef802c5e3c8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1187462..1216890, sha256: "2496cb5bf65c6f2e9562c1b10c4ffe25c6afae675640bc22214f52bc00d11e94" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, place: 1216890..1246688, sha256: "d8d644078039456dbd360c2c0f11ba9892a89895b14ef9775774bb3ad4af5578" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 0..24635, sha256: "1f372e7a5142aa5ff0be8495e9f054d336d7a68b480b028fa4eac45ffadc04aa" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 24635..48585, sha256: "72b8e1ca0d5c1132c8463bf1f2aec7761c918ba584a9c3d47ce971bb3d3c7153" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 48585..76109, sha256: "f0ef05e694dcee68b65c98a4007f1b39d5833cd4c36f89694999e0090f1ac810" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 76109..108184, sha256: "98f78aac849f554a9d0838c319be15492e7b8a82ce83ec87577b6ef318d21fb1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 108184..132021, sha256: "871e01ab4f6b5e817f677d4e148ee3bc8321c212ba7856a8a910b106c5365f2c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 132021..164186, sha256: "d3f246df45665ba17845c9cffe83443492c95cd389c6de14ac5de2c52a689d21" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 164186..194772, sha256: "764a2fd96abf9778d68f98aef601d6bc2d22433868408406214c99cefa3045db" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 194772..237036, sha256: "02b62f15b03891c15876670af4aa5f2eaedfb79eb435ec6e27c5cbd46b8073c6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 237036..256983, sha256: "ca8c04f9ed6ebfb50acaac8c931732d9613be5d6bb46aac292162a9bbf3505b1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 256983..282353, sha256: "96d4d96080bb80038f36c05bb2e7a36d9a01eb4d9e80709807cf817e0f2a901e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 282353..309951, sha256: "9f5abf0fc54820f7a3ebba3b0519995891178af16e179a8da2e16c2109951554" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 309951..342196, sha256: "25e0fb26118f4b1c18000794cb21b6e11fd8a39e1c4c740d7195c43305cc536f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 342196..365113, sha256: "c7d0fbb9e510d55982711885b8996c49fb50143958d9074758a2aa040fca2ba5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 365113..394563, sha256: "c2a5171a0ed5e99a46ca7ab55f4345d425481047fc7fd957203376fa634b3f56" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 394563..427099, sha256: "4956deeb1bb3b79b4b96b4dfdcb0628b18438170e4f0947f24152ca680c80bdd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 427099..465602, sha256: "5279ee489d5d813df506a3163db6545e5eb4b2b123b24a141d360a8acdf21b6b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 465602..494947, sha256: "e7fe17bcb0cfa54111fd42a3d9ecae6694f19f7c2f1eb1e71c09596a484bf62b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 494947..532911, sha256: "1f270b34ff8d90c8e7796613ddae4fe1300e006ef62c8004f7460997b4d67b8c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 532911..568399, sha256: "60a30b4b7efd5e370cd95c36b2b04b4ce8d84cf68770647dfe70b5105832493e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 568399..616475, sha256: "2436c21736bf4eac9694f3de5d6ff3e037a48d1220f44f323d692d402a1f1147" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 616475..642314, sha256: "b4902817cb61f7e0817cf89899a748e838ba8cd2b490d54dc533e1d6db2cafb3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 642314..673695, sha256: "5a1e74a033aaf3cfff6054b59d7e4ee50d8bd7213749cb50865808aaa7001347" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 673695..705479, sha256: "93065a77ba351d460247d4e65a2c2843ca933729aecf7bc8ccf08fc4159ab3eb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 705479..742992, sha256: "bb4193fc31786774a1a303fbcfff4e7c0202ab0d096a4361670fc2d3aec60e3b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 742992..757552, sha256: "dbe94852f758c0f3163cf5611243bd73aea6509cdedc11a733d88568e675154e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 757552..773673, sha256: "d921c2a4b781e2d8603b32ac62b44a84e3f30c6e14a611e95c1ce56a1d1dc642" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 773673..795749, sha256: "1d5440d07eb65f4b246eb3340d374a5728da2c8da1f98043f632742b9c7255da" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 795749..818762, sha256: "410cefd34fd77e0df4b7d67730296879a58503f11fab32c23f3ce0e6ae046c30" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 818762..832236, sha256: "688e75541cb6b77ddc1692e3758493d94ea19437bdbafbbfdca7478068f5dd37" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 832236..845971, sha256: "1a0ec8af0deedf64201e8c2e17a080272297f2169a4949496507c13164250552" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 845971..862647, sha256: "b93b14a55b407cf3ba2bb4e484ed2308a61a231b272be0e8ee0ffe2023bffe2e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 862647..880346, sha256: "4f5a7a1255fd17bcf0895802acc7047c6173ea1b840a2a01fdcfe26387004b38" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 880346..897081, sha256: "98e01253500535087159a6db7fd00ca786aa6dc077a729585bfaf0d8fd2c6b4a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 897081..913583, sha256: "a76cf816315924dbabf78591d95d380f33511034c626247e9146f6f48fd481ff" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 913583..935780, sha256: "2a3b8e5257b5139e5ab29840cf43020f35561d122e2f78e59cf0d63e8b7f7aed" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 935780..958644, sha256: "95e1c3f809c8aa2df82f5fe43d7bb209db3fd1ca9ff4dc3030195ded09051720" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 958644..977262, sha256: "232c72e1f1da2abfd4f81e5a3cf304cafe9c7c62988fe35911eda21617fb7aa8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 977262..996670, sha256: "504facac939e37e5a40440ee0cff4b55265ca640a1699998ca0b738a70356479" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 996670..1022548, sha256: "0edfb60915f0701aa318656f9c87a904421535b579ff9c9a76d8d7facc81f73b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1022548..1048327, sha256: "07e44c2b57b7a979226a0f06596597bfa95925071ea564d8ebcac78b7ab25ee4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1048327..1065687, sha256: "94a73e3ac699c52782842a084031e829a812bda0d94b9566a2959215f1f08d49" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1065687..1082591, sha256: "4e58b7a11c5280e63fc509419a1d7e009c86717e925e81399b6b8de1d7ca3e90" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1082591..1103333, sha256: "72f716c447394c6ab07d3e60b903c961f3907fd9f3aa75425e6b6c6241817962" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1103333..1123766, sha256: "37c525b9088b6f8905f26071b92a3fa1704ad617fe4c3ca26b820d53d3dda73d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1123766..1144660, sha256: "3c9558b37e6fb4455937bf590a6c19902b11c182d1315c132df6034af483a848" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1144660..1164812, sha256: "8b098bd26a2c933b333a02a0925834a4738e35b2ce972a688a4158fd5ff35c50" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1164812..1190838, sha256: "f74c9144ab89a31fa0e41673f6242bda0601313f5ba614f54a2d1f315c7c051b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1190838..1216872, sha256: "7b1dc1741edc0bd7c0414e2ace497eefc623353bb252666632b3111dc31784f0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1216872..1230624, sha256: "6d8d337754b993e14ed3c21eeac3f94bff558e05e0971229bbcfd4a4d832a36c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1230624..1251876, sha256: "7ae598d5d100ff911cedb5d6d8de6b3fb988494e4d34c1e4b11e70c2d18ee82c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1251876..1278293, sha256: "6293b3758de7547dc5557e61fc9753c9213574b5058c8d803ae8545e194f4c4c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1278293..1307378, sha256: "cf0e92634be68956bd5e75d157ec5c9317fc7c9c6a4c703de4a99ee8b399e469" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1307378..1329411, sha256: "3bf6af173c2051642e8dd71e63802e9590aafdf690846f29e4004411a9d226d0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1329411..1358620, sha256: "14b0283422fedf65f6bbe4758d5b8a6e68307d1f09efac50e0a3b4e84d44bbce" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1358620..1386991, sha256: "5d6191aa9428e9f4a50f927fcf0eed491f37eeff16a37ac73a67b3433916418e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1386991..1425553, sha256: "58f35037667a6cab1453ed26dd3b1b3cdd5430cdf377911e48c5ccca9d06858d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1425553..1445764, sha256: "11a92ac5a96eab674001dc4494fe302d57e5f89b024832b076f01ca888bff24f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1445764..1469257, sha256: "23b6f2e27bdd93dc556d0c78c4d6a0ee25de16cc5fea3a49452db1581fc9f7b1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1469257..1494293, sha256: "c7dac1ec3fcc92cd2ff95135c1fe334477406ceb1575ba21cee2d6c7a482178d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1494293..1522173, sha256: "e61c6959946c859b262b3ce43d0672d6d2f902f73eca65bb64688c5df3b7a97c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1522173..1542940, sha256: "45c2ede1bcef7e04f68aa00bf0392543eb9b07384cf15064cadec5eb297cef71" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1542940..1567525, sha256: "268c32f36ddaf24601d44146d845e992b2e3e292ca8fc70a4fd6d20818ea02b2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1567525..1596935, sha256: "4110fe937c6422ad6bcd0961cee0211a1eb59a19809b323be3b5ab4e52fdff20" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1596935..1628276, sha256: "5b1b3927cf74cbadaeec5062982d25cb72be17a089d2470d5d79cdd85e237aa1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1628276..1653607, sha256: "2cb7cc3b93f716242a866cfed1c7e046fed899e156cc464f4485c578b39b2a61" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1653607..1685083, sha256: "cc90b3735da53f90c354bf763b1b0964820ac1874b1aa759881dd80428657a56" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1685083..1716881, sha256: "02568a581342cd4a6f38b760419722f5bc6e926cbbd04e52490b21c936880958" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1716881..1758785, sha256: "a4401fb9f16e59914b48ab33ea99af5f8d352defeb4826569054079af1b5bff4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1758785..1781785, sha256: "f9c8baa1d8dfabb5bc1a9aee130596352960e99ddf09e0a72efba519ceefb04d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1781785..1807964, sha256: "803f2d3096d3293c59190d447752dd0780677f7abafe31d2d5428b870d09b5ee" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1807964..1835980, sha256: "5652f896d8c4ff418514de61c3a3c87ad2b8eed8acb2e263b7386bcb36debd41" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 896, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, place: 1835980..1866299, sha256: "ca26bb35e92b8c85b91dd0b7b3c7cd5353ab923be041f8b66eb1475b16f85c69" },
    ] },
    Entry { name: "flao_short_fwd_bf16", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 0)), (90, needs(118, 0, 0, 0))], file: FLAO_SHORT_SM_80, place: 0..17973, sha256: "fa9f9b4bec20109c6ebeb804526a7a5d35437bab089bfbf3496de33992b2f807" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 0))], file: FLAO_SHORT_SM_90A, place: 0..16614, sha256: "5ee496f97a0d4d779c3b726fe6aec69751ba6a92b1a2067f811be36ab0b565bc" },
    ] },
    Entry { name: "flao_short_fwd_f16", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 16)), (90, needs(118, 0, 0, 16))], file: FLAO_SHORT_SM_80, place: 17973..29287, sha256: "c623b73b1856373d7e85e8aa2343d3ade8fbc728c1c3fdfb8123e74b6615d27a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 16))], file: FLAO_SHORT_SM_90A, place: 16614..29908, sha256: "f1665e854920823251c0d12a2086dc4ac8328d07330d449997034fca66a95270" },
    ] },
    Entry { name: "flao_short_bwd_bf16", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 0)), (90, needs(101, 0, 0, 0))], file: FLAO_SHORT_SM_80, place: 29287..55192, sha256: "a4dc06abdb11a254b3dbf094705af42f5db452720338f27b9b89bbc91b5a63b8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(101, 0, 0, 0))], file: FLAO_SHORT_SM_90A, place: 29908..48137, sha256: "f622a701fb920b86d487210c34c07b71fbdc6a1bebcd0ef66a02c6cddda8a52f" },
    ] },
    Entry { name: "flao_short_bwd_f16", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 16)), (90, needs(102, 0, 0, 16))], file: FLAO_SHORT_SM_80, place: 55192..83685, sha256: "5d6df4921dc52ff4dfdd90b817fd9775f557dfff0006f473cfbd45ebeda865a0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(102, 0, 0, 16))], file: FLAO_SHORT_SM_90A, place: 48137..69638, sha256: "9910036d2c1129bcc74d50d7b0e8cc177103c3bdea2ef3621239b531c04c602c" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 0..3991, sha256: "1313fdb04f65646a71c46dd0569f8ae1b5c579ec3f12340867de0af33077d011" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 3991..6799, sha256: "9498876c207cb823b3393edc72a28031a29b63586e63800089dfe04688eb3980" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 6799..6994, sha256: "ebf3d1cb6391b1717ec48ab22483b26f7de0079ef0c911e4e96ae1da9e95f7d3" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 6994..9804, sha256: "ecabd05c3b3208cfc79c212d9855e0ec8df948e039878075ca7936a35c03350e" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 9804..14449, sha256: "3c8520d75a00e393627c0e1ee77245b5d04676acd5bcdf61572a12c99f573f5d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 14449..19885, sha256: "d3664b75a095abe2c7ac6641ca3a61357c5689e1d3a701f441a0d44975f437d3" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 19885..25622, sha256: "f66761637f1c9196db1c20df54dfd30ec34f21b1cffb91f511c6b8f99ef50522" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 25622..32347, sha256: "aaafba86f3a16f6789fe3c1b74c686cfb326e71bfae429259281534f47a8295f" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 32347..38568, sha256: "15cc22cc21dc043cb7e258d7b2fb5250b96cb916654a6692c351715eaf3f5f18" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 38568..47210, sha256: "f7af556d1c5c7a2af975c66ebaa98c9c22043d4f8315de514febff705aab33e3" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 47210..55790, sha256: "e3dd4b198660a8ed4c61f1be67d96f09d8400a6c47581a79a956c2a27bb8202c" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 55790..68079, sha256: "d2f11a949d7524ff190b3c0113043249e4a723246b44cbe3aead4d3bdb08b50f" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 68079..72376, sha256: "f6dc452bc9bc39efc4a5ef862db3b3435d8c37f88b2b8a5fb4d69e90c89acd09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 72376..77104, sha256: "d6f8ba97a5a7d2905e13c154e14533602ce88d7d89d064b45740ca0a9063e50d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 77104..83069, sha256: "4ab0f4174fd0aaaa5c04940fbfa91f690e49369ba40c3652bf686d8d4ceaa8c9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 83069..89282, sha256: "b34b3fbea60edc6272c4662b45a71b639e0c32432f0316d630be8fe23b9a0874" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 89282..94361, sha256: "cc1cfcfbe7825faaa79a695ca502e9f28c73175c68a9022dd5de2bfb7c2ced3c" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 94361..101373, sha256: "7ba234969655cda25784ee24f5c3808fa930d29583a4e89e434f1e8bbb495ffe" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(86, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 101373..107458, sha256: "b70704fcc00bfcf4afefa0718b3f7abefaeb3541e1c28b9f5cfad97a4783f8be" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 107458..115872, sha256: "167b5bb692a6218909986a2a2b293f9c57320e7d6e9bdb04790d55d9570a7d2b" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 115872..123704, sha256: "857e22e6127a53d6a8ff8ba6365c678bd12bec2bcd801fc424ca97c015114166" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 123704..134504, sha256: "a6e6394f9f89c1843687f56eea1165486842ebc05398c4def26e62b44b76f610" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 134504..145438, sha256: "9832b05c14e95fdb7bbfe2520ef5d438ce65d79cd783244955a4737ff2d4a7d9" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 20, 0))], file: FLAO_WGMMA_SM_90A, place: 145438..160810, sha256: "fc19fea4d8265fd7a79ce079290b9fe04dece2e29599bc42e3e221ed1e8290e5" },
    ] },
    Entry { name: "flao_wgmma_reduce", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 5120))], file: FLAO_WGMMA_SM_90A, place: 160810..171091, sha256: "cb783a56c65883845f855a16a86a3b97ec79ae01d3d8e37efc20a76bd00699c1" },
    ] },
    Entry { name: "flao_wgmma_sum_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 136, 0))], file: FLAO_WGMMA_HALVES_SM_90A, place: 0..11699, sha256: "71001c6f6b51ecc93d73ce97a6e0853c525ca26ea5de5a18ca97eaead94cd8a4" },
    ] },
    Entry { name: "flao_wgmma_apply_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_HALVES_SM_90A, place: 11699..20887, sha256: "d350235fc99da0352da86e087f4f440b1b751271e5408a222ec8726dedbde021" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 80, 0))], file: FLAO_WGMMA_HALVES_SM_90A, place: 20887..33961, sha256: "ac974e0ac8650e065fbe085881eda0e0ca901fb9e1ebcf79ddb68409d743e301" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_HALVES_SM_90A, place: 33961..44637, sha256: "eed771ce610d2f30d75b51fc426097bfeecb7534ea085a5a857f99aac86a820e" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 0..4927, sha256: "dc35027339fcc8407add5aa72e1381a4879c3ea3ebdfd45a0c4601aa7ba9e031" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 4927..7683, sha256: "9fe545aa3acbe867803596a599f619c0d92d541eb05c65fdbb485116197ab5a2" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 7683..10932, sha256: "5aa1b349483b53e3ff3e96a8260b1c84f699cff4f9d661add4d3c28cd7a041da" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 10932..14396, sha256: "f06b16421e28b174caa1a7562352ee2269ff8c9c89bc9f80ead26038e94469ce" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 14396..17602, sha256: "50e8408a054eeaa56dcce160b96bd9dba68a0a3b89d10e674284e815a4747787" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 17602..20758, sha256: "2c8a34c3feddae97aa0693a77e4ac443345b0737c71ce876b5f48d0065e1a1ce" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 20758..24745, sha256: "81b7cbcee42205c373124d41f81d439417a5343c88c8787e48dc0028b57c7bdf" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 24745..27637, sha256: "b31f6ef3e706bc22f2f6f313c92250c9ea049c3fb48829b765d9346ba8d3a449" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 27637..27855, sha256: "b201294d49012841610204718a91ea332aa74322862e8fed3f9ae48bb89481be" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 27855..30678, sha256: "01524babd1e206d6ff2b9cf24f75ccaae6c3107bd7acba14797c276358b095fd" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 30678..33993, sha256: "cacce35cb028b90b70fa72ab69b407578805166f5e1d98caf91fa63f9236278e" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 33993..37534, sha256: "8f1b1dab1f171822fcb26501be251dee6fb1d1ef2f9b093f5e39a8c0172f7eff" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 37534..40799, sha256: "b2285a38c1ef60263764e792418ebe60de7b1d43b65c8acbe1a359a9bc9da45d" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 40799..44026, sha256: "a0b182acba2a609f7df87c53339d2458f3d8b736dc428fe5afe55f4e13a17aac" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 44026..48099, sha256: "92ee6ca313c43cd859073848afc3f9128d8b60fd8ea5eeba7c6e6fac9d6db1e4" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 48099..51060, sha256: "5ca18a9da61f4cd1de3332b2305f05a586dcbf806c640104dec4943ba2a72b9c" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 51060..59782, sha256: "99548612b9eeeb351b744273848dc21cc03d80a71e683ae0dff067b3fa2207ba" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 59782..68994, sha256: "dea923c321bc0a32588ab7e25b1ca8853005a526213d78f1efe034eda6d652f0" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 68994..76940, sha256: "ac9c6ddae1b4a599a60c3d33376a58e0b24cde4a0a15d057a9dfd114aacf783c" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 76940..85837, sha256: "9e613f0c73171d1a099b277ea01e13667ee8c0a5a920a96e82b7ff6746426718" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 85837..95162, sha256: "8234e11b74d4d72b834e94701b8f4186c0c2ad7684b66c02a9c10378937bc9ba" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 95162..103266, sha256: "ab306b0e2057b13620bedce3e62e2792520fca03ef4ef8fba17a2e57d6ff929d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 103266..112355, sha256: "0e3559bc01f1b1864109c4cdfe34c19ea1d2dc07c18f02942d1969c50948e153" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 112355..121622, sha256: "bfc8d1c2f6ef775229fade3f452a0a66838483290aa988dd8b31771db4b4e327" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 121622..132196, sha256: "185788b0b2d817e7de1f57932f149f7bedf689a7fc4676d4d42f7d6dd7bdadf1" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 132196..143235, sha256: "5fbbf82528040acd95342295eed11fa8089e5f8b4a6701baaf377b1a971ec6ed" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 143235..152752, sha256: "972b124cbbf291a20a3ae2aa8140e78d5c50a3d83fa0530dae27f0aeb9bccaf0" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 152752..163219, sha256: "d346452d09d9ad66b6ab334771c477e3a5534bae9f1a78d6549d98669d034789" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 163219..174319, sha256: "61a600707d46c4f0754f36a394843a7768ea121459a5b81c969bdbdb349a83ee" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 174319..183980, sha256: "0b7161d4264d5c49217d1237c769d5f1741f855bb734d60e7b1ea9c9d9d2a7c3" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 183980..194891, sha256: "87c1a1c92cd29542f06f7fcab7c86b46dfa10f6b85c205283cb8e0022ee3203d" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 194891..206128, sha256: "b55db5b0293235c778775d78b0678e1f017d1dc0af600fcd5fb754cd413bfe9d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 206128..213688, sha256: "cd39f1c67f3e9f2b6bc3e49bc7e2f9ba9d59ecf475ee6f95fafc739a538bf303" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 213688..221199, sha256: "d3ee83e71a786b53bf87073a2c701340c93b0d69ab9e01ba275cb28eb9b003af" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 221199..228711, sha256: "761ce509b984a2c4b01fabcad6aa99bcf6c680f5daf16ee44e9a183f47880b55" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 228711..236497, sha256: "4c58e52bf3812af90f21f36780a3b3111e7f6f75cf2679fbee741bada93c1704" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 236497..244706, sha256: "0944cbc76c05d9a0c9b4bb1e09c8327a710e600668f82533315d8fc6c760b3ed" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 244706..252282, sha256: "7affac5226a1d900ea58348c750fb4088d8a79fe5d527f73723647a1241a8cc0" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 252282..260555, sha256: "248995246b48a327b0f12bc715bfdcd0a292867783a2a0baf0976e1ea2281106" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 260555..268580, sha256: "122a99dc0bb9d7ef9d9efdc3855ac1f891973e58763c8ff7b51110b7c967546c" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 268580..278105, sha256: "351d587f4adddb0eba6dd76786c33cf95d058587eb430468dddecc1ba64e170a" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 278105..287714, sha256: "5ee373794c1b14bdcba001075378b2bc17a9aff6276a93200c334ee4374e86ad" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 287714..297198, sha256: "0354f05f65b977540a391a7bd8692bc00f58f9bccab4c64b117c2de76733ac7c" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 297198..307101, sha256: "ca36f3d46e82001063f0366db0df8ac8a94830a02b45a7d60eea83b73b869c54" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 307101..317560, sha256: "34011b9a5914d8f903dd22aa59f702b059d7b483c8c097409e6ae5769becbb40" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 317560..327189, sha256: "b5631ec538dcab4ad4b9471c181eb0ee4d0bbd823ef80b3fa677025437336a09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 327189..337743, sha256: "f30aed4d873f7a1dc448263c6691661746fd1443a60a4f3f3bee0453ec59e9a5" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 337743..348057, sha256: "3121ed6e020e28e84394ec6d7602db29f7bf76bf644c205ced6c8788bf5df554" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 348057..360272, sha256: "81930bec2eece1f744cb2b2382a98549690d9fb845f581041202f303fa1ba2a9" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 360272..368781, sha256: "3f5fdc04684bca250e70f3e99241183c7835dd634a087a11a650fe5d5317cf44" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 368781..381690, sha256: "854e588360ff6b3a27d11fb903d2b5bc7e74629601ba6801cc7b7bfc45e8f2d3" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 381690..390288, sha256: "385dd49a56881e57e36f059208c12a8d6ad5916b0279358b231637162a9ecc75" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 390288..399734, sha256: "b072c77c6fc5af714b85b132073aaa0cf2921d69416967bac65a6b616ebbbfc2" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 399734..417486, sha256: "1b5cf507f0cf855cfc238b5ac92b379fbb47dda9414757b8658791f6df134f58" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 417486..429687, sha256: "8f2b8c12fc4ab26cc0f943d503e2a0ff951c1141dbbe0fb869e0489856371efc" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 429687..447555, sha256: "32cfe8878b60046a22df3dfec7a9111c8192f2a3a8203e581d530b877bb0ed9b" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 447555..459251, sha256: "84e9329bd4f7d639120d09d8298688b54e6ce6c87296b0622d411852434f2dcd" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 459251..471790, sha256: "ab2e6fe28912b08933e96f50d2d5260a1df0cfe74c5ebae92b65321915dae1fa" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 0..10875, sha256: "cf85a9040c00fc2d1a56cd7ffa223ef6eddfe36cda5bb53476bdd95bf6bcc08c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 0..9595, sha256: "13c3616196f65569ba663b17be0436be2069865912381ffd8fdc5accc85d5bc4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 10875..17732, sha256: "40952d99bf3105e0d62948f4ccedf30f8d63875eb1efc468592cc0f671606370" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 9595..14966, sha256: "19208c55ff66a0b4ea0065fcbf06457131027933ad69401d7652a425bb929932" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 17732..18387, sha256: "8fe0ebd9d657d69486b3481befb226566aa9d0503f458513acf23c1e19fa07fc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 14966..15257, sha256: "e04c2ddb8736a9996cb3ed79b78a37c2d6001c51a20d6a8a2e94c8025bee76e8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 18387..25307, sha256: "5b5f8feefe1458d8583d5d3f2dcfd8a40aee472f8661f3b014dda351ce971ef3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 15257..20732, sha256: "61871f26eb309a54a095fa8407278f14aa504eb694fe5315877c8d93e6de3973" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 20480)), (90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 25307..32239, sha256: "20ecc94b6e7d2a3fa792fd604effc3a9fde56ba3c24f8e7e49aea236a1efe55c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 20732..26040, sha256: "3a08a5fd34efd01fb1148f513de481f89bfd027215e5ee79645787dc5d0b0539" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 32239..36522, sha256: "fb2d2473acf09fe6e647f0904a72213da7f77877381f156a14f501a1d36d1bd3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 26040..26925, sha256: "21a3bc117909242f4181612cbc4ed302f3901109227b619177d48f088ca1fdae" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 36522..43711, sha256: "8d24331f49352edb77fbc35cf7be0cd7ce6cbef2bd047f640eeae7ec560caacf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 26925..32614, sha256: "055424a3ff5153fb88f33549699c52a76b3de3c7b1d39cdc97570f4f7aa6cc38" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 43711..48069, sha256: "36c4cfd82871abf51d2c5a5496c87fc59b4f3d0a49f632f3b49aa849ec7a7189" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 32614..33540, sha256: "0173122fed3ae5868eaeb3de33b5f8d019537b305e292453d6c54e9a34347627" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 48069..55270, sha256: "8cd1b1635c5b65c8135e2134fc4f83f834ca18473412fbc28f4afa067cf3b3bd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 33540..39258, sha256: "04fae2d6ec6c7d93ed89473d69cdfc723038fe2fbb1c9d3e1a6ab0c779a5617d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 20480)), (90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 55270..62359, sha256: "f25f2b761658cb7029a838ef44faad6aa76866bb1efdbee72caca4e9755ce474" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 39258..44814, sha256: "7391ff563971a67929015c0ec1dee822c1c3852136299170d35afa05ba881486" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 27136)), (90, needs(107, 0, 0, 27136))], file: LRPE_COSINE_SM_80, place: 62359..88438, sha256: "3ec15018e1cbc3df1b19dd64bb5fcd765d2e451f408c5cb25d17f7c10cb359be" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, place: 44814..64818, sha256: "a1dfa52a097d1a8ac1a8da20865c037979b301f34ee3af2f070978ea02ce9d7b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 27136)), (90, needs(107, 0, 0, 27136))], file: LRPE_COSINE_SM_80, place: 88438..114594, sha256: "43919f0d7d141a2db4693a01006f17ba489f05db20c605ee7564903a7d27c82c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, place: 64818..84799, sha256: "8f17b3f59f5fe19d9c32c66a12d8e667c5cedb2269fb1aab3a9d5fb9f5176ddd" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 47616)), (90, needs(104, 0, 0, 47616))], file: LRPE_COSINE_SM_80, place: 114594..140092, sha256: "fbc9dcba740b1284988e46f426ad01d26ab073c216d7e0fb93c14f2857fd700c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 47616))], file: LRPE_COSINE_SM_90A, place: 84799..104231, sha256: "f1bd4859f156ea09bc3c3ed806a719034c03c0e3e5b76772bc1506eed128d7b4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 140092..150699, sha256: "cdeadc73ed76522434a541be208912c65e210081306f44ca97c0f6570c66982a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 104231..112907, sha256: "78791b54a4f84b7c4d2e0b8b58344b24e515caae50e83bcbc11e150e3d91424c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 150699..159004, sha256: "cd0ec85150db675fedcc015e193447f39d70e19266f8e44716d0e6fb000d05e7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 112907..119553, sha256: "67dfa5c9cb23378c632ba66c78d8818776ad7c173a6ebc21d0d1a75bd0e660f6" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 159004..169595, sha256: "6d80952803833057b2106b187f483aa767172fe7fe7364f573e1600577d2469c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 119553..128226, sha256: "f6f8e231b582e3338f27ebb78fdad5a3ba3c4c56ac264a1621bd4a78cf906cc9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 169595..177895, sha256: "e018932fa4854849f5fd65c0bd537cf07f6f4c35e17c6c2f0024f19f3878fbee" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 128226..134853, sha256: "6c00e3587451862298c095f8b9d5c87f5a721c971001068d61f2cfcd36846ca3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 177895..186120, sha256: "7dac078a071415b9c7bb2201dfbb8150ddb3e138ed7965a607288cc069842d77" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 134853..141424, sha256: "8e52e687f93df0eb3cedfe4127c82ee895f0b5af6bffec0eca27576204769f99" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 186120..196449, sha256: "157b50e39f0cb6a8a75f29a0d483e90857ecba25387a58b52a7c9b45041fb754" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 141424..150335, sha256: "703e2d6f813b31ea8f4a42a7785adcfe32ce8aa25285ed2db764705c212b91e2" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 196449..204570, sha256: "94d76c73dfc051dcaa329975d48db781337e3014987b59f8f588ecd30506e976" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 150335..157404, sha256: "de75f745585f9852033a57b46cc7940d0789c49eed582f1941d10eb00539b7c9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 204570..214965, sha256: "d467783e202ff8dcdeaca54245b3aa15e52d10b99cb6733945bf21edc5814915" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 157404..166360, sha256: "97e79f273f2a87457e16d3208176575edffca850b9fffa73fb930a6739695142" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 214965..223112, sha256: "78de993bf0bc384b86623f54911d77fabdbd811116a0649a93360f2335f288b9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 166360..173481, sha256: "e33937065c99efa3f40bf1b1e5e918efe6760c2a6a1ace2ca9cd1b184a389076" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 223112..231097, sha256: "943bc040dc1d80e20d47f301e8e47cfead2e67be86937d64941aeb6b6b3b9cbe" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 173481..180533, sha256: "a8103cf53e7aede576502a2f728bb5a9127fefa202792b084aed396b93bc00cf" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(97, 0, 0, 20480)), (90, needs(98, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 231097..237653, sha256: "c0fe8aa17a58449dc7a8289e0c8408ec3dc9f51e57847cdc0f5b1c475a36e22e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(99, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 180533..187343, sha256: "8c03c6576bc3b4c99fb46082aefad264ef20731b21277fd5c508813b0b3d8391" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 237653..244267, sha256: "a4d815d7b8e61ad7b1ffbff9e76ae6695b4696ff750d166a03aa89dd3b4c3e65" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 187343..192879, sha256: "217e86720a60a0506a94b2df0236a844cd4be3220b7adf8e070caf5f1495feb1" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(97, 0, 0, 20480)), (90, needs(98, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 244267..250908, sha256: "8e0018e92bf09f28c6e78fa44e2d38844f52d5ef52da489abdca28f7863127f2" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(98, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 192879..199701, sha256: "b7adbb0d31cec53f93a741e65400b59a5e7bd03d46e5d8845724adc89f6401fa" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 250908..257581, sha256: "42eeecb3dab81b89eceba394949bd1265c0ea3976a6c6f9d09b86e0be4b5ba5b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 199701..205229, sha256: "749a983168154c3decaa2be57efaeb8ccdf628a74d5818a85b9e60a4661d3557" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 257581..264136, sha256: "d7dd8576a7029b3d9281c776b9e1b0ad823400320e321f41d206157fa1a06cf6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 205229..210709, sha256: "b22affb7bcf6fcf17914918e4305ea202687036affc2e8b38a84d171b8200c58" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 6144)), (90, needs(56, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 264136..269537, sha256: "e3faa6fb12002677b69f8eea9fca572747209ba9ff2a60c69a02648f0ad363d1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 210709..215014, sha256: "253a7b8b510b855e13d1511e5d7a3f4a98cb7f004659220871d5551d2ab2d1c9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 6144)), (90, needs(56, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 269537..274994, sha256: "7d35f4ea882b1502a92cf152fb5e88c4730241f05dc5aff09799afa5f097a676" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 215014..219329, sha256: "94cf6a8240a0e58defcb694447a7c1cc61d9f8511ce6129f2857cb97b5431fe5" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 8192)), (90, needs(56, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 274994..280353, sha256: "9f14b261a0c454c86059cf2a8352ccfc63d028b7ce48daad96b324340f5d047a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 219329..223625, sha256: "0565693b7f215bccf692536dc65fe4c6a2dfd2e5a24df2c01e165440ea823072" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 27136)), (90, needs(122, 0, 0, 27136))], file: LRPE_COSINE_SM_80, place: 280353..310848, sha256: "1d98349bcf3801ad354f0e3f353a54da8193e576b51f9d7c2ff3e4c441d445ac" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, place: 223625..246305, sha256: "8f37fc5c10a617f9732e9e1f657a7a296699959bec8c5615088da0b9c1a418b9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 27136)), (90, needs(122, 0, 0, 27136))], file: LRPE_COSINE_SM_80, place: 310848..341337, sha256: "61a31e5abc072eeace4873397ec1030a614840da64d983e16e8df097d0db1335" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, place: 246305..268994, sha256: "e8a40f41c25567e596af9e1c58f7696636c704a60bd4287fb67ec4c95e146aa3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(120, 0, 0, 47616)), (90, needs(124, 0, 0, 47616))], file: LRPE_COSINE_SM_80, place: 341337..370782, sha256: "5d78334d9fc7f6ef547e456c683c5755825a4d557628f76e46169ffbf2232590" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 47616))], file: LRPE_COSINE_SM_90A, place: 268994..291264, sha256: "1b36f0bbc70a8ef421c00d3e4dc96f7bebc3b0ebd4b694c5bb99d955d43f0829" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 370782..378786, sha256: "fdecfa5e3330abf5362fe60897be0e9d57baf3fedce99b223e68ae802177dd7a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 291264..295462, sha256: "8cbc6bb7c80a30e72f0bbe59346dfda6f796c969fb55131f4cd77e31e3ad21c0" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 378786..385969, sha256: "5c6b4ba8d470ee927ae54da8306ce4c58ab7fc95a07c8d7f4ea3cb26e2a22856" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 295462..300892, sha256: "8850f50354f95d69ca7728dc89e5805e1a49d1575c197c1faec7de982b8888c3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 385969..394021, sha256: "da6ee83e6724b02eb0d69d499735a72cbecba2cd36038083a16a04eddde2bfff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 300892..305191, sha256: "b4830fb8d1e6c7d9b0d9872d7aa0fb050f19c7f3c13dfe3f69e82c041fbe96fe" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 394021..401165, sha256: "d4ac5f9044eecefb33c0e15a69b9f97f71c9e11bdaa01b1590875b817cd86c58" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 305191..310714, sha256: "0dfba626b2e30acfbe8355a451af372d991534484e0ec498d055fb799ac61248" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(68, 0, 0, 20480))], file: LRPE_COSINE_SM_80, place: 401165..408108, sha256: "6932b956e3c08cb37d97ec6cf479073150324fc810c25a463fc4349be44a76dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, place: 310714..315989, sha256: "49149a6be708648b66c3d14ca27b213a65efa5ed1613e7cadfb134366383a083" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 28672)), (90, needs(108, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 408108..417771, sha256: "5c46d31f519eae34c91d37b68201ec37b664646bf57e9df66078b369e4980fa1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 315989..323480, sha256: "f5decd79ace50bac67cbc2bf9ef0cec4dceebd04f4d317ee296edaf32f4118b1" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 417771..425437, sha256: "e68ea7b982eb98d7691b87ddfaf0afa7aba17d38cffef1ec3f6cf13156700fe9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 323480..329562, sha256: "5a8a77297b57c59d5f0156d66a78744f625d247cbcc663b9ef68ed32444f10d2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 28672)), (90, needs(106, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 425437..435124, sha256: "c5c2fb2a61d1671367727c0c09bed8ccf66964a418fb3a6359b77cd06fa3f5a3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 329562..337036, sha256: "8fc94cb52fbf8c43d3b829318149d6d7abf62785a6ee7976aa6ba9f62977d2f3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(76, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 435124..442837, sha256: "07d7c9f41a796cf0a18249749baf75d64577845c83157b8c37e460e9664e93b3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 337036..343120, sha256: "06d194b49a158687793f7ea9d42770285e54eb5865c62e352b7a18bae0548910" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 28672)), (90, needs(80, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 442837..450309, sha256: "c4da3ffeb52eea388bea05eb46b429d087cee62d5a7fae9016905ff93e6dfd9e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 343120..348993, sha256: "01cbc4e2867a59dfa8f4400617c7468da05a840c7a5d5533e4df089a8c298809" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 27136)), (90, needs(126, 0, 0, 27136))], file: LRPE_COSINE_SM_80, place: 450309..478173, sha256: "b0173719ea695847d3f850977dafa50fcc89e97b64417a44d002eb691ee18426" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, place: 348993..368941, sha256: "725a1b4fe4e7ac686208a21ad38ff7817aad46305ad8fa19c2883d1dac524e65" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 27136)), (90, needs(126, 0, 0, 27136))], file: LRPE_COSINE_SM_80, place: 478173..506108, sha256: "0fb2e8682d6f7284db28a61ee716bc9ae7424362040d751b7a4036261bc9e0fb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, place: 368941..388870, sha256: "4a1e83d2945e60a8d0d7aefb637b6cb8c883b4fb97e1d96b18ac65666544cb0e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 47616)), (90, needs(128, 0, 0, 47616))], file: LRPE_COSINE_SM_80, place: 506108..533800, sha256: "3f2a596f0a362702904f545adc603eeea5e24ed044a360292b78a5c90b593c89" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 47616))], file: LRPE_COSINE_SM_90A, place: 388870..408545, sha256: "9eaee94824c8bb090c5a9efff68a718f48b4145eaafe9d9ec8036cf5536bd825" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 28672)), (90, needs(118, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 533800..545271, sha256: "906e91f5a89942f92d35e5b45255c934956907e9bc4c28e6a85b07f1b8601a23" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 408545..417698, sha256: "3ad3df253797e22a5f42698a6a0011631996439255c60c47cef2656aa318d2eb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 545271..553983, sha256: "ae7311fb3d25b9c247b22e5a1e7cda38d13a646e25252f6d0753652e6c06e218" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 417698..425099, sha256: "e4289c805c4247492c616b1c125da2aa8e09840fa7d32e633753da60ddf8171b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(122, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 553983..565508, sha256: "3832d979c0ca5c5cb6eb076f0e35a76cf5b1ce80a3f37551cf7e9295091cc097" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 425099..434272, sha256: "381e0f6b61b9880122ff4b8b53bdf385dbadb44afe359cde4cb07534f79137c6" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 565508..574250, sha256: "f871cdebaa60b51827c5ae9c57c84e4010c4fc73f52c9aac42fcebac64c7cced" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 434272..441697, sha256: "0607a06206b66795c242f13455f05f2e3a9e554e2df96fab6f48fd2a684416bf" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 28672)), (90, needs(86, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 574250..583195, sha256: "8ac23434ab6a8f285224a8222a1340f7747ef420f6ca5ceba0b6aafc0a709b90" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 441697..449019, sha256: "dcdaf96530773ab6a9200805073f4ec30738cd3fcc71edbcf084515f0bb44980" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 28672)), (90, needs(124, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 583195..594246, sha256: "2251aa2b94d32266c5f819276d60cc406e854e737ec9b89bba116af1e23eea0d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 449019..458934, sha256: "81bc61a44e5905b1435bcf8f7ddae9c1cb2ece58f157ed7e7f568539098a8d07" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 594246..602922, sha256: "971722202961308e848ff30eea6977945f6a05891079a7ee019dbe5283bae794" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 458934..466638, sha256: "f10b3c99154486d2397fe79bac3c03ddac605455243f546136154d2f39b5ddfc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 28672)), (90, needs(123, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 602922..614038, sha256: "8f9bc680f3896eb1453ccb1670ea797ea60d6b0bb1ec36c233a04338dd76d393" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(123, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 466638..476615, sha256: "0d3135b1b5b3bd746f501bd98ea72f4eb508ee7f31e05fc93127fdbf9d0264c8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 614038..622757, sha256: "b284c7d9fc5889a886adae551550ccb9cbc4ba9825032377fcf037aa98e12fc9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 476615..484359, sha256: "5153ecda39b8010e36d465b5ed062745253bd9f21c518e1337b7f40047adaeb5" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 28672)), (90, needs(94, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 622757..631361, sha256: "1a61e92966e254a23f05b80826ef40adbb0ecd03721423d2f93b3a9525779039" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 484359..492092, sha256: "0f615b3f9b0cd5e82c09a12ff8307e10779bfb2c88e2f9e774ffb0170a956353" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(123, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 631361..640458, sha256: "11acf7bf2fd662d73839107f96de60ce3a161a204a8e6d55495925482f9d7f0d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(125, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 492092..500057, sha256: "57b1a334075af21bc9b27114a118a281d6f2cd89d631b45c4574edee22752f8e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(86, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 640458..648162, sha256: "d06682404d99a02f3055e021ab4a7b5b241c82bf8b90855f79f60cadf53091de" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 500057..506220, sha256: "cff934efbf2cde4bc57707201b712b6d5ca39d626e70444d55cff6ef1d212419" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(123, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 648162..657205, sha256: "b1e67469e3a3f561cb4a0fce538b4d575259dc3ab08b0bfffb34a6ef13d7653c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 506220..514155, sha256: "e07e52976443d6e8bc965c7be156778f4b24bfd83034345ab1df57af8204b67e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(86, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 657205..664941, sha256: "9b49ec4f3f9a0d62e0613c85ac23c1d6207e61eac87feddcff1e9c54752ccd4b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 514155..520310, sha256: "728b1aaf530b9d492dd6d81727e4502ff10d696427f10a287ae3c06221a9e351" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 28672)), (90, needs(89, 0, 0, 28672))], file: LRPE_COSINE_SM_80, place: 664941..672609, sha256: "704515fa7fac192a6e271746d940c0b1611f2b2711b69af85601353eec1b58f9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, place: 520310..526368, sha256: "fc3e7fcaeabec3509cca9fa600e09ffd5784b52d45c802fc40352cbfd4d70ace" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 10240)), (90, needs(64, 0, 0, 10240))], file: LRPE_COSINE_SM_80, place: 672609..678542, sha256: "5647e9c941283d04f22c19d403684875975f7fb21ffdc008b8816a4d3f8aa8b1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 10240))], file: LRPE_COSINE_SM_90A, place: 526368..531155, sha256: "f11062ada8115d2ecb8380f98dc12ddebaf399cc1d22122f5bbd7005929aed75" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 10240)), (90, needs(64, 0, 0, 10240))], file: LRPE_COSINE_SM_80, place: 678542..684497, sha256: "06148f438edc4209d23b2106279d0a1ca6d2a80d6a2278d17c23e3f35922a48c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 10240))], file: LRPE_COSINE_SM_90A, place: 531155..535939, sha256: "1c0d471b70cfc1367f270fa9711769f17b498d990854c0179f10ce7e8f3fc285" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 684497..690387, sha256: "3463931aa2487a2b03d5ef3e69509d6137617e006ed95ed751fbdcaa1bcd459d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 535939..540703, sha256: "9acd93c85df2ca3624a4b734dd8b84ced7d4961da1daf36832e5f57492cf3215" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(145, 0, 0, 27136)), (90, needs(145, 0, 0, 27136))], file: LRPE_COSINE_SM_80, place: 690387..723732, sha256: "f999a8476018398eb73dae0911aa07589504dc8ecac9334f8281e69669867a8d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(145, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, place: 540703..564127, sha256: "1a1639e3d01891058e557e0cc3f79e63ebefff7c581f5797983d9fdcde34ca8c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(146, 0, 0, 27136)), (90, needs(145, 0, 0, 27136))], file: LRPE_COSINE_SM_80, place: 723732..757050, sha256: "e698e605f672e532c77d2e83ccff3b596e677f8448f03f361923732ee21ed518" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(145, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, place: 564127..587619, sha256: "e190408b0b43bb8913076527a031bd35db624dc2dd9c28098753b49d9e30f6fa" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(145, 0, 0, 47616)), (90, needs(146, 0, 0, 47616))], file: LRPE_COSINE_SM_80, place: 757050..790210, sha256: "62b1578864817be1867f74d2167fc5fcadab29d54407782eed23fbe862ce8aa6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(146, 0, 0, 47616))], file: LRPE_COSINE_SM_90A, place: 587619..610704, sha256: "402876b6e37b3c53f46f87fe1da7cffffbab0d621b400c240ce60e1763790dd3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(119, 0, 0, 30720)), (90, needs(120, 0, 0, 30720))], file: LRPE_COSINE_SM_80, place: 790210..800117, sha256: "9f1a05400d00873b47002d5ee7c5bc690263a37ddfcc51b4b63189adb8cae0c2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 30720))], file: LRPE_COSINE_SM_90A, place: 610704..619632, sha256: "aee573a6b12a38bd24d1fdd6c55e96a54bf3a30ba257b1a9b548a545fb23c008" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 15360)), (90, needs(86, 0, 0, 15360))], file: LRPE_COSINE_SM_80, place: 800117..807064, sha256: "d4dbd171b9b6ba22459b2d4ccd30c0ff21a0cc30c28c1b8e1432e7a4879d4ed2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 15360))], file: LRPE_COSINE_SM_90A, place: 619632..626432, sha256: "90e54977bc921314806aef77c374e459d2f8be639ac2ca390aa73080c96ccef2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 30720)), (90, needs(125, 0, 0, 30720))], file: LRPE_COSINE_SM_80, place: 807064..816948, sha256: "0ea825e2af5908352dee3d943a9aee9d4b630dd1aaa8284c8bb76777143532f2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(125, 0, 0, 30720))], file: LRPE_COSINE_SM_90A, place: 626432..635344, sha256: "acd34801d682fcef9948f5cb6e5da7e01a2b282cd7c01315d5399b32f13ab9b8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 15360)), (90, needs(90, 0, 0, 15360))], file: LRPE_COSINE_SM_80, place: 816948..823925, sha256: "92173793f2ba5b00896c2aaa7503744f5d0f86bcb6abe1df3c7277abb4cff3ba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 15360))], file: LRPE_COSINE_SM_90A, place: 635344..642125, sha256: "76b36483b5fc018c2969c101e72a4cdc2504fb103fd75b9a0bf932c42c94faac" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 27648)), (90, needs(92, 0, 0, 27648))], file: LRPE_COSINE_SM_80, place: 823925..830905, sha256: "eebe29557f91b96eaf934e363a36e6611cb9e1ca226cf39cff77cfb1cd0d77ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 27648))], file: LRPE_COSINE_SM_90A, place: 642125..648737, sha256: "1413305247a0921d0546d246f3b12fe881c7fe2bbad38b9f51d3c729cd56f0a3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 6912)), (90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_80, place: 830905..835816, sha256: "467faacf215464ec9e151f8f28569136d2e7d68b5e9608310a80af81806c8c16" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_90A, place: 648737..653060, sha256: "1632a14cbe46118a5bf8d0d37d1d2e6e37730daff01a451581e11b965bf545fc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 6912)), (90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_80, place: 835816..840756, sha256: "2fac9dc5dd1362e11528e6c0f3118ad9764eaea3693d98a63073d3a086927500" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_90A, place: 653060..657377, sha256: "60b8f8cf25022f4fa3f4fc2e06414ee1276af9d997088d2fa6930c31f43ceaae" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 13056)), (90, needs(64, 0, 0, 13056))], file: LRPE_COSINE_SM_80, place: 840756..845636, sha256: "d276b827e3182897ccffdd44596d08c2f310a6453ab11fdc52ae328f795b3123" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 13056))], file: LRPE_COSINE_SM_90A, place: 657377..661692, sha256: "aaf2a6db6e1a838c1f9ab21b5a0b2039392a16e5bd606fcd6167f7b7f0e26664" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(164, 0, 0, 46080))], file: LRPE_COSINE_SM_80, place: 845636..864493, sha256: "402fcda61159b90631bece57e1254a9940c019f2760e19058fcb9949d8a120ef" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(164, 0, 0, 46080))], file: LRPE_COSINE_SM_90A, place: 661692..676105, sha256: "dde07b7f11f72292fb2193bea40fda9bfdb33b273efcfc0ec708d908d96a02f3" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(119, 0, 0, 23552)), (90, needs(124, 0, 0, 23552))], file: LRPE_COSINE_SM_80, place: 864493..880057, sha256: "be6262d1068f9bba2bfb4db955519f3c9cc550d904ef157a0dcb5648f8e9b94a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 23552))], file: LRPE_COSINE_SM_90A, place: 676105..687313, sha256: "d0a256517b41a29cab32ce596524356c35e4deffca18547394c62259e56fb9c0" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(164, 0, 0, 46080))], file: LRPE_COSINE_SM_80, place: 880057..899054, sha256: "3f07873b18e91c1694ef09d2ad593b4519cce1f00e46140c3f002f8da2ea0ea6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(164, 0, 0, 46080))], file: LRPE_COSINE_SM_90A, place: 687313..701654, sha256: "9b27863182a1c3e83b5b8077a43911e885e543e919df583ec75369b9f12cd6f4" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 23552)), (90, needs(126, 0, 0, 23552))], file: LRPE_COSINE_SM_80, place: 899054..914649, sha256: "3fddc2c1c12054a9a14f839755282c3b51207cecb09f381c3b1d4c51d0bec798" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 23552))], file: LRPE_COSINE_SM_90A, place: 701654..712777, sha256: "2e390c149265a03bf4b56fe00140e92598bb2c7aeeeb3d7acdca6198c02537a9" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 35840)), (90, needs(128, 0, 0, 35840))], file: LRPE_COSINE_SM_80, place: 914649..930059, sha256: "c55d9a0d977b915133a199e5eaeaf7edb502e97fa742a371785f57c8ddbafa83" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 35840))], file: LRPE_COSINE_SM_90A, place: 712777..723894, sha256: "3e12125f298c6151e68545a0c0a581a30d7ea9afdd1384b55f74e55b13dd941e" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 9728)), (90, needs(92, 0, 0, 9728))], file: LRPE_COSINE_SM_80, place: 930059..943443, sha256: "d24e626946f1510fb0b47bc6f7c3825ac85c68345fbabd12cbd66a0920375a1f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 9728))], file: LRPE_COSINE_SM_90A, place: 723894..732977, sha256: "d80bdc053c6e2b4d0275e940e54e0017a81dd2b4486fe4868767e00c397d8fe4" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 9728)), (90, needs(92, 0, 0, 9728))], file: LRPE_COSINE_SM_80, place: 943443..956833, sha256: "581078708e16b950803de2b8806bc6348ab3379db0d8c4976a2bdf3f16ae3d8b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 9728))], file: LRPE_COSINE_SM_90A, place: 732977..742039, sha256: "cb9f521e52f2688f6c5ba2ec1c9b7b995492bfda923f0a78fcb4bf2de0f3875a" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 15872)), (90, needs(94, 0, 0, 15872))], file: LRPE_COSINE_SM_80, place: 956833..970080, sha256: "8d71173d4147be8491cbbc7f86827d44071094e28499cfa7000c529332d0874c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 15872))], file: LRPE_COSINE_SM_90A, place: 742039..751068, sha256: "38a4ad28cad1b2990b183017cd7f0783be07fba9eafc52a093d13cc319071230" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(68, 0, 0, 2064))], file: LRPE_COSINE_SM_80, place: 970080..978378, sha256: "c71e5104357a657f1672a56c45846d7b0fece64095a11748b80044847afeaf17" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2064))], file: LRPE_COSINE_SM_90A, place: 751068..759511, sha256: "5a8a1cc84221114f7b1f0d4f501a5dee677a08a7db65428b0f6b11bb2a829f72" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(70, 0, 0, 2064))], file: LRPE_COSINE_SM_80, place: 978378..986707, sha256: "2125da8ab0f2cb7a8f350de2ab0c7c9ea5969acb60ae8124b2371332eb915788" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 2064))], file: LRPE_COSINE_SM_90A, place: 759511..767964, sha256: "7002d10aac5cba92b4430f1d25377ab57490a6ff1e9b8c3a4d13b7937e30916d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2576)), (90, needs(69, 0, 0, 2576))], file: LRPE_COSINE_SM_80, place: 986707..994949, sha256: "027f010aaafaeebc8e3d49f9c4e5b1195a90cfabab3a8309c2c6a01cb6171496" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2576))], file: LRPE_COSINE_SM_90A, place: 767964..776334, sha256: "4151a48995e88fe9f4b79150565377a334dccbab6a4ea54fc0eb5e17b1ea90de" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 3344)), (90, needs(73, 0, 0, 3344))], file: LRPE_COSINE_SM_80, place: 994949..1003493, sha256: "980bb9f7ff0b63882b0f1807aea4f9cf890274ffbd351df13115d7eb5b5c81ab" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: LRPE_COSINE_SM_90A, place: 776334..786020, sha256: "3bcab40e07a8148628431542b4591dbeb7cbb703125597e921cf4d5a78ac480c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(77, 0, 0, 3344)), (90, needs(75, 0, 0, 3344))], file: LRPE_COSINE_SM_80, place: 1003493..1012072, sha256: "a0bd7dd8e0a69c75de00997948d9cd2a25795f079a9815c73e5554a835e4f0c5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: LRPE_COSINE_SM_90A, place: 786020..795668, sha256: "da7a8f02a955ce4559fe272ec919d6be2da57379beba2be55e4553d00fa69f92" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3856)), (90, needs(78, 0, 0, 3856))], file: LRPE_COSINE_SM_80, place: 1012072..1020446, sha256: "d5258de9d3b79dc92dca36a5005529d6e1d3753e24333cca5a2afa861b8fc68c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3856))], file: LRPE_COSINE_SM_90A, place: 795668..805148, sha256: "96c8807bfd714be281b71b4597936deaf06a5c26d3ea2e0d06fecefc8cd7fd18" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 0..11896, sha256: "8fb931b3f74efdcea5f7331c5c72b8ca849d7cda318bc8505f8ea55c61ee5cb8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 0..10066, sha256: "d0ac3b3b03e76f6be036989a466de9af769274e55733733ccb4e49e04b65271f" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 11896..19767, sha256: "0cbb8089b03f4100fae8eedb861db768310398e93c99c3eb2bb6c8d0a3e554da" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 10066..15952, sha256: "345a921669f759b179a933cee3e0bc95eb381288ad8f898ba6f57491cb70d715" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 19767..20499, sha256: "05c915df5ea955b12c7c0ab6009ad7c01ec0c7952a80299449a4d0b53fa64222" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 15952..16476, sha256: "12a7d0ca433fb3f7aca7f91a0d55cf5a67f90601ddc72741aeae3f8836cccbc3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 20499..28462, sha256: "5773513513fb51746f072ba0eb32bbf5b1f7ebefb66370d9ce7df5492a2e28ab" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 16476..22493, sha256: "d5f1cbe4180e268d60b371fc707da3116fefd3295004bd2b5cf96783eed99c2f" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 28462..36017, sha256: "9b0d6392162955b4df84ff902f491cebd7222389ae549112a3be552127bef825" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 22493..27943, sha256: "a5ea77fc75c1e1e3901e511d6ce592190f1499abb263443e88ef1fd631f42549" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 36017..41417, sha256: "dc7a69ad11dc928adb51db3f3b32187c4f99ba012caa51fd758cf213f25cb52e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 27943..29327, sha256: "2a1dfa98a9da97755dac3069f53add85ca5026b1e480e3c2f0327961c003eb81" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 20480)), (90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 41417..49926, sha256: "f1e92ee845c2d09ce69ad3ce213e32e6199fd2923479430facff338f09ba965c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 29327..35318, sha256: "9db463dc3f164cb8428455210edaccaa82e909be23496b9aa7cd75fabe1f4b05" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 49926..55429, sha256: "ae06d34e6113a0401fedcb68c807f5966101efedd164e8aad67d770b46024c55" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 35318..36733, sha256: "6396cd10d6dc64bc8c11dae7961f3800b16b92c33af728af16fd9062efa0d795" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 20480)), (90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 55429..63968, sha256: "1e9e0af45bcc9d40333ce8d7ce42034ef365783debd122947882400b39d69d51" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 36733..42739, sha256: "047e6bacac1987573034bab9f6c261354ff4842396807628d2072b04f72d7f20" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 63968..71939, sha256: "5dda66effc8799a915cd50b2f2234459209f6befa57f7ce8a7835bc3cdca1547" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 42739..48574, sha256: "c7f89408f115329bccf5a44c74016e7442d8f5cfe85576390d971de3ef30400d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, place: 71939..100260, sha256: "fd11da9fb1ead7bb3e88b65f8c08273bdce0114e3090c03c72d537df29227413" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, place: 48574..67793, sha256: "48848ac45d1a6aece97e7d2d7671ccc3f4eda640a26d862b4c700db25f7414b3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, place: 100260..128573, sha256: "ebc22d79d3fb1234910454a9c61b4b2907fb1882b5c22c5de0809cb063cbebb4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, place: 67793..87063, sha256: "e1441e2c9404ff00a7df872cdc427cfda0b7d45ab52d01a0dddf64431114ca74" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 47616)), (90, needs(123, 0, 0, 47616))], file: LRPE_ROTATE_SM_80, place: 128573..156058, sha256: "780af8c847a7c72aec2ed390da0156ae929a92e986d463b197ef2d80f5184358" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(123, 0, 0, 47616))], file: LRPE_ROTATE_SM_90A, place: 87063..106292, sha256: "ca5933a530411b9be1b3ba08e7f9846dd4b4f7f36fabcc72c4a7e3abb38337c3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 16, 24, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 156058..167669, sha256: "cca87568f807ce78eecac92bf4591caff57875d763b41da6be8dfa1f433bdd4f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 106292..115413, sha256: "28128330e60104b3f2dc5c881dafca45426bcd7a679bc2cfcb65132a9d963b64" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 167669..176833, sha256: "895955378ba83ab4b3bb3f2420a88cdac89b45f0be894e1caa2c48b74d682688" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 115413..122448, sha256: "0f08dc726e2d89877bf419eef6b516d283963bf4cf3f0676bb68adb2d878271b" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 8, 16, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 176833..188386, sha256: "6f3aa93842077abf65c3a88eb6d2b7a2bad9a6e3731593d3164727aa4d064a67" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 122448..131579, sha256: "f2497f4ef5220d9c6814129eb4bcba9eb956508ee968d37475017a364cafd5ba" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 188386..197514, sha256: "b322fe0b20cfefbc7e7a7b320450960770e4a903bcc8426617e7c8b9376bf75d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 131579..138604, sha256: "724263c06a9dfae1c725a04f1bbc20bfdf8ca6a061d15e5e61877bfc0e4ebfc9" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(73, 0, 0, 20480)), (90, needs(73, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 197514..206481, sha256: "7d5a6bfe6e556d1200affa6622e148d7c65fd206aa041016c527c125c5bd7dff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(73, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 138604..145507, sha256: "251773f3fa8ccbee79c8a0c9129fdfe348e509e46329b844249d8609ba1f2065" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 206481..217642, sha256: "708a9da2d8b5ef6e136b0486b6567677643f5c349f5439c594bb08c0732e298d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 145507..155435, sha256: "7c26a6441cc4680e4480c3e3acb2902e0f296d6fee5d7992f99b46f78a29d9c0" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 217642..226560, sha256: "43ad810801257cf4b2966f27e37e89d7a8f1fa760b29af2825b455cc8a6b2c3d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 155435..162884, sha256: "481a815bfe96373b0b757cb005f9dc2cc759455cc67976ad7a7ee716e509b8c8" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 226560..237765, sha256: "f679034a727e1a8d2aa1a72aaf3a4f822f8a1d12df10ce4103a1f242d73b23c0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 162884..172896, sha256: "d7f4e233909bf088132ccf7ec812225223af1a20a211a9ccc4d07706d2126426" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 237765..246676, sha256: "bd60b2063e9784a6ef66ca83363097ee62c40acd7a943b5e92db6db4a76334e6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 172896..180407, sha256: "52a7e8e76a8109e79647bde0480de94e27d96045d71515ad6f4d864095565944" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 20480)), (90, needs(84, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 246676..255312, sha256: "ef750925707bd1861d7742f7b02af0f3378eae6223300d692af6c9b10e747cd7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 180407..188011, sha256: "e116133979d1bf6a1f1da563f497728d73fb4b9860b3fa63f5e2b8d3167bf9bc" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(125, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 255312..263478, sha256: "0182df8a92f0ea5e49bef659403df8fedd612c284a2b306617eea67d9fb4c097" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 188011..195664, sha256: "a783e9bc872b62a1e415175084eb1337dadb0a9abbbafc366d2b77ac986c187c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 263478..271556, sha256: "2d46b1a98b47a860c4ed7db8877918e002650d831b125940dddc7020ec7eb8f0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 195664..201912, sha256: "11b1371088b1adcbc165f6ebcc60d3d8b029f5f25def9897dcb0b2e7b893d5d8" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 271556..279766, sha256: "2e3731f1cc13c9c76f5b505c3891d2955cb61cdc8d05d0d16d049d8762194bf2" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 201912..209554, sha256: "f5f9c1c94e6a37d7adca7aa961430689019b3cd366592eec2029659069a307ce" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(83, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 279766..287773, sha256: "9307163c594554d39fc9dc961a6031240f6f2648da41895a5a81658a8010f53e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 209554..215824, sha256: "43ad0262183d72df5817b64527bbb3cc94672038bd4eaba13a1499759132d7a3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 287773..295114, sha256: "335b4e99de4a1e81929abb068de103f61e1418bfc985f733d666a11f9964ef1e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(85, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 215824..221351, sha256: "a917a59dc95f2f688d7b3fca5029b7c555fb31102588ae121590d6e08a16cd29" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 8192)), (90, needs(58, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 295114..300825, sha256: "9ab366be96d916d15b2beb7d46229e548eaebcf951e6ec13ce607136fa8934f8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(58, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 221351..225880, sha256: "6afc86642bc9a410585455e4a544b70fcef576dca22a0592f31f2c798cad06c6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 8192)), (90, needs(58, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 300825..306550, sha256: "475331099349facd60a87acbb1cd7adf8625a003bb8d621d489df513fa9ac2a9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(58, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 225880..230392, sha256: "75f1595adc28fd649836e196f2efb073fadaaa32b630c0a8b8ad152fcdf5be11" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 12288)), (90, needs(58, 0, 0, 12288))], file: LRPE_ROTATE_SM_80, place: 306550..312271, sha256: "db9648f916838748ac827b70dea0b4c7a706f08019f52ca379bd0ba85b842798" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(58, 0, 0, 12288))], file: LRPE_ROTATE_SM_90A, place: 230392..234883, sha256: "7142185621e93ece9caa837168fd8eb35bf23093e1a8f1190c96bec6bf258177" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, place: 312271..344554, sha256: "5c50c393c614c6eda8a7029875138b7a598ad2d7422a27f9ec7bc0a1ae502876" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, place: 234883..258216, sha256: "3d6550f24438fe6ebdf2e06509d9fd42d6b9fcd9e9c0602da3c5d33443d5d3c7" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, place: 344554..376775, sha256: "a39003f36e3bbf0c8cf2b797281bf41264bf2224502a18ce731764cd0f2e728c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, place: 258216..281564, sha256: "a82a072c8fc98dfd2c156c066c7407e03050061740b6eb37cfebd0744851263a" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(150, 0, 0, 47616)), (90, needs(151, 0, 0, 47616))], file: LRPE_ROTATE_SM_80, place: 376775..408387, sha256: "ac3d3ac0bfd69d487ccc73adf6513b14d89218c86a999fb2a0643512f1483547" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(151, 0, 0, 47616))], file: LRPE_ROTATE_SM_90A, place: 281564..303589, sha256: "89e0f04b5d5df11873c432aabe6153161657a24c19fe70762b9bc14d2d485917" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 408387..415774, sha256: "6c33140db2ff2aa1e87fdd0b9abb2e9e8cd2d996a659cf6bb7ae22e5697efc35" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 303589..307380, sha256: "d5b2a0903e610534e6c75c34b2bcf17fd7466cb5e97fc15e0a282169e03d79a8" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 415774..423386, sha256: "76bff3c14178a6304ce8571d2eae93b3fdbfde6eb0b87226b0b6425322495309" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 307380..313206, sha256: "e426520e0ad75fbacdead9ca0f3f1852121322d7912c39a2bb01a06d98b84fef" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 423386..430862, sha256: "39a04aafbc34ac347e5189283931a2e77a5374ed449bc24255222aaa25012dcc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 313206..317186, sha256: "ded458a0e13bacb8996a41343d45840646bd1df83686de9bb94f4e50fae07c37" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 430862..438558, sha256: "2b25e3393c3af4fb324ca77ad01793055fe00cdcd80ae8f046bc052a51b63052" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 317186..323097, sha256: "9b1be2485ba9d9920ef9b89cd91e880a802956231908cf5b38c40341e01ec142" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(68, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 438558..446179, sha256: "a387afc675c3537f89c6f7c4f998f2b1480d854d821277c345f248c9c4b126e0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 323097..328087, sha256: "4aa17a0bf0d6f7f1ab42f05b6bf439914b99b8e4c05d5eac3d917ae18fe38731" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 446179..456953, sha256: "c0396fc5aab4b90bf91f3d66d0fb2c81ab943c0bf56b8531e942c1d4cee2a2e0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 328087..337040, sha256: "37d1ce90646106749826393d6917e1de8de4e4113829fb7a2fb3b314b4fde100" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 20480)), (90, needs(79, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 456953..465751, sha256: "eddd858db5747ca720c41a75951583179235353c62f08c998b1da203174564b7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(79, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 337040..343758, sha256: "160083e325ff4c9d3d4377d946f44341f72c071cf445798761b658e9c7e9d287" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 20480)), (90, needs(120, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 465751..476603, sha256: "23a967e1595a56159cf70bc520caa462688262e397f60aca9b6e9660d06ba6e4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(120, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 343758..352695, sha256: "c629a24eba0ba29a556480654aa20a97348861f8f1673e43633c55c0da5b7aa1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 20480)), (90, needs(80, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 476603..485463, sha256: "f964882d9aae196cfbf028fac5445069adaf046d374d7774a76188e9e0ab79bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 352695..359454, sha256: "431b3567a898d03cb64e890d167ae960de2ed2068631649fcff66d5b0f224e67" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 485463..493789, sha256: "59bbeec31c37c4b29a4244905fed50ebb9051b1fde06e27e75111987c7463d04" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 359454..365984, sha256: "e9e10970479528c17bde9917681f3f6dc3ce5de54cb103fce0f2002b7e6cff3f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 27136)), (90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, place: 493789..524439, sha256: "932dfcff4861eab79b8b84b6c56196b20e35279831236096949685207f9d2f09" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, place: 365984..388294, sha256: "d41a1c4341619b99ad0b0d310890e67c45c633228c92b64a211dc88aedf4be3e" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(151, 0, 0, 27136)), (90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, place: 524439..555068, sha256: "fe669e67ccb1e6c64f6b7c8d95ddb048e0f65fa3c1676e2cddc069eececc5810" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, place: 388294..410610, sha256: "97374ea886ac6461c708d9c02e30d90b182845a349f26ccfa46ed1612cfef8d5" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 47616)), (90, needs(154, 0, 0, 47616))], file: LRPE_ROTATE_SM_80, place: 555068..585534, sha256: "4200d08bc6816b32eff8093e90a72ed9e2ff13fd934fab5ec6c26181a2c9c05b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 47616))], file: LRPE_ROTATE_SM_90A, place: 410610..432694, sha256: "684d8cd68869cd6c2541e05f101148cb5bf4bc6d64f9514f4eaf41de99500e66" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 585534..597652, sha256: "8c87ea877014d599cd736f37bf7af271c9a45775b07bc03b8f7e37c1e14993e9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 432694..443090, sha256: "6021537c6636860a6691b15e0826d3df4d2c27aed39d3f4a2ce9bada5ca4cbbb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 20480)), (90, needs(75, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 597652..607459, sha256: "d63a385d8d9c5c44a78b9bd4f1ce927adb87caf58c2a334adb962237f7c87b05" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(75, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 443090..450788, sha256: "77051af05e583eae2551144b39d99943b59c198c6e731b10a61e8e280bbde686" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(118, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 607459..619600, sha256: "fce36f287082d3e425c2c1e601ffacfa126274e89765eb0bed95967ddf3b70d1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 450788..461192, sha256: "d4ff298c4f96ebcf0d4848c497ec8f823bce9f7b0f4e565fb92131517d512910" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 619600..629449, sha256: "b2e276d799c4905057dac50df9d4d9d5071cb5da8ebf829038f32d41c8ef14ae" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 461192..468927, sha256: "d0f53e64c1bd81bb85d7a1715bb5c0b1f2bb4498ea04b656e0ddd6eababeddc2" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 629449..639032, sha256: "f1b0b2887e13d021b58ef091d0306ea315c3985a54af65e0a09ef74498d2425e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 468927..476447, sha256: "ffe003fbaae3a422ebc4675c0259a2bfaf8986c9a820fffbf921fddd2a7112cb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(142, 0, 0, 20480)), (90, needs(143, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 639032..650930, sha256: "fa642e20acc32c215e2ddb351ae2d69a3cdebd9e525fd1c90a9ddc71224515e3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(143, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 476447..486659, sha256: "2a606d07180d16a6634ef0a7e6c48af2d5b527bdbc7b224e73bc68116ccb95a9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 650930..660511, sha256: "0130e2614e841496b491b1e3f08ac1a355c399c34f364363556908887cd16c37" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 486659..495045, sha256: "a9de7e6ae613700f8d3cc7e7c3c8ba2339b299df65b6f8ddd02a69c11358e98f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(144, 0, 0, 20480)), (90, needs(143, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 660511..672454, sha256: "a97039ed823239793b41e18989a4bf540b40f0f98507719ab255e587efe9f903" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(143, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 495045..505321, sha256: "cae34355df351b56afbc857dbcd912274d2e448c00c161b988002f65e03b9267" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 672454..682130, sha256: "37f217c248f73370e8fdd78c9cfcbe17bfbe613c312bc59dc937e819142c891c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 505321..513773, sha256: "3fc41f9abcf45661483450a0074e4de139048301fc0905d2fcbde78c52074dd7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(108, 0, 0, 20480)), (90, needs(112, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 682130..691484, sha256: "5dcf69edfdda7cfaa833e76c680d4dcb6b59a545f4b04191368eaf626edaeb74" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(112, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 513773..521743, sha256: "fde91395a82f28fcac41cb91af2c8d5d8dee05fc4929c52829ff2f6467c971e3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(157, 0, 0, 20480)), (90, needs(159, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 691484..701782, sha256: "795c87dfa3e4c7970e23c8a0bf30dc3b6271cf233c5e6debd171d080d1b578f6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 521743..530891, sha256: "3c7a56f4362859cc11352a04ad0dcf8d35404f9e7f1ebd885df0e08e126c6264" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(102, 0, 0, 20480)), (90, needs(102, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 701782..710063, sha256: "c80dcf404ce63464b269a1f0e055009fecf07b9f241ea16915fbb68c6127750a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 530891..537965, sha256: "66f04d7e8973e697fbf6ccf84b9bdfe55b4e6bb62658641d84554f77a23727d7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(157, 0, 0, 20480)), (90, needs(158, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 710063..720420, sha256: "5e6135e09e255f36c04f32a77335ffdbc7a4917cf36142b97fb69a8ea9b67021" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(158, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 537965..547034, sha256: "3a26b767edfbf073dde1451db1c929735dd6adb7459f43fdb67af70d66843237" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(102, 0, 0, 20480)), (90, needs(104, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 720420..728812, sha256: "8117d26645fa7588f51816b8959a8f80a36b0b30e7090aba92ba1d4f915ca513" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 547034..554060, sha256: "9e86c02d25f414cf93bee36d9fcd3be4b3633a47db29e0256b954a4f9df44306" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 20480)), (90, needs(112, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 728812..736348, sha256: "3a964d879e5b38f1ded80b51851d316d937aff44a21219894e5f82ed2963f7c9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(112, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 554060..560781, sha256: "b83eff089cb68b169c8050e40e9c121566f48d5a3d9f3e0bb6ef5afa5e7534c3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(71, 0, 0, 12288))], file: LRPE_ROTATE_SM_80, place: 736348..742615, sha256: "68e5e32bf2fc1f963e1afce3dc53d4926f9a7919d752dd916684392159f7658b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(71, 0, 0, 12288))], file: LRPE_ROTATE_SM_90A, place: 560781..565955, sha256: "3b83ee72c4bb28e9a710a6dc345e33a854d0d5c083b25f9bbcd1c1c985b8e528" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(71, 0, 0, 12288))], file: LRPE_ROTATE_SM_80, place: 742615..748907, sha256: "b8da7c39c8885bc392daea4b9fdf52c86d32a7de9c8d1e18e8e55dafefd1c4e0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(71, 0, 0, 12288))], file: LRPE_ROTATE_SM_90A, place: 565955..571137, sha256: "7744a3044bc28e50e6645c1bfe919c1b0ce37dc7200d0045bb4a087de7404d39" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, place: 748907..755242, sha256: "d6984aca506e5b87286ae75a85b8f36d9bed17780cc14a78c7c676b3367558b8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, place: 571137..576286, sha256: "ec8e48de6b3c765ee311092170cfe772447cdd980e2fc25ed2d8fd4884cf6006" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27136)), (90, needs(167, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, place: 755242..791257, sha256: "06640ca95ac731d9429ccd7583772a133941b11e33cf62658240fef6d7985403" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(167, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, place: 576286..601640, sha256: "0b6ae7bfaf25a84e1bddcbef3856f1048d28e147ae06323ef0696d0212c339f4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27136)), (90, needs(167, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, place: 791257..827227, sha256: "e2921f450fe2d9f1106893a9a20019d08bc921445d74b7c9d624d50943cf948a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(167, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, place: 601640..626987, sha256: "95ee424d7ea447d01aef12a50257a27c16172267ee7d54f1a4bce94f1d2e25e1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 47616)), (90, needs(167, 0, 0, 47616))], file: LRPE_ROTATE_SM_80, place: 827227..862800, sha256: "ddac894b965f50a67e8aae708a783cc7b18469babaa92857934de115a866c2f7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(167, 0, 0, 47616))], file: LRPE_ROTATE_SM_90A, place: 626987..651940, sha256: "58a743be173f68c85ac4ae5ec3a1b43ddf2f9cd7bf8901d276c33fbacdaf21f7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 28672)), (90, needs(164, 0, 0, 28672))], file: LRPE_ROTATE_SM_80, place: 862800..874180, sha256: "3460b6730146081193ac82381cb65d10ada148e4e84395fb1f2a49271d82ff5e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 28672))], file: LRPE_ROTATE_SM_90A, place: 651940..662779, sha256: "d02e06e337a4206a5384136c86d903f9c149d9e9a88464223bef2c6f8babb7ce" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 22528)), (90, needs(98, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, place: 874180..882250, sha256: "dad810bc09e17c993ff39667a6ba74fdb44e7402c66a512d0f274c956c717128" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, place: 662779..670205, sha256: "4101eb55346972f6d33824fa5a11d37c61c9e81aaa08982200bf52ba6770b94b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 28672)), (90, needs(166, 0, 0, 28672))], file: LRPE_ROTATE_SM_80, place: 882250..893669, sha256: "c92f8e023bb9f0d6ae52f3b64b342a30dcfc9d53e18cb8f0adc5695498141290" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 28672))], file: LRPE_ROTATE_SM_90A, place: 670205..681047, sha256: "69fe9984eb8355c5bda0d8c1c72c32bdce0850deddb088545857f82f0303bc85" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 22528)), (90, needs(98, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, place: 893669..901781, sha256: "be023a17fb3efbaf432a7f087bdb5962889d58cd7f74cfbbd36772deac9a0a73" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(98, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, place: 681047..688459, sha256: "ddb7ec6406185c71dd76332890d3ef0a87e402c9f5ba3414219dd07627bd8e5a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 22528)), (90, needs(104, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, place: 901781..909763, sha256: "ca0b8df86808df67a210f7e1361358bc10d3ce4e515af917aea0a7dc8de695bf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, place: 688459..695709, sha256: "3ca4833b072da0f8cdd996d926eaf9490e68a76c1e02696b833b6a088a98738a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 9728)), (90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_80, place: 909763..915042, sha256: "a3eeeb7a8cc4bc461aa40d448c741864a986d9065df0659c3ffb847fd9fb580d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_90A, place: 695709..700795, sha256: "6dd3b9c5e315c2948c994eed929df3dd8852c1ddd932608f4ea4c6cfb1676b27" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 9728)), (90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_80, place: 915042..920351, sha256: "4361f450610a687feecda742282506ac227cf025bf85554bcdf0450abe85eb03" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_90A, place: 700795..705904, sha256: "99be3d465ba224f3ecdd77745b994f220ea75b674069dfd257e444b09ed220db" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 17920)), (90, needs(69, 0, 0, 17920))], file: LRPE_ROTATE_SM_80, place: 920351..925640, sha256: "b53d38da70970390b77c66b52f8e2d5c4ef18d484483e8799c41111fc6f80c4b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(69, 0, 0, 17920))], file: LRPE_ROTATE_SM_90A, place: 705904..710980, sha256: "98f3bc554ca3dc6b57cf7954c3d20d2aed86b962dc0e2241508417d55de834aa" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 24, 68, 46080)), (90, needs(168, 8, 20, 46080))], file: LRPE_ROTATE_SM_80, place: 925640..947093, sha256: "d419ff9ee04012108e8c5a058a7a85126ab06ac16537d2c77e7276db99a6a197" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 8, 20, 46080))], file: LRPE_ROTATE_SM_90A, place: 710980..728140, sha256: "0b79a35eb4244556ba895df8b98189d708692492df548b2035bd6364a9a5ac3b" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 31744)), (90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_80, place: 947093..964560, sha256: "c80a2f65c82ea33386ee6b38706b5a12a4a89dac0a4eababba9ee624dbe45532" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_90A, place: 728140..740971, sha256: "48a8bf6656bae4473058bde4efccda29c9f1eb4eb341412bd2f348424ab7b86a" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 24, 68, 46080)), (90, needs(168, 8, 20, 46080))], file: LRPE_ROTATE_SM_80, place: 964560..986013, sha256: "73030fa9bc8f6d619d6a220e679f7e4d37cc306692133ae378ce8db9cb4ef840" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 8, 20, 46080))], file: LRPE_ROTATE_SM_90A, place: 740971..758220, sha256: "a6bbd3132d5cea0a32acd2720059e3d767eb4d6ea663bef69dcc4b33ba401376" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 31744)), (90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_80, place: 986013..1003482, sha256: "66f460e07d691d27054e51efc036b8ad53f648cf5367060afac2c0f50308bd90" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_90A, place: 758220..771063, sha256: "7614de193380df38caa2c3d1723492b34826d4ae5860d27d937f0f4303213f0c" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 31744)), (90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_80, place: 1003482..1020515, sha256: "36ad8af087e656dde111d5edbc56435728b8fe5288c17b7b9e6678e535cc169b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_90A, place: 771063..783717, sha256: "ceb093389ca2eabcbb1aaa6a0fb09ce20f139421e152a9e89ffce86001e42cb7" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 12800)), (90, needs(88, 0, 0, 12800))], file: LRPE_ROTATE_SM_80, place: 1020515..1034403, sha256: "1c1009ae7cee1d9dbcc72a8cf01226a7bcb68991521a79447caad87dfbc79806" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 12800))], file: LRPE_ROTATE_SM_90A, place: 783717..793036, sha256: "777ce40e0171b1b6b659731afaaabcfb1989c21c0b02cc29445ee9c901fccff3" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 12800)), (90, needs(90, 0, 0, 12800))], file: LRPE_ROTATE_SM_80, place: 1034403..1048298, sha256: "2f5fd23af430688240b5756d75b748e3dc0fa24cbcfea2d5e16fc3d1170f8fa8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 12800))], file: LRPE_ROTATE_SM_90A, place: 793036..802295, sha256: "cc76070ce29910ee4515498c356ee9040485e5f46a75e98529fd0aaf3808b65d" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 20992)), (90, needs(92, 0, 0, 20992))], file: LRPE_ROTATE_SM_80, place: 1048298..1062126, sha256: "c10e2e41480436aca6fa14ace4567ff0c0f7cdcd3f2f64d820c3cada26ef278e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 20992))], file: LRPE_ROTATE_SM_90A, place: 802295..811496, sha256: "232e27981eb65ea135aa16ea5e35f542325fd0d44ad5299611c52e90032f8aa0" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(67, 0, 0, 4112))], file: LRPE_ROTATE_SM_80, place: 1062126..1072107, sha256: "e9f60e3d8d25464094b19b4dcff4d1ed2a8b03995ca4e8a27e2e41054cdebbef" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: LRPE_ROTATE_SM_90A, place: 811496..821237, sha256: "6d92f516f778398ece5adfe966cb2b1bfa400d10b2f11b17a774d54a85109e8b" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(68, 0, 0, 4112))], file: LRPE_ROTATE_SM_80, place: 1072107..1082087, sha256: "cb6884417a73491e02224c09eb7717801427c1d729efb6e16d49e98afb03954f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: LRPE_ROTATE_SM_90A, place: 821237..830948, sha256: "ff53e91e80262e03bfe360eb1b09484c51340fcb2ec5e8244a7bdc73b3016bce" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 5136)), (90, needs(70, 0, 0, 5136))], file: LRPE_ROTATE_SM_80, place: 1082087..1092049, sha256: "e2d4aa1e6375e39b251184d8ce07305b464c9aad1f7b25efc0cf0a22cd7957b5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 5136))], file: LRPE_ROTATE_SM_90A, place: 830948..840535, sha256: "86dc5705e361bed2aac5b191716ce1efb752ed852bb2002e5b02166d8a87d2bd" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE_SM_80, place: 1092049..1102315, sha256: "0606077bc38a600a7e8feb2ec14210e19f74f09eebfc7bea2d31e05102377a56" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 6672))], file: LRPE_ROTATE_SM_90A, place: 840535..851662, sha256: "6abccd33aa9f4417b5e2f903aae027996cedbcf28a17d7fa03eaab4d3e679acd" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE_SM_80, place: 1102315..1112606, sha256: "c995099753f0882515267da9c6b0ac8b1c90ec23a0e10562eb15df1f78f14936" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(89, 0, 0, 6672))], file: LRPE_ROTATE_SM_90A, place: 851662..862582, sha256: "d2550a09a92031aa77df70d04bf155932abcd839284a6bd2071032454f4302d4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 7696)), (90, needs(80, 0, 0, 7696))], file: LRPE_ROTATE_SM_80, place: 1112606..1122992, sha256: "81a744236504846fcfa9ae008ec88218d52cab298398b20e438f7a17a1a3b9b8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 7696))], file: LRPE_ROTATE_SM_90A, place: 862582..873387, sha256: "f42b883d33f04d83a9b2c63913ab36b7fe996772d3ea9caa9a76d97dc5270346" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 8, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_80, place: 0..4408, sha256: "01521bbeff0683ac9b95127f979de023248fd4e13f96a7e84529feca684a2b1a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_90A, place: 0..5497, sha256: "d0e73e9b5e8303b3e422970289515a136de8cf1e9761975e98d61a4e9e18cec2" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(56, 0, 0, 10240))], file: LRPE_SHARED_SM_80, place: 4408..6653, sha256: "0b14f249476c27c0ae18142217ad12e008bc8e72601b35112125669a822efacf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 10240))], file: LRPE_SHARED_SM_90A, place: 5497..8304, sha256: "cc4e0f02843bde82785f46029fa36bf6756c5432b8093d7cd8311331c43424c1" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 8, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_80, place: 6653..7256, sha256: "553c7bcd684963be9b92228d74fa61d7bc42c07b5c2a35c62134d6095aade54d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_90A, place: 8304..10219, sha256: "a9f80757f8ed1c0a3b48cbcdd997cdaee75c054ef528a09ea598cd751c4e8ffb" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(56, 0, 0, 10240))], file: LRPE_SHARED_SM_80, place: 7256..9590, sha256: "ea3e2689680b7601a3b4e80eb1d89b495a7025da39b1af2d9639c28b90c7da53" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 10240))], file: LRPE_SHARED_SM_90A, place: 10219..13084, sha256: "8a8d55e92196e5bb0e7c40f60249842eada77571448b83f8ff162baf2473b6da" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 18432)), (90, needs(62, 0, 0, 18432))], file: LRPE_SHARED_SM_80, place: 9590..11730, sha256: "429264ec5b9b277061d090a7e12010bffdcd4c57fc08f76bde53029db3dce0c4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 18432))], file: LRPE_SHARED_SM_90A, place: 13084..15870, sha256: "e4308f6d6c02d5b0039370ddca4cd00f133b4efa666cba3d1d8900ed8fbc2b96" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(46, 0, 0, 2560))], file: LRPE_SHARED_SM_80, place: 11730..14520, sha256: "b05306e122b28689f148f45f69bfe7e9b9acc3b1108bc23ce3049aa44039a8b1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 2560))], file: LRPE_SHARED_SM_90A, place: 15870..18764, sha256: "0e8784037b8ff3db37822f287ea1d9dbf6c92e542ec379fc1723a87087f7b76c" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(46, 0, 0, 2560))], file: LRPE_SHARED_SM_80, place: 14520..17352, sha256: "4d15731ae33d1f7a5bf57bf612b9334964084cf377555d4a34a3a5f9d9bebe57" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 2560))], file: LRPE_SHARED_SM_90A, place: 18764..21732, sha256: "a3dbbd2d5f5617c27e01cdc2579fa334eeb9e662fc0145c257c1a3d95be01b9a" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 4608)), (90, needs(46, 0, 0, 4608))], file: LRPE_SHARED_SM_80, place: 17352..20017, sha256: "a5b5dd3ba8b89f23c606eaa6f2590a0d02e64e0acb2514ded6e6b69fae60f4dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 4608))], file: LRPE_SHARED_SM_90A, place: 21732..24616, sha256: "8e5079b1f1b135d9a6f446e77e1ef68c58a6d3b9a55556904b3259c652912def" },
    ] },
    Entry { name: "sequence_softmax_finish_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 1024)), (90, needs(40, 0, 0, 1024))], file: LRPE_SHARED_SM_80, place: 20017..22323, sha256: "3824e9ba4243c05a151a245f67bb731a04160cb5a97858719a755399b3713235" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(40, 0, 0, 1024))], file: LRPE_SHARED_SM_90A, place: 24616..27527, sha256: "6a7a34593ebc2ef18999c27da1247ac3ded482e5421237fdedad44c7deae0ca1" },
    ] },
    Entry { name: "sequence_softmax_finish_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 1536)), (90, needs(48, 0, 0, 1536))], file: LRPE_SHARED_SM_80, place: 22323..24830, sha256: "737e3a01aaa6b3da5c4061297574e5c56b7f8c5da7aad5b4c2f0f1397808ba6a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 1536))], file: LRPE_SHARED_SM_90A, place: 27527..31277, sha256: "287b55b5c46e5aec167887b03f6172c3dfc58ae21eeed0a108af2d78a1bd998d" },
    ] },
    Entry { name: "sequence_softmax_merge_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(40, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 24830..26269, sha256: "303302c3eb0720cad53070682e7d65514829bfa7e39fd8e427d32f3c6effbfe1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 31277..33642, sha256: "3d2930f3f652efa4583c9aad9ddde1e88505cf5b0fc32eba1c5e338f0388f7d9" },
    ] },
    Entry { name: "sequence_softmax_merge_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(42, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 26269..27882, sha256: "beac52647162030c9c3f893bc0fc9639e0c8ceb1f82e4251bbc2da2bf919b6bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(42, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 33642..36822, sha256: "9a19f01a5a482371166e171ea5374f73df9c12bda91d54a09609b33750f834e4" },
    ] },
    Entry { name: "lrpe_reduce", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 56, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 32)), (90, needs(56, 0, 0, 32))], file: LRPE_SHARED_SM_80, place: 27882..30305, sha256: "14a2c50f90673497b61019a87fc9d8e734dfff100cf413aaede166664a53a7de" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 32))], file: LRPE_SHARED_SM_90A, place: 36822..40541, sha256: "24c2c25b888bad887a1c50d194b5acdd1480474478c84cc2cb91c7a17a963601" },
    ] },
    Entry { name: "stream_1r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))], file: STREAM_SM_80, place: 0..449, sha256: "8102b68ef5f2ee97def60a350ac777562ae140d995a334a7cdeadc9833c85fb5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(14, 0, 0, 0))], file: STREAM_SM_90A, place: 0..934, sha256: "c4b802b83d34ea3b86e50894286b524b1ab02bbaa61cc90c2c6e9b31bddb02f3" },
    ] },
    Entry { name: "stream_1r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))], file: STREAM_SM_80, place: 449..516, sha256: "e9237f4652fa0d2789ebf312a055abb766b4f37d7bd1eeacf33aeb265611c99a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(14, 0, 0, 0))], file: STREAM_SM_90A, place: 934..1077, sha256: "1a0414389af1bf14e540b706fa01fd195fd3e989530e92633f5a2006cc00236b" },
    ] },
    Entry { name: "stream_2r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))], file: STREAM_SM_80, place: 516..664, sha256: "21633e40e66df1e0e2fd129ece0704ece159a4f83e5bef9e533b0ad212934de2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(18, 0, 0, 0))], file: STREAM_SM_90A, place: 1077..1254, sha256: "0ccf4c94eba75ac3d15a2cbedd15359bf7e389f520df8393ff994f02174889c2" },
    ] },
    Entry { name: "stream_2r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))], file: STREAM_SM_80, place: 664..840, sha256: "cd7e383ed391eef7824fc2c658fa5ab01f4cd19f4a796f2e118a382612cc801d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(18, 0, 0, 0))], file: STREAM_SM_90A, place: 1254..1476, sha256: "2d9a8023ac0a5938dcfface741a3779790724f59eacb3bb4ef40133e197f4450" },
    ] },
    Entry { name: "stream_3r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(22, 0, 0, 0)), (90, needs(22, 0, 0, 0))], file: STREAM_SM_80, place: 840..1038, sha256: "e386ed67164f6c832b34b3137e9ae00dcc293a57992004fe4271da46ae642312" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(22, 0, 0, 0))], file: STREAM_SM_90A, place: 1476..1698, sha256: "72b2eb8bb59b0603570612b55e06c01cf619ec34ae57389c2d78f0c24d2d8cbc" },
    ] },
    Entry { name: "stream_3r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(20, 0, 0, 0))], file: STREAM_SM_80, place: 1038..1265, sha256: "26da5bf8234376445189d301cdf61cf61959ae76373860760876d48c4d462ba9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(20, 0, 0, 0))], file: STREAM_SM_90A, place: 1698..1949, sha256: "180383eaf5ddd81d8e8ee7ed7fb81eac38f3306405e96a299f27cf882935572b" },
    ] },
    Entry { name: "stream_4r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(30, 0, 0, 0)), (90, needs(24, 0, 0, 0))], file: STREAM_SM_80, place: 1265..1499, sha256: "011f30fc269fb3bbccbf7d184525fed8f5981ff04110565953302a333555abe6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(24, 0, 0, 0))], file: STREAM_SM_90A, place: 1949..2239, sha256: "7bf765d208e7d3db9ea6b205df5930e0e85cb95c44d7e4a04f74a6e3bd6dd4f3" },
    ] },
    Entry { name: "stream_6r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(31, 0, 0, 0)), (90, needs(32, 0, 0, 0))], file: STREAM_SM_80, place: 1499..1799, sha256: "9ac2cb71610e7f366fe8e8785f81c8a445a86706c0c38be47e4536808a85bc80" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(32, 0, 0, 0))], file: STREAM_SM_90A, place: 2239..2552, sha256: "adcaa2062ad51c989e32e99295707296a7af38fa1046f9f4db26e9bb4da63d72" },
    ] },
    Entry { name: "stream_5r_4w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(29, 0, 0, 0)), (90, needs(29, 0, 0, 0))], file: STREAM_SM_80, place: 1799..2126, sha256: "8f73367c13b753de99553d518ed2698aa52b5f541fd995790a807997816a6243" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(29, 0, 0, 0))], file: STREAM_SM_90A, place: 2552..2915, sha256: "998c8513e22a678184b8f0c7d6d4511fc90d9f4aaeb42debe00a3f1526bd32ad" },
    ] },
    Entry { name: "stream_4r_0w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(26, 0, 0, 0))], file: STREAM_SM_80, place: 2126..2487, sha256: "debbf3b7c6afa4d272c23bf053dc81958afa631bc1e137f79212893a616f894a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(26, 0, 0, 0))], file: STREAM_SM_90A, place: 2915..3284, sha256: "73ed0f442f3d4f97e0ab0e5949b6882ef174233ab2c2d29288d0563df546572b" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 0)), (90, needs(154, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 0..17442, sha256: "49152bc1d70c94602abd56ffc3c180dcc98c10d0c2410f7483f52d11d564d6cb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 0..16118, sha256: "8b4e14258ca9f5da4229dab0b67ca222f62f78f6a9feb6170fcbf4e6b92cbd02" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(218, 0, 0, 0)), (90, needs(219, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 17442..33481, sha256: "fb3b94a7d1c302940c4018253732ce7057fb93d62087be21be0dc3562ccf13fc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(219, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 16118..27975, sha256: "255f9fdfc3ddab9649c7d1c64d43477ac80cfb3da2fa37812f754dd0443ac72b" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 33481..52067, sha256: "3db82494b0eef0b4720ece7fef82ccaeb1423ce9f0202d79ab3337a8c6e829d1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 27975..41340, sha256: "291e0dd2dd360af497ecdbdb2b565b9915bcfcf1cc5be515c447868a296caf39" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_80, place: 52067..64004, sha256: "24f7b5ee27ca7d01131e4019ee26171476e2f6f31c5391f9890127b162a53529" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_90A, place: 41340..52104, sha256: "4270893aedfcea12d2894137493952bb9127f86cad49cede48468c4ca6c8c4ac" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 64004..76177, sha256: "f479411a685f33ffb6ad341043b7612e18d3b7ca46a328654ede35feb19ac944" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 52104..63549, sha256: "1c81c41621d4c3839798095592d1934cd4c05f0a91aaf1546aec11bac88aad92" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 76177..86178, sha256: "92703aef92451bae28bf11ccb0b20320396ab051b0688358857f7f579ed45780" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 63549..72826, sha256: "3f2fd5012147b9a300391a64ada934408fbd06f72860c9175fc69d8fc29b0aa5" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 86178..104070, sha256: "86eaaead6b1ea741bb2d786c4bc80d09ce61aa3cdf13b0d91c561e39bc433bc9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 72826..86370, sha256: "86e662fdfbd59a9a27e63553263eb74325625d025093900cab6a70c533ab426c" },
    ] },
    Entry { name: "tpa_decode_bf16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 104070..120094, sha256: "3813d4bdff452855ee4c322585472104b6ac322ddbcc8ec799654aed1984586f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 86370..97770, sha256: "db693a34862acaa8c78a353eac2b996f5676fd1b92c81d864d97ec5becd8c070" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 0)), (90, needs(155, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 120094..137463, sha256: "84b49def2895b7cffaf1228e2fe3e5a3ab69fcfee3108d5c9584601b6335a306" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(155, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 97770..104618, sha256: "e81c845dc471d656653c751e2f7aa69a7c1aa36762552c5e4a2225e0e17e4ae8" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(222, 0, 0, 0)), (90, needs(218, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 137463..159337, sha256: "c639de005e310562c0c04119f815e80f1b446e3ab6768a9338b33ca4b80a9343" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(218, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 104618..119327, sha256: "7820459daed76ffd68c1e88c2334f99a055ded85b2f99ab17a9626a03483673c" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 159337..185179, sha256: "0ca2b0e69a46373f541ff6989e31e563a1ca40da5dd7000290bd3c24a188032d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 119327..136435, sha256: "9c1d33c15dec636e703e0473d6e6f20e01f70e1a6159a5b2654c3cd2ec192252" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_80, place: 185179..204026, sha256: "f95a37c62149fec9ba7a6c9d65cb1dccd416401b22b29e670347325cdc65b19d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_90A, place: 136435..149743, sha256: "a882b0671da03beabb7158636d2ab73e549650896c0a81f0f1e8e4eca8469b0e" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 204026..223479, sha256: "be8edbb1fbaa90c41dc7c7dbda3c39732864be7724312d5894bfd36e62ecca2a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 149743..163369, sha256: "6e06b69e1cb4a0a2ad74860d035181fd993fa53e6192512b517eef29ee2736d0" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(188, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 223479..242890, sha256: "604b1381892a7bcabba61f8b55fb3e56f6fad0ab1bbf0caf62dec1f3a7f6fc0a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(188, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 163369..175155, sha256: "1537c4e32174c37051f06ee0fbdc36aa51db1a9df00d33b377b5e6a834fbd879" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 242890..267838, sha256: "ac850f72009b8b1adc003826b3ebeacec277907bb1d480839cd385250771c7fd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 175155..191877, sha256: "61e7bbd4e6f46eb4ead58784f6d02980cc6ea940493f685d492ee26466ef6edb" },
    ] },
    Entry { name: "tpa_decode_f16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 0, 0, 0)), (90, needs(255, 8, 12, 0))], file: TPA_DECODE_SM_80, place: 267838..289422, sha256: "a24466060a0f5c198d7073d8bb725b52f88b5dd7ff34939f74d1010fe3a52960" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 8, 12, 0))], file: TPA_DECODE_SM_90A, place: 191877..205949, sha256: "73e55a3ee8771109c44d41e92edeed1cb098b61d5e37ede0e060025d6df02c4f" },
    ] },
    Entry { name: "tpa_decode_f32_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 8, 8, 0)), (90, needs(255, 16, 28, 0))], file: TPA_DECODE_SM_80, place: 289422..322792, sha256: "1e772d93393add75aa0024b82251482334fcb6fc77a454978e18eefb39849d2e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 28, 0))], file: TPA_DECODE_SM_90A, place: 205949..227208, sha256: "34111176fb4d5454a827a4f15398ab05bb2d334cce9c77daad122af5edec2927" },
    ] },
    Entry { name: "tpa_decode_f32_d256_h8", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 322792..345009, sha256: "fdc4c7e63445aa4a409af1a767fc1d2865c5c98231976761404ebaeebee1cde3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 227208..246758, sha256: "df28d9ef4e9a21c14462f68ca4869400ce28873e5e91baf4444182b30da5b174" },
    ] },
    Entry { name: "tpa_decode_merge_bf16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 345009..349558, sha256: "c4de9ef53f64593e48d0dae29502aa9dd60a7f3bec9ff2e1f09318a13820f14b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 246758..252270, sha256: "361dc48b44d0432ccb967ba2253a83293a91282f9a75a071dcd6148e94c31121" },
    ] },
    Entry { name: "tpa_decode_merge_f16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 349558..354100, sha256: "7189f63319aba1fe95354d6e51e6b46c23bbd44fdc141ba4803d4ace854e8986" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 252270..257799, sha256: "c86233aa5bdd6cfe8b1743c0a43762ec9da493a5273e08239faf2c51d1480a4e" },
    ] },
    Entry { name: "tpa_decode_merge_f32", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 354100..358633, sha256: "571a11f8c6732410f72ca3d1aafb47e112f3df6063592935ae7b948bc9711d65" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 257799..263298, sha256: "0a765463ddaa9618e1dc4cc9f3ec242903c9f2f339cf732658c3ba2b5b7a6e75" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, place: 0..19286, sha256: "00e09389f2255955b46c711107cee17435897e8b1fe860327cec39eafc67defe" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 112, 436, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, place: 19286..34604, sha256: "29d25aad17636f35afe036e9d92830dee8b3f110504c270f818c789dc6a3e61b" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d256", family: "tpa_decode_elements", max_threads: 384, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 312, 1632, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, place: 34604..57078, sha256: "98a3171891f84e0a900dfdf3cc0a24ce9e3d91cacd50fc94685b9c9c3107833c" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, place: 57078..66747, sha256: "34c17bbd0299c26818abab74f5dfb361581219deb757bc69d4609509f7dc32d7" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 112, 396, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, place: 66747..82950, sha256: "c0add9cd8e24cb371da3aebb5efc6b4234bc136254d9aaf286f1744866d82784" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d256", family: "tpa_decode_elements", max_threads: 384, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 296, 1480, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, place: 82950..106192, sha256: "fbc436ac3b02aa23374f8618f34d0d179eea8059f32d604372d6e87695acf088" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 24, 132, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, place: 106192..122922, sha256: "b27dea7981a50cc0f52d547e84082850f10ca21977ee6b2409aab53109b54d34" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 112, 492, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, place: 122922..142869, sha256: "43e54f135cbc85b93e235cdce6f8e9cf2e48568155e17eb9310ac1e66139e105" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d256", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 304, 1428, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, place: 142869..168235, sha256: "afae530f06317e00ee0ca3b6e8c9d33e50ec737f14f3d793d23b5261d4b797ce" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 0..16363, sha256: "4cd99fa17383376814e75030997b373469043992d6596b9895adbfb390a0a5d8" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 16363..28185, sha256: "42a80036990adaec4d32619e04c9e1e9311647478f7a86fdc3237c6e06486284" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 232, 876, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 28185..48279, sha256: "f12893dab5e678a7c13a81d6411a53e55515022d21fe30c7497abe8367284773" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 48279..58337, sha256: "feb78ae1383aaed375db136eadde700eb29c811f2da13eb0b24d326924f8dab5" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 58337..71304, sha256: "6530ea460e061e3d925fb5f308ca0df4f3cba813bf514ee59a85fa51a1068fae" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 208, 800, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 71304..92328, sha256: "bb938c87d03fef87fc1db110722b44f5f0818f888a46bf3c5cdaed6d97dd16dd" },
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
