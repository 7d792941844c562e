// The log as it is read: what happened in the game and at the table, line after line.
import type { Happened } from './protocol/Happened';
import type { LineTold } from './protocol/LineTold';
import type { Say } from './protocol/Say';
import type { TableEvent } from './protocol/TableEvent';

/** What happened in the game. */
export interface GameLine extends LineTold {
  kind: 'game';
  /** The number it belongs to. */
  seq: number;
}

export interface TableLine {
  kind: 'table';
  seq: number;
  event: TableEvent;
}

export type LogLine = GameLine | TableLine;

/** The lines of the game with their number. */
export function gameLines<Line extends LineTold>({ seq, lines }: { seq: number; lines: readonly Line[] }) {
  return lines.map((line): Line & GameLine => ({ ...line, kind: 'game', seq }));
}

/** What happened at the table, if it is worth a line: a step is told by what it led to. */
export function tableLines({ seq, event }: Pick<Happened, 'seq'> & { event: TableEvent | null }): TableLine[] {
  if (!event) return [];
  switch (event.type) {
    case 'created':
    case 'started':
    case 'rematch':
      return [];
    case 'stepped':
      return event.by === 'clock' || event.by === 'itself' ? [{ kind: 'table', seq, event }] : [];
    default:
      return [{ kind: 'table', seq, event }];
  }
}

export function logLines(happened: Happened): LogLine[] {
  return [...tableLines(happened), ...gameLines(happened)];
}

/** The rule that decided a match that is over: its last line says who won. */
export function decidedBy(log: readonly LogLine[]): string | null {
  return log.findLast((line) => line.kind === 'game')?.rule ?? null;
}

/** The numbers whose steps were taken back. */
export function undone(log: readonly LogLine[]): Set<number> {
  return new Set(
    log.flatMap((line) => (line.kind === 'table' && line.event.type === 'undone' ? [line.event.step] : [])),
  );
}

/** What happened at the table in words; `seat` gives a seat's name. */
export function tableSay(event: TableEvent, seat: (seat: number) => string): Say {
  const say = (id: string, args: [string, string][] = []): Say => ({
    id,
    args: args.map(([name, text]) => [name, { text }]),
  });
  const names = (seats: readonly number[]) => seats.map(seat).join(', ');
  switch (event.type) {
    case 'sat':
      return say('log-sat', [['name', event.name || seat(event.seat)]]);
    case 'left':
      return say('log-left', [['name', names(event.seats)]]);
    case 'bot_seated':
      return say('log-bot-seated', [['level', event.level]]);
    case 'handed':
      return say('log-handed', [['name', names(event.seats)]]);
    case 'resigned':
      return say('log-resigned', [['name', names(event.seats)]]);
    case 'end_asked':
      return say('log-end-asked', [['name', names(event.seats)]]);
    case 'hints_agreed':
      return say(event.agree ? 'log-hints-agreed' : 'log-hints-refused', [['name', names(event.seats)]]);
    case 'ended':
      return say('log-ended');
    case 'blocked':
      return say('log-blocked', [['name', names(event.seats)]]);
    case 'taken_back':
      return say('log-taken-back', [['name', seat(event.seat)]]);
    case 'undone':
      return say('log-undone', [['name', seat(event.seat)]]);
    case 'stepped':
      // Only whoever was asked is told that a question answered itself.
      return event.by === 'itself' ? say('log-itself') : say('log-clock', [['name', seat(event.seat)]]);
    case 'resumed':
      return say('log-resumed');
    case 'closed':
      return say('log-closed');
    case 'halted':
      return say('log-halted');
    default:
      return say('log-created');
  }
}
