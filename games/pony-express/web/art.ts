// The drawings, as strokes in a box of 24 by 24: what is drawn in the picture of the table is drawn in the same way on
// cards and spaces. Colours are names of inks; Art.svelte knows what they are by day and by lamplight.
import type { SeatShape } from '$lib/board';
import type { Item } from './rules';
import type { Kind } from './layout';

export type Ink = 'ink' | 'paper' | 'red' | 'green' | 'gold' | 'wood' | 'steel' | 'soft';

export interface Stroke {
  d: string;
  fill?: Ink;
  /** Drawn as a line of this ink. */
  line?: Ink;
  width?: number;
}

const fill = (d: string, ink: Ink, edge: Ink | undefined = 'ink', width = 1): Stroke => ({
  d,
  fill: ink,
  line: edge,
  width,
});
const line = (d: string, width = 1.4, ink: Ink = 'ink'): Stroke => ({ d, line: ink, width });

const HORSESHOE =
  'M5.6 20.5 6 11C6 5.8 8.6 3.4 12 3.4S18 5.8 18 11l.4 9.5h-3.5L14.6 11c0-2.9-1-4.3-2.6-4.3S9.4 8.1 9.4 11l-.3 9.5Z';
const NAILS = 'M7.6 17v.1M7.7 12.5v.1M9 7.8v.1M15 7.8v.1M16.3 12.5v.1M16.4 17v.1';

export const SIGNS: Readonly<Record<Kind, readonly Stroke[]>> = {
  town: [
    fill('M3.5 21V9.5H6V4.5h12v5h2.5V21Z', 'wood'),
    fill('M10 21v-6.5h4V21Z', 'ink'),
    fill('M6 11.5h3v3H6zM15 11.5h3v3h-3z', 'gold'),
    line('M8 7.2h8', 1.6, 'paper'),
  ],
  station: [
    fill('M4.5 10V5.4h3.6V10', 'ink'),
    fill('M3 15.6v-5.8h12.2v5.8Z', 'green'),
    fill('M14.6 15.6V5.6h6.2v10Z', 'red'),
    fill('M16.2 7.4h3v3h-3z', 'gold'),
    fill('M3 15.6.8 20h4.4l.8-4.4Z', 'wood'),
    fill(
      'M5.2 18.2a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0M10.8 18.2a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0M16.6 18.2a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0',
      'steel',
    ),
  ],
  raiders: [
    fill('M6.4 10 12 8.6l5.6 1.4-.2 4.2q-5.4-1.6-10.8 0Z', 'wood'),
    fill('M6.5 13.6Q12 11.6 17.5 13.6L16 18.6 12 22 8 18.6Z', 'red'),
    fill('M7 9.2Q7.4 3 12 4.2 16.6 3 17 9.2Z', 'ink'),
    fill('M1.8 10.6Q6 7.4 12 8.4q6-1 10.2 2.2Q17 9.9 12 10.3 7 9.9 1.8 10.6Z', 'ink'),
    line('M8.8 11.7h1.7M13.5 11.7h1.7', 1.5, 'ink'),
    line('M10 16.6h.1M12 17.6h.1M14 16.6h.1', 1.2, 'paper'),
  ],
  mine: [
    fill('M13.6 21.4 15.8 16h4.4l2.4 3-1 2.4Z', 'gold'),
    line('M5.4 21 13.4 7.8', 2.6, 'ink'),
    line('M5.4 21 13.4 7.8', 1.3, 'wood'),
    fill('M5.6 4.4Q14.6 1.4 20.8 11q-6-4.4-13-3.6-1.4-1.4-2.2-3Z', 'steel'),
  ],
  saloon: [
    line('M15.4 11.4h2.4q2.6 0 2.6 2.8t-2.6 3h-2.4', 2.2),
    fill('M4.6 8.6h11v12.8h-11z', 'gold'),
    line('M7.6 12v6.6M10.1 12v6.6M12.6 12v6.6', 1.2, 'wood'),
    fill(
      'M4.2 10.4Q2.2 6.4 6 5.8 6.6 2.6 9.8 3.6q3.6-1.6 4.4 1.8 3 .6 1.8 5-1.6 1-2.6-.4-1.4 2.6-3 0-1.6 2-3.2.2-1.4 1.4-3 .2Z',
      'paper',
    ),
  ],
  relay: [fill(HORSESHOE, 'steel'), line(NAILS, 1.3)],
  plain: [
    line(
      'M4 20.4q.6-6 2.4-8M6.6 20.4q0-4 1-6.4M11 20.4q-.4-8 1-12M13.2 20.4q0-6 1.8-8.4M17 20.4q0-5 1.2-7.4M19.4 20.4q-.2-3 1-5',
      1.3,
      'green',
    ),
    line('M2.6 20.6h19', 1.2, 'soft'),
  ],
  sacramento: [
    fill('M10.6 16.4h2.8V22h-2.8z', 'wood'),
    fill('M3.4 16.4V9.8q0-4.6 4.4-4.6h8.4q4.4 0 4.4 4.6v6.6Z', 'red'),
    fill('M3.4 16.4V9.8q0-4.6 4.2-4.6 4 0 4 4.6v6.6Z', 'wood'),
    line('M5.4 11.4h4.2', 1.6, 'ink'),
    line('M17.4 9.6V3.2h3.2v2.4h-3.2', 1.3),
  ],
};

