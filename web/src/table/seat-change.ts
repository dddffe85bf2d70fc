/** What somebody does with their seat: give it up, take it again, or take the game elsewhere. */
import type { AnyCommand } from '../protocol/requests';

export type SeatChange = AnyCommand & ({ do: 'resign' | 'leave' | 'come_back' } | { do: 'propose'; kind: 'move' });

/** May it end the game at once? */
export function mayEnd({ do: deed }: SeatChange): boolean {
  return deed === 'resign' || deed === 'propose';
}
