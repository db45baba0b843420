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
pub(crate) static KERNELS: [Entry; 677] = [
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
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 84, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 215551..229764], sha256: "3506e22bd180c65b8e0942a650a7bf656701f52e42a7344fcfa82f74e0d7b769" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e192", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 56, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 161986..177289, 229764..252834], sha256: "6fc8a1870f4feeefdf91d47fe997f587a9e1e2af4654ace99b7031ef5c5a2e05" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d128_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 32, 144, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 177289..189774, 252834..266245], sha256: "74246e3e39c4cd0722900b480ae0bec686da6fbac38ebd8c639a7a8239013309" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e128", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 48, 196, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 189774..201548, 266245..281221], sha256: "9fbd26759b8434bd637d24d9d25bbbc4515ace923f35245fd641394978b37dea" },
    ] },
    Entry { name: "flao_elements_bwd_queries_f16_d256_e256", family: "flao_elements", max_threads: 384, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 16, 108, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 148436..161986, 201548..215551, 281221..295256], sha256: "81e3de0fda5ecac2bf3fff346e7f10e5075739c68bc3d2730a2df11e29eb0ef7" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295256..308272], sha256: "0d4b292680a76c6314f4ff9939dbd8707ba03994c81da529e60ebea368f04e13" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295256..308272, 308272..316163], sha256: "12ce83b75d9320a96359ea9ccf6520e24d84e0ea5b09ca17057fe2404fcaa4ce" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 52, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295256..308272, 316163..326526], sha256: "ef21e5e56db7cd4b522a3f12ee96965f940fd6eafd1d9fcdc354367ad31310e2" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 32, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295256..308272, 326526..336848], sha256: "334c6955ded88ac9bb49b8a501713ea55bf7e5ef408c379bad14e96fef7eb6c8" },
    ] },
    Entry { name: "flao_elements_bwd_keys_bf16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 20, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295256..308272, 336848..346447], sha256: "62d8b0295d78befc02695e8e8fe01dcc0bc66cf261c3c2904f03436fdc161306" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295256..308272, 346447..357680], sha256: "b6e20ae8f02c5ff0eb7db2f8b42663b724bb56d965927da9c8711c16ef9bc931" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e192", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295256..308272, 308272..316163, 357680..369419], sha256: "d8717f396b8edee0e76dbecf3ef6d27dacdcc65f5e23c836099064508175bc09" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d128_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295256..308272, 316163..326526, 369419..381662], sha256: "753bfc80587206eb3c501960688bc40ff0f4a01eeaf5b6c81dc02003426b8183" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e128", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295256..308272, 326526..336848, 381662..394431], sha256: "990a7aef6054d1156290883f41b02b34b222dd2f67772a199a836d4e7f5abfbb" },
    ] },
    Entry { name: "flao_elements_bwd_keys_f16_d256_e256", family: "flao_elements", max_threads: 512, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_ELEMENTS, places: &[0..8753, 295256..308272, 336848..346447, 394431..403940], sha256: "9b6e0736b6a9484572f4d389cdbe9b24cadba29fd2b40723046f352aac054d8a" },
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
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 808090..834342], sha256: "a778c7a7d349957a18fb00ecdae30bfcfeac5af15a3be177f4c100c96e80596a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 834342..864744], sha256: "51ecf1fa4b07fda5f0c02b90313b115bd1216ca24b50ac759a67fd78677172b7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 864744..883082], sha256: "8b517e983b39d2a87caab86c893244e8e2009c320132d8a074cf37a854a366e7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 32, 268, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 883082..908649], sha256: "0ad951575d1729050888e45a2d32aa1e4f3966334044ac410d7e769d03015c36" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 908649..944849], sha256: "6c22135a398cfb10965b16e9c4fec2f7dbf3e4e35fbd4bef369c3aafe19f5bb3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 120, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 944849..986737], sha256: "d92b36b38a933ae8d5252b5b87b6fe2ac9a18ad6118d7628332904dd0a9bf48b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 986737..1004573], sha256: "0883d74e7d3a56a4d5db11c64f1d4ef0d05db355b31d3d837516b122fce525e1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1004573..1026259], sha256: "758e6e8a4b08a698dd7f55d1acf201176abbe6851a29b28b5c5440735956cbfc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1026259..1060153], sha256: "e3ba1b6d238a55ce48d4a8e0fc9b30b2def2e34c2bde89517a50f2b863d79dff" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1060153..1097811], sha256: "d113748017fd61b0f6b335ee2e81a1cca05ad94d64cb5a0cc5876acc987bad46" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1097811..1112987], sha256: "ce99b563d1ea1efaffd7f8cd63f6fb5ae7019a1896a9bf0335cb43fc5da95ceb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 144, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 790213..808090, 1112987..1133541], sha256: "8693c6db0938aedfc5594cb297d91a44520ae906f7464f1c43227750fb38f1e8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 808090..834342, 1133541..1160389], sha256: "bba1131575293382784d3a0eb7921a269b40fbede49319727820196ee774ac5c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_cosine_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 834342..864744, 1160389..1189733], sha256: "3ba1c4da23d57dff8f046e77dd08162d13c50f413e3711cb3676207352db1be6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 864744..883082, 1189733..1209830], sha256: "c1c4deb9fb5c7f18b749d99b800b8fa9b88a57ae07a754a6577f48b00c5dc080" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 168, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 883082..908649, 1209830..1235621], sha256: "6cdcec2b3ff6a1af8f4d86363acbdbf4ec399d30de035509074ed5550dca49b5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 908649..944849, 1235621..1272122], sha256: "9dc26588fa78b64b77483df0908fbd420afd4409e1ccb1854c83c4842f547a14" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_halves_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 944849..986737, 1272122..1312987], sha256: "43025158af7f62cb44eea63623ba8c5b26a37aa63ebd6cfaa53d67100f09f611" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 986737..1004573, 1312987..1331476], sha256: "4d6cbd23316051baaf0bdf689c226a05618be405515a70db9a23ae0e3a513be5" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_line_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1004573..1026259, 1331476..1355616], sha256: "9d05a96dfb6b40864dcdd094007c7f4c849f12bbc0fab16bc6ebb357f5a6f156" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d64", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1026259..1060153, 1355616..1390185], sha256: "67f0e8f123fa531840fc9188910500ff172460e83d7c4d91806d173a08b4ba3d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_apply_f16_neighbours_any_d128", family: "flao_lrpe_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA, places: &[0..25157, 773107..790213, 1060153..1097811, 1390185..1425301], sha256: "66562b0b6686d7f6a71168a987bbd759680a456fdd9c024de3ae7c051573b60c" },
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
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 158484..186085], sha256: "37df3880f4a0e70f9efd98aa02a9ac1ff9d781e86b2cb3b0c1c1745f90a98123" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 186085..224915], sha256: "3e591927104ad34391b213da5536d8613622428e0bb85ffe0dd52941f3bfd90a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 224915..272741], sha256: "1f24fd7d25bf6b735c14ea1bda31531bb5323736ce269b817e422f23f19850b3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 272741..341170], sha256: "a1ea759380f6e708023dc9fc444bca8f13b67e3964900fdb1e1358dbffa80729" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 341170..363414], sha256: "ed998266c8f04898f41d91b50fe0980e622b9a2a48d0104372dee3187f56a244" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 363414..393550], sha256: "209a08ebd7b1c83c4f8f7d335378a65fab70379c88a9a841d66ce43f16e3beb1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 393550..433049], sha256: "701486a3b8fafcc8c4e4d12cb726319fbb6b07937aea33dda76a33e381f4d727" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 433049..482116], sha256: "4cc0a74cf97168eb6618ec7f03dd1235f35868f490189fbd1f7abb1034909ccb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 482116..506262], sha256: "2aee0638ea119f0291db490c12a45f2e5d0eb754590009bc0a86a19b6f8a81bd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 140, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 26971..56477, 506262..539610], sha256: "b55e2f0183330dfbd1b124dc9a9739ef2ee33d5e6fe7a108104997638b742e74" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 56477..102456, 539610..585229], sha256: "6f5da23519e56f18dbcea268ad26f6f45b003b884803632de73a01cba59ba27c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 24, 268, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 102456..158484, 585229..646169], sha256: "dc905cc5a54400037b886a5b98190c8fd47b6accfcbe443bb2ecb999056030a7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 158484..186085, 646169..676483], sha256: "2569eafae1481c698111eb9610f92fbc8af5e839b33f265e61cd50148c201677" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 186085..224915, 676483..718517], sha256: "3925afdbc852bdccbdde2a43bf3bdcebecacfecd3965c3e8ff390772fc01df03" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 224915..272741, 718517..769299], sha256: "f16a584d7d82646babcc7d803c0fb9a2daad58e1daa28168e27071c0dd4bd087" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 272741..341170, 769299..839255], sha256: "12a1a1bca7059e09cac6eb6822a61f0a289cd37bd76299e88baf38a5358eb97a" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 341170..363414, 839255..863922], sha256: "2ac9c4eb86ccdeb21142dccf3f44d6c5446855118988aac59bdb82ece41500e7" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 363414..393550, 863922..898696], sha256: "d4b202d8f9c01eaa713dcb7e141e75d3dcbe45aeac2263a6959e723b167e1a12" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 393550..433049, 898696..940421], sha256: "4db6ff0742eb2ff6da9d571f713a11c90eaee8ecafb256b3beeea5b851e3ec1b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 1088, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 433049..482116, 940421..991225], sha256: "f709ee806be003b6e1818370a0797acaee975d3fe5fc6013e2da054d20549a73" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393], sha256: "0482e6865250638378d686a7272f85269c32db3b589d434dcd29de4559795916" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1007393..1022474], sha256: "d294e92d86d086c678c9a57db37f92d2f81155e1002db9e2696be0f17646238c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1022474..1054326], sha256: "79040bc273e8f8aacb4af01cd2b8674e994bc78601bfd2746b9055e30339b408" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1054326..1087090], sha256: "e06676dcfe88e7e892f7e0f7ff5626bfcd3303f3360089a935d5ff04b633d6b4" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1087090..1100582], sha256: "2b9313dcc368e9edc0edf9d325e5ba63e2de68323fe14888018231f7507805b2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1100582..1115351], sha256: "736a54e7e4cb8be1a8c36fee1135135b3e445d6f1f73d97cace77f53673c88ad" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1115351..1142896], sha256: "b32acb37a3fb472817603dda67a63e0af22a2f2ffdac36b8df9d6d95e77ba218" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1142896..1170707], sha256: "3bf1122295551246c5838aa68045d6eed7027ae1e75a5ebbf0c8d8f38673f3fb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1170707..1185631], sha256: "1075c6bacf6a3c56a9fc4ec3a0b09691e9e64739df843a1def1c818afd10f731" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1185631..1202142], sha256: "7d6c2bdf0eaed49f3288680b9bdfcc20e53b295295fbb38bb55ba4c2c19f61c3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1202142..1237957], sha256: "a78a6ffc4f2ecc9c77c1f6a621bc1a544079f6a0c31dd3ea203a04926a032793" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1237957..1273918], sha256: "37d82a79d862a253ba0f3061f86ee1c8e3d2dac373e686932c2323139598227d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1273918..1293026], sha256: "501429e1d12a6cdc03af0884ce3cbf65066d5fa933af7854d0942992410dffa6" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 8, 16, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1007393..1022474, 1293026..1311451], sha256: "7529f4b9564c19d76ab13cef3a45dcc0d45e228e15458bd95075cf8898d86411" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1022474..1054326, 1311451..1343836], sha256: "d267430b244da41f1569acffc29c614f9d18e3aad5e213d07b133911f48b971b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1054326..1087090, 1343836..1378886], sha256: "4b3326b8e902aab73cbe5331d117138ca485493d45f2fef72d5b740dd6f793bf" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1087090..1100582, 1378886..1397478], sha256: "63bc5821d8eb1096b4e1ae0ab462bd142a06831986b613ff03a804f9a5931f4b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1100582..1115351, 1397478..1415319], sha256: "e506388f0320accd9493a2a5be464b17e777b73f3f8a72e98b28fb9f627008b0" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1115351..1142896, 1415319..1446832], sha256: "9607899d35538bf54e3158f3324be4a975c665e5ff0de5ea0c1f1d4b711f14ca" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1142896..1170707, 1446832..1476202], sha256: "6a7b31c92398815c03f63256d66331d1d51d1cf79663f9ba7903c021ce403ff3" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1170707..1185631, 1476202..1497244], sha256: "9f403b2d768bc104f4b3e6f9cdbf36c987969aadc8cca170c4d631361c0d852c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1185631..1202142, 1497244..1516223], sha256: "ad84c46d491e350471f3faa330974bd5490fb46e5b3fedeabd86f3491568b980" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1202142..1237957, 1516223..1555446], sha256: "2b144c99a6e59662613618c53f6bc196bc7b40827000a30af233a66bb1153d5e" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 991225..1007393, 1237957..1273918, 1555446..1591493], sha256: "0578c9f9517de38f462a4b3878869792c688378686af3df431c9fbdad88d0487" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070], sha256: "47bed493a162ec96b11880e24f29facc580bf0a09be632cc578fdea5aa667acd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 128, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1599070..1625236], sha256: "d3cefc9554b6a0cb465e5bef477986e0d71122ff2e0da8b67650766830fe1b45" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1625236..1669765], sha256: "8c31dda08078e263d28a16890f4be0a2184c15ca341289697802801582339b31" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1669765..1722734], sha256: "cef7cbc19129b432cff92b791e5e1ca69e808bcbfad71b65897f1d3bf5a0bf89" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1722734..1748661], sha256: "af49047c2592c4b2f4f04b6b90bff784f24778b9f08d852f06f56e4fd5a297f8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1748661..1785052], sha256: "e362dd59bace785fc79304abfa9c1aa44c15bf65e49f8e75d1b815bc83729a3c" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1785052..1831271], sha256: "5c12003bb1c9052155ecca74c0e57c9869b673c5a3a1af3ca25286b5531f6132" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1831271..1896889], sha256: "d616cc321726d243498bb7f412f70c257006b53e36dc9d3ae25df25350ed5edd" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1896889..1917776], sha256: "b961a9192b7dc3fb0364089655b142aa3999d0a56170aa206b48a627ea11b0e1" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1917776..1944890], sha256: "40adeeee3efffc02190cccf1f5d9953b5866ed031f6f651b196b56933aa8f1fc" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1944890..1982565], sha256: "604adad080f185f849ac2d35554119c23c4cc30e818bf256d1b2bb9c74f281bb" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1982565..2028327], sha256: "5689c368b67d7e5892086cf3219d65743cb529bd7f839c2ac5a62fcfd3924e29" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 2028327..2049316], sha256: "a1345c33c2127f89954ad3a4eb84214d423f7815acc39e625e8513ce707efd60" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 56, 124, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1599070..1625236, 2049316..2077311], sha256: "757eb9c8a1882095a58a34d3db7219c46d4682533cd20ba3827d5cee35669c40" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1625236..1669765, 2077311..2119341], sha256: "fdac88268a35d41596db196cc021275879a62d7fad71f1e959e0c66a4b0711ba" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1669765..1722734, 2119341..2170330], sha256: "ad2131a6d0af4d30d8b4b505353b31640dbfb81920b3719b8d0d394b4d16843f" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1722734..1748661, 2170330..2198947], sha256: "6e4ae6b2bd15cbfa6621aeac350c3ffdc0c1f6023c0d336235c86d08b792a3f8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1748661..1785052, 2198947..2235517], sha256: "4dce3a2abfac0227227df792fa38e404458bc1b3450404e961130a6d90a3a847" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1785052..1831271, 2235517..2281437], sha256: "4db24b9b2bc8d71ed1f01e72e0bf32efa86f581fff024d206d609491c4f235f2" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_halves_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1831271..1896889, 2281437..2346617], sha256: "dff43e071405993978c7308822592aa69ae9680d98a8413db97f70209d3d7973" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 512, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1896889..1917776, 2346617..2368178], sha256: "fe03ec86bad99fda7652e2fd9a9ad4b309bc818e615da3d4ff7e5875471acde8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1917776..1944890, 2368178..2397780], sha256: "d5d95a4a5d0c3087b4157974154a3cfefd7022af476b14f64a78025d1d3cc24d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d64", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1944890..1982565, 2397780..2436931], sha256: "b7d51564a68c393a6176a2a3596e2304ddbc6af75ed65fb737565b04236ee313" },
    ] },
    Entry { name: "flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d128", family: "flao_lrpe_wgmma_bwd", max_threads: 384, parameters: &[0], parameter_bytes: 960, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_BWD, places: &[0..26971, 1591493..1599070, 1982565..2028327, 2436931..2481035], sha256: "89281f01b577c80eebb7da852291d228a43de52703383069be6ad27b5d037e12" },
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
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 4608))], file: sm90a::FLAO_LRPE_WGMMA_DIVIDED, places: &[0..39345, 1453477..1461270], sha256: "299363518eabdb55aa4200cbce077dc2df719073d7dd0bb2d7b30cabbb8adeb8" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16_cosine_line", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..21060], sha256: "c12722d571a57464db1d29aa244f0974adc76f010dd2ecec582a6bbb12932687" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16_pairs_line", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..21060, 21060..37992], sha256: "dc4d69fb0cf71c31d44a37542602442dbd896eb5bf8d29cef342710d74c6eb81" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16_pairs_any", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..21060, 37992..59287], sha256: "1a56977e7e92fe6d0ec0bf013b06cf750ac632b3bade7afd6646a2737f8e3103" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16_divided_line", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 96, 316, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..21060, 59287..89495], sha256: "7263000fed7419870f4c80878cc6275a0d9cbd3f0cc88464464cf1b2237be832" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_bf16_divided_any", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 136, 624, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..21060, 89495..124178], sha256: "4135e36e3e6834885fe32ca7bb6d3590be63bf6508ab24fb7491c5c6bae1304d" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_f16_cosine_line", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..21060, 124178..144303], sha256: "57075ba991b1bb13260a0dcf8d7b9b95bfec3454723ff4fb1efdd67fcb43f840" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_f16_pairs_line", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..21060, 21060..37992, 144303..164958], sha256: "5c023a0458c1b82677d5505827196fa9eff0ee52aff530e745f543b66a51fa5b" },
    ] },
    Entry { name: "flao_lrpe_wgmma_joint_f16_pairs_any", family: "flao_lrpe_wgmma_joint", max_threads: 384, parameters: &[0], parameter_bytes: 1024, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_LRPE_WGMMA_JOINT, places: &[0..21060, 37992..59287, 164958..187008], sha256: "3a929fa63e634d75d7e2d39b933df2999e6a88d10afd4a41882fbac0c769fe95" },
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
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(80, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 71121..76773], sha256: "10c2173a9a14eb50cb08eb9ba41cbb4ee2a07341af466a8290707ae45d7f952f" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 53507..59189, 76773..84947], sha256: "c7e7ebfea38c54e1ede0dcbe73fd64e0622845468122d086638d1793cb764aa6" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 59189..64315, 84947..92452], sha256: "afcd28407bc02f4d3626716ad2fb7dccc6a6841c8d78156db31727fdd3830ecc" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 768, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 47333..53507, 64315..71121, 92452..101478], sha256: "1edfa26079fc715329b85105b65532dee19c2fe7d10744ebe354ddd472cb1e9b" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101478..105675], sha256: "f6dc452bc9bc39efc4a5ef862db3b3435d8c37f88b2b8a5fb4d69e90c89acd09" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101478..105675, 105675..109660], sha256: "597ffe17cdde16266e565b936d3f64e72554f7f44c46eb549b9c3251bf6d0e87" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(126, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101478..105675, 109660..113664], sha256: "8a20631764832e748adb265bef0d4f11baa915fecb388cd8e1b71a7dbe4b8875" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101478..105675, 113664..117473], sha256: "d6f8ba97a5a7d2905e13c154e14533602ce88d7d89d064b45740ca0a9063e50d" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101478..105675, 117473..122094], sha256: "4ab0f4174fd0aaaa5c04940fbfa91f690e49369ba40c3652bf686d8d4ceaa8c9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 8, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101478..105675, 105675..109660, 122094..127237], sha256: "e0e42b3fb57952898e99a764186b448550e1ee26ee7eb24633339c3a67ddd7d9" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101478..105675, 109660..113664, 127237..132143], sha256: "03c6b5cfe3aaa924c1bb3acc848d4d7ef5372b81ae9a6698a203c17119d25ac0" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 101478..105675, 113664..117473, 132143..137060], sha256: "b34b3fbea60edc6272c4662b45a71b639e0c32432f0316d630be8fe23b9a0874" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(88, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 137060..141651], sha256: "2f65f6fd3efc31160cf2e0a96f8d554504afea03cd7f0af9c33eda341902cf87" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(124, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 137060..141651, 141651..146346], sha256: "cf4e88c232c40709fb0cf945e798639ce24d4e58f6826ddbcd5229b6371e38ee" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(114, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 137060..141651, 146346..150247], sha256: "7a993ae6cf8abf42c3a589e43eacdb49766b18aac1f2f5eb6554f718e956870f" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 137060..141651, 150247..156342], sha256: "3df9c97c83ce7b697b1e1e04aaaeba7d926d02912fd4ea4363d98cfcd019973a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 137060..141651, 156342..160069], sha256: "897d6abc698d5513b70db10052b065e3791d7779a787cdcb5801bc71beb37385" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 137060..141651, 141651..146346, 160069..164977], sha256: "66a2d9ad9fc1dca461ed27f6c02edd28e16fe1ca6084fb17c7b26ddaf63c70a9" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(112, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 137060..141651, 146346..150247, 164977..169188], sha256: "c061c9d62ce4bc5aa870bdacc74aab5c535354549ac89312e951103252157f03" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(164, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 137060..141651, 150247..156342, 169188..174598], sha256: "4f932e075488876a97a9ca0cb59876a7c35b4fa053d2edd85b8af4d37c2ead49" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174598..180987], sha256: "0796687a88982ccb4d29151a01ae139fefb2753aa05b94f2c8515dd732f06c12" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174598..180987, 180987..187124], sha256: "8c6589aacd6f66dc47ea8cf7c672f6d2b59d7c4116f60e5ac391f8785c73b206" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174598..180987, 187124..193318], sha256: "77b402f0980ceff72c7f0731d764363c63eaca8dd141ed44a9897acc404cd8f0" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174598..180987, 193318..201802], sha256: "61637d6dc14f8402c8dff63f207c488564a15bc7e9b2ad8844176ff662123f5b" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174598..180987, 201802..208214], sha256: "c14f97aeb3609405270f5056fd4d7c1a4098cbdc8aa01828887d3853ef287ff4" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174598..180987, 180987..187124, 208214..217039], sha256: "83cf4cff993d80ece69d2c1185e9398f9f508426eefaea6026f1c94979e384f3" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174598..180987, 187124..193318, 217039..224901], sha256: "b2876b9ababbee9a9bcd9c20502224f58ae463087ed56232b7fd73a3287cf645" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 174598..180987, 193318..201802, 224901..236101], sha256: "216a4ec073cd59f9e96c0709e62cb8fffdfe1590971a6f4506f7082dc3d55745" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 236101..242641], sha256: "4b2ef6ba5c9bcbee1ede09369cc8de0997cb9356fda718b9c737cae8186f7710" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 236101..242641, 242641..252678], sha256: "e41841787d78cef991c7c557837215a25f19d8e735c2264b97c0eb25d628c974" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(84, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 236101..242641, 252678..258571], sha256: "a9a98201c4ce4d9a2a9f28556d4b174b72629ff47080318eced9013486a13342" },
    ] },
    Entry { name: "flao_wgmma_cluster_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(167, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 236101..242641, 242641..252678, 258571..268205], sha256: "2b1250eccd5f635499c1d4599d9080ec6429fbb621c6c9d96a3eb938e49be9d2" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 268205..275188], sha256: "cbe24ebf72f6f3f6b89d965633cccae5122bbf1f0d37b641b2b65451e42df56e" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 268205..275188, 275188..283938], sha256: "8edfe06b0f52e7d838e145f4492e203f823f3de0520e3fc1ad0ac42cc8e35ca0" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 268205..275188, 283938..290817], sha256: "8513e42adf4b979d924d14b382cc83b2eb6f1df2ba8bd93e94dc04332d8f0f83" },
    ] },
    Entry { name: "flao_wgmma_cluster_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 268205..275188, 275188..283938, 290817..302103], sha256: "83df3f5d3cbb5158aed9a631e0f9c6a1e8e73f16d48781dd82cc0d53085cf5c8" },
    ] },
    Entry { name: "flao_wgmma_reduce", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 5120))], file: sm90a::FLAO_WGMMA, places: &[0..3929, 302103..310690], sha256: "23ece79b8a2141b6b95734e28bc17328fbf68a8c29dd114715f6676377df8345" },
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(68, 0, 0, 2064))], file: LRPE_COSINE, places: &[0..10714, 673513..681756], sha256: "66f77b1c12647c70f2ac322f577bcadb363e487041a8e624406578b54f9e6b01" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2064))], file: sm90a::LRPE_COSINE, places: &[0..9332, 482582..490711], sha256: "497b98a027458494fbb93fc33e7a94babe0d2d3da2a7d4c6085ceab32c06959d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2064)), (90, needs(70, 0, 0, 2064))], file: LRPE_COSINE, places: &[0..10714, 673513..681756, 681756..682397], sha256: "369d8d7e22bae3bf84a3db93ea6abd02709dba2e9fe8d1c3c6b09c72cf84b021" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 2064))], file: sm90a::LRPE_COSINE, places: &[0..9332, 482582..490711, 490711..492668], sha256: "c3ee7cd87831b06989c3c33491a70e14f784c41d8c8f6db6b51691e021560921" },
    ] },
    Entry { name: "lrpe_cosine_fwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 2576)), (90, needs(69, 0, 0, 2576))], file: LRPE_COSINE, places: &[0..10714, 673513..681756, 682397..687656], sha256: "43b08b9e6ccdeed9d17498fc84703c91a78768c4404d7ee0fcc3c4b7eb264527" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(69, 0, 0, 2576))], file: sm90a::LRPE_COSINE, places: &[0..9332, 482582..490711, 492668..498612], sha256: "4f7dae50c1184466efef0600536c2fbbae2612d81b4de9ee43d723f19465e562" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_bf16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 3344)), (90, needs(73, 0, 0, 3344))], file: LRPE_COSINE, places: &[0..10714, 687656..696051], sha256: "c682ba9af02ec326b5bbf87c116199207de0e10b1861dff930cc4b145e2a22ab" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: sm90a::LRPE_COSINE, places: &[0..9332, 498612..507942], sha256: "d43668f00e9f862f4da6d27f71090cb1693a588059b54caf7924291f956fc969" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f16", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(77, 0, 0, 3344)), (90, needs(75, 0, 0, 3344))], file: LRPE_COSINE, places: &[0..10714, 687656..696051, 696051..696695], sha256: "74ddee0b79ad07265ede769f1cbc96918f5dd8897bc6577f258eca0a2b6e6f19" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3344))], file: sm90a::LRPE_COSINE, places: &[0..9332, 498612..507942, 507942..510164], sha256: "a4fd9d5ab118a3c5c9c377b9cbf2ccbbf77e18a9c00ef584a9f2c9a47b13aba1" },
    ] },
    Entry { name: "lrpe_cosine_bwd_whole_f32", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(74, 0, 0, 3856)), (90, needs(78, 0, 0, 3856))], file: LRPE_COSINE, places: &[0..10714, 687656..696051, 696695..702527], sha256: "48a5fadde17499553d3fe562ca0029a3a4bc45c569777df587919c83c27ca847" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(78, 0, 0, 3856))], file: sm90a::LRPE_COSINE, places: &[0..9332, 498612..507942, 510164..516703], sha256: "3ebc0d70e89f5d806d94a17fa21358317db9264f810782ce76961b62138b683f" },
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
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(69, 0, 0, 4112))], file: LRPE_ROTATE, places: &[0..11661, 782422..792204], sha256: "207a47dd464ab4d5cb8718489777cf66057d184021227a247ce5b0bc57c359d8" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 569635..579057], sha256: "18b0a3cff2a99d193747fa4bd8a0d9a6af6855ffb61d3896282d74792eee60a6" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 4112)), (90, needs(69, 0, 0, 4112))], file: LRPE_ROTATE, places: &[0..11661, 782422..792204, 792204..793072], sha256: "190968415b827f144dd55045dcd1301e4a6455e30f937a301f1c0884e5747c53" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(70, 0, 0, 4112))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 569635..579057, 579057..581874], sha256: "589c95a30e1257b46598c1a0edbe0fbc4c8d1a2e2366152bcd73a3bd1c7f2d31" },
    ] },
    Entry { name: "lrpe_rotate_fwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(69, 0, 0, 5136)), (90, needs(70, 0, 0, 5136))], file: LRPE_ROTATE, places: &[0..11661, 782422..792204, 793072..801161], sha256: "fa2bb8c16674cfb026d3f46bc3897a106278e4f38cce82899ac434fd33dd9b21" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(68, 0, 0, 5136))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 569635..579057, 581874..588263], sha256: "08449b14bea1291ad4c0ac66c23c58c2087fb69a853186991f1f81e131dee2d9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_bf16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE, places: &[0..11661, 801161..811474], sha256: "1f2c05d6a996777a5fb841d3c7a61661879908ef8ebf3469c4b29e075e0e12fd" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(87, 0, 0, 6672))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 588263..598828], sha256: "80dae84996b5accbe0b99fed884be2da929c40e38035c2acf89899c2f50503b9" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f16", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(81, 0, 0, 6672)), (90, needs(90, 0, 0, 6672))], file: LRPE_ROTATE, places: &[0..11661, 801161..811474, 811474..812343], sha256: "4d3076ddbd8d605e61fb294f170ccea64f4e7ceb27b14671ca3dcf28c1ec4127" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(89, 0, 0, 6672))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 588263..598828, 598828..602137], sha256: "6196de313f5c31f37360a3b9f315eaf3b11ee7cff7417f2a8b0c1cb373b02838" },
    ] },
    Entry { name: "lrpe_rotate_bwd_whole_f32", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 608, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 7696)), (90, needs(80, 0, 0, 7696))], file: LRPE_ROTATE, places: &[0..11661, 801161..811474, 812343..820709], sha256: "c461c1f98a71a6b58119a80ce6a3e64f45a017b99fbc67e5ca84a645f9a9a47a" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(83, 0, 0, 7696))], file: sm90a::LRPE_ROTATE, places: &[0..9824, 588263..598828, 602137..610249], sha256: "b95e12b5d5f5d49d3e968bcc56bad7e501c0fbd858b2ce7edaabc248e55bc72b" },
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
