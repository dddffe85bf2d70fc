/** The questions a page asks about a game, besides what comes live. */
import type { Geometry, Lexicon } from '../words/lexicon';
import { get } from './http';
import type { GameEvent, Plain, StateMessage, Talk } from './messages';

export interface WhyNot {
  offered: boolean;
  says: string;
  clause: string;
}

export interface Outlook {
  odds: Odds | null;
  final: boolean;
  /** The gold that is paid for it at once. */
  price: number;
  /** What all offers cost that stand then; less than nothing is left where the gold is too little. */
  offer: { count: number; price: number; left: number } | null;
}

export interface Odds {
  kind: string;
  domain: string;
  place: string;
  attacker: string;
  defender: string;
  win: number;
  loss: number;
  nobody_left: number;
  attackers_left: number;
  defenders_left: number;
  ends: number[][];
}

/** One moment of the past; the first of an answer holds the whole view, the others what changed. */
export interface PastFrame {
  n: number;
  who: string | null;
  said: string | null;
  events: GameEvent[];
  view: Plain;
}

export class Api {
  constructor(
    readonly game: string,
    readonly key: string,
  ) {}

  state(): Promise<StateMessage> {
    return this.ask('state');
  }

  lexicon(): Promise<Lexicon> {
    return this.ask('lexicon');
  }

  /** Where everything lies, now or after so many answers. */
  async geometry(small: boolean, at: number | null = null): Promise<Geometry | null> {
    const then = at === null ? '' : `&at=${at}`;
    const reply = await this.ask<{ geometry: Geometry | null } | Geometry>(`geometry?small=${small ? 1 : 0}${then}`);
    return 'geometry' in reply ? reply.geometry : reply;
  }

  whyNot(say: string): Promise<WhyNot> {
    return this.ask(`why-not?say=${encodeURIComponent(say)}`);
  }

  /** What an answer would begin: the odds of its battle, whether it can be taken back, what it costs. */
  async outlook(say: string, signal: AbortSignal): Promise<Outlook> {
    return await this.ask<Outlook>(`odds?say=${encodeURIComponent(say)}`, signal);
  }

  async past(from: number, to: number): Promise<PastFrame[]> {
    return (await this.ask<{ frames: PastFrame[] }>(`replay?from=${from}&to=${to}`)).frames;
  }

  events(before: number): Promise<{ first: number; events: GameEvent[] }> {
    return this.ask(`events?before=${before}`);
  }

  async talk(): Promise<Talk> {
    return (await this.ask<{ talk: Talk }>('talk')).talk;
  }

  private ask<T>(what: string, signal: AbortSignal | null = null): Promise<T> {
    return get(`/api/games/${encodeURIComponent(this.game)}/${what}`, this.key, signal);
  }
}
