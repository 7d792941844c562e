// The signs of cards, turns and events: printing blocks in one colour, 24 by 24. `cut` is left out of the ink.
import type { Card, Happening, Target, Turn } from './rules';

export interface Block {
  d: string;
  /** Lines rather than areas. */
  line?: true;
}

export const CARD_SIGNS: Record<Card, Block[]> = {
  // A boot on the run.
  move: [
    { d: 'M8 3h7v8.2l6.2 3.3q1.3.8 1.3 2.6V19H8z' },
    { d: 'M1 6h4.5M2.5 10H6M1 14h4.5M3 18h2.5M9 22h4M16 22h4', line: true },
  ],
  // A ladder, and both ways.
  change_floor: [
    { d: 'M4 2.500v19M11 2.500v19M4 6.500h7M4 11h7M4 15.500h7M4 20h7', line: true },
    { d: 'M17.500 1.500l4.500 5.500h-3v10h3l-4.500 5.500-4.500-5.500h3V7h-3z' },
  ],
  // A revolver, its muzzle to the left.
  fire: [
    {
      d: 'M1 6.500h11.500q.8-1.500 2.500-1.500h5.500l1.500 1.500v2l-1 1 1.500 9.500q.1 1-1 1h-4.300q-.9 0-1-.9L15.200 13h-1.500q-1.700 0-2.200-1.500L11 10H1z',
    },
    { d: 'M3 3.200l1.600 1.300M1 13.300l2-1.100M7 2.400v1.400', line: true },
  ],
  // A hand that closes on a purse.
  robbery: [
    {
      d: 'M9.500 8.500C4 11.500 3.500 18 5.500 20.500 7 22.500 17 22.500 18.500 20.500 20.500 18 20 11.500 14.500 8.500z',
    },
    { d: 'M8.800 7.200Q6.500 2.200 10 3q2 1 4 0 3.500-.8 1.200 4.200z' },
    { d: 'M1.500 3.500q3 .5 4.800 4M22.500 3.500q-3 .5-4.800 4M1 9.500q2 0 3.200 1M23 9.500q-2 0-3.200 1', line: true },
  ],
  // A fist.
  punch: [
    {
      d: 'M3 9.200Q3 7 5 7h1.200V5.800Q6.200 4 8 4t1.800 1.500Q10.300 4 12 4t1.900 1.600Q14.500 4.500 16 4.500q1.900 0 1.900 2v.6q2.600-.3 2.600 2.200v3.200q0 2.400-1.500 4.300L17.500 19v3h-9v-3Q3 15.600 3 11.500z',
    },
  ],
  // The tin star.
  marshal: [
    {
      d: 'M12 .8l2.900 6.600 7.200-.8-4.300 5.800 4.300 5.800-7.200-.8L12 23.200l-2.900-6.600-7.200.8 4.300-5.800L1.900 6.600l7.200.8z',
    },
  ],
  // A horseshoe.
  ride: [
    {
      d: 'M7 21.500Q3 15.500 3.500 10 4.300 2 12 2t8.500 8q.5 5.500-3.500 11.500l-4-1.700q3-5 2.700-9Q15.300 6.500 12 6.500T8.300 10.800q-.3 4 2.700 9z',
    },
  ],
  // The Marshal's: the same, and one more card.
  move_plus: [
    { d: 'M6 3h6v8.2l6.2 3.3q1.3.8 1.3 2.600V19H6z' },
    { d: 'M1 8h2.500M1 13h2.500M18.500 1.500v7M15 5h7M7 22h4M13 22h4', line: true },
  ],
  change_floor_plus: [
    {
      d: 'M3 2.500v19M9.500 2.500v19M3 6.500h6.500M3 11h6.500M3 15.500h6.500M3 20h6.500M19 1.500v7M15.500 5h7',
      line: true,
    },
    { d: 'M15.500 10.500h3v6.500h3L17 23l-4.500-6h3z' },
  ],
  // Handcuffs.
  arrest: [
    { d: 'M6 10.500a5 5 0 1 1-.1 0zM18 10.500a5 5 0 1 1-.1 0zM11.200 15.500h1.600', line: true },
    { d: 'M3.500 4h5v6h-5zM15.500 4h5v6h-5z' },
  ],
  // An idea.
  brilliant_idea: [
    {
      d: 'M12 3.500a6.500 6.500 0 0 1 3.500 12V18h-7v-2.500A6.500 6.500 0 0 1 12 3.500zM9 19.500h6V21H9zM10 22h4v1.500h-4z',
    },
    { d: 'M2 10h2M20 10h2M4 3l1.500 1.500M20 3l-1.500 1.500M12 .8v.2', line: true },
  ],
  // A cartridge.
  bullet: [{ d: 'M12 1q4.500 3.500 4.500 9.500h-9Q7.500 4.500 12 1zM7.500 12h9v8.500h-9zM6.500 21.500h11V23h-11z' }],
};

