/** Seats of a title that has no adapter: who sits there, and nothing more. */
import type { GameView, TableData } from '../protocol/messages';
import type { SeatPanel } from '../scene';
import type { Speaker } from '../words/speaker';

export function bareSeats(view: GameView | null, table: TableData, speaker: Speaker): SeatPanel[] {
  return table.chairs.map((chair, seat) => ({
    seat,
    identities: speaker.identities(seat),
    name: speaker.person(seat),
    rows: [],
    cards: [],
    asked: view?.who === seat,
    lost: chair.lost !== '',
  }));
}
