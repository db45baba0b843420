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
pub(crate) static KERNELS: [Entry; 629] = [
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
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 64, 444, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349], sha256: "72e2fb967b0d6a8c2de9792365ac91a6d72b341f8a4447cd6016e6a5271f93de" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 392, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 40349..97233], sha256: "9921a399a07523043dc66cfd8c7f029842b250ea28059f4d848e4772fa1d8c5e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 97233..141859], sha256: "e53e17c997c3e51452a4b433e9aef127b2f47d7b944582961c470fe131881427" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 128, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 141859..215857], sha256: "9189b8433050796c9f2c9a624cb63ed855b1391328d53cf590ea2a445957f875" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 215857..248828], sha256: "79b360e2932c27821be2869df9d23a883b6759fdc368e71e7048aa91f2dfe9f8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 248828..297359], sha256: "4283a34222d68e0a03a06a27b0eebba74f1fa550df25f7d784198312fd8606dc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 440, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 297359..336994], sha256: "adcd11ee86cd24a837092da0f276da1bba69f87b76d82b960cc9febb58c1808d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 460, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 40349..97233, 336994..397593], sha256: "0078d256bc9c5740ee03fda00976b22838ba858d27a5e6c04b38d29afaad6678" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 97233..141859, 397593..442503], sha256: "99fc0548da21e6197705fb414a1015ea153a2970cf4049902a0c7ccfbe081375" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 141859..215857, 442503..518678], sha256: "71f0c8ef0e29bd739dea87a6d48a918f01bbcfd62656fe94c93b3ae82d82fbcd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 215857..248828, 518678..555920], sha256: "08bccd709493db1bfe5fd01cb52e4078d232c758aac3b0f1691911ae88c44c49" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_queries_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 248828..297359, 555920..605969], sha256: "09571f73c71cbdd6c821bbb14fd18fe765385908041d7987ce318cdef9b9fb95" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 40, 132, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212], sha256: "ca0710ab690f19efb1cb37c129d16aca556801dd8f826cb5819b9d528b8b3da6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 627212..665956], sha256: "fc798ad0cc2b2516360684efcd72df5c7231d75837a37a7fad2c891382d09dd4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 665956..685240], sha256: "859091b7e2dd10911964eab228b81fe22a2d651d28bff2975ff76d41c8da8cd4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 685240..721930], sha256: "648f32613b2df48e62f9bc8ca4e5e692e1f6aa10fbf8634571fe6a40faaaf18f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 721930..742461], sha256: "f67214d3b5d0bfeab103d179d7fb38ee325be319453033e1519fe9a151a5b122" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 742461..787826], sha256: "4d0c9bf6a50018fe0964c7547790550a8b578fce2b4ed09b7915b11004a51e55" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 80, 276, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 787826..812981], sha256: "11140f5275f871ce85891d6276f2d895e0cdea3a2656d0defdbdb6f1abba7a29" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 80, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 627212..665956, 812981..855585], sha256: "083fb51ad07ec8a8950b1c49dc1ad669ea896525848703630386d8ca48b0740b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 665956..685240, 855585..881734], sha256: "650f0aa5059a5511eeb0f5aefdd881b669ded5c7245b58a1a006e30a75162e67" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 685240..721930, 881734..923826], sha256: "537562b67c652607ddeac447da175ef088fb1d733b84037b880a1394a90bf58a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 721930..742461, 923826..951515], sha256: "467b1977ba15185c7eb21564a98caa37b42c66da18006778a635aae4453c8c5f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_sum_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 605969..627212, 742461..787826, 951515..1003246], sha256: "b3313e245c267492e09d8651ce307f4d99a22d3b59dbe9f73a142a07a7e72c91" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 8, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502], sha256: "534687cd4bee56ef1b9fbc7640f23981008938f21378523c25ee9e0af640cb05" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1027502..1069891], sha256: "7dfef4e425e2dbf1319ba506a3d5b14753ae43bb3bddefc31253cdb900b20bd4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1069891..1104574], sha256: "95043a58783fefbf7edd4f679927ef2b784c46029e639eecf17e34d9cae4404c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 116, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1104574..1166677], sha256: "14d64f0d5234204f197a2133f1cb112cb8f253ae21a6505220b990d9d3eaa14f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1166677..1189628], sha256: "b93dbde3b37ff06b16fc11454c39f5e65821a5a23dce64c5a1698c7404c60c1c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_bf16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1189628..1227822], sha256: "f2963af20169d6c352f7dbfb0088e4644ac6b191a71a745bb9eb2069c34ea482" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_cosine_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 24, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1227822..1252438], sha256: "920950e9985301009a5357884cb53e0627ae1055f8814d673e30ea2a774a139a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_cosine_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1027502..1069891, 1252438..1294895], sha256: "b02aaedb84d2ae86ea817459be55d3353925472761b6e1788e62737159747867" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_halves_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1069891..1104574, 1294895..1329284], sha256: "76366d5cf907992a73c2b7470dfc526cb4931908eca0ebc99f7314c4adb0a26f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_halves_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1104574..1166677, 1329284..1391991], sha256: "80c2e149b6f2c31a4488a98a23f0ee9cd95a8c4987262087d264a6d7371bf71c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_neighbours_line", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1166677..1189628, 1391991..1416509], sha256: "7a23449262454a1e53db9fe0965cbdac749440af408086817d1bd042c556b38f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_keys_f16_neighbours_any", family: "flao_lrpe_wgmma_divided", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1003246..1027502, 1189628..1227822, 1416509..1456021], sha256: "5f4e557be0dc01493286d64002600b7dce21db5d448286ab755fa39b05d1aea5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_center_bf16", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 80, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 16384))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1456021..1459582], sha256: "015713865f46cfda22eb570256e854487963b2ca58a3016a6534a870085ed0e8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_center_f16", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 80, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 16384))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1456021..1459582, 1459582..1460591], sha256: "f8a372a76637a267a7bc3945083c47a6d044b91ec8e8e9cb270f0b201d4fd212" },
    ] },
    Entry { name: "flao_lrpe_wgmma_divided_deflate", family: "flao_lrpe_wgmma_divided", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(40, 0, 0, 3072))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..40349, 1460591..1464506], sha256: "e9ee1996197c9374c86712524bb2b891fa123d120eb0c594552c8c85f6b765a1" },
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 64)), (90, needs(96, 0, 0, 64))], file: FLAO_SHORT, places: &[0..15353, 30676..44376], sha256: "50a299c777f52a52aa047820eadd1f00f6b72cd97f611257ae696cc3d7450cff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 64))], file: sm90a::FLAO_SHORT, places: &[0..11310, 20979..28380], sha256: "d918223b46eae32efc7dc6c054209fb487d3c9d1c52cbe54c9be4b3506c18e69" },
    ] },
    Entry { name: "flao_short_fwd_f16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 64)), (90, needs(128, 0, 0, 64))], file: FLAO_SHORT, places: &[0..15353, 15353..30676, 44376..58199], sha256: "65a62803404dc9d5fd9171701e2d4117b979b5e6472b851b5513f5e98449163f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 64))], file: sm90a::FLAO_SHORT, places: &[0..11310, 11310..20979, 28380..37968], sha256: "97f7c48bcf7bee4f3e951f093088fa7bf47605ebe460bcc76cd923ce067ba452" },
    ] },
    Entry { name: "flao_short_fwd_f32_r32", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 0)), (90, needs(96, 8, 12, 0))], file: FLAO_SHORT, places: &[0..15353, 58199..69255], sha256: "3d0debfb6eac5e234c21a812dfc0d9f9cad78b4822314e86ce2e04b4901db8b6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 8, 12, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 37968..47531], sha256: "21c44fd27154b0c74eef83df3c8f1e9e8a76095ac8177589d20a6b463954fd05" },
    ] },
    Entry { name: "flao_short_fwd_f32_r64", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 0)), (90, needs(124, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 69255..81760], sha256: "01adba21d80abc16dda9246c32ba80460df05bf7b771c60eef8e34c4f5885811" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 47531..57558], sha256: "4a518a57846c28369ab83fe673f1b7c7a394a3dec1c6eb61c6186677313b8f0f" },
    ] },
    Entry { name: "flao_short_fwd_f32_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 272, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 16, 0))], file: FLAO_SHORT, places: &[0..15353, 15353..30676, 81760..93244], sha256: "caaf2376ea2bea500d6af15e93761ff6e5e7f058e04bbda2301383cb3ced750d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 16, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 11310..20979, 57558..66823], sha256: "daa75755a81e29fe2183f28739ebfcd49919370b7372672a22ffebd275f964b3" },
    ] },
    Entry { name: "flao_short_bwd_bf16_r64", family: "flao_short", max_threads: 640, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 0)), (90, needs(84, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 93244..117882], sha256: "1ecdf183f66a00bb502db9726183ce36b3b465910852dc39567a30ad881e1ec6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 66823..78760], sha256: "d54e4f574efb1e581c0cf4d5bfd696ccaeed5ed3effbf0b04dea56d136b023d2" },
    ] },
    Entry { name: "flao_short_bwd_bf16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 0)), (90, needs(112, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 93244..117882, 117882..145998], sha256: "b465fc150ce6962b1593dec4c8ec2ed7f9c772085e5b9ed701673d7e7b1d6dcb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(112, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 66823..78760, 78760..90744], sha256: "3a82042a1184bfd05007941ba8c918d38ecb4c85d418fa240ca8e478ac5e0749" },
    ] },
    Entry { name: "flao_short_bwd_f16_r64", family: "flao_short", max_threads: 640, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(95, 0, 0, 64)), (90, needs(82, 0, 0, 64))], file: FLAO_SHORT, places: &[0..15353, 93244..117882, 145998..170818], sha256: "ef5ac65f6188260f0dfc27b0be7a54e9a8097c09fc8ba6d809e25f2b15babab4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(82, 0, 0, 64))], file: sm90a::FLAO_SHORT, places: &[0..11310, 66823..78760, 90744..104308], sha256: "39c318fdab4442ee0554e00b31a3bd17cd81057a3547e02389a9fed29298a975" },
    ] },
    Entry { name: "flao_short_bwd_f16_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(124, 0, 0, 64)), (90, needs(118, 0, 0, 64))], file: FLAO_SHORT, places: &[0..15353, 93244..117882, 117882..145998, 170818..201403], sha256: "963fbf3964d47be18e6ab8e295abc523d21da494c6455e4e1415d2a6b86ec78b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 64))], file: sm90a::FLAO_SHORT, places: &[0..11310, 66823..78760, 78760..90744, 104308..118300], sha256: "9e40bc46ef2acb47f92da9bb214060d4df3a0905b017e4e15e662b7ebbdc2814" },
    ] },
    Entry { name: "flao_short_bwd_f32_r32", family: "flao_short", max_threads: 128, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 0)), (90, needs(91, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 93244..117882, 201403..212375], sha256: "86cfddc3306fb9ec7b7f511f8c49a4221805290fc9211d0002e8c4441179f458" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(91, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 66823..78760, 118300..126982], sha256: "670e02cf9c4d554bf9bcebb2c3e88d8f097b21e99639b3f099d181ac6238b515" },
    ] },
    Entry { name: "flao_short_bwd_f32_r64", family: "flao_short", max_threads: 256, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 8, 24, 0)), (90, needs(128, 8, 24, 0))], file: FLAO_SHORT, places: &[0..15353, 93244..117882, 212375..224692], sha256: "f7e5a777dd415f7918cce8fdbf20190b82053c6a01cd7f51492d0c1059834bc6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 66823..78760, 126982..136732], sha256: "8889cd2cb46c0bf39e50da54f10ec41ce5211fe7170853341e47a953750cd5ac" },
    ] },
    Entry { name: "flao_short_bwd_f32_r128", family: "flao_short", max_threads: 512, parameters: &[0], parameter_bytes: 368, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(114, 0, 0, 0)), (90, needs(116, 0, 0, 0))], file: FLAO_SHORT, places: &[0..15353, 93244..117882, 117882..145998, 224692..235686], sha256: "c2e80030723215420a76786a2ad77619aa22b79467f2de87fddb37a656cb0828" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 0))], file: sm90a::FLAO_SHORT, places: &[0..11310, 66823..78760, 78760..90744, 136732..145157], sha256: "252a8e3ed6f67bd11e3d7189217f36bf6bf35f6dd92252d6bb15891337efe019" },
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
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203], sha256: "fdb72bd4843b35b8e2e43b9fcec3b4c7f99020fa86c77866465b657f7a1157f6" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 325203..331200], sha256: "ed069835c77c44bd9d61795812040a4d3d9710daf9d9471dfa6e1f2ea3a85b35" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 331200..338399], sha256: "323a4d9650525597f156e46951545aa7425e67764f5e19dfc9fc5ab53f943c8e" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 338399..347642], sha256: "8331583b1ea1b616c536251c827d0311d88d28379e2233aa519d04131025a275" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 347642..353891], sha256: "d0b48b22f17e296a88063ba52ab2e0b6ca561da9b1544a8f1020a83f8dc28943" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 353891..360181], sha256: "dd72ba9732ea66d0b56eb6ac8d4de06d9496c2a1bd45141c8145b7e035623069" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 360181..367419], sha256: "b1b7fa60e220d34692cf0478d56d599bc446c54395aba27a53d8cdbd898f1c4a" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 367419..384300], sha256: "bca5191ea64f2c7f36a7db73fdb5f2090027aca2c1567bd30a23ba78b8c225ec" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 325203..331200, 384300..394891], sha256: "a44fbfd8408a790cad9306584a1c6ef13b79f3438f1c87b19873334a902b724e" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 331200..338399, 394891..409462], sha256: "a010026939edb95c653af518002e35ecb0b2ba99bf923815e08f729deb02d19f" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 338399..347642, 409462..426691], sha256: "ebadfea430e73e78b62c58247ce60a7604012e1ee32dc7dd19925dea3616f724" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e64", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 347642..353891, 426691..441195], sha256: "fb1bf4d9c8420116375b0b8eb9c2596e2aa840a59eabca61ae29d32e7a6eab94" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 353891..360181, 441195..451809], sha256: "b7433d4f83ed1098898a04509f656b4072dd6a313681737c13bc13711e52b136" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d256_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 313177..325203, 360181..367419, 451809..462761], sha256: "de9debb5f3ded2291a571a91f236e3110b25753bb03449291708afc8155343ce" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 462761..469622], sha256: "21c196f9b6fbefaf22b6bf78581ff286638c8eb7f71222ab1e82126e01a2fb46" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 462761..469622, 469622..474364], sha256: "226972815be443803a8a285a79b94b19103bf8cc72008b006c8616ca76a19244" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 462761..469622, 474364..479396], sha256: "0586513a1d1854a115a6ae5f3255f69da84b7ab36765f107219e9924ee80841a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 462761..469622, 479396..484838], sha256: "638474ece96e0c307b02af9fe1b32847211a3877cadec945ac0d31b0127340ea" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e192", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 462761..469622, 484838..490210], sha256: "74b8fc23b65fbef04ec55291a43c1c5bbb84b83f3fefea3508394a26666499e8" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e256", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 462761..469622, 469622..474364, 490210..496394], sha256: "1ca23ef47b9c713a4e3f961127b95d376c53315be85242c3348c7d1a1409e583" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d192_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 462761..469622, 474364..479396, 496394..501974], sha256: "b5728830ed313f67ec8bb65095763f5bf5f5426c610ebbf3fdf78395c3d0c707" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d256_e128", family: "flao_wgmma_wide", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA_WIDE, places: &[0..4869, 462761..469622, 479396..484838, 501974..508262], sha256: "fa21c66d7d00d3092ac823c659809724fa6d838c84f5bd1c741936561f54ed1c" },
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 20992)), (90, needs(107, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 32407..58121], sha256: "f421636919593b27d75b65149d7fb1adc310f07f3e071f679e9aca4025c6ccfb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 27537..46258], sha256: "4b3f6e1492fa40183b5564e2d86e6bbae9588267ee258ec9111b92eaaf0e5034" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 20992)), (90, needs(107, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 32407..58121, 58121..59367], sha256: "fec33ea4b83f2fb7f263bfd928768f565d9643edd808ec356bab4f6344b0d385" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 27537..46258, 46258..46921], sha256: "02402d4b13f8d4ef6af6ea447fede7181047b0fb73e40d7b7ef460d73ff5e46d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 35328)), (90, needs(104, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 19501..23674, 32407..58121, 59367..80555], sha256: "2c5f04f03c913f531f319ee67b69d6518d95bfb571f77eca807aab65b2b2afbe" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9306, 17849..18701, 27537..46258, 46921..54896], sha256: "3b290dfd48db99c99f2cca1d3e60ded62748466d4bbd6f3e7eff9bd96c3df647" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 80555..90972], sha256: "bb7772daf300f180a4656eb53068eaa97aab768f48b0b669580de145a6ae7487" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 54896..63019], sha256: "fe733e911902ba7912f82be13d0acc94f1d95d303265d70ea55c879a62e601d7" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 80555..90972, 90972..98756], sha256: "0eb01f9019b239425dcc1849caa36a37ff83180fa805e8789967648ff5444f62" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 54896..63019, 63019..68727], sha256: "5a83067bb1ff3d9f5d45b9d7c49cb95b1f092c565d8201bd449d9d39bf54216d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 20480)), (90, needs(87, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 80555..90972, 98756..99429], sha256: "721512b382b2b1ab766e853de243481bc429297c73eec145918d7e87e9860ed6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 54896..63019, 68727..69292], sha256: "3f7cab153542638b90fa39f62c66580a152492772bd1efa0bdfc227dbf5fed15" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 12288)), (90, needs(64, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 80555..90972, 90972..98756, 99429..100026], sha256: "27f75ec54e657e4b0bf446f4c2bbc3eeae0a9c7622ed37d7c73f4eeb1a73a5dc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 54896..63019, 63019..68727, 69292..69854], sha256: "b14357426e6cc7c5a2cc5d9587f51decb36bab85c27c856d413361d7e6e927d3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 80555..90972, 90972..98756, 100026..101442], sha256: "ebbcbae50b29fbbec4b2236cdf83d3decea94f8d59b49c684957060f8fcd746c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 54896..63019, 63019..68727, 69854..71852], sha256: "0acbfe402c5cad478139e2d14e560ec8e54cab1d444d8941108d8da11a680a94" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 101442..111478], sha256: "7a9bf001e931da6585d6bec5d05f80a87ff191388ed1d4589f47342908168ad0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 71852..80555], sha256: "3daf7af45f35d65bcb36357ee75eafe79fd0f2264a1d01e120a03f22a5f7c547" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 101442..111478, 111478..118740], sha256: "a65bc74251af1e7dd60b4ede29247f097c0fd379e3e4ea7654ed388b32cdae42" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 71852..80555, 80555..86273], sha256: "712b9537dee4c68ba3d4fc4f9b217e142d0874869c8f62d2b780b95de16584a4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 20480)), (90, needs(100, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 101442..111478, 118740..119455], sha256: "798ef43cb14670d634f268e7c00fc1b3e09beb963b268f9976088b8caa2f0ad2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 71852..80555, 86273..86682], sha256: "9e3920b7e75a36cbf1dedd0a1d2aa69512ce21ea93ccfa0dd63c88ffe17228f8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 12288)), (90, needs(76, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 101442..111478, 111478..118740, 119455..120092], sha256: "a95e2cf534a513da0a572be2684d58a1f5d1f780136ce4352ae8a431fcf273c7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 71852..80555, 80555..86273, 86682..86984], sha256: "fac906e24cd124f8b4521afb18fc887c2015759e149d1ce4558f236477f2a04f" },
    ] },
    Entry { name: "lrpe_cosine_fwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(71, 0, 0, 20480)), (90, needs(76, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 101442..111478, 111478..118740, 120092..121571], sha256: "5a100c8e3106dabe535bc48cd9e20e481451f61286dd0da8a67ca56f96594a19" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(76, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 71852..80555, 80555..86273, 86984..89960], sha256: "cc28d3cf57f89889e09382ceedddd32cf3f753e29225fa8a869f016f21561340" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(98, 0, 0, 20480)), (90, needs(99, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 121571..132045], sha256: "98a61200428eabb695813a2f30133bf3d898effaa97ea49abc2832d7210acba1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(101, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89960..98399], sha256: "532a2bfda1d90eb628c65e4ed2699e15a91988882032c5e8791d821144189ee5" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 121571..132045, 132045..138985], sha256: "d94841e9c7f7834ede0a4c6eebc3ea54a1087018a0ac730f799ca887e582d16b" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89960..98399, 98399..103830], sha256: "48fdbfa2d8c7609718d947396cb783e51576df469c068656cf9274e871651952" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(98, 0, 0, 20480)), (90, needs(99, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 121571..132045, 138985..139627], sha256: "5a7f67389d886ee7b67516f773b9057bca1287f3efdfdb8e81c2ce2e6410bbb1" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(99, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89960..98399, 103830..104498], sha256: "2e05be42f1562fe5826b497b06c17f7f257e3976a1a1691ea3c0ad6d0b77d001" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 12288)), (90, needs(70, 0, 0, 12288))], file: LRPE_COSINE, places: &[0..10714, 121571..132045, 132045..138985, 139627..140200], sha256: "f21d0886c85fd6b58ace38201117f32465ccb1a8d927d6a8e86ef96a9746f234" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 12288))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89960..98399, 98399..103830, 104498..104925], sha256: "4d04017f90e87ab98cc96f99794c2d26169a97300f0bb62fa00303e420dbedf8" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 20480)), (90, needs(70, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 121571..132045, 132045..138985, 140200..141684], sha256: "8d7c21cb35352347a8f0d01513dfb8ee05224a486f5b70741a33ee84c21df28d" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89960..98399, 98399..103830, 104925..106626], sha256: "4f691793de08b24dcbe6ea67cd0be917f712930013d3e44b9c2828380b366618" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 20992)), (90, needs(119, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 121571..132045, 141684..171935], sha256: "3ed34ba7ba2851b544c1f6e7309c52d9d867365f11cd78f3eafae2a4e18942ef" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89960..98399, 106626..129288], sha256: "7a392754fcfeb9b65c0a902b19e208a685df145945452b4d5f425e21524d7484" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 20992)), (90, needs(119, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 121571..132045, 141684..171935, 171935..173354], sha256: "e0e0917a9509165b3b61f13c1e0d2243a47164ae44d833078d2d39bbd6dce531" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(120, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89960..98399, 106626..129288, 129288..129857], sha256: "875b95458652d643b8d3ae8eddc8d6a7ea263c9b74aa20f399c97ccccf73d6f4" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 35328)), (90, needs(116, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 121571..132045, 141684..171935, 173354..197259], sha256: "ee0e62c6d3ca0c22df05ab6ca2e44dbb9f22449d4f689620a0236f30517bf636" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(117, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9306, 89960..98399, 106626..129288, 129857..136869], sha256: "26c6725027713fc590f77aa27f4210319b2d4e845ac71aeb01df909c833fed99" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 20992)), (90, needs(122, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 197259..227398], sha256: "2c766667e5b329ad3dc32d205e23aef67c5395b01e8e717266d8e47855c9f458" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 136869..158630], sha256: "d8feec227aa8fc5a736b9ce886fc5fd1a9e552b4c8bd14f4b466cc05ada45b93" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 20992)), (90, needs(122, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 197259..227398, 227398..229042], sha256: "0d57def5088897dec943d43d8eace08d926f25930d51c23185128fa259d36ad7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 136869..158630, 158630..159351], sha256: "5319742ff39a5b70cc71ff3dc25847c40f70ef6943bb9cd5d6ab3ec10066ea02" },
    ] },
    Entry { name: "lrpe_cosine_fwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(120, 0, 0, 35328)), (90, needs(124, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 197259..227398, 229042..252891], sha256: "02bb959ef8fa3c727253b98524a28f61ea8693582d662ee16a6df81892f6ac00" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9306, 136869..158630, 159351..163114], sha256: "4c49586e7c9122c98d25fd8a1815bb5c0d501ac9d69775947444c0215eed9b5c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 252891..260775], sha256: "255ace9146c3033f1bf6143f5fa93d8b11e9dafb23b664c54a450dbb3ed272e2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 163114..166674], sha256: "aafdf732fa12c9c467afa74fb10f7a57d8a0c4d6cdc5ca6b49821448d962893f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 252891..260775, 260775..267253], sha256: "94a6c72b5fb9cc6e822a6d0d55bb36898373e99a024d0eb48fd32fc7fd4d1dac" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 163114..166674, 166674..171679], sha256: "cc6194a190389c356b03499fec1a4e3c91d6d8f35eebde8f07d7ff34c952e22f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20480)), (90, needs(94, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 252891..260775, 267253..267827], sha256: "0c6cdac8d287bf8dd7ae635bbe16c1686d36db4c376ce3e195f60831b685bc23" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 163114..166674, 171679..172045], sha256: "1e05138999c06498915276bbb89c7e3340b1af5b4cf1bf20cbb144f8c9e67e54" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 252891..260775, 260775..267253, 267827..268378], sha256: "78e1222e2347244b015506b48813ff33e8a78e8d96acc9f7f0bda69b880de35a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 163114..166674, 166674..171679, 172045..172425], sha256: "f470ed249ec087d80830792110245fc4363e54f2ae83fccb45279d6d37e463fc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(68, 0, 0, 20480)), (90, needs(68, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 252891..260775, 260775..267253, 268378..274778], sha256: "27af64a458427bd11210ae39a125a3b9da1689d1c2d308ebcd7d94140fbaa26b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(68, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 163114..166674, 166674..171679, 172425..176977], sha256: "80889a82ae4e6713f7074b9584c444f675ef2387a3c03e523bb3d46e0c74c3ec" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 28672)), (90, needs(108, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 274778..284391], sha256: "921713eeadc7637c8b03296a11f117f40f6d879b883bf2d2f2a15836d5dd135b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 176977..184136], sha256: "2d1dc20867c40d685bca10d475312fe0e79e5ca7b90da2a7036d04df77b94ed0" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(75, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 274778..284391, 284391..291200], sha256: "36debaef6e64cde2e5b551a74c5ae03b5fcce36e2bd24aeb3afac5f07121bc39" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(75, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 176977..184136, 184136..190037], sha256: "38844eb5ab48a3afea7b5842ae44ff7567c28f7d483abf5afb8b7f25bf02bc86" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(101, 0, 0, 28672)), (90, needs(106, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 274778..284391, 291200..291927], sha256: "d884ef46944a12482770dd5a6b313cd7c47d9d0a90cbe470e07005eb92e6020b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 176977..184136, 190037..190717], sha256: "c86c52440d7a3bcc587090071cf193331fd9ca07b64f3fadb3e8334fceed618a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 274778..284391, 284391..291200, 291927..292487], sha256: "93fb807e3dd56b8bf0cdfea3fc29e105cfbd98027e766425b3e2e4b233691017" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 176977..184136, 184136..190037, 190717..191261], sha256: "bf57479798aba875c23701050e9b9e26823c9e5590207ca5b1cb48beafefce21" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 28672)), (90, needs(80, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 274778..284391, 284391..291200, 292487..294776], sha256: "c0386a3682ff5c6f98eef91f2d7e552d7462f932944397db6b18eb0dd2595497" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 176977..184136, 184136..190037, 191261..196233], sha256: "941f095b9cecd7c047c1b6db328e65535051fa89eec3e919c24364595009f94c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 20992)), (90, needs(126, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 274778..284391, 294776..322659], sha256: "d294c8f981eab4117034937065559af0a6fdbd9ab7c0449cda3265b608b64797" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 176977..184136, 196233..215078], sha256: "74254dd8fce152846c4e65dff405affe6b09823b35ed46658df3930c0529ab50" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 20992)), (90, needs(126, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 274778..284391, 294776..322659, 322659..324125], sha256: "92cb775ddd204f71a479cef9bfe940c92ac16ee887ca433c377d0cdb6bf61f93" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 176977..184136, 196233..215078, 215078..216225], sha256: "4e2595664da501e7b16a816b0752718234d8f2066e55cb964e8ec4059d80d20b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 35328)), (90, needs(128, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 274778..284391, 294776..322659, 324125..332552], sha256: "8765090e51efb1dbc53a8b31bf67dee6f779efae5263a8d1a9fe749cf9a58d65" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9306, 176977..184136, 196233..215078, 216225..218366], sha256: "c56417b9de0da17cacb4b29901f425c5a5b03a03c62a32686aadbacc46b6bc59" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 28672)), (90, needs(118, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 332552..343820], sha256: "da2e60b7e174e58f006aebadac5de7846b326c6f8ec0decfa26d08540dd854ea" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 218366..227383], sha256: "4ff3f8a6bc6e8d60275bb01544a46d20f1535ec4edfdb9a577bb49cece74010c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 332552..343820, 343820..352167], sha256: "e5c21d9f5f19b8a58e899868454297b2870e8f3c1afb5ae6d6f603689da59e34" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 218366..227383, 227383..233702], sha256: "cba1c79871e0a6c8241d3ae5674f5d21be69ef2328264c57615a388f75d0303d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 28672)), (90, needs(122, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 332552..343820, 352167..352915], sha256: "b8ab4375d011fc58fed8a15c89a022eb9574490c7744161240dbca5db7bb4280" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 218366..227383, 233702..234492], sha256: "de884c6b8b340b6f17548be07b009e307ae9e96ec5f427fb2024dc005b294aa5" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 332552..343820, 343820..352167, 352915..353615], sha256: "d7a485bec73460e2f5ff48b67c8a5ec76147f25374db47ab409f07f2312ffa0a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 218366..227383, 227383..233702, 234492..237698], sha256: "b3fa7119a16ef79092e319a45abe22fba0731eef18a424cca0d4340f9be443e2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 28672)), (90, needs(86, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 332552..343820, 343820..352167, 353615..359388], sha256: "ac139263cf79605431234fb7ce46d08030b9e39466be53a018377f3da35ce994" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 218366..227383, 227383..233702, 237698..243651], sha256: "14745a6496cc15eb0c6a2d3a3eb7f4ece87498e4fe091fe961165ede86fe8fc4" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(126, 0, 0, 37120))], file: LRPE_COSINE, places: &[0..10714, 359388..371888], sha256: "900c37aadca7ac2d411d0d77a53159d9355d912d9971a11562ca5df933c90f38" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 37120))], file: sm90a::LRPE_COSINE, places: &[0..9306, 243651..254497], sha256: "67b96fce618ca6571c6e698cef959e35c88b4871e4e37a091ddcf7e702fba92b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(90, 0, 0, 20608))], file: LRPE_COSINE, places: &[0..10714, 359388..371888, 371888..380423], sha256: "5eed0d5a1c494ee41667e40eb785eb1f0a660ed6acdb71dc6c252bd7d9ae7b86" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 20608))], file: sm90a::LRPE_COSINE, places: &[0..9306, 243651..254497, 254497..261214], sha256: "26ea8a651e0ecbc7e108f2f110c7f2fbd93081de8f9733802bc6181cb0d53016" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 37120)), (90, needs(126, 0, 0, 37120))], file: LRPE_COSINE, places: &[0..10714, 359388..371888, 380423..381198], sha256: "2e28d6ef59a73904c3649c851764757616aae5195d59d799a18314f40af36518" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 37120))], file: sm90a::LRPE_COSINE, places: &[0..9306, 243651..254497, 261214..262090], sha256: "d0cb79632f58b8a738c8d25e89e814ababc3fd107d65ca8c2cc234132273501d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 20608)), (90, needs(86, 0, 0, 20608))], file: LRPE_COSINE, places: &[0..10714, 359388..371888, 371888..380423, 381198..381868], sha256: "2c97e795da10cb597f54e201e82997c5c3ae7bb3502aa5cbc95ee6bc8fe075dd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 20608))], file: sm90a::LRPE_COSINE, places: &[0..9306, 243651..254497, 254497..261214, 262090..262823], sha256: "46f38c57940aed4a22bfe71d18d13d2bb6596395ce5636ed55ad15db0466c6fc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_norm_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 32896)), (90, needs(110, 0, 0, 32896))], file: LRPE_COSINE, places: &[0..10714, 359388..371888, 371888..380423, 381868..386683], sha256: "1d4663b4369bfb480e37f15e52a3b348a429d25300217cc7dadbd88b394346d5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(110, 0, 0, 32896))], file: sm90a::LRPE_COSINE, places: &[0..9306, 243651..254497, 254497..261214, 262823..270354], sha256: "e538d81f65c3594afafd175550aa3dc3289162e5ce9136e7231158eae62c65eb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 28672)), (90, needs(126, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 386683..398054], sha256: "df5c0573693b615d3cd2f37162e12669a89c51f7d7d39b87bca536a4d65a1c5c" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(125, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 270354..279425], sha256: "3e97c420b0761015dc5f2b6790221251a76e4773e319d0f2ebdb987b26f5cf93" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 386683..398054, 398054..405222], sha256: "2082fdf327e552c1217a7216a90443b3695bb8d0be0386139a00f95a9375922f" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(90, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 270354..279425, 279425..285710], sha256: "419a28067f2b275ae16d5044041a95b3c1ae43d9a7a9d178859cdd78b237cd38" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 28672)), (90, needs(126, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 386683..398054, 405222..405891], sha256: "6bfe6902365c86e0590e0c0512c7b2d4a242ae3a03a47ddf0060276fa7724321" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 270354..279425, 285710..286519], sha256: "783b972f1588aeb120e37ab85f6ec50d71f9875dd2fb339e004be5f9410db259" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_COSINE, places: &[0..10714, 386683..398054, 398054..405222, 405891..406525], sha256: "3699d5c48122064b181f962b23ba5bd1cfeeb0a6afba45183065b5e4721f0b41" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(90, 0, 0, 16384))], file: sm90a::LRPE_COSINE, places: &[0..9306, 270354..279425, 279425..285710, 286519..287168], sha256: "98a02ba45e44838f3c33ead742acbd867ebd47557413e823926bd85faa511365" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 28672)), (90, needs(92, 0, 0, 28672))], file: LRPE_COSINE, places: &[0..10714, 386683..398054, 398054..405222, 406525..409093], sha256: "62555f763df6b0f438d5193bb9f119bc31e9ada98d2054760af38c46057ba570" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(92, 0, 0, 28672))], file: sm90a::LRPE_COSINE, places: &[0..9306, 270354..279425, 279425..285710, 287168..292531], sha256: "b02207f5b93d5ad6ec0976822aed4ea46ef44ff38da6d966a5b7c363ed2d8c2b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(155, 0, 0, 20992)), (90, needs(154, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 386683..398054, 409093..441338], sha256: "901f17f1c188db91b0d3f8d33f941ad4cd9fd0fbb391248b201c13799249eadd" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(154, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 270354..279425, 292531..317027], sha256: "1dba3bf3538920291ef87d0838b9999c49eac73dccd9486653958df42261dd15" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 20992)), (90, needs(154, 0, 0, 20992))], file: LRPE_COSINE, places: &[0..10714, 386683..398054, 409093..441338, 441338..442987], sha256: "9affb95035c231b43846697d173620d17b3e36f9eb734f82cbb79ca83eb1aea5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(154, 0, 0, 20992))], file: sm90a::LRPE_COSINE, places: &[0..9306, 270354..279425, 292531..317027, 317027..317673], sha256: "02d0d7314d7d32fedda62939928c90c6ede94bb8eaad9d8b80bfcdaf08885361" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(155, 0, 0, 35328)), (90, needs(155, 0, 0, 35328))], file: LRPE_COSINE, places: &[0..10714, 386683..398054, 409093..441338, 442987..458016], sha256: "e13adc39dc73a6e963540ea6c57a9bea4dbe849928e6701ce56cd69639d01f6e" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(154, 0, 0, 35328))], file: sm90a::LRPE_COSINE, places: &[0..9306, 270354..279425, 292531..317027, 317673..332777], sha256: "bd865101cd94e77aa2f2c3a07ab0ebce26bc4dca4996f3c45814f21b2d84b5fb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 29440)), (90, needs(162, 0, 0, 29440))], file: LRPE_COSINE, places: &[0..10714, 458016..493102], sha256: "77168af7eff1b6b78c2a84997db47c3be7100cd6ba595282ac8af9cb77fbf496" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(162, 0, 0, 29440))], file: sm90a::LRPE_COSINE, places: &[0..9306, 332777..358062], sha256: "7dd1f992a768c3a1b00afefad267a9e3af4b51d87fc71741a235b9c243731b03" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 29440)), (90, needs(162, 0, 0, 29440))], file: LRPE_COSINE, places: &[0..10714, 458016..493102, 493102..495154], sha256: "fe6d65dcee59004442492190138f9ac772bc4185a2d10c3a2ec89e4f0d4e0b6c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(162, 0, 0, 29440))], file: sm90a::LRPE_COSINE, places: &[0..9306, 332777..358062, 358062..359173], sha256: "ebf9a84f43a254e64f6c9a8ac1492fa5ce36b5820bbd258f6972b20fc29a3a26" },
    ] },
    Entry { name: "lrpe_cosine_bwd_wide_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 43776)), (90, needs(162, 0, 0, 43776))], file: LRPE_COSINE, places: &[0..10714, 458016..493102, 495154..510405], sha256: "d034144fce7192768895afd6311fcba7efbed0a9ee3890c3924a9726587688da" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(162, 0, 0, 43776))], file: sm90a::LRPE_COSINE, places: &[0..9306, 332777..358062, 359173..366233], sha256: "7bab3c7670f05d816781ef5c0f9d43ad8c07490bc504049e913712f6d64f04bb" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 30720)), (90, needs(128, 0, 0, 30720))], file: LRPE_COSINE, places: &[0..10714, 510405..520069], sha256: "120cd077608323386da95e5080a1afe82b9dc5672dcfb62a348440d12882dbb8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(126, 0, 0, 30720))], file: sm90a::LRPE_COSINE, places: &[0..9306, 366233..374735], sha256: "d60e46f797c9f3b4db0d857a7e2e0f45efb89f67bcbd15f1346bddd7f50bf5a0" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(84, 0, 0, 15360)), (90, needs(86, 0, 0, 15360))], file: LRPE_COSINE, places: &[0..10714, 510405..520069, 520069..526123], sha256: "9f80e64a7c4a613bd8cc48c6610454042149fa826c93edfeb34f231da61651cd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 15360))], file: sm90a::LRPE_COSINE, places: &[0..9306, 366233..374735, 374735..380105], sha256: "b7a99567cf1ea93c1b8db42e1624b9015d7aaf1ceb5e0fae8031db1a9a70b1ca" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(126, 0, 0, 30720)), (90, needs(128, 0, 0, 30720))], file: LRPE_COSINE, places: &[0..10714, 510405..520069, 526123..526770], sha256: "826d2b94670c8be1b3d64e4a61bc7ae1fa7184f39fe6afe6c8a9717aa8872c0e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 30720))], file: sm90a::LRPE_COSINE, places: &[0..9306, 366233..374735, 380105..380998], sha256: "7675dc55eed626a4247a15ac7a393915fcfcb597579849b73d84988e19004560" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 15360)), (90, needs(88, 0, 0, 15360))], file: LRPE_COSINE, places: &[0..10714, 510405..520069, 520069..526123, 526770..527306], sha256: "948c1a0547baeada834c338a6975feb27740d15e0fad0b1e524913e82910fd36" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 15360))], file: sm90a::LRPE_COSINE, places: &[0..9306, 366233..374735, 374735..380105, 380998..381516], sha256: "227a0a399e8d429a28ad2f9c48c0aa416a1d502401795cf584beac07d1bf8f07" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 27648)), (90, needs(94, 0, 0, 27648))], file: LRPE_COSINE, places: &[0..10714, 510405..520069, 520069..526123, 527306..530202], sha256: "3889500270f5ef6261f80680c5d4f8caa6bf0920a721df22837f7f00621e0436" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 27648))], file: sm90a::LRPE_COSINE, places: &[0..9306, 366233..374735, 374735..380105, 381516..385849], sha256: "9359c4f7d0b6e2d4b7dcb179ce65491027780fab681d11046b761f16bfa2edaa" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 17664)), (90, needs(137, 0, 0, 17664))], file: LRPE_COSINE, places: &[0..10714, 510405..520069, 530202..555230], sha256: "da6a846abd459973f00f488658e09be996f70f5cc96238cbd759e58f9ab097a7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(137, 0, 0, 17664))], file: sm90a::LRPE_COSINE, places: &[0..9306, 366233..374735, 385849..405001], sha256: "0150fd6c601356a72108c0fbdc54a0121c745ee8a4dbc5327b82bdc3d01271d3" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 17664)), (90, needs(137, 0, 0, 17664))], file: LRPE_COSINE, places: &[0..10714, 510405..520069, 530202..555230, 555230..556431], sha256: "4d0294b33a2df114099c1275744170884e1620d6089d2b2cbc811fefc9d8f325" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(137, 0, 0, 17664))], file: sm90a::LRPE_COSINE, places: &[0..9306, 366233..374735, 385849..405001, 405001..406023], sha256: "beca65b9d932b3cf45335f2e0f2df5b69a5127a396aff8a0b538107f7c458f6e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(139, 0, 0, 32000)), (90, needs(137, 0, 0, 32000))], file: LRPE_COSINE, places: &[0..10714, 510405..520069, 530202..555230, 556431..566089], sha256: "31512dbe3f3b1d4297d218be3f8766449791cc7cb239211426ac78025c159080" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(137, 0, 0, 32000))], file: sm90a::LRPE_COSINE, places: &[0..9306, 366233..374735, 385849..405001, 406023..412276], sha256: "b788563167df3a5bb748b53bdf3a5a52a916682a0791794eb5c3787bb1516f95" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(168, 0, 0, 46080))], file: LRPE_COSINE, places: &[0..10714, 566089..587182], sha256: "9b256327b1f2d0d4c8a13b26543ebc6a2e395c54e1614b9fde9eeadb4e3e925e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 46080))], file: sm90a::LRPE_COSINE, places: &[0..9306, 412276..426795], sha256: "248cb8fc8b73ab3c995f36a8274722aab00f6653be885d57559a3dfc99004e12" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 23552)), (90, needs(122, 0, 0, 23552))], file: LRPE_COSINE, places: &[0..10714, 566089..587182, 587182..602946], sha256: "47c4a0f274037742a4b1d1ee09cebb23202427d3eca45766e8435438c1d20c27" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 23552))], file: sm90a::LRPE_COSINE, places: &[0..9306, 412276..426795, 426795..435418], sha256: "167482a879c5d32fad91a7634ac1627737bad15bd34a891ff33843551760b0cd" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 46080)), (90, needs(168, 0, 0, 46080))], file: LRPE_COSINE, places: &[0..10714, 566089..587182, 602946..604475], sha256: "edf3812551894b57e885a29e940a9c6032e11d7fc82c6853be6f437217a32d1d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 46080))], file: sm90a::LRPE_COSINE, places: &[0..9306, 412276..426795, 435418..437012], sha256: "0a69ca3e66c5796526016bd2f6c121e2cbc5e7968c4a484c314110d70bafbd14" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 23552)), (90, needs(122, 0, 0, 23552))], file: LRPE_COSINE, places: &[0..10714, 566089..587182, 587182..602946, 604475..605857], sha256: "1d8cc8914bd55288c5d4af6f564c1004305a576669e8b401caf0061658afe8ec" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 23552))], file: sm90a::LRPE_COSINE, places: &[0..9306, 412276..426795, 426795..435418, 437012..437753], sha256: "4d828e708e4735174d05469e03de9baf5a4730b30fa56e1339c5a2b536b0e8a7" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 35840)), (90, needs(124, 0, 0, 35840))], file: LRPE_COSINE, places: &[0..10714, 566089..587182, 587182..602946, 605857..616958], sha256: "f5ba9eb6dc2c1033b7a45cba694149cf00733b70fdce6bac8f82e497ed92ddbf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(124, 0, 0, 35840))], file: sm90a::LRPE_COSINE, places: &[0..9306, 412276..426795, 426795..435418, 437753..444959], sha256: "9a5b979c5cc843a09d81bda56d154e444b8f405dcd9c47233dbb2d3906f542a5" },
    ] },
    Entry { name: "lrpe_cosine_gradients_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 8, 8, 20480)), (90, needs(168, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 566089..587182, 616958..648626], sha256: "7a26564b4197c224126cf69bd2200946013660276e11e82653387f58d3cd303d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 412276..426795, 444959..467371], sha256: "24fcfe417ae691a0c0b815ed6f0e86fabf037a5f3782628a33d1575444ffb02d" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 8, 8, 20480)), (90, needs(168, 0, 0, 20480))], file: LRPE_COSINE, places: &[0..10714, 566089..587182, 616958..648626, 648626..650678], sha256: "c682aca5ac4553d0d465cda41db47e3aa181673fcf770f6e1a59fdf1920b0a59" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 20480))], file: sm90a::LRPE_COSINE, places: &[0..9306, 412276..426795, 444959..467371, 467371..469396], sha256: "721650d31ccae2996a61836f67bf1eba8063517fe2554ef6ae93209460af5601" },
    ] },
    Entry { name: "lrpe_cosine_gradients_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 8, 8, 34816)), (90, needs(168, 0, 0, 34816))], file: LRPE_COSINE, places: &[0..10714, 566089..587182, 616958..648626, 650678..667121], sha256: "d851657350fe0e68802c1dbf215f99460ad3041dd2a40ca6d8015aaa7b36256b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 34816))], file: sm90a::LRPE_COSINE, places: &[0..9306, 412276..426795, 444959..467371, 469396..472458], sha256: "981bfee79f6ab17cde91a36929039f356e0e89dd97701cc063950068fd85e6e3" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(68, 0, 0, 2064))], file: LRPE_COSINE, places: &[0..10714, 667121..675364], sha256: "66f77b1c12647c70f2ac322f577bcadb363e487041a8e624406578b54f9e6b01" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2064))], file: sm90a::LRPE_COSINE, places: &[0..9306, 472458..480619], sha256: "497b98a027458494fbb93fc33e7a94babe0d2d3da2a7d4c6085ceab32c06959d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(70, 0, 0, 2064))], file: LRPE_COSINE, places: &[0..10714, 667121..675364, 675364..676005], sha256: "369d8d7e22bae3bf84a3db93ea6abd02709dba2e9fe8d1c3c6b09c72cf84b021" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 2064))], file: sm90a::LRPE_COSINE, places: &[0..9306, 472458..480619, 480619..482576], sha256: "c3ee7cd87831b06989c3c33491a70e14f784c41d8c8f6db6b51691e021560921" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2576)), (90, needs(69, 0, 0, 2576))], file: LRPE_COSINE, places: &[0..10714, 667121..675364, 676005..681264], sha256: "43b08b9e6ccdeed9d17498fc84703c91a78768c4404d7ee0fcc3c4b7eb264527" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2576))], file: sm90a::LRPE_COSINE, places: &[0..9306, 472458..480619, 482576..488520], sha256: "4f7dae50c1184466efef0600536c2fbbae2612d81b4de9ee43d723f19465e562" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 3344)), (90, needs(73, 0, 0, 3344))], file: LRPE_COSINE, places: &[0..10714, 681264..689659], sha256: "c682ba9af02ec326b5bbf87c116199207de0e10b1861dff930cc4b145e2a22ab" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: sm90a::LRPE_COSINE, places: &[0..9306, 488520..497871], sha256: "d43668f00e9f862f4da6d27f71090cb1693a588059b54caf7924291f956fc969" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(77, 0, 0, 3344)), (90, needs(75, 0, 0, 3344))], file: LRPE_COSINE, places: &[0..10714, 681264..689659, 689659..690303], sha256: "74ddee0b79ad07265ede769f1cbc96918f5dd8897bc6577f258eca0a2b6e6f19" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: sm90a::LRPE_COSINE, places: &[0..9306, 488520..497871, 497871..500093], sha256: "a4fd9d5ab118a3c5c9c377b9cbf2ccbbf77e18a9c00ef584a9f2c9a47b13aba1" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3856)), (90, needs(78, 0, 0, 3856))], file: LRPE_COSINE, places: &[0..10714, 681264..689659, 690303..696135], sha256: "48a5fadde17499553d3fe562ca0029a3a4bc45c569777df587919c83c27ca847" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3856))], file: sm90a::LRPE_COSINE, places: &[0..9306, 488520..497871, 500093..506632], sha256: "3ebc0d70e89f5d806d94a17fa21358317db9264f810782ce76961b62138b683f" },
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(166, 0, 0, 28672)), (90, needs(166, 0, 0, 28672))], file: LRPE_ROTATE, places: &[0..11661, 609118..620762], sha256: "f07580f6b82e4e4bd799cc53715bab48241862c8665cde1ea84704e3fdf93769" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 28672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..437763], sha256: "9860588884d0c224ef9ff1c4ed23b68aa734504ae7208bf5ece09d6823862532" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 22528)), (90, needs(107, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11661, 609118..620762, 620762..628411], sha256: "b5e848ea3f67c8d25b3a4c108dbd0cc1e9234277742fba6dbdae4fe0deb592e4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..437763, 437763..443345], sha256: "3f965c571c91d902362e471226e8f3b91322521726d82eccd73092e701a0f068" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(166, 0, 0, 28672)), (90, needs(166, 0, 0, 28672))], file: LRPE_ROTATE, places: &[0..11661, 609118..620762, 628411..629193], sha256: "8426fffaa61175f727b9dea0ff2a2a524e358b6d038074a7cfab9430f1a7c666" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 28672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..437763, 443345..445786], sha256: "ce5efd9b52ff2b832277d0155c0a96055527f2c825b57605708d519271fe51a8" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 22528)), (90, needs(107, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11661, 609118..620762, 620762..628411, 629193..629806], sha256: "fd11c36d5a1ef8a2859c52610750ea85ffa9323c60436ebc4acaa423417bdde9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..437763, 437763..443345, 445786..446351], sha256: "d0dbe72201450ee1e7b194aa47a902b0098a9f2a9ce9e43db6927f2cfd2fc2d2" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 22528)), (90, needs(110, 0, 0, 22528))], file: LRPE_ROTATE, places: &[0..11661, 609118..620762, 620762..628411, 629806..635905], sha256: "1a3868dbb0deedba0be74afc164631eb66d6af65d40929f81b03d519833d87b1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(110, 0, 0, 22528))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..437763, 437763..443345, 446351..451100], sha256: "88af26edc505fb0f662be1f6e923b336e191aa3acb27e5a34d3ce9d1e2c6133a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 24576)), (90, needs(168, 16, 32, 24576))], file: LRPE_ROTATE, places: &[0..11661, 609118..620762, 635905..664407], sha256: "a3ab6523ab15a59130444a2f3405342d88cd1e2570b383b232b8e15752cfdb00" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 16, 32, 24576))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..437763, 451100..471928], sha256: "316095df027b9b390e89f21e82bc6000c4ca5a5fd3beddf9883010933ddcf7e6" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 24576)), (90, needs(168, 16, 32, 24576))], file: LRPE_ROTATE, places: &[0..11661, 609118..620762, 635905..664407, 664407..665806], sha256: "70c52b677cf5a8ade19fc3b015fffc4a9fc425542589f05d3257fd39027a393d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 16, 32, 24576))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..437763, 451100..471928, 471928..472610], sha256: "b53fc1e4e63730dd263c5529bc61bdfbc933fff4213e9297b14a2a279fc8c409" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 32, 84, 45056)), (90, needs(168, 16, 32, 45056))], file: LRPE_ROTATE, places: &[0..11661, 609118..620762, 635905..664407, 665806..671122], sha256: "fd39e12e39df5c32be15ca256712cd0e445cc94626dd762624e60c1bf41c68f6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 16, 32, 45056))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 428033..437763, 451100..471928, 472610..474870], sha256: "36b766194ed5c454dac84755353ae2f1e8130603600eb7150ff271ebedd5c344" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 64, 236, 46080)), (90, needs(168, 64, 208, 46080))], file: LRPE_ROTATE, places: &[0..11661, 671122..695603], sha256: "012e2f92cde485b9184125847d485acba871ea531416ca82f4995536272bf7d9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 64, 208, 46080))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 474870..493201], sha256: "b507f3b9db721f134a977b9b005c6ac90ec8c3ca232e6430b486eaa176bf6347" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11661, 671122..695603, 695603..714091], sha256: "01bd1a4d2f793673b80da2113521d83646ba15d4166f8b96168c7a2d82e4c8ec" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 474870..493201, 493201..506357], sha256: "d8d96b894350f5d8fcdbc8a8651dcfb8f0d0169177d1cfe3ac7b5866585e0e50" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 64, 236, 46080)), (90, needs(168, 64, 208, 46080))], file: LRPE_ROTATE, places: &[0..11661, 671122..695603, 714091..715827], sha256: "5657bcc7a01267f44ed189a2d1399a34e2d75c2c6efeafa8ce75c85bf7f91833" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 64, 208, 46080))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 474870..493201, 506357..509316], sha256: "dfbb4461cd1de785ac34627f694915e9092d26f2f9ca7496f360a47fb0ac65ef" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 24, 68, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11661, 671122..695603, 695603..714091, 715827..717381], sha256: "afa83745d3c7ec352a87b2ac9ebcb650f6274034728a5b934712174754cd1f39" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 474870..493201, 493201..506357, 509316..511459], sha256: "2828ca339a68ab0814f353232c62a50821a5a0e4d34f6d84eebb76ce02150009" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 31744)), (90, needs(128, 16, 36, 31744))], file: LRPE_ROTATE, places: &[0..11661, 671122..695603, 695603..714091, 717381..733124], sha256: "acf7e6de461059b34dbd40aa0686a1d28969689a5b021ca6d0cada1babc7e872" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 36, 31744))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 474870..493201, 493201..506357, 511459..521015], sha256: "1d2937b089bc8e1156c452519c4cb2ee64ed906c394a13cb32caf41ff1af3121" },
    ] },
    Entry { name: "lrpe_rotate_gradients_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27648)), (90, needs(168, 0, 0, 27648))], file: LRPE_ROTATE, places: &[0..11661, 671122..695603, 733124..763797], sha256: "30b27ee09b02856713f58b052af0e286281900054e242cc424d2eaad63b76327" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 27648))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 474870..493201, 521015..542381], sha256: "9a63bec8f545984ef490fa2861b6cd3769b1c9acf248a11e4ff1b5a5fe35a915" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 27648)), (90, needs(168, 0, 0, 27648))], file: LRPE_ROTATE, places: &[0..11661, 671122..695603, 733124..763797, 763797..765799], sha256: "e4899cb84ed1fc19c57ed34af6f18c0788d27a73c92c1d51d1553107cb0b44ff" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 27648))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 474870..493201, 521015..542381, 542381..543971], sha256: "88420f7468fe6f3bf7f92121c242260260469764e298058cfae4d98097cfac5f" },
    ] },
    Entry { name: "lrpe_rotate_gradients_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(168, 0, 0, 48128)), (90, needs(168, 0, 0, 48128))], file: LRPE_ROTATE, places: &[0..11661, 671122..695603, 733124..763797, 765799..776378], sha256: "0b7cd69e75fb158d49199321a240d33a750140125da6d664bb112402ae80f45c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(168, 0, 0, 48128))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 474870..493201, 521015..542381, 543971..551099], sha256: "81ec4524698fab516534bc6d7d44fca35717da5aff95604a1f543df7ec0fd291" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(69, 0, 0, 4112))], file: LRPE_ROTATE, places: &[0..11661, 776378..786160], sha256: "207a47dd464ab4d5cb8718489777cf66057d184021227a247ce5b0bc57c359d8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 551099..560550], sha256: "18b0a3cff2a99d193747fa4bd8a0d9a6af6855ffb61d3896282d74792eee60a6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(69, 0, 0, 4112))], file: LRPE_ROTATE, places: &[0..11661, 776378..786160, 786160..787028], sha256: "190968415b827f144dd55045dcd1301e4a6455e30f937a301f1c0884e5747c53" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 551099..560550, 560550..563367], sha256: "589c95a30e1257b46598c1a0edbe0fbc4c8d1a2e2366152bcd73a3bd1c7f2d31" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 5136)), (90, needs(70, 0, 0, 5136))], file: LRPE_ROTATE, places: &[0..11661, 776378..786160, 787028..795117], sha256: "fa2bb8c16674cfb026d3f46bc3897a106278e4f38cce82899ac434fd33dd9b21" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 5136))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 551099..560550, 563367..569756], sha256: "08449b14bea1291ad4c0ac66c23c58c2087fb69a853186991f1f81e131dee2d9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE, places: &[0..11661, 795117..805430], sha256: "1f2c05d6a996777a5fb841d3c7a61661879908ef8ebf3469c4b29e075e0e12fd" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 6672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 569756..580358], sha256: "80dae84996b5accbe0b99fed884be2da929c40e38035c2acf89899c2f50503b9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE, places: &[0..11661, 795117..805430, 805430..806299], sha256: "4d3076ddbd8d605e61fb294f170ccea64f4e7ceb27b14671ca3dcf28c1ec4127" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(89, 0, 0, 6672))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 569756..580358, 580358..583667], sha256: "6196de313f5c31f37360a3b9f315eaf3b11ee7cff7417f2a8b0c1cb373b02838" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 7696)), (90, needs(80, 0, 0, 7696))], file: LRPE_ROTATE, places: &[0..11661, 795117..805430, 806299..814665], sha256: "c461c1f98a71a6b58119a80ce6a3e64f45a017b99fbc67e5ca84a645f9a9a47a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 7696))], file: sm90a::LRPE_ROTATE, places: &[0..9770, 569756..580358, 583667..591779], sha256: "b95e12b5d5f5d49d3e968bcc56bad7e501c0fbd858b2ce7edaabc248e55bc72b" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 16, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED, places: &[0..4451], sha256: "c456312ac229aa9437576fb03318ffca3541c72d60f6e5e157c8e45133343845" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_SHARED, places: &[0..5065], sha256: "b1e550c27c3cad3f015ea25558ede2dbc475fc340fba574f01686e85f32f534d" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(56, 0, 0, 10240))], file: LRPE_SHARED, places: &[0..4451, 4451..6738], sha256: "ee5589b180ff02daecb1a05d7339f79a560e6813cc477702de3ed3bebdc33884" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 10240))], file: sm90a::LRPE_SHARED, places: &[0..5065, 5065..7518], sha256: "7534caed03dea7fba910653615968831058e9d6c95baeb4bc6b91b708f5c7c29" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 8, 16, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED, places: &[0..4451, 6738..7345], sha256: "a1dfd54b0ab40244ac0475a936b2a5101c09970ebeba50d52a881196b0ab1362" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: sm90a::LRPE_SHARED, places: &[0..5065, 7518..9220], sha256: "eb6ffd4465688e1063a8bc7a9783dabc827fe0d791acbacf57f28b07524fcf6d" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 10240)), (90, needs(56, 0, 0, 10240))], file: LRPE_SHARED, places: &[0..4451, 4451..6738, 7345..7770], sha256: "d45736b094fc895c4b8bd681147953149842d22a726c13987402b3f5bdb44cf3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 10240))], file: sm90a::LRPE_SHARED, places: &[0..5065, 5065..7518, 9220..10406], sha256: "ed6789d38630305c403a24d6fcca42df76f83bfd1b936be4f5eb14585a732f0f" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 18432)), (90, needs(62, 0, 0, 18432))], file: LRPE_SHARED, places: &[0..4451, 4451..6738, 7770..9670], sha256: "650ef0d95b37b75a56906aba00ee622148d9d512f7bf4faa00c785d44da53739" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 18432))], file: sm90a::LRPE_SHARED, places: &[0..5065, 5065..7518, 10406..11977], sha256: "c500ba71b06a082acbab3404d2c8455ac8687c1f60a98dc0dd7004e0557a4f09" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(46, 0, 0, 2560))], file: LRPE_SHARED, places: &[0..4451, 9670..12356], sha256: "c1961cfff7301496da26a395aa19af97437954e55873ae3b56ee59577b9e6a2c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 2560))], file: sm90a::LRPE_SHARED, places: &[0..5065, 11977..14518], sha256: "328df3e371197861d7522733e43f258644206a25e05c86f460ef0da49ce38f6b" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 2560)), (90, needs(46, 0, 0, 2560))], file: LRPE_SHARED, places: &[0..4451, 9670..12356, 12356..12881], sha256: "59d443bc8ebebcf6c7beb5653e6856446a31fcd6949ac40c06187ba1b07e1285" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 2560))], file: sm90a::LRPE_SHARED, places: &[0..5065, 11977..14518, 14518..15395], sha256: "64388ce3f59632a10eb202c84994d6a22f2465ba73755e89a156bc8c32a07da2" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(41, 0, 0, 4608)), (90, needs(46, 0, 0, 4608))], file: LRPE_SHARED, places: &[0..4451, 9670..12356, 12881..14065], sha256: "77d96b09e3fa598e853b04037ec4845c98f7ce3eea5ee977b4fc8c30e570da88" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 4608))], file: sm90a::LRPE_SHARED, places: &[0..5065, 11977..14518, 15395..16208], sha256: "fefac32aec40db5db1970cddbd3e972b4d1d7201d2c1b1fb3d03fa48c410541b" },
    ] },
    Entry { name: "sequence_softmax_finish_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 1024)), (90, needs(51, 0, 0, 1024))], file: LRPE_SHARED, places: &[0..4451, 14065..16390], sha256: "a5bd0fb54189539e89e931b214663192c1d2f5943e5f2da2cfce802680f0f854" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(51, 0, 0, 1024))], file: sm90a::LRPE_SHARED, places: &[0..5065, 16208..19492], sha256: "a977f5e47754509bc2e4eeb64facc722e9329aafa1effd8933c3b13d32db3709" },
    ] },
    Entry { name: "sequence_softmax_finish_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 1536)), (90, needs(56, 0, 0, 1536))], file: LRPE_SHARED, places: &[0..4451, 16390..18883], sha256: "ce3e56b97da24b1eeaad9672a1b7d3ed1676cf5907984930bccff300a5c9a0d5" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(56, 0, 0, 1536))], file: sm90a::LRPE_SHARED, places: &[0..5065, 19492..23637], sha256: "f935d7c2246982ec61a52ea8f327088e46bca9203a9baa1de34c780b6a69129e" },
    ] },
    Entry { name: "sequence_softmax_merge_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(40, 0, 0, 0))], file: LRPE_SHARED, places: &[0..4451, 18883..20330], sha256: "303302c3eb0720cad53070682e7d65514829bfa7e39fd8e427d32f3c6effbfe1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(40, 0, 0, 0))], file: sm90a::LRPE_SHARED, places: &[0..5065, 23637..25970], sha256: "3d2930f3f652efa4583c9aad9ddde1e88505cf5b0fc32eba1c5e338f0388f7d9" },
    ] },
    Entry { name: "sequence_softmax_merge_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 0)), (90, needs(42, 0, 0, 0))], file: LRPE_SHARED, places: &[0..4451, 20330..21940], sha256: "beac52647162030c9c3f893bc0fc9639e0c8ceb1f82e4251bbc2da2bf919b6bb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(42, 0, 0, 0))], file: sm90a::LRPE_SHARED, places: &[0..5065, 25970..29125], sha256: "9a19f01a5a482371166e171ea5374f73df9c12bda91d54a09609b33750f834e4" },
    ] },
    Entry { name: "lrpe_reduce", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 56, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 32)), (90, needs(56, 0, 0, 32))], file: LRPE_SHARED, places: &[0..4451, 21940..24349], sha256: "14a2c50f90673497b61019a87fc9d8e734dfff100cf413aaede166664a53a7de" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 32))], file: sm90a::LRPE_SHARED, places: &[0..5065, 29125..32769], sha256: "24c2c25b888bad887a1c50d194b5acdd1480474478c84cc2cb91c7a17a963601" },
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
