// What happened, acted out in order: each event for as long as the board says it lasts, then the view that comes of it.
// The truth is elsewhere (table.svelte.ts); this is only about time.
import { flushSync } from 'svelte';
import type { Played } from './board';
import type { Seen } from './fold';

/** Some events and what is seen after them. */
export interface Step<Line extends Seen = Seen> {
  lines: readonly Line[];
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

export class Player<Line extends Seen = Seen> {
  /** The event being acted out. */
  played = $state.raw<Played | null>(null);
  paused = $state(false);
  /** Steps still to be played, the one being played included. */
  behind = $state(0);

  readonly #pace: Pace<Line>;
  #queue: Step<Line>[] = [];
  #running = false;
  #key = 0;
  #hurried = false;
  #far = false;
  #wake: (() => void) | null = null;
  /** Counts how often it began and was stopped: a run that wakes up after that finds that it is an old one. */
  #run = 0;

  constructor(pace: Pace<Line>) {
    this.#pace = pace;
  }

  get idle(): boolean {
    return this.behind === 0;
  }

  add(...steps: Step<Line>[]): void {
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

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    this.#wake?.();
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
    step.begin?.();
    const jumped = this.#far && this.behind > RECENT;
    for (const line of step.lines) {
      if (jumped) {
        this.#pace.begun?.(line);
        continue;
      }
      const lasts = this.#time(this.#pace.lasts(line));
      this.#pace.begun?.(line);
      this.played = { ...line, key: (this.#key += 1), lasts };
      moved ||= lasts > 0;
      if (lasts > 0) await this.#wait(lasts);
      else told();
      while (this.paused && !this.#hurried && run === this.#run) await this.#wait(Infinity);
      if (run !== this.#run) return;
      this.#pace.done?.(line);
    }
    this.played = null;
    step.show();
    this.behind -= 1;
    const breath = moved ? this.#time(BREATH) : 0;
    if (breath > 0 && this.behind > 0) await this.#wait(breath);
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

/** Lets everybody who watches hear of an event now. The next one is told in the same moment, and without this a board would
 * never hear of this one. Whoever fails at it must not stop the match. */
function told(): void {
  try {
    flushSync();
  } catch (error) {
    console.error(error);
  }
}
