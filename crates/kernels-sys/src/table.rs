//! Every shipped kernel, in the order of the sources. Written by `cargo xtask ptx`: do not edit.

use gimbal_kernels_sm90a as sm90a;

use crate::kernel::Arch::{Sm80, Sm90a};
use crate::kernel::{Build, Entry, Needs};

/// The compiler of all of it.
pub const NVCC_VERSION: &str = "13.0.88";

/// The CUDA version that a driver must support to load all of it, as `1000 * major + 10 * minor`.
pub(crate) const NEEDED_CUDA_VERSION: i32 = 13000;

static FLAO: &[u8] = include_bytes!("../ptx/sm_80/flao.ptx.lzma");
static FLAO_LRPE: &[u8] = include_bytes!("../ptx/sm_80/flao_lrpe.ptx.lzma");
static FLAO_NARROW: &[u8] = include_bytes!("../ptx/sm_80/flao_narrow.ptx.lzma");
static FLAO_SHORT: &[u8] = include_bytes!("../ptx/sm_80/flao_short.ptx.lzma");
static LRPE_COSINE: &[u8] = include_bytes!("../ptx/sm_80/lrpe_cosine.ptx.lzma");
static LRPE_ROTATE: &[u8] = include_bytes!("../ptx/sm_80/lrpe_rotate.ptx.lzma");
static LRPE_SHARED: &[u8] = include_bytes!("../ptx/sm_80/lrpe_shared.ptx.lzma");
static STREAM: &[u8] = include_bytes!("../ptx/sm_80/stream.ptx.lzma");
static TPA_DECODE: &[u8] = include_bytes!("../ptx/sm_80/tpa_decode.ptx.lzma");

