/** What is read after the name of a thing: `aria-description`, which the types of Svelte do not know yet. */
import type { ActionReturn } from 'svelte/action';

export function described(element: Element, text: string): ActionReturn<string> {
  const update = (now: string): void => {
    if (now) element.setAttribute('aria-description', now);
    else element.removeAttribute('aria-description');
  };
  update(text);
  return { update };
}
