// What happened, acted out in order: each event for as long as the board says it lasts, then the view that comes of it.
// The truth is elsewhere (table.svelte.ts); this is only about time.
import { flushSync } from 'svelte';
import type { Played } from './board';
import type { Seen } from './fold';

/** Some events and what is seen after them. */
export interface Step<Line extends Seen = Seen> {
  lines: readonly Line[];
  /** Who took it; absent for what nobody did. */
  by?: number | null;
  /** Called before the first line. */
  begin?(): void;
  /** Called when the lines have been played: shows what came of them. */
  show(): void;
}

export interface Pace<Line extends Seen = Seen> {
  /** How long an event lasts at speed 1, in milliseconds. */
  lasts(line: Line): number;
  /** How many times faster; 0 is no time at all. */
  speed(): number;
  /** Whether what lies ahead is hurried along; see `hastened`. Absent, everything takes the time it takes. */
  hurries?(): boolean;
  /** Whether an event is about whoever looks on. */
  near?(line: Line): boolean;
  /** Whether an event is not to begin before somebody lets it; `before` is what happened in the same step. */
  holds?(line: Line, step: Step<Line>, before: readonly Line[]): boolean;
  /** An event begins. */
  begun?(line: Line): void;
  /** An event has been acted out. */
  done?(line: Line): void;
  /** Everything has been played. */
  settled?(): void;
}

/** So far behind, nobody wants to see it all: what lies before is shown at once. */
export const FAR_BEHIND = 60;

/** Of what is so far behind, only the latest steps are told event by event: for the rest the view that comes of it does. */
export const RECENT = 5;

/** A breath between two steps, so that two moves are not one. */
const BREATH = 120;

/** As long as a stretch between two decisions is no longer than this, in milliseconds at speed 1, it is not hurried. */
const STRETCH = 4000;

/** The least time for what an eye is to follow: what is about whoever looks on, and what is about others. */
const LOOK = 400;
const GLANCE = 90;

/** When a stretch has taken so long, there is less and less time for what is still to come, and after so long there is none. */
const LONG = 6000;
const TOO_LONG = 12_000;

/** What is shorter than a frame nobody sees. */
const FRAME = 16;

/**
 * How long an event takes that would last so long by itself: the longer somebody has already waited and the more lies ahead,
 * this event included, the faster it goes. A stretch of 20 seconds takes 7, one of a minute 10, and none `TOO_LONG`.
 */
export function hastened(lasts: number, waited: number, ahead: number, near: boolean): number {
  const rate = Math.max(1, (waited + ahead) / STRETCH);
  const left = Math.min(1, Math.max(0, (TOO_LONG - waited) / (TOO_LONG - LONG)));
  const takes = Math.min(lasts, Math.max(lasts / rate, near ? LOOK : GLANCE)) * left;
  return takes < Math.min(lasts, FRAME) ? 0 : takes;
}

export class Player<Line extends Seen = Seen> {
  /** The event being acted out. */
  played = $state.raw<Played | null>(null);
  paused = $state(false);
  /** Steps still to be played, the one being played included. */
  behind = $state(0);
  /** The event that is not to begin before somebody lets it. */
  held = $state.raw<Line | null>(null);

  readonly #pace: Pace<Line>;
  #queue: Step<Line>[] = [];
  #running = false;
  #key = 0;
  #hurried = false;
  #far = false;
  #wake: (() => void) | null = null;
  /** How long it is since somebody could last do something, in milliseconds at speed 1, up to when that was last looked at.
   * It is what a clock says and not what was planned: waiting for what comes next, and a slow device, take time too. */
  #waited = 0;
  /** When that was, by the computer's clock; null while somebody can do something. */
  #counted: number | null = null;
  /** Counts how often it began and was stopped: a run that wakes up after that finds that it is an old one. */
  #run = 0;

  constructor(pace: Pace<Line>) {
    this.#pace = pace;
  }

  get idle(): boolean {
    return this.behind === 0;
  }

