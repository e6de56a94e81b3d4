import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useTable } from '../family/table-state.ts';
import { keepCopy } from '../match/open.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { TipText } from '../parts/tip.tsx';
import { here, openTable } from '../services.ts';
import type { Ask } from '../../online/asks.ts';
import { type AtTable, isPlayer, useOnline } from './at-table.ts';
import css from './online-table.module.css';

const HOUR = 3_600_000;
/** How long one may ask to pause, in hours. */
const PAUSES = [1, 24, 7 * 24] as const;

const asking = signal<'pause' | 'end' | null>(null);

/** Why this cannot be asked for now; null if it can. */
function refusalOf({ session, keeper, company }: AtTable, kind: Ask['wish']['kind']): TipText | null {
  const { words } = session;
  const { pausedUntil, ended } = keeper.line.value;
  const isOver = ended !== null || session.turn.value.kind === 'finished';
  const reason = isOver
    ? 'over'
    : kind === 'pause' && pausedUntil !== null
      ? 'still'
      : company.asks.value.some(({ wish }) => wish.kind === kind)
        ? 'asked'
        : keeper.connection.state.value === 'on'
          ? null
          : 'offline';
  return reason === null ? null : { text: words.t(`page.online-table.ask-back.${reason}`) };
}

/** What only an online table has in its menu. */
export function OnlineLines(): JSX.Element {
  const at = useOnline();
  const { seating } = useTable();
  const { session } = at;
  const { words } = session;
  return (
    <>
      <Button look="quiet" icon="person" data-seats onPress={() => (seating.value = true)}>
        {words.t('page.computers.seats')}
      </Button>
      {isPlayer(at) && (
        <>
          <Button
            look="quiet"
            icon="pause"
            data-ask-pause
            refusal={refusalOf(at, 'pause')}
            onPress={() => (asking.value = 'pause')}
          >
            {words.t('page.online-table.ask-pause')}
          </Button>
          <Button
            look="quiet"
            icon="close"
            data-ask-end
            refusal={refusalOf(at, 'end')}
            onPress={() => (asking.value = 'end')}
          >
            {words.t('page.online-table.ask-end')}
          </Button>
        </>
      )}
      <Button look="quiet" icon="copy" data-keep-copy onPress={() => void openTable(keepCopy(here, session))}>
        {words.t('page.online-table.keep-copy')}
      </Button>
    </>
  );
}

/** Asks before everybody is asked. */
export function AskingDialog(): JSX.Element | null {
  const at = useOnline();
  const { session, company, keeper } = at;
  const { words } = session;
  const { value: kind } = asking;
  if (kind === null) return null;
  const close = (): void => void (asking.value = null);
  const pause = (hours: number): void => {
    company.wish({
      kind: 'pause',
      until: Math.round(Date.now() + keeper.connection.offset.value + hours * HOUR),
    });
    close();
  };
  if (kind === 'pause')
    return (
      <Dialog title={words.t('page.online-table.ask-pause')} onClose={close}>
        <p>{words.t('page.online-table.ask-pause.help')}</p>
        <div class={css.ways}>
          {PAUSES.map((hours) => (
            <Button key={hours} data-pause-for={hours} onPress={() => pause(hours)}>
              {words.t('page.online-table.ask-pause.for', { number: hours })}
            </Button>
          ))}
        </div>
      </Dialog>
    );
  return (
    <Dialog
      title={words.t('page.online-table.ask-end')}
      onClose={close}
      foot={
        <>
          <Button onPress={close}>{words.t('page.cancel')}</Button>
          <Button
            look="primary"
            data-send-end
            onPress={() => {
              company.wish({ kind: 'end' });
              close();
            }}
          >
            {words.t('page.online-table.ask-end.send')}
          </Button>
        </>
      }
    >
      <p>{words.t('page.online-table.ask-end.help')}</p>
    </Dialog>
  );
}
