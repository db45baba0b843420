use super::*;
use crate::{Arch, Limits};

#[test]
fn variants_are_numbered_in_order() {
    for (index, variant) in Variant::all().enumerate() {
        assert_eq!(variant.index(), index);
    }
    assert_eq!(Variant::all().count(), Variant::COUNT);
}

#[test]
fn every_problem_has_a_variant_that_holds_it() {
    for element in ElementType::ALL {
        for features in 1..=MAX_FEATURES {
            for heads in 1..=128 {
                let variant = Variant::new(element, features, heads).unwrap();
                assert!(variant.features() >= features);
                assert!(variant.heads() * variant.head_groups(heads) >= heads);
            }
        }
        assert_eq!(Variant::new(element, MAX_FEATURES + 1, 1), None);
    }
}

#[test]
fn a_block_fits_every_supported_gpu() {
    for variant in Variant::all() {
        for limit in [99 << 10, 163 << 10, 227 << 10] {
            let block = variant.block(limit, false);
            assert!(block.shared_bytes <= limit, "{variant:?}: {block:?}");
            assert!(block.threads <= variant.max_threads() && block.slots <= MAX_SLOTS);
            let half = variant.block(limit, true);
            let both = 2 * (half.shared_bytes + RESERVED_BYTES);
            assert!(both <= limit + RESERVED_BYTES, "{variant:?}: {half:?}");
            assert!(half.threads <= variant.max_threads() / 2 && half.slots <= MAX_SLOTS);
        }
    }
}

#[test]
fn a_block_leaves_no_room_for_another_unless_it_is_one_of_two() {
    for variant in Variant::all() {
        for newest in Arch::ALL {
            let limits = Limits {
                newest,
                ..Limits::H200
            };
            let resident = |is_one_of_two| {
                let block = variant.block(227 << 10, is_one_of_two);
                limits.resident_blocks(variant.kernel(), block.threads, block.shared_bytes)
            };
            assert_eq!(resident(false), 1, "{variant:?} {newest}");
            assert!(resident(true) >= 2, "{variant:?} {newest}");
        }
    }
}

#[test]
fn warps_of_a_merge_follow_its_parts_and_heads() {
    let warps = |splits, heads, batch| {
        Merge {
            splits,
            blocks: 132,
            heads,
            batch,
            queries: 1,
            ..Merge::default()
        }
        .warps()
    };
    assert_eq!(warps(132, 32, 1), 16);
    assert_eq!((warps(16, 32, 8), warps(2, 8, 3)), (4, 4));
    // Many heads fill the GPU, and of few parts a warp has all.
    assert_eq!((warps(66, 128, 16), warps(2, 128, 16)), (4, 1));
    assert_eq!(warps(0, 128, 66), 1);
    let given = Merge {
        parts: 132,
        heads: 1,
        batch: 1,
        queries: 1,
        ..Merge::default()
    };
    assert_eq!(given.warps(), MERGE_WARPS);
    let of_tokens = Merge {
        parts: 0,
        splits: 132,
        split_tokens: 64,
        ..given
    };
    assert_eq!(of_tokens.warps(), MERGE_WARPS);
}

#[test]
fn every_kernel_finds_its_name_and_declares_its_parameters() {
    for variant in Variant::all() {
        let (element, kernel) = (variant.element().name(), variant.kernel());
        let (features, heads) = (variant.features(), variant.heads());
        let name = format!("tpa_decode_{element}_d{features}_h{heads}");
        assert_eq!(kernel.name(), name);
        assert_eq!(kernel.parameter_bytes(), size_of::<Decode>());
        assert_eq!(kernel.max_threads(), variant.max_threads());
    }
    for element in ElementType::ALL {
        let kernel = merge_kernel(element);
        let name = format!("tpa_decode_merge_{}", element.name());
        assert_eq!(kernel.name(), name);
        assert_eq!(kernel.parameter_bytes(), size_of::<Merge>());
        assert_eq!(kernel.max_threads(), MERGE_THREADS);
    }
}
