import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './focus';

let end = () => {};
let main: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><div id="list" tabindex="-1"><p><button id="a">A</button></p></div>
    <button id="b">B</button></main>`;
  main = document.querySelector('main')!;
  end = keepFocus(main);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const get = (id: string) => document.getElementById(id)!;
const drawn = () => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame));
const use = (how: 'keydown' | 'pointerdown') => dispatchEvent(new Event(how));

/** Browsers tell of the focus before what had it is gone. */
function remove(element: HTMLElement) {
  element.blur();
  element.remove();
}

test('what is focused and goes away leaves the focus to what is around it', async () => {
  use('keydown');
  get('a').focus();
  remove(get('a'));
  await drawn();
  expect(document.activeElement).toBe(get('list'));
});

test.each([
  ['out of use', () => get('a').setAttribute('disabled', '')],
  ['within what is', () => get('a').parentElement!.setAttribute('inert', '')],
  ['not to be seen', () => (get('a').checkVisibility = () => false)],
])('so does what is %s', async (_, hide) => {
  use('keydown');
  get('a').focus();
  get('a').blur();
  hide();
  await drawn();
  expect(document.activeElement).toBe(get('list'));
});

test('what is out of use for a moment has it again', async () => {
  use('keydown');
  get('a').focus();
  // When browsers tell of it, it is out of use already.
  addEventListener('focusout', () => get('a').setAttribute('disabled', ''), { capture: true, once: true });
  get('a').blur();
  get('a').removeAttribute('disabled');
  await drawn();
  expect(document.activeElement).toBe(get('a'));
});

test('so does what is no stop any more', async () => {
  use('keydown');
  get('list').focus();
  get('list').blur();
  get('list').removeAttribute('tabindex');
  await drawn();
  expect(document.activeElement).toBe(main);
});

test('and if that goes too, to what is around that', async () => {
  use('keydown');
  get('a').focus();
  get('a').blur();
  get('list').remove();
  await drawn();
  expect(document.activeElement).toBe(main);
});

test('whoever has gone elsewhere, or presses elsewhere, is left alone', async () => {
  use('keydown');
  get('a').focus();
  get('b').focus();
  await drawn();
  expect(document.activeElement).toBe(get('b'));
  use('pointerdown');
  remove(get('b'));
  await drawn();
  expect(document.activeElement).toBe(document.body);
});

test('a focus that was given up is not given back', async () => {
  use('keydown');
  get('a').focus();
  get('a').blur();
  await drawn();
  expect(document.activeElement).toBe(document.body);
});
