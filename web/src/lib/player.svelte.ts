// What happened, acted out in order: each event for as long as the board says it lasts, then the view that comes of it.
// The truth is elsewhere (table.svelte.ts); this is only about time.
import type { Played } from './board';
import type { LineTold } from './protocol/LineTold';

/** Some events and what is seen after them. */
export interface Step<Line extends LineTold = LineTold> {
  lines: readonly Line[];
  /** Called before the first line. */
  begin?(): void;
  /** Called when the lines have been played: shows what came of them. */
  show(): void;
}

export interface Pace<Line extends LineTold = LineTold> {
  /** How long an event lasts at speed 1, in milliseconds. */
  lasts(line: Line): number;
  /** How many times faster; 0 is no time at all. */
  speed(): number;
  /** An event begins. */
  begun?(line: Line): void;
  /** Everything has been played. */
  settled?(): void;
}

/** So far behind, nobody wants to see it all: what lies before is shown at once. */
export const FAR_BEHIND = 60;

/** A breath between two steps, so that two moves are not one. */
const BREATH = 120;

export class Player<Line extends LineTold = LineTold> {
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
  #wake: (() => void) | null = null;
  #over = false;

  constructor(pace: Pace<Line>) {
    this.#pace = pace;
  }

  get idle(): boolean {
    return this.behind === 0;
  }

  add(...steps: Step<Line>[]): void {
    this.#queue.push(...steps);
    this.behind += steps.length;
    if (this.behind > FAR_BEHIND) this.skip();
    if (!this.#running) void this.#run();
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

  /** Forgets everything. */
  stop(): void {
    this.#over = true;
    this.#queue = [];
    this.behind = 0;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      await this.#play(step);
      if (this.#over) return;
    }
    this.#running = false;
    this.#hurried = false;
    this.#pace.settled?.();
  }

  async #play(step: Step<Line>): Promise<void> {
    let moved = false;
    step.begin?.();
    for (const line of step.lines) {
      const lasts = this.#time(this.#pace.lasts(line));
      this.#pace.begun?.(line);
      this.played = { ...line, key: (this.#key += 1), lasts };
      moved ||= lasts > 0;
      if (lasts > 0) await this.#wait(lasts);
      while (this.paused && !this.#hurried && !this.#over) await this.#wait(Infinity);
      if (this.#over) return;
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
