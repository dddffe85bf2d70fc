/** Shows one scene of tools/page_scenes.py: `?scene=legendary-ffa4-150&theme=dark&small=1&glow=1&panels=1`. */
import type { GameEvent } from '../src/protocol/messages';
import type { GeometryData, LexiconData } from '../src/protocol/replies';
import { mount } from 'svelte';
import '../src/fonts.css';
import '../src/look.css';
import Look from './Look.svelte';
import type { Context, GameView } from '../src/scene';
import { Formatter } from '../src/words/formatter';
import { Texts } from '../src/words/texts';

interface Shown {
  view: GameView;
  lexicon: LexiconData;
  geometry: GeometryData;
  small: GeometryData;
  events: GameEvent[];
}

const FILES = import.meta.glob<string>('../../src/pelagos/texts/en/*.ftl', { query: '?raw', import: 'default' });

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
const data = (await (await fetch(`/fixtures/scenes/${asked.get('scene') ?? ''}.json`)).json()) as Shown;
const { view } = data;
const texts = await new Texts(
  'en',
  async (_, file) => (await FILES[`../../src/pelagos/texts/en/${file}.ftl`]?.()) ?? null,
).load('language', view.title, 'board', 'page', `${view.title}-page`, `${view.title}-phrases`);
const formatter = new Formatter(data.lexicon, texts);
const context: Context = {
  lexicon: data.lexicon,
  geometry: asked.get('small') ? data.small : data.geometry,
  table: {} as Context['table'],
  events: data.events,
  offers: [],
  income: [],
  text: (id, values) => texts.say(id, values),
  has: (id) => texts.has(id),
  name: (domain, which) => formatter.name(domain, which),
  noun: (domain, which) => formatter.noun(domain, which),
  called: (id, values) => formatter.texts.name(id, values),
  person: (seat) => formatter.person(seat),
};
mount(Look, {
  target: document.body,
  props: { view, context, glow: asked.get('glow') === '1', panels: asked.get('panels') === '1' },
});
