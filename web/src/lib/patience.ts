const SOONEST = 400;
const LATEST = 15_000;

/** How long to wait before the n-th try in a row: twice as long each time, with some luck in it, so that not everybody
 * comes back to a restarted server at the same moment. */
export function patience(tries: number, luck: number): number {
  const most = Math.min(SOONEST * 2 ** tries, LATEST);
  return most * (0.5 + luck / 2);
}
