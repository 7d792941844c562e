import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { texts } from './lib/texts.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

await texts.use(prefs.tongue);
mount(App, { target });

/** When a page has settled, in milliseconds: what is kept for later must not delay what is seen now. */
const SETTLED = 3000;
// Absent over plain HTTP, whatever its type says.
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
if (import.meta.env.PROD && workers) {
  setTimeout(() => void workers.register(new URL('sw.js', document.baseURI)).catch(() => {}), SETTLED);
  // A notice was pressed.
  workers.onmessage = ({ data }: MessageEvent<{ go: string }>) => (location.hash = data.go);
}
