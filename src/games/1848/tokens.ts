import { makeTokenStep } from '../../rail/token-step.ts';
import { reservedAt } from './com.ts';
import { KIT } from './data.ts';
import { acting, type State, tokenPrices } from './state.ts';
import { finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 1848-9: tokens. */
export const tokenStep = makeTokenStep<State>({
  rule: '1848-9.1',
  stepRule: '1848-7.4',
  kitOf: () => KIT,
  acting,
  pricesOf: tokenPrices,
  reservedAt,
  refuseCity(problem, { hex: { id: hex }, city }) {
    const rule = problem === 'no-free-slot' ? '1848-9.2' : '1848-9.1';
    return refuse(problem, rule, problem === 'no-city-there' ? { hex, city } : { hex });
  },
  finish: finishStep,
});