#[rustfmt::skip]
#[expect(clippy::single_range_in_vec_init, reason = "code without a dictionary")]
pub(crate) static KERNELS: [Entry; 695] = [
    Entry { name: "flao_sum_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO, places: &[0..5614], sha256: "b9614cb8040c4122503ea1a708f8ae4f549c089e0e665a4ed5cf62fbcdc07844" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571], sha256: "9dea1314fdbe832f866a915f1a0c0aefb8a02ba219d542570dcd7df94c6614d4" },
    ] },
    Entry { name: "flao_sum_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO, places: &[0..5614, 5614..6202], sha256: "30522acef319f0a9456f962e336809a4fc1319dba4284f00c920d17dfbdbf50c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 5571..6913], sha256: "686b1a84b30ae2f8347fae82f80cf11436e879117971a1d9a51faea74a3fc17f" },
    ] },
    Entry { name: "flao_sum_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO, places: &[0..5614, 6202..6791], sha256: "2284040772ea48666f03c0de8cb5fe22ac5f699569d57d6d34228118a0488e4a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 6913..8536], sha256: "537cb5149e6a56c02234fd4f12df47c120421ae4f72fd695197188222b30017d" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(108, 0, 0, 0)), (90, needs(108, 0, 0, 0))], file: FLAO, places: &[0..5614, 6791..13861], sha256: "e571669b8d657a2099aa4196852acebe3d841c6fabe2d814d768978b84ec2ec5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 8536..16406], sha256: "ff2a1aa1a4bc68174d20bacf3b12038ec1894c80af168d38425b32afd007ce1c" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO, places: &[0..5614, 6791..13861, 13861..21292], sha256: "cb3c76c79d8fe13fd9df1797d1b2746eb4c605f983f4092f0a32f2e3f0e8954e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 8536..16406, 16406..23587], sha256: "8a0fd39dbc37e7579fb97397cbafbf56e6badfae4a0f9c3e455123d08ded89ee" },
    ] },
    Entry { name: "flao_sum_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(108, 0, 0, 0)), (90, needs(108, 0, 0, 0))], file: FLAO, places: &[0..5614, 6791..13861, 21292..22160], sha256: "eae53f799251489f1b37831db749798e6512f14e7aee9d024f40a7fc0e7dcd95" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 8536..16406, 23587..23813], sha256: "20509ff0b4d5ee7a5d24ca8adb5d0aa132840538a187d0dae3ebd6fb01c6456d" },
    ] },
    Entry { name: "flao_sum_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO, places: &[0..5614, 6791..13861, 13861..21292, 22160..23290], sha256: "6831015dd5a2cc828504363b8d9a8f732c03486622bfd5a298d65cd19aece2e1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 8536..16406, 16406..23587, 23813..24083], sha256: "f6f3456034951cb490e029164b7eea5a2e27805fac30216769224385cf9cd0d0" },
    ] },
    Entry { name: "flao_apply_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO, places: &[0..5614, 23290..29971], sha256: "59e5643486226aa33e4aac473339af2887761ecf3c8dc43d44193561918d1b87" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 24083..30113], sha256: "4f2b77adba6fffdc5aa257103244663d804d4d6631bcb176a85360a86826806d" },
    ] },
    Entry { name: "flao_apply_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO, places: &[0..5614, 23290..29971, 29971..31100], sha256: "9812d582fa969f99df768d54a55a4a8979c70847610dfde681bf643f8c5f1d5d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 24083..30113, 30113..32183], sha256: "d24f197356789f565a957c87e062a61cd984e55bbfe2e75ae0eeb323df97e2a1" },
    ] },
    Entry { name: "flao_apply_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO, places: &[0..5614, 23290..29971, 31100..35640], sha256: "5863b6dcced57d886013af8250e0276a207273acb6ebc3613df43fc7329211ab" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 24083..30113, 32183..36385], sha256: "3c21cfda849e237d1a82f59d2c5c3bb54b7db1835b9d791e527ec19eda90cba4" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 16, 0, 0)), (90, needs(114, 16, 0, 0))], file: FLAO, places: &[0..5614, 35640..49790], sha256: "630823287554fd9d0bcad5afc35701bbc06678a1caf9c4d5fa42f9f816fd4832" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(114, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 36385..48221], sha256: "037ad7a965192c2cd5f3e6a477024b6e0e42e1bb2f1f130cfb1874e5cfa8c63f" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 0, 0)), (90, needs(128, 16, 0, 0))], file: FLAO, places: &[0..5614, 35640..49790, 49790..59413], sha256: "b5d3cd4ef1bc05085a62b29fe0c0556a060bf8ba8a1d96266b6d4581a754f0c5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 36385..48221, 48221..56736], sha256: "8b3b15e1c17f1180ac67f29d9a5f67f062b2be8ab6881f5f67ac2344b7f00681" },
    ] },
    Entry { name: "flao_apply_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 16, 0, 0)), (90, needs(114, 16, 0, 0))], file: FLAO, places: &[0..5614, 35640..49790, 59413..71860], sha256: "96addcf8b9cf0c2802efbb683bbb3e8a206ed45ec92c9735d1badc0e4b62e4e3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(114, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 36385..48221, 56736..62727], sha256: "0ebf0034b8f400934aa3576b8021798bba5f04d50dfe78389b08b8a63d848853" },
    ] },
    Entry { name: "flao_apply_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 0, 0)), (90, needs(128, 16, 0, 0))], file: FLAO, places: &[0..5614, 35640..49790, 49790..59413, 71860..80254], sha256: "9a28f6eeddedd178a4e54b1c73f32f8d42d09635ca514a3ddcadff0ee5e02b08" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 36385..48221, 48221..56736, 62727..68379], sha256: "d2ae01f66987a908936c68196272007c7e54946f1cefb03eb89c8ec276681e59" },
    ] },
    Entry { name: "flao_bwd_queries_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO, places: &[0..5614, 80254..92891], sha256: "9436f2cf06a8cfa503542b1100d4622f3de99149f2a1a133287e8e661ff62441" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 68379..79379], sha256: "0809bae44017f37d3df6e525815ef57c7eb46e12dc42f7ee4019f35eb75b6e00" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO, places: &[0..5614, 80254..92891, 92891..94624], sha256: "da3a81d67c7325c4c023ba29e40a7dbcf73c81735917248e7d94c3f5511b2f0d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 68379..79379, 79379..81781], sha256: "63c9ed169e3a88573b74f4aa57b39e4f9c7fb49cb53f7c9ac4f8dbbd4c8a77b7" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO, places: &[0..5614, 80254..92891, 94624..102016], sha256: "c8234945015c6b0a8ff82c24d5a3bb9c77d5f38d72cb414db6c3255be97d5070" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 68379..79379, 81781..90040], sha256: "69f91b4a7043379605b4abcfedc3efccff5054483da416c7e59e00ca9cb858cb" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 96, 456, 0)), (90, needs(128, 96, 416, 0))], file: FLAO, places: &[0..5614, 102016..120091], sha256: "5459fbee79f5ca48d9891448ce26215776a1c60b4ee0e33fbc8a5250ce89dcb3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 96, 416, 0))], file: sm90a::FLAO, places: &[0..5571, 90040..106063], sha256: "d30b800c84ba417679150508cc9fa303c275f1c40f38e29a33de1fd2bd4e5cf7" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 32, 48, 0)), (90, needs(255, 16, 0, 0))], file: FLAO, places: &[0..5614, 102016..120091, 120091..133714], sha256: "bef50137f3b13fb69bc3d7c86361524bb8c3b7c9ceb98e0591dce5e581655460" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 90040..106063, 106063..118053], sha256: "ff64a89e9192f5b5adeae12d7a396d1245078475b75a0b5f701f9b9a62e4173e" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 128, 544, 32)), (90, needs(128, 128, 560, 32))], file: FLAO, places: &[0..5614, 102016..120091, 133714..152763], sha256: "e202039263a190d641fde203c204b6fc7672348da69344558965165515e1873d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 128, 560, 32))], file: sm90a::FLAO, places: &[0..5571, 90040..106063, 118053..131609], sha256: "9e2650a9337d7bfd38dc7c40ae4f3aca9cf5c646e27cf68ccbd57682f7b20d9b" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 32, 8, 32)), (90, needs(255, 16, 0, 32))], file: FLAO, places: &[0..5614, 102016..120091, 120091..133714, 152763..170420], sha256: "e25463334286f05934aba63980d4d530c8ee348a4237cd45d8aa3863e39b0ccf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 0, 32))], file: sm90a::FLAO, places: &[0..5571, 90040..106063, 106063..118053, 131609..144327], sha256: "d72d0a79d07fd6a37b22c0d0634df27b26f98787ca49425687f17fc4fb935aa6" },
    ] },
    Entry { name: "flao_bwd_keys_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO, places: &[0..5614, 170420..175258], sha256: "58488430d62fafffc5ff6c99c18df84e3b2e8e117891a25e215d4cfa572dbc30" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 144327..148739], sha256: "f20b5eb8c954230731c56fd4325b9ecdfa4959dd8bdd80e474d49e6fd3a6791d" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO, places: &[0..5614, 170420..175258, 175258..175855], sha256: "b02cf86df450813830851ffaaf7ba11fac5691d2a044414f5413a94226f40348" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 144327..148739, 148739..149601], sha256: "9910d8b7181d6870a1219ce0236abbd1f8dd960e96cbd98fb15554a82fe943aa" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO, places: &[0..5614, 170420..175258, 175855..176959], sha256: "76cb93aaa37b43efad00e2974b4832a3c51d99bf9c869a55af9f1f43beee95c7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: sm90a::FLAO, places: &[0..5571, 144327..148739, 149601..151602], sha256: "57433a9e0edfbed6577d69d798931a7cfc6863e4b9ce7159f3af9a18e6126cc8" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 32, 8, 0)), (90, needs(128, 16, 0, 0))], file: FLAO, places: &[0..5614, 176959..189875], sha256: "da77d5c1e5e7f2b801797d0f7122fe776b1e726f6ec5e19a6e67d4e81313e0ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 151602..163042], sha256: "95ddc7e1aedd94249ccca2825f636de8449ad8273d78f022f905c846ea2d8b8c" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 32, 8, 0)), (90, needs(128, 16, 0, 0))], file: FLAO, places: &[0..5614, 176959..189875, 189875..197970], sha256: "8f2b9ca3f92210acdffa1cbb1ed42a7600b122fd1128d97d2b2a2a2ae9a1326c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 151602..163042, 163042..171079], sha256: "be3d995c05baebe22da2c24af399785f84ecc3c5bb37d386ba3fca5db7c0c2d1" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 0, 0)), (90, needs(128, 16, 0, 0))], file: FLAO, places: &[0..5614, 176959..189875, 197970..210554], sha256: "f5abece066cf23a9de35561fea598b45d629d72d5b31daec4586d15c4fb30da4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 151602..163042, 171079..178217], sha256: "9d8cff92b1dbb91f012d4fd360eb9465d21496527841b2ee93fd690d0b718cfd" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 32, 8, 0)), (90, needs(128, 32, 8, 0))], file: FLAO, places: &[0..5614, 176959..189875, 189875..197970, 210554..217349], sha256: "3679377147e1cb2a620af0a108a4781bd4b5138dc765919702e60eceb3ea5d5d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 32, 8, 0))], file: sm90a::FLAO, places: &[0..5571, 151602..163042, 163042..171079, 178217..183747], sha256: "828e38f3644e8307df7478ba6e1fd0c427fbbe704024b4fe6caf35cf6355bff1" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(232, 16, 0, 0)), (90, needs(232, 16, 0, 0))], file: FLAO, places: &[0..5614, 35640..49790, 217349..228975], sha256: "041967edc3add424a479fd2ab630854d0897ece35a4ddf8e4b1db55511cfb7ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(232, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 36385..48221, 183747..193047], sha256: "c44a0a3ba30ccdf1e065f1abe890317db1bc97e201dded32c2137326167edecc" },
    ] },
    Entry { name: "flao_apply_mma_f16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(248, 16, 0, 0)), (90, needs(248, 16, 0, 0))], file: FLAO, places: &[0..5614, 35640..49790, 217349..228975, 228975..239594], sha256: "55c1587df20d83100d782c3bcf62c31c36d1b5a5c91aa3480cf2d1173d9dd887" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(248, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 36385..48221, 183747..193047, 193047..200545], sha256: "81a923f209d8c3255f20df1868397089e7228d046cb6912a88db246685f33a11" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(250, 16, 0, 0)), (90, needs(242, 16, 0, 0))], file: FLAO, places: &[0..5614, 102016..120091, 239594..268227], sha256: "9099d97bc55aa0c8eb70e8f9352d580e223dfa5a9066e920e381fe5af26905e0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(242, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 90040..106063, 200545..224555], sha256: "a6760c9639e35d7ffcf6f5cb47186596ec6de94408f1ea7b5c8db87c9fa16d5b" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 16, 0, 64)), (90, needs(255, 16, 0, 64))], file: FLAO, places: &[0..5614, 102016..120091, 239594..268227, 268227..305616], sha256: "456ef16b923cb51e4b7cea734a2cf18d59b9ca75c118d580a8c829d48b43d73b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 0, 64))], file: sm90a::FLAO, places: &[0..5571, 90040..106063, 200545..224555, 224555..250492], sha256: "ad59bdf4d68cee50a19be09067aa40e80487850708a5714a37125102ce6fb057" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(230, 16, 0, 0)), (90, needs(230, 16, 0, 0))], file: FLAO, places: &[0..5614, 176959..189875, 305616..314218], sha256: "6bbf3686ddb44d6d56fa2adbec3ee42b844ab5b092e3e460dff6e1d6b040a45e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(230, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 151602..163042, 250492..258982], sha256: "8fcdadc92339a54935c5d7d5ae8cb7e63a91f16a0ad38add414e6c4841732f83" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d256_e256", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 16, 0, 0)), (90, needs(255, 16, 0, 0))], file: FLAO, places: &[0..5614, 176959..189875, 305616..314218, 314218..322249], sha256: "824890f0aaa718f2783180e0969ab49a10e8e26f358d8d75acbbb7ed42d56985" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 0, 0))], file: sm90a::FLAO, places: &[0..5571, 151602..163042, 250492..258982, 258982..265075], sha256: "4704b53239b8607abb07d66ed2519e45376e6323412ddf3810c7fa9f471fccb0" },
    ] },
    Entry { name: "flao_sum_mma_f32_d32_e32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 24, 16384)), (90, needs(128, 16, 32, 16384))], file: FLAO, places: &[0..5614, 6791..13861, 322249..328963], sha256: "ba23b8f4f3188ad21c9522aee4fa211bf6182d3b03c86839a6d8ee7b88ea9db1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 32, 16384))], file: sm90a::FLAO, places: &[0..5571, 8536..16406, 265075..270983], sha256: "92caa52223863e7a33b730e8a4f48c56377ebc4897d2ebffaef4fd58c654214c" },
    ] },
    Entry { name: "flao_apply_mma_f32_d32_e32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 8, 16, 16384)), (90, needs(128, 8, 16, 16384))], file: FLAO, places: &[0..5614, 35640..49790, 328963..334659], sha256: "cd075d79b8487eab575c1dfb8cc7c33be7f59d826e8b972bad59b5e5eee331e9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 16, 16384))], file: sm90a::FLAO, places: &[0..5571, 36385..48221, 270983..276056], sha256: "036962d77c7ac39687eb433bfbd3fa0a5e6897e1bbd6e61aa9bdfb34f78bcdaf" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f32_d32_e32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 136, 168, 16384)), (90, needs(128, 120, 136, 16384))], file: FLAO, places: &[0..5614, 102016..120091, 334659..349708], sha256: "b3f22aca37a6270797dda522e433c0c68e398c957d8de33ff48ef4c011d61f07" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 120, 136, 16384))], file: sm90a::FLAO, places: &[0..5571, 90040..106063, 276056..286851], sha256: "7811f34060d3b285aa888381344e1d0963a05417dbe493e0c2067641df813edc" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f32_d32_e32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 16384)), (90, needs(128, 0, 0, 16384))], file: FLAO, places: &[0..5614, 176959..189875, 349708..357358], sha256: "d57fa6384b33977459987e9469c279733acee7e34cf9bf48222f38aa4ba8cd87" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 16384))], file: sm90a::FLAO, places: &[0..5571, 151602..163042, 286851..293001], sha256: "875b43aa3685c2e136019550fe5d67e45e5c408eb189c215543142c6345c4631" },
    ] },
    Entry { name: "flao_reduce", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 5120)), (90, needs(64, 0, 0, 5120))], file: FLAO, places: &[0..5614, 357358..363914], sha256: "d8e24f83a115f3d030aadf51a02218f830de7d35737e660783b90c5877e758d7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 5120))], file: sm90a::FLAO, places: &[0..5571, 293001..301498], sha256: "cf487d089fe47927625cc07901060e25dcc9e4fc725222592ef22b121115054e" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753], sha256: "090a7e3a957dab8d4e6c1a339f948e7f35663e3d14cd01b3d8fc985e85c44066" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 8753..11315], sha256: "1eec05706aa0a980afd23039f040bd28237cd64de8472171f8e0b11f47b41157" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 11315..13958], sha256: "356a2856d2f95ed8822685902469292cc07bd17a96f3e0f3119dd16067c6dd70" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 13958..16777], sha256: "a9592deb6f9d79a33e8b966ae3ea2126d840c9b436096e43e6297d0341c14cbb" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 16777..19811], sha256: "dbf6ecf0d5ba97c3f7480d740ca697b7ab72118fd3723a30a8bd0dc2d18d96b4" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 19811..20073], sha256: "72aa71c0c6e3031a965c084903078cc4046eae2062f4b2df1c7904266e0e58ea" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 8753..11315, 20073..20314], sha256: "945b21de6135a96d849767ad435ebf33ccb47f60d49b0fcd1cb38b25345f9a72" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 11315..13958, 20314..20558], sha256: "2c3e4f31b36e906b5118365ac609a16980d2e648c1c4b841a6c328ffc0761d16" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 13958..16777, 20558..20803], sha256: "57bcf057d9675abe39b3265fbf199c3ef976db1173f63d6bb8ee37dbe52b7f44" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 16777..19811, 20803..21047], sha256: "cee8c52703ef5de9a4ba04fce5e014d0bd24956d38e7744ee37b327fab6b2b2b" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 21047..36042], sha256: "b6d1e6dc0b47727b95d1d7811c74ce73b1e6b5e5c14eca509160e4679e91228e" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 21047..36042, 36042..45497], sha256: "648e69f6cd6b5eaa0708f3dab2983e772d9daa7012990112bd6d4e0aadc3c98d" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 24, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 21047..36042, 45497..58720], sha256: "9e0aecc76954b90a408d6c878e3869dc304f173c956e75b0af3177476824719b" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 21047..36042, 58720..60176], sha256: "2d95b9adcd471c670c329ed0b4730aecb4584005b33a28834d16af251b2ff129" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 21047..36042, 60176..73298], sha256: "c9ea0b68c0736392e094ae9a1741334b492a50eb3d988e015e71b89367e22e3c" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 21047..36042, 73298..88346], sha256: "b2d660020df89e4fee8f4d62038a9fa9578c02b2bfaf2132dc6d28407daad1aa" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 21047..36042, 36042..45497, 88346..104014], sha256: "483be61862c7513ab813272902ad5420f7c7674048edf4f67e4bbecdd67db8d3" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 24, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 21047..36042, 45497..58720, 104014..118677], sha256: "82795a2c83677499d78788ff750d99ed66cff46422642aeac365b2bf06d5d93c" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 21047..36042, 58720..60176, 118677..133899], sha256: "b8834f948ef1ef5f00d322f6488137d5d5ca7c6c73fdc8fbc8be6bd922180a14" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 21047..36042, 60176..73298, 133899..148436], sha256: "b4c66cd0b4a22c713fc02f34039c039561b1b5807782d2b0dc5bda8225a00850" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 56, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986], sha256: "066e345b781226af2d933d660550962085f79ce1d5222d337ba5b9f65c4864f0" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 56, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 161986..177289], sha256: "f2b3048166614d4c4e79dd6bccf2fecd50aa8aec4361e37c4d1f6a0813ff26d6" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 100, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 177289..189774], sha256: "efd82983795965c12fd450b5d1babcba0d64f9236e1630cd94ecb1515cf062ee" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 32, 144, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 189774..201548], sha256: "d8cec4abb4c13f59ad04a2745556d4e1422179a152b4b49d2fdce11bf86354cf" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 108, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 201548..215551], sha256: "b3cfebb8dc6bbf3e724f9333e87902d35b68cb163395c209bf4d4f395c07ce7b" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 84, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 215551..229731], sha256: "2ece25cbe1c5d77af588b8964dfc72b0f05f0f150f85c93c66fb545a3ea54ddb" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 56, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 161986..177289, 229731..252838], sha256: "86a21921f36e46d73d05382c7282ded0b85b541f758930e74b6a6709e9934b70" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 32, 144, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 177289..189774, 252838..266186], sha256: "4d29b6a3954e9ba18995d987fe011f76586c21fff7c507a3321d781bce9dc91f" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 196, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 189774..201548, 266186..281148], sha256: "9b81cb23faea8da13cf88c5e86aefaca560b29ddeb7156cd7faf0eb94707d69a" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 108, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 201548..215551, 281148..295130], sha256: "ba0cf9052991582087e1e0663f48367519bb6a8d0b593439e9343cf12596b33c" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295130..308146], sha256: "0d4b292680a76c6314f4ff9939dbd8707ba03994c81da529e60ebea368f04e13" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295130..308146, 308146..316037], sha256: "12ce83b75d9320a96359ea9ccf6520e24d84e0ea5b09ca17057fe2404fcaa4ce" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 52, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295130..308146, 316037..326400], sha256: "ef21e5e56db7cd4b522a3f12ee96965f940fd6eafd1d9fcdc354367ad31310e2" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 32, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295130..308146, 326400..336722], sha256: "334c6955ded88ac9bb49b8a501713ea55bf7e5ef408c379bad14e96fef7eb6c8" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 20, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295130..308146, 336722..346321], sha256: "62d8b0295d78befc02695e8e8fe01dcc0bc66cf261c3c2904f03436fdc161306" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295130..308146, 346321..357554], sha256: "b6e20ae8f02c5ff0eb7db2f8b42663b724bb56d965927da9c8711c16ef9bc931" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295130..308146, 308146..316037, 357554..369293], sha256: "d8717f396b8edee0e76dbecf3ef6d27dacdcc65f5e23c836099064508175bc09" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295130..308146, 316037..326400, 369293..381536], sha256: "753bfc80587206eb3c501960688bc40ff0f4a01eeaf5b6c81dc02003426b8183" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295130..308146, 326400..336722, 381536..394305], sha256: "990a7aef6054d1156290883f41b02b34b222dd2f67772a199a836d4e7f5abfbb" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295130..308146, 336722..346321, 394305..403814], sha256: "9b6e0736b6a9484572f4d389cdbe9b24cadba29fd2b40723046f352aac054d8a" },
    ] },
    Entry { name: "flao_elements_sum_f32", family: "flao_elements_f32", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 72, 0))], file: sm90a::FLAO_ELEMENTS_F32, places: &[0..15157], sha256: "2b35f01153c32caf2d4c4ca3168211d5390b90567700b4a7314c77b8e203cb92" },
    ] },
    Entry { name: "flao_elements_apply_f32", family: "flao_elements_f32", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS_F32, places: &[0..15157, 15157..29509], sha256: "edf4ca27bafb8c0dbd474be61cbe574162a2b4367356492f7679fbffc2efb43a" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f32", family: "flao_elements_f32", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 40, 120, 0))], file: sm90a::FLAO_ELEMENTS_F32, places: &[0..15157, 29509..61943], sha256: "1b0f418ff896061b0d50536c544cb3212aef0712f125b2d18e1bc1f40e01d552" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f32", family: "flao_elements_f32", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS_F32, places: &[0..15157, 61943..80215], sha256: "62cc388333aeec30728d07a0d86d100bd1ea450342e8e3f426bb5540fc5e6c59" },
    ] },
    Entry { name: "flao_lrpe_features", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 0)), (90, needs(64, 0, 0, 0))], file: FLAO_LRPE, places: &[0..7517], sha256: "e5e5465c5cf4fa9263b7f4368081bbfb1fd0e38c09d319014fe828a70e6839e0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7903], sha256: "b5933dbb2fcb4db9b6cd968f612e0eb964b16cc52056a9679b7212abab5d813a" },
    ] },
    Entry { name: "flao_lrpe_encode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 744, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 24, 72, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_LRPE, places: &[0..7517, 7517..19307], sha256: "74e34d1e9e0ffcd45acde9204060228a099de8dc0f46169bd3f0d322098a5e76" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7903, 7903..18690], sha256: "0a484ecc35df2de04e0229d375eb7116d052aab66aa22c432e566f9bdfd18b32" },
    ] },
    Entry { name: "flao_lrpe_gradient", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 944, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_LRPE, places: &[0..7517, 19307..29574], sha256: "906cbbf8bedb23bb56fd3ce488ff4d2f2b852efbcc2959aa573464971a271ef0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7903, 18690..27141], sha256: "e52178052a1a05826c0e8df9a8108cd4df2ca340d819e548daf9bec32cc3a726" },
    ] },
    Entry { name: "flao_lrpe_decode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 792, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 0)), (90, needs(120, 0, 0, 0))], file: FLAO_LRPE, places: &[0..7517, 29574..46044], sha256: "8d8127750662d5a14815c1e4d8809ccef2323334323ff1ce5d9bd03c10cfa455" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(120, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7903, 27141..40066], sha256: "fa65c144f3f677b83986f6fcd8dca65f75a8c6c65f899b487e0294935aee27bd" },
    ] },
    Entry { name: "flao_lrpe_sum", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 96, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 9216)), (90, needs(56, 0, 0, 9216))], file: FLAO_LRPE, places: &[0..7517, 46044..51848], sha256: "4cb91260cc9c7af802dd9ebbfd308149581dcd8163ce4dd3db8c05471d003961" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 9216))], file: sm90a::FLAO_LRPE, places: &[0..7903, 40066..46735], sha256: "3e2fc2de65377809c66cdf4d22e5576f34acb3903adcf74483967817f82a67b5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026], sha256: "e05a804aff06b4e62e96a82f638c57e9f17362ae19af057628fed700fe94901c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 25026..45107], sha256: "f320c2c195a4c3984d0acef3ecd560da6b4a01aa294472035b021cd1a9af9be5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 45107..95555], sha256: "19ae342198aa7d17b4f53fe1098af58ef322250940faa873bf2fd3486ea9fd7f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 40, 142, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 95555..139077], sha256: "751f31bfab7b704881cada06a003ec6f828ae3eed50e9d6c059277ecb361d613" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 139077..154119], sha256: "c1632e18280d5cdf60ca7089025d5c6fcc131948af63ec942640e8f72d1afe81" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 154119..170326], sha256: "40fa976cfa3f7fddff66819b733121c4ba6a857c493630c143cf51dc73449b83" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 170326..206645], sha256: "f32faf396111909711bc05b5d5146c8b79252f0e02eeeacff377cbac83c058e6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 206645..242964], sha256: "7b09926b293bb96e5b45fa5b21cde1d6274c8fdce1a05fed3ef0413f0d2a81bf" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 242964..258550], sha256: "cd123994b98486e1e964fbbac65f47034a6bee01d092e4201edf902aefdc8364" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 258550..275457], sha256: "2e76288b33e7ba4082392de16c4c69e347a10e7b46bba89dd7d31a31a9b78e6d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 275457..313057], sha256: "f035c991e4cedf2a86cc45db5b22a2a55ccd12c6aac317dc6a9e7f13b6c9910f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 313057..350775], sha256: "971c7c1d0c65e928e4ed45bbf921234d28e5b3431467960aebaf9d8c2223bb26" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 350775..367051], sha256: "0a4c4acd908b5d5463ce9bb166c019f6d1604051f988dde01ab69a19b26b44c1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 25026..45107, 367051..385829], sha256: "7ea91d7a581b3894ef9a44de32702e40e7001bdf5047dfcf820cc43a0013ce40" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 45107..95555, 385829..428146], sha256: "7cf9c4d218e17f9bb6fea7ce4f8eff5f76e7487c598104fb43ba23adf3d53ca8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 40, 158, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 95555..139077, 428146..464981], sha256: "d2db11deb42e4703aff0d64436062be6edb704127c2c731744aa3b8bf4264b2f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 139077..154119, 464981..476802], sha256: "7b755a4c9a87e6910ffbe1277115c05b618f7975b70a6b0dbb552d431c344ce4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 154119..170326, 476802..492591], sha256: "8c559b693effb44f67cc6564973e8f84ab796bd2405057d9b0594ff74a2fba20" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 170326..206645, 492591..519357], sha256: "33cb9a319374c4d561f508d23e3ecf9d0ea8a1be18536ea61f058f355878d582" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 206645..242964, 519357..547740], sha256: "20d379cbbd6f2bdce156d31a2a8a92afc227d73dd19bbf5b609a9c2f3bc71d05" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 242964..258550, 547740..561961], sha256: "3809c75ee3a808eb9cc1d6f8458034c346da20317da5ae310cf8ab401b9fb86f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 258550..275457, 561961..578250], sha256: "963371328641ffe11bf7b61d4b7bc331fb66287203b3ad70dcf25fbdee0b3b9c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 275457..313057, 578250..612371], sha256: "1342ed61dd9cd979197fbc1614cfdba35b851fad25f186bad4a2d94ff9f74712" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 313057..350775, 612371..645694], sha256: "2325421d7e9cccdbdc213bec98de005a3782f35d619251f0d1afe7abb2112e1d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867], sha256: "7eaacf432b4b3e9e2cb66ba3b4d8f1276360eae9666d23c2ee463923b3a71098" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 666867..693007], sha256: "59337b05d4e555940f6b62a71cda169dc650b6dea99d32030a003da7ab2c63fb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 693007..719889], sha256: "e58a3c6213335528cccb2f9353060fe875c9744f8073b51138b0ebce4a31b573" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 719889..753896], sha256: "fe0d2f980b1d169303483c65ae5904ff756db546f175480be6b5af4ae6a4edff" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 753896..773581], sha256: "1a46abd78a2de0c11ba5480dd17c9f44e07205ad73cdbff8ef62a88d99527731" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 220, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 773581..802538], sha256: "ffecaada0f78431e445c1f8a5233fa02841cb9211a83df547f36c085797af7b8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 802538..838516], sha256: "8bc0920fa0be0fa8f8da8df678a1dd381240b6cf16aefd6c6099c2bd9f692d72" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 838516..881576], sha256: "930d1c9bd21a956114279f603314d0953bcd1b031b123a3b1f7422d8e171f934" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 881576..898631], sha256: "779f6798b58528b62c11db128dcf9c81b049adc23557a4aeb005251895e4e509" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 898631..924126], sha256: "efb8b347064de90c2185c200bab85aa1ab846ca56ffb72ec422a4ce0de3cd488" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 924126..956393], sha256: "0404c43064c7e4b06adcd6cf8dbdd64cae24a2c1feaa639d3e8be93e7962e653" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 956393..995845], sha256: "1986348a0a79d1dd26534c967f34ffb55bde38db6ad1dfe3e0c1994d76cc0174" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 995845..1011638], sha256: "efc0c3e3cec26123b5fd0c7338ac836de3e60d590fef86da9a22ae30110a6be3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 666867..693007, 1011638..1031703], sha256: "fcba7e02824e86d709b2ebe31811a26886ea819fa918875860c76226acbfa44e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 693007..719889, 1031703..1057419], sha256: "844e0377ce9f6f89b4c3a7d320e41c4d6aa45cf029df079e68d6a766b5540e98" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 719889..753896, 1057419..1086521], sha256: "f1c9915ef6fb0a1a09197a22d81f72a4dd0d69832172ceeb515abc63e2361596" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 753896..773581, 1086521..1106024], sha256: "d52c8ec559c4baf03a6196e30a95e010857e3e8448a9b12eb1c19819ee446699" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 220, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 773581..802538, 1106024..1131265], sha256: "cab679d321b55b745052e0a371af075c8f8db014513714f4b6ab79cde0d9fade" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 802538..838516, 1131265..1167056], sha256: "7b52f746eb417aaec5086c8cc1f3fdfd5d4d7f0b03ca7d2620a72f98c22de082" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 220, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 838516..881576, 1167056..1210655], sha256: "ccc7f7c4fa04611f49d759488dc0d20cc27bc566638472b075f38c693fcec75e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 881576..898631, 1210655..1229422], sha256: "6c5bf4d14b881626aa99e3deece94027836b843b5257734048ff59916e24306d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 898631..924126, 1229422..1247834], sha256: "89e33addf881616636eacbffc47ec213cd0fe197cdbe423302b05ffdbb5c6099" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 924126..956393, 1247834..1280673], sha256: "0ddcc481f6ae9570da766aeb46b48dd79dfd69df28f32a654e3dff226ee4ce13" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25026, 645694..666867, 956393..995845, 1280673..1315266], sha256: "faeb95a47dbf263beba9c05d30036fcb492bb95d7c8fa7edf44ebe6112eb9d04" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988], sha256: "76b60bbe0b669a72d969e923cfea50ec1577c912b36bb1afecb66d8d840b6094" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 112, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 25988..57700], sha256: "3e49b1379b19c87294fef4456359545afc28d901cc4f08530725cc941d44c947" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 57700..100212], sha256: "b28fa2a9dac9b80b49644a1e3ff2ca949d632a6c3c6d122cbb2c05724a67c55e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 276, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 100212..155771], sha256: "93a7fdd60eaad62dafe415d582f3d8497206e46225ea8ced7d6fa0c5104a68d0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 155771..184031], sha256: "49670cf69442ad3be677738d225e0eae6ab6f2a1993a56f510ba020a1ca6727a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 184031..222457], sha256: "090f3572940cca9661a39e8c84b55e325e2a62fb637f8f45d1efc2a567192d27" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 222457..269185], sha256: "2d3b014cfe7bd173368920f4e97cdecbd581090a951f9825213a0f2724849249" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 269185..338206], sha256: "fc50ce38d878978b30b1bdda325e146f23dc036846a96bcd4d99c96e8e27598a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 338206..359513], sha256: "8657c5cf7152731f6c41a0481c1a9a48da6fbecdd9a0df5fae8e2cef17667f62" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 359513..388664], sha256: "bb2de4596a08004728f8a40be5a549a7f351ab241fe589b9029450126c4ba6b1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 388664..425786], sha256: "19c1e879f41822f8045fa1d406a37ace337f5f508092d95e740c00264a439456" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 425786..473478], sha256: "8b7803e79686170c9995d9ed788976a92c0fca22b665a8c7c2ad5e05efa19d2c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 473478..496053], sha256: "eea3eccdfafc6d2299c8048ffd449cb6522c7396cff558f3d8b0c80087cab8f7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 32, 72, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 25988..57700, 496053..530399], sha256: "f0a0d2dd7df2261bf62fc8b19f14c82cef6bea8365cf0ac7011a75b63950595f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 57700..100212, 530399..574400], sha256: "26cfa93092424b8d142f5111c8e2dbbaeb46610afdb7db837b85638c80957b3b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 264, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 100212..155771, 574400..630827], sha256: "1cb7e25f1aa7e44a9fb7a0d3fde48df5d9784cd825922bddd4c7fac59ce66831" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 136, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 155771..184031, 630827..662170], sha256: "0184bee9479cab5303588ef6e0a1064627aab0ea8b374a0ab930ad9c2af07188" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 184031..222457, 662170..701812], sha256: "aa70ed169a8cacce594c80c754ac5303ca65347451d7bde14e4de26717fab88f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 222457..269185, 701812..752917], sha256: "c2ecb3506460e73a3afbf21a115730c1deab34a355ab458ab4f09a6826810b9d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 269185..338206, 752917..823898], sha256: "1f2a7527a6dcf2758b6fbb226937c28de0bf777b74c14f57a49a1313f304b0f3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 338206..359513, 823898..849159], sha256: "5aeae2b3a35331acbb38a462e23d912ebda73485a0728aaa108c95e7388f6627" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 359513..388664, 849159..881895], sha256: "2f8be45dd70ae4b33fff9a3e68490d47c66c4786bd5d995a6c464852309a95e0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 388664..425786, 881895..921255], sha256: "e1ce6e80e8ab80d2bfd8aaacd8fdef83e7fbb0c7164389ffa3d74ce0680ec61e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 425786..473478, 921255..970785], sha256: "1c589fee3199b14214188db4c72b591363fbdbaaaa0f62ef6f6870933edd1bd2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008], sha256: "63ca8afa3f7da7e153faf60431605a47a6a798830e66818feea0ef513bb66156" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 987008..1002484], sha256: "601eeaaf376c4586e14be2a606c575b988779196cba2c8a8dd2b440f62f9596e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1002484..1031310], sha256: "e7ace2cf03e54062b6108e472dad1eeaa275960f20271edbcccd4f2a5bd56e28" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1031310..1063183], sha256: "1dada538b4cecf9c3a35078dda267daf9784e5069633d6fa56c3c2729d0824bb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1063183..1075200], sha256: "8cd429e320b65cc459ad2691ad5c37eaaf612c9221d86b5ad250688954675450" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1075200..1088705], sha256: "14a195536163fa836fd14c9554f11f5603ee3cc99856a74a289f6ee3ad5c0eeb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1088705..1112869], sha256: "b35a6f4779afe37cd91bb754cf25a76d3d5c30f02a929a2b58f85901a45e8f90" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1112869..1139195], sha256: "5ea0242d816c966cf9dcf8ccb6df3251a693a24c26878f193a021b2ad57f930c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1139195..1151848], sha256: "54dbb005757472e7aa45d90111d322d9280589738f6fd1965bb5735eb9396fd4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1151848..1165577], sha256: "be7c6f707e5773c3066fe62a79ebef8b4d87054846ee346b7efd8e8b95b26e05" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1165577..1190323], sha256: "1b46a9eda1fde9d6a2873d6def4dc639c76782513757553f97cc18d819023ebe" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1190323..1216258], sha256: "eda92d7361f5fd28786c659b26a9630728212bf6ba75c676881977a426958095" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1216258..1235066], sha256: "124081029f3791806fa82e9d9c9a3d81aa4893c746c7b319a3e23478b305a446" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 987008..1002484, 1235066..1254114], sha256: "d927637f4616951f0290639d4169314d22ed46f6a09b88f32f096d9f666141f3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1002484..1031310, 1254114..1284496], sha256: "3713c8a01ec8e5c6034be291e51577659f164a6261e466eb8fbd8872a1e04b00" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 40, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1031310..1063183, 1284496..1317417], sha256: "507f688fd9028c16ce84c496841f6fdfa0fc36b173cf86774689367edb45b438" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1063183..1075200, 1317417..1335432], sha256: "28017305cf92aee12f26c116de9693f65ad41ff83cbda946dfbf67c98150ebd9" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1075200..1088705, 1335432..1352020], sha256: "485a564ae45d7b146aaf9b3a26c99deef29c3f3e24a3c35046b5f3e5bb7b9fbc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1088705..1112869, 1352020..1380677], sha256: "666c4ecb1760d7a3efc2ef33f3ad5e9b2490b5b0398bbbc2600e39703d03d638" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1112869..1139195, 1380677..1409592], sha256: "71fffe3695826ac64ca704355afffbeefb374086d87128927587b09a9a0d7e0a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1139195..1151848, 1409592..1427926], sha256: "483c488cbbfad8805e00c13cee08a045b81208bad5322eec0eb4c23e1ad24b8e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1151848..1165577, 1427926..1445476], sha256: "50907e3505a6793e3f15b87cb26464b14a50e03efd592aa286ca78b8febb063c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1165577..1190323, 1445476..1474756], sha256: "1e55a3c13bbc133a4cdb819662e709850c96f030bad19ae7819316338b93f1c4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 970785..987008, 1190323..1216258, 1474756..1502281], sha256: "f58551bd5c01664b9ebbc7afd1caff33bba441851c247d69407d7b43fcf617dc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580], sha256: "bf936197f3bc08d5ce930d5bf59323c9ba93d6f543cc34f833722072fed24b7d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 224, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1524580..1555816], sha256: "5afaf9b2671d4ee0f807369400572f32508cc3033ab1297ee754695b637d5d4f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1555816..1598229], sha256: "f2135e6d583613fe4fb8f339a14e947edf44af06b261ab6d21b33a3f30de9a8d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 268, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1598229..1651022], sha256: "bd8facd65c94cde594dac3df612d87fa7e1fee73969f1c759923884a85ece83f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1651022..1678178], sha256: "1d5cced042e9683dc4c158f40799decf4571b57cd9f0f1bb749a6144348e0090" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1678178..1714767], sha256: "4f9b5d3f7128f26f502683f6cc0e75027ae7c218d033ec54af50f42e3b04ddf1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1714767..1761446], sha256: "e1be2daf15632b5311d079ed0f1d271aa7f7f4a7a1afda611ed4c607c705e0db" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1761446..1828173], sha256: "56f3a0199c4480781343b3237f39c1bf3398e4f98b9ddb020f8a1b40df485b30" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1828173..1850024], sha256: "50cef6123bb03eb5f66fd143c7e8c39709c016b8a3d75ba135414337a09e05ad" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1850024..1877249], sha256: "4a6973bd27ca54dbacf356850e29e0d4402cf9adfa946a7e106bbfa2ac64bb6f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1877249..1914885], sha256: "56335063f704dd6727d007e30a7995ae184ee51e49269e821fea3e83ea72473f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1914885..1960519], sha256: "3cc9d7788f007c42634d83327b4394941e74edc0d05859132c49347c540537b8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1960519..1982913], sha256: "ccd0ed7d7f1d089eeecff30444e15ccaf2fd6d71c22f0ec19b909431020872c0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 224, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1524580..1555816, 1982913..2013589], sha256: "436e4365ed92a87b7999482b207c0d76d08e08b9afbd6c5853ed086a87a86007" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1555816..1598229, 2013589..2055196], sha256: "ba2d65d783aa93625195f2403b8fe7666a89decd7cbeeb072ba15e61abac05b5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 256, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1598229..1651022, 2055196..2108058], sha256: "54bd059677fc21c853bd61a8deda130dd94169dfccc673dcb0cb789f94323903" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1651022..1678178, 2108058..2135746], sha256: "fc8d68a2bee8b33a76fd6e44318500059661dff62b722c1eabc18f6e6eab06ad" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1678178..1714767, 2135746..2170342], sha256: "1ca21d3ab9dfd2630aeb6a8a52cff7a98bab14613f4bd50c9808e1d729c5cb94" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1714767..1761446, 2170342..2216995], sha256: "f44ada83795061ff8dd50aa415ee5924e26e76aa2c93cd143b158e972a2f2d83" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1761446..1828173, 2216995..2282989], sha256: "88b05265b311e80b165c9305f53266a8b5f3fac19740cfdc6ae486c6b96759e9" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1828173..1850024, 2282989..2304988], sha256: "852c73eba10a783d7d4850b34c794ed62d5946320974e3219a5cd3c4879c11b8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1850024..1877249, 2304988..2331335], sha256: "c25cbcacae55881fdee2f999a45beabb69fdbccd38ec0f714388c51273998c73" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1877249..1914885, 2331335..2366720], sha256: "59a3ee1d65f7ba50c017e86d1289706439303756ff9e1c86f0e32e8110aca885" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..25988, 1502281..1524580, 1914885..1960519, 2366720..2411846], sha256: "9b299d3f8b61dca014e4da72434efd3d7c30ce57ce82c13e211de8235b29ec07" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 32, 308, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257], sha256: "86626e546b1d43b61109c2085a75746968a2410de70a9fdac0f30fd0fffc95fd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 72, 592, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 39257..96219], sha256: "b41a5e81fb4a5abf5d7d2784596ac49ca7a3fdb2678751c91ee42c14a5973c4e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 124, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 96219..140931], sha256: "7cfc3f3c4a3c5591335afc41637ab8c8a41354eadeb1af71b8268ef39aa589e5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 24, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 140931..216037], sha256: "16c72d80d04fc28007d543bc1b49de67eadc806bad6243f3436ba17005bae1c3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 216037..246121], sha256: "1db8ef9ba604aa30b15b723d3982e1fff2385cc0222cb365c6a0e8d505cfd124" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 246121..291111], sha256: "1bedcc996b696bb2aff034a77ba86fedc035db304e136ee5997b8a8f970efb9d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 32, 320, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 291111..330353], sha256: "d755c54428380cacba426cea36b5e55b62b46ded897db009c84590eb56e64f5c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 88, 648, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 39257..96219, 330353..391292], sha256: "fbb2ccc1b68a9aed59299aa031e79859c31d9836807a8b54eb58c35bc34e2de0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 96219..140931, 391292..438605], sha256: "4f18de5731e65df797687505ff21209c1c9ffdc349b10b7a465946744077a384" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 88, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 140931..216037, 438605..512898], sha256: "f76527a3595020df506a47afe58564392411b42b9c50e86b232feabbd56f8479" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 216037..246121, 512898..546836], sha256: "1ef83cabc061506d02c2ae06947ea8f08188f3fdfa8c652999c391b5ea2d9386" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 32, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 246121..291111, 546836..595181], sha256: "560132c03b66d438f7c1e4cfab438c1ceecdd0323a6abffe2fd2751cd9777d8f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 44, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539], sha256: "06e22125cb5f2c90eed9bd4e8cf1debb4cc60b85028f7b0dae43385407f99e7d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 617539..655860], sha256: "680622ec6f75b378093482390053da7e3c6a0ab937cfa2ef08f07f623ae9089e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 655860..675817], sha256: "afd3c1eca16e4d44c5a494a48b0aeaa777fdb0b72d52557c16d6bdb614572769" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 675817..712260], sha256: "eb822023c329454eb370ba2d06034f10363b247f94ad72d4f8d77cc98f8d73db" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 712260..731493], sha256: "d3a1d1f2775e3210c9ab8018dd6f82bd7f617eea2487aa2c70e0c049883a26c2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 731493..767716], sha256: "3162f82ebdb0456f53f30b91edf8175c6baed91ac191122b06481fa312d5d05d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 184, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 767716..792982], sha256: "36b1cd57588fdab4470383a42e3caea4fc6f67acd10248ffb4adc0b592a59f5b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 32, 112, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 617539..655860, 792982..834336], sha256: "212f001aad641af7a8e0d9b398e42440a96c6f2990ecf61c5aa788c261b5e72b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 655860..675817, 834336..860464], sha256: "f54b56987dd1e2f6eb7cc1997891eb459a21231c01a641f04d50977963e3e169" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 675817..712260, 860464..902194], sha256: "a66f0e0eed8a30fab57830b25a34b56e3cf515c8b71e9ad5a9c1739a82df4e48" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 712260..731493, 902194..928938], sha256: "0029ea6e7fe53bccf0877998f8a1548c364469175b0bab9c9a7034d7550c2b3b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 595181..617539, 731493..767716, 928938..970905], sha256: "e19e0e092a62dc0321e513e8e3d25b383ead1fb3215f3377097e762b023c9b33" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741], sha256: "acda00f98fd84385a88a33ddffe6a9dd8be8f249662704e69c3151a8e898f522" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 244, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 994741..1036147], sha256: "d407eeb7d77f46483c6774271af5a6dbe9ca4da7ff50de3aab934509dfc306ad" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 1036147..1071404], sha256: "e9cfccee6d25401ecd8098b915f4e926c4700d307239470bf8fb01e5a3ca855d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 136, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 1071404..1135001], sha256: "a43435e0aefa8d1f2d2c07f5edd255aeb2a2572e15d469d8054cfb15743a228f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 1135001..1156482], sha256: "6e7867d086db55e4c3678dca79984334e6580f2c202b3e321dc7f2d70e10efb5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 1156482..1191644], sha256: "86909d225ff7479619874e849f6c952e3ceb21a04e78d071b27563b57ff17f63" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 1191644..1216848], sha256: "4183ead69218806aa11e5a17ec1e4c571b4485a25df1bd2489c674063759cf23" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 208, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 994741..1036147, 1216848..1257431], sha256: "a3606debeb0c6be86f2651625832017b8c16fa19ecb71ca968191665fb6a181d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 1036147..1071404, 1257431..1291968], sha256: "f74eb24b50eb4d8ae3bbadbea069243356b7d6c2c5ae713be7a064493489d079" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 136, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 1071404..1135001, 1291968..1354273], sha256: "e14c858075392b7cf5b326eed3ba51ede8f1e70bb02357c374e17f1d2c8a1c30" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 1135001..1156482, 1354273..1377962], sha256: "994419f3d0da9ee01d3fd1bc19b753ee371a3873018b637f08afb50fd151f9c6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 970905..994741, 1156482..1191644, 1377962..1413133], sha256: "ccee11038441f3b299b52fb3c975185abac2443bc9862fd75c00c6b76dd17c8b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_center_bf16", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 80, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 16384))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 1413133..1416726], sha256: "015713865f46cfda22eb570256e854487963b2ca58a3016a6534a870085ed0e8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_center_f16", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 80, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 16384))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 1413133..1416726, 1416726..1417735], sha256: "f8a372a76637a267a7bc3945083c47a6d044b91ec8e8e9cb270f0b201d4fd212" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_deflate", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 4608))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39257, 1417735..1425513], sha256: "299363518eabdb55aa4200cbce077dc2df719073d7dd0bb2d7b30cabbb8adeb8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16_cosine_line", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..20498], sha256: "172ede6764b398d7af964bc299ed262e5f08ab61d2c2ced3b136ddd6da50bebf" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16_pairs_line", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..20498, 20498..37266], sha256: "fe4acb697459974af8f889b0795455d9843fc8991cb7fff571677b995472c9f8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16_pairs_any", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..20498, 37266..58077], sha256: "1774e55aa27f3bd1465f62305b271c4a92e33268043adde7e73377fc5f5674bc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16_divided_line", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 104, 348, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..20498, 58077..88288], sha256: "9b2ea09bef662fe73fddb46503c49524d4fa04859a20629eb935f9bfd89c19ae" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16_divided_any", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 136, 624, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..20498, 88288..122883], sha256: "4135e36e3e6834885fe32ca7bb6d3590be63bf6508ab24fb7491c5c6bae1304d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_f16_cosine_line", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..20498, 122883..143040], sha256: "614aebc02e2dee8a2a4e270873b027e58f053780bcc6be187a5e6bebcf6a9667" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_f16_pairs_line", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..20498, 20498..37266, 143040..163810], sha256: "ff653741771f6b93ef7dd7ac3ba34f7b18fa555ec9c80e6742791fbc94309766" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_f16_pairs_any", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..20498, 37266..58077, 163810..185997], sha256: "4c1e494180fd6acea778d4411018bef68e45d01bc4d40ff8f6075a92e9396c27" },
    ] },
    Entry { name: "flao_narrow_fwd_bf16_w16", family: "flao_narrow", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 0)), (90, needs(86, 0, 0, 0))], file: FLAO_NARROW, places: &[0..16712], sha256: "2dc55e92a34401a58514229077bc2525c02e1be2273696bdd42005fde5b3bcd2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 0))], file: sm90a::FLAO_NARROW, places: &[0..14486], sha256: "a19c6ef11ed0a79e7665adfc07b51f108f1ac1deab84ee10b0f96a47835a8bda" },
    ] },
    Entry { name: "flao_narrow_fwd_bf16_w32", family: "flao_narrow", max_threads: 384, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(135, 0, 0, 0)), (90, needs(140, 0, 0, 0))], file: FLAO_NARROW, places: &[0..16712, 16712..40956], sha256: "a3a070a81f1d0cab7edad2dcff0c750a7deb3b548885ef049e83c643bc2c7d41" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(140, 0, 0, 0))], file: sm90a::FLAO_NARROW, places: &[0..14486, 14486..31795], sha256: "30e667e41cfbab7f71a654d456c45a4b540af8cd68d509b7513ba41c2b97017f" },
    ] },
    Entry { name: "flao_narrow_fwd_f16_w16", family: "flao_narrow", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 0)), (90, needs(88, 0, 0, 0))], file: FLAO_NARROW, places: &[0..16712, 40956..49941], sha256: "0b977eefba5eee6bb55ecc46800c89182e5e1fe75d204ed0f66135dfb164526f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 0))], file: sm90a::FLAO_NARROW, places: &[0..14486, 31795..42914], sha256: "bfe56cba66cbcff448392300dccda7fbfeccf3d98e47bd48a0c5977abfa80805" },
    ] },
    Entry { name: "flao_narrow_fwd_f16_w32", family: "flao_narrow", max_threads: 384, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(136, 0, 0, 0)), (90, needs(142, 0, 0, 0))], file: FLAO_NARROW, places: &[0..16712, 16712..40956, 49941..63700], sha256: "2d764cca477989fe18352da911d7211061216c77aeea0d5bbad3b472738a2dfb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(142, 0, 0, 0))], file: sm90a::FLAO_NARROW, places: &[0..14486, 14486..31795, 42914..58046], sha256: "2ee1c6684ba696b07e2e4abe3960b0e8affc40d4e4457440fc5e663cf46480a9" },
    ] },
    Entry { name: "flao_narrow_bwd_bf16_w16", family: "flao_narrow", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(117, 0, 0, 0)), (90, needs(122, 0, 0, 0))], file: FLAO_NARROW, places: &[0..16712, 63700..86277], sha256: "4816713fc95bae380173d75717148fcb6e0fde1b08f9ff848c91f463ce0bb0de" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 0))], file: sm90a::FLAO_NARROW, places: &[0..14486, 58046..75100], sha256: "2062aba053ee4373a0e8adae80e833acfa4ad440e536bb4b4cd52947da3251d3" },
    ] },
    Entry { name: "flao_narrow_bwd_bf16_w32", family: "flao_narrow", max_threads: 384, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(162, 0, 0, 0)), (90, needs(162, 0, 0, 0))], file: FLAO_NARROW, places: &[0..16712, 63700..86277, 86277..122135], sha256: "4ef8eaa5849a2933c27927c63bda5021b948df627728792e7ec0fdb69e3057a7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(162, 0, 0, 0))], file: sm90a::FLAO_NARROW, places: &[0..14486, 58046..75100, 75100..99875], sha256: "505f70f59eb47c6a7cc96b051ee5fae33388f5e3c3e70f34b0c756956b7e5c43" },
    ] },
    Entry { name: "flao_narrow_bwd_f16_w16", family: "flao_narrow", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(120, 0, 0, 0)), (90, needs(123, 0, 0, 0))], file: FLAO_NARROW, places: &[0..16712, 63700..86277, 122135..137951], sha256: "39dbc87c4c5d7286a6cf64637d750e8068850342fb03efcbe3f759a35c40359d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(123, 0, 0, 0))], file: sm90a::FLAO_NARROW, places: &[0..14486, 58046..75100, 99875..116690], sha256: "1bb79a773dd1270470100ed21968651158831d796067e887bbe9c87018d4e1cf" },
    ] },
    Entry { name: "flao_narrow_bwd_f16_w32", family: "flao_narrow", max_threads: 384, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(166, 0, 0, 0)), (90, needs(168, 8, 8, 0))], file: FLAO_NARROW, places: &[0..16712, 63700..86277, 86277..122135, 137951..165091], sha256: "8837c580e7863fa76c6b818b7e6155086b77e69185a1a74d8af90887e6ec377b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 8, 8, 0))], file: sm90a::FLAO_NARROW, places: &[0..14486, 58046..75100, 75100..99875, 116690..141859], sha256: "8785e176c44483824984f86caa8da2e3cbab84bbf52d9faf098404bb43b38f4a" },
    ] },
    Entry { name: "flao_short_fwd_bf16_r64", family: "flao_short", max_threads: 640, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(96, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15962], sha256: "c5d4fc57a4fdd873efaf2308f22c077a6bac6879436539e692eca6bcce2833a8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415], sha256: "b8c92d372454262f842e4056bd78530fd56c16b43f8c2fe844d1130c2438cb56" },
    ] },
    Entry { name: "flao_short_fwd_bf16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15962, 15962..31914], sha256: "5a616d5b3ca143ecad265d6e56f751ffc3b80e2db405905d81cd4e082574966e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 11415..21209], sha256: "c398e34ab2d4dc8eaa9c3f99a1ef5132f06938362d5992a442af3f6e27ff55e1" },
    ] },
    Entry { name: "flao_short_fwd_f16_r64", family: "flao_short", max_threads: 640, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 64)), (90, needs(96, 0, 0, 64))], file: FLAO_SHORT, places: &[0..15962, 31914..46171], sha256: "303197c7d4f4b4889e5ac03159c535fa4cc4c353e8982985e019e7b2a905a1ba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 64))], file: sm90a::FLAO_SHORT, places: &[0..11415, 21209..28348], sha256: "f8e64bc4bceb0c3c92ba2eb8fcc2b2aa7726e56c1361acf85d1c7d538d099751" },
    ] },
    Entry { name: "flao_short_fwd_f16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 64)), (90, needs(128, 0, 0, 64))], file: FLAO_SHORT, places: &[0..15962, 15962..31914, 46171..61073], sha256: "68391580a3ae88e45c50ec3586da6f1de3286c2ba4fc4be145b78d9304e7a9cb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 64))], file: sm90a::FLAO_SHORT, places: &[0..11415, 11415..21209, 28348..36502], sha256: "4bff67b57f96a8e097455c9552fbcc7fc899829a7229ff4cea5ea7e25669f277" },
    ] },
    Entry { name: "flao_short_fwd_f32_r32", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(96, 8, 12, 0))], file: FLAO_SHORT, places: &[0..15962, 61073..72122], sha256: "3d0debfb6eac5e234c21a812dfc0d9f9cad78b4822314e86ce2e04b4901db8b6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 8, 12, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 36502..46074], sha256: "21c44fd27154b0c74eef83df3c8f1e9e8a76095ac8177589d20a6b463954fd05" },
    ] },
    Entry { name: "flao_short_fwd_f32_r64", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 0)), (90, needs(124, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15962, 72122..84636], sha256: "01adba21d80abc16dda9246c32ba80460df05bf7b771c60eef8e34c4f5885811" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 46074..56098], sha256: "4a518a57846c28369ab83fe673f1b7c7a394a3dec1c6eb61c6186677313b8f0f" },
    ] },
    Entry { name: "flao_short_fwd_f32_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 16, 0))], file: FLAO_SHORT, places: &[0..15962, 15962..31914, 84636..96206], sha256: "caaf2376ea2bea500d6af15e93761ff6e5e7f058e04bbda2301383cb3ced750d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 16, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 11415..21209, 56098..65489], sha256: "daa75755a81e29fe2183f28739ebfcd49919370b7372672a22ffebd275f964b3" },
    ] },
    Entry { name: "flao_short_bwd_bf16_r64", family: "flao_short", max_threads: 640, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 0)), (90, needs(85, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15962, 96206..121269], sha256: "3cee7421e7f2b04ed57eb0a10a84fbfb2476e6f972603f07a2290d0bc5c4bfc9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 65489..78052], sha256: "4a007a01ea14a6bf84f3881160ab09bddf565309b4d8cc2ce34b8403e2891423" },
    ] },
    Entry { name: "flao_short_bwd_bf16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(117, 0, 0, 0)), (90, needs(112, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15962, 96206..121269, 121269..149452], sha256: "90188bc62eab8ecd98c7a26d15a89a7aa94866dc2b240589b892a642f3571d3a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(112, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 65489..78052, 78052..89903], sha256: "bbf6003ebbf138fa8828a393412214da4609f59cd387eb779bf383d3040349bc" },
    ] },
    Entry { name: "flao_short_bwd_f16_r64", family: "flao_short", max_threads: 640, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 256)), (90, needs(84, 0, 0, 256))], file: FLAO_SHORT, places: &[0..15962, 96206..121269, 149452..175840], sha256: "979f1eec22cfa2e87bafe3f2dc5ec276eb0a11b5675388ae7ce5855462384fe6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 256))], file: sm90a::FLAO_SHORT, places: &[0..11415, 65489..78052, 89903..103584], sha256: "bb21374229316e1718c560d0aa93809ad4042e56b02cea76d40d1d7b9e376358" },
    ] },
    Entry { name: "flao_short_bwd_f16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 256)), (90, needs(119, 0, 0, 256))], file: FLAO_SHORT, places: &[0..15962, 96206..121269, 121269..149452, 175840..207838], sha256: "dee0db5ce7c0207da7c44d3630dbe4ee1368cc06eba25fcfce3182bb37c96fde" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(119, 0, 0, 256))], file: sm90a::FLAO_SHORT, places: &[0..11415, 65489..78052, 78052..89903, 103584..118273], sha256: "db81acab6429697f88837940ebf05d72308ced1ddf40cd6c79e2d5921dfb358f" },
    ] },
    Entry { name: "flao_short_bwd_f32_r32", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 0)), (90, needs(91, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15962, 96206..121269, 207838..218776], sha256: "86cfddc3306fb9ec7b7f511f8c49a4221805290fc9211d0002e8c4441179f458" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(91, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 65489..78052, 118273..126993], sha256: "670e02cf9c4d554bf9bcebb2c3e88d8f097b21e99639b3f099d181ac6238b515" },
    ] },
    Entry { name: "flao_short_bwd_f32_r64", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 8, 24, 0)), (90, needs(128, 8, 24, 0))], file: FLAO_SHORT, places: &[0..15962, 96206..121269, 218776..231100], sha256: "f7e5a777dd415f7918cce8fdbf20190b82053c6a01cd7f51492d0c1059834bc6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 65489..78052, 126993..136732], sha256: "8889cd2cb46c0bf39e50da54f10ec41ce5211fe7170853341e47a953750cd5ac" },
    ] },
    Entry { name: "flao_short_bwd_f32_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(114, 0, 0, 0)), (90, needs(116, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15962, 96206..121269, 121269..149452, 231100..242139], sha256: "c2e80030723215420a76786a2ad77619aa22b79467f2de87fddb37a656cb0828" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 65489..78052, 78052..89903, 136732..145145], sha256: "252a8e3ed6f67bd11e3d7189217f36bf6bf35f6dd92252d6bb15891337efe019" },
    ] },
    Entry { name: "flao_short_fwd_bf16_k16", family: "flao_short", max_threads: 768, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15962, 242139..254195], sha256: "ae9505c7572d2a75c555b1351eaa52dc5e984cf6778ab2c2e109fe31e69f2685" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 145145..154116], sha256: "39e2d918b8be6f2537da76ae2e57963397d92485c0b32df9f5b01ee8a9855de6" },
    ] },
    Entry { name: "flao_short_fwd_f16_k16", family: "flao_short", max_threads: 768, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 64)), (90, needs(80, 0, 0, 64))], file: FLAO_SHORT, places: &[0..15962, 242139..254195, 254195..263097], sha256: "e2ed996854e8f7b1b203e3eb1ad7e299b90ee31e415d4aa0d388dd0b6714f673" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 64))], file: sm90a::FLAO_SHORT, places: &[0..11415, 145145..154116, 154116..162104], sha256: "a33cc112124f0d7d008f259928e4f4ef6390926e2cd9b00e5d87a62b8d56d35d" },
    ] },
    Entry { name: "flao_short_bwd_bf16_k16", family: "flao_short", max_threads: 768, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 0)), (90, needs(76, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15962, 96206..121269, 263097..283403], sha256: "00962b0428cfde1a734da01ec67717b41401f53dbc12a9c0cb880d2bd26aa27d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11415, 65489..78052, 162104..172458], sha256: "4cc0df4330f108cfe5dfc6750552b9e4b0c217dda07ef80027eb2b866f6f3c71" },
    ] },
    Entry { name: "flao_short_bwd_f16_k16", family: "flao_short", max_threads: 768, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 256)), (90, needs(76, 0, 0, 256))], file: FLAO_SHORT, places: &[0..15962, 96206..121269, 263097..283403, 283403..305860], sha256: "bb993c3018e64da10dca2b83b736e4e42d2e0224614efa08af4da05e2b67a5f0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 256))], file: sm90a::FLAO_SHORT, places: &[0..11415, 65489..78052, 162104..172458, 172458..186749], sha256: "6dd24df328c087f7540755070f0539b5c76414bbd021fc73347aed9e932c9ec2" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929], sha256: "1313fdb04f65646a71c46dd0569f8ae1b5c579ec3f12340867de0af33077d011" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 3929..5957], sha256: "ede1e91a9022531ecf14239e515be9d7688bb8ee91f5a0973f76706c38bc3f10" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(98, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 5957..7851], sha256: "8f3cf5bff3afb3abca6f4f0a7435073f212269b6f885d1b236deedfce88c7fb7" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 7851..10603], sha256: "9498876c207cb823b3393edc72a28031a29b63586e63800089dfe04688eb3980" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 10603..10801], sha256: "ebf3d1cb6391b1717ec48ab22483b26f7de0079ef0c911e4e96ae1da9e95f7d3" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 3929..5957, 10801..11005], sha256: "63981c4c891711513afcf567de50f32c26425510ba36f6abd0ae05168ad67f3e" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(98, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 5957..7851, 11005..11219], sha256: "98f01a0d720fc6c823c088d324e3e6016b89ab0a13916d1e208e7674db525778" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 7851..10603, 11219..11447], sha256: "ecabd05c3b3208cfc79c212d9855e0ec8df948e039878075ca7936a35c03350e" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 11447..16002], sha256: "3c8520d75a00e393627c0e1ee77245b5d04676acd5bcdf61572a12c99f573f5d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 11447..16002, 16002..20582], sha256: "65c406a8fe5e53b389724ebbcebff08a4600f786684e97a452548b4d5723d339" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(94, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 11447..16002, 20582..24511], sha256: "732ffa2f6abe8c87684aa61ab7bc7980989071635b9d154a9071b4c258df1282" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 11447..16002, 24511..29158], sha256: "d3664b75a095abe2c7ac6641ca3a61357c5689e1d3a701f441a0d44975f437d3" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 11447..16002, 29158..33056], sha256: "f66761637f1c9196db1c20df54dfd30ec34f21b1cffb91f511c6b8f99ef50522" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 11447..16002, 16002..20582, 33056..38116], sha256: "1e45172eaf15b34a5126c2e91777921f19d0b1db09ebec446b59ca79249717c8" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 11447..16002, 20582..24511, 38116..42368], sha256: "86786337ac5ea9a13842194c2249d180cb034cdcacb36515aea402c3f4634c90" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 11447..16002, 24511..29158, 42368..47333], sha256: "aaafba86f3a16f6789fe3c1b74c686cfb326e71bfae429259281534f47a8295f" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507], sha256: "79360b77123de13c985d74f8be6da6234a1a75cf284c9a08765bef35e0dfb5d0" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d64_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 53507..59189], sha256: "423c8bc691a0977eb93cc20f01d0f40533eb51f1d1a8d5a791cdb81d90a76af1" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 59189..64315], sha256: "e5429aa8d15d4bd0b73f88a7eba15de15d35c549aa5b06181d3bd328517bf5a9" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 64315..71121], sha256: "1d8c4a5dedab757b7adfc5721f68edb610cc46696124d480128c1997ea5dc103" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 71121..76778], sha256: "a5ad8c5f1b4f0065a424ff429b084e3523bd0ba8330bc4dddd32c0c9700e892c" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 53507..59189, 76778..84931], sha256: "5565e6683bd62321c1b90d0755621afbfa4bb4606c1a1b00e0da093324e80b41" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 59189..64315, 84931..92396], sha256: "03c91186a73fb578443f2f1670c2b36d39ee026aace9174d5df23ed8f840e95b" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 64315..71121, 92396..101256], sha256: "78c7eaea3f92904f9c15d690e03f9f8155a49dc082f6bd586b9f89280e5ca432" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101256..105453], sha256: "f6dc452bc9bc39efc4a5ef862db3b3435d8c37f88b2b8a5fb4d69e90c89acd09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101256..105453, 105453..109438], sha256: "597ffe17cdde16266e565b936d3f64e72554f7f44c46eb549b9c3251bf6d0e87" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101256..105453, 109438..113442], sha256: "8a20631764832e748adb265bef0d4f11baa915fecb388cd8e1b71a7dbe4b8875" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101256..105453, 113442..117251], sha256: "d6f8ba97a5a7d2905e13c154e14533602ce88d7d89d064b45740ca0a9063e50d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101256..105453, 117251..121872], sha256: "4ab0f4174fd0aaaa5c04940fbfa91f690e49369ba40c3652bf686d8d4ceaa8c9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101256..105453, 105453..109438, 121872..127015], sha256: "e0e42b3fb57952898e99a764186b448550e1ee26ee7eb24633339c3a67ddd7d9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101256..105453, 109438..113442, 127015..131921], sha256: "03c6b5cfe3aaa924c1bb3acc848d4d7ef5372b81ae9a6698a203c17119d25ac0" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101256..105453, 113442..117251, 131921..136838], sha256: "b34b3fbea60edc6272c4662b45a71b639e0c32432f0316d630be8fe23b9a0874" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 136838..141429], sha256: "2f65f6fd3efc31160cf2e0a96f8d554504afea03cd7f0af9c33eda341902cf87" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 136838..141429, 141429..146124], sha256: "cf4e88c232c40709fb0cf945e798639ce24d4e58f6826ddbcd5229b6371e38ee" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(114, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 136838..141429, 146124..150025], sha256: "7a993ae6cf8abf42c3a589e43eacdb49766b18aac1f2f5eb6554f718e956870f" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 136838..141429, 150025..156120], sha256: "3df9c97c83ce7b697b1e1e04aaaeba7d926d02912fd4ea4363d98cfcd019973a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 136838..141429, 156120..159847], sha256: "897d6abc698d5513b70db10052b065e3791d7779a787cdcb5801bc71beb37385" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 136838..141429, 141429..146124, 159847..164755], sha256: "66a2d9ad9fc1dca461ed27f6c02edd28e16fe1ca6084fb17c7b26ddaf63c70a9" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(112, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 136838..141429, 146124..150025, 164755..168966], sha256: "c061c9d62ce4bc5aa870bdacc74aab5c535354549ac89312e951103252157f03" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 136838..141429, 150025..156120, 168966..174376], sha256: "4f932e075488876a97a9ca0cb59876a7c35b4fa053d2edd85b8af4d37c2ead49" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174376..180765], sha256: "0796687a88982ccb4d29151a01ae139fefb2753aa05b94f2c8515dd732f06c12" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174376..180765, 180765..186902], sha256: "8c6589aacd6f66dc47ea8cf7c672f6d2b59d7c4116f60e5ac391f8785c73b206" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174376..180765, 186902..193096], sha256: "77b402f0980ceff72c7f0731d764363c63eaca8dd141ed44a9897acc404cd8f0" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174376..180765, 193096..201580], sha256: "61637d6dc14f8402c8dff63f207c488564a15bc7e9b2ad8844176ff662123f5b" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174376..180765, 201580..208040], sha256: "746b3266325b611c93566e1d95d7564dccfb62991376efb1a8444078b7632a95" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174376..180765, 180765..186902, 208040..216865], sha256: "73c21eca4d11f0698b3d4909bc455411cf08644dc241d6702e24c06b818670f6" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174376..180765, 186902..193096, 216865..224777], sha256: "bcc9e16ed23bc7fb9f856af198f9535f118faa3f2ec1a49ca132b62f578b544d" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174376..180765, 193096..201580, 224777..235835], sha256: "b0c2abb71c906be0c5168465370280e7994f0470f7c9811e4b72d22224f020b5" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 235835..242375], sha256: "4b2ef6ba5c9bcbee1ede09369cc8de0997cb9356fda718b9c737cae8186f7710" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 235835..242375, 242375..252412], sha256: "e41841787d78cef991c7c557837215a25f19d8e735c2264b97c0eb25d628c974" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 235835..242375, 252412..258305], sha256: "a9a98201c4ce4d9a2a9f28556d4b174b72629ff47080318eced9013486a13342" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(167, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 235835..242375, 242375..252412, 258305..267939], sha256: "2b1250eccd5f635499c1d4599d9080ec6429fbb621c6c9d96a3eb938e49be9d2" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 267939..274922], sha256: "cbe24ebf72f6f3f6b89d965633cccae5122bbf1f0d37b641b2b65451e42df56e" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 267939..274922, 274922..283672], sha256: "8edfe06b0f52e7d838e145f4492e203f823f3de0520e3fc1ad0ac42cc8e35ca0" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 267939..274922, 283672..290426], sha256: "a37845dab0078e284af9fc45758c7df2e158c91f7220e66f9dcef1e1221a7f1e" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 267939..274922, 274922..283672, 290426..301625], sha256: "a566ada75e4ceae52aea406f40a39ac4c5c34c427230031b5e451a44d6e56ff8" },
    ] },
    Entry { name: "flao_wgmma_bwd_by_one_bf16_d64_e64", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 301625..307609], sha256: "931baa0f58173123ee5d188bd1fafd147921a32169e0be9c5f3328cfcfcd6768" },
    ] },
    Entry { name: "flao_wgmma_bwd_by_one_bf16_d64_e128", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 301625..307609, 307609..312548], sha256: "48b4696f106ceeb2d5eb5da8a2c72f3c727966986984c24f29474bee78477554" },
    ] },
    Entry { name: "flao_wgmma_bwd_by_one_bf16_d128_e64", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 301625..307609, 312548..316678], sha256: "cb4fc5cfcd744b6946adf860a24f959f170ee9b3d291eaf25925074e30fd8337" },
    ] },
    Entry { name: "flao_wgmma_bwd_by_one_bf16_d128_e128", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 301625..307609, 316678..323031], sha256: "8b12b448d0b030a575de9df587b156ebbb199e8ac703bbaa900c2d7aa89750b5" },
    ] },
    Entry { name: "flao_wgmma_bwd_by_one_f16_d64_e64", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 301625..307609, 323031..328974], sha256: "817c3b507dacc382d47a4d62e65d6b63d657c879ccb4e91f14c7687af7921c27" },
    ] },
    Entry { name: "flao_wgmma_bwd_by_one_f16_d64_e128", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 301625..307609, 307609..312548, 328974..336199], sha256: "131aacaa6d35750e4711bb286d1e550c2ef4292aec95c873150eae8fda5494e2" },
    ] },
    Entry { name: "flao_wgmma_bwd_by_one_f16_d128_e64", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 301625..307609, 312548..316678, 336199..342626], sha256: "f52367bd2fa08d3b0a0d70f9a36859099137f0a4a26e4836b7730e74b9ba972c" },
    ] },
    Entry { name: "flao_wgmma_bwd_by_one_f16_d128_e128", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 301625..307609, 316678..323031, 342626..350788], sha256: "8c648a85b4f9392470513d7fe7a1f949beaca37a1d1b9a0e9989898b93d605b6" },
    ] },
    Entry { name: "flao_wgmma_reduce", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 5120))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 350788..359375], sha256: "23ece79b8a2141b6b95734e28bc17328fbf68a8c29dd114715f6676377df8345" },
    ] },
    Entry { name: "flao_wgmma_sum_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 164, 0))], file: sm90a::FLAO_WGMMA_HALVES, places: &[0..11720], sha256: "35e4cca86518b679ce6f1eb45da4964e35c55f563ae33e6a451def52e0243686" },
    ] },
    Entry { name: "flao_wgmma_apply_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_HALVES, places: &[0..11720, 11720..21133], sha256: "386043da1a98cda7a20ee84e66218dbd0f88d7ba4d0466e05d2a6a800fac86b6" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 88, 0))], file: sm90a::FLAO_WGMMA_HALVES, places: &[0..11720, 21133..35184], sha256: "5ea571087b37130fc31ecd5db900343f812846df8d463f89ce998bb1b85ef654" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_HALVES, places: &[0..11720, 35184..47267], sha256: "f2d794650028e413f196bc91b7a6afb534f5bda1ab1396bebac65e16db85ff8a" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869], sha256: "dc35027339fcc8407add5aa72e1381a4879c3ea3ebdfd45a0c4601aa7ba9e031" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 4869..7563], sha256: "9fe545aa3acbe867803596a599f619c0d92d541eb05c65fdbb485116197ab5a2" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 7563..10275], sha256: "5b5d46f2fe78c72e9517e6cf0ca897816562798dcf3382ddf48fb0c55e15ac89" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 10275..13459], sha256: "5aa1b349483b53e3ff3e96a8260b1c84f699cff4f9d661add4d3c28cd7a041da" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 13459..16856], sha256: "f06b16421e28b174caa1a7562352ee2269ff8c9c89bc9f80ead26038e94469ce" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 16856..19973], sha256: "50e8408a054eeaa56dcce160b96bd9dba68a0a3b89d10e674284e815a4747787" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(100, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 19973..22539], sha256: "cf49aedf350666e6b8e8c014e68067b41b82f698f2a9ff6f61148420f2d8d2c4" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 22539..25590], sha256: "2c8a34c3feddae97aa0693a77e4ac443345b0737c71ce876b5f48d0065e1a1ce" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 25590..29493], sha256: "81b7cbcee42205c373124d41f81d439417a5343c88c8787e48dc0028b57c7bdf" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 29493..32315], sha256: "b31f6ef3e706bc22f2f6f313c92250c9ea049c3fb48829b765d9346ba8d3a449" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 32315..32538], sha256: "b201294d49012841610204718a91ea332aa74322862e8fed3f9ae48bb89481be" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 4869..7563, 32538..32768], sha256: "01524babd1e206d6ff2b9cf24f75ccaae6c3107bd7acba14797c276358b095fd" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 7563..10275, 32768..32964], sha256: "3a14def1b1ed1f3a52d3711771b5497945dcb5f183d6a386d7c98894ae0927d1" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 10275..13459, 32964..33171], sha256: "cacce35cb028b90b70fa72ab69b407578805166f5e1d98caf91fa63f9236278e" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 13459..16856, 33171..33392], sha256: "8f1b1dab1f171822fcb26501be251dee6fb1d1ef2f9b093f5e39a8c0172f7eff" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 16856..19973, 33392..33613], sha256: "b2285a38c1ef60263764e792418ebe60de7b1d43b65c8acbe1a359a9bc9da45d" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(100, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 19973..22539, 33613..33826], sha256: "fd474492869333616cb36af19e2a6a44df9fef8b23bf8f7fbb07e26c251f15ef" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 22539..25590, 33826..34055], sha256: "a0b182acba2a609f7df87c53339d2458f3d8b736dc428fe5afe55f4e13a17aac" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 25590..29493, 34055..34303], sha256: "92ee6ca313c43cd859073848afc3f9128d8b60fd8ea5eeba7c6e6fac9d6db1e4" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 288, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(163, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 29493..32315, 34303..34532], sha256: "5ca18a9da61f4cd1de3332b2305f05a586dcbf806c640104dec4943ba2a72b9c" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879], sha256: "2a2762d8f0b5ba4cf470465ffdc5503882bff057463b37f16c994b9aea977c58" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 43879..50397], sha256: "428ce01bc6dbf1e918fe0587d2e2aeb4abb0b770fe45534d1ddd0ff06584e459" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 50397..55125], sha256: "acd7484153f08b3770e1e50ff5c6cb3ad4bba146c299b49fcbb9d59da3d48d1c" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 55125..59810], sha256: "7c26dab35c8f269d4c39cd608a5f86c46cb03fe0c4e8938c033988c91398f66a" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 59810..62694], sha256: "cfb95e400926de7ead1ad506cd1a48d9d6cda17ca2dcbb55444fd87c8182581d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 62694..69338], sha256: "43ddc4520ba5f79bb6d547a8478806e57b833f4579e8ad677952e741af13fc28" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 69338..74317], sha256: "97ae1e173b1ecdf25b442c9122185c1b04bc4a5911c7d5090dc89f686bfca1a3" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 74317..79032], sha256: "56ae5e0743dee03c26faef39c858d6a59e43b88edffa3fd79a2d9430febf7ab0" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 79032..83445], sha256: "8b9ad22e43d654d3ca389716d45db8596e9e27b88118fe66c87eba8541d51aa3" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 83445..90314], sha256: "0b88712f1e72bad468e224dc9e3a60b908c38d9012e190f96e52732c2b128c0a" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 90314..100163], sha256: "fc02173d2d654f74c1091c427380da7a62a9f09c583e35453439ae1cd87de2b1" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 43879..50397, 100163..110177], sha256: "1a709502d1689d7b468ee801bd06526e430a6128fc0f2c6e3317a405799f9f46" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 50397..55125, 110177..117941], sha256: "3b17bdbe24122917204ed2d15b393ee24525c996e1ffca082c9b3d215aaa1cad" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 55125..59810, 117941..126974], sha256: "24e95e6d949846f4715cee240b5a5e7bdc14f793f8650f095788bbaa3e2b4833" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 59810..62694, 126974..136823], sha256: "dc29fff76561d1744c649a6030081df7d471d6b5839ec612a128f0a18a47bab2" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 62694..69338, 136823..146918], sha256: "8b57a9f4b98eaf4ad721b18a97aaf134ee174ef403f042d9872f51b1f2e2f09e" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 69338..74317, 146918..154636], sha256: "46ca66ee6d6e84ec9099041cad48d3175c07b993c2e4c56b2e9df1f7ab7fde9a" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 74317..79032, 154636..163675], sha256: "8fb670704a15b8867a6cdcecf6abd94fbd1271c19b1cb10c724c0e25091f6af2" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 79032..83445, 163675..173551], sha256: "3f1e2d1920c083990273a06fad213197007e57125683c26437d58aea4c0f3d50" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43879, 83445..90314, 173551..183763], sha256: "087d7cba0dc7f05af4dd2be2758856f81539d1d0302f85c1ffb85ac79c226238" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896], sha256: "fcff8f31e08b772fdd36edbe2b382f77aafe5d29a293b4e8f5cb0c53cbc179fb" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 190896..195632], sha256: "42f5c8bb510a822d116031d606c134538ee1852d47b14102906bcfbccd8f687e" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 195632..199615], sha256: "d2d39a79ed90a6f720b9a920da9b2db7a10f3cca4d410378cff6647a0abcbcc6" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 199615..203066], sha256: "0ef08ed2d515914bc86ee76fc8c82389e12d1ab7b80bfa9b78dc6d8e505d7e8f" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 203066..208034], sha256: "491e81016ece12444207244359f800cdeb610fac9c87d6b5dab0ea6b3b0fe8ac" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 208034..213554], sha256: "2e46d71c73ea74596bc3af09fed19494e01169bc0474c54a656c77f64d205870" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 213554..217138], sha256: "cbf638b64a647e346ce19fd8d718ef75ddca7b0d19124ea2bd74941a36fe49b3" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 217138..220752], sha256: "397b1cf0fcdb02a0c56cdd85d797cd1a0ec3ca2041b6c6eef0b0d7ac5bde05ea" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 220752..224962], sha256: "8c4e5573988b35e1fe795f869e8fbfe6abbb29b58d178b3300ea348f3ba0b7f6" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 224962..229929], sha256: "74d1a20d589402a77ce6f4bfe633b7310147e1ae65849387a6a5be815e1f39c2" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 229929..238217], sha256: "a8b946fcff85ed7830fdf5761104ae54380b4dc16adb756444d106036195428a" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 190896..195632, 238217..247201], sha256: "694988c9489a63a35e9bf03a76b29dfb629e2cbd801105d649c882bf8a1de8a3" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 195632..199615, 247201..255201], sha256: "97db9ba3b1259f17da4196e18b57383bd9dfa66c6af99034f3a57c2e6f4143d3" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 199615..203066, 255201..263529], sha256: "607498f02e058f46f754cfbcb95104a51d377973c0b80d82eedb30a7a400bbbd" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 203066..208034, 263529..272320], sha256: "50d470f0a7e755865e2c3c7fdd9208d1a102d34e5806e297c058d9a72b221c29" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 208034..213554, 272320..281748], sha256: "25b5fe4e05528627087d17428e57165f183e8838f77d05ded3f05b4d1f03d8e2" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 213554..217138, 281748..289637], sha256: "2cf0899380c605006cca029390a8f9d6d3a3f757db5850938ce51209dee6f278" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 217138..220752, 289637..298315], sha256: "3e7d89f55b0177e8d71cffc0ebf800e3fbf71bbedbbbbc83630cf3b9d22fd11d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 220752..224962, 298315..306932], sha256: "3616a0a9785b3eae4a70c86030093651349e09d303690bdfe68c9fb29135bb74" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 224962..229929, 306932..315966], sha256: "30c3d2566bb6455ddc1d98b9131dac2d0e601f4e6254c4c5a325afcdb41824c9" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138], sha256: "736436257cb521c3b219e34a8f41bc886b0d95755f7b01c6eb888c9bd25d750b" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 328138..334448], sha256: "955d6372e7b37bbde40b08db4118a20179e007df00a9f962faf459f4b05621ec" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 334448..343385], sha256: "627aba75589c82eae86badfa3ae26c053be13faa85ad36548267e2b46b75e0b6" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 343385..352593], sha256: "17b18688995f1855f17feb925ab141f5b55bc5edb8a56c8c3eb2cf1302753f1e" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 352593..357722], sha256: "405ff5367aa366ff07b871190a49dcb9893f044156a6f8b9f87f5be0949586cf" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 357722..364197], sha256: "f6ad638c3fa0ccf361dac557a6191359db5bbbc839df31af46ef1e14b023cf88" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 364197..371467], sha256: "99ced10c4812f89e882a4ab8c600c109ce701b62d069248affc7ab32d4d73746" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 371467..388097], sha256: "d45812a76869df96288bfccff11c6c0c8e5bd715a853a54ef0728d6c88cdd683" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 328138..334448, 388097..398905], sha256: "320d16cf0d1af8727575215a37e0737de4ba15ddc7696401bd43c23f838f8e77" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 334448..343385, 398905..413399], sha256: "7ea3c384bca25fa5db9cb933e0f8046bbd6c8ff66bd3a9ee2501fa60143cf4b8" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 343385..352593, 413399..429945], sha256: "5b6cd2bd4bc458bdf53f022489af6da75fec7a3da1ceaa2c8cbaa2ea328a98b0" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 352593..357722, 429945..444642], sha256: "79c2a013e6a5f4b40f86108deab4eb90f69834154a494a10a4f640b1e60c5728" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 357722..364197, 444642..455451], sha256: "fc43ddbe94b88fe7dc459b826315b40b0e0a93e65bfea76ab54b1a13f92d0bcb" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315966..328138, 364197..371467, 455451..466365], sha256: "f467dde86b64e2218376311870edeeb0b77e6e7319e528fd4521a75945fedb3c" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 466365..473845], sha256: "70dac0bf42e0ed6579e8d8dd1eb8d1ec6a161dbb7841a9dac9df48e493f6e3da" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 466365..473845, 473845..479044], sha256: "6601ed89e6568f22af05e57f254e82b15c747de771d810ca7b8c268bd033acbe" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 466365..473845, 479044..484318], sha256: "0586513a1d1854a115a6ae5f3255f69da84b7ab36765f107219e9924ee80841a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 466365..473845, 484318..490042], sha256: "638474ece96e0c307b02af9fe1b32847211a3877cadec945ac0d31b0127340ea" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 466365..473845, 490042..495256], sha256: "f0729b5a351663aee705c00c06f21e7c520627a9af20f670dc8d758e7cac7e94" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 466365..473845, 473845..479044, 495256..500873], sha256: "9a904dace690f0618e22fa2521ac0bce3b08a139ead16b4cc1d23b3463489644" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 466365..473845, 479044..484318, 500873..506453], sha256: "b5728830ed313f67ec8bb65095763f5bf5f5426c610ebbf3fdf78395c3d0c707" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 466365..473845, 484318..490042, 506453..512741], sha256: "fa21c66d7d00d3092ac823c659809724fa6d838c84f5bd1c741936561f54ed1c" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196], sha256: "9d36d40a9ae3efac51095b7625e7332a9a5d1246219323cf5ed885e23f9b303c" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 528196..537740], sha256: "b584958de6c615c3fd519b86b14bfe8b2e1a7b576d60f0d682b4dfd563ed95cc" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 537740..548234], sha256: "c6e1ce0fc18cb73a35ae0eb1906592534eb395ea766a9a1f21a0679641deafa5" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 548234..559629], sha256: "da632e0a2b5e6bd3dbee239c82975421d6d4651a919bf387648003e216e55b18" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 559629..569287], sha256: "7e7120b3b19203916a56b533b0a3fedf577a7cdcc5588b99ff1d7de013096437" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 569287..578526], sha256: "3b611b5b0198b0b5abf663c224a81aa55c43637fd2f894160419d96f878b2820" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 578526..601513], sha256: "a18a60b2963b78d9adddb02402851abe8a9bf3f03050160d9a29e2251b42bdad" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 528196..537740, 601513..615217], sha256: "522ab29f87f95b022525c1aa78975e9478592841c06ccc50a05625abf0be07a0" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 537740..548234, 615217..632854], sha256: "70668768121e15c535d65c70a28d5d09dad664bdc6c21e86860293b1cbfbd759" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 548234..559629, 632854..656211], sha256: "2734cda27f917a6aea0ef671ca52ce9b2c3ab16df3429a8fdc08b80ecd461469" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 559629..569287, 656211..672957], sha256: "bab310898a70f933bae0a8fd2100c9621af609df05ede482c082cc2d972466f3" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 512741..528196, 569287..578526, 672957..686709], sha256: "6bca99880717b5e03a4103db38d2d51d12c3eaf9d530cbd246a40afdac095201" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714], sha256: "c09c1eb2eaa05dbe108e1b08465bd6abd1da13b1e8d5b375588601ad19e8f051" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332], sha256: "bcedf5691d63587f0a6264ee8b9f1b67307ef00cd5c34f9758f9ebf3d334965a" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 10714..16674], sha256: "56dc5ef93963ed53145026882046da987e6ce27f08c8f919e60b002860c403a1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9332, 9332..14277], sha256: "9394183456a261d38df93c6506568bfbea54a022a47d3a7dd7969ee0452e1124" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 16674..17291], sha256: "e1fce426fa2724f3970b064b4f7e985d6d0e325ab9e1edfaca471887734ee418" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 14277..14647], sha256: "ebf7966c461c35e7002d31991ad0587776c653a163e7731f3cbd653517f17b59" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 10714..16674, 17291..17827], sha256: "bbd3e2968710754e7edf0c22770e233777c3668532b67c1b5fa8852a02107180" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9332, 9332..14277, 14647..14994], sha256: "dbd9957dd2f99565ec5ebca1b0a62036db7537485c790427bc526e85a04a099e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 10714..16674, 17827..19501], sha256: "9b637e12a8b2e25b61a8fe2c7845207d815f91d8b61f25b01ac694b317e0978c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 9332..14277, 14994..17984], sha256: "f6d5350a313801abe7c3b7a1b51527153d4d5cfaba6bef59ec6d5ac99807bac7" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 19501..23674], sha256: "8f4b16ad4544b4dac0dffa05bd793c5d7536fe32c31e8e8b275023c549e7d2fc" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(86, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 17984..18862], sha256: "519282b1442ef207f30ea85b4c9439ad94310c4107e62f8b1e56b0b8dfdd61db" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 23674..29829], sha256: "b0518736d69e367a90c1fb1786adb38630e70de8bfe72ac51f25296609ae6d5d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9332, 17984..18862, 18862..23970], sha256: "1a90fe9d42a1f6e58883b783dc6551334c6e588d060d3036a4693412899a8080" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 29829..30458], sha256: "b6f9ca1e3a672c70c9d751ce039b9797c9e00a0ff6fa96e1c1c6cbb44d31de00" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(85, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 17984..18862, 23970..24511], sha256: "1ff34250f87ecd8380ccdfd982fb16f50167f09613ade61d2a3a818f07b4c869" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 23674..29829, 30458..31009], sha256: "12b5dfe9d3165539670cc95fe991ac3091e725b8ce3bf70030553cff2db57958" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9332, 17984..18862, 18862..23970, 24511..24897], sha256: "ff7bec9d52d738fcfaa225c88059ffa7f4f91af38913f21e86cb415d30f6363c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 23674..29829, 31009..32407], sha256: "1f48cd013f0b86fcb487483aaa8d01c4d3299ced05ef000e0da84da5b3ad46a9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 17984..18862, 18862..23970, 24897..28047], sha256: "e12fae6812e004fdb226f52efe4588f56fdeb0a072c1c3a6902abb4e38070fe9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 20992)), (90, needs(108, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 32407..58346], sha256: "0551a5966aa23ba3e5e12a6223318455a14943dcda79659b79e86c58f8778d28" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(108, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9332, 17984..18862, 28047..46868], sha256: "6b6278dc9acfbd90d954416596a50ad752ccd3f794b2ce8107d10f407f73d2c5" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 20992)), (90, needs(108, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 32407..58346, 58346..59591], sha256: "cfd66b23cfbf771edb6297bca17cb3f9b75d5b7e58e1840d4e9640ade2cf6950" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(108, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9332, 17984..18862, 28047..46868, 46868..47559], sha256: "acc4251a7e342c6a750011f7e2aa645af1d765999c8990749dad1b81e6e98527" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 35328)), (90, needs(104, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 32407..58346, 59591..80760], sha256: "a89706bce2c85a065780bb513aaccae2b466a44582ca7ebc48dab3b33c66319b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(104, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9332, 17984..18862, 28047..46868, 47559..56785], sha256: "4c392c707ed9909ff8a2711a0be24ff78cf0b9eace762b25bf1d474ee5bbafa3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 80760..91177], sha256: "bb7772daf300f180a4656eb53068eaa97aab768f48b0b669580de145a6ae7487" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 56785..64932], sha256: "1ecf0c72c67d7cd06a6094c25c06c2c7c73ca0ad875ab15b9623bb9ce3152b64" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 80760..91177, 91177..98961], sha256: "0eb01f9019b239425dcc1849caa36a37ff83180fa805e8789967648ff5444f62" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9332, 56785..64932, 64932..70606], sha256: "0e691ca259ecb4f17331616d6b12883727bc964c6d7dd08d404cf7cb89117587" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 80760..91177, 98961..99634], sha256: "721512b382b2b1ab766e853de243481bc429297c73eec145918d7e87e9860ed6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 56785..64932, 70606..71227], sha256: "47b79d3d9721ff969a453b68c86a6794d33b7587499a46ee31fd9e63ad55b8bd" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 80760..91177, 91177..98961, 99634..100231], sha256: "27f75ec54e657e4b0bf446f4c2bbc3eeae0a9c7622ed37d7c73f4eeb1a73a5dc" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9332, 56785..64932, 64932..70606, 71227..71665], sha256: "8571d2716578f7c091be3ec07466f3fa9a13ad3dbd108e3481e4797df8418a97" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 80760..91177, 91177..98961, 100231..101647], sha256: "ebbcbae50b29fbbec4b2236cdf83d3decea94f8d59b49c684957060f8fcd746c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 56785..64932, 64932..70606, 71665..73676], sha256: "329f58e60b2bdd67a06c261e1b52559b8612e278e782ebc26529ca1736dfebf7" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 101647..111683], sha256: "7a9bf001e931da6585d6bec5d05f80a87ff191388ed1d4589f47342908168ad0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(100, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 73676..82387], sha256: "42e2f7c9738a046145dc760f21c548688bfda659c62c41d3d591cb026811df3c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 101647..111683, 111683..118945], sha256: "a65bc74251af1e7dd60b4ede29247f097c0fd379e3e4ea7654ed388b32cdae42" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9332, 73676..82387, 82387..88133], sha256: "44e6bff3f664e2b8a683e371f63a323859171797a56b9734d797605c0d7abb72" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 101647..111683, 118945..119660], sha256: "798ef43cb14670d634f268e7c00fc1b3e09beb963b268f9976088b8caa2f0ad2" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(100, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 73676..82387, 88133..88574], sha256: "f2047a8b7bfab1cd6006662714e5a97d14415767be193fbbb595531c15d28fe8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 101647..111683, 111683..118945, 119660..120297], sha256: "a95e2cf534a513da0a572be2684d58a1f5d1f780136ce4352ae8a431fcf273c7" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9332, 73676..82387, 82387..88133, 88574..88989], sha256: "185799f9389d467aada1fe59408c40a211f4726c7986515a7fa820d2cf0f8046" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 101647..111683, 111683..118945, 120297..121776], sha256: "5a100c8e3106dabe535bc48cd9e20e481451f61286dd0da8a67ca56f96594a19" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 73676..82387, 82387..88133, 88989..91953], sha256: "2e9a2f6e9650f1778c5acd41bc18e331244ae93e6a10ab80b84a006d27908b0e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(98, 0, 0, 20480)), (90, needs(99, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 121776..132250], sha256: "98a61200428eabb695813a2f30133bf3d898effaa97ea49abc2832d7210acba1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(101, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 91953..100347], sha256: "baea31a416ff885465866da4476bd9cd01adf78d3560934b6eaea7735f06bcfd" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 132250..139190], sha256: "d94841e9c7f7834ede0a4c6eebc3ea54a1087018a0ac730f799ca887e582d16b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9332, 91953..100347, 100347..105771], sha256: "f91dc9d912245454c3d432a3810b6d78456f25ce4984974b128901c022bbe724" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(98, 0, 0, 20480)), (90, needs(99, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 139190..139832], sha256: "5a7f67389d886ee7b67516f773b9057bca1287f3efdfdb8e81c2ce2e6410bbb1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(99, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 91953..100347, 105771..106439], sha256: "c986f0d0be03fa0c79ecf12014dd76faf3587ec4811fca04e8784f95339fb570" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 132250..139190, 139832..140405], sha256: "f21d0886c85fd6b58ace38201117f32465ccb1a8d927d6a8e86ef96a9746f234" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9332, 91953..100347, 100347..105771, 106439..106866], sha256: "7a4b283cb13e663491c9413feada76fe0facfd6204ce022c14e92c87bf152e1b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 132250..139190, 140405..141889], sha256: "8d7c21cb35352347a8f0d01513dfb8ee05224a486f5b70741a33ee84c21df28d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 91953..100347, 100347..105771, 106866..108548], sha256: "3d05c523a913c8ddc70fc5c92f1b6a09e65c65152a6e453f5bab4f4db57bfe2d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 20992)), (90, needs(120, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 141889..172071], sha256: "54aba2334b9091b7329d0eb62b25b9eb5515612c42eac90b5ede630bedd44468" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9332, 91953..100347, 108548..130716], sha256: "aa8f98ac71a06b3a930a99c280548085044b1b1f4f0ccec645a061ecc712bf06" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 20992)), (90, needs(120, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 141889..172071, 172071..173490], sha256: "313b83b2aaf2ac2a24cc08cf910eb25b02c371886ce5e99d63b905914a0b3fd0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9332, 91953..100347, 108548..130716, 130716..131266], sha256: "a488eb21d8e4d68608fa1b2bd0050e644efedc384b91ef72e4a4413f1cd00d56" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 35328)), (90, needs(118, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 141889..172071, 173490..198117], sha256: "8e368e95de98cb224cd4ccd9d7cd3198c77ba84a895852cd096b3ae0bc6a05f0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(118, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9332, 91953..100347, 108548..130716, 131266..140228], sha256: "b4f60789c3db521cb645603e2cd5760073b754f26fac5d92f017df9b7a195c86" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 20992)), (90, needs(123, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 198117..228260], sha256: "8345d9c38aea2f7a0162b38eace76592b89133a9423178c945c6797cf0b87ede" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9332, 140228..161802], sha256: "d96ad4a73bc3fba085630de0b823dc16f57bcb67788d92ced633c9882dceb8bb" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 20992)), (90, needs(123, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 198117..228260, 228260..229904], sha256: "c4d2b64e4743af1409718373f56c9c16ea6ca50cb8166c3aa669cddf89487fe9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9332, 140228..161802, 161802..162373], sha256: "4241fd8c5e517277315c5763d26104bcfd2d68b7f4bb38616d085237788f13ce" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 35328)), (90, needs(124, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 198117..228260, 229904..254345], sha256: "6d05bc1c0487fef756b326f2034fb712954222b0ce1433ca025b30dca1099b93" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9332, 140228..161802, 162373..166149], sha256: "785ff03de9ea9e0bc8aef631d09395170026ff33b64c4c62694bc96b6bde051a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 254345..262229], sha256: "255ace9146c3033f1bf6143f5fa93d8b11e9dafb23b664c54a450dbb3ed272e2" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 166149..169759], sha256: "ad034ac039e824180148fb341169849d2980a83fe4d851df8bf56e62a5fcaf47" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 254345..262229, 262229..268707], sha256: "94a6c72b5fb9cc6e822a6d0d55bb36898373e99a024d0eb48fd32fc7fd4d1dac" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 166149..169759, 169759..174734], sha256: "5b6a5070d7d5ec9dc2782714e993006e9158b41e747b0324598f0a3c93f01c21" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 254345..262229, 268707..269281], sha256: "0c6cdac8d287bf8dd7ae635bbe16c1686d36db4c376ce3e195f60831b685bc23" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(94, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 166149..169759, 174734..175244], sha256: "cfbbdf87d237c61ebf1bdde2df6a3ccdd5b7ae39b7be19f934beda2c54781643" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 254345..262229, 262229..268707, 269281..269832], sha256: "78e1222e2347244b015506b48813ff33e8a78e8d96acc9f7f0bda69b880de35a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 166149..169759, 169759..174734, 175244..175735], sha256: "f897bf02c3470cb1979a54560fd8d902bd6a6b77d1d285c0a209cde906893bda" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(68, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 254345..262229, 262229..268707, 269832..276232], sha256: "27af64a458427bd11210ae39a125a3b9da1689d1c2d308ebcd7d94140fbaa26b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 166149..169759, 169759..174734, 175735..180304], sha256: "90298da9b941f6f42fc141ccfdb2aae7ba24be359fe4502466ead407b530c825" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 28672)), (90, needs(108, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 276232..285845], sha256: "921713eeadc7637c8b03296a11f117f40f6d879b883bf2d2f2a15836d5dd135b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(102, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9332, 180304..187496], sha256: "62e63f3919a6af39db397d6d28c4a7444258ff341204f672da5cc601f79e8b5d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(75, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 285845..292654], sha256: "36debaef6e64cde2e5b551a74c5ae03b5fcce36e2bd24aeb3afac5f07121bc39" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9332, 180304..187496, 187496..193442], sha256: "6f8e4688bcce3aaeabc9c2302ef1c0f3d2238b1a8e095021c1340f5a364fc412" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 28672)), (90, needs(106, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 292654..293381], sha256: "d884ef46944a12482770dd5a6b313cd7c47d9d0a90cbe470e07005eb92e6020b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9332, 180304..187496, 193442..194424], sha256: "17eeeb4577bf4ef71761bed3bb1a02ac1a1af1d3fa32a98c03037f71bcc4a191" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 285845..292654, 293381..293941], sha256: "93fb807e3dd56b8bf0cdfea3fc29e105cfbd98027e766425b3e2e4b233691017" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9332, 180304..187496, 187496..193442, 194424..195042], sha256: "dc4d7bc227ea9f7b52b767e7aed40a89979d5c6ebbc3d7f445a05ad4b0b5304d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 28672)), (90, needs(80, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 285845..292654, 293941..296230], sha256: "c0386a3682ff5c6f98eef91f2d7e552d7462f932944397db6b18eb0dd2595497" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9332, 180304..187496, 187496..193442, 195042..200028], sha256: "c5eba0e4c8612e21dda34feb053b59d270c691ea327a8503a051dda80932a598" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 20992)), (90, needs(126, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 296230..324099], sha256: "5e55f393f407c46a015e3fee8029a883bc6cb8f595abf6b4b880f434682a6760" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9332, 180304..187496, 200028..219061], sha256: "4af2ce1296b1531a71c3bc497c94343639ded43ae7c4bedf22f2d46df78596c8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 20992)), (90, needs(126, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 296230..324099, 324099..325565], sha256: "10d4f57f0c51f84192f74fe5d5fb2d5620c1c81efaade8ca2aa09d9f0a77b05a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9332, 180304..187496, 200028..219061, 219061..219995], sha256: "c63260b4bc2c2732d2eb5da33c53c2ae758e172bf414bb4c0aac7762f3344754" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 35328)), (90, needs(128, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 296230..324099, 325565..334106], sha256: "975e39226bbf6f4eb6636004c89c4ee3d1fb473b02158fa4e4f591c023ef05fd" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9332, 180304..187496, 200028..219061, 219995..222171], sha256: "6b40ed0d9deed2001d6f60a60218d704384aaee061d23a8b3b0613bca8f37a71" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 28672)), (90, needs(118, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 334106..345374], sha256: "da2e60b7e174e58f006aebadac5de7846b326c6f8ec0decfa26d08540dd854ea" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9332, 222171..231192], sha256: "5f385b0df73198b48bbffe828e8312d2ffc1268956028a641fe02eac3c6c1f49" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 334106..345374, 345374..353721], sha256: "e5c21d9f5f19b8a58e899868454297b2870e8f3c1afb5ae6d6f603689da59e34" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9332, 222171..231192, 231192..237583], sha256: "12fab57dbe52e502b7561472aadb8f4fcec645b8e1afd9b8dd07a94d9175842d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(122, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 334106..345374, 353721..354469], sha256: "b8ab4375d011fc58fed8a15c89a022eb9574490c7744161240dbca5db7bb4280" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(122, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9332, 222171..231192, 237583..238963], sha256: "3a6092562860e50cb7340030f3e45560258dd6ed9c7dd1deb9194643c78c7645" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 334106..345374, 345374..353721, 354469..355169], sha256: "d7a485bec73460e2f5ff48b67c8a5ec76147f25374db47ab409f07f2312ffa0a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9332, 222171..231192, 231192..237583, 238963..240729], sha256: "15431ca581ee28c1046da45012fed4a58e801efcbce186e644f0b7d1eabc188e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 28672)), (90, needs(86, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 334106..345374, 345374..353721, 355169..360942], sha256: "ac139263cf79605431234fb7ce46d08030b9e39466be53a018377f3da35ce994" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(86, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9332, 222171..231192, 231192..237583, 240729..246654], sha256: "4576be205bb6d6ba9b0a3ffab325288d87bc9ef96f54320f64caba9dcc4bf544" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(126, 0, 0, 37120))], file: LRPE_COSINE, places: &[0..10714, 360942..373442], sha256: "900c37aadca7ac2d411d0d77a53159d9355d912d9971a11562ca5df933c90f38" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 37120))], file: sm90a::LRPE_COSINE, places: &[0..9332, 246654..257561], sha256: "2670a6e75d40313fd5082a8df31fbc32df8f09c9bf6101dfd3cc1c93fb9fe9e6" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(90, 0, 0, 20608))], file: LRPE_COSINE, places: &[0..10714, 360942..373442, 373442..381977], sha256: "5eed0d5a1c494ee41667e40eb785eb1f0a660ed6acdb71dc6c252bd7d9ae7b86" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(86, 0, 0, 20608))], file: sm90a::LRPE_COSINE, places: &[0..9332, 246654..257561, 257561..264267], sha256: "ed9caa9ac1f6b3398513a5c211cc77344842c68c6ee5b369ecc45e0c4d5c1e30" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(126, 0, 0, 37120))], file: LRPE_COSINE, places: &[0..10714, 360942..373442, 381977..382752], sha256: "2e28d6ef59a73904c3649c851764757616aae5195d59d799a18314f40af36518" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 37120))], file: sm90a::LRPE_COSINE, places: &[0..9332, 246654..257561, 264267..265371], sha256: "21ac66fa1f2c6d4eba631ebfa5ed9170f011e74ef6f48a09fc83647b781d44ab" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(86, 0, 0, 20608))], file: LRPE_COSINE, places: &[0..10714, 360942..373442, 373442..381977, 382752..383422], sha256: "2c97e795da10cb597f54e201e82997c5c3ae7bb3502aa5cbc95ee6bc8fe075dd" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(86, 0, 0, 20608))], file: sm90a::LRPE_COSINE, places: &[0..9332, 246654..257561, 257561..264267, 265371..266063], sha256: "6a5fc872b71b33060d46fa56535189511a5c174e9d001102143891565ae01a10" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 32896)), (90, needs(110, 0, 0, 32896))], file: LRPE_COSINE, places: &[0..10714, 360942..373442, 373442..381977, 383422..388237], sha256: "1d4663b4369bfb480e37f15e52a3b348a429d25300217cc7dadbd88b394346d5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(110, 0, 0, 32896))], file: sm90a::LRPE_COSINE, places: &[0..9332, 246654..257561, 257561..264267, 266063..273531], sha256: "5861e030601ff71d2658b7ee198101d67dae4b157f6dc0de9680948f055211bd" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 28672)), (90, needs(126, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 388237..399608], sha256: "df5c0573693b615d3cd2f37162e12669a89c51f7d7d39b87bca536a4d65a1c5c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(125, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9332, 273531..282600], sha256: "3e97c420b0761015dc5f2b6790221251a76e4773e319d0f2ebdb987b26f5cf93" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 399608..406776], sha256: "2082fdf327e552c1217a7216a90443b3695bb8d0be0386139a00f95a9375922f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(90, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9332, 273531..282600, 282600..288885], sha256: "419a28067f2b275ae16d5044041a95b3c1ae43d9a7a9d178859cdd78b237cd38" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 28672)), (90, needs(126, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 406776..407445], sha256: "6bfe6902365c86e0590e0c0512c7b2d4a242ae3a03a47ddf0060276fa7724321" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9332, 273531..282600, 288885..289694], sha256: "783b972f1588aeb120e37ab85f6ec50d71f9875dd2fb339e004be5f9410db259" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 399608..406776, 407445..408079], sha256: "3699d5c48122064b181f962b23ba5bd1cfeeb0a6afba45183065b5e4721f0b41" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(90, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9332, 273531..282600, 282600..288885, 289694..290343], sha256: "98a02ba45e44838f3c33ead742acbd867ebd47557413e823926bd85faa511365" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 28672)), (90, needs(92, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 399608..406776, 408079..410647], sha256: "62555f763df6b0f438d5193bb9f119bc31e9ada98d2054760af38c46057ba570" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9332, 273531..282600, 282600..288885, 290343..295706], sha256: "b02207f5b93d5ad6ec0976822aed4ea46ef44ff38da6d966a5b7c363ed2d8c2b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(155, 0, 0, 20992)), (90, needs(155, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 410647..442821], sha256: "9573010f5ea3ed2b9590a8ee7af8bca7d7932b9734b52cfce52bfe78b86dccc4" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(156, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9332, 273531..282600, 295706..320364], sha256: "fc08635c26c0638c5954d70b2a40d1d71b8ea2a246f70e4b501fb5ee3f7fdf14" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(155, 0, 0, 20992)), (90, needs(155, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 410647..442821, 442821..444481], sha256: "55727a0a85bbadc9c460e2513c3ed369b2876aed954a0005188949259d763482" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(156, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9332, 273531..282600, 295706..320364, 320364..321012], sha256: "a4a42bd1bc67f57a28fd88170e4d4b3749cd0ba49c26b55b86b07241a8c0d97d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 35328)), (90, needs(157, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 410647..442821, 444481..459565], sha256: "4bdef199cd4275dadbb63fcd347d68af823f6055108a57a1fcf33e07fd99bc82" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(156, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9332, 273531..282600, 295706..320364, 321012..330762], sha256: "1f57d356cf75044298f3e17e1f20e4aedcf0e0cf9f932bbf719f4f7c0e555ef2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 29440)), (90, needs(166, 0, 0, 29440))], file: LRPE_COSINE, places: &[0..10714, 459565..494810], sha256: "52232d138bdd8585f0780ae5b9af94f9bcf1bf9da256701bb86ce7a02ad7d191" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 29440))], file: sm90a::LRPE_COSINE, places: &[0..9332, 330762..355996], sha256: "33d96abee7462190b573fbfd391d2c5720dc7c16907016fb873649e07577ae0a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 29440)), (90, needs(166, 0, 0, 29440))], file: LRPE_COSINE, places: &[0..10714, 459565..494810, 494810..496862], sha256: "e779b58ea157d34f8972ab4ec460c2299c98776873d9d2d3c3f5093e28da0c09" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 29440))], file: sm90a::LRPE_COSINE, places: &[0..9332, 330762..355996, 355996..356687], sha256: "3035c20a189c217fb6a940e00383608228465e85ee9b43dc1fbb44c29f571382" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 43776)), (90, needs(166, 0, 0, 43776))], file: LRPE_COSINE, places: &[0..10714, 459565..494810, 496862..512188], sha256: "991c03da01dd8c4309767e0b4548a631ce69aec2e8595fe9ff6687f04f71e7e1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 43776))], file: sm90a::LRPE_COSINE, places: &[0..9332, 330762..355996, 356687..364054], sha256: "0723e20b89dc9c089591e18bde11cc43c49ee065198661c180737c82044616a8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 30720)), (90, needs(123, 0, 0, 30720))], file: LRPE_COSINE, places: &[0..10714, 512188..522752], sha256: "85dac61902a289451eea93f9448debd5a7c3d1deef19f0c21520684310d7eb2b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 30720))], file: sm90a::LRPE_COSINE, places: &[0..9332, 364054..373905], sha256: "2fda2f5cf508cd223d6bb7bfaadb7f4f88b5bec0903c378415b85185cbfc8774" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 15360)), (90, needs(89, 0, 0, 15360))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 522752..529490], sha256: "12a04cef985a851cd80861c30a4f35bb89361000a9fde03f466c7cef10ff09b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 15360))], file: sm90a::LRPE_COSINE, places: &[0..9332, 364054..373905, 373905..380165], sha256: "16eee7cd3cf7fd61b599c9f8aad9ca48222c09dcd3da4922ec70df23cf818d8c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 30720)), (90, needs(127, 0, 0, 30720))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 529490..530153], sha256: "64ab9ae9829355b66f380da795280b680f516e446bbe575b886cf0c48a2176c3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 30720))], file: sm90a::LRPE_COSINE, places: &[0..9332, 364054..373905, 380165..381135], sha256: "0ef9e5ebeed79848c6116eb7dabf896293a9056e499fc684213c0df6611f4132" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 15360)), (90, needs(92, 0, 0, 15360))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 522752..529490, 530153..530679], sha256: "c4b35c594a60b99c1061f460caaea0c710fcbdd3e87af4cd850ab0e62f1e1761" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 15360))], file: sm90a::LRPE_COSINE, places: &[0..9332, 364054..373905, 373905..380165, 381135..381695], sha256: "0327b535fc0d783649e9818389f41712cd5812672a42f93d77cfb8ebb6246717" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 27648)), (90, needs(96, 0, 0, 27648))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 522752..529490, 530679..533059], sha256: "2454b3df12ac78b252c5f604dc8a90aa9a181e71d5aa090e8719af8c62a343b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 27648))], file: sm90a::LRPE_COSINE, places: &[0..9332, 364054..373905, 373905..380165, 381695..386432], sha256: "46e5575499a668cb9b4d0b33ff6670dd13baf95a938928b83af1d65a493d0923" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 17664)), (90, needs(138, 0, 0, 17664))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 533059..560204], sha256: "69dca1582330f505577ef85ec43d67358a4944d792b8deddade7827f0bfa9a95" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 17664))], file: sm90a::LRPE_COSINE, places: &[0..9332, 364054..373905, 386432..406819], sha256: "ba5880152dde3d8a00c020e65f6502b8ef347b3bb6139805dccbb51b33bf8c24" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 17664)), (90, needs(138, 0, 0, 17664))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 533059..560204, 560204..561491], sha256: "91ba871143592dd872a300ea391b50281ef7b7434208505c5be80fd668af3f5f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 17664))], file: sm90a::LRPE_COSINE, places: &[0..9332, 364054..373905, 386432..406819, 406819..410294], sha256: "5df505ee8b8a7216842b80798e22e4cb0b539bd3f027caea688f5394bf9b72a9" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 32000)), (90, needs(138, 0, 0, 32000))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 533059..560204, 561491..572122], sha256: "05e49ad5b64a09c36b97f34faf86f4bb2e5056bc13eecf583eee7691e6c4e36a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 32000))], file: sm90a::LRPE_COSINE, places: &[0..9332, 364054..373905, 386432..406819, 410294..417520], sha256: "89ad81dba1f5341e15bfcba7b7c63227ed80da556652c23e57d9057a25da39ae" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(168, 0, 0, 46080))], file: LRPE_COSINE, places: &[0..10714, 572122..593215], sha256: "9b256327b1f2d0d4c8a13b26543ebc6a2e395c54e1614b9fde9eeadb4e3e925e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 46080))], file: sm90a::LRPE_COSINE, places: &[0..9332, 417520..432031], sha256: "248cb8fc8b73ab3c995f36a8274722aab00f6653be885d57559a3dfc99004e12" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 23552)), (90, needs(122, 0, 0, 23552))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 593215..608979], sha256: "47c4a0f274037742a4b1d1ee09cebb23202427d3eca45766e8435438c1d20c27" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 23552))], file: sm90a::LRPE_COSINE, places: &[0..9332, 417520..432031, 432031..440654], sha256: "167482a879c5d32fad91a7634ac1627737bad15bd34a891ff33843551760b0cd" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(168, 0, 0, 46080))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 608979..610508], sha256: "edf3812551894b57e885a29e940a9c6032e11d7fc82c6853be6f437217a32d1d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 46080))], file: sm90a::LRPE_COSINE, places: &[0..9332, 417520..432031, 440654..442248], sha256: "0a69ca3e66c5796526016bd2f6c121e2cbc5e7968c4a484c314110d70bafbd14" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 23552)), (90, needs(122, 0, 0, 23552))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 593215..608979, 610508..611890], sha256: "1d8cc8914bd55288c5d4af6f564c1004305a576669e8b401caf0061658afe8ec" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 23552))], file: sm90a::LRPE_COSINE, places: &[0..9332, 417520..432031, 432031..440654, 442248..442989], sha256: "4d828e708e4735174d05469e03de9baf5a4730b30fa56e1339c5a2b536b0e8a7" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 35840)), (90, needs(124, 0, 0, 35840))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 593215..608979, 611890..622991], sha256: "f5ba9eb6dc2c1033b7a45cba694149cf00733b70fdce6bac8f82e497ed92ddbf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 35840))], file: sm90a::LRPE_COSINE, places: &[0..9332, 417520..432031, 432031..440654, 442989..450195], sha256: "9a5b979c5cc843a09d81bda56d154e444b8f405dcd9c47233dbb2d3906f542a5" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 20480)), (90, needs(168, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 622991..654713], sha256: "177a3d43d6e690404de5e94c37804f7dd34283b16af1f9b54135f8db1195a209" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 417520..432031, 450195..472705], sha256: "71a553602eda865bedf13f3829dda3a25fb61a5e75ae262221f8f7283974bc90" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 20480)), (90, needs(168, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 622991..654713, 654713..656766], sha256: "23c8ba8f8a4b001c366a6a8ef4864b0ee3619103ca82c5efa3e425d9f32b3bbe" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9332, 417520..432031, 450195..472705, 472705..474380], sha256: "ef3a0e72b24461378fa63e3dc41219a2a3f5ace19d31a15db48da17d434af997" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 34816)), (90, needs(168, 0, 0, 34816))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 622991..654713, 656766..673513], sha256: "87012e28d2da5fdf0f0474d46a31cf024bf47bb6dbc1700da4dafb83fb6f8722" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 34816))], file: sm90a::LRPE_COSINE, places: &[0..9332, 417520..432031, 450195..472705, 474380..482582], sha256: "6a9e7c6009e1c2b7cc56b6c856ba3c122e31767f8157fafc0e4a704c83dfc512" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3088)), (90, needs(72, 0, 0, 3088))], file: LRPE_COSINE, places: &[0..10714, 673513..682092], sha256: "e05b70ec14dd653477b60c4b7f0b732f13e083bab324516cf05f7aa69952a804" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(74, 0, 0, 3088))], file: sm90a::LRPE_COSINE, places: &[0..9332, 482582..491086], sha256: "165a75a4b57f681954203b8aeaaa079e2796321264a89bb31f5d6ba3a4a1087a" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3088)), (90, needs(72, 0, 0, 3088))], file: LRPE_COSINE, places: &[0..10714, 673513..682092, 682092..683939], sha256: "a6e8082adc3078bb6d1839e404c0c98fdedbd71ced1dd0e3f4a19d975217bb6b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(74, 0, 0, 3088))], file: sm90a::LRPE_COSINE, places: &[0..9332, 482582..491086, 491086..492281], sha256: "2bc75e38fe3f5d01e58b37b0013935259ce50fb34173691f744f0b26791ed686" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3600)), (90, needs(72, 0, 0, 3600))], file: LRPE_COSINE, places: &[0..10714, 673513..682092, 683939..689039], sha256: "f4d6619d0a726a4852847d636d18ac5dc8c3431745faa5dcbcf9d7bf8fe88b75" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(77, 0, 0, 3600))], file: sm90a::LRPE_COSINE, places: &[0..9332, 482582..491086, 492281..498232], sha256: "cdbf3d8347f314f3cf3945b05e4d8e05fdcf9956eb6b6a2fc0c395960e8ac99f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 4368)), (90, needs(80, 0, 0, 4368))], file: LRPE_COSINE, places: &[0..10714, 689039..698260], sha256: "0c54255d9460040a96ba6e08db69e2a718ddd8c9eb792ecca3157c37894df8c1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 4368))], file: sm90a::LRPE_COSINE, places: &[0..9332, 498232..507465], sha256: "f3d10893536ae54a64ea3ac80abb144fde79114627f4e202e655291d2ccf19db" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 4368)), (90, needs(80, 0, 0, 4368))], file: LRPE_COSINE, places: &[0..10714, 689039..698260, 698260..700152], sha256: "a4d4f7f3d5ce301c5779c07e00bd7ddb6dca1e5d5d6c880652f979f01422b2de" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 4368))], file: sm90a::LRPE_COSINE, places: &[0..9332, 498232..507465, 507465..509308], sha256: "e95d5d8fcdd4d0ad6fefb189379047cbc8b1941f23ebd5710126cbe91ca59c6e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 4880)), (90, needs(80, 0, 0, 4880))], file: LRPE_COSINE, places: &[0..10714, 689039..698260, 700152..706937], sha256: "2e125222e6a64673b75c9ec7ac84e311d31d2447cae18b3ca342d33f53f0072b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 4880))], file: sm90a::LRPE_COSINE, places: &[0..9332, 498232..507465, 509308..516206], sha256: "26dd444f5445a7ed8971b3874b557eac317b1251633eb0a50b9454fd7baa1a23" },
    ] },
    Entry { name: "lrpe_cosine_groups_fwd_bf16", family: "lrpe_cosine_groups", max_threads: 640, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(95, 0, 0, 0))], file: sm90a::LRPE_COSINE_GROUPS, places: &[0..10867], sha256: "2f560f900a280d81c0ee08bef447a8715f7cc711fd45493e1839d650716aab43" },
    ] },
    Entry { name: "lrpe_cosine_groups_fwd_f16", family: "lrpe_cosine_groups", max_threads: 640, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(95, 0, 0, 0))], file: sm90a::LRPE_COSINE_GROUPS, places: &[0..10867, 10867..15352], sha256: "15604008d677868ec8c9ec063e8a03bf994cc78383f0bb2da5dc3a5e38f5745d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661], sha256: "fcab362f3f9d1203812576300d353574d61093f676b9fcccb8ca61bb30883448" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(89, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824], sha256: "20c0c0ecebc9642e8610325cc6678f68c1949a8aacb9634e7bd29c7f2c38fce4" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(66, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 11661..18639], sha256: "9a5f4601ef3a558818c65e77a47ccaf2a2e0d1854cb85b07a6551ae1b9b9d45f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(66, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 9824..15052], sha256: "8d95878d763b2a630d279edd30832650ada63e35c1321db81adb10053326d986" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 18639..19329], sha256: "6550a59578188f231fa2597120a93b13a75d9c773d75b7b462c529750a1f5caa" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(89, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 15052..16421], sha256: "4668b650d0cf5a39764b8ae512d7e9135579dcb9c339130df21780ad3e78faf7" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(66, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 11661..18639, 19329..19939], sha256: "ae63ead884549a4387c33f7001b8e902dd4facf8665b576781d07b1eedd258d5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(66, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 9824..15052, 16421..16873], sha256: "f36ef51f8a86f1eeba783f5f12e506b0c31f7c1d86eeffdea82a3e89a76a8956" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 11661..18639, 19939..26429], sha256: "529686c4e935701a9fd02975deaa5240f7917bf22d44bcd73149b52bb6149061" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 9824..15052, 16873..18962], sha256: "984af60e8d5494c0fc5d42439cd641088063492f7474ad27f627262aff545084" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695], sha256: "ab239fa95a146fac8cf35c6714716b649af31ad0b25a38ba0df70b6de98bd54c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(94, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 18962..20289], sha256: "cd84a34fe5fb661d21f369cb5cf8ad430607075a7cb649439f2c4f1b554cc859" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 31695..39123], sha256: "49be582b80d2b3cff705cc98bf3d732ca50e71a07d7866b27c8d1241e71a8f6a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 18962..20289, 20289..25801], sha256: "ceead290f8d8176437cee588dcc8126a6eac7ed097236250bdbdc80fa36631e7" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 39123..39836], sha256: "e291fd99c6fa0b99d7db1bc4cc99dbef7c533824ff3d35dce2ae121a6722e240" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 18962..20289, 25801..27487], sha256: "d66dd2183a689bc13f3550859fbf41b7c48de7470868c967eda3e479cda855a6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 31695..39123, 39836..40467], sha256: "a17f4640948a1f3c9b59dcc4153a4f99a03ba1b7c0da01bdaeac8ff34918f3c5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(71, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 18962..20289, 20289..25801, 27487..28083], sha256: "ee17e7c263501235005ee546a9e4f1d36f21af0ae2fa3eb4044ae49a23a99f77" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 31695..39123, 40467..47034], sha256: "63e7a5345823ff077a926ccff384d1bc53e3cf2dae83e7bb375f034773647a57" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 18962..20289, 20289..25801, 28083..30366], sha256: "ee1c123aa92cf17c5d69c2e90d45bdd8dd992b4aa50b9cbab0a4e4bc03be3a88" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 47034..74972], sha256: "31451a68fd29fd2b3fd7ef03e1a7fdc9078ba02974d7c77327b6f18a76e63b47" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 18962..20289, 30366..48957], sha256: "f1f73eafad6b3e5534f8436edc7e3e16ca5c3783ce4020beb6d521699626b2d8" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 47034..74972, 74972..76402], sha256: "7fd9249ed95b4fb466540bc620c06644625680e2fdf28049b078835b1f2f13c7" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 18962..20289, 30366..48957, 48957..49516], sha256: "7777e8a3caa78cb30e705f779a66642bedb8cf6a66e73166395cf53720064c99" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 47616)), (90, needs(123, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 47034..74972, 76402..98920], sha256: "07451f6b20d51cc0e9eacd563039a8e34cbb0bc305b2a130e90c9a9b76b9fea5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 18962..20289, 30366..48957, 49516..59432], sha256: "b93624277c499a0ff268949d1f53a2f009183657cf142fe12a8c28a20cb1f51e" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 16, 24, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 98920..110237], sha256: "911ac2dbd7e1c1ca70c9221fd59239b79603858d3d0b3f994dc3ab023829b949" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(90, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 59432..68325], sha256: "a8135fb845c6f53aeb62654c9994c94d6bcef4396f7c7e1bf6a3a421d5b8d491" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 98920..110237, 110237..118631], sha256: "9ceae24355a608e786f79bb354cf6caeeff90ddb8f86b5f759a75e8ad8214f37" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 59432..68325, 68325..74712], sha256: "e1d98cfb24fec75eace5bb1d679d13d3edfe360de80098adb5d19c30e9abc654" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 8, 16, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 98920..110237, 118631..119368], sha256: "d1e9edc9b61da7a17eabf9da5fe63d29c0d8bcf3e43930e94271e55268fae906" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 59432..68325, 74712..75786], sha256: "413664aa32c40320a0db4fefc3f41c8126c063a53b68f3e66c396b5f6d2a90d9" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 98920..110237, 110237..118631, 119368..120036], sha256: "98e850453ae18f416f55578fb44c1d17b63e1498450c4246d501c69fc0c0e3b2" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 59432..68325, 68325..74712, 75786..76535], sha256: "3c5955de1afa92bfba6ac4d2b13f3a28772a33e6342bf58079bf2a08dc605e1f" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 20480)), (90, needs(78, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 98920..110237, 110237..118631, 120036..127379], sha256: "da8f8e72e783ed82425dcdda49f66719b0b21865fbfad641751af3e61e705d9e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 59432..68325, 68325..74712, 76535..81591], sha256: "bd5cb732f4d3e5147e5c9cfdbd027dbcefc0a7c667407e904db5257abcfe9d22" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 127379..138255], sha256: "8b1f5170f1ed4868f4f080b248e47f0643e2c426879b0ab44bddf948c1824490" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 81591..91097], sha256: "15d36c1e80d6fab2cfbb10b4b4a11c763dad11fdaaec1cc85eb9283fbaca6031" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 127379..138255, 138255..146251], sha256: "f324c0664ce0183b50d9a4d0178fa917c61455d9122006284567ea1c6c0eb9ff" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 81591..91097, 91097..97442], sha256: "81c313d2d1aaa0f418184d02c67a253f6143707e50293c5cb58d8f2b2e2abfbc" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 127379..138255, 146251..147034], sha256: "bb25e17def8678cb6c9fb13d562e44c7b97e9554e4222799e1ce9d7d88e89fbd" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 81591..91097, 97442..98283], sha256: "640bcb02f8b1cf813d372a64cb2e3bc5fc97c525a77e1afff658010fd0a6635d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 127379..138255, 138255..146251, 147034..147760], sha256: "3ee9b66a124f34a0d1427343b4795ba003ac8ab0efc3c000c192418a0cd19b93" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 81591..91097, 91097..97442, 98283..98844], sha256: "21dde5a677d757f9d20a2f5ebe4f25619f6731c65fe7dc0704a271b5571bd065" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 127379..138255, 138255..146251, 147760..154851], sha256: "8827458383eca7a096c345395b1ad2ab13b42a42549f25d88b0dc3c01e7e7806" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 81591..91097, 91097..97442, 98844..104236], sha256: "8b7efa2df2c07148e0bf8a9f6815be2aef1b2be4e2bc0d3e564cf558b72e4ea1" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914], sha256: "80fd9f8dd8d0b8a0892a8fef131573e6a29cd269be890ac3f0e5095e92988a99" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 104236..112929], sha256: "c3f420f2cba4dd76589c3a16dc2d4a94d185e34709a0ee54b69b2afceda67c03" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(84, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 166914..175136], sha256: "955de8f1377605c35d7b521f6cb7a6cf127429a1e005e09fd2f9f7ad965303af" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(85, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 104236..112929, 112929..119248], sha256: "9beb47b7baff38dd5d732a77ee76793c4aa2d5a5630ab4dd014382b3ec968bcb" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 175136..175839], sha256: "b890eacd4f39a280bcc6caea8c23885b7672e096b27b55e340665aa8737c8668" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 104236..112929, 119248..120197], sha256: "c222ff5db8e066f58cc309c6fbee60c81c842ddd0f99d5bec1ba5712e006bff6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 166914..175136, 175839..176424], sha256: "6bb0ab2c18c868333da23ee45e45c1d942bfd64c9c9bdbfb5ae4574c0a9aeeb3" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(85, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 104236..112929, 112929..119248, 120197..120791], sha256: "ceb09da49b42a17fd36b73767514010729c5a11062d0f6f0093d3d1c5a642c88" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 166914..175136, 176424..183167], sha256: "c136634022c6f39921b9cec41ac919d87a5d94f5e95e58bf5b16adddcbe600fe" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 104236..112929, 112929..119248, 120791..125795], sha256: "9adb7512e72ab0b6f3a6b3cade30abdac53a85ef4314b7ce1ccdeca07319bb56" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 27136)), (90, needs(155, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 183167..215298], sha256: "4db1ab3ad4c7aaa522191b29e549e94ed74e7ac021f64520a7886460b92d1e8f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(155, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 104236..112929, 125795..147696], sha256: "c539ae5d3b1fb50e1a9aa8f796a59419cab73d078416c80fd479b825b2560985" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 27136)), (90, needs(155, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 183167..215298, 215298..216848], sha256: "f5f7b38ff900f5d312c8dd58a3da302408743cc87038bffeea849b78a6fd1d66" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(155, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 104236..112929, 125795..147696, 147696..148775], sha256: "e2f3e0a475cb89685ea41de0f6e7292bf6a933a4d79f2cd30b917871406bcbed" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 47616)), (90, needs(163, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 183167..215298, 216848..242916], sha256: "7068a5bb4f857d0ecb86b07ffb2824d755fd4d0cf7701844fc9b982ee1fe7eea" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(158, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 104236..112929, 125795..147696, 148775..158920], sha256: "5fc289ca34905a4ad4b9b545fd356696f9cb1f4f5b56f8d41eceaa63306eb358" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 242916..274890], sha256: "8e8fdff4721db16a8be391524c4909b2b525ec1e60ef90ead83533f3c7c3699d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 158920..181171], sha256: "98547b1fbe1f49984f7ad71ebae937041354fa485060595393650648793dd17e" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 242916..274890, 274890..276739], sha256: "5d42b010ec224d967ade5a075f294c69075f2ac2f87256065af28b4f7482ed91" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 158920..181171, 181171..181878], sha256: "4960eacfee790a62da99f8985e4b6e51f43eaadb50b24a9dad9bba16ae481ec9" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(150, 0, 0, 47616)), (90, needs(151, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11661, 242916..274890, 276739..302952], sha256: "7364412ca24052b3d32e341dd147fb831bda086239b72d177640305c9acbb1f1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(151, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 158920..181171, 181878..199197], sha256: "29e90a6e8902c89cbd9caa1c25a56073f026b6c2a6f72560e3342c5688e697ff" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 302952..310225], sha256: "a0057e3783e38aeed33bfa6907c9dd4b8d42651fbf4c2da895a5a5a1b87c2894" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(93, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 199197..202658], sha256: "06bb0d24b0caecdc0f278563649a403075e8c9dca5c79ca8e8798aebce5327fc" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 302952..310225, 310225..317283], sha256: "dddb2999570add0d3a7ba471a764d74620a3c50d59b7bb205910e5d99b412f6a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(67, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 199197..202658, 202658..207976], sha256: "770d6ba65a77c9ef4163952db9dbf35556923a27dc72f9575d0420c598507dc4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 302952..310225, 317283..317957], sha256: "2616ea921e23207018a54de10b85fb24ad541fb6ddd40863f9c5ce92e09f61f3" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(93, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 199197..202658, 207976..209390], sha256: "7ef66cef9e797c4619b585a661141dbd4933b800ab982a06f4e9b55976833e90" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 302952..310225, 310225..317283, 317957..318566], sha256: "78005491a9797a0713cf5f9a964f6d07700147d14637bc55103139c2d3b39e84" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(67, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 199197..202658, 202658..207976, 209390..209832], sha256: "01805c4cdf07772c669f0c7c0c6e1411505010e1ef7a535a4a30b90282451f1a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 302952..310225, 310225..317283, 318566..325208], sha256: "86c56331a3991061374dda5d00d3076759ced0dd0d0956cf6ae66161ade4ad43" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 199197..202658, 202658..207976, 209832..212139], sha256: "1c6e56ad327591e70dcbed8e4248702fcde5813ec2e9ead54ead573dff5f54d0" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670], sha256: "506db8e816d8093366e9ef4163ce5c96d95609b326367a41cb873ffd52d5aff7" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 212139..220622], sha256: "639cfd9238a2b5e9fe1677ff3334aaa49b3631c2bf0a8d8d8e44896508ad1355" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 20480)), (90, needs(79, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 335670..344227], sha256: "57f8793f3cf92c728df9495632dd53cc4ba5390e10fd1ce6c31a53ce3a7d1034" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 212139..220622, 220622..227102], sha256: "f0f36b45a264705b793842c44c9b4dd1563b45ae8ee7a20d5bd619488bfa11dc" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 20480)), (90, needs(120, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 344227..345067], sha256: "049df118e51224032f719804ab072aa87db0a78fb06e4e842943edde558330ed" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 212139..220622, 227102..228757], sha256: "1bdd1a6e53f4389a80ea16df5211d427497a7f243bc54bff020fdc7046aed3d7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 20480)), (90, needs(80, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 335670..344227, 345067..345701], sha256: "e9c7d048af323640c5bf6d0e74da68731fc6dd6a929aab729fc59fe8eed181f2" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 212139..220622, 220622..227102, 228757..229544], sha256: "c7041e70cb97c07eeb1c5f35925128ea53268734557cdc675a769863890ae517" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 335670..344227, 345701..353388], sha256: "7d70efcbd51aed7d3912b52aa7d8a78661cae5d5cbfdacac8c4ccc58cb77d8f6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 212139..220622, 220622..227102, 229544..235641], sha256: "6ca8d882af5de438159c05f06377b7007548b1970a5a474c05b53cff50be513e" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 27136)), (90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 353388..383557], sha256: "aad919072c9594d269c1fbecf4c694d13290ea8ddec70e099e8fe91f7118ce2c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(152, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 212139..220622, 235641..256747], sha256: "fc89d822827034fff1ad0ca74fbd818bf0dc545d66353d5e4c99bc910aa820b3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(151, 0, 0, 27136)), (90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 353388..383557, 383557..385276], sha256: "76161d26fb0ca81c4945ab04f9e1c806877b7625e99c095b06d2ec3324039680" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(154, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 212139..220622, 235641..256747, 256747..258466], sha256: "db800eb5f8ff7cb7decc5b117e477b010f23e1aa7dc7bce159d55791f14703a6" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 47616)), (90, needs(154, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 353388..383557, 385276..395993], sha256: "661c9453049e3ee7357fe8bed80c73f64b6864907470951b842cc55ea9715156" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(154, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 212139..220622, 235641..256747, 258466..261899], sha256: "165e5e7524640a839d1cf7e550857fd845582d2d0037b7776d343cc547de747a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 395993..407906], sha256: "df8918436eb507b97ddc22f095c6f5130a25ba1c2a9b585cda8ea2000159216c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(125, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 261899..271946], sha256: "4c69c63ad17be5f6e77d7da27c0ab3274c6f3cadb1e48d67556dca5fa27b1652" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 20480)), (90, needs(75, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 395993..407906, 407906..416483], sha256: "035e2a4f7ba2f947414ca70012b46f7e6f99f0ed00e3edf513a333be762f4035" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 261899..271946, 271946..278808], sha256: "5e115d524f524c401bf756d594290334c3bd4e89882e025e513d44d6fe89dd6e" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(118, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 395993..407906, 416483..417313], sha256: "dcef3968676561b52eb833c015cbeee9a47b6b759f53683cd475a2d4a2e72179" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(118, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 261899..271946, 278808..280669], sha256: "b0bfcb876a8bcdf838f28d2d2d8106c05253d8b6c011c28441b2b21ac9d8202f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 395993..407906, 407906..416483, 417313..418105], sha256: "0de8b8ec6e392d013e53176760b26be4f79fd2d2c28090983e8a7a2f3e4afd0e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 261899..271946, 271946..278808, 280669..282807], sha256: "e9f4d97b7625145af6affbdbfec450a3c7a118ade4eadf1857f42b30e87d6cee" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 395993..407906, 407906..416483, 418105..425193], sha256: "e70e374c0695ed62447b6ae140da1593cc752ae87f9872dd4270dbbbcb38a821" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 261899..271946, 271946..278808, 282807..288774], sha256: "53e7243b4bc9287c42bbc0d623414035c8d633eee9777750aef1d26e2f5cb971" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 37376)), (90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE, places: &[0..11661, 425193..439102], sha256: "b3a2022131ceedfc2d90457de63358a84f3a42d74c8f8035d15e483b8d4f0543" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 37376))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 288774..300708], sha256: "a955eab619ece351da7338bf5d03ab1b641ca76ebe1a41a38ddcb7472d35dcb7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28928)), (90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..11661, 425193..439102, 439102..448869], sha256: "1857e8c314d110ae5b1d13ca26adc9826960df9cd04f5677c5849e3417d5f718" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 288774..300708, 300708..309850], sha256: "2ac12c2b17518f37a5581bf88328e9d995cbd67d6b7db368e66423eeb9ca3b4e" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 37376)), (90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE, places: &[0..11661, 425193..439102, 448869..449736], sha256: "c22aac5e0148919f277916afa864f9594b75adb020973c8f4c7428bf7d88cb62" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 37376))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 288774..300708, 309850..318283], sha256: "e3b040a47c9bb6d2e1c9d5a451668174d9e94f791e08ebd034a7fe991487514c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28928)), (90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..11661, 425193..439102, 439102..448869, 449736..450500], sha256: "d14bd3e88e89c15dd61942fc0e0590424a112314de3170df2adbe00d3ff4a436" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 288774..300708, 300708..309850, 318283..321039], sha256: "94f5a5aa2e5886bd00847eed51736576f56908c1b0e3730046abef1f8e3075cd" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(133, 0, 0, 28928)), (90, needs(134, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..11661, 425193..439102, 439102..448869, 450500..458774], sha256: "c9b2d87b2b199a438da322dde0901992fdc400dd42b952c4fbc4fc5dc6be9cfd" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(134, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 288774..300708, 300708..309850, 321039..329352], sha256: "8f0baccc266fb6daec7ea4ea3eb73daec2c5239684b04cb4e5cae363e2f8aab5" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(156, 0, 0, 20480)), (90, needs(157, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360], sha256: "79ab87a0fd9a6b57f76569e78cb09b81abf2a78a32493bd2a3d3939b89b9b53f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 329352..339259], sha256: "fa53c54e94947d02be4fc0f26e59e4fb3aff69f2a590bca5dcef7f7584b99d83" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 20480)), (90, needs(105, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 471360..479778], sha256: "d7038ac0ff50d31dac5f37d9a33c7e1ae93682bbca4addce901506c84d1efc43" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 329352..339259, 339259..346347], sha256: "167094cfd10149e5bb8e44b57d3ea2d786a190fee090b1bde019e603fc28e7b5" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(157, 0, 0, 20480)), (90, needs(158, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 479778..480553], sha256: "b00d239b082739473b3ac2e2461d8f3b520da1e5a9b582c5a0e1713ed1a49eea" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(158, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 329352..339259, 346347..347772], sha256: "518ff44c119fbbc45566dc3fb5ecbb42f90459af1e8e31801a6255d11f8e9e66" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 20480)), (90, needs(106, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 471360..479778, 480553..481252], sha256: "e134ecfd6930626e53714ec905343ff26955a286b4f76ea21bfb026ba9c80b2c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 329352..339259, 339259..346347, 347772..348397], sha256: "3707b87dfcad7f00496a02a65aea6c3aec07c7c5966e6e80bc56117150cc9137" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 20480)), (90, needs(114, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 471360..479778, 481252..487777], sha256: "5412d501e02fc732cb26552ba24ce3616b146e2fe1c6a107fea6e45bcd8f5c5a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(114, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 329352..339259, 339259..346347, 348397..354748], sha256: "04af4f3e504169cedad4c0ca57be24896cfeadc0f74481ffcc177f2fe85bc722" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 56, 27136)), (90, needs(168, 24, 48, 27136))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 487777..522126], sha256: "5a49748bb9ccdb4a28723c94054de012d2da8cdbd1a2afea389895d770178153" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 48, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 329352..339259, 354748..379833], sha256: "720580e658ff4048527a42490c08c14201a70a5bd9c4f13fc9e216be10f5c507" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 56, 27136)), (90, needs(168, 24, 48, 27136))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 487777..522126, 522126..523954], sha256: "64bc41afe1326aca67dffaa0b49e206a6722a014dfa05079a8f031d30bb26130" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 48, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 329352..339259, 354748..379833, 379833..380761], sha256: "1b858d5d43315d2a2dd7e9ee607fb9256daf450fb31cade4006817e32ab9d9bc" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 56, 47616)), (90, needs(168, 24, 48, 47616))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 487777..522126, 523954..535542], sha256: "02ff3a623355c7c6aaf399fb8014a497e267ea83aa59b95f4fece412672a1fcb" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 48, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 329352..339259, 354748..379833, 380761..390422], sha256: "886c803005d6dfa6ea3b278f098fd4b565d372284785e7b258dc3848e93436cc" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 88, 168, 44032)), (90, needs(168, 80, 160, 44032))], file: LRPE_ROTATE, places: &[0..11661, 535542..574628], sha256: "bca04e3ed7bd2b924ee9ebbd4a4a0c9f88aac6ead7de007fee060c5cb2eb643d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 80, 160, 44032))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 390422..419302], sha256: "77862d6320ec653a454528a525e5b815f1113ead88f82aea4887c5ae444aee91" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 88, 168, 44032)), (90, needs(168, 80, 160, 44032))], file: LRPE_ROTATE, places: &[0..11661, 535542..574628, 574628..576988], sha256: "ba7a52026f41d64ea5a84966b23f26583a91ef652c369384e77da6afe799fb20" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 80, 160, 44032))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 390422..419302, 419302..421507], sha256: "d29650a519b05a9c242aa1213ae7adf7b1ec6bb6a5a320ed46b4b80321e1185d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 47616)), (90, needs(167, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11661, 535542..574628, 576988..609118], sha256: "33929a4ba3e09b82a6409ca6f9e6125c3ad57844fd629472f7c8277208bc348a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(167, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 390422..419302, 421507..441768], sha256: "2fbd86ddcf6514473c58d686130b941221f8bd9d03fe9f876fdb4fc447e23678" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(159, 0, 0, 28672)), (90, needs(160, 0, 0, 28672))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072], sha256: "a5023189176513d7f0265eac4d48745ed3a3161a6998c705da773739bfc03d52" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(160, 0, 0, 28672))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 441768..452820], sha256: "9c7738df1ae714e0102fc84ae892f41aa9a64a777825d93ad8442e275958ae23" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 22528)), (90, needs(107, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 622072..630756], sha256: "2bad4419ae291d80566ca1873ec8279fa13cd6398390cb3624517a8cdfcf3095" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 441768..452820, 452820..459693], sha256: "5d68b55c4f1a415ceb4959036e58cad3d99ade1405efd1bd6b9d36b97ef3a513" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(159, 0, 0, 28672)), (90, needs(160, 0, 0, 28672))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 630756..631533], sha256: "5ed2adb130de5e99a3486fa2bd689f47d7c5277b019e60594f4ce64cce0c70b7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(160, 0, 0, 28672))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 441768..452820, 459693..461964], sha256: "082b675ef59b5a826248c582d6ab76c8ad061c07f6dbc8e1ff7a22c0692560a8" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 22528)), (90, needs(107, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 622072..630756, 631533..632180], sha256: "6cf4b441764317461102cde1e028e71b95e4ddc4642a9aaeae7adcb82b21faa2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 441768..452820, 452820..459693, 461964..462465], sha256: "135140494161c0d83c8098a78cf58cd20d2b1f8e7eb4d9f3d629f498bc6f8532" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(108, 0, 0, 22528)), (90, needs(110, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 622072..630756, 632180..638686], sha256: "cc7e1f3a1d40d2184fb25ac2bba875a7a84656235d40154905291db8695ac310" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(110, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 441768..452820, 452820..459693, 462465..467465], sha256: "b7bbd8e080094fdbec03e772bf0c212290e99b799e1f18812ae776f3ce3fd95b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 24576)), (90, needs(168, 32, 76, 24576))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 638686..669519], sha256: "3c65bf06615007559583089b864be4f6152e60256a1c6188f2eb7660391474d8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 32, 76, 24576))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 441768..452820, 467465..490494], sha256: "d9ceb2d73499f682e96c4147a93f0e2ab3adb9318550f5ff058677e3c1c1c875" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 24576)), (90, needs(168, 32, 76, 24576))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 638686..669519, 669519..671035], sha256: "d0caf8d1d289f1931fe263eaadaf595cf49a7dca47d52e593fe2874e840df0fb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 32, 76, 24576))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 441768..452820, 467465..490494, 490494..491197], sha256: "d334ccf8882b7b06c2b6fdbfc27227bd3ed96a8ff5230115d16d49991f779995" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 45056)), (90, needs(168, 32, 76, 45056))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 638686..669519, 671035..677166], sha256: "13f1c952ad740c5ba329600c4eadbff6227bcceb3db9b4b83bb96802479d0701" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 32, 76, 45056))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 441768..452820, 467465..490494, 491197..493372], sha256: "eb2057a396fe9bf4be55f8ab9e00fab2da0e0ff2900b55953c57b011ffd61145" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 64, 236, 46080)), (90, needs(168, 64, 208, 46080))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647], sha256: "012e2f92cde485b9184125847d485acba871ea531416ca82f4995536272bf7d9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 64, 208, 46080))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 493372..511737], sha256: "b507f3b9db721f134a977b9b005c6ac90ec8c3ca232e6430b486eaa176bf6347" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 701647..720135], sha256: "01bd1a4d2f793673b80da2113521d83646ba15d4166f8b96168c7a2d82e4c8ec" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 493372..511737, 511737..524893], sha256: "d8d96b894350f5d8fcdbc8a8651dcfb8f0d0169177d1cfe3ac7b5866585e0e50" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 64, 236, 46080)), (90, needs(168, 64, 208, 46080))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 720135..721871], sha256: "5657bcc7a01267f44ed189a2d1399a34e2d75c2c6efeafa8ce75c85bf7f91833" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 64, 208, 46080))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 493372..511737, 524893..527852], sha256: "dfbb4461cd1de785ac34627f694915e9092d26f2f9ca7496f360a47fb0ac65ef" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 701647..720135, 721871..723425], sha256: "afa83745d3c7ec352a87b2ac9ebcb650f6274034728a5b934712174754cd1f39" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 493372..511737, 511737..524893, 527852..529995], sha256: "2828ca339a68ab0814f353232c62a50821a5a0e4d34f6d84eebb76ce02150009" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 701647..720135, 723425..739168], sha256: "acf7e6de461059b34dbd40aa0686a1d28969689a5b021ca6d0cada1babc7e872" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 493372..511737, 511737..524893, 529995..539551], sha256: "1d2937b089bc8e1156c452519c4cb2ee64ed906c394a13cb32caf41ff1af3121" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27648)), (90, needs(168, 0, 0, 27648))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 739168..769841], sha256: "30b27ee09b02856713f58b052af0e286281900054e242cc424d2eaad63b76327" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 27648))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 493372..511737, 539551..560917], sha256: "9a63bec8f545984ef490fa2861b6cd3769b1c9acf248a11e4ff1b5a5fe35a915" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27648)), (90, needs(168, 0, 0, 27648))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 739168..769841, 769841..771843], sha256: "e4899cb84ed1fc19c57ed34af6f18c0788d27a73c92c1d51d1553107cb0b44ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 27648))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 493372..511737, 539551..560917, 560917..562507], sha256: "88420f7468fe6f3bf7f92121c242260260469764e298058cfae4d98097cfac5f" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 48128)), (90, needs(168, 0, 0, 48128))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 739168..769841, 771843..782422], sha256: "0b7cd69e75fb158d49199321a240d33a750140125da6d664bb112402ae80f45c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 48128))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 493372..511737, 539551..560917, 562507..569635], sha256: "81ec4524698fab516534bc6d7d44fca35717da5aff95604a1f543df7ec0fd291" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 5136)), (90, needs(76, 0, 0, 5136))], file: LRPE_ROTATE, places: &[0..11661, 782422..792770], sha256: "6273bd7e9678f0959bd862e4cdfb62f9c59d9137628abb9d1a0aa26a9b3f9e6c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 5136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 569635..579152], sha256: "a8c356bc66fd1bd17a02a236695ac69579374f39692ecbe140f086ab6c8120af" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 5136)), (90, needs(76, 0, 0, 5136))], file: LRPE_ROTATE, places: &[0..11661, 782422..792770, 792770..795382], sha256: "5fce39008f9aa02e44d9e671d79f44e34d748c3cc07c9ffe1e56335425978239" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 5136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 569635..579152, 579152..580967], sha256: "7af60980cb026b5e559167fb186468c099b4a22b7e87611708b2dabec4131fdd" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 6160)), (90, needs(76, 0, 0, 6160))], file: LRPE_ROTATE, places: &[0..11661, 782422..792770, 795382..802955], sha256: "5d2f21b42b6733ad138ef94468ee023c912cfa01485f8890eb0fad1999553143" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 6160))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 569635..579152, 580967..588121], sha256: "d60947a59ff0d264c84f0ce1751c3a3078ca63ea3abb00f275e16b0e8a842edf" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 7696)), (90, needs(96, 0, 0, 7696))], file: LRPE_ROTATE, places: &[0..11661, 802955..814074], sha256: "a8c59acb0fc18a5bae202193168e940576a0a5a23c0472d8a027bcc7440ecc42" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 7696))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 588121..598590], sha256: "38dc320d5dbc7c49a1f0596f28cb70abe2e66be80f0e6c7aee050ff2ddd5cd00" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 7696)), (90, needs(96, 0, 0, 7696))], file: LRPE_ROTATE, places: &[0..11661, 802955..814074, 814074..820419], sha256: "d8ae4eb9019a9dd6adbdb7003dc8358836e41c711d5b184728d20224b40c3f30" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 7696))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 588121..598590, 598590..606227], sha256: "ab78d23e5dbe460339c168f64dbb46bae45d971ca72a50b36ae1f9cb08020a8c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 8720)), (90, needs(96, 0, 0, 8720))], file: LRPE_ROTATE, places: &[0..11661, 802955..814074, 820419..828775], sha256: "3c6ba987d775bbafda2c87753f356f46c9b2324f03bb71fad3c7aef8311616e1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 8720))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 588121..598590, 606227..614423], sha256: "82cfe89fac2b8176a9ef5e6d3127f4b2ef04310097c6e9dd976f4ac18d5e0394" },
    ] },
    Entry { name: "lrpe_rotate_groups_fwd_bf16", family: "lrpe_rotate_groups", max_threads: 640, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 0))], file: sm90a::LRPE_ROTATE_GROUPS, places: &[0..13268], sha256: "1a631f798f542b39cf94989efdab7ffcfde19bbad8a60a535e754b27ed77b823" },
    ] },
    Entry { name: "lrpe_rotate_groups_fwd_f16", family: "lrpe_rotate_groups", max_threads: 640, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 0))], file: sm90a::LRPE_ROTATE_GROUPS, places: &[0..13268, 13268..20780], sha256: "c4fa1f7e1d3324f6b62ec390490f1d8c54d2c863f252dbe3d932122240cf14a3" },
    ] },
    Entry { name: "lrpe_rotate_groups_bwd_bf16", family: "lrpe_rotate_groups", max_threads: 640, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 0))], file: sm90a::LRPE_ROTATE_GROUPS, places: &[0..13268, 20780..35715], sha256: "1fe014257f2c142eab316e540b468ac38cb452cd906364c0bc04c80851a9c4b8" },
    ] },
    Entry { name: "lrpe_rotate_groups_bwd_f16", family: "lrpe_rotate_groups", max_threads: 640, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 0))], file: sm90a::LRPE_ROTATE_GROUPS, places: &[0..13268, 20780..35715, 35715..40698], sha256: "d3ee54f6697ba8a7dc7f10c8050610bb0731668377a1bb72f38fe783878c1414" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 16, 24, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED, places: &[0..5357], sha256: "b2caee7682e67a20a9ec181c508f29a221dbae0dc01be59651bfa5d9985da52b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_SHARED, places: &[0..5744], sha256: "251d535a5f8cd9b7d5a51e7871fc8122538a009acb03581af41b2335a94e6a35" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 10240)), (90, needs(57, 0, 0, 10240))], file: LRPE_SHARED, places: &[0..5357, 5357..8481], sha256: "d7dffea77fb436e78b172a7e8d03b5bc9b96264d599ea92124b8097f38513a80" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(57, 0, 0, 10240))], file: sm90a::LRPE_SHARED, places: &[0..5744, 5744..8851], sha256: "a20465558e4569ca8a2f431adb5c5e85918ae29116891b85ebca53444468fd44" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 16, 24, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED, places: &[0..5357, 8481..9114], sha256: "eaa3d28704e3542d4bbf173cddd6bc3c1cffd8800bad2b0eb2c41c6edf51fccb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_SHARED, places: &[0..5744, 8851..10629], sha256: "e7b21854bc44922dfe778eba6bb8154c1c49ba11375be909c287a33bd1a1f2a5" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 10240)), (90, needs(59, 0, 0, 10240))], file: LRPE_SHARED, places: &[0..5357, 5357..8481, 9114..9551], sha256: "b25bf1f7885af2f4bd0cebc5bdb6ae87b300363979eeb484228c12464663570b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(59, 0, 0, 10240))], file: sm90a::LRPE_SHARED, places: &[0..5744, 5744..8851, 10629..12680], sha256: "8fea621e1ef866f962802fe975baeff336ecb4fc4a5313a2c97d4c9386d47377" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 18432)), (90, needs(64, 0, 0, 18432))], file: LRPE_SHARED, places: &[0..5357, 5357..8481, 9551..12147], sha256: "7e779e8bbf222b4a46ee7fee7bc766b0baa96705cf1535fd9d88d1dc1f2e7060" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 18432))], file: sm90a::LRPE_SHARED, places: &[0..5744, 5744..8851, 12680..15339], sha256: "a943f83452ed5f37157d200c348bd06f6593b133069320bb2964fbd20e71c3cb" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 2560)), (90, needs(43, 0, 0, 2560))], file: LRPE_SHARED, places: &[0..5357, 12147..15494], sha256: "5695eeaf10ed1938c41475749ce5b83dcd4ad621db5aed437a87479577e6f32e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(43, 0, 0, 2560))], file: sm90a::LRPE_SHARED, places: &[0..5744, 15339..18446], sha256: "8cc4b4cb30fdd3db1221a825fc5c0b8b02a1dc66d4df7c40468b39d628a2e0c8" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 2560)), (90, needs(43, 0, 0, 2560))], file: LRPE_SHARED, places: &[0..5357, 12147..15494, 15494..16040], sha256: "ae5ddd077c1e7d1e9674a117d1e98505e5a6060f6390524b8b69c58b1ed167e9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(43, 0, 0, 2560))], file: sm90a::LRPE_SHARED, places: &[0..5744, 15339..18446, 18446..19235], sha256: "727f54225eae776bdaa77cf5616227241bbfc6de7c0526be5d71f96e29d0bf72" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 4608)), (90, needs(43, 0, 0, 4608))], file: LRPE_SHARED, places: &[0..5357, 12147..15494, 16040..17387], sha256: "7f74f6f62a1afd251e5a7b8155ea16ab725f0c8806e7d9266e2776ce06b4faae" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(43, 0, 0, 4608))], file: sm90a::LRPE_SHARED, places: &[0..5744, 15339..18446, 19235..20449], sha256: "234c7f09f1cf0a12f4060fa4024683d4569a2f2be7271d82f29e4b58472ae0d9" },
    ] },
    Entry { name: "sequence_softmax_finish_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 1024)), (90, needs(51, 0, 0, 1024))], file: LRPE_SHARED, places: &[0..5357, 17387..19624], sha256: "a5bd0fb54189539e89e931b214663192c1d2f5943e5f2da2cfce802680f0f854" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(51, 0, 0, 1024))], file: sm90a::LRPE_SHARED, places: &[0..5744, 20449..23646], sha256: "a977f5e47754509bc2e4eeb64facc722e9329aafa1effd8933c3b13d32db3709" },
    ] },
    Entry { name: "sequence_softmax_finish_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 1536)), (90, needs(56, 0, 0, 1536))], file: LRPE_SHARED, places: &[0..5357, 19624..22026], sha256: "ce3e56b97da24b1eeaad9672a1b7d3ed1676cf5907984930bccff300a5c9a0d5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 1536))], file: sm90a::LRPE_SHARED, places: &[0..5744, 23646..27710], sha256: "f935d7c2246982ec61a52ea8f327088e46bca9203a9baa1de34c780b6a69129e" },
    ] },
    Entry { name: "sequence_softmax_merge_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(40, 0, 0, 0))], file: LRPE_SHARED, places: &[0..5357, 22026..23379], sha256: "303302c3eb0720cad53070682e7d65514829bfa7e39fd8e427d32f3c6effbfe1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 0))], file: sm90a::LRPE_SHARED, places: &[0..5744, 27710..29955], sha256: "3d2930f3f652efa4583c9aad9ddde1e88505cf5b0fc32eba1c5e338f0388f7d9" },
    ] },
    Entry { name: "sequence_softmax_merge_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(42, 0, 0, 0))], file: LRPE_SHARED, places: &[0..5357, 23379..24893], sha256: "beac52647162030c9c3f893bc0fc9639e0c8ceb1f82e4251bbc2da2bf919b6bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(42, 0, 0, 0))], file: sm90a::LRPE_SHARED, places: &[0..5744, 29955..33034], sha256: "9a19f01a5a482371166e171ea5374f73df9c12bda91d54a09609b33750f834e4" },
    ] },
    Entry { name: "lrpe_reduce", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 56, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 32)), (90, needs(56, 0, 0, 32))], file: LRPE_SHARED, places: &[0..5357, 24893..27306], sha256: "14a2c50f90673497b61019a87fc9d8e734dfff100cf413aaede166664a53a7de" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 32))], file: sm90a::LRPE_SHARED, places: &[0..5744, 33034..36687], sha256: "24c2c25b888bad887a1c50d194b5acdd1480474478c84cc2cb91c7a17a963601" },
    ] },
    Entry { name: "stream_1r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))], file: STREAM, places: &[0..456], sha256: "8102b68ef5f2ee97def60a350ac777562ae140d995a334a7cdeadc9833c85fb5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(14, 0, 0, 0))], file: sm90a::STREAM, places: &[0..938], sha256: "c4b802b83d34ea3b86e50894286b524b1ab02bbaa61cc90c2c6e9b31bddb02f3" },
    ] },
    Entry { name: "stream_1r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))], file: STREAM, places: &[0..456, 456..523], sha256: "e9237f4652fa0d2789ebf312a055abb766b4f37d7bd1eeacf33aeb265611c99a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(14, 0, 0, 0))], file: sm90a::STREAM, places: &[0..938, 938..1082], sha256: "1a0414389af1bf14e540b706fa01fd195fd3e989530e92633f5a2006cc00236b" },
    ] },
    Entry { name: "stream_2r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))], file: STREAM, places: &[0..456, 523..671], sha256: "21633e40e66df1e0e2fd129ece0704ece159a4f83e5bef9e533b0ad212934de2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(18, 0, 0, 0))], file: sm90a::STREAM, places: &[0..938, 1082..1259], sha256: "0ccf4c94eba75ac3d15a2cbedd15359bf7e389f520df8393ff994f02174889c2" },
    ] },
    Entry { name: "stream_2r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))], file: STREAM, places: &[0..456, 671..847], sha256: "cd7e383ed391eef7824fc2c658fa5ab01f4cd19f4a796f2e118a382612cc801d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(18, 0, 0, 0))], file: sm90a::STREAM, places: &[0..938, 1259..1477], sha256: "2d9a8023ac0a5938dcfface741a3779790724f59eacb3bb4ef40133e197f4450" },
    ] },
    Entry { name: "stream_3r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(22, 0, 0, 0)), (90, needs(22, 0, 0, 0))], file: STREAM, places: &[0..456, 847..1042], sha256: "e386ed67164f6c832b34b3137e9ae00dcc293a57992004fe4271da46ae642312" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(22, 0, 0, 0))], file: sm90a::STREAM, places: &[0..938, 1477..1695], sha256: "72b2eb8bb59b0603570612b55e06c01cf619ec34ae57389c2d78f0c24d2d8cbc" },
    ] },
    Entry { name: "stream_3r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(20, 0, 0, 0))], file: STREAM, places: &[0..456, 1042..1268], sha256: "26da5bf8234376445189d301cdf61cf61959ae76373860760876d48c4d462ba9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(20, 0, 0, 0))], file: sm90a::STREAM, places: &[0..938, 1695..1941], sha256: "180383eaf5ddd81d8e8ee7ed7fb81eac38f3306405e96a299f27cf882935572b" },
    ] },
    Entry { name: "stream_4r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(30, 0, 0, 0)), (90, needs(24, 0, 0, 0))], file: STREAM, places: &[0..456, 1268..1497], sha256: "011f30fc269fb3bbccbf7d184525fed8f5981ff04110565953302a333555abe6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(24, 0, 0, 0))], file: sm90a::STREAM, places: &[0..938, 1941..2225], sha256: "7bf765d208e7d3db9ea6b205df5930e0e85cb95c44d7e4a04f74a6e3bd6dd4f3" },
    ] },
    Entry { name: "stream_6r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(31, 0, 0, 0)), (90, needs(32, 0, 0, 0))], file: STREAM, places: &[0..456, 1497..1791], sha256: "9ac2cb71610e7f366fe8e8785f81c8a445a86706c0c38be47e4536808a85bc80" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(32, 0, 0, 0))], file: sm90a::STREAM, places: &[0..938, 2225..2535], sha256: "adcaa2062ad51c989e32e99295707296a7af38fa1046f9f4db26e9bb4da63d72" },
    ] },
    Entry { name: "stream_5r_4w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(29, 0, 0, 0)), (90, needs(29, 0, 0, 0))], file: STREAM, places: &[0..456, 1791..2117], sha256: "8f73367c13b753de99553d518ed2698aa52b5f541fd995790a807997816a6243" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(29, 0, 0, 0))], file: sm90a::STREAM, places: &[0..938, 2535..2889], sha256: "998c8513e22a678184b8f0c7d6d4511fc90d9f4aaeb42debe00a3f1526bd32ad" },
    ] },
    Entry { name: "stream_4r_0w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(26, 0, 0, 0))], file: STREAM, places: &[0..456, 2117..2476], sha256: "debbf3b7c6afa4d272c23bf053dc81958afa631bc1e137f79212893a616f894a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(26, 0, 0, 0))], file: sm90a::STREAM, places: &[0..938, 2889..3251], sha256: "73ed0f442f3d4f97e0ab0e5949b6882ef174233ab2c2d29288d0563df546572b" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 0)), (90, needs(154, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375], sha256: "a27dda6ba61ebeaca6e64f96334cc10c3dc5aa1ec0f2d6ef3645e4ffd1ef006d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537], sha256: "b3e4849c319a12f413751418d1e8e54e912efbbf591f8d8bea867b646d173260" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(218, 0, 0, 0)), (90, needs(219, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375, 17375..33163], sha256: "e7e7b4a1d14a75cd2813bf6d5d8e226241a940d9116cfd4e3cc7468d0c911963" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(219, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 15537..26684], sha256: "f15a990fc7989290f244632f4ba7ec0936d2bc493fecba17e01a41b52253fd46" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375, 33163..51796], sha256: "25ab31982e3a68a49a5a3deb4529d113907fb7695392fe73d960b6d0bd7a2572" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 26684..39759], sha256: "45640715fc437413b5bdf86b4a46e2ce47bab830346d5e400acd0af4a6b6e408" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE, places: &[0..17375, 51796..63620], sha256: "f21f91cfad465e0e174f4b7accf2cd28ef748663fc49d19e902dab9b957b8220" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 39759..50033], sha256: "941ea1142c4e653d59aa27bef502c04df6686f74247ffae0556f87782d871f73" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375, 63620..75710], sha256: "7a56a8df9e0c23efde07029672cc06ce51a38da5fb62cf720fd549198cb92403" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 50033..61113], sha256: "f9788219bc1aee3429ff1a549821b4250fc87f4b25dd32c43889e5cb929bb8a3" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(186, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375, 75710..85561], sha256: "29a0f3c7482f2617ef7b287b60bedf8d77167a6f7e5664caefb5f7494a49d777" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(186, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 61113..69851], sha256: "0452f121e420eb3322aa468f779e0e530729329a837896d94ccc5eb784fba88b" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375, 85561..103346], sha256: "e6f82173a39d0ef73f9e916c67904798199fc0de0150fd315ca68e930ccc74bf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 69851..82710], sha256: "80ed1fa3ddefd8dd6c1700714b1fee87e7996dc4e201c5b60739be045df0e464" },
    ] },
    Entry { name: "tpa_decode_bf16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375, 103346..119234], sha256: "08868c298fc7345a0e1f2d01043d907cd3ecd49edea347c08c658506de44824f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 82710..93661], sha256: "022c48d5ba077821c362a6cd973747dc4fd48be24703acd19ee5f08347f872f1" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 0)), (90, needs(155, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375, 119234..136579], sha256: "11acb652837533be16f4e80e37521c685ffb4d88788e94f701a7bee7b1b02731" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(155, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 93661..100199], sha256: "e0e0ee147c3b8a8981438f7917656af4939a47a5296fb665cfdcc6e2a650ba2a" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(222, 0, 0, 0)), (90, needs(218, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375, 17375..33163, 136579..158333], sha256: "097dfbb865424f7e9d25934701654ae41b78c0b1f823aa0556137c69df03bede" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(218, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 15537..26684, 100199..111617], sha256: "f646ee649dd9fad9f63f37016260d0315283b74cd5e6937dbc7317a283da0db1" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE, places: &[0..17375, 33163..51796, 158333..183047], sha256: "c6a48c14a28b9e8b87634c15cbb8258b088e51148e12c31e1b1b8e2638fc68a1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 26684..39759, 111617..127025], sha256: "b1f868b7eabec5726de3a1a7d1e79e3abe76fdb253868e6ebbdbe33a5908e2c2" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE, places: &[0..17375, 51796..63620, 183047..200731], sha256: "e220d961f5cbba7ac9725ed255c00b478668b172b55c795a0bcf7b46b83a51d5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 39759..50033, 127025..137801], sha256: "eecf9a36bb5d91302efd728a32191a830710cbb3d8f146519c92bdd451127dc9" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 16, 34, 0))], file: TPA_DECODE, places: &[0..17375, 63620..75710, 200731..218634], sha256: "c26369e06b3dd1cf5ed18368ca8fdae99ebfb4646fd899b23108cb2b2a042c31" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 34, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 50033..61113, 137801..149264], sha256: "3f8664c7b27558fc5b0dfa1a156780241d74fda7f1e79d34c2698d2dfd83878b" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(188, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375, 75710..85561, 218634..237512], sha256: "ee99e6f92f666c07f5714148c3b3c37f0beeebd87a550ec7b2ba098133b96f78" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(188, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 61113..69851, 149264..156794], sha256: "30448e2c6b3ffa7ca28b386f76627e056c974d2c9a57de523860210cbc7298c1" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE, places: &[0..17375, 85561..103346, 237512..262288], sha256: "59c9e76d077de248bc3dfe0c1f567d0970fc599e7765e0d7c352ab1acafc6ee0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 69851..82710, 156794..171747], sha256: "e8fd9c44320fd44d9d447b27b4944c545e67081efcf2e3901291f0119edb1914" },
    ] },
    Entry { name: "tpa_decode_f16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 0, 0, 0)), (90, needs(255, 8, 12, 0))], file: TPA_DECODE, places: &[0..17375, 103346..119234, 262288..282045], sha256: "10bf375fee9a33e537829989b48da376a9729d266e44fb180437462bf0902fee" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 8, 12, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 82710..93661, 171747..182996], sha256: "7ae3ad18903c814700914d8994ecb9042c1b2a898a1d9e51dec3ed3efc45e946" },
    ] },
    Entry { name: "tpa_decode_f32_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 8, 8, 0)), (90, needs(255, 16, 28, 0))], file: TPA_DECODE, places: &[0..17375, 75710..85561, 282045..315447], sha256: "15f836e91f6b49b1e13e7a7459f8578453e3a0b6208bf6da058ae0e50c7183c9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 28, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 61113..69851, 182996..203084], sha256: "14f7c528714e6d1b4950d47c79e0a29b920f39430491c3f014637f4d32ee1418" },
    ] },
    Entry { name: "tpa_decode_f32_d256_h8", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE, places: &[0..17375, 315447..337820], sha256: "565daa10887f036668db2211bd25c68d20fe30e65aa7ac7d52506ef430c427c3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15537, 203084..221844], sha256: "dd7cb8839bddd36a7b56dd909220dd5a3f046cedcd95d2cd1e7b95c832e3bbcb" },
    ] },
    Entry { name: "tpa_decode_merge_bf16", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(100, 0, 0, 8320)), (90, needs(96, 0, 0, 8320))], file: TPA_DECODE, places: &[0..17375, 337820..344301], sha256: "4be7e49e7e67d20e4db7cfe8d36b424fe0c445c2d30d9570d81f17a1dff01afc" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(102, 0, 0, 8320))], file: sm90a::TPA_DECODE, places: &[0..15537, 221844..228411], sha256: "caae61c7913e1b747ed1d903d416bd9d605f144d8286622f98d1bae3f9d77b97" },
    ] },
    Entry { name: "tpa_decode_merge_f16", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(100, 0, 0, 8320)), (90, needs(96, 0, 0, 8320))], file: TPA_DECODE, places: &[0..17375, 337820..344301, 344301..344838], sha256: "c292f77615330f23b10b489e64fd0b9c89847d1b7f5a2515c62a627782f71112" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(102, 0, 0, 8320))], file: sm90a::TPA_DECODE, places: &[0..15537, 221844..228411, 228411..228630], sha256: "46cdadfd824992fc5a89ba6aca71a695ce1b86264c6a0b50a8314b8eb0773c8b" },
    ] },
    Entry { name: "tpa_decode_merge_f32", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(100, 0, 0, 8320)), (90, needs(96, 0, 0, 8320))], file: TPA_DECODE, places: &[0..17375, 337820..344301, 344838..346623], sha256: "3f6f866454cb557c2636673e132defbd769e1e02efa3b22c86cd4e632e7b4c1f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(102, 0, 0, 8320))], file: sm90a::TPA_DECODE, places: &[0..15537, 221844..228411, 228630..229081], sha256: "cc17def4df37e785175f301e095ef6ef7f8f80ba964facec4e941dce7dbe8798" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..17391], sha256: "554224375c8d61388240956378376c1e22b7a6cad8811a1570759f7b50e975a0" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 56, 188, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..17391, 17391..31753], sha256: "6c57b5e6ede5cca20e2b6054c973b23035cf59bea4c3e4f73f7305b41db81f3e" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d256", family: "tpa_decode_elements", max_threads: 384, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 40, 340, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..17391, 31753..50014], sha256: "e6806c5330e35cdcb6ab14d2f7de8724951155fb4ad3974dde903d3b6906d922" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..17391, 50014..56406], sha256: "e9b238f02515499bf203c36029486fec6073e2551b07df2d96d9b75e757c292d" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 64, 204, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..17391, 17391..31753, 56406..63761], sha256: "f33d72384dee018c13a40d3e614c13dc913fe59619caa80300f7ccd492d8b2ea" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d256", family: "tpa_decode_elements", max_threads: 384, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 40, 396, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..17391, 31753..50014, 63761..73597], sha256: "341704905c3b5b6a53edb88a41795bc4af04bc70020247ee708efc7b3f3c75a4" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..17391, 73597..89973], sha256: "ddab800586492c758fbeb6eaa62420c122dc783f9aac1eb2fe478f7dc9ad4427" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 56, 144, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..17391, 17391..31753, 89973..107953], sha256: "628aeecfb4df2140fb881cdce02b879a366c6f42af4551b06d8e2280739e5bb3" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d256", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 72, 348, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..17391, 31753..50014, 107953..131184], sha256: "98b85de6a3fb9a60bb162c80bb4c6780a3ad100f29d3ab8bc63e7cf5007677d6" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039], sha256: "e0d17255e52b563bb38e59e71a6272af4369d1a6555e80096a76a106ca524866" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 18039..31944], sha256: "2a14fa21a222a36fae9ebc1997ec6b879572990ac4235db62049a91bc9f584e8" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 64, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 31944..51442], sha256: "64b254deab50258f1f897d980fc927e4c0ef533515127a536d16c08af05a65da" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 51442..57108], sha256: "bd38931cf1b031d40b7b1ac99444c8805277303e38091e1c1aba4cf02ee181e4" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 18039..31944, 57108..65464], sha256: "152820c6dbdb8bf433230a055765ee2a3f09e377097317df632c7b913086e991" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 64, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 31944..51442, 65464..77952], sha256: "21f0ac53c7acfe7da6a569ff6ec687b0b9b44d5c9216d0ed9d034c6a89d3ce02" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64_one_rank", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 77952..90209], sha256: "67aa73bc89d39b3533a423e9baebd4eea0b60c36c75e56a723e6e4e8399382b7" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128_one_rank", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 90209..104532], sha256: "dc62839b8ac5c3d33a3815243d85b9c84b79a1fc4b7d0af581b72e87044c9fe1" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d256_one_rank", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 104532..123731], sha256: "4e209633e8945c8305d86954a3854d3e6b8fb44d9f861c84b2d616e61805b257" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64_one_rank", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 77952..90209, 123731..135453], sha256: "a1228e980fe1a8c11f5ffb219c3b4fb78273128b5adc8ee5ba3bf8732a82f0fe" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128_one_rank", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 90209..104532, 135453..147471], sha256: "dff4c36b28dc1aaa2ab2f021375030090fb1b35b768db0b6e2495f990e29c3ea" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d256_one_rank", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..18039, 104532..123731, 147471..156601], sha256: "4f798341c6b4544f451b772569e93fc13c1d97dd25edbca8edea3b5c51fc429d" },
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
