//! Random inputs for the kernels of tpa_decode.

mod decode;
mod parts;

use gimbal_kernels_sys::tpa_decode::wgmma::Tile;
use gimbal_kernels_sys::tpa_decode::{Variant, elements};
use gimbal_ops::{Error, Float, bf16, f16};

use self::decode::Input;
use self::parts::Parts;
use super::Workbench;

/// What a progress bar counts: the decode kernels, and the merge kernel of each type.
pub const STEPS: usize = Variant::COUNT + Tile::COUNT + elements::Tile::COUNT + 3;

/// Runs all cases.
pub fn verify(bench: &mut Workbench) -> Result<(), Error> {
    typed::<f32>(bench)?;
    typed::<f16>(bench)?;
    typed::<bf16>(bench)
}

fn typed<T: Float>(bench: &mut Workbench) -> Result<(), Error> {
    for variant in Variant::all().filter(|variant| variant.element() == T::ELEMENT) {
        let (features, heads) = (variant.features(), variant.heads());
        let what = format!("tpa_decode, {features} features, {heads} heads");
        bench.step::<T>(&what, 1, |bench, index| {
            Input::<T>::random(bench.seed, index, variant).judge_all(bench)
        })?;
    }
    for tile in Tile::all().filter(|tile| tile.element() == T::ELEMENT) {
        let ranks = if tile.is_one_rank() { ", one rank" } else { "" };
        let what = format!("tpa_decode by wgmma, {} features{ranks}", tile.features());
        bench.step::<T>(&what, 1, |bench, index| {
            Input::<T>::for_wgmma(bench.seed, index, tile).judge_all(bench)
        })?;
    }
    for tile in elements::Tile::all().filter(|tile| tile.element() == T::ELEMENT) {
        let what = format!("tpa_decode by element, {} features", tile.features());
        bench.step::<T>(&what, 1, |bench, index| {
            Input::<T>::for_elements(bench.seed, index, tile).judge_all(bench)
        })?;
    }
    bench.step::<T>("merge of tpa_decode", 1, |bench, index| {
        Ok(vec![Parts::random(bench.seed, index).judge::<T>(bench)?])
    })
}

#[cfg(test)]
mod tests {
    use gimbal_ops::Parallel;

    use super::*;
    use crate::verify::tests::{assert_passed, with_cpu_workbench};

    fn assert_passes_on_the_cpu<T: Float>(index: u32) {
        with_cpu_workbench(|bench| {
            let variants = Variant::all().filter(|variant| variant.element() == T::ELEMENT);
            let inputs = variants.map(|variant| Input::<T>::random(bench.seed, index, variant));
            let tiles = Tile::all().filter(|tile| tile.element() == T::ELEMENT);
            let tiled = tiles.map(|tile| Input::<T>::for_wgmma(bench.seed, index, tile));
            let tiles = elements::Tile::all().filter(|tile| tile.element() == T::ELEMENT);
            let any = tiles.map(|tile| Input::<T>::for_elements(bench.seed, index, tile));
            for input in inputs.chain(tiled).chain(any) {
                assert_passed([input.judge(bench, Parallel::Auto).unwrap()]);
            }
            assert_passed([Parts::random(bench.seed, index).judge::<T>(bench).unwrap()]);
        });
    }

    #[test]
    fn rounded_results_pass() {
        assert_passes_on_the_cpu::<f32>(0);
        assert_passes_on_the_cpu::<f16>(1);
        assert_passes_on_the_cpu::<bf16>(2);
    }
}
