// The Hostages as painted cardboard, head and shoulders, their lower edge at the origin: see figures.ts.
import { head, INK, SKIN, type Shape } from './figures';
import type { Hostage } from './rules';

/** Shoulders in a coat. */
const coat = (fill: string): Shape => ({ d: 'M-14,0 Q-14,-13 -6,-16 Q0,-18 6,-16 Q14,-13 14,0Z', fill });

const eyes = (y = -24.4): Shape => ({ d: `M-2.3,${y} v1 M2.3,${y} v1`, stroke: INK, w: 1.2, detail: true });
const mouth = (smile: number): Shape => ({ d: `M-1.8,-20.6 q1.8,${smile} 3.6,0`, stroke: INK, w: 0.9, detail: true });

const SHAPES: Record<Hostage, Shape[]> = {
  banker: [
    coat('#34423f'),
    { d: 'M-3.4,-16.6 L0,-4 L3.4,-16.6Z', fill: '#f6efdf', detail: true },
    { d: 'M-3.6,-15.6 L3.6,-12.4 V-15.6 L-3.6,-12.4Z', fill: '#9c2a1f', detail: true },
    { d: 'M-9,-5 q4,4 9,1', stroke: '#e3b04b', w: 1.3, detail: true },
    head(-24, 6.4, SKIN.light),
    eyes(),
    { d: 'M2.3,-24 m-2.2,0 a2.2,2.2 0 1 0 4.400,0 a2.2,2.2 0 1 0 -4.400,0', stroke: '#b98a2c', w: 0.9, detail: true },
    {
      d: 'M0,-21.6 Q-3,-23 -5.4,-19.8 Q-2.4,-20 0,-20.8 Q2.4,-20 5.4,-19.8 Q3,-23 0,-21.6Z',
      fill: '#6b4a2c',
      detail: true,
    },
    {
      d: 'M-10,-29 Q0,-31 10,-29 Q5,-27.4 0,-28 Q-5,-27.4 -10,-29Z M-6.6,-29.6 L-7,-42 H7 L6.6,-29.6 Q0,-31 -6.6,-29.6Z',
      fill: '#25252b',
    },
    { d: 'M-6.7,-32.4 Q0,-34 6.7,-32.4', stroke: '#9c2a1f', w: 2, detail: true },
  ],
  poodle: [
    { d: 'M9,-4 q8,-4 7,-12 a3.600,3.600 0 1 1 2,-1 q1,10 -7,16Z', fill: '#fbf7ef' },
    { d: 'M-11,0 Q-13,-7 -8,-9 Q-8,-16 0,-16 Q9,-16 9,-8 Q13,-6 11,0Z', fill: '#fbf7ef' },
    { d: 'M-8,-1 q3,-3 6,0 M2,-1 q3,-3 6,0 M-5,-10 q3,3 6,0 M1,-12 q3,3 6,0', stroke: '#c9bfae', w: 1.1, detail: true },
    { d: 'M-8,-26 l-7,3 q-1.600,3.400 2.400,3.800 l6,-0.400Z', fill: '#fbf7ef' },
    {
      d: 'M-9,-27 q-3,-6 3,-8 q-2,-7 5,-7 q7,0 5,7 q5,1 4,7 q4,4 1,8 q-4,4 -7,1 q-6,3 -9,-1 q-3,-3 -2,-7Z',
      fill: '#fbf7ef',
    },
    { d: 'M-5,-36 q3,2 6,-1 M1,-27 q4,2 6,-2 M2,-22 q3,1 4,-2', stroke: '#c9bfae', w: 1.1, detail: true },
    { d: 'M-14.600,-22.600 v.1', stroke: INK, w: 2.6, detail: true },
    { d: 'M-6,-26.400 v.1', stroke: INK, w: 1.8, detail: true },
    { d: 'M-5,-17 Q0,-14.600 6,-17.400', stroke: '#cf4a6a', w: 2.2, detail: true },
    { d: 'M2,-38 l-4,-3 v5 l4,-2 4,2 v-5Z', fill: '#cf4a6a', detail: true },
  ],
  minister: [
    coat('#2d2b33'),
    { d: 'M-3,-17 L-3.600,-8 L0,-10.600 L3.600,-8 L3,-17Z', fill: '#fbf7ef', detail: true },
    { d: 'M5,-11 h8 v10 h-8Z', fill: '#7a3020', detail: true },
    { d: 'M9,-9 v6 M7,-7 h4', stroke: '#f4d18a', w: 1.1, detail: true },
    head(-24, 6.2, SKIN.light),
    eyes(),
    mouth(-1),
    {
      d: 'M-6.400,-25 q-1,5 1,8 q-2.600,-1 -3,-7Z M6.400,-25 q1,5 -1,8 q2.600,-1 3,-7Z',
      fill: '#b9b2a6',
      detail: true,
    },
    {
      d: 'M-14,-29 Q0,-33 14,-29 Q7,-26.800 0,-28 Q-7,-26.800 -14,-29Z M-7,-30.400 Q-7.400,-38 0,-38 Q7.400,-38 7,-30.400 Q0,-32 -7,-30.400Z',
      fill: '#1f1d24',
    },
  ],
  teacher: [
    coat('#3d6650'),
    { d: 'M-4,-17 L0,-12 L4,-17 L2,-10 H-2Z', fill: '#f6efdf', detail: true },
    { d: 'M-12,-9 l9,-2 v10 l-9,1Z M-3,-11 l8,1 v10 l-8,-1Z', fill: '#e8d5a4' },
    { d: 'M-10,-6 l5,-1 M-10,-3 l5,-1 M-1,-7.600 l4,.6 M-1,-4.600 l4,.6', stroke: '#8a6a3a', w: 0.8, detail: true },
    head(-24, 6.1, SKIN.light),
    {
      d: 'M-7,-22 Q-8.600,-32 0,-32.400 Q8.600,-32 7,-22 Q6,-28 0,-29 Q-6,-28 -7,-22Z M-4,-32 a4.600,4.600 0 1 1 8,0Z',
      fill: '#6e4526',
    },
    {
      d: 'M-4.800,-24 a2.200,2.200 0 1 0 4.400,0 a2.200,2.200 0 1 0 -4.400,0 M0.400,-24 a2.200,2.200 0 1 0 4.400,0 a2.200,2.200 0 1 0 -4.400,0 M-0.400,-24 h0.800',
      stroke: INK,
      w: 0.9,
      detail: true,
    },
    mouth(-0.8),
  ],
  zealot: [
    { d: 'M-14,0 Q-15,-14 -9,-18 Q-12,-38 0,-38 Q12,-38 9,-18 Q15,-14 14,0Z', fill: '#26242b' },
    { d: 'M-7,-16 Q-9,-33 0,-33.600 Q9,-33 7,-16 Q5,-9 0,-8 Q-5,-9 -7,-16Z', fill: '#fbf7ef' },
    head(-23.6, 5.6, SKIN.pale),
    { d: 'M-4,-26.800 l2.800,.9 M4,-26.800 l-2.800,.9', stroke: INK, w: 0.9, detail: true },
    eyes(-24.6),
    { d: 'M-1.600,-19.800 h3.200', stroke: INK, w: 0.9, detail: true },
    { d: 'M0,-7 v6 M-2.400,-5 h4.800', stroke: '#e3b04b', w: 1.5, detail: true },
  ],
  old_lady: [
    coat('#7a5a8c'),
    { d: 'M-12,-6 Q0,-1 12,-6 M-13,-2 Q0,3 13,-2', stroke: '#c9a8d4', w: 1.2, detail: true },
    { d: 'M-5,-15.600 Q0,-11 5,-15.600', stroke: '#f6efdf', w: 2, detail: true },
    { d: 'M-2.600,-11.400 L0,-14 L2.600,-11.400 L0,-8Z', fill: '#d02e4c', detail: true },
    head(-23.6, 6.2, SKIN.light),
    { d: 'M-7,-22 Q-9,-31 0,-31.400 Q9,-31 7,-22 Q5.600,-27 0,-27.600 Q-5.600,-27 -7,-22Z', fill: '#e6e2da' },
    { d: 'M-9,-26 Q-10,-38 0,-38 Q10,-38 9,-26 Q6,-32 0,-32 Q-6,-32 -9,-26Z', fill: '#9c7fb0' },
    { d: 'M-7,-31 q2,-4 4,0 q2,-4 4,0 q2,-4 4,0', stroke: '#f4e3f8', w: 1.2, detail: true },
    eyes(-23.8),
    mouth(1.2),
    { d: 'M-4.600,-21.400 v.1 M4.600,-21.400 v.1', stroke: '#ee9a86', w: 2, detail: true },
  ],
  poker_player: [
    coat('#a4271c'),
    { d: 'M-4.600,-17 Q0,-7 4.600,-17Z', fill: SKIN.tan, detail: true },
    head(-24, 6, SKIN.tan),
    { d: 'M-7.400,-16 Q-11,-33 0,-33.600 Q11,-33 7.400,-16 Q6.600,-28 0,-29 Q-6.600,-28 -7.400,-16Z', fill: '#2a1a14' },
    { d: 'M-8,-29 Q0,-33 8,-29 L10,-26 Q0,-29.600 -10,-26Z', fill: '#2e8b4f' },
    eyes(),
    mouth(1.4),
    { d: 'M-13,-11 l5,-2 3,8 -5,2Z M-8,-13 h5 v9 h-5Z M-3,-12.600 l5,2 -3,8 -4,-2Z', fill: '#fffaf0' },
    { d: 'M-10,-8 v.1 M-5.400,-9 v.1 M-1.400,-7.600 v.1', stroke: '#bd3226', w: 2.2, detail: true },
  ],
  photographer: [
    coat('#8a6a3a'),
    { d: 'M-10,-13 L-9,0 M-4,-16 L-4,0 M4,-16 L4,0 M10,-13 L9,0 M-13,-8 H13', stroke: '#6b4f28', w: 0.9, detail: true },
    head(-25, 6, SKIN.light),
    eyes(-25.6),
    {
      d: 'M-5.600,-22.600 Q0,-17 5.600,-22.600 Q3,-21 0,-21.400 Q-3,-21 -5.600,-22.600Z',
      fill: '#8a4b22',
      detail: true,
    },
    {
      d: 'M-9,-29.600 Q0,-32.600 9,-29.600 Q4,-28.400 0,-28.800 Q-4,-28.400 -9,-29.600Z M-6.600,-30.600 Q-6.600,-38 0,-38 Q6.600,-38 6.600,-30.600 Q0,-32.400 -6.600,-30.600Z',
      fill: '#4a3325',
    },
    { d: 'M-9,-13 h18 v12 h-18Z', fill: '#3a2b20' },
    { d: 'M0,-7 m-4.400,0 a4.400,4.400 0 1 0 8.800,0 a4.400,4.400 0 1 0 -8.800,0', fill: '#9fb4b8', stroke: '#e3b04b' },
    { d: 'M0,-7 m-2,0 a2,2 0 1 0 4,0 a2,2 0 1 0 -4,0', fill: '#1d2b33', detail: true },
    { d: 'M6,-11 h2', stroke: '#e3b04b', w: 1.4, detail: true },
  ],
};

export const bustOf = (hostage: Hostage): Shape[] => SHAPES[hostage];

/** The paper behind a Hostage, light enough for every coat. */
export const PAPERS: Record<Hostage, string> = {
  banker: '#e3cf9a',
  poodle: '#e7b9c4',
  minister: '#cfc8bd',
  teacher: '#d6e0c0',
  zealot: '#d3c2a4',
  old_lady: '#e2d2e8',
  poker_player: '#bcd6bd',
  photographer: '#c9d8dc',
};
