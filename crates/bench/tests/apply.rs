//! `gimbal apply`, with results computed by hand.

mod support;

use std::f32::consts::{FRAC_PI_2, PI};
use std::fs;

use safetensors::tensor::Dtype;
use support::{Files, Given, assert_close, assert_refused, bf16s, f32s, i32s, stderr};

#[test]
fn a_quarter_turn_per_position() {
    let files = Files::new(&[
        f32s("x", &[1, 3, 1, 2], &[1.0, 0.0, 1.0, 0.0, 2.0, 3.0]),
        f32s("theta", &[1, 1], &[FRAC_PI_2]),
    ]);
    let output = files.apply("lrpe-rotate --pass fwd");
    let (shape, o) = files.result(&output, "o", Dtype::F32);
    assert_eq!(shape, [1, 3, 1, 2]);
    assert_close(&o, &[1.0, 0.0, 0.0, 1.0, -2.0, -3.0]);
    assert_eq!(stderr(&output), "");

    let o: &[f32] = &[0.0, -1.0, 1.0, 0.0, -3.0, 2.0];
    files.assert_gives(
        "lrpe-rotate --pass fwd --offset -1",
        &[("o", &[1, 3, 1, 2], o)],
    );
}

#[test]
fn gradients_of_a_rotation() {
    let files = Files::new(&[
        f32s("x", &[1, 2, 2], &[1.0, 2.0, 1.0, 2.0]),
        f32s("theta", &[1, 1], &[0.0]),
        f32s("do", &[1, 2, 2], &[3.0, 4.0, 3.0, 4.0]),
    ]);
    // Without a turn do passes through; dtheta = Σ p (do2 o1 − do1 o2) = 4 · 1 − 3 · 2.
    files.assert_gives(
        "lrpe-rotate --pass bwd --dtheta",
        &[
            ("dx", &[1, 2, 2], &[3.0, 4.0, 3.0, 4.0]),
            ("dtheta", &[1, 1], &[-2.0]),
        ],
    );
}

#[test]
fn dtheta_is_written_only_if_asked_for() {
    let files = Files::new(&[
        f32s("x", &[1, 1, 2], &[1.0, 2.0]),
        f32s("theta", &[1, 1], &[0.0]),
        f32s("do", &[1, 1, 2], &[3.0, 4.0]),
    ]);
    assert!(files.apply("lrpe-rotate --pass bwd").status.success());
    assert_eq!(files.names(), ["dx"]);
}

#[test]
fn one_column_of_theta_is_a_scalar_for_the_cosine_and_a_feature_for_the_rotation() {
    let tensors = [
        bf16s("x", &[1, 2, 1, 4], &[1.0; 8]),
        f32s("theta", &[1, 1], &[PI]),
    ];
    let files = Files::new(&tensors);
    let output = files.apply("lrpe-cosine --pass fwd");
    let (shape, o) = files.result(&output, "o", Dtype::BF16);
    assert_eq!(shape, [1, 2, 1, 8]);
    assert_close(&o[..8], &[1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0]);
    assert_close(&o[8..], &[-1.0, -1.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0]);

    let output = files.apply("lrpe-rotate --pass fwd");
    let (_, o) = files.result(&output, "o", Dtype::BF16);
    assert_close(&o[4..], &[-1.0, 1.0, -1.0, 1.0]);
}

#[test]
fn the_softmax_runs_over_either_dimension() {
    let files = Files::new(&[
        f32s("x", &[1, 4, 2], &[0.0; 8]),
        f32s("theta", &[1, 2], &[0.0; 2]),
    ]);
    for (words, expected) in [
        ("--act softmax", 0.5),
        ("--act softmax --dim -1", 0.5),
        ("--act softmax --dim=-1", 0.5),
        ("--act softmax --dim 1", 0.25),
        ("--act sigmoid", 0.5),
        ("--act relu", 0.0),
        ("--act silu", 0.0),
        ("--act none", 0.0),
    ] {
        let o = [expected, expected, 0.0, 0.0].repeat(4);
        let words = format!("lrpe-cosine --pass fwd {words}");
        files.assert_gives(&words, &[("o", &[1, 4, 4], &o)]);
    }
}

