import { companyOf } from '../../rail/position.ts';
import { makeTokenStep } from '../../rail/token-step.ts';
import { reservedAt } from './homes.ts';
import { acting, buildingIsOver, isInReceivership, kitOf, type State, tokenPrices } from './state.ts';
import { finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 1860-12: tokens. */
export const tokenStep = makeTokenStep<State>({
  rule: '1860-12.1',
  stepRule: '1860-10.3',
  kitOf,
  acting,
  pricesOf: (_state, company) => tokenPrices(company),
  reservedAt,
  // 1860-12.3
  isBarred: (state, company) =>
    buildingIsOver(state) || isInReceivership(state, company) || companyOf(state, company).insolvent,
  refuseCity(problem, { hex: { id: hex }, city }) {
    return refuse(problem, problem === 'own-token-there' ? '1860-12.2' : '1860-12.1', { hex, city });
  },
  finish: finishStep,
});
