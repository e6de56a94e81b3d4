import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { signal } from '@preact/signals';
import type { AskingBack } from '../family/furniture.ts';
import { deedAt } from '../history/told.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { MatchSession } from '../match/session.ts';
import { type AtTable, atTable, isPlayer, isStill, ownSeats, useOnline } from './at-table.ts';
import css from './online-table.module.css';

/** Whether the dialog is open. */
const isOpen = signal(false);

/** Moves that are offered to go back to before. */
const MOST = 8;

/** The position before the last decision of one's own; where there is none, before the last move. */
function beforeOwn(at: AtTable): number {
  const { session } = at;
  const own = ownSeats(at);
  const length = session.at.value;
  for (let position = length; position > 0; position--) {
    const action = session.actionAt(position);
    if (action && own.includes(action.by) && !session.wasForced(position)) return position - 1;
  }
  return length - 1;
}

/** Asking the others, where nothing can be taken back without them. */
export function askingBack(session: MatchSession): AskingBack | null {
  const at = atTable(session);
  const { keeper, company } = at;
  const { words } = session;
  if (!isPlayer(at) || session.at.value === 0) return null;
  const reason =
    keeper.terms.undo === 'none'
      ? 'none'
      : isStill(at)
        ? 'still'
        : company.asks.value.some(({ wish }) => wish.kind === 'undo')
          ? 'asked'
          : keeper.connection.state.value === 'on'
            ? null
            : 'offline';
  return {
    name: words.t('page.online-table.ask-back'),
    refusal: reason === null ? null : { text: words.t(`page.online-table.ask-back.${reason}`) },
    ask: () => {
      if (reason === null) isOpen.value = true;
    },
  };
}

function AskDialog({ at }: { at: AtTable }): JSX.Element {
  const { session, company } = at;
  const { words } = session;
  const length = session.at.value;
  const own = beforeOwn(at);
  // Few mean a decision that is far back: it is offered, and nothing but the last move is proposed.
  const [to, setTo] = useState(length - own > MOST ? length - 1 : own);
  const close = (): void => void (isOpen.value = false);
  const positions = Array.from(
    { length: Math.min(length, Math.max(MOST, length - own)) },
    (_, index) => length - index,
  );
  return (
    <Dialog
      title={words.t('page.online-table.ask-back')}
      onClose={close}
      foot={
        <>
          <Button onPress={close}>{words.t('page.cancel')}</Button>
          <Button
            look="primary"
            data-send-request
            onPress={() => {
              company.wish({ kind: 'undo', to });
              close();
            }}
          >
            {words.t('page.online-table.ask-back.send', { number: length - to })}
          </Button>
        </>
      }
    >
      <fieldset class={css.choices}>
        <legend>{words.t('page.online-table.ask-back.help')}</legend>
        {positions.map((position) => (
          <label key={position} data-goes={position > to || undefined}>
            <input
              type="radio"
              name="back-to"
              checked={to === position - 1}
              onChange={() => setTo(position - 1)}
            />
            <small>#{position}</small>
            <span>{deedAt(session, position) ?? '…'}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}

/** The dialog, while it is open. */
export function TakeBackDialog(): JSX.Element | null {
  const at = useOnline();
  return isOpen.value ? <AskDialog at={at} /> : null;
}
