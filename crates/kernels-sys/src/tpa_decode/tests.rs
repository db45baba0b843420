use super::*;
use crate::launch::tpa_decode::decode_kernel;
use crate::shipped_manifest;

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
            let block = variant.block(limit);
            assert!(block.shared_bytes <= limit, "{variant:?}: {block:?}");
            assert!(block.threads <= variant.max_threads() && block.slots <= MAX_SLOTS);
        }
    }
}

#[test]
fn a_block_leaves_no_room_for_another() {
    // Of a multiprocessor of compute capability 8.0 and later.
    const REGISTERS: u32 = 64 << 10;
    let limit = 227 << 10;
    let manifest = shipped_manifest().unwrap();
    for variant in Variant::all() {
        let block = variant.block(limit);
        let name = decode_kernel(variant).name();
        let mut kernels = manifest
            .families
            .iter()
            .flat_map(|entry| entry.kernel(name))
            .peekable();
        assert!(kernels.peek().is_some(), "{name}");
        assert!(
            2 * block.shared_bytes > limit
                || kernels.all(|kernel| kernel
                    .resources
                    .values()
                    .all(|on| 2 * on.registers * block.threads > REGISTERS)),
            "{variant:?}"
        );
    }
}
