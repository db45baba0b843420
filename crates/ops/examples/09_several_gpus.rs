//! 9. Sequences shared out to several GPUs: a thread for each, and a process for each.
//!
//! ```text
//! cargo run --release --example 09_several_gpus              # threads: all GPUs, else two ranks on the CPU
//! cargo run --release --example 09_several_gpus processes    # a process for each GPU
//! ```

use std::env;
use std::process::Command;
use std::thread;

use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoLrpe, Group, Lrpe, Theta, bf16};
use ndarray::{Array2, Array4};

const TOKENS: usize = 1000;
const ADDRESS: &str = "127.0.0.1:29555";

fn main() -> Result<(), Error> {
    let words: Vec<_> = env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => threads(),
        ["processes"] => processes(),
        ["rank", rank, ranks] => {
            let (rank, ranks) = (rank.parse().unwrap_or(0), ranks.parse().unwrap_or(1));
            // Of whatever starts processes, all that is needed is these two numbers, and where rank 0 is.
            let device = Device::cuda(rank)?;
            attend(&Group::nccl(&device, rank, ranks, ADDRESS, Group::LIMIT)?)
        }
        _ => {
            println!("either nothing, or: processes");
            Ok(())
        }
    }
}

/// All GPUs that there are.
fn gpus() -> Vec<Device> {
    (0..)
        .map_while(|ordinal| Device::cuda(ordinal).ok())
        .collect()
}

fn threads() -> Result<(), Error> {
    let gpus = gpus();
    let groups = match gpus.len() {
        // Ranks on the CPU exchange through memory: the same calls, to try things out.
        0 | 1 => Group::threads([Device::cpu(), Device::cpu()]),
        _ => Group::nccl_threads(gpus, Group::LIMIT)?,
    };
    thread::scope(|scope| {
        let start = |group: Group| scope.spawn(move || attend(&group));
        let ranks: Vec<_> = groups.into_iter().map(start).collect();
        let results = ranks
            .into_iter()
            .map(|rank| rank.join().expect("no rank panics"));
        results.collect()
    })
}

fn processes() -> Result<(), Error> {
    let ranks = gpus().len();
    let Ok(program) = env::current_exe() else {
        return Ok(());
    };
    let start = |rank: usize| {
        let rank = ["rank".to_owned(), rank.to_string(), ranks.to_string()];
        Command::new(&program).args(rank).spawn()
    };
    let processes: Vec<_> = (0..ranks).map(start).collect();
    for process in processes.into_iter().flatten() {
        println!(
            "{:?}",
            process.wait_with_output().map(|output| output.status)
        );
    }
    Ok(())
}

/// What each rank does: attention of its share of the tokens over all of them.
fn attend(group: &Group) -> Result<(), Error> {
    let own = group.share(TOKENS);
    let wave = |phase: usize| {
        let wave = |(b, h, n, d): (usize, usize, usize, usize)| {
            let n = own.start + n;
            bf16::from_f32(((phase + b + 3 * h + 5 * n + 7 * d) as f32).sin())
        };
        let shape = (2, 4, own.len(), 64);
        group.device().tensor(&Array4::from_shape_fn(shape, wave))
    };
    let (q, k, v, g) = (wave(0)?, wave(1)?, wave(2)?, wave(3)?);
    let inputs = FlaoInputs::new(&q, &k, &v, &g);

    // Every rank sums kv of its own tokens; only that crosses the wire, 128 KiB here, however many tokens there are.
    let op = group.shard(Flao::new().scale(1.0 / TOKENS as f64));
    let (o, kv) = op.forward_saving(inputs)?;
    let gradients = op.backward(inputs, &kv, &o)?;

    // The same with queries and keys that are encoded at their positions in the whole sequence.
    let theta = group.device().tensor(&Array2::<f32>::ones((1, 64)))?;
    let encoding = Lrpe::cosine(Theta::per_feature(theta)).offset(own.start as i64);
    let op = group.shard(FlaoLrpe::of(encoding).scale(1.0 / TOKENS as f64));
    let encoded = op.forward(inputs)?;

    // Calls do not wait for other ranks. What has been read back is right if all of them are still there.
    let results = [&o, &gradients.dk, &encoded].map(|tensor| tensor.to_array());
    let [o, dk, encoded] = results.map(|array| array.map(|array| array[[0, 0, 0, 0]]));
    group.check()?;
    println!(
        "{group:?}: tokens {own:?}, o[0, 0, 0, 0] = {}, dk[0, 0, 0, 0] = {}, encoded o[0, 0, 0, 0] = {}",
        o?, dk?, encoded?
    );
    Ok(())
}
