// What a board says about events and seats. A board that fails at it must not stop the match.
import type { BoardModule } from './board';
import { prefs } from './prefs.svelte';
import { play } from './sound';
import { texts } from './texts.svelte';

/** How long an event lasts. Before the first view there is nothing on which it could be seen. */
export function paceOf(board: BoardModule | null, event: unknown, view: unknown): number {
  if (!board || view == null) return 0;
  return gently(() => board.pace(event, view), 0);
}

/** Who throws dice in an event, if it is a throw. */
export function thrownBy(board: BoardModule | null, event: unknown): number | null {
  return gently(() => board?.throws?.(event) ?? null, null);
}

/** Whether an event only says what is about to happen. */
export function announces(board: BoardModule | null, event: unknown): boolean {
  return gently(() => board?.announces?.(event) ?? false, false);
}

/** Makes an event's sound, if it has one and somebody wants to hear it. */
export function hear(board: BoardModule | null, event: unknown): void {
  const sound = prefs.sound && board ? gently(() => board.sound?.(event), null) : null;
  if (sound) play(sound);
}

/** A seat's score or stand, if the view tells it. */
export function standOf(board: BoardModule | null, view: unknown, seat: number): string | null {
  if (!board || view == null) return null;
  return gently(() => board.stand?.(view, seat, texts.words) ?? null, null);
}

function gently<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch (error) {
    console.error(error);
    return otherwise;
  }
}
