import { PLAYERS, PRIVATES, TRAINS } from '../../games/1860/data.ts';
import { type Figures, figuresOf } from '../../text/rule-texts.ts';

/** Numbers that the rules of 1860 name. */
export const FIGURES: Figures = {
  ...figuresOf('cash', PLAYERS, ({ cash }) => cash),
  ...figuresOf('certificates', PLAYERS, ({ certificates }) => certificates),
  ...figuresOf('price', PRIVATES, ({ price }) => price),
  ...figuresOf('income', PRIVATES, ({ income }) => income),
  ...figuresOf('train', TRAINS, ({ price }) => price),
};
