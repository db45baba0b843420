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
static FLAO_SHORT: &[u8] = include_bytes!("../ptx/sm_80/flao_short.ptx.lzma");
static LRPE_COSINE: &[u8] = include_bytes!("../ptx/sm_80/lrpe_cosine.ptx.lzma");
static LRPE_ROTATE: &[u8] = include_bytes!("../ptx/sm_80/lrpe_rotate.ptx.lzma");
static LRPE_SHARED: &[u8] = include_bytes!("../ptx/sm_80/lrpe_shared.ptx.lzma");
static STREAM: &[u8] = include_bytes!("../ptx/sm_80/stream.ptx.lzma");
static TPA_DECODE: &[u8] = include_bytes!("../ptx/sm_80/tpa_decode.ptx.lzma");

#[rustfmt::skip]
#[expect(clippy::single_range_in_vec_init, reason = "code without a dictionary")]
pub(crate) static KERNELS: [Entry; 615] = [
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 5120)), (90, needs(64, 0, 0, 5120))], file: FLAO, places: &[0..5614, 322249..331407], sha256: "cb13439104e3956892ac7e1aadca2c54a31d649e9d1d72eb1d4a81e6b889bcc8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 5120))], file: sm90a::FLAO, places: &[0..5571, 265075..274826], sha256: "f4d9f589eb870f4b2370e59ddc8839551a012dc837d10e5a9b52ad5745bc11a1" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122], sha256: "85ca0b04054d7ae5be944ed5664337c24be9cd4434263b3dceb047b625003c60" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 8122..10455], sha256: "8a05045d83c6075bd612fedb0cef19216e573891cf8525ba8814c3eae366036d" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 10455..13198], sha256: "c4ae768eb5e6d111b13979c43260cfbeba6735466dcfbdb1f9ada01e2d136bce" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 13198..16116], sha256: "166b698fb6da2d4390ac1924b24b1fc22b55082e44fa0d628c4f5bf50f8d281b" },
    ] },
    Entry { name: "flao_elements_sum_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 16116..19239], sha256: "d8deda5136ce534dcd7b6b2ccf78e235395145007ecb999e5fb9141129c291e2" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 19239..19467], sha256: "35b15256630dafd6cd9f80b10cf234f2a9780e5b39ae691b66a8dab9c4ddb707" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 8122..10455, 19467..19707], sha256: "6376b1d56ef0e3cb9780f4623fa959122e359b5f333e43af90a8fe7f7430a9bb" },
    ] },
    Entry { name: "flao_elements_sum_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 10455..13198, 19707..19948], sha256: "cf9881438a8b6899d42dc07b83607bec7472d0685ee5cbe4a173c41009b444d4" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 13198..16116, 19948..20191], sha256: "650640c914eec515f23efe04a49338101f6c93d6778c3257cc2a685a10657944" },
    ] },
    Entry { name: "flao_elements_sum_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 120, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 16116..19239, 20191..20432], sha256: "ffa652cf077c9be964db0f9afdcac39fbd7e36a8ee1d5ec2f9a81d0edf7e8acb" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 20432..31615], sha256: "0fac89e221bb7e25ba60196d809929d1d7afea24bdb3339d79207760e62fb4e8" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 20432..31615, 31615..38714], sha256: "98a656f7caa30f3afae6fbedd916df8e5017c34c70d55e7108e107411e794c2e" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 20432..31615, 38714..46949], sha256: "9ac0d3a28ee417c3c8c3410d7a6242e47196bf66d5719f0bfac7d47536006be8" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 20432..31615, 46949..51137], sha256: "b202a8e2a6e1e33c274afafa42f68a180c3f5d5d0fc5e8ab4cb0b766dc176f20" },
    ] },
    Entry { name: "flao_elements_apply_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 20432..31615, 51137..59299], sha256: "957f5f1d79cd3656a3eb164f4eb705c676660180fee3b67424ff54e4c947de36" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 20432..31615, 59299..69870], sha256: "4dd9b71fb684f140f6122258df0dd1dbcdf3bf21c54f328fd123da50e5c66a2a" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 20432..31615, 31615..38714, 69870..79581], sha256: "ea7c4e1ef1b9ba7557fea90ffb12d8bd0081e50222df5e828939b24e15cce92d" },
    ] },
    Entry { name: "flao_elements_apply_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 20432..31615, 38714..46949, 79581..91964], sha256: "ac5bb6572ab07e2e0db38afedfa76145922564917da60ff85cfbeb6f7dfd51e3" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 20432..31615, 46949..51137, 91964..102637], sha256: "fb192facee0447613eb241c83924f963bde576ac7f29e489856b634afaa4e874" },
    ] },
    Entry { name: "flao_elements_apply_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 20432..31615, 51137..59299, 102637..111096], sha256: "4c29db2713712d2c4c9e195cb89120e988a0beea1aeb9eaca9cc98aa9129ded0" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 111096..124383], sha256: "64b49e125fb3e217faf3bc955e83d66b7fa7dc6f47ebb48ad59fc62dda91241e" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 111096..124383, 124383..141728], sha256: "7756edf78186e66ffd2c417ceac3fbc7919fd8cf5939cdf7a8fcc3d53b20bbf2" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 111096..124383, 141728..152962], sha256: "0477e215804f9a24155123d8892a67abc1550e148d33718a0059acac8d04fd15" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 40, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 111096..124383, 152962..165234], sha256: "b968535ff99978f8c875a8286739318e300bd46da1cef50759dd1c29ec872fd5" },
    ] },
    Entry { name: "flao_elements_bwd_queries_bf16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 92, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 111096..124383, 165234..179058], sha256: "f2c3ee89c579a86f0d562fa02865236dcbac47b20cc85801a0ee64358d578cf6" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 111096..124383, 179058..190132], sha256: "b1a33cc6c8c59755ad3d5556fc5d6f739fdc6552f68b7139d59e7170f579c6ef" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 111096..124383, 124383..141728, 190132..210567], sha256: "81c2c54254c43ad3220e9c48a3b5de721d5826175500494a5228732e14efa225" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 44, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 111096..124383, 141728..152962, 210567..225092], sha256: "cf486b22ab2ba18a3cf1c7c662dccc8c96dbd266711b2f6ee3cd8462d24d7d1b" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 60, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 111096..124383, 152962..165234, 225092..238013], sha256: "f1b25d8b2cce219eb644d62991226b24ef970bed91c4a3659008ddd61325dd25" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 24, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 111096..124383, 165234..179058, 238013..252255], sha256: "855709f2dfaf746bed44b6b8d7005387ecc589a8fdae20390d4a97fbf1ed89b4" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 252255..262387], sha256: "f95995e47d506e4029ce13b93cd3d0f8c30ae95f7464238890623706d7331b81" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 252255..262387, 262387..269226], sha256: "ea3dd88a8dfe9fbed6dac1d0b7a94971a184b0eef778447d476e64ef479030f0" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 252255..262387, 269226..276563], sha256: "50cd572c67cc633324d4be8de4d7d3ed9ac1feac61cf2aeeb076e14841eab891" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 252255..262387, 276563..283851], sha256: "f9ecf853675b61f8472895d357f977f74496677ec1806d8fbe3044760d71f837" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 252255..262387, 283851..289896], sha256: "07b282c94cfec562a830c6848d8306f825c52a754dbb3b48959e9d9ca0656d2a" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 252255..262387, 289896..299727], sha256: "b83d64c4f0b1c0ca45c140250a4d382815652be462e674880be4eeb56828763f" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 252255..262387, 262387..269226, 299727..310313], sha256: "f6174287c3164ac46757e5adec39a6c95007cdcf9cac52969a959f201d9948f6" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 252255..262387, 269226..276563, 310313..321297], sha256: "89c951e4b4d7b2fba2801ff13951e8510b8b90099255eaf5e31bdca3875d9a35" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 252255..262387, 276563..283851, 321297..332266], sha256: "e5429612dbc117a87f6fcc0926eaaf7e9ebbd61a9205242149db6e3bf58aaf45" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8122, 252255..262387, 283851..289896, 332266..340875], sha256: "3c238bb6d1c16edf29ef0d42d5f6fa6a826bff45bc67b5ec1ca63475c8e1af39" },
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 0)), (90, needs(56, 0, 0, 0))], file: FLAO_LRPE, places: &[0..6961], sha256: "b228fcefe27145b06ced540089d8525f72c2673102b624a13f232a75ee05e6a0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7343], sha256: "f31fb5b7d0da2bea1dc165a0f66d764097c0996bcce3040951634209ef632495" },
    ] },
    Entry { name: "flao_lrpe_encode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 744, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 0)), (90, needs(104, 0, 0, 0))], file: FLAO_LRPE, places: &[0..6961, 6961..18301], sha256: "2d8ebd35ec40b55cb2021b6948249e4074214cdc4c9e8ecc2d82fa9c327d4f55" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7343, 7343..17432], sha256: "992aef8d33a674d7bf8fab805335760c45d5141310dcf34e5d01b4f120d95790" },
    ] },
    Entry { name: "flao_lrpe_gradient", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 944, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 0)), (90, needs(72, 0, 0, 0))], file: FLAO_LRPE, places: &[0..6961, 18301..27309], sha256: "e4a5e3d7029a96fb3d414438a470e0bc1f25f5f0341f8d2b33df971dda121ff5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7343, 17432..25055], sha256: "6a6f4cbafc4480e3bc2b61653884393b894611f7b59b8f8e5c9c68efea4b9614" },
    ] },
    Entry { name: "flao_lrpe_decode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 792, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(96, 0, 0, 0))], file: FLAO_LRPE, places: &[0..6961, 27309..42569], sha256: "d72a572050b3fe1d458a0b22548be458c0bff2d3bffce90fd556b5ea9e946a1a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7343, 25055..37335], sha256: "aa019a19e8c1ff514e6993a3c86f549c0f24ec9585aff825f8d0488d60d4b0e7" },
    ] },
    Entry { name: "flao_lrpe_sum", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 96, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 8192)), (90, needs(63, 0, 0, 8192))], file: FLAO_LRPE, places: &[0..6961, 42569..47545], sha256: "ee23e5a03cbece1af0df2b46feeaa315898bd8d403eed70110755eca722b3000" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 8192))], file: sm90a::FLAO_LRPE, places: &[0..7343, 37335..42647], sha256: "2e722459b379ef12d604028bed5459dd292e3f12354b465439519818ad2f9c61" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206], sha256: "8de165e67a97faf8d291c9d6cbdc0272ca12fdbdeb3078863a826aa15246dc78" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 23206..42952], sha256: "66f33d0ed1421723113d21d63204ce9b721469883b5d423846c99e952c566e03" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 42952..94813], sha256: "d84576e20d33729174a439bd69f9cd7cd6a143b25c30c33a6dfb69170fee6a9c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 8, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 94813..145213], sha256: "99e0b1dbbcd4d81e267ce0bdcb49b9f442d39e12afc28f9b3c823791cfb5372a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 145213..163483], sha256: "3607441fdd4001f29b4b965cf28ad9548cf3365ad03b957190e2240c978880dd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 163483..182648], sha256: "f484cee782a56fa50a743967d14e3baf3f90b095abc1f3deec959183d38c3708" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 182648..224711], sha256: "d0c1a984be82223ae0c742cb05a5b84218fc04bc2be569d7786bec4504ed5472" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 224711..265340], sha256: "4771150ad1598952b08bda9923eb7de52d5516351cc12bebc59f54b76b8cdab2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 265340..285436], sha256: "6fbdbc13e9f9b57f9bb3917946fcfd9c4757db040916d09ed5d7c47022b648fa" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 285436..307629], sha256: "0e82a6509d267d2c3c42b2613b26bab18e7baebd9167b7826f20242705236f23" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 307629..364589], sha256: "39da576e08b060c4c5baa8437af585d67eafffb05680b7696f1604ad5c813310" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 364589..420894], sha256: "74691837d9a092e41e8d31aeaff7b28e607d46a02801eb8962db2a193fa96ba7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 420894..435880], sha256: "6fb2df5368e0b31cbf2abced49717029b44c5674d94d1e2fcad91bcb71d3e441" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 23206..42952, 435880..451436], sha256: "02cd645fa7dd2c95108696e264c2d93cb5be2ddd8c26a631bb6191f55e8a3c46" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 42952..94813, 451436..493487], sha256: "68f43d05c6498038d84b014e23b1f0dc939a97654d85b82c462171d8c9003681" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 8, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 94813..145213, 493487..540767], sha256: "285224984dcc89fa1693d38e0829d9dbc9c4161e4e0aee740f7fb2a42bc4ca4f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 145213..163483, 540767..555327], sha256: "81366ac9593e45e7a23a32e3fc395c15d77152a0f5c0b6e42616df5187140397" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 163483..182648, 555327..570301], sha256: "fd7753d22b87aec406e91965a92dd851b056d2002a47f9c04c454620c43ed65a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 182648..224711, 570301..605333], sha256: "013694fce9487a035839cdea38fff09ee17dfeb634538a32287932e72f8ae4fc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 224711..265340, 605333..637867], sha256: "da423b735b6442665c9f1bd30eed171ef9fdb538b65169278f02fa9309f9fd66" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 265340..285436, 637867..653828], sha256: "9f63c49fe4abe619e6095d217ae5415461f986fa16ffed8e554fe1c0f260d595" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 285436..307629, 653828..674085], sha256: "6895f38ce18cf9037de98a618066be2cf089d654f9e9c77b9df17388373426f5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 307629..364589, 674085..721618], sha256: "13c7aee0062020cbbda680d2f108814580a21938d1c4730e9f6f4f3d7d3f367a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 576, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 364589..420894, 721618..768620], sha256: "dee3d587585c55994d360a246220f7716d804a75dba540e3509c1786c06a4b0a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952], sha256: "8f27a3a397d09dc46ec9f168b8bfe272ecfa4fec98e88afe6977dea500d00a79" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 786952..806854], sha256: "abf1517d0aa25c2ed8af2e66a7f78caff0bdc7e32b49dd09955e06cb2ff9a720" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 806854..833398], sha256: "cda44be02130974368e8b28af74969cff044ac5ca2629fd32e5a603b1cec5c15" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 833398..865021], sha256: "4ccc66b9130c600cbf79267b59a8063e3b150c3ca7ad7a3612f2b9663f250756" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 865021..884145], sha256: "e381b868513e1341e1c9571a40d978f926c500f0a53b50ea61bde281a7185e6c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 24, 204, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 884145..911007], sha256: "bab80623b728e32522c65c98e200ff5346f0432c311f472640e2de00e4f4ddd3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 911007..947574], sha256: "c04ee545c73067fa769a80f25ffe0f6b43739f53afbac59ed02b6c4d615293f1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 120, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 947574..990265], sha256: "c235f20e768c09ebab96820434ab729ec0ec66dede0e03ef226019ca782d7792" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 990265..1009217], sha256: "0aa6eebc5d1e0dd408df7950c8f24eb1f9e04d08349c5facb832faa6f1f356fe" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 1009217..1032621], sha256: "bad38f7f4453fb3526d85b4366d05d6662aa222522a6f844639ba70be779efce" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 1032621..1067192], sha256: "39e00a028ac0bb9b45ede12808dd50db82a15350708c658e80cda80d200fe620" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 1067192..1105140], sha256: "28429a055fb8c0f8d938da23f1a4360ef37e8b5416064c99ee9647fbe2f5d5bb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 1105140..1121830], sha256: "27d8ba52afb5b3e4b5b29cff4d47e08ed59d5d8727ec486a7d24ff28a398ebc1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 144, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 786952..806854, 1121830..1143774], sha256: "7068af26f45e100b92a2a6ec3198e1b0d2e8bc32caad0980965b13e2c4f65228" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 806854..833398, 1143774..1171542], sha256: "a00b082230647c222b7d9c20b57681bf6bf73bddd6db82488ae2a8ad38ffcdb8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 833398..865021, 1171542..1203175], sha256: "d609c26a9932d435a654bb0dad09f7990c7284bd8f71b51578a98d44270ce446" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 865021..884145, 1203175..1225558], sha256: "a971bb00e2ff45c6ec45fb6aec1e78680ba93c286a8d6816cb66963622dec72c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 24, 164, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 884145..911007, 1225558..1253097], sha256: "180d7cca0560b467faf74a3d9321485b1a8cdeb4ce520e1b6b8046cab0671741" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 911007..947574, 1253097..1289962], sha256: "656a67f6824edecb7fdc740323241a02f2f5bf58c4d6bedc756538fc6d9d9b4e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 120, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 947574..990265, 1289962..1331703], sha256: "f34ecb04154ceb2e507fb4a9ba0d81d176e3aa72ba3606bd6fddcfa9d875424f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 990265..1009217, 1331703..1352586], sha256: "45b85ed2c957233e1ecd8aba3da54c78fe4854149ebd82a2c7f80a6247d6c553" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 1009217..1032621, 1352586..1377456], sha256: "fb6bfd2ef47193bf4fe9f79240179b0b71f5aa03afb3438ec90b6cda21d45dbd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 1032621..1067192, 1377456..1413555], sha256: "4b1ca9b692d354c5d8a0e9f09425f15b344cb894a8970ef0ce294be7262bf7da" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..23206, 768620..786952, 1067192..1105140, 1413555..1450299], sha256: "2a4b84c1bf194b7037dce6830e44be90856248c201ff1202a776956c0cd9271d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318], sha256: "7c407a5ad80edf8482e0deab4759c0caf1505dc8d53248a5125784fb4f199548" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 116, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 28318..59693], sha256: "da9f0785482d5dccf218c36766902fdc552edf9adf7374a9abffc6fc94ade2fc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 59693..106152], sha256: "77f0df67826e8fc73c5e01d0c044aa12b485322ecb9d1708132f6b98d1625827" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 24, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 106152..162232], sha256: "7de2c245a13a4a71b70ecaa013a8b0fdf0e792d9c3deba5f58626fd589b44ec7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 162232..190090], sha256: "0796ada951b5cb0cc1aaa729ed0eda8d0f8e43888ee72af23e3565f584624cb7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 190090..230426], sha256: "b50cd72424472c8873f505f19c5b8e5cb0be85f26363d56da4775e3b612d40e3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 230426..278802], sha256: "f7a900fe08c9636ece518e676d302585fa016edc8f4a9561cd4f6ab08b6e0425" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 278802..348098], sha256: "11f4e9cc2be23856fb568e5523e18beca5aee2204969765f5417c56b774db819" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 348098..369871], sha256: "e6d6d37da611ef832b177c6132662d89fb1710911dca2e21368f553d04c3396a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 369871..401327], sha256: "e69af44ea73ec1ebbd857891789dee449f65d20c40cc6fd6817c2cd045065743" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 401327..441866], sha256: "f51b18f7a852a454055a2c44f285dbd6d58b429d90db7990789cef6d42e47d48" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 441866..491512], sha256: "73d725a4b5eea278b6148d67b5148d5c8dbc3799a0ed9a6cef8dfa246a5b8fb3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 491512..516772], sha256: "498d30ca5535e0e39b63f5d914cfc2b97f3bec9dd9a628aac38265d13287e72c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 128, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 28318..59693, 516772..550500], sha256: "a0cfd7346cfd57c3b0420799701adf474e184c3dccf02cec048c475351e809e5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 59693..106152, 550500..597942], sha256: "0ce2f065fbfaacf85382aa364381906b998c1e074a839bd8df14a491752ca4b1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 272, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 106152..162232, 597942..659276], sha256: "f5b72c5a400faa3b15bb058c091f0b5120f36abf9b12b2e2a52dc6a574b19f49" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 162232..190090, 659276..689933], sha256: "c1aa997485526a2fd7da6bba74d1bfa025710507880cb17e8f1c5efb27819033" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 190090..230426, 689933..733329], sha256: "9696f8175da2ad4a241ba60713ae50627eaf8eb564e34debf0172029dd065d10" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 230426..278802, 733329..785077], sha256: "dc51ecb4c553625967e4d38a9d763fce24ca05b79c30fb646ea9eb8794e8e775" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 278802..348098, 785077..855318], sha256: "9e589732d67d18760412bf8e52f38d24141d4efa79112ca14edecf04263b2eac" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 348098..369871, 855318..880923], sha256: "43647255e504e945d66907a340d87723a8ccdb2d83a3f1d2e876f75d92564cc6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 369871..401327, 880923..915064], sha256: "79e4a5f1237179e9693e69b1e1633988b6b6e3299a05a1dda672caabacc9fcde" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 401327..441866, 915064..958783], sha256: "b49a8381d30f43c92a0066f2b2d628639d3129347d7108b2c4536b96d6374ef5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 441866..491512, 958783..1011888], sha256: "c932a8d527ee4ae0e6c6bcf99647cb977a3c3b857994a2126ab224b451fc899c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577], sha256: "83623eb586d0f36e86ec810a1938b37f8658bf55e6ba9ae20eddc81e210f4b29" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1027577..1042128], sha256: "470d97b463fea34d34e086c1c4a852fde5a46f65c00f878f9e8a9f3a9d6d2845" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1042128..1073770], sha256: "56e321eb254e07af7f2a1594b70964b36cd44c9d13281a4551ef4d8a03d9bd41" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1073770..1106028], sha256: "1fa2c6cec68261cf1a1c5b040600db2623c5c9036167eae962831b5a5a078df0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1106028..1119434], sha256: "0628471057387c09eeea34daf08ec86403d914d30b1907b19df12aaba95abea6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1119434..1134549], sha256: "cccfd078d66f5a45f0404cc5a38abb5899ea127db2d0aabcdf2602df4e55d23a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1134549..1161616], sha256: "df9266228b9a637e5ff1ee1296bab4a83f472ea2846032e82f51d44657ecc128" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1161616..1188469], sha256: "12d0cae2879c4703b8c150db0baa6cb279c78cf7d0b79e1d4014e38e07879007" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1188469..1203238], sha256: "53936b4e53688985aeac0931e0b47b931be4eabef86badc5a13fbd3fe07df0d1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1203238..1220102], sha256: "10b85413c2f874605d64c88f7fd4c6446d7c159fdc63f34614ad51ed1c044c5c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1220102..1255315], sha256: "bf7f263cb57e4f7488f1a81f007c019a968209d2f653f39293093b08a1875990" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1255315..1290348], sha256: "a32707dfa635f9cce0608f74a86ff9a783b5665a3f15591c641dba0aa7818273" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1290348..1309622], sha256: "92ec15e742eece4d9c8450306ad275d64b266207506ac15c331a5fcc8b6a4c87" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1027577..1042128, 1309622..1328702], sha256: "42e70f05bbd0be2661d72aa65b215613eeb2b739300a54d63006e4229b70f527" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1042128..1073770, 1328702..1363108], sha256: "0e9d30f5eabbd93f95dd83921c65175cee8d1f569b11df886d6938233318186d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 84, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1073770..1106028, 1363108..1398048], sha256: "2e7717334f4f1fc1e994dc4b7f455e87d56f5e6fa4da4b9fd0bbf75771d0ffbf" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1106028..1119434, 1398048..1416743], sha256: "eb7eef33733a81ce6becbe859749b8d0fab93873a27a02b257452c109fdde092" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1119434..1134549, 1416743..1435614], sha256: "c6e2e2baff3c52bfbcaffee467da9cfebbcdc37bdc1e1a6384524e59c2fb5882" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1134549..1161616, 1435614..1465792], sha256: "97fd8ff69bed90ea6d2f3e1e4e8a4c0c46c47e51224c4f9ea96b08a25f80e30b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1161616..1188469, 1465792..1495101], sha256: "d3b9ce5e7f277f1e9bede5cedb5fbc87b9692837cc0c6c233c1a4d5d85db85ea" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1188469..1203238, 1495101..1516067], sha256: "a892c22055bbc3988522f597126d00be49ed46fc2d8adbece12c102d96ae4b9b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1203238..1220102, 1516067..1536217], sha256: "a1e2aea5c48fc002ff19188fb76e272be111578c44cfac429cd49df955470465" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1220102..1255315, 1536217..1575525], sha256: "5b88f53bb5586abc89a1cb4708e196912886128591354db791bf315789ad8e22" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1011888..1027577, 1255315..1290348, 1575525..1612869], sha256: "24f3d5bc6ad9fca8b8ad973788a3ef6812700531254074345ddcc7e1720775f0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633], sha256: "80b16f0b59498131c27cfe0e7be67af928390cb673e256012820207359fdf1c1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 116, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1621633..1649494], sha256: "206b3efb30a3bda9140c61e47f66af0d9a22f4f04738b15e655049df5d2a8e9a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1649494..1694213], sha256: "4f8285325392dcc85a71d71524947e4378228c842f3e76f4ee101149448f7933" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 268, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1694213..1748221], sha256: "eac218fb73a556506614459c403d0b04bbc77ef7bbc051ea316f3a137b40c22a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1748221..1773792], sha256: "6dfe0908ba5c506b59311e4bf00bb058d5dd08ffed531ee9dd5ec053dd95934c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1773792..1810957], sha256: "927b13004fa6f81a5838a5737c090954c2ba554b978b80e7a7544d55f0e2e291" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1810957..1857294], sha256: "55b6a7c4995df2d69ad6a7b3ac4a4deeaff1ce9128382c381d09107f7c74062d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1857294..1923916], sha256: "c77da028f165d71e892fcba199f1d9b6d73989dd554d51c6fac35b1775550961" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1923916..1944595], sha256: "2a5d915433128b1dcb0e35dd2eaf191fdc2b84f8365ec4fdf91449bffcabab0d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1944595..1972866], sha256: "cb8668b8a09beb6977ea1daa04629a7f683443a191bab76da6528a4ff12feab4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1972866..2011376], sha256: "f831ac7a9ba6c0510b23fe07cde46a9bd2adb0c87558d3870d09b9d9410b934b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 2011376..2057521], sha256: "b849b589d277ace434c3f6fca47c1524e35dddc6b6996b72c1e0240f1542a7b5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 2057521..2079115], sha256: "88fe3adba15f5cf4e799948f84df693a8d9e1cef583f84fb559abf13632efc61" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 72, 148, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1621633..1649494, 2079115..2110242], sha256: "6383f6429001b58110607d9403c852fe20e6518373be41fed4f437e1a4734069" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1649494..1694213, 2110242..2152091], sha256: "fb6b78752327a1647c277e3aa504481224100b780ed84f1402fc44934c331a41" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 32, 284, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1694213..1748221, 2152091..2205210], sha256: "d4a962c942c326d994631bc743414e0e35f0f4ff3719ff5daa9b5ec07e361297" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1748221..1773792, 2205210..2232684], sha256: "364dcc12d929097fd424e488551eec44f9344d12ff4b2bb20cef1f8e10fdd114" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1773792..1810957, 2232684..2270412], sha256: "a864a4b2ff5f2476c3a6246bfd5a50c8872d444fe99993ff62e7ec368b752dd2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1810957..1857294, 2270412..2316781], sha256: "39663500cb1de5302091f9954542db05928f37f9fbfe90623d329e46f3389b07" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1857294..1923916, 2316781..2381594], sha256: "c5bc1bda6052c16c385331818de8e55d751c476914e865f68b7ed8da097e9e8c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1923916..1944595, 2381594..2403397], sha256: "be8cb09085ab6bfd760d55ce2d95a5c16d775bedbc869717590255d918128fe8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1944595..1972866, 2403397..2434153], sha256: "50e11b47cf1d53446debf788270445311740b6db06bd74e404a433c6938e2b23" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 1972866..2011376, 2434153..2474945], sha256: "84938b579910875b9d6f6c147a8f10bf4c0880281d883c7d1f8afbd33ddd0223" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..28318, 1612869..1621633, 2011376..2057521, 2474945..2520728], sha256: "a4e894d31ab0d6bab8d2d5a6e8041ecd166317f7ee451523f2d26dcc2abbb856" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 64, 436, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191], sha256: "63a5e839234e1bd2490a9e3a2eabc301f7870c43b2eae2aec6a3f87fb13004eb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 456, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 40191..96917], sha256: "5ce472ad545c060c54a52750ea1a8352b7c3abc219d3ac5dccf4f1742023a56d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 96917..141300], sha256: "a66432fba223c164be1f441409c40e46e8c6152a5a78119bb3a087749c6ecd21" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 120, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 141300..215616], sha256: "c1ac22fbb2cf75cd71d663cb5c8a38153795e5a9daf622d01769aeb676ccac41" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 215616..248455], sha256: "f3bce962a08b9a851d602416d81cfd6df66c17903f66de7892302753ddc1cd5d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 248455..296706], sha256: "28d9074a80c354a9d334ba5cd65a37c7551f6748eb0cc12a66b9f24c34c32b36" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 64, 448, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 296706..336008], sha256: "39156df01723365da4bcf039a8644bdfe0d8948d2ecb15c8a5a3d2dc4f765745" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 520, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 40191..96917, 336008..396648], sha256: "0b92f37c9df2879258903f8b29469edb2e54256d45237b8610fd9f2a4e57358c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 96917..141300, 396648..441681], sha256: "a4286860835f9beccd39f4c7788556e41926d80768c87fc916a0651ff7313e46" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 141300..215616, 441681..518046], sha256: "d57a58279922e8888f7492638e18083b0f439f6469e62d82f6822adaf3a05428" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 215616..248455, 518046..554295], sha256: "947dfd51a22cdc900c373ed6c20b7a7719c5fb8ff50fa07643729e9b45aa2ac3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 248455..296706, 554295..604604], sha256: "59649caa9e5473c6b111995ed1dcb6d82b2e86dd1febb41e22a7fecd91108d48" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 40, 132, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913], sha256: "ca0710ab690f19efb1cb37c129d16aca556801dd8f826cb5819b9d528b8b3da6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 625913..664657], sha256: "fc798ad0cc2b2516360684efcd72df5c7231d75837a37a7fad2c891382d09dd4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 664657..683941], sha256: "859091b7e2dd10911964eab228b81fe22a2d651d28bff2975ff76d41c8da8cd4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 683941..720631], sha256: "648f32613b2df48e62f9bc8ca4e5e692e1f6aa10fbf8634571fe6a40faaaf18f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 720631..741162], sha256: "f67214d3b5d0bfeab103d179d7fb38ee325be319453033e1519fe9a151a5b122" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 741162..786527], sha256: "4d0c9bf6a50018fe0964c7547790550a8b578fce2b4ed09b7915b11004a51e55" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 80, 276, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 786527..811682], sha256: "11140f5275f871ce85891d6276f2d895e0cdea3a2656d0defdbdb6f1abba7a29" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 80, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 625913..664657, 811682..854286], sha256: "083fb51ad07ec8a8950b1c49dc1ad669ea896525848703630386d8ca48b0740b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 664657..683941, 854286..880435], sha256: "650f0aa5059a5511eeb0f5aefdd881b669ded5c7245b58a1a006e30a75162e67" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 683941..720631, 880435..922527], sha256: "537562b67c652607ddeac447da175ef088fb1d733b84037b880a1394a90bf58a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 720631..741162, 922527..950216], sha256: "467b1977ba15185c7eb21564a98caa37b42c66da18006778a635aae4453c8c5f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 604604..625913, 741162..786527, 950216..1001947], sha256: "b3313e245c267492e09d8651ce307f4d99a22d3b59dbe9f73a142a07a7e72c91" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494], sha256: "8128d383689c49c19604c0681d65f7525156876221b2f3198072694e8c334315" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1025494..1067406], sha256: "7f1c9709147d6a83036ff41b9a8da5f1e18b5b15d9da7acaf8e5d2af2131bcfe" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1067406..1102037], sha256: "3f6b0f3141299918481a21007f9306cb50157a324b3137fbc3ec38422008b9ac" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 116, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1102037..1164417], sha256: "83d0d3b3fb6433f353893768ba30cc70b0ed3ea76041b9c9a5da807c6be03c76" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1164417..1187224], sha256: "c306114cc9168730f52f0ab2a608e8acc1fc1cea790f5b842a10ed74fca66a48" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1187224..1225391], sha256: "f5d3c52fcd49b8191f089d0427a4d87e74e5162b2d2160f254ac181ac66ffd09" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 24, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1225391..1249687], sha256: "d72380732c4ee31e66e28f99b5e50a996bca07bd0240a7208ad48f6798285779" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1025494..1067406, 1249687..1291788], sha256: "19aa7cedeec7b26424e95cb0831ba26b4f65ba455e8dc1fd766fb2510d26984e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1067406..1102037, 1291788..1326175], sha256: "34cb11e96908c0b45a5f9aa3b03f3ef9dc6581699b7bdbecf426f18035d68df3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1102037..1164417, 1326175..1388851], sha256: "da66e9df5a3e9a2f25c8f89b75ce46bebab080e729219adc77568175afdd520b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1164417..1187224, 1388851..1413020], sha256: "fdd4ccfff55e276c79efe1950fe6bdfb3fff76730c9b5f30233652e5138873d0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1001947..1025494, 1187224..1225391, 1413020..1452419], sha256: "05217150ff3e2b4712b36d6703a61aa9dc49adb54c159aa1ad1048da68dc5076" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_center_bf16", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 80, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 16384))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1452419..1456011], sha256: "015713865f46cfda22eb570256e854487963b2ca58a3016a6534a870085ed0e8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_center_f16", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 80, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 16384))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1452419..1456011, 1456011..1457020], sha256: "f8a372a76637a267a7bc3945083c47a6d044b91ec8e8e9cb270f0b201d4fd212" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_deflate", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(40, 0, 0, 3072))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40191, 1457020..1460962], sha256: "e9ee1996197c9374c86712524bb2b891fa123d120eb0c594552c8c85f6b765a1" },
    ] },
    Entry { name: "flao_short_fwd_bf16_r64", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(96, 0, 0, 0))], file: FLAO_SHORT, places: &[0..14192], sha256: "25f44f451e3fd29393af0df29d0c98954096fd38fc63226c748676372e8bde9f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..10465], sha256: "56bad1cb42bbc03aac6c2264f530edc3eafd2420e316326340b151336b2489b0" },
    ] },
    Entry { name: "flao_short_fwd_bf16_r128", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SHORT, places: &[0..14192, 14192..29038], sha256: "9554c668a264b8af202a8a269a73d5009c169bc2bb571ad7ea49d8025fbc3ba3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..10465, 10465..18939], sha256: "c1768f9e56b5cf465f4e5b6397a317c7ebf71a08a4ea34c43c1f18795b790a19" },
    ] },
    Entry { name: "flao_short_fwd_f16_r64", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16)), (90, needs(96, 0, 0, 16))], file: FLAO_SHORT, places: &[0..14192, 29038..40560], sha256: "81c06cb1927172f9ba9bda63984e72e7c07a13ca854209f1c8d35d72bff3bc7a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16))], file: sm90a::FLAO_SHORT, places: &[0..10465, 18939..25064], sha256: "b17ba0e60ffb8114fdba10a12ce8da8d452c8f916b5857b08f996900496d3d74" },
    ] },
    Entry { name: "flao_short_fwd_f16_r128", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 32)), (90, needs(128, 0, 0, 32))], file: FLAO_SHORT, places: &[0..14192, 14192..29038, 40560..52372], sha256: "8fa31b81a87cd74ba40a90bfbb295c6a03e6e1bb62a29b8b0ef320e90d0924fc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 32))], file: sm90a::FLAO_SHORT, places: &[0..10465, 10465..18939, 25064..31159], sha256: "a7080106946fb4c6e4a36832e4fff3752cb699a66947ce09b19e068e188f02b1" },
    ] },
    Entry { name: "flao_short_fwd_f32_r32", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(94, 0, 0, 0))], file: FLAO_SHORT, places: &[0..14192, 52372..64158], sha256: "fa33a879a5f97209e90384ffeb976570b0c5acdaf41c44af3aa10044b923561f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..10465, 31159..39608], sha256: "8eae8eda94a6e49818161d45c5aca2ae57118aa9fdfde090b78201aaee2ab9e0" },
    ] },
    Entry { name: "flao_short_fwd_f32_r64", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 0)), (90, needs(122, 0, 0, 0))], file: FLAO_SHORT, places: &[0..14192, 64158..77537], sha256: "547ea69aa2e405779f5aeba97794a742b2b766019d256473204f11e59a1597be" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..10465, 39608..49149], sha256: "3283623307c0b3f6a1a306584f3ce669d0374910c5f34d75da6933f7d4dba8de" },
    ] },
    Entry { name: "flao_short_fwd_f32_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 48, 0)), (90, needs(125, 0, 0, 0))], file: FLAO_SHORT, places: &[0..14192, 14192..29038, 77537..91109], sha256: "a74aaa63aa1b5d648594359ac70295021b297de536d7296141449f8f6f5f18dd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(125, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..10465, 10465..18939, 49149..59376], sha256: "07bd0527471f248b658ac8f2c784f49a3a7be41b9c0e336c48a29238f8a4a499" },
    ] },
    Entry { name: "flao_short_bwd_bf16_r64", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(85, 0, 0, 0)), (90, needs(85, 0, 0, 0))], file: FLAO_SHORT, places: &[0..14192, 91109..113636], sha256: "594b243a012a8cac132e6c5c2413faea719cb4aa9157c2e093c9355aaea8a087" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..10465, 59376..69693], sha256: "d1a3bcfdfe36d33cdcfc4d05835581d19fa3c9f51d7c6883e63989c3a5b7e2de" },
    ] },
    Entry { name: "flao_short_bwd_bf16_r128", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 0)), (90, needs(115, 0, 0, 0))], file: FLAO_SHORT, places: &[0..14192, 91109..113636, 113636..139785], sha256: "0ec6c7a0c3cc45c8e7b9834a88acc45871d8016215deca6f1be31c0778054ccb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(115, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..10465, 59376..69693, 69693..81694], sha256: "a264bb951788e940bcb416a604bf895c242486cd19fa78621abe6d80815a39dc" },
    ] },
    Entry { name: "flao_short_bwd_f16_r64", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 16)), (90, needs(83, 0, 0, 16))], file: FLAO_SHORT, places: &[0..14192, 91109..113636, 139785..160639], sha256: "4eb558d3259451f31f48deb7635b6ab4265b6ce7a5c96724dd7945d8caee9855" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(83, 0, 0, 16))], file: sm90a::FLAO_SHORT, places: &[0..10465, 59376..69693, 81694..93064], sha256: "54343c40e15f528c235857884e4e209d3d210faa809fae0d53d6b1ad8eedc932" },
    ] },
    Entry { name: "flao_short_bwd_f16_r128", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 32)), (90, needs(115, 0, 0, 32))], file: FLAO_SHORT, places: &[0..14192, 91109..113636, 113636..139785, 160639..187995], sha256: "3f3b0f9f049d327cc4851f1abab60bb774c7357d06fad1450c03cb18a1dabeb8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(115, 0, 0, 32))], file: sm90a::FLAO_SHORT, places: &[0..10465, 59376..69693, 69693..81694, 93064..104648], sha256: "0324281d16f593f2ebdacd35931aa3a8a8e6ef6fdc5c97ddd1d40015b68f37ec" },
    ] },
    Entry { name: "flao_short_bwd_f32_r32", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(93, 0, 0, 0))], file: FLAO_SHORT, places: &[0..14192, 91109..113636, 187995..200220], sha256: "10713f7b965af7584d41aee704954a925980590ed15299e1b82633900d8516c2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..10465, 59376..69693, 104648..112723], sha256: "55ce7baf46d4330dc12c43b5d1bbfb574170f37477d1dfa2535875c865f48436" },
    ] },
    Entry { name: "flao_short_bwd_f32_r64", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(125, 0, 0, 0)), (90, needs(126, 0, 0, 0))], file: FLAO_SHORT, places: &[0..14192, 91109..113636, 200220..215196], sha256: "75834bb7945ea2c2590100e493d6bf3014fbfdb2e99b8157c0752b994a46250a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..10465, 59376..69693, 112723..122029], sha256: "68704b540090da050bdf539b99db902137ef9c53f89471786196ca4e2a0e26c2" },
    ] },
    Entry { name: "flao_short_bwd_f32_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SHORT, places: &[0..14192, 91109..113636, 113636..139785, 215196..229562], sha256: "3c021bf29cb7abe6c0d78e17f536fad7a23f8319967297909e18d725666935dd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..10465, 59376..69693, 69693..81694, 122029..132170], sha256: "885d8e4f480da131cba56c94259ac8d7ad30d0542c2a93e5e17c570e62c2ab14" },
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
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 25172..31193], sha256: "ddfe20d9bd1bfe354119553fa747b0bc35c4fb9af37eaf591fc2faa938506dd7" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 25172..31193, 31193..37859], sha256: "f7af556d1c5c7a2af975c66ebaa98c9c22043d4f8315de514febff705aab33e3" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 25172..31193, 37859..43969], sha256: "ccb31a0c31b0d0f5463983df4344cad3a693585a7d7f64406089ad17e15f1888" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 25172..31193, 31193..37859, 43969..52979], sha256: "6579efc04efacfad61d9a0036dd7266bfa9d413d1ed26d4d85290d7c6376b2a9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 52979..57176], sha256: "f6dc452bc9bc39efc4a5ef862db3b3435d8c37f88b2b8a5fb4d69e90c89acd09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 52979..57176, 57176..60985], sha256: "d6f8ba97a5a7d2905e13c154e14533602ce88d7d89d064b45740ca0a9063e50d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 52979..57176, 60985..65606], sha256: "4ab0f4174fd0aaaa5c04940fbfa91f690e49369ba40c3652bf686d8d4ceaa8c9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 52979..57176, 57176..60985, 65606..70523], sha256: "b34b3fbea60edc6272c4662b45a71b639e0c32432f0316d630be8fe23b9a0874" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 70523..75114], sha256: "2f65f6fd3efc31160cf2e0a96f8d554504afea03cd7f0af9c33eda341902cf87" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 70523..75114, 75114..81209], sha256: "3df9c97c83ce7b697b1e1e04aaaeba7d926d02912fd4ea4363d98cfcd019973a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 70523..75114, 81209..84936], sha256: "897d6abc698d5513b70db10052b065e3791d7779a787cdcb5801bc71beb37385" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 70523..75114, 75114..81209, 84936..90346], sha256: "4f932e075488876a97a9ca0cb59876a7c35b4fa053d2edd85b8af4d37c2ead49" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 90346..96661], sha256: "7c83ab4cf23d1dc7bb4cbb5f0ac3e0aeb2f1316ade18c90aad518f1f3afc6391" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 90346..96661, 96661..105079], sha256: "bee272c10a7185cd9b3804ae94d702945b806aa3b283bacd1efa86020a847c67" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 90346..96661, 105079..111425], sha256: "d3ee5d95e6a4e4cc258af53dedf66ecd863d0f21d29309e837c0601063352ecc" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 90346..96661, 96661..105079, 111425..122366], sha256: "8d30cefb631ed3dd9854192ae00f8369a2b0a6419ec79bd734e4cb2ebcb62b3c" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 122366..128906], sha256: "4b2ef6ba5c9bcbee1ede09369cc8de0997cb9356fda718b9c737cae8186f7710" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 122366..128906, 128906..138943], sha256: "e41841787d78cef991c7c557837215a25f19d8e735c2264b97c0eb25d628c974" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 122366..128906, 138943..144836], sha256: "a9a98201c4ce4d9a2a9f28556d4b174b72629ff47080318eced9013486a13342" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(167, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 122366..128906, 128906..138943, 144836..154470], sha256: "2b1250eccd5f635499c1d4599d9080ec6429fbb621c6c9d96a3eb938e49be9d2" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 154470..161452], sha256: "e851c870f370d43b07c70b4667194e716e2f7ae6050888778c126e7aa27e3ed6" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 154470..161452, 161452..169760], sha256: "614f27a9639322e478050b69734f53fbad212e0b56075932b290d02fdd09d128" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 154470..161452, 169760..176684], sha256: "ba539ec8b73515f78b73cf05b378131aeece837b03beec30ba57010bbbee598d" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 154470..161452, 161452..169760, 176684..188732], sha256: "b587adbf37cee8ef3f0fc1e6193057bba0a16d049cf4e2f363e4179bafc250e6" },
    ] },
    Entry { name: "flao_wgmma_reduce", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 5120))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 188732..198707], sha256: "cb783a56c65883845f855a16a86a3b97ec79ae01d3d8e37efc20a76bd00699c1" },
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
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715], sha256: "d99a95ca4d0a81e496d93925c1d5f11a202a620f04edc43618621e09587c13cb" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 43715..50529], sha256: "96df0d221420fc5e352e0fe43be204cf5c3ba90c3505579407f53c8f066adaf0" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 50529..55278], sha256: "f061633667b020184062ae236fb7c6c50abd4dc14ce34f09c728c074d6f30633" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 55278..59837], sha256: "7efb85ca7882147207ed41bc084c539c7c2c021795d8b32031669ddddde33d4b" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 59837..65089], sha256: "bdd6795d91a38fa148056a48c66d86730aa75e36dece8effcad954843e9c8afb" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 65089..72033], sha256: "9a0033d3442cea92eb9a7af77b469c1257268fec2bb71d5b83203703d9d44247" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 72033..76798], sha256: "8ab62a066db9745544ed2914e13d5f4f6cda4aa8b4c0ee463bc28698a7536e66" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 76798..81167], sha256: "f5e0915dc85d4e17d7b61a8a2c459e8a15b9fb248c02f79e94a24ff2f1a3a435" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 81167..83841], sha256: "7ed0d0428f02caec9837b39b9e5b89773b115db05db959a4819cbd9ea69667ca" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 83841..90812], sha256: "48dc5f66cd42adc3d92cb36bf7ba88a6d131dcd9471cd8de4f66e1b8b093b3e5" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 90812..100751], sha256: "d27bcd7dc36a20459aaf0c594caf63a1868e725c61f3ed70e650c2361e0d923e" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 43715..50529, 100751..111010], sha256: "7ff1e709e8d8f24b9ee97402deb572d820f9639a63cce32d11650ae0e45fdd8b" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 50529..55278, 111010..118763], sha256: "74a8a7739d820128e405fa84488b0dab0d583009be359c1fc5b195755ce86954" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 55278..59837, 118763..127681], sha256: "f97f48cea7f1737c1c402ba763d3da7bfc929c29a3bb06da3d2be34b90d552cf" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 59837..65089, 127681..137934], sha256: "565d2f618d292243ec13e6884274ae4d28736124ceef4a5841805ba817b21d54" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 65089..72033, 137934..148275], sha256: "b7a43eaf8d004e803fd198dd674c696102098ee3051f3a4b500e55dbd72ea0e5" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 72033..76798, 148275..156078], sha256: "e7aab173152c2eb53b6165b70939c7fd61bf3c7cebbea9b2fedbedb33350a821" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 76798..81167, 156078..164948], sha256: "5f5f47bbdd0bb7706159275a6ca852e80647f4ba53910fc8023b417469ae2cc9" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 81167..83841, 164948..174875], sha256: "d170eacfa7b5c97ee4928f67d7dabafadaadf8420b21b31792d6d54b8d2f9f41" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 34532..43715, 83841..90812, 174875..185404], sha256: "0837183a816ef37a665f9bc994a173513cf8a25a63c721c4ad1376997fe4a16a" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537], sha256: "fcff8f31e08b772fdd36edbe2b382f77aafe5d29a293b4e8f5cb0c53cbc179fb" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 192537..197273], sha256: "42f5c8bb510a822d116031d606c134538ee1852d47b14102906bcfbccd8f687e" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 197273..200397], sha256: "9e7976b5410404a9b7ab5fb875227fd895e02832c3f68f2635997aec9c792850" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 200397..203134], sha256: "84b264e21e0fe1954f8095208ddde974b6754bd04c747563c252f20e38118b4b" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 203134..207915], sha256: "f799169fb2b9fa88079d3e75f7abc5126725bbfe19a478e1349bc7e68b02138f" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 207915..213435], sha256: "2e46d71c73ea74596bc3af09fed19494e01169bc0474c54a656c77f64d205870" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 213435..216787], sha256: "9b7d86b5e19978efb3513af8e5d6ad8f7a297dc070b3cb3b53ee3813c760aebd" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 216787..220360], sha256: "f963476ce9acc808fe1d9e14b1f37783c977e70a0433f3b20fdd112253851554" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 220360..225794], sha256: "1549979846353db36de93238f8ff7148dad9ae91b6723e165b54e17140fd2007" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 225794..230583], sha256: "bea2519c61bd2d02b3f52958cf3966b4b603a6a9b023bbc95391f752ebc3e4ce" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 230583..238871], sha256: "a8b946fcff85ed7830fdf5761104ae54380b4dc16adb756444d106036195428a" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 192537..197273, 238871..247855], sha256: "694988c9489a63a35e9bf03a76b29dfb629e2cbd801105d649c882bf8a1de8a3" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 197273..200397, 247855..255247], sha256: "233a19057216c5192a8c10b65db09b76bb9c1009e9c74b45e9726d2c9307d204" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 200397..203134, 255247..263400], sha256: "ce5e74bec879c5d2ba9bb2819fff59569d60581a4ba3d7f46d0f133914f136f1" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 203134..207915, 263400..271707], sha256: "61939a7f02d4b9adf3aac8052c0f2a573ed636e1740a174a35b7488690dd1911" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d192_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 207915..213435, 271707..281135], sha256: "25b5fe4e05528627087d17428e57165f183e8838f77d05ded3f05b4d1f03d8e2" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 213435..216787, 281135..288684], sha256: "5f87aaaed69a3765484fbbf4ccf7ddcec99c8e14d095fa2da24b38f1678786e5" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 216787..220360, 288684..297061], sha256: "d7daa02e158421a12c56d8fa074748e4389419e97c15e06acdeadd9edc8ce75c" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 220360..225794, 297061..306533], sha256: "7f551b337ff2f443fda631fd842e35979841f130d7c5f81594ea65ab8d1276a1" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 185404..192537, 225794..230583, 306533..315067], sha256: "e0c86ad9abc62d6241e0b8982ed6f8c720d5b7b453b57d3b89b7e0055fe99ee4" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093], sha256: "fdb72bd4843b35b8e2e43b9fcec3b4c7f99020fa86c77866465b657f7a1157f6" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 327093..333090], sha256: "ed069835c77c44bd9d61795812040a4d3d9710daf9d9471dfa6e1f2ea3a85b35" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 333090..340289], sha256: "323a4d9650525597f156e46951545aa7425e67764f5e19dfc9fc5ab53f943c8e" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 340289..349532], sha256: "8331583b1ea1b616c536251c827d0311d88d28379e2233aa519d04131025a275" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 349532..355781], sha256: "d0b48b22f17e296a88063ba52ab2e0b6ca561da9b1544a8f1020a83f8dc28943" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 355781..362071], sha256: "dd72ba9732ea66d0b56eb6ac8d4de06d9496c2a1bd45141c8145b7e035623069" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 362071..369309], sha256: "b1b7fa60e220d34692cf0478d56d599bc446c54395aba27a53d8cdbd898f1c4a" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 369309..386190], sha256: "bca5191ea64f2c7f36a7db73fdb5f2090027aca2c1567bd30a23ba78b8c225ec" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 327093..333090, 386190..396781], sha256: "a44fbfd8408a790cad9306584a1c6ef13b79f3438f1c87b19873334a902b724e" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 333090..340289, 396781..411352], sha256: "a010026939edb95c653af518002e35ecb0b2ba99bf923815e08f729deb02d19f" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 340289..349532, 411352..428581], sha256: "ebadfea430e73e78b62c58247ce60a7604012e1ee32dc7dd19925dea3616f724" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 349532..355781, 428581..443085], sha256: "fb1bf4d9c8420116375b0b8eb9c2596e2aa840a59eabca61ae29d32e7a6eab94" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 355781..362071, 443085..453699], sha256: "b7433d4f83ed1098898a04509f656b4072dd6a313681737c13bc13711e52b136" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 315067..327093, 362071..369309, 453699..464651], sha256: "de9debb5f3ded2291a571a91f236e3110b25753bb03449291708afc8155343ce" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 464651..471512], sha256: "21c196f9b6fbefaf22b6bf78581ff286638c8eb7f71222ab1e82126e01a2fb46" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 464651..471512, 471512..476254], sha256: "226972815be443803a8a285a79b94b19103bf8cc72008b006c8616ca76a19244" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 464651..471512, 476254..481286], sha256: "0586513a1d1854a115a6ae5f3255f69da84b7ab36765f107219e9924ee80841a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 464651..471512, 481286..486728], sha256: "638474ece96e0c307b02af9fe1b32847211a3877cadec945ac0d31b0127340ea" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 464651..471512, 486728..492100], sha256: "74b8fc23b65fbef04ec55291a43c1c5bbb84b83f3fefea3508394a26666499e8" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 464651..471512, 471512..476254, 492100..498284], sha256: "1ca23ef47b9c713a4e3f961127b95d376c53315be85242c3348c7d1a1409e583" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 464651..471512, 476254..481286, 498284..503864], sha256: "b5728830ed313f67ec8bb65095763f5bf5f5426c610ebbf3fdf78395c3d0c707" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 464651..471512, 481286..486728, 503864..510152], sha256: "fa21c66d7d00d3092ac823c659809724fa6d838c84f5bd1c741936561f54ed1c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711], sha256: "e667cf96b707ac98daf20977a0509e1f4c41a2439b3fc5877d2db6f2b4ede1a9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306], sha256: "3c3996303953e72948c67dbe721826d02ae4351e3620cadb73e8e4387ef314cd" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10711, 10711..16654], sha256: "024f4dcc351134e08020599776b62ac3eb3814d7392c3da09486c19679d80f42" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 9306..14227], sha256: "55798815c7e66633cb1b54ad3039988fdd4d2a4c32decb7147ecc992a0ca789e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 16654..17272], sha256: "6ee9757eb14196810a6362294887b9b2f27b5046d147982d8fa762e447439f07" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 14227..14563], sha256: "4efcd98c89621d73ac2c5b3ba6725a9a03385ff0c5241129a79e038fd5029b0b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10711, 10711..16654, 17272..17808], sha256: "37e6374382c01b5f7e88e1a83baf9892889df8cc9bdd1b818f17709974a3c58c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 9306..14227, 14563..14865], sha256: "0ebf9da6159aa3b9b5735a7accf86c44094ba5ba10ea2b8dec3bd983737ddfaf" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 10711..16654, 17808..19479], sha256: "8d7acc9d96eadbc843aae27818e9d3f8ffee92563d5f132c0efac6e09988b271" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 9306..14227, 14865..17849], sha256: "921c3944747142389f7f1799a285354c0e371897a7d9feefa7d3376c9456d3e6" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 19479..23651], sha256: "d0d74c8c5c89f305c7fe5973e4b35cc4c5b8336d0f7d5377e4770bad2f805072" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701], sha256: "de3a4f9692b889b6d188970cd75f0fe4154bd4d38044d092d36645499daf925c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10711, 19479..23651, 23651..29808], sha256: "f164953b461a5510d7909790811d61e45cad9902394e21a84c4e9e6b50a54152" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 18701..23804], sha256: "0e7b06559929a527dcc7aca6c6ec225bf2fb66ec3461e1ce94819b3b5910e037" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(85, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 19479..23651, 29808..30437], sha256: "d33ccb1d132afad4e0412efb775a6e2feb913327db06322dc7e32f1b996c228c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 23804..24107], sha256: "80267bffda4ca605a7834bcc5dff72f3634a97b39c037771a9b98bf01b6e7daf" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(62, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10711, 19479..23651, 23651..29808, 30437..30987], sha256: "5a14e62e53500536cd2d0eeaf48963c81d08d6ed1f19577f679ead9053f67e92" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 18701..23804, 24107..24379], sha256: "2aeda6afb80745c21ff0a919f20262f9e520e8839d790c0f7a7c8927e4c0da36" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 19479..23651, 23651..29808, 30987..32384], sha256: "9904e4e270bfc97c801e2d14e2abff21073849628ad22240136dd9d802f2c2ea" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 18701..23804, 24379..27537], sha256: "8ef4ec4fc7ecf03ae93ce2b3fa110bea432137bdd783ca372bd33cdce125eb31" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 27136)), (90, needs(107, 0, 0, 27136))], file: LRPE_COSINE, places: &[0..10711, 19479..23651, 32384..58062], sha256: "d9bcd78d241f4279cdf89ad18e560c065b4daa5ffc839828836f3b8f9e7b53ef" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 27136))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 27537..46259], sha256: "14fd5d89aad13d93a46142ad77bbfc571db60706eafe36ee7cd00366b97d361b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 27136)), (90, needs(107, 0, 0, 27136))], file: LRPE_COSINE, places: &[0..10711, 19479..23651, 32384..58062, 58062..59308], sha256: "3a938f07ca2b2e27d886c3017e945e911139a5951ca6c23d76b6aae12bd45e76" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 27136))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 27537..46259, 46259..46922], sha256: "15a6834af49e947449d9e1c744f6a524b710557218ad76ae239216887c328033" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 47616)), (90, needs(104, 0, 0, 47616))], file: LRPE_COSINE, places: &[0..10711, 19479..23651, 32384..58062, 59308..80408], sha256: "5a69158ac523a31e85c0900e59567a84e68b157eb51bc7bd673024585c08ee71" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 47616))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 27537..46259, 46922..54897], sha256: "08387578bb4345fead66341fbcd259c4309e6eea5e094fb2c511c8969f0c048b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 80408..90819], sha256: "7c64141b507e80fc61800c502350219c21972af79ef675f8359c1162af642691" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 54897..63020], sha256: "fe733e911902ba7912f82be13d0acc94f1d95d303265d70ea55c879a62e601d7" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10711, 80408..90819, 90819..98595], sha256: "4073b7f0daaafe94679dbf1a775148380a6409de5ed1edfd46a4ba5036ee4408" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 54897..63020, 63020..68728], sha256: "5a83067bb1ff3d9f5d45b9d7c49cb95b1f092c565d8201bd449d9d39bf54216d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 80408..90819, 98595..99268], sha256: "c8884d138b9f56435585078d9800768986614f5f4f2317de80a685f0754c7f04" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 54897..63020, 68728..69293], sha256: "3f7cab153542638b90fa39f62c66580a152492772bd1efa0bdfc227dbf5fed15" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10711, 80408..90819, 90819..98595, 99268..99865], sha256: "e70fe079a9d78be909f6a7dac96a0f4961157243702ba97bcb34483ce9965bd2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 54897..63020, 63020..68728, 69293..69855], sha256: "b14357426e6cc7c5a2cc5d9587f51decb36bab85c27c856d413361d7e6e927d3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 80408..90819, 90819..98595, 99865..101281], sha256: "666e620a9bad424db283bd9f004e18bb123ec41014123d322a54833f5c39db4b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 54897..63020, 63020..68728, 69855..71853], sha256: "0acbfe402c5cad478139e2d14e560ec8e54cab1d444d8941108d8da11a680a94" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 101281..111328], sha256: "7b9403048d8e36dbb00b0fe7fd79b52176a8e1a8fb775bdb5ddaf3278ccb00c3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 71853..80556], sha256: "3daf7af45f35d65bcb36357ee75eafe79fd0f2264a1d01e120a03f22a5f7c547" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10711, 101281..111328, 111328..118570], sha256: "ec517a6ea80554e239103ccd0199158e3b3ce6a1b30f6a5c5ed030ad998b2cc2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 71853..80556, 80556..86274], sha256: "712b9537dee4c68ba3d4fc4f9b217e142d0874869c8f62d2b780b95de16584a4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 101281..111328, 118570..119286], sha256: "419fad03956820e1aa234eab5bfe816d6d9f3ddeca8df6f6b0770492047582b9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 71853..80556, 86274..86683], sha256: "9e3920b7e75a36cbf1dedd0a1d2aa69512ce21ea93ccfa0dd63c88ffe17228f8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10711, 101281..111328, 111328..118570, 119286..119923], sha256: "a714f60fbf56563b0caf85ece745da45cb1d9d68ec3a1197bc0b5945a615d89a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 71853..80556, 80556..86274, 86683..86985], sha256: "fac906e24cd124f8b4521afb18fc887c2015759e149d1ce4558f236477f2a04f" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 101281..111328, 111328..118570, 119923..121399], sha256: "2d897c98b7bfd1937d2973f9b93b835b4a2b7ecff7cbae91953f107432aeecd8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 71853..80556, 80556..86274, 86985..89961], sha256: "cc28d3cf57f89889e09382ceedddd32cf3f753e29225fa8a869f016f21561340" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(97, 0, 0, 20480)), (90, needs(98, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 121399..127881], sha256: "ede0bbd42a32c63c2f2df5a848e63a0e54e9ffda35c08b30b952614bde1b0c30" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(99, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89961..96638], sha256: "1a0b0b4d7ba66c8e75b1443991d9cf0f08c460552abb995bfd164439e5e8be38" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10711, 121399..127881, 127881..134106], sha256: "b33a75c588549bd87e4352a74358e21c07e5a7135de3a9672a715a1273d1eb49" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89961..96638, 96638..101788], sha256: "80862e6ed1d8f1c9535e604d882da85f13c6e9606dc86b76a204f77739fce872" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(97, 0, 0, 20480)), (90, needs(98, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 121399..127881, 134106..134720], sha256: "1411a892e043e813b019248493283b2a4baa5b250123123f2f966a8c678b8d69" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(98, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89961..96638, 101788..102369], sha256: "dbb4b7f2eb261f50acb94356de3e8ab1def30b81ac0cfa957ca466c48cf77bd0" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10711, 121399..127881, 127881..134106, 134720..135256], sha256: "03b339ec28ca3bc6a72d660f3963ff27a0370102ca4c8c0def2c1975374ad7b9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89961..96638, 96638..101788, 102369..102798], sha256: "65b5afbbdde05524b908af1707804b32907b1615ffe06b9fe14724b5693ddc96" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 121399..127881, 127881..134106, 135256..136651], sha256: "405ffbff318383d5100aa6f356da8c626a85c28f61d856c882601de73c4005a0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89961..96638, 96638..101788, 102798..104320], sha256: "117b7028837f1f3067bb95aba115e852efb3944b8cf161f0f65414da06c6a2a1" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 6144)), (90, needs(56, 0, 0, 6144))], file: LRPE_COSINE, places: &[0..10711, 121399..127881, 136651..141857], sha256: "1630ca7b36b4d7426ce79134a2e38c5b6ee281d0c1035f72fdc75171773c58d1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 6144))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89961..96638, 104320..108355], sha256: "23e61b0106d0a88ae22982e602441aaa89940b0398b84ee80afe578f338aa6c0" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(53, 0, 0, 6144)), (90, needs(56, 0, 0, 6144))], file: LRPE_COSINE, places: &[0..10711, 121399..127881, 136651..141857, 141857..142254], sha256: "e2a176234f1783c159ea7b365661fa0862025337067f9137a14b35316621562f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 6144))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89961..96638, 104320..108355, 108355..108650], sha256: "2e5d4d0d244414501f9310954f582b682eb2c812834b6fd9b3815f1438e32449" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 8192)), (90, needs(56, 0, 0, 8192))], file: LRPE_COSINE, places: &[0..10711, 121399..127881, 136651..141857, 142254..144073], sha256: "e4590a901036f6700327881b5dcb7324617225e48d52bd2108be89604f5046ca" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 8192))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89961..96638, 104320..108355, 108650..109206], sha256: "216e073e2bddfaa63c1ec33dee848a943f68f0e1848d9136d1724c1eb8fd9a6f" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 27136)), (90, needs(122, 0, 0, 27136))], file: LRPE_COSINE, places: &[0..10711, 144073..174205], sha256: "3eba919659393f569744588c7f555df265397ad950c8afab3bbef5dd3cd66d7b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 27136))], file: sm90a::LRPE_COSINE, places: &[0..9306, 109206..130967], sha256: "cfc738963d6dd4bdef88f628945a80243a80ea42724923acadad6728b8d9c1db" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 27136)), (90, needs(122, 0, 0, 27136))], file: LRPE_COSINE, places: &[0..10711, 144073..174205, 174205..175849], sha256: "4b1df1c016cfcd7fd36964e75afbab04549bd78bb17b5163550e73f1ae189aad" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 27136))], file: sm90a::LRPE_COSINE, places: &[0..9306, 109206..130967, 130967..131688], sha256: "d705244e3297ebead7e69ec05a4f5f6b90ceda35f024ba58b2760904dcbfd9f2" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(120, 0, 0, 47616)), (90, needs(124, 0, 0, 47616))], file: LRPE_COSINE, places: &[0..10711, 144073..174205, 175849..199660], sha256: "040884f021ccef3a1897c5fa8dee3b1a6dcd67309e321e6a3669701f6c91902c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 47616))], file: sm90a::LRPE_COSINE, places: &[0..9306, 109206..130967, 131688..135451], sha256: "7bed5b5b3e7c78fa49a5291fe786ad1912ac04cb7ee648b9a01a718cb3c9941d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 199660..207556], sha256: "992186a04e852f80354ce7f0fbf08abc31e1b145702c49319b46cce65cab1622" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 135451..139011], sha256: "aafdf732fa12c9c467afa74fb10f7a57d8a0c4d6cdc5ca6b49821448d962893f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 199660..207556, 207556..214007], sha256: "a9c76c79732a8333e6f3742faf193ec2e9247611203a586a717138f3261d3258" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 135451..139011, 139011..144016], sha256: "cc6194a190389c356b03499fec1a4e3c91d6d8f35eebde8f07d7ff34c952e22f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 199660..207556, 214007..214580], sha256: "6675bfd6af3d05a6e25b3acb1ebd237078943aa4730581cc5d57b94cc7ce0812" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 135451..139011, 144016..144382], sha256: "1e05138999c06498915276bbb89c7e3340b1af5b4cf1bf20cbb144f8c9e67e54" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 199660..207556, 207556..214007, 214580..215131], sha256: "cbed26a244129b7a164bae63661e2ff8d7872f1f8b3d4ea4bc45285ee46964f6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 135451..139011, 139011..144016, 144382..144762], sha256: "f470ed249ec087d80830792110245fc4363e54f2ae83fccb45279d6d37e463fc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(68, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10711, 199660..207556, 207556..214007, 215131..221488], sha256: "8c99aa9d08fc1ade982bb9db5ce4ffa7eb8203cdfd1bb1673bc99136b58e9d7a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 135451..139011, 139011..144016, 144762..149314], sha256: "80889a82ae4e6713f7074b9584c444f675ef2387a3c03e523bb3d46e0c74c3ec" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 28672)), (90, needs(108, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10711, 221488..231046], sha256: "8a7519cb2cba7e3168aae44e4432bc06483cab6925b11f79c98ca800c03d608e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 149314..156473], sha256: "2d1dc20867c40d685bca10d475312fe0e79e5ca7b90da2a7036d04df77b94ed0" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(75, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10711, 221488..231046, 231046..237846], sha256: "6bd90aed9ae8ee66b70152fcba647f96c5953cfd314b878de346250424f289fb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(75, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 149314..156473, 156473..162374], sha256: "38844eb5ab48a3afea7b5842ae44ff7567c28f7d483abf5afb8b7f25bf02bc86" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 28672)), (90, needs(106, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10711, 221488..231046, 237846..238573], sha256: "ab43b9f5683dad28f4e48af1bbba85c0ddc11e8609826f6cda551c09dba05c43" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 149314..156473, 162374..163054], sha256: "c86c52440d7a3bcc587090071cf193331fd9ca07b64f3fadb3e8334fceed618a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10711, 221488..231046, 231046..237846, 238573..239133], sha256: "31480a8c00db79dc51b1c05b17afd65b1c6696009586d36095d2a65761dd98d1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 149314..156473, 156473..162374, 163054..163598], sha256: "bf57479798aba875c23701050e9b9e26823c9e5590207ca5b1cb48beafefce21" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 28672)), (90, needs(80, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10711, 221488..231046, 231046..237846, 239133..241422], sha256: "0532d8dc00948d40d06770331e403c07bd35bbfc8bad48a48067a3209b2d1442" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 149314..156473, 156473..162374, 163598..168570], sha256: "941f095b9cecd7c047c1b6db328e65535051fa89eec3e919c24364595009f94c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 27136)), (90, needs(126, 0, 0, 27136))], file: LRPE_COSINE, places: &[0..10711, 221488..231046, 241422..269321], sha256: "1a5ca54e8b0f925d0089d732f369db314275079ba07cda6de4451241103f023f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 27136))], file: sm90a::LRPE_COSINE, places: &[0..9306, 149314..156473, 168570..187414], sha256: "fd1cc7c554303cfb8c6925d697e4f3fde9739ccc6a93d20e0535413713e69d99" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 27136)), (90, needs(126, 0, 0, 27136))], file: LRPE_COSINE, places: &[0..10711, 221488..231046, 241422..269321, 269321..270787], sha256: "051d91aed0005cae3f732350ca0d720565f9bbc3b12f4abfced3d32dcd215cba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 27136))], file: sm90a::LRPE_COSINE, places: &[0..9306, 149314..156473, 168570..187414, 187414..188561], sha256: "57352f193db18c3d426939f257bb6327c71c1f93e99bfefb16f34c1bfba40d08" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 47616)), (90, needs(128, 0, 0, 47616))], file: LRPE_COSINE, places: &[0..10711, 221488..231046, 241422..269321, 270787..279224], sha256: "ec574ecf6077dbdfc716f8bbe5d673ba9c87870d38f46e202ec331ca5114b506" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 47616))], file: sm90a::LRPE_COSINE, places: &[0..9306, 149314..156473, 168570..187414, 188561..190703], sha256: "e938a78b7bddfb7fca938a0141d814a8a76250a848bd813027ee3777495ea417" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 28672)), (90, needs(118, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10711, 279224..290517], sha256: "ae969eaa84938efadb7a6c65e38469c6faedf5a43cc2fd0fd8c00b84afd42a66" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 190703..199720], sha256: "4ff3f8a6bc6e8d60275bb01544a46d20f1535ec4edfdb9a577bb49cece74010c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10711, 279224..290517, 290517..298871], sha256: "e122765bde91615a7f6b139e4dd41e09c913b04290c6ac32cae38678cbb38db5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 190703..199720, 199720..206039], sha256: "cba1c79871e0a6c8241d3ae5674f5d21be69ef2328264c57615a388f75d0303d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(122, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10711, 279224..290517, 298871..299619], sha256: "c0cd627770c90c977731ebed56814bd064326d7f2c12cdd9d3a20bdacb9badf3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 190703..199720, 206039..206829], sha256: "de884c6b8b340b6f17548be07b009e307ae9e96ec5f427fb2024dc005b294aa5" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10711, 279224..290517, 290517..298871, 299619..300319], sha256: "347d290fd8888d81caa2435e38e302a2773381a6b2de182a16f8740e519eae13" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 190703..199720, 199720..206039, 206829..210035], sha256: "b3fa7119a16ef79092e319a45abe22fba0731eef18a424cca0d4340f9be443e2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 28672)), (90, needs(86, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10711, 279224..290517, 290517..298871, 300319..306097], sha256: "97684b74ad0bb3b97fb15d2ad69460bf9e4258bbbe2b8c08bd77fc4faff3090d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 190703..199720, 199720..206039, 210035..215988], sha256: "14745a6496cc15eb0c6a2d3a3eb7f4ece87498e4fe091fe961165ede86fe8fc4" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(126, 0, 0, 37120))], file: LRPE_COSINE, places: &[0..10711, 306097..318604], sha256: "3126b0351b162dafaa3c818a52b85296696baa598e022a82fb7dfe5f3904773d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 37120))], file: sm90a::LRPE_COSINE, places: &[0..9306, 215988..226834], sha256: "67b96fce618ca6571c6e698cef959e35c88b4871e4e37a091ddcf7e702fba92b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(90, 0, 0, 20608))], file: LRPE_COSINE, places: &[0..10711, 306097..318604, 318604..327099], sha256: "db5a5ee4e4ba12236af530734f776ee274588b911daf9456651d5881fe3cd3b8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 20608))], file: sm90a::LRPE_COSINE, places: &[0..9306, 215988..226834, 226834..233551], sha256: "26ea8a651e0ecbc7e108f2f110c7f2fbd93081de8f9733802bc6181cb0d53016" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(126, 0, 0, 37120))], file: LRPE_COSINE, places: &[0..10711, 306097..318604, 327099..327874], sha256: "8bf2d558379eb56391faa16e1d8543a822cd9c2d627c53440a3003e1f8f90e2f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 37120))], file: sm90a::LRPE_COSINE, places: &[0..9306, 215988..226834, 233551..234427], sha256: "d0cb79632f58b8a738c8d25e89e814ababc3fd107d65ca8c2cc234132273501d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(86, 0, 0, 20608))], file: LRPE_COSINE, places: &[0..10711, 306097..318604, 318604..327099, 327874..328544], sha256: "4fcfd27eb5ffddca3500d658a7632d81989e162922ef66001a7ef71fdc1a527e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 20608))], file: sm90a::LRPE_COSINE, places: &[0..9306, 215988..226834, 226834..233551, 234427..235160], sha256: "46f38c57940aed4a22bfe71d18d13d2bb6596395ce5636ed55ad15db0466c6fc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 32896)), (90, needs(110, 0, 0, 32896))], file: LRPE_COSINE, places: &[0..10711, 306097..318604, 318604..327099, 328544..333362], sha256: "04f0a2459662c325b6abe134835696cdaf8a656a719abb85effb510c36139761" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(110, 0, 0, 32896))], file: sm90a::LRPE_COSINE, places: &[0..9306, 215988..226834, 226834..233551, 235160..242691], sha256: "e538d81f65c3594afafd175550aa3dc3289162e5ce9136e7231158eae62c65eb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(123, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10711, 333362..342186], sha256: "4b827bbdb5a3eb54295112fb7241086e338f91f342e661b7cd9eb4377dba1321" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(125, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 242691..249776], sha256: "d4cc2e9f82852f1ad8b4a35866f0606c9b1b407d04143435b7f2e30d8f5dc34d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(86, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10711, 333362..342186, 342186..349329], sha256: "f073cba77cb50c6c942f3909c2005996f6c37cf4ed1d1fbcf518343331262ad0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 242691..249776, 249776..254957], sha256: "a62ddb97055b0fd096fd1eb22bd2c59db0d9ff3bc76818ed3841c1026581bff5" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(123, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10711, 333362..342186, 349329..349982], sha256: "7b2c064b4e525f4e0ac04a66b6acc167f429c6c0219960f41ebf2666afe761d4" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 242691..249776, 254957..255772], sha256: "6463dbaed7204650c9f09db92e669fa482a0d3f463487b1401873b617558b177" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(86, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10711, 333362..342186, 342186..349329, 349982..350544], sha256: "b6b0a97790c2b2c017b491d8392d58563361c40af968f316f89b861b42df8de9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 242691..249776, 249776..254957, 255772..256331], sha256: "2f94c19a86f4c6f3a81d2d2430b8592aa0bba7c53756cf32ba365353a705e4cb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 28672)), (90, needs(89, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10711, 333362..342186, 342186..349329, 350544..352083], sha256: "be314793d4f191463198cbb520393c45c9dc7f6a33c112a4855730f4449512af" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 242691..249776, 249776..254957, 256331..261019], sha256: "d9c42c9faecc65e68d39e57b46e508236ce92a2b3fcc4948ae1d1c32ab78836e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 10240)), (90, needs(64, 0, 0, 10240))], file: LRPE_COSINE, places: &[0..10711, 333362..342186, 352083..357846], sha256: "a6537c1652d506ca9f142fed5dd699a1eca330838c9abe99cfbb7681a3071ee9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 10240))], file: sm90a::LRPE_COSINE, places: &[0..9306, 242691..249776, 261019..265564], sha256: "07b85facfb452c36340abc31f1592e7ff75836fe4e0619cb0eb5667ed3a1384a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 10240)), (90, needs(64, 0, 0, 10240))], file: LRPE_COSINE, places: &[0..10711, 333362..342186, 352083..357846, 357846..358303], sha256: "5b680a60dc0ec25823715d4855a304280833bed6fe8347f3c887b558d09c6053" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 10240))], file: sm90a::LRPE_COSINE, places: &[0..9306, 242691..249776, 261019..265564, 265564..265951], sha256: "53a69c3a941b341c97cb012895bbe4e93a3fb580247d0e13defde96041664bef" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10711, 333362..342186, 352083..357846, 358303..360569], sha256: "95096ac173c289352be87e62dd36e54093b02682115c09ca2b207c7cf5766765" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 242691..249776, 261019..265564, 265951..266907], sha256: "d3261259f59a51c447356a5dc4af45de5c5e56ace1201412824cd849e30f4811" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 35584)), (90, needs(162, 0, 0, 35584))], file: LRPE_COSINE, places: &[0..10711, 360569..395753], sha256: "fe6c2b812731ca004fe7c28f1369b23cb66299ae47c1bf268e28e81e962c41f4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(162, 0, 0, 35584))], file: sm90a::LRPE_COSINE, places: &[0..9306, 266907..292191], sha256: "41262dca2bf40f55238311b6c8cdf050492fb123f8c294c7df1d6d7ccf32ce32" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 35584)), (90, needs(162, 0, 0, 35584))], file: LRPE_COSINE, places: &[0..10711, 360569..395753, 395753..397805], sha256: "e5294fa504c6386ec6054938f96aec31762d032537b5736ecad159ff26e83420" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(162, 0, 0, 35584))], file: sm90a::LRPE_COSINE, places: &[0..9306, 266907..292191, 292191..293302], sha256: "0926894ed20ac0730ed71dcf2f6765e3ac9fe6abcf440d0640f1e66710181ace" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(145, 0, 0, 47616)), (90, needs(146, 0, 0, 47616))], file: LRPE_COSINE, places: &[0..10711, 360569..395753, 397805..427184], sha256: "8ba3a3da865562cde0e172e9ed9a44cff6416cb0c11e3bf3385235bb1e023e4d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(146, 0, 0, 47616))], file: sm90a::LRPE_COSINE, places: &[0..9306, 266907..292191, 293302..310886], sha256: "549a1b44c8bac352b5d5a5bb50a7cd3ebaf2875a982f8fed9e1e51a8b33f383e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(119, 0, 0, 30720)), (90, needs(120, 0, 0, 30720))], file: LRPE_COSINE, places: &[0..10711, 427184..436794], sha256: "9f1a05400d00873b47002d5ee7c5bc690263a37ddfcc51b4b63189adb8cae0c2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 30720))], file: sm90a::LRPE_COSINE, places: &[0..9306, 310886..319554], sha256: "aee573a6b12a38bd24d1fdd6c55e96a54bf3a30ba257b1a9b548a545fb23c008" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 15360)), (90, needs(86, 0, 0, 15360))], file: LRPE_COSINE, places: &[0..10711, 427184..436794, 436794..443089], sha256: "d4dbd171b9b6ba22459b2d4ccd30c0ff21a0cc30c28c1b8e1432e7a4879d4ed2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 15360))], file: sm90a::LRPE_COSINE, places: &[0..9306, 310886..319554, 319554..325237], sha256: "90e54977bc921314806aef77c374e459d2f8be639ac2ca390aa73080c96ccef2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 30720)), (90, needs(125, 0, 0, 30720))], file: LRPE_COSINE, places: &[0..10711, 427184..436794, 443089..443719], sha256: "0ea825e2af5908352dee3d943a9aee9d4b630dd1aaa8284c8bb76777143532f2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(125, 0, 0, 30720))], file: sm90a::LRPE_COSINE, places: &[0..9306, 310886..319554, 325237..326450], sha256: "acd34801d682fcef9948f5cb6e5da7e01a2b282cd7c01315d5399b32f13ab9b8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 15360)), (90, needs(90, 0, 0, 15360))], file: LRPE_COSINE, places: &[0..10711, 427184..436794, 436794..443089, 443719..444197], sha256: "92173793f2ba5b00896c2aaa7503744f5d0f86bcb6abe1df3c7277abb4cff3ba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 15360))], file: sm90a::LRPE_COSINE, places: &[0..9306, 310886..319554, 319554..325237, 326450..326979], sha256: "76b36483b5fc018c2969c101e72a4cdc2504fb103fd75b9a0bf932c42c94faac" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 27648)), (90, needs(92, 0, 0, 27648))], file: LRPE_COSINE, places: &[0..10711, 427184..436794, 436794..443089, 444197..444859], sha256: "eebe29557f91b96eaf934e363a36e6611cb9e1ca226cf39cff77cfb1cd0d77ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 27648))], file: sm90a::LRPE_COSINE, places: &[0..9306, 310886..319554, 319554..325237, 326979..330193], sha256: "1413305247a0921d0546d246f3b12fe881c7fe2bbad38b9f51d3c729cd56f0a3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 6912)), (90, needs(64, 0, 0, 6912))], file: LRPE_COSINE, places: &[0..10711, 427184..436794, 444859..449221], sha256: "467faacf215464ec9e151f8f28569136d2e7d68b5e9608310a80af81806c8c16" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6912))], file: sm90a::LRPE_COSINE, places: &[0..9306, 310886..319554, 330193..334119], sha256: "1632a14cbe46118a5bf8d0d37d1d2e6e37730daff01a451581e11b965bf545fc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 6912)), (90, needs(64, 0, 0, 6912))], file: LRPE_COSINE, places: &[0..10711, 427184..436794, 444859..449221, 449221..449644], sha256: "2fac9dc5dd1362e11528e6c0f3118ad9764eaea3693d98a63073d3a086927500" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 6912))], file: sm90a::LRPE_COSINE, places: &[0..9306, 310886..319554, 330193..334119, 334119..334369], sha256: "60b8f8cf25022f4fa3f4fc2e06414ee1276af9d997088d2fa6930c31f43ceaae" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 13056)), (90, needs(64, 0, 0, 13056))], file: LRPE_COSINE, places: &[0..10711, 427184..436794, 444859..449221, 449644..450871], sha256: "d276b827e3182897ccffdd44596d08c2f310a6453ab11fdc52ae328f795b3123" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 13056))], file: sm90a::LRPE_COSINE, places: &[0..9306, 310886..319554, 330193..334119, 334369..335003], sha256: "aaf2a6db6e1a838c1f9ab21b5a0b2039392a16e5bd606fcd6167f7b7f0e26664" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(168, 0, 0, 46080))], file: LRPE_COSINE, places: &[0..10711, 450871..471964], sha256: "7395a65ab6eb7c58a05786e96a62fe62abcf90233075825a47038190f62d96e8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 46080))], file: sm90a::LRPE_COSINE, places: &[0..9306, 335003..349522], sha256: "248cb8fc8b73ab3c995f36a8274722aab00f6653be885d57559a3dfc99004e12" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 23552)), (90, needs(122, 0, 0, 23552))], file: LRPE_COSINE, places: &[0..10711, 450871..471964, 471964..487665], sha256: "727d25a8b094ca201100bd89d6d835b4ee315c8c87b3364df984f4e4a48793cb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 23552))], file: sm90a::LRPE_COSINE, places: &[0..9306, 335003..349522, 349522..358145], sha256: "167482a879c5d32fad91a7634ac1627737bad15bd34a891ff33843551760b0cd" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(168, 0, 0, 46080))], file: LRPE_COSINE, places: &[0..10711, 450871..471964, 487665..489193], sha256: "bb5ce7f7cc14eac282f978a89fe3b569baf0646ed0e0852ce6692b1bae28ce9a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 46080))], file: sm90a::LRPE_COSINE, places: &[0..9306, 335003..349522, 358145..359739], sha256: "0a69ca3e66c5796526016bd2f6c121e2cbc5e7968c4a484c314110d70bafbd14" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 23552)), (90, needs(122, 0, 0, 23552))], file: LRPE_COSINE, places: &[0..10711, 450871..471964, 471964..487665, 489193..490577], sha256: "3663091b2ce39e40807e96e426368309a46de83a9f9a9aba9798853fe2fd5c45" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 23552))], file: sm90a::LRPE_COSINE, places: &[0..9306, 335003..349522, 349522..358145, 359739..360480], sha256: "4d828e708e4735174d05469e03de9baf5a4730b30fa56e1339c5a2b536b0e8a7" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 35840)), (90, needs(124, 0, 0, 35840))], file: LRPE_COSINE, places: &[0..10711, 450871..471964, 471964..487665, 490577..501718], sha256: "a3ae3ba89dc2b0eea73e144ebbf805a9eb5fa9f3ea9cd6133f4a3831741888f9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 35840))], file: sm90a::LRPE_COSINE, places: &[0..9306, 335003..349522, 349522..358145, 360480..367686], sha256: "9a5b979c5cc843a09d81bda56d154e444b8f405dcd9c47233dbb2d3906f542a5" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 9728)), (90, needs(92, 0, 0, 9728))], file: LRPE_COSINE, places: &[0..10711, 450871..471964, 501718..515539], sha256: "e474b4936332ebf43e1138efd9e5698a956c7f830f006e1cc946edf81f1f8cbc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 9728))], file: sm90a::LRPE_COSINE, places: &[0..9306, 335003..349522, 367686..375540], sha256: "2ad61150d4d59b68b82e5c3701503f37a33044bea88a905d8c22de2b3d645870" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(93, 0, 0, 9728)), (90, needs(92, 0, 0, 9728))], file: LRPE_COSINE, places: &[0..10711, 450871..471964, 501718..515539, 515539..516804], sha256: "1e3a80754efd7188bb20c778e5fa39afcadbfc21e85f3dd9a3e638ffd5ea7509" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 9728))], file: sm90a::LRPE_COSINE, places: &[0..9306, 335003..349522, 367686..375540, 375540..376997], sha256: "8562f3f6699bf7a80b82aac7ab360e3b7fc44d4ce3aea88441d0db0b663fb39f" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 15872)), (90, needs(96, 0, 0, 15872))], file: LRPE_COSINE, places: &[0..10711, 450871..471964, 501718..515539, 516804..522449], sha256: "750aad1970c1387177a44fe6bdf7b9c9ed0215919ff828f9f8492b31ebb95b02" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 15872))], file: sm90a::LRPE_COSINE, places: &[0..9306, 335003..349522, 367686..375540, 376997..380157], sha256: "33593deb2e00796e1856422f158e07aff705bffdababd56d575914af1bc64637" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(68, 0, 0, 2064))], file: LRPE_COSINE, places: &[0..10711, 522449..530704], sha256: "c71e5104357a657f1672a56c45846d7b0fece64095a11748b80044847afeaf17" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2064))], file: sm90a::LRPE_COSINE, places: &[0..9306, 380157..388350], sha256: "5a8a1cc84221114f7b1f0d4f501a5dee677a08a7db65428b0f6b11bb2a829f72" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(70, 0, 0, 2064))], file: LRPE_COSINE, places: &[0..10711, 522449..530704, 530704..531346], sha256: "2125da8ab0f2cb7a8f350de2ab0c7c9ea5969acb60ae8124b2371332eb915788" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 2064))], file: sm90a::LRPE_COSINE, places: &[0..9306, 380157..388350, 388350..390124], sha256: "7002d10aac5cba92b4430f1d25377ab57490a6ff1e9b8c3a4d13b7937e30916d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2576)), (90, needs(69, 0, 0, 2576))], file: LRPE_COSINE, places: &[0..10711, 522449..530704, 531346..536599], sha256: "027f010aaafaeebc8e3d49f9c4e5b1195a90cfabab3a8309c2c6a01cb6171496" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2576))], file: sm90a::LRPE_COSINE, places: &[0..9306, 380157..388350, 390124..395984], sha256: "4151a48995e88fe9f4b79150565377a334dccbab6a4ea54fc0eb5e17b1ea90de" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 3344)), (90, needs(73, 0, 0, 3344))], file: LRPE_COSINE, places: &[0..10711, 536599..545022], sha256: "980bb9f7ff0b63882b0f1807aea4f9cf890274ffbd351df13115d7eb5b5c81ab" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: sm90a::LRPE_COSINE, places: &[0..9306, 395984..405380], sha256: "3bcab40e07a8148628431542b4591dbeb7cbb703125597e921cf4d5a78ac480c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(77, 0, 0, 3344)), (90, needs(75, 0, 0, 3344))], file: LRPE_COSINE, places: &[0..10711, 536599..545022, 545022..545667], sha256: "a0bd7dd8e0a69c75de00997948d9cd2a25795f079a9815c73e5554a835e4f0c5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: sm90a::LRPE_COSINE, places: &[0..9306, 395984..405380, 405380..407619], sha256: "da7a8f02a955ce4559fe272ec919d6be2da57379beba2be55e4553d00fa69f92" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3856)), (90, needs(78, 0, 0, 3856))], file: LRPE_COSINE, places: &[0..10711, 536599..545022, 545667..551385], sha256: "d5258de9d3b79dc92dca36a5005529d6e1d3753e24333cca5a2afa861b8fc68c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3856))], file: sm90a::LRPE_COSINE, places: &[0..9306, 395984..405380, 407619..414259], sha256: "96c8807bfd714be281b71b4597936deaf06a5c26d3ea2e0d06fecefc8cd7fd18" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651], sha256: "899605f0419d4b42b6e0aa373b973b9c9f16d2bbdbd440a10f8b6f6529c36089" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770], sha256: "4ee587bc609a31a5703067a81bdb389585564b3f435a7afe86adaaaaf7ce29db" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(66, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 11651..18635], sha256: "1f30e79812d3981dbb6fb6368c4c6a9574b96df5479bd8496cc928a8ed82f5de" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(66, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 9770..14970], sha256: "d4875f9645991af9a8b148b0fd5fba755843dd952899cd43c114a3cf4e847b12" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 18635..19325], sha256: "5c80d0ca561c1e858665f52f5995b3701ae3b9e3ac43ba653582e37796f3a444" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(89, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 14970..15511], sha256: "d266ff0888c84016129bd88d7fe89b5a517db68659bff28b28a6ad81a8dbf379" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(66, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 11651..18635, 19325..19935], sha256: "09a363356727cc123313d8e603152980352d91801c31de9be084179e57acf620" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(66, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 9770..14970, 15511..15839], sha256: "4ae8dc51b6f779109dd918913a6d2b3ef36202da21b87aae4291cf7dd97d0c26" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 11651..18635, 19935..26396], sha256: "31dc7c9b95a62a26fd0737b6963861fe927b444c162313d5100cf8bffe4f379e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 9770..14970, 15839..17917], sha256: "8a1f2b14fa0d8abdd9aad8ff8dd249a603fe86d32218ccd9e81effd7321ebbff" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 26396..31659], sha256: "d0f9abc70a519e62435246d8e757d5f443836dae85ebe1347114d64a15734a96" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247], sha256: "df255598cdcaeda9e77f40080a8838598465f8f5462d0facc0d7f0b9787af719" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 26396..31659, 31659..39101], sha256: "895dfda29a67a2591cd2241347536c3d5f13f02bbaa2eeebae3e494431d03cca" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 19247..24704], sha256: "87ecc70a69d8d60ae4f3ef20ab0e5f94c8f045c9e315655e889ae69b814317ec" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 26396..31659, 39101..39814], sha256: "4d5d549da0c0ddb38d77d1a304f1276da44c65f476a5363f1d5aedc5bae52c7b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 24704..25041], sha256: "2b2d22597d53bfb91fcf305c4d61bd53a45df1466fd82ac62ccc054a3ba5e73d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 26396..31659, 31659..39101, 39814..40445], sha256: "018615b3be1e00633ef6af6ed4eea0ecc4cca08f05df484b6a295cf78ca12de2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 19247..24704, 25041..25332], sha256: "5bb92a11341ee829b93b6f2a7bceb0971e6e8ed169a9b18a99869b0df0d15f77" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 26396..31659, 31659..39101, 40445..47023], sha256: "315bed5f5ce3afb801c51d02643f25eb7b351912cebe20540def648e94de58ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 19247..24704, 25332..27603], sha256: "bcd7c08792b311a2999606a243f7e610487d319d7aa00f004adebb0445bec813" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11651, 26396..31659, 47023..74947], sha256: "e7b11c2538f18a9db2472452d641ab003b7643797c64005fa438b19eae80d0d9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 27603..46191], sha256: "f281c3a82b65b4087365c05e7fa148b7b5739b86f2bb6a6aad759e712b204984" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11651, 26396..31659, 47023..74947, 74947..76377], sha256: "b9577b7d861626c3df7d415e65b0b6de3ea1deba020536ee7125a0b61fa603e6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 27603..46191, 46191..46915], sha256: "86466972300d6f9b5fe8b4194ab3cab30374c466f8c8362fa333c42b6666811c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 47616)), (90, needs(123, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11651, 26396..31659, 47023..74947, 76377..98891], sha256: "39aab58a6cb159364e505d2cf7429891d9b82562c648c347294003695dcd82cf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(123, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 17917..19247, 27603..46191, 46915..56874], sha256: "52a62e22329c6231424894dc23b786a7e0f8d4eb61a5ab6c340a17476b38d607" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 16, 24, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 98891..110261], sha256: "de21bb76012be53f3b58669c42cbec170a4a0093f60035e4669ca1ead7b5aab8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 56874..65689], sha256: "242131507c1d38ef87127950431b95770d24a8163b9ac7a9e9c8882ecf80fa6d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 98891..110261, 110261..118680], sha256: "9ebc58b97aa48b53e3a3cf0433011637eec751cfc7d34b38c904ebc1a76243b4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(71, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 56874..65689, 65689..72037], sha256: "0bf4eafe862e70c1c11b5b31176cb774ff2af3b71d3d4646d930376aa1d43baf" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 8, 16, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 98891..110261, 118680..119416], sha256: "6f03d89fd32f5d5beafe0e40dcd2a520181cd4e974065c5820b1aabd6a890821" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 56874..65689, 72037..72888], sha256: "36989ac8c6dde93e241bfc79437a8ed88ab117d99d2b775aeccb1c33a46420d6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 98891..110261, 110261..118680, 119416..120084], sha256: "6da37b20da5c93a4570d582d7eeed01167397b32b1c6bc08186d51b7cfdc2a61" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 56874..65689, 65689..72037, 72888..73584], sha256: "b19476e2f42091c078bccd93cecdb5bbfd2e0c64ed89a3162a19a317f96a3f91" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 20480)), (90, needs(78, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 98891..110261, 110261..118680, 120084..127429], sha256: "84f699a71d4c9fd271670f78efb43d86db33f3ef31a2a08e690099bf6482458b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 56874..65689, 65689..72037, 73584..78620], sha256: "ee509838963b6c13d0354414521e892629b83b7fdffa0cd6a809526bbf487987" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 127429..138274], sha256: "7b0950e0a56c92f3b3c6b1b4a02bd8128ccb248e286be04a495d169da9f4b2cc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 78620..88066], sha256: "fe9f040764c71dd023713e3aaf94eab95c2dc4606cb73f18ad877b3bc7111ecb" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 127429..138274, 138274..146250], sha256: "cde46b299009f60d16b0227590a715c7ba84672ef3cf3b2dc83c80d991128131" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 78620..88066, 88066..94398], sha256: "50ae428f76d52032160522f34c4e1eb1d762a94e43bb88dc6384051d2ce1935a" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 127429..138274, 146250..147033], sha256: "ca731d8bdc12c4224afd26c3302dc216f806bc589ef483651d4603db5c8331f0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 78620..88066, 94398..94783], sha256: "b3efaab90dfef531513f6ceb28db3e039925acb523e6ef6842221db7c226f072" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 127429..138274, 138274..146250, 147033..147759], sha256: "41af8f3b4f52b428be2cb8ebbc4fc9f3a568f352c95770c8ac7d682847c70813" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 78620..88066, 88066..94398, 94783..95305], sha256: "4709f253bdc9a441c1314b654e402a392385138f16b63245c631ee096ddedc95" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 127429..138274, 138274..146250, 147759..154822], sha256: "56c3c07bb9dc54190320da82954defdeacc3b934666dcc708f30a5f7199ef167" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 78620..88066, 88066..94398, 95305..100662], sha256: "17ac2daade19927e76456881bb115efcad36663807d8d152c62288d12018dd26" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(125, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 154822..162684], sha256: "5629f1cb1a67ff5206b737aebeb42d67fc15cc46a2d9db52ecd7a549acf414e3" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..107689], sha256: "a420391c56200b9b4cb37284992ff17b0d6fed573975d785b1ab55761cb9d5d1" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 154822..162684, 162684..170363], sha256: "0d3c3faee59360ce030d1963795cd40d21ee101ff50bb293553cc7a56ac8e9eb" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..107689, 107689..113406], sha256: "9307607823be40fd7143e4bd38a96a91caae6698e3e0fc22ed85964057eec008" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 154822..162684, 170363..171041], sha256: "3848c98f140f21fa075bac7c1fe3bd0fd88a6324b7e3e545a26776db4b801ee4" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..107689, 113406..114348], sha256: "e5e3e6c4428dde597ab8a563c85d9e6256fa0f2e967e3f8a6dd175b14a4206e3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 20480)), (90, needs(83, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 154822..162684, 162684..170363, 171041..171594], sha256: "8a7a98831ac0f19e4a3141b8b15d6db843d390d3ac7b65f7bcc8f1c45fc5a38a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..107689, 107689..113406, 114348..114944], sha256: "aebc4c9fa56444978867c791d808ca02568017384e11f1b06828efdc42bab745" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 154822..162684, 162684..170363, 171594..178117], sha256: "94e90bf06dc82de078ec1532481f74abd020300a476b6486083a14839ffba48b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..107689, 107689..113406, 114944..119487], sha256: "e49659735252ebdf74034aae4e1ad18aaf32f0bd5ff2b5c59a8a12f7d2acc9b9" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 8192)), (90, needs(58, 0, 0, 8192))], file: LRPE_ROTATE, places: &[0..11651, 154822..162684, 178117..183729], sha256: "a75368ea57bee83505eb55215fa970d95f9baaf007ba452d584dba2f932d09ba" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(58, 0, 0, 8192))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..107689, 119487..123878], sha256: "6a2d7ef0a4718058ef71af9fe6ef40c4d6e1f47cc308884abd2b6203fe73b0ef" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 8192)), (90, needs(58, 0, 0, 8192))], file: LRPE_ROTATE, places: &[0..11651, 154822..162684, 178117..183729, 183729..184205], sha256: "0a85f68785bcc4cd849b019cea9fb063a02ba52b06627d0b70e505f932e51b69" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(58, 0, 0, 8192))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..107689, 119487..123878, 123878..124412], sha256: "fd3461e551195614fc2a4957cb89001dfe0ae7fae5160739ee5ff971b1643de3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 12288)), (90, needs(58, 0, 0, 12288))], file: LRPE_ROTATE, places: &[0..11651, 154822..162684, 178117..183729, 184205..186335], sha256: "4d09b2bff8f455760de187c57c9e346d3dfc0eb9e0e376bbb1b1c43b21ebff00" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(58, 0, 0, 12288))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 100662..107689, 119487..123878, 124412..125204], sha256: "0490045c017d047106d7ca70969b5c38715bca2803b64afbefe019dc3d2f08ff" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11651, 186335..218307], sha256: "5442f920f34fde6e20498aefc88922ed594a9b2117290095b257163ff3b34c9b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 125204..147458], sha256: "12ffe31788ca39dba5dd72329eb0dd5d8ee5a94eee2ad5828b5de4ce52bcfaf8" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11651, 186335..218307, 218307..220156], sha256: "edefbf6d15e8fbd76bdc090a102ff2f28d05199e409efd5ef0676bfb6b21f423" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 125204..147458, 147458..148491], sha256: "79ed5fe40f65267fd4c72b80a6f1b61048f670374ab0cc2582fe07b7f2eb8fcb" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(150, 0, 0, 47616)), (90, needs(151, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11651, 186335..218307, 220156..246359], sha256: "28a8d1c0b835e8ecf123dd58d450b51152d48e1cf48058be0a531f7f9e7cfe35" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(151, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 125204..147458, 148491..165865], sha256: "c5e94311bb4bd55a4fb88e240e50e74ca92be5664f409e7cae354c2c165ce346" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 246359..253629], sha256: "615c0332ecbeb259af06b2250c686e507b27f0d3142fe06e74083e9c1f45463e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 165865..169313], sha256: "8da136c8406e14fdbcd24f23caccbbbbfde89a3785bc1d4906c7f43e69e90621" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 246359..253629, 253629..260731], sha256: "a344c64ceb1f349d3b050b89e64fd9e5a2af6b30fd5365ff5b7cda46f6f26fd1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(67, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 165865..169313, 169313..174581], sha256: "57c0b7fc974858242d5708462e67c7771a5d5960d7215bca2b2e4a810c69a7ea" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 246359..253629, 260731..261405], sha256: "e6e1f0cbe0d49d565209db3e44c4bdb14c9733608b7cbfb7acf0939ee1d4ee32" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(93, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 165865..169313, 174581..175164], sha256: "f94594799a8e8c437efaabbb6a22d4ce6ad6ba4d41c49b8d0fe688b5f90d8be4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(67, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 246359..253629, 253629..260731, 261405..262014], sha256: "e7f7f85b1d85a9e1f0fd96d0982891cb4d2b5adf521a34070e80f3e902f7fc4f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(67, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 165865..169313, 169313..174581, 175164..175493], sha256: "b2d5bc1ddaf48bdfe684c350ea46a33257732df59c7dd5ebf7612433b241afc0" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 246359..253629, 253629..260731, 262014..268634], sha256: "64e01e2f41c0e285d5ad479175a1f8b4ab274b750dc13c3da98d959dfb6174b5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 165865..169313, 169313..174581, 175493..177794], sha256: "0c103755dfff19071b2a3c6995f92ff8f0841c0bc5f35c55f2ceab4638d694e3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 268634..279133], sha256: "9cb5880ddf2d11faa92b8fd40e6377461ee6581dd16a3be75fa8d17bb842e601" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 177794..186299], sha256: "4fffd01896cca648f5a9b19c9a85d00fae5e5ddad9f91b8fe3492ee9c9b9922f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 20480)), (90, needs(79, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 268634..279133, 279133..287661], sha256: "75940eb00abd3afd22d5b6d33ed4e0f143d273a61c6b62088ac532e87f339f44" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(79, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 177794..186299, 186299..192762], sha256: "8839e66bcce874bb8e4279dc477da254641684c9dc4fb179cbdf3511c784284e" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 20480)), (90, needs(120, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 268634..279133, 287661..288501], sha256: "93f6e73ffe9f54348ba8eed27b5a671b9cb2c3b6d4dd7676b1776fb524312355" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(120, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 177794..186299, 192762..194292], sha256: "26f2dfc4c92b1f00b130c8da3345fa37c239a7235d12a94df114ca634cb6b327" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 20480)), (90, needs(80, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 268634..279133, 279133..287661, 288501..289135], sha256: "feefd09dcc84a6bc61ea34b7ba732ab733cd2c7b788367d724f4167cdb721618" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 177794..186299, 186299..192762, 194292..195014], sha256: "c88c78b6df1cee3901c6273ec346e1cdfe7c9ac7ad3725aac627e12d53071801" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 268634..279133, 279133..287661, 289135..296780], sha256: "0bcbff84e00bb3e266ce536d7dbcda2cf7adde8c1259e6ab46616bdcc4c6105b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 177794..186299, 186299..192762, 195014..201057], sha256: "eba732b46a3bb97fe271ee6b817d1c348f0a9e8dc56157d4318ab3d3e584d960" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 27136)), (90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11651, 268634..279133, 296780..327033], sha256: "375567d0275cb307b0005f0d736949ea3d0dfdd5bc8bb5cd6911d06fdc0c4a66" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 177794..186299, 201057..222181], sha256: "3d49996903b2db01b8153f4d64ab645354d84129cb998d9bd01d6273b7b09215" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(151, 0, 0, 27136)), (90, needs(154, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..11651, 268634..279133, 296780..327033, 327033..328752], sha256: "a0d2950c03e340f4da1a4dac974f01a4f5dff5db18d93c29df922a31c8fa59c2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 177794..186299, 201057..222181, 222181..224719], sha256: "ffbf929183d5d467ea6735ec82745707657811ec8f27697746b5c5f6a4717ccb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 47616)), (90, needs(154, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11651, 268634..279133, 296780..327033, 328752..339477], sha256: "8f8bf4d9b1d57e9c1db5c5a400f55c411435a0a81a0d9ed6c692b2f5e1e2926c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 177794..186299, 201057..222181, 224719..228116], sha256: "0227568d1fb95c7e3ff934af726c514d81876c28e897c3e65f2c7c25b346e9ac" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 339477..351399], sha256: "26decbc4a9ac883527aa09b881de443438c79133431c80f478e1874e14bff68f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 228116..238182], sha256: "8c56eca8ef977fab233da161260b9911dbb491909ec618a6ce8191aa6debe633" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 20480)), (90, needs(75, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 339477..351399, 351399..359954], sha256: "065bb0d2d56169de194446b0aac4d75304cc439813b2c4dc776e2b47fd92c90a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(75, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 228116..238182, 238182..244961], sha256: "fe0f0b37b30e224f6d7e9b974375a7cd8632cd4fd77d73db0f6f408dd309b339" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(118, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 339477..351399, 359954..360779], sha256: "f4d068fd1b01f95c6da6908fb4b4eb86819a30a3c08cce3aaf0137a067330b4d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 228116..238182, 244961..246556], sha256: "99dd0d3a7c686e0aa49d6fe38ce461deade83c7b98954c96a96631c1060e3c48" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 339477..351399, 351399..359954, 360779..361571], sha256: "1167d21e98ea286a20376e079aba0ca4712f6b6540c9766c025aeb49d1688a2e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 228116..238182, 238182..244961, 246556..247400], sha256: "8fcbe985699aab3ea7a01212c3da8a149cffaabd8f22465c4d0294de133527e7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 339477..351399, 351399..359954, 361571..368627], sha256: "c6792fbaeb361c5d72b2a1dac3f1e7eb330dff0eac2963a15e179d8ca72c47fd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 228116..238182, 238182..244961, 247400..253314], sha256: "abf61b39329d72e885235bcb2330c13da95356b8475962aa20eb283859a834e1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 37376)), (90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE, places: &[0..11651, 368627..382537], sha256: "4a3111fd7729af79a5e55165323f72175b7b972abe781d63e5a07223b458d693" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 37376))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 253314..265061], sha256: "8e09fc9af00a5617baa94642752ffb5280d831e584fab89e17d72907c3eba3ae" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28928)), (90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..11651, 368627..382537, 382537..392228], sha256: "553a499509bace1e542bcd094fd50699d5fd6902ee4d643a8d7637b3eeb5ed71" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 253314..265061, 265061..273890], sha256: "c81989fc52fe8d8f340d074b1598a921afc85abcb93b893525a3ac329b5c2aa9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 37376)), (90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE, places: &[0..11651, 368627..382537, 392228..393095], sha256: "d47d28cc567089633c5140b20e4203ec15925152afa1a863eb2bbfed011f0b8d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 37376))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 253314..265061, 273890..275102], sha256: "63189ab1e251cff37552878c8933ca569db2f09eb2636ac1fc7283c6a364b125" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28928)), (90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..11651, 368627..382537, 382537..392228, 393095..393859], sha256: "96818a44ac18faf84e08c9b87cb5717d6124c31c6fa4699be891891197b2c6d2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 253314..265061, 265061..273890, 275102..275714], sha256: "0b2872afb84b060442c976597588b12f1e3ecf2a334f31ec1a646a334cb1dadc" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(133, 0, 0, 28928)), (90, needs(134, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..11651, 368627..382537, 382537..392228, 393859..402123], sha256: "74635f77b5aa4e870d36e28d5ecc896e400a84bb32433f87afe05c975d5e6245" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(134, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 253314..265061, 265061..273890, 275714..283997], sha256: "72bf9a9cffd0372f78c647bf0c769e0bec96af9121aa445d6bbfc5047a8d2804" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(157, 0, 0, 20480)), (90, needs(159, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 402123..412328], sha256: "61f1faee3271aabdb36b3fa3670c5fca723543a0a9c5d635ac1ca3eb97a06c2d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283997..292477], sha256: "a69a30ef7caa48cf7d25181fab71f5a90225a19fe51ede1b929dc9b3a1db1f84" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(102, 0, 0, 20480)), (90, needs(102, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 402123..412328, 412328..420448], sha256: "ce5dbc286da8f8e1d728d65609173149410d8dd188564222fa85c5a04e369603" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283997..292477, 292477..298955], sha256: "60ec8a9f92c2eaea26502d33450d1142c5a75aa3f7c1d8cb51644ab1f7b2e782" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(157, 0, 0, 20480)), (90, needs(158, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 402123..412328, 420448..421210], sha256: "288fa73113040c28a8520702230842619bbdc0551151c02a28dbec1ad5ad2048" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(158, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283997..292477, 298955..304403], sha256: "e23aa6f6b9dd30560b9796c6823c0ade0b5f27a1201dc2d1ecef29d4f5798ab5" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(102, 0, 0, 20480)), (90, needs(104, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 402123..412328, 412328..420448, 421210..421867], sha256: "f1ef476aad8c4b537c285d76716bfd50fa4f9e41bb9e837f6f082f30ae11db7d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283997..292477, 292477..298955, 304403..305019], sha256: "f6fd1641a44dc16329b25e852fa8dcaed6093bb92c0f7bbb3ad5ae539ea61d03" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 20480)), (90, needs(112, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 402123..412328, 412328..420448, 421867..428736], sha256: "bbf39d419a2d3b8c6574bdfb512c60792cf27961628df6575d9ae8768f860cd3" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(112, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283997..292477, 292477..298955, 305019..310978], sha256: "afff9d6e49f61d7b170fda4f56a0a2167e11e08b7a435c38fbe2c9a5784ec077" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(71, 0, 0, 12288))], file: LRPE_ROTATE, places: &[0..11651, 402123..412328, 428736..434894], sha256: "d885dc0d81f25e47fae42dd6865a4ec7180de9d0d85dcd5a3820f71e9c3af0b0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(71, 0, 0, 12288))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283997..292477, 310978..315860], sha256: "1d0ba90700e104279a9687c9604e479d9b28fc266d9cdd46063d94892bf5a830" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(71, 0, 0, 12288))], file: LRPE_ROTATE, places: &[0..11651, 402123..412328, 428736..434894, 434894..435393], sha256: "acd04554241252232e7f966b9a3e285be5472dbaf3cf314c9dc77c6c0183f8a5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(71, 0, 0, 12288))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283997..292477, 310978..315860, 315860..316154], sha256: "68b4fc94875bbb62b6ff3d8565519978a25196540433fbac87128169055ef647" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..11651, 402123..412328, 428736..434894, 435393..438054], sha256: "ea555f27627c3d36399c1467573e02138b9ddee1b12a12fa82aa55d9f33f1d3e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 283997..292477, 310978..315860, 316154..316889], sha256: "8add2f78db51c2e6f548916f5fc998a53bb4133b2d99cba8f6ab16f8f79b657d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 88, 168, 44032)), (90, needs(168, 80, 160, 44032))], file: LRPE_ROTATE, places: &[0..11651, 438054..477241], sha256: "189647686c5545c3e1c11a75639bfadc509f2f1c19adfb726ece024bc892f886" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 80, 160, 44032))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 316889..345733], sha256: "97c1eba1ca6f9024a0fd5c651adf74d77fcb44f66f8309166f7658e783cf9736" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 88, 168, 44032)), (90, needs(168, 80, 160, 44032))], file: LRPE_ROTATE, places: &[0..11651, 438054..477241, 477241..479601], sha256: "44d476d5e25748bf8b002173fcbb84569a0a569cddf81c8bae59adcf1f0907b8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 80, 160, 44032))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 316889..345733, 345733..349517], sha256: "79ff3e8a9628a124950a7afb7a87cba46df35f0cf91a14bc66b239471695e240" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 47616)), (90, needs(167, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..11651, 438054..477241, 479601..511860], sha256: "f4dc9aa2252c2e0740b4bf57aca9118121d9203060994af40cb8dca83d72f901" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(167, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 316889..345733, 349517..369552], sha256: "0ad2de660528b8b4567c4dba18e2d3366761db08df99fed726c14b894c61f307" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 28672)), (90, needs(164, 0, 0, 28672))], file: LRPE_ROTATE, places: &[0..11651, 511860..523329], sha256: "3460b6730146081193ac82381cb65d10ada148e4e84395fb1f2a49271d82ff5e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 28672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 369552..379893], sha256: "d02e06e337a4206a5384136c86d903f9c149d9e9a88464223bef2c6f8babb7ce" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 22528)), (90, needs(98, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11651, 511860..523329, 523329..530771], sha256: "dad810bc09e17c993ff39667a6ba74fdb44e7402c66a512d0f274c956c717128" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 369552..379893, 379893..386323], sha256: "4101eb55346972f6d33824fa5a11d37c61c9e81aaa08982200bf52ba6770b94b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 28672)), (90, needs(166, 0, 0, 28672))], file: LRPE_ROTATE, places: &[0..11651, 511860..523329, 530771..531509], sha256: "c92f8e023bb9f0d6ae52f3b64b342a30dcfc9d53e18cb8f0adc5695498141290" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 28672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 369552..379893, 386323..389071], sha256: "69fe9984eb8355c5bda0d8c1c72c32bdce0850deddb088545857f82f0303bc85" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(99, 0, 0, 22528)), (90, needs(98, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11651, 511860..523329, 523329..530771, 531509..532105], sha256: "be023a17fb3efbaf432a7f087bdb5962889d58cd7f74cfbbd36772deac9a0a73" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(98, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 369552..379893, 379893..386323, 389071..390149], sha256: "ddb7ec6406185c71dd76332890d3ef0a87e402c9f5ba3414219dd07627bd8e5a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 22528)), (90, needs(104, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11651, 511860..523329, 523329..530771, 532105..538115], sha256: "ca0b8df86808df67a210f7e1361358bc10d3ce4e515af917aea0a7dc8de695bf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 369552..379893, 379893..386323, 390149..395615], sha256: "3ca4833b072da0f8cdd996d926eaf9490e68a76c1e02696b833b6a088a98738a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 9728)), (90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE, places: &[0..11651, 511860..523329, 538115..543128], sha256: "a3eeeb7a8cc4bc461aa40d448c741864a986d9065df0659c3ffb847fd9fb580d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 9728))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 369552..379893, 395615..400609], sha256: "6dd3b9c5e315c2948c994eed929df3dd8852c1ddd932608f4ea4c6cfb1676b27" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 9728)), (90, needs(70, 0, 0, 9728))], file: LRPE_ROTATE, places: &[0..11651, 511860..523329, 538115..543128, 543128..543519], sha256: "4361f450610a687feecda742282506ac227cf025bf85554bcdf0450abe85eb03" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 9728))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 369552..379893, 395615..400609, 400609..400889], sha256: "99be3d465ba224f3ecdd77745b994f220ea75b674069dfd257e444b09ed220db" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 17920)), (90, needs(69, 0, 0, 17920))], file: LRPE_ROTATE, places: &[0..11651, 511860..523329, 538115..543128, 543519..544896], sha256: "b53d38da70970390b77c66b52f8e2d5c4ef18d484483e8799c41111fc6f80c4b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(69, 0, 0, 17920))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 369552..379893, 395615..400609, 400889..401602], sha256: "98f3bc554ca3dc6b57cf7954c3d20d2aed86b962dc0e2241508417d55de834aa" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 64, 236, 46080)), (90, needs(168, 64, 208, 46080))], file: LRPE_ROTATE, places: &[0..11651, 544896..569390], sha256: "cc2ce03134e3b08bdf8dda3fdbe7e5abc38a441820cd9157a00e277130b24ad2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 64, 208, 46080))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 401602..419933], sha256: "b507f3b9db721f134a977b9b005c6ac90ec8c3ca232e6430b486eaa176bf6347" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11651, 544896..569390, 569390..587916], sha256: "2278bfe9f6422e84e1df6571064665fec442d67d7acaba596f13a7e80b585b26" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 401602..419933, 419933..433089], sha256: "d8d96b894350f5d8fcdbc8a8651dcfb8f0d0169177d1cfe3ac7b5866585e0e50" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 64, 236, 46080)), (90, needs(168, 64, 208, 46080))], file: LRPE_ROTATE, places: &[0..11651, 544896..569390, 587916..589652], sha256: "fd67e3fa5bb7069a4b19f47f63ad13266fa3dd4622e753aef8907c1fdbe46b58" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 64, 208, 46080))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 401602..419933, 433089..436048], sha256: "dfbb4461cd1de785ac34627f694915e9092d26f2f9ca7496f360a47fb0ac65ef" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11651, 544896..569390, 569390..587916, 589652..591206], sha256: "3fa17d7ffdf3579b9977602ba0ebbaf1e31b2241a6bb72dcd5d9939599076981" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 401602..419933, 419933..433089, 436048..438191], sha256: "2828ca339a68ab0814f353232c62a50821a5a0e4d34f6d84eebb76ce02150009" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11651, 544896..569390, 569390..587916, 591206..606955], sha256: "bb55df27bb76a2188a916032a9d124238ad6b8b894a6444eac48767e3320ba0c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 401602..419933, 419933..433089, 438191..447747], sha256: "1d2937b089bc8e1156c452519c4cb2ee64ed906c394a13cb32caf41ff1af3121" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(95, 0, 0, 12800)), (90, needs(94, 0, 0, 12800))], file: LRPE_ROTATE, places: &[0..11651, 544896..569390, 606955..621652], sha256: "33e8d39471dde5484a76c625c1ee787850a49a3ead0b8ee3201207702db1709c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 12800))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 401602..419933, 447747..457309], sha256: "5550c1172239bad88ef745aa10daa86c57ffe72c5fd38771e173d622a764d4f2" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(95, 0, 0, 12800)), (90, needs(94, 0, 0, 12800))], file: LRPE_ROTATE, places: &[0..11651, 544896..569390, 606955..621652, 621652..623002], sha256: "e5e0568138439cef1e2d9b5495ec55ed8566596ffcb7a836561f788aacdfb183" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 12800))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 401602..419933, 447747..457309, 457309..458018], sha256: "5ea72b15f49a9d5f1b7b451374cf3ead60f6244d47ae60286bd866189e41d066" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20992)), (90, needs(95, 0, 0, 20992))], file: LRPE_ROTATE, places: &[0..11651, 544896..569390, 606955..621652, 623002..629343], sha256: "dece43a68b522fe2e84510f4eefdc7c94104426a525fc93f3e25e4095abf2c5b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(95, 0, 0, 20992))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 401602..419933, 447747..457309, 458018..463744], sha256: "7373b56ee109c41e79cda8afa2729969c0581b803b10fdf286ba5f197e695a23" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(67, 0, 0, 4112))], file: LRPE_ROTATE, places: &[0..11651, 629343..639102], sha256: "e9f60e3d8d25464094b19b4dcff4d1ed2a8b03995ca4e8a27e2e41054cdebbef" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 463744..473176], sha256: "6d92f516f778398ece5adfe966cb2b1bfa400d10b2f11b17a774d54a85109e8b" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(68, 0, 0, 4112))], file: LRPE_ROTATE, places: &[0..11651, 629343..639102, 639102..639968], sha256: "cb6884417a73491e02224c09eb7717801427c1d729efb6e16d49e98afb03954f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 463744..473176, 473176..476132], sha256: "ff53e91e80262e03bfe360eb1b09484c51340fcb2ec5e8244a7bdc73b3016bce" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 5136)), (90, needs(70, 0, 0, 5136))], file: LRPE_ROTATE, places: &[0..11651, 629343..639102, 639968..647984], sha256: "e2d4aa1e6375e39b251184d8ce07305b464c9aad1f7b25efc0cf0a22cd7957b5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 5136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 463744..473176, 476132..482572], sha256: "86dc5705e361bed2aac5b191716ce1efb752ed852bb2002e5b02166d8a87d2bd" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE, places: &[0..11651, 647984..658258], sha256: "0606077bc38a600a7e8feb2ec14210e19f74f09eebfc7bea2d31e05102377a56" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 6672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 482572..493237], sha256: "6abccd33aa9f4417b5e2f903aae027996cedbcf28a17d7fa03eaab4d3e679acd" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE, places: &[0..11651, 647984..658258, 658258..659131], sha256: "c995099753f0882515267da9c6b0ac8b1c90ec23a0e10562eb15df1f78f14936" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(89, 0, 0, 6672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 482572..493237, 493237..496592], sha256: "d2550a09a92031aa77df70d04bf155932abcd839284a6bd2071032454f4302d4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 7696)), (90, needs(80, 0, 0, 7696))], file: LRPE_ROTATE, places: &[0..11651, 647984..658258, 659131..667440], sha256: "81a744236504846fcfa9ae008ec88218d52cab298398b20e438f7a17a1a3b9b8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 7696))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 482572..493237, 496592..504578], sha256: "f42b883d33f04d83a9b2c63913ab36b7fe996772d3ea9caa9a76d97dc5270346" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 8, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED, places: &[0..4403], sha256: "01521bbeff0683ac9b95127f979de023248fd4e13f96a7e84529feca684a2b1a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_SHARED, places: &[0..5387], sha256: "d0e73e9b5e8303b3e422970289515a136de8cf1e9761975e98d61a4e9e18cec2" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(56, 0, 0, 10240))], file: LRPE_SHARED, places: &[0..4403, 4403..6616], sha256: "0b14f249476c27c0ae18142217ad12e008bc8e72601b35112125669a822efacf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 10240))], file: sm90a::LRPE_SHARED, places: &[0..5387, 5387..8112], sha256: "cc4e0f02843bde82785f46029fa36bf6756c5432b8093d7cd8311331c43424c1" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 8, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED, places: &[0..4403, 6616..7204], sha256: "553c7bcd684963be9b92228d74fa61d7bc42c07b5c2a35c62134d6095aade54d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_SHARED, places: &[0..5387, 8112..9989], sha256: "a9f80757f8ed1c0a3b48cbcdd997cdaee75c054ef528a09ea598cd751c4e8ffb" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(56, 0, 0, 10240))], file: LRPE_SHARED, places: &[0..4403, 4403..6616, 7204..7616], sha256: "ea3e2689680b7601a3b4e80eb1d89b495a7025da39b1af2d9639c28b90c7da53" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 10240))], file: sm90a::LRPE_SHARED, places: &[0..5387, 5387..8112, 9989..11230], sha256: "8a8d55e92196e5bb0e7c40f60249842eada77571448b83f8ff162baf2473b6da" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 18432)), (90, needs(62, 0, 0, 18432))], file: LRPE_SHARED, places: &[0..4403, 4403..6616, 7616..9537], sha256: "429264ec5b9b277061d090a7e12010bffdcd4c57fc08f76bde53029db3dce0c4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 18432))], file: sm90a::LRPE_SHARED, places: &[0..5387, 5387..8112, 11230..13272], sha256: "e4308f6d6c02d5b0039370ddca4cd00f133b4efa666cba3d1d8900ed8fbc2b96" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(46, 0, 0, 2560))], file: LRPE_SHARED, places: &[0..4403, 9537..12302], sha256: "b05306e122b28689f148f45f69bfe7e9b9acc3b1108bc23ce3049aa44039a8b1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 2560))], file: sm90a::LRPE_SHARED, places: &[0..5387, 13272..16103], sha256: "0e8784037b8ff3db37822f287ea1d9dbf6c92e542ec379fc1723a87087f7b76c" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(46, 0, 0, 2560))], file: LRPE_SHARED, places: &[0..4403, 9537..12302, 12302..12825], sha256: "4d15731ae33d1f7a5bf57bf612b9334964084cf377555d4a34a3a5f9d9bebe57" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 2560))], file: sm90a::LRPE_SHARED, places: &[0..5387, 13272..16103, 16103..16762], sha256: "a3dbbd2d5f5617c27e01cdc2579fa334eeb9e662fc0145c257c1a3d95be01b9a" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 4608)), (90, needs(46, 0, 0, 4608))], file: LRPE_SHARED, places: &[0..4403, 9537..12302, 12825..14014], sha256: "a5b5dd3ba8b89f23c606eaa6f2590a0d02e64e0acb2514ded6e6b69fae60f4dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 4608))], file: sm90a::LRPE_SHARED, places: &[0..5387, 13272..16103, 16762..17855], sha256: "8e5079b1f1b135d9a6f446e77e1ef68c58a6d3b9a55556904b3259c652912def" },
    ] },
    Entry { name: "sequence_softmax_finish_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 1024)), (90, needs(40, 0, 0, 1024))], file: LRPE_SHARED, places: &[0..4403, 14014..16319], sha256: "3824e9ba4243c05a151a245f67bb731a04160cb5a97858719a755399b3713235" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(40, 0, 0, 1024))], file: sm90a::LRPE_SHARED, places: &[0..5387, 17855..20723], sha256: "6a7a34593ebc2ef18999c27da1247ac3ded482e5421237fdedad44c7deae0ca1" },
    ] },
    Entry { name: "sequence_softmax_finish_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 1536)), (90, needs(48, 0, 0, 1536))], file: LRPE_SHARED, places: &[0..4403, 16319..18796], sha256: "737e3a01aaa6b3da5c4061297574e5c56b7f8c5da7aad5b4c2f0f1397808ba6a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 1536))], file: sm90a::LRPE_SHARED, places: &[0..5387, 20723..24414], sha256: "287b55b5c46e5aec167887b03f6172c3dfc58ae21eeed0a108af2d78a1bd998d" },
    ] },
    Entry { name: "sequence_softmax_merge_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(40, 0, 0, 0))], file: LRPE_SHARED, places: &[0..4403, 18796..20244], sha256: "303302c3eb0720cad53070682e7d65514829bfa7e39fd8e427d32f3c6effbfe1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 0))], file: sm90a::LRPE_SHARED, places: &[0..5387, 24414..26742], sha256: "3d2930f3f652efa4583c9aad9ddde1e88505cf5b0fc32eba1c5e338f0388f7d9" },
    ] },
    Entry { name: "sequence_softmax_merge_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(42, 0, 0, 0))], file: LRPE_SHARED, places: &[0..4403, 20244..21865], sha256: "beac52647162030c9c3f893bc0fc9639e0c8ceb1f82e4251bbc2da2bf919b6bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(42, 0, 0, 0))], file: sm90a::LRPE_SHARED, places: &[0..5387, 26742..29880], sha256: "9a19f01a5a482371166e171ea5374f73df9c12bda91d54a09609b33750f834e4" },
    ] },
    Entry { name: "lrpe_reduce", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 56, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 32)), (90, needs(56, 0, 0, 32))], file: LRPE_SHARED, places: &[0..4403, 21865..24320], sha256: "14a2c50f90673497b61019a87fc9d8e734dfff100cf413aaede166664a53a7de" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 32))], file: sm90a::LRPE_SHARED, places: &[0..5387, 29880..33495], sha256: "24c2c25b888bad887a1c50d194b5acdd1480474478c84cc2cb91c7a17a963601" },
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 0)), (90, needs(154, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360], sha256: "49152bc1d70c94602abd56ffc3c180dcc98c10d0c2410f7483f52d11d564d6cb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549], sha256: "8b4e14258ca9f5da4229dab0b67ca222f62f78f6a9feb6170fcbf4e6b92cbd02" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(218, 0, 0, 0)), (90, needs(219, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360, 17360..33223], sha256: "fb3b94a7d1c302940c4018253732ce7057fb93d62087be21be0dc3562ccf13fc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(219, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 15549..26754], sha256: "255f9fdfc3ddab9649c7d1c64d43477ac80cfb3da2fa37812f754dd0443ac72b" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360, 33223..51642], sha256: "3db82494b0eef0b4720ece7fef82ccaeb1423ce9f0202d79ab3337a8c6e829d1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 26754..39415], sha256: "291e0dd2dd360af497ecdbdb2b565b9915bcfcf1cc5be515c447868a296caf39" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE, places: &[0..17360, 51642..63471], sha256: "24f7b5ee27ca7d01131e4019ee26171476e2f6f31c5391f9890127b162a53529" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 39415..49686], sha256: "4270893aedfcea12d2894137493952bb9127f86cad49cede48468c4ca6c8c4ac" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360, 63471..75552], sha256: "f479411a685f33ffb6ad341043b7612e18d3b7ca46a328654ede35feb19ac944" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 49686..60712], sha256: "1c81c41621d4c3839798095592d1934cd4c05f0a91aaf1546aec11bac88aad92" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(186, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360, 75552..85424], sha256: "92703aef92451bae28bf11ccb0b20320396ab051b0688358857f7f579ed45780" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(186, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 60712..69552], sha256: "3f2fd5012147b9a300391a64ada934408fbd06f72860c9175fc69d8fc29b0aa5" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360, 85424..103217], sha256: "86eaaead6b1ea741bb2d786c4bc80d09ce61aa3cdf13b0d91c561e39bc433bc9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 69552..82433], sha256: "86e662fdfbd59a9a27e63553263eb74325625d025093900cab6a70c533ab426c" },
    ] },
    Entry { name: "tpa_decode_bf16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360, 103217..119107], sha256: "3813d4bdff452855ee4c322585472104b6ac322ddbcc8ec799654aed1984586f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 82433..93360], sha256: "db693a34862acaa8c78a353eac2b996f5676fd1b92c81d864d97ec5becd8c070" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 0)), (90, needs(155, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360, 119107..136393], sha256: "84b49def2895b7cffaf1228e2fe3e5a3ab69fcfee3108d5c9584601b6335a306" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(155, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 93360..99851], sha256: "e81c845dc471d656653c751e2f7aa69a7c1aa36762552c5e4a2225e0e17e4ae8" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(222, 0, 0, 0)), (90, needs(218, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360, 17360..33223, 136393..158119], sha256: "c639de005e310562c0c04119f815e80f1b446e3ab6768a9338b33ca4b80a9343" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(218, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 15549..26754, 99851..111160], sha256: "7820459daed76ffd68c1e88c2334f99a055ded85b2f99ab17a9626a03483673c" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE, places: &[0..17360, 33223..51642, 158119..183040], sha256: "0ca2b0e69a46373f541ff6989e31e563a1ca40da5dd7000290bd3c24a188032d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 26754..39415, 111160..126721], sha256: "9c1d33c15dec636e703e0473d6e6f20e01f70e1a6159a5b2654c3cd2ec192252" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE, places: &[0..17360, 51642..63471, 183040..200746], sha256: "f95a37c62149fec9ba7a6c9d65cb1dccd416401b22b29e670347325cdc65b19d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 39415..49686, 126721..137445], sha256: "a882b0671da03beabb7158636d2ab73e549650896c0a81f0f1e8e4eca8469b0e" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 16, 34, 0))], file: TPA_DECODE, places: &[0..17360, 63471..75552, 200746..218531], sha256: "be8edbb1fbaa90c41dc7c7dbda3c39732864be7724312d5894bfd36e62ecca2a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 34, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 49686..60712, 137445..148796], sha256: "6e06b69e1cb4a0a2ad74860d035181fd993fa53e6192512b517eef29ee2736d0" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(188, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360, 75552..85424, 218531..237349], sha256: "604b1381892a7bcabba61f8b55fb3e56f6fad0ab1bbf0caf62dec1f3a7f6fc0a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(188, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 60712..69552, 148796..156432], sha256: "1537c4e32174c37051f06ee0fbdc36aa51db1a9df00d33b377b5e6a834fbd879" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 16, 34, 0))], file: TPA_DECODE, places: &[0..17360, 85424..103217, 237349..262142], sha256: "ac850f72009b8b1adc003826b3ebeacec277907bb1d480839cd385250771c7fd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 34, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 69552..82433, 156432..171409], sha256: "61e7bbd4e6f46eb4ead58784f6d02980cc6ea940493f685d492ee26466ef6edb" },
    ] },
    Entry { name: "tpa_decode_f16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 0, 0, 0)), (90, needs(255, 8, 12, 0))], file: TPA_DECODE, places: &[0..17360, 103217..119107, 262142..281949], sha256: "a24466060a0f5c198d7073d8bb725b52f88b5dd7ff34939f74d1010fe3a52960" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 8, 12, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 82433..93360, 171409..182777], sha256: "73e55a3ee8771109c44d41e92edeed1cb098b61d5e37ede0e060025d6df02c4f" },
    ] },
    Entry { name: "tpa_decode_f32_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 8, 8, 0)), (90, needs(255, 16, 28, 0))], file: TPA_DECODE, places: &[0..17360, 75552..85424, 281949..315162], sha256: "1e772d93393add75aa0024b82251482334fcb6fc77a454978e18eefb39849d2e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 16, 28, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 60712..69552, 182777..203310], sha256: "34111176fb4d5454a827a4f15398ab05bb2d334cce9c77daad122af5edec2927" },
    ] },
    Entry { name: "tpa_decode_f32_d256_h8", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 360, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE, places: &[0..17360, 315162..337186], sha256: "fdc4c7e63445aa4a409af1a767fc1d2865c5c98231976761404ebaeebee1cde3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: sm90a::TPA_DECODE, places: &[0..15549, 203310..222192], sha256: "df28d9ef4e9a21c14462f68ca4869400ce28873e5e91baf4444182b30da5b174" },
    ] },
    Entry { name: "tpa_decode_merge_bf16", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 8320)), (90, needs(80, 0, 0, 8320))], file: TPA_DECODE, places: &[0..17360, 337186..342530], sha256: "d803a8ce649fca79fa016159eda0c63ed0c3311b84540eaec9f80d4e46667558" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 8320))], file: sm90a::TPA_DECODE, places: &[0..15549, 222192..227904], sha256: "df28d871e0d4e556bd6c97f69dd8c75ff419c265fc83957870d8b4728697aa54" },
    ] },
    Entry { name: "tpa_decode_merge_f16", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 8320)), (90, needs(80, 0, 0, 8320))], file: TPA_DECODE, places: &[0..17360, 337186..342530, 342530..343001], sha256: "0aab9af7f95cd5b619a27bd143ffc14c8fd2274015112ae6efa36ffba8106e72" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 8320))], file: sm90a::TPA_DECODE, places: &[0..15549, 222192..227904, 227904..228120], sha256: "2bc50170b8809f12a276a42ecd3d6d7ce5447e8d58bbc6e9d3e9e6b3357fd2ba" },
    ] },
    Entry { name: "tpa_decode_merge_f32", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 200, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 8320)), (90, needs(80, 0, 0, 8320))], file: TPA_DECODE, places: &[0..17360, 337186..342530, 343001..344215], sha256: "dc8c2212763094c9bcf54bc69d65ab42f7be489fe2719be7189592f086d3df84" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 8320))], file: sm90a::TPA_DECODE, places: &[0..15549, 222192..227904, 228120..228554], sha256: "a2702e681ead435faa81f57e405bb900e8d53d6e5a16a7e0f669791e6c29bd29" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18377], sha256: "82bd2d7a77cc46e7f02a7a3b2d7003097ee53e3aa7456111dd91f8bb2794ac77" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 72, 288, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18377, 18377..33614], sha256: "1dc1f10d1cd9d5aeaadcde8b9496b3669a1975b5477cfd085ec1536361db49e5" },
    ] },
    Entry { name: "tpa_decode_elements_bf16_d256", family: "tpa_decode_elements", max_threads: 384, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 160, 800, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18377, 33614..54384], sha256: "2b428c656aa71c11f7c987419b59d43d0f1d8e14b14b280f3e59b6d3622c4a65" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18377, 54384..60012], sha256: "217e8658987464070ba9cb637d65bb9df635a99379c873435c445b7fc118fb92" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 72, 260, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18377, 18377..33614, 60012..68247], sha256: "c164f7ee3bc5adacc4381d341f49d964ccbc381cf0e87a010f42b910ffc4545b" },
    ] },
    Entry { name: "tpa_decode_elements_f16_d256", family: "tpa_decode_elements", max_threads: 384, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 136, 760, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18377, 33614..54384, 68247..81536], sha256: "cf292c098596f88197d0028d0f9bc06cc06bcc136622fb94d7f16b2d1b5367b0" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d64", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 24, 148, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18377, 81536..98646], sha256: "85b909630f29765999dacf599057a844b16b552dfe4164c242941b795ca059db" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d128", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 152, 572, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18377, 18377..33614, 98646..118354], sha256: "41847b9026161193310603a4cdd139222426c3a552f10ae099ce6ae36b3b8290" },
    ] },
    Entry { name: "tpa_decode_elements_f32_d256", family: "tpa_decode_elements", max_threads: 512, parameters: &[0], parameter_bytes: 392, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 280, 1052, 0))], file: sm90a::TPA_DECODE_ELEMENTS, places: &[0..18377, 33614..54384, 118354..143202], sha256: "4faca73e5253f7c73d890a9f7c9f61be55c3d7bb721145a9f211d83f18385d21" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 24, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..15660], sha256: "69d5c6fe5f67d767cc95cf6e829622fea0935a2c41870b523b9826688c8af18c" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 8, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..15660, 15660..27254], sha256: "0b2e1ed280538374fcf13097c9371eae47fe363820b3227536cab1982edac39f" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 120, 276, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..15660, 27254..44455], sha256: "da76705c6e4baaaa5547d4c9b463e26f8ad647cd56604fcedab2c99dd4d593e0" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 16, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..15660, 44455..51686], sha256: "9efa2a89c74461de62c52b9bef0981200b7ae2fdcfa4a0c1a973fe2c8962b816" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 8, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..15660, 15660..27254, 51686..59853], sha256: "4c120e67608fea828acc9a901297b9044a3694c1c0a7c233ed93d4cb647086b9" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d256", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 152, 338, 0))], file: sm90a::TPA_DECODE_WGMMA, places: &[0..15660, 27254..44455, 59853..72565], sha256: "720eeb31dca1f5d529361276e1d35ee601f0d5d21df135943a191c3cec6d3d3c" },
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
