// A match told again: one frame after the other, forwards with its events, backwards at once. It can stop after every event.
import { board as boardOf } from './registry';
import { hear, paceOf } from './acting';
import type { Moment } from './api';
import type { BoardModule, SeatHolder, SeatLook } from './board';
import { unfold, type Seen } from './fold';
import { gameLines, logLines, type GameLine, type LogLine } from './log';
import { Player } from './player.svelte';
import { prefs } from './prefs.svelte';
import type { MomentTold } from './protocol/MomentTold';
import type { Happened } from './protocol/Happened';
import type { MatchTold } from './protocol/MatchTold';
import type { WhatIf } from './protocol/WhatIf';
import { isRecordedBot, recordedName } from './names';
import { looks, unchanged } from './seats';
import { texts } from './texts.svelte';
import type { Person } from './words';

/** A moment with its views: after each line, and at its end. */
export interface ShownFrame extends MomentTold {
  lines: Seen[];
  view: unknown;
}

/** Every moment of a story with its views. */
export function shownFrames({ from, frames }: Pick<MatchTold, 'from' | 'frames'>): ShownFrame[] {
  let before = from;
  return frames.map((frame) => {
    const { lines, view } = unfold(before, frame);
    before = view;
    return { ...frame, lines, view };
  });
}

export class Replay {
  story = $state.raw<MatchTold | null>(null);
  readonly frames: readonly ShownFrame[] = $derived(this.story ? shownFrames(this.story) : []);
  board = $state.raw<BoardModule | null>(null);
  /** The place of the frame that is shown. */
  at = $state(0);
  /** Whether it goes on by itself. */
  running = $state(false);
  readonly player: Player<Seen<GameLine>>;
  /** How many events of the next frame have happened: more than none is in the middle of a step. */
  line = $state(0);
  /** What is seen. */
  readonly view = $derived(this.line > 0 ? this.frames[this.at + 1]?.lines[this.line - 1]?.after : this.frame?.view);
  #next: ReturnType<typeof setTimeout> | undefined;
  /** The seats as they were last asked for. */
  #seats: SeatLook[] = [];

  constructor() {
    this.player = this.#player();
  }

  get frame(): ShownFrame | null {
    return this.frames[this.at] ?? null;
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  readonly seats: SeatLook[] = $derived.by(() => (this.#seats = unchanged(this.#seats, this.#looks())));

  #looks(): SeatLook[] {
    const names = this.story?.seats ?? [];
    return looks(names.map(recordedName), this.board, this.frame?.view).map((look) =>
      isRecordedBot(names[look.seat] ?? '') ? { ...look, holder: machine(look.seat, names[look.seat]!) } : look,
    );
  }

  /** Whoever sat here, and what the game calls them. */
  get people(): Person[] {
    const { seats = [], called = [] } = this.story ?? {};
    return seats.map((name, seat) => ({ seat, name: recordedName(name, seat), called: called[seat] ?? [] }));
  }

  /** The whole log; the lines after the frame that is shown are still to come. */
  readonly log: readonly LogLine[] = $derived(
    this.frames.flatMap((frame) => (frame.event ? logLines(frame as Happened) : gameLines(frame))),
  );

  /** The frames that begin a turn: somebody else acts than before. */
  get turns(): number[] {
    return turnsOf(this.frames);
  }

  /** Opens a story, at a number or its beginning. */
  async open(story: MatchTold, seq: number | null): Promise<void> {
    const [board] = await Promise.all([boardOf(story.game), texts.learn(story.game)]);
    this.board = board;
    this.story = story;
    this.goTo(seq);
  }

  /** The same moment through other eyes; in the middle of a step only if they were told as many of its events. */
  see(story: MatchTold): void {
    const { told } = this;
    const seq = this.frame?.seq ?? null;
    const events = this.frames[this.at + 1]?.lines.length;
    this.story = story;
    this.goTo(seq);
    if (told > 0 && this.frames[this.at + 1]?.lines.length === events) this.#reach(this.at, told);
  }

  /** Shows the frame of a number, or the nearest before it. */
  goTo(seq: number | null): void {
    const found = seq === null ? 0 : this.frames.findLastIndex((frame) => frame.seq <= seq);
    this.show(Math.max(0, found));
  }

  /** Shows a frame at once, whatever is being played. */
  show(at: number): void {
    this.player.stop();
    this.at = Math.min(Math.max(at, 0), this.last);
    this.line = 0;
    this.#goOn();
  }

  /** Plays the next frame, or what is left of it; one that is being played is shown at once. */
  step(): void {
    if (!this.player.idle) this.show(this.at + 1);
    this.#play(Infinity);
  }

  /** One event on, acted out, or back, at once; and stays there. */
  event(step: 1 | -1): void {
    this.running = false;
    const { at, told } = this;
    this.player.stop();
    if (step === 1) {
      this.#reach(at, told);
      this.#play(1);
    } else if (told > 0) this.#reach(at, told - 1);
    else if (at > 0) this.#reach(at - 1, Math.max(0, (this.frame?.lines.length ?? 0) - 1));
  }

  /** How many events of the next frame are to be seen: one that was acted out and is held there counts. */
  get told(): number {
    return this.line + (this.player.paused && this.player.played ? 1 : 0);
  }

  /** What is shown, for whoever asks for it in words: a number of the story, and how many of its lines if not all. */
  get moment(): Moment {
    const next = this.frames[this.at + 1];
    return next && this.told > 0 ? { at: next.seq, lines: this.told } : { at: this.frame?.seq ?? 0 };
  }

  /** Is after so many events of the frame that comes after this one; after all of them it is that frame. */
  #reach(at: number, line = 0): void {
    const events = this.frames[at + 1]?.lines.length ?? Infinity;
    const whole = line > 0 && line >= events;
    this.at = whole ? at + 1 : at;
    this.line = whole ? 0 : line;
  }

  /** Acts out so many events of the next frame; after the last of them the frame is reached. */
  #play(events: number): void {
    const { at, line } = this;
    const frame = this.frames[at + 1];
    if (!frame) {
      this.running = false;
      return;
    }
    this.player.add({
      lines: gameLines(frame).slice(line, line + events),
      // Of a step that told nothing there is only what came of it.
      show: () => this.#reach(at, frame.lines.length === 0 ? 1 : this.line),
    });
  }

