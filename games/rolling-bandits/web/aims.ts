// What the viewer may do with their own lane in a car: take groups back, place rolled dice, swap two groups.
import type { Choice, Texts } from '$lib/board';
import { exchangeable, exchangeOf, type Offers } from './choices';
import { groupAt, inRoll, type Scene } from './scene';
import type { Action, Face, Kind } from './rules';
import { faceName, own } from './words';

export interface Ghost {
  kind: Kind;
  face: Face;
}

export interface Aim {
  /** The choice that lies here; null while the other half of a swap is still to be named. */
  choice: number | null;
  /** The choices it makes or leads to. */
  leads: number[];
  label: string;
  looked: boolean;
  /** The first of two groups to be swapped. */
  armed: boolean;
  /** Whether the dice here would leave. */
  lifted: boolean;
  /** The dice that would come. */
  ghosts: Ghost[];
  pick(): void;
}

export interface Hand {
  scene: Scene;
  viewer: number | null;
  choices: readonly Choice<Action>[];
  offers: Offers;
  looked: number | null;
  texts: Texts;
  /** The rolled face that is in hand to be placed. */
  held: Face | null;
  /** The first car of a swap. */
  armed: number | null;
  /** Whether that face was taken up, and not just the first. */
  taken: boolean;
  choose(choice: number): void;
  pick(choice: number): void;
  arm(at: number | null): void;
}

/** What may be done in the car at a position (from 1). */
export function aimAt(at: number, hand: Hand): Aim | null {
  if (hand.viewer === null || hand.choices.length === 0) return null;
  return recallAt(at, hand) ?? placeAt(at, hand) ?? swapAt(at, hand);
}

function base(hand: Hand, choice: number): Aim {
  return {
    choice,
    leads: [choice],
    label: hand.texts.say(hand.choices[choice]!.say),
    looked: hand.looked === choice,
    armed: false,
    lifted: false,
    ghosts: [],
    pick: () => hand.pick(choice),
  };
}

/** Pointing at a group takes it back and all behind it. */
function recallAt(at: number, hand: Hand): Aim | null {
  const { gang } = hand.scene.sides[hand.viewer!]!;
  const groups = at - gang.rear;
  const choice = groups > 0 ? hand.offers.recalls.get(groups) : undefined;
  if (choice === undefined) return null;
  const action = hand.looked === null ? undefined : hand.choices[hand.looked]?.action;
  const taken = typeof action === 'object' && 'recall' in action ? action.recall.groups : 0;
  return { ...base(hand, choice), lifted: taken >= groups };
}

function placeAt(at: number, hand: Hand): Aim | null {
  const offer = hand.offers.places.find((place) => place.at === at && place.face === hand.held);
  if (!offer) return null;
  const symbol = groupAt(hand.scene.sides[hand.viewer!]!.gang, at - 1)?.symbol;
  const dice = hand.scene.mat ? inRoll(hand.scene.mat.roll, offer.face) : { horde: 0, mercenaries: 0 };
  // Jokers are turned to what is there.
  const face = offer.face === 'joker' ? (symbol ?? 'joker') : offer.face;
  const ghosts: Ghost[] = [
    ...Array<Ghost>(dice.horde).fill({ kind: 'horde', face }),
    ...Array<Ghost>(dice.mercenaries).fill({ kind: 'mercenary', face }),
  ];
  const only = hand.offers.places.filter((place) => place.face === hand.held).length === 1;
  const aim = base(hand, offer.choice);
  // A group and its car are two touches already.
  if (hand.taken && !only) aim.pick = () => hand.choose(offer.choice);
  return { ...aim, ghosts: aim.looked || only ? ghosts : [] };
}

function swapAt(at: number, hand: Hand): Aim | null {
  const { offers, armed, texts } = hand;
  if (!exchangeable(offers).includes(at)) return null;
  const symbol = groupAt(hand.scene.sides[hand.viewer!]!.gang, at - 1)?.symbol ?? 'joker';
  const label = own(texts, 'swap-first', { face: faceName(texts, symbol), at });
  const looked = offers.exchanges.find((offer) => offer.choice === hand.looked);
  const lit = looked !== undefined && (looked.rear === at || looked.front === at);
  const leads = offers.exchanges.filter(({ rear, front }) => rear === at || front === at).map(({ choice }) => choice);
  const plain = { looked: lit, lifted: lit || armed === at, armed: armed === at, ghosts: [], leads };
  if (armed === at) return { ...plain, choice: null, label, pick: () => hand.arm(null) };
  const only = offers.exchanges.length === 1 ? offers.exchanges[0]! : null;
  const offer = armed === null ? only : exchangeOf(offers, armed, at);
  if (offer)
    return {
      ...plain,
      choice: offer.choice,
      label: texts.say(hand.choices[offer.choice]!.say),
      // So are the two cars of a swap.
      pick: () => (armed === null ? hand.pick(offer.choice) : hand.choose(offer.choice)),
    };
  return armed === null ? { ...plain, choice: null, label, pick: () => hand.arm(at) } : null;
}