/** What lies in the mailboxes of Sacramento: one bullet, two bullets, the mail. */
export const MAIL: readonly (readonly Stroke[])[] = [
  [fill('M10.4 21V9Q10.4 4 12 3q1.6 1 1.6 6v12Z', 'gold')],
  [fill('M6.4 21V9Q6.4 4 8 3q1.6 1 1.6 6v12ZM14.4 21V9Q14.4 4 16 3q1.6 1 1.6 6v12Z', 'gold')],
  [
    fill('M2.6 6.4h18.8v12.4H2.6z', 'paper'),
    line('m2.8 6.6 9.2 7 9.2-7'),
    fill('M10 13.4a2 2 0 1 0 4 0 2 2 0 1 0-4 0', 'red'),
  ],
];

const COLT: readonly Stroke[] = [
  fill('M1.6 8.6h15l1.4-1.2 1.2 1.6v3.6l2.2 8.6-4.8.8-2-6.6H9.4l-.8-2.4h-7Z', 'steel'),
  fill('M9.4 7.8h4.6v5.4H9.4z', 'soft'),
  fill('m16.6 14.2 3-1.4 2 8.4-4.8.8Z', 'wood'),
  line('M11 15.2q0 3 2.8 3', 1.1),
];

export const CARDS: Readonly<Record<Item, readonly Stroke[]>> = {
  fresh_horse: [
    fill('M5 21.5q-.4-7 2.4-11L7 5.4 9.4 7q4.4-2 8 2.6l4 5.6-2 2.6-4.8-2q-1.4 2-1 5.7Z', 'wood'),
    fill('M5 21.5q-2-8 1.6-13.4L7 5.4l1.4 3Q7 14 8.2 21.5Z', 'ink'),
    line('M13 11.6h.2', 1.8),
    line('m18.6 14.4.6.2', 1.4),
  ],
  loaded_die: [
    fill('M4 8.4 12 4l8 4.4v8.4L12 21.4 4 16.8Z', 'paper'),
    line('M4 8.4 12 13l8-4.6M12 13v8.4'),
    fill('M6 13.6a1.4 1.8 0 1 0 2.8 1.2 1.4 1.8 0 1 0-2.8-1.2', 'red', undefined),
    fill('M14.6 17q.4-3.4 3-3.4.6 2.6-3 5Z', 'ink'),
    line('M10 8.4h4', 1.8, 'ink'),
  ],
  lucky_horseshoe: [fill(HORSESHOE, 'gold'), line(NAILS, 1.3)],
  pocket_bible: [
    fill('M5 3.6h13.4v17.2H6.6Q5 20.8 5 19Z', 'red'),
    fill('M6.8 18.2h11.6v2.6H6.6Q5 20.6 5.2 19.2q.2-1 1.6-1Z', 'paper'),
    line('M11.7 6.4v8.4M8.7 9.2h6', 1.9, 'gold'),
  ],
  second_colt: COLT,
  whiskey_flask: [
    fill('M9.6 2.6h4.8v3.2H9.6z', 'wood'),
    fill('M8.6 5.8h6.8l.6 2.8q3 1 3 4.4v6q0 2.6-2.6 2.6H7.6Q5 21.6 5 19v-6q0-3.4 3-4.4Z', 'gold'),
    fill('M7.4 12.6h9.2v5.6H7.4z', 'paper'),
    line('m10 17 4-3.4M10 13.6l4 3.4', 1.1),
  ],
  sheriffs_star: [
    fill('m12 2 2.9 6.1 6.7.8-5 4.6 1.4 6.7L12 16.9 6 20.2l1.4-6.7-5-4.6 6.7-.8Z', 'gold'),
    fill('M9.4 11.8a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0', 'paper'),
  ],
  hacksaw: [
    line('M4.4 13.6V6.4h14v6', 2.2, 'steel'),
    fill(
      'm3 13 15.4-.6 1 2.4-1.6 0-.9 1.2-.9-1.2-.9 1.2-.9-1.2-.9 1.2-.9-1.2-.9 1.2-.9-1.2-.9 1.2-.9-1.2-.9 1.2-.9-1.2-.9 1.2-.9-1.2-.9 1.2L3 13Z',
      'steel',
      'ink',
      0.7,
    ),
    fill('M17.6 10.8h4.8l-.8 8.6q-2.4 1-3.6-1Z', 'wood'),
  ],
  dynamite: [
    fill('M4 8.6h4.6V21H4zM9.2 8.6h4.6V21H9.2zM14.4 8.6H19V21h-4.6z', 'red'),
    fill('M3.2 12.4h16.6v3.4H3.2z', 'wood'),
    line('M11.4 8.6Q11 4.4 15 4.6t4.4-2'),
    fill('m19.4.6.8 1.4 1.6-.2-1 1.2.8 1.4-1.6-.5-1.1 1.1-.1-1.6-1.4-.7 1.5-.6Z', 'gold', 'gold', 0.5),
  ],
  marked_cards: [
    fill('M3.2 7.4 11 4.8l4.6 13.4-7.8 2.6Z', 'red'),
    fill('M9.4 4h8.8v14.4H9.4z', 'paper'),
    fill('M13.8 7.2q3.6 3.2 2.6 5-1 1.6-2.2.4l.6 2h-2l.6-2q-1.2 1.2-2.2-.4-1-1.8 2.6-5Z', 'ink', undefined),
    line('M16.4 16.6h.2', 1.6, 'red'),
  ],
  spyglass: [
    fill('m2.4 15.2 3.2-1.4 2 4.4-3.2 1.4Z', 'ink'),
    fill('m5.6 13 6.8-3.4 2.2 4.8-7 3.2Z', 'wood'),
    fill('m11.8 8.8 7.6-4.4 3 6.4-8.2 3.4Z', 'gold'),
    line('m18.6 4.8 3 6.4', 1.4),
  ],
  rail_pass: [
    fill('M2.4 6.6h19.2v3.6a1.8 1.8 0 0 0 0 3.6v3.6H2.4v-3.6a1.8 1.8 0 0 0 0-3.6Z', 'gold'),
    line('M16.4 7.4v9.2', 1.1),
    line('M5.4 10.2h8M5.4 12.4h6M5.4 14.6h8', 1.2),
  ],
  lasso: [
    line('M12 13.4C4 13.6 2.8 9.4 4 7 6 3 18 3 20 7c1.2 2.4-1 6-8 6.4Zm0 0q-1.6 2.4 1.6 3.6t.4 4.6', 3),
    line('M12 13.4C4 13.6 2.8 9.4 4 7 6 3 18 3 20 7c1.2 2.4-1 6-8 6.4Zm0 0q-1.6 2.4 1.6 3.6t.4 4.6', 1.5, 'gold'),
  ],
};

