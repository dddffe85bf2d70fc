/** What is new at a table since it was looked at last, so that nothing is announced twice. */
import type { ChatLines, GameEvent } from '../protocol/messages';

export class News {
  private told: number;
  private readonly talked = new Map<string, number>();

  constructor(told: number, talk: ChatLines) {
    this.told = told;
    this.lines(talk);
  }

  /** The events behind those that were announced; what was taken back is not announced again as it comes anew. */
  events(events: readonly GameEvent[], missing: number): GameEvent[] {
    const now = missing + events.length;
    const fresh = events.slice(Math.max(0, this.told - missing));
    this.told = now;
    return fresh;
  }

  /** Lines of talk, with the number of whoever said them and the name they go by. */
  lines(talk: ChatLines): { seat: number; name: string; line: string }[] {
    const found: { seat: number; name: string; line: string }[] = [];
    for (const [channel, lines] of Object.entries(talk)) {
      const last = this.talked.get(channel) ?? -1;
      for (const [number, , seat, name, line] of lines) if (number > last) found.push({ seat, name, line });
      this.talked.set(channel, Math.max(last, ...lines.map(([number]) => number)));
    }
    return found;
  }
}
