//! Pictures: SVG on a plain light ground, so that they can be read on light and on dark pages.

mod sheet;

use plotters::style::RGBColor;
use plotters::style::text_anchor::HPos;
use sheet::{
    COLOURS, EDGE, FAINT, GRID, GROUND, INK, Place, WIDTH, draw_legend, legend, marks, picture, step, width,
    wrapped,
};

use crate::estimate::Estimate;

/// One line of a picture: its name, and a number for each series that has one.
pub(crate) struct Row {
    pub label: String,
    pub cells: Vec<Option<Estimate>>,
}

/// Lines that belong together under a heading.
pub(crate) struct Group {
    pub name: String,
    pub rows: Vec<Row>,
}

/// How numbers are written.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Unit {
    Percent,
    Number,
}

impl Unit {
    pub fn write(self, value: f64) -> String {
        match self {
            Self::Percent => format!("{:.1} %", value * 100.0),
            Self::Number if value.abs() >= 100.0 => format!("{value:.0}"),
            Self::Number if value.abs() >= 10.0 => format!("{value:.1}"),
            Self::Number if value.abs() >= 0.1 || value == 0.0 => format!("{value:.2}"),
            Self::Number => format!("{value:.3}"),
        }
    }

    fn tick(self, value: f64, step: f64) -> String {
        match self {
            Self::Percent if step < 0.01 => format!("{:.1} %", value * 100.0),
            Self::Percent => format!("{:.0} %", value * 100.0),
            Self::Number if step < 0.1 => format!("{value:.2}"),
            Self::Number if step < 1.0 => format!("{value:.1}"),
            Self::Number => format!("{value:.0}"),
        }
    }
}

/// Rows of dots with their intervals: how far each share is from an even one, which each group has its own of.
pub(crate) fn forest(title: &str, series: &[&str], groups: &[(Group, f64)]) -> String {
    const ROW: f64 = 27.0;
    const HEAD: f64 = 30.0;
    let rows = || groups.iter().flat_map(|(group, even)| group.rows.iter().map(move |row| (row, *even)));
    let label = rows().map(|(row, _)| width(&row.label, 13.0)).fold(60.0, f64::max).min(230.0);
    let left = EDGE + label + 26.0;
    let column = 78.0;
    let right = WIDTH - EDGE - column * series.len() as f64;
    let ends = rows().flat_map(|(row, even)| {
        row.cells.iter().flatten().flat_map(move |cell| [cell.low - even, cell.high - even])
    });
    let reach = ends.fold(0.02, |most: f64, end| most.max(end.abs())) * 1.08;
    let x = |value: f64| left + (value / reach + 1.0) / 2.0 * (right - left);
    let top = 84.0;
    let height =
        top + groups.iter().map(|(group, _)| HEAD + ROW * group.rows.len() as f64).sum::<f64>() + 52.0;
    picture(title, height, |sheet| {
        let bottom = height - 46.0;
        let step = step(reach * 2.0, 8.0);
        for mark in marks(-reach, reach, step) {
            sheet.line((x(mark), top - 8.0), (x(mark), bottom), &GRID, 1.0);
            let sign = if mark.abs() < step / 2.0 { "even".to_owned() } else { points(mark, step) };
            sheet.text((x(mark), bottom + 13.0), &sign, 12.0, &FAINT, HPos::Center, false);
        }
        sheet.line((x(0.0), top - 8.0), (x(0.0), bottom), &INK, 1.2);
        let axis = "percentage points from an even share of victories, with 95 % intervals";
        sheet.text(((left + right) / 2.0, bottom + 33.0), axis, 12.0, &FAINT, HPos::Center, false);
        for (nth, name) in series.iter().enumerate() {
            let centre = right + column * (nth as f64 + 0.5) + 8.0;
            sheet.dot((centre - width(name, 12.5) / 2.0 - 8.0, 58.0), &COLOURS[nth], nth > 0);
            sheet.text((centre + 3.0, 58.0), name, 12.5, &COLOURS[nth], HPos::Center, true);
        }
        let mut y = top;
        for (group, even) in groups {
            sheet.text((EDGE, y + HEAD / 2.0), &group.name, 13.5, &INK, HPos::Left, true);
            y += HEAD;
            for row in &group.rows {
                let middle = y + ROW / 2.0;
                sheet.text((EDGE + 14.0, middle), &row.label, 13.0, &INK, HPos::Left, false);
                let apart = if row.cells.len() > 1 { 5.0 } else { 0.0 };
                for (nth, cell) in row.cells.iter().enumerate() {
                    let Some(cell) = cell else { continue };
                    let at = middle + apart * (2.0 * nth as f64 - 1.0);
                    sheet.whisker((x(cell.low - even), x(cell.high - even)), at, &COLOURS[nth]);
                    sheet.dot((x(cell.value - even), at), &COLOURS[nth], nth > 0);
                    let place = (right + column * (nth as f64 + 0.5) + 8.0, middle);
                    sheet.text(place, &Unit::Percent.write(cell.value), 12.5, &INK, HPos::Center, false);
                }
                y += ROW;
            }
        }
    })
}

