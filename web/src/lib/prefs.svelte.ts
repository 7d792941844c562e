// What somebody likes: kept in this browser, never sent.
import { read, write } from './store';
import { TONGUES, tongueFor, type Tongue } from './words';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast events are acted out: twice as fast is 2. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export const MOTIONS = ['auto', 'on', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

interface Kept {
  tongue: Tongue | null;
  theme: Theme;
  sound: boolean;
  speed: number;
  motion: Motion;
  /** Whether a touch on a crowded board asks again. */
  confirm: boolean;
  /** Whether their dice are thrown for them. */
  rollForMe: boolean;
  /** The walk-throughs that were seen or put away. */
  toured: string[];
}

const FRESH: Kept = {
  tongue: null,
  theme: 'auto',
  sound: false,
  speed: 1,
  motion: 'auto',
  confirm: true,
  rollForMe: false,
  toured: [],
};

/** Keeps what is well formed of something that was read back. */
export function sane(kept: Partial<Kept>): Kept {
  const among = <T>(values: readonly T[], value: unknown, otherwise: T) =>
    values.find((one) => one === value) ?? otherwise;
  return {
    tongue: among([...TONGUES, null], kept.tongue, null),
    theme: among(THEMES, kept.theme, FRESH.theme),
    sound: kept.sound === true,
    speed: among<number>(SPEEDS, kept.speed, FRESH.speed),
    motion: among(MOTIONS, kept.motion, FRESH.motion),
    confirm: kept.confirm !== false,
    rollForMe: kept.rollForMe === true,
    toured: Array.isArray(kept.toured) ? kept.toured.filter((game) => typeof game === 'string') : [],
  };
}

class Prefs {
  #kept = $state(sane(read<Partial<Kept>>('prefs', FRESH)));
  #systemDark = $state(matches('(prefers-color-scheme: dark)'));
  #systemStill = $state(matches('(prefers-reduced-motion: reduce)'));

  constructor() {
    follow('(prefers-color-scheme: dark)', (dark) => (this.#systemDark = dark));
    follow('(prefers-reduced-motion: reduce)', (still) => (this.#systemStill = still));
  }

  get tongue(): Tongue {
    return this.#kept.tongue ?? tongueFor(navigator.languages ?? [navigator.language]);
  }
  set tongue(tongue: Tongue) {
    this.#change({ tongue });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }

  /** Whether the lamp is lit. */
  get dark(): boolean {
    return this.theme === 'auto' ? this.#systemDark : this.theme === 'dark';
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#change({ sound });
  }

  get speed(): number {
    return this.#kept.speed;
  }
  set speed(speed: number) {
    this.#change({ speed });
  }

  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#change({ motion });
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.motion === 'auto' ? !this.#systemStill : this.motion === 'on';
  }

  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(confirm: boolean) {
    this.#change({ confirm });
  }

  get rollForMe(): boolean {
    return this.#kept.rollForMe;
  }
  set rollForMe(rollForMe: boolean) {
    this.#change({ rollForMe });
  }

  /** The next speed, and after the fastest the slowest. */
  nextSpeed(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(at + 1) % SPEEDS.length]!;
  }

  /** Whether the walk-through of a game is still to be shown. */
  isNewTo(game: string): boolean {
    return !this.#kept.toured.includes(game);
  }

  toured(game: string): void {
    if (this.isNewTo(game)) this.#change({ toured: [...this.#kept.toured, game] });
  }

  /** Shows all walk-throughs again. */
  forgetTours(): void {
    this.#change({ toured: [] });
  }

  #change(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part };
    write('prefs', this.#kept);
  }
}

function matches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

function follow(query: string, heard: (matches: boolean) => void): void {
  globalThis.matchMedia?.(query).addEventListener?.('change', (event) => heard(event.matches));
}

export const prefs = new Prefs();
