// A table's socket that does not stay down. What was asked and not answered is asked again under the same key after a
// break, and after a reload of the page, so that a move is neither lost nor made twice.
import { api, newKey, type Answer } from './api';
import { HereSocket, isHere } from './here';
import { me } from './me.svelte';
import { patience } from './patience';
import type { ClientMessage } from './protocol/ClientMessage';
import type { Command } from './protocol/Command';
import type { Done } from './protocol/Done';
import type { Refusal } from './protocol/Refusal';
import type { ServerMessage } from './protocol/ServerMessage';
import { answered, asked, unanswered } from './unanswered';

/** `lost` is between two tries; `refused` and `closed` are for good. */
export type Link = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

export interface Listener {
  /** Every message but answers to commands. */
  heard(message: ServerMessage): void;
  /** The last number seen, asked for at each connection. */
  since(): number;
  /** The server will not have us here: no such table, for instance. */
  refused(refusal: Refusal): void;
  /** Something was asked before the page was reloaded, and is asked again. */
  resumed?(command: Command, answer: Promise<Answer<Done>>): void;
}

/** What the world outside is to a socket; tests bring their own. */
export interface Outside {
  /** Whether the server knows us, as a guest at least: a socket opened before that is nobody's. */
  known(): boolean;
  /** Makes us known to it: as who we are, or as somebody new. */
  introduce(): Promise<unknown>;
  open(url: string): WebSocket;
  /** Why a table will never answer; null if nobody knows, and it may. A socket that is not opened cannot say. */
  why(table: string): Promise<Refusal | null>;
  random(): number;
  /** Whether it does without a network. */
  readonly near?: boolean;
}

interface Waiting {
  command: Command;
  answer(answer: Answer<Done>): void;
}

/** The server says something every 20 s. That and a little more without a word, and the line is dead. */
export const SILENCE = 23_000;
/** After so long without an answer to what was asked, people are told that it is not their doing. */
export const SLOW = 3_000;

/** The session has ended: a new one must be made before the next try. */
const SESSION_ENDED = 4001;

const BROWSER: Outside = {
  known: () => me.now !== null,
  introduce: () => me.load(),
  open: (url) => new WebSocket(url),
  why: async (table) => {
    const answer = await api.look(table);
    return !answer.ok && answer.no.code === 'no_such_table' ? answer.no : null;
  },
  random: Math.random,
};

/** A table on this device knows us, and answers without a network. */
const HERE: Outside = {
  known: () => true,
  introduce: () => Promise.resolve(),
  open: (url) => {
    const { pathname, searchParams } = new URL(url);
    const table = decodeURIComponent(pathname.split('/').at(-2) ?? '');
    return new HereSocket(table, Number(searchParams.get('since'))) as unknown as WebSocket;
  },
  why: () => Promise.resolve(null),
  random: Math.random,
  near: true,
};

export class TableSocket {
  link = $state<Link>('connecting');
  /** Whether something was asked, and nothing has come for a while: the line may be dead, or only slow. */
  slow = $state(false);
  /** How many tries have failed in a row. */
  tries = $state(0);

  readonly #table: string;
  readonly #listener: Listener;
  readonly #outside: Outside;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  /** Whether anything was heard from it. */
  #spoke = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, listener: Listener, outside: Outside = isHere(table) ? HERE : BROWSER) {
    this.#table = table;
    this.#listener = listener;
    this.#outside = outside;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
    for (const { key, command } of unanswered(table)) listener.resumed?.(command, this.#wait(key, command));
    this.#connect();
  }

