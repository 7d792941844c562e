// The figures of the train as painted cardboard: paths with their paint, feet at the origin, y upwards negative. A shape
// without `fill` is a stroke of the width `w`. The same paths drawn twice make the white edge of a die-cut standee.
import type { SeatShape } from '$lib/board';
import type { Bandit } from './rules';
import type { Stander } from './layout';

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  w?: number;
  /** Only paint, no part of the outline: a fold, a button, a face. */
  detail?: true;
}

/** How a bandit is known: its colour on paper and by lamplight, and the tint of its cards. */
export interface Look {
  /** The paint of the figure and its base: the same in every light. */
  paint: string;
  /** A darker tone of it, for edges and text grounds. */
  deep: string;
  /** Readable as text on the paper of either theme. */
  text: string;
}

export const LOOKS: Record<Bandit, Look> = {
  belle: { paint: '#83429c', deep: '#5b2a70', text: 'light-dark(#6d3484, #d7a2ea)' },
  cheyenne: { paint: '#37855a', deep: '#1f5739', text: 'light-dark(#23613f, #86cfa2)' },
  django: { paint: '#3d3d45', deep: '#222227', text: 'light-dark(#2f2f36, #c3c7cf)' },
  doc: { paint: '#2f6bb2', deep: '#1c4374', text: 'light-dark(#20558f, #86b9f5)' },
  ghost: { paint: '#e9e4d6', deep: '#77726a', text: 'light-dark(#5f5a52, #f2ecdc)' },
  tuco: { paint: '#bd3226', deep: '#7e1c14', text: 'light-dark(#9c2318, #f58a7c)' },
  mei: { paint: '#f2d024', deep: '#6e5a00', text: 'light-dark(#6e5a00, #f0d95c)' },
  // His own cards; the paint of the tin star.
  marshal: { paint: '#c2902f', deep: '#4a2c12', text: 'light-dark(#5c3a16, #e6bd6e)' },
};

/** A shape for each bandit, so that its colour is never its only sign. */
export const SHAPES_OF: Record<Bandit, SeatShape> = {
  belle: 'star',
  cheyenne: 'cactus',
  django: 'horseshoe',
  doc: 'lantern',
  ghost: 'hat',
  tuco: 'boot',
  mei: 'fan',
  marshal: 'badge',
};

export const SKIN = { light: '#f3cfae', tan: '#dba878', brown: '#b67a50', pale: '#efe3d3' };
export const INK = '#2b1d12';
const GOLD = '#e3b04b';
const STEEL = '#8b8f94';

/** A face: eyes at this height and a mouth, small enough to be read as an expression. */
const face = (y: number, smile: number): Shape[] => [
  { d: `M-2.2,${y - 0.6} v0.9 M2.2,${y - 0.6} v0.9`, stroke: INK, w: 1.2, detail: true },
  { d: `M-1.8,${y + 2.8} q1.8,${smile} 3.6,0`, stroke: INK, w: 0.9, detail: true },
];

export const head = (y: number, r: number, fill: string): Shape => ({
  d: `M${-r},${y} a${r},${r * 1.08} 0 1 0 ${2 * r},0 a${r},${r * 1.08} 0 1 0 ${-2 * r},0Z`,
  fill,
});

/** A revolver in the hand at this point, its muzzle to the left. */
const pistol = (x: number, y: number): Shape => ({
  d: `M${x + 2},${y - 1} l-10,-0.6 v-2.2 l10,-0.2 q3,0 3.4,2.6 l0.8,4.4 h-3 l-0.8,-3.6 Z`,
  fill: STEEL,
});

