import { MANIFEST_1860 } from '../titles/1860/manifest.ts';
import { describe, expect, it } from 'vitest';
import { type Refusal, resolveOptions } from '../core/game.ts';
import { game1860 } from '../games/1860/game.ts';
import type { Action1860 } from '../games/1860/actions.ts';
import type { State } from '../games/1860/state.ts';
import { LINE, position, type PositionSpec, started } from '../testing/1860/position.ts';
import { COMMON } from './en/common.ts';
import { EN_1860 } from './en/1860.ts';
import { RULES_EN_1860 } from './en/rules-1860.ts';
import { tellRule, titleOfRule } from './rule-texts.ts';
import { makeWords } from './words.ts';

/** What 1860 says has to be true by the book and on 18xx.games. */

const words = makeWords('en', [COMMON, EN_1860], {
  title: MANIFEST_1860.text,
  vocabularies: game1860.vocabulary,
  names: ['Ada', 'Ben'],
});
const SETS = ['book', '18xx.games'] as const;

function titles(id: string): string[] {
  return SETS.map((set) => tellRule(titleOfRule(EN_1860, id), resolveOptions(game1860, set), 'en'));
}

function texts(id: string): string[] {
  return SETS.map((set) => tellRule(RULES_EN_1860.texts[id] ?? '', resolveOptions(game1860, set), 'en'));
}

/** Why it is refused, with the headline of the rule that it cites. */
function why(state: State, action: Action1860): [sentence: string, headline: string] | null {
  const result = game1860.apply(state, action);
  if (!result.refused) return null;
  const refusal: Refusal = result;
  const headline = tellRule(titleOfRule(EN_1860, refusal.rule), { ...state.options }, 'en');
  return [words.refusal(refusal), headline];
}

function stock(rules: string, spec: Partial<PositionSpec> = {}): State {
  return position({ rules, cash: [1000, 1000], round: { kind: 'stock', at: 0 }, ...spec });
}

describe('headlines of 1860', () => {
  it('1860-16.5 the money for a train ends insolvency on the site only', () => {
    expect(titles('1860-16.5')).toEqual([
      'Having the money for a train does not end insolvency: the company runs its leased train first.',
      'A company that can afford a train before running is solvent and does not run.',
    ]);
  });

  it('1860-20.2 British Rail is looked for first after the Southern stock round, or once the Southern has formed', () => {
    expect(titles('1860-20.2')).toEqual([
      'This is checked after every round, first at the end of the Southern stock round.',
      'This is checked after every round once the Southern has formed.',
    ]);
  });

  it('1860-4.1, 1860-4.2 say the same about an exchange after the purchase', () => {
    expect(texts('1860-4.1').map((text) => text.includes('before or after the purchase'))).toEqual([
      true,
      false,
    ]);
    expect(titles('1860-4.2').map((title) => title.includes('late in the game'))).toEqual([false, true]);
  });

  it('1860-1.9, 1860-5.6 tell how often the free share of the red zone comes', () => {
    for (const variants of [titles('1860-5.6'), texts('1860-1.9')]) {
      expect(variants.map((text) => text.includes('in a stock round'))).toEqual([true, false]);
    }
    expect(words.zone('red')).toContain('first share that a player sells of a company in a stock round');
  });
});

