import { MANIFEST_CHICAGO_EXPRESS } from '../../titles/chicago-express/manifest.ts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import type { ExpressView as GameView } from '../../games/chicago-express/view-type.ts';
import { COMMON } from '../../text/en/common.ts';
import { EN_CHICAGO_EXPRESS } from '../../text/en/chicago-express.ts';
import { PAGE } from '../../text/en/page/index.ts';
import { makeWords } from '../../text/words.ts';
import { positionCE } from '../../testing/chicago-express/position.ts';
import { expressFacts, stepsAway } from './facts.ts';
import type { ExpressView } from './view.ts';

const words = makeWords('en', [COMMON, PAGE, EN_CHICAGO_EXPRESS], {
  title: MANIFEST_CHICAGO_EXPRESS.text,
  onMissing: (key) => {
    throw new Error(`no words for ${key}`);
  },
});

describe('the view as the page reads it', () => {
  it('is what the game tells', () => {
    expectTypeOf<GameView>().toExtend<ExpressView>();
  });
});

describe('the facts in the header', () => {
  const state = positionCE({ supply: 4, table: { detroit: 7 } });
  const view = chicagoExpress.view(state, null) as unknown as ExpressView;

  it('tell the round and how near every end is', () => {
    expect(expressFacts(words, view, chicagoExpress.turn(state))).toEqual([
      { label: '', value: 'Round 1', isPlain: true },
      { label: 'Out of trains', value: '0 of 3', isNear: false },
      { label: 'Sold out', value: '0 of 3', isNear: false },
      { label: 'Houses', value: '4', isNear: true },
      { label: 'Detroit', value: '$7 of 8', isNear: true },
    ]);
  });

  it('tell the ends only when the game is over', () => {
    const over = { kind: 'finished', reason: 'houses', scores: [] } as const;
    expect(expressFacts(words, view, over)).toHaveLength(4);
  });

  it('count the steps up or down', () => {
    expect(stepsAway({ reason: 'houses', value: 9, limit: 3, holds: false })).toBe(6);
    expect(stepsAway({ reason: 'detroit', value: 3, limit: 8, holds: false })).toBe(5);
    expect(stepsAway({ reason: 'houses', value: 2, limit: 3, holds: true })).toBe(0);
  });
});
