import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AT_ONCE } from '../lib/aloud';
import { gameLines, type LogLine } from '../lib/log';
import type { LineTold } from '../lib/protocol/LineTold';
import { texts } from '../lib/texts.svelte';
import Live from './Live.svelte';

/** Recorded matches: what each step told. */
interface Story {
  frames: { seq: number; lines: LineTold[] }[];
}
const stories = import.meta.glob<{ default: Story }>('../../../games/*/web/fixtures/*.json');

let shown: Record<string, unknown> | null = null;
beforeEach(async () => {
  vi.useFakeTimers();
  await texts.use('en');
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Without the brackets around a message that has no words. */
const plain = (text: string) => text.replaceAll(/[[\]]/g, '');

/** A live region whose log and question can be changed, and everything it says. */
function listen(log: readonly LogLine[] = []) {
  const props = $state({ log, seats: [], prompt: null as string | null });
  shown = mount(Live, { target: document.body, props });
  flushSync();
  const region = document.querySelector('[aria-live]')!;
  const heard: string[] = [];
  new MutationObserver(() => heard.push(plain(region.textContent ?? ''))).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  const wait = async (time: number) => {
    flushSync();
    await vi.advanceTimersByTimeAsync(time);
    flushSync();
    await Promise.resolve();
  };
  return { props, heard, wait };
}

const line = (seq: number, id: string): LogLine => ({
  kind: 'game',
  seq,
  event: id,
  rule: 'T-1',
  say: { id, args: [] },
});

describe('read aloud', () => {
  test('is everything that happens after somebody came, and then what is asked', async () => {
    const { props, heard, wait } = listen([line(1, 'before')]);
    for (const [seq, id] of ['one', 'two', 'three', 'four'].entries()) {
      props.log = [...props.log, line(seq + 2, id)];
      await wait(1000);
    }
    props.prompt = 'Your turn';
    await wait(1000);
    expect(heard).toEqual(['one', 'two', 'three', 'four', 'Your turn']);
  });

  test('is told once if the game and the table say the same, as at the end', async () => {
    const { props, heard, wait } = listen();
    props.log = [line(1, 'counted'), line(2, 'Sal-wins')];
    props.prompt = '[Sal-wins]';
    await wait(1000);
    expect(heard).toEqual(['counted Sal-wins']);
  });

  test('comes together if it comes quickly, but nobody waits for ever', async () => {
    const { props, heard, wait } = listen();
    for (let seq = 1; seq <= 30; seq += 1) {
      props.log = [...props.log, line(seq, `e${seq}`)];
      await wait(100);
    }
    await wait(1000);
    expect(heard.length).toBe(2);
    expect(heard.join(' ').split(' ').length).toBe(2 * AT_ONCE);
    expect(heard.at(-1)).toMatch(/e30$/);
  });

  test('tells two sentences of a move, however slowly the rest is acted out', async () => {
    const { props, heard, wait } = listen();
    for (const id of ['moves', 'falls', 'is counted', 'is paid']) {
      props.log = [...props.log, line(1, id)];
      await wait(1000);
    }
    expect(heard).toEqual(['moves', 'falls']);
  });

  test('tells of a throw as soon as it is thrown, though it belongs to a move begun before', async () => {
    const { props, heard, wait } = listen();
    const lines = ['turn', 'rides', 'is paid', 'rolls 3', 'misses'].map((id) => line(1, id));
    props.log = lines.slice(0, 3);
    props.prompt = 'Throw';
    await wait(1000);
    props.log = lines;
    await wait(1000);
    expect(heard).toEqual(['turn rides Throw', 'rolls 3 misses Throw']);
  });

  test('repeats the question after what happened meanwhile, and never by itself', async () => {
    const { props, heard, wait } = listen();
    props.prompt = 'Which?';
    await wait(1000);
    props.seats = [];
    await wait(1000);
    props.log = [line(1, 'somebody speaks')];
    await wait(1000);
    expect(heard).toEqual(['Which?', 'somebody speaks Which?']);
  });

  test('through other eyes begins anew', async () => {
    const { props, heard, wait } = listen([line(1, 'a'), line(2, 'b'), line(3, 'c')]);
    props.log = [line(1, 'a')];
    await wait(1000);
    props.log = [line(1, 'a'), line(4, 'd')];
    await wait(1000);
    expect(heard).toEqual(['d']);
  });
});

/** Whether sentences are in a text one after the other, and nothing else is. */
function isMadeOf(text: string, sentences: readonly string[]): boolean {
  let rest = text;
  for (const sentence of sentences) if (rest.startsWith(sentence)) rest = rest.slice(sentence.length).trimStart();
  return rest === '';
}

test.each(Object.keys(stories))('a recorded match is told in order, to its end: %s', async (path) => {
  const { default: story } = await stories[path]!();
  await texts.learn(path.split('/').at(-4)!);
  const { props, heard, wait } = listen();
  let asked = 0;
  for (const frame of story.frames) {
    const lines = gameLines(frame);
    props.log = [...props.log, ...lines];
    props.prompt = `What now, after ${frame.seq}?`;
    await wait(1000);
    expect(heard.length, 'something is said after every step').toBe((asked += 1));
    const [said, question] = [heard.at(-1)!, plain(props.prompt)];
    expect(said.endsWith(question), 'the question comes last').toBe(true);
    const sentences = lines.map(({ say }) => plain(texts.words.say(say)));
    const told = said.slice(0, -question.length).trim();
    expect(isMadeOf(told, sentences), `${told} is told in order`).toBe(true);
    expect(told === '', 'whatever happened is told of').toBe(sentences.length === 0);
  }
});
