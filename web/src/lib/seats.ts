// How a seat looks everywhere: a colour with a shape.
import type { BoardModule, SeatLook, SeatShape } from './board';

export const SHAPES: readonly SeatShape[] = ['star', 'horseshoe', 'cactus', 'hat', 'boot', 'lantern', 'fan', 'badge'];

/** The looks of the seats with these names; the game may have its own colours and shapes. */
export function looks(names: readonly string[], board?: Pick<BoardModule, 'look'> | null, view?: unknown): SeatLook[] {
  return names.map((name, seat) => ({
    seat,
    name,
    colour: `var(--seat-${seat % SHAPES.length})`,
    shape: SHAPES[seat % SHAPES.length] as SeatShape,
    ...(view == null ? {} : board?.look?.(view, seat)),
  }));
}

/** What is known now, as the very thing that was known before if nothing about it is different: what shows it need not be
 * drawn anew. */
export function unchanged<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
