/** Sounds, short and dry, made here by WebAudio: no file is fetched. */
import { settings } from '../settings.svelte';

export type SoundName = 'bid' | 'outbid' | 'coin' | 'dice' | 'sail' | 'build' | 'battle' | 'your-turn' | 'victory';

/** One tone, or one burst of noise around a pitch. */
export interface Tone {
  /** Hertz; of noise the middle of its band. */
  pitch: number;
  /** Where it glides to. */
  to?: number;
  atMs: number;
  lengthMs: number;
  /** Of the loudest. */
  level: number;
  wave: OscillatorType | 'noise';
}

function tone(wave: Tone['wave'], pitch: number, atMs: number, lengthMs: number, level: number, to?: number): Tone {
  return { wave, pitch, atMs, lengthMs, level, ...(to !== undefined && { to }) };
}

export const SOUNDS: Record<SoundName, readonly Tone[]> = {
  bid: [tone('noise', 1900, 0, 30, 0.5), tone('triangle', 392, 0, 90, 0.6)],
  outbid: [tone('noise', 1200, 0, 35, 0.5), tone('triangle', 330, 0, 100, 0.6), tone('triangle', 247, 90, 130, 0.6)],
  coin: [tone('sine', 2093, 0, 70, 0.35), tone('sine', 3136, 45, 110, 0.3)],
  dice: [0, 70, 130, 210, 300].map((atMs, i) => tone('noise', 2600 - 240 * i, atMs, 28, 0.75 - 0.08 * i)),
  sail: [tone('noise', 420, 0, 360, 0.45, 900)],
  build: [tone('noise', 700, 0, 45, 0.8), tone('noise', 560, 130, 45, 0.8), tone('triangle', 196, 130, 120, 0.4)],
  battle: [tone('noise', 300, 0, 160, 0.9), tone('square', 98, 0, 200, 0.22), tone('square', 92, 170, 240, 0.22)],
  'your-turn': [tone('sine', 523.25, 0, 320, 0.55), tone('sine', 783.99, 150, 420, 0.55)],
  victory: [392, 523.25, 659.25, 783.99].map((pitch, i) => tone('triangle', pitch, 140 * i, i === 3 ? 700 : 220, 0.5)),
};

/** The same sound is not heard again so soon: a purse that fills is one clink. */
const APART_MS = 60;

export class Sounds {
  private audio: AudioContext | null = null;
  private readonly last = new Map<SoundName, number>();

  constructor(
    private readonly volume: () => number = () => (settings.muted ? 0 : settings.volume),
    private readonly make: () => AudioContext = () => new AudioContext(),
  ) {}

  /** Browsers let nothing be heard before somebody has clicked or pressed a key. */
  allow(): void {
    try {
      this.audio ??= this.make();
      if (this.audio.state === 'suspended') void this.audio.resume().catch(() => undefined);
    } catch {
      // A device without sound is played in silence.
    }
  }

  play(name: SoundName, factor = 1): void {
    const { audio } = this;
    const volume = this.volume() * factor;
    if (!audio || audio.state !== 'running' || volume <= 0) return;
    const now = audio.currentTime * 1000;
    if (now - (this.last.get(name) ?? -Infinity) < APART_MS) return;
    this.last.set(name, now);
    for (const one of SOUNDS[name]) sound(audio, one, volume);
  }
}

function sound(audio: AudioContext, { wave, pitch, to, atMs, lengthMs, level }: Tone, volume: number): void {
  const start = audio.currentTime + atMs / 1000;
  const end = start + lengthMs / 1000;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(level * volume, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const [source, tuned] = wave === 'noise' ? noise(audio, lengthMs) : oscillator(audio, wave);
  tuned.setValueAtTime(pitch, start);
  if (to !== undefined) tuned.linearRampToValueAtTime(to, end);
  source.out.connect(gain).connect(audio.destination);
  source.in.start(start);
  source.in.stop(end + 0.02);
}

interface Source {
  in: AudioScheduledSourceNode;
  out: AudioNode;
}

function oscillator(audio: AudioContext, wave: OscillatorType): [Source, AudioParam] {
  const made = audio.createOscillator();
  made.type = wave;
  return [{ in: made, out: made }, made.frequency];
}

function noise(audio: AudioContext, lengthMs: number): [Source, AudioParam] {
  const buffer = audio.createBuffer(1, Math.ceil((audio.sampleRate * lengthMs) / 1000) + 1, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.4;
  source.connect(band);
  return [{ in: source, out: band }, band.frequency];
}

export const sounds = new Sounds();

/** From the first click or key on there is sound. */
export function allowSounds(): void {
  const allow = (): void => sounds.allow();
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, allow, { once: true, capture: true });
}
