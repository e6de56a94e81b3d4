import type { OptionValues } from '../../core/game.ts';
import { D_WITH_TRADE_IN, P4_DISCOUNT, PLAYERS, PRIVATES, SIDES } from '../../games/1848/data.ts';
import { priceUnder } from '../../rail/trains.ts';
import { type Figures, figuresOf } from '../../text/rule-texts.ts';

/** Numbers that the rules of 1848 name. */
export const figures = (switches: OptionValues): Figures => ({
  ...figuresOf('cash', PLAYERS, ({ cash }) => cash),
  ...figuresOf('certificates', PLAYERS, ({ certificates: [first = 0] }) => first),
  ...figuresOf('price', PRIVATES, ({ price }) => price),
  ...figuresOf('income', PRIVATES, ({ income }) => income),
  ...figuresOf('most', PRIVATES, ({ most }) => most),
  ...figuresOf('train', SIDES, ({ price }) => priceUnder(switches, price)),
  trade_in: D_WITH_TRADE_IN,
  train_2E_with_P4: priceUnder(switches, SIDES['2E'].price) - P4_DISCOUNT,
});
