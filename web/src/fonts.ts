/** The letters of the page, asked for before anything is written with them. */
const FACES = ["400 1rem 'Source Sans 3'", "600 1rem 'Source Sans 3'", "500 1rem 'EB Garamond'"];
/** After so long the page is drawn with the letters of the system. */
const PATIENCE_MS = 1500;
let loading: Promise<unknown> | null = null;

/** Settled when they are there, cannot be had, or do not come soon. */
export function fontsLoaded(): Promise<unknown> {
  loading ??= Promise.race([
    Promise.allSettled(FACES.map((face) => document.fonts.load(face))),
    new Promise((done) => setTimeout(done, PATIENCE_MS)),
  ]);
  return loading;
}
