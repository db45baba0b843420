//! Time per decode of one token: `cargo bench -p gimbal-reference --bench tpa_decode`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gimbal_reference::testing::Random;
use gimbal_reference::{Element, TpaDecode, TpaFactors, TpaQuery};
use half::bf16;
use ndarray::ArrayD;

const BATCH: usize = 2;
const TOKENS: usize = 4096;
const HEADS: usize = 32;
const QUERY_RANK: usize = 16;
const FEATURES: usize = 128;

fn tensor<T: Element>(shape: &[usize]) -> ArrayD<T> {
    Random::new(1).array(shape, 2.0)
}

fn factors<T: Element>(rank: usize) -> TpaFactors<ArrayD<T>> {
    TpaFactors {
        query: TpaQuery::Factors {
            aq: tensor(&[BATCH, 1, HEADS, QUERY_RANK]),
            bq: tensor(&[BATCH, 1, QUERY_RANK, FEATURES]),
        },
        ak: tensor(&[BATCH, TOKENS, rank, HEADS]),
        bk: tensor(&[BATCH, TOKENS, rank, FEATURES]),
        av: tensor(&[BATCH, TOKENS, rank, HEADS]),
        bv: tensor(&[BATCH, TOKENS, rank, FEATURES]),
    }
}

fn bench_type<T: Element>(criterion: &mut Criterion) {
    let op = TpaDecode::default();
    let mut group = criterion.benchmark_group("tpa_decode");
    // Of the cache.
    group.throughput(Throughput::Elements((BATCH * TOKENS) as u64));
    for rank in [1, 2] {
        let factors = factors::<T>(rank);
        group.bench_function(format!("forward/rank{rank}/{}", T::DTYPE), |bencher| {
            bencher.iter(|| op.forward(black_box(&factors.view()), None));
        });
    }
    group.finish();
}

criterion_group!(benches, bench_type::<f32>, bench_type::<bf16>);
criterion_main!(benches);
