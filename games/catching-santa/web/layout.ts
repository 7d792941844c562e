// Where things lie. The board is a closed path of any number of spaces on a rail with round corners, and up to four
// homes at its corners; in the wide form the homes are yards beside the wreath, in the small form they are within it,
// so that the ring has all of a phone's breadth. Both are as high as there is room. Everything is in units of the
// drawing; the small form's unit is about a pixel of a small phone.
import type { Layout, Seat, SideView, Space } from './rules';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export type Form = 'wide' | 'small';

/** A rectangle with round corners, by its centre, half sides and corner radius. */
export interface Rail extends Point {
  hw: number;
  hh: number;
  r: number;
}

export interface Home {
  seat: Seat;
  /** 0 to 3: north-west, north-east, south-east, south-west. */
  corner: number;
  /** Where pieces at home stand. */
  places: Point[];
  /** The cabin's place, if this form has room for one. */
  cabin: Point | null;
  /** Where the name and what was gathered are written. */
  card: Box;
  /** Where a gathered piece flies to. */
  shelf: Point;
}

export interface Plan {
  form: Form;
  w: number;
  h: number;
  rail: Rail;
  /** Half the breadth of the wreath. */
  breadth: number;
  /** The distance from one space to the next, and the radius of a space. */
  step: number;
  disc: number;
  /** How large pieces are drawn; 1 is 64 units high. */
  size: number;
  spaces: Point[];
  homes: Home[];
  /** Corners nobody lives in. */
  empty: number[];
  /** The room inside the ring. */
  inside: Box;
  /** The smallest distance between two things to be touched: 44 pixels on the smallest screen of this form. */
  touch: number;
}

export function railLength({ hw, hh, r }: Rail): number {
  return 4 * (hw - r) + 4 * (hh - r) + 2 * Math.PI * r;
}

/** The point `along` the rail, clockwise from the middle of its north-west corner, and the way it heads (radians). */
export function onRail(rail: Rail, along: number): Point & { heading: number } {
  const { x, y, hw, hh, r } = rail;
  const [flat, tall, arc] = [2 * (hw - r), 2 * (hh - r), (Math.PI / 2) * r];
  const length = railLength(rail);
  // From the middle of the north-west corner back to that corner's beginning.
  let rest = (((along + arc / 2) % length) + length) % length;
  const sides = [flat, tall, flat, tall];
  for (let corner = 0; corner < 4; corner++) {
    // Each quarter is a corner and then the side that follows it, seen from a frame turned by the corner's number.
    const turn = (corner * Math.PI) / 2;
    const centre = {
      x: x + (corner === 0 || corner === 3 ? -1 : 1) * (hw - r),
      y: y + (corner < 2 ? -1 : 1) * (hh - r),
    };
    if (rest < arc) {
      const angle = Math.PI + turn + rest / r;
      return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle), heading: angle + Math.PI / 2 };
    }
    rest -= arc;
    const side = sides[corner]!;
    if (rest < side || corner === 3) {
      const angle = Math.PI * 1.5 + turn;
      const begin = { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) };
      return { x: begin.x + rest * Math.cos(turn), y: begin.y + rest * Math.sin(turn), heading: turn };
    }
    rest -= side;
  }
  throw new Error('a rail has four corners');
}

