//! The wobble: a normal draw from a table of whole numbers, the same on every machine.

use serde::{Deserialize, Serialize};
use tinstar_core::{Chance, TS};

use super::Aim;
use crate::data::flick::WOBBLE;

/// How many outcomes a draw of the wobble has, each as likely as the others.
pub const OUTCOMES: u32 = 1023;

/// The outcome that does not wobble at all.
pub const STEADY: u32 = OUTCOMES / 2;

/// By how much a shot strays from its aim, in millionths of a degree, positive to the left (PE-93).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(type = "number")]
pub struct Wobble(pub i32);

impl Wobble {
    /// None.
    pub const NONE: Self = Self(0);

    /// Draws the wobble of a shot; a Whiskey Flask doubles its deviation.
    #[must_use]
    pub fn draw(aim: Aim, flask: bool, chance: &mut Chance) -> Self {
        Self::of(aim, flask, chance.below(OUTCOMES))
    }

    /// The wobble of a shot when the draw gives `outcome`, from far right (0) over [`STEADY`] to far left.
    #[must_use]
    pub fn of(aim: Aim, flask: bool, outcome: u32) -> Self {
        let power = i64::from(aim.power);
        let deviation = (WOBBLE.0 + WOBBLE.1 * power * power / 1_000_000) * if flask { 2 } else { 1 };
        let off = i64::from(QUANTILES[outcome.abs_diff(STEADY) as usize]) * deviation / 1000;
        Self(if outcome < STEADY { -off } else { off } as i32)
    }
}

/// The upper half of the normal distribution in thousandths of a deviation: entry `i` is what is exceeded with
/// probability `1 - (512 + i) / 1024`, clamped to three deviations.
const QUANTILES: [u16; 512] = [
    0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 24, 27, 29, 32, 34, 37, 39, 42, 44, 47, 49, 51, 54, 56, 59, 61, 64,
    66, 69, 71, 74, 76, 78, 81, 83, 86, 88, 91, 93, 96, 98, 101, 103, 105, 108, 110, 113, 115, 118, 120, 123,
    125, 128, 130, 133, 135, 138, 140, 142, 145, 147, 150, 152, 155, 157, 160, 162, 165, 167, 170, 172, 175,
    177, 180, 182, 185, 187, 190, 192, 195, 197, 200, 202, 205, 207, 210, 212, 215, 217, 220, 222, 225, 227,
    230, 232, 235, 237, 240, 242, 245, 247, 250, 252, 255, 257, 260, 262, 265, 268, 270, 273, 275, 278, 280,
    283, 285, 288, 290, 293, 296, 298, 301, 303, 306, 308, 311, 313, 316, 319, 321, 324, 326, 329, 332, 334,
    337, 339, 342, 345, 347, 350, 352, 355, 358, 360, 363, 365, 368, 371, 373, 376, 378, 381, 384, 386, 389,
    392, 394, 397, 400, 402, 405, 408, 410, 413, 416, 418, 421, 424, 426, 429, 432, 434, 437, 440, 442, 445,
    448, 451, 453, 456, 459, 461, 464, 467, 470, 472, 475, 478, 481, 483, 486, 489, 492, 494, 497, 500, 503,
    505, 508, 511, 514, 517, 519, 522, 525, 528, 531, 533, 536, 539, 542, 545, 548, 550, 553, 556, 559, 562,
    565, 568, 570, 573, 576, 579, 582, 585, 588, 591, 594, 597, 600, 602, 605, 608, 611, 614, 617, 620, 623,
    626, 629, 632, 635, 638, 641, 644, 647, 650, 653, 656, 659, 662, 665, 668, 671, 674, 678, 681, 684, 687,
    690, 693, 696, 699, 702, 706, 709, 712, 715, 718, 721, 725, 728, 731, 734, 737, 741, 744, 747, 750, 753,
    757, 760, 763, 767, 770, 773, 776, 780, 783, 786, 790, 793, 796, 800, 803, 807, 810, 813, 817, 820, 824,
    827, 831, 834, 837, 841, 844, 848, 851, 855, 858, 862, 866, 869, 873, 876, 880, 884, 887, 891, 894, 898,
    902, 905, 909, 913, 917, 920, 924, 928, 932, 935, 939, 943, 947, 951, 954, 958, 962, 966, 970, 974, 978,
    982, 986, 990, 994, 998, 1002, 1006, 1010, 1014, 1018, 1022, 1026, 1031, 1035, 1039, 1043, 1047, 1052,
    1056, 1060, 1064, 1069, 1073, 1078, 1082, 1086, 1091, 1095, 1100, 1104, 1109, 1113, 1118, 1122, 1127,
    1132, 1136, 1141, 1146, 1150, 1155, 1160, 1165, 1170, 1174, 1179, 1184, 1189, 1194, 1199, 1204, 1209,
    1214, 1219, 1225, 1230, 1235, 1240, 1246, 1251, 1256, 1262, 1267, 1273, 1278, 1284, 1289, 1295, 1301,
    1306, 1312, 1318, 1324, 1330, 1336, 1342, 1348, 1354, 1360, 1366, 1372, 1379, 1385, 1392, 1398, 1405,
    1411, 1418, 1425, 1431, 1438, 1445, 1452, 1459, 1466, 1473, 1481, 1488, 1496, 1503, 1511, 1518, 1526,
    1534, 1542, 1550, 1558, 1567, 1575, 1584, 1592, 1601, 1610, 1619, 1628, 1637, 1647, 1656, 1666, 1676,
    1686, 1696, 1707, 1717, 1728, 1739, 1750, 1762, 1773, 1785, 1797, 1810, 1823, 1836, 1849, 1863, 1877,
    1891, 1906, 1921, 1937, 1953, 1970, 1987, 2005, 2024, 2043, 2064, 2085, 2107, 2130, 2154, 2179, 2207,
    2235, 2266, 2299, 2335, 2374, 2418, 2466, 2521, 2584, 2660, 2756, 2886, 3000,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_that_of_a_normal_distribution() {
        let all = (0..OUTCOMES).map(|outcome| f64::from(Wobble::of(FULL, false, outcome).0) / 5_000_000.0);
        let (mean, square) = all.fold((0.0, 0.0), |(mean, square), z| (mean + z, square + z * z));
        assert!(mean.abs() < 1e-9, "the mean is {mean}");
        let variance = square / f64::from(OUTCOMES);
        assert!((variance - 0.99).abs() < 0.01, "the variance is {variance}");
    }
    const FULL: Aim = Aim { shift: 0, angle: 0, power: 1000 };

    #[test]
    fn a_wobble_stays_within_three_deviations() {
        assert_eq!(Wobble::of(FULL, false, STEADY), Wobble::NONE);
        assert_eq!(Wobble::of(FULL, false, 0), Wobble(-15_000_000));
        assert_eq!(Wobble::of(FULL, false, OUTCOMES - 1), Wobble(15_000_000));
        assert_eq!(Wobble::of(FULL, true, 0), Wobble(-30_000_000));
        // Two thirds of the outcomes lie within one deviation.
        let within = (0..OUTCOMES).filter(|outcome| Wobble::of(FULL, false, *outcome).0.abs() <= 5_000_000);
        assert_eq!(within.count(), 699);
    }
}
