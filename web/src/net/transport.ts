/**
 * How the page reaches what answers it: here the server that it came from. A page that is built for offline has
 * `local/transport.ts` in the place of this file (vite.config.ts), and everything else is the same.
 */
import type { Component } from 'svelte';
import type { Texts } from '../words/texts';

/** As much of a WebSocket as the page uses. */
export type Socket = Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** Everything stays on this device: there is nobody to invite, no account, no post. */
export const isLocal: boolean = false;

/** Shown over every page while it has something to say. */
export const Overlay: Component<{ texts: Texts }> | null = null;

/** What the start page says about where games are kept. */
export const LobbyNote: Component<{ texts: Texts }> | null = null;

/** The address of a file that lies beside the page. */
export function fileAddress(path: string): string {
  return `/${path}`;
}

/** A drawing of the five minutes of a title, in a light or a dark page. */
export function primerPicture(title: string, section: string, theme: string): string {
  return `/api/primer/${title}/pictures/${section}?theme=${theme}`;
}

export function fetchFrom(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, init);
}

export function openSocket(): Socket {
  const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
  const language = document.documentElement.lang || 'en';
  return new WebSocket(`${protocol}://${location.host}/api/live?language=${language}`);
}

/** Where in the page we are. */
export interface Place {
  path: string;
  /** With its question mark, or empty. */
  query: string;
  /** With its number sign, or empty. */
  fragment: string;
}

export function currentPath(): Place {
  return { path: location.pathname, query: location.search, fragment: location.hash };
}

/** The address of a place in the page. */
export function addressOfPath(path: string): string {
  return path;
}