fn points(value: f64, step: f64) -> String {
    let digits = usize::from(step < 0.01);
    format!("{:+.digits$}", value * 100.0).replace('-', "\u{2212}")
}

/// Lines of bars, one bar for each series, with their intervals.
pub(crate) fn bars(title: &str, axis: &str, unit: Unit, series: &[String], rows: &[Row]) -> String {
    const BAR: f64 = 13.0;
    const GAP: f64 = 14.0;
    const LINE: f64 = 16.0;
    let longest = rows.iter().map(|row| width(&row.label, 13.0)).fold(60.0, f64::max);
    let label = longest.min(250.0);
    let left = EDGE + label + 14.0;
    let right = WIDTH - EDGE - 66.0;
    // What never happens has no bar and no row, so that what cannot happen at some tables takes no room.
    let shown = |row: &Row| -> Vec<(usize, Estimate)> {
        let cells = row.cells.iter().enumerate().filter_map(|(nth, cell)| cell.map(|cell| (nth, cell)));
        cells.filter(|(_, cell)| cell.value > 0.0).collect()
    };
    let rows: Vec<&Row> = rows.iter().filter(|row| !shown(row).is_empty()).collect();
    let most = rows.iter().flat_map(|row| shown(row)).map(|(_, cell)| cell.high).fold(0.0, f64::max);
    let most = if most > 0.0 { most } else { 1.0 };
    let most = if unit == Unit::Percent { (most * 1.02).min(1.0) } else { most * 1.02 };
    let x = |value: f64| left + value / most * (right - left);
    let tall = |row: &Row| {
        let bars = shown(row).len() as f64 * (BAR + 3.0);
        bars.max(LINE * wrapped(&row.label, 13.0, label).len() as f64) + GAP
    };
    let (legend, legend_height) = legend(series);
    let top = 46.0 + legend_height;
    let height = top + rows.iter().map(|row| tall(row)).sum::<f64>() + 54.0;
    picture(title, height, |sheet| {
        draw_legend(sheet, series, &legend);
        let bottom = height - 46.0;
        let step = step(most, 6.0);
        for mark in marks(0.0, most, step) {
            sheet.line((x(mark), top), (x(mark), bottom), &GRID, 1.0);
            sheet.text((x(mark), bottom + 13.0), &unit.tick(mark, step), 12.0, &FAINT, HPos::Center, false);
        }
        sheet.text(((left + right) / 2.0, bottom + 33.0), axis, 12.0, &FAINT, HPos::Center, false);
        let mut y = top;
        for row in &rows {
            let tall = tall(row);
            let lines = wrapped(&row.label, 13.0, label);
            let begin = y + (tall - LINE * (lines.len() as f64 - 1.0)) / 2.0;
            for (nth, line) in lines.iter().enumerate() {
                let place = (EDGE + label, begin + LINE * nth as f64);
                sheet.text(place, line, 13.0, &INK, HPos::Right, false);
            }
            let used = shown(row).len() as f64 * (BAR + 3.0) - 3.0;
            let mut at = y + (tall - used) / 2.0;
            for (nth, cell) in shown(row) {
                sheet.block(
                    (left, at),
                    (x(cell.value).max(left + 1.0), at + BAR),
                    &COLOURS[nth % COLOURS.len()],
                );
                let mut end = x(cell.value);
                if x(cell.high) - x(cell.low) >= 2.0 {
                    sheet.whisker((x(cell.low), x(cell.high)), at + BAR / 2.0, &INK);
                    end = x(cell.high);
                }
                let place = (end + 7.0, at + BAR / 2.0);
                sheet.text(place, &unit.write(cell.value), 12.0, &INK, HPos::Left, false);
                at += BAR + 3.0;
            }
            y += tall;
        }
        sheet.line((left, top), (left, bottom), &INK, 1.2);
    })
}

