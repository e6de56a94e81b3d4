import type { OptionValues } from '../../core/game.ts';
import { PLAYERS, PRIVATES, TRAINS } from '../../games/1860/data.ts';
import { priceUnder } from '../../rail/trains.ts';
import { type Figures, figuresOf } from '../../text/rule-texts.ts';

/** Numbers that the rules of 1860 name. */
export const figures = (switches: OptionValues): Figures => ({
  ...figuresOf('cash', PLAYERS, ({ cash }) => cash),
  ...figuresOf('certificates', PLAYERS, ({ certificates }) => certificates),
  ...figuresOf('price', PRIVATES, ({ price }) => price),
  ...figuresOf('income', PRIVATES, ({ income }) => income),
  ...figuresOf('train', TRAINS, ({ price }) => priceUnder(switches, price)),
});
