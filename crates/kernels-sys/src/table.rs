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
static FLAO_LRPE_WGMMA_DIVIDED_SM_90A: &[u8] =
    include_bytes!("../ptx/sm_90a/flao_lrpe_wgmma_divided.cubin.lzma");
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
#[expect(clippy::single_range_in_vec_init, reason = "code without a dictionary")]
pub(crate) static KERNELS: [Entry; 594] = [
    Entry { name: "flao_sum_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614], sha256: "b9614cb8040c4122503ea1a708f8ae4f549c089e0e665a4ed5cf62fbcdc07844" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571], sha256: "9dea1314fdbe832f866a915f1a0c0aefb8a02ba219d542570dcd7df94c6614d4" },
    ] },
    Entry { name: "flao_sum_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 5614..6202], sha256: "30522acef319f0a9456f962e336809a4fc1319dba4284f00c920d17dfbdbf50c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 5571..6913], sha256: "686b1a84b30ae2f8347fae82f80cf11436e879117971a1d9a51faea74a3fc17f" },
    ] },
    Entry { name: "flao_sum_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 6202..6791], sha256: "2284040772ea48666f03c0de8cb5fe22ac5f699569d57d6d34228118a0488e4a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 6913..8536], sha256: "537cb5149e6a56c02234fd4f12df47c120421ae4f72fd695197188222b30017d" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(102, 0, 0, 0)), (90, needs(102, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 6791..12440], sha256: "adf994c4ba31bb988fdbb2d020ff76fab54657a5b9c7cd57f6c3679979195ac1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(102, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 8536..14546], sha256: "29f1f589c1d24f9c5b91724397a5ec2f8aa802c7ea4bcc79f11efe7e28bb9793" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 6791..12440, 12440..19977], sha256: "cb3c76c79d8fe13fd9df1797d1b2746eb4c605f983f4092f0a32f2e3f0e8954e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 8536..14546, 14546..21724], sha256: "8a0fd39dbc37e7579fb97397cbafbf56e6badfae4a0f9c3e455123d08ded89ee" },
    ] },
    Entry { name: "flao_sum_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(102, 0, 0, 0)), (90, needs(102, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 6791..12440, 19977..20804], sha256: "f6e7d9cce3d46a283f232c31268d33d8fab13659b7d0b7467ef6bee707374bf5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(102, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 8536..14546, 21724..21942], sha256: "4f02692d632b3fa04c926e34d9d73021c31985d6a9cb7c47bc414f866f9bd77b" },
    ] },
    Entry { name: "flao_sum_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 6791..12440, 12440..19977, 20804..21934], sha256: "6831015dd5a2cc828504363b8d9a8f732c03486622bfd5a298d65cd19aece2e1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 8536..14546, 14546..21724, 21942..22212], sha256: "f6f3456034951cb490e029164b7eea5a2e27805fac30216769224385cf9cd0d0" },
    ] },
    Entry { name: "flao_apply_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 21934..28615], sha256: "59e5643486226aa33e4aac473339af2887761ecf3c8dc43d44193561918d1b87" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 22212..28242], sha256: "4f2b77adba6fffdc5aa257103244663d804d4d6631bcb176a85360a86826806d" },
    ] },
    Entry { name: "flao_apply_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 21934..28615, 28615..29744], sha256: "9812d582fa969f99df768d54a55a4a8979c70847610dfde681bf643f8c5f1d5d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 22212..28242, 28242..30312], sha256: "d24f197356789f565a957c87e062a61cd984e55bbfe2e75ae0eeb323df97e2a1" },
    ] },
    Entry { name: "flao_apply_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 21934..28615, 29744..34284], sha256: "5863b6dcced57d886013af8250e0276a207273acb6ebc3613df43fc7329211ab" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 22212..28242, 30312..34514], sha256: "3c21cfda849e237d1a82f59d2c5c3bb54b7db1835b9d791e527ec19eda90cba4" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 0)), (90, needs(103, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 34284..42606], sha256: "14ca3c0fa9dd9c0afca3229084f7a8a2d983653ae6d8429d61570aecd697a765" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(103, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 34514..42230], sha256: "66354da95e9e8b032baeaca5fda274b29b092399d640839e2ec878b30eb68e35" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 0)), (90, needs(123, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 34284..42606, 42606..50677], sha256: "8d1a20228454e2370dd9a104ab5bf45908458b60ddda0a085f73adfeab9af32d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(123, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 34514..42230, 42230..50352], sha256: "135a488f1a7b229c684e7f38d214d8fba4ffabc1fb05c1f02bde8765add319f8" },
    ] },
    Entry { name: "flao_apply_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 34284..42606, 50677..57175], sha256: "235150491aee4fd80dfd0d5eea68255a52b2464735d82d2356412631304852f8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 34514..42230, 50352..55250], sha256: "8128997615cf00cfcc2ea035d395a135e7c8652b1b4e0256e6750a21bbbfe0cd" },
    ] },
    Entry { name: "flao_apply_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 34284..42606, 42606..50677, 57175..64472], sha256: "a31214cc50d7fe8bfcbc346d22498723103ec5ec16ce47e0333b33d9bef0fae3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 34514..42230, 42230..50352, 55250..59773], sha256: "99cd913b0828461af32b6bded037bd8666b3d9ad23fd12932b422ed08e9f4153" },
    ] },
    Entry { name: "flao_bwd_queries_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 64472..77109], sha256: "9436f2cf06a8cfa503542b1100d4622f3de99149f2a1a133287e8e661ff62441" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 59773..70773], sha256: "0809bae44017f37d3df6e525815ef57c7eb46e12dc42f7ee4019f35eb75b6e00" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 64472..77109, 77109..78842], sha256: "da3a81d67c7325c4c023ba29e40a7dbcf73c81735917248e7d94c3f5511b2f0d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 59773..70773, 70773..73175], sha256: "63c9ed169e3a88573b74f4aa57b39e4f9c7fb49cb53f7c9ac4f8dbbd4c8a77b7" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 64472..77109, 78842..86234], sha256: "c8234945015c6b0a8ff82c24d5a3bb9c77d5f38d72cb414db6c3255be97d5070" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 59773..70773, 73175..81434], sha256: "69f91b4a7043379605b4abcfedc3efccff5054483da416c7e59e00ca9cb858cb" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(162, 0, 0, 0)), (90, needs(162, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 86234..97642], sha256: "d9a9d041864699a13f452108193ac4ea77b4605602245236fc157e4a82fab675" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 81434..92466], sha256: "304eb8271d9d743bd3294484771c267bc932353c0a23dbf33ee0abb5f8757fb9" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 86234..97642, 97642..110161], sha256: "17c94239007bd3652229da979bc82c395a4bcc07e65bbce749cdc25cb608361a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 81434..92466, 92466..102326], sha256: "b8d98441c780f7a5d1460c6367f3758eb43ca7297ef75da57df0916a11abdeaa" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(199, 0, 0, 32)), (90, needs(202, 0, 0, 32))], file: FLAO_SM_80, places: &[0..5614, 86234..97642, 110161..122799], sha256: "df23bf7a8741bdae06fb16d876c613382c0570ca1b3ff7071571ec3c2d227d30" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(202, 0, 0, 32))], file: FLAO_SM_90A, places: &[0..5571, 81434..92466, 102326..114890], sha256: "1b13bbdfe82fa60acee3be5838588fb2b0be16f320cea446b717feb17ebda821" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 16, 56, 32)), (90, needs(255, 0, 0, 32))], file: FLAO_SM_80, places: &[0..5614, 86234..97642, 97642..110161, 122799..139886], sha256: "078038547e5e02bedaa3a8c2f366fc252e370ac638815d042bd4484fc4ddc05f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 32))], file: FLAO_SM_90A, places: &[0..5571, 81434..92466, 92466..102326, 114890..128155], sha256: "c969872e2f85e4fb7df4f14c3328e6c95312af047edb5b5a2ac86144d11840e7" },
    ] },
    Entry { name: "flao_bwd_keys_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 139886..144724], sha256: "58488430d62fafffc5ff6c99c18df84e3b2e8e117891a25e215d4cfa572dbc30" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 128155..132567], sha256: "f20b5eb8c954230731c56fd4325b9ecdfa4959dd8bdd80e474d49e6fd3a6791d" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 139886..144724, 144724..145321], sha256: "b02cf86df450813830851ffaaf7ba11fac5691d2a044414f5413a94226f40348" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 128155..132567, 132567..133429], sha256: "9910d8b7181d6870a1219ce0236abbd1f8dd960e96cbd98fb15554a82fe943aa" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, places: &[0..5614, 139886..144724, 145321..146425], sha256: "76cb93aaa37b43efad00e2974b4832a3c51d99bf9c869a55af9f1f43beee95c7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, places: &[0..5571, 128155..132567, 133429..135430], sha256: "57433a9e0edfbed6577d69d798931a7cfc6863e4b9ce7159f3af9a18e6126cc8" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 0)), (90, needs(124, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 146425..153461], sha256: "54fc1c537b46554928ab190f0ce5a487962cf21cd532475b5bacefa109f41801" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 135430..142886], sha256: "4f32b91bd9f003956c25cbe82ff11287134a8839364c9918f03efbcf7fc5e641" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 8, 8, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 146425..153461, 153461..160397], sha256: "eb2c2046ab4f3c86df440ccd96d897b5997f4ad861586b5f65036cb78af9e344" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 135430..142886, 142886..150413], sha256: "9327b7b3fc31836c7258e1202ecdb87395f321b52acdd8d19ff70c83daa6c312" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(124, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 146425..153461, 160397..166204], sha256: "de085eb12693b59159f6bd6ddde54d0ad9713679ab0789805b6b75e44d11fbcb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 135430..142886, 150413..155240], sha256: "f09fae092aa2adde6d7171bf7ccc3fa626d1a4dd757fbf3eaca0493f6e0aa6c0" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 8, 8, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 146425..153461, 153461..160397, 166204..172528], sha256: "42f9f35b6b23ff5e78165b264fe00bc87aa6a9bdb0764027439f6501997e6777" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 135430..142886, 142886..150413, 155240..161172], sha256: "20d41de58ebe86e066346a756d41f32dcd56240a14a4627dea9f1280f36043df" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(226, 0, 0, 0)), (90, needs(226, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 34284..42606, 172528..183243], sha256: "7f32d4e8d80a65093d40bb0cd9f059719cd88b995fb04aa39ff99101773d0833" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(226, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 34514..42230, 161172..169648], sha256: "fd89dfccef2417a7fd057c1f237a728ff9685fdf0c765b7a5d78c42ee3a527ef" },
    ] },
    Entry { name: "flao_apply_mma_f16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(244, 0, 0, 0)), (90, needs(244, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 34284..42606, 172528..183243, 183243..192742], sha256: "c0b62286f167a580f43c1d123efa33ab5598e177ff0384c74a3f71e20354ecbd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(244, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 34514..42230, 161172..169648, 169648..176610], sha256: "b1bab9a6e89e36047199652cf96d035ca40c52005645394229949784877297e8" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(247, 0, 0, 0)), (90, needs(242, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 86234..97642, 192742..220780], sha256: "c2d2bf81247ca6574ff44bbb1fe19b2974be15bb642c532b98966d8419bf0f7c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(242, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 81434..92466, 176610..199451], sha256: "a9b4c52328f2419be0535c65f5764742c25ae803050899a54554093a2d831cda" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 0, 0, 64)), (90, needs(255, 0, 0, 64))], file: FLAO_SM_80, places: &[0..5614, 86234..97642, 192742..220780, 220780..257392], sha256: "996f29f9c82e4fdb135d1bfd355bf1f80af423445fd602cb75ff1f2e6b7c127b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 64))], file: FLAO_SM_90A, places: &[0..5571, 81434..92466, 176610..199451, 199451..226639], sha256: "089024234321cc6eb176ac0e83c44f5d0b8ddeca352e76bba6b23b18900442af" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(227, 0, 0, 0)), (90, needs(226, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 146425..153461, 257392..265418], sha256: "bc2f34563f5f39bd15979e7ce7bfe4a223ecd16cb668e69084157809375d84dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(226, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 135430..142886, 226639..234722], sha256: "a5fd2bf6da85fa5ab8dc27516d822d4508b037c664030b09bdcd3025a7079e93" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: FLAO_SM_80, places: &[0..5614, 146425..153461, 257392..265418, 265418..273148], sha256: "0b6b94557123aad80323259e7c5d295bd0b462ef8be0f382c9e4d6646ace4258" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: FLAO_SM_90A, places: &[0..5571, 135430..142886, 226639..234722, 234722..240688], sha256: "06f4aa94b873d62d0e19c00bdf66c91bcb8bf429ba6cb5e2dd8d394c7b614721" },
    ] },
    Entry { name: "flao_reduce", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 5120)), (90, needs(64, 0, 0, 5120))], file: FLAO_SM_80, places: &[0..5614, 273148..282306], sha256: "cb13439104e3956892ac7e1aadca2c54a31d649e9d1d72eb1d4a81e6b889bcc8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 5120))], file: FLAO_SM_90A, places: &[0..5571, 240688..250439], sha256: "f4d9f589eb870f4b2370e59ddc8839551a012dc837d10e5a9b52ad5745bc11a1" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122], sha256: "85ca0b04054d7ae5be944ed5664337c24be9cd4434263b3dceb047b625003c60" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 8122..10455], sha256: "8a05045d83c6075bd612fedb0cef19216e573891cf8525ba8814c3eae366036d" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 10455..13198], sha256: "c4ae768eb5e6d111b13979c43260cfbeba6735466dcfbdb1f9ada01e2d136bce" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 13198..16116], sha256: "166b698fb6da2d4390ac1924b24b1fc22b55082e44fa0d628c4f5bf50f8d281b" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 16116..19239], sha256: "d8deda5136ce534dcd7b6b2ccf78e235395145007ecb999e5fb9141129c291e2" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 19239..19467], sha256: "35b15256630dafd6cd9f80b10cf234f2a9780e5b39ae691b66a8dab9c4ddb707" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 8122..10455, 19467..19707], sha256: "6376b1d56ef0e3cb9780f4623fa959122e359b5f333e43af90a8fe7f7430a9bb" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 10455..13198, 19707..19948], sha256: "cf9881438a8b6899d42dc07b83607bec7472d0685ee5cbe4a173c41009b444d4" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 13198..16116, 19948..20191], sha256: "650640c914eec515f23efe04a49338101f6c93d6778c3257cc2a685a10657944" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 16116..19239, 20191..20432], sha256: "ffa652cf077c9be964db0f9afdcac39fbd7e36a8ee1d5ec2f9a81d0edf7e8acb" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 20432..31308], sha256: "c965b35c0c09426b098048b499f83f56214d2d89a5205ff8488ecddd3b7d5994" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 20432..31308, 31308..39903], sha256: "4cc597611a6f69e46879fecd689190b22c05b2777e979a499401c18615f6bae8" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 20432..31308, 39903..48000], sha256: "bd95f96502271c8b0a3149737a5427f9d1e5eb3ec8903fb2b54461c77ecba111" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 20432..31308, 48000..51817], sha256: "4ee1c8ed0926807e4ec70751ca6d4ee2915a5196f5b0283ace72647c46fcd99d" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 20432..31308, 51817..59282], sha256: "944effb91ba45f4718b98a1fe1233cf9041435d92a12a9ab21c159c1894a97c5" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 20432..31308, 59282..69336], sha256: "d39726c1a42876a2747bf4776dd0790e6f0d91407144e2cae37996e7ccb7760f" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 20432..31308, 31308..39903, 69336..80052], sha256: "987028b6906ea5f1e924a7bad5fc4261a5eb7c78fe5620516d105e013f0846c7" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 20432..31308, 39903..48000, 80052..92115], sha256: "35a56b16af17941d6b0c2749c60e2e6dc49c40e29e0c2279e99ee78f232ef7eb" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 20432..31308, 48000..51817, 92115..102676], sha256: "7a24fa0f088a11cdd7173e0bde43fd0e0379b93f7c98174e89859dc3313eccbc" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 20432..31308, 51817..59282, 102676..114499], sha256: "bbbc38c083d7412678647cc256803c553870fee4b66489d6fc52675c5d72144a" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 114499..127786], sha256: "64b49e125fb3e217faf3bc955e83d66b7fa7dc6f47ebb48ad59fc62dda91241e" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 114499..127786, 127786..145131], sha256: "7756edf78186e66ffd2c417ceac3fbc7919fd8cf5939cdf7a8fcc3d53b20bbf2" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 114499..127786, 145131..156365], sha256: "0477e215804f9a24155123d8892a67abc1550e148d33718a0059acac8d04fd15" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 40, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 114499..127786, 156365..168637], sha256: "b968535ff99978f8c875a8286739318e300bd46da1cef50759dd1c29ec872fd5" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 92, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 114499..127786, 168637..182472], sha256: "e49aae99e5da9b1a28af4ceed8d5ee30f6090a2458dc15b6e4fc4cfe8ff9e223" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 114499..127786, 182472..194056], sha256: "6408a1f240c10ccfe7b123badd2bdcc8657c0e21e32688c5ceb59632b0a759b3" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 114499..127786, 127786..145131, 194056..215202], sha256: "7b677994a76db1d8382cd68811fbc7c6230f9b1795f4f2fa5e75f75e710d4c2f" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 84, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 114499..127786, 145131..156365, 215202..230286], sha256: "cdd30de988f169101da38493632740f3f63de9118bd37a3616369c245d4d8a79" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 152, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 114499..127786, 156365..168637, 230286..243824], sha256: "c979b92251f62d184710c0148a2d54c1674f05511a97547464df550ae613a1c1" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 114499..127786, 168637..182472, 243824..258174], sha256: "38f1c5082bd4c8670542f3143909710157103f02e4994d335fdf9eda75f56b01" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 258174..268448], sha256: "5e0f05ba1ab0388d77db7c152dea73a2c114c3fb7de998d3495492ed37c2167b" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 258174..268448, 268448..275660], sha256: "141890a75a7ac33da495c898d62e7d4d41cfea6e406248a4e3b06f8698b5e93c" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 258174..268448, 275660..283587], sha256: "8c18f24ee2edefdad2140edff106d17a9f7db9cfba44593f4e44724ded53e128" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 258174..268448, 283587..291550], sha256: "b42792cb205cd20523e28e141bd061342d0778029ea7ef3d928cec7b96479276" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 258174..268448, 291550..297541], sha256: "23b4a98ee0a44cb9e45c19c3f08893f5b2ce143bbf188a92e5041d8094e3a8a1" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 258174..268448, 297541..307401], sha256: "c25fa600dad430c2bf5cff6217f8240160debf24fc843fd9f8156158e17d10c7" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 258174..268448, 268448..275660, 307401..318449], sha256: "7f2a3c124d5708908b70da18556f9e0cb57850edb582430c9130694730279cb1" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 258174..268448, 275660..283587, 318449..330340], sha256: "d8210a7a45522f134a23a2ade22de85e4a0216ce80636cde42c2d140c1667913" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 258174..268448, 283587..291550, 330340..342196], sha256: "5b268ab36ff4c84fe5a0558d4812c0a49ec5d92f7c603acaebdff727f24e84fc" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_ELEMENTS_SM_90A, places: &[0..8122, 258174..268448, 291550..297541, 342196..351908], sha256: "b3e5432be32705fdeff2d0051179ccc2a385239952703e4091f28cc700f50bbc" },
    ] },
    Entry { name: "flao_lrpe_features", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 0)), (90, needs(48, 0, 0, 0))], file: FLAO_LRPE_SM_80, places: &[0..3760], sha256: "be6191e45a60acc2206dfbeaacd3f165eb22a1ee678245271ea740b288fe888a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 0))], file: FLAO_LRPE_SM_90A, places: &[0..6439], sha256: "4857c7bd536751024584063c049d54a20f3c01a6616a4dafeca50069bbacf79e" },
    ] },
    Entry { name: "flao_lrpe_encode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 720, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 0)), (90, needs(61, 0, 0, 0))], file: FLAO_LRPE_SM_80, places: &[0..3760, 3760..11888], sha256: "b3117daea86575021c9103db514bbcb097f9cc7c5c11cf6bd6002c48f7dd16a5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(61, 0, 0, 0))], file: FLAO_LRPE_SM_90A, places: &[0..6439, 6439..15068], sha256: "5e1dccc54fe3a6b3df3076c84874713dd466490cfd02d4ba44bce4b33a9087a0" },
    ] },
    Entry { name: "flao_lrpe_gradient", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 0)), (90, needs(60, 0, 0, 0))], file: FLAO_LRPE_SM_80, places: &[0..3760, 11888..17552], sha256: "2117dbe5821eb8285a38f0893c332c679018e1fe1fb3dd90106c1583da8d3668" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 0))], file: FLAO_LRPE_SM_90A, places: &[0..6439, 15068..22179], sha256: "7ba29fe60310c1e4472a7b7869040f1059789fe2a4dde79a2ecacbe27852156d" },
    ] },
    Entry { name: "flao_lrpe_decode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 784, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 0)), (90, needs(102, 0, 0, 0))], file: FLAO_LRPE_SM_80, places: &[0..3760, 17552..28357], sha256: "490d7d604e5171e1ca8f16757b5fbe693591b45c83ca2ab3b09efdb8e54b2e21" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(102, 0, 0, 0))], file: FLAO_LRPE_SM_90A, places: &[0..6439, 22179..32847], sha256: "c562db6a5f05ae0ae6bbdf8e778cef8ec002fb0c4d6732f1f21b9429884935d8" },
    ] },
    Entry { name: "flao_lrpe_sum", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 88, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 8192)), (90, needs(48, 0, 0, 8192))], file: FLAO_LRPE_SM_80, places: &[0..3760, 28357..30941], sha256: "23db2b3fa39f2cb0784d172a90973702b3235c5e92a462e2857cd73d292f7575" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 8192))], file: FLAO_LRPE_SM_90A, places: &[0..6439, 32847..36076], sha256: "68a864ab4e148efa33a7fa7ebf5d2fa179091b9ac976551f3463f60885f7c554" },
    ] },
    Entry { name: "flao_lrpe_dots", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(46, 0, 0, 0))], file: FLAO_LRPE_SM_80, places: &[0..3760, 30941..34874], sha256: "1aee2ae3d9b5da9d70f95d6d5b1dddb956ed62411b80b5f389f6e414678476a0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 0))], file: FLAO_LRPE_SM_90A, places: &[0..6439, 36076..39986], sha256: "29adba51ac8ce540e5d64cd5529b18a85164ec124129e1a1bc149cfb588b818c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499], sha256: "87b56490c1f4f45a5ada512941043739d16615c3e828e7730b1f165942ee4d2b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 21499..39030], sha256: "9f30a2016eb11bc57f22da9be7fb2f2403db7e6e70c72f2d73baa7ee90a68da8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 39030..89656], sha256: "5f2ab1ed17dd50e18887736f4a4494ecae5cfd8f32090d606aceaa44e71e4521" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 89656..138194], sha256: "e142f8ffcc8ddceb98b4271966e9fe23e443bc564373692bb8d1b442f65f3064" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 138194..154282], sha256: "421a4b9a26a785b3c87cf095a62fed6474fa73125bbc0e7143375d71f11f4e8d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 154282..170942], sha256: "5d2b4d41e5e635a9ef86fb2d899126638dcf15f0543732145a63c49f89395e14" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 170942..209576], sha256: "507c9523df3943510d3f1228e774ade99f7c071d8844218f5b2201b1bffe969f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 209576..248225], sha256: "c3887c62ee7cf46c0600771cbdc2d5db66bf890f3852f5c3ce007433e4d7bb9e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 248225..267243], sha256: "c00bcd2cc1d4630e7317acb9e2fdf839b579a8529dd6530fec70f0cbfe3a8f4d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 267243..287522], sha256: "13640f0f1a505fcebb86d8c87f4f7b8d38781159291677f85e15ba68194c917b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 287522..341389], sha256: "7cee016f89d074e599fb584fe10e4b08de8b3ac3559c26494c2435f55bc95378" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 341389..395398], sha256: "a567a26d071e9744b37f7b5ededfc74f38678637c368a9c1d8736fa003bb859b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 395398..409947], sha256: "92f2cbca99f05880e9ebadeab119ab0b3ed03eca9b3f8be1263a57d972520e05" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 21499..39030, 409947..427157], sha256: "ce8f3ab1cf2d08d54ed6db479d8204dfb8e09c2b26fc5cfa4da747e75ce481e1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 39030..89656, 427157..468926], sha256: "ea75c720d52a19600011bbf2d0bb48b648b3dbb6c88bbcad99650de49868eb54" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 8, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 89656..138194, 468926..513061], sha256: "84e5aae48403f46a9a5e218477d91853d8f060368e3dc308758c0c7ba681020e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 138194..154282, 513061..525133], sha256: "7be526ccdcdbbb4238aad5a8c5f32acfc1ad9baafe6516b4b4c0781222f2e31f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 154282..170942, 525133..540263], sha256: "abe2ec678e2c3782da8f48483f605fd65ffbaa0c11275c26ed6aad7887418185" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 170942..209576, 540263..568592], sha256: "234f59efb9c4cebbb6ac24367f7604569d41b1c14ed638458d94a461d93b6f4d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 209576..248225, 568592..599254], sha256: "a9014243afd37808ebf9397865b44242fda86f058779bd398836c213e203d3c9" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 248225..267243, 599254..616065], sha256: "e42712dcccc9fd036a2a8cdd462cb8e88a027ac6f40cf59d0b8d7f7c014af382" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 267243..287522, 616065..635882], sha256: "2da0d2e9083d97d55218759c3caabb1a2fb24a0098b9da727fc7f564482ea4f2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 287522..341389, 635882..676360], sha256: "d08d3d7795bdf80c10d770cfe47e7e1a23a660df528856b4d094d6c77154ef77" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 341389..395398, 676360..722414], sha256: "6348c1f2bd00129a7c3e1dd80e5188f6928a66d9bd9364ec4845a05a64522b75" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423], sha256: "5632df9ee8028914719cf62b4eb0c67f9d084ff2581dc3e8aa2b00e50f926bc8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 144, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 739423..756636], sha256: "4afe06b5f278daaf4ff95c1abc61e6c4354a1b2d51ccc744663e78027deba1c7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 756636..781817], sha256: "68f432cf2be9360f41056f81e6804f9d9210b8b73d2b4a75e5e231060f61dab9" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 781817..809763], sha256: "051ff6c101f3cbc30ed8b5dadb9166d74d6ebec8f47b9ab613cbc0497a9564be" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 809763..827714], sha256: "d2a8765771391bc30192280f45de78146e1bb42815beb152a7959694f3970974" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 132, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 827714..850432], sha256: "c4de88c9851a61cd22bd498a8dff7077a48419fb39eca46c1d9ea7229f85efb5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 850432..885288], sha256: "cfd7b3011fbe0c68aa99792d1f296149214a277b1a75e24d02767696c9c43522" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 120, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 885288..924186], sha256: "a5d349bf0efd47edeaa56d318b35276746c99234453f02da0775b2bc62aabd71" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 924186..942174], sha256: "97d72108173ec63f6b17e11f452446d2746130a129a81d972785d718184a6f50" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 942174..962627], sha256: "1858fbd37ba14659c7b1d7b68fb9518d17371c9eb03433f85197d1c51c07d6be" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 962627..995758], sha256: "cd635e9ab44fc530c9eb08f82bb2c8e6c058bdc9a5947d771dd119f8c34a2bdc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 995758..1031020], sha256: "b38ba97b0f187231c0e18051aac59ad28ac29595d42d7c178c68df5ca1430a98" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 1031020..1046615], sha256: "21f0324a348a74245059ac6f4b1718ed8979ce8f174f7fa533ef445ee3d226fd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 144, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 739423..756636, 1046615..1064024], sha256: "083782a29c3d21ca8412eba19f3512e03c09f1d16fa9b87703a50cb755715312" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 756636..781817, 1064024..1091092], sha256: "5fd067c2571034df4ecc947442f672414904bdf8decea1068d571e2f260d99d0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 781817..809763, 1091092..1119656], sha256: "9533b751054a33c69907f4bb6225bf95765e7bae9d73ab0ce1f5754c228a20eb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 809763..827714, 1119656..1140574], sha256: "95ec8943fb1ce1106329f817cee24d93b21164ba744bb52f752c0567b63b5892" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 144, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 827714..850432, 1140574..1164750], sha256: "27e29e38e081dc1815f56aab1326098d395c7aace2cd25ff3ba43ca3268e84c3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 850432..885288, 1164750..1201986], sha256: "62058dd14d966fb14477965afe80cb1512b1f5f13152f88c7b9717fa5e287db0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 885288..924186, 1201986..1241261], sha256: "18cf883926e5eda092c52803b67937d0c13137a5d475be704414080fa48d2751" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 924186..942174, 1241261..1261579], sha256: "86761bdedb34b270b10f3cdbea09834e4fa908fa5781c2d94ea00e2c780eebab" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 942174..962627, 1261579..1284016], sha256: "52b70898194a3a3a629919961f2501b370542097a3a8482e9aa849a1ac5f917d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 962627..995758, 1284016..1318806], sha256: "0cbf04726ccd486657855ec33be56c07204ebc9645861587e80aba0f3e980cce" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_LRPE_WGMMA_SM_90A, places: &[0..21499, 722414..739423, 995758..1031020, 1318806..1354601], sha256: "93da25a6702c428a26f4a6e002f2094abd677de62474d79df8591acdfc9bb870" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614], sha256: "898a9a21cebe30c3674c514d09a3c1b5661cbb27866bce3a93066521c31d1ab1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 24, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 23614..45121], sha256: "49a1edfbdfdd6c5274adfe444cb65e39f9f50dae1504399bc28308f0cf356e99" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 45121..83598], sha256: "0cbdbfc64464c56e848a0fef13056bc22788332bfe3246944fd9bddb5ae22155" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 83598..125598], sha256: "87f779fe5e528f4241cd7256e6132757e9ad3b9a21af31d3b4379929a7417ea9" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 125598..148131], sha256: "8cf2ac0164d25467efe71d16fe9e990b4403e0a97e58dd51b9eb5f7ab75ab1c1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 148131..177422], sha256: "3ab32e0b3c73a1a401ba87371bfc717e012d85c873f79370538453ac79770986" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 177422..218239], sha256: "bde445fda7ce6561496360080768e742e1a9a3c87289b26d07ddce1d68994406" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 218239..273959], sha256: "4b91e9cbf218081841011a4decb867bb1529df0c4847f9a024e7f8f8ceff7649" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 273959..293305], sha256: "647fc7fc3657595e0ea0c3b56aa1b6f1c6d16e378ed100a24899d54c6aeadf44" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 293305..316314], sha256: "088ab78e9e14f3fc9369c89090d1a6d6dbd72e2c9fe9b30f73211c97d72e73e8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 316314..350535], sha256: "9d79f232745671640fd4ea94b7a470fb63c4b9ffd5331a302768517664e010d9" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 350535..388450], sha256: "13cab99ab5b77f6098e48e85dc73abe6c16117ef70b690d3411d0a2c46d72af4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 388450..411069], sha256: "a509d23eedec0f4a952f93d92c3d0ad94d31be4ec08d067cd02c41ce60eb3029" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 24, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 23614..45121, 411069..438122], sha256: "42ac73878e2c1aba36fd6a21dd06f550e075b6b6a19216051f8fb6b9f35c6ee4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 45121..83598, 438122..478500], sha256: "cb757e57c1d8b4a3d370461a9c42bc98097eaa0d231e14590b8940dd2b9982ec" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 83598..125598, 478500..525167], sha256: "33a2f683d8348380865c9f654d19f56cde32760c95b16964b35b10bd1a419979" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 125598..148131, 525167..552673], sha256: "6f21d672a8494d5e711dba1b80b654db7277993425465ec576417175fcf376dc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 148131..177422, 552673..587770], sha256: "74ffd71f3c44bdb76e2d50774907dfea747e91493542588690c9bff1b6ea7a9c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 177422..218239, 587770..634530], sha256: "380d35118ebfcc9703ffe1255b769fa5a905d672158d485fa8976e43b33a63a2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 218239..273959, 634530..694095], sha256: "b85625a03903840457fd43350b33b5cd9d163a9c7a36b2f3e4579c54f60b4971" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 273959..293305, 694095..717763], sha256: "1c94c2c0d57cfac9ef9855f646f3611894ac51eccecb264c130d58a114132dfa" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 293305..316314, 717763..746242], sha256: "2bf2e3c2b8db95a24c8ef529dae6733f1919f4bfdffe929a19b7e1e74e4a7189" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 316314..350535, 746242..783621], sha256: "eff1135545d6022f640716d39932afa8294dd872180813fcb92f4396647648c0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 350535..388450, 783621..826050], sha256: "38b37dd0574902e7996435d17fdf91765f8bfd2d138113935ac0a53f0563f7c6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015], sha256: "06fa16b34f2aa31a004c586b8abe43b5b9b7d7558e6c373ea9ad8cd222ccfd23" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 840015..852716], sha256: "c524709d64b33e7dfcb81bd238aa12e947c5f373ecf143f0ea358e43cab6c790" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 852716..883018], sha256: "112f00c9baa5863371d8773d260b40129245ce025936ae5fb0d50bfe004911fe" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 883018..913419], sha256: "6728345c29759f4b313590f087d10f745ba184d1854e878461b297b984bd9b8f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 913419..924481], sha256: "31293b1326ddcb746f2681f6afb5b9cf35a3ce766ffebcd7a51ef33be5fda185" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 924481..937124], sha256: "f782cf5ee8fadcb05f9d7284cb4d4507a2f53b82ed7f4c2a2093f3ecc2876780" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 937124..961753], sha256: "dbbd140436281080446ff9ce235c93f64c95d128f9f6a9aa0b439a53009944ef" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 961753..986304], sha256: "c3f98c9eb616d789a4410b1ddb170c3e92bc792b954555fcceb14ee93ca667cd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 986304..999317], sha256: "6032f0bdf61b2ead5e8c760e59abc00948172ed537a1c8227061896952988c9e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 999317..1014218], sha256: "27f3e8527feebde415fba084d3506c19d0d899ff7285579c350c8913f4908eb7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 1014218..1047786], sha256: "e85141f28fc3f1516c55fbdae3ec37a6c92ba8c06d00692f7efdbb87d322082e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 1047786..1080671], sha256: "7197439583a3c1140d33e7f7ffe488fd288a10e5c6576658973764053a47907e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 1080671..1098420], sha256: "6183ebc4f76535a270b854f8732351501d40f055aea6384399a0a6a139dbf7a0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 840015..852716, 1098420..1115507], sha256: "06f8d8fa04153b888b44734fa300c29066a9b160b0e52d24899c8f5a161fb76e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 852716..883018, 1115507..1148399], sha256: "7f28a085add1b4c1b2f194ecba5e021ea2635f7d25c584ea0514a65d1c5cd977" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 84, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 883018..913419, 1148399..1181926], sha256: "3dd0fe2e63ad05ce04850dbeb31c8a1d2d727eab174b2d12f2fab0a918c045a0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 913419..924481, 1181926..1198705], sha256: "3905bdcb7321ba5fe922210b9125e03c031cc32aaa007d5fda55dc98e17e1677" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 924481..937124, 1198705..1214860], sha256: "c563705da12d10f01b02964b9ff990d5f5e12bef8a7af6eb004ee5491eced9a8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 937124..961753, 1214860..1243868], sha256: "4472e82c386cf66ad35e1177edb37b8e45635234bce0a065cfe9600d5814fda3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 961753..986304, 1243868..1270967], sha256: "1aa55ae8d8c8c6296cde2fbadcf14e802acfebdc029d95f4ed080481493a0c7d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 986304..999317, 1270967..1290665], sha256: "954c6b6bdae0ffdc1bf8b45f8d448b6eab573ebce00bf5305fec9f4e053ae515" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 999317..1014218, 1290665..1308967], sha256: "3e4714a3a892fc1964f5f0d26a202bf46027c23ed6a49440904c2f6e6171bc2c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 1014218..1047786, 1308967..1346811], sha256: "f16ca74bffba2417721686914642bf9a52a1fd0a3107d034925bffc0cc35c91a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 826050..840015, 1047786..1080671, 1346811..1382423], sha256: "3deaf292bbb1ce2c354ecada3a024d53b2b4482260d094aaaa2c1cd22329814b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161], sha256: "988c749821e6579c7f5bdbc13916af11796b348da4fc54df7aafc4801b78ba69" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 24, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1391161..1410355], sha256: "82577ef33be39a4ddc9f6e5fef3fb169bcc154c1f667791be336e5953b190634" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1410355..1447382], sha256: "077c4d7975c78f96832d88b0152a1751a0436ecf3a3defd3ffa32eb933c0ffc5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1447382..1485919], sha256: "f17ff163c2ee2fb8ef69bf501b85b56ae88b4939b968002603caf08e4d8aae27" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1485919..1506732], sha256: "c87000ac48d9745cf99f2541a55eb664ff8236a77fe8c7e330cb1339a1394139" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1506732..1532881], sha256: "eb8b8e20541b2ef10ae7d3324cc0a5b27b3d6b3610f7e3582ed774002f81c76b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1532881..1572401], sha256: "a4659a8fc89009c25758185660e9d8b89815e75486aa0a531779065e869dc006" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1572401..1625310], sha256: "513a52b8768c11398a2688f700f0988d350a26486652c3a37e3a410b0b3ed8ce" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1625310..1642511], sha256: "83a69395e003f0cd78a0de8c98c45b5cb1b0a1a9448eae07aad758447b01882d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1642511..1662517], sha256: "68ff3ab83d3990032da83ff5f41e62ca0181a67713588209628a87344405f60e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1662517..1694494], sha256: "5cc06bd3ba54239a1d131ea240722ce59c07d01b9651490af7fc2509d6f8b039" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1694494..1729292], sha256: "c8d9bb1bdb396a1d13a5680d80de637c425004190eccded919799f1f0f4c7ea3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1729292..1748294], sha256: "a23fa9d6998c88c3ae8bf4d5fdb974dbfa3970ac3d2c797fbd6005f6ba6df4f3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 24, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1391161..1410355, 1748294..1769451], sha256: "5bda49c628d16c7de195854d156e076571a4ca408131bcbe4ee49f64b232ff9f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1410355..1447382, 1769451..1806178], sha256: "41871a8466aeaf2167ddf35a503465a513f62d8d33c312e2209a177e66078469" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1447382..1485919, 1806178..1847649], sha256: "44838748a2688977dda5e01e85d9f8c7d4f7e4379c2eb77939305cdf05ce1320" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1485919..1506732, 1847649..1869558], sha256: "056a511ad01c4a7fc76235b872741a34ec3c5c7408460a333b4b5f9c86e6d921" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1506732..1532881, 1869558..1898088], sha256: "87c0a287052c2035b1f88fde4149343cda14ca35f174a8a3f4edd01b02cf6462" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1532881..1572401, 1898088..1937318], sha256: "f2f0c8f59973839306ab55bb14aef253398c9631ac6b7bc12d4bf3f16bfe6323" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1572401..1625310, 1937318..1989741], sha256: "b91f498668c7920a57608bb6c3e3d8d0cad3813ac664005a9fd7964f3dc7739e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1625310..1642511, 1989741..2009221], sha256: "57dee2304c878bc69de16a25b3e6ed0d61356d118ecdcd1534ca5b73c995112a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1642511..1662517, 2009221..2032294], sha256: "2c8a8908361cea47a0db8af2433d4acf7e4b6ba8a4a83a043f8cab111b3bf2f7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1662517..1694494, 2032294..2065312], sha256: "4476e28d0d6abadc01e1a16c03f4513ec461a660f75e607e00d08a8f29d1f909" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_BWD_SM_90A, places: &[0..23614, 1382423..1391161, 1694494..1729292, 2065312..2101154], sha256: "d77a8d5757f36eb256a6f2c625c0016e7fe2381956fae8749612c77be4e95784" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 64, 436, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026], sha256: "e95e75a8e4c3bdf510b676ba6adec98a98d4dfd5c82687e33df96a2ce672f947" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 456, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 40026..97481], sha256: "f4f6c6a8ce38f8e12e5626d53e48fedb45282ea90329b2ad950dc47eef726604" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 97481..139783], sha256: "85ae3ec9b872d016c95634f7bb6f52451c44736197237df9efdb77b19fd79e18" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 120, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 139783..209962], sha256: "c840f871e823c7da6f782580541b708dba6981fcdbf32da29a2fd6ef7b3fbb89" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 209962..243357], sha256: "2b8a020dcaad60a0fce0a5640e36a5178419695f2698f8e76cd78923f65acd20" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 243357..292822], sha256: "8747af5c286819fb9d673004f3c0529160172178891d576ecb896bc9ffe23ef8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 64, 448, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 292822..332035], sha256: "d39421e0da3e03413a7c3ac7b2dddd4573c3fd26007f08a21c4629a2cf3bf6f6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 520, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 40026..97481, 332035..393165], sha256: "fce90f80153b89d2d53790f1eaf1c8c41e570508bb168a655cef1c57342ad9bc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 97481..139783, 393165..436601], sha256: "92ca43b715fa79a76e247662b93b81518b70802663a2f54e59b07b0eb9e28d89" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 139783..209962, 436601..510730], sha256: "bb93e8a319912cc21c8592c2f9954d37ceee8bc3909b130b608262088acabbfc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 209962..243357, 510730..548535], sha256: "0d56b6e103b57e78d1d8792b2b2caa521ae96a0c17483fd915dc636e132cebfb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 243357..292822, 548535..600044], sha256: "e5be16a2ce86f5561db74fd0f7447e578dcc399b7821d677ca8487af536839bb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 40, 132, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334], sha256: "ca0710ab690f19efb1cb37c129d16aca556801dd8f826cb5819b9d528b8b3da6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 621334..660078], sha256: "fc798ad0cc2b2516360684efcd72df5c7231d75837a37a7fad2c891382d09dd4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 660078..678524], sha256: "f5a2dd4dc636d692850d3034d45fbff9932a9c90ef431efa4a52e6e9b2ea2fbc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 24, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 678524..715582], sha256: "82a17e0a695d1a21d4593bfff436fd9a4a8396fd42beec620cdd74693e4ec65e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 715582..736113], sha256: "f67214d3b5d0bfeab103d179d7fb38ee325be319453033e1519fe9a151a5b122" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 736113..781478], sha256: "4d0c9bf6a50018fe0964c7547790550a8b578fce2b4ed09b7915b11004a51e55" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 80, 276, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 781478..806633], sha256: "11140f5275f871ce85891d6276f2d895e0cdea3a2656d0defdbdb6f1abba7a29" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 80, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 621334..660078, 806633..849237], sha256: "083fb51ad07ec8a8950b1c49dc1ad669ea896525848703630386d8ca48b0740b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 660078..678524, 849237..874698], sha256: "9a6c7240a2e1104978484fbeabbb65c4d1e8bbc5c55bc72a7e8a94c796271197" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 8, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 678524..715582, 874698..916072], sha256: "e3fdd135eb4d710517d119742d88e0104fc15fc5772695ef77f81bbff81de4e7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 715582..736113, 916072..943761], sha256: "467b1977ba15185c7eb21564a98caa37b42c66da18006778a635aae4453c8c5f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 600044..621334, 736113..781478, 943761..995492], sha256: "b3313e245c267492e09d8651ce307f4d99a22d3b59dbe9f73a142a07a7e72c91" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 284, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906], sha256: "155fd4217ad9477222a4b7bde82586231fb23765a882176e1d8406469f2bb915" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1018906..1062073], sha256: "a637d2744c3ce4b4521abb2ad3b8752981af17729613156408995ed5dc424a18" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1062073..1096450], sha256: "3e233fc483325caf87a42e0ac064a1f4379546c86598155080384a1d65fe2427" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 116, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1096450..1156840], sha256: "21cf214ead178947cc250ce5062758d7ed1653a8e5b2d14a99183064e184a411" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1156840..1180556], sha256: "fb219be6c2487e8d6a98bb5055f190dbf0df5b6d96483121104728f4a7c51fbf" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1180556..1219620], sha256: "b0bcb746b00beb07a2d307d3a3c9ba3f11687ede2a2604376b10af629b959059" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 24, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1219620..1246281], sha256: "af1ff10df2e9ca10430b9edcff151c4564e253d86a960f1bee192ca6e8ce322f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1018906..1062073, 1246281..1288979], sha256: "5e8fb14b161905f0074a7357df417f3c84a81cd6dcba5586d51c6f45f7c9ddfd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1062073..1096450, 1288979..1321248], sha256: "335b177d3b7c9186389cd28f71c3649fbb2b1d7c0921a6a9a8ea0730eb4f3c1a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1096450..1156840, 1321248..1381047], sha256: "e57594165793c960f9e27c8384afa2dc14757bbce892d09184d619fe71bc368b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1156840..1180556, 1381047..1404996], sha256: "1721e9ec0dd2ca894f8139cafc8efe25c3a84490501ce223aebfd49ec3060e65" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 995492..1018906, 1180556..1219620, 1404996..1446438], sha256: "b0eacb89f376f7ae5fd30b073428782a2678d3b4f7330508c684a42207008b97" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_center_bf16", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 80, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 16384))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 1446438..1450024], sha256: "015713865f46cfda22eb570256e854487963b2ca58a3016a6534a870085ed0e8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_center_f16", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 80, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 16384))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 1446438..1450024, 1450024..1451033], sha256: "f8a372a76637a267a7bc3945083c47a6d044b91ec8e8e9cb270f0b201d4fd212" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_deflate", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(40, 0, 0, 3072))], file: FLAO_LRPE_WGMMA_DIVIDED_SM_90A, places: &[0..40026, 1451033..1454982], sha256: "e9ee1996197c9374c86712524bb2b891fa123d120eb0c594552c8c85f6b765a1" },
    ] },
    Entry { name: "flao_short_fwd_bf16_r64", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(96, 0, 0, 0))], file: FLAO_SHORT_SM_80, places: &[0..14124], sha256: "ae2d643a7619fa94d001f4f9c84c6d19967b27034bbc66359440aff6b81c08f5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 0))], file: FLAO_SHORT_SM_90A, places: &[0..10421], sha256: "90ab7370dc234f5d6eb91bdcb8c343202b3fc0262dae674a482af763bfe9d560" },
    ] },
    Entry { name: "flao_short_fwd_bf16_r128", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SHORT_SM_80, places: &[0..14124, 14124..28569], sha256: "0e65fd31da99e7f452015a98ad7f9cb7b1ba356190d7382ecc617940661aa37d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 10421..17758], sha256: "8caafe2b65efe4c66cef09a90594faa7b2dc897f9a7781cd1857f7aa1b470ac7" },
    ] },
    Entry { name: "flao_short_fwd_f16_r64", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16)), (90, needs(96, 0, 0, 16))], file: FLAO_SHORT_SM_80, places: &[0..14124, 28569..40043], sha256: "c0c3cf0e90181949573a8e368df2f7e207768c28a1ddfd28761d2ba41abef2ad" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 17758..23682], sha256: "01628541ca97c67f752616ca2a9ebbc93e95a3b090ba0304788a8916bba6f868" },
    ] },
    Entry { name: "flao_short_fwd_f16_r128", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 32)), (90, needs(128, 0, 0, 32))], file: FLAO_SHORT_SM_80, places: &[0..14124, 14124..28569, 40043..52302], sha256: "eb7ea355f43883bdc2451bb78a8d0c2e725b060fbc0a58a148837ee0e4104801" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 32))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 10421..17758, 23682..31745], sha256: "8d9987c092b8e8637145c220228d56f42f890dc6ea0d63a0dfe6b7be212d346f" },
    ] },
    Entry { name: "flao_short_fwd_f32_r32", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(94, 0, 0, 0))], file: FLAO_SHORT_SM_80, places: &[0..14124, 52302..64071], sha256: "fa33a879a5f97209e90384ffeb976570b0c5acdaf41c44af3aa10044b923561f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 0))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 31745..40176], sha256: "8eae8eda94a6e49818161d45c5aca2ae57118aa9fdfde090b78201aaee2ab9e0" },
    ] },
    Entry { name: "flao_short_fwd_f32_r64", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 0)), (90, needs(122, 0, 0, 0))], file: FLAO_SHORT_SM_80, places: &[0..14124, 64071..77447], sha256: "547ea69aa2e405779f5aeba97794a742b2b766019d256473204f11e59a1597be" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 0))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 40176..49727], sha256: "3283623307c0b3f6a1a306584f3ce669d0374910c5f34d75da6933f7d4dba8de" },
    ] },
    Entry { name: "flao_short_bwd_bf16_r64", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(83, 0, 0, 0)), (90, needs(83, 0, 0, 0))], file: FLAO_SHORT_SM_80, places: &[0..14124, 77447..99830], sha256: "8ab0aad8544c2fdb741485daa8ad8b59ce59918a423a18f7f820ea76c2109351" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(83, 0, 0, 0))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 49727..59729], sha256: "a86adefcb16a1d600fdee7b332c4d9478cdd9276e1a4bd4779d0298913252796" },
    ] },
    Entry { name: "flao_short_bwd_bf16_r128", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(108, 0, 0, 0)), (90, needs(113, 0, 0, 0))], file: FLAO_SHORT_SM_80, places: &[0..14124, 77447..99830, 99830..125914], sha256: "8bb03ee1844ad84998bdafee76d5792b1d417cb466d9d28c359dc64389484b6a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 0))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 49727..59729, 59729..70818], sha256: "6f7eb8fdef2f7e8fa40293960b944e820a2ea30ed92e920211378eceb0461c3f" },
    ] },
    Entry { name: "flao_short_bwd_f16_r64", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 16)), (90, needs(85, 0, 0, 16))], file: FLAO_SHORT_SM_80, places: &[0..14124, 77447..99830, 125914..145705], sha256: "519bc9b0a4bc1d8dcb8171295228d79bc0efb31b0427c749bdcb29816b5e2de6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 16))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 49727..59729, 70818..81693], sha256: "33d050c561c47d043c45a82c52f33dc9691feb4e16007a624e6dedcf91a5d7af" },
    ] },
    Entry { name: "flao_short_bwd_f16_r128", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(113, 0, 0, 32)), (90, needs(113, 0, 0, 32))], file: FLAO_SHORT_SM_80, places: &[0..14124, 77447..99830, 99830..125914, 145705..170610], sha256: "74ce89739a006017cd07f901cb9634cdd3cbcafc54327fc202d7bbc352f0668e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 32))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 49727..59729, 59729..70818, 81693..92834], sha256: "25d4d3c82b989c8cac9bbc913fe34b3f828e0ffd6ebf900a389854f9cd426c4a" },
    ] },
    Entry { name: "flao_short_bwd_f32_r32", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(93, 0, 0, 0))], file: FLAO_SHORT_SM_80, places: &[0..14124, 77447..99830, 170610..182803], sha256: "a7a8d3976d75adb2780905fb237f7db3b7dd1e5368480875b69f142e49bc291d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 0))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 49727..59729, 92834..100904], sha256: "55ce7baf46d4330dc12c43b5d1bbfb574170f37477d1dfa2535875c865f48436" },
    ] },
    Entry { name: "flao_short_bwd_f32_r64", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(125, 0, 0, 0)), (90, needs(126, 0, 0, 0))], file: FLAO_SHORT_SM_80, places: &[0..14124, 77447..99830, 182803..197783], sha256: "211a027216d4c74baa7dc34e19244549390d132ffb30d9696eaa1f586217addc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 0))], file: FLAO_SHORT_SM_90A, places: &[0..10421, 49727..59729, 100904..110217], sha256: "68704b540090da050bdf539b99db902137ef9c53f89471786196ca4e2a0e26c2" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929], sha256: "1313fdb04f65646a71c46dd0569f8ae1b5c579ec3f12340867de0af33077d011" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 3929..6681], sha256: "9498876c207cb823b3393edc72a28031a29b63586e63800089dfe04688eb3980" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 6681..6879], sha256: "ebf3d1cb6391b1717ec48ab22483b26f7de0079ef0c911e4e96ae1da9e95f7d3" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 3929..6681, 6879..7107], sha256: "ecabd05c3b3208cfc79c212d9855e0ec8df948e039878075ca7936a35c03350e" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 7107..11662], sha256: "3c8520d75a00e393627c0e1ee77245b5d04676acd5bcdf61572a12c99f573f5d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 7107..11662, 11662..16309], sha256: "d3664b75a095abe2c7ac6641ca3a61357c5689e1d3a701f441a0d44975f437d3" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 7107..11662, 16309..20207], sha256: "f66761637f1c9196db1c20df54dfd30ec34f21b1cffb91f511c6b8f99ef50522" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 7107..11662, 11662..16309, 20207..25172], sha256: "aaafba86f3a16f6789fe3c1b74c686cfb326e71bfae429259281534f47a8295f" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 25172..31193], sha256: "ddfe20d9bd1bfe354119553fa747b0bc35c4fb9af37eaf591fc2faa938506dd7" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 25172..31193, 31193..37859], sha256: "f7af556d1c5c7a2af975c66ebaa98c9c22043d4f8315de514febff705aab33e3" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 25172..31193, 37859..44353], sha256: "54c22eb47ef98a945e3a09feca2a092b60471ac4f3512ef8edac06adac7f0420" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 25172..31193, 31193..37859, 44353..53831], sha256: "d2f11a949d7524ff190b3c0113043249e4a723246b44cbe3aead4d3bdb08b50f" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 53831..58028], sha256: "f6dc452bc9bc39efc4a5ef862db3b3435d8c37f88b2b8a5fb4d69e90c89acd09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 53831..58028, 58028..61837], sha256: "d6f8ba97a5a7d2905e13c154e14533602ce88d7d89d064b45740ca0a9063e50d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 53831..58028, 61837..66458], sha256: "4ab0f4174fd0aaaa5c04940fbfa91f690e49369ba40c3652bf686d8d4ceaa8c9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 53831..58028, 58028..61837, 66458..71375], sha256: "b34b3fbea60edc6272c4662b45a71b639e0c32432f0316d630be8fe23b9a0874" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 71375..75966], sha256: "2f65f6fd3efc31160cf2e0a96f8d554504afea03cd7f0af9c33eda341902cf87" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 71375..75966, 75966..82061], sha256: "3df9c97c83ce7b697b1e1e04aaaeba7d926d02912fd4ea4363d98cfcd019973a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 71375..75966, 82061..85788], sha256: "897d6abc698d5513b70db10052b065e3791d7779a787cdcb5801bc71beb37385" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 71375..75966, 75966..82061, 85788..91198], sha256: "4f932e075488876a97a9ca0cb59876a7c35b4fa053d2edd85b8af4d37c2ead49" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 91198..97513], sha256: "7c83ab4cf23d1dc7bb4cbb5f0ac3e0aeb2f1316ade18c90aad518f1f3afc6391" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 91198..97513, 97513..105931], sha256: "bee272c10a7185cd9b3804ae94d702945b806aa3b283bacd1efa86020a847c67" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 91198..97513, 105931..112649], sha256: "10a9f44047ad61662b83cfffe8c18709628f667b6b8dcd6566ee1bbbaf25fbb4" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 91198..97513, 97513..105931, 112649..124219], sha256: "6ac4cc390aca801ffdee7a2bf4685209be286e25be24e01f804dbc6c9d926830" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 124219..130759], sha256: "4b2ef6ba5c9bcbee1ede09369cc8de0997cb9356fda718b9c737cae8186f7710" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 124219..130759, 130759..140796], sha256: "e41841787d78cef991c7c557837215a25f19d8e735c2264b97c0eb25d628c974" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 124219..130759, 140796..146689], sha256: "a9a98201c4ce4d9a2a9f28556d4b174b72629ff47080318eced9013486a13342" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(167, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 124219..130759, 130759..140796, 146689..156323], sha256: "2b1250eccd5f635499c1d4599d9080ec6429fbb621c6c9d96a3eb938e49be9d2" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 156323..163305], sha256: "e851c870f370d43b07c70b4667194e716e2f7ae6050888778c126e7aa27e3ed6" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 156323..163305, 163305..171613], sha256: "614f27a9639322e478050b69734f53fbad212e0b56075932b290d02fdd09d128" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 156323..163305, 171613..178929], sha256: "9ee6c238a10a0a06112f6fb904efd9b4d7d20b1b382056ab2a7da9a74b091217" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 156323..163305, 163305..171613, 178929..191567], sha256: "cb23d2e9820cdda169f63b49f9af06ad4e61a95b5b18aeb135e8bf0f675ce396" },
    ] },
    Entry { name: "flao_wgmma_reduce", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 5120))], file: FLAO_WGMMA_SM_90A, places: &[0..3929, 191567..201542], sha256: "cb783a56c65883845f855a16a86a3b97ec79ae01d3d8e37efc20a76bd00699c1" },
    ] },
    Entry { name: "flao_wgmma_sum_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 136, 0))], file: FLAO_WGMMA_HALVES_SM_90A, places: &[0..11236], sha256: "71001c6f6b51ecc93d73ce97a6e0853c525ca26ea5de5a18ca97eaead94cd8a4" },
    ] },
    Entry { name: "flao_wgmma_apply_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_HALVES_SM_90A, places: &[0..11236, 11236..20139], sha256: "d350235fc99da0352da86e087f4f440b1b751271e5408a222ec8726dedbde021" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 80, 0))], file: FLAO_WGMMA_HALVES_SM_90A, places: &[0..11236, 20139..32688], sha256: "ac974e0ac8650e065fbe085881eda0e0ca901fb9e1ebcf79ddb68409d743e301" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_HALVES_SM_90A, places: &[0..11236, 32688..42929], sha256: "eed771ce610d2f30d75b51fc426097bfeecb7534ea085a5a857f99aac86a820e" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869], sha256: "dc35027339fcc8407add5aa72e1381a4879c3ea3ebdfd45a0c4601aa7ba9e031" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 4869..7563], sha256: "9fe545aa3acbe867803596a599f619c0d92d541eb05c65fdbb485116197ab5a2" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 7563..10747], sha256: "5aa1b349483b53e3ff3e96a8260b1c84f699cff4f9d661add4d3c28cd7a041da" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 10747..14144], sha256: "f06b16421e28b174caa1a7562352ee2269ff8c9c89bc9f80ead26038e94469ce" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 14144..17261], sha256: "50e8408a054eeaa56dcce160b96bd9dba68a0a3b89d10e674284e815a4747787" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 17261..20312], sha256: "2c8a34c3feddae97aa0693a77e4ac443345b0737c71ce876b5f48d0065e1a1ce" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 20312..24215], sha256: "81b7cbcee42205c373124d41f81d439417a5343c88c8787e48dc0028b57c7bdf" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 24215..27037], sha256: "b31f6ef3e706bc22f2f6f313c92250c9ea049c3fb48829b765d9346ba8d3a449" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 27037..27260], sha256: "b201294d49012841610204718a91ea332aa74322862e8fed3f9ae48bb89481be" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 4869..7563, 27260..27490], sha256: "01524babd1e206d6ff2b9cf24f75ccaae6c3107bd7acba14797c276358b095fd" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 7563..10747, 27490..27697], sha256: "cacce35cb028b90b70fa72ab69b407578805166f5e1d98caf91fa63f9236278e" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 10747..14144, 27697..27918], sha256: "8f1b1dab1f171822fcb26501be251dee6fb1d1ef2f9b093f5e39a8c0172f7eff" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 14144..17261, 27918..28139], sha256: "b2285a38c1ef60263764e792418ebe60de7b1d43b65c8acbe1a359a9bc9da45d" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 17261..20312, 28139..28368], sha256: "a0b182acba2a609f7df87c53339d2458f3d8b736dc428fe5afe55f4e13a17aac" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 20312..24215, 28368..28616], sha256: "92ee6ca313c43cd859073848afc3f9128d8b60fd8ea5eeba7c6e6fac9d6db1e4" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 24215..27037, 28616..28845], sha256: "5ca18a9da61f4cd1de3332b2305f05a586dcbf806c640104dec4943ba2a72b9c" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294], sha256: "99548612b9eeeb351b744273848dc21cc03d80a71e683ae0dff067b3fa2207ba" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 37294..44631], sha256: "dea923c321bc0a32588ab7e25b1ca8853005a526213d78f1efe034eda6d652f0" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 44631..49270], sha256: "ac9c6ddae1b4a599a60c3d33376a58e0b24cde4a0a15d057a9dfd114aacf783c" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 49270..53894], sha256: "50d3968b0075c8833f2d163bbbb8af6978a9123328e02cd7fe03fbbcd60997ad" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 53894..61419], sha256: "8234e11b74d4d72b834e94701b8f4186c0c2ad7684b66c02a9c10378937bc9ba" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 61419..66271], sha256: "ab306b0e2057b13620bedce3e62e2792520fca03ef4ef8fba17a2e57d6ff929d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 66271..69194], sha256: "0e3559bc01f1b1864109c4cdfe34c19ea1d2dc07c18f02942d1969c50948e153" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 69194..76767], sha256: "6472226cd189e9aad7ad54b993fdfe08306c4a773d7fff58c815bcf80252a33c" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 76767..84121], sha256: "185788b0b2d817e7de1f57932f149f7bedf689a7fc4676d4d42f7d6dd7bdadf1" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 37294..44631, 84121..92166], sha256: "5fbbf82528040acd95342295eed11fa8089e5f8b4a6701baaf377b1a971ec6ed" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 44631..49270, 92166..98568], sha256: "972b124cbbf291a20a3ae2aa8140e78d5c50a3d83fa0530dae27f0aeb9bccaf0" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 49270..53894, 98568..105855], sha256: "58c61fbd4eada52c813ff9285da262877030b4d87289a01560d8170685142ff5" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 53894..61419, 105855..113965], sha256: "61a600707d46c4f0754f36a394843a7768ea121459a5b81c969bdbdb349a83ee" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 61419..66271, 113965..120511], sha256: "0b7161d4264d5c49217d1237c769d5f1741f855bb734d60e7b1ea9c9d9d2a7c3" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 66271..69194, 120511..128253], sha256: "87c1a1c92cd29542f06f7fcab7c86b46dfa10f6b85c205283cb8e0022ee3203d" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 28845..37294, 69194..76767, 128253..136355], sha256: "70bcec5d803d7f5eeb06ce6f29ed91a1153ddb72b1a250d1b380f36ef00cfdfd" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639], sha256: "cd39f1c67f3e9f2b6bc3e49bc7e2f9ba9d59ecf475ee6f95fafc739a538bf303" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 143639..147433], sha256: "d3ee83e71a786b53bf87073a2c701340c93b0d69ab9e01ba275cb28eb9b003af" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 147433..150216], sha256: "761ce509b984a2c4b01fabcad6aa99bcf6c680f5daf16ee44e9a183f47880b55" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 150216..155021], sha256: "4c58e52bf3812af90f21f36780a3b3111e7f6f75cf2679fbee741bada93c1704" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 155021..159948], sha256: "0944cbc76c05d9a0c9b4bb1e09c8327a710e600668f82533315d8fc6c760b3ed" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 159948..163579], sha256: "7affac5226a1d900ea58348c750fb4088d8a79fe5d527f73723647a1241a8cc0" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 163579..168482], sha256: "248995246b48a327b0f12bc715bfdcd0a292867783a2a0baf0976e1ea2281106" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 168482..173788], sha256: "122a99dc0bb9d7ef9d9efdc3855ac1f891973e58763c8ff7b51110b7c967546c" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 173788..181002], sha256: "351d587f4adddb0eba6dd76786c33cf95d058587eb430468dddecc1ba64e170a" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 143639..147433, 181002..188830], sha256: "5ee373794c1b14bdcba001075378b2bc17a9aff6276a93200c334ee4374e86ad" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 147433..150216, 188830..196107], sha256: "0354f05f65b977540a391a7bd8692bc00f58f9bccab4c64b117c2de76733ac7c" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 150216..155021, 196107..203046], sha256: "ca36f3d46e82001063f0366db0df8ac8a94830a02b45a7d60eea83b73b869c54" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 155021..159948, 203046..211478], sha256: "34011b9a5914d8f903dd22aa59f702b059d7b483c8c097409e6ae5769becbb40" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 159948..163579, 211478..219326], sha256: "b5631ec538dcab4ad4b9471c181eb0ee4d0bbd823ef80b3fa677025437336a09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 163579..168482, 219326..227921], sha256: "f30aed4d873f7a1dc448263c6691661746fd1443a60a4f3f3bee0453ec59e9a5" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 136355..143639, 168482..173788, 227921..235692], sha256: "3121ed6e020e28e84394ec6d7602db29f7bf76bf644c205ced6c8788bf5df554" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 235692..247487], sha256: "81930bec2eece1f744cb2b2382a98549690d9fb845f581041202f303fa1ba2a9" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 235692..247487, 247487..253475], sha256: "3f5fdc04684bca250e70f3e99241183c7835dd634a087a11a650fe5d5317cf44" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 235692..247487, 253475..262699], sha256: "854e588360ff6b3a27d11fb903d2b5bc7e74629601ba6801cc7b7bfc45e8f2d3" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 235692..247487, 262699..268930], sha256: "385dd49a56881e57e36f059208c12a8d6ad5916b0279358b231637162a9ecc75" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 235692..247487, 268930..276440], sha256: "b072c77c6fc5af714b85b132073aaa0cf2921d69416967bac65a6b616ebbbfc2" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 235692..247487, 276440..291316], sha256: "1b5cf507f0cf855cfc238b5ac92b379fbb47dda9414757b8658791f6df134f58" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 235692..247487, 247487..253475, 291316..300210], sha256: "8f2b8c12fc4ab26cc0f943d503e2a0ff951c1141dbbe0fb869e0489856371efc" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 235692..247487, 253475..262699, 300210..315481], sha256: "32cfe8878b60046a22df3dfec7a9111c8192f2a3a8203e581d530b877bb0ed9b" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 235692..247487, 262699..268930, 315481..323855], sha256: "84e9329bd4f7d639120d09d8298688b54e6ce6c87296b0622d411852434f2dcd" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 235692..247487, 268930..276440, 323855..333469], sha256: "ab2e6fe28912b08933e96f50d2d5260a1df0cfe74c5ebae92b65321915dae1fa" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 333469..340004], sha256: "61b8a9ae7eb108854b5a22ab15fa79051de6132014f2b80378df9b0c56bb5e36" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 333469..340004, 340004..344287], sha256: "7b61d169d99eaf43168bcec1e60b8327f3a568a26ced6b944b90d81257941c66" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 333469..340004, 344287..348534], sha256: "b16afe064f5df1986c630d357d0c57bc554d6097b0b97c2f33044f5ef1ceb02a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 333469..340004, 348534..352954], sha256: "036a9995acf89b0d709505c9537b38ce4940d69123c8a7384128d64809e8c40b" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 333469..340004, 352954..357481], sha256: "43934209c905eff6f481b9354862b9fff4023f3cb985a32e7930ca2c2eacc5d1" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 333469..340004, 340004..344287, 357481..362241], sha256: "f1209866693931463d685359f9a2012bb72e85733463fd4040eef0c9735bb833" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 333469..340004, 344287..348534, 362241..366037], sha256: "4eb85ec8b568f223760675295561643a7effb5398f735fdec5da1ea5ffb9745c" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_WIDE_SM_90A, places: &[0..4869, 333469..340004, 348534..352954, 366037..370339], sha256: "e1b10e8889b60eebb8f37dc64298720c0ee1d87ab7ca1916d0ffdb593c234f77" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810], sha256: "cf85a9040c00fc2d1a56cd7ffa223ef6eddfe36cda5bb53476bdd95bf6bcc08c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220], sha256: "13c3616196f65569ba663b17be0436be2069865912381ffd8fdc5accc85d5bc4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_80, places: &[0..10810, 10810..17605], sha256: "40952d99bf3105e0d62948f4ccedf30f8d63875eb1efc468592cc0f671606370" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 9220..14355], sha256: "19208c55ff66a0b4ea0065fcbf06457131027933ad69401d7652a425bb929932" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 17605..18232], sha256: "8fe0ebd9d657d69486b3481befb226566aa9d0503f458513acf23c1e19fa07fc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 14355..14655], sha256: "e04c2ddb8736a9996cb3ed79b78a37c2d6001c51a20d6a8a2e94c8025bee76e8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_80, places: &[0..10810, 10810..17605, 18232..18778], sha256: "5b5f8feefe1458d8583d5d3f2dcfd8a40aee472f8661f3b014dda351ce971ef3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 9220..14355, 14655..14948], sha256: "61871f26eb309a54a095fa8407278f14aa504eb694fe5315877c8d93e6de3973" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 20480)), (90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 10810..17605, 18778..20424], sha256: "20ecc94b6e7d2a3fa792fd604effc3a9fde56ba3c24f8e7e49aea236a1efe55c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 9220..14355, 14948..17848], sha256: "3a08a5fd34efd01fb1148f513de481f89bfd027215e5ee79645787dc5d0b0539" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 20424..24628], sha256: "fb2d2473acf09fe6e647f0904a72213da7f77877381f156a14f501a1d36d1bd3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 17848..18713], sha256: "21a3bc117909242f4181612cbc4ed302f3901109227b619177d48f088ca1fdae" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE_SM_80, places: &[0..10810, 20424..24628, 24628..31673], sha256: "8d24331f49352edb77fbc35cf7be0cd7ce6cbef2bd047f640eeae7ec560caacf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 17848..18713, 18713..24005], sha256: "055424a3ff5153fb88f33549699c52a76b3de3c7b1d39cdc97570f4f7aa6cc38" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 20424..24628, 31673..32311], sha256: "36c4cfd82871abf51d2c5a5496c87fc59b4f3d0a49f632f3b49aa849ec7a7189" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 17848..18713, 24005..24331], sha256: "0173122fed3ae5868eaeb3de33b5f8d019537b305e292453d6c54e9a34347627" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_80, places: &[0..10810, 20424..24628, 24628..31673, 32311..32872], sha256: "8cd1b1635c5b65c8135e2134fc4f83f834ca18473412fbc28f4afa067cf3b3bd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 17848..18713, 18713..24005, 24331..24710], sha256: "04fae2d6ec6c7d93ed89473d69cdfc723038fe2fbb1c9d3e1a6ab0c779a5617d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 20480)), (90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 20424..24628, 24628..31673, 32872..34291], sha256: "f25f2b761658cb7029a838ef44faad6aa76866bb1efdbee72caca4e9755ce474" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 17848..18713, 18713..24005, 24710..27768], sha256: "7391ff563971a67929015c0ec1dee822c1c3852136299170d35afa05ba881486" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 27136)), (90, needs(107, 0, 0, 27136))], file: LRPE_COSINE_SM_80, places: &[0..10810, 20424..24628, 34291..60355], sha256: "3ec15018e1cbc3df1b19dd64bb5fcd765d2e451f408c5cb25d17f7c10cb359be" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 17848..18713, 27768..46571], sha256: "a1dfa52a097d1a8ac1a8da20865c037979b301f34ee3af2f070978ea02ce9d7b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 27136)), (90, needs(107, 0, 0, 27136))], file: LRPE_COSINE_SM_80, places: &[0..10810, 20424..24628, 34291..60355, 60355..61617], sha256: "43919f0d7d141a2db4693a01006f17ba489f05db20c605ee7564903a7d27c82c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 17848..18713, 27768..46571, 46571..47263], sha256: "8f17b3f59f5fe19d9c32c66a12d8e667c5cedb2269fb1aab3a9d5fb9f5176ddd" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 47616)), (90, needs(104, 0, 0, 47616))], file: LRPE_COSINE_SM_80, places: &[0..10810, 20424..24628, 34291..60355, 61617..82965], sha256: "fbc9dcba740b1284988e46f426ad01d26ab073c216d7e0fb93c14f2857fd700c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 47616))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 17848..18713, 27768..46571, 47263..54905], sha256: "f1bd4859f156ea09bc3c3ed806a719034c03c0e3e5b76772bc1506eed128d7b4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 82965..93443], sha256: "cdeadc73ed76522434a541be208912c65e210081306f44ca97c0f6570c66982a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 54905..63251], sha256: "78791b54a4f84b7c4d2e0b8b58344b24e515caae50e83bcbc11e150e3d91424c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_80, places: &[0..10810, 82965..93443, 93443..101268], sha256: "cd0ec85150db675fedcc015e193447f39d70e19266f8e44716d0e6fb000d05e7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 54905..63251, 63251..68994], sha256: "67dfa5c9cb23378c632ba66c78d8818776ad7c173a6ebc21d0d1a75bd0e660f6" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 82965..93443, 101268..101947], sha256: "6d80952803833057b2106b187f483aa767172fe7fe7364f573e1600577d2469c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 54905..63251, 68994..69574], sha256: "f6f8e231b582e3338f27ebb78fdad5a3ba3c4c56ac264a1621bd4a78cf906cc9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_80, places: &[0..10810, 82965..93443, 93443..101268, 101947..102548], sha256: "e018932fa4854849f5fd65c0bd537cf07f6f4c35e17c6c2f0024f19f3878fbee" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 54905..63251, 63251..68994, 69574..70167], sha256: "6c00e3587451862298c095f8b9d5c87f5a721c971001068d61f2cfcd36846ca3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 82965..93443, 93443..101268, 102548..104053], sha256: "7dac078a071415b9c7bb2201dfbb8150ddb3e138ed7965a607288cc069842d77" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 54905..63251, 63251..68994, 70167..72153], sha256: "8e52e687f93df0eb3cedfe4127c82ee895f0b5af6bffec0eca27576204769f99" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 104053..114331], sha256: "157b50e39f0cb6a8a75f29a0d483e90857ecba25387a58b52a7c9b45041fb754" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 72153..80701], sha256: "703e2d6f813b31ea8f4a42a7785adcfe32ce8aa25285ed2db764705c212b91e2" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_80, places: &[0..10810, 104053..114331, 114331..121853], sha256: "94d76c73dfc051dcaa329975d48db781337e3014987b59f8f588ecd30506e976" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 72153..80701, 80701..86297], sha256: "de75f745585f9852033a57b46cc7940d0789c49eed582f1941d10eb00539b7c9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 104053..114331, 121853..122565], sha256: "d467783e202ff8dcdeaca54245b3aa15e52d10b99cb6733945bf21edc5814915" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 72153..80701, 86297..86728], sha256: "97e79f273f2a87457e16d3208176575edffca850b9fffa73fb930a6739695142" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_80, places: &[0..10810, 104053..114331, 114331..121853, 122565..123197], sha256: "78de993bf0bc384b86623f54911d77fabdbd811116a0649a93360f2335f288b9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 72153..80701, 80701..86297, 86728..87031], sha256: "e33937065c99efa3f40bf1b1e5e918efe6760c2a6a1ace2ca9cd1b184a389076" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 104053..114331, 114331..121853, 123197..124982], sha256: "943bc040dc1d80e20d47f301e8e47cfead2e67be86937d64941aeb6b6b3b9cbe" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 72153..80701, 80701..86297, 87031..89901], sha256: "a8103cf53e7aede576502a2f728bb5a9127fefa202792b084aed396b93bc00cf" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(97, 0, 0, 20480)), (90, needs(98, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 124982..131429], sha256: "c0fe8aa17a58449dc7a8289e0c8408ec3dc9f51e57847cdc0f5b1c475a36e22e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(99, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 89901..96432], sha256: "8c03c6576bc3b4c99fb46082aefad264ef20731b21277fd5c508813b0b3d8391" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE_SM_80, places: &[0..10810, 124982..131429, 131429..137638], sha256: "a4d815d7b8e61ad7b1ffbff9e76ae6695b4696ff750d166a03aa89dd3b4c3e65" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 89901..96432, 96432..101286], sha256: "217e86720a60a0506a94b2df0236a844cd4be3220b7adf8e070caf5f1495feb1" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(97, 0, 0, 20480)), (90, needs(98, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 124982..131429, 137638..138267], sha256: "8e0018e92bf09f28c6e78fa44e2d38844f52d5ef52da489abdca28f7863127f2" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(98, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 89901..96432, 101286..101864], sha256: "b7adbb0d31cec53f93a741e65400b59a5e7bd03d46e5d8845724adc89f6401fa" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE_SM_80, places: &[0..10810, 124982..131429, 131429..137638, 138267..138813], sha256: "42eeecb3dab81b89eceba394949bd1265c0ea3976a6c6f9d09b86e0be4b5ba5b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 89901..96432, 96432..101286, 101864..102324], sha256: "749a983168154c3decaa2be57efaeb8ccdf628a74d5818a85b9e60a4661d3557" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 124982..131429, 131429..137638, 138813..140235], sha256: "d7dd8576a7029b3d9281c776b9e1b0ad823400320e321f41d206157fa1a06cf6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 89901..96432, 96432..101286, 102324..103831], sha256: "b22affb7bcf6fcf17914918e4305ea202687036affc2e8b38a84d171b8200c58" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 6144)), (90, needs(56, 0, 0, 6144))], file: LRPE_COSINE_SM_80, places: &[0..10810, 124982..131429, 140235..145531], sha256: "e3faa6fb12002677b69f8eea9fca572747209ba9ff2a60c69a02648f0ad363d1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 89901..96432, 103831..107730], sha256: "253a7b8b510b855e13d1511e5d7a3f4a98cb7f004659220871d5551d2ab2d1c9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 6144)), (90, needs(56, 0, 0, 6144))], file: LRPE_COSINE_SM_80, places: &[0..10810, 124982..131429, 140235..145531, 145531..145931], sha256: "7d35f4ea882b1502a92cf152fb5e88c4730241f05dc5aff09799afa5f097a676" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 89901..96432, 103831..107730, 107730..108048], sha256: "94cf6a8240a0e58defcb694447a7c1cc61d9f8511ce6129f2857cb97b5431fe5" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 8192)), (90, needs(56, 0, 0, 8192))], file: LRPE_COSINE_SM_80, places: &[0..10810, 124982..131429, 140235..145531, 145931..147736], sha256: "9f14b261a0c454c86059cf2a8352ccfc63d028b7ce48daad96b324340f5d047a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 8192))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 89901..96432, 103831..107730, 108048..108628], sha256: "0565693b7f215bccf692536dc65fe4c6a2dfd2e5a24df2c01e165440ea823072" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 27136)), (90, needs(122, 0, 0, 27136))], file: LRPE_COSINE_SM_80, places: &[0..10810, 147736..177919], sha256: "1d98349bcf3801ad354f0e3f353a54da8193e576b51f9d7c2ff3e4c441d445ac" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 108628..130151], sha256: "8f37fc5c10a617f9732e9e1f657a7a296699959bec8c5615088da0b9c1a418b9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 27136)), (90, needs(122, 0, 0, 27136))], file: LRPE_COSINE_SM_80, places: &[0..10810, 147736..177919, 177919..179571], sha256: "61a31e5abc072eeace4873397ec1030a614840da64d983e16e8df097d0db1335" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 108628..130151, 130151..130872], sha256: "e8a40f41c25567e596af9e1c58f7696636c704a60bd4287fb67ec4c95e146aa3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(120, 0, 0, 47616)), (90, needs(124, 0, 0, 47616))], file: LRPE_COSINE_SM_80, places: &[0..10810, 147736..177919, 179571..203499], sha256: "5d78334d9fc7f6ef547e456c683c5755825a4d557628f76e46169ffbf2232590" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 47616))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 108628..130151, 130872..134606], sha256: "1b36f0bbc70a8ef421c00d3e4dc96f7bebc3b0ebd4b694c5bb99d955d43f0829" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 203499..211501], sha256: "fdecfa5e3330abf5362fe60897be0e9d57baf3fedce99b223e68ae802177dd7a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 134606..138619], sha256: "8cbc6bb7c80a30e72f0bbe59346dfda6f796c969fb55131f4cd77e31e3ad21c0" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 203499..211501, 211501..218514], sha256: "5c6b4ba8d470ee927ae54da8306ce4c58ab7fc95a07c8d7f4ea3cb26e2a22856" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 134606..138619, 138619..143753], sha256: "8850f50354f95d69ca7728dc89e5805e1a49d1575c197c1faec7de982b8888c3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 203499..211501, 218514..219097], sha256: "da6ee83e6724b02eb0d69d499735a72cbecba2cd36038083a16a04eddde2bfff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 134606..138619, 143753..144083], sha256: "b4830fb8d1e6c7d9b0d9872d7aa0fb050f19c7f3c13dfe3f69e82c041fbe96fe" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 203499..211501, 211501..218514, 219097..219658], sha256: "d4ac5f9044eecefb33c0e15a69b9f97f71c9e11bdaa01b1590875b817cd86c58" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 134606..138619, 138619..143753, 144083..144460], sha256: "0dfba626b2e30acfbe8355a451af372d991534484e0ec498d055fb799ac61248" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(68, 0, 0, 20480))], file: LRPE_COSINE_SM_80, places: &[0..10810, 203499..211501, 211501..218514, 219658..225698], sha256: "6932b956e3c08cb37d97ec6cf479073150324fc810c25a463fc4349be44a76dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 20480))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 134606..138619, 138619..143753, 144460..148352], sha256: "49149a6be708648b66c3d14ca27b213a65efa5ed1613e7cadfb134366383a083" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 28672)), (90, needs(108, 0, 0, 28672))], file: LRPE_COSINE_SM_80, places: &[0..10810, 225698..235231], sha256: "5c46d31f519eae34c91d37b68201ec37b664646bf57e9df66078b369e4980fa1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 148352..155532], sha256: "f5decd79ace50bac67cbc2bf9ef0cec4dceebd04f4d317ee296edaf32f4118b1" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))], file: LRPE_COSINE_SM_80, places: &[0..10810, 225698..235231, 235231..242515], sha256: "e68ea7b982eb98d7691b87ddfaf0afa7aba17d38cffef1ec3f6cf13156700fe9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 148352..155532, 155532..161410], sha256: "5a8a77297b57c59d5f0156d66a78744f625d247cbcc663b9ef68ed32444f10d2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 28672)), (90, needs(106, 0, 0, 28672))], file: LRPE_COSINE_SM_80, places: &[0..10810, 225698..235231, 242515..243248], sha256: "c5c2fb2a61d1671367727c0c09bed8ccf66964a418fb3a6359b77cd06fa3f5a3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 148352..155532, 161410..162121], sha256: "8fc94cb52fbf8c43d3b829318149d6d7abf62785a6ee7976aa6ba9f62977d2f3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(76, 0, 0, 16384))], file: LRPE_COSINE_SM_80, places: &[0..10810, 225698..235231, 235231..242515, 243248..243817], sha256: "07d7c9f41a796cf0a18249749baf75d64577845c83157b8c37e460e9664e93b3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 148352..155532, 155532..161410, 162121..162695], sha256: "06d194b49a158687793f7ea9d42770285e54eb5865c62e352b7a18bae0548910" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 28672)), (90, needs(80, 0, 0, 28672))], file: LRPE_COSINE_SM_80, places: &[0..10810, 225698..235231, 235231..242515, 243817..248620], sha256: "c4da3ffeb52eea388bea05eb46b429d087cee62d5a7fae9016905ff93e6dfd9e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 148352..155532, 155532..161410, 162695..167620], sha256: "01cbc4e2867a59dfa8f4400617c7468da05a840c7a5d5533e4df089a8c298809" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 27136)), (90, needs(126, 0, 0, 27136))], file: LRPE_COSINE_SM_80, places: &[0..10810, 225698..235231, 248620..276311], sha256: "b0173719ea695847d3f850977dafa50fcc89e97b64417a44d002eb691ee18426" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 148352..155532, 167620..186420], sha256: "725a1b4fe4e7ac686208a21ad38ff7817aad46305ad8fa19c2883d1dac524e65" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 27136)), (90, needs(126, 0, 0, 27136))], file: LRPE_COSINE_SM_80, places: &[0..10810, 225698..235231, 248620..276311, 276311..277792], sha256: "0fb2e8682d6f7284db28a61ee716bc9ae7424362040d751b7a4036261bc9e0fb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 148352..155532, 167620..186420, 186420..187550], sha256: "4a1e83d2945e60a8d0d7aefb637b6cb8c883b4fb97e1d96b18ac65666544cb0e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 47616)), (90, needs(128, 0, 0, 47616))], file: LRPE_COSINE_SM_80, places: &[0..10810, 225698..235231, 248620..276311, 277792..286299], sha256: "3f2a596f0a362702904f545adc603eeea5e24ed044a360292b78a5c90b593c89" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 47616))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 148352..155532, 167620..186420, 187550..189666], sha256: "9eaee94824c8bb090c5a9efff68a718f48b4145eaafe9d9ec8036cf5536bd825" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 28672)), (90, needs(118, 0, 0, 28672))], file: LRPE_COSINE_SM_80, places: &[0..10810, 286299..297688], sha256: "906e91f5a89942f92d35e5b45255c934956907e9bc4c28e6a85b07f1b8601a23" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 189666..198486], sha256: "3ad3df253797e22a5f42698a6a0011631996439255c60c47cef2656aa318d2eb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_80, places: &[0..10810, 286299..297688, 297688..305888], sha256: "ae7311fb3d25b9c247b22e5a1e7cda38d13a646e25252f6d0753652e6c06e218" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 189666..198486, 198486..204746], sha256: "e4289c805c4247492c616b1c125da2aa8e09840fa7d32e633753da60ddf8171b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(122, 0, 0, 28672))], file: LRPE_COSINE_SM_80, places: &[0..10810, 286299..297688, 305888..306634], sha256: "3832d979c0ca5c5cb6eb076f0e35a76cf5b1ce80a3f37551cf7e9295091cc097" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 189666..198486, 204746..205531], sha256: "381e0f6b61b9880122ff4b8b53bdf385dbadb44afe359cde4cb07534f79137c6" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_80, places: &[0..10810, 286299..297688, 297688..305888, 306634..307340], sha256: "f871cdebaa60b51827c5ae9c57c84e4010c4fc73f52c9aac42fcebac64c7cced" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 189666..198486, 198486..204746, 205531..208718], sha256: "0607a06206b66795c242f13455f05f2e3a9e554e2df96fab6f48fd2a684416bf" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 28672)), (90, needs(86, 0, 0, 28672))], file: LRPE_COSINE_SM_80, places: &[0..10810, 286299..297688, 297688..305888, 307340..311858], sha256: "8ac23434ab6a8f285224a8222a1340f7747ef420f6ca5ceba0b6aafc0a709b90" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 189666..198486, 198486..204746, 208718..214662], sha256: "dcdaf96530773ab6a9200805073f4ec30738cd3fcc71edbcf084515f0bb44980" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(128, 0, 0, 37120))], file: LRPE_COSINE_SM_80, places: &[0..10810, 311858..324475], sha256: "7cac1ce22852707012434b87fa5dc05e3c109c31e450ae9e737c7cdb7c595781" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 37120))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 214662..225588], sha256: "31f2d9ab1afb242646d471a1b2dfaa9e79b2ee1030f1f164a8b20e16fc9d78a6" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(95, 0, 0, 20608))], file: LRPE_COSINE_SM_80, places: &[0..10810, 311858..324475, 324475..333724], sha256: "bd99a3a8c1ad56313425d776ef7221f034b3a04b107336845922832db96af635" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(95, 0, 0, 20608))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 214662..225588, 225588..233009], sha256: "3281424edd22c8a6375fa4f39b58a1edd88029975e39422de46c6eaf16ce1eaf" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(128, 0, 0, 37120))], file: LRPE_COSINE_SM_80, places: &[0..10810, 311858..324475, 333724..334494], sha256: "aa9685452d7c0c50286185616d9c7c74a54d67bf8e8dacb650ffe1f7e58d235b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 37120))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 214662..225588, 233009..233474], sha256: "bfdb9ab35ca27aabdf0d8363f9239209f9b2ad5761a2ba4426b6aa9662b09f30" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(93, 0, 0, 20608))], file: LRPE_COSINE_SM_80, places: &[0..10810, 311858..324475, 324475..333724, 334494..335186], sha256: "cdc5a9fcd045cebb8438a74538ecb2fb18ae1424d41fefbf14bb1c9e8f051902" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 20608))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 214662..225588, 225588..233009, 233474..234120], sha256: "344ba2271c10cd988a5c1c8b4972872111cfc223113a9d79e1a559dcc73afc50" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 32896)), (90, needs(106, 0, 0, 32896))], file: LRPE_COSINE_SM_80, places: &[0..10810, 311858..324475, 324475..333724, 335186..342182], sha256: "9992e387c26703dc8b96dad5e24dd17b2d53568412e8366e4195568f425999b7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 32896))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 214662..225588, 225588..233009, 234120..241098], sha256: "8cb50c1c6dc4d6b03930ad92c7822389d26cc2253b035f769baa187cfd8bea9e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(123, 0, 0, 28672))], file: LRPE_COSINE_SM_80, places: &[0..10810, 342182..351159], sha256: "11acf7bf2fd662d73839107f96de60ce3a161a204a8e6d55495925482f9d7f0d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(125, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 241098..248749], sha256: "57b1a334075af21bc9b27114a118a281d6f2cd89d631b45c4574edee22752f8e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(86, 0, 0, 16384))], file: LRPE_COSINE_SM_80, places: &[0..10810, 342182..351159, 351159..358491], sha256: "d06682404d99a02f3055e021ab4a7b5b241c82bf8b90855f79f60cadf53091de" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 241098..248749, 248749..254243], sha256: "cff934efbf2cde4bc57707201b712b6d5ca39d626e70444d55cff6ef1d212419" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(123, 0, 0, 28672))], file: LRPE_COSINE_SM_80, places: &[0..10810, 342182..351159, 358491..359149], sha256: "b1e67469e3a3f561cb4a0fce538b4d575259dc3ab08b0bfffb34a6ef13d7653c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 241098..248749, 254243..255045], sha256: "e07e52976443d6e8bc965c7be156778f4b24bfd83034345ab1df57af8204b67e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(86, 0, 0, 16384))], file: LRPE_COSINE_SM_80, places: &[0..10810, 342182..351159, 351159..358491, 359149..359721], sha256: "9b49ec4f3f9a0d62e0613c85ac23c1d6207e61eac87feddcff1e9c54752ccd4b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 241098..248749, 248749..254243, 255045..255632], sha256: "728b1aaf530b9d492dd6d81727e4502ff10d696427f10a287ae3c06221a9e351" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 28672)), (90, needs(89, 0, 0, 28672))], file: LRPE_COSINE_SM_80, places: &[0..10810, 342182..351159, 351159..358491, 359721..361295], sha256: "704515fa7fac192a6e271746d940c0b1611f2b2711b69af85601353eec1b58f9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 28672))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 241098..248749, 248749..254243, 255632..260186], sha256: "fc3e7fcaeabec3509cca9fa600e09ffd5784b52d45c802fc40352cbfd4d70ace" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 10240)), (90, needs(64, 0, 0, 10240))], file: LRPE_COSINE_SM_80, places: &[0..10810, 342182..351159, 361295..367062], sha256: "5647e9c941283d04f22c19d403684875975f7fb21ffdc008b8816a4d3f8aa8b1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 10240))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 241098..248749, 260186..264748], sha256: "f11062ada8115d2ecb8380f98dc12ddebaf399cc1d22122f5bbd7005929aed75" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 10240)), (90, needs(64, 0, 0, 10240))], file: LRPE_COSINE_SM_80, places: &[0..10810, 342182..351159, 361295..367062, 367062..367525], sha256: "06148f438edc4209d23b2106279d0a1ca6d2a80d6a2278d17c23e3f35922a48c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 10240))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 241098..248749, 260186..264748, 264748..265171], sha256: "1c0d471b70cfc1367f270fa9711769f17b498d990854c0179f10ce7e8f3fc285" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_80, places: &[0..10810, 342182..351159, 361295..367062, 367525..369852], sha256: "3463931aa2487a2b03d5ef3e69509d6137617e006ed95ed751fbdcaa1bcd459d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 241098..248749, 260186..264748, 265171..265940], sha256: "9acd93c85df2ca3624a4b734dd8b84ced7d4961da1daf36832e5f57492cf3215" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(145, 0, 0, 27136)), (90, needs(145, 0, 0, 27136))], file: LRPE_COSINE_SM_80, places: &[0..10810, 369852..402969], sha256: "f999a8476018398eb73dae0911aa07589504dc8ecac9334f8281e69669867a8d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(145, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 265940..288228], sha256: "1a1639e3d01891058e557e0cc3f79e63ebefff7c581f5797983d9fdcde34ca8c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(146, 0, 0, 27136)), (90, needs(145, 0, 0, 27136))], file: LRPE_COSINE_SM_80, places: &[0..10810, 369852..402969, 402969..404930], sha256: "e698e605f672e532c77d2e83ccff3b596e677f8448f03f361923732ee21ed518" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(145, 0, 0, 27136))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 265940..288228, 288228..289453], sha256: "e190408b0b43bb8913076527a031bd35db624dc2dd9c28098753b49d9e30f6fa" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(145, 0, 0, 47616)), (90, needs(146, 0, 0, 47616))], file: LRPE_COSINE_SM_80, places: &[0..10810, 369852..402969, 404930..418642], sha256: "62b1578864817be1867f74d2167fc5fcadab29d54407782eed23fbe862ce8aa6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(146, 0, 0, 47616))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 265940..288228, 289453..294038], sha256: "402876b6e37b3c53f46f87fe1da7cffffbab0d621b400c240ce60e1763790dd3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(119, 0, 0, 30720)), (90, needs(120, 0, 0, 30720))], file: LRPE_COSINE_SM_80, places: &[0..10810, 418642..428338], sha256: "9f1a05400d00873b47002d5ee7c5bc690263a37ddfcc51b4b63189adb8cae0c2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 30720))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 294038..302582], sha256: "aee573a6b12a38bd24d1fdd6c55e96a54bf3a30ba257b1a9b548a545fb23c008" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 15360)), (90, needs(86, 0, 0, 15360))], file: LRPE_COSINE_SM_80, places: &[0..10810, 418642..428338, 428338..434633], sha256: "d4dbd171b9b6ba22459b2d4ccd30c0ff21a0cc30c28c1b8e1432e7a4879d4ed2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 15360))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 294038..302582, 302582..308265], sha256: "90e54977bc921314806aef77c374e459d2f8be639ac2ca390aa73080c96ccef2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 30720)), (90, needs(125, 0, 0, 30720))], file: LRPE_COSINE_SM_80, places: &[0..10810, 418642..428338, 434633..435263], sha256: "0ea825e2af5908352dee3d943a9aee9d4b630dd1aaa8284c8bb76777143532f2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(125, 0, 0, 30720))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 294038..302582, 308265..309478], sha256: "acd34801d682fcef9948f5cb6e5da7e01a2b282cd7c01315d5399b32f13ab9b8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 15360)), (90, needs(90, 0, 0, 15360))], file: LRPE_COSINE_SM_80, places: &[0..10810, 418642..428338, 428338..434633, 435263..435741], sha256: "92173793f2ba5b00896c2aaa7503744f5d0f86bcb6abe1df3c7277abb4cff3ba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 15360))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 294038..302582, 302582..308265, 309478..310007], sha256: "76b36483b5fc018c2969c101e72a4cdc2504fb103fd75b9a0bf932c42c94faac" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 27648)), (90, needs(92, 0, 0, 27648))], file: LRPE_COSINE_SM_80, places: &[0..10810, 418642..428338, 428338..434633, 435741..436403], sha256: "eebe29557f91b96eaf934e363a36e6611cb9e1ca226cf39cff77cfb1cd0d77ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 27648))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 294038..302582, 302582..308265, 310007..313221], sha256: "1413305247a0921d0546d246f3b12fe881c7fe2bbad38b9f51d3c729cd56f0a3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 6912)), (90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_80, places: &[0..10810, 418642..428338, 436403..440765], sha256: "467faacf215464ec9e151f8f28569136d2e7d68b5e9608310a80af81806c8c16" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 294038..302582, 313221..317147], sha256: "1632a14cbe46118a5bf8d0d37d1d2e6e37730daff01a451581e11b965bf545fc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 6912)), (90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_80, places: &[0..10810, 418642..428338, 436403..440765, 440765..441188], sha256: "2fac9dc5dd1362e11528e6c0f3118ad9764eaea3693d98a63073d3a086927500" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6912))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 294038..302582, 313221..317147, 317147..317397], sha256: "60b8f8cf25022f4fa3f4fc2e06414ee1276af9d997088d2fa6930c31f43ceaae" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 13056)), (90, needs(64, 0, 0, 13056))], file: LRPE_COSINE_SM_80, places: &[0..10810, 418642..428338, 436403..440765, 441188..442415], sha256: "d276b827e3182897ccffdd44596d08c2f310a6453ab11fdc52ae328f795b3123" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 13056))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 294038..302582, 313221..317147, 317397..318031], sha256: "aaf2a6db6e1a838c1f9ab21b5a0b2039392a16e5bd606fcd6167f7b7f0e26664" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(164, 0, 0, 46080))], file: LRPE_COSINE_SM_80, places: &[0..10810, 442415..461192], sha256: "2cf372b6096e9446f0011fc3aa3e2a98e53bd8043ccb1aeb699a05547b6021f1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(164, 0, 0, 46080))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 318031..331717], sha256: "f9d97e35f1173745396c7a6dcc2a2becdcc2ce279f3f847e174509907a74f9b6" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(119, 0, 0, 23552)), (90, needs(124, 0, 0, 23552))], file: LRPE_COSINE_SM_80, places: &[0..10810, 442415..461192, 461192..475771], sha256: "0a8fe04c30cff299e7a7ccf82e8f4ddba3381ef784c7e6416c03c7d8973d1ed7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 23552))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 318031..331717, 331717..340118], sha256: "f2e6b42fa33cca7ab28466b75a4d66aec643894b5c2f23f1b9126d9cb9b02441" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(164, 0, 0, 46080))], file: LRPE_COSINE_SM_80, places: &[0..10810, 442415..461192, 475771..477233], sha256: "927ad4644f9ff126c83728ddfb98e19f9eebad643590b378cb66242b452a2662" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(164, 0, 0, 46080))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 318031..331717, 340118..340904], sha256: "35c0cf5f9199483591db87469bb7b4cae9de2443f388e73dbd077e4d0a217a55" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 23552)), (90, needs(126, 0, 0, 23552))], file: LRPE_COSINE_SM_80, places: &[0..10810, 442415..461192, 461192..475771, 477233..478564], sha256: "0e6d6cb0ea647e9366dd481b74c5f30716e6b7568e572bf50217b2912b666948" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 23552))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 318031..331717, 331717..340118, 340904..341624], sha256: "9d4b6845141bef2bed4415e8ef2385594326a2c86622af6b88fe90aa6c660804" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 35840)), (90, needs(128, 0, 0, 35840))], file: LRPE_COSINE_SM_80, places: &[0..10810, 442415..461192, 461192..475771, 478564..484649], sha256: "998234fca8cecf56218a9700b6984a76bcf939145c82304065dd5b16bd80e19a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 35840))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 318031..331717, 331717..340118, 341624..348559], sha256: "b4434fe388d2b4d5c454f29f7d0a57e886c3de7ca8dc11920ef5e5115b3433f4" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 9728)), (90, needs(92, 0, 0, 9728))], file: LRPE_COSINE_SM_80, places: &[0..10810, 442415..461192, 484649..497267], sha256: "d18343c3a96830b59d1b580de0c1fb1a5f6d2ef5bf12ba92e966ef0778035cb6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 9728))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 318031..331717, 348559..355436], sha256: "cbbad859763166abbc1f089844c8496b472a72c090cee54ccbe1d36863be9220" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 9728)), (90, needs(92, 0, 0, 9728))], file: LRPE_COSINE_SM_80, places: &[0..10810, 442415..461192, 484649..497267, 497267..498493], sha256: "8c27beeed680cb5b620801b8a2248be122521db7be427003c47dea4465c97c8a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 9728))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 318031..331717, 348559..355436, 355436..355951], sha256: "e57971856316779abad4b443b680219207aa5b961146788b540e3347a2881895" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 15872)), (90, needs(93, 0, 0, 15872))], file: LRPE_COSINE_SM_80, places: &[0..10810, 442415..461192, 484649..497267, 498493..501946], sha256: "0c8106becc5eb21b2eeaca3e9910446512b997392f53d92ba0133c34400ab56a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 15872))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 318031..331717, 348559..355436, 355951..357651], sha256: "982d52113c60831df58cf862f2af5e4f15f78a73679e057c75abbbabb68086db" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(68, 0, 0, 2064))], file: LRPE_COSINE_SM_80, places: &[0..10810, 501946..510245], sha256: "c71e5104357a657f1672a56c45846d7b0fece64095a11748b80044847afeaf17" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2064))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 357651..365799], sha256: "5a8a1cc84221114f7b1f0d4f501a5dee677a08a7db65428b0f6b11bb2a829f72" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(70, 0, 0, 2064))], file: LRPE_COSINE_SM_80, places: &[0..10810, 501946..510245, 510245..510887], sha256: "2125da8ab0f2cb7a8f350de2ab0c7c9ea5969acb60ae8124b2371332eb915788" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 2064))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 357651..365799, 365799..367573], sha256: "7002d10aac5cba92b4430f1d25377ab57490a6ff1e9b8c3a4d13b7937e30916d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2576)), (90, needs(69, 0, 0, 2576))], file: LRPE_COSINE_SM_80, places: &[0..10810, 501946..510245, 510887..516140], sha256: "027f010aaafaeebc8e3d49f9c4e5b1195a90cfabab3a8309c2c6a01cb6171496" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2576))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 357651..365799, 367573..373433], sha256: "4151a48995e88fe9f4b79150565377a334dccbab6a4ea54fc0eb5e17b1ea90de" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 3344)), (90, needs(73, 0, 0, 3344))], file: LRPE_COSINE_SM_80, places: &[0..10810, 516140..524650], sha256: "980bb9f7ff0b63882b0f1807aea4f9cf890274ffbd351df13115d7eb5b5c81ab" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 373433..382749], sha256: "3bcab40e07a8148628431542b4591dbeb7cbb703125597e921cf4d5a78ac480c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(77, 0, 0, 3344)), (90, needs(75, 0, 0, 3344))], file: LRPE_COSINE_SM_80, places: &[0..10810, 516140..524650, 524650..525295], sha256: "a0bd7dd8e0a69c75de00997948d9cd2a25795f079a9815c73e5554a835e4f0c5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 373433..382749, 382749..384988], sha256: "da7a8f02a955ce4559fe272ec919d6be2da57379beba2be55e4553d00fa69f92" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3856)), (90, needs(78, 0, 0, 3856))], file: LRPE_COSINE_SM_80, places: &[0..10810, 516140..524650, 525295..531013], sha256: "d5258de9d3b79dc92dca36a5005529d6e1d3753e24333cca5a2afa861b8fc68c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3856))], file: LRPE_COSINE_SM_90A, places: &[0..9220, 373433..382749, 384988..391628], sha256: "96c8807bfd714be281b71b4597936deaf06a5c26d3ea2e0d06fecefc8cd7fd18" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834], sha256: "8fb931b3f74efdcea5f7331c5c72b8ca849d7cda318bc8505f8ea55c61ee5cb8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723], sha256: "d0ac3b3b03e76f6be036989a466de9af769274e55733733ccb4e49e04b65271f" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 11834..19621], sha256: "0cbb8089b03f4100fae8eedb861db768310398e93c99c3eb2bb6c8d0a3e554da" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 9723..15367], sha256: "345a921669f759b179a933cee3e0bc95eb381288ad8f898ba6f57491cb70d715" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 19621..20320], sha256: "05c915df5ea955b12c7c0ab6009ad7c01ec0c7952a80299449a4d0b53fa64222" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 15367..15886], sha256: "12a7d0ca433fb3f7aca7f91a0d55cf5a67f90601ddc72741aeae3f8836cccbc3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 11834..19621, 20320..20939], sha256: "5773513513fb51746f072ba0eb32bbf5b1f7ebefb66370d9ce7df5492a2e28ab" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 9723..15367, 15886..16212], sha256: "d5f1cbe4180e268d60b371fc707da3116fefd3295004bd2b5cf96783eed99c2f" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 11834..19621, 20939..27254], sha256: "9b0d6392162955b4df84ff902f491cebd7222389ae549112a3be552127bef825" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 9723..15367, 16212..20997], sha256: "a5ea77fc75c1e1e3901e511d6ce592190f1499abb263443e88ef1fd631f42549" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 27254..32557], sha256: "dc7a69ad11dc928adb51db3f3b32187c4f99ba012caa51fd758cf213f25cb52e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 20997..22340], sha256: "2a1dfa98a9da97755dac3069f53add85ca5026b1e480e3c2f0327961c003eb81" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 20480)), (90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 27254..32557, 32557..40760], sha256: "f1e92ee845c2d09ce69ad3ce213e32e6199fd2923479430facff338f09ba965c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 20997..22340, 22340..27909], sha256: "9db463dc3f164cb8428455210edaccaa82e909be23496b9aa7cd75fabe1f4b05" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 27254..32557, 40760..41481], sha256: "ae06d34e6113a0401fedcb68c807f5966101efedd164e8aad67d770b46024c55" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 20997..22340, 27909..28269], sha256: "6396cd10d6dc64bc8c11dae7961f3800b16b92c33af728af16fd9062efa0d795" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 20480)), (90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 27254..32557, 32557..40760, 41481..42127], sha256: "1e9e0af45bcc9d40333ce8d7ce42034ef365783debd122947882400b39d69d51" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 20997..22340, 22340..27909, 28269..28560], sha256: "047e6bacac1987573034bab9f6c261354ff4842396807628d2072b04f72d7f20" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 27254..32557, 32557..40760, 42127..48711], sha256: "5dda66effc8799a915cd50b2f2234459209f6befa57f7ce8a7835bc3cdca1547" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 20997..22340, 22340..27909, 28560..30756], sha256: "c7f89408f115329bccf5a44c74016e7442d8f5cfe85576390d971de3ef30400d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 27254..32557, 48711..76917], sha256: "fd11da9fb1ead7bb3e88b65f8c08273bdce0114e3090c03c72d537df29227413" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 20997..22340, 30756..48904], sha256: "48848ac45d1a6aece97e7d2d7671ccc3f4eda640a26d862b4c700db25f7414b3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 27254..32557, 48711..76917, 76917..78361], sha256: "ebc22d79d3fb1234910454a9c61b4b2907fb1882b5c22c5de0809cb063cbebb4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 20997..22340, 30756..48904, 48904..49627], sha256: "e1441e2c9404ff00a7df872cdc427cfda0b7d45ab52d01a0dddf64431114ca74" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 47616)), (90, needs(123, 0, 0, 47616))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 27254..32557, 48711..76917, 78361..101053], sha256: "780af8c847a7c72aec2ed390da0156ae929a92e986d463b197ef2d80f5184358" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(123, 0, 0, 47616))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 20997..22340, 30756..48904, 49627..59385], sha256: "ca5933a530411b9be1b3ba08e7f9846dd4b4f7f36fabcc72c4a7e3abb38337c3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 16, 24, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 101053..112513], sha256: "cca87568f807ce78eecac92bf4591caff57875d763b41da6be8dfa1f433bdd4f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 59385..68132], sha256: "28128330e60104b3f2dc5c881dafca45426bcd7a679bc2cfcb65132a9d963b64" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 101053..112513, 112513..121139], sha256: "895955378ba83ab4b3bb3f2420a88cdac89b45f0be894e1caa2c48b74d682688" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 59385..68132, 68132..74414], sha256: "0f08dc726e2d89877bf419eef6b516d283963bf4cf3f0676bb68adb2d878271b" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 8, 16, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 101053..112513, 121139..121880], sha256: "6f3aa93842077abf65c3a88eb6d2b7a2bad9a6e3731593d3164727aa4d064a67" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 59385..68132, 74414..75266], sha256: "f2497f4ef5220d9c6814129eb4bcba9eb956508ee968d37475017a364cafd5ba" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 101053..112513, 112513..121139, 121880..122552], sha256: "b322fe0b20cfefbc7e7a7b320450960770e4a903bcc8426617e7c8b9376bf75d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 59385..68132, 68132..74414, 75266..75982], sha256: "724263c06a9dfae1c725a04f1bbc20bfdf8ca6a061d15e5e61877bfc0e4ebfc9" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(73, 0, 0, 20480)), (90, needs(73, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 101053..112513, 112513..121139, 122552..129365], sha256: "7d5a6bfe6e556d1200affa6622e148d7c65fd206aa041016c527c125c5bd7dff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(73, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 59385..68132, 68132..74414, 75982..80218], sha256: "251773f3fa8ccbee79c8a0c9129fdfe348e509e46329b844249d8609ba1f2065" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 129365..140392], sha256: "708a9da2d8b5ef6e136b0486b6567677643f5c349f5439c594bb08c0732e298d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 80218..89724], sha256: "7c26a6441cc4680e4480c3e3acb2902e0f296d6fee5d7992f99b46f78a29d9c0" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 129365..140392, 140392..148901], sha256: "43ad810801257cf4b2966f27e37e89d7a8f1fa760b29af2825b455cc8a6b2c3d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 80218..89724, 89724..96008], sha256: "481a815bfe96373b0b757cb005f9dc2cc759455cc67976ad7a7ee716e509b8c8" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 129365..140392, 148901..149678], sha256: "f679034a727e1a8d2aa1a72aaf3a4f822f8a1d12df10ce4103a1f242d73b23c0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 80218..89724, 96008..96393], sha256: "d7f4e233909bf088132ccf7ec812225223af1a20a211a9ccc4d07706d2126426" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 129365..140392, 140392..148901, 149678..150403], sha256: "bd60b2063e9784a6ef66ca83363097ee62c40acd7a943b5e92db6db4a76334e6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 80218..89724, 89724..96008, 96393..96945], sha256: "52a7e8e76a8109e79647bde0480de94e27d96045d71515ad6f4d864095565944" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 20480)), (90, needs(84, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 129365..140392, 140392..148901, 150403..157077], sha256: "ef750925707bd1861d7742f7b02af0f3378eae6223300d692af6c9b10e747cd7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 80218..89724, 89724..96008, 96945..101745], sha256: "e116133979d1bf6a1f1da563f497728d73fb4b9860b3fa63f5e2b8d3167bf9bc" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(125, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 157077..165061], sha256: "0182df8a92f0ea5e49bef659403df8fedd612c284a2b306617eea67d9fb4c097" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 101745..109069], sha256: "a783e9bc872b62a1e415175084eb1337dadb0a9abbbafc366d2b77ac986c187c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 157077..165061, 165061..173069], sha256: "2d46b1a98b47a860c4ed7db8877918e002650d831b125940dddc7020ec7eb8f0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 101745..109069, 109069..114772], sha256: "11b1371088b1adcbc165f6ebcc60d3d8b029f5f25def9897dcb0b2e7b893d5d8" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 157077..165061, 173069..173752], sha256: "2e3731f1cc13c9c76f5b505c3891d2955cb61cdc8d05d0d16d049d8762194bf2" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 101745..109069, 114772..115706], sha256: "f5f9c1c94e6a37d7adca7aa961430689019b3cd366592eec2029659069a307ce" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(83, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 157077..165061, 165061..173069, 173752..174320], sha256: "9307163c594554d39fc9dc961a6031240f6f2648da41895a5a81658a8010f53e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 101745..109069, 109069..114772, 115706..116307], sha256: "43ad0262183d72df5817b64527bbb3cc94672038bd4eaba13a1499759132d7a3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 157077..165061, 165061..173069, 174320..180930], sha256: "335b4e99de4a1e81929abb068de103f61e1418bfc985f733d666a11f9964ef1e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(85, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 101745..109069, 109069..114772, 116307..120553], sha256: "a917a59dc95f2f688d7b3fca5029b7c555fb31102588ae121590d6e08a16cd29" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 8192)), (90, needs(58, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 157077..165061, 180930..186574], sha256: "9ab366be96d916d15b2beb7d46229e548eaebcf951e6ec13ce607136fa8934f8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(58, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 101745..109069, 120553..125001], sha256: "6afc86642bc9a410585455e4a544b70fcef576dca22a0592f31f2c798cad06c6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 8192)), (90, needs(58, 0, 0, 8192))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 157077..165061, 180930..186574, 186574..187056], sha256: "475331099349facd60a87acbb1cd7adf8625a003bb8d621d489df513fa9ac2a9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(58, 0, 0, 8192))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 101745..109069, 120553..125001, 125001..125345], sha256: "75f1595adc28fd649836e196f2efb073fadaaa32b630c0a8b8ad152fcdf5be11" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 12288)), (90, needs(58, 0, 0, 12288))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 157077..165061, 180930..186574, 187056..189210], sha256: "db9648f916838748ac827b70dea0b4c7a706f08019f52ca379bd0ba85b842798" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(58, 0, 0, 12288))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 101745..109069, 120553..125001, 125345..125971], sha256: "7142185621e93ece9caa837168fd8eb35bf23093e1a8f1190c96bec6bf258177" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 189210..221286], sha256: "5c50c393c614c6eda8a7029875138b7a598ad2d7422a27f9ec7bc0a1ae502876" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 125971..148294], sha256: "3d6550f24438fe6ebdf2e06509d9fd42d6b9fcd9e9c0602da3c5d33443d5d3c7" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 189210..221286, 221286..223142], sha256: "a39003f36e3bbf0c8cf2b797281bf41264bf2224502a18ce731764cd0f2e728c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 125971..148294, 148294..149327], sha256: "a82a072c8fc98dfd2c156c066c7407e03050061740b6eb37cfebd0744851263a" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(150, 0, 0, 47616)), (90, needs(151, 0, 0, 47616))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 189210..221286, 223142..249441], sha256: "ac3d3ac0bfd69d487ccc73adf6513b14d89218c86a999fb2a0643512f1483547" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(151, 0, 0, 47616))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 125971..148294, 149327..166502], sha256: "89e0f04b5d5df11873c432aabe6153161657a24c19fe70762b9bc14d2d485917" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 249441..256715], sha256: "6c33140db2ff2aa1e87fdd0b9abb2e9e8cd2d996a659cf6bb7ae22e5697efc35" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 166502..170193], sha256: "d5b2a0903e610534e6c75c34b2bcf17fd7466cb5e97fc15e0a282169e03d79a8" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 249441..256715, 256715..264264], sha256: "76bff3c14178a6304ce8571d2eae93b3fdbfde6eb0b87226b0b6425322495309" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 166502..170193, 170193..176035], sha256: "e426520e0ad75fbacdead9ca0f3f1852121322d7912c39a2bb01a06d98b84fef" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 249441..256715, 264264..264953], sha256: "39a04aafbc34ac347e5189283931a2e77a5374ed449bc24255222aaa25012dcc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 166502..170193, 176035..176618], sha256: "ded458a0e13bacb8996a41343d45840646bd1df83686de9bb94f4e50fae07c37" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 249441..256715, 256715..264264, 264953..265572], sha256: "2b25e3393c3af4fb324ca77ad01793055fe00cdcd80ae8f046bc052a51b63052" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 166502..170193, 170193..176035, 176618..176913], sha256: "9b1be2485ba9d9920ef9b89cd91e880a802956231908cf5b38c40341e01ec142" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(68, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 249441..256715, 256715..264264, 265572..272422], sha256: "a387afc675c3537f89c6f7c4f998f2b1480d854d821277c345f248c9c4b126e0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 166502..170193, 170193..176035, 176913..182111], sha256: "4aa17a0bf0d6f7f1ab42f05b6bf439914b99b8e4c05d5eac3d917ae18fe38731" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 272422..283168], sha256: "c0396fc5aab4b90bf91f3d66d0fb2c81ab943c0bf56b8531e942c1d4cee2a2e0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 182111..190651], sha256: "37d1ce90646106749826393d6917e1de8de4e4113829fb7a2fb3b314b4fde100" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 20480)), (90, needs(79, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 272422..283168, 283168..291810], sha256: "eddd858db5747ca720c41a75951583179235353c62f08c998b1da203174564b7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(79, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 182111..190651, 190651..196950], sha256: "160083e325ff4c9d3d4377d946f44341f72c071cf445798761b658e9c7e9d287" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 20480)), (90, needs(120, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 272422..283168, 291810..292654], sha256: "23a967e1595a56159cf70bc520caa462688262e397f60aca9b6e9660d06ba6e4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(120, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 182111..190651, 196950..198506], sha256: "c629a24eba0ba29a556480654aa20a97348861f8f1673e43633c55c0da5b7aa1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 20480)), (90, needs(80, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 272422..283168, 283168..291810, 292654..293296], sha256: "f964882d9aae196cfbf028fac5445069adaf046d374d7774a76188e9e0ab79bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 182111..190651, 190651..196950, 198506..199262], sha256: "431b3567a898d03cb64e890d167ae960de2ed2068631649fcff66d5b0f224e67" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 272422..283168, 283168..291810, 293296..301117], sha256: "59bbeec31c37c4b29a4244905fed50ebb9051b1fde06e27e75111987c7463d04" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 182111..190651, 190651..196950, 199262..205109], sha256: "e9e10970479528c17bde9917681f3f6dc3ce5de54cb103fce0f2002b7e6cff3f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 27136)), (90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 272422..283168, 301117..331635], sha256: "932dfcff4861eab79b8b84b6c56196b20e35279831236096949685207f9d2f09" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 182111..190651, 205109..226059], sha256: "d41a1c4341619b99ad0b0d310890e67c45c633228c92b64a211dc88aedf4be3e" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(151, 0, 0, 27136)), (90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 272422..283168, 301117..331635, 331635..333367], sha256: "fe669e67ccb1e6c64f6b7c8d95ddb048e0f65fa3c1676e2cddc069eececc5810" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 182111..190651, 205109..226059, 226059..228602], sha256: "97374ea886ac6461c708d9c02e30d90b182845a349f26ccfa46ed1612cfef8d5" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 47616)), (90, needs(154, 0, 0, 47616))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 272422..283168, 301117..331635, 333367..344112], sha256: "4200d08bc6816b32eff8093e90a72ed9e2ff13fd934fab5ec6c26181a2c9c05b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 47616))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 182111..190651, 205109..226059, 228602..231983], sha256: "684d8cd68869cd6c2541e05f101148cb5bf4bc6d64f9514f4eaf41de99500e66" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 344112..356160], sha256: "8c87ea877014d599cd736f37bf7af271c9a45775b07bc03b8f7e37c1e14993e9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 231983..242006], sha256: "6021537c6636860a6691b15e0826d3df4d2c27aed39d3f4a2ce9bada5ca4cbbb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 20480)), (90, needs(75, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 344112..356160, 356160..365507], sha256: "d63a385d8d9c5c44a78b9bd4f1ce927adb87caf58c2a334adb962237f7c87b05" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(75, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 231983..242006, 242006..248824], sha256: "77051af05e583eae2551144b39d99943b59c198c6e731b10a61e8e280bbde686" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(118, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 344112..356160, 365507..366347], sha256: "fce36f287082d3e425c2c1e601ffacfa126274e89765eb0bed95967ddf3b70d1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 231983..242006, 248824..250420], sha256: "d4ff298c4f96ebcf0d4848c497ec8f823bce9f7b0f4e565fb92131517d512910" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 344112..356160, 356160..365507, 366347..367133], sha256: "b2e276d799c4905057dac50df9d4d9d5071cb5da8ebf829038f32d41c8ef14ae" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 231983..242006, 242006..248824, 250420..251274], sha256: "d0f53e64c1bd81bb85d7a1715bb5c0b1f2bb4498ea04b656e0ddd6eababeddc2" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 344112..356160, 356160..365507, 367133..375241], sha256: "f1b0b2887e13d021b58ef091d0306ea315c3985a54af65e0a09ef74498d2425e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 231983..242006, 242006..248824, 251274..257383], sha256: "ffe003fbaae3a422ebc4675c0259a2bfaf8986c9a820fffbf921fddd2a7112cb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 37376)), (90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 375241..389002], sha256: "87f0f1b585c6841b7ad97ba894137c5ad016b95e75475a71e509678449b2aff4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 257383..268941], sha256: "deba72e2c5369c023de210e913fad5670012986f994173a320caf2063d9c6f44" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28928)), (90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 375241..389002, 389002..398802], sha256: "ab9851f32b2b2062a12ed07d57c49b9e6320552a4e5285cc33d77ca338c9ae30" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 257383..268941, 268941..277827], sha256: "71d4009df02751a30c8a618d5603105d012d714ce7425708f316573b93cd6377" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(167, 0, 0, 37376)), (90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 375241..389002, 398802..399668], sha256: "0ad8babe888aef6ec190d5278f12cb2b3b5c1d595d830ceb2d1fbbc70ac4c72e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 257383..268941, 277827..279138], sha256: "f5c800b7ed8e8101d57cc59781af24b5a70a33a460304153376ac2ec71e86623" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28928)), (90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 375241..389002, 389002..398802, 399668..400442], sha256: "a13f52c4acd82b3ef2d1a47924cff1b8b56ad70633e8a228a919a856fd4f3fde" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 257383..268941, 268941..277827, 279138..279565], sha256: "37dbea2cfa6deb344852e62466c0f897b61806f08896aa2ac4e66f0ecc8bf116" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(133, 0, 0, 28928)), (90, needs(135, 0, 0, 28928))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 375241..389002, 389002..398802, 400442..409394], sha256: "d33cc78dc8270785cb1ea29c2ba75367b77c185a41d86655d8f0d7166763b1ae" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(135, 0, 0, 28928))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 257383..268941, 268941..277827, 279565..287847], sha256: "ae3d193c1ebf6b7a8ad40e2a451d4ed84f04c12687fe8940595654a5f05aed5e" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(157, 0, 0, 20480)), (90, needs(159, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 409394..419599], sha256: "795c87dfa3e4c7970e23c8a0bf30dc3b6271cf233c5e6debd171d080d1b578f6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 287847..296588], sha256: "3c7a56f4362859cc11352a04ad0dcf8d35404f9e7f1ebd885df0e08e126c6264" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(102, 0, 0, 20480)), (90, needs(102, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 409394..419599, 419599..427628], sha256: "c80dcf404ce63464b269a1f0e055009fecf07b9f241ea16915fbb68c6127750a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 287847..296588, 296588..303319], sha256: "66f04d7e8973e697fbf6ccf84b9bdfe55b4e6bb62658641d84554f77a23727d7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(157, 0, 0, 20480)), (90, needs(158, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 409394..419599, 427628..428394], sha256: "5e6135e09e255f36c04f32a77335ffdbc7a4917cf36142b97fb69a8ea9b67021" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(158, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 287847..296588, 303319..308777], sha256: "3a26b767edfbf073dde1451db1c929735dd6adb7459f43fdb67af70d66843237" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(102, 0, 0, 20480)), (90, needs(104, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 409394..419599, 419599..427628, 428394..429048], sha256: "8117d26645fa7588f51816b8959a8f80a36b0b30e7090aba92ba1d4f915ca513" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 287847..296588, 296588..303319, 308777..309384], sha256: "9e86c02d25f414cf93bee36d9fcd3be4b3633a47db29e0256b954a4f9df44306" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 20480)), (90, needs(112, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 409394..419599, 419599..427628, 429048..435960], sha256: "3a964d879e5b38f1ded80b51851d316d937aff44a21219894e5f82ed2963f7c9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(112, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 287847..296588, 296588..303319, 309384..315183], sha256: "b83eff089cb68b169c8050e40e9c121566f48d5a3d9f3e0bb6ef5afa5e7534c3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(71, 0, 0, 12288))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 409394..419599, 435960..442076], sha256: "68e5e32bf2fc1f963e1afce3dc53d4926f9a7919d752dd916684392159f7658b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(71, 0, 0, 12288))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 287847..296588, 315183..320056], sha256: "3b83ee72c4bb28e9a710a6dc345e33a854d0d5c083b25f9bbcd1c1c985b8e528" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(71, 0, 0, 12288))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 409394..419599, 435960..442076, 442076..442582], sha256: "b8da7c39c8885bc392daea4b9fdf52c86d32a7de9c8d1e18e8e55dafefd1c4e0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(71, 0, 0, 12288))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 287847..296588, 315183..320056, 320056..320377], sha256: "7744a3044bc28e50e6645c1bfe919c1b0ce37dc7200d0045bb4a087de7404d39" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 409394..419599, 435960..442076, 442582..445268], sha256: "d6984aca506e5b87286ae75a85b8f36d9bed17780cc14a78c7c676b3367558b8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 287847..296588, 315183..320056, 320377..321103], sha256: "ec8e48de6b3c765ee311092170cfe772447cdd980e2fc25ed2d8fd4884cf6006" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27136)), (90, needs(167, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 445268..481004], sha256: "06640ca95ac731d9429ccd7583772a133941b11e33cf62658240fef6d7985403" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(167, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 321103..345227], sha256: "0b6ae7bfaf25a84e1bddcbef3856f1048d28e147ae06323ef0696d0212c339f4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27136)), (90, needs(167, 0, 0, 27136))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 445268..481004, 481004..483227], sha256: "e2921f450fe2d9f1106893a9a20019d08bc921445d74b7c9d624d50943cf948a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(167, 0, 0, 27136))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 321103..345227, 345227..349244], sha256: "95ee424d7ea447d01aef12a50257a27c16172267ee7d54f1a4bce94f1d2e25e1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 47616)), (90, needs(167, 0, 0, 47616))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 445268..481004, 483227..492774], sha256: "ddac894b965f50a67e8aae708a783cc7b18469babaa92857934de115a866c2f7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(167, 0, 0, 47616))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 321103..345227, 349244..355576], sha256: "58a743be173f68c85ac4ae5ec3a1b43ddf2f9cd7bf8901d276c33fbacdaf21f7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 28672)), (90, needs(164, 0, 0, 28672))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 492774..504094], sha256: "3460b6730146081193ac82381cb65d10ada148e4e84395fb1f2a49271d82ff5e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 28672))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 355576..365899], sha256: "d02e06e337a4206a5384136c86d903f9c149d9e9a88464223bef2c6f8babb7ce" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 22528)), (90, needs(98, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 492774..504094, 504094..511536], sha256: "dad810bc09e17c993ff39667a6ba74fdb44e7402c66a512d0f274c956c717128" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 355576..365899, 365899..372329], sha256: "4101eb55346972f6d33824fa5a11d37c61c9e81aaa08982200bf52ba6770b94b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 28672)), (90, needs(166, 0, 0, 28672))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 492774..504094, 511536..512274], sha256: "c92f8e023bb9f0d6ae52f3b64b342a30dcfc9d53e18cb8f0adc5695498141290" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 28672))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 355576..365899, 372329..375077], sha256: "69fe9984eb8355c5bda0d8c1c72c32bdce0850deddb088545857f82f0303bc85" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 22528)), (90, needs(98, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 492774..504094, 504094..511536, 512274..512870], sha256: "be023a17fb3efbaf432a7f087bdb5962889d58cd7f74cfbbd36772deac9a0a73" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(98, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 355576..365899, 365899..372329, 375077..376155], sha256: "ddb7ec6406185c71dd76332890d3ef0a87e402c9f5ba3414219dd07627bd8e5a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 22528)), (90, needs(104, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 492774..504094, 504094..511536, 512870..518880], sha256: "ca0b8df86808df67a210f7e1361358bc10d3ce4e515af917aea0a7dc8de695bf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 355576..365899, 365899..372329, 376155..381621], sha256: "3ca4833b072da0f8cdd996d926eaf9490e68a76c1e02696b833b6a088a98738a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 9728)), (90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 492774..504094, 518880..523893], sha256: "a3eeeb7a8cc4bc461aa40d448c741864a986d9065df0659c3ffb847fd9fb580d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 355576..365899, 381621..386615], sha256: "6dd3b9c5e315c2948c994eed929df3dd8852c1ddd932608f4ea4c6cfb1676b27" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 9728)), (90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 492774..504094, 518880..523893, 523893..524284], sha256: "4361f450610a687feecda742282506ac227cf025bf85554bcdf0450abe85eb03" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 355576..365899, 381621..386615, 386615..386895], sha256: "99be3d465ba224f3ecdd77745b994f220ea75b674069dfd257e444b09ed220db" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 17920)), (90, needs(69, 0, 0, 17920))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 492774..504094, 518880..523893, 524284..525661], sha256: "b53d38da70970390b77c66b52f8e2d5c4ef18d484483e8799c41111fc6f80c4b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(69, 0, 0, 17920))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 355576..365899, 381621..386615, 386895..387608], sha256: "98f3bc554ca3dc6b57cf7954c3d20d2aed86b962dc0e2241508417d55de834aa" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 24, 68, 46080)), (90, needs(168, 8, 20, 46080))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 525661..546997], sha256: "67f778b34c8675a43c97c6b488ef8896eff5319afb04effee6b2d9ea589f89e2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 8, 20, 46080))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 387608..403987], sha256: "d8006b5e96dd12e65c15121cb2e1f4ff4e85f1aeedd7de02ab8c39bd848fe89c" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 31744)), (90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 525661..546997, 546997..563280], sha256: "853b167b1e0db9273f41abeb9b3bd4913b9fbb3074e8e5353272740dff24dc4f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 387608..403987, 403987..414904], sha256: "36f0901779f24afad2a498bb44620e8c47a1a97343871accded1f96c21ccd5b9" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 24, 68, 46080)), (90, needs(168, 8, 20, 46080))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 525661..546997, 563280..564908], sha256: "7dff5238d93deb09262d297bd54c22f67a607d1577e35437bb4dfe8f63bc89db" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 8, 20, 46080))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 387608..403987, 414904..416423], sha256: "aea9bea552c1195886911de90cecb421c3552bc14dbe0dfdf0b6296858f658c6" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 31744)), (90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 525661..546997, 546997..563280, 564908..566392], sha256: "4498adc4297cca0575df243bab7b4b92412be7195036f5ece12da23cea0d9680" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 387608..403987, 403987..414904, 416423..417351], sha256: "d85b4b9466c77f79f2ec1165c8d86cb1b2022f9c2285920af86bc3439e565cef" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 31744)), (90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 525661..546997, 546997..563280, 566392..580198], sha256: "39aee52d775da1b11375470fddc1497a7352bdfd26d2787dc3864133b0f38007" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 31744))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 387608..403987, 403987..414904, 417351..425729], sha256: "6bb58a194034f5d0910f5823e241f56d584770b247d921789240575225dcf97d" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 12800)), (90, needs(88, 0, 0, 12800))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 525661..546997, 580198..593657], sha256: "6dd4e43b5344b2710bd36c3f37f0b5e78bf0984df991f015e8dee26346e3380c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 12800))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 387608..403987, 425729..433636], sha256: "4961a4de5d9f9e63ae7c072def5b2ebf87dc78c338ea95595e611af8d2b5269d" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 12800)), (90, needs(90, 0, 0, 12800))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 525661..546997, 580198..593657, 593657..594929], sha256: "f951fab9501fd8b385ed80839f3b15a5ddb7e78362c5fc072254a341f2721d4c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 12800))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 387608..403987, 425729..433636, 433636..434356], sha256: "dff3a8ac0056f3422a01fab94d8a6b61179c783651dcb2aca32fac5f00892395" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 20992)), (90, needs(92, 0, 0, 20992))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 525661..546997, 580198..593657, 594929..598698], sha256: "256e99b00e9b137da8655d04ba9cb4a1b762232145b1c3386e3bc0ce7f2a0401" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 20992))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 387608..403987, 425729..433636, 434356..435976], sha256: "8546a53c988401a43995eaa12e7ab84e39ba37690c8409e8718f356496258302" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(67, 0, 0, 4112))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 598698..608598], sha256: "e9f60e3d8d25464094b19b4dcff4d1ed2a8b03995ca4e8a27e2e41054cdebbef" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 435976..445379], sha256: "6d92f516f778398ece5adfe966cb2b1bfa400d10b2f11b17a774d54a85109e8b" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(68, 0, 0, 4112))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 598698..608598, 608598..609464], sha256: "cb6884417a73491e02224c09eb7717801427c1d729efb6e16d49e98afb03954f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 435976..445379, 445379..448335], sha256: "ff53e91e80262e03bfe360eb1b09484c51340fcb2ec5e8244a7bdc73b3016bce" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 5136)), (90, needs(70, 0, 0, 5136))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 598698..608598, 609464..617480], sha256: "e2d4aa1e6375e39b251184d8ce07305b464c9aad1f7b25efc0cf0a22cd7957b5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 5136))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 435976..445379, 448335..454775], sha256: "86dc5705e361bed2aac5b191716ce1efb752ed852bb2002e5b02166d8a87d2bd" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 617480..627731], sha256: "0606077bc38a600a7e8feb2ec14210e19f74f09eebfc7bea2d31e05102377a56" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 6672))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 454775..465401], sha256: "6abccd33aa9f4417b5e2f903aae027996cedbcf28a17d7fa03eaab4d3e679acd" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 617480..627731, 627731..628604], sha256: "c995099753f0882515267da9c6b0ac8b1c90ec23a0e10562eb15df1f78f14936" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(89, 0, 0, 6672))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 454775..465401, 465401..468756], sha256: "d2550a09a92031aa77df70d04bf155932abcd839284a6bd2071032454f4302d4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 7696)), (90, needs(80, 0, 0, 7696))], file: LRPE_ROTATE_SM_80, places: &[0..11834, 617480..627731, 628604..636913], sha256: "81a744236504846fcfa9ae008ec88218d52cab298398b20e438f7a17a1a3b9b8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 7696))], file: LRPE_ROTATE_SM_90A, places: &[0..9723, 454775..465401, 468756..476742], sha256: "f42b883d33f04d83a9b2c63913ab36b7fe996772d3ea9caa9a76d97dc5270346" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 8, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_80, places: &[0..4403], sha256: "01521bbeff0683ac9b95127f979de023248fd4e13f96a7e84529feca684a2b1a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_90A, places: &[0..5387], sha256: "d0e73e9b5e8303b3e422970289515a136de8cf1e9761975e98d61a4e9e18cec2" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(56, 0, 0, 10240))], file: LRPE_SHARED_SM_80, places: &[0..4403, 4403..6616], sha256: "0b14f249476c27c0ae18142217ad12e008bc8e72601b35112125669a822efacf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 10240))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 5387..8112], sha256: "cc4e0f02843bde82785f46029fa36bf6756c5432b8093d7cd8311331c43424c1" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 8, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_80, places: &[0..4403, 6616..7204], sha256: "553c7bcd684963be9b92228d74fa61d7bc42c07b5c2a35c62134d6095aade54d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 8112..9989], sha256: "a9f80757f8ed1c0a3b48cbcdd997cdaee75c054ef528a09ea598cd751c4e8ffb" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(56, 0, 0, 10240))], file: LRPE_SHARED_SM_80, places: &[0..4403, 4403..6616, 7204..7616], sha256: "ea3e2689680b7601a3b4e80eb1d89b495a7025da39b1af2d9639c28b90c7da53" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 10240))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 5387..8112, 9989..11230], sha256: "8a8d55e92196e5bb0e7c40f60249842eada77571448b83f8ff162baf2473b6da" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 18432)), (90, needs(62, 0, 0, 18432))], file: LRPE_SHARED_SM_80, places: &[0..4403, 4403..6616, 7616..9537], sha256: "429264ec5b9b277061d090a7e12010bffdcd4c57fc08f76bde53029db3dce0c4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 18432))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 5387..8112, 11230..13272], sha256: "e4308f6d6c02d5b0039370ddca4cd00f133b4efa666cba3d1d8900ed8fbc2b96" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(46, 0, 0, 2560))], file: LRPE_SHARED_SM_80, places: &[0..4403, 9537..12302], sha256: "b05306e122b28689f148f45f69bfe7e9b9acc3b1108bc23ce3049aa44039a8b1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 2560))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 13272..16103], sha256: "0e8784037b8ff3db37822f287ea1d9dbf6c92e542ec379fc1723a87087f7b76c" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(46, 0, 0, 2560))], file: LRPE_SHARED_SM_80, places: &[0..4403, 9537..12302, 12302..12825], sha256: "4d15731ae33d1f7a5bf57bf612b9334964084cf377555d4a34a3a5f9d9bebe57" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 2560))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 13272..16103, 16103..16762], sha256: "a3dbbd2d5f5617c27e01cdc2579fa334eeb9e662fc0145c257c1a3d95be01b9a" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 4608)), (90, needs(46, 0, 0, 4608))], file: LRPE_SHARED_SM_80, places: &[0..4403, 9537..12302, 12825..14014], sha256: "a5b5dd3ba8b89f23c606eaa6f2590a0d02e64e0acb2514ded6e6b69fae60f4dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 4608))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 13272..16103, 16762..17855], sha256: "8e5079b1f1b135d9a6f446e77e1ef68c58a6d3b9a55556904b3259c652912def" },
    ] },
    Entry { name: "sequence_softmax_finish_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 1024)), (90, needs(40, 0, 0, 1024))], file: LRPE_SHARED_SM_80, places: &[0..4403, 14014..16319], sha256: "3824e9ba4243c05a151a245f67bb731a04160cb5a97858719a755399b3713235" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(40, 0, 0, 1024))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 17855..20723], sha256: "6a7a34593ebc2ef18999c27da1247ac3ded482e5421237fdedad44c7deae0ca1" },
    ] },
    Entry { name: "sequence_softmax_finish_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 1536)), (90, needs(48, 0, 0, 1536))], file: LRPE_SHARED_SM_80, places: &[0..4403, 16319..18796], sha256: "737e3a01aaa6b3da5c4061297574e5c56b7f8c5da7aad5b4c2f0f1397808ba6a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 1536))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 20723..24414], sha256: "287b55b5c46e5aec167887b03f6172c3dfc58ae21eeed0a108af2d78a1bd998d" },
    ] },
    Entry { name: "sequence_softmax_merge_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(40, 0, 0, 0))], file: LRPE_SHARED_SM_80, places: &[0..4403, 18796..20244], sha256: "303302c3eb0720cad53070682e7d65514829bfa7e39fd8e427d32f3c6effbfe1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 0))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 24414..26742], sha256: "3d2930f3f652efa4583c9aad9ddde1e88505cf5b0fc32eba1c5e338f0388f7d9" },
    ] },
    Entry { name: "sequence_softmax_merge_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(42, 0, 0, 0))], file: LRPE_SHARED_SM_80, places: &[0..4403, 20244..21865], sha256: "beac52647162030c9c3f893bc0fc9639e0c8ceb1f82e4251bbc2da2bf919b6bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(42, 0, 0, 0))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 26742..29880], sha256: "9a19f01a5a482371166e171ea5374f73df9c12bda91d54a09609b33750f834e4" },
    ] },
    Entry { name: "lrpe_reduce", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 56, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 32)), (90, needs(56, 0, 0, 32))], file: LRPE_SHARED_SM_80, places: &[0..4403, 21865..24320], sha256: "14a2c50f90673497b61019a87fc9d8e734dfff100cf413aaede166664a53a7de" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 32))], file: LRPE_SHARED_SM_90A, places: &[0..5387, 29880..33495], sha256: "24c2c25b888bad887a1c50d194b5acdd1480474478c84cc2cb91c7a17a963601" },
    ] },
    Entry { name: "stream_1r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))], file: STREAM_SM_80, places: &[0..456], sha256: "8102b68ef5f2ee97def60a350ac777562ae140d995a334a7cdeadc9833c85fb5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(14, 0, 0, 0))], file: STREAM_SM_90A, places: &[0..938], sha256: "c4b802b83d34ea3b86e50894286b524b1ab02bbaa61cc90c2c6e9b31bddb02f3" },
    ] },
    Entry { name: "stream_1r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))], file: STREAM_SM_80, places: &[0..456, 456..523], sha256: "e9237f4652fa0d2789ebf312a055abb766b4f37d7bd1eeacf33aeb265611c99a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(14, 0, 0, 0))], file: STREAM_SM_90A, places: &[0..938, 938..1082], sha256: "1a0414389af1bf14e540b706fa01fd195fd3e989530e92633f5a2006cc00236b" },
    ] },
    Entry { name: "stream_2r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))], file: STREAM_SM_80, places: &[0..456, 523..671], sha256: "21633e40e66df1e0e2fd129ece0704ece159a4f83e5bef9e533b0ad212934de2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(18, 0, 0, 0))], file: STREAM_SM_90A, places: &[0..938, 1082..1259], sha256: "0ccf4c94eba75ac3d15a2cbedd15359bf7e389f520df8393ff994f02174889c2" },
    ] },
    Entry { name: "stream_2r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))], file: STREAM_SM_80, places: &[0..456, 671..847], sha256: "cd7e383ed391eef7824fc2c658fa5ab01f4cd19f4a796f2e118a382612cc801d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(18, 0, 0, 0))], file: STREAM_SM_90A, places: &[0..938, 1259..1477], sha256: "2d9a8023ac0a5938dcfface741a3779790724f59eacb3bb4ef40133e197f4450" },
    ] },
    Entry { name: "stream_3r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(22, 0, 0, 0)), (90, needs(22, 0, 0, 0))], file: STREAM_SM_80, places: &[0..456, 847..1042], sha256: "e386ed67164f6c832b34b3137e9ae00dcc293a57992004fe4271da46ae642312" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(22, 0, 0, 0))], file: STREAM_SM_90A, places: &[0..938, 1477..1695], sha256: "72b2eb8bb59b0603570612b55e06c01cf619ec34ae57389c2d78f0c24d2d8cbc" },
    ] },
    Entry { name: "stream_3r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(20, 0, 0, 0))], file: STREAM_SM_80, places: &[0..456, 1042..1268], sha256: "26da5bf8234376445189d301cdf61cf61959ae76373860760876d48c4d462ba9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(20, 0, 0, 0))], file: STREAM_SM_90A, places: &[0..938, 1695..1941], sha256: "180383eaf5ddd81d8e8ee7ed7fb81eac38f3306405e96a299f27cf882935572b" },
    ] },
    Entry { name: "stream_4r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(30, 0, 0, 0)), (90, needs(24, 0, 0, 0))], file: STREAM_SM_80, places: &[0..456, 1268..1497], sha256: "011f30fc269fb3bbccbf7d184525fed8f5981ff04110565953302a333555abe6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(24, 0, 0, 0))], file: STREAM_SM_90A, places: &[0..938, 1941..2225], sha256: "7bf765d208e7d3db9ea6b205df5930e0e85cb95c44d7e4a04f74a6e3bd6dd4f3" },
    ] },
    Entry { name: "stream_6r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(31, 0, 0, 0)), (90, needs(32, 0, 0, 0))], file: STREAM_SM_80, places: &[0..456, 1497..1791], sha256: "9ac2cb71610e7f366fe8e8785f81c8a445a86706c0c38be47e4536808a85bc80" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(32, 0, 0, 0))], file: STREAM_SM_90A, places: &[0..938, 2225..2535], sha256: "adcaa2062ad51c989e32e99295707296a7af38fa1046f9f4db26e9bb4da63d72" },
    ] },
    Entry { name: "stream_5r_4w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(29, 0, 0, 0)), (90, needs(29, 0, 0, 0))], file: STREAM_SM_80, places: &[0..456, 1791..2117], sha256: "8f73367c13b753de99553d518ed2698aa52b5f541fd995790a807997816a6243" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(29, 0, 0, 0))], file: STREAM_SM_90A, places: &[0..938, 2535..2889], sha256: "998c8513e22a678184b8f0c7d6d4511fc90d9f4aaeb42debe00a3f1526bd32ad" },
    ] },
    Entry { name: "stream_4r_0w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(26, 0, 0, 0))], file: STREAM_SM_80, places: &[0..456, 2117..2476], sha256: "debbf3b7c6afa4d272c23bf053dc81958afa631bc1e137f79212893a616f894a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(26, 0, 0, 0))], file: STREAM_SM_90A, places: &[0..938, 2889..3251], sha256: "73ed0f442f3d4f97e0ab0e5949b6882ef174233ab2c2d29288d0563df546572b" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 0)), (90, needs(154, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360], sha256: "49152bc1d70c94602abd56ffc3c180dcc98c10d0c2410f7483f52d11d564d6cb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549], sha256: "8b4e14258ca9f5da4229dab0b67ca222f62f78f6a9feb6170fcbf4e6b92cbd02" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(218, 0, 0, 0)), (90, needs(219, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 17360..33223], sha256: "fb3b94a7d1c302940c4018253732ce7057fb93d62087be21be0dc3562ccf13fc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(219, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 15549..26754], sha256: "255f9fdfc3ddab9649c7d1c64d43477ac80cfb3da2fa37812f754dd0443ac72b" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 33223..51642], sha256: "3db82494b0eef0b4720ece7fef82ccaeb1423ce9f0202d79ab3337a8c6e829d1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 26754..39415], sha256: "291e0dd2dd360af497ecdbdb2b565b9915bcfcf1cc5be515c447868a296caf39" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 51642..63471], sha256: "24f7b5ee27ca7d01131e4019ee26171476e2f6f31c5391f9890127b162a53529" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 39415..49686], sha256: "4270893aedfcea12d2894137493952bb9127f86cad49cede48468c4ca6c8c4ac" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 63471..75552], sha256: "f479411a685f33ffb6ad341043b7612e18d3b7ca46a328654ede35feb19ac944" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 49686..60712], sha256: "1c81c41621d4c3839798095592d1934cd4c05f0a91aaf1546aec11bac88aad92" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 75552..85424], sha256: "92703aef92451bae28bf11ccb0b20320396ab051b0688358857f7f579ed45780" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 60712..69552], sha256: "3f2fd5012147b9a300391a64ada934408fbd06f72860c9175fc69d8fc29b0aa5" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 85424..103217], sha256: "86eaaead6b1ea741bb2d786c4bc80d09ce61aa3cdf13b0d91c561e39bc433bc9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 69552..82433], sha256: "86e662fdfbd59a9a27e63553263eb74325625d025093900cab6a70c533ab426c" },
    ] },
    Entry { name: "tpa_decode_bf16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 103217..119107], sha256: "3813d4bdff452855ee4c322585472104b6ac322ddbcc8ec799654aed1984586f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 82433..93360], sha256: "db693a34862acaa8c78a353eac2b996f5676fd1b92c81d864d97ec5becd8c070" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 0)), (90, needs(155, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 119107..136393], sha256: "84b49def2895b7cffaf1228e2fe3e5a3ab69fcfee3108d5c9584601b6335a306" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(155, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 93360..99851], sha256: "e81c845dc471d656653c751e2f7aa69a7c1aa36762552c5e4a2225e0e17e4ae8" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(222, 0, 0, 0)), (90, needs(218, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 17360..33223, 136393..158119], sha256: "c639de005e310562c0c04119f815e80f1b446e3ab6768a9338b33ca4b80a9343" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(218, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 15549..26754, 99851..111160], sha256: "7820459daed76ffd68c1e88c2334f99a055ded85b2f99ab17a9626a03483673c" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 33223..51642, 158119..183040], sha256: "0ca2b0e69a46373f541ff6989e31e563a1ca40da5dd7000290bd3c24a188032d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 26754..39415, 111160..126721], sha256: "9c1d33c15dec636e703e0473d6e6f20e01f70e1a6159a5b2654c3cd2ec192252" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 51642..63471, 183040..200746], sha256: "f95a37c62149fec9ba7a6c9d65cb1dccd416401b22b29e670347325cdc65b19d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 39415..49686, 126721..137445], sha256: "a882b0671da03beabb7158636d2ab73e549650896c0a81f0f1e8e4eca8469b0e" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 63471..75552, 200746..218531], sha256: "be8edbb1fbaa90c41dc7c7dbda3c39732864be7724312d5894bfd36e62ecca2a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 49686..60712, 137445..148796], sha256: "6e06b69e1cb4a0a2ad74860d035181fd993fa53e6192512b517eef29ee2736d0" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(188, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 75552..85424, 218531..237349], sha256: "604b1381892a7bcabba61f8b55fb3e56f6fad0ab1bbf0caf62dec1f3a7f6fc0a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(188, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 60712..69552, 148796..156432], sha256: "1537c4e32174c37051f06ee0fbdc36aa51db1a9df00d33b377b5e6a834fbd879" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 85424..103217, 237349..262142], sha256: "ac850f72009b8b1adc003826b3ebeacec277907bb1d480839cd385250771c7fd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 69552..82433, 156432..171409], sha256: "61e7bbd4e6f46eb4ead58784f6d02980cc6ea940493f685d492ee26466ef6edb" },
    ] },
    Entry { name: "tpa_decode_f16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 0, 0, 0)), (90, needs(255, 8, 12, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 103217..119107, 262142..281949], sha256: "a24466060a0f5c198d7073d8bb725b52f88b5dd7ff34939f74d1010fe3a52960" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 8, 12, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 82433..93360, 171409..182777], sha256: "73e55a3ee8771109c44d41e92edeed1cb098b61d5e37ede0e060025d6df02c4f" },
    ] },
    Entry { name: "tpa_decode_f32_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 8, 8, 0)), (90, needs(255, 16, 28, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 75552..85424, 281949..315162], sha256: "1e772d93393add75aa0024b82251482334fcb6fc77a454978e18eefb39849d2e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 28, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 60712..69552, 182777..203310], sha256: "34111176fb4d5454a827a4f15398ab05bb2d334cce9c77daad122af5edec2927" },
    ] },
    Entry { name: "tpa_decode_f32_d256_h8", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_80, places: &[0..17360, 315162..337186], sha256: "fdc4c7e63445aa4a409af1a767fc1d2865c5c98231976761404ebaeebee1cde3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_90A, places: &[0..15549, 203310..222192], sha256: "df28d9ef4e9a21c14462f68ca4869400ce28873e5e91baf4444182b30da5b174" },
    ] },
    Entry { name: "tpa_decode_merge_bf16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, places: &[0..17360, 337186..341743], sha256: "c4de9ef53f64593e48d0dae29502aa9dd60a7f3bec9ff2e1f09318a13820f14b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, places: &[0..15549, 222192..227509], sha256: "361dc48b44d0432ccb967ba2253a83293a91282f9a75a071dcd6148e94c31121" },
    ] },
    Entry { name: "tpa_decode_merge_f16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, places: &[0..17360, 337186..341743, 341743..342166], sha256: "7189f63319aba1fe95354d6e51e6b46c23bbd44fdc141ba4803d4ace854e8986" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, places: &[0..15549, 222192..227509, 227509..227720], sha256: "c86233aa5bdd6cfe8b1743c0a43762ec9da493a5273e08239faf2c51d1480a4e" },
    ] },
    Entry { name: "tpa_decode_merge_f32", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, places: &[0..17360, 337186..341743, 342166..343102], sha256: "571a11f8c6732410f72ca3d1aafb47e112f3df6063592935ae7b948bc9711d65" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, places: &[0..15549, 222192..227509, 227720..227996], sha256: "0a765463ddaa9618e1dc4cc9f3ec242903c9f2f339cf732658c3ba2b5b7a6e75" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, places: &[0..18602], sha256: "00e09389f2255955b46c711107cee17435897e8b1fe860327cec39eafc67defe" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 112, 436, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, places: &[0..18602, 18602..33389], sha256: "29d25aad17636f35afe036e9d92830dee8b3f110504c270f818c789dc6a3e61b" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d256", family: "tpa_decode_elements", max_threads: 384, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 312, 1632, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, places: &[0..18602, 33389..55034], sha256: "98a3171891f84e0a900dfdf3cc0a24ce9e3d91cacd50fc94685b9c9c3107833c" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, places: &[0..18602, 55034..64302], sha256: "34c17bbd0299c26818abab74f5dfb361581219deb757bc69d4609509f7dc32d7" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 112, 396, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, places: &[0..18602, 18602..33389, 64302..71777], sha256: "c0add9cd8e24cb371da3aebb5efc6b4234bc136254d9aaf286f1744866d82784" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d256", family: "tpa_decode_elements", max_threads: 384, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 296, 1480, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, places: &[0..18602, 33389..55034, 71777..83295], sha256: "fbc436ac3b02aa23374f8618f34d0d179eea8059f32d604372d6e87695acf088" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 24, 132, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, places: &[0..18602, 83295..99401], sha256: "b27dea7981a50cc0f52d547e84082850f10ca21977ee6b2409aab53109b54d34" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 112, 492, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, places: &[0..18602, 18602..33389, 99401..117547], sha256: "43e54f135cbc85b93e235cdce6f8e9cf2e48568155e17eb9310ac1e66139e105" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d256", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 304, 1428, 0))], file: TPA_DECODE_ELEMENTS_SM_90A, places: &[0..18602, 33389..55034, 117547..141859], sha256: "afae530f06317e00ee0ca3b6e8c9d33e50ec737f14f3d793d23b5261d4b797ce" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, places: &[0..15790], sha256: "4cd99fa17383376814e75030997b373469043992d6596b9895adbfb390a0a5d8" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, places: &[0..15790, 15790..27154], sha256: "42a80036990adaec4d32619e04c9e1e9311647478f7a86fdc3237c6e06486284" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 232, 876, 0))], file: TPA_DECODE_WGMMA_SM_90A, places: &[0..15790, 27154..46521], sha256: "f12893dab5e678a7c13a81d6411a53e55515022d21fe30c7497abe8367284773" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, places: &[0..15790, 46521..56191], sha256: "feb78ae1383aaed375db136eadde700eb29c811f2da13eb0b24d326924f8dab5" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, places: &[0..15790, 15790..27154, 56191..64138], sha256: "6530ea460e061e3d925fb5f308ca0df4f3cba813bf514ee59a85fa51a1068fae" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 208, 800, 0))], file: TPA_DECODE_WGMMA_SM_90A, places: &[0..15790, 27154..46521, 64138..77150], sha256: "bb938c87d03fef87fc1db110722b44f5f0818f888a46bf3c5cdaed6d97dd16dd" },
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