const SHAPES: Record<Stander, Shape[]> = {
  belle: [
    { d: 'M-6,-40 C-10,-30 -19,-13 -21,-2 Q0,5 21,-2 C19,-13 10,-30 6,-40Z', fill: '#83429c' },
    {
      d: 'M-21,-2 q3.5,-4 7,0.8 q3.5,-4 7,0.9 q3.5,-4 7,0.3 q3.5,-4 7,-0.3 q3.5,-5 7,-0.9 q3.5,-5 7,-0.8 Q0,5 -21,-2Z',
      fill: '#f4e3f8',
      detail: true,
    },
    { d: 'M-3,-36 Q-7,-18 -10,-5 M3,-36 Q7,-18 10,-5 M0,-34 V-4', stroke: '#5b2a70', w: 1.1, detail: true },
    { d: 'M-6.5,-51 Q-15,-47 -14,-37', stroke: SKIN.light, w: 3.8 },
    { d: 'M6.5,-51 Q14,-48 13,-41', stroke: SKIN.light, w: 3.8 },
    { d: 'M-6.6,-39 L-7,-51 Q0,-55.5 7,-51 L6.6,-39 Q0,-36 -6.6,-39Z', fill: '#5b2a70' },
    { d: 'M-2.2,-53 V-39 M2.2,-53 V-39', stroke: '#a86fc0', w: 0.9, detail: true },
    { d: 'M13,-41 L17,-55 Q27,-52 27,-40 Z', fill: '#cf4a3c' },
    { d: 'M13,-41 L21,-53 M13,-41 L25.5,-47', stroke: '#f4d18a', w: 0.8, detail: true },
    { d: 'M-6.8,-57 Q-10,-50 -7,-46 Q-4.5,-50 -5,-57Z M6.8,-57 Q10,-50 7,-46 Q4.5,-50 5,-57Z', fill: '#7a2f16' },
    head(-59, 5.8, SKIN.light),
    { d: 'M-6.9,-57 Q-8,-67 0,-67.5 Q8,-67 6.9,-57 Q5,-62.5 0,-63.5 Q-5,-62.5 -6.9,-57Z', fill: '#7a2f16' },
    ...face(-58.6, 1.4),
    {
      d: 'M-10,-64.5 Q0,-71.5 10.5,-64 Q3,-63.4 -10,-64.5Z M-5.5,-66.5 Q-4,-73 2.5,-71.5 Q7,-70.5 7.5,-66 Q1,-68.5 -5.5,-66.5Z',
      fill: '#4a205e',
    },
    { d: 'M5,-68 C9,-81 19,-80 18,-72 C13.5,-74.5 9.5,-71.5 5,-68Z', fill: GOLD },
  ],
  cheyenne: [
    { d: 'M-8,-20 L-8.5,-1 H-0.8 L-0.8,-20Z M8,-20 L8.5,-1 H0.8 L0.8,-20Z', fill: '#6b4526' },
    { d: 'M-9,-1 l-0.4,-4.5 h9 v4.5Z M9,-1 l0.4,-4.5 h-9 v4.5Z', fill: '#3f2815', detail: true },
    { d: 'M-6,-58 Q-11,-48 -9,-34', stroke: '#241811', w: 4.2 },
    { d: 'M6,-58 Q11,-48 9,-34', stroke: '#241811', w: 4.2 },
    {
      d: 'M0,-53 C-11,-50 -19,-35 -21,-20 L-14,-15 L-7,-18 L0,-11 L7,-18 L14,-15 L21,-20 C19,-35 11,-50 0,-53Z',
      fill: '#37855a',
    },
    {
      d: 'M-18.5,-27 l5,5 l4.5,-5 l4.5,6 l4.5,-6 l4.5,6 l4.5,-6 l4.5,5 l4.5,-5',
      stroke: '#f2d896',
      w: 1.8,
      detail: true,
    },
    { d: 'M-15,-36 Q0,-28 15,-36', stroke: '#1f5739', w: 1.4, detail: true },
    { d: 'M-5,-51 L0,-44 L5,-51Z', fill: '#f2d896', detail: true },
    head(-58, 5.7, SKIN.brown),
    { d: 'M-6.2,-57 Q-7,-65 0,-65 Q7,-65 6.2,-57 Q3,-62 0,-62 Q-3,-62 -6.2,-57Z', fill: '#241811' },
    ...face(-57.4, 0.2),
    {
      d: 'M-14.5,-61.5 Q0,-67 14.5,-61.5 Q7,-60 0,-61.2 Q-7,-60 -14.5,-61.5Z M-6.8,-63.2 L-5.6,-71.5 Q0,-74 5.6,-71.5 L6.8,-63.2 Q0,-65 -6.8,-63.2Z',
      fill: '#8a6136',
    },
    { d: 'M-6.6,-64.6 Q0,-66.6 6.6,-64.6', stroke: '#cf4a3c', w: 1.8, detail: true },
    { d: 'M5,-68 L12.5,-80 L9.5,-66.5Z', fill: '#f5efe0' },
  ],
  django: [
    { d: 'M-5,-22 L-6,-1 H0 V-22Z M5,-22 L6,-1 H0 V-22Z', fill: '#2a2a2f' },
    { d: 'M-9,-51 Q-14,-30 -17,-5 L-4,-3 L0,-22 L4,-3 L17,-5 Q14,-30 9,-51 Q0,-55 -9,-51Z', fill: '#3d3d45' },
    { d: 'M-3.5,-52 L0,-30 L3.5,-52Z', fill: '#ddd4c2', detail: true },
    { d: 'M-4,-52 L-6.5,-42 L0,-28 L6.5,-42 L4,-52', stroke: '#74747e', w: 1, detail: true },
    { d: 'M-11.5,-27.5 L11.5,-27.5', stroke: '#7a5330', w: 2.2, detail: true },
    { d: 'M-2,-29 h4 v3 h-4Z', fill: GOLD, detail: true },
    { d: 'M9,-49 Q17,-42 14,-30', stroke: '#33333a', w: 5 },
    { d: 'M-9,-49 Q-18,-44 -17,-36', stroke: '#33333a', w: 5 },
    pistol(-18, -33),
    { d: 'M-6.5,-53 Q0,-48.5 6.5,-53 L6,-49 Q0,-45 -6,-49Z M3,-48 L9,-40 L4.5,-41Z', fill: '#bd3226' },
    head(-58, 5.7, SKIN.tan),
    {
      d: 'M-5.6,-57 Q-5,-51.6 0,-51.6 Q5,-51.6 5.6,-57 Q3,-54.6 0,-55 Q-3,-54.6 -5.6,-57Z',
      fill: '#3a2a20',
      detail: true,
    },
    { d: 'M-2.2,-59.4 v1 M2.2,-59.4 v1', stroke: INK, w: 1.2, detail: true },
    {
      d: 'M-17,-61 Q-8,-66 0,-65 Q8,-66 17,-61 Q9,-59.5 0,-61 Q-9,-59.5 -17,-61Z M-7.5,-63.5 Q-7.5,-74 -3,-73 Q0,-71 3,-73 Q7.5,-74 7.5,-63.5 Q0,-65.5 -7.5,-63.5Z',
      fill: '#26262b',
    },
    { d: 'M-7.4,-65.4 Q0,-67.4 7.4,-65.4', stroke: '#bd3226', w: 1.8, detail: true },
  ],
  doc: [
    { d: 'M-7,-24 L-7.5,-1 H-0.8 L0,-22 L0.8,-1 H7.5 L7,-24Z', fill: '#3c4a60' },
    { d: 'M-9.5,-51 Q-13,-36 -12,-18 L-2,-17 L0,-40 L2,-17 L12,-18 Q13,-36 9.5,-51 Q0,-55 -9.5,-51Z', fill: '#2f6bb2' },
    { d: 'M-4,-52 L-3.6,-20 H3.6 L4,-52Z', fill: '#efe4cb', detail: true },
    { d: 'M0,-44 v0.1 M0,-38 v0.1 M0,-32 v0.1 M0,-26 v0.1', stroke: '#8a6136', w: 1.6, detail: true },
    { d: 'M-4,-52 L-6,-40 L-3.8,-30 M4,-52 L6,-40 L3.8,-30', stroke: '#1c4374', w: 1.1, detail: true },
    { d: 'M-3.6,-52.6 L3.6,-48.6 V-52.6 L-3.6,-48.6Z', fill: '#bd3226', detail: true },
    { d: 'M9.5,-49 Q17,-42 16,-28', stroke: '#2a5f9f', w: 4.8 },
    { d: 'M-9.5,-49 Q-17,-42 -14,-32', stroke: '#2a5f9f', w: 4.8 },
    { d: 'M9.5,-24 q0,-2 2,-2 h10 q2,0 2,2 v10 h-14Z', fill: '#7b4f2a' },
    { d: 'M13,-26 q0,-4 3.5,-4 q3.5,0 3.5,4', stroke: '#4d2f17', w: 1.4, detail: true },
    { d: 'M14.7,-22 h3.6 v2.2 h2.2 v3 h-2.2 v2.2 h-3.6 v-2.2 h-2.2 v-3 h2.2Z', fill: '#fbf3e0', detail: true },
    head(-58.4, 5.8, SKIN.light),
    {
      d: 'M-5.8,-59 q-0.6,4 1.2,6.4 q-2.4,-0.6 -2.6,-6Z M5.8,-59 q0.6,4 -1.2,6.4 q2.4,-0.6 2.6,-6Z M-3,-55.6 q3,-1.8 6,0 q-3,1.4 -6,0Z',
      fill: '#b9b2a6',
      detail: true,
    },
    {
      d: 'M-4.4,-58.8 a2,2 0 1 0 4,0 a2,2 0 1 0 -4,0 M0.4,-58.8 a2,2 0 1 0 4,0 a2,2 0 1 0 -4,0 M-0.4,-59 h0.8',
      stroke: INK,
      w: 0.8,
      detail: true,
    },
    {
      d: 'M-11,-62.6 Q0,-66.6 11,-62.6 Q5,-61 0,-62 Q-5,-61 -11,-62.6Z M-7.4,-64 Q-8,-75 0,-75 Q8,-75 7.4,-64 Q0,-66.4 -7.4,-64Z',
      fill: '#1c4374',
    },
    { d: 'M-7.3,-66 Q0,-68.2 7.3,-66', stroke: GOLD, w: 1.6, detail: true },
  ],
  ghost: [
    { d: 'M-6.5,-24 L-7,-1 H-0.8 L0,-22 L0.8,-1 H7 L6.5,-24Z', fill: '#c9c3b4' },
    {
      d: 'M-9.5,-51 Q-14,-32 -16,-10 L-12,-13 L-9,-6 L-5.5,-12 L-2.4,-6 L0,-24 L2.4,-6 L5.5,-12 L9,-6 L12,-13 L16,-10 Q14,-32 9.5,-51 Q0,-55 -9.5,-51Z',
      fill: '#f1ecdf',
    },
    { d: 'M-3.4,-52 L0,-34 L3.4,-52Z', fill: '#7d8f94', detail: true },
    {
      d: 'M-4,-52 L-6,-40 L0,-26 L6,-40 L4,-52 M-10,-40 Q-11,-28 -12,-18 M10,-40 Q11,-28 12,-18',
      stroke: '#b3ab99',
      w: 1,
      detail: true,
    },
    { d: 'M-9,-28 H9', stroke: '#77726a', w: 2, detail: true },
    { d: 'M-9.5,-49 Q-18,-43 -16.5,-35', stroke: '#e4dece', w: 4.8 },
    { d: 'M9.5,-49 Q17,-42 14,-31', stroke: '#e4dece', w: 4.8 },
    pistol(-17.5, -32),
    head(-58.4, 5.8, SKIN.pale),
    { d: 'M-6,-58.4 Q0,-56.6 6,-58.4 L4.5,-52 L0,-47.5 L-4.5,-52Z', fill: '#9fb4b8' },
    { d: 'M-3,-55 l1.4,3 M3,-55 l-1.4,3', stroke: '#6d8489', w: 0.8, detail: true },
    { d: 'M-2.3,-60.4 v1 M2.3,-60.4 v1', stroke: INK, w: 1.3, detail: true },
    {
      d: 'M-14,-61.6 Q0,-67.4 14,-61.6 Q7,-60.4 0,-61.6 Q-7,-60.4 -14,-61.6Z M-7,-63.6 Q-8,-74 -3,-74 Q0,-72 3,-74 Q8,-74 7,-63.6 Q0,-65.8 -7,-63.6Z',
      fill: '#faf6ea',
    },
    { d: 'M-7,-65.6 Q0,-67.8 7,-65.6', stroke: '#77726a', w: 1.7, detail: true },
  ],
  tuco: [
    { d: 'M-9,-18 L-9,-1 H-1 V-18Z M9,-18 L9,-1 H1 V-18Z', fill: '#5c3c20' },
    { d: 'M0,-51 C-12,-49 -20,-36 -22,-16 L0,-11 L22,-16 C20,-36 12,-49 0,-51Z', fill: '#bd3226' },
    { d: 'M-20.6,-24 Q0,-17.5 20.6,-24', stroke: GOLD, w: 2.6, detail: true },
    { d: 'M-18.6,-31 Q0,-24 18.6,-31', stroke: '#f6ead0', w: 1.5, detail: true },
    { d: 'M-12,-44 L12,-22', stroke: '#4d2f17', w: 3.4, detail: true },
    {
      d: 'M-9,-41.2 l1.2,-1.4 M-5.4,-38 l1.2,-1.4 M-1.8,-34.6 l1.2,-1.4 M1.8,-31.4 l1.2,-1.4 M5.4,-28 l1.2,-1.4',
      stroke: GOLD,
      w: 1.7,
      detail: true,
    },
    { d: 'M-15,-34 Q-21,-33 -21,-27', stroke: SKIN.tan, w: 4 },
    pistol(-21, -24),
    head(-56, 6.6, SKIN.tan),
    {
      d: 'M-6.4,-53.5 Q-5,-48.6 0,-48.6 Q5,-48.6 6.4,-53.5 Q3,-51 0,-51 Q-3,-51 -6.4,-53.5Z',
      fill: '#4a3325',
      detail: true,
    },
    { d: 'M-2.5,-57.4 v1 M2.5,-57.4 v1', stroke: INK, w: 1.3, detail: true },
    {
      d: 'M0,-54.4 Q-4,-55.4 -7,-51.6 Q-3.4,-51.4 0,-53 Q3.4,-51.4 7,-51.6 Q4,-55.4 0,-54.4Z',
      fill: '#241811',
      detail: true,
    },
    {
      d: 'M-22,-60 Q-20,-57.4 -10,-58.6 Q0,-60.6 10,-58.6 Q20,-57.4 22,-60 Q23,-63.4 20,-63 Q10,-62 6.4,-64 L4,-75 Q0,-77.6 -4,-75 L-6.4,-64 Q-10,-62 -20,-63 Q-23,-63.4 -22,-60Z',
      fill: '#d9a55b',
    },
    { d: 'M-6.3,-65 Q0,-62.6 6.3,-65', stroke: '#bd3226', w: 2.2, detail: true },
    { d: 'M-18,-60.4 Q0,-63.6 18,-60.4', stroke: '#a8763a', w: 0.9, detail: true },
  ],
  mei: [
    { d: 'M15,-1 L15.9,-77 h2.3 L19.2,-1Z', fill: '#8a5a2c' },
    { d: 'M-7,-22 L-9,-1 H-1.4 L0,-19 L2,-1 H9.6 L7,-22Z', fill: '#26262b' },
    { d: 'M-9.4,-1 l0.2,-3.4 h8 v3.4Z M9.8,-1 l-0.2,-3.4 h-8 v3.4Z', fill: '#f5efe0', detail: true },
    {
      d: 'M-8.5,-51 Q-12,-36 -13.5,-17 L-5,-13.500 L0,-18 L5,-13.500 L13.5,-17 Q12,-36 8.5,-51 Q0,-55 -8.5,-51Z',
      fill: '#f2d024',
    },
    { d: 'M0,-51 V-18 M-13,-19.500 L-5,-16 M13,-19.500 L5,-16', stroke: '#3a3206', w: 1.3, detail: true },
    { d: 'M-3.6,-46 h7.2 M-3.6,-40.500 h7.2 M-3.6,-35 h7.2', stroke: '#a3231a', w: 1.5, detail: true },
    { d: 'M-11.6,-28.500 Q0,-25 11.6,-28.500', stroke: '#a3231a', w: 3.2, detail: true },
    { d: 'M-4,-27 l-3,11 M-4,-27 l1,10', stroke: '#a3231a', w: 1.8, detail: true },
    { d: 'M8.5,-49 Q17,-45 16.6,-37', stroke: '#dcb90f', w: 4.8 },
    { d: 'M-8.5,-49 Q-18,-45 -20,-53', stroke: '#dcb90f', w: 4.8 },
    { d: 'M-23,-56.500 a3.2,3.2 0 1 0 6.4,0 a3.2,3.2 0 1 0 -6.4,0Z', fill: SKIN.light },
    { d: 'M-5,-52.500 Q0,-49.500 5,-52.500', stroke: '#a3231a', w: 1.8, detail: true },
    {
      d: 'M-11,-67.500 a4,4 0 1 0 8,0 a4,4 0 1 0 -8,0Z M3,-67.500 a4,4 0 1 0 8,0 a4,4 0 1 0 -8,0Z',
      fill: '#1c1718',
    },
    head(-58.4, 5.8, SKIN.light),
    {
      d: 'M-6.6,-56.500 Q-7.8,-66.500 0,-66.800 Q7.8,-66.500 6.6,-56.500 Q5.6,-61.500 0,-61.200 Q-5.6,-61.500 -6.6,-56.500Z',
      fill: '#1c1718',
    },
    { d: 'M-10,-64.500 q-2.500,4 -1.600,8 M10,-64.500 q2.500,4 1.600,8', stroke: '#a3231a', w: 1.6 },
    ...face(-57.8, 1),
  ],
  marshal: [
    { d: 'M-8,-24 L-8.5,-1 H-0.8 L0,-22 L0.8,-1 H8.5 L8,-24Z', fill: '#5d4a35' },
    { d: 'M-9,-1 l-0.2,-4.8 h8.6 v4.8Z M9,-1 l0.2,-4.8 h-8.6 v4.8Z', fill: '#33241a', detail: true },
    { d: 'M-11,-53 Q-15,-34 -15,-14 L-4,-13 L0,-36 L4,-13 L15,-14 Q15,-34 11,-53 Q0,-57 -11,-53Z', fill: '#c2902f' },
    { d: 'M-5,-54 L-4.4,-24 H4.4 L5,-54Z', fill: '#7a3020', detail: true },
    { d: 'M-5,-54 L-7,-42 L-4.6,-30 M5,-54 L7,-42 L4.6,-30', stroke: '#8a6420', w: 1.1, detail: true },
    { d: 'M-12,-24 H12', stroke: '#3f2815', w: 2.8, detail: true },
    { d: 'M-2.4,-26 h4.8 v4 h-4.8Z', fill: GOLD, detail: true },
    { d: 'M11,-50 Q19,-42 17,-32', stroke: '#b08228', w: 5.2 },
    { d: 'M-11,-50 Q-19,-43 -18,-34', stroke: '#b08228', w: 5.2 },
    { d: 'M-19.6,-4 L-18,-30 L-17.4,-74 h1.8 L-15.4,-30 L-14.4,-4Z', fill: '#6f4a28' },
    { d: 'M-17.4,-74 h1.8 L-15.6,-40 h-1.6Z', fill: STEEL, detail: true },
    head(-60, 6, SKIN.light),
    { d: 'M0,-58.6 Q-4,-60 -7,-55 Q-3.6,-55 0,-57 Q3.6,-55 7,-55 Q4,-60 0,-58.6Z', fill: '#e9e2d2', detail: true },
    { d: 'M-3.6,-62.6 l2.4,0.7 M3.6,-62.6 l-2.4,0.7', stroke: INK, w: 1, detail: true },
    { d: 'M-2.3,-61 v0.9 M2.3,-61 v0.9', stroke: INK, w: 1.2, detail: true },
    {
      d: 'M-16,-64 Q-8,-69 0,-67.6 Q8,-69 16,-64 Q8,-63 0,-64.4 Q-8,-63 -16,-64Z M-8,-66.4 Q-8.6,-78 -3,-77.4 Q0,-75.4 3,-77.4 Q8.6,-78 8,-66.4 Q0,-68.6 -8,-66.4Z',
      fill: '#f0e0b8',
    },
    { d: 'M-7.9,-68.4 Q0,-70.4 7.9,-68.4', stroke: '#7a3020', w: 2, detail: true },
    { d: 'M0,-50.4 l1.9,4 4.4,0.4 -3.4,2.9 1.1,4.4 -4,-2.4 -4,2.4 1.1,-4.4 -3.4,-2.9 4.4,-0.4Z', fill: '#ffd45e' },
  ],
  shotgun: [
    { d: 'M-9,-22 L-9.5,-1 H-1 L0,-20 L1,-1 H9.5 L9,-22Z', fill: '#4a4038' },
    { d: 'M-10,-1 l-0.2,-5 h9.4 v5Z M10,-1 l0.2,-5 h-9.4 v5Z', fill: '#2a1d12', detail: true },
    { d: 'M-12,-53 Q-18,-34 -17,-9 L-5,-8 L0,-34 L5,-8 L17,-9 Q18,-34 12,-53 Q0,-57.5 -12,-53Z', fill: '#7c8086' },
    { d: 'M-5,-54 L-4.4,-25 H4.4 L5,-54Z', fill: '#a4442c', detail: true },
    {
      d: 'M-5,-54 L-8,-42 L-5,-30 M5,-54 L8,-42 L5,-30 M-11,-20 V-11 M11,-20 V-11',
      stroke: '#575b61',
      w: 1.2,
      detail: true,
    },
    { d: 'M-10,-46 L9,-27', stroke: '#3f2815', w: 3.6, detail: true },
    {
      d: 'M-7.6,-43 v.1 M-4,-39.4 v.1 M-0.4,-35.8 v.1 M3.2,-32.2 v.1 M6.8,-28.6 v.1',
      stroke: '#e3b04b',
      w: 2.2,
      detail: true,
    },
    { d: 'M12,-49 Q20,-41 12,-33', stroke: '#6f7379', w: 5.4 },
    { d: 'M-12,-49 Q-20,-42 -14,-37', stroke: '#6f7379', w: 5.4 },
    { d: 'M19,-25 l-5,-5.6 -13,-2.4 -25,-13 1.4,-3 26,12.4 12,1.6 9,6.6Z', fill: '#5d3d22' },
    { d: 'M-1,-34 L-24,-46 l1.4,-3 L1,-37Z', fill: STEEL, detail: true },
    head(-60, 6.4, SKIN.tan),
    {
      d: 'M-6.6,-61 Q-8,-52 -3.4,-51 Q-4.6,-55 -3,-56.6 Q0,-58 3,-56.6 Q4.6,-55 3.4,-51 Q8,-52 6.6,-61 Q5.4,-57 3.4,-57.4 Q0,-59.4 -3.4,-57.4 Q-5.4,-57 -6.6,-61Z',
      fill: '#5c2f16',
      detail: true,
    },
    { d: 'M-3.8,-63.4 l2.6,1 M3.8,-63.4 l-2.6,1', stroke: INK, w: 1.1, detail: true },
    { d: 'M-2.3,-61 v0.9 M2.3,-61 v0.9', stroke: INK, w: 1.3, detail: true },
    {
      d: 'M-11,-64.6 Q0,-68.4 11,-64.6 Q5,-63 0,-63.8 Q-5,-63 -11,-64.6Z M-7.6,-65.8 Q-8.4,-76 0,-76 Q8.4,-76 7.6,-65.8 Q0,-68 -7.6,-65.8Z',
      fill: '#33302e',
    },
    { d: 'M-7.6,-67.8 Q0,-70 7.6,-67.8', stroke: '#a4442c', w: 2, detail: true },
  ],
  elf: [
    { d: 'M-4.6,-13 V-2 M4.6,-13 V-2', stroke: '#f5efe0', w: 4.6 },
    { d: 'M-6.8,-11 h4.4 M-6.8,-7 h4.4 M2.4,-11 h4.4 M2.4,-7 h4.4', stroke: '#bd3226', w: 1.9, detail: true },
    {
      d: 'M-2,-0.6 h-6 q-5,0 -5,-4 q0,-2 1.8,-2 q0.6,2.4 3.2,2.4 h6Z M2,-0.6 h6 q5,0 5,-4 q0,-2 -1.8,-2 q-0.6,2.4 -3.2,2.4 h-6Z',
      fill: '#1f5739',
    },
    {
      d: 'M-6.6,-32 Q-11,-20 -12,-12 L-8,-14.6 L-4,-11 L0,-14.6 L4,-11 L8,-14.6 L12,-12 Q11,-20 6.6,-32 Q0,-35 -6.6,-32Z',
      fill: '#2e8b4f',
    },
    { d: 'M-9.6,-21 H9.6', stroke: '#3f2815', w: 2.4, detail: true },
    { d: 'M-1.8,-23 h3.6 v4 h-3.6Z', fill: GOLD, detail: true },
    { d: 'M-6.6,-31 Q-13,-27 -12.6,-21', stroke: '#2a7d48', w: 4 },
    { d: 'M6.6,-31 Q13,-28 13,-22', stroke: '#2a7d48', w: 4 },
    { d: 'M10,-22.6 h9 v9 h-9Z', fill: '#cf4a3c' },
    { d: 'M14.5,-22.6 v9 M10,-18 h9', stroke: '#ffe6a3', w: 1.5, detail: true },
    {
      d: 'M14.5,-22.6 q-4,-4.6 -4.4,-1 q0,1 4.4,1 q4,-4.6 4.4,-1 q0,1 -4.4,1',
      stroke: '#ffe6a3',
      w: 1.2,
      detail: true,
    },
    { d: 'M-6,-38 L-12.4,-41.4 L-7,-34.4Z M6,-38 L12.4,-41.4 L7,-34.4Z', fill: SKIN.light },
    head(-37.4, 6.4, SKIN.light),
    { d: 'M-2.6,-38.6 v1.2 M2.6,-38.6 v1.2', stroke: INK, w: 1.5, detail: true },
    { d: 'M-2.6,-34.6 q2.6,2.4 5.2,0', stroke: '#bd3226', w: 1.2, detail: true },
    { d: 'M-4.8,-36 v0.1 M4.8,-36 v0.1', stroke: '#ee9a86', w: 2.2, detail: true },
    { d: 'M-7.6,-40.6 Q-6,-54 2,-57 Q10,-60 15,-53 Q9,-54.4 7,-50 Q7.6,-45 7.6,-40.6Z', fill: '#bd3226' },
    { d: 'M-8.6,-40 q0,-3.4 8.6,-3.4 q8.6,0 8.6,3.4 q-8.6,2.4 -17.2,0Z', fill: '#fffaf0' },
    { d: 'M12.6,-52.6 a2.7,2.7 0 1 0 5.4,0 a2.7,2.7 0 1 0 -5.4,0Z', fill: '#ffd45e' },
  ],
};

export const shapesOf = (who: Stander): Shape[] => SHAPES[who];

/** The paint of a figure's base. */
export function baseOf(who: Stander): { paint: string; deep: string } {
  if (who === 'marshal') return { paint: '#e3b04b', deep: '#8a6420' };
  if (who === 'shotgun') return { paint: '#9aa0a8', deep: '#575b61' };
  if (who === 'elf') return { paint: '#bd3226', deep: '#7e1c14' };
  return LOOKS[who];
}

/** How tall a figure is, from its feet: where signs above its head begin. */
export const tall = (who: Stander) => (who === 'elf' ? 60 : 80);
