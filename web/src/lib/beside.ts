// Where a note lies: beside what it is about, never on it.

/** A rectangle on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'right' | 'left';

/** Above and below first: what lies in a row keeps its neighbours in sight. */
const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];

/**
 * Where a note of this size lies beside a thing, inside the room: on the first side that has room for it. If none has, on
 * the side with the most, where it covers as little of the thing as it can.
 */
export function beside(
  thing: Box,
  note: { width: number; height: number },
  room: Box,
  { gap = 8, sides = SIDES }: { gap?: number; sides?: readonly Side[] } = {},
): { side: Side; left: number; top: number } {
  /** How much is left over on a side when the note lies there; less than nothing if it does not fit. */
  const spare = (side: Side): number => {
    switch (side) {
      case 'above':
        return thing.top - room.top - gap - note.height;
      case 'below':
        return room.top + room.height - (thing.top + thing.height) - gap - note.height;
      case 'left':
        return thing.left - room.left - gap - note.width;
      case 'right':
        return room.left + room.width - (thing.left + thing.width) - gap - note.width;
    }
  };
  const most = (one: Side, other: Side) => (spare(other) > spare(one) ? other : one);
  const side = sides.find((one) => spare(one) >= 0) ?? sides.reduce(most);
  const middle = {
    left: thing.left + thing.width / 2 - note.width / 2,
    top: thing.top + thing.height / 2 - note.height / 2,
  };
  const wanted = {
    above: { ...middle, top: thing.top - gap - note.height },
    below: { ...middle, top: thing.top + thing.height + gap },
    left: { ...middle, left: thing.left - gap - note.width },
    right: { ...middle, left: thing.left + thing.width + gap },
  }[side];
  return {
    side,
    left: within(wanted.left, room.left, room.left + room.width - note.width),
    top: within(wanted.top, room.top, room.top + room.height - note.height),
  };
}

/**
 * Where a note lies on a small screen, on which it is as wide as the room: at the other end of it, away from the thing. If
 * the thing reaches that far, beside it.
 */
export function across(
  thing: Box,
  note: { width: number; height: number },
  room: Box,
  gap = 8,
): { left: number; top: number } {
  const isAbove = thing.top + thing.height / 2 < room.top + room.height / 2;
  const top = isAbove ? room.top + room.height - note.height : room.top;
  const isFree = isAbove ? top - gap >= thing.top + thing.height : top + note.height + gap <= thing.top;
  return isFree ? { left: room.left + (room.width - note.width) / 2, top } : beside(thing, note, room, { gap });
}

/** The whole page that is in sight, but for a margin. */
export function inSight(margin = 6): Box {
  return { left: margin, top: margin, width: innerWidth - 2 * margin, height: innerHeight - 2 * margin };
}

function within(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
