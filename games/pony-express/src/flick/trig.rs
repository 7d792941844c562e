//! Sine and cosine that are the same on every machine. The standard library's are not promised to be.

/// One millionth of a degree in radians.
const RADIANS: f64 = std::f64::consts::PI / 180_000_000.0;

/// Each term of the Taylor series of sine and cosine is the one before times `-x * x` times the next of these. The
/// terms after the last are below the last bit for angles up to 90 degrees.
const SINE: [f64; 10] = inverse([6.0, 20.0, 42.0, 72.0, 110.0, 156.0, 210.0, 272.0, 342.0, 420.0]);
const COSINE: [f64; 10] = inverse([2.0, 12.0, 30.0, 56.0, 90.0, 132.0, 182.0, 240.0, 306.0, 380.0]);

const fn inverse(mut numbers: [f64; 10]) -> [f64; 10] {
    let mut at = 0;
    while at < numbers.len() {
        numbers[at] = 1.0 / numbers[at];
        at += 1;
    }
    numbers
}

/// Sine and cosine of an angle of at most 90 degrees, in millionths of a degree.
pub(super) fn sine_cosine(angle: i64) -> (f64, f64) {
    let x = angle as f64 * RADIANS;
    let square = x * x;
    // From the smallest term up: 1 - a (1 - b (1 - ...)).
    let series =
        |factors: [f64; 10]| factors.iter().rev().fold(1.0, |sum, factor| 1.0 - sum * square * factor);
    (x * series(SINE), series(COSINE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sine_and_cosine_are_right_to_the_last_digits() {
        for angle in (-90_000_000..=90_000_000).step_by(123_457) {
            let (sine, cosine) = sine_cosine(angle);
            let (expected_sine, expected_cosine) = (angle as f64 * RADIANS).sin_cos();
            assert!((sine - expected_sine).abs() < 1e-15, "sine of {angle}: {sine}");
            assert!((cosine - expected_cosine).abs() < 1e-15, "cosine of {angle}: {cosine}");
        }
    }

    /// Bit for bit: a record replays alike only if these never change.
    #[test]
    fn golden_sines() {
        let bits = |angle| {
            let (sine, cosine) = sine_cosine(angle);
            (sine.to_bits(), cosine.to_bits())
        };
        assert_eq!(GOLDEN.map(|(angle, ..)| (angle, bits(angle).0, bits(angle).1)), GOLDEN);
    }
    // Found with the same series in Python.
    const GOLDEN: [(i64, u64, u64); 3] = [
        (12_345_678, 0x3FCB_5E19_FC29_AE00, 0x3FEF_4290_42B4_BD91),
        (60_000_000, 0x3FEB_B67A_E858_4CAA, 0x3FE0_0000_0000_0001),
        (-89_999_999, 0xBFEF_FFFF_FFFF_FFFF, 0x3E52_BD86_4A00_0000),
    ];
}
