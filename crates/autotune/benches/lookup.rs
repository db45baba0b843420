//! What a launch pays for its config: `cargo bench -p gimbal-autotune`.

use std::convert::Infallible;
use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use gimbal_autotune::{Bucket, Digest, Environment, Key, Mode, Problem, Session, Timer, Tuner};
use serde::Serialize;

/// As much as an operator has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
struct Details {
    batch: Bucket,
    tokens: Bucket,
    heads: u64,
    features: u64,
    frequencies: u64,
    activation: u32,
    is_aligned: bool,
    heads_are_nearer: bool,
}

struct Call {
    tokens: u64,
}

struct NoTimer;

impl Timer<[u32; 4]> for NoTimer {
    type Error = Infallible;

    fn reference(&mut self, _: &[u32; 4]) -> Result<(), Infallible> {
        Ok(())
    }

    fn agrees(&mut self, _: &[u32; 4]) -> Result<bool, Infallible> {
        Ok(true)
    }

    fn time(&mut self, _: &[u32; 4]) -> Result<Duration, Infallible> {
        Ok(Duration::from_millis(1))
    }
}

impl Problem for Call {
    type Details = Details;
    type Config = [u32; 4];
    type Error = Infallible;
    type Timer<'a> = NoTimer;

    fn key(&self) -> Key<Details> {
        Key {
            op: "lrpe_rotate",
            pass: "fwd",
            dtype: "bf16",
            details: Details {
                batch: Bucket::of(12),
                tokens: Bucket::of(self.tokens),
                heads: 12,
                features: 128,
                frequencies: 64,
                activation: 3,
                is_aligned: true,
                heads_are_nearer: true,
            },
        }
    }

    fn default_config(&self) -> [u32; 4] {
        [1, 2, 3, 4]
    }

    fn challengers(&self) -> Vec<[u32; 4]> {
        vec![[4, 3, 2, 1]]
    }

    fn code(&self) -> Digest {
        Digest::of(["v1"])
    }

    fn timer(&self) -> Result<NoTimer, Infallible> {
        Ok(NoTimer)
    }
}

fn lookup(criterion: &mut Criterion) {
    let tuner = Tuner::new(Session::new(Environment::new("fake device")).into());
    let calls: Vec<Call> = (0..20).map(|power| Call { tokens: 1 << power }).collect();
    for call in &calls {
        tuner.config(Mode::Tune, call);
    }
    let call = &calls[12];
    for mode in [Mode::Off, Mode::Replay, Mode::Tune] {
        criterion.bench_function(&format!("known key/{mode}"), |bencher| {
            bencher.iter(|| tuner.config(mode, black_box(call)));
        });
    }
}

criterion_group!(benches, lookup);
criterion_main!(benches);
