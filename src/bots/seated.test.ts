import { expect, it } from 'vitest';
import type { Action } from '../core/game.ts';
import { COUNTER } from '../testing/counter/game.ts';
import type { AnyMind } from './mind.ts';
import { findBot, readCharacter } from './seated.ts';

it('reads level, manner and effort', () => {
  expect(readCharacter('medium')).toEqual({ level: 'medium', manner: 'balanced', effort: 1 });
  expect(readCharacter('hard:bold')).toEqual({ level: 'hard', manner: 'bold', effort: 1 });
  expect(readCharacter('hard:cautious@0.5x')).toEqual({ level: 'hard', manner: 'cautious', effort: 0.5 });
  for (const wrong of ['', 'strong', 'hard:', 'hard:mean', 'hard@4', 'hard@x', 'Hard']) {
    expect(readCharacter(wrong)).toBeNull();
  }
});

it('asks the mind with chances of its own for every decision', () => {
  const asked: { level: string; seed: number }[] = [];
  const action: Action = { type: 'pass', by: 0 };
  const mind: AnyMind = {
    decide(_, { level }, seed) {
      asked.push({ level, seed });
      return { action, because: { key: 'why', params: {} }, alternatives: [], work: 1 };
    },
  };
  const told: string[] = [];
  const bot = findBot('easy', mind, ({ because }) => told.push(because.key))?.(3);
  expect([bot?.choose(COUNTER, {} as never), bot?.choose(COUNTER, {} as never)]).toEqual([action, action]);
  expect(asked.map(({ level }) => level)).toEqual(['easy', 'easy']);
  expect(asked[0]?.seed).not.toBe(asked[1]?.seed);
  expect(told).toEqual(['why', 'why']);
});

it('knows only the random bot where a title has no mind', () => {
  expect(findBot('random', null)).not.toBeNull();
  expect(findBot('medium', null)).toBeNull();
});

it('finds the players with one idea of a title', () => {
  const pass = {
    action: { type: 'pass', by: 0 },
    because: { key: 'why', params: {} },
    alternatives: [],
    work: 1,
  };
  const odd: AnyMind = { decide: () => ({ ...pass, action: { type: 'buy', by: 0 } }) };
  const mind: AnyMind = { decide: () => pass, pool: { rusher: odd } };
  expect(findBot('rusher', mind)?.(1).choose(COUNTER, {} as never)).toMatchObject({ type: 'buy' });
  expect(findBot('hoarder', mind)).toBeNull();
});
