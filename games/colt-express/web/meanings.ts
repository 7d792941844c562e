// What things on this table mean: their names, what they do, their rules. Where there is no text, the rule's own words do.
import type { Texts } from '$lib/board';
import type { Meaning } from '$lib/explain.svelte';
import { banditId, cardId, cardRule, happeningId, happeningRule, hostageId, turnId, turnRule } from './facts';
import type { Stander } from './layout';
import { brawlerId, goalId, henchmanId, type GoalSeen } from './prison';
import {
  FACTS,
  type Bandit,
  type Card,
  type Happening,
  type Hostage,
  type Loot,
  type PlayedView,
  type Turn,
  type View,
} from './rules';
import { isBandit } from './train';

const ID = 'board-colt-express-';

const ABILITIES: Record<Bandit, string> = {
  belle: 'CE-94',
  cheyenne: 'CE-107',
  django: 'CE-97',
  doc: 'CE-37',
  ghost: 'CE-57',
  tuco: 'CE-93',
  mei: 'MP-65',
  marshal: 'MP-37',
};

/** A card; the Marshal shoots twice with his. */
export function cardMeaning(card: Card, texts: Texts, bandit: Bandit | null = null): Meaning {
  const volley = bandit === 'marshal' && card === 'fire';
  return {
    name: texts.t(cardId(card)),
    text: texts.t(`board-colt-express-does-${volley ? 'volley' : card.replaceAll('_', '-')}`),
    rule: card === 'bullet' ? 'CE-48' : volley ? 'MP-32' : cardRule(card),
  };
}

/** A card of the common deck: nobody is told more of it than they may remember. */
export function playedMeaning({ bandit, card }: PlayedView, name: string, texts: Texts): Meaning {
  if (card) return { ...cardMeaning(card, texts, bandit), name };
  return { name, rule: bandit === 'ghost' ? ABILITIES.ghost : 'CE-52' };
}

export const turnMeaning = (turn: Turn, texts: Texts): Meaning => ({
  name: texts.t(turnId(turn)),
  text: texts.t(`board-colt-express-turn-${turn}`),
  rule: turnRule(turn),
});

export const happeningMeaning = (what: Happening, texts: Texts): Meaning => ({
  name: texts.t(happeningId(what)),
  text: texts.t(`board-colt-express-what-${what.replaceAll('_', '-')}`),
  rule: happeningRule(what),
});

export const banditMeaning = (bandit: Bandit, abilities: boolean, texts: Texts): Meaning => ({
  name: texts.t(banditId(bandit)),
  ...(abilities
    ? { text: texts.t(`board-colt-express-ability-${bandit}`), rule: ABILITIES[bandit] }
    : { rule: 'CE-18' }),
});

const STANDER_RULES = { marshal: 'CE-80', shotgun: 'HS-57', elf: 'ELF-15' };

/** The Marshal where a player runs him: whatever else is switched off, he can arrest. */
export const lawmanMeaning = (texts: Texts): Meaning => banditMeaning('marshal', true, texts);

export function standerMeaning(who: Stander, { abilities, prison }: View, texts: Texts): Meaning {
  if (who === 'marshal' && prison) return lawmanMeaning(texts);
  return isBandit(who)
    ? banditMeaning(who, abilities, texts)
    : { name: texts.t(`board-colt-express-the-${who}`), rule: STANDER_RULES[who] };
}

const LOOT_RULES: Record<Loot, string> = {
  purse: 'CE-115',
  jewel: 'CE-137',
  strongbox: 'CE-137',
  mailbag: 'MP-10',
  whiskey: 'HS-65',
  open_classic: 'HS-68',
  open_old: 'HS-69',
};

export const lootMeaning = (loot: Loot, texts: Texts): Meaning => ({
  name: texts.t(`ce-${loot.replace('_', '-')}`),
  text: texts.t(`board-colt-express-loot-${loot.replace('_', '-')}`),
  rule: LOOT_RULES[loot],
});

