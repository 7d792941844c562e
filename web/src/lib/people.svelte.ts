// The people I have to do with, as the server has them; asked for again after each change.
import { ask, part, type Answer } from './api';
import type { AskedFriend } from './protocol/AskedFriend';
import type { FriendLink } from './protocol/FriendLink';
import type { FriendLinkOf } from './protocol/FriendLinkOf';
import { LATER } from './registry';
import type { Met } from './protocol/Met';
import type { People } from './protocol/People';
import type { Somebody } from './protocol/Somebody';
import { t, texts } from './texts.svelte';
import { toasts } from './toasts.svelte';

/** What the server does about people. It is apart from the rest, because home does not need it. */
export const social = {
  people: () => ask<People>('GET', 'friends'),
  /** Asks somebody to be my friend, or says yes to somebody who asked me. */
  befriend: (whom: Somebody) => ask<AskedFriend>('POST', 'friends', whom),
  unfriend: (person: string) => ask<null>('DELETE', `friends/${part(person)}`),
  /** The link that I send to friends; another makes the one before worthless. */
  link: (another = false) => ask<FriendLink>('POST', 'friend-link', { another }),
  linkOf: (token: string) => ask<FriendLinkOf>('GET', `friend-link/${part(token)}`),
  follow: (token: string) => ask<AskedFriend>('POST', `friend-link/${part(token)}`),
  /** Keeps somebody away from me, and me from them. */
  block: (whom: Somebody) => ask<null>('POST', 'hidden', whom),
  unblock: (person: string) => ask<null>('DELETE', `hidden/${part(person)}`),
  invite: (table: string, whom: Somebody) => ask<null>('POST', `tables/${part(table)}/invitations`, whom),
  decline: (table: string) => ask<null>('DELETE', `tables/${part(table)}/invitations`),
};

export const seatOf = ({ table, seat }: Met): Somebody => ({ table, seat });

export class Acquaintances {
  now = $state.raw<Answer<People> | null>(null);
  /** Whether the words for it are here. */
  learnt = $state(false);

  constructor() {
    void texts.learn(LATER).then(() => (this.learnt = true));
  }

  get people(): People | null {
    return this.learnt && this.now?.ok ? this.now.value : null;
  }

  async load(): Promise<void> {
    const answer = await social.people();
    // Whoever cannot be asked again has not said that there is nobody.
    if (answer.ok || !this.now?.ok) this.now = answer;
  }

  async befriend(whom: Somebody): Promise<void> {
    const answer = await social.befriend(whom);
    if (answer.ok) toasts.news(t(answer.value.friends ? 'friends-made' : 'friends-asked-now'));
    else toasts.refusal(answer.no);
    await this.load();
  }

  unfriend = (person: string) => this.#done(social.unfriend(person), 'friends-ended');
  block = (whom: Somebody) => this.#done(social.block(whom), 'friends-blocked-now');
  unblock = (person: string) => this.#done(social.unblock(person), 'friends-unblocked');

  async #done(doing: Promise<Answer<null>>, words: string): Promise<void> {
    const answer = await doing;
    if (answer.ok) toasts.news(t(words));
    else toasts.refusal(answer.no);
    await this.load();
  }
}
