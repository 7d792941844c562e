// A recorded match as `cargo run -p tinstar-catalogue --example story` writes it: what one viewer saw, step by step.
import type { Choice } from '../lib/board';
import { unfold, type Seen, type Told } from '../lib/fold';
import type { Say } from '../lib/protocol/Say';

export interface Frame {
  seq: number;
  deciders: number[];
  /** Who acted to bring this frame about; null for the set-up. */
  seat: number | null;
  action: unknown;
  /** What happened on the way to `view`, each line with what is seen after it. */
  lines: Seen[];
  view: unknown;
  /** What the viewer may do at `view`. */
  choices: Choice[];
  prompt: Say | null;
}

export interface Story {
  game: string;
  seats: number;
  viewer: number | null;
  frames: Frame[];
  outcome: unknown;
}

/** The same as it is written: what each line changed instead of what is seen. */
export interface Recorded extends Omit<Story, 'frames'> {
  from: unknown;
  frames: (Omit<Frame, 'lines' | 'view'> & Told)[];
}

/** A story with all its views. Fixtures of boards are such stories, written by `scripts/fixtures`. */
export function shown({ from, frames, ...story }: Recorded): Story {
  let before = from;
  const seen = frames.map((frame) => {
    const { lines, view } = unfold(before, frame);
    before = view;
    return { ...frame, lines, view };
  });
  return { ...story, frames: seen };
}

/** What the address asks for: `?story=marshals-3&frame=12&line=2&theme=dark&motion=off&lang=fr&bare`. */
export interface Wish {
  /** The story's file name without its ending; empty for the list of stories. */
  story: string;
  frame: number;
  /** The line of that frame to be acted out and held, or null for the frame at rest. */
  line: number | null;
  theme: 'light' | 'dark';
  motion: boolean;
  lang: 'en' | 'fr';
  /** Without the bench's own bars: the board alone. */
  bare: boolean;
  /** How high the room for the board is, in pixels, as at a real table; null is as high as the board likes. */
  room: number | null;
}

export function readWish(query: string): Wish {
  const asked = new URLSearchParams(query);
  const number = (name: string) => Number.parseInt(asked.get(name) ?? '', 10);
  const line = number('line');
  return {
    story: asked.get('story') ?? '',
    frame: Math.max(0, number('frame') || 0),
    line: Number.isNaN(line) ? null : Math.max(0, line),
    theme: asked.get('theme') === 'dark' ? 'dark' : 'light',
    motion: asked.get('motion') !== 'off',
    lang: asked.get('lang') === 'fr' ? 'fr' : 'en',
    bare: asked.has('bare'),
    room: number('room') || null,
  };
}

/** The same wish as an address, so that a reload or a link shows the same thing. */
export function writeWish(wish: Wish): string {
  const asked = new URLSearchParams({ story: wish.story, frame: String(wish.frame) });
  if (wish.line !== null) asked.set('line', String(wish.line));
  if (wish.theme === 'dark') asked.set('theme', 'dark');
  if (!wish.motion) asked.set('motion', 'off');
  if (wish.lang === 'fr') asked.set('lang', 'fr');
  if (wish.bare) asked.set('bare', '');
  if (wish.room) asked.set('room', String(wish.room));
  return `?${asked}`;
}

export async function loadStory(name: string): Promise<Story> {
  const answer = await fetch(`/stories/${encodeURIComponent(name)}.json`);
  if (!answer.ok) throw new Error(`no story ${name} (${answer.status})`);
  return shown((await answer.json()) as Recorded);
}

export async function listStories(): Promise<string[]> {
  const answer = await fetch('/stories/');
  return answer.ok ? ((await answer.json()) as string[]) : [];
}
