/** Where in the page we are. The path names the page; a fragment never leaves this device. */
import { addressOfPath, currentPath, isLocal } from './net/transport';

export interface Route {
  page:
    | 'lobby'
    | 'learn'
    | 'puzzles'
    | 'five'
    | 'new'
    | 'post'
    | 'clubs'
    | 'club'
    | 'tournaments'
    | 'tournament'
    | 'table'
    | 'after'
    | 'rules'
    | 'account'
    | 'reset'
    | 'confirm'
    | 'unsubscribe'
    | 'admin'
    | 'privacy'
    | 'leaderboard'
    | 'player'
    | 'missing';
  /** A table; on the page of a club or a tournament, that. */
  game: string;
  title: string;
  /** A clause to scroll to; of a leaderboard, the mode. */
  clause: string;
  /** Of a link in a message; of a player, the name. */
  token: string;
}

const BARE: Route = { page: 'missing', game: '', title: '', clause: '', token: '' };

export function routeOf(path: string, fragment = ''): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { ...BARE, page: 'lobby' };
  if (first === 'game' && second && third === 'after') return { ...BARE, page: 'after', game: second };
  if (first === 'game' && second && !third) return { ...BARE, page: 'table', game: second };
  if (first === 'clubs' && !second) return { ...BARE, page: 'clubs' };
  if (first === 'club' && second && !third)
    return { ...BARE, page: 'club', game: second, token: fragment.replace(/^#/, '') };
  if (first === 'tournaments' && !second) return { ...BARE, page: 'tournaments' };
  if (first === 'tournament' && second && !third) return { ...BARE, page: 'tournament', game: second };
  if (first === 'learn' && !third) return { ...BARE, page: 'learn', title: second };
  if (first === 'puzzles' && !third) return { ...BARE, page: 'puzzles', title: second };
  if (first === 'five' && second && !third) return { ...BARE, page: 'five', title: second };
  if (first === 'rules') return { ...BARE, page: 'rules', title: second, clause: fragment.replace(/^#/, '') };
  if ((first === 'new' || first === 'post' || first === 'confirm' || first === 'reset') && !second)
    return { ...BARE, page: first };
  if (first === 'unsubscribe' && second && !third) return { ...BARE, page: 'unsubscribe', token: second };
  if (first === 'leaderboard') return { ...BARE, page: first, title: second, clause: third };
  if (first === 'player' && second && !third) return { ...BARE, page: first, token: second };
  if (first === 'account' || first === 'admin' || first === 'privacy') return { ...BARE, page: first };
  return BARE;
}

class Here {
  route: Route = $state(BARE);
}

export const here = new Here();

export function look(): void {
  const { path, fragment } = currentPath();
  here.route = routeOf(path, fragment);
}

export function go(path: string): void {
  history.pushState(null, '', addressOfPath(path));
  look();
  scrollTo(0, 0);
}

/** Links inside the page change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || /^\/(api|texts|icons|schema)\//.test(url.pathname)) return;
  const asked = link.getAttribute('href') ?? '';
  if (asked.startsWith('#')) {
    jump(event, asked);
    return;
  }
  if (!isLocal && url.pathname === location.pathname && url.hash) return;
  const path = url.pathname + url.search + url.hash;
  // Whoever looks something up does not leave the table.
  const apart = here.route.page === 'table' && /^\/(rules|five)\//.test(path);
  if (link.target && !isLocal) return;
  event.preventDefault();
  if (link.target || apart) window.open(addressOfPath(path), '_blank', 'noopener');
  else go(path);
}

/** A place on this very page. Where the address behind `#` is a path, the browser cannot go there by itself. */
function jump(event: MouseEvent, asked: string): void {
  if (!isLocal) return;
  event.preventDefault();
  const place = document.getElementById(asked.slice(1));
  place?.scrollIntoView();
  place?.focus();
}
