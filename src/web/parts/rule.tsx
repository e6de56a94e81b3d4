import type { JSX } from 'preact';
import type { RuleId } from '../../core/game.ts';
import css from './parts.module.css';
import { showTip, tipHandlers } from './tip.tsx';

interface RuleTagProps {
  readonly rule: RuleId;
  /** Rule id → its title, from the game. */
  readonly rules: Readonly<Record<RuleId, string>>;
}

/** The id of a rule; it says what the rule is about. */
export function RuleTag({ rule, rules }: RuleTagProps): JSX.Element {
  const about = rules[rule];
  const tip = about === undefined ? null : { text: about, rule };
  return (
    <button
      type="button"
      class={css.rule}
      {...tipHandlers(tip)}
      onClick={({ currentTarget }) => tip && showTip(currentTarget, tip)}
    >
      {rule}
    </button>
  );
}
