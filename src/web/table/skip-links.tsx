import type { JSX } from 'preact';
import { Button } from '../parts/button.tsx';
import { focusBoard } from '../parts/focus.ts';
import { words } from '../words.ts';
import css from './header.module.css';

/** The first stops for keyboard users: links straight to the decision, or to the board. */
export function SkipLinks({ onDecision }: { onDecision: () => void }): JSX.Element {
  return (
    <div class={css.skips}>
      <Button data-skip="decision" shortcut="J" onPress={onDecision}>
        {words.t('page.skip.decision')}
      </Button>
      <Button data-skip="board" shortcut="M" onPress={focusBoard}>
        {words.t('page.skip.board')}
      </Button>
    </div>
  );
}