export const TURN_SIGNS: Record<Turn, Block[]> = {
  // A card that lies open.
  standard: [
    {
      d: 'M6 2.500h12a1.500 1.500 0 0 1 1.500 1.500v16a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 20V4A1.500 1.500 0 0 1 6 2.500z',
      line: true,
    },
    { d: 'M12 6l1.700 4 4.300.3-3.300 2.800 1.100 4.200L12 15l-3.800 2.300 1.100-4.200L6 10.300l4.300-.3z' },
  ],
  // A tunnel's mouth with the rails.
  tunnel: [
    { d: 'M1.500 22V12.500a10.500 10.500 0 0 1 21 0V22h-4v-9.500a6.500 6.500 0 0 0-13 0V22z' },
    { d: 'M10.500 14l-2 8M13.500 14l2 8M9.300 18.500h5.400', line: true },
  ],
  // Two at once.
  speeding_up: [{ d: 'M1.500 4l9.500 8-9.500 8zM12.500 4L22 12l-9.500 8z' }],
  // Round the other way.
  switching: [
    { d: 'M20 6.500A9.300 9.300 0 1 0 21.300 14', line: true },
    { d: 'M13.500 8.500L22.500 9.500 21.500.8z' },
  ],
  // Lightning: all at once.
  turmoil: [{ d: 'M14 1L4.500 13.500H11L8.500 23 19.500 9.500H13z' }],
};