/** A pony with its rider, heading west; the ground is at (24, 43) of a box of 48 by 48. */
export const RIDER =
  'M4 21L9 13L11 8L13.5 12Q17 14 18.5 18L20 12.2Q19.9 10.6 19.5 9.6L14.2 8.4Q17 7.8 18 6.6Q18.4 1.6 22.8 2.6Q27 2 27.2 6.8Q28.6 8.2 31.6 8.2Q28.6 10.2 26.6 9.9Q29 13 29.2 18.6Q36 17.6 39.4 21.6Q45 21 46.4 30Q43.4 27.6 41 27Q41.6 32 45.4 36L42.4 43L38.6 43L40 36.8Q35.6 33.4 33.8 30.6Q28 33 20.4 31L14.4 34.6L12.6 43L8.8 43L9.6 33L14.6 27.4Q12 24 11.6 20.4L6.6 24Z';

/** Reins, saddle and the rider's edge, drawn over it. */
export const TACK = 'M11.5 17.6L19.4 18.4M18.4 18.6Q24 21.4 29 18.8M23.4 20.4L21.6 28.6L19.4 30';

/** Somebody masked, standing; the ground is at (20, 46). */
export const RAIDER =
  'M7.6 46L11.8 27Q7 26 8.4 20.4Q11.4 16.4 16 15.6L15.6 12.4L7.6 11Q12 10.2 13.4 8.4Q13.8 2 19 3.4Q26 1.6 26.6 8.4Q28 10.2 32.4 11L24.4 12.4L24 15.6Q28.6 16.4 31.6 20.4Q33 26 28.2 27L32.4 46L23.4 46L20 35L16.6 46Z';