#[test]
fn a_grid_turns_each_block_of_features_by_its_axis() {
    // One token without a position, then a grid of 1 by 2.
    let files = Files::new(&[
        f32s("x", &[1, 1, 3, 2], &[1.0; 6]),
        f32s("theta", &[1, 1], &[PI]),
        f32s("do", &[1, 1, 3, 4], &[1.0; 12]),
    ]);
    let grid = "--shape 1,2 --extra-tokens 1";
    let still = [1.0, 1.0, 0.0, 0.0];
    let o = [still, still, [1.0, -1.0, 0.0, 0.0]].concat();
    let words = format!("lrpe-cosine-md --pass fwd {grid}");
    files.assert_gives(&words, &[("o", &[1, 1, 3, 4], &o)]);
    // The same bits.
    let result = |words: &str| files.result(&files.apply(words), "o", Dtype::F32);
    assert_eq!(result(&format!("{words} --cache")), result(&words));
    // dx = do_cos cos Θ + do_sin sin Θ; dtheta = Σ i (do_sin cos Θ − do_cos sin Θ).
    files.assert_gives(
        &format!("lrpe-cosine-md --pass bwd --dtheta {grid}"),
        &[
            ("dx", &[1, 1, 3, 2], &[1.0, 1.0, 1.0, 1.0, 1.0, -1.0]),
            ("dtheta", &[1, 1], &[-1.0]),
        ],
    );
}

/// One head, one query (1, 2), two keys, values of one feature: kv = (1·3 + 0·4, 1·3 + 1·4) = (3, 7).
fn without_a_gate() -> Vec<Given> {
    vec![
        f32s("q", &[1, 1, 1, 2], &[1.0, 2.0]),
        f32s("k", &[1, 1, 2, 2], &[1.0, 1.0, 0.0, 1.0]),
        f32s("v", &[1, 1, 2, 1], &[3.0, 4.0]),
        f32s("do", &[1, 1, 1, 1], &[10.0]),
    ]
}

fn linear_attention() -> Files {
    let mut given = without_a_gate();
    given.push(f32s("g", &[1, 1, 1, 1], &[0.5]));
    Files::new(&given)
}

#[test]
fn linear_attention_with_a_gate() {
    let files = linear_attention();
    for (words, expected) in [
        ("", 8.5),
        ("--scale 2", 17.0),
        ("--scale -0.5 --save none", -4.25),
        ("--save kv-qkv", 8.5),
    ] {
        let words = format!("flao --pass fwd {words}");
        files.assert_gives(&words, &[("o", &[1; 4], &[expected])]);
    }
}

#[test]
fn linear_attention_without_a_gate() {
    let files = Files::new(&without_a_gate());
    files.assert_gives("flao --pass fwd --scale 2", &[("o", &[1; 4], &[34.0])]);
    files.assert_gives(
        "flao --pass bwd",
        &[
            ("dq", &[1, 1, 1, 2], &[30.0, 70.0]),
            ("dk", &[1, 1, 2, 2], &[30.0, 60.0, 40.0, 80.0]),
            ("dv", &[1, 1, 2, 1], &[30.0, 20.0]),
        ],
    );
    assert!(!files.names().contains(&"dg".to_owned()));
}

#[test]
fn gradients_of_linear_attention() {
    let files = linear_attention();
    for save in ["", "--save none", "--save kv", "--save kv-qkv"] {
        // u = 10 · 0.5 · 0.2 = 1, dkv = qᵀ·u = (1, 2).
        files.assert_gives(
            &format!("flao --pass bwd --scale 0.2 {save}"),
            &[
                ("dq", &[1, 1, 1, 2], &[3.0, 7.0]),
                ("dk", &[1, 1, 2, 2], &[3.0, 6.0, 4.0, 8.0]),
                ("dv", &[1, 1, 2, 1], &[3.0, 2.0]),
                ("dg", &[1; 4], &[34.0]),
            ],
        );
    }
}

