// What things are called where the server sends only an id.
import { games } from './games.svelte';
import type { ChairNow } from './protocol/ChairNow';
import type { Clock } from './protocol/Clock';
import { texts } from './texts.svelte';

/** What a game is called: as on its poster, as the server says, or at least its id. */
export function titleOf(game: string): string {
  const id = `title-${game}`;
  return texts.words.has(id) ? texts.t(id) : (games.card(game)?.title ?? game);
}

/** A line about a game: that of its poster, or what its rules say of it once they are learnt. */
export function lineOf(game: string): string {
  const id = [`line-${game}`, `${game}-pitch`].find((id) => texts.words.has(id));
  return id ? texts.t(id) : '';
}

/** What people call whoever holds a seat. */
export function seatName(chair: ChairNow, seat: number): string {
  if (chair.name) return chair.name;
  if (chair.kind === 'bot') return botName(seat);
  return texts.t(chair.kind === 'person' ? 'seat-gone' : 'seat-open');
}

/** The same of a record, where a bot goes by its level. */
export function recordedName(name: string, seat: number): string {
  return isRecordedBot(name) ? botName(seat) : name || texts.t('seat-gone');
}

/** Whether this is what a record calls a bot. */
export function isRecordedBot(name: string): boolean {
  return texts.words.has(`level-${name.split('@')[0] ?? name}`);
}

/** The bot that holds a seat has the name of its seat, whatever its level. */
function botName(seat: number): string {
  return texts.t(`bot-${seat + 1}`);
}

/** A bot's level; one that came after this client keeps its own name. */
export function levelName(level: string): string {
  const id = `level-${level}`;
  return texts.words.has(id) ? texts.t(id) : level;
}

/** The same in a word, where there is room for one. */
export function levelWord(level: string): string {
  const id = `word-${level}`;
  return texts.words.has(id) ? texts.t(id) : level;
}

/** What a game's option, or one of the things it can be, is called; a game newer than this client keeps its own words. */
export function optionName(game: string, ...keys: [string, ...string[]]): string {
  const id = [game, 'option', ...keys].join('-');
  return texts.words.has(id) ? texts.t(id) : keys.at(-1)!;
}

export function clockName(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return texts.t('clock-none');
    case 'per_decision':
      return texts.t('clock-decision', { seconds: clock.seconds });
    case 'bank':
      return texts.t('clock-bank', { minutes: Math.round(clock.seconds / 60), seconds: clock.increment });
    case 'days':
      return texts.t('clock-days', { days: clock.days });
  }
}