export const MASK = 'M15.6 12.2Q20 14.2 24.4 12.2L23.6 17L20 20.6L16.4 17Z';

/** The signs of the seats. */
export const SHAPES: Readonly<Record<SeatShape, string>> = {
  star: 'm12 1.6 3.1 6.6 7.2.9-5.3 5 1.4 7.2L12 17.8l-6.4 3.5L7 14.1l-5.3-5 7.2-.9Z',
  horseshoe: HORSESHOE,
  cactus:
    'M10 22V15.6H7.4Q4 15.6 4 12V8h3v3.6q0 1 1 1h2V4.4Q10 2 12 2t2 2.4v4.2h1.6q1 0 1-1V5h3v3.4q0 3.2-3 3.2H14V22Z',
  hat: 'M1.4 15.6Q6 12.8 7 12.6 7.2 5 10.6 5q1.4 0 1.4.8 0-.8 1.4-.8 3.4 0 3.6 7.6 1 .2 5.6 3Q18 20 12 20T1.4 15.6Z',
  boot: 'M7 2.4h7.4v11.2q1.6 2 5 2.4 2.2.4 2.2 3.2V21H8.8v-1.4H7.4V21H4.6v-4Q7 13.4 7 10Z',
  lantern:
    'M9.6 5.4Q9.6 2 12 2t2.4 3.4h1.8v2.2q1.8 1.8 1.8 5.4t-1.8 5.4v1.2h1V22H6.8v-2.4h1v-1.2Q6 16.6 6 13t1.8-5.4V5.4Z',
  fan: 'M12 22.4L1.6 10.4Q5.4 3 12 3t10.4 7.4Z',
  badge: 'M12 1.6Q16 5 20.8 2.8 23 16 12 22.4 1 16 3.2 2.8 8 5 12 1.6Z',
};

export interface Command {
  kind: 'M' | 'L' | 'Q';
  points: number[];
}

/** The outline of a drawing made of straight lines and bows, for those who build it of wood. */
export function outline(path: string): Command[] {
  return [...path.matchAll(/([MLQ])([^MLQZ]*)/g)].map(([, kind, rest]) => ({
    kind: kind as Command['kind'],
    points: rest!.trim().split(/[ ,]+/).map(Number),
  }));
}
