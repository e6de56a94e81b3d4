import { type MomentKind, preferences } from './preferences.ts';

/** Short, soft sounds for what deserves a card, made here from sine waves. Nothing is played unless it is chosen. */

/** Big moments, the end, and that others wait for one's move. */
export type SoundKind = MomentKind | 'end' | 'turn';

/** One tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
interface Tone {
  readonly pitch: number;
  readonly from: number;
  readonly length: number;
}

const C = 261.63;
const D = 293.66;
const E = 329.63;
const F = 349.23;
const G = 392;
const A = 440;
const HIGH_C = 523.25;

/** Tones one after the other. */
function tune(pitches: readonly number[], step = 0.14, length = 0.3): Tone[] {
  return pitches.map((pitch, index) => ({ pitch, from: index * step, length }));
}

export const TUNES: Readonly<Record<SoundKind, readonly Tone[]>> = {
  sale: tune([E, C]),
  dividends: tune([C, E, G], 0.09),
  chicago: tune([G, HIGH_C, G]),
  wabash: tune([C, G]),
  phase: tune([D, A], 0.18, 0.45),
  failure: tune([F, D, C], 0.2, 0.4),
  director: tune([G, A]),
  'last-round': tune([A, A], 0.3, 0.4),
  turn: tune([E, HIGH_C], 0.12, 0.35),
  end: tune([C, E, G, HIGH_C], 0.16, 0.6),
};

/** As loud as the loudest moment of a tone may be; 1 would be as loud as can be. */
const VOLUME = 0.06;
/** Tones swell for this long, in seconds: a sudden one clicks. */
const SWELL = 0.03;

/** As much of an `AudioContext` as is needed. */
export type SoundContext = Pick<
  AudioContext,
  'currentTime' | 'destination' | 'createOscillator' | 'createGain' | 'resume'
>;

/** Plays the tones of a sound. */
export function playTones(context: SoundContext, tones: readonly Tone[]): void {
  const now = context.currentTime;
  for (const { pitch, from, length } of tones) {
    const wave = context.createOscillator();
    const volume = context.createGain();
    wave.type = 'sine';
    wave.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + from);
    volume.gain.linearRampToValueAtTime(VOLUME, now + from + SWELL);
    volume.gain.linearRampToValueAtTime(0, now + from + length);
    wave.connect(volume).connect(context.destination);
    wave.start(now + from);
    wave.stop(now + from + length);
  }
}

let opened: SoundContext | null = null;

/** Plays a sound where sounds are wanted. The browser's audio is opened with the first one. */
export function playSound(kind: SoundKind, open: () => SoundContext = () => new AudioContext()): void {
  if (!preferences.peek().sound) return;
  try {
    opened ??= open();
    // Where the page has not been touched yet the browser stays silent.
    void opened.resume().catch(() => {});
    playTones(opened, TUNES[kind]);
  } catch {
    // A browser without audio: the card says everything.
  }
}
