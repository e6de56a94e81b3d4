import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Action } from '../../core/game.ts';
import parts from '../parts/parts.module.css';
import { isIn, nearest, type Range } from './offer.ts';
import type { TableState } from './table-state.ts';

interface NumberFieldProps {
  readonly table: TableState;
  readonly choice: Range;
  readonly label: string;
  /** The amount that is chosen, or would be. */
  readonly amount: number;
  readonly actionOf: (amount: number) => Action;
  readonly onAmount: (amount: number) => void;
}

/**
 * An amount to type. With every key the primary button and the consequences follow; as long as the amount is not possible
 * the button asks for one that is, and does nothing.
 */
export function NumberField({
  table,
  choice,
  label,
  amount,
  actionOf,
  onAmount,
}: NumberFieldProps): JSX.Element {
  const { words } = table.session;
  const { min, max, step } = choice;
  const [typed, setTyped] = useState('');
  const isWrong = table.pending.value?.wanted !== undefined;
  const take = (text: string): void => {
    setTyped(text);
    const wish = Number(text);
    if (text !== '' && isIn(choice, wish)) {
      onAmount(wish);
      return;
    }
    const ends = { from: words.money(min), to: words.money(max), step: words.money(step) };
    const wanted = words.t('page.amount.wanted', { ...ends, stepped: step === 1 ? 'no' : 'yes' });
    table.choose({ action: actionOf(amount), isExplained: true, wanted });
  };
  return (
    <input
      class={parts.field}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={step}
      // What is typed stays as it is, `007` too.
      value={isWrong || (typed !== '' && Number(typed) === amount) ? typed : amount}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      onInput={({ currentTarget }) => take(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.repeat) return;
        event.preventDefault();
        // Out of reach, Enter takes what comes closest, and Enter again does it.
        if (isWrong) onAmount(nearest(choice, Number(event.currentTarget.value) || min));
        else table.commit();
      }}
    />
  );
}
