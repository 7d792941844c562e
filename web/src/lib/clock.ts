// Clocks as they are read.
import type { ClockNow } from './protocol/ClockNow';

/** What is left on a clock in milliseconds, at a moment of the server's; null if it does not run and has no bank. */
export function left(clock: ClockNow, now: number): number | null {
  if (clock.until !== null) return Math.max(0, clock.until - now);
  return clock.bank;
}

/** "1:05", "2:03:00"; from a day on only days and hours, "2d 3h". */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  if (days > 0) return `${days}d ${hours}h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
