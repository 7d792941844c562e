//! What pictures are drawn with: a sheet, its colours, the marks of its axes, its legends.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// Coordinates are whole numbers, so everything is drawn larger than it is shown.
const SCALE: f64 = 4.0;

pub(super) const WIDTH: f64 = 860.0;
pub(super) const EDGE: f64 = 20.0;

pub(super) const GROUND: RGBColor = RGBColor(0xfd, 0xfc, 0xf9);
pub(super) const INK: RGBColor = RGBColor(0x22, 0x25, 0x2a);
pub(super) const FAINT: RGBColor = RGBColor(0x6a, 0x6f, 0x78);
pub(super) const GRID: RGBColor = RGBColor(0xe3, 0xe1, 0xdb);

/// Colours that people who see fewer of them can tell apart as well (Okabe and Ito), darkest first.
pub(super) const COLOURS: [RGBColor; 8] = [
    RGBColor(0x00, 0x5f, 0x9e),
    RGBColor(0xd5, 0x5e, 0x00),
    RGBColor(0x00, 0x8a, 0x65),
    RGBColor(0xb8, 0x5c, 0x92),
    RGBColor(0xc9, 0x8a, 0x00),
    RGBColor(0x4a, 0xa3, 0xd8),
    RGBColor(0x55, 0x5b, 0x66),
    RGBColor(0x8c, 0x6d, 0x4f),
];

/// A sheet to draw on, in the units of the finished picture.
pub(super) struct Sheet<'a> {
    area: DrawingArea<SVGBackend<'a>, plotters::coord::Shift>,
}

pub(super) type Place = (f64, f64);

const DRAWN: &str = "a picture in memory can always be drawn";

