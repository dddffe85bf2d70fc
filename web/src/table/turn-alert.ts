/** Tells a person who looks elsewhere that they are asked: a short tone, a notice, the title of the window. */
import { settings } from '../settings.svelte';

let audio: AudioContext | null = null;

export function alertPlayer(says: string): void {
  if (settings.sound) tone();
  if (
    settings.notify &&
    document.visibilityState === 'hidden' &&
    'Notification' in window &&
    Notification.permission === 'granted'
  )
    new Notification('Pelagos', { body: says, tag: 'pelagos-turn' });
}

/** Two soft notes, made here: no file is fetched. */
function tone(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + i * 0.16);
    volume.gain.linearRampToValueAtTime(0.12, start + i * 0.16 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + i * 0.16 + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(start + i * 0.16);
    note.stop(start + i * 0.16 + 0.55);
  }
}
