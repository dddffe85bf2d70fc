/** How the engine of this page is. */
import type { Stage } from './messages';

class EngineStatus {
  stage: Stage = $state('runtime');
  /** The games are open in another tab. */
  elsewhere: boolean = $state(false);
  /** The last answer could not be kept, and has not happened. */
  notKept: boolean = $state(false);
  /** Games of an older version that go on under other rules, and that cannot go on. */
  otherRules: number = $state(0);
  cannotOpen: number = $state(0);
  failed: string = $state('');
}

export const status = new EngineStatus();
