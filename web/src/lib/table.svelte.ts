// A table as this browser knows it: the one place where its state is kept. What the server said last is `now`; what the
// screen shows, which may still be catching up with it, is `shown`. Components read, and ask for things by methods.
import { board as boardOf } from './registry';
import { api, type Answer } from './api';
import type { BoardModule, SeatHolder, SeatLook } from './board';
import { unfold, type Seen } from './fold';
import { games } from './games.svelte';
import { curtain } from './hotseat';
import { gameLines, logLines, tableLines, type GameLine, type LogLine } from './log';
import { Picking } from './picking.svelte';
import { hear, paceOf, thrownBy } from './acting';
import { Player, type Step } from './player.svelte';
import { prefs } from './prefs.svelte';
import type { ChatSaid } from './protocol/ChatSaid';
import type { ChoiceOffered } from './protocol/ChoiceOffered';
import type { Command } from './protocol/Command';
import type { Done } from './protocol/Done';
import type { Happened } from './protocol/Happened';
import type { Hint } from './protocol/Hint';
import type { Present } from './protocol/Present';
import type { Refusal } from './protocol/Refusal';
import type { Say } from './protocol/Say';
import type { ServerMessage } from './protocol/ServerMessage';
import type { Situation } from './protocol/Situation';
import type { Snapshot } from './protocol/Snapshot';
import type { Update } from './protocol/Update';
import type { You } from './protocol/You';
import { seatName } from './names';
import { shownFrames } from './replay.svelte';
import { looks, unchanged } from './seats';
import { lastSeen, sawUpTo } from './seen';
import { TableSocket, type Outside } from './socket.svelte';
import { texts } from './texts.svelte';
import { toasts } from './toasts.svelte';
import type { Person } from './words';

/** How the table stands, and what is seen of the game. */
export type Shown = Situation & { view: unknown };

/** How long dice lie there while a clock runs, in milliseconds. */
const PATIENCE = 4000;

const NOBODY: You = { person: null, seats: [], seat: null, owner: false };

/** The same whenever there is nothing to choose, so that nobody thinks that something has changed. */
const NOTHING: readonly ChoiceOffered[] = [];

export class Table {
  readonly id: string;
  readonly socket: TableSocket;
  readonly player: Player<Seen<GameLine>>;
  readonly picking: Picking;

