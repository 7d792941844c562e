// The workbench: any board, at any moment of any recorded story. Not part of the production build; see serve.mjs.
import '../style/base.css';
import { mount } from 'svelte';
import { allFiles, board } from '../lib/registry';
import { Words } from '../lib/words';
import Bench from './Bench.svelte';
import { listStories, loadStory, readWish } from './story';

const wish = readWish(location.search);
const page = document.documentElement;
page.dataset.theme = wish.theme;
page.dataset.motion = wish.motion ? 'on' : 'off';
page.lang = wish.lang;
const target = document.getElementById('bench')!;

function linkTo(name: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `?story=${name}`;
  link.textContent = name;
  link.className = 'button';
  return link;
}

async function open() {
  if (!wish.story) {
    target.replaceChildren(...(await listStories()).map(linkTo));
    return;
  }
  const story = await loadStory(wish.story);
  const [module, files] = await Promise.all([board(story.game), allFiles(wish.lang, story.game)]);
  mount(Bench, { target, props: { story, wish, module, texts: new Words(wish.lang, files) } });
}

open().catch((error: unknown) => {
  target.textContent = String(error);
  page.dataset.bench = 'failed';
});
