//! Every shipped kernel, in the order of the sources. Written by `cargo xtask ptx`: do not edit.

use crate::kernel::Arch::{Sm80, Sm90a};
use crate::kernel::{Build, Entry, Needs};

/// The compiler of all of it.
pub const NVCC_VERSION: &str = "13.0.88";

/// The CUDA version that a driver must support to load all of it, as `1000 * major + 10 * minor`.
pub(crate) const NEEDED_CUDA_VERSION: i32 = 13000;

static FLAO_SM_80: &[u8] = include_bytes!("../ptx/sm_80/flao.ptx.gz");
static FLAO_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao.cubin.gz");
static FLAO_WGMMA_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/flao_wgmma.cubin.gz");
static LRPE_COSINE_SM_80: &[u8] = include_bytes!("../ptx/sm_80/lrpe_cosine.ptx.gz");
static LRPE_COSINE_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/lrpe_cosine.cubin.gz");
static LRPE_COSINE_MD_SM_80: &[u8] = include_bytes!("../ptx/sm_80/lrpe_cosine_md.ptx.gz");
static LRPE_COSINE_MD_SM_90A: &[u8] = include_bytes!("../ptx/sm_90a/lrpe_cosine_md.cubin.gz");
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
pub(crate) static KERNELS: [Entry; 332] = [
    Entry { name: "flao_sum_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 0..9762, sha256: "de3688f7a9a7208908dd7086d94592ba27764e804671e6de5ead8a5bdc2f0b7f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 0..7671, sha256: "49c45e984124cedd2dfc89cdedc5e051273ac022ad84080ecb1dfdc11eb0b1dd" },
    ] },
    Entry { name: "flao_sum_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 9762..19524, sha256: "0835e1ff133569433204351967991807fb49702bafc0e84ce244043cb5beac4b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 7671..15395, sha256: "f766a8e45d3b73f3caaac8c015848556ec0e70482fa23b3a1efb9292d13d8f9a" },
    ] },
    Entry { name: "flao_sum_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 19524..29088, sha256: "efea50bd16585b4c88bb55ec89f61c27b6441e05124c4d0de3e5fc5b8826e858" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 15395..22906, sha256: "cfef8b1c8ea5e51f7b7cb417179cee367e020b673ee72ce969add5813529c9b6" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 0)), (90, needs(86, 0, 0, 0))], file: FLAO_SM_80, place: 29088..34095, sha256: "fbff69b9aa8ae5667d758faeaa0c4368102c351c14cf17a8c36e23a1a6dc9f30" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 0))], file: FLAO_SM_90A, place: 22906..30024, sha256: "4b3963e43620be3dacedb34825535ee174e9220193f0d8ea613746897d638af1" },
    ] },
    Entry { name: "flao_sum_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 34095..43264, sha256: "310f7ae5416d0ddec8e6ce6c0c7cec8cf2de337f655927acf0a1ffd825defb38" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 30024..39358, sha256: "369b9f2265dc2ea9fa7843dc7b3619b726ff39c380918fc028a36a5c4da2fa63" },
    ] },
    Entry { name: "flao_sum_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 0)), (90, needs(86, 0, 0, 0))], file: FLAO_SM_80, place: 43264..48269, sha256: "9fa1c8ffee9ad7ba29fb2395dc7d8551c5dc20549d6728773f189fdb7f6923bc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 0))], file: FLAO_SM_90A, place: 39358..46477, sha256: "047c4cf692071d7aa1637ae518fd6c78cfd53119746a6980f58d218be2ec9334" },
    ] },
    Entry { name: "flao_sum_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 48269..57438, sha256: "42bc94973bfc350e9e7c4e9255fea990475d58f0e2f465608c98d9a18f142c69" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 46477..55818, sha256: "3bdc14c3c7714004901efac145c8782901ddfe3bfce9ca02f5449800da23e94f" },
    ] },
    Entry { name: "flao_apply_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 57438..68933, sha256: "a019e2c77f52145a753024c23d71262fc2d61a5784368b468e09f6302d7b860c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 55818..66477, sha256: "4f2b77adba6fffdc5aa257103244663d804d4d6631bcb176a85360a86826806d" },
    ] },
    Entry { name: "flao_apply_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 68933..80413, sha256: "286695caa84a48ea18a137d55c8808fee8f92fe96bea11a55acc130ef2e32837" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 66477..77197, sha256: "d24f197356789f565a957c87e062a61cd984e55bbfe2e75ae0eeb323df97e2a1" },
    ] },
    Entry { name: "flao_apply_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))], file: FLAO_SM_80, place: 80413..91164, sha256: "2d2f2f8388111ad0cdd06fae77435ebf8127969c653da368d2c6a8cb0128bceb" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(113, 0, 0, 25600))], file: FLAO_SM_90A, place: 77197..87249, sha256: "3c21cfda849e237d1a82f59d2c5c3bb54b7db1835b9d791e527ec19eda90cba4" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 0)), (90, needs(106, 0, 0, 0))], file: FLAO_SM_80, place: 91164..98522, sha256: "c8b45019f6631255ce1f9103d016ae9526cff5ab59651aa537cc610a529764cf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(106, 0, 0, 0))], file: FLAO_SM_90A, place: 87249..95916, sha256: "fe6a6d9d7a5953c9968066907a597c701eb1250679fb4e879f9c4973b21daaf2" },
    ] },
    Entry { name: "flao_apply_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(125, 0, 0, 0)), (90, needs(119, 0, 0, 0))], file: FLAO_SM_80, place: 98522..107116, sha256: "5501b58b9d997e323890a148911cda49cbb60e804d362e572328451a61c89a61" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(119, 0, 0, 0))], file: FLAO_SM_90A, place: 95916..106040, sha256: "57f0961d580f1030b4029916b3f332f0866833ab459691c33bbf8d326838ee6f" },
    ] },
    Entry { name: "flao_apply_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 0)), (90, needs(127, 0, 0, 0))], file: FLAO_SM_80, place: 107116..116533, sha256: "633ec14a16367536a609f0d0955c13fce4f3f472803e08a8c8300fb264c16fd8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 0))], file: FLAO_SM_90A, place: 106040..116459, sha256: "faf77ffd6f3602d91f39803467d596c9bf140c9d1fb38d3d6515adcc5276a42e" },
    ] },
    Entry { name: "flao_apply_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(127, 0, 0, 0))], file: FLAO_SM_80, place: 116533..127159, sha256: "c85ddbf4e300f5b4d3b9b50476295b337be9efe43794141ff8f74428e784aca9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 0))], file: FLAO_SM_90A, place: 116459..128346, sha256: "f25f9cdcf64df68cb29a4c4f280c2983ea52be05333876e4a38c146acaaeaf14" },
    ] },
    Entry { name: "flao_bwd_queries_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 127159..149765, sha256: "2ba6fb738ec0f6e690ad398f223555768047772e7e90df0ef24c80f99c605977" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 128346..146727, sha256: "c23b50c9507b3949017f65d8c16cfcc9f0f89dd3eba9f92b85acb49bfb04b22b" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 149765..172336, sha256: "8598890a221889ab46ada9f86c0c06118e62e7fc65740fcdea2d6333b82844cf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 146727..165223, sha256: "d9a16c680309dfc0c3727b03c1f0d8b6ca12c275b21ee350d7925fdf3bfa153a" },
    ] },
    Entry { name: "flao_bwd_queries_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 172336..193683, sha256: "eda095e26a797ba0f2d148dce8f0b93beb689a38d09441675fd9b073b6320466" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 165223..182150, sha256: "fc860fbc0fb985b7277d7334289e92a2e041598975284e3c07a401b999da6ec8" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 0)), (90, needs(153, 0, 0, 0))], file: FLAO_SM_80, place: 193683..204868, sha256: "3fd5a92d0db3b9d8cbb5177495cd0cf72777ecf54051b7174323203af765639b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(153, 0, 0, 0))], file: FLAO_SM_90A, place: 182150..194387, sha256: "4b79c29a06b778e786ec985e91973bc3d6f350af2daa4ba2f1f6e834763df822" },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(245, 0, 0, 0)), (90, needs(246, 0, 0, 0))], file: FLAO_SM_80, place: 204868..221354, sha256: "c2eebbeb2dedd7abfe5f7e67f10acce21aa2de3ee570717061d9fcb57b3cd59f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(246, 0, 0, 0))], file: FLAO_SM_90A, place: 194387..209295, sha256: "8ad8fd3cd0c3f70f65ac0da4826efef21e8d98e291f1f7b0ce9cdeee502fdb71" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 0)), (90, needs(162, 0, 0, 0))], file: FLAO_SM_80, place: 221354..234592, sha256: "2fe1cf303b4f6eae84bd51479c8d026cc00b927a1ff7a04d8a8554f0c3d15f7a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_SM_90A, place: 209295..223187, sha256: "e4bca2ff0be1856e35799b5ab0c29026effc2a55c291c6271bdad42d58394737" },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(246, 0, 0, 0)), (90, needs(247, 0, 0, 0))], file: FLAO_SM_80, place: 234592..253165, sha256: "a9e3eb19f8a0ca576a308eac04b77413fcccd826b70629212b4c04493e50f97d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(247, 0, 0, 0))], file: FLAO_SM_90A, place: 223187..239798, sha256: "c8652b5f8099e91770c65c41fc3443715f6df34ecd06105b58d44ab34d7f843b" },
    ] },
    Entry { name: "flao_bwd_keys_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 253165..261605, sha256: "1274bbf98c1df8aae31859533ba890d2dfbc2f48b27bae0f509e89b27dc19143" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 239798..248279, sha256: "f20b5eb8c954230731c56fd4325b9ecdfa4959dd8bdd80e474d49e6fd3a6791d" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 261605..270031, sha256: "022193be191bc37a224dc9469db819c93d5be3496c8fe47d411c4b916457ec52" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 248279..256786, sha256: "9910d8b7181d6870a1219ce0236abbd1f8dd960e96cbd98fb15554a82fe943aa" },
    ] },
    Entry { name: "flao_bwd_keys_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))], file: FLAO_SM_80, place: 270031..278080, sha256: "80603f193574f32a00c68416164e74016a090194eee6cd58c457df5f9fa21bb4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 25600))], file: FLAO_SM_90A, place: 256786..264969, sha256: "57433a9e0edfbed6577d69d798931a7cfc6863e4b9ce7159f3af9a18e6126cc8" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 0)), (90, needs(119, 0, 0, 0))], file: FLAO_SM_80, place: 278080..285236, sha256: "e7f8a5ad84873f5a15d5ee829e8d20262583d4852262aa5db197fd32a0d1a446" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(119, 0, 0, 0))], file: FLAO_SM_90A, place: 264969..274194, sha256: "c46eb7f7b610716ae182177ab02de070ab4e73277b9731d49e1b936bc51dd5ae" },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 285236..293459, sha256: "319950d337b9cbc1a54cc464e641b506cc4dca24fd0b634f1e48f4f19b3472b5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 274194..284590, sha256: "cce85653a61824594da710926d15b577ce49abcf460d209b6fbc89719817bcf1" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 0)), (90, needs(118, 0, 0, 0))], file: FLAO_SM_80, place: 293459..302790, sha256: "42156c0cd16703fceab7becc56537cc9ecff888e34650601ce32675705d23a13" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 0))], file: FLAO_SM_90A, place: 284590..295097, sha256: "63637ac9e7ea7bf29b0fbadec8be454539c08dbffba7ba56bf83d1c154930cb4" },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: FLAO_SM_80, place: 302790..313273, sha256: "c0daa4f7d3c1b928829e496704d4aba7cb641fa584799867471624858ef6e2cd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: FLAO_SM_90A, place: 295097..306849, sha256: "9aedae098b5baa7d257f19b76a7d0097fb312fe966bbad2008b59a7e1a323d1f" },
    ] },
    Entry { name: "flao_reduce", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 1024)), (90, needs(48, 0, 0, 1024))], file: FLAO_SM_80, place: 313273..322956, sha256: "bd92d455ece27146aba24e051f9cbd4a36801be30d5b70de166b4d9e48076231" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 1024))], file: FLAO_SM_90A, place: 306849..317333, sha256: "bbe9b74628cbaf10d97a1233a78205abf67a50299f11c222f410ada6785ed1c5" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 0..5091, sha256: "3d31811fa073c33e20593e38face181974c34b3a09fb24ed4131f6750ab15333" },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 5091..11708, sha256: "ad70ff0491026c6b0dad6dc9c4d7fa7f1f1e6e3853d4283247c5eb1ee420b533" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 11708..16801, sha256: "2c297f7a0d96b85842cb749b43652649eef599d04755181476e8b4aedd3a7538" },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 16801..23424, sha256: "326768f9a0b652700a1f2c3dd0659505b93c9cacc780cf75b3b94afeabe0ec56" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(94, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 23424..31176, sha256: "2aaf7b7c476c9f7e38de5e0bcf94bf006702366c1643f75ccfaf99ac62ca96ec" },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 31176..40065, sha256: "d9a355971544cdf38d4d5bec41ab03195246163c65baeb01f18cd52ae502d031" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(94, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 40065..49280, sha256: "85b107dbbb1baf4955945d794bcee1f94152051867d83594e7119ad6621ff572" },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(125, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 49280..59899, sha256: "29e4cef5c846cc6311e45d37ccd474cbcfc1671f4f0b246126a80c27c5ef10cf" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 59899..69163, sha256: "387af2510fdfd434b9ee8f66f4fd2b83e62c72a43de389724bd33deb7ed8cec4" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 69163..82327, sha256: "ec03c10e6e2e4e9b903ba2df38a77445716f99199ef75d0ef9b5b566ce390c42" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 82327..92951, sha256: "039864a129b3f2b8df7ea12582f40bb85c13a2c7298e27b12b7a8fde2c22c239" },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 92951..107927, sha256: "67b1201d23c927090e6f4b3b31d9564fb69c6b544bd619f29a0987ac281b4b7f" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 107927..115443, sha256: "3170fd6c146a1330bb90531c090c6601068c79b0b2248b043fcbae8ac74512cf" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 115443..123406, sha256: "ff05d24f2ec70b5eb59ad52c4693dbbf7d1c07f877494e475c5bd5eff6e9b9ec" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 123406..132937, sha256: "782db9a592d2162f1d75ac94084eddb205c40c265937076afd5599ccb3bf3520" },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 132937..142944, sha256: "e54b160b64656c4f02c1e98cacb7d51e891c2310ea21faeff97a4dd8ce3033cf" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(90, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 142944..151272, sha256: "a5084747c49f2fe232ebe9b1951032ee44a7a66438c2f0eb9ac0ccdca9e166f8" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 151272..162650, sha256: "4299ca26f11299101379f58683474df342f144a0d82114a1bb97b82b45e9ad4a" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(86, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 162650..172512, sha256: "d485cd95acb3c9673f3881fc2f2916df3ebf9568f2329be4bde9d76304e171d4" },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 172512..186418, sha256: "8202e929cf7a6bbbd82c614c6d447fbd9f23932d34dfd89a511169d552f7c86c" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 186418..196904, sha256: "b007dcbd7ead67410304ac14d628d596d3b0e129339f31d88d777120e33cbe72" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 196904..211484, sha256: "9d62be5c12c9e8cf64630851d6a1536be10652281b71837d5571c724f85e9c1c" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 211484..224098, sha256: "ea07a89c0595e139ad0ad2fe6aa4e4fe208e8c7f8a3a9f797f0d47bc314884c2" },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: FLAO_WGMMA_SM_90A, place: 224098..241754, sha256: "a1c1d2155411aade046a92c986858a0f9bed9c6e38f7f69b50761321d3842681" },
    ] },
    Entry { name: "flao_wgmma_reduce", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 1024))], file: FLAO_WGMMA_SM_90A, place: 241754..252256, sha256: "22f56c0c056500d43f4420027ad038b187fdffd1d1efc61c7efc64be5cbcb72f" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 16384)), (90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 0..6841, sha256: "8f93235dddc178adbcb4003da192be0c3920c5ac61b3c1648cf4c8fc268bcf3a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 0..6154, sha256: "e1aef39c8254ae5d98917d334d3e5e4cd7489afcb1240e8548c231e015784005" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(43, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 6841..10478, sha256: "e1ad3a865ae75dc6f8e13be437264ee0e48159342e6e123c1c446daebe7cda88" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 6154..10420, sha256: "994befa6e1bd6097a5751c2cdfe918deb415e36d50569fb75fbcbd13b7ee3376" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 16384)), (90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 10478..17308, sha256: "036d50197235243eb5468d4421c1b193fc8f98aca16ad6f6902c2a078f5181fa" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(83, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 10420..16581, sha256: "923f6eb57eea916e85011c47817615f9839aab2d2cd36ec150c729d783e1b9c5" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(43, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 17308..20931, sha256: "3ed8788f77713af537bb496b1a7f4900c17bed957997913f60c69baa451c0a29" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 16581..20831, sha256: "fb99ae0fa27235d6997dbc2433016ed0a789b96892783d0a8b781c5126f8b893" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 20931..25659, sha256: "63573f71f301b3790ff5feb42683ffb92b57d0741779ad5bf99d2008a3ff4499" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 20831..25620, sha256: "6c3973a08522963182dd0dceebab57007017907151cf3abe597bbef17f1f3afe" },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_SM_80, place: 25659..29181, sha256: "208fc271a0686d1cf4dab17003ebd3e63a00a8566f050e757d8d9efd7481db95" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_SM_90A, place: 25620..29828, sha256: "8d7a9a9ee9d3ad5be6b57828daea6a31098097b8e72d144d8543e18320f76d08" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(84, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 29181..36695, sha256: "a623130ad3a32f982d1c29a560c0402c0742f3db36464f88eb76b0e76c3d6a1a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 29828..36523, sha256: "87f0f4c8cbe1bb4e9eb113ea2b11bbd4291447a90e96c6a2b0a019bc77e893cf" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(50, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 36695..40823, sha256: "2b6e6b4109d14940bc34809bc960264e2f4c0c35a951f8d2517667fed37ed5db" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(50, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 36523..41123, sha256: "fc78ad5d55be603e827441f215049892dc672ec024f45f6a3ab78e52e7a28f59" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(84, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 40823..48326, sha256: "aaa194f227dbdce09eaa8fefafd2b9948bc2263aa64942d27165ba8a6fb07d2d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(84, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 41123..47811, sha256: "6ce619ffa901847a881fe0caa52b06edaecb54db262b83834292e51f90a781ee" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 48326..52441, sha256: "c02c2ccbcf6c80bf112cd4d1b31aeed61edf3546dcdb3808b37ac607ea859f00" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 47811..52322, sha256: "9fec6712ac12b6a8e09c21eabd5b69cc9b3327e5251309b0cbe7ecb800525e25" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 52441..57588, sha256: "dc1683a36b818962beff3137ffbacd87e215ef47e4bb4a76654983d986274255" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 52322..57513, sha256: "24fa8993bd68553b2b3e1f34272516ab73e89da10dfbf1c07b22a7fa62561035" },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_SM_80, place: 57588..61612, sha256: "8e6b9767ccb756a5a386a2f0e9d1ec2dfd317e28a96d5c7ca614b507d5ed5e7a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_SM_90A, place: 57513..61967, sha256: "3572ddb5256f329f33e4560c55184443ea30f8fbd072c93f22bf3d3b763782e6" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 61612..69577, sha256: "196de21e538ef23f79c91db00970bfe1b15dab694e3757c88cde787f790f1279" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 61967..69001, sha256: "882d4fac6baca01f862b9a1d79d150b1ae75b6585dc50613a06090d89227825e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 0)), (90, needs(42, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 69577..72842, sha256: "6b6a945a4429b0671b9ee1526144091c5cedbb32e9f2ad351bcde5afa5163e4c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(42, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 69001..72783, sha256: "f3c6f78bfade7d4c66ed4eb5c9c4bf8830497d35da91e6b40a96de9245bfe5cf" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 72842..80797, sha256: "c6b9e5053851a9f36b2c4841da106f617dcecb55f63ba7d51479a8de0bbb6b6b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 72783..79813, sha256: "fcaa71cc7439fa685c10a8a087e5f79a839568e48fb622a9cd0555128d710aff" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 0)), (90, needs(42, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 80797..84056, sha256: "ea310ed9e569dcd669b89d04e7722d01870b81d4f786c1f3ad5f502a004b7de3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(42, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 79813..83601, sha256: "e67ff1a4e3f04a95ca5c43261e50debd481fd39ebc3c49bbb4993c089eb39e7e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(57, 0, 0, 16384)), (90, needs(60, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 84056..89714, sha256: "75ff1fea9ef1f301c5e4c020986b6623dbfdd603c6b70c6dc37015bd84f346fe" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 83601..89284, sha256: "2dfeada027b4af6b11262ab68a5f88477196c91ba9b092648123a7d0f0101f5d" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 0)), (90, needs(42, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 89714..92893, sha256: "644316c387b1917af5b9a58cfb6256f49b8b78559e4001f21d64e98b1af95263" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(42, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 89284..93027, sha256: "ffe70f1611ab6a8ef0b37fa16b94b4b0bac68273e2204e4c7bbee5f5e0b85cf9" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(95, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 92893..100293, sha256: "a8bcdfdf75026f8cb2e23ada2fe706354cff178e2b5eb7e6045081263885840b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 93027..99575, sha256: "b0ca7c5bd971b34a20064b429025227bc34c117845305c7342d5fdafd481fe60" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 100293..104206, sha256: "a7aa6b796118e5cfbc1381861f30f76e8408f51f9d1c39d6870740db912678e6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 99575..104123, sha256: "5aba7892becdeb13435250a137687e13753af9761f9adaa8ed3e3b0d1a672844" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(95, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 104206..111596, sha256: "c338e8b5f63fda15f705cf1f7813acce78d4cdeecd93934aa8c84c07598d02b4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 104123..110673, sha256: "cf79343ab41df2c43903122455f1911e9b5b06f40e24e206e89894967cf2d774" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 111596..115496, sha256: "2f115aba74d1d0eb118369dbef3099dcbc1fb8d526d0127df8f2a469a416267d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 110673..115162, sha256: "06063d2ab95f0e6ab7b70a65b380a0d6d3fbf7c1aa2ef6e94b87bab90c48e438" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 115496..120595, sha256: "c776c141d46a41da3f6480eca084812da2406be15210f74e0e95ffba30c5a9ec" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 115162..120265, sha256: "9544bb85dba366f6ccbfe7c45606e6cf7be9e9caca846b3c742b0e31ba6f424e" },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_SM_80, place: 120595..124382, sha256: "eaec029ae0d05330adcc69a43c004cf821727c88dae36f8c1363667bd25518e3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_SM_90A, place: 120265..124631, sha256: "98cc2ef1c89c37e212d6f4b718f51a7b842e406ffe4e74f8eccf2c5584c2454c" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 124382..130960, sha256: "9056a9636753fad651a2a9f04869f14afef44d9d41f5681058e70461c4fad0d9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 124631..130856, sha256: "d9dae34132443316494c7745f911e2d4624a593e15841e622becc7916593e06a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 2048)), (90, needs(54, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 130960..134699, sha256: "9082f6b1c6e7ad9119ab0ea74d198b016e3976692c976fcfa3065de834e655c0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(54, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 130856..135358, sha256: "89e90118ab9f6c55ad3b5caf9148c07fd74fbaddcce1755f0b7d93a6ad28142d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 134699..141266, sha256: "0de74da6f9772b713b4bd5eb9427adb70185bff682568d9f4a01b3e5d5b13a8a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 135358..141589, sha256: "f423831b6dce12abe2be72bef23f78be0deed2856274e3967b74503dad7f9b55" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 2048)), (90, needs(52, 0, 0, 2048))], file: LRPE_COSINE_SM_80, place: 141266..144990, sha256: "0bb214e97b287a97da5efe87a88434c19dce2332b93c1a65794f55784348352a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(52, 0, 0, 2048))], file: LRPE_COSINE_SM_90A, place: 141589..146027, sha256: "05a3d419a5b2b128baf3c49d7c5ab4d38e0521fe5c4f8e5eb7046668ef416290" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_80, place: 144990..149420, sha256: "904ef8fdfdca9fe2f05057d151a533d806be83ae8567a1c6074f2bf642f3fecf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_COSINE_SM_90A, place: 146027..150900, sha256: "0db0ec7af12cdf1945373f3703ec6d96e11387c854b8e93f8c149f516ef6dec8" },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 4096)), (90, needs(50, 0, 0, 4096))], file: LRPE_COSINE_SM_80, place: 149420..153041, sha256: "aaa0cc1365164d6ef465425fc2949d4001f3418e0855fc724e07f59f0151ecd4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(50, 0, 0, 4096))], file: LRPE_COSINE_SM_90A, place: 150900..155356, sha256: "10b53c5dfcc1230d65451f30c8ff4b854d688ceeaa76a23d9626ad53df74a53e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 24576)), (90, needs(99, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 153041..161109, sha256: "e2496ead40c91bbc23449fb37556d6d3b47bc3b60a8142d2477b5e0c5a02d071" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(99, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 155356..162727, sha256: "2aea9e68dd2a4fe1970fe20750c59958646abe0a2c920302604c6c6dce796d99" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 3072)), (90, needs(56, 0, 0, 3072))], file: LRPE_COSINE_SM_80, place: 161109..164842, sha256: "51ca67e434fe44ee29ab636aeaccd1616047a8a52e615b7bbe1d46aa53ae2085" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 3072))], file: LRPE_COSINE_SM_90A, place: 162727..167205, sha256: "72c65174a81db564b4e0226bfe4c19e3803aeb1e3332cf34035a7dbeef89439a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 24576)), (90, needs(114, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 164842..172887, sha256: "df09c2540a8a420456def50769c5263120b9dd640ee76ede1158f6361e09cc36" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(114, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 167205..174578, sha256: "7f55abfc615cae5c4d4a24f14b0406f2d23bde441a6a1427f31a84c453647d6e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 3072)), (90, needs(56, 0, 0, 3072))], file: LRPE_COSINE_SM_80, place: 172887..176611, sha256: "8e8748197a1f5767e8e1af14aa456a1577f905c97b2ed0197a94f30112132de3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 3072))], file: LRPE_COSINE_SM_90A, place: 174578..179058, sha256: "ad504ceb21cf93933afd4f4b2bbbad7ac301d9792a1e8ad7fbc9376a7cef747e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 24576)), (90, needs(78, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 176611..182003, sha256: "105df0edd9d6fabe16af2dbfca25072ac8e96a7c1df73da40c5acc5091da8b7d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 179058..184821, sha256: "949d60d0f1b8c84638aeba38a616b23ba549a10b911bd044da437b60973fa49b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 6144)), (90, needs(56, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 182003..185671, sha256: "3e3bdea07b211f1a8eea27df900bb82c612ca03b16688bd0b259327674527e98" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 184821..189259, sha256: "aaf89668fcfcc5e7a1c20def70423932561f285e4dad3eb8735e48ce210a747f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 24576)), (90, needs(108, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 185671..194355, sha256: "fc58bf347e897fc7da0de4124e0110a8a4ec13a2117e764c98c7ca69e0d3fd4a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 189259..196895, sha256: "1eed05de8ea8688ca6050710dde5cb64ee4a5a2a2d302557b5e4f768409af71e" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(52, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 194355..198689, sha256: "b20c891abd0080ebe8297efb88ed34919325e72d6f7ecadc0f754fd0ee87610a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(52, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 196895..201448, sha256: "4a1dc74d668d9c8dc3fb396d1cf99ac90667f5f5f6af9102afdf8fa7da42956a" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 24576)), (90, needs(108, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 198689..207354, sha256: "8c6179f14b41d04165f5415ed8c4f467a7d3c6b0c2957dc931a853ef5f5c4f3b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 201448..209230, sha256: "e88e64c51ecdbd61fa48cc68fc38e3e7d911f0fcb48f928fc765541d5aabc107" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(52, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 207354..211678, sha256: "1fe933f3c09765da3db0e6fe728ca06d45bf0634775284cc35539126166ecd5b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(52, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 209230..213795, sha256: "4bc125f52cb6e4311d89a19ca803c2dc217c23070c93a2a5505dee742fd53f63" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 24576)), (90, needs(78, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 211678..217782, sha256: "3b0f7795c6f005689cee8fe686f297c681804325e30afaf6d5466292c3f5cc5c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 213795..220098, sha256: "a19e46bd3b56e0e1c0cf34da683894947eb044719bff71de75b1448e695d82b2" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(52, 0, 0, 0))], file: LRPE_COSINE_SM_80, place: 217782..222007, sha256: "a8bc7f49091e88dfa95cc7477ae1bf440e94f0d64cd2275b97e70ec1385ddcbf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(52, 0, 0, 0))], file: LRPE_COSINE_SM_90A, place: 220098..224586, sha256: "7616f2bee04243053ff073ab62f53ccfb32015ce5b81b3fa334c39961c91748b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 24576)), (90, needs(130, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 222007..229832, sha256: "b1c133e2d5572076cfb13a8afd2f4f97393933fadc0f1676a60caf37202dd2e0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(130, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 224586..231601, sha256: "789d0db3c198d90c8e692fca0c1eb77a7eb76c0289aa1c6fbf84398439939afc" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(64, 0, 0, 3072))], file: LRPE_COSINE_SM_80, place: 229832..234231, sha256: "057ac52057cecd68c61c6cda48ad614d928b613b0afa638a23badbe0996ef746" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 3072))], file: LRPE_COSINE_SM_90A, place: 231601..236634, sha256: "6b86ede646eed908a2d6268dfe8de100ee3d8e1c68d1156aecf37cc1843c314b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 24576)), (90, needs(130, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 234231..242036, sha256: "75fe110cdd0ce00b323340273f26821dd2008d083b6d6e2b6c2bf92ada9fb961" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(130, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 236634..243641, sha256: "a359a0d7a430171c6f58b57a9d53c8d0dee1e9f8995369fbe524e5cc9ee24292" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(63, 0, 0, 3072))], file: LRPE_COSINE_SM_80, place: 242036..246419, sha256: "bd6bf6dfeb2341c3a0fb04eb882f6d67ce5f535000060635ef0badb7d345196d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 3072))], file: LRPE_COSINE_SM_90A, place: 243641..248690, sha256: "f83964e5ba4bb57b272ab0d771fce94bde40ed80ea1379073915cbe215dfbd8d" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 24576)), (90, needs(88, 0, 0, 24576))], file: LRPE_COSINE_SM_80, place: 246419..251728, sha256: "7ac14d4a0ec74332567dd4cac158f73ab995c0b8990ded68996dad259785dbe4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 24576))], file: LRPE_COSINE_SM_90A, place: 248690..254312, sha256: "8c478970d140ce2ab7ff211ff4d3e4a2aaed606e87d258ee51d5717c3b1df314" },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 6144)), (90, needs(63, 0, 0, 6144))], file: LRPE_COSINE_SM_80, place: 251728..255984, sha256: "39062de6f4acc276366954ac0c6da70705b6f5702a7f6c76b306c243c5354fb6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 6144))], file: LRPE_COSINE_SM_90A, place: 254312..259315, sha256: "e69bafd64be3cd20cbb96470a84ec315bc820acfd4cd816d99f71d1b51cd7056" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 30720)), (90, needs(109, 0, 0, 30720))], file: LRPE_COSINE_SM_80, place: 255984..265103, sha256: "9f9d47dea7fa108488cbdeb43d0568f6e4af3f45e9c761040d5af8eff36bf2da" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(109, 0, 0, 30720))], file: LRPE_COSINE_SM_90A, place: 259315..267534, sha256: "f2d9a91d75fe73a363b69dbfb324a86c853338ff6249a5b112450931b921480f" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 3840)), (90, needs(52, 0, 0, 3840))], file: LRPE_COSINE_SM_80, place: 265103..269594, sha256: "f001a688f0a2254b48b721c6736e526b90f39a7f2bc8201b431f7ed9c1bc58ea" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(52, 0, 0, 3840))], file: LRPE_COSINE_SM_90A, place: 267534..272810, sha256: "3c533993a96b6f45c49809feae9cfbc121ed5e6fd42f82a2b03ffb5fdf171888" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 30720)), (90, needs(109, 0, 0, 30720))], file: LRPE_COSINE_SM_80, place: 269594..278693, sha256: "2aefdc5ed841498f8ab53c32b31aea663308d89e9acce73a314674abebc0c76d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(109, 0, 0, 30720))], file: LRPE_COSINE_SM_90A, place: 272810..281092, sha256: "8346f0a8a0e96a03faf08e4b73e169bc991b9cef10e4dd4a33625152e5d3f74b" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 3840)), (90, needs(55, 0, 0, 3840))], file: LRPE_COSINE_SM_80, place: 278693..283169, sha256: "53ddce454072ee8b9f11f4f461d973ca494dcb43096849618e4b0300585d6541" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(55, 0, 0, 3840))], file: LRPE_COSINE_SM_90A, place: 281092..286446, sha256: "c9bd5cde378548edf815c7d566c3a92a18f0ce0f53e5b24df33bcdce40ffb076" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 27648)), (90, needs(78, 0, 0, 27648))], file: LRPE_COSINE_SM_80, place: 283169..288987, sha256: "c74a7bf9e4e41527be7ef5bca54deb35abc9ee8d97213d137aded537058d78f5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 27648))], file: LRPE_COSINE_SM_90A, place: 286446..292630, sha256: "811b8a8d01323fc5535e008a90c5b93a17b8cb3aa68a5e0f49059e15bcedb443" },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 6912)), (90, needs(54, 0, 0, 6912))], file: LRPE_COSINE_SM_80, place: 288987..293375, sha256: "4f4510ed4c40653f77ec5b4c10a65183975075250030c927524d2f63b05edd0b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(54, 0, 0, 6912))], file: LRPE_COSINE_SM_90A, place: 292630..297893, sha256: "9d7f019a5bc4a7daed6190dd43ccdd3713c3503a05c1c72ce216528aeb90ff48" },
    ] },
    Entry { name: "lrpe_cosine_dtheta_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(146, 0, 0, 1024)), (90, needs(147, 0, 0, 1024))], file: LRPE_COSINE_SM_80, place: 293375..304548, sha256: "f2ee1871f67032ec366b44a99454c5cfeabb96fb009a1aa809df6345a1925da5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(147, 0, 0, 1024))], file: LRPE_COSINE_SM_90A, place: 297893..308241, sha256: "cd7f40b650687eaa5350285588e315b3da156b509abe94ef23ccca568310d31a" },
    ] },
    Entry { name: "lrpe_cosine_dtheta_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(60, 0, 0, 1024))], file: LRPE_COSINE_SM_80, place: 304548..308947, sha256: "d560066c2afcedaf4dc4cb335fe1250fa7325fc0fff78166b991a03604344113" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 1024))], file: LRPE_COSINE_SM_90A, place: 308241..313452, sha256: "4f22a013578f52cf6e9b8a7fbcf33ffeba22c0dbd72a207f5e1bb0be69a83225" },
    ] },
    Entry { name: "lrpe_cosine_dtheta_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(146, 0, 0, 1024)), (90, needs(147, 0, 0, 1024))], file: LRPE_COSINE_SM_80, place: 308947..320081, sha256: "f73d857c2439c4813749f9c15682292e2be09799cd69493cdc826eb543991408" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(147, 0, 0, 1024))], file: LRPE_COSINE_SM_90A, place: 313452..323801, sha256: "df39ef8fc3986861667e5072f5d6d366f98a340a106ea15f4aa05ea7fd2d6b9b" },
    ] },
    Entry { name: "lrpe_cosine_dtheta_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(61, 0, 0, 1024))], file: LRPE_COSINE_SM_80, place: 320081..324468, sha256: "04ca01eab79552db070bd3885104e5794a75b09c4b04b90fb54cbed3debbc643" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(61, 0, 0, 1024))], file: LRPE_COSINE_SM_90A, place: 323801..329000, sha256: "3f60a87a4da61546b2366554aaf55df1fb3b35815eb3336f752e44687181b1b9" },
    ] },
    Entry { name: "lrpe_cosine_dtheta_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 1024)), (90, needs(94, 0, 0, 1024))], file: LRPE_COSINE_SM_80, place: 324468..331549, sha256: "7bf2412b3547d4cfae067dd634ffe34455e331ea1e8c0d9f0a59f01a69ce7557" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 1024))], file: LRPE_COSINE_SM_90A, place: 329000..336481, sha256: "30a1b3c526cacfc9b5a331f77de178ed336ba1b224931c117912460a32a7341a" },
    ] },
    Entry { name: "lrpe_cosine_dtheta_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(60, 0, 0, 1024))], file: LRPE_COSINE_SM_80, place: 331549..335864, sha256: "904d8ea7bcba0352cb6be175db5bc99d8c6d3b1889fda2300aad7977c88ccd10" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 1024))], file: LRPE_COSINE_SM_90A, place: 336481..341629, sha256: "7b3fe7ac84feda5940120fe531b5396bd83e9a113dc9115fcf177a61763431b9" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 16384)), (90, needs(94, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 0..8212, sha256: "dda9c048a2ff720597d2c3dfe5e9f8ba3fd3e86a43cb84a154b8436359ab9976" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 0..6646, sha256: "b3ff587eb69ef65069ad519640667c6ec3722ec27305dfac411384387d0fad49" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 8212..12039, sha256: "59e2ab3987e9409eb047c662f4ac08fa9d1d3cb48081ad8b6af93c0bc2689a4e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 6646..10805, sha256: "0e5586d631ed8a8b7e512f7817bf8cd5162230de60c93e7c6e1809cae3780c11" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 16384)), (90, needs(94, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 12039..20240, sha256: "ee9a94d39310686fc1c301fbad23b5b556aa3a3bc4235e010dee47baf377026e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 10805..17446, sha256: "9ba1dd692e969ce13a8b2004e4b595456de112d4625ea5a4b9795531fa5c2bab" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 20240..24057, sha256: "05dfe90464507b3023a637abee16575735ea15d3eb241ecbdcf0611df1798961" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 17446..21606, sha256: "542bae6c59809a61aa3d631652f6f026c89d4f64d37e45edabafd95e048d58a9" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(70, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 24057..29704, sha256: "1ac319fbd5385bcb7128f794834e9775dd3cc5e6de7c86f49caf5943fea384d5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 21606..27083, sha256: "6a4b6cb58765c876ddf7e8aefcb41fcf136ba157a75b084e31e0d0e76c16fc76" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_80, place: 29704..33472, sha256: "f0dc3a3abb9cb79b4a37576b42038c32954268dc47ad385d5b216a866f29bea1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_90A, place: 27083..31216, sha256: "4b6140e9b6899149b014d82f531c4186517598a9541f723a5a756f2190768fa5" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 33472..42369, sha256: "2053e3ec60192ead97b09aa9ca8a9ce501baca92ad8948accaa49837e13329bd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 31216..38521, sha256: "0e95ebdd5c9785a2d1ab4ec3a8f815fa3e6fc021e8fe57d7d1453562cba4d61f" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 42369..46394, sha256: "1acd1f7b394e15aa1f3d687e573da0355d3c041316c95f20784c37d16cf737d7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 38521..42815, sha256: "ff8e665d0ed49f479738c09bfd1cd3b55f9c02451e01937175621a2ee354f5ba" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 46394..55278, sha256: "b6d130aec5bc4b72fa2e029a8401e93259848fc2d695accf71e04a32ba37b221" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 42815..50126, sha256: "05f0c0410d0fa8bb76886cdc9d8210a9d87d975ee44a455d4069180c773d11c6" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 55278..59294, sha256: "433039373d7b5847a7c2e12377eec6c76b95e66ad19bbad0e0ea3f3bf69c6ce2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 50126..54446, sha256: "e55ef131b9fce7516b476ca3211d13a21b8ee20d4c9ad51cf87a0ffcd99154f6" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 59294..65336, sha256: "efcc13ed7cf1aaa564a81c4481d30bb875f20b962d0fbff430efb69117513b43" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 54446..60382, sha256: "a2586f106785c2270abf4a493a1ac1e68c9cd78fcef5d1b8c0c5d8045d7c6820" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_80, place: 65336..69297, sha256: "aacaa1fabf2112dd13ca7063b5f8ce6c0d81d0c337fc7872ad2d024815e4cac8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_90A, place: 60382..64648, sha256: "b20c81bc7432709b902aa722a8637e8a5681834e9265aacd31ac80ea43313c78" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 69297..78526, sha256: "9a217536767bae2e413f707430962e34d74b78142784d08c082eac99da198d36" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 64648..72283, sha256: "710d897a53ab08675efa50d49118eb71ba218ae0504f8dec3cc850c827c8e15a" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 0)), (90, needs(44, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 78526..82364, sha256: "a4fb5fafa96bf4d3e0db43ccd352598eb8291dcdfaab89f61a398491da3ed04d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(44, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 72283..76547, sha256: "9cb6941d13a3a64bf891dbaeb505055e6442b8b80d40608af56071f1575b7365" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 82364..91584, sha256: "17e91baad1466daa42f174b4c50b3d12024ee8714cb611307dd03b85801544df" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(92, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 76547..84191, sha256: "35f80357097550f35c1baf62914efb0c08d843413be74515792bc420d5883572" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 0)), (90, needs(44, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 91584..95417, sha256: "fd84a556ca32acdeacaa821c018a6d60b9c8c964678c96937e8857826fb143ad" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(44, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 84191..88453, sha256: "ef3223502057f2d412da26e1ed60dbe1d612b3787e514d4b012d0f17878a4972" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 16384)), (90, needs(66, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 95417..101954, sha256: "6a10dc21e3e326d03a401d6c71a4315d37ebe76fd1de14bbce7315ace0814e92" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(66, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 88453..94653, sha256: "1634ef119c8d5c02283bb174cf1b480bfb75494149cd28440031e74b9e0fbf61" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 0)), (90, needs(44, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 101954..105716, sha256: "962d811cdd351c26a1bea67629360e542c6fabf76fcfc9acaa124b1121258dcc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(44, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 94653..98878, sha256: "6ab9edb5633f4c3e48606bfa564ea1048e3315a696d79389032c5a2a8f31a2f3" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 16384)), (90, needs(108, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 105716..114512, sha256: "82bd6ef8b4f3c401e8e37587782ffbd50f758aae3a85c83e361273e5ca7e739e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 98878..106292, sha256: "a15e99319b90732fc00de593c0cece38a89abb7c62148672986a75bc97997371" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 114512..118541, sha256: "11d587e76227f8ed8bb0e0af4555445945f328e77ee7c8195440d0e2696d1ef8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 106292..110609, sha256: "046c90b2b9da3cbcd9519c425754938851982be53c4f5f78efbaff9ea62f2b14" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 16384)), (90, needs(108, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 118541..127326, sha256: "8c8fd63e9f48804fdcdb4ed834924872780b955a00f7f03689c3b6a594fdf825" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 110609..118025, sha256: "f1ce1a7e0af455298223801f5738b426f59a17b4ebe1309778fa361f987b653e" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 127326..131343, sha256: "f5c67bf91b35d57258520c97fd2f2a637f4b32cabdc0c3bf972df28d509446a4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 118025..122349, sha256: "d91901e0cb30745f5397aab92e91cc3811e6d6d1321acde6608eea74861cb145" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 131343..137374, sha256: "20b0bf522ba93cac95a206fcfeccce56184c00d78d640c32e40acc7b30d1be7c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(78, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 122349..128234, sha256: "c4c2802ffaf3a13680a47bfdbd56acbcc604acc5234288b6ca58a8810fb7fecb" },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_80, place: 137374..141335, sha256: "f060ee6622d5d3548c3bef093b95ed30941efbd16f3dd065e5fc00393daa33e5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_90A, place: 128234..132582, sha256: "678713f95604380924e81faf8b9cf1040c0ac3ef3d195eb31bf0ebded6f8b176" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(107, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 141335..149278, sha256: "5a975263f4ab3dc758c42f4a4f5ec8ec213a9002e3215e7039dd2fa9704bdb8b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(107, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 132582..139516, sha256: "58e26f1aabc1686090d65f43abc4e4a120c77c95c050e178272c698e2ee83581" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 149278..152740, sha256: "c859a0a97838b8de8abb96a1cf1712cb9083defc38a309f6f67346924a0293fd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 139516..143706, sha256: "2d55d35852fbd302aa6544b52ccce62d808352fd4a433205feadcaea73552a43" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(105, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 152740..160666, sha256: "048b5b0438141a42eeec169903826cb3e52cb80488d62c1d83bb8a1a6648a225" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(105, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 143706..150648, sha256: "e28f4292aa25afcacaf8ff6b148c705465df33e0bb29145d9996de4f4943deb6" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 160666..164116, sha256: "db5d78b2e6385fbb8a9823eaeb14cfb0e842752373f3fa5601bbcf9f1d92cad4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 150648..154834, sha256: "2d0c4633ae37d4d1c34862260e9d5bc8318d8055a90c3d6bdfd04186561a5cca" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(70, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 164116..169452, sha256: "5f1eb53ddeba239af4d73700f516faf4d8b0c88dc46f01acf70a466b371f10e3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(70, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 154834..160376, sha256: "e0c4346e1fb4dca8657ae1e78c238a8d6a330413583161987857838fcaf31485" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_80, place: 169452..172850, sha256: "1636ca939035bf9f138897229df7335b7687718367c81856f0883674620af0d6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_90A, place: 160376..164521, sha256: "b19a3861d73fdbc6c4c0829852b9b12aaaf4ab6601905c65729205b30d991a0d" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 24576)), (90, needs(112, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 172850..182303, sha256: "56e5f075f0c80ef58b037abd8f264ae5bb4b25357f210351da5dbfbef22bd3b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(112, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 164521..172890, sha256: "b7c53c9836157c9940f97da288d0afbeba8e6451713e4097694c1d2cff888dba" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(64, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_80, place: 182303..186405, sha256: "b96b54bab7e95a48c6b061b7c152cb69ce1638271532947c5c8252c27ed5e9d1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_90A, place: 172890..177754, sha256: "856243d6986aabc288de28ae790d7f9e523619e5c5d485f02f612094a65b688f" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(108, 0, 0, 24576)), (90, needs(110, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 186405..195838, sha256: "89bd6f107f240b8404bb6c8a942b7805cc3125109bf8ddc63874d457eb4a81b0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(110, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 177754..186140, sha256: "583cf0d5828b9154c7b1087637b687f02864c44908d19e8cb2f92bd7cfd1970d" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(64, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_80, place: 195838..199933, sha256: "f32c7f1f89f4b027584aafef7cbb166323798eb030c8cedfb253c76621dfdb55" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_90A, place: 186140..191033, sha256: "ecf56241b61f3fd53a7b6ba21e56d8cc14a01b92bf38fef17c4d1cf2d57ec478" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(77, 0, 0, 24576)), (90, needs(83, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 199933..206225, sha256: "8c509d6fb1d5944a0291ec70f2fb7612f83bcf3b0ec50c8282581593fc42358c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(83, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 191033..197260, sha256: "99052d38fca1498366e9a2032d3dd368af7856f737864c398404172f92a59738" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 6144)), (90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_MD_SM_80, place: 206225..210255, sha256: "7dfee4f079917c847ef6cf3827bec62150f882082a549ca0adcd3e169e56380a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_MD_SM_90A, place: 197260..202104, sha256: "19a6f3ddc989e54822cc4ba3801605c4c3207d17e631e6673c56f6e64846ae8d" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 24576)), (90, needs(112, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 210255..220190, sha256: "b03eddbd8df25b505f5bb5af407a6fadb856e9d2d98ed561a9dcdbbb1bd2bc16" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(112, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 202104..210793, sha256: "8a1ef0ae08a694d561798c74c8633de04420eb81cc75487fd6e38b6a1d9cc88d" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(54, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 220190..225420, sha256: "7f3dd003eb039dd64210fdd33d0e2a456a4641d1b42f2162a76a1c906da5b63c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(54, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 210793..216311, sha256: "04c978e088d873636cd254a8cf38121bbd6792f584ef8d80ffa9feaae3e92fac" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 24576)), (90, needs(116, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 225420..235337, sha256: "2a75fc084fed32a2be6cbbe3b8112f8d9b603a4fe6a28a6ed1ffcfe407e60b77" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 216311..225066, sha256: "1d3ca4738854e642905ec04a6fb8c037515a17178373858cfc78d97f263bf52d" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(54, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 235337..240564, sha256: "beedd1edf9ed45c2f598d366da22ebec5079b75afa3d82761797e339fe00937c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(54, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 225066..230611, sha256: "407a50a1903cae7bf67ac91f41378a5991ea8e91de605c7494d1d34033b0b7ea" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 24576)), (90, needs(85, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 240564..247514, sha256: "dfa7f52f39df8556be12b4a53395407b3488e613e7c7d62144bf09d351125774" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(85, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 230611..237776, sha256: "f9493d27737d9a6c5c9e484961e0c7712643f2ccbc16a82cb02c4e67175d80bb" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(54, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 247514..252651, sha256: "45d42b3c8615d7bad8d4fb7e45871b34a1af58e8d3bf7c87aa96f40f6f0de89f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(54, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 237776..243246, sha256: "b369f52aa598e36a6f1c0af1fc014b44948ef5aaf7c4d8de122aca4c18c0b272" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(137, 0, 0, 24576)), (90, needs(142, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 252651..261923, sha256: "f1ff5eb3d70a735ad3bcf9accc808a0686df51a6724bdd0922b5a5cff09acc17" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(142, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 243246..251110, sha256: "491504aea9f49b8fdc96a3bdd08afbb0e9ad6b00444dff900ebca134fc47f897" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 3072)), (90, needs(63, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_80, place: 261923..266014, sha256: "8ea69c59349057e53c5d1a03d3ee3b722151f736319d45f7e83a23f9beb6d956" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_90A, place: 251110..256040, sha256: "aa08c1fb3cfa4fc515f093afddc8dc610a66e1128d5af725778ecb6f9aa93cca" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(137, 0, 0, 24576)), (90, needs(142, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 266014..275257, sha256: "d9e00b1dbc111ef1388cf8d66bbf09c1b819d1a326271b4c2472160feeeb1e09" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(142, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 256040..263896, sha256: "89b45a752f476116667373d2219fc73e4f97318a53a3b5c7634e4a112d40046b" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 3072)), (90, needs(63, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_80, place: 275257..279338, sha256: "711b014d2e5e6e211df750a8c51556f2ceef7ecbdc1c75d2589778156835ccba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(63, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_90A, place: 263896..268791, sha256: "dfe466bfd3d4bf1653f56fdc778e2d92efafbe528cd59a1c9a5c6b93892f2771" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 24576)), (90, needs(94, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 279338..285563, sha256: "1ce0a9e09a57e818640915098f86807ce1fd0219e0ed3e82601318fafa21851e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 268791..275058, sha256: "20c03b717493f3e3631d31274fa0bd949dcded9515b44429d356c35836b9b3e7" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 6144)), (90, needs(62, 0, 0, 6144))], file: LRPE_COSINE_MD_SM_80, place: 285563..289575, sha256: "77a21aa0eecb19463e2c47d5ec21f4d761ebe0f50fee4c850084c1f52ce9e124" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 6144))], file: LRPE_COSINE_MD_SM_90A, place: 275058..279896, sha256: "2be083e6cecb013202443477e04e3ff0a4dbf5928e413e41f7a3f1177457926c" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 30720)), (90, needs(121, 0, 0, 30720))], file: LRPE_COSINE_MD_SM_80, place: 289575..300002, sha256: "14c32a4a304b010d5447e8b62e08a4f6851105d3ed81ddf70755ea1ecc2fc72c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(121, 0, 0, 30720))], file: LRPE_COSINE_MD_SM_90A, place: 279896..289142, sha256: "366bc0fd7b7b2590ed783678764d70f30c75c67126c3e8ddd8fb525c55d635bc" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 3840)), (90, needs(48, 0, 0, 3840))], file: LRPE_COSINE_MD_SM_80, place: 300002..303800, sha256: "89f5e10a2e93476d0da9a176fe78eb065473484a0ba5bc484656d46e2f70fac2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 3840))], file: LRPE_COSINE_MD_SM_90A, place: 289142..293829, sha256: "abc58b18e7c355636dae228036d6c2fedcf1b22a04046eb718ef9bed597ae804" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 30720)), (90, needs(121, 0, 0, 30720))], file: LRPE_COSINE_MD_SM_80, place: 303800..314206, sha256: "bfe2403a66db7a16ae90b2db23bf140eac4ff018842d45e2a2ec995b84e18758" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(121, 0, 0, 30720))], file: LRPE_COSINE_MD_SM_90A, place: 293829..303177, sha256: "7c4be511879b1ec8f7bb958a350247f0deb30d38c1cd2359e34de9b7677b2d31" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 3840)), (90, needs(48, 0, 0, 3840))], file: LRPE_COSINE_MD_SM_80, place: 314206..317996, sha256: "ccf22eb39c15b4dfa75c09f5634584dc96ab1b8a0adfba9a06064c56289682e0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 3840))], file: LRPE_COSINE_MD_SM_90A, place: 303177..307867, sha256: "742b50b910b8caf0de7b06cf0b7de768615d4091430966499d86af0325ff261d" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 27648)), (90, needs(88, 0, 0, 27648))], file: LRPE_COSINE_MD_SM_80, place: 317996..324425, sha256: "b9f0e6e13283d17b92f5a3b71b77ba57cf4d010bda6e3b3bf5ecdde692a6893a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 27648))], file: LRPE_COSINE_MD_SM_90A, place: 307867..314572, sha256: "70d862b570166dceecf664f450eb36f9d16a18da4ec67303a1ea8feb641ebd19" },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 6912)), (90, needs(48, 0, 0, 6912))], file: LRPE_COSINE_MD_SM_80, place: 324425..328162, sha256: "9dd669b835a96142b4822d18e9c97a38cbba480bbcf96684ddd0e4a8ee366a03" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 6912))], file: LRPE_COSINE_MD_SM_90A, place: 314572..319223, sha256: "c765489cfddf82b8c5be74dff2145f1f6ddc6c46b7ded7e8725837d712d9cca7" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(100, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 328162..332895, sha256: "24628166bf81c2250e2856a32df131382b7a4159c29ad40cbade4b79804e1e5a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 319223..324508, sha256: "50487ebc7a1cf86a21750b656f777aed91ef7573067a4e7c6d90fa35a6cabe1f" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(47, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 332895..336322, sha256: "d2c83657105bbb3079a337ac8bcbbb2b0fbbfcbaf2999789e120e958a4101d0b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(47, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 324508..328475, sha256: "3bf644f42054375c202b501379585f5d2a9e663edc61d0cd290020d98deeb8d5" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(100, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 336322..341046, sha256: "2cac0959b4ba31715d177ed880c4d818a4aec6ebcb745d096b1f3b21fee7fd4b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 328475..333687, sha256: "1ebe120267c66098f073485c287059ca5873638216e9f31c7a75a52582212341" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(47, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 341046..344461, sha256: "43725f89d0816144abbb2a9565d6ee278577f25214a3cb9ee6e49e6b9893d62e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(47, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 333687..337594, sha256: "864156e0ddf6dbd013bc916d618b5a8ba9839b6100bafd8f0dd26222f92f0398" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 344461..348294, sha256: "792a196ec2b0319e69b525b3346635bdbac4a64050f12a3b213e7a5bb6dbb0ae" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 337594..342033, sha256: "ba4b20fb577ae56e7a23ec74c0402cc11e02111ccce26306302206923244d390" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_80, place: 348294..351656, sha256: "b48610d19ad884ecd0db7c5000379e98faab6b582cbff6b358d32438aeda8dba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_90A, place: 342033..345871, sha256: "7d32fb44121ad814c6b2d10f0a4897789c50052ac55a00567705f5314f52c8b3" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(104, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 351656..357079, sha256: "c4fb21b0ad6f60c07045d867bd18dd175ec43e1aa5a299e303af0c80c6fdac5c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 345871..351625, sha256: "969c3418783e11607c26edae9221f4cbb59e63e1359a47f902de5a59c28cf70b" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 357079..360679, sha256: "ce675bca7046490d803d0204f07eea8e5d77c0d70ce19b520727d2f62ff5c052" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 351625..355741, sha256: "22b540a8a0be0a54b0ac471497e6d670527fc9b213419602380ca2d3293797b5" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(104, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 360679..366095, sha256: "1058a98404041f687a18e6545835722c0131eaa49b3598f1c742be09cabc0af3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(104, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 355741..361600, sha256: "5ee76fae6ca32d595e26b4f3d2bab4fe8b2f03f3254bffb1895b00b615dde231" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 366095..369684, sha256: "2763626685db51d16d8a3d06a1ee45c961c09c906992d943e3e65b50f969064d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 361600..365673, sha256: "94523ea0302414ea41dd87cbc26b967a311f8a1713a7e695097a88c6946d8e5a" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 369684..373942, sha256: "289dccd65c5d094aee730cbddabe2d9a707585c20724266a7c91c0a1deff4e94" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 365673..370447, sha256: "3f1ea64bac6b8f2cd26efb35f5881e181da2915021a8850af39c39dec9614cd2" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_80, place: 373942..377484, sha256: "df3008d5f99629d57a350b6b57c5de0567b345408f1495ffa088bf15b41e2c45" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_90A, place: 370447..374439, sha256: "05b74cd58a9f98872aa1de5b0da58510a820a7d47b79d0122f26fe0e908bbfdd" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 16384)), (90, needs(100, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 377484..383286, sha256: "d831a7448366f87b8d01b05c91a4aeca6ea54cdc1ac64708314271f057584898" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 374439..380634, sha256: "de59ed7959bb196413056ba16e4619bc63f3e74bbef2d3ddf3b75f6590254acb" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(32, 0, 0, 0)), (90, needs(36, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 383286..386733, sha256: "7885d7c55b1e50503c371817c6a1cffefc02693ec39d35b071dfac19e718a1de" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(36, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 380634..384604, sha256: "f2c4600fc95203bd65dc13db57363535ee68cc0b1e70963b864cc0c5e60965e2" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 16384)), (90, needs(100, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 386733..392527, sha256: "62697cb596ceb11ada9004e765e7d73cbc9a031e4937c58259550b7e0d8beed6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 384604..390837, sha256: "305084d3baaa9492d8e7991b2e87be9a8ca9c2e1a24bec3918708f26f7972782" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(32, 0, 0, 0)), (90, needs(36, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 392527..395967, sha256: "40bee5f6963e8b23c3581a7b0dc6bec3f02b8b7f136bcc495429fef7f5a92c5a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(36, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 390837..394800, sha256: "8a851312c1ebed2e01e73bd5687aff19107c8273de5f3f786fe6cae9e020927a" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 395967..400702, sha256: "c0585c25a921b08d047cbd7b2aa5123a0f8bcd189444e11f9e56c9304bc79339" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(72, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 394800..400057, sha256: "240f3f06fc1560b8ba05e55c7bba445bc7f07085e1061b7e81ba6e5a716fb094" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(32, 0, 0, 0)), (90, needs(36, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 400702..404070, sha256: "48ce7e0beef8daf01d51ad5f047e5f612769de173ee8c0d14d195a97d7355c64" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(36, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 400057..403971, sha256: "50537ffad9e50d8342b02e0e4d9473332121d07e04ac98900cebfc58867dfb46" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(114, 0, 0, 16384)), (90, needs(116, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 404070..409417, sha256: "e2bdd6e7a640c58b70191791360d52a6783b72a015efe378e26b4bd01c67c95f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 403971..409527, sha256: "f984ca94494eedd300e22bffa421a81e29a87050a0201adbb7f16dd6e24f3ef4" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 409417..413035, sha256: "11b0d97f45db910fe25e3d4c60f82278e7a9564b2e5a1d416b503d053b62028a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 409527..413596, sha256: "cdf21072276f53b301dd8bb22b5e6d3f09f947d48d7404b2826f375407737a5a" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(114, 0, 0, 16384)), (90, needs(116, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 413035..418374, sha256: "d17dee7913361f84e850fb89dcde7f775fcf26dbcf2f0dc6267a3d0dadb3d20b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 413596..419255, sha256: "def7933d86d5bd9de91d6e7cdde4c3df8a0b811cbded15f72b8cc5316a3cca4b" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 418374..421981, sha256: "d8e569495d2a45046546b69a6975600da0f2c2f34d2f396a0efaf4d8a91bea6d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 419255..423324, sha256: "ea6491e6bfb9b04dc33afaa68dd1077bd53e2e413fd74ee2abda35039a003eee" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 421981..426202, sha256: "0b6b3e32471c61580df4fa03c531d5be93797ddd69c77d78d21f88c7d3a021b1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 423324..428075, sha256: "16a32d84fd65c8b85cecd3630f7fe366e64d27b5abab2cd79cf25b2edfbaee00" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_80, place: 426202..429758, sha256: "9d6518db8cc3178dc87dff78fc6f1f8a9b0ea8ad128959ac228ef551f20d0bc1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_90A, place: 428075..432094, sha256: "9daf822c0023aa079c70c015db99ea2d84330fa92f6f93b46015affa25f322c4" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 16384)), (90, needs(109, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 429758..434247, sha256: "5d654297234bed86f16e433810013cbdb3b938bc11eca3f10c77e5767c5ea0f5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(109, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 432094..437371, sha256: "594aeb4d59a159ece605320883cd3742c301cef0f791e43900fb125388e497ef" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(46, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 434247..437238, sha256: "495c5a7fccf4cd057e879b64cce5e193ee10b78518d83cf83b0796c86e864882" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 437371..441286, sha256: "ffe0922cb7ca098951a10edad860477e1e8dd71f2bb77d483c0c10aaab063058" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 16384)), (90, needs(109, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 437238..441711, sha256: "d22c1a2d134b46fbfeaaf9484e7ddcd8e8ca63f489018557f03a387e23b50588" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(109, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 441286..446613, sha256: "d351240bc4f0237e1eb52ceb0ae560229b9bf3a6d82e8604116f836592822493" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(46, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_80, place: 441711..444689, sha256: "9823b52f1ca5cfe1796c94ec5ba3572944d43336fb03b1272f7385a7301e9ab2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 2048))], file: LRPE_COSINE_MD_SM_90A, place: 446613..450545, sha256: "80373284939a0cd32fe727f623cc7f8514e22efc050e3ced071f8c8f47cfe185" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 16384)), (90, needs(74, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_80, place: 444689..448221, sha256: "18bd5f4cb570001bff431cfbe8ec4ceb9e04c0214c6256da0fe41193fd37790c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(74, 0, 0, 16384))], file: LRPE_COSINE_MD_SM_90A, place: 450545..455028, sha256: "80fb7ad53a12cfa0db6aa63c5b8a8723f8be65cfbf8a6a76caaedee0da669734" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(46, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_80, place: 448221..451148, sha256: "c6e04a883a4f7a7440e362b440968a76d7abf9bd7b3284760ef48c556ae573bc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 4096))], file: LRPE_COSINE_MD_SM_90A, place: 455028..458910, sha256: "5df726af4f94b9210717dda489a6ce4a3064f0e1ab589b71c384ad7d36facd36" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 24576)), (90, needs(122, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 451148..457128, sha256: "425b7ff946069f313107631e76b77316b9cc690bc89f083f1c0ea6cf29fcfef9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(122, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 458910..465526, sha256: "4d9bb4b5efc1ba477631433a15df9ea86d82b000d706a6a6823dc242eb5f6529" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(62, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_80, place: 457128..460948, sha256: "885e3681f1a7400ee7542ac5e4bed7c20873e012724007ba146390a693477929" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_90A, place: 465526..470202, sha256: "949059b933f645477e3feee421a836b0bf12758032038eb2f0a52e2597196d74" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 24576)), (90, needs(116, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 460948..466914, sha256: "10b9ab4679da807eae2c9c23393043ce26c5d038bbf62f7bae134f4d2a502044" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 470202..476810, sha256: "b5efae32fac38f69022c1b6543b7583da8347747555a027de97608bbb8bc86a8" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(62, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_80, place: 466914..470724, sha256: "172fc1a29d9c01ed99ad89bf1ade66bf9a39795bd941b204f09766829813ccd8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_90A, place: 476810..481513, sha256: "ba9807aaaa7af5cc3581eaf77bcf6d5b76e94e8ab7dd3f67552697160c5b5719" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 24576)), (90, needs(88, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 470724..475236, sha256: "26e1e4922eb35e0d06f43d949828260d88f3add9b057c431eb0bed773adcb217" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 481513..486914, sha256: "0f4ba0f98fdef434c345c80a50febb31eac531dedfc7b8694465ca0903ca19ec" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 6144)), (90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_MD_SM_80, place: 475236..478969, sha256: "ff13975bb22831ddc96be02dd25c0d1012c85a1e2555904a7df6a77346ba93f5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 6144))], file: LRPE_COSINE_MD_SM_90A, place: 486914..491580, sha256: "a6f156622266e6070bc99afe99bff0a669f53b1b59541b3d1931de2cacfc9599" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 24576)), (90, needs(117, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 478969..485541, sha256: "58253ad9249627efbc9449dbb1dbccdccf56b58f5d9240e08b7d7f9d328e7520" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(117, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 491580..498620, sha256: "0e30fabc5eedab6e285a7eab82d912fdc0646e1bf2d2318306a49894a92d5ba9" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 0)), (90, needs(48, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 485541..490080, sha256: "906d3fd59b853887447c91655359d2b3ae4dd13c52a441ff6d4dd6e9df98eb77" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 498620..503463, sha256: "2ff53d327c6af9bc2d744b62c7986c7e6f822d5b29eadb229d30392a10801c31" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 24576)), (90, needs(119, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 490080..496636, sha256: "efbaa1de715dce8d0e86ad30d2585738f87aab37a52fa9187835bdcdc74086c9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(119, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 503463..510492, sha256: "a7d6e76d7fff01785e814d5016d1df9ee93e7a67b9f2178e707f864a4b08691d" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 0)), (90, needs(48, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 496636..501167, sha256: "12c104e838916710bae4515cd85954f023165c4ea390afcfe08ca7e57b55d47f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 510492..515359, sha256: "9f7fda2d25ad1d512e3e75ac2a34c0e5661cf41b4dae209a87f9995f62268c80" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 24576)), (90, needs(88, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 501167..506362, sha256: "7a3063db5f5c0cc2f36e2611ed5f496b1ac889eb1e2bdb842bff787707695cba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 515359..521356, sha256: "8a0cdb83aa6df6ab40ceaa330782b3d7f035bdcd2ff0954074bb52c6272cc105" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 0)), (90, needs(47, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 506362..510786, sha256: "5179f11b7a6f2785ea8d7aafda66a748796f697c0cb16e7ae77a27847c44b4d3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(47, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 521356..526253, sha256: "24cf2ef2de482a030dcb7b2d36b8a2b662a19694ccfb754373941a15f78a6a06" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 24576)), (90, needs(146, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 510786..516538, sha256: "5e0f29d63e3fb1c50643a6e28ad594238eeef3d969832208588352b93346eb42" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(146, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 526253..532455, sha256: "2c0b3b78e74011b169a28c750856b994bade588c4290e420a96a0593f89da69f" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(62, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_80, place: 516538..520097, sha256: "37a6f95be187f6504253be0d5f0b488d11be793bc1a189b491613499c3224b4d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_90A, place: 532455..536859, sha256: "70e61277f10bded9d52d8c825e349e271bc95fbcf631c629e2eebacc40194d32" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 24576)), (90, needs(146, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 520097..525831, sha256: "cec55db175be6be68e4a8a60b3df90cd6e4cb3d4983bea4ca0828ea0836afbd7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(146, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 536859..543176, sha256: "78533a91aa5d593ce002e79055c874d7ee24a97b29dea4e7afcfa64aa13c26bb" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(62, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_80, place: 525831..529380, sha256: "e2b2e2868dadbda262da2d93a57109083b61cc6e961cc0bb980583b942af8d70" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 3072))], file: LRPE_COSINE_MD_SM_90A, place: 543176..547637, sha256: "d22b40d3016fc19ea457319233d772efa4d47e6bfae50ba832d0737eae92e411" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 24576)), (90, needs(100, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_80, place: 529380..533800, sha256: "5dde1c8655e6663d7abbc77006f06a29240e16e2fc2526ebf6c794a497b4968d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(100, 0, 0, 24576))], file: LRPE_COSINE_MD_SM_90A, place: 547637..552817, sha256: "9c2b09057814e42dcabc27dfe2b3973cb66eaf4400e4ddc03d7162d53c4644c6" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 6144)), (90, needs(62, 0, 0, 6144))], file: LRPE_COSINE_MD_SM_80, place: 533800..537269, sha256: "846fa874327d05133b788c8544047653c8351c5712bc35c70c3b0919511349e5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 6144))], file: LRPE_COSINE_MD_SM_90A, place: 552817..557216, sha256: "e5af9698377ce9e5e83224ad3eecad7f6748328fd7edf050e8aee16b650bd126" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 30720)), (90, needs(127, 0, 0, 30720))], file: LRPE_COSINE_MD_SM_80, place: 537269..544197, sha256: "6cd0919c5bf1249b088918c3f50a212cfd5af633f5fd76ccded1da850bfde852" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 30720))], file: LRPE_COSINE_MD_SM_90A, place: 557216..564802, sha256: "7cb7ee17e11fef7a8a61e8ebd7ce6328c69313f1c99e4bfe4a716deddd2282a5" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 3840)), (90, needs(50, 0, 0, 3840))], file: LRPE_COSINE_MD_SM_80, place: 544197..547620, sha256: "6485f4ffc6a01221e3ab998ebda15815187106f399d2f1896832b839ca9c496e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(50, 0, 0, 3840))], file: LRPE_COSINE_MD_SM_90A, place: 564802..569226, sha256: "5748681719639c01a730d8c11c92dca9eb05b3bb84a476dfb58a164057d3fc3b" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 30720)), (90, needs(127, 0, 0, 30720))], file: LRPE_COSINE_MD_SM_80, place: 547620..554534, sha256: "c21b7bfa1f82d507fbd0c38d3e1e0b94418ce7d9567f2ac3bf1e28404aea5be9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(127, 0, 0, 30720))], file: LRPE_COSINE_MD_SM_90A, place: 569226..576797, sha256: "e0574ae87820c55ad5b468db09d780ba3705fbf66d555d5b7d166faad1ce4f0b" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 3840)), (90, needs(51, 0, 0, 3840))], file: LRPE_COSINE_MD_SM_80, place: 554534..557949, sha256: "b0c3b91deabecec79f460bf20e6bbec984709485ae24d882913dc188f85f3014" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(51, 0, 0, 3840))], file: LRPE_COSINE_MD_SM_90A, place: 576797..581166, sha256: "b13b58777dea38af80f16b37d744aa439306d56a06d5b5bf6629bcda0d609257" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 27648)), (90, needs(88, 0, 0, 27648))], file: LRPE_COSINE_MD_SM_80, place: 557949..562575, sha256: "69d38826682da802dc43ac1f8c3428846cbfd8732bb5d3e6b4fd5e22f4b50751" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(88, 0, 0, 27648))], file: LRPE_COSINE_MD_SM_90A, place: 581166..586843, sha256: "f064eafaa8a9229ab637419daaa2248525c707da41e76397fefa9f41af9dcf3c" },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 6912)), (90, needs(53, 0, 0, 6912))], file: LRPE_COSINE_MD_SM_80, place: 562575..565934, sha256: "9747797009cea875d4dbbdf89418af484b4d2bddbc2562360786524e2f699814" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(53, 0, 0, 6912))], file: LRPE_COSINE_MD_SM_90A, place: 586843..591212, sha256: "cefdf0ddd7f553ce116967e0825889368f9e744dc93f05d82d217ce7c1a9944c" },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(162, 0, 0, 1024)), (90, needs(154, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_80, place: 565934..580707, sha256: "fa7ce38386511b3cf3a4432373f2657d47ac41712e626278cc5a033ae653bbf5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_90A, place: 591212..602752, sha256: "b16f54310a86ba2f1bc8b3dedab22041dcbc179057a7247819c4dac8eb6bda66" },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(66, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_80, place: 580707..586030, sha256: "be68de5e7b33180ad736f4a96bc1e6546a28f80e5c63c071e039aee5419fe367" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(66, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_90A, place: 602752..608716, sha256: "4f5b00096758d52ea17da1ef22b87d1182eb68b9abae855658dd96167c368ccc" },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(162, 0, 0, 1024)), (90, needs(154, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_80, place: 586030..600768, sha256: "5c83dae4c1130c89f6b3f547a34a89fadde9f842b5434bd00d1d4babc1313253" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_90A, place: 608716..620304, sha256: "5aacca4e77835209b67b53642c88d7718f0c187e6e0ab182d38048d9ed4a2681" },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(66, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_80, place: 600768..606078, sha256: "a96cdc8adbe51793a15eabe198f2d29feb8c291991d971f2eb7bdc8093f3269d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(66, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_90A, place: 620304..626302, sha256: "036684ff294e5fce643f61d2db40a22e4a32acdfa5123956ccb655588966b959" },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(111, 0, 0, 1024)), (90, needs(111, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_80, place: 606078..615370, sha256: "289e067154ba9d1a5de75aa0f3e98d574c39e86f3711f7b9e0f9b47ab90be94a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(111, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_90A, place: 626302..635211, sha256: "73622ddc477092667d190e6b334802e287baecb81a43eb1bac29391a2b94c535" },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(66, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_80, place: 615370..620605, sha256: "75cc1c748f9e6e30ea87cbaa51b0050606875793bbc61b745da565b894cae7d8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(66, 0, 0, 1024))], file: LRPE_COSINE_MD_SM_90A, place: 635211..641161, sha256: "492cb168da4028c2e238b388e966e58826f3ede7d2cf7d4082e14245cbedffff" },
    ] },
    Entry { name: "lrpe_cosine_md_table", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 8, 16, 24], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(16, 0, 0, 0)), (90, needs(16, 0, 0, 0))], file: LRPE_COSINE_MD_SM_80, place: 620605..621669, sha256: "c194b127cfe34c7177a26e155c813a394680d487dc768e16daaf444413938e0a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(16, 0, 0, 0))], file: LRPE_COSINE_MD_SM_90A, place: 641161..643582, sha256: "662bb4fbfe1fa18296dc4ceab1b5a5b038d06f3988a66063d9ee4c8aabbfe871" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 0..6828, sha256: "43feae8c0349f138ae68529e98f36dda30a7b4524428e95bd2abe40723b0b4b7" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 0..6252, sha256: "8eb6469ab0a0058e66ad35ec0c5f3c38efea70505813595602a4724a2c91eb8e" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(52, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 6828..10734, sha256: "01bd632002e3e350a6d262388e021f7544eda84a3e19ce211816b6bff9dcd149" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(52, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 6252..10823, sha256: "574eb8e79cab0b5c7a1859b080d00024a978b070eeb39d6f7f9eb358c8155da9" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 10734..17549, sha256: "e6d9f517ea255e0f2c024a45703ae4e60dca95bb4455a169cc1e6194cd689496" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 10823..17070, sha256: "195ed95da78fd25d5342135f143d638d2ae6c436963b1f8b26e7a99fc0c6f7e3" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(53, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 17549..21441, sha256: "272fb820548a2044c1ba7404d5582dfcaca3b19420e6047925e87a24f1995053" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(53, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 17070..21736, sha256: "f5d974dfdf2917c7b440b1e0993262b553740e66ec50efb34e9fff136113a59a" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 16384)), (90, needs(66, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 21441..25985, sha256: "f555ed2f0d39482bea4dd723db3e3892ddd03d68f23be71b9834cd36915b91f0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(66, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 21736..26726, sha256: "1cceca9b9da02919ecf3294ef386979dd055e48c741047a60706005c43dfe23c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 4096)), (90, needs(51, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 25985..29744, sha256: "7b492230f0fcae821830ed42837b290dbbfc013dd271400c4c862194223a4391" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(51, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 26726..31238, sha256: "9c38194e828ee0c9980040543e4c52052d0160cd9d0e1239cefc598e00f34e48" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 16384)), (90, needs(94, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 29744..37902, sha256: "d001bf2853eca32ab3c1e3e3aeaa5a1499e3fd1f36b375d4bcc0c181fac0b36e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 31238..38433, sha256: "e80797ae3c8eef0d932321c59bc231a3e9977d35c2f5787a463a453159d9e46d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(45, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 37902..41240, sha256: "1e9db1a002e475e2f0885db236e69f8d39a53782208545afaba0ca1aa3ceae9d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(45, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 38433..42517, sha256: "4d4dde718a531fc773297b90bbd94ddde6914e5c64d1e65eea063dcf426de36e" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 16384)), (90, needs(94, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 41240..49383, sha256: "68ef4b2a816b0f9ca9eac599b8365545f91faddb44cc3473459f6dc5f8fde3f2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(94, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 42517..49699, sha256: "740f6c16fda778b0512469c21844a576e1f43b626892540a9f3c39d22e5ac9ba" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(45, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 49383..52710, sha256: "20615eaa002c48d5c0bd9e962d748efbda183372b30cc250990184b4b281fa7e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(45, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 49699..53754, sha256: "f0e939bcc49023352a8dcceeac79f227e36a72b5a168fc11b2d9b246e1accc19" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 52710..57911, sha256: "89f43a26d4bfe999dde64d3d9f0748cf3cd8ae4598f3b4e62f8007482d33d8a3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 53754..59207, sha256: "f2d54cfeb121fe562e475f233a02c2b6d0a7f525bf3464bbfcde2d3fa26693b9" },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 57911..61196, sha256: "5b05e3c2d19b4e248c22e13b7805809e54c43b3c98779c7d6a0f2051d5984ced" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 59207..63217, sha256: "90b76b79b68dd81d172bf54d7126c30e0c54989e1fa802e9d61a4f147edeebef" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 61196..69449, sha256: "b6a14d635baaab4e1a8712eea28b73ac80659c75927822bb22ca1a284b0ccc63" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 63217..70544, sha256: "546edd67894d0f0571e17bae669f959d91fc45fdc7f4062499aca7bdb302097d" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 0)), (90, needs(46, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 69449..72843, sha256: "a37ee9f55830e7e9210c970a7c3a17dfa20baf451cee64a44e15a6f12cdea0a5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 70544..74418, sha256: "f78f4d2877de7a9c26099204bd72768d36d9fa609a3a94906f5ef979658b6014" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 72843..81077, sha256: "88a527dff07e490fa75ee0d0b31e6f0374091f31c7b98d5fd0f8342aa78ce019" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 74418..81739, sha256: "3c85b49af7e4d3a965994695222b92f841114fe1140514448f100f14aa5cbf31" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 0)), (90, needs(46, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 81077..84466, sha256: "307325bc282f236f73c0f12ff82b31dc097e87290bac7dac5410d764145dfd1f" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 81739..85618, sha256: "10a5ead3f3f04b2730c40570ffc21ef730ef062251ccbdba1ef37ebef0427097" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 16384)), (90, needs(65, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 84466..90001, sha256: "479003a157c618f135bd2eca7fc004f254254bead43e50adfe107fd2a23216e1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(65, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 85618..91392, sha256: "42ad32c6126395666ff6f97cdfdb4e8a2937ff69748e5e4c6284d94e10d87f0b" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 0)), (90, needs(47, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 90001..93301, sha256: "8ce8bddd96ee3d990878c9084ced7e85ffebadea89a8a7fb00301fadff71b9e3" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(47, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 91392..95221, sha256: "02a2905f46a73594f96d199e7396bd140cb40a8d42a800323429108868de71e2" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 16384)), (90, needs(121, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 93301..101131, sha256: "241bb4b2fad008c251e4eaecf7ae6c5c09b2d0ba009e88f2dff53664d1c0504a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(121, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 95221..102081, sha256: "7d77444056de5d9fcf240c79f907983dd0986ad7f58dcc9e23723d6b34b799fe" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 101131..105430, sha256: "db401ace6dcbb11087dc8885dda23bf9eab8b3d0783baa523b70fbd6c32c2c28" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 102081..107049, sha256: "3e154305cc865c3f58b65ce13885f20208e49590ce802e9663ce1dae053c50cb" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 16384)), (90, needs(121, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 105430..113241, sha256: "af57d26bf07d764625f4316f69f472eccb2792df4121e2a4d609b1beb01563ce" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(121, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 107049..113904, sha256: "c80298f92f59e055f1cc7e84edf313b50534a2d990fb6491fa294be429fc7f65" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 113241..117531, sha256: "873d251d3bebeb5c8dd4f8b94e860849abd06d9432950eec19818170c25a83d8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 113904..118865, sha256: "5cfaa3c3e1c319007957e94ac4b0f6aaa1c45c70b535535b7537eef37d65ac4c" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 117531..122711, sha256: "0e82445ac20a42564416c130028a786da6534114240d63ae34b028bf8d9492e0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(80, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 118865..124274, sha256: "dc0b8093339b99fd29236c964d0d682d6c32c109dd824ab80bf0b54d1a605732" },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 122711..126889, sha256: "8af9278adb0781dc881d3d5f8deb5017478d2c0f5fd0af8c261bf070e3b14dad" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 124274..129126, sha256: "7b291d45b933ef21c045a4e2776e8fb6d6b0543723d2bde310c4e19ff6c986f5" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 126889..133686, sha256: "85a3106ef9990121c673e0d3a02955cceb3d7f78aa3f209e95e4c0e1c2bf0f20" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 129126..135349, sha256: "e898c07fafad771670032063c2174f7d451992b2fa3b32a505af76998782449c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(52, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 133686..137582, sha256: "79937f45f86bde17cf93838f300f47bebf8fa0660db63b9fd4985819954a29bf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(52, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 135349..139977, sha256: "d15669d863af518de84bcbabc886c52319e4524fae446920554c6a30def19fcd" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 137582..144366, sha256: "52d0bb6c3ba55e6c82a4ea8b1413cf527bd9dcbecb0d00882ab06549cfc5529a" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(90, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 139977..146202, sha256: "3b884d66f3a0a988c8a04bbbd30379ddac4eb8dc18770e22f13defe236e84fdf" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(54, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 144366..148245, sha256: "4bdd43af5142c86e6b353fdc585380801caabf638b27020f2dd68e81372ae51b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(54, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 146202..150928, sha256: "b7638a18bf050c9690133d7e554a02e9df097ed10ec04de5f00f10fbda0aeac6" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 16384)), (90, needs(65, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 148245..152766, sha256: "0d9eb38dfa84e948c7017aafc36f65df86c0fb926383cc5502a7356e019f645c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(65, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 150928..155867, sha256: "102549dbe4fcb9ba3c239c979425e9e505b9b1262e1229d5b67a6777a46bd13d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 4096)), (90, needs(51, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 152766..156511, sha256: "8e86eac695cdf63066d63d672c0fa0fd57df9a292555442d3870627948057176" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(51, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 155867..160345, sha256: "a0578a8807718d5f11b956274fe4527a5697c57a318ed4e349d68cb277bcf3ad" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 16384)), (90, needs(112, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 156511..165559, sha256: "36180232e80cbfc9953cdd13fb8c13071a5995778f610d329a63a6437cf75ad1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(112, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 160345..168493, sha256: "fd06e05b3b1c1482fb01a1a4816f703abdd73d8944c847ad5576cb390a2e6b42" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 165559..169038, sha256: "d1b4205657590162138aaaa064a51e9a4c13ad50b0f284fa71fdeac4221051e1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 168493..172864, sha256: "2d0cc7609c5d9a24260818c359c099aa5011036bef8512b03d93448d8c22b9d1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 16384)), (90, needs(118, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 169038..178052, sha256: "cc39c872c4e882068fcefe31a8f47651d007ef9158bae5c8683a44d92dd61855" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(118, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 172864..181044, sha256: "5feda1cfc9753d550c04ff3c913513e2e7401c15711a456fb9553bda6ae78444" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 178052..181521, sha256: "9f036b3f908b3840b269e8d479e1b3e034b53be7aed5bb08693ba2956ecd1fc8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 181044..185415, sha256: "7f57683f06a5c3d34ccca4659e3993ca6d0f1cc8b6992005d5a0d7b2b7a18486" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 16384)), (90, needs(86, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 181521..187224, sha256: "8b04bef5b4f051962b66c961b77ee5d4502ed085df1ac01791e581dc6032142d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(86, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 185415..191433, sha256: "cb20cce95721387013b124af51133c81783fd72ceef7c51924746eeeea2277eb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 187224..190604, sha256: "b7b431a5754137c5832697407479d491c22e92223a07bd351712b2ee132ab5b4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 191433..195713, sha256: "f2e46af8de81f766bf1b6161b2ff4da02dd22d66306edf0f6068753b62bd6ac1" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(111, 0, 0, 16384)), (90, needs(116, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 190604..199748, sha256: "a54e5411d30c62138649127e0f973beb9d1083b05f1290e29435cce0783299bd" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 195713..203698, sha256: "a19edcf5a44cdb50a235c9d05749b032e886d48d28bd6b813b96f1c9478eff13" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 0)), (90, needs(56, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 199748..204344, sha256: "e80548791a164e06b6adabc45270c66ea051bf4273aed825da88d6a1b56a05fc" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 203698..208528, sha256: "5b2a9698f325c1bea17d63e32f9e4eba443591b964103daf05dad8c9d443ba61" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(111, 0, 0, 16384)), (90, needs(116, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 204344..213468, sha256: "25f5b463be8b25d8536ff94803ad5963d30a6151640e26cace9bbfd20a3776d9" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(116, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 208528..216607, sha256: "2e2ad6bbbac8115327849302312774fa7da9a10d1ede385381fd993f3e058681" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 0)), (90, needs(56, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 213468..218056, sha256: "c531bbb831c4f1b9e58bcf5b779cf72087f28b14a72ba6447f969802c4bb9527" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(56, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 216607..221431, sha256: "e6f199d58be4cad4b073e55b85e0612300761fdd3c4dc04720f8c012bf872093" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(87, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 218056..224281, sha256: "5393fa3ea4ad5bd9746d9c01d3f41a11b80480c82ae4734bd0b45f2d3d655eaf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(87, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 221431..227824, sha256: "46a09213bbaef7bdd3bfd299cc6c369eaf969e26671c81d016ddae2b4510530b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 0)), (90, needs(58, 0, 0, 0))], file: LRPE_ROTATE_SM_80, place: 224281..228736, sha256: "7e92506f66b7387e4ca55b0330aed8534ee943a5028813959869d6b796c0e732" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(58, 0, 0, 0))], file: LRPE_ROTATE_SM_90A, place: 227824..232557, sha256: "2b90bfa2243a4142fe4f180e2eaf96c7916930476542b2e882f2c5fd06ab4118" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(161, 0, 0, 16384)), (90, needs(166, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 228736..237180, sha256: "040e92c176f12ee6bd2d4fcd038658d4508ba24767f64566d6e687e15a76943d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 232557..239981, sha256: "51aff27273ca76dbc2c3297154ca5b0e7094315f6c7f59ac45ceac419dac0a6d" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 2048)), (90, needs(64, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 237180..240549, sha256: "b4baa9e83f416dc446253797028511b08e3ad858bf82aafbbab9a60a34f6d84e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 239981..244507, sha256: "8dc2607dd24690e03d9912c6b2294c4c82cb6c71fafb6f760e7e5538914c85c6" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(161, 0, 0, 16384)), (90, needs(166, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 240549..248963, sha256: "1531bdb9beaa645908f4d42b4e8ce67541bbc65030acf92d0f763beae1e2d099" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(166, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 244507..251944, sha256: "05aab9919fe070a88713d7885c8e5c9fa50c6762bbaa3c36fac0211eaec82603" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 2048)), (90, needs(64, 0, 0, 2048))], file: LRPE_ROTATE_SM_80, place: 248963..252322, sha256: "f54b6e7ae30de82f54452806b697c81691a108154475ff6df7bd2d1a56797aee" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 2048))], file: LRPE_ROTATE_SM_90A, place: 251944..256486, sha256: "07a7c323e722b7a700a879684f48ec6659ec4f1617844ad54d0bdf55e072d57a" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 16384)), (90, needs(108, 0, 0, 16384))], file: LRPE_ROTATE_SM_80, place: 252322..257691, sha256: "503a2422250911ba6e5edd7b8cb8c99bad8488d5eb3bf734087b082d965bb07b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(108, 0, 0, 16384))], file: LRPE_ROTATE_SM_90A, place: 256486..262218, sha256: "49de60e34a6cb50a406da1ac1384f8a20ecd33cb41301f7e0fc1c37d681cd11c" },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 4096)), (90, needs(64, 0, 0, 4096))], file: LRPE_ROTATE_SM_80, place: 257691..260971, sha256: "bbb42b44e44bb9c0e96e78dd59d84adfd8d2a2456ee88285e204cc0107842053" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 4096))], file: LRPE_ROTATE_SM_90A, place: 262218..266579, sha256: "01edd5b2a155912048d8498b9f29165e3613811e3e8f6b988bcd8384c64b79fb" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(152, 0, 0, 28672)), (90, needs(156, 0, 0, 28672))], file: LRPE_ROTATE_SM_80, place: 260971..272218, sha256: "4b6ea048fcb5fd6544342ea68ad341b8ffc1ffaaa55f23ea1081b0a13bc50d97" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(156, 0, 0, 28672))], file: LRPE_ROTATE_SM_90A, place: 266579..276554, sha256: "72b902e334eb842f5f1c3736f29631b7f6bb7199d64989c8be760ee6e267a8a7" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 3584)), (90, needs(44, 0, 0, 3584))], file: LRPE_ROTATE_SM_80, place: 272218..275984, sha256: "8256f6e207fdbe2dabc205859fb0fed5ee6ebdb38d0320752e8bbab754557885" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(44, 0, 0, 3584))], file: LRPE_ROTATE_SM_90A, place: 276554..281092, sha256: "9041e9a0a809891c3879f92eb9fd479b984ac9af84fe7e6e47906174547a2b83" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 28672)), (90, needs(155, 0, 0, 28672))], file: LRPE_ROTATE_SM_80, place: 275984..287205, sha256: "c0790eeea49c31c512b751d14aea12c7d01e033b60ef00e70c9b57d92666ddac" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(155, 0, 0, 28672))], file: LRPE_ROTATE_SM_90A, place: 281092..291168, sha256: "115c4859d7653243c64b850627e939e898a7eebebdd2d8db95f9363f58e1874b" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 3584)), (90, needs(44, 0, 0, 3584))], file: LRPE_ROTATE_SM_80, place: 287205..290963, sha256: "f0c3ccb3dd043a81f571907ac89c4f22629a4492989a6156e48a1cf9f5541099" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(44, 0, 0, 3584))], file: LRPE_ROTATE_SM_90A, place: 291168..295699, sha256: "28e38e1d047220b1214c843039616a1b01997ff057cd0560ddf7b185519114e0" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 22528)), (90, needs(96, 0, 0, 22528))], file: LRPE_ROTATE_SM_80, place: 290963..297794, sha256: "269d1b41e9a04174083c74c13d7d9e0d9947273d04cd723e28138d4dd2cc7a71" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(96, 0, 0, 22528))], file: LRPE_ROTATE_SM_90A, place: 295699..302699, sha256: "fd28c01c718a751093f7873b1d1dc67d70169a488d6d300d9a6c74a8b1b24fbf" },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 5632)), (90, needs(45, 0, 0, 5632))], file: LRPE_ROTATE_SM_80, place: 297794..301466, sha256: "5dbf0fc1083ada90a6a49430177ab11fdd86e563c20d75e46e1f13302b52ae34" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(45, 0, 0, 5632))], file: LRPE_ROTATE_SM_90A, place: 302699..307210, sha256: "d3d914e97c5777cbe9accd08938ee760eae7f541d5fe378936f361099701be9f" },
    ] },
    Entry { name: "lrpe_rotate_dtheta_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(171, 0, 0, 1024)), (90, needs(172, 0, 0, 1024))], file: LRPE_ROTATE_SM_80, place: 301466..314068, sha256: "bc3c4b466c90cd5c85424cf8b643cceb02aee58ff73e6a4e146e933ef94d7ea2" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(172, 0, 0, 1024))], file: LRPE_ROTATE_SM_90A, place: 307210..318223, sha256: "c756fd05f9a61208e84cc5e8ddbcc38e5a3411c8836a78ca8f5f446dc2b8aec5" },
    ] },
    Entry { name: "lrpe_rotate_dtheta_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 1024)), (90, needs(62, 0, 0, 1024))], file: LRPE_ROTATE_SM_80, place: 314068..318740, sha256: "36587fe47fc2dda0352c25dd890f9a9369efe663ed29bffe1dd69c5a7dc548ba" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 1024))], file: LRPE_ROTATE_SM_90A, place: 318223..323647, sha256: "617056f0886c0c307446af63ed1cd6ea6a297981df0b3ca17a259a83be9c7cd4" },
    ] },
    Entry { name: "lrpe_rotate_dtheta_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(171, 0, 0, 1024)), (90, needs(172, 0, 0, 1024))], file: LRPE_ROTATE_SM_80, place: 318740..331303, sha256: "de5607ec3424d7ac36ed2677aa63a8775f9ab39168924ef816a43130d5c6a525" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(172, 0, 0, 1024))], file: LRPE_ROTATE_SM_90A, place: 323647..334799, sha256: "e6015a82ae2cb5b7ae64070ac3807b4fe6b795c7c0162023ba27c6e4f0c0a6f0" },
    ] },
    Entry { name: "lrpe_rotate_dtheta_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 1024)), (90, needs(62, 0, 0, 1024))], file: LRPE_ROTATE_SM_80, place: 331303..335965, sha256: "c620cb139a5e3b57fc425d4c99854b324666e959bf262e80bb68840de5b9496b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(62, 0, 0, 1024))], file: LRPE_ROTATE_SM_90A, place: 334799..340194, sha256: "cacb3856bc3f666de8bfcc2e6c19e0829b1b890642d30d1e32d1f4c7d0c01889" },
    ] },
    Entry { name: "lrpe_rotate_dtheta_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 1024)), (90, needs(109, 0, 0, 1024))], file: LRPE_ROTATE_SM_80, place: 335965..343836, sha256: "ccdc6ea2ab6e70ca5e893021afadb1f48c873650222ad3fc9e69bbdfb6e32c40" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(109, 0, 0, 1024))], file: LRPE_ROTATE_SM_90A, place: 340194..348114, sha256: "74f0d0d74ceb0ef82af7cb7aac45c2d4577266420a55fb524da0a800b75a2e68" },
    ] },
    Entry { name: "lrpe_rotate_dtheta_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(60, 0, 0, 1024))], file: LRPE_ROTATE_SM_80, place: 343836..348413, sha256: "95b8bea1ace9c3259933ed5ad94cfabd0850c36fce8a55e3737674dff7a53e14" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(60, 0, 0, 1024))], file: LRPE_ROTATE_SM_90A, place: 348114..353493, sha256: "916db6c6b73523454e0647c753ed713efe010f9c184d178b859728bfb95344fe" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_80, place: 0..6148, sha256: "d99160ce0fc233a7ccdb00ff1e032af47b4d896fdd6891f1d6af902967f192c1" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_90A, place: 0..6228, sha256: "a5000c2951a1ec74df1f5f45c9ff9f15fbf64ba825bf57902f95250dfd9ddab3" },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2560)), (90, needs(45, 0, 0, 2560))], file: LRPE_SHARED_SM_80, place: 6148..10249, sha256: "8ec31a5533e8556a1f72d5a33fab5d3d893aba81fea8055424f4e2b551148ce4" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(45, 0, 0, 2560))], file: LRPE_SHARED_SM_90A, place: 6228..10898, sha256: "edb5fc8fb08a0e1c4b0fb24e290482308e783902b893887139864ed1137981b1" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_80, place: 10249..16350, sha256: "ddd7825789cc4bb56e0ddbb37c89162a0ff9f724955185c3b6ef396c50bf23b5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 20480))], file: LRPE_SHARED_SM_90A, place: 10898..17019, sha256: "07108a83d7ba4d86c79db7b30a07a6ecf6d563d45f5f314b0a4c0b01829fa3dc" },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2560)), (90, needs(45, 0, 0, 2560))], file: LRPE_SHARED_SM_80, place: 16350..20433, sha256: "6cca59196d1b4778adcf9e66224502bf57580c931ddb6b1d6ed12ec9d87bb19c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(45, 0, 0, 2560))], file: LRPE_SHARED_SM_90A, place: 17019..21731, sha256: "cac54618430bd3844663d264399321709a7637c62e39ce95f3dba15a81a3d89c" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 18432)), (90, needs(64, 0, 0, 18432))], file: LRPE_SHARED_SM_80, place: 20433..24536, sha256: "571e20d5193ef7235e338a65f0f46b2b74fb945ed697abacbcc5d31f1a17ba87" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(64, 0, 0, 18432))], file: LRPE_SHARED_SM_90A, place: 21731..26462, sha256: "ccc4685f9bdcaecece84f231a5b4c1ae08838517fafb94d684487c6ce0891313" },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 4608)), (90, needs(45, 0, 0, 4608))], file: LRPE_SHARED_SM_80, place: 24536..28256, sha256: "d465310053b58f985e01dd0f79bb4801306bebad12683978ce712317f1d4aa3b" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(45, 0, 0, 4608))], file: LRPE_SHARED_SM_90A, place: 26462..30967, sha256: "ee22a78eaf207bb9fbbc131363b7d89109aacc79113bb7c2db250ccbae013e51" },
    ] },
    Entry { name: "sequence_softmax_finish_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 0)), (90, needs(46, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 28256..30453, sha256: "2867ef90869efdaf576a0684aec693109182e92a1e673a6498dc72bac4fe8d46" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(46, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 30967..34472, sha256: "666ba16b6db1427a77cb3daa943d2d8e4f8809ad43d1128cdc0c5a63c7adc140" },
    ] },
    Entry { name: "sequence_softmax_finish_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 0)), (90, needs(48, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 30453..32900, sha256: "35f667de7f24cc50f05ba1ebc31c1c105cc3c930946255dd7397f4c0eea7d06d" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(48, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 34472..38868, sha256: "41699093d697dd4c27fea37eb0cffe2c0e39cf1f9cf2826e39c600d0efdb524a" },
    ] },
    Entry { name: "lrpe_dtheta_finish", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 48, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(22, 0, 0, 0)), (90, needs(24, 0, 0, 0))], file: LRPE_SHARED_SM_80, place: 32900..34246, sha256: "d1f23e4a7963f994290b30109e01e1bb7f1042f5d54cebd4ea1dd86c0963b463" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(24, 0, 0, 0))], file: LRPE_SHARED_SM_90A, place: 38868..41408, sha256: "834e6a6175918de413551942e038cf6f077285e15098cb2d383185f6b54ebcdf" },
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
    Entry { name: "tpa_decode_bf16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(152, 0, 0, 0)), (90, needs(153, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 0..22584, sha256: "3fc2d662133a205378f006c1776b59a1e123e7f05288d55da4ecbc641c5a5dcf" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(153, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 0..20411, sha256: "1db2c450a3f727bcdd8617c7bf861084b884f0b1bfcbc8057556b2961f3dd665" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(218, 0, 0, 0)), (90, needs(219, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 22584..49164, sha256: "6342f3a69a57f332f8eb6dba31a620fdfca0bdd595a4819ec9d6e4b5f386cf3c" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(219, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 20411..43270, sha256: "bef9ac4d2977ec7653171da9172eeb3b0b8462a845069c32f38b27c862c7d8d5" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 49164..79810, sha256: "4af759315485bf1d54642c0c5eba684d745c6ae7cdcf4d58ed7186dbdf34e918" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 43270..67989, sha256: "1216d7f5b40eaef744f02aa97d9f570e3b3f4c591a1b1cce753252b134dffce3" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 79810..101568, sha256: "bbe98355e24af3e929ae355c8935e951957aed6831267ce49045ccee8548a9d0" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 67989..88266, sha256: "6b211d819bb3c17ed623756886488535a1b72f427e0e8ff08a15f0a16c3c0409" },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 101568..123676, sha256: "bfb4f7f46b0c6d30ec497a00cebc138ec4b27d1641a94e8a3375b8319a1fd7ef" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 88266..108456, sha256: "00debaf3ab26dff6c9ea2872c5480e24cbd3ca43143ac990d89767aaef702f4b" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(184, 0, 0, 0)), (90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 123676..147541, sha256: "50cd80bded5e62911580db244f6038fe9ddf991652a05b1eb517e8158f535449" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 108456..129649, sha256: "2f6532259070e9571321a8d2a7d0b83fd95e0139af2f72457f05f29b454151fe" },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 16, 34, 0)), (90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 147541..176823, sha256: "db8c33efbc04f0871511ca57c14da5c95d56396a93cfcc9a5541d92d00182833" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(254, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 129649..153394, sha256: "a173a3ef7808f23ac52b4472abbfcd1e2a8fd67891025efd803055c95f3f03e4" },
    ] },
    Entry { name: "tpa_decode_bf16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 176823..203265, sha256: "02c63de0b44f1b56bdc635101b8cf7b89d271763283f94678041c281fc0f2a39" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 153394..175061, sha256: "a1d6e092d2b8b30fbeeec8c23443682e8ed22b6228639772e07ea1279551db7b" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 0)), (90, needs(154, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 203265..231647, sha256: "029cecb6ca2c61d7afe6d8cbad6736f2bdf84e98e6bf4d553ea4f11678884e64" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(154, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 175061..197929, sha256: "142f66f9d9fdfe4233030d443e554dd2f3e5b1a375b98bb6936c8ce1639f401a" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(222, 0, 0, 0)), (90, needs(218, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 231647..265686, sha256: "7f1e0dd73fb5d15f3041dcf03c12e90926f3996c7eb31fb84eb99b3de35d4d4e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(218, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 197929..224103, sha256: "4138e494a0d8f56e7450d3fb02fa081a1f5613a6d0d4254b6ed98861e9f3fae7" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 8, 24, 0))], file: TPA_DECODE_SM_80, place: 265686..305107, sha256: "11004005ed0c0d0b99b8563736defca96908973de8ed37fd44abe1ce99291c50" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 8, 24, 0))], file: TPA_DECODE_SM_90A, place: 224103..252638, sha256: "c52a79d2bbc97751b00585c3e5e21bbdfcdce8400b48558afe7f545c61016f02" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_80, place: 305107..332628, sha256: "fa4f3f6985889c91d48e7fae626c76e4e93690f31eb299df0804a8961963687e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 16, 34, 0))], file: TPA_DECODE_SM_90A, place: 252638..275432, sha256: "03d2daf00d047f7b3c508e38c73fcac4db02695b5a7e97b855216dde489d9047" },
    ] },
    Entry { name: "tpa_decode_f16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_80, place: 332628..360514, sha256: "c9e907b39585d8fa01086ce8cb621b98def47d73f8824645aea1635a610b3f0e" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(128, 8, 24, 0))], file: TPA_DECODE_SM_90A, place: 275432..298057, sha256: "ac85b5a64cc1f0ca782fdedb6b95c639761e69abd61e93c7147021c8ebb01265" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 360514..390486, sha256: "14c815f2998b27d64f20103f3a97f5040322d0d7a8863b319071640799bbd5f8" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(186, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 298057..321676, sha256: "5000dd5a5ef48690a7fffc2d2fc2f4f389129f165841f9dd67f3b4a72a400acf" },
    ] },
    Entry { name: "tpa_decode_f16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 8, 24, 0))], file: TPA_DECODE_SM_80, place: 390486..427210, sha256: "f0610529137f44588bd25871086b7a39e0afbfcb963a1e7a1609ac7b27c43056" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 8, 24, 0))], file: TPA_DECODE_SM_90A, place: 321676..349205, sha256: "5a1f1fd00280e1ec98602abb12f1bfa2fee167e404c27edd96b494cfc949c324" },
    ] },
    Entry { name: "tpa_decode_f16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 0, 0, 0)), (90, needs(255, 8, 12, 0))], file: TPA_DECODE_SM_80, place: 427210..459969, sha256: "3bb4ff43f370c5fa219842b29caa0d7186df589531e9d1bab72767203103aee5" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 8, 12, 0))], file: TPA_DECODE_SM_90A, place: 349205..373456, sha256: "07d125d153980f92e26b653779b4b4190d63f22e82d1e83da77f6ca0c43667f7" },
    ] },
    Entry { name: "tpa_decode_f32_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 8, 8, 0)), (90, needs(255, 8, 16, 0))], file: TPA_DECODE_SM_80, place: 459969..524609, sha256: "532b710b3f9bdafd190f308db30ada7b86fc662c3bd20442ea07f85e018536b6" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 8, 16, 0))], file: TPA_DECODE_SM_90A, place: 373456..417408, sha256: "92d975e5cea80a4346fa37db94ee7ad637f9ed1fe2b7b21256ca88138d321e22" },
    ] },
    Entry { name: "tpa_decode_f32_d256_h8", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(251, 0, 0, 0)), (90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_80, place: 524609..565989, sha256: "0fe5c1d5f6c9fbf187955b0e5eba1f0f2c5cd567ee5518d25801c66f20f8bb74" },
        Build { arch: Sm90a, waits: false, needs: &[(90, needs(255, 0, 0, 0))], file: TPA_DECODE_SM_90A, place: 417408..450871, sha256: "cad84bb4a3dd3bc5e527053a239d1d09cf1de96b9e351012fdaab30c5f8a7877" },
    ] },
    Entry { name: "tpa_decode_merge_bf16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 565989..572400, sha256: "2e484784e62636791d96b660ddc5ae24ac54b4ecfbc2e33a510c8211bc3e10a6" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 450871..459462, sha256: "2983b16f7a43a3a1589d1c247ba7a7e92672916ec5492771aeb25e5a2a7dfe76" },
    ] },
    Entry { name: "tpa_decode_merge_f16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 572400..578800, sha256: "ca7fd51b35567f85a7c746bb5b46566de706f315972340e7e8f39aac342d00f7" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 459462..468049, sha256: "3b4639cd9b5d279f74d1d570d144aa67d888c317af03f050426be80ef50837b8" },
    ] },
    Entry { name: "tpa_decode_merge_f32", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_80, place: 578800..585154, sha256: "7dfecf00e8b7b1b4357d8f75c70a1d5a8b60386b683ad313c5504ecd73c30c25" },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))], file: TPA_DECODE_SM_90A, place: 468049..476617, sha256: "8fb42fcb01d8371439372c46b71cf68ea6268cebdfad1b66bc9f6df4f09d5360" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 0..18484, sha256: "1ae1faeead10e53a32102cd0d6d6a5243781bbe4257c38501e634dee95ee221d" },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 18484..38928, sha256: "a98fb85fa206714655632329d60b7f033244e0ec24ea9ae1d0af48212d7ac91f" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 38928..58610, sha256: "b346fe25c74b675dedb8b7ac9251d8d43416ebbd499a7885752904bd5b748ec3" },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))], file: TPA_DECODE_WGMMA_SM_90A, place: 58610..80255, sha256: "a2efe74fb24036da0ee73a1d449b43778f2cce70b1057dccca863f25c8facc7a" },
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
