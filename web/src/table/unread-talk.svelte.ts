/** The talk of a table: how much of it nobody here has read, and saying something. */
import type { ChatLines } from '../protocol/messages';
import { onMount } from 'svelte';
import { settings } from '../settings.svelte';
import type { TableState } from './state.svelte';

export class UnreadTalk {
  private read = $state(0);

  /** To be made while a component is being set up. `shown`: is the talk open? */
  constructor(
    private readonly table: () => TableState,
    private readonly shown: () => boolean,
  ) {
    $effect(() => {
      if (this.shown()) this.read = this.spoken;
    });
    onMount(() => void this.fetch());
  }

  private readonly spoken: number = $derived.by(() => linesOf(this.table().drawn.session.talked));
  readonly unread: number = $derived.by(() => (this.shown() ? 0 : this.spoken - this.read));

  /** Who looks on without an account speaks under the name that they use elsewhere. */
  readonly say = (channel: string, text: string): Promise<unknown> => {
    const { texts, drawn } = this.table();
    const name = drawn.session.seat === null ? settings.name || texts.say('page-guest') : '';
    return drawn.session.do({ do: 'talk', channel, text, ...(name && { name }) });
  };

  /** What was said before we came is nothing new. */
  private async fetch(): Promise<void> {
    const { session } = this.table().drawn;
    const told = await session.api.talk().catch(() => null);
    if (!told) return;
    session.talk(told.talk, told.guests);
    this.read = linesOf(told.talk);
  }
}

function linesOf(talk: ChatLines): number {
  return Object.values(talk).reduce((sum, lines) => sum + lines.length, 0);
}
