import { PLAYERS, PRIVATES, SIDES } from '../../games/1848/data.ts';
import { type Figures, figuresOf } from '../../text/rule-texts.ts';

/** Numbers that the rules of 1848 name. */
export const FIGURES: Figures = {
  ...figuresOf('cash', PLAYERS, ({ cash }) => cash),
  ...figuresOf('certificates', PLAYERS, ({ certificates: [first = 0] }) => first),
  ...figuresOf('price', PRIVATES, ({ price }) => price),
  ...figuresOf('income', PRIVATES, ({ income }) => income),
  ...figuresOf('most', PRIVATES, ({ most }) => most),
  ...figuresOf('train', SIDES, ({ price }) => price),
};
