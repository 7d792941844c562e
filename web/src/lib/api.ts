// The server over HTTP. A refusal is a value, not an exception: it is part of the game that things are refused.
import type { AccountMade } from './protocol/AccountMade';
import type { Command } from './protocol/Command';
import type { DiceTold } from './protocol/DiceTold';
import type { Done } from './protocol/Done';
import type { GameCard } from './protocol/GameCard';
import type { MailNow } from './protocol/MailNow';
import type { Leaderboard } from './protocol/Leaderboard';
import type { MatchesPlayed } from './protocol/MatchesPlayed';
import type { MatchPlayed } from './protocol/MatchPlayed';
import type { Me } from './protocol/Me';
import type { NewTable } from './protocol/NewTable';
import type { AddWay } from './protocol/AddWay';
import type { NoticesNow } from './protocol/NoticesNow';
import type { Profile } from './protocol/Profile';
import type { PuzzleSolved } from './protocol/PuzzleSolved';
import type { PuzzlesOf } from './protocol/PuzzlesOf';
import type { PuzzleTold } from './protocol/PuzzleTold';
import type { Quiet } from './protocol/Quiet';
import type { Refusal } from './protocol/Refusal';
import type { RuleCard } from './protocol/RuleCard';
import type { ReviewNow } from './protocol/ReviewNow';
import type { ReviewOfFile } from './protocol/ReviewOfFile';
import type { Say } from './protocol/Say';
import type { Shows } from './protocol/Shows';
import type { MatchTold } from './protocol/MatchTold';
import type { Snapshot } from './protocol/Snapshot';
import type { TableChat } from './protocol/TableChat';
import type { TableList } from './protocol/TableList';
import type { TableMade } from './protocol/TableMade';
import type { Tried } from './protocol/Tried';
import type { Way } from './protocol/Way';
import { askHere, isHere, isHerePath, tellHere } from './here';
import { patience } from './patience';
import { SITE, said } from './site';
import { texts } from './texts.svelte';

/** Why something was not done: the server said no, or could not be reached. */
export type Trouble = Refusal | { code: 'offline' | 'unreadable'; rule?: null; message: string };

export type Answer<T> = { ok: true; value: T } | { ok: false; no: Trouble };

/** Whose eyes: a seat, nobody's, or my own. */
export type Eyes = number | 'spectator' | null;

/** A moment of a story: a number, and how many of its lines have been told if not all. */
export interface Moment {
  at: number;
  lines?: number;
}

/** Which of somebody's matches. */
export interface Which {
  game?: string | null;
  seats?: number | null;
  won?: boolean | null;
  rated?: boolean | null;
  after?: string | null;
}

let asking: Promise<Answer<Me>> | null = null;