  back(): void {
    this.running = false;
    this.show(this.told > 0 ? this.at : this.at - 1);
  }

  /** To the beginning of the turn before or after. */
  turn(step: 1 | -1): void {
    const turns = this.turns;
    const to = step === 1 ? turns.find((at) => at > this.at) : turns.findLast((at) => at < this.at);
    this.show(to ?? (step === 1 ? this.last : 0));
  }

  /** Goes on by itself, or stops: in the middle of a step after the event that is being acted out. */
  toggle(): void {
    this.running = !this.running;
    if (!this.running) {
      this.player.pause();
      return;
    }
    this.player.resume();
    if (this.at === this.last) this.show(0);
    if (this.player.idle) this.step();
  }

  close(): void {
    this.running = false;
    clearTimeout(this.#next);
    this.player.stop();
  }

  /** If it goes on by itself, the next frame comes soon; without motion a frame still needs time to be read. */
  #goOn(): void {
    clearTimeout(this.#next);
    if (!this.running) return;
    this.#next = setTimeout(
      () => this.running && this.player.idle && this.step(),
      (prefs.moves ? 350 : 900) / prefs.speed,
    );
  }

  #player(): Player<Seen<GameLine>> {
    return new Player<Seen<GameLine>>({
      lasts: ({ event }) => paceOf(this.board, event, this.frame?.view),
      speed: () => (prefs.moves ? prefs.speed : 0),
      begun: ({ event }) => hear(this.board, event),
      done: () => (this.line += 1),
      settled: () => this.#goOn(),
    });
  }
}

/** What might have come of another choice, as a story: the table as the seat that chose saw it, and then what follows. */
export function supposed(story: MatchTold, seat: number, { from, frames }: WhatIf): MatchTold {
  const chosen: MomentTold = { seq: 0, at: null, event: null, seat: null, deciders: [seat], lines: [], rest: [] };
  return { ...story, viewer: seat, outcome: null, from, frames: [chosen, ...frames] };
}

/** A bot of a record, which goes by its level there. */
function machine(seat: number, name: string): SeatHolder {
  return { mine: false, bot: 'machine', level: name.split('@')[0] ?? null, face: seat, away: false, clock: null };
}

/** The seats through whose eyes it may be seen: after the end everybody's, while it goes on one's own. */
export function eyesOf<Of extends { seat: number }>(
  seats: readonly Of[],
  story: Pick<MatchTold, 'outcome'>,
  mine: readonly number[],
): Of[] {
  return seats.filter(({ seat }) => story.outcome !== null || mine.includes(seat));
}

export function turnsOf(frames: readonly Pick<MomentTold, 'seat'>[]): number[] {
  return frames.flatMap((frame, at) =>
    at > 0 && frame.seat !== null && frame.seat !== frames[at - 1]?.seat ? [at] : [],
  );
}
