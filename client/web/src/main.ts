import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import { looks } from './look/look.svelte';
import { keepOffline } from './offline/register';
import { speech } from './words/words.svelte';

looks.show();
speech.show();
const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
const waiting = [...target.children];
mount(App, { target });
waiting.forEach((element) => element.remove());
void keepOffline();
