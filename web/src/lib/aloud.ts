// What is read aloud of a log.
import type { LogLine } from './log';

/** Sentences of one move: what was done and what came of it. The rest is in the log, for whoever wants it. */
export const OF_A_MOVE = 2;
/** Sentences at once: whoever was away for long hears the end of it. */
export const AT_ONCE = 6;
/** What is acted out in less time than this, in milliseconds, nobody need hear of unless it is theirs. */
export const FAINT = 420;

/** More than anything lasts. */
const NEAR = 1e6;

/** Whoever listens. */
export interface Ear {
  /** The seats a sentence names, in their order. */
  names(line: LogLine): readonly number[];
  /** The seats that are the listener's own. */
  own: readonly number[];
  /** How much a line matters, in the milliseconds it is acted out. */
  weight(line: LogLine): number;
  /** Whether a line only says what comes next: it begins a move, and is read if nothing came of it yet. */
  announces?(line: LogLine): boolean;
}

/** Where a listener is in the match: within which move, and how much of it they have heard. */
export interface Place {
  seq: number;
  actor: number | null;
  heard: number;
}

/** Before anything is heard, and after whatever ends a move for a listener: being asked something. */
export const NOWHERE: Place = { seq: -1, actor: null, heard: 0 };

interface Move extends Place {
  lines: LogLine[];
}

/**
 * The lines that are read of those that are new, and where that leaves the listener. A step of the game may hold the turns of
 * several: a move is what one of them does in it, and whose it is says the first name in a sentence, or what an announcement
 * leads to. What others do to the listener is always read.
 */
export function aloud(lines: readonly LogLine[], ear: Ear, from: Place): { read: LogLine[]; place: Place } {
  const isOwn = (seat: number | null | undefined) => seat != null && ear.own.includes(seat);
  const moves: Move[] = [{ ...from, lines: [] }];
  for (const line of lines) {
    const last = moves.at(-1)!;
    const actor = ear.names(line)[0] ?? (line.seq === last.seq ? last.actor : null);
    const goesOn = line.seq === last.seq && actor === last.actor && line.kind === 'game' && !ear.announces?.(line);
    if (goesOn) last.lines.push(line);
    else moves.push({ seq: line.seq, actor, heard: 0, lines: [line] });
  }
  const read = moves.flatMap((move) => {
    const always = move.lines.filter((line) => !isOwn(move.actor) && ear.names(line).some(isOwn));
    const audible = move.lines.filter(
      (line) => always.includes(line) || isOwn(move.actor) || line.kind === 'table' || ear.weight(line) >= FAINT,
    );
    // Whoever hears what came of it knows what was announced.
    const told = audible.length === 1 ? audible : audible.filter((line) => !ear.announces?.(line));
    const room = Math.max(0, OF_A_MOVE - move.heard);
    const rest = told.filter((line) => !always.includes(line));
    const most = [...rest].sort((a, b) => ear.weight(b) - ear.weight(a)).slice(0, room);
    const chosen = told.filter((line) => always.includes(line) || most.includes(line));
    move.heard += chosen.length;
    return chosen.map((line) => ({ line, near: isOwn(move.actor) || always.includes(line) }));
  });
  // Of too much, what matters least is left out, of several alike the oldest, and what is about the listener last.
  const worth = ({ line, near }: { line: LogLine; near: boolean }) => ear.weight(line) + (near ? NEAR : 0);
  while (read.length > AT_ONCE) {
    const least = Math.min(...read.map(worth));
    read.splice(
      read.findIndex((one) => worth(one) === least),
      1,
    );
  }
  const { seq, actor, heard } = moves.at(-1)!;
  return { read: read.map(({ line }) => line), place: { seq, actor, heard } };
}