#[test]
fn linear_attention_with_activations() {
    let files = linear_attention();
    for (words, expected) in [
        ("", 8.5),
        ("--scale 2 --save none", 17.0),
        ("--q-act relu --k-act relu --v-act relu --g-act relu", 8.5),
        ("--g-act sigmoid", 17.0 / (1.0 + (-0.5f32).exp())),
        (
            "--q-act softmax --g-act none",
            0.5 * (3.0 + 4.0 * (1.0 / (1.0 + (-1f32).exp()))),
        ),
    ] {
        let words = format!("flao-lrpe --pass fwd {words}");
        files.assert_gives(&words, &[("o", &[1; 4], &[expected])]);
    }
    // Flags without a meaning here.
    let words = "--pass bwd --pairing interleaved --rotary-dim 6 --normalizer none --eps 3";
    let words = format!("flao_lrpe {words}");
    files.assert_gives(&words, &[("dg", &[1; 4], &[170.0])]);
}

/// One query and one key (1, 0), a value 3 and the gradient 1.
fn one_key() -> Vec<Given> {
    vec![
        f32s("q", &[1, 1, 1, 2], &[1.0, 0.0]),
        f32s("k", &[1, 1, 1, 2], &[1.0, 0.0]),
        f32s("v", &[1, 1, 1, 1], &[3.0]),
        f32s("do", &[1, 1, 1, 1], &[1.0]),
        f32s("theta", &[1, 1], &[FRAC_PI_2]),
    ]
}

#[test]
fn linear_attention_of_encoded_rows() {
    // o = 3 cos(p·theta), p the distance.
    let with = |more: Vec<Given>| {
        let mut given = one_key();
        given.extend(more);
        Files::new(&given)
    };
    let cases = [
        (vec![], 3.0),
        (vec![i32s("offsets", &[1], &[7])], 3.0),
        (vec![i32s("q_offsets", &[1], &[1])], 0.0),
        (
            vec![
                i32s("q_offsets", &[1], &[1]),
                i32s("k_offsets", &[1], &[-1]),
            ],
            -3.0,
        ),
        (vec![i32s("q_positions", &[1], &[2])], -3.0),
        (vec![i32s("positions", &[1, 1], &[5])], 3.0),
    ];
    for (more, expected) in cases {
        let files = with(more);
        for encoding in ["rotate", "cosine"] {
            let words = format!("flao-lrpe --pass fwd --encoding {encoding}");
            files.assert_gives(&words, &[("o", &[1; 4], &[expected])]);
        }
    }
    let files = with(vec![i32s("q_positions", &[1], &[1])]);
    files.assert_gives(
        "flao-lrpe --pass bwd --encoding rotate --dtheta --save none",
        &[
            ("dtheta", &[1, 1], &[-3.0]),
            ("dq", &[1, 1, 1, 2], &[0.0, -3.0]),
        ],
    );
    let words = "flao-lrpe --pass fwd --encoding rotate --shape 1 --offset 0";
    with(vec![]).assert_gives(words, &[("o", &[1; 4], &[3.0])]);
}

#[test]
fn a_normaliser_divides() {
    let files = Files::new(&[
        f32s("q", &[1, 1, 1, 2], &[1.0, 1.0]),
        f32s("k", &[1, 1, 2, 2], &[1.0, 0.0, 0.0, 1.0]),
        f32s("v", &[1, 1, 2, 1], &[3.0, 4.0]),
        f32s("do", &[1, 1, 1, 1], &[1.0]),
    ]);
    let words = "--normalizer keys --eps 0 --q-act relu";
    let forward = format!("flao-lrpe --pass fwd {words}");
    files.assert_gives(&forward, &[("o", &[1; 4], &[3.5])]);
    for save in ["none", "kv"] {
        files.assert_gives(
            &format!("flao-lrpe --pass bwd {words} --save {save}"),
            &[
                ("dq", &[1, 1, 1, 2], &[-0.25, 0.25]),
                ("dk", &[1, 1, 2, 2], &[-0.25, -0.25, 0.25, 0.25]),
                ("dv", &[1, 1, 2, 1], &[0.5, 0.5]),
            ],
        );
    }
}

