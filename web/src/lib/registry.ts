// What the shell knows of games before it meets one: where their boards, posters and texts are. A game is a folder of
// `games`; its sentences are in its folder `messages`, what it has for the browser alone in its folder `web`, and every
// file there may be missing: a game that the server has and that has nothing here gets a plain board and a plain poster.
// No file of the shell names a game.
import type { Component } from 'svelte';
import type { BoardModule } from './board';
import type { HowModule } from './how';
import type { OptionModule } from './option';
import { fetching } from './fetching.svelte';
import type { Tongue } from './words';

/** What `games/<game>/web/Poster.svelte` is: a drawing of 320 by 220, without the `svg` around it. */
export interface PosterModule {
  default: Component;
  /** Where it hangs: from the lightest game to the one with the most to learn. */
  place: number;
}

/** Loaded when somebody sits down to it. */
const boards = import.meta.glob<{ default: BoardModule }>('../../../games/*/web/index.ts');
const plain = () => import('../plain');

/** Loaded when somebody wants to know how it is played. */
const hows = import.meta.glob<HowModule>('../../../games/*/web/How.svelte');

/** Loaded when somebody lays a table. */
const options = import.meta.glob<OptionModule>('../../../games/*/web/Options.svelte');

/** Home shows them all before the server has said anything, so these are not waited for. */
const posters = import.meta.glob<PosterModule>('../../../games/*/web/Poster.svelte', { eager: true });
const bills = import.meta.glob<string>('../../../games/*/web/messages/poster.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// The sentences the server sends are the games'; what only a board says is its own.
const files = import.meta.glob<{ default: string }>(
  [
    '../../../messages/*/common.ftl',
    '../../messages/*.ftl',
    '../../../games/*/messages/{en,fr}.ftl',
    '../../../games/*/web/messages/{en,fr}.ftl',
  ],
  { query: '?raw' },
);

/** The games with a poster, as they hang on the wall. */
export const POSTED: readonly string[] = Object.entries(posters)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([path]) => path.split('/').at(-3)!);

/** A game's drawing; none if it has no poster. */
export function drawing(game: string): Component | null {
  return posters[`../../../games/${game}/web/Poster.svelte`]?.default ?? null;
}

/** The games with a board of their own. */
export const BOARDED: readonly string[] = Object.keys(boards).map((path) => path.split('/').at(-3)!);

/** The game's board; a plain one in words if it has none. */
export async function board(game: string): Promise<BoardModule> {
  return (await fetching.part(boards[`../../../games/${game}/web/index.ts`] ?? plain)).default;
}

/** Whether a game shows how it is played. */
export function hasHow(game: string): boolean {
  return `../../../games/${game}/web/How.svelte` in hows;
}

/** How a game is played, in pictures; null if it does not show it. */
export async function how(game: string): Promise<HowModule | null> {
  const load = hows[`../../../games/${game}/web/How.svelte`];
  return load ? fetching.part(load) : null;
}

/** What a game's options look like; null if it does not show it. */
export async function optionPictures(game: string): Promise<OptionModule | null> {
  const load = options[`../../../games/${game}/web/Options.svelte`];
  return load ? fetching.part(load) : null;
}

/** The shell's own message files, and what is written on the posters. */
export async function shellFiles(tongue: Tongue): Promise<string[]> {
  const written = Object.entries(bills).filter(([path]) => path.endsWith(`poster.${tongue}.ftl`));
  const own = await load([`../../../messages/${tongue}/common.ftl`, `../../messages/${tongue}.ftl`]);
  return [...own, ...written.map(([, text]) => text)];
}

/** What stands for the words of the shell that home has no need of, in the place of a game. */
export const LATER = 'later.';

/** A game's message files: the rules' and the board's. */
export function gameFiles(tongue: Tongue, game: string): Promise<string[]> {
  if (game === LATER) return load([`../../messages/${LATER}${tongue}.ftl`]);
  return load(['', 'web/'].map((of) => `../../../games/${game}/${of}messages/${tongue}.ftl`));
}

/** All that is needed to speak of a game at a table. */
export async function allFiles(tongue: Tongue, game: string): Promise<string[]> {
  return (await Promise.all([shellFiles(tongue), gameFiles(tongue, game)])).flat();
}

async function load(paths: string[]): Promise<string[]> {
  const parts = await Promise.all(paths.flatMap((path) => (files[path] ? [fetching.part(files[path])] : [])));
  return parts.map((part) => part.default);
}
