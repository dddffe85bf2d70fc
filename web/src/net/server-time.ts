/**
 * The time of the server, by which clocks of tables run. The clock of this device may be wrong, and the server's stands
 * still while nobody could play: what counts is how far apart the two were when the last message came.
 */
let ahead = 0;

export function setServerTime(now: number): void {
  ahead = now - Date.now();
}

export function serverNow(): number {
  return Date.now() + ahead;
}
