/** What can be done at a table besides answering, and the key for it. Digits and small letters stand for answers. */
import type { Texts } from '../words/texts';

export const COMMANDS = [
  'palette',
  'keys',
  'status',
  'places',
  'map',
  'question',
  'hint',
  'undo',
  'log',
  'chat',
  'settings',
  'past',
  'order',
  'more',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Without Ctrl; who wants none switches them off. */
export const KEYS: Partial<Record<CommandName, string>> = {
  palette: '/',
  keys: '?',
  status: 'S',
  places: 'P',
  map: 'M',
  question: 'Q',
  hint: 'H',
  undo: 'U',
  log: 'L',
  chat: 'T',
};
/** With Ctrl, whatever was chosen. */
export const PALETTE_KEY = 'k';

const LABELS: Record<CommandName, string> = {
  palette: 'access-palette',
  keys: 'access-keys',
  status: 'access-status',
  places: 'access-places',
  map: 'page-map',
  question: 'access-question',
  hint: 'page-hint',
  undo: 'page-undo',
  log: 'page-log',
  chat: 'page-chat',
  settings: 'page-settings',
  past: 'page-past',
  order: 'page-order',
  more: 'page-more-deeds',
};

export function labelOf(name: CommandName, texts: Texts): string {
  return texts.say(LABELS[name]);
}

export function commandOf(key: string): CommandName | undefined {
  return COMMANDS.find((name) => KEYS[name] === key);
}
