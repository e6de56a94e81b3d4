import type { JSX } from 'preact';
import { ChoiceButton } from '../family/choice-button.tsx';
import type { ExpressPanelProps } from './express-table.ts';
import { choicesOf } from './offers.ts';
import { FurtherEvents } from './outcome.tsx';
import { useChosen } from './preview.ts';
import css from './turn.module.css';

/** Moving a dial without using it: of one dial, or of all of them. */
export function IdleChoices({
  session,
  table,
  choices,
  dial,
}: ExpressPanelProps & { dial?: string }): JSX.Element {
  const { words } = session;
  const preview = useChosen();
  const offers = choicesOf(choices, 'noop').filter(
    ({ action }) => dial === undefined || action.dial === dial,
  );
  return (
    <section class={css.section}>
      {dial === undefined && <h3>{words.t('page.express.only-move')}</h3>}
      <div class={css.idle}>
        {offers.map(({ action, refusal }) => (
          <ChoiceButton key={action.dial} table={table} action={action} refusal={refusal} isExplained>
            {dial === undefined
              ? words.t(`page.express.dial.${action.dial}`)
              : words.t('page.express.only-this', { dial: words.t(`dial.${action.dial}`) })}
          </ChoiceButton>
        ))}
      </div>
      {preview?.action.type === 'noop' && <FurtherEvents preview={preview} />}
    </section>
  );
}
