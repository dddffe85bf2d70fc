/** Lets a table be followed: what has been heard is shown step by step, as the queue plays it. */
import type { GameEvent, GameView } from '../protocol/messages';
import type { LexiconData } from '../protocol/replies';
import type { Board } from '../board/board';
import { ADAPTERS } from '../games';
import { moves, settings } from '../settings.svelte';
import type { SeatSession } from '../table/seat-session.svelte';
import { performed, CAMERA_MS, type Stage } from './motion';
import { flightsOf, placesOf } from './motion-plan';
import { LONGEST_MOTION_MS, type Tempo } from './pace';
import { BROWSER_CLOCK, EventQueue, MOST_BEHIND, type Clock, type Motion, type Performer } from './queue';
import { blended, cueOf, stepsOf, type Step } from './steps';
import { sounds } from './sound';

/** What is shown instead of what is now. */
export interface Shown {
  game: GameView;
  /** So many events of the game are told. */
  told: number;
  /** After so many answers. */
  answers: number;
}

/** What one message brought. */
interface Heard {
  events: GameEvent[];
  /** So many events were told before it. */
  from: number;
  game: GameView;
  answers: number;
}

type FollowStep = Step & { answers: number };

/** An own answer with so few events is shown at once where the same person is asked again. */
const FEW_EVENTS = 2;
/** So many messages can be played again. */
const KEPT_MESSAGES = 300;
/** Dice roll so long, whatever the pace. */
const DICE_MS = LONGEST_MOTION_MS;

export class Follower implements Performer<FollowStep> {
  /** Null while what is now is shown. */
  shown: Shown | null = $state.raw(null);
  isPaused = $state(false);
  /** The number of the first event since this seat has last answered and was not asked again. */
  since = $state(Infinity);
  /** How everything stood when this seat had last answered. */
  answered: Shown | null = $state.raw(null);
  /** The game has ended before the eyes of somebody. */
  ended = $state(false);
  /** Something can be played again. */
  hasRecord = $state(false);
  board: Board | null = null;
  private known: { session: SeatSession; game: GameView | null; told: number; answers: number } | null = null;
  private record: { start: Shown; heard: Heard[] } | null = null;
  private readonly queue: EventQueue<FollowStep>;

  constructor(
    private readonly lexicon: () => LexiconData | null,
    /** What is shown is another moment now. */
    private readonly moved: () => void,
    clock: Clock = BROWSER_CLOCK,
  ) {
    this.queue = new EventQueue<FollowStep>(this, clock, () => (isHidden() ? 'off' : settings.pace));
  }

  get isBehind(): boolean {
    return this.shown !== null;
  }

  /** The events that are told by now. */
  told(session: SeatSession): GameEvent[] {
    return this.shown ? session.events.slice(0, Math.max(0, this.shown.told - session.missing)) : session.events;
  }

  // Hearing

  /** The session that is shown has heard something. */
  hear(session: SeatSession): void {
    const game = session.frame?.game ?? null;
    const told = session.missing + session.events.length;
    const answers = session.frame?.table.answers ?? 0;
    const before = this.known;
    this.known = { session, game, told, answers };
    if (before?.session !== session || !before.game || !game || isOlder(game, before.game)) {
      this.reset();
      return;
    }
    if (told < before.told || before.told < session.missing) {
      this.reset();
      return;
    }
    if (game === before.game) return;
    const heard: Heard = {
      events: session.events.slice(before.told - session.missing),
      from: before.told,
      game,
      answers,
    };
    const own = isAsked(before.game);
    if (own) this.answered = { game, told, answers };
    this.keep({ game: before.game, told: before.told, answers: before.answers }, heard, own && !isAsked(game));
    if (own && isAsked(game) && heard.events.length <= FEW_EVENTS && !this.isBehind) this.flourish(heard);
    else this.follow(heard, before.game, before.answers);
    if (game.result && !before.game.result && !this.isBehind) this.ended = true;
  }

  /** Another session is shown, or what was shown is not true any more. */
  reset(): void {
    this.queue.clear();
    this.record = null;
    this.hasRecord = false;
    this.since = Infinity;
    this.answered = null;
    this.show(null);
  }

  forget(): void {
    this.known = null;
    this.reset();
  }

  private follow(heard: Heard, before: GameView, answers: number): void {
    const steps = this.stepsOf(heard);
    if (isHidden() || settings.pace === 'off' || steps.length > MOST_BEHIND) {
      this.queue.finish();
      return;
    }
    if (!this.shown) this.shown = { game: unasked(before), told: heard.from, answers };
    this.queue.push(steps);
  }

