/** The questions a page asks about a game, besides what comes live. */
import type { AdviceReply, RemarkData } from '../protocol/coach';
import type { LedgerData, OrderPreview } from '../protocol/bidding';
import type { StateMessage } from '../protocol/messages';
import type {
  GeometryReply,
  HistoryFrame,
  LexiconData,
  NotOfferedPattern,
  OlderEvents,
  Outlook,
  StandingOffer,
  TalkReply,
  WaysReply,
  WhyNotReply,
} from '../protocol/replies';
import type { TargetsReply } from '../protocol/study';
import { request } from './http';

export class Api {
  constructor(
    readonly game: string,
    readonly key: string,
  ) {}

  state(): Promise<StateMessage> {
    return request('GET /api/games/{game}/state', this.here);
  }

  lexicon(): Promise<LexiconData> {
    return request('GET /api/games/{game}/lexicon', this.here);
  }

  /** Where everything lies, now or after so many answers. */
  geometry(small: boolean, at: number | null = null): Promise<GeometryReply> {
    const query = { small: small ? 1 : 0, ...(at !== null && { at }) };
    return request('GET /api/games/{game}/geometry', { ...this.here, query });
  }

  /** Why a thing may not be chosen now; `say` is the answer that was about to be given with it. */
  reason(domain: string, word: string, say: string): Promise<WhyNotReply> {
    return request('GET /api/games/{game}/reason', { ...this.here, query: { domain, word, say } });
  }

  /** Every kind of answer that cannot be given now, with the reason. */
  async notOffered(): Promise<NotOfferedPattern[]> {
    return (await request('GET /api/games/{game}/not-offered', this.here)).patterns;
  }

  /** What an answer would begin: the odds of its battle, whether it can be taken back, what it costs. */
  outlook(say: string[], signal: AbortSignal): Promise<Outlook> {
    return request('GET /api/games/{game}/odds', { ...this.here, query: { say: say.join(';') }, signal });
  }

  /** What the coach says to this seat now. */
  advice(): Promise<AdviceReply> {
    return request('GET /api/games/{game}/coach', this.here);
  }

  /** What the coach can prove against an answer. */
  async warnings(say: string[], signal: AbortSignal): Promise<RemarkData[]> {
    const query = { say: say.join(';') };
    return (await request('GET /api/games/{game}/warnings', { ...this.here, query, signal })).warnings;
  }

  /** What can be said together at the question that is asked. */
  ways(): Promise<WaysReply> {
    return request('GET /api/games/{game}/ways', this.here);
  }

  /** The offers of one's side that stand, and what each will cost. */
  async offers(): Promise<StandingOffer[]> {
    return (await request('GET /api/games/{game}/offers', this.here)).offers;
  }

  /** What every purse gains next, as things stand; empty where nobody has one. */
  async income(): Promise<number[]> {
    return (await request('GET /api/games/{game}/income', this.here)).income;
  }

  /** What can be attacked as the pieces lie, by this seat and of it. */
  targets(): Promise<TargetsReply> {
    return request('GET /api/games/{game}/targets', this.here);
  }

  /** Past frames, as whoever asks knew them, or through other eyes when the game is over. */
  async history(from: number, to: number, eyes = ''): Promise<HistoryFrame[]> {
    const query = { ...(eyes && { as: eyes }), from, to };
    return (await request('GET /api/games/{game}/replay', { ...this.here, query })).frames;
  }

  events(before: number): Promise<OlderEvents> {
    return request('GET /api/games/{game}/events', { ...this.here, query: { before } });
  }

  talk(): Promise<TalkReply> {
    return request('GET /api/games/{game}/talk', this.here);
  }

  /** Who bid what, and where gold came from and went; null where nobody has a purse. */
  async ledger(): Promise<LedgerData | null> {
    return (await request('GET /api/games/{game}/ledger', this.here)).ledger;
  }

  /** What a standing order would do now; nothing is left at the table. */
  tryOrder(text: string): Promise<OrderPreview> {
    return request('GET /api/games/{game}/order-preview', { ...this.here, query: { text } });
  }

  private get here(): { path: { game: string }; key: string } {
    return { path: { game: this.game }, key: this.key };
  }
}
