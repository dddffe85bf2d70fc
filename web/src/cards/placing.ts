/** Where a card stands beside what it tells about: never over it. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** There may be less room than the card would like. */
  maxHeight: number;
}

const GAP_PX = 8;
const MARGIN_PX = 6;

/**
 * To the right or the left if it fits there, else below or above, where it is cut if it must be. What stands in a row
 * has its card below the row, where it hides none of its neighbours.
 */
export function placeBeside(anchor: Rect, card: Size, screen: Size, inRow = false): Placed {
  if (inRow) return aboveOrBelow(anchor, card, screen);
  const right = anchor.left + anchor.width + GAP_PX;
  const left = anchor.left - GAP_PX - card.width;
  const high = Math.min(card.height, screen.height - 2 * MARGIN_PX);
  const top = within(anchor.top, high, screen.height);
  if (right + card.width + MARGIN_PX <= screen.width) return { left: right, top, maxHeight: high };
  if (left >= MARGIN_PX) return { left, top, maxHeight: high };
  return aboveOrBelow(anchor, card, screen);
}

function aboveOrBelow(anchor: Rect, card: Size, screen: Size): Placed {
  const left = within(anchor.left, card.width, screen.width);
  const below = anchor.top + anchor.height + GAP_PX;
  const under = screen.height - MARGIN_PX - below;
  const over = anchor.top - GAP_PX - MARGIN_PX;
  if (card.height <= under || under >= over) return { left, top: below, maxHeight: Math.min(card.height, under) };
  const high = Math.min(card.height, over);
  return { left, top: anchor.top - GAP_PX - high, maxHeight: high };
}

function within(wanted: number, size: number, room: number): number {
  return Math.max(MARGIN_PX, Math.min(wanted, room - size - MARGIN_PX));
}
