import type { OptionValues } from '../../core/game.ts';
import { TRAINS } from '../../games/18gb/data.ts';
import { SCENARIOS } from '../../games/18gb/scenarios.ts';
import { priceUnder } from '../../rail/trains.ts';
import { type Figures, figuresOf } from '../../text/rule-texts.ts';

/** Numbers that the rules of 18GB name. */
export const figures = (switches: OptionValues): Figures => ({
  ...figuresOf('cash', SCENARIOS, ({ cash }) => cash),
  ...figuresOf('certificates', SCENARIOS, ({ certificates }) => certificates),
  ...figuresOf('train', TRAINS, ({ price }) => priceUnder(switches, price)),
});
