/** Addresses of the card pictures, by `group/word`. A picture itself is fetched when its card is first shown. */
const FILES = import.meta.glob<string>('../../../src/pelagos/pictures/cards/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const ADDRESSES = new Map(
  Object.entries(FILES).map(([path, address]) => [path.split('/').slice(-2).join('/').replace('.svg', ''), address]),
);

/** Words of one title for what another has under another word; they have one picture (pelagos.pictures.cards). */
const SAME_FIGURE: Record<string, string> = { 'creatures/griffon': 'creatures/griffin' };

/** Width and height of every picture. */
export const PICTURE = { width: 240, height: 336 } as const;

/** The address of the picture of a card; empty where nobody has drawn one. */
export function pictureOf(id: string): string {
  return ADDRESSES.get(SAME_FIGURE[id] ?? id) ?? '';
}

/** Every card that has a picture. */
export function pictured(): string[] {
  return [...ADDRESSES.keys(), ...Object.keys(SAME_FIGURE)];
}
