/** The drawing that belongs to a heading or a clause, found by its name. */
import { hasIcon, iconRef } from '../../board/icons';

const GROUPS = ['gods', 'creatures', 'heroes', 'buildings', 'units', 'symbols'];

/** `L-15.2 Chimera` has the Chimera, `C-20.10 The Fates` the Fates, `C-11 Poseidon: moving fleets` Poseidon. */
export function pictureOf(heading: string): string {
  const name = heading
    .replace(/^[A-Z]-[\d.]+\s*/, '')
    .replace(/\s*[(:].*$/, '')
    .replace(/^The\s+/, '')
    .toLowerCase();
  const forms = [name, name.replace(/es$/, ''), name.replace(/s$/, '')];
  const icons = forms.flatMap((form) => GROUPS.map((group) => `${group}/${form}`));
  return icons.find(hasIcon) ?? '';
}

/** Cards that are clauses of their own, such as `H-10.P1`, by the last part of their number. */
export function cardOf(title: string, clause: string): string {
  const icon = `${title}/${clause.split('.').at(-1)?.toLowerCase() ?? ''}`;
  return hasIcon(icon) ? icon : '';
}

/** Puts the pictures of cards into the HTML of a section. */
export function pictured(html: string, title: string): string {
  return html.replace(/<li id="([^"]+)"[^>]*>/g, (whole, clause: string) => {
    const icon = cardOf(title, clause);
    return icon
      ? `${whole}<svg class="card" width="44" height="44" aria-hidden="true"><use href="${iconRef(icon)}"></use></svg>`
      : whole;
  });
}
