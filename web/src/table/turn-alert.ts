/** Tells a person who looks elsewhere that they are asked: a short sound, a notice, the title of the window. */
import { sounds } from '../follow/sound';
import { settings } from '../settings.svelte';

export function alertPlayer(says: string): void {
  sounds.play('your-turn');
  if (
    settings.notify &&
    document.visibilityState === 'hidden' &&
    'Notification' in window &&
    Notification.permission === 'granted'
  )
    new Notification('Pelagos', { body: says, tag: 'pelagos-turn' });
}