#[test]
fn positions_of_one_and_of_both_do_not_go_together() {
    for (more, words, names) in [
        (
            vec![i32s("offsets", &[1], &[1]), i32s("q_offsets", &[1], &[1])],
            "",
            ["q_offsets", "offsets"],
        ),
        (
            vec![
                i32s("positions", &[1], &[1]),
                i32s("k_positions", &[1], &[1]),
            ],
            "",
            ["k_positions", "positions"],
        ),
        (
            vec![i32s("k_positions", &[1], &[1])],
            "--offset 3",
            ["k_positions", "an offset"],
        ),
        (
            vec![i32s("positions", &[1], &[1])],
            "--shape 1",
            ["q_positions", "a grid"],
        ),
        (
            vec![i32s("axes", &[1], &[0])],
            "",
            ["axes", "positions on a line"],
        ),
    ] {
        let mut given = one_key();
        given.extend(more);
        let files = Files::new(&given);
        let output = files.apply(&format!("flao-lrpe --pass fwd --encoding rotate {words}"));
        assert_refused(&output, 2, &names);
        files.assert_nothing_written();
    }
    let output = Files::new(&one_key()).apply("flao-lrpe --pass fwd --dtheta");
    assert_refused(&output, 2, &["--dtheta needs --pass bwd"]);
}

/// One sequence of two tokens, one head, D = 2, E = 1: q = (2, 0), scores 2·scale·(0, log 3), values 4 and 8.
fn tpa() -> Vec<Given> {
    vec![
        f32s("aq", &[1, 1, 1, 1], &[2.0]),
        f32s("bq", &[1, 1, 1, 2], &[1.0, 0.0]),
        f32s("ak", &[1, 2, 1], &[1.0, 1.0]),
        f32s("bk", &[1, 2, 2], &[0.0, 5.0, 3f32.ln(), 7.0]),
        f32s("av", &[1, 2, 1, 1], &[1.0, 2.0]),
        f32s("bv", &[1, 2, 1, 1], &[4.0, 4.0]),
    ]
}

#[test]
fn a_decode_weighs_values_by_their_scores() {
    let files = Files::new(&tpa());
    let flags = "tpa-decode --pass fwd --scale 0.5";
    // Weights 1/4 and 3/4.
    for parallel in [
        "",
        "--parallel auto",
        "--parallel b",
        "--parallel bh",
        "--parallel bn",
    ] {
        let words = format!("{flags} {parallel}");
        files.assert_gives(&words, &[("o", &[1; 4], &[7.0])]);
    }
    files.assert_gives(
        &format!("{flags} --lse --parallel bn --splits 2"),
        &[("lse", &[1, 1], &[4f32.ln()]), ("o", &[1; 4], &[7.0])],
    );
    // The default scale is D^(-1/2); here the others bring it back to 1/2, and v to its negative half.
    let scales = format!("--scale-q {} --scale-k 0.5 --scale-v -0.5", 2f32.sqrt());
    let words = format!("tpa-decode --pass fwd {scales}");
    files.assert_gives(&words, &[("o", &[1; 4], &[-3.5])]);
}

#[test]
fn queries_as_they_are_and_several_of_them() {
    let mut tensors = tpa().split_off(2);
    // The first token sees itself alone; the second has the weights 1/4 and 3/4.
    tensors.push(f32s("q", &[1, 2, 1, 2], &[2.0, 0.0, 2.0, 0.0]));
    let files = Files::new(&tensors);
    files.assert_gives(
        "tpa-decode --scale 0.5 --lse",
        &[
            ("o", &[1, 2, 1, 1], &[4.0, 7.0]),
            ("lse", &[1, 2, 1], &[0.0, 4f32.ln()]),
        ],
    );
}

#[test]
fn lengths_cut_the_cache() {
    for (length, o, lse) in [
        (0, 0.0, f32::NEG_INFINITY),
        (1, 4.0, 0.0),
        (2, 7.0, 4f32.ln()),
    ] {
        let mut tensors = tpa();
        tensors.push(i32s("kv_lens", &[1], &[length]));
        Files::new(&tensors).assert_gives(
            "tpa-decode --pass fwd --scale 0.5 --lse",
            &[("o", &[1; 4], &[o]), ("lse", &[1, 1], &[lse])],
        );
    }
}

