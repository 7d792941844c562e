import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from './api';

const SLOW = { status: 429, body: { code: 'slow_down', message: 'Too much at once.' } };

/** Answers these, one after the other, and the last for ever. */
function serve(answers: { status: number; body: unknown }[]) {
  const fetched = vi.fn((..._: Parameters<typeof fetch>) => {
    const { status, body } = (answers.length > 1 ? answers.shift() : answers[0]) ?? SLOW;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('too much at once', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('what is only read is asked for again, and nobody notices', async () => {
    const fetched = serve([SLOW, SLOW, { status: 200, body: [] }]);
    const words = api.words('t', null, { at: 3 });
    await vi.runAllTimersAsync();
    expect(await words).toEqual({ ok: true, value: [] });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('not for ever', async () => {
    const fetched = serve([SLOW]);
    const story = api.storyOf('{}');
    await vi.runAllTimersAsync();
    expect(await story).toMatchObject({ ok: false, no: { code: 'slow_down' } });
    expect(fetched).toHaveBeenCalledTimes(6);
  });

  test('who does something is told at once', async () => {
    const fetched = serve([SLOW]);
    expect(await api.signIn('anna', 'secret')).toMatchObject({ ok: false, no: { code: 'slow_down' } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