/** A token of the Elf, as far as the viewer knows it. */
export function tokenMeaning(gift: boolean | null, bandit: Bandit, texts: Texts): Meaning {
  if (gift === null) return { name: texts.t(`${ID}token-hidden`), rule: 'ELF-8' };
  const kind = gift ? 'gift' : 'empty';
  return {
    name: texts.t(`board-colt-express-token-${kind}`, { bandit: texts.t(banditId(bandit)) }),
    rule: gift ? 'ELF-44' : 'ELF-45',
  };
}

/** The rule of what each Hostage burdens its holder with; the Banker with nothing. */
const BURDENS: Record<Hostage, string> = {
  banker: 'HS-112',
  poodle: 'HS-87',
  minister: 'HS-86',
  teacher: 'HS-88',
  zealot: 'HS-89',
  old_lady: 'HS-91',
  poker_player: 'HS-92',
  photographer: 'HS-93',
};

export const hostageMeaning = (hostage: Hostage, texts: Texts): Meaning => ({
  name: texts.t(hostageId(hostage)),
  text: texts.t(`${ID}hostage-${hostage.replace('_', '-')}`),
  rule: BURDENS[hostage],
});

/** The horses beside a car. */
export const horsesMeaning = ({ stagecoach }: View, car: number, texts: Texts): Meaning => ({
  name: texts.t('ce-describe-horses', { car, count: stagecoach?.horses[car] ?? 0 }),
  text: texts.t(`${ID}horses`),
  rule: 'HS-19',
});

export const keepMeaning = (count: number, texts: Texts): Meaning => ({
  name: texts.t(`${ID}keep-icon`, { count }),
  rule: 'HS-82',
});
/** A Prisoner: his ability is his admired bandit's. */
export const prisonerMeaning = (prisoner: Bandit, texts: Texts): Meaning => ({
  name: texts.t(henchmanId(prisoner)),
  text: texts.t('board-colt-express-prisoner', {
    ability: texts.t(`board-colt-express-henchman-${prisoner}`),
    value: FACTS.prison.prisoner,
  }),
  rule: 'MP-54',
});

/** A Wanted Poster, turned or not. */
export const posterMeaning = (arrests: number, texts: Texts): Meaning => ({
  name: texts.t(arrests > 0 ? 'board-colt-express-poster-turned' : 'board-colt-express-poster', {
    count: arrests,
    value: FACTS.prison.poster,
  }),
  rule: 'MP-39',
});

export const brawlerMeaning = (brawler: number, texts: Texts): Meaning => ({
  name: texts.t(brawlerId(brawler)),
  text: texts.t('board-colt-express-brawler', { value: FACTS.prison.brawlers[brawler] ?? 0 }),
  rule: 'MP-44',
});

/** A goal of the Marshal, as far as the viewer knows it. */
export function goalMeaning({ goal, fulfilled, drawn }: GoalSeen, texts: Texts): Meaning {
  if (!drawn) return { name: texts.t('board-colt-express-goal-coming'), rule: 'MP-67' };
  if (!goal) return { name: texts.t('board-colt-express-goal-hidden'), rule: 'MP-68' };
  const name = texts.t(goalId(goal));
  return {
    name:
      fulfilled === null
        ? name
        : texts.t(fulfilled ? 'board-colt-express-goal-met' : 'board-colt-express-goal-open', { goal: name }),
    text:
      'warrant' in goal
        ? texts.t('board-colt-express-goal-warrant', { bandit: texts.t(banditId(goal.warrant)) })
        : texts.t(`board-colt-express-goal-${goal.target.replaceAll('_', '-')}`),
    rule:
      'warrant' in goal
        ? 'MP-69'
        : goal.target === 'mail_saved' || goal.target === 'under_lock_and_key'
          ? 'MP-113'
          : 'MP-70',
  };
}
