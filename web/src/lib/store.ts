// Small things the browser keeps for us. Storage may be full, blocked or filled with somebody else's text: what cannot
// be read is as if it had never been written.

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`tinstar.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`tinstar.${name}`, JSON.stringify(value));
  } catch {
    // A private window: it is forgotten with the page.
  }
}