/// How something is spread: how many had so much of it.
pub(crate) struct Spread {
    pub counts: Vec<(u64, u64)>,
    pub median: f64,
}

/// A strip for every table: how its games are spread, filled for the first series, as an outline for the others.
pub(crate) fn ridges(title: &str, axis: &str, series: &[&str], strips: &[(String, Vec<Spread>)]) -> String {
    const STRIP: f64 = 84.0;
    let label = strips.iter().map(|(name, _)| width(name, 13.5)).fold(60.0, f64::max).min(200.0);
    let (left, right) = (EDGE + label + 14.0, WIDTH - EDGE - 8.0);
    let spreads = || strips.iter().flat_map(|(_, spreads)| spreads);
    let most = spreads().map(|spread| upper(&spread.counts)).max().unwrap_or(1) as f64 * 1.03;
    let bin = (step(most, 70.0)).max(1.0).ceil();
    let x = |value: f64| left + value / most * (right - left);
    let top = 78.0;
    let height = top + STRIP * strips.len() as f64 + 52.0;
    picture(title, height, |sheet| {
        let bottom = height - 46.0;
        let mut at = EDGE;
        for (nth, name) in series.iter().enumerate() {
            sheet.line((at, 54.0), (at + 18.0, 54.0), &COLOURS[nth], if nth == 0 { 6.0 } else { 1.6 });
            sheet.text((at + 24.0, 54.0), name, 13.0, &INK, HPos::Left, false);
            at += 24.0 + width(name, 13.0) + 24.0;
        }
        let note = "each strip as high as its highest column; the number is the median";
        sheet.text((WIDTH - EDGE, 54.0), note, 12.0, &FAINT, HPos::Right, false);
        let step = step(most, 8.0);
        for mark in marks(0.0, most, step) {
            sheet.line((x(mark), top), (x(mark), bottom), &GRID, 1.0);
            let sign = Unit::Number.tick(mark, step);
            sheet.text((x(mark), bottom + 13.0), &sign, 12.0, &FAINT, HPos::Center, false);
        }
        sheet.text(((left + right) / 2.0, bottom + 33.0), axis, 12.0, &FAINT, HPos::Center, false);
        for (nth, (name, spreads)) in strips.iter().enumerate() {
            let ground = top + STRIP * (nth as f64 + 1.0);
            sheet.line((left, ground), (right, ground), &FAINT, 1.0);
            sheet.text((EDGE, ground - 16.0), name, 13.5, &INK, HPos::Left, true);
            let columns: Vec<_> = spreads.iter().map(|spread| binned(&spread.counts, bin, most)).collect();
            let highest = columns.iter().flatten().copied().fold(0.0, f64::max).max(1e-9);
            for (which, (columns, spread)) in columns.iter().zip(spreads).enumerate() {
                let some = |part: &f64| *part > 0.0;
                let (first, last) = (columns.iter().position(some), columns.iter().rposition(some));
                let (Some(first), Some(last)) = (first, last) else { continue };
                let inner: Vec<Place> = columns[..=last]
                    .iter()
                    .enumerate()
                    .skip(first)
                    .flat_map(|(at, part)| {
                        let y = ground - part / highest * (STRIP - 20.0);
                        [(x(at as f64 * bin), y), (x(((at + 1) as f64 * bin).min(most)), y)]
                    })
                    .collect();
                let ends = [inner[0].0, inner[inner.len() - 1].0].map(|x| [(x, ground)]);
                let outline = [&ends[0], &inner[..], &ends[1]].concat();
                if which == 0 {
                    sheet.surface(&outline, &COLOURS[0], 0.3);
                }
                sheet.path(&outline, &COLOURS[which], if which == 0 { 1.6 } else { 1.4 });
                let median = x(spread.median + 0.5);
                sheet.line((median, ground - 4.0), (median, ground + 4.0), &COLOURS[which], 2.4);
                let place = (median, if which == 0 { ground - 11.0 } else { ground + 11.0 });
                let colour = if which == 0 { &INK } else { &COLOURS[which] };
                sheet.text(place, &format!("{:.0}", spread.median), 11.5, colour, HPos::Center, true);
            }
        }
    })
}

