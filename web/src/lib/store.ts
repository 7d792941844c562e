// Small things the browser keeps for us. Storage may be full, blocked or filled with somebody else's text: what cannot
// be read is as if it had never been written.

/** Where, which is how long: until somebody clears it, or as long as the tab is there, through reloads. */
export type Drawer = 'localStorage' | 'sessionStorage';

export function read<T>(name: string, otherwise: T, drawer: Drawer = 'localStorage'): T {
  try {
    const text = window[drawer].getItem(`tinstar.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown, drawer: Drawer = 'localStorage'): void {
  try {
    window[drawer].setItem(`tinstar.${name}`, JSON.stringify(value));
  } catch {
    // A private window: it is forgotten with the page.
  }
}
