import type { RuleId } from '../core/game.ts';

/** What words need of a title in whatever language. */
interface TitleText {
  readonly currency: string;
  /** Events that begin a new part of the game. */
  readonly parts: readonly string[];
  /** The rule that says most about each step. */
  readonly stepRules: Readonly<Record<string, RuleId>>;
}

const ROUNDS = ['stock-round', 'operating-round'];

export const TITLES: Readonly<Record<string, TitleText>> = {
  '1848': {
    currency: '£',
    parts: ROUNDS,
    stepRules: {
      auction: '1848-3.1',
      stock: '1848-4.1',
      track: '1848-8.1',
      token: '1848-9.1',
      routes: '1848-11.1',
      'last-loan': '1848-14.7',
      dividend: '1848-12.1',
      discard: '1848-10.8',
      trains: '1848-10.1',
      closing: '1848-7.4',
      consent: '1848-20/D-47',
      crisis: '1848-16.5',
      tasmania: '1848-13.6',
    },
  },
  '1860': {
    currency: '£',
    parts: ROUNDS,
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
  '18gb': {
    currency: '£',
    parts: ROUNDS,
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
  'chicago-express': {
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
};
