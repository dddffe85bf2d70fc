/** What one viewer has heard of one game, kept up to date message by message. */
import { PROTOCOL, type GameEvent, type StateMessage, type ViewerFrame } from '../protocol/messages';
import { Gap, patched } from './patch';
import { setServerTime } from './server-time';

export type Heard = 'fine' | 'gap' | 'other-protocol';

export class Listener {
  frame: ViewerFrame | null = null;
  events: GameEvent[] = [];
  /** So many events came before those that are held. */
  missing = 0;
  /** The mark of the last message that was taken in. */
  cursor = '';
  version = -1;

  /** Take a message in. On a gap nothing changes, and the whole must be asked for. */
  hear(message: StateMessage): Heard {
    if (message.protocol !== PROTOCOL) return 'other-protocol';
    setServerTime(message.now);
    if (message.whole) return this.take(message, message.whole);
    if (!message.patch || !this.frame || message.since !== this.cursor)
      return message.mark === this.cursor ? 'fine' : 'gap';
    try {
      return this.take(message, patched(this.frame, message.patch));
    } catch (error) {
      if (error instanceof Gap) return 'gap';
      throw error;
    }
  }

  private take(message: StateMessage, frame: ViewerFrame): Heard {
    const keep = message.heard - this.missing;
    if (message.whole && (keep < 0 || keep > this.events.length)) {
      this.events = message.events;
      this.missing = message.heard;
    } else if (keep < 0 || keep > this.events.length) {
      return 'gap';
    } else {
      this.events = [...this.events.slice(0, keep), ...message.events];
    }
    this.frame = frame;
    this.cursor = message.mark;
    this.version = message.v;
    return 'fine';
  }
}
