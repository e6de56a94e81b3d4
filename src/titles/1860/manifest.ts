import type { Title } from '../title.ts';

export const MANIFEST_1860: Title = {
  id: '1860',
  name: '1860 Isle of Wight',
  family: 'rail',
  seats: [2, 4],
  minutes: [240, 300],
  designers: 'M. Hutton',
  rulePrefix: '1860',
  text: {
    currency: '£',
    parts: ['stock-round', 'operating-round'],
    stepRules: {
      auction: '1860-3.1',
      stock: '1860-4.1',
      home: '1860-6.7',
      discard: '1860-15.1',
      track: '1860-11.1',
      token: '1860-12.1',
      routes: '1860-13.2',
      dividend: '1860-14.2',
      trains: '1860-15.2',
      consent: '1860-23/D-26',
    },
  },
  files: { format: '18xx.games', title: '1860' },
  load: {
    game: async () => (await import('../../games/1860/game.ts')).game1860,
    words: async () => (await import('../../text/en/1860.ts')).EN_1860,
    ruleTexts: async () => (await import('../../text/en/rules-1860.ts')).RULES_EN_1860,
    figures: async () => (await import('./figures.ts')).figures,
    drawing: async () => (await import('../../draw/titles/1860.ts')).DRAWING_1860,
    files: async () => (await import('../../interop/1860/title.ts')).TITLE_1860,
    components: async () => (await import('./components.ts')).components,
    names: async () => (await import('./names.ts')).NAMES,
  },
};
