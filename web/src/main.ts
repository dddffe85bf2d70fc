import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import { fontsLoaded } from './fonts';
import './look.css';
import { look } from './route.svelte';
import { show, systemIsDark } from './settings.svelte';

void fontsLoaded();
show();
systemIsDark().addEventListener('change', show);
look();
mount(App, { target: document.getElementById('app')! });
