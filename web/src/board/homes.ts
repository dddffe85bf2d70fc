/** Where a piece may be pushed to: whoever sees it beyond a border takes the neighbour's land for its own. */
import type { GeometryData } from '../protocol/replies';
import type { Point } from './svg';

export type Home = (at: Point) => boolean;

interface Outline {
  word: string;
  kind: string;
  near: string[];
  shape: Path2D;
}

export class Homes {
  private readonly pen = document.createElement('canvas').getContext('2d');
  private readonly outlines: Outline[];
  private readonly known = new Map<string, Home>();

  constructor({ areas }: GeometryData) {
    this.outlines = areas.map(({ word, kind, near, path }) => ({ word, kind, near, shape: new Path2D(path) }));
  }

  /** For what stands there: everywhere but in areas of the same kind beside its own. */
  of(at: Point): Home {
    const key = at.join();
    const home = this.known.get(key) ?? this.found(at);
    this.known.set(key, home);
    return home;
  }

  private found(at: Point): Home {
    const own = this.outlines.find(({ shape }) => this.isIn(shape, at));
    const others = this.outlines.filter(
      ({ word, kind }) => kind === own?.kind && word !== own.word && own.near.includes(word),
    );
    return (to) => !others.some(({ shape }) => this.isIn(shape, to));
  }

  private isIn(shape: Path2D, [x, y]: Point): boolean {
    return this.pen?.isPointInPath(shape, x, y) ?? false;
  }
}
