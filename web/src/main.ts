import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import { fontsLoaded } from './fonts';
import './look.css';
import './schemes.css';
import { look } from './route.svelte';
import { follow, show, systemIsDark } from './settings.svelte';

void fontsLoaded();
show();
systemIsDark().addEventListener('change', show);
addEventListener('storage', follow);
look();
mount(App, { target: document.getElementById('app')! });
