// What is printed on the cards and tokens, for drawing alone; `games/colt-express/src/data.rs` is the original, and
// facts.test.ts compares the two.
import type { ActionCard, Bandit, Card, Happening, Turn } from './types';

export interface RoundFace {
  turns: Turn[];
  happening: Happening | null;
}

const S: Turn = 'standard';
const T: Turn = 'tunnel';
const D: Turn = 'speeding_up';
const W: Turn = 'switching';

const face = (turns: Turn[], happening: Happening | null = null): RoundFace => ({ turns, happening });

export const ROUND_CARDS: Record<string, RoundFace> = {
  'R24-1': face([S, T, S, S], 'swivel_arm'),
  'R24-2': face([S, D, S]),
  'R24-3': face([S, S, S, S], 'braking'),
  'R24-4': face([S, S, T, S, S], 'passengers_rebellion'),
  'R24-5': face([S, T, S, T, S]),
  'R24-6': face([S, T, D, S], 'take_it_all'),
  'R24-7': face([S, S, T, W], 'angry_marshal'),
  'R56-1': face([S, T, S, W], 'passengers_rebellion'),
  'R56-2': face([S, T, S, S], 'braking'),
  'R56-3': face([S, D]),
  'R56-4': face([S, T, S], 'swivel_arm'),
  'R56-5': face([S, S, W], 'angry_marshal'),
  'R56-6': face([S, D, W], 'take_it_all'),
  'R56-7': face([S, T, S, T]),
  'ST-1': face([S, S, T, S], 'marshals_revenge'),
  'ST-2': face([S, S, T, S], 'pickpocketing'),
  'ST-3': face([S, S, T, S], 'hostage_taking'),
};

export const ROUNDS = 5;
export const BULLETS = 6;
export const PURSE_VALUES = [250, 300, 350, 400, 450, 500];
export const JEWEL_VALUE = 500;
export const STRONGBOX_VALUE = 1000;
export const GUNSLINGER = 1000;
export const CONDUCTOR = 250;
/** The last car, counted from the Locomotive, in which the Elf favours the Gift. */
export const ELF_NEAR = 1;

/** Ids of names in the game's message files. */
export const banditId = (bandit: Bandit) => `ce-${bandit}`;
export const cardId = (card: Card) => `ce-card-${card.replace('_', '-')}`;
export const turnId = (turn: Turn) => `ce-turn-${turn.replace('_', '-')}`;
export const happeningId = (what: Happening) => `ce-${what.replaceAll('_', '-')}`;

/** The rule to open for each thing that is printed on a round card. */
export const TURN_RULES: Record<Turn, string> = {
  standard: 'CE-44',
  tunnel: 'CE-52',
  speeding_up: 'CE-54',
  switching: 'CE-55',
};
export const HAPPENING_RULES: Record<Happening, string> = {
  angry_marshal: 'CE-120',
  swivel_arm: 'CE-123',
  braking: 'CE-124',
  take_it_all: 'CE-125',
  passengers_rebellion: 'CE-126',
  marshals_revenge: 'CE-129',
  pickpocketing: 'CE-132',
  hostage_taking: 'CE-134',
};

/** The rule to open for each action card. */
export const CARD_RULES: Record<ActionCard, string> = {
  move: 'CE-70',
  change_floor: 'CE-76',
  fire: 'CE-86',
  robbery: 'CE-113',
  punch: 'CE-101',
  marshal: 'CE-77',
};