export const HAPPENING_SIGNS: Record<Happening, Block[]> = {
  angry_marshal: [
    { d: 'M9.500 6l2 4.700 5-.5-3 4.100 3 4.100-5-.5-2 4.600-2-4.600-5 .5 3-4.100-3-4.100 5 .5z' },
    { d: 'M17 1l-2.500 5.500h3L16 10M21.500 3.500l-2 3.500h2.500l-1.500 3', line: true },
  ],
  swivel_arm: [
    { d: 'M3 2.500h3.500V22H3zM6.500 4H20v3H6.500z' },
    { d: 'M19 7v4.500q0 3-2.500 3t-2.500-2M1 22h8', line: true },
  ],
  braking: [
    { d: 'M14 5.500a7.500 7.500 0 1 1-.1 0zM14 8.500a4.500 4.500 0 1 0 .1 0z' },
    { d: 'M1 20.500h21M1.500 9l3 1.500M1 13.500h3M2 4.500l3.500 3', line: true },
  ],
  take_it_all: [
    { d: 'M2.500 11Q2.500 4.500 12 4.500T21.500 11zM2.500 12.500h7.200a2.400 2.400 0 0 0 4.600 0h7.200v8h-19z' },
    { d: 'M12 .8v1.500M5 2l1 1.300M19 2l-1 1.300', line: true },
  ],
  passengers_rebellion: [
    {
      d: 'M2 11.500A10 10 0 0 1 22 11.500Q19.500 9.500 17 11.500q-2.500-2-5 0-2.500-2-5 0-2.500-2-5 0zM11.200 1h1.600v2h-1.600z',
    },
    { d: 'M12 11.500v8.500a2.500 2.500 0 0 1-5 0', line: true },
  ],
  marshals_revenge: [
    {
      d: 'M8 2l1.600 3.900 4.300-.3-2.600 3.400 2.600 3.400-4.300-.3L8 16l-1.600-3.900-4.300.3 2.600-3.400L2.100 5.600l4.300.3z',
    },
    { d: 'M15.500 14.500q-4 2.500-3 6 .5 2 5 2t5-2q1-3.500-3-6zM15 13.500q-1.500-3 .5-2.600 2 .7 4 0 2-.4.5 2.600z' },
  ],
  pickpocketing: [
    { d: 'M12.500 13.500q-5 3-4 7 .6 2 6 2t6-2q1-4-4-7zM12 12.500q-2-3.600.5-3.100 2 .8 4 0 2.500-.5.5 3.100z' },
    { d: 'M2 2.500q1 5 4 6.500M6.500 1.500q.5 4 3 5.500M2 9q2 3.500 5 4', line: true },
  ],
  hostage_taking: [
    { d: 'M4 9.500Q4 3.500 12 3.500t8 6V13H4zM2.500 14.500h19q-1 4-4.500 4-2 0-5-1-3 1-5 1-3.500 0-4.500-4z' },
    { d: 'M9 9.500h6', line: true },
  ],
  // A horse's head that hangs.
  panting_horses: [
    { d: 'M3 3.500L6 1.500 9 4q6 1 8 6l4 7.500q.5 2-1.500 3l-2 .7-5-5.200Q9 15.500 8 13L6.500 22H2.500z' },
    { d: 'M21 8.500q1.500 1 1.500 3M18.500 5.500q2 .5 3 2', line: true },
  ],
  // A flask and a star.
  marshals_whiskey: [
    { d: 'M5.500 1.500h5v4q3 1.500 3 5V22h-11V10.500q0-3.500 3-5z' },
    { d: 'M18.500 9l1.300 3 3.200-.3-2 2.600 2 2.600-3.200-.3-1.300 3-1.300-3-3.200.3 2-2.600-2-2.600 3.200.3z' },
  ],
  // Everything falls back.
  higher_speed: [{ d: 'M1.500 12L9.500 4v5H22v6H9.500v5z' }, { d: 'M13 5h8M13 19h8', line: true }],
  // A shotgun that fires both ways.
  shotguns_rage: [
    { d: 'M3 10.500h18v3H3zM10.500 13.500h3L16 20h-4z' },
    { d: 'M1.500 5.500l2.500 2M1 18l3-1.500M22.500 5.500L20 7.500M23 18l-3-1.500', line: true },
  ],
  // A bullet and a cross.
  mortal_bullet: [
    { d: 'M7.500 1.500q4 3 4 8.500h-8q0-5.500 4-8.500zM3.500 11.500h8V20h-8zM2.500 21h10v1.500h-10z' },
    { d: 'M18.500 4v13M15 8.500h7', line: true },
  ],
  // A chest cut in two.
  sharing_the_loot: [
    { d: 'M1.500 8H10v12H1.500zM14 8h8.500v12H14z' },
    { d: 'M12 2v20M1.500 12.500H10M14 12.500h8.500', line: true },
  ],
  // An open door, and out of it.
  // Bars, one of them broken.
  jailbreak: [
    { d: 'M2 2h20v3H2zM2 19h20v3H2z' },
    { d: 'M5 5v14M19 5v14M11 5v4.500l3 1.500M10 13l3 1.500V19', line: true },
  ],
  // A badge and a lamp: somebody looks in.
  guard_duty: [
    { d: 'M7 8.500h10l2 8.500q0 2.500-2.500 2.500h-9Q5 19.500 5 17zM9 20.500h6v2H9z' },
    { d: 'M8.500 8V5q0-3 3.500-3t3.500 3v3M2 10v5M22 10v5', line: true },
  ],
  // There and back.
  patrol: [
    {
      d: 'M12 1l1.500 3.600 3.900-.3-2.300 3.200 2.300 3.200-3.900-.3L12 14l-1.500-3.600-3.900.3 2.300-3.200-2.300-3.200 3.900.3z',
    },
    { d: 'M3 19h18M6.500 15.500L3 19l3.500 3.500M17.500 15.500L21 19l-3.500 3.500', line: true },
  ],
  // Two muzzles.
  shoot_out: [
    { d: 'M1 5h8.500l1.500 1.500v2H8L9.500 14h-4L4 9H1zM23 5h-8.500L13 6.500v2h3L14.500 14h4L20 9h3z' },
    { d: 'M12 15.500v6M9.500 17l-2 3M14.500 17l2 3', line: true },
  ],
  // A tally.
  head_count: [{ d: 'M4 4v16M9 4v16M14 4v16M19 4v16M1.500 18L22.500 6', line: true }],
  // A star, and a purse that falls.
  last_stand: [
    {
      d: 'M7.500 1l1.900 4.300 4.600-.5-2.700 3.800 2.700 3.800-4.600-.5-1.900 4.300-1.900-4.300-4.600.5 2.700-3.800L1 4.800l4.600.5z',
    },
    { d: 'M16.500 15q-3.500 2-2.700 5 .5 1.800 4.200 1.800t4.200-1.800q.8-3-2.700-5zM14 22.800h8' },
    { d: 'M18 3v7M15.500 8l2.500 3 2.500-3', line: true },
  ],
  // Notes behind a back.
  bribe: [
    { d: 'M1.500 6.500h21v11h-21zM12 9a3 3 0 1 0 .1 0z' },
    { d: 'M4 20.500h16M6.500 23h11M6 3.500h12', line: true },
  ],
  escape: [{ d: 'M2 2h10v3.500H5.500v13H12V22H2z' }, { d: 'M9 12h12M16.500 6.500L22 12l-5.500 5.500', line: true }],
};

