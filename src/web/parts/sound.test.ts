// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { prefer } from './preferences.ts';
import { playSound, playTones, type SoundContext, TUNES } from './sound.ts';

interface Played {
  readonly pitch: number;
  readonly from: number;
  readonly to: number;
  readonly loudest: number;
}

/** A context that notes what would be heard. */
function fakeContext(): { context: SoundContext; played: Played[] } {
  const played: Played[] = [];
  const destination = {};
  const context = {
    currentTime: 5,
    destination,
    resume: () => Promise.resolve(),
    createGain: () => ({
      levels: [] as number[],
      get gain() {
        const note = (level: number): void => void this.levels.push(level);
        return { setValueAtTime: note, linearRampToValueAtTime: note };
      },
      connect(to: unknown) {
        if (to !== destination) throw new Error('a tone that nobody hears');
        return to;
      },
    }),
    createOscillator: () => {
      let volume: { levels: number[] } | null = null;
      let from = 0;
      return {
        type: '',
        frequency: { value: 0 },
        connect(to: { levels: number[] }) {
          volume = to;
          return to;
        },
        start(at: number) {
          from = at;
        },
        stop(at: number) {
          played.push({
            pitch: this.frequency.value,
            from,
            to: at,
            loudest: Math.max(...(volume?.levels ?? [])),
          });
        },
      };
    },
  };
  return { context: context as unknown as SoundContext, played };
}

afterEach(() => prefer('sound', false));

describe('sounds', () => {
  it('are short and soft, every one of them', () => {
    for (const tones of Object.values(TUNES)) {
      const { context, played } = fakeContext();
      playTones(context, tones);
      expect(played.length).toBeGreaterThan(0);
      for (const { from, to, loudest } of played) {
        expect(from).toBeGreaterThanOrEqual(5);
        expect(to).toBeLessThan(5 + 1.5);
        expect(loudest).toBeGreaterThan(0);
        expect(loudest).toBeLessThan(0.1);
      }
    }
  });

  it('are played only where they have been chosen', () => {
    const { context, played } = fakeContext();
    playSound('sale', () => context);
    expect(played).toEqual([]);
    prefer('sound', true);
    playSound('sale', () => context);
    expect(played.map(({ pitch }) => pitch)).toEqual(TUNES.sale.map(({ pitch }) => pitch));
  });
});
