import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { texts } from './lib/texts.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

await texts.use(prefs.tongue);
mount(App, { target });
