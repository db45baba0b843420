//! Ranks that do not take part, and calls that are refused.

use std::thread;
use std::time::Duration;

use gimbal_ops::{Device, Error, Group, PeerReason, TpaDecode, TpaFactors, TpaInputs, TpaQuery};

fn exchange(group: &Group, width: usize) -> Result<(), Error> {
    let part = group.device().zeros(&[width])?;
    let mut sum = group.device().zeros(&[width])?;
    group.all_reduce(&part, &mut sum)
}

/// What each rank gets of what it does.
fn outcomes(
    groups: Vec<Group>,
    each: impl Fn(Group) -> Result<(), Error> + Sync,
) -> Vec<Result<(), Error>> {
    let each = &each;
    thread::scope(|scope| {
        let ranks: Vec<_> = groups
            .into_iter()
            .map(|group| scope.spawn(move || each(group)))
            .collect();
        ranks.into_iter().map(|rank| rank.join().unwrap()).collect()
    })
}

fn ranks(count: usize) -> Vec<Group> {
    Group::threads(vec![Device::cpu(); count])
}

#[test]
fn a_rank_that_is_gone_is_named() {
    let results = outcomes(ranks(3), |group| {
        exchange(&group, 4)?;
        match group.rank() {
            1 => Ok(()),
            _ => exchange(&group, 4),
        }
    });
    for (rank, result) in results.into_iter().enumerate() {
        match rank {
            1 => result.unwrap(),
            _ => assert_eq!(
                result.unwrap_err().to_string(),
                "all_reduce: rank 1 is gone"
            ),
        }
    }
}

#[test]
fn a_rank_that_is_late_is_named() {
    let limit = Duration::from_millis(50);
    let groups = Group::threads_within(vec![Device::cpu(); 2], limit);
    let reason = PeerReason::Late { limit };
    let late = Error::Peer {
        call: "all_reduce",
        rank: 1,
        reason,
    };
    assert_eq!(exchange(&groups[0], 4).unwrap_err(), late);
    // And stays so, for whoever comes.
    assert_eq!(exchange(&groups[1], 4).unwrap_err(), late);
    assert_eq!(groups[1].check().unwrap_err(), late);
}

#[test]
fn a_rank_of_another_shape_is_named() {
    let results = outcomes(ranks(3), |group| exchange(&group, 4 + group.rank() / 2));
    for result in results {
        assert_eq!(
            result.unwrap_err().to_string(),
            "all_reduce: rank 2 has called all_reduce of shape [5], not all_reduce of shape [4]"
        );
    }
}

#[test]
fn wrong_memory_is_refused() {
    let group = Group::alone(&Device::cpu());
    let device = group.device();
    let mut tensor = device.zeros::<f32>(&[2, 3]).unwrap();
    let part = device.zeros::<f32>(&[2, 3]).unwrap();
    let shape = group.all_gather(&part, &mut tensor).unwrap_err();
    assert!(matches!(shape, Error::Shape { .. }), "{shape}");
    let swapped = part.view().permute(&[1, 0]).unwrap();
    let mut out = device.zeros::<f32>(&[3, 2]).unwrap();
    let gaps = group.all_reduce(swapped, &mut out).unwrap_err();
    assert!(matches!(gaps, Error::NotDense { .. }), "{gaps}");
}

#[test]
fn lengths_of_several_queries_are_checked() {
    let group = Group::alone(&Device::cpu());
    let zeros = |shape: &[usize]| group.device().zeros::<f32>(shape).unwrap();
    let factors = TpaFactors {
        query: TpaQuery::Factors {
            aq: zeros(&[1, 2, 3, 4]),
            bq: zeros(&[1, 2, 4, 5]),
        },
        ak: zeros(&[1, 10, 3]),
        bk: zeros(&[1, 10, 5]),
        av: zeros(&[1, 10, 3]),
        bv: zeros(&[1, 10, 5]),
    };
    let op = group.shard(TpaDecode::new());
    let inputs = TpaInputs::from(&factors);
    let flat = group.device().zeros::<i32>(&[2]).unwrap();
    for (inputs, expected) in [
        (
            inputs,
            "tpa_decode: kv_lens is needed for several query tokens of a rank, but was not given",
        ),
        (
            inputs.kv_lens(&[9]),
            "tpa_decode: kv_lens must have the shape (2), got (1)",
        ),
        (
            inputs.kv_lens(&flat),
            "tpa_decode: kv_lens must have the shape (2, 1), got (2)",
        ),
        (
            inputs.kv_lens(&[9, 11]),
            "tpa_decode: kv_lens[0] must be from 0 to 10, got 11",
        ),
    ] {
        assert_eq!(op.forward(inputs).unwrap_err().to_string(), expected);
    }
    assert_eq!(
        op.forward(inputs.kv_lens(&[9, 10])).unwrap().shape(),
        [1, 2, 3, 5]
    );
}
