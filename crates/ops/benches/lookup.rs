//! What a call pays for its tuned config, building the key included, without a GPU. The aim is less than 1 us.

use criterion::{Criterion, criterion_group, criterion_main};
use gimbal_ops::FlaoLookup;
use gimbal_ops::autotune::Mode;

fn lookups(criterion: &mut Criterion) {
    let lookup = match FlaoLookup::new() {
        Ok(lookup) => lookup,
        Err(error) => return println!("failed: {error}"),
    };
    let mut group = criterion.benchmark_group("flao forward");
    for mode in [Mode::Off, Mode::Replay] {
        group.bench_function(mode.to_string(), |bencher| {
            bencher.iter(|| lookup.is_tuned(mode));
        });
    }
}

criterion_group!(benches, lookups);
criterion_main!(benches);