  /** The game's id; null until the server has spoken. */
  game = $state<string | null>(null);
  board = $state.raw<BoardModule | null>(null);
  /** What was chosen when the table was laid. */
  terms = $state.raw<Pick<Snapshot, 'options' | 'clock' | 'rated'>>({
    options: [],
    clock: { kind: 'none' },
    rated: false,
  });
  you = $state.raw<You>(NOBODY);
  /** The latest number heard. */
  seq = $state(0);
  now = $state.raw<Shown | null>(null);
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatSaid[]>([]);
  present = $state.raw<Present>({ seats: [], watching: 0 });
  /** Why there is nothing to be seen here. */
  refusal = $state.raw<Refusal | null>(null);
  /** Who is to be given the screen before anything more is shown. */
  passTo = $state<number | null>(null);
  /** Whether what is being played happened while nobody was here. */
  catchingUp = $state(false);
  /** Whether something is being acted out that whoever sits here did: nobody else is waited for, and nobody knows yet who will be. */
  ownActs = $state(false);
  /** What must be added to this computer's clock to have the server's. */
  skew = $state(0);
  /** The choice that is on its way, as its place among those that were shown; null if none is. */
  sent = $state<number | null>(null);
  /** What a good player would do, if it was asked for and is still to be decided. */
  hint = $state.raw<Hint | null>(null);
  /** Whether it is being found out. */
  hinting = $state(false);
  /** The number that our latest act will lead to; until it is heard, there is nothing to choose. */
  #awaited = $state(0);
  /** The seats as they were last asked for: the same until something about them is different. */
  #seats: SeatLook[] = [];
  #inbox: ServerMessage[] = [];
  #reading = false;
  /** Whether `log` is of other eyes than the snapshot that is awaited. */
  #anew = false;
  /** What throws dice for whoever has a clock and does not. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Where nobody looks, nothing waits. */
  readonly #hidden = () => {
    if (document.visibilityState === 'hidden') this.roll();
  };

  constructor(id: string, outside?: Outside) {
    this.id = id;
    this.player = new Player<Seen<GameLine>>({
      lasts: ({ event }) => paceOf(this.board, event, this.shown?.view),
      speed: () => (prefs.moves && document.visibilityState === 'visible' ? prefs.speed : 0),
      hurries: () => true,
      near: ({ say }) => this.#isAbout(say, this.shown?.seat ?? null),
      holds: ({ event }, step, before) => this.#holds(event, step, before),
      begun: (line) => this.#begun(line),
      done: ({ after }) => this.#follow(after),
      settled: () => this.#settled(),
    });
    document.addEventListener('visibilitychange', this.#hidden);
    this.picking = new Picking(
      (choice) => prefs.confirm && !this.shown?.undoable.includes(choice),
      (choice) => this.choose(choice),
    );
    this.socket = new TableSocket(
      id,
      {
        heard: (message) => this.#heard(message),
        since: () => this.seq,
        refused: (refusal) => (this.refusal = refusal),
        resumed: (command, answer) => void this.#resume(command, answer),
      },
      outside,
    );
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hidden);
    clearTimeout(this.#patience);
    this.socket.close();
    this.player.stop();
  }

  /** What the viewer may do now: nothing while events are played or an act is under way. */
  get choices(): readonly ChoiceOffered[] {
    const free = this.player.idle && this.passTo === null && this.seq >= this.#awaited;
    return free ? (this.shown?.choices ?? NOTHING) : NOTHING;
  }

  /** What is in the list of choices: while one of them is on its way, still all of them, so that nothing jumps. */
  get offered(): readonly ChoiceOffered[] {
    return this.acting && this.player.idle && this.passTo === null ? (this.shown?.choices ?? NOTHING) : this.choices;
  }

  /** Whether the question answers itself, as one does that is asked only so that others learn nothing. */
  get onlyAnswer(): boolean {
    return this.choices.length === 1 && this.you.seats.length === 1;
  }

  /** Whether an act is on its way. */
  get acting(): boolean {
    return this.seq < this.#awaited;
  }

  /** Whose dice wait to be thrown by whoever sits at this screen; null if none do. */
  get rolls(): number | null {
    return this.player.held && thrownBy(this.board, this.player.held.event);
  }

  /** Throws the dice that wait. */
  roll = (): void => {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.player.release();
  };

  /** Whether it can be asked what a good player would do. */
  get canHint(): boolean {
    return this.shown?.hints?.open === true && this.choices.length > 1;
  }

  /** Asks what a good player would do: the answer is for this screen alone. */
  async askHint(): Promise<void> {
    const [seat, choices] = [this.shown?.seat, this.shown?.choices];
    if (seat == null || !this.canHint || this.hinting || this.hint) return;
    this.hinting = true;
    const answer = await this.do({ type: 'hint', seat, based_on: this.seq });
    this.hinting = false;
    // Whatever is asked by now, it is not what the hint is about.
    if (answer.ok && answer.value.hint && this.shown?.choices === choices) this.hint = answer.value.hint;
  }

  get canUndo(): boolean {
    return this.player.idle && !this.acting && this.shown?.can_undo === true;
  }

  /** When the viewer's time is up, by this computer's clock; null if no clock of theirs is running. */
  get until(): number | null {
    const until = this.shown?.clocks.find((clock) => clock.seat === this.shown?.seat)?.until;
    return until == null ? null : until - this.skew;
  }

  readonly seats: SeatLook[] = $derived.by(() => (this.#seats = unchanged(this.#seats, this.#looks())));

  #looks(): SeatLook[] {
    const names = (this.shown?.seats ?? []).map((chair, seat) => seatName(chair, seat));
    return looks(names, this.board, this.shown?.view).map((look) => ({ ...look, holder: this.#holder(look.seat) }));
  }

  #holder(seat: number): SeatHolder {
    const chair = this.shown?.seats[seat];
    const person = chair?.kind === 'person';
    const clock = this.shown?.clocks.find((one) => one.seat === seat);
    return {
      mine: this.you.seats.includes(seat),
      bot: chair?.bot ? (person ? 'stand-in' : 'machine') : null,
      level: chair?.bot ?? null,
      face: chair?.kind === 'bot' ? seat : null,
      away: person && !this.present.seats.includes(seat),
      clock: clock ? { ...clock, until: clock.until === null ? null : clock.until - this.skew } : null,
    };
  }

  /** Whoever sits here, and what the game calls them. */
  get people(): Person[] {
    const chairs = this.shown?.seats ?? [];
    return chairs.map((chair, seat) => ({ seat, name: seatName(chair, seat), called: chair.called ?? [] }));
  }

  /** Whether this person plays here. */
  get seated(): boolean {
    return this.you.seats.length > 0;
  }

  choose(choice: number): void {
    const offered = this.choices[choice];
    if (offered) void this.act(offered.action);
  }

  /** Does a choice. */
  async act(action: unknown): Promise<void> {
    const seat = this.shown?.seat;
    if (seat == null || this.acting) return;
    this.picking.cancel();
    this.hint = null;
    const same = JSON.stringify(action);
    const sent = this.choices.findIndex((choice) => JSON.stringify(choice.action) === same);
    this.sent = sent < 0 ? null : sent;
    await this.#await(this.do({ type: 'act', seat, based_on: this.seq, action }));
  }

  /** Until it is known what came of an act, there is nothing to choose. */
  async #await(act: Promise<Answer<Done>>): Promise<void> {
    this.#awaited = Infinity;
    const answer = await act;
    this.#awaited = answer.ok ? answer.value.seq : 0;
    if (!answer.ok) this.sent = null;
  }

  /** Goes on waiting for what was asked before the page was reloaded. */
  async #resume(command: Command, asked: Promise<Answer<Done>>): Promise<void> {
    const answer = this.#told(asked);
    await (command.type === 'act' ? this.#await(answer) : answer);
  }

  /** Asks why something cannot be done; nothing is done. */
  async whyNot(action: unknown): Promise<void> {
    const seat = this.shown?.seat;
    if (seat != null) await this.do({ type: 'why', seat, action });
  }

  async undo(): Promise<void> {
    const seat = this.shown?.seat;
    if (seat != null) await this.do({ type: 'undo', seat, based_on: this.seq });
  }

  /** Asks for anything; a refusal is shown. */
  async do(command: Command): Promise<Answer<Done>> {
    return this.#told(this.socket.do(command));
  }

  async #told(asked: Promise<Answer<Done>>): Promise<Answer<Done>> {
    const answer = await asked;
    if (!answer.ok) toasts.refusal(answer.no, this.game);
    return answer;
  }

  /** The one who was to be given the screen has it. */
  takeScreen(): void {
    const seat = this.passTo;
    this.passTo = null;
    if (seat !== null) this.#lift(seat);
  }

  #lift(seat: number | null): void {
    // The whole log again, as these eyes saw it.
    this.#anew = true;
    this.socket.lift(seat, 0);
  }

  #heard(message: ServerMessage): void {
    this.#inbox.push(message);
    if (!this.#reading) void this.#read();
  }

  /** Takes messages one after the other: some take time, and order is everything. */
  async #read(): Promise<void> {
    this.#reading = true;
    for (let message = this.#inbox.shift(); message; message = this.#inbox.shift()) await this.#take(message);
    this.#reading = false;
  }

  async #take(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'snapshot':
        await this.#snapshot(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'you':
        this.you = { person: message.person, seats: message.seats, seat: message.seat, owner: message.owner };
        break;
      case 'presence':
        this.present = message.present;
        break;
      case 'chat':
        this.chat = [...this.chat, message.said];
        break;
      case 'notice':
        if (message.text !== '') toasts.news(texts.t('host-says', { text: message.text }));
        break;
      case 'heartbeat':
      case 'pong':
        this.skew = message.now - Date.now();
    }
  }

  /** Fetches the game's board and words. */
  async #setUp(game: string): Promise<void> {
    const [board] = await Promise.all([boardOf(game), texts.learn(game), games.load()]);
    this.game = game;
    this.board = board;
  }

  #hear(seq: number, situation: Shown): void {
    this.seq = seq;
    this.now = situation;
    this.#mindClock();
  }

  /** Whether a throw waits for whoever sits at this screen: it is theirs, and they have not just asked for it. */
  #holds(event: unknown, { by }: Step, before: readonly Seen[]): boolean {
    const seat = thrownBy(this.board, event);
    if (seat === null || prefs.rollForMe || this.catchingUp || document.visibilityState === 'hidden') return false;
    // Where nothing is secret, everybody who shares the screen looks through the same eyes.
    const here = this.shown?.seat === seat || (this.you.seats.includes(seat) && !this.#secrets);
    if (!here || this.shown?.seats[seat]?.bot) return false;
    const asked = by === seat && before.every((line) => thrownBy(this.board, line.event) === null);
    if (asked) return false;
    // Not before it is held, which it is when this has been answered.
    queueMicrotask(() => this.#mindClock());
    return true;
  }

  /** Nobody loses by their clock because dice lie there. */
  #mindClock(): void {
    if (!this.player.held) return;
    const runs = this.now?.clocks.some(({ seat, until }) => until !== null && this.you.seats.includes(seat));
    if (runs) this.#patience ??= setTimeout(this.roll, PATIENCE);
  }

  /** Whether a sentence names whoever holds a seat. */
  #isAbout({ args }: Say, seat: number | null): boolean {
    const called = seat === null ? [] : (this.shown?.seats[seat]?.called ?? []);
    return args.some(([, gap]) =>
      'name' in gap ? called.includes(gap.name) : 'list' in gap && gap.list.some((one) => called.includes(one)),
    );
  }

  get #secrets(): boolean {
    return this.game !== null && games.card(this.game)?.has_secrets !== false;
  }

  #update({ happened, from, situation }: Update): void {
    const { lines, view } = unfold(from === undefined ? this.now?.view : from, happened);
    const shown = { ...situation, view };
    this.#hear(happened.seq, shown);
    this.player.add(this.#step({ ...happened, lines }, shown));
  }

  async #snapshot(snapshot: Snapshot): Promise<void> {
    if (!this.board) await this.#setUp(snapshot.game);
    const { seq, missed } = snapshot;
    const situation = { ...snapshot.situation, view: snapshot.view };
    this.skew = snapshot.now - Date.now();
    const { options, clock, rated } = snapshot;
    this.terms = { options, clock, rated };
    this.you = snapshot.you;
    this.chat = snapshot.chat;
    const first = this.shown === null;
    const from = first ? lastSeen(this.id) : this.seq;
    this.#hear(seq, situation);
    if (this.#anew) {
      this.#anew = false;
      this.player.add({ lines: [], show: () => this.#show(situation, missed.flatMap(logLines)) });
      return;
    }
    const seen = missed.filter((happened) => happened.seq <= from);
    const fresh = missed.filter((happened) => happened.seq > from);
    if (first) this.log = seen.flatMap(logLines);
    // Somebody new at the table is shown how it stands, not everything from the beginning.
    const comingBack = from > 0 && fresh.some((happened) => happened.lines.length > 0);
    if (comingBack) await this.#catchUp(from, fresh, situation);
    else this.#jump(fresh, situation);
  }

  /** Shows how it stands now; what was missed is only written in the log. */
  #jump(fresh: readonly Happened[], situation: Shown): void {
    this.player.add({
      lines: [],
      begin: () => this.#write(fresh.flatMap(logLines)),
      show: () => this.#show(situation),
    });
  }

  /** Plays what was missed, each number with its own views where the server can tell it. */
  async #catchUp(from: number, fresh: readonly Happened[], situation: Shown): Promise<void> {
    this.catchingUp = true;
    const story = await api.story(this.id, situation.seat, from);
    if (!story.ok) {
      this.#jump(fresh, situation);
      return;
    }
    const frames = shownFrames(story.value);
    const asksNothing = { deciders: [], prompt: null, choices: [], undoable: [], can_undo: false };
    const between = { ...situation, ...asksNothing, outcome: null };
    this.shown ??= { ...between, stage: 'running', view: story.value.from };
    let view = this.shown.view;
    const steps = fresh.map((happened) => {
      const frame = frames.find(({ seq }) => seq === happened.seq);
      view = frame?.view ?? view;
      const shown = happened === fresh.at(-1) ? situation : { ...between, stage: 'running' as const, view };
      // A step that was taken back is in no story: nothing is left of it but what was said.
      if (!frame) return { lines: [], begin: () => this.#write(logLines(happened)), show: () => this.#show(shown) };
      return this.#step({ ...happened, lines: frame.lines }, shown);
    });
    this.player.add(...steps);
  }

  #step(happened: Happened & { lines: readonly Seen[] }, situation: Shown): Step<Seen<GameLine>> {
    return {
      lines: gameLines(happened),
      by: happened.event?.type === 'stepped' ? happened.event.seat : null,
      begin: () => {
        if (happened.event?.type === 'stepped') this.#actsOwn(happened.event.seat);
        this.#write(tableLines(happened));
      },
      show: () => this.#show(situation),
    };
  }

  #show(situation: Shown, log?: readonly LogLine[]): void {
    const asked = this.shown?.choices !== situation.choices;
    this.shown = situation;
    if (log) this.log = log;
    if (!asked) return;
    this.picking.cancel();
    this.sent = null;
    this.hint = null;
  }

  #write(lines: readonly LogLine[]): void {
    this.log = [...this.log, ...lines];
  }

  #actsOwn(seat: number | null): void {
    if (seat !== null && this.you.seats.includes(seat)) this.ownActs = true;
  }

  #begun(line: GameLine): void {
    this.#actsOwn(thrownBy(this.board, line.event));
    this.#write([line]);
    hear(this.board, line.event);
  }

  /** An event has been acted out: what came of it is seen, and nothing else has changed yet. */
  #follow(view: unknown): void {
    if (this.shown) this.shown = { ...this.shown, view };
  }

  /** Whether somebody thinks about it: a person does, unless the question answers itself. Whoever waits for bots, or for that, is
   * still in the same stretch. */
  #takesTime(seat: number): boolean {
    const itself = this.onlyAnswer && seat === this.shown?.seat;
    return !itself && !this.shown?.seats[seat]?.bot;
  }

  #settled(): void {
    this.catchingUp = false;
    this.ownActs = false;
    sawUpTo(this.id, this.seq);
    if (this.shown?.seat == null || this.shown.deciders.some((seat) => this.#takesTime(seat))) this.player.rest();
    const next = this.shown ? curtain(this.you, this.shown, this.#secrets) : null;
    if (next?.kind === 'lift') this.#lift(next.seat);
    if (next?.kind === 'pass' && this.passTo !== next.seat) {
      this.passTo = next.seat;
      if (this.you.seat !== null) this.#lift(null);
    }
  }
}