describe('refusals of 1860 cite a headline that forbids', () => {
  it('1860-6.2 a closed layer: by the book it opens with the next stock round', () => {
    const variants = SETS.map((set) => why(stock(set), { type: 'par', by: 0, company: 'FYN', price: 74 }));
    expect(variants).toEqual([
      [
        'FYN cannot start yet: a company of the layer before it must operate or sell out first, and then it can start from the next stock round.',
        'A layer opens in the next stock round after a company of the one before has operated or sold out.',
      ],
      [
        'FYN cannot start yet: a company of the layer before it must operate or sell out first.',
        'A layer opens as soon as a company of the one before has operated or sold out.',
      ],
    ]);
  });

  it('1860-8.6 the president’s certificate in the pool', () => {
    const companies = {
      NGStL: { par: 68, price: 52, held: { pool: ['NGStL_2', 'NGStL_0'], 0: ['NGStL_1'] }, tokens: ['G9'] },
    };
    const spec: Partial<PositionSpec> = { companies, tiles: { G9: ['746', 0] }, cash: [60, 1000] };
    const take = { type: 'buy_share', by: 0, company: 'NGStL', from: 'pool', cert: 'NGStL_0' } as const;
    expect(why(stock('book', spec), take)?.[1]).toBe(
      'The 20% certificate in the pool is not for sale: two shares are exchanged for it.',
    );
    expect(why(stock('18xx.games', { ...spec, cash: [200, 1000] }), take)).toBeNull();
  });

  it('1860-7.3, 1860-5.9 a private in the first stock round, and bought back', () => {
    const first = { privates: { CMH: 0 }, turnNumber: 1 } as const;
    const give = { type: 'sell_private', by: 0, private: 'CMH' } as const;
    expect(why(stock('18xx.games', first), give)?.[1]).toContain('not in the first stock round');
    expect(why(stock('book', first), give)).toBeNull();
    const back = { type: 'buy_private', by: 0, private: 'CMH' } as const;
    const sold: Partial<PositionSpec> = {
      privates: { CMH: 'bank' },
      round: { kind: 'stock', at: 0, sold: [['CMH'], []] },
    };
    expect(why(stock('18xx.games', sold), back)?.[1]).toBe(
      'You cannot buy back anything you have sold in the same round.',
    );
    expect(why(stock('book', sold), back)).toBeNull();
  });

  it('1860-13.2, 1860-15.6 a route without a token, and a purchase that is due', () => {
    const at = (rules: string, step: 'routes' | 'trains'): State =>
      position({
        rules,
        tiles: LINE,
        companies: {
          'C&N': started('C&N', 0, step === 'routes' ? { trains: ['2+1-0', '2+1-1'] } : { cash: 260 }),
        },
        round: { kind: 'operating', queue: ['C&N'], step },
      });
    const routes = [
      { train: '2+1-0', path: ['F2-0', 'F2-1', 'F2-2', 'F4-0', 'G5-0'] },
      { train: '2+1-1', path: ['G5-0', 'G3-0', 'H4-0', 'H4-1', 'I5-0', 'J4-0'] },
    ];
    const run = { type: 'run_routes', by: 0, routes } as const;
    expect(why(at('18xx.games', 'routes'), run)?.[1]).toContain(
      'A route connects stops without using track, stop or hex twice, and includes one of the company’s tokens.',
    );
    expect(why(at('book', 'routes'), run)).toBeNull();
    const headlines = SETS.map((set) => why(at(set, 'trains'), { type: 'pass', by: 0 })?.[1]);
    expect(headlines).toEqual([
      'A company with a route and no train must buy one if it can.',
      'A company without a train that has more money than one costs must buy one.',
    ]);
  });
});

describe('help in 1860', () => {
  it('1860-14.3 the price rises only if the dividend is at least as high', () => {
    expect(words.t('help.dividend')).toContain('rises if you pay at least the share price');
    expect(words.t('help.dividend')).toContain('otherwise stays');
  });

  it('1860-19.4, 1860-19.5 building ends with the present set of operating rounds', () => {
    expect(words.note('southern-forms')).toContain(
      'The Southern Railway forms: building and halts end with the current set of operating rounds',
    );
    expect(words.note('southern-forms')).not.toContain('one more stock round');
  });

  it('1860-23/D-26 every value of a switch that is no yes or no has words', () => {
    const spec = game1860.options.find(({ key }) => key === 'trade_consent');
    if (!spec) throw new Error('no switch');
    expect(spec.values.map((value) => words.optionValue(spec, value))).toEqual([
      'agreed between the players',
      'the game asks the owner',
    ]);
  });
});
