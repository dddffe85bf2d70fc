/** The geometry of a board at any time: fetched anew only where the board is another. */
import type { GameView } from '../protocol/messages';
import type { GeometryData } from '../protocol/replies';
import { ADAPTERS } from '../games';
import type { Api } from '../net/api';

export class GeometryCache {
  private readonly known = new Map<string, Promise<GeometryData | null>>();

  /** The board of a view; with a number, as it was after so many answers. */
  async of(
    api: Pick<Api, 'geometry'>,
    view: GameView,
    small: boolean,
    at: number | null = null,
  ): Promise<GeometryData | null> {
    const ground = `${small}:${ADAPTERS[view.title]?.ground?.(view) ?? ''}`;
    const found = this.known.get(ground) ?? api.geometry(small, at);
    this.known.set(ground, found);
    try {
      return await found;
    } catch (error) {
      // The next time somebody looks it is tried again.
      this.known.delete(ground);
      throw error;
    }
  }
}
