import { TRAINS } from '../../games/18gb/data.ts';
import { SCENARIOS } from '../../games/18gb/scenarios.ts';
import { type Figures, figuresOf } from '../../text/rule-texts.ts';

/** Numbers that the rules of 18GB name. */
export const FIGURES: Figures = {
  ...figuresOf('cash', SCENARIOS, ({ cash }) => cash),
  ...figuresOf('certificates', SCENARIOS, ({ certificates }) => certificates),
  ...figuresOf('train', TRAINS, ({ price }) => price),
};
