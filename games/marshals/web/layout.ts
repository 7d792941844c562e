// Where things stand: pure sums, in parts of the panorama's width and height.
import { caseOf } from '$lib/cases';
import type { Happening } from './events';
import { FACTS, type Location, type Marshal, type Seat, type View } from './rules';
import { stage } from './scene';

export interface Standing {
  seat: Seat;
  at: Location;
  /** The middle of the figure from the left, in percent of the panorama. */
  x: number;
  /** How far the figure stands in front: 0 at the back of the trail, 1 at its edge. */
  depth: number;
}

/** Where each Marshal on the map stands; those who share a location stand side by side in the order of the seats. */
export function standings(marshals: readonly Marshal[]): Standing[] {
  return marshals.flatMap(({ at }, seat) => {
    if (at === null) return [];
    const company = marshals.flatMap((other, index) => (other.at === at ? [index] : []));
    const place = company.indexOf(seat);
    const spread = company.length === 1 ? 0 : Math.min(9, 17 / (company.length - 1));
    const x = at * 25 + 12.5 + (place - (company.length - 1) / 2) * spread;
    // In a crowd every other one stands further in front, so that nobody is hidden.
    const depth = company.length === 1 ? 0.5 : place % 2 === 0 ? 0.15 : 0.95;
    return [{ seat, at, x, depth }];
  });
}

/** How many cards the game is played with: each lies in the deck, in a hand, on the discard pile, or has done what it does. */
export function cards(view: View): number {
  const held = view.hands.reduce((sum, { size }) => sum + size, 0);
  const away = view.outlaws.filter(({ place }) => place !== 'deck').length;
  const turned = Number(stage(view) !== null) + Number(view.unmasked !== null);
  return view.deck.size + held + view.discard.length + away + turned;
}

/** How far the day has gone by: 0 in the morning, when everybody has their cards, 1 when the deck is empty. */
export function hour(view: View): number {
  const full = cards(view) - FACTS.hand * view.marshals.length;
  return full <= 0 ? 0 : Math.min(1, Math.max(0, 1 - view.deck.size / full));
}

/** The seat whose Marshal is on the way in an event, and where to. */
export function riding(told: Happening | null): { seat: Seat; to: Location } | null {
  switch (told?.kind) {
    case 'moved':
    case 'marched':
    case 'left':
    case 'rode':
    case 'travelled':
      return { seat: told.seat, to: told.to };
    default:
      return null;
  }
}

/** An arc over the panorama from one location to another, in a box of 100 by 100. */
export function arc(from: number, to: number): string {
  const high = 62 - Math.min(26, Math.abs(to - from) * 0.5);
  return `M${from} 84 Q${(from + to) / 2} ${high} ${to} 84`;
}

/** Who is being asked, who comes later, and what has been answered, in the order of answering. */
export function queue(view: View): { asked: Seat; rest: Seat[] } | null {
  const { phase } = view;
  if (typeof phase === 'string') return null;
  const asked = Object.values(phase)[0] as { asked?: Seat; rest?: Seat[] };
  if (asked.asked === undefined || asked.rest === undefined) return null;
  const seats = view.marshals.length;
  // Clockwise from whoever is on turn; an objection is asked for from the farthest on.
  const far = (seat: Seat) => (seat - view.active + seats) % seats;
  const back = 'object' in phase;
  return { asked: asked.asked, rest: [...asked.rest].sort((a, b) => (back ? far(b) - far(a) : far(a) - far(b))) };
}

/** The name of the phase. */
export function phaseName(view: View): string {
  return caseOf(view.phase);
}

/** How `text` is written on a drawing that is 100 units and `width` pixels wide (0 is not known yet): in its usual size, or
 * larger if it could not be read, and then squeezed into `room` units. */
export function written(text: string, usual: number, width: number, room = 84) {
  const size = width > 0 ? Math.max(usual, 1205 / width) : usual;
  // About what a letter of the display face is broad.
  const squeezed = size > usual && text.length * size * 0.56 > room;
  return { 'font-size': size, ...(squeezed ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {}) };
}
