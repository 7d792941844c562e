// Being told on this device that it is my turn: by the browser while the page is closed, by the page while it is out of sight.
import type { AddWay } from './protocol/AddWay';

/** Under which the server's id of this device is remembered. */
const REMEMBERED = 'tinstar.told';

/** Whether this browser can be told while the page is closed. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The server's id of this device, if it is told here. */
export const thisDevice = (): string | null => localStorage.getItem(REMEMBERED);

export function rememberDevice(way: string | null): void {
  if (way === null) localStorage.removeItem(REMEMBERED);
  else localStorage.setItem(REMEMBERED, way);
}

/** What I know this browser by, beside my others. */
export function deviceName(agent: string): string {
  const known = (names: [string, RegExp][]) => names.find(([, sign]) => sign.test(agent))?.[0];
  const browser = known([
    ['Firefox', /Firefox|FxiOS/],
    ['Edge', /Edg/],
    ['Opera', /OPR/],
    ['Chrome', /Chrome|CriOS/],
    ['Safari', /Safari/],
  ]);
  const device = known([
    ['Android', /Android/],
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Windows', /Windows/],
    ['Mac', /Mac OS/],
    ['Linux', /Linux/],
  ]);
  return [browser, device].filter(Boolean).join(', ') || 'Browser';
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
  return navigator.serviceWorker.ready;
}

/** Asks the browser to let this device be told; nothing if it, or its owner, does not want that. */
export async function tellThisDevice(key: string): Promise<AddWay | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  // One that was made for another server's key would never be reached again.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  const label = deviceName(navigator.userAgent);
  return { kind: 'push', endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', label };
}

/** The browser forgets that this device is told. */
export async function forgetThisDevice(): Promise<void> {
  rememberDevice(null);
  const registered = await navigator.serviceWorker.getRegistration();
  await (await registered?.pushManager.getSubscription())?.unsubscribe();
}

/** Says so on this device, if it may be told and nobody looks at the page. */
export async function sayOutOfSight(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || thisDevice() === null || !canBeTold() || Notification.permission !== 'granted') return;
  const registered = await navigator.serviceWorker.getRegistration();
  await registered?.showNotification(title, { body, tag: table, data: `#/t/${table}`, icon: 'icon-192.png' });
}

/** Marks the icon of an installed page, or takes the mark away. */
export function mark(yours: boolean): void {
  const badge = navigator as { setAppBadge?(): Promise<void>; clearAppBadge?(): Promise<void> };
  void (yours ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => {});
}
