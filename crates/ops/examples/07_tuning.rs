//! 7. Letting an operator find its fastest config on this GPU; a second run finds everything in the cache.
//!
//! ```text
//! cargo run --release --example 07_tuning
//! ```

use gimbal_ops::autotune::{Mode, Source};
use gimbal_ops::{Activation, Device, Error, Lrpe, Theta, bf16};
use ndarray::{Array2, Array4};

fn main() -> Result<(), Error> {
    let device = Device::best()?;
    println!("running on {device}, mode {}", device.autotune_mode());

    let theta = Array2::from_shape_fn((1, 64), |(_, i)| 10000f32.powf(-(i as f32) / 64.0));
    let rope =
        Lrpe::rotate(Theta::per_feature(device.tensor(&theta)?)).activation(Activation::Silu);
    let x = Array4::from_shape_fn((4, 2048, 8, 128), |(b, n, h, d)| {
        bf16::from_f32(((b + n + h + d) % 7) as f32 - 3.0)
    });
    let x = device.tensor(&x)?;

    let Some(session) = device.autotune_session() else {
        println!("on the CPU there is nothing to tune");
        return Ok(());
    };
    session.keep_reports();

    // The first call on shapes of this kind measures, unless this GPU has been tuned for them before. The others do not.
    device.autotune(Mode::Tune);
    for _ in 0..3 {
        rope.forward(&x)?;
    }

    for report in session.take_reports() {
        let (from, entry) = match &report.source {
            Source::Measured(entry) => ("measured", entry),
            Source::Cache(entry) => ("from the cache", entry),
            Source::Bundled(entry) => ("shipped", entry),
            Source::Nothing | Source::Failed(_) => continue,
        };
        println!("{} {}, {from}:", report.key.op, report.key.pass);
        for trial in &entry.trials {
            let chosen = if trial.config == entry.config {
                "<-"
            } else {
                ""
            };
            println!(
                "  {} {:?} {chosen}",
                trial.config,
                trial.times().map(|times| times.median)
            );
        }
    }
    Ok(())
}
