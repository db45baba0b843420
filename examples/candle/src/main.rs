//! Gimbal beside candle's own operators, on one GPU: `cargo run --release`.

use std::time::Instant;

use candle_core::{D, DType, Device, Tensor, Var};
use gimbal_candle::{Result, Rotate, flao, flao_backward, tpa_decode};
use gimbal_ops::{Activation, TpaFactors, TpaQuery};

fn main() -> Result<()> {
    let candle = match Device::new_cuda_with_stream(0) {
        Ok(candle) => candle,
        Err(error) => {
            println!("skipped: no GPU ({error})");
            return Ok(());
        }
    };
    let device = gimbal_candle::device(&candle)?;
    rope(&candle, &device)?;
    rope_gradients(&candle, &device)?;
    linear_attention(&candle, &device)?;
    decode(&candle, &device)
}

/// The largest relative L2 error that is allowed.
fn check(name: &str, got: &Tensor, expected: &Tensor, bar: f64) -> Result<()> {
    let [got, expected] = [got, expected].map(|tensor| tensor.to_dtype(DType::F64));
    let (got, expected) = (got?, expected?);
    let norm = |x: Tensor| x.sqr()?.sum_all()?.to_scalar::<f64>().map(f64::sqrt);
    let error = norm((&got - &expected)?)? / norm(expected)?;
    println!("{name}: relative error {error:.1e}");
    match error < bar {
        true => Ok(()),
        false => Err(format!("{name}: more than {bar:.0e}").into()),
    }
}

fn milliseconds(candle: &Device, call: impl Fn() -> Result<()>) -> Result<f64> {
    call()?;
    candle.synchronize()?;
    let start = Instant::now();
    for _ in 0..100 {
        call()?;
    }
    candle.synchronize()?;
    Ok(start.elapsed().as_secs_f64() * 10.0)
}

/// x (B, H, N, D), theta (1, D/2), and candle's tables of cosines and sines, from which it computes.
fn rope_inputs(candle: &Device, dtype: DType) -> Result<[Tensor; 4]> {
    let (b, h, n, d) = (4, 32, 4096, 128);
    let x = Tensor::randn(0f32, 1.0, (b, h, n, d), candle)?.to_dtype(dtype)?;
    let theta: Vec<f32> = (0..d / 2)
        .map(|i| 10000f32.powf(-2.0 * i as f32 / d as f32))
        .collect();
    let angles = (0..n).flat_map(|n| theta.iter().map(move |&theta| n as f64 * f64::from(theta)));
    let angles = Tensor::from_vec(angles.collect::<Vec<_>>(), (n, d / 2), candle)?;
    let (cos, sin) = (
        angles.cos()?.to_dtype(dtype)?,
        angles.sin()?.to_dtype(dtype)?,
    );
    Ok([x, Tensor::from_vec(theta, (1, d / 2), candle)?, cos, sin])
}

fn rope(candle: &Device, device: &gimbal_ops::Device) -> Result<()> {
    let rotate = Rotate {
        device: device.clone(),
        activation: Activation::None,
        offset: 0,
    };
    let [x, theta, cos, sin] = rope_inputs(candle, DType::F32)?;
    // (B, H, N, D) is read as (B, N, H, D) where it lies.
    let ours = |x: &Tensor, theta: &Tensor| -> Result<Tensor> {
        Ok(x.transpose(1, 2)?
            .apply_op2(theta, rotate.clone())?
            .transpose(1, 2)?)
    };
    let o = ours(&x, &theta)?;
    check(
        "rope, f32",
        &o,
        &candle_nn::rotary_emb::rope(&x, &cos, &sin)?,
        1e-6,
    )?;
    // What is allocated is o alone, where no scratch memory is needed.
    device.synchronize()?;
    let before = device.memory_used()?;
    let o = ours(&x, &theta)?;
    let bytes = device
        .memory_used()?
        .zip(before)
        .map(|(after, before)| after - before);
    assert_eq!(bytes, Some((o.elem_count() * 4) as u64));

    let [x16, theta, cos16, sin16] = rope_inputs(candle, DType::BF16)?;
    let exact = candle_nn::rotary_emb::rope(&x16.to_dtype(DType::F32)?, &cos, &sin)?;
    check("rope, bf16, Gimbal", &ours(&x16, &theta)?, &exact, 3e-3)?;
    check(
        "rope, bf16, candle",
        &candle_nn::rotary_emb::rope(&x16, &cos16, &sin16)?,
        &exact,
        1e-2,
    )?;
    let gimbal = milliseconds(candle, || ours(&x16, &theta).map(drop))?;
    let theirs = milliseconds(candle, || {
        Ok(candle_nn::rotary_emb::rope(&x16, &cos16, &sin16).map(drop)?)
    })?;
    println!("rope of (4, 32, 4096, 128), bf16: Gimbal {gimbal:.3} ms, candle {theirs:.3} ms");
    Ok(())
}

