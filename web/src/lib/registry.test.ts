import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import plain from '../plain';
import Art from '../parts/posters/Art.svelte';
import type { BoardProps } from './board';
import { games } from './games.svelte';
import { lineOf, titleOf } from './names';
import type { GameCard } from './protocol/GameCard';
import { allFiles, board, BOARDED, drawing, gameFiles, POSTED, shellFiles, type PosterModule } from './registry';
import { texts } from './texts.svelte';
import { TONGUES, Words } from './words';

// Every board there is is read here, on machines that may have other things to do.

/** A game that the server has and that has no file for the browser. */
const SNAKES: GameCard = {
  id: 'snakes-and-ladders',
  title: 'Snakes and Ladders',
  least_seats: 2,
  most_seats: 4,
  seats_with: [],
  minutes: [10, 20],
  rules_version: 1,
  has_secrets: false,
  lists_all_actions: true,
  options: [],
  bots: ['random'],
  levels: [],
  ceiling: null,
};

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  games.all = [];
  document.body.replaceChildren();
});

describe('a game with a folder for the browser', () => {
  test('is found by what is in it', async () => {
    expect(BOARDED.length).toBeGreaterThan(0);
    expect(POSTED).toEqual(expect.arrayContaining([...BOARDED]));
    for (const game of BOARDED) {
      expect(await board(game), game).not.toBe(plain);
      expect(drawing(game), game).not.toBeNull();
    }
  });

  test.each(TONGUES)('has the words of its poster and of its walk-through in %s', async (tongue) => {
    const wall = new Words(tongue, await shellFiles(tongue));
    for (const game of POSTED) for (const id of [`title-${game}`, `line-${game}`]) expect(wall.has(id), id).toBe(true);
    for (const game of BOARDED) {
      const words = new Words(tongue, await allFiles(tongue, game));
      for (const { text } of (await board(game)).tour) expect(words.has(text), text).toBe(true);
    }
  });

  test('hangs in a place of its own', async () => {
    const posters = import.meta.glob<PosterModule>('../../../games/*/web/Poster.svelte');
    const places = await Promise.all(Object.values(posters).map(async (load) => (await load()).place));
    expect(new Set(places).size).toBe(POSTED.length);
  });
});

describe('a game as it is begun', () => {
  const drawings = import.meta.glob<PosterModule>('../../../xtask/template/web/Poster.svelte', { eager: true });
  const written = import.meta.glob<string>('../../../xtask/template/{messages/{en,fr},web/messages/poster.*}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  /** The file of the template, with the name of a game put in. */
  const text = (path: string) =>
    written[`../../../xtask/template/${path}`]!.replaceAll('__game_id__', SNAKES.id).replaceAll('__book__', 'sl');

  test('has a poster that hangs behind the others', () => {
    const [poster] = Object.values(drawings);
    shown = mount(poster!.default, { target: document.body });
    expect(document.querySelectorAll('circle')).toHaveLength(6);
    expect(Object.values(drawings)).toHaveLength(1);
    expect(poster!.place).toBeGreaterThan(POSTED.length);
  });

  test.each(TONGUES)('has its words where they are looked for, in %s', (tongue) => {
    const wall = new Words(tongue, [text(`web/messages/poster.${tongue}.ftl`)]);
    for (const id of [`title-${SNAKES.id}`, `line-${SNAKES.id}`]) expect(wall.has(id), id).toBe(true);
    const table = new Words(tongue, [text(`messages/${tongue}.ftl`)]);
    for (const id of [`${SNAKES.id}-title`, `${SNAKES.id}-pitch`, `${SNAKES.id}-option-target`, 'sl-action-roll'])
      expect(table.has(id), id).toBe(true);
  });
});

describe('a game without any file here', () => {
  test('hangs last on the wall, under the name the server gives it', () => {
    expect(games.posted).toEqual(POSTED);
    games.all = [SNAKES];
    expect(games.posted).toEqual([...POSTED, SNAKES.id]);
    expect(titleOf(SNAKES.id)).toBe('Snakes and Ladders');
    expect(lineOf(SNAKES.id)).toBe('');
    expect(titleOf('unheard-of')).toBe('unheard-of');
  });

  test('has a poster with its name', () => {
    games.all = [SNAKES];
    shown = mount(Art, { target: document.body, props: { game: SNAKES.id } });
    expect(document.querySelector('svg text')?.textContent).toBe('Snakes and Ladders');
  });

  test('is played on the plain board', async () => {
    expect(await board(SNAKES.id)).toBe(plain);
    expect(await gameFiles('en', SNAKES.id)).toEqual([]);
    const picked: number[] = [];
    const nothing = () => {};
    const props: BoardProps = {
      view: {},
      seats: [],
      viewer: 0,
      deciders: [0],
      looked: null,
      played: null,
      motion: false,
      texts: texts.words,
      choices: [{ action: 'roll', say: { id: 'roll', args: [] } }],
      look: nothing,
      choose: (choice) => picked.push(choice),
      pick: () => {},
      act: nothing,
      whyNot: nothing,
      rule: nothing,
      inWords: () => Promise.resolve({ ok: true, value: [{ id: 'three-ladders', args: [] }] }),
    };
    shown = mount(plain.Board, { target: document.body, props });
    document.querySelector('button')!.click();
    expect(picked).toEqual([0]);
    await vi.waitFor(() => expect(document.querySelector('.seen')?.textContent).toContain('three-ladders'));
  });
});
