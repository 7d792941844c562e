// A painter for one small drawing, so that an icon needs no library: rectangles, circles and straight-sided paths, filled
// and stroked with round joins. What a drawing has beyond that is an error here, not a hole in the picture.
import { deflateSync } from 'node:zlib';

/** The shapes of an SVG from back to front, in its own units. */
export function shapes(svg) {
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (!box || box[1] !== box[2]) throw new Error('an icon is a square that begins at 0 0');
  const all = [];
  const groups = [{}];
  for (const [, closing, name, text, closed] of svg.matchAll(/<(\/?)(\w+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/g)) {
    const own = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    const look = { ...groups.at(-1), ...own };
    if (name === 'svg') continue;
    if (name === 'g') closing ? groups.pop() : groups.push(look);
    else if (closed) all.push({ ...paint(look), ...outline(name, own) });
    else throw new Error(`this painter does not know <${name}>`);
  }
  return { width: Number(box[1]), all };
}

function paint({ fill = '#000000', stroke, 'stroke-width': width = '1', 'stroke-dasharray': dashes }) {
  return { fill: colour(fill), stroke: colour(stroke ?? 'none'), half: Number(width) / 2, dashes: dashes?.split(' ').map(Number) };
}

function colour(text) {
  if (text === 'none') return null;
  if (!/^#[0-9a-f]{6}$/.test(text)) throw new Error(`this painter does not know the colour ${text}`);
  return [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
}

/** `box` is the square around it, `inside` says whether a point is within, `away` how far it is from the line around. */
function outline(name, { cx, cy, r, x = 0, y = 0, width, height, d }) {
  if (name === 'circle') return circle(Number(cx), Number(cy), Number(r));
  if (name === 'rect') {
    const [left, top, right, bottom] = [Number(x), Number(y), Number(x) + Number(width), Number(y) + Number(height)];
    return polygon([[left, top], [right, top], [right, bottom], [left, bottom]]);
  }
  if (name === 'path') return polygon(corners(d));
  throw new Error(`this painter does not know <${name}>`);
}

function circle(cx, cy, r) {
  const far = (x, y) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2);
  return {
    box: [cx - r, cy - r, cx + r, cy + r],
    inside: (x, y) => far(x, y) < r,
    away: (x, y) => Math.abs(far(x, y) - r),
    /** How far along the line the nearest point of it is, clockwise from the right. */
    along: (x, y) => ((Math.atan2(y - cy, x - cx) + 2 * Math.PI) % (2 * Math.PI)) * r,
  };
}

/** The corners of one closed path of straight lines. */
function corners(d) {
  const tokens = d.match(/[a-zA-Z]|-?\d+(?:\.\d+)?/g) ?? [];
  if (tokens.at(0) !== 'M' || tokens.at(3) !== 'l' || tokens.at(-1) !== 'z') throw new Error(`this painter does not know the path ${d}`);
  const numbers = tokens.slice(1, -1).filter((token) => token !== 'l').map(Number);
  if (numbers.some(Number.isNaN) || numbers.length % 2 !== 0) throw new Error(`this painter does not know the path ${d}`);
  const points = [[numbers[0], numbers[1]]];
  for (let at = 2; at < numbers.length; at += 2) {
    const [x, y] = points.at(-1);
    points.push([x + numbers[at], y + numbers[at + 1]]);
  }
  return points;
}

function polygon(points) {
  const sides = points.map((point, at) => [...point, ...points[(at + 1) % points.length]]);
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    box: [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)],
    inside(x, y) {
      let within = false;
      for (const [ax, ay, bx, by] of sides) if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
      return within;
    },
    away(x, y) {
      let nearest = Infinity;
      for (const side of sides) nearest = Math.min(nearest, toSide(x, y, side));
      return nearest;
    },
  };
}

function toSide(x, y, [ax, ay, bx, by]) {
  const dx = bx - ax;
  const dy = by - ay;
  const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.sqrt((x - ax - part * dx) ** 2 + (y - ay - part * dy) ** 2);
}

/** How far a point is from the stroked line; with dashes, whose ends are round, from the nearest of them. */
function toStroke({ away, along, dashes, half }, x, y) {
  const off = away(x, y);
  if (!dashes || off > half) return off;
  const [dash, gap] = dashes;
  const at = along(x, y) % (dash + gap);
  const past = at <= dash ? 0 : Math.min(at - dash, dash + gap - at);
  return Math.hypot(off, past);
}

/** Points looked at along each side of a pixel. */
const FINE = 3;

/** The drawing in `size` by `size` pixels of red, green and blue. */
export function raster({ width, all }, size) {
  const front = all.toReversed();
  const pixels = new Uint8Array(size * size * 3);
  const step = width / size / FINE;
  for (let at = 0; at < size * size; at += 1) {
    const left = (at % size) * FINE;
    const top = Math.floor(at / size) * FINE;
    const sum = [0, 0, 0];
    for (let nth = 0; nth < FINE * FINE; nth += 1) {
      const seen = colourAt(front, (left + (nth % FINE) + 0.5) * step, (top + Math.floor(nth / FINE) + 0.5) * step);
      for (let channel = 0; channel < 3; channel += 1) sum[channel] += seen[channel];
    }
    for (let channel = 0; channel < 3; channel += 1) pixels[at * 3 + channel] = Math.round(sum[channel] / FINE ** 2);
  }
  return pixels;
}

const BLACK = [0, 0, 0];

/** What lies on top at a point, of shapes from front to back; an icon has no holes, so what nothing covers is black. */
function colourAt(front, x, y) {
  for (const shape of front) {
    const { box, half } = shape;
    if (x < box[0] - half || y < box[1] - half || x > box[2] + half || y > box[3] + half) continue;
    if (shape.stroke && toStroke(shape, x, y) <= shape.half) return shape.stroke;
    if (shape.fill && shape.inside(x, y)) return shape.fill;
  }
  return BLACK;
}

/** Pixels as a PNG file: 8 bits a channel, no alpha, no filters. */
export function png(pixels, size) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(size * (size * 3 + 1));
  for (let row = 0; row < size; row += 1) rows.set(pixels.subarray(row * size * 3, (row + 1) * size * 3), row * (size * 3 + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

/** The check sum of PNG chunks; Node has one of its own only in later versions than we ask for. */
function crc(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
