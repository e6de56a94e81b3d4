import type { JSX } from 'preact';
import type { Action } from '../../core/game.ts';
import { Button } from '../parts/button.tsx';
import { NumberField } from './number-field.tsx';
import type { TableState } from './table-state.ts';
import { amountIn, isMember, nearest, type Range, withAmount } from './offer.ts';
import css from './amount.module.css';

interface AmountProps {
  readonly table: TableState;
  readonly choice: Range;
  /** What the field is for. */
  readonly label: string;
  /** Amounts with a button of their own. */
  readonly quick: readonly number[];
  /** What such a button says; left out, the amount. */
  readonly tell?: ((amount: number) => string) | undefined;
  /** What the primary button says; left out, the words of the action. */
  readonly commit?: ((action: Action) => string) | undefined;
}

/** An amount between two ends: stepped, typed, or one of the usual ones. It goes to the primary button at once. */
export function Amount({ table, choice, label, quick, tell, commit }: AmountProps): JSX.Element {
  const { words } = table.session;
  const { field, min, max, step, action } = choice;
  const chosen = table.pending.value?.action;
  const amount = (chosen && isMember(choice, chosen) ? amountIn(chosen, field) : null) ?? min;
  const isWrong = table.pending.value?.wanted !== undefined;
  const set = (wish: number): void => {
    const next = withAmount(choice, nearest(choice, wish));
    table.choose({ action: next, isExplained: true, ...(commit && { label: commit(next) }) });
  };
  return (
    <div class={css.amount} role="group" aria-label={label}>
      <div class={css.stepper}>
        <Button
          icon="minus"
          aria-label={words.t('page.less')}
          aria-disabled={amount <= min}
          onPress={() => set(amount - step)}
        />
        <NumberField
          table={table}
          choice={choice}
          label={label}
          amount={amount}
          actionOf={(wish) => withAmount(choice, wish)}
          onAmount={set}
        />
        <Button
          icon="plus"
          aria-label={words.t('page.more')}
          aria-disabled={amount >= max}
          onPress={() => set(amount + step)}
        />
        <small>{words.t('page.range', { from: words.money(min), to: words.money(max) })}</small>
      </div>
      {quick.length > 1 && (
        <div class={css.quick}>
          {quick.map((wish) => (
            <Button
              key={wish}
              small
              data-choice={action.type}
              aria-pressed={wish === amount && !isWrong}
              onPress={() => set(wish)}
            >
              {tell?.(wish) ?? words.money(wish)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