  /** Asks for something to be done. The promise lasts as long as it takes, breaks included. */
  do(command: Command): Promise<Answer<Done>> {
    const key = newKey();
    asked(this.#table, key, command);
    const answer = this.#wait(key, command);
    this.#send({ type: 'do', key, command });
    return answer;
  }

  #wait(key: string, command: Command): Promise<Answer<Done>> {
    return new Promise((answer) => this.#waiting.set(key, { command, answer }));
  }

  /** Lifts a seat's curtain; null lowers it. Unlike a command it is not repeated: the snapshot after a break asks anew. */
  lift(seat: number | null, since: number | null): void {
    this.#send({ type: 'lift', seat, since });
  }

  /** Tries again now. */
  retry(): void {
    if (this.link === 'lost') this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#end('closed');
  }

  /** Someone looks at the page again, or the network is back: do not let them wait for the next try. */
  #hurry = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  /** The browser knows that there is no network before the line does. */
  #cut = (): void => {
    if (this.#socket && !this.#outside.near) this.#lose(this.#socket, 1006);
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.link = 'connecting';
    if (this.#outside.known()) this.#open();
    else void this.#introduce();
  }

  async #introduce(): Promise<void> {
    await this.#outside.introduce();
    if (this.link !== 'connecting') return;
    if (this.#outside.known()) this.#open();
    else this.#tryLater();
  }

  #open(): void {
    const socket = this.#outside.open(api.socketUrl(this.#table, this.#listener.since()));
    this.#socket = socket;
    this.#spoke = false;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => this.#lose(socket, code);
    this.#stayAwake();
  }

  #hear(message: ServerMessage): void {
    this.#spoke = true;
    this.#stayAwake();
    switch (message.type) {
      case 'done':
        this.#answer(message.key, { ok: true, value: message.done });
        return;
      case 'refused':
        if (message.key !== null) this.#answer(message.key, { ok: false, no: message.refusal });
        else if (this.link === 'connecting') this.#refuse(message.refusal);
        return;
      case 'snapshot':
        // Only now is the line good: a proxy in front of a dead server opens sockets too.
        if (this.link !== 'open') this.#opened();
    }
    this.#listener.heard(message);
  }

  #opened(): void {
    this.link = 'open';
    this.tries = 0;
    for (const [key, { command }] of this.#waiting) this.#send({ type: 'do', key, command });
  }

  #answer(key: string, answer: Answer<Done>): void {
    const waiting = this.#waiting.get(key);
    // Not known whether it was done: the same key will tell.
    if (!answer.ok && answer.no.code === 'store_unavailable' && waiting) {
      setTimeout(() => this.#send({ type: 'do', key, command: waiting.command }), 1000);
      return;
    }
    this.#waiting.delete(key);
    answered(key);
    waiting?.answer(answer);
  }

  #refuse(refusal: Refusal): void {
    this.#end('refused');
    this.#listener.refused(refusal);
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.link === 'closed' || this.link === 'refused') return;
    this.#socket = null;
    socket.close();
    clearTimeout(this.#watch);
    this.#tryLater(code);
  }

  #tryLater(code?: number): void {
    this.link = 'lost';
    const wait = patience(this.tries, this.#outside.random());
    this.tries += 1;
    this.#retry = setTimeout(() => void this.#again(code), wait);
  }

  /** Tries once more, as a new guest if the old session has ended. */
  async #again(code?: number): Promise<void> {
    if (code === SESSION_ENDED) await this.#outside.introduce();
    const no = this.#spoke ? null : await this.#outside.why(this.#table);
    if (no && this.link === 'lost') this.#refuse(no);
    else this.retry();
  }

  /** Takes silence for a broken line. */
  #stayAwake(): void {
    this.slow = false;
    clearTimeout(this.#patience);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    // A dead line may take minutes to say that it is closed.
    this.#watch = setTimeout(() => socket && this.#lose(socket, 1006), SILENCE);
  }

  #send(message: ClientMessage): void {
    if (this.link !== 'open') return;
    this.#socket?.send(JSON.stringify(message));
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.slow = this.link === 'open'), SLOW);
  }

  #end(link: Link): void {
    this.link = link;
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    clearTimeout(this.#patience);
    this.#socket?.close();
    this.#socket = null;
  }
}
