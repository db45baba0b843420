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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 24, 56, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_LRPE, places: &[0..7517, 7517..19571], sha256: "f9cd3301e54178283cf4b33e376254cd177b5d84270d41b6a918007211be2a02" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7903, 7903..18650], sha256: "64625d3dfb4b03611aefa8d29b31877e86b2281d7e497c87789115ba30a7bf5b" },
    ] },
    Entry { name: "flao_lrpe_gradient", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 944, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 0)), (90, needs(80, 0, 0, 0))], file: FLAO_LRPE, places: &[0..7517, 19571..29838], sha256: "906cbbf8bedb23bb56fd3ce488ff4d2f2b852efbcc2959aa573464971a271ef0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7903, 18650..27101], sha256: "e52178052a1a05826c0e8df9a8108cd4df2ca340d819e548daf9bec32cc3a726" },
    ] },
    Entry { name: "flao_lrpe_decode", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 792, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 0)), (90, needs(120, 0, 0, 0))], file: FLAO_LRPE, places: &[0..7517, 29838..46438], sha256: "78b0b06dcce583950fcbf9104e10ab9746ddad28fa76f739bba9405ca33e7577" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(120, 0, 0, 0))], file: sm90a::FLAO_LRPE, places: &[0..7903, 27101..40009], sha256: "8599df20e4ad520ee317fdb415fe15e35db320732fa14006f962693340f41ccc" },
    ] },
    Entry { name: "flao_lrpe_sum", family: "flao_lrpe", max_threads: 256, parameters: &[0], parameter_bytes: 96, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 9216)), (90, needs(56, 0, 0, 9216))], file: FLAO_LRPE, places: &[0..7517, 46438..52242], sha256: "4cb91260cc9c7af802dd9ebbfd308149581dcd8163ce4dd3db8c05471d003961" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 9216))], file: sm90a::FLAO_LRPE, places: &[0..7903, 40009..46678], sha256: "3e2fc2de65377809c66cdf4d22e5576f34acb3903adcf74483967817f82a67b5" },
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 20480)), (90, needs(83, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279], sha256: "1d68a50a216ebe55b3bbb8d99cd3f64d4c5af5d8452771ecba05f9bceeb288e1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463], sha256: "fecdd8e4ac1de33a77fd4a2031d2e3e175d33a65983521f74f2e19f8f1388c91" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..11279, 11279..18008], sha256: "12b4bea4193e97c465c674c18870213ae3127cda2dabcafb7a8483f5f1f102ef" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9463, 9463..14237], sha256: "a52de6471e34935f6fa3d985d5d64e196d6dbaa138d593ef8b89548642bdfcda" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 20480)), (90, needs(83, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 18008..18642], sha256: "913980da761afda35d5def7705c0a98e61ca4a3b0cd157717a9243ee78b6de84" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 14237..14657], sha256: "60a00dca6dab54f3f74ea1bc8db448b84a184e103de31033d64f8ffce2053a6b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(58, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..11279, 11279..18008, 18642..19193], sha256: "09cd4e6870e2277c64926fff65ef11ea4f9028ded190191d107d6edabec7ca94" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9463, 9463..14237, 14657..14997], sha256: "3bfbd440ee77911704d161b776035bf71accbdb743d691a27675747c2365dd3b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 11279..18008, 19193..20879], sha256: "0635c2c35f9576365d6ae62aa10880a2f4ad804bef67e80e59754d473a33b965" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 9463..14237, 14997..18359], sha256: "fa136de68689332c985b856ab4183b36e2b48cc55f1c726f94206cf9d9a56f0d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 20879..25230], sha256: "493e511e59f5ae996e602c542dac01e9ac1b1b166cc8e0592a055fd7adaf5b8b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 18359..19289], sha256: "d18f9c43488dc78f1f5ff78d5814770a5e1ee86355dca74b7a99a69c7ff87cc7" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..11279, 20879..25230, 25230..32219], sha256: "a40db917e0ae82ac24390c013057ac7ffca8517676510d7fe4d53b64b59d88d5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9463, 18359..19289, 19289..24221], sha256: "eca09626feba12061bc5ddd35dc297e12efc0a2304d68f09ff32265dee8376a2" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 20879..25230, 32219..32864], sha256: "be5780ebeeff6bafba6993e497f2267aa3f27bfe02a28c2ce2721df7572cd45a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 18359..19289, 24221..24721], sha256: "035d0c571d324752e2da3610ce3904f14bcdf400a2bb5e4422c2ab75308c4f54" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..11279, 20879..25230, 25230..32219, 32864..33429], sha256: "a3e13bdc16e75bd6d40f24fc1c345019088c7ee2bf77b29ae36b6ac86d42eff8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9463, 18359..19289, 19289..24221, 24721..25078], sha256: "89d5e14c6ed3319d0026ec5f69b30619940385a029d92ecce05b046269842276" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 20879..25230, 25230..32219, 33429..34875], sha256: "1b1bcad1cc770a4e5f4962d45d5fc157eb6966dd423f50e7c2b4a7c05fe96394" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 18359..19289, 19289..24221, 25078..28565], sha256: "08b90b078d2dd07f64e0a24f05aded1db81951439988d502461a88ab1a0c34b2" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 20992)), (90, needs(106, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..11279, 20879..25230, 34875..61981], sha256: "6a095ee2197b5c9075886ff90d3819b4fd0704e5da557fe8610255291efcd7a4" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9463, 18359..19289, 28565..48517], sha256: "f7570b39d465fc66ccead15ed3685c5e8b1b548e29a38e363af48e6dc9732a33" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 20992)), (90, needs(106, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..11279, 20879..25230, 34875..61981, 61981..63281], sha256: "cd5932a0f2429fca2cc081f77b864dcd902d9b952276f1bad3a99515f58ba210" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(106, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9463, 18359..19289, 28565..48517, 48517..49179], sha256: "ad76838c3aafc57a6ad81f4d3a8d01f27b35fdb47172699709b7f6058ed71a3d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 35328)), (90, needs(103, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..11279, 20879..25230, 34875..61981, 63281..85091], sha256: "9db50f88854f4a591034537a96d1404744c8bb747d8fec598e72f1cc4af9c598" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(103, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9463, 18359..19289, 28565..48517, 49179..60693], sha256: "d2336159bb6f61a27d89691337da54079bf92c15d10f1e277e6225b6869e1814" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(88, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 85091..96105], sha256: "44bd246f818ca7aa4aa2e2d2a9dfd8fefa28661c1aeaad7625e8ae5b49aef2be" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 60693..68992], sha256: "878c8c05e382559a758a1ef9a1982484c68904265b572c2561d3c041c819bbc8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..11279, 85091..96105, 96105..104500], sha256: "cf22b32edda8f91c91139ae5af21ce738f8ef045bd1c0c407c97ebcc3f481d07" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9463, 60693..68992, 68992..75225], sha256: "ac2f3909aacacee657a073df15f25f4556333fd1085e0c1876a14a2b08ee46eb" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(89, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 85091..96105, 104500..105190], sha256: "61cb023571155218d3f437c93b3163d3043b44be91724555b7303a507b1b9b0f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(89, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 60693..68992, 75225..76050], sha256: "9ed067a0646ee510d30244e33efbd37fa015f9965f8e70cc660bd10d33aec42c" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..11279, 85091..96105, 96105..104500, 105190..105804], sha256: "966d2e7e7033868cb43479fb8baed142497af8c61061ba10757131d1fe42a08e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9463, 60693..68992, 68992..75225, 76050..76517], sha256: "b35f83da41d1d1cd73a2ce00e8d3335aeb35aeaa7ab3f588d7683426d13023a9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 85091..96105, 96105..104500, 105804..107426], sha256: "c671898a2c4af16eeec346591f273e0c966ec3232d23cf445e1d2d6c47129b0a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 60693..68992, 68992..75225, 76517..81559], sha256: "d64530d783279a908fce4155f12d2cb2141cb6b3bab5273647e58019f981d1b6" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 107426..117983], sha256: "f7ae8020265fb898ff653895171573806d571d26468b13141b944c418a641dda" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(102, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 81559..90470], sha256: "85f6e3d24d3481bdc998ef74b68c2a6b993b7cd7b95cc7f499a20e8b79b50875" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 12288)), (90, needs(72, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..11279, 107426..117983, 117983..125174], sha256: "66a439fac3293fe1eceb08c0b9c313889972210305004d5ab279e508cf9d7ae7" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9463, 81559..90470, 90470..96803], sha256: "6abfe38ba522c82cc2f67ff0e278320f1ac50161949fbd6c7bb911cb4c70f4ef" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 107426..117983, 125174..125899], sha256: "63ab7acc3efd93f2573bdc0f041d963242e945b40ae96a7a977d1546652ad3ba" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(100, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 81559..90470, 96803..97418], sha256: "df356ee177bada52558cd4797477cdc2fe2850a0e9f425f9ebcf045869be2594" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 12288)), (90, needs(72, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..11279, 107426..117983, 117983..125174, 125899..126533], sha256: "20f045951d1e9a88d948b235966421bb9510ad178c43382f1bd4cb59eebd98e6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9463, 81559..90470, 90470..96803, 97418..97939], sha256: "61ca0bbbf562cf2b51326d4703e347b46790d1d6e706329c0f4d14c1770b450e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 107426..117983, 117983..125174, 126533..128133], sha256: "1c2185ff520ca0745241d155307a9f05bed56a20b616fd76dabc3af61a6e903e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 81559..90470, 90470..96803, 97939..101667], sha256: "474cdc434371a1a7f4d273ff6d38badf0e28107df944ebeddaf5dc7a4b732121" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(92, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 128133..138558], sha256: "92818c3a305fbabbf8a2bdbfbf9f66a726e4de96a6b4dbcd8cf78ecd5ad9d373" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(91, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 101667..110075], sha256: "cbc8da9bc7bc72ceb91480dd6649c2c28ab00c84da539edcb4895a549f216b53" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(60, 0, 0, 12288)), (90, needs(63, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..11279, 128133..138558, 138558..146076], sha256: "9cc6d79f7c79dca16af8ef3f86e4361d3edffcc52c63d94bf1e0ef4888745641" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9463, 101667..110075, 110075..115494], sha256: "aaa4bf031962ad584aef0d3587465f951d229ee407d45fe4128c521884eb0485" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(92, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 128133..138558, 146076..146634], sha256: "2e51422abbb4b8b968ce46b361319bd41073137dc9dee90fa347f7a6f4597512" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 101667..110075, 115494..116295], sha256: "d991fbda83d3ebde5f2fe1a73f1911afb8ee52c186bfdaaa2f862c5f458ed2a4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 12288)), (90, needs(63, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..11279, 128133..138558, 138558..146076, 146634..147118], sha256: "dd400123116aad4bd5c0ad2aa5487549ffbf76e3197354297108271be3bc5e82" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(63, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9463, 101667..110075, 110075..115494, 116295..116834], sha256: "980b85d48cee6a2f0081b23257a9172b75b6ae884399c69569d2372f500e22c6" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 128133..138558, 138558..146076, 147118..148665], sha256: "5a6518cce0b83241086def8808712a7f04accdfed3c8a479630601bc44ad545d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 101667..110075, 110075..115494, 116834..121733], sha256: "6c3f538be0630a5bac2846811d3f4529d268531795f4e5d310c7859f583b45b4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 20992)), (90, needs(107, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..11279, 128133..138558, 148665..178941], sha256: "7a611df89ed074379defd616091d4c26f78659f517bc83541648343c2d89bf5c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9463, 101667..110075, 121733..143593], sha256: "744bfa0d4e4ae147a9ff105629a48e54c07abfa01d8300f23300f680006b5dc6" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 20992)), (90, needs(107, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..11279, 128133..138558, 148665..178941, 178941..180313], sha256: "e6a856ee0364f4ab34a2b5a4a81e92b1be2b2e3c72ac7efc76cf4f2102622c90" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9463, 101667..110075, 121733..143593, 143593..144079], sha256: "e881a8088a8bbad38e69ba473342e403bfcfd73d3e1a270cadbaf0d6ead0200e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 35328)), (90, needs(107, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..11279, 128133..138558, 148665..178941, 180313..202871], sha256: "b11694aa646d5720eeaaa5d37e768a815cf2790295b3440e22d50a3c2f2d2d33" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9463, 101667..110075, 121733..143593, 144079..152332], sha256: "ca3918b1e18e630d6449882cc47b042d1eff63987e62d91e936466c1498e036a" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 20992)), (90, needs(127, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..11279, 202871..233659], sha256: "7cdd8fac724396cf0d98972ca51be5ff602f913eb489e1befc7b2a8473c6b9c6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9463, 152332..174073], sha256: "5736add7a43f7bd4123748317989e2956eca2953e50bd50eafc25627966e38da" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 20992)), (90, needs(127, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..11279, 202871..233659, 233659..235343], sha256: "4a28796836fdd8fd45c16d9ba299f7ab21084966048335e4168a854b46ef9536" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9463, 152332..174073, 174073..174631], sha256: "968ab57d9d6e27a8978b92a1cc1b7c831561dcdbbfb6b665fa2a1410e8085340" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(120, 0, 0, 35328)), (90, needs(120, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..11279, 202871..233659, 235343..260407], sha256: "5a8bfc4702c638d01d7a8a13315b15d2841feaf73afafdf118f6cf085b075820" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9463, 152332..174073, 174631..189132], sha256: "b5287cefdab9fd1088a4cd55cac28aa133165b96a43d1691ede8dc4850f2a98d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 260407..269407], sha256: "8a929441015c3137c03f4f70006afa560af247744dabf50a69b9d2bf1f61eeaf" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(95, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 189132..194143], sha256: "1b67a51ac887f774bcc833c7c804e0f1c7c71a1b0ee87d0c73ec820af6479d96" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 20480)), (90, needs(68, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 260407..269407, 269407..276741], sha256: "7a8b2c936fd2b8d134d31fdba440f96dd72dfefd0d99b6837f10e7ffefc58366" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 189132..194143, 194143..198882], sha256: "4271684772ae9525bd79ca0ba8a1485f887050f801eef08f22911540059ae7a8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 260407..269407, 276741..277439], sha256: "dfe2868c5d13910f49750536c90b7c77c80b02eb4da0b5f8184eb27bab43e627" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(94, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 189132..194143, 198882..199359], sha256: "efbeb6c21175b23fe0835bd028296163f72a67ae7692b83bdc5c0ec481b54951" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 20480)), (90, needs(68, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 260407..269407, 269407..276741, 277439..278206], sha256: "bc63e4bc411dd87b5478753b137af7db5e35dd34e5ec1b8a357e209ff6821a3b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 189132..194143, 194143..198882, 199359..199805], sha256: "fa4061a93d5ab2e731532dd0fdbdf23183e80f811b85d1ad1181a762b3887e6d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 260407..269407, 269407..276741, 278206..285070], sha256: "d039010be46bb3a0f098cf5e169cba46b9297b672c5358cdfb0ff8d4e618b981" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 189132..194143, 194143..198882, 199805..203450], sha256: "e21af1a169eb9e71eb952ef64d8ea4e661d72ee102233ecd00ec081a91f0abd8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 28672)), (90, needs(106, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..11279, 285070..295736], sha256: "f285bcbb85a55b2c80eaa19dd0ac5045b6bc12c9f779247af0a2cbb95deeea72" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(102, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9463, 203450..211391], sha256: "4e2276d9d6f3ae1916b650746d31ada0189c5c3981c6d8900bc8d03d8390dd0e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(77, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..11279, 285070..295736, 295736..303739], sha256: "4aa6f0a670636289a318edbde05af2c1774aeb8be800ff0f144eceaa87426ad3" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9463, 203450..211391, 211391..217227], sha256: "2886a21d0a2b23926da294bd012e3bafa8ce1415e4014297be55d4ce12ec1aca" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(102, 0, 0, 28672)), (90, needs(102, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..11279, 285070..295736, 303739..304653], sha256: "b512ac65f2f9436b0f46b2628acc09c514006a879661203740d3cd7ea299d3df" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(102, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9463, 203450..211391, 217227..221190], sha256: "6dcd3893073c752d4b6a71f99843afdc166c6f177d32585a0646d28263958e36" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 16384)), (90, needs(77, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..11279, 285070..295736, 295736..303739, 304653..305251], sha256: "bbc7496fc2f58bf8f1314ad6735ae1e803136fae37dba60772901cd89d4ea8b1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(77, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9463, 203450..211391, 211391..217227, 221190..221784], sha256: "59c3872bbda4b87a0bbd3f7964ccdbe9bace8e7deed695a13870fedc0c4ac196" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(82, 0, 0, 28672)), (90, needs(82, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..11279, 285070..295736, 295736..303739, 305251..306843], sha256: "eca0c9203c262b90ad85c995a5bafb665b7223e1c748c5d875ec1d6e5e5788f0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(82, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9463, 203450..211391, 211391..217227, 221784..226925], sha256: "76239d593496741f2bf950e241ddc71b85b931f2da3961083389615521c9d5b9" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 20992)), (90, needs(123, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..11279, 285070..295736, 306843..335516], sha256: "b26ca2eb01178e0e324851e2116c9dc27c5aaff8a954580856f8242d04635833" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9463, 203450..211391, 226925..247683], sha256: "841a30a902a69bb867a0c30f5229015bacc7536b938e224450565e624a034997" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(125, 0, 0, 20992)), (90, needs(123, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..11279, 285070..295736, 306843..335516, 335516..337054], sha256: "a581801716a4c3886db205e49d2bfc2b509c10254053e3703ae409137201d330" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9463, 203450..211391, 226925..247683, 247683..248566], sha256: "30301dd6ea5510d1c8ab03b94aa3016c76471d117f23fe14e2ce1b66b4586ace" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 35328)), (90, needs(127, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..11279, 285070..295736, 306843..335516, 337054..355275], sha256: "9607235d29eb45834226b65181ab9824f8a15a60496c511318434953e55d019f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9463, 203450..211391, 226925..247683, 248566..251634], sha256: "3cbbd7d7f7119bcc0e12a7fd9e72e8602d1149938e066358222089e9716983ff" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(122, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..11279, 355275..367379], sha256: "6c3c3bfc136c1df0a7fa5b035ff9cdbedc99d3e74e2923d4a915cf310f53ba37" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(122, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9463, 251634..260909], sha256: "16bece0a6a457a6878b94e248d5b12093f4a0b564cd0c27bec40bd7439e23bad" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..11279, 355275..367379, 367379..375636], sha256: "9020e97c4f44c8c165b6a9fb0ee08b21857299d45d47f77d04a6ddaef76b5c3e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9463, 251634..260909, 260909..267864], sha256: "d891ba534220c38f940b95db7486886c6b7f03e8f00fef957cfbdffdf4f43d48" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 28672)), (90, needs(126, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..11279, 355275..367379, 375636..376484], sha256: "2af8ab8b26a1c6d71b8d40f5b1be0c416bd4c4f5ca00dbdd7cf9d3b1b3c43f9a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9463, 251634..260909, 267864..269596], sha256: "cdc7a519a31dc1f0004c4526356cbbca7748b6463c02a047ac50499e2fd577ef" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..11279, 355275..367379, 367379..375636, 376484..377233], sha256: "c4fcd2e45b19fbf5e1d4ac41d9214f049d7b690cb7647c184de2b7c399f97121" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9463, 251634..260909, 260909..267864, 269596..270261], sha256: "8541ae7c047a3fc5e21b9f00a8cea57fee313d027e116e6c31fa40729df5024d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28672)), (90, needs(96, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..11279, 355275..367379, 367379..375636, 377233..380873], sha256: "1268bc32e80fdcf460be1f3ee6829afea5e4d9da919cb7f6994ab3a2c2cd6d8d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9463, 251634..260909, 260909..267864, 270261..276461], sha256: "40673139b589c1938ceb446877967124d3e045e182d47905d045e9c12404c71f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(124, 0, 0, 37120))], file: LRPE_COSINE, places: &[0..11279, 380873..393761], sha256: "87958406bc47f2c5f129203e6f6a07a23c54fce322b48bb42db2bfdfd313aca6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 37120))], file: sm90a::LRPE_COSINE, places: &[0..9463, 276461..287711], sha256: "11fa1fd0bf1ae68b3bb89284016eb0db425bd7621c706e2f57e1dddf6276b8a5" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(90, 0, 0, 20608))], file: LRPE_COSINE, places: &[0..11279, 380873..393761, 393761..402758], sha256: "25ca22e86b7b61645c55d4dc33b2333a64b5e399e4d5141f48f3358113927343" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(90, 0, 0, 20608))], file: sm90a::LRPE_COSINE, places: &[0..9463, 276461..287711, 287711..295419], sha256: "9f351d12a165ab28fe1a6034aed4d136d46e0a6be2193e3c53e1848ff7d32b85" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(127, 0, 0, 37120))], file: LRPE_COSINE, places: &[0..11279, 380873..393761, 402758..403624], sha256: "877c07cc11da6465f11d27d2ed01040e1fccc134f5e3571a85ab3026204cf984" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 37120))], file: sm90a::LRPE_COSINE, places: &[0..9463, 276461..287711, 295419..296470], sha256: "83d7f764a8562e4da38e6ae34fcd29e6ac62e19525a66931d3eafab7d36e9dbe" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(92, 0, 0, 20608))], file: LRPE_COSINE, places: &[0..11279, 380873..393761, 393761..402758, 403624..404348], sha256: "feb0e805460f0525be76258dbfcfc87f20248567b5f033e9e58332e79e07ebee" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 20608))], file: sm90a::LRPE_COSINE, places: &[0..9463, 276461..287711, 287711..295419, 296470..297125], sha256: "868129647e60913fcafcf234ce670d0b907ab00866381932ac901f08fa2aaa1d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 32896)), (90, needs(120, 0, 0, 32896))], file: LRPE_COSINE, places: &[0..11279, 380873..393761, 393761..402758, 404348..411210], sha256: "c5d88bccd200970c9debec85e3f35ff4cdd07e82b87d4dc6d95b753c3507234b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 32896))], file: sm90a::LRPE_COSINE, places: &[0..9463, 276461..287711, 287711..295419, 297125..305261], sha256: "595b2fdce3d4f0f3d37d018e0b046e89ff53bb0e8cc6bf08cab48abaf7f8c6c4" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 28672)), (90, needs(122, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..11279, 411210..423113], sha256: "6440757b7e7e3e1ae5bc5da84f3a1b19a0039ad97cc2c0dbfcf84b17dd4fc95a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9463, 305261..313937], sha256: "adfe73b1569bc9cc511e6a112645e50b4c179fd42ec3416a7d07183b8455b1d1" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..11279, 411210..423113, 423113..431192], sha256: "b699c21a434c62095e3029767859448a02d4fbb589199812431ef6437e0492c4" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9463, 305261..313937, 313937..319648], sha256: "191ae0406e1d897aefd6c6edf28bf1a93786216b183162cb92f24caff3f0805c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 28672)), (90, needs(120, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..11279, 411210..423113, 431192..431994], sha256: "0909158ee56074e8c5a6e2cee83455497c6e17cb840850966a0288b037048bb3" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9463, 305261..313937, 319648..324983], sha256: "692fa8e73cde23d47cf90bbf84bc069abb9422a130e327ac1f6b4cca4e85f221" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..11279, 411210..423113, 423113..431192, 431994..432762], sha256: "b9d0c33f29e1896a53cbcc19522a619a29be29edd83ba0406a6af47cfcdbc6e1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9463, 305261..313937, 313937..319648, 324983..325703], sha256: "0db12356cf2cfc51c2e35236e1e891fc9f921516876b40922f8b59490a115708" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 28672)), (90, needs(80, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..11279, 411210..423113, 423113..431192, 432762..437529], sha256: "41238b918ed0e544cba4a08de0bb36a8c2ee7198d223247a7bf7c2abd3249d94" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9463, 305261..313937, 313937..319648, 325703..328894], sha256: "0b174f3f12c5c7d60132cf8d9158c7722ae10523d31680223f379f2187adc0bd" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(137, 0, 0, 20992)), (90, needs(135, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..11279, 411210..423113, 437529..469323], sha256: "8f3bac7113bc9cff50f17f288fd9cf71965718a34d13f03f1db4d90c7b6edfbb" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(133, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9463, 305261..313937, 328894..352761], sha256: "5a6b591d4b53826028046357f459fd3512f373d022113d679d231c67783e6626" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(138, 0, 0, 20992)), (90, needs(135, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..11279, 411210..423113, 437529..469323, 469323..470874], sha256: "c77d375c3c1ece06b4c4c466ea57745ab5fd7b7feebd0ca98bd3ffcbb06caeac" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(133, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9463, 305261..313937, 328894..352761, 352761..353439], sha256: "ab6713dee2ab15130a53d86557942f2f763640b38fd57d30ff93f952b7a3735c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(134, 0, 0, 35328)), (90, needs(131, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..11279, 411210..423113, 437529..469323, 470874..492918], sha256: "9edb65544e935c6e9fecfe241822ed2b0e76684c3e985589a36d2c2a4133fb31" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(133, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9463, 305261..313937, 328894..352761, 353439..368698], sha256: "399f20255df05dc03ae59050bf4f1fb55a21eb80fabce55fe36586faddb15cbb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 29440)), (90, needs(164, 0, 0, 29440))], file: LRPE_COSINE, places: &[0..11279, 492918..528804], sha256: "955a576ce59cb74029ec00bea0650011ed2d9f4f8d3bb9536e506eae3a8b5641" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 29440))], file: sm90a::LRPE_COSINE, places: &[0..9463, 368698..393819], sha256: "214be0e94af750a3d45faeb091b00351f92bb45bfe4bb7a215c3c90d231ad00a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 29440)), (90, needs(164, 0, 0, 29440))], file: LRPE_COSINE, places: &[0..11279, 492918..528804, 528804..530898], sha256: "21b14b539f26896522b0fbaca193e608d3af7c368abc3609f7bae0d07502650e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 29440))], file: sm90a::LRPE_COSINE, places: &[0..9463, 368698..393819, 393819..394525], sha256: "360f8cbbd67f80bcd59fe9b0cd3b350cdc92b42a0c2cc6e7dd7307e8af03eb3e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 43776)), (90, needs(164, 0, 0, 43776))], file: LRPE_COSINE, places: &[0..11279, 492918..528804, 530898..545920], sha256: "353f9958fbe99314fb963a2edae9e3267b9571463bc8cd90b5796bdc7ab2ceb9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 43776))], file: sm90a::LRPE_COSINE, places: &[0..9463, 368698..393819, 394525..398704], sha256: "3cd1f3609dcc3b218757fc8a62c65198edfede81036022b13cdf4f39fef17d93" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 30720)), (90, needs(125, 0, 0, 30720))], file: LRPE_COSINE, places: &[0..11279, 545920..557269], sha256: "ad4a310c82161cf6d5e32bbd32fdd269ad02e8a3f35dfd63304526e38cd1ef71" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 30720))], file: sm90a::LRPE_COSINE, places: &[0..9463, 398704..408719], sha256: "4bfb0ae8461ab7664ad89f0ec368e8752867aa90cd2e1a51d933b71d2b65ae8f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 15360)), (90, needs(89, 0, 0, 15360))], file: LRPE_COSINE, places: &[0..11279, 545920..557269, 557269..564955], sha256: "546ff81a32278b58798547353afb98fb96ac7bfc10f1bf1d8f6e828e47881c2a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 15360))], file: sm90a::LRPE_COSINE, places: &[0..9463, 398704..408719, 408719..415072], sha256: "62742e0235ec155b641730c6d27ebc62c9d5088c21ca41c9fee902bbf21f8511" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 30720)), (90, needs(128, 0, 0, 30720))], file: LRPE_COSINE, places: &[0..11279, 545920..557269, 564955..565791], sha256: "50ec625d1777faafb5db0cc478e60d9f6d762c264ac3e598bed9d50d618d6189" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 30720))], file: sm90a::LRPE_COSINE, places: &[0..9463, 398704..408719, 415072..416451], sha256: "37485c68e410d17445f5ee39d217d132a0f65034b9a75bc2a425ced7033d5602" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 15360)), (90, needs(94, 0, 0, 15360))], file: LRPE_COSINE, places: &[0..11279, 545920..557269, 557269..564955, 565791..566377], sha256: "821c874f9a2d1bbd6db777ed1f15df5bb0dd9de888fef70dff3b9789a513179f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 15360))], file: sm90a::LRPE_COSINE, places: &[0..9463, 398704..408719, 408719..415072, 416451..417044], sha256: "2628fbeb58dfe22aac565720b2acbb1a4c758d4e882e03a3cce7f8214456e08c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 27648)), (90, needs(102, 0, 0, 27648))], file: LRPE_COSINE, places: &[0..11279, 545920..557269, 557269..564955, 566377..571736], sha256: "c712f44de8ba48e7aadb03e445fb013fc2212fe22747fca50658f00f6fca04f8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(102, 0, 0, 27648))], file: sm90a::LRPE_COSINE, places: &[0..9463, 398704..408719, 408719..415072, 417044..421825], sha256: "802b077cb1950aa6895395af548e8cf2ba7ae387b8c6156d257f6b28324cb3b1" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 17664)), (90, needs(138, 0, 0, 17664))], file: LRPE_COSINE, places: &[0..11279, 545920..557269, 571736..598802], sha256: "cd897d6daa479be4616567095fe7ef70bfc112b7903d132c38bc3e67c0c535af" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 17664))], file: sm90a::LRPE_COSINE, places: &[0..9463, 398704..408719, 421825..442083], sha256: "28896fe3a1056c64003e11962b19aa27f6c01da8d4d9f6e09907b18904bb2d34" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 17664)), (90, needs(138, 0, 0, 17664))], file: LRPE_COSINE, places: &[0..11279, 545920..557269, 571736..598802, 598802..600115], sha256: "4b8fc4fb1fe596bd74c6f867610ce23b169aaf6a2413370edb8a11f1b0fcecae" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 17664))], file: sm90a::LRPE_COSINE, places: &[0..9463, 398704..408719, 421825..442083, 442083..446928], sha256: "e7ee9af8ed426a359cfceb34b8a1f24426d822f7babc40c6c42428383c7bad7b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(141, 0, 0, 32000)), (90, needs(138, 0, 0, 32000))], file: LRPE_COSINE, places: &[0..11279, 545920..557269, 571736..598802, 600115..618563], sha256: "c1ec650bf76b8aa652b5493de9caf87f6b6a75db99eaf00d8a5e6abfb2ed6366" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(138, 0, 0, 32000))], file: sm90a::LRPE_COSINE, places: &[0..9463, 398704..408719, 421825..442083, 446928..455599], sha256: "0dfb863aa98b72b0c81d14785df0d806a2d31ab8a68a82abf3d869bdc9a85eda" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(166, 0, 0, 46080)), (90, needs(168, 0, 0, 46080))], file: LRPE_COSINE, places: &[0..11279, 618563..640100], sha256: "4830ec5aff158ea0c411aaff744481ab614ead46ef125201ebe10189398659ce" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 46080))], file: sm90a::LRPE_COSINE, places: &[0..9463, 455599..470231], sha256: "08e758906bea4e20f6ea36edbaf62ba5da3f8b7c13aa2ab327997208a5031929" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(120, 0, 0, 23552)), (90, needs(122, 0, 0, 23552))], file: LRPE_COSINE, places: &[0..11279, 618563..640100, 640100..656699], sha256: "730804940d7e30417d88c14efa858fc245090be458b72bd790555a816fe211ca" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 23552))], file: sm90a::LRPE_COSINE, places: &[0..9463, 455599..470231, 470231..479096], sha256: "c768ffd4863137c4c22e1f809a37d5c15bf313e24a548ab1e72593cb8cbebfdb" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(166, 0, 0, 46080)), (90, needs(168, 0, 0, 46080))], file: LRPE_COSINE, places: &[0..11279, 618563..640100, 656699..658403], sha256: "8fd2e3de3e21c2442b3877356a267cf72208220b09067ca9ee9e1cc3bbb825e2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 46080))], file: sm90a::LRPE_COSINE, places: &[0..9463, 455599..470231, 479096..482475], sha256: "8af5e87d0be9c37dad7ce0ff2c1cdb16abaa7752e4d86024668f3c67e7b26b7f" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 23552)), (90, needs(122, 0, 0, 23552))], file: LRPE_COSINE, places: &[0..11279, 618563..640100, 640100..656699, 658403..659957], sha256: "35e494f5ef369b898624913562b44d341426eb960ce5bc66f22c9f4ada328033" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 23552))], file: sm90a::LRPE_COSINE, places: &[0..9463, 455599..470231, 470231..479096, 482475..483226], sha256: "13aa99af1aecb701f844d7be789a33620c52cadae55b6955c8015af5f529f8d7" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 35840)), (90, needs(124, 0, 0, 35840))], file: LRPE_COSINE, places: &[0..11279, 618563..640100, 640100..656699, 659957..671571], sha256: "9d6647d56d22f19fa456b3283caebef9803ca324874348bd9c314b009d004a01" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 35840))], file: sm90a::LRPE_COSINE, places: &[0..9463, 455599..470231, 470231..479096, 483226..490584], sha256: "24f5331eb0b0c3786e921e32e3f2e546f9d49a9743ecd764aa3151de4825d951" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 8, 8, 20480)), (90, needs(168, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 618563..640100, 671571..703495], sha256: "b28aa916de89782649ff4b57faf4abe7347f7ed993a8d0b6a63b655e93bf6d5e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 455599..470231, 490584..513217], sha256: "eb03e34ac82d062851e6cd6cc0aabacd6036fbde5ed73a1aaceb1baf8ddaf744" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 8, 8, 20480)), (90, needs(168, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..11279, 618563..640100, 671571..703495, 703495..705578], sha256: "34bcff24ecf91b207ef64b0c98315d065547ebe5d65762aafa8b369685746ce6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9463, 455599..470231, 490584..513217, 513217..515588], sha256: "655d5ca2121ba9227a2cf77225ae3ac48d1f21902ed7e4bd399022a0a19ec320" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 8, 8, 34816)), (90, needs(168, 0, 0, 34816))], file: LRPE_COSINE, places: &[0..11279, 618563..640100, 671571..703495, 705578..728285], sha256: "a842c01553eabaa0d5e11d0235451fe21b523c1430a0605ae89b3d642eab66f0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 34816))], file: sm90a::LRPE_COSINE, places: &[0..9463, 455599..470231, 490584..513217, 515588..524625], sha256: "eb080a7dbdcb32d896e3755ac53a73dc6b593c5c52cd4e6d2b4b8f962b23239b" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3088)), (90, needs(72, 0, 0, 3088))], file: LRPE_COSINE, places: &[0..11279, 728285..737139], sha256: "58ad62c939f7f43cf778e773ad1e71cd28c43327e67d9839362ab1c7efe496f9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3088))], file: sm90a::LRPE_COSINE, places: &[0..9463, 524625..533143], sha256: "0d99016287c31b3016e5cc5cbc0b02c60d98249a749e81fe0ac9be59a90cc5e5" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3088)), (90, needs(72, 0, 0, 3088))], file: LRPE_COSINE, places: &[0..11279, 728285..737139, 737139..739067], sha256: "7418d81c988407503dbcfae9a3aeb38e3a4868412fabe6fb3a380f11b3466a2a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3088))], file: sm90a::LRPE_COSINE, places: &[0..9463, 524625..533143, 533143..534360], sha256: "50affd09f30f46ec1d5df4e07387dd531a25158bc566dfdfbaa380b1727d9e3e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3600)), (90, needs(74, 0, 0, 3600))], file: LRPE_COSINE, places: &[0..11279, 728285..737139, 739067..744391], sha256: "cd4c0e67891869109396e24bdafba7cb4d0d1fa2aa2eed9ece268c38fc723226" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(77, 0, 0, 3600))], file: sm90a::LRPE_COSINE, places: &[0..9463, 524625..533143, 534360..540028], sha256: "bfdf9616876d7f97e9895b3f2da3505b548fe0f270be6b965bb47d699081b38a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 4368)), (90, needs(80, 0, 0, 4368))], file: LRPE_COSINE, places: &[0..11279, 744391..753812], sha256: "f3566bfb8511649bafcfd075d59e8fc49c6e940d1c5060e158c49b64d61cdb7c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 4368))], file: sm90a::LRPE_COSINE, places: &[0..9463, 540028..549387], sha256: "b90daf225da04594d26ebdd6fbc2653848418529ea174ceb699b7e2ef5fd539b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 4368)), (90, needs(80, 0, 0, 4368))], file: LRPE_COSINE, places: &[0..11279, 744391..753812, 753812..755710], sha256: "7d45591b11335929dda40f38fc2fd09ca230461e90727b8fedec166852a9a547" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 4368))], file: sm90a::LRPE_COSINE, places: &[0..9463, 540028..549387, 549387..550905], sha256: "9deddac9d90cf12a453d899cd587d697c9c509f0896131784871fb86d16a442e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 4880)), (90, needs(80, 0, 0, 4880))], file: LRPE_COSINE, places: &[0..11279, 744391..753812, 755710..762762], sha256: "829fe07af2d95d586ea84d7635f67efb50ff80d1f026514147416a4d6d60a660" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 4880))], file: sm90a::LRPE_COSINE, places: &[0..9463, 540028..549387, 550905..557572], sha256: "a3690e60a869a894f3fb2193a15b8cbc9c72c1a93e5779f621e7d81c6da35be5" },
    ] },
    Entry { name: "lrpe_cosine_groups_fwd_bf16", family: "lrpe_cosine_groups", max_threads: 640, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(95, 0, 0, 0))], file: sm90a::LRPE_COSINE_GROUPS, places: &[0..10867], sha256: "2f560f900a280d81c0ee08bef447a8715f7cc711fd45493e1839d650716aab43" },
    ] },
    Entry { name: "lrpe_cosine_groups_fwd_f16", family: "lrpe_cosine_groups", max_threads: 640, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(95, 0, 0, 0))], file: sm90a::LRPE_COSINE_GROUPS, places: &[0..10867, 10867..15352], sha256: "15604008d677868ec8c9ec063e8a03bf994cc78383f0bb2da5dc3a5e38f5745d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(91, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591], sha256: "4151e69f3d3a1e6a792a9039bf943d412c282cbdc352f75f9125f42957ceee22" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038], sha256: "116f73ee813fc8cd28ed871244f985d53d2633733e9e9d10116b69e3cc3d4917" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 12591..20840], sha256: "293fe4c22b2fdbc7433a9aa6a1d5a09dbcc2e5e4ce76f8693ae687d9985d4596" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 10038..15684], sha256: "3afdbbadf95447eb31c6c66795f13f658c0be7355e2317363e4dc6a9cec5e2c4" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(91, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 20840..21652], sha256: "8463b9809b44e62232a7de81b318c9fa02b2ef80a4dd51edb6d3637fec4c53e7" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(91, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 15684..17149], sha256: "44ff4792dd668c229cf7c1ecf08e02ccbe31d5343aae91454e4c4afe53f8f7c3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 12591..20840, 21652..22474], sha256: "eba6d5e7ecb41aaef97cb0ce9bf662bf20d6face956fe5d040f220d7ba621621" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 10038..15684, 17149..17618], sha256: "4f076ed606fda67496fab2493e9301a239241094821ddda0ea951831acf0dffb" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 12591..20840, 22474..29437], sha256: "e3e19a6132df8719d9b0f6d3aa800abeb58fec502c4845eae3bd2b0a457123e1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 10038..15684, 17618..21539], sha256: "f2e8368eaad6b050d167bcc1ead6e636d609be93ce8c782d93d5e659c60496f2" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 29437..35172], sha256: "683c3cdfbd271ebc541f53053f33baf1f0e803ba5f6c8ca799d38e712e7bbada" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 21539..22948], sha256: "5205bd0d1e3dadb17c278ba725767135be45cd2fe66fa0e6f0e456f9baf97464" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 29437..35172, 35172..43863], sha256: "eaec38562fdbf530a22a62bccc96fbce0470e5f351fb171f92fd11d113d37eb3" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(71, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 21539..22948, 22948..28855], sha256: "a04844e45f6c5c5f5aefc2c31f0faec676c8046a9faeee89ddc22c59455c5882" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 29437..35172, 43863..44698], sha256: "cf6efc079fc913e4598e2c4f229346b8b9fa81dd6a96d16b399f60500e837d95" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 21539..22948, 28855..30714], sha256: "027358b8a528ca4bc9b6e77f2fedf5932f67427f3d08e568618c138ea699467c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(71, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 29437..35172, 35172..43863, 44698..45540], sha256: "341c82b2cbf35ac50c0b7d4a86b352c69e827294e04c3164e1e23a8aa2b471a5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(71, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 21539..22948, 22948..28855, 30714..31312], sha256: "9e892c13bc06031c25f8a9b3eeee9c1c8f1abc8e4e71f796b4531ba9133bb1cb" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 29437..35172, 35172..43863, 45540..52811], sha256: "1578be68a09b1b6f6a1cc3147d9bcc84a41cac03637dbdf92d649300d90e1866" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 21539..22948, 22948..28855, 31312..35399], sha256: "ee4a0ef3aaf13fa1be175a09bbecd3567fc3ffb8ff13ab84bf37746d1de62e26" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..12591, 29437..35172, 52811..82161], sha256: "e85bff31230d825db514412b5d849dc48771347fde1376c3a9dc526bb6dc4584" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 21539..22948, 35399..54790], sha256: "7a216cb27401a8e35f7d0ba26769124dc8b1578f719a8bf75107b99c3e82252d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 27136)), (90, needs(127, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..12591, 29437..35172, 52811..82161, 82161..83654], sha256: "b01dc5f48f00373f78b3411145c508c3a74e3d0aa95cab1bc73b9cb301aab7b3" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 21539..22948, 35399..54790, 54790..55347], sha256: "f19bf0b3039e0778a03ce3254a9af6d24e23389c41fdc7036ad27525fab42c16" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 47616)), (90, needs(123, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..12591, 29437..35172, 52811..82161, 83654..107609], sha256: "7e9fd5ba3a4672ad6508a5852e025375f186d6d6d9d0f0599695fb191c596e24" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 21539..22948, 35399..54790, 55347..67685], sha256: "9158fd8ab18c4b29b2a8e94e37fdbb78c063cc399e5e0ebcd00e9c256cf418f7" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(92, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 107609..119816], sha256: "5cb74051c06adccbaaba49f0079f599e399ce6ff0e94fca695591136534480b6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 67685..76824], sha256: "2a3003eed2d663bfc1f16378c50f11db1111e50e238c29b1f2861ecfc6e61c89" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 107609..119816, 119816..128765], sha256: "8c202b429fd7b4eeb3d7822156cce67714ce0ecd305dce60170bbdfa1988392e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 67685..76824, 76824..83671], sha256: "4cd994ff8256f78aa384ee7ae5052c1ea0f4292ab94bc87e2c03ce68de379a99" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 20480)), (90, needs(92, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 107609..119816, 128765..129545], sha256: "f7a9664646d24320a4491254ccb8f28ce1f04f949eecfc8712e24ebd6b9972f8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 67685..76824, 83671..85255], sha256: "32aea8274df5ed5a5aa312834e124fa2f4b2eb63ca2580e96b4f48ef85b74dab" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 107609..119816, 119816..128765, 129545..130317], sha256: "a92696931446855e2ab448c88b44e214eb5fec8a1077ddeb1488c6e950f5d528" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 67685..76824, 76824..83671, 85255..85930], sha256: "9c5f2515f587101ae4fa5e21aa4ade6e280aa5e7fc2c7ff7a451a76ad147babb" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(73, 0, 0, 20480)), (90, needs(73, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 107609..119816, 119816..128765, 130317..138801], sha256: "ddc5f396ef757909fae6abbb65fca380f9f960a8d8eb1bc8612e2fc5aad422a5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(73, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 67685..76824, 76824..83671, 85930..91122], sha256: "558f163f25ed9695c891780b7a91cad2445180273562ae0ae755db6c7a3e9580" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(119, 0, 0, 20480)), (90, needs(119, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 138801..150510], sha256: "68eed33d81ecddec72866b52006f77fd6185f6f104f5f25ddf42cdb4e230eee3" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(118, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 91122..100844], sha256: "f78215452839c2cf1f4d8bb5a680517ffe9f45769d1069a389d6daa6ee65e442" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(83, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 138801..150510, 150510..159207], sha256: "cf307d692975e864d687cb9787a6579f4fb4023f1d3d9f09d130c6c42fcf75eb" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 91122..100844, 100844..107366], sha256: "46a77da83dd5bab27ac3bbcec608fca144893916cc5c768f52a471173c8b418d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(119, 0, 0, 20480)), (90, needs(119, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 138801..150510, 159207..160044], sha256: "2ad088d28c49a30538a6f2a70af34b0994ac5ccf509a6f330b2b1c0312ac7e90" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(119, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 91122..100844, 107366..108247], sha256: "a711ddb6b50c37a4d4a020e49fec312cae54b971046bc96e9d328eb5abad9785" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(83, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 138801..150510, 150510..159207, 160044..160812], sha256: "844b40cbf9a7f16d2aa6aaa7674f1c274109b09126d1099a57cd077d8b98913e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 91122..100844, 100844..107366, 108247..109042], sha256: "1efe6a9d3a0df76a6cdb9e67bcee20ee53e4ac657690367f8fc00b14f8f850d7" },
    ] },
    Entry { name: "lrpe_rotate_fwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 20480)), (90, needs(84, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 138801..150510, 150510..159207, 160812..168064], sha256: "ba58dc7920419ea6639c37118f2e04568a2c7821d46b32ab562cdd66a11c94f7" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 91122..100844, 100844..107366, 109042..112804], sha256: "00e5d20fdfb85bd7cf945eb936b3d402413f7edcc831069da4d282048dc3890b" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 168064..180681], sha256: "00c5f2460acbbe245c19d13b25d79aba7b64029d38556baf6e68273896df700f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(121, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 112804..121778], sha256: "cf68ccb262264aac90c2b91a96c3d5c7ff247589372930255c762d32ae499f72" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 20480)), (90, needs(80, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 168064..180681, 180681..189527], sha256: "7c6a2f698617fce9afa240dbe350478d9094e2de739e16a806673e92adb7a4f2" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 112804..121778, 121778..128282], sha256: "774a8c19129cf1c2b3f7d2a49d1d33377cdbed07f139d2e06e0572ab0f1e2427" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 20480)), (90, needs(117, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 168064..180681, 189527..190324], sha256: "c95ba858aed62eba064a0512d42b782f74d09c5dce09b7f62ad4b89a89d2354c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(117, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 112804..121778, 128282..129316], sha256: "f9bc95735c6440bcb702da288748cd4e02c2edd54b3b3c60ffa0704a0d8f7b82" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(75, 0, 0, 20480)), (90, needs(78, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 168064..180681, 180681..189527, 190324..191128], sha256: "8504d7313a373f87ad0fbd4615ff8e18585be3eca03c53290b7daef5a69229f8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 112804..121778, 121778..128282, 129316..130003], sha256: "d91c7251c91f49f57cd5ee93343141e28888d869ece256df61d79907171cfff1" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(75, 0, 0, 20480)), (90, needs(79, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 168064..180681, 180681..189527, 191128..198279], sha256: "eb3930c917dee678417f2bf0e2af3097391e3454199d2c67f97c5f9e46388a9a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(79, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 112804..121778, 121778..128282, 130003..135686], sha256: "92dd22528b036145f316b2272f01934d0c9248c8c6adbfb183d88cfef94190f3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(145, 0, 0, 27136)), (90, needs(145, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..12591, 168064..180681, 198279..230590], sha256: "29584ba070b4a37940a394019c2d1c08efd97abf727a69c8ad93d130b02356fe" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(147, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 112804..121778, 135686..157207], sha256: "65aadf0d666d97afe59b699499912bdfb6d1079cf48c7f68f1fa9c79af072e05" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(145, 0, 0, 27136)), (90, needs(145, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..12591, 168064..180681, 198279..230590, 230590..232120], sha256: "16bbd4cfe0d9120d736377fe89f33871f26de719962f6f8c28f2e0f0b859bc00" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(145, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 112804..121778, 135686..157207, 157207..158171], sha256: "828e5c258adfb4d2a6616c424fe781d528a25d21554f9a443087050c2f5681b5" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(144, 0, 0, 47616)), (90, needs(143, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..12591, 168064..180681, 198279..230590, 232120..257292], sha256: "2f29761a72da58db978d0f20f6fcd69f9fb715eba2afbee4676ad59572062bfc" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(143, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 112804..121778, 135686..157207, 158171..169130], sha256: "36ba29b4d15aea499b13be9f7b5f05c4ab91fe9441bee09c84d6420ecae0cf17" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..12591, 257292..290236], sha256: "262529e777176435ecf4f4fdfdeb421e507df9880301e56f0ab011c36ad409ae" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 169130..192063], sha256: "8a7da88eeec4a6c0b5a4e122d2a6ec3a522b1492f78f57482fcfd56f0ea4c725" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 27136)), (90, needs(128, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..12591, 257292..290236, 290236..292138], sha256: "41130f09aec4ba076efb0c4f3b7d9a3d939bce3bb1933fbecd91ee4e6a1c843c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 169130..192063, 192063..193504], sha256: "1e4e65a4bd8fd1c33097d2013764d5b05d1c6177f1bc75f9275a8fee1d75175e" },
    ] },
    Entry { name: "lrpe_rotate_fwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 47616)), (90, needs(150, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..12591, 257292..290236, 292138..318880], sha256: "9a4cc090d0079b6b25476ed615eb3000d6ab58438d1950c35e9b1faaf0b6a041" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(150, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 169130..192063, 193504..211679], sha256: "44d0241b1d0c559d3791cf881928a2e69534a5641ce0c0b1f12750f75f1fad23" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 318880..326909], sha256: "d2a0a50508a0962939f8f4d956009c6d7e3b8d1f0ca4a7f4b93268041bbc21e5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(95, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 211679..213316], sha256: "4bcfbd546e5110854bcb031c0635c4d3da9567bc7bc17d29d0cd47547b4d7246" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 20480)), (90, needs(69, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 318880..326909, 326909..334932], sha256: "493d3fbe4f3dc5c63267140abb5bbf82aef691a8f9889d76abc339003964a964" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 211679..213316, 213316..219102], sha256: "360ae46b5acf458f0926f99433528e08563e5359682c1c210c08dc93bb50c38a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 318880..326909, 334932..335738], sha256: "c690c98c15bc22fac8bc2433b81e814b121b91d10b2f58713fe3d9873532bf02" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(93, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 211679..213316, 219102..220688], sha256: "cbeb7ea5dce756bfeb4ed357ada160193559df3681349a950e70ef5ef50e7d45" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 20480)), (90, needs(69, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 318880..326909, 326909..334932, 335738..336371], sha256: "f90f27d3f9e36c65467b2926d3beb14ada3b12cfcba11a441ac0d896da325509" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 211679..213316, 213316..219102, 220688..221163], sha256: "f9c4431c3f8d181f07a1999b779168e4c226840e7df6da6aa5c38954a1be9f13" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(72, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 318880..326909, 326909..334932, 336371..344137], sha256: "be9dc3c8eea8b7b69726e0c24a1ffd329f54652da7963985ebe02e54f2139e54" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 211679..213316, 213316..219102, 221163..226222], sha256: "5335bd48aa7bef7bf7d72b52c8a5c8d42ca80315794be1869e73221fe5f503a4" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 20480)), (90, needs(119, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 344137..355589], sha256: "8c509bd41b2c3ac2d3e96bd4a42157313fd0c0fda364f11d4f5a137f00ed328c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 226222..234569], sha256: "626ca159d3547097f17c9850dfe4c1ee0e6e38ad7e840daf377532d358a89cf7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 20480)), (90, needs(83, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 344137..355589, 355589..364726], sha256: "7b603f5628390044d1f85fc2c3795328b4ad7fdf97439db6796dfac6bb150b00" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 226222..234569, 234569..240983], sha256: "b395c528ae6761ac3181a13a7555d0b0976ccb71c93ed802d2ff5084f5c34a5d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 20480)), (90, needs(120, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 344137..355589, 364726..365714], sha256: "5bb546cb4ad0a9544befdf50477cfc26e0364cde613c6836f8552f730ddd5f8e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 226222..234569, 240983..243007], sha256: "8fda4b61bbf5ec2c712c7816e11405ea07eefd4e4e322d63e64c2db670c00fb0" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 20480)), (90, needs(82, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 344137..355589, 355589..364726, 365714..366426], sha256: "6b8cac0529db83cde1201290bb1dc98500b24e034fd48107081dd2a1cb6436b4" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(82, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 226222..234569, 234569..240983, 243007..243841], sha256: "22e79d0889df2c20713e79adceddf1e30b65a2cd7300fbff6e80783f69f02c05" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 20480)), (90, needs(86, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 344137..355589, 355589..364726, 366426..374541], sha256: "2786f7781bfc37d8a31daae77ef0df6617cbb0dfc9c39d442335a59e10394dbb" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(86, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 226222..234569, 234569..240983, 243841..249331], sha256: "ce7af707e2f3a31fd8caf56e13029d2698deabdcd2b553b8948ad7dd24075c57" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(149, 0, 0, 27136)), (90, needs(149, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..12591, 344137..355589, 374541..405858], sha256: "3f3d9d6a664127b2c1c1693c2f87bcb8470b4f00636195f6ccadb646ee994787" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(150, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 226222..234569, 249331..271754], sha256: "fdd1989faa7d04b5fe8971c0e3253b8f63129108a108e87cea631897b033516f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(151, 0, 0, 27136)), (90, needs(151, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..12591, 344137..355589, 374541..405858, 405858..407632], sha256: "16f0e36448babe337f99b5198d614e372cce427b470f897127adce0e6bd77ac6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(151, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 226222..234569, 249331..271754, 271754..273525], sha256: "c5563604b1d658f4f7bac67b498c7874ee0999cf23cb766d52165fa1acb36788" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(149, 0, 0, 47616)), (90, needs(149, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..12591, 344137..355589, 374541..405858, 407632..426727], sha256: "6809af3592b53b786e6a4e810e5445f5c19e3236878d898f06bca464ce1e7f02" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(149, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 226222..234569, 249331..271754, 273525..278242], sha256: "ed3abb3bcebd09cd1353a5d263b6d171da615547b5c0cce37a63d6f5ff7f5e3a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 20480)), (90, needs(122, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 426727..439517], sha256: "b580cb329fc0b31fd1544e5c3d0386a4cfa1b463e7f6ba97b3a437fbf179466f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(127, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 278242..288064], sha256: "7649b51c863046514fc485bcebda13eff28e67a979e7abc8137d18a7a529d68b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 20480)), (90, needs(78, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 426727..439517, 439517..449000], sha256: "3adfa2b96a917514df7a69d25b7ada58c7f70b1a3d99adc0818b96fdd01b6c42" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 278242..288064, 288064..295577], sha256: "b58bef4f62130a97e519327e4ca0d6718d278c39d26d47f37da7b814aec86aa3" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 20480)), (90, needs(124, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 426727..439517, 449000..449894], sha256: "5e33f3e6f30371b1e8aeebc532ce50ebf61a4b40fbc8c2685afeba1e57716613" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 278242..288064, 295577..302930], sha256: "fb569a31fdc9470d077072e97d6632b28d293a29efd37d1edf98ec5951f4e6bb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 20480)), (90, needs(78, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 426727..439517, 439517..449000, 449894..450759], sha256: "45687d5f43888153451613f05d6f13c184ac1949e031e990ad4f9da53dbb0def" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 278242..288064, 288064..295577, 302930..303777], sha256: "912cf0d3e4b2cbc4652f0dd2209a5541b3d647d1bf6ccddf4c796fdbedcd9455" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(96, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 426727..439517, 439517..449000, 450759..459371], sha256: "ba2ea0c0ab49567e917141297fdd1d762e21ba8871294845d929dd5e43b1c9be" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 278242..288064, 288064..295577, 303777..310339], sha256: "f947e424736f74f0e329cf12bfb8f0e60667a5fd5fd1f7c8a1da3677cdc0fbba" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(166, 0, 0, 37376)), (90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE, places: &[0..12591, 459371..473878], sha256: "42ed9a49f65bfdbe2f966db073ea2e11480506fb60b6df9130a3195760fc62b0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 37376))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 310339..322504], sha256: "049cd4cb0b7a82be1121c1ea9ac93b14bd5f6a3d136f3c170ec010fd753fa924" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28928)), (90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..12591, 459371..473878, 473878..484206], sha256: "e1f16acdb4a1afba2c88358db734b16e69e22c1ff4320d045ab6c76fd927e7e0" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 310339..322504, 322504..331519], sha256: "603704b9650d9f0d4e1f670014fc0672355ab559d266a2d7f917d14b162f003c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(166, 0, 0, 37376)), (90, needs(168, 0, 0, 37376))], file: LRPE_ROTATE, places: &[0..12591, 459371..473878, 484206..485132], sha256: "97add214a4e6a597d826a2c3853825918e20f849fffd11097864fc5d8762ac9c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 37376))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 310339..322504, 331519..332906], sha256: "2c51f68b3a70d40f08ef2d7c89c638f213203d6b406b2826c8bcc599a188e5ed" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 28928)), (90, needs(96, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..12591, 459371..473878, 473878..484206, 485132..486007], sha256: "1b77488721c0cb3d6dc99cde9eb4022bb82f09ab6718d80a6bee8925adc1f90f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 310339..322504, 322504..331519, 332906..333808], sha256: "38430a650eefb9162eba8c8ce4c04ae4a465c204b2f37dd32ab016481d6598e9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_norm_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(130, 0, 0, 28928)), (90, needs(130, 0, 0, 28928))], file: LRPE_ROTATE, places: &[0..12591, 459371..473878, 473878..484206, 486007..495774], sha256: "00a9d169322cc78f8592df9aaf63930d08286f7ceb2b47a59683b90f5b9a7520" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(130, 0, 0, 28928))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 310339..322504, 322504..331519, 333808..342413], sha256: "84b4dbbc0b54de210e2750568e80d31b67103d691aca27c20131fb4a7e1217cb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(145, 0, 0, 20480)), (90, needs(151, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 495774..508890], sha256: "6d56ffc84bbb0280160a3b2b1401f7f991a857face0fff2269a72a43e85876c4" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(156, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 342413..351911], sha256: "4d9f47d2cbeec810bb1d69489aafa503fc450e824a9fd3587dd56fe4dbb1dd12" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 495774..508890, 508890..518537], sha256: "15c463f7e31fd8d688391ba6f0a364f1f8ddf7ffd61344253c2e0265930c52c2" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(95, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 342413..351911, 351911..358726], sha256: "94e84e67a888d3c4efd31a633dc3472d48861dfbab1957576526bef0b2c73012" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(147, 0, 0, 20480)), (90, needs(147, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 495774..508890, 518537..519413], sha256: "2531871b4c5af9a997616a8e38ba03ed0df397ef70407e886390e8e7d7365a0d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(147, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 342413..351911, 358726..365222], sha256: "e325b138ba27c4b20e10b530de9315eb34df7025da89c640d7e4ec9e8a1e715f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 20480)), (90, needs(93, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 495774..508890, 508890..518537, 519413..520329], sha256: "c61b83ab0fda907e37a7606e278beaae6077c6c3195fce4895c2c59592ee83c9" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(93, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 342413..351911, 351911..358726, 365222..365997], sha256: "1e2bdf7b7d7a424defccdc59848978ef0c6d2b9a93490a051376b4556c99da6f" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(98, 0, 0, 20480))], file: LRPE_ROTATE, places: &[0..12591, 495774..508890, 508890..518537, 520329..527636], sha256: "501fab2facd0616f9bebd33ea0c76a0ee024f8051043fc53050232a2e0d54860" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(98, 0, 0, 20480))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 342413..351911, 351911..358726, 365997..371794], sha256: "a9e5d09c56a57debf582eb75c619c1842ac8e70bb6b00bf676bcbd7ab5e26076" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 16, 24, 27136)), (90, needs(167, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..12591, 495774..508890, 527636..561440], sha256: "8f8f403e26b5d72524ce5cd2d746818fe09351a97e5c60878e53b0bce156c748" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(167, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 342413..351911, 371794..395282], sha256: "b4bfef8838e4f172c220c7c87e9f1981481f8d76c0948c609b0d270ba38dc183" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 16, 24, 27136)), (90, needs(167, 0, 0, 27136))], file: LRPE_ROTATE, places: &[0..12591, 495774..508890, 527636..561440, 561440..563177], sha256: "40c4bc1d4a6baefb125399cdfe3b67bf4d0dabddd869788968e16597c051ac3c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(167, 0, 0, 27136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 342413..351911, 371794..395282, 395282..396079], sha256: "f0507c7c0443a330fe33490334d41ff045bdca3f2e6c9ddb9c9378873c13fc87" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 24, 48, 47616)), (90, needs(166, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..12591, 495774..508890, 527636..561440, 563177..585375], sha256: "4c55fa14efae6161e033fa752ea7b12e862cb47557975e2d6a62a6912d16d4b8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 342413..351911, 371794..395282, 396079..405834], sha256: "b250f19ec2618c7f2fb90e5b006c3adc99823a1e156e839a129059cd86fc6cb5" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 88, 168, 44032)), (90, needs(168, 80, 160, 44032))], file: LRPE_ROTATE, places: &[0..12591, 585375..625102], sha256: "0da42561b44456ce8d3a9bcfcbd4a0c147c03f9198cb5393f7d3a8eae4697170" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 80, 160, 44032))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 405834..434514], sha256: "02924bd948ffa5f766f0041cd325e7e07dc93f92ddf86865d542f5c6e09c587d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 88, 168, 44032)), (90, needs(168, 80, 160, 44032))], file: LRPE_ROTATE, places: &[0..12591, 585375..625102, 625102..627505], sha256: "2e4f13643e475c66b16052f34152b10ce7c55e93043db8bc84246fd08f25525b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 80, 160, 44032))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 405834..434514, 434514..440637], sha256: "6a12073fbea9133e0a133563a16f376d082335573da3fed630eb3bb5e36e8e4b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_wide_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 47616)), (90, needs(168, 0, 0, 47616))], file: LRPE_ROTATE, places: &[0..12591, 585375..625102, 627505..661165], sha256: "f7f1b3f0c391b7fe25ae901a245ad4a5856ca434f674d9937275fb22b75de21b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 47616))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 405834..434514, 440637..460736], sha256: "53ed0f981d5476b2641d6d06e095fe60aa87b6e8c1d701b713c643e69242b283" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(158, 0, 0, 28672)), (90, needs(158, 0, 0, 28672))], file: LRPE_ROTATE, places: &[0..12591, 661165..674532], sha256: "128100a703a058a80042c3ff4e477388fb231974fe904fac6286e4bb171d731d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(158, 0, 0, 28672))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 460736..471713], sha256: "169a8e138984d111360cc55b3f550a84e574f549129b16a87725f6ec8a150113" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 22528)), (90, needs(104, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..12591, 661165..674532, 674532..684460], sha256: "6bd7fbf5e54fbdca80eaa0b903169bff746d1c0bc5fc111993e8533cad9f57ce" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 460736..471713, 471713..479191], sha256: "f817c904ff8a123bb7e33a82a6923ae67722f4d42355d0e233bfb07d8e87c4a0" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(158, 0, 0, 28672)), (90, needs(158, 0, 0, 28672))], file: LRPE_ROTATE, places: &[0..12591, 661165..674532, 684460..685372], sha256: "4b6a0cb1966d6a7f11ee3e714a2bba5992020a16f7114e09bc7be40abe1979c5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(158, 0, 0, 28672))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 460736..471713, 479191..482760], sha256: "e67e28dd1855399fba5ee0991349ea116d011e52565f00346351662ead02f740" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 22528)), (90, needs(104, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..12591, 661165..674532, 674532..684460, 685372..686266], sha256: "62ac1e6e06971f9918e8e300b51bd227ba8ded256e9002ca415771097c40a0ee" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 460736..471713, 471713..479191, 482760..483776], sha256: "37a64412ad46237a2179931c79d3bcb413f8063f46f37a86ad1f5e7784d2d535" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 22528)), (90, needs(108, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..12591, 661165..674532, 674532..684460, 686266..694566], sha256: "98730e977c7d4fe69bca54d044d089a59487e255133042a74ebe5fcc02140626" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 460736..471713, 471713..479191, 483776..488653], sha256: "c944c3d20aade0f5fe4ec4079671a3be8de45f07d0cc9263ee93b77a6fcf7057" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 24576)), (90, needs(168, 32, 76, 24576))], file: LRPE_ROTATE, places: &[0..12591, 661165..674532, 694566..725733], sha256: "d4485f1714a86963d77a92a609b75b08eb4c54b71fa189933a96e3c706743210" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 32, 76, 24576))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 460736..471713, 488653..510421], sha256: "fa8dac2db2136fb7297038e5fd502d66bbd4574f60bcab3ec2bcdaa7651b3442" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 24576)), (90, needs(168, 32, 76, 24576))], file: LRPE_ROTATE, places: &[0..12591, 661165..674532, 694566..725733, 725733..727252], sha256: "5b66df9dd3f5c37d31b2ae7f37244632f74f3a7d2d97811d2864484e584bf3aa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 32, 76, 24576))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 460736..471713, 488653..510421, 510421..511152], sha256: "49541f1c11b6259c84c30cb8b5d419bac99635433f5d59521ce42bddca00a656" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 45056)), (90, needs(168, 32, 76, 45056))], file: LRPE_ROTATE, places: &[0..12591, 661165..674532, 694566..725733, 727252..749540], sha256: "94ebd9bd8d2865b3391591dc1eed7e723b063f5d7f3e28b515fbdcc6afb1f433" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 32, 76, 45056))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 460736..471713, 488653..510421, 511152..514699], sha256: "e609a0e7c0f053b8e976a30b2923a204e2c8a8936ff2030cd35f671239404293" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 64, 212, 46080)), (90, needs(168, 64, 200, 46080))], file: LRPE_ROTATE, places: &[0..12591, 749540..774879], sha256: "4e699c47766ea868bd6815a231e2eba8366fb3c3de1f8999a7aa62ad331a2c9a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 64, 200, 46080))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 514699..533296], sha256: "e2bfefb3dc2f22df5de9ba4f319f0bebf883409ce3db63730557aa8ffad5e12b" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..12591, 749540..774879, 774879..794279], sha256: "ae3dd48378aaed44af3468f105a510695add17bb662f9f5f9e19bed3e5156657" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 514699..533296, 533296..546503], sha256: "d14dea513c8024384cfb079d08e2e8f4b242db3f01db08c74563f5690d1fa22b" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 64, 212, 46080)), (90, needs(168, 64, 200, 46080))], file: LRPE_ROTATE, places: &[0..12591, 749540..774879, 794279..796147], sha256: "95fa9082eb6ef97acbbabde4f584fa0c998f3d0171248fb9a895eeb69fac28ae" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 64, 200, 46080))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 514699..533296, 546503..549699], sha256: "7b05fd43efdd326b8d8783b4bca0ec62f0408542e744fb16787075e67961775d" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..12591, 749540..774879, 774879..794279, 796147..797929], sha256: "cc3daf88666f9be5aae40a91a808f063cf54da3ab6792b678fa9b9057551a22c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 514699..533296, 533296..546503, 549699..551533], sha256: "c53fe3a3197cd0edaf21257eab659aadbccac661d61d9ffc41fcf3a6a7d0c647" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..12591, 749540..774879, 774879..794279, 797929..814787], sha256: "1bbd4d213c88b6d8282d6fa47f7c989fbb4bae0f980159267727829b197c306d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 514699..533296, 533296..546503, 551533..561180], sha256: "dadc53c06e848c8c6b96d804db7f6149eb5c1204542a262b79207c2535548fbc" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27648)), (90, needs(168, 0, 0, 27648))], file: LRPE_ROTATE, places: &[0..12591, 749540..774879, 814787..845379], sha256: "fab838aeed0739bbd577e29f58ca536148ee6c836eae59761f1671e98bda7c75" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 27648))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 514699..533296, 561180..582964], sha256: "ccd3136b4a85e61bffa99ef1a2f5706cf66da06800d578870c4b9ef8a7ec0d4c" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27648)), (90, needs(168, 0, 0, 27648))], file: LRPE_ROTATE, places: &[0..12591, 749540..774879, 814787..845379, 845379..847397], sha256: "059660f5bbe4d80e617e3697c0d868ed32eba523a086c5820f0ede8ad19ef53b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 27648))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 514699..533296, 561180..582964, 582964..584199], sha256: "a6173045a0c89a1c99842b84d9e503b8d1c61699d4ca6e6000a08be1a9c79a5c" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 48128)), (90, needs(168, 0, 0, 48128))], file: LRPE_ROTATE, places: &[0..12591, 749540..774879, 814787..845379, 847397..869933], sha256: "9b7331f9dbdf37c550c7d63f675fba82b5a66231d6a7d649cf7f5720bdcdab7c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 48128))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 514699..533296, 561180..582964, 584199..590285], sha256: "a8ba469efc09d6ef971824e45ea1e8db2c1e652fa98d099f95bc04b1710fd8d3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 5136)), (90, needs(76, 0, 0, 5136))], file: LRPE_ROTATE, places: &[0..12591, 869933..880510], sha256: "ce9a561fe2cd5160250976bea43eff96b195dbbe478c29b9366441476a2075e1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 5136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 590285..599964], sha256: "8d674551f5a342db5a2898dea9c351b599a8624c9c5102064b3d12fe89c22a7b" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 5136)), (90, needs(76, 0, 0, 5136))], file: LRPE_ROTATE, places: &[0..12591, 869933..880510, 880510..883138], sha256: "adbc5defd9770069a146add7f24335f1cde820bdf6f15f439ff1204c5ded6554" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(72, 0, 0, 5136))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 590285..599964, 599964..601641], sha256: "f7b952a758ed0f6de1e41dbc4558a5d4af92f6eb34f6b6500c0d4bce4610db11" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 6160)), (90, needs(78, 0, 0, 6160))], file: LRPE_ROTATE, places: &[0..12591, 869933..880510, 883138..890365], sha256: "ed9dd18d99332765ea1254b8fa4ba03dc57b5b8c989e28b47cf0b7d805555a93" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 6160))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 590285..599964, 601641..608256], sha256: "f2f6262514b5c109b2966bdf4a97d1d3ceb91c36fe0292509ae494b5842cbe24" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 7696)), (90, needs(96, 0, 0, 7696))], file: LRPE_ROTATE, places: &[0..12591, 890365..901570], sha256: "57201935fde182a26b9dfe14cde3e6531d1d0bedafca2ef694baeaf207891b10" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 7696))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 608256..618676], sha256: "40ff036afd23efbef108210317f6a8487622869f8eb4620b800fe29a2b4bae94" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 7696)), (90, needs(96, 0, 0, 7696))], file: LRPE_ROTATE, places: &[0..12591, 890365..901570, 901570..908109], sha256: "db8c15d2f4fefc2ea89fe56c5e189b68d34467b97da720ff9d8e2838c64f1ad6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 7696))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 608256..618676, 618676..626043], sha256: "935e2ccd678bd8082a783aa9993b082ed17532a39dca8b6271dea706d743c7ee" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 8720)), (90, needs(96, 0, 0, 8720))], file: LRPE_ROTATE, places: &[0..12591, 890365..901570, 908109..916622], sha256: "7d173e9e23c8546b7dbc97a1747a22c780502ba8820b8f1505354a6495b4e415" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(96, 0, 0, 8720))], file: sm90a::LRPE_ROTATE, places: &[0..10038, 608256..618676, 626043..633921], sha256: "58fadbcbc3b51a4124f1496c4ea344b05d28d8f73b3748eea498086c70c94975" },
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