/** Three cards drawn. */
export const DRAW_SIGN: Block[] = [
  { d: 'M8 6.500l7-2.500 5.500 14-7 2.500z' },
  { d: 'M5.500 8v12.500h6M3 5.500V17M16 1.500l2.500-.8 5 13', line: true },
];
/** A card's face is turned away. */
export const HIDDEN_SIGN: Block[] = [
  { d: 'M2 12q4.500-6.500 10-6.500T22 12q-4.500 6.500-10 6.500T2 12zM3 21L21 3', line: true },
];
export const GIFT_SIGN: Block[] = [
  { d: 'M2.500 8.500H11V12H2.500zM13 8.500h8.500V12H13zM4 13.500h7V22H4zM13 13.500h7V22h-7z' },
  { d: 'M12 7.500Q9 2 6.300 4T12 7.500Q15 2 17.700 4T12 7.500z', line: true },
];
export const EMPTY_SIGN: Block[] = [
  { d: 'M3 8.500h18V22H3z', line: true },
  { d: 'M3 8.500L1 4.500h9l2 4 2-4h9l-2 4', line: true },
];
/** Into the car. */
export const ABOARD_SIGN: Block[] = [{ d: 'M12 1.500L20 10h-4.500v7h-7v-7H4z' }, { d: 'M2 21.500h20', line: true }];
/** On along the train, which drives to the left. */
export const ON_SIGN: Block[] = [
  { d: 'M1.500 12L10.500 3.500v5H16v7h-5.500v5z' },
  { d: 'M19 8.500v7M22.500 8.500v7', line: true },
];
/** A hand that keeps a card. */
export const KEEP_SIGN: Block[] = [
  { d: 'M9 2h10.500v14H9z', line: true },
  { d: 'M2 12.500q2-3 4.500-1L9 14v4.500h7q2.500 0 2.500 1.800T16 22H7.500Q2 22 2 16z' },
];
/** A horseshoe: away on horseback. */
export const FLED_SIGN: Block[] = CARD_SIGNS.ride;
/** Handcuffs. */
export const CUFFS_SIGN: Block[] = [
  { d: 'M6.500 9a5 5 0 1 1-.1 0zM17.500 9a5 5 0 1 1-.1 0zM11.500 14h1', line: true },
  { d: 'M4.500 4h4v5h-4zM15.500 4h4v5h-4z' },
];