  /** What somebody did themselves is shown at once; it is heard and moves all the same. */
  private flourish(heard: Heard): void {
    if (isHidden() || settings.pace === 'off') return;
    for (const step of this.stepsOf(heard)) {
      try {
        const motion = this.stage(step, { motionMs: 300, restMs: 0 });
        if (motion) BROWSER_CLOCK.after(motion.lengthMs, () => motion.cancel());
      } catch (error) {
        this.failed(error);
      }
    }
  }

  private stepsOf({ events, from, game, answers }: Heard): FollowStep[] {
    return stepsOf(events, from, game, ADAPTERS[game.title]?.choreography).map((step) => ({ ...step, answers }));
  }

  private keep(start: Shown, heard: Heard, anew: boolean): void {
    if (anew) {
      this.since = heard.from;
      this.record = { start: { ...start, game: unasked(start.game) }, heard: [] };
    }
    if (!this.record) return;
    this.record.heard.push(heard);
    if (this.record.heard.length > KEPT_MESSAGES) this.record = null;
    this.hasRecord = this.record !== null;
  }

  // What somebody wants

  pause(): void {
    this.queue.pause();
  }

  resume(): void {
    this.queue.resume();
  }

  step(): void {
    this.queue.step();
  }

  /** To what is now. */
  finish(): void {
    this.queue.finish();
  }

  /** Everything since the last own answer once more. */
  replay(): void {
    const { record } = this;
    if (!record) return;
    this.queue.finish();
    this.shown = record.start;
    this.moved();
    this.queue.push(
      record.heard.flatMap((heard) => this.stepsOf(heard)),
      Infinity,
    );
  }

  // What the queue asks for

  begin(step: FollowStep, tempo: Tempo): Motion | null {
    if (this.shown) this.shown = { ...this.shown, told: step.told };
    return this.stage(step, tempo);
  }

  settle(step: FollowStep): void {
    if (!this.shown) return;
    const { game } = this.shown;
    const next = step.after
      ? unasked(step.after)
      : step.reveals.length
        ? blended(game, step.ahead, step.reveals)
        : game;
    this.show({ game: next, told: step.told, answers: step.after ? step.answers : this.shown.answers });
  }

  isBrief(step: FollowStep): boolean {
    return step.events.length === 0;
  }

  changed(): void {
    this.isPaused = this.queue.isPaused;
    if (this.queue.behind > 0) return;
    this.board?.visitsOver();
    if (!this.shown) return;
    this.show(null);
    if (this.known?.game?.result) this.ended = true;
  }

  failed(error: unknown): void {
    console.warn('a motion failed', error);
  }

  private show(shown: Shown | null): void {
    if (this.shown === shown) return;
    this.shown = shown;
    this.moved();
  }

  /** Sound, camera and motion of a step. */
  private stage(step: FollowStep, tempo: Tempo): Motion | null {
    const lexicon = this.lexicon();
    if (!lexicon) return null;
    const choreography = ADAPTERS[lexicon.title]?.choreography;
    const cues = step.events.map((event) => ({ event, cue: cueOf(choreography, event) }));
    for (const { cue } of cues) if (cue.sound) sounds.play(cue.sound);
    const rolls = cues.some(({ cue }) => cue.dice);
    if (!moves()) return null;
    const delayMs = this.visit(step.events, lexicon) ? CAMERA_MS : 0;
    const flights = cues.flatMap(({ event, cue }) => flightsOf(event, cue, lexicon));
    const lengthMs = Math.min(LONGEST_MOTION_MS, rolls ? DICE_MS : tempo.motionMs);
    return performed(flights, this.places(lexicon), lengthMs, delayMs) ?? (rolls ? { lengthMs, cancel() {} } : null);
  }

  /** The map goes where it happens, if that is out of sight; true if it had to. */
  private visit(events: GameEvent[], lexicon: LexiconData): boolean {
    const { board } = this;
    if (!board || !settings.camera) return false;
    const words = events.flatMap((event) => placesOf(event, lexicon, (word) => board.hasPlace(word)));
    const goal = words.at(-1);
    return goal !== undefined && board.visit(goal);
  }

  private places(lexicon: LexiconData): Stage {
    return {
      place: (word) => this.board?.windowPoint(word) ?? null,
      beside: (spot) =>
        document.querySelector<HTMLElement>(spot === 'bank' ? '.map' : `[data-spot="${CSS.escape(spot)}"]`),
      hand: { identities: lexicon.identities, mates: [] },
    };
  }
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** An answer was taken back. */
function isOlder(game: GameView, than: GameView): boolean {
  return game.version < than.version;
}

function isAsked(game: GameView): boolean {
  return (game.options?.length ?? 0) > 0;
}

/** What is over is not answered. */
function unasked(game: GameView): GameView {
  return { ...game, options: null };
}
