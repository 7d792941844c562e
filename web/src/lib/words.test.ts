import { describe, expect, test } from 'vitest';
import { tongueFor, Words } from './words';

const ENGLISH = `
and = and
ann = Ann
fox = Fox
    .the = the fox
meets = { $who } meets { $whom }.
counts = { $count ->
    [one] one hen
   *[other] { $count } hens
}
`;

const english = new Words('en', [ENGLISH]);
const french = new Words('fr', [ENGLISH, 'and = et\nfox = Renard\n    .the = le renard\n']);
const meets = (whom: { name: string } | { list: string[] } | { text: string }) => ({
  id: 'meets',
  args: [
    ['who', { name: 'fox' }],
    ['whom', whom],
  ] as [string, { name: string }][],
});

describe('words', () => {
  test('in French no line begins with a sign that has a space before it', () => {
    const file = 'clear = La piste est libre : « pioche » ! Et toi ?\n';
    expect(new Words('fr', [file]).t('clear')).toBe(
      'La piste est libre\u00a0: «\u00a0pioche\u00a0»\u00a0! Et toi\u00a0?',
    );
    expect(new Words('en', [file]).t('clear')).toContain('libre :');
    expect(new Words('fr', ['money = { $value } $\nchance = { $part } %\n']).t('money', { value: 750 })).toBe(
      '750\u00a0$',
    );
  });

  test('a name takes its form inside a sentence, and the sentence its capital', () => {
    expect(english.say(meets({ name: 'ann' }))).toBe('The fox meets Ann.');
    expect(english.t('fox')).toBe('Fox');
  });

  test('lists are joined as the tongue joins them', () => {
    expect(english.say(meets({ list: ['ann', 'fox', 'ann'] }))).toBe('The fox meets Ann, the fox and Ann.');
    expect(french.say(meets({ list: ['ann', 'fox'] }))).toBe('Le renard meets Ann et le renard.');
    expect(english.say(meets({ list: [] }))).toBe('The fox meets .');
  });

  test('what people typed is never read as a message', () => {
    expect(english.say(meets({ text: '{ $who } <b>' }))).toBe('The fox meets { $who } <b>.');
  });

  test('around a table people are called by their names, and what stands beside them is known', () => {
    const people = [
      { seat: 0, name: 'alice', called: ['ann'] },
      { seat: 1, name: 'Bob \ue001\n', called: ['hen', 'fox'] },
    ];
    const file = `${ENGLISH}called-figure = { $name } ({ $figure })\nof = La bourse de { $who }.\n`;
    const words = new Words('en', [file]).calling(people);
    expect(words.say(meets({ list: ['ann', 'hen'] }))).toBe('Bob \n (the fox) meets alice and Bob \n.');
    expect(words.pieces(meets({ name: 'ann' }))).toEqual([
      { text: 'Bob \n (the fox)', seat: 1 },
      { text: ' meets ', seat: null },
      { text: 'alice', seat: 0 },
      { text: '.', seat: null },
    ]);
    expect(words.t('fox'), 'what stands alone is what it is').toBe('Fox');
    expect(words.calling(people), 'the same people, the same words').toBe(words);
    expect(words.calling([]).say(meets({ name: 'ann' }))).toBe('The fox meets Ann.');
    const of = (who: string) =>
      new Words('fr', [file]).calling(people).say({ id: 'of', args: [['who', { name: who }]] });
    const hank = new Words('fr', [file]).calling([{ seat: 0, name: 'Hank', called: ['ann'] }]);
    expect(hank.say({ id: 'of', args: [['who', { name: 'ann' }]] })).toBe('La bourse de Hank.');
    expect([of('ann'), of('hen')]).toEqual(["La bourse d'alice.", 'La bourse de Bob \n.']);
  });

  test('one of several numbers is said as people say it', () => {
    const [english, french] = [new Words('en'), new Words('fr')];
    expect([english.either([4, 6]), french.either([4, 6]), french.either([2])]).toEqual(['4 or 6', '4 ou 6', '2']);
  });

  test('French gives way to a name that begins with a vowel, wherever it is said', () => {
    const french = new Words('fr', ['dice = Les dés de { $name }\nthan = Mieux que { $name }\n']);
    const dice = (name: string) => french.t('dice', { name });
    for (const name of ['Invité 7', 'Émile', 'Henri', 'Yves']) expect(dice(name)).toBe(`Les dés d'${name}`);
    for (const name of ['Bob', 'Hank Laiton', 'Yann']) expect(dice(name)).toBe(`Les dés de ${name}`);
    expect(french.t('than', { name: 'Anna' })).toBe("Mieux qu'Anna");
  });

  test('numbers choose their form', () => {
    const hens = (number: number) => english.say({ id: 'counts', args: [['count', { number }]] });
    expect([hens(1), hens(0)]).toEqual(['One hen', '0 hens']);
  });

  test('what nobody knows is its id in brackets', () => {
    expect(english.say({ id: 'owl', args: [] })).toBe('[owl]');
    expect(english.t('owl')).toBe('[owl]');
  });

  test('more files make other words, the same files the same', () => {
    const more = english.and(['owl = Owl\n']);
    expect(more.t('owl')).toBe('Owl');
    expect(english.has('owl')).toBe(false);
    expect(more.and(['owl = Owl\n'])).toBe(more);
  });
});

test('the first language that we speak is chosen', () => {
  expect(tongueFor(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(tongueFor(['de'])).toBe('en');
});
