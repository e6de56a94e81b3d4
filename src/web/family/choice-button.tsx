import type { ComponentChildren, JSX } from 'preact';
import type { Action, Refusal } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import { Button } from '../parts/button.tsx';
import type { TipText } from '../parts/tip.tsx';
import { pointsAt } from './pointing.ts';
import type { TableState } from './table-state.ts';
import css from './panels.module.css';

/** A refusal as a tip: one plain sentence and the rule. */
export function refusalTip(table: TableState, refusal: Refusal, action?: Action): TipText {
  const { words, view } = table.session;
  return { text: words.refusal(refusal, action, view.value), rule: refusal.rule };
}

export function isSame(a: Action | undefined, b: Action | undefined): boolean {
  return a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b);
}

interface ChoiceButtonProps {
  readonly table: TableState;
  readonly action: Action;
  /** What the primary button says once it is chosen; left out, the words of the action. */
  readonly commit?: string;
  readonly refusal?: Refusal | undefined;
  /** Its accessible name where other buttons look the same: what it does, and to what. */
  readonly name?: string;
  /** The panel itself shows the consequences. */
  readonly isExplained?: boolean;
  /** The hex it is about, which is marked on the map. */
  readonly hex?: string | null;
  /** In place of the plain row. */
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** One action as a button: a press puts it on the primary button, a double press does it. */
export function ChoiceButton({
  table,
  action,
  commit,
  refusal,
  name,
  isExplained = false,
  hex = null,
  class: look = css.choice,
  children,
}: ChoiceButtonProps): JSX.Element {
  const isChosen = isSame(table.pending.value?.action, action);
  return (
    <Button
      class={look}
      data-choice={action.type}
      aria-pressed={isChosen}
      aria-label={name}
      refusal={refusal ? refusalTip(table, refusal, action) : null}
      onPress={() => table.choose({ action, isExplained, ...(commit !== undefined && { label: commit }) })}
      onDblClick={() => !refusal && table.act(action)}
      {...pointsAt(table, hex, refusal ? null : action)}
    >
      {children}
    </Button>
  );
}
