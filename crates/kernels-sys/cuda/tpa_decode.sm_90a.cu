// tpa_decode: entry points on compute capability 9.0, where a launch starts while the one before it ends.
// Outside the products, a few words: fewer sums a warp would read every slice more often.
// spills-allowed: tpa_decode_f16_d64_h48 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f16_d64_h64 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f16_d64_h80 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f16_d128_h32 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f16_d256_h16 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f32_d128_h16 queries and sums of 16 heads fill the registers
#define GIMBAL_EARLY_START 1
#include "gimbal/tpa/entries.cuh"
