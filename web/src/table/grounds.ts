/** The geometry of a board at any time: fetched anew only where the board is another. */
import { ADAPTERS } from '../games';
import type { Api } from '../net/api';
import type { GameView } from '../net/messages';
import type { Geometry } from '../words/lexicon';

export class Grounds {
  private readonly known = new Map<string, Promise<Geometry | null>>();

  /** The board of a view; with a number, as it was after so many answers. */
  async of(
    api: Pick<Api, 'geometry'>,
    view: GameView,
    small: boolean,
    at: number | null = null,
  ): Promise<Geometry | null> {
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
