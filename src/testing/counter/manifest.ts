import type { Title } from '../../titles/title.ts';

/** The counter game as a title, made by following docs/add-a-game.md. */
export const MANIFEST_COUNTER: Title = {
  id: 'counter',
  name: 'Counter',
  family: null,
  seats: [2, 3],
  minutes: [1, 2],
  designers: 'nobody',
  weight: 'light',
  rulePrefix: 'C',
  text: { currency: '$', parts: [], stepRules: { count: 'C-3' } },
  switches: {},
  files: null,
  load: {
    game: async () => (await import('./game.ts')).COUNTER,
    words: async () => (await import('./words.ts')).WORDS,
    ruleTexts: () => Promise.resolve({ sections: {}, texts: {} }),
  },
};