  add(...steps: Step<Line>[]): void {
    this.#counted ??= performance.now();
    this.#queue.push(...steps);
    this.behind += steps.length;
    if (this.behind > FAR_BEHIND) {
      this.#far = true;
      this.skip();
    }
    if (!this.#running) void this.#playAll();
  }

  /** Shows everything there is at once. */
  skip(): void {
    if (this.idle) return;
    this.#hurried = true;
    this.paused = false;
    this.#wake?.();
  }

  /** Lets the event begin that is held. */
  release(): void {
    this.held = null;
    this.#waited = 0;
    this.#counted = performance.now();
    this.#wake?.();
  }

  /** Somebody can do something now: what comes is a new stretch. */
  rest(): void {
    this.#waited = 0;
    this.#counted = null;
  }

  pause(): void {
    this.#count();
    this.paused = true;
  }

  resume(): void {
    this.#count();
    this.paused = false;
    this.#wake?.();
  }

  /** Counts the time that has passed since it was last counted, unless nobody waited. */
  #count(): void {
    if (this.#counted === null) return;
    const now = performance.now();
    if (!this.paused) this.#waited += (now - this.#counted) * this.#pace.speed();
    this.#counted = now;
  }

  /** Forgets what has not been shown yet, the rest of the step being played too. Whoever asks shows something else. */
  stop(): void {
    this.#run += 1;
    this.#running = false;
    this.#hurried = false;
    this.#far = false;
    this.#queue = [];
    this.behind = 0;
    this.paused = false;
    this.played = null;
    this.held = null;
    this.rest();
    this.#wake?.();
  }

  async #playAll(): Promise<void> {
    const run = (this.#run += 1);
    this.#running = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      await this.#play(step, run);
      if (run !== this.#run) return;
    }
    this.#running = false;
    this.#hurried = false;
    this.#far = false;
    this.#pace.settled?.();
  }

  async #play(step: Step<Line>, run: number): Promise<void> {
    let moved = false;
    /** What takes no time is told together: a board draws what came of it once. */
    let together: Line[] = [];
    const tell = () => {
      this.#tell(together);
      together = [];
    };
    step.begin?.();
    const jumped = this.#far && this.behind > RECENT;
    for (const [nth, line] of step.lines.entries()) {
      if (jumped) {
        this.#pace.begun?.(line);
        continue;
      }
      if (!this.#hurried && this.#pace.holds?.(line, step, step.lines.slice(0, nth))) {
        tell();
        await this.#hold(line, run);
        if (run !== this.#run) return;
      }
      const lasts = this.#time(this.#hasten(line, step.lines.slice(nth)));
      if (lasts === 0 && !this.paused) {
        this.#pace.begun?.(line);
        together.push(line);
        continue;
      }
      tell();
      this.#pace.begun?.(line);
      this.played = { ...line, key: (this.#key += 1), lasts };
      moved ||= lasts > 0;
      if (lasts > 0) await this.#wait(lasts);
      else told();
      while (this.paused && !this.#hurried && run === this.#run) await this.#wait(Infinity);
      if (run !== this.#run) return;
      this.#pace.done?.(line);
    }
    tell();
    this.played = null;
    step.show();
    this.behind -= 1;
    this.#count();
    const breath = moved ? this.#time(this.#pace.hurries?.() ? hastened(BREATH, this.#waited, 0, false) : BREATH) : 0;
    if (breath > 0 && this.behind > 0) await this.#wait(breath);
  }

  /** Tells what takes no time, all of it at once: the last event, and with it what came before. */
  #tell(lines: readonly Line[]): void {
    const all = lines.map((line): Played => ({ ...line, key: (this.#key += 1), lasts: 0 }));
    const last = all.pop();
    if (!last) return;
    this.played = { ...last, sooner: all };
    told();
    for (const line of lines) this.#pace.done?.(line);
  }

  /** Nothing of it is told before it is let go. */
  async #hold(line: Line, run: number): Promise<void> {
    this.played = null;
    this.held = line;
    while (this.held && !this.#hurried && run === this.#run) await this.#wait(Infinity);
    if (run === this.#run) this.held = null;
  }

  /** How long a line takes at speed 1, before the rest of its step and all that is queued. */
  #hasten(line: Line, rest: readonly Line[]): number {
    const lasts = this.#pace.lasts(line);
    if (!this.#pace.hurries?.()) return lasts;
    this.#count();
    const ahead = this.#queue.reduce((sum, { lines }) => sum + this.#natural(lines) + BREATH, this.#natural(rest));
    return hastened(lasts, this.#waited, ahead, this.#pace.near?.(line) === true);
  }

  #natural(lines: readonly Line[]): number {
    return lines.reduce((sum, line) => sum + this.#pace.lasts(line), 0);
  }

  #time(lasts: number): number {
    const speed = this.#pace.speed();
    return this.#hurried || speed === 0 ? 0 : lasts / speed;
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = time === Infinity ? undefined : setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** Lets everybody who watches hear of an event now. What comes of it is shown in the same moment, and without this a board
 * would never hear of it. Whoever fails at it must not stop the match. */
function told(): void {
  try {
    flushSync();
  } catch (error) {
    console.error(error);
  }
}
