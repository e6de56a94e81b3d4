import type { JSX } from 'preact';
import type { RuleId } from '../../core/game.ts';
import { showRule } from '../router/router.ts';
import { words } from '../words.ts';
import css from './parts.module.css';
import { hideTip, tipHandlers } from './tip.tsx';

interface RuleTagProps {
  readonly rule: RuleId;
  /** Rule id → its title, from the game. */
  readonly rules: Readonly<Record<RuleId, string>>;
}

/** The id of a rule. It says what the rule is about, and opens it. */
export function RuleTag({ rule, rules }: RuleTagProps): JSX.Element {
  const about = rules[rule];
  return (
    <button
      type="button"
      class={css.rule}
      data-rule={rule}
      aria-label={words.t('page.rules.open', { id: rule })}
      aria-haspopup="dialog"
      {...tipHandlers(about === undefined ? null : { text: about, rule })}
      onClick={() => {
        hideTip();
        showRule(rule);
      }}
    >
      {rule}
    </button>
  );
}
