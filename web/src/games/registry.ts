// What the shell knows of games before it meets one: where their boards and texts are. A game is a folder beside this
// file with an index.ts, and a message file in each tongue; it is loaded when somebody sits down to it.
import type { BoardModule } from '../lib/board';
import type { Tongue } from '../lib/words';

/** The games in the order of the posters. */
export const GAMES = ['catching-santa', 'rolling-bandits', 'marshals', 'pony-express', 'colt-express'] as const;
export type GameId = (typeof GAMES)[number];

const boards = import.meta.glob<{ default: BoardModule }>('./*/index.ts');
const plain = () => import('./plain');

// The sentences the server sends are the repository's; what only a board says is ours.
const files = import.meta.glob<string>(['../../../messages/*/*.ftl', '../../messages/*/*.ftl', '!../../../messages/*/{rules-*,cli,errors}.ftl'], {
  query: '?raw',
  import: 'default',
});

export function isGame(id: string): id is GameId {
  return (GAMES as readonly string[]).includes(id);
}

/** The game's board; a plain one in words if it has none yet. */
export async function board(game: string): Promise<BoardModule> {
  return (await (boards[`./${game}/index.ts`] ?? plain)()).default;
}

/** The shell's own message files. */
export function shellFiles(tongue: Tongue): Promise<string[]> {
  return load([`../../../messages/${tongue}/common.ftl`, `../../messages/${tongue}/web.ftl`]);
}

/** A game's message files. */
export function gameFiles(tongue: Tongue, game: string): Promise<string[]> {
  return load([`../../../messages/${tongue}/${game}.ftl`, `../../messages/${tongue}/${game}.ftl`]);
}

async function load(paths: string[]): Promise<string[]> {
  return Promise.all(paths.flatMap((path) => files[path]?.() ?? []));
}
