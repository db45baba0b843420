//! Every shipped kernel, in the order of the sources. Written by `cargo xtask ptx`: do not edit.

use crate::kernel::Arch::{Sm80, Sm90a};
use crate::kernel::{Build, Entry, Needs};

/// The compiler of all of it.
pub const NVCC_VERSION: &str = "13.0.88";

/// The CUDA version that a driver must support to load all of it, as `1000 * major + 10 * minor`.
pub(crate) const NEEDED_CUDA_VERSION: i32 = 13000;

static FLAO_SM_80: &[u8] = include_bytes!("../ptx/sm_80/flao.ptx.gz");
static FLAO_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao.cubin.gz");
static FLAO_ELEMENTS_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao_elements.cubin.gz");
static FLAO_WGMMA_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao_wgmma.cubin.gz");
static FLAO_WGMMA_WIDE_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao_wgmma_wide.cubin.gz");
static LRPE_COSINE_SM_80: &[u8] = include_bytes!("../ptx/sm_80/lrpe_cosine.ptx.gz");
static LRPE_COSINE_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/lrpe_cosine.cubin.gz");
static LRPE_ROTATE_SM_80: &[u8] = include_bytes!("../ptx/sm_80/lrpe_rotate.ptx.gz");
static LRPE_ROTATE_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/lrpe_rotate.cubin.gz");
static LRPE_SHARED_SM_80: &[u8] = include_bytes!("../ptx/sm_80/lrpe_shared.ptx.gz");
static LRPE_SHARED_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/lrpe_shared.cubin.gz");
static STREAM_SM_80: &[u8] = include_bytes!("../ptx/sm_80/stream.ptx.gz");
static STREAM_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/stream.cubin.gz");
static TPA_DECODE_SM_80: &[u8] = include_bytes!("../ptx/sm_80/tpa_decode.ptx.gz");
static TPA_DECODE_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/tpa_decode.cubin.gz");
static TPA_DECODE_WGMMA_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/tpa_decode_wgmma.cubin.gz");

