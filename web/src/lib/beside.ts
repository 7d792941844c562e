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

interface Size {
  width: number;
  height: number;
}

interface Wish {
  gap?: number;
  sides?: readonly Side[];
  /** What is to be left free where that can be. */
  free?: readonly Box[];
}

/**
 * Where a note of this size lies beside a thing, inside the room: of the sides that have room for it, on the first where it
 * covers the least of what is to be left free. If none has, on the side with the most, where it covers as little of the
 * thing as it can.
 */
export function beside(
  thing: Box,
  note: Size,
  room: Box,
  { gap = 8, sides = SIDES, free = [] }: Wish = {},
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
  const middle = {
    left: thing.left + thing.width / 2 - note.width / 2,
    top: thing.top + thing.height / 2 - note.height / 2,
  };
  const lies = (side: Side) => {
    const wanted = {
      above: { ...middle, top: thing.top - gap - note.height },
      below: { ...middle, top: thing.top + thing.height + gap },
      left: { ...middle, left: thing.left - gap - note.width },
      right: { ...middle, left: thing.left + thing.width + gap },
    }[side];
    const left = within(wanted.left, room.left, room.left + room.width - note.width);
    const top = within(wanted.top, room.top, room.top + room.height - note.height);
    return { side, left, top };
  };
  const covered = (side: Side) => free.filter((box) => overlap({ ...lies(side), ...note }, box)).length;
  const least = (one: Side, other: Side) => (covered(other) < covered(one) ? other : one);
  const most = (one: Side, other: Side) => (spare(other) > spare(one) ? other : one);
  const fitting = sides.filter((one) => spare(one) >= 0);
  return lies(fitting.length > 0 ? fitting.reduce(least) : sides.reduce(most));
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/**
 * Where a note lies on a small screen, on which it is as wide as the room: at the other end of it, away from the thing. If
 * the thing reaches that far, beside it.
 */
export function across(thing: Box, note: Size, room: Box, gap = 8): { left: number; top: number } {
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