export const api = {
  /** Who I am; somebody new is made a guest. Whoever asks meanwhile gets the same answer, not another guest. */
  me: () => (asking ??= send<Me>('GET', 'me').finally(() => (asking = null))),
  rename: (name: string) => ask<Me>('PATCH', 'me', { name }),
  makeAccount: (login: string, password: string) => ask<AccountMade>('POST', 'account', { login, password }),
  changePassword: (password: string, next: string) => ask<null>('POST', 'password', { password, new: next }),
  recover: (login: string, code: string, password: string) => ask<Me>('POST', 'recover', { login, code, password }),
  /** Whether mail is to be had here, and my address. */
  mail: () => ask<MailNow>('GET', 'mail'),
  setMail: (password: string, address: string | null) => ask<null>('POST', 'mail', { password, address }),
  /** How I am told that it is my turn. */
  notices: () => ask<NoticesNow>('GET', 'notices'),
  addWay: (way: AddWay) => ask<Way>('POST', 'notices/ways', way),
  setWay: (way: string, on: boolean) => ask<null>('PATCH', `notices/ways/${way}`, { on }),
  tryWay: (way: string) => ask<Tried>('POST', `notices/ways/${way}/test`),
  removeWay: (way: string) => ask<null>('DELETE', `notices/ways/${way}`),
  setQuiet: (quiet: Quiet | null) => ask<null>('PUT', 'notices/quiet', { quiet }),
  /** Nothing more is sent by the way that the word belongs to. */
  stopWay: (word: string) => ask<null>('POST', `notices/stop/${encodeURIComponent(word)}`),
  tableChat: (table: string) => ask<TableChat>('GET', `tables/${table}/chat`),
  setTableChat: (table: string, url: string | null) => ask<TableChat>('PUT', `tables/${table}/chat`, { url }),
  tryTableChat: (table: string) => ask<Tried>('POST', `tables/${table}/chat/test`),
  confirmMail: (token: string) => ask<null>('POST', 'mail/confirm', { token }),
  /** Asks for a link to a new password; answered the same for every login. */
  forgotten: (login: string) => ask<null>('POST', 'forgotten', { login }),
  recoverByMail: (token: string, password: string) => ask<Me>('POST', 'recover-by-mail', { token, password }),
  deleteMe: (login?: string, password?: string) =>
    ask<null>('DELETE', 'account', login ? { login, password } : undefined),
  signIn: (login: string, password: string) => ask<Me>('POST', 'sign-in', { login, password }),
  signOut: () => ask<null>('POST', 'sign-out'),

  /** What somebody played comes to; what I did, if nobody is named. */
  profile: (person: string | null) => read<Profile>('GET', person === null ? 'me/profile' : `people/${part(person)}`),
  /** A page of somebody's matches, the latest first. */
  played: (person: string | null, which: Which) =>
    read<MatchesPlayed>('GET', `${person === null ? 'me' : `people/${part(person)}`}/matches${query({ ...which })}`),
  setShows: (shows: Shows) => ask<null>('PUT', 'me/shows', { shows }),
  /** The strongest in a game, for each number of players. */
  strongest: (game: string) => read<Leaderboard[]>('GET', `ratings/${part(game)}`),
  /** How a table's match ended, and what it changed once it was counted. */
  result: (table: string) => read<MatchPlayed>('GET', `tables/${part(table)}/result`),

  games: () => ask<GameCard[]>('GET', 'games'),
  rules: (game: string) => ask<RuleCard[]>('GET', `rules/${part(game)}`),
  /** All puzzles there are, game by game. */
  puzzles: () => ask<PuzzlesOf[]>('GET', 'puzzles'),
  puzzle: (id: string) => ask<PuzzleTold>('GET', `puzzles/${part(id)}`),
  /** Makes a choice in a puzzle, by its place in the list. */
  solve: (id: string, choice: number) => ask<PuzzleSolved>('POST', `puzzles/${part(id)}`, { choice }),
  publicTables: () => ask<TableList>('GET', 'tables'),
  /** A page of them, the newest first. */
  myTables: (after: string | null = null) => ask<TableList>('GET', `my-tables${query({ after })}`),
  makeTable: (table: NewTable) => ask<TableMade>('POST', 'tables', table),

  /** Tells the host about whoever holds a seat, or made the table. */
  report: (table: string, text: string, seat: number | null = null) =>
    ask<null>('POST', `tables/${part(table)}/report`, { seat, text }),
  /** Hides all public tables of whoever made this one. */
  hide: (table: string) => ask<null>('POST', `tables/${part(table)}/hide`),
  showAll: () => ask<null>('DELETE', 'hidden'),

  /** How a table stands. */
  look: (table: string) => ask<Snapshot>('GET', `tables/${part(table)}`),
  command: (table: string, command: Command, key = newKey()) =>
    ask<Done>('POST', `tables/${part(table)}/commands`, { key, command }),
  story: (table: string, seat: Eyes = null, since?: number) =>
    read<MatchTold>('GET', `tables/${part(table)}/story${query({ seat, since })}`),
  /** Asks for the review of a match that is over, and says how far it is. */
  askReview: (table: string) => read<ReviewNow>('POST', `tables/${part(table)}/review`),
  askReviewOf: (record: string) => read<ReviewOfFile>('POST', 'review', record),
  reviewOf: (file: string) => read<ReviewNow>('GET', `review/${part(file)}`),
  /** Every die and shuffle of a match that is over, counted. */
  dice: (table: string) => read<DiceTold>('GET', `tables/${part(table)}/dice`),
  diceOf: (record: string) => orHere(read<DiceTold>('POST', 'dice', record), { ask: 'recount', record }),
  storyOf: (record: string, seat: Eyes = null) =>
    orHere(read<MatchTold>('POST', `story${query({ seat })}`, record), { ask: 'retell', record, eyes: eyes(seat) }),
  words: (table: string, seat: Eyes = null, moment: Partial<Moment> = {}) =>
    read<Say[]>('GET', `tables/${part(table)}/words${query({ seat, ...moment })}`),
  wordsOf: (record: string, seat: Eyes, moment: Moment) =>
    orHere(read<Say[]>('POST', `words${query({ seat, ...moment })}`, record), {
      ask: 'reword',
      record,
      eyes: eyes(seat),
      at: moment.at,
      lines: moment.lines ?? null,
    }),

  /** Where everything that is stored about me can be downloaded. */
  myDataUrl: () => address('me/data'),
  /** The record of a match as it is written. */
  record: (table: string): Promise<Answer<string>> =>
    isHere(table) ? read<string>('GET', `tables/${part(table)}/record`) : text(`tables/${part(table)}/record`),
  /** Where a table's record can be downloaded. */
  recordUrl: (table: string) => address(`tables/${part(table)}/record`),
  /** Where a table's socket is. */
  socketUrl(table: string, since: number): string {
    const url = new URL(address(`tables/${part(table)}/socket`));
    url.protocol = url.protocol.replace('http', 'ws');
    url.search = `?since=${since}&lang=${texts.tongue}`;
    return url.href;
  },
};

