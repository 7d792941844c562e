// What is read aloud of a log.
import type { LogLine } from './log';

/** Sentences of one move: what was done and what came of it. The rest is in the log, for whoever wants it. */
export const OF_A_MOVE = 2;
/** Sentences at once: whoever was away for long hears the end of it. */
export const AT_ONCE = 6;

/** The lines from a place on that are read. */
export function aloud(log: readonly LogLine[], from: number): LogLine[] {
  const begins = (line: LogLine, at: number) => log[at - OF_A_MOVE]?.seq !== line.seq;
  return log.filter((line, at) => at >= from && begins(line, at)).slice(-AT_ONCE);
}
