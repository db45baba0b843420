//! Theta of the usual models, against figures worked out in 60 digits.

use gimbal_reference::RopeScaling;

fn assert_theta(scaling: RopeScaling, base: f64, features: usize, expected: &[(usize, f64)]) {
    let theta = scaling.theta(base, features);
    assert_eq!(theta.dim(), (1, features / 2));
    for &(i, expected) in expected {
        let got = f64::from(theta[[0, i]]);
        assert!(
            (got / expected - 1.0).abs() < 2f64.powi(-24) + 1e-12,
            "{scaling:?} at {i}: {got:e} but {expected:e}"
        );
    }
}

#[test]
fn powers_of_the_base() {
    let trained = [(0, 1.0), (1, 3.162277660168e-1), (7, 3.162277660168e-4)];
    assert_theta(RopeScaling::None, 10_000.0, 16, &trained);
    let divided = [(0, 0.25), (1, 7.905694150421e-2), (7, 7.905694150421e-5)];
    assert_theta(RopeScaling::Linear { factor: 4.0 }, 10_000.0, 16, &divided);
    assert_eq!(RopeScaling::Linear { factor: 4.0 }.rotation_factor(), 1.0);
}

#[test]
fn llama_3_1() {
    let scaling = RopeScaling::Llama3 {
        factor: 8.0,
        low_frequency: 1.0,
        high_frequency: 4.0,
        trained_tokens: 8192.0,
    };
    let expected = [
        (0, 1.0),
        (1, 8.146172338565e-1),
        (20, 1.656044008099e-2),
        // Kept up to index 28, divided by 8 from index 35 on.
        (29, 2.166570763503e-3),
        (30, 1.371893567761e-3),
        (31, 8.567514129196e-4),
        (32, 5.248461609930e-4),
        (33, 3.126937503841e-4),
        (34, 1.785078127680e-4),
        (35, 9.556212353965e-5),
        (36, 7.784655273932e-5),
        (63, 3.068925988915e-7),
    ];
    assert_theta(scaling, 500_000.0, 128, &expected);
    assert_eq!(scaling.rotation_factor(), 1.0);
}

#[test]
fn yarn() {
    // The ramp goes from angle 23 to 40.
    let expected = [
        (0, 1.0),
        (1, 8.058421877615e-1),
        (22, 8.659643233601e-3),
        (23, 6.978305848599e-3),
        (24, 5.375321490790e-3),
        (30, 1.064360981247e-3),
        (31, 8.029597275452e-4),
        (39, 6.490394320837e-5),
        (40, 4.445698525097e-5),
        (41, 3.582531425592e-5),
        (63, 3.102344401879e-7),
    ];
    let scaling = RopeScaling::yarn(4.0, 32768.0);
    assert_theta(scaling, 1e6, 128, &expected);
    assert!((scaling.rotation_factor() - 1.138_629_436_111_989).abs() < 1e-15);
    // From angle 10 to 23.
    let expected = [
        (0, 1.0),
        (10, 5.623413251903e-2),
        (11, 3.900692656714e-2),
        (16, 5.5e-3),
        (22, 1.778279410039e-4),
        (23, 3.333803580408e-5),
        (31, 3.333803580408e-6),
    ];
    let scaling = RopeScaling::yarn(40.0, 4096.0);
    assert_theta(scaling, 10_000.0, 64, &expected);
    assert!((scaling.rotation_factor() - 1.368_887_945_411_394).abs() < 1e-15);
    // Nothing to reach, nothing to multiply.
    assert_eq!(RopeScaling::yarn(1.0, 4096.0).rotation_factor(), 1.0);
}
