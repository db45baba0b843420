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
pub(crate) static KERNELS: [Entry; 645] = [
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
    Entry { name: "flao_reduce", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 5120)), (90, needs(64, 0, 0, 5120))], file: FLAO, places: &[0..5614, 322249..328805], sha256: "57181e143ada1a599264956e8735734861fabf964226687b93bc458b3a416c52" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 5120))], file: sm90a::FLAO, places: &[0..5571, 265075..273572], sha256: "cf487d089fe47927625cc07901060e25dcc9e4fc725222592ef22b121115054e" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282], sha256: "a9c882120a86a436cef466559d8d0892fd2459bbc4c8456cde70f769f2a70f19" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 8282..10808], sha256: "4b7d839743c91a9d6bb51bf48fb04b7296bc2301eaeeaa6e1ac130fcef3ff438" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 10808..14633], sha256: "0bf79625c02276ac0ed3b33a2a06d0c20ea6a01212b83c145d64c1a3e5837a38" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 14633..18652], sha256: "de0332b7ee9e84106a0f9ba9d7160964a0fb67e9d1e49f6aa3a56b2232c86c0a" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 18652..22818], sha256: "7a778df4d63bd3dc9d0f709e79d90ed2e249a34c4a15d99de97eb1290682276b" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 22818..23046], sha256: "6d6ae0dd927d7fc1b328d627443804389bd04115abdef288538c7a1d7710290b" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 8282..10808, 23046..23286], sha256: "0cb6041057b6ca1b1c53e3db24c70d41b56d12e76c2003b4e7da1e5c4d1db33b" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 10808..14633, 23286..23528], sha256: "88be789d94b490d8a97859bcda4974a1e6dd6d7f4d394f8616bd922456c794ee" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 14633..18652, 23528..23771], sha256: "9ba5d3eb90a2339ba93818894bb1949e54ea397bf467b00ef09caa95be0a22e5" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 18652..22818, 23771..24012], sha256: "87ed6df6ee76182b66838abab1e67638a14f9aeacc3db4c1eed63bbcc5a5207c" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 24012..36643], sha256: "79d83c5ca33d6cf3b55a4a8895774dc78f24053a9b47db2d9ecf40565cf54814" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 24012..36643, 36643..47352], sha256: "693962d832c7b1f825cb3ba1692c9ca44fa64df328219388d127075749bea540" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 24012..36643, 47352..58241], sha256: "c68664930f28c6f33669111e39252557c3b4d78d6e81556d4040545d0c1ba754" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 24012..36643, 58241..66093], sha256: "8f55be7470d7626a4243386fb94ef820562b09e0a52eb2bdf3853936620b1a1b" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 24012..36643, 66093..76347], sha256: "1df95548d9d2e247670dd8544b62c92ae3109621e2e9da0ec89101196c77737b" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 24012..36643, 76347..88959], sha256: "2c5ae2672c69e7348f30f411bad8a305c94a30d484ed81b64d4c7f1125d908cc" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 24012..36643, 36643..47352, 88959..101331], sha256: "b36d05853a52b438a71c21a1c0360d7bcb92bb7ef1465a0640b20762d04f395a" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 24012..36643, 47352..58241, 101331..115350], sha256: "ea64040b03de8161a32ae30371b80533bd21568fc052ef2f2fb2b1f62ff1ecae" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 24012..36643, 58241..66093, 115350..127434], sha256: "239b745659de288407a36d219754dffe4dc44b6c010a51eac42cfb9607293d41" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 24012..36643, 66093..76347, 127434..140413], sha256: "ce33e39c92a83e263739fa2a4e88bfc00888f35698b9bbc2f4d777e045f00498" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 140413..153241], sha256: "f39954d229c16843137221d7200dd3bd12251ecffe0cac0884796cad9af82c3d" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 140413..153241, 153241..168578], sha256: "dda00bf18a57e8aa692ec626cd33333dbc930a6ee94f7fd33435e10dddce3317" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 44, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 140413..153241, 168578..180914], sha256: "3655719a742774e0e791305a70231b3e923ccd60ac8f3f88473f06a8bade31c7" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 32, 88, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 140413..153241, 180914..192668], sha256: "bb5631836136a24ee74939e85dde78c0f789de13e9ba06da0a1b5a22732c75e4" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 52, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 140413..153241, 192668..206319], sha256: "872c1d5c9e462afb8f3d7e5fd4f568270c26506fc7e0e60e5bd2974644163bc4" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 140413..153241, 206319..219458], sha256: "f936ce3fabe4e097cb74e139d1b1284d400ad104a84b37b8676082d05589f054" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 140413..153241, 153241..168578, 219458..242095], sha256: "cd99d729a5314f5781e1436573acb68706a7c2859f68c9d78b30b253304bf91e" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 60, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 140413..153241, 168578..180914, 242095..255004], sha256: "8c14197e50cd707eb55d7a6ba82466b9b9eec485bd17b62987b284dd51e2caa0" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 40, 112, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 140413..153241, 180914..192668, 255004..269626], sha256: "fc70a3bf5a7f4a40d385613ed7439e44eb62ad6df110a5c582e46d5d180fa8fe" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 52, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 140413..153241, 192668..206319, 269626..282803], sha256: "4e44d6f825bade67339b698530d2e7c30b43b1902900b2c89b3b455af4aa7f43" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 282803..294163], sha256: "c523df5abbbb9c6c2818da1c89d381936568a5d13c2f96c0cfb2a5ec2ed838ef" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 282803..294163, 294163..300843], sha256: "b82b0b4b46cba578c91eb65ac75377665f8467c9442ef1a8ab1003b14f6be3f2" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 282803..294163, 300843..308477], sha256: "90a4cc5f2b937e6f495358c570ae09d3feced7b684e16e68e0b4dcdb787b17c2" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 282803..294163, 308477..316507], sha256: "a6eab6e2dda40fb3f19e4e78461b071b55292515c430de877982238d56695dd9" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 282803..294163, 316507..324647], sha256: "7b3541a9ca9ec13a0bb2a208dd89793e429c1fb66be6edd39701634beb8fe069" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 282803..294163, 324647..334454], sha256: "c6eefdf1680dc7593326f117bfdae7ef9d1e4fe92d1e7f5029f42d95ca4474ca" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 282803..294163, 294163..300843, 334454..346236], sha256: "941452a2f47bb979880adf4b02ba711bef2a2acd61e225eee12422c4e2cb28b4" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 282803..294163, 300843..308477, 346236..357958], sha256: "b37ec6ec1d24402ff7dcefecc17c13a65eebb17756c29e364d67fd799ca86268" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 282803..294163, 308477..316507, 357958..370857], sha256: "35e43cb3b9b6ca49848f4e14c0ed1fd05b8d403617a9382eaff19fef8ba39469" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8282, 282803..294163, 316507..324647, 370857..378941], sha256: "c3f47d489fd409c636f26b5d2120b751f0129a08b90146b2adf743a2c2f6ff16" },
    ] },
    Entry { name: "flao_elements_sum_f32", family: "flao_elements_f32", max_threads: 384, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 44, 0))], file: sm90a::FLAO_ELEMENTS_F32, places: &[0..14445], sha256: "ae99e2815bd1201ff695e2ed3d1c90c97ad5d02c2894eb6e309afce721dde006" },
    ] },
    Entry { name: "flao_elements_apply_f32", family: "flao_elements_f32", max_threads: 384, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS_F32, places: &[0..14445, 14445..28169], sha256: "b3e65e85e1a9dcc5dfb284a2c148a24e48d8db025ccaf181aa2de5dc8524453e" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f32", family: "flao_elements_f32", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 32, 84, 0))], file: sm90a::FLAO_ELEMENTS_F32, places: &[0..14445, 28169..59799], sha256: "c594f90525104c0f3a1cb0e1a24bdef64bd96edc0d605a3fa191e3effd40aff8" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f32", family: "flao_elements_f32", max_threads: 384, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS_F32, places: &[0..14445, 59799..76945], sha256: "293f4bbfdfd298d5bf4fa852e8ed745002630828e67a474cfddf9982fff6d56c" },
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 0)), (90, needs(86, 0, 0, 0))], file: FLAO_LRPE, places: &[0..7517, 19307..29574], sha256: "1c604f93fa9a08351dc7a2efac4df1d09a2d84e1525544505a18b63cd837872d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7903, 18690..26308], sha256: "fce95e0afaa0c4362148ac7ed68f34aa881f37171daa8b609c0e1e90b29c70bb" },
    ] },
    Entry { name: "flao_lrpe_decode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 792, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 0)), (90, needs(120, 0, 0, 0))], file: FLAO_LRPE, places: &[0..7517, 29574..46044], sha256: "8d8127750662d5a14815c1e4d8809ccef2323334323ff1ce5d9bd03c10cfa455" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(120, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7903, 26308..39233], sha256: "fa65c144f3f677b83986f6fcd8dca65f75a8c6c65f899b487e0294935aee27bd" },
    ] },
    Entry { name: "flao_lrpe_sum", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 96, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 9216)), (90, needs(56, 0, 0, 9216))], file: FLAO_LRPE, places: &[0..7517, 46044..51848], sha256: "4cb91260cc9c7af802dd9ebbfd308149581dcd8163ce4dd3db8c05471d003961" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 9216))], file: sm90a::FLAO_LRPE, places: &[0..7903, 39233..45902], sha256: "3e2fc2de65377809c66cdf4d22e5576f34acb3903adcf74483967817f82a67b5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157], sha256: "c5999dea4e382390362b59e10531ea629b37cbf3116cdc65576f6b550c72cbd3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 25157..45183], sha256: "5e5f0002f4f78caf74ff3f0b4b945e8fffec630763ec1d89f9447f4f33b4b1e3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 45183..98059], sha256: "30d2494f4632e9b350b08737621e6b294d6d8111627265d96c43efa4852d4fd4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 98059..147805], sha256: "ed49f8968920943d86a2fcb62484a0f05fc8128e975a8e011fd87eae5e604319" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 147805..165697], sha256: "7c199d35c5a95469f71762dfd0cd1d963e6533a9e973d1839e3ba63273a4fb37" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 165697..184904], sha256: "ee5d1e611f1e13a705cb3f6a75fd78993eefe749e5e2c3e1ac9f5ba945125559" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 184904..227329], sha256: "9744c19a8b8a38354432e68c328d0b5b07bc77d6fa337ab9a1006bcd593b3300" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 227329..268724], sha256: "47a5275e60345863492feac7b14f3165986600e8221ae0006ecbfa40a0c3d5ed" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 268724..290058], sha256: "161340b62d8a2d41f8c577a8d8ea5dae3ad3e82ad1848c8704397b71bdfa297c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 290058..312862], sha256: "242bc2d47b34ab17ed60985191cde16fee46dffd1e34d0c18a184850895eaac1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 312862..370311], sha256: "bae442414d753b67fabf88c6bcd32958d6a3aa3560a8f0bbef99174acde1dfe6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 370311..425871], sha256: "c442ecd61b5f6fdae04405396fb089046291093a6b8d03f9bbfd942ba70fb5de" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 425871..442829], sha256: "99309d18e9df0ed065cb68325037e43a9136af616dfac3d2d6d416c501ac9889" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 25157..45183, 442829..460939], sha256: "65e5db2384d1f70379bc17b2ecb8ef926dee763a203059af1638c3d85dd2c653" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 45183..98059, 460939..504198], sha256: "3f5af451489da490207e9a57d4034ad69d44f3b0195c9e51b7e20d2f3cc37400" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 98059..147805, 504198..551330], sha256: "5330aa9c60d620c3d32af300d24a64a4ca4606e7bf6da5fc76f2bb76111b0946" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 147805..165697, 551330..565596], sha256: "587cf535fc11e61b456d48dacfb48e655de115b909afd048b69d21f13d1b96f8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 165697..184904, 565596..581131], sha256: "a75101debd34c789d8e53b37bea72b71ae133664d64b0299ef916ce9c022066e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 184904..227329, 581131..614969], sha256: "5773097a276dc79f1fe2a2779ea99a9a11a9b0a8acac069c8769e1d7b1a031ae" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 227329..268724, 614969..647631], sha256: "8351f046dd31f82f9e9dbc0b8dad4b793bb0279bddcfb4cc1fdd27f56559b469" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 268724..290058, 647631..664935], sha256: "0aca8de52d94b0a33f185793c7f45cba19164375d6bf9a408a0f0a19762c6140" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 290058..312862, 664935..684882], sha256: "e4329bfc6cbdc4268e91538379020da37804b163729ae20b98b6224701cb46d6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 312862..370311, 684882..729690], sha256: "ac68d46dcee261eea0abe32671a4be7b4d37b02be6cc566c697d4e6182aedbc6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 370311..425871, 729690..773107], sha256: "802d03cfe8504cd27a9ec7b3c74a4577af61eeb150d9db5cc14ee4af0759e8d0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213], sha256: "0362f03bab26f48f35eba2f90495c9881cec09299400289bfc750b7b61c2d4c7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 790213..808090], sha256: "6763053fa67dfd882088057d1f8919d94daa58acd9af3d0cb6b93cb84d6007fd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 808090..834181], sha256: "f7a1493bf9ac0ba27fb2a3a0316e96315cfbf1d30b1c0b35e32b3130fc53be63" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 834181..864386], sha256: "c11dab4d68f8420c929052c7c39b039a957154e38e92393b33c80cb38eb75b4c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 864386..882724], sha256: "8b517e983b39d2a87caab86c893244e8e2009c320132d8a074cf37a854a366e7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 32, 268, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 882724..908291], sha256: "0ad951575d1729050888e45a2d32aa1e4f3966334044ac410d7e769d03015c36" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 908291..944397], sha256: "6e792c92d03874c0ffc702a9bbcecb63285f63d8e4ec4c1b233cc4978f804356" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 80, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 944397..985955], sha256: "aa8283fcc8b50005d7962f3f06a039f45d6d3241f8d60cb20bb8382b664f0f48" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 985955..1003791], sha256: "0883d74e7d3a56a4d5db11c64f1d4ef0d05db355b31d3d837516b122fce525e1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1003791..1025477], sha256: "758e6e8a4b08a698dd7f55d1acf201176abbe6851a29b28b5c5440735956cbfc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1025477..1059406], sha256: "7602e8d64a643aa1b10298a29dee4806a48c2ad3fade5b6dc8b9b6d9a6e27ef9" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1059406..1096559], sha256: "798ae599bac75979e9ff6276aed6f920e030515bbbd4f864d66c9565cc567328" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1096559..1111735], sha256: "ce99b563d1ea1efaffd7f8cd63f6fb5ae7019a1896a9bf0335cb43fc5da95ceb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 144, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 790213..808090, 1111735..1132289], sha256: "8693c6db0938aedfc5594cb297d91a44520ae906f7464f1c43227750fb38f1e8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 808090..834181, 1132289..1158979], sha256: "20a63d9b4c60e1ade943fe30becb732236432c2f46b700f0dce55835bb750bc0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 834181..864386, 1158979..1188285], sha256: "e057464519cd99d26c521f65d1eb05ff3fa46c13da57c50dfd5df8a4b720816d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 864386..882724, 1188285..1208382], sha256: "c1c4deb9fb5c7f18b749d99b800b8fa9b88a57ae07a754a6577f48b00c5dc080" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 168, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 882724..908291, 1208382..1234173], sha256: "6cdcec2b3ff6a1af8f4d86363acbdbf4ec399d30de035509074ed5550dca49b5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 908291..944397, 1234173..1271151], sha256: "defc14d3aa6c28e00fac7abed53fd2b7ebf50759629bf827d38c75e92d715ce8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 944397..985955, 1271151..1312441], sha256: "38ca4aa6c9e8b4f3001db460b9f0c7473d700b71061e88f81e7de03890ae05e8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 985955..1003791, 1312441..1330930], sha256: "4d6cbd23316051baaf0bdf689c226a05618be405515a70db9a23ae0e3a513be5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1003791..1025477, 1330930..1355070], sha256: "9d05a96dfb6b40864dcdd094007c7f4c849f12bbc0fab16bc6ebb357f5a6f156" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1025477..1059406, 1355070..1389582], sha256: "28ee7e034bfb848ac87252ba3ca01970291eb4d76bd01ec2dcb44d2282488b36" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1059406..1096559, 1389582..1424632], sha256: "86379f1131a19f2029e711e29fcbc10cecae8a6bb79eb69c9f0c573525896295" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971], sha256: "b21078ae38a3e78d0612ddbb4b367db47382419c855ad307af7cd9139eb7f14e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 116, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 26971..56477], sha256: "df13a7e87d02861c41bd2ac0552f9490162e9a287edc8c6b2991bdd939766cc4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 56477..102456], sha256: "1d145573bde2a280a2781c320a6dc693387450e94e3a70380848099453104a65" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 102456..158484], sha256: "59421eb865600589617b73129e43c49916269f3252f853d6a976881707de6e8d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 158484..184956], sha256: "2506072fe861a8d8029ff75604b2dd730407d713aeec0e3617de5869607bfb3a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 184956..223786], sha256: "3e591927104ad34391b213da5536d8613622428e0bb85ffe0dd52941f3bfd90a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 223786..271612], sha256: "1f24fd7d25bf6b735c14ea1bda31531bb5323736ce269b817e422f23f19850b3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 271612..340041], sha256: "a1ea759380f6e708023dc9fc444bca8f13b67e3964900fdb1e1358dbffa80729" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 340041..361406], sha256: "f59bf0b2508cbad91ca0c02e099b850fa6673c7d6010096d02e0f1165fb6c42e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 361406..391542], sha256: "209a08ebd7b1c83c4f8f7d335378a65fab70379c88a9a841d66ce43f16e3beb1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 391542..431041], sha256: "701486a3b8fafcc8c4e4d12cb726319fbb6b07937aea33dda76a33e381f4d727" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 431041..480108], sha256: "4cc0a74cf97168eb6618ec7f03dd1235f35868f490189fbd1f7abb1034909ccb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 480108..504254], sha256: "2aee0638ea119f0291db490c12a45f2e5d0eb754590009bc0a86a19b6f8a81bd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 140, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 26971..56477, 504254..537602], sha256: "b55e2f0183330dfbd1b124dc9a9739ef2ee33d5e6fe7a108104997638b742e74" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 56477..102456, 537602..583221], sha256: "6f5da23519e56f18dbcea268ad26f6f45b003b884803632de73a01cba59ba27c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 268, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 102456..158484, 583221..644161], sha256: "dc905cc5a54400037b886a5b98190c8fd47b6accfcbe443bb2ecb999056030a7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 158484..184956, 644161..673059], sha256: "8651f3be4353cd13c7242b1421a928e8519e61de086725613c1950dc05a01eb2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 184956..223786, 673059..715093], sha256: "3925afdbc852bdccbdde2a43bf3bdcebecacfecd3965c3e8ff390772fc01df03" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 223786..271612, 715093..765875], sha256: "f16a584d7d82646babcc7d803c0fb9a2daad58e1daa28168e27071c0dd4bd087" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 271612..340041, 765875..835831], sha256: "12a1a1bca7059e09cac6eb6822a61f0a289cd37bd76299e88baf38a5358eb97a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 340041..361406, 835831..859932], sha256: "abf743e5dab14a072d77b311e9c7277d4cc40775ba2cd6ab62f571e5d74b75da" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 361406..391542, 859932..894706], sha256: "d4b202d8f9c01eaa713dcb7e141e75d3dcbe45aeac2263a6959e723b167e1a12" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 391542..431041, 894706..936431], sha256: "4db6ff0742eb2ff6da9d571f713a11c90eaee8ecafb256b3beeea5b851e3ec1b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 431041..480108, 936431..987235], sha256: "f709ee806be003b6e1818370a0797acaee975d3fe5fc6013e2da054d20549a73" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403], sha256: "0482e6865250638378d686a7272f85269c32db3b589d434dcd29de4559795916" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1003403..1018484], sha256: "d294e92d86d086c678c9a57db37f92d2f81155e1002db9e2696be0f17646238c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1018484..1050336], sha256: "79040bc273e8f8aacb4af01cd2b8674e994bc78601bfd2746b9055e30339b408" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1050336..1083100], sha256: "e06676dcfe88e7e892f7e0f7ff5626bfcd3303f3360089a935d5ff04b633d6b4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1083100..1096592], sha256: "2b9313dcc368e9edc0edf9d325e5ba63e2de68323fe14888018231f7507805b2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1096592..1111361], sha256: "736a54e7e4cb8be1a8c36fee1135135b3e445d6f1f73d97cace77f53673c88ad" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1111361..1138906], sha256: "b32acb37a3fb472817603dda67a63e0af22a2f2ffdac36b8df9d6d95e77ba218" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1138906..1166717], sha256: "3bf1122295551246c5838aa68045d6eed7027ae1e75a5ebbf0c8d8f38673f3fb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1166717..1181641], sha256: "1075c6bacf6a3c56a9fc4ec3a0b09691e9e64739df843a1def1c818afd10f731" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1181641..1198152], sha256: "7d6c2bdf0eaed49f3288680b9bdfcc20e53b295295fbb38bb55ba4c2c19f61c3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1198152..1233967], sha256: "a78a6ffc4f2ecc9c77c1f6a621bc1a544079f6a0c31dd3ea203a04926a032793" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1233967..1269928], sha256: "37d82a79d862a253ba0f3061f86ee1c8e3d2dac373e686932c2323139598227d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1269928..1289036], sha256: "501429e1d12a6cdc03af0884ce3cbf65066d5fa933af7854d0942992410dffa6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1003403..1018484, 1289036..1307461], sha256: "7529f4b9564c19d76ab13cef3a45dcc0d45e228e15458bd95075cf8898d86411" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1018484..1050336, 1307461..1339846], sha256: "d267430b244da41f1569acffc29c614f9d18e3aad5e213d07b133911f48b971b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1050336..1083100, 1339846..1374896], sha256: "4b3326b8e902aab73cbe5331d117138ca485493d45f2fef72d5b740dd6f793bf" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1083100..1096592, 1374896..1393488], sha256: "63bc5821d8eb1096b4e1ae0ab462bd142a06831986b613ff03a804f9a5931f4b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1096592..1111361, 1393488..1411329], sha256: "e506388f0320accd9493a2a5be464b17e777b73f3f8a72e98b28fb9f627008b0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1111361..1138906, 1411329..1442842], sha256: "9607899d35538bf54e3158f3324be4a975c665e5ff0de5ea0c1f1d4b711f14ca" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1138906..1166717, 1442842..1472212], sha256: "6a7b31c92398815c03f63256d66331d1d51d1cf79663f9ba7903c021ce403ff3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1166717..1181641, 1472212..1493254], sha256: "9f403b2d768bc104f4b3e6f9cdbf36c987969aadc8cca170c4d631361c0d852c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1181641..1198152, 1493254..1512233], sha256: "ad84c46d491e350471f3faa330974bd5490fb46e5b3fedeabd86f3491568b980" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1198152..1233967, 1512233..1551456], sha256: "2b144c99a6e59662613618c53f6bc196bc7b40827000a30af233a66bb1153d5e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 987235..1003403, 1233967..1269928, 1551456..1587503], sha256: "0578c9f9517de38f462a4b3878869792c688378686af3df431c9fbdad88d0487" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080], sha256: "47bed493a162ec96b11880e24f29facc580bf0a09be632cc578fdea5aa667acd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 128, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1595080..1621246], sha256: "d3cefc9554b6a0cb465e5bef477986e0d71122ff2e0da8b67650766830fe1b45" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1621246..1665775], sha256: "8c31dda08078e263d28a16890f4be0a2184c15ca341289697802801582339b31" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1665775..1718744], sha256: "cef7cbc19129b432cff92b791e5e1ca69e808bcbfad71b65897f1d3bf5a0bf89" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1718744..1743535], sha256: "ecc525e0b6566fa08cbbedb5e51421fe7db994e279a42a67ecc6fff5684721c9" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1743535..1779926], sha256: "e362dd59bace785fc79304abfa9c1aa44c15bf65e49f8e75d1b815bc83729a3c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1779926..1826145], sha256: "5c12003bb1c9052155ecca74c0e57c9869b673c5a3a1af3ca25286b5531f6132" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1826145..1891763], sha256: "d616cc321726d243498bb7f412f70c257006b53e36dc9d3ae25df25350ed5edd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1891763..1911989], sha256: "91af6bf5db75e53e46a6890b5f2be31348275b6325fa907972c43f0dd3fc48a8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1911989..1939103], sha256: "40adeeee3efffc02190cccf1f5d9953b5866ed031f6f651b196b56933aa8f1fc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1939103..1976778], sha256: "604adad080f185f849ac2d35554119c23c4cc30e818bf256d1b2bb9c74f281bb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1976778..2022540], sha256: "5689c368b67d7e5892086cf3219d65743cb529bd7f839c2ac5a62fcfd3924e29" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 2022540..2043529], sha256: "a1345c33c2127f89954ad3a4eb84214d423f7815acc39e625e8513ce707efd60" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 124, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1595080..1621246, 2043529..2071524], sha256: "757eb9c8a1882095a58a34d3db7219c46d4682533cd20ba3827d5cee35669c40" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1621246..1665775, 2071524..2113554], sha256: "fdac88268a35d41596db196cc021275879a62d7fad71f1e959e0c66a4b0711ba" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1665775..1718744, 2113554..2164543], sha256: "ad2131a6d0af4d30d8b4b505353b31640dbfb81920b3719b8d0d394b4d16843f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1718744..1743535, 2164543..2190194], sha256: "b060333f27fd6b94d705024feff7164afa963e4e85fa97483f63cf73a409ee43" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1743535..1779926, 2190194..2226764], sha256: "4dce3a2abfac0227227df792fa38e404458bc1b3450404e961130a6d90a3a847" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1779926..1826145, 2226764..2272684], sha256: "4db24b9b2bc8d71ed1f01e72e0bf32efa86f581fff024d206d609491c4f235f2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1826145..1891763, 2272684..2337864], sha256: "dff43e071405993978c7308822592aa69ae9680d98a8413db97f70209d3d7973" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1891763..1911989, 2337864..2359321], sha256: "656738ed6e80a92f90c2648fa910d8a6c216afd7a97ac02956991a5f2d2b6d68" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1911989..1939103, 2359321..2388923], sha256: "d5d95a4a5d0c3087b4157974154a3cfefd7022af476b14f64a78025d1d3cc24d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1939103..1976778, 2388923..2428074], sha256: "b7d51564a68c393a6176a2a3596e2304ddbc6af75ed65fb737565b04236ee313" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1587503..1595080, 1976778..2022540, 2428074..2472178], sha256: "89281f01b577c80eebb7da852291d228a43de52703383069be6ad27b5d037e12" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 64, 444, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345], sha256: "3b6fba485532063f5e09295a868a7515c2be2c2fa5243fc40bc28bd054b35981" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 396, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 39345..94772], sha256: "93b429616ac5445c8407b0443dcd9d91a4caed0315d8ffec819e71287d7fe193" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 120, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 94772..138100], sha256: "b45cfbdecb1b269508ea76a38187c8b2e5590ac78f7c4621f6ce4a527183c349" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 138100..210892], sha256: "4092664c5cb59cddb226995c18b9c361e7c01e493491d43eff0b52c2b07ab3f4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 210892..242774], sha256: "966aa2a4e326acaf4296d3337eb7c87d1afa68a18f34b3db20603a9d0826012b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 242774..289629], sha256: "2ff13e2f8ce53bfe03bd19eea406978587b9d601433b5bc3db5f40d147a52d92" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 64, 516, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 289629..329791], sha256: "e167a6767dd865c97d378a1a626e470b5cda741ae7ee8c5f185afb1aaa506959" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 480, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 39345..94772, 329791..391443], sha256: "4e49e3c6ab40bd3e2fb4991320fcc407d777d99a42c59dca818ac0ccb3ba681e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 94772..138100, 391443..438117], sha256: "33b5e6729d646aa4b6b8230e49499b8f9444378b07ca40b66fdb87c78a3d8ef0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 138100..210892, 438117..512882], sha256: "2d945835e3cf0bdac84dd2f815b4768498b2499ad80916a23a8074a2cff0f79f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 210892..242774, 512882..547916], sha256: "7d4975b29ab0b749d93fdfe00293ea5a96d70ca3185486f4b43020f5073a34c4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 242774..289629, 547916..597640], sha256: "eabb965bfcfb1abfe0584f86a8e29867fb6ace31e2ff46ec0bccbbb1e3e3cc3e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 164, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435], sha256: "b59c21fd6e3826df3df3285c1a67f16a2e4faa0ec9ed19598ca15f1b052fe717" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 620435..659720], sha256: "9f79a29534a616739ba48ce14daa4d0887fcc2df12e662d056fce5ad0dada744" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 659720..680128], sha256: "bf8e3de98addff236ca22a46208e0a288a7baeae37e2285618954b494c8b2986" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 680128..718233], sha256: "8c71ed454a723cabd6a131250683aea59ed8810210c5d970e3683cbdeddca2b8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 718233..740216], sha256: "4726a45d60070eb5e48c5cc62356c9ff9846ab1c85521f7fc5f733a06448c654" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 740216..787194], sha256: "20f605f55e43936eeffba538df0890125efd2d72db90e7347c9e42a054eb5e40" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 88, 308, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 787194..813056], sha256: "11e6db653d21d1df97c6f7511a2c967a2e4a00448ddd3e44743faaf1ecd53c87" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 80, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 620435..659720, 813056..855138], sha256: "09a61d4a5337818b047253cfc24352ce8b19f49d3c859cf2cee3907ae490b695" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 659720..680128, 855138..882507], sha256: "5f9f6c67093f3b5b83f5113a6da30d794ecf1c74eb1557ed2349ebd287f60c00" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 680128..718233, 882507..926010], sha256: "51627b27ef7a23bdc0e5f32ef39fc469cdb86cb0b668aaffde7a4815612fed96" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 718233..740216, 926010..953790], sha256: "01c274122ac313b52469e7cf9f43fb9c1e45814fd1e5c693287e39df3375d566" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 597640..620435, 740216..787194, 953790..1005526], sha256: "a22a9644c9b974e44299e0e9f837a81be50f755963d0333341563e5cfc3cb42a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047], sha256: "aa60dd9dded856149e1c79ffa4f77ccb3fa6a651638f19d7dea523d1dfa9f19b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1028047..1069658], sha256: "817cb8849fa027f25219e4dc4aa92672bf93c668da9a93d3865984bb2a4526b1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 116, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1069658..1104821], sha256: "289f566003e4dc1a7cd34cafa42bd75012ea99563ad45d5aca141ad767fe76e6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1104821..1166144], sha256: "ccafefd339c0486eca5d1432c682d1ca17182c082b22557fc5431435ab4d9efe" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1166144..1188396], sha256: "4a9cbb2e6da29559fe6e0b71a0dffbc85939d01e6b294dedf1b1d634fad8c5a2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1188396..1225295], sha256: "76f88f4aa35ee7cea143dd1b59d93f9dd072c47c55b723fd5e8a2efc09b11f6a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 24, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1225295..1249100], sha256: "6ed3d2a814e3263f55470bee280d0199ecd981343a2481409714b3d02464904c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1028047..1069658, 1249100..1290013], sha256: "83735fd8501dbb54a0dc8bb043eb43a3f850eff6bcd4d23e8027b1d99635c602" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1069658..1104821, 1290013..1326032], sha256: "cd1969608688e6740f58e4db07ccfb3f98b54204ae8230030f0921b2eb4eb87a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1104821..1166144, 1326032..1386566], sha256: "cb31e29331c3092af7bad55ec348712560bb74df03e05b7ef244881df2458517" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1166144..1188396, 1386566..1410651], sha256: "34780ab3f6f8d0b96317c94f6248305e3f1a25c323c6f3d8408a1fd9b4b825c5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1005526..1028047, 1188396..1225295, 1410651..1448879], sha256: "e5f06f4c9060c8617b18d300f5baa40788f79cd97e2030a18e03ddbaacf87941" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_center_bf16", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 80, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 16384))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1448879..1452468], sha256: "015713865f46cfda22eb570256e854487963b2ca58a3016a6534a870085ed0e8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_center_f16", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 80, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 16384))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1448879..1452468, 1452468..1453477], sha256: "f8a372a76637a267a7bc3945083c47a6d044b91ec8e8e9cb270f0b201d4fd212" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_deflate", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(40, 0, 0, 3072))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1453477..1457423], sha256: "e9ee1996197c9374c86712524bb2b891fa123d120eb0c594552c8c85f6b765a1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..21681], sha256: "2234080d9735f782fd7d6d2033fbd2c2c9d580d948270f3943aa9e086b250a90" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_f16", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..21681, 21681..43100], sha256: "19f01b42563457935c718cc28f76082e49ff15bb645a0f85b194842a35a1ec61" },
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(96, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353], sha256: "a57a81ebc2025d2369016e3767635ae5d7f8c5223be5fd91f403a27d77244d4b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310], sha256: "53e1253d7c0a0f2d14b5b54dad33e307ce9be44b03008de9575a4d54eb6121a5" },
    ] },
    Entry { name: "flao_short_fwd_bf16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(127, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 15353..30676], sha256: "c61fc5ce68d6d13a110df52db04df5b18493d39aeaac28d2ed4101d76258716e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 11310..20979], sha256: "06f9955500aa8560526a6cbbf51c723ce8623395c06ff9f8c970237b85f95f0d" },
    ] },
    Entry { name: "flao_short_fwd_f16_r64", family: "flao_short", max_threads: 640, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 64)), (90, needs(96, 0, 0, 64))], file: FLAO_SHORT, places: &[0..15353, 30676..44148], sha256: "c06da799f10e717df1b0c95aeb063ca488ba7df482e30452f8165478cc9a8300" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 64))], file: sm90a::FLAO_SHORT, places: &[0..11310, 20979..29123], sha256: "8cc93e49da6085ddf600319db4ec5f86c3240d0a66002914da45116ebd79968f" },
    ] },
    Entry { name: "flao_short_fwd_f16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 64)), (90, needs(128, 0, 0, 64))], file: FLAO_SHORT, places: &[0..15353, 15353..30676, 44148..58723], sha256: "65bf1060ca71a185c9f6a78e910a8b1c27b8a9f7172c3598733b20d61aa61dbd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 64))], file: sm90a::FLAO_SHORT, places: &[0..11310, 11310..20979, 29123..38613], sha256: "25ce1475d45b6f1fbb9e128c37051cb2f32524bfe878c3bff34b1c72d084e2e7" },
    ] },
    Entry { name: "flao_short_fwd_f32_r32", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(96, 8, 12, 0))], file: FLAO_SHORT, places: &[0..15353, 58723..69779], sha256: "3d0debfb6eac5e234c21a812dfc0d9f9cad78b4822314e86ce2e04b4901db8b6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 8, 12, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 38613..48176], sha256: "21c44fd27154b0c74eef83df3c8f1e9e8a76095ac8177589d20a6b463954fd05" },
    ] },
    Entry { name: "flao_short_fwd_f32_r64", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 0)), (90, needs(124, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 69779..82284], sha256: "01adba21d80abc16dda9246c32ba80460df05bf7b771c60eef8e34c4f5885811" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 48176..58203], sha256: "4a518a57846c28369ab83fe673f1b7c7a394a3dec1c6eb61c6186677313b8f0f" },
    ] },
    Entry { name: "flao_short_fwd_f32_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 16, 0))], file: FLAO_SHORT, places: &[0..15353, 15353..30676, 82284..93768], sha256: "caaf2376ea2bea500d6af15e93761ff6e5e7f058e04bbda2301383cb3ced750d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 16, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 11310..20979, 58203..67468], sha256: "daa75755a81e29fe2183f28739ebfcd49919370b7372672a22ffebd275f964b3" },
    ] },
    Entry { name: "flao_short_bwd_bf16_r64", family: "flao_short", max_threads: 640, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 0)), (90, needs(85, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 93768..118758], sha256: "3cee7421e7f2b04ed57eb0a10a84fbfb2476e6f972603f07a2290d0bc5c4bfc9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 67468..79991], sha256: "4a007a01ea14a6bf84f3881160ab09bddf565309b4d8cc2ce34b8403e2891423" },
    ] },
    Entry { name: "flao_short_bwd_bf16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(117, 0, 0, 0)), (90, needs(112, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 93768..118758, 118758..146941], sha256: "90188bc62eab8ecd98c7a26d15a89a7aa94866dc2b240589b892a642f3571d3a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(112, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 67468..79991, 79991..91842], sha256: "bbf6003ebbf138fa8828a393412214da4609f59cd387eb779bf383d3040349bc" },
    ] },
    Entry { name: "flao_short_bwd_f16_r64", family: "flao_short", max_threads: 640, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 256)), (90, needs(84, 0, 0, 256))], file: FLAO_SHORT, places: &[0..15353, 93768..118758, 146941..173329], sha256: "979f1eec22cfa2e87bafe3f2dc5ec276eb0a11b5675388ae7ce5855462384fe6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 256))], file: sm90a::FLAO_SHORT, places: &[0..11310, 67468..79991, 91842..105523], sha256: "bb21374229316e1718c560d0aa93809ad4042e56b02cea76d40d1d7b9e376358" },
    ] },
    Entry { name: "flao_short_bwd_f16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 256)), (90, needs(119, 0, 0, 256))], file: FLAO_SHORT, places: &[0..15353, 93768..118758, 118758..146941, 173329..205327], sha256: "dee0db5ce7c0207da7c44d3630dbe4ee1368cc06eba25fcfce3182bb37c96fde" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(119, 0, 0, 256))], file: sm90a::FLAO_SHORT, places: &[0..11310, 67468..79991, 79991..91842, 105523..120212], sha256: "db81acab6429697f88837940ebf05d72308ced1ddf40cd6c79e2d5921dfb358f" },
    ] },
    Entry { name: "flao_short_bwd_f32_r32", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 0)), (90, needs(91, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 93768..118758, 205327..216265], sha256: "86cfddc3306fb9ec7b7f511f8c49a4221805290fc9211d0002e8c4441179f458" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(91, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 67468..79991, 120212..128932], sha256: "670e02cf9c4d554bf9bcebb2c3e88d8f097b21e99639b3f099d181ac6238b515" },
    ] },
    Entry { name: "flao_short_bwd_f32_r64", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 8, 24, 0)), (90, needs(128, 8, 24, 0))], file: FLAO_SHORT, places: &[0..15353, 93768..118758, 216265..228589], sha256: "f7e5a777dd415f7918cce8fdbf20190b82053c6a01cd7f51492d0c1059834bc6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 67468..79991, 128932..138671], sha256: "8889cd2cb46c0bf39e50da54f10ec41ce5211fe7170853341e47a953750cd5ac" },
    ] },
    Entry { name: "flao_short_bwd_f32_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(114, 0, 0, 0)), (90, needs(116, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 93768..118758, 118758..146941, 228589..239628], sha256: "c2e80030723215420a76786a2ad77619aa22b79467f2de87fddb37a656cb0828" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 67468..79991, 79991..91842, 138671..147084], sha256: "252a8e3ed6f67bd11e3d7189217f36bf6bf35f6dd92252d6bb15891337efe019" },
    ] },
    Entry { name: "flao_short_bwd_bf16_k16", family: "flao_short", max_threads: 768, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 0)), (90, needs(76, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 93768..118758, 239628..259919], sha256: "d517efa1ee70a9cb572ab2fc15e0049f4ee5c5d7dc504a3332f8f6bf737d3661" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 67468..79991, 147084..157438], sha256: "4cc0df4330f108cfe5dfc6750552b9e4b0c217dda07ef80027eb2b866f6f3c71" },
    ] },
    Entry { name: "flao_short_bwd_f16_k16", family: "flao_short", max_threads: 768, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 256)), (90, needs(76, 0, 0, 256))], file: FLAO_SHORT, places: &[0..15353, 93768..118758, 239628..259919, 259919..282434], sha256: "ee6b20f4cf8b8a08b73f88d7b91596edae2ad97dcf5282a6d60146d6c0e11132" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 256))], file: sm90a::FLAO_SHORT, places: &[0..11310, 67468..79991, 147084..157438, 157438..171729], sha256: "6dd24df328c087f7540755070f0539b5c76414bbd021fc73347aed9e932c9ec2" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929], sha256: "1313fdb04f65646a71c46dd0569f8ae1b5c579ec3f12340867de0af33077d011" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 3929..6681], sha256: "9498876c207cb823b3393edc72a28031a29b63586e63800089dfe04688eb3980" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 6681..6879], sha256: "ebf3d1cb6391b1717ec48ab22483b26f7de0079ef0c911e4e96ae1da9e95f7d3" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 3929..6681, 6879..7107], sha256: "ecabd05c3b3208cfc79c212d9855e0ec8df948e039878075ca7936a35c03350e" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 7107..11662], sha256: "3c8520d75a00e393627c0e1ee77245b5d04676acd5bcdf61572a12c99f573f5d" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 7107..11662, 11662..16309], sha256: "d3664b75a095abe2c7ac6641ca3a61357c5689e1d3a701f441a0d44975f437d3" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 7107..11662, 16309..20207], sha256: "f66761637f1c9196db1c20df54dfd30ec34f21b1cffb91f511c6b8f99ef50522" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 7107..11662, 11662..16309, 20207..25172], sha256: "aaafba86f3a16f6789fe3c1b74c686cfb326e71bfae429259281534f47a8295f" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 25172..31346], sha256: "79360b77123de13c985d74f8be6da6234a1a75cf284c9a08765bef35e0dfb5d0" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 25172..31346, 31346..38152], sha256: "1d8c4a5dedab757b7adfc5721f68edb610cc46696124d480128c1997ea5dc103" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 25172..31346, 38152..43804], sha256: "10c2173a9a14eb50cb08eb9ba41cbb4ee2a07341af466a8290707ae45d7f952f" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 25172..31346, 31346..38152, 43804..52830], sha256: "1edfa26079fc715329b85105b65532dee19c2fe7d10744ebe354ddd472cb1e9b" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 52830..57027], sha256: "f6dc452bc9bc39efc4a5ef862db3b3435d8c37f88b2b8a5fb4d69e90c89acd09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 52830..57027, 57027..60836], sha256: "d6f8ba97a5a7d2905e13c154e14533602ce88d7d89d064b45740ca0a9063e50d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 52830..57027, 60836..65457], sha256: "4ab0f4174fd0aaaa5c04940fbfa91f690e49369ba40c3652bf686d8d4ceaa8c9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 52830..57027, 57027..60836, 65457..70374], sha256: "b34b3fbea60edc6272c4662b45a71b639e0c32432f0316d630be8fe23b9a0874" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 70374..74965], sha256: "2f65f6fd3efc31160cf2e0a96f8d554504afea03cd7f0af9c33eda341902cf87" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 70374..74965, 74965..81060], sha256: "3df9c97c83ce7b697b1e1e04aaaeba7d926d02912fd4ea4363d98cfcd019973a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 70374..74965, 81060..84787], sha256: "897d6abc698d5513b70db10052b065e3791d7779a787cdcb5801bc71beb37385" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 70374..74965, 74965..81060, 84787..90197], sha256: "4f932e075488876a97a9ca0cb59876a7c35b4fa053d2edd85b8af4d37c2ead49" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 90197..96586], sha256: "0796687a88982ccb4d29151a01ae139fefb2753aa05b94f2c8515dd732f06c12" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 90197..96586, 96586..105070], sha256: "61637d6dc14f8402c8dff63f207c488564a15bc7e9b2ad8844176ff662123f5b" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 90197..96586, 105070..111482], sha256: "c14f97aeb3609405270f5056fd4d7c1a4098cbdc8aa01828887d3853ef287ff4" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 90197..96586, 96586..105070, 111482..122682], sha256: "216a4ec073cd59f9e96c0709e62cb8fffdfe1590971a6f4506f7082dc3d55745" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 122682..129222], sha256: "4b2ef6ba5c9bcbee1ede09369cc8de0997cb9356fda718b9c737cae8186f7710" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 122682..129222, 129222..139259], sha256: "e41841787d78cef991c7c557837215a25f19d8e735c2264b97c0eb25d628c974" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 122682..129222, 139259..145152], sha256: "a9a98201c4ce4d9a2a9f28556d4b174b72629ff47080318eced9013486a13342" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(167, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 122682..129222, 129222..139259, 145152..154786], sha256: "2b1250eccd5f635499c1d4599d9080ec6429fbb621c6c9d96a3eb938e49be9d2" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 154786..161769], sha256: "cbe24ebf72f6f3f6b89d965633cccae5122bbf1f0d37b641b2b65451e42df56e" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 154786..161769, 161769..170519], sha256: "8edfe06b0f52e7d838e145f4492e203f823f3de0520e3fc1ad0ac42cc8e35ca0" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 154786..161769, 170519..177398], sha256: "8513e42adf4b979d924d14b382cc83b2eb6f1df2ba8bd93e94dc04332d8f0f83" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 154786..161769, 161769..170519, 177398..188684], sha256: "83df3f5d3cbb5158aed9a631e0f9c6a1e8e73f16d48781dd82cc0d53085cf5c8" },
    ] },
    Entry { name: "flao_wgmma_reduce", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 5120))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 188684..197271], sha256: "23ece79b8a2141b6b95734e28bc17328fbf68a8c29dd114715f6676377df8345" },
    ] },
    Entry { name: "flao_wgmma_sum_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 136, 0))], file: sm90a::FLAO_WGMMA_HALVES, places: &[0..11542], sha256: "42d1fd53559a6b47fe5ae90e2f298fe28aa6c4db9592c6a988de32f687bcce5e" },
    ] },
    Entry { name: "flao_wgmma_apply_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_HALVES, places: &[0..11542, 11542..20637], sha256: "3d0d06738d49bda122330754f6dcb62d3f7f1dfc05f335fe4adc279dc59ea116" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 80, 0))], file: sm90a::FLAO_WGMMA_HALVES, places: &[0..11542, 20637..33868], sha256: "cb8b1b145c0a8b789ea2a7c6df495da5972717ed9bb5e56fbdbdf08942f61c91" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f32_d128_e128", family: "flao_wgmma_halves", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_HALVES, places: &[0..11542, 33868..44036], sha256: "afb58c6ae31457f272d9eece0b96f79f89d37fcb06c0a46dbe4e9e7845b1e51c" },
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
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 195632..198756], sha256: "9e7976b5410404a9b7ab5fb875227fd895e02832c3f68f2635997aec9c792850" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 198756..201493], sha256: "84b264e21e0fe1954f8095208ddde974b6754bd04c747563c252f20e38118b4b" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 201493..206222], sha256: "353b1f522afb6f18077c22c1d09fbd4a15acabfcdc1d064535ebb509a1b307e1" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 206222..211742], sha256: "2e46d71c73ea74596bc3af09fed19494e01169bc0474c54a656c77f64d205870" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 211742..215094], sha256: "9b7d86b5e19978efb3513af8e5d6ad8f7a297dc070b3cb3b53ee3813c760aebd" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 215094..218667], sha256: "f963476ce9acc808fe1d9e14b1f37783c977e70a0433f3b20fdd112253851554" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 218667..224101], sha256: "1549979846353db36de93238f8ff7148dad9ae91b6723e165b54e17140fd2007" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 224101..228851], sha256: "2b09105b39b73517cbd303a26a19828674f138bc1d5a94462ce0210fca3f673b" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 228851..237139], sha256: "a8b946fcff85ed7830fdf5761104ae54380b4dc16adb756444d106036195428a" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 190896..195632, 237139..246123], sha256: "694988c9489a63a35e9bf03a76b29dfb629e2cbd801105d649c882bf8a1de8a3" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 195632..198756, 246123..253515], sha256: "233a19057216c5192a8c10b65db09b76bb9c1009e9c74b45e9726d2c9307d204" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 198756..201493, 253515..261668], sha256: "ce5e74bec879c5d2ba9bb2819fff59569d60581a4ba3d7f46d0f133914f136f1" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 201493..206222, 261668..269973], sha256: "890b8ad44858d76531c7c94485bb6d72c6db2b7124393463e4e36c1e1cf151d5" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 206222..211742, 269973..279401], sha256: "25b5fe4e05528627087d17428e57165f183e8838f77d05ded3f05b4d1f03d8e2" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 211742..215094, 279401..286950], sha256: "5f87aaaed69a3765484fbbf4ccf7ddcec99c8e14d095fa2da24b38f1678786e5" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 215094..218667, 286950..295327], sha256: "d7daa02e158421a12c56d8fa074748e4389419e97c15e06acdeadd9edc8ce75c" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 218667..224101, 295327..304799], sha256: "7f551b337ff2f443fda631fd842e35979841f130d7c5f81594ea65ab8d1276a1" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 183763..190896, 224101..228851, 304799..313177], sha256: "1c64c3a994e56b07df88a667ac4b25176940626b82cf9f5840028e81491ede0d" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349], sha256: "736436257cb521c3b219e34a8f41bc886b0d95755f7b01c6eb888c9bd25d750b" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 325349..331659], sha256: "955d6372e7b37bbde40b08db4118a20179e007df00a9f962faf459f4b05621ec" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 331659..340596], sha256: "627aba75589c82eae86badfa3ae26c053be13faa85ad36548267e2b46b75e0b6" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 340596..349804], sha256: "17b18688995f1855f17feb925ab141f5b55bc5edb8a56c8c3eb2cf1302753f1e" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 349804..354933], sha256: "405ff5367aa366ff07b871190a49dcb9893f044156a6f8b9f87f5be0949586cf" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 354933..361408], sha256: "f6ad638c3fa0ccf361dac557a6191359db5bbbc839df31af46ef1e14b023cf88" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 361408..368678], sha256: "99ced10c4812f89e882a4ab8c600c109ce701b62d069248affc7ab32d4d73746" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 368678..385373], sha256: "f7050ecd7f3a8c0178aabda26a570844704c2e9fce58dea74d7ac693347d5fc1" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 325349..331659, 385373..396145], sha256: "39f957555d7b957e990c9402871d35bdb9b31dc8dd022fe81ebf60df328d5406" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 331659..340596, 396145..410830], sha256: "d43c170261e121091a3e8d2acc281bf8db1d03f61b2705586f2d84065f3fe269" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 340596..349804, 410830..427443], sha256: "619b39ac2a468cae9cea2e639962e61939c33fc80aa10059a9adf760deb1db9b" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 349804..354933, 427443..442172], sha256: "97c35a23eecdf1915436c09645e006ecf7a6c8ba61638e3ac70a96dca99fbc20" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 354933..361408, 442172..452967], sha256: "621a6ca5941f4d49bc56fe0a080ee74c3bb16e9e55fd5a60d5f1b2f78cecad3d" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325349, 361408..368678, 452967..463847], sha256: "93e016134135e2b6a67ac1335214a2b238835bea02004a427b7d7068d1ae9490" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 463847..470708], sha256: "21c196f9b6fbefaf22b6bf78581ff286638c8eb7f71222ab1e82126e01a2fb46" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 463847..470708, 470708..475450], sha256: "226972815be443803a8a285a79b94b19103bf8cc72008b006c8616ca76a19244" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 463847..470708, 475450..480482], sha256: "0586513a1d1854a115a6ae5f3255f69da84b7ab36765f107219e9924ee80841a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 463847..470708, 480482..485924], sha256: "638474ece96e0c307b02af9fe1b32847211a3877cadec945ac0d31b0127340ea" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 463847..470708, 485924..491296], sha256: "74b8fc23b65fbef04ec55291a43c1c5bbb84b83f3fefea3508394a26666499e8" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 463847..470708, 470708..475450, 491296..497480], sha256: "1ca23ef47b9c713a4e3f961127b95d376c53315be85242c3348c7d1a1409e583" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 463847..470708, 475450..480482, 497480..503060], sha256: "b5728830ed313f67ec8bb65095763f5bf5f5426c610ebbf3fdf78395c3d0c707" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 463847..470708, 480482..485924, 503060..509348], sha256: "fa21c66d7d00d3092ac823c659809724fa6d838c84f5bd1c741936561f54ed1c" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803], sha256: "9d36d40a9ae3efac51095b7625e7332a9a5d1246219323cf5ed885e23f9b303c" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 524803..534347], sha256: "b584958de6c615c3fd519b86b14bfe8b2e1a7b576d60f0d682b4dfd563ed95cc" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 534347..544841], sha256: "c6e1ce0fc18cb73a35ae0eb1906592534eb395ea766a9a1f21a0679641deafa5" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 544841..556236], sha256: "da632e0a2b5e6bd3dbee239c82975421d6d4651a919bf387648003e216e55b18" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 556236..565894], sha256: "7e7120b3b19203916a56b533b0a3fedf577a7cdcc5588b99ff1d7de013096437" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 565894..575133], sha256: "3b611b5b0198b0b5abf663c224a81aa55c43637fd2f894160419d96f878b2820" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 575133..598087], sha256: "e39d835fac9072d2d5eb00983071facfdceda81f1599b3af86fd8c57bcbdf11c" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 524803..534347, 598087..611809], sha256: "353d8b6277f9ffb6e55a8f78d4b27b22260a14efc62675fffece38a51bea6fea" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 534347..544841, 611809..629470], sha256: "4244f8e0d82bc95e03592911370edde4878971f2757f7926a1848f36d775ef35" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 544841..556236, 629470..652863], sha256: "8cb624797988dc0c6f099cb78f01d90871f7493c82436d051f517537ace66280" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 556236..565894, 652863..669619], sha256: "94e58f5c740c4a857003b324d49e2ca634818f21dda92211dae27ae63f909e48" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 509348..524803, 565894..575133, 669619..683409], sha256: "fb08a50f17c46a7371bcb5926fc82a737d8b8451d9f9076f414087442e9aaf80" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714], sha256: "c09c1eb2eaa05dbe108e1b08465bd6abd1da13b1e8d5b375588601ad19e8f051" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306], sha256: "3c3996303953e72948c67dbe721826d02ae4351e3620cadb73e8e4387ef314cd" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 10714..16674], sha256: "56dc5ef93963ed53145026882046da987e6ce27f08c8f919e60b002860c403a1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 9306..14227], sha256: "55798815c7e66633cb1b54ad3039988fdd4d2a4c32decb7147ecc992a0ca789e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 16674..17291], sha256: "e1fce426fa2724f3970b064b4f7e985d6d0e325ab9e1edfaca471887734ee418" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 14227..14563], sha256: "4efcd98c89621d73ac2c5b3ba6725a9a03385ff0c5241129a79e038fd5029b0b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 10714..16674, 17291..17827], sha256: "bbd3e2968710754e7edf0c22770e233777c3668532b67c1b5fa8852a02107180" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 9306..14227, 14563..14865], sha256: "0ebf9da6159aa3b9b5735a7accf86c44094ba5ba10ea2b8dec3bd983737ddfaf" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 10714..16674, 17827..19501], sha256: "9b637e12a8b2e25b61a8fe2c7845207d815f91d8b61f25b01ac694b317e0978c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 9306..14227, 14865..17849], sha256: "921c3944747142389f7f1799a285354c0e371897a7d9feefa7d3376c9456d3e6" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 19501..23674], sha256: "8f4b16ad4544b4dac0dffa05bd793c5d7536fe32c31e8e8b275023c549e7d2fc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701], sha256: "de3a4f9692b889b6d188970cd75f0fe4154bd4d38044d092d36645499daf925c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 23674..29829], sha256: "b0518736d69e367a90c1fb1786adb38630e70de8bfe72ac51f25296609ae6d5d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 18701..23804], sha256: "0e7b06559929a527dcc7aca6c6ec225bf2fb66ec3461e1ce94819b3b5910e037" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 29829..30458], sha256: "b6f9ca1e3a672c70c9d751ce039b9797c9e00a0ff6fa96e1c1c6cbb44d31de00" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 23804..24107], sha256: "80267bffda4ca605a7834bcc5dff72f3634a97b39c037771a9b98bf01b6e7daf" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 23674..29829, 30458..31009], sha256: "12b5dfe9d3165539670cc95fe991ac3091e725b8ce3bf70030553cff2db57958" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 18701..23804, 24107..24379], sha256: "2aeda6afb80745c21ff0a919f20262f9e520e8839d790c0f7a7c8927e4c0da36" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 23674..29829, 31009..32407], sha256: "1f48cd013f0b86fcb487483aaa8d01c4d3299ced05ef000e0da84da5b3ad46a9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 18701..23804, 24379..27537], sha256: "8ef4ec4fc7ecf03ae93ce2b3fa110bea432137bdd783ca372bd33cdce125eb31" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 20992)), (90, needs(108, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 32407..58346], sha256: "0551a5966aa23ba3e5e12a6223318455a14943dcda79659b79e86c58f8778d28" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 27537..46339], sha256: "cd117686204342e070c80c2dec893d94d971d5cae3e77ef87da26aac9073c7d4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 20992)), (90, needs(108, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 32407..58346, 58346..59591], sha256: "cfd66b23cfbf771edb6297bca17cb3f9b75d5b7e58e1840d4e9640ade2cf6950" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 27537..46339, 46339..47068], sha256: "88af94c03819a06d5e9acc98ef3671df18969c66c2f3bce0dc994aee561db401" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 35328)), (90, needs(104, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 32407..58346, 59591..80760], sha256: "a89706bce2c85a065780bb513aaccae2b466a44582ca7ebc48dab3b33c66319b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 27537..46339, 47068..56331], sha256: "3ca63eebb75ce02ba01c8a2e80d9dde3d77f0cd5057b238d65b25cf633ad3705" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 80760..91177], sha256: "bb7772daf300f180a4656eb53068eaa97aab768f48b0b669580de145a6ae7487" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 56331..64454], sha256: "fe733e911902ba7912f82be13d0acc94f1d95d303265d70ea55c879a62e601d7" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 80760..91177, 91177..98961], sha256: "0eb01f9019b239425dcc1849caa36a37ff83180fa805e8789967648ff5444f62" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 56331..64454, 64454..70162], sha256: "5a83067bb1ff3d9f5d45b9d7c49cb95b1f092c565d8201bd449d9d39bf54216d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 80760..91177, 98961..99634], sha256: "721512b382b2b1ab766e853de243481bc429297c73eec145918d7e87e9860ed6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 56331..64454, 70162..70727], sha256: "3f7cab153542638b90fa39f62c66580a152492772bd1efa0bdfc227dbf5fed15" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 80760..91177, 91177..98961, 99634..100231], sha256: "27f75ec54e657e4b0bf446f4c2bbc3eeae0a9c7622ed37d7c73f4eeb1a73a5dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 56331..64454, 64454..70162, 70727..71289], sha256: "b14357426e6cc7c5a2cc5d9587f51decb36bab85c27c856d413361d7e6e927d3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 80760..91177, 91177..98961, 100231..101647], sha256: "ebbcbae50b29fbbec4b2236cdf83d3decea94f8d59b49c684957060f8fcd746c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 56331..64454, 64454..70162, 71289..73287], sha256: "0acbfe402c5cad478139e2d14e560ec8e54cab1d444d8941108d8da11a680a94" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 101647..111683], sha256: "7a9bf001e931da6585d6bec5d05f80a87ff191388ed1d4589f47342908168ad0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 73287..81990], sha256: "3daf7af45f35d65bcb36357ee75eafe79fd0f2264a1d01e120a03f22a5f7c547" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 101647..111683, 111683..118945], sha256: "a65bc74251af1e7dd60b4ede29247f097c0fd379e3e4ea7654ed388b32cdae42" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 73287..81990, 81990..87708], sha256: "712b9537dee4c68ba3d4fc4f9b217e142d0874869c8f62d2b780b95de16584a4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 101647..111683, 118945..119660], sha256: "798ef43cb14670d634f268e7c00fc1b3e09beb963b268f9976088b8caa2f0ad2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 73287..81990, 87708..88117], sha256: "9e3920b7e75a36cbf1dedd0a1d2aa69512ce21ea93ccfa0dd63c88ffe17228f8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 101647..111683, 111683..118945, 119660..120297], sha256: "a95e2cf534a513da0a572be2684d58a1f5d1f780136ce4352ae8a431fcf273c7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 73287..81990, 81990..87708, 88117..88419], sha256: "fac906e24cd124f8b4521afb18fc887c2015759e149d1ce4558f236477f2a04f" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 101647..111683, 111683..118945, 120297..121776], sha256: "5a100c8e3106dabe535bc48cd9e20e481451f61286dd0da8a67ca56f96594a19" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 73287..81990, 81990..87708, 88419..91395], sha256: "cc28d3cf57f89889e09382ceedddd32cf3f753e29225fa8a869f016f21561340" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(98, 0, 0, 20480)), (90, needs(99, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 121776..132250], sha256: "98a61200428eabb695813a2f30133bf3d898effaa97ea49abc2832d7210acba1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(101, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 91395..99834], sha256: "532a2bfda1d90eb628c65e4ed2699e15a91988882032c5e8791d821144189ee5" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 132250..139190], sha256: "d94841e9c7f7834ede0a4c6eebc3ea54a1087018a0ac730f799ca887e582d16b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 91395..99834, 99834..105265], sha256: "48fdbfa2d8c7609718d947396cb783e51576df469c068656cf9274e871651952" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(98, 0, 0, 20480)), (90, needs(99, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 139190..139832], sha256: "5a7f67389d886ee7b67516f773b9057bca1287f3efdfdb8e81c2ce2e6410bbb1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(99, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 91395..99834, 105265..105933], sha256: "2e05be42f1562fe5826b497b06c17f7f257e3976a1a1691ea3c0ad6d0b77d001" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 132250..139190, 139832..140405], sha256: "f21d0886c85fd6b58ace38201117f32465ccb1a8d927d6a8e86ef96a9746f234" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 91395..99834, 99834..105265, 105933..106360], sha256: "4d04017f90e87ab98cc96f99794c2d26169a97300f0bb62fa00303e420dbedf8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 132250..139190, 140405..141889], sha256: "8d7c21cb35352347a8f0d01513dfb8ee05224a486f5b70741a33ee84c21df28d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 91395..99834, 99834..105265, 106360..108061], sha256: "4f691793de08b24dcbe6ea67cd0be917f712930013d3e44b9c2828380b366618" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 20992)), (90, needs(120, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 141889..172071], sha256: "54aba2334b9091b7329d0eb62b25b9eb5515612c42eac90b5ede630bedd44468" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 91395..99834, 108061..130246], sha256: "aa8f98ac71a06b3a930a99c280548085044b1b1f4f0ccec645a061ecc712bf06" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 20992)), (90, needs(120, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 141889..172071, 172071..173490], sha256: "313b83b2aaf2ac2a24cc08cf910eb25b02c371886ce5e99d63b905914a0b3fd0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 91395..99834, 108061..130246, 130246..130796], sha256: "a488eb21d8e4d68608fa1b2bd0050e644efedc384b91ef72e4a4413f1cd00d56" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 35328)), (90, needs(118, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 121776..132250, 141889..172071, 173490..198117], sha256: "8e368e95de98cb224cd4ccd9d7cd3198c77ba84a895852cd096b3ae0bc6a05f0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(118, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9306, 91395..99834, 108061..130246, 130796..139758], sha256: "b4f60789c3db521cb645603e2cd5760073b754f26fac5d92f017df9b7a195c86" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 20992)), (90, needs(123, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 198117..228260], sha256: "8345d9c38aea2f7a0162b38eace76592b89133a9423178c945c6797cf0b87ede" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(123, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 139758..161373], sha256: "4a98b074f987507275a8baa43870188bf466ca05199744bfcc1d434fcaa48ac6" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 20992)), (90, needs(123, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 198117..228260, 228260..229904], sha256: "c4d2b64e4743af1409718373f56c9c16ea6ca50cb8166c3aa669cddf89487fe9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(123, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 139758..161373, 161373..162052], sha256: "8e5542b81bf1742a545cc7044a7dee4292213b7a9219f0b4de2bb000810e6289" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 35328)), (90, needs(124, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 198117..228260, 229904..254345], sha256: "6d05bc1c0487fef756b326f2034fb712954222b0ce1433ca025b30dca1099b93" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9306, 139758..161373, 162052..165811], sha256: "b5da6f41280fe34fe69ec342ff8fadb24432f77ef0adb953f10537843b8fd51e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 254345..262229], sha256: "255ace9146c3033f1bf6143f5fa93d8b11e9dafb23b664c54a450dbb3ed272e2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 165811..169371], sha256: "aafdf732fa12c9c467afa74fb10f7a57d8a0c4d6cdc5ca6b49821448d962893f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 254345..262229, 262229..268707], sha256: "94a6c72b5fb9cc6e822a6d0d55bb36898373e99a024d0eb48fd32fc7fd4d1dac" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 165811..169371, 169371..174376], sha256: "cc6194a190389c356b03499fec1a4e3c91d6d8f35eebde8f07d7ff34c952e22f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 254345..262229, 268707..269281], sha256: "0c6cdac8d287bf8dd7ae635bbe16c1686d36db4c376ce3e195f60831b685bc23" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 165811..169371, 174376..174742], sha256: "1e05138999c06498915276bbb89c7e3340b1af5b4cf1bf20cbb144f8c9e67e54" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 254345..262229, 262229..268707, 269281..269832], sha256: "78e1222e2347244b015506b48813ff33e8a78e8d96acc9f7f0bda69b880de35a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 165811..169371, 169371..174376, 174742..175122], sha256: "f470ed249ec087d80830792110245fc4363e54f2ae83fccb45279d6d37e463fc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(68, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 254345..262229, 262229..268707, 269832..276232], sha256: "27af64a458427bd11210ae39a125a3b9da1689d1c2d308ebcd7d94140fbaa26b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 165811..169371, 169371..174376, 175122..179674], sha256: "80889a82ae4e6713f7074b9584c444f675ef2387a3c03e523bb3d46e0c74c3ec" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 28672)), (90, needs(108, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 276232..285845], sha256: "921713eeadc7637c8b03296a11f117f40f6d879b883bf2d2f2a15836d5dd135b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 179674..186833], sha256: "2d1dc20867c40d685bca10d475312fe0e79e5ca7b90da2a7036d04df77b94ed0" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(75, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 285845..292654], sha256: "36debaef6e64cde2e5b551a74c5ae03b5fcce36e2bd24aeb3afac5f07121bc39" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(75, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 179674..186833, 186833..192734], sha256: "38844eb5ab48a3afea7b5842ae44ff7567c28f7d483abf5afb8b7f25bf02bc86" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 28672)), (90, needs(106, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 292654..293381], sha256: "d884ef46944a12482770dd5a6b313cd7c47d9d0a90cbe470e07005eb92e6020b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 179674..186833, 192734..193414], sha256: "c86c52440d7a3bcc587090071cf193331fd9ca07b64f3fadb3e8334fceed618a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 285845..292654, 293381..293941], sha256: "93fb807e3dd56b8bf0cdfea3fc29e105cfbd98027e766425b3e2e4b233691017" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 179674..186833, 186833..192734, 193414..193958], sha256: "bf57479798aba875c23701050e9b9e26823c9e5590207ca5b1cb48beafefce21" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 28672)), (90, needs(80, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 285845..292654, 293941..296230], sha256: "c0386a3682ff5c6f98eef91f2d7e552d7462f932944397db6b18eb0dd2595497" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 179674..186833, 186833..192734, 193958..198930], sha256: "941f095b9cecd7c047c1b6db328e65535051fa89eec3e919c24364595009f94c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 20992)), (90, needs(126, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 296230..324099], sha256: "5e55f393f407c46a015e3fee8029a883bc6cb8f595abf6b4b880f434682a6760" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 179674..186833, 198930..218012], sha256: "6ec87b71c45f973deef3acb068fcbb9bd4ae761c2b7564e179a168534b586c3d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 20992)), (90, needs(126, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 296230..324099, 324099..325565], sha256: "10d4f57f0c51f84192f74fe5d5fb2d5620c1c81efaade8ca2aa09d9f0a77b05a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 179674..186833, 198930..218012, 218012..219149], sha256: "ef31dfadc5df0d5b25db20a2f95f4ed034d655f8a3762a071bfa15917cd63170" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 35328)), (90, needs(128, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 276232..285845, 296230..324099, 325565..334106], sha256: "975e39226bbf6f4eb6636004c89c4ee3d1fb473b02158fa4e4f591c023ef05fd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9306, 179674..186833, 198930..218012, 219149..221328], sha256: "e197cba89bc9d777f959e97c6ed0150a408345ff03aa6c34329f9dd5194eeed8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 28672)), (90, needs(118, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 334106..345374], sha256: "da2e60b7e174e58f006aebadac5de7846b326c6f8ec0decfa26d08540dd854ea" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 221328..230345], sha256: "4ff3f8a6bc6e8d60275bb01544a46d20f1535ec4edfdb9a577bb49cece74010c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 334106..345374, 345374..353721], sha256: "e5c21d9f5f19b8a58e899868454297b2870e8f3c1afb5ae6d6f603689da59e34" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 221328..230345, 230345..236664], sha256: "cba1c79871e0a6c8241d3ae5674f5d21be69ef2328264c57615a388f75d0303d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(122, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 334106..345374, 353721..354469], sha256: "b8ab4375d011fc58fed8a15c89a022eb9574490c7744161240dbca5db7bb4280" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 221328..230345, 236664..237454], sha256: "de884c6b8b340b6f17548be07b009e307ae9e96ec5f427fb2024dc005b294aa5" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 334106..345374, 345374..353721, 354469..355169], sha256: "d7a485bec73460e2f5ff48b67c8a5ec76147f25374db47ab409f07f2312ffa0a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 221328..230345, 230345..236664, 237454..240660], sha256: "b3fa7119a16ef79092e319a45abe22fba0731eef18a424cca0d4340f9be443e2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 28672)), (90, needs(86, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 334106..345374, 345374..353721, 355169..360942], sha256: "ac139263cf79605431234fb7ce46d08030b9e39466be53a018377f3da35ce994" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 221328..230345, 230345..236664, 240660..246613], sha256: "14745a6496cc15eb0c6a2d3a3eb7f4ece87498e4fe091fe961165ede86fe8fc4" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(126, 0, 0, 37120))], file: LRPE_COSINE, places: &[0..10714, 360942..373442], sha256: "900c37aadca7ac2d411d0d77a53159d9355d912d9971a11562ca5df933c90f38" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 37120))], file: sm90a::LRPE_COSINE, places: &[0..9306, 246613..257459], sha256: "67b96fce618ca6571c6e698cef959e35c88b4871e4e37a091ddcf7e702fba92b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(90, 0, 0, 20608))], file: LRPE_COSINE, places: &[0..10714, 360942..373442, 373442..381977], sha256: "5eed0d5a1c494ee41667e40eb785eb1f0a660ed6acdb71dc6c252bd7d9ae7b86" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 20608))], file: sm90a::LRPE_COSINE, places: &[0..9306, 246613..257459, 257459..264176], sha256: "26ea8a651e0ecbc7e108f2f110c7f2fbd93081de8f9733802bc6181cb0d53016" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(126, 0, 0, 37120))], file: LRPE_COSINE, places: &[0..10714, 360942..373442, 381977..382752], sha256: "2e28d6ef59a73904c3649c851764757616aae5195d59d799a18314f40af36518" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 37120))], file: sm90a::LRPE_COSINE, places: &[0..9306, 246613..257459, 264176..265052], sha256: "d0cb79632f58b8a738c8d25e89e814ababc3fd107d65ca8c2cc234132273501d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(86, 0, 0, 20608))], file: LRPE_COSINE, places: &[0..10714, 360942..373442, 373442..381977, 382752..383422], sha256: "2c97e795da10cb597f54e201e82997c5c3ae7bb3502aa5cbc95ee6bc8fe075dd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 20608))], file: sm90a::LRPE_COSINE, places: &[0..9306, 246613..257459, 257459..264176, 265052..265785], sha256: "46f38c57940aed4a22bfe71d18d13d2bb6596395ce5636ed55ad15db0466c6fc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 32896)), (90, needs(110, 0, 0, 32896))], file: LRPE_COSINE, places: &[0..10714, 360942..373442, 373442..381977, 383422..388237], sha256: "1d4663b4369bfb480e37f15e52a3b348a429d25300217cc7dadbd88b394346d5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(110, 0, 0, 32896))], file: sm90a::LRPE_COSINE, places: &[0..9306, 246613..257459, 257459..264176, 265785..273316], sha256: "e538d81f65c3594afafd175550aa3dc3289162e5ce9136e7231158eae62c65eb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 28672)), (90, needs(126, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 388237..399608], sha256: "df5c0573693b615d3cd2f37162e12669a89c51f7d7d39b87bca536a4d65a1c5c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(125, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 273316..282387], sha256: "3e97c420b0761015dc5f2b6790221251a76e4773e319d0f2ebdb987b26f5cf93" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 399608..406776], sha256: "2082fdf327e552c1217a7216a90443b3695bb8d0be0386139a00f95a9375922f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(90, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 273316..282387, 282387..288672], sha256: "419a28067f2b275ae16d5044041a95b3c1ae43d9a7a9d178859cdd78b237cd38" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 28672)), (90, needs(126, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 406776..407445], sha256: "6bfe6902365c86e0590e0c0512c7b2d4a242ae3a03a47ddf0060276fa7724321" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 273316..282387, 288672..289481], sha256: "783b972f1588aeb120e37ab85f6ec50d71f9875dd2fb339e004be5f9410db259" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 399608..406776, 407445..408079], sha256: "3699d5c48122064b181f962b23ba5bd1cfeeb0a6afba45183065b5e4721f0b41" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(90, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 273316..282387, 282387..288672, 289481..290130], sha256: "98a02ba45e44838f3c33ead742acbd867ebd47557413e823926bd85faa511365" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 28672)), (90, needs(92, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 399608..406776, 408079..410647], sha256: "62555f763df6b0f438d5193bb9f119bc31e9ada98d2054760af38c46057ba570" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 273316..282387, 282387..288672, 290130..295493], sha256: "b02207f5b93d5ad6ec0976822aed4ea46ef44ff38da6d966a5b7c363ed2d8c2b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(155, 0, 0, 20992)), (90, needs(155, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 410647..442821], sha256: "9573010f5ea3ed2b9590a8ee7af8bca7d7932b9734b52cfce52bfe78b86dccc4" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(156, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 273316..282387, 295493..320151], sha256: "fc08635c26c0638c5954d70b2a40d1d71b8ea2a246f70e4b501fb5ee3f7fdf14" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(155, 0, 0, 20992)), (90, needs(155, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 410647..442821, 442821..444481], sha256: "55727a0a85bbadc9c460e2513c3ed369b2876aed954a0005188949259d763482" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(156, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 273316..282387, 295493..320151, 320151..320799], sha256: "a4a42bd1bc67f57a28fd88170e4d4b3749cd0ba49c26b55b86b07241a8c0d97d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 35328)), (90, needs(157, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 388237..399608, 410647..442821, 444481..459565], sha256: "4bdef199cd4275dadbb63fcd347d68af823f6055108a57a1fcf33e07fd99bc82" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(156, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9306, 273316..282387, 295493..320151, 320799..330549], sha256: "1f57d356cf75044298f3e17e1f20e4aedcf0e0cf9f932bbf719f4f7c0e555ef2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 29440)), (90, needs(166, 0, 0, 29440))], file: LRPE_COSINE, places: &[0..10714, 459565..494810], sha256: "52232d138bdd8585f0780ae5b9af94f9bcf1bf9da256701bb86ce7a02ad7d191" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 29440))], file: sm90a::LRPE_COSINE, places: &[0..9306, 330549..355796], sha256: "603c7d021e5ecf394802b1457f4bef9590ef3863864673f85a2faa0a3658c80b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 29440)), (90, needs(166, 0, 0, 29440))], file: LRPE_COSINE, places: &[0..10714, 459565..494810, 494810..496862], sha256: "e779b58ea157d34f8972ab4ec460c2299c98776873d9d2d3c3f5093e28da0c09" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 29440))], file: sm90a::LRPE_COSINE, places: &[0..9306, 330549..355796, 355796..356943], sha256: "a77a24b662f2ae7d3d517c9a25254f987b19fdfe499dc30e4219ad3916f32017" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 43776)), (90, needs(166, 0, 0, 43776))], file: LRPE_COSINE, places: &[0..10714, 459565..494810, 496862..512188], sha256: "991c03da01dd8c4309767e0b4548a631ce69aec2e8595fe9ff6687f04f71e7e1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 43776))], file: sm90a::LRPE_COSINE, places: &[0..9306, 330549..355796, 356943..364348], sha256: "0d0450f902dce7d97184d0de3f4fd71c4a79d55bff9cedfad30b105a39f9807e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 30720)), (90, needs(123, 0, 0, 30720))], file: LRPE_COSINE, places: &[0..10714, 512188..522752], sha256: "85dac61902a289451eea93f9448debd5a7c3d1deef19f0c21520684310d7eb2b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 30720))], file: sm90a::LRPE_COSINE, places: &[0..9306, 364348..374205], sha256: "2fda2f5cf508cd223d6bb7bfaadb7f4f88b5bec0903c378415b85185cbfc8774" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 15360)), (90, needs(89, 0, 0, 15360))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 522752..529490], sha256: "12a04cef985a851cd80861c30a4f35bb89361000a9fde03f466c7cef10ff09b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 15360))], file: sm90a::LRPE_COSINE, places: &[0..9306, 364348..374205, 374205..380465], sha256: "16eee7cd3cf7fd61b599c9f8aad9ca48222c09dcd3da4922ec70df23cf818d8c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 30720)), (90, needs(127, 0, 0, 30720))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 529490..530153], sha256: "64ab9ae9829355b66f380da795280b680f516e446bbe575b886cf0c48a2176c3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 30720))], file: sm90a::LRPE_COSINE, places: &[0..9306, 364348..374205, 380465..381435], sha256: "0ef9e5ebeed79848c6116eb7dabf896293a9056e499fc684213c0df6611f4132" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 15360)), (90, needs(92, 0, 0, 15360))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 522752..529490, 530153..530679], sha256: "c4b35c594a60b99c1061f460caaea0c710fcbdd3e87af4cd850ab0e62f1e1761" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 15360))], file: sm90a::LRPE_COSINE, places: &[0..9306, 364348..374205, 374205..380465, 381435..381995], sha256: "0327b535fc0d783649e9818389f41712cd5812672a42f93d77cfb8ebb6246717" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 27648)), (90, needs(96, 0, 0, 27648))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 522752..529490, 530679..533059], sha256: "2454b3df12ac78b252c5f604dc8a90aa9a181e71d5aa090e8719af8c62a343b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 27648))], file: sm90a::LRPE_COSINE, places: &[0..9306, 364348..374205, 374205..380465, 381995..386732], sha256: "46e5575499a668cb9b4d0b33ff6670dd13baf95a938928b83af1d65a493d0923" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 17664)), (90, needs(138, 0, 0, 17664))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 533059..560204], sha256: "69dca1582330f505577ef85ec43d67358a4944d792b8deddade7827f0bfa9a95" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 17664))], file: sm90a::LRPE_COSINE, places: &[0..9306, 364348..374205, 386732..407119], sha256: "ba5880152dde3d8a00c020e65f6502b8ef347b3bb6139805dccbb51b33bf8c24" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 17664)), (90, needs(138, 0, 0, 17664))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 533059..560204, 560204..561491], sha256: "91ba871143592dd872a300ea391b50281ef7b7434208505c5be80fd668af3f5f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 17664))], file: sm90a::LRPE_COSINE, places: &[0..9306, 364348..374205, 386732..407119, 407119..410594], sha256: "5df505ee8b8a7216842b80798e22e4cb0b539bd3f027caea688f5394bf9b72a9" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 32000)), (90, needs(138, 0, 0, 32000))], file: LRPE_COSINE, places: &[0..10714, 512188..522752, 533059..560204, 561491..572122], sha256: "05e49ad5b64a09c36b97f34faf86f4bb2e5056bc13eecf583eee7691e6c4e36a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 32000))], file: sm90a::LRPE_COSINE, places: &[0..9306, 364348..374205, 386732..407119, 410594..417820], sha256: "89ad81dba1f5341e15bfcba7b7c63227ed80da556652c23e57d9057a25da39ae" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(168, 0, 0, 46080))], file: LRPE_COSINE, places: &[0..10714, 572122..593215], sha256: "9b256327b1f2d0d4c8a13b26543ebc6a2e395c54e1614b9fde9eeadb4e3e925e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 46080))], file: sm90a::LRPE_COSINE, places: &[0..9306, 417820..432339], sha256: "248cb8fc8b73ab3c995f36a8274722aab00f6653be885d57559a3dfc99004e12" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 23552)), (90, needs(122, 0, 0, 23552))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 593215..608979], sha256: "47c4a0f274037742a4b1d1ee09cebb23202427d3eca45766e8435438c1d20c27" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 23552))], file: sm90a::LRPE_COSINE, places: &[0..9306, 417820..432339, 432339..440962], sha256: "167482a879c5d32fad91a7634ac1627737bad15bd34a891ff33843551760b0cd" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(168, 0, 0, 46080))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 608979..610508], sha256: "edf3812551894b57e885a29e940a9c6032e11d7fc82c6853be6f437217a32d1d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 46080))], file: sm90a::LRPE_COSINE, places: &[0..9306, 417820..432339, 440962..442556], sha256: "0a69ca3e66c5796526016bd2f6c121e2cbc5e7968c4a484c314110d70bafbd14" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 23552)), (90, needs(122, 0, 0, 23552))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 593215..608979, 610508..611890], sha256: "1d8cc8914bd55288c5d4af6f564c1004305a576669e8b401caf0061658afe8ec" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 23552))], file: sm90a::LRPE_COSINE, places: &[0..9306, 417820..432339, 432339..440962, 442556..443297], sha256: "4d828e708e4735174d05469e03de9baf5a4730b30fa56e1339c5a2b536b0e8a7" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 35840)), (90, needs(124, 0, 0, 35840))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 593215..608979, 611890..622991], sha256: "f5ba9eb6dc2c1033b7a45cba694149cf00733b70fdce6bac8f82e497ed92ddbf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 35840))], file: sm90a::LRPE_COSINE, places: &[0..9306, 417820..432339, 432339..440962, 443297..450503], sha256: "9a5b979c5cc843a09d81bda56d154e444b8f405dcd9c47233dbb2d3906f542a5" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 20480)), (90, needs(168, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 622991..654713], sha256: "177a3d43d6e690404de5e94c37804f7dd34283b16af1f9b54135f8db1195a209" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 417820..432339, 450503..473013], sha256: "71a553602eda865bedf13f3829dda3a25fb61a5e75ae262221f8f7283974bc90" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 20480)), (90, needs(168, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 622991..654713, 654713..656766], sha256: "23c8ba8f8a4b001c366a6a8ef4864b0ee3619103ca82c5efa3e425d9f32b3bbe" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 417820..432339, 450503..473013, 473013..474688], sha256: "ef3a0e72b24461378fa63e3dc41219a2a3f5ace19d31a15db48da17d434af997" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 34816)), (90, needs(168, 0, 0, 34816))], file: LRPE_COSINE, places: &[0..10714, 572122..593215, 622991..654713, 656766..673513], sha256: "87012e28d2da5fdf0f0474d46a31cf024bf47bb6dbc1700da4dafb83fb6f8722" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 34816))], file: sm90a::LRPE_COSINE, places: &[0..9306, 417820..432339, 450503..473013, 474688..482890], sha256: "6a9e7c6009e1c2b7cc56b6c856ba3c122e31767f8157fafc0e4a704c83dfc512" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(68, 0, 0, 2064))], file: LRPE_COSINE, places: &[0..10714, 673513..681756], sha256: "66f77b1c12647c70f2ac322f577bcadb363e487041a8e624406578b54f9e6b01" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2064))], file: sm90a::LRPE_COSINE, places: &[0..9306, 482890..491051], sha256: "497b98a027458494fbb93fc33e7a94babe0d2d3da2a7d4c6085ceab32c06959d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(70, 0, 0, 2064))], file: LRPE_COSINE, places: &[0..10714, 673513..681756, 681756..682397], sha256: "369d8d7e22bae3bf84a3db93ea6abd02709dba2e9fe8d1c3c6b09c72cf84b021" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 2064))], file: sm90a::LRPE_COSINE, places: &[0..9306, 482890..491051, 491051..493008], sha256: "c3ee7cd87831b06989c3c33491a70e14f784c41d8c8f6db6b51691e021560921" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2576)), (90, needs(69, 0, 0, 2576))], file: LRPE_COSINE, places: &[0..10714, 673513..681756, 682397..687656], sha256: "43b08b9e6ccdeed9d17498fc84703c91a78768c4404d7ee0fcc3c4b7eb264527" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2576))], file: sm90a::LRPE_COSINE, places: &[0..9306, 482890..491051, 493008..498952], sha256: "4f7dae50c1184466efef0600536c2fbbae2612d81b4de9ee43d723f19465e562" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 3344)), (90, needs(73, 0, 0, 3344))], file: LRPE_COSINE, places: &[0..10714, 687656..696051], sha256: "c682ba9af02ec326b5bbf87c116199207de0e10b1861dff930cc4b145e2a22ab" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: sm90a::LRPE_COSINE, places: &[0..9306, 498952..508303], sha256: "d43668f00e9f862f4da6d27f71090cb1693a588059b54caf7924291f956fc969" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(77, 0, 0, 3344)), (90, needs(75, 0, 0, 3344))], file: LRPE_COSINE, places: &[0..10714, 687656..696051, 696051..696695], sha256: "74ddee0b79ad07265ede769f1cbc96918f5dd8897bc6577f258eca0a2b6e6f19" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: sm90a::LRPE_COSINE, places: &[0..9306, 498952..508303, 508303..510525], sha256: "a4fd9d5ab118a3c5c9c377b9cbf2ccbbf77e18a9c00ef584a9f2c9a47b13aba1" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3856)), (90, needs(78, 0, 0, 3856))], file: LRPE_COSINE, places: &[0..10714, 687656..696051, 696695..702527], sha256: "48a5fadde17499553d3fe562ca0029a3a4bc45c569777df587919c83c27ca847" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3856))], file: sm90a::LRPE_COSINE, places: &[0..9306, 498952..508303, 510525..517064], sha256: "3ebc0d70e89f5d806d94a17fa21358317db9264f810782ce76961b62138b683f" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661], sha256: "fcab362f3f9d1203812576300d353574d61093f676b9fcccb8ca61bb30883448" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770], sha256: "4ee587bc609a31a5703067a81bdb389585564b3f435a7afe86adaaaaf7ce29db" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(66, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 11661..18639], sha256: "9a5f4601ef3a558818c65e77a47ccaf2a2e0d1854cb85b07a6551ae1b9b9d45f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(66, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 9770..14970], sha256: "d4875f9645991af9a8b148b0fd5fba755843dd952899cd43c114a3cf4e847b12" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 18639..19329], sha256: "6550a59578188f231fa2597120a93b13a75d9c773d75b7b462c529750a1f5caa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 14970..15511], sha256: "d266ff0888c84016129bd88d7fe89b5a517db68659bff28b28a6ad81a8dbf379" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(66, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 11661..18639, 19329..19939], sha256: "ae63ead884549a4387c33f7001b8e902dd4facf8665b576781d07b1eedd258d5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(66, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 9770..14970, 15511..15839], sha256: "4ae8dc51b6f779109dd918913a6d2b3ef36202da21b87aae4291cf7dd97d0c26" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 11661..18639, 19939..26429], sha256: "529686c4e935701a9fd02975deaa5240f7917bf22d44bcd73149b52bb6149061" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 9770..14970, 15839..17917], sha256: "8a1f2b14fa0d8abdd9aad8ff8dd249a603fe86d32218ccd9e81effd7321ebbff" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695], sha256: "ab239fa95a146fac8cf35c6714716b649af31ad0b25a38ba0df70b6de98bd54c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247], sha256: "df255598cdcaeda9e77f40080a8838598465f8f5462d0facc0d7f0b9787af719" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 31695..39123], sha256: "49be582b80d2b3cff705cc98bf3d732ca50e71a07d7866b27c8d1241e71a8f6a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 19247..24704], sha256: "87ecc70a69d8d60ae4f3ef20ab0e5f94c8f045c9e315655e889ae69b814317ec" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 39123..39836], sha256: "e291fd99c6fa0b99d7db1bc4cc99dbef7c533824ff3d35dce2ae121a6722e240" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 24704..25041], sha256: "2b2d22597d53bfb91fcf305c4d61bd53a45df1466fd82ac62ccc054a3ba5e73d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 31695..39123, 39836..40467], sha256: "a17f4640948a1f3c9b59dcc4153a4f99a03ba1b7c0da01bdaeac8ff34918f3c5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 19247..24704, 25041..25332], sha256: "5bb92a11341ee829b93b6f2a7bceb0971e6e8ed169a9b18a99869b0df0d15f77" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 31695..39123, 40467..47034], sha256: "63e7a5345823ff077a926ccff384d1bc53e3cf2dae83e7bb375f034773647a57" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 19247..24704, 25332..27603], sha256: "bcd7c08792b311a2999606a243f7e610487d319d7aa00f004adebb0445bec813" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 47034..74972], sha256: "31451a68fd29fd2b3fd7ef03e1a7fdc9078ba02974d7c77327b6f18a76e63b47" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 27603..46191], sha256: "f281c3a82b65b4087365c05e7fa148b7b5739b86f2bb6a6aad759e712b204984" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 47034..74972, 74972..76402], sha256: "7fd9249ed95b4fb466540bc620c06644625680e2fdf28049b078835b1f2f13c7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 27603..46191, 46191..46915], sha256: "86466972300d6f9b5fe8b4194ab3cab30374c466f8c8362fa333c42b6666811c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 47616)), (90, needs(123, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11661, 26429..31695, 47034..74972, 76402..98920], sha256: "07451f6b20d51cc0e9eacd563039a8e34cbb0bc305b2a130e90c9a9b76b9fea5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(123, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 27603..46191, 46915..56874], sha256: "52a62e22329c6231424894dc23b786a7e0f8d4eb61a5ab6c340a17476b38d607" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 16, 24, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 98920..110237], sha256: "911ac2dbd7e1c1ca70c9221fd59239b79603858d3d0b3f994dc3ab023829b949" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 56874..65689], sha256: "242131507c1d38ef87127950431b95770d24a8163b9ac7a9e9c8882ecf80fa6d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 98920..110237, 110237..118631], sha256: "9ceae24355a608e786f79bb354cf6caeeff90ddb8f86b5f759a75e8ad8214f37" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 56874..65689, 65689..72037], sha256: "0bf4eafe862e70c1c11b5b31176cb774ff2af3b71d3d4646d930376aa1d43baf" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 8, 16, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 98920..110237, 118631..119368], sha256: "d1e9edc9b61da7a17eabf9da5fe63d29c0d8bcf3e43930e94271e55268fae906" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 56874..65689, 72037..72888], sha256: "36989ac8c6dde93e241bfc79437a8ed88ab117d99d2b775aeccb1c33a46420d6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 98920..110237, 110237..118631, 119368..120036], sha256: "98e850453ae18f416f55578fb44c1d17b63e1498450c4246d501c69fc0c0e3b2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 56874..65689, 65689..72037, 72888..73584], sha256: "b19476e2f42091c078bccd93cecdb5bbfd2e0c64ed89a3162a19a317f96a3f91" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 20480)), (90, needs(78, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 98920..110237, 110237..118631, 120036..127379], sha256: "da8f8e72e783ed82425dcdda49f66719b0b21865fbfad641751af3e61e705d9e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 56874..65689, 65689..72037, 73584..78620], sha256: "ee509838963b6c13d0354414521e892629b83b7fdffa0cd6a809526bbf487987" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 127379..138255], sha256: "8b1f5170f1ed4868f4f080b248e47f0643e2c426879b0ab44bddf948c1824490" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 78620..88066], sha256: "fe9f040764c71dd023713e3aaf94eab95c2dc4606cb73f18ad877b3bc7111ecb" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 127379..138255, 138255..146251], sha256: "f324c0664ce0183b50d9a4d0178fa917c61455d9122006284567ea1c6c0eb9ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 78620..88066, 88066..94398], sha256: "50ae428f76d52032160522f34c4e1eb1d762a94e43bb88dc6384051d2ce1935a" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 127379..138255, 146251..147034], sha256: "bb25e17def8678cb6c9fb13d562e44c7b97e9554e4222799e1ce9d7d88e89fbd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 78620..88066, 94398..94783], sha256: "b3efaab90dfef531513f6ceb28db3e039925acb523e6ef6842221db7c226f072" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 127379..138255, 138255..146251, 147034..147760], sha256: "3ee9b66a124f34a0d1427343b4795ba003ac8ab0efc3c000c192418a0cd19b93" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 78620..88066, 88066..94398, 94783..95305], sha256: "4709f253bdc9a441c1314b654e402a392385138f16b63245c631ee096ddedc95" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 127379..138255, 138255..146251, 147760..154851], sha256: "8827458383eca7a096c345395b1ad2ab13b42a42549f25d88b0dc3c01e7e7806" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 78620..88066, 88066..94398, 95305..100662], sha256: "17ac2daade19927e76456881bb115efcad36663807d8d152c62288d12018dd26" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914], sha256: "80fd9f8dd8d0b8a0892a8fef131573e6a29cd269be890ac3f0e5095e92988a99" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..109391], sha256: "ae047816dff53ca683b5a93b3f59ee04f8ec02d73a22495b44bbfca88f19dd87" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(84, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 166914..175136], sha256: "955de8f1377605c35d7b521f6cb7a6cf127429a1e005e09fd2f9f7ad965303af" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(85, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..109391, 109391..115723], sha256: "8092bf244047197fa24fbc51df7e664cbba0a29c189e8c44c7ae344556ddd275" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 175136..175839], sha256: "b890eacd4f39a280bcc6caea8c23885b7672e096b27b55e340665aa8737c8668" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..109391, 115723..116674], sha256: "2061193ec165ae99564dcafb4db2e2baf0bf403fb5746443465ef81c5dd3a28b" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 166914..175136, 175839..176424], sha256: "6bb0ab2c18c868333da23ee45e45c1d942bfd64c9c9bdbfb5ae4574c0a9aeeb3" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(85, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..109391, 109391..115723, 116674..117304], sha256: "d549cd037dfc1e4660c2307d036c0b13b63d93b449fd28f54b1ff3eb9731dfd6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 166914..175136, 176424..183167], sha256: "c136634022c6f39921b9cec41ac919d87a5d94f5e95e58bf5b16adddcbe600fe" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..109391, 109391..115723, 117304..122315], sha256: "43f118860f059aa3ff8a31a8ba9b6855fac75a1fcfe37597fe17b6fae2ed40d2" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 27136)), (90, needs(155, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 183167..215298], sha256: "4db1ab3ad4c7aaa522191b29e549e94ed74e7ac021f64520a7886460b92d1e8f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(155, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..109391, 122315..144213], sha256: "c539ae5d3b1fb50e1a9aa8f796a59419cab73d078416c80fd479b825b2560985" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 27136)), (90, needs(155, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 183167..215298, 215298..216848], sha256: "f5f7b38ff900f5d312c8dd58a3da302408743cc87038bffeea849b78a6fd1d66" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(155, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..109391, 122315..144213, 144213..145292], sha256: "e2f3e0a475cb89685ea41de0f6e7292bf6a933a4d79f2cd30b917871406bcbed" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 47616)), (90, needs(163, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11661, 154851..166914, 183167..215298, 216848..242916], sha256: "7068a5bb4f857d0ecb86b07ffb2824d755fd4d0cf7701844fc9b982ee1fe7eea" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(158, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..109391, 122315..144213, 145292..155437], sha256: "5fc289ca34905a4ad4b9b545fd356696f9cb1f4f5b56f8d41eceaa63306eb358" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 242916..274890], sha256: "8e8fdff4721db16a8be391524c4909b2b525ec1e60ef90ead83533f3c7c3699d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 155437..177691], sha256: "12ffe31788ca39dba5dd72329eb0dd5d8ee5a94eee2ad5828b5de4ce52bcfaf8" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 242916..274890, 274890..276739], sha256: "5d42b010ec224d967ade5a075f294c69075f2ac2f87256065af28b4f7482ed91" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 155437..177691, 177691..178724], sha256: "79ed5fe40f65267fd4c72b80a6f1b61048f670374ab0cc2582fe07b7f2eb8fcb" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(150, 0, 0, 47616)), (90, needs(151, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11661, 242916..274890, 276739..302952], sha256: "7364412ca24052b3d32e341dd147fb831bda086239b72d177640305c9acbb1f1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(151, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 155437..177691, 178724..196098], sha256: "c5e94311bb4bd55a4fb88e240e50e74ca92be5664f409e7cae354c2c165ce346" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 302952..310225], sha256: "a0057e3783e38aeed33bfa6907c9dd4b8d42651fbf4c2da895a5a5a1b87c2894" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 196098..199546], sha256: "8da136c8406e14fdbcd24f23caccbbbbfde89a3785bc1d4906c7f43e69e90621" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 302952..310225, 310225..317283], sha256: "dddb2999570add0d3a7ba471a764d74620a3c50d59b7bb205910e5d99b412f6a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(67, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 196098..199546, 199546..204814], sha256: "57c0b7fc974858242d5708462e67c7771a5d5960d7215bca2b2e4a810c69a7ea" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 302952..310225, 317283..317957], sha256: "2616ea921e23207018a54de10b85fb24ad541fb6ddd40863f9c5ce92e09f61f3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 196098..199546, 204814..205397], sha256: "f94594799a8e8c437efaabbb6a22d4ce6ad6ba4d41c49b8d0fe688b5f90d8be4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 302952..310225, 310225..317283, 317957..318566], sha256: "78005491a9797a0713cf5f9a964f6d07700147d14637bc55103139c2d3b39e84" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(67, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 196098..199546, 199546..204814, 205397..205726], sha256: "b2d5bc1ddaf48bdfe684c350ea46a33257732df59c7dd5ebf7612433b241afc0" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 302952..310225, 310225..317283, 318566..325208], sha256: "86c56331a3991061374dda5d00d3076759ced0dd0d0956cf6ae66161ade4ad43" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 196098..199546, 199546..204814, 205726..208027], sha256: "0c103755dfff19071b2a3c6995f92ff8f0841c0bc5f35c55f2ceab4638d694e3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670], sha256: "506db8e816d8093366e9ef4163ce5c96d95609b326367a41cb873ffd52d5aff7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 208027..216532], sha256: "4fffd01896cca648f5a9b19c9a85d00fae5e5ddad9f91b8fe3492ee9c9b9922f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 20480)), (90, needs(79, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 335670..344227], sha256: "57f8793f3cf92c728df9495632dd53cc4ba5390e10fd1ce6c31a53ce3a7d1034" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(79, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 208027..216532, 216532..222995], sha256: "8839e66bcce874bb8e4279dc477da254641684c9dc4fb179cbdf3511c784284e" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 20480)), (90, needs(120, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 344227..345067], sha256: "049df118e51224032f719804ab072aa87db0a78fb06e4e842943edde558330ed" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(120, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 208027..216532, 222995..224525], sha256: "26f2dfc4c92b1f00b130c8da3345fa37c239a7235d12a94df114ca634cb6b327" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 20480)), (90, needs(80, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 335670..344227, 345067..345701], sha256: "e9c7d048af323640c5bf6d0e74da68731fc6dd6a929aab729fc59fe8eed181f2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 208027..216532, 216532..222995, 224525..225247], sha256: "c88c78b6df1cee3901c6273ec346e1cdfe7c9ac7ad3725aac627e12d53071801" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 335670..344227, 345701..353388], sha256: "7d70efcbd51aed7d3912b52aa7d8a78661cae5d5cbfdacac8c4ccc58cb77d8f6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 208027..216532, 216532..222995, 225247..231290], sha256: "eba732b46a3bb97fe271ee6b817d1c348f0a9e8dc56157d4318ab3d3e584d960" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 27136)), (90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 353388..383557], sha256: "aad919072c9594d269c1fbecf4c694d13290ea8ddec70e099e8fe91f7118ce2c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 208027..216532, 231290..252414], sha256: "3d49996903b2db01b8153f4d64ab645354d84129cb998d9bd01d6273b7b09215" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(151, 0, 0, 27136)), (90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 353388..383557, 383557..385276], sha256: "76161d26fb0ca81c4945ab04f9e1c806877b7625e99c095b06d2ec3324039680" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 208027..216532, 231290..252414, 252414..254952], sha256: "ffbf929183d5d467ea6735ec82745707657811ec8f27697746b5c5f6a4717ccb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 47616)), (90, needs(154, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11661, 325208..335670, 353388..383557, 385276..395993], sha256: "661c9453049e3ee7357fe8bed80c73f64b6864907470951b842cc55ea9715156" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 208027..216532, 231290..252414, 254952..258349], sha256: "0227568d1fb95c7e3ff934af726c514d81876c28e897c3e65f2c7c25b346e9ac" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 395993..407906], sha256: "df8918436eb507b97ddc22f095c6f5130a25ba1c2a9b585cda8ea2000159216c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 258349..268415], sha256: "8c56eca8ef977fab233da161260b9911dbb491909ec618a6ce8191aa6debe633" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 20480)), (90, needs(75, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 395993..407906, 407906..416483], sha256: "035e2a4f7ba2f947414ca70012b46f7e6f99f0ed00e3edf513a333be762f4035" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(75, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 258349..268415, 268415..275194], sha256: "fe0f0b37b30e224f6d7e9b974375a7cd8632cd4fd77d73db0f6f408dd309b339" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(118, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 395993..407906, 416483..417313], sha256: "dcef3968676561b52eb833c015cbeee9a47b6b759f53683cd475a2d4a2e72179" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 258349..268415, 275194..276789], sha256: "99dd0d3a7c686e0aa49d6fe38ce461deade83c7b98954c96a96631c1060e3c48" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 395993..407906, 407906..416483, 417313..418105], sha256: "0de8b8ec6e392d013e53176760b26be4f79fd2d2c28090983e8a7a2f3e4afd0e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 258349..268415, 268415..275194, 276789..277633], sha256: "8fcbe985699aab3ea7a01212c3da8a149cffaabd8f22465c4d0294de133527e7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 395993..407906, 407906..416483, 418105..425193], sha256: "e70e374c0695ed62447b6ae140da1593cc752ae87f9872dd4270dbbbcb38a821" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 258349..268415, 268415..275194, 277633..283547], sha256: "abf61b39329d72e885235bcb2330c13da95356b8475962aa20eb283859a834e1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 37376)), (90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE, places: &[0..11661, 425193..439102], sha256: "b3a2022131ceedfc2d90457de63358a84f3a42d74c8f8035d15e483b8d4f0543" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 37376))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283547..295294], sha256: "8e09fc9af00a5617baa94642752ffb5280d831e584fab89e17d72907c3eba3ae" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28928)), (90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..11661, 425193..439102, 439102..448869], sha256: "1857e8c314d110ae5b1d13ca26adc9826960df9cd04f5677c5849e3417d5f718" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283547..295294, 295294..304123], sha256: "c81989fc52fe8d8f340d074b1598a921afc85abcb93b893525a3ac329b5c2aa9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 37376)), (90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE, places: &[0..11661, 425193..439102, 448869..449736], sha256: "c22aac5e0148919f277916afa864f9594b75adb020973c8f4c7428bf7d88cb62" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 37376))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283547..295294, 304123..305335], sha256: "63189ab1e251cff37552878c8933ca569db2f09eb2636ac1fc7283c6a364b125" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28928)), (90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..11661, 425193..439102, 439102..448869, 449736..450500], sha256: "d14bd3e88e89c15dd61942fc0e0590424a112314de3170df2adbe00d3ff4a436" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283547..295294, 295294..304123, 305335..305947], sha256: "0b2872afb84b060442c976597588b12f1e3ecf2a334f31ec1a646a334cb1dadc" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(133, 0, 0, 28928)), (90, needs(134, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..11661, 425193..439102, 439102..448869, 450500..458774], sha256: "c9b2d87b2b199a438da322dde0901992fdc400dd42b952c4fbc4fc5dc6be9cfd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(134, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283547..295294, 295294..304123, 305947..314230], sha256: "72bf9a9cffd0372f78c647bf0c769e0bec96af9121aa445d6bbfc5047a8d2804" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(156, 0, 0, 20480)), (90, needs(157, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360], sha256: "79ab87a0fd9a6b57f76569e78cb09b81abf2a78a32493bd2a3d3939b89b9b53f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 314230..324207], sha256: "fa53c54e94947d02be4fc0f26e59e4fb3aff69f2a590bca5dcef7f7584b99d83" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 20480)), (90, needs(105, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 471360..479778], sha256: "d7038ac0ff50d31dac5f37d9a33c7e1ae93682bbca4addce901506c84d1efc43" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 314230..324207, 324207..331295], sha256: "167094cfd10149e5bb8e44b57d3ea2d786a190fee090b1bde019e603fc28e7b5" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(157, 0, 0, 20480)), (90, needs(158, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 479778..480553], sha256: "b00d239b082739473b3ac2e2461d8f3b520da1e5a9b582c5a0e1713ed1a49eea" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(158, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 314230..324207, 331295..332720], sha256: "518ff44c119fbbc45566dc3fb5ecbb42f90459af1e8e31801a6255d11f8e9e66" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 20480)), (90, needs(106, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 471360..479778, 480553..481252], sha256: "e134ecfd6930626e53714ec905343ff26955a286b4f76ea21bfb026ba9c80b2c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 314230..324207, 324207..331295, 332720..333345], sha256: "3707b87dfcad7f00496a02a65aea6c3aec07c7c5966e6e80bc56117150cc9137" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 20480)), (90, needs(114, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 471360..479778, 481252..487777], sha256: "5412d501e02fc732cb26552ba24ce3616b146e2fe1c6a107fea6e45bcd8f5c5a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(114, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 314230..324207, 324207..331295, 333345..339696], sha256: "04af4f3e504169cedad4c0ca57be24896cfeadc0f74481ffcc177f2fe85bc722" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 56, 27136)), (90, needs(168, 24, 48, 27136))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 487777..522126], sha256: "5a49748bb9ccdb4a28723c94054de012d2da8cdbd1a2afea389895d770178153" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 48, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 314230..324207, 339696..364781], sha256: "720580e658ff4048527a42490c08c14201a70a5bd9c4f13fc9e216be10f5c507" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 56, 27136)), (90, needs(168, 24, 48, 27136))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 487777..522126, 522126..523954], sha256: "64bc41afe1326aca67dffaa0b49e206a6722a014dfa05079a8f031d30bb26130" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 48, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 314230..324207, 339696..364781, 364781..365709], sha256: "1b858d5d43315d2a2dd7e9ee607fb9256daf450fb31cade4006817e32ab9d9bc" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 56, 47616)), (90, needs(168, 24, 48, 47616))], file: LRPE_ROTATE, places: &[0..11661, 458774..471360, 487777..522126, 523954..535542], sha256: "02ff3a623355c7c6aaf399fb8014a497e267ea83aa59b95f4fece412672a1fcb" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 48, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 314230..324207, 339696..364781, 365709..375370], sha256: "886c803005d6dfa6ea3b278f098fd4b565d372284785e7b258dc3848e93436cc" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 88, 168, 44032)), (90, needs(168, 80, 160, 44032))], file: LRPE_ROTATE, places: &[0..11661, 535542..574628], sha256: "bca04e3ed7bd2b924ee9ebbd4a4a0c9f88aac6ead7de007fee060c5cb2eb643d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 80, 160, 44032))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 375370..404214], sha256: "97c1eba1ca6f9024a0fd5c651adf74d77fcb44f66f8309166f7658e783cf9736" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 88, 168, 44032)), (90, needs(168, 80, 160, 44032))], file: LRPE_ROTATE, places: &[0..11661, 535542..574628, 574628..576988], sha256: "ba7a52026f41d64ea5a84966b23f26583a91ef652c369384e77da6afe799fb20" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 80, 160, 44032))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 375370..404214, 404214..407998], sha256: "79ff3e8a9628a124950a7afb7a87cba46df35f0cf91a14bc66b239471695e240" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 47616)), (90, needs(167, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11661, 535542..574628, 576988..609118], sha256: "33929a4ba3e09b82a6409ca6f9e6125c3ad57844fd629472f7c8277208bc348a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(167, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 375370..404214, 407998..428033], sha256: "0ad2de660528b8b4567c4dba18e2d3366761db08df99fed726c14b894c61f307" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(159, 0, 0, 28672)), (90, needs(160, 0, 0, 28672))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072], sha256: "a5023189176513d7f0265eac4d48745ed3a3161a6998c705da773739bfc03d52" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(160, 0, 0, 28672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..439096], sha256: "9c7738df1ae714e0102fc84ae892f41aa9a64a777825d93ad8442e275958ae23" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 22528)), (90, needs(107, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 622072..630756], sha256: "2bad4419ae291d80566ca1873ec8279fa13cd6398390cb3624517a8cdfcf3095" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..439096, 439096..445969], sha256: "5d68b55c4f1a415ceb4959036e58cad3d99ade1405efd1bd6b9d36b97ef3a513" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(159, 0, 0, 28672)), (90, needs(160, 0, 0, 28672))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 630756..631533], sha256: "5ed2adb130de5e99a3486fa2bd689f47d7c5277b019e60594f4ce64cce0c70b7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(160, 0, 0, 28672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..439096, 445969..448240], sha256: "082b675ef59b5a826248c582d6ab76c8ad061c07f6dbc8e1ff7a22c0692560a8" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 22528)), (90, needs(107, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 622072..630756, 631533..632180], sha256: "6cf4b441764317461102cde1e028e71b95e4ddc4642a9aaeae7adcb82b21faa2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..439096, 439096..445969, 448240..448741], sha256: "135140494161c0d83c8098a78cf58cd20d2b1f8e7eb4d9f3d629f498bc6f8532" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(108, 0, 0, 22528)), (90, needs(110, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 622072..630756, 632180..638686], sha256: "cc7e1f3a1d40d2184fb25ac2bba875a7a84656235d40154905291db8695ac310" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(110, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..439096, 439096..445969, 448741..453741], sha256: "b7bbd8e080094fdbec03e772bf0c212290e99b799e1f18812ae776f3ce3fd95b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 24576)), (90, needs(168, 32, 76, 24576))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 638686..669519], sha256: "3c65bf06615007559583089b864be4f6152e60256a1c6188f2eb7660391474d8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 32, 76, 24576))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..439096, 453741..476770], sha256: "d9ceb2d73499f682e96c4147a93f0e2ab3adb9318550f5ff058677e3c1c1c875" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 24576)), (90, needs(168, 32, 76, 24576))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 638686..669519, 669519..671035], sha256: "d0caf8d1d289f1931fe263eaadaf595cf49a7dca47d52e593fe2874e840df0fb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 32, 76, 24576))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..439096, 453741..476770, 476770..477473], sha256: "d334ccf8882b7b06c2b6fdbfc27227bd3ed96a8ff5230115d16d49991f779995" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 45056)), (90, needs(168, 32, 76, 45056))], file: LRPE_ROTATE, places: &[0..11661, 609118..622072, 638686..669519, 671035..677166], sha256: "13f1c952ad740c5ba329600c4eadbff6227bcceb3db9b4b83bb96802479d0701" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 32, 76, 45056))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..439096, 453741..476770, 477473..479648], sha256: "eb2057a396fe9bf4be55f8ab9e00fab2da0e0ff2900b55953c57b011ffd61145" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 64, 236, 46080)), (90, needs(168, 64, 208, 46080))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647], sha256: "012e2f92cde485b9184125847d485acba871ea531416ca82f4995536272bf7d9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 64, 208, 46080))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 479648..497979], sha256: "b507f3b9db721f134a977b9b005c6ac90ec8c3ca232e6430b486eaa176bf6347" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 701647..720135], sha256: "01bd1a4d2f793673b80da2113521d83646ba15d4166f8b96168c7a2d82e4c8ec" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 479648..497979, 497979..511135], sha256: "d8d96b894350f5d8fcdbc8a8651dcfb8f0d0169177d1cfe3ac7b5866585e0e50" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 64, 236, 46080)), (90, needs(168, 64, 208, 46080))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 720135..721871], sha256: "5657bcc7a01267f44ed189a2d1399a34e2d75c2c6efeafa8ce75c85bf7f91833" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 64, 208, 46080))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 479648..497979, 511135..514094], sha256: "dfbb4461cd1de785ac34627f694915e9092d26f2f9ca7496f360a47fb0ac65ef" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 701647..720135, 721871..723425], sha256: "afa83745d3c7ec352a87b2ac9ebcb650f6274034728a5b934712174754cd1f39" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 479648..497979, 497979..511135, 514094..516237], sha256: "2828ca339a68ab0814f353232c62a50821a5a0e4d34f6d84eebb76ce02150009" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 701647..720135, 723425..739168], sha256: "acf7e6de461059b34dbd40aa0686a1d28969689a5b021ca6d0cada1babc7e872" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 479648..497979, 497979..511135, 516237..525793], sha256: "1d2937b089bc8e1156c452519c4cb2ee64ed906c394a13cb32caf41ff1af3121" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27648)), (90, needs(168, 0, 0, 27648))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 739168..769841], sha256: "30b27ee09b02856713f58b052af0e286281900054e242cc424d2eaad63b76327" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 27648))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 479648..497979, 525793..547159], sha256: "9a63bec8f545984ef490fa2861b6cd3769b1c9acf248a11e4ff1b5a5fe35a915" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27648)), (90, needs(168, 0, 0, 27648))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 739168..769841, 769841..771843], sha256: "e4899cb84ed1fc19c57ed34af6f18c0788d27a73c92c1d51d1553107cb0b44ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 27648))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 479648..497979, 525793..547159, 547159..548749], sha256: "88420f7468fe6f3bf7f92121c242260260469764e298058cfae4d98097cfac5f" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 48128)), (90, needs(168, 0, 0, 48128))], file: LRPE_ROTATE, places: &[0..11661, 677166..701647, 739168..769841, 771843..782422], sha256: "0b7cd69e75fb158d49199321a240d33a750140125da6d664bb112402ae80f45c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 48128))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 479648..497979, 525793..547159, 548749..555877], sha256: "81ec4524698fab516534bc6d7d44fca35717da5aff95604a1f543df7ec0fd291" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(69, 0, 0, 4112))], file: LRPE_ROTATE, places: &[0..11661, 782422..792204], sha256: "207a47dd464ab4d5cb8718489777cf66057d184021227a247ce5b0bc57c359d8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 555877..565328], sha256: "18b0a3cff2a99d193747fa4bd8a0d9a6af6855ffb61d3896282d74792eee60a6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(69, 0, 0, 4112))], file: LRPE_ROTATE, places: &[0..11661, 782422..792204, 792204..793072], sha256: "190968415b827f144dd55045dcd1301e4a6455e30f937a301f1c0884e5747c53" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 555877..565328, 565328..568145], sha256: "589c95a30e1257b46598c1a0edbe0fbc4c8d1a2e2366152bcd73a3bd1c7f2d31" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 5136)), (90, needs(70, 0, 0, 5136))], file: LRPE_ROTATE, places: &[0..11661, 782422..792204, 793072..801161], sha256: "fa2bb8c16674cfb026d3f46bc3897a106278e4f38cce82899ac434fd33dd9b21" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 5136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 555877..565328, 568145..574534], sha256: "08449b14bea1291ad4c0ac66c23c58c2087fb69a853186991f1f81e131dee2d9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE, places: &[0..11661, 801161..811474], sha256: "1f2c05d6a996777a5fb841d3c7a61661879908ef8ebf3469c4b29e075e0e12fd" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 6672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 574534..585136], sha256: "80dae84996b5accbe0b99fed884be2da929c40e38035c2acf89899c2f50503b9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE, places: &[0..11661, 801161..811474, 811474..812343], sha256: "4d3076ddbd8d605e61fb294f170ccea64f4e7ceb27b14671ca3dcf28c1ec4127" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(89, 0, 0, 6672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 574534..585136, 585136..588445], sha256: "6196de313f5c31f37360a3b9f315eaf3b11ee7cff7417f2a8b0c1cb373b02838" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 7696)), (90, needs(80, 0, 0, 7696))], file: LRPE_ROTATE, places: &[0..11661, 801161..811474, 812343..820709], sha256: "c461c1f98a71a6b58119a80ce6a3e64f45a017b99fbc67e5ca84a645f9a9a47a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 7696))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 574534..585136, 588445..596557], sha256: "b95e12b5d5f5d49d3e968bcc56bad7e501c0fbd858b2ce7edaabc248e55bc72b" },
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
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18014], sha256: "41b485333aabfd39cf57ceb04f8b460c43a40b77295e1c4aea489eda11e708f1" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 104, 376, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18014, 18014..32279], sha256: "7050ec12987886f7e85c88df7b74264f6eb4afaecc42ef14875ea064ccf0f68d" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d256", family: "tpa_decode_elements", max_threads: 384, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 120, 726, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18014, 32279..51166], sha256: "05cbf7cc93e37ee0565593bb5169dd45a669486f01acdbfd8ca14ee27a0deca9" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18014, 51166..61760], sha256: "77ec25f20d333dbdc5a9e0ab8e65f4a7b17d20e552943d9d314eb1b165ac2303" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 104, 352, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18014, 18014..32279, 61760..71190], sha256: "2ae85312648f74266d2e82bd8fb370c4118d9f8190a552a915b030f3c4a5c0fa" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d256", family: "tpa_decode_elements", max_threads: 384, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 168, 846, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18014, 32279..51166, 71190..81963], sha256: "1d700727fa0d97b0cd7df48181984dc8249915972a86e77d4cf70a4f13cb17ea" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 24, 52, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18014, 81963..98227], sha256: "3c7dff8b3d4be50d469583eba1563fb8506cde96534ae560cb0157fe10f16e2a" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 128, 332, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18014, 18014..32279, 98227..116802], sha256: "9704f19f509ab72fedb59ac3073ae57def5d117e23f126058096b14f489d5e41" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d256", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 248, 724, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18014, 32279..51166, 116802..140201], sha256: "4ec6f2744f389b4eaa970213c3f3970aa34d983dab140d9b2c9d8375eafaf3cf" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 40, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814], sha256: "f72a9de59791c0a4fc166bdf4f82a1cc9576bec774cad56423bbbe1d467d02ea" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 16814..29549], sha256: "5e6c58d1e8b3d44a1512ca82aa9bcb521ec0368538dec82273cb408e7c020a94" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 112, 240, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 29549..45682], sha256: "654a50a79b28491f29fac12c13da7112b8620212e937ea651d8ee9232bca0289" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 40, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 45682..52543], sha256: "d421232aa1e8ac66b09c23f211c30de67c0a6adfd3ab78928d260403dc817390" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 16814..29549, 52543..60309], sha256: "00f3579303b19e8941ba9ab6036ef7eb739910f3c87db1ec13b9ab13405fd4c1" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 152, 348, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 29549..45682, 60309..72218], sha256: "c917d9abafc10eacbdc263f12feb6d77b420e2faf67995da76f12d1e867e7dc5" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64_one_rank", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 24, 80, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 72218..84114], sha256: "e8c995195c034f2df4b822f3e62200f6f30ec96a73eb464f6ba07d7bb2565c6b" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128_one_rank", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 84114..97855], sha256: "088f25eab8eb9b447e32fc389efd6e872c367106d2014a4aff3a67b66d364660" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d256_one_rank", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 64, 128, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 97855..113546], sha256: "da0f361f2f4feddcb648643c53259c08d6dc288cf2212165565908bf18d43d83" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64_one_rank", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 44, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 72218..84114, 113546..126306], sha256: "2358dd901a9ea623979e0657bad9f696e72566936fab632fa8eb3c4a86c5240b" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128_one_rank", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 84114..97855, 126306..133804], sha256: "408130af08e510da90dec5c2debb15f3324b59b731ad02f22287e81b315cab28" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d256_one_rank", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 112, 216, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..16814, 97855..113546, 133804..144307], sha256: "c64e809a19951398f738ddb4ac1630740ae4ea95a608d91c9db16faad81e99bb" },
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