export function railPath({ x, y, hw, hh, r }: Rail): string {
  const [l, t, w, h] = [x - hw, y - hh, 2 * (hw - r), 2 * (hh - r)];
  return `M${l + r} ${t}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** The spaces one comes by from `from` to `to`, both included, clockwise or back. */
export function way(spaces: number, from: Space, to: Space, back = false): Space[] {
  const step = back ? spaces - 1 : 1;
  const gone = [from];
  for (let space = from; space !== to && gone.length <= spaces;) {
    space = ((space - 1 + step) % spaces) + 1;
    gone.push(space);
  }
  return gone;
}

/** Which corner each colour lives in: in their order around the path, turned so that homes are near their entries. */
export function corners({ spaces, entries }: Layout): number[] {
  const order = entries.map((_, colour) => colour).sort((a, b) => entries[a]! - entries[b]!);
  const distance = (corner: number, entry: Space) => {
    const apart = Math.abs(entry - 1 - (corner * spaces) / 4) % spaces;
    return Math.min(apart, spaces - apart) ** 2;
  };
  const cost = (turn: number) =>
    order.reduce((sum, colour, rank) => sum + distance((rank + turn) % 4, entries[colour]!), 0);
  const best = [0, 1, 2, 3].reduce((least, turn) => (cost(turn) < cost(least) ? turn : least));
  const found: number[] = [];
  order.forEach((colour, rank) => (found[colour] = (rank + best) % 4));
  return found;
}

const FORMS = {
  wide: { w: 1124, least: 690, most: 850, hw: 318, r: 258, edge: 65, breadth: 40, touch: 56 },
  small: { w: 360, least: 288, most: 470, hw: 155, r: 58, edge: 28, breadth: 20, touch: 46 },
};

/** How high a form's drawing is for a room of this shape; a room without a height has the drawing as it likes to be. */
export function heightFor(form: Form, room: { w: number; h: number | null }): number {
  const { w, least, most } = FORMS[form];
  if (!room.h || !room.w) return form === 'wide' ? 730 : 400;
  return Math.round(Math.max(least, Math.min(most, (room.h * w) / room.w)));
}

export function planOf(
  form: Form,
  layout: Layout,
  sides: Pick<SideView, 'entry'>[],
  h = heightFor(form, { w: 0, h: null }),
): Plan {
  const { w, hw, edge, breadth, touch } = FORMS[form];
  const hh = h / 2 - edge;
  const rail = { x: w / 2, y: h / 2, hw, hh, r: Math.min(FORMS[form].r, hh - 20) };
  const step = railLength(rail) / layout.spaces;
  // A short path has no larger spaces than the wreath is broad, a long one no larger than fit side by side.
  const disc = Math.min(step * 0.44, breadth * 0.56);
  const lives = corners(layout);
  const taken = sides.map(({ entry }) => lives[layout.entries.indexOf(entry)]!);
  const inner = { w: 2 * (rail.hw - breadth), h: 2 * (rail.hh - breadth) };
  const inside = { x: rail.x - inner.w / 2, y: rail.y - inner.h / 2, ...inner };
  const yard = form === 'wide' ? wideHome(w, h) : smallHome(inside);
  return {
    form,
    w,
    h,
    rail,
    breadth,
    step,
    disc,
    size: Math.min(1, (disc / 21) * 1.02),
    spaces: Array.from({ length: layout.spaces }, (_, index) => {
      const { x, y } = onRail(rail, index * step);
      return { x, y };
    }),
    homes: taken.map((corner, seat) => ({ seat, corner, ...yard(corner, !taken.includes(3 - corner)) })),
    empty: [0, 1, 2, 3].filter((corner) => !taken.includes(corner)),
    inside,
    touch,
  };
}

type Yard = Pick<Home, 'places' | 'cabin' | 'card' | 'shelf'>;

/** A yard in the corner with a cabin, its card between it and the other corner of that side. */
const wideHome =
  (w: number, h: number) =>
  (corner: number): Yard => {
    const right = corner === 1 || corner === 2;
    const low = corner >= 2;
    const across = (x: number) => (right ? w - x : x);
    const card = { w: 190, h: 128 };
    // A yard is the same above and below, for what stands has its foot at its place; only the card changes sides.
    const top = low ? h - 196 : 6;
    const x = right ? w - 10 - card.w : 10;
    const y = low ? top - card.h - 14 : 214;
    return {
      places: [
        { x: 62, y: 172 },
        { x: 122, y: 178 },
        { x: 182, y: 166 },
      ].map((place) => ({ x: across(place.x), y: top + place.y })),
      cabin: { x: across(96), y: top + 126 },
      card: { x, y, ...card },
      shelf: { x: x + card.w / 2, y: y + card.h - 40 },
    };
  };

/** A corner within the ring: the pieces next to the ring, what is written towards the middle. */
const smallHome =
  (inside: Box) =>
  (corner: number, alone: boolean): Yard => {
    const right = corner === 1 || corner === 2;
    const low = corner >= 2;
    const edge = 7;
    // As high as there is room for two of them above each other, or for one: a full shelf has two rows.
    const size = { w: 67, h: Math.max(48, Math.min(68, inside.h / (alone ? 1 : 2) - edge - 35)) };
    const x = right ? inside.x + inside.w - size.w - edge + 3 : inside.x + edge - 3;
    const y = low ? inside.y + inside.h - edge - 32 - size.h : inside.y + edge + 32;
    const first = right ? inside.x + inside.w - edge - 14 : inside.x + edge + 14;
    const foot = low ? inside.y + inside.h - edge : inside.y + edge + 27;
    return {
      places: [0, 1, 2].map((place) => ({ x: first + (right ? -1 : 1) * place * 21, y: foot })),
      cabin: null,
      card: { x, y, ...size },
      shelf: { x: x + size.w / 2, y: y + size.h - 10 },
    };
  };

/** Moves points apart, each as little as can be, until none are nearer than `apart`: fingers are broader than spaces. */
export function spread(points: Point[], apart: number): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 40; round++) {
    let near = false;
    for (let a = 0; a < moved.length; a++) {
      for (let b = a + 1; b < moved.length; b++) {
        const [p, q] = [moved[a]!, moved[b]!];
        const [dx, dy] = [q.x - p.x, q.y - p.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= apart - 0.01) continue;
        near = true;
        const push = (apart - distance) / 2;
        const [ux, uy] = distance > 0.01 ? [dx / distance, dy / distance] : [1, 0];
        p.x -= ux * push;
        p.y -= uy * push;
        q.x += ux * push;
        q.y += uy * push;
      }
    }
    if (!near) break;
  }
  return moved;
}

/** The middle of the ring as it is seen from a space: which way is inwards. */
export function inwards(rail: Rail, { x, y }: Point): Point {
  // Towards the rail's spine, so that along a straight side it is straight inwards.
  const spine = {
    x: Math.max(rail.x - (rail.hw - rail.r), Math.min(rail.x + (rail.hw - rail.r), x)),
    y: Math.max(rail.y - (rail.hh - rail.r), Math.min(rail.y + (rail.hh - rail.r), y)),
  };
  const [dx, dy] = [spine.x - x, spine.y - y];
  const far = Math.hypot(dx, dy) || 1;
  return { x: dx / far, y: dy / far };
}
