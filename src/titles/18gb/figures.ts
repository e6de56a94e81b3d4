import type { OptionValues } from '../../core/game.ts';
import { PRIVATES, TRAINS } from '../../games/18gb/data.ts';
import { SCENARIOS } from '../../games/18gb/scenarios.ts';
import { priceUnder } from '../../rail/trains.ts';
import { type Figures, figuresOf } from '../../text/rule-texts.ts';

/** Numbers that the rules of 18GB name. */
export const figures = (switches: OptionValues): Figures => ({
  ...figuresOf('cash', SCENARIOS, ({ cash }) => cash),
  ...figuresOf('certificates', SCENARIOS, ({ certificates }) => certificates),
  ...figuresOf('price', PRIVATES, ({ price }) => price),
  ...figuresOf('income', PRIVATES, ({ income }) => income),
  ...figuresOf('bonus', PRIVATES, ({ power }) => (power?.kind === 'bonus' ? power.bonus : 0)),
  ...figuresOf('train', TRAINS, ({ price }) => priceUnder(switches, price)),
});
