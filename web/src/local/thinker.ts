// Where bots think and matches are reviewed: a host of its own, which reads the tables from what was kept and writes nothing.
import { Door } from './door';
import host from './host';
import { read } from './kept';
import type { Answered, Thinking } from './said';

/** So many rollouts are tried to see how fast this device is. */
const PROBE = 40;

const door = Door.at(host());
/** How many rollouts a millisecond is worth, by what is thought about. */
const speeds = new Map<string, number>();
/** The latest number it knows of each table. */
const known = new Map<string, number>();
let last: Promise<unknown> = Promise.resolve();

async function think({ table, ask, pace }: Thinking): Promise<Answered> {
  const at = await door;
  if (table !== null) {
    const kept = await read(table, known.get(table) ?? 0);
    const followed = at.ask({ ask: 'follow', table, kept }) as Answered;
    if (!followed.ok) return followed;
    known.set(table, kept.at(-1)?.seq ?? known.get(table) ?? 0);
  }
  if (!pace) return at.ask(ask) as Answered;
  const { within, rollouts, game } = pace;
  const name = `${table} ${game}`;
  const timed = (divisor: number): Answered => {
    const began = performance.now();
    const answered = at.ask({ ...ask, divisor }) as Answered;
    const tried = Math.max(PROBE, rollouts / divisor);
    const speed = tried / Math.max(0.5, performance.now() - began);
    speeds.set(name, (speeds.get(name) ?? speed) * 0.5 + speed * 0.5);
    return answered;
  };
  // The first time nobody knows how long it takes: it is found out with little.
  if (!speeds.has(name)) timed(Math.max(1, Math.floor(rollouts / PROBE)));
  const can = (speeds.get(name) ?? 1) * within;
  return timed(Math.max(1, Math.ceil(rollouts / can)));
}

onmessage = ({ data }: MessageEvent<Thinking>) => {
  last = last.then(async () => {
    // Nothing, if it failed: it would go on failing.
    postMessage({ n: data.n, answered: await think(data).catch(() => null) });
  });
};
