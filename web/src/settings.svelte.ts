/** What a person has chosen for this device. */
import type { Pace } from './follow/pace';
import { LANGUAGES } from './protocol/languages';
import { Texts, languageFor, type Language } from './words/texts';

const STORED = 'pelagos-settings';

/** For those who hardly see red, green or blue. */
export const SCHEMES = ['usual', 'protan', 'deutan', 'tritan'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface Settings {
  language: Language | '';
  theme: 'system' | 'light' | 'dark';
  /** Colours of the players for those who see few colours. */
  scheme: Scheme;
  contrast: boolean;
  motion: 'system' | 'still';
  muted: boolean;
  /** From 0 to 1. */
  volume: number;
  /** How quickly what others do is shown. */
  pace: Pace;
  /** The map goes where something happens. */
  camera: boolean;
  /** At the end of others' turns a line for each is shown. */
  recap: boolean;
  notify: boolean;
  /** Send a phrase as soon as it is whole. */
  atOnce: boolean;
  /** Confirm even what can be taken back. */
  confirmAll: boolean;
  /** Let a question by that has one answer. */
  goBy: boolean;
  /** How quickly what happens is announced to whoever listens. */
  announce: Pace;
  /** Keys without Ctrl do something. */
  keys: boolean;
  name: string;
  /** The coach speaks at every question; empty until somebody has chosen. */
  coach: '' | 'on' | 'off';
  /** Of bots, as it was chosen last; empty until then. `bot-level.ts` says which one is usual. */
  level: string;
  /** The first table at which somebody sat down on this device. */
  firstGame: string;
}

const DEFAULTS: Settings = {
  language: '',
  theme: 'system',
  scheme: 'usual',
  contrast: false,
  motion: 'system',
  muted: false,
  volume: 0.3,
  pace: 'normal',
  camera: true,
  recap: true,
  notify: false,
  atOnce: false,
  confirmAll: false,
  goBy: true,
  announce: 'normal',
  keys: true,
  name: '',
  coach: '',
  level: '',
  firstGame: '',
};

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(stored());

/** What is an attribute of the page. */
const SHOWN: readonly (keyof Settings)[] = ['theme', 'scheme', 'contrast', 'motion', 'language'];

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(STORED, JSON.stringify(settings));
  if (SHOWN.some((name) => name in changes)) show();
}

/** Theme and motion are attributes of the page, so that style sheets can read them. */
export function show(): void {
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme === 'system' ? systemTheme() : settings.theme;
  root.dataset['motion'] = settings.motion;
  root.dataset['scheme'] = settings.scheme;
  root.dataset['contrast'] = settings.contrast || systemWantsContrast() ? 'more' : 'usual';
  root.lang = language();
}

/** What is chosen in another window of this device is chosen here. */
export function follow({ key }: Pick<StorageEvent, 'key'>): void {
  if (key !== STORED) return;
  Object.assign(settings, stored());
  show();
}

function systemTheme(): 'light' | 'dark' {
  return systemIsDark().matches ? 'dark' : 'light';
}

function systemWantsContrast(): boolean {
  return matchMedia('(prefers-contrast: more)').matches;
}

/** What the system prefers; it may change in the evening. */
export function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

export function language(): Language {
  return LANGUAGES.find((known) => known === settings.language) ?? languageFor(navigator.languages);
}

export function moves(): boolean {
  return settings.motion !== 'still' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

let loaded: Texts | null = null;

/** The sentences of the chosen language, with the page's own; a title's are loaded by its table. */
export async function loadTexts(...files: string[]): Promise<Texts> {
  if (loaded?.language !== language()) loaded = new Texts(language());
  return loaded.load('page', ...files);
}