/// Draws a picture of this height and describes it for those who do not see it.
pub(super) fn picture(title: &str, height: f64, draw: impl FnOnce(&Sheet<'_>)) -> String {
    let mut svg = String::new();
    let large = |length: f64| (length * SCALE).round() as u32;
    {
        let backend = SVGBackend::with_string(&mut svg, (large(WIDTH), large(height)));
        let sheet = Sheet { area: backend.into_drawing_area() };
        sheet.area.fill(&GROUND).expect(DRAWN);
        sheet.text((EDGE, 26.0), title, 17.0, &INK, HPos::Left, true);
        draw(&sheet);
        sheet.area.present().expect(DRAWN);
    }
    let drawn = format!("<svg width=\"{}\" height=\"{}\" ", large(WIDTH), large(height));
    let shown = format!("<svg width=\"{WIDTH}\" height=\"{height}\" role=\"img\" ");
    let svg = svg.replacen(&drawn, &shown, 1);
    let (head, body) = svg.split_once(">\n").expect("a picture begins with a tag of its own");
    format!("{head}>\n<title>{}</title>\n{body}", escaped(title))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

impl Sheet<'_> {
    fn at((x, y): Place) -> (i32, i32) {
        ((x * SCALE).round() as i32, (y * SCALE).round() as i32)
    }

    pub(super) fn text(
        &self,
        place: Place,
        text: &str,
        size: f64,
        colour: &RGBColor,
        side: HPos,
        bold: bool,
    ) {
        let style = if bold { FontStyle::Bold } else { FontStyle::Normal };
        let font = FontDesc::new(FontFamily::SansSerif, size * SCALE, style);
        let style = TextStyle::from(font).color(colour).pos(Pos::new(side, VPos::Center));
        self.area.draw(&Text::new(text.to_owned(), Self::at(place), style)).expect(DRAWN);
    }

    pub(super) fn line(&self, from: Place, to: Place, colour: &RGBColor, width: f64) {
        let style = colour.stroke_width((width * SCALE).round() as u32);
        self.area.draw(&PathElement::new(vec![Self::at(from), Self::at(to)], style)).expect(DRAWN);
    }

    pub(super) fn path(&self, points: &[Place], colour: &RGBColor, width: f64) {
        let style = colour.stroke_width((width * SCALE).round() as u32);
        let points: Vec<_> = points.iter().map(|place| Self::at(*place)).collect();
        self.area.draw(&PathElement::new(points, style)).expect(DRAWN);
    }

    pub(super) fn surface(&self, points: &[Place], colour: &RGBColor, opacity: f64) {
        let points: Vec<_> = points.iter().map(|place| Self::at(*place)).collect();
        self.area.draw(&Polygon::new(points, colour.mix(opacity).filled())).expect(DRAWN);
    }

    pub(super) fn block(&self, from: Place, to: Place, colour: &RGBColor) {
        self.area.draw(&Rectangle::new([Self::at(from), Self::at(to)], colour.filled())).expect(DRAWN);
    }

    pub(super) fn dot(&self, place: Place, colour: &RGBColor, hollow: bool) {
        let size = (5.0 * SCALE).round() as i32;
        self.area.draw(&Circle::new(Self::at(place), size, colour.filled())).expect(DRAWN);
        if hollow {
            let inner = (3.2 * SCALE).round() as i32;
            self.area.draw(&Circle::new(Self::at(place), inner, GROUND.filled())).expect(DRAWN);
        }
    }

    /// An interval as a line with ends.
    pub(super) fn whisker(&self, (low, high): (f64, f64), y: f64, colour: &RGBColor) {
        self.line((low, y), (high, y), colour, 1.4);
        for x in [low, high] {
            self.line((x, y - 3.0), (x, y + 3.0), colour, 1.4);
        }
    }
}

/// About how wide a text of this size is.
pub(super) fn width(text: &str, size: f64) -> f64 {
    text.chars().map(|sign| if "iljtfr.,:()| ".contains(sign) { 0.35 } else { 0.58 }).sum::<f64>() * size
}

/// The text in lines no wider than this.
pub(super) fn wrapped(text: &str, size: f64, most: f64) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size) <= most => *line = format!("{line} {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A step for the marks of an axis, so that there are about `wanted` of them.
pub(super) fn step(range: f64, wanted: f64) -> f64 {
    let rough = (range / wanted).max(1e-9);
    let unit = 10f64.powf(rough.log10().floor());
    let nice = [1.0, 2.0, 5.0, 10.0].into_iter().find(|nice| unit * nice >= rough * 0.999);
    unit * nice.unwrap_or(10.0)
}

/// The marks of an axis from `low` to `high`.
pub(super) fn marks(low: f64, high: f64, step: f64) -> impl Iterator<Item = f64> {
    let (first, last) = ((low / step - 1e-9).ceil() as i64, (high / step + 1e-9).floor() as i64);
    (first..=last).map(move |mark| mark as f64 * step)
}

/// Where each name of a legend goes, and how high all of it is; a single series needs none.
pub(super) fn legend(series: &[String]) -> (Vec<Place>, f64) {
    if series.len() < 2 {
        return (Vec::new(), 4.0);
    }
    let (mut x, mut y) = (EDGE, 54.0);
    let mut places = Vec::new();
    for name in series {
        let wide = 18.0 + width(name, 13.0) + 22.0;
        if x + wide > WIDTH - EDGE {
            (x, y) = (EDGE, y + 21.0);
        }
        places.push((x, y));
        x += wide;
    }
    (places, y - 54.0 + 30.0)
}

pub(super) fn draw_legend(sheet: &Sheet<'_>, series: &[String], places: &[Place]) {
    for (nth, (name, (x, y))) in series.iter().zip(places).enumerate() {
        sheet.block((*x, y - 6.0), (x + 12.0, y + 6.0), &COLOURS[nth % COLOURS.len()]);
        sheet.text((x + 18.0, *y), name, 13.0, &INK, HPos::Left, false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (range, wanted, found) in
            [(1.0, 5.0, 0.2), (100.0, 8.0, 20.0), (0.07, 7.0, 0.01), (23.0, 10.0, 5.0)]
        {
            assert!((step(range, wanted) - found).abs() < 1e-9, "{range}: {}", step(range, wanted));
        }
        assert_eq!(marks(-0.5, 1.0, 0.5).count(), 4);
    }

    #[test]
    fn long_names_are_wrapped_between_words() {
        assert_eq!(wrapped("one two three", 10.0, 45.0), ["one two", "three"]);
        assert!(wrapped("", 10.0, 10.0).is_empty());
    }
}