/// A quarter turn a position, of two heads of queries and one of keys.
#[test]
fn queries_and_keys() {
    let row = |first: f32, heads: usize| [first, 0.0].repeat(2 * heads);
    let mut tensors = vec![
        f32s("q", &[1, 2, 2, 2], &row(1.0, 2)),
        f32s("k", &[1, 2, 1, 2], &row(2.0, 1)),
        f32s("theta", &[1, 1], &[std::f32::consts::FRAC_PI_2]),
    ];
    let oq = [1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0];
    Files::new(&tensors).assert_gives(
        "lrpe-rotate --pass fwd",
        &[
            ("oq", &[1, 2, 2, 2], &oq),
            ("ok", &[1, 2, 1, 2], &[2.0, 0.0, 0.0, 2.0]),
        ],
    );

    tensors.push(f32s("doq", &[1, 2, 2, 2], &row(-1.0, 2)));
    tensors.push(f32s("dok", &[1, 2, 1, 2], &row(-1.0, 1)));
    // do is turned back. Each head at position 1 gives its length.
    let dq = [-1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, 1.0];
    Files::new(&tensors).assert_gives(
        "lrpe-rotate --pass bwd --dtheta",
        &[
            ("dk", &[1, 2, 1, 2], &[-1.0, 0.0, 0.0, 1.0]),
            ("dq", &[1, 2, 2, 2], &dq),
            ("dtheta", &[1, 1], &[4.0]),
        ],
    );
}

#[test]
fn nothing_in_is_nothing_out() {
    let files = Files::new(&[
        f32s("x", &[0, 4, 1, 2], &[]),
        f32s("theta", &[1, 1], &[1.0]),
        f32s("do", &[0, 4, 1, 4], &[]),
    ]);
    files.assert_gives("lrpe-cosine --pass fwd", &[("o", &[0, 4, 1, 4], &[])]);
    let words = "lrpe-cosine --pass bwd --dtheta --act silu";
    files.assert_gives(words, &[("dx", &[0, 4, 1, 2], &[])]);
    let dtheta = files.result(&files.apply(words), "dtheta", Dtype::F32);
    assert_eq!(dtheta, (vec![1, 1], vec![0.0]));
}

/// One row at position 0, which stays as it is.
fn still_row() -> Files {
    Files::new(&[
        f32s("x", &[1, 1, 2], &[1.0, 0.0]),
        f32s("theta", &[1, 1], &[1.0]),
    ])
}

#[test]
fn auto_says_what_it_came_to() {
    let files = still_row();
    let output = files.apply_on("auto", "lrpe-rotate --pass fwd");
    let (_, o) = files.result(&output, "o", Dtype::F32);
    assert_close(&o, &[1.0, 0.0]);
    let said = stderr(&output);
    assert!(
        said.starts_with("device: c") && said.lines().count() == 1,
        "{said}"
    );
}

#[cfg(unix)]
#[test]
fn an_output_is_written_through_a_link_and_readable_by_others() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let files = still_row();
    let target = files.path().join("target");
    fs::write(&target, "older").unwrap();
    symlink(&target, files.output()).unwrap();
    files.result(&files.apply("lrpe-rotate --pass fwd"), "o", Dtype::F32);
    assert!(files.output().is_symlink());
    // As a file that was made plainly.
    let plain = files.path().join("plain");
    fs::write(&plain, "").unwrap();
    let mode = |path| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&target), mode(&plain));
}

#[cfg(unix)]
#[test]
fn an_output_behind_a_link_to_nothing_yet_is_made_there() {
    let files = still_row();
    std::os::unix::fs::symlink("target", files.output()).unwrap();
    files.result(&files.apply("lrpe-rotate --pass fwd"), "o", Dtype::F32);
    assert!(files.output().is_symlink() && files.path().join("target").is_file());
}

#[test]
fn an_older_output_is_replaced() {
    let files = still_row();
    fs::write(files.output(), "older").unwrap();
    files.result(&files.apply("lrpe-rotate --pass fwd"), "o", Dtype::F32);
}