/** A name for a command, new each time: sent again under the same name it is never done twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How often what is only read is asked for again when the server says that it is too much at once. */
const PATIENT = 5;

/** Asks for something to read. Whoever leafs through a match faster than the server tells it waits a moment instead of
 * being refused. */
async function read<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask<T>(method, path, body);
    if (answer.ok || answer.no.code !== 'slow_down' || tries === PATIENT) return answer;
    await new Promise((resolve) => setTimeout(resolve, patience(tries, Math.random())));
  }
}

/** What a server tells of a record file this device can tell too, when no server can be reached. */
async function orHere<T>(asked: Promise<Answer<T>>, question: object): Promise<Answer<T>> {
  const answer = await asked;
  if (answer.ok || answer.no.code !== 'offline') return answer;
  return (await tellHere<T>(question)) ?? answer;
}

const eyes = (seat: Eyes): string | null => (seat === null ? null : String(seat));

/** A document as it is written: numbers in it are larger than a page can hold. */
async function text(path: string): Promise<Answer<string>> {
  const found = await fetch(address(path), { credentials: 'same-origin' }).catch(() => null);
  if (found?.ok) return { ok: true, value: await found.text() };
  return { ok: false, no: { code: 'offline', message: texts.t('trouble-offline') } };
}

/** Asks; as somebody whom the server does not know, once more as a guest. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const answer = await send<T>(method, path, body);
  if (answer.ok || answer.no.code !== 'signed_out') return answer;
  return (await api.me()).ok ? send<T>(method, path, body) : answer;
}

async function send<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  if (isHerePath(path)) return askHere<T>(method, path, body);
  const found = SITE ? said(path, texts.tongue) : address(path);
  if (found === null) return { ok: false, no: { code: 'offline', message: texts.t('site-alone') } };
  const headers = new Headers({ 'accept-language': texts.tongue });
  if (body !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(new URL(found, document.baseURI).href, {
      method,
      headers,
      credentials: 'same-origin',
      // A record file is sent as it was read.
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    return { ok: false, no: { code: 'offline', message: texts.t('trouble-offline') } };
  }
  return answered<T>(response);
}

async function answered<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text().catch(() => '');
  try {
    const value: unknown = text === '' ? null : JSON.parse(text);
    if (response.ok) return { ok: true, value: value as T };
    if (isRefusal(value)) return { ok: false, no: value };
  } catch {
    // Not ours: a proxy's error page, say.
  }
  return { ok: false, no: { code: 'unreadable', message: texts.t('trouble-unreadable', { status: response.status }) } };
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/** An address beside the page, so that a sub-path works. */
function address(path: string): string {
  return new URL(`api/${path}`, document.baseURI).href;
}

export function part(text: string): string {
  return encodeURIComponent(text);
}

function query(gaps: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(gaps).filter(([, value]) => value !== null && value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}
