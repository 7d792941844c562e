// Who I am. The server makes a guest at the first visit, with a name to begin with.
import { api, type Answer } from './api';
import type { Me } from './protocol/Me';
import { read, write } from './store';
import { texts } from './texts.svelte';
import { forgetUnanswered } from './unanswered';

class Myself {
  now = $state.raw<Me | null>(null);
  /** Whether this person has been asked for a name. */
  named = $state(read('named', false));

  /** Which of the suggested names this visit's guest gets. */
  readonly #luck = Math.random();

  get name(): string {
    return this.now?.name ?? '';
  }

  /** The name to begin with: one's own, or for somebody new one that suits the place. */
  get suggested(): string {
    if (this.named) return this.name;
    const names = texts.t('welcome-suggestions').split(',');
    return names[Math.floor(this.#luck * names.length)]?.trim() ?? this.name;
  }

  /** Somebody who plays without having given a name goes by the suggested one. */
  async introduce(): Promise<void> {
    if (!this.named) await this.rename(this.suggested);
  }

  async load(): Promise<void> {
    this.#take(await api.me());
  }

  async rename(name: string): Promise<Answer<Me>> {
    const answer =
      name.trim() === this.name ? { ok: true as const, value: this.now as Me } : await api.rename(name.trim());
    if (answer.ok) this.#introduced();
    return this.#take(answer);
  }

  /** Makes an account; answers the codes that bring it back, which are shown only now. */
  async makeAccount(login: string, password: string): Promise<Answer<string[]>> {
    const answer = await api.makeAccount(login, password);
    if (!answer.ok) return answer;
    const { codes, ...now } = answer.value;
    this.now = now;
    return { ok: true, value: codes };
  }

  async signIn(login: string, password: string): Promise<Answer<Me>> {
    return this.#arrive(await api.signIn(login, password));
  }

  /** Sets a new password with one of the codes, and signs in. */
  async recover(login: string, code: string, password: string): Promise<Answer<Me>> {
    return this.#arrive(await api.recover(login, code, password));
  }

  /** The same with a link that was sent. */
  async recoverByMail(token: string, password: string): Promise<Answer<Me>> {
    return this.#arrive(await api.recoverByMail(token, password));
  }

  #arrive(answer: Answer<Me>): Answer<Me> {
    if (answer.ok) {
      this.#introduced();
      forgetUnanswered();
    }
    return this.#take(answer);
  }

  async signOut(): Promise<Answer<null>> {
    return this.#begone(await api.signOut());
  }

  async remove(login?: string, password?: string): Promise<Answer<null>> {
    return this.#begone(await api.deleteMe(login, password));
  }

  #introduced(): void {
    this.named = true;
    write('named', true);
  }

  #take(answer: Answer<Me>): Answer<Me> {
    if (answer.ok) this.now = answer.value;
    return answer;
  }

  async #begone(answer: Answer<null>): Promise<Answer<null>> {
    if (answer.ok) {
      this.named = false;
      write('named', false);
      forgetUnanswered();
      await this.load();
    }
    return answer;
  }
}

export const me = new Myself();
