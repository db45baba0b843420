//! Which rows a launch visits, by a copy of the kernels' arithmetic on indices.

use std::collections::HashMap;

use gimbal_reference::Activation as Reference;
use proptest::prelude::*;

use super::{operand, problem, rotate, rows, task};
use crate::Error;
use crate::lrpe::config::{BlockShape, MAX_THREADS};
use crate::lrpe::plan::{SoftmaxAxis, Stage};
use gimbal_kernels_sys::lrpe::Params;

/// Counts how often each (batch, token, head) is visited, as `Place` and `Row` of `place.cuh` do.
fn visits(stage: &Stage) -> HashMap<(i32, i32, i32), u32> {
    let Params {
        batches,
        tokens,
        heads,
        head_tiles,
        tokens_per_block,
        batches_per_block,
        token_tiles,
        tokens_first,
        ..
    } = stage.params;
    let [_, block_heads, block_tokens] = stage.extent.block.map(u32::cast_signed);
    let mut visits = HashMap::new();
    for block in 0..stage.extent.grid[0].cast_signed() {
        let batch_tile = block / head_tiles / token_tiles;
        let (head_tile, token_tile) = match tokens_first {
            0 => (block % head_tiles, block / head_tiles % token_tiles),
            _ => (block / token_tiles % head_tiles, block % token_tiles),
        };
        let first_batch = batch_tile * batches_per_block;
        let first_token = token_tile * tokens_per_block;
        let end = (first_token + tokens_per_block).min(tokens);
        for head in head_tile * block_heads..(heads).min((head_tile + 1) * block_heads) {
            for z in 0..block_tokens {
                for token in (first_token + z..end).step_by(block_tokens.unsigned_abs() as usize) {
                    for batch in first_batch..(first_batch + batches_per_block).min(batches) {
                        *visits.entry((batch, token, head)).or_default() += 1;
                    }
                }
            }
        }
    }
    visits
}

fn shape() -> impl Strategy<Value = BlockShape> {
    (1u32..9, 1u32..9, 1u32..20, 1u32..9).prop_map(|(heads, tokens, tokens_per_thread, batches)| {
        BlockShape {
            heads,
            tokens,
            tokens_per_thread,
            batches,
        }
    })
}

proptest! {
    #[test]
    fn every_row_is_visited_once(
        batch in 1usize..7, tokens in 1usize..90, heads in 1usize..14, pairs in 1usize..80,
        heads_first: bool, own in proptest::option::of(shape()), sequence: bool,
    ) {
        let problem = problem(batch, tokens, heads, 2 * pairs);
        let activation = match sequence {
            true => Reference::Softmax(SoftmaxAxis::Sequence),
            false => Reference::Silu,
        };
        let task = task(&rotate(activation), &problem);
        let x = operand(&rows(&problem, 2 * pairs, heads_first));
        let mut stages = Vec::new();
        for stage in [task.forward(x, x, own), task.backward(Some(x), x, x, own)] {
            match stage {
                Ok(stage) => stages.push(stage),
                // A block of one's own may be too large.
                Err(Error::BlockShape { .. }) => prop_assert!(own.is_some()),
                Err(error) => prop_assert!(false, "{error}"),
            }
        }
        stages.push(task.forward_statistics(x, None).unwrap().first);
        stages.push(task.backward_statistics(x, x, None).unwrap().first);
        stages.push(task.dtheta(x, x).unwrap().first);
        for stage in &stages {
            let threads: u32 = stage.extent.block.iter().product();
            prop_assert!(threads <= MAX_THREADS, "{stage:?}");
            prop_assert_eq!(stage.params.tokens_per_block.unsigned_abs() % stage.extent.block[2], 0);
            let visits = visits(stage);
            prop_assert_eq!(visits.len(), batch * tokens * heads, "{:?}", stage);
            prop_assert!(visits.values().all(|&count| count == 1), "{stage:?}");
        }
    }
}
