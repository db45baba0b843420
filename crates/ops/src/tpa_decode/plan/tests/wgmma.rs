//! Plans for compute capability 9.0.

use super::*;

#[test]
fn divides_as_measured() {
    let grid = |batch, tokens, lengths| {
        let plan = wgmma_plan(&problem(batch, tokens, 32, 128), Parallel::Auto, lengths).unwrap();
        let Grid {
            splits, cluster, ..
        } = plan.grid;
        (splits, cluster, plan.block.teams())
    };
    let equal = |batch, tokens| grid(batch, tokens, Lengths::Equal);
    // Short sequences are clusters, as large as the GPU holds at once.
    assert_eq!(equal(8, 64), (1, 1, 1));
    assert_eq!(equal(8, 256), (4, 4, 1));
    assert_eq!(equal(8, 1024), (8, 8, 1));
    assert_eq!(equal(32, 512), (2, 2, 1));
    assert_eq!(equal(32, 4096), (2, 2, 2));
    assert_eq!(equal(128, 4096), (1, 1, 2));
    // Long ones are cut into as many parts as there are multiprocessors.
    assert_eq!(equal(8, 32768), (16, 1, 2));
    assert_eq!(equal(32, 32768), (4, 1, 2));
    assert_eq!(equal(1, 1 << 20), (132, 1, 2));
    // Where lengths differ, short ones are clusters as well, and blocks share the tokens of long ones.
    let ragged = |batch, tokens| grid(batch, tokens, Lengths::Ragged);
    assert_eq!(ragged(8, 1024), (8, 8, 1));
    assert_eq!(ragged(8, 32768), (0, 1, 2));
}

#[test]
fn leaves_to_others_what_it_cannot_do() {
    let plan = |problem: &TpaDecodeProblem, element, parallel| {
        let plan = WgmmaPlan::new(problem, element, parallel, Lengths::Equal, false, H200);
        plan.unwrap()
    };
    let whole = problem(8, 1000, 32, 128);
    assert!(plan(&whole, ElementType::Bf16, Parallel::Auto).is_some());
    assert!(plan(&whole, ElementType::F32, Parallel::Auto).is_none());
    assert!(plan(&whole, ElementType::Bf16, Parallel::BatchHead).is_none());
    let fixed = Parallel::Split(Splits::Tokens(512));
    assert!(plan(&whole, ElementType::Bf16, fixed).is_none());
    assert!(plan(&problem(8, 1000, 32, 129), ElementType::F16, Parallel::Auto).is_none());
    // A block that writes parts in f32 is no member of a cluster.
    let parts = WgmmaPlan::new(
        &problem(8, 256, 32, 128),
        ElementType::F16,
        Parallel::Auto,
        Lengths::Equal,
        true,
        H200,
    );
    assert_eq!(parts.unwrap().unwrap().grid.cluster, 1);
}

#[test]
fn clusters_are_as_large_as_the_gpu_holds_at_once() {
    let cluster = |batch, tokens, clusters| {
        let gpu = Capacity { clusters, ..H200 };
        let shape = problem(batch, tokens, 32, 128);
        let (parallel, lengths) = (Parallel::Auto, Lengths::Equal);
        let plan = WgmmaPlan::new(&shape, ElementType::Bf16, parallel, lengths, false, gpu);
        plan.unwrap().unwrap().grid.cluster
    };
    assert_eq!(cluster(15, 512, [66, 30, 15]), 8);
    assert_eq!(cluster(16, 512, [66, 30, 15]), 4);
    // A part of a GPU may have no room for any of a size.
    assert_eq!(cluster(1, 512, [66, 30, 0]), 4);
    assert_eq!(cluster(1, 256, [66, 0, 0]), 2);
    assert_eq!(cluster(1, 256, [0, 0, 0]), 1);
}
