//! What the first call of an operator takes: it loads the kernels that it launches. The aim is 0.15 s. To compile nothing that is left
//! from before, run it with an empty directory as `CUDA_CACHE_PATH`. Needs a GPU; says so where there is none.

use std::time::{Duration, Instant};

use gimbal_ops::{
    Activation, Device, Error, Flao, FlaoInputs, FlaoSaved, Lrpe, SoftmaxAxis, Tensor, Theta,
    TpaDecode, TpaFactors, TpaQuery, bf16,
};
use ndarray::Array2;

fn main() -> Result<(), Error> {
    let device = match Device::cuda(0) {
        Ok(device) => device,
        Err(reason) => {
            println!("skipped: no GPU ({reason})");
            return Ok(());
        }
    };
    let zeros = |shape: &[usize]| device.zeros::<bf16>(shape);
    let theta = |angles| device.tensor(&Array2::from_elem((1, angles), 0.01f32));
    let timed = |name: &str, call: &dyn Fn() -> Result<(), Error>| {
        let mut times = [Duration::ZERO; 2];
        for time in &mut times {
            device.synchronize()?;
            let start = Instant::now();
            call()?;
            device.synchronize()?;
            *time = start.elapsed();
        }
        let [first, second] = times.map(|time| time.as_secs_f64() * 1e3);
        println!("{name:32} first {first:8.3} ms, then {second:.3} ms");
        Ok::<(), Error>(())
    };

    let x = zeros(&[2, 256, 4, 64])?;
    let on_a_grid = zeros(&[2, 4, 256, 64])?;
    let softmax = Activation::Softmax(SoftmaxAxis::Sequence);
    let ops: [(&str, Lrpe, &Tensor<bf16>); 4] = [
        (
            "lrpe_rotate",
            Lrpe::rotate(Theta::per_feature(theta(32)?)),
            &x,
        ),
        (
            "lrpe_cosine",
            Lrpe::cosine(Theta::per_feature(theta(64)?)),
            &x,
        ),
        (
            "lrpe_cosine, sequence softmax",
            Lrpe::cosine(Theta::per_feature(theta(64)?)).activation(softmax),
            &x,
        ),
        (
            "lrpe_cosine_md",
            Lrpe::cosine_md(theta(32)?, &[16, 16], 0),
            &on_a_grid,
        ),
    ];
    for (name, op, x) in ops {
        timed(name, &|| op.forward(x).map(drop))?;
        let d_o = op.forward(x)?;
        timed(&format!("{name} backward"), &|| {
            op.backward(x, &d_o).map(drop)
        })?;
    }

    for (name, d) in [("flao", 128), ("flao, D = 256", 256)] {
        let [q, k, v, g, d_o] = [d, d, 128, 128, 128].map(|width| zeros(&[2, 4, 1024, width]));
        let (q, k, v, g, d_o) = (q?, k?, v?, g?, d_o?);
        let inputs = || FlaoInputs::new(&q, &k, &v, &g);
        timed(name, &|| Flao::new().forward(inputs()).map(drop))?;
        timed(&format!("{name} backward"), &|| {
            let saved = FlaoSaved::Nothing;
            Flao::new().backward(inputs(), &saved, &d_o).map(drop)
        })?;
    }

    let factors = TpaFactors {
        query: TpaQuery::Factors {
            aq: zeros(&[2, 1, 32, 16])?,
            bq: zeros(&[2, 1, 16, 128])?,
        },
        ak: zeros(&[2, 8192, 32])?,
        bk: zeros(&[2, 8192, 128])?,
        av: zeros(&[2, 8192, 32])?,
        bv: zeros(&[2, 8192, 128])?,
    };
    timed("tpa_decode", &|| {
        TpaDecode::new().forward(&factors).map(drop)
    })
}
