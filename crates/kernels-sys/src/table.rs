//! Every shipped kernel, in the order of the sources. Written by `cargo xtask ptx`: do not edit.

use crate::kernel::Arch::{Sm80, Sm90a};
use crate::kernel::{Build, Entry, Needs};

/// The CUDA version that a driver must support to load all of it, as `1000 * major + 10 * minor`.
pub(crate) const NEEDED_CUDA_VERSION: i32 = 13000;

#[rustfmt::skip]
pub(crate) static KERNELS: [Entry; 332] = [
    Entry { name: "flao_sum_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_sum_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_sum_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_sum_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 0)), (90, needs(86, 0, 0, 0))] },
    ] },
    Entry { name: "flao_sum_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))] },
    ] },
    Entry { name: "flao_sum_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 0)), (90, needs(86, 0, 0, 0))] },
    ] },
    Entry { name: "flao_sum_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 112, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))] },
    ] },
    Entry { name: "flao_apply_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_apply_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_apply_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(123, 0, 0, 25600)), (90, needs(113, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_apply_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(103, 0, 0, 0)), (90, needs(106, 0, 0, 0))] },
    ] },
    Entry { name: "flao_apply_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(125, 0, 0, 0)), (90, needs(119, 0, 0, 0))] },
    ] },
    Entry { name: "flao_apply_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 0)), (90, needs(127, 0, 0, 0))] },
    ] },
    Entry { name: "flao_apply_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 176, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(127, 0, 0, 0))] },
    ] },
    Entry { name: "flao_bwd_queries_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_bwd_queries_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_bwd_queries_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 25600)), (90, needs(127, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 0)), (90, needs(153, 0, 0, 0))] },
    ] },
    Entry { name: "flao_bwd_queries_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(245, 0, 0, 0)), (90, needs(246, 0, 0, 0))] },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(164, 0, 0, 0)), (90, needs(162, 0, 0, 0))] },
    ] },
    Entry { name: "flao_bwd_queries_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 256, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(246, 0, 0, 0)), (90, needs(247, 0, 0, 0))] },
    ] },
    Entry { name: "flao_bwd_keys_plain_bf16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_bwd_keys_plain_f16", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_bwd_keys_plain_f32", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 16, 56, 25600)), (90, needs(127, 0, 0, 25600))] },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 0)), (90, needs(119, 0, 0, 0))] },
    ] },
    Entry { name: "flao_bwd_keys_mma_bf16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))] },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d64_e64", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 0)), (90, needs(118, 0, 0, 0))] },
    ] },
    Entry { name: "flao_bwd_keys_mma_f16_d128_e128", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))] },
    ] },
    Entry { name: "flao_reduce", family: "flao", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 1024)), (90, needs(48, 0, 0, 1024))] },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_sum_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(64, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_sum_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(162, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(94, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_apply_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(123, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(94, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_apply_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(125, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_bwd_queries_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(107, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_bwd_keys_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 384, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(161, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(90, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d64_e64", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(86, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_whole_fwd_f16_d128_e128", family: "flao_wgmma", max_threads: 160, parameters: &[0], parameter_bytes: 704, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(166, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_bf16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d64_e64", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_whole_bwd_f16_d128_e128", family: "flao_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 1280, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))] },
    ] },
    Entry { name: "flao_wgmma_reduce", family: "flao_wgmma", max_threads: 256, parameters: &[0], parameter_bytes: 40, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(48, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 16384)), (90, needs(83, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(43, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 16384)), (90, needs(83, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(43, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_none_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(84, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(50, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(84, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 0)), (90, needs(42, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 0)), (90, needs(42, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(57, 0, 0, 16384)), (90, needs(60, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_feature_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(42, 0, 0, 0)), (90, needs(42, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(95, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(95, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 2048)), (90, needs(54, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 2048)), (90, needs(52, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_none_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 4096)), (90, needs(50, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 24576)), (90, needs(99, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 3072)), (90, needs(56, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 24576)), (90, needs(114, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 3072)), (90, needs(56, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 24576)), (90, needs(78, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_pointwise_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 6144)), (90, needs(56, 0, 0, 6144))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 24576)), (90, needs(108, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(52, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 24576)), (90, needs(108, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(52, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 24576)), (90, needs(78, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_feature_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(52, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 24576)), (90, needs(130, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(64, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(127, 0, 0, 24576)), (90, needs(130, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(63, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 24576)), (90, needs(88, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 6144)), (90, needs(63, 0, 0, 6144))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 30720)), (90, needs(109, 0, 0, 30720))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 3840)), (90, needs(52, 0, 0, 3840))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 30720)), (90, needs(109, 0, 0, 30720))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 3840)), (90, needs(55, 0, 0, 3840))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 27648)), (90, needs(78, 0, 0, 27648))] },
    ] },
    Entry { name: "lrpe_cosine_bwd_statistics_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 6912)), (90, needs(54, 0, 0, 6912))] },
    ] },
    Entry { name: "lrpe_cosine_dtheta_bf16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(146, 0, 0, 1024)), (90, needs(147, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_dtheta_bf16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(60, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_dtheta_f16_v8", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(146, 0, 0, 1024)), (90, needs(147, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_dtheta_f16_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(61, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_dtheta_f32_v4", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 1024)), (90, needs(94, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_dtheta_f32_v1", family: "lrpe_cosine", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(60, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 16384)), (90, needs(94, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 16384)), (90, needs(94, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(70, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_none_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 16384)), (90, needs(96, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_pointwise_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 0)), (90, needs(44, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(88, 0, 0, 16384)), (90, needs(92, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 0)), (90, needs(44, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 16384)), (90, needs(66, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_feature_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(44, 0, 0, 0)), (90, needs(44, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 16384)), (90, needs(108, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(104, 0, 0, 16384)), (90, needs(108, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 16384)), (90, needs(78, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(107, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(105, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(70, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_none_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 24576)), (90, needs(112, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(64, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(108, 0, 0, 24576)), (90, needs(110, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(64, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(77, 0, 0, 24576)), (90, needs(83, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_pointwise_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 6144)), (90, needs(60, 0, 0, 6144))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(106, 0, 0, 24576)), (90, needs(112, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(54, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 24576)), (90, needs(116, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(54, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 24576)), (90, needs(85, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_feature_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(52, 0, 0, 0)), (90, needs(54, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(137, 0, 0, 24576)), (90, needs(142, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 3072)), (90, needs(63, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(137, 0, 0, 24576)), (90, needs(142, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 3072)), (90, needs(63, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(89, 0, 0, 24576)), (90, needs(94, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 6144)), (90, needs(62, 0, 0, 6144))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 30720)), (90, needs(121, 0, 0, 30720))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 3840)), (90, needs(48, 0, 0, 3840))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 30720)), (90, needs(121, 0, 0, 30720))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 3840)), (90, needs(48, 0, 0, 3840))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 27648)), (90, needs(88, 0, 0, 27648))] },
    ] },
    Entry { name: "lrpe_cosine_md_bwd_statistics_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 6912)), (90, needs(48, 0, 0, 6912))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(100, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(47, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(100, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(47, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_none_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(104, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 16384)), (90, needs(104, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_pointwise_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 16384)), (90, needs(100, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(32, 0, 0, 0)), (90, needs(36, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(94, 0, 0, 16384)), (90, needs(100, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(32, 0, 0, 0)), (90, needs(36, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(66, 0, 0, 16384)), (90, needs(72, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_feature_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(32, 0, 0, 0)), (90, needs(36, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(114, 0, 0, 16384)), (90, needs(116, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(114, 0, 0, 16384)), (90, needs(116, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2048)), (90, needs(48, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(76, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_fwd_softmax_sequence_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(107, 0, 0, 16384)), (90, needs(109, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(46, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 16384)), (90, needs(109, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(46, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(70, 0, 0, 16384)), (90, needs(74, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_none_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(46, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 24576)), (90, needs(122, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(62, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 24576)), (90, needs(116, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(62, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 24576)), (90, needs(88, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_pointwise_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 6144)), (90, needs(60, 0, 0, 6144))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(115, 0, 0, 24576)), (90, needs(117, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 0)), (90, needs(48, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(116, 0, 0, 24576)), (90, needs(119, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 0)), (90, needs(48, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 24576)), (90, needs(88, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_feature_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 0)), (90, needs(47, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 24576)), (90, needs(146, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(62, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(140, 0, 0, 24576)), (90, needs(146, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 3072)), (90, needs(62, 0, 0, 3072))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(92, 0, 0, 24576)), (90, needs(100, 0, 0, 24576))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_softmax_sequence_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 6144)), (90, needs(62, 0, 0, 6144))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(121, 0, 0, 30720)), (90, needs(127, 0, 0, 30720))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 3840)), (90, needs(50, 0, 0, 3840))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(122, 0, 0, 30720)), (90, needs(127, 0, 0, 30720))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 3840)), (90, needs(51, 0, 0, 3840))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 27648)), (90, needs(88, 0, 0, 27648))] },
    ] },
    Entry { name: "lrpe_cosine_md_cached_bwd_statistics_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 6912)), (90, needs(53, 0, 0, 6912))] },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_bf16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(162, 0, 0, 1024)), (90, needs(154, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_bf16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(66, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_f16_v8", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(162, 0, 0, 1024)), (90, needs(154, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_f16_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(66, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_f32_v4", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(111, 0, 0, 1024)), (90, needs(111, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_md_dtheta_f32_v1", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 208], parameter_bytes: 296, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(66, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_cosine_md_table", family: "lrpe_cosine_md", max_threads: 128, parameters: &[0, 8, 16, 24], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(16, 0, 0, 0)), (90, needs(16, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(52, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(53, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 16384)), (90, needs(66, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_none_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 4096)), (90, needs(51, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(90, 0, 0, 16384)), (90, needs(94, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(45, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(91, 0, 0, 16384)), (90, needs(94, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 2048)), (90, needs(45, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(61, 0, 0, 16384)), (90, needs(64, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(40, 0, 0, 4096)), (90, needs(48, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 0)), (90, needs(46, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(86, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 0)), (90, needs(46, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(62, 0, 0, 16384)), (90, needs(65, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_feature_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 0)), (90, needs(47, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 16384)), (90, needs(121, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(118, 0, 0, 16384)), (90, needs(121, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(78, 0, 0, 16384)), (90, needs(80, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_fwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(52, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(87, 0, 0, 16384)), (90, needs(90, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 2048)), (90, needs(54, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 16384)), (90, needs(65, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_none_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 4096)), (90, needs(51, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 16384)), (90, needs(112, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(112, 0, 0, 16384)), (90, needs(118, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 2048)), (90, needs(56, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(79, 0, 0, 16384)), (90, needs(86, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_pointwise_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 4096)), (90, needs(56, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(111, 0, 0, 16384)), (90, needs(116, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 0)), (90, needs(56, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(111, 0, 0, 16384)), (90, needs(116, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(54, 0, 0, 0)), (90, needs(56, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(80, 0, 0, 16384)), (90, needs(87, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_feature_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(55, 0, 0, 0)), (90, needs(58, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(161, 0, 0, 16384)), (90, needs(166, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 2048)), (90, needs(64, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(161, 0, 0, 16384)), (90, needs(166, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 2048)), (90, needs(64, 0, 0, 2048))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(105, 0, 0, 16384)), (90, needs(108, 0, 0, 16384))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_softmax_sequence_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(56, 0, 0, 4096)), (90, needs(64, 0, 0, 4096))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(152, 0, 0, 28672)), (90, needs(156, 0, 0, 28672))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 3584)), (90, needs(44, 0, 0, 3584))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(154, 0, 0, 28672)), (90, needs(155, 0, 0, 28672))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 3584)), (90, needs(44, 0, 0, 3584))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(96, 0, 0, 22528)), (90, needs(96, 0, 0, 22528))] },
    ] },
    Entry { name: "lrpe_rotate_bwd_statistics_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(47, 0, 0, 5632)), (90, needs(45, 0, 0, 5632))] },
    ] },
    Entry { name: "lrpe_rotate_dtheta_bf16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(171, 0, 0, 1024)), (90, needs(172, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_rotate_dtheta_bf16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 1024)), (90, needs(62, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_rotate_dtheta_f16_v8", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(171, 0, 0, 1024)), (90, needs(172, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_rotate_dtheta_f16_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(63, 0, 0, 1024)), (90, needs(62, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_rotate_dtheta_f32_v4", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(109, 0, 0, 1024)), (90, needs(109, 0, 0, 1024))] },
    ] },
    Entry { name: "lrpe_rotate_dtheta_f32_v1", family: "lrpe_rotate", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 1024)), (90, needs(60, 0, 0, 1024))] },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))] },
    ] },
    Entry { name: "sequence_softmax_statistics_bf16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2560)), (90, needs(45, 0, 0, 2560))] },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v8", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 20480)), (90, needs(64, 0, 0, 20480))] },
    ] },
    Entry { name: "sequence_softmax_statistics_f16_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 2560)), (90, needs(45, 0, 0, 2560))] },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v4", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(64, 0, 0, 18432)), (90, needs(64, 0, 0, 18432))] },
    ] },
    Entry { name: "sequence_softmax_statistics_f32_v1", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 208, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(45, 0, 0, 4608)), (90, needs(45, 0, 0, 4608))] },
    ] },
    Entry { name: "sequence_softmax_finish_fwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(46, 0, 0, 0)), (90, needs(46, 0, 0, 0))] },
    ] },
    Entry { name: "sequence_softmax_finish_bwd", family: "lrpe_shared", max_threads: 128, parameters: &[0, 8, 16, 24, 28], parameter_bytes: 32, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(48, 0, 0, 0)), (90, needs(48, 0, 0, 0))] },
    ] },
    Entry { name: "lrpe_dtheta_finish", family: "lrpe_shared", max_threads: 128, parameters: &[0], parameter_bytes: 48, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(22, 0, 0, 0)), (90, needs(24, 0, 0, 0))] },
    ] },
    Entry { name: "stream_1r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))] },
    ] },
    Entry { name: "stream_1r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(14, 0, 0, 0)), (90, needs(14, 0, 0, 0))] },
    ] },
    Entry { name: "stream_2r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))] },
    ] },
    Entry { name: "stream_2r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(18, 0, 0, 0)), (90, needs(18, 0, 0, 0))] },
    ] },
    Entry { name: "stream_3r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(22, 0, 0, 0)), (90, needs(22, 0, 0, 0))] },
    ] },
    Entry { name: "stream_3r_2w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(26, 0, 0, 0)), (90, needs(20, 0, 0, 0))] },
    ] },
    Entry { name: "stream_4r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(30, 0, 0, 0)), (90, needs(24, 0, 0, 0))] },
    ] },
    Entry { name: "stream_6r_1w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(31, 0, 0, 0)), (90, needs(32, 0, 0, 0))] },
    ] },
    Entry { name: "stream_5r_4w", family: "stream", max_threads: 256, parameters: &[0], parameter_bytes: 104, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(29, 0, 0, 0)), (90, needs(29, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(152, 0, 0, 0)), (90, needs(153, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(153, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(218, 0, 0, 0)), (90, needs(219, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(219, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(254, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(254, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_bf16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(184, 0, 0, 0)), (90, needs(186, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(186, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_bf16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 16, 34, 0)), (90, needs(254, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(254, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_bf16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(255, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_f16_d64_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(153, 0, 0, 0)), (90, needs(154, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(154, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_f16_d64_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(222, 0, 0, 0)), (90, needs(218, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(218, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_f16_d64_h48", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 8, 24, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(255, 8, 24, 0))] },
    ] },
    Entry { name: "tpa_decode_f16_d64_h64", family: "tpa_decode", max_threads: 512, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 16, 34, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 16, 34, 0))] },
    ] },
    Entry { name: "tpa_decode_f16_d64_h80", family: "tpa_decode", max_threads: 480, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(128, 0, 0, 0)), (90, needs(128, 8, 24, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 8, 24, 0))] },
    ] },
    Entry { name: "tpa_decode_f16_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(186, 0, 0, 0)), (90, needs(186, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(186, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_f16_d128_h32", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(254, 0, 0, 0)), (90, needs(255, 8, 24, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(255, 8, 24, 0))] },
    ] },
    Entry { name: "tpa_decode_f16_d256_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 0, 0, 0)), (90, needs(255, 8, 12, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(255, 8, 12, 0))] },
    ] },
    Entry { name: "tpa_decode_f32_d128_h16", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(255, 8, 8, 0)), (90, needs(255, 8, 16, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(255, 8, 16, 0))] },
    ] },
    Entry { name: "tpa_decode_f32_d256_h8", family: "tpa_decode", max_threads: 256, parameters: &[0], parameter_bytes: 320, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(251, 0, 0, 0)), (90, needs(255, 0, 0, 0))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(255, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_merge_bf16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))] },
    ] },
    Entry { name: "tpa_decode_merge_f16", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))] },
    ] },
    Entry { name: "tpa_decode_merge_f32", family: "tpa_decode", max_threads: 128, parameters: &[0], parameter_bytes: 168, builds: &[
        Build { arch: Sm80, waits: false, needs: &[(80, needs(72, 0, 0, 2080)), (90, needs(76, 0, 0, 2080))] },
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(76, 0, 0, 2080))] },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_wgmma_bf16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d64", family: "tpa_decode_wgmma", max_threads: 512, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(128, 0, 0, 0))] },
    ] },
    Entry { name: "tpa_decode_wgmma_f16_d128", family: "tpa_decode_wgmma", max_threads: 384, parameters: &[0], parameter_bytes: 640, builds: &[
        Build { arch: Sm90a, waits: true, needs: &[(90, needs(168, 0, 0, 0))] },
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
