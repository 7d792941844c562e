// The host, which is WebAssembly: a question in JSON goes in, an answer in JSON comes out.

interface Exports {
  memory: WebAssembly.Memory;
  readonly room: (length: number) => number;
  readonly ask: () => number;
  readonly answered: () => number;
}

export class Door {
  readonly #exports: Exports;

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
  }

  /** Loads it from an address. */
  static async at(address: string): Promise<Door> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`no host at ${address}: ${response.status}`);
    // Not while it streams: a plain file server may not know what kind of file it is.
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
    return new Door(instance);
  }

  ask(question: object): unknown {
    const asked = new TextEncoder().encode(JSON.stringify(question));
    const { memory, room, ask, answered } = this.#exports;
    // Memory may move while it grows: it is looked for each time anew.
    const place = room(asked.length);
    new Uint8Array(memory.buffer, place, asked.length).set(asked);
    const found = ask();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, found, answered())));
  }
}
