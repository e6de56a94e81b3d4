import type { Title } from '../title.ts';

export const MANIFEST_CHICAGO_EXPRESS: Title = {
  id: 'chicago-express',
  name: 'Chicago Express',
  family: 'express',
  seats: [2, 6],
  minutes: [60, 90],
  designers: 'H. Wu',
  weight: 'medium',
  rulePrefix: 'CE',
  text: {
    currency: '$',
    parts: ['dividend'],
    // Behind the turn, what its dials lead to.
    stepRules: {
      bid: 'CE-4.2',
      turn: 'CE-6.2',
      auction: 'CE-7.3',
      expansion: 'CE-8.2',
      development: 'CE-10.1',
    },
  },
  switches: {
    auction: ['wabash_minimum'],
    track: ['open_home_hexes', 'forest_grant', 'chicago_at_once'],
  },
  files: { format: 'ce-log', title: 'Chicago Express' },
  load: {
    game: async () => (await import('../../games/chicago-express/game.ts')).chicagoExpress,
    words: async () => (await import('../../text/en/chicago-express.ts')).EN_CHICAGO_EXPRESS,
    ruleTexts: async () => (await import('../../text/en/rules-chicago-express.ts')).RULES_EN_CHICAGO_EXPRESS,
    figures: async () => (await import('./figures.ts')).figures,
    drawing: async () => (await import('../../draw/titles/chicago-express.ts')).DRAWING_CHICAGO_EXPRESS,
    files: async () => (await import('../../interop/chicago-express/title.ts')).TITLE_CHICAGO_EXPRESS,
    components: async () => (await import('./components.ts')).components,
    mind: async () => (await import('../../bots/chicago-express/mind.ts')).MIND_CHICAGO_EXPRESS,
    names: async () => (await import('./names.ts')).NAMES,
  },
};