/// The value that 99.5 % do not exceed: beyond it a picture would be empty.
fn upper(counts: &[(u64, u64)]) -> u64 {
    let all: u64 = counts.iter().map(|(_, count)| count).sum();
    let mut seen = 0;
    let found = counts.iter().find(|(_, count)| {
        seen += count;
        seen * 1000 >= all * 995
    });
    found.map_or(1, |(value, _)| value + 1)
}

/// The share in each column of this width.
fn binned(counts: &[(u64, u64)], bin: f64, most: f64) -> Vec<f64> {
    let all = counts.iter().map(|(_, count)| *count).sum::<u64>().max(1) as f64;
    let mut columns = vec![0.0; (most / bin).ceil() as usize];
    for (value, count) in counts {
        if let Some(column) = columns.get_mut((*value as f64 / bin) as usize) {
            *column += *count as f64 / all;
        }
    }
    columns
}

/// A bar for every row of every group, divided into parts that make up a whole.
pub(crate) fn stack(title: &str, axis: &str, parts: &[String], groups: &[Group]) -> String {
    const ROW: f64 = 26.0;
    const HEAD: f64 = 30.0;
    let rows = || groups.iter().flat_map(|group| &group.rows);
    let label = rows().map(|row| width(&row.label, 13.0)).fold(60.0, f64::max);
    let (left, right) = (EDGE + label + 26.0, WIDTH - EDGE - 12.0);
    let (legend, legend_height) = legend(parts);
    let top = 46.0 + legend_height;
    let height = top + groups.iter().map(|group| HEAD + ROW * group.rows.len() as f64).sum::<f64>() + 52.0;
    let x = |value: f64| left + value * (right - left);
    picture(title, height, |sheet| {
        for (nth, (name, (x, y))) in parts.iter().zip(&legend).enumerate() {
            sheet.block((*x, y - 6.0), (x + 12.0, y + 6.0), &shade(nth, parts.len()));
            sheet.text((x + 18.0, *y), name, 13.0, &INK, HPos::Left, false);
        }
        let bottom = height - 46.0;
        for mark in marks(0.0, 1.0, 0.2) {
            sheet.line((x(mark), top), (x(mark), bottom), &GRID, 1.0);
            let sign = Unit::Percent.tick(mark, 0.2);
            sheet.text((x(mark), bottom + 13.0), &sign, 12.0, &FAINT, HPos::Center, false);
        }
        sheet.text(((left + right) / 2.0, bottom + 33.0), axis, 12.0, &FAINT, HPos::Center, false);
        let mut y = top;
        for group in groups {
            sheet.text((EDGE, y + HEAD / 2.0), &group.name, 13.5, &INK, HPos::Left, true);
            y += HEAD;
            for row in &group.rows {
                sheet.text((EDGE + 14.0, y + ROW / 2.0), &row.label, 13.0, &INK, HPos::Left, false);
                let mut from = 0.0;
                for (nth, cell) in row.cells.iter().enumerate() {
                    let share = cell.map_or(0.0, |cell| cell.value);
                    let (begin, end) = (x(from), x(from + share));
                    sheet.block((begin, y + 2.0), (end, y + ROW - 2.0), &shade(nth, parts.len()));
                    let dark = nth * 2 < parts.len();
                    if end - begin > 40.0 {
                        let colour = if dark { &GROUND } else { &INK };
                        let sign = format!("{:.0} %", share * 100.0);
                        let place = ((begin + end) / 2.0, y + ROW / 2.0);
                        sheet.text(place, &sign, 12.0, colour, HPos::Center, false);
                    }
                    from += share;
                }
                y += ROW;
            }
        }
    })
}

/// One seat in a picture of a match: its chances, and the luck of every step.
pub(crate) struct Curve {
    pub name: String,
    /// Before the set-up, after it, and after every step.
    pub heights: Vec<f64>,
    /// The luck of the set-up and of every step: one fewer.
    pub bars: Vec<f64>,
}

