/** Seats of a title that has no adapter: who sits there, and nothing more. */
import type { GameView, TableData } from '../protocol/messages';
import type { SeatPanel } from '../scene';
import type { Formatter } from '../words/formatter';

export function defaultSeats(view: GameView | null, table: TableData, formatter: Formatter): SeatPanel[] {
  return table.chairs.map((chair, seat) => ({
    seat,
    identities: formatter.identities(seat),
    name: formatter.person(seat),
    rows: [],
    cards: [],
    asked: view?.who === seat,
    lost: chair.lost !== '',
  }));
}
