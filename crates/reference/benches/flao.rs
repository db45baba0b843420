//! Time per multiply-add of FLAO: `cargo bench -p gimbal-reference --bench flao`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gimbal_reference::testing::Random;
use gimbal_reference::{Element, Flao, FlaoInputs, FlaoSave};
use half::bf16;
use ndarray::ArrayD;

const HEADS: usize = 4;
const ROWS: usize = 1024;
const FEATURES: usize = 128;

/// Products of a forward and of a backward pass, each of `ROWS` rows with a square matrix.
const PRODUCTS: [u64; 2] = [2, 5];

fn tensor<T: Element>() -> ArrayD<T> {
    Random::new(1).array(&[1, HEADS, ROWS, FEATURES], 2.0)
}

fn bench_type<T: Element>(criterion: &mut Criterion) {
    let op = Flao::default();
    let inputs = FlaoInputs {
        q: tensor::<T>(),
        k: tensor(),
        v: tensor(),
        g: Some(tensor()),
    };
    let d_o = tensor::<T>();
    let [forward, backward] = PRODUCTS
        .map(|count| Throughput::Elements(count * (HEADS * ROWS * FEATURES * FEATURES) as u64));

    let mut group = criterion.benchmark_group("flao");
    group.throughput(forward);
    group.bench_function(format!("forward/{}", T::DTYPE), |bencher| {
        bencher.iter(|| op.forward(black_box(&inputs.view())));
    });
    group.throughput(backward);
    let saved = op
        .forward_saving(&inputs.view(), FlaoSave::Kv)
        .map(|(_, saved)| saved);
    let saved = saved.unwrap_or_default();
    group.bench_function(format!("backward/{}", T::DTYPE), |bencher| {
        bencher.iter(|| op.backward(black_box(&inputs.view()), &saved.view(), d_o.view()));
    });
    group.finish();
}

criterion_group!(benches, bench_type::<f32>, bench_type::<bf16>);
criterion_main!(benches);
