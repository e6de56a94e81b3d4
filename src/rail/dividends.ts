import type { Draft } from '../core/draft.ts';
import type { Action, RuleId, Seat } from '../core/game.ts';
import type { Step } from '../core/steps.ts';

export interface Dividend extends Action {
  readonly type: 'dividend';
  readonly pay: boolean;
}

/** The step in which the director says whether the revenue is paid out. Both are always allowed when it waits. */
export function makeDividendStep<S extends object>(spec: {
  readonly rule: RuleId;
  readonly waits: (state: S) => boolean;
  readonly acting: (state: S) => { readonly director: Seat };
  readonly settle: (draft: Draft<S>, pay: boolean) => void;
}): Step<S, Dividend> {
  return {
    id: 'dividend',
    rule: spec.rule,
    waits: spec.waits,
    *offers(state) {
      const { director: by } = spec.acting(state);
      for (const pay of [true, false]) yield { kind: 'one', action: { type: 'dividend', by, pay } };
    },
    acts: {
      dividend: { check: () => null, perform: (draft, { pay }) => spec.settle(draft, pay) },
    },
  };
}
