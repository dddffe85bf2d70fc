import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './look.css';
import { look } from './route.svelte';
import { show, systemIsDark } from './settings.svelte';

show();
systemIsDark().addEventListener('change', show);
look();
mount(App, { target: document.getElementById('app')! });