#[rustfmt::skip]
pub(crate) static KERNELS: [Entry; 368] = [
    Entry { name: "flao_sum_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 0..9751, sha256: "b9614cb8040c4122503ea1a708f8ae4f549c089e0e665a4ed5cf62fbcdc07844" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 0..7834, sha256: "9dea1314fdbe832f866a915f1a0c0aefb8a02ba219d542570dcd7df94c6614d4" },
    ] },
    Entry { name: "flao_sum_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 9751..19502, sha256: "30522acef319f0a9456f962e336809a4fc1319dba4284f00c920d17dfbdbf50c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 7834..15725, sha256: "686b1a84b30ae2f8347fae82f80cf11436e879117971a1d9a51faea74a3fc17f" },
    ] },
    Entry { name: "flao_sum_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 19502..29059, sha256: "2284040772ea48666f03c0de8cb5fe22ac5f699569d57d6d34228118a0488e4a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 15725..23376, sha256: "537cb5149e6a56c02234fd4f12df47c120421ae4f72fd695197188222b30017d" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_SM_80, place: 29059..34542, sha256: "9556da5742cb404552a218f193e70c79001600de11753bfa36fe90b46a43b158" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: FLAO_SM_90A, place: 23376..30641, sha256: "2851b09051278fd34c6844afeb660783cab843f6bdf70aecbdbf7de7dc4a8c45" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 34542..43856, sha256: "24035ea5c36de133577b0377eebe43983679f42a0b361317b2165737d392d8b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 30641..40384, sha256: "490a2ffeafd7d3ed5a7b85e2554c6eeb08c72b9200b4970e50ef2e42a6dfc0ef" },
    ] },
    Entry { name: "flao_sum_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_SM_80, place: 43856..49337, sha256: "def4963514ef0cd8baa391aa72f17d83bb9bc679ca4ba28506cbc107a8946fee" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: FLAO_SM_90A, place: 40384..47650, sha256: "f7994ae939460a5eb7198d61999a3afdc4b754343c056d98ecc721b936d28271" },
    ] },
    Entry { name: "flao_sum_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 49337..58649, sha256: "a85f9b1fc77502c4c5db934e8fcf26e64d0b0eecb1606dc26e525d450956ea07" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 47650..57396, sha256: "7be204b5effbad652c6241852667721ca91e8a217b1f9c7cf6b67c65ea1aa8bb" },
    ] },
    Entry { name: "flao_apply_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 58649..70152, sha256: "59e5643486226aa33e4aac473339af2887761ecf3c8dc43d44193561918d1b87" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 57396..68055, sha256: "4f2b77adba6fffdc5aa257103244663d804d4d6631bcb176a85360a86826806d" },
    ] },
    Entry { name: "flao_apply_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 70152..81640, sha256: "9812d582fa969f99df768d54a55a4a8979c70847610dfde681bf643f8c5f1d5d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 68055..78775, sha256: "d24f197356789f565a957c87e062a61cd984e55bbfe2e75ae0eeb323df97e2a1" },
    ] },
    Entry { name: "flao_apply_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 81640..92399, sha256: "5863b6dcced57d886013af8250e0276a207273acb6ebc3613df43fc7329211ab" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 78775..88827, sha256: "3c21cfda849e237d1a82f59d2c5c3bb54b7db1835b9d791e527ec19eda90cba4" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 0)), (90, needs(105, 0, 0, 0))], file: FLAO_SM_80, place: 92399..101291, sha256: "44624dec89376df3661d72ea2057462c3de9d164c309cfca61dea07cfa7170dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(105, 0, 0, 0))], file: FLAO_SM_90A, place: 88827..98570, sha256: "61432bc35949146aa9cd4cc29ab9ef6cda3299cef2bccd9c82aa92afac9cb1e3" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 0)), (90, needs(118, 0, 0, 0))], file: FLAO_SM_80, place: 101291..111110, sha256: "f28c2ed60ba8f82fbde9e51a1c6436a28a46c0a35f5a84a96ed79e712f2eae73" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 0))], file: FLAO_SM_90A, place: 98570..109334, sha256: "0e537dc9133f9430501f8d7c94d7220d48b47cf99c3325fca326ffd7e79cce73" },
    ] },
    Entry { name: "flao_apply_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 0)), (90, needs(114, 0, 0, 0))], file: FLAO_SM_80, place: 111110..122151, sha256: "5785318408750714efc95b9ce7f0bd9710e7fe7568e2f5246c7e082b28a04f82" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(114, 0, 0, 0))], file: FLAO_SM_90A, place: 109334..121222, sha256: "87ba2b317198f19e02e3ff2c7f3ccfb951454c92053fc8a6932d372ab5a17281" },
    ] },
    Entry { name: "flao_apply_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 122151..133995, sha256: "f8f73689a9bff92a9523f1aca552543c2e3992a84ab7c935e71d2e195205c90c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 121222..134188, sha256: "3a29d297ca80a525242c3da5006b5c359aa55d3edf047f58283f173702c8b4c3" },
    ] },
    Entry { name: "flao_bwd_queries_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 133995..156619, sha256: "9436f2cf06a8cfa503542b1100d4622f3de99149f2a1a133287e8e661ff62441" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 134188..152685, sha256: "0809bae44017f37d3df6e525815ef57c7eb46e12dc42f7ee4019f35eb75b6e00" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 156619..179215, sha256: "da3a81d67c7325c4c023ba29e40a7dbcf73c81735917248e7d94c3f5511b2f0d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 152685..171317, sha256: "63c9ed169e3a88573b74f4aa57b39e4f9c7fb49cb53f7c9ac4f8dbbd4c8a77b7" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 179215..200649, sha256: "c8234945015c6b0a8ff82c24d5a3bb9c77d5f38d72cb414db6c3255be97d5070" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 171317..188581, sha256: "69f91b4a7043379605b4abcfedc3efccff5054483da416c7e59e00ca9cb858cb" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(147, 0, 0, 0)), (90, needs(147, 0, 0, 0))], file: FLAO_SM_80, place: 200649..213134, sha256: "b560e5df58dda8055176e2d13d6fa09930315a46108d06aaa1d1bd6c1fe8f41f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(147, 0, 0, 0))], file: FLAO_SM_90A, place: 188581..202134, sha256: "9a306926c196a481b19c2ade0b4fe78dab7f0ec00ae8dfd1138d2d0354df9b86" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(244, 0, 0, 0)), (90, needs(245, 0, 0, 0))], file: FLAO_SM_80, place: 213134..230880, sha256: "0fed739fc4901b2cd41842c125f78015632f2c43e9f226e54bfb6446210d4234" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(245, 0, 0, 0))], file: FLAO_SM_90A, place: 202134..218636, sha256: "51e69cc7ca8e3e4003d7cd4fafc3e753a150f9add3ecf9ee37009c58bb1f5b1b" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(185, 0, 0, 32)), (90, needs(183, 0, 0, 32))], file: FLAO_SM_80, place: 230880..250864, sha256: "35985a09c1f98a365d837493a8755f06f5581255b42db3790c8b5cc78c5581b2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(183, 0, 0, 32))], file: FLAO_SM_90A, place: 218636..237223, sha256: "0b7a13df6eee41f0009e9313d6b89e4719fbe2294ac0b5db670b474c295ad4fc" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 32)), (90, needs(255, 0, 0, 32))], file: FLAO_SM_80, place: 250864..278355, sha256: "c715d1c82c44697775a5605dba98f4121af6caef1c5b0b14155c74a086d18bf1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 32))], file: FLAO_SM_90A, place: 237223..259387, sha256: "65a7c7a1c253efafc9642e7f6b88af26fad584c37b9aa61c0c6a548d9840b30c" },
    ] },
    Entry { name: "flao_bwd_keys_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 278355..286799, sha256: "58488430d62fafffc5ff6c99c18df84e3b2e8e117891a25e215d4cfa572dbc30" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 259387..267868, sha256: "f20b5eb8c954230731c56fd4325b9ecdfa4959dd8bdd80e474d49e6fd3a6791d" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 286799..295230, sha256: "b02cf86df450813830851ffaaf7ba11fac5691d2a044414f5413a94226f40348" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 267868..276375, sha256: "9910d8b7181d6870a1219ce0236abbd1f8dd960e96cbd98fb15554a82fe943aa" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 295230..303283, sha256: "76cb93aaa37b43efad00e2974b4832a3c51d99bf9c869a55af9f1f43beee95c7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 276375..284558, sha256: "57433a9e0edfbed6577d69d798931a7cfc6863e4b9ce7159f3af9a18e6126cc8" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 0)), (90, needs(119, 0, 0, 0))], file: FLAO_SM_80, place: 303283..310443, sha256: "6d5c3932e5147d13eb3e1a70f7cd6e2ebfe30b6f2e8ba9b65722318ab8fef64b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(119, 0, 0, 0))], file: FLAO_SM_90A, place: 284558..293774, sha256: "c6077704468554e8367407198c1621d7942515ff3d90e2df4f0c1eb5bb24d996" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 310443..318673, sha256: "7e85bef80adc8a92af76a695642be27fed830bfa33a6a78becf8e1bc533fe59e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 293774..304170, sha256: "cce85653a61824594da710926d15b577ce49abcf460d209b6fbc89719817bcf1" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 0)), (90, needs(118, 0, 0, 0))], file: FLAO_SM_80, place: 318673..328005, sha256: "2747866ce323c879a5061faae1aed1e9e4925880f48d9dff96b1891f24f591fa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 0))], file: FLAO_SM_90A, place: 304170..314692, sha256: "4ef0e969cd6b7a8be2b06a5ce135f3ca67b71572a00823722d75c5d9bfa6534c" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 328005..338484, sha256: "812149a50c530bc991678e4d32790fe13c7a23ad5ba5ff6a4e28310ca2a3b355" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 314692..326444, sha256: "9aedae098b5baa7d257f19b76a7d0097fb312fe966bbad2008b59a7e1a323d1f" },
    ] },
    Entry { name: "flao_reduce", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 1024)), (90, needs(48, 0, 0, 1024))], file: FLAO_SM_80, place: 338484..348259, sha256: "413dc543775681e3bf6b9b55b1670574d65ce61334e9146a98f39e70f0276e11" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 1024))], file: FLAO_SM_90A, place: 326444..336729, sha256: "87c003f50b5d6cc232c22e4752040ac1c161537b1ca7735b4a1838c69b7b9ab1" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 0..14645, sha256: "84d4aedb30a45d6a572f4293a5d140fe8b2f69a3773cf4702d953afca23d6a54" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(167, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 14645..29337, sha256: "6175a739d7c4d227f7c67920bf0240f55e0224a36ac5fbbbf6b0195d508689f0" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(159, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 29337..44247, sha256: "5bf4fde0a15c7a0f53d9fd8cb2f011c270d464b82b45bf11b8e9ec528d5d3df8" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(159, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 44247..59658, sha256: "c5b25a09a8725c9efc658b84c881eba33dec3690d378fb5721bd38cac25d03a9" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(159, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 59658..74391, sha256: "5ae06ee91e4dc42b34297eced19238ed8e53e89308169245fb8aecd3080af3e5" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 74391..89029, sha256: "16d79dfa81ead8fcbe03fce9f6b2ce92691995eecad75575ccf3027b25affbc7" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(167, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 89029..103717, sha256: "60090061a34e8840c61b3954fc9d356684f09b888de228e892e76c94740d2832" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(159, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 103717..118625, sha256: "b04b09068cfdee7b6a5b05aa8389cf4540b6294fe647cc7d626e4de6541a6615" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(159, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 118625..134031, sha256: "e338e7a1b281ee9b51efabc5dc0ae042164c35bfd77f4fd3abe22499c51294b4" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(159, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 134031..148762, sha256: "017b101fb11396c3c643ed1bdcb83fc9833dd90c623a49c468a5359d14f51764" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 148762..166614, sha256: "80de5b6b3135b8fbbc6a149e10e963016d596ae77c668b750cfb1d53a8bbe7e8" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 166614..186020, sha256: "c0e121fad8493850b9112282f9fb0c845a8888b120cfd1ca894ccbbd6ba9b51b" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 186020..206664, sha256: "4bcbade5e275495842f6e8f681f739de764132389acfdfbb0be5bc105ab0f0da" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 206664..224871, sha256: "2a5f94e55055f2f1dd9c698de368bca8e0a431afb4a84511fe32dd7b8cf17424" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 224871..243913, sha256: "857c4427c3b6ed7f5815cb76e9696f8afb05f820673e0c7222598e4be400fa54" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 243913..264816, sha256: "e1bd9d167a05d1c6adaff38908bbbb18d28b7fe4e3255e9fa8a733273f081dff" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 264816..287536, sha256: "16e024063485bf8d94f1e6272239c35328f96a3299fc3b153d5f82506157eaa5" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 287536..311458, sha256: "ee3379f02d7f40d3464b545bbd15eef86f8d1bb57c1e244251cee2d8dc72e416" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 311458..332698, sha256: "ccbc637277e1a224a46fd897a94cbd3756ba3adf6350c44996e49b9e5cedd3fe" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 332698..355123, sha256: "2174bc424dd1484087f49a0abe7c22e9790f262ca07163973218ddfe2ed93ea2" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 355123..375114, sha256: "6d06dc29316c84a7396ec5123136ff96f15d4f0d829ecc09c5cc6bb2c3c6cf48" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 375114..406234, sha256: "5b8095b5fbd0cc0ef3a01f66b325338ef676c275aa72ee476cedcc4df5b8a8f2" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 406234..429116, sha256: "d888c03bba700d12594ec5f482cc33cf1beef9c076d88e7f531cfba8815a784a" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 429116..451824, sha256: "aaed7f3355363a8dec4ed4c91e71f1b9c2ede081cbd74348e8014097cbc19382" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 72, 252, 0))], file: FLAO_ELEMENTS_SM_90A, place: 451824..477105, sha256: "dbf8e063c404aadcd0a1a4508e3def4d97b1526b0ef7cfb4d582b6a163f33af4" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 477105..501913, sha256: "abf5d6823ec57fbedc3925d0c2bfcfd7c9529c5d4253a0f236bb65f949fc1463" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 501913..544766, sha256: "3e0e7ba741ee328d29f30fbce78eda9fef5a7c0a64b3a1a85fc2392c7f8039bf" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 80, 296, 0))], file: FLAO_ELEMENTS_SM_90A, place: 544766..574225, sha256: "93a6c95957a0b5e83205d8e07f86e55cc2f7076019291f047b8b0e3d66515715" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 40, 172, 0))], file: FLAO_ELEMENTS_SM_90A, place: 574225..603353, sha256: "53ce8e95491559c45a11e61b5e26ac2654a316fcd0687bcc9813bbaae4344671" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 112, 444, 0))], file: FLAO_ELEMENTS_SM_90A, place: 603353..633567, sha256: "e6bfbfee299822895d2f1af75b4011e377f4c5c583a1925081490315f3bce79b" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 633567..650755, sha256: "60bdcd42a2a36db1d34abccf20689abad59839c157a63c45376a94b25245fee1" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 650755..668799, sha256: "f292474aa14ceba07f7d7517fef29e61ab40b8a122ec7e6e608a8b43597b2b7f" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 668799..687668, sha256: "a133d84f7e7b28504d5876c4eb0d689a2d3a02b693c7c4064e8e7cbb99c5565b" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 687668..706561, sha256: "8a1525a78ce5b6a86c45580a7471c84046c68115f2d1c62c8a1ec7770770003b" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 706561..724342, sha256: "2060e075f94c7acafc7d491da13a4aaf4872d9052af28200db68ad94783504a2" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 724342..744944, sha256: "e5a6b29caf8a8cb51d2756899b45041acb9bb513c3b4a7443eeee0ca84fe107f" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 744944..766954, sha256: "27d19766fd21543f277de4b589d7b38a18cea23a7e2d752d44f02f7f4b16ebb2" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 766954..790024, sha256: "dbfe02a9a071d411a79c4674e65aabd4c46b7e144dec666246cf84fec93282d3" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 790024..813072, sha256: "7d188a1cfbfc55ae602974409b2d792fcec23123e810b3af5d538b1a278037ba" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, place: 813072..834554, sha256: "7e71a49065ae9a30323bf6d2f01dbb8992c526f2f0428da6a0f5bb0b6df37002" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 0..5011, sha256: "1313fdb04f65646a71c46dd0569f8ae1b5c579ec3f12340867de0af33077d011" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 5011..11670, sha256: "9498876c207cb823b3393edc72a28031a29b63586e63800089dfe04688eb3980" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 11670..16682, sha256: "ebf3d1cb6391b1717ec48ab22483b26f7de0079ef0c911e4e96ae1da9e95f7d3" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 16682..23342, sha256: "ecabd05c3b3208cfc79c212d9855e0ec8df948e039878075ca7936a35c03350e" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 23342..31490, sha256: "3c8520d75a00e393627c0e1ee77245b5d04676acd5bcdf61572a12c99f573f5d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 31490..40507, sha256: "d3664b75a095abe2c7ac6641ca3a61357c5689e1d3a701f441a0d44975f437d3" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 40507..49981, sha256: "f66761637f1c9196db1c20df54dfd30ec34f21b1cffb91f511c6b8f99ef50522" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 49981..60743, sha256: "aaafba86f3a16f6789fe3c1b74c686cfb326e71bfae429259281534f47a8295f" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 60743..70314, sha256: "15cc22cc21dc043cb7e258d7b2fb5250b96cb916654a6692c351715eaf3f5f18" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 70314..84252, sha256: "f7af556d1c5c7a2af975c66ebaa98c9c22043d4f8315de514febff705aab33e3" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 84252..97104, sha256: "e3dd4b198660a8ed4c61f1be67d96f09d8400a6c47581a79a956c2a27bb8202c" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 97104..116583, sha256: "d2f11a949d7524ff190b3c0113043249e4a723246b44cbe3aead4d3bdb08b50f" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 116583..124062, sha256: "f6dc452bc9bc39efc4a5ef862db3b3435d8c37f88b2b8a5fb4d69e90c89acd09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 124062..132029, sha256: "d6f8ba97a5a7d2905e13c154e14533602ce88d7d89d064b45740ca0a9063e50d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 132029..141560, sha256: "4ab0f4174fd0aaaa5c04940fbfa91f690e49369ba40c3652bf686d8d4ceaa8c9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 141560..151568, sha256: "b34b3fbea60edc6272c4662b45a71b639e0c32432f0316d630be8fe23b9a0874" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 151568..160231, sha256: "cc1cfcfbe7825faaa79a695ca502e9f28c73175c68a9022dd5de2bfb7c2ced3c" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 160231..171916, sha256: "7ba234969655cda25784ee24f5c3808fa930d29583a4e89e434f1e8bbb495ffe" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(86, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 171916..181951, sha256: "b70704fcc00bfcf4afefa0718b3f7abefaeb3541e1c28b9f5cfad97a4783f8be" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 181951..196094, sha256: "167b5bb692a6218909986a2a2b293f9c57320e7d6e9bdb04790d55d9570a7d2b" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 196094..208683, sha256: "857e22e6127a53d6a8ff8ba6365c678bd12bec2bcd801fc424ca97c015114166" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 208683..226267, sha256: "a6e6394f9f89c1843687f56eea1165486842ebc05398c4def26e62b44b76f610" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 226267..243658, sha256: "9832b05c14e95fdb7bbfe2520ef5d438ce65d79cd783244955a4737ff2d4a7d9" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 20, 0))], file: FLAO_WGMMA_SM_90A, place: 243658..268248, sha256: "fc19fea4d8265fd7a79ce079290b9fe04dece2e29599bc42e3e221ed1e8290e5" },
    ] },
    Entry { name: "flao_wgmma_reduce", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 1024))], file: FLAO_WGMMA_SM_90A, place: 268248..278553, sha256: "7a0e9d6e635bbee6df4665619c68cd16c74eb568ddf9015fe242a37c00baeb42" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 0..6501, sha256: "dc35027339fcc8407add5aa72e1381a4879c3ea3ebdfd45a0c4601aa7ba9e031" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 6501..12828, sha256: "9fe545aa3acbe867803596a599f619c0d92d541eb05c65fdbb485116197ab5a2" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 12828..18677, sha256: "5aa1b349483b53e3ff3e96a8260b1c84f699cff4f9d661add4d3c28cd7a041da" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 18677..25018, sha256: "f06b16421e28b174caa1a7562352ee2269ff8c9c89bc9f80ead26038e94469ce" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 25018..30974, sha256: "50e8408a054eeaa56dcce160b96bd9dba68a0a3b89d10e674284e815a4747787" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 30974..37859, sha256: "2c8a34c3feddae97aa0693a77e4ac443345b0737c71ce876b5f48d0065e1a1ce" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 37859..44999, sha256: "81b7cbcee42205c373124d41f81d439417a5343c88c8787e48dc0028b57c7bdf" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 44999..51345, sha256: "b31f6ef3e706bc22f2f6f313c92250c9ea049c3fb48829b765d9346ba8d3a449" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 51345..57847, sha256: "b201294d49012841610204718a91ea332aa74322862e8fed3f9ae48bb89481be" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 57847..64174, sha256: "01524babd1e206d6ff2b9cf24f75ccaae6c3107bd7acba14797c276358b095fd" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 64174..70026, sha256: "cacce35cb028b90b70fa72ab69b407578805166f5e1d98caf91fa63f9236278e" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 70026..76367, sha256: "8f1b1dab1f171822fcb26501be251dee6fb1d1ef2f9b093f5e39a8c0172f7eff" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 76367..82324, sha256: "b2285a38c1ef60263764e792418ebe60de7b1d43b65c8acbe1a359a9bc9da45d" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 82324..89211, sha256: "a0b182acba2a609f7df87c53339d2458f3d8b736dc428fe5afe55f4e13a17aac" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 89211..96351, sha256: "92ee6ca313c43cd859073848afc3f9128d8b60fd8ea5eeba7c6e6fac9d6db1e4" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 96351..102696, sha256: "5ca18a9da61f4cd1de3332b2305f05a586dcbf806c640104dec4943ba2a72b9c" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 102696..116675, sha256: "99548612b9eeeb351b744273848dc21cc03d80a71e683ae0dff067b3fa2207ba" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 116675..131244, sha256: "dea923c321bc0a32588ab7e25b1ca8853005a526213d78f1efe034eda6d652f0" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 131244..143865, sha256: "ac9c6ddae1b4a599a60c3d33376a58e0b24cde4a0a15d057a9dfd114aacf783c" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 143865..158079, sha256: "9e613f0c73171d1a099b277ea01e13667ee8c0a5a920a96e82b7ff6746426718" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 158079..172771, sha256: "8234e11b74d4d72b834e94701b8f4186c0c2ad7684b66c02a9c10378937bc9ba" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 172771..185700, sha256: "ab306b0e2057b13620bedce3e62e2792520fca03ef4ef8fba17a2e57d6ff929d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 185700..200221, sha256: "0e3559bc01f1b1864109c4cdfe34c19ea1d2dc07c18f02942d1969c50948e153" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 200221..214970, sha256: "bfc8d1c2f6ef775229fade3f452a0a66838483290aa988dd8b31771db4b4e327" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 214970..231555, sha256: "185788b0b2d817e7de1f57932f149f7bedf689a7fc4676d4d42f7d6dd7bdadf1" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 231555..248660, sha256: "5fbbf82528040acd95342295eed11fa8089e5f8b4a6701baaf377b1a971ec6ed" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 248660..263597, sha256: "972b124cbbf291a20a3ae2aa8140e78d5c50a3d83fa0530dae27f0aeb9bccaf0" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 263597..280188, sha256: "d346452d09d9ad66b6ab334771c477e3a5534bae9f1a78d6549d98669d034789" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 280188..297434, sha256: "61a600707d46c4f0754f36a394843a7768ea121459a5b81c969bdbdb349a83ee" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 297434..312629, sha256: "0b7161d4264d5c49217d1237c769d5f1741f855bb734d60e7b1ea9c9d9d2a7c3" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 312629..329740, sha256: "87c1a1c92cd29542f06f7fcab7c86b46dfa10f6b85c205283cb8e0022ee3203d" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 329740..347214, sha256: "b55db5b0293235c778775d78b0678e1f017d1dc0af600fcd5fb754cd413bfe9d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 347214..359204, sha256: "cd39f1c67f3e9f2b6bc3e49bc7e2f9ba9d59ecf475ee6f95fafc739a538bf303" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 359204..371229, sha256: "d3ee83e71a786b53bf87073a2c701340c93b0d69ab9e01ba275cb28eb9b003af" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 371229..383207, sha256: "761ce509b984a2c4b01fabcad6aa99bcf6c680f5daf16ee44e9a183f47880b55" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 383207..395846, sha256: "4c58e52bf3812af90f21f36780a3b3111e7f6f75cf2679fbee741bada93c1704" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 395846..408959, sha256: "0944cbc76c05d9a0c9b4bb1e09c8327a710e600668f82533315d8fc6c760b3ed" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 408959..421035, sha256: "7affac5226a1d900ea58348c750fb4088d8a79fe5d527f73723647a1241a8cc0" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 421035..434162, sha256: "248995246b48a327b0f12bc715bfdcd0a292867783a2a0baf0976e1ea2281106" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 434162..447075, sha256: "122a99dc0bb9d7ef9d9efdc3855ac1f891973e58763c8ff7b51110b7c967546c" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 447075..461776, sha256: "351d587f4adddb0eba6dd76786c33cf95d058587eb430468dddecc1ba64e170a" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 461776..476749, sha256: "5ee373794c1b14bdcba001075378b2bc17a9aff6276a93200c334ee4374e86ad" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 476749..491372, sha256: "0354f05f65b977540a391a7bd8692bc00f58f9bccab4c64b117c2de76733ac7c" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 491372..507150, sha256: "ca36f3d46e82001063f0366db0df8ac8a94830a02b45a7d60eea83b73b869c54" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 507150..523401, sha256: "34011b9a5914d8f903dd22aa59f702b059d7b483c8c097409e6ae5769becbb40" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 523401..538435, sha256: "b5631ec538dcab4ad4b9471c181eb0ee4d0bbd823ef80b3fa677025437336a09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 538435..554920, sha256: "f30aed4d873f7a1dc448263c6691661746fd1443a60a4f3f3bee0453ec59e9a5" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 554920..571209, sha256: "3121ed6e020e28e84394ec6d7602db29f7bf76bf644c205ced6c8788bf5df554" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 571209..591067, sha256: "81930bec2eece1f744cb2b2382a98549690d9fb845f581041202f303fa1ba2a9" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 591067..604489, sha256: "3f5fdc04684bca250e70f3e99241183c7835dd634a087a11a650fe5d5317cf44" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 604489..624855, sha256: "854e588360ff6b3a27d11fb903d2b5bc7e74629601ba6801cc7b7bfc45e8f2d3" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 624855..638428, sha256: "385dd49a56881e57e36f059208c12a8d6ad5916b0279358b231637162a9ecc75" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 638428..653186, sha256: "b072c77c6fc5af714b85b132073aaa0cf2921d69416967bac65a6b616ebbbfc2" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 653186..682628, sha256: "1b5cf507f0cf855cfc238b5ac92b379fbb47dda9414757b8658791f6df134f58" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 682628..701471, sha256: "8f2b8c12fc4ab26cc0f943d503e2a0ff951c1141dbbe0fb869e0489856371efc" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 701471..730268, sha256: "32cfe8878b60046a22df3dfec7a9111c8192f2a3a8203e581d530b877bb0ed9b" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 730268..748563, sha256: "84e9329bd4f7d639120d09d8298688b54e6ce6c87296b0622d411852434f2dcd" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, place: 748563..767968, sha256: "ab2e6fe28912b08933e96f50d2d5260a1df0cfe74c5ebae92b65321915dae1fa" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(83, 0, 0, 16384)), (90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 0..14609, sha256: "87e586f08df206d7e8784d0bd5ba0f74dbd8a1626752730a648d905aa7065bc2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 0..11699, sha256: "0c3ce5d7830cebbcab9c03f407e9002c246ddc0e9c5b0edbd2b78dc3820878de" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 14609..24798, sha256: "bb5d5cee9f5004735a2577e3d618531fa61c8dd889ec37e71a5500a6336bd1e9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 11699..20966, sha256: "f6bd705016cd8b36099943cb15b2fa4310a08883d35ea2faccec9644e34ae7f8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(83, 0, 0, 16384)), (90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 24798..39385, sha256: "87a63cb86cd492f5475d2f4e5ca4e71da4f9675eb1191f189791806428804ba2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 20966..32666, sha256: "3e32b44b581ad0d14aa949b6d04bc6fe06968c0046dc3706b1f1a7eaa917e3ef" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 39385..49554, sha256: "c9bb767b4962ed2f1b831a247bda9e0dcb2ff8c5c68867850c7811af99f01b2e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 32666..41933, sha256: "49fc2a4eb9c5aa6e7b8d4bf6e73b216d8d31d7deb85834298e6ae6d18007f285" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(63, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 49554..59653, sha256: "304771c6348ec860c1596fc6592020753731741f522f69a4f1783124c3bf47b2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 41933..50907, sha256: "e7c86a5f7935343cc6f93b2d80f513ae381492882bf9ee1e18cdf3bfffa034d7" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(86, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 59653..74976, sha256: "d0040f3bbf2569b3e25595dceaab4d670bbbeda655aaada1090d7f62470192d9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 50907..63141, sha256: "e8f327c9f27bb77071c9b79849f1d2176bb7df46d09de7d3ea1934ed32ed9efe" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 74976..85637, sha256: "87459ca95e7ada0c96a6aac4b5267e2b538deb2a9d7f3870c4c3e8d4c0c6e5ed" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 63141..72723, sha256: "b6b962431bdb66273a8c8290cd6de26d13e9146006c958cd91759e308e462c69" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(86, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 85637..100943, sha256: "a77631dddc88409ddebc3a4a192abbe2ef3bcf54cfffebb47cd8983b46b9e301" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 72723..84952, sha256: "9a6cb4460c3c2b8b185f421b60327cb684b537b90275d395c6bcf784e72a0523" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 100943..111587, sha256: "3a3b7cff027e58bd5bd1a90199ef5108cf4816e63dd54afc94debc6c29a23d45" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 84952..94527, sha256: "f92baaa06e0cf85072378ac4d4268846c61ff625424008f0e05c66ea9a6ffbe4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(63, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 111587..122140, sha256: "626363aeb1e7cefd96e9d2b623e3398ebc2a0ce81cba5e818f2ebad244782ee8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 94527..103809, sha256: "5f259e0cbe616a00d8f21a7ef562d8c145006ff2e6839f0c9c05672653555f4c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 122140..128973, sha256: "084ce1c4f7b6b3ed37bf143719cc6cf0d9a760ed001f0c662b93b05b326411db" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 103809..110846, sha256: "0e108630463ebfefe35809696e7837e4e7cced7acfab784735a968a316c2ef75" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 128973..135796, sha256: "ca06e302c887d7d830102256662d8069430007fd83aafd45fc8b754189a6ec14" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 110846..117846, sha256: "419c788c0737553626ee207aa3b45c86a98ad99e756fda842586431c53da1159" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))], file: LRPE_COSINE_SM_80, place: 135796..142576, sha256: "fdcf02c1e79a85865e09c491729d8a393aa9df2976f4639872fc550b77c515e5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 4096))], file: LRPE_COSINE_SM_90A, place: 117846..124824, sha256: "2e10a92f299550c31ae60c0fbe82672391023dd77b503a009e099cdef4fec614" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(91, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 142576..158352, sha256: "720bddc4fe14126d26c591017029670b5552ab48114dd66be47864fc56a0f5b8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(91, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 124824..137575, sha256: "22260041c92faac3aba2c79b8a18e30067eb4de9f80a6137fb9f0c8fa3b85fc1" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 8192)), (90, needs(69, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 158352..169513, sha256: "7ebc5012a5dbd7cb42c393ef42bd1261c2538228a7c2fff00c6b4904b073a32e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(69, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 137575..147730, sha256: "fbbb002a26953013d1b96e953c6bafd2733f4d6b1047122911887939df9f103b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(91, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 169513..185273, sha256: "119cf0e537f700ac12006b6c094d6faa76399e806a784c1362b58d98b1b929fb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(91, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 147730..160477, sha256: "7bac54eff915fdedd5dafd9fd8afa5361fac92e2fbb03b084e6a6f79a3332048" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 8192)), (90, needs(69, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 185273..196418, sha256: "1995e456f09705077038bc4719a04f674afe263f2500a77547bf1b17e6caba0a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(69, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 160477..170623, sha256: "c9c1efd422e738b5d5ce0e7247e39ccf8c7d43d66e1657b6bf1ab94c632b817d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 16384)), (90, needs(68, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 196418..207474, sha256: "d18f6ac1600aa099878d7f9dab4568f0838b67a780906601638a4ac924143380" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 170623..180557, sha256: "f1bd5604d9da75e968999726a88b2e7ee492c4bbef80afffaa18ba740f51ab05" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(98, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 207474..223002, sha256: "e3e295d1bf5b05eb00ffc6b45652d9cca2db39063a5f8b8e51677608e160a8c8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(98, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 180557..193801, sha256: "e27b67b5a9550898da79f15871dc9527a94e8f5455ad285b2389e16ecaf9541f" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(75, 0, 0, 8192)), (90, needs(77, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 223002..233789, sha256: "48d508c112417a94651bfe0c30c946acfa4f25acbec6aed92e305911f97d3360" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(77, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 193801..204197, sha256: "31f1907cf3a6c9d65b1fabcae47c65da3e435d7920f595b9db793f8411083131" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(97, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 233789..249301, sha256: "405d486fd0549e1ce9d443276c11fa2e13d9dc1b92011e875ec20e66493e45ae" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(97, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 204197..217449, sha256: "e981ea976122c9a809e7bb950e5478f7c1173ead6262037b5450cfcfe9694447" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(75, 0, 0, 8192)), (90, needs(77, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 249301..260076, sha256: "5afaa092735708ede234387eddf471f1a09f86fc795824dd5127af2429c7fc49" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(77, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 217449..227851, sha256: "30132a385c8a5b91dd3efc7704c9b6672c304a14e45752fa7d1447bbea9311e4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(75, 0, 0, 16384)), (90, needs(74, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 260076..270743, sha256: "d4845b75da7fc826c121fdd14cb97741bc4f78ebc98f0fbbb175372b4e373ba8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(74, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 227851..238194, sha256: "95b5e76a9e7e27f7f4c615fe26a416b38f0c7f0b2a1ad206d1c561c9187ab074" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 16384)), (90, needs(99, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 270743..286037, sha256: "d56d9ad2f65560d96f1a49042cb6c6da750df5bbd480fe6e16d184e5190655d5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(99, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 238194..250389, sha256: "27bf7343e13a76170806d883ae8f3bbf225c1522102cf00749a7d365c217f4c9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 8192)), (90, needs(72, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 286037..296454, sha256: "fadcbab2a4fd8ce7f9553cf8d0f21d9ef1987c9863479ceaebeb76fcd3281b07" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 250389..259838, sha256: "42ec4a2fcb326a28a96e6b65b2f8afa426f519ab67f0de2fe8d0d5160803791f" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 16384)), (90, needs(99, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 296454..311729, sha256: "25a429d3674c99a11127a986a80ce4c6de9356b0eaae4e97b109d518546f9d98" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(99, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 259838..272043, sha256: "e33c23355b4b83f2bc26376dec10a716b26c50108f4688f5f2461ec8ff70d320" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 8192)), (90, needs(72, 0, 0, 8192))], file: LRPE_COSINE_SM_80, place: 311729..322138, sha256: "f45a2c27e281cef9e8a4c8ade389edd0bef531c3ee0e9d6c25fb8e944d284d29" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, place: 272043..281508, sha256: "0f57e4c917ca27ba7d629b00ebccd972a3efedbd797445230aa50f094b2ef3f0" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 322138..332430, sha256: "a999202ee8265c56043b2803a1b82df1f546a428df4230128b2d35fc316677b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 281508..290898, sha256: "b5cc3801e4815871a245379c0a15b3054c0a00b62fa8892c5f641716bd20db70" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 332430..339308, sha256: "0164382d102897dfd6cf3185ab586c20f18ace9421d6f58f4b7384cd32e20375" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 290898..297844, sha256: "5b00b93aba31acaa9c58b66b5670b001a204914b605797cad67016f7b117f525" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 339308..346175, sha256: "8b9eddc15cb5385355f583b348c409cfbbeb6693a8616b061e5a36bee4974b2c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 297844..304789, sha256: "b521bb807655d04dfe445b2ebc2e2091dac29a3e00593e18074fc9f299771a7c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))], file: LRPE_COSINE_SM_80, place: 346175..353019, sha256: "cc0982e4d65d79a5b91f284b92c639d4d8128b07b5347ddc67a69f44bca28384" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 4096))], file: LRPE_COSINE_SM_90A, place: 304789..311691, sha256: "1f90506fcaa16a286f764a08503422ed72c3bd5cceb3461531bd2c9e84777f80" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 0)), (90, needs(60, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 353019..360136, sha256: "2aeddca0f8338a98168739b3dac278ee0dbb4181fc071fd9f1bd18299f84ae84" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 311691..319374, sha256: "1b1bd37e408d7a219da9a58d0ee17fcb69d43bc64344d3392c66ea5069cda4a8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 0)), (90, needs(60, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 360136..367242, sha256: "301a4c3da984089a2df95bc68545df64e97e94bd3cfde17fa1e8839537d013d8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 319374..327066, sha256: "8ebb81135022ca7a2e7d2e293a7f4385f1d97280be5125be7ebfaceaa95ad480" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 0)), (90, needs(60, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 367242..374257, sha256: "5361aa8d4459629a581bdc65464424666e43175807552bdf5313f57afb0cfca0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 327066..334718, sha256: "e458e5ad004ef331fae8187b0b4e6a797567ca637fb8aa6d4ac52c732f980e0e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(93, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 374257..388563, sha256: "7bc970a32641e86b58866b7b35342c4658fa2e5d5c1021220bf668308cbd2146" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 334718..346358, sha256: "f3f75afa8b7f93ef4031a004a2a3764c9325e958610b5f3b97fadb3f37822c47" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 388563..399068, sha256: "303d9bf696a13cb3711af178c47844a03029564d27f697fb04c7e06eae6f54b7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 346358..355762, sha256: "af1f0efc4427143130fb5828c96e3212a9963754920cf7b81a3d674b5a1d72a4" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(93, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 399068..413350, sha256: "f7d122bcf204a855bd15a719468daffb7b24405674828cf7bfb25ca035e80825" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 355762..367406, sha256: "2cbad093f5fef823915f46ee4a86ac61fc9d00e846d61113f4f94425d9213e39" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 413350..423833, sha256: "a715f4e6a955b8945f78372d74ba67ebe23e12dd1a72e811049af26f4631c097" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 367406..376815, sha256: "8aaeab0678bd0b5ed8c2c14d34307c63cb50216d715b3f6b0f1eb2dcd1a9ce02" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 16384)), (90, needs(70, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 423833..433522, sha256: "20eabe9d08db30afa93a0648ac2b60e6ef354c1cf0488a0fa2e11d128610897e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 376815..385764, sha256: "76d9a675a504772e773c7738ca0088711c1b744805a0f24da8ecb023236c8c01" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 24576)), (90, needs(106, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 433522..449483, sha256: "fffd6970592057232ac55e03dcca109f8c3770eeaf155f34133b1b9358ec502c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 385764..398870, sha256: "e6fda177dd9e32eed7a847a51b64fa847b05c91703e2ff0eab652e5282246b47" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(75, 0, 0, 12288)), (90, needs(80, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 449483..460383, sha256: "1426aeef274a6797ab18d40486a80fad01e88790ec3cafcf5d4a25498384a39e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 398870..408858, sha256: "da61d4cb68cb425770814706c8c8bfb274ca20a38d6e4f48fa4685ff4897d54f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 24576)), (90, needs(102, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 460383..476312, sha256: "dafd89c6009755fba759eda96c2fc76618a2cd0d2624fca24bce84e73c546347" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(102, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 408858..421966, sha256: "ef8dfb516580b663e6d7faef34b919ed810d2d0f725f7371fa732dd0033f9b4f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 12288)), (90, needs(78, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 476312..487186, sha256: "32c51cfa64cb46dfd4e318e3cf5eba4b9199bf0b8f69df09cd9a8e32af93ed5d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 421966..431956, sha256: "a0e91a4191b67a01491462abdbdf3f7010a4f52fefeaebb2c10ace96a2dd554e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 24576)), (90, needs(80, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 487186..497920, sha256: "aa92c9ac51797bd18ddf59df33af04ba312b0fc047434cbef27a76ee7cb580b4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 431956..441778, sha256: "913917906bcbffed799093d3c69f883ced7977ecf058c9c1fd424060740e7fca" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 6144)), (90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 497920..505358, sha256: "229892cda633669607df6098c21bd7552594109f6aa68425ada5053d36b780ac" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 441778..449294, sha256: "649ba544dcb280150a59b81ed51c961417643d3bcc1bc461bd0a0b312da1f364" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 6144)), (90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 505358..512788, sha256: "7b8b1653ae89e391aa42915634c46eefd9cbc71ab1baed6750d4c862e388ecaa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 449294..456843, sha256: "cc2ff4ccc7cd03669ddb6d72659200fa61ace4075b12602207045908bbe54c84" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(61, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 512788..520150, sha256: "45ae81ad4af6da70bcb9f1c7c199fb5ae0985f6f400af9dfa207d62660dbd35b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(61, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 456843..464310, sha256: "a2f9865469314bdd23b61415edc5b34d4264a1c7356ae4c1058534736d6cac05" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(110, 0, 0, 24576)), (90, needs(108, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 520150..536735, sha256: "cee2d44bc7fa9b5de5121cf8dbfdda38475fb638f488545e4913873c276acfbc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 464310..477853, sha256: "6046cebf2892ba617cb9fcde7d9f90e32de9100df27ccad5aba44144a4f7c681" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 536735..548312, sha256: "1b2fb35a1e56613ab20b38d0c7f7b218cf1859e829b1b7ca8f4a98d858c1bdfa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 477853..488714, sha256: "c94a1befd8eee687684ecce35c7e80d994d865e41ff655daf3245de2951f8ec7" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 24576)), (90, needs(112, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 548312..564865, sha256: "9ea9c2caddc826c317349bf9fe7df13b3b417bdbec6002fd42d65cefba0306c4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(112, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 488714..502263, sha256: "12214fbb4d2cb23db27dcc5289bf8f2e4030d862418311a99dc0a3a386b66865" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 12288)), (90, needs(77, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 564865..576423, sha256: "24be3532d79bc876ee592183409792d4ca4b9ce4d014b55e878938374bc6a0a9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(77, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 502263..513121, sha256: "49f15a60713fe548d7ef53bcaa01cf7539517ee002082c22fb0cca58a40e3dd9" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 24576)), (90, needs(80, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 576423..587859, sha256: "1bd565516e445118cc70445dde0748fb969e48084a7f48cf21d1dd35320f3c4d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 513121..523720, sha256: "2e9514b5f9aa0e0ff56548ccf395f73ec508a0f5691a545454e5e83dca14c8de" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(117, 0, 0, 24576)), (90, needs(120, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 587859..604317, sha256: "9609b48530ae26c6b79e99e027e75ff30a8749c8c823f7123bba1d2fd0d97c49" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(120, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 523720..537754, sha256: "7a3efe2aaaec9876be9e0281120f01cbd2e1c03957c41f14f3bedee3141d1952" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 12288)), (90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 604317..615789, sha256: "128b92457a0fbfa83af0266997af96e496aa8f90df256c54ba68cec8b533cedd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 537754..549140, sha256: "70807c75bc197c887929ead98b42f726fe81e0e0bc252721aecb7b0e88537a83" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 24576)), (90, needs(120, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 615789..632218, sha256: "a98a84aa80dcf448ba58980e7f6caef22f455edb5b16eefd870d656c4891a6fa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(120, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 549140..563181, sha256: "28b47271184675c50dccc30b27bc63f30f9c828a2753745ed482757f1f2779d9" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 12288)), (90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 632218..643667, sha256: "10c1ef29a74db9eada753c35789681908c19c627eff886ae2db322a6974c6ce8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 563181..574575, sha256: "37ce73727576fb4d792398c9e4c0cc0b1d7839deb84964206a06fd269e925ca1" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 24576)), (90, needs(88, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 643667..654988, sha256: "8cd57f535690148a6926cb2e393460fbc7651cedd014030439c7ef3c007e00c6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 574575..585689, sha256: "6138b5c00e2ed07718dc1cded10a768be17154bc4584115df70358e6d69f840d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 24576)), (90, needs(126, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 654988..670760, sha256: "1f15a3db2926b0ff7bcbb0e50f5c4f9c7c335cd92de2c37672a6265d64a39769" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 585689..598312, sha256: "a0673f2450a6d50685d9c06e1d0f9673de8cd7fa3bd10cbed139a1ff4df8d1de" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 12288)), (90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 670760..681525, sha256: "cbfcfc20a925d83cec0ca744b4f4d53e951710ec3938930c2c70db259535dc87" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 598312..608410, sha256: "ab1e77076bcc0f3982fad032de3a973f1ab8300949596b3a3537b7b153b469bd" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 24576)), (90, needs(126, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 681525..697261, sha256: "c480f0487156771f45e76e62d9089e784041285a6c2ac504a27da3014f766431" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 608410..621046, sha256: "aa0e038b6dd2c287e318a9d138e36b21da10f3a219997834c3b0c9a47d9a2dfc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 12288)), (90, needs(86, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 697261..708007, sha256: "a3433a508670bfb9e2b82e3608f180491455cc9ab381d31a17229bcf1ef145c7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 621046..631127, sha256: "c327fb36b720f8bfce7b6faa5d36d7c415c38f95a3e581a35beee90cfb438138" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 24576)), (90, needs(87, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 708007..718607, sha256: "a3cd06e8025e48c6cb815f7dc841ddddf7601e8f0c1a81c1676dda2ffd1225dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 631127..641002, sha256: "b6c8d8c2b8d998f868f13f5af0c8964e735fb9f838bb48d44c6586d121cc5a62" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 6144)), (90, needs(64, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 718607..726037, sha256: "b89aa74082fe1d3d11ced1f63555ab7d4e8525538b35d7ff338ba95ba403fa06" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 641002..648537, sha256: "a189ceec0c89fb5e737c2b725172dd655be8f0ae419cfb5c24359f425ba351aa" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 6144)), (90, needs(64, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 726037..733457, sha256: "58acdf04f1775fbe29986990e8f99d0cbd2ec49f10a1cf004c2d687265d2d715" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 648537..656122, sha256: "26e8d6b662b76addc106c86cad76876e6fe2eb65d1ccc38cd7b473eeb20dc345" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_80, place: 733457..740810, sha256: "090e92b808637c784055b22634722ac9b50f678a78259a1c725f13b6f9b11844" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, place: 656122..663619, sha256: "b8ca155ed1c0ae1356e0d314e5fca6f516da89a8e302ddadad905024768c66ed" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 0)), (90, needs(63, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 740810..748406, sha256: "8dd0f9b2f8f4e38ef4d817e426d63b7ef4a4e0c2a0df4ff0c28a61dd22708a2c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 663619..671702, sha256: "fe3a79a2957644c9465bb14d31ef94dc450b35db4a02e1392f7ea4c003ebc46e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 0)), (90, needs(63, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 748406..755993, sha256: "cbd619fdf3ebfdad07107b0ae3c83d1b8a53c463d6be26602f735dc116887a58" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 671702..679781, sha256: "4da2dae7701443bc6a516dec2554dfc95efb9a5a18f763249e5b9eaa7cff4e02" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 0)), (90, needs(63, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 755993..763490, sha256: "f91fc442ed41de49643dafab4004d6c4ee2b68604cf0af510fa39e8b0fb8f2ef" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 679781..687811, sha256: "539c0986e24a7c0a76872d2bb4798dfe9cf6e843d1983166d552a1f983bc8299" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 30720)), (90, needs(139, 0, 0, 30720))], file: LRPE_COSINE_SM_80, place: 763490..779853, sha256: "82dff6aef2fa162a6b56b05ee47cfa57fbd0f78d088953fe1ff6954243b5f567" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(139, 0, 0, 30720))], file: LRPE_COSINE_SM_90A, place: 687811..701907, sha256: "55f89b4570b042fdc69aea3e04e6d6f98445f90f8022ad13d6106ee6b3f064a3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 15360)), (90, needs(88, 0, 0, 15360))], file: LRPE_COSINE_SM_80, place: 779853..790517, sha256: "d4f6a74856117ea3ab1165e3e7b014f98d5f81de73f084272ba16b4a5c5ba9a8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 15360))], file: LRPE_COSINE_SM_90A, place: 701907..712199, sha256: "c6f5ace9f7358bd16b29cb94886fe7e2e7857d76ba62826b4beae176d590114b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 30720)), (90, needs(128, 0, 0, 30720))], file: LRPE_COSINE_SM_80, place: 790517..806850, sha256: "7dd57056e72797e806dcc263af8fde687dc13e7eff6df8acd04bdd589924288f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 30720))], file: LRPE_COSINE_SM_90A, place: 712199..726373, sha256: "f0e7ce49ce34284745f9233d8d053ea8716955066ee7f0affcedb84069be4b2c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 15360)), (90, needs(90, 0, 0, 15360))], file: LRPE_COSINE_SM_80, place: 806850..817496, sha256: "9a64c02b419f03b8b91db63e26117afb4599813156979323c9a6a18835bafe1d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 15360))], file: LRPE_COSINE_SM_90A, place: 726373..736686, sha256: "f32e770ba666de740ae51da9d585dba83863e9436a81678ad1c7c9966d9f3b49" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 27648)), (90, needs(92, 0, 0, 27648))], file: LRPE_COSINE_SM_80, place: 817496..828022, sha256: "16e1348b59438399125f6bc3db301c2befbf20429ebf323425211c2c5486f13e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 27648))], file: LRPE_COSINE_SM_90A, place: 736686..746864, sha256: "cee7744d3385bb6fa5b96f49f05dd15dfdf1502b503571510745243d1344a9e0" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 6912)), (90, needs(68, 0, 0, 6912))], file: LRPE_COSINE_SM_80, place: 828022..835066, sha256: "eab507bbbe388f513ee4d85b4d0804ad965091816c034bf90572da31231829b9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 6912))], file: LRPE_COSINE_SM_90A, place: 746864..754246, sha256: "57fc1e5067870d2e3b2b6b651c3faa4d56f4fbcc7f5d83497c49cb5ca4b6e1c7" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 6912)), (90, needs(68, 0, 0, 6912))], file: LRPE_COSINE_SM_80, place: 835066..842104, sha256: "799271b752706b5f0992d44fd5ad0171fa3ad5f4b3778183f3744d1f792b4a3c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 6912))], file: LRPE_COSINE_SM_90A, place: 754246..761625, sha256: "bc8ae404c3f2a9e0939a49a0070d67ff0d6f063b0df17a9e7c2a8308550ea6c0" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 13056)), (90, needs(68, 0, 0, 13056))], file: LRPE_COSINE_SM_80, place: 842104..849071, sha256: "74dc872d3b223f4a4c39b989d927e7e8b7b637d0a8632215fcec38c868799fd3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 13056))], file: LRPE_COSINE_SM_90A, place: 761625..768943, sha256: "ffd5d6813467d905700d74cc666485f488c11743f276842b1660816b8f92b82c" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(172, 0, 0, 2048)), (90, needs(178, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 849071..872759, sha256: "9c7643788a8d15a8f01aa321852a6ee87ed5dcb8f6f13e35d07e531cc1a38ad1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(178, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 768943..789090, sha256: "d7123332b90041aa6f89c70968cf78cc59cb835fb4bfd7e47b12ec5e8936bad8" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(114, 0, 0, 2048)), (90, needs(114, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 872759..888923, sha256: "1dc80d330f11e667ca50a3c316a3b4024e9aacfa51a9a42a287e320de7b03947" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(114, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 789090..804776, sha256: "5a7244305010e9bc85cd12c400597018d523f109e5d416e4a453dc0b7dff800c" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(172, 0, 0, 2048)), (90, needs(178, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 888923..912579, sha256: "75f2677f60499049fd56c9d7853dc785eb25d11b0fa7d344939683041dc70286" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(178, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 804776..825136, sha256: "137aff15d0cb38944d912a0c249b0ba81ddd7ef73b490253aeada1030463d1be" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(114, 0, 0, 2048)), (90, needs(114, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 912579..928721, sha256: "2f7878d96bdadb80782905c5688a043dc81e9f0fd8266a33aeff5ea9126557af" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(114, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 825136..840821, sha256: "7f27305ab34bf96be92be0dfe9725286e4c08c6668a1cd45b5b47d130e4fa698" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(114, 0, 0, 2048)), (90, needs(116, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 928721..944695, sha256: "f8441815fcbdb8bd20b4b1c588236894109ba0d2894f34a78a405a9f0666db09" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 840821..856248, sha256: "ce3143f27897833a78e5bfbe71f07350bc7c187089eb2374146d6e1476684740" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(97, 0, 0, 2048)), (90, needs(100, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 944695..954508, sha256: "e346edd96e5b0f529d530013937756217fa699aa464e039fe4786f5622932c15" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 856248..867053, sha256: "22bc491cfa56efcbc0a29cfeca8230135f0bde929881e677b67f871d29c5555c" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(97, 0, 0, 2048)), (90, needs(100, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 954508..964308, sha256: "a3fb4ef03a12c18c039e330712a6e06cefbd607f4cef578da19399f99be0ff58" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 867053..877888, sha256: "e9678d9b79ef3577263304baf4e20fbbf07bddb0d5110d1f35d303f0d57f675a" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(97, 0, 0, 2048)), (90, needs(100, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 964308..974011, sha256: "f27241e6d0bf1fb936199c5801c2ed28586799720685a424f6d18def34b6438d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 877888..888549, sha256: "1b6a30a18853789ce51646c6af6373ddffbaea4ca6336bfc7d009d9f84a374fe" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 0..16029, sha256: "1a64417432ed750a333d86ad307dfdba15412e7969cac69e14dbd3840f7db77d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 0..12514, sha256: "927946dacc5e3c99b5a37aa4b91c4487406a48b556e858955252701dba49c35d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(65, 0, 0, 16384)), (90, needs(68, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 16029..27415, sha256: "649a454f849e7c38b4a49bda0af4059cb2ad62db844a165ccdf3e6194fa23907" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 12514..22352, sha256: "4c541e6b08a9f252e32ed87a4fb09130e6dc3e7e57e0e63da7428a7fe7327a16" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 27415..43425, sha256: "956b0ffe11aa4b76c871848ac738988e169f75e26ed0e831627736bd5b418a0f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 22352..34867, sha256: "ed4217f02d040daf6092327d155775a9b24ff40e19fe30ae724b4bbda67700cd" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(65, 0, 0, 16384)), (90, needs(68, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 43425..54785, sha256: "61a699754fd6159b6e96580f0cf0f488e026a2d0cd7972d3a329ee42790a62bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 34867..44701, sha256: "5a8356c2ec7f2125aa70a077aea3847fcd84b63ebb9024d90843b887156c54fa" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 54785..65402, sha256: "70a8f57023fd013d32ec72d865f94d45ae14cf174a2f68dc4139c6ff4f7d6015" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 44701..54133, sha256: "945f66753ba0efdcc5150d8cf2893ff48257d46ab34288db6843f5faf2ff25c5" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 65402..82701, sha256: "2508050be445e3311b1cd2c1094b3fc812e3f44e6996ff67aae2f48de9374eba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 54133..67574, sha256: "14f69d009d74f0178ca47bf10e91662fa64b25aeec999879580e8f5dfc1c74f2" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 16384)), (90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 82701..94831, sha256: "1f7cfe268028dfe3f65676db07d262e648fcc2a172fdddd8c0eeb64578743bff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 67574..77947, sha256: "e93dc1f468866563c3fabf3d8b6810de8e3345c060dce160b044740d75895a75" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(95, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 94831..112118, sha256: "31d4a7713f9c1797811ae432ed76d0317be60312ab376b0382228f62bbc60b36" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 77947..91386, sha256: "0593aaa15eb1dafa7fc64ea76bc1cba2d4590c25105633f1e732d892d15e7dd9" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 16384)), (90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 112118..124226, sha256: "9f965c3cb88de2c986f9f96182ba60d1635505e6360eb4e9accd232d34a9a345" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 91386..101750, sha256: "484fe8b3c7811a6342dec089d0a55796fbc7d02d05b24a2ba67b81d0192d2156" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 16384)), (90, needs(70, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 124226..135579, sha256: "a455b2a5c6dba65a6fd0c62d9443894e1f21cd0564f175f1d81a00d5e4283580" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 101750..111704, sha256: "46cd6e7e327968fb2909be6da39d39698029bf4e7e1d077c8fc15d107fc681ed" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 135579..142964, sha256: "677e6ddf610f35c169023348b197469c7f189a1e8c847cc7260ad0aff6f3412e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 111704..118997, sha256: "c9c9cea482409b6ff98655d10cbf91352dc8a0a45d5f194a9eb605950ada7d0f" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 142964..150339, sha256: "5d088dd1923c22a77e8f77b4699fc80923ed9fa3599f0aaa4b69bc13b4470108" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 118997..126287, sha256: "75277b9411379fe450db563579a0858971e7d02067fe73bad2cd3cbfc003913a" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 8192)), (90, needs(56, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 150339..157643, sha256: "521e62b49d1ba9e15c31d2dff3e455da94bb084cc52f01d76b6246c846a928b8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 126287..133520, sha256: "237d6b8862c5a85647d1cecf251c782cb90894b2a30099e774b6b7f46ce04053" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 157643..175065, sha256: "68daa66a68e170e77bb0da5de9dd500e3776525cbbada46ac99e162567825808" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 133520..147119, sha256: "5699b13b75e44354c1ff4033682970ae0ddfc64187e7ce9f8d5128eb7e70737e" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 175065..187552, sha256: "67924b1d54b9ac3f49b6f3bafb7ff927d01d476606827f5f1ce73b71094aef7c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 147119..157741, sha256: "3b0baae8820ec84966eb4415de59b025f8b1561c91ca29fda8d0d56a6112e3de" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 187552..204939, sha256: "ce523b337b00a88b554d39de7f5000a872548eca704119291fb9f8fe7cfe63ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 157741..171340, sha256: "31711ed97ab3e19feb1715406d997199e01cbb2b6348b59ca5bd050d826e4598" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 204939..217407, sha256: "63fdac1ee5fabe0e621eef38a3c669e32a93f5423a06e2ee6617112394213c85" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 171340..181952, sha256: "756cd52616552f565f94266503da69a72119fb6821cd899cd7855e8823aa3519" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(75, 0, 0, 16384)), (90, needs(74, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 217407..229135, sha256: "cb2e58eed888249f9ac3ef90ce269c5fe6b575c90197fbde78044497cb97ff7c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(74, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 181952..192425, sha256: "c1c08434a57f649e719abb3e3c1236990c1596508c7113ea4f4ef55714e2793c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 16384)), (90, needs(115, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 229135..246333, sha256: "6260b446da3badf1a434d2a20654df48650790bbbd3433beca4b6f0bd0b2d3b3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(115, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 192425..206771, sha256: "813f7b126cda5b1a0635473c32051fe83a41cc76c5a8c0dab18825116d2fca44" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 16384)), (90, needs(82, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 246333..258445, sha256: "c770ec8e3aa8dd5d18831b7a37dc8571aa2c834a0c4e5674a5ea8bc2a2bea1f3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 206771..218020, sha256: "607ad4e452537a28ffb2ab0814648864961aeae4ffb4c9eec24385ebabdcc60c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 16384)), (90, needs(116, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 258445..275620, sha256: "7552bf9208ef7b8939e2bcfa1cf93651fde0c280324735d79d117ef0cafd017e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 218020..232361, sha256: "1714aa79a83bc0e2afafdd40546d6f5ff17e6589a5e4176fa2d661db41bb2d47" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 16384)), (90, needs(83, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 275620..287714, sha256: "57eef4601cf79c41742031e06da80d56388df354486286f434c1a9a456b00aa8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(83, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 232361..243687, sha256: "a3de1595426df3fde479cb857a4c064785103dc98122a93ee27fdd8916d31833" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 16384)), (90, needs(84, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 287714..299198, sha256: "5a4508c7a701fb8208b047ba47aceb75505a4ffb4bdf233df0e6ba20b263db49" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 243687..254555, sha256: "05962f9e1a681ec52ccc39ef1306bb93c6b4261085ed3f583ee3a2e8560a3103" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 16384)), (90, needs(126, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 299198..316315, sha256: "317cf9df9f79efd0d2839fa2a1d9b102fd8a2421d7f5a18add01515bb321b289" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 254555..267928, sha256: "97e3fa07c4f1926f97b5f81d6c9926b49593d8899ca3fefe8b53ddaef9e32c4c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 16384)), (90, needs(81, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 316315..328157, sha256: "a2ca0797949b52b399bfeb182eae55dae0e2774c1d028d5206012624413dabae" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(81, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 267928..278223, sha256: "27d407cda4e9f70ea019b0025997fa152dc985517a64ae946eee79e213f9b564" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 16384)), (90, needs(126, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 328157..345245, sha256: "446c4e8687cf3767d060425399dcfe8761eda3ca00065315a09f20950fbbd784" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 278223..291618, sha256: "d87b22ad9d28d2aa9fb87c334017ba6bc2341e08d00817177c7ab1455d1d2db0" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 16384)), (90, needs(81, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 345245..357072, sha256: "943f39885e4147b88015b9af577688d4e3f378664d10113d7726b0315ef8cd73" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(81, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 291618..301922, sha256: "7432a5ea483b9ec7baeaa64e45914ae4a097e15d252a42e2e40014fb1c8a0c2f" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(89, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 357072..368331, sha256: "b31692bc8802f43922a75e41f0dc28519c43dace466d833da1d7df2401df56b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 301922..312053, sha256: "02a47fdad73f027115a9ea57157794d7e98ec3bc31eec54a6d2f948971fdf647" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 4096)), (90, needs(60, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 368331..375370, sha256: "9829e3649bdba4ca841cf21678ff6fe8d1d5b7037081be4b314fdb0cd07cc159" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 312053..319386, sha256: "9f1662c362b330ecd6ef215287843493dcb042d17a37aa4af7f23c8d33beda73" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 4096)), (90, needs(60, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 375370..382400, sha256: "0397fc65b7625291ff7525ffae75bd6f3188f8f04ca54ab0abf8fb110a3e7db8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 319386..326716, sha256: "9a3055f9b81f42b1be49e8fac5029c656f4e93e44157f8e8220d1533fc45bf96" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 8192)), (90, needs(60, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 382400..389374, sha256: "4321c3354e20f473ee2249680c8cbb4575abc4671ede5a783822074a79b6c422" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 326716..333988, sha256: "7910f89f2f7ab196c024c05ea2b66a3ed6b37ee98a48418baa6de8a3ff93bb04" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 0)), (90, needs(63, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 389374..396742, sha256: "0a0d436cb7b8a4a0d598c5ad7f26771ee87871b9536a7fb50cfd73cc2f2f1824" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 333988..341901, sha256: "8cf55ee9aa6c54da9426ffaf20bb6807d2af0be857269ab3d20ef42b768cbf1d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 0)), (90, needs(63, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 396742..404104, sha256: "b7bdf18639862e94a0b5e0dc643f9e640eb634b19779ae9d96d0daf933156a59" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 341901..349818, sha256: "e39985e86278ca2c007f90c740a19c6afbc495872066f2d05bb2df3f092a7a70" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 0)), (90, needs(63, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 404104..411369, sha256: "2c3617354f6a172d2b0623dc9d5d222238f0e75a7347ef99011eb8785f9a1420" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 349818..357684, sha256: "a1509e011035b57d9fd96b76f07d9c7b90a259377ab47dc62037dd2773b2e733" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(93, 0, 0, 16384)), (90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 411369..427357, sha256: "053fcc5538e949b45b90d57255d96b35edb58daba405367cc04f4c7131ed77f8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 357684..370211, sha256: "04d9d725ed61c4e36d4f94bc35fd7d1f636e95273221a762064c217e78602b8f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 427357..438509, sha256: "5aa2d1a62c07187bf831a50e7cdcf4a046a54a5853f8d0a43d2744af034d0ce2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 370211..380119, sha256: "cfb7bf8530ce38263af1919e4dc4b0af69aaea0e835cb6417c954341b1719fb9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(93, 0, 0, 16384)), (90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 438509..454470, sha256: "38d1ea1c10ffb9beecf1c771f8d9f947801b126e4168d6cb9e623a2145edaef7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 380119..392647, sha256: "afc065e2c461bf0bbbb3369666f011fbe6554ffb2a3216586f30bfdb22c99e7c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 454470..465606, sha256: "bcded8d4d7a04c743b035c0d937fef286403bd2c1f2d938e38abbfe525ca9482" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 392647..402557, sha256: "78d6f07392a785d941f0536384c4b785c7d612e270c55762f080cfd0d53f0c10" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 465606..476237, sha256: "1c25cf86efddb87c6d3cec9e95e785efb5749ea8aa52dd1194b338b1065d5484" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 402557..411986, sha256: "cf31fca8671349de9b58da421f84257bbc988f1ab5541b570c2a3975a3551f5a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 16384)), (90, needs(119, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 476237..494616, sha256: "849a1761687c53b1e069a57f11d3fa1d9f604f9c458a001a069085af32fa3133" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(119, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 411986..426392, sha256: "6ef58b18eac557fc7b3118dcafddb02a5822d8b102914d5fedaeabd9b9a6cbeb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 494616..507098, sha256: "635110fdea5442f931a0e5b23c6527561ce7c04ea178c1d7b3360ae1fcfaef6f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 426392..437383, sha256: "4693e69ebeb06bb5a4a79790b3ed77f6e1ce321588d8aec610f993924104f206" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 16384)), (90, needs(118, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 507098..525449, sha256: "aa3875183e7b9fbc46d5c6531d10a73852994dc374118a646b38ad0012896968" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 437383..451765, sha256: "d8068926776b35a7b59f22ac46f6c67c342011b01c457c08bbf7b033fd87d75f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 525449..537906, sha256: "7825abd5fd6d1962692a6836788abc5b6e0d559d85ccd05c1dd5fa2820eafb1e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 451765..462773, sha256: "c5a1855a718c695780afe6465fab620adc783ac85f6855d6a431504f0dcdecf7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 537906..549740, sha256: "5f28e49c07f620c458b253fb0b393c074c51b2d7d7178221ad6fad51e9a95c3c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 462773..473213, sha256: "76935ed9a7ab7fdda23cc4e18e6edce0efd0f7ea607b75846e96195d3d4344e3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 549740..557836, sha256: "7d6f9efdda39119a53910e8735f8addaed536cdf99fec3e2759742316fe7e2e1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 473213..481203, sha256: "880cb87e8791e99d9fadd2ecdfe2bd76c6105e6c9aeaccb529f6377627ef985a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 8192)), (90, needs(64, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 557836..565925, sha256: "cf3fd7bda701023277ea9df285a23c7ace6613ec442c84299a5ca79af6a70344" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 481203..489198, sha256: "12fd5c5fd1992b1dd5f5dc2e89cbabcac7e7ef52f99fe1ced88ee2e0c9630cec" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 565925..573911, sha256: "21f0409a7f69124e51bdf0a3d3b5d8a8af60d05b93731ae5d9c76d206225a416" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 489198..497121, sha256: "ed1159aa9e37e83d280227713bc7abedb2c4744120da689193b0655447c9b7c6" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(119, 0, 0, 16384)), (90, needs(117, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 573911..592373, sha256: "0fbb435c9c26e8a41a4fbe399dec2609683e8cee4e6f7caef7dd56896140f078" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 497121..511723, sha256: "d2d5277e997c197ad5d0a211197b71084691abbd265dc8dd7af8dc958ff58130" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 592373..605365, sha256: "73144720a407cefc63316efff8d77cf9639817232ecdb123fa879b3d04f62d37" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 511723..523079, sha256: "72fecbfd2944a685f02e97db40968fc76ab96265ce78288804fd3da8a0479d0c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 16384)), (90, needs(117, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 605365..623792, sha256: "9ceaeb67a273b4b7e76491a676780237a8ec1de94a46e915c7e342222d1e9a11" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 523079..537661, sha256: "7a170a2bea4d1187a1df62976311c8c5d751f4d133430fb259c66d946cf6efe1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 623792..636762, sha256: "1250a71bd0262366af1b85a7876cd3bb4605d03e185d820a9a6778a3655ddec3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 537661..549138, sha256: "ffb922e85b51a1474e20e40d0ef354942c0406579989d24bd5a5bd3a4090cebe" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 636762..649134, sha256: "f6faddb28beb3dd53a7868341a6f5723d6434d28f4f10b3610977c27ff605b93" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 549138..560233, sha256: "0abb8bb51231e807d47061aa665266ca35af64e2185efd100f82add1481591ae" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(133, 0, 0, 16384)), (90, needs(138, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 649134..667404, sha256: "c10f65e0c8ac38a9e75f5a5f669205a96e0a7c90b45cb0af10b678419b74bc83" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 560233..575220, sha256: "b675cd4dc19d995932fea1c667ba806c14b1651e116acd9295310983cef40d6a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 16384)), (90, needs(91, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 667404..680216, sha256: "19c6769e82af8c92ef439f65233e3db9ce384f44f5a5f1af7020742b2f47e797" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(91, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 575220..587129, sha256: "0f124efe212c818f507f5305c91f19412ed56e1b72864108c87549748be9def0" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(133, 0, 0, 16384)), (90, needs(138, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 680216..698453, sha256: "655f866ffe63ef71d5046bc2bd9e1c6afb8b9d2537fb91fda9fa73289659bea8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 587129..602075, sha256: "f659698dd18ede79a73260c8ac7b7f192e3a01a2075530f19a4799bf75afd89d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 16384)), (90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 698453..711249, sha256: "996f53b1eb573dd75003e3ee74a28f2a87da6995522d3caeece8bc2f9b979468" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 602075..613960, sha256: "5afebd1d712684bf648cd2f4417879073fc4691ede475d12fe7e6da0323bb620" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 16384)), (90, needs(98, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 711249..723411, sha256: "c30a54a40167b95e27949c4ec01fc92333ca74d1d80888051f4382d04c7f0271" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(98, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 613960..625527, sha256: "c096b145524812bf293dab95a3a15b2bc9eabb7fe70fac6372725eaf5f99d511" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(161, 0, 0, 16384)), (90, needs(159, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 723411..741263, sha256: "a32329bf040d3d326d16fc71ef7eeb344ef17a1fed6d31f1cff8379dd41f00aa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(159, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 625527..639516, sha256: "ddacb3dd14942664faf691bed88b60d8be1d8a40488df3ceea5dff5b6e3a233b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 16384)), (90, needs(106, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 741263..753493, sha256: "624b30cdfae39bd3c45ff4536bf551f71ad8df7695a4af84dbfebd2fdfad1698" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 639516..650409, sha256: "ca5d5cc15a9eec844d025c2ae58b0cdef9e793aa782d870fa4297570095d3445" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(159, 0, 0, 16384)), (90, needs(160, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 753493..771310, sha256: "77fea16f9ace4e151a690b2b9e47bf4eac902c77c51063cceb65b3d7e3f34bb6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(160, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 650409..664391, sha256: "005160880763ae2cf3505aaf638c4a01bb6f8c87cd75c161aaeef84fb3604180" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 16384)), (90, needs(106, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 771310..783519, sha256: "66057ed9f1b79ecd7a864b453999665898eb03f56538c737191e4869d6271a23" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 664391..675272, sha256: "ecd84efc598226bb465286f096539749078c0e5eb91d3dac71f18ac405243743" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(110, 0, 0, 16384)), (90, needs(112, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 783519..795092, sha256: "1df5cbe2f942f496dc6672ab715a278e6f4f5728432e5555c265b8f851a6b0b9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(112, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 675272..685767, sha256: "7ee38035908874fc5431918cfb330d72435ea9683eb7e7d914f2d740e537164a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 8192)), (90, needs(71, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 795092..803503, sha256: "d5747557247f5a470316370099b7ecf40c97e3e041447779bf574134b0cce0f1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 685767..694022, sha256: "c0faab8385f4971f02fd6d6c57236a6d5f1e7f33015c5ebfa6547ef28c0e997d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 8192)), (90, needs(71, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, place: 803503..811900, sha256: "670eddc95bbe1a53b03873a656df98ada8036add634cad0aa085000fa3c4792e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, place: 694022..702276, sha256: "767d077f99b27788e1c05c5b768ee46ec8b2992f01336646de6658e8aed8a29c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 16384)), (90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 811900..820223, sha256: "0b59984d6fe1312f154eb36d5c101bfc2011b3c6e82218faf8cb3b35dc3b2bcc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 702276..710454, sha256: "422fa7360cc2cb0af6af616e23793ed21efe2573d7eb9fdfd0960f3bde934858" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 0)), (90, needs(68, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 820223..828395, sha256: "7d109e428067045c16ab22b2902d09816f96911dec38a8c0ccc7a1f85dd75ddc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 710454..718935, sha256: "d8a6dfa6ec33afda2afca8ea22806271f6305165ea5977e49d25220c8caee3f0" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 0)), (90, needs(68, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 828395..836556, sha256: "05630d45f4990540cc732a09db9d27811fafb1d63278ec121bedee7d2ace2feb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 718935..727402, sha256: "1b3176927532b1acadf48bbde54987d3143f9ec761bc472fe2d049aac105114d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 0)), (90, needs(68, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 836556..844612, sha256: "95eba524e4ffb47fd30eefcde7f43e4bd686e928c2e5c65142153cd02230c692" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 727402..735828, sha256: "3599224792d37ebdd19b993ec83f63121626413542028f97748dbbc055abcb0c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(180, 0, 0, 28672)), (90, needs(181, 0, 0, 28672))], file: LRPE_ROTATE_SM_80, place: 844612..864174, sha256: "7f5fd74476152abbb77b153bbf48b2b02c916668d9e63353feea0af5604ce538" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(181, 0, 0, 28672))], file: LRPE_ROTATE_SM_90A, place: 735828..752555, sha256: "9fcd5ff85da9cba33eec245357f90183645f52733c022fdcaa55c282776755fb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 22528)), (90, needs(108, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, place: 864174..877005, sha256: "bf74749d4511aa5df9bb151a4cb5411b39763d6a8853bb79a6565916bd9fe4ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, place: 752555..764595, sha256: "59e299bbb13e79a298c6be6a7bd0637cd3a80e7f6f553f803f3b5e73f87296e1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(180, 0, 0, 28672)), (90, needs(181, 0, 0, 28672))], file: LRPE_ROTATE_SM_80, place: 877005..896535, sha256: "cb12676aaaeeb71773ba63f82b19c773e055ec7949097750c8206ece5c9409d6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(181, 0, 0, 28672))], file: LRPE_ROTATE_SM_90A, place: 764595..781343, sha256: "14d18752f46a63d495a09ed288f368db955a0a5973f60016c14097301a9fa2ff" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 22528)), (90, needs(108, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, place: 896535..909342, sha256: "45fb3e6c8a20348ab3d79ad4e89fa410008bf4054638e44f808c0395b06b00dd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, place: 781343..793371, sha256: "a3a13f10e071586f4d8c20b759f4e93faec68b7125ea31a34619f4cfa87f4e1e" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 22528)), (90, needs(117, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, place: 909342..921581, sha256: "ce0c29aac93b244bdd70f4bb6f22d8020ad8e9706ed353facf6e7402f8e3ffcd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, place: 793371..805127, sha256: "207a9b989bbf89cc174a004958d3af1984102e41d84da7a868b5dee2788675eb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 9728)), (90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_80, place: 921581..929368, sha256: "fe929156b5fbefe25326448210ae25ee484f25d043f093a6a03839c4dca1a000" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_90A, place: 805127..813051, sha256: "843717216b1e2712a475fe911d5c08ce1e0c66f0a1e45374d86556e5edbdaf74" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 9728)), (90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_80, place: 929368..937150, sha256: "56be4aad0c0970d443f517005e6e08b8850ec7152d5c93428722049f64c0fb3c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_90A, place: 813051..820974, sha256: "1882b017fc27f09102f0d7191aa59485fe322aaa026e0a74e724517a74059bd8" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 17920)), (90, needs(72, 0, 0, 17920))], file: LRPE_ROTATE_SM_80, place: 937150..944866, sha256: "61f9ba85724ecdcf15d74a0d3351c522390d193800a8fb95d07dab0af27058e2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 17920))], file: LRPE_ROTATE_SM_90A, place: 820974..828849, sha256: "bf0bf80c68b0fc23c90b19f836fb318e923e77aa4cb9b50d3ab3b4d213e8b7a3" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(220, 0, 0, 2048)), (90, needs(221, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 944866..976396, sha256: "6b1fdd79cc270f821c482c2206841ba3760e5a362bdbfe02ec2bebb622848af6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(221, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 828849..852606, sha256: "a3218c589ec1119ebb8511ff029a03a69df02a476e4ce94f31360aaea2d6f303" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 2048)), (90, needs(142, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 976396..995831, sha256: "7dec37b38dab16ce1ab3a7883372e8976058f3e6d257b8e1772299658ad03600" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(142, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 852606..870338, sha256: "6f044832906d45705b2632b129e1fb68263ae5d0dd6d53c88e008becb4ce7d7c" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(220, 0, 0, 2048)), (90, needs(221, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 995831..1027329, sha256: "2a83f6f2ac42bb783932209342017ed9a6afb112fe97f1a3eb849c7a155a998c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(221, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 870338..893832, sha256: "cfe84d459593b5f451a0bfb4f6206f234f0648622a8759d61766829716f456c2" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 2048)), (90, needs(142, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 1027329..1046728, sha256: "3cdbdfc731220fd1b515ff8746819d869d93d8efd9313ac944767dd559b33e05" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(142, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 893832..911618, sha256: "a562c2ee98e1e08001444265712feb9dbdc64e02f88f2ffb5536aecee29cd434" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 2048)), (90, needs(144, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 1046728..1065971, sha256: "cb160f860c5c00eba13071e2c25144475eb61b58c3ed1110b60961b7c3ea7bf3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(144, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 911618..929744, sha256: "127232b62edd45dbe87ddd5b3a07fa155af0f7caf8cc520f33c7ea96919147f0" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 2048)), (90, needs(96, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 1065971..1076622, sha256: "40281427d914f001fd4555fdcba5f232763b42e9a1c2ae8a9be9389432640ab3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 929744..941488, sha256: "0281d7300ba1ac0d7b0ca9b2ba0abe1e13ff350bc997b57f6d75cd20e2fe9613" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 2048)), (90, needs(96, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 1076622..1087254, sha256: "597cb856484039a9fb0176ccbe5d78978c79f094b7aed3344014b24380ee823f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 941488..953252, sha256: "6def88d33fa279942ae3ca10678d0c6e737dd36176574a74ee6f7f46bae558e8" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 2048)), (90, needs(96, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 1087254..1097788, sha256: "01389cc8154913e422b1afb1801460815e77e9b3a6b420367b34b343030aa106" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 953252..964922, sha256: "6f8ea45f3a66005d2f7da4102734af0ad753d3caebc20b74431b38037740cf0a" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 8, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_80, place: 0..6592, sha256: "58db1079ec3bce21cdb74ab28d71d16e563b5ea01a578b0fd1d37717eb1fb70e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_90A, place: 0..6981, sha256: "c90c0b9da7c2fa3ead1ef7fecae8b76f639d964709867360481a1868b67e3a3f" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(53, 0, 0, 10240))], file: LRPE_SHARED_SM_80, place: 6592..11407, sha256: "4d589039b7a7ace51339b1267fde52bb7ad51f8eec3c1789031d03c16644ebe4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(53, 0, 0, 10240))], file: LRPE_SHARED_SM_90A, place: 6981..12508, sha256: "7604372fe2e8b1393b60502ed7f58ad60e90effda18faa445bfd63c6d55fa763" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 8, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_80, place: 11407..17957, sha256: "056cea1045a48e834c4da1733268d70a586a7ca17dc1b9f104dccd92666a7e5e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_90A, place: 12508..19353, sha256: "13d06cef3e3915630301a84b56bc5abf8046958d60e33c8c1be56eddf4202978" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(55, 0, 0, 10240))], file: LRPE_SHARED_SM_80, place: 17957..22752, sha256: "bf5e0cbd530c25867bc823be92ee2308cc921e9d9c85a17327677fcf80411509" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(55, 0, 0, 10240))], file: LRPE_SHARED_SM_90A, place: 19353..24847, sha256: "8839778ec66b40497cac0a3f6ccbb557c62bd2c4b2621227d4f32dec879e25ee" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 18432)), (90, needs(61, 0, 0, 18432))], file: LRPE_SHARED_SM_80, place: 22752..27295, sha256: "ca0197f191cd9a65fb71618fdee322dd19821b9cc5d39521f2fd96fd963bc1d4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(61, 0, 0, 18432))], file: LRPE_SHARED_SM_90A, place: 24847..30219, sha256: "495ec176fad82341c7b6bed7e3c537e9dbe4bf2ed336f02ae292c59ae6f9c866" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(40, 0, 0, 2560))], file: LRPE_SHARED_SM_80, place: 27295..31846, sha256: "51ce6aecc7a76cf48b2fe3ad59af16f283ebb350f7b20ddeed11a34977946c39" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 2560))], file: LRPE_SHARED_SM_90A, place: 30219..35642, sha256: "143aeaad0537afb5ccbd351d60cacc9a1481c9e4f4be96718de8015a92ea8c5e" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(40, 0, 0, 2560))], file: LRPE_SHARED_SM_80, place: 31846..36385, sha256: "f3f4c8bd31afbe586235c948c9148f08722d6d480d84ae11ccab7d409cca6c9a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 2560))], file: LRPE_SHARED_SM_90A, place: 35642..41104, sha256: "c24a1d90baf67c18aaf089a9cd4241afc5cac626041f12af3f1edaf1ff2b7354" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 600, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 4608)), (90, needs(40, 0, 0, 4608))], file: LRPE_SHARED_SM_80, place: 36385..40555, sha256: "4cc799f166d7571f48dd40c3bba327f87fc9bf4df358f022a23eff494f576bca" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 4608))], file: LRPE_SHARED_SM_90A, place: 41104..46367, sha256: "9c71c3fb8e0260d5f9239292fe9e40e6730fdc3cc8d63236a77aa02ace85e7fd" },
    ] },
    Entry { name: "sequence_softmax_finish_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 0)), (90, needs(46, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 40555..42752, sha256: "226d2a73fbc8c62f229d51ebc18c8680ebd6e3076cb984510b31f95c75fa7323" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 46367..49872, sha256: "666ba16b6db1427a77cb3daa943d2d8e4f8809ad43d1128cdc0c5a63c7adc140" },
    ] },
    Entry { name: "sequence_softmax_finish_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 0)), (90, needs(48, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 42752..45199, sha256: "441bc5d5f810b48bdde6d5ade68817a5c737800f188cf1ced40e277705cc99d2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 49872..54268, sha256: "41699093d697dd4c27fea37eb0cffe2c0e39cf1f9cf2826e39c600d0efdb524a" },
    ] },
    Entry { name: "sequence_softmax_merge_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(40, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 45199..47104, sha256: "303302c3eb0720cad53070682e7d65514829bfa7e39fd8e427d32f3c6effbfe1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 54268..57850, sha256: "3d2930f3f652efa4583c9aad9ddde1e88505cf5b0fc32eba1c5e338f0388f7d9" },
    ] },
    Entry { name: "sequence_softmax_merge_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(42, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 47104..49247, sha256: "beac52647162030c9c3f893bc0fc9639e0c8ceb1f82e4251bbc2da2bf919b6bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(42, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 57850..62488, sha256: "9a19f01a5a482371166e171ea5374f73df9c12bda91d54a09609b33750f834e4" },
    ] },
    Entry { name: "lrpe_reduce", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 56, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(27, 0, 0, 0)), (90, needs(29, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 49247..50574, sha256: "56bdf0541eac9e4e84cad8e3c78f516bfc3b48c1f61323ff966fdd72e43e81b9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(29, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 62488..65025, sha256: "5d8c46fffac9817046b937b4708792ffa5f58cf48373a545587c177ad4af0d88" },
    ] },
    Entry { name: "stream_1r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))], file: STREAM_SM_80, place: 0..432, sha256: "8102b68ef5f2ee97def60a350ac777562ae140d995a334a7cdeadc9833c85fb5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(14, 0, 0, 0))], file: STREAM_SM_90A, place: 0..1061, sha256: "c4b802b83d34ea3b86e50894286b524b1ab02bbaa61cc90c2c6e9b31bddb02f3" },
    ] },
    Entry { name: "stream_1r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))], file: STREAM_SM_80, place: 432..888, sha256: "e9237f4652fa0d2789ebf312a055abb766b4f37d7bd1eeacf33aeb265611c99a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(14, 0, 0, 0))], file: STREAM_SM_90A, place: 1061..2162, sha256: "1a0414389af1bf14e540b706fa01fd195fd3e989530e92633f5a2006cc00236b" },
    ] },
    Entry { name: "stream_2r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))], file: STREAM_SM_80, place: 888..1385, sha256: "21633e40e66df1e0e2fd129ece0704ece159a4f83e5bef9e533b0ad212934de2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(18, 0, 0, 0))], file: STREAM_SM_90A, place: 2162..3294, sha256: "0ccf4c94eba75ac3d15a2cbedd15359bf7e389f520df8393ff994f02174889c2" },
    ] },
    Entry { name: "stream_2r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))], file: STREAM_SM_80, place: 1385..1907, sha256: "cd7e383ed391eef7824fc2c658fa5ab01f4cd19f4a796f2e118a382612cc801d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(18, 0, 0, 0))], file: STREAM_SM_90A, place: 3294..4443, sha256: "2d9a8023ac0a5938dcfface741a3779790724f59eacb3bb4ef40133e197f4450" },
    ] },
    Entry { name: "stream_3r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(22, 0, 0, 0)), (90, needs(22, 0, 0, 0))], file: STREAM_SM_80, place: 1907..2467, sha256: "e386ed67164f6c832b34b3137e9ae00dcc293a57992004fe4271da46ae642312" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(22, 0, 0, 0))], file: STREAM_SM_90A, place: 4443..5600, sha256: "72b2eb8bb59b0603570612b55e06c01cf619ec34ae57389c2d78f0c24d2d8cbc" },
    ] },
    Entry { name: "stream_3r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(20, 0, 0, 0))], file: STREAM_SM_80, place: 2467..3051, sha256: "26da5bf8234376445189d301cdf61cf61959ae76373860760876d48c4d462ba9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(20, 0, 0, 0))], file: STREAM_SM_90A, place: 5600..6778, sha256: "180383eaf5ddd81d8e8ee7ed7fb81eac38f3306405e96a299f27cf882935572b" },
    ] },
    Entry { name: "stream_4r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(30, 0, 0, 0)), (90, needs(24, 0, 0, 0))], file: STREAM_SM_80, place: 3051..3664, sha256: "011f30fc269fb3bbccbf7d184525fed8f5981ff04110565953302a333555abe6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(24, 0, 0, 0))], file: STREAM_SM_90A, place: 6778..7987, sha256: "7bf765d208e7d3db9ea6b205df5930e0e85cb95c44d7e4a04f74a6e3bd6dd4f3" },
    ] },
    Entry { name: "stream_6r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(31, 0, 0, 0)), (90, needs(32, 0, 0, 0))], file: STREAM_SM_80, place: 3664..4385, sha256: "9ac2cb71610e7f366fe8e8785f81c8a445a86706c0c38be47e4536808a85bc80" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(32, 0, 0, 0))], file: STREAM_SM_90A, place: 7987..9261, sha256: "adcaa2062ad51c989e32e99295707296a7af38fa1046f9f4db26e9bb4da63d72" },
    ] },
    Entry { name: "stream_5r_4w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(29, 0, 0, 0)), (90, needs(29, 0, 0, 0))], file: STREAM_SM_80, place: 4385..5119, sha256: "8f73367c13b753de99553d518ed2698aa52b5f541fd995790a807997816a6243" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(29, 0, 0, 0))], file: STREAM_SM_90A, place: 9261..10554, sha256: "998c8513e22a678184b8f0c7d6d4511fc90d9f4aaeb42debe00a3f1526bd32ad" },
    ] },
    Entry { name: "stream_4r_0w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(26, 0, 0, 0))], file: STREAM_SM_80, place: 5119..5806, sha256: "debbf3b7c6afa4d272c23bf053dc81958afa631bc1e137f79212893a616f894a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(26, 0, 0, 0))], file: STREAM_SM_90A, place: 10554..11837, sha256: "73ed0f442f3d4f97e0ab0e5949b6882ef174233ab2c2d29288d0563df546572b" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 0)), (90, needs(154, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 0..23366, sha256: "6f5645c5ec112314cece8e661c0e2048271957c8e16ae8ce9d770f9b61d56db0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 0..21262, sha256: "48a3c866e6a959fcacdb2cdfdacb9730b7bb16c48fb2fa334e5bfd620651b229" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(218, 0, 0, 0)), (90, needs(219, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 23366..50869, sha256: "2c4ccbefcf46656490857483e2cdf555438a73c7e11fcd35f35afeea47cf808f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(219, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 21262..45023, sha256: "6cf194d9acc02ddb828a337999e3521a2d3f004988a61c1d79eb05ea6c18a9a4" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 50869..82320, sha256: "e83fb1c4950c8bc99844307f14d998e563081d38dabd1e9a5b52e1f5732d6ce1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 45023..70587, sha256: "a733a9fe6649e2753c65621ed70f69fa868b8295d56364718f20c280dcc3e25e" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 8, 12, 0)), (90, needs(128, 8, 12, 0))], file: TPA_DECODE_SM_80, place: 82320..104895, sha256: "5bcffcce8b6ee1b602850008bcddf36ac62b2013d1e78a91ba917e8837a9ace5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 12, 0))], file: TPA_DECODE_SM_90A, place: 70587..91784, sha256: "5c08ad67f2a10c86d5a1b888dc858253e09678eb0255d24748ecd44297fbc3d0" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 8, 24, 0)), (90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 104895..127751, sha256: "dafdfb5bcf2f19fb0eeb23e92bb3d9a7077e0d308e953e77efc773c7607a931a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 91784..113105, sha256: "38c2892f946088d73cf130b3842e693dd023f72bb600ca45cf7fc76e13d76cb5" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 127751..152498, sha256: "4367fc1ca723de8003e3d9742376883ee48b9701d75d6c85cf497cfae6f9271d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 113105..135090, sha256: "56ce172d3508cb4498f205296c2d2e83ada4ae6e4af1e04c891e4f8c3f33a4d9" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 152498..182460, sha256: "0cc4603000dccd62a5db8e04af690f302ee17c7691dddfb81d154e1cbb0c8406" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 135090..159893, sha256: "c30ffb5bb58fba838be3c8a34ac8f18ab0d30d8ab2a5bc6d0fff247fe8c1cb17" },
    ] },
    Entry { name: "tpa_decode_bf16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 182460..209643, sha256: "87d5a03e11d26dc1d3e7b337df572bbf2fc004b4d7d8c95fb0a6aa1dbc07242d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 159893..182370, sha256: "6e30de8c08bb0da69c435918c9023590ac31b5fb1a5a65371bdcd7e935060058" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 0)), (90, needs(155, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 209643..239222, sha256: "5deaf2a0a8f8bf36fb58984f12404f9100505e2e7491f8dd5702a99e4e5e48f6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(155, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 182370..206281, sha256: "aa67e498284ecb516877a0e9a98d72f4b0204d3b11e6d79f9b69786c424e6937" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(222, 0, 0, 0)), (90, needs(218, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 239222..274453, sha256: "3fe91fbf786f41db76f69d8f02c28dc10c9c27f32592c6a1d45898029e651b52" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(218, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 206281..233229, sha256: "0647509e5878930eaa67af0d1103a83e7706ab07cdd01994d9a1aec015403980" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 274453..315094, sha256: "e0b99ca29c503dafca23e78499dce73a2a8acb1033ad61d4ce06b6572905103c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 233229..262654, sha256: "8426110c0b59194f559d26bced54cd308b857a553999b4de0ab306ea4fefe5e5" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 315094..343855, sha256: "c197bd2954890b1aaf8cd6a5b43e3601adf4c0d375410f444ebdd227df809b10" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 262654..286192, sha256: "8b56e4643a5de727c721dde26d9b7ad8ac5dd215c6552f5e238619893faf57ff" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 34, 0)), (90, needs(128, 16, 58, 0))], file: TPA_DECODE_SM_80, place: 343855..372933, sha256: "6bc00b663c1fd58017bb3621c347e40292bbf8ef2a95067a181e7e7f306f5609" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 58, 0))], file: TPA_DECODE_SM_90A, place: 286192..310241, sha256: "90567e02b5830f7efd3fa20c962e92002be0d276b422d13017c50687eb73f91b" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(188, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 372933..404029, sha256: "09992bf42860e66db6d281c2bf2a6b6f510c3c4e2f462886882c3e3204f29a13" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(188, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 310241..334741, sha256: "f7f1480702bd7cda017c2d3b7da258401eb2a503fcfd63f42d589312d9edbbec" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 404029..442259, sha256: "b396c4827f8a5c28f33f45208d017445c12171b78350fbeab2358ebc49d4059c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 334741..362991, sha256: "54bc0bc7c9e6f453d46d264a90206bc22337e000205c34e879fc6a63f9b03375" },
    ] },
    Entry { name: "tpa_decode_f16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 0, 0, 0)), (90, needs(255, 8, 12, 0))], file: TPA_DECODE_SM_80, place: 442259..476185, sha256: "03c2046000e43d09715a8db7512cbf644c84db029a0d37040b01e969669ead2b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 8, 12, 0))], file: TPA_DECODE_SM_90A, place: 362991..388899, sha256: "259a3f9b2d06af8094609f51a46cc186820c2fb8a93e9cd086c3444eec163ed8" },
    ] },
    Entry { name: "tpa_decode_f32_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 8, 8, 0)), (90, needs(255, 16, 28, 0))], file: TPA_DECODE_SM_80, place: 476185..536120, sha256: "1e772d93393add75aa0024b82251482334fcb6fc77a454978e18eefb39849d2e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 28, 0))], file: TPA_DECODE_SM_90A, place: 388899..428154, sha256: "34111176fb4d5454a827a4f15398ab05bb2d334cce9c77daad122af5edec2927" },
    ] },
    Entry { name: "tpa_decode_f32_d256_h8", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 536120..576073, sha256: "fdc4c7e63445aa4a409af1a767fc1d2865c5c98231976761404ebaeebee1cde3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 428154..462143, sha256: "df28d9ef4e9a21c14462f68ca4869400ce28873e5e91baf4444182b30da5b174" },
    ] },
    Entry { name: "tpa_decode_merge_bf16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 576073..582609, sha256: "c4de9ef53f64593e48d0dae29502aa9dd60a7f3bec9ff2e1f09318a13820f14b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 462143..470974, sha256: "361dc48b44d0432ccb967ba2253a83293a91282f9a75a071dcd6148e94c31121" },
    ] },
    Entry { name: "tpa_decode_merge_f16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 582609..589135, sha256: "7189f63319aba1fe95354d6e51e6b46c23bbd44fdc141ba4803d4ace854e8986" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 470974..479806, sha256: "c86233aa5bdd6cfe8b1743c0a43762ec9da493a5273e08239faf2c51d1480a4e" },
    ] },
    Entry { name: "tpa_decode_merge_f32", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 589135..595619, sha256: "571a11f8c6732410f72ca3d1aafb47e112f3df6063592935ae7b948bc9711d65" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 479806..488625, sha256: "0a765463ddaa9618e1dc4cc9f3ec242903c9f2f339cf732658c3ba2b5b7a6e75" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 0..22460, sha256: "448e631dda9f0430085116f511f6b440adf041a2868970d58c4df15444861a01" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 22460..46678, sha256: "2d227dc6a386a6e3b4cdabae70a87f609a20d8e81eabdb7a9c331fbf536484e4" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 46678..70167, sha256: "a905850ae838837a04cbae87c46926e578a97121a3aaefa27dea168b5bc03ae7" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 70167..95498, sha256: "907f4b770467760e89edf05017a670f98348c2ceafada333082a031ca2530d74" },
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
