/** The geometry of a board at any time: fetched anew only where the board is another. */
import type { GameView } from '../protocol/messages';
import type { GeometryData, GeometryReply } from '../protocol/replies';
import { ADAPTERS } from '../games';

export interface GeometrySource {
  geometry(small: boolean, at?: number | null): Promise<GeometryReply>;
}

type Grounded = Pick<GameView, 'title' | 'fields'>;

export class GeometryCache {
  private readonly known = new Map<string, GeometryData | null>();
  private readonly asked = new Map<string, Promise<void>>();

  /** The board of a view, if it is here; null where a title has no picture. */
  find(view: Grounded, small: boolean): GeometryData | null | undefined {
    return this.known.get(key(view, small));
  }

  /** The board of a view; with a number, as it was after so many answers. Undefined if the game has moved on. */
  async of(
    api: GeometrySource,
    view: Grounded,
    small: boolean,
    at: number | null = null,
  ): Promise<GeometryData | null | undefined> {
    if (this.find(view, small) === undefined) {
      const wanted = key(view, small);
      const asked = this.asked.get(wanted) ?? this.fetch(api, view, small, at);
      this.asked.set(wanted, asked);
      try {
        await asked;
      } finally {
        // If it failed, or came for another board, it is tried again the next time somebody looks.
        this.asked.delete(wanted);
      }
    }
    return this.find(view, small);
  }

  /** Of now, what comes is kept as the board that it shows: that may be a later one than the one of the view. */
  private async fetch(api: GeometrySource, view: Grounded, small: boolean, at: number | null): Promise<void> {
    const { geometry, shown } = await api.geometry(small, at);
    const found = at === null ? { title: view.title, fields: { ...view.fields, ...shown } } : view;
    this.known.set(key(found, small), geometry);
  }
}

function key(view: Grounded, small: boolean): string {
  return `${small}:${ADAPTERS[view.title]?.ground?.(view as GameView) ?? ''}`;
}