fn rope_gradients(candle: &Device, device: &gimbal_ops::Device) -> Result<()> {
    let rotate = Rotate {
        device: device.clone(),
        activation: Activation::Silu,
        offset: 3,
    };
    let x = Var::randn(0f32, 1.0, (2, 16, 4, 64), candle)?;
    let theta = Var::rand(0f32, 1.0, (1, 32), candle)?;
    let weights = Tensor::randn(0f32, 1.0, (2, 16, 4, 64), candle)?;
    let ours = x
        .apply_op2(&theta, rotate)?
        .mul(&weights)?
        .sum_all()?
        .backward()?;

    let positions = Tensor::arange(3f32, 19.0, candle)?.reshape((16, 1, 1))?;
    let angles = positions.broadcast_mul(&theta)?;
    let (cos, sin, silu) = (angles.cos()?, angles.sin()?, x.silu()?);
    let (x1, x2) = (
        silu.narrow(D::Minus1, 0, 32)?,
        silu.narrow(D::Minus1, 32, 32)?,
    );
    let o1 = (x1.broadcast_mul(&cos)? - x2.broadcast_mul(&sin)?)?;
    let o2 = (x1.broadcast_mul(&sin)? + x2.broadcast_mul(&cos)?)?;
    let theirs = Tensor::cat(&[o1, o2], D::Minus1)?
        .mul(&weights)?
        .sum_all()?
        .backward()?;
    for (name, var) in [("dx", &x), ("dtheta", &theta)] {
        let [ours, theirs] = [&ours, &theirs].map(|gradients| gradients.get(var));
        check(
            name,
            ours.ok_or("no gradient")?,
            theirs.ok_or("no gradient")?,
            1e-5,
        )?;
    }
    Ok(())
}

fn linear_attention(candle: &Device, device: &gimbal_ops::Device) -> Result<()> {
    let (b, h, n, d) = (4, 12, 4096, 128);
    let tensor = || -> Result<Var> { Ok(Var::randn(0f32, 0.1, (b, h, n, d), candle)?) };
    let [q, k, v, g, d_o] = [tensor()?, tensor()?, tensor()?, tensor()?, tensor()?];
    let kv = k.transpose(2, 3)?.matmul(&v)?;
    let theirs = q.matmul(&kv)?.mul(&g)?;
    let inputs = [&q, &k, &v, &g].map(|var| var.as_tensor());
    check("flao", &flao(device, inputs)?, &theirs, 1e-4)?;
    let gradients = theirs.mul(&d_o)?.sum_all()?.backward()?;
    let ours = flao_backward(device, inputs, &d_o)?;
    for ((name, input), ours) in [("dq", &q), ("dk", &k), ("dv", &v), ("dg", &g)]
        .into_iter()
        .zip(&ours)
    {
        check(name, ours, gradients.get(input).ok_or("no gradient")?, 1e-4)?;
    }
    let half = |x: &Var| x.to_dtype(DType::BF16);
    let [q, k, v, g] = [half(&q)?, half(&k)?, half(&v)?, half(&g)?];
    let ours = milliseconds(candle, || flao(device, [&q, &k, &v, &g]).map(drop))?;
    let theirs = milliseconds(candle, || {
        let kv = k.transpose(2, 3)?.matmul(&v)?;
        Ok(q.matmul(&kv)?.mul(&g).map(drop)?)
    })?;
    println!("flao of (4, 12, 4096, 128), bf16: Gimbal {ours:.3} ms, candle {theirs:.3} ms");
    Ok(())
}

fn decode(candle: &Device, device: &gimbal_ops::Device) -> Result<()> {
    let (b, m, h, r, d) = (2usize, 300usize, 32usize, 16usize, 128usize);
    let tensor = |shape: (usize, usize, usize, usize)| Tensor::randn(0f32, 1.0, shape, candle);
    let factors = TpaFactors {
        query: TpaQuery::Factors {
            aq: tensor((b, 1, h, r))?,
            bq: tensor((b, 1, r, d))?,
        },
        ak: tensor((b, m, 1, h))?,
        bk: tensor((b, m, 1, d))?,
        av: tensor((b, m, 1, h))?,
        bv: tensor((b, m, 1, d))?,
    };
    let TpaQuery::Factors { aq, bq } = &factors.query else {
        unreachable!()
    };
    let q = (aq.squeeze(1)?.matmul(&bq.squeeze(1)?)? / r as f64)?.unsqueeze(2)?;
    let outer = |a: &Tensor, b: &Tensor| -> Result<Tensor> {
        // (B, M, H, 1)·(B, M, 1, D) to (B, H, M, D)
        Ok(a.transpose(2, 3)?
            .contiguous()?
            .matmul(b)?
            .transpose(1, 2)?
            .contiguous()?)
    };
    let (k, v) = (
        outer(&factors.ak, &factors.bk)?,
        outer(&factors.av, &factors.bv)?,
    );
    let scores = (q.matmul(&k.transpose(2, 3)?)? / (d as f64).sqrt())?;
    let o = candle_nn::ops::softmax(&scores, D::Minus1)?
        .matmul(&v)?
        .transpose(1, 2)?;
    check("tpa_decode", &tpa_decode(device, &factors, None)?, &o, 1e-4)?;
    let lengths = Tensor::from_vec(vec![m as i32; b], b, candle)?;
    check(
        "tpa_decode with lengths",
        &tpa_decode(device, &factors, Some(&lengths))?,
        &o,
        1e-4,
    )
}
