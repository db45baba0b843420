//! 11. Positions as models have them: packed prefill, multi-modal sections, and a grid of video patches.
//!
//! ```text
//! cargo run --example 11_rope_positions
//! ```

use gimbal_ops::{Device, Error, Lrpe, Pairing, Theta, bf16};
use ndarray::{Array2, Array3, Array4, array};

fn theta(device: &Device) -> Result<Theta<'static>, Error> {
    let theta = Array2::from_shape_fn((1, 32), |(_, i)| 10000f32.powf(-(i as f32) / 32.0));
    Ok(Theta::per_feature(device.tensor(&theta)?))
}

fn main() -> Result<(), Error> {
    let device = Device::best()?;
    println!("running on {device}");
    packed_prefill(&device)?;
    multi_modal(&device)?;
    video(&device)
}

/// Sequences of 5, 0 and 7 tokens back to back, and 4 tokens of padding, whose o is 0. The second goes on at position 90.
fn packed_prefill(device: &Device) -> Result<(), Error> {
    let bounds = device.tensor(&array![0i32, 5, 5, 12])?;
    let offsets = device.tensor(&array![0i32, 0, 90])?;
    let rope = Lrpe::rotate(theta(device)?)
        .packed(&bounds)
        .offsets(&offsets);
    let q = device.tensor(&Array3::from_elem((16, 4, 64), bf16::ONE))?;
    let k = device.tensor(&Array3::from_elem((16, 1, 64), bf16::ONE))?;
    let (oq, ok) = rope.pair().forward(&q, &k)?;
    println!("packed: {:?}, {:?}", oq.shape(), ok.shape());
    Ok(())
}

/// Text and image tokens with a position in time, in height and in width each: of 32 angles the first 8 turn by time, the
/// next 12 by height, the last 12 by width.
fn multi_modal(device: &Device) -> Result<(), Error> {
    let axes: Vec<_> = [(0, 8), (1, 12), (2, 12)]
        .into_iter()
        .flat_map(|(axis, angles)| vec![axis; angles])
        .collect();
    // Three words, an image of 2 by 2 patches, one word behind it.
    let time = [0i64, 1, 2, 3, 3, 3, 3, 5];
    let height = [0i64, 1, 2, 3, 3, 4, 4, 5];
    let width = [0i64, 1, 2, 3, 4, 3, 4, 5];
    let all = [time, height, width].concat();
    let positions = Array3::from_shape_fn((3, 1, 8), |(axis, _, token)| all[8 * axis + token]);
    let positions = device.tensor(&positions)?;
    let rope = Lrpe::rotate(theta(device)?)
        .positions(&positions)
        .axes(&axes);
    let x = device.tensor(&Array4::from_elem((1, 8, 4, 64), bf16::ONE))?;
    println!("multi-modal: {:?}", rope.forward(&x)?.shape());
    Ok(())
}

/// 3 frames of 4 by 6 patches behind one token of text, which does not turn; neighbouring features are pairs.
fn video(device: &Device) -> Result<(), Error> {
    let axes: Vec<_> = (0..32).map(|angle| [0, 1, 1, 2][angle / 8]).collect();
    let rope = Lrpe::rotate(theta(device)?)
        .pairing(Pairing::Interleaved)
        .grid(&[3, 4, 6], 1)
        .axes(&axes);
    let x = device.tensor(&Array4::from_elem((1, 73, 4, 64), bf16::ONE))?;
    println!("video: {:?}", rope.forward(&x)?.shape());
    Ok(())
}
