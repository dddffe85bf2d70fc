import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './look.css';
import { look } from './route.svelte';
import { show } from './settings.svelte';

show();
look();
mount(App, { target: document.getElementById('app')! });