/** The Marshal's Special Targets. */
export const TARGET_SIGNS: Record<Target, Block[]> = {
  // A cylinder with nothing in it.
  empty_cylinder: [
    {
      d: 'M12 1.500a10.500 10.500 0 1 1-.1 0zM12 4.500a2.300 2.300 0 1 0 .1 0zM18 8a2.300 2.300 0 1 0 .1 0zM18 14a2.300 2.300 0 1 0 .1 0zM12 15.500a2.300 2.300 0 1 0 .1 0zM6 14a2.300 2.300 0 1 0 .1 0zM6 8a2.300 2.300 0 1 0 .1 0z',
    },
  ],
  // A Bullet for everybody.
  full_of_lead: [
    {
      d: 'M4.500 4q2.500 2 2.500 6H2q0-4 2.500-6zM2 11h5v8H2zM12 4q2.500 2 2.500 6h-5q0-4 2.500-6zM9.500 11h5v8h-5zM19.500 4q2.500 2 2.500 6h-5q0-4 2.500-6zM17 11h5v8h-5zM2 20h5v1.500H2zM9.500 20h5v1.500h-5zM17 20h5v1.500h-5z',
    },
  ],
  // Three heads behind bars.
  arch_enemy: [
    {
      d: 'M5 5.500a2.500 2.500 0 1 1-.1 0zM12 3a2.800 2.800 0 1 1-.1 0zM19 5.500a2.500 2.500 0 1 1-.1 0zM1.500 19v-4.500q0-3 3.500-3t3.500 3V19zM8.500 19v-6.500q0-3.300 3.500-3.300t3.500 3.300V19zM15.500 19v-4.500q0-3 3.500-3t3.500 3V19z',
    },
    { d: 'M1 21.800h22', line: true },
  ],
  // A man in the sights.
  marked_man: [
    { d: 'M12 6.500a3 3 0 1 1-.1 0zM7 18v-1.500q0-4 5-4t5 4V18z' },
    { d: 'M12 2.500a9.500 9.500 0 1 1-.1 0zM12 .5v4M12 19.500v4M.5 12h4M19.500 12h4', line: true },
  ],
  // Handcuffs, again.
  repeat_offender: [
    {
      d: 'M7 12.500a4.500 4.500 0 1 1-.1 0zM17 12.500a4.500 4.500 0 1 1-.1 0zM10.500 14.500q1.500-1.500 3 0',
      line: true,
    },
    { d: 'M5 8.500A8 8 0 0 1 18 5', line: true },
    { d: 'M15.500 8.500L21 7l-2-5.500z' },
  ],
  // A sealed sack.
  mail_saved: [
    {
      d: 'M7.500 8h9q5 6 4 11-.6 3-8.500 3T3.500 19q-1-5 4-11zM12 11l1.200 2.700 2.900-.2-1.700 2.400 1.700 2.400-2.900-.2L12 20.800l-1.200-2.700-2.900.2 1.700-2.400-1.700-2.400 2.900.2z',
    },
    { d: 'M7.500 2.500L9 6.500h6l1.500-4-3 1.200L12 2l-1.500 1.700z' },
  ],
  // A lock.
  under_lock_and_key: [
    { d: 'M4 10.500h16v11.500H4zM12 13.500a1.900 1.900 0 0 0-1 3.500v2.500h2V17a1.900 1.900 0 0 0-1-3.500z' },
    { d: 'M7.500 10V6.500q0-4.500 4.500-4.500t4.500 4.500V10', line: true },
  ],
};
/** A Wanted Poster. */
export const POSTER_SIGN: Block[] = [
  { d: 'M4 1.500h16v21H4zM6.500 4.500v2h11v-2zM12 8.500a3 3 0 1 0 .1 0zM7 19.500h10v-1q0-3.500-5-3.500t-5 3.500z' },
];
