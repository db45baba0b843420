//! Time per element of x: `cargo bench -p gimbal-reference`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gimbal_reference::testing::Random;
use gimbal_reference::{DType, Element, Lrpe};
use half::bf16;
use ndarray::{Array2, ArrayD};

const BATCH: usize = 2;
const TOKENS: usize = 1024;
const HEADS: usize = 4;
const FEATURES: usize = 128;

fn tensor<T: Element>(shape: &[usize]) -> ArrayD<T> {
    Random::new(1).array(shape, 2.0)
}

/// The usual frequencies, 10000^(-i/columns), for every head.
fn theta(columns: usize) -> Array2<f32> {
    Array2::from_shape_fn((HEADS, columns), |(_, i)| {
        10000f32.powf(-(i as f32) / columns as f32)
    })
}

fn bench_type<T: Element>(criterion: &mut Criterion) {
    let dtype: DType = T::DTYPE;
    let x: ArrayD<T> = tensor(&[BATCH, TOKENS, HEADS, FEATURES]);
    let d_o: ArrayD<T> = tensor(&[BATCH, TOKENS, HEADS, 2 * FEATURES]);

    let mut group = criterion.benchmark_group("lrpe_rotate");
    group.throughput(Throughput::Elements(x.len() as u64));
    let (op, rows) = (Lrpe::rotate(), theta(FEATURES / 2));
    group.bench_function(format!("forward/{dtype}"), |bencher| {
        bencher.iter(|| op.forward(black_box(x.view()), rows.view()));
    });
    group.bench_function(format!("backward/{dtype}"), |bencher| {
        bencher.iter(|| op.backward(None, rows.view(), black_box(x.view())));
    });
    group.finish();

    let mut group = criterion.benchmark_group("lrpe_cosine");
    group.throughput(Throughput::Elements(x.len() as u64));
    let (op, rows) = (Lrpe::cosine(), theta(FEATURES));
    group.bench_function(format!("forward/{dtype}"), |bencher| {
        bencher.iter(|| op.forward(black_box(x.view()), rows.view()));
    });
    group.bench_function(format!("backward/{dtype}"), |bencher| {
        bencher.iter(|| op.backward(None, rows.view(), black_box(d_o.view())));
    });
    group.finish();
}

criterion_group!(benches, bench_type::<f32>, bench_type::<bf16>);
criterion_main!(benches);
