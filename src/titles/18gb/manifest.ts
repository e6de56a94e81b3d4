import type { Title } from '../title.ts';

export const MANIFEST_18GB: Title = {
  id: '18gb',
  name: '18GB',
  family: 'rail',
  seats: [2, 6],
  minutes: [150, 270],
  designers: 'D. Berry',
  rulePrefix: '18GB',
  text: {
    currency: '£',
    parts: ['stock-round', 'operating-round'],
    stepRules: {
      auction: '18GB-4.2',
      stock: '18GB-7.2',
      track: '18GB-10.1',
      routes: '18GB-12.1',
      dividend: '18GB-13.1',
      trains: '18GB-14.1',
      consent: '18GB-19/D-33',
      share: '18GB-15.2',
      discard: '18GB-14.8',
    },
  },
  files: { format: '18xx.games', title: '18GB' },
  load: {
    game: async () => (await import('../../games/18gb/game.ts')).game18GB,
    words: async () => (await import('../../text/en/18gb.ts')).EN_18GB,
    ruleTexts: async () => (await import('../../text/en/rules-18gb.ts')).RULES_EN_18GB,
    figures: async () => (await import('./figures.ts')).figures,
    drawing: async () => (await import('../../draw/titles/18gb.ts')).DRAWING_18GB,
    files: async () => (await import('../../interop/18gb/title.ts')).TITLE_18GB,
    components: async () => (await import('./components.ts')).components,
    names: async () => (await import('./names.ts')).NAMES,
  },
};
