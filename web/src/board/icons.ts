/** The drawings, as one sprite: the same files that the server draws stills with. */
import './palette.css';

const FILES = import.meta.glob<string>('../../../src/pelagos/pictures/icons/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const INK = /#1d2b33/g;
const TONES: Record<string, string> = {
  '#86b9d6': 'aegean',
  '#e2896b': 'terracotta',
  '#a8b4b9': 'stone',
  '#86c29f': 'laurel',
  '#d3a373': 'bronze',
  '#e0a33e': 'ochre',
  '#b48ad4': 'violet',
  '#fdfbf5': 'marble',
};
const PLAIN = 'stroke-width="2"';
const ID = 'pelagos-icons';
/** The walls of a metropolis, on the grid of its icon. */
const MARBLE = 'M4 7H20V15L22 22H2L4 15Z';

/** Bodies by `group/word`, in ink and tone. */
const BODIES = new Map(
  Object.entries(FILES).map(([path, text]) => [path.split('/').slice(-2).join('/').replace('.svg', ''), painted(text)]),
);

function painted(text: string): string {
  const body = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>')).replace(/\n\s*/g, '');
  const toned = body.replace(/#[0-9a-f]{6}/g, (colour) =>
    TONES[colour] ? `var(--tone,var(--tone-${TONES[colour]}))` : colour,
  );
  return toned.replace(INK, 'currentColor');
}

/** The same shapes, broad and in the colour of paper: parts an icon from what lies below. */
function halo(body: string): string {
  return body
    .replace(/fill="(?!none)[^"]*"/g, 'fill="var(--paper)"')
    .replace(/stroke="(?!none)[^"]*"/g, 'stroke="var(--paper)"')
    .replace(PLAIN, 'stroke-width="4.6"');
}

export function hasIcon(icon: string): boolean {
  return BODIES.has(icon);
}

/** What a `<use>` refers to; with a halo for the map. */
export function iconRef(icon: string, set = false): string {
  sprite();
  return `#icon-${icon.replace('/', '-')}${set ? '-set' : ''}`;
}

/** Puts the sprite into the page, once. */
function sprite(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement('div');
  const attributes = `xmlns="http://www.w3.org/2000/svg" id="${ID}" width="0" height="0" aria-hidden="true"`;
  holder.innerHTML = `<svg ${attributes}>${symbols()}</svg>`;
  const made = holder.firstElementChild as SVGElement;
  made.style.position = 'absolute';
  document.body.prepend(made);
}

function symbols(): string {
  return [...BODIES]
    .map(([name, body]) => {
      const drawn = body.replace(PLAIN, 'stroke-width="1.7"');
      const walls = name === 'buildings/metropolis' ? `<path d="${MARBLE}" fill="var(--marble)"/>` : '';
      const id = `icon-${name.replace('/', '-')}`;
      return symbol(id, walls + drawn) + symbol(`${id}-set`, halo(body) + walls + drawn);
    })
    .join('');
}

function symbol(id: string, body: string): string {
  return `<symbol id="${id}" viewBox="-2 -2 28 28" overflow="visible">${body}</symbol>`;
}