/// Everybody's chances over a match, and below them a strip of bars for each: up for good luck, down for bad.
pub(crate) fn chances(title: &str, [above, below, axis]: [&str; 3], curves: &[Curve]) -> String {
    const HIGH: f64 = 260.0;
    const STRIP: f64 = 44.0;
    let names: Vec<String> = curves.iter().map(|curve| curve.name.clone()).collect();
    let (places, legend_height) = legend(&names);
    let top = 66.0 + legend_height;
    let (left, right) = (EDGE + 44.0, WIDTH - EDGE - 12.0);
    let strips = top + HIGH + 44.0;
    let bottom = strips + STRIP * curves.len() as f64;
    let last =
        curves.iter().map(|curve| curve.heights.len()).max().unwrap_or(2).saturating_sub(1).max(1) as f64;
    let x = |at: usize| left + at as f64 / last * (right - left);
    let y = |chance: f64| top + (1.0 - chance) * HIGH;
    let most = curves.iter().flat_map(|curve| &curve.bars).fold(0.05, |most: f64, bar| most.max(bar.abs()));
    picture(title, bottom + 46.0, |sheet| {
        draw_legend(sheet, &names, &places);
        sheet.text((left, top - 14.0), above, 12.0, &FAINT, HPos::Left, false);
        for mark in marks(0.0, 1.0, 0.25) {
            sheet.line((left, y(mark)), (right, y(mark)), &GRID, 1.0);
            sheet.text(
                (left - 8.0, y(mark)),
                &Unit::Percent.tick(mark, 0.25),
                12.0,
                &FAINT,
                HPos::Right,
                false,
            );
        }
        let every = step(last, 10.0).max(1.0);
        for mark in marks(0.0, last - 1.0, every) {
            // The first place is before the set-up, the second before the first step.
            let at = x(mark as usize + 1);
            sheet.line((at, top), (at, bottom), &GRID, 1.0);
            sheet.text((at, bottom + 13.0), &format!("{mark:.0}"), 12.0, &FAINT, HPos::Center, false);
        }
        sheet.text(((left + right) / 2.0, bottom + 33.0), axis, 12.0, &FAINT, HPos::Center, false);
        sheet.text((left, strips - 14.0), below, 12.0, &FAINT, HPos::Left, false);
        for (nth, curve) in curves.iter().enumerate() {
            let colour = &COLOURS[nth % COLOURS.len()];
            let points: Vec<Place> =
                curve.heights.iter().enumerate().map(|(at, height)| (x(at), y(*height))).collect();
            sheet.path(&points, colour, 2.0);
            let ground = strips + STRIP * (nth as f64 + 0.5);
            sheet.line((left, ground), (right, ground), &GRID, 1.0);
            for (at, bar) in curve.bars.iter().enumerate().filter(|(_, bar)| bar.abs() > most / STRIP / 2.0) {
                let wide = ((right - left) / last * 0.7).max(1.5);
                let (begin, end) = (x(at + 1) - wide / 2.0, x(at + 1) + wide / 2.0);
                let height = bar / most * (STRIP / 2.0 - 3.0);
                sheet.block((begin, ground - height.max(0.0)), (end, ground - height.min(0.0)), colour);
            }
        }
    })
}

/// From dark to light, as many as there are parts.
fn shade(nth: usize, parts: usize) -> RGBColor {
    let part = if parts > 1 { nth as f64 / (parts - 1) as f64 } else { 0.0 };
    let mix =
        |dark: u8, light: u8| (f64::from(dark) + part * (f64::from(light) - f64::from(dark))).round() as u8;
    RGBColor(mix(0x0b, 0xd6), mix(0x4a, 0xe4), mix(0x7d, 0xef))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_described_and_escaped() {
        let cell = Some(Estimate { value: 0.5, low: 0.4, high: 0.6 });
        let row = Row { label: "a < b".to_owned(), cells: vec![cell] };
        let svg = bars("Cats & dogs", "share", Unit::Percent, &["x".to_owned()], &[row]);
        assert!(svg.starts_with("<svg width=\"860\""), "{}", &svg[..80]);
        assert!(svg.contains("<title>Cats &amp; dogs</title>") && svg.contains("a &lt; b"));
        assert!(svg.contains("50.0 %"));
    }

    #[test]
    fn columns_hold_everything_below_the_end() {
        let columns = binned(&[(0, 1), (9, 1), (10, 1), (99, 1)], 10.0, 30.0);
        assert_eq!(columns, [0.5, 0.25, 0.0]);
        assert_eq!(upper(&[(3, 999), (500, 1)]), 4);
    }
}
