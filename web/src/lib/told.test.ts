import { afterEach, expect, test, vi } from 'vitest';
import { deviceName, mark, rememberDevice, sayOutOfSight, thisDevice } from './told';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['something new', 'Browser'],
])('a browser is known by what its owner would call it: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

/** A browser that lets itself be told, and what it showed. */
function browser(permission: string, hidden: boolean) {
  const shown: unknown[][] = [];
  const showNotification = (...said: unknown[]) => Promise.resolve(void shown.push(said));
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', {});
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ showNotification }) },
  });
  return shown;
}

test('a page out of sight says it, once the device is one that is told', async () => {
  const shown = browser('granted', true);
  await sayOutOfSight('Your turn', 'Marshals', 'abc');
  expect(shown).toEqual([]);
  rememberDevice('way');
  expect(thisDevice()).toBe('way');
  await sayOutOfSight('Your turn', 'Marshals', 'abc');
  expect(shown).toEqual([['Your turn', expect.objectContaining({ body: 'Marshals', tag: 'abc', data: '#/t/abc' })]]);
  rememberDevice(null);
  expect(thisDevice()).toBeNull();
});

test.each([
  ['seen', 'granted', false],
  ['forbidden', 'denied', true],
])('a page that is %s says nothing', async (_, permission, hidden) => {
  const shown = browser(permission, hidden);
  rememberDevice('way');
  await sayOutOfSight('Your turn', 'Marshals', 'abc');
  expect(shown).toEqual([]);
});

test('the icon is marked where that is possible', () => {
  const done: string[] = [];
  expect(() => mark(true)).not.toThrow();
  Object.assign(navigator, {
    setAppBadge: () => Promise.resolve(void done.push('set')),
    clearAppBadge: () => Promise.resolve(void done.push('clear')),
  });
  mark(true);
  mark(false);
  expect(done).toEqual(['set', 'clear']);
});
